//! Operators on scalars.

use super::emit::{Label, Val};
use super::{L, Lowerer};
use crate::code::{FloatOp, Op, R, Rep, StopReason, WideOp};
use crate::repair::ArithOp;
use crate::value::extend;
use cassay_lang::tree::*;
use cassay_lang::types::Ty;

impl Lowerer<'_> {
    pub(super) fn unary(&mut self, op: UnaryOp, a: ExprId, ty: Ty, hint: Option<R>) -> L<Val> {
        let v = self.value_as(a, ty, None)?;
        let rep = self.rep(ty);
        self.note_operation(unary_arith(op), ty, ty);
        match (op, rep) {
            (UnaryOp::Plus, _) => Ok(v),
            (UnaryOp::Neg, Rep::Int { width, signed }) => {
                if let Val::Imm(i) = v {
                    let r = extend(i.wrapping_neg(), width.into(), signed);
                    // The smallest value has no negation: left to the machine.
                    if !signed || i == 0 || r != i {
                        return Ok(Val::Imm(r));
                    }
                }
                if self.repairable() && signed && width != 32 && width != 64 {
                    return self.computation(v, v, rep, hint);
                }
                let a = self.reg(v)?;
                let d = self.dest(hint)?;
                match (width, signed) {
                    (32, true) => self.emit(Op::NegS32 { d, a }),
                    (32, false) => self.emit(Op::NegU32 { d, a }),
                    (64, true) => self.emit(Op::NegS64 { d, a }),
                    (64, false) => self.emit(Op::NegU64 { d, a }),
                    (width, true) => {
                        self.emit(Op::NegS64 { d, a });
                        self.emit(Op::CheckRange { a: d, width });
                        self.emit(Op::Cut {
                            d,
                            a: d,
                            width,
                            signed,
                        });
                    }
                    (width, false) => {
                        self.emit(Op::NegU64 { d, a });
                        self.emit(Op::Cut {
                            d,
                            a: d,
                            width,
                            signed,
                        });
                    }
                }
                Ok(Val::Reg(d))
            }
            (UnaryOp::BitNot, Rep::Int { width, signed }) => {
                if let Val::Imm(i) = v {
                    return Ok(Val::Imm(extend(!i, width.into(), signed)));
                }
                let a = self.reg(v)?;
                let d = self.dest(hint)?;
                match (width, signed) {
                    (_, true) | (64, _) => self.emit(Op::Not { d, a }),
                    (32, _) => self.emit(Op::NotU32 { d, a }),
                    _ => {
                        self.emit(Op::Not { d, a });
                        self.emit(Op::Cut {
                            d,
                            a: d,
                            width,
                            signed,
                        });
                    }
                }
                Ok(Val::Reg(d))
            }
            (UnaryOp::Neg | UnaryOp::BitNot, Rep::Wide { signed }) => {
                let op = if op == UnaryOp::Neg {
                    WideOp::Neg
                } else {
                    WideOp::Not
                };
                let a = self.reg(v)?;
                let d = self.alloc(2)?;
                self.emit(Op::Wide {
                    op,
                    d,
                    a,
                    b: a,
                    signed,
                });
                Ok(Val::Reg(d))
            }
            (UnaryOp::Neg, Rep::F64) => {
                if let Val::Imm(i) = v {
                    return Ok(Val::Imm(i ^ 1 << 63));
                }
                let a = self.reg(v)?;
                let d = self.dest(hint)?;
                self.emit(Op::NegF64 { d, a });
                Ok(Val::Reg(d))
            }
            (UnaryOp::Neg, Rep::F32) => {
                if let Val::Imm(i) = v {
                    return Ok(Val::Imm(i ^ 1 << 31));
                }
                let a = self.reg(v)?;
                let d = self.dest(hint)?;
                self.emit(Op::NegF32 { d, a });
                Ok(Val::Reg(d))
            }
            (UnaryOp::Neg, Rep::F80) => {
                let a = self.reg(v)?;
                let d = self.alloc(2)?;
                self.emit(Op::F80 {
                    op: FloatOp::Neg,
                    d,
                    a,
                    b: a,
                });
                Ok(Val::Reg(d))
            }
            _ => self.problem("internal: an operator on the wrong type"),
        }
    }

    pub(super) fn binary_expr(
        &mut self,
        op: BinaryOp,
        a: ExprId,
        b: ExprId,
        ty: Ty,
        hint: Option<R>,
    ) -> L<Val> {
        let (ta, tb) = (self.value_type(a), self.value_type(b));
        let are_integers = ta.is_named_integer() && tb.is_named_integer();
        match op {
            BinaryOp::Lt
            | BinaryOp::Gt
            | BinaryOp::Le
            | BinaryOp::Ge
            | BinaryOp::Eq
            | BinaryOp::Ne => {
                return self.compare(op, a, b, hint);
            }
            BinaryOp::Shl | BinaryOp::Shr => {
                let right = self.types.promote(tb);
                let (x, y) =
                    self.both(|l| l.value_as(a, ty, None), |l| l.value_as(b, right, None))?;
                return self.arithmetic(op, x, y, ty, right, hint);
            }
            _ => {}
        }
        if !are_integers && self.types.is_pointer(ta) && self.types.is_pointer(tb) {
            let operand = |l: &mut Self, e: ExprId| {
                let (v, _) = l.rvalue(e, None)?;
                l.reg(v)
            };
            let (x, y) = self.both(|l| operand(l, a), |l| operand(l, b))?;
            self.agree(ta, tb)?;
            let elem = self.types.pointee(ta).map_or(Ty::CHAR, |q| q.ty);
            if self.types.size(elem) == Some(0) {
                let reason = "subtraction of pointers to a type of size 0";
                self.stop(StopReason::Unsupported(reason.into()));
            }
            let d = self.dest(hint)?;
            if self.types.is_vla(elem) {
                let size = self.dynamic_size(elem)?;
                let bytes = self.temp()?;
                self.emit(Op::PtrDiff {
                    d: bytes,
                    a: x,
                    b: y,
                    size: 1,
                });
                self.emit(Op::DivS64 {
                    d,
                    a: bytes,
                    b: size,
                });
            } else {
                let size = self.size(elem)?;
                self.emit(Op::PtrDiff {
                    d,
                    a: x,
                    b: y,
                    size,
                });
            }
            return Ok(Val::Reg(d));
        }
        if !are_integers && (self.types.is_pointer(ta) || self.types.is_pointer(tb)) {
            let pointer_left = self.types.is_pointer(ta);
            let elem = self
                .types
                .pointee(if pointer_left { ta } else { tb })
                .map_or(Ty::CHAR, |q| q.ty);
            let ((l, lt), (r, rt)) = self.both(|l| l.rvalue(a, None), |l| l.rvalue(b, None))?;
            let (p, x, xt) = if pointer_left { (l, r, rt) } else { (r, l, lt) };
            let x = self.convert(x, xt, Ty::LLONG, None)?;
            // A static object's address plus a constant is again one.
            if let (Val::Imm(p), Val::Imm(i)) = (p, x)
                && let Some(q) = self.constant_pointer(p, i as i64, elem, op == BinaryOp::Sub)
            {
                return Ok(Val::Imm(q));
            }
            let p = self.reg(p)?;
            let d = self.pointer_step(p, x, elem, op == BinaryOp::Sub)?;
            return Ok(Val::Reg(d));
        }
        let (x, y) = self.both(|l| l.value_as(a, ty, None), |l| l.value_as(b, ty, None))?;
        self.arithmetic(op, x, y, ty, ty, hint)
    }

    fn constant_pointer(&self, p: u64, i: i64, elem: Ty, negate: bool) -> Option<u64> {
        let size = self.types.size(elem)?;
        let bytes = i128::from(i) * i128::from(size) * if negate { -1 } else { 1 };
        let offset = i128::from(p as u32) + bytes;
        let room = self.tables.image.size_of(p)?;
        (0..=i128::from(room))
            .contains(&offset)
            .then(|| (p >> 32 << 32) + offset as u64)
    }

    /// `p + x` or `p - x` in elements of a type.
    pub(super) fn pointer_step(&mut self, p: R, x: Val, elem: Ty, negate: bool) -> L<R> {
        if self.types.is_vla(elem) {
            let size = self.dynamic_size(elem)?;
            let x = self.reg(x)?;
            let bytes = self.temp()?;
            self.emit(Op::MulS64 {
                d: bytes,
                a: x,
                b: size,
            });
            let d = self.temp()?;
            self.emit(if negate {
                Op::PtrSub {
                    d,
                    p,
                    x: bytes,
                    size: 1,
                }
            } else {
                Op::PtrAdd {
                    d,
                    p,
                    x: bytes,
                    size: 1,
                }
            });
            return Ok(d);
        }
        let size = self.size(elem)?;
        if let Val::Imm(i) = x
            && let Some(bytes) = (i as i64).checked_mul(size.into())
            && bytes != i64::MIN
        {
            let d = self.temp()?;
            self.emit(Op::PtrAddI {
                d,
                p,
                i: if negate { -bytes } else { bytes },
            });
            return Ok(d);
        }
        let x = self.reg(x)?;
        let d = self.temp()?;
        self.emit(if negate {
            Op::PtrSub { d, p, x, size }
        } else {
            Op::PtrAdd { d, p, x, size }
        });
        Ok(d)
    }

    /// An arithmetic operator on operands of type `ty` (shift counts: `right`).
    pub(super) fn arithmetic(
        &mut self,
        op: BinaryOp,
        x: Val,
        y: Val,
        ty: Ty,
        right: Ty,
        hint: Option<R>,
    ) -> L<Val> {
        self.note_operation(binary_arith(op), ty, right);
        match self.rep(ty) {
            // Several instructions, otherwise.
            rep @ (Rep::Int { .. } | Rep::Wide { .. })
                if self.repairable()
                    && matches!(op, BinaryOp::Shl | BinaryOp::Shr)
                    && self.rep(right).is_wide() =>
            {
                self.computation(x, y, rep, hint)
            }
            Rep::Int { width, signed } => {
                let y = match self.rep(right) {
                    Rep::Wide { .. } => self.shift_count(y, right)?,
                    _ => y,
                };
                self.int_op(op, x, y, width, signed, hint)
            }
            Rep::Wide { signed } => self.wide_op(op, x, y, right, signed),
            Rep::F64 => {
                let (a, b) = (self.reg(x)?, self.reg(y)?);
                let kept = self.excess_operands(a, b, Rep::F64)?;
                let d = self.dest(hint)?;
                match op {
                    BinaryOp::Add => self.emit(Op::AddF64 { d, a, b }),
                    BinaryOp::Sub => self.emit(Op::SubF64 { d, a, b }),
                    BinaryOp::Mul => self.emit(Op::MulF64 { d, a, b }),
                    _ => self.emit(Op::DivF64 { d, a, b }),
                }
                self.refuse_excess(op, kept, d, Rep::F64)?;
                Ok(Val::Reg(d))
            }
            Rep::F32 => {
                let (a, b) = (self.reg(x)?, self.reg(y)?);
                let kept = self.excess_operands(a, b, Rep::F32)?;
                let d = self.dest(hint)?;
                match op {
                    BinaryOp::Add => self.emit(Op::AddF32 { d, a, b }),
                    BinaryOp::Sub => self.emit(Op::SubF32 { d, a, b }),
                    BinaryOp::Mul => self.emit(Op::MulF32 { d, a, b }),
                    _ => self.emit(Op::DivF32 { d, a, b }),
                }
                self.refuse_excess(op, kept, d, Rep::F32)?;
                Ok(Val::Reg(d))
            }
            Rep::F80 => {
                let (a, b) = (self.reg(x)?, self.reg(y)?);
                let d = self.alloc(2)?;
                let op = match op {
                    BinaryOp::Add => FloatOp::Add,
                    BinaryOp::Sub => FloatOp::Sub,
                    BinaryOp::Mul => FloatOp::Mul,
                    _ => FloatOp::Div,
                };
                self.emit(Op::F80 { op, d, a, b });
                Ok(Val::Reg(d))
            }
            Rep::Ptr => self.problem("internal: arithmetic on pointers"),
        }
    }

    /// A shift count of 128 bits as one of 64: too large stays too large.
    fn shift_count(&mut self, y: Val, right: Ty) -> L<Val> {
        let s = self.reg(y)?;
        let d = self.temp()?;
        let high = self.temp()?;
        let zero = self.temp()?;
        let _ = right;
        self.emit(Op::Const { d: zero, v: 0 });
        self.emit(Op::Ne {
            d: high,
            a: s + 1,
            b: zero,
        });
        self.emit(Op::NegU64 { d: high, a: high });
        self.emit(Op::Or { d, a: s, b: high });
        Ok(Val::Reg(d))
    }

    fn wide_op(&mut self, op: BinaryOp, x: Val, y: Val, right: Ty, signed: bool) -> L<Val> {
        let a = self.reg(x)?;
        let y = match (op, self.rep(right)) {
            (BinaryOp::Shl | BinaryOp::Shr, Rep::Wide { .. }) => self.shift_count(y, right)?,
            _ => y,
        };
        let b = self.reg(y)?;
        let d = self.alloc(2)?;
        let op = match op {
            BinaryOp::Add => WideOp::Add,
            BinaryOp::Sub => WideOp::Sub,
            BinaryOp::Mul => WideOp::Mul,
            BinaryOp::Div => WideOp::Div,
            BinaryOp::Rem => WideOp::Rem,
            BinaryOp::Shl => WideOp::Shl,
            BinaryOp::Shr => WideOp::Shr,
            BinaryOp::BitAnd => WideOp::And,
            BinaryOp::BitOr => WideOp::Or,
            _ => WideOp::Xor,
        };
        self.emit(Op::Wide {
            op,
            d,
            a,
            b,
            signed,
        });
        Ok(Val::Reg(d))
    }

    fn int_op(
        &mut self,
        op: BinaryOp,
        x: Val,
        y: Val,
        width: u8,
        signed: bool,
        hint: Option<R>,
    ) -> L<Val> {
        if let (Val::Imm(a), Val::Imm(b)) = (x, y)
            && let Some(v) = fold(op, a, b, width, signed)
        {
            return Ok(Val::Imm(v));
        }
        // Types of odd width compute in 64 bits and are then cut.
        if width != 32 && width != 64 {
            if self.repairable() {
                return self.computation(x, y, Rep::Int { width, signed }, hint);
            }
            return self.odd_op(op, x, y, width, signed, hint);
        }
        let wide = width == 64;
        let commutes = matches!(
            op,
            BinaryOp::Add | BinaryOp::Mul | BinaryOp::BitAnd | BinaryOp::BitOr | BinaryOp::BitXor
        );
        // Repairs tell left from right.
        let commutes = commutes && !(signed && self.repairable());
        let (x, y) = if commutes && matches!(x, Val::Imm(_)) {
            (y, x)
        } else {
            (x, y)
        };
        if let Val::Imm(i) = y
            && let Some(v) = self.immediate_op(op, x, i, wide, signed, hint)?
        {
            return Ok(v);
        }
        let (a, b) = (self.reg(x)?, self.reg(y)?);
        let d = self.dest(hint)?;
        self.emit(match (op, wide, signed) {
            (BinaryOp::Add, false, true) => Op::AddS32 { d, a, b },
            (BinaryOp::Add, false, false) => Op::AddU32 { d, a, b },
            (BinaryOp::Add, true, true) => Op::AddS64 { d, a, b },
            (BinaryOp::Add, true, false) => Op::AddU64 { d, a, b },
            (BinaryOp::Sub, false, true) => Op::SubS32 { d, a, b },
            (BinaryOp::Sub, false, false) => Op::SubU32 { d, a, b },
            (BinaryOp::Sub, true, true) => Op::SubS64 { d, a, b },
            (BinaryOp::Sub, true, false) => Op::SubU64 { d, a, b },
            (BinaryOp::Mul, false, true) => Op::MulS32 { d, a, b },
            (BinaryOp::Mul, false, false) => Op::MulU32 { d, a, b },
            (BinaryOp::Mul, true, true) => Op::MulS64 { d, a, b },
            (BinaryOp::Mul, true, false) => Op::MulU64 { d, a, b },
            (BinaryOp::Div, false, true) => Op::DivS32 { d, a, b },
            (BinaryOp::Div, true, true) => Op::DivS64 { d, a, b },
            (BinaryOp::Div, _, false) => Op::DivU { d, a, b },
            (BinaryOp::Rem, false, true) => Op::RemS32 { d, a, b },
            (BinaryOp::Rem, true, true) => Op::RemS64 { d, a, b },
            (BinaryOp::Rem, _, false) => Op::RemU { d, a, b },
            (BinaryOp::Shl, false, true) => Op::ShlS32 { d, a, b },
            (BinaryOp::Shl, false, false) => Op::ShlU32 { d, a, b },
            (BinaryOp::Shl, true, true) => Op::ShlS64 { d, a, b },
            (BinaryOp::Shl, true, false) => Op::ShlU64 { d, a, b },
            (BinaryOp::Shr, _, true) => Op::ShrS { d, a, b, width },
            (BinaryOp::Shr, _, false) => Op::ShrU { d, a, b, width },
            (BinaryOp::BitAnd, ..) => Op::And { d, a, b },
            (BinaryOp::BitOr, ..) => Op::Or { d, a, b },
            _ => Op::Xor { d, a, b },
        });
        Ok(Val::Reg(d))
    }

    /// Forms with a constant right operand.
    fn immediate_op(
        &mut self,
        op: BinaryOp,
        x: Val,
        i: u64,
        wide: bool,
        signed: bool,
        hint: Option<R>,
    ) -> L<Option<Val>> {
        let a = self.reg(x)?;
        let v = i as i64;
        let small = i32::try_from(v).ok();
        let width = if wide { 64 } else { 32 };
        let op = match (op, small) {
            (BinaryOp::BitAnd, _) => Op::AndI { d: 0, a, i },
            (BinaryOp::BitOr, _) => Op::OrI { d: 0, a, i },
            (BinaryOp::BitXor, _) => Op::XorI { d: 0, a, i },
            (BinaryOp::Add, Some(i)) => match (wide, signed) {
                (false, true) => Op::AddS32I { d: 0, a, i },
                (false, false) => Op::AddU32I { d: 0, a, i },
                (true, true) => Op::AddS64I { d: 0, a, i },
                (true, false) => Op::AddU64I { d: 0, a, i },
            },
            (BinaryOp::Sub, Some(i)) if i != i32::MIN => match (wide, signed) {
                (false, true) => Op::AddS32I { d: 0, a, i: -i },
                (false, false) => Op::AddU32I { d: 0, a, i: -i },
                (true, true) => Op::AddS64I { d: 0, a, i: -i },
                (true, false) => Op::AddU64I { d: 0, a, i: -i },
            },
            (BinaryOp::Mul, Some(i)) => match (wide, signed) {
                (false, true) => Op::MulS32I { d: 0, a, i },
                (false, false) => Op::MulU32I { d: 0, a, i },
                (true, true) => Op::MulS64I { d: 0, a, i },
                (true, false) => Op::MulU64I { d: 0, a, i },
            },
            (BinaryOp::Shl, _) if i < width && !signed => {
                let i = i as u8;
                if wide {
                    Op::ShlU64I { d: 0, a, i }
                } else {
                    Op::ShlU32I { d: 0, a, i }
                }
            }
            (BinaryOp::Shr, _) if i < width => {
                let i = i as u8;
                if signed {
                    Op::ShrSI { d: 0, a, i }
                } else {
                    Op::ShrUI { d: 0, a, i }
                }
            }
            _ => return Ok(None),
        };
        let dest = self.dest(hint)?;
        self.emit(with_dest(op, dest));
        Ok(Some(Val::Reg(dest)))
    }

    fn odd_op(
        &mut self,
        op: BinaryOp,
        x: Val,
        y: Val,
        width: u8,
        signed: bool,
        hint: Option<R>,
    ) -> L<Val> {
        let (a, b) = (self.reg(x)?, self.reg(y)?);
        let d = self.dest(hint)?;
        if op == BinaryOp::Shl {
            // The count is checked against the odd width by a shift to nowhere.
            let unused = self.temp()?;
            self.emit(Op::ShrU {
                d: unused,
                a,
                b,
                width,
            });
        }
        if op == BinaryOp::Rem && signed {
            // A remainder whose quotient has no value has none either (6.5.5p6).
            let quotient = self.temp()?;
            self.emit(Op::DivS64 { d: quotient, a, b });
            self.emit(Op::CheckRange { a: quotient, width });
        }
        self.emit(match (op, signed) {
            (BinaryOp::Add, true) => Op::AddS64 { d, a, b },
            (BinaryOp::Sub, true) => Op::SubS64 { d, a, b },
            (BinaryOp::Mul, true) => Op::MulS64 { d, a, b },
            (BinaryOp::Div, true) => Op::DivS64 { d, a, b },
            (BinaryOp::Rem, true) => Op::RemS64 { d, a, b },
            (BinaryOp::Add, false) => Op::AddU64 { d, a, b },
            (BinaryOp::Sub, false) => Op::SubU64 { d, a, b },
            (BinaryOp::Mul, false) => Op::MulU64 { d, a, b },
            (BinaryOp::Div, false) => Op::DivU { d, a, b },
            (BinaryOp::Rem, false) => Op::RemU { d, a, b },
            (BinaryOp::Shr, true) => Op::ShrS { d, a, b, width },
            (BinaryOp::Shr, false) => Op::ShrU { d, a, b, width },
            (BinaryOp::Shl, true) => Op::ShlS64 { d, a, b },
            (BinaryOp::Shl, false) => Op::ShlU64 { d, a, b },
            (BinaryOp::BitAnd, _) => Op::And { d, a, b },
            (BinaryOp::BitOr, _) => Op::Or { d, a, b },
            _ => Op::Xor { d, a, b },
        });
        if signed {
            self.emit(Op::CheckRange { a: d, width });
        }
        self.emit(Op::Cut {
            d,
            a: d,
            width,
            signed,
        });
        Ok(Val::Reg(d))
    }

    // -- comparison ---------------------------------------------------------------------------

    fn comparands(&mut self, a: ExprId, b: ExprId) -> L<(Val, Val, Ty)> {
        let (ta, tb) = (self.value_type(a), self.value_type(b));
        if self.types.is_pointer(ta) || self.types.is_pointer(tb) {
            let ty = if self.types.is_pointer(ta) { ta } else { tb };
            let operand = |l: &mut Self, e: ExprId, own: Ty| {
                let (v, _) = l.rvalue(e, None)?;
                if l.types.is_pointer(own) {
                    Ok(v)
                } else {
                    l.convert(v, own, Ty::VOID_PTR, None)
                }
            };
            let (x, y) = self.both(|l| operand(l, a, ta), |l| operand(l, b, tb))?;
            self.agree(ta, tb)?;
            return Ok((x, y, ty));
        }
        let ty = self.types.usual(ta, tb);
        let (x, y) = self.both(|l| l.value_as(a, ty, None), |l| l.value_as(b, ty, None))?;
        Ok((x, y, ty))
    }

    fn compare(&mut self, op: BinaryOp, a: ExprId, b: ExprId, hint: Option<R>) -> L<Val> {
        let (x, y, ty) = self.comparands(a, b)?;
        self.compare_values(op, x, y, ty, hint)
    }

    pub(super) fn compare_values(
        &mut self,
        op: BinaryOp,
        x: Val,
        y: Val,
        ty: Ty,
        hint: Option<R>,
    ) -> L<Val> {
        let rep = self.rep(ty);
        // `a > b` is `b < a`.
        let swap = matches!(op, BinaryOp::Gt | BinaryOp::Ge);
        match rep {
            Rep::Int { signed, .. } => {
                if let (Val::Imm(x), Val::Imm(y)) = (x, y) {
                    return Ok(Val::Imm(compare_constants(op, x, y, signed).into()));
                }
                if let Val::Imm(i) = y {
                    let a = self.reg(x)?;
                    let d = self.dest(hint)?;
                    let s = i as i64;
                    self.emit(match (op, signed) {
                        (BinaryOp::Eq, _) => Op::EqI { d, a, i: s },
                        (BinaryOp::Ne, _) => Op::NeI { d, a, i: s },
                        (BinaryOp::Lt, true) => Op::LtSI { d, a, i: s },
                        (BinaryOp::Le, true) => Op::LeSI { d, a, i: s },
                        (BinaryOp::Gt, true) => Op::GtSI { d, a, i: s },
                        (BinaryOp::Lt, false) => Op::LtUI { d, a, i },
                        (BinaryOp::Le, false) => Op::LeUI { d, a, i },
                        (BinaryOp::Gt, false) => Op::GtUI { d, a, i },
                        (_, true) => Op::GeSI { d, a, i: s },
                        (_, false) => Op::GeUI { d, a, i },
                    });
                    return Ok(Val::Reg(d));
                }
                let (a, b) = (self.reg(x)?, self.reg(y)?);
                let (a, b) = if swap { (b, a) } else { (a, b) };
                let d = self.dest(hint)?;
                self.emit(match (op, signed) {
                    (BinaryOp::Eq, _) => Op::Eq { d, a, b },
                    (BinaryOp::Ne, _) => Op::Ne { d, a, b },
                    (BinaryOp::Lt | BinaryOp::Gt, true) => Op::LtS { d, a, b },
                    (BinaryOp::Lt | BinaryOp::Gt, false) => Op::LtU { d, a, b },
                    (_, true) => Op::LeS { d, a, b },
                    (_, false) => Op::LeU { d, a, b },
                });
                Ok(Val::Reg(d))
            }
            _ => {
                let (a, b) = (self.reg(x)?, self.reg(y)?);
                let (a, b) = if swap { (b, a) } else { (a, b) };
                let d = self.dest(hint)?;
                let negate = op == BinaryOp::Ne && rep != Rep::Ptr;
                let equal = matches!(op, BinaryOp::Eq | BinaryOp::Ne);
                let less = matches!(op, BinaryOp::Lt | BinaryOp::Gt);
                self.emit(match (rep, equal, less) {
                    (Rep::Ptr, true, _) if op == BinaryOp::Ne => Op::PtrNe { d, a, b },
                    (Rep::Ptr, true, _) => Op::PtrEq { d, a, b },
                    (Rep::Ptr, _, true) => Op::PtrLt { d, a, b },
                    (Rep::Ptr, ..) => Op::PtrLe { d, a, b },
                    (Rep::F64, true, _) => Op::EqF64 { d, a, b },
                    (Rep::F64, _, true) => Op::LtF64 { d, a, b },
                    (Rep::F64, ..) => Op::LeF64 { d, a, b },
                    (Rep::F32, true, _) => Op::EqF32 { d, a, b },
                    (Rep::F32, _, true) => Op::LtF32 { d, a, b },
                    (Rep::F32, ..) => Op::LeF32 { d, a, b },
                    (Rep::F80, true, _) => Op::F80 {
                        op: FloatOp::Eq,
                        d,
                        a,
                        b,
                    },
                    (Rep::F80, _, true) => Op::F80 {
                        op: FloatOp::Lt,
                        d,
                        a,
                        b,
                    },
                    (Rep::F80, ..) => Op::F80 {
                        op: FloatOp::Le,
                        d,
                        a,
                        b,
                    },
                    (Rep::Wide { signed }, true, _) => Op::Wide {
                        op: WideOp::Eq,
                        d,
                        a,
                        b,
                        signed,
                    },
                    (Rep::Wide { signed }, _, true) => Op::Wide {
                        op: WideOp::Lt,
                        d,
                        a,
                        b,
                        signed,
                    },
                    (Rep::Wide { signed }, ..) => Op::Wide {
                        op: WideOp::Le,
                        d,
                        a,
                        b,
                        signed,
                    },
                    (Rep::Int { .. }, ..) => Op::Nop,
                });
                if negate {
                    self.emit(Op::XorI { d, a: d, i: 1 });
                }
                Ok(Val::Reg(d))
            }
        }
    }

    /// Compares and jumps in one instruction where there is one.
    pub(super) fn compare_branch(
        &mut self,
        op: BinaryOp,
        a: ExprId,
        b: ExprId,
        sense: bool,
        to: Label,
    ) -> L<()> {
        let (x, y, ty) = self.comparands(a, b)?;
        let Rep::Int { signed, .. } = self.rep(ty) else {
            let v = self.compare_values(op, x, y, ty, None)?;
            return self.branch_on(v, Ty::INT, sense, to);
        };
        if let (Val::Imm(x), Val::Imm(y)) = (x, y) {
            if compare_constants(op, x, y, signed) == sense {
                self.jump(to);
            }
            return Ok(());
        }
        let op = if sense { op } else { inverse(op) };
        let (op, x, y) = if matches!(x, Val::Imm(_)) {
            (mirrored(op), y, x)
        } else {
            (op, x, y)
        };
        let (t, cost) = (to.0, 0);
        let signed_or_equal = signed || matches!(op, BinaryOp::Eq | BinaryOp::Ne);
        if let Val::Imm(i) = y
            && let Ok(i) = i32::try_from(i as i64)
            && signed_or_equal
        {
            let a = self.reg(x)?;
            self.emit(match op {
                BinaryOp::Eq => Op::BrEqI { a, i, t, cost },
                BinaryOp::Ne => Op::BrNeI { a, i, t, cost },
                BinaryOp::Lt => Op::BrLtSI { a, i, t, cost },
                BinaryOp::Le => Op::BrLeSI { a, i, t, cost },
                BinaryOp::Gt => Op::BrGtSI { a, i, t, cost },
                _ => Op::BrGeSI { a, i, t, cost },
            });
            return Ok(());
        }
        let (a, b) = (self.reg(x)?, self.reg(y)?);
        self.emit(match (op, signed) {
            (BinaryOp::Eq, _) => Op::BrEq { a, b, t, cost },
            (BinaryOp::Ne, _) => Op::BrNe { a, b, t, cost },
            (BinaryOp::Lt, true) => Op::BrLtS { a, b, t, cost },
            (BinaryOp::Le, true) => Op::BrLeS { a, b, t, cost },
            (BinaryOp::Gt, true) => Op::BrLtS {
                a: b,
                b: a,
                t,
                cost,
            },
            (BinaryOp::Ge, true) => Op::BrLeS {
                a: b,
                b: a,
                t,
                cost,
            },
            (BinaryOp::Lt, false) => Op::BrLtU { a, b, t, cost },
            (BinaryOp::Le, false) => Op::BrLeU { a, b, t, cost },
            (BinaryOp::Gt, false) => Op::BrLtU {
                a: b,
                b: a,
                t,
                cost,
            },
            _ => Op::BrLeU {
                a: b,
                b: a,
                t,
                cost,
            },
        });
        Ok(())
    }
}

