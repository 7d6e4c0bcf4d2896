//! Pointers that are declared `restrict` (6.7.3.1): which lvalues are based on them.
//!
//! While a function runs, an object that is modified must not be accessed both through an lvalue based on a
//! restrict-qualified parameter and through one that is not; the same for a variable of a block and what is
//! left of the block. Which lvalues are based on a pointer is told from the text of the function: it is
//! for sure, for sure not, or open. What is open is not looked at, so that less is found, and nothing is wrong.
//! Parameters are told apart all at once. A variable may be based on one of them, and its block lies inside
//! theirs, so that each is a question of its own.
//!
//! What functions do that are called meanwhile counts as well. So of each function it is known what is based
//! on its parameters, qualified or not ([`FLOW`]), and of each call what its arguments are based on.
//!
//! Left out: restrict-qualified objects at file scope, `static`, members of structures and what pointers lead
//! to; variables of blocks that are jumped into; what a block does before it declares the variable, although
//! the text of the standard has it count; accesses by library functions (these have their own rule on
//! overlapping), and by functions that they call; structures assigned as a whole.

use crate::check::{Category, Checked, EntityId, EntityKind};
use crate::order::{Full, full_expressions, operands};
use cassay_lang::tree::*;
use cassay_lang::types::{TyKind, Types};
use rustc_hash::FxHashMap;

/// What the address of an lvalue is based on, as a number.
pub type Basis = u8;

/// It is open.
pub const OPEN: Basis = 0;
/// On no restrict-qualified pointer of the function.
pub const NONE: Basis = 1;
/// The first such pointer.
pub const FIRST: Basis = 2;
/// More are not told apart.
const MOST: usize = 29;
/// Whose promise it is: the parameters' together, or a variable's by its number in the function.
pub type Promise = u16;
pub const PARAMETERS: Promise = 0;
/// Variables of one function with promises of their own.
pub const MOST_VARIABLES: Promise = 64;
/// No promise: what is based on the function's parameters, by their position from [`FIRST`].
pub const FLOW: Promise = Promise::MAX;

/// By promise: what the address of an lvalue, or a pointer, is based on. What is open is left out.
pub type BasisSet = Vec<(Promise, Basis)>;

/// What such a set says about a promise.
fn told(set: &BasisSet, promise: Promise) -> Basis {
    let found = set.iter().find(|(other, _)| *other == promise);
    found.map_or(OPEN, |(_, basis)| *basis)
}

/// What a call hands on.
#[derive(Clone, Debug, Default)]
pub struct Passed {
    /// The promises of the caller that are in force.
    pub promises: Box<[Promise]>,
    pub args: Box<[BasisSet]>,
}

impl Passed {
    /// By argument: what it is based on by a promise of the caller's.
    pub fn by(&self, promise: Promise) -> Box<[Basis]> {
        self.args.iter().map(|set| told(set, promise)).collect()
    }

    /// The same by a promise from further out, by which the caller's parameters are based on `params`.
    pub fn through(&self, params: &[Basis]) -> Box<[Basis]> {
        let args = self.args.iter();
        args.map(|set| through(told(set, FLOW), params)).collect()
    }
}

/// What something is by a promise from further out, if it is `flow` in its function.
pub fn through(flow: Basis, params: &[Basis]) -> Basis {
    match flow.checked_sub(FIRST) {
        Some(param) => params.get(usize::from(param)).copied().unwrap_or(OPEN),
        None => flow,
    }
}

/// Whether the program has such pointers, where they are looked at.
pub fn any(ck: &Checked, types: &Types) -> bool {
    ck.entities.iter().enumerate().any(|(at, e)| match &e.kind {
        EntityKind::Function {
            def: Some(_),
            params,
            ..
        } => params.iter().any(|p| is_restrict(ck, types, *p)),
        EntityKind::Local { param: false, .. } => is_restrict(ck, types, EntityId(at as u32)),
        _ => false,
    })
}

/// The restrict-qualified pointers of a function.
#[derive(Debug, Default)]
pub struct Restrict {
    /// What the values of pointer variables are based on.
    variables: FxHashMap<EntityId, Basis>,
    /// Pointers based on one of them may lie in memory, so that any that comes from there may be.
    escaped: bool,
    /// It is about what callers pass, who may have put their pointers anywhere.
    flow: bool,
}

