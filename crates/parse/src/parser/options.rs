//! `#pragma GCC target` and `optimize`: the options of each function of a translation unit.
//!
//! Options that leave the meaning of a program alone are only remembered, so that a definition which is printed as it was
//! written can be printed with them. A function behind others is refused, as if it had the attribute.

use crate::token::OptionsPragma;
use cassay_lang::{Problem, Span, Symbol};

#[derive(Clone, Copy)]
struct InForce {
    text: Symbol,
    refused: bool,
    span: Span,
}

/// Where the options change.
#[derive(Default)]
pub(super) struct Options {
    /// From the token at this position on, ascending.
    changes: Vec<(usize, Vec<InForce>)>,
    /// Options to return to.
    stack: Vec<Vec<InForce>>,
}

impl Options {
    /// A pragma that stands before the token at a position, which is behind those so far.
    pub(super) fn meet(&mut self, pragma: OptionsPragma, span: Span, pos: usize) {
        let mut current = self
            .changes
            .last()
            .map_or(Vec::new(), |last| last.1.clone());
        match pragma {
            OptionsPragma::Push => return self.stack.push(current),
            OptionsPragma::Pop => current = self.stack.pop().unwrap_or(current),
            OptionsPragma::Reset => current.clear(),
            OptionsPragma::Set { text, refused } => current.push(InForce {
                text,
                refused,
                span,
            }),
        }
        self.changes.push((pos, current));
    }

    fn at(&self, pos: usize) -> &[InForce] {
        let behind = self.changes.partition_point(|change| change.0 <= pos);
        let last = behind.checked_sub(1).and_then(|at| self.changes.get(at));
        last.map_or(&[], |last| &last.1)
    }

    /// The pragmas in force at a token.
    pub(super) fn texts(&self, pos: usize) -> impl Iterator<Item = Symbol> {
        self.at(pos).iter().map(|option| option.text)
    }

    /// Whether a function at this token is beyond Cassay.
    pub(super) fn refused(&self, pos: usize, name: impl Fn(Symbol) -> String) -> Option<Problem> {
        let refused = self.at(pos).iter().find(|option| option.refused)?;
        // `GCC target`
        let text = name(refused.text);
        let words = text
            .split([' ', '('])
            .filter(|word| !word.is_empty())
            .take(2);
        let words: Vec<&str> = words.collect();
        let message = format!("#pragma {}", words.join(" "));
        Some(Problem::unsupported(refused.span, message))
    }
}
