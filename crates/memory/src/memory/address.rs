//! Pointers narrower than ours, in memory: addresses, and which pointer each of them stands for.
//!
//! A register holds a pointer as an object and an offset, which takes 64 bits. On targets whose
//! pointers have 2 or 4 bytes, memory holds an *address*: the object's base plus the offset. The
//! pointer itself is remembered beside it, by the place where it was stored, so that loading it
//! again gives exactly what was stored, dangling or one past the end as it may be. Such a note counts
//! only while all bytes there are tagged as a pointer's and still spell the address; any other store
//! changes the tags, so that nobody has to take notes back. Without a valid note the bytes are an
//! integer, and convert as integers do: to the object whose range has the address.
//!
//! An object gets its base when its address is first needed. Bases are apart by more than the
//! objects' sizes, so that one past the end of one is not the next. Addresses of ended objects are
//! used again, unless they became integers.
//!
//! Left out: an order of addresses that any real machine has. C gives programs no way to rely on it.

use super::identity::Host;
use super::{Ptr, object_of, offset_of, pointer};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;

/// A pointer that was stored.
#[derive(Clone, Copy, Debug)]
struct Note {
    pointer: Ptr,
    address: u32,
}

#[derive(Clone, Copy, Debug)]
struct Range {
    object: u32,
    extent: u32,
}

#[derive(Clone, Debug)]
pub struct Addresses {
    /// Bytes of a pointer: 2 or 4.
    width: u32,
    /// Every base is a multiple of it.
    align: u32,
    next: u32,
    /// The base address of each object.
    bases: FxHashMap<u32, u32>,
    /// The ranges in use, by their base addresses.
    ranges: BTreeMap<u32, Range>,
    /// Ranges that are free again, by size.
    free: BTreeMap<u32, Vec<u32>>,
    /// What is known of pointers in memory, by their place in the byte vector.
    notes: FxHashMap<u32, Note>,
    /// Objects inside of which others lie.
    hosts: FxHashSet<u32>,
    /// There were not enough addresses: what the program does now has no meaning.
    pub exhausted: bool,
}

impl Addresses {
    pub fn new(width: u32, align: u32) -> Addresses {
        Addresses {
            width,
            align,
            next: if width == 2 { 0x200 } else { 0x0804_8000 },
            bases: FxHashMap::default(),
            ranges: BTreeMap::new(),
            free: BTreeMap::new(),
            notes: FxHashMap::default(),
            hosts: FxHashSet::default(),
            exhausted: false,
        }
    }

    /// The same addresses moved by `salt` (`open.rs`), as far as the width allows.
    pub fn shifted(&self, salt: u64) -> Addresses {
        let moved = salt as u32 & if self.width == 2 { 0xfff } else { 0xff_ffff };
        let mut all = self.clone();
        all.next = self.next.wrapping_add(moved);
        let shift = |base: u32| base.wrapping_add(moved);
        all.bases.values_mut().for_each(|base| *base = shift(*base));
        all.ranges = self.ranges.iter().map(|(&b, r)| (shift(b), *r)).collect();
        for list in all.free.values_mut() {
            list.iter_mut().for_each(|base| *base = shift(*base));
        }
        for note in all.notes.values_mut() {
            if object_of(note.pointer) != 0 {
                note.address = note.address.wrapping_add(moved);
            }
        }
        all
    }

