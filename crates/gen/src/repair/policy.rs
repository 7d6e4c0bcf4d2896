//! Which repair: the table, and how its rows are chosen.
//!
//! Where an operation is executed for the first time, anything may stand there that is defined now:
//! another operator (Orange's operation flipping, YARPGen's table 1), an inserted constant (Orange's
//! operation insertion), a detour through the unsigned type, a guard (Csmith's wrappers). Later only
//! what agrees with the past: the detour and the guard.

use crate::knobs::{Knob, Knobs};
use cassay_choice::Choices;
use cassay_eval::repair::{Arith, ArithOp, Fault, Hook, IndexFault, IndexFix, Mode};
use cassay_lang::tree::*;
use rustc_hash::FxHashMap;

pub struct Policy<'a> {
    program: &'a Program,
    c: Choices,
    /// Weights: flip, insert, wrap, guard.
    weights: [u32; 4],
    /// Conditions may hit a `switch`'s label, per hundred.
    live: u32,
    /// Statements in the branches of the conditions that may be turned.
    branches: FxHashMap<ExprId, (u32, u32)>,
    /// Statements that shall still be kept from running.
    idle: i64,
    /// Lengths of the arrays whose subscripts were repaired.
    pub lengths: FxHashMap<ExprId, u64>,
}

const FLIP: usize = 0;
const INSERT: usize = 1;
const WRAP: usize = 2;
const GUARD: usize = 3;

impl<'a> Policy<'a> {
    /// `branches`: statements in the branches of every `if` that may be turned, by its condition;
    /// `idle`: how many statements shall not run.
    pub fn new(
        program: &'a Program,
        c: Choices,
        k: &Knobs,
        branches: FxHashMap<ExprId, (u32, u32)>,
        idle: i64,
    ) -> Policy<'a> {
        let weights = [Knob::Flip, Knob::Insert, Knob::Wrap, Knob::Guard].map(|w| k.weight(w));
        Policy {
            program,
            c,
            weights,
            live: k.weight(Knob::Live),
            branches,
            idle,
            lengths: FxHashMap::default(),
        }
    }

    /// Other operators, in the order of the published tables, then further ones.
    fn flip(&mut self, fault: &Fault) -> Option<Arith> {
        use ArithOp::{Add, And, Div, Mul, Neg, Not, Or, Plus, Rem, Shl, Shr, Sub, Xor};
        let others: &[ArithOp] = match fault.now.op {
            Add => &[Sub, Sub, Sub, Xor, Xor, Or],
            Sub => &[Add, Add, Add, Xor, Xor, And],
            Mul => &[Div, Add, Sub, Rem, Xor],
            Div => &[Mul, Sub, Add, Or],
            Rem => &[Mul, Sub, And, Xor],
            Neg => &[Plus, Not],
            Shl => &[Shr, Or, Xor],
            Shr => &[And, Or, Xor],
            _ => return None,
        };
        let shift = matches!(fault.now.op, Shl | Shr);
        let start = self.c.below(others.len() as u64) as usize;
        (0..others.len()).find_map(|i| {
            let op = others[(start + i) % others.len()];
            // A shift's operands have types of their own; other operators would join them.
            if shift && !matches!(op, Shl | Shr) {
                return None;
            }
            self.defined(fault, Arith { op, ..fault.now })
        })
    }

    /// A constant added to, or taken from, an operand.
    fn insert(&mut self, fault: &Fault) -> Option<Arith> {
        use ArithOp::{Add, And, Div, Mul, Neg, Rem, Shl, Shr, Sub};
        for _ in 0..6 {
            let repaired = match fault.now.op {
                Shl | Shr => {
                    let mask = i128::from(fault.width) - 1;
                    let negative = fault.signed && fault.a < 0 && fault.now.op == Shl;
                    let right = if (0..=mask).contains(&fault.b) {
                        None
                    } else if self.c.chance(500) {
                        Some((And, mask))
                    } else {
                        // A count in range: the distance to it from the one at hand.
                        let count = i128::from(self.c.below(fault.width.into()));
                        Some((Add, count.checked_sub(fault.b)?))
                    };
                    let left = if negative {
                        let k = i128::from(self.c.below(1000));
                        Some((Add, k.checked_sub(fault.a)?))
                    } else if fault.now.op == Shl && fault.signed {
                        Some((And, i128::from(self.c.bits(6))))
                    } else {
                        None
                    };
                    Arith {
                        left,
                        right,
                        ..fault.now
                    }
                }
                Div | Rem => {
                    let k = 1 + i128::from(self.c.below(1000));
                    let right = Some((Add, k));
                    Arith { right, ..fault.now }
                }
                Mul => {
                    let bits = 1 + self.c.below(u64::from(fault.width) / 2) as u32;
                    let mask = (1i128 << bits.min(100)) - 1;
                    let left = Some((And, mask));
                    Arith { left, ..fault.now }
                }
                Add | Sub | Neg => {
                    // Half of the operand's range away from the limit.
                    let half = 1i128 << (u32::from(fault.width) - 2).min(100);
                    let k = half + i128::from(self.c.bits(16));
                    let op = if fault.a > 0 { Sub } else { Add };
                    Arith {
                        left: Some((op, k)),
                        ..fault.now
                    }
                }
                _ => return None,
            };
            // Constants must be values of the operand's type.
            if fits(repaired.left, fault.width, fault.signed)
                && fits(repaired.right, fault.right.0, fault.right.1)
                && let Some(repaired) = self.defined(fault, repaired)
            {
                return Some(repaired);
            }
        }
        None
    }

    fn wrap(&mut self, fault: &Fault) -> Option<Arith> {
        use ArithOp::{Add, Mul, Neg, Shl, Shr, Sub};
        if !matches!(fault.now.op, Add | Sub | Mul | Neg | Shl | Shr) {
            return None;
        }
        let mode = Mode::Wrap;
        self.defined(fault, Arith { mode, ..fault.now })
    }

    fn guard(&mut self, fault: &Fault) -> Option<Arith> {
        use ArithOp::{Div, Rem};
        if !matches!(fault.now.op, Div | Rem) {
            return None;
        }
        let mode = Mode::Keep;
        self.defined(fault, Arith { mode, ..fault.now })
    }

    fn defined(&self, fault: &Fault, repaired: Arith) -> Option<Arith> {
        let value = repaired.value(fault.width, fault.signed, fault.right, fault.a, fault.b);
        value.map(|_| repaired)
    }

    /// `x++` has no place for a constant.
    fn is_step(&self, site: ExprId) -> bool {
        matches!(
            self.program[site].kind,
            ExprKind::Unary(
                UnaryOp::PreInc | UnaryOp::PreDec | UnaryOp::PostInc | UnaryOp::PostDec,
                _
            )
        )
    }
}

