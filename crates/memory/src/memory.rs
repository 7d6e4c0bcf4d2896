//! Objects, their bytes, and what is known of each byte.
//!
//! A pointer value is 64 bits: the number of an object above, the byte offset in it below. Number 0
//! is no object, so small integers and null are pointers to nothing. Every object thus has an
//! "address" of its own, 4 GiB apart from its neighbours: overflow into a neighbour cannot happen.
//!
//! The bytes of all objects lie in one vector, in the target's byte order; a parallel vector has
//! one tag per byte: uninitialised, plain, part of a pointer, or a byte of which bit-field stores
//! have reached some bits only; a map has those bits. An ended object has size 0, so
//! the bounds check of an access finds dead objects too; why it failed is found out afterwards.
//!
//! Objects that need a closer look at each access are *watched*: those with unions, where the type
//! of the last store counts, and those with const members ([`watched`]). They too have size 0 for the fast path.
//!
//! Numbers of ended objects are not reused while a pointer to them may still exist: a sweep over
//! registers and pointer bytes finds those that are free. A number that was turned into an
//! integer is never reused.
//!
//! An array that is part of an object has a number of its own in pointers made of it, see [`inner`].
//!
//! Pointers of 8 bytes lie in memory as they are. Narrower ones lie there as addresses, see
//! [`address`].
//!
//! The machine's loop, in another crate, asks questions here all the time. What may become part of it says
//! `#[inline]`; what makes or ends objects (`local`, `number`, `end`) does not on purpose, because with it the loop
//! runs out of registers.

mod address;
mod identity;
mod inner;
mod log;
mod open;
mod places;
mod pointers;
mod provenance;
mod watched;

use crate::kind::Kind;
use address::Addresses;
use cassay_lang::Target;
use cassay_lang::target::Endian;
use cassay_lang::tree::DeclId;
use cassay_lang::types::Ty;
use inner::Inners;
pub use inner::{Basis, NO_BASIS};
pub use log::{Deed, Logged};
use open::Decisions;
pub use open::{Allocates, Choice, Met, Open};
use places::Places;
use provenance::Provenance;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;
use std::sync::Mutex;
use watched::Watch;

/// A pointer value. See the module's description.
pub type Ptr = u64;

/// Set in pointers made of integers that are no object's address. Objects' numbers do not go as far.
const FORGED: u64 = 1 << 63;

pub const NULL: Ptr = 0;

#[inline]
pub fn object_of(p: Ptr) -> u32 {
    (p >> 32) as u32
}

#[inline]
pub fn offset_of(p: Ptr) -> u32 {
    p as u32
}

#[inline]
pub fn pointer(object: u32, offset: u32) -> Ptr {
    u64::from(object) << 32 | u64::from(offset)
}

/// Tags, one per byte.
pub mod tag {
    /// Never written.
    pub const NONE: u8 = 0;
    /// Holds a value.
    pub const DATA: u8 = 1;
    /// Part of a pointer that is not null.
    pub const POINTER: u8 = 2;
    /// Only some of its bits hold a value.
    pub const PARTIAL: u8 = 3;
    /// Padding: may be read, but its value is any.
    pub const PADDING: u8 = 4;
    /// Behind the member of a union that was stored last: may be read, but its value is any.
    pub const TAIL: u8 = 5;
    /// Only some of its bits hold a value; the others are padding.
    pub const MIXED: u8 = 6;
    /// Behind the member of a union that was initialised, in a run in which that has no value: it may be copied, but not
    /// be used.
    pub const BLANK: u8 = 7;

    /// Whether a byte with this tag has no value as a whole.
    #[inline]
    pub fn lacks_value(tag: u8) -> bool {
        matches!(tag, NONE | PARTIAL)
    }
}

/// No object is larger.
pub const MAX_OBJECT: u64 = 1 << 31;

