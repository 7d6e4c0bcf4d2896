//! A seed: the program to mutate, and what its tree says about every place a mutation might want.
//!
//! One walk over the functions of the program's files notes, for each statement and expression, its range
//! in the text, what surrounds it, and which jumps are legal there. Places in headers, inside macro
//! expansions, in unevaluated operands or in constant expressions are not noted at all, so that no
//! mutation can come upon them. A program of several files is one seed with one text (see
//! [`crate::text`]); names mean what they mean in their own file.

use crate::graph::Graph;
use crate::hidden::Hidden;
use crate::loose::Loose;
use crate::text::{At, borders, take_apart};
use crate::tokens::{Tokens, definitions};
use cassay_check::{Category, Checked, EntityKind, check};
use cassay_eval::profile::{ScalarPath, Step};
use cassay_lang::tree::*;
use cassay_lang::types::{Len, QTy, Ty, TyKind};
use cassay_lang::walk::{self, Node, Use};
use cassay_lang::{Problem, SourceMap, Span, Symbol, Target};
use cassay_parse::loader::Loader;
use cassay_parse::preprocess::Options;
use cassay_program::File;
use cassay_source::{Refused, Source};
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;

pub type Range = (u32, u32);

/// How an expression is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// Its value is used.
    Value,
    /// For the object it designates: assigned to, incremented, its address taken, a member of it.
    Object,
    /// As the function of a call.
    Callee,
}

#[derive(Clone, Copy, Debug)]
pub struct ExprInfo {
    /// The statement it belongs to.
    pub stmt: StmtId,
    /// The full expression it is part of.
    pub root: ExprId,
    pub role: Role,
    pub range: Option<Range>,
}

#[derive(Clone, Copy, Debug)]
pub struct StmtInfo {
    /// Index into [`Seed::functions`].
    pub function: usize,
    pub parent: Option<StmtId>,
    pub range: Option<Range>,
    /// An item of a block that has braces: something may be inserted before it.
    pub in_block: bool,
    /// `break` is legal here; `continue` is.
    pub breaks: bool,
    pub continues: bool,
    /// The last statement of a statement expression: its value is used.
    pub last: bool,
    /// Inside a statement expression.
    pub inside: bool,
}

/// A file of the program, in the text and among the sources.
#[derive(Clone, Copy, Debug)]
struct Unit {
    border: Range,
    /// Its first position in the sources.
    start: u32,
}

/// A function defined in one of the program's files.
#[derive(Clone, Debug)]
pub struct Function {
    /// Which file that is.
    pub unit: usize,
    pub decl: DeclId,
    pub body: StmtId,
    /// Where its definition begins in the text.
    pub start: Option<u32>,
    /// Labels that occur once and not inside a statement expression.
    pub labels: Vec<LabelId>,
    /// Every name declared inside, parameters included.
    pub names: FxHashSet<Symbol>,
    /// Something in it has a type whose size is computed: jumps are restricted (6.8.6.1p1).
    pub variable: bool,
    pub ret: Option<QTy>,
    /// `inline` without `static`: there may be no definition to call (6.7.4p7).
    pub inline_external: bool,
}

pub struct Seed {
    /// The names of the program's files.
    pub names: Vec<String>,
    /// The texts of all files, joined.
    pub text: Vec<u8>,
    pub program: Program,
    pub sources: SourceMap,
    pub checked: Checked,
    pub target: Arc<Target>,
    pub tokens: Tokens,
    /// By index; `None` for what mutations must not touch.
    pub stmts: Vec<Option<StmtInfo>>,
    pub exprs: Vec<Option<ExprInfo>>,
    pub functions: Vec<Function>,
    /// How often each label is jumped to, or its address taken.
    pub label_uses: FxHashMap<LabelId, u32>,
    /// Some pointer is `restrict`: objects with an address must be left alone (6.7.3.1p4).
    pub restrict: bool,
    /// Line numbers show in the program: nothing put in may have line breaks.
    pub flat: bool,
    /// Other compilers have the text preprocessed otherwise, and may refer to something else.
    pub open: bool,
    /// Begins every new name; occurs in no text of the program.
    pub prefix: String,
    units: Vec<Unit>,
    /// Names at file scope, by file, and where they are first declared.
    pub file_scope: FxHashMap<(usize, Symbol), DeclId>,
    /// Every declaration at file scope.
    pub file_decls: FxHashSet<DeclId>,
    pub graph: Graph,
    pub loose: Loose,
    pub hidden: Hidden,
}

