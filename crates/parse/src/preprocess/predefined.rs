//! Macros that exist before the first line, named and valued as GCC's (`gcc -dM -E`), derived from
//! the [`Target`]. Left out: the families of `_Float16`, `_Float32x`, decimal and atomic types,
//! which Cassay does not know.

use super::{TextReading, compilers};
use cassay_lang::Target;
use cassay_lang::target::{Endian, FloatFormat};
use cassay_lang::tree::IntKind;
use std::fmt::Write;

/// Macros that are the same for every target.
const COMMON: &str = "\
#define __CASSAY__ 1
#define __STDC__ 1
#define __STDC_HOSTED__ 1
#define __STDC_UTF_16__ 1
#define __STDC_UTF_32__ 1
#define __STDC_ISO_10646__ 201706L
#define __STDC_IEC_559__ 1
#define __GNUC_EXECUTION_CHARSET_NAME \"UTF-8\"
#define __FINITE_MATH_ONLY__ 0
#define __FLT_RADIX__ 2
#define __CHAR_BIT__ 8
#define __SCHAR_MAX__ 0x7f
#define __SCHAR_WIDTH__ 8
#define __ORDER_LITTLE_ENDIAN__ 1234
#define __ORDER_BIG_ENDIAN__ 4321
#define __ORDER_PDP_ENDIAN__ 3412
#define __REGISTER_PREFIX__
#define __USER_LABEL_PREFIX__
";

/// C's name of a type, as GCC spells it.
fn type_name(kind: IntKind) -> &'static str {
    match kind {
        IntKind::Bool => "_Bool",
        IntKind::Char => "char",
        IntKind::SChar => "signed char",
        IntKind::UChar => "unsigned char",
        IntKind::Short => "short int",
        IntKind::UShort => "short unsigned int",
        IntKind::Int => "int",
        IntKind::UInt => "unsigned int",
        IntKind::Long => "long int",
        IntKind::ULong => "long unsigned int",
        IntKind::LongLong => "long long int",
        IntKind::ULongLong => "long long unsigned int",
        IntKind::Int128 => "__int128",
        IntKind::UInt128 => "unsigned __int128",
    }
}

/// The suffix of a constant of this type.
fn suffix(kind: IntKind) -> &'static str {
    match kind {
        IntKind::UInt => "U",
        IntKind::Long => "L",
        IntKind::ULong => "UL",
        IntKind::LongLong => "LL",
        IntKind::ULongLong => "ULL",
        _ => "",
    }
}

fn unsigned(kind: IntKind) -> IntKind {
    match kind {
        IntKind::SChar => IntKind::UChar,
        IntKind::Short => IntKind::UShort,
        IntKind::Int => IntKind::UInt,
        IntKind::Long => IntKind::ULong,
        IntKind::LongLong => IntKind::ULongLong,
        other => other,
    }
}

/// How `printf` calls a type, for `<inttypes.h>`.
fn length(kind: IntKind) -> &'static str {
    match kind {
        IntKind::Long | IntKind::ULong => "l",
        IntKind::LongLong | IntKind::ULongLong => "ll",
        _ => "",
    }
}

fn max(target: &Target, kind: IntKind) -> u64 {
    u64::MAX >> (64 - target.width(kind).min(64) + u32::from(target.is_signed(kind)))
}

struct Writer<'a> {
    target: &'a Target,
    out: String,
}

