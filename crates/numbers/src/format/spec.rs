//! Conversion specifications of the `printf` family (C17 7.21.6.1).
//!
//! Stricter than any library: what the standard leaves undefined (`%#d`, `%05s`, `%.3c`, `%hs`)
//! is an error here although glibc prints something.

use cassay_lang::Target;
use cassay_lang::tree::IntKind;

use super::FormatError;

/// The largest width or precision that is carried out. C17 7.21.6.1p15 asks for 4095 characters
/// from a single conversion.
pub const MAX_FIELD: usize = 1 << 20;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Flags {
    pub minus: bool,
    pub plus: bool,
    pub space: bool,
    pub hash: bool,
    pub zero: bool,
}

/// A field width or a precision as written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    /// `*`: the next argument, of type `int`.
    Star,
    Given(usize),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Length {
    None,
    Char,
    Short,
    Long,
    LongLong,
    IntMax,
    Size,
    PtrDiff,
    LongDouble,
}

impl Length {
    pub fn text(self) -> &'static str {
        match self {
            Length::None => "",
            Length::Char => "hh",
            Length::Short => "h",
            Length::Long => "l",
            Length::LongLong => "ll",
            Length::IntMax => "j",
            Length::Size => "z",
            Length::PtrDiff => "t",
            Length::LongDouble => "L",
        }
    }

    /// Reads a length modifier at the start of `text`; the second value is its length.
    pub(super) fn parse(text: &[u8]) -> (Length, usize) {
        match text {
            [b'h', b'h', ..] => (Length::Char, 2),
            [b'h', ..] => (Length::Short, 1),
            [b'l', b'l', ..] => (Length::LongLong, 2),
            [b'l', ..] => (Length::Long, 1),
            [b'j', ..] => (Length::IntMax, 1),
            [b'z', ..] => (Length::Size, 1),
            [b't', ..] => (Length::PtrDiff, 1),
            [b'L', ..] => (Length::LongDouble, 1),
            _ => (Length::None, 0),
        }
    }

    /// The integer type that this length names, signed or not; `L` names none and is like no
    /// length.
    pub(super) fn kind(self, signed: bool, target: &Target) -> IntKind {
        let kind = match self {
            Length::Char => IntKind::SChar,
            Length::Short => IntKind::Short,
            Length::None | Length::LongDouble => IntKind::Int,
            Length::Long => IntKind::Long,
            Length::LongLong => IntKind::LongLong,
            Length::IntMax => target.intmax_t,
            Length::Size => target.size_t,
            Length::PtrDiff => target.ptrdiff_t,
        };
        with_sign(kind, signed)
    }
}

/// The signed or unsigned type that corresponds to `kind` (C17 6.2.5p6).
fn with_sign(kind: IntKind, signed: bool) -> IntKind {
    use IntKind::{
        Bool, Char, Int, Int128, Long, LongLong, SChar, Short, UChar, UInt, UInt128, ULong,
        ULongLong, UShort,
    };
    let (with, without) = match kind {
        Bool => (Bool, Bool),
        Char | SChar | UChar => (SChar, UChar),
        Short | UShort => (Short, UShort),
        Int | UInt => (Int, UInt),
        Long | ULong => (Long, ULong),
        LongLong | ULongLong => (LongLong, ULongLong),
        Int128 | UInt128 => (Int128, UInt128),
    };
    if signed { with } else { without }
}

/// One conversion specification. The specifier is one that [`parse_spec`] accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spec {
    pub flags: Flags,
    pub width: Option<Amount>,
    pub precision: Option<Amount>,
    pub length: Length,
    pub conv: u8,
}

/// A specification with its `*` arguments put in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    pub flags: Flags,
    pub width: usize,
    pub precision: Option<usize>,
    pub conv: u8,
}

/// Reads what follows a `%`. The second value is its length in bytes.
pub fn parse_spec(format: &[u8]) -> Result<(Spec, usize), FormatError> {
    let mut flags = Flags::default();
    let mut at = 0;
    loop {
        match format.get(at) {
            Some(b'-') => flags.minus = true,
            Some(b'+') => flags.plus = true,
            Some(b' ') => flags.space = true,
            Some(b'#') => flags.hash = true,
            Some(b'0') => flags.zero = true,
            _ => break,
        }
        at += 1;
    }
    let width = match format.get(at) {
        Some(b'*') => {
            at += 1;
            Some(Amount::Star)
        }
        Some(b'1'..=b'9') => Some(Amount::Given(parse_amount(format, &mut at)?)),
        _ => None,
    };
    let mut precision = None;
    if format.get(at) == Some(&b'.') {
        at += 1;
        precision = Some(if format.get(at) == Some(&b'*') {
            at += 1;
            Amount::Star
        } else {
            Amount::Given(parse_amount(format, &mut at)?)
        });
    }
    let (length, len) = Length::parse(format.get(at..).unwrap_or_default());
    at += len;
    let conv = *format.get(at).ok_or(FormatError::Incomplete)?;
    let spec = Spec {
        flags,
        width,
        precision,
        length,
        conv,
    };
    spec.validate()?;
    Ok((spec, at + 1))
}

