//! Shapes that reports of wrong code are made of: how loops are counted and bounded, what is
//! accumulated, idioms of arithmetic, ways to call and to jump.
//!
//! Each is recognised where it is written plainly, as the generator does. This errs towards silence.

use super::{Feature, Features};
use cassay_lang::Symbol;
use cassay_lang::tree::*;
use cassay_lang::walk::{self, Next, Node};
use rustc_hash::{FxHashMap, FxHashSet};

/// Statements of a helper, at most.
const SMALL: usize = 5;
/// Labels that make a graph.
const LABELS: usize = 4;

/// Looks at a program without its frame.
pub fn look(p: &Program, frame: &[DeclId], f: &mut Features) {
    let items = p.units.iter().flat_map(|unit| &unit.items).copied();
    let items: Vec<DeclId> = items.filter(|d| !frame.contains(d)).collect();
    let mut look = Look {
        p,
        f,
        globals: FxHashSet::default(),
        small: FxHashSet::default(),
        calls: FxHashSet::default(),
        first: FxHashMap::default(),
        constants: FxHashMap::default(),
    };
    for &item in &items {
        if matches!(p[item].kind, DeclKind::Function { .. }) {
            look.first.entry(p[item].name).or_insert(item);
        }
        match p[item].kind {
            DeclKind::Var { .. } => {
                look.globals.insert(item);
                look.declared(item);
            }
            DeclKind::Function {
                ty,
                params,
                body: Some(body),
                ..
            } => look.helper(item, ty, params, body),
            _ => {}
        }
    }
    for &item in &items {
        if let DeclKind::Function {
            params,
            body: Some(body),
            ..
        } = p[item].kind
        {
            look.function(item, params, body);
        }
    }
    let calls: Vec<(DeclId, DeclId)> = look.calls.iter().copied().collect();
    if calls
        .iter()
        .any(|&(a, b)| a != b && look.calls.contains(&(b, a)))
    {
        look.f.add(Feature::MutualRecursion);
    }
}

struct Look<'a> {
    p: &'a Program,
    f: &'a mut Features,
    globals: FxHashSet<DeclId>,
    /// Functions of a few lines.
    small: FxHashSet<DeclId>,
    /// Who calls whom; by the first declaration of a name.
    calls: FxHashSet<(DeclId, DeclId)>,
    /// The first declaration of each name of a function.
    first: FxHashMap<Option<Symbol>, DeclId>,
    /// Constants that a function gets as an argument.
    constants: FxHashMap<(DeclId, usize), u64>,
}

