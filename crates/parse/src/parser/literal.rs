//! Constants and string literals (C17 6.4.4, 6.4.5), with GNU's binary constants, `\e` and
//! multi-character constants as GCC values them.
//!
//! Floating constants are kept as spelled, only their syntax is checked here. Complex and decimal
//! constants, and those of the `_FloatN` types, are known and not supported.

use super::{Parser, Res};
use crate::token::{TokenKind, spelled_bytes};
use cassay_lang::tree::*;
use cassay_lang::{Problem, Span, Symbol, Target};
use std::sync::Arc;

impl Parser<'_> {
    /// The expression of a preprocessing number.
    pub(super) fn number(&mut self, spelling: Symbol, span: Span) -> Res<ExprId> {
        let text = self.program.names.name(spelling);
        let kind = if is_float(text) {
            check_float(text, span)?;
            ExprKind::Float(spelling)
        } else {
            ExprKind::Int(integer(text, span)?)
        };
        Ok(self.push_expr(kind, span))
    }

    /// The expression of a character constant.
    pub(super) fn character(&mut self, spelling: Symbol, span: Span) -> Res<ExprId> {
        let bytes: Vec<u8> = spelled_bytes(self.program.names.name(spelling)).collect();
        let (prefix, body) = split_literal(&bytes, b'\'');
        let mut units = Vec::new();
        append_units(body, prefix, self.target, span, &mut units)?;
        let value = character_value(&units, prefix, self.target, span)?;
        Ok(self.push_expr(ExprKind::Char(CharLit { value, prefix }), span))
    }

    /// All string literals from here on as one (6.4.5p5), at least one.
    pub(super) fn string(&mut self) -> Res<StrId> {
        let start = self.pos;
        let mut prefix = StrPrefix::None;
        let mut bytes = Vec::new();
        while let TokenKind::Str(spelling) = self.kind() {
            bytes.clear();
            bytes.extend(spelled_bytes(self.program.names.name(spelling)).take(3));
            let own = split_literal(&bytes, b'"').0;
            if prefix == StrPrefix::None {
                prefix = own;
            } else if own != StrPrefix::None && own != prefix {
                let message = "concatenation of string literals with different prefixes";
                return self.invalid(self.span(), message);
            }
            self.advance();
        }
        if self.pos == start {
            return self.expected("a string literal");
        }
        let mut units = Vec::new();
        for index in start..self.pos {
            let token = self.token_at(index);
            if let TokenKind::Str(spelling) = token.kind {
                bytes.clear();
                bytes.extend(spelled_bytes(self.program.names.name(spelling)));
                let (_, body) = split_literal(&bytes, b'"');
                append_units(body, prefix, self.target, token.span, &mut units)?;
            }
        }
        Ok(self.program.push_string(StrLit {
            prefix,
            units: Arc::from(units),
        }))
    }
}

fn invalid<T>(span: Span, message: impl Into<String>) -> Res<T> {
    Err(Box::new(Problem::invalid(span, message)))
}

fn unsupported<T>(span: Span, message: impl Into<String>) -> Res<T> {
    Err(Box::new(Problem::unsupported(span, message)))
}

fn is_hex(text: &str) -> bool {
    matches!(text.as_bytes(), [b'0', b'x' | b'X', ..])
}

fn is_float(text: &str) -> bool {
    let exponent: &[char] = if is_hex(text) {
        &['.', 'p', 'P']
    } else {
        &['.', 'e', 'E']
    };
    let binary = matches!(text.as_bytes(), [b'0', b'b' | b'B', ..]);
    !binary && text.contains(exponent)
}

