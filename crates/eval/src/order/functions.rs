//! What functions may touch, with all that they call. It is found when somebody asks: few calls stand beside anything
//! that they could conflict with.

use super::{Facts, Full, LIBRARY, Object, Touch};
use cassay_check::{Category, Checked, EntityId, EntityKind, lengths, operands, parameter_lengths};
use cassay_lang::Symbol;
use cassay_lang::tree::*;
use cassay_lang::types::{TyKind, Types};
use cassay_lang::walk::{self, Node, Use};
use rustc_hash::{FxHashMap, FxHashSet};

pub(super) struct Functions<'a> {
    pub facts: Facts<'a>,
    /// By entity of a function that is defined, if somebody asked: what it may read, and write.
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
        Functions {
            facts,
            touches: FxHashMap::default(),
            handlers: names_one_of(program, &["atexit", "at_quick_exit"]),
        }
    }

    /// Finds what a function may touch, and what those may that it calls.
    fn find(&mut self, f: EntityId) {
        let mut own: Vec<(EntityId, Vec<Callee>)> = Vec::new();
        let mut work = vec![f];
        while let Some(f) = work.pop() {
            if self.touches.contains_key(&f) {
                continue;
            }
            let Own {
                reads,
                writes,
                callees,
                ..
            } = Own::of(&self.facts, f);
            self.touches.insert(f, (reads, writes));
            work.extend(callees.iter().filter_map(|callee| match callee {
                Callee::Defined(id) => Some(id),
                Callee::Library(_) | Callee::Unknown => None,
            }));
            own.push((f, callees));
        }
        // Sets only grow, so this ends; callees mostly come last in the list.
        loop {
            let mut grown = false;
            for (f, callees) in own.iter().rev() {
                let Some((mut reads, mut writes)) = self.touches.remove(f) else {
                    continue;
                };
                for &callee in callees {
                    if callee != Callee::Defined(*f) {
                        grown |= self.add(callee, &mut reads, &mut writes);
                    }
                }
                self.touches.insert(*f, (reads, writes));
            }
            if !grown {
                return;
            }
        }
    }

    /// Functions that are declared `pure` or `const`, and not so by what they may touch.
    pub fn untrue(&mut self) -> FxHashSet<EntityId> {
        let ck = self.facts.ck;
        let mut all = FxHashSet::default();
        for &id in &ck.functions {
            let EntityKind::Function { promises, .. } = &ck.entity(id).kind else {
                continue;
            };
            if !promises.pure_ && !promises.const_ {
                continue;
            }
            self.find(id);
            if let Some((reads, writes)) = self.touches.get(&id)
                && (!writes.is_empty() || promises.const_ && !reads.is_empty())
            {
                all.insert(id);
            }
        }
        all
    }

    /// Adds what a call of this expression may touch beyond its arguments.
    pub fn called(&mut self, f: ExprId, reads: &mut Touch, writes: &mut Touch) {
        let callee = callee(self.facts.program, self.facts.ck, f);
        if let Callee::Defined(id) = callee {
            self.find(id);
        }
        self.add(callee, reads, writes);
    }

    /// Adds what a function may touch; whether that was news.
    fn add(&self, callee: Callee, reads: &mut Touch, writes: &mut Touch) -> bool {
        let Facts { program, ck, .. } = self.facts;
        let known;
        let (r, w) = match callee {
            Callee::Defined(id) => match self.touches.get(&id) {
                Some((r, w)) => (r, w),
                None => return false,
            },
            Callee::Library(id) => {
                let name = ck.entity(id).name.map(|name| program.name(name));
                known = match name.unwrap_or_default() {
                    "exit" | "quick_exit" if self.handlers => (anything(), anything()),
                    name => library(name),
                };
                (&known.0, &known.1)
            }
            Callee::Unknown => {
                known = (anything(), anything());
                (&known.0, &known.1)
            }
        };
        let read = reads.add(r);
        writes.add(w) || read
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

#[derive(Clone, Copy, PartialEq, Eq)]
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

/// What the evaluation of some expressions touches, and what it calls.
#[derive(Default)]
pub(super) struct Own {
    pub reads: Touch,
    writes: Touch,
    callees: Vec<Callee>,
    /// Automatic variables that are accessed by their names are left out: those of a function are nobody else's.
    outside: bool,
    /// Expressions still to be looked at.
    work: Vec<ExprId>,
}

impl Own {
    /// What a function touches itself, its own variables left out.
    fn of(facts: &Facts, f: EntityId) -> Own {
        let Facts { program, ck, .. } = *facts;
        let mut own = Own {
            outside: true,
            ..Own::default()
        };
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
        own
    }

    /// Adds what an expression without side effects reads.
    pub fn add_reads(&mut self, facts: &Facts, e: ExprId) {
        self.value(facts, e);
        while let Some(e) = self.work.pop() {
            self.value(facts, e);
        }
    }

    /// The expressions of an initialiser.
    fn items(&mut self, facts: &Facts, init: InitId) {
        match (facts.program[init], facts.ck.plans.get(&init)) {
            (_, Some(plan)) => self.work.extend(plan.steps.iter().map(|step| step.value)),
            (Init::Expr(e), None) => self.work.push(e),
            (Init::List { .. }, None) => {}
        }
    }

    /// What an lvalue may designate, as far as it counts.
    fn object(&self, facts: &Facts, e: ExprId) -> Object {
        if let ExprKind::Name(decl) = facts.program[e].kind
            && let Some(id) = facts.ck.decls[decl.index()]
        {
            let is_local = matches!(facts.ck.entity(id).kind, EntityKind::Local { .. });
            return match self.outside && is_local {
                true => Object::Nobodys,
                false => facts.object(e),
            };
        }
        match self.outside && facts.local(e).is_some() {
            true => Object::Nobodys,
            false => facts.object(e),
        }
    }

    /// The list of a variadic function's arguments is used, and perhaps modified.
    fn list(&mut self, facts: &Facts, list: ExprId) {
        // That of a parameter may be the caller's.
        let local = facts.local(list).filter(|_| self.outside);
        let is_own = local.is_some_and(|id| {
            let kind = &facts.ck.entity(id).kind;
            matches!(kind, EntityKind::Local { param: false, .. })
        });
        if !is_own {
            self.writes.touch(facts.object(list));
            self.writes.memory = true;
            self.reads.memory = true;
        }
    }

    /// An expression is evaluated; its operands are left to be looked at.
    fn value(&mut self, facts: &Facts, e: ExprId) {
        let program = facts.program;
        match program[e].kind {
            ExprKind::Int(_) | ExprKind::Float(_) | ExprKind::Char(_) => {}
            ExprKind::Name(_) => self.read(facts, e),
            ExprKind::Binary(_, a, b) => self.work.extend([a, b]),
            ExprKind::Index(..)
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
                self.writes.touch(self.object(facts, a));
            }
            ExprKind::Assign(op, a, b) => {
                if op.is_some() {
                    self.read(facts, a);
                }
                self.place(facts, a);
                self.writes.touch(self.object(facts, a));
                self.work.push(b);
            }
            ExprKind::Builtin(builtin, args) => self.builtin(facts, e, builtin, args),
            ExprKind::VaArg(list, _) => {
                self.list(facts, list);
                self.work.push(list);
            }
            ExprKind::Call(f, _) => {
                let callee = callee(program, facts.ck, f);
                if !self.callees.contains(&callee) {
                    self.callees.push(callee);
                }
                operands(program, facts.ck, e, &mut self.work);
            }
            _ => operands(program, facts.ck, e, &mut self.work),
        }
    }

    fn builtin(&mut self, facts: &Facts, e: ExprId, builtin: Builtin, args: List<ExprId>) {
        let mut all = facts.program.items(args);
        match accesses(builtin) {
            Accesses::Nothing => {}
            Accesses::Result => {
                let result = all.nth(2).map(|to| facts.program[to].kind);
                match result {
                    // `__builtin_add_overflow(a, b, &x)`
                    Some(ExprKind::Unary(UnaryOp::AddrOf, x)) => {
                        self.writes.touch(self.object(facts, x));
                    }
                    _ => self.writes.memory = true,
                }
            }
            Accesses::Lists(count) => {
                for list in all.take(count) {
                    self.list(facts, list);
                }
            }
            Accesses::Memory => {
                self.reads.memory = true;
                self.writes.memory = true;
            }
        }
        operands(facts.program, facts.ck, e, &mut self.work);
    }

    fn read(&mut self, facts: &Facts, e: ExprId) {
        if !facts.is_read(e) {
            return;
        }
        let object = self.object(facts, e);
        if facts.is_volatile(e) {
            self.writes.touch(object);
        }
        self.reads.touch(object);
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

/// What a builtin may access.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Accesses {
    /// It works on values.
    Nothing,
    /// It stores its result where its third argument points to.
    Result,
    /// Its first so many arguments are lists of a variadic function's arguments.
    Lists(usize),
    /// Anything that pointers may lead to.
    Memory,
}

pub(super) fn accesses(builtin: Builtin) -> Accesses {
    match builtin {
        Builtin::AddOverflow | Builtin::SubOverflow | Builtin::MulOverflow => Accesses::Result,
        Builtin::VaStart | Builtin::VaEnd => Accesses::Lists(1),
        Builtin::VaCopy => Accesses::Lists(2),
        Builtin::AddOverflowP
        | Builtin::SubOverflowP
        | Builtin::MulOverflowP
        | Builtin::ConstantP
        | Builtin::IsNan
        | Builtin::IsInf
        | Builtin::IsInfSign
        | Builtin::IsFinite
        | Builtin::IsNormal
        | Builtin::Signbit
        | Builtin::IsGreater
        | Builtin::IsGreaterEqual
        | Builtin::IsLess
        | Builtin::IsLessEqual
        | Builtin::IsLessGreater
        | Builtin::IsUnordered
        | Builtin::ClassifyType
        | Builtin::ObjectSize => Accesses::Nothing,
        Builtin::Unsupported(_) => Accesses::Memory,
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
pub(super) fn root(program: &Program, ck: &Checked, types: &Types, e: ExprId) -> Option<EntityId> {
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
