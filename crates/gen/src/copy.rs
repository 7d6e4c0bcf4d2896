//! Deep copies of expressions.

use cassay_lang::tree::*;
use cassay_lang::walk::{Rewrite, map_expr};

/// A copy of an expression that shares no expression with it, but for those inside of types,
/// initialisers and statements.
pub fn copy(p: &mut Program, e: ExprId, bytes: &mut u64) -> ExprId {
    Copying { bytes }.expr(p, e)
}

struct Copying<'a> {
    bytes: &'a mut u64,
}

impl Rewrite for Copying<'_> {
    fn expr(&mut self, p: &mut Program, e: ExprId) -> ExprId {
        *self.bytes += 3;
        let kind = map_expr(p, p[e].kind, self);
        p.expr(kind)
    }
}
