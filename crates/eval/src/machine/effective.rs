//! Effective types while the program runs (6.5p6, p7), and volatile objects accessed as others (6.7.3p6).
//!
//! What is declared, literals and temporary objects among it, says by its type which scalars lie where. Allocated
//! memory has the classes of the last stores, byte by byte; copies carry them along, whether whole or character by
//! character. Stores of characters that are no members leave bytes that anything may read, stores by way of a union those
//! that its members' types may. Of unions, declared or allocated, it is kept as a part of which structure their bytes were
//! stored last.
//!
//! Only programs that convert pointers in a way that could lead here are watched ([`crate::effective`]).

use super::Machine;
use crate::code::{Op, VIA_UNION, VOLATILE};
use crate::effective::{
    ANY, Around, BITS, CHAR, Class, MEMBER_CHAR, UNION_CHAR, View, begin_alike, element, has_class,
    has_record, has_union, records_at, scalars_at, unites,
};
use crate::repair::watch::Watch;
use cassay_lang::tree::{DeclId, DeclKind, Id, Quals, RecordId};
use cassay_lang::types::{QTy, Ty, TyKind};
use cassay_library::Stop;
use cassay_memory::{Deed, Kind, Logged, ObjectKind, Origin, Ptr, object_of, offset_of};
use rustc_hash::FxHashMap;
use std::num::NonZeroU32;
use std::rc::Rc;

/// Structures of more bytes are not looked at as wholes.
const MAX_WHOLE: u64 = 1 << 16;

#[derive(Debug, Default)]
pub struct Effective {
    pub active: bool,
    /// By object that was allocated, or has a union in it: how each byte was stored.
    stored: FxHashMap<u32, Vec<Stored>>,
    /// The class of each byte of a structure or union; [`ANY`] in padding, and where there are several.
    wholes: FxHashMap<Ty, Rc<[Class]>>,
    /// Whether the scalars at an offset of a declared type are those of a structure or union of this number.
    fits: FxHashMap<(Ty, u64, u16), bool>,
    /// Whether a type has a union in it.
    unions: FxHashMap<Ty, bool>,
    /// Whether structures or unions of these numbers can be the same object.
    related: FxHashMap<(u16, u16), bool>,
    /// Whether a declared type has a structure or union of this number at an offset, or none at all.
    has: FxHashMap<(Ty, u64, u16), bool>,
    /// Whether the declared type at an offset is part of a structure or union, or a scalar that the one of this number has.
    has_scalar: FxHashMap<(Ty, u64, u16), bool>,
    /// What is known of declared types: classes and volatility at an offset.
    known: FxHashMap<(QTy, u64), Rc<Declared>>,
    /// Static objects by place.
    statics: Vec<(usize, Ptr)>,
    /// By instruction: there is nothing to look at, now and later.
    idle: Vec<bool>,
    /// By instruction: the last access that was right, as [`Machine::kind_of_access`] numbers it; 0 if there was none.
    right: Vec<u64>,
    /// By declaration: the number of bytes after which its parts come again.
    periods: FxHashMap<DeclId, Option<NonZeroU32>>,
}

/// How a byte was stored last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Stored {
    class: Class,
    /// The structure or union that it is a part of, or 0.
    record: u16,
}

/// What lies around a place of a declared object.
#[derive(Clone, Debug, Default)]
struct Declared {
    /// The classes of the scalars there, none in padding, several in a union.
    classes: Vec<Class>,
    /// Those of the scalars that begin there; bit-fields begin in each of their bytes.
    beginning: Vec<Class>,
    volatile: bool,
}

impl Declared {
    fn admits(&self, class: Class) -> bool {
        class == ANY || self.classes.is_empty() || self.beginning.contains(&class)
    }

    /// The class of the only scalar there is.
    fn only(&self) -> Class {
        match self.classes[..] {
            [class] => class,
            _ => ANY,
        }
    }
}

impl Effective {
    /// An object begins to live under this number.
    pub fn fresh(&mut self, p: Ptr) {
        if !self.stored.is_empty() {
            self.stored.remove(&object_of(p));
        }
    }

