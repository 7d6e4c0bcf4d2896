//! Which operands of an expression are evaluated, and which lengths of its types.

use super::{Category, Checked, EntityId, EntityKind, Typed};
use cassay_lang::tree::{
    ArrayLen, DeclKind, ExprId, ExprKind, Id, Init, Program, TypeId, TypeKind,
};
use cassay_lang::walk::{self, Next, Node};

/// The lengths that a type as it is written computes.
pub fn lengths(program: &Program, ck: &Checked, ty: TypeId) -> Vec<ExprId> {
    let mut all = Vec::new();
    if ck.vlas.is_empty() {
        return all;
    }
    let _ = walk::visit(program, Node::Type(ty), |node| match node {
        Node::Type(_) => Next::Below,
        Node::Expr(e) => {
            all.extend(ck.vlas.iter().any(|vla| vla.len == Some(e)).then_some(e));
            Next::Past
        }
        _ => Next::Past,
    });
    all
}

/// The lengths in the types of a function's parameters; the first one of each is evaluated, too, though a pointer is
/// all that comes of it.
pub fn parameter_lengths(program: &Program, ck: &Checked, f: EntityId) -> Vec<ExprId> {
    let mut all = Vec::new();
    let EntityKind::Function { params, .. } = &ck.entity(f).kind else {
        return all;
    };
    for &param in params {
        let DeclKind::Param { ty, .. } = program[ck.entity(param).decl].kind else {
            continue;
        };
        if let TypeKind::Array {
            len: ArrayLen::Expr(length),
            ..
        } = program[ty].kind
            && ck.typed(length).category != Category::Unchecked
        {
            all.push(length);
        }
        all.extend(lengths(program, ck, ty));
    }
    all
}

/// Operands of an expression that may be evaluated; statement expressions have none.
pub fn operands(program: &Program, ck: &Checked, e: ExprId, out: &mut Vec<ExprId>) {
    match program[e].kind {
        ExprKind::SizeofExpr(a) => {
            if ck.typed(e).aux == Typed::DYNAMIC {
                out.push(a);
            }
        }
        // The chosen one.
        ExprKind::Generic { .. } | ExprKind::Choose(..) => {
            out.push(ExprId::from_index(ck.typed(e).aux as usize));
        }
        ExprKind::CompoundLit(_, init) => {
            if let Some(plan) = ck.plans.get(&init) {
                out.extend(plan.steps.iter().map(|step| step.value));
            } else if let Init::Expr(e) = program[init] {
                out.push(e);
            }
        }
        ExprKind::Cast(ty, a) => {
            out.push(a);
            out.extend(lengths(program, ck, ty));
        }
        ExprKind::SizeofType(ty) => out.extend(lengths(program, ck, ty)),
        _ => walk::operands(program, e, |operand| out.push(operand)),
    }
}
