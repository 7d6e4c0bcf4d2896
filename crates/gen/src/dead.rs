//! Code that surely never runs, and so may hold anything that compiles: operations that would be
//! undefined are left as they are.
//!
//! What keeps it from running is a condition that repair leaves alone: it is false because of values that compilers do not
//! know ([`crate::opaque`]), in a few cases whatever the values are; or a jump past it.

use crate::knobs::Knob;
use crate::place::Want;
use crate::state::{Scope, State};
use crate::types::{Shape, promote, unsigned};
use cassay_lang::tree::*;

impl State {
    /// Puts dead code of about so many bytes.
    pub fn dead_code(&mut self, bytes: u64, out: &mut Vec<StmtId>) {
        let share = bytes.clamp(40, 4000);
        // Each form needs the statements that it is made of.
        let on = |knob| self.k.weight(knob) > 0;
        let weights = [
            if on(Knob::If) { 6 } else { 0 },
            if on(Knob::If) { 1 } else { 0 },
            if on(Knob::While) { 2 } else { 0 },
            if on(Knob::Goto) { 2 } else { 0 },
        ];
        if weights == [0; 4] {
            return;
        }
        let on_if = on(Knob::If);
        match self.c.weighted(&weights) {
            0 => {
                let cond = self.false_condition();
                self.note_steps(2);
                self.steady.push(cond);
                self.bytes += 5;
                let mut block = self.dead(|s| s.inner_block(share));
                if self.c.chance(300)
                    && let Some(stmt) = self.dead(State::undefined_statement)
                    && let StmtKind::Block(list) = self.p[block].kind
                {
                    let mut all: Vec<StmtId> = self.p.items(list).collect();
                    all.insert(0, stmt);
                    block = self.p.block(&all);
                }
                self.never.insert(block);
                let stmt = self.statement(StmtKind::If(cond, block, None));
                out.push(stmt);
            }
            1 => {
                // The other branch.
                let cond = self.false_condition();
                let cond = self.unary(UnaryOp::Not, cond);
                self.note_steps(2);
                self.steady.push(cond);
                self.bytes += 10;
                let live = self.inner_block(share / 2);
                let block = self.dead(|s| s.inner_block(share / 2));
                self.never.insert(block);
                let stmt = self.statement(StmtKind::If(cond, live, Some(block)));
                out.push(stmt);
            }
            2 => {
                let cond = self.false_condition();
                self.note_steps(2);
                self.bytes += 8;
                let body = self.dead(|s| {
                    let outer = s.enter_loop(1);
                    s.body.nesting -= 1;
                    s.body.indent -= 1;
                    let body = s.inner_block(share);
                    s.body.nesting += 1;
                    s.body.indent += 1;
                    s.leave_loop(outer);
                    body
                });
                self.never.insert(body);
                let stmt = self.statement(StmtKind::While(cond, body));
                out.push(stmt);
            }
            _ => {
                let label = self.new_label();
                self.bytes += 8;
                let mut jump = self.statement(StmtKind::Goto(label));
                if on_if {
                    let never = self.false_condition();
                    let cond = self.unary(UnaryOp::Not, never);
                    self.note_steps(2);
                    self.steady.push(cond);
                    self.bytes += 6;
                    jump = self.statement(StmtKind::If(cond, jump, None));
                }
                out.push(jump);
                let first = out.len();
                self.dead(|s| s.flat_statements(share, out));
                self.never.extend(&out[first..]);
                let stmt = self.landing(label);
                out.push(stmt);
            }
        }
    }

    fn dead<T>(&mut self, write: impl FnOnce(&mut State) -> T) -> T {
        // What never runs costs no steps.
        let trips = std::mem::replace(&mut self.body.trips, 0);
        let before = self.bytes;
        self.body.dead = true;
        let pending = self.body.pending.clone();
        let made = write(self);
        self.body.pending = pending;
        self.body.dead = false;
        self.body.dead_bytes += self.bytes.saturating_sub(before);
        self.body.trips = trips;
        made
    }

