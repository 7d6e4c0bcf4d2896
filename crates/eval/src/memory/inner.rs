//! Arrays within objects: rows of arrays, members of structures.
//!
//! A pointer to an element of an array may go to the end of that array and no further, even where the
//! object goes on (6.5.6p8). So a pointer made of an array that is only part of its object has a
//! number of its own. Under it is the same object, cut off where the array ends; offsets are still counted
//! from the object's beginning, so that places, alignments and distances are what they were. The
//! upper bound is thus found out by every access as it is; the lower one counts when a pointer moves.
//!
//! Such numbers are never seen by a program: pointers are compared, converted and told apart by the object
//! ([`Memory::outer`]), and a conversion to another type, as to a pointer to bytes, goes back to it.

use super::{Memory, Object, ObjectKind, Ptr, object_of, offset_of, pointer};
use rustc_hash::FxHashMap;

/// Pointers to more arrays than this are bounded by their objects only.
const MOST: usize = 1 << 22;

#[derive(Clone, Debug, Default)]
pub(super) struct Inners {
    /// By number: what it is a part of.
    parts: FxHashMap<u32, Part>,
    /// Numbers of live ones, by object, beginning and end.
    numbers: FxHashMap<Array, u32>,
    /// By object, those in it.
    of: FxHashMap<u32, Vec<Array>>,
}

/// An object, and where in it an array begins and ends.
type Array = (u32, u32, u32);

#[derive(Clone, Copy, Debug)]
struct Part {
    object: u32,
    /// Where the array begins.
    low: u32,
}

impl Inners {
    pub fn is_empty(&self) -> bool {
        self.parts.is_empty()
    }

    /// A number is free.
    pub fn forget(&mut self, number: u32) {
        self.parts.remove(&number);
    }

    /// Numbers, and the objects they are parts of.
    pub fn owners(&self) -> impl Iterator<Item = (u32, u32)> + '_ {
        self.parts.iter().map(|(&n, part)| (n, part.object))
    }
}

impl Memory {
    /// A pointer to the array of `size` bytes that begins at `p`, bounded by it.
    pub fn inner(&mut self, p: Ptr, size: u64) -> Ptr {
        let p = self.outer(p);
        let (object, low) = (object_of(p), offset_of(p));
        let Some(&o) = self.objects.get(object as usize) else {
            return p;
        };
        let end = u64::from(low).saturating_add(size);
        let is_part = end < u64::from(o.meta.extent) || low > 0 && end == u64::from(o.meta.extent);
        let is_object = !matches!(
            o.meta.kind,
            ObjectKind::Free | ObjectKind::Function | ObjectKind::Label
        );
        if !is_object || !o.meta.live || !is_part || size == 0 {
            return p;
        }
        let end = end as u32;
        let array = (object, low, end);
        if let Some(&number) = self.inners.numbers.get(&array) {
            return pointer(number, low);
        }
        // Nobody initialises a const object through such a pointer.
        let writable = if o.meta.unlocked { 0 } else { o.writable };
        let mut part = Object {
            size: o.size.min(end),
            writable: writable.min(end),
            ..o
        };
        part.meta.extent = end;
        part.meta.inner = true;
        part.meta.exposed = false;
        if self.inners.parts.len() >= MOST {
            return p;
        }
        let Ok(number) = self.number(part) else {
            return p;
        };
        self.inners.numbers.insert(array, number);
        self.inners.of.entry(object).or_default().push(array);
        self.inners.parts.insert(number, Part { object, low });
        pointer(number, low)
    }

    /// The same pointer, bounded by its object only.
    #[inline(always)]
    pub fn outer(&self, p: Ptr) -> Ptr {
        if self.inners.is_empty() {
            return p;
        }
        match self.inners.parts.get(&object_of(p)) {
            Some(part) => pointer(part.object, offset_of(p)),
            None => p,
        }
    }

    /// Where the array begins that bounds a pointer.
    #[cold]
    pub(crate) fn low(&self, p: Ptr) -> u32 {
        let part = self.inners.parts.get(&object_of(p));
        part.map_or(0, |part| part.low)
    }

    /// Whether an array that is part of an object bounds a pointer.
    pub(crate) fn is_inner(&self, p: Ptr) -> bool {
        self.inners.parts.contains_key(&object_of(p))
    }

    /// An object has ended, and its parts with it.
    pub(super) fn end_inners(&mut self, object: u32, ended: u32) {
        for array in self.inners.of.remove(&object).unwrap_or_default() {
            let Some(number) = self.inners.numbers.remove(&array) else {
                continue;
            };
            let o = &mut self.objects[number as usize];
            o.size = 0;
            o.writable = 0;
            o.meta.live = false;
            o.meta.ended = ended;
            self.ended.push(number);
        }
    }
}
