//! What lowering notes down for repairs: which instruction stands for which part of the tree.

use super::arith::ArithOp;
use crate::code::R;
use cassay_check::Typed;
use cassay_lang::tree::{ExprId, Id, IntKind, Program, StmtId};
use rustc_hash::FxHashMap;
use std::mem::{Discriminant, discriminant};

/// Empty where a program was compiled plainly.
#[derive(Default)]
pub(crate) struct Table {
    /// The type of each expression; by [`ExprId`].
    pub typed: Vec<Typed>,
    /// Integer operations; by [`ExprId`].
    pub shapes: Vec<Option<Shape>>,
    /// For [`crate::code::Op::Arith`].
    pub computations: Vec<Computation>,
    /// For [`crate::code::Op::Probe`].
    pub probes: Vec<Probe>,
    /// The last probe of each kind at each site.
    probed: FxHashMap<(Discriminant<ProbeKind>, usize), u32>,
    /// Start and end of each statement's code; by [`StmtId`]. Code that makes objects on the way of
    /// a jump belongs to no statement.
    pub statements: Vec<(u32, u32)>,
}

impl Table {
    pub fn new(program: &Program) -> Table {
        Table {
            typed: Vec::new(),
            shapes: vec![None; program.exprs.len()],
            computations: Vec::new(),
            probes: Vec::new(),
            probed: FxHashMap::default(),
            statements: vec![(0, 0); program.stmts.len()],
        }
    }

    /// Adds a probe; returns its number.
    pub fn probe(&mut self, kind: ProbeKind) -> u32 {
        let number = self.probes.len() as u32;
        let other = self
            .probed
            .insert((discriminant(&kind), kind.site()), number);
        if let Some(other) = other.and_then(|i| self.probes.get_mut(i as usize)) {
            other.shared = true;
        }
        self.probes.push(Probe {
            kind,
            shared: other.is_some(),
        });
        number
    }

    pub fn shape(&self, site: ExprId) -> Option<Shape> {
        self.shapes.get(site.index()).copied().flatten()
    }
}

/// An integer operation as it is computed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shape {
    pub op: ArithOp,
    /// `None` for the type of a wide bit-field.
    pub kind: Option<IntKind>,
    pub width: u8,
    pub signed: bool,
    /// Width and signedness of the right operand's type.
    pub right: (u8, bool),
    /// Lowered more than once: a repair of one would miss the others.
    pub shared: bool,
}

/// The registers of an operation.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Computation {
    pub site: ExprId,
    pub d: R,
    pub a: R,
    pub b: Operand,
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum Operand {
    Reg(R),
    Value(i64),
}

impl Computation {
    /// The operands' values, from the registers of the frame.
    pub fn operands(&self, shape: &Shape, registers: &[u64]) -> (i128, i128) {
        let read = |r: R, (width, signed): (u8, bool)| {
            let word = |i: usize| registers.get(i).copied().unwrap_or(0);
            let low = word(r.into());
            match (width, signed) {
                (65.., _) => (u128::from(low) | u128::from(word(usize::from(r) + 1)) << 64) as i128,
                (_, true) => i128::from(low as i64),
                (_, false) => i128::from(low),
            }
        };
        let b = match self.b {
            Operand::Reg(r) => read(r, shape.right),
            Operand::Value(v) => v.into(),
        };
        (read(self.a, (shape.width, shape.signed)), b)
    }
}

/// A value that may be changed on its way.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Probe {
    pub kind: ProbeKind,
    /// Lowered more than once: not repaired.
    pub shared: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ProbeKind {
    /// The index of an array of `n`; its evaluation starts at `from`.
    Index { site: ExprId, n: u32, from: u32 },
    /// 0 or 1 of an `if`'s condition.
    Condition { site: ExprId },
    /// The controlling value, in a type of this width, of a switch with this table.
    Switch {
        site: StmtId,
        table: u32,
        width: u8,
        signed: bool,
    },
    /// The argument of a builtin that takes no zero.
    Nonzero { site: ExprId },
}

impl ProbeKind {
    fn site(self) -> usize {
        match self {
            ProbeKind::Index { site, .. }
            | ProbeKind::Condition { site }
            | ProbeKind::Nonzero { site } => site.index(),
            ProbeKind::Switch { site, .. } => site.index(),
        }
    }
}
