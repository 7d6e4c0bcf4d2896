//! What must be known of a function before its code is written: which blocks can be jumped into,
//! and which compound literals it has.

use super::{L, Lowerer};
use cassay_check::{Checked, Vla};
use cassay_lang::Problem;
use cassay_lang::tree::*;
use cassay_lang::walk::{self, Next, Node, Use};
use cassay_memory::Origin;
use rustc_hash::{FxHashMap, FxHashSet};

struct Walker<'a> {
    program: &'a Program,
    ck: &'a Checked,
    vlas: &'a [Vla],
    exprs: bool,
    /// What is still to be looked at below the statements and initialisers at hand.
    below: Vec<Node>,
    jumpy: Vec<StmtId>,
    /// Compound literals with the block whose scope they live in.
    literals: Vec<(StmtId, ExprId)>,
    blocks: Vec<StmtId>,
    /// The blocks that compound literals live in: also selection and iteration statements, and what stands below
    /// them (6.8.4p3, 6.8.5p5).
    homes: Vec<StmtId>,
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
        if !self.ck.labelled.contains(&body) && !self.ck.nested.contains(&body) {
            return Ok(());
        }
        let mut walker = Walker {
            program: self.program,
            ck: &self.ck,
            vlas: &self.ck.vlas,
            exprs: self.ck.nested.contains(&body),
            below: Vec::new(),
            jumpy: Vec::new(),
            literals: Vec::new(),
            blocks: vec![body],
            homes: vec![body],
            labels: FxHashMap::default(),
            wild: FxHashSet::default(),
            computed_goto: false,
            depth: 0,
        };
        walker.stmt(body, false)?;
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
        if !self.ck.statement_exprs {
            return false;
        }
        walk::visit(self.program, Node::Expr(e), |node| match node {
            Node::Stmt(_) => Next::Stop,
            Node::Expr(e) if !is_evaluated(self.program, e) => Next::Past,
            _ => Next::Below,
        })
        .is_break()
    }

    /// Makes the objects of a block's compound literals (6.5.2.5p5).
    pub(super) fn enter_literals(&mut self, block: StmtId) -> L<()> {
        for e in self.body.literals.remove(&block).unwrap_or_default() {
            let qty = self.ck.typed(e).qty;
            let Some(size) = self.types.size(qty.ty) else {
                continue;
            };
            let is_const = self.deeply_const(qty);
            let origin = Origin::Unnamed(qty.ty);
            let (local, off) = self.new_local(origin, size, is_const, false)?;
            self.tables.locals[local as usize].watch = self.watch(qty.ty);
            let d = self.temp()?;
            self.body.literal_homes.insert(e, d);
            self.make_object(d, local, off);
        }
        Ok(())
    }
}

