//! Expressions.

use super::emit::Val;
use super::place::{Lvalue, Place};
use super::{Home, L, Lowerer};
use crate::code::{Op, R, Rep, Site, StopReason};
use crate::value::{extend, fit};
use cassay_check::{Category, Typed};
use cassay_lang::tree::*;
use cassay_lang::types::{QTy, Ty, TyKind};
use cassay_memory::Origin;
use cassay_numbers::float;

/// Expressions and statements nest this deep at most; the stack is sized for it.
pub const MAX_DEPTH: u32 = 12_000;

impl Lowerer<'_> {
    pub(super) fn deeper(&mut self) -> L<()> {
        self.body.depth += 1;
        if self.body.depth > MAX_DEPTH {
            return self.problem("nested too deeply");
        }
        Ok(())
    }

    /// The type of an expression's value: after lvalue conversion, decay and bit-field promotion.
    #[inline]
    pub(super) fn value_type(&mut self, e: ExprId) -> Ty {
        let Typed { qty, category, .. } = self.ck.typed(e);
        match category {
            Category::BitField { width, .. } => self.types.promote_bitfield(qty.ty, width.into()),
            _ => self.types.decay(qty),
        }
    }

    /// Evaluates for side effects only.
    pub(super) fn effect(&mut self, e: ExprId) -> L<()> {
        self.deeper()?;
        let mark = self.top();
        match self.program[e].kind {
            // A byte without a value may be copied, and not looked at.
            ExprKind::Assign(None, a, b) if self.samples(e) && self.copies_byte(a, b) => {
                self.assign(e, None, a, b, false, None)?;
                self.sample_evaluation(e);
            }
            ExprKind::Assign(..)
            | ExprKind::Unary(
                UnaryOp::PostInc | UnaryOp::PreInc | UnaryOp::PostDec | UnaryOp::PreDec,
                _,
            ) if self.samples(e) => {
                self.rvalue(e, None)?;
            }
            ExprKind::Comma(a, b) => {
                let mark = self.point_mark(e)?;
                self.effect(a)?;
                self.sequence_point(mark);
                self.effect(b)?;
                self.sample_evaluation(e);
            }
            ExprKind::Unary(UnaryOp::PostInc | UnaryOp::PreInc, a) => {
                self.step(e, a, BinaryOp::Add, false, false, None)?;
            }
            ExprKind::Unary(UnaryOp::PostDec | UnaryOp::PreDec, a) => {
                self.step(e, a, BinaryOp::Sub, false, false, None)?;
            }
            ExprKind::Cast(_, a) if self.ck.typed(e).qty.ty == Ty::VOID => {
                self.effect(a)?;
                self.sample_evaluation(e);
            }
            ExprKind::Call(f, args) => {
                self.call(e, f, args, false)?;
                self.sample_evaluation(e);
            }
            ExprKind::Assign(op, a, b) => {
                self.assign(e, op, a, b, false, None)?;
            }
            ExprKind::Cond(c, Some(a), b) => {
                let (other, end) = (self.label(), self.label());
                let mark = self.point_mark(e)?;
                self.branch(c, false, other)?;
                self.sequence_point(mark);
                let before = self.body.assigned.clone();
                self.effect(a)?;
                self.jump(end);
                self.bind(other);
                let after = std::mem::replace(&mut self.body.assigned, before);
                self.sequence_point(mark);
                self.effect(b)?;
                self.body.assigned.retain(|x| after.contains(x));
                self.bind(end);
                self.sample_evaluation(e);
            }
            ExprKind::StmtExpr(body) => {
                self.statement_expr(body, Ty::VOID)?;
                self.sample_evaluation(e);
            }
            _ => {
                let lvalue = matches!(self.ck.typed(e).category, Category::LValue);
                let ty = self.ck.typed(e).qty;
                // An lvalue of incomplete or array type is not read.
                if lvalue && !self.types.is_scalar(ty.ty) && !self.is_record(ty.ty) {
                    if ty.ty != Ty::VOID && self.types.is_complete(ty.ty) {
                        self.lvalue(e)?;
                    } else if let ExprKind::Unary(UnaryOp::Deref, a) = self.program[e].kind {
                        self.rvalue(a, None)?;
                    }
                } else {
                    self.rvalue(e, None)?;
                }
            }
        }
        self.set_top(mark);
        self.body.depth -= 1;
        Ok(())
    }

    /// The value of an expression and its type.
    #[inline]
    pub(super) fn rvalue(&mut self, e: ExprId, hint: Option<R>) -> L<(Val, Ty)> {
        match self.simple(e) {
            Some(found) => Ok(found),
            None => self.branching(e, hint),
        }
    }

    /// The value of what most expressions are and what needs no code: a constant, or a variable in a register that surely
    /// has a value.
    #[inline]
    fn simple(&mut self, e: ExprId) -> Option<(Val, Ty)> {
        let Typed { qty, category, .. } = self.ck.typed(e);
        if !qty.ty.is_named_integer() || self.profile.is_some() || self.body.depth + 1 >= MAX_DEPTH
        {
            return None;
        }
        match self.program[e].kind {
            ExprKind::Int(lit) => match self.rep(qty.ty) {
                Rep::Int { width, signed } => {
                    Some((Val::Imm(fit(lit.value, width.into(), signed)), qty.ty))
                }
                _ => None,
            },
            ExprKind::Name(_) if category == Category::LValue && !qty.is_atomic() => {
                Some((Val::Reg(self.plain_variable(e)?), qty.ty))
            }
            _ => None,
        }
    }

    /// The value of any expression.
    fn branching(&mut self, e: ExprId, hint: Option<R>) -> L<(Val, Ty)> {
        self.deeper()?;
        let old = self.at(Site::Expr(e));
        // Whatever fails is the end of lowering.
        let (v, ty) = self.rvalue_inner(e, hint)?;
        if self.profile.is_some() {
            self.sample_value(e, v, ty);
        }
        self.out.note.site = old;
        self.body.depth -= 1;
        Ok((v, ty))
    }

    /// The value, converted to `to`.
    pub(super) fn value_as(&mut self, e: ExprId, to: Ty, hint: Option<R>) -> L<Val> {
        let same = self.value_type(e) == to;
        let (v, from) = match self.simple(e) {
            Some((v, _)) if same => return Ok(v),
            Some(found) => found,
            None => self.branching(e, if same { hint } else { None })?,
        };
        let old = self.at(Site::Expr(e));
        let v = self.convert(v, from, to, hint);
        if !same && !to.is_named_integer() {
            self.agree(from, to)?;
        }
        self.out.note.site = old;
        v
    }

    /// The value to be kept somewhere else: a pointer must not dangle when it is copied (6.2.4p2).
    pub(super) fn kept_value(&mut self, e: ExprId, to: Ty, hint: Option<R>) -> L<Val> {
        let v = self.value_as(e, to, hint)?;
        if let Val::Reg(a) = v
            && self.types.is_pointer(to)
            && self.may_dangle(e)
        {
            let old = self.at(Site::Expr(e));
            self.emit(Op::PtrUse { a });
            self.out.note.site = old;
        }
        Ok(v)
    }

    /// Pointers just formed point to something alive; stored and returned ones need not.
    pub(super) fn may_dangle(&self, e: ExprId) -> bool {
        let mut e = e;
        while let ExprKind::Cast(_, x) | ExprKind::Unary(UnaryOp::Extension, x) =
            self.program[e].kind
        {
            e = x;
        }
        let typed = self.ck.typed(e);
        self.types.is_pointer(typed.qty.ty)
            && (typed.category == Category::LValue
                || matches!(self.program[e].kind, ExprKind::Call(..)))
    }

    fn rvalue_inner(&mut self, e: ExprId, hint: Option<R>) -> L<(Val, Ty)> {
        let typed = self.ck.typed(e);
        let ty = self.value_type(e);
        Ok(match self.program[e].kind {
            ExprKind::Int(lit) => (self.int_constant(lit.value, ty)?, ty),
            ExprKind::Char(lit) => (Val::Imm(self.fit_imm(lit.value as u64, ty)), ty),
            ExprKind::Float(text) => (self.float_constant(text, ty)?, ty),
            ExprKind::Name(decl)
                if matches!(self.program[decl].kind, DeclKind::EnumConst { .. }) =>
            {
                (self.constant(typed.aux, ty)?, ty)
            }
            ExprKind::Name(_)
            | ExprKind::Str(_)
            | ExprKind::CompoundLit(..)
            | ExprKind::Index(..)
            | ExprKind::Member(..)
            | ExprKind::Arrow(..)
            | ExprKind::Unary(UnaryOp::Deref, _) => (self.designated(e, typed, hint)?, ty),
            ExprKind::Unary(UnaryOp::Extension, a) => return self.rvalue(a, hint),
            ExprKind::Unary(UnaryOp::AddrOf, a) => (self.address(a)?, ty),
            ExprKind::Unary(UnaryOp::PreInc, a) => {
                (self.step(e, a, BinaryOp::Add, true, false, hint)?, ty)
            }
            ExprKind::Unary(UnaryOp::PreDec, a) => {
                (self.step(e, a, BinaryOp::Sub, true, false, hint)?, ty)
            }
            ExprKind::Unary(UnaryOp::PostInc, a) => {
                (self.step(e, a, BinaryOp::Add, true, true, hint)?, ty)
            }
            ExprKind::Unary(UnaryOp::PostDec, a) => {
                (self.step(e, a, BinaryOp::Sub, true, true, hint)?, ty)
            }
            ExprKind::Unary(UnaryOp::Not, _)
            | ExprKind::Binary(BinaryOp::LogAnd | BinaryOp::LogOr, ..) => {
                (self.truth_value(e, hint)?, ty)
            }
            ExprKind::Unary(op, a) => (self.unary(op, a, ty, hint)?, ty),
            ExprKind::Binary(op, a, b) => (self.binary_expr(op, a, b, ty, hint)?, ty),
            ExprKind::Assign(op, a, b) => (self.assign(e, op, a, b, true, hint)?, ty),
            ExprKind::Cond(c, a, b) => (self.conditional(e, c, a, b, ty)?, ty),
            ExprKind::Comma(a, b) => {
                let mark = self.point_mark(e)?;
                self.effect(a)?;
                self.sequence_point(mark);
                return self.rvalue(b, hint);
            }
            ExprKind::Cast(to, a) => {
                let v = self.cast(e, to, a, ty, hint)?;
                (v, ty)
            }
            ExprKind::Call(f, args) => (self.call(e, f, args, true)?, ty),
            ExprKind::SizeofExpr(a) if typed.aux == Typed::DYNAMIC => {
                // The operand is evaluated (6.5.3.4p2) if its type is a variable length array.
                let q = self.ck.typed(a).qty;
                self.effect(a)?;
                (Val::Reg(self.dynamic_size(q.ty)?), ty)
            }
            ExprKind::SizeofType(t) if typed.aux == Typed::DYNAMIC => {
                let q = self.named_type(t)?;
                let again = self.spelled_out(t);
                self.evaluate_vlas(q.ty, again)?;
                (Val::Reg(self.dynamic_size(q.ty)?), ty)
            }
            ExprKind::SizeofExpr(_)
            | ExprKind::SizeofType(_)
            | ExprKind::AlignofExpr(_)
            | ExprKind::AlignofType(_)
            | ExprKind::Offsetof { .. }
            | ExprKind::TypesCompatible(..) => (self.constant(typed.aux, ty)?, ty),
            ExprKind::Generic { .. } | ExprKind::Choose(..) => {
                return self.rvalue(ExprId::from_index(typed.aux as usize), hint);
            }
            ExprKind::StmtExpr(body) => (self.statement_expr(body, ty)?, ty),
            ExprKind::LabelAddr(label) => (Val::Imm(self.label_pointer(label)?), ty),
            ExprKind::VaArg(list, t) => (self.va_arg(list, t)?, ty),
            ExprKind::Builtin(b, args) => (self.builtin(e, b, args, ty, typed)?, ty),
        })
    }

    fn fit_imm(&self, v: u64, ty: Ty) -> u64 {
        match self.types.int_shape(ty) {
            Some(s) if s.width <= 64 => fit(v, s.width, s.signed),
            _ => v,
        }
    }

    fn int_constant(&mut self, v: u64, ty: Ty) -> L<Val> {
        if self.rep(ty).is_wide() {
            let d = self.alloc(2)?;
            self.emit(Op::Const { d, v });
            self.emit(Op::Const { d: d + 1, v: 0 });
            return Ok(Val::Reg(d));
        }
        Ok(Val::Imm(self.fit_imm(v, ty)))
    }

    pub(super) fn constant(&mut self, index: u32, ty: Ty) -> L<Val> {
        let v = self.ck.constants.get(index as usize).copied().unwrap_or(0);
        if self.rep(ty).is_wide() {
            let d = self.alloc(2)?;
            self.emit(Op::Const { d, v: v as u64 });
            self.emit(Op::Const {
                d: d + 1,
                v: (v >> 64) as u64,
            });
            return Ok(Val::Reg(d));
        }
        Ok(Val::Imm(self.fit_imm(v as u64, ty)))
    }

    fn float_constant(&mut self, text: cassay_lang::Symbol, ty: Ty) -> L<Val> {
        let Ok(lit) = float::literal(self.program.name(text)) else {
            return self.problem("a floating constant in an unknown form");
        };
        self.refuse_long_double(ty);
        Ok(match self.rep(ty) {
            Rep::F32 => Val::Imm(lit.real.to_f32().value.to_bits().into()),
            Rep::F80 => {
                let bits = lit.real.to_f80().value.bits();
                let d = self.alloc(2)?;
                self.emit(Op::Const { d, v: bits as u64 });
                self.emit(Op::Const {
                    d: d + 1,
                    v: (bits >> 64) as u64,
                });
                Val::Reg(d)
            }
            _ => Val::Imm(lit.real.to_f64().value.to_bits()),
        })
    }

    /// The value of something that designates an object or function.
    fn designated(&mut self, e: ExprId, typed: Typed, hint: Option<R>) -> L<Val> {
        if typed.category == Category::Function {
            return self.function_value(e);
        }
        self.need_atomic(typed.qty)?;
        if let Some(r) = self.plain_variable(e) {
            return Ok(Val::Reg(r));
        }
        let mark = self.settling(e)?;
        let lv = self.lvalue(e)?;
        match self.types.kind(typed.qty.ty) {
            TyKind::Record(_) => {
                let p = self.address_of(&lv)?;
                // There must be one, even if nobody looks at it, or if it has no bytes.
                if let (Val::Reg(p), Place::Mem { .. }) = (p, lv.place) {
                    let size = self.size(typed.qty.ty)?;
                    self.emit(Op::Whole { p, size });
                }
                Ok(p)
            }
            TyKind::Array(..) => {
                let p = self.address_of(&lv)?;
                self.bounded(e, p)
            }
            TyKind::VaList => self.address_of(&lv),
            TyKind::Void => Ok(Val::Void),
            _ => {
                self.next_access(e, mark, false);
                let v = self.load(&lv, hint)?;
                self.settled(e, mark);
                Ok(v)
            }
        }
    }

    /// A pointer to the designated function.
    fn function_value(&mut self, e: ExprId) -> L<Val> {
        match self.program[e].kind {
            ExprKind::Unary(UnaryOp::Deref, a) => Ok(self.rvalue(a, None)?.0),
            ExprKind::Name(decl) => {
                let entity = self.ck.function_named(e, decl);
                let home = entity.map_or(Home::Missing, |id| self.tables.homes[id.0 as usize]);
                match self.function_pointer(home)? {
                    Some(p) => Ok(Val::Imm(p)),
                    None => {
                        let reason = self.missing(entity, decl);
                        self.stop(StopReason::Unsupported(reason));
                        Ok(Val::Imm(0))
                    }
                }
            }
            _ => Ok(self.rvalue(e, None)?.0),
        }
    }

    /// `&a`.
    fn address(&mut self, a: ExprId) -> L<Val> {
        self.suspect_member(a);
        if self.ck.typed(a).category == Category::Function {
            return self.function_value(a);
        }
        match self.program[a].kind {
            ExprKind::Unary(UnaryOp::Deref, p) => Ok(self.rvalue(p, None)?.0),
            ExprKind::Unary(UnaryOp::Extension, x) => self.address(x),
            ExprKind::Index(x, y) => {
                let qty = self.ck.typed(a).qty;
                let lv = self.index_place(a, x, y, qty, true)?;
                self.address_of(&lv)
            }
            _ => {
                let lv = self.lvalue(a)?;
                self.address_of(&lv)
            }
        }
    }

    fn cast(&mut self, e: ExprId, node: TypeId, a: ExprId, ty: Ty, hint: Option<R>) -> L<Val> {
        if ty == Ty::VOID {
            self.effect(a)?;
            return Ok(Val::Void);
        }
        let (v, from) = if self.types.is_variably_modified(ty) {
            let old = self.at(Site::Expr(e));
            let q = self.named_type(node)?;
            let again = self.spelled_out(node);
            let operands = self.both(|l| l.evaluate_vlas(q.ty, again), |l| l.rvalue(a, None));
            self.out.note.site = old;
            operands?.1
        } else {
            self.rvalue(a, None)?
        };
        self.cast_to(v, from, ty, hint)
    }

    /// Whether a type name's array lengths stand in it, rather than in a typedef it uses.
    fn spelled_out(&self, node: TypeId) -> bool {
        !matches!(
            self.program[node].kind,
            TypeKind::Typedef(_) | TypeKind::TypeofExpr(_) | TypeKind::TypeofType(_)
        )
    }

    pub(super) fn named_type(&self, node: TypeId) -> L<QTy> {
        match self.ck.type_nodes.get(node.index()).copied().flatten() {
            Some(q) => Ok(q),
            None => self.problem("internal: a type name without a type"),
        }
    }

    // -- assignment ---------------------------------------------------------------------------

    fn assign(
        &mut self,
        e: ExprId,
        op: Option<BinaryOp>,
        a: ExprId,
        b: ExprId,
        used: bool,
        hint: Option<R>,
    ) -> L<Val> {
        let old = self.at(Site::Expr(e));
        let mark = self.settling(e)?;
        let result = self.assign_inner(e, mark, op, a, b, used, hint)?;
        self.settled(e, mark);
        self.out.note.site = old;
        Ok(result)
    }

    #[expect(clippy::too_many_arguments, reason = "an assignment has as many parts")]
    fn assign_inner(
        &mut self,
        e: ExprId,
        mark: Option<R>,
        op: Option<BinaryOp>,
        a: ExprId,
        b: ExprId,
        used: bool,
        hint: Option<R>,
    ) -> L<Val> {
        let ty = self.ck.typed(a).qty.ty;
        if self.is_record(ty) {
            let ((to, lv), (from, _)) = self.both(
                |l| {
                    let lv = l.lvalue(a)?;
                    Ok((l.address_of(&lv)?, lv))
                },
                |l| {
                    let (v, ty) = l.rvalue(b, None)?;
                    // What is evaluated after it may change it.
                    match l.is_watched() || l.in_strand() {
                        true => Ok((l.copy_to_temporary(v, ty, b)?, ty)),
                        false => Ok((v, ty)),
                    }
                },
            )?;
            let (to, from) = (self.reg(to)?, self.reg(from)?);
            let size = self.size(ty)?;
            self.next_access(e, mark, true);
            self.emit_pend();
            self.out.note.force = self.body.promised.force;
            self.copy_record_to(to, from, size, b, Some(lv.around));
            self.forget_padding(to, ty);
            self.leave_open(&lv)?;
            return Ok(Val::Reg(to));
        }
        if matches!(self.types.kind(ty), TyKind::VaList) {
            return self.problem("assignment of va_list");
        }
        let Some(op) = op else {
            return self.plain_assign(e, mark, a, b, ty, used);
        };
        let left_ty = self.value_type(a);
        let right_ty = self.value_type(b);
        let watched = self.is_watched();
        let (lv, left, right) = if self.in_strand() && !watched {
            let right = self.compound_operand(op, left_ty, right_ty, b)?;
            let lv = self.lvalue(a)?;
            self.hold_object(&lv, false);
            let left = self.load(&lv, None)?;
            (lv, left, right)
        } else {
            let ((lv, left), right) = self.both(
                |l| {
                    let lv = l.lvalue(a)?;
                    l.hold_object(&lv, true);
                    let left = l.load(&lv, None)?;
                    Ok((lv, left))
                },
                |l| l.compound_operand(op, left_ty, right_ty, b),
            )?;
            (lv, left, right)
        };
        let direct = match lv.place {
            Place::Reg { r, .. } if lv.bits.is_none() && !self.rep(ty).is_wide() => Some(r),
            _ => None,
        };
        let result = self.compound(op, (left, left_ty), (right, right_ty), ty, direct)?;
        self.fits_field(result, b, &lv)?;
        self.next_access(e, mark, true);
        self.store(&lv, result)?;
        self.release_object(&lv);
        self.assigned_value(&lv, result, used, hint)
    }

    /// Reading and storing are one evaluation to functions that are called (6.5.2.4p2, 6.5.16.2p3). None can access a
    /// variable that has no address.
    fn hold_object(&mut self, lv: &Lvalue, up: bool) {
        if !matches!(lv.place, Place::Reg { .. }) {
            self.hold(up);
        }
    }

    fn release_object(&mut self, lv: &Lvalue) {
        if !matches!(lv.place, Place::Reg { .. }) {
            self.release();
        }
    }

    /// What an assignment yields: the value the left side has afterwards.
    fn assigned_value(&mut self, lv: &Lvalue, v: Val, used: bool, hint: Option<R>) -> L<Val> {
        match (lv.bits, lv.place) {
            _ if !used => Ok(Val::Void),
            (Some(range), _) => {
                let shape = self.types.int_shape(lv.qty.ty);
                let signed = shape.is_some_and(|s| s.signed);
                let width = range.width as u8;
                match v {
                    _ if lv.qty.ty == Ty::BOOL => Ok(v),
                    Val::Imm(i) => Ok(Val::Imm(extend(i, width.into(), signed))),
                    v => {
                        let a = self.reg(v)?;
                        let d = self.dest(hint)?;
                        self.emit(Op::Cut {
                            d,
                            a,
                            width,
                            signed,
                        });
                        Ok(Val::Reg(d))
                    }
                }
            }
            (None, Place::Reg { r, .. }) => Ok(Val::Reg(r)),
            _ => Ok(v),
        }
    }

    fn plain_assign(
        &mut self,
        e: ExprId,
        mark: Option<R>,
        a: ExprId,
        b: ExprId,
        ty: Ty,
        used: bool,
    ) -> L<Val> {
        // A variable in a register: nothing is evaluated to find it.
        if let ExprKind::Name(_) = self.program[a].kind {
            let lv = self.lvalue(a)?;
            if let Place::Reg { r, .. } = lv.place {
                let hint = (!self.rep(ty).is_wide()).then_some(r);
                let v = self.kept_value(b, ty, hint)?;
                self.next_access(e, mark, true);
                self.store(&lv, v)?;
                return Ok(Val::Reg(r));
            }
        }
        if self.copies_byte(a, b) {
            return self.byte_copy(e, mark, a, b, ty, used);
        }
        let (lv, v) = self.both(|l| l.lvalue(a), |l| l.kept_value(b, ty, None))?;
        self.fits_field(v, b, &lv)?;
        if self.may_overlap(a, b) {
            self.check_overlap(&lv, b)?;
        }
        self.next_access(e, mark, true);
        self.store(&lv, v)?;
        self.assigned_value(&lv, v, used, None)
    }

    /// `*d = *s` for characters: what is copied may be indeterminate (padding, for one).
    fn copies_byte(&self, a: ExprId, b: ExprId) -> bool {
        let to = self.ck.typed(a);
        if to.category != Category::LValue || !self.types.is_character(to.qty.ty) {
            return false;
        }
        let mut b = b;
        while let ExprKind::Cast(_, x) = self.program[b].kind {
            if !self.types.is_character(self.ck.typed(b).qty.ty) {
                return false;
            }
            b = x;
        }
        let typed = self.ck.typed(b);
        typed.category == Category::LValue
            && self.types.is_character(typed.qty.ty)
            && match self.program[b].kind {
                ExprKind::Unary(UnaryOp::Deref, _) => true,
                ExprKind::Index(x, y) => {
                    let pointer = |e: ExprId| self.types.is_pointer(self.ck.typed(e).qty.ty);
                    pointer(x) || pointer(y)
                }
                _ => false,
            }
    }

    fn byte_copy(
        &mut self,
        e: ExprId,
        mark: Option<R>,
        a: ExprId,
        b: ExprId,
        ty: Ty,
        used: bool,
    ) -> L<Val> {
        let mut b = b;
        while let ExprKind::Cast(_, x) = self.program[b].kind {
            b = x;
        }
        let address = |l: &mut Self, e: ExprId| {
            let lv = l.lvalue(e)?;
            let p = l.address_of(&lv)?;
            l.reg(p)
        };
        self.suspicions.copies_character();
        let signed = self.types.int_shape(ty).is_some_and(|s| s.signed);
        let (to, from) = self.both(
            |l| address(l, a),
            |l| {
                let from = address(l, b)?;
                // What is evaluated after it may change it.
                match l.is_watched() || l.in_strand() {
                    true => l.byte_to_temporary(from, signed, b),
                    false => Ok(from),
                }
            },
        )?;
        self.next_access(e, mark, true);
        self.emit_pend();
        let d = self.temp()?;
        self.emit(Op::CopyByte {
            to,
            from,
            d,
            signed,
            used,
        });
        Ok(Val::Reg(d))
    }

    /// A copy of a character, with a value or without one: where it is.
    fn byte_to_temporary(&mut self, from: R, signed: bool, e: ExprId) -> L<R> {
        let old = self.at(Site::Expr(e));
        let (local, off) = self.new_local(Origin::Unknown, 1, false, false)?;
        let to = self.temp()?;
        self.emit(Op::LocalNew { d: to, local, off });
        self.count_temporary();
        let d = self.temp()?;
        self.emit(Op::CopyByte {
            to,
            from,
            d,
            signed,
            used: false,
        });
        self.out.note.site = old;
        Ok(to)
    }

    /// `left op b`, converted to `ty`, which is the type of the left side.
    fn compound(
        &mut self,
        op: BinaryOp,
        (left, left_ty): (Val, Ty),
        (right, right_ty): (Val, Ty),
        ty: Ty,
        direct: Option<R>,
    ) -> L<Val> {
        if self.types.is_pointer(left_ty) {
            let x = right;
            let p = self.reg(left)?;
            let elem = self.types.pointee(left_ty).map_or(Ty::CHAR, |q| q.ty);
            let d = self.pointer_step(p, x, elem, op == BinaryOp::Sub)?;
            return Ok(Val::Reg(d));
        }
        let (common, right_as) = self.compound_types(op, left_ty, right_ty);
        let x = self.convert(left, left_ty, common, None)?;
        let hint = direct.filter(|_| common == ty);
        let r = self.arithmetic(op, x, right, common, right_as, hint)?;
        self.convert(r, common, ty, direct)
    }

    /// In what types a compound assignment takes its left side, and its right side.
    fn compound_types(&mut self, op: BinaryOp, left: Ty, right: Ty) -> (Ty, Ty) {
        if matches!(op, BinaryOp::Shl | BinaryOp::Shr) {
            (self.types.promote(left), self.types.promote(right))
        } else {
            let t = self.types.usual(left, right);
            (t, t)
        }
    }

    /// The right side, converted.
    fn compound_operand(&mut self, op: BinaryOp, left: Ty, right: Ty, b: ExprId) -> L<Val> {
        if self.types.is_pointer(left) {
            let (x, xt) = self.rvalue(b, None)?;
            return self.convert(x, xt, Ty::LLONG, None);
        }
        let (_, right_as) = self.compound_types(op, left, right);
        self.value_as(b, right_as, None)
    }

    /// `++` and `--`. `post`: the value is the one before.
    fn step(
        &mut self,
        e: ExprId,
        a: ExprId,
        op: BinaryOp,
        used: bool,
        post: bool,
        hint: Option<R>,
    ) -> L<Val> {
        let old_site = self.at(Site::Expr(e));
        let ty = self.ck.typed(a).qty.ty;
        let value_ty = self.value_type(a);
        let mark = self.settling(e)?;
        let lv = self.lvalue(a)?;
        let rep = self.rep(ty);
        let direct = match lv.place {
            Place::Reg { r, .. } if lv.bits.is_none() && !rep.is_wide() => Some(r),
            _ => None,
        };
        self.hold_object(&lv, false);
        let before = self.load(&lv, None)?;
        // The old value is where the new one will be.
        let own = matches!(lv.place, Place::Reg { .. });
        let kept = if used && post && own {
            let d = match hint {
                Some(d) if Some(d) != direct && !rep.is_wide() => d,
                _ => self.temp_for(rep)?,
            };
            self.mov(d, before, rep);
            Some(Val::Reg(d))
        } else {
            None
        };
        let result = if let Some(elem) = self.types.pointee(value_ty) {
            if self.types.is_vla(elem.ty) {
                let p = self.reg(before)?;
                let d = self.pointer_step(p, Val::Imm(1), elem.ty, op == BinaryOp::Sub)?;
                Val::Reg(d)
            } else {
                let size = i64::from(self.size(elem.ty)?);
                let p = self.reg(before)?;
                let d = self.dest(direct)?;
                self.emit(Op::PtrAddI {
                    d,
                    p,
                    i: if op == BinaryOp::Sub { -size } else { size },
                });
                Val::Reg(d)
            }
        } else {
            let common = self.types.usual(value_ty, Ty::INT);
            let x = self.convert(before, value_ty, common, None)?;
            let one = match self.rep(common) {
                Rep::Int { .. } => Val::Imm(1),
                _ => self.convert(Val::Imm(1), Ty::INT, common, None)?,
            };
            let r = self.arithmetic(op, x, one, common, common, direct.filter(|_| common == ty))?;
            self.convert(r, common, ty, direct)?
        };
        self.next_access(e, mark, true);
        self.store(&lv, result)?;
        self.release_object(&lv);
        self.settled(e, mark);
        self.out.note.site = old_site;
        match (used, post) {
            (false, _) => Ok(Val::Void),
            (true, true) => Ok(kept.unwrap_or(before)),
            (true, false) => self.assigned_value(&lv, result, true, hint),
        }
    }
}
