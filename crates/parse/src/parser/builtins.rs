//! Functions the compiler knows: GCC's `__builtin_` functions, and the library functions that GCC
//! declares by itself when a program calls them without a header.
//!
//! A prototype is written in a small language of its own (`"void*(void*,const void*,size_t)"`) and
//! becomes a declaration when the function is first named.

use super::Parser;
use cassay_lang::tree::*;
use cassay_lang::types::Types;
use cassay_lang::{Span, Symbol};

/// Builtins whose type depends on their arguments.
pub fn generic(name: &str, symbol: Symbol) -> Option<Builtin> {
    let Some(short) = name.strip_prefix("__builtin_") else {
        return Some(Builtin::Unsupported(symbol));
    };
    Some(match short {
        "add_overflow" => Builtin::AddOverflow,
        "sub_overflow" => Builtin::SubOverflow,
        "mul_overflow" => Builtin::MulOverflow,
        "add_overflow_p" => Builtin::AddOverflowP,
        "sub_overflow_p" => Builtin::SubOverflowP,
        "mul_overflow_p" => Builtin::MulOverflowP,
        "constant_p" => Builtin::ConstantP,
        "va_start" => Builtin::VaStart,
        "va_end" => Builtin::VaEnd,
        "va_copy" => Builtin::VaCopy,
        "isnan" => Builtin::IsNan,
        "isinf" => Builtin::IsInf,
        "isinf_sign" => Builtin::IsInfSign,
        "isfinite" => Builtin::IsFinite,
        "isnormal" => Builtin::IsNormal,
        "signbit" => Builtin::Signbit,
        "isgreater" => Builtin::IsGreater,
        "isgreaterequal" => Builtin::IsGreaterEqual,
        "isless" => Builtin::IsLess,
        "islessequal" => Builtin::IsLessEqual,
        "islessgreater" => Builtin::IsLessGreater,
        "isunordered" => Builtin::IsUnordered,
        "classify_type" => Builtin::ClassifyType,
        "object_size" | "dynamic_object_size" => Builtin::ObjectSize,
        "complex" | "fpclassify" | "shuffle" | "shufflevector" | "apply" | "apply_args"
        | "return" | "setjmp" | "longjmp" => Builtin::Unsupported(symbol),
        _ => return None,
    })
}