impl Look<'_> {
    fn int_kind(&self, ty: TypeId) -> Option<IntKind> {
        match self.p[ty].kind {
            TypeKind::Int(kind) => Some(kind),
            TypeKind::Typedef(decl) => self.int_kind(self.p.decl_type(decl)?),
            _ => None,
        }
    }

    fn is_narrow(&self, decl: DeclId) -> bool {
        let kind = self.p.decl_type(decl).and_then(|ty| self.int_kind(ty));
        kind.is_some_and(|kind| kind < IntKind::Int && kind != IntKind::Bool)
    }

    fn helper(&mut self, decl: DeclId, ty: TypeId, params: List<DeclId>, body: StmtId) {
        let TypeKind::Function { ret, variadic, .. } = self.p[ty].kind else {
            return;
        };
        if variadic {
            self.f.add(Feature::Variadic);
        }
        let mut statements = 0;
        self.each(Node::Stmt(body), |p, node| {
            if let Node::Stmt(s) = node {
                let counts = !matches!(p[s].kind, StmtKind::Block(_));
                statements += usize::from(counts);
            }
        });
        if statements > SMALL || matches!(self.p[ret].kind, TypeKind::Void) {
            return;
        }
        self.small.insert(decl);
        self.f.add(Feature::SmallHelpers);
        let narrow = |ty| {
            let kind = self.int_kind(ty);
            kind.is_some_and(|kind| kind < IntKind::Int)
        };
        let takes = self.p.items(params).filter_map(|d| self.p.decl_type(d));
        if narrow(ret) || takes.into_iter().any(narrow) {
            self.f.add(Feature::NarrowHelpers);
        }
    }

    /// Calls `look` for a node and everything below it.
    fn each(&self, node: Node, mut look: impl FnMut(&Program, Node)) {
        let p = self.p;
        let _ = walk::visit(p, node, |node| {
            look(p, node);
            Next::Below
        });
    }

    fn any(&self, node: Node, mut is: impl FnMut(&Program, Node) -> bool) -> bool {
        let mut found = false;
        self.each(node, |p, node| found |= is(p, node));
        found
    }

    fn callee(&self, e: ExprId) -> Option<DeclId> {
        let ExprKind::Call(callee, _) = self.p[e].kind else {
            return None;
        };
        match self.p[callee].kind {
            ExprKind::Name(decl) => match self.p[decl].kind {
                DeclKind::Function { storage, .. } if storage != Storage::Builtin => Some(decl),
                _ => None,
            },
            _ => None,
        }
    }

    fn has_call(&self, e: ExprId) -> bool {
        self.any(
            Node::Expr(e),
            |_, node| matches!(node, Node::Expr(e) if self.callee(e).is_some()),
        )
    }

    fn constant(&self, e: ExprId) -> Option<u64> {
        match self.p[e].kind {
            ExprKind::Int(lit) => Some(lit.value),
            ExprKind::Unary(UnaryOp::Neg, a) => self.constant(a).map(u64::wrapping_neg),
            ExprKind::Cast(_, a) => self.constant(a),
            _ => None,
        }
    }

    /// Whether an expression has neither names nor calls in it.
    fn is_constant(&self, e: ExprId) -> bool {
        !self.any(
            Node::Expr(e),
            |p, node| matches!(node, Node::Expr(e) if matches!(p[e].kind, ExprKind::Name(_))),
        )
    }

    fn declared(&mut self, decl: DeclId) {
        let DeclKind::Var { ty, init, .. } = self.p[decl].kind else {
            return;
        };
        if let TypeKind::Pointer(to) = self.p[ty].kind
            && matches!(self.p[to].kind, TypeKind::Array { .. })
        {
            self.f.add(Feature::PointerToArray);
        }
        let pointer = matches!(self.p[ty].kind, TypeKind::Pointer(_));
        if let Some(init) = init
            && let Init::Expr(e) = self.p[init]
            && pointer
            && matches!(self.p[e].kind, ExprKind::Cond(..))
        {
            self.f.add(Feature::ChosenPointer);
        }
    }

    fn function(&mut self, decl: DeclId, params: List<DeclId>, body: StmtId) {
        let mut nodes = Vec::new();
        self.each(Node::Stmt(body), |_, node| nodes.push(node));
        let own: Vec<DeclId> = self.p.items(params).collect();
        for &param in &own {
            if let Some(ty) = self.p.decl_type(param)
                && let TypeKind::Pointer(to) = self.p[ty].kind
                && matches!(self.p[to].kind, TypeKind::Array { .. })
            {
                self.f.add(Feature::PointerToArray);
            }
        }
        let mut labels = 0;
        for &node in &nodes {
            match node {
                Node::Expr(e) => {
                    self.call(decl, e);
                    self.idiom(e);
                }
                Node::Stmt(s) => match self.p[s].kind {
                    StmtKind::Label(..) => labels += 1,
                    StmtKind::Decl(d) => {
                        self.declared(d);
                        self.unset(d);
                    }
                    StmtKind::Block(list) => self.exchange(list),
                    StmtKind::Return(Some(e)) => self.tail(e, &own),
                    _ => {}
                },
                _ => {}
            }
        }
        if labels >= LABELS {
            self.f.add(Feature::Graph);
        }
        self.loops(body);
    }

    fn unset(&mut self, decl: DeclId) {
        if let DeclKind::Var {
            ty,
            storage: Storage::None,
            init: None,
        } = self.p[decl].kind
            && matches!(self.p[ty].kind, TypeKind::Array { .. })
        {
            self.f.add(Feature::UnsetArray);
        }
    }

    /// `t = a; a = b; b = t;` for records.
    fn exchange(&mut self, list: List<StmtId>) {
        let stmts: Vec<StmtId> = self.p.items(list).collect();
        for window in stmts.windows(3) {
            let StmtKind::Decl(saved) = self.p[window[0]].kind else {
                continue;
            };
            let record = self.p.decl_type(saved);
            if !record.is_some_and(|ty| matches!(self.p[ty].kind, TypeKind::Record(_))) {
                continue;
            }
            if let StmtKind::Expr(e) = self.p[window[2]].kind
                && let ExprKind::Assign(None, _, value) = self.p[e].kind
                && matches!(self.p[value].kind, ExprKind::Name(d) if d == saved)
            {
                self.f.add(Feature::RecordSwap);
            }
        }
    }

    fn tail(&mut self, e: ExprId, own: &[DeclId]) {
        let ExprKind::Call(_, args) = self.p[e].kind else {
            return;
        };
        if self.callee(e).is_none() {
            return;
        }
        self.f.add(Feature::TailCalls);
        let args: Vec<ExprId> = self.p.items(args).collect();
        if args.len() >= 7 {
            self.f.add(Feature::TailMany);
        }
        let exchanged = args.iter().enumerate().filter(|&(at, &arg)| {
            matches!(self.p[arg].kind, ExprKind::Name(d)
                if own.iter().position(|&own| own == d).is_some_and(|own| own != at))
        });
        if exchanged.count() >= 2 {
            self.f.add(Feature::TailSwapped);
        }
    }

    fn call(&mut self, function: DeclId, e: ExprId) {
        let ExprKind::Call(callee, args) = self.p[e].kind else {
            return;
        };
        let ExprKind::Name(called) = self.p[callee].kind else {
            return;
        };
        let args: Vec<ExprId> = self.p.items(args).collect();
        let name = self.p[called].name.map_or("", |name| self.p.name(name));
        let plain = name.trim_start_matches("__builtin_");
        if matches!(plain, "memcpy" | "memmove" | "memset") {
            self.f.add(Feature::MemoryCalls);
            if args.len() == 3 && !self.is_constant(args[2]) {
                self.f.add(Feature::VariableLength);
            }
            return;
        }
        if self.callee(e).is_none() {
            return;
        }
        if function != called {
            // Prototypes and definitions have the same name.
            let same = |decl: DeclId| self.first.get(&self.p[decl].name).copied();
            if let (Some(a), Some(b)) = (same(function), same(called)) {
                self.calls.insert((a, b));
            }
        }
        if self.small.contains(&called) {
            self.f.add(Feature::CallInOperand);
        }
        for (at, &arg) in args.iter().enumerate() {
            if let Some(value) = self.constant(arg) {
                let before = *self.constants.entry((called, at)).or_insert(value);
                if before != value {
                    self.f.add(Feature::SeveralConstants);
                }
            }
            let record = self.p.decl_type(called).is_some_and(|ty| {
                matches!(self.p[ty].kind, TypeKind::Function { ret, .. }
                    if matches!(self.p[ret].kind, TypeKind::Record(_)))
            });
            if record && self.callee(arg).is_some() {
                self.f.add(Feature::RecordChain);
            }
        }
    }

    // Loops.

    fn loops(&mut self, body: StmtId) {
        let mut work = vec![(body, 0u32)];
        while let Some((stmt, depth)) = work.pop() {
            let kind = self.p[stmt].kind;
            let inner = match kind {
                StmtKind::For {
                    init,
                    cond,
                    step,
                    body,
                } => {
                    self.a_loop(Some(init), cond, step, body, depth);
                    depth + 1
                }
                StmtKind::While(cond, body) | StmtKind::Do(body, cond) => {
                    self.a_loop(None, Some(cond), None, body, depth);
                    depth + 1
                }
                _ => depth,
            };
            walk::statements(self.p, stmt, |s| work.push((s, inner)));
        }
    }

    fn a_loop(
        &mut self,
        init: Option<ForInit>,
        cond: Option<ExprId>,
        step: Option<ExprId>,
        body: StmtId,
        depth: u32,
    ) {
        let mut start = None;
        match init {
            Some(ForInit::Decl(decl)) => {
                if let DeclKind::Var {
                    init: Some(init), ..
                } = self.p[decl].kind
                    && let Init::Expr(e) = self.p[init]
                {
                    start = Some(e);
                }
            }
            Some(ForInit::Expr(e)) => {
                if let ExprKind::Assign(None, _, value) = self.p[e].kind {
                    start = Some(value);
                }
            }
            _ => {}
        }
        if start.is_some_and(|e| !self.is_constant(e)) {
            self.f.add(Feature::ComputedStart);
        }
        if cond.is_some_and(|e| self.has_call(e)) {
            self.f.add(Feature::CallInLoopCondition);
        }
        if step.is_some_and(|e| self.has_call(e)) {
            self.f.add(Feature::CallInLoopStep);
        }
        let counter = step
            .and_then(|e| self.written(e))
            .or_else(|| cond.and_then(|e| self.written(e)))
            .or_else(|| self.counted_inside(cond?, body));
        if let Some(counter) = counter {
            self.counter(counter, init);
            if let Some(cond) = cond {
                self.bound(cond, counter, depth);
            }
        }
        if let Some(step) = step
            && let ExprKind::Assign(Some(_), _, by) = self.p[step].kind
            && !self.is_constant(by)
        {
            self.f.add(Feature::ComputedStride);
        }
        self.inside(body, counter);
        if let Some(cond) = cond {
            self.search(cond, body);
        }
    }

    /// What an expression counts: the place of its first assignment, `++`, or a call that gets its address.
    fn written(&self, e: ExprId) -> Option<ExprId> {
        let mut found = None;
        self.each(Node::Expr(e), |p, node| {
            let Node::Expr(e) = node else { return };
            let place = match p[e].kind {
                ExprKind::Assign(_, place, _) => Some(place),
                ExprKind::Unary(
                    UnaryOp::PreInc | UnaryOp::PreDec | UnaryOp::PostInc | UnaryOp::PostDec,
                    place,
                ) => Some(place),
                ExprKind::Call(_, args) => p.items(args).find_map(|arg| match p[arg].kind {
                    ExprKind::Unary(UnaryOp::AddrOf, place) => Some(place),
                    _ => None,
                }),
                _ => None,
            };
            if found.is_none() {
                found = place;
            }
        });
        found
    }

    /// The place in a condition that a statement of the loop's body counts.
    fn counted_inside(&self, cond: ExprId, body: StmtId) -> Option<ExprId> {
        let StmtKind::Block(list) = self.p[body].kind else {
            return None;
        };
        let stmts: Vec<StmtId> = self.p.items(list).collect();
        let ends = [stmts.first(), stmts.last()];
        ends.into_iter().flatten().find_map(|&stmt| {
            let StmtKind::Expr(e) = self.p[stmt].kind else {
                return None;
            };
            let place = self.written(e)?;
            let named = self.any(
                Node::Expr(cond),
                |_, node| matches!(node, Node::Expr(e) if self.same(e, place)),
            );
            named.then_some(place)
        })
    }

    fn counter(&mut self, place: ExprId, init: Option<ForInit>) {
        let feature = match self.p[place].kind {
            ExprKind::Name(decl) if self.globals.contains(&decl) => Feature::GlobalCounter,
            ExprKind::Name(decl) => match self.p[decl].kind {
                DeclKind::Var {
                    storage: Storage::Static,
                    ..
                } => Feature::StaticCounter,
                _ if matches!(init, Some(ForInit::Decl(_))) => return self.narrow(decl),
                _ => Feature::LivingCounter,
            },
            ExprKind::Unary(UnaryOp::Deref, _) => Feature::PointedCounter,
            ExprKind::Member(..) | ExprKind::Arrow(..) | ExprKind::Index(..) => {
                Feature::MemberCounter
            }
            _ => return,
        };
        self.f.add(feature);
        if let ExprKind::Name(decl) = self.p[place].kind {
            self.narrow(decl);
        }
    }

    fn narrow(&mut self, decl: DeclId) {
        if self.is_narrow(decl) {
            self.f.add(Feature::NarrowCounter);
        }
    }

    fn bound(&mut self, cond: ExprId, counter: ExprId, depth: u32) {
        let mut computed = false;
        self.each(Node::Expr(cond), |p, node| {
            let Node::Expr(e) = node else { return };
            let sides = match p[e].kind {
                ExprKind::Binary(op, a, b) if op.is_comparison() => [a, b],
                ExprKind::Call(_, args) if args.len() == 2 => {
                    let mut args = p.items(args);
                    match (args.next(), args.next()) {
                        (Some(a), Some(b)) => [a, b],
                        _ => return,
                    }
                }
                _ => return,
            };
            let [a, b] = sides.map(|e| self.holds(e, counter));
            computed |= a && !self.is_constant(sides[1]) || b && !self.is_constant(sides[0]);
        });
        if computed {
            self.f.add(Feature::ComputedBound);
            if depth > 0 {
                self.f.add(Feature::ComputedNest);
            }
        }
    }

    fn holds(&self, e: ExprId, place: ExprId) -> bool {
        self.any(
            Node::Expr(e),
            |_, node| matches!(node, Node::Expr(e) if self.same(e, place)),
        )
    }

    /// What is accumulated in a loop, and how it is left.
    fn inside(&mut self, body: StmtId, counter: Option<ExprId>) {
        let mut accumulators: FxHashSet<DeclId> = FxHashSet::default();
        let mut written: FxHashSet<DeclId> = FxHashSet::default();
        let mut asked: FxHashSet<DeclId> = FxHashSet::default();
        let mut work = vec![(body, false)];
        let (mut conditional, mut leaves, mut summed) = (false, false, false);
        while let Some((stmt, under)) = work.pop() {
            let mut below = under;
            match self.p[stmt].kind {
                StmtKind::Expr(e) => {
                    if let Some(decl) = self.accumulates(e)
                        && !counter.is_some_and(|c| self.names(c, decl))
                    {
                        accumulators.insert(decl);
                        conditional |= under;
                        summed |= counter.is_some_and(|c| self.holds(e, c));
                    }
                    self.each(Node::Expr(e), |p, node| {
                        if let Node::Expr(e) = node
                            && let ExprKind::Assign(_, place, _) = p[e].kind
                            && let ExprKind::Name(decl) = p[place].kind
                        {
                            written.insert(decl);
                        }
                    });
                }
                StmtKind::If(cond, ..) => {
                    below = true;
                    self.each(Node::Expr(cond), |p, node| {
                        if let Node::Expr(e) = node
                            && let ExprKind::Name(decl) = p[e].kind
                        {
                            asked.insert(decl);
                        }
                    });
                }
                StmtKind::Return(_) => leaves = true,
                _ => {}
            }
            walk::statements(self.p, stmt, |s| work.push((s, below)));
        }
        if leaves {
            self.f.add(Feature::ReturnInLoop);
        }
        if accumulators.len() > 1 {
            self.f.add(Feature::SeveralAccumulators);
        }
        if summed {
            self.f.add(Feature::SummedCounter);
        }
        if conditional {
            self.f.add(Feature::ConditionalAccumulator);
        }
        if accumulators.iter().any(|&decl| self.is_narrow(decl)) {
            self.f.add(Feature::NarrowAccumulator);
        }
        if asked.iter().any(|decl| written.contains(decl)) {
            self.f.add(Feature::ChangingCondition);
        }
    }

    /// The variable that a statement adds something to.
    fn accumulates(&self, e: ExprId) -> Option<DeclId> {
        let place = match self.p[e].kind {
            ExprKind::Assign(Some(_), place, _)
            | ExprKind::Unary(
                UnaryOp::PreInc | UnaryOp::PreDec | UnaryOp::PostInc | UnaryOp::PostDec,
                place,
            ) => place,
            ExprKind::Assign(None, place, value) if self.holds(value, place) => place,
            _ => return None,
        };
        match self.p[place].kind {
            ExprKind::Name(decl) => Some(decl),
            _ => None,
        }
    }

    fn names(&self, e: ExprId, decl: DeclId) -> bool {
        matches!(self.p[e].kind, ExprKind::Name(d) if d == decl)
    }

    /// `while (i < n && a[i] != x)`, `if (a[i] == x) break;`
    fn search(&mut self, cond: ExprId, body: StmtId) {
        let element = |e: ExprId| {
            self.any(
                Node::Expr(e),
                |p, node| matches!(node, Node::Expr(e) if matches!(p[e].kind, ExprKind::Index(..))),
            )
        };
        let mut found =
            matches!(self.p[cond].kind, ExprKind::Binary(BinaryOp::LogAnd, ..)) && element(cond);
        self.each(Node::Stmt(body), |p, node| {
            if let Node::Stmt(s) = node
                && let StmtKind::If(cond, then, None) = p[s].kind
            {
                let last = match p[then].kind {
                    StmtKind::Block(list) => p.items(list).next_back().unwrap_or(then),
                    _ => then,
                };
                let leaves = matches!(p[last].kind, StmtKind::Break | StmtKind::Return(_));
                found |= leaves && element(cond);
            }
        });
        if found {
            self.f.add(Feature::SearchLoop);
        }
    }

    // Idioms.

    /// Whether two expressions are the same, written as plainly as idioms are.
    fn same(&self, a: ExprId, b: ExprId) -> bool {
        if a == b {
            return true;
        }
        match (self.p[a].kind, self.p[b].kind) {
            (ExprKind::Name(a), ExprKind::Name(b)) => a == b,
            (ExprKind::Int(a), ExprKind::Int(b)) => a.value == b.value,
            (ExprKind::Member(a, m), ExprKind::Member(b, n))
            | (ExprKind::Arrow(a, m), ExprKind::Arrow(b, n)) => m == n && self.same(a, b),
            (ExprKind::Index(a, i), ExprKind::Index(b, j)) => self.same(a, b) && self.same(i, j),
            (ExprKind::Unary(o, a), ExprKind::Unary(q, b)) => o == q && self.same(a, b),
            (ExprKind::Cast(_, a), ExprKind::Cast(_, b)) => self.same(a, b),
            (ExprKind::Binary(o, a, c), ExprKind::Binary(q, b, d)) => {
                o == q && self.same(a, b) && self.same(c, d)
            }
            _ => false,
        }
    }

    /// What a conversion converts.
    fn bare(&self, mut e: ExprId) -> ExprId {
        while let ExprKind::Cast(_, a) = self.p[e].kind {
            e = a;
        }
        e
    }

    fn idiom(&mut self, e: ExprId) {
        match self.p[e].kind {
            ExprKind::Cond(cond, Some(a), b) => self.choice(cond, a, b),
            ExprKind::Binary(op, a, b) => self.binary(op, a, b),
            ExprKind::Cast(ty, a) => {
                let narrow = |ty| self.int_kind(ty).is_some_and(|kind| kind < IntKind::Int);
                let mut inner = a;
                if let ExprKind::Binary(_, left, _) = self.p[a].kind {
                    inner = left;
                }
                if let ExprKind::Cast(other, _) = self.p[inner].kind
                    && narrow(ty)
                    && narrow(other)
                {
                    self.f.add(Feature::NarrowChain);
                }
            }
            _ => {}
        }
    }

    fn choice(&mut self, cond: ExprId, a: ExprId, b: ExprId) {
        let divides = |e: ExprId| match self.p[self.bare(e)].kind {
            ExprKind::Binary(BinaryOp::Div | BinaryOp::Rem, _, by) => self.holds(cond, by),
            _ => false,
        };
        if divides(a) || divides(b) {
            self.f.add(Feature::GuardedDivision);
        }
        let ExprKind::Binary(op, x, y) = self.p[cond].kind else {
            return;
        };
        if !matches!(
            op,
            BinaryOp::Lt | BinaryOp::Gt | BinaryOp::Le | BinaryOp::Ge
        ) {
            return;
        }
        let negated = |e: ExprId, of: ExprId| match self.p[self.bare(e)].kind {
            ExprKind::Unary(UnaryOp::Neg, inner) => self.same(self.bare(inner), self.bare(of)),
            _ => false,
        };
        if negated(a, b) || negated(b, a) {
            self.f.add(Feature::Abs);
            return;
        }
        let pair =
            |p, q| self.same(self.bare(a), self.bare(p)) && self.same(self.bare(b), self.bare(q));
        let limit = |e| self.constant(e).is_some();
        if limit(a) || limit(b) {
            let nested = matches!(self.p[b].kind, ExprKind::Cond(..));
            if pair(x, y)
                || pair(y, x)
                || nested
                || limit(y) && (self.holds(a, x) || self.holds(b, x))
            {
                self.f.add(Feature::Clamp);
            }
            return;
        }
        if pair(x, y) || pair(y, x) {
            self.f.add(Feature::MinMax);
        }
    }

    fn binary(&mut self, op: BinaryOp, a: ExprId, b: ExprId) {
        let shifted = |e: ExprId| match self.p[self.bare(e)].kind {
            ExprKind::Binary(op @ (BinaryOp::Shl | BinaryOp::Shr), x, by) => {
                Some((op, self.bare(x), by))
            }
            _ => None,
        };
        match op {
            BinaryOp::Shl if self.constant(a) == Some(1) && self.constant(b).is_none() => {
                self.f.add(Feature::OneShifted);
            }
            BinaryOp::BitOr | BinaryOp::Add | BinaryOp::BitXor => {
                let rotates = match (shifted(a), shifted(b)) {
                    (Some((p, x, _)), Some((q, y, _))) => p != q && self.same(x, y),
                    _ => false,
                };
                let bytes = |e: ExprId| {
                    let masked = match self.p[e].kind {
                        ExprKind::Binary(BinaryOp::BitAnd, inner, _) => inner,
                        _ => e,
                    };
                    shifted(masked).is_some_and(|(_, _, by)| {
                        self.constant(by)
                            .is_some_and(|by| by > 0 && by.is_multiple_of(8))
                    })
                };
                let chain = matches!(self.p[a].kind, ExprKind::Binary(BinaryOp::BitOr, _, left) if bytes(left));
                let swapped = op == BinaryOp::BitOr && bytes(b) && (bytes(a) || chain);
                if rotates {
                    self.f.add(Feature::Rotate);
                }
                if swapped {
                    self.f.add(Feature::SwappedBytes);
                }
            }
            BinaryOp::BitAnd => {
                let lowest = match self.p[b].kind {
                    ExprKind::Unary(UnaryOp::Neg, x) => self.same(a, x),
                    ExprKind::Binary(BinaryOp::Sub, x, one) => {
                        self.constant(one) == Some(1) && self.same(a, x)
                    }
                    _ => false,
                };
                if lowest {
                    self.f.add(Feature::LowestBit);
                }
            }
            BinaryOp::Eq | BinaryOp::Ne => {
                if self.constant(b).is_some()
                    && let ExprKind::Binary(BinaryOp::BitAnd, _, mask) = self.p[a].kind
                    && self.constant(mask).is_some()
                {
                    self.f.add(Feature::MaskCompare);
                }
            }
            _ => {}
        }
    }
}