    /// Places and addresses of all notes; in no order.
    pub fn noted(&self) -> impl Iterator<Item = (usize, u32)> + '_ {
        self.notes.iter().map(|(&at, n)| (at as usize, n.address))
    }

    fn limit(&self) -> u32 {
        if self.width == 2 { 0xfff0 } else { 0xffff_0000 }
    }

    fn room(&self, extent: u32, align: u32) -> Option<u32> {
        // At least one byte between two objects.
        extent.checked_add(1)?.checked_next_multiple_of(align)
    }

    /// The address of a pointer into an object of `extent` bytes; `align` is the largest alignment
    /// that the program asked for at run time.
    pub fn of(&mut self, p: Ptr, extent: u32, align: u64) -> u32 {
        let object = object_of(p);
        if object == 0 {
            return offset_of(p);
        }
        let base = match self.bases.get(&object) {
            Some(&base) => base,
            None => self.assign(object, extent, align),
        };
        base.wrapping_add(offset_of(p))
    }

    fn assign(&mut self, object: u32, extent: u32, align: u64) -> u32 {
        let asked = u32::try_from(align).unwrap_or(1 << 31);
        let align = self.align.max(if asked > 16 { asked } else { 1 });
        let room = self.room(extent, align);
        let reused = room.and_then(|room| self.free.get_mut(&room)?.pop());
        let base = match reused {
            Some(base) if base.is_multiple_of(align) => base,
            _ => {
                let base = self.next.checked_next_multiple_of(align);
                let end = base.zip(room).and_then(|(b, room)| b.checked_add(room));
                let (Some(base), Some(end)) = (base, end.filter(|&end| end <= self.limit())) else {
                    self.exhausted = true;
                    return self.next;
                };
                self.next = end;
                base
            }
        };
        self.bases.insert(object, base);
        self.ranges.insert(base, Range { object, extent });
        base
    }

    /// Puts an object inside of another one, which has so many bytes.
    pub fn lodge(&mut self, object: u32, host: Host, extent: u32, align: u64) {
        let base = self.of(pointer(host.object, host.offset), extent, align);
        if let Some(old) = self.bases.insert(object, base) {
            self.ranges.remove(&old);
        }
        self.hosts.insert(host.object);
        let notes = self.notes.values_mut();
        for note in notes.filter(|note| object_of(note.pointer) == object) {
            note.address = base.wrapping_add(offset_of(note.pointer));
        }
    }

    /// Whether an address may be that of one of several objects.
    pub fn is_shared(&self, v: u64) -> bool {
        !self.hosts.is_empty() && self.hosts.contains(&object_of(self.pointer(v)))
    }

    /// The object has ended. Its address stays taken if it became an integer.
    pub fn ended(&mut self, object: u32, exposed: bool) {
        if exposed {
            return;
        }
        if let Some(base) = self.bases.remove(&object)
            && let Some(range) = self.ranges.remove(&base)
            && let Some(room) = self.room(range.extent, self.align)
        {
            self.free.entry(room).or_default().push(base);
        }
    }

    /// The pointer that an integer converts to.
    pub fn pointer(&self, v: u64) -> Ptr {
        let v = v as u32 & if self.width == 2 { 0xffff } else { u32::MAX };
        match self.ranges.range(..=v).next_back() {
            Some((base, range)) if v - base <= range.extent => pointer(range.object, v - base),
            _ => v.into(),
        }
    }

    // -- notes --------------------------------------------------------------------------------

    pub fn note(&mut self, at: usize, pointer: Ptr, address: u32) {
        let at = at as u32;
        for other in at.saturating_sub(self.width - 1)..at + self.width {
            self.notes.remove(&other);
        }
        self.notes.insert(at, Note { pointer, address });
    }

    /// The pointer stored at a place, if the bytes there still spell its address.
    pub fn noted_at(&self, at: usize, address: u32) -> Option<Ptr> {
        let note = self.notes.get(&(at as u32))?;
        (note.address == address).then_some(note.pointer)
    }

    /// The pointer that has a byte at this place.
    pub fn covering(&self, at: usize) -> Option<Ptr> {
        let at = at as u32;
        (at.saturating_sub(self.width - 1)..=at)
            .rev()
            .find_map(|start| Some(self.notes.get(&start)?.pointer))
    }

    /// Takes the notes of `n` bytes along, when they are copied.
    pub fn carry(&mut self, to: usize, from: usize, n: usize) {
        if self.notes.is_empty() {
            return;
        }
        let found: Vec<(usize, Note)> = (0..n)
            .filter_map(|i| Some((i, *self.notes.get(&((from + i) as u32))?)))
            .collect();
        for (i, note) in found {
            self.notes.insert((to + i) as u32, note);
        }
    }

    /// All pointers in notes that `live` says still count; the others are dropped.
    pub fn roots(&mut self, live: impl Fn(usize) -> bool) -> Vec<Ptr> {
        self.notes.retain(|&at, _| live(at as usize));
        self.notes.values().map(|note| note.pointer).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn objects_are_apart_and_found_again() {
        for width in [2, 4] {
            let mut a = Addresses::new(width, 4);
            let first = a.of(pointer(7, 0), 10, 1);
            let second = a.of(pointer(9, 0), 4, 1);
            assert!(second > first + 10);
            assert_eq!(a.pointer((first + 3).into()), pointer(7, 3));
            assert_eq!(a.pointer((first + 10).into()), pointer(7, 10));
            assert_eq!(a.pointer((first + 11).into()), u64::from(first + 11));
            assert_eq!(a.of(pointer(7, 5), 10, 1), first + 5);
            assert!(!a.exhausted);
        }
    }

    #[test]
    fn an_address_is_used_again_unless_it_became_an_integer() {
        let mut a = Addresses::new(4, 4);
        let first = a.of(pointer(1, 0), 8, 1);
        a.ended(1, false);
        assert_eq!(a.of(pointer(2, 0), 8, 1), first);
        a.ended(2, true);
        assert_ne!(a.of(pointer(3, 0), 8, 1), first);
        assert_eq!(a.pointer(first.into()), pointer(2, 0));
    }

    #[test]
    fn notes_count_only_while_the_bytes_spell_the_address() {
        let mut a = Addresses::new(4, 4);
        let p = pointer(1, 2);
        let address = a.of(p, 8, 1);
        a.note(100, p, address);
        assert_eq!(a.noted_at(100, address), Some(p));
        assert_eq!(a.noted_at(100, address + 1), None);
        a.carry(200, 96, 8);
        assert_eq!(a.noted_at(204, address), Some(p));
        a.note(102, pointer(1, 0), address - 2);
        assert_eq!(a.noted_at(100, address), None);
    }

    #[test]
    fn two_bytes_run_out() {
        let mut a = Addresses::new(2, 1);
        for object in 1..100 {
            a.of(pointer(object, 0), 1000, 1);
        }
        assert!(a.exhausted);
    }
}
