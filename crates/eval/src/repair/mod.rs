//! Execute and repair: where a running program is about to lose its meaning, a client changes it.
//!
//! A program compiled by [`crate::compile_repairable`] runs under a [`Hook`]. Where an arithmetic
//! operation would be undefined, an index is out of range, or a builtin gets a zero it must not
//! get, the machine asks the hook what shall stand there instead, goes on with that meaning from
//! this execution on, and remembers it by its site in the tree. `if` and `switch` may be turned when
//! they are first reached. At the end the client writes all repairs into the tree; the rewritten
//! program, compiled plainly, does what the repaired run did.
//!
//! **The client's part of the bargain.** The machine cannot take back what it did: if a site was
//! executed before ([`Fault::first`] is false), the answer must agree with what stood there for all
//! operands it had, as [`Mode::Wrap`], [`Mode::Keep`], [`IndexFix::Modulo`] and [`IndexFix::Mask`]
//! do. And the C text must mean exactly what the answer says: each is documented with its text.
//!
//! Left out: floating-point operations and conversions, pointers (null, dangling, arithmetic,
//! subscripts), overflow inside library functions, uninitialised reads. These end the run with
//! their verdict. So does an operation that lowering had to write more than once (lengths of
//! variable arrays can be). Kinds that the options tolerate are tolerated, not repaired.

mod arith;
pub(crate) mod table;
pub(crate) mod watch;

pub use arith::{Arith, ArithOp, Mode, arith};

use crate::machine::Machine;
use crate::verdict::Outcome;
use crate::{Compiled, Options, Run};
use cassay_check::Category;
use cassay_lang::tree::{ExprId, Id, IntKind, Program, StmtId};
use cassay_memory::{Choice, Kind};
use watch::{Repairing, Repairs, Slot};

/// An arithmetic operation that is undefined for the operands at hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The operator's expression: binary, unary minus, compound assignment, `++` or `--` (there the
    /// operation is the addition or subtraction, and `b` is 1).
    pub site: ExprId,
    /// The rule that the operation would break.
    pub kind: Kind,
    /// What stands there now; before any repair the plain operation.
    pub now: Arith,
    /// The type the operation is computed in; 32, 64 or 128 bits, or that of a wide bit-field.
    pub width: u8,
    /// Whether the type in which it computes is signed.
    pub signed: bool,
    /// The operands, converted to the types they are computed in. Values of unsigned 128-bit types
    /// are bit patterns.
    pub a: i128,
    /// The right operand; 1 for `++` and `--`.
    pub b: i128,
    /// Width and signedness of the right operand's type. Differs from the left one's for shifts.
    pub right: (u8, bool),
    /// The operation has not been executed before.
    pub first: bool,
}

/// What stands in place of an index, in an array of `n` elements.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IndexFix {
    /// `(unsigned)i % n`, through `unsigned int` whatever the index's type.
    Modulo,
    /// `i & (n - 1)`; `n` must be a power of two.
    Mask,
    /// The constant instead of the index expression, which is no longer evaluated. Only where this
    /// is the first time, and the expression has no side effects: this once, it was evaluated.
    Constant(u64),
}

/// An index out of range of its array.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IndexFault {
    /// The subscript expression.
    pub site: ExprId,
    /// The index; of type `unsigned long`, as its bit pattern.
    pub index: i64,
    /// The array's length.
    pub n: u64,
    /// The subscript has not been executed before.
    pub first: bool,
}

/// The client that repairs.
pub trait Hook {
    /// An operation is undefined. The answer must be defined for the operands at hand. `None`: give
    /// up, the run ends with the undefined verdict.
    fn arithmetic(&mut self, fault: &Fault) -> Option<Arith>;

    /// An index of an array is out of range; in `&a[i]`, too, where C would allow one past the end.
    /// Only arrays of known length are asked for, and indexes that are no constants. `None`: give
    /// up.
    fn index(&mut self, fault: &IndexFault) -> Option<IndexFix>;

    /// The condition of an `if` is evaluated for the first time. True: it is negated from now on.
    fn condition(&mut self, site: ExprId, value: bool) -> bool;

    /// A `switch` is reached for the first time. The answer, cut to the width of the promoted
    /// controlling expression, is a constant to combine it with by `^` from now on; 0: none.
    /// `labels` are the ranges of its case labels in ascending order.
    fn switch(&mut self, site: StmtId, value: i64, labels: &[(i64, i64)]) -> u64;