fn integer(text: &str, span: Span) -> Res<IntLit> {
    let (radix, base, digits) = match text.as_bytes() {
        [b'0', b'x' | b'X', rest @ ..] => (Radix::Hex, 16, rest),
        [b'0', b'b' | b'B', rest @ ..] => (Radix::Binary, 2, rest),
        // A lone zero is an octal constant; whether it counts as decimal changes nothing but how
        // it reads.
        [b'0', b'0'..=b'9', ..] => (Radix::Octal, 8, text.as_bytes()),
        rest => (Radix::Decimal, 10, rest),
    };
    let count = digits
        .iter()
        .take_while(|&&b| char::from(b).is_digit(base))
        .count();
    let (digits, suffix) = digits.split_at(count);
    if digits.is_empty() {
        return invalid(span, format!("`{text}` has no digits"));
    }
    let mut value: u64 = 0;
    for &digit in digits {
        let digit = char::from(digit).to_digit(base).unwrap_or(0);
        let Some(next) = value
            .checked_mul(u64::from(base))
            .and_then(|v| v.checked_add(u64::from(digit)))
        else {
            return invalid(span, format!("integer constant `{text}` is too large"));
        };
        value = next;
    }
    let (mut unsigned, mut size) = (false, IntSuffix::None);
    let mut rest = suffix;
    loop {
        rest = match rest {
            [] => {
                return Ok(IntLit {
                    value,
                    radix,
                    unsigned,
                    size,
                });
            }
            [b'u' | b'U', rest @ ..] if !unsigned => {
                unsigned = true;
                rest
            }
            [b'l', b'l', rest @ ..] | [b'L', b'L', rest @ ..] if size == IntSuffix::None => {
                size = IntSuffix::LongLong;
                rest
            }
            [b'l' | b'L', rest @ ..] if size == IntSuffix::None => {
                size = IntSuffix::Long;
                rest
            }
            [b'i' | b'j' | b'I' | b'J', ..] => {
                return unsupported(span, format!("complex constant `{text}`"));
            }
            [b'w', b'b', ..] | [b'W', b'B', ..] => {
                return unsupported(span, format!("constant `{text}` of a bit-precise type"));
            }
            [b'8' | b'9', ..] if radix == Radix::Octal => {
                return invalid(span, format!("invalid digit in octal constant `{text}`"));
            }
            _ => return invalid(span, format!("invalid suffix on integer constant `{text}`")),
        };
    }
}

/// Checks the syntax of a floating constant (6.4.4.2).
fn check_float(text: &str, span: Span) -> Res<()> {
    fn digits(text: &[u8], base: u32) -> (&[u8], usize) {
        let count = text
            .iter()
            .take_while(|&&b| char::from(b).is_digit(base))
            .count();
        (&text[count..], count)
    }
    let hex = is_hex(text);
    let base = if hex { 16 } else { 10 };
    let rest = if hex {
        &text.as_bytes()[2..]
    } else {
        text.as_bytes()
    };
    let (mut rest, mut significand) = digits(rest, base);
    if let [b'.', tail @ ..] = rest {
        let (tail, count) = digits(tail, base);
        rest = tail;
        significand += count;
    }
    if significand == 0 {
        return invalid(span, format!("`{text}` has no digits"));
    }
    let exponent: &[u8] = if hex { b"pP" } else { b"eE" };
    match rest {
        [e, tail @ ..] if exponent.contains(e) => {
            let tail = match tail {
                [b'+' | b'-', tail @ ..] => tail,
                tail => tail,
            };
            let (tail, count) = digits(tail, 10);
            if count == 0 {
                return invalid(span, format!("exponent of `{text}` has no digits"));
            }
            rest = tail;
        }
        _ if hex => {
            return invalid(
                span,
                format!("hexadecimal floating constant `{text}` needs an exponent"),
            );
        }
        _ => {}
    }
    match rest {
        [] | [b'f' | b'F' | b'l' | b'L'] => Ok(()),
        _ if rest.iter().any(|b| b"ijIJ".contains(b)) => {
            unsupported(span, format!("complex constant `{text}`"))
        }
        [b'd', b'f' | b'd' | b'l'] | [b'D', b'F' | b'D' | b'L'] => {
            unsupported(span, format!("decimal floating constant `{text}`"))
        }
        [b'f' | b'F', b'1' | b'3' | b'6', ..] | [b'q' | b'Q' | b'w' | b'W'] => unsupported(
            span,
            format!("floating constant `{text}` of an extended type"),
        ),
        _ => invalid(
            span,
            format!("invalid suffix on floating constant `{text}`"),
        ),
    }
}

/// Splits a literal's spelling into its prefix and what stands between the quotes.
fn split_literal(spelling: &[u8], quote: u8) -> (StrPrefix, &[u8]) {
    let (prefix, rest) = match spelling {
        [b'u', b'8', rest @ ..] => (StrPrefix::Utf8, rest),
        [b'L', rest @ ..] => (StrPrefix::Wide, rest),
        [b'u', rest @ ..] => (StrPrefix::Utf16, rest),
        [b'U', rest @ ..] => (StrPrefix::Utf32, rest),
        rest => (StrPrefix::None, rest),
    };
    let rest = rest.strip_prefix(&[quote]).unwrap_or(rest);
    (prefix, rest.strip_suffix(&[quote]).unwrap_or(rest))
}

/// The width of a code unit in bits.
fn unit_width(prefix: StrPrefix, target: &Target) -> u32 {
    match prefix {
        StrPrefix::None | StrPrefix::Utf8 => 8,
        StrPrefix::Utf16 => 16,
        StrPrefix::Utf32 => 32,
        StrPrefix::Wide => target.width(target.wchar_t),
    }
}

