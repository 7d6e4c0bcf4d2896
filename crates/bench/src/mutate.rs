//! Damages C texts in the ways that find weak spots of a front end: repeatably, from one number.
//!
//! Half of the texts get changes that leave many a program a program. Otherwise most changes work
//! on tokens, so that much of the damage gets past the lexer and some of it past
//! the type checker; a few work on bytes; and two build the deep and the wide, on which recursion and
//! quadratic algorithms show. There is no notion of a valid result.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// SplitMix64: small, and the same on every machine.
pub struct Rng(u64);

impl Rng {
    pub fn new(seed: u64) -> Rng {
        Rng(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `n`, or 0 when there is none.
    pub fn below(&mut self, n: usize) -> usize {
        if n == 0 {
            0
        } else {
            (self.next() % n as u64) as usize
        }
    }

    /// One of the items; nothing if there is none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        let i = self.below(items.len());
        items.get(i)
    }

    /// A stretch of at most `longest` inside a sequence of `len`.
    fn range(&mut self, len: usize, longest: usize) -> std::ops::Range<usize> {
        let start = self.below(len);
        let size = 1 + self.below(longest);
        start..(start + size).min(len)
    }
}

#[derive(Clone, Copy, Debug)]
enum Change {
    DeleteTokens,
    DuplicateTokens,
    SwapTokens,
    ReplaceToken,
    SpliceTokens,
    OtherNumber,
    OtherOperator,
    InsertWord,
    FlipByte,
    DeleteBytes,
    InsertBytes,
    Truncate,
    Nest,
    Repeat,
    AlikeToken,
    CopyStatement,
    DeleteStatement,
}

/// Changes that leave many a program a program, so that what comes after the checker is tried too.
const GENTLE: &[Change] = &[
    Change::AlikeToken,
    Change::AlikeToken,
    Change::AlikeToken,
    Change::AlikeToken,
    Change::AlikeToken,
    Change::AlikeToken,
    Change::OtherNumber,
    Change::CopyStatement,
    Change::CopyStatement,
    Change::DeleteStatement,
];

/// Weighted by repetition: tokens first, since bytes mostly stop at the lexer.
const CHANGES: &[Change] = &[
    Change::DeleteTokens,
    Change::DeleteTokens,
    Change::DuplicateTokens,
    Change::DuplicateTokens,
    Change::SwapTokens,
    Change::SwapTokens,
    Change::ReplaceToken,
    Change::ReplaceToken,
    Change::ReplaceToken,
    Change::SpliceTokens,
    Change::SpliceTokens,
    Change::OtherNumber,
    Change::OtherNumber,
    Change::OtherNumber,
    Change::OtherOperator,
    Change::OtherOperator,
    Change::OtherOperator,
    Change::InsertWord,
    Change::InsertWord,
    Change::FlipByte,
    Change::DeleteBytes,
    Change::InsertBytes,
    Change::Truncate,
    Change::Nest,
    Change::Repeat,
];

#[rustfmt::skip]
const NUMBERS: &[&str] = &[
    "0", "1", "-1", "2", "7", "31", "32", "33", "63", "64", "65", "127", "128", "255", "256",
    "32767", "32768", "65535", "65536", "2147483647", "2147483648", "4294967295", "4294967296u",
    "9223372036854775807", "9223372036854775808u", "18446744073709551615u",
    "18446744073709551616", "0x7fffffff", "0x80000000", "0xffffffffffffffff", "00", "08", "0x",
    "0b1", "1u", "1ull", "1lul", "1e308", "1e999", "1e-999", "0x1p-1074", "0x1.8p3f", "1.", ".5",
    "1.5l", "1e", "'\\0'", "'ab'", "L'x'", "'\\xffff'", "\"\"", "\"\\x\"", "u8\"\\u00e9\"",
];

#[rustfmt::skip]
const OPERATORS: &[&str] = &[
    "+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", "<", ">", "<=", ">=", "==", "!=", "&&", "||",
    "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", ",", "?", ":", "->", ".", "++",
    "--", "!", "~", ";", "(", ")", "[", "]", "{", "}", "...", "#", "##",
];

/// Groups whose members can mostly stand for each other.
#[rustfmt::skip]
const ALIKE: &[&[&str]] = &[
    &["+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", "<", ">", "<=", ">=", "==", "!=", "&&", "||", ","],
    &["=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="],
    &["++", "--"],
    &["!", "~", "-", "+", "*", "&", "sizeof"],
    &[
        "int", "char", "short", "long", "unsigned", "signed", "float", "double", "_Bool", "void", "long long",
        "unsigned char", "unsigned long", "long double", "__int128", "unsigned __int128", "const", "volatile",
    ],
    &["struct", "union"],
    &["break", "continue", "return"],
    &["if", "while", "switch"],
];

#[rustfmt::skip]
const WORDS: &[&str] = &[
    "int", "char", "short", "long", "unsigned", "signed", "float", "double", "void", "_Bool",
    "_Complex", "struct", "union", "enum", "typedef", "static", "extern", "register", "auto",
    "const", "volatile", "restrict", "_Atomic", "inline", "_Noreturn", "_Alignas(1)", "_Alignof",
    "_Generic", "_Static_assert(0, \"\");", "_Thread_local", "sizeof", "if", "else", "while",
    "for", "do", "switch", "case", "default:", "break;", "continue;", "return", "goto",
    "__int128", "__attribute__((packed))", "__extension__", "typeof", "asm(\"\")", "main", "NULL",
    "struct { int a : 3; }", "\n#define X X\n", "\n#define F(x) x F(x)\n", "\n#if 0\n",
    "\n#endif\n", "\n#include \"/\"\n", "\n#line 0\n", "\n#error\n", "__VA_ARGS__", "defined",
    "_Pragma(\"\")",
];

/// Pairs that nest; the parts of one are repeated hundreds or thousands of times.
const NESTS: &[(&str, &str)] = &[
    ("(", ")"),
    ("{", "}"),
    ("[", "]"),
    ("((int)", ")"),
    ("-", ""),
    ("*", ""),
    ("&", ""),
    ("!", ""),
    ("sizeof ", ""),
    ("if (1) ", ""),
    ("1 ? ", " : 0"),
    ("1 + ", ""),
    ("x = ", ""),
    ("struct { ", " a; }"),
    ("int (*", ")(void)"),
    ("for (;;) ", ""),
    ("x: ", ""),
    ("\n#if 1\n", "\n#endif\n"),
    ("f(", ")"),
];

/// Cuts a text into tokens, roughly: the pieces joined are the text.
pub fn tokens(text: &[u8]) -> Vec<&[u8]> {
    let mut result = Vec::new();
    let mut rest = text;
    while let Some(&first) = rest.first() {
        let class = |b: u8| match b {
            b'a'..=b'z' | b'A'..=b'Z' | b'_' | b'0'..=b'9' => 1,
            b' ' | b'\t' | b'\n' | b'\r' => 2,
            _ => 0,
        };
        let length = match class(first) {
            0 if first == b'"' => {
                let inside = rest.iter().skip(1);
                inside.take_while(|&&b| b != b'"' && b != b'\n').count() + 2
            }
            0 => operator_length(rest),
            kind => rest.iter().take_while(|&&b| class(b) == kind).count(),
        };
        let (token, after) = rest.split_at(length.min(rest.len()));
        result.push(token);
        rest = after;
    }
    result
}

/// The fuzzer spends its time here if every operator is compared.
fn operator_length(text: &[u8]) -> usize {
    match text {
        [b'<', b'<', b'=', ..] | [b'>', b'>', b'=', ..] | [b'.', b'.', b'.', ..] => 3,
        [b'-', b'>', ..] => 2,
        [
            a @ (b'<' | b'>' | b'&' | b'|' | b'+' | b'-' | b'#' | b'='),
            b,
            ..,
        ] if a == b => 2,
        [
            b'+' | b'-' | b'*' | b'/' | b'%' | b'&' | b'|' | b'^' | b'<' | b'>' | b'!',
            b'=',
            ..,
        ] => 2,
        _ => 1,
    }
}

/// Another token that might stand in the place of this one: of its group, or a name of the same text.
fn alike<'a>(rng: &mut Rng, token: &'a [u8], list: &[&'a [u8]]) -> &'a [u8] {
    if token.first().is_some_and(u8::is_ascii_digit) {
        return rng.pick(NUMBERS).map_or(token, |n| n.as_bytes());
    }
    let groups: Vec<&[&str]> = ALIKE
        .iter()
        .filter(|group| group.iter().any(|member| member.as_bytes() == token))
        .copied()
        .collect();
    if let Some(group) = rng.pick(&groups) {
        return rng.pick(group).map_or(token, |member| member.as_bytes());
    }
    let name = |t: &[u8]| {
        t.first()
            .is_some_and(|&b| b.is_ascii_alphabetic() || b == b'_')
            && !WORDS.iter().any(|word| word.as_bytes() == t)
    };
    if !name(token) {
        return token;
    }
    // A few tries: most tokens are names.
    (0..8)
        .find_map(|_| rng.pick(list).copied().filter(|t| name(t)))
        .unwrap_or(token)
}

/// The tokens of some statement or declaration, its semicolon the last.
fn statement(rng: &mut Rng, list: &[&[u8]]) -> std::ops::Range<usize> {
    let start = rng.below(list.len());
    let is = |t: &[u8], ends: &[u8]| matches!(t, [b] if ends.contains(b));
    let rest = list.get(start..).unwrap_or_default();
    let Some(end) = rest.iter().position(|t| is(t, b";")) else {
        return 0..0;
    };
    let end = start + end;
    let before = list.get(..end).unwrap_or_default();
    let from = before.iter().rposition(|t| is(t, b";{}"));
    from.map_or(0, |i| i + 1)..end + 1
}

fn is_space(token: &[u8]) -> bool {
    token.first().is_some_and(u8::is_ascii_whitespace)
}

/// A damaged copy of one of the texts. They grow by splicing and repeating, to `longest` at most.
pub fn mutant(rng: &mut Rng, texts: &[Vec<u8>], longest: usize) -> Vec<u8> {
    let Some(start) = rng.pick(texts) else {
        return Vec::new();
    };
    damage(rng, start, texts, longest)
}

/// A damaged copy of this text, with pieces of the others in it.
pub fn damage(rng: &mut Rng, text: &[u8], texts: &[Vec<u8>], longest: usize) -> Vec<u8> {
    let mut text = text.to_vec();
    let most = if rng.below(4) == 0 { 24 } else { 4 };
    let changes = 1 + rng.below(most);
    let kinds = if rng.below(2) == 0 { GENTLE } else { CHANGES };
    for _ in 0..changes {
        let Some(&change) = rng.pick(kinds) else {
            break;
        };
        text = apply(change, rng, &text, texts, longest);
        text.truncate(longest);
    }
    text
}

fn apply(change: Change, rng: &mut Rng, text: &[u8], texts: &[Vec<u8>], longest: usize) -> Vec<u8> {
    let mut bytes = text.to_vec();
    match change {
        Change::FlipByte => {
            let at = rng.below(bytes.len());
            let bit = rng.below(8);
            if let Some(b) = bytes.get_mut(at) {
                *b ^= 1 << bit;
            }
            return bytes;
        }
        Change::DeleteBytes => {
            let range = rng.range(bytes.len(), 40);
            bytes.drain(range);
            return bytes;
        }
        Change::InsertBytes => {
            let at = rng.below(bytes.len() + 1);
            let new: Vec<u8> = (0..1 + rng.below(8)).map(|_| rng.next() as u8).collect();
            bytes.splice(at..at, new);
            return bytes;
        }
        Change::Truncate => {
            bytes.truncate(rng.below(bytes.len() + 1));
            return bytes;
        }
        _ => {}
    }
    let mut list = tokens(text);
    let len = list.len();
    let place = |rng: &mut Rng, list: &[&[u8]], wanted: fn(&[u8]) -> bool| {
        let start = rng.below(list.len());
        (start..list.len())
            .chain(0..start)
            .find(|&i| list.get(i).is_some_and(|t| wanted(t)))
    };
    let other = rng.pick(texts).map_or(&[][..], Vec::as_slice);
    let new: Vec<u8>;
    match change {
        Change::DeleteTokens => {
            let range = rng.range(len, 12);
            list.drain(range);
        }
        Change::DuplicateTokens => {
            let copy = list.get(rng.range(len, 30)).unwrap_or_default().to_vec();
            let at = rng.below(len + 1);
            list.splice(at..at, copy);
        }
        Change::SwapTokens => {
            let a = place(rng, &list, |t| !is_space(t));
            let b = place(rng, &list, |t| !is_space(t));
            if let (Some(a), Some(b)) = (a, b) {
                list.swap(a, b);
            }
        }
        Change::ReplaceToken => {
            let others = tokens(other);
            let from = place(rng, &others, |t| !is_space(t));
            let to = place(rng, &list, |t| !is_space(t));
            if let (Some(from), Some(slot)) = (
                from.and_then(|i| others.get(i)),
                to.and_then(|i| list.get_mut(i)),
            ) {
                *slot = from;
            }
        }
        Change::SpliceTokens => {
            let others = tokens(other);
            let range = rng.range(others.len(), 200);
            let piece = others.get(range).unwrap_or_default().to_vec();
            let at = rng.below(len + 1);
            list.splice(at..at, piece);
        }
        Change::OtherNumber => {
            let at = place(rng, &list, |t| t.first().is_some_and(u8::is_ascii_digit));
            let number = rng.pick(NUMBERS);
            if let (Some(slot), Some(number)) = (at.and_then(|i| list.get_mut(i)), number) {
                *slot = number.as_bytes();
            }
        }
        Change::OtherOperator => {
            let at = place(rng, &list, |t| {
                t.first().is_some_and(u8::is_ascii_punctuation)
            });
            let operator = rng.pick(OPERATORS);
            if let (Some(slot), Some(operator)) = (at.and_then(|i| list.get_mut(i)), operator) {
                *slot = operator.as_bytes();
            }
        }
        Change::InsertWord => {
            let word = rng.pick(WORDS).copied().unwrap_or_default();
            new = format!(" {word} ").into_bytes();
            list.insert(rng.below(len + 1), &new);
        }
        Change::Nest => {
            let (open, close) = rng.pick(NESTS).copied().unwrap_or_default();
            let depth = [10, 100, 1000, 20_000]
                .get(rng.below(4))
                .copied()
                .unwrap_or(10)
                .min(longest / open.len().max(1));
            let range = rng.range(len, 20);
            let inside = list.get(range.clone()).unwrap_or_default().concat();
            let close = if rng.below(4) == 0 {
                String::new()
            } else {
                close.repeat(depth)
            };
            new = [open.repeat(depth).as_bytes(), &inside, close.as_bytes()].concat();
            list.splice(range, [new.as_slice()]);
        }
        Change::Repeat => {
            let range = rng.range(len, 30);
            let times = [2, 50, 2000].get(rng.below(3)).copied().unwrap_or(2);
            let piece = list.get(range.clone()).unwrap_or_default().concat();
            new = piece.repeat(times.min(longest / piece.len().max(1)).max(2));
            list.splice(range, [new.as_slice()]);
        }
        Change::AlikeToken => {
            if let Some(at) = place(rng, &list, |t| !is_space(t))
                && let Some(&token) = list.get(at)
            {
                let other = alike(rng, token, &list);
                list.splice(at..=at, [other]);
            }
        }
        Change::CopyStatement => {
            let range = statement(rng, &list);
            let copy = list.get(range).unwrap_or_default().to_vec();
            let at = statement(rng, &list).end;
            list.splice(at..at, copy);
        }
        Change::DeleteStatement => {
            let range = statement(rng, &list);
            list.drain(range);
        }
        Change::FlipByte | Change::DeleteBytes | Change::InsertBytes | Change::Truncate => {}
    }
    list.concat()
}

/// Adds every C file below a directory, in the order of their names.
pub fn collect(dir: &Path, texts: &mut Vec<Vec<u8>>) -> Result<()> {
    for file in files(dir)? {
        texts.push(read(&file)?);
    }
    Ok(())
}

/// The C files below a directory, in the order of their names.
pub fn files(dir: &Path) -> Result<Vec<PathBuf>> {
    let mut open = vec![dir.to_path_buf()];
    let mut files = Vec::new();
    while let Some(dir) = open.pop() {
        let entries =
            std::fs::read_dir(&dir).with_context(|| format!("cannot list {}", dir.display()))?;
        for entry in entries {
            let entry = entry.with_context(|| format!("cannot list {}", dir.display()))?;
            let path = entry.path();
            // Links are not followed: a loop of directories would never end.
            if entry.file_type().is_ok_and(|t| t.is_dir()) {
                open.push(path);
            } else if path.extension().is_some_and(|e| e == "c") {
                files.push(path);
            }
        }
    }
    files.sort();
    Ok(files)
}

pub fn read(file: &Path) -> Result<Vec<u8>> {
    std::fs::read(file).with_context(|| format!("cannot read {}", file.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_cover_the_text() {
        let text = b"int main(void) { return \"a b\"[1] <<= x->y; } \"open\n\xff";
        assert_eq!(tokens(text).concat(), text);
        assert!(tokens(text).contains(&&b"<<="[..]));
        assert!(tokens(text).contains(&&b"\"a b\""[..]));
    }

    #[test]
    fn the_same_number_gives_the_same_mutant() {
        let texts = [
            b"int main(void) { return 1 + 2; }".to_vec(),
            b"int x[3];".to_vec(),
        ];
        let make = || {
            let mut rng = Rng::new(5);
            (0..100)
                .map(|_| mutant(&mut rng, &texts, 1 << 19))
                .collect::<Vec<_>>()
        };
        assert_eq!(make(), make());
        let mut all = make();
        all.sort();
        all.dedup();
        assert!(all.len() > 80);
    }

    #[test]
    fn empty_texts_are_no_trouble() {
        let mut rng = Rng::new(1);
        for _ in 0..200 {
            mutant(&mut rng, &[Vec::new()], 99);
            mutant(&mut rng, &[], 99);
        }
    }
}