#[derive(Clone, Copy, Debug)]
struct Object {
    base: u32,
    size: u32,
    /// Bytes that may be written without a second look: `size`, or 0 for objects that are const.
    writable: u32,
    meta: Meta,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ObjectKind {
    Free,
    Static,
    StringLiteral,
    Local,
    /// A temporary of struct type returned by a function; may be read, not written.
    Temporary,
    Heap,
    /// Variable length arrays and `alloca`.
    Dynamic,
    Function,
    /// GNU: a label's address.
    Label,
}

#[derive(Clone, Copy, Debug)]
struct Meta {
    kind: ObjectKind,
    live: bool,
    is_const: bool,
    exposed: bool,
    /// 1 + the declaration, or the type with [`UNNAMED`]; for heap objects 1 + the program point of the allocation.
    origin: u32,
    /// 1 + the program point where the lifetime ended.
    ended: u32,
    /// Size when alive.
    extent: u32,
    /// See [`Memory::watch`].
    watched: bool,
    /// Being initialised: const does not count yet.
    unlocked: bool,
    /// An array that is part of another object, see [`inner`].
    inner: bool,
    /// See [`Memory::share`].
    shared: bool,
}

/// Where an object came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    Unknown,
    Decl(DeclId),
    /// It has no name, but a type: literals and temporary objects.
    Unnamed(Ty),
    /// A program point (an index into the code).
    Point(u32),
}

/// Set in [`Meta::origin`] where it is a type.
const UNNAMED: u32 = 1 << 31;

/// Why an access cannot be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    pub kind: Kind,
    pub ptr: Ptr,
    pub size: u64,
}

/// The program needs more memory than it may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOfMemory;

/// All objects of a program. See the module's description.
pub struct Memory {
    objects: Vec<Object>,
    /// The bytes of all objects. Who accesses them directly has located them first, and sets the tags.
    pub data: Vec<u8>,
    /// One [`tag`] per byte of `data`.
    pub tags: Vec<u8>,
    free_numbers: Vec<u32>,
    ended: Vec<u32>,
    /// Ended numbers at which the next sweep runs.
    sweep_at: usize,
    stack_top: u32,
    stack_end: u32,
    /// Freed heap ranges by size class.
    free_ranges: BTreeMap<u32, Vec<u32>>,
    limit: u64,
    watches: FxHashMap<u32, Watch>,
    /// The bits that hold a value, of bytes tagged [`tag::PARTIAL`] or [`tag::MIXED`]; entries of others are
    /// stale.
    partial: FxHashMap<u32, u8>,
    decisions: Decisions,
    /// Upper halves of integers that became pointers and have the mark of forged ones themselves. Where a
    /// program has the same integer with and without that bit, both become one pointer.
    high: FxHashSet<u32>,
    /// The largest alignment that an allocation asked for.
    pub alignment: u64,
    /// What the library does to memory, while somebody wants to know.
    pub log: Option<Mutex<Vec<Logged>>>,
    endian: Endian,
    /// Bytes of a pointer.
    pub pointer_size: u32,
    /// Where they are fewer than 8.
    narrow: Option<Box<Addresses>>,
    inners: Inners,
    provenance: Provenance,
    /// Where objects lie, in a run that has them elsewhere.
    places: Option<Box<Places>>,
    /// What objects without a declaration are surely aligned to, where that is not as much as any object may need.
    promises: FxHashMap<u32, u32>,
    /// An integer became a pointer which may be one of two.
    ambiguous: bool,
    /// Bytes of arrays of variable length, and of what `alloca` made, that live.
    pub dynamic: u64,
}

const SWEEP_START: usize = 1 << 16;

/// Bytes of the stack that are there from the beginning. Zeroing more takes small programs longer than running.
const FIRST_STACK: usize = 16 << 10;

impl Memory {
    /// A memory to put static objects into. It becomes the image that runs [`start`](Self::start) from.
    pub fn image(limit: u64, target: &Target, alignment: u32) -> Memory {
        let align = match target.pointer.size {
            2 => alignment,
            _ => alignment.max(16),
        };
        let narrow =
            (target.pointer.size < 8).then(|| Box::new(Addresses::new(target.pointer.size, align)));
        let nothing = Object {
            base: 0,
            size: 0,
            writable: 0,
            meta: Meta {
                kind: ObjectKind::Free,
                live: false,
                is_const: false,
                exposed: false,
                origin: 0,
                ended: 0,
                extent: 0,
                watched: false,
                unlocked: false,
                inner: false,
                shared: false,
            },
        };
        Memory {
            objects: vec![nothing],
            data: Vec::new(),
            tags: Vec::new(),
            free_numbers: Vec::new(),
            ended: Vec::new(),
            sweep_at: SWEEP_START,
            stack_top: 0,
            stack_end: 0,
            free_ranges: BTreeMap::new(),
            limit: limit.min(u64::from(u32::MAX)),
            watches: FxHashMap::default(),
            partial: FxHashMap::default(),
            decisions: Decisions::default(),
            high: FxHashSet::default(),
            alignment: 16,
            log: None,
            endian: target.endian,
            pointer_size: target.pointer.size,
            narrow,
            inners: Inners::default(),
            provenance: Provenance::default(),
            places: None,
            promises: FxHashMap::default(),
            ambiguous: false,
            dynamic: 0,
        }
    }