/// Known with and without `__builtin_` in front.
const LIBRARY: &[(&str, &str)] = &[
    ("memcpy", "void*(void*,const void*,size_t)"),
    ("memmove", "void*(void*,const void*,size_t)"),
    ("mempcpy", "void*(void*,const void*,size_t)"),
    ("memset", "void*(void*,int,size_t)"),
    ("memcmp", "int(const void*,const void*,size_t)"),
    ("memchr", "void*(const void*,int,size_t)"),
    ("bzero", "void(void*,size_t)"),
    ("bcmp", "int(const void*,const void*,size_t)"),
    ("bcopy", "void(const void*,void*,size_t)"),
    ("strlen", "size_t(const char*)"),
    ("strnlen", "size_t(const char*,size_t)"),
    ("strcpy", "char*(char*,const char*)"),
    ("strncpy", "char*(char*,const char*,size_t)"),
    ("stpcpy", "char*(char*,const char*)"),
    ("stpncpy", "char*(char*,const char*,size_t)"),
    ("strcmp", "int(const char*,const char*)"),
    ("strncmp", "int(const char*,const char*,size_t)"),
    ("strcasecmp", "int(const char*,const char*)"),
    ("strncasecmp", "int(const char*,const char*,size_t)"),
    ("strcat", "char*(char*,const char*)"),
    ("strncat", "char*(char*,const char*,size_t)"),
    ("strchr", "char*(const char*,int)"),
    ("strrchr", "char*(const char*,int)"),
    ("index", "char*(const char*,int)"),
    ("rindex", "char*(const char*,int)"),
    ("strstr", "char*(const char*,const char*)"),
    ("strspn", "size_t(const char*,const char*)"),
    ("strcspn", "size_t(const char*,const char*)"),
    ("strpbrk", "char*(const char*,const char*)"),
    ("strdup", "char*(const char*)"),
    ("strndup", "char*(const char*,size_t)"),
    ("printf", "int(const char*,...)"),
    ("fprintf", "int(void*,const char*,...)"),
    ("sprintf", "int(char*,const char*,...)"),
    ("snprintf", "int(char*,size_t,const char*,...)"),
    ("vprintf", "int(const char*,va_list)"),
    ("vfprintf", "int(void*,const char*,va_list)"),
    ("vsprintf", "int(char*,const char*,va_list)"),
    ("vsnprintf", "int(char*,size_t,const char*,va_list)"),
    ("scanf", "int(const char*,...)"),
    ("sscanf", "int(const char*,const char*,...)"),
    ("puts", "int(const char*)"),
    ("putchar", "int(int)"),
    ("fputs", "int(const char*,void*)"),
    ("fputc", "int(int,void*)"),
    ("putc", "int(int,void*)"),
    ("fwrite", "size_t(const void*,size_t,size_t,void*)"),
    ("abort", "void(void)"),
    ("exit", "void(int)"),
    ("_exit", "void(int)"),
    ("_Exit", "void(int)"),
    ("malloc", "void*(size_t)"),
    ("calloc", "void*(size_t,size_t)"),
    ("realloc", "void*(void*,size_t)"),
    ("aligned_alloc", "void*(size_t,size_t)"),
    ("free", "void(void*)"),
    ("alloca", "void*(size_t)"),
    ("abs", "int(int)"),
    ("labs", "long(long)"),
    ("llabs", "llong(llong)"),
    ("imaxabs", "intmax_t(intmax_t)"),
    ("ffs", "int(int)"),
    ("ffsl", "int(long)"),
    ("ffsll", "int(llong)"),
    ("isalnum", "int(int)"),
    ("isalpha", "int(int)"),
    ("isascii", "int(int)"),
    ("isblank", "int(int)"),
    ("iscntrl", "int(int)"),
    ("isdigit", "int(int)"),
    ("isgraph", "int(int)"),
    ("islower", "int(int)"),
    ("isprint", "int(int)"),
    ("ispunct", "int(int)"),
    ("isspace", "int(int)"),
    ("isupper", "int(int)"),
    ("isxdigit", "int(int)"),
    ("toascii", "int(int)"),
    ("tolower", "int(int)"),
    ("toupper", "int(int)"),
];

/// Functions of `<math.h>`: `F` is `double`, or what the suffix `f` or `l` of the name says.
const MATH: &[(&str, &str)] = &[
    ("fabs", "F(F)"),
    ("sqrt", "F(F)"),
    ("cbrt", "F(F)"),
    ("floor", "F(F)"),
    ("ceil", "F(F)"),
    ("trunc", "F(F)"),
    ("round", "F(F)"),
    ("roundeven", "F(F)"),
    ("rint", "F(F)"),
    ("nearbyint", "F(F)"),
    ("sin", "F(F)"),
    ("cos", "F(F)"),
    ("tan", "F(F)"),
    ("asin", "F(F)"),
    ("acos", "F(F)"),
    ("atan", "F(F)"),
    ("sinh", "F(F)"),
    ("cosh", "F(F)"),
    ("tanh", "F(F)"),
    ("asinh", "F(F)"),
    ("acosh", "F(F)"),
    ("atanh", "F(F)"),
    ("exp", "F(F)"),
    ("exp2", "F(F)"),
    ("expm1", "F(F)"),
    ("log", "F(F)"),
    ("log2", "F(F)"),
    ("log10", "F(F)"),
    ("log1p", "F(F)"),
    ("logb", "F(F)"),
    ("erf", "F(F)"),
    ("erfc", "F(F)"),
    ("lgamma", "F(F)"),
    ("tgamma", "F(F)"),
    ("fmod", "F(F,F)"),
    ("remainder", "F(F,F)"),
    ("pow", "F(F,F)"),
    ("atan2", "F(F,F)"),
    ("hypot", "F(F,F)"),
    ("fdim", "F(F,F)"),
    ("fmin", "F(F,F)"),
    ("fmax", "F(F,F)"),
    ("copysign", "F(F,F)"),
    ("nextafter", "F(F,F)"),
    ("nexttoward", "F(F,ldouble)"),
    ("fma", "F(F,F,F)"),
    ("ldexp", "F(F,int)"),
    ("scalbn", "F(F,int)"),
    ("scalbln", "F(F,long)"),
    ("frexp", "F(F,int*)"),
    ("modf", "F(F,F*)"),
    ("remquo", "F(F,F,int*)"),
    ("ilogb", "int(F)"),
    ("lrint", "long(F)"),
    ("llrint", "llong(F)"),
    ("lround", "long(F)"),
    ("llround", "llong(F)"),
    ("nan", "F(const char*)"),
];

