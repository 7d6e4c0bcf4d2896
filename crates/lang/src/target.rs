//! Every choice that the C standard leaves to the implementation and that can change what a program
//! prints, as one record per target.
//!
//! Targets are data. A record speaks for GCC on that target, as Debian configures it, and where GCC
//! does not exist for Clang; [`Target::about`] says which, and with which options. Where the two
//! compilers differ without either being wrong ([`BitfieldPromotion`]), the choice is a field.
//! [`crate::choices`] has the records' fields by name, for files and for people; `cassay target
//! probe` asks a compiler whether its record is right.
//!
//! The same for all targets, and so no field: bytes of 8 bits, two's complement, `>>` of a negative
//! value keeps the sign, conversion to a narrower signed type drops the upper bits, `_Bool` is one
//! byte, plain `int` bit-fields are signed, IEEE 754 `float`, the execution character set UTF-8.

use crate::tree::{FloatKind, IntKind};
use std::sync::{Arc, LazyLock};

/// The choices of one implementation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// What it is called on the command line.
    pub name: String,
    /// For people: which compiler, on which machine, with which options.
    pub about: String,
    /// Predefined macros besides those that follow from the other fields, as `NAME` (which is 1) or
    /// `NAME=VALUE`.
    pub macros: Vec<String>,
    /// The order of bytes in memory.
    pub endian: Endian,
    /// Whether plain `char` is signed.
    pub char_signed: bool,
    /// Sizes in bytes, and alignments as members of structs, of the types that vary.
    pub short: Scalar,
    /// `int`
    pub int: Scalar,
    /// `long`
    pub long: Scalar,
    /// `long long`
    pub long_long: Scalar,
    /// Size 0: the target has no `__int128`.
    pub int128: Scalar,
    /// Pointers of all types.
    pub pointer: Scalar,
    /// `float`
    pub float: Scalar,
    /// `double`
    pub double: Scalar,
    /// `long double`
    pub long_double: Scalar,
    /// `va_list`
    pub va_list: Scalar,
    /// `va_list` is an array, so that a parameter of this type is a pointer.
    pub va_list_array: bool,
    /// Which values `double` has.
    pub double_format: FloatFormat,
    /// Which values `long double` has.
    pub long_double_format: FloatFormat,
    /// `FLT_EVAL_METHOD` is 2: expressions may keep more precision than their types have.
    pub excess_precision: bool,
    /// What GNU's `__alignof__` says of `long long` and `double`, where it is more than their
    /// alignment in structs; programs that ask are refused.
    pub preferred_align: Option<u32>,
    /// The type behind `size_t`.
    pub size_t: IntKind,
    /// The type behind `ptrdiff_t`.
    pub ptrdiff_t: IntKind,
    /// The type behind `intptr_t`.
    pub intptr_t: IntKind,
    /// The type behind `wchar_t`.
    pub wchar_t: IntKind,
    /// The type behind `wint_t`.
    pub wint_t: IntKind,
    /// The type behind `int16_t` and `int_least16_t`.
    pub int16_t: IntKind,
    /// The type behind `int32_t` and `int_least32_t`.
    pub int32_t: IntKind,
    /// The type behind `int64_t` and `int_least64_t`.
    pub int64_t: IntKind,
    /// The type behind `intmax_t`.
    pub intmax_t: IntKind,
    /// The type behind `int_fast8_t`.
    pub int_fast8_t: IntKind,
    /// The type behind `int_fast16_t`.
    pub int_fast16_t: IntKind,
    /// The type behind `int_fast32_t`.
    pub int_fast32_t: IntKind,
    /// The type behind `int_fast64_t`.
    pub int_fast64_t: IntKind,
    /// The type behind `sig_atomic_t`.
    pub sig_atomic_t: IntKind,
    /// The integer types behind enumerations.
    pub enums: EnumType,
    /// Where bit-fields lie.
    pub bitfields: BitfieldLayout,
    /// Unnamed bit-fields, those of width 0 too, align the record as named ones do (Arm).
    pub unnamed_bitfields_align: bool,
    /// What wide bit-fields compute in.
    pub bitfield_promotion: BitfieldPromotion,
    /// What decimal constants beyond `long long` are.
    pub wide_constants: WideConstants,
    /// What `__attribute__((aligned))` means: `__BIGGEST_ALIGNMENT__`.
    pub max_align: u32,
    /// Tentative definitions of several translation units are one object, as with `-fcommon`.
    pub common: bool,
    /// `inline` means what it does in GNU C89, as with `-fgnu89-inline`.
    pub gnu89_inline: bool,
    /// Which of the calls that may use an inline definition instead of an external one (6.7.4p7) do so: a bit for each
    /// of them, and over again.
    pub inlined: u64,
    /// What `malloc` aligns to.
    pub malloc_align: u32,
    /// `RAND_MAX`
    pub rand_max: u32,
    /// `CLOCKS_PER_SEC`
    pub clocks_per_sec: u32,
    /// `EILSEQ`
    pub eilseq: u32,
    /// `FP_ILOGB0` is the least `int`, not the one above it.
    pub ilogb0_is_min: bool,
    /// `FP_ILOGBNAN` is the least `int`, not the largest.
    pub ilogbnan_is_min: bool,
    /// `jmp_buf`
    pub jmp_buf: Scalar,
}

