//! What each function may touch, with all that it calls.

use super::{
    Analysis, Facts, Full, LIBRARY, Order, Sum, Touch, lengths, operands, parameter_lengths,
};
use cassay_check::{Category, Checked, EntityId, EntityKind};
use cassay_lang::Symbol;
use cassay_lang::tree::*;
use cassay_lang::types::{TyKind, Types};
use cassay_lang::walk::{self, Node, Use};
use rustc_hash::{FxHashMap, FxHashSet};

pub(super) struct Functions {
    facts: Facts,
    /// By entity of a function that is defined: what it may read, and write.
    touches: FxHashMap<EntityId, (Touch, Touch)>,
    /// Functions of the program are called when it ends.
    handlers: bool,
}

impl Functions {
    pub fn facts(&self) -> &Facts {
        &self.facts
    }

    pub fn new(program: &Program, ck: &Checked, types: &Types) -> Functions {
        let facts = Facts {
            quiet: quiet(program, ck, types),
        };
        let mut own = Vec::new();
        for &f in &ck.functions {
            own.push((f, own_touches(program, ck, types, &facts, f)));
        }
        let mut functions = Functions {
            facts,
            touches: FxHashMap::default(),
            handlers: names_one_of(program, &["atexit", "at_quick_exit"]),
        };
        for (f, (sum, _)) in &own {
            let own = (sum.reads.clone(), sum.writes.clone());
            functions.touches.insert(*f, own);
        }
        // Sets only grow, so this ends; callees mostly come first in a program.
        loop {
            let mut grown = false;
            for (f, (_, callees)) in &own {
                let Some((mut reads, mut writes)) = functions.touches.remove(f) else {
                    continue;
                };
                for &callee in callees {
                    let (r, w) = match callee {
                        Callee::Defined(id) if id == *f => continue,
                        callee => functions.of(program, ck, callee),
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
    pub fn called(&self, program: &Program, ck: &Checked, f: ExprId) -> (Touch, Touch) {
        self.of(program, ck, callee(program, ck, f))
    }

    fn of(&self, program: &Program, ck: &Checked, callee: Callee) -> (Touch, Touch) {
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
                let Some(id) = ck.decls[decl.index()] else {
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
fn own_touches(
    program: &Program,
    ck: &Checked,
    types: &Types,
    facts: &Facts,
    f: EntityId,
) -> (Sum, Vec<Callee>) {
    let mut analysis = Analysis {
        program,
        ck,
        types,
        facts,
        functions: None,
        sums: FxHashMap::default(),
        found: Vec::new(),
        order: Order::default(),
    };
    let mut all = Sum::default();
    let mut callees = Vec::new();
    let EntityKind::Function { def: Some(def), .. } = ck.entity(f).kind else {
        return (all, callees);
    };
    let DeclKind::Function {
        body: Some(body), ..
    } = program[def].kind
    else {
        return (all, callees);
    };
    let mut fulls = Vec::new();
    full_expressions(program, ck, body, &mut |full| fulls.push(full));
    let lengths = parameter_lengths(program, ck, f);
    fulls.extend(lengths.into_iter().map(Full::Expr));
    while let Some(full) = fulls.pop() {
        let mut work = Vec::new();
        match full {
            Full::Expr(e) => {
                all.add(&analysis.value(e).clone());
                work.push(e);
            }
            Full::Init(init) => {
                all.add(&analysis.init(init));
                match (program[init], ck.plans.get(&init)) {
                    (_, Some(plan)) => work.extend(plan.steps.iter().map(|step| step.value)),
                    (Init::Expr(e), None) => work.push(e),
                    (Init::List { .. }, None) => {}
                }
            }
        }
        analysis.sums.clear();
        while let Some(e) = work.pop() {
            match program[e].kind {
                ExprKind::Call(f, _) => callees.push(callee(program, ck, f)),
                ExprKind::StmtExpr(body) => {
                    full_expressions(program, ck, body, &mut |full| fulls.push(full));
                }
                _ => {}
            }
            operands(program, ck, e, &mut work);
        }
    }
    for touch in [&mut all.reads, &mut all.writes] {
        touch.retain(|named| {
            *named == LIBRARY
                || matches!(
                    ck.entities.get(*named as usize).map(|e| &e.kind),
                    Some(EntityKind::Static { .. })
                )
        });
    }
    (all, callees)
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