struct Frame {
    node: Node,
    context: Context,
}

#[derive(Clone, Copy)]
struct Context {
    function: usize,
    parent: Option<StmtId>,
    in_block: bool,
    breaks: bool,
    continues: bool,
    last: bool,
    inside: bool,
    /// In a block that the parser made, for what the head of a `for` declares: the text declares it
    /// inside the statement, so that nothing can come between.
    made: bool,
    stmt: StmtId,
    root: Option<ExprId>,
    /// What the expression is used for.
    role: Role,
}

impl Seed {
    /// Reads a program; the texts of several files are joined.
    pub fn new(
        names: &[String],
        text: &[u8],
        options: &Options,
        loader: &mut dyn Loader,
    ) -> Result<Seed, Refused> {
        let source = Source::of_units(take_apart(names, text)).preprocess(options.clone());
        let parsed = source.parse_with(loader)?;
        let open = !parsed.others.is_empty();
        // It must be a program to all who read it, as its variants must be.
        if open {
            cassay_source::Checked::new(parsed.clone())?;
        }
        let (program, sources) = (parsed.program, parsed.sources);
        let checked = match check(&program, &options.target) {
            Ok(checked) => checked,
            Err(problem) => return Err(Refused { problem, sources }),
        };
        let units = match units(&source.units, text, &sources) {
            Ok(units) => units,
            Err(problem) => return Err(Refused { problem, sources }),
        };
        if let Some(problem) = redefined(&sources) {
            return Err(Refused { problem, sources });
        }
        let skipped = sources.skipped.iter().filter_map(|r| place(&units, *r));
        let skipped: Vec<Range> = skipped.collect();
        let tokens = Tokens::new(text, &sources, &skipped);
        let contains = |what: &[u8]| {
            let has = |t: &[u8]| t.windows(what.len()).any(|w| w == what);
            has(text)
        };
        let flat = contains(b"__LINE__") || contains(b"assert") || contains(b"__COUNTER__");
        let prefix = (0u32..)
            .map(|n| match n {
                0 => "m_".to_string(),
                n => format!("m{n}_"),
            })
            .find(|p| {
                let p = p.as_bytes();
                !sources.files().iter().any(|f| begins_a_word(&f.text, p))
            })
            .unwrap_or_default();
        let mut seed = Seed {
            names: names.to_vec(),
            text: text.to_vec(),
            stmts: vec![None; program.stmts.len()],
            exprs: vec![None; program.exprs.len()],
            functions: Vec::new(),
            label_uses: FxHashMap::default(),
            restrict: false,
            flat,
            open,
            prefix,
            units,
            file_scope: FxHashMap::default(),
            file_decls: FxHashSet::default(),
            graph: Graph::default(),
            loose: Loose::default(),
            hidden: Hidden::default(),
            target: Arc::clone(&options.target),
            program,
            sources,
            checked,
            tokens,
        };
        seed.restrict = seed.has_restrict();
        seed.note_file_scope();
        seed.note_functions();
        seed.graph = Graph::new(&seed);
        seed.loose = Loose::new(&seed);
        seed.hidden = Hidden::new(&seed);
        Ok(seed)
    }

    /// The range of a position in the program's own text, if it lies there and was not made by a macro.
    pub fn offset(&self, span: Span) -> Option<Range> {
        if span.is_none() || span.expansion != 0 {
            return None;
        }
        place(&self.units, (span.lo, span.hi.max(span.lo)))
    }

