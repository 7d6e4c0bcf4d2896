//! Values of atomic type that are no objects: casts to such a type, calls of functions that return one, members of
//! structures that are values, assignments to atomic objects.
//!
//! That such a value has the type without `_Atomic` follows from 6.5.4p5, 6.5.16p3 and 6.7.6.3p5 for GCC, and not for Clang. It
//! makes a difference only to who asks for the type (`_Generic`, `typeof`), so that question is refused.

use super::{Category, Checker, Res};
use cassay_lang::Problem;
use cassay_lang::tree::{ExprId, ExprKind, Id, Quals, StmtId, StmtKind, UnaryOp};

impl Checker<'_> {
    /// Fails for an expression, which has been checked, whose type is atomic to one compiler and not to another.
    pub(super) fn asks_for_type(&mut self, e: ExprId) -> Res<()> {
        if !self.is_atomic_value(e)? {
            return Ok(());
        }
        let message = "the type of a value that is converted to an atomic type, assigned or returned as one, is not supported: it \
                       is atomic to some compilers";
        Err(Problem::unsupported(self.span(e), message))
    }

    fn is_atomic_value(&mut self, e: ExprId) -> Res<bool> {
        let mut work = vec![e];
        while let Some(e) = work.pop() {
            let typed = self.out.exprs[e.index()];
            let atomic = match self.p[e].kind {
                ExprKind::Cast(ty, _) | ExprKind::VaArg(_, ty) => self.resolve(ty)?.quals,
                ExprKind::Call(f, _) => {
                    let callee = self.out.exprs[f.index()].qty.ty;
                    let sig = self.out.types.callee_sig(callee);
                    sig.map_or(Quals::NONE, |sig| sig.ret.quals)
                }
                ExprKind::Assign(_, object, _) => self.out.exprs[object.index()].qty.quals,
                ExprKind::Member(..) if typed.category == Category::Temporary => typed.qty.quals,
                ExprKind::Comma(_, last) | ExprKind::Unary(UnaryOp::Extension, last) => {
                    work.push(last);
                    continue;
                }
                ExprKind::Cond(condition, middle, last) => {
                    work.extend([middle.unwrap_or(condition), last]);
                    continue;
                }
                ExprKind::Generic { .. } | ExprKind::Choose(..) => {
                    work.push(ExprId::from_index(typed.aux as usize));
                    continue;
                }
                ExprKind::StmtExpr(block) => {
                    let Some(last) = self.last_value(block) else {
                        continue;
                    };
                    work.push(last);
                    self.out.exprs[last.index()].qty.quals
                }
                _ => continue,
            };
            if atomic.contains(Quals::ATOMIC) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// The expression that is the value of a statement expression: its last statement, labels aside.
    pub(super) fn last_value(&self, block: StmtId) -> Option<ExprId> {
        let StmtKind::Block(list) = self.p[block].kind else {
            return None;
        };
        let mut last = self.p.items(list).next_back()?;
        loop {
            match self.p[last].kind {
                StmtKind::Label(_, inner) => last = inner,
                StmtKind::Expr(value) => return Some(value),
                _ => return None,
            }
        }
    }
}
