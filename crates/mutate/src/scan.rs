//! What a part of the tree contains: names, calls, jumps, labels.
//!
//! Mutations that move, copy or remove code ask here whether they may. The walk keeps its own stack
//! and goes into everything, unevaluated operands included: a name must have its declaration there,
//! too. What it does not look into (initialisers' designators, lengths of arrays, types) it reports
//! as [`Scan::odd`], and such code is left alone.

use cassay_lang::tree::*;
use rustc_hash::FxHashSet;

/// What was found, in no particular order but always the same.
#[derive(Default, Debug)]
pub struct Scan {
    pub names: Vec<(ExprId, DeclId)>,
    /// Declared inside.
    pub declared: FxHashSet<DeclId>,
    /// Named in types inside.
    pub typedefs: Vec<DeclId>,
    pub labels: Vec<LabelId>,
    /// Jumped to, or their address taken.
    pub targets: Vec<LabelId>,
    /// `break` and `continue` that leave the part; `case` labels of a switch around it.
    pub breaks: bool,
    pub continues: bool,
    pub cases: bool,
    pub returns: bool,
    pub calls: bool,
    /// What is called, as written.
    pub callees: Vec<ExprId>,
    /// Assignments and increments: the expression that is changed.
    pub stores: Vec<ExprId>,
    pub statement_expressions: bool,
    pub statics: bool,
    pub returned: Vec<StmtId>,
    /// Declares structures, unions or enumerations.
    pub tags: bool,
    /// Something that is not understood well enough to be moved, types with tags included.
    pub odd: bool,
    /// The same, but for mentions of types by their tags.
    pub strange: bool,
    /// Every expression.
    pub exprs: Vec<ExprId>,
    /// Nodes, as a measure of size.
    pub size: usize,
}

enum Node {
    Stmt(StmtId, bool, bool),
    Expr(ExprId),
    Init(InitId),
    Type(TypeId),
}

/// What a statement contains.
pub fn scan_stmt(program: &Program, stmt: StmtId) -> Scan {
    run(program, Node::Stmt(stmt, false, false))
}

/// What an expression contains.
pub fn scan_expr(program: &Program, expr: ExprId) -> Scan {
    run(program, Node::Expr(expr))
}

/// What an initialiser contains.
pub fn scan_init(program: &Program, init: InitId) -> Scan {
    run(program, Node::Init(init))
}

fn run(program: &Program, start: Node) -> Scan {
    let mut scan = Scan::default();
    let mut stack = vec![start];
    while let Some(node) = stack.pop() {
        scan.size += 1;
        match node {
            // In a loop or switch of the part itself, and in a switch of it.
            Node::Stmt(s, looped, switched) => {
                scan.stmt(program, s, looped, switched, &mut stack);
            }
            Node::Expr(e) => scan.expr(program, e, &mut stack),
            Node::Init(i) => match program[i] {
                Init::Expr(e) => stack.push(Node::Expr(e)),
                Init::List { first, count, .. } => {
                    for item in program.init_list(first, count) {
                        scan.strange |= item.designator_count > 0;
                        stack.push(Node::Init(item.init));
                    }
                }
            },
            Node::Type(t) => scan.ty(program, t, &mut stack),
        }
    }
    scan.odd |= scan.strange;
    scan
}

impl Scan {
    fn decl(&mut self, program: &Program, decl: DeclId, stack: &mut Vec<Node>) {
        self.declared.insert(decl);
        match program[decl].kind {
            DeclKind::Var { ty, storage, init } => {
                self.statics |= matches!(storage, Storage::Static | Storage::Extern);
                stack.push(Node::Type(ty));
                stack.extend(init.map(Node::Init));
            }
            DeclKind::Record { .. } | DeclKind::Enum { .. } => {
                self.tags = true;
                self.strange = true;
            }
            DeclKind::Typedef { .. }
            | DeclKind::Function { .. }
            | DeclKind::Param { .. }
            | DeclKind::EnumConst { .. }
            | DeclKind::StaticAssert { .. } => self.strange = true,
        }
    }

    fn ty(&mut self, program: &Program, ty: TypeId, stack: &mut Vec<Node>) {
        match program[ty].kind {
            TypeKind::Void | TypeKind::Int(_) | TypeKind::Float(_) | TypeKind::VaList => {}
            TypeKind::Pointer(to) => stack.push(Node::Type(to)),
            TypeKind::Array { elem, len, .. } => {
                if let ArrayLen::Expr(e) = len {
                    // A length that is not a constant makes a type that must not be jumped over.
                    self.strange |= !matches!(program[e].kind, ExprKind::Int(_));
                }
                stack.push(Node::Type(elem));
            }
            TypeKind::Typedef(decl) => self.typedefs.push(decl),
            TypeKind::Record(_) | TypeKind::Enum(_) => self.odd = true,
            TypeKind::Function { .. }
            | TypeKind::TypeofExpr(_)
            | TypeKind::TypeofType(_)
            | TypeKind::Auto
            | TypeKind::Unsupported(_) => self.strange = true,
        }
    }