    /// The same, also for what a macro made: where the macro is used.
    pub fn used_at(&self, span: Span) -> Option<Range> {
        place(&self.units, (span.lo, span.hi.max(span.lo)))
    }

    /// Which file of the program an offset is in.
    pub fn unit_at(&self, offset: u32) -> usize {
        let before = self.units.partition_point(|unit| unit.border.0 <= offset);
        before.saturating_sub(1)
    }

    /// Whether the program has one file only.
    pub fn is_one_file(&self) -> bool {
        self.names.len() == 1
    }

    /// The first declaration of a name at the scope of a file.
    pub fn first_declaration(&self, unit: usize, name: Symbol) -> Option<DeclId> {
        self.file_scope.get(&(unit, name)).copied()
    }

    fn expr_range(&self, expr: ExprId) -> Option<Range> {
        let range = self.offset(self.program[expr].span)?;
        self.tokens.whole(&self.text, range)
    }

    fn stmt_range(&self, stmt: StmtId) -> Option<Range> {
        let range = self.offset(self.program[stmt].span)?;
        let whole = self.tokens.whole(&self.text, range)?;
        let last = self.text.get(range.1.checked_sub(1)? as usize)?;
        (whole == range && matches!(last, b';' | b'}')).then_some(range)
    }

    pub fn slice(&self, (lo, hi): Range) -> &str {
        let bytes = self.text.get(lo as usize..hi as usize).unwrap_or_default();
        std::str::from_utf8(bytes).unwrap_or_default()
    }

    pub fn at(&self, span: Span) -> At {
        match self.sources.location(span) {
            Some(l) => At {
                file: l.file.to_string(),
                line: l.line,
                column: l.column,
            },
            None => At {
                file: self.names.first().cloned().unwrap_or_default(),
                line: 0,
                column: 0,
            },
        }
    }

    /// The white space that the line of this offset begins with.
    pub fn indent(&self, at: u32) -> &str {
        let before = self.text.get(..at as usize).unwrap_or_default();
        let line = before
            .iter()
            .rposition(|&b| b == b'\n')
            .map_or(0, |i| i + 1);
        let rest = before.get(line..).unwrap_or_default();
        let n = rest
            .iter()
            .position(|&b| b != b' ' && b != b'\t')
            .unwrap_or(rest.len());
        std::str::from_utf8(rest.get(..n).unwrap_or_default()).unwrap_or_default()
    }

    pub fn stmt(&self, id: StmtId) -> Option<&StmtInfo> {
        self.stmts.get(id.index())?.as_ref()
    }

    pub fn expr(&self, id: ExprId) -> Option<&ExprInfo> {
        self.exprs.get(id.index())?.as_ref()
    }

    pub fn function_of(&self, id: StmtId) -> Option<&Function> {
        self.functions.get(self.stmt(id)?.function)
    }

    pub fn decl_name(&self, decl: DeclId) -> &str {
        self.program[decl]
            .name
            .map_or("", |name| self.program.name(name))
    }

    /// Whether an object has automatic storage and its address is never taken: only assignments to
    /// its name change it.
    pub fn is_private(&self, decl: DeclId) -> bool {
        let entity = self.checked.decls.get(decl.index()).copied().flatten();
        let Some(entity) = entity else { return false };
        matches!(
            self.checked.entity(entity).kind,
            EntityKind::Local {
                addressed: false,
                ..
            }
        )
    }

    pub fn is_local(&self, decl: DeclId) -> bool {
        let entity = self.checked.decls.get(decl.index()).copied().flatten();
        entity.is_some_and(|e| matches!(self.checked.entity(e).kind, EntityKind::Local { .. }))
    }

    /// Whether a variable has no address: declared `register`.
    pub fn is_register(&self, decl: DeclId) -> bool {
        let entity = self.checked.decls.get(decl.index()).copied().flatten();
        entity.is_some_and(|e| {
            matches!(
                self.checked.entity(e).kind,
                EntityKind::Local { register: true, .. }
            )
        })
    }

