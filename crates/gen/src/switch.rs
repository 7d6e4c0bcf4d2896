//! `switch` statements: dense and sparse labels, shared bodies, fall-through, `default` anywhere, and
//! labels inside a loop (Duff's device).

use crate::expr::Value;
use crate::knobs::Knob;
use crate::place::names_something;
use crate::state::State;
use crate::types::{max, min, promote, unsigned};
use cassay_lang::tree::*;

/// The labels of one group.
#[derive(Default)]
struct Arm {
    values: Vec<i128>,
    default: bool,
}

impl State {
    pub fn switch_statement(&mut self, bytes: u64, out: &mut Vec<StmtId>) -> Option<StmtId> {
        let share = self.share(bytes).max(100);
        let into_loop = self.k.weight(Knob::Irreducible) / 10;
        if into_loop > 0
            && self.k.get(Knob::Do) > 0
            && self.c.chance(into_loop)
            && let Some(stmt) = self.switch_into_loop(share, out)
        {
            return Some(stmt);
        }
        let (value, dense) = self.controlling()?;
        self.note_steps(4);
        let most = (self.k.get(Knob::Arms) as u64).min(share / 50).max(1);
        let count = 1 + self.c.below(most) as usize;
        let arms = self.arms(value.kind, dense, count);
        let each = share / count as u64;
        let kind = promote(&self.target, value.kind);
        self.bytes += 12;
        self.body.switches += 1;
        self.body.nesting += 1;
        self.body.indent += 1;
        let mut body = Vec::new();
        for (at, arm) in arms.iter().enumerate() {
            let last = at + 1 == arms.len();
            let mut inner = Vec::new();
            match self.c.below(20) {
                // Nothing but labels.
                0 if !last => {}
                0..=8 => {
                    let block = self.inner_block(each);
                    inner.push(block);
                }
                _ => self.flat_statements(each, &mut inner),
            }
            let runs_on = if last {
                self.c.chance(500)
            } else {
                self.happens(Knob::FallThrough)
            };
            if !runs_on {
                let leave = if self.c.chance(100) {
                    self.leave()
                } else {
                    None
                };
                let leave = match leave {
                    Some(leave) => leave,
                    None => {
                        self.bytes += 5;
                        self.statement(StmtKind::Break)
                    }
                };
                inner.push(leave);
            } else if inner.is_empty() {
                inner.push(self.statement(StmtKind::Null));
            }
            inner[0] = self.labelled(arm, kind, inner[0]);
            body.extend(inner);
            self.settle();
        }
        self.body.indent -= 1;
        self.settle();
        self.body.nesting -= 1;
        self.body.switches -= 1;
        let body = self.p.block(&body);
        Some(self.statement(StmtKind::Switch(value.e, body)))
    }

    /// Statements without declarations among them.
    pub fn flat_statements(&mut self, bytes: u64, out: &mut Vec<StmtId>) {
        let flat = std::mem::replace(&mut self.body.flat, true);
        self.statements(bytes, out);
        self.body.flat = flat;
    }

    /// A statement behind its labels.
    fn labelled(&mut self, arm: &Arm, kind: IntKind, mut stmt: StmtId) -> StmtId {
        if arm.default {
            self.bytes += 5;
            stmt = self.statement(StmtKind::Default(stmt));
        }
        for &value in arm.values.iter().rev() {
            let e = self.bound_literal(kind, value);
            self.bytes += 3;
            stmt = self.statement(StmtKind::Case(e, None, stmt));
        }
        stmt
    }

    /// A controlling expression and, if it is known, the range from 0 that it stays below.
    fn controlling(&mut self) -> Option<(Value, Option<u64>)> {
        self.begin_full();
        if self.c.chance(300) {
            // A counter: one label after the other.
            let locals = self.locals.iter().rev().take(8).copied();
            let counters: Vec<_> = locals.filter(|&v| self.var(v).below > 1).collect();
            if let Some(&id) = self.c.pick(&counters)
                && let crate::types::Shape::Int(kind) = self.types.shape(self.var(id).ty)
            {
                let below = u64::from(self.var(id).below);
                let e = self.name_of(id);
                let value = Value {
                    e,
                    kind,
                    simple: true,
                };
                return if below > 4 && self.c.chance(500) {
                    let n = 2 + self.c.below(below.min(16) - 2);
                    Some(self.folded_value(value, n))
                } else {
                    Some((self.fit_to_switch(value), Some(below)))
                };
            }
        }
        let n = self.c.below(4) as u32;
        let value = self.make_expression(n, 3);
        if !names_something(&self.p, value.e) {
            return None;
        }
        if self.c.chance(400) {
            let n = 2 + self.c.below(20);
            return Some(self.folded_value(value, n));
        }
        Some((self.fit_to_switch(value), None))
    }

    /// A value brought below `n`.
    fn folded_value(&mut self, value: Value, n: u64) -> (Value, Option<u64>) {
        if n.is_power_of_two() {
            let mask = self.number(n - 1);
            let e = self.binary(BinaryOp::BitAnd, value.e, mask);
            let kind = promote(&self.target, value.kind);
            return (self.fit_to_switch(Value { e, kind, ..value }), Some(n));
        }
        let kind = unsigned(promote(&self.target, value.kind));
        let e = self.cast(kind, value.e);
        let by = self.number(n);
        let e = self.binary(BinaryOp::Rem, e, by);
        (self.fit_to_switch(Value { e, kind, ..value }), Some(n))
    }