    /// A memory that starts with the image's objects and has `stack` bytes for automatic ones.
    pub fn start(&self, stack: u32, choice: Choice) -> Memory {
        let statics = self.data.len();
        let total = statics + stack as usize;
        // Few programs need much of their stack; see `grow_stack`.
        let first = statics + FIRST_STACK.min(stack as usize);
        let (mut data, mut tags) = (vec![0; first], vec![0; first]);
        data[..statics].copy_from_slice(&self.data);
        tags[..statics].copy_from_slice(&self.tags);
        let narrow = self.narrow.as_ref().map(|addresses| {
            let mut moved = addresses.shifted(choice.salt);
            if choice.shares() {
                self.lodge_guests(&mut moved);
            }
            for (at, address) in moved.noted() {
                let n = self.pointer_size as usize;
                if tags[at] == tag::POINTER {
                    data[at..at + n].copy_from_slice(&self.encode(address.into())[..n]);
                }
            }
            Box::new(moved)
        });
        Memory {
            objects: self.objects.clone(),
            data,
            tags,
            free_numbers: Vec::new(),
            ended: Vec::new(),
            sweep_at: SWEEP_START,
            stack_top: statics as u32,
            stack_end: total as u32,
            free_ranges: BTreeMap::new(),
            limit: self
                .limit
                .saturating_add(total as u64)
                .min(u64::from(u32::MAX)),
            watches: self.watches.clone(),
            partial: self.partial.clone(),
            decisions: Decisions::start(choice, self.met()),
            high: FxHashSet::default(),
            alignment: self.alignment,
            log: None,
            endian: self.endian,
            pointer_size: self.pointer_size,
            narrow,
            inners: self.inners.clone(),
            provenance: self.provenance.clone(),
            places: None,
            promises: FxHashMap::default(),
            ambiguous: false,
            dynamic: 0,
        }
    }

    /// Sets how many bytes all objects together may take; what there is already may stay.
    pub fn set_limit(&mut self, bytes: u64) {
        let taken = self.data.len().max(self.stack_end as usize);
        self.limit = bytes.max(taken as u64).min(u64::from(u32::MAX));
    }

    // -- making and ending objects ------------------------------------------------------------

    fn number(&mut self, object: Object) -> Result<u32, OutOfMemory> {
        if let Some(n) = self.free_numbers.pop() {
            self.objects[n as usize] = object;
            return Ok(n);
        }
        // Numbers leave room for the mark of pointers that are forged.
        if self.objects.len() >= 1 << 28 || self.objects.len() as u64 * 24 > self.limit.max(1 << 28)
        {
            return Err(OutOfMemory);
        }
        self.objects.push(object);
        Ok(self.objects.len() as u32 - 1)
    }

    fn object(base: u32, size: u32, kind: ObjectKind, is_const: bool, origin: Origin) -> Object {
        let origin = match origin {
            Origin::Unknown => 0,
            Origin::Decl(d) => cassay_lang::tree::Id::index(d) as u32 + 1,
            Origin::Unnamed(ty) => UNNAMED | ty.number(),
            Origin::Point(p) => p + 1,
        };
        let read_only =
            is_const || matches!(kind, ObjectKind::Temporary | ObjectKind::StringLiteral);
        Object {
            base,
            size,
            writable: if read_only { 0 } else { size },
            meta: Meta {
                kind,
                live: true,
                is_const,
                exposed: false,
                origin,
                ended: 0,
                extent: size,
                watched: false,
                unlocked: false,
                inner: false,
                shared: false,
            },
        }
    }

    fn size_class(size: u32) -> u32 {
        if size <= 1024 {
            size.max(1).next_multiple_of(16)
        } else {
            let step = size.next_power_of_two() / 8;
            size.next_multiple_of(step.max(16))
        }
    }

