//! Code that surely never runs, and so may hold anything that compiles: operations that would be
//! undefined are left as they are.
//!
//! What keeps it from running is a condition that is false whatever the values are, and that repair
//! leaves alone, or a jump past it.

use crate::knobs::Knob;
use crate::state::State;
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
        match self.c.weighted(&weights) {
            0 => {
                let cond = self.false_condition();
                self.note_steps(2);
                self.steady.push(cond);
                self.bytes += 5;
                let block = self.dead(|s| s.inner_block(share));
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
                let jump = self.statement(StmtKind::Goto(label));
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
        let made = write(self);
        self.body.dead = false;
        self.body.dead_bytes += self.bytes.saturating_sub(before);
        self.body.trips = trips;
        made
    }

    /// A condition that never holds; optimisers can find out why.
    fn false_condition(&mut self) -> ExprId {
        self.begin_full();
        match self.c.below(6) {
            0 => self.number(0),
            1 | 2 => {
                // A counter past its end.
                let locals = self.locals.iter().rev().take(12).copied();
                let counters: Vec<_> = locals
                    .filter(|&v| {
                        let var = self.var(v);
                        var.below > 0 && matches!(self.types.shape(var.ty), Shape::Int(_))
                    })
                    .collect();
                let Some(&id) = self.c.pick(&counters) else {
                    return self.number(0);
                };
                let past = u64::from(self.var(id).below) + self.c.below(3);
                self.note_read(id);
                let name = self.name_of(id);
                let past = self.number(past);
                self.binary(BinaryOp::Ge, name, past)
            }
            3 => {
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
            4 => {
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
}
