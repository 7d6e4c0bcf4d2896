//! The memory of the abstract machine: objects, bytes with tags, pointers; and every kind of undefined behaviour.
//!
//! [`Memory`] has what C17 6.2.4 and 6.2.6 speak of: objects with lifetimes, and what is known of each of their
//! bytes. An access that cannot be made is a [`Fault`] with its [`Kind`]. Nothing here knows of a program, its
//! instructions or its library.
//!
//! ```
//! use cassay_lang::Target;
//! use cassay_memory::{Choice, Kind, Memory, ObjectKind, Origin, object_of};
//!
//! let image = Memory::image(1 << 20, &Target::x86_64_linux(), 16);
//! let mut memory = image.start(1 << 12, Choice::default());
//! let p = memory.allocate(4, ObjectKind::Heap, false, Origin::Unknown).expect("room for four bytes");
//! memory.write(p, &[1, 2, 3, 4]).expect("the object is alive");
//! assert_eq!(memory.bytes(p + 1, 2), Ok(&[2, 3][..]));
//! assert_eq!(memory.bytes(p + 1, 4).unwrap_err().kind, Kind::OutOfBounds);
//! memory.end(object_of(p), 0);
//! assert_eq!(memory.bytes(p, 1).unwrap_err().kind, Kind::LifetimeEnded);
//! ```

mod kind;
mod kinds;
mod memory;

pub use kind::{Class, Kind};
pub use kinds::KindSet;
pub use memory::{
    Allocates, Basis, Choice, Deed, Fault, Logged, MAX_OBJECT, Memory, Met, NO_BASIS, NULL,
    ObjectKind, Open, Origin, OutOfMemory, Ptr, object_of, offset_of, pointer, tag,
};
