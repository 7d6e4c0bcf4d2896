//! Scalars that are assigned from an object which overlaps the one they are stored to (6.5.16.1p3): the two must be the
//! same, and have compatible types.
//!
//! That is checked where one side is a member of a union and the other may be a part of the same object. It is about
//! what is *read* and stored: a sum, or what a cast gives, is no value of an object. Other ways to have two objects in
//! one place (characters of an object, pointers of different types) are the effective types' business.

use super::place::Lvalue;
use super::{L, Lowerer};
use crate::code::{Op, Overlap};
use cassay_check::Category;
use cassay_lang::tree::{DeclId, ExprId, ExprKind, UnaryOp};
use cassay_lang::types::TyKind;

/// How an lvalue is written.
struct Written {
    /// The object that it is a part of, if it has a name.
    root: Option<DeclId>,
    union: bool,
    /// Finding it a second time has no effects.
    plain: bool,
}

impl Lowerer<'_> {
    /// Whether `a = b` may store to a part of what it reads.
    pub(super) fn may_overlap(&self, a: ExprId, b: ExprId) -> bool {
        let lvalue = |e: ExprId| {
            matches!(
                self.ck.typed(e).category,
                Category::LValue | Category::BitField { lvalue: true, .. }
            )
        };
        if !lvalue(a) || !lvalue(b) || self.ck.typed(b).qty.is_volatile() {
            return false;
        }
        let (to, from) = (self.written(a), self.written(b));
        let variable = |e: ExprId| matches!(self.program[e].kind, ExprKind::Name(_));
        if variable(a) || variable(b) {
            return false;
        }
        let apart = to.root.is_some() && from.root.is_some() && to.root != from.root;
        (to.union || from.union) && from.plain && !apart
    }

    fn written(&self, e: ExprId) -> Written {
        let mut e = e;
        let mut written = Written {
            root: None,
            union: false,
            plain: true,
        };
        loop {
            match self.program[e].kind {
                ExprKind::Unary(UnaryOp::Extension, a) => e = a,
                ExprKind::Member(a, _) | ExprKind::Arrow(a, _) => {
                    written.union |= self.ck.members[self.ck.typed(e).aux as usize].in_union;
                    if let ExprKind::Arrow(..) = self.program[e].kind {
                        written.plain &= self.is_plain(a);
                        return written;
                    }
                    e = a;
                }
                ExprKind::Index(a, b) => {
                    let array = |e: ExprId| {
                        matches!(self.types.kind(self.ck.typed(e).qty.ty), TyKind::Array(..))
                    };
                    let (base, index) = if array(b) { (b, a) } else { (a, b) };
                    written.plain &= self.is_plain(index);
                    if !array(base) {
                        written.plain &= self.is_plain(base);
                        return written;
                    }
                    e = base;
                }
                ExprKind::Name(decl) => {
                    written.root = Some(decl);
                    return written;
                }
                ExprKind::Unary(UnaryOp::Deref, a) => {
                    written.plain &= self.is_plain(a);
                    return written;
                }
                _ => {
                    written.plain = false;
                    return written;
                }
            }
        }
    }

    fn is_plain(&self, e: ExprId) -> bool {
        match self.program[e].kind {
            ExprKind::Name(_) => !self.ck.typed(e).qty.is_volatile(),
            ExprKind::Int(_) | ExprKind::Char(_) => true,
            ExprKind::Unary(UnaryOp::AddrOf, a) => {
                matches!(self.program[a].kind, ExprKind::Name(_))
            }
            _ => false,
        }
    }

    /// The value of `b` is about to be stored there.
    pub(super) fn check_overlap(&mut self, to: &Lvalue, b: ExprId) -> L<()> {
        let mark = self.top();
        let from = self.lvalue(b)?;
        let part = |l: &Self, lv: &Lvalue| match lv.bits {
            Some(range) => Ok((range.start, range.width)),
            None => Ok((0, l.size(lv.qty.ty)? * 8)),
        };
        let shape = Overlap {
            to: part(self, to)?,
            from: part(self, &from)?,
            alike: self.types.compatible(to.qty.ty, from.qty.ty)
                && to.bits.map(|r| r.width) == from.bits.map(|r| r.width),
        };
        self.tables.overlaps.push(shape);
        let shape = self.tables.overlaps.len() as u32 - 1;
        let (left, right) = (self.address_of(to)?, self.address_of(&from)?);
        let (to, from) = (self.reg(left)?, self.reg(right)?);
        self.emit(Op::Overlap { to, from, shape });
        self.set_top(mark);
        Ok(())
    }
}
