//! Lvalues: where they are, loading from them, storing to them.

use super::emit::Val;
use super::expr::MAX_DEPTH;
use super::order::Pend;
use super::padded::Padded;
use super::{Home, L, Lowerer};
use crate::code::{Access, BitAccess, LocalInfo, Op, R, Rep, Site, StopReason, VOLATILE};
use crate::effective::{Around, View};
use crate::restrict::{Force, INITIALISES, NOBODY, Owner, UNSEEN, is_restrict};
use cassay_check::{Category, EntityId};
use cassay_lang::layout::BitRange;
use cassay_lang::target::{Endian, FloatFormat};
use cassay_lang::tree::*;
use cassay_lang::types::{Len, QTy, Ty, TyKind};
use cassay_memory::{MAX_OBJECT, Origin, Ptr};

#[derive(Clone, Copy, Debug)]
pub(super) enum Place {
    /// A register variable; `entity` for its initialisation.
    Reg { r: R, flag: Option<R>, entity: u32 },
    /// In a static object.
    Static { p: Ptr },
    /// `off` bytes after a pointer.
    Mem { p: R, off: u32 },
    /// Element `x` of an array of `n` scalars in a static object.
    StaticElem { p: Ptr, x: R, n: u32 },
    /// Element `x` of an array of `n` scalars `off` bytes after a pointer.
    MemElem { p: R, off: u32, x: R, n: u32 },
    /// `p[x]`.
    PtrElem { p: R, x: R },
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Lvalue {
    pub place: Place,
    pub qty: QTy,
    pub bits: Option<BitRange>,
    /// A member of a packed record: may lie anywhere.
    pub unaligned: bool,
    /// Named as a member of a union: may read what another member stored.
    pub via_union: bool,
    /// A member of a union: what lies behind it and belongs to others, counted from its address.
    pub behind: Option<(u32, u32)>,
    /// See [`crate::code::Module::force`].
    pub force: Force,
    /// Of a restrict-qualified pointer: the declaration that names it.
    pub owner: Owner,
    /// What it is a part of.
    pub around: Around,
    /// A member by name: the record it is in, for padding.
    pub padded: Option<Padded>,
}

impl Lowerer<'_> {
    pub(super) fn size(&self, ty: Ty) -> L<u32> {
        match self.types.size(ty) {
            Some(size) if size <= MAX_OBJECT => Ok(size as u32),
            Some(_) => self.problem("objects of 2 GiB and more are not supported"),
            None => self.problem("the size of this type is not known"),
        }
    }

    pub(super) fn new_local(
        &mut self,
        origin: Origin,
        size: u64,
        is_const: bool,
        temporary: bool,
    ) -> L<(u32, u32)> {
        if size > MAX_OBJECT || u64::from(self.body.stack) + size + 16 > MAX_OBJECT {
            return self.problem("automatic objects of 2 GiB and more are not supported");
        }
        let off = self.body.stack;
        self.body.stack += (size as u32).next_multiple_of(8);
        self.tables.locals.push(LocalInfo {
            origin,
            size: size as u32,
            is_const,
            temporary,
            watch: None,
        });
        Ok((self.tables.locals.len() as u32 - 1, off))
    }

    fn plain(&self, place: Place, qty: QTy) -> Lvalue {
        Lvalue {
            place,
            qty,
            bits: None,
            unaligned: false,
            via_union: false,
            behind: None,
            force: UNSEEN,
            owner: NOBODY,
            around: Around::default(),
            padded: None,
        }
    }

    pub(super) fn lvalue(&mut self, e: ExprId) -> L<Lvalue> {
        self.deeper()?;
        let result = self.lvalue_inner(e);
        self.body.depth -= 1;
        let mut lv = result?;
        self.need_atomic(lv.qty)?;
        if self.restricts.any {
            lv.force = self.body.promised.force;
            if is_restrict(&self.types, lv.qty) {
                lv.owner = self.restrict_owner(e);
            }
        }
        // Effective types are not looked at while a program is repaired.
        if !self.repairable() {
            lv.around = self.around(e);
        }
        if lv.via_union {
            self.suspicions.accesses_union(&self.types, lv.qty.ty);
        }
        Ok(lv)
    }

