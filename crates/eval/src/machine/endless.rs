//! Loops that never end (6.8.5p6).
//!
//! Steps are handed out in portions. When one is used up, the program is watched for a little while. If it comes
//! back to where it was, with the same values in all registers and nothing done in between but computing and reading, it will
//! do so forever. A loop whose condition is no constant may be assumed to end, so that a compiler can do
//! with it what it likes. All others are just long: `while (1);`, loops with side effects, jumps back.
//!
//! The comparison is Brent's: with the state at step 1, 2, 4, 8… Left out: loops that store the same values
//! again and again.

use super::Machine;
use crate::code::{Effect, Op, Site, VOLATILE};
use crate::repair::watch::Watch;
use cassay_library::Stop;
use cassay_memory::Kind;

/// Instructions that are watched.
const WATCHED: u32 = 1 << 20;
/// The first portion of steps; each of the next is eight times as large.
pub const FIRST: u64 = 50_000_000;

#[derive(Debug, Default)]
pub struct Cycle {
    seen: u32,
    /// Where the comparison began: the instruction, calls that were open, and registers.
    at: u32,
    depth: usize,
    registers: Vec<u64>,
    /// Something happened since, beyond computing and reading.
    changed: bool,
    /// The instructions of that call since then.
    low: u32,
    high: u32,
}

impl<W: Watch> Machine<'_, W> {
    /// Whether there are steps left, after a look at the next portion.
    #[cold]
    #[inline(never)]
    pub(super) fn has_steps(&mut self) -> bool {
        if self.fuel < 0 && self.reserve > 0 {
            self.portion = self.portion.saturating_mul(8);
            let more = self.reserve.min(self.portion);
            self.reserve -= more;
            self.fuel += more as i64;
        }
        self.fuel >= 0
    }

    /// A portion of steps is used up; `next` is the instruction that would be next.
    #[cold]
    #[inline(never)]
    pub(super) fn out_of_steps(&mut self, next: u32, base: usize) -> Stop {
        (self.resume, self.base) = (Some(next), base);
        Stop::StepLimit
    }

    /// The instruction at `point` is next, with these registers.
    pub(super) fn look_for_cycle(&mut self, op: Op, w: &[u64], point: u32) -> Result<(), Stop> {
        let depth = self.frames.len();
        let size = self.module.most_registers.min(w.len());
        let note = self.module.notes.get(point as usize);
        let volatile = note.is_some_and(|note| note.class & VOLATILE != 0);
        let Some(cycle) = &mut self.cycle else {
            return Ok(());
        };
        cycle.seen += 1;
        if cycle.seen > WATCHED {
            self.cycle = None;
            return Ok(());
        }
        let back = point == cycle.at && depth == cycle.depth && cycle.seen > 1;
        if back && !cycle.changed && cycle.registers[..] == w[..size] {
            let (low, high) = (cycle.low, cycle.high);
            if let Some(stop) = self.endless(low, high) {
                return Err(stop);
            }
            self.cycle = None;
            return Ok(());
        }
        // A call that has returned does not come back.
        if cycle.seen.is_power_of_two() || depth < cycle.depth {
            *cycle = Cycle {
                seen: cycle.seen,
                at: point,
                depth,
                registers: w[..size].to_vec(),
                changed: false,
                low: point,
                high: point,
            };
        }
        cycle.changed |= volatile || !only_computes(op);
        if depth == cycle.depth {
            cycle.low = cycle.low.min(point);
            cycle.high = cycle.high.max(point);
        }
        Ok(())
    }

    /// What it is that the instructions from `low` to `high` are repeated forever.
    fn endless(&mut self, low: u32, high: u32) -> Option<Stop> {
        let loops = self.module.loops.iter();
        let around = loops.filter(|l| l.from <= low && high < l.to);
        let inner = around.min_by_key(|l| l.to - l.from)?;
        // The report is about the condition.
        let condition = self.program[inner.condition?].span;
        let is_there = |at: &u32| match self.site_at(*at) {
            Site::Expr(e) => {
                let span = self.program[e].span;
                condition.lo <= span.lo && span.hi <= condition.hi
            }
            _ => false,
        };
        self.pc = (low..=high).find(is_there).unwrap_or(low);
        Some(Stop::undefined(
            Kind::EndlessLoop,
            "nothing changes any more, and nothing is read from outside",
        ))
    }
}

/// Whether an instruction does nothing but compute, read and go elsewhere.
fn only_computes(op: Op) -> bool {
    match op.effect() {
        Effect::Compute
        | Effect::Arithmetic(_)
        | Effect::Check
        | Effect::CheckArgument
        | Effect::Branch
        | Effect::Call
        | Effect::Return
        | Effect::Read { .. } => true,
        Effect::Access(touched) => !touched.write,
        // What is called may be a function of the library.
        Effect::CallOut => false,
        Effect::Halt
        | Effect::BuiltinStore { .. }
        | Effect::Copy { .. }
        | Effect::List { .. }
        | Effect::Object
        | Effect::Order
        | Effect::Promise
        | Effect::Hook => false,
    }
}
