//! Where objects lie in a run that has them elsewhere (6.3.2.3p5, p6): addresses of 8 bytes, by object.
//!
//! In the first run an object's number makes its address, so that objects are far apart, in the order in which
//! they are made, and aligned to anything. Here they are close to each other, in the other order, aligned to what
//! their types ask for and to no more; one that begins may lie where an ended one was. Static objects and
//! functions have their places from the start, others when their addresses are first asked for. At least one
//! byte lies between two objects, so that each address belongs to one of them; in one run they touch each other, and one
//! that makes a pointer of an address that may belong to either of two says nothing (`Memory::is_ambiguous`).
//!
//! In one more run objects that need not be distinct (`identity.rs`) lie inside of each other: they are *guests*. Those
//! of no bytes, and labels, are guests where objects touch.
//!
//! In one more run, every bit of an address is another one than in the first run, but for those that the alignment
//! promises, and for one that keeps the others from changing when an offset within the object is added. So whatever looks at
//! a single bit sees another one. In further ones, all objects are moved, step by step and then anyhow.

use super::open::{Lie, mixed};
use super::{Memory, Meta, Object, ObjectKind, Ptr, object_of, offset_of, pointer};
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet};

/// The bit of addresses that takes what is carried over.
const PAGE: u64 = 1 << 12;
/// Addresses of objects are below it.
const TOP: u64 = 1 << 47;
/// Objects of higher numbers have no range of their own where all bits are the other ones; there are enough others by then.
const MOST_APART: u32 = 0x7ff0;
/// How far a step moves all objects: no odd number divides it, so that steps lead to every remainder; alignments do.
const STEP: u64 = 32;
/// So many runs go one step further each. Where an address is divided first, some remainders take more than that: in
/// further runs, all objects are moved by any number of steps below `FAR`.
const IN_TURN: u64 = 36;
const FAR: u64 = 1 << 15;
/// How many of the objects that got a place last are asked whether they have ended.
const RECENT: usize = 32;

#[derive(Clone, Debug)]
pub struct Places {
    /// What declared objects must be aligned to, by declaration.
    aligns: Vec<u32>,
    lie: Lie,
    bases: FxHashMap<u32, u64>,
    /// By base.
    ranges: BTreeMap<u64, u32>,
    recent: Vec<u32>,
    /// Where the next static object may begin, and where the next other one must end.
    low: u64,
    high: u64,
    /// Objects that lie where others are, by base.
    guests: BTreeSet<(u64, u32)>,
    /// How large the largest of them is.
    largest_guest: u32,
    /// Automatic objects that others of the same bytes may be, by their bytes.
    looks: FxHashMap<Vec<u8>, u32>,
}

impl Places {
    /// How many bytes are an object's alone, and nobody begins at their end unless objects touch.
    fn room(&self, meta: &Meta) -> u64 {
        let nothing = meta.is_empty() || meta.kind == ObjectKind::Label;
        match self.lie.touching {
            true if nothing => 0,
            true => u64::from(meta.extent.max(1)),
            false => self.held(meta) + 1,
        }
    }

    /// How many bytes an object of another size may have in its place: allocators give more than was asked for.
    fn held(&self, meta: &Meta) -> u64 {
        let extent = u64::from(meta.extent);
        match meta.kind {
            ObjectKind::Heap if !self.lie.touching => (extent + 1).next_power_of_two().max(32) - 1,
            _ => extent,
        }
    }

    /// An object lies where another one is.
    fn lodge(&mut self, object: u32, base: u64, extent: u32) {
        self.bases.insert(object, base);
        self.guests.insert((base, object));
        self.largest_guest = self.largest_guest.max(extent);
    }

    /// An object has found its place; one that takes none leaves it to others.
    fn settle(&mut self, object: u32, base: u64, room: u64) {
        match room {
            0 => self.lodge(object, base, 0),
            _ => self.put(object, base),
        }
    }

    /// Something that an adversary decides; 0 where there is none.
    fn random(&self, what: u64) -> u64 {
        match self.lie.seed {
            0 => 0,
            seed => mixed(mixed(seed) ^ what),
        }
    }

    /// An adversary leaves room between objects, of so many alignments.
    fn gap(&self, object: u32) -> u64 {
        self.random(object.into()) % 7
    }

    fn put(&mut self, object: u32, base: u64) {
        self.bases.insert(object, base);
        self.ranges.insert(base, object);
    }

