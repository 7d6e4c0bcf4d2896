//! Text of others, for people. What programs print, compilers say and files contain is shown so that it can
//! change nothing on a terminal, and so that no line of it and no text is longer than a person reads.
//!
//! Control characters, characters that turn the direction of text, and those that cannot be seen are written as
//! escapes, bytes that are no UTF-8 as `\xff`. Escapes of characters have the form that JSON has, so that a line
//! of JSON stays what it is. Everything that prints such text, in whatever room, calls one of these functions.

use std::borrow::Cow;
use std::fmt::Write;

/// The longest line of a message; more of it is counted and not shown.
pub const LINE: usize = 500;
/// The most lines of a message.
pub const LINES: usize = 100;

/// Whether a terminal might do something else with a character than show it.
fn is_unsafe(c: char) -> bool {
    match c {
        '\n' | '\t' => false,
        // The controls of ASCII and of ISO 6429, of which one begins escape sequences, too.
        c if c.is_control() => true,
        // Direction of text, line and paragraph separators, byte order marks, tags.
        '\u{61c}'
        | '\u{200b}'..='\u{200f}'
        | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{2069}'
        | '\u{feff}'
        | '\u{fff9}'..='\u{fffb}'
        | '\u{e0000}'..='\u{e007f}' => true,
        _ => false,
    }
}

fn escape(c: char, out: &mut String) {
    // Writing to a string cannot fail.
    let _ = match c {
        '\r' => write!(out, "\\r"),
        c if c < ' ' => write!(out, "\\x{:02x}", c as u32),
        c => {
            let mut units = [0; 2];
            let mut units = c.encode_utf16(&mut units).iter();
            units.try_for_each(|unit| write!(out, "\\u{unit:04x}"))
        }
    };
}

/// A text with escapes for whatever is not simply seen; lines stay lines.
#[must_use]
pub fn safe(text: &str) -> Cow<'_, str> {
    if !text.chars().any(is_unsafe) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() + 16);
    for c in text.chars() {
        if is_unsafe(c) {
            escape(c, &mut out);
        } else {
            out.push(c);
        }
    }
    Cow::Owned(out)
}

/// The same for bytes, which may be no text.
#[must_use]
pub fn bytes(bytes: &[u8]) -> String {
    let mut out = String::with_capacity(bytes.len());
    for chunk in bytes.utf8_chunks() {
        out.push_str(&safe(chunk.valid()));
        for byte in chunk.invalid() {
            let _ = write!(out, "\\x{byte:02x}");
        }
    }
    out
}

/// The beginning of a line, and how much is missing.
fn cut(line: &str, most: usize) -> Cow<'_, str> {
    match line.char_indices().nth(most) {
        None => Cow::Borrowed(line),
        Some((at, _)) => Cow::Owned(format!(
            "{}… ({} more bytes)",
            line.get(..at).unwrap_or_default(),
            line.len() - at
        )),
    }
}

/// One line, not longer than [`LINE`]: a name, a title, a message that has none but one line.
#[must_use]
pub fn line(text: &str) -> String {
    // Not more of it than can be shown is looked at.
    let short = cut(text, LINE);
    safe(&short).replace('\n', "\\n").replace('\t', " ")
}

/// A message of several lines: [`LINES`] of them, none longer than [`LINE`].
#[must_use]
pub fn message(text: &str) -> String {
    excerpt(text.as_bytes(), LINES)
}

