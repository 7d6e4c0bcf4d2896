//! Pragmas that the preprocessor hands on. They are taken out of the tokens before parsing starts, so that no rule of the
//! grammar has to know them. GCC refuses a pragma in the middle of a declarator or an expression; here it
//! is accepted there as well.

use super::options::Options;
use super::pack::Limits;
use crate::token::{Token, TokenKind};
use std::borrow::Cow;

/// What pragmas say, by position of the tokens.
#[derive(Default)]
pub(super) struct Pragmas {
    pub packs: Limits,
    pub options: Options,
}

/// Separates the pragmas from the other tokens.
pub(super) fn split(tokens: &[Token]) -> (Cow<'_, [Token]>, Pragmas) {
    let mut pragmas = Pragmas::default();
    let is_pragma = |t: &Token| matches!(t.kind, TokenKind::Pack(_) | TokenKind::Options(_));
    if !tokens.iter().any(is_pragma) {
        return (Cow::Borrowed(tokens), pragmas);
    }
    let mut rest = Vec::with_capacity(tokens.len());
    for &token in tokens {
        match token.kind {
            TokenKind::Pack(pragma) => pragmas.packs.meet(pragma, rest.len()),
            TokenKind::Options(pragma) => pragmas.options.meet(pragma, token.span, rest.len()),
            _ => rest.push(token),
        }
    }
    (Cow::Owned(rest), pragmas)
}