    /// The argument of `__builtin_clz`, `__builtin_ctz` or their variants for other widths is zero.
    /// True: from now on it is `x ? x : 1`. `site` is the call; `first`: it has not been made
    /// before. False: give up.
    fn nonzero(&mut self, site: ExprId, first: bool) -> bool;
}

/// A run and the repairs it took, each list in the order of the first repair at a site.
#[derive(Clone, Debug)]
pub struct Repaired {
    /// What the repaired program did.
    pub outcome: Outcome,
    /// What stands in place of operations.
    pub arithmetic: Vec<(ExprId, Arith)>,
    /// What stands in place of indexes; the expression is the subscript.
    pub indexes: Vec<(ExprId, IndexFix)>,
    /// Negated conditions.
    pub conditions: Vec<ExprId>,
    /// Statements whose controlling value is combined with a constant by `^`.
    pub switches: Vec<(StmtId, u64)>,
    /// Calls whose argument `x` is now `x ? x : 1`.
    pub nonzero: Vec<ExprId>,
    /// Whether a statement, or part of it, was executed, by [`StmtId`]'s index.
    pub executed: Vec<bool>,
    /// How many integer operations (sites; arithmetic, shifts and bitwise) were executed. Those on
    /// constants are folded and not counted.
    pub arithmetic_sites: usize,
}

impl Compiled {
    /// Runs a program compiled by [`crate::compile_repairable`] and repairs it on the way. The
    /// outcome is that of the repaired program, except that a dependence on addresses or padding is
    /// not looked for: the plain run that confirms the rewritten program finds it.
    pub fn repair(&self, program: &Program, options: &Options, hook: &mut dyn Hook) -> Repaired {
        let module = &self.module;
        let code: Vec<Slot> = module.code.iter().copied().map(Slot::new).collect();
        let most = u32::MAX >> (32 - self.types.target.width(IntKind::UInt).min(32));
        let watch = Repairing::new(module, most, hook);
        let mut machine = Machine::new(self, program, Choice::default(), options, &code, watch);
        let outcome = Run::of(&mut machine, program, options).outcome;
        let Repairs {
            arithmetic,
            indexes,
            conditions,
            switches,
            nonzero,
        } = machine.watch.repairs(module);
        Repaired {
            outcome,
            arithmetic,
            indexes,
            conditions,
            switches,
            nonzero,
            executed: self.executed(&code),
            arithmetic_sites: self.arithmetic_sites(&code),
        }
    }

    /// The type of an expression, if it is an integer type; for a bit-field, the type its value is
    /// promoted to. Only known after [`crate::compile_repairable`].
    pub fn int_kind(&self, e: ExprId) -> Option<IntKind> {
        let typed = self.module.repair.typed.get(e.index())?;
        match typed.category {
            Category::Unchecked => None,
            Category::BitField { width, .. } => {
                let mut types = self.types.clone();
                let ty = types.promote_bitfield(typed.qty.ty, width.into());
                types.int_kind(ty)
            }
            _ => self.types.int_kind(typed.qty.ty),
        }
    }

    /// The type in which an integer operation (binary, unary, compound assignment, `++` or `--`) is
    /// computed: for a shift, that of its left operand. Only known after
    /// [`crate::compile_repairable`]; unknown for what is not evaluated, for constant initialisers
    /// of static objects, and for types of wide bit-fields, which have no name.
    pub fn operation_kind(&self, e: ExprId) -> Option<IntKind> {
        self.module.repair.shape(e)?.kind
    }

    fn executed(&self, code: &[Slot]) -> Vec<bool> {
        // Instructions executed before each position.
        let mut before = Vec::with_capacity(code.len() + 1);
        let mut count = 0u32;
        before.push(0);
        for slot in code {
            count += u32::from(slot.executed());
            before.push(count);
        }
        let at = |i: u32| before.get(i as usize).copied().unwrap_or(count);
        let statements = self.module.repair.statements.iter();
        statements
            .map(|&(start, end)| at(start) < at(end))
            .collect()
    }

    fn arithmetic_sites(&self, code: &[Slot]) -> usize {
        let mut executed = vec![false; self.module.repair.shapes.len()];
        for (slot, note) in code.iter().zip(&self.module.notes) {
            if let crate::code::Site::Expr(e) = &note.site
                && slot.executed()
                && self.module.repair.shape(*e).is_some()
                && let Some(entry) = executed.get_mut(e.index())
            {
                *entry = true;
            }
        }
        executed.into_iter().filter(|&e| e).count()
    }
}
