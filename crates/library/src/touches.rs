//! What library functions may touch: the program's objects, and state of their own. Whoever asks
//! wants to know what two calls in any order can do to each other, so the order of allocations does
//! not count (it shows in addresses only), nor does `errno` of the mathematical functions.

use super::{ctype, math, plain, transcendental};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Touches {
    pub reads: bool,
    pub writes: bool,
    /// Streams, random numbers, the rest of the process.
    pub state: bool,
}

const fn touches(reads: bool, writes: bool, state: bool) -> Touches {
    Touches {
        reads,
        writes,
        state,
    }
}

/// What a function may touch; of one that is not listed, everything.
pub fn of(name: &str) -> Touches {
    let name = plain(name);
    match name {
        // The exponent, and the integral part (7.12.6.4, 7.12.6.12).
        "frexp" | "frexpf" | "frexpl" | "modf" | "modff" | "modfl" => {
            return touches(false, true, false);
        }
        "nan" | "nanf" | "nanl" => return touches(true, false, false),
        _ => {}
    }
    if ctype::find(name).is_some()
        || math::find(name).is_some()
        || transcendental::find(name).is_some()
    {
        return touches(false, false, false);
    }
    match name {
        "htonl" | "htons" | "ntohl" | "ntohs" | "abs" | "labs" | "llabs" | "imaxabs" | "ffs"
        | "ffsl" | "ffsll" | "malloc" | "calloc" | "aligned_alloc" | "clz" | "clzl" | "clzll"
        | "ctz" | "ctzl" | "ctzll" | "popcount" | "popcountl" | "popcountll" | "parity"
        | "parityl" | "parityll" | "clrsb" | "clrsbl" | "clrsbll" | "bswap16" | "bswap32"
        | "bswap64" | "expect" | "unreachable" => touches(false, false, false),
        "bcmp" | "index" | "memchr" | "memcmp" | "memrchr" | "rawmemchr" | "rindex"
        | "strcasecmp" | "strchr" | "strchrnul" | "strcmp" | "strcoll" | "strcspn" | "strlen"
        | "strncasecmp" | "strncmp" | "strnlen" | "strpbrk" | "strrchr" | "strspn" | "strstr"
        | "strdup" | "strndup" | "atoi" | "atol" | "atoll" | "atof" => touches(true, false, false),
        "memset" | "bzero" | "free" => touches(false, true, false),
        "bcopy" | "memccpy" | "memcpy" | "memmove" | "mempcpy" | "stpcpy" | "stpncpy"
        | "strcat" | "strcpy" | "strncat" | "strncpy" | "sprintf" | "snprintf" | "vsprintf"
        | "vsnprintf" | "realloc" => touches(true, true, false),
        "putchar" | "putc" | "fputc" | "exit" | "abort" | "_Exit" | "rand" | "srand"
        | "getchar" => touches(false, false, true),
        "printf" | "puts" | "fputs" | "fprintf" | "fwrite" => touches(true, true, true),
        _ => touches(true, true, true),
    }
}

#[cfg(test)]
mod tests {
    use super::of;

    /// Functions among the mathematical ones that do more than compute, in all their types.
    #[test]
    fn what_goes_through_pointers_is_known() {
        for name in [
            "frexp",
            "frexpf",
            "frexpl",
            "modf",
            "modff",
            "modfl",
            "remquo",
            "sincos",
            "strtod",
            "strtol",
            "__builtin_frexp",
            "__builtin_modff",
            "posix_memalign",
            "rand_r",
            "strsep",
        ] {
            assert!(of(name).writes, "{name}");
        }
        for name in ["nan", "nanf", "nanl", "__builtin_nan", "atoi", "strlen"] {
            assert!(of(name).reads && !of(name).writes, "{name}");
        }
        for name in [
            "sqrt",
            "fabsf",
            "isnan",
            "lgamma",
            "toupper",
            "abs",
            "__builtin_fmax",
        ] {
            let touches = of(name);
            assert!(
                !touches.reads && !touches.writes && !touches.state,
                "{name}"
            );
        }
    }
}
