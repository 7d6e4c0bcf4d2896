//! Which objects need a closer look at each access: those that hold a union or const members.

use super::emit::Val;
use super::place::Lvalue;
use super::{L, Lowerer};
use crate::code::{Op, R, VIA_UNION, WatchInfo};
use crate::effective::{self, Around, Copied, View};
use crate::restrict::{INITIALISES, UNSEEN};
use cassay_lang::tree::{BinaryOp, ExprId, ExprKind, Quals, RecordKind, StmtKind, UnaryOp};
use cassay_lang::types::{Len, Ty, TyKind};

/// An array of many records is watched element by element up to this many const ranges.
const MAX_CONSTS: usize = 4096;
/// A type has as many members of members as it likes, even when it has no size; more are not watched.
const MAX_MEMBERS: u32 = 1 << 17;

impl Lowerer<'_> {
    /// How to watch an object of this type, if it needs to be.
    pub(super) fn watch(&mut self, ty: Ty) -> Option<u32> {
        if let Some(&known) = self.tables.watch_index.get(&ty) {
            return known;
        }
        let mut found = Found::default();
        self.look(ty, 0, &mut found);
        let needed = found.union || !found.consts.is_empty();
        let index = needed.then(|| {
            self.tables.watches.push(WatchInfo {
                union: found.union,
                consts: found.consts.into(),
            });
            self.tables.watches.len() as u32 - 1
        });
        self.tables.watch_index.insert(ty, index);
        index
    }

    fn look(&self, ty: Ty, offset: u64, found: &mut Found) {
        found.members += 1;
        if found.members > MAX_MEMBERS {
            return;
        }
        match self.types.kind(ty) {
            TyKind::Array(elem, Len::Fixed(n)) => {
                let before = (found.union, found.consts.len());
                self.look(elem.ty, offset, found);
                if (found.union, found.consts.len()) == before || found.consts.len() == before.1 {
                    return;
                }
                let size = self.types.size(elem.ty).unwrap_or(0);
                for i in 1..n {
                    if found.consts.len() > MAX_CONSTS || found.members > MAX_MEMBERS {
                        return;
                    }
                    self.look(elem.ty, offset + i * size, found);
                }
            }
            TyKind::Record(id) => {
                let Some(layout) = self.types.record_layout(id) else {
                    return;
                };
                let kind = self.types.record(id).map(|r| r.kind);
                found.union |= kind == Some(RecordKind::Union) && layout.fields.len() > 1;
                let outside = found.consts.len();
                for field in &layout.fields {
                    let start = offset + field.offset;
                    if field.ty.is_const()
                        && kind == Some(RecordKind::Struct)
                        && field.bits.is_none()
                    {
                        let size = self.types.size(field.ty.ty).unwrap_or(0);
                        found.consts.push((start as u32, (start + size) as u32));
                    } else {
                        self.look(field.ty.ty, start, found);
                    }
                }
                // A const member of a union's member is an object only while that is the one stored.
                if kind == Some(RecordKind::Union) {
                    found.consts.truncate(outside);
                }
            }
            _ => {}
        }
    }

    /// How an access looks at its object.
    pub(super) fn view_of(&mut self, lv: &Lvalue) -> View {
        if lv.qty.quals.contains(Quals::MAY_ALIAS) {
            return View::default();
        }
        let is_character = self.types.is_character(lv.qty.ty);
        let is_member = lv.around.record != 0 || lv.around.member != 0;
        let (class, around) = match lv.bits {
            Some(_) => (effective::BITS, lv.around),
            // Characters access all; as members, only what their structure or union is there for.
            None if is_character && !is_member => (effective::ANY, Around::default()),
            None if is_character && lv.via_union => (effective::ANY, lv.around),
            None if is_character => (effective::CHAR, lv.around),
            None => match self.suspicions.accessed_as(&self.types, lv.qty.ty) {
                effective::ANY => (effective::ANY, Around::default()),
                class => (class, lv.around),
            },
        };
        View {
            class,
            around,
            copied: 0,
        }
    }

    /// What an lvalue is a part of, or the whole of, by the way it is written.
    pub(super) fn around(&mut self, e: ExprId) -> Around {
        // A name says itself what is there.
        if matches!(self.program[e].kind, ExprKind::Name(_))
            || self.ck.typed(e).qty.quals.contains(Quals::MAY_ALIAS)
        {
            return Around::default();
        }
        let (mut e, mut outermost) = (e, None);
        // The structure that is a member of the innermost union.
        let (mut member, mut in_union) = (None, false);
        let mut array = None;
        loop {
            let ty = self.ck.typed(e).qty.ty;
            let inner = effective::element(&self.types, ty);
            let is_record = matches!(self.types.kind(inner), TyKind::Record(_));
            if is_record && inner == ty {
                outermost = Some(ty);
            }
            match self.program[e].kind {
                ExprKind::Unary(UnaryOp::Extension, a) => e = a,
                ExprKind::Member(a, _) => {
                    if !in_union && self.types.is_union(self.ck.typed(a).qty.ty) {
                        in_union = true;
                        member = is_record.then_some(inner);
                    }
                    e = a;
                }
                ExprKind::Index(a, b) => {
                    let is_array =
                        |e| matches!(self.types.kind(self.ck.typed(e).qty.ty), TyKind::Array(..));
                    match (is_array(a), is_array(b)) {
                        (true, _) => e = a,
                        (_, true) => e = b,
                        _ => match self.stands_for(e, a).or_else(|| self.stands_for(e, b)) {
                            Some(named) => e = named,
                            None => {
                                array = (inner != ty).then_some(ty);
                                break;
                            }
                        },
                    }
                }
                ExprKind::Arrow(a, _) => {
                    let pointer = self.ck.typed(a).qty.ty;
                    outermost = self.types.pointee(pointer).map(|to| to.ty);
                    if !in_union && outermost.is_some_and(|to| self.types.is_union(to)) {
                        member = is_record.then_some(inner);
                    }
                    break;
                }
                ExprKind::Unary(UnaryOp::Deref, a) => match self.stands_for(e, a) {
                    Some(named) => e = named,
                    None => {
                        array = (inner != ty).then_some(ty);
                        break;
                    }
                },
                _ => {
                    outermost = None;
                    break;
                }
            }
        }
        let mut number =
            |ty: Option<Ty>| ty.map_or(0, |ty| self.suspicions.number_of(&self.types, ty));
        Around {
            record: number(outermost),
            member: number(member),
            array: number(array),
        }
    }

    /// The lvalue that `e`, which is what a pointer points to, stands for: `*&p->x` is `p->x`. To GCC and Clang so is much
    /// else where the address is taken in the same expression.
    fn stands_for(&self, e: ExprId, pointer: ExprId) -> Option<ExprId> {
        let named = self.addressed(pointer)?;
        let same = self.ck.typed(named).qty.ty == self.ck.typed(e).qty.ty;
        (same && !self.is_in_union(named)).then_some(named)
    }

    fn addressed(&self, pointer: ExprId) -> Option<ExprId> {
        let mut p = pointer;
        loop {
            p = match self.program[p].kind {
                ExprKind::Unary(UnaryOp::AddrOf, named) => return Some(named),
                ExprKind::Unary(UnaryOp::Extension, a)
                | ExprKind::Cast(_, a)
                | ExprKind::Comma(_, a) => a,
                ExprKind::Binary(BinaryOp::Add | BinaryOp::Sub, a, b) => {
                    match self.types.is_pointer(self.ck.typed(a).qty.ty) {
                        true => a,
                        false => b,
                    }
                }
                ExprKind::StmtExpr(body) => match self.program[body].kind {
                    StmtKind::Block(list) => {
                        let last = self.program.items(list).last()?;
                        match self.program[last].kind {
                            StmtKind::Expr(value) => value,
                            _ => return None,
                        }
                    }
                    _ => return None,
                },
                ExprKind::Cond(_, Some(a), b) => match self.addressed(a) {
                    Some(named) => return Some(named),
                    None => b,
                },
                _ => return None,
            };
        }
    }

    /// Whether an lvalue is written as a part of a union.
    fn is_in_union(&self, e: ExprId) -> bool {
        let mut e = e;
        loop {
            let of = match self.program[e].kind {
                ExprKind::Member(a, _) => {
                    e = a;
                    Some(self.ck.typed(a).qty.ty)
                }
                ExprKind::Arrow(a, _) => {
                    let to = self.types.pointee(self.ck.typed(a).qty.ty);
                    return to.is_some_and(|to| self.types.is_union(to.ty));
                }
                ExprKind::Index(a, _) | ExprKind::Unary(UnaryOp::Extension, a) => {
                    e = a;
                    None
                }
                _ => return false,
            };
            if of.is_some_and(|ty| self.types.is_union(ty)) {
                return true;
            }
        }
    }

    /// A pointer to an lvalue is made: a structure in a union may be mistaken for another one.
    pub(super) fn suspect_member(&mut self, e: ExprId) {
        let inner = effective::element(&self.types, self.ck.typed(e).qty.ty);
        if matches!(self.types.kind(inner), TyKind::Record(_)) && self.around(e).member != 0 {
            self.suspicions.points_into_union();
        }
    }

    /// Copies a record, the value of `e`, to where a new object is.
    pub(super) fn copy_record(&mut self, to: R, from: R, size: u32, e: ExprId) {
        self.copy_record_to(to, from, size, e, None);
    }

    /// Copies a record, the value of `e`; `target`: what the lvalue that it is assigned to is a part of.
    pub(super) fn copy_record_to(
        &mut self,
        to: R,
        from: R,
        size: u32,
        e: ExprId,
        target: Option<Around>,
    ) {
        self.look_at_record(e, target);
        if self.out.note.force == UNSEEN {
            self.out.note.force = self.body.promised.force | INITIALISES;
        }
        self.emit(Op::Copy { to, from, size });
        self.out.note.force = UNSEEN;
        self.based_copies(to, from, self.ck.typed(e).qty.ty);
        self.out.note.view = View::default();
        // It is left open whether padding is copied along.
        let ty = self.ck.typed(e).qty.ty;
        if self.is_viewed(ty) || self.has_elements(ty) {
            self.forget_padding(to, ty);
        }
    }

    /// The instruction that follows copies or reads a record, the value of `e`.
    fn look_at_record(&mut self, e: ExprId, target: Option<Around>) {
        if self.ck.typed(e).qty.quals.contains(Quals::MAY_ALIAS) {
            return;
        }
        let whole = self.ck.typed(e).qty.ty;
        let copied = Copied {
            whole: self.suspicions.number_of(&self.types, whole),
            target,
        };
        self.out.note.view = View {
            class: effective::ANY,
            around: self.around(e),
            copied: self.suspicions.copy(copied),
        };
    }

    /// A record, the value of `e`, is read as a whole.
    pub(super) fn read_record(&mut self, v: Val, ty: Ty, e: ExprId) -> L<()> {
        if self.around(e).record == 0 && !self.restricts.any {
            return Ok(());
        }
        let (p, size) = (self.reg(v)?, self.size(ty)?);
        self.look_at_record(e, None);
        self.out.note.force = self.body.promised.force;
        self.emit(Op::Read { p, size });
        self.out.note.force = UNSEEN;
        self.out.note.view = View::default();
        Ok(())
    }

    /// The class of an access, see [`crate::code::CLASSES`].
    pub(super) fn class_of(&self, ty: Ty, via_union: bool) -> u8 {
        match effective::access_class(&self.types, ty) {
            0 => 0,
            class if via_union => class | VIA_UNION,
            class => class,
        }
    }
}

#[derive(Default)]
struct Found {
    union: bool,
    consts: Vec<(u32, u32)>,
    members: u32,
}
