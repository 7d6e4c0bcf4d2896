//! `#pragma pack`, which GCC and Clang document alike: it limits the alignment of members.
//!
//! What both compilers ignore with a warning is ignored. Where they disagree about the meaning of
//! a spelling (GCC does not replace macros, Clang drops a line with junk at its end, `pop` with an
//! operand), and for named pushes, the pragma is reported as unsupported.

use super::{MAX_TOKENS, Preprocessor, Result};
use crate::lex::{Kind, PpToken};
use crate::token::{PackPragma, Punct, Token, TokenKind};
use cassay_lang::{Problem, Span};

impl Preprocessor<'_> {
    /// Hands the pragma to the parser; `tokens` are those behind `pack`.
    pub(super) fn pack(&mut self, tokens: &[PpToken], span: Span) -> Result<()> {
        let Some(pragma) = self.pack_pragma(tokens, span)? else {
            return Ok(());
        };
        self.hand_on(TokenKind::Pack(pragma), span)
    }

    /// Hands a pragma to the parser, in its place.
    pub(super) fn hand_on(&mut self, kind: TokenKind, span: Span) -> Result<()> {
        if self.output.len() >= MAX_TOKENS {
            return Err(Problem::unsupported(span, "the program is too large"));
        }
        self.output.push(Token { kind, span });
        Ok(())
    }

    /// `None`: to be ignored.
    fn pack_pragma(&self, tokens: &[PpToken], span: Span) -> Result<Option<PackPragma>> {
        let unsupported = |what| Err(Problem::unsupported(span, what));
        let mut operands: [Option<Kind>; 2] = [None; 2];
        let mut count = 0;
        let mut rest = tokens.iter();
        if !rest.next().is_some_and(|t| t.is(Punct::LParen)) {
            return Ok(None);
        }
        // Operands and what separates them, up to the parenthesis.
        let mut expects_operand = true;
        loop {
            let Some(token) = rest.next() else {
                return Ok(None);
            };
            if token.is(Punct::RParen) && (!expects_operand || count == 0) {
                break;
            }
            if let Kind::Ident(name) = token.kind
                && self.macros.is_defined(name)
            {
                return unsupported("macro in #pragma pack");
            }
            match token.kind {
                Kind::Ident(_) | Kind::Number(_) if expects_operand => {
                    if let Some(operand) = operands.get_mut(count) {
                        *operand = Some(token.kind);
                    }
                    count += 1;
                }
                Kind::Punct(Punct::Comma) if !expects_operand => {}
                _ => return Ok(None),
            }
            expects_operand = !expects_operand;
        }
        if rest.next().is_some() {
            return unsupported("#pragma pack with more behind it");
        }
        let word = |operand| match operand {
            Some(Kind::Ident(name)) => self.names.name(name),
            _ => "",
        };
        let [first, second] = operands;
        Ok(match (word(first), count) {
            ("", 0) => Some(PackPragma::Set(None)),
            ("", 1) => self.pack_limit(first).map(PackPragma::Set),
            ("push", 1) => Some(PackPragma::Push(None)),
            ("push", 2) if word(second).is_empty() => {
                let limit = self.pack_limit(second);
                limit.map(|limit| PackPragma::Push(Some(limit)))
            }
            ("pop", 1) => Some(PackPragma::Pop),
            ("push" | "pop", _) => return unsupported("named #pragma pack"),
            _ => None,
        })
    }

    /// The limit that a number stands for, if it is a small power of two; 0 is none.
    fn pack_limit(&self, operand: Option<Kind>) -> Option<Option<u8>> {
        let Some(Kind::Number(number)) = operand else {
            return None;
        };
        let text = self.names.name(number);
        let digits = text.trim_end_matches(['u', 'U', 'l', 'L']);
        let (radix, digits) = match digits.as_bytes() {
            [b'0', b'x' | b'X', ..] => (16, digits.get(2..)?),
            [b'0', b'b' | b'B', ..] => (2, digits.get(2..)?),
            [b'0', ..] => (8, digits),
            _ => (10, digits),
        };
        match u8::from_str_radix(digits, radix) {
            Ok(0) => Some(None),
            Ok(n @ (1 | 2 | 4 | 8 | 16)) => Some(Some(n)),
            _ => None,
        }
    }
}
