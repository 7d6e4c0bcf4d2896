//! Which operands are not sequenced, and what they may touch in common (6.5p2, p3).
//!
//! Most expressions cannot go wrong, whatever order their operands are evaluated in: no side effects,
//! or on variables that nothing else in the expression names. This finds the others before the code is
//! written, and only they are watched when the program runs.
//!
//! For every expression three sets are known: what its evaluation may read, what it may write, and
//! which writes may still be *pending* when its value is there (`i++` in `a[i++]`: the side effect is
//! not sequenced before the value computation). Then
//!
//! - operands that are not sequenced ([`Order::join`]) are watched, if one may write what another may
//!   read or write;
//! - a store or load ([`Order::settles`]) is watched, if a write to the same place may still be pending
//!   among its own operands: `i = i++`, `a[a[0] = 0]`.
//!
//! A read of a volatile object is a side effect (5.1.2.3p2), so it counts as a write. What a function
//! may touch is known for all functions of the program, and of the library; calls through pointers may
//! touch everything but automatic variables whose address is not taken.
//!
//! Lengths in the types of casts and of `sizeof` are operands of these. Those of a function's parameters are in no
//! order, either; nor are those of one declarator.

mod functions;
mod touch;

use cassay_check::{Category, Checked, EntityId, EntityKind, lengths, operands, parameter_lengths};
use cassay_lang::tree::*;
use cassay_lang::types::{TyKind, Types};
pub use functions::full_expressions;
use functions::{Accesses, Functions, Own, accesses, root};
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;
pub use touch::{LIBRARY, Named, Object, Touch};

/// In which order operands are evaluated that C gives none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operands {
    /// From left to right.
    Forward,
    /// From right to left, where they are watched.
    BackwardInConflict,
    /// All of them from right to left.
    Backward,
    /// Those that are watched are strands, of which the machine chooses one at a time.
    Strands,
}

/// What is to be watched.
#[derive(Debug, Default)]
pub struct Order {
    joins: FxHashSet<ExprId>,
    settles: FxHashSet<ExprId>,
    /// Expressions inside those of `settles`: their writes and sequence points are noted.
    pending: FxHashSet<ExprId>,
    /// Automatic variables without an address that are among what is watched.
    variables: FxHashSet<Named>,
    /// The same by function.
    by_function: FxHashMap<EntityId, Vec<Named>>,
    /// Variables in the lengths of arrays.
    anywhere: Vec<Named>,
    /// Initialiser lists whose items may conflict; they are indeterminately sequenced (6.7.9p23).
    lists: FxHashSet<InitId>,
    /// The lengths of one declarator's arrays (`int a[i++][i]`) may conflict. Which ones is not asked: few
    /// programs have any that do anything.
    lengths: bool,
    /// Functions that promise to have no effects, and may have some.
    effects: FxHashSet<EntityId>,
}

impl Order {
    /// The operands of this expression are watched.
    pub fn join(&self, e: ExprId) -> bool {
        self.joins.contains(&e)
    }

    /// The access that this expression makes itself is checked against pending writes.
    pub fn settles(&self, e: ExprId) -> bool {
        self.settles.contains(&e)
    }

    /// Writes and sequence points of this expression are noted for one around it.
    pub fn is_pending(&self, e: ExprId) -> bool {
        self.pending.contains(&e)
    }

    pub fn variable(&self, entity: Named) -> bool {
        self.variables.contains(&entity)
    }

    /// The variables of a function that are watched.
    pub fn variables_of(&self, function: EntityId) -> Vec<Named> {
        let own = self.by_function.get(&function).cloned();
        let mut all = own.unwrap_or_default();
        all.extend(&self.anywhere);
        all
    }

    pub fn list(&self, init: InitId) -> bool {
        self.lists.contains(&init)
    }

    /// The lengths in a declarator are watched.
    pub fn lengths(&self) -> bool {
        self.lengths
    }

    /// What is left to do where operands are strands: nothing is checked, and only these joins are of interest.
    pub fn only(self, joins: &FxHashSet<ExprId>) -> Order {
        Order {
            joins: self.joins.intersection(joins).copied().collect(),
            lists: self.lists,
            lengths: self.lengths,
            ..Order::default()
        }
    }

