//! Which objects need a closer look at each access: those that hold a union or const members.

use super::emit::Val;
use super::place::Lvalue;
use super::{L, Lowerer};
use crate::code::{Op, R, VIA_UNION, WatchInfo};
use crate::effective::{self, View};
use crate::restrict::{INITIALISES, UNSEEN};
use cassay_lang::tree::{ExprId, ExprKind, RecordKind, UnaryOp};
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
        if self.program.may_alias {
            return View::default();
        }
        View {
            class: self.suspicions.accessed_as(&self.types, lv.qty.ty),
            record: lv.record,
        }
    }

    /// The structure or union that a pointer leads to and an lvalue is a part of, or the whole of; see
    /// [`View::record`].
    pub(super) fn record_around(&mut self, e: ExprId) -> u16 {
        if self.program.may_alias {
            return 0;
        }
        let (mut e, mut outermost) = (e, None);
        loop {
            let ty = self.ck.typed(e).qty.ty;
            if let TyKind::Record(_) = self.types.kind(ty) {
                outermost = Some(ty);
            }
            match self.program[e].kind {
                ExprKind::Unary(UnaryOp::Extension, a) | ExprKind::Member(a, _) => e = a,
                ExprKind::Index(a, b) => {
                    let is_array =
                        |e| matches!(self.types.kind(self.ck.typed(e).qty.ty), TyKind::Array(..));
                    match (is_array(a), is_array(b)) {
                        (true, _) => e = a,
                        (_, true) => e = b,
                        _ => break,
                    }
                }
                ExprKind::Arrow(a, _) => {
                    let pointer = self.ck.typed(a).qty.ty;
                    outermost = self.types.pointee(pointer).map(|to| to.ty);
                    break;
                }
                ExprKind::Unary(UnaryOp::Deref, _) => break,
                _ => return 0,
            }
        }
        outermost.map_or(0, |ty| self.suspicions.number_of(&self.types, ty))
    }

    /// Copies a record, the value of `e`.
    pub(super) fn copy_record(&mut self, to: R, from: R, size: u32, e: ExprId) {
        self.out.view.record = self.record_around(e);
        if self.out.force_at == UNSEEN {
            self.out.force_at = self.body.promised.force | INITIALISES;
        }
        self.emit(Op::Copy { to, from, size });
        self.out.force_at = UNSEEN;
        self.based_copies(to, from, self.ck.typed(e).qty.ty);
        self.out.view.record = 0;
    }

    /// A record, the value of `e`, is read as a whole.
    pub(super) fn read_record(&mut self, v: Val, ty: Ty, e: ExprId) -> L<()> {
        let record = self.record_around(e);
        if record == 0 && !self.restricts.any {
            return Ok(());
        }
        let (p, size) = (self.reg(v)?, self.size(ty)?);
        self.out.view.record = record;
        self.out.force_at = self.body.promised.force;
        self.emit(Op::Read { p, size });
        self.out.force_at = UNSEEN;
        self.out.view.record = 0;
        Ok(())
    }

    /// The class of an access, see [`crate::code::CLASSES`].
    pub(super) fn class_of(&self, ty: Ty, via_union: bool) -> u8 {
        let class = match self.types.kind(ty) {
            TyKind::Pointer(_) => 10,
            _ => match effective::scalar_class(&self.types, ty) {
                effective::ANY | effective::CHAR => return 0,
                class => class as u8,
            },
        };
        with(class, via_union)
    }
}

fn with(class: u8, via_union: bool) -> u8 {
    if via_union { class | VIA_UNION } else { class }
}

#[derive(Default)]
struct Found {
    union: bool,
    consts: Vec<(u32, u32)>,
    members: u32,
}
