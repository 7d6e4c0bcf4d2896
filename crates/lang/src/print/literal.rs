//! Constants and string literals as text (C17 6.4.4, 6.4.5).
//!
//! Escapes are chosen so that no character that follows can be read into them, `??` never appears
//! (trigraphs), and nothing depends on the source character set: all output is ASCII.

use crate::tree::{CharLit, IntLit, IntSuffix, Radix, StrLit, StrPrefix};
use std::fmt::Write;

/// Appends an integer constant.
pub(super) fn int(text: &mut String, lit: IntLit) {
    match lit.radix {
        Radix::Binary => text.push_str("0b"),
        Radix::Octal if lit.value != 0 => text.push('0'),
        Radix::Octal | Radix::Decimal => {}
        Radix::Hex => text.push_str("0x"),
    }
    digits(text, lit.value, lit.radix);
    if lit.unsigned {
        text.push('U');
    }
    text.push_str(match lit.size {
        IntSuffix::None => "",
        IntSuffix::Long => "L",
        IntSuffix::LongLong => "LL",
    });
}

/// Appends the digits of a number.
fn digits(text: &mut String, mut value: u64, radix: Radix) {
    if value < 10 && radix != Radix::Binary && radix != Radix::Octal {
        return text.push((b'0' + value as u8).into());
    }
    let mut digits = [0; 64];
    let mut first = digits.len();
    let bits = match radix {
        Radix::Binary => 1,
        Radix::Octal => 3,
        Radix::Decimal => 0,
        Radix::Hex => 4,
    };
    loop {
        let last = match radix {
            Radix::Decimal => value % 10,
            _ => value & ((1 << bits) - 1),
        };
        first -= 1;
        digits[first] = b"0123456789abcdef"[last as usize];
        value = match radix {
            Radix::Decimal => value / 10,
            _ => value >> bits,
        };
        if value == 0 {
            break;
        }
    }
    // Digits are text.
    text.push_str(std::str::from_utf8(&digits[first..]).unwrap_or_default());
}

pub(super) fn char(lit: CharLit) -> String {
    let mut text = String::from(prefix(lit.prefix));
    text.push('\'');
    match lit.prefix {
        StrPrefix::None => {
            let units = narrow_chars(lit.value);
            for &unit in &units {
                escape(&mut text, unit, lit.prefix, '\'', units.len() > 1);
            }
        }
        _ => {
            escape(&mut text, lit.value as u32, lit.prefix, '\'', false);
        }
    }
    text.push('\'');
    text
}

/// The characters of a plain constant of this value. One character gives `-128 ..= 127`, or `0 ..=
/// 255` where `char` is unsigned. Up to four make the value of their bytes, most significant first,
/// in every compiler of interest; `128 ..= 255` is written in this way because it then does
/// not depend on the signedness of `char`.
fn narrow_chars(value: i64) -> Vec<u32> {
    if (-128..128).contains(&value) {
        return vec![value as u8 as u32];
    }
    let bytes = (value as u32).to_be_bytes();
    let first = bytes.iter().position(|&b| b != 0).unwrap_or(3).min(2);
    bytes[first..].iter().map(|&b| u32::from(b)).collect()
}

pub(super) fn string(lit: &StrLit) -> String {
    let mut text = String::from(prefix(lit.prefix));
    text.push('"');
    let mut units = lit.units.iter().copied().peekable();
    let mut previous = 0;
    while let Some(unit) = units.next() {
        let next = units.peek().copied().unwrap_or(0);
        let next = u8::try_from(next).unwrap_or(0);
        if unit == u32::from(b'?') && previous == unit {
            text.push_str("\\?");
        } else if escape(&mut text, unit, lit.prefix, '"', next.is_ascii_digit())
            && next.is_ascii_hexdigit()
        {
            // A hexadecimal escape has no end of its own.
            text.push_str("\" ");
            text.push_str(prefix(lit.prefix));
            text.push('"');
        }
        previous = unit;
    }
    text.push('"');
    text
}

fn prefix(prefix: StrPrefix) -> &'static str {
    match prefix {
        StrPrefix::None => "",
        StrPrefix::Wide => "L",
        StrPrefix::Utf8 => "u8",
        StrPrefix::Utf16 => "u",
        StrPrefix::Utf32 => "U",
    }
}

