//! Names that a program may not define with external linkage (7.1.3p2), because compilers take them for their own.
//!
//! Every identifier with external linkage of the standard library is reserved as one, whatever headers are included
//! (7.1.3p1). GCC and Clang make use of it: they compute `strlen("ab")` themselves, call `puts` for `printf`, and
//! `memcpy` for an assignment, so that nobody can say which calls the program's own function gets. Names of POSIX
//! and others are the program's; but those that GNU C knows as well (`bzero`, `ffs`, `index`…) are taken over
//! where the program's function has their type. Left out are the names that later standards may add (7.31), and `div`
//! with its like: no compiler knows them.
//!
//! Without a library (5.1.2.1, `-ffreestanding`, `-fno-builtin`) the names are the program's, but for the four
//! functions that compilers call for code of their own.

use super::{Checker, EntityId};
use cassay_lang::tree::{DeclId, DeclKind, FloatKind, IntKind, Storage};
use cassay_lang::types::{QTy, Ty, TyKind};
use cassay_lang::{Span, Symbol};
use rustc_hash::FxHashSet;
use std::sync::LazyLock;

/// A definition with external linkage that has a reserved name, or a declaration of such a name with another type than
/// the library's (7.1.4p2).
#[derive(Clone, Copy, Debug)]
pub struct Reserved {
    /// The name.
    pub name: Symbol,
    /// Where it is defined, or declared.
    pub span: Span,
    /// Compilers rely on it without a library, too.
    pub freestanding: bool,
    /// It is declared only, with another type.
    pub declared: bool,
}

/// What compilers call for code that names no function.
const FREESTANDING: &[&str] = &["memcmp", "memcpy", "memmove", "memset"];

/// Identifiers with external linkage of C17's library (Annex B), without `<math.h>`, `<complex.h>`, `<threads.h>` and
/// the macros that may be functions.
const STANDARD: &[&str] = &[
    "_Exit",
    "abort",
    "abs",
    "aligned_alloc",
    "asctime",
    "at_quick_exit",
    "atexit",
    "atof",
    "atoi",
    "atol",
    "atoll",
    "bsearch",
    "btowc",
    "c16rtomb",
    "c32rtomb",
    "calloc",
    "clearerr",
    "clock",
    "ctime",
    "difftime",
    "errno",
    "exit",
    "fclose",
    "feclearexcept",
    "fegetenv",
    "fegetexceptflag",
    "fegetround",
    "feholdexcept",
    "feof",
    "feraiseexcept",
    "ferror",
    "fesetenv",
    "fesetexceptflag",
    "fesetround",
    "fetestexcept",
    "feupdateenv",
    "fflush",
    "fgetc",
    "fgetpos",
    "fgets",
    "fgetwc",
    "fgetws",
    "fopen",
    "fprintf",
    "fputc",
    "fputs",
    "fputwc",
    "fputws",
    "fread",
    "free",
    "freopen",
    "fscanf",
    "fseek",
    "fsetpos",
    "ftell",
    "fwide",
    "fwprintf",
    "fwrite",
    "fwscanf",
    "getc",
    "getchar",
    "getenv",
    "getwc",
    "getwchar",
    "gmtime",
    "imaxabs",
    "isalnum",
    "isalpha",
    "isblank",
    "iscntrl",
    "isdigit",
    "isgraph",
    "islower",
    "isprint",
    "ispunct",
    "isspace",
    "isupper",
    "iswalnum",
    "iswalpha",
    "iswblank",
    "iswcntrl",
    "iswctype",
    "iswdigit",
    "iswgraph",
    "iswlower",
    "iswprint",
    "iswpunct",
    "iswspace",
    "iswupper",
    "iswxdigit",
    "isxdigit",
    "labs",
    "llabs",
    "localeconv",
    "localtime",
    "longjmp",
    "malloc",
    "mblen",
    "mbrlen",
    "mbrtoc16",
    "mbrtoc32",
    "mbrtowc",
    "mbsinit",
    "mbsrtowcs",
    "mbstowcs",
    "mbtowc",
    "memchr",
    "memcmp",
    "memcpy",
    "memmove",
    "memset",
    "mktime",
    "perror",
    "printf",
    "putc",
    "putchar",
    "puts",
    "putwc",
    "putwchar",
    "qsort",
    "quick_exit",
    "raise",
    "rand",
    "realloc",
    "remove",
    "rename",
    "rewind",
    "scanf",
    "setbuf",
    "setjmp",
    "setlocale",
    "setvbuf",
    "signal",
    "snprintf",
    "sprintf",
    "srand",
    "sscanf",
    "stderr",
    "stdin",
    "stdout",
    "strcat",
    "strchr",
    "strcmp",
    "strcoll",
    "strcpy",
    "strcspn",
    "strerror",
    "strftime",
    "strlen",
    "strncat",
    "strncmp",
    "strncpy",
    "strpbrk",
    "strrchr",
    "strspn",
    "strstr",
    "strtod",
    "strtof",
    "strtoimax",
    "strtok",
    "strtol",
    "strtold",
    "strtoll",
    "strtoul",
    "strtoull",
    "strtoumax",
    "strxfrm",
    "swprintf",
    "swscanf",
    "system",
    "time",
    "timespec_get",
    "tmpfile",
    "tmpnam",
    "tolower",
    "toupper",
    "towctrans",
    "towlower",
    "towupper",
    "ungetc",
    "ungetwc",
    "vfprintf",
    "vfscanf",
    "vfwprintf",
    "vfwscanf",
    "vprintf",
    "vscanf",
    "vsnprintf",
    "vsprintf",
    "vsscanf",
    "vswprintf",
    "vswscanf",
    "vwprintf",
    "vwscanf",
    "wcrtomb",
    "wcscat",
    "wcschr",
    "wcscmp",
    "wcscoll",
    "wcscpy",
    "wcscspn",
    "wcsftime",
    "wcslen",
    "wcsncat",
    "wcsncmp",
    "wcsncpy",
    "wcspbrk",
    "wcsrchr",
    "wcsrtombs",
    "wcsspn",
    "wcsstr",
    "wcstod",
    "wcstof",
    "wcstoimax",
    "wcstok",
    "wcstol",
    "wcstold",
    "wcstoll",
    "wcstombs",
    "wcstoul",
    "wcstoull",
    "wcstoumax",
    "wcsxfrm",
    "wctob",
    "wctomb",
    "wctrans",
    "wctype",
    "wmemchr",
    "wmemcmp",
    "wmemcpy",
    "wmemmove",
    "wmemset",
    "wprintf",
    "wscanf",
];

