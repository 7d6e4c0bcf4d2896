//! What looks on while the machine runs: nobody, or a client that repairs.
//!
//! A watch is a type parameter of the machine. [`Plain`] holds the module's code itself, and all
//! its functions compile to nothing. [`Repairing`] has a copy of the code, which it changes: an
//! operation that was repaired becomes [`Op::Arith`], slow and exact. Faults are caught where the
//! dense loop has been left; so the loop itself is the same for both, but for the fetch.

use super::arith::{Arith, ArithOp};
use super::table::{Computation, Operand, ProbeKind, Shape};
use super::{Fault, Hook, IndexFault, IndexFix};
use crate::code::{Arithmetic, Effect, Module, Note, Op, Site, UP_TO_64};
use crate::value::extend;
use cassay_lang::tree::{ExprId, StmtId};
use cassay_memory::{Kind, Memory};
use std::cell::Cell;

pub(crate) trait Watch {
    const ACTIVE: bool;

    /// An instruction as the machine holds it.
    type Slot: 'static;

    fn fetch(slot: &Self::Slot) -> Op;

    /// An [`Op::Arith`], and what stands there.
    fn computation(&self, module: &Module, index: u32) -> Option<(Computation, Arith)>;

    /// What becomes of a probed value.
    fn probe(&mut self, code: &[Self::Slot], module: &Module, at: ProbeSite, value: u64) -> u64;

    /// Repairs the instruction at `point`, which is undefined; true: it can be tried again.
    /// `registers` are the frame's.
    fn repair(
        &mut self,
        code: &[Self::Slot],
        module: &Module,
        point: u32,
        kind: Kind,
        registers: &[u64],
    ) -> bool;

    /// An [`Op::Sample`] is reached; `registers` are the frame's.
    #[inline(always)]
    fn sample(&mut self, _memory: &Memory, _registers: &[u64], _index: u32) {}
}

/// Where a probe stands.
#[derive(Clone, Copy)]
pub(crate) struct ProbeSite {
    pub point: u32,
    pub probe: u32,
}

/// The watch of a plain run: it asks for nothing, and compiles to nothing.
pub(crate) struct Plain;

impl Watch for Plain {
    const ACTIVE: bool = false;

    type Slot = Op;

    #[inline(always)]
    fn fetch(slot: &Op) -> Op {
        *slot
    }

    fn computation(&self, module: &Module, index: u32) -> Option<(Computation, Arith)> {
        let computation = *module.repair.computations.get(index as usize)?;
        let shape = module.repair.shape(computation.site)?;
        Some((computation, Arith::plain(shape.op)))
    }

    fn probe(&mut self, _: &[Op], _: &Module, _: ProbeSite, value: u64) -> u64 {
        value
    }

    fn repair(&mut self, _: &[Op], _: &Module, _: u32, _: Kind, _: &[u64]) -> bool {
        false
    }
}

/// An instruction that can be replaced, and how often it was fetched; 255 stands for more, too.
pub(crate) struct Slot {
    op: Cell<Op>,
    fetched: Cell<u8>,
}

impl Slot {
    pub fn new(op: Op) -> Slot {
        Slot {
            op: Cell::new(op),
            fetched: Cell::new(0),
        }
    }

    pub fn executed(&self) -> bool {
        self.fetched.get() > 0
    }
}

/// What a probe does to values.
#[derive(Clone, Copy)]
enum Fix {
    Index(IndexFix),
    Negate,
    Xor(u64),
    One,
}

#[derive(Clone, Copy, Default)]
struct State {
    seen: bool,
    fix: Option<Fix>,
}

/// A client repairs.
pub(crate) struct Repairing<'h> {
    hook: &'h mut dyn Hook,
    computations: Vec<(Computation, Arith)>,
    probes: Vec<State>,
    /// Repaired computations and probes, in order.
    repaired: Vec<u32>,
    fixed: Vec<u32>,
    /// The largest `unsigned int`.
    most: u32,
}

/// The repairs by what they change.
#[derive(Default)]
pub(super) struct Repairs {
    pub arithmetic: Vec<(ExprId, Arith)>,
    pub indexes: Vec<(ExprId, IndexFix)>,
    pub conditions: Vec<ExprId>,
    pub switches: Vec<(StmtId, u64)>,
    pub nonzero: Vec<ExprId>,
}

