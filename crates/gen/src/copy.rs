//! Deep copies of expressions.

use cassay_lang::tree::*;

/// A copy of an expression that shares no node with it.
pub fn copy(p: &mut Program, e: ExprId, bytes: &mut u64) -> ExprId {
    *bytes += 3;
    let mut part = |p: &mut Program, e: ExprId| copy(p, e, bytes);
    let kind = match p[e].kind {
        ExprKind::Unary(op, a) => ExprKind::Unary(op, part(p, a)),
        ExprKind::Binary(op, a, b) => {
            let a = part(p, a);
            ExprKind::Binary(op, a, part(p, b))
        }
        ExprKind::Assign(op, a, b) => {
            let a = part(p, a);
            ExprKind::Assign(op, a, part(p, b))
        }
        ExprKind::Cond(a, b, c) => {
            let a = part(p, a);
            let b = b.map(|b| part(p, b));
            ExprKind::Cond(a, b, part(p, c))
        }
        ExprKind::Comma(a, b) => {
            let a = part(p, a);
            ExprKind::Comma(a, part(p, b))
        }
        ExprKind::Cast(ty, a) => ExprKind::Cast(ty, part(p, a)),
        ExprKind::Index(a, b) => {
            let a = part(p, a);
            ExprKind::Index(a, part(p, b))
        }
        ExprKind::Member(a, name) => ExprKind::Member(part(p, a), name),
        ExprKind::Arrow(a, name) => ExprKind::Arrow(part(p, a), name),
        ExprKind::Call(f, args) => {
            let f = part(p, f);
            let args: Vec<ExprId> = p.items(args).collect();
            let args: Vec<ExprId> = args.into_iter().map(|a| part(p, a)).collect();
            ExprKind::Call(f, p.list(&args))
        }
        ExprKind::Builtin(b, args) => {
            let args: Vec<ExprId> = p.items(args).collect();
            let args: Vec<ExprId> = args.into_iter().map(|a| part(p, a)).collect();
            ExprKind::Builtin(b, p.list(&args))
        }
        // Leaves, and what the generator does not copy.
        kind => kind,
    };
    p.expr(kind)
}
