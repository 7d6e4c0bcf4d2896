//! `qsort` and `bsearch` (C17 7.22.5).
//!
//! The order of elements that compare equal is unspecified, and so is the sequence of calls to the
//! comparison function. Both are as in glibc up to 2.36: a merge sort that halves, sorts the left
//! half first, and prefers the left element. Where elements that are not the same compare equal, another
//! run prefers the right one; and `bsearch` takes another way.

use super::call::*;
use super::{Arg, Host, Lib, LibFn, Stop};
use cassay_memory::{Kind, NULL, ObjectKind, Open, Origin, Ptr, object_of};

pub(super) fn find(name: &str) -> Option<LibFn> {
    Some(match name {
        "bsearch" => bsearch,
        "qsort" => qsort,
        _ => return None,
    })
}

/// An array being sorted or searched.
struct Array {
    base: Ptr,
    count: u64,
    size: u64,
    compare: Ptr,
}

impl Array {
    fn new(host: &mut dyn Host, args: &[Arg], write: bool) -> Result<Array, Stop> {
        let (base, count) = (word(args, 0)?, word(args, 1)?);
        let (size, compare) = (word(args, 2)?, word(args, 3)?);
        let Some(total) = count.checked_mul(size) else {
            let detail = format!("an array of {count} elements of {size} bytes cannot exist");
            return Err(Stop::undefined(Kind::LibraryArgument, detail));
        };
        if write {
            writable(host, base, total)?;
        } else {
            readable(host, base, total)?;
        }
        if compare == NULL {
            let detail = "the comparison function is a null pointer";
            return Err(Stop::undefined(Kind::LibraryArgument, detail));
        }
        Ok(Array {
            base,
            count,
            size,
            compare,
        })
    }

    fn at(&self, index: u64) -> Ptr {
        self.base + index * self.size
    }

    fn order(&self, host: &mut dyn Host, a: Ptr, b: Ptr) -> Result<i32, Stop> {
        let [order, _] = host.call(self.compare, &[pointer_arg(a), pointer_arg(b)])?;
        Ok(order as i32)
    }

    /// Whether the left one of two elements comes first.
    fn is_first(&self, host: &mut dyn Host, left: Ptr, right: Ptr) -> Result<bool, Stop> {
        let order = self.order(host, left, right)?;
        if order != 0 {
            return Ok(order < 0);
        }
        let memory = host.memory();
        let same = memory.bytes(left, self.size) == memory.bytes(right, self.size);
        Ok(same || !memory.meet(Open::SortOrder))
    }

    /// Sorts `count` elements from `first` on, with `spare` as room for as many. The recursion is
    /// as deep as `count` has bits.
    fn sort(&self, host: &mut dyn Host, first: u64, count: u64, spare: Ptr) -> Result<(), Stop> {
        if count < 2 {
            return Ok(());
        }
        // How often elements are compared shows what is merged with what.
        let other = host.memory().is_other(Open::SortOrder);
        let half = match other {
            true => count - (count / 4).max(1),
            false => count / 2,
        };
        self.sort(host, first, half, spare)?;
        self.sort(host, first + half, count - half, spare)?;
        let (mut left, mut right) = (first, first + half);
        let (left_end, right_end) = (right, first + count);
        let mut merged = 0;
        while left < left_end && right < right_end {
            let (a, b) = (self.at(left), self.at(right));
            let from = if self.is_first(host, a, b)? {
                &mut left
            } else {
                &mut right
            };
            copy(host, spare + merged * self.size, self.at(*from), self.size)?;
            *from += 1;
            merged += 1;
        }
        // What is left of the right half is in its place already.
        let rest = left_end - left;
        copy(
            host,
            spare + merged * self.size,
            self.at(left),
            rest * self.size,
        )?;
        copy(host, self.at(first), spare, (merged + rest) * self.size)
    }
}

fn qsort(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let array = Array::new(host, args, true)?;
    if array.count < 2 || array.size == 0 {
        return NOTHING;
    }
    let origin = Origin::Point(host.point());
    let total = array.count * array.size;
    host.memory().meet(Open::SortOrder);
    let spare = host
        .memory()
        .allocate(total, ObjectKind::Dynamic, false, origin)?;
    array.sort(host, 0, array.count, spare)?;
    let point = host.point();
    host.memory().end(object_of(spare), point);
    NOTHING
}

fn bsearch(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let key = word(args, 0)?;
    valid(host, key)?;
    let array = Array::new(host, args.get(1..).unwrap_or_default(), false)?;
    let (mut low, mut high) = (0, array.count);
    // Another way through the array may find another one of several equal elements.
    let part = if host.memory().is_other(Open::SortOrder) {
        3
    } else {
        2
    };
    if array.count > 1 {
        host.memory().meet(Open::SortOrder);
    }
    while low < high {
        let middle = low + (high - low) / part;
        let element = array.at(middle);
        match array.order(host, key, element)? {
            0 => return pointer_result(element),
            order if order < 0 => high = middle,
            _ => low = middle + 1,
        }
    }
    pointer_result(NULL)
}
