//! What each function may touch, with all that it calls.

use super::{Facts, Full, LIBRARY, Touch, lengths, operands, parameter_lengths};
use cassay_check::{Category, Checked, EntityId, EntityKind};
use cassay_lang::Symbol;
use cassay_lang::tree::*;
use cassay_lang::types::{TyKind, Types};
use cassay_lang::walk::{self, Node, Use};
use rustc_hash::{FxHashMap, FxHashSet};

pub(super) struct Functions<'a> {
    pub facts: Facts<'a>,
    /// By entity of a function that is defined: what it may read, and write.
    touches: FxHashMap<EntityId, (Touch, Touch)>,
    /// Functions of the program are called when it ends.
    handlers: bool,
}

impl<'a> Functions<'a> {
    pub fn new(program: &'a Program, ck: &'a Checked, types: &'a Types) -> Functions<'a> {
        let facts = Facts {
            program,
            ck,
            types,
            quiet: quiet(program, ck, types),
        };
        let own: Vec<(EntityId, Own)> = ck
            .functions
            .iter()
            .map(|&f| (f, Own::of(&facts, f)))
            .collect();
        let mut functions = Functions {
            facts,
            touches: FxHashMap::default(),
            handlers: names_one_of(program, &["atexit", "at_quick_exit"]),
        };
        for (f, own) in &own {
            let touches = (own.reads.clone(), own.writes.clone());
            functions.touches.insert(*f, touches);
        }
        // Sets only grow, so this ends; callees mostly come first in a program.
        loop {
            let mut grown = false;
            for (f, own) in &own {
                let Some((mut reads, mut writes)) = functions.touches.remove(f) else {
                    continue;
                };
                for &callee in &own.callees {
                    let (r, w) = match callee {
                        Callee::Defined(id) if id == *f => continue,
                        callee => functions.of(callee),
                    };
                    grown |= reads.add(&r);
                    grown |= writes.add(&w);
                }
                functions.touches.insert(*f, (reads, writes));
            }
            if !grown {
                return functions;
            }
        }
    }

    /// Functions that are declared `pure` or `const`, and not so by what they may touch.
    pub fn untrue(&self, ck: &Checked) -> FxHashSet<EntityId> {
        let all = self.touches.iter().filter(|(id, (reads, writes))| {
            let EntityKind::Function { promises, .. } = &ck.entity(**id).kind else {
                return false;
            };
            (promises.pure_ || promises.const_) && !writes.is_empty()
                || promises.const_ && !reads.is_empty()
        });
        all.map(|(id, _)| *id).collect()
    }

    /// What a call of this expression may touch beyond its arguments.
    pub fn called(&self, f: ExprId) -> (Touch, Touch) {
        self.of(callee(self.facts.program, self.facts.ck, f))
    }

    fn of(&self, callee: Callee) -> (Touch, Touch) {
        let Facts { program, ck, .. } = self.facts;
        match callee {
            Callee::Defined(id) => self.touches.get(&id).cloned().unwrap_or_default(),
            Callee::Library(id) => {
                let name = ck.entity(id).name.map(|name| program.name(name));
                match name.unwrap_or_default() {
                    "exit" | "quick_exit" if self.handlers => (anything(), anything()),
                    name => library(name),
                }
            }
            Callee::Unknown => (anything(), anything()),
        }
    }
}

fn anything() -> Touch {
    let mut touch = Touch::anything();
    touch.insert(LIBRARY);
    touch
}

fn library(name: &str) -> (Touch, Touch) {
    let cassay_library::Touches {
        reads,
        writes,
        state,
    } = cassay_library::touches(name);
    if cassay_library::calls_back(name) {
        return (anything(), anything());
    }
    let touch = |memory| {
        let mut touch = Touch::default();
        touch.memory = memory;
        if state {
            touch.insert(LIBRARY);
        }
        touch
    };
    (touch(reads), touch(writes))
}

#[derive(Clone, Copy)]
enum Callee {
    Defined(EntityId),
    Library(EntityId),
    /// Through a pointer.
    Unknown,
}

fn callee(program: &Program, ck: &Checked, f: ExprId) -> Callee {
    let mut f = f;
    loop {
        match program[f].kind {
            ExprKind::Unary(UnaryOp::Extension | UnaryOp::AddrOf | UnaryOp::Deref, a)
                if ck.typed(a).category == Category::Function =>
            {
                f = a;
            }
            ExprKind::Name(decl) if ck.typed(f).category == Category::Function => {
                let Some(id) = ck.function_named(f, decl) else {
                    return Callee::Unknown;
                };
                return match ck.entity(id).kind {
                    EntityKind::Function { def: Some(_), .. } => Callee::Defined(id),
                    _ => Callee::Library(id),
                };
            }
            _ => return Callee::Unknown,
        }
    }
}

/// What a function touches itself, its own variables left out, and what it calls.
#[derive(Default)]
struct Own {
    reads: Touch,
    writes: Touch,
    callees: Vec<Callee>,
    /// Expressions still to be looked at.
    work: Vec<ExprId>,
}

impl Own {
    fn of(facts: &Facts, f: EntityId) -> Own {
        let Facts { program, ck, .. } = *facts;
        let mut own = Own::default();
        let EntityKind::Function { def: Some(def), .. } = ck.entity(f).kind else {
            return own;
        };
        let DeclKind::Function {
            body: Some(body), ..
        } = program[def].kind
        else {
            return own;
        };
        let mut fulls = Vec::new();
        full_expressions(program, ck, body, &mut |full| fulls.push(full));
        let lengths = parameter_lengths(program, ck, f);
        fulls.extend(lengths.into_iter().map(Full::Expr));
        while let Some(full) = fulls.pop() {
            match full {
                Full::Expr(e) => own.work.push(e),
                Full::Init(init) => own.items(facts, init),
            }
            while let Some(e) = own.work.pop() {
                if let ExprKind::StmtExpr(body) = program[e].kind {
                    full_expressions(program, ck, body, &mut |full| fulls.push(full));
                } else {
                    own.value(facts, e);
                }
            }
        }
        for touch in [&mut own.reads, &mut own.writes] {
            touch.retain(|named| {
                *named == LIBRARY
                    || matches!(
                        ck.entities.get(*named as usize).map(|e| &e.kind),
                        Some(EntityKind::Static { .. })
                    )
            });
        }
        own
    }

