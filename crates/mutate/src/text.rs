//! Mutations as text: what is put where, and a text with any set of them applied.
//!
//! A variant keeps the seed's bytes wherever it was not touched: comments, macros, formatting. So a
//! mutation is a list of edits at byte offsets of the seed's main file, made once; applying is
//! independent of how they were found. Each mutation stands alone, and **any subset of a variant's
//! mutations is again a variant**: that is what lets a reducer minimise the set first.
//!
//! Ranges come from the tree, so two of them are nested, equal or apart. What lies inside a replaced
//! range disappears with it. Should two ranges cross all the same, the later mutation is left out.
//!
//! **Several files** are one text to all this, joined by a mark that no file has. A range never goes beyond
//! its file, so no edit does, and a text is taken apart again at the marks.

use cassay_program::File;
use std::fmt;

/// Between two files of a text. The line breaks end what the first ends with: a comment, a directive.
const MARK: &[u8] = b"\n\0\n";

/// The files of a program as one text; `None` where they cannot be told apart again.
pub fn join(files: &[File]) -> Option<Vec<u8>> {
    if files.len() > 1 && files.iter().any(|(_, text)| text.contains(&0)) {
        return None;
    }
    let texts: Vec<&[u8]> = files.iter().map(|(_, text)| &text[..]).collect();
    Some(texts.join(MARK))
}

/// Where each file's text begins and ends in a joined text.
pub fn borders(text: &[u8], count: usize) -> Vec<(u32, u32)> {
    let mut borders = Vec::with_capacity(count);
    let mut lo = 0;
    for _ in 1..count {
        let rest = text.get(lo..).unwrap_or_default();
        let Some(at) = rest.windows(MARK.len()).position(|w| w == MARK) else {
            break;
        };
        borders.push((lo as u32, (lo + at) as u32));
        lo += at + MARK.len();
    }
    borders.push((lo as u32, text.len() as u32));
    borders
}

/// The files of a joined text.
pub fn take_apart(names: &[String], text: &[u8]) -> Vec<File> {
    let borders = borders(text, names.len());
    let part = |&(lo, hi): &(u32, u32)| text.get(lo as usize..hi as usize).unwrap_or_default();
    let files = names.iter().zip(&borders);
    files
        .map(|(name, border)| (name.clone(), part(border).to_vec()))
        .collect()
}

/// One change of the text. Offsets are those of the unchanged text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Edit {
    /// `before` in front of the range and `after` behind it. An empty range is an insertion.
    Wrap {
        lo: u32,
        hi: u32,
        before: String,
        after: String,
    },
    /// The range gives way to another text.
    Replace { lo: u32, hi: u32, text: String },
}

impl Edit {
    pub fn insert(at: u32, text: impl Into<String>) -> Edit {
        Edit::Wrap {
            lo: at,
            hi: at,
            before: text.into(),
            after: String::new(),
        }
    }

    pub fn wrap((lo, hi): (u32, u32), before: impl Into<String>, after: impl Into<String>) -> Edit {
        Edit::Wrap {
            lo,
            hi,
            before: before.into(),
            after: after.into(),
        }
    }

    pub fn replace((lo, hi): (u32, u32), text: impl Into<String>) -> Edit {
        Edit::Replace {
            lo,
            hi,
            text: text.into(),
        }
    }

    pub fn range(&self) -> (u32, u32) {
        match *self {
            Edit::Wrap { lo, hi, .. } | Edit::Replace { lo, hi, .. } => (lo, hi),
        }
    }
}

/// A place for people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct At {
    pub file: String,
    pub line: u32,
    pub column: u32,
}

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}", self.file, self.line, self.column)
    }
}

/// A mutation of a seed, ready to be applied.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mutated {
    /// The kind's name.
    pub kind: &'static str,
    pub at: At,
    pub edits: Vec<Edit>,
    /// What was done.
    pub what: String,
    /// Why the program means the same: the facts of the profile that this relies on.
    pub why: String,
}