/// Appends one code unit; `full` asks for all three digits of an octal escape. Says whether a
/// hexadecimal digit must not follow.
fn escape(text: &mut String, unit: u32, prefix: StrPrefix, quote: char, full: bool) -> bool {
    let simple = match unit {
        7 => 'a',
        8 => 'b',
        9 => 't',
        10 => 'n',
        11 => 'v',
        12 => 'f',
        13 => 'r',
        92 => '\\',
        _ if unit == quote as u32 => quote,
        _ => '\0',
    };
    if simple != '\0' {
        text.push('\\');
        text.push(simple);
        return false;
    }
    let narrow = matches!(prefix, StrPrefix::None | StrPrefix::Utf8);
    // Writing into a string cannot fail.
    let _ = match unit {
        0x20..=0x7e => {
            text.push(unit as u8 as char);
            Ok(())
        }
        0xa0..=0xd7ff | 0xe000..=0xffff if !narrow => write!(text, "\\u{unit:04x}"),
        0x1_0000..=0x10_ffff if matches!(prefix, StrPrefix::Wide | StrPrefix::Utf32) => {
            write!(text, "\\U{unit:08x}")
        }
        0..=0o777 if full => write!(text, "\\{unit:03o}"),
        0..=0o777 => write!(text, "\\{unit:o}"),
        _ => {
            let _ = write!(text, "\\x{unit:x}");
            return true;
        }
    };
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    fn str_lit(prefix: StrPrefix, units: &[u32]) -> String {
        string(&StrLit {
            prefix,
            units: units.into(),
        })
    }

    fn narrow(text: &str) -> String {
        str_lit(
            StrPrefix::None,
            &text.bytes().map(u32::from).collect::<Vec<_>>(),
        )
    }

    #[test]
    fn ints_keep_radix_and_suffix() {
        let lit = |value, radix, unsigned, size| {
            let mut text = String::new();
            let lit = IntLit {
                value,
                radix,
                unsigned,
                size,
            };
            int(&mut text, lit);
            text
        };
        assert_eq!(lit(0, Radix::Octal, false, IntSuffix::None), "0");
        assert_eq!(lit(8, Radix::Octal, false, IntSuffix::Long), "010L");
        assert_eq!(lit(255, Radix::Hex, true, IntSuffix::LongLong), "0xffULL");
        assert_eq!(lit(5, Radix::Binary, true, IntSuffix::None), "0b101U");
        assert_eq!(
            lit(u64::MAX, Radix::Decimal, true, IntSuffix::Long),
            "18446744073709551615UL"
        );
    }

    #[test]
    fn octal_escapes_do_not_swallow_digits() {
        assert_eq!(narrow("\0a"), r#""\0a""#);
        assert_eq!(narrow("\x001"), r#""\0001""#);
        assert_eq!(narrow("\x019"), r#""\0019""#);
        assert_eq!(narrow("\u{7f}7\n\"\\"), r#""\1777\n\"\\""#);
    }

    #[test]
    fn no_trigraphs() {
        assert_eq!(narrow("??=???"), r#""?\?=?\?\?""#);
    }

    #[test]
    fn wide_strings() {
        assert_eq!(
            str_lit(StrPrefix::Wide, &[0xe9, 0x61, 0x1f600]),
            r#"L"\u00e9a\U0001f600""#
        );
        assert_eq!(
            str_lit(StrPrefix::Utf16, &[0xd83d, 0x61]),
            r#"u"\xd83d" u"a""#
        );
        assert_eq!(
            str_lit(StrPrefix::Utf32, &[0xffff_ffff]),
            r#"U"\xffffffff""#
        );
        assert_eq!(
            str_lit(StrPrefix::Utf8, &[0xc3, 0xa9, 0x31]),
            r#"u8"\303\2511""#
        );
    }

    #[test]
    fn chars() {
        let lit = |value, prefix| char(CharLit { value, prefix });
        assert_eq!(lit(97, StrPrefix::None), "'a'");
        assert_eq!(lit(0, StrPrefix::None), r"'\0'");
        assert_eq!(lit(39, StrPrefix::None), r"'\''");
        assert_eq!(lit(34, StrPrefix::None), "'\"'");
        assert_eq!(lit(-1, StrPrefix::None), r"'\377'");
        assert_eq!(lit(200, StrPrefix::None), r"'\000\310'");
        assert_eq!(lit(0x6162, StrPrefix::None), "'ab'");
        assert_eq!(lit(-1, StrPrefix::Wide), r"L'\xffffffff'");
        assert_eq!(lit(0x1f600, StrPrefix::Utf32), r"U'\U0001f600'");
    }
}