    /// The type of a scalar, and whether the way to it goes through a union.
    pub fn place_type(&self, place: &ScalarPath) -> Option<(QTy, bool)> {
        let mut qty = self.checked.decl_types.get(place.decl.index()).copied()??;
        let mut union = false;
        for step in place.path.iter() {
            let types = &self.checked.types;
            qty = match (step, types.kind(qty.ty)) {
                (Step::Index(_), TyKind::Array(elem, _)) => elem.with(qty.quals),
                (Step::Member(name), TyKind::Record(record)) => {
                    let (found, in_union) = self.member(record, *name, 0)?;
                    union |= in_union;
                    found.with(qty.quals)
                }
                _ => return None,
            };
        }
        Some((qty, union))
    }

    fn member(&self, record: RecordId, name: Symbol, depth: u32) -> Option<(QTy, bool)> {
        let info = self.checked.types.record(record)?;
        let is_union = info.kind == RecordKind::Union;
        for field in &info.layout.as_ref()?.fields {
            if field.name == Some(name) {
                return Some((field.ty, is_union));
            }
            if field.name.is_none()
                && depth < 16
                && let TyKind::Record(inner) = self.checked.types.kind(field.ty.ty)
                && let Some((ty, union)) = self.member(inner, name, depth + 1)
            {
                return Some((ty, union || is_union));
            }
        }
        None
    }

    /// The integer type of an expression's value, before promotion. Bit-fields have none.
    pub fn int_type(&self, expr: ExprId) -> Option<IntKind> {
        let typed = self.checked.exprs.get(expr.index())?;
        if !matches!(typed.category, Category::RValue | Category::LValue) {
            return None;
        }
        self.int_kind(typed.qty.ty)
    }

    pub fn int_kind(&self, ty: Ty) -> Option<IntKind> {
        match self.checked.types.kind(ty) {
            TyKind::Int(kind) => Some(kind),
            TyKind::Enum(id) => Some(self.checked.types.enum_int(id)),
            _ => None,
        }
    }

    /// Whether the program's own texts have a `restrict`, macros included. Those of the library's
    /// headers concern the library.
    fn has_restrict(&self) -> bool {
        let own = |span: Span| self.sources.file_at(span.lo).is_none_or(|f| !f.builtin);
        self.program
            .types
            .iter()
            .any(|t| t.quals.contains(Quals::RESTRICT) && own(t.span))
    }

    fn note_file_scope(&mut self) {
        for (number, unit) in self.program.units.iter().enumerate() {
            for &item in &unit.items {
                self.file_decls.insert(item);
                if let Some(name) = self.program[item].name {
                    self.file_scope.entry((number, name)).or_insert(item);
                }
            }
        }
    }

    fn note_functions(&mut self) {
        let items: Vec<DeclId> = self
            .program
            .units
            .iter()
            .flat_map(|u| u.items.iter().copied())
            .collect();
        for decl in items {
            let DeclKind::Function {
                params,
                body: Some(body),
                inline,
                storage,
                ..
            } = self.program[decl].kind
            else {
                continue;
            };
            let Some(range) = self.offset(self.program[decl].span) else {
                continue;
            };
            // What the semantics does not understand is left alone.
            let entity = self.checked.decls.get(decl.index()).copied().flatten();
            if entity.is_none_or(|entity| self.checked.refused.contains_key(&entity)) {
                continue;
            }
            let names = self
                .program
                .items(params)
                .filter_map(|p| self.program[p].name)
                .collect();
            let ret = self.checked.decls.get(decl.index()).copied().flatten();
            let ret = ret.and_then(|e| {
                let ty = self.checked.entity(e).qty.ty;
                self.checked.types.callee_sig(ty).map(|s| s.ret)
            });
            self.functions.push(Function {
                unit: self.unit_at(range.0),
                decl,
                body,
                start: self.tokens.item_start(range.0),
                labels: Vec::new(),
                names,
                variable: false,
                ret,
                inline_external: inline && storage != Storage::Static,
            });
            // An inline function that is not static must not name what is (6.7.4p3): left alone.
            if inline && storage != Storage::Static {
                continue;
            }
            self.walk(self.functions.len() - 1, body);
        }
    }