/// Size and alignment of a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scalar {
    /// Bytes.
    pub size: u32,
    /// What the address of a member is a multiple of.
    pub align: u32,
}

const fn scalar(size: u32, align: u32) -> Scalar {
    Scalar { size, align }
}

/// Which byte of a number comes first in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Endian {
    /// The least significant one.
    Little,
    /// The most significant one.
    Big,
}

/// The values and the bytes of a floating type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FloatFormat {
    /// IEEE 754 binary32.
    Single,
    /// IEEE 754 binary64.
    Double,
    /// x87 80-bit, with an explicit integer bit.
    X87,
    /// The same with the exponent in a word of its own, and one more exponent for normal numbers.
    M68k,
    /// IEEE 754 binary128.
    Quad,
    /// Two doubles whose sum is the value.
    DoubleDouble,
}

/// The integer type behind an enum without `packed`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EnumType {
    /// `unsigned int` if no enumerator is negative, else `int`; wider where a value needs it.
    Unsigned,
    /// `int`; wider where a value needs it.
    Int,
    /// The narrowest that will do.
    Narrowest,
}

/// Where bit-fields lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BitfieldLayout {
    /// System V: a bit-field may not cross a boundary of its declared type; its type's alignment
    /// counts for the record; a zero width closes the unit.
    SystemV,
    /// The declared type has no part in it: bits follow each other, and align nothing; a zero width
    /// goes on at the target's largest alignment.
    Continuous,
    /// Microsoft: a unit of the declared type holds neighbours whose types have the same size, and
    /// is used up as a whole; a zero width counts only right behind another bit-field.
    Microsoft,
}

/// In what type a bit-field wider than `int` computes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BitfieldPromotion {
    /// GCC: a type of exactly the field's width.
    OwnWidth,
    /// Clang: the declared type.
    DeclaredType,
}

/// The type of a decimal constant without `u` that no signed standard type holds (6.4.4.1p6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WideConstants {
    /// GCC: `__int128`, where there is one.
    Int128,
    /// Clang: `unsigned long long`.
    Unsigned,
}

/// A choice between readings of a text on which compilers differ, and neither is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// [`Target::bitfield_promotion`], and what `_Generic` sees.
    BitFieldType,
    /// [`Target::wide_constants`]
    ConstantType,
    /// [`Target::inlined`]
    Inline {
        /// How many calls may use an inline definition.
        calls: u32,
    },
}

fn texts(list: &[&str]) -> Vec<String> {
    list.iter().map(ToString::to_string).collect()
}

