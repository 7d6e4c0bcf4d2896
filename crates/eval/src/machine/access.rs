//! Memory access off the fast path: what failed there, and what the fast path does not cover.

use super::Machine;
use crate::code::{Access, BitAccess, Effect, NotNull, Overlap, Rep, UNSAID};
use crate::padding::{Padding, is_padding};
use crate::repair::watch::Watch;
use crate::value::extend;
use cassay_lang::tree::{DeclId, FloatKind, Id};
use cassay_lang::types::{Ty, TyKind};
use cassay_library::{Given, Stop, assumed_aligned};
use cassay_memory::{Fault, Kind, Met, ObjectKind, Open, Ptr, object_of, offset_of, tag};

impl<W: Watch> Machine<'_, W> {
    /// Loads `n` bytes (at most 16) as a number in the target's order, with all checks but alignment.
    fn load_any(&mut self, p: Ptr, n: u32) -> Result<u128, Stop> {
        let at = self.memory.check(p, n.into(), false)?;
        let mut bytes = [0u8; 16];
        for (i, byte) in bytes.iter_mut().enumerate().take(n as usize) {
            let here = p + i as u64;
            *byte = match self.memory.tags[at + i] {
                tag::DATA => self.memory.data[at + i],
                tag::POINTER => self.exposed_byte(at + i, self.memory.base_of(p)),
                tag @ (tag::PADDING | tag::TAIL | tag::MIXED) => {
                    self.read_open(tag);
                    self.memory.data[at + i]
                }
                tag::NONE if self.is_padding(here) => {
                    self.memory.pad(here, 1)?;
                    self.read_open(tag::PADDING);
                    self.memory.data[at + i]
                }
                _ => return Err(without_value(here)),
            };
        }
        Ok(self.memory.number_of(&bytes[..n as usize]))
    }

    fn check_alignment(&mut self, p: Ptr, align: u32) -> Result<(), Stop> {
        if offset_of(p) & (align - 1) != 0 && !self.memory.is_aligned_elsewhere(p, align) {
            self.trap(Kind::MisalignedAccess, || {
                format!(
                    "the type needs a multiple of {align}, the address is {} past one",
                    offset_of(p) & (align - 1)
                )
            })
            .map_err(|stop| with_pointer(stop, p))?;
        }
        Ok(())
    }

    fn shifted(&self, p: Ptr, off: u32, n: u32, write: bool) -> Result<Ptr, Stop> {
        match offset_of(p).checked_add(off) {
            Some(_) if p != 0 || off == 0 => Ok(p + u64::from(off)),
            _ => Err(self
                .memory
                .fault(p, u64::from(off) + u64::from(n), write)
                .into()),
        }
    }

    /// What the instruction at hand accesses: see [`crate::code::class`].
    fn access_class(&self) -> u8 {
        self.module
            .notes
            .get(self.pc as usize)
            .map_or(0, |note| note.class & !crate::code::VOLATILE)
    }

    /// An object with a union is read through a pointer: by the type that was stored last?
    fn check_class(&mut self, p: Ptr, n: u32) -> Result<(), Stop> {
        let class = self.access_class();
        if class & crate::code::VIA_UNION != 0 {
            self.see_nan(p, n);
        }
        if class == 0 || class & crate::code::VIA_UNION != 0 {
            return Ok(());
        }
        let Some(classes) = self.memory.classes(p, n) else {
            return Ok(());
        };
        if let Some(&stored) = classes.iter().find(|&&c| c != 0 && c != class) {
            self.trap(Kind::UnionPun, || {
                let name = crate::code::class_name;
                format!("read as {}, last stored as {}", name(class), name(stored))
            })
            .map_err(|stop| with_pointer(stop, p))?;
        }
        Ok(())
    }

    /// A member of a union is read: its bytes may be those of a floating member.
    fn see_nan(&mut self, p: Ptr, n: u32) {
        let class = self.access_class() & !crate::code::VIA_UNION;
        let is_real = |class: u8| matches!(class, 7 | 8);
        let stored = self.memory.classes(p, n);
        if !is_real(class)
            && stored.is_some_and(|stored| stored.iter().all(|&c| is_real(c)))
            && let Ok(bytes) = self.memory.bytes(p, n.into()).map(<[u8]>::to_vec)
        {
            let met = self.memory.met();
            self.memory.meet_nan(&bytes);
            self.note_choices(met);
        }
    }

    /// Notes what was stored.
    fn note_class(&mut self, p: Ptr, n: u32) {
        let class = self.access_class() & !crate::code::VIA_UNION;
        self.memory.set_class(p, n.into(), class);
    }

    #[cold]
    #[inline(never)]
    pub(super) fn load_slow(&mut self, p: Ptr, off: u32, n: u32) -> Result<u64, Stop> {
        let p = self.shifted(p, off, n, false)?;
        self.memory.check(p, n.into(), false)?;
        self.check_alignment(p, n)?;
        self.check_class(p, n)?;
        Ok(self.load_any(p, n)? as u64)
    }

    #[cold]
    #[inline(never)]
    pub(super) fn load_ptr_slow(&mut self, p: Ptr, off: u32) -> Result<u64, Stop> {
        let p = self.shifted(p, off, 8, false)?;
        self.memory.check(p, 8, false)?;
        self.check_alignment(p, 8)?;
        self.check_class(p, 8)?;
        let met = self.memory.met();
        let value = self.memory.read_pointer(p)?;
        self.note_choices(met);
        Ok(value)
    }

    #[cold]
    #[inline(never)]
    pub(super) fn store_slow(&mut self, p: Ptr, off: u32, n: u32, v: u64) -> Result<(), Stop> {
        let p = self.shifted(p, off, n, true)?;
        self.memory.check(p, n.into(), true)?;
        self.check_alignment(p, n)?;
        self.memory.write(p, &v.to_le_bytes()[..n as usize])?;
        self.note_class(p, n);
        Ok(())
    }

    #[cold]
    #[inline(never)]
    pub(super) fn store_ptr_slow(&mut self, p: Ptr, off: u32, v: u64) -> Result<(), Stop> {
        let p = self.shifted(p, off, 8, true)?;
        self.memory.check(p, 8, true)?;
        self.check_alignment(p, 8)?;
        self.memory.write_pointer(p, v)?;
        self.note_class(p, 8);
        Ok(())
    }

    pub(super) fn load_wide(&mut self, p: Ptr, off: u32, bytes: u32) -> Result<u128, Stop> {
        if let Some(v) = self.load_plain(p, off, 16, bytes) {
            return Ok(v);
        }
        let p = self.shifted(p, off, 16, false)?;
        self.memory.check(p, 16, false)?;
        self.check_alignment(p, 16)?;
        self.check_class(p, bytes)?;
        self.load_any(p, bytes)
    }

    /// Bytes of an object of so many, which is aligned to its size, if all of them are plain data and nobody needs to know.
    fn load_plain(&self, p: Ptr, off: u32, size: u32, bytes: u32) -> Option<u128> {
        let at = self.memory.locate(p, off, size)?;
        let range = at..at + bytes as usize;
        let tags = self.memory.tags.get(range.clone())?;
        let plain = offset_of(p).wrapping_add(off) & (size - 1) == 0
            && tags.iter().all(|&tag| tag == tag::DATA);
        let data = self.memory.data.get(range).filter(|_| plain)?;
        Some(self.memory.number_of(data))
    }

    pub(super) fn store_wide(&mut self, p: Ptr, off: u32, bytes: u32, v: u128) -> Result<(), Stop> {
        let p = self.shifted(p, off, 16, true)?;
        self.memory.check(p, 16, true)?;
        self.check_alignment(p, 16)?;
        self.memory.write(p, &v.to_le_bytes()[..bytes as usize])?;
        // The x87's `long double` has a value in 10 of its bytes.
        let rest = self.types.target.float_scalar(FloatKind::LongDouble).size;
        if bytes == 10 && rest > 10 {
            self.memory.pad_again(p + 10, u64::from(rest) - 10)?;
        }
        self.note_class(p, bytes);
        Ok(())
    }

    /// A static object's bytes that are not plain data: static objects start with values, but may be
    /// assigned from others that have none.
    #[cold]
    #[inline(never)]
    pub(super) fn load_static_slow(&mut self, at: usize, n: u32) -> Result<u64, Stop> {
        let mut bytes = [0u8; 8];
        for (i, byte) in bytes.iter_mut().enumerate().take(n as usize) {
            *byte = match self.memory.tags.get(at + i).copied() {
                Some(tag::DATA) => self.memory.data[at + i],
                // Pointers in static objects without a name are found by their place alone.
                Some(tag::POINTER) => self.exposed_byte(at + i, at + i),
                Some(tag @ (tag::PADDING | tag::TAIL | tag::MIXED)) => {
                    self.read_open(tag);
                    self.memory.data[at + i]
                }
                _ => return Err(without_value(self.memory.pointer_to(at + i))),
            };
        }
        Ok(u64::from_le_bytes(bytes))
    }

    #[cold]
    #[inline(never)]
    pub(super) fn load_static_ptr_slow(&mut self, at: usize) -> Result<u64, Stop> {
        let Some(tags) = self.memory.tags.get(at..at + 8) else {
            return Err(Stop::Unsupported("internal: static access".into()));
        };
        if let Some(i) = tags.iter().position(|&t| tag::lacks_value(t)) {
            return Err(without_value(self.memory.pointer_to(at + i)));
        }
        let is_pointer = tags[0] == tag::POINTER;
        for at in at..at + 8 {
            self.read_open(self.memory.tags[at]);
        }
        let bytes: [u8; 8] = self.memory.data[at..at + 8].try_into().unwrap_or_default();
        let v = u64::from_le_bytes(bytes);
        Ok(if is_pointer {
            v
        } else {
            self.memory.from_integer(v)
        })
    }

    /// `*to = *from` for bytes: an indeterminate byte may be copied, but its value not be `used`.
    pub(super) fn copy_byte(&mut self, to: Ptr, from: Ptr, used: bool) -> Result<u8, Stop> {
        let source = self.memory.check(from, 1, false)?;
        let byte = match used && self.memory.tags[source] != tag::DATA {
            true => self.load_any(from, 1)? as u8,
            false => self.memory.data[source],
        };
        self.memory.copy(to, from, 1)?;
        Ok(byte)
    }

    /// The record that a pointer points to is there.
    pub(super) fn whole(&self, p: Ptr, size: u32) -> Result<(), Stop> {
        if object_of(p) == 0 {
            return Err(self.memory.fault(p, size.max(1).into(), false).into());
        }
        self.memory.check(p, size.into(), false)?;
        Ok(())
    }

    pub(super) fn zero(&mut self, p: Ptr, size: u32) -> Result<(), Stop> {
        Ok(self.memory.fill(p, 0, size.into())?)
    }

    /// Notes where the program first meets what C leaves open; `met`: what it had met before.
    #[inline(always)]
    pub(super) fn note_choices(&mut self, met: Met) {
        if self.memory.met() != met {
            self.note_met(met);
        }
    }

    #[cold]
    fn note_met(&mut self, before: Met) {
        for open in self.memory.met().without(before).all() {
            if let Some(at) = self.met_at.get_mut(open as usize) {
                at.get_or_insert(self.pc);
            }
        }
    }

    /// A byte of a pointer; the object starts at `base`.
    fn exposed_byte(&mut self, at: usize, base: usize) -> u8 {
        let met = self.memory.met();
        let byte = self.memory.exposed_byte(at, base);
        self.note_choices(met);
        byte
    }

    /// Notes where the first byte was read whose value is left open.
    #[cold]
    fn read_open(&mut self, tag: u8) {
        let met = self.memory.met();
        self.memory.meet_tag(tag);
        self.note_choices(met);
    }

    /// Whether a byte never written is padding of a declared object.
    #[cold]
    pub(crate) fn is_padding(&self, p: Ptr) -> bool {
        let declared = self.declared(p);
        declared.is_some_and(|qty| is_padding(self.types, qty.ty, offset_of(p).into()))
    }

    /// Whether the instruction at hand reads an integer, but no `_Bool`.
    #[cold]
    pub(crate) fn reads_integer(&self) -> bool {
        let op = self.module.code.get(self.pc as usize);
        let reads = match op.map(|op| op.effect()) {
            Some(Effect::Access(touched)) => !touched.write,
            Some(Effect::Copy { .. }) => true,
            _ => false,
        };
        let class = self.access_class() & !crate::code::VIA_UNION;
        reads && matches!(class, 0 | 2..=6)
    }

    /// Whether a declared object is an array, or has one in it.
    #[cold]
    pub(crate) fn has_array(&self, decl: DeclId) -> bool {
        let declared = self.decl_types.get(decl.index()).copied().flatten();
        let mut work: Vec<Ty> = declared.iter().map(|declared| declared.ty).collect();
        while let Some(ty) = work.pop() {
            match self.types.kind(ty) {
                TyKind::Array(..) => return true,
                TyKind::Record(id) => {
                    let fields = self.types.record_layout(id).map_or(&[][..], |l| &l.fields);
                    work.extend(fields.iter().map(|field| field.ty.ty));
                }
                _ => {}
            }
        }
        false
    }

    /// 6.2.6.1p7: `n` bytes at `p + off` are behind the member of a union that was stored to, or initialised.
    #[cold]
    pub(super) fn tail(&mut self, p: Ptr, off: u32, n: u32, fresh: bool) -> Result<(), Stop> {
        let p = self.shifted(p, off, n, false)?;
        // The union may be cut short where its object is: `malloc` of less than its size.
        let room = self.memory.extent(p).saturating_sub(offset_of(p));
        Ok(self.memory.leave_open(p, n.min(room).into(), fresh)?)
    }

    /// 6.2.6.1p6: storing a value into a structure leaves its padding unspecified.
    pub(super) fn forget_padding(&mut self, p: Ptr, padding: &Padding) -> Result<(), Stop> {
        for &(off, n) in padding.bytes.iter().chain(&padding.elements) {
            self.memory.pad(p + u64::from(off), n.into())?;
        }
        for &(off, bits) in &padding.bits {
            self.memory.pad_bits(p + u64::from(off), bits)?;
        }
        Ok(())
    }

    /// The same after a store to a member at `p`, which lies so far inside of the structure. Padding keeps its value
    /// in the first run. What the object has no room for is left alone.
    #[cold]
    pub(super) fn pad_again(&mut self, p: Ptr, back: u32, padding: &Padding) {
        let p = self.memory.outer(p);
        let Some(start) = offset_of(p).checked_sub(back) else {
            return;
        };
        let record = p - u64::from(back);
        let room = self.memory.extent(p) - start;
        for &(off, n) in padding.bytes.iter().filter(|(off, n)| off + n <= room) {
            // The store has found the object there.
            let _ = self.memory.pad_again(record + u64::from(off), n.into());
        }
        for &(off, bits) in padding.bits.iter().filter(|(off, _)| *off < room) {
            let _ = self.memory.pad_bits(record + u64::from(off), bits);
        }
    }

    /// Pointers that are not the same: whether they are equal all the same.
    #[inline(always)]
    pub(super) fn alike(&mut self, a: Ptr, b: Ptr) -> bool {
        let (a, b) = (self.memory.outer(a), self.memory.outer(b));
        let (x, y) = (object_of(a), object_of(b));
        if x == y || x == 0 || y == 0 {
            return a == b;
        }
        let met = self.memory.met();
        let alike = self.memory.alike(a, b);
        self.note_choices(met);
        alike
    }

    /// More than the sign of a comparison's result is looked at: it may be any number of that sign.
    pub(super) fn magnitude(&mut self, v: u64) -> u64 {
        let v = v as i64;
        if v == 0 {
            return 0;
        }
        let met = self.memory.met();
        let factor = self.memory.magnitude();
        self.note_choices(met);
        (if factor == 1 {
            v
        } else {
            v.signum() * i64::from(factor)
        }) as u64
    }

    /// More of a result is looked at than whether it is 0: it may be any other number.
    pub(super) fn nonzero(&mut self, v: u64) -> u64 {
        if v == 0 {
            return 0;
        }
        let met = self.memory.met();
        let other = self.memory.nonzero();
        self.note_choices(met);
        let is_one = other == 1;
        (if is_one { v as i64 } else { other.into() }) as u64
    }

    /// The result of a function of the library that was called through a pointer.
    pub(super) fn given(&mut self, f: u32, v: u64) -> u64 {
        match self.module.library[f as usize].given {
            Given::Value => v,
            Given::Sign => self.magnitude(v),
            Given::Truth => self.nonzero(v),
        }
    }

    /// Meets a choice at the instruction at hand.
    pub(super) fn meet_here(&mut self, open: Open) -> bool {
        let met = self.memory.met();
        let other = self.memory.meet(open);
        self.note_choices(met);
        other
    }

    /// What a compiler may know about the bytes from a pointer on.
    pub(super) fn object_size(&mut self, p: Ptr, part: bool, unknown: u64) -> u64 {
        if !self.meet_here(Open::Knowledge) {
            return unknown;
        }
        let whole = match part {
            true => p,
            false => self.memory.outer(p),
        };
        match self.memory.size_of(whole) {
            Some(size) => size.saturating_sub(offset_of(whole)).into(),
            None => unknown,
        }
    }

    #[cold]
    pub(super) fn null_promised(of: NotNull) -> Stop {
        let detail = match of {
            NotNull::Result => {
                "the function promises never to return a null pointer (returns_nonnull)"
            }
            NotNull::Parameter | NotNull::Argument => {
                "the function expects a pointer that is not null (nonnull)"
            }
        };
        Stop::undefined(Kind::AssumeViolated, detail)
    }

    /// `alloc_align` promises nothing about null pointers.
    #[cold]
    pub(super) fn aligned_by(p: Ptr, align: u64) -> Result<(), Stop> {
        if p == 0 || align.is_power_of_two() {
            return assumed_aligned(p, align.max(1), 0);
        }
        Err(Stop::undefined(
            Kind::AssumeViolated,
            "the alignment that alloc_align names is not a power of 2",
        ))
    }

    /// What a `malloc` function returns must be an object of its own. Part of another one may be that, too, but nobody
    /// says until when.
    #[cold]
    pub(super) fn new_object(&self, p: Ptr) -> Result<(), Stop> {
        let allocated = self.memory.kind_of(self.memory.outer(p)) == ObjectKind::Heap;
        if p == 0 || allocated {
            return Ok(());
        }
        let what = "a function with attribute 'malloc' returns what was not allocated";
        Err(Stop::Unsupported(what.into()))
    }

    #[cold]
    pub(super) fn returned() -> Stop {
        let detail = "the function was called as one that does not return (noreturn)";
        Stop::undefined(Kind::NoreturnReturned, detail)
    }

    #[cold]
    pub(super) fn misaligned_pointer(&mut self, p: Ptr, align: u32) -> Result<(), Stop> {
        if self.memory.is_aligned_elsewhere(p, align) {
            return Ok(());
        }
        self.trap(Kind::MisalignedPointer, || {
            format!(
                "the type needs a multiple of {align}, the address is {} past one",
                offset_of(p) & (align - 1)
            )
        })
        .map_err(|stop| with_pointer(stop, p))
    }

    #[cold]
    pub(super) fn uninitialised(&self, decl: cassay_lang::tree::DeclId) -> Stop {
        Stop::Variable {
            kind: Kind::IndeterminateValue,
            decl,
        }
    }

    /// Members of packed records, and whatever the target keeps in a way of its own.
    pub(super) fn load_packed(&mut self, p: Ptr, access: Access) -> Result<u128, Stop> {
        let p = self.shifted(p, access.off, access.bytes.into(), false)?;
        if access.align > 1 {
            self.memory.check(p, access.bytes.into(), false)?;
            self.check_alignment(p, access.align)?;
        }
        self.check_class(p, access.bytes.into())?;
        if access.rep == Rep::Ptr {
            return Ok(self.memory.read_pointer(p)?.into());
        }
        let raw = self.load_any(p, access.bytes.into())?;
        Ok(match access.rep {
            Rep::Int { signed, .. } => {
                u128::from(extend(raw as u64, u32::from(access.bytes) * 8, signed))
            }
            // The 68881 has a gap between exponent and fraction.
            Rep::F80 if access.bytes == 12 => raw >> 80 << 64 | u128::from(raw as u64),
            _ => raw,
        })
    }

    pub(super) fn store_packed(&mut self, p: Ptr, access: Access, v: u128) -> Result<(), Stop> {
        let p = self.shifted(p, access.off, access.bytes.into(), true)?;
        if access.align > 1 {
            self.memory.check(p, access.bytes.into(), true)?;
            self.check_alignment(p, access.align)?;
        }
        if access.rep == Rep::Ptr {
            self.memory.write_pointer(p, v as u64)?;
        } else {
            let v = match access.rep {
                Rep::F80 if access.bytes == 12 => v >> 64 << 80 | u128::from(v as u64),
                _ => v,
            };
            let n = usize::from(access.bytes);
            let bytes = self.memory.scalar(v, n);
            self.memory.write(p, &bytes[..n])?;
        }
        self.note_class(p, access.bytes.into());
        Ok(())
    }

    /// Loads a bit-field. Only its own bits have to hold a value.
    pub(super) fn load_bits(&mut self, p: Ptr, field: BitAccess) -> Result<u64, Stop> {
        let p = self.shifted(p, field.off, field.bytes.into(), false)?;
        let at = self.memory.check(p, field.bytes.into(), false)?;
        let mask = field_mask(field);
        let mut raw = [0u8; 16];
        for (i, byte) in raw.iter_mut().enumerate().take(field.bytes.into()) {
            let wanted = (mask >> (8 * self.memory.weight(i, field.bytes.into()))) as u8;
            *byte = match self.memory.tags[at + i] {
                tag::DATA => self.memory.data[at + i],
                tag::POINTER => self.exposed_byte(at + i, self.memory.base_of(p)),
                tag @ (tag::PADDING | tag::TAIL) => {
                    if wanted != 0 {
                        self.read_open(tag);
                    }
                    self.memory.data[at + i]
                }
                _ if wanted & !self.memory.known_bits(at + i) == 0 => self.memory.data[at + i],
                tag::MIXED => {
                    self.read_open(tag::MIXED);
                    self.memory.data[at + i]
                }
                _ => return Err(without_value(p + i as u64)),
            };
        }
        let raw = self.memory.number_of(&raw[..usize::from(field.bytes)]) >> field.shift;
        Ok(extend(raw as u64, field.width.into(), field.signed))
    }

    /// Stores a bit-field. Neighbouring bits keep their values, or stay without one.
    pub(super) fn store_bits(&mut self, p: Ptr, field: BitAccess, v: u64) -> Result<(), Stop> {
        let p = self.shifted(p, field.off, field.bytes.into(), true)?;
        let at = self.memory.check(p, field.bytes.into(), true)?;
        let mask = field_mask(field);
        let value = u128::from(v) << field.shift;
        for i in 0..usize::from(field.bytes) {
            let shift = 8 * self.memory.weight(i, field.bytes.into());
            self.memory
                .write_bits(at + i, (mask >> shift) as u8, (value >> shift) as u8);
        }
        self.memory.set_class(p, field.bytes.into(), 0);
        Ok(())
    }

    /// Struct assignment (6.5.16.1p3).
    pub(super) fn copy_object(&mut self, to: Ptr, from: Ptr, size: u32) -> Result<(), Stop> {
        let distance = (offset_of(to)).abs_diff(offset_of(from));
        let object = |p: Ptr| object_of(self.memory.outer(p));
        if distance != 0 && distance < size && object(to) == object(from) {
            return Err(Stop::Kind {
                kind: Kind::OverlappingAssignment,
                detail: format!("the objects overlap by {} bytes", size - distance),
                ptr: Some(to),
            });
        }
        self.fuel -= i64::from(size / 64);
        Ok(self.memory.copy(to, from, size.into())?)
    }

    /// Assignment of a scalar that was read from an object (6.5.16.1p3): the two are the same, or apart.
    #[cold]
    #[inline(never)]
    pub(super) fn check_overlap(&self, to: Ptr, from: Ptr, shape: u32) -> Result<(), Stop> {
        let Overlap {
            to: left,
            from: right,
            alike,
        } = self.module.overlaps[shape as usize];
        if object_of(self.memory.outer(to)) != object_of(self.memory.outer(from)) {
            return Ok(());
        }
        let bits = |p: Ptr, (start, width): (u64, u32)| {
            let start = u64::from(offset_of(p)) * 8 + start;
            start..start + u64::from(width)
        };
        let (left, right) = (bits(to, left), bits(from, right));
        if left.end <= right.start || right.end <= left.start || alike && left == right {
            return Ok(());
        }
        let detail = match left == right {
            true => "the objects are one, but have different types".into(),
            false => {
                let n = left.end.min(right.end) - left.start.max(right.start);
                format!("the objects overlap by {n} bits")
            }
        };
        Err(Stop::Kind {
            kind: Kind::OverlappingAssignment,
            detail,
            ptr: Some(to),
        })
    }

    /// What the caller says about the size of an array.
    #[cold]
    pub(super) fn sent_size(&self, at: u32) -> u64 {
        let said = self.sizes.iter().find(|&&(place, _)| place == at);
        said.map_or(UNSAID, |&(_, size)| size)
    }

    #[cold]
    pub(super) fn sizes_differ(a: u64, b: u64) -> Stop {
        let detail = format!("one array has {a} bytes, the other {b}");
        Stop::undefined(Kind::ArraySizeMismatch, detail)
    }

    // -- pointers -----------------------------------------------------------------------------

    /// `p + bytes`, checked against the object (6.5.6p8).
    #[cold]
    #[inline(never)]
    pub(super) fn pointer_fault(&mut self, p: Ptr, bytes: i128) -> Stop {
        if self.memory.kind_of(p) == ObjectKind::Label {
            return Stop::Unsupported("arithmetic on a label's address".into());
        }
        let detail = match self.memory.size_of(p) {
            _ if p == 0 => format!("{bytes} bytes from a null pointer"),
            None if self.memory.usable(p) => {
                format!("{bytes} bytes from {p:#x}, where no object is")
            }
            None => return dangling(p),
            Some(size) if self.memory.is_inner(p) => {
                let low = self.memory.low(p);
                let offset = i128::from(offset_of(p)) + bytes - i128::from(low);
                let kind = Kind::ArrayBounds;
                let detail = format!(
                    "offset {offset} of an array of {} bytes, in a larger object",
                    size - low
                );
                let ptr = Some(p);
                return Stop::Kind { kind, detail, ptr };
            }
            Some(size) => {
                let offset = i128::from(offset_of(p)) + bytes;
                format!("offset {offset} of an object of {size} bytes")
            }
        };
        Stop::Kind {
            kind: Kind::PointerArithmetic,
            detail,
            ptr: Some(p),
        }
    }

    #[inline(always)]
    pub(super) fn pointer_add(&mut self, p: Ptr, bytes: i64) -> Result<Ptr, Stop> {
        if let Some(size) = self.memory.size_of(p) {
            let offset = i64::from(offset_of(p)).wrapping_add(bytes);
            if offset >= 0 && offset <= i64::from(size) && bytes.unsigned_abs() <= 1 << 32 {
                if bytes < 0 && offset < self.memory.low(p).into() {
                    return Err(self.pointer_fault(p, bytes.into()));
                }
                return Ok(p.wrapping_add(bytes as u64));
            }
        }
        if bytes == 0 && p != 0 && self.memory.usable(p) {
            return Ok(p);
        }
        Err(self.pointer_fault(p, bytes.into()))
    }

    pub(super) fn pointer_scaled(
        &mut self,
        p: Ptr,
        x: i64,
        size: u32,
        negate: bool,
    ) -> Result<Ptr, Stop> {
        let bytes = i128::from(x) * i128::from(size) * if negate { -1 } else { 1 };
        match i64::try_from(bytes) {
            Ok(bytes) => self.pointer_add(p, bytes),
            Err(_) => Err(self.pointer_fault(p, bytes)),
        }
    }

    pub(super) fn pointer_use(&mut self, p: Ptr) -> Result<(), Stop> {
        if self.memory.usable(p) {
            return Ok(());
        }
        Err(dangling(p))
    }

    pub(super) fn pointer_pair(&mut self, a: Ptr, b: Ptr, kind: Kind) -> Result<(), Stop> {
        self.pointer_use(a)?;
        self.pointer_use(b)?;
        if self.memory.kind_of(a) == ObjectKind::Label {
            return Err(Stop::Unsupported("comparison of labels' addresses".into()));
        }
        let (x, y) = (self.memory.outer(a), self.memory.outer(b));
        if object_of(x) != object_of(y) || object_of(x) == 0 {
            return Err(Stop::Pair { kind, a, b });
        }
        if kind == Kind::PointerSubtraction && self.memory.are_apart(a, b) {
            return Err(Stop::Kind {
                kind,
                detail: "the pointers point into different arrays of one object".into(),
                ptr: Some(a),
            });
        }
        Ok(())
    }

    /// 6.5.6p9.
    pub(super) fn pointer_difference(&mut self, a: Ptr, b: Ptr, size: u32) -> Result<u64, Stop> {
        self.pointer_pair(a, b, Kind::PointerSubtraction)?;
        let bytes = i64::from(offset_of(a)) - i64::from(offset_of(b));
        let size = i64::from(size.max(1));
        if bytes % size != 0 {
            return Err(Stop::Kind {
                kind: Kind::PointerSubtraction,
                detail: format!("{bytes} bytes apart is no multiple of {size}"),
                ptr: Some(a),
            });
        }
        Ok((bytes / size) as u64)
    }

    /// An index outside `0 .. n` of an array that is part of an lvalue.
    #[cold]
    #[inline(never)]
    pub(super) fn index_fault(&mut self, p: Ptr, x: i64, n: u32) -> Stop {
        let whole = p != 0 && !self.memory.is_live(p);
        if whole {
            return self.memory.fault(p, 1, false).into();
        }
        Stop::Kind {
            kind: Kind::ArrayBounds,
            detail: format!("index {x} of an array of {n} elements"),
            ptr: (p != 0).then_some(p),
        }
    }

    /// `p[x]` failed its bounds check: is it the pointer or the access?
    #[cold]
    #[inline(never)]
    pub(super) fn element_address(&mut self, p: Ptr, x: i64, size: u32) -> Result<Ptr, Stop> {
        if x == 0 {
            return Ok(p);
        }
        if self.memory.size_of(p).is_none() {
            return Err(self.memory.fault(p, size.into(), false).into());
        }
        self.pointer_scaled(p, x, size, false)
    }
}

fn without_value(p: Ptr) -> Stop {
    Stop::Fault(Fault {
        kind: Kind::IndeterminateValue,
        ptr: p,
        size: 1,
    })
}

fn dangling(p: Ptr) -> Stop {
    Stop::Fault(Fault {
        kind: Kind::DanglingPointer,
        ptr: p,
        size: 0,
    })
}

/// The bits of a bit-field among its bytes.
fn field_mask(field: BitAccess) -> u128 {
    u128::from(u64::MAX >> (64 - field.width.clamp(1, 64))) << field.shift
}

pub(super) fn with_pointer(stop: Stop, p: Ptr) -> Stop {
    match stop {
        Stop::Kind {
            kind,
            detail,
            ptr: None,
        } => Stop::Kind {
            kind,
            detail,
            ptr: Some(p),
        },
        other => other,
    }
}
