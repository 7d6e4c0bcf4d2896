//! Macros by which a program can tell compilers and their flags apart: `__clang__`, `__OPTIMIZE__`, `__STDC_VERSION__`, …
//!
//! A program may be another one for another compiler, and neither of them is wrong. So every [`TextReading`] is a compiler
//! with its own values of these macros. A condition that asks for one of them is evaluated for all; only where the answers
//! differ, or such a macro stands in the text itself, is the text different for the others, and only then is it read
//! again as they read it. What a program defines or undefines itself is the same for all of them.

use super::macros::{Item, Macro, MacroKind, Op};
use super::{Preprocessor, TextReading};
use crate::lex::{Kind, PpToken};
use cassay_lang::Symbol;
use std::fmt::Write;

/// A macro with its values, one for each of [`TextReading::ALL`]; nothing where it is not defined.
type Row = (&'static str, [Option<&'static str>; 5]);

const CLANG: [Option<&str>; 5] = [None, None, Some("1"), Some("1"), None];
const OPTIMISED: [Option<&str>; 5] = [None, Some("1"), None, Some("1"), None];
const NATIVE: [Option<&str>; 5] = [None, Some("1"), None, None, None];
const INDEPENDENT: [Option<&str>; 5] = [None, Some("2"), None, Some("2"), None];
/// What Cassay lacks, and says so.
const LACKING: [Option<&str>; 5] = [Some("1"), None, None, None, None];

const ROWS: &[Row] = &[
    (
        "__STDC_VERSION__",
        [
            Some("201710L"),
            Some("202311L"),
            Some("201112L"),
            Some("201710L"),
            Some("199901L"),
        ],
    ),
    ("__STDC_NO_ATOMICS__", LACKING),
    ("__STDC_NO_COMPLEX__", LACKING),
    ("__STDC_NO_THREADS__", LACKING),
    (
        "__GNUC__",
        [Some("12"), Some("14"), Some("4"), Some("4"), None],
    ),
    (
        "__GNUC_MINOR__",
        [Some("2"), Some("1"), Some("2"), Some("2"), None],
    ),
    (
        "__GNUC_PATCHLEVEL__",
        [Some("0"), Some("0"), Some("1"), Some("1"), None],
    ),
    (
        "__VERSION__",
        [
            Some("\"12.2.0\""),
            Some("\"14.1.0\""),
            Some("\"Clang 14.0.6\""),
            Some("\"Clang 19.1.7\""),
            None,
        ],
    ),
    ("__OPTIMIZE__", OPTIMISED),
    ("__OPTIMIZE_SIZE__", NATIVE),
    ("__NO_INLINE__", [Some("1"), None, Some("1"), None, None]),
    ("__PIC__", INDEPENDENT),
    ("__pic__", INDEPENDENT),
    ("__PIE__", INDEPENDENT),
    ("__pie__", INDEPENDENT),
    ("__SANITIZE_ADDRESS__", NATIVE),
    ("__clang__", CLANG),
    ("__llvm__", CLANG),
    (
        "__clang_major__",
        [None, None, Some("14"), Some("19"), None],
    ),
    ("__clang_minor__", [None, None, Some("0"), Some("1"), None]),
    (
        "__clang_patchlevel__",
        [None, None, Some("6"), Some("7"), None],
    ),
    (
        "__clang_version__",
        [None, None, Some("\"14.0.6\""), Some("\"19.1.7\""), None],
    ),
    ("__TINYC__", [None, None, None, None, Some("927")]),
    ("__STRICT_ANSI__", [None, None, None, None, Some("1")]),
    ("__AVX__", NATIVE),
    ("__AVX2__", NATIVE),
    ("__AVX512F__", NATIVE),
    ("__AES__", NATIVE),
    ("__BMI__", NATIVE),
    ("__BMI2__", NATIVE),
    ("__FMA__", NATIVE),
    ("__LZCNT__", NATIVE),
    ("__PCLMUL__", NATIVE),
    ("__POPCNT__", NATIVE),
    ("__SSE3__", NATIVE),
    ("__SSSE3__", NATIVE),
    ("__SSE4_1__", NATIVE),
    ("__SSE4_2__", NATIVE),
];

/// Adds the definitions of these macros as a compiler has them.
pub fn define(reading: TextReading, out: &mut String) {
    for (name, values) in ROWS {
        if let Some(value) = values[reading.index()] {
            // Writing to a string cannot fail.
            let _ = writeln!(out, "#define {name} {value}");
        }
    }
}

