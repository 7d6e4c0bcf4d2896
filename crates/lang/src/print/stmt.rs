//! Statements (C17 6.8).
//!
//! Braces are printed where the tree has a block. Two kinds of tree get braces of the printer's
//! own: an `else` that would go to another `if` or that compilers would warn about, and a declaration
//! where C11 asks for a statement. The first is the one place where text and tree differ, which
//! [`crate::same`] knows.

use super::decl::is_builtin;
use super::expr::Prec;
use super::layout::Token;
use super::{BACK, INDENT, NEWLINE, Printer, Task};
use crate::tree::*;

impl Printer<'_> {
    /// A statement on a line of its own.
    pub(super) fn stmt(&mut self, stmt: StmtId) {
        let kind = self.program[stmt].kind;
        match kind {
            StmtKind::Case(low, high, body) => {
                let head = [Task::Text("case "), Task::expr(low, Prec::Cond)];
                let range = high.map(|high| [Task::Text(" ... "), Task::expr(high, Prec::Cond)]);
                return self.labelled(head.into_iter().chain(range.into_iter().flatten()), body);
            }
            StmtKind::Default(body) => return self.labelled([Task::Text("default")], body),
            StmtKind::Label(label, body) => {
                return self.labelled([Task::Symbol(self.program[label].name)], body);
            }
            StmtKind::Decl(decl) if is_builtin(self.program, decl) => return,
            _ => {}
        }
        self.out.token(Token::Newline);
        match kind {
            StmtKind::Null => self.out.text(";"),
            StmtKind::Expr(expr) => {
                self.part(expr, Prec::Comma, false);
                self.out.text(";");
            }
            StmtKind::Decl(decl) => self.step(Task::Decl(decl)),
            StmtKind::Block(list) => self.block(list),
            StmtKind::If(..) => self.if_stmt(stmt),
            StmtKind::While(cond, body) => {
                self.out.text("while (");
                self.whole_condition(cond);
                self.out.text(")");
                self.body(body);
            }
            StmtKind::Do(body, cond) => {
                let is_block = matches!(self.program[body].kind, StmtKind::Block(_));
                self.seq([
                    Task::Text("do"),
                    Task::Body(body),
                    if is_block { Task::Text(" ") } else { NEWLINE },
                    Task::Text("while ("),
                    Task::Condition(cond),
                    Task::Text(");"),
                ]);
            }
            StmtKind::For {
                init,
                cond,
                step,
                body,
            } => self.for_stmt(init, cond, step, body),
            StmtKind::Switch(value, body) => {
                self.out.text("switch (");
                self.part(value, Prec::Comma, false);
                self.out.text(")");
                self.body(body);
            }
            StmtKind::Goto(label) => self.seq([
                Task::Text("goto "),
                Task::Symbol(self.program[label].name),
                Task::Text(";"),
            ]),
            StmtKind::GotoComputed(to) => {
                self.seq([
                    Task::Text("goto *"),
                    Task::expr(to, Prec::Cast),
                    Task::Text(";"),
                ]);
            }
            StmtKind::Break => self.out.text("break;"),
            StmtKind::Continue => self.out.text("continue;"),
            StmtKind::Return(None) => self.out.text("return;"),
            StmtKind::Return(Some(value)) => {
                self.out.text("return ");
                self.part(value, Prec::Comma, false);
                self.out.text(";");
            }
            StmtKind::Asm { empty: true } => self.out.text("__asm__(\"\");"),
            StmtKind::Asm { empty: false } => self.out.text("__asm__(\"nop\");"),
            // Printed above.
            StmtKind::Case(..) | StmtKind::Default(_) | StmtKind::Label(..) => {}
        }
    }

    /// A label stands one step left of the statements around it.
    fn labelled(&mut self, head: impl IntoIterator<Item = Task>, body: StmtId) {
        let mut tasks = self.tasks();
        tasks.extend([Task::Layout(Token::Outdent), NEWLINE]);
        tasks.extend(head);
        tasks.push(Task::Text(":"));
        match self.program[body].kind {
            StmtKind::Null => tasks.extend([Task::Text(";"), BACK]),
            StmtKind::Block(_) => tasks.extend([Task::Body(body), BACK]),
            StmtKind::Decl(_) => tasks.extend([Task::Text(";"), BACK, Task::Stmt(body)]),
            _ => tasks.extend([BACK, Task::Stmt(body)]),
        }
        self.list(tasks);
    }

    fn block(&mut self, list: List<StmtId>) {
        let mut tasks = self.tasks();
        tasks.extend([Task::Text("{"), INDENT]);
        tasks.extend(self.program.items(list).map(Task::Stmt));
        tasks.extend([BACK, NEWLINE, Task::Text("}")]);
        self.list(tasks);
    }

    pub(super) fn body(&mut self, body: StmtId) {
        match self.program[body].kind {
            StmtKind::Block(list) if list.is_empty() => self.out.text(" {}"),
            StmtKind::Block(list) => {
                self.out.text(" ");
                self.block(list);
            }
            _ if self.ends_in_decl(body) => self.braced(body),
            _ => self.seq([INDENT, Task::Stmt(body), BACK]),
        }
    }

    /// Likewise, in braces that the tree does not have.
    fn braced(&mut self, body: StmtId) {
        self.seq([
            Task::Text(" {"),
            INDENT,
            Task::Stmt(body),
            BACK,
            NEWLINE,
            Task::Text("}"),
        ]);
    }

    pub(super) fn if_stmt(&mut self, stmt: StmtId) {
        let StmtKind::If(cond, then, other) = self.program[stmt].kind else {
            return;
        };
        self.out.text("if (");
        self.whole_condition(cond);
        self.out.text(")");
        let braced = self.dangles(then, other.is_some());
        if let Some(other) = other {
            match self.program[other].kind {
                StmtKind::If(..) => self.work.extend([Task::If(other), Task::Text(" ")]),
                _ => self.work.push(Task::Body(other)),
            }
            let is_block = braced || matches!(self.program[then].kind, StmtKind::Block(_));
            let before = if is_block { Task::Text(" ") } else { NEWLINE };
            self.work.extend([Task::Text("else"), before]);
        }
        match braced {
            true => self.braced(then),
            false => self.body(then),
        }
    }

    /// Whether the branch of an `if` would take its `else`, or would look to GCC
    /// (`-Wdangling-else`) as if it had.
    fn dangles(&self, then: StmtId, has_else: bool) -> bool {
        let mut at = then;
        loop {
            at = match self.program[at].kind {
                StmtKind::If(_, _, None) => return has_else,
                StmtKind::If(_, _, Some(_)) if !has_else => return true,
                StmtKind::If(_, _, Some(body))
                | StmtKind::While(_, body)
                | StmtKind::For { body, .. }
                | StmtKind::Switch(_, body)
                | StmtKind::Case(_, _, body)
                | StmtKind::Default(body)
                | StmtKind::Label(_, body) => body,
                _ => return false,
            }
        }
    }

    fn ends_in_decl(&self, stmt: StmtId) -> bool {
        let mut at = stmt;
        loop {
            at = match self.program[at].kind {
                StmtKind::Case(_, _, body) | StmtKind::Default(body) | StmtKind::Label(_, body) => {
                    body
                }
                StmtKind::Decl(_) => return true,
                _ => return false,
            }
        }
    }

    fn for_stmt(
        &mut self,
        init: ForInit,
        cond: Option<ExprId>,
        step: Option<ExprId>,
        body: StmtId,
    ) {
        let mut tasks = self.tasks();
        tasks.extend([Task::Text("for (")]);
        match init {
            ForInit::None => tasks.push(Task::Text(";")),
            ForInit::Expr(expr) => tasks.extend([Task::expr(expr, Prec::Comma), Task::Text(";")]),
            ForInit::Decl(decl) => tasks.push(Task::Decl(decl)),
        }
        if let Some(cond) = cond {
            tasks.extend([Task::Text(" "), Task::Condition(cond)]);
        }
        tasks.push(Task::Text(";"));
        if let Some(step) = step {
            tasks.extend([Task::Text(" "), Task::expr(step, Prec::Comma)]);
        }
        tasks.extend([Task::Text(")"), Task::Body(body)]);
        self.list(tasks);
    }

    /// `=` and, to Clang, `|=` look like mistakes for a comparison without a second pair of
    /// parentheses.
    pub(super) fn condition(&mut self, cond: ExprId) {
        match self.program[cond].kind {
            ExprKind::Assign(None | Some(BinaryOp::BitOr), ..) => self.in_parens(cond),
            _ => self.expr(cond, Prec::Comma, false),
        }
    }

    /// The same up to its end.
    fn whole_condition(&mut self, cond: ExprId) {
        match self.program[cond].kind {
            ExprKind::Assign(None | Some(BinaryOp::BitOr), ..) => self.parenthesised_part(cond),
            _ => self.part(cond, Prec::Comma, false),
        }
    }

    pub(super) fn statement_expr(&mut self, body: StmtId) {
        let mut tasks = self.tasks();
        tasks.extend([Task::Text("({"), Task::Layout(Token::Anchor), INDENT]);
        match self.program[body].kind {
            StmtKind::Block(list) => tasks.extend(self.program.items(list).map(Task::Stmt)),
            _ => tasks.push(Task::Stmt(body)),
        }
        tasks.extend([BACK, NEWLINE, Task::Text("})"), BACK]);
        self.list(tasks);
    }
}
