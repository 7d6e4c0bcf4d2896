//! Every node of a program that its text shows, each once, in the order of the text.
//!
//! Passes look for what they can change here, and edits find the uses of a declaration. A node that
//! is reached twice (types of one declaration's declarators, copies that an edit made) is listed
//! where it is first met. The walk is a loop over an explicit stack: its depth is no concern.

use cassay_lang::tree::*;

/// A node of any arena.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Node {
    Expr(ExprId),
    Stmt(StmtId),
    Decl(DeclId),
    Type(TypeId),
    Init(InitId),
    Field(FieldId),
}

/// A node and where it stands.
#[derive(Clone, Copy, Debug)]
pub struct Found {
    pub node: Node,
    /// Its parent's place in [`Walk::order`]; `None` at file scope.
    pub parent: Option<u32>,
    /// How many nodes of its own sort (statements, expressions) are around it.
    pub depth: u32,
    /// The function that it is in.
    pub function: Option<DeclId>,
}

#[derive(Debug, Default)]
pub struct Walk {
    pub order: Vec<Found>,
}

/// Which nodes have been met, one flag per node of each arena.
struct Met {
    exprs: Vec<bool>,
    stmts: Vec<bool>,
    decls: Vec<bool>,
    types: Vec<bool>,
    inits: Vec<bool>,
    fields: Vec<bool>,
}

impl Met {
    fn new(p: &Program) -> Met {
        Met {
            exprs: vec![false; p.exprs.len()],
            stmts: vec![false; p.stmts.len()],
            decls: vec![false; p.decls.len()],
            types: vec![false; p.types.len()],
            inits: vec![false; p.inits.len()],
            fields: vec![false; p.fields.len()],
        }
    }

    /// Whether this is the first time.
    fn first(&mut self, node: Node) -> bool {
        let flag = match node {
            Node::Expr(id) => self.exprs.get_mut(id.index()),
            Node::Stmt(id) => self.stmts.get_mut(id.index()),
            Node::Decl(id) => self.decls.get_mut(id.index()),
            Node::Type(id) => self.types.get_mut(id.index()),
            Node::Init(id) => self.inits.get_mut(id.index()),
            Node::Field(id) => self.fields.get_mut(id.index()),
        };
        flag.is_some_and(|flag| !std::mem::replace(flag, true))
    }
}

impl Walk {
    pub fn new(p: &Program) -> Walk {
        let mut walk = Walk::default();
        let mut met = Met::new(p);
        let mut stack: Vec<Found> = Vec::new();
        let mut below = Vec::new();
        for unit in &p.units {
            for &item in unit.items.iter().rev() {
                stack.push(Found {
                    node: Node::Decl(item),
                    parent: None,
                    depth: 0,
                    function: None,
                });
            }
            while let Some(found) = stack.pop() {
                if !met.first(found.node) {
                    continue;
                }
                let at = walk.order.len() as u32;
                walk.order.push(found);
                below.clear();
                children(p, found.node, &mut below);
                let function = match found.node {
                    Node::Decl(decl) if is_function(p, decl) => Some(decl),
                    _ => found.function,
                };
                for &node in below.iter().rev() {
                    let same = matches!(
                        (found.node, node),
                        (Node::Expr(_), Node::Expr(_)) | (Node::Stmt(_), Node::Stmt(_))
                    );
                    let depth = match (same, node) {
                        (true, _) => found.depth + 1,
                        // A declaration's or an initialiser's place counts for what is in it.
                        (false, Node::Decl(_) | Node::Init(_)) => found.depth,
                        (false, _) => 0,
                    };
                    stack.push(Found {
                        node,
                        parent: Some(at),
                        depth,
                        function,
                    });
                }
            }
        }
        walk
    }

    pub fn exprs(&self) -> impl DoubleEndedIterator<Item = (ExprId, &Found)> {
        self.order.iter().filter_map(|found| match found.node {
            Node::Expr(id) => Some((id, found)),
            _ => None,
        })
    }

    pub fn stmts(&self) -> impl DoubleEndedIterator<Item = (StmtId, &Found)> {
        self.order.iter().filter_map(|found| match found.node {
            Node::Stmt(id) => Some((id, found)),
            _ => None,
        })
    }

    pub fn decls(&self) -> impl DoubleEndedIterator<Item = (DeclId, &Found)> {
        self.order.iter().filter_map(|found| match found.node {
            Node::Decl(id) => Some((id, found)),
            _ => None,
        })
    }

    pub fn types(&self) -> impl DoubleEndedIterator<Item = (TypeId, &Found)> {
        self.order.iter().filter_map(|found| match found.node {
            Node::Type(id) => Some((id, found)),
            _ => None,
        })
    }

