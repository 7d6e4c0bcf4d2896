//! Inline: a call gives way to the body of the function it calls.
//!
//! ```c
//! x = f(a, b);      { int t0 = (a); long t1 = (b); int r;
//!                     { int p = t0; long q = t1; { …body; return e; is { r = (e); goto end; } } }
//!                     end: ; x = r; }
//! ```
//!
//! Arguments are converted to the parameters' types, and what is returned to the function's, as if by
//! assignment (6.5.2.2p7, 6.8.6.4p3); both are what an initialisation and an assignment do. The body
//! keeps its text, and every name in it must mean the same where the call stands.
//!
//! Where the call is a statement of its own, is assigned or returned, the result is plain C. Elsewhere
//! it becomes a statement expression (GNU C); then the rest of the expression must touch nothing but
//! private variables, since a body is not kept apart from what is unsequenced with it as a call is
//! (6.5.2.2p10).
//!
//! Left alone: functions with labels, static variables, types of their own, variable arguments or
//! parameters that are arrays; `alloca`, whose memory would live longer.

use crate::mutation::{Context, Mutation, Site, Where};
use crate::scan::{Scan, scan_expr, scan_stmt};
use crate::seed::{Range, Seed};
use crate::text::{Edit, Mutated};
use crate::tokens::Kind;
use cassay_choice::Choices;
use cassay_lang::tree::*;
use cassay_lang::types::{Ty, TyKind};
use cassay_lang::walk;
use std::fmt::Write as _;

pub struct Inline;

/// Larger bodies stay where they are.
const LARGEST: usize = 500;

impl Mutation for Inline {
    fn name(&self) -> &'static str {
        "inline"
    }

    fn doc(&self) -> &'static str {
        "a call replaced by the body of the function it calls"
    }

    fn place(&self) -> Where {
        Where::Call
    }

    fn make(&self, cx: &Context, site: Site, _: &mut Choices) -> Option<Mutated> {
        let Site::Expr(call) = site else { return None };
        let seed = cx.seed;
        let info = *seed.expr(call)?;
        let callee = callee(cx, call)?;
        let place = position(seed, call)?;
        let whole = match place {
            Position::Statement | Position::Return | Position::Assigned(_) => {
                scan_stmt(&seed.program, info.stmt)
            }
            Position::Inside => scan_expr(&seed.program, call),
        };
        let moved = whole.names.iter().any(|(_, d)| cx.renamed.contains(d));
        if moved || whole.statement_expressions || !whole.targets.is_empty() {
            return None;
        }
        let body = Body {
            cx,
            callee: &callee,
            result: cx.fresh("r"),
            end: cx.fresh("end"),
        };
        let open = body.open(call)?;
        let (code, jumps) = body.text()?;
        // Conditions of loops are evaluated in several places: what jumps in them stays a call.
        let looped = matches!(
            seed.program[info.stmt].kind,
            StmtKind::While(..) | StmtKind::Do(..) | StmtKind::For { .. }
        );
        if jumps && looped {
            return None;
        }
        let end = match jumps {
            true => format!(" {}: ;", body.end),
            false => String::new(),
        };
        let core = format!("{open}{code} }}{end}");
        let statement = seed.stmt(info.stmt)?.range;
        let r = &body.result;
        let (range, text) = match place {
            Position::Statement => (statement?, format!("{{ {core} }}")),
            Position::Return => match callee.ret {
                Some(_) => (statement?, format!("{{ {core} return {r}; }}")),
                None => return None,
            },
            Position::Assigned(to) => {
                let to = cx.copy(seed.expr(to)?.range?)?;
                (statement?, format!("{{ {core} {to} = {r}; }}"))
            }
            Position::Inside => {
                let value = match callee.ret {
                    Some(_) => format!(" {r};"),
                    None => " (void)0;".to_string(),
                };
                (info.range?, format!("({{ {core}{value} }})"))
            }
        };
        let name = seed.decl_name(seed.functions.get(callee.function)?.decl);
        let facts = vec![format!(
            "the body of {name} does there what it does when called"
        )];
        let what = format!("this call of {name} replaced by its body");
        Some(cx.mutated(
            self.name(),
            site,
            vec![Edit::replace(range, text)],
            what,
            facts,
        ))
    }
}