impl Preprocessor<'_> {
    /// From here on, what asks for such a macro is noted.
    pub(super) fn note_varying(&mut self) {
        for (row, (name, _)) in ROWS.iter().enumerate() {
            let symbol = self.names.intern(name);
            self.varying.insert(symbol, row);
            self.macros.set_varying(symbol, true);
        }
    }

    /// The program itself says what a name means.
    pub(super) fn settle(&mut self, name: Symbol) {
        self.varying.remove(&name);
    }

    /// Readings in which a macro is not what it is in this one; bits of [`TextReading::bit`].
    fn others_of(&self, name: Symbol) -> u8 {
        let Some(&row) = self.varying.get(&name) else {
            return 0;
        };
        let values = &ROWS[row].1;
        let here = values[self.reading.index()];
        let differ = TextReading::ALL
            .iter()
            .filter(|r| values[r.index()] != here);
        differ.fold(0, |bits, reading| bits | reading.bit())
    }

    /// A macro that compilers have different values of is used.
    #[cold]
    pub(super) fn use_varying(&mut self, at: PpToken, name: Symbol) {
        if self.in_condition {
            self.asked = true;
        } else {
            let others = self.others_of(name);
            self.open_text(at, others);
        }
    }

    /// Notes a question whether a name is a macro.
    pub(super) fn ask_defined(&mut self, name: Symbol) {
        self.asked |= self.varying.contains_key(&name);
    }

    /// Readings in which a condition that asked for such macros is another one than `here`.
    pub(super) fn other_answers(
        &mut self,
        here: bool,
        mut test: impl FnMut(&mut Self) -> super::Result<bool>,
    ) -> u8 {
        let mut bits = 0;
        for reading in TextReading::ALL {
            if reading == self.reading {
                continue;
            }
            // A compiler that cannot read it refuses the program, and has no other text.
            if self
                .as_read(reading, &mut test)
                .is_ok_and(|there| there != here)
            {
                bits |= reading.bit();
            }
        }
        self.asked = false;
        bits
    }

    /// Does something as if the text were read otherwise.
    fn as_read<T>(&mut self, reading: TextReading, what: impl FnOnce(&mut Self) -> T) -> T {
        if self.definitions.is_empty() {
            self.definitions = self.all_definitions();
        }
        let mut saved = Vec::with_capacity(self.varying.len());
        for (&name, &row) in &self.varying {
            let definition = self.definitions[row][reading.index()];
            saved.push((name, self.macros.exchange(name, definition)));
        }
        // It may end in the middle of things.
        let (pending, before) = (self.pending.len(), (self.depth, self.counter, self.reading));
        let (condition, space) = (self.in_condition, self.carry_space);
        self.reading = reading;
        let result = what(self);
        self.pending.truncate(pending);
        (self.depth, self.counter, self.reading) = before;
        (self.in_condition, self.carry_space) = (condition, space);
        for (name, definition) in saved {
            self.macros.exchange(name, definition);
        }
        result
    }

    /// The definitions of all rows, made once.
    fn all_definitions(&mut self) -> Vec<[u32; 5]> {
        let mut all = Vec::with_capacity(ROWS.len());
        for (_, values) in ROWS {
            all.push(values.map(|value| {
                value.map_or(0, |value| {
                    let definition = self.one_token(value);
                    self.macros.add(definition)
                })
            }));
        }
        all
    }

    /// A macro that stands for one number or string.
    fn one_token(&mut self, value: &str) -> Macro {
        let symbol = self.names.intern(value);
        let kind = match value.starts_with('"') {
            true => Kind::Str(symbol),
            false => Kind::Number(symbol),
        };
        let start = self.macros.items.len() as u32;
        self.macros.items.push(Item {
            token: PpToken::new(kind, 0, 0),
            op: Op::Token,
            paste: false,
        });
        Macro {
            kind: MacroKind::Object,
            start,
            end: start + 1,
            plain: true,
            varying: true,
        }
    }

    /// The answer of `__has_builtin` and its like, where `here` is that of the first reading and `clang` what Clang says.
    pub(super) fn has(&mut self, at: PpToken, here: u32, clang: u32) -> u32 {
        let in_reading = |reading: TextReading| match reading {
            TextReading::Other => clang,
            _ => here,
        };
        let answer = in_reading(self.reading);
        if self.in_condition {
            self.asked |= here != clang;
        } else {
            let others = TextReading::ALL
                .iter()
                .filter(|&&r| in_reading(r) != answer);
            let others = others.fold(0, |bits, reading| bits | reading.bit());
            self.open_text(at, others);
        }
        answer
    }
}
