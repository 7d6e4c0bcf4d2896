//! Repairs written into the tree, each with exactly the meaning the machine gave it.

use crate::copy::copy;
use crate::state::State;
use crate::types::{min, promote, unsigned};
use cassay_eval::Compiled;
use cassay_eval::repair::{Arith, ArithOp, IndexFix, Mode, Repaired};
use cassay_lang::tree::*;
use rustc_hash::FxHashMap;

/// Writes all repairs of a run into the program. `compiled` knows the types, `lengths` those of the
/// arrays whose subscripts were repaired.
pub fn apply(
    s: &mut State,
    compiled: &Compiled,
    repaired: &Repaired,
    lengths: &FxHashMap<ExprId, u64>,
) {
    // Operands before what is around them: some repairs copy their operands.
    let mut sites: Vec<(ExprId, Change)> = Vec::new();
    sites.extend(
        repaired
            .arithmetic
            .iter()
            .map(|&(e, a)| (e, Change::Arith(a))),
    );
    sites.extend(
        repaired
            .indexes
            .iter()
            .map(|&(e, fix)| (e, Change::Index(fix))),
    );
    sites.extend(repaired.nonzero.iter().map(|&e| (e, Change::Nonzero)));
    sites.sort_by_key(|&(e, _)| e);
    for (site, change) in sites {
        match change {
            Change::Arith(arith) => {
                if let Some(kind) = compiled.operation_kind(site) {
                    arithmetic(s, compiled, site, arith, kind);
                }
            }
            Change::Index(fix) => index(s, site, fix, lengths),
            Change::Nonzero => nonzero(s, site),
        }
    }
    for &site in &repaired.conditions {
        negate(s, site);
    }
    for &(site, constant) in &repaired.switches {
        if let StmtKind::Switch(e, body) = s.p[site].kind {
            let kind = compiled.int_kind(e).unwrap_or(IntKind::Int);
            let kind = promote(&s.target, kind);
            let constant = s.literal(kind, (constant as i64).into());
            let e = s.binary(BinaryOp::BitXor, e, constant);
            s.p[site].kind = StmtKind::Switch(e, body);
        }
    }
}

#[derive(Clone, Copy)]
enum Change {
    Arith(Arith),
    Index(IndexFix),
    Nonzero,
}

/// Moves an expression's node to an id of its own, so that the old id can stand for what is
/// around it.
fn moved(s: &mut State, e: ExprId) -> ExprId {
    let kind = s.p[e].kind;
    s.p.expr(kind)
}

fn binary_op(op: ArithOp) -> Option<BinaryOp> {
    Some(match op {
        ArithOp::Add => BinaryOp::Add,
        ArithOp::Sub => BinaryOp::Sub,
        ArithOp::Mul => BinaryOp::Mul,
        ArithOp::Div => BinaryOp::Div,
        ArithOp::Rem => BinaryOp::Rem,
        ArithOp::Shl => BinaryOp::Shl,
        ArithOp::Shr => BinaryOp::Shr,
        ArithOp::And => BinaryOp::BitAnd,
        ArithOp::Or => BinaryOp::BitOr,
        ArithOp::Xor => BinaryOp::BitXor,
        ArithOp::Neg | ArithOp::Plus | ArithOp::Not => return None,
    })
}

/// An operand as it is, or combined with a constant of a kind.
fn operand(
    s: &mut State,
    e: ExprId,
    with: Option<(ArithOp, i128)>,
    kind: IntKind,
    mode: Mode,
) -> ExprId {
    let Some((op, constant)) = with.and_then(|(op, c)| Some((binary_op(op)?, c))) else {
        return e;
    };
    let wraps = matches!(op, BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul);
    if mode != Mode::Strict && wraps && s.target.is_signed(kind) {
        let e = s.cast(unsigned(kind), e);
        let constant = s.literal(kind, constant);
        let e = s.binary(op, e, constant);
        return s.cast(kind, e);
    }
    let constant = s.literal(kind, constant);
    s.binary(op, e, constant)
}

