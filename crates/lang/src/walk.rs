//! The one way through a tree: what stands right below a node, in the order of the text.
//!
//! Every other walk in Cassay stands on this module. A new kind of node is added to the matches here,
//! which have no `_`, so that nothing compiles before it is; from then on every walk reaches what is
//! below it. A walk that leaves something out says so at the place where it does.
//!
//! - [`children`] and [`parts`] name the nodes below a node, the latter with how each is used;
//!   [`operands`] and [`statements`] are the two selections that many walks want.
//! - [`visit`] goes through everything below a node.
//! - [`map_children`] and [`map_expr`] put other nodes in the places of those below one.
//!
//! The order is that of the text, with one exception: attributes come in front of what else a
//! declaration or a record has, and behind the type and the width of a member. A name does not lead to
//! its declaration, nor a type to the record, enumeration or typedef that it names; a record or an
//! enumeration without a tag is printed where its type stands, so its members are below that type.
//! Names, labels, strings and attributes are no nodes; they belong to the node that holds them.
//!
//! Nothing here recurses, and no list is made for a node: trees may be deep, and some walks are hot.

use crate::tree::*;
use std::ops::ControlFlow;

/// A node of any arena.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Node {
    /// An expression.
    Expr(ExprId),
    /// A statement.
    Stmt(StmtId),
    /// A declaration of anything, where it stands.
    Decl(DeclId),
    /// A type as written.
    Type(TypeId),
    /// An initialiser, with or without braces.
    Init(InitId),
    /// A member of a record.
    Field(FieldId),
}

/// How a node is used by the one above it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Use {
    /// Evaluated, executed or declared when the node above is, perhaps as one of several that are
    /// chosen from.
    Plain,
    /// Only its type matters: operands of `sizeof`, `_Alignof` and `typeof` (of which the first and the
    /// last are evaluated if their type is variably modified), and what chooses in a generic selection.
    Unevaluated,
    /// The compiler needs its value: labels of a `switch`, designators, enumerators, widths of
    /// bit-fields, alignments, assertions, and what `__builtin_choose_expr` chooses by.
    Constant,
}

/// Where a walk goes on behind a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// To what is below it.
    Below,
    /// Past it, and past all that is below it.
    Past,
    /// Nowhere.
    Stop,
}

/// Calls `f` for each node right below one.
#[inline]
pub fn children(p: &Program, node: Node, mut f: impl FnMut(Node)) {
    parts(p, node, |child, _| f(child));
}

/// Calls `f` for each node right below one, with how it is used.
#[inline]
pub fn parts(p: &Program, node: Node, f: impl FnMut(Node, Use)) {
    let mut read = Read { p, f };
    // Nodes are small and `Copy`: what is read is a copy whose places nobody changes.
    match node {
        Node::Expr(id) => expr(&mut { p[id].kind }, &mut read),
        Node::Stmt(id) => stmt(&mut { p[id].kind }, &mut read),
        Node::Decl(id) => decl(&mut { p[id] }, &mut read),
        Node::Type(id) => ty(&mut { p[id].kind }, &mut read),
        Node::Init(id) => init(&mut { p[id] }, &mut read),
        Node::Field(id) => field(&mut { p[id] }, &mut read),
    }
}

/// Calls `f` for each operand of an expression that may be evaluated when the expression is. What is
/// in a statement expression, an initialiser or a type is no operand.
#[inline]
pub fn operands(p: &Program, e: ExprId, mut f: impl FnMut(ExprId)) {
    let f = |node, used| {
        if let (Node::Expr(e), Use::Plain) = (node, used) {
            f(e);
        }
    };
    expr(&mut { p[e].kind }, &mut Read { p, f });
}

