//! What must be known of a function before its code is written: which blocks can be jumped into,
//! and which compound literals it has.

use super::{L, Lowerer};
use cassay_lang::Problem;
use cassay_lang::tree::*;
use rustc_hash::{FxHashMap, FxHashSet};

/// What occurs in the program at all, so that most functions need no look at their expressions.
pub(super) struct Scan {
    literals: bool,
    pub(super) statement_exprs: bool,
}

impl Scan {
    pub(super) fn new(program: &Program) -> Scan {
        let mut scan = Scan {
            literals: false,
            statement_exprs: false,
        };
        for e in &program.exprs {
            match e.kind {
                ExprKind::CompoundLit(..) => scan.literals = true,
                ExprKind::StmtExpr(_) => scan.statement_exprs = true,
                _ => {}
            }
        }
        scan
    }
}

struct Walker<'a> {
    program: &'a Program,
    exprs: bool,
    jumpy: Vec<StmtId>,
    /// Compound literals with the block whose scope they live in.
    literals: Vec<(StmtId, ExprId)>,
    blocks: Vec<StmtId>,
    /// Labels seen, with the blocks around them.
    labels: FxHashMap<LabelId, Vec<StmtId>>,
    /// Labels that are jumped to from before them or from outside their block.
    wild: FxHashSet<LabelId>,
    computed_goto: bool,
    depth: u32,
}

impl Lowerer<'_> {
    /// Looks through a body and sets registers aside for its compound literals.
    pub(super) fn prepare_body(&mut self, body: StmtId) -> L<()> {
        let mut walker = Walker {
            program: self.program,
            exprs: self.scan.literals || self.scan.statement_exprs,
            jumpy: Vec::new(),
            literals: Vec::new(),
            blocks: vec![body],
            labels: FxHashMap::default(),
            wild: FxHashSet::default(),
            computed_goto: false,
            depth: 0,
        };
        walker.stmt(body)?;
        self.body.has_labels = !walker.labels.is_empty();
        self.body.jumpy.extend(walker.jumpy);
        if walker.computed_goto {
            walker.wild.extend(walker.labels.keys());
        }
        for (label, blocks) in walker.labels {
            if walker.wild.contains(&label) {
                self.body.jumpy.extend(blocks);
            }
        }
        self.body.wild_labels = walker.wild;
        let literals = walker.literals;
        for (block, literal) in literals {
            self.body.literals.entry(block).or_default().push(literal);
        }
        Ok(())
    }

    /// Whether an expression has statements in it: with their labels, they cannot be written twice.
    pub(super) fn has_statements(&self, e: ExprId) -> bool {
        if !self.scan.statement_exprs {
            return false;
        }
        let mut work = vec![e];
        while let Some(e) = work.pop() {
            match self.program[e].kind {
                ExprKind::StmtExpr(_) => return true,
                kind => children(self.program, kind, &mut work),
            }
        }
        false
    }

    /// Makes the objects of a block's compound literals (6.5.2.5p5).
    pub(super) fn enter_literals(&mut self, block: StmtId) -> L<()> {
        for e in self.body.literals.remove(&block).unwrap_or_default() {
            let qty = self.ck.typed(e).qty;
            let Some(size) = self.types.size(qty.ty) else {
                continue;
            };
            let is_const = self.deeply_const(qty);
            let (local, off) = self.new_local(None, size, is_const, false)?;
            let d = self.temp()?;
            self.body.literal_homes.insert(e, d);
            self.make_object(d, local, off);
        }
        Ok(())
    }
}

