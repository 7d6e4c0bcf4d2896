//! What occurs in a program: the features of the language that it uses, and how often its operators
//! and types.
//!
//! A look at the tree, not at a run: a feature in code that never runs counts. What only a run shows
//! (shifts of negative values, numbers of iterations) is left out. The frame around the generated
//! functions (`main`, observation, barrier) does not count.

mod shapes;
mod table;

pub use table::Feature;

use cassay_lang::tree::*;
use cassay_lang::walk::{self, Node, Use};
use rustc_hash::{FxHashMap, FxHashSet};

/// Operators whose shares are reported.
pub const OPERATORS: &[&str] = &[
    "*", "/", "%", "+", "-", "<<", ">>", "<", ">", "<=", ">=", "==", "!=", "&", "^", "|", "&&",
    "||", "unary +", "unary -", "~", "!", "++ --", "?:", ",", "cast", "=", "[]", ". ->", "unary *",
    "unary &", "call",
];

/// Of the operators that are no [`BinaryOp`]: where they are in [`OPERATORS`].
const UNARY: usize = BinaryOp::ALL.len();

/// What each [`BinaryOp`] counts as, by its number.
const BINARY: [Feature; BinaryOp::ALL.len()] = [
    Feature::Mul,
    Feature::Div,
    Feature::Rem,
    Feature::Add,
    Feature::Sub,
    Feature::Shl,
    Feature::Shr,
    Feature::Relational,
    Feature::Relational,
    Feature::Relational,
    Feature::Relational,
    Feature::Equality,
    Feature::Equality,
    Feature::BitAnd,
    Feature::BitXor,
    Feature::BitOr,
    Feature::LogAnd,
    Feature::LogOr,
];

/// What a program has.
#[derive(Clone, Debug, Default)]
pub struct Features {
    present: Vec<bool>,
    /// How often each of [`OPERATORS`] occurs.
    pub operators: Vec<u32>,
    /// How many variables, parameters and members have each of [`IntKind::ALL`], arrays and pointers by
    /// what they are made of.
    pub kinds: Vec<u32>,
}

impl Features {
    /// Whether the feature occurs.
    pub fn has(&self, feature: Feature) -> bool {
        self.present.get(feature as usize).copied().unwrap_or(false)
    }

    /// Notes that the feature occurs.
    pub fn add(&mut self, feature: Feature) {
        if let Some(entry) = self.present.get_mut(feature as usize) {
            *entry = true;
        }
    }
}

/// The features of a program without its frame.
pub fn features(p: &Program, frame: &[DeclId]) -> Features {
    let mut walk = Walk {
        p,
        f: Features {
            present: vec![false; Feature::ALL.len()],
            operators: vec![0; OPERATORS.len()],
            kinds: vec![0; IntKind::ALL.len()],
        },
        work: Vec::new(),
        function: None,
        last: None,
        functions: 0,
        loops: Vec::new(),
        order: 0,
        labels: FxHashMap::default(),
        gotos: Vec::new(),
        globals: FxHashSet::default(),
    };
    for unit in &p.units {
        for &decl in unit.items.iter().filter(|d| !frame.contains(d)) {
            walk.top(decl);
        }
    }
    shapes::look(p, frame, &mut walk.f);
    walk.f
}

/// Something still to be looked at.
#[derive(Clone, Copy)]
enum Task {
    Expr(ExprId),
    /// An expression whose value is not used.
    Effect(ExprId),
    Stmt(StmtId),
    Init(InitId),
    EndLoop,
}

/// Where a label or goto is: its place in the order of statements, and the loops around it.
struct LabelPosition {
    order: u32,
    loops: Vec<StmtId>,
}

struct Walk<'p> {
    p: &'p Program,
    f: Features,
    work: Vec<Task>,
    function: Option<DeclId>,
    /// The last statement of the function's body.
    last: Option<StmtId>,
    functions: usize,
    loops: Vec<StmtId>,
    order: u32,
    labels: FxHashMap<LabelId, LabelPosition>,
    gotos: Vec<(LabelId, LabelPosition)>,
    globals: FxHashSet<DeclId>,
}