/// Whether an expression has the form of a constant expression (6.6). What is not evaluated in it is not looked at.
pub fn is_constant(program: &Program, e: ExprId) -> bool {
    // The variable that a loop counts mostly comes first; then no list is needed.
    let mut first = e;
    while let ExprKind::Binary(_, a, _) = program[first].kind {
        first = a;
    }
    if let ExprKind::Name(decl) = program[first].kind
        && matches!(program[decl].kind, DeclKind::Var { .. })
    {
        return false;
    }
    let mut work = vec![e];
    while let Some(e) = work.pop() {
        let fits = match program[e].kind {
            ExprKind::Name(decl) => {
                matches!(program[decl].kind, DeclKind::EnumConst { .. })
            }
            ExprKind::Unary(op, _) => matches!(
                op,
                UnaryOp::Plus | UnaryOp::Neg | UnaryOp::Not | UnaryOp::BitNot | UnaryOp::Extension
            ),
            ExprKind::Int(_)
            | ExprKind::Float(_)
            | ExprKind::Char(_)
            | ExprKind::SizeofExpr(_)
            | ExprKind::SizeofType(_)
            | ExprKind::AlignofExpr(_)
            | ExprKind::AlignofType(_)
            | ExprKind::Offsetof { .. }
            | ExprKind::TypesCompatible(..)
            | ExprKind::Cast(..)
            | ExprKind::Binary(..)
            | ExprKind::Cond(..) => true,
            _ => false,
        };
        if !fits {
            return false;
        }
        operands(program, e, |operand| work.push(operand));
    }
    true
}

/// Calls `f` for each statement right below a statement; not for those of statement expressions.
#[inline]
pub fn statements(p: &Program, s: StmtId, mut f: impl FnMut(StmtId)) {
    let f = |node, _| {
        if let Node::Stmt(s) = node {
            f(s);
        }
    };
    stmt(&mut { p[s].kind }, &mut Read { p, f });
}

/// Looks at a node and at what is below it, in the order of the text, as far as `look` says. A node
/// that stands in several places is looked at in each. Breaks if it was stopped.
pub fn visit(p: &Program, root: Node, mut look: impl FnMut(Node) -> Next) -> ControlFlow<()> {
    let mut work = vec![root];
    while let Some(node) = work.pop() {
        match look(node) {
            Next::Below => {
                let start = work.len();
                children(p, node, |child| work.push(child));
                // The first one is to be looked at next.
                work[start..].reverse();
            }
            Next::Past => {}
            Next::Stop => return ControlFlow::Break(()),
        }
    }
    ControlFlow::Continue(())
}

/// What takes the places of nodes. Without a method of its own, a sort of nodes stays as it is.
pub trait Rewrite {
    /// In the place of an expression.
    fn expr(&mut self, _: &mut Program, id: ExprId) -> ExprId {
        id
    }
    /// In the place of a statement.
    fn stmt(&mut self, _: &mut Program, id: StmtId) -> StmtId {
        id
    }
    /// In the place of a declaration.
    fn decl(&mut self, _: &mut Program, id: DeclId) -> DeclId {
        id
    }
    /// In the place of a type.
    fn ty(&mut self, _: &mut Program, id: TypeId) -> TypeId {
        id
    }
    /// In the place of an initialiser.
    fn init(&mut self, _: &mut Program, id: InitId) -> InitId {
        id
    }
    /// In the place of a member.
    fn field(&mut self, _: &mut Program, id: FieldId) -> FieldId {
        id
    }
}

/// Puts what `rewrite` gives into the places of the nodes right below one, first to last. The node
/// keeps its id. Lists and attributes that change are made anew, because others may share them; a
/// record or an enumeration changes itself.
pub fn map_children(p: &mut Program, node: Node, rewrite: &mut impl Rewrite) {
    match node {
        Node::Expr(id) => p[id].kind = map_expr(p, p[id].kind, rewrite),
        Node::Stmt(id) => {
            let mut kind = p[id].kind;
            stmt(&mut kind, &mut Write { p, rewrite });
            p[id].kind = kind;
        }
        Node::Decl(id) => {
            let mut now = p[id];
            decl(&mut now, &mut Write { p, rewrite });
            p[id] = now;
        }
        Node::Type(id) => {
            let mut kind = p[id].kind;
            ty(&mut kind, &mut Write { p, rewrite });
            p[id].kind = kind;
        }
        Node::Init(id) => {
            let mut now = p[id];
            init(&mut now, &mut Write { p, rewrite });
            p[id] = now;
        }
        Node::Field(id) => {
            let mut now = p[id];
            field(&mut now, &mut Write { p, rewrite });
            p[id] = now;
        }
    }
}

