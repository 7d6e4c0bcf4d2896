//! Speculation traps: what would end the program, if not for a condition in front of it that is false.
//!
//! A load through a null pointer, a division by zero, an index far out of range. Compilers know neither the condition nor
//! the value, so whoever evaluates such an operation too early, out of a loop or before a branch, makes a program that
//! dies.

use crate::expr::Value;
use crate::knobs::Knob;
use crate::place::Want;
use crate::state::State;
use crate::types::Shape;
use cassay_lang::tree::*;

impl State {
    /// A statement with a trap in it, if there can be one here.
    pub fn trap_statement(&mut self) -> Option<StmtId> {
        if !self.has_unknowns() || self.body.dead {
            return None;
        }
        self.begin_full();
        let place = self.place(Want::Write)?;
        self.about_to_write(&place);
        let (cond, value) = self.trap()?;
        self.written(&place);
        self.note_steps(4);
        let conditional = self.k.weight(Knob::Cond) > 0 && self.c.chance(300) && place.repeatable;
        if conditional || self.k.weight(Knob::If) == 0 {
            // `x = u ? 100 / u : x;`
            if !place.repeatable {
                return None;
            }
            self.read(&place);
            let again = self.copy(place.e);
            let old = self.value_of(&crate::place::Lvalue { e: again, ..place });
            self.bytes += 6;
            let e = self.p.expr(ExprKind::Cond(cond, Some(value.e), old.e));
            let e = self.assign(None, place.e, e);
            return Some(self.effect_stmt(e));
        }
        self.steady.push(cond);
        self.body.indent += 1;
        let e = self.assign(None, place.e, value.e);
        let then = self.effect_stmt(e);
        self.body.indent -= 1;
        self.never.insert(then);
        self.bytes += 5;
        Some(self.statement(StmtKind::If(cond, then, None)))
    }

    /// A condition that is false, and what must not be evaluated then.
    fn trap(&mut self) -> Option<(ExprId, Value)> {
        match self.c.below(3) {
            0 => {
                let kind = self.trap_kind();
                let cond = self.unknown(kind, 0).e;
                let by = self.unknown(kind, 0);
                let a = self.operand();
                let op = if self.c.chance(600) {
                    BinaryOp::Div
                } else {
                    BinaryOp::Rem
                };
                let e = self.binary(op, a.e, by.e);
                Some((cond, Value { e, ..a }))
            }
            1 => {
                let kind = self.any_kind();
                let ty = self.types.int(kind);
                let id = self.unknown_null(ty)?;
                let (cond, there) = (self.name_of(id), self.name_of(id));
                let cond = if self.c.chance(500) {
                    let zero = self.number(0);
                    self.binary(BinaryOp::Ne, cond, zero)
                } else {
                    cond
                };
                let e = self.unary(UnaryOp::Deref, there);
                let simple = true;
                Some((cond, Value { e, kind, simple }))
            }
            _ => {
                let id = (0..6).find_map(|_| {
                    let id = self.choose_var()?;
                    let var = self.var(id);
                    let fits = matches!(self.types.shape(var.ty), Shape::Array(elem, _)
                            if matches!(self.types.shape(elem), Shape::Int(_)))
                        && !var.quals.contains(Quals::VOLATILE)
                        && !self.full.forbidden.meets_var(id, var);
                    fits.then_some(id)
                })?;
                let Shape::Array(elem, n) = self.types.shape(self.var(id).ty) else {
                    return None;
                };
                let Shape::Int(kind) = self.types.shape(elem) else {
                    return None;
                };
                let far = i128::from(1_000_000 + 1000 * self.c.below(500));
                let (test, at) = (
                    self.unknown(IntKind::Int, far),
                    self.unknown(IntKind::Int, far),
                );
                let n = self.number(n.into());
                let cond = self.binary(BinaryOp::Lt, test.e, n);
                self.note_read(id);
                let array = self.name_of(id);
                self.bytes += 2;
                let e = self.p.expr(ExprKind::Index(array, at.e));
                let simple = true;
                Some((cond, Value { e, kind, simple }))
            }
        }
    }

    fn trap_kind(&mut self) -> IntKind {
        match self.any_kind() {
            IntKind::Bool | IntKind::Int128 | IntKind::UInt128 => IntKind::Int,
            kind => kind,
        }
    }
}
