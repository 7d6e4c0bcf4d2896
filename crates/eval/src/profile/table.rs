//! What lowering notes down for a profile: what is asked for, and where the answers lie.

use super::{Bounds, Shape, Step, Wanted};
use crate::code::R;
use cassay_lang::tree::{DeclId, ExprId, Id, Program, Quals, StmtId};
use cassay_lang::types::Ty;
use cassay_memory::Ptr;
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// Stands for a statement or an expression that is not asked for.
const NONE: u32 = u32::MAX;

/// Empty where no profile was asked for.
#[derive(Clone, Default)]
pub(crate) struct Table {
    pub bounds: Bounds,
    /// How often each statement is begun is asked for.
    pub statements: bool,
    pub points: Vec<StmtId>,
    pub exprs: Vec<ExprId>,
    /// Number of the point or expression, by [`StmtId`] and [`ExprId`].
    point_of: Vec<u32>,
    expr_of: Vec<u32>,
    /// What each [`crate::code::Op::Sample`] looks at.
    pub samples: Vec<Sample>,
    pub layouts: Vec<Arc<Layout>>,
    pub layout_of: FxHashMap<Ty, u32>,
    /// Objects that can be named, for pointers to them.
    pub scopes: Vec<Scope>,
    /// The statement around each statement; by [`StmtId`].
    pub parents: Vec<Option<StmtId>>,
}

impl Table {
    pub fn new(program: &Program, wanted: &Wanted) -> Table {
        let mut table = Table {
            bounds: wanted.bounds,
            statements: wanted.statements,
            points: wanted.points.to_vec(),
            exprs: wanted.exprs.to_vec(),
            point_of: vec![NONE; program.stmts.len()],
            expr_of: vec![NONE; program.exprs.len()],
            parents: vec![None; program.stmts.len()],
            ..Table::default()
        };
        // What is asked for twice is looked at once.
        for (i, id) in wanted.points.iter().enumerate().rev() {
            if let Some(entry) = table.point_of.get_mut(id.index()) {
                *entry = i as u32;
            }
        }
        for (i, id) in wanted.exprs.iter().enumerate().rev() {
            if let Some(entry) = table.expr_of.get_mut(id.index()) {
                *entry = i as u32;
            }
        }
        table
    }

    pub fn point(&self, id: StmtId) -> Option<u32> {
        let point = self.point_of.get(id.index()).copied()?;
        (point != NONE).then_some(point)
    }

    pub fn expr(&self, id: ExprId) -> Option<u32> {
        let expr = self.expr_of.get(id.index()).copied()?;
        (expr != NONE).then_some(expr)
    }

    /// Statements that ran at least in part: those begun, and all around them.
    pub fn executed(&self, reached: &[u64]) -> Vec<bool> {
        let mut executed = vec![false; reached.len()];
        for (i, &count) in reached.iter().enumerate() {
            let mut at = (count > 0).then_some(i);
            while let Some(entry) = at.and_then(|i| executed.get_mut(i))
                && !*entry
            {
                *entry = true;
                let parent = at.and_then(|i| self.parents.get(i).copied().flatten());
                at = parent.map(Id::index);
            }
        }
        executed
    }
}

/// What an [`crate::code::Op::Sample`] looks at.
#[derive(Clone)]
pub(crate) enum Sample {
    /// The statement is begun.
    Statement(StmtId),
    Point {
        point: u32,
        stmt: StmtId,
        scope: u32,
        items: Box<[Item]>,
    },
    /// The expression has been evaluated.
    Expr {
        expr: u32,
        scope: u32,
        value: Option<(SampleOperand, Shape, Load)>,
    },
}

#[derive(Clone, Copy)]
pub(crate) enum SampleOperand {
    Imm(u64),
    Reg(R),
}

/// A variable in scope.
#[derive(Clone)]
pub(crate) struct Item {
    pub decl: DeclId,
    pub home: ItemHome,
    /// Those of the variable itself.
    pub quals: Quals,
    pub layout: Arc<Layout>,
}

#[derive(Clone, Copy)]
pub(crate) enum ItemHome {
    /// In a register; `flag` says whether it has a value.
    Reg { r: R, flag: Option<R> },
    /// Within the object to which the pointer in this register points.
    Object { p: R },
    /// In a static object, which starts at this place of the byte vectors.
    Static { p: Ptr, at: u32 },
}

/// Objects that have a name at some place.
#[derive(Clone, Default)]
pub(crate) struct Scope {
    /// Static objects by their numbers, ascending.
    pub statics: Vec<(u32, DeclId)>,
    /// Automatic objects by the registers with pointers to them.
    pub locals: Vec<(R, DeclId)>,
}

/// The scalars of a type.
#[derive(Clone, Default)]
pub(crate) struct Layout {
    pub leaves: Vec<Leaf>,
    /// Leaves whose meaning can change while their bytes stay the same.
    pub restless: Vec<u32>,
    /// The bytes in which all leaves lie; empty without any.
    pub start: u32,
    pub end: u32,
}

#[derive(Clone)]
pub(crate) struct Leaf {
    pub path: Arc<[Step]>,
    pub shape: Shape,
    pub quals: Quals,
    /// From the start of the object.
    pub off: u32,
    pub load: Load,
    /// Which member of which union it is, if it is one.
    pub union: Option<UnionMember>,
}

/// How a scalar lies in memory.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Load {
    Int {
        bytes: u8,
        signed: bool,
    },
    Bool,
    Bits {
        bytes: u8,
        shift: u8,
        width: u8,
        signed: bool,
    },
    Float {
        bytes: u8,
    },
    Pointer {
        bytes: u8,
    },
}

impl Load {
    pub fn bytes(self) -> u8 {
        match self {
            Load::Int { bytes, .. }
            | Load::Bits { bytes, .. }
            | Load::Float { bytes }
            | Load::Pointer { bytes } => bytes,
            Load::Bool => 1,
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct UnionMember {
    /// The class that its bytes must have been stored by, see [`crate::code::CLASSES`].
    pub class: u8,
    /// No class at all will do, too: nothing in the union is stored that way.
    pub or_none: bool,
}