impl Restrict {
    /// What is based on the parameters of a function; `None` without any that are restrict-qualified.
    pub fn of_parameters(
        program: &Program,
        ck: &Checked,
        types: &Types,
        params: &[EntityId],
        body: StmtId,
    ) -> Option<Restrict> {
        let own = params.iter().copied();
        let own = own.filter(|&p| is_restrict(ck, types, p)).zip(FIRST..);
        let own: Vec<(EntityId, Basis)> = own.collect();
        let restrict = Restrict::default();
        (!own.is_empty() && own.len() <= MOST)
            .then(|| restrict.learn(program, ck, types, params, body, &own))
    }

    /// What is based on any parameter of a function.
    pub fn flow(
        program: &Program,
        ck: &Checked,
        types: &Types,
        params: &[EntityId],
        body: StmtId,
    ) -> Restrict {
        let own: Vec<(EntityId, Basis)> = params.iter().copied().zip(FIRST..).take(MOST).collect();
        let restrict = Restrict {
            flow: true,
            ..Restrict::default()
        };
        restrict.learn(program, ck, types, params, body, &own)
    }

    /// What is based on a variable; `None` unless it is restrict-qualified.
    pub fn of_variable(
        program: &Program,
        ck: &Checked,
        types: &Types,
        params: &[EntityId],
        body: StmtId,
        variable: EntityId,
    ) -> Option<Restrict> {
        let automatic = matches!(ck.entity(variable).kind, EntityKind::Local { .. });
        let restrict = Restrict::default();
        (automatic && is_restrict(ck, types, variable)).then(|| {
            let own = [(variable, FIRST)];
            restrict.learn(program, ck, types, params, body, &own)
        })
    }

    fn learn(
        mut self,
        program: &Program,
        ck: &Checked,
        types: &Types,
        params: &[EntityId],
        body: StmtId,
        own: &[(EntityId, Basis)],
    ) -> Restrict {
        self.variables.extend(own.iter().copied());
        // What is passed for others comes from somewhere else.
        let other = self.loaded();
        for &param in params {
            self.variables.entry(param).or_insert(other);
        }
        // What a promise is about is based on it whatever it is set to; a parameter that promises
        // nothing is a variable like others.
        let fixed: Vec<EntityId> = match self.flow {
            true => Vec::new(),
            false => own.iter().map(|(id, _)| *id).collect(),
        };
        // Nothing is known of variables at first; every round may find more that are open.
        let all = expressions(program, ck, body);
        loop {
            let mut changed = false;
            for &step in &all {
                changed |= self.step(program, ck, types, step, &fixed);
            }
            if !changed {
                return self;
            }
        }
    }

    /// What one expression or initialiser says about variables; whether that was news.
    fn step(
        &mut self,
        program: &Program,
        ck: &Checked,
        types: &Types,
        step: Step,
        fixed: &[EntityId],
    ) -> bool {
        let before = self.escaped;
        let mut changed = false;
        match step {
            Step::Init(id, e) => {
                let basis = self.value(program, ck, types, e);
                changed |= self.assign(id, basis, fixed);
            }
            Step::Other(e) => {
                if let Some(basis) = self.value(program, ck, types, e) {
                    self.escaped |= basis != NONE;
                }
            }
            Step::Expr(e) => match program[e].kind {
                ExprKind::Assign(None, a, b) if is_pointer(ck, types, b) => {
                    let basis = self.value(program, ck, types, b);
                    match variable(program, ck, a) {
                        Some(id) => changed |= self.assign(id, basis, fixed),
                        None => self.escaped |= basis.is_some_and(|basis| basis != NONE),
                    }
                }
                ExprKind::Call(f, args) if !is_library(program, ck, f) => {
                    for arg in program
                        .items(args)
                        .filter(|arg| is_pointer(ck, types, *arg))
                    {
                        let basis = self.value(program, ck, types, arg);
                        self.escaped |= basis.is_some_and(|basis| basis != NONE);
                    }
                }
                ExprKind::Unary(UnaryOp::AddrOf, a) => {
                    // A pointer variable whose address is taken may change out of sight.
                    if let Some(id) = variable(program, ck, a) {
                        changed |= self.variables.insert(id, OPEN) != Some(OPEN);
                    }
                }
                _ => {}
            },
        }
        changed || before != self.escaped
    }

