//! GNU attributes (`__attribute__((…))`), C23 attributes (`[[…]]`), `_Alignas` and inline assembly.
//!
//! Attributes that only advise the optimiser are dropped. Those that change what a program means
//! and are not understood are kept by name in [`Attrs::unsupported`], so that the checker can
//! refuse the declaration if it matters.

use super::{Parser, Res, keyword_of};
use crate::token::{Keyword, Punct, TokenKind};
use cassay_lang::tree::*;

impl Parser<'_> {
    /// Reads any attributes that stand here into `attrs`.
    pub(super) fn attributes(&mut self, attrs: &mut Attrs) -> Res<()> {
        loop {
            if self.keyword() == Some(Keyword::Attribute) {
                self.advance();
                self.gnu_attributes(attrs)?;
            } else if self.at_c23_attribute(0) {
                self.skip_group()?;
            } else {
                return Ok(());
            }
        }
    }

    /// `[[`, which cannot begin anything else in C.
    pub(super) fn at_c23_attribute(&self, ahead: usize) -> bool {
        self.kind_at(ahead) == TokenKind::Punct(Punct::LBracket)
            && self.kind_at(ahead + 1) == TokenKind::Punct(Punct::LBracket)
    }

    fn gnu_attributes(&mut self, attrs: &mut Attrs) -> Res<()> {
        self.expect(Punct::LParen)?;
        self.expect(Punct::LParen)?;
        while !self.at(Punct::RParen) {
            if self.eat(Punct::Comma) {
                continue;
            }
            // `const` and other keywords are attribute names too.
            let TokenKind::Ident(name) = self.kind() else {
                return self.expected("an attribute");
            };
            self.advance();
            self.gnu_attribute(name, attrs)?;
        }
        self.expect(Punct::RParen)?;
        self.expect(Punct::RParen)
    }

    fn gnu_attribute(&mut self, name: cassay_lang::Symbol, attrs: &mut Attrs) -> Res<()> {
        let text = self.program.names.name(name);
        let plain = text
            .strip_prefix("__")
            .and_then(|t| t.strip_suffix("__"))
            .unwrap_or(text);
        match plain {
            "packed" => attrs.packed = true,
            "noinline" => attrs.noinline = true,
            "always_inline" => attrs.always_inline = true,
            "pure" => attrs.pure_ = true,
            "const" => attrs.const_ = true,
            "noreturn" => attrs.noreturn = true,
            "unused" => attrs.unused = true,
            "used" => attrs.used = true,
            "weak" => attrs.weak = true,
            "constructor" => attrs.constructor = true,
            "destructor" => attrs.destructor = true,
            "transparent_union" => attrs.transparent_union = true,
            "returns_nonnull" => attrs.returns_nonnull = true,
            "may_alias" => self.program.may_alias = true,
            "nonnull" => attrs.nonnull |= self.nonnull()?,
            "assume_aligned" => attrs.assume_aligned = self.assume_aligned()?,
            "aligned" => {
                if self.eat(Punct::LParen) {
                    let value = self.conditional()?;
                    self.expect(Punct::RParen)?;
                    self.add_alignment(attrs, Aligned::Expr(value));
                } else {
                    self.add_alignment(attrs, Aligned::Max);
                }
            }
            "cleanup"
            | "alias"
            | "weakref"
            | "ifunc"
            | "vector_size"
            | "mode"
            | "scalar_storage_order"
            | "ms_struct"
            | "gcc_struct"
            | "address_space"
            | "ext_vector_type"
            | "neon_vector_type"
            | "overloadable"
            | "symver"
            | "naked" => attrs.unsupported = Some(name),
            _ => {}
        }
        if self.at(Punct::LParen) {
            self.skip_group()?;
        }
        Ok(())
    }

    /// The parameters that `nonnull` names, by number from 1 on; without a list, all of them.
    fn nonnull(&mut self) -> Res<u16> {
        if !self.eat(Punct::LParen) {
            return Ok(u16::MAX);
        }
        let mut set = 0;
        while !self.at(Punct::RParen) {
            let number = self.conditional()?;
            if let ExprKind::Int(lit) = self.program[number].kind
                && (1..=16).contains(&lit.value)
            {
                set |= 1 << (lit.value - 1);
            }
            if !self.eat(Punct::Comma) {
                break;
            }
        }
        self.expect(Punct::RParen)?;
        Ok(set)
    }

    /// The number of `assume_aligned`, as far as the tree has it. With a second argument, another one is a multiple.
    fn assume_aligned(&mut self) -> Res<u16> {
        if !self.eat(Punct::LParen) {
            return Ok(0);
        }
        let value = self.conditional()?;
        let number = match self.program[value].kind {
            ExprKind::Int(lit) if lit.value.is_power_of_two() && lit.value <= 4096 => lit.value,
            _ => 0,
        };
        let more = self.eat(Punct::Comma);
        if more {
            self.conditional()?;
        }
        self.expect(Punct::RParen)?;
        Ok(if more { 0 } else { number as u16 })
    }

    /// `_Alignas(type or expression)`; the keyword has been read.
    pub(super) fn alignas(&mut self, attrs: &mut Attrs) -> Res<()> {
        self.expect(Punct::LParen)?;
        let aligned = if self.starts_type(0) {
            Aligned::Type(self.type_name()?)
        } else {
            Aligned::Expr(self.conditional()?)
        };
        self.expect(Punct::RParen)?;
        self.add_alignment(attrs, aligned);
        attrs.alignas = true;
        Ok(())
    }

    /// The strictest alignment counts (6.7.5p6). Only literals can be compared here; otherwise the
    /// last one wins.
    fn add_alignment(&self, attrs: &mut Attrs, new: Aligned) {
        let literal = |aligned: Aligned| match aligned {
            Aligned::Max => Some(u64::from(self.target.max_align)),
            Aligned::Expr(expr) => match self.program[expr].kind {
                ExprKind::Int(lit) => Some(lit.value),
                _ => None,
            },
            Aligned::Type(_) => None,
        };
        let stays = attrs
            .aligned
            .and_then(literal)
            .zip(literal(new))
            .is_some_and(|(old, new)| old > new);
        if !stays {
            attrs.aligned = Some(new);
        }
    }

    /// How many tokens of attributes stand `ahead` tokens from here.
    pub(super) fn attributes_length(&self, ahead: usize) -> usize {
        let mut end = ahead;
        loop {
            let group = if keyword_of(self.kind_at(end)) == Some(Keyword::Attribute) {
                end + 1
            } else if self.at_c23_attribute(end) {
                end
            } else {
                return end - ahead;
            };
            let mut depth = 0usize;
            end = group;
            loop {
                match self.kind_at(end) {
                    TokenKind::Eof => return end - ahead,
                    TokenKind::Punct(Punct::LParen | Punct::LBracket) => depth += 1,
                    TokenKind::Punct(Punct::RParen | Punct::RBracket) => {
                        depth = depth.saturating_sub(1);
                    }
                    _ => {}
                }
                end += 1;
                if depth == 0 {
                    break;
                }
            }
        }
    }

    /// `asm("name")` behind a declarator.
    pub(super) fn asm_label(&mut self) -> Res<()> {
        if self.keyword() == Some(Keyword::Asm) {
            return self.unsupported(self.span(), "assembler name of a declaration");
        }
        Ok(())
    }

    /// An assembly statement; the keyword has been read. Nothing is executed, so all that has to
    /// be known is whether there is anything to execute: an empty template without outputs, whose
    /// inputs have no side effects, is an optimisation barrier and nothing more.
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

        let mut empty = true;
        let mut colons = 0;
        for index in inside {
            match self.token_at(index).kind {
                TokenKind::Punct(Punct::Colon) => colons += 1,
                TokenKind::Str(text) if colons == 0 => {
                    empty &= self.program.names.name(text).trim_matches('"').is_empty();
                }
                TokenKind::Str(_) | TokenKind::Punct(Punct::Comma) if colons > 1 => {}
                _ if colons > 2 => {}
                TokenKind::Ident(_) if colons == 2 => {
                    empty &= self.token_at(index + 1).kind != TokenKind::Punct(Punct::LParen);
                }
                TokenKind::Punct(
                    Punct::LParen
                    | Punct::RParen
                    | Punct::LBracket
                    | Punct::RBracket
                    | Punct::Dot
                    | Punct::Arrow
                    | Punct::Amp
                    | Punct::Star,
                )
                | TokenKind::Number(_)
                    if colons == 2 => {}
                _ => empty = false,
            }
        }
        Ok(StmtKind::Asm { empty })
    }
}
