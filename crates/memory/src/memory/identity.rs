//! Which objects need not be distinct.
//!
//! - String literals, compound literals of const type and `__func__` may share their bytes with each other
//!   (6.4.5p7, 6.5.2.5p7); linkers lay one into the end of another. clang takes an object of const type that has a name for a
//!   literal with the same bytes, too.
//! - An object may begin where another one ends (6.5.9p6).
//! - An object of no bytes (GNU C) begins and ends where anything else may.
//! - Labels whose code is the same are one (GNU C).
//!
//! Pointers are compared here ([`Memory::alike`]). Addresses that are integers are those of one object in runs that have it so
//! (`open.rs`), where [`Memory::hosts`] says what lies inside of what.

use super::address::Addresses;
use super::{Memory, Meta, Object, ObjectKind, Open, Ptr, UNNAMED, object_of, offset_of, pointer};
use rustc_hash::FxHashMap;
use std::cmp::Ordering;

/// Where an object lies that is inside of another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Host {
    pub object: u32,
    pub offset: u32,
}

impl Memory {
    /// Whether two pointers into different objects are equal.
    #[cold]
    #[inline(never)]
    pub fn alike(&mut self, a: Ptr, b: Ptr) -> bool {
        let object = |p: Ptr| self.objects.get(object_of(p) as usize);
        let (Some(x), Some(y)) = (object(a), object(b)) else {
            return false;
        };
        let labels = x.meta.kind == ObjectKind::Label && y.meta.kind == ObjectKind::Label;
        let open = labels || meets(x, a, y, b) || meets(y, b, x, a) || self.shared(x, a, y, b);
        open && self.meet(Open::Identity)
    }

    /// The object may share its bytes with others as literals do, though it has a name.
    pub fn share(&mut self, p: Ptr) {
        if let Some(o) = self.objects.get_mut(object_of(p) as usize) {
            o.meta.shared = true;
        }
    }

    fn bytes_of(&self, o: &Object) -> &[u8] {
        let at = o.base as usize;
        self.data
            .get(at..at + o.meta.extent as usize)
            .unwrap_or_default()
    }

    /// Whether two objects may be one, or one a part of the other, so that these pointers are equal.
    fn shared(&self, x: &Object, a: Ptr, y: &Object, b: Ptr) -> bool {
        let whole = match (is_literal(x), is_literal(y)) {
            (true, true) => false,
            (true, false) => is_constant(y),
            (false, true) => is_constant(x),
            (false, false) => return false,
        };
        if whole || !is_literal(x) || !is_literal(y) {
            return whole && offset_of(a) == offset_of(b) && self.bytes_of(x) == self.bytes_of(y);
        }
        let (long, short, before) = match offset_of(a).cmp(&offset_of(b)) {
            Ordering::Less => (y, x, offset_of(b) - offset_of(a)),
            Ordering::Equal if x.meta.extent < y.meta.extent => (y, x, 0),
            _ => (x, y, offset_of(a) - offset_of(b)),
        };
        let (before, n) = (before as usize, short.meta.extent as usize);
        n > 0 && self.bytes_of(long).get(before..before + n) == Some(self.bytes_of(short))
    }

    /// The static objects that need not be distinct from another one, with where they are a part of it.
    pub(super) fn hosts(&self) -> FxHashMap<u32, Host> {
        let mut all: Vec<(Vec<u8>, bool, u32)> = Vec::new();
        for (number, o) in self.objects.iter().enumerate().skip(1) {
            let literal = is_literal(o);
            if (literal || is_constant(o)) && o.meta.extent > 0 && !o.meta.inner {
                let backwards = self.bytes_of(o).iter().rev().copied().collect();
                all.push((backwards, !literal, number as u32));
            }
        }
        // What ends in the same bytes comes behind them, and objects with names behind literals with the same bytes.
        all.sort_unstable();
        let mut found = FxHashMap::default();
        let mut named: Option<(&[u8], u32)> = None;
        let mut literal: Option<(&[u8], u32)> = None;
        for (bytes, is_named, number) in all.iter().rev() {
            if *is_named {
                named = Some((bytes, *number));
                continue;
            }
            if let Some((_, object)) = named.filter(|(other, _)| other == bytes) {
                found.insert(*number, Host { object, offset: 0 });
            } else if let Some((other, object)) = literal.filter(|(b, _)| b.starts_with(bytes)) {
                let before = (other.len() - bytes.len()) as u32;
                let around = found.get(&object).copied();
                let around = around.unwrap_or(Host { object, offset: 0 });
                let offset = around.offset + before;
                found.insert(*number, Host { offset, ..around });
            }
            literal = Some((bytes, *number));
        }
        found
    }

    /// Puts them there where addresses are narrow.
    pub(super) fn lodge_guests(&self, addresses: &mut Addresses) {
        for (object, host) in self.hosts() {
            let extent = self.extent(pointer(host.object, 0));
            addresses.lodge(object, host, extent, self.alignment);
        }
    }

    /// What an automatic object looks like that may be one with another of the same bytes.
    pub(super) fn looks(&self, number: u32) -> Option<Vec<u8>> {
        let o = self.objects.get(number as usize)?;
        let is_one = is_literal(o) && o.meta.live && o.meta.extent > 0;
        is_one.then(|| self.bytes_of(o).to_vec())
    }
}

/// The one is the end of an object, the other the beginning of another.
fn meets(x: &Object, a: Ptr, y: &Object, b: Ptr) -> bool {
    if x.meta.is_empty() && is_object(y) {
        return offset_of(b) == 0 || offset_of(b) == y.meta.extent;
    }
    is_object(x)
        && is_object(y)
        && x.meta.extent > 0
        && y.meta.extent > 0
        && offset_of(a) == x.meta.extent
        && offset_of(b) == 0
}

fn is_object(o: &Object) -> bool {
    !matches!(
        o.meta.kind,
        ObjectKind::Function | ObjectKind::Label | ObjectKind::Free
    )
}

impl Meta {
    /// An object of no bytes, which need not have an address of its own. What is allocated has one (7.22.3p1).
    pub(super) fn is_empty(&self) -> bool {
        let takes_none = !matches!(
            self.kind,
            ObjectKind::Function | ObjectKind::Free | ObjectKind::Heap | ObjectKind::Label
        );
        self.extent == 0 && takes_none
    }
}

/// A string literal, or a compound literal of const type: what has no name; or `__func__`.
fn is_literal(o: &Object) -> bool {
    let constant = o.meta.is_const
        && (o.meta.origin == 0 || o.meta.origin & UNNAMED != 0 || o.meta.shared)
        && matches!(o.meta.kind, ObjectKind::Static | ObjectKind::Local);
    o.meta.kind == ObjectKind::StringLiteral || constant
}

/// A static object of const type.
fn is_constant(o: &Object) -> bool {
    o.meta.is_const && o.meta.kind == ObjectKind::Static && o.meta.extent > 0
}