impl<'h> Repairing<'h> {
    pub fn new(module: &Module, most: u32, hook: &'h mut dyn Hook) -> Repairing<'h> {
        let known = 0..module.repair.computations.len() as u32;
        Repairing {
            hook,
            computations: known.filter_map(|i| Plain.computation(module, i)).collect(),
            probes: vec![State::default(); module.repair.probes.len()],
            repaired: Vec::new(),
            fixed: Vec::new(),
            most,
        }
    }

    pub(super) fn repairs(&self, module: &Module) -> Repairs {
        let mut repairs = Repairs::default();
        for &i in &self.repaired {
            if let Some((computation, arith)) = self.computations.get(i as usize) {
                repairs.arithmetic.push((computation.site, *arith));
            }
        }
        for &i in &self.fixed {
            let probe = module.repair.probes.get(i as usize);
            let state = self.probes.get(i as usize);
            match (probe.map(|p| p.kind), state.and_then(|s| s.fix)) {
                (Some(ProbeKind::Index { site, .. }), Some(Fix::Index(fix))) => {
                    repairs.indexes.push((site, fix));
                }
                (Some(ProbeKind::Condition { site }), _) => repairs.conditions.push(site),
                (Some(ProbeKind::Switch { site, .. }), Some(Fix::Xor(constant))) => {
                    repairs.switches.push((site, constant));
                }
                (Some(ProbeKind::Nonzero { site }), _) => repairs.nonzero.push(site),
                _ => {}
            }
        }
        repairs
    }

    /// Asks the client about a value that no fix changes yet.
    fn ask(&mut self, module: &Module, kind: ProbeKind, value: u64, first: bool) -> Option<Fix> {
        match kind {
            ProbeKind::Index { site, n, .. } if value >= u64::from(n) => {
                let fix = self.hook.index(&IndexFault {
                    site,
                    index: value as i64,
                    n: n.into(),
                    first,
                })?;
                let valid = match fix {
                    IndexFix::Modulo => n > 0,
                    IndexFix::Mask => n.is_power_of_two(),
                    IndexFix::Constant(i) => i < u64::from(n),
                };
                valid.then_some(Fix::Index(fix))
            }
            ProbeKind::Condition { site } if first => {
                let negate = self.hook.condition(site, value != 0);
                negate.then_some(Fix::Negate)
            }
            ProbeKind::Switch {
                site, table, width, ..
            } if first => {
                let table = module.switches.get(table as usize)?;
                let labels: Vec<(i64, i64)> = table.ranges.iter().map(|r| (r.0, r.1)).collect();
                let constant = self.hook.switch(site, value as i64, &labels);
                let constant = extend(constant, width.into(), false);
                (constant != 0).then_some(Fix::Xor(constant))
            }
            ProbeKind::Nonzero { site } if value == 0 => {
                self.hook.nonzero(site, first).then_some(Fix::One)
            }
            _ => None,
        }
    }

    /// The operation at a program point: the number of its computation, if it has one already.
    fn operation(
        &self,
        module: &Module,
        point: u32,
        op: Op,
    ) -> Option<(Option<u32>, Computation, Arith, Shape)> {
        if let Op::Arith { index } = op {
            let &(computation, now) = self.computations.get(index as usize)?;
            let shape = module.repair.shape(computation.site)?;
            return Some((Some(index), computation, now, shape));
        }
        let Some(&Note {
            site: Site::Expr(site),
            ..
        }) = module.notes.get(point as usize)
        else {
            return None;
        };
        let shape = module.repair.shape(site)?;
        let computation = decode(op, site, &shape)?;
        Some((None, computation, Arith::plain(shape.op), shape))
    }
}

impl Watch for Repairing<'_> {
    const ACTIVE: bool = true;

    type Slot = Slot;

    #[inline(always)]
    fn fetch(slot: &Slot) -> Op {
        slot.fetched.set(slot.fetched.get().saturating_add(1));
        slot.op.get()
    }

    fn computation(&self, _: &Module, index: u32) -> Option<(Computation, Arith)> {
        self.computations.get(index as usize).copied()
    }