    /// Fails for atomic objects that are larger than what machines access at once: compilers call a library for them that
    /// is not linked unless it is named.
    pub(super) fn need_atomic(&self, qty: QTy) -> L<()> {
        const MOST: u64 = 8;
        if qty.is_atomic() && self.types.size(qty.ty).is_some_and(|size| size > MOST) {
            return self.problem("access to an atomic object of more than 8 bytes");
        }
        Ok(())
    }

    fn lvalue_inner(&mut self, e: ExprId) -> L<Lvalue> {
        let qty = self.ck.typed(e).qty;
        match self.program[e].kind {
            ExprKind::Name(decl) => self.name_place(e, decl, qty),
            ExprKind::Str(id) => {
                let p = self.string_pointer(id)?;
                Ok(self.plain(Place::Static { p }, qty))
            }
            ExprKind::CompoundLit(_, init) => {
                let place = self.compound_literal(e, qty, init)?;
                Ok(self.plain(place, qty))
            }
            ExprKind::Unary(UnaryOp::Extension, a) => self.lvalue(a),
            ExprKind::Unary(UnaryOp::Deref, a) => {
                // `*&x` is `x`.
                if let ExprKind::Unary(UnaryOp::AddrOf, x) = self.program[a].kind
                    && self.ck.typed(x).qty == qty
                    && self.ck.typed(x).category == Category::LValue
                {
                    return self.lvalue(x);
                }
                let (v, _) = self.rvalue(a, None)?;
                let p = self.reg(v)?;
                Ok(self.plain(Place::Mem { p, off: 0 }, qty))
            }
            ExprKind::Index(a, b) => self.index_place(e, a, b, qty, false),
            ExprKind::Member(a, _) => {
                let member = self.ck.members[self.ck.typed(e).aux as usize];
                let base = if matches!(self.ck.typed(a).category, Category::LValue) {
                    self.lvalue(a)?
                } else {
                    let (v, ty) = self.rvalue(a, None)?;
                    let v = if matches!(self.types.kind(qty.ty), TyKind::Array(..)) {
                        self.temporary(a, v, ty)?
                    } else {
                        v
                    };
                    let p = self.reg(v)?;
                    self.plain(Place::Mem { p, off: 0 }, QTy::plain(ty))
                };
                self.member(base, member, qty)
            }
            ExprKind::Arrow(a, _) => {
                let member = self.ck.members[self.ck.typed(e).aux as usize];
                let (v, pointer) = self.rvalue(a, None)?;
                let p = self.reg(v)?;
                let record = self.types.pointee(pointer).unwrap_or(qty);
                let base = self.plain(Place::Mem { p, off: 0 }, record);
                self.member(base, member, qty)
            }
            ExprKind::Generic { .. } | ExprKind::Choose(..) => {
                let selected = ExprId::from_index(self.ck.typed(e).aux as usize);
                self.lvalue(selected)
            }
            // Struct values: their address.
            _ => {
                let (v, ty) = self.rvalue(e, None)?;
                let p = self.reg(v)?;
                Ok(self.plain(Place::Mem { p, off: 0 }, QTy::plain(ty)))
            }
        }
    }

    /// An array in a record that is no lvalue has its own object, of temporary lifetime (6.2.4p8).
    /// What a function returned is one already.
    fn temporary(&mut self, e: ExprId, v: Val, ty: Ty) -> L<Val> {
        let mut e = e;
        while let ExprKind::Unary(UnaryOp::Extension, x) = self.program[e].kind {
            e = x;
        }
        if matches!(self.program[e].kind, ExprKind::Call(..)) {
            return Ok(v);
        }
        let size = self.size(ty)?;
        let from = self.reg(v)?;
        let (local, off) = self.new_local(Origin::Unnamed(ty), size.into(), false, true)?;
        let d = self.temp()?;
        self.emit(Op::LocalNew { d, local, off });
        self.emit(Op::Writable { p: d, on: true });
        self.out.note.force = self.body.promised.force | INITIALISES;
        self.emit(Op::Copy { to: d, from, size });
        self.out.note.force = UNSEEN;
        self.based_copies(d, from, ty);
        self.emit(Op::Writable { p: d, on: false });
        self.count_temporary();
        Ok(Val::Reg(d))
    }