fn fits(constant: Option<(ArithOp, i128)>, width: u8, signed: bool) -> bool {
    let Some((_, value)) = constant else {
        return true;
    };
    if width >= 128 {
        return signed || value >= 0;
    }
    let range = if signed {
        -(1i128 << (width - 1))..1i128 << (width - 1)
    } else {
        0..1i128 << width
    };
    range.contains(&value)
}

impl Hook for Policy<'_> {
    fn arithmetic(&mut self, fault: &Fault) -> Option<Arith> {
        let mut weights = self.weights;
        // The guard exists for what nothing else can do later.
        weights[GUARD] = weights[GUARD].max(1);
        weights[WRAP] = weights[WRAP].max(1);
        if !fault.first {
            weights[FLIP] = 0;
            weights[INSERT] = 0;
        } else if fault.now.left.is_some() || fault.now.right.is_some() {
            weights[INSERT] = 0;
        }
        if self.is_step(fault.site) {
            weights[INSERT] = 0;
            weights[GUARD] = 0;
        }
        for _ in 0..4 {
            let row = self.c.weighted(&weights);
            let repaired = match row {
                FLIP if self.is_step(fault.site) => {
                    use ArithOp::{Add, Sub};
                    let op = if fault.now.op == Add { Sub } else { Add };
                    self.defined(fault, Arith { op, ..fault.now })
                }
                FLIP => self.flip(fault),
                INSERT => self.insert(fault),
                WRAP => self.wrap(fault),
                _ => self.guard(fault),
            };
            if repaired.is_some() {
                return repaired;
            }
            weights[row] = 0;
            if weights.iter().all(|&w| w == 0) {
                break;
            }
        }
        None
    }

    fn index(&mut self, fault: &IndexFault) -> Option<IndexFix> {
        self.lengths.insert(fault.site, fault.n);
        if fault.n.is_power_of_two() && self.c.chance(500) {
            return Some(IndexFix::Mask);
        }
        Some(IndexFix::Modulo)
    }

    fn condition(&mut self, site: ExprId, value: bool) -> bool {
        let Some(&(then, otherwise)) = self.branches.get(&site) else {
            return false;
        };
        let (large, small) = (then.max(otherwise), then.min(otherwise));
        // Small skips first leave room for later ones.
        let skip = i64::from(large) <= self.idle && self.c.chance(800);
        self.idle -= i64::from(if skip { large } else { small });
        let run_then = (then >= otherwise) != skip;
        value != run_then
    }

    fn switch(&mut self, _: StmtId, value: i64, labels: &[(i64, i64)]) -> u64 {
        let hit = labels.iter().any(|&(lo, hi)| (lo..=hi).contains(&value));
        if hit || self.c.below(100) >= self.live.into() {
            return 0;
        }
        let label = self.c.pick(labels);
        label.map_or(0, |&(lo, _)| (value ^ lo) as u64)
    }

    fn nonzero(&mut self, _: ExprId, _: bool) -> bool {
        true
    }
}
