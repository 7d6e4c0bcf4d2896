//! What a part of the tree contains: names, calls, jumps, labels.
//!
//! Mutations that move, copy or remove code ask here whether they may. The walk goes into everything,
//! unevaluated operands included: a name must have its declaration there, too. What it does not look
//! into (designators, lengths of arrays, declarations of anything but variables, types that need more
//! than a name, and a few rare expressions) it reports as [`Scan::odd`], and such code is left alone.

use cassay_lang::tree::*;
use cassay_lang::walk::{self, Node, Use};
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

/// What of the part itself is around a statement.
#[derive(Clone, Copy, Default)]
struct Around {
    /// A loop: `break` and `continue` mean it.
    looped: bool,
    /// A switch: `break`, `case` and `default` mean it.
    switched: bool,
}

/// What a statement contains.
pub fn scan_stmt(program: &Program, stmt: StmtId) -> Scan {
    run(program, Node::Stmt(stmt))
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
    let mut stack = vec![(start, Around::default())];
    while let Some((node, around)) = stack.pop() {
        let (enter, inner) = match node {
            Node::Stmt(s) => (true, scan.stmt(program, s, around)),
            Node::Expr(e) => (scan.expr(program, e), Around::default()),
            Node::Init(i) => (scan.init(program, i), Around::default()),
            Node::Type(t) => (scan.ty(program, t), Around::default()),
            Node::Decl(d) => (scan.decl(program, d), Around::default()),
            // Records are not looked into.
            Node::Field(_) => (false, Around::default()),
        };
        // A declaration is as large as what is in it.
        scan.size += usize::from(!matches!(node, Node::Decl(_)));
        if !enter {
            continue;
        }
        let from = stack.len();
        walk::parts(program, node, |child, used| match (node, child) {
            // The lengths of arrays; designators.
            (Node::Type(_), Node::Expr(_)) => {}
            (Node::Init(_), Node::Expr(_)) if used == Use::Constant => {}
            _ => stack.push((child, inner)),
        });
        // What mutations draw depends on the order in which names are found: always the last first, but
        // the condition of this loop behind its body, as that of the others.
        if matches!(node, Node::Stmt(s) if matches!(program[s].kind, StmtKind::Do(..))) {
            stack[from..].reverse();
        }
    }
    scan.odd |= scan.strange;
    scan
}

/// Each looks at one node, and says whether the walk goes into it.
impl Scan {
    fn decl(&mut self, program: &Program, decl: DeclId) -> bool {
        self.declared.insert(decl);
        match program[decl].kind {
            DeclKind::Var { storage, .. } => {
                self.statics |= matches!(storage, Storage::Static | Storage::Extern);
                return true;
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
        false
    }

    fn init(&mut self, program: &Program, init: InitId) -> bool {
        let designated = match program[init] {
            Init::Expr(_) => false,
            Init::List { first, count, .. } => {
                let items = program.init_list(first, count);
                items.iter().any(|item| item.designator_count > 0)
            }
        };
        self.strange |= designated;
        true
    }

    fn ty(&mut self, program: &Program, ty: TypeId) -> bool {
        match program[ty].kind {
            TypeKind::Void | TypeKind::Int(_) | TypeKind::Float(_) | TypeKind::VaList => {}
            TypeKind::Pointer(_) => return true,
            TypeKind::Array { len, .. } => {
                if let ArrayLen::Expr(e) = len {
                    // A length that is not a constant makes a type that must not be jumped over.
                    self.strange |= !matches!(program[e].kind, ExprKind::Int(_));
                }
                return true;
            }
            TypeKind::Typedef(decl) => self.typedefs.push(decl),
            TypeKind::Record(_) | TypeKind::Enum(_) => self.odd = true,
            TypeKind::Function { .. }
            | TypeKind::TypeofExpr(_)
            | TypeKind::TypeofType(_)
            | TypeKind::Auto
            | TypeKind::Unsupported(_) => self.strange = true,
        }
        false
    }

    /// Returns what is around the statements inside of this one.
    fn stmt(&mut self, program: &Program, stmt: StmtId, around: Around) -> Around {
        let Around { looped, switched } = around;
        match program[stmt].kind {
            StmtKind::While(..) | StmtKind::Do(..) | StmtKind::For { .. } => {
                return Around {
                    looped: true,
                    switched,
                };
            }
            // `break` means the switch in it; `continue` still means what is around.
            StmtKind::Switch(..) => {
                return Around {
                    looped,
                    switched: true,
                };
            }
            StmtKind::Case(..) | StmtKind::Default(_) => self.cases |= !switched,
            StmtKind::Label(label, _) => self.labels.push(label),
            StmtKind::Goto(label) => self.targets.push(label),
            StmtKind::GotoComputed(_) | StmtKind::Asm { .. } => self.strange = true,
            StmtKind::Break => self.breaks |= !looped && !switched,
            StmtKind::Continue => self.continues |= !looped,
            StmtKind::Return(_) => {
                self.returns = true;
                self.returned.push(stmt);
            }
            // All others are what is in them.
            _ => {}
        }
        around
    }

    fn expr(&mut self, program: &Program, expr: ExprId) -> bool {
        self.exprs.push(expr);
        match program[expr].kind {
            ExprKind::Name(decl) => self.names.push((expr, decl)),
            ExprKind::Unary(op, e) if op.is_step() => self.stores.push(e),
            ExprKind::Assign(_, a, _) => self.stores.push(a),
            ExprKind::Call(f, _) => {
                self.calls = true;
                self.callees.push(f);
            }
            ExprKind::Builtin(..) => {
                self.calls = true;
                self.strange = true;
            }
            ExprKind::StmtExpr(_) => self.statement_expressions = true,
            ExprKind::LabelAddr(label) => self.targets.push(label),
            ExprKind::VaArg(..) => self.strange = true,
            // What is chosen from is not looked into, nor paths and types that are compared.
            ExprKind::Generic { .. }
            | ExprKind::Choose(..)
            | ExprKind::Offsetof { .. }
            | ExprKind::TypesCompatible(..) => {
                self.strange = true;
                return false;
            }
            // All others are what is in them.
            _ => {}
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `_Alignas(n) int x;` needs `n` wherever it is moved to.
    #[test]
    fn names_in_alignments_are_found() {
        let mut p = Program::new();
        let int = p.int_type();
        let (n, x) = (p.var("n", int), p.var("x", int));
        let used = p.use_of(n);
        let attrs = Attrs {
            aligned: Some(Aligned::Expr(used)),
            ..Attrs::default()
        };
        p[x].attrs = Some(p.push_attrs(attrs));
        let stmt = p.stmt(StmtKind::Decl(x));
        let scan = scan_stmt(&p, stmt);
        assert_eq!(scan.names, [(used, n)]);
        assert!(scan.declared.contains(&x) && !scan.odd);
    }
}
