//! Text that another compiler may see: between conditional directives, where ours saw nothing.
//!
//! `#ifdef __clang__` is false for us and true for somebody. What stands there is in no tree, so a mutation
//! that gives a variable another name would miss it. Words that occur in such text are noted, and what has
//! such a name keeps it.
//!
//! A part between two directives counts as hidden if nothing of the tree lies in it. That errs towards
//! more: a part with nothing but macros in it is taken for hidden, too.

use crate::seed::Seed;
use crate::tokens::Kind;
use cassay_lang::Span;
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
        let list = seed.tokens.list();
        let line = |lo: u32, hi: u32| seed.slice((lo, hi)).trim_start_matches(['#', ' ', '\t']);
        let conditional = |word: &str| ["if", "el", "endif"].iter().any(|w| word.starts_with(w));
        let is_conditional =
            |t: &crate::tokens::Token| t.kind == Kind::Directive && conditional(line(t.lo, t.hi));
        if !list.iter().any(is_conditional) {
            return hidden;
        }
        let known = positions(seed);
        // How deep in directives, and in braces; the words since the last directive.
        let (mut depth, mut braces) = (0u32, 0i32);
        let mut part: Vec<(u32, &str)> = Vec::new();
        let mut outside = false;
        for token in list {
            match token.kind {
                Kind::Directive => {
                    if !is_conditional(token) {
                        continue;
                    }
                    let from = part.first().map_or(token.lo, |p| p.0);
                    let seen = known.partition_point(|at| *at < from);
                    let seen = known.get(seen).is_some_and(|at| *at < token.lo);
                    if depth > 0 && !seen && !part.is_empty() {
                        let words = part.iter().map(|(_, word)| word.to_string());
                        hidden.words.extend(words);
                        hidden.outside |= outside;
                    }
                    part.clear();
                    outside = false;
                    match line(token.lo, token.hi) {
                        text if text.starts_with("if") => depth += 1,
                        text if text.starts_with("endif") => depth = depth.saturating_sub(1),
                        _ => {}
                    }
                }
                Kind::Word => {
                    part.push((token.lo, seed.slice((token.lo, token.hi))));
                    outside |= braces == 0;
                }
                Kind::Punct(b'{') => braces += 1,
                Kind::Punct(b'}') => braces -= 1,
                Kind::Number | Kind::Quoted | Kind::Punct(_) => {}
            }
        }
        hidden
    }

    /// Whether a name occurs in hidden text.
    pub fn has(&self, name: &str) -> bool {
        self.words.contains(name)
    }
}

/// Where something of the tree begins, in order.
fn positions(seed: &Seed) -> Vec<u32> {
    let p = &seed.program;
    let exprs = p.exprs.iter().map(|e| e.span);
    let others = p.stmts.iter().map(|s| s.span);
    let others = others.chain(p.decls.iter().map(|d| d.span));
    let others = others.chain(p.fields.iter().map(|f| f.span));
    let begins = |span: Span| Some(seed.offset(span)?.0);
    let mut known: Vec<u32> = exprs.chain(others).filter_map(begins).collect();
    known.sort_unstable();
    known
}