/// What Linux adds on every machine.
macro_rules! linux {
    ($($name:literal),*) => {
        texts(&[
            "__ELF__", "__gnu_linux__", "__linux", "__linux__", "linux", "__unix", "__unix__", "unix",
            $($name),*
        ])
    };
}

/// What compilers call their targets, by how it begins and what is in it, and which of ours these are.
const TRIPLETS: &[(&str, &str, &str)] = &[
    ("x86_64-", "mingw32", "x86_64-windows"),
    ("x86_64-", "windows-gnu", "x86_64-windows"),
    ("x86_64-", "linux", "x86_64-linux"),
    ("i386-", "linux", "i686-linux"),
    ("i486-", "linux", "i686-linux"),
    ("i586-", "linux", "i686-linux"),
    ("i686-", "linux", "i686-linux"),
    ("aarch64-", "linux", "aarch64-linux"),
    ("arm", "gnueabihf", "armhf-linux"),
    ("riscv64-", "linux", "riscv64-linux"),
    ("powerpc64le-", "linux", "ppc64le-linux"),
    ("ppc64le-", "linux", "ppc64le-linux"),
    ("s390x-", "linux", "s390x-linux"),
    ("mips-", "linux-gnu", "mips-linux"),
    ("m68k-", "linux", "m68k-linux"),
    ("avr", "", "avr"),
    ("wasm32", "", "wasm32"),
];

impl Target {
    fn x86_64_linux_record() -> Target {
        Target {
            name: "x86_64-linux".into(),
            about: "x86-64, System V ABI; gcc and clang".into(),
            macros: linux!(
                "__x86_64",
                "__x86_64__",
                "__amd64",
                "__amd64__",
                "__k8",
                "__k8__",
                "__code_model_small__",
                "__MMX__",
                "__SSE__",
                "__SSE2__",
                "__SSE_MATH__",
                "__SSE2_MATH__",
                "__FXSR__"
            ),
            endian: Endian::Little,
            char_signed: true,
            short: scalar(2, 2),
            int: scalar(4, 4),
            long: scalar(8, 8),
            long_long: scalar(8, 8),
            int128: scalar(16, 16),
            pointer: scalar(8, 8),
            float: scalar(4, 4),
            double: scalar(8, 8),
            long_double: scalar(16, 16),
            va_list: scalar(24, 8),
            va_list_array: true,
            double_format: FloatFormat::Double,
            long_double_format: FloatFormat::X87,
            excess_precision: false,
            preferred_align: None,
            size_t: IntKind::ULong,
            ptrdiff_t: IntKind::Long,
            intptr_t: IntKind::Long,
            wchar_t: IntKind::Int,
            wint_t: IntKind::UInt,
            int16_t: IntKind::Short,
            int32_t: IntKind::Int,
            int64_t: IntKind::Long,
            intmax_t: IntKind::Long,
            int_fast8_t: IntKind::SChar,
            int_fast16_t: IntKind::Long,
            int_fast32_t: IntKind::Long,
            int_fast64_t: IntKind::Long,
            sig_atomic_t: IntKind::Int,
            enums: EnumType::Unsigned,
            bitfields: BitfieldLayout::SystemV,
            unnamed_bitfields_align: false,
            bitfield_promotion: BitfieldPromotion::OwnWidth,
            wide_constants: WideConstants::Int128,
            max_align: 16,
            common: false,
            gnu89_inline: false,
            inlined: 0,
            malloc_align: 16,
            rand_max: 0x7fff_ffff,
            clocks_per_sec: 1_000_000,
            eilseq: 84,
            ilogb0_is_min: true,
            ilogbnan_is_min: true,
            jmp_buf: scalar(200, 8),
        }
    }

