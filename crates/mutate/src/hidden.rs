//! Text that is in no tree, so that a mutation which gives a variable another name would miss it. Words that occur in such
//! text are noted, and what has such a name keeps it.
//!
//! - What conditional directives leave out: `#ifdef __clang__` is false for us and true for somebody.
//! - Operands of assembly statements, which do nothing.

use crate::seed::Seed;
use crate::tokens::Kind;
use rustc_hash::FxHashSet;

/// Whether a word begins assembly.
pub fn is_assembly(word: &str) -> bool {
    matches!(word, "asm" | "__asm__" | "__asm")
}

#[derive(Default, Debug)]
pub struct Hidden {
    words: FxHashSet<String>,
    /// Some of it is outside of functions and initialisers: it may define something.
    pub outside: bool,
}

impl Hidden {
    pub fn new(seed: &Seed) -> Hidden {
        let mut hidden = Hidden::default();
        let mut braces = 0i32;
        // Parentheses that are open in an assembly statement.
        let mut assembly = None;
        for token in seed.tokens.list() {
            let word = || seed.slice((token.lo, token.hi));
            match (token.kind, &mut assembly) {
                (Kind::Punct(b'('), Some(open)) => *open += 1,
                (Kind::Punct(b')'), Some(2..)) => assembly = assembly.map(|open| open - 1),
                (Kind::Punct(b')' | b';'), Some(_)) => assembly = None,
                (Kind::Word, Some(1..)) => {
                    hidden.words.insert(word().to_string());
                }
                (Kind::Word, None) if is_assembly(word()) => assembly = Some(0),
                _ => {}
            }
            match token.kind {
                Kind::Skipped => {
                    hidden.words.insert(word().to_string());
                    hidden.outside |= braces == 0;
                }
                Kind::Punct(b'{') => braces += 1,
                Kind::Punct(b'}') => braces -= 1,
                Kind::Word | Kind::Number | Kind::Quoted | Kind::Directive | Kind::Punct(_) => {}
            }
        }
        hidden
    }

    /// Whether a name occurs in hidden text.
    pub fn has(&self, name: &str) -> bool {
        self.words.contains(name)
    }
}