    fn walk(&mut self, function: usize, body: StmtId) {
        let mut seen: FxHashMap<Symbol, (LabelId, bool)> = FxHashMap::default();
        let mut order: Vec<Symbol> = Vec::new();
        let mut stack = vec![Frame {
            node: Node::Stmt(body),
            context: Context {
                function,
                parent: None,
                in_block: false,
                breaks: false,
                continues: false,
                last: false,
                inside: false,
                made: false,
                stmt: body,
                root: None,
                role: Role::Value,
            },
        }];
        while let Some(Frame { node, context }) = stack.pop() {
            match node {
                Node::Stmt(stmt) => {
                    if let StmtKind::Label(label, _) = self.program[stmt].kind {
                        let name = self.program[label].name;
                        // Those that are local to a block have other names in the tree.
                        let spelled = self.offset(self.program[stmt].span).is_none_or(|range| {
                            self.slice(range).starts_with(self.program.name(name))
                        });
                        let once = !seen.contains_key(&name) && !context.inside && spelled;
                        if seen.insert(name, (label, once)).is_none() {
                            order.push(name);
                        }
                    }
                    self.enter_stmt(stmt, context, &mut stack);
                }
                Node::Expr(expr) => self.enter_expr(expr, context, &mut stack),
                Node::Decl(decl) => self.enter_decl(decl, context, &mut stack),
                Node::Init(_) => self.enter_init(node, context, &mut stack),
                // Nothing in a type is evaluated but lengths, and those are left alone.
                Node::Type(_) | Node::Field(_) => {}
            }
        }
        let labels = order
            .iter()
            .filter_map(|name| seen.get(name))
            .filter(|(_, once)| *once)
            .map(|(label, _)| *label)
            .collect();
        if let Some(f) = self.functions.get_mut(function) {
            f.labels = labels;
        }
    }

    fn enter_stmt(&mut self, stmt: StmtId, context: Context, stack: &mut Vec<Frame>) {
        let range = self.stmt_range(stmt);
        let known = range.filter(|_| !context.made);
        if let Some(slot) = self.stmts.get_mut(stmt.index()) {
            *slot = Some(StmtInfo {
                function: context.function,
                parent: context.parent,
                range: known,
                in_block: context.in_block,
                breaks: context.breaks,
                continues: context.continues,
                last: context.last,
                inside: context.inside,
            });
        }
        let inner = Context {
            parent: Some(stmt),
            in_block: false,
            last: false,
            made: false,
            stmt,
            root: None,
            role: Role::Value,
            ..context
        };
        let kind = self.program[stmt].kind;
        // What holds for the statements in it.
        let below = match kind {
            StmtKind::While(..) | StmtKind::Do(..) | StmtKind::For { .. } => Context {
                breaks: true,
                continues: true,
                ..inner
            },
            StmtKind::Switch(..) => Context {
                breaks: true,
                ..inner
            },
            StmtKind::Case(..) | StmtKind::Default(_) | StmtKind::Label(..) => Context {
                last: context.last,
                ..inner
            },
            StmtKind::Block(list) => {
                // A block that the parser made has the range of the statement in it.
                let braces = range.is_some_and(|(lo, _)| self.text.get(lo as usize) == Some(&b'{'));
                let made = self
                    .program
                    .items(list)
                    .next_back()
                    .is_some_and(|s| self.program[s].span == self.program[stmt].span);
                Context {
                    in_block: braces && !made,
                    made,
                    ..inner
                }
            }
            _ => inner,
        };
        if let StmtKind::Goto(label) = kind {
            *self.label_uses.entry(label).or_default() += 1;
        }
        let from = stack.len();
        walk::parts(&self.program, Node::Stmt(stmt), |node, used| {
            let context = match node {
                Node::Stmt(_) => below,
                _ => inner,
            };
            // The values of labels are constants.
            if used == Use::Plain {
                stack.push(Frame { node, context });
            }
        });
        if let (StmtKind::Block(_), Some(frame)) = (kind, stack[from..].last_mut()) {
            frame.context.last = context.last;
        }
        stack[from..].reverse();
    }