    /// What the targets with pointers of 4 bytes share.
    fn ilp32_record() -> Target {
        Target {
            long: scalar(4, 4),
            int128: scalar(0, 1),
            pointer: scalar(4, 4),
            long_double: scalar(8, 8),
            long_double_format: FloatFormat::Double,
            va_list: scalar(4, 4),
            va_list_array: false,
            size_t: IntKind::UInt,
            ptrdiff_t: IntKind::Int,
            intptr_t: IntKind::Int,
            int64_t: IntKind::LongLong,
            intmax_t: IntKind::LongLong,
            int_fast16_t: IntKind::Int,
            int_fast32_t: IntKind::Int,
            int_fast64_t: IntKind::LongLong,
            max_align: 8,
            malloc_align: 8,
            ..Target::x86_64_linux_record()
        }
    }

    fn i686_linux_record() -> Target {
        Target {
            name: "i686-linux".into(),
            about: "32-bit x86, System V ABI; gcc -m32, with x87 arithmetic".into(),
            macros: linux!("__i386", "__i386__", "i386", "__i686", "__i686__"),
            long_long: scalar(8, 4),
            double: scalar(8, 4),
            long_double: scalar(12, 4),
            long_double_format: FloatFormat::X87,
            excess_precision: true,
            preferred_align: Some(8),
            wchar_t: IntKind::Long,
            max_align: 16,
            malloc_align: 16,
            jmp_buf: scalar(156, 4),
            ..Target::ilp32_record()
        }
    }

    fn aarch64_linux_record() -> Target {
        Target {
            name: "aarch64-linux".into(),
            about: "64-bit Arm, AAPCS64, little-endian; gcc".into(),
            macros: linux!("__aarch64__", "__ARM_64BIT_STATE", "__AARCH64EL__"),
            char_signed: false,
            long_double_format: FloatFormat::Quad,
            va_list: scalar(32, 8),
            va_list_array: false,
            wchar_t: IntKind::UInt,
            unnamed_bitfields_align: true,
            ilogb0_is_min: false,
            ilogbnan_is_min: false,
            jmp_buf: scalar(312, 8),
            ..Target::x86_64_linux_record()
        }
    }

    fn armhf_linux_record() -> Target {
        Target {
            name: "armhf-linux".into(),
            about: "32-bit Arm, AAPCS with hardware floating point, little-endian; gcc".into(),
            macros: linux!(
                "__arm__",
                "__ARMEL__",
                "__ARM_EABI__",
                "__ARM_PCS_VFP",
                "__ARM_32BIT_STATE"
            ),
            char_signed: false,
            wchar_t: IntKind::UInt,
            unnamed_bitfields_align: true,
            ilogb0_is_min: false,
            ilogbnan_is_min: false,
            jmp_buf: scalar(392, 8),
            ..Target::ilp32_record()
        }
    }

    fn riscv64_linux_record() -> Target {
        Target {
            name: "riscv64-linux".into(),
            about: "64-bit RISC-V, LP64D; gcc".into(),
            macros: linux!("__riscv", "__riscv_xlen=64", "__riscv_float_abi_double"),
            char_signed: false,
            long_double_format: FloatFormat::Quad,
            va_list: scalar(8, 8),
            va_list_array: false,
            ilogb0_is_min: false,
            ilogbnan_is_min: false,
            jmp_buf: scalar(344, 8),
            ..Target::x86_64_linux_record()
        }
    }

    fn ppc64le_linux_record() -> Target {
        Target {
            name: "ppc64le-linux".into(),
            about: "64-bit Power, ELFv2, little-endian, long double of two doubles; gcc".into(),
            macros: linux!(
                "__powerpc__",
                "__powerpc64__",
                "__PPC__",
                "__PPC64__",
                "__LITTLE_ENDIAN__",
                "_LITTLE_ENDIAN",
                "_CALL_ELF=2"
            ),
            char_signed: false,
            long_double_format: FloatFormat::DoubleDouble,
            va_list: scalar(8, 8),
            va_list_array: false,
            ilogb0_is_min: false,
            ilogbnan_is_min: false,
            jmp_buf: scalar(656, 16),
            ..Target::x86_64_linux_record()
        }
    }

