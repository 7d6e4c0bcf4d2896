//! Edits: small changes of a tree, as data, applied in any combination to a copy of it.
//!
//! A pass lists edits for one program; the engine decides which of them to try together. They are
//! applied last first, so that what stands inside something is changed before the thing itself, and
//! an edit that takes over another node ([`Edit::PutExpr`]) takes over its changed form. Nothing
//! here knows whether the result is a program: what makes no sense is refused by the gate, which
//! reads the printed text.

use cassay_lang::Span;
use cassay_lang::tree::*;
use rustc_hash::FxHashSet;

#[derive(Clone, Copy, Debug)]
pub enum Edit {
    /// The statement is empty, and leaves its block.
    DropStmt(StmtId),
    SetStmt(StmtId, StmtKind),
    /// The first statement becomes what the second is.
    PutStmt(StmtId, StmtId),
    /// The block's statements stand in the block around it.
    Flatten(StmtId),
    /// `for (a; …) s` becomes `{ a; s }`.
    Once(StmtId),
    /// `for (a; …; b) s` becomes `{ a; s b; s b; }`, with so many rounds.
    Unroll(StmtId, usize),
    /// The first becomes what the second is.
    PutExpr(ExprId, ExprId),
    SetExpr(ExprId, ExprKind),
    /// A decimal constant, with a minus sign where it is needed.
    SetInt(ExprId, i128),
    DropArg(ExprId, usize),
    /// The statement, which holds the only call of the function, becomes a block with the function's
    /// parameters as variables and its statements; a value that it returns at the end stands for
    /// the call.
    Inline {
        stmt: StmtId,
        call: ExprId,
        function: DeclId,
    },
    /// A function's body becomes the first statement of another one's, and the function goes.
    Merge {
        function: DeclId,
        into: StmtId,
    },
    /// The declaration vanishes from wherever it stands; what uses it stays.
    DropDecl(DeclId),
    SetDecl(DeclId, DeclKind),
    DropAttrs(DeclId),
    DropRecordAttrs(RecordId),
    /// From the function's type and its definition.
    DropParam(DeclId, usize),
    /// The parameter becomes a local variable that starts as 0.
    ParamToLocal(DeclId, usize),
    DropField(RecordId, FieldId),
    SetField(FieldId, Field),
    DropConstant(EnumId, DeclId),
    SetType(TypeId, TypeKind, Quals),
    PutType(TypeId, TypeId),
    /// The first becomes what the second is.
    PutInit(InitId, InitId),
    /// All items from this one on.
    CutInit(InitId, usize),
    DropInitItem(InitId, usize),
}

/// The tree with some edits made.
pub fn apply<'a>(
    base: &Program,
    edits: impl IntoIterator<Item = &'a Edit, IntoIter: DoubleEndedIterator>,
) -> Program {
    let mut editor = Editor {
        p: base.clone(),
        dropped: FxHashSet::default(),
        flattened: FxHashSet::default(),
    };
    for edit in edits.into_iter().rev() {
        editor.edit(*edit);
    }
    editor.tidy();
    editor.p
}

struct Editor {
    p: Program,
    dropped: FxHashSet<DeclId>,
    flattened: FxHashSet<StmtId>,
}

impl Editor {
    fn edit(&mut self, edit: Edit) {
        let p = &mut self.p;
        match edit {
            Edit::DropStmt(s) => p[s].kind = StmtKind::Null,
            Edit::SetStmt(s, kind) => p[s].kind = kind,
            Edit::PutStmt(s, other) => p[s].kind = p[other].kind,
            Edit::Flatten(s) => {
                self.flattened.insert(s);
            }
            Edit::Once(s) => self.once(s),
            Edit::Unroll(s, rounds) => self.unroll(s, rounds),
            Edit::PutExpr(e, other) => p[e].kind = p[other].kind,
            Edit::SetExpr(e, kind) => p[e].kind = kind,
            Edit::SetInt(e, value) => p[e].kind = int(p, value),
            Edit::DropArg(e, at) => self.drop_arg(e, at),
            Edit::Inline {
                stmt,
                call,
                function,
            } => self.inline(stmt, call, function),
            Edit::Merge { function, into } => self.merge(function, into),
            Edit::DropDecl(d) => {
                self.dropped.insert(d);
            }
            Edit::SetDecl(d, kind) => p[d].kind = kind,
            Edit::DropAttrs(d) => p[d].attrs = None,
            Edit::DropRecordAttrs(record) => p[record].attrs = None,
            Edit::DropParam(d, at) => {
                self.drop_param(d, at);
            }
            Edit::ParamToLocal(d, at) => self.param_to_local(d, at),
            Edit::DropField(record, field) => {
                if let Some(fields) = p[record].fields {
                    let kept: Vec<FieldId> = p.items(fields).filter(|f| *f != field).collect();
                    p[record].fields = Some(p.list(&kept));
                }
            }
            Edit::SetField(field, to) => p[field] = to,
            Edit::DropConstant(of, constant) => {
                if let Some(constants) = p[of].constants {
                    let kept: Vec<DeclId> = p.items(constants).filter(|c| *c != constant).collect();
                    p[of].constants = Some(p.list(&kept));
                }
            }
            Edit::SetType(ty, kind, quals) => {
                p[ty].kind = kind;
                p[ty].quals = quals;
            }
            Edit::PutType(ty, other) => p[ty] = p[other],
            Edit::PutInit(init, other) => p[init] = p[other],
            Edit::CutInit(init, at) => {
                if let Init::List { first, count, span } = p[init] {
                    let count = count.min(at as u32);
                    p[init] = Init::List { first, count, span };
                }
            }
            Edit::DropInitItem(init, at) => self.drop_init_item(init, at),
        }
    }

