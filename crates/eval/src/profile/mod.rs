//! The value profile: what is true of a program's variables where it passes, on its one input.
//!
//! Two kinds of question. A *point* is the place just before a statement, in the statement's scope:
//! how often it was reached, and for every scalar that can be named there the values it had. An
//! *expression*: how often it was evaluated, and to which values. Besides, which statements ran.
//!
//! **What a client may rely on.** Every fact covers every visit: a set of values is complete or says
//! that it is not; range, known bits and flags hold for all visits, however many. Looking changes
//! nothing: no undefined behaviour is reported for it, and the outcome is that of
//! [`Compiled::run`]. Samples take no steps; still the number of steps can differ by a few where
//! expressions, or jumps in `if`, are looked at, because their code is written differently. A value that is not the program's own doing, because it depends on
//! addresses or padding, is found as a verdict's dependence is: by a second run
//! ([`Values::unstable`]).
//!
//! **What is left out.** Elements of arrays beyond a limit ([`Bounds`]), variable length and flexible
//! arrays, `va_list`. Of unions only scalar members that are no bit-fields or characters, and those only where they were
//! the last stored: else they count as having no value. Bytes of pointers in integer objects count
//! as no value, too: nothing can be said about them that is true on another machine. Names that are
//! hidden, or declared later, are not in scope.
//!
//! The mutations of *Hermes* (Sun, Le, Su: "Finding compiler bugs via live code mutation", 2016) are
//! built on such profiles; its authors instrument, compile and run the program to get them.

mod place;
mod summary;
pub(crate) mod table;
pub(crate) mod watch;

pub use place::{ScalarPath, Step};
pub use summary::{Pointee, Value, Values};

use crate::order::Operands;
use crate::verdict::{Outcome, Verdict};
use crate::{Compiled, Conflicts, Options, Run};
use cassay_lang::tree::{ExprId, FloatKind, Id, IntKind, Program, Quals, StmtId};
use cassay_memory::Choice;
use watch::Profiling;

/// What to look at. It is chosen before lowering, and only what is chosen costs anything.
#[derive(Clone, Copy, Debug, Default)]
pub struct Wanted<'a> {
    /// Places just before these statements. Inserting a statement there would execute it as often:
    /// before a label or `case`, only falling into it counts.
    pub points: &'a [StmtId],
    /// Expressions, where their value is computed.
    pub exprs: &'a [ExprId],
    /// Count how often each statement is begun.
    pub statements: bool,
    /// How much is kept of large objects and of many values.
    pub bounds: Bounds,
}

/// How much is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bounds {
    /// Distinct values of one scalar.
    pub values: u32,
    /// Scalars of one array, counted from its start; those of arrays in arrays together.
    pub elements: u32,
    /// Scalars of one point.
    pub scalars: u32,
}

impl Default for Bounds {
    fn default() -> Bounds {
        Bounds {
            values: 8,
            elements: 16,
            scalars: 1 << 12,
        }
    }
}

/// The type of a scalar, as far as its values go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// Enumerated types are the integer type behind them.
    Int {
        /// The integer type.
        kind: IntKind,
        /// The width of a bit-field.
        bits: Option<u8>,
    },
    /// A floating type.
    Float(FloatKind),
    /// A pointer to an object or a function.
    Pointer,
}

/// A scalar in scope at a point.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scalar {
    /// Which part of which object it is.
    pub place: ScalarPath,
    /// What kind of value it holds.
    pub shape: Shape,
    /// Those of the object and of everything around it: reading a volatile scalar is an effect.
    pub quals: Quals,
    /// Over all visits.
    pub values: Values,
}

/// What is known of a point.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PointProfile {
    /// The statement that the point lies before.
    pub stmt: StmtId,
    /// How often the point was passed.
    pub visits: u64,
    /// Everything that can be named there, whether or not the point was reached: parameters and
    /// local variables in order of declaration, then those of file scope.
    pub scalars: Vec<Scalar>,
}

/// What is known of an expression.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExprProfile {
    /// The expression.
    pub expr: ExprId,
    /// How often it was evaluated to the end. The operand of `&`, the left side of an assignment and
    /// the operand of `sizeof` are not.
    pub evaluated: u64,
    /// The type of its value: promoted, decayed. `None` where it has none, is a record, or is a
    /// call whose value is not used; or where it was not lowered at all.
    pub shape: Option<Shape>,
    /// What it was, over all evaluations.
    pub values: Values,
}