    /// Whether a function that is `pure` or `const` may be something else.
    pub fn may_have_effects(&self, function: EntityId) -> bool {
        self.effects.contains(&function)
    }

    pub fn is_empty(&self) -> bool {
        self.joins.is_empty() && self.settles.is_empty() && self.lists.is_empty() && !self.lengths
    }

    pub fn new(program: &Program, ck: &Checked, types: &Types) -> Order {
        let mut analysis = Analysis {
            program,
            ck,
            functions: Functions::new(program, ck, types),
            sums: FxHashMap::default(),
            nothing: Rc::default(),
            work: Vec::new(),
            below: Vec::new(),
            effects: vec![Effects::Unknown; program.exprs.len()],
            found: Vec::new(),
            order: Order::default(),
        };
        for &f in &ck.functions {
            if let EntityKind::Function { def: Some(def), .. } = ck.entity(f).kind
                && let DeclKind::Function {
                    body: Some(body), ..
                } = program[def].kind
            {
                full_expressions(program, ck, body, &mut |full| {
                    analysis.full(full);
                });
                analysis.sums.clear();
                let own = std::mem::take(&mut analysis.found);
                if !own.is_empty() {
                    analysis.order.by_function.insert(f, own);
                }
            }
        }
        analysis.order.effects = analysis.functions.untrue();
        // Whose the lengths of arrays are is not asked; there are few.
        analysis.lengths();
        analysis.order.anywhere = std::mem::take(&mut analysis.found);
        analysis.order
    }
}

/// A full expression, or the initialiser of a variable.
#[derive(Clone, Copy, Debug)]
pub enum Full {
    Expr(ExprId),
    Init(InitId),
}

/// What evaluating an expression may do.
#[derive(Clone, Debug, Default)]
struct Sum {
    reads: Touch,
    writes: Touch,
    pending: Touch,
}

impl Sum {
    fn add(&mut self, other: &Sum) {
        self.reads.add(&other.reads);
        self.writes.add(&other.writes);
        self.pending.add(&other.pending);
    }

    /// After a sequence point nothing is pending.
    fn settled(mut self) -> Sum {
        self.pending = Touch::default();
        self
    }
}

/// A program, and what is true of its entities.
pub(super) struct Facts<'a> {
    pub program: &'a Program,
    pub ck: &'a Checked,
    pub types: &'a Types,
    /// By entity: an object that only its name leads to.
    pub quiet: Vec<bool>,
}

impl Facts<'_> {
    pub fn is_volatile(&self, e: ExprId) -> bool {
        self.ck.typed(e).qty.is_volatile()
    }

    /// Whether the value of an lvalue is that of its object (6.3.2.1p2); arrays and functions are not read.
    pub fn is_read(&self, e: ExprId) -> bool {
        let typed = self.ck.typed(e);
        typed.category != Category::Function
            && !matches!(
                self.types.kind(typed.qty.ty),
                TyKind::Array(..) | TyKind::Void | TyKind::VaList | TyKind::Function(_)
            )
    }

    /// Whether an expression is an array where it stands.
    pub fn is_array(&self, e: ExprId) -> bool {
        matches!(self.types.kind(self.ck.typed(e).qty.ty), TyKind::Array(..))
    }

    /// The automatic variable that an lvalue is a part of.
    pub fn local(&self, e: ExprId) -> Option<EntityId> {
        let id = root(self.program, self.ck, self.types, e)?;
        matches!(self.ck.entity(id).kind, EntityKind::Local { .. }).then_some(id)
    }

    /// What the object may be that an lvalue designates.
    pub fn object(&self, e: ExprId) -> Object {
        let mut e = e;
        loop {
            match self.program[e].kind {
                ExprKind::Name(decl) => {
                    return match self.ck.decls[decl.index()] {
                        Some(id) if self.quiet[id.0 as usize] => Object::Named(id.0),
                        Some(_) => Object::Memory,
                        None => Object::Nobodys,
                    };
                }
                ExprKind::Unary(UnaryOp::Extension, a) | ExprKind::Member(a, _) => e = a,
                ExprKind::Index(a, b) => {
                    if self.is_array(a) {
                        e = a;
                    } else if self.is_array(b) {
                        e = b;
                    } else {
                        return Object::Memory;
                    }
                }
                ExprKind::Generic { .. } | ExprKind::Choose(..) => {
                    e = ExprId::from_index(self.ck.typed(e).aux as usize);
                }
                // The result of a function, a literal: nothing else leads there.
                ExprKind::Call(..) | ExprKind::Str(_) => return Object::Nobodys,
                _ => return Object::Memory,
            }
        }
    }
}