fn unary_arith(op: UnaryOp) -> ArithOp {
    match op {
        UnaryOp::Neg => ArithOp::Neg,
        UnaryOp::BitNot => ArithOp::Not,
        _ => ArithOp::Plus,
    }
}

fn binary_arith(op: BinaryOp) -> ArithOp {
    match op {
        BinaryOp::Add => ArithOp::Add,
        BinaryOp::Sub => ArithOp::Sub,
        BinaryOp::Mul => ArithOp::Mul,
        BinaryOp::Div => ArithOp::Div,
        BinaryOp::Rem => ArithOp::Rem,
        BinaryOp::Shl => ArithOp::Shl,
        BinaryOp::Shr => ArithOp::Shr,
        BinaryOp::BitAnd => ArithOp::And,
        BinaryOp::BitOr => ArithOp::Or,
        _ => ArithOp::Xor,
    }
}

fn with_dest(op: Op, to: R) -> Op {
    match op {
        Op::AndI { a, i, .. } => Op::AndI { d: to, a, i },
        Op::OrI { a, i, .. } => Op::OrI { d: to, a, i },
        Op::XorI { a, i, .. } => Op::XorI { d: to, a, i },
        Op::AddS32I { a, i, .. } => Op::AddS32I { d: to, a, i },
        Op::AddU32I { a, i, .. } => Op::AddU32I { d: to, a, i },
        Op::AddS64I { a, i, .. } => Op::AddS64I { d: to, a, i },
        Op::AddU64I { a, i, .. } => Op::AddU64I { d: to, a, i },
        Op::MulS32I { a, i, .. } => Op::MulS32I { d: to, a, i },
        Op::MulU32I { a, i, .. } => Op::MulU32I { d: to, a, i },
        Op::MulS64I { a, i, .. } => Op::MulS64I { d: to, a, i },
        Op::MulU64I { a, i, .. } => Op::MulU64I { d: to, a, i },
        Op::ShlU32I { a, i, .. } => Op::ShlU32I { d: to, a, i },
        Op::ShlU64I { a, i, .. } => Op::ShlU64I { d: to, a, i },
        Op::ShrSI { a, i, .. } => Op::ShrSI { d: to, a, i },
        Op::ShrUI { a, i, .. } => Op::ShrUI { d: to, a, i },
        other => other,
    }
}

