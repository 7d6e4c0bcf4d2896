//! Initialisers (C17 6.7.9) with GNU's ranges, `field: value` and `[index] value`.

use super::{Parser, Res};
use crate::token::{Punct, TokenKind};
use cassay_lang::tree::*;

impl Parser<'_> {
    pub(super) fn initializer(&mut self) -> Res<InitId> {
        if self.at(Punct::LBrace) {
            return self.braced_initializer();
        }
        let value = self.assignment()?;
        Ok(self.program.push_init(Init::Expr(value)))
    }

    pub(super) fn braced_initializer(&mut self) -> Res<InitId> {
        self.enter()?;
        let start = self.span();
        self.expect(Punct::LBrace)?;
        let mark = self.init_items.len();
        while !self.eat(Punct::RBrace) {
            let (first_designator, designator_count) = self.designation()?;
            let init = self.initializer()?;
            self.init_items.push(InitItem {
                first_designator,
                designator_count,
                init,
            });
            if !self.eat(Punct::Comma) {
                self.expect(Punct::RBrace)?;
                break;
            }
        }
        let span = start.to(self.last_span());
        let first = self.program.init_items.len() as u32;
        let count = (self.init_items.len() - mark) as u32;
        self.program
            .init_items
            .extend(self.init_items.drain(mark..));
        self.leave();
        Ok(self.program.push_init(Init::List { first, count, span }))
    }

    /// The designators of one item, with what separates them from the value.
    fn designation(&mut self) -> Res<(u32, u32)> {
        match self.kind() {
            TokenKind::Punct(Punct::Dot | Punct::LBracket) => {}
            TokenKind::Ident(_) if self.kind_at(1) == TokenKind::Punct(Punct::Colon) => {
                let (name, _) = self.expect_identifier()?;
                self.advance();
                self.designators.push(Designator::Field(name));
                return Ok(self.store_designators(self.designators.len() - 1));
            }
            _ => return Ok((self.program.designators.len() as u32, 0)),
        }
        let mark = self.designators.len();
        self.designator_path()?;
        // GNU's old form leaves the `=` out after a single index.
        let single_index = matches!(
            self.designators[mark..],
            [Designator::Index(_) | Designator::Range(..)]
        );
        if !self.eat(Punct::Eq) && !single_index {
            return self.expected("`=`");
        }
        Ok(self.store_designators(mark))
    }

    /// `.field` and `[index]`, any number.
    pub(super) fn designator_path(&mut self) -> Res<()> {
        loop {
            if self.eat(Punct::Dot) {
                let (name, _) = self.expect_identifier()?;
                self.designators.push(Designator::Field(name));
            } else if self.eat(Punct::LBracket) {
                let low = self.conditional()?;
                let designator = if self.eat(Punct::Ellipsis) {
                    Designator::Range(low, self.conditional()?)
                } else {
                    Designator::Index(low)
                };
                self.expect(Punct::RBracket)?;
                self.designators.push(designator);
            } else {
                return Ok(());
            }
        }
    }

    /// Moves designators from `mark` on into the program; returns where they are and how many.
    pub(super) fn store_designators(&mut self, mark: usize) -> (u32, u32) {
        let first = self.program.designators.len() as u32;
        let count = (self.designators.len() - mark) as u32;
        self.program
            .designators
            .extend(self.designators.drain(mark..));
        (first, count)
    }
}