/// Whether a call can be looked at here at all: of a function of the main file, by name.
pub fn is_site(seed: &Seed, expr: ExprId) -> bool {
    let ExprKind::Call(f, _) = seed.program[expr].kind else {
        return false;
    };
    let ExprKind::Name(decl) = seed.program[f].kind else {
        return false;
    };
    seed.expr(expr).is_some_and(|info| info.range.is_some())
        && seed.graph.index(seed, decl).is_some()
}

/// How the value of a call is used.
#[derive(Clone, Copy)]
enum Position {
    /// Not at all: an expression statement.
    Statement,
    Return,
    /// `place = f(…);`, where the place does not depend on the call.
    Assigned(ExprId),
    /// In an expression that is otherwise about private variables.
    Inside,
}

fn position(seed: &Seed, call: ExprId) -> Option<Position> {
    let info = seed.expr(call)?;
    let last = seed.stmt(info.stmt)?.last;
    match seed.program[info.stmt].kind {
        StmtKind::Expr(e) if e == call && !last => return Some(Position::Statement),
        StmtKind::Return(Some(e)) if e == call => return Some(Position::Return),
        StmtKind::Expr(e) if !last => {
            if let ExprKind::Assign(None, to, value) = seed.program[e].kind
                && value == call
                && is_fixed(seed, to)
            {
                return Some(Position::Assigned(to));
            }
        }
        _ => {}
    }
    is_apart(seed, info.root, call).then_some(Position::Inside)
}

/// Whether a place is the same object before and after any call, and has no effects.
fn is_fixed(seed: &Seed, mut place: ExprId) -> bool {
    loop {
        place = match seed.program[place].kind {
            ExprKind::Name(d) => return !matches!(seed.program[d].kind, DeclKind::Function { .. }),
            ExprKind::Member(e, _) => e,
            ExprKind::Arrow(e, _) | ExprKind::Unary(UnaryOp::Deref, e) => {
                return matches!(seed.program[e].kind, ExprKind::Name(d) if is_steady(seed, d));
            }
            ExprKind::Index(a, i) => {
                let steady = match seed.program[i].kind {
                    ExprKind::Int(_) => true,
                    ExprKind::Name(d) => is_steady(seed, d),
                    _ => false,
                };
                if !steady {
                    return false;
                }
                match seed.program[a].kind {
                    ExprKind::Name(d) if is_array(seed, a) || is_steady(seed, d) => return true,
                    _ if is_array(seed, a) => a,
                    _ => return false,
                }
            }
            _ => return false,
        };
    }
}

fn is_array(seed: &Seed, expr: ExprId) -> bool {
    let ty = seed.checked.exprs.get(expr.index()).map(|t| t.qty.ty);
    ty.is_some_and(|ty| matches!(seed.checked.types.kind(ty), TyKind::Array(..)))
}

/// A private variable that is not volatile: no call can change it or see it read.
fn is_steady(seed: &Seed, decl: DeclId) -> bool {
    let qty = seed.checked.decl_types.get(decl.index()).copied().flatten();
    let constant = matches!(seed.program[decl].kind, DeclKind::EnumConst { .. });
    constant || seed.is_private(decl) && qty.is_some_and(|q| !q.is_volatile())
}

/// Whether an expression, but for the call in it, reads private variables only, and at most assigns
/// one as the last thing it does.
fn is_apart(seed: &Seed, root: ExprId, call: ExprId) -> bool {
    let mut stack = vec![root];
    while let Some(e) = stack.pop() {
        if e == call {
            continue;
        }
        match seed.program[e].kind {
            ExprKind::Name(d) if is_steady(seed, d) => {}
            ExprKind::Assign(..) if e != root => return false,
            ExprKind::Int(_)
            | ExprKind::Char(_)
            | ExprKind::Float(_)
            | ExprKind::Unary(
                UnaryOp::Plus | UnaryOp::Neg | UnaryOp::BitNot | UnaryOp::Not | UnaryOp::Extension,
                _,
            )
            | ExprKind::Cast(..)
            | ExprKind::Binary(..)
            | ExprKind::Comma(..)
            | ExprKind::Cond(..)
            | ExprKind::Assign(..) => {
                walk::operands(&seed.program, e, |operand| stack.push(operand));
            }
            _ => return false,
        }
    }
    true
}

