//! Code, registers and labels of the function being lowered.

use super::order::Pend;
use super::{L, Lowerer};
use crate::code::{Loop, Op, R, Rep, Site};
use cassay_lang::Problem;

/// A place in the code, known when it is bound.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Label(pub u32);

/// A value: a constant or a register. Two-register values are always in registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Val {
    Void,
    Imm(u64),
    Reg(R),
}

const UNBOUND: u32 = u32::MAX;

impl Lowerer<'_> {
    pub(super) fn emit(&mut self, op: Op) {
        if self.pend != Pend::default() && op.touched().is_some() {
            self.emit_pend();
        }
        self.code.push(op);
        self.sites.push(self.site);
        self.classes.push(self.class);
        self.views.push(self.view);
        self.force.push(self.force_at);
    }

    pub(super) fn at(&mut self, site: Site) -> Site {
        std::mem::replace(&mut self.site, site)
    }

    pub(super) fn problem<T>(&self, message: &str) -> L<T> {
        Err(Problem::unsupported(self.span(), message))
    }

    pub(super) fn alloc(&mut self, n: u16) -> L<R> {
        let r = self.next;
        // A call needs a few registers beyond the last one for its result.
        if u32::from(r) + u32::from(n) + 8 > u32::from(u16::MAX) {
            return self.problem("a function needs more than 65,000 registers");
        }
        self.next = r + n;
        self.high = self.high.max(u32::from(self.next));
        Ok(r)
    }

    pub(super) fn temp(&mut self) -> L<R> {
        self.alloc(1)
    }

    pub(super) fn temp_for(&mut self, rep: Rep) -> L<R> {
        self.alloc(rep.regs())
    }

    /// The destination of an operation: the one wished for, or a new register.
    pub(super) fn dest(&mut self, hint: Option<R>) -> L<R> {
        match hint {
            Some(r) => Ok(r),
            None => self.temp(),
        }
    }

    /// A register that holds the value.
    pub(super) fn reg(&mut self, v: Val) -> L<R> {
        match v {
            Val::Reg(r) => Ok(r),
            Val::Imm(v) => {
                let d = self.temp()?;
                self.emit(Op::Const { d, v });
                Ok(d)
            }
            Val::Void => self.temp(),
        }
    }

    pub(super) fn mov(&mut self, d: R, v: Val, rep: Rep) {
        match v {
            Val::Reg(s) if s == d => {}
            Val::Reg(s) if rep.is_wide() => self.emit(Op::Move2 { d, s }),
            Val::Reg(s) => self.emit(Op::Move { d, s }),
            Val::Imm(v) => self.emit(Op::Const { d, v }),
            Val::Void => {}
        }
    }

    pub(super) fn label(&mut self) -> Label {
        self.labels.push(UNBOUND);
        Label(self.labels.len() as u32 - 1)
    }

    pub(super) fn bind(&mut self, label: Label) {
        self.labels[label.0 as usize] = self.code.len() as u32;
        if self.levels {
            self.emit(Op::SeqLevel { joins: self.joins });
        }
    }

    pub(super) fn jump(&mut self, label: Label) {
        self.emit(Op::Jump {
            t: label.0,
            cost: 0,
        });
    }

    /// Replaces label numbers by code positions from `start` on, drops no-ops, and prices backward
    /// jumps. Repairable code keeps them: positions are noted, and an empty statement is one.
    /// Returns the number of instructions, those that take no step left out.
    pub(super) fn resolve(&mut self, start: usize) -> u32 {
        let mut kept = start;
        let mut moved = Vec::with_capacity(self.code.len() - start + 1);
        let mut free = self.free_positions();
        for i in start..self.code.len() {
            moved.push(kept as u32);
            free.keep(i, kept);
            if !matches!(self.code[i], Op::Nop) || self.repair.is_some() {
                self.code[kept] = self.code[i];
                self.sites[kept] = self.sites[i];
                self.classes[kept] = self.classes[i];
                self.views[kept] = self.views[i];
                self.force[kept] = self.force[i];
                kept += 1;
            }
        }
        moved.push(kept as u32);
        self.code.truncate(kept);
        self.sites.truncate(kept);
        self.classes.truncate(kept);
        self.views.truncate(kept);
        self.force.truncate(kept);
        for (from, to) in std::mem::take(&mut self.aliases) {
            self.labels[from.0 as usize] = self.labels[to.0 as usize];
        }
        let labels: Vec<u32> = self
            .labels
            .iter()
            .map(|&at| {
                moved
                    .get((at as usize).wrapping_sub(start))
                    .copied()
                    .unwrap_or(kept as u32)
            })
            .collect();
        for i in start..kept {
            if let Some((t, cost)) = target(&mut self.code[i]) {
                *t = labels[*t as usize];
                *cost = if *t as usize <= i {
                    (i as u32 - *t + 1)
                        .saturating_sub(free.between(*t as usize, i))
                        .max(1)
                } else {
                    0
                };
            }
        }
        for table in &mut self.module_switches[self.first_switch..] {
            table.default = labels[table.default as usize];
            table
                .ranges
                .iter_mut()
                .for_each(|r| r.2 = labels[r.2 as usize]);
            table
                .dense
                .iter_mut()
                .for_each(|t| *t = labels[*t as usize]);
        }
        for table in &mut self.module_labels[self.first_label_table..] {
            table.iter_mut().for_each(|e| e.1 = labels[e.1 as usize]);
        }
        for (from, to, condition) in std::mem::take(&mut self.own_loops) {
            self.loops.push(Loop {
                from: labels[from.0 as usize],
                to: labels[to.0 as usize],
                condition,
            });
        }
        self.first_switch = self.module_switches.len();
        self.first_label_table = self.module_labels.len();
        self.labels.clear();
        if self.repair.is_none() {
            for i in start..kept.saturating_sub(1) {
                if let Some(op) = fused(self.code[i], self.code[i + 1]) {
                    self.code[i] = op;
                }
            }
        }
        ((kept - start) as u32).saturating_sub(free.between(start, kept))
    }
}