    /// The register of a variable that surely has a value, and whose access nobody asks about.
    pub(super) fn plain_variable(&mut self, e: ExprId) -> Option<R> {
        let ExprKind::Name(decl) = self.program[e].kind else {
            return None;
        };
        let entity = self.ck.decls[decl.index()]?.0;
        let Home::Reg { r, flag } = self.tables.homes[entity as usize] else {
            return None;
        };
        let is_assigned = flag.is_none() || self.body.assigned.contains(&entity);
        let is_plain = is_assigned
            && !self.restricts.any
            && !self.order.settles(e)
            && (self.body.joins == 0 || !self.order.variable(entity))
            && self.body.depth < MAX_DEPTH;
        if is_plain {
            self.body.pend = Pend::default();
        }
        is_plain.then_some(r)
    }

    fn name_place(&mut self, e: ExprId, decl: DeclId, qty: QTy) -> L<Lvalue> {
        let Some(entity) = self.ck.decls[decl.index()] else {
            return self.problem("internal: a name without an entity");
        };
        let place = match self.tables.homes[entity.0 as usize] {
            Home::Reg { r, flag } => Place::Reg {
                r,
                flag,
                entity: entity.0,
            },
            Home::Object { p } => Place::Mem { p, off: 0 },
            Home::Static { p } => Place::Static { p },
            _ => {
                let name = self.program[decl]
                    .name
                    .map(|n| self.program.name(n))
                    .unwrap_or_default();
                let reason = format!("`{name}` is declared but nowhere defined");
                let old = self.at(Site::Expr(e));
                self.stop(StopReason::Unsupported(reason));
                self.out.note.site = old;
                let p = self.temp()?;
                Place::Mem { p, off: 0 }
            }
        };
        Ok(self.plain(place, qty))
    }

    fn member(&mut self, base: Lvalue, member: cassay_check::MemberRef, qty: QTy) -> L<Lvalue> {
        let Ok(offset) = u32::try_from(member.offset) else {
            return self.problem("a member more than 4 GiB into its struct");
        };
        let unaligned = base.unaligned || member.unaligned;
        let via_union = base.via_union || member.in_union;
        let bits = member.bits;
        let off = if bits.is_some() { 0 } else { offset };
        let place = match base.place {
            Place::Static { p } => Place::Static {
                p: p + u64::from(off),
            },
            Place::Mem { p, off: o } => match o.checked_add(off) {
                Some(off) => Place::Mem { p, off },
                None => return self.problem("a member more than 4 GiB into its object"),
            },
            _ => {
                let p = self.address_of(&base)?;
                let p = self.reg(p)?;
                Place::Mem { p, off }
            }
        };
        let behind = member.behind.and_then(|(from, to)| {
            let start = bits.map_or(0, |bits| bits.start / 8);
            let from = u32::try_from(start + from).ok()?;
            Some((from, u32::try_from(start + to).ok()?))
        });
        let padded = self.padded(&base, off);
        Ok(Lvalue {
            place,
            qty,
            bits,
            unaligned,
            via_union,
            behind,
            force: UNSEEN,
            owner: NOBODY,
            around: Around::default(),
            padded,
        })
    }

    /// `a[b]`, which is `e`. `end_allowed`: only its address is wanted, one past the end will do.
    pub(super) fn index_place(
        &mut self,
        e: ExprId,
        a: ExprId,
        b: ExprId,
        qty: QTy,
        end_allowed: bool,
    ) -> L<Lvalue> {
        let (base, index) = if self.is_indexable(a) { (a, b) } else { (b, a) };
        let base_ty = self.ck.typed(base).qty;
        if let TyKind::Array(elem, Len::Fixed(n)) = self.types.kind(base_ty.ty)
            && !self.is_trailing(base, n)
            && !self.types.is_vla(elem.ty)
            && !matches!(
                self.program[base].kind,
                ExprKind::Cond(..) | ExprKind::Comma(..)
            )
        {
            return self.array_element(e, base, elem, n, index, end_allowed);
        }
        // Pointers, flexible and variable arrays.
        let old = self.at(Site::Expr(e));
        let operands = self.both(
            |l| {
                let (v, ptr_ty) = l.rvalue(base, None)?;
                Ok((l.reg(v)?, ptr_ty))
            },
            |l| {
                let (x, xt) = l.rvalue(index, None)?;
                l.convert(x, xt, Ty::LLONG, None)
            },
        );
        self.out.note.site = old;
        let ((p, ptr_ty), x) = operands?;
        let elem = self.types.pointee(ptr_ty).unwrap_or(qty);
        if self.types.is_vla(elem.ty) {
            let d = self.pointer_step(p, x, elem.ty, false)?;
            return Ok(self.plain(Place::Mem { p: d, off: 0 }, qty));
        }
        let size = self.size(elem.ty)?;
        if let Val::Imm(i) = x {
            let bytes = i as i64 as i128 * i128::from(size);
            if !end_allowed && (0..1 << 30).contains(&bytes) {
                return Ok(self.plain(
                    Place::Mem {
                        p,
                        off: bytes as u32,
                    },
                    qty,
                ));
            }
        }
        if !end_allowed && self.elem_load(elem.ty).is_some() {
            let x = self.reg(x)?;
            return Ok(self.plain(Place::PtrElem { p, x }, qty));
        }
        let x = self.reg(x)?;
        let d = self.temp()?;
        self.emit(Op::PtrAdd { d, p, x, size });
        Ok(self.plain(Place::Mem { p: d, off: 0 }, qty))
    }

