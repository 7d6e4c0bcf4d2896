//! Expressions printed at once, from their first token to their last, by recursion, and plain declarations.
//!
//! This is the fast way for what texts consist of. It ends at a depth that no call stack minds; what is deeper, and what
//! is rare, is left to the tasks of `expr.rs`, which give the same text.

use super::Printer;
use super::decl::storage_text;
use super::expr::{Prec, assign_text, is_confusing};
use super::layout::Token;
use crate::tree::*;

/// Expressions nest this deeply on the call stack.
const DEEPEST: u32 = 64;

impl Printer<'_> {
    /// Prints an expression; see [`Task::Expr`](super::Task::Expr).
    pub(super) fn expr(&mut self, expr: ExprId, min: Prec, chain: bool) {
        if self.depth >= DEEPEST {
            return self.expr_by_tasks(expr, min, chain);
        }
        self.depth += 1;
        let kind = self.program[expr].kind;
        if Prec::of(kind) < min {
            self.out.text("(");
            self.whole(expr, kind, false);
            self.out.text(")");
        } else {
            self.whole(expr, kind, chain);
        }
        self.depth -= 1;
    }

    /// Prints an expression up to its end, whatever way.
    pub(super) fn part(&mut self, expr: ExprId, min: Prec, chain: bool) {
        if self.depth >= DEEPEST {
            return self.by_tasks(expr, min, chain);
        }
        self.expr(expr, min, chain);
    }

    /// Prints an expression by tasks, and all of them.
    fn by_tasks(&mut self, expr: ExprId, min: Prec, chain: bool) {
        let waiting = self.work.len();
        self.expr_by_tasks(expr, min, chain);
        self.finish(waiting);
    }

    /// Does the tasks that came on top of those that were waiting.
    fn finish(&mut self, waiting: usize) {
        while self.work.len() > waiting
            && let Some(task) = self.work.pop()
        {
            self.step(task);
        }
    }

    /// The base of a type, and nothing else.
    fn whole_specifier(&mut self, ty: TypeId) {
        let waiting = self.work.len();
        self.specifier(ty);
        self.finish(waiting);
    }

    /// Prints the declaration of a variable that has no attributes, if neither its type nor its initialiser has parts.
    pub(super) fn whole_var(&mut self, decl: &Decl) -> bool {
        let DeclKind::Var { ty, storage, init } = decl.kind else {
            return false;
        };
        let value = init.map(|init| self.program[init]);
        let (None, Some(name)) = (decl.attrs, decl.name) else {
            return false;
        };
        let is_plain = matches!(
            self.program[ty].kind,
            TypeKind::Int(_) | TypeKind::Float(_) | TypeKind::Typedef(_)
        );
        if !is_plain || matches!(value, Some(Init::List { .. })) {
            return false;
        }
        self.out.text(storage_text(storage));
        self.whole_specifier(ty);
        self.out.text(" ");
        self.out.text(self.program.name(name));
        if let Some(Init::Expr(value)) = value {
            self.out.text(" = ");
            self.part(value, Prec::Assign, false);
        }
        self.out.text(";");
        true
    }

    pub(super) fn parenthesised_part(&mut self, expr: ExprId) {
        self.out.text("(");
        self.part(expr, Prec::Comma, false);
        self.out.text(")");
    }

    /// Prints an expression that needs no parentheses.
    fn whole(&mut self, expr: ExprId, kind: ExprKind, chain: bool) {
        match kind {
            ExprKind::Int(lit) => self.int(lit),
            ExprKind::Name(decl) => self.decl_name(decl),
            ExprKind::Binary(op, left, right) => self.whole_binary(op, left, right, chain),
            ExprKind::Unary(UnaryOp::PostInc | UnaryOp::PostDec, _) => {
                self.by_tasks(expr, Prec::Comma, chain);
            }
            ExprKind::Unary(op, operand) => {
                let operand = self.unary(op, operand);
                self.part(operand.expr, operand.min, operand.chain);
            }
            ExprKind::Assign(op, left, right) => {
                self.part(left, Prec::Unary, false);
                self.out.text(assign_text(op));
                self.part(right, Prec::Assign, false);
            }
            ExprKind::Cast(ty, operand) if !self.program[ty].kind.is_derived() => {
                self.out.text("(");
                self.whole_specifier(ty);
                self.out.text(")");
                self.part(operand, Prec::Cast, false);
            }
            ExprKind::Call(function, args) => {
                self.part(function, Prec::Postfix, false);
                self.out.text("(");
                self.out.token(Token::Fill);
                self.out.token(Token::SoftCut);
                let program = self.program;
                for (i, arg) in program.items(args).enumerate() {
                    if i > 0 {
                        self.out.text(",");
                        self.out.token(Token::Space);
                    }
                    self.part(arg, Prec::Assign, false);
                }
                self.out.token(Token::Close);
                self.out.text(")");
            }
            ExprKind::Index(base, index) => {
                self.part(base, Prec::Postfix, false);
                self.out.text("[");
                self.part(index, Prec::Comma, false);
                self.out.text("]");
            }
            ExprKind::Member(base, name) => self.whole_member(base, ".", name),
            ExprKind::Arrow(base, name) => self.whole_member(base, "->", name),
            _ => self.by_tasks(expr, Prec::Comma, chain),
        }
    }

    fn whole_binary(&mut self, op: BinaryOp, left: ExprId, right: ExprId, chain: bool) {
        let prec = Prec::of_binary(op);
        if !chain {
            self.out.token(Token::Fill);
        }
        let kind = self.program[left].kind;
        let own = Prec::of(kind);
        if is_confusing(prec, own) || prec.hides_negation(kind) {
            self.parenthesised_part(left);
        } else {
            self.part(left, prec, own == prec);
        }
        self.out.operator(op);
        let own = Prec::of(self.program[right].kind);
        if is_confusing(prec, own) {
            self.parenthesised_part(right);
        } else {
            self.part(right, Prec::above_binary(op), own == prec);
        }
        if !chain {
            self.out.token(Token::Close);
        }
    }

    fn whole_member(&mut self, base: ExprId, operator: &str, name: crate::Symbol) {
        match self.program[base].kind {
            // See `postfix_operand`.
            ExprKind::Int(_) | ExprKind::Float(_) => self.parenthesised_part(base),
            _ => self.part(base, Prec::Postfix, false),
        }
        self.out.text(operator);
        self.out.text(self.program.name(name));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::print::{Task, WIDTH};

    /// Some expression of a few dozen operators.
    fn expression(p: &mut Program, names: &[ExprId], seed: &mut u64, depth: u32) -> ExprId {
        let mut below = |n: u64| {
            *seed = seed
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            (*seed >> 33) % n
        };
        let (kind, name, op) = (below(12), below(names.len() as u64), below(32) as usize);
        if depth == 0 {
            return names[name as usize];
        }
        let a = expression(p, names, seed, depth - 1);
        let b = expression(p, names, seed, depth - 1);
        match kind {
            0 => {
                let args = p.list(&[a, b]);
                p.expr(ExprKind::Call(names[0], args))
            }
            1 => p.expr(ExprKind::Index(a, b)),
            2 => {
                let ty = p.int_type();
                p.expr(ExprKind::Cast(ty, a))
            }
            3 => p.expr(ExprKind::Cond(a, Some(b), b)),
            4 => p.expr(ExprKind::Assign(Some(BinaryOp::Add), a, b)),
            5 => {
                let ops = [
                    UnaryOp::Neg,
                    UnaryOp::Not,
                    UnaryOp::AddrOf,
                    UnaryOp::PostInc,
                ];
                p.unary(ops[op % ops.len()], a)
            }
            6 => {
                let name = p.intern("m");
                match op % 2 {
                    0 => p.expr(ExprKind::Member(a, name)),
                    _ => p.expr(ExprKind::Arrow(a, name)),
                }
            }
            7 => p.expr(ExprKind::Comma(a, b)),
            _ => p.binary(BinaryOp::ALL[op % BinaryOp::ALL.len()], a, b),
        }
    }

    #[test]
    fn both_ways_give_the_same_text() {
        let mut p = Program::new();
        let int = p.int_type();
        let names = ["f", "a", "some_longer_name"].map(|name| {
            let decl = p.var(name, int);
            p.expr(ExprKind::Name(decl))
        });
        let mut leaves = names.to_vec();
        for value in [0, 7, 10, 65_535] {
            for radix in [Radix::Decimal, Radix::Octal, Radix::Hex, Radix::Binary] {
                leaves.push(p.expr(ExprKind::Int(IntLit {
                    value,
                    radix,
                    unsigned: value == 7,
                    size: IntSuffix::None,
                })));
            }
        }
        let mut seed = 1;
        for depth in (0..6).cycle().take(600) {
            let e = expression(&mut p, &leaves, &mut seed, depth);
            let print = |depth: u32| {
                let mut printer = Printer::new(&p, WIDTH);
                printer.depth = depth;
                printer.run(Task::expr(e, Prec::Comma));
                printer.out.finish()
            };
            let text = print(0);
            assert_eq!(text, print(DEEPEST));
            assert_eq!(text, print(DEEPEST - 2));
        }
    }
}
