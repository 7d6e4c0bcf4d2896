//! Inline assembly (GNU C), of which nothing is executed: a statement is either one that does nothing, or it is refused
//! where it is reached.
//!
//! It does nothing if the template is empty, and its operands are such that giving them to it has no effect either:
//! constants, variables and their members, and addresses of them; in memory (`"m"`), what a pointer or an index leads to
//! as well, since it is not read. What is put out must be read too (`"+r"`), so that it keeps its value. Calls, steps,
//! assignments and operands that could trap are not among them, so that no effect is lost.

use super::{Parser, Res};
use crate::token::{Keyword, Punct, TokenKind};
use cassay_lang::tree::StmtKind;
use std::ops::Range;

impl Parser<'_> {
    /// An assembly statement; the keyword has been read.
    pub(super) fn asm_statement(&mut self) -> Res<StmtKind> {
        while matches!(
            self.keyword(),
            Some(Keyword::Volatile | Keyword::Inline | Keyword::Goto | Keyword::Const)
        ) {
            self.advance();
        }
        if !self.at(Punct::LParen) {
            return self.expected("`(`");
        }
        let start = self.pos + 1;
        self.skip_group()?;
        let inside = start..self.pos - 1;
        self.expect(Punct::Semi)?;
        let parts = self.split(inside, Punct::Colon);
        let mut empty = parts
            .first()
            .is_some_and(|part| self.is_empty_text(part.clone()));
        for (part, outputs) in parts.into_iter().skip(1).take(2).zip([true, false]) {
            let operands = self.split(part, Punct::Comma);
            for operand in operands.into_iter().filter(|o| !o.is_empty()) {
                empty &= self.is_idle(operand, outputs)?;
            }
        }
        Ok(StmtKind::Asm { empty })
    }

    /// Tokens between those separators that are in no brackets.
    fn split(&self, tokens: Range<usize>, by: Punct) -> Vec<Range<usize>> {
        let mut parts = Vec::new();
        let (mut start, mut depth) = (tokens.start, 0u32);
        for at in tokens.clone() {
            match self.token_at(at).kind {
                TokenKind::Punct(Punct::LParen | Punct::LBracket | Punct::LBrace) => depth += 1,
                TokenKind::Punct(Punct::RParen | Punct::RBracket | Punct::RBrace) => {
                    depth = depth.saturating_sub(1);
                }
                TokenKind::Punct(punct) if punct == by && depth == 0 => {
                    parts.push(start..at);
                    start = at + 1;
                }
                _ => {}
            }
        }
        parts.push(start..tokens.end);
        parts
    }

    fn text_at(&self, at: usize) -> Option<&str> {
        match self.token_at(at).kind {
            TokenKind::Str(text) => Some(self.program.names.name(text)),
            _ => None,
        }
    }

    fn is_empty_text(&self, mut tokens: Range<usize>) -> bool {
        tokens.all(|at| self.text_at(at) == Some("\"\""))
    }

    /// Whether an operand, `[name] "constraint" (expression)`, has no effect.
    fn is_idle(&self, operand: Range<usize>, output: bool) -> Res<bool> {
        let mut at = operand.start;
        if self.token_at(at).kind == TokenKind::Punct(Punct::LBracket) {
            at += 3;
        }
        let mut constraint = String::new();
        while let Some(text) = self.text_at(at) {
            constraint.push_str(text.trim_matches('"'));
            at += 1;
        }
        let brackets = [(at, Punct::LParen), (operand.end - 1, Punct::RParen)];
        let is = |(at, punct)| self.token_at(at).kind == TokenKind::Punct(punct);
        if at + 2 >= operand.end || !brackets.into_iter().all(is) {
            return Ok(false);
        }
        let memory = constraint
            .chars()
            .all(|c| matches!(c, '+' | 'm' | 'o' | 'V'));
        let copied = constraint.contains('+') == output
            && !constraint.contains(|c: char| c == '=' || c == '[' || c.is_ascii_digit());
        Ok(copied && self.is_simple(at + 1..operand.end - 1, memory, output)?)
    }

    /// Whether evaluating an expression has no effect and cannot fail. `memory`: it is an lvalue that is not read.
    fn is_simple(&self, tokens: Range<usize>, memory: bool, output: bool) -> Res<bool> {
        let punct = |at: usize| match self.token_at(at).kind {
            TokenKind::Punct(punct) => Some(punct),
            _ => None,
        };
        let Range { mut start, mut end } = tokens;
        while end > start + 1
            && punct(start) == Some(Punct::LParen)
            && self.closes(start) == end - 1
        {
            (start, end) = (start + 1, end - 1);
        }
        // A second pointer would have to be read.
        let mut led = memory && punct(start) == Some(Punct::Star);
        let address = !memory && !output && punct(start) == Some(Punct::Amp);
        start += usize::from(led || address);
        let memory = memory || address;
        match self.token_at(start).kind {
            TokenKind::Number(_) => return Ok(end == start + 1 && !output && !memory),
            TokenKind::Ident(name) if Keyword::of(name).is_none() => {
                let slot = self.scopes.lookup(name);
                if slot.is_typedef {
                    return Ok(false);
                }
                if slot.decl.is_none() {
                    let text = self.program.name(name);
                    let message = format!("`{text}` is not declared");
                    return self.invalid(self.token_at(start).span, &message);
                }
            }
            _ => return Ok(false),
        }
        let mut at = start + 1;
        while at < end {
            let is_name = |at: usize| matches!(self.token_at(at).kind, TokenKind::Ident(_));
            match punct(at) {
                Some(Punct::Dot) if is_name(at + 1) => at += 2,
                Some(Punct::Arrow) if memory && !led && is_name(at + 1) => {
                    led = true;
                    at += 2;
                }
                Some(Punct::LBracket)
                    if memory && !led && punct(at + 2) == Some(Punct::RBracket) =>
                {
                    let index = self.token_at(at + 1).kind;
                    if !matches!(index, TokenKind::Ident(_) | TokenKind::Number(_)) {
                        return Ok(false);
                    }
                    led = true;
                    at += 3;
                }
                _ => return Ok(false),
            }
        }
        Ok(true)
    }

    /// Where the bracket at a position is closed.
    fn closes(&self, open: usize) -> usize {
        let (mut at, mut depth) = (open, 0u32);
        loop {
            match self.token_at(at).kind {
                TokenKind::Punct(Punct::LParen) => depth += 1,
                TokenKind::Punct(Punct::RParen) => depth -= 1,
                TokenKind::Eof => return at,
                _ => {}
            }
            if depth == 0 {
                return at;
            }
            at += 1;
        }
    }
}
