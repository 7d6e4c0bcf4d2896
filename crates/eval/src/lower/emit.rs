//! The emitter: instructions with what is noted of each, registers, and labels until they become positions.

use super::order::Pend;
use super::profile::Free;
use super::{L, Lowerer};
use crate::code::{Loop, Note, Op, R, Rep, Site, SwitchTable, Use};
use crate::effective::View;
use crate::restrict::UNSEEN;
use cassay_lang::Problem;
use cassay_lang::tree::ExprId;
use cassay_memory::Ptr;

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

/// The code of all functions, and what is not settled yet of the one being written.
pub(super) struct Emitter {
    pub code: Vec<Op>,
    /// By instruction.
    pub notes: Vec<Note>,
    pub switches: Vec<SwitchTable>,
    /// Where computed jumps lead: by pointers to labels.
    pub label_tables: Vec<Vec<(Ptr, u32)>>,
    pub loops: Vec<Loop>,
    /// What is known of the instruction that comes next: promises in force are said where they matter.
    pub note: Note,
    unfinished: Unfinished,
    /// Where instructions went when those that do nothing were dropped; kept for its memory.
    moved: Vec<u32>,
}

/// The function being written: its jumps and tables have the numbers of labels where positions belong.
#[derive(Default)]
struct Unfinished {
    /// Position of its first instruction.
    start: usize,
    /// How many tables there were before its own.
    switches: usize,
    label_tables: usize,
    /// Positions of labels.
    labels: Vec<u32>,
    /// Labels that stand for others.
    aliases: Vec<(Label, Label)>,
    /// Loops by the labels at their ends.
    loops: Vec<(Label, Label, Option<ExprId>)>,
    /// The first free register, and the first that was always free.
    top: R,
    high: u32,
    /// The first that was always free since a join began.
    peak: R,
}

/// A function whose code is finished.
pub(super) struct Finished {
    /// Position of its first instruction.
    pub entry: u32,
    /// How many instructions it has, those that take no step left out.
    pub length: u32,
    /// How many registers it uses.
    pub registers: u32,
}

impl Emitter {
    pub fn new(capacity: usize) -> Emitter {
        Emitter {
            code: Vec::with_capacity(capacity),
            notes: Vec::with_capacity(capacity),
            switches: Vec::new(),
            label_tables: Vec::new(),
            loops: Vec::new(),
            note: Note {
                site: Site::None,
                view: View::default(),
                force: UNSEEN,
                class: 0,
            },
            unfinished: Unfinished::default(),
            moved: Vec::new(),
        }
    }

    /// A function begins here. Lists keep the memory that the last one left.
    pub fn begin(&mut self) {
        let last = std::mem::take(&mut self.unfinished);
        self.unfinished = Unfinished {
            start: self.code.len(),
            switches: self.switches.len(),
            label_tables: self.label_tables.len(),
            labels: last.labels,
            loops: last.loops,
            ..Unfinished::default()
        };
        self.unfinished.labels.clear();
        self.unfinished.loops.clear();
    }

    fn push(&mut self, op: Op) {
        debug_assert!(self.has_registers(op), "{op:?} names another register");
        self.code.push(op);
        self.notes.push(self.note);
    }

    // -- registers ----------------------------------------------------------------------------

    /// Whether all registers that an instruction names have been allocated. Results lie in the first two.
    fn has_registers(&self, op: Op) -> bool {
        let mut has = true;
        op.registers(|r, _, usage| {
            let end = u32::from(r) + u32::from(usage != Use::Base);
            has &= end <= self.unfinished.high.max(2);
        });
        has
    }

    /// The first free register.
    pub fn top(&self) -> R {
        self.unfinished.top
    }

    /// Registers from here on are free again, or those before it are taken that were once allocated.
    pub fn set_top(&mut self, r: R) {
        self.unfinished.top = r;
    }

    /// The next `n` registers, if there are so many.
    fn alloc(&mut self, n: u16) -> Option<R> {
        let r = self.top();
        // A call needs a few registers beyond the last one for its result.
        if u32::from(r) + u32::from(n) + 8 > u32::from(u16::MAX) {
            return None;
        }
        self.take_below(r + n);
        Some(r)
    }

    /// All registers below this one are taken.
    pub fn take_below(&mut self, r: R) {
        self.unfinished.top = r;
        self.unfinished.high = self.unfinished.high.max(u32::from(r));
        self.unfinished.peak = self.unfinished.peak.max(r);
    }

    /// Notes from here on up to where registers are used; returns how far they were used before.
    pub fn begin_peak(&mut self) -> R {
        std::mem::replace(&mut self.unfinished.peak, self.unfinished.top)
    }

    /// Registers that were used since are not used again, for now.
    pub fn keep_peak(&mut self) {
        self.take_below(self.unfinished.peak.max(self.unfinished.top));
    }

    pub fn end_peak(&mut self, before: R) {
        self.unfinished.peak = self.unfinished.peak.max(before);
    }

    // -- labels -------------------------------------------------------------------------------

    pub fn label(&mut self) -> Label {
        self.unfinished.labels.push(UNBOUND);
        Label(self.unfinished.labels.len() as u32 - 1)
    }