impl Writer<'_> {
    fn define(&mut self, name: &str, value: impl std::fmt::Display) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.out, "#define {name} {value}");
    }

    /// `__NAME_TYPE__`, `__NAME_MAX__`
    fn integer(&mut self, name: &str, kind: IntKind) {
        self.define(&format!("__{name}_TYPE__"), type_name(kind));
        self.limit(name, kind);
    }

    fn limit(&mut self, name: &str, kind: IntKind) {
        let value = max(self.target, kind);
        self.define(
            &format!("__{name}_MAX__"),
            format_args!("{value:#x}{}", suffix(kind)),
        );
    }

    fn width(&mut self, name: &str, kind: IntKind) {
        self.define(&format!("__{name}_WIDTH__"), self.target.width(kind));
    }

    /// The macro that gives a constant of this type.
    fn constant(&mut self, name: &str, kind: IntKind) {
        let paste = match suffix(kind) {
            "" => String::new(),
            suffix => format!(" ## {suffix}"),
        };
        self.define(&format!("__{name}_C(c)"), format_args!("c{paste}"));
    }

    fn integers(&mut self) {
        let t = self.target;
        for (name, kind) in [
            ("SHRT", IntKind::Short),
            ("INT", IntKind::Int),
            ("LONG", IntKind::Long),
            ("LONG_LONG", IntKind::LongLong),
        ] {
            self.limit(name, kind);
            self.width(name, kind);
        }
        let exact = [
            (8, IntKind::SChar, t.int_fast8_t),
            (16, t.int16_t, t.int_fast16_t),
            (32, t.int32_t, t.int_fast32_t),
            (64, t.int64_t, t.int_fast64_t),
        ];
        for (bits, kind, fast) in exact {
            for (sign, kind, fast) in [("", kind, fast), ("U", unsigned(kind), unsigned(fast))] {
                self.integer(&format!("{sign}INT{bits}"), kind);
                self.constant(&format!("{sign}INT{bits}"), kind);
                self.integer(&format!("{sign}INT_LEAST{bits}"), kind);
                self.integer(&format!("{sign}INT_FAST{bits}"), fast);
            }
            self.width(&format!("INT_LEAST{bits}"), kind);
            self.width(&format!("INT_FAST{bits}"), fast);
            for (name, kind) in [("", kind), ("FAST", fast)] {
                let quoted = format!("\"{}\"", length(kind));
                self.define(&format!("__CASSAY_PRI{name}{bits}"), quoted);
            }
        }
        for (name, kind) in [("MAX", t.intmax_t), ("PTR", t.intptr_t)] {
            let quoted = format!("\"{}\"", length(kind));
            self.define(&format!("__CASSAY_PRI{name}"), quoted);
        }
        self.define("__CHAR16_TYPE__", type_name(unsigned(t.int16_t)));
        self.define("__CHAR32_TYPE__", type_name(unsigned(t.int32_t)));
        let pointer_int = t.intptr_t;
        self.integer("INTMAX", t.intmax_t);
        self.constant("INTMAX", t.intmax_t);
        self.width("INTMAX", t.intmax_t);
        self.integer("UINTMAX", unsigned(t.intmax_t));
        self.constant("UINTMAX", unsigned(t.intmax_t));
        self.integer("INTPTR", pointer_int);
        self.width("INTPTR", pointer_int);
        self.integer("UINTPTR", unsigned(pointer_int));
        self.integer("PTRDIFF", t.ptrdiff_t);
        self.width("PTRDIFF", t.ptrdiff_t);
        self.integer("SIZE", t.size_t);
        self.width("SIZE", t.size_t);
        for (name, kind) in [
            ("WCHAR", t.wchar_t),
            ("WINT", t.wint_t),
            ("SIG_ATOMIC", t.sig_atomic_t),
        ] {
            self.integer(name, kind);
            self.width(name, kind);
            let least = if t.is_signed(kind) {
                format!("(-__{name}_MAX__ - 1)")
            } else {
                format!("0{}", suffix(kind))
            };
            self.define(&format!("__{name}_MIN__"), least);
        }
        if !t.char_signed {
            self.define("__CHAR_UNSIGNED__", 1);
        }
        if t.long.size == 8 && t.pointer.size == 8 && t.int.size == 4 {
            self.define("__LP64__", 1);
            self.define("_LP64", 1);
        }
    }

    /// What the headers say of the library.
    fn library(&mut self) {
        let t = self.target;
        let ilogb = |is_min, otherwise| match is_min {
            true => "(-2147483647 - 1)",
            false => otherwise,
        };
        self.define("__CASSAY_RAND_MAX__", t.rand_max);
        self.define("__CASSAY_CLOCKS_PER_SEC__", t.clocks_per_sec);
        self.define("__CASSAY_EILSEQ__", t.eilseq);
        self.define("__CASSAY_ILOGB0__", ilogb(t.ilogb0_is_min, "(-2147483647)"));
        self.define(
            "__CASSAY_ILOGBNAN__",
            ilogb(t.ilogbnan_is_min, "2147483647"),
        );
        self.define("__CASSAY_JMP_BUF_SIZE__", t.jmp_buf.size);
        self.define("__CASSAY_JMP_BUF_ALIGN__", t.jmp_buf.align);
    }

    fn sizes(&mut self) {
        let t = self.target;
        let size = |kind| t.int_scalar(kind).size;
        for (name, bytes) in [
            ("SHORT", t.short.size),
            ("INT", t.int.size),
            ("LONG", t.long.size),
            ("LONG_LONG", t.long_long.size),
            ("POINTER", t.pointer.size),
            ("FLOAT", t.float.size),
            ("DOUBLE", t.double.size),
            ("LONG_DOUBLE", t.long_double.size),
            ("SIZE_T", size(t.size_t)),
            ("PTRDIFF_T", size(t.ptrdiff_t)),
            ("WCHAR_T", size(t.wchar_t)),
            ("WINT_T", size(t.wint_t)),
        ] {
            self.define(&format!("__SIZEOF_{name}__"), bytes);
        }
        if t.has_int128() {
            self.define("__SIZEOF_INT128__", t.int128.size);
        }
        self.define("__BIGGEST_ALIGNMENT__", t.max_align);
        let order = match t.endian {
            Endian::Little => "__ORDER_LITTLE_ENDIAN__",
            Endian::Big => "__ORDER_BIG_ENDIAN__",
        };
        self.define("__BYTE_ORDER__", order);
        self.define("__FLOAT_WORD_ORDER__", order);
    }

    fn float(&mut self, name: &str, format: FloatFormat, cast: &str, suffix: &str) {
        let f = float_limits(format);
        for (part, value) in [
            ("MANT_DIG", f.mant_dig),
            ("DIG", f.dig),
            ("DECIMAL_DIG", f.decimal_dig),
            ("MAX_EXP", f.max_exp),
            ("MAX_10_EXP", f.max_10_exp),
            ("HAS_DENORM", 1),
            ("HAS_INFINITY", 1),
            ("HAS_QUIET_NAN", 1),
        ] {
            self.define(&format!("__{name}_{part}__"), value);
        }
        self.define(
            &format!("__{name}_MIN_EXP__"),
            format_args!("({})", f.min_exp),
        );
        self.define(
            &format!("__{name}_MIN_10_EXP__"),
            format_args!("({})", f.min_10_exp),
        );
        let (open, close) = if cast.is_empty() {
            ("", "")
        } else {
            ("(", ")")
        };
        for (part, value) in [
            ("MAX", f.max),
            ("NORM_MAX", f.max),
            ("MIN", f.min),
            ("EPSILON", f.epsilon),
            ("DENORM_MIN", f.denorm_min),
        ] {
            self.define(
                &format!("__{name}_{part}__"),
                format_args!("{open}{cast}{value}{suffix}{close}"),
            );
        }
    }
}

