//! All values that one scalar had, in a few words.

use super::Shape;
use cassay_lang::tree::{DeclId, Id, IntKind};

/// A value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value {
    /// An integer; one of type `unsigned __int128` by its bit pattern.
    Int(i128),
    /// The bits of a `float`, `double` or x87 `long double`.
    Float(u128),
    /// A pointer, by what it points to.
    Pointer(Pointee),
}

/// Where a pointer points. Dangling pointers have no value (6.2.4p2) and do not occur.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pointee {
    /// A null pointer.
    Null,
    /// So many bytes into the object that this name means at this place and time; its end is
    /// possible. Never another instance of a variable, as recursion makes them.
    Object {
        /// The object's declaration.
        decl: DeclId,
        /// Bytes from its beginning.
        offset: u32,
    },
    /// The function with this definition; whether its name is in scope is not looked at.
    Function(DeclId),
    /// An object that has no name here, or a function of the library: not one value but a class of
    /// them.
    Other {
        /// The object's declaration, if it has one.
        decl: Option<DeclId>,
        /// Bytes from its beginning.
        offset: u32,
    },
    /// An integer that points to nothing.
    Integer(u64),
}

/// What is true of a scalar over all visits.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Values {
    /// Distinct values in order of first occurrence.
    pub seen: Vec<Value>,
    /// No value is missing in `seen`.
    pub complete: bool,
    /// Smallest and largest value of an integer.
    pub range: Option<(i128, i128)>,
    /// Bits of an integer or floating value that were 0 in all values, and those that were 1.
    pub zeros: u128,
    /// Bits that were 1 in all values.
    pub ones: u128,
    /// Some value was zero, or a null pointer. Negative zero is not looked for.
    pub zero: bool,
    /// At some visit it had no value that may be read.
    pub indeterminate: bool,
    /// Something here depends on what C leaves open: nothing should be built on it.
    pub unstable: bool,
}

impl Values {
    /// The scalar had a value at every visit, and there was a visit: it may be read, and what is said
    /// here is true.
    pub fn reliable(&self) -> bool {
        !self.indeterminate && !self.unstable && !self.seen.is_empty()
    }

    /// The one value it always had.
    pub fn constant(&self) -> Option<Value> {
        match self.seen[..] {
            [v] if self.complete && self.reliable() => Some(v),
            _ => None,
        }
    }

    pub(super) fn distrust(&mut self, other: &Values, same_visits: bool) {
        self.unstable |= !same_visits || !self.agrees(other);
    }

    /// Whether both say the same; in which order all values came does not matter.
    fn agrees(&self, other: &Values) -> bool {
        let all = self.complete && other.complete && self.seen.len() == other.seen.len();
        if !all {
            return self == other;
        }
        let same_values = self.seen.iter().all(|value| other.seen.contains(value));
        let of = |values: &Values| {
            let Values {
                range, zeros, ones, ..
            } = *values;
            (range, zeros, ones, values.zero, values.indeterminate)
        };
        same_values && of(self) == of(other)
    }
}

/// The same while it is being collected. A pointer is a number made by [`pack`].
#[derive(Clone, Default)]
pub(super) struct Summary {
    last: i128,
    min: i128,
    max: i128,
    and: u128,
    or: u128,
    seen: Vec<i128>,
    more: bool,
    zero: bool,
    lacking: bool,
}

impl Summary {
    /// There was no value to be read.
    pub fn lack(&mut self) {
        self.lacking = true;
    }

    /// A value. `flip` makes the order of `min` and `max` that of unsigned 128-bit numbers.
    #[inline]
    pub fn add(&mut self, v: i128, most: usize, flip: i128) {
        if v != self.last || self.seen.is_empty() {
            self.add_new(v, most, flip);
        }
    }

    fn add_new(&mut self, v: i128, most: usize, flip: i128) {
        self.last = v;
        if self.seen.is_empty() {
            (self.min, self.max) = (v, v);
            (self.and, self.or) = (v as u128, v as u128);
            self.zero = v == 0;
            self.seen.push(v);
            return;
        }
        self.min = ((self.min ^ flip).min(v ^ flip)) ^ flip;
        self.max = ((self.max ^ flip).max(v ^ flip)) ^ flip;
        self.and &= v as u128;
        self.or |= v as u128;
        self.zero |= v == 0;
        if !self.seen.contains(&v) {
            if self.seen.len() < most {
                self.seen.push(v);
            } else {
                self.more = true;
            }
        }
    }

    /// The same scalar, seen by code that was written twice.
    pub fn merge(&mut self, other: &Summary, most: usize, flip: i128) {
        if self.seen.is_empty() {
            let lacking = self.lacking;
            *self = other.clone();
            self.lacking |= lacking;
            return;
        }
        self.lacking |= other.lacking;
        if other.seen.is_empty() {
            return;
        }
        for &v in other.seen.iter().chain([&other.min, &other.max]) {
            self.add_new(v, most, flip);
        }
        self.and &= other.and;
        self.or |= other.or;
        self.zero |= other.zero;
        self.more |= other.more;
    }