/// Those of `<math.h>` and `<complex.h>`: each is also a name with `f` and with `l` at its end.
const MATH: &[&str] = &[
    "acos",
    "acosh",
    "asin",
    "asinh",
    "atan",
    "atan2",
    "atanh",
    "cabs",
    "cacos",
    "cacosh",
    "carg",
    "casin",
    "casinh",
    "catan",
    "catanh",
    "cbrt",
    "ccos",
    "ccosh",
    "ceil",
    "cexp",
    "cimag",
    "clog",
    "conj",
    "copysign",
    "cos",
    "cosh",
    "cpow",
    "cproj",
    "creal",
    "csin",
    "csinh",
    "csqrt",
    "ctan",
    "ctanh",
    "erf",
    "erfc",
    "exp",
    "exp2",
    "expm1",
    "fabs",
    "fdim",
    "floor",
    "fma",
    "fmax",
    "fmin",
    "fmod",
    "frexp",
    "hypot",
    "ilogb",
    "ldexp",
    "lgamma",
    "llrint",
    "llround",
    "log",
    "log10",
    "log1p",
    "log2",
    "logb",
    "lrint",
    "lround",
    "modf",
    "nan",
    "nearbyint",
    "nextafter",
    "nexttoward",
    "pow",
    "remainder",
    "remquo",
    "rint",
    "round",
    "scalbln",
    "scalbn",
    "sin",
    "sinh",
    "sqrt",
    "tan",
    "tanh",
    "tgamma",
    "trunc",
];

/// Names that GNU C takes over beyond those, with their types: result and parameters, `p` for a pointer, `i` for an
/// integer, `d` for `double`, `v` for nothing.
const GNU: &[(&str, &str)] = &[
    ("bcmp", "ippi"),
    ("bcopy", "vppi"),
    ("bzero", "vpi"),
    ("drem", "ddd"),
    ("exp10", "dd"),
    ("ffs", "ii"),
    ("ffsl", "ii"),
    ("ffsll", "ii"),
    ("finite", "id"),
    ("gamma", "dd"),
    ("index", "ppi"),
    ("isascii", "ii"),
    ("isinf", "id"),
    ("isnan", "id"),
    ("j0", "dd"),
    ("j1", "dd"),
    ("jn", "did"),
    ("memccpy", "pppii"),
    ("mempcpy", "pppi"),
    ("memrchr", "ppii"),
    ("pow10", "dd"),
    ("rindex", "ppi"),
    ("scalb", "ddd"),
    ("signbit", "id"),
    ("significand", "dd"),
    ("stpcpy", "ppp"),
    ("stpncpy", "pppi"),
    ("strcasecmp", "ipp"),
    ("strdup", "pp"),
    ("strncasecmp", "ippi"),
    ("strndup", "ppi"),
    ("strnlen", "ipi"),
    ("toascii", "ii"),
    ("y0", "dd"),
    ("y1", "dd"),
    ("yn", "did"),
    ("_exit", "vi"),
];

