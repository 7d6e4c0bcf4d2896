//! Text that another compiler may see: what conditional directives leave out.
//!
//! `#ifdef __clang__` is false for us and true for somebody. What stands there is in no tree, so a mutation
//! that gives a variable another name would miss it. Words that occur in such text are noted, and what has
//! such a name keeps it.

use crate::seed::Seed;
use crate::tokens::Kind;
use rustc_hash::FxHashSet;

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
        for token in seed.tokens.list() {
            match token.kind {
                Kind::Skipped => {
                    let word = seed.slice((token.lo, token.hi)).to_string();
                    hidden.words.insert(word);
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
