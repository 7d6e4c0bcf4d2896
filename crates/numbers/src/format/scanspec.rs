//! Directives of the `scanf` family (C17 7.21.6.2).

use cassay_lang::Target;
use cassay_lang::tree::{FloatKind, IntKind};

use super::number::is_space;
use super::spec::parse_amount;
use super::{FormatError, Length};

/// A set of bytes.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct ScanSet {
    words: [u64; 4],
}

impl ScanSet {
    pub fn contains(&self, byte: u8) -> bool {
        self.words[usize::from(byte >> 6)] >> (byte & 63) & 1 == 1
    }

    fn insert(&mut self, byte: u8) {
        self.words[usize::from(byte >> 6)] |= 1 << (byte & 63);
    }

    fn complement(&mut self) {
        self.words = self.words.map(|w| !w);
    }
}

impl std::fmt::Debug for ScanSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set()
            .entries((0..=255u8).filter(|&b| self.contains(b)))
            .finish()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScanConv {
    /// `d u o x X`, or `i` with base 0.
    Int { base: u32, signed: bool },
    /// `a e f g` and upper case
    Real,
    /// `c`
    Chars,
    /// `s`
    Word,
    /// `[`
    Set(ScanSet),
    /// `p`
    Pointer,
    /// `n`: consumes nothing; the caller knows how much was read.
    Count,
    /// `%%`
    Percent,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScanSpec {
    /// `*`: the result is not stored and not counted.
    pub suppress: bool,
    pub width: Option<usize>,
    pub length: Length,
    pub conv: ScanConv,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Directive {
    /// White space in the format: skips any amount of it, also none.
    Space,
    /// A byte that must come next.
    Byte(u8),
    Conversion(ScanSpec),
}

/// Reads the next directive of a format that is not at its end; the second value is its length.
pub fn parse_directive(format: &[u8]) -> Result<(Directive, usize), FormatError> {
    match format.first() {
        None => Err(FormatError::Incomplete),
        Some(b'%') => {
            let (spec, len) = parse_conversion(format.get(1..).unwrap_or_default())?;
            Ok((Directive::Conversion(spec), len + 1))
        }
        Some(&byte) if is_space(byte) => {
            let len = format.iter().take_while(|&&b| is_space(b)).count();
            Ok((Directive::Space, len))
        }
        Some(&byte) => Ok((Directive::Byte(byte), 1)),
    }
}

fn parse_conversion(format: &[u8]) -> Result<(ScanSpec, usize), FormatError> {
    let suppress = format.first() == Some(&b'*');
    let mut at = usize::from(suppress);
    let mut width = None;
    if matches!(format.get(at), Some(b'0'..=b'9')) {
        // A width only limits, so one that is too large to honour limits nothing.
        let given = parse_amount(format, &mut at).unwrap_or(usize::MAX);
        width = Some(given);
        if given == 0 {
            return Err(FormatError::ZeroWidth);
        }
    }
    let (length, len) = Length::parse(format.get(at..).unwrap_or_default());
    at += len;
    let letter = *format.get(at).ok_or(FormatError::Incomplete)?;
    at += 1;
    let conv = match letter {
        b'd' => ScanConv::Int {
            base: 10,
            signed: true,
        },
        b'i' => ScanConv::Int {
            base: 0,
            signed: true,
        },
        b'u' => ScanConv::Int {
            base: 10,
            signed: false,
        },
        b'o' => ScanConv::Int {
            base: 8,
            signed: false,
        },
        b'x' | b'X' => ScanConv::Int {
            base: 16,
            signed: false,
        },
        b'a' | b'A' | b'e' | b'E' | b'f' | b'F' | b'g' | b'G' => ScanConv::Real,
        b'c' => ScanConv::Chars,
        b's' => ScanConv::Word,
        b'[' => {
            let (set, len) = parse_set(format.get(at..).unwrap_or_default())?;
            at += len;
            ScanConv::Set(set)
        }
        b'p' => ScanConv::Pointer,
        b'n' => ScanConv::Count,
        b'%' => ScanConv::Percent,
        other => return Err(FormatError::Conversion(other)),
    };
    let integer = matches!(conv, ScanConv::Int { .. } | ScanConv::Count);
    let lengthy = match length {
        Length::None => true,
        Length::Long => !matches!(conv, ScanConv::Pointer | ScanConv::Percent),
        Length::LongDouble => conv == ScanConv::Real,
        _ => integer,
    };
    if !lengthy {
        return Err(FormatError::Length {
            length,
            conv: letter,
        });
    }
    if matches!(conv, ScanConv::Count | ScanConv::Percent) {
        if suppress {
            return Err(FormatError::Suppressed { conv: letter });
        }
        if width.is_some() {
            return Err(FormatError::Width { conv: letter });
        }
    }
    Ok((
        ScanSpec {
            suppress,
            width,
            length,
            conv,
        },
        at,
    ))
}

/// Reads a scanset after its `[`. A `-` between two bytes makes a range, as in glibc.
fn parse_set(format: &[u8]) -> Result<(ScanSet, usize), FormatError> {
    let mut set = ScanSet::default();
    let negated = format.first() == Some(&b'^');
    let first = usize::from(negated);
    let mut at = first;
    let mut previous = None;
    loop {
        let byte = *format.get(at).ok_or(FormatError::Incomplete)?;
        at += 1;
        if byte == b']' && at > first + 1 {
            break;
        }
        let end = format.get(at).copied().filter(|&b| b != b']');
        if let (b'-', Some(from), Some(to)) = (byte, previous, end)
            && from <= to
        {
            (from..=to).for_each(|b| set.insert(b));
            at += 1;
            previous = None;
        } else {
            set.insert(byte);
            previous = Some(byte);
        }
    }
    if negated {
        set.complement();
    }
    Ok((set, at))
}

/// What the argument of a conversion points to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stored {
    Int(IntKind),
    Real(FloatKind),
    /// An array of a character type; a null byte is added unless `exact`.
    Chars {
        exact: bool,
    },
    /// An array of `wchar_t`, likewise.
    Wides {
        exact: bool,
    },
    /// `void *`
    Pointer,
    /// `%%`, or assignment is suppressed: no argument.
    Nothing,
}

/// What `spec` stores, and so which pointer it takes from the argument list.
pub fn stored(spec: &ScanSpec, target: &Target) -> Stored {
    if spec.suppress {
        return Stored::Nothing;
    }
    let wide = spec.length == Length::Long;
    let text = |exact| {
        if wide {
            Stored::Wides { exact }
        } else {
            Stored::Chars { exact }
        }
    };
    match spec.conv {
        ScanConv::Int { signed, .. } => Stored::Int(spec.length.kind(signed, target)),
        ScanConv::Count => Stored::Int(spec.length.kind(true, target)),
        ScanConv::Real => Stored::Real(match spec.length {
            Length::Long => FloatKind::Double,
            Length::LongDouble => FloatKind::LongDouble,
            _ => FloatKind::Float,
        }),
        ScanConv::Chars => text(true),
        ScanConv::Word | ScanConv::Set(_) => text(false),
        ScanConv::Pointer => Stored::Pointer,
        ScanConv::Percent => Stored::Nothing,
    }
}
