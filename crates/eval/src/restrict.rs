//! Pointers that are declared `restrict` (6.7.3.1): what the rest has to know of them.
//!
//! While the block of such a pointer runs, an object that is modified must not be accessed both through
//! lvalues based on the pointer and through others, nor at all if it points to const; and it must not be
//! set to what is based on another one of the same block or of a block inside.
//!
//! What a pointer is *based on* is part of its value ([`Basis`]): whatever is stored into a
//! restrict-qualified pointer or read out of it is based on it from then on, and so is all that is made of that, in
//! whatever function, and wherever it is kept meanwhile. Lowering says where that happens
//! (`lower/restrict.rs`); the rest is done at run time (`machine/restrict.rs`).

use cassay_check::{Category, Checked, EntityId, EntityKind};
use cassay_lang::tree::{ExprKind, Program, UnaryOp};
use cassay_lang::types::{QTy, TyKind, Types};
use cassay_memory::Basis;

/// It is not known what the pointer is based on: there were too many possibilities.
pub const OPEN: Basis = 1;

/// Whose block a promise lasts for: of the parameters of a function, which is its body; of a variable, by its number
/// in the function.
pub type Owner = u16;
pub const PARAMETERS: Owner = 0;
/// The block of `main`.
pub const PROGRAM: Owner = Owner::MAX;
/// The owner of a restrict-qualified pointer that makes no promise: pointers can be based on it, and nothing is checked.
pub const NOBODY: Owner = Owner::MAX - 1;

/// By instruction: which variables' promises are in force, as a number of a set. What has none is not looked at.
pub type Force = u16;
pub const UNSEEN: Force = 0;
/// Only what is read is looked at: what is written is initialised by it.
pub const INITIALISES: Force = 1 << 15;

/// Whether an lvalue of this type is a restrict-qualified pointer.
pub fn is_restrict(types: &Types, qty: QTy) -> bool {
    qty.is_restrict() && matches!(types.kind(qty.ty), TyKind::Pointer(_))
}

/// Whether a program has such pointers. What a `malloc` function returns is as good as one: nothing else points to it.
pub fn any(program: &Program, ck: &Checked, types: &Types) -> bool {
    let is = |id: &EntityId| is_restrict(types, ck.entity(*id).qty);
    let named = ck.entities.iter().any(|e| match &e.kind {
        EntityKind::Function {
            def: Some(_),
            params,
            promises,
            ..
        } => promises.malloc || params.iter().any(is),
        EntityKind::Local { param: false, .. } | EntityKind::Static { .. } => {
            is_restrict(types, e.qty)
        }
        _ => false,
    });
    let is_part = |kind: ExprKind| {
        matches!(
            kind,
            ExprKind::Member(..)
                | ExprKind::Arrow(..)
                | ExprKind::Index(..)
                | ExprKind::Unary(UnaryOp::Deref, _)
        )
    };
    let mut exprs = ck.exprs.iter().zip(&program.exprs);
    named
        || ck.restricts
            && exprs.any(|(typed, expr)| {
                typed.qty.is_restrict()
                    && typed.category != Category::Unchecked
                    && is_part(expr.kind)
                    && is_restrict(types, typed.qty)
            })
}
