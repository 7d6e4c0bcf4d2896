//! Members, elements and `offsetof` (6.5.2.1, 6.5.2.3, 7.19).

use super::expr::rvalue;
use super::{Category, Checker, MemberRef, Res, Typed};
use cassay_lang::layout::{BitRange, FieldLayout, RecordLayout};
use cassay_lang::tree::{Designator, ExprId, Quals, RecordId, RecordKind, TypeId};
use cassay_lang::types::{Len, Ty, TyKind, Types};
use cassay_lang::{Problem, Span, Symbol};

impl Checker<'_> {
    pub(super) fn index(&mut self, id: ExprId, base: ExprId, index: ExprId) -> Res<Typed> {
        let a = self.expr(base)?;
        let b = self.expr(index)?;
        let (x, y) = (
            self.subscripted(a, base, index)?,
            self.subscripted(b, index, base)?,
        );
        let types = &self.out.types;
        let to = match (types.pointee(x), types.pointee(y)) {
            (Some(to), None) if types.is_integer(y) => to,
            (None, Some(to)) if types.is_integer(x) => to,
            (None, None) => {
                let message = "subscripted value is neither array nor pointer";
                return Err(Problem::invalid(self.span(id), message));
            }
            _ => {
                return Err(Problem::invalid(
                    self.span(id),
                    "array subscript is not an integer",
                ));
            }
        };
        if let TyKind::Function(_) = self.kind(to.ty) {
            return Err(Problem::invalid(
                self.span(id),
                "subscripted value is pointer to function",
            ));
        }
        self.designate(to, id)
    }

    /// `base.name`
    pub(super) fn member_of(&mut self, id: ExprId, base: ExprId, name: Symbol) -> Res<Typed> {
        let typed = self.expr(base)?;
        let TyKind::Record(record) = self.kind(typed.qty.ty) else {
            let message = format!(
                "request for member '{}' in something not a structure or union",
                self.p.name(name)
            );
            return Err(Problem::invalid(self.span(id), message));
        };
        let in_place = matches!(typed.category, Category::LValue);
        self.member_ref(id, record, name, typed.qty.quals, in_place)
    }

    /// `base->name`
    pub(super) fn member_through(&mut self, id: ExprId, base: ExprId, name: Symbol) -> Res<Typed> {
        let typed = self.expr(base)?;
        let ty = self.value(typed, base)?;
        let Some(to) = self.out.types.pointee(ty) else {
            let message = format!(
                "invalid type argument of '->' (have '{}')",
                self.describe(ty)
            );
            return Err(Problem::invalid(self.span(id), message));
        };
        let TyKind::Record(record) = self.kind(to.ty) else {
            let message = format!(
                "request for member '{}' in something not a structure or union",
                self.p.name(name)
            );
            return Err(Problem::invalid(self.span(id), message));
        };
        self.member_ref(id, record, name, to.quals, true)
    }

    fn member_ref(
        &mut self,
        id: ExprId,
        record: RecordId,
        name: Symbol,
        quals: Quals,
        in_place: bool,
    ) -> Res<Typed> {
        let member = self.find_member(record, name, id)?;
        let qty = self.qualify(member.qty, quals);
        accessible(member.bits, self.span(id))?;
        let category = match (member.bits, in_place) {
            (Some(bits), lvalue) => Category::BitField {
                width: bits.width as u8,
                lvalue,
            },
            (None, true) => Category::LValue,
            (None, false) => Category::Temporary,
        };
        self.out.members.push(member);
        Ok(Typed {
            qty,
            category,
            effects: false,
            aux: (self.out.members.len() - 1) as u32,
        })
    }

    fn find_member(&mut self, record: RecordId, name: Symbol, at: ExprId) -> Res<MemberRef> {
        if self.out.types.record_layout(record).is_none() {
            let ty = self.out.types.intern(TyKind::Record(record));
            return Err(self.incomplete(ty, self.span(at), "accessed object"));
        }
        match self.lookup(record, name) {
            Some(member) => Ok(member),
            None => {
                let ty = self.out.types.intern(TyKind::Record(record));
                let message = format!(
                    "'{}' has no member named '{}'",
                    self.describe(ty),
                    self.p.name(name)
                );
                Err(Problem::invalid(self.span(at), message))
            }
        }
    }

    /// Finds a member, through unnamed members too (6.7.2.1p13).
    pub(super) fn lookup(&mut self, record: RecordId, name: Symbol) -> Option<MemberRef> {
        let info = self.out.types.record(record)?;
        let in_union = info.kind == RecordKind::Union;
        let layout = info.layout.as_ref()?;
        if let Some(at) = layout.fields.iter().position(|f| f.name == Some(name)) {
            let field = layout.fields[at];
            let flexible = at + 1 == layout.fields.len()
                && matches!(
                    self.kind(field.ty.ty),
                    TyKind::Array(_, Len::Incomplete | Len::Fixed(0))
                );
            return Some(MemberRef {
                offset: field.offset,
                bits: field.bits,
                qty: field.ty,
                in_union,
                behind: in_union
                    .then(|| behind(&self.out.types, layout, at))
                    .flatten(),
                unaligned: field.unaligned,
                align: field.align,
                flexible,
            });
        }
        for at in 0..layout.fields.len() {
            let field = self
                .out
                .types
                .record_layout(record)?
                .fields
                .get(at)
                .copied()?;
            let (None, TyKind::Record(inner)) = (field.name, self.kind(field.ty.ty)) else {
                continue;
            };
            if let Some(member) = self.lookup(inner, name) {
                return Some(MemberRef {
                    offset: field.offset + member.offset,
                    bits: member.bits.map(|bits| shifted(bits, field.offset)),
                    qty: self.qualify(member.qty, field.ty.quals),
                    in_union: in_union || member.in_union,
                    behind: member.behind,
                    unaligned: field.unaligned || member.unaligned,
                    align: member.align,
                    flexible: member.flexible,
                });
            }
        }
        None
    }

    pub(super) fn offsetof(
        &mut self,
        id: ExprId,
        ty: TypeId,
        first: u32,
        count: u32,
    ) -> Res<Typed> {
        let span = self.span(id);
        let mut ty = self.resolve(ty)?.ty;
        let mut offset: i128 = 0;
        for &designator in self.p.designator_list(first, count) {
            match designator {
                Designator::Field(name) => {
                    let TyKind::Record(record) = self.kind(ty) else {
                        let message = format!(
                            "request for member '{}' in something not a structure or union",
                            self.p.name(name)
                        );
                        return Err(Problem::invalid(span, message));
                    };
                    let member = self.find_member(record, name, id)?;
                    if member.bits.is_some() {
                        let message = "attempt to take offset of a bit-field";
                        return Err(Problem::invalid(span, message));
                    }
                    offset += i128::from(member.offset);
                    ty = member.qty.ty;
                }
                Designator::Index(index) => {
                    let TyKind::Array(elem, _) = self.kind(ty) else {
                        return Err(Problem::invalid(span, "subscripted value is not an array"));
                    };
                    self.expr(index)?;
                    let Some(at) = self.fold_int(index) else {
                        let message = "offsetof with a variable index is not supported";
                        return Err(Problem::unsupported(span, message));
                    };
                    let size = i128::from(self.out.types.size(elem.ty).unwrap_or(0));
                    offset = at
                        .checked_mul(size)
                        .and_then(|bytes| offset.checked_add(bytes))
                        .filter(|bytes| bytes.unsigned_abs() <= i64::MAX as u128)
                        .ok_or_else(|| Problem::invalid(span, "offset is too large"))?;
                    ty = elem.ty;
                }
                Designator::Range(..) => {
                    return Err(Problem::invalid(span, "range in offsetof"));
                }
            }
        }
        let ty = Ty::int(self.out.types.target.size_t);
        let aux = self.constant(offset);
        Ok(Typed { aux, ..rvalue(ty) })
    }
}

/// A bit-field of `__int128` can be laid out, but only the bits of a register can be accessed.
pub(super) fn accessible(bits: Option<BitRange>, span: Span) -> Res<()> {
    match bits {
        Some(bits) if bits.width > 64 => {
            let message = format!(
                "access to a bit-field of {} bits is not supported",
                bits.width
            );
            Err(Problem::unsupported(span, message))
        }
        _ => Ok(()),
    }
}

/// A bit range of a member, seen from a record that holds the member's record at `offset`.
pub(super) fn shifted(bits: BitRange, offset: u64) -> BitRange {
    BitRange {
        start: bits.start + offset * 8,
        ..bits
    }
}

/// Bytes of a union behind one of its members that belong to others.
pub(super) fn behind(types: &Types, layout: &RecordLayout, member: usize) -> Option<(u64, u64)> {
    let end = |field: &FieldLayout| match field.bits {
        Some(bits) => Some(u64::from(bits.width).div_ceil(8)),
        None => types.size(field.ty.ty),
    };
    let own = end(layout.fields.get(member)?)?;
    let all = layout.fields.iter().filter_map(end).max()?;
    (own < all).then_some((own, all))
}