/// An expression with other operands, for a node that is yet to be made.
pub fn map_expr(p: &mut Program, mut kind: ExprKind, rewrite: &mut impl Rewrite) -> ExprKind {
    expr(&mut kind, &mut Write { p, rewrite });
    kind
}

// ---------------------------------------------------------------------------------------------
// What is below each kind of node

/// A visitor that is shown the ids of all nodes directly below one, and may change them.
trait Parts {
    fn expr(&mut self, id: &mut ExprId, used: Use);
    fn stmt(&mut self, id: &mut StmtId);
    fn decl(&mut self, id: &mut DeclId);
    fn ty(&mut self, id: &mut TypeId);
    fn init(&mut self, id: &mut InitId);
    fn exprs(&mut self, list: &mut List<ExprId>);
    /// Expressions that must be constant.
    fn constants(&mut self, list: &mut List<ExprId>);
    fn stmts(&mut self, list: &mut List<StmtId>);
    fn decls(&mut self, list: &mut List<DeclId>);
    fn fields(&mut self, list: &mut List<FieldId>);
    fn associations(&mut self, first: &mut u32, count: u32);
    fn designators(&mut self, first: &mut u32, count: u32);
    fn init_items(&mut self, first: &mut u32, count: u32);
    fn attributes(&mut self, attrs: &mut Option<AttrsId>);
    /// The members, where a definition stands.
    fn record(&mut self, id: RecordId);
    fn enumeration(&mut self, id: EnumId);
    fn program(&self) -> &Program;
}

#[inline]
fn expr(kind: &mut ExprKind, parts: &mut impl Parts) {
    match kind {
        ExprKind::Int(_)
        | ExprKind::Float(_)
        | ExprKind::Char(_)
        | ExprKind::Str(_)
        | ExprKind::Name(_)
        | ExprKind::LabelAddr(_) => {}
        ExprKind::Unary(_, a) | ExprKind::Member(a, _) | ExprKind::Arrow(a, _) => {
            parts.expr(a, Use::Plain);
        }
        ExprKind::SizeofExpr(a) | ExprKind::AlignofExpr(a) => parts.expr(a, Use::Unevaluated),
        ExprKind::Binary(_, a, b)
        | ExprKind::Assign(_, a, b)
        | ExprKind::Comma(a, b)
        | ExprKind::Index(a, b) => {
            parts.expr(a, Use::Plain);
            parts.expr(b, Use::Plain);
        }
        ExprKind::Cond(a, b, c) => {
            parts.expr(a, Use::Plain);
            if let Some(b) = b {
                parts.expr(b, Use::Plain);
            }
            parts.expr(c, Use::Plain);
        }
        ExprKind::Choose(a, b, c) => {
            parts.expr(a, Use::Constant);
            parts.expr(b, Use::Plain);
            parts.expr(c, Use::Plain);
        }
        ExprKind::Cast(ty, a) => {
            parts.ty(ty);
            parts.expr(a, Use::Plain);
        }
        ExprKind::Call(f, args) => {
            parts.expr(f, Use::Plain);
            parts.exprs(args);
        }
        ExprKind::Builtin(_, args) => parts.exprs(args),
        ExprKind::SizeofType(ty) | ExprKind::AlignofType(ty) => parts.ty(ty),
        ExprKind::CompoundLit(ty, init) => {
            parts.ty(ty);
            parts.init(init);
        }
        ExprKind::Generic {
            control,
            first,
            count,
        } => {
            parts.expr(control, Use::Unevaluated);
            parts.associations(first, *count);
        }
        ExprKind::StmtExpr(s) => parts.stmt(s),
        ExprKind::VaArg(e, ty) => {
            parts.expr(e, Use::Plain);
            parts.ty(ty);
        }
        ExprKind::Offsetof { ty, first, count } => {
            parts.ty(ty);
            parts.designators(first, *count);
        }
        ExprKind::TypesCompatible(a, b) => {
            parts.ty(a);
            parts.ty(b);
        }
    }
}

#[inline]
fn association(Association { ty, value }: &mut Association, parts: &mut impl Parts) {
    if let Some(ty) = ty {
        parts.ty(ty);
    }
    parts.expr(value, Use::Plain);
}