    fn probe(&mut self, code: &[Slot], module: &Module, at: ProbeSite, value: u64) -> u64 {
        let index = at.probe as usize;
        let Some(&probe) = module.repair.probes.get(index) else {
            return value;
        };
        let Some(&State { seen, fix }) = self.probes.get(index) else {
            return value;
        };
        let fix = match fix {
            None if !probe.shared => {
                let fix = self.ask(module, probe.kind, value, !seen);
                if let (Some(Fix::Index(IndexFix::Constant(_))), ProbeKind::Index { from, .. }) =
                    (fix, probe.kind)
                {
                    skip(code, from, at.point);
                }
                if fix.is_some() {
                    self.fixed.push(at.probe);
                }
                if let Some(state) = self.probes.get_mut(index) {
                    *state = State { seen: true, fix };
                }
                fix
            }
            fix => fix,
        };
        match (fix, probe.kind) {
            (None, _) => value,
            (Some(Fix::Index(IndexFix::Modulo)), ProbeKind::Index { n, .. }) => {
                u64::from((value as u32 & self.most).checked_rem(n).unwrap_or(0))
            }
            (Some(Fix::Index(IndexFix::Mask)), ProbeKind::Index { n, .. }) => {
                value & u64::from(n.wrapping_sub(1))
            }
            (Some(Fix::Index(IndexFix::Constant(i))), _) => i,
            (Some(Fix::Negate), _) => u64::from(value == 0),
            (Some(Fix::Xor(constant)), ProbeKind::Switch { width, signed, .. }) => {
                extend(value ^ constant, width.into(), signed)
            }
            (Some(Fix::One), _) => value.max(1),
            (Some(_), _) => value,
        }
    }

    fn repair(
        &mut self,
        code: &[Slot],
        module: &Module,
        point: u32,
        kind: Kind,
        registers: &[u64],
    ) -> bool {
        let arithmetic = matches!(
            kind,
            Kind::SignedOverflow
                | Kind::DivisionByZero
                | Kind::DivisionOverflow
                | Kind::ShiftCount
                | Kind::ShiftOverflow
        );
        let Some(slot) = code.get(point as usize).filter(|_| arithmetic) else {
            return false;
        };
        let Some((index, computation, now, shape)) = self.operation(module, point, slot.op.get())
        else {
            return false;
        };
        if shape.shared {
            return false;
        }
        let Shape {
            width,
            signed,
            right,
            ..
        } = shape;
        let (a, b) = computation.operands(&shape, registers);
        let answer = self.hook.arithmetic(&Fault {
            site: computation.site,
            kind,
            now,
            width,
            signed,
            a,
            b,
            right,
            first: slot.fetched.get() == 1,
        });
        let Some(arith) = answer.filter(|x| x.value(width, signed, right, a, b).is_some()) else {
            return false;
        };
        let index = index.unwrap_or(self.computations.len() as u32);
        match self.computations.get_mut(index as usize) {
            Some(entry) => entry.1 = arith,
            None => self.computations.push((computation, arith)),
        }
        // What stands there after a repair is never the plain operation: that was undefined.
        if now == Arith::plain(shape.op) {
            self.repaired.push(index);
        }
        slot.op.set(Op::Arith { index });
        true
    }
}

/// From now on, the code from `from` on is not executed before `to`.
fn skip(code: &[Slot], from: u32, to: u32) {
    if from < to
        && let Some(slot) = code.get(from as usize)
    {
        slot.op.set(Op::Jump { t: to, cost: 0 });
    }
}

/// The operands of an instruction that can be undefined, if it computes this operation. Code that
/// lowering adds for other purposes (sizes of variable arrays) can have the same site.
fn decode(op: Op, site: ExprId, shape: &Shape) -> Option<Computation> {
    let Effect::Arithmetic(Arithmetic { op, width, d, a, b }) = op.effect() else {
        return None;
    };
    let (op, b) = match (op, b) {
        // The difference from a constant is the sum with its negation.
        (ArithOp::Add, Operand::Value(i)) if shape.op == ArithOp::Sub => {
            (ArithOp::Sub, Operand::Value(-i))
        }
        other => other,
    };
    let width = match width {
        UP_TO_64 => shape.width.min(64),
        width => width,
    };
    let fits = op == shape.op && width == shape.width;
    fits.then_some(Computation { site, d, a, b })
}