/// A run and what was seen on the way.
#[derive(Clone, Debug)]
pub struct Profiled {
    /// The same as of [`Compiled::run`] after [`crate::compile`], but for a few steps.
    pub outcome: Outcome,
    /// As asked for, in the order they were asked for.
    pub points: Vec<PointProfile>,
    /// The expressions asked for, in the order asked.
    pub exprs: Vec<ExprProfile>,
    /// How often each statement was begun, by [`StmtId`]'s index; empty unless asked for.
    pub reached: Vec<u64>,
    /// Whether a statement or a part of it was executed, by [`StmtId`]'s index; empty unless asked
    /// for.
    pub executed: Vec<bool>,
}

impl Compiled {
    /// Runs a program compiled by [`crate::compile_profiled`].
    pub fn profile(&self, program: &Program, options: &Options) -> Profiled {
        let (first, mut profile) = self.profile_once(program, options, Choice::default());
        let choices = self.other_choices(&first, options);
        // What the choices change is not the program's own.
        for &(choice, _) in &choices {
            let (_, other) = self.profile_once(program, options, choice);
            profile.distrust(&other);
        }
        let order = first.order.clone();
        let (mut outcome, conflict) = self.judge(program, options, first, &choices);
        // In another order things may be so that nobody notices, until somebody looks.
        if matches!(outcome.verdict, Verdict::Exit(_) | Verdict::Abort)
            && let Some(reversed) = self.reversed(program)
        {
            let (second, other) = reversed.profile_once(program, options, Choice::default());
            profile.distrust(&other);
            let site = order.first().copied();
            let conflicts = Conflicts::of(order, conflict);
            outcome = self.in_other_orders(program, options, outcome, conflicts);
            if let Some(site) = site
                && matches!(outcome.verdict, Verdict::Exit(_) | Verdict::Abort)
            {
                let span = crate::report::span_of(program, site);
                outcome = crate::in_other_order(outcome, &second.outcome, span);
            }
        }
        let outcome = match self.reserved(program, options) {
            Some(reserved) => reserved,
            None => self.in_other_readings(program, options, outcome),
        };
        Profiled { outcome, ..profile }
    }

    /// The same with all operands in the other order.
    fn reversed(&self, program: &Program) -> Option<Compiled> {
        let (target, table) = (&self.types.target, self.table.clone());
        let operands = Operands::Backward;
        crate::compile_with(program, target, None, table, operands, None).ok()
    }

    fn profile_once(
        &self,
        program: &Program,
        options: &Options,
        choice: Choice,
    ) -> (Run, Profiled) {
        let code = &self.module.code;
        let watch = Profiling::new(&self.module);
        let mut machine = crate::Machine::new(self, program, choice, options, code, watch);
        let run = Run::of(&mut machine, program, options);
        let table = &self.module.profile;
        let watch = &machine.watch;
        let reached = watch.reached();
        let profile = Profiled {
            outcome: run.outcome.clone(),
            points: watch.points(),
            exprs: watch.exprs(),
            executed: table.executed(&reached),
            reached,
        };
        (run, profile)
    }
}

impl Profiled {
    /// Marks what another run saw differently.
    fn distrust(&mut self, other: &Profiled) {
        for (a, b) in self.points.iter_mut().zip(&other.points) {
            let same = a.visits == b.visits;
            for (x, y) in a.scalars.iter_mut().zip(&b.scalars) {
                x.values.distrust(&y.values, same);
            }
            // What only the other run came to may be come to.
            a.visits = a.visits.max(b.visits);
        }
        for (a, b) in self.exprs.iter_mut().zip(&other.exprs) {
            let same = a.evaluated == b.evaluated;
            a.values.distrust(&b.values, same);
            a.evaluated = a.evaluated.max(b.evaluated);
        }
        for (a, b) in self.reached.iter_mut().zip(&other.reached) {
            *a = (*a).max(*b);
        }
        for (a, b) in self.executed.iter_mut().zip(&other.executed) {
            *a |= b;
        }
    }

    /// Whether a statement, or a part of it, was executed. False also where it was not asked for.
    pub fn ran(&self, stmt: StmtId) -> bool {
        self.executed.get(stmt.index()).copied().unwrap_or(false)
    }
}