#[inline]
fn designator(designator: &mut Designator, parts: &mut impl Parts) {
    match designator {
        Designator::Field(_) => {}
        Designator::Index(e) => parts.expr(e, Use::Constant),
        Designator::Range(a, b) => {
            parts.expr(a, Use::Constant);
            parts.expr(b, Use::Constant);
        }
    }
}

#[inline]
fn init(init: &mut Init, parts: &mut impl Parts) {
    match init {
        Init::Expr(e) => parts.expr(e, Use::Plain),
        Init::List { first, count, .. } => parts.init_items(first, *count),
    }
}

#[inline]
fn init_item(item: &mut InitItem, parts: &mut impl Parts) {
    let InitItem {
        first_designator,
        designator_count,
        init,
    } = item;
    parts.designators(first_designator, *designator_count);
    parts.init(init);
}

#[inline]
fn stmt(kind: &mut StmtKind, parts: &mut impl Parts) {
    match kind {
        StmtKind::Null
        | StmtKind::Goto(_)
        | StmtKind::Break
        | StmtKind::Continue
        | StmtKind::Return(None)
        | StmtKind::Asm { .. } => {}
        StmtKind::Expr(e) | StmtKind::GotoComputed(e) | StmtKind::Return(Some(e)) => {
            parts.expr(e, Use::Plain);
        }
        StmtKind::Decl(d) => parts.decl(d),
        StmtKind::Block(list) => parts.stmts(list),
        StmtKind::If(c, yes, no) => {
            parts.expr(c, Use::Plain);
            parts.stmt(yes);
            if let Some(no) = no {
                parts.stmt(no);
            }
        }
        StmtKind::While(c, body) | StmtKind::Switch(c, body) => {
            parts.expr(c, Use::Plain);
            parts.stmt(body);
        }
        StmtKind::Do(body, c) => {
            parts.stmt(body);
            parts.expr(c, Use::Plain);
        }
        StmtKind::For {
            init,
            cond,
            step,
            body,
        } => {
            match init {
                ForInit::None => {}
                ForInit::Expr(e) => parts.expr(e, Use::Plain),
                ForInit::Decl(d) => parts.decl(d),
            }
            for e in [cond, step].into_iter().flatten() {
                parts.expr(e, Use::Plain);
            }
            parts.stmt(body);
        }
        StmtKind::Case(low, high, s) => {
            parts.expr(low, Use::Constant);
            if let Some(high) = high {
                parts.expr(high, Use::Constant);
            }
            parts.stmt(s);
        }
        StmtKind::Default(s) | StmtKind::Label(_, s) => parts.stmt(s),
    }
}

#[inline]
fn decl(decl: &mut Decl, parts: &mut impl Parts) {
    parts.attributes(&mut decl.attrs);
    match &mut decl.kind {
        DeclKind::Var { ty, init, .. } => {
            parts.ty(ty);
            if let Some(init) = init {
                parts.init(init);
            }
        }
        DeclKind::Function {
            ty, params, body, ..
        } => {
            parts.ty(ty);
            parts.decls(params);
            if let Some(body) = body {
                parts.stmt(body);
            }
        }
        DeclKind::Param { ty, .. } | DeclKind::Typedef { ty } => parts.ty(ty),
        DeclKind::EnumConst { value, .. } => {
            if let Some(value) = value {
                parts.expr(value, Use::Constant);
            }
        }
        DeclKind::Record { record, define } => {
            if *define {
                parts.record(*record);
            }
        }
        DeclKind::Enum { of, define } => {
            if *define {
                parts.enumeration(*of);
            }
        }
        DeclKind::StaticAssert { cond, .. } => parts.expr(cond, Use::Constant),
    }
}

#[inline]
fn attributes(attrs: &mut Attrs, parts: &mut impl Parts) {
    match &mut attrs.aligned {
        Some(Aligned::Expr(e)) => parts.expr(e, Use::Constant),
        Some(Aligned::Type(ty)) => parts.ty(ty),
        Some(Aligned::Max) | None => {}
    }
    parts.constants(&mut attrs.more_aligned);
}

#[inline]
fn record(record: &mut Record, parts: &mut impl Parts) {
    parts.attributes(&mut record.attrs);
    if let Some(fields) = &mut record.fields {
        parts.fields(fields);
    }
}