/// The first lines of what a program or a compiler said, each cut to [`LINE`], and how many are missing. Ends
/// without a line break.
#[must_use]
pub fn excerpt(text: &[u8], most: usize) -> String {
    let mut out = String::new();
    let text = text.strip_suffix(b"\n").unwrap_or(text);
    let mut lines = text.split(|byte| *byte == b'\n');
    for (at, line) in lines.by_ref().take(most).enumerate() {
        if at > 0 {
            out.push('\n');
        }
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        // Four bytes are a character at most.
        let near = line.get(..4 * LINE + 4).unwrap_or(line);
        let whole = near.len() == line.len();
        let shown = bytes(near);
        match shown.char_indices().nth(LINE) {
            None if whole => out.push_str(&shown),
            found => {
                let at = found.map_or(shown.len(), |(at, _)| at);
                let more = line.len().saturating_sub(at);
                let _ = write!(
                    out,
                    "{}… ({more} more bytes)",
                    shown.get(..at).unwrap_or_default()
                );
            }
        }
    }
    match lines.count() {
        0 => {}
        more => {
            let _ = write!(out, "\n… ({more} more lines)");
        }
    }
    out
}

/// A line that fits into so many columns of a terminal, and so does not wrap.
#[must_use]
pub fn fit(line: &str, columns: usize) -> String {
    // Characters from there on may take two columns.
    let width = |c: char| 1 + usize::from(c >= '\u{1100}' && c != '…');
    let text = self::line(line);
    let mut used = 0;
    let mut end = text.len();
    let mut room = 0;
    for (at, c) in text.char_indices() {
        used += width(c);
        if used < columns {
            room = at + c.len_utf8();
        }
        if used > columns {
            end = room;
            break;
        }
    }
    if end == text.len() {
        return text;
    }
    format!("{}…", text.get(..end).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_reaches_a_terminal_but_what_is_seen() {
        assert_eq!(
            safe("int main(void)\n\tück — 中"),
            "int main(void)\n\tück — 中"
        );
        assert_eq!(safe("\x1b[31mred\x07\r\x7f"), "\\x1b[31mred\\x07\\r\\u007f");
        // The one-character form of an escape sequence's beginning; text that reads backwards; a tag.
        assert_eq!(
            safe("\u{9b}2J\u{202e}x\u{2069}\u{e0041}"),
            "\\u009b2J\\u202ex\\u2069\\udb40\\udc41"
        );
        assert_eq!(bytes(b"a\xff\xc3\x28\x1b"), "a\\xff\\xc3(\\x1b");
        for c in (0..=0x10ffff).filter_map(char::from_u32) {
            let shown = safe(&c.to_string()).into_owned();
            let shown = shown.chars();
            for c in shown.filter(|c| !matches!(c, '\n' | '\t')) {
                assert!(!is_unsafe(c), "{c:?}");
            }
        }
    }

    #[test]
    fn json_stays_json() {
        // What `serde_json` leaves as it is: from DEL on.
        let shown = safe("{\"a\": \"\u{7f}\u{9b}\u{202e}\u{e0041}\"}").into_owned();
        assert_eq!(shown, "{\"a\": \"\\u007f\\u009b\\u202e\\udb40\\udc41\"}");
    }

    #[test]
    fn lines_and_texts_end() {
        let long = "x".repeat(1 << 20);
        assert_eq!(line(&long).len(), LINE + "… (1048076 more bytes)".len());
        assert_eq!(line("a\nb"), "a\\nb");
        let many = format!("{long}\n{}", "y\n".repeat(300));
        let shown = message(&many);
        assert!(shown.len() < 2 * LINE + 3 * LINES, "{}", shown.len());
        assert!(shown.starts_with("xxx") && shown.contains("… (1048076 more bytes)\ny\n"));
        assert!(shown.ends_with("… (201 more lines)"), "{shown}");
        assert_eq!(message("one\ntwo\n"), "one\ntwo");
        assert!(excerpt(&vec![0x1b; 1 << 20], 1).len() < 2 * LINE);
        assert_eq!(excerpt(b"", 3), "");
    }

    #[test]
    fn a_line_fits() {
        assert_eq!(fit("abc", 3), "abc");
        assert_eq!(fit("abcd", 3), "ab…");
        assert_eq!(fit("中中中", 5), "中中…");
        assert_eq!(fit("a\x1b", 20), "a\\x1b");
        assert_eq!(fit("abc", 0), "…");
        assert_eq!(fit("", 0), "");
    }
}