    fn range(&mut self, size: u32) -> Result<u32, OutOfMemory> {
        let class = Memory::size_class(size);
        if let Some(list) = self.free_ranges.get_mut(&class)
            && let Some(base) = list.pop()
        {
            return Ok(base);
        }
        // The stack lies in front of everything that is made while the program runs.
        let base = self.data.len().max(self.stack_end as usize) as u64;
        let end = base + u64::from(class);
        if end > self.limit {
            return Err(OutOfMemory);
        }
        if self.data.len() < self.stack_end as usize {
            self.leave_stack();
        }
        // Twice as much is reserved than needed, but only what is needed gets touched.
        self.data.resize(end as usize, 0);
        self.tags.resize(end as usize, 0);
        Ok(base as u32)
    }

    /// Makes room for all of the stack there may be. Zeroed memory that is new and never touched costs nothing; what `resize`
    /// adds is touched.
    #[cold]
    fn leave_stack(&mut self) {
        for bytes in [&mut self.data, &mut self.tags] {
            let mut all = vec![0; self.stack_end as usize];
            all[..bytes.len()].copy_from_slice(bytes);
            *bytes = all;
        }
    }

    /// Makes an object outside the stack: static, literal, heap, or of variable length. Its bytes
    /// are uninitialised.
    pub fn allocate(
        &mut self,
        size: u64,
        kind: ObjectKind,
        is_const: bool,
        origin: Origin,
    ) -> Result<Ptr, OutOfMemory> {
        if size > MAX_OBJECT {
            return Err(OutOfMemory);
        }
        let base = self.range(size as u32)?;
        self.tags[base as usize..base as usize + size as usize].fill(tag::NONE);
        let n = self.number(Memory::object(base, size as u32, kind, is_const, origin))?;
        if kind == ObjectKind::Dynamic {
            self.dynamic += size;
        }
        let p = pointer(n, 0);
        self.log(p, base as usize, size as usize, Deed::Make);
        Ok(p)
    }

    /// Makes a function's "object": it has an address and nothing else.
    pub fn function(&mut self, index: u32) -> Result<Ptr, OutOfMemory> {
        let n = self.number(Memory::object(
            index,
            0,
            ObjectKind::Function,
            false,
            Origin::Unknown,
        ))?;
        Ok(pointer(n, 0))
    }

    /// Which function a pointer points to.
    #[inline]
    pub fn function_at(&self, p: Ptr) -> Option<u32> {
        let o = self.objects.get(object_of(p) as usize)?;
        (o.meta.kind == ObjectKind::Function && offset_of(p) == 0).then_some(o.base)
    }

    #[inline]
    pub fn stack_mark(&self) -> u32 {
        self.stack_top
    }

    /// Takes `size` bytes of stack for a function's objects.
    #[inline]
    pub fn push_frame(&mut self, size: u32) -> Result<u32, OutOfMemory> {
        let base = self.stack_top;
        if size > self.stack_end - base {
            return Err(OutOfMemory);
        }
        self.stack_top = base + size;
        if self.stack_top as usize > self.data.len() {
            self.grow_stack();
        }
        Ok(base)
    }

    /// Makes room for all of the stack that is taken, and for as much again if there may be so much.
    #[cold]
    fn grow_stack(&mut self) {
        let wanted = (self.stack_top as usize).saturating_mul(2);
        let length = wanted.min(self.stack_end as usize);
        self.data.resize(length, 0);
        self.tags.resize(length, 0);
    }

    #[inline]
    pub fn pop_frame(&mut self, mark: u32) {
        self.stack_top = mark;
    }

    /// Makes an automatic object at `base` in the stack.
    pub fn local(
        &mut self,
        base: u32,
        size: u32,
        kind: ObjectKind,
        is_const: bool,
        origin: Origin,
    ) -> Result<Ptr, OutOfMemory> {
        self.tags[base as usize..(base + size) as usize].fill(tag::NONE);
        let n = self.number(Memory::object(base, size, kind, is_const, origin))?;
        Ok(pointer(n, 0))
    }