/// Whether two ranges overlap without one containing the other.
fn cross(a: (u32, u32), b: (u32, u32)) -> bool {
    let (a, b) = if a <= b { (a, b) } else { (b, a) };
    a.0 < b.0 && b.0 < a.1 && a.1 < b.1
}

/// The mutations that can be applied together: those whose ranges cross none of an earlier one's.
fn compatible<'a>(mutations: &'a [Mutated]) -> Vec<&'a Edit> {
    // Sorted ranges of what was taken so far would be faster; sets are small.
    let mut taken: Vec<&'a Edit> = Vec::new();
    for mutation in mutations {
        let clash = mutation
            .edits
            .iter()
            .any(|new| taken.iter().any(|old| cross(old.range(), new.range())));
        // Two texts in one place: one of them would be lost.
        let doubled = mutation.edits.iter().any(|new| {
            matches!(new, Edit::Replace { .. })
                && taken
                    .iter()
                    .any(|old| matches!(old, Edit::Replace { .. }) && old.range() == new.range())
        });
        if !clash && !doubled {
            taken.extend(&mutation.edits);
        }
    }
    taken
}

/// Where a piece goes: position, what it is, range, number.
type Order = (u32, u8, u32, usize);

/// The text with all the mutations. With `flat`, what is put in has no line breaks, so that every
/// line keeps its number.
pub fn apply(text: &[u8], mutations: &[Mutated], flat: bool) -> Vec<u8> {
    let edits = compatible(mutations);
    // Outermost replacements, in order.
    let mut holes: Vec<(u32, u32, &str)> = edits
        .iter()
        .filter_map(|e| match e {
            Edit::Replace { lo, hi, text } => Some((*lo, *hi, text.as_str())),
            Edit::Wrap { .. } => None,
        })
        .collect();
    holes.sort_by_key(|&(lo, hi, _)| (lo, std::cmp::Reverse(hi)));
    let mut reach = 0;
    holes.retain(|&(_, hi, _)| {
        let outer = hi > reach;
        reach = reach.max(hi);
        outer
    });
    let gone = |lo: u32, hi: u32| {
        let i = holes.partition_point(|h| h.0 <= lo);
        let Some(&(from, to, _)) = i.checked_sub(1).and_then(|i| holes.get(i)) else {
            return false;
        };
        // A wrap of exactly the range stays around its replacement; so does what begins before it.
        lo < to && hi <= to && (lo, hi) != (from, to) && !(lo == from && hi == from)
    };

    // Everything put in, by position: ends first, the inner ones before the outer ones; then
    // insertions; then beginnings, the outer ones first; then replacements.
    let mut pieces: Vec<(Order, &str)> = Vec::new();
    for (i, edit) in edits.iter().enumerate() {
        let Edit::Wrap {
            lo,
            hi,
            before,
            after,
        } = edit
        else {
            continue;
        };
        let (lo, hi) = (*lo, *hi);
        if gone(lo, hi) {
            continue;
        }
        if lo == hi {
            pieces.push(((lo, 1, 0, i), before));
            pieces.push(((lo, 1, 0, i), after));
        } else {
            pieces.push(((lo, 2, u32::MAX - hi, i), before));
            pieces.push(((hi, 0, u32::MAX - lo, usize::MAX - i), after));
        }
    }
    for (i, &(lo, _, with)) in holes.iter().enumerate() {
        pieces.push(((lo, 3, 0, i), with));
    }
    pieces.sort_by_key(|p| p.0);

    let mut out = Vec::with_capacity(text.len() * 2);
    let mut at = 0u32;
    let mut hole = 0;
    let copy = |out: &mut Vec<u8>, from: u32, to: u32| {
        append(
            out,
            text.get(from as usize..to as usize).unwrap_or_default(),
        );
    };
    let real = |p: &(Order, &str)| p.0.1 == 3 || !p.1.is_empty();
    for ((position, order, ..), piece) in pieces.into_iter().filter(real) {
        if position > at {
            copy(&mut out, at, position);
            at = position;
        }
        if flat {
            append(&mut out, piece.replace('\n', " ").as_bytes());
        } else {
            append(&mut out, piece.as_bytes());
        }
        if order == 3
            && let Some(&(_, hi, _)) = holes.get(hole)
        {
            at = at.max(hi);
            hole += 1;
        }
    }
    copy(&mut out, at, text.len() as u32);
    out
}