/// Whether an evaluation may have a side effect, as far as its text says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Effects {
    Unknown,
    None,
    Some,
}

struct Analysis<'a> {
    program: &'a Program,
    ck: &'a Checked,
    functions: Functions<'a>,
    /// Of values. Shared because operands are asked more than once.
    sums: FxHashMap<ExprId, Rc<Sum>>,
    /// What a constant does.
    nothing: Rc<Sum>,
    /// Expressions to be looked at, with the place of the one around them; kept for its memory.
    work: Vec<(ExprId, u32)>,
    below: Vec<ExprId>,
    /// By expression.
    effects: Vec<Effects>,
    /// Variables that are watched, since the function began.
    found: Vec<Named>,
    order: Order,
}

impl Analysis<'_> {
    fn full(&mut self, full: Full) {
        match full {
            Full::Expr(e) => {
                if !self.is_pure(e) && !self.is_only_effect(e) && !self.is_only_call(e) {
                    self.value(e);
                }
            }
            Full::Init(init) => match self.items(init)[..] {
                [e] => self.full(Full::Expr(e)),
                ref items => {
                    let items = items.to_vec();
                    if items.into_iter().any(|e| !self.is_pure(e)) {
                        self.init(init);
                    }
                }
            },
        }
    }

    /// Whether no operand of an expression that has a side effect has one itself: then none conflicts with another, and
    /// nothing is pending when they are done.
    fn is_only_effect(&mut self, e: ExprId) -> bool {
        let mut operands = match self.program[e].kind {
            ExprKind::Assign(_, a, b) => return self.is_pure(a) && self.is_pure(b),
            ExprKind::Unary(
                UnaryOp::PreInc | UnaryOp::PreDec | UnaryOp::PostInc | UnaryOp::PostDec,
                a,
            ) => return self.is_pure(a),
            ExprKind::Call(f, args) => {
                if !self.is_pure(f) {
                    return false;
                }
                self.program.items(args)
            }
            _ => return false,
        };
        operands.all(|arg| self.is_pure(arg))
    }

    /// Whether an expression calls a function with operands that have no side effects, does nothing else but computing with
    /// the result and constants, and perhaps assigns that to a variable or hands it to another function as its only
    /// argument. There is nothing that calls could conflict with, and nothing is pending after them.
    fn is_only_call(&mut self, e: ExprId) -> bool {
        let is_constant = |kind| {
            matches!(
                kind,
                ExprKind::Int(_) | ExprKind::Char(_) | ExprKind::Float(_)
            )
        };
        let program = self.program;
        let mut e = match program[e].kind {
            ExprKind::Assign(None, a, b) if matches!(program[a].kind, ExprKind::Name(_)) => b,
            _ => e,
        };
        loop {
            e = match program[e].kind {
                ExprKind::Cast(_, a) if self.ck.vlas.is_empty() => a,
                ExprKind::Unary(
                    UnaryOp::Extension
                    | UnaryOp::Plus
                    | UnaryOp::Neg
                    | UnaryOp::BitNot
                    | UnaryOp::Not,
                    a,
                ) => a,
                ExprKind::Binary(_, a, b) if is_constant(program[b].kind) => a,
                ExprKind::Binary(_, a, b) if is_constant(program[a].kind) => b,
                ExprKind::Call(f, args) => {
                    let mut all = program.items(args);
                    if !self.is_pure(f) {
                        return false;
                    }
                    // What is called is not read from anywhere that the argument could change.
                    let is_named = matches!(program[f].kind, ExprKind::Name(_))
                        && self.ck.typed(f).category == Category::Function;
                    match args.len() {
                        1 => match all.next() {
                            Some(arg) if !self.is_pure(arg) && is_named => arg,
                            Some(arg) => return self.is_pure(arg),
                            None => return true,
                        },
                        _ => return all.all(|arg| self.is_pure(arg)),
                    }
                }
                _ => return false,
            };
        }
    }

    /// The lengths of arrays: each by itself, and against the others.
    fn lengths(&mut self) {
        let mut all: Vec<ExprId> = self.ck.vlas.iter().filter_map(|vla| vla.len).collect();
        for &f in &self.ck.functions {
            all.extend(parameter_lengths(self.program, self.ck, f));
        }
        let mut seen = FxHashSet::default();
        all.retain(|&length| seen.insert(length));
        if !all.iter().any(|&length| self.has_effects(length)) {
            return;
        }
        let mut done = Sum::default();
        for length in all {
            let sum = self.value(length);
            let common = self.conflict(&done, &sum);
            if !common.is_empty() {
                self.watch(&common);
                self.order.lengths = true;
            }
            done.add(&sum);
        }
    }

    fn is_static(&self, named: Named) -> bool {
        named == LIBRARY
            || matches!(
                self.ck.entities.get(named as usize).map(|e| &e.kind),
                Some(EntityKind::Static { .. })
            )
    }

    /// Whether an evaluation has no side effect, as far as its text says. Unlike [`Analysis::has_effects`] this notes
    /// nothing about what stands below.
    fn is_pure(&mut self, e: ExprId) -> bool {
        if self.is_quiet(e) {
            return true;
        }
        let mut work = std::mem::take(&mut self.below);
        work.clear();
        work.push(e);
        let mut pure = true;
        while pure && let Some(e) = work.pop() {
            if self.is_quiet(e) {
                continue;
            }
            match self.program[e].kind {
                ExprKind::Int(_) | ExprKind::Float(_) | ExprKind::Char(_) => {}
                ExprKind::Binary(_, a, b) => work.extend([a, b]),
                ExprKind::Name(_) => pure = !self.has_own_effect(e),
                _ => {
                    pure = !self.has_own_effect(e);
                    operands(self.program, self.ck, e, &mut work);
                }
            }
        }
        work.clear();
        self.below = work;
        pure
    }

    /// Whether checking has met no side effect in an expression. The lengths of a type are met where it is declared.
    fn is_quiet(&self, e: ExprId) -> bool {
        !self.ck.typed(e).effects && self.ck.vlas.is_empty()
    }

    /// Whether an expression has a side effect that no operand of it has.
    fn has_own_effect(&self, e: ExprId) -> bool {
        match self.program[e].kind {
            ExprKind::Int(_) | ExprKind::Float(_) | ExprKind::Char(_) => false,
            ExprKind::Assign(..)
            | ExprKind::Call(..)
            | ExprKind::StmtExpr(_)
            | ExprKind::VaArg(..)
            | ExprKind::CompoundLit(..)
            | ExprKind::Unary(
                UnaryOp::PreInc | UnaryOp::PreDec | UnaryOp::PostInc | UnaryOp::PostDec,
                _,
            ) => true,
            ExprKind::Builtin(builtin, _) => accesses(builtin) != Accesses::Nothing,
            _ => {
                let typed = self.ck.typed(e);
                typed.qty.is_volatile()
                    && matches!(typed.category, Category::LValue | Category::BitField { .. })
            }
        }
    }

    /// Whether an evaluation may have a side effect, as far as its text says.
    fn has_effects(&mut self, e: ExprId) -> bool {
        if self.is_quiet(e) {
            return false;
        }
        if self.effects[e.index()] == Effects::Unknown {
            self.find_effects(e);
        }
        self.effects[e.index()] == Effects::Some
    }

    /// Finds out whether an expression, and each below it, may have a side effect.
    fn find_effects(&mut self, e: ExprId) {
        let mut work = std::mem::take(&mut self.work);
        let mut below = std::mem::take(&mut self.below);
        work.clear();
        work.push((e, 0));
        let mut at = 0;
        while let Some(&(e, _)) = work.get(at) {
            let own = self.has_own_effect(e);
            self.effects[e.index()] = match own {
                true => Effects::Some,
                false => Effects::None,
            };
            let around = at as u32;
            at += 1;
            match self.program[e].kind {
                ExprKind::Int(_) | ExprKind::Name(_) => continue,
                ExprKind::Binary(_, a, b) => {
                    work.extend([(a, around), (b, around)]);
                    continue;
                }
                _ => operands(self.program, self.ck, e, &mut below),
            }
            // Elements of a range share their expression.
            below.dedup();
            work.extend(below.drain(..).map(|operand| (operand, around)));
        }
        // What stands below comes behind.
        for at in (1..work.len()).rev() {
            let (e, around) = work[at];
            if self.effects[e.index()] == Effects::Some {
                let around = work[around as usize].0;
                self.effects[around.index()] = Effects::Some;
            }
        }
        self.work = work;
        self.below = below;
    }

    /// The value of an expression.
    fn value(&mut self, e: ExprId) -> Rc<Sum> {
        let mut e = e;
        // Some do what their operand does, and many nothing at all.
        loop {
            match self.program[e].kind {
                ExprKind::Unary(
                    UnaryOp::Extension
                    | UnaryOp::Plus
                    | UnaryOp::Neg
                    | UnaryOp::BitNot
                    | UnaryOp::Not,
                    a,
                ) => e = a,
                ExprKind::Cast(_, a) if self.ck.vlas.is_empty() => e = a,
                ExprKind::Int(_) | ExprKind::Float(_) | ExprKind::Char(_) => {
                    return Rc::clone(&self.nothing);
                }
                _ => break,
            }
        }
        if !self.has_effects(e) {
            let mut own = Own::default();
            own.add_reads(&self.functions.facts, e);
            return Rc::new(Sum {
                reads: own.reads,
                ..Sum::default()
            });
        }
        if let Some(known) = self.sums.get(&e) {
            return Rc::clone(known);
        }
        let sum = Rc::new(self.value_of(e));
        self.sums.insert(e, Rc::clone(&sum));
        sum
    }

    fn value_of(&mut self, e: ExprId) -> Sum {
        let typed = self.ck.typed(e);
        match self.program[e].kind {
            ExprKind::Name(decl)
                if !matches!(self.program[decl].kind, DeclKind::EnumConst { .. }) =>
            {
                self.read(e)
            }
            ExprKind::Index(..)
            | ExprKind::Member(..)
            | ExprKind::Arrow(..)
            | ExprKind::Str(_)
            | ExprKind::CompoundLit(..)
            | ExprKind::Unary(UnaryOp::Deref, _) => self.read(e),
            ExprKind::Unary(UnaryOp::AddrOf, a) => self.place(a),
            ExprKind::Unary(
                UnaryOp::PreInc | UnaryOp::PreDec | UnaryOp::PostInc | UnaryOp::PostDec,
                a,
            ) => {
                let sum = self.read(a);
                self.write(e, a, sum)
            }
            ExprKind::Unary(_, a) => (*self.value(a)).clone(),
            ExprKind::Cast(ty, a) => {
                let value = self.value(a);
                match lengths(self.program, self.ck, ty) {
                    none if none.is_empty() => (*value).clone(),
                    some => {
                        let mut all = vec![value];
                        all.extend(some.into_iter().map(|length| self.value(length)));
                        self.unsequenced(e, &all)
                    }
                }
            }
            ExprKind::SizeofType(ty) => {
                let mut sum = Sum::default();
                for length in lengths(self.program, self.ck, ty) {
                    sum.add(&self.value(length).clone());
                }
                sum
            }
            ExprKind::Binary(BinaryOp::LogAnd | BinaryOp::LogOr, a, b) => {
                let mut sum = (*self.value(a)).clone().settled();
                sum.add(&self.value(b).clone());
                sum
            }
            ExprKind::Binary(_, a, b) => {
                let (a, b) = (self.value(a), self.value(b));
                self.unsequenced(e, &[a, b])
            }
            ExprKind::Assign(op, a, b) => {
                let left = if op.is_some() {
                    Rc::new(self.read(a))
                } else {
                    Rc::new(self.place(a))
                };
                let right = self.value(b);
                let sum = self.unsequenced(e, &[left, right]);
                self.write(e, a, sum)
            }
            ExprKind::Cond(c, a, b) => {
                let mut sum = (*self.value(c)).clone().settled();
                for arm in a.into_iter().chain([b]) {
                    sum.add(&self.value(arm).clone());
                }
                sum
            }
            ExprKind::Comma(a, b) => {
                let mut sum = (*self.value(a)).clone().settled();
                sum.add(&self.value(b).clone());
                sum
            }
            ExprKind::Call(f, args) => self.call(e, f, args),
            ExprKind::Builtin(builtin, args) => {
                let all: Vec<Rc<Sum>> = self.program.items(args).map(|a| self.value(a)).collect();
                let mut sum = self.unsequenced(e, &all).settled();
                // Some write through their arguments.
                if accesses(builtin) != Accesses::Nothing {
                    sum.reads.memory = true;
                    sum.writes.memory = true;
                    sum.pending.memory = true;
                }
                sum
            }
            ExprKind::VaArg(list, _) => {
                let mut sum = (*self.value(list)).clone();
                sum.writes.touch(self.functions.facts.object(list));
                sum.writes.memory = true;
                sum.pending.memory = true;
                sum
            }
            ExprKind::SizeofExpr(a) if typed.aux == cassay_check::Typed::DYNAMIC => {
                (*self.value(a)).clone()
            }
            ExprKind::Generic { .. } | ExprKind::Choose(..) => {
                (*self.value(ExprId::from_index(typed.aux as usize))).clone()
            }
            ExprKind::StmtExpr(body) => {
                let mut sum = Sum::default();
                let mut inside = Vec::new();
                full_expressions(self.program, self.ck, body, &mut |full| inside.push(full));
                for full in inside {
                    match full {
                        Full::Expr(e) => sum.add(&self.value(e).clone()),
                        Full::Init(init) => sum.add(&self.init(init)),
                    }
                }
                sum.settled()
            }
            ExprKind::Int(_)
            | ExprKind::Float(_)
            | ExprKind::Char(_)
            | ExprKind::Name(_)
            | ExprKind::SizeofExpr(_)
            | ExprKind::AlignofExpr(_)
            | ExprKind::AlignofType(_)
            | ExprKind::LabelAddr(_)
            | ExprKind::Offsetof { .. }
            | ExprKind::TypesCompatible(..) => Sum::default(),
        }
    }

    /// An lvalue's object, found but not accessed.
    fn place(&mut self, e: ExprId) -> Sum {
        match self.program[e].kind {
            ExprKind::Name(_) | ExprKind::Str(_) => Sum::default(),
            ExprKind::Unary(UnaryOp::Extension, a) => self.place(a),
            ExprKind::Unary(UnaryOp::Deref, a) | ExprKind::Arrow(a, _) => (*self.value(a)).clone(),
            ExprKind::Member(a, _) => match self.ck.typed(a).category {
                Category::LValue => self.place(a),
                _ => (*self.value(a)).clone(),
            },
            ExprKind::Index(a, b) => {
                let operand = |analysis: &mut Self, e: ExprId| match analysis.ck.typed(e).category {
                    Category::LValue if analysis.functions.facts.is_array(e) => {
                        Rc::new(analysis.place(e))
                    }
                    _ => analysis.value(e),
                };
                let (x, y) = (operand(self, a), operand(self, b));
                self.unsequenced(e, &[x, y])
            }
            ExprKind::CompoundLit(_, init) => {
                let mut sum = self.init(init);
                sum.writes.memory = true;
                sum
            }
            ExprKind::Generic { .. } | ExprKind::Choose(..) => {
                self.place(ExprId::from_index(self.ck.typed(e).aux as usize))
            }
            _ => (*self.value(e)).clone(),
        }
    }

    /// An lvalue's value (6.3.2.1p2); arrays and functions are not read.
    fn read(&mut self, e: ExprId) -> Sum {
        let mut sum = self.place(e);
        let facts = &self.functions.facts;
        if !facts.is_read(e) {
            return sum;
        }
        let object = facts.object(e);
        // A member of a value, `(a = b).m`, is no access of its own.
        let volatile = facts.is_volatile(e);
        if self.is_object(e) {
            self.settle(e, object, &sum);
        }
        if volatile {
            sum.writes.touch(object);
        }
        sum.reads.touch(object);
        sum
    }

    /// Whether an expression designates an object, and not a part of a value.
    fn is_object(&self, e: ExprId) -> bool {
        let mut e = e;
        loop {
            match self.program[e].kind {
                ExprKind::Member(a, _) => e = a,
                ExprKind::Index(a, _) if self.functions.facts.is_array(a) => e = a,
                _ => return self.ck.typed(e).category == Category::LValue,
            }
        }
    }

    /// A store to `place` by `e`, whose operands do `sum`.
    fn write(&mut self, e: ExprId, place: ExprId, mut sum: Sum) -> Sum {
        let object = self.functions.facts.object(place);
        self.settle(e, object, &sum);
        sum.writes.touch(object);
        sum.pending.touch(object);
        sum
    }

    /// An access by `e` to `object` with operands that may not be done yet.
    fn settle(&mut self, e: ExprId, object: Object, operands: &Sum) {
        if operands.pending.is_empty() {
            return;
        }
        let mut own = Touch::default();
        own.touch(object);
        let common = own.common(&operands.pending, |named| self.is_static(named));
        if common.is_empty() {
            return;
        }
        self.watch(&common);
        if self.order.settles.insert(e) {
            let mut work = Vec::new();
            cassay_check::operands(self.program, self.ck, e, &mut work);
            while let Some(e) = work.pop() {
                if self.order.pending.insert(e) {
                    cassay_check::operands(self.program, self.ck, e, &mut work);
                }
            }
        }
    }

    fn watch(&mut self, common: &Touch) {
        for &named in common.named() {
            if !self.is_static(named) && self.order.variables.insert(named) {
                self.found.push(named);
            }
        }
    }

    /// Operands in any order.
    fn unsequenced(&mut self, e: ExprId, operands: &[Rc<Sum>]) -> Sum {
        let mut all = Sum::default();
        let mut common = Touch::default();
        for (at, operand) in operands.iter().enumerate() {
            if at > 0 {
                common.add(&self.conflict(&all, operand));
            }
            all.add(operand);
        }
        if !common.is_empty() {
            self.watch(&common);
            self.order.joins.insert(e);
        }
        all
    }

    fn conflict(&self, a: &Sum, b: &Sum) -> Touch {
        let is_static = |named| self.is_static(named);
        let mut common = Touch::default();
        if !a.writes.is_empty() {
            common.add(&a.writes.common(&b.reads, is_static));
            common.add(&a.writes.common(&b.writes, is_static));
        }
        if !b.writes.is_empty() {
            common.add(&b.writes.common(&a.reads, is_static));
        }
        common
    }

    fn call(&mut self, e: ExprId, f: ExprId, args: List<ExprId>) -> Sum {
        let mut operands = vec![self.value(f)];
        operands.extend(self.program.items(args).map(|arg| self.value(arg)));
        let mut sum = self.unsequenced(e, &operands).settled();
        // Arguments of record type are copied.
        self.functions.called(f, &mut sum.reads, &mut sum.writes);
        sum
    }

    /// The expressions of an initialiser.
    fn items(&self, init: InitId) -> Vec<ExprId> {
        match (self.program[init], self.ck.plans.get(&init)) {
            (_, Some(plan)) => plan.steps.iter().map(|step| step.value).collect(),
            (Init::Expr(e), None) => vec![e],
            (Init::List { .. }, None) => Vec::new(),
        }
    }

    /// An initialiser: its expressions are indeterminately sequenced.
    fn init(&mut self, init: InitId) -> Sum {
        let items = self.items(init);
        let mut all = Sum::default();
        let mut common = Touch::default();
        let mut last = None;
        for e in items {
            // Elements of a range share their expression.
            if last.replace(e) == Some(e) || (all.writes.is_empty() && !self.has_effects(e)) {
                if all.writes.is_empty() {
                    all.add(&self.value(e).clone());
                }
                continue;
            }
            let sum = self.value(e).clone();
            common.add(&self.conflict(&all, &sum));
            all.add(&sum);
        }
        if !common.is_empty() {
            self.watch(&common);
            self.order.lists.insert(init);
        }
        all
    }
}