    fn s390x_linux_record() -> Target {
        Target {
            name: "s390x-linux".into(),
            about: "64-bit IBM Z, big-endian; gcc".into(),
            macros: linux!("__s390__", "__s390x__", "__zarch__"),
            endian: Endian::Big,
            char_signed: false,
            int128: scalar(16, 8),
            long_double: scalar(16, 8),
            long_double_format: FloatFormat::Quad,
            va_list: scalar(32, 8),
            max_align: 8,
            ilogb0_is_min: false,
            ilogbnan_is_min: false,
            jmp_buf: scalar(280, 8),
            ..Target::x86_64_linux_record()
        }
    }

    fn mips_linux_record() -> Target {
        Target {
            name: "mips-linux".into(),
            about: "32-bit MIPS, o32, big-endian; gcc".into(),
            macros: linux!(
                "__mips=32",
                "__mips__",
                "_mips",
                "__MIPSEB",
                "__MIPSEB__",
                "_MIPSEB",
                "_ABIO32=1",
                "_MIPS_SIM=_ABIO32",
                "_MIPS_SZINT=32",
                "_MIPS_SZLONG=32",
                "_MIPS_SZPTR=32"
            ),
            endian: Endian::Big,
            ilogb0_is_min: false,
            ilogbnan_is_min: false,
            eilseq: 88,
            jmp_buf: scalar(232, 8),
            ..Target::ilp32_record()
        }
    }

    fn m68k_linux_record() -> Target {
        Target {
            name: "m68k-linux".into(),
            about: "Motorola 68020 and later with 68881, big-endian, no alignment above 2; gcc"
                .into(),
            macros: linux!("__m68k__", "__mc68000__", "__mc68020__", "__HAVE_68881__"),
            endian: Endian::Big,
            int: scalar(4, 2),
            long: scalar(4, 2),
            long_long: scalar(8, 2),
            pointer: scalar(4, 2),
            float: scalar(4, 2),
            double: scalar(8, 2),
            long_double: scalar(12, 2),
            long_double_format: FloatFormat::M68k,
            va_list: scalar(4, 2),
            excess_precision: true,
            wchar_t: IntKind::Long,
            bitfields: BitfieldLayout::Continuous,
            max_align: 2,
            malloc_align: 8,
            ilogbnan_is_min: false,
            jmp_buf: scalar(260, 2),
            ..Target::ilp32_record()
        }
    }

    fn avr_record() -> Target {
        Target {
            name: "avr".into(),
            about: "8-bit AVR, int of 16 bits, double of 32, no alignment; avr-gcc".into(),
            macros: texts(&["__AVR", "__AVR__", "AVR", "__ELF__"]),
            short: scalar(2, 1),
            int: scalar(2, 1),
            long: scalar(4, 1),
            long_long: scalar(8, 1),
            pointer: scalar(2, 1),
            float: scalar(4, 1),
            double: scalar(4, 1),
            long_double: scalar(4, 1),
            va_list: scalar(2, 1),
            double_format: FloatFormat::Single,
            long_double_format: FloatFormat::Single,
            wint_t: IntKind::Int,
            int16_t: IntKind::Int,
            int32_t: IntKind::Long,
            int_fast32_t: IntKind::Long,
            sig_atomic_t: IntKind::Char,
            bitfields: BitfieldLayout::Continuous,
            max_align: 1,
            malloc_align: 1,
            rand_max: 0x7fff,
            jmp_buf: scalar(24, 1),
            ..Target::ilp32_record()
        }
    }

    fn wasm32_record() -> Target {
        Target {
            name: "wasm32".into(),
            about: "32-bit WebAssembly; clang".into(),
            macros: texts(&["__wasm", "__wasm__", "__wasm32", "__wasm32__"]),
            int128: scalar(16, 16),
            long_double: scalar(16, 16),
            long_double_format: FloatFormat::Quad,
            size_t: IntKind::ULong,
            ptrdiff_t: IntKind::Long,
            intptr_t: IntKind::Long,
            wint_t: IntKind::Int,
            int_fast16_t: IntKind::Short,
            bitfield_promotion: BitfieldPromotion::DeclaredType,
            wide_constants: WideConstants::Unsigned,
            max_align: 16,
            malloc_align: 16,
            clocks_per_sec: 1_000_000_000,
            eilseq: 25,
            jmp_buf: scalar(156, 4),
            ..Target::ilp32_record()
        }
    }