    /// The expressions of an initialiser.
    fn items(&mut self, facts: &Facts, init: InitId) {
        match (facts.program[init], facts.ck.plans.get(&init)) {
            (_, Some(plan)) => self.work.extend(plan.steps.iter().map(|step| step.value)),
            (Init::Expr(e), None) => self.work.push(e),
            (Init::List { .. }, None) => {}
        }
    }

    /// An expression is evaluated; its operands are left to be looked at.
    fn value(&mut self, facts: &Facts, e: ExprId) {
        let program = facts.program;
        match program[e].kind {
            ExprKind::Name(_)
            | ExprKind::Index(..)
            | ExprKind::Member(..)
            | ExprKind::Arrow(..)
            | ExprKind::Str(_)
            | ExprKind::CompoundLit(..)
            | ExprKind::Unary(UnaryOp::Deref, _) => {
                self.read(facts, e);
                self.place(facts, e);
            }
            ExprKind::Unary(UnaryOp::AddrOf, a) => self.place(facts, a),
            ExprKind::Unary(
                UnaryOp::PreInc | UnaryOp::PreDec | UnaryOp::PostInc | UnaryOp::PostDec,
                a,
            ) => {
                self.read(facts, a);
                self.place(facts, a);
                self.writes.add(&facts.object(a));
            }
            ExprKind::Assign(op, a, b) => {
                if op.is_some() {
                    self.read(facts, a);
                }
                self.place(facts, a);
                self.writes.add(&facts.object(a));
                self.work.push(b);
            }
            ExprKind::Builtin(..) => {
                // Some write through their arguments.
                self.reads.memory = true;
                self.writes.memory = true;
                operands(program, facts.ck, e, &mut self.work);
            }
            ExprKind::VaArg(list, _) => {
                self.writes.add(&facts.object(list));
                self.writes.memory = true;
                self.work.push(list);
            }
            ExprKind::Call(f, _) => {
                self.callees.push(callee(program, facts.ck, f));
                operands(program, facts.ck, e, &mut self.work);
            }
            _ => operands(program, facts.ck, e, &mut self.work),
        }
    }

    fn read(&mut self, facts: &Facts, e: ExprId) {
        if !facts.is_read(e) {
            return;
        }
        let object = facts.object(e);
        if facts.is_volatile(e) {
            self.writes.add(&object);
        }
        self.reads.add(&object);
    }