fn arithmetic(s: &mut State, compiled: &Compiled, site: ExprId, arith: Arith, kind: IntKind) {
    match s.p[site].kind {
        ExprKind::Binary(_, a, b) => {
            let right = right_kind(s, compiled, arith.op, b, kind);
            let e = operation(s, arith, a, b, kind, right);
            s.p[site].kind = s.p[e].kind;
        }
        ExprKind::Unary(UnaryOp::Neg, a) => {
            let a = operand(s, a, arith.left, kind, arith.mode);
            let e = match (arith.op, arith.mode) {
                (ArithOp::Plus, _) => s.unary(UnaryOp::Plus, a),
                (ArithOp::Not, _) => s.unary(UnaryOp::BitNot, a),
                (_, Mode::Wrap) => {
                    let a = s.cast(unsigned(kind), a);
                    let e = s.unary(UnaryOp::Neg, a);
                    s.cast(kind, e)
                }
                _ => s.unary(UnaryOp::Neg, a),
            };
            s.p[site].kind = s.p[e].kind;
        }
        ExprKind::Assign(Some(_), l, r) => {
            let plain = arith.left.is_none() && arith.right.is_none();
            if let (true, Mode::Strict, Some(op)) = (plain, arith.mode, binary_op(arith.op)) {
                s.p[site].kind = ExprKind::Assign(Some(op), l, r);
                return;
            }
            let value = copy(&mut s.p, l, &mut s.bytes);
            let right = right_kind(s, compiled, arith.op, r, kind);
            let e = operation(s, arith, value, r, kind, right);
            s.p[site].kind = ExprKind::Assign(None, l, e);
        }
        ExprKind::Unary(op, l) => step(s, site, op, l, arith, kind),
        _ => {}
    }
}

/// The type of a right operand: for shifts its own.
fn right_kind(s: &State, compiled: &Compiled, op: ArithOp, b: ExprId, kind: IntKind) -> IntKind {
    match op {
        ArithOp::Shl | ArithOp::Shr => {
            promote(&s.target, compiled.int_kind(b).unwrap_or(IntKind::Int))
        }
        _ => kind,
    }
}

/// `a op b` with all that a repair put into it.
fn operation(
    s: &mut State,
    arith: Arith,
    a: ExprId,
    b: ExprId,
    kind: IntKind,
    right: IntKind,
) -> ExprId {
    let Some(op) = binary_op(arith.op) else {
        return a;
    };
    let a = operand(s, a, arith.left, kind, arith.mode);
    let b = operand(s, b, arith.right, right, arith.mode);
    let shift = matches!(op, BinaryOp::Shl | BinaryOp::Shr);
    match arith.mode {
        Mode::Strict => s.binary(op, a, b),
        Mode::Wrap if shift => {
            let mask = s.number(u64::from(s.target.width(kind)) - 1);
            let b = s.binary(BinaryOp::BitAnd, b, mask);
            if op == BinaryOp::Shl && s.target.is_signed(kind) {
                let a = s.cast(unsigned(kind), a);
                let e = s.binary(op, a, b);
                return s.cast(kind, e);
            }
            s.binary(op, a, b)
        }
        Mode::Wrap => {
            let a = s.cast(unsigned(kind), a);
            let e = s.binary(op, a, b);
            s.cast(kind, e)
        }
        Mode::Keep => guarded(s, op, a, b, kind),
    }
}

/// `b == 0 || a == MIN && b == -1 ? a : a / b`. Operands that may not be evaluated twice go through
/// a function.
fn guarded(s: &mut State, op: BinaryOp, a: ExprId, b: ExprId, kind: IntKind) -> ExprId {
    if !(repeatable(&s.p, a) && repeatable(&s.p, b)) {
        return s.guard_call(op, a, b, kind);
    }
    guard(s, op, a, b, kind)
}

/// The guard's expression; `a` and `b` are used once as they are and otherwise copied.
pub fn guard(s: &mut State, op: BinaryOp, a: ExprId, b: ExprId, kind: IntKind) -> ExprId {
    let again = |s: &mut State, e: ExprId| copy(&mut s.p, e, &mut s.bytes);
    let zero = s.number(0);
    let b1 = again(s, b);
    let mut bad = s.binary(BinaryOp::Eq, b1, zero);
    if s.target.is_signed(kind) {
        let smallest = s.literal(kind, min(&s.target, kind));
        let a1 = again(s, a);
        let smallest = s.binary(BinaryOp::Eq, a1, smallest);
        let one = s.number(1);
        let minus = s.unary(UnaryOp::Neg, one);
        let b1 = again(s, b);
        let minus = s.binary(BinaryOp::Eq, b1, minus);
        let overflow = s.binary(BinaryOp::LogAnd, smallest, minus);
        bad = s.binary(BinaryOp::LogOr, bad, overflow);
    }
    let kept = again(s, a);
    let computed = s.binary(op, a, b);
    s.bytes += 6;
    s.p.expr(ExprKind::Cond(bad, Some(kept), computed))
}

