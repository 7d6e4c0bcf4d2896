//! The order on programs that every accepted step descends: what "smaller" means.
//!
//! Tokens of the printed text count first, as people and the literature count. Where they are equal,
//! fewer names are better (a constant is simpler than a variable), then fewer characters (`int` is
//! simpler than `long`, `7` than `0x1234UL`), then smaller numbers, and at last the text itself, so
//! that the order is total. A step that does not descend is never taken, so every reduction ends.

use std::ops::Range;

/// How large a program is; smaller is better.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Measure {
    pub tokens: usize,
    /// Names and keywords.
    pub words: usize,
    /// Characters that are no white space.
    pub bytes: usize,
    /// The sum of the digits of all numbers.
    pub digits: u64,
}

impl Measure {
    pub fn of<'a>(texts: impl IntoIterator<Item = &'a str>) -> Measure {
        let mut measure = Measure::default();
        for text in texts {
            for token in tokens(text) {
                measure.tokens += 1;
                measure.bytes += token.len();
                match token.as_bytes().first() {
                    Some(b'0'..=b'9') => {
                        let digits = token.bytes().filter_map(|b| (b as char).to_digit(16));
                        measure.digits += digits.map(u64::from).sum::<u64>();
                    }
                    Some(first) if is_word(*first) => measure.words += 1,
                    _ => {}
                }
            }
        }
        measure
    }
}

fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'$' || byte >= 0x80
}

/// The tokens of a C text, comments left out. A text that is no C has tokens too: whatever starts
/// none is one by itself, and a literal without its end goes to the end of the line.
pub fn tokens(text: &str) -> impl Iterator<Item = &str> {
    spans(text).filter_map(|span| text.get(span))
}

/// Where they are.
pub fn spans(text: &str) -> impl Iterator<Item = Range<usize>> {
    Tokens { text, at: 0 }
}

struct Tokens<'a> {
    text: &'a str,
    at: usize,
}

/// Longest first.
const OPERATORS: &[&str] = &[
    "...", "<<=", ">>=", "->", "++", "--", "<<", ">>", "<=", ">=", "==", "!=", "&&", "||", "*=",
    "/=", "%=", "+=", "-=", "&=", "^=", "|=", "##",
];

impl Iterator for Tokens<'_> {
    type Item = Range<usize>;

    fn next(&mut self) -> Option<Range<usize>> {
        let bytes = self.text.as_bytes();
        loop {
            let rest = bytes.get(self.at..)?;
            let first = *rest.first()?;
            if first.is_ascii_whitespace() {
                self.at += 1;
            } else if rest.starts_with(b"//") {
                self.at += rest.iter().position(|&b| b == b'\n').unwrap_or(rest.len());
            } else if rest.starts_with(b"/*") {
                let end = rest.windows(2).skip(2).position(|two| two == b"*/");
                self.at += end.map_or(rest.len(), |end| end + 4);
            } else {
                break;
            }
        }
        let rest = bytes.get(self.at..)?;
        let start = self.at;
        self.at += length(rest);
        // Words and literals end before or after whole characters.
        while !self.text.is_char_boundary(self.at) {
            self.at += 1;
        }
        Some(start..self.at)
    }
}

fn length(rest: &[u8]) -> usize {
    let first = rest.first().copied().unwrap_or_default();
    let second = rest.get(1).copied().unwrap_or_default();
    if first.is_ascii_digit() || first == b'.' && second.is_ascii_digit() {
        let mut at = 1;
        while let Some(&byte) = rest.get(at) {
            let sign = matches!(byte, b'+' | b'-')
                && matches!(rest.get(at - 1), Some(b'e' | b'E' | b'p' | b'P'))
                && !(rest.starts_with(b"0x") && matches!(rest.get(at - 1), Some(b'e' | b'E')));
            if !is_word(byte) && byte != b'.' && !sign {
                break;
            }
            at += 1;
        }
        return at;
    }
    if is_word(first) {
        return rest.iter().position(|&b| !is_word(b)).unwrap_or(rest.len());
    }
    if first == b'"' || first == b'\'' {
        let mut at = 1;
        while let Some(&byte) = rest.get(at) {
            match byte {
                b'\\' => at += 2,
                b'\n' => break,
                byte if byte == first => return at + 1,
                _ => at += 1,
            }
        }
        return at.min(rest.len());
    }
    OPERATORS
        .iter()
        .find(|op| rest.starts_with(op.as_bytes()))
        .map_or(1, |op| op.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_those_of_c() {
        let check = |text: &str, expect: &[&str]| {
            assert_eq!(tokens(text).collect::<Vec<_>>(), expect, "{text}");
        };
        check("a+=b<<=c", &["a", "+=", "b", "<<=", "c"]);
        check("1.5e-3f-0x1e-2", &["1.5e-3f", "-", "0x1e", "-", "2"]);
        check(
            "f(\"a\\\"b\", '\\'')",
            &["f", "(", "\"a\\\"b\"", ",", "'\\''", ")"],
        );
        check("a/* b */c // d\n.5", &["a", "c", ".5"]);
        check("\"open\nx", &["\"open", "x"]);
        check("é + §", &["é", "+", "§"]);
        check("/* open", &[]);
    }

    #[test]
    fn simpler_is_smaller() {
        let falls = |from: &str, to: &str| {
            assert!(Measure::of([to]) < Measure::of([from]), "{from} -> {to}");
        };
        falls("x = a + b;", "x = a;");
        falls("x = a;", "x = 12345;");
        falls("x = 12345;", "x = 9;");
        falls("x = 9;", "x = 0;");
        falls("long x;", "int x;");
        falls("unsigned x;", "int x;");
    }
}
