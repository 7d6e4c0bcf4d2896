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
//!
//! The same numbers carry what a pointer is *based on* ([`Basis`]): whatever is made of such a pointer
//! has it as well, wherever it is stored meanwhile.

use super::{Memory, Object, ObjectKind, Ptr, object_of, offset_of, pointer};
use rustc_hash::FxHashMap;

/// What a pointer is based on (6.7.3.1): a set of restrict-qualified pointers, by a number that the machine gives it.
pub type Basis = u32;
/// The pointer is based on no restrict-qualified one.
pub const NO_BASIS: Basis = 0;

/// Pointers to more arrays than this are bounded by their objects only.
const MOST: usize = 1 << 22;

#[derive(Clone, Debug, Default)]
pub(super) struct Inners {
    /// What each inner array is a part of, by its number.
    parts: FxHashMap<u32, Part>,
    /// Numbers of live ones.
    numbers: FxHashMap<Part, u32>,
    /// The inner arrays of each object.
    of: FxHashMap<u32, Vec<Part>>,
}

/// An array in an object, or the whole of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Part {
    object: u32,
    /// Where the array begins and ends.
    low: u32,
    end: u32,
    /// What pointers to it are based on.
    basis: Basis,
}

impl Inners {
    #[inline]
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
    #[inline(never)]
    pub fn inner(&mut self, p: Ptr, size: u64) -> Ptr {
        let (whole, low) = (self.outer(p), offset_of(p));
        let basis = self.basis(p);
        let extent = self.extent(whole);
        let end = u64::from(low).saturating_add(size);
        let is_part = end < u64::from(extent) || low > 0 && end == u64::from(extent);
        if !is_part || size == 0 {
            return self.widened(p);
        }
        let part = Part {
            object: object_of(whole),
            low,
            end: end as u32,
            basis,
        };
        match self.part(part, low) {
            Some(made) => made,
            None if basis == NO_BASIS => whole,
            None => p,
        }
    }

    /// The same pointer, bounded by its object only, and based on the same.
    #[inline(never)]
    pub fn widened(&mut self, p: Ptr) -> Ptr {
        match self.basis(p) {
            NO_BASIS => self.outer(p),
            basis => {
                let whole = self.outer(p);
                let part = Part {
                    object: object_of(whole),
                    low: 0,
                    end: self.extent(whole),
                    basis,
                };
                self.part(part, offset_of(p)).unwrap_or(p)
            }
        }
    }

    /// The same pointer, based on this. `None` if there are too many.
    pub fn based(&mut self, p: Ptr, basis: Basis) -> Option<Ptr> {
        let part = match self.inners.parts.get(&object_of(p)) {
            Some(part) => Part { basis, ..*part },
            None => Part {
                object: object_of(p),
                low: 0,
                end: self.extent(p),
                basis,
            },
        };
        self.part(part, offset_of(p))
    }

    fn part(&mut self, part: Part, offset: u32) -> Option<Ptr> {
        if let Some(&number) = self.inners.numbers.get(&part) {
            return Some(pointer(number, offset));
        }
        let whole = pointer(part.object, offset);
        let Some(&o) = self.objects.get(part.object as usize) else {
            return Some(whole);
        };
        let is_object = !matches!(
            o.meta.kind,
            ObjectKind::Free | ObjectKind::Function | ObjectKind::Label
        );
        if !is_object || !o.meta.live || part.object == 0 {
            return Some(whole);
        }
        // A const object is initialised through the pointer to the whole object, never through one to a part.
        let writable = if o.meta.unlocked { 0 } else { o.writable };
        let mut made = Object {
            size: o.size.min(part.end),
            writable: writable.min(part.end),
            ..o
        };
        made.meta.extent = part.end;
        made.meta.inner = true;
        made.meta.exposed = false;
        if self.inners.parts.len() >= MOST {
            return None;
        }
        let number = self.number(made).ok()?;
        self.inners.numbers.insert(part, number);
        self.inners.of.entry(part.object).or_default().push(part);
        self.inners.parts.insert(number, part);
        Some(pointer(number, offset))
    }

    /// What a pointer is based on.
    #[inline]
    pub fn basis(&self, p: Ptr) -> Basis {
        let part = self.inners.parts.get(&object_of(p));
        part.map_or(NO_BASIS, |part| part.basis)
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
    #[inline(always)]
    pub fn low(&self, p: Ptr) -> u32 {
        match self.inners.is_empty() {
            true => 0,
            false => self.low_of_part(p),
        }
    }

    #[cold]
    fn low_of_part(&self, p: Ptr) -> u32 {
        let part = self.inners.parts.get(&object_of(p));
        part.map_or(0, |part| part.low)
    }

    /// Whether an array that is part of an object bounds a pointer.
    #[inline]
    pub fn is_inner(&self, p: Ptr) -> bool {
        let part = self.inners.parts.get(&object_of(p));
        part.is_some_and(|part| part.low > 0 || part.end < self.extent(pointer(part.object, 0)))
    }

    /// Whether pointers into one object are bounded by different arrays in it.
    #[inline]
    pub fn are_apart(&self, a: Ptr, b: Ptr) -> bool {
        let array = |p: Ptr| {
            let part = self.inners.parts.get(&object_of(p));
            part.filter(|_| self.is_inner(p))
                .map(|part| (part.low, part.end))
        };
        object_of(a) != object_of(b)
            && array(a).is_some_and(|one| array(b).is_some_and(|other| one != other))
    }

    /// An object has ended, and its parts with it.
    pub(super) fn end_inners(&mut self, object: u32, ended: u32) {
        for part in self.inners.of.remove(&object).unwrap_or_default() {
            let Some(number) = self.inners.numbers.remove(&part) else {
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