    /// Ends an object. `point` is the program point, for the diagnostic.
    pub fn end(&mut self, number: u32, point: u32) {
        let o = &mut self.objects[number as usize];
        if !o.meta.live {
            return;
        }
        o.meta.live = false;
        o.meta.ended = point + 1;
        let (base, size, kind, exposed) = (o.base, o.size, o.meta.kind, o.meta.exposed);
        o.size = 0;
        o.writable = 0;
        if o.meta.watched {
            self.watches.remove(&number);
        }
        if let Some(addresses) = &mut self.narrow {
            addresses.ended(number, exposed);
        }
        if matches!(kind, ObjectKind::Heap | ObjectKind::Dynamic) {
            if kind == ObjectKind::Dynamic {
                self.dynamic -= u64::from(size);
            }
            let p = Ptr::from(number) << 32;
            self.log(p, base as usize, size as usize, Deed::End);
            self.free_ranges
                .entry(Memory::size_class(size))
                .or_default()
                .push(base);
        }
        if !exposed {
            self.ended.push(number);
        }
        if !self.inners.is_empty() {
            self.end_inners(number, point + 1);
        }
    }

    /// Where the byte that a pointer points to lies, or would lie.
    #[inline]
    pub fn place(&self, p: Ptr) -> Option<usize> {
        let o = self.objects.get(object_of(p) as usize)?;
        o.meta.live.then(|| o.base as usize + offset_of(p) as usize)
    }

    /// Whether so many numbers have ended that a sweep pays.
    #[inline]
    pub fn wants_sweep(&self) -> bool {
        self.ended.len() >= self.sweep_at
    }

    /// Frees the numbers of ended objects to which neither registers, nor other roots, nor memory
    /// points.
    pub fn sweep(&mut self, registers: &[u64], roots: &[Ptr]) {
        let mut marked = vec![false; self.objects.len()];
        let mut mark = |p: u64| {
            if let Some(m) = marked.get_mut((p >> 32) as usize) {
                *m = true;
            }
        };
        registers.iter().chain(roots).for_each(|&r| mark(r));
        if let Some(addresses) = &mut self.narrow {
            let tags = &self.tags;
            let live = |at: usize| tags.get(at).is_some_and(|&t| t == tag::POINTER);
            addresses.roots(live).into_iter().for_each(&mut mark);
        }
        let mut ranges: Vec<(usize, usize)> = self
            .objects
            .iter()
            .filter(|o| o.meta.live && o.meta.kind != ObjectKind::Function && !o.meta.inner)
            .filter(|_| self.narrow.is_none())
            .map(|o| (o.base as usize, o.meta.extent as usize))
            .collect();
        ranges.sort_unstable();
        for (base, size) in ranges {
            let tags = &self.tags[base..base + size];
            let mut i = 0;
            while i < size {
                if tags[i] != tag::POINTER {
                    i += 1;
                    continue;
                }
                if let Some(bytes) = self.data.get(base + i..base + i + 8) {
                    mark(self.number_of(bytes) as u64);
                }
                i += 1;
            }
        }
        for (part, object) in self.inners.owners() {
            marked[object as usize] |= marked[part as usize];
        }
        let mut kept = Vec::new();
        for n in std::mem::take(&mut self.ended) {
            if marked[n as usize] {
                kept.push(n);
            } else {
                self.objects[n as usize].meta.kind = ObjectKind::Free;
                self.inners.forget(n);
                self.free_numbers.push(n);
            }
        }
        let live = self.objects.len() - self.free_numbers.len();
        self.sweep_at = SWEEP_START.max(kept.len() + live);
        self.ended = kept;
    }

    // -- questions about pointers -------------------------------------------------------------

    #[inline]
    pub fn is_live(&self, p: Ptr) -> bool {
        self.objects
            .get(object_of(p) as usize)
            .is_some_and(|o| o.meta.live)
    }

    #[inline]
    pub fn kind_of(&self, p: Ptr) -> ObjectKind {
        self.objects
            .get(object_of(p) as usize)
            .map_or(ObjectKind::Free, |o| o.meta.kind)
    }

    /// The size of the live object a pointer points into.
    #[inline(always)]
    pub fn size_of(&self, p: Ptr) -> Option<u32> {
        let o = self.objects.get(object_of(p) as usize)?;
        o.meta.live.then_some(o.meta.extent)
    }

    /// A pointer that may still be used as a value: null, pointing to nothing, or to a live object.
    #[inline]
    pub fn usable(&self, p: Ptr) -> bool {
        object_of(p) == 0
            || self
                .objects
                .get(object_of(p) as usize)
                .is_none_or(|o| o.meta.live)
    }