/// Like [`MATH`], but only with `__builtin_` in front.
const BUILTIN_MATH: &[(&str, &str)] = &[
    ("inf", "F(void)"),
    ("huge_val", "F(void)"),
    ("nans", "F(const char*)"),
    ("powi", "F(F,int)"),
];

/// Only with `__builtin_` in front.
const BUILTIN: &[(&str, &str)] = &[
    ("trap", "void(void)"),
    ("unreachable", "void(void)"),
    ("expect", "long(long,long)"),
    ("expect_with_probability", "long(long,long,double)"),
    ("assume_aligned", "void*(const void*,size_t,...)"),
    ("assume", "void(bool)"),
    ("prefetch", "void(const void*,...)"),
    ("return_address", "void*(unsigned)"),
    ("frame_address", "void*(unsigned)"),
    ("extract_return_addr", "void*(void*)"),
    ("alloca_with_align", "void*(size_t,size_t)"),
    ("__clear_cache", "void(void*,void*)"),
    ("clz", "int(unsigned)"),
    ("clzl", "int(ulong)"),
    ("clzll", "int(ullong)"),
    ("ctz", "int(unsigned)"),
    ("ctzl", "int(ulong)"),
    ("ctzll", "int(ullong)"),
    ("popcount", "int(unsigned)"),
    ("popcountl", "int(ulong)"),
    ("popcountll", "int(ullong)"),
    ("parity", "int(unsigned)"),
    ("parityl", "int(ulong)"),
    ("parityll", "int(ullong)"),
    ("clrsb", "int(int)"),
    ("clrsbl", "int(long)"),
    ("clrsbll", "int(llong)"),
    ("bswap16", "uint16_t(uint16_t)"),
    ("bswap32", "uint32_t(uint32_t)"),
    ("bswap64", "uint64_t(uint64_t)"),
    ("bswap128", "u128(u128)"),
    ("sadd_overflow", "bool(int,int,int*)"),
    ("saddl_overflow", "bool(long,long,long*)"),
    ("saddll_overflow", "bool(llong,llong,llong*)"),
    ("uadd_overflow", "bool(unsigned,unsigned,unsigned*)"),
    ("uaddl_overflow", "bool(ulong,ulong,ulong*)"),
    ("uaddll_overflow", "bool(ullong,ullong,ullong*)"),
    ("ssub_overflow", "bool(int,int,int*)"),
    ("ssubl_overflow", "bool(long,long,long*)"),
    ("ssubll_overflow", "bool(llong,llong,llong*)"),
    ("usub_overflow", "bool(unsigned,unsigned,unsigned*)"),
    ("usubl_overflow", "bool(ulong,ulong,ulong*)"),
    ("usubll_overflow", "bool(ullong,ullong,ullong*)"),
    ("smul_overflow", "bool(int,int,int*)"),
    ("smull_overflow", "bool(long,long,long*)"),
    ("smulll_overflow", "bool(llong,llong,llong*)"),
    ("umul_overflow", "bool(unsigned,unsigned,unsigned*)"),
    ("umull_overflow", "bool(ulong,ulong,ulong*)"),
    ("umulll_overflow", "bool(ullong,ullong,ullong*)"),
    ("isnanf", "int(float)"),
    ("isnanl", "int(ldouble)"),
    ("isinff", "int(float)"),
    ("isinfl", "int(ldouble)"),
    ("signbitf", "int(float)"),
    ("signbitl", "int(ldouble)"),
];

