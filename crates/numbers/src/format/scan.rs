//! Reading input items as `scanf` does (C17 7.21.6.2p7 to p12).
//!
//! An input item is the longest run of bytes, within the width, that is a matching sequence or the
//! beginning of one. It is consumed even when it turns out to be only a beginning, and then the
//! directive fails: one byte of push-back is all a stream has. glibc does not follow in every case
//! (it reads `100e` as 100), so such failures have a result of their own, [`Scanned::Partial`].

use super::number::{is_space, parse_int};
use super::{IntText, ScanConv, ScanSpec};
use crate::float::Real;

/// Where input comes from: a stream or a string.
pub trait ByteSource {
    /// The next byte, which stays; `None` at the end of input.
    fn peek(&mut self) -> Option<u8>;
    /// Takes the next byte.
    fn next(&mut self) -> Option<u8>;
}

/// A [`ByteSource`] over bytes in memory.
#[derive(Clone, Debug)]
pub struct SliceSource<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> SliceSource<'a> {
    pub fn new(bytes: &'a [u8]) -> SliceSource<'a> {
        SliceSource { bytes, at: 0 }
    }

    pub fn position(&self) -> usize {
        self.at
    }
}

impl ByteSource for SliceSource<'_> {
    fn peek(&mut self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    fn next(&mut self) -> Option<u8> {
        let byte = self.peek()?;
        self.at += 1;
        Some(byte)
    }
}

/// What became of one conversion.
#[derive(Clone, Debug)]
pub enum Scanned {
    /// The input ended before the item began.
    InputFailure,
    MatchFailure,
    /// A matching failure after the beginning of an item: `100e` for `%f`, `0x` for `%x`, too few
    /// bytes for `%5c`. Real libraries are known to take it for success.
    Partial,
    /// A value that the object may be unable to hold, which is undefined (p10).
    Int(IntText),
    Real(Real),
    /// The bytes of `%c`, `%s` or `%[`, without a null byte.
    Bytes(Vec<u8>),
    /// `%p`: an address as `%p` prints it.
    Pointer(IntText),
    /// `%n`: the caller stores how much it has read.
    Count,
    /// `%%` matched.
    Percent,
}

/// Takes white space from the input.
pub fn skip_input_space(source: &mut impl ByteSource) {
    while source.peek().is_some_and(is_space) {
        source.next();
    }
}

/// An ordinary byte of the format: `None` if the input ended, or whether it matched.
pub fn match_byte(source: &mut impl ByteSource, byte: u8) -> Option<bool> {
    let matched = source.peek()? == byte;
    if matched {
        source.next();
    }
    Some(matched)
}

/// Executes one conversion specification.
pub fn scan(source: &mut impl ByteSource, spec: &ScanSpec) -> Scanned {
    let skips = !matches!(
        spec.conv,
        ScanConv::Chars | ScanConv::Set(_) | ScanConv::Count
    );
    if skips {
        skip_input_space(source);
    }
    if spec.conv != ScanConv::Count && source.peek().is_none() {
        return Scanned::InputFailure;
    }
    let width = spec.width.unwrap_or(usize::MAX);
    match spec.conv {
        ScanConv::Percent => match match_byte(source, b'%') {
            Some(true) => Scanned::Percent,
            _ => Scanned::MatchFailure,
        },
        ScanConv::Int { base, .. } => match scan_int(source, width, base) {
            Ok(number) => Scanned::Int(number),
            Err(failure) => failure,
        },
        ScanConv::Pointer => scan_pointer(source, width),
        ScanConv::Real => {
            let item = collect(source, width, RealState::Start, RealState::step);
            match Real::parse(&item) {
                Some((real, len)) if len == item.len() => Scanned::Real(real),
                Some(_) => Scanned::Partial,
                None => Scanned::MatchFailure,
            }
        }
        ScanConv::Chars => {
            let count = spec.width.unwrap_or(1);
            let bytes = collect(source, count, (), |(), _| Some(()));
            if bytes.len() == count {
                Scanned::Bytes(bytes)
            } else {
                Scanned::Partial
            }
        }
        ScanConv::Word => Scanned::Bytes(collect(source, width, (), |(), byte| {
            (!is_space(byte)).then_some(())
        })),
        ScanConv::Set(set) => {
            let bytes = collect(source, width, (), |(), byte| {
                set.contains(byte).then_some(())
            });
            if bytes.is_empty() {
                Scanned::MatchFailure
            } else {
                Scanned::Bytes(bytes)
            }
        }
        ScanConv::Count => Scanned::Count,
    }
}

/// Takes bytes as long as `step` accepts them.
fn collect<S>(
    source: &mut impl ByteSource,
    width: usize,
    mut state: S,
    step: impl Fn(S, u8) -> Option<S>,
) -> Vec<u8> {
    let mut item = Vec::new();
    while item.len() < width
        && let Some(byte) = source.peek()
        && let Some(next) = step(state, byte)
    {
        state = next;
        item.push(byte);
        source.next();
    }
    item
}