    pub fn values(&self, shape: Shape, width: u32) -> Values {
        let any = !self.seen.is_empty();
        let mask = u128::MAX >> (128 - width.clamp(1, 128));
        let value = |&v: &i128| match shape {
            Shape::Int { .. } => Value::Int(v),
            Shape::Float(_) => Value::Float(v as u128),
            Shape::Pointer => Value::Pointer(unpack(v)),
        };
        let bits = any && shape != Shape::Pointer;
        Values {
            seen: self.seen.iter().map(value).collect(),
            complete: !self.more,
            range: matches!(shape, Shape::Int { .. } if any).then_some((self.min, self.max)),
            zeros: if bits { !self.or & mask } else { 0 },
            ones: if bits { self.and & mask } else { 0 },
            zero: self.zero,
            indeterminate: self.lacking,
            unstable: false,
        }
    }
}

/// What turns the order of numbers into that of the type's values.
pub(super) fn flip(shape: Shape) -> i128 {
    match shape {
        Shape::Int {
            kind: IntKind::UInt128,
            ..
        } => i128::MIN,
        _ => 0,
    }
}

/// A pointer's target as one number; null is 0.
pub(super) fn pack(p: Pointee) -> i128 {
    let (tag, high, low) = match p {
        Pointee::Null => (0, 0, 0),
        Pointee::Object { decl, offset } => (1, decl.index() as u32, offset),
        Pointee::Function(decl) => (2, decl.index() as u32, 0),
        Pointee::Other { decl: None, offset } => (3, 0, offset),
        Pointee::Other {
            decl: Some(decl),
            offset,
        } => (4, decl.index() as u32, offset),
        Pointee::Integer(v) => (5, (v >> 32) as u32, v as u32),
    };
    i128::from(tag) << 64 | i128::from(high) << 32 | i128::from(low)
}

fn unpack(v: i128) -> Pointee {
    let (high, offset) = ((v >> 32) as u32, v as u32);
    // Only where there is one: a number that is none may be too large.
    let decl = || DeclId::from_index(high as usize);
    match v >> 64 {
        0 => Pointee::Null,
        1 => Pointee::Object {
            decl: decl(),
            offset,
        },
        2 => Pointee::Function(decl()),
        3 => Pointee::Other { decl: None, offset },
        4 => Pointee::Other {
            decl: Some(decl()),
            offset,
        },
        _ => Pointee::Integer(v as u64),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn int(kind: IntKind) -> Shape {
        Shape::Int { kind, bits: None }
    }

    #[test]
    fn facts_cover_values_beyond_the_set() {
        let mut s = Summary::default();
        for v in [4, 12, 4, -4, 36] {
            s.add(v, 2, 0);
        }
        let values = s.values(int(IntKind::Int), 32);
        assert_eq!(values.seen, [Value::Int(4), Value::Int(12)]);
        assert!(!values.complete);
        assert_eq!(values.range, Some((-4, 36)));
        assert_eq!(values.ones, 4);
        assert_eq!(values.zeros, 3);
        assert!(!values.zero && values.reliable());
    }

    #[test]
    fn wide_unsigned_values_are_ordered_as_unsigned() {
        let shape = int(IntKind::UInt128);
        let mut s = Summary::default();
        for v in [1, -1, 7] {
            s.add(v, 8, flip(shape));
        }
        assert_eq!(s.values(shape, 128).range, Some((1, -1)));
    }

    #[test]
    fn merging_is_as_good_as_adding() {
        let (mut a, mut b, mut both) = (Summary::default(), Summary::default(), Summary::default());
        for v in 0..5 {
            a.add(v, 3, 0);
            both.add(v, 3, 0);
        }
        for v in [-9, 2, 40, 41, 42, 3] {
            b.add(v, 3, 0);
            both.add(v, 3, 0);
        }
        b.lack();
        both.lack();
        a.merge(&b, 3, 0);
        assert_eq!(
            a.values(int(IntKind::Int), 32),
            both.values(int(IntKind::Int), 32)
        );
    }

    #[test]
    fn pointers_survive_packing() {
        let decl = DeclId::from_index(77);
        for p in [
            Pointee::Null,
            Pointee::Object { decl, offset: 12 },
            Pointee::Function(decl),
            Pointee::Other {
                decl: None,
                offset: 3,
            },
            Pointee::Other {
                decl: Some(decl),
                offset: 0,
            },
            Pointee::Integer(u64::MAX),
        ] {
            assert_eq!(unpack(pack(p)), p);
        }
    }
}