    /// The other bits than in the first run, where the object's number makes the address.
    fn other_bits(&self, object: u32, align: u64) -> Option<u64> {
        let apart = self.lie.apart && object < MOST_APART;
        let other = !pointer(object, 0) & (TOP - 1);
        apart.then(|| (other & !PAGE) / align * align)
    }

    /// Whether a multiple of an alignment is no multiple of a larger one, or that does not count.
    fn is_odd(&self, multiple: u64) -> bool {
        self.lie.tight || self.lie.touching || !multiple.is_multiple_of(2)
    }

    fn put_static(&mut self, object: u32, meta: &Meta, align: u64) {
        if let Some(base) = self.other_bits(object, align) {
            return self.put(object, base);
        }
        let base = self.low.next_multiple_of(align) + self.gap(object) * align;
        // An odd multiple: no bit beyond the alignment is promised.
        let base = base + if self.is_odd(base / align) { 0 } else { align };
        let room = self.room(meta);
        self.low = base + room;
        self.settle(object, base, room);
    }

    fn put_other(&mut self, object: u32, meta: &Meta, align: u64) -> u64 {
        if let Some(base) = self.other_bits(object, align) {
            self.put(object, base);
            return base;
        }
        let room = self.room(meta);
        let end = self.high - room;
        let base = end / align * align - self.gap(object) * align;
        let base = base - if self.is_odd(base / align) { 0 } else { align };
        self.high = base;
        self.settle(object, base, room);
        base
    }

    /// Where an object that has ended leaves room.
    fn reuse(&mut self, objects: &[Object], extent: u32, align: u64) -> Option<u64> {
        if self.random(u64::MAX) % 4 == 3 {
            return None;
        }
        let mut recent = self.recent.iter().enumerate().rev();
        let (at, base) = recent.find_map(|(at, number)| {
            let old = objects.get(*number as usize)?;
            let base = *self.bases.get(number)?;
            let fits = self.held(&old.meta) >= u64::from(extent) && base % align == 0;
            (!old.meta.live && fits).then_some((at, base))
        })?;
        self.recent.remove(at);
        Some(base)
    }
}

impl Memory {
    /// What lies in static memory by its place: objects and literals.
    pub fn static_objects(&self) -> Vec<(usize, Ptr)> {
        let kinds = [ObjectKind::Static, ObjectKind::StringLiteral];
        let all = self.objects.iter().enumerate();
        let mut list: Vec<(usize, Ptr)> = all
            .filter(|(_, o)| kinds.contains(&o.meta.kind) && !o.meta.inner)
            .map(|(n, o)| (o.base as usize, pointer(n as u32, 0)))
            .collect();
        list.sort_unstable();
        list
    }

    /// Puts the static objects of a run that has them elsewhere into their places. `aligns`: what declared
    /// objects must be aligned to, by declaration.
    pub fn place_statics(&mut self, aligns: &[u32]) {
        let Some(lie) = self.decisions_places() else {
            return;
        };
        let mut places = Places {
            aligns: aligns.to_vec(),
            lie,
            bases: FxHashMap::default(),
            ranges: BTreeMap::new(),
            recent: Vec::new(),
            low: 0,
            high: 0,
            guests: BTreeSet::new(),
            largest_guest: 0,
            looks: FxHashMap::default(),
        };
        let moved = STEP
            * match lie.moved {
                ..=IN_TURN => lie.moved,
                n => mixed(n) % FAR,
            };
        places.low = 0x0040_1000 + (places.random(1 << 40) % 0x40000) * 0x1000 + moved;
        places.high = match lie.apart {
            true => !pointer(MOST_APART, 0) & (TOP - 1),
            false => 0x7ffd_3a41_6000 - (places.random(2 << 40) % 0x4_0000_0000) * 0x10 - moved,
        };
        let mut numbers: Vec<u32> = (1..self.objects.len() as u32)
            .filter(|&n| !self.objects[n as usize].meta.inner)
            .collect();
        if places.random(3 << 40) & 1 == 0 && !lie.forward {
            numbers.reverse();
        }
        let hosts = match lie.shared {
            true => self.hosts(),
            false => FxHashMap::default(),
        };
        let (labels, numbers): (Vec<u32>, Vec<u32>) = numbers
            .into_iter()
            .partition(|&n| self.objects[n as usize].meta.kind == ObjectKind::Label);
        for n in numbers {
            if !hosts.contains_key(&n) {
                let align = self.promised_alignment(&places, n);
                places.put_static(n, &self.objects[n as usize].meta, align);
            }
        }
        // Where labels take no room, all of them are one.
        for n in labels {
            places.put_static(n, &self.objects[n as usize].meta, 1);
        }
        for (n, host) in hosts {
            if let Some(base) = places.bases.get(&host.object) {
                let base = base + u64::from(host.offset);
                places.lodge(n, base, self.objects[n as usize].meta.extent);
            }
        }
        self.places = Some(Box::new(places));
    }