    fn assign(&mut self, id: EntityId, basis: Option<Basis>, fixed: &[EntityId]) -> bool {
        let Some(basis) = basis else {
            return false;
        };
        if fixed.contains(&id) {
            return false;
        }
        let known = self.variables.get(&id).copied();
        let new = match known {
            None => basis,
            Some(known) if known == basis => known,
            Some(_) => OPEN,
        };
        self.variables.insert(id, new) != Some(new)
    }

    /// What the value of a pointer expression is based on; `None` while nothing is known of a variable.
    fn value(&self, program: &Program, ck: &Checked, types: &Types, e: ExprId) -> Option<Basis> {
        let mut e = e;
        loop {
            let typed = ck.typed(e);
            if matches!(types.kind(typed.qty.ty), TyKind::Array(..)) {
                return Some(self.place(program, ck, types, e));
            }
            match program[e].kind {
                ExprKind::Name(_) if typed.category == Category::Function => return Some(NONE),
                ExprKind::Name(decl) => {
                    let id = ck.decls[decl.index()]?;
                    return match ck.entity(id).kind {
                        EntityKind::Local {
                            addressed: true, ..
                        } => Some(OPEN),
                        EntityKind::Local { .. } => self.variables.get(&id).copied(),
                        _ => Some(self.loaded()),
                    };
                }
                ExprKind::Cast(_, a) if is_pointer(ck, types, a) => e = a,
                ExprKind::Unary(
                    UnaryOp::Extension
                    | UnaryOp::PreInc
                    | UnaryOp::PreDec
                    | UnaryOp::PostInc
                    | UnaryOp::PostDec,
                    a,
                )
                | ExprKind::Assign(Some(_), a, _)
                | ExprKind::Comma(_, a)
                | ExprKind::Assign(None, _, a) => e = a,
                ExprKind::Unary(UnaryOp::AddrOf, a) => {
                    return Some(self.place(program, ck, types, a));
                }
                ExprKind::Binary(BinaryOp::Add | BinaryOp::Sub, a, b) => {
                    e = if is_pointer(ck, types, a) { a } else { b };
                    if !is_pointer(ck, types, e) {
                        return Some(OPEN);
                    }
                }
                ExprKind::Int(_) | ExprKind::Str(_) => return Some(NONE),
                ExprKind::Member(..)
                | ExprKind::Arrow(..)
                | ExprKind::Index(..)
                | ExprKind::Unary(UnaryOp::Deref, _) => return Some(self.loaded()),
                ExprKind::Call(f, _) => {
                    let fresh = matches!(
                        library_name(program, ck, f),
                        Some("malloc" | "calloc" | "aligned_alloc")
                    );
                    return Some(if fresh { NONE } else { OPEN });
                }
                _ => return Some(OPEN),
            }
        }
    }

    fn loaded(&self) -> Basis {
        if self.escaped || self.flow {
            OPEN
        } else {
            NONE
        }
    }

    /// What a pointer is based on.
    pub fn pointer(&self, program: &Program, ck: &Checked, types: &Types, e: ExprId) -> Basis {
        if !is_pointer(ck, types, e) {
            return OPEN;
        }
        self.value(program, ck, types, e).unwrap_or(OPEN)
    }

    /// What the address of an lvalue is based on.
    pub fn place(&self, program: &Program, ck: &Checked, types: &Types, e: ExprId) -> Basis {
        let mut e = e;
        loop {
            match program[e].kind {
                // Variables of a function are out of reach for pointers from further out.
                ExprKind::Name(_) if self.flow && variable(program, ck, e).is_some() => {
                    return OPEN;
                }
                ExprKind::Name(_) | ExprKind::Str(_) | ExprKind::CompoundLit(..) => return NONE,
                ExprKind::Unary(UnaryOp::Extension, a) | ExprKind::Member(a, _) => e = a,
                ExprKind::Unary(UnaryOp::Deref, a) | ExprKind::Arrow(a, _) => {
                    return self.value(program, ck, types, a).unwrap_or(OPEN);
                }
                ExprKind::Index(a, b) => {
                    let base = if is_pointer(ck, types, a) { a } else { b };
                    if matches!(types.kind(ck.typed(base).qty.ty), TyKind::Array(..)) {
                        e = base;
                    } else {
                        return self.value(program, ck, types, base).unwrap_or(OPEN);
                    }
                }
                _ => return OPEN,
            }
        }
    }
}

