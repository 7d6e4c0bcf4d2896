//! Effective types while the program runs (6.5p6, p7), and volatile objects accessed as others (6.7.3p6).
//!
//! What is declared says by its type which scalars lie where. Allocated memory has the classes of the last
//! stores, byte by byte; copies carry them along, whether whole or character by character. Stores of
//! characters, and by way of a union, leave bytes that anything may read: less is found, nothing is wrong.
//!
//! Only programs that convert pointers in a way that could lead here are watched ([`crate::effective`]).

use super::Machine;
use crate::code::{VIA_UNION, VOLATILE};
use crate::effective::{ANY, CHAR, Class, View, has_record, records_at, scalars_at};
use crate::repair::watch::Watch;
use cassay_lang::tree::{Id, Quals};
use cassay_lang::types::{QTy, Ty, TyKind};
use cassay_library::Stop;
use cassay_memory::{Deed, Kind, Logged, ObjectKind, Origin, Ptr, object_of, offset_of};
use rustc_hash::FxHashMap;

#[derive(Debug, Default)]
pub struct Effective {
    pub active: bool,
    /// By object that was allocated: how each byte was stored.
    views: FxHashMap<u32, Vec<View>>,
    /// Whether structures or unions of these numbers can be the same object.
    related: FxHashMap<(u16, u16), bool>,
    /// Whether a declared type has a structure or union of this number at an offset, or none at all.
    has: FxHashMap<(Ty, u64, u16), bool>,
    /// What is known of declared types: class and volatility at an offset.
    known: FxHashMap<(QTy, u64), Declared>,
    /// Static objects by place.
    statics: Vec<(usize, Ptr)>,
}

/// What lies around a place of a declared object.
#[derive(Clone, Copy, Debug, Default)]
struct Declared {
    /// The class of the scalar there; [`ANY`] in padding and bit-fields, and in unions, which are looked at
    /// elsewhere ([`Kind::UnionPun`]).
    class: Class,
    /// The place is not where it begins.
    within: bool,
    volatile: bool,
}

impl Effective {
    /// An object begins to live under this number.
    pub fn fresh(&mut self, p: Ptr) {
        self.views.remove(&object_of(p));
    }

    fn views(&mut self, p: Ptr, extent: u32) -> &mut Vec<View> {
        let entry = self.views.entry(object_of(p));
        entry.or_insert_with(|| vec![View::default(); extent as usize])
    }
}