#[inline]
fn enumeration(of: &mut Enum, parts: &mut impl Parts) {
    parts.attributes(&mut of.attrs);
    if let Some(constants) = &mut of.constants {
        parts.decls(constants);
    }
}

#[inline]
fn field(field: &mut Field, parts: &mut impl Parts) {
    parts.ty(&mut field.ty);
    if let Some(bits) = &mut field.bits {
        parts.expr(bits, Use::Constant);
    }
    parts.attributes(&mut field.attrs);
}

#[inline]
fn ty(kind: &mut TypeKind, parts: &mut impl Parts) {
    match kind {
        TypeKind::Pointer(to) | TypeKind::TypeofType(to) => parts.ty(to),
        TypeKind::Array { elem, len, .. } => {
            parts.ty(elem);
            match len {
                ArrayLen::Expr(e) => parts.expr(e, Use::Plain),
                ArrayLen::None | ArrayLen::Star => {}
            }
        }
        TypeKind::Function { ret, params, .. } => {
            parts.ty(ret);
            match params {
                Params::List(params) => parts.decls(params),
                Params::Unspecified => {}
            }
        }
        TypeKind::TypeofExpr(e) => parts.expr(e, Use::Unevaluated),
        TypeKind::Record(record) => {
            if parts.program()[*record].tag.is_none() {
                parts.record(*record);
            }
        }
        TypeKind::Enum(of) => {
            if parts.program()[*of].tag.is_none() {
                parts.enumeration(*of);
            }
        }
        TypeKind::Void
        | TypeKind::Int(_)
        | TypeKind::Float(_)
        | TypeKind::Typedef(_)
        | TypeKind::VaList
        | TypeKind::Auto
        | TypeKind::Unsupported(_) => {}
    }
}

// ---------------------------------------------------------------------------------------------
// Visitors

/// Tells which nodes there are.
struct Read<'p, F> {
    p: &'p Program,
    f: F,
}

impl<F: FnMut(Node, Use)> Parts for Read<'_, F> {
    #[inline]
    fn expr(&mut self, id: &mut ExprId, used: Use) {
        (self.f)(Node::Expr(*id), used);
    }
    #[inline]
    fn stmt(&mut self, id: &mut StmtId) {
        (self.f)(Node::Stmt(*id), Use::Plain);
    }
    #[inline]
    fn decl(&mut self, id: &mut DeclId) {
        (self.f)(Node::Decl(*id), Use::Plain);
    }
    #[inline]
    fn ty(&mut self, id: &mut TypeId) {
        (self.f)(Node::Type(*id), Use::Plain);
    }
    #[inline]
    fn init(&mut self, id: &mut InitId) {
        (self.f)(Node::Init(*id), Use::Plain);
    }
    #[inline]
    fn exprs(&mut self, list: &mut List<ExprId>) {
        for id in self.p.items(*list) {
            (self.f)(Node::Expr(id), Use::Plain);
        }
    }
    #[inline]
    fn constants(&mut self, list: &mut List<ExprId>) {
        for id in self.p.items(*list) {
            (self.f)(Node::Expr(id), Use::Constant);
        }
    }
    #[inline]
    fn stmts(&mut self, list: &mut List<StmtId>) {
        for id in self.p.items(*list) {
            (self.f)(Node::Stmt(id), Use::Plain);
        }
    }
    #[inline]
    fn decls(&mut self, list: &mut List<DeclId>) {
        for id in self.p.items(*list) {
            (self.f)(Node::Decl(id), Use::Plain);
        }
    }
    #[inline]
    fn fields(&mut self, list: &mut List<FieldId>) {
        for id in self.p.items(*list) {
            (self.f)(Node::Field(id), Use::Plain);
        }
    }
    #[inline]
    fn associations(&mut self, first: &mut u32, count: u32) {
        for one in self.p.associations(*first, count) {
            association(&mut { *one }, self);
        }
    }
    #[inline]
    fn designators(&mut self, first: &mut u32, count: u32) {
        for one in self.p.designator_list(*first, count) {
            designator(&mut { *one }, self);
        }
    }
    #[inline]
    fn init_items(&mut self, first: &mut u32, count: u32) {
        for item in self.p.init_list(*first, count) {
            init_item(&mut { *item }, self);
        }
    }
    #[inline]
    fn attributes(&mut self, attrs: &mut Option<AttrsId>) {
        if let Some(id) = attrs {
            attributes(&mut { self.p[*id] }, self);
        }
    }
    #[inline]
    fn record(&mut self, id: RecordId) {
        record(&mut { self.p[id] }, self);
    }
    #[inline]
    fn enumeration(&mut self, id: EnumId) {
        enumeration(&mut { self.p[id] }, self);
    }
    #[inline]
    fn program(&self) -> &Program {
        self.p
    }
}