    /// Whether the instruction accesses nothing, or always the same that was right before.
    pub fn is_idle(&self, point: u32) -> bool {
        self.idle.get(point as usize).is_some_and(|idle| *idle)
    }

    pub fn set_idle(&mut self, point: u32) {
        if let Some(idle) = self.idle.get_mut(point as usize) {
            *idle = true;
        }
    }

    /// Whether the last access by the instruction was right, and would be so again in the same kind of place.
    pub fn was_right(&self, point: u32) -> bool {
        self.right
            .get(point as usize)
            .is_some_and(|right| *right != 0)
    }

    fn stored(&mut self, p: Ptr, extent: u32) -> &mut Vec<Stored> {
        let entry = self.stored.entry(object_of(p));
        entry.or_insert_with(|| vec![Stored::default(); extent as usize])
    }
}

impl<W: Watch> Machine<'_, W> {
    /// From now on all accesses are looked at.
    pub(super) fn watch_types(&mut self) {
        self.effective.active = true;
        self.effective.statics = self.memory.static_objects();
        self.effective.idle = vec![false; self.code.len()];
        self.effective.right = vec![0; self.code.len()];
    }

    /// A pointer to a place in static memory.
    pub(super) fn static_pointer(&self, at: usize) -> Option<Ptr> {
        let statics = &self.effective.statics;
        let after = statics.partition_point(|(base, _)| *base <= at);
        let (base, p) = statics.get(after.checked_sub(1)?)?;
        Some(p + (at - base) as u64)
    }

    /// The declared type of the object.
    pub(super) fn declared(&self, p: Ptr) -> Option<QTy> {
        let of_decl = |decl: DeclId| {
            let declared = self.decl_types.get(decl.index());
            declared.copied().flatten()
        };
        match self.memory.origin(p) {
            Origin::Decl(decl) => of_decl(decl),
            Origin::Unnamed(ty) => Some(QTy::plain(ty)),
            Origin::Point(point) if self.memory.kind_of(p) == ObjectKind::Dynamic => {
                // An array of variable length is declared, what `alloca` makes is not.
                let Some(Op::DynNew { local, .. }) = self.module.code.get(point as usize) else {
                    return None;
                };
                match self.module.locals.get(*local as usize)?.origin {
                    Origin::Decl(decl) => {
                        let declared = of_decl(decl)?;
                        let ty = element(self.types, declared.ty);
                        Some(QTy { ty, ..declared })
                    }
                    _ => None,
                }
            }
            _ => None,
        }
    }

    fn is_allocated(&self, p: Ptr) -> bool {
        match self.memory.kind_of(p) {
            ObjectKind::Heap => true,
            ObjectKind::Dynamic => self.declared(p).is_none(),
            _ => false,
        }
    }

    /// Whether it is kept how the bytes of an object were stored.
    fn is_kept(&mut self, p: Ptr) -> bool {
        if self.is_allocated(p) {
            return true;
        }
        let types = self.types;
        self.declared(p).is_some_and(|declared| {
            let known = self.effective.unions.entry(declared.ty);
            *known.or_insert_with(|| has_union(types, declared.ty))
        })
    }

    /// What is declared at the place of a pointer.
    fn at_place(&mut self, declared: QTy, offset: u64) -> Rc<Declared> {
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
        let offset = self.within_element(q.ty, offset);
        if let Some(known) = self.effective.known.get(&(q, offset)) {
            return known.clone();
        }
        let suspicions = &self.module.suspicions;
        let scalars = scalars_at(self.types, q, offset);
        let mut known = Declared {
            volatile: !scalars.is_empty() && scalars.iter().all(|s| s.volatile),
            ..Declared::default()
        };
        for scalar in scalars {
            let class = match scalar.bits {
                true => BITS,
                false => suspicions.class_of(self.types, scalar.ty),
            };
            known.classes.push(class);
            if scalar.bits || scalar.offset == offset {
                known.beginning.push(class);
            }
        }
        known.classes.sort_unstable();
        known.classes.dedup();
        let known = Rc::new(known);
        self.effective.known.insert((q, offset), known.clone());
        known
    }

    /// A number for accesses to the same part of a declared object, in whichever element of an array; an instruction
    /// that is right once is right with all of them. There is none where it counts what was stored.
    fn kind_of_access(&mut self, p: Ptr) -> Option<u64> {
        let Origin::Decl(decl) = self.memory.origin(p) else {
            return None;
        };
        let period = match self.effective.periods.get(&decl) {
            Some(known) => *known,
            None => {
                let period = self.period(decl);
                self.effective.periods.insert(decl, period);
                period
            }
        };
        let number = decl.index() as u64 + 1;
        Some(number << 32 | u64::from(offset_of(p) % period?))
    }

    /// Whether effective types have nothing to say about these instructions any more.
    pub(crate) fn are_idle(&self, mut points: std::ops::RangeInclusive<u32>) -> bool {
        points.all(|point| self.effective.is_idle(point))
    }

    /// Whether nothing comes of it when the instruction at `point` reads bytes, so many from `p` on, one after the other:
    /// it reads characters, which access all, of a declared object without unions that is not volatile.
    pub(crate) fn reads_freely(&mut self, p: Ptr, n: u64, point: u32) -> bool {
        let p = self.memory.outer(p);
        let is_character = self
            .module
            .notes
            .get(point as usize)
            .is_some_and(|note| note.view.class == ANY && note.class & VIA_UNION == 0);
        let (Origin::Decl(decl), true) = (self.memory.origin(p), is_character) else {
            return false;
        };
        let (Some(declared), Some(period)) = (self.declared(p), self.period(decl)) else {
            return false;
        };
        let from = u64::from(offset_of(p));
        !self.is_kept(p)
            && (from..from + n.min(period.get().into()))
                .all(|offset| !self.at_place(declared, offset).volatile)
    }

    fn period(&self, decl: DeclId) -> Option<NonZeroU32> {
        let declared = self.decl_types.get(decl.index()).copied().flatten()?;
        let ty = element(self.types, declared.ty);
        let flexible = match self.types.kind(ty) {
            TyKind::Record(id) => self.types.record_layout(id).is_none_or(|l| l.flexible),
            _ => false,
        };
        if flexible || has_union(self.types, ty) {
            return None;
        }
        let size = self.types.size(ty)?;
        NonZeroU32::new(u32::try_from(size).ok()?)
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
        let kind = self.kind_of_access(p);
        let right = self.effective.right.get(point as usize).copied();
        if kind.is_some() && kind == right {
            return Ok(());
        }
        let note = self.module.notes.get(point as usize);
        let flags = note.map_or(0, |note| note.class);
        let mut view = note.map_or_else(View::default, |note| note.view);
        // What is beyond the object is another fault.
        let end = u64::from(offset_of(p)) + u64::from(size);
        let beyond = end > self.memory.extent(p).into();
        if beyond {
            view.around = Around::default();
            view.class = match view.class {
                CHAR => ANY,
                class => class,
            };
        }
        let stored = Stored {
            class: match view.class {
                CHAR => MEMBER_CHAR,
                ANY if part_of(view.around) != 0 => UNION_CHAR,
                _ if flags & VIA_UNION != 0 => ANY,
                class => class,
            },
            record: part_of(view.around),
        };
        if flags & VIA_UNION != 0 {
            view.class = ANY;
        }
        if self.is_allocated(p) {
            if write {
                self.note_stored(p, size, stored);
                return Ok(());
            }
            return self.check_stored(p, size, view, point);
        }
        let Some(declared) = self.declared(p) else {
            return Ok(());
        };
        let here = self.at_place(declared, offset_of(p).into());
        let mut right = !beyond;
        if here.volatile && flags & VOLATILE == 0 {
            self.not_volatile(p, point)?;
            right = false;
        }
        if view.class != CHAR && !here.admits(view.class) {
            let found = here.classes.first().copied().unwrap_or(ANY);
            self.wrong_type(p, view.class, found, point)?;
            right = false;
        }
        right &= self.check_declared_record(p, declared, view.around, point)?;
        if right && !self.is_member_there(&here, declared, p, view) {
            let found = here.classes.first().copied().unwrap_or(ANY);
            self.no_member(p, view.around.record, found, point)?;
            right = false;
        }
        if self.is_kept(p) {
            match write {
                true => self.note_stored(p, size, stored),
                false => self.check_stored(p, size, view, point)?,
            }
            right = false;
        }
        if let Some(kind) = kind.filter(|_| right)
            && let Some(known) = self.effective.right.get_mut(point as usize)
        {
            *known = kind;
        }
        Ok(())
    }

    /// Whether a declared scalar can be what is accessed as a character of a structure, or by way of a union.
    fn is_member_there(&mut self, here: &Declared, declared: QTy, p: Ptr, view: View) -> bool {
        match view.class {
            CHAR => here.admits(CHAR),
            ANY if view.around.record != 0 && !here.classes.is_empty() => {
                let (ty, offset) = self.innermost(declared.ty, offset_of(p).into());
                let key = (ty, offset, view.around.record);
                if let Some(&known) = self.effective.has_scalar.get(&key) {
                    return known;
                }
                let is_there = !records_at(self.types, ty, offset).is_empty()
                    || self.record_has(view.around.record, &here.classes);
                self.effective.has_scalar.insert(key, is_there);
                is_there
            }
            _ => true,
        }
    }

    /// Whether a structure or union, by its number, has scalars of one of these classes in it.
    fn record_has(&self, record: u16, classes: &[Class]) -> bool {
        let suspicions = &self.module.suspicions;
        let record = suspicions.record(record);
        record.is_none_or(|ty| has_class(suspicions, self.types, ty, classes))
    }

    /// Bytes of which it is kept how they were stored are stored.
    fn note_stored(&mut self, p: Ptr, size: u32, how: Stored) {
        let extent = self.memory.extent(p);
        let start = offset_of(p) as usize;
        let stored = self.effective.stored(p, extent);
        if let Some(bytes) = stored.get_mut(start..start + size as usize) {
            bytes.fill(how);
        }
    }

    /// Bytes of which it is kept how they were stored are read.
    fn check_stored(&mut self, p: Ptr, size: u32, view: View, point: u32) -> Result<(), Stop> {
        let extent = self.memory.extent(p);
        let start = offset_of(p) as usize;
        let stored = self.effective.stored(p, extent);
        let Some(bytes) = stored.get(start..start + size as usize) else {
            return Ok(());
        };
        // Mostly they were stored together.
        let (one, mut many);
        let bytes = match bytes {
            [first, rest @ ..] if rest.iter().all(|stored| stored == first) => {
                one = [*first];
                &one[..]
            }
            _ => {
                many = bytes.to_vec();
                many.dedup();
                &many[..]
            }
        };
        // By which member the scalars of a declared union were stored is looked at elsewhere ([`Kind::UnionPun`]).
        if self.is_allocated(p) {
            for &stored in bytes {
                self.check_scalar(p, view, stored, point)?;
            }
        }
        let record = view.around.record;
        let is_alike = bytes.iter().all(|stored| match (view.class, stored.class) {
            (ANY, _) | (_, ANY) | (CHAR, MEMBER_CHAR | UNION_CHAR) => true,
            (class, found) => class == found,
        });
        for &stored in bytes {
            let found = stored.record;
            if record == 0 || found == 0 || self.are_related(record, found) {
                continue;
            }
            let found = self.module.suspicions.record(found);
            if is_alike && self.is_initial_sequence(record, found, point) {
                return self.initial_sequence(p, record, found, point);
            }
            return match stored.class {
                MEMBER_CHAR | UNION_CHAR => self.character_member(p, view, stored, point),
                _ => self.wrong_record(p, record, found, point),
            };
        }
        Ok(())
    }

    /// A byte of allocated memory is read, as far as it is a matter of scalars.
    fn check_scalar(&mut self, p: Ptr, view: View, stored: Stored, point: u32) -> Result<(), Stop> {
        let (record, found) = (view.around.record, stored.record);
        match (view.class, stored.class) {
            // Stored by way of a union, or the padding of a structure.
            (ANY, ANY) | (CHAR, ANY | CHAR | MEMBER_CHAR | UNION_CHAR) => Ok(()),
            (class, ANY) if found != 0 && record == 0 && !self.record_has(found, &[class]) => {
                let found = self.module.suspicions.record(found);
                self.wrong_part(p, class, found, point)
            }
            (_, ANY) => Ok(()),
            (ANY, class) if record != 0 && found == 0 && !self.record_has(record, &[class]) => {
                self.no_member(p, record, class, point)
            }
            (ANY, _) => Ok(()),
            (CHAR, class) => self.no_member(p, record, class, point),
            (class, UNION_CHAR) if record != 0 || self.record_has(found, &[class]) => Ok(()),
            (_, MEMBER_CHAR | UNION_CHAR) => self.character_member(p, view, stored, point),
            (class, found) if found != class => self.wrong_type(p, class, found, point),
            _ => Ok(()),
        }
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

    /// Part of a structure or union, or the whole of it, is accessed by way of a pointer to that; whether it is there.
    fn check_declared_record(
        &mut self,
        p: Ptr,
        declared: QTy,
        around: Around,
        point: u32,
    ) -> Result<bool, Stop> {
        let Around { record, array, .. } = around;
        if record == 0 && array == 0 {
            return Ok(true);
        }
        // What is larger than the object cannot be there.
        for number in [array, record] {
            let whole = self.module.suspicions.record(number);
            let size = whole.and_then(|ty| self.types.size(ty)).unwrap_or(0);
            if size > u64::from(self.memory.extent(p)) {
                self.wrong_record(p, number, Some(declared.ty), point)?;
                return Ok(false);
            }
        }
        let Some(accessed) = self.module.suspicions.record(record) else {
            return Ok(true);
        };
        let (ty, offset) = self.innermost(declared.ty, offset_of(p).into());
        let types = self.types;
        let known = self.effective.has.entry((ty, offset, record));
        let fits = *known.or_insert_with(|| {
            let there = records_at(types, ty, offset);
            // One that is part of what is accessed: less than the text says, as much as compilers use.
            let fits = |there: &Ty| has_record(types, accessed, *there);
            there.is_empty() || there.iter().any(fits)
        });
        if fits {
            return Ok(true);
        }
        let there = records_at(self.types, ty, offset).last().copied();
        self.wrong_record(p, record, there, point)?;
        Ok(false)
    }

    /// The type of the elements of an array, and an offset within one.
    fn innermost(&self, ty: Ty, offset: u64) -> (Ty, u64) {
        let (mut ty, mut offset) = (ty, offset);
        while let TyKind::Array(elem, _) = self.types.kind(ty)
            && let Some(size) = self.types.size(elem.ty).filter(|size| *size > 0)
        {
            ty = elem.ty;
            offset %= size;
        }
        (ty, self.within_element(ty, offset))
    }

    /// An offset within an element: string literals and arrays of variable length have no more than its type.
    fn within_element(&self, ty: Ty, offset: u64) -> u64 {
        let flexible = match self.types.kind(ty) {
            TyKind::Record(id) => self.types.record_layout(id).is_some_and(|l| l.flexible),
            _ => false,
        };
        match self.types.size(ty) {
            Some(size) if size > 0 && !flexible => offset % size,
            _ => offset,
        }
    }

    /// The class of each byte of a structure or union.
    fn classes_of(&mut self, ty: Ty) -> Rc<[Class]> {
        if let Some(known) = self.effective.wholes.get(&ty) {
            return known.clone();
        }
        let size = self.types.size(ty).filter(|&size| size <= MAX_WHOLE);
        let classes: Rc<[Class]> = (0..size.unwrap_or(0))
            .map(|at| self.at_place(QTy::plain(ty), at).only())
            .collect();
        self.effective.wholes.insert(ty, classes.clone());
        classes
    }

    /// A structure or union is read as a whole, to be copied.
    pub(super) fn check_copied_record(
        &mut self,
        from: Ptr,
        size: u32,
        point: u32,
    ) -> Result<(), Stop> {
        let view = self.module.notes.get(point as usize).map(|note| note.view);
        let view = view.unwrap_or_default();
        if view.around.record == 0 && view.around.array == 0 {
            return Ok(());
        }
        let from = self.memory.outer(from);
        let copied = self.module.suspicions.copied(view.copied);
        let whole = copied.map_or(0, |copied| copied.whole);
        if self.is_allocated(from) {
            self.check_whole_stored(from, whole, point)?;
            return self.check_stored(from, size, view, point);
        }
        let Some(declared) = self.declared(from) else {
            return Ok(());
        };
        self.check_declared_record(from, declared, view.around, point)?;
        self.check_whole_declared(from, declared, whole, point)?;
        if self.is_kept(from) {
            self.check_stored(from, size, view, point)?;
        }
        Ok(())
    }

    /// The structure or union of a number is read: the scalars that were stored are its own (6.5p7).
    fn check_whole_stored(&mut self, p: Ptr, whole: u16, point: u32) -> Result<(), Stop> {
        let Some(ty) = self.module.suspicions.record(whole) else {
            return Ok(());
        };
        let wanted = self.classes_of(ty);
        let extent = self.memory.extent(p);
        let start = offset_of(p) as usize;
        let stored = self.effective.stored(p, extent).get(start..);
        let mut pairs: Vec<(Class, Stored)> = wanted
            .iter()
            .copied()
            .zip(stored.unwrap_or_default().iter().copied())
            .filter(|(class, stored)| *class != ANY && *class != stored.class)
            .collect();
        pairs.dedup();
        for (class, stored) in pairs {
            let around = Around {
                record: if class == CHAR { whole } else { 0 },
                ..Around::default()
            };
            let view = View {
                class,
                around,
                copied: 0,
            };
            self.check_scalar(p, view, stored, point)?;
        }
        Ok(())
    }

    /// The structure or union of a number is read or stored where no structure is declared: so are the scalars.
    fn check_whole_declared(
        &mut self,
        p: Ptr,
        declared: QTy,
        whole: u16,
        point: u32,
    ) -> Result<(), Stop> {
        let Some(accessed) = self.module.suspicions.record(whole) else {
            return Ok(());
        };
        let (ty, offset) = self.innermost(declared.ty, offset_of(p).into());
        if matches!(self.types.kind(ty), TyKind::Record(_)) {
            return Ok(());
        }
        let fits = match self.effective.fits.get(&(ty, offset, whole)) {
            Some(&known) => known,
            None => {
                let wanted = self.classes_of(accessed);
                let mut bytes = (offset..).zip(wanted.iter());
                let fits = bytes.all(|(at, &class)| {
                    let here = self.at_place(QTy::plain(ty), at);
                    class == ANY || here.classes.is_empty() || here.classes.contains(&class)
                });
                self.effective.fits.insert((ty, offset, whole), fits);
                fits
            }
        };
        match fits {
            true => Ok(()),
            false => self.wrong_record(p, whole, Some(ty), point),
        }
    }

    /// A structure or union is copied: where it goes, bytes are stored as its parts.
    pub(super) fn copy_record_types(
        &mut self,
        to: Ptr,
        from: Ptr,
        size: u32,
        point: u32,
    ) -> Result<(), Stop> {
        self.copy_types(to, from, size);
        let view = self.module.notes.get(point as usize).map(|note| note.view);
        let copied = view.and_then(|view| self.module.suspicions.copied(view.copied));
        let Some((whole, target)) = copied.and_then(|c| Some((c.whole, c.target?))) else {
            return Ok(());
        };
        let to = self.memory.outer(to);
        if !self.is_allocated(to)
            && let Some(declared) = self.declared(to)
        {
            self.check_declared_record(to, declared, target, point)?;
            if target.record != 0 {
                self.check_whole_declared(to, declared, whole, point)?;
            }
        }
        let record = part_of(target);
        if record == 0 || !self.is_kept(to) {
            return Ok(());
        }
        let classes = match self.module.suspicions.record(whole) {
            Some(ty) => self.classes_of(ty),
            None => Rc::default(),
        };
        let extent = self.memory.extent(to);
        let start = offset_of(to) as usize;
        let stored = self.effective.stored(to, extent);
        let bytes = stored.get_mut(start..start + size as usize);
        for (i, byte) in bytes.unwrap_or_default().iter_mut().enumerate() {
            byte.record = record;
            match classes.get(i) {
                Some(&class) if class != ANY => byte.class = class,
                _ => {}
            }
        }
        Ok(())
    }

    /// Bytes are copied, with their types.
    pub(super) fn copy_types(&mut self, to: Ptr, from: Ptr, size: u32) {
        let (to, from) = (self.memory.outer(to), self.memory.outer(from));
        if !self.is_kept(to) {
            return;
        }
        let mut copied = vec![Stored::default(); size as usize];
        if self.is_kept(from) {
            let start = offset_of(from) as usize;
            let extent = self.memory.extent(from);
            let stored = self.effective.stored(from, extent);
            if let Some(source) = stored.get(start..start + size as usize) {
                copied.copy_from_slice(source);
            }
            // Nor do those that were stored as such.
            for stored in &mut copied {
                if matches!(stored.class, MEMBER_CHAR | UNION_CHAR) {
                    *stored = Stored::default();
                }
            }
        }
        if !self.is_allocated(from)
            && let Some(declared) = self.declared(from)
        {
            for (i, stored) in copied.iter_mut().enumerate() {
                let here = self.at_place(declared, u64::from(offset_of(from)) + i as u64);
                // Characters say nothing.
                stored.class = match here.only() {
                    CHAR => ANY,
                    class => class,
                };
            }
        }
        let extent = self.memory.extent(to);
        let start = offset_of(to) as usize;
        let stored = self.effective.stored(to, extent);
        if let Some(target) = stored.get_mut(start..start + size as usize) {
            target.copy_from_slice(&copied);
        }
    }

    /// Whether the two structures begin with the same members, and a union of them is visible (6.5.2.3p6).
    fn is_initial_sequence(&self, accessed: u16, found: Option<Ty>, point: u32) -> bool {
        let (Some(one), Some(other)) = (self.module.suspicions.record(accessed), found) else {
            return false;
        };
        let visible = |union| self.is_visible(union, point);
        begin_alike(self.types, one, other)
            && (0..self.program.records.len())
                .map(RecordId::from_index)
                .any(|union| unites(self.types, union, one, other) && visible(union))
    }

    /// Whether a structure or union is declared where the instruction stands: before its function, or within.
    fn is_visible(&self, record: RecordId, point: u32) -> bool {
        let (program, functions) = (self.program, &self.module.functions);
        let inside = functions.iter().filter(|f| f.entry <= point);
        let Some(function) = inside.max_by_key(|f| f.entry).map(|f| f.decl) else {
            return true;
        };
        let span = program[record].span;
        let holds = |decl: DeclId| {
            let outer = program[decl].span;
            outer.lo <= span.lo && span.hi <= outer.hi && !outer.is_none()
        };
        if functions.iter().any(|f| holds(f.decl)) {
            return holds(function);
        }
        for unit in &program.units {
            let mut found = false;
            for &decl in &unit.items {
                if decl == function {
                    return found;
                }
                found |= match program[decl].kind {
                    DeclKind::Record { record: r, define } => {
                        define && self.types.one_record(r) == self.types.one_record(record)
                    }
                    _ => false,
                };
            }
        }
        true
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
                if deed == Deed::Write && self.is_kept(p) {
                    self.note_stored(p, size as u32, Stored::default());
                }
                if self.module.suspicions.volatile
                    && let Some(declared) = self.declared(p)
                    && self.at_place(declared, offset_of(p).into()).volatile
                {
                    self.not_volatile(p, point)?;
                }
            }
            Deed::Seen { ty, write } => {
                let class = match self.module.suspicions.class_of(self.types, ty) {
                    CHAR => ANY,
                    class => class,
                };
                let view = View {
                    class,
                    ..View::default()
                };
                if self.is_allocated(p) {
                    if write {
                        self.note_stored(p, size as u32, Stored { class, record: 0 });
                        return Ok(());
                    }
                    return self.check_stored(p, size as u32, view, point);
                }
                if let Some(declared) = self.declared(p) {
                    let here = self.at_place(declared, offset_of(p).into());
                    if !here.admits(class) {
                        let found = here.classes.first().copied().unwrap_or(ANY);
                        self.wrong_type(p, class, found, point)?;
                    }
                }
            }
        }
        Ok(())
    }

    /// A class in words.
    fn class_name(&self, class: Class) -> String {
        let (program, types) = (self.program, self.types);
        let describe = |ty| cassay_lang::describe(types, program, ty);
        self.module.suspicions.name(class, describe)
    }

    /// A type in words.
    fn type_name(&self, ty: Option<Ty>) -> String {
        let described = ty.map(|ty| cassay_lang::describe(self.types, self.program, ty));
        described.unwrap_or_else(|| "another".into())
    }

    /// The structure, union or array of a number in words.
    fn record_name(&self, number: u16) -> String {
        self.type_name(self.module.suspicions.record(number))
    }

    fn misread(
        &mut self,
        kind: Kind,
        p: Ptr,
        point: u32,
        detail: impl FnOnce() -> String,
    ) -> Result<(), Stop> {
        self.pc = point;
        let trapped = self.trap(kind, detail);
        trapped.map_err(|stop| super::access::with_pointer(stop, p))
    }

    #[cold]
    fn wrong_type(&mut self, p: Ptr, exact: Class, found: Class, point: u32) -> Result<(), Stop> {
        let (accessed, object) = (self.class_name(exact), self.class_name(found));
        self.misread(Kind::EffectiveType, p, point, || {
            format!("accessed as {accessed}, the object is {object}")
        })
    }

    /// A scalar is accessed, and what is there was stored as a part of something that has none of its kind.
    #[cold]
    fn wrong_part(
        &mut self,
        p: Ptr,
        exact: Class,
        found: Option<Ty>,
        point: u32,
    ) -> Result<(), Stop> {
        let (accessed, found) = (self.class_name(exact), self.type_name(found));
        self.misread(Kind::EffectiveType, p, point, || {
            format!("accessed as {accessed}, the object is part of {found}")
        })
    }

    /// A member is accessed, and what is there is a scalar that the structure or union has not.
    #[cold]
    fn no_member(&mut self, p: Ptr, record: u16, found: Class, point: u32) -> Result<(), Stop> {
        let (accessed, found) = (self.record_name(record), self.class_name(found));
        self.misread(Kind::RecordPun, p, point, || {
            format!("accessed as part of {accessed}, the object is {found}")
        })
    }

    #[cold]
    fn wrong_record(
        &mut self,
        p: Ptr,
        accessed: u16,
        found: Option<Ty>,
        point: u32,
    ) -> Result<(), Stop> {
        let types = self.types;
        let accessed = self.module.suspicions.record(accessed);
        let is_record = |ty: Option<Ty>| {
            ty.is_some_and(|ty| matches!(types.kind(element(types, ty)), TyKind::Record(_)))
        };
        let kind = match is_record(accessed) {
            true => Kind::RecordPun,
            false => Kind::EffectiveType,
        };
        let object = if is_record(found) { "part of " } else { "" };
        let (accessed, found) = (self.type_name(accessed), self.type_name(found));
        self.misread(kind, p, point, || {
            format!("accessed as part of {accessed}, the object is {object}{found}")
        })
    }

    #[cold]
    fn initial_sequence(
        &mut self,
        p: Ptr,
        accessed: u16,
        found: Option<Ty>,
        point: u32,
    ) -> Result<(), Stop> {
        let (accessed, found) = (self.record_name(accessed), self.type_name(found));
        self.misread(Kind::InitialSequence, p, point, || {
            format!(
                "read as part of {accessed}, last stored as part of {found}; defined by the letter of C17 6.5.2.3p6, \
                 as a union of both is visible, but undefined to gcc and clang"
            )
        })
    }

    /// What was stored as a character of a structure or union is read as something else.
    #[cold]
    fn character_member(
        &mut self,
        p: Ptr,
        view: View,
        stored: Stored,
        point: u32,
    ) -> Result<(), Stop> {
        let accessed = match view.around.record {
            0 => self.class_name(view.class),
            record => format!("part of {}", self.record_name(record)),
        };
        let found = self.record_name(stored.record);
        self.misread(Kind::CharacterMember, p, point, || {
            format!(
                "read as {accessed}, last stored as a character of {found}; defined by the letter of C17 6.5p6, as \
                 characters leave allocated memory without a type, but undefined to gcc and clang"
            )
        })
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

/// The structure or union that bytes are stored as a part of.
fn part_of(around: Around) -> u16 {
    match around.member {
        0 => around.record,
        member => member,
    }
}