impl<W: Watch> Machine<'_, W> {
    /// From now on all accesses are looked at.
    pub(super) fn watch_types(&mut self) {
        self.effective.active = true;
        self.effective.statics = self.memory.static_objects();
    }

    /// A pointer to a place in static memory.
    pub(super) fn static_pointer(&self, at: usize) -> Option<Ptr> {
        let statics = &self.effective.statics;
        let after = statics.partition_point(|(base, _)| *base <= at);
        let (base, p) = statics.get(after.checked_sub(1)?)?;
        Some(p + (at - base) as u64)
    }

    /// The declared type of the object.
    fn declared(&self, p: Ptr) -> Option<QTy> {
        match self.memory.origin(p) {
            Origin::Decl(decl) => self.decl_types.get(decl.index()).copied().flatten(),
            _ => None,
        }
    }

    fn is_allocated(&self, p: Ptr) -> bool {
        matches!(
            self.memory.kind_of(p),
            ObjectKind::Heap | ObjectKind::Dynamic
        )
    }

    /// What is declared at the place of a pointer.
    fn at_place(&mut self, declared: QTy, offset: u64) -> Declared {
        // Elements of an array are all the same.
        let (mut q, mut offset) = (declared, offset);
        while let TyKind::Array(elem, _) = self.types.kind(q.ty)
            && let Some(size) = self.types.size(elem.ty).filter(|size| *size > 0)
        {
            let volatile = q.is_volatile();
            q = if volatile {
                elem.with(Quals::VOLATILE)
            } else {
                elem
            };
            offset %= size;
        }
        if let Some(known) = self.effective.known.get(&(q, offset)) {
            return *known;
        }
        let suspicions = &self.module.suspicions;
        let scalars = scalars_at(self.types, q, offset);
        let volatile = !scalars.is_empty() && scalars.iter().all(|s| s.volatile);
        let known = match scalars[..] {
            [only] if !only.bits => Declared {
                class: suspicions.class_of(self.types, only.ty),
                within: offset != only.offset,
                volatile,
            },
            _ => Declared {
                volatile,
                ..Declared::default()
            },
        };
        self.effective.known.insert((q, offset), known);
        known
    }

    /// The instruction at `point` accesses `size` bytes.
    pub(super) fn check_type(
        &mut self,
        p: Ptr,
        size: u32,
        write: bool,
        point: u32,
    ) -> Result<(), Stop> {
        let p = self.memory.outer(p);
        let class = self.module.classes.get(point as usize).copied();
        let flags = class.unwrap_or(0);
        let view = self.module.views.get(point as usize).copied();
        let mut view = view.unwrap_or_default();
        // Characters access all, wherever they are members; and what is beyond the object is another fault.
        let end = u64::from(offset_of(p)) + u64::from(size);
        if view.class == ANY || end > self.memory.extent(p).into() {
            view.record = 0;
        }
        if flags & VIA_UNION != 0 {
            view.class = ANY;
        }
        if self.is_allocated(p) {
            return self.check_allocated(p, size, write, view, point);
        }
        let Some(declared) = self.declared(p) else {
            return Ok(());
        };
        let here = self.at_place(declared, offset_of(p).into());
        if here.volatile && flags & VOLATILE == 0 {
            self.not_volatile(p, point)?;
        }
        let fits = here.class == ANY || here.class == view.class && !here.within;
        if view.class != ANY && !fits {
            self.wrong_type(p, view.class, here.class, point)?;
        }
        self.check_declared_record(p, declared, view.record, point)
    }

    fn check_allocated(
        &mut self,
        p: Ptr,
        size: u32,
        write: bool,
        view: View,
        point: u32,
    ) -> Result<(), Stop> {
        let extent = self.memory.extent(p);
        let start = offset_of(p) as usize;
        let views = self.effective.views(p, extent);
        let Some(bytes) = views.get_mut(start..start + size as usize) else {
            return Ok(());
        };
        if write {
            bytes.fill(view);
            return Ok(());
        }
        let classes = bytes.iter().map(|stored| stored.class);
        let other = classes
            .filter(|_| view.class != ANY)
            .find(|&c| c != ANY && c != view.class);
        let records = bytes.iter().map(|stored| stored.record);
        let mut records: Vec<u16> = records
            .filter(|&r| view.record != 0 && r != 0 && r != view.record)
            .collect();
        records.dedup();
        if let Some(found) = other {
            self.wrong_type(p, view.class, found, point)?;
        }
        for found in records {
            if !self.are_related(view.record, found) {
                let found = self.module.suspicions.record(found);
                return self.wrong_record(p, view.record, found, point);
            }
        }
        Ok(())
    }

    /// Whether a structure or union may be part of the other one.
    fn are_related(&mut self, one: u16, other: u16) -> bool {
        let suspicions = &self.module.suspicions;
        let types = self.types;
        let known = self.effective.related.entry((one, other));
        *known.or_insert_with(
            || match (suspicions.record(one), suspicions.record(other)) {
                (Some(one), Some(other)) => {
                    has_record(types, one, other) || has_record(types, other, one)
                }
                _ => true,
            },
        )
    }

    /// Part of a structure or union, or the whole of it, is accessed by way of a pointer to that.
    fn check_declared_record(
        &mut self,
        p: Ptr,
        declared: QTy,
        record: u16,
        point: u32,
    ) -> Result<(), Stop> {
        let Some(accessed) = self.module.suspicions.record(record) else {
            return Ok(());
        };
        let mut offset = u64::from(offset_of(p));
        let mut ty = declared.ty;
        while let TyKind::Array(elem, _) = self.types.kind(ty)
            && let Some(size) = self.types.size(elem.ty).filter(|size| *size > 0)
        {
            ty = elem.ty;
            offset %= size;
        }
        let types = self.types;
        let known = self.effective.has.entry((ty, offset, record));
        let fits = *known.or_insert_with(|| {
            let there = records_at(types, ty, offset);
            // One that is part of what is accessed: less than the text says, as much as compilers use.
            let fits = |there: &Ty| has_record(types, accessed, *there);
            there.is_empty() || there.iter().any(fits)
        });
        if fits {
            return Ok(());
        }
        let there = records_at(self.types, ty, offset).last().copied();
        self.wrong_record(p, record, there, point)
    }

    /// A structure or union is read as a whole, to be copied.
    pub(super) fn check_copied_record(
        &mut self,
        from: Ptr,
        size: u32,
        point: u32,
    ) -> Result<(), Stop> {
        let view = self.module.views.get(point as usize).copied();
        let view = View {
            class: ANY,
            ..view.unwrap_or_default()
        };
        if view.record == 0 {
            return Ok(());
        }
        let from = self.memory.outer(from);
        if self.is_allocated(from) {
            return self.check_allocated(from, size, false, view, point);
        }
        match self.declared(from) {
            Some(declared) => self.check_declared_record(from, declared, view.record, point),
            None => Ok(()),
        }
    }

    /// Bytes are copied, with their types.
    pub(super) fn copy_types(&mut self, to: Ptr, from: Ptr, size: u32) {
        if !self.is_allocated(to) {
            return;
        }
        let (to, from) = (self.memory.outer(to), self.memory.outer(from));
        let mut copied = vec![View::default(); size as usize];
        if self.is_allocated(from) {
            let start = offset_of(from) as usize;
            let extent = self.memory.extent(from);
            let views = self.effective.views(from, extent);
            if let Some(source) = views.get(start..start + size as usize) {
                copied.copy_from_slice(source);
            }
        } else if let Some(declared) = self.declared(from) {
            for (i, view) in copied.iter_mut().enumerate() {
                let here = self.at_place(declared, u64::from(offset_of(from)) + i as u64);
                // Characters say nothing.
                if here.class != CHAR {
                    view.class = here.class;
                }
            }
        }
        let extent = self.memory.extent(to);
        let start = offset_of(to) as usize;
        let views = self.effective.views(to, extent);
        if let Some(target) = views.get_mut(start..start + size as usize) {
            target.copy_from_slice(&copied);
        }
    }

    /// What a library function did.
    pub(super) fn library_types(&mut self, logged: &Logged) -> Result<(), Stop> {
        let Logged { p, at, size, deed } = *logged;
        let point = self.pc;
        let p = self.memory.outer(p);
        match deed {
            Deed::End => {}
            Deed::Make => {
                self.effective.fresh(p);
                self.restrict.fresh(p);
                self.restrict.fresh_bytes(at, size);
            }
            Deed::Copy(from) => self.copy_types(p, from, size as u32),
            Deed::Read | Deed::Write => {
                if deed == Deed::Write && self.is_allocated(p) {
                    self.check_allocated(p, size as u32, true, View::default(), point)?;
                }
                if self.module.suspicions.volatile
                    && let Some(declared) = self.declared(p)
                    && self.at_place(declared, offset_of(p).into()).volatile
                {
                    self.not_volatile(p, point)?;
                }
            }
        }
        Ok(())
    }

    #[cold]
    fn wrong_type(&mut self, p: Ptr, exact: Class, found: Class, point: u32) -> Result<(), Stop> {
        self.pc = point;
        let (program, types) = (self.program, self.types);
        let suspicions = &self.module.suspicions;
        let name = |class| suspicions.name(class, |ty| cassay_lang::describe(types, program, ty));
        let (accessed, object) = (name(exact), name(found));
        self.trap(Kind::EffectiveType, || {
            format!("accessed as {accessed}, the object is {object}")
        })
        .map_err(|stop| super::access::with_pointer(stop, p))
    }

    #[cold]
    fn wrong_record(
        &mut self,
        p: Ptr,
        accessed: u16,
        found: Option<Ty>,
        point: u32,
    ) -> Result<(), Stop> {
        self.pc = point;
        let (program, types) = (self.program, self.types);
        let name = |ty: Option<Ty>| {
            let described = ty.map(|ty| cassay_lang::describe(types, program, ty));
            described.unwrap_or_else(|| "another".into())
        };
        let (accessed, found) = (name(self.module.suspicions.record(accessed)), name(found));
        self.trap(Kind::RecordPun, || {
            format!("accessed as part of {accessed}, the object is part of {found}")
        })
        .map_err(|stop| super::access::with_pointer(stop, p))
    }

    #[cold]
    fn not_volatile(&mut self, p: Ptr, point: u32) -> Result<(), Stop> {
        self.pc = point;
        self.trap(Kind::VolatileAccess, || {
            "the object is declared volatile, what accesses it is not".into()
        })
        .map_err(|stop| super::access::with_pointer(stop, p))
    }
}