    fn is_indexable(&self, e: ExprId) -> bool {
        matches!(
            self.types.kind(self.ck.typed(e).qty.ty),
            TyKind::Array(..) | TyKind::Pointer(_)
        )
    }

    /// Flexible array members, and the old ways to write them, are bounded by their object only.
    fn is_trailing(&self, base: ExprId, n: u64) -> bool {
        match self.program[base].kind {
            ExprKind::Member(..) | ExprKind::Arrow(..) => {
                self.ck.members[self.ck.typed(base).aux as usize].flexible || n == 0
            }
            _ => n == 0,
        }
    }

    /// Whether an array is, or may be, part of a larger object that does not end with it.
    fn is_part(&self, array: ExprId) -> bool {
        match self.program[array].kind {
            ExprKind::Unary(UnaryOp::Extension, a) => self.is_part(a),
            ExprKind::Index(..)
            | ExprKind::Member(..)
            | ExprKind::Arrow(..)
            | ExprKind::Unary(UnaryOp::Deref, _) => {
                match self.types.kind(self.ck.typed(array).qty.ty) {
                    TyKind::Array(_, Len::Fixed(n)) => !self.is_trailing(array, n),
                    TyKind::Array(_, Len::Variable(_)) => true,
                    _ => false,
                }
            }
            _ => false,
        }
    }

    /// Whether the size of an array of variable length has been computed.
    pub(super) fn is_measured(&self, ty: Ty) -> bool {
        match self.types.kind(ty) {
            TyKind::Array(_, Len::Variable(n)) => self.body.vla_sizes.contains_key(&n),
            TyKind::Array(elem, _) => self.is_measured(elem.ty),
            _ => true,
        }
    }

    /// The pointer that an array becomes, bounded by it.
    pub(super) fn bounded(&mut self, array: ExprId, start: Val) -> L<Val> {
        self.suspect_member(array);
        if !self.is_part(array) {
            return Ok(start);
        }
        let ty = self.ck.typed(array).qty.ty;
        if self.types.is_vla(ty) {
            if !self.is_measured(ty) {
                return Ok(start);
            }
            let (p, size) = (self.reg(start)?, self.dynamic_size(ty)?);
            let d = self.temp()?;
            self.emit(Op::InnerBy { d, p, size });
            return Ok(Val::Reg(d));
        }
        let size = self.size(ty)?;
        match start {
            Val::Imm(p) => Ok(Val::Imm(self.tables.image.inner(p, size.into()))),
            start => {
                let p = self.reg(start)?;
                let d = self.temp()?;
                self.emit(Op::Inner { d, p, size });
                Ok(Val::Reg(d))
            }
        }
    }