    fn stmt(
        &mut self,
        program: &Program,
        stmt: StmtId,
        looped: bool,
        switched: bool,
        stack: &mut Vec<Node>,
    ) {
        let same = |s| Node::Stmt(s, looped, switched);
        match program[stmt].kind {
            StmtKind::Null => {}
            StmtKind::Expr(e) => stack.push(Node::Expr(e)),
            StmtKind::Decl(decl) => self.decl(program, decl, stack),
            StmtKind::Block(list) => stack.extend(program.items(list).map(same)),
            StmtKind::If(cond, then, otherwise) => {
                stack.push(Node::Expr(cond));
                stack.push(same(then));
                stack.extend(otherwise.map(same));
            }
            StmtKind::While(cond, body) | StmtKind::Do(body, cond) => {
                stack.push(Node::Expr(cond));
                stack.push(Node::Stmt(body, true, switched));
            }
            StmtKind::For {
                init,
                cond,
                step,
                body,
            } => {
                match init {
                    ForInit::None => {}
                    ForInit::Expr(e) => stack.push(Node::Expr(e)),
                    ForInit::Decl(decl) => self.decl(program, decl, stack),
                }
                stack.extend(cond.map(Node::Expr));
                stack.extend(step.map(Node::Expr));
                stack.push(Node::Stmt(body, true, switched));
            }
            // `break` means the switch in it; `continue` still means what is around.
            StmtKind::Switch(cond, body) => {
                stack.push(Node::Expr(cond));
                stack.push(Node::Stmt(body, looped, true));
            }
            StmtKind::Case(low, high, s) => {
                self.cases |= !switched;
                stack.push(Node::Expr(low));
                stack.extend(high.map(Node::Expr));
                stack.push(same(s));
            }
            StmtKind::Default(s) => {
                self.cases |= !switched;
                stack.push(same(s));
            }
            StmtKind::Label(label, s) => {
                self.labels.push(label);
                stack.push(same(s));
            }
            StmtKind::Goto(label) => self.targets.push(label),
            StmtKind::GotoComputed(e) => {
                self.strange = true;
                stack.push(Node::Expr(e));
            }
            StmtKind::Break => self.breaks |= !looped && !switched,
            StmtKind::Continue => self.continues |= !looped,
            StmtKind::Return(value) => {
                self.returns = true;
                self.returned.push(stmt);
                stack.extend(value.map(Node::Expr));
            }
            StmtKind::Asm { .. } => self.strange = true,
        }
    }

    fn expr(&mut self, program: &Program, expr: ExprId, stack: &mut Vec<Node>) {
        self.exprs.push(expr);
        let mut push = |e| stack.push(Node::Expr(e));
        match program[expr].kind {
            ExprKind::Int(_) | ExprKind::Float(_) | ExprKind::Char(_) | ExprKind::Str(_) => {}
            ExprKind::Name(decl) => self.names.push((expr, decl)),
            ExprKind::Unary(op, e) => {
                if matches!(
                    op,
                    UnaryOp::PreInc | UnaryOp::PreDec | UnaryOp::PostInc | UnaryOp::PostDec
                ) {
                    self.stores.push(e);
                }
                push(e);
            }
            ExprKind::Binary(_, a, b) | ExprKind::Comma(a, b) | ExprKind::Index(a, b) => {
                push(a);
                push(b);
            }
            ExprKind::Assign(_, a, b) => {
                self.stores.push(a);
                push(a);
                push(b);
            }
            ExprKind::Cond(a, b, c) => {
                push(a);
                b.into_iter().for_each(&mut push);
                push(c);
            }
            ExprKind::Cast(ty, e) => {
                push(e);
                stack.push(Node::Type(ty));
            }
            ExprKind::Call(f, args) => {
                self.calls = true;
                self.callees.push(f);
                push(f);
                program.items(args).for_each(push);
            }
            ExprKind::Member(e, _) | ExprKind::Arrow(e, _) => push(e),
            ExprKind::SizeofExpr(e) | ExprKind::AlignofExpr(e) => push(e),
            ExprKind::SizeofType(ty) | ExprKind::AlignofType(ty) => stack.push(Node::Type(ty)),
            ExprKind::Builtin(_, args) => {
                self.calls = true;
                self.strange = true;
                program.items(args).for_each(push);
            }
            ExprKind::StmtExpr(s) => {
                self.statement_expressions = true;
                stack.push(Node::Stmt(s, false, false));
            }
            ExprKind::LabelAddr(label) => self.targets.push(label),
            ExprKind::CompoundLit(ty, init) => {
                stack.push(Node::Type(ty));
                stack.push(Node::Init(init));
            }
            ExprKind::VaArg(e, _) => {
                self.strange = true;
                push(e);
            }
            ExprKind::Generic { .. }
            | ExprKind::Choose(..)
            | ExprKind::Offsetof { .. }
            | ExprKind::TypesCompatible(..) => self.strange = true,
        }
    }
}