    /// Says what an object without a declaration is surely aligned to.
    pub fn promise(&mut self, p: Ptr, align: u32) {
        self.promises.insert(object_of(p), align);
    }

    /// What an object is surely aligned to.
    fn promised_alignment(&self, places: &Places, number: u32) -> u64 {
        let meta = &self.objects[number as usize].meta;
        match meta.kind {
            ObjectKind::StringLiteral | ObjectKind::Function | ObjectKind::Label => 1,
            ObjectKind::Heap | ObjectKind::Dynamic => self.alignment.next_power_of_two(),
            _ => {
                let declared = (meta.origin as usize).checked_sub(1);
                let align = declared.and_then(|decl| places.aligns.get(decl));
                let align = align.or_else(|| self.promises.get(&number));
                align.map_or(16, |&align| u64::from(align.max(1)))
            }
        }
    }

    /// The address of a pointer into an object, where it is not made of the object's number.
    pub(super) fn placed(&mut self, p: Ptr) -> Option<u64> {
        let mut places = self.places.take()?;
        let (number, offset) = (object_of(p), u64::from(offset_of(p)));
        let base = match places.bases.get(&number) {
            Some(&base) => base,
            None => {
                let align = self.promised_alignment(&places, number);
                let meta = &self.objects[number as usize].meta;
                let base = match self.twin(&mut places, number) {
                    Some(base) => {
                        places.lodge(number, base, meta.extent);
                        base
                    }
                    None => match places.reuse(&self.objects, meta.extent, align) {
                        Some(base) => {
                            places.put(number, base);
                            base
                        }
                        None => places.put_other(number, meta, align),
                    },
                };
                if places.recent.len() >= RECENT {
                    places.recent.remove(0);
                }
                places.recent.push(number);
                base
            }
        };
        self.places = Some(places);
        Some(base + offset)
    }

    /// Where an automatic object lies that may be one with another of the same bytes.
    fn twin(&self, places: &mut Places, number: u32) -> Option<u64> {
        let looks = self.looks(number).filter(|_| places.lie.shared)?;
        let known = places.looks.insert(looks, number)?;
        let is_live = self.objects.get(known as usize)?.meta.live;
        places.bases.get(&known).copied().filter(|_| is_live)
    }

    /// The pointer that has an address, if it is that of an object which was asked for it.
    pub(super) fn placed_at(&self, v: u64) -> Option<Ptr> {
        self.all_placed_at(v).next()
    }

    /// All of them: that of an object's beginning, that of the end of the one before, and those of guests.
    fn all_placed_at(&self, v: u64) -> impl Iterator<Item = Ptr> {
        let ranges = self.places.iter().flat_map(move |places| {
            let before = places.ranges.range(..=v).rev();
            let before = before.take(if places.lie.touching { 2 } else { 1 });
            let low = v.saturating_sub(places.largest_guest.into());
            let guests = places.guests.range((low, 0)..=(v, u32::MAX));
            before.map(|(&base, &n)| (base, n)).chain(guests.copied())
        });
        ranges.filter_map(move |(base, number)| {
            let o = self.objects.get(number as usize)?;
            let inside = v - base <= u64::from(o.meta.extent) && o.meta.exposed;
            inside.then(|| pointer(number, (v - base) as u32))
        })
    }

    /// An integer becomes a pointer: notes where that may be one of two.
    pub(super) fn note_ambiguity(&mut self, v: u64) {
        self.ambiguous |= match &self.narrow {
            None => self.all_placed_at(v).nth(1).is_some(),
            Some(addresses) => addresses.is_shared(v),
        };
    }

    /// Whether what the program did after an integer became a pointer says nothing, as it may have been
    /// another one's.
    pub fn is_ambiguous(&self) -> bool {
        self.ambiguous
    }

    /// Whether a pointer that is not aligned within its object has an aligned address all the same, as it can
    /// where the object itself is not aligned to as much.
    pub fn is_aligned_elsewhere(&self, p: Ptr, align: u32) -> bool {
        let p = self.outer(p);
        let base = self
            .places
            .as_ref()
            .and_then(|places| places.bases.get(&object_of(p)));
        base.is_some_and(|base| (base + u64::from(offset_of(p))).is_multiple_of(align.into()))
    }
}