    pub fn origin(&self, p: Ptr) -> Origin {
        let Some(o) = self.objects.get(object_of(p) as usize) else {
            return Origin::Unknown;
        };
        match (o.meta.origin, o.meta.kind) {
            (0, _) => Origin::Unknown,
            (n, ObjectKind::Heap | ObjectKind::Dynamic) => Origin::Point(n - 1),
            (n, _) if n & UNNAMED != 0 => Origin::Unnamed(Ty::of_number(n & !UNNAMED)),
            (n, _) => Origin::Decl(cassay_lang::tree::Id::from_index(n as usize - 1)),
        }
    }

    /// Where the object's lifetime ended.
    pub fn ended_at(&self, p: Ptr) -> Option<u32> {
        self.objects
            .get(object_of(p) as usize)?
            .meta
            .ended
            .checked_sub(1)
    }

    /// The size the object has, or had while it lived.
    #[inline]
    pub fn extent(&self, p: Ptr) -> u32 {
        self.objects
            .get(object_of(p) as usize)
            .map_or(0, |o| o.meta.extent)
    }

    // -- access -------------------------------------------------------------------------------

    /// Where `n` bytes at `p + add` lie, if they are inside a live object.
    #[inline(always)]
    pub fn locate(&self, p: Ptr, add: u32, n: u32) -> Option<usize> {
        let o = self.objects.get((p >> 32) as usize)?;
        let offset = u64::from(p as u32) + u64::from(add);
        (offset + u64::from(n) <= u64::from(o.size)).then_some(o.base as usize + offset as usize)
    }

    /// The same for writing.
    #[inline(always)]
    pub fn locate_mut(&self, p: Ptr, add: u32, n: u32) -> Option<usize> {
        let o = self.objects.get((p >> 32) as usize)?;
        let offset = u64::from(p as u32) + u64::from(add);
        (offset + u64::from(n) <= u64::from(o.writable))
            .then_some(o.base as usize + offset as usize)
    }

    /// A pointer to the byte at a place in the byte vectors. Slow: for reports.
    pub fn pointer_to(&self, at: usize) -> Ptr {
        let found = self.objects.iter().position(|o| {
            let base = o.base as usize;
            let sized = o.meta.live && o.meta.kind != ObjectKind::Function && !o.meta.inner;
            sized && (base..base + o.size as usize).contains(&at)
        });
        found.map_or(NULL, |n| {
            pointer(n as u32, at as u32 - self.objects[n].base)
        })
    }

    /// The first so many bytes, where static objects are, with their tags, to be put back later.
    pub fn saved(&self, n: usize) -> (Vec<u8>, Vec<u8>) {
        (self.data[..n].to_vec(), self.tags[..n].to_vec())
    }

    /// Puts back what was [`saved`](Self::saved).
    pub fn put_back(&mut self, (data, tags): &(Vec<u8>, Vec<u8>)) {
        self.data[..data.len()].copy_from_slice(data);
        self.tags[..tags.len()].copy_from_slice(tags);
    }

    /// The place of an object in the byte vectors; static objects keep theirs for good.
    #[inline]
    pub fn base_of(&self, p: Ptr) -> usize {
        self.objects
            .get(object_of(p) as usize)
            .map_or(0, |o| o.base as usize)
    }

    /// Makes a const object writable while it is being initialised, and back.
    pub fn set_writable(&mut self, p: Ptr, writable: bool) {
        if let Some(o) = self.objects.get_mut(object_of(p) as usize) {
            let read_only = o.meta.is_const
                || matches!(
                    o.meta.kind,
                    ObjectKind::Temporary | ObjectKind::StringLiteral
                );
            o.meta.unlocked = writable;
            o.writable = if writable || !read_only { o.size } else { 0 };
        }
    }

    /// What it is to go beyond what a pointer points to.
    fn beyond(&self, p: Ptr) -> Kind {
        if self.is_inner(p) {
            Kind::ArrayBounds
        } else {
            Kind::OutOfBounds
        }
    }

