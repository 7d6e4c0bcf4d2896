//! Statements and blocks (C17 6.8).
//!
//! Selection and iteration statements and their parts are blocks of their own (6.8.4p3, 6.8.5p5).
//! If something is declared in such a place without being in a block of the source, the statement
//! is wrapped in a block that starts with the declarations.

use super::labels::Switch;
use super::scope::Tag;
use super::{Parser, Res};
use crate::token::{Keyword, Punct, TokenKind};
use cassay_lang::Span;
use cassay_lang::tree::*;

/// What may stand in front of a statement.
#[derive(Clone, Copy)]
pub enum Prefix {
    Label(LabelId),
    Case(ExprId, Option<ExprId>),
    Default,
}

/// One `if (cond) then` of an `else if` chain.
#[derive(Clone, Copy)]
pub struct IfLink {
    start: Span,
    cond: ExprId,
    then: StmtId,
    hoisted: List<DeclId>,
}

impl Parser<'_> {
    /// A block with a scope of its own.
    pub(super) fn compound(&mut self) -> Res<StmtId> {
        self.scopes.push();
        let block = self.compound_in_scope()?;
        self.scopes.pop();
        Ok(block)
    }

    /// A block whose scope has been opened: a function's body shares it with the parameters.
    pub(super) fn compound_in_scope(&mut self) -> Res<StmtId> {
        let start = self.span();
        self.expect(Punct::LBrace)?;
        let in_prototype = std::mem::replace(&mut self.in_prototype, false);
        let mark = self.stmts.len();
        let pending = self.pending.len();
        let hidden_labels = self.local_labels()?;
        while !self.eat(Punct::RBrace) {
            if self.kind() == TokenKind::Eof {
                return self.expected("`}`");
            }
            let mark = self.mark();
            let stmt = match self.block_item() {
                Ok(stmt) => stmt,
                Err(problem) => {
                    self.recover(mark, problem)?;
                    continue;
                }
            };
            for index in pending..self.pending.len() {
                let decl = self.pending[index];
                let stmt = self.declaration_statement(decl);
                self.stmts.push(stmt);
            }
            self.pending.truncate(pending);
            self.stmts.extend(stmt);
        }
        for (name, hidden) in hidden_labels.into_iter().rev() {
            self.restore_label(name, hidden)?;
        }
        self.in_prototype = in_prototype;
        let list = self.program.list(&self.stmts[mark..]);
        self.stmts.truncate(mark);
        let span = start.to(self.last_span());
        Ok(self.push_stmt(StmtKind::Block(list), span))
    }

    /// A declaration, which is pending then, or a statement.
    fn block_item(&mut self) -> Res<Option<StmtId>> {
        let at_label = self.kind_at(1) == TokenKind::Punct(Punct::Colon);
        if !at_label && self.starts_declaration(0) {
            self.declaration()?;
            return Ok(None);
        }
        Ok(Some(self.statement(true)?))
    }

    fn declaration_statement(&mut self, decl: DeclId) -> StmtId {
        let span = self.program[decl].span;
        self.push_stmt(StmtKind::Decl(decl), span)
    }

    /// GNU `__label__ a, b;` at the start of a block; returns what the names meant before.
    fn local_labels(&mut self) -> Res<Vec<(cassay_lang::Symbol, Option<LabelId>)>> {
        let mut hidden = Vec::new();
        while self.eat_keyword(Keyword::Label) {
            loop {
                let (name, span) = self.expect_identifier()?;
                hidden.push((name, self.declare_local_label(name, span)));
                if !self.eat(Punct::Comma) {
                    break;
                }
            }
            self.expect(Punct::Semi)?;
        }
        Ok(hidden)
    }

    /// A statement that is a block of its own although the source need not write one.
    fn substatement(&mut self) -> Res<StmtId> {
        if self.at(Punct::LBrace) {
            self.enter()?;
            let block = self.compound()?;
            self.leave();
            return Ok(block);
        }
        self.scopes.push();
        let pending = self.pending.len();
        let stmt = self.statement(false)?;
        let hoisted = self.take_pending(pending);
        self.scopes.pop();
        Ok(self.wrap(hoisted, stmt))
    }

    fn take_pending(&mut self, from: usize) -> List<DeclId> {
        if self.pending.len() == from {
            return List::EMPTY;
        }
        let list = self.program.list(&self.pending[from..]);
        self.pending.truncate(from);
        list
    }

    /// A block of declarations and a statement, or just the statement.
    fn wrap(&mut self, hoisted: List<DeclId>, stmt: StmtId) -> StmtId {
        if hoisted.is_empty() {
            return stmt;
        }
        let mark = self.stmts.len();
        for index in 0..hoisted.len() {
            let decl = self.program.item(hoisted, index);
            let decl = self.declaration_statement(decl);
            self.stmts.push(decl);
        }
        self.stmts.push(stmt);
        let list = self.program.list(&self.stmts[mark..]);
        self.stmts.truncate(mark);
        let span = self.program[stmt].span;
        self.push_stmt(StmtKind::Block(list), span)
    }

    /// A statement with its labels. Directly in a block, a label may also stand before a
    /// declaration or at the end (C23); there it labels a null statement.
    fn statement(&mut self, in_block: bool) -> Res<StmtId> {
        self.enter()?;
        let mark = self.prefixes.len();
        while let Some(prefix) = self.prefix(mark)? {
            self.prefixes.push(prefix);
        }
        let labelled = self.prefixes.len() > mark;
        let ends = self.at(Punct::RBrace) || (labelled && self.starts_declaration(0));
        let mut stmt = if labelled && in_block && ends {
            self.push_stmt(StmtKind::Null, self.last_span())
        } else {
            self.unlabelled()?
        };
        while self.prefixes.len() > mark {
            let Some((prefix, start)) = self.prefixes.pop() else {
                break;
            };
            let span = start.to(self.program[stmt].span);
            let kind = match prefix {
                Prefix::Label(label) => StmtKind::Label(label, stmt),
                Prefix::Case(low, high) => StmtKind::Case(low, high, stmt),
                Prefix::Default => StmtKind::Default(stmt),
            };
            stmt = self.push_stmt(kind, span);
        }
        self.leave();
        Ok(stmt)
    }

    /// What else stands in front of a statement; its prefixes so far are those from `mark` on.
    fn prefix(&mut self, mark: usize) -> Res<Option<(Prefix, Span)>> {
        let attributed = self.keyword() == Some(Keyword::Attribute) || self.at_c23_attribute(0);
        if attributed && !self.starts_declaration(0) {
            let before = self.prefixes.get(mark..).and_then(|all| all.last());
            self.statement_attributes(matches!(before, Some((Prefix::Label(_), _))))?;
        }
        let span = self.span();
        let TokenKind::Ident(symbol) = self.kind() else {
            return Ok(None);
        };
        let prefix = match Keyword::of(symbol) {
            None if self.kind_at(1) == TokenKind::Punct(Punct::Colon) => {
                self.advance();
                Prefix::Label(self.define_label(symbol, span)?)
            }
            Some(Keyword::Case) => {
                if !self.in_switch() {
                    return self.invalid(span, "`case` outside a switch");
                }
                self.advance();
                let low = self.conditional()?;
                let high = if self.eat(Punct::Ellipsis) {
                    Some(self.conditional()?)
                } else {
                    None
                };
                Prefix::Case(low, high)
            }
            Some(Keyword::Default) => {
                match self.function.as_mut().and_then(|f| f.switch.as_mut()) {
                    None => return self.invalid(span, "`default` outside a switch"),
                    Some(switch) => {
                        if std::mem::replace(&mut switch.has_default, true) {
                            return self.invalid(span, "second `default` in a switch");
                        }
                    }
                }
                self.advance();
                Prefix::Default
            }
            _ => return Ok(None),
        };
        self.expect(Punct::Colon)?;
        Ok(Some((prefix, span)))
    }

    pub(super) fn in_switch(&self) -> bool {
        self.function.as_ref().is_some_and(|f| f.switch.is_some())
    }

    fn in_loop(&self) -> bool {
        self.function.as_ref().is_some_and(|f| f.loops > 0)
    }

    fn unlabelled(&mut self) -> Res<StmtId> {
        let start = self.span();
        if self.at(Punct::LBrace) {
            return self.compound();
        }
        let kind = match self.keyword() {
            Some(Keyword::If) => return self.if_statement(),
            Some(Keyword::While) => return self.while_statement(),
            Some(Keyword::Do) => return self.do_statement(),
            Some(Keyword::For) => return self.for_statement(),
            Some(Keyword::Switch) => return self.switch_statement(),
            Some(Keyword::Return) => {
                self.advance();
                let value = if self.at(Punct::Semi) {
                    None
                } else {
                    Some(self.expression()?)
                };
                self.expect(Punct::Semi)?;
                StmtKind::Return(value)
            }
            Some(Keyword::Goto) => {
                self.advance();
                let kind = if self.eat(Punct::Star) {
                    StmtKind::GotoComputed(self.expression()?)
                } else {
                    let (name, span) = self.expect_identifier()?;
                    StmtKind::Goto(self.use_label(name, span)?)
                };
                self.expect(Punct::Semi)?;
                kind
            }
            Some(Keyword::Break) => {
                if !self.in_loop() && !self.in_switch() {
                    return self.invalid(start, "`break` outside a loop or switch");
                }
                self.advance();
                self.expect(Punct::Semi)?;
                StmtKind::Break
            }
            Some(Keyword::Continue) => {
                if !self.in_loop() {
                    return self.invalid(start, "`continue` outside a loop");
                }
                self.advance();
                self.expect(Punct::Semi)?;
                StmtKind::Continue
            }
            Some(Keyword::Asm) => {
                self.advance();
                self.asm_statement()?
            }
            _ => {
                if self.eat(Punct::Semi) {
                    StmtKind::Null
                } else if self.starts_declaration(0) && self.identifier().is_none() {
                    return self.expected("a statement");
                } else {
                    let value = self.expression()?;
                    self.expect(Punct::Semi)?;
                    StmtKind::Expr(value)
                }
            }
        };
        Ok(self.push_stmt(kind, start.to(self.last_span())))
    }

    fn condition(&mut self) -> Res<ExprId> {
        self.expect(Punct::LParen)?;
        let condition = self.expression()?;
        self.expect(Punct::RParen)?;
        Ok(condition)
    }

    /// An `if` with all its `else if`s, by a loop: such chains get very long.
    fn if_statement(&mut self) -> Res<StmtId> {
        let mark = self.links.len();
        let mut otherwise = loop {
            let start = self.span();
            self.advance();
            self.scopes.push();
            let pending = self.pending.len();
            let cond = self.condition()?;
            let hoisted = self.take_pending(pending);
            let then = self.substatement()?;
            self.links.push(IfLink {
                start,
                cond,
                then,
                hoisted,
            });
            if !self.eat_keyword(Keyword::Else) {
                break None;
            }
            if self.keyword() != Some(Keyword::If) {
                break Some(self.substatement()?);
            }
        };
        let end = self.last_span();
        loop {
            let Some(IfLink {
                start,
                cond,
                then,
                hoisted,
            }) = self.links.pop()
            else {
                return self.expected("`if`");
            };
            let stmt = self.push_stmt(StmtKind::If(cond, then, otherwise), start.to(end));
            let stmt = self.wrap(hoisted, stmt);
            self.scopes.pop();
            if self.links.len() == mark {
                return Ok(stmt);
            }
            otherwise = Some(stmt);
        }
    }

    fn while_statement(&mut self) -> Res<StmtId> {
        let start = self.span();
        self.advance();
        self.scopes.push();
        let pending = self.pending.len();
        let cond = self.condition()?;
        let hoisted = self.take_pending(pending);
        let body = self.loop_body()?;
        self.scopes.pop();
        let stmt = self.push_stmt(StmtKind::While(cond, body), start.to(self.last_span()));
        Ok(self.wrap(hoisted, stmt))
    }

    fn loop_body(&mut self) -> Res<StmtId> {
        if let Some(function) = self.function.as_mut() {
            function.loops += 1;
        }
        let body = self.substatement()?;
        if let Some(function) = self.function.as_mut() {
            function.loops -= 1;
        }
        Ok(body)
    }

    fn do_statement(&mut self) -> Res<StmtId> {
        let start = self.span();
        self.advance();
        self.scopes.push();
        let body = self.loop_body()?;
        if !self.eat_keyword(Keyword::While) {
            return self.expected("`while`");
        }
        let pending = self.pending.len();
        let cond = self.condition()?;
        let hoisted = self.take_pending(pending);
        self.expect(Punct::Semi)?;
        self.scopes.pop();
        let stmt = self.push_stmt(StmtKind::Do(body, cond), start.to(self.last_span()));
        Ok(self.wrap(hoisted, stmt))
    }

    fn for_statement(&mut self) -> Res<StmtId> {
        let start = self.span();
        self.advance();
        self.scopes.push();
        let pending = self.pending.len();
        self.expect(Punct::LParen)?;
        let mut init = ForInit::None;
        if self.starts_declaration(0) {
            self.for_declaration(pending)?;
        } else {
            if !self.at(Punct::Semi) {
                init = ForInit::Expr(self.expression()?);
            }
            self.expect(Punct::Semi)?;
        }
        let cond = if self.at(Punct::Semi) {
            None
        } else {
            Some(self.expression()?)
        };
        self.expect(Punct::Semi)?;
        let step = if self.at(Punct::RParen) {
            None
        } else {
            Some(self.expression()?)
        };
        self.expect(Punct::RParen)?;
        // One variable stays; anything more moves into a block around the loop.
        if let [only] = self.pending[pending..]
            && matches!(self.program[only].kind, DeclKind::Var { .. })
        {
            init = ForInit::Decl(only);
            self.pending.truncate(pending);
        }
        let hoisted = self.take_pending(pending);
        let body = self.loop_body()?;
        self.scopes.pop();
        let kind = StmtKind::For {
            init,
            cond,
            step,
            body,
        };
        let stmt = self.push_stmt(kind, start.to(self.last_span()));
        Ok(self.wrap(hoisted, stmt))
    }

    /// 6.8.5p3: only variables with automatic storage. Clang takes tags as well.
    fn for_declaration(&mut self, pending: usize) -> Res<()> {
        let records = self.program.records.len();
        self.declaration()?;
        let tagged = (records..self.program.records.len())
            .map(RecordId::from_index)
            .find(|&id| {
                let tag = self.program[id].tag;
                matches!(tag.and_then(|tag| self.scopes.lookup_tag_here(tag)),
                    Some(Tag::Record(bound)) if bound == id)
            });
        if let Some(id) = tagged {
            let span = self.program[id].span;
            return self.invalid(span, "declaration of a tag not allowed in a `for`");
        }
        for index in pending..self.pending.len() {
            let decl = self.program[self.pending[index]];
            let allowed = match decl.kind {
                DeclKind::Var { storage, .. } => {
                    matches!(storage, Storage::None | Storage::Auto | Storage::Register)
                }
                DeclKind::Record { .. } => true,
                _ => false,
            };
            if !allowed {
                return self.invalid(decl.span, "declaration not allowed in a `for`");
            }
        }
        Ok(())
    }

    fn switch_statement(&mut self) -> Res<StmtId> {
        let start = self.span();
        self.advance();
        self.scopes.push();
        let pending = self.pending.len();
        let value = self.condition()?;
        let hoisted = self.take_pending(pending);
        let outer = self
            .function
            .as_mut()
            .and_then(|f| f.switch.replace(Switch::default()));
        let body = self.substatement()?;
        if let Some(function) = self.function.as_mut() {
            function.switch = outer;
        }
        self.scopes.pop();
        let stmt = self.push_stmt(StmtKind::Switch(value, body), start.to(self.last_span()));
        Ok(self.wrap(hoisted, stmt))
    }
}
