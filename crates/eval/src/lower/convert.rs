//! Conversions as code: most between integers are free, because registers hold extended values.

use super::emit::Val;
use super::place::Lvalue;
use super::{Home, L, Lowerer};
use crate::code::{Op, R, Rep, Site, StopReason};
use crate::value::fit;
use cassay_lang::tree::*;
use cassay_lang::types::{Ty, TyKind};

impl Lowerer<'_> {
    /// Whether the expression at hand is a call that allocates memory.
    fn is_allocation(&self) -> bool {
        let Site::Expr(mut e) = self.out.note.site else {
            return false;
        };
        loop {
            match self.program[e].kind {
                ExprKind::Cast(_, a) | ExprKind::Unary(UnaryOp::Extension, a) => e = a,
                ExprKind::Call(f, _) => {
                    let ExprKind::Name(decl) = self.program[f].kind else {
                        return false;
                    };
                    let id = self.ck.decls[decl.index()];
                    let is_library = id.is_some_and(|id| {
                        matches!(self.tables.homes[id.0 as usize], Home::Library { .. })
                    });
                    let name = id.and_then(|id| self.ck.entity(id).name);
                    return is_library
                        && matches!(
                            name.map(|name| self.program.name(name)),
                            Some(
                                "malloc" | "calloc" | "realloc" | "aligned_alloc" | "reallocarray"
                            )
                        );
                }
                _ => return false,
            }
        }
    }

    /// The value converted from one scalar type to another.
    #[inline]
    pub(super) fn convert(&mut self, v: Val, from: Ty, to: Ty, hint: Option<R>) -> L<Val> {
        match from == to {
            true => Ok(v),
            false => self.converted(v, from, to, hint),
        }
    }

    fn converted(&mut self, v: Val, from: Ty, to: Ty, hint: Option<R>) -> L<Val> {
        if to == Ty::VOID || !to.is_named_integer() && self.is_record(to) {
            return Ok(v);
        }
        let (f, t) = (self.rep(from), self.rep(to));
        if let (
            Rep::Int { width, signed },
            Rep::Int {
                width: tw,
                signed: ts,
            },
        ) = (f, t)
        {
            return self.cut(v, (width, signed), (tw, ts), hint);
        }
        if f == t && matches!(f, Rep::F32 | Rep::F64 | Rep::F80) {
            return Ok(v);
        }
        if !from.is_named_integer() || !to.is_named_integer() {
            self.refuse_long_double(from);
            self.refuse_long_double(to);
        }
        match (f, t) {
            (Rep::Ptr, Rep::Ptr) => self.pointer_cast(v, from, to),
            (
                Rep::Ptr,
                Rep::Int {
                    width: 1,
                    signed: false,
                },
            ) => {
                if let Val::Imm(i) = v {
                    return Ok(Val::Imm(u64::from(i != 0)));
                }
                let a = self.reg(v)?;
                self.emit(Op::PtrUse { a });
                let d = self.dest(hint)?;
                self.emit(Op::NeI { d, a, i: 0 });
                Ok(Val::Reg(d))
            }
            (Rep::Ptr, Rep::Int { width, signed }) => {
                if v == Val::Imm(0) {
                    return Ok(v);
                }
                let a = self.reg(v)?;
                let d = self.dest(hint)?;
                // To a wider type GCC extends by the sign.
                let bits = self.target.pointer.size as u8 * 8;
                if width > bits {
                    self.emit(Op::PtrToInt {
                        d,
                        a,
                        width: bits,
                        signed: true,
                    });
                    self.emit(Op::Cut {
                        d,
                        a: d,
                        width,
                        signed,
                    });
                    return Ok(Val::Reg(d));
                }
                self.emit(Op::PtrToInt {
                    d,
                    a,
                    width,
                    signed,
                });
                Ok(Val::Reg(d))
            }
            (Rep::Ptr, Rep::Wide { .. }) => {
                let i = self.convert(v, from, Ty::ULLONG, None)?;
                self.convert(i, Ty::ULLONG, to, hint)
            }
            (Rep::Int { .. }, Rep::Ptr) => {
                if let Val::Imm(i) = v
                    && i >> 32 == 0
                    && (i == 0 || self.target.pointer.size == 8)
                {
                    return Ok(v);
                }
                let a = self.reg(v)?;
                let d = self.dest(hint)?;
                self.suspicions.converts_integer();
                // Whatever the result's alignment (6.3.2.3p5).
                self.emit(Op::IntToPtr { d, a });
                Ok(Val::Reg(d))
            }
            (Rep::Wide { .. }, Rep::Ptr) => {
                let i = self.convert(v, from, Ty::ULLONG, None)?;
                self.convert(i, Ty::ULLONG, to, hint)
            }
            (Rep::Wide { .. }, Rep::Wide { .. }) => Ok(v),
            (Rep::Int { signed, .. }, Rep::F64) if matches!(v, Val::Imm(_)) => {
                let Val::Imm(i) = v else { return Ok(v) };
                let x = if signed { i as i64 as f64 } else { i as f64 };
                Ok(Val::Imm(x.to_bits()))
            }
            (Rep::Int { signed, .. }, Rep::F32) if matches!(v, Val::Imm(_)) => {
                let Val::Imm(i) = v else { return Ok(v) };
                let x = if signed { i as i64 as f32 } else { i as f32 };
                Ok(Val::Imm(x.to_bits().into()))
            }
            (Rep::F32, Rep::F64) if matches!(v, Val::Imm(_)) => {
                let Val::Imm(i) = v else { return Ok(v) };
                Ok(Val::Imm(f64::from(f32::from_bits(i as u32)).to_bits()))
            }
            _ => {
                let s = self.reg(v)?;
                let hint = hint.filter(|_| !t.is_wide());
                let d = match hint {
                    Some(d) => d,
                    None => self.temp_for(t)?,
                };
                self.emit(Op::Convert {
                    d,
                    s,
                    from: f,
                    to: t,
                });
                self.refuse_inexact(s, f, d, t)?;
                Ok(Val::Reg(d))
            }
        }
    }

    /// An integer of one width and signedness as one of another.
    fn cut(
        &mut self,
        v: Val,
        (from, from_signed): (u8, bool),
        (width, signed): (u8, bool),
        hint: Option<R>,
    ) -> L<Val> {
        if let Val::Imm(i) = v {
            return Ok(Val::Imm(fit(i, width.into(), signed)));
        }
        if width == 1 && !signed {
            if from == 1 && !from_signed {
                return Ok(v);
            }
            let a = self.reg(v)?;
            let d = self.dest(hint)?;
            self.emit(Op::NeI { d, a, i: 0 });
            return Ok(Val::Reg(d));
        }
        let fits =
            from < width && (!from_signed || signed) || from == width && from_signed == signed;
        if width == 64 || fits {
            return Ok(v);
        }
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

    /// A value that is about to be stored to a bit-field, as `e` makes it, which may be floating: its range is the field's (6.3.1.4p1).
    pub(super) fn fits_field(&mut self, v: Val, e: ExprId, lv: &Lvalue) -> L<()> {
        let Some(range) = lv.bits.filter(|_| lv.qty.ty != Ty::BOOL) else {
            return Ok(());
        };
        let from = self.value_type(e);
        if !matches!(self.rep(from), Rep::F32 | Rep::F64 | Rep::F80) {
            return Ok(());
        }
        let Rep::Int { width, signed } = self.rep(lv.qty.ty) else {
            return self.problem("a floating value in a bit-field of 128 bits");
        };
        if range.width < u32::from(width) {
            let a = self.reg(v)?;
            let old = self.at(Site::Expr(e));
            self.emit(Op::FitsField {
                a,
                width: range.width as u8,
                signed,
            });
            self.out.note.site = old;
        }
        Ok(())
    }

    fn pointee_align(&self, ty: Ty) -> u32 {
        match self.types.kind(ty) {
            TyKind::Pointer(to) if self.types.is_complete(to.ty) => self.types.align(to.ty),
            _ => 1,
        }
    }

    fn pointee(&self, ty: Ty) -> Option<Ty> {
        match self.types.kind(ty) {
            TyKind::Pointer(to) => Some(to.ty),
            _ => None,
        }
    }

    /// The pointer bounded by its object, not by an array in it.
    fn outer(&mut self, v: Val) -> L<Val> {
        match v {
            Val::Imm(p) => Ok(Val::Imm(self.tables.image.outer(p))),
            v => {
                let p = self.reg(v)?;
                let d = self.temp()?;
                self.emit(Op::Outer { d, p });
                Ok(Val::Reg(d))
            }
        }
    }

    /// A cast. One to a pointer to characters asks for the bytes of the object, even if they were characters.
    pub(super) fn cast_to(&mut self, v: Val, from: Ty, to: Ty, hint: Option<R>) -> L<Val> {
        let bytes = |ty| {
            self.pointee(ty)
                .is_some_and(|ty| self.types.is_character(ty))
        };
        let v = match bytes(from) && bytes(to) {
            true => self.outer(v)?,
            false => v,
        };
        self.convert(v, from, to, hint)
    }

    /// Whether a conversion leads from an object to an atomic one, or back: an atomic type is no qualified version of the
    /// other (6.2.5p26), so that accesses are undefined (6.5p7), and effective types do not tell the two apart.
    fn loses_atomic(&self, from: Ty, to: Ty) -> bool {
        let (Some(from), Some(to)) = (self.types.pointee(from), self.types.pointee(to)) else {
            return false;
        };
        let any = |ty: Ty| ty == Ty::VOID || self.types.is_character(ty);
        from.is_atomic() != to.is_atomic() && !any(from.ty) && !any(to.ty)
    }

    /// 6.3.2.3p7: the result must be aligned for its type.
    fn pointer_cast(&mut self, v: Val, from: Ty, to: Ty) -> L<Val> {
        if v != Val::Imm(0) {
            let fresh = self.is_allocation();
            self.suspicions.converted(&self.types, from, to, fresh);
            if self.loses_atomic(from, to) {
                let what = "a pointer to an atomic type converted to or from one to another type";
                self.stop(StopReason::Unsupported(what.into()));
            }
        }
        // What a pointer to another type points to need not be an element of the same array.
        let v = match self.pointee(from) == self.pointee(to) {
            true => v,
            false => self.outer(v)?,
        };
        let align = self.pointee_align(to);
        if align <= self.pointee_align(from) {
            return Ok(v);
        }
        match v {
            Val::Imm(p) if p as u32 & (align - 1) == 0 => Ok(v),
            _ => {
                let a = self.reg(v)?;
                self.emit(Op::PtrAlign { a, align });
                Ok(Val::Reg(a))
            }
        }
    }
}