    /// A condition that never holds. Compilers cannot decide most of them; a few they can, by the ranges of values, but
    /// none is a constant.
    fn false_condition(&mut self) -> ExprId {
        self.begin_full();
        if self.has_unknowns() && self.c.chance(880) {
            return self.undecided_condition();
        }
        match self.c.below(5) {
            0 | 1 => {
                // A counter past its end.
                let locals = self.locals.iter().rev().take(12).copied();
                let counters: Vec<_> = locals
                    .filter(|&v| {
                        let var = self.var(v);
                        var.below > 0 && matches!(self.types.shape(var.ty), Shape::Int(_))
                    })
                    .collect();
                let Some(&id) = self.c.pick(&counters) else {
                    return self.masked_condition();
                };
                let past = u64::from(self.var(id).below) + self.c.below(3);
                self.note_read(id);
                let name = self.name_of(id);
                let past = self.number(past);
                self.binary(BinaryOp::Ge, name, past)
            }
            2 => self.masked_condition(),
            3 => {
                let any = self.operand();
                let kind = unsigned(promote(&self.target, any.kind));
                let e = self.cast(kind, any.e);
                let n = 2 + self.c.below(60);
                let by = self.number(n);
                let e = self.binary(BinaryOp::Rem, e, by);
                let n = self.number(n + 1);
                self.binary(BinaryOp::Gt, e, n)
            }
            _ => {
                let any = self.operand();
                let bit = 1 << self.c.below(8);
                let bit = self.number(bit);
                let e = self.binary(BinaryOp::BitOr, any.e, bit);
                let zero = self.number(0);
                self.binary(BinaryOp::Eq, e, zero)
            }
        }
    }

    /// `(x & 7) > 9`
    fn masked_condition(&mut self) -> ExprId {
        let any = self.operand();
        let bits = 1 + self.c.below(8) as u32;
        let mask = self.number((1 << bits) - 1);
        let e = self.binary(BinaryOp::BitAnd, any.e, mask);
        let more = (1 << bits) + self.c.below(100);
        let more = self.number(more);
        let op = if self.c.chance(500) {
            BinaryOp::Eq
        } else {
            BinaryOp::Ge
        };
        self.binary(op, e, more)
    }

    /// A condition about values that compilers do not know.
    fn undecided_condition(&mut self) -> ExprId {
        match self.c.below(5) {
            0 | 1 => self.unknown(IntKind::Int, 0).e,
            2 => {
                let any = self.operand();
                let zero = self.unknown(IntKind::Int, 0);
                self.binary(BinaryOp::BitAnd, any.e, zero.e)
            }
            3 => {
                // A value that never comes.
                let (value, other) = (self.c.below(100), 1 + self.c.below(20));
                let e = self.unknown(IntKind::Int, value.into()).e;
                let other = self.number(value + other);
                let op = if self.c.chance(500) {
                    BinaryOp::Eq
                } else {
                    BinaryOp::Gt
                };
                self.binary(op, e, other)
            }
            _ => {
                let value = 1 + self.c.below(30);
                let e = self.unknown(IntKind::UInt, value.into()).e;
                let value = self.number(value);
                self.binary(BinaryOp::Lt, e, value)
            }
        }
    }

    /// Something undefined that only code which never runs may do: a load or store through a null pointer, a read of what
    /// was never set, an index out of range.
    fn undefined_statement(&mut self) -> Option<StmtId> {
        self.begin_full();
        let place = self.place(Want::Write)?;
        self.about_to_write(&place);
        let kind = self.any_kind();
        let ty = self.types.int(kind);
        match self.c.below(3) {
            0 => {
                let id = self.unknown_null(ty)?;
                let pointer = self.name_of(id);
                let there = self.unary(UnaryOp::Deref, pointer);
                let e = if self.c.chance(500) {
                    self.written(&place);
                    self.assign(None, place.e, there)
                } else {
                    self.body.writes.through |= self.types.classes(ty);
                    let value = self.operand();
                    self.assign(None, there, value.e)
                };
                Some(self.effect_stmt(e))
            }
            1 => {
                // An array whose elements were never set.
                let n = 2 + self.c.below(4);
                let array = self.types.of(Shape::Array(ty, n as u32));
                let none = Quals::NONE;
                let (id, decl) =
                    self.declare(array, none, Scope::Local, false, Storage::None, None);
                self.body.indent += 1;
                let head = self.statement(StmtKind::Decl(decl));
                let array = self.name_of(id);
                let index = self.operand();
                if !crate::place::names_something(&self.p, index.e) {
                    return None;
                }
                let mask = self.number(1);
                let index = self.binary(BinaryOp::BitAnd, index.e, mask);
                self.bytes += 2;
                let e = self.p.expr(ExprKind::Index(array, index));
                self.written(&place);
                let e = self.assign(None, place.e, e);
                let tail = self.effect_stmt(e);
                self.body.indent -= 1;
                self.bytes += u64::from(self.body.indent) * 8 + 4;
                Some(self.p.block(&[head, tail]))
            }
            _ => {
                let a = self.operand();
                let by = self.unknown(IntKind::Int, 0);
                let op = if self.c.chance(500) {
                    BinaryOp::Div
                } else {
                    BinaryOp::Rem
                };
                let e = self.binary(op, a.e, by.e);
                self.written(&place);
                let e = self.assign(None, place.e, e);
                Some(self.effect_stmt(e))
            }
        }
    }
}