    fn enter_decl(&mut self, decl: DeclId, context: Context, stack: &mut Vec<Frame>) {
        let node = self.program[decl];
        let qty = self.checked.decl_types.get(decl.index()).copied().flatten();
        let variable = qty.is_some_and(|q| self.checked.types.is_variably_modified(q.ty));
        if let Some(f) = self.functions.get_mut(context.function) {
            f.names.extend(node.name);
            f.variable |= variable;
        }
        if let DeclKind::Var {
            storage: Storage::None | Storage::Auto | Storage::Register,
            init: Some(init),
            ..
        } = node.kind
            && !variable
        {
            stack.push(Frame {
                node: Node::Init(init),
                context,
            });
        }
        if let DeclKind::Enum { of, .. } = node.kind
            && let Some(constants) = self.program[of].constants
        {
            let names: Vec<Symbol> = self
                .program
                .items(constants)
                .filter_map(|c| self.program[c].name)
                .collect();
            if let Some(f) = self.functions.get_mut(context.function) {
                f.names.extend(names);
            }
        }
    }

    fn enter_init(&self, init: Node, context: Context, stack: &mut Vec<Frame>) {
        let context = Context {
            root: None,
            role: Role::Value,
            ..context
        };
        let from = stack.len();
        walk::parts(&self.program, init, |node, used| {
            // Designators are constants.
            if used == Use::Plain {
                stack.push(Frame { node, context });
            }
        });
        stack[from..].reverse();
    }

    fn enter_expr(&mut self, expr: ExprId, context: Context, stack: &mut Vec<Frame>) {
        let root = context.root.unwrap_or(expr);
        let info = ExprInfo {
            stmt: context.stmt,
            root,
            role: context.role,
            range: self.expr_range(expr),
        };
        if let Some(slot) = self.exprs.get_mut(expr.index()) {
            *slot = Some(info);
        }
        match self.program[expr].kind {
            ExprKind::LabelAddr(label) => *self.label_uses.entry(label).or_default() += 1,
            // Not evaluated, but looked at.
            ExprKind::Builtin(
                Builtin::ConstantP
                | Builtin::ClassifyType
                | Builtin::ObjectSize
                | Builtin::AddOverflowP
                | Builtin::SubOverflowP
                | Builtin::MulOverflowP,
                _,
            ) => return,
            // Only the chosen one is evaluated, and its type chose it: left alone, all of it.
            ExprKind::Generic { .. } | ExprKind::Choose(..) => return,
            _ => {}
        }
        let from = stack.len();
        walk::parts(&self.program, Node::Expr(expr), |node, used| {
            let below = Context {
                root: Some(root),
                ..context
            };
            let context = match node {
                Node::Expr(e) => Context {
                    role: self.role(expr, e, context.role),
                    ..below
                },
                Node::Stmt(_) => Context {
                    in_block: false,
                    last: true,
                    inside: true,
                    // Jumps may leave it, but not in all compilers.
                    breaks: false,
                    continues: false,
                    parent: Some(context.stmt),
                    ..below
                },
                _ => below,
            };
            // The rest is not evaluated.
            if used == Use::Plain {
                stack.push(Frame { node, context });
            }
        });
        stack[from..].reverse();
    }