    fn array_element(
        &mut self,
        e: ExprId,
        base: ExprId,
        elem: QTy,
        n: u64,
        index: ExprId,
        end_allowed: bool,
    ) -> L<Lvalue> {
        let qty = self.ck.typed(e).qty;
        let size = self.size(elem.ty)?;
        let Ok(n) = u32::try_from(n) else {
            return self.problem("arrays of 4 G elements are not supported");
        };
        let old = self.at(Site::Expr(e));
        let operands = self.both(
            |l| l.lvalue(base),
            |l| {
                let from = l.out.code.len();
                let (x, xt) = l.rvalue(index, None)?;
                let x = l.convert(x, xt, Ty::LLONG, None)?;
                l.probe_index(x, e, n, from)
            },
        );
        self.out.note.site = old;
        let (array, x) = operands?;
        let (unaligned, via_union) = (array.unaligned, array.via_union);
        if let Val::Imm(i) = x
            && (i < u64::from(n) || (end_allowed && i == u64::from(n)))
        {
            let off = i as u32 * size;
            match array.place {
                Place::Static { p } => {
                    let p = match end_allowed && self.is_part(base) {
                        true => self.tables.image.inner(p, u64::from(n) * u64::from(size)),
                        false => p,
                    };
                    return Ok(Lvalue {
                        place: Place::Static {
                            p: p + u64::from(off),
                        },
                        qty,
                        bits: None,
                        unaligned,
                        via_union,
                        behind: None,
                        force: UNSEEN,
                        owner: NOBODY,
                        around: Around::default(),
                        padded: None,
                    });
                }
                Place::Mem { p, off: o } if !end_allowed => {
                    let place = Place::Mem {
                        p,
                        off: o.saturating_add(off),
                    };
                    return Ok(Lvalue {
                        place,
                        qty,
                        bits: None,
                        unaligned,
                        via_union,
                        behind: None,
                        force: UNSEEN,
                        owner: NOBODY,
                        around: Around::default(),
                        padded: None,
                    });
                }
                _ => {}
            }
        }
        let scalar = self.elem_load(elem.ty).is_some() && !end_allowed && !unaligned;
        let x = self.reg(x)?;
        let place = match array.place {
            Place::Static { p } if scalar && self.tables.image.locate(p, 0, 1).is_some() => {
                Place::StaticElem { p, x, n }
            }
            // A watched object.
            Place::Static { p } if scalar => {
                let p = self.reg(Val::Imm(p))?;
                Place::MemElem { p, off: 0, x, n }
            }
            Place::Mem { p, off } if scalar => Place::MemElem { p, off, x, n },
            _ => {
                let mut start = self.address_of(&array)?;
                if end_allowed {
                    start = self.bounded(base, start)?;
                }
                let p = self.reg(start)?;
                let d = self.temp()?;
                let n = if end_allowed { n } else { n.saturating_sub(1) };
                self.emit(Op::PtrIndex { d, p, x, n, size });
                Place::Mem { p: d, off: 0 }
            }
        };
        Ok(Lvalue {
            place,
            qty,
            bits: None,
            unaligned,
            via_union,
            behind: None,
            force: UNSEEN,
            owner: NOBODY,
            around: Around::default(),
            padded: None,
        })
    }

    /// Scalars that one instruction loads: their size.
    fn elem_load(&self, ty: Ty) -> Option<u32> {
        match self.types.kind(ty) {
            TyKind::Array(..)
            | TyKind::Record(_)
            | TyKind::VaList
            | TyKind::Void
            | TyKind::Function(_) => None,
            _ => self
                .types
                .size(ty)
                .filter(|&s| s <= 8 && self.is_direct(ty))
                .map(|s| s as u32),
        }
    }

    /// Whether the target keeps a scalar as the short forms of loads and stores expect: aligned to
    /// its size, lowest byte first, and pointers in full.
    fn is_direct(&self, ty: Ty) -> bool {
        let size = self.types.size(ty).unwrap_or(0);
        u64::from(self.types.align(ty)) == size
            && (self.target.endian == Endian::Little || size == 1)
            && (size == 8 || self.rep(ty) != Rep::Ptr)
    }

    /// A pointer to the lvalue.
    pub(super) fn address_of(&mut self, lv: &Lvalue) -> L<Val> {
        match lv.place {
            Place::Static { p } => Ok(Val::Imm(p)),
            Place::Mem { p, off: 0 } => Ok(Val::Reg(p)),
            Place::Mem { p, off } => {
                let d = self.temp()?;
                self.emit(Op::PtrMember {
                    d,
                    p,
                    off,
                    size: off,
                });
                Ok(Val::Reg(d))
            }
            Place::StaticElem { p, x, n } => {
                let base = self.reg(Val::Imm(p))?;
                self.elem_address(base, 0, x, n, lv.qty.ty)
            }
            Place::MemElem { p, off, x, n } => self.elem_address(p, off, x, n, lv.qty.ty),
            Place::PtrElem { p, x } => {
                let size = self.size(lv.qty.ty)?;
                let d = self.temp()?;
                self.emit(Op::PtrAdd { d, p, x, size });
                Ok(Val::Reg(d))
            }
            Place::Reg { .. } => self.problem("internal: the address of a register variable"),
        }
    }