/// Reads a decimal number at `at`, possibly of no digits, and moves past it.
pub(super) fn parse_amount(format: &[u8], at: &mut usize) -> Result<usize, FormatError> {
    let mut value = 0usize;
    while let Some(digit @ b'0'..=b'9') = format.get(*at) {
        value = value
            .saturating_mul(10)
            .saturating_add(usize::from(digit - b'0'));
        *at += 1;
    }
    if value > MAX_FIELD {
        Err(FormatError::TooLong)
    } else {
        Ok(value)
    }
}

impl Spec {
    fn validate(&self) -> Result<(), FormatError> {
        let Spec {
            flags,
            conv,
            length,
            ..
        } = *self;
        let integer = matches!(conv, b'd' | b'i' | b'o' | b'u' | b'x' | b'X');
        let real = matches!(conv, b'a' | b'A' | b'e' | b'E' | b'f' | b'F' | b'g' | b'G');
        if !integer && !real && !matches!(conv, b'c' | b's' | b'p' | b'n' | b'%') {
            return Err(FormatError::Conversion(conv));
        }
        let lengthy = match length {
            Length::None => true,
            Length::Long => conv != b'p' && conv != b'%',
            Length::LongDouble => real,
            _ => integer || conv == b'n',
        };
        if !lengthy {
            return Err(FormatError::Length { length, conv });
        }
        let bare = matches!(conv, b'n' | b'%');
        let hash = real || matches!(conv, b'o' | b'x' | b'X');
        let bad_flag = [
            (flags.hash && !hash, b'#'),
            (flags.zero && !integer && !real, b'0'),
            (flags.minus && bare, b'-'),
            (flags.plus && bare, b'+'),
            (flags.space && bare, b' '),
        ];
        if let Some(&(_, flag)) = bad_flag.iter().find(|(bad, _)| *bad) {
            return Err(FormatError::Flag { flag, conv });
        }
        if self.width.is_some() && bare {
            return Err(FormatError::Width { conv });
        }
        if self.precision.is_some() && !integer && !real && conv != b's' {
            return Err(FormatError::Precision { conv });
        }
        Ok(())
    }

    /// Puts in the values of the `*` arguments: a negative width is a `-` flag, a negative
    /// precision is none. A `*` without a value counts as absent.
    pub fn resolve(
        &self,
        width: Option<i32>,
        precision: Option<i32>,
    ) -> Result<Field, FormatError> {
        let mut flags = self.flags;
        let width = match (self.width, width) {
            (Some(Amount::Given(n)), _) => n,
            (Some(Amount::Star), Some(n)) => {
                flags.minus |= n < 0;
                n.unsigned_abs() as usize
            }
            _ => 0,
        };
        let precision = match (self.precision, precision) {
            (Some(Amount::Given(n)), _) => Some(n),
            (Some(Amount::Star), Some(n)) => usize::try_from(n).ok(),
            _ => None,
        };
        if width > MAX_FIELD || precision.unwrap_or(0) > MAX_FIELD && self.conv != b's' {
            return Err(FormatError::TooLong);
        }
        Ok(Field {
            flags,
            width,
            precision,
            conv: self.conv,
        })
    }
}

/// The argument that a conversion takes, after its `*` arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// An integer of the promoted type `arg`, converted to `then` before it is printed. For `%c`
    /// that is `unsigned char`.
    Int {
        arg: IntKind,
        then: IntKind,
    },
    Double,
    LongDouble,
    /// `%p`: a pointer to `void`, or to a character type.
    VoidPtr,
    /// `%s`: a pointer to a character type.
    CharPtr,
    /// `%ls`
    WcharPtr,
    /// `%lc`: the target's `wint_t`.
    WintT(IntKind),
    /// `%n`: a pointer to this signed integer type.
    CountPtr(IntKind),
    /// `%%`
    Nothing,
}

/// What `spec` takes from the argument list.
pub fn wanted(spec: &Spec, target: &Target) -> Wanted {
    let integer = |signed| {
        let then = spec.length.kind(signed, target);
        Wanted::Int {
            arg: promoted(then, target),
            then,
        }
    };
    match (spec.conv, spec.length) {
        (b'd' | b'i', _) => integer(true),
        (b'o' | b'u' | b'x' | b'X', _) => integer(false),
        (b'c', Length::Long) => Wanted::WintT(target.wint_t),
        (b'c', _) => Wanted::Int {
            arg: IntKind::Int,
            then: IntKind::UChar,
        },
        (b's', Length::Long) => Wanted::WcharPtr,
        (b's', _) => Wanted::CharPtr,
        (b'p', _) => Wanted::VoidPtr,
        (b'n', length) => Wanted::CountPtr(length.kind(true, target)),
        (b'%', _) => Wanted::Nothing,
        (_, Length::LongDouble) => Wanted::LongDouble,
        _ => Wanted::Double,
    }
}

/// The integer promotions (C17 6.3.1.1p2).
fn promoted(kind: IntKind, target: &Target) -> IntKind {
    match kind {
        IntKind::Bool | IntKind::Char | IntKind::SChar | IntKind::UChar | IntKind::Short => {
            IntKind::Int
        }
        IntKind::UShort if target.short.size < target.int.size => IntKind::Int,
        IntKind::UShort => IntKind::UInt,
        other => other,
    }
}