/// Only names and arithmetic on them: short, without side effects, and not volatile.
fn repeatable(p: &Program, e: ExprId) -> bool {
    match p[e].kind {
        ExprKind::Int(_) => true,
        ExprKind::Name(decl) => p
            .decl_type(decl)
            .is_some_and(|ty| !p[ty].quals.contains(Quals::VOLATILE)),
        ExprKind::Unary(UnaryOp::Plus | UnaryOp::Neg | UnaryOp::BitNot | UnaryOp::Not, a)
        | ExprKind::Cast(_, a) => repeatable(p, a),
        _ => false,
    }
}

/// `++` and `--`: the other one, or through the unsigned type.
fn step(s: &mut State, site: ExprId, op: UnaryOp, l: ExprId, arith: Arith, kind: IntKind) {
    let up = arith.op == ArithOp::Add;
    let post = matches!(op, UnaryOp::PostInc | UnaryOp::PostDec);
    if arith.mode == Mode::Strict {
        let op = match (post, up) {
            (false, true) => UnaryOp::PreInc,
            (false, false) => UnaryOp::PreDec,
            (true, true) => UnaryOp::PostInc,
            (true, false) => UnaryOp::PostDec,
        };
        s.p[site].kind = ExprKind::Unary(op, l);
        return;
    }
    let (there, back) = if up {
        (BinaryOp::Add, BinaryOp::Sub)
    } else {
        (BinaryOp::Sub, BinaryOp::Add)
    };
    let old = copy(&mut s.p, l, &mut s.bytes);
    let old = s.cast(unsigned(kind), old);
    let one = s.number(1);
    let new = s.binary(there, old, one);
    let new = s.cast(kind, new);
    let mut e = s.assign(None, l, new);
    if post {
        // The value is the old one.
        let wrapped = s.cast(unsigned(kind), e);
        let one = s.number(1);
        let old = s.binary(back, wrapped, one);
        e = s.cast(kind, old);
    }
    s.p[site].kind = s.p[e].kind;
}

fn index(s: &mut State, site: ExprId, fix: IndexFix, lengths: &FxHashMap<ExprId, u64>) {
    let (ExprKind::Index(array, i), Some(&n)) = (s.p[site].kind, lengths.get(&site)) else {
        return;
    };
    let i = match fix {
        IndexFix::Modulo => {
            let i = s.cast(IntKind::UInt, i);
            let n = s.number(n);
            s.binary(BinaryOp::Rem, i, n)
        }
        IndexFix::Mask => {
            let mask = s.number(n - 1);
            s.binary(BinaryOp::BitAnd, i, mask)
        }
        IndexFix::Constant(at) => s.number(at),
    };
    s.p[site].kind = ExprKind::Index(array, i);
}

fn negate(s: &mut State, site: ExprId) {
    let opposite = |op| {
        Some(match op {
            BinaryOp::Lt => BinaryOp::Ge,
            BinaryOp::Ge => BinaryOp::Lt,
            BinaryOp::Gt => BinaryOp::Le,
            BinaryOp::Le => BinaryOp::Gt,
            BinaryOp::Eq => BinaryOp::Ne,
            BinaryOp::Ne => BinaryOp::Eq,
            _ => return None,
        })
    };
    let kind = match s.p[site].kind {
        ExprKind::Binary(op, a, b) if opposite(op).is_some() => {
            ExprKind::Binary(opposite(op).unwrap_or(op), a, b)
        }
        ExprKind::Unary(UnaryOp::Not, a) => s.p[a].kind,
        _ => {
            let old = moved(s, site);
            ExprKind::Unary(UnaryOp::Not, old)
        }
    };
    s.p[site].kind = kind;
}

/// `x ? x : 1` as an argument, `x` converted to the parameter's type first.
fn nonzero(s: &mut State, site: ExprId) {
    let ExprKind::Call(callee, args) = s.p[site].kind else {
        return;
    };
    let kind = match s.p[callee].kind {
        ExprKind::Name(decl) => parameter_kind(&s.p, decl),
        _ => None,
    };
    let mut args: Vec<ExprId> = s.p.items(args).collect();
    if let (Some(first), Some(kind)) = (args.first_mut(), kind) {
        let x = s.cast(kind, *first);
        let again = copy(&mut s.p, x, &mut s.bytes);
        let one = s.number(1);
        s.bytes += 6;
        *first = s.p.expr(ExprKind::Cond(x, Some(again), one));
    }
    let args = s.p.list(&args);
    s.p[site].kind = ExprKind::Call(callee, args);
}

/// The kind of a function's first parameter.
fn parameter_kind(p: &Program, function: DeclId) -> Option<IntKind> {
    let DeclKind::Function { params, .. } = p[function].kind else {
        return None;
    };
    let first = p.items(params).next()?;
    match p[p.decl_type(first)?].kind {
        TypeKind::Int(kind) => Some(kind),
        _ => None,
    }
}
