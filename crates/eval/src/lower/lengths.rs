//! Lengths of variable length arrays: when they are evaluated, and where they must agree.

use super::emit::Val;
use super::order::Join;
use super::{Home, L, Lowerer};
use crate::code::{Op, R, Site};
use cassay_check::EntityId;
use cassay_lang::tree::*;
use cassay_lang::types::{Len, Ty, TyKind};

/// The size of an argument's array type, as a parameter's must be.
pub(super) struct Sent {
    /// Holds it, or that the caller does not say.
    size: R,
    array: Ty,
    decl: DeclId,
}

impl Lowerer<'_> {
    /// Lengths in a parameter's type are evaluated on entry; `[static n]` is checked.
    pub(super) fn parameter_vlas(&mut self, id: EntityId) -> L<()> {
        let entity = self.ck.entity(id);
        let (qty, decl) = (entity.qty, entity.decl);
        self.out.note.site = Site::Decl(decl);
        if self.types.is_variably_modified(qty.ty) {
            self.evaluate_vlas(qty.ty, false)?;
        }
        let DeclKind::Param { ty: node, .. } = self.program[decl].kind else {
            return Ok(());
        };
        let TypeKind::Array {
            len: ArrayLen::Expr(len),
            param,
            ..
        } = self.program[node].kind
        else {
            return Ok(());
        };
        if !param.is_static {
            // The length is evaluated, though nothing comes of it.
            if self.ck.typed(len).category != cassay_check::Category::Unchecked {
                self.effect(len)?;
            }
            return Ok(());
        }
        let Some(elem) = self.types.pointee(qty.ty) else {
            return Ok(());
        };
        let mark = self.top();
        if !self.types.is_vla(elem.ty) {
            let n = self.value_as(len, Ty::LLONG, None)?;
            let n = self.reg(n)?;
            let size = self.size(elem.ty)?;
            let bytes = self.temp()?;
            self.emit(Op::MulS64I {
                d: bytes,
                a: n,
                i: size as i32,
            });
            if let Home::Reg { r, .. } = self.tables.homes[id.0 as usize] {
                self.emit(Op::CheckExtent { a: r, bytes });
            }
        }
        self.set_top(mark);
        Ok(())
    }

    /// The array types that a pointer leads to, by the number of steps to each.
    fn arrays_behind(&self, ty: Ty) -> Vec<(u32, Ty)> {
        let mut arrays = Vec::new();
        let mut ty = ty;
        for step in 0.. {
            ty = match self.types.kind(ty) {
                TyKind::Pointer(to) => to.ty,
                TyKind::Array(elem, _) => {
                    arrays.push((step, ty));
                    elem.ty
                }
                _ => break,
            };
        }
        arrays
    }

    /// Tells the function that is about to be called how large the arrays are that its arguments point to: it evaluates the
    /// lengths in the types of its parameters itself, and converts arguments to them (6.9.1p10).
    pub(super) fn send_sizes(&mut self, args: List<ExprId>) -> L<()> {
        if self.ck.vlas.is_empty() {
            return Ok(());
        }
        self.emit(Op::NewSizes);
        for i in 0..args.len() {
            let arg = self.program.item(args, i);
            let ty = self.value_type(arg);
            for (step, array) in self.arrays_behind(ty) {
                if self.types.is_complete(array) && self.is_measured(array) {
                    let mark = self.top();
                    let a = self.dynamic_size(array)?;
                    let at = sent_at(i, step);
                    self.emit(Op::SendSize { a, at });
                    self.set_top(mark);
                }
            }
        }
        Ok(())
    }

    /// What callers say about arrays whose lengths parameters name; before anything else is called.
    pub(super) fn take_sizes(&mut self, params: &[EntityId]) -> L<Vec<Sent>> {
        let mut sent = Vec::new();
        for (i, &id) in params.iter().enumerate() {
            let entity = self.ck.entity(id);
            let (ty, decl) = (entity.qty.ty, entity.decl);
            for (step, array) in self.arrays_behind(ty) {
                if self.types.is_vla(array) {
                    let size = self.temp()?;
                    let at = sent_at(i, step);
                    self.emit(Op::TakeSize { d: size, at });
                    sent.push(Sent { size, array, decl });
                }
            }
        }
        Ok(sent)
    }

    /// The sizes of parameters' types are known now.
    pub(super) fn compare_sizes(&mut self, sent: Vec<Sent>) -> L<()> {
        for Sent { size, array, decl } in sent {
            if self.is_measured(array) {
                self.out.note.site = Site::Decl(decl);
                let mark = self.top();
                let own = self.dynamic_size(array)?;
                self.emit(Op::SizeAsSent { a: size, b: own });
                self.set_top(mark);
            }
        }
        Ok(())
    }

    /// Evaluates the lengths in a type. A declaration does so once, where it (or the typedef it uses)
    /// stands; a type name in an expression each time (`again`). They are not sequenced (6.5p3).
    pub(super) fn evaluate_vlas(&mut self, ty: Ty, again: bool) -> L<()> {
        let mut arrays = Vec::new();
        let mut inner = ty;
        loop {
            match self.types.kind(inner) {
                TyKind::Pointer(to) => inner = to.ty,
                TyKind::Array(elem, len) => {
                    inner = elem.ty;
                    if let Len::Variable(n) = len
                        && let Some(length) = self.ck.vlas.get(n as usize).and_then(|v| v.len)
                        && (again || !self.body.vla_sizes.contains_key(&n))
                    {
                        arrays.push((n, length, elem.ty));
                    }
                }
                TyKind::Function(f) => inner = self.types.sig(f).ret.ty,
                _ => break,
            }
        }
        for &(n, ..) in &arrays {
            if !self.body.vla_sizes.contains_key(&n) {
                let r = self.temp()?;
                self.body.vla_sizes.insert(n, r);
            }
        }
        let mark = self.top();
        let join = match arrays.len() {
            0 | 1 => Join::default(),
            _ => self.begin_lengths(),
        };
        let mut lengths = vec![0; arrays.len()];
        let backwards = self.backwards(join);
        for i in 0..arrays.len() {
            if i > 0 {
                self.next_operand(join);
            }
            let at = if backwards { arrays.len() - 1 - i } else { i };
            if let Some(&(_, length, _)) = arrays.get(at) {
                let v = self.value_as(length, Ty::LLONG, None)?;
                let r = self.reg(v)?;
                if let Some(place) = lengths.get_mut(at) {
                    *place = r;
                }
            }
        }
        self.end_join(join);
        // The size of an array follows from that of its elements.
        for (&(n, _, elem), &length) in arrays.iter().zip(&lengths).rev() {
            let size = self.dynamic_size(elem)?;
            if let Some(&d) = self.body.vla_sizes.get(&n) {
                self.emit(Op::VlaSize { d, n: length, size });
            }
        }
        self.set_top(mark);
        Ok(())
    }

    /// Where array types must be compatible, their sizes must be equal (6.7.6.2p6). Types that are not variably modified
    /// have been compared; lengths of parameters of other functions are not known.
    pub(super) fn agree(&mut self, a: Ty, b: Ty) -> L<()> {
        let (mut a, mut b) = (a, b);
        loop {
            (a, b) = match (self.types.kind(a), self.types.kind(b)) {
                (TyKind::Pointer(x), TyKind::Pointer(y)) => (x.ty, y.ty),
                (TyKind::Array(x, _), TyKind::Array(y, _)) => {
                    let varies = self.types.is_vla(a) || self.types.is_vla(b);
                    if !varies || a == b {
                        return Ok(());
                    }
                    let known = |ty: Ty| self.types.is_complete(ty) && self.is_measured(ty);
                    if known(a) && known(b) {
                        let mark = self.top();
                        let (a, b) = (self.dynamic_size(a)?, self.dynamic_size(b)?);
                        self.emit(Op::SameSize { a, b });
                        self.set_top(mark);
                    }
                    (x.ty, y.ty)
                }
                _ => return Ok(()),
            };
        }
    }

    /// A register with the size in bytes of a type, variable or not.
    pub(super) fn dynamic_size(&mut self, ty: Ty) -> L<R> {
        if let Some(size) = self.types.size(ty) {
            return self.reg(Val::Imm(size));
        }
        match self.types.kind(ty) {
            TyKind::Array(_, Len::Variable(n)) => match self.body.vla_sizes.get(&n) {
                Some(&r) => Ok(r),
                None => {
                    self.evaluate_vlas(ty, true)?;
                    match self.body.vla_sizes.get(&n) {
                        Some(&r) => Ok(r),
                        None => {
                            self.problem("a variable length array whose length was never evaluated")
                        }
                    }
                }
            },
            TyKind::Array(elem, Len::Fixed(n)) => {
                let inner = self.dynamic_size(elem.ty)?;
                let count = self.reg(Val::Imm(n))?;
                let d = self.temp()?;
                self.emit(Op::MulU64 {
                    d,
                    a: inner,
                    b: count,
                });
                Ok(d)
            }
            _ => self.problem("the size of this type is not known"),
        }
    }
}

/// The place of an array type among those of all arguments.
fn sent_at(argument: usize, step: u32) -> u32 {
    (argument as u32) << 8 | step.min(255)
}