fn inverse(op: BinaryOp) -> BinaryOp {
    match op {
        BinaryOp::Lt => BinaryOp::Ge,
        BinaryOp::Le => BinaryOp::Gt,
        BinaryOp::Gt => BinaryOp::Le,
        BinaryOp::Ge => BinaryOp::Lt,
        BinaryOp::Eq => BinaryOp::Ne,
        _ => BinaryOp::Eq,
    }
}

fn mirrored(op: BinaryOp) -> BinaryOp {
    match op {
        BinaryOp::Lt => BinaryOp::Gt,
        BinaryOp::Le => BinaryOp::Ge,
        BinaryOp::Gt => BinaryOp::Lt,
        BinaryOp::Ge => BinaryOp::Le,
        other => other,
    }
}

fn compare_constants(op: BinaryOp, x: u64, y: u64, signed: bool) -> bool {
    let order = if signed {
        (x as i64).cmp(&(y as i64))
    } else {
        x.cmp(&y)
    };
    match op {
        BinaryOp::Lt => order.is_lt(),
        BinaryOp::Le => order.is_le(),
        BinaryOp::Gt => order.is_gt(),
        BinaryOp::Ge => order.is_ge(),
        BinaryOp::Eq => order.is_eq(),
        _ => order.is_ne(),
    }
}

