//! Memory management (C17 7.22.3).
//!
//! An allocation that is huge fails, with a null pointer, and with the other choice succeeds, as far as the program does
//! not look far into it. That goes for sizes which no object can have as well: libraries refuse them, but compilers that
//! remove an allocation nobody uses take it to have succeeded.
//! Others succeed as long as Cassay's own limit allows. An allocation of no bytes gives a pointer to nothing, or with
//! the other choice a null pointer. `realloc` always moves, so that a kept old pointer shows; of size 0 it frees and
//! returns null, as glibc does, or with the other choice a pointer to nothing.

use super::call::*;
use super::{Arg, Host, Lib, LibFn, Stop};
use cassay_lang::types::Ty;
use cassay_memory::{Allocates, Kind, NULL, ObjectKind, Open, Ptr, object_of, offset_of};

pub(super) fn find(name: &str) -> Option<LibFn> {
    Some(match name {
        "aligned_alloc" => aligned_alloc,
        "calloc" => calloc,
        "free" => free,
        "malloc" => malloc,
        "posix_memalign" => posix_memalign,
        "realloc" => realloc,
        "reallocarray" => reallocarray,
        _ => return None,
    })
}

fn no_memory(lib: &mut Lib, host: &mut dyn Host) -> Outcome {
    set_optional_errno(lib, host, errno::ENOMEM)?;
    pointer_result(NULL)
}

/// From here on an allocation may succeed on one machine and fail on another; where `size_t` is narrow, from half of its
/// range on, which no object can have.
const HUGE: u64 = 1 << 30;
/// How much there is of a huge object.
const SHOWN: u64 = 1 << 16;

/// Makes an object, or a null pointer where C or the machine's size leaves that open.
fn obtain(lib: &mut Lib, host: &mut dyn Host, size: u64) -> Outcome {
    let target = &host.types().target;
    let largest = u64::MAX >> (65 - target.width(target.ptrdiff_t).clamp(1, 64));
    let memory = host.memory();
    let size = match size {
        0 if memory.allocates_otherwise(Allocates::Nothing) => return pointer_result(NULL),
        _ if size < HUGE && size <= largest => size,
        _ if memory.allocates_otherwise(Allocates::Huge) => SHOWN.min(largest / 2),
        _ => return no_memory(lib, host),
    };
    pointer_result(heap(host, size)?)
}

fn malloc(lib: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    obtain(lib, host, word(args, 0)?)
}

fn calloc(lib: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let size = word(args, 0)?.saturating_mul(word(args, 1)?);
    let [p, _] = obtain(lib, host, size)?;
    if p != NULL {
        let size = host.memory().size_of(p).map_or(0, u64::from);
        host.memory().fill(p, 0, size)?;
    }
    pointer_result(p)
}

/// Objects are aligned to whatever is asked for: their numbers make their addresses.
fn aligned_alloc(lib: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    const MOST: u64 = 1 << 31;
    let (align, size) = (word(args, 0)?, word(args, 1)?);
    let is_valid = align.is_power_of_two() && align <= MOST;
    // C17 7.22.3.1p2 asks for a null pointer, C11 for nothing, and glibc up to 2.37 aligns to the next power of two.
    if !is_valid && !host.memory().meet(Open::Allocation) {
        set_optional_errno(lib, host, errno::EINVAL)?;
        return pointer_result(NULL);
    }
    aligned(host, align.clamp(1, MOST).next_power_of_two());
    malloc(
        lib,
        host,
        &[Arg {
            lo: size,
            ..arg(args, 1)?
        }],
    )
}

/// Objects are aligned to anything in the first run; a second one may move addresses by multiples of
/// the largest alignment only.
fn aligned(host: &mut dyn Host, align: u64) {
    let memory = host.memory();
    memory.alignment = memory.alignment.max(align);
}

fn posix_memalign(lib: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let (place, align, size) = (word(args, 0)?, word(args, 1)?, word(args, 2)?);
    let least = u64::from(host.types().target.pointer.size);
    if !align.is_power_of_two() || align < least || align > 1 << 31 {
        return int_result(errno::EINVAL.into());
    }
    aligned(host, align);
    let [p, _] = obtain(lib, host, size)?;
    if p == NULL && size != 0 {
        return int_result(errno::ENOMEM.into());
    }
    store_pointer(host, place, p, Ty::VOID_PTR)?;
    int_result(0)
}

/// Checks that `p` is what an allocation returned and that it is still allocated.
fn allocated(host: &mut dyn Host, p: Ptr) -> Result<(), Stop> {
    let memory = host.memory();
    let detail = match memory.kind_of(p) {
        _ if object_of(p) == 0 => "the pointer points to no object".to_string(),
        ObjectKind::Heap if offset_of(p) != 0 => {
            format!(
                "the pointer points {} bytes into the allocation",
                offset_of(p)
            )
        }
        ObjectKind::Heap if memory.is_live(p) => return Ok(()),
        ObjectKind::Heap | ObjectKind::Free => "the memory is already freed".to_string(),
        _ => "the object was not allocated by malloc and its relatives".to_string(),
    };
    Err(Stop::Kind {
        kind: Kind::InvalidFree,
        detail,
        ptr: Some(p),
    })
}

fn release(host: &mut dyn Host, p: Ptr) {
    let point = host.point();
    let memory = host.memory();
    let p = memory.outer(p);
    memory.end(object_of(p), point);
}

fn free(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let p = word(args, 0)?;
    if p != NULL {
        allocated(host, p)?;
        release(host, p);
    }
    NOTHING
}

fn realloc(lib: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let (old, size) = (word(args, 0)?, word(args, 1)?);
    if old == NULL {
        return malloc(lib, host, args.get(1..).unwrap_or_default());
    }
    allocated(host, old)?;
    if size == 0 {
        let other = host.memory().allocates_otherwise(Allocates::NothingLeft);
        release(host, old);
        return pointer_result(if other { heap(host, 0)? } else { NULL });
    }
    let kept = host.memory().size_of(old).map_or(0, u64::from).min(size);
    let [new, _] = obtain(lib, host, size)?;
    if new == NULL {
        return pointer_result(NULL);
    }
    let room = host.memory().size_of(new).map_or(0, u64::from);
    let kept = kept.min(room);
    copy(host, new, old, kept)?;
    release(host, old);
    pointer_result(new)
}

fn reallocarray(lib: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let size = word(args, 1)?.saturating_mul(word(args, 2)?);
    realloc(
        lib,
        host,
        &[
            arg(args, 0)?,
            Arg {
                lo: size,
                ..arg(args, 1)?
            },
        ],
    )
}

/// `__errno_location`: not memory management, but the one other object the library makes.
pub(super) fn errno_location(lib: &mut Lib, host: &mut dyn Host, _: &[Arg]) -> Outcome {
    pointer_result(errno_object(lib, host)?)
}