    pub fn inits(&self) -> impl DoubleEndedIterator<Item = (InitId, &Found)> {
        self.order.iter().filter_map(|found| match found.node {
            Node::Init(id) => Some((id, found)),
            _ => None,
        })
    }

    pub fn parent(&self, found: &Found) -> Option<&Found> {
        self.order.get(found.parent? as usize)
    }

    /// How many nodes are below each one, itself included; in the order of [`Walk::order`]. What an
    /// edit that removes it is worth.
    pub fn sizes(&self) -> Vec<u32> {
        let mut sizes = vec![1u32; self.order.len()];
        for at in (0..self.order.len()).rev() {
            if let Some(parent) = self.order[at].parent {
                sizes[parent as usize] = sizes[parent as usize].saturating_add(sizes[at]);
            }
        }
        sizes
    }
}

pub fn is_function(p: &Program, decl: DeclId) -> bool {
    matches!(p[decl].kind, DeclKind::Function { .. })
}

/// The nodes right below one, in the order of the text. A name does not lead to its declaration,
/// nor a type to the record, enumeration or typedef that it names.
pub fn children(p: &Program, node: Node, out: &mut Vec<Node>) {
    match node {
        Node::Expr(id) => expr(p, id, out),
        Node::Stmt(id) => stmt(p, id, out),
        Node::Decl(id) => decl(p, id, out),
        Node::Type(id) => ty(p, id, out),
        Node::Init(id) => match p[id] {
            Init::Expr(e) => out.push(Node::Expr(e)),
            Init::List { first, count, .. } => {
                for item in p.init_list(first, count) {
                    designators(p, item.first_designator, item.designator_count, out);
                    out.push(Node::Init(item.init));
                }
            }
        },
        Node::Field(id) => {
            let field = p[id];
            out.push(Node::Type(field.ty));
            // An unnamed member's record is printed in place.
            if let TypeKind::Record(record) = p[field.ty].kind
                && p[record].tag.is_none()
            {
                fields(p, record, out);
            }
            out.extend(field.bits.map(Node::Expr));
            attributes(p, field.attrs, out);
        }
    }
}

fn expr(p: &Program, id: ExprId, out: &mut Vec<Node>) {
    let mut exprs = |list: &[ExprId]| out.extend(list.iter().map(|&e| Node::Expr(e)));
    match p[id].kind {
        ExprKind::Int(_)
        | ExprKind::Float(_)
        | ExprKind::Char(_)
        | ExprKind::Str(_)
        | ExprKind::Name(_)
        | ExprKind::LabelAddr(_) => {}
        ExprKind::Unary(_, a)
        | ExprKind::Member(a, _)
        | ExprKind::Arrow(a, _)
        | ExprKind::SizeofExpr(a)
        | ExprKind::AlignofExpr(a) => exprs(&[a]),
        ExprKind::Binary(_, a, b)
        | ExprKind::Assign(_, a, b)
        | ExprKind::Comma(a, b)
        | ExprKind::Index(a, b) => exprs(&[a, b]),
        ExprKind::Cond(a, b, c) => {
            exprs(&[a]);
            out.extend(b.map(Node::Expr));
            out.push(Node::Expr(c));
        }
        ExprKind::Choose(a, b, c) => exprs(&[a, b, c]),
        ExprKind::Cast(ty, a) => out.extend([Node::Type(ty), Node::Expr(a)]),
        ExprKind::Call(f, args) => {
            exprs(&[f]);
            out.extend(p.items(args).map(Node::Expr));
        }
        ExprKind::Builtin(_, args) => out.extend(p.items(args).map(Node::Expr)),
        ExprKind::SizeofType(ty) | ExprKind::AlignofType(ty) => out.push(Node::Type(ty)),
        ExprKind::CompoundLit(ty, init) => out.extend([Node::Type(ty), Node::Init(init)]),
        ExprKind::Generic {
            control,
            first,
            count,
        } => {
            exprs(&[control]);
            for association in p.associations(first, count) {
                out.extend(association.ty.map(Node::Type));
                out.push(Node::Expr(association.value));
            }
        }
        ExprKind::StmtExpr(s) => out.push(Node::Stmt(s)),
        ExprKind::VaArg(e, ty) => out.extend([Node::Expr(e), Node::Type(ty)]),
        ExprKind::Offsetof { ty, first, count } => {
            out.push(Node::Type(ty));
            designators(p, first, count, out);
        }
        ExprKind::TypesCompatible(a, b) => out.extend([Node::Type(a), Node::Type(b)]),
    }
}

