//! Builtins whose type depends on their arguments, and variable arguments.

use super::emit::Val;
use super::{L, Lowerer};
use crate::code::{Class, Op, OverflowShape, R, Rep, StopReason, WideOp};
use cassay_check::{Category, Typed};
use cassay_lang::tree::*;
use cassay_lang::types::{Ty, TyKind};

impl Lowerer<'_> {
    pub(super) fn builtin(
        &mut self,
        e: ExprId,
        b: Builtin,
        args: List<ExprId>,
        ty: Ty,
        typed: Typed,
    ) -> L<Val> {
        let arg = |i: usize| (i < args.len()).then(|| self.program.item(args, i));
        let (a0, a1, a2) = (arg(0), arg(1), arg(2));
        match (b, a0, a1) {
            (Builtin::AddOverflow | Builtin::AddOverflowP, Some(x), Some(y)) => {
                self.overflow(WideOp::Add, x, y, a2, b == Builtin::AddOverflow)
            }
            (Builtin::SubOverflow | Builtin::SubOverflowP, Some(x), Some(y)) => {
                self.overflow(WideOp::Sub, x, y, a2, b == Builtin::SubOverflow)
            }
            (Builtin::MulOverflow | Builtin::MulOverflowP, Some(x), Some(y)) => {
                self.overflow(WideOp::Mul, x, y, a2, b == Builtin::MulOverflow)
            }
            (Builtin::ConstantP, Some(x), _)
                if matches!(self.constant(typed.aux, ty)?, Val::Imm(0)) && !self.has_effect(x) =>
            {
                let d = self.temp()?;
                self.emit(Op::Knows { d });
                Ok(Val::Reg(d))
            }
            (Builtin::ObjectSize, Some(object), Some(mode)) if self.may_be_known(object) => {
                let part = matches!(self.rvalue(mode, None)?.0, Val::Imm(1));
                let (v, _) = self.rvalue(object, None)?;
                let p = self.reg(v)?;
                let d = self.temp()?;
                let unknown = self.constant(typed.aux, ty)?;
                let rep = self.rep(ty);
                self.mov(d, unknown, rep);
                self.emit(Op::ObjectSize { d, p, part });
                Ok(Val::Reg(d))
            }
            (Builtin::ConstantP | Builtin::ClassifyType | Builtin::ObjectSize, ..) => {
                self.constant(typed.aux, ty)
            }
            (Builtin::VaStart, Some(list), _) => {
                let p = self.list_pointer(list)?;
                let named = typed.aux == 0;
                self.emit(Op::VaStart { p, named });
                Ok(Val::Void)
            }
            (Builtin::VaEnd, Some(list), _) => {
                let p = self.list_pointer(list)?;
                self.emit(Op::VaEnd { p });
                Ok(Val::Void)
            }
            (Builtin::VaCopy, Some(to), Some(from)) => {
                let to = self.list_pointer(to)?;
                let from = self.list_pointer(from)?;
                self.emit(Op::VaCopy { to, from });
                Ok(Val::Void)
            }
            (Builtin::IsNan, Some(x), _) => self.classify(e, Class::Nan, x),
            (Builtin::IsInf, Some(x), _) => self.classify(e, Class::Inf, x),
            (Builtin::IsInfSign, Some(x), _) => self.classify(e, Class::InfSign, x),
            (Builtin::IsFinite, Some(x), _) => self.classify(e, Class::Finite, x),
            (Builtin::IsNormal, Some(x), _) => self.classify(e, Class::Normal, x),
            (Builtin::Signbit, Some(x), _) => self.classify(e, Class::Signbit, x),
            (Builtin::IsGreater, Some(x), Some(y)) => self.quiet(BinaryOp::Gt, x, y),
            (Builtin::IsGreaterEqual, Some(x), Some(y)) => self.quiet(BinaryOp::Ge, x, y),
            (Builtin::IsLess, Some(x), Some(y)) => self.quiet(BinaryOp::Lt, x, y),
            (Builtin::IsLessEqual, Some(x), Some(y)) => self.quiet(BinaryOp::Le, x, y),
            (Builtin::IsLessGreater | Builtin::IsUnordered, Some(x), Some(y)) => {
                let (vx, vy, t) = self.floats(x, y)?;
                let less = self.compare_values(BinaryOp::Lt, vx, vy, t, None)?;
                let more = self.compare_values(BinaryOp::Gt, vx, vy, t, None)?;
                let (a, b) = (self.reg(less)?, self.reg(more)?);
                let d = self.temp()?;
                self.emit(Op::Or { d, a, b });
                if matches!(
                    self.program[e].kind,
                    ExprKind::Builtin(Builtin::IsUnordered, _)
                ) {
                    let same = self.compare_values(BinaryOp::Eq, vx, vy, t, None)?;
                    let b = self.reg(same)?;
                    self.emit(Op::Or { d, a: d, b });
                    self.emit(Op::XorI { d, a: d, i: 1 });
                }
                Ok(Val::Reg(d))
            }
            (Builtin::Unsupported(name), ..) => {
                let reason = format!("`{}` is not supported", self.program.name(name));
                self.stop(StopReason::Unsupported(reason));
                let rep = self.rep(ty);
                Ok(Val::Reg(self.temp_for(rep)?))
            }
            _ => self.problem("internal: a builtin with missing arguments"),
        }
    }

    /// Whether an expression's value cannot be a constant to any compiler, because evaluating it would change something or
    /// read a volatile object. Compilers may know what a call or a statement expression gives.
    fn has_effect(&self, e: ExprId) -> bool {
        let mut pending = vec![e];
        while let Some(e) = pending.pop() {
            if self.ck.typed(e).qty.is_volatile() {
                return true;
            }
            match self.program[e].kind {
                ExprKind::Assign(..)
                | ExprKind::Unary(
                    UnaryOp::PreInc | UnaryOp::PreDec | UnaryOp::PostInc | UnaryOp::PostDec,
                    _,
                ) => return true,
                _ => pending.extend(self.parts(e)),
            }
        }
        false
    }

    /// Whether an expression can be evaluated although it need not be: nothing in it has an effect or is volatile.
    fn may_be_known(&self, e: ExprId) -> bool {
        let mut pending = vec![e];
        while let Some(e) = pending.pop() {
            if let ExprKind::Call(..)
            | ExprKind::StmtExpr(_)
            | ExprKind::VaArg(..)
            | ExprKind::Builtin(..)
            | ExprKind::Generic { .. }
            | ExprKind::CompoundLit(..) = self.program[e].kind
            {
                return false;
            }
            pending.extend(self.parts(e));
        }
        !self.has_effect(e)
    }

    /// The operands whose values an expression's value is made of, except those of calls and the like.
    fn parts(&self, e: ExprId) -> Vec<ExprId> {
        match self.program[e].kind {
            ExprKind::Unary(_, a)
            | ExprKind::Cast(_, a)
            | ExprKind::Member(a, _)
            | ExprKind::Arrow(a, _) => vec![a],
            ExprKind::Binary(_, a, b)
            | ExprKind::Assign(_, a, b)
            | ExprKind::Index(a, b)
            | ExprKind::Comma(a, b) => vec![a, b],
            ExprKind::Cond(a, b, c) => [Some(a), b, Some(c)].into_iter().flatten().collect(),
            ExprKind::Choose(_, a, b) => vec![a, b],
            ExprKind::Int(_)
            | ExprKind::Float(_)
            | ExprKind::Char(_)
            | ExprKind::Str(_)
            | ExprKind::Name(_)
            | ExprKind::SizeofExpr(_)
            | ExprKind::SizeofType(_)
            | ExprKind::AlignofExpr(_)
            | ExprKind::AlignofType(_)
            | ExprKind::Offsetof { .. }
            | ExprKind::TypesCompatible(..)
            | ExprKind::LabelAddr(_)
            | ExprKind::Generic { .. }
            | ExprKind::Call(..)
            | ExprKind::StmtExpr(_)
            | ExprKind::VaArg(..)
            | ExprKind::Builtin(..)
            | ExprKind::CompoundLit(..) => Vec::new(),
        }
    }

    /// The result of a macro that gives "nonzero" (7.12.3): more of it may be looked at.
    pub(super) fn nonzero(&mut self, e: ExprId, v: Val) -> L<Val> {
        if self.only_truth(e) {
            return Ok(v);
        }
        let d = self.reg(v)?;
        self.emit(Op::Nonzero { d });
        Ok(Val::Reg(d))
    }

    fn classify(&mut self, e: ExprId, what: Class, x: ExprId) -> L<Val> {
        let ty = self.value_type(x);
        let ty = if self.types.is_integer(ty) {
            Ty::DOUBLE
        } else {
            ty
        };
        let v = self.value_as(x, ty, None)?;
        let a = self.reg(v)?;
        let rep = self.rep(ty);
        let d = self.temp()?;
        self.emit(Op::Classify { what, d, a, rep });
        self.nonzero(e, Val::Reg(d))
    }

    fn floats(&mut self, x: ExprId, y: ExprId) -> L<(Val, Val, Ty)> {
        let (tx, ty) = (self.value_type(x), self.value_type(y));
        let t = self.types.usual(tx, ty);
        let vx = self.value_as(x, t, None)?;
        let vx = Val::Reg(self.reg(vx)?);
        let vy = self.value_as(y, t, None)?;
        let vy = Val::Reg(self.reg(vy)?);
        Ok((vx, vy, t))
    }

    fn quiet(&mut self, op: BinaryOp, x: ExprId, y: ExprId) -> L<Val> {
        let (vx, vy, t) = self.floats(x, y)?;
        self.compare_values(op, vx, vy, t, None)
    }

    fn overflow(
        &mut self,
        op: WideOp,
        x: ExprId,
        y: ExprId,
        result: Option<ExprId>,
        stores: bool,
    ) -> L<Val> {
        let Some(result) = result else {
            return self.problem("internal: an overflow builtin without result");
        };
        let (tx, ty) = (self.value_type(x), self.value_type(y));
        let base = self.alloc(4)?;
        for (e, t, r) in [(x, tx, base), (y, ty, base + 2)] {
            let signed = self.types.int_shape(t).is_some_and(|s| s.signed);
            let wide = if signed { Ty::INT128 } else { Ty::UINT128 };
            let v = self.value_as(e, wide, None)?;
            self.mov(r, v, Rep::Wide { signed });
        }
        let (v, rt) = self.rvalue(result, None)?;
        let p = self.reg(v)?;
        let target = if stores {
            self.types.pointee(rt).map_or(rt, |q| q.ty)
        } else {
            rt
        };
        let Some(mut shape) = self.types.int_shape(target) else {
            return self.problem("internal: an overflow builtin on no integer");
        };
        // A bit-field promotes, but what is asked is whether the field itself could hold the result.
        if let (Category::BitField { width, .. }, false) = (self.ck.typed(result).category, stores)
        {
            let declared = self.ck.typed(result).qty.ty;
            shape.width = width.into();
            shape.signed = self.types.int_shape(declared).is_some_and(|s| s.signed);
        }
        let signed = |this: &Self, t: Ty| this.types.int_shape(t).is_some_and(|s| s.signed);
        self.tables.shapes.push(OverflowShape {
            a_signed: signed(self, tx),
            b_signed: signed(self, ty),
            width: shape.width as u8,
            signed: shape.signed,
            store: if stores { self.size(target)? as u8 } else { 0 },
        });
        let d = self.temp()?;
        let op = Op::Overflow {
            op,
            d,
            a: base,
            p,
            shape: self.tables.shapes.len() as u32 - 1,
        };
        match self.types.pointee(rt).filter(|_| stores) {
            Some(to) => self.store_through(p, to, op),
            None => self.emit(op),
        }
        Ok(Val::Reg(d))
    }

    /// A register with the pointer to a `va_list`.
    fn list_pointer(&mut self, list: ExprId) -> L<R> {
        let q = self.ck.typed(list).qty;
        let v = match self.types.kind(q.ty) {
            TyKind::VaList => {
                let lv = self.lvalue(list)?;
                self.address_of(&lv)?
            }
            _ => self.rvalue(list, None)?.0,
        };
        self.reg(v)
    }

    pub(super) fn va_arg(&mut self, list: ExprId, node: TypeId) -> L<Val> {
        let p = self.list_pointer(list)?;
        let ty = self.named_type(node)?.ty;
        if self.is_record(ty) {
            let d = self.temp()?;
            self.emit(Op::VaArgRecord { d, p, ty });
            return Ok(Val::Reg(d));
        }
        let rep = self.rep(ty);
        let d = self.temp_for(rep)?;
        self.emit(Op::VaArg { d, p, ty });
        Ok(Val::Reg(d))
    }
}
