//! Every choice that the C standard leaves to the implementation and that can change what a program
//! prints, as one record per target.
//!
//! Targets are data: [`Target::X86_64_LINUX`] is the System V x86-64 ABI as GCC and Clang
//! implement it. Where the two compilers differ without either being wrong
//! ([`BitfieldPromotion`]), the choice is a field.

use crate::tree::{FloatKind, IntKind};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    pub name: &'static str,
    pub endian: Endian,
    pub char_signed: bool,
    /// Sizes in bytes, and alignments, of the integer types that vary.
    pub short: Scalar,
    pub int: Scalar,
    pub long: Scalar,
    pub long_long: Scalar,
    /// `None`: the target has no `__int128`.
    pub int128: Option<Scalar>,
    pub pointer: Scalar,
    pub float: Scalar,
    pub double: Scalar,
    pub long_double: Scalar,
    pub double_format: FloatFormat,
    pub long_double_format: FloatFormat,
    /// Alignments inside structs where they differ from the ones outside (i386: 4 for `long long`
    /// and `double`).
    pub max_field_align: Option<u32>,
    pub size_t: IntKind,
    pub ptrdiff_t: IntKind,
    pub wchar_t: IntKind,
    pub wint_t: IntKind,
    pub int64_t: IntKind,
    pub intmax_t: IntKind,
    pub int_fast16_t: IntKind,
    pub int_fast32_t: IntKind,
    pub bitfields: BitfieldLayout,
    pub bitfield_promotion: BitfieldPromotion,
    /// Plain `int` bit-fields are signed.
    pub plain_bitfield_signed: bool,
    /// What `__attribute__((aligned))` means, and the alignment of `max_align_t` and `malloc`.
    pub max_align: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scalar {
    pub size: u32,
    pub align: u32,
}

const fn scalar(size: u32, align: u32) -> Scalar {
    Scalar { size, align }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Endian {
    Little,
    Big,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FloatFormat {
    Single,
    Double,
    /// x87 80-bit, with an explicit integer bit.
    X87,
    Quad,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BitfieldLayout {
    /// System V: a bit-field may not cross a boundary of its declared type; its type's alignment
    /// counts for the record; a zero width closes the unit.
    SystemV,
}

/// In what type a bit-field wider than `int` computes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BitfieldPromotion {
    /// GCC: a type of exactly the field's width.
    OwnWidth,
    /// Clang: the declared type.
    DeclaredType,
}

impl Target {
    pub const X86_64_LINUX: Target = Target {
        name: "x86_64-linux",
        endian: Endian::Little,
        char_signed: true,
        short: scalar(2, 2),
        int: scalar(4, 4),
        long: scalar(8, 8),
        long_long: scalar(8, 8),
        int128: Some(scalar(16, 16)),
        pointer: scalar(8, 8),
        float: scalar(4, 4),
        double: scalar(8, 8),
        long_double: scalar(16, 16),
        double_format: FloatFormat::Double,
        long_double_format: FloatFormat::X87,
        max_field_align: None,
        size_t: IntKind::ULong,
        ptrdiff_t: IntKind::Long,
        wchar_t: IntKind::Int,
        wint_t: IntKind::UInt,
        int64_t: IntKind::Long,
        intmax_t: IntKind::Long,
        int_fast16_t: IntKind::Long,
        int_fast32_t: IntKind::Long,
        bitfields: BitfieldLayout::SystemV,
        bitfield_promotion: BitfieldPromotion::OwnWidth,
        plain_bitfield_signed: true,
        max_align: 16,
    };

    pub const ALL: &[&Target] = &[&Target::X86_64_LINUX];

    pub fn by_name(name: &str) -> Option<&'static Target> {
        Target::ALL.iter().copied().find(|t| t.name == name)
    }

    pub fn int_scalar(&self, kind: IntKind) -> Scalar {
        match kind {
            IntKind::Bool | IntKind::Char | IntKind::SChar | IntKind::UChar => scalar(1, 1),
            IntKind::Short | IntKind::UShort => self.short,
            IntKind::Int | IntKind::UInt => self.int,
            IntKind::Long | IntKind::ULong => self.long,
            IntKind::LongLong | IntKind::ULongLong => self.long_long,
            IntKind::Int128 | IntKind::UInt128 => self.int128.unwrap_or(scalar(16, 16)),
        }
    }

    pub fn float_scalar(&self, kind: FloatKind) -> Scalar {
        match kind {
            FloatKind::Float => self.float,
            FloatKind::Double => self.double,
            FloatKind::LongDouble => self.long_double,
        }
    }

    pub fn float_format(&self, kind: FloatKind) -> FloatFormat {
        match kind {
            FloatKind::Float => FloatFormat::Single,
            FloatKind::Double => self.double_format,
            FloatKind::LongDouble => self.long_double_format,
        }
    }

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