/// Appends a text; two words stay two.
fn append(out: &mut Vec<u8>, text: &[u8]) {
    let word = |b: Option<&u8>| b.is_some_and(|b| b.is_ascii_alphanumeric() || *b == b'_');
    if word(out.last()) && word(text.first()) {
        out.push(b' ');
    }
    out.extend_from_slice(text);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_joined_and_taken_apart() {
        let file = |name: &str, text: &str| (name.to_string(), text.as_bytes().to_vec());
        let names: Vec<String> = vec!["a.c".into(), "b.c".into(), "c.c".into()];
        let files = [
            file("a.c", "int a; // x"),
            file("b.c", ""),
            file("c.c", "\n"),
        ];
        let text = join(&files).unwrap();
        assert_eq!(take_apart(&names, &text), files);
        assert_eq!(borders(&text, 3), [(0, 11), (14, 14), (17, 18)]);
        assert_eq!(join(&[file("a.c", "\0"), file("b.c", "")]), None);
        let alone = [file("a.c", "x\n\0\ny")];
        assert_eq!(take_apart(&names[..1], &join(&alone).unwrap()), alone);
    }

    fn mutated(edits: Vec<Edit>) -> Mutated {
        Mutated {
            kind: "test",
            at: At {
                file: String::new(),
                line: 1,
                column: 1,
            },
            edits,
            what: String::new(),
            why: String::new(),
        }
    }

    fn check(text: &str, edits: &[Edit], expected: &str) {
        let set: Vec<Mutated> = edits.iter().map(|e| mutated(vec![e.clone()])).collect();
        let out = apply(text.as_bytes(), &set, false);
        assert_eq!(String::from_utf8_lossy(&out), expected);
    }

    #[test]
    fn wraps_nest_by_range_then_by_order() {
        check(
            "a+b;",
            &[
                Edit::wrap((0, 1), "(", ")"),
                Edit::wrap((0, 4), "{", "}"),
                Edit::wrap((0, 4), "[", "]"),
                Edit::insert(0, "x;"),
                Edit::wrap((2, 3), "<", ">"),
            ],
            "x;{[(a)+<b>;]}",
        );
    }

    #[test]
    fn ends_come_before_what_begins_there() {
        check(
            "a;b;",
            &[
                Edit::insert(2, "i;"),
                Edit::wrap((2, 4), "{", "}"),
                Edit::wrap((0, 2), "[", "]"),
            ],
            "[a;]i;{b;}",
        );
    }

    #[test]
    fn what_was_inside_a_replacement_is_gone() {
        check(
            "a; { b; c; } d;",
            &[
                Edit::wrap((5, 7), "<", ">"),
                Edit::insert(8, "i;"),
                Edit::replace((3, 12), ";"),
                Edit::replace((5, 7), "?"),
                Edit::insert(3, "j; "),
                Edit::wrap((3, 12), "[", "]"),
                Edit::insert(13, "k; "),
            ],
            "a; j; [;] k; d;",
        );
    }

    #[test]
    fn ranges_that_cross_are_left_out() {
        check(
            "abcd",
            &[Edit::wrap((0, 2), "(", ")"), Edit::wrap((1, 3), "[", "]")],
            "(ab)cd",
        );
    }

    #[test]
    fn words_stay_apart() {
        let set = [mutated(vec![Edit::wrap((1, 2), "if (x) { ", " }")])];
        assert_eq!(apply(b"M;int y;", &set, false), b"M if (x) { ; }int y;");
        let set = [mutated(vec![Edit::wrap((0, 1), "static ", "")])];
        assert_eq!(apply(b"int y;", &set, false), b"static int y;");
    }

    #[test]
    fn flat_texts_keep_lines() {
        let set = [mutated(vec![Edit::insert(0, "x;\ny;\n")])];
        assert_eq!(apply(b"a;\n", &set, true), b"x; y; a;\n");
    }
}