impl Walker<'_> {
    /// Walks a statement; whether it holds a case of a switch around it. `below`: it stands below a selection or
    /// iteration statement, and is a block by that. Labels are dealt with at the end, when all jumps to them are known.
    fn stmt(&mut self, id: StmtId, below: bool) -> L<bool> {
        self.depth += 1;
        if self.depth > 5_000 {
            return Err(Problem::unsupported(
                self.program[id].span,
                "statements nested too deeply",
            ));
        }
        let (mut id, mut below) = (id, below);
        let mut found = false;
        let homes = self.homes.len();
        loop {
            let kind = self.program[id].kind;
            let has_substatements = matches!(
                kind,
                StmtKind::If(..)
                    | StmtKind::While(..)
                    | StmtKind::Do(..)
                    | StmtKind::For { .. }
                    | StmtKind::Switch(..)
            );
            if below || has_substatements || matches!(kind, StmtKind::Block(_)) {
                self.homes.push(id);
            }
            match kind {
                StmtKind::Case(..) | StmtKind::Default(_) => found = true,
                StmtKind::Label(label, _) => {
                    self.labels.insert(label, self.blocks.clone());
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
                StmtKind::GotoComputed(_) => self.computed_goto = true,
                _ => {}
            }
            let is_block = matches!(kind, StmtKind::Block(_) | StmtKind::For { .. });
            if is_block {
                self.blocks.push(id);
            }
            // Chains of `else if` and of labels are followed without recursion.
            let is_chain = matches!(
                kind,
                StmtKind::If(_, _, Some(_))
                    | StmtKind::Case(..)
                    | StmtKind::Default(_)
                    | StmtKind::Label(..)
            );
            let start = self.below.len();
            walk::parts(self.program, Node::Stmt(id), |child, used| {
                // The values of a switch's labels are constants.
                if used == Use::Plain {
                    self.below.push(child);
                }
            });
            let end = self.below.len() - usize::from(is_chain);
            let next = is_chain.then(|| self.below[end]);
            // The statements come last, also where a condition follows.
            for at in start..end {
                match self.below[at] {
                    Node::Expr(e) => self.expr(e)?,
                    Node::Decl(d) => self.decl(d)?,
                    _ => {}
                }
            }
            let mut inside = false;
            for at in start..end {
                if let Node::Stmt(s) = self.below[at] {
                    inside |= self.stmt(s, has_substatements)?;
                }
            }
            self.below.truncate(start);
            if is_block {
                self.blocks.pop();
                if inside {
                    self.jumpy.push(id);
                }
            }
            // The cases of a switch are no way into what is around it.
            found |= inside && !matches!(kind, StmtKind::Switch(..));
            match next {
                Some(Node::Stmt(s)) => (id, below) = (s, has_substatements),
                _ => {
                    self.homes.truncate(homes);
                    self.depth -= 1;
                    return Ok(found);
                }
            }
        }
    }

    fn decl(&mut self, id: DeclId) -> L<()> {
        if !self.exprs {
            return Ok(());
        }
        match self.program[id].kind {
            DeclKind::Var { ty, storage, init } if storage != Storage::Static => {
                self.ty(ty)?;
                init.map_or(Ok(()), |init| self.init(init))
            }
            // The lengths in it are computed here (6.7.8p3).
            DeclKind::Typedef { ty } => self.ty(ty),
            _ => Ok(()),
        }
    }

    /// The lengths of arrays that are computed, but for those of functions' parameters.
    fn ty(&mut self, id: TypeId) -> L<()> {
        if self.vlas.is_empty() {
            return Ok(());
        }
        let mut lengths = Vec::new();
        let _ = walk::visit(self.program, Node::Type(id), |node| match node {
            Node::Type(_) => Next::Below,
            Node::Expr(e) if self.vlas.iter().any(|vla| vla.len == Some(e)) => {
                lengths.push(e);
                Next::Past
            }
            _ => Next::Past,
        });
        lengths.into_iter().try_for_each(|e| self.expr(e))
    }

    fn init(&mut self, id: InitId) -> L<()> {
        if !self.exprs {
            return Ok(());
        }
        let start = self.below.len();
        walk::parts(self.program, Node::Init(id), |child, used| {
            // Designators are constants.
            if used == Use::Plain {
                self.below.push(child);
            }
        });
        for at in start..self.below.len() {
            match self.below[at] {
                Node::Expr(e) => self.expr(e)?,
                Node::Init(i) => self.init(i)?,
                _ => {}
            }
        }
        self.below.truncate(start);
        Ok(())
    }

    fn expr(&mut self, id: ExprId) -> L<()> {
        if !self.exprs {
            return Ok(());
        }
        // Work through a list: expressions can be deep on the left.
        let start = self.below.len();
        self.below.push(Node::Expr(id));
        while self.below.len() > start
            && let Some(node) = self.below.pop()
        {
            match node {
                Node::Expr(e) => {
                    // Compound literals and statements count as effects, and lengths as long as there are any.
                    let is_quiet = !self.ck.typed(e).effects && self.vlas.is_empty();
                    if is_quiet || !is_evaluated(self.program, e) {
                        continue;
                    }
                    if let (ExprKind::CompoundLit(..), Some(&block)) =
                        (self.program[e].kind, self.homes.last())
                    {
                        self.literals.push((block, e));
                    }
                    let below = &mut self.below;
                    walk::children(self.program, node, |child| below.push(child));
                }
                Node::Stmt(s) => {
                    self.stmt(s, false)?;
                }
                Node::Init(i) => self.init(i)?,
                Node::Type(ty) => self.ty(ty)?,
                Node::Decl(_) | Node::Field(_) => {}
            }
        }
        Ok(())
    }
}

/// Whether anything in an expression can be evaluated. The operand of `sizeof` can, if its type has a
/// length that is computed; what is not chosen in a generic selection is looked at all the same.
fn is_evaluated(program: &Program, e: ExprId) -> bool {
    !matches!(
        program[e].kind,
        ExprKind::AlignofExpr(_)
            | ExprKind::AlignofType(_)
            | ExprKind::Offsetof { .. }
            | ExprKind::TypesCompatible(..)
    )
}