    /// How an expression uses one of its operands, when it is itself used in some way.
    fn role(&self, outer: ExprId, operand: ExprId, used: Role) -> Role {
        match self.program[outer].kind {
            ExprKind::Unary(UnaryOp::Extension, _) => used,
            ExprKind::Unary(op, _) if op == UnaryOp::AddrOf || op.is_step() => Role::Object,
            ExprKind::Assign(_, place, _) if place == operand => Role::Object,
            ExprKind::Call(f, _) if f == operand => Role::Callee,
            // The array must stay one; a pointer is a value.
            ExprKind::Index(..) => {
                let ty = self.checked.typed(operand).qty.ty;
                match self.checked.types.kind(ty) {
                    TyKind::Array(_, Len::Fixed(_) | Len::Incomplete | Len::Variable(_)) => {
                        Role::Object
                    }
                    _ => Role::Value,
                }
            }
            ExprKind::Member(..) => Role::Object,
            // Their meaning depends on the types of their operands: only what is deeper counts.
            ExprKind::Builtin(..) => Role::Object,
            // GNU `a ?: c` uses the value of `a` as it is.
            _ => Role::Value,
        }
    }
}

/// Where the program's files are among all that were read. One that is also included would be two texts, of
/// which an edit would change both.
fn units(files: &[File], text: &[u8], sources: &SourceMap) -> Result<Vec<Unit>, Problem> {
    let mut units = Vec::with_capacity(files.len());
    for ((name, _), border) in files.iter().zip(borders(text, files.len())) {
        let mut own = sources
            .files()
            .iter()
            .filter(|f| !f.builtin && *f.name == **name);
        let first = own.next();
        if files.len() > 1 && own.next().is_some() {
            let message = format!("`{name}` is a file of the program and included, too");
            return Err(Problem::unsupported(Span::NONE, message));
        }
        units.push(Unit {
            border,
            start: first.map_or(1, |f| f.start),
        });
    }
    Ok(units)
}

/// Words of the language that mutations write; they must mean what they say.
const WORDS: [&[u8]; 26] = [
    b"break",
    b"case",
    b"char",
    b"continue",
    b"default",
    b"do",
    b"double",
    b"else",
    b"extern",
    b"float",
    b"for",
    b"goto",
    b"if",
    b"int",
    b"long",
    b"return",
    b"short",
    b"signed",
    b"static",
    b"struct",
    b"switch",
    b"union",
    b"unsigned",
    b"void",
    b"volatile",
    b"while",
];

/// `#define int long long` and the like.
fn redefined(sources: &SourceMap) -> Option<Problem> {
    for file in sources.files().iter().filter(|f| !f.builtin) {
        for (name, at) in definitions(&file.text) {
            let lo = file.start + at as u32;
            let skipped = sources.skipped.iter().any(|s| (s.0..s.1).contains(&lo));
            if WORDS.contains(&name) && !skipped {
                let hi = lo + name.len() as u32;
                let span = Span {
                    lo,
                    hi,
                    expansion: 0,
                };
                let word = String::from_utf8_lossy(name);
                let message = format!(
                    "`{word}` is made a macro here, but mutations mean the word of the language"
                );
                return Some(Problem::unsupported(span, message));
            }
        }
    }
    None
}

/// Where positions lie in the joined texts of the program's own files.
fn place(units: &[Unit], (lo, hi): (u32, u32)) -> Option<Range> {
    let before = units.partition_point(|unit| unit.start <= lo);
    let unit = units.get(before.checked_sub(1)?)?;
    let shift = |at: u32| (at - unit.start).checked_add(unit.border.0);
    let (lo, hi) = (shift(lo)?, shift(hi)?);
    (lo < hi && hi <= unit.border.1).then_some((lo, hi))
}

/// Whether some word of the text begins so.
fn begins_a_word(text: &[u8], prefix: &[u8]) -> bool {
    let part = |b: u8| b.is_ascii_alphanumeric() || b == b'_';
    text.windows(prefix.len()).enumerate().any(|(i, w)| {
        w == prefix
            && !i
                .checked_sub(1)
                .and_then(|i| text.get(i))
                .is_some_and(|&b| part(b))
    })
}