    /// A value that compilers take for a `switch`: no truth value, no bit-field, at most 64 bits.
    fn fit_to_switch(&mut self, value: Value) -> Value {
        use IntKind::{Bool, Int, Int128, Long, UInt, UInt128, ULong, ULongLong};
        let converted = match (value.kind, self.p[value.e].kind) {
            (Bool, _) => Int,
            (Int128 | UInt128, _) => *self
                .c
                .pick(&[Int, UInt, Long, ULong, ULongLong])
                .unwrap_or(&Long),
            (kind, ExprKind::Member(..) | ExprKind::Arrow(..)) => kind,
            (kind, _) => {
                if !self.is_truth(value.e) {
                    return value;
                }
                let other = self.make_expression(0, 1);
                let e = self.binary(BinaryOp::BitXor, value.e, other.e);
                let kind = crate::types::common(&self.target, kind, other.kind);
                let value = Value { e, kind, ..value };
                if !matches!(kind, Int128 | UInt128) {
                    return value;
                }
                let e = self.cast(Long, e);
                return Value {
                    e,
                    kind: Long,
                    ..value
                };
            }
        };
        let e = self.cast(converted, value.e);
        Value {
            e,
            kind: converted,
            ..value
        }
    }

    fn is_truth(&self, e: ExprId) -> bool {
        match self.p[e].kind {
            ExprKind::Binary(op, ..) => op.is_truth(),
            ExprKind::Unary(UnaryOp::Not, _) => true,
            ExprKind::Unary(UnaryOp::Plus, a) | ExprKind::Cast(_, a) | ExprKind::Comma(_, a) => {
                self.is_truth(a)
            }
            ExprKind::Cond(_, Some(a), b) => self.is_truth(a) && self.is_truth(b),
            _ => false,
        }
    }

    /// Groups of labels, all different. Compilers warn about labels that the type does not have.
    fn arms(&mut self, kind: IntKind, dense: Option<u64>, count: usize) -> Vec<Arm> {
        let (least, most) = (min(&self.target, kind), max(&self.target, kind));
        let mut used: Vec<i128> = Vec::new();
        let mut arms: Vec<Arm> = Vec::new();
        // Where the next of a row of labels is.
        let mut next: i128 = match dense {
            Some(n) => self.c.below(n.div_ceil(2)).into(),
            None if self.c.chance(600) => self.c.range(-3, 9).into(),
            None => self.constant_value(kind),
        };
        let rows = match dense {
            Some(_) => 900,
            None => self.c.below(1000) as u32,
        };
        for _ in 0..count {
            let mut arm = Arm::default();
            let labels = if self.c.chance(250) {
                2 + self.c.below(5)
            } else {
                1
            };
            for at in 0..labels {
                let value = if at > 0 || self.c.chance(rows) {
                    next
                } else if let Some(n) = dense {
                    self.c.below(n).into()
                } else {
                    self.constant_value(kind)
                };
                if (least..=most).contains(&value) && !used.contains(&value) {
                    used.push(value);
                    arm.values.push(value);
                }
                next = value.saturating_add(1);
            }
            if !arm.values.is_empty() {
                arms.push(arm);
            }
        }
        if arms.len() > 1 && self.c.chance(300) {
            self.c.shuffle(&mut arms);
        }
        // `default` in any place, with other labels or alone, or missing.
        if arms.is_empty() || self.c.chance(700) {
            let at = self.c.below(arms.len() as u64 + 1) as usize;
            let at = if self.c.chance(500) { arms.len() } else { at };
            match arms.get_mut(at) {
                Some(arm) if self.c.chance(300) => arm.default = true,
                _ => arms.insert(
                    at,
                    Arm {
                        default: true,
                        ..Arm::default()
                    },
                ),
            }
        }
        arms
    }

    /// Duff's device: labels among the statements of a loop.
    fn switch_into_loop(&mut self, share: u64, out: &mut Vec<StmtId>) -> Option<StmtId> {
        let trips = self.trips(share).min(40);
        if trips < 2 {
            return None;
        }
        self.begin_full();
        let value = self.make_expression(1, 2);
        if !names_something(&self.p, value.e) {
            return None;
        }
        let count = 2 + self.c.below(5);
        let (value, _) = self.folded_value(value, count);
        let kind = promote(&self.target, value.kind);
        let visible = self.locals.len();
        let mut front = Vec::new();
        let zero = self.number(0);
        let id = self.front_decl(&mut front, "i", IntKind::Int, Some(zero));
        self.vars[id.0 as usize].below = trips as u32 + 1;
        self.locals.push(id);
        let outer = self.enter_loop(trips);
        self.body.indent += 1;
        let mut body = Vec::new();
        let mut first = 0;
        for at in 0..count {
            let mut inner = Vec::new();
            self.flat_statements(share / count, &mut inner);
            // Counted down, as they stand in the original; the first is that of the loop.
            let label = (count - at) % count;
            if at == 0 {
                first = label;
            } else {
                let arm = Arm {
                    values: vec![label.into()],
                    default: false,
                };
                inner[0] = self.labelled(&arm, kind, inner[0]);
            }
            body.extend(inner);
        }
        self.body.indent -= 1;
        self.leave_loop(outer);
        self.note_steps(4 * trips);
        let body = self.p.block(&body);
        let name = self.name_of(id);
        let count = self.unary(UnaryOp::PreInc, name);
        let limit = self.number(trips);
        let cond = self.binary(BinaryOp::Lt, count, limit);
        self.bytes += 24;
        let stmt = self.statement(StmtKind::Do(body, cond));
        let arm = Arm {
            values: vec![first.into()],
            default: false,
        };
        let stmt = self.labelled(&arm, kind, stmt);
        let block = self.p.block(&[stmt]);
        let stmt = self.statement(StmtKind::Switch(value.e, block));
        Some(self.behind(front, visible, stmt, out))
    }
}