    fn x86_64_windows_record() -> Target {
        Target {
        name: "x86_64-windows".into(),
        about: "x86-64 Windows, LLP64, x87 long double; gcc of mingw-w64 (MSVC has no such long double)".into(),
        macros: texts(&[
            "__x86_64",
            "__x86_64__",
            "__amd64",
            "__amd64__",
            "__MMX__",
            "__SSE__",
            "__SSE2__",
            "_WIN32",
            "__WIN32",
            "__WIN32__",
            "WIN32",
            "_WIN64",
            "__WIN64",
            "__WIN64__",
            "WIN64",
            "__MINGW32__",
            "__MINGW64__",
            "__MSVCRT__",
        ]),
        long: scalar(4, 4),
        va_list: scalar(8, 8),
        va_list_array: false,
        size_t: IntKind::ULongLong,
        ptrdiff_t: IntKind::LongLong,
        intptr_t: IntKind::LongLong,
        wchar_t: IntKind::UShort,
        wint_t: IntKind::UShort,
        int64_t: IntKind::LongLong,
        intmax_t: IntKind::LongLong,
        int_fast16_t: IntKind::Short,
        int_fast32_t: IntKind::Int,
        int_fast64_t: IntKind::LongLong,
        bitfields: BitfieldLayout::Microsoft,
        rand_max: 0x7fff,
        clocks_per_sec: 1000,
        eilseq: 42,
        ilogbnan_is_min: false,
        jmp_buf: scalar(256, 16),
        ..Target::x86_64_linux_record()
        }
    }