/// A function whose body can stand elsewhere.
struct Callee {
    function: usize,
    body: StmtId,
    range: Range,
    /// Declarations of its parameters: the text before the name, and the name.
    params: Vec<(String, String)>,
    /// How an object of its type is declared, before the name; `None` for `void`.
    ret: Option<String>,
    returns: Vec<StmtId>,
}

fn callee(cx: &Context, call: ExprId) -> Option<Callee> {
    let seed = cx.seed;
    let info = seed.expr(call)?;
    let ExprKind::Call(f, args) = seed.program[call].kind else {
        return None;
    };
    let ExprKind::Name(named) = seed.program[f].kind else {
        return None;
    };
    let index = seed.graph.index(seed, named)?;
    let function = seed.functions.get(index)?;
    let caller = seed.function_of(info.stmt)?;
    let DeclKind::Function { params, .. } = seed.program[function.decl].kind else {
        return None;
    };
    let entity = seed.checked.decls.get(function.decl.index()).copied()??;
    let types = &seed.checked.types;
    let sig = types.callee_sig(seed.checked.entity(entity).qty.ty)?;
    if !sig.prototype || sig.variadic || sig.params.len() != args.len() {
        return None;
    }
    // What it names was declared before it, and so before the call.
    let here = info.range?.0;
    let before = function.start? < here && seed.stmt(function.body)?.range?.1 <= here;
    if !before
        || function.unit != caller.unit
        || function.inline_external
        || !seed.graph.may_call(seed, function.decl)
    {
        return None;
    }
    let scan = scan_stmt(&seed.program, function.body);
    let fine = !scan.strange
        && scan.labels.is_empty()
        && scan.targets.is_empty()
        && !scan.statics
        && !scan.statement_expressions
        && scan.size <= LARGEST;
    if !fine || !means_the_same(seed, function.body, params, &scan, caller) {
        return None;
    }
    for (arg, param) in seed.program.items(args).zip(sig.params.iter()) {
        // A transparent union takes other types, too.
        let given = seed.checked.exprs.get(arg.index())?.qty.ty;
        if matches!(types.kind(param.ty), TyKind::Record(_)) && given != param.ty {
            return None;
        }
    }
    let params: Option<Vec<_>> = seed
        .program
        .items(params)
        .map(|p| parameter(seed, p))
        .collect();
    let params = params?;
    let ret = match types.kind(sig.ret.ty) {
        TyKind::Void => None,
        _ if !is_assignable(seed, sig.ret.ty) => return None,
        _ => Some(return_type(seed, function.decl, function.start?)?),
    };
    // The types' names must mean the same, too.
    let texts = params.iter().map(|p| p.0.as_str()).chain(ret.as_deref());
    let hides = |word: &str| caller.names.iter().any(|&n| seed.program.name(n) == word);
    let mut words = texts.flat_map(|t| t.split(|c: char| !(c.is_alphanumeric() || c == '_')));
    if words.any(|w| !w.is_empty() && hides(w)) {
        return None;
    }
    Some(Callee {
        function: index,
        body: function.body,
        range: seed.stmt(function.body)?.range?,
        params,
        ret,
        returns: scan.returned,
    })
}

/// Whether every name in a body means in the caller what it means in its function.
fn means_the_same(
    seed: &Seed,
    body: StmtId,
    params: List<DeclId>,
    scan: &Scan,
    caller: &crate::seed::Function,
) -> bool {
    let hidden = |d: DeclId| {
        seed.program[d]
            .name
            .is_some_and(|n| caller.names.contains(&n))
    };
    let at_file = |d: DeclId| {
        seed.file_decls.contains(&d)
            || matches!(
                seed.program[d].kind,
                DeclKind::EnumConst { .. }
                    | DeclKind::Function {
                        storage: Storage::Builtin,
                        ..
                    }
            )
    };
    let own = |d: DeclId| scan.declared.contains(&d) || seed.program.items(params).any(|p| p == d);
    let names = scan.names.iter().map(|&(_, d)| d);
    let fine = names
        .chain(scan.typedefs.iter().copied())
        .all(|d| own(d) || at_file(d) && !hidden(d) && !is_bound(seed, d));
    // A type that the caller declares may hide one that the body names. The body's types were not
    // looked into where they have tags, and those of parameters not at all.
    let tags = scan_stmt(&seed.program, caller.body).tags;
    fine && !tags && seed.stmt(body).is_some()
}