/// Translates the characters and escapes of one literal to code units.
fn append_units(
    mut body: &[u8],
    prefix: StrPrefix,
    target: &Target,
    span: Span,
    units: &mut Vec<u32>,
) -> Res<()> {
    let width = unit_width(prefix, target);
    if body.windows(3).any(is_trigraph) {
        let message = "trigraph in a literal: replaced with -std=c11, and not with -std=gnu11";
        return unsupported(span, message);
    }
    while let [first, rest @ ..] = body {
        if *first != b'\\' {
            if width == 8 {
                units.push(u32::from(*first));
                body = rest;
            } else {
                let Some((c, length)) = decode_utf8(body) else {
                    return invalid(span, "wide literal is not valid UTF-8");
                };
                append_char(c, width, units);
                body = &body[length..];
            }
            continue;
        }
        let (escape, length) = escape(rest, span)?;
        body = rest.get(length..).unwrap_or_default();
        match escape {
            Escape::Char(c) => append_char(c, width, units),
            Escape::Unit(value) => {
                if width < 32 && value >> width != 0 {
                    return invalid(span, "escape sequence out of range");
                }
                units.push(value);
            }
        }
    }
    Ok(())
}

enum Escape {
    /// A universal character name.
    Char(char),
    /// A code unit by number.
    Unit(u32),
}

/// Reads what follows a backslash; also returns how many bytes that took.
fn escape(text: &[u8], span: Span) -> Res<(Escape, usize)> {
    let Some(&first) = text.first() else {
        return invalid(span, "incomplete escape sequence");
    };
    let simple = |value: u8| Ok((Escape::Unit(u32::from(value)), 1));
    match first {
        b'n' => simple(b'\n'),
        b't' => simple(b'\t'),
        b'r' => simple(b'\r'),
        b'a' => simple(7),
        b'b' => simple(8),
        b'f' => simple(12),
        b'v' => simple(11),
        b'e' | b'E' => simple(27),
        b'0'..=b'7' => {
            let digits = text
                .iter()
                .take(3)
                .take_while(|b| (b'0'..=b'7').contains(b));
            let value = digits.clone().fold(0, |v, &b| v * 8 + u32::from(b - b'0'));
            Ok((Escape::Unit(value), digits.count()))
        }
        b'x' => {
            let mut value: u32 = 0;
            let mut length = 1;
            while let Some(digit) = text.get(length).and_then(|&b| char::from(b).to_digit(16)) {
                if value >> 28 != 0 {
                    return invalid(span, "escape sequence out of range");
                }
                value = value << 4 | digit;
                length += 1;
            }
            if length == 1 {
                return invalid(span, "`\\x` without hexadecimal digits");
            }
            Ok((Escape::Unit(value), length))
        }
        b'u' | b'U' => {
            let count = if first == b'u' { 4 } else { 8 };
            let digits = text.get(1..=count).unwrap_or_default();
            let value = digits.iter().try_fold(0u32, |v, &b| {
                Some(v.checked_mul(16)? | char::from(b).to_digit(16)?)
            });
            let c = value
                .filter(|_| digits.len() == count)
                .and_then(char::from_u32);
            match c {
                // 6.4.3p2: nothing below A0 except $, @ and `.
                Some(c) if c as u32 >= 0xA0 || matches!(c, '$' | '@' | '`') => {
                    Ok((Escape::Char(c), count + 1))
                }
                _ => invalid(span, "invalid universal character name"),
            }
        }
        // Quotes, backslash and question mark; GNU: any other character means itself.
        other => simple(other),
    }
}

/// 5.2.1.1. Outside of literals and comments they are errors where they are not replaced.
fn is_trigraph(text: &[u8]) -> bool {
    matches!(text, [b'?', b'?', last] if b"=/'()!<>-".contains(last))
}

fn append_char(c: char, width: u32, units: &mut Vec<u32>) {
    match width {
        8 => {
            let mut buffer = [0; 4];
            units.extend(c.encode_utf8(&mut buffer).bytes().map(u32::from));
        }
        16 => {
            let mut buffer = [0; 2];
            units.extend(c.encode_utf16(&mut buffer).iter().map(|&u| u32::from(u)));
        }
        _ => units.push(c as u32),
    }
}

/// The first character of UTF-8 text and its length.
fn decode_utf8(bytes: &[u8]) -> Option<(char, usize)> {
    let length = match bytes.first()? {
        0..0x80 => 1,
        0xC0..0xE0 => 2,
        0xE0..0xF0 => 3,
        _ => 4,
    };
    let text = std::str::from_utf8(bytes.get(..length)?).ok()?;
    Some((text.chars().next()?, length))
}