    fn elem_address(&mut self, p: R, off: u32, x: R, n: u32, ty: Ty) -> L<Val> {
        let size = self.size(ty)?;
        let d = self.temp()?;
        let p = if off == 0 {
            p
        } else {
            self.emit(Op::PtrMember {
                d,
                p,
                off,
                size: off,
            });
            d
        };
        self.emit(Op::PtrIndex {
            d,
            p,
            x,
            n: n.saturating_sub(1),
            size,
        });
        Ok(Val::Reg(d))
    }

    fn bit_access(&mut self, range: BitRange, ty: Ty) -> L<u32> {
        let (off, bytes) = range.bytes();
        let shape = self.types.int_shape(ty);
        let Ok(off) = u32::try_from(off) else {
            return self.problem("a struct of more than 4 GiB");
        };
        self.tables.bits.push(BitAccess {
            off,
            bytes: bytes as u8,
            shift: range.shift(self.target.endian) as u8,
            width: range.width as u8,
            signed: shape.is_some_and(|s| s.signed),
        });
        Ok(self.tables.bits.len() as u32 - 1)
    }

    /// The address and access of a bit-field.
    fn bit_place(&mut self, lv: &Lvalue, range: BitRange) -> L<(R, u32)> {
        let field = self.bit_access(range, lv.qty.ty)?;
        let base = Lvalue { bits: None, ..*lv };
        let p = self.address_of(&base)?;
        Ok((self.reg(p)?, field))
    }

    /// The value of a scalar lvalue, in its own type.
    pub(super) fn load(&mut self, lv: &Lvalue, hint: Option<R>) -> L<Val> {
        self.look_at(lv);
        let result = self.load_inner(lv, hint);
        self.look_away();
        self.based_at(lv, result?, false)
    }

    fn load_inner(&mut self, lv: &Lvalue, hint: Option<R>) -> L<Val> {
        let ty = lv.qty.ty;
        let rep = self.rep(ty);
        if let Some(range) = lv.bits {
            let (p, field) = self.bit_place(lv, range)?;
            let d = self.dest(hint)?;
            self.emit(Op::LdBits { d, p, field });
            return Ok(Val::Reg(d));
        }
        if let Place::Reg { r, flag, entity } = lv.place {
            if let Some(flag) = flag
                && !self.body.assigned.contains(&entity)
            {
                let decl = self.ck.entities[entity as usize].decl;
                self.body.flag_checked.insert(flag);
                self.emit(Op::CheckInit { flag, decl });
            }
            self.touch_variable(entity, r, false);
            return Ok(Val::Reg(r));
        }
        self.refuse_long_double(ty);
        let direct = self.is_direct(ty);
        if lv.unaligned || rep.is_wide() || !direct {
            let p = self.address_of(lv)?;
            let p = self.reg(p)?;
            let d = match hint {
                Some(d) if !rep.is_wide() => d,
                _ => self.temp_for(rep)?,
            };
            match rep {
                _ if lv.unaligned || !direct => {
                    let access = self.access(lv, rep)?;
                    self.emit(Op::LdPacked { d, p, access });
                }
                Rep::F80 => self.emit(Op::LdF80 { d, p, off: 0 }),
                _ => self.emit(Op::Ld128 { d, p, off: 0 }),
            }
            self.refuse_signalling(d, rep)?;
            return Ok(Val::Reg(d));
        }
        let d = self.dest(hint)?;
        let op = self.load_op(lv.place, d, ty, rep)?;
        self.emit(op);
        if ty == Ty::BOOL {
            self.emit(Op::CheckBool { a: d });
        }
        self.refuse_signalling(d, rep)?;
        Ok(Val::Reg(d))
    }

    fn access(&mut self, lv: &Lvalue, rep: Rep) -> L<u32> {
        let ty = lv.qty.ty;
        let bytes = match (rep, self.target.long_double_format) {
            (Rep::F80, FloatFormat::X87) => 10,
            _ => self.size(ty)? as u8,
        };
        let align = if lv.unaligned {
            1
        } else {
            self.types.align(ty)
        };
        self.tables.accesses.push(Access {
            off: 0,
            bytes,
            align,
            rep,
        });
        Ok(self.tables.accesses.len() as u32 - 1)
    }