    fn once(&mut self, s: StmtId) {
        let p = &mut self.p;
        let StmtKind::For { init, body, .. } = p[s].kind else {
            return;
        };
        let all: Vec<StmtId> = for_init(p, init).into_iter().chain([body]).collect();
        let list = p.list(&all);
        p[s].kind = StmtKind::Block(list);
    }

    fn unroll(&mut self, s: StmtId, rounds: usize) {
        let p = &mut self.p;
        let (first, body, step) = match p[s].kind {
            StmtKind::While(_, body) | StmtKind::Do(body, _) => (None, body, None),
            StmtKind::For {
                init, body, step, ..
            } => {
                let step = step.map(|e| p.stmt(StmtKind::Expr(e)));
                (for_init(p, init), body, step)
            }
            _ => return,
        };
        let round = || std::iter::once(body).chain(step);
        let all: Vec<StmtId> = first
            .into_iter()
            .chain((0..rounds).flat_map(|_| round()))
            .collect();
        let list = p.list(&all);
        p[s].kind = StmtKind::Block(list);
    }

    fn drop_arg(&mut self, e: ExprId, at: usize) {
        let p = &mut self.p;
        if let ExprKind::Call(f, args) = p[e].kind {
            let kept = without(p, args, at);
            p[e].kind = ExprKind::Call(f, kept);
        }
    }

    fn inline(&mut self, stmt: StmtId, call: ExprId, function: DeclId) {
        let p = &mut self.p;
        let DeclKind::Function {
            params,
            body: Some(body),
            ..
        } = p[function].kind
        else {
            return;
        };
        let (StmtKind::Block(list), ExprKind::Call(_, args)) = (p[body].kind, p[call].kind) else {
            return;
        };
        let mut all = Vec::new();
        let params: Vec<DeclId> = p.items(params).collect();
        let args: Vec<ExprId> = p.items(args).collect();
        for (&param, &arg) in params.iter().zip(&args) {
            let DeclKind::Param { ty, .. } = p[param].kind else {
                return;
            };
            let init = Some(p.push_init(Init::Expr(arg)));
            let storage = Storage::None;
            p[param].kind = DeclKind::Var { ty, storage, init };
            all.push(p.stmt(StmtKind::Decl(param)));
        }
        all.extend(p.items(list));
        let returned = all.last().and_then(|last| match p[*last].kind {
            StmtKind::Return(value) => Some(value),
            _ => None,
        });
        if returned.is_some() {
            all.pop();
        }
        match returned.flatten() {
            Some(value) => {
                p[call].kind = p[value].kind;
                let own = p[stmt];
                all.push(p.push_stmt(own));
            }
            // Nothing but the call, or the gate will see a use of nothing.
            None if matches!(p[stmt].kind, StmtKind::Expr(e) if e == call) => {}
            None => return,
        }
        let list = p.list(&all);
        p[stmt].kind = StmtKind::Block(list);
        self.dropped.insert(function);
    }

    fn merge(&mut self, function: DeclId, into: StmtId) {
        let p = &mut self.p;
        let DeclKind::Function {
            body: Some(body), ..
        } = p[function].kind
        else {
            return;
        };
        let StmtKind::Block(list) = p[into].kind else {
            return;
        };
        let all: Vec<StmtId> = std::iter::once(body).chain(p.items(list)).collect();
        let list = p.list(&all);
        p[into].kind = StmtKind::Block(list);
        self.dropped.insert(function);
    }

    /// Removes a parameter of one declaration, and returns it as the body knows it.
    fn drop_param(&mut self, d: DeclId, at: usize) -> Option<DeclId> {
        let p = &mut self.p;
        let DeclKind::Function {
            ty,
            storage,
            inline,
            noreturn,
            params,
            body,
        } = p[d].kind
        else {
            return None;
        };
        let param = (at < params.len()).then(|| p.item(params, at));
        let kept = without(p, params, at);
        // Declarations may share their type's node; this one gets its own.
        let mut own = p[ty];
        if let TypeKind::Function {
            ret,
            params: Params::List(list),
            variadic,
        } = own.kind
        {
            let kept = without(p, list, at);
            own.kind = TypeKind::Function {
                ret,
                params: Params::List(kept),
                variadic,
            };
        }
        let ty = p.push_type(own);
        p[d].kind = DeclKind::Function {
            ty,
            storage,
            inline,
            noreturn,
            params: kept,
            body,
        };
        param
    }