fn is_restrict(ck: &Checked, types: &Types, id: EntityId) -> bool {
    let qty = ck.entity(id).qty;
    qty.is_restrict() && matches!(types.kind(qty.ty), TyKind::Pointer(_))
}

/// What is looked at to learn about variables.
#[derive(Clone, Copy, Debug)]
enum Step {
    Expr(ExprId),
    /// A variable is initialised.
    Init(EntityId, ExprId),
    /// A pointer in an initialiser list, or returned: it may go anywhere.
    Other(ExprId),
}

fn expressions(program: &Program, ck: &Checked, body: StmtId) -> Vec<Step> {
    let mut steps = Vec::new();
    let mut fulls = Vec::new();
    full_expressions(program, body, &mut |full| fulls.push(full));
    while let Some(full) = fulls.pop() {
        let mut work = Vec::new();
        match full {
            Full::Expr(e) => work.push(e),
            Full::Init(decl, init) => {
                let id = ck.decls.get(decl.index()).copied().flatten();
                match (program[init], ck.plans.get(&init)) {
                    (_, Some(plan)) => {
                        for step in &plan.steps {
                            steps.push(Step::Other(step.value));
                            work.push(step.value);
                        }
                    }
                    (Init::Expr(e), None) => {
                        steps.extend(id.map(|id| Step::Init(id, e)));
                        work.push(e);
                    }
                    (Init::List { .. }, None) => {}
                }
            }
        }
        while let Some(e) = work.pop() {
            let kind = program[e].kind;
            steps.push(Step::Expr(e));
            if let ExprKind::StmtExpr(body) = kind {
                full_expressions(program, body, &mut |full| fulls.push(full));
            }
            if let ExprKind::CompoundLit(_, init) = kind
                && let Some(plan) = ck.plans.get(&init)
            {
                steps.extend(plan.steps.iter().map(|step| Step::Other(step.value)));
            }
            operands(program, ck, e, kind, &mut work);
        }
    }
    steps
}

fn is_pointer(ck: &Checked, types: &Types, e: ExprId) -> bool {
    matches!(
        types.kind(ck.typed(e).qty.ty),
        TyKind::Pointer(_) | TyKind::Array(..)
    )
}

/// The variable that an lvalue names.
fn variable(program: &Program, ck: &Checked, e: ExprId) -> Option<EntityId> {
    let mut e = e;
    while let ExprKind::Unary(UnaryOp::Extension, a) = program[e].kind {
        e = a;
    }
    let ExprKind::Name(decl) = program[e].kind else {
        return None;
    };
    let id = ck.decls[decl.index()]?;
    matches!(ck.entity(id).kind, EntityKind::Local { .. }).then_some(id)
}

fn library_name<'p>(program: &'p Program, ck: &Checked, f: ExprId) -> Option<&'p str> {
    let ExprKind::Name(decl) = program[f].kind else {
        return None;
    };
    let id = ck.decls[decl.index()]?;
    match ck.entity(id).kind {
        EntityKind::Function { def: None, .. } => Some(program.name(ck.entity(id).name?)),
        _ => None,
    }
}

fn is_library(program: &Program, ck: &Checked, f: ExprId) -> bool {
    library_name(program, ck, f).is_some()
}

/// What was done to a byte while a function runs: by which bases, and whether it was modified.
#[derive(Clone, Copy, Debug, Default)]
pub struct Done {
    bases: u32,
    modified: bool,
}

impl Done {
    /// Notes an access; whether it breaks the promise.
    pub fn access(&mut self, basis: Basis, write: bool) -> bool {
        self.bases |= 1 << basis;
        self.modified |= write;
        let promised = self.bases >> FIRST != 0;
        self.modified && promised && self.bases.count_ones() > 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_promise_is_broken_by_a_store_and_two_ways() {
        let (p, q) = (FIRST, FIRST + 1);
        let mut read = Done::default();
        assert!(!read.access(p, false) && !read.access(q, false) && !read.access(NONE, false));
        assert!(read.access(NONE, true));
        let mut own = Done::default();
        assert!(!own.access(p, true) && !own.access(p, false) && own.access(q, false));
        let mut none = Done::default();
        assert!(!none.access(NONE, true) && !none.access(NONE, false) && none.access(p, false));
    }
}