    /// The targets that Cassay knows without being told. They are made once and shared.
    pub fn all() -> &'static [Arc<Target>] {
        static ALL: LazyLock<Vec<Arc<Target>>> = LazyLock::new(|| {
            let records = [
                Target::x86_64_linux_record(),
                Target::i686_linux_record(),
                Target::aarch64_linux_record(),
                Target::armhf_linux_record(),
                Target::riscv64_linux_record(),
                Target::ppc64le_linux_record(),
                Target::s390x_linux_record(),
                Target::mips_linux_record(),
                Target::m68k_linux_record(),
                Target::avr_record(),
                Target::wasm32_record(),
                Target::x86_64_windows_record(),
            ];
            records.map(Arc::new).into()
        });
        &ALL
    }

    /// The target that is meant where nobody names one.
    pub fn x86_64_linux() -> Arc<Target> {
        Arc::clone(&Target::all()[0])
    }

    /// One of those, by its name.
    pub fn by_name(name: &str) -> Option<Arc<Target>> {
        Target::all().iter().find(|t| t.name == name).cloned()
    }

    /// The one that a compiler compiles for which calls its target so (`s390x-linux-gnu`), with these flags; the one that
    /// is meant where nobody names one if that is not known.
    pub fn of_compiler(target: &str, flags: &[String]) -> Arc<Target> {
        let known = Target::by_name(target).or_else(|| {
            let narrow = flags.iter().any(|flag| flag == "-m32");
            let (.., name) = TRIPLETS
                .iter()
                .find(|(start, part, _)| target.starts_with(start) && target.contains(part))?;
            match (*name, narrow) {
                ("x86_64-linux", true) => Target::by_name("i686-linux"),
                (name, _) => Target::by_name(name),
            }
        });
        known.unwrap_or_else(Target::x86_64_linux)
    }

    /// The same target, but for one reading: in each of its other ways.
    #[must_use]
    pub fn read_otherwise(&self, reading: Reading) -> Vec<Target> {
        let mut other = self.clone();
        match reading {
            Reading::Inline { calls } => return self.inlining(calls),
            Reading::BitFieldType => {
                other.bitfield_promotion = match self.bitfield_promotion {
                    BitfieldPromotion::OwnWidth => BitfieldPromotion::DeclaredType,
                    BitfieldPromotion::DeclaredType => BitfieldPromotion::OwnWidth,
                }
            }
            Reading::ConstantType => {
                other.wide_constants = match self.wide_constants {
                    WideConstants::Int128 => WideConstants::Unsigned,
                    WideConstants::Unsigned => WideConstants::Int128,
                }
            }
        }
        vec![other]
    }

    /// The same target with other calls that use inline definitions: all of them, and every other one.
    fn inlining(&self, calls: u32) -> Vec<Target> {
        let counted = u64::MAX >> 64u32.saturating_sub(calls).min(63);
        let masks = [u64::MAX, u64::MAX / 3 * 2, u64::MAX / 3];
        let mut seen = vec![self.inlined & counted];
        let mut others = Vec::new();
        for inlined in masks.map(|mask| mask & counted) {
            if !seen.contains(&inlined) {
                seen.push(inlined);
                others.push(Target {
                    inlined,
                    ..self.clone()
                });
            }
        }
        others
    }

    /// Size and alignment of an integer type.
    pub fn int_scalar(&self, kind: IntKind) -> Scalar {
        match kind {
            IntKind::Bool | IntKind::Char | IntKind::SChar | IntKind::UChar => scalar(1, 1),
            IntKind::Short | IntKind::UShort => self.short,
            IntKind::Int | IntKind::UInt => self.int,
            IntKind::Long | IntKind::ULong => self.long,
            IntKind::LongLong | IntKind::ULongLong => self.long_long,
            IntKind::Int128 | IntKind::UInt128 if self.has_int128() => self.int128,
            IntKind::Int128 | IntKind::UInt128 => scalar(16, 16),
        }
    }

    /// Whether there is `__int128`.
    pub fn has_int128(&self) -> bool {
        self.int128.size == 16
    }

    /// No object has more bytes: half of what pointers can tell apart.
    pub fn max_object(&self) -> u64 {
        (1 << (self.pointer.size * 8 - 1)) - 1
    }

    /// Size and alignment of a floating type.
    pub fn float_scalar(&self, kind: FloatKind) -> Scalar {
        match kind {
            FloatKind::Float => self.float,
            FloatKind::Double => self.double,
            FloatKind::LongDouble => self.long_double,
        }
    }

    /// The format of a floating type.
    pub fn float_format(&self, kind: FloatKind) -> FloatFormat {
        match kind {
            FloatKind::Float => FloatFormat::Single,
            FloatKind::Double => self.double_format,
            FloatKind::LongDouble => self.long_double_format,
        }
    }

    /// The type of x86-64 whose values a floating type has: `float` for IEEE single, `double` for
    /// double, `long double` for whatever is wider.
    pub fn computes_as(&self, kind: FloatKind) -> FloatKind {
        match self.float_format(kind) {
            FloatFormat::Single => FloatKind::Float,
            FloatFormat::Double => FloatKind::Double,
            FloatFormat::X87
            | FloatFormat::M68k
            | FloatFormat::Quad
            | FloatFormat::DoubleDouble => FloatKind::LongDouble,
        }
    }

    /// Whether an integer type has negative values.
    pub fn is_signed(&self, kind: IntKind) -> bool {
        match kind {
            IntKind::Char => self.char_signed,
            IntKind::SChar
            | IntKind::Short
            | IntKind::Int
            | IntKind::Long
            | IntKind::LongLong
            | IntKind::Int128 => true,
            IntKind::Bool
            | IntKind::UChar
            | IntKind::UShort
            | IntKind::UInt
            | IntKind::ULong
            | IntKind::ULongLong
            | IntKind::UInt128 => false,
        }
    }

    /// Width in value bits and sign: 1 for `_Bool`.
    pub fn width(&self, kind: IntKind) -> u32 {
        match kind {
            IntKind::Bool => 1,
            _ => self.int_scalar(kind).size * 8,
        }
    }
}