/// Whether an object of the type can be assigned to as a whole: no member is const, or volatile.
fn is_assignable(seed: &Seed, ty: Ty) -> bool {
    let types = &seed.checked.types;
    let mut stack = vec![ty];
    let mut seen = 0;
    while let Some(ty) = stack.pop() {
        seen += 1;
        match types.kind(ty) {
            TyKind::Record(record) => {
                let Some(layout) = types.record_layout(record) else {
                    return false;
                };
                if layout.fields.iter().any(|f| !f.ty.quals.is_empty()) || seen > 100 {
                    return false;
                }
                stack.extend(layout.fields.iter().map(|f| f.ty.ty));
            }
            TyKind::Array(elem, _) if elem.quals.is_empty() => stack.push(elem.ty),
            TyKind::Array(..) => return false,
            _ => {}
        }
    }
    true
}

/// Whether a function belongs to the one that calls it, or must not be called from just anywhere.
fn is_bound(seed: &Seed, decl: DeclId) -> bool {
    if !matches!(seed.program[decl].kind, DeclKind::Function { .. }) {
        return false;
    }
    let name = seed.decl_name(decl);
    !seed.graph.may_call(seed, decl)
        || ["alloca", "frame_address", "return_address", "setjmp"]
            .iter()
            .any(|odd| name.contains(odd))
}

/// A parameter's declaration as the text before its name, and the name.
fn parameter(seed: &Seed, param: DeclId) -> Option<(String, String)> {
    let DeclKind::Param { ty, .. } = seed.program[param].kind else {
        return None;
    };
    let qty = seed.checked.decl_types.get(param.index()).copied()??;
    let written = &seed.program[ty];
    let plain = !matches!(
        written.kind,
        TypeKind::Array { .. } | TypeKind::Function { .. } | TypeKind::Typedef(_)
    ) || matches!(written.kind, TypeKind::Typedef(_))
        && !matches!(seed.checked.types.kind(qty.ty), TyKind::Pointer(_));
    let quals = written.quals;
    let attrs = seed.program[param].attrs.is_some();
    // One that was begun elsewhere cannot be assigned.
    let list = matches!(seed.checked.types.kind(qty.ty), TyKind::VaList);
    let plain = plain && !list;
    if !plain || quals.contains(Quals::RESTRICT) || quals.contains(Quals::ATOMIC) || attrs {
        return None;
    }
    let (lo, hi) = seed.offset(seed.program[param].span)?;
    if seed.slice((lo, hi)) != seed.decl_name(param) || seed.decl_name(param).is_empty() {
        return None;
    }
    let list = seed.tokens.list();
    let at = list.binary_search_by_key(&lo, |t| t.lo).ok()?;
    let mut depth = 0;
    let mut first = at;
    while let Some(token) = first.checked_sub(1).and_then(|i| list.get(i)) {
        match token.kind {
            Kind::Punct(b')' | b']') => depth += 1,
            // `int (*f)(int)` opens around the name: only plain declarators are moved.
            Kind::Punct(b'(') if depth == 0 => break,
            Kind::Punct(b'(' | b'[') => depth -= 1,
            Kind::Punct(b',') if depth == 0 => break,
            Kind::Word | Kind::Punct(b'*') => {}
            _ => return None,
        }
        first -= 1;
    }
    let behind = list.get(at + 1)?;
    // In `int (*f)(void)` the parenthesis is not that of the list.
    if list.get(first)?.kind != Kind::Word {
        return None;
    }
    let start = list.get(first)?.lo;
    if first == at || !matches!(behind.kind, Kind::Punct(b',' | b')')) {
        return None;
    }
    let before = seed.slice((start, lo));
    let split = before.contains("//") || seed.tokens.has_directive((start, hi));
    (!split).then(|| (before.to_string(), seed.decl_name(param).to_string()))
}