/// Functions that can be declared without a type of a header's (7.1.4p2): what they return and take. `v` nothing, `p` any
/// pointer, `i` `int`, `l` `long`, `q` `long long`, `z` `size_t`, `d` `double`; `.` for more arguments.
const DECLARED: &[(&str, &str)] = &[
    ("_Exit", "vi"),
    ("abort", "v"),
    ("abs", "ii"),
    ("aligned_alloc", "pzz"),
    ("atoi", "ip"),
    ("atol", "lp"),
    ("atoll", "qp"),
    ("calloc", "pzz"),
    ("exit", "vi"),
    ("free", "vp"),
    ("getenv", "pp"),
    ("isalnum", "ii"),
    ("isalpha", "ii"),
    ("isdigit", "ii"),
    ("islower", "ii"),
    ("isspace", "ii"),
    ("isupper", "ii"),
    ("labs", "ll"),
    ("llabs", "qq"),
    ("malloc", "pz"),
    ("memchr", "ppiz"),
    ("memcmp", "ippz"),
    ("memcpy", "pppz"),
    ("memmove", "pppz"),
    ("memset", "ppiz"),
    ("printf", "ip."),
    ("putchar", "ii"),
    ("puts", "ip"),
    ("rand", "i"),
    ("realloc", "ppz"),
    ("scanf", "ip."),
    ("snprintf", "ipzp."),
    ("sprintf", "ipp."),
    ("sscanf", "ipp."),
    ("strcat", "ppp"),
    ("strchr", "ppi"),
    ("strcmp", "ipp"),
    ("strcpy", "ppp"),
    ("strcspn", "zpp"),
    ("strlen", "zp"),
    ("strncat", "pppz"),
    ("strncmp", "ippz"),
    ("strncpy", "pppz"),
    ("strpbrk", "ppp"),
    ("strrchr", "ppi"),
    ("strspn", "zpp"),
    ("strstr", "ppp"),
    ("strtok", "ppp"),
    ("strtol", "lppi"),
    ("strtoll", "qppi"),
    ("tolower", "ii"),
    ("toupper", "ii"),
];

/// The same for `<math.h>`: how many times the type of the name's suffix.
const DECLARED_MATH: &[(&[&str], usize)] = &[
    (
        &[
            "acos", "asin", "atan", "cbrt", "ceil", "cos", "cosh", "exp", "exp2", "fabs", "floor",
            "log", "log10", "log2", "rint", "round", "sin", "sinh", "sqrt", "tan", "tanh", "trunc",
        ],
        2,
    ),
    (
        &[
            "atan2", "copysign", "fdim", "fmax", "fmin", "fmod", "hypot", "pow",
        ],
        3,
    ),
    (&["fma"], 4),
];

