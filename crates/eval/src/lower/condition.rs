//! Conditions: what is true, and where control goes by it.

use super::emit::{Label, Val};
use super::{L, Lowerer};
use crate::code::{Op, R, Rep, Site};
use cassay_lang::tree::*;
use cassay_lang::types::Ty;

impl Lowerer<'_> {
    pub(super) fn conditional(
        &mut self,
        e: ExprId,
        c: ExprId,
        a: Option<ExprId>,
        b: ExprId,
        ty: Ty,
    ) -> L<Val> {
        let point = self.point_mark(e)?;
        let rep = self.rep(ty);
        let void = ty == Ty::VOID;
        let d = self.temp_for(rep)?;
        let mark = self.top();
        let (other, end) = (self.label(), self.label());
        match a {
            Some(a) => {
                // Lengths in the type of a variable are known, whichever operand is evaluated.
                let variable = |e: ExprId| matches!(self.program[e].kind, ExprKind::Name(_));
                if rep == Rep::Ptr && variable(a) && variable(b) {
                    let (a, b) = (self.value_type(a), self.value_type(b));
                    self.agree(a, b)?;
                }
                self.branch(c, false, other)?;
                self.sequence_point(point);
                self.set_top(mark);
                let before = self.body.assigned.clone();
                self.arm(a, ty, d, void)?;
                self.jump(end);
                self.bind(other);
                self.set_top(mark);
                let after = std::mem::replace(&mut self.body.assigned, before);
                self.sequence_point(point);
                self.arm(b, ty, d, void)?;
                self.body.assigned.retain(|x| after.contains(x));
            }
            None => {
                // GNU `c ?: b`: c is evaluated once.
                let (v, from) = self.rvalue(c, None)?;
                let v = Val::Reg(self.reg(v)?);
                self.sequence_point(point);
                self.branch_on(v, from, false, other)?;
                let before = self.body.assigned.clone();
                let v = self.convert(v, from, ty, None)?;
                self.mov(d, v, rep);
                self.jump(end);
                self.bind(other);
                self.set_top(mark);
                self.arm(b, ty, d, void)?;
                self.body.assigned = before;
            }
        }
        self.bind(end);
        self.set_top(mark);
        Ok(if void { Val::Void } else { Val::Reg(d) })
    }

    pub(super) fn arm(&mut self, e: ExprId, ty: Ty, d: R, void: bool) -> L<()> {
        if void {
            return self.effect(e);
        }
        let rep = self.rep(ty);
        let hint = (!rep.is_wide()).then_some(d);
        let v = self.value_as(e, ty, hint)?;
        self.mov(d, v, rep);
        Ok(())
    }

    /// 0 or 1 of a logical expression.
    pub(super) fn truth_value(&mut self, e: ExprId, hint: Option<R>) -> L<Val> {
        if let ExprKind::Unary(UnaryOp::Not, a) = self.program[e].kind {
            let (v, from) = self.rvalue(a, None)?;
            if let Val::Imm(i) = v
                && matches!(self.rep(from), Rep::Int { .. } | Rep::Ptr)
            {
                return Ok(Val::Imm(u64::from(i == 0)));
            }
            if matches!(self.rep(from), Rep::Int { .. }) {
                let a = self.reg(v)?;
                let d = self.dest(hint)?;
                self.emit(Op::EqI { d, a, i: 0 });
                return Ok(Val::Reg(d));
            }
            let b = self.convert(v, from, Ty::BOOL, None)?;
            let a = self.reg(b)?;
            let d = self.dest(hint)?;
            self.emit(Op::EqI { d, a, i: 0 });
            return Ok(Val::Reg(d));
        }
        let d = self.temp()?;
        let mark = self.top();
        let (no, end) = (self.label(), self.label());
        self.branch_apart(e, false, no)?;
        self.emit(Op::Const { d, v: 1 });
        self.jump(end);
        self.bind(no);
        self.emit(Op::Const { d, v: 0 });
        self.bind(end);
        self.set_top(mark);
        Ok(Val::Reg(d))
    }

    /// Jumps to `to` when the truth of `e` is `sense`.
    pub(super) fn branch(&mut self, e: ExprId, sense: bool, to: Label) -> L<()> {
        if !self.samples(e) {
            return self.branch_apart(e, sense, to);
        }
        let old = self.at(Site::Expr(e));
        let mark = self.top();
        let (v, ty) = self.rvalue(e, None)?;
        self.branch_on(v, ty, sense, to)?;
        self.set_top(mark);
        self.out.note.site = old;
        Ok(())
    }

    /// The same without the value: operators that yield a truth become jumps.
    fn branch_apart(&mut self, e: ExprId, sense: bool, to: Label) -> L<()> {
        self.deeper()?;
        let old = self.at(Site::Expr(e));
        let mark = self.top();
        match self.program[e].kind {
            ExprKind::Unary(UnaryOp::Not, a) => self.branch(a, !sense, to)?,
            ExprKind::Unary(UnaryOp::Extension, a) => self.branch(a, sense, to)?,
            ExprKind::Comma(a, b) => {
                let mark = self.point_mark(e)?;
                self.effect(a)?;
                self.sequence_point(mark);
                self.branch(b, sense, to)?;
            }
            ExprKind::Binary(op @ (BinaryOp::LogAnd | BinaryOp::LogOr), a, b) => {
                // `a && b` jumps on false if either is; on true only if both are.
                let either = (op == BinaryOp::LogAnd) != sense;
                let point = self.point_mark(e)?;
                if either {
                    self.branch(a, sense, to)?;
                    self.sequence_point(point);
                    let before = self.body.assigned.clone();
                    self.branch(b, sense, to)?;
                    self.body.assigned = before;
                } else {
                    let skip = self.label();
                    self.branch(a, !sense, skip)?;
                    self.sequence_point(point);
                    let before = self.body.assigned.clone();
                    self.branch(b, sense, to)?;
                    self.body.assigned = before;
                    self.bind(skip);
                }
            }
            ExprKind::Binary(
                op @ (BinaryOp::Lt
                | BinaryOp::Gt
                | BinaryOp::Le
                | BinaryOp::Ge
                | BinaryOp::Eq
                | BinaryOp::Ne),
                a,
                b,
            ) => self.compare_branch(op, a, b, sense, to)?,
            _ => {
                let (v, ty) = self.rvalue(e, None)?;
                self.branch_on(v, ty, sense, to)?;
            }
        }
        self.set_top(mark);
        self.out.note.site = old;
        self.body.depth -= 1;
        Ok(())
    }

    pub(super) fn branch_on(&mut self, v: Val, ty: Ty, sense: bool, to: Label) -> L<()> {
        let rep = self.rep(ty);
        let v = match rep {
            Rep::Int { .. } => v,
            Rep::Ptr => {
                if let Val::Reg(a) = v {
                    self.emit(Op::PtrUse { a });
                }
                v
            }
            _ => self.convert(v, ty, Ty::BOOL, None)?,
        };
        match v {
            Val::Imm(i) => {
                if (i != 0) == sense {
                    self.jump(to);
                }
            }
            v => {
                let a = self.reg(v)?;
                let (t, cost) = (to.0, 0);
                self.emit(if sense {
                    Op::BrTrue { a, t, cost }
                } else {
                    Op::BrFalse { a, t, cost }
                });
            }
        }
        Ok(())
    }
}