    fn static_at(&self, p: Ptr) -> u32 {
        self.tables.image.base_of(p) as u32 + p as u32
    }

    /// Static lvalues outside their object (a cast made them) go through a checked pointer.
    fn static_in_bounds(&self, p: Ptr, size: u32) -> bool {
        self.tables.image.locate(p, 0, size).is_some() && p as u32 & (size - 1) == 0
    }

    fn load_op(&mut self, place: Place, d: R, ty: Ty, rep: Rep) -> L<Op> {
        let size = self.size(ty)?;
        let signed = matches!(rep, Rep::Int { signed: true, .. });
        let is_ptr = rep == Rep::Ptr;
        macro_rules! pick {
            ($p:ident, $s8:ident, $u8:ident, $s16:ident, $u16:ident, $s32:ident, $u32:ident, $w:ident, { $($f:ident),* }) => {
                match (size, signed) {
                    _ if is_ptr => Op::$p { $($f),* },
                    (1, true) => Op::$s8 { $($f),* },
                    (1, false) => Op::$u8 { $($f),* },
                    (2, true) => Op::$s16 { $($f),* },
                    (2, false) => Op::$u16 { $($f),* },
                    (4, true) => Op::$s32 { $($f),* },
                    (4, false) => Op::$u32 { $($f),* },
                    _ => Op::$w { $($f),* },
                }
            };
        }
        Ok(match place {
            Place::Mem { p, off } => {
                pick!(LdPtr, LdS8, LdU8, LdS16, LdU16, LdS32, LdU32, Ld64, { d, p, off })
            }
            Place::MemElem { p, off, x, n } => {
                pick!(LdXPtr, LdXS8, LdXU8, LdXS16, LdXU16, LdXS32, LdXU32, LdX64, { d, p, x, n, off })
            }
            Place::PtrElem { p, x } => {
                pick!(LdPPtr, LdPS8, LdPU8, LdPS16, LdPU16, LdPS32, LdPU32, LdP64, { d, p, x })
            }
            Place::Static { p } if self.static_in_bounds(p, size) => {
                let at = self.static_at(p);
                pick!(LdGPtr, LdGS8, LdGU8, LdGS16, LdGU16, LdGS32, LdGU32, LdG64, { d, at })
            }
            Place::Static { p } => {
                let p = self.reg(Val::Imm(p))?;
                let off = 0;
                pick!(LdPtr, LdS8, LdU8, LdS16, LdU16, LdS32, LdU32, Ld64, { d, p, off })
            }
            Place::StaticElem { p, x, n } => {
                let at = self.static_at(p);
                pick!(LdGXPtr, LdGXS8, LdGXU8, LdGXS16, LdGXU16, LdGXS32, LdGXU32, LdGX64, { d, x, n, at })
            }
            Place::Reg { .. } => return self.problem("internal: load of a register"),
        })
    }

    /// Stores a value that was converted to the lvalue's type.
    pub(super) fn store(&mut self, lv: &Lvalue, v: Val) -> L<()> {
        let v = self.based_at(lv, v, true)?;
        self.look_at(lv);
        let result = self.store_inner(lv, v);
        self.look_away();
        result?;
        self.leave_open(lv)
    }

    /// An instruction that stores to the object of this type that `p` points to.
    pub(super) fn store_through(&mut self, p: R, to: QTy, op: Op) {
        let mut lv = self.plain(Place::Mem { p, off: 0 }, to);
        if self.restricts.any {
            lv.force = self.body.promised.force;
        }
        self.look_at(&lv);
        self.emit(op);
        self.look_away();
    }

    /// The instructions that follow access this.
    fn look_at(&mut self, lv: &Lvalue) {
        self.out.note.class = self.class_of(lv.qty.ty, lv.via_union) | volatile(lv);
        self.out.note.view = self.view_of(lv);
        self.out.note.force = lv.force;
    }

    fn look_away(&mut self) {
        self.out.note.class = 0;
        self.out.note.view = View::default();
        self.out.note.force = UNSEEN;
    }

    /// A member was stored to: what is behind it in a union may have any value (6.2.6.1p7), and so may padding.
    pub(super) fn leave_open(&mut self, lv: &Lvalue) -> L<()> {
        self.leave_padding(lv)?;
        let Some((from, to)) = lv.behind else {
            return Ok(());
        };
        let base = Lvalue { bits: None, ..*lv };
        let p = self.address_of(&base)?;
        let p = self.reg(p)?;
        self.emit(Op::Tail {
            p,
            off: from,
            n: to - from,
            fresh: false,
        });
        Ok(())
    }