    /// The label is here.
    fn place(&mut self, label: Label) {
        self.unfinished.labels[label.0 as usize] = self.code.len() as u32;
    }

    /// The label is where another one is that has been bound.
    pub fn bind_with(&mut self, label: Label, other: Label) {
        let labels = &mut self.unfinished.labels;
        labels[label.0 as usize] = labels[other.0 as usize];
    }

    /// The label will be where another one is.
    pub fn alias(&mut self, label: Label, other: Label) {
        self.unfinished.aliases.push((label, other));
    }

    pub fn note_loop(&mut self, from: Label, to: Label, condition: Option<ExprId>) {
        self.unfinished.loops.push((from, to, condition));
    }

    // -- the end of a function ----------------------------------------------------------------

    /// Ends the function: replaces label numbers by code positions, drops no-ops, and prices backward
    /// jumps. Repairable code keeps no-ops: positions are noted, and an empty statement is one.
    pub fn finish(&mut self, mut free: Free, repairable: bool) -> Finished {
        let mut unfinished = std::mem::take(&mut self.unfinished);
        let start = unfinished.start;
        for (from, to) in unfinished.aliases {
            unfinished.labels[from.0 as usize] = unfinished.labels[to.0 as usize];
        }
        let first = self.drop_nops(start, &mut free, repairable);
        let kept = self.code.len();
        let mut labels = unfinished.labels;
        for at in &mut labels {
            if *at as usize >= first {
                let now = self.moved.get(*at as usize - first).copied();
                *at = now.unwrap_or(kept as u32);
            }
        }
        for (i, op) in self.code.iter_mut().enumerate().skip(start) {
            if let Some((t, cost)) = op.target() {
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
        for table in &mut self.switches[unfinished.switches..] {
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
        for table in &mut self.label_tables[unfinished.label_tables..] {
            table.iter_mut().for_each(|e| e.1 = labels[e.1 as usize]);
        }
        let loops = unfinished.loops.drain(..);
        self.loops.extend(loops.map(|(from, to, condition)| Loop {
            from: labels[from.0 as usize],
            to: labels[to.0 as usize],
            condition,
        }));
        if !repairable {
            for i in start..kept.saturating_sub(1) {
                let adds = matches!(
                    self.code[i],
                    Op::AddU32I { .. } | Op::AddS32I { .. } | Op::AddU64I { .. }
                );
                if adds && let Some(op) = fused(self.code[i], self.code[i + 1]) {
                    self.code[i] = op;
                }
            }
        }
        self.unfinished.labels = labels;
        self.unfinished.loops = unfinished.loops;
        Finished {
            entry: start as u32,
            length: ((kept - start) as u32).saturating_sub(free.between(start, kept)),
            registers: unfinished.high,
        }
    }

    /// Moves the instructions from `start` on together; returns the first that is not where it was, and notes from there
    /// on where each of them is now, and where the next one will be.
    fn drop_nops(&mut self, start: usize, free: &mut Free, repairable: bool) -> usize {
        let end = self.code.len();
        let is_dropped = |op: &Op| matches!(op, Op::Nop) && !repairable;
        let first = self.code[start..].iter().position(is_dropped);
        let first = first.map_or(end, |at| start + at);
        if !free.is_empty() {
            for at in start..first {
                free.keep(at, at);
            }
        }
        let mut kept = first;
        self.moved.clear();
        for i in first..end {
            self.moved.push(kept as u32);
            free.keep(i, kept);
            if !is_dropped(&self.code[i]) {
                self.code[kept] = self.code[i];
                self.notes[kept] = self.notes[i];
                kept += 1;
            }
        }
        self.moved.push(kept as u32);
        self.code.truncate(kept);
        self.notes.truncate(kept);
        first
    }
}

impl Lowerer<'_> {
    pub(super) fn emit(&mut self, op: Op) {
        if self.body.pend != Pend::default() && op.effect().accesses() {
            self.emit_pend();
        }
        self.out.push(op);
    }

    pub(super) fn at(&mut self, site: Site) -> Site {
        std::mem::replace(&mut self.out.note.site, site)
    }

    pub(super) fn problem<T>(&self, message: &str) -> L<T> {
        Err(Problem::unsupported(self.span(), message))
    }

    /// The first free register.
    pub(super) fn top(&self) -> R {
        self.out.top()
    }

    /// See [`Emitter::set_top`].
    pub(super) fn set_top(&mut self, r: R) {
        self.out.set_top(r);
    }

    pub(super) fn alloc(&mut self, n: u16) -> L<R> {
        match self.out.alloc(n) {
            Some(r) => Ok(r),
            None => self.problem("a function needs more than 65,000 registers"),
        }
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
        self.out.label()
    }

    pub(super) fn bind(&mut self, label: Label) {
        self.out.place(label);
        if self.body.levels {
            let joins = self.body.joins;
            self.emit(Op::SeqLevel { joins });
        }
    }

    pub(super) fn jump(&mut self, label: Label) {
        self.emit(Op::Jump {
            t: label.0,
            cost: 0,
        });
    }

    /// The function's code is finished.
    pub(super) fn end_function(&mut self) -> Finished {
        let free = self.free_positions();
        self.out.finish(free, self.repair.is_some())
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
