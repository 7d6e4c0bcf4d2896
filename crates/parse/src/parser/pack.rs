//! `#pragma pack`: the limit it sets for each place of a translation unit.
//!
//! The pragmas are taken out of the tokens before parsing starts, so that no rule of the grammar
//! has to know them. GCC refuses a pragma in the middle of a declarator or an expression; here it
//! is accepted there as well.
//!
//! A record has the limit that is in force at its closing brace, as in GCC. Clang takes the opening one; where they
//! differ, for a pragma without its counterpart inside the braces, the record is refused.

use crate::token::{PackPragma, Token, TokenKind};
use std::borrow::Cow;

/// Where the limit changes.
#[derive(Default)]
pub(super) struct Limits {
    /// From the token at this position on, ascending.
    changes: Vec<(usize, Option<u8>)>,
}

impl Limits {
    /// The limit in force at a token.
    pub(super) fn at(&self, pos: usize) -> Option<u8> {
        let behind = self.changes.partition_point(|change| change.0 <= pos);
        let last = self.changes.get(behind.checked_sub(1)?)?;
        last.1
    }
}

/// Separates the pragmas from the other tokens.
pub(super) fn split(tokens: &[Token]) -> (Cow<'_, [Token]>, Limits) {
    let mut limits = Limits::default();
    if !tokens.iter().any(|t| matches!(t.kind, TokenKind::Pack(_))) {
        return (Cow::Borrowed(tokens), limits);
    }
    let mut rest = Vec::with_capacity(tokens.len());
    let mut current = None;
    let mut stack = Vec::new();
    for &token in tokens {
        let TokenKind::Pack(pragma) = token.kind else {
            rest.push(token);
            continue;
        };
        match pragma {
            PackPragma::Set(limit) => current = limit,
            PackPragma::Push(limit) => {
                stack.push(current);
                current = limit.unwrap_or(current);
            }
            PackPragma::Pop => current = stack.pop().unwrap_or(current),
        }
        limits.changes.push((rest.len(), current));
    }
    (Cow::Owned(rest), limits)
}