    fn param_to_local(&mut self, d: DeclId, at: usize) {
        let Some(param) = self.drop_param(d, at) else {
            return;
        };
        let p = &mut self.p;
        let (
            DeclKind::Function {
                body: Some(body), ..
            },
            DeclKind::Param { ty, .. },
        ) = (p[d].kind, p[param].kind)
        else {
            return;
        };
        let StmtKind::Block(list) = p[body].kind else {
            return;
        };
        let zero = p.int(0);
        let init = p.push_init(Init::Expr(zero));
        p[param].kind = DeclKind::Var {
            ty,
            storage: Storage::None,
            init: Some(init),
        };
        let first = p.stmt(StmtKind::Decl(param));
        let all: Vec<StmtId> = std::iter::once(first).chain(p.items(list)).collect();
        let list = p.list(&all);
        p[body].kind = StmtKind::Block(list);
    }

    fn drop_init_item(&mut self, init: InitId, at: usize) {
        let p = &mut self.p;
        if let Init::List { first, count, span } = p[init]
            && at < count as usize
        {
            let mut items = p.init_list(first, count).to_vec();
            items.remove(at);
            let first = p.init_items.len() as u32;
            p.init_items.extend(items);
            let count = count - 1;
            p[init] = Init::List { first, count, span };
        }
    }

    /// Takes dropped declarations and empty statements out of the lists they are in.
    fn tidy(&mut self) {
        let p = &mut self.p;
        let dropped = &self.dropped;
        for unit in &mut p.units {
            unit.items.retain(|item| !dropped.contains(item));
        }
        // Inner blocks come before the blocks around them or after, so empty ones may stay behind;
        // another pass finds them.
        for at in 0..p.stmts.len() {
            let id = StmtId::from_index(at);
            match p[id].kind {
                StmtKind::Decl(d) if dropped.contains(&d) => p[id].kind = StmtKind::Null,
                StmtKind::For {
                    init: ForInit::Decl(d),
                    cond,
                    step,
                    body,
                } if dropped.contains(&d) => {
                    p[id].kind = StmtKind::For {
                        init: ForInit::None,
                        cond,
                        step,
                        body,
                    };
                }
                StmtKind::If(c, yes, Some(no)) if is_nothing(p, no) => {
                    p[id].kind = StmtKind::If(c, yes, None);
                }
                _ => {}
            }
        }
        for at in 0..p.stmts.len() {
            let id = StmtId::from_index(at);
            let StmtKind::Block(list) = p[id].kind else {
                continue;
            };
            let touched = |s: StmtId| is_nothing(p, s) || self.flattened.contains(&s);
            if !p.items(list).any(touched) {
                continue;
            }
            let mut kept = Vec::with_capacity(list.len());
            // Flattened blocks may hold flattened blocks; each is opened once.
            let mut open: Vec<StmtId> = p.items(list).rev().collect();
            while let Some(s) = open.pop() {
                match p[s].kind {
                    StmtKind::Block(inner) if self.flattened.contains(&s) => {
                        open.extend(p.items(inner).rev());
                    }
                    _ if is_nothing(p, s) => {}
                    _ => kept.push(s),
                }
            }
            let list = p.list(&kept);
            p[id].kind = StmtKind::Block(list);
        }
    }
}

/// The first part of a `for`, as a statement.
fn for_init(p: &mut Program, init: ForInit) -> Option<StmtId> {
    match init {
        ForInit::None => None,
        ForInit::Expr(e) => Some(p.stmt(StmtKind::Expr(e))),
        ForInit::Decl(d) => Some(p.stmt(StmtKind::Decl(d))),
    }
}

/// A statement without any effect.
pub fn is_nothing(p: &Program, s: StmtId) -> bool {
    match p[s].kind {
        StmtKind::Null => true,
        StmtKind::Block(list) => list.is_empty(),
        _ => false,
    }
}

fn without<T: Id>(p: &mut Program, list: List<T>, at: usize) -> List<T> {
    let kept: Vec<T> = p
        .items(list)
        .enumerate()
        .filter(|(i, _)| *i != at)
        .map(|(_, id)| id)
        .collect();
    p.list(&kept)
}

/// The simplest constant expression of this value.
pub fn int(p: &mut Program, value: i128) -> ExprKind {
    let magnitude = u64::try_from(value.unsigned_abs()).unwrap_or(u64::MAX);
    let literal = |value: u64| {
        ExprKind::Int(IntLit {
            value,
            radix: Radix::Decimal,
            unsigned: value > i64::MAX as u64,
            size: IntSuffix::None,
        })
    };
    if value >= 0 {
        return literal(magnitude);
    }
    let negate = |p: &mut Program, kind| {
        let operand = p.push_expr(Expr {
            kind,
            span: Span::NONE,
        });
        ExprKind::Unary(UnaryOp::Neg, operand)
    };
    if value == i128::from(i64::MIN) || value == i128::from(i32::MIN) {
        // There is no such constant: its magnitude is out of range (6.4.4.1p6).
        let largest = negate(p, literal(magnitude - 1));
        let left = p.expr(largest);
        let one = p.int(1);
        return ExprKind::Binary(BinaryOp::Sub, left, one);
    }
    negate(p, literal(magnitude))
}