impl Walk<'_> {
    fn top(&mut self, decl: DeclId) {
        match self.p[decl].kind {
            DeclKind::Var { .. } => {
                self.globals.insert(decl);
                self.f.add(Feature::Globals);
                self.variable(decl);
                self.run();
            }
            DeclKind::Function {
                ty,
                inline,
                params,
                body: Some(body),
                ..
            } => self.function(decl, ty, inline, params, body),
            DeclKind::Record { record, .. } => self.record(record),
            _ => {}
        }
    }

    fn function(
        &mut self,
        decl: DeclId,
        ty: TypeId,
        inline: bool,
        params: List<DeclId>,
        body: StmtId,
    ) {
        self.functions += 1;
        self.function = Some(decl);
        if self.functions > 1 {
            self.f.add(Feature::Functions);
        }
        let attrs = self.p.attributes(self.p[decl].attrs);
        for (is, feature) in [
            (inline, Feature::Inline),
            (attrs.noinline, Feature::NoInline),
            (attrs.always_inline, Feature::AlwaysInline),
            (attrs.pure_, Feature::Pure),
            (attrs.const_, Feature::ConstFunctions),
            (!params.is_empty(), Feature::Params),
            (params.len() >= 6, Feature::ManyParams),
        ] {
            if is {
                self.f.add(feature);
            }
        }
        for param in self.p.items(params) {
            let Some(ty) = self.p.decl_type(param) else {
                continue;
            };
            self.declared(ty, false);
            match self.p[ty].kind {
                TypeKind::Record(_) => self.f.add(Feature::RecordParams),
                TypeKind::Pointer(to) if self.is_function(to) => {
                    self.f.add(Feature::FunctionParams);
                }
                TypeKind::Pointer(_) => self.f.add(Feature::PointerParams),
                _ => {}
            }
        }
        if let TypeKind::Function { ret, .. } = self.p[ty].kind {
            match self.p[ret].kind {
                TypeKind::Void => self.f.add(Feature::VoidFunctions),
                TypeKind::Record(_) => self.f.add(Feature::RecordResults),
                TypeKind::Pointer(_) => self.f.add(Feature::PointerResults),
                _ => {}
            }
        }
        self.last = match self.p[body].kind {
            StmtKind::Block(list) => self.p.items(list).next_back(),
            _ => None,
        };
        self.work.push(Task::Stmt(body));
        self.run();
        self.jumps();
        self.function = None;
    }

    fn jumps(&mut self) {
        for (label, from) in std::mem::take(&mut self.gotos) {
            let Some(to) = self.labels.get(&label) else {
                continue;
            };
            let forward = to.order > from.order;
            let into = to.loops.iter().any(|l| !from.loops.contains(l));
            self.f.add(if forward {
                Feature::GotoForward
            } else {
                Feature::GotoBackward
            });
            if into {
                self.f.add(Feature::GotoIntoLoop);
            }
        }
        self.labels.clear();
    }

    fn run(&mut self) {
        while let Some(node) = self.work.pop() {
            match node {
                Task::Expr(e) => self.expr(e, true),
                Task::Effect(e) => self.expr(e, false),
                Task::Stmt(s) => self.stmt(s),
                Task::Init(i) => self.init(i),
                Task::EndLoop => {
                    self.loops.pop();
                }
            }
        }
    }

    // Declarations.

    fn record(&mut self, record: RecordId) {
        let r = self.p[record];
        self.f.add(match r.kind {
            RecordKind::Struct => Feature::Structs,
            RecordKind::Union => Feature::Unions,
        });
        if self.p.attributes(r.attrs).packed {
            self.f.add(Feature::Packed);
        }
        for field in r.fields.into_iter().flat_map(|l| self.p.items(l)) {
            let field = self.p[field];
            let quals = self.p[field.ty].quals;
            if !quals.is_empty() {
                self.f.add(Feature::QualifiedMember);
            }
            if let Some(bits) = field.bits {
                self.f.add(Feature::BitFields);
                match self.constant(bits) {
                    Some(0) => self.f.add(Feature::ZeroWidth),
                    Some(33..) => self.f.add(Feature::WideBitFields),
                    _ => {}
                }
            }
            if matches!(self.p[self.element(field.ty)].kind, TypeKind::Record(_)) {
                self.f.add(Feature::Nested);
            }
            self.declared(field.ty, false);
        }
    }

    /// The type of an array's elements, or a type itself.
    fn element(&self, mut ty: TypeId) -> TypeId {
        while let TypeKind::Array { elem, .. } = self.p[ty].kind {
            ty = elem;
        }
        ty
    }

    fn is_function(&self, ty: TypeId) -> bool {
        matches!(self.p[ty].kind, TypeKind::Function { .. })
    }

    fn int_kind(&self, ty: TypeId) -> Option<IntKind> {
        match self.p[ty].kind {
            TypeKind::Int(kind) => Some(kind),
            TypeKind::Typedef(decl) => self.int_kind(self.p.decl_type(decl)?),
            _ => None,
        }
    }

    fn variable(&mut self, decl: DeclId) {
        let DeclKind::Var { ty, init, .. } = self.p[decl].kind else {
            return;
        };
        self.declared(ty, true);
        self.work.extend(init.map(Task::Init));
    }

    /// A variable, parameter or member of a type.
    fn declared(&mut self, mut ty: TypeId, variable: bool) {
        let mut dimensions = 0;
        while let TypeKind::Array { elem, .. } = self.p[ty].kind {
            dimensions += 1;
            ty = elem;
        }
        let arrays = [
            Feature::Array1,
            Feature::Array2,
            Feature::Array3,
            Feature::Array4,
            Feature::Array5,
        ];
        if let Some(at) = arrays.len().min(dimensions).checked_sub(1) {
            self.f.add(arrays[at]);
        }
        let quals = self.p[ty].quals;
        let mut levels = 0;
        while let TypeKind::Pointer(to) = self.p[ty].kind {
            levels += 1;
            for (qual, own, pointee) in [
                (Quals::CONST, Feature::ConstPointer, Feature::ConstPointee),
                (
                    Quals::VOLATILE,
                    Feature::VolatilePointer,
                    Feature::VolatilePointee,
                ),
            ] {
                if self.p[ty].quals.contains(qual) {
                    self.f.add(own);
                }
                if self.p[to].quals.contains(qual) {
                    self.f.add(pointee);
                }
            }
            if self.is_function(to) {
                self.f.add(Feature::FunctionPointers);
                if dimensions > 0 {
                    self.f.add(Feature::FunctionTables);
                }
            }
            ty = to;
        }
        match levels {
            0 if variable => {
                if quals.contains(Quals::CONST) {
                    self.f.add(Feature::Const);
                }
                if quals.contains(Quals::VOLATILE) {
                    self.f.add(Feature::Volatile);
                }
            }
            0 => {}
            1 => self.f.add(Feature::Pointer1),
            2 => self.f.add(Feature::Pointer2),
            _ => self.f.add(Feature::Pointer3),
        }
        if levels > 0 && dimensions > 0 {
            self.f.add(Feature::PointerArrays);
        }
        if let Some(kind) = self.int_kind(ty) {
            self.f.kinds[kind as usize] += 1;
            // The first features are the kinds, in their order.
            self.f.add(Feature::ALL[kind as usize]);
        }
    }

    fn init(&mut self, init: InitId) {
        if let Init::List { first, count, .. } = self.p[init] {
            let items = self.p.init_list(first, count);
            if items.iter().any(|item| item.designator_count > 0) {
                self.f.add(Feature::Designators);
            }
        }
        walk::parts(self.p, Node::Init(init), |child, used| match child {
            Node::Init(init) => self.work.push(Task::Init(init)),
            Node::Expr(e) if used == Use::Plain => self.work.push(Task::Expr(e)),
            // Designators do not count as code.
            _ => {}
        });
    }

    // Statements.

    fn stmt(&mut self, id: StmtId) {
        self.order += 1;
        // Whose values nobody uses.
        let mut effects = [None; 2];
        let mut is_loop = false;
        match self.p[id].kind {
            StmtKind::Expr(e) => effects[0] = Some(e),
            StmtKind::Decl(decl) => self.local(decl),
            StmtKind::Block(list) => {
                let p = self.p;
                let inner = |s: StmtId| matches!(p[s].kind, StmtKind::Decl(_));
                if self.order > 1 && p.items(list).any(inner) && !self.is_body(id) {
                    self.f.add(Feature::Blocks);
                }
            }
            StmtKind::If(_, _, otherwise) => {
                self.f.add(Feature::If);
                if otherwise.is_some() {
                    self.f.add(Feature::Else);
                }
            }
            StmtKind::While(..) => {
                self.f.add(Feature::While);
                is_loop = true;
            }
            StmtKind::Do(..) => {
                self.f.add(Feature::Do);
                is_loop = true;
            }
            StmtKind::For {
                init, cond, step, ..
            } => {
                self.f.add(Feature::For);
                self.for_loop(init, cond, step);
                is_loop = true;
                effects[0] = step;
                if let ForInit::Expr(e) = init {
                    effects[1] = Some(e);
                }
            }
            StmtKind::Switch(_, body) => {
                self.f.add(Feature::Switch);
                if !self.loops.is_empty() {
                    self.f.add(Feature::SwitchInLoop);
                }
                self.switch(body);
            }
            StmtKind::Label(label, _) => {
                let place = self.place();
                self.labels.insert(label, place);
            }
            StmtKind::Goto(label) => {
                let place = self.place();
                self.gotos.push((label, place));
            }
            StmtKind::Break if !self.loops.is_empty() => self.f.add(Feature::Break),
            StmtKind::Continue => self.f.add(Feature::Continue),
            StmtKind::Return(_) if self.last != Some(id) => self.f.add(Feature::EarlyReturn),
            // Nothing but what is in them.
            _ => {}
        }
        if is_loop {
            self.enter(id);
        }
        let from = self.work.len();
        walk::parts(self.p, Node::Stmt(id), |child, used| match child {
            Node::Expr(e) if effects.contains(&Some(e)) => self.work.push(Task::Effect(e)),
            Node::Expr(e) if used == Use::Plain => self.work.push(Task::Expr(e)),
            Node::Stmt(s) => {
                self.work.push(Task::Stmt(s));
                if is_loop {
                    self.work.push(Task::EndLoop);
                }
            }
            // The values of a switch's labels do not count as code; declarations were looked at above.
            Node::Expr(_) | Node::Decl(_) | Node::Init(_) | Node::Type(_) | Node::Field(_) => {}
        });
        // The first one is looked at next.
        self.work[from..].reverse();
    }

    fn place(&self) -> LabelPosition {
        LabelPosition {
            order: self.order,
            loops: self.loops.clone(),
        }
    }

    /// Whether a block is the body of the function at hand.
    fn is_body(&self, id: StmtId) -> bool {
        self.function.is_some_and(
            |f| matches!(self.p[f].kind, DeclKind::Function { body: Some(b), .. } if b == id),
        )
    }

    fn local(&mut self, decl: DeclId) {
        match self.p[decl].kind {
            DeclKind::Var { storage, .. } => {
                self.f.add(match storage {
                    Storage::Static => Feature::Statics,
                    _ => Feature::Locals,
                });
                self.variable(decl);
            }
            DeclKind::Record { record, .. } => self.record(record),
            _ => {}
        }
    }

    fn enter(&mut self, id: StmtId) {
        self.loops.push(id);
        match self.loops.len() {
            1 => {}
            2 => self.f.add(Feature::Nest2),
            _ => self.f.add(Feature::Nest3),
        }
    }

    fn for_loop(&mut self, init: ForInit, cond: Option<ExprId>, step: Option<ExprId>) {
        if cond.is_none() {
            self.f.add(Feature::Endless);
        }
        if let ForInit::Decl(decl) = init {
            self.variable(decl);
            let ty = self.p.decl_type(decl);
            if ty.and_then(|ty| self.int_kind(ty)).is_some_and(unsigned) {
                self.f.add(Feature::UnsignedCounter);
            }
        }
        match step.map(|e| self.p[e].kind) {
            Some(ExprKind::Unary(UnaryOp::PreDec | UnaryOp::PostDec, _)) => {
                self.f.add(Feature::CountDown);
            }
            Some(ExprKind::Assign(op, _, _)) => {
                self.f.add(Feature::Stride);
                if op == Some(BinaryOp::Sub) {
                    self.f.add(Feature::CountDown);
                }
            }
            Some(ExprKind::Comma(..)) => self.f.add(Feature::TwoCounters),
            _ => {}
        }
    }

    /// The shape of a switch, from its labels at the top of its body.
    fn switch(&mut self, body: StmtId) {
        let StmtKind::Block(list) = self.p[body].kind else {
            return;
        };
        let mut labels = Vec::new();
        // Before how many labels `default` stands, and how many there are.
        let (mut default, mut seen) = (None, 0);
        let mut open = false;
        for stmt in self.p.items(list) {
            let mut stmt = stmt;
            let mut labelled = false;
            loop {
                match self.p[stmt].kind {
                    StmtKind::Case(value, _, inner) => {
                        labels.extend(self.constant(value));
                        stmt = inner;
                    }
                    StmtKind::Default(inner) => {
                        default = Some(seen);
                        stmt = inner;
                    }
                    _ => break,
                }
                seen += 1;
                labelled = true;
            }
            if labelled && open {
                self.f.add(Feature::FallThrough);
            }
            open = !self.leaves(stmt);
        }
        match default {
            None => self.f.add(Feature::NoDefault),
            Some(at) if at + 1 == seen => {}
            Some(0) => self.f.add(Feature::DefaultFirst),
            Some(_) => self.f.add(Feature::DefaultInside),
        }
        if let (Some(least), Some(most)) = (labels.iter().min(), labels.iter().max())
            && labels.len() > 2
        {
            let range = most.saturating_sub(*least);
            self.f.add(if range < 2 * labels.len() as i128 {
                Feature::DenseSwitch
            } else {
                Feature::SparseSwitch
            });
        }
    }

    /// Whether a statement surely does not go on to the next.
    fn leaves(&self, mut stmt: StmtId) -> bool {
        loop {
            match self.p[stmt].kind {
                StmtKind::Break | StmtKind::Continue | StmtKind::Return(_) | StmtKind::Goto(_) => {
                    return true;
                }
                StmtKind::Block(list) => match self.p.items(list).next_back() {
                    Some(last) => stmt = last,
                    None => return false,
                },
                _ => return false,
            }
        }
    }

    // Expressions.

    /// The value of a constant, as the generator writes constants.
    fn constant(&self, e: ExprId) -> Option<i128> {
        Some(match self.p[e].kind {
            ExprKind::Int(lit) => lit.value.into(),
            ExprKind::Char(lit) => lit.value.into(),
            ExprKind::Unary(UnaryOp::Neg, a) => self.constant(a)?.checked_neg()?,
            ExprKind::Unary(UnaryOp::Plus, a) | ExprKind::Cast(_, a) => self.constant(a)?,
            ExprKind::Binary(BinaryOp::Sub, a, b) => {
                self.constant(a)?.checked_sub(self.constant(b)?)?
            }
            _ => return None,
        })
    }

    /// Whether an expression plainly is a pointer: a variable of such a type, an array, an address.
    fn is_pointer(&self, e: ExprId) -> bool {
        match self.p[e].kind {
            ExprKind::Name(decl) => self.p.decl_type(decl).is_some_and(|ty| {
                matches!(
                    self.p[ty].kind,
                    TypeKind::Pointer(_) | TypeKind::Array { .. }
                )
            }),
            ExprKind::Unary(UnaryOp::AddrOf, _) => true,
            ExprKind::Binary(BinaryOp::Add | BinaryOp::Sub, a, _) => self.is_pointer(a),
            _ => false,
        }
    }

    /// Whether an expression plainly is a record.
    fn is_record(&self, e: ExprId) -> bool {
        match self.p[e].kind {
            ExprKind::Name(decl) => self
                .p
                .decl_type(decl)
                .is_some_and(|ty| matches!(self.p[ty].kind, TypeKind::Record(_))),
            ExprKind::CompoundLit(ty, _) => matches!(self.p[ty].kind, TypeKind::Record(_)),
            _ => false,
        }
    }

    fn is_wide(&self, e: ExprId) -> bool {
        matches!(self.p[e].kind, ExprKind::Name(decl)
            if self.p.decl_type(decl).and_then(|ty| self.int_kind(ty))
                .is_some_and(|kind| kind >= IntKind::Int128))
    }

    fn operator(&mut self, at: usize) {
        self.f.operators[at] += 1;
    }

    fn expr(&mut self, e: ExprId, used: bool) {
        match self.p[e].kind {
            ExprKind::Unary(op, a) => self.unary(op, a),
            ExprKind::Binary(op, a, b) => self.binary(op, a, b),
            ExprKind::Assign(op, a, b) => {
                self.operator(UNARY + 8);
                if let Some(op) = op {
                    self.f.add(Feature::Compound);
                    self.binary(op, a, b);
                } else if self.is_record(a) || self.is_record(b) {
                    self.f.add(Feature::RecordCopies);
                }
                if used {
                    self.f.add(Feature::InnerAssign);
                }
            }
            ExprKind::Cond(..) => {
                self.f.add(Feature::Cond);
                self.operator(UNARY + 5);
            }
            ExprKind::Comma(a, b) => {
                self.f.add(Feature::Comma);
                self.operator(UNARY + 6);
                let last = if used { Task::Expr(b) } else { Task::Effect(b) };
                self.work.extend([Task::Effect(a), last]);
                return;
            }
            ExprKind::Cast(..) => {
                self.f.add(Feature::Cast);
                self.operator(UNARY + 7);
            }
            ExprKind::Call(callee, _) => self.call(callee),
            ExprKind::Index(..) => self.operator(UNARY + 9),
            ExprKind::Member(..) | ExprKind::Arrow(..) => self.operator(UNARY + 10),
            ExprKind::CompoundLit(..) => self.f.add(Feature::CompoundLiterals),
            ExprKind::Builtin(builtin, _) => self.f.add(match builtin {
                Builtin::AddOverflow
                | Builtin::SubOverflow
                | Builtin::MulOverflow
                | Builtin::AddOverflowP
                | Builtin::SubOverflowP
                | Builtin::MulOverflowP => Feature::Overflow,
                _ => Feature::OtherBuiltins,
            }),
            // Nothing but what is in them.
            _ => {}
        }
        walk::parts(self.p, Node::Expr(e), |child, used| match child {
            Node::Expr(e) if used == Use::Plain => self.work.push(Task::Expr(e)),
            Node::Init(init) => self.work.push(Task::Init(init)),
            Node::Stmt(stmt) => self.work.push(Task::Stmt(stmt)),
            // What is not evaluated, and types: the types of variables are what counts.
            Node::Expr(_) | Node::Decl(_) | Node::Type(_) | Node::Field(_) => {}
        });
    }

    fn unary(&mut self, op: UnaryOp, a: ExprId) {
        if op == UnaryOp::Neg && matches!(self.p[a].kind, ExprKind::Int(_)) {
            // A constant, as people see it.
            return;
        }
        let (at, feature) = match op {
            UnaryOp::Plus => (0, Feature::Plus),
            UnaryOp::Neg => (1, Feature::Neg),
            UnaryOp::BitNot => (2, Feature::BitNot),
            UnaryOp::Not => (3, Feature::Not),
            UnaryOp::PreInc | UnaryOp::PreDec | UnaryOp::PostInc | UnaryOp::PostDec => {
                (4, Feature::Step)
            }
            UnaryOp::Deref => return self.operator(UNARY + 11),
            UnaryOp::AddrOf => {
                self.operator(UNARY + 12);
                let feature = match self.p[a].kind {
                    ExprKind::Name(decl) if self.globals.contains(&decl) => {
                        Feature::AddressOfGlobal
                    }
                    ExprKind::Name(_) => Feature::AddressOfLocal,
                    _ => Feature::AddressOfElement,
                };
                return self.f.add(feature);
            }
            UnaryOp::Extension => return,
        };
        self.operator(UNARY + at);
        self.f.add(feature);
    }

    fn binary(&mut self, op: BinaryOp, a: ExprId, b: ExprId) {
        self.operator(op as usize);
        self.f.add(BINARY[op as usize]);
        match op {
            BinaryOp::Shl | BinaryOp::Shr if self.constant(b).is_some_and(|n| n >= 32) => {
                self.f.add(Feature::WideShift);
            }
            BinaryOp::Add | BinaryOp::Sub if self.is_pointer(a) || self.is_pointer(b) => {
                self.f.add(Feature::PointerArithmetic);
            }
            op if op.is_comparison() && (self.is_pointer(a) || self.is_pointer(b)) => {
                self.f.add(Feature::PointerComparison);
            }
            _ => {}
        }
        if self.is_wide(a) || self.is_wide(b) {
            self.f.add(Feature::WideArithmetic);
        }
    }

    fn call(&mut self, callee: ExprId) {
        self.operator(UNARY + 13);
        let ExprKind::Name(decl) = self.p[callee].kind else {
            return self.f.add(Feature::IndirectCalls);
        };
        let DeclKind::Function { storage, .. } = self.p[decl].kind else {
            return self.f.add(Feature::IndirectCalls);
        };
        if storage != Storage::Builtin {
            self.f.add(Feature::Calls);
            if self.function == Some(decl) {
                self.f.add(Feature::Recursion);
            }
            return;
        }
        let name = self.p[decl].name.map_or("", |name| self.p.name(name));
        let counting = ["popcount", "clz", "ctz", "ffs", "parity", "clrsb"];
        self.f.add(if counting.iter().any(|c| name.contains(c)) {
            Feature::BitCounting
        } else if name.contains("bswap") {
            Feature::ByteSwap
        } else if name.contains("expect") {
            Feature::Expect
        } else if name.contains("overflow") {
            Feature::Overflow
        } else {
            Feature::OtherBuiltins
        });
    }
}

fn unsigned(kind: IntKind) -> bool {
    matches!(
        kind,
        IntKind::UChar
            | IntKind::UShort
            | IntKind::UInt
            | IntKind::ULong
            | IntKind::ULongLong
            | IntKind::UInt128
    )
}