impl Checker<'_> {
    /// Notes a definition if its name is reserved.
    pub(super) fn note_reserved(&mut self, id: EntityId, decl: DeclId) {
        let Some(symbol) = self.p[decl].name else {
            return;
        };
        if self.externals.get(&symbol) != Some(&id) {
            return;
        }
        if self.is_glibc_inline(decl) {
            return;
        }
        let name = self.p.name(symbol);
        let gnu = || {
            let known = GNU.iter().find(|(known, _)| *known == name);
            known.is_some_and(|(_, shape)| self.has_shape(id, shape))
        };
        if is_standard(name) || gnu() {
            self.out.reserved.push(Reserved {
                name: symbol,
                span: self.p[decl].span,
                freestanding: FREESTANDING.contains(&name),
                declared: false,
            });
        }
    }

    /// Notes a declaration of a function of the library's that has another type: what it returns is not what callers take,
    /// or it takes not what they give. Pointers are all alike.
    pub(super) fn note_declared(&mut self, id: EntityId, decl: DeclId, qty: QTy) {
        let Some(symbol) = self.p[decl].name else {
            return;
        };
        let name = self.p.name(symbol);
        if !is_standard(name) || self.externals.get(&symbol) != Some(&id) {
            return;
        }
        if let Some(shape) = declared_shape(name)
            && !self.is_declared_as(qty, &shape)
        {
            self.out.reserved.push(Reserved {
                name: symbol,
                span: self.p[decl].span,
                freestanding: false,
                declared: true,
            });
        }
    }

    /// Whether a type is one as in [`DECLARED`].
    fn is_declared_as(&self, qty: QTy, shape: &str) -> bool {
        let types = &self.out.types;
        let Some(sig) = types.callee_sig(qty.ty) else {
            return true;
        };
        let is = |ty: Ty, letter: char| match letter {
            'v' => ty == Ty::VOID,
            'p' => matches!(self.kind(ty), TyKind::Pointer(_)),
            'd' => matches!(self.kind(ty), TyKind::Float(FloatKind::Double)),
            'f' => matches!(self.kind(ty), TyKind::Float(FloatKind::Float)),
            'D' => matches!(self.kind(ty), TyKind::Float(FloatKind::LongDouble)),
            letter => {
                let kind = match letter {
                    'i' => IntKind::Int,
                    'l' => IntKind::Long,
                    'q' => IntKind::LongLong,
                    _ => types.target.size_t,
                };
                types.int_shape(ty) == types.int_shape(Ty::int(kind))
            }
        };
        let variadic = shape.ends_with('.');
        let shape = shape.trim_end_matches('.');
        let Some(ret) = shape.chars().next() else {
            return true;
        };
        let params = shape.get(ret.len_utf8()..).unwrap_or_default();
        let given = sig.params.iter().map(|param| param.ty);
        is(sig.ret.ty, ret)
            && (!sig.prototype
                || sig.variadic == variadic
                    && sig.params.len() == params.len()
                    && given.zip(params.chars()).all(|(ty, letter)| is(ty, letter)))
    }

    /// Whether a definition is one of those that glibc's headers have for functions of its own where a compiler optimises:
    /// it may be inlined, defines nothing for the linker, and does what the library's does. All its parameters have names
    /// that only an implementation may use (7.1.3p1).
    pub(super) fn is_glibc_inline(&self, decl: DeclId) -> bool {
        let DeclKind::Function {
            storage: Storage::Extern,
            inline: true,
            params,
            ..
        } = self.p[decl].kind
        else {
            return false;
        };
        let own = |name: Option<Symbol>| self.symbol(name).starts_with("__");
        self.p.attributes(self.p[decl].attrs).gnu_inline
            && match params.is_empty() {
                true => self.symbol(self.p[decl].name) == "getchar",
                false => self.p.items(params).all(|param| own(self.p[param].name)),
            }
    }

    /// Whether a function has a type as in [`GNU`].
    fn has_shape(&self, id: EntityId, shape: &str) -> bool {
        let types = &self.out.types;
        let Some(sig) = types.callee_sig(self.out.entity(id).qty.ty) else {
            return false;
        };
        let letter = |ty: Ty| match self.kind(ty) {
            TyKind::Void => 'v',
            TyKind::Pointer(_) => 'p',
            TyKind::Float(FloatKind::Double) => 'd',
            _ if types.is_integer(ty) => 'i',
            _ => '?',
        };
        let own = std::iter::once(sig.ret).chain(sig.params.iter().copied());
        own.map(|qty| letter(qty.ty)).eq(shape.chars())
    }
}

/// The type of a function that programs declare themselves, as in [`DECLARED`].
fn declared_shape(name: &str) -> Option<String> {
    if let Some((_, shape)) = DECLARED.iter().find(|(known, _)| *known == name) {
        return Some(shape.to_string());
    }
    let (base, float) = match name.strip_suffix(['f', 'l']) {
        Some(base) if KNOWN_MATH.contains(base) && !KNOWN_MATH.contains(name) => {
            (base, if name.ends_with('f') { "f" } else { "D" })
        }
        _ => (name, "d"),
    };
    let count = DECLARED_MATH
        .iter()
        .find(|(names, _)| names.contains(&base));
    count.map(|(_, count)| float.repeat(*count))
}

/// Whether a name is one of the standard library's.
pub(super) fn is_standard(name: &str) -> bool {
    KNOWN.contains(name) || is_math(name)
}

fn is_math(name: &str) -> bool {
    let suffixed = || name.strip_suffix(['f', 'l']);
    KNOWN_MATH.contains(name) || suffixed().is_some_and(|base| KNOWN_MATH.contains(base))
}

/// The same as the lists of these names, which every definition is looked up in.
static KNOWN: LazyLock<FxHashSet<&str>> = LazyLock::new(|| STANDARD.iter().copied().collect());
static KNOWN_MATH: LazyLock<FxHashSet<&str>> = LazyLock::new(|| MATH.iter().copied().collect());