/// One instruction for two, which does what they do. Steps are what they were: the branch pays.
fn fused(sum: Op, branch: Op) -> Option<Op> {
    let short = |i: i32| i16::try_from(i).ok();
    match (sum, branch) {
        (Op::AddU32I { d, a, i }, Op::BrTrue { a: x, t, cost }) if d == a && x == a => {
            Some(Op::AddU32BrTrue { a, i, t, cost })
        }
        (
            Op::AddS32I { d, a, i },
            Op::BrLtSI {
                a: x,
                i: limit,
                t,
                cost,
            },
        ) if d == a && x == a => Some(Op::AddS32BrLtSI {
            a,
            i: short(i)?,
            limit: short(limit)?,
            t,
            cost,
        }),
        (
            Op::AddS32I { d, a, i },
            Op::BrLeSI {
                a: x,
                i: limit,
                t,
                cost,
            },
        ) if d == a && x == a => Some(Op::AddS32BrLeSI {
            a,
            i: short(i)?,
            limit: short(limit)?,
            t,
            cost,
        }),
        (Op::AddS32I { d, a, i }, Op::BrLtS { a: x, b, t, cost }) if d == a && x == a => {
            Some(Op::AddS32BrLtS {
                a,
                i: short(i)?,
                b,
                t,
                cost,
            })
        }
        (Op::AddU64I { d, a, i }, Op::BrLtU { a: x, b, t, cost }) if d == a && x == a => {
            Some(Op::AddU64BrLtU {
                a,
                i: short(i)?,
                b,
                t,
                cost,
            })
        }
        _ => None,
    }
}

fn target(op: &mut Op) -> Option<(&mut u32, &mut u32)> {
    match op {
        Op::Jump { t, cost }
        | Op::BrTrue { t, cost, .. }
        | Op::BrFalse { t, cost, .. }
        | Op::BrEq { t, cost, .. }
        | Op::BrNe { t, cost, .. }
        | Op::BrLtS { t, cost, .. }
        | Op::BrLeS { t, cost, .. }
        | Op::BrLtU { t, cost, .. }
        | Op::BrLeU { t, cost, .. }
        | Op::BrEqI { t, cost, .. }
        | Op::BrNeI { t, cost, .. }
        | Op::BrLtSI { t, cost, .. }
        | Op::BrLeSI { t, cost, .. }
        | Op::BrGtSI { t, cost, .. }
        | Op::BrGeSI { t, cost, .. } => Some((t, cost)),
        _ => None,
    }
}