    /// Why `size` bytes at `p` cannot be accessed.
    pub fn fault(&self, p: Ptr, size: u64, write: bool) -> Fault {
        let kind = match self.objects.get(object_of(p) as usize) {
            _ if p == NULL => Kind::NullDereference,
            None => Kind::InvalidDereference,
            Some(_) if object_of(p) == 0 => Kind::InvalidDereference,
            Some(o) if o.meta.kind == ObjectKind::Free => Kind::LifetimeEnded,
            Some(o) if o.meta.kind == ObjectKind::Function => Kind::InvalidDereference,
            Some(o) if !o.meta.live => Kind::LifetimeEnded,
            Some(o) if u64::from(offset_of(p)).saturating_add(size) > u64::from(o.meta.extent) => {
                self.beyond(p)
            }
            Some(o) if write && o.meta.kind == ObjectKind::StringLiteral => {
                Kind::StringLiteralWrite
            }
            Some(o) if write && o.meta.kind == ObjectKind::Temporary => Kind::TemporaryWrite,
            Some(o) if write && (o.meta.is_const || self.hits_const(p, size)) => Kind::ConstWrite,
            Some(_) => Kind::OutOfBounds,
        };
        Fault { kind, ptr: p, size }
    }

    /// Checks that `n` bytes at `p` may be read (`write`: written).
    pub fn check(&self, p: Ptr, n: u64, write: bool) -> Result<usize, Fault> {
        if n > MAX_OBJECT {
            return Err(self.fault(p, n, write));
        }
        let place = if write {
            self.locate_mut(p, 0, n as u32)
        } else {
            self.locate(p, 0, n as u32)
        };
        let place = place
            .or_else(|| self.locate_watched(p, n, write))
            .ok_or_else(|| self.fault(p, n, write))?;
        let deed = if write { Deed::Write } else { Deed::Read };
        self.log(p, place, n as usize, deed);
        Ok(place)
    }

    /// The bytes behind a pointer, whatever their tags, exposed pointers as integers.
    pub fn bytes(&self, p: Ptr, n: u64) -> Result<&[u8], Fault> {
        let at = self.check(p, n, false)?;
        Ok(&self.data[at..at + n as usize])
    }

    /// Fails unless `n` bytes at `p`, found at `at`, all have a value.
    fn require_values(&self, p: Ptr, at: usize, n: usize) -> Result<(), Fault> {
        let tags = &self.tags[at..at + n];
        match tags.iter().position(|&t| tag::lacks_value(t)) {
            None => Ok(()),
            Some(i) => Err(Fault {
                kind: Kind::IndeterminateValue,
                ptr: p + i as u64,
                size: 1,
            }),
        }
    }

    /// Reads bytes as data: they must be initialised. Pointer bytes count as exposed.
    pub fn read(&mut self, p: Ptr, n: u64) -> Result<Vec<u8>, Fault> {
        let at = self.check(p, n, false)?;
        self.require_values(p, at, n as usize)?;
        let base = self.base_of(p);
        let mut bytes = self.data[at..at + n as usize].to_vec();
        for (i, byte) in bytes.iter_mut().enumerate() {
            match self.tags[at + i] {
                tag::POINTER => *byte = self.exposed_byte(at + i, base),
                tag => {
                    self.meet_tag(tag);
                    // Bytes before it may have made a pointer an integer.
                    *byte = self.data[at + i];
                }
            }
        }
        Ok(bytes)
    }

    // -- single bits --------------------------------------------------------------------------

    /// The bits of a byte that hold a value.
    pub fn known_bits(&self, at: usize) -> u8 {
        match self.tags[at] {
            tag::NONE | tag::BLANK => 0,
            tag::PARTIAL | tag::MIXED => self.partial.get(&(at as u32)).copied().unwrap_or(0),
            _ => 0xff,
        }
    }

    /// Writes the bits of a byte that `mask` selects; the others keep what they are.
    pub fn write_bits(&mut self, at: usize, mask: u8, value: u8) {
        let before = self.known_bits(at);
        let known = before | mask;
        self.data[at] = self.data[at] & !mask | value & mask;
        if known == 0xff {
            self.tags[at] = tag::DATA;
        } else if known != before {
            if self.tags[at] != tag::MIXED {
                self.tags[at] = tag::PARTIAL;
            }
            self.partial.insert(at as u32, known);
        }
    }

    /// The bits that hold a value, of the bytes in a range that have only some.
    fn partial_bytes(&self, at: usize, n: usize) -> Vec<(usize, u8)> {
        if self.partial.is_empty() {
            return Vec::new();
        }
        let tags = self.tags[at..at + n].iter().enumerate();
        tags.filter(|(_, tag)| matches!(**tag, tag::PARTIAL | tag::MIXED))
            .map(|(i, _)| (i, self.known_bits(at + i)))
            .collect()
    }