/// 6.4.4.4p10; several characters are combined as GCC does.
fn character_value(units: &[u32], prefix: StrPrefix, target: &Target, span: Span) -> Res<i64> {
    let Some(&last) = units.last() else {
        return invalid(span, "empty character constant");
    };
    Ok(match prefix {
        StrPrefix::None if units.len() == 1 => {
            if target.char_signed {
                i64::from(last as u8 as i8)
            } else {
                i64::from(last as u8)
            }
        }
        StrPrefix::None => {
            let value = units
                .iter()
                .fold(0u64, |v, &unit| v << 8 | u64::from(unit & 0xFF));
            let unused = 64 - target.width(IntKind::Int).min(64);
            (value << unused).cast_signed() >> unused
        }
        StrPrefix::Wide | StrPrefix::Utf32 if units.len() > 1 => {
            return invalid(
                span,
                "wide character constant of several characters: Clang refuses it",
            );
        }
        StrPrefix::Wide if target.is_signed(target.wchar_t) => {
            let unused = 64 - target.width(target.wchar_t);
            (u64::from(last) << unused).cast_signed() >> unused
        }
        StrPrefix::Utf8 | StrPrefix::Utf16 if units.len() > 1 => {
            return invalid(span, "character constant needs more than one code unit");
        }
        StrPrefix::Utf8 | StrPrefix::Utf16 | StrPrefix::Utf32 | StrPrefix::Wide => i64::from(last),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn int(text: &str) -> Option<(u64, bool, IntSuffix)> {
        let lit = integer(text, Span::NONE).ok()?;
        Some((lit.value, lit.unsigned, lit.size))
    }

    #[test]
    fn integers() {
        assert_eq!(int("0"), Some((0, false, IntSuffix::None)));
        assert_eq!(int("017"), Some((15, false, IntSuffix::None)));
        assert_eq!(int("0xfFuL"), Some((255, true, IntSuffix::Long)));
        assert_eq!(int("0b101LLu"), Some((5, true, IntSuffix::LongLong)));
        assert_eq!(
            int("18446744073709551615"),
            Some((u64::MAX, false, IntSuffix::None))
        );
        for bad in [
            "18446744073709551616",
            "08",
            "0x",
            "0b2",
            "1lL",
            "1uu",
            "1lul",
            "12abc",
            "1i",
        ] {
            assert_eq!(int(bad), None, "{bad}");
        }
    }

    #[test]
    fn floats() {
        for good in ["1.", ".5", "1e5", "1.5E-3f", "0x1p3", "0x.8P-1L", "1.0l"] {
            assert!(
                is_float(good) && check_float(good, Span::NONE).is_ok(),
                "{good}"
            );
        }
        for bad in [
            "1e", "0x1.8", "1.0ff", "1.0df", "1.0i", ".e1", "1.0f64", "1.2.3", "1.0x",
        ] {
            assert!(
                is_float(bad) && check_float(bad, Span::NONE).is_err(),
                "{bad}"
            );
        }
    }

    fn char_value(spelling: &[u8]) -> Option<i64> {
        let target = &Target::x86_64_linux();
        let (prefix, body) = split_literal(spelling, b'\'');
        let mut units = Vec::new();
        append_units(body, prefix, target, Span::NONE, &mut units).ok()?;
        character_value(&units, prefix, target, Span::NONE).ok()
    }

    #[test]
    fn characters() {
        assert_eq!(char_value(b"'a'"), Some(97));
        assert_eq!(char_value(br"'\377'"), Some(-1));
        assert_eq!(char_value(br"'\0'"), Some(0));
        assert_eq!(char_value(b"'ab'"), Some(24930));
        assert_eq!(char_value(b"'abcde'"), Some(0x62636465));
        assert_eq!(char_value(br"'\377\377\377\377'"), Some(-1));
        assert_eq!(char_value(br"L'\u00e9'"), Some(0xe9));
        assert_eq!(char_value("L'é'".as_bytes()), Some(0xe9));
        assert_eq!(char_value(br"L'\xffffffff'"), Some(-1));
        assert_eq!(char_value(br"U'\xffffffff'"), Some(0xffff_ffff));
        assert_eq!(char_value(br"'\e'"), Some(27));
        assert_eq!(char_value(br"'\''"), Some(39));
        assert_eq!(char_value(b"''"), None);
        assert_eq!(char_value(br"'\x100'"), None);
        assert_eq!(char_value(br"'\u0041'"), None);
    }
}
