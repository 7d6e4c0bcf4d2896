//! What GNU attributes promise about functions, as a part of their types and of their declarations.

use crate::tree::Attrs;

/// What GNU attributes say about a function: which pointers are never null, and what it does not do. Attributes of a
/// function's declarations are the function's own; those of a pointer to a function, or of a typedef, are the type's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Promises {
    /// As in the tree's attributes.
    pub nonnull: u64,
    /// What it returns is no null pointer.
    pub returns_nonnull: bool,
    /// What it returns is `offset` past a multiple of this, unless 0.
    pub aligned: u32,
    /// See `aligned`.
    pub offset: u32,
    /// What it returns is a multiple of this argument, counted from 1, unless 0.
    pub alloc_align: u8,
    /// What it returns is a new object.
    pub malloc: bool,
    /// It has no effect but its result.
    pub pure_: bool,
    /// Nor does that depend on anything but its arguments.
    pub const_: bool,
    /// It does not return.
    pub noreturn: bool,
}

impl Promises {
    /// What attributes say.
    pub fn of(attrs: &Attrs) -> Promises {
        Promises {
            nonnull: attrs.nonnull,
            returns_nonnull: attrs.returns_nonnull,
            aligned: attrs.assume_aligned,
            offset: attrs.assume_offset,
            alloc_align: attrs.alloc_align,
            malloc: attrs.malloc,
            pure_: attrs.pure_,
            const_: attrs.const_,
            noreturn: attrs.noreturn,
        }
    }

    /// Both together. `None` where they cannot be told by one value.
    pub fn and(self, other: Promises) -> Option<Promises> {
        let (a, b) = (self, other);
        let one = |a: u32, b: u32| (a == 0 || b == 0 || a == b).then_some(a.max(b));
        if a.aligned != 0 && b.aligned != 0 && (a.aligned, a.offset) != (b.aligned, b.offset) {
            return None;
        }
        Some(Promises {
            nonnull: a.nonnull | b.nonnull,
            returns_nonnull: a.returns_nonnull | b.returns_nonnull,
            aligned: a.aligned.max(b.aligned),
            offset: a.offset.max(b.offset),
            alloc_align: one(a.alloc_align.into(), b.alloc_align.into())? as u8,
            malloc: a.malloc | b.malloc,
            pure_: a.pure_ | b.pure_,
            const_: a.const_ | b.const_,
            noreturn: a.noreturn | b.noreturn,
        })
    }
}