    fn store_inner(&mut self, lv: &Lvalue, v: Val) -> L<()> {
        let ty = lv.qty.ty;
        let rep = self.rep(ty);
        if let Some(range) = lv.bits {
            let (p, field) = self.bit_place(lv, range)?;
            let s = self.reg(v)?;
            self.emit(Op::StBits { p, s, field });
            return Ok(());
        }
        if let Place::Reg { r, flag, entity } = lv.place {
            self.touch_variable(entity, r, true);
            self.mov(r, v, rep);
            self.based(r, lv.owner, EntityId(entity), lv.qty);
            self.mark_assigned(entity, flag);
            return Ok(());
        }
        self.refuse_long_double(ty);
        let s = self.reg(v)?;
        let direct = self.is_direct(ty);
        if lv.unaligned || rep.is_wide() || !direct {
            let p = self.address_of(lv)?;
            let p = self.reg(p)?;
            match rep {
                _ if lv.unaligned || !direct => {
                    let access = self.access(lv, rep)?;
                    self.emit(Op::StPacked { p, s, access });
                }
                Rep::F80 => self.emit(Op::StF80 { p, s, off: 0 }),
                _ => self.emit(Op::St128 { p, s, off: 0 }),
            }
            return Ok(());
        }
        let place = match lv.place {
            // String literals and const objects are reached through a checked pointer.
            Place::Static { p } if self.tables.image.locate_mut(p, 0, 1).is_none() => Place::Mem {
                p: self.reg(Val::Imm(p))?,
                off: 0,
            },
            Place::StaticElem { p, x, n } if self.tables.image.locate_mut(p, 0, 1).is_none() => {
                Place::MemElem {
                    p: self.reg(Val::Imm(p))?,
                    off: 0,
                    x,
                    n,
                }
            }
            place => place,
        };
        let op = self.store_op(place, s, ty, rep)?;
        self.emit(op);
        Ok(())
    }

    pub(super) fn mark_assigned(&mut self, entity: u32, flag: Option<R>) {
        if let Some(d) = flag {
            if !self.body.assigned.contains(&entity) {
                self.body
                    .flag_sets
                    .entry(d)
                    .or_default()
                    .push(self.out.code.len());
                self.emit(Op::Const { d, v: 1 });
            }
            self.body.assigned.insert(entity);
        }
    }

    fn store_op(&mut self, place: Place, s: R, ty: Ty, rep: Rep) -> L<Op> {
        let size = self.size(ty)?;
        let is_ptr = rep == Rep::Ptr;
        macro_rules! pick {
            ($p:ident, $s8:ident, $s16:ident, $s32:ident, $w:ident, { $($f:ident),* }) => {
                match size {
                    _ if is_ptr => Op::$p { $($f),* },
                    1 => Op::$s8 { $($f),* },
                    2 => Op::$s16 { $($f),* },
                    4 => Op::$s32 { $($f),* },
                    _ => Op::$w { $($f),* },
                }
            };
        }
        Ok(match place {
            Place::Mem { p, off } => pick!(StPtr, St8, St16, St32, St64, { p, s, off }),
            Place::MemElem { p, off, x, n } => {
                pick!(StXPtr, StX8, StX16, StX32, StX64, { s, p, x, n, off })
            }
            Place::PtrElem { p, x } => pick!(StPPtr, StP8, StP16, StP32, StP64, { s, p, x }),
            Place::Static { p } if self.static_in_bounds(p, size) => {
                let at = self.static_at(p);
                pick!(StGPtr, StG8, StG16, StG32, StG64, { s, at })
            }
            Place::Static { p } => {
                let p = self.reg(Val::Imm(p))?;
                let off = 0;
                pick!(StPtr, St8, St16, St32, St64, { p, s, off })
            }
            Place::StaticElem { p, x, n } => {
                let at = self.static_at(p);
                pick!(StGXPtr, StGX8, StGX16, StGX32, StGX64, { s, x, n, at })
            }
            Place::Reg { .. } => return self.problem("internal: store to a register"),
        })
    }
}

fn volatile(lv: &Lvalue) -> u8 {
    if lv.qty.is_volatile() { VOLATILE } else { 0 }
}