/// What `<string.h>` and `<stdio.h>` of glibc call where `_FORTIFY_SOURCE` is defined, only with `__builtin_` in front: with
/// the size of the object that is written to, and whether formats are looked at.
const FORTIFIED: &[(&str, &str)] = &[
    ("__memcpy_chk", "void*(void*,const void*,size_t,size_t)"),
    ("__memmove_chk", "void*(void*,const void*,size_t,size_t)"),
    ("__mempcpy_chk", "void*(void*,const void*,size_t,size_t)"),
    ("__memset_chk", "void*(void*,int,size_t,size_t)"),
    ("__strcpy_chk", "char*(char*,const char*,size_t)"),
    ("__stpcpy_chk", "char*(char*,const char*,size_t)"),
    ("__strncpy_chk", "char*(char*,const char*,size_t,size_t)"),
    ("__stpncpy_chk", "char*(char*,const char*,size_t,size_t)"),
    ("__strcat_chk", "char*(char*,const char*,size_t)"),
    ("__strncat_chk", "char*(char*,const char*,size_t,size_t)"),
    ("__printf_chk", "int(int,const char*,...)"),
    ("__fprintf_chk", "int(void*,int,const char*,...)"),
    ("__sprintf_chk", "int(char*,int,size_t,const char*,...)"),
    (
        "__snprintf_chk",
        "int(char*,size_t,int,size_t,const char*,...)",
    ),
    ("__vprintf_chk", "int(int,const char*,va_list)"),
    ("__vfprintf_chk", "int(void*,int,const char*,va_list)"),
    (
        "__vsprintf_chk",
        "int(char*,int,size_t,const char*,va_list)",
    ),
    (
        "__vsnprintf_chk",
        "int(char*,size_t,int,size_t,const char*,va_list)",
    ),
];

/// Whether this is a function of `<math.h>` in its form for `double`.
pub fn is_math(name: &str) -> bool {
    find(name, MATH).is_some()
}