struct FloatLimits {
    mant_dig: i32,
    dig: i32,
    decimal_dig: i32,
    min_exp: i32,
    min_10_exp: i32,
    max_exp: i32,
    max_10_exp: i32,
    max: &'static str,
    min: &'static str,
    epsilon: &'static str,
    denorm_min: &'static str,
}

fn float_limits(format: FloatFormat) -> FloatLimits {
    match format {
        FloatFormat::Single => FloatLimits {
            mant_dig: 24,
            dig: 6,
            decimal_dig: 9,
            min_exp: -125,
            min_10_exp: -37,
            max_exp: 128,
            max_10_exp: 38,
            max: "3.40282346638528859811704183484516925e+38",
            min: "1.17549435082228750796873653722224568e-38",
            epsilon: "1.19209289550781250000000000000000000e-7",
            denorm_min: "1.40129846432481707092372958328991613e-45",
        },
        FloatFormat::Double => FloatLimits {
            mant_dig: 53,
            dig: 15,
            decimal_dig: 17,
            min_exp: -1021,
            min_10_exp: -307,
            max_exp: 1024,
            max_10_exp: 308,
            max: "1.79769313486231570814527423731704357e+308",
            min: "2.22507385850720138309023271733240406e-308",
            epsilon: "2.22044604925031308084726333618164062e-16",
            denorm_min: "4.94065645841246544176568792868221372e-324",
        },
        FloatFormat::X87 => FloatLimits {
            mant_dig: 64,
            dig: 18,
            decimal_dig: 21,
            min_exp: -16381,
            min_10_exp: -4931,
            max_exp: 16384,
            max_10_exp: 4932,
            max: "1.18973149535723176502126385303097021e+4932",
            min: "3.36210314311209350626267781732175260e-4932",
            epsilon: "1.08420217248550443400745280086994171e-19",
            denorm_min: "3.64519953188247460252840593361941982e-4951",
        },
        FloatFormat::M68k => FloatLimits {
            mant_dig: 64,
            dig: 18,
            decimal_dig: 21,
            min_exp: -16382,
            min_10_exp: -4932,
            max_exp: 16384,
            max_10_exp: 4932,
            max: "1.18973149535723176502126385303097021e+4932",
            min: "1.68105157155604675313133890866087630e-4932",
            epsilon: "1.08420217248550443400745280086994171e-19",
            denorm_min: "1.82259976594123730126420296680970991e-4951",
        },
        FloatFormat::DoubleDouble => FloatLimits {
            mant_dig: 106,
            dig: 31,
            decimal_dig: 33,
            min_exp: -968,
            min_10_exp: -291,
            max_exp: 1024,
            max_10_exp: 308,
            max: "1.79769313486231580793728971405301199e+308",
            min: "2.00416836000897277799610805135016205e-292",
            epsilon: "4.94065645841246544176568792868221372e-324",
            denorm_min: "4.94065645841246544176568792868221372e-324",
        },
        FloatFormat::Quad => FloatLimits {
            mant_dig: 113,
            dig: 33,
            decimal_dig: 36,
            min_exp: -16381,
            min_10_exp: -4931,
            max_exp: 16384,
            max_10_exp: 4932,
            max: "1.18973149535723176508575932662800702e+4932",
            min: "3.36210314311209350626267781732175260e-4932",
            epsilon: "1.92592994438723585305597794258492732e-34",
            denorm_min: "6.47517511943802511092443895822764655e-4966",
        },
    }
}