    pub fn write(&mut self, p: Ptr, bytes: &[u8]) -> Result<(), Fault> {
        let at = self.check(p, bytes.len() as u64, true)?;
        self.data[at..at + bytes.len()].copy_from_slice(bytes);
        self.tags[at..at + bytes.len()].fill(tag::DATA);
        self.set_class(p, bytes.len() as u64, 0);
        Ok(())
    }

    pub fn fill(&mut self, p: Ptr, byte: u8, n: u64) -> Result<(), Fault> {
        let at = self.check(p, n, true)?;
        self.data[at..at + n as usize].fill(byte);
        self.tags[at..at + n as usize].fill(tag::DATA);
        self.set_class(p, n, 0);
        Ok(())
    }

    /// Makes the bytes indeterminate again.
    #[inline]
    pub fn forget(&mut self, p: Ptr, n: u64) -> Result<(), Fault> {
        let at = self.check(p, n, false)?;
        self.tags[at..at + n as usize].fill(tag::NONE);
        Ok(())
    }

    /// Copies bytes and what is known of them; the ranges may overlap.
    pub fn copy(&mut self, to: Ptr, from: Ptr, n: u64) -> Result<(), Fault> {
        if n == 0 {
            return Ok(());
        }
        let source = self.check(from, n, false)?;
        let dest = self.check(to, n, true)?;
        let partial = self.partial_bytes(source, n as usize);
        self.data.copy_within(source..source + n as usize, dest);
        self.tags.copy_within(source..source + n as usize, dest);
        for (i, bits) in partial {
            self.partial.insert((dest + i) as u32, bits);
        }
        if let Some(addresses) = &mut self.narrow {
            addresses.carry(dest, source, n as usize);
        }
        self.copy_classes(to, from, n);
        self.log(to, dest, n as usize, Deed::Copy(from));
        Ok(())
    }

    /// One byte of a string or buffer: initialised data.
    pub fn byte(&mut self, p: Ptr) -> Result<u8, Fault> {
        let at = self.check(p, 1, false)?;
        match self.tags[at] {
            tag::DATA => Ok(self.data[at]),
            t if tag::lacks_value(t) => Err(Fault {
                kind: Kind::IndeterminateValue,
                ptr: p,
                size: 1,
            }),
            tag::POINTER => Ok(self.exposed_byte(at, self.base_of(p))),
            tag => {
                self.meet_tag(tag);
                Ok(self.data[at])
            }
        }
    }

    /// The bytes of a string, without its terminating zero. `max` bounds how many bytes are looked
    /// at (`strnlen`, `%.5s`).
    pub fn string(&mut self, p: Ptr, max: Option<u64>) -> Result<Vec<u8>, Fault> {
        let max = max.unwrap_or(u64::MAX);
        if max == 0 {
            return Ok(Vec::new());
        }
        let at = self.check(p, 1, false)?;
        let room = u64::from(self.size_of(p).unwrap_or(0) - offset_of(p)).min(max) as usize;
        let len = self.data[at..at + room].iter().position(|&b| b == 0);
        let n = len.unwrap_or(room);
        if len.is_none() && (room as u64) < max {
            self.read(p, n as u64)?;
            return Err(Fault {
                kind: self.beyond(p),
                ptr: p + n as u64,
                size: 1,
            });
        }
        let bytes = self.read(p, n as u64)?;
        if len.is_some() {
            self.byte(p + n as u64)?;
        }
        Ok(bytes)
    }

    /// The length of a string, without its terminating zero and without copying it. `max` bounds
    /// how many bytes are looked at.
    pub fn string_len(&self, p: Ptr, max: Option<u64>) -> Result<u64, Fault> {
        let max = max.unwrap_or(u64::MAX);
        if max == 0 {
            return Ok(0);
        }
        let at = self.check(p, 1, false)?;
        let room = u64::from(self.size_of(p).unwrap_or(0) - offset_of(p)).min(max) as usize;
        let zero = self.data[at..at + room].iter().position(|&b| b == 0);
        let seen = zero.map_or(room, |n| n + 1);
        self.log(p, at, seen, Deed::Read);
        self.require_values(p, at, seen)?;
        match zero {
            Some(n) => Ok(n as u64),
            None if room as u64 == max => Ok(max),
            None => Err(Fault {
                kind: self.beyond(p),
                ptr: p + room as u64,
                size: 1,
            }),
        }
    }
}