/// The entry of a name, and what `F` means for it.
fn find(name: &str, table: &[(&str, &'static str)]) -> Option<&'static str> {
    table
        .iter()
        .find(|entry| entry.0 == name)
        .map(|entry| entry.1)
}

fn find_math(name: &str, table: &[(&str, &'static str)]) -> Option<(&'static str, FloatKind)> {
    let suffixed = |suffix, kind| {
        let base = name.strip_suffix(suffix)?;
        find(base, table).map(|prototype| (prototype, kind))
    };
    find(name, table)
        .map(|prototype| (prototype, FloatKind::Double))
        .or_else(|| suffixed('f', FloatKind::Float))
        .or_else(|| suffixed('l', FloatKind::LongDouble))
}

fn library_prototype(name: &str) -> Option<(&'static str, FloatKind)> {
    find(name, LIBRARY)
        .map(|prototype| (prototype, FloatKind::Double))
        .or_else(|| find_math(name, MATH))
}

fn builtin_prototype(name: &str) -> Option<(&'static str, FloatKind)> {
    let short = name.strip_prefix("__builtin_")?;
    find(short, BUILTIN)
        .or_else(|| find(short, FORTIFIED))
        .map(|prototype| (prototype, FloatKind::Double))
        .or_else(|| library_prototype(short))
        .or_else(|| find_math(short, BUILTIN_MATH))
}

impl Parser<'_> {
    /// A declaration for a `__builtin_` name.
    pub(super) fn builtin_function(&mut self, name: Symbol) -> Option<DeclId> {
        let (prototype, float) = builtin_prototype(self.program.name(name))?;
        Some(self.declare_prototype(name, prototype, float, Storage::Builtin))
    }

    /// A declaration for a library function that is called without one.
    pub(super) fn library_function(&mut self, name: Symbol) -> Option<DeclId> {
        let (prototype, float) = library_prototype(self.program.name(name))?;
        Some(self.declare_prototype(name, prototype, float, Storage::Extern))
    }

    fn declare_prototype(
        &mut self,
        name: Symbol,
        prototype: &str,
        float: FloatKind,
        storage: Storage,
    ) -> DeclId {
        let (ret, params) = prototype.split_once('(').unwrap_or((prototype, "void)"));
        let ret = self.written_type(ret, float);
        let mark = self.decls.len();
        let mut variadic = false;
        for param in params.trim_end_matches(')').split(',') {
            match param {
                "void" => {}
                "..." => variadic = true,
                _ => {
                    let ty = self.written_type(param, float);
                    let kind = DeclKind::Param {
                        ty,
                        register: false,
                    };
                    let param = self.push_decl(kind, None, Span::NONE, Attrs::default());
                    self.decls.push(param);
                }
            }
        }
        let params = self.program.list(&self.decls[mark..]);
        self.decls.truncate(mark);
        let kind = TypeKind::Function {
            ret,
            params: Params::List(params),
            variadic,
        };
        let ty = self.push_type(kind, Quals::NONE, Span::NONE);
        let kind = DeclKind::Function {
            ty,
            storage,
            inline: false,
            noreturn: false,
            params,
            body: None,
        };
        self.push_decl(kind, Some(name), Span::NONE, Attrs::default())
    }

    fn written_type(&mut self, text: &str, float: FloatKind) -> TypeId {
        let base = text.trim_end_matches('*');
        let stars = text.len() - base.len();
        let (quals, base) = match base.strip_prefix("const ") {
            Some(base) => (Quals::CONST, base),
            None => (Quals::NONE, base),
        };
        let kind = match base {
            "F" => TypeKind::Float(float),
            "va_list" => TypeKind::VaList,
            "double" => TypeKind::Float(FloatKind::Double),
            "float" => TypeKind::Float(FloatKind::Float),
            "ldouble" => TypeKind::Float(FloatKind::LongDouble),
            _ => self.int_kind(base).map_or(TypeKind::Void, TypeKind::Int),
        };
        let mut ty = self.push_type(kind, quals, Span::NONE);
        for _ in 0..stars {
            ty = self.push_type(TypeKind::Pointer(ty), Quals::NONE, Span::NONE);
        }
        ty
    }

    fn int_kind(&self, word: &str) -> Option<IntKind> {
        Some(match word {
            "bool" => IntKind::Bool,
            "char" => IntKind::Char,
            "ushort" => IntKind::UShort,
            "int" => IntKind::Int,
            "unsigned" => IntKind::UInt,
            "long" => IntKind::Long,
            "ulong" => IntKind::ULong,
            "llong" => IntKind::LongLong,
            "ullong" => IntKind::ULongLong,
            "u128" => IntKind::UInt128,
            "size_t" => self.target.size_t,
            "intmax_t" => self.target.intmax_t,
            "uint16_t" => Types::unsigned_of(self.target.int16_t),
            "uint32_t" => Types::unsigned_of(self.target.int32_t),
            "uint64_t" => Types::unsigned_of(self.target.int64_t),
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every word that a prototype uses must be one that `written_type` knows.
    #[test]
    fn prototypes_are_well_formed() {
        const WORDS: &[&str] = &[
            "F", "va_list", "double", "float", "ldouble", "void", "bool", "char", "ushort", "int",
            "unsigned", "long", "ulong", "llong", "ullong", "u128", "size_t", "intmax_t",
            "uint16_t", "uint32_t", "uint64_t", "...",
        ];
        for (name, prototype) in [LIBRARY, MATH, BUILTIN_MATH, BUILTIN, FORTIFIED].concat() {
            let inner = prototype
                .strip_suffix(')')
                .unwrap_or_else(|| panic!("{name}"));
            for word in inner.split(['(', ',']) {
                let word = word.trim_end_matches('*').trim_start_matches("const ");
                assert!(WORDS.contains(&word), "{name}: {word}");
            }
        }
    }

    #[test]
    fn suffixes_choose_the_float() {
        assert_eq!(
            builtin_prototype("__builtin_fabsf"),
            Some(("F(F)", FloatKind::Float))
        );
        assert_eq!(library_prototype("ceil"), Some(("F(F)", FloatKind::Double)));
        assert_eq!(
            library_prototype("ceill"),
            Some(("F(F)", FloatKind::LongDouble))
        );
        assert_eq!(
            builtin_prototype("__builtin_huge_vall").map(|p| p.1),
            Some(FloatKind::LongDouble)
        );
        assert_eq!(library_prototype("inf"), None);
    }
}
