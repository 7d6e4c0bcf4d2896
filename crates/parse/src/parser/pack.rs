//! `#pragma pack`: the limit it sets for each place of a translation unit.
//!
//! A record has the limit that is in force at its closing brace, as in GCC. Clang takes the opening one; where they
//! differ, for a pragma without its counterpart inside the braces, the record is refused.

use crate::token::PackPragma;

/// Where the limit changes.
#[derive(Default)]
pub(super) struct Limits {
    /// From the token at this position on, ascending.
    changes: Vec<(usize, Option<u8>)>,
    /// Limits to return to.
    stack: Vec<Option<u8>>,
}

impl Limits {
    /// A pragma that stands before the token at a position, which is behind those so far.
    pub(super) fn meet(&mut self, pragma: PackPragma, pos: usize) {
        let mut current = self.changes.last().and_then(|change| change.1);
        match pragma {
            PackPragma::Set(limit) => current = limit,
            PackPragma::Push(limit) => {
                self.stack.push(current);
                current = limit.unwrap_or(current);
            }
            PackPragma::Pop => current = self.stack.pop().unwrap_or(current),
        }
        self.changes.push((pos, current));
    }

    /// The limit in force at a token.
    pub(super) fn at(&self, pos: usize) -> Option<u8> {
        let behind = self.changes.partition_point(|change| change.0 <= pos);
        let last = self.changes.get(behind.checked_sub(1)?)?;
        last.1
    }
}