    /// An lvalue's object is found; what has to be evaluated for that is left to be looked at.
    fn place(&mut self, facts: &Facts, e: ExprId) {
        let mut e = e;
        loop {
            match facts.program[e].kind {
                ExprKind::Name(_) | ExprKind::Str(_) => return,
                ExprKind::Unary(UnaryOp::Extension, a) => e = a,
                ExprKind::Unary(UnaryOp::Deref, a) | ExprKind::Arrow(a, _) => {
                    self.work.push(a);
                    return;
                }
                ExprKind::Member(a, _) if facts.ck.typed(a).category == Category::LValue => e = a,
                ExprKind::Index(a, b) => {
                    let is_place =
                        |e| facts.ck.typed(e).category == Category::LValue && facts.is_array(e);
                    let (array, index) = if is_place(a) { (a, b) } else { (b, a) };
                    self.work.push(index);
                    if !is_place(array) {
                        self.work.push(array);
                        return;
                    }
                    e = array;
                }
                ExprKind::CompoundLit(_, init) => {
                    self.writes.memory = true;
                    self.items(facts, init);
                    return;
                }
                ExprKind::Generic { .. } | ExprKind::Choose(..) => {
                    e = ExprId::from_index(facts.ck.typed(e).aux as usize);
                }
                ExprKind::Member(a, _) => {
                    self.work.push(a);
                    return;
                }
                _ => {
                    self.work.push(e);
                    return;
                }
            }
        }
    }
}

/// By entity: whether only its name leads to the object.
fn quiet(program: &Program, ck: &Checked, types: &Types) -> Vec<bool> {
    let mut quiet: Vec<bool> = ck
        .entities
        .iter()
        .map(|entity| match entity.kind {
            // What is no scalar lies in memory, whether or not anybody takes its address.
            EntityKind::Local { addressed, .. } => !addressed || !types.is_scalar(entity.qty.ty),
            EntityKind::Static { defined, .. } => defined,
            EntityKind::Function { .. } => false,
        })
        .collect();
    let mut loud = |e: ExprId| {
        if let Some(id) = root(program, ck, types, e) {
            quiet[id.0 as usize] = false;
        }
    };
    // Arrays that are not indexed where they stand turn into pointers.
    let mut indexed = vec![false; program.exprs.len()];
    for expr in &program.exprs {
        match expr.kind {
            ExprKind::Index(a, b) => {
                indexed[a.index()] = true;
                indexed[b.index()] = true;
            }
            ExprKind::SizeofExpr(a) => indexed[a.index()] = true,
            ExprKind::Unary(UnaryOp::AddrOf, a) => loud(a),
            ExprKind::Unary(UnaryOp::Extension, a) => indexed[a.index()] = true,
            _ => {}
        }
    }
    for (at, indexed) in indexed.iter().enumerate() {
        let e = ExprId::from_index(at);
        let typed = ck.typed(e);
        if !indexed
            && typed.category == Category::LValue
            && matches!(types.kind(typed.qty.ty), TyKind::Array(..) | TyKind::VaList)
        {
            loud(e);
        }
    }
    quiet
}

/// The entity that an lvalue is a part of.
fn root(program: &Program, ck: &Checked, types: &Types, e: ExprId) -> Option<EntityId> {
    let mut e = e;
    loop {
        match program[e].kind {
            ExprKind::Name(decl) => return ck.decls[decl.index()],
            ExprKind::Unary(UnaryOp::Extension, a) | ExprKind::Member(a, _) => e = a,
            ExprKind::Index(a, b) => {
                let array = |e: ExprId| matches!(types.kind(ck.typed(e).qty.ty), TyKind::Array(..));
                if array(a) {
                    e = a;
                } else if array(b) {
                    e = b;
                } else {
                    return None;
                }
            }
            ExprKind::Generic { .. } | ExprKind::Choose(..) => {
                if ck.typed(e).category == Category::Unchecked {
                    return None;
                }
                e = ExprId::from_index(ck.typed(e).aux as usize);
            }
            _ => return None,
        }
    }
}

/// Every full expression of a statement, every initialiser of an automatic variable, and every length that
/// a declaration computes. Those of statement expressions are their own statements'.
pub fn full_expressions(program: &Program, ck: &Checked, body: StmtId, f: &mut dyn FnMut(Full)) {
    let mut work = vec![body];
    while let Some(s) = work.pop() {
        walk::parts(program, Node::Stmt(s), |child, used| match child {
            Node::Expr(e) if used == Use::Plain => f(Full::Expr(e)),
            Node::Stmt(s) => work.push(s),
            Node::Decl(d) => declaration(program, ck, d, f),
            // The values of a switch's labels are constants; no statement holds the others itself.
            Node::Expr(_) | Node::Init(_) | Node::Type(_) | Node::Field(_) => {}
        });
    }
}

fn declaration(program: &Program, ck: &Checked, d: DeclId, f: &mut dyn FnMut(Full)) {
    let (ty, init) = match program[d].kind {
        DeclKind::Var { ty, storage, init } if storage != Storage::Static => (ty, init),
        DeclKind::Typedef { ty } => (ty, None),
        _ => return,
    };
    for length in lengths(program, ck, ty) {
        f(Full::Expr(length));
    }
    if let Some(init) = init {
        f(Full::Init(init));
    }
}

/// Whether a program uses one of these names.
fn names_one_of(program: &Program, names: &[&str]) -> bool {
    let lookup = |name: &&str| program.names.lookup(name);
    let symbols: Vec<Symbol> = names.iter().filter_map(lookup).collect();
    if symbols.is_empty() {
        return false;
    }
    program.exprs.iter().any(|expr| match expr.kind {
        ExprKind::Name(decl) => program[decl].name.is_some_and(|n| symbols.contains(&n)),
        _ => false,
    })
}
