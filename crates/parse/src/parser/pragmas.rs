//! Pragmas that the preprocessor hands on. They are taken out of the tokens before parsing starts, so that no rule of the
//! grammar has to know them. GCC refuses a pragma in the middle of a declarator or an expression, and Clang those that are
//! about a block but at its start: so they are refused there. What cannot be told without the grammar is accepted: between
//! enumerators and initialisers in braces, and behind a parenthesis.

use super::options::Options;
use super::pack::Limits;
use crate::token::{Keyword, Place, Punct, Token, TokenKind};
use cassay_lang::Problem;
use std::borrow::Cow;

/// What pragmas say, by position of the tokens.
#[derive(Default)]
pub(super) struct Pragmas {
    pub packs: Limits,
    pub options: Options,
    /// The first one that stands where a compiler refuses it.
    pub misplaced: Option<Problem>,
}

/// Separates the pragmas from the other tokens.
pub(super) fn split(tokens: &[Token]) -> (Cow<'_, [Token]>, Pragmas) {
    let mut pragmas = Pragmas::default();
    let is_pragma = |t: &Token| {
        matches!(
            t.kind,
            TokenKind::Pack(_) | TokenKind::Options(_) | TokenKind::Pragma(_)
        )
    };
    if !tokens.iter().any(is_pragma) {
        return (Cow::Borrowed(tokens), pragmas);
    }
    let mut rest: Vec<Token> = Vec::with_capacity(tokens.len());
    let mut depth = 0usize;
    for &token in tokens {
        let place = match token.kind {
            TokenKind::Pack(pragma) => {
                pragmas.packs.meet(pragma, rest.len());
                Place::Between
            }
            TokenKind::Options(pragma) => {
                pragmas.options.meet(pragma, token.span, rest.len());
                Place::Between
            }
            TokenKind::Pragma(place) => place,
            kind => {
                match kind {
                    TokenKind::Punct(Punct::LBrace) => depth += 1,
                    TokenKind::Punct(Punct::RBrace) => depth = depth.saturating_sub(1),
                    _ => {}
                }
                rest.push(token);
                continue;
            }
        };
        let before = rest.last().map(|token| token.kind);
        let message = match place {
            Place::Between if !may_follow(before) => {
                "a pragma in the middle of a declaration or an expression: GCC refuses it"
            }
            Place::Beginning if depth > 0 && before != Some(TokenKind::Punct(Punct::LBrace)) => {
                "a pragma about floating-point arithmetic that is not at the start of a block: Clang refuses it"
            }
            _ => continue,
        };
        let problem = || Problem::invalid(token.span, message);
        pragmas.misplaced.get_or_insert_with(problem);
    }
    (Cow::Owned(rest), pragmas)
}

/// Whether a declaration or a statement may begin behind a token.
fn may_follow(before: Option<TokenKind>) -> bool {
    match before {
        None => true,
        Some(TokenKind::Punct(punct)) => matches!(
            punct,
            Punct::Semi | Punct::LBrace | Punct::RBrace | Punct::Colon | Punct::RParen
        ),
        Some(kind) => matches!(super::keyword_of(kind), Some(Keyword::Else | Keyword::Do)),
    }
}