fn scan_int(source: &mut impl ByteSource, width: usize, base: u32) -> Result<IntText, Scanned> {
    let item = collect(source, width, IntState::Start { base }, IntState::step);
    let number = parse_int(&item, base);
    match number.consumed {
        0 => Err(Scanned::MatchFailure),
        len if len < item.len() => Err(Scanned::Partial),
        _ => Ok(number),
    }
}

fn scan_pointer(source: &mut impl ByteSource, width: usize) -> Scanned {
    if source.peek() == Some(b'(') {
        let item = collect(source, width, 0, |at: usize, byte| {
            (b"(nil)".get(at) == Some(&byte)).then_some(at + 1)
        });
        return if item == b"(nil)" {
            Scanned::Pointer(parse_int(b"0", 16))
        } else {
            Scanned::MatchFailure
        };
    }
    match scan_int(source, width, 16) {
        Ok(number) => Scanned::Pointer(number),
        Err(failure) => failure,
    }
}

/// How far an integer has been read.
#[derive(Clone, Copy)]
enum IntState {
    Start {
        base: u32,
    },
    Signed {
        base: u32,
    },
    /// A first zero, which `x` may follow.
    Zero {
        base: u32,
    },
    Digits {
        base: u32,
    },
}

impl IntState {
    fn step(self, byte: u8) -> Option<IntState> {
        let digits = |base: u32| {
            char::from(byte)
                .to_digit(base.clamp(2, 36))
                .map(|_| IntState::Digits { base })
        };
        match self {
            IntState::Start { base } if matches!(byte, b'+' | b'-') => {
                Some(IntState::Signed { base })
            }
            IntState::Start { base } | IntState::Signed { base } => match (base, byte) {
                (0 | 16, b'0') => Some(IntState::Zero { base }),
                (0, _) => digits(10),
                _ => digits(base),
            },
            IntState::Zero { .. } if matches!(byte, b'x' | b'X') => {
                Some(IntState::Digits { base: 16 })
            }
            IntState::Zero { base: 0 } => digits(8),
            IntState::Zero { base } | IntState::Digits { base } => digits(base),
        }
    }
}

/// How far a floating number has been read.
#[derive(Clone, Copy)]
enum RealState {
    Start,
    Signed,
    /// In `infinity` or `nan`, with this many bytes read.
    Word {
        word: &'static [u8],
        read: usize,
    },
    /// In the characters of `nan(`.
    Payload,
    End,
    /// A first zero, which `x` may follow.
    Zero,
    Whole {
        hex: bool,
    },
    Fraction {
        hex: bool,
    },
    /// After the exponent's letter.
    Letter,
    /// After the exponent's sign.
    PowerSign,
    Power,
}

impl RealState {
    fn step(self, byte: u8) -> Option<RealState> {
        let lower = byte.to_ascii_lowercase();
        match self {
            RealState::Start if matches!(byte, b'+' | b'-') => Some(RealState::Signed),
            RealState::Start | RealState::Signed => match lower {
                b'i' => Some(RealState::Word {
                    word: b"infinity",
                    read: 1,
                }),
                b'n' => Some(RealState::Word {
                    word: b"nan(",
                    read: 1,
                }),
                b'0' => Some(RealState::Zero),
                b'1'..=b'9' => Some(RealState::Whole { hex: false }),
                b'.' => Some(RealState::Fraction { hex: false }),
                _ => None,
            },
            RealState::Word { word, read } if word.get(read) == Some(&lower) => {
                if byte == b'(' {
                    Some(RealState::Payload)
                } else {
                    Some(RealState::Word {
                        word,
                        read: read + 1,
                    })
                }
            }
            RealState::Word { .. } | RealState::End => None,
            RealState::Payload if byte == b')' => Some(RealState::End),
            RealState::Payload => {
                (byte.is_ascii_alphanumeric() || byte == b'_').then_some(RealState::Payload)
            }
            RealState::Zero if lower == b'x' => Some(RealState::Whole { hex: true }),
            RealState::Zero => RealState::Whole { hex: false }.step(byte),
            RealState::Whole { hex } if byte == b'.' => Some(RealState::Fraction { hex }),
            RealState::Whole { hex } | RealState::Fraction { hex } => {
                let digit = if hex {
                    byte.is_ascii_hexdigit()
                } else {
                    byte.is_ascii_digit()
                };
                let letter = if hex { b'p' } else { b'e' };
                if digit {
                    Some(self)
                } else {
                    (lower == letter).then_some(RealState::Letter)
                }
            }
            RealState::Letter if matches!(byte, b'+' | b'-') => Some(RealState::PowerSign),
            RealState::Letter | RealState::PowerSign | RealState::Power => {
                byte.is_ascii_digit().then_some(RealState::Power)
            }
        }
    }
}