/// The definitions for a target, as C text; what compilers differ in as in this reading.
pub(super) fn text(target: &Target, reading: TextReading) -> String {
    let mut writer = Writer {
        target,
        out: String::with_capacity(12 << 10),
    };
    writer.out.push_str(COMMON);
    compilers::define(reading, &mut writer.out);
    for entry in &target.macros {
        let (name, value) = entry.split_once('=').unwrap_or((entry, "1"));
        writer.define(name, value);
    }
    let inline = match target.gnu89_inline {
        true => "__GNUC_GNU_INLINE__",
        false => "__GNUC_STDC_INLINE__",
    };
    writer.define(inline, 1);
    writer.define(
        "__FLT_EVAL_METHOD__",
        if target.excess_precision { 2 } else { 0 },
    );
    writer.integers();
    writer.sizes();
    writer.library();
    writer.float("FLT", FloatFormat::Single, "", "F");
    // GCC's are constants of type long double, cast; where Cassay has no values of that type, they are
    // the same without.
    let long = match target.long_double_format {
        FloatFormat::Quad | FloatFormat::DoubleDouble => "",
        _ => "L",
    };
    writer.float("DBL", target.double_format, "(double)", long);
    writer.float("LDBL", target.long_double_format, "", "L");
    writer.define(
        "__DECIMAL_DIG__",
        float_limits(target.long_double_format).decimal_dig,
    );
    writer.out
}