/// The value of an operation on constants; `None` where it is undefined, which the machine reports.
fn fold(op: BinaryOp, a: u64, b: u64, width: u8, signed: bool) -> Option<u64> {
    let wide = |v: u64| {
        if signed {
            i128::from(v as i64)
        } else {
            i128::from(v)
        }
    };
    let (x, y) = (wide(a), wide(b));
    let count = || (b < u64::from(width)).then_some(b as u32);
    let r = match op {
        BinaryOp::Add => x + y,
        BinaryOp::Sub => x - y,
        BinaryOp::Mul => x.checked_mul(y)?,
        BinaryOp::Div => x.checked_div(y)?,
        BinaryOp::Rem => {
            // MIN % -1 is undefined like the quotient.
            let quotient = x.checked_div(y)?;
            if signed && extend(quotient as u64, width.into(), true) as i64 as i128 != quotient {
                return None;
            }
            x % y
        }
        BinaryOp::Shl if signed && x < 0 => return None,
        BinaryOp::Shl => x << count()?,
        BinaryOp::Shr => x >> count()?,
        BinaryOp::BitAnd => x & y,
        BinaryOp::BitOr => x | y,
        BinaryOp::BitXor => x ^ y,
        _ => return None,
    };
    let v = extend(r as u64, width.into(), signed);
    (!signed || wide(v) == r).then_some(v)
}