fn designators(p: &Program, first: u32, count: u32, out: &mut Vec<Node>) {
    for &designator in p.designator_list(first, count) {
        match designator {
            Designator::Field(_) => {}
            Designator::Index(e) => out.push(Node::Expr(e)),
            Designator::Range(a, b) => out.extend([Node::Expr(a), Node::Expr(b)]),
        }
    }
}

fn stmt(p: &Program, id: StmtId, out: &mut Vec<Node>) {
    match p[id].kind {
        StmtKind::Null
        | StmtKind::Goto(_)
        | StmtKind::Break
        | StmtKind::Continue
        | StmtKind::Return(None)
        | StmtKind::Asm { .. } => {}
        StmtKind::Expr(e) | StmtKind::GotoComputed(e) | StmtKind::Return(Some(e)) => {
            out.push(Node::Expr(e));
        }
        StmtKind::Decl(d) => out.push(Node::Decl(d)),
        StmtKind::Block(list) => out.extend(p.items(list).map(Node::Stmt)),
        StmtKind::If(c, yes, no) => {
            out.extend([Node::Expr(c), Node::Stmt(yes)]);
            out.extend(no.map(Node::Stmt));
        }
        StmtKind::While(c, body) | StmtKind::Switch(c, body) => {
            out.extend([Node::Expr(c), Node::Stmt(body)]);
        }
        StmtKind::Do(body, c) => out.extend([Node::Stmt(body), Node::Expr(c)]),
        StmtKind::For {
            init,
            cond,
            step,
            body,
        } => {
            match init {
                ForInit::None => {}
                ForInit::Expr(e) => out.push(Node::Expr(e)),
                ForInit::Decl(d) => out.push(Node::Decl(d)),
            }
            out.extend(cond.map(Node::Expr));
            out.extend(step.map(Node::Expr));
            out.push(Node::Stmt(body));
        }
        StmtKind::Case(a, b, s) => {
            out.push(Node::Expr(a));
            out.extend(b.map(Node::Expr));
            out.push(Node::Stmt(s));
        }
        StmtKind::Default(s) | StmtKind::Label(_, s) => out.push(Node::Stmt(s)),
    }
}

fn decl(p: &Program, id: DeclId, out: &mut Vec<Node>) {
    attributes(p, p[id].attrs, out);
    match p[id].kind {
        DeclKind::Var { ty, init, .. } => {
            out.push(Node::Type(ty));
            out.extend(init.map(Node::Init));
        }
        DeclKind::Function {
            ty, params, body, ..
        } => {
            out.push(Node::Type(ty));
            out.extend(p.items(params).map(Node::Decl));
            out.extend(body.map(Node::Stmt));
        }
        DeclKind::Param { ty, .. } | DeclKind::Typedef { ty } => out.push(Node::Type(ty)),
        DeclKind::EnumConst { value, .. } => out.extend(value.map(Node::Expr)),
        DeclKind::Record { record, define } => {
            if define {
                attributes(p, p[record].attrs, out);
                fields(p, record, out);
            }
        }
        DeclKind::Enum { of, define } => {
            if define && let Some(constants) = p[of].constants {
                out.extend(p.items(constants).map(Node::Decl));
            }
        }
        DeclKind::StaticAssert { cond, .. } => out.push(Node::Expr(cond)),
    }
}

fn fields(p: &Program, record: RecordId, out: &mut Vec<Node>) {
    if let Some(fields) = p[record].fields {
        out.extend(p.items(fields).map(Node::Field));
    }
}

fn attributes(p: &Program, attrs: Option<AttrsId>, out: &mut Vec<Node>) {
    match p.attributes(attrs).aligned {
        Some(Aligned::Expr(e)) => out.push(Node::Expr(e)),
        Some(Aligned::Type(ty)) => out.push(Node::Type(ty)),
        Some(Aligned::Max) | None => {}
    }
}

fn ty(p: &Program, id: TypeId, out: &mut Vec<Node>) {
    match p[id].kind {
        TypeKind::Pointer(to) | TypeKind::TypeofType(to) => out.push(Node::Type(to)),
        TypeKind::Array { elem, len, .. } => {
            out.push(Node::Type(elem));
            if let ArrayLen::Expr(e) = len {
                out.push(Node::Expr(e));
            }
        }
        TypeKind::Function { ret, params, .. } => {
            out.push(Node::Type(ret));
            if let Params::List(params) = params {
                out.extend(p.items(params).map(Node::Decl));
            }
        }
        TypeKind::TypeofExpr(e) => out.push(Node::Expr(e)),
        TypeKind::Void
        | TypeKind::Int(_)
        | TypeKind::Float(_)
        | TypeKind::Record(_)
        | TypeKind::Enum(_)
        | TypeKind::Typedef(_)
        | TypeKind::VaList
        | TypeKind::Auto
        | TypeKind::Unsupported(_) => {}
    }
}
