//! Making trees by hand, for tests and generators: each function pushes one node and gives its id.

use crate::span::Span;
use crate::tree::*;

impl Program {
    /// An expression.
    pub fn expr(&mut self, kind: ExprKind) -> ExprId {
        self.push_expr(Expr {
            kind,
            span: Span::NONE,
        })
    }

    /// A decimal constant without suffix.
    pub fn int(&mut self, value: u64) -> ExprId {
        let (radix, size) = (Radix::Decimal, IntSuffix::None);
        self.expr(ExprKind::Int(IntLit {
            value,
            radix,
            unsigned: false,
            size,
        }))
    }

    /// A use of a declared name.
    pub fn use_of(&mut self, decl: DeclId) -> ExprId {
        self.expr(ExprKind::Name(decl))
    }

    /// An operator with one operand.
    pub fn unary(&mut self, op: UnaryOp, operand: ExprId) -> ExprId {
        self.expr(ExprKind::Unary(op, operand))
    }

    /// An operator with two operands.
    pub fn binary(&mut self, op: BinaryOp, left: ExprId, right: ExprId) -> ExprId {
        self.expr(ExprKind::Binary(op, left, right))
    }

    /// A call of a function.
    pub fn call(&mut self, function: ExprId, args: &[ExprId]) -> ExprId {
        let args = self.list(args);
        self.expr(ExprKind::Call(function, args))
    }

    /// A statement.
    pub fn stmt(&mut self, kind: StmtKind) -> StmtId {
        self.push_stmt(Stmt {
            kind,
            span: Span::NONE,
        })
    }

    /// A block of statements.
    pub fn block(&mut self, stmts: &[StmtId]) -> StmtId {
        let list = self.list(stmts);
        self.stmt(StmtKind::Block(list))
    }

    /// A type with qualifiers.
    pub fn qualified(&mut self, kind: TypeKind, quals: Quals) -> TypeId {
        self.push_type(Type {
            kind,
            quals,
            span: Span::NONE,
        })
    }

    /// A type without qualifiers.
    pub fn ty(&mut self, kind: TypeKind) -> TypeId {
        self.qualified(kind, Quals::NONE)
    }

    /// The type `int`.
    pub fn int_type(&mut self) -> TypeId {
        self.ty(TypeKind::Int(IntKind::Int))
    }

    /// A declaration without attributes.
    pub fn decl(&mut self, name: Option<&str>, kind: DeclKind) -> DeclId {
        let name = name.map(|name| self.intern(name));
        self.push_decl(Decl {
            kind,
            name,
            span: Span::NONE,
            attrs: None,
        })
    }

    /// A variable without storage class and initialiser.
    pub fn var(&mut self, name: &str, ty: TypeId) -> DeclId {
        self.decl(
            Some(name),
            DeclKind::Var {
                ty,
                storage: Storage::None,
                init: None,
            },
        )
    }

    /// A parameter.
    pub fn param(&mut self, name: Option<&str>, ty: TypeId) -> DeclId {
        self.decl(
            name,
            DeclKind::Param {
                ty,
                register: false,
            },
        )
    }

    /// A braced initialiser without designators.
    pub fn braces(&mut self, inits: &[InitId]) -> InitId {
        let first = self.init_items.len() as u32;
        let items = inits.iter();
        self.init_items.extend(items.map(|&init| InitItem {
            first_designator: 0,
            designator_count: 0,
            init,
        }));
        self.push_init(Init::List {
            first,
            count: inits.len() as u32,
            span: Span::NONE,
        })
    }
}