impl Walker<'_> {
    /// Walks a statement; whether it holds a case of a switch around it. Labels are dealt with at the
    /// end, when all jumps to them are known.
    fn stmt(&mut self, id: StmtId) -> L<bool> {
        self.depth += 1;
        if self.depth > 5_000 {
            return Err(Problem::unsupported(
                self.program[id].span,
                "statements nested too deeply",
            ));
        }
        let mut id = id;
        let mut found = false;
        // Chains of `else if` and of labels are followed without recursion.
        loop {
            match self.program[id].kind {
                StmtKind::If(c, then, other) => {
                    self.expr(c)?;
                    found |= self.stmt(then)?;
                    if let Some(other) = other {
                        id = other;
                        continue;
                    }
                }
                StmtKind::Case(_, _, body) | StmtKind::Default(body) => {
                    found = true;
                    id = body;
                    continue;
                }
                StmtKind::Label(label, body) => {
                    self.labels.insert(label, self.blocks.clone());
                    id = body;
                    continue;
                }
                StmtKind::Goto(label) => {
                    let inside = self
                        .labels
                        .get(&label)
                        .is_some_and(|around| self.blocks.starts_with(around));
                    if !inside {
                        self.wild.insert(label);
                    }
                }
                StmtKind::Block(list) => {
                    self.blocks.push(id);
                    let mut inside = false;
                    for s in self.program.items(list) {
                        inside |= self.stmt(s)?;
                    }
                    self.blocks.pop();
                    if inside {
                        self.jumpy.push(id);
                    }
                    found |= inside;
                }
                StmtKind::While(c, body) | StmtKind::Do(body, c) => {
                    self.expr(c)?;
                    found |= self.stmt(body)?;
                }
                StmtKind::For {
                    init,
                    cond,
                    step,
                    body,
                } => {
                    self.blocks.push(id);
                    match init {
                        ForInit::Expr(e) => self.expr(e)?,
                        ForInit::Decl(d) => self.decl(d)?,
                        ForInit::None => {}
                    }
                    for e in [cond, step].into_iter().flatten() {
                        self.expr(e)?;
                    }
                    let inside = self.stmt(body)?;
                    self.blocks.pop();
                    if inside {
                        self.jumpy.push(id);
                    }
                    found |= inside;
                }
                StmtKind::Switch(c, body) => {
                    self.expr(c)?;
                    // Its cases are no way into what is around it.
                    self.stmt(body)?;
                }
                StmtKind::GotoComputed(e) => {
                    self.computed_goto = true;
                    self.expr(e)?;
                }
                StmtKind::Expr(e) | StmtKind::Return(Some(e)) => self.expr(e)?,
                StmtKind::Decl(d) => self.decl(d)?,
                StmtKind::Null
                | StmtKind::Break
                | StmtKind::Continue
                | StmtKind::Return(None)
                | StmtKind::Asm { .. } => {}
            }
            self.depth -= 1;
            return Ok(found);
        }
    }

    fn decl(&mut self, id: DeclId) -> L<()> {
        if let DeclKind::Var {
            init: Some(init),
            storage,
            ..
        } = self.program[id].kind
            && storage != Storage::Static
        {
            self.init(init)?;
        }
        Ok(())
    }

    fn init(&mut self, id: InitId) -> L<()> {
        if !self.exprs {
            return Ok(());
        }
        match self.program[id] {
            Init::Expr(e) => self.expr(e),
            Init::List { first, count, .. } => {
                for i in 0..count {
                    let item = self.program.init_list(first, count)[i as usize].init;
                    self.init(item)?;
                }
                Ok(())
            }
        }
    }

    fn expr(&mut self, id: ExprId) -> L<()> {
        if !self.exprs {
            return Ok(());
        }
        // Work through a list: expressions can be deep on the left.
        let mut work = vec![id];
        while let Some(id) = work.pop() {
            match self.program[id].kind {
                ExprKind::CompoundLit(_, init) => {
                    if let Some(&block) = self.blocks.last() {
                        self.literals.push((block, id));
                    }
                    self.init(init)?;
                }
                ExprKind::StmtExpr(body) => {
                    self.stmt(body)?;
                }
                kind => children(self.program, kind, &mut work),
            }
        }
        Ok(())
    }
}

/// Operands of an expression that may be evaluated.
fn children(program: &Program, kind: ExprKind, out: &mut Vec<ExprId>) {
    match kind {
        ExprKind::Unary(_, a)
        | ExprKind::Cast(_, a)
        | ExprKind::Member(a, _)
        | ExprKind::Arrow(a, _)
        | ExprKind::VaArg(a, _)
        | ExprKind::SizeofExpr(a) => out.push(a),
        ExprKind::Binary(_, a, b)
        | ExprKind::Assign(_, a, b)
        | ExprKind::Comma(a, b)
        | ExprKind::Index(a, b) => out.extend([a, b]),
        ExprKind::Cond(a, b, c) => {
            out.extend([a, c]);
            out.extend(b);
        }
        ExprKind::Choose(a, b, c) => out.extend([a, b, c]),
        ExprKind::Call(f, args) => {
            out.push(f);
            out.extend(program.items(args));
        }
        ExprKind::Builtin(_, args) => out.extend(program.items(args)),
        ExprKind::Generic {
            control,
            first,
            count,
        } => {
            out.push(control);
            out.extend(program.associations(first, count).iter().map(|a| a.value));
        }
        ExprKind::Int(_)
        | ExprKind::Float(_)
        | ExprKind::Char(_)
        | ExprKind::Str(_)
        | ExprKind::Name(_)
        | ExprKind::SizeofType(_)
        | ExprKind::AlignofExpr(_)
        | ExprKind::AlignofType(_)
        | ExprKind::LabelAddr(_)
        | ExprKind::Offsetof { .. }
        | ExprKind::TypesCompatible(..)
        | ExprKind::CompoundLit(..)
        | ExprKind::StmtExpr(_) => {}
    }
}