/// Puts others in their places.
struct Write<'p, R> {
    p: &'p mut Program,
    rewrite: &'p mut R,
}

impl<R: Rewrite> Write<'_, R> {
    fn list<T: Id + PartialEq>(
        &mut self,
        list: &mut List<T>,
        change: impl Fn(&mut R, &mut Program, T) -> T,
    ) {
        let old: Vec<T> = self.p.items(*list).collect();
        let change = |&id: &T| change(self.rewrite, self.p, id);
        let new: Vec<T> = old.iter().map(change).collect();
        if new != old {
            *list = self.p.list(&new);
        }
    }

    /// Entries of one of the program's tables, which go to its end if one of them changes.
    fn table<T: Clone + PartialEq>(
        &mut self,
        first: &mut u32,
        count: u32,
        table: impl Fn(&mut Program) -> &mut Vec<T>,
        change: impl Fn(&mut T, &mut Self),
    ) {
        let range = *first as usize..(*first + count) as usize;
        let old = table(self.p)[range].to_vec();
        let mut new = old.clone();
        for entry in &mut new {
            change(entry, self);
        }
        if new != old {
            let table = table(self.p);
            *first = table.len() as u32;
            table.extend(new);
        }
    }
}

impl<R: Rewrite> Parts for Write<'_, R> {
    fn expr(&mut self, id: &mut ExprId, _: Use) {
        *id = self.rewrite.expr(self.p, *id);
    }
    fn stmt(&mut self, id: &mut StmtId) {
        *id = self.rewrite.stmt(self.p, *id);
    }
    fn decl(&mut self, id: &mut DeclId) {
        *id = self.rewrite.decl(self.p, *id);
    }
    fn ty(&mut self, id: &mut TypeId) {
        *id = self.rewrite.ty(self.p, *id);
    }
    fn init(&mut self, id: &mut InitId) {
        *id = self.rewrite.init(self.p, *id);
    }
    fn exprs(&mut self, list: &mut List<ExprId>) {
        self.list(list, R::expr);
    }
    fn constants(&mut self, list: &mut List<ExprId>) {
        self.list(list, R::expr);
    }
    fn stmts(&mut self, list: &mut List<StmtId>) {
        self.list(list, R::stmt);
    }
    fn decls(&mut self, list: &mut List<DeclId>) {
        self.list(list, R::decl);
    }
    fn fields(&mut self, list: &mut List<FieldId>) {
        self.list(list, R::field);
    }
    fn associations(&mut self, first: &mut u32, count: u32) {
        self.table(first, count, |p| &mut p.generics, association);
    }
    fn designators(&mut self, first: &mut u32, count: u32) {
        self.table(first, count, |p| &mut p.designators, designator);
    }
    fn init_items(&mut self, first: &mut u32, count: u32) {
        self.table(first, count, |p| &mut p.init_items, init_item);
    }
    fn attributes(&mut self, attrs: &mut Option<AttrsId>) {
        if let Some(id) = attrs {
            let old = self.p[*id];
            let mut new = old;
            attributes(&mut new, self);
            if new != old {
                *id = self.p.push_attrs(new);
            }
        }
    }
    fn record(&mut self, id: RecordId) {
        let mut now = self.p[id];
        record(&mut now, self);
        self.p[id] = now;
    }
    fn enumeration(&mut self, id: EnumId) {
        let mut now = self.p[id];
        enumeration(&mut now, self);
        self.p[id] = now;
    }
    fn program(&self) -> &Program {
        self.p
    }
}
