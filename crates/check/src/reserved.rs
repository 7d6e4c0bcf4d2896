//! Names that a program may not define with external linkage (7.1.3p2), because compilers take them for their own.
//!
//! Every identifier with external linkage of the standard library is reserved as one, whatever headers are included
//! (7.1.3p1). GCC and Clang make use of it: they compute `strlen("ab")` themselves, call `puts` for `printf`, and
//! `memcpy` for an assignment, so that nobody can say which calls the program's own function gets. Names of POSIX
//! and others are the program's; but those that GNU C knows as well (`bzero`, `ffs`, `index`…) are taken over
//! where the program's function has their type. Names that begin with two underscores, or with one and a capital letter, are
//! always reserved (7.1.3p1): compilers know hundreds of them (`__memset_chk`, `__strdup`, `__udivti3`). Left out are the
//! names that later standards may add (7.31), and `div` with its like: no compiler knows them.
//!
//! Without a library (5.1.2.1, `-ffreestanding`, `-fno-builtin`) the names are the program's, but for those with
//! underscores and the four functions that compilers call for code of their own.

use super::{Checker, EntityId};
use cassay_lang::tree::{DeclId, DeclKind, FloatKind, IntKind};
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

/// Clang takes calls of it to return never, whatever its type.
const NO_RETURN: &str = "_exit";

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
/// integer, `d` for `double`, `f` for `float`, `D` for `long double`, `r` for any of the three, `v` for nothing; `.` for
/// more arguments. They are what GCC 12 and Clang 19 warn about when they are declared with another type, and those
/// that LLVM's optimiser knows beyond.
const GNU: &[(&str, &str)] = &[
    ("alloca", "pi"),
    ("bcmp", "ippi"),
    ("bcopy", "vppi"),
    ("bzero", "vpi"),
    ("dcgettext", "pppi"),
    ("dgettext", "ppp"),
    ("execl", "ipp."),
    ("execle", "ipp."),
    ("execlp", "ipp."),
    ("execv", "ipp"),
    ("execve", "ippp"),
    ("execvp", "ipp"),
    ("ffs", "ii"),
    ("ffsimax", "ii"),
    ("ffsl", "ii"),
    ("ffsll", "ii"),
    ("fork", "i"),
    ("fprintf_unlocked", "ipp."),
    ("fputc_unlocked", "iip"),
    ("fputs_unlocked", "ipp"),
    ("fwrite_unlocked", "ipiip"),
    ("gamma_r", "ddp"),
    ("gammaf_r", "ffp"),
    ("gammal_r", "DDp"),
    ("gettext", "pp"),
    ("index", "ppi"),
    ("isascii", "ii"),
    ("isinf", "ir"),
    ("isnan", "ir"),
    ("lgamma_r", "ddp"),
    ("lgammaf_r", "ffp"),
    ("lgammal_r", "DDp"),
    ("memalign", "pii"),
    ("memccpy", "pppii"),
    ("mempcpy", "pppi"),
    ("memrchr", "ppii"),
    ("posix_memalign", "ipii"),
    ("printf_unlocked", "ip."),
    ("putc_unlocked", "iip"),
    ("putchar_unlocked", "ii"),
    ("puts_unlocked", "ip"),
    ("rindex", "ppi"),
    ("signbit", "ir"),
    ("stpcpy", "ppp"),
    ("stpncpy", "pppi"),
    ("strcasecmp", "ipp"),
    ("strdup", "pp"),
    ("strfmon", "ipip."),
    ("strlcat", "ippi"),
    ("strlcpy", "ippi"),
    ("strncasecmp", "ippi"),
    ("strndup", "ppi"),
    ("strnlen", "ipi"),
    ("toascii", "ii"),
    ("valloc", "pi"),
    ("vfork", "i"),
];

/// The same in three types, as in [`MATH`]: `d` is the type of the name's suffix.
const GNU_MATH: &[(&str, &str)] = &[
    ("drem", "ddd"),
    ("exp10", "dd"),
    ("finite", "id"),
    ("gamma", "dd"),
    ("isinf", "id"),
    ("isnan", "id"),
    ("j0", "dd"),
    ("j1", "dd"),
    ("jn", "did"),
    ("pow10", "dd"),
    ("roundeven", "dd"),
    ("scalb", "ddd"),
    ("signbit", "id"),
    ("significand", "dd"),
    ("sincos", "vdpp"),
    ("y0", "dd"),
    ("y1", "dd"),
    ("yn", "did"),
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
        if self.p.is_glibc_inline(decl) {
            return;
        }
        let name = self.p.name(symbol);
        // What headers define to be inlined is nobody's definition.
        let own = is_implementations(name)
            && !matches!(self.p[decl].kind, DeclKind::Function { inline: true, .. });
        let gnu = || gnu_shape(name).is_some_and(|shape| self.has_shape(id, &shape));
        if own || is_standard(name) || name == NO_RETURN || gnu() {
            self.out.reserved.push(Reserved {
                name: symbol,
                span: self.p[decl].span,
                freestanding: own || FREESTANDING.contains(&name),
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

    /// Whether a function has a type as in [`GNU`].
    fn has_shape(&self, id: EntityId, shape: &str) -> bool {
        let types = &self.out.types;
        let Some(sig) = types.callee_sig(self.out.entity(id).qty.ty) else {
            return false;
        };
        let is = |ty: Ty, letter: char| match self.kind(ty) {
            TyKind::Void => letter == 'v',
            TyKind::Pointer(_) => letter == 'p',
            TyKind::Float(FloatKind::Float) => matches!(letter, 'f' | 'r'),
            TyKind::Float(FloatKind::Double) => matches!(letter, 'd' | 'r'),
            TyKind::Float(FloatKind::LongDouble) => matches!(letter, 'D' | 'r'),
            _ => letter == 'i' && types.is_integer(ty),
        };
        let fixed = shape.trim_end_matches('.');
        let own = std::iter::once(sig.ret).chain(sig.params.iter().copied());
        sig.variadic == (fixed != shape)
            && sig.params.len() + 1 == fixed.len()
            && own
                .zip(fixed.chars())
                .all(|(qty, letter)| is(qty.ty, letter))
    }
}

/// The type that GNU C knows a function by, as in [`GNU`].
fn gnu_shape(name: &str) -> Option<String> {
    let row = |table: &[(&str, &'static str)], name: &str| {
        let known = table.iter().find(|(known, _)| *known == name);
        known.map(|(_, shape)| *shape)
    };
    let suffixed = |suffix, letter: &str| {
        let shape = row(GNU_MATH, name.strip_suffix(suffix)?)?;
        Some(shape.replace('d', letter))
    };
    let plain = row(GNU, name).or_else(|| row(GNU_MATH, name));
    plain
        .map(str::to_string)
        .or_else(|| suffixed('f', "f"))
        .or_else(|| suffixed('l', "D"))
}

/// Whether a name is always the implementation's (7.1.3p1).
fn is_implementations(name: &str) -> bool {
    let rest = name.strip_prefix('_').unwrap_or_default();
    rest.starts_with(|c: char| c == '_' || c.is_ascii_uppercase())
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