/// The type of a function's value, as a declaration begins.
fn return_type(seed: &Seed, function: DeclId, start: u32) -> Option<String> {
    let (lo, _) = seed.offset(seed.program[function].span)?;
    let list = seed.tokens.list();
    let (from, at) = (
        list.partition_point(|t| t.lo < start),
        list.binary_search_by_key(&lo, |t| t.lo).ok()?,
    );
    let mut words: Vec<&str> = Vec::new();
    let mut tokens = list.get(from..at)?.iter().peekable();
    while let Some(token) = tokens.next() {
        let text = seed.slice((token.lo, token.hi));
        match token.kind {
            Kind::Word if matches!(text, "static" | "extern" | "inline" | "__inline") => {}
            Kind::Word if matches!(text, "__inline__" | "_Noreturn" | "__extension__") => {}
            Kind::Word if text == "__attribute__" => {
                let mut depth = 0;
                for token in tokens.by_ref() {
                    match token.kind {
                        Kind::Punct(b'(') => depth += 1,
                        Kind::Punct(b')') => depth -= 1,
                        _ => {}
                    }
                    if depth == 0 {
                        break;
                    }
                }
            }
            Kind::Word | Kind::Punct(b'*') => words.push(text),
            _ => return None,
        }
    }
    // Qualifiers of the value itself mean nothing (6.7.6.3p5); those before a star do.
    let stars = words.iter().rposition(|w| *w == "*");
    let keep = stars.map_or(0, |i| i + 1);
    let mut text = String::new();
    for (i, word) in words.iter().enumerate() {
        let qualifier = matches!(*word, "const" | "volatile" | "restrict" | "_Atomic");
        if i < keep || !qualifier {
            let _ = write!(text, "{word} ");
        }
    }
    (!text.is_empty()).then_some(text)
}

struct Body<'a, 'b> {
    cx: &'a Context<'b>,
    callee: &'a Callee,
    result: String,
    end: String,
}

impl Body<'_, '_> {
    /// Everything in front of the body, which opens one block.
    fn open(&self, call: ExprId) -> Option<String> {
        let seed = self.cx.seed;
        let ExprKind::Call(_, args) = seed.program[call].kind else {
            return None;
        };
        let mut given = String::new();
        let mut bound = String::new();
        let args = seed.program.items(args);
        for (i, (arg, (before, name))) in args.zip(&self.callee.params).enumerate() {
            let value = self.cx.copy(seed.expr(arg)?.range?)?;
            let own = self.cx.fresh(&format!("a{i}"));
            let _ = write!(given, "{before}{own} = ({value}); ");
            let _ = write!(bound, "{before}{name} = {own}; ");
        }
        if let Some(ty) = &self.callee.ret {
            let _ = write!(given, "{ty}{}; ", self.result);
        }
        Some(format!("{given}{{ {bound}"))
    }

    /// The body with its returns turned into assignments and jumps; whether there are jumps.
    fn text(&self) -> Option<(String, bool)> {
        let seed = self.cx.seed;
        let range = self.callee.range;
        self.cx.copy(range)?;
        let StmtKind::Block(items) = seed.program[self.callee.body].kind else {
            return None;
        };
        let last = seed.program.items(items).next_back();
        let mut returns: Vec<(Range, String)> = Vec::new();
        let mut jumps = false;
        for &stmt in &self.callee.returns {
            let StmtKind::Return(value) = seed.program[stmt].kind else {
                return None;
            };
            let value = match (value, &self.callee.ret) {
                (Some(e), Some(_)) => {
                    format!(
                        "{} = ({});",
                        self.result,
                        self.cx.copy(seed.expr(e)?.range?)?
                    )
                }
                (None, None) => String::new(),
                _ => return None,
            };
            let text = match Some(stmt) == last {
                true if value.is_empty() => ";".to_string(),
                true => value,
                false => {
                    jumps = true;
                    format!("{{ {value} goto {}; }}", self.end)
                }
            };
            returns.push((seed.stmt(stmt)?.range?, text));
        }
        returns.sort();
        let mut out = String::new();
        let mut at = range.0;
        for ((lo, hi), text) in returns {
            if lo < at {
                return None;
            }
            out.push_str(seed.slice((at, lo)));
            out.push_str(&text);
            at = hi;
        }
        out.push_str(seed.slice((at, range.1)));
        Some((out, jumps))
    }
}
