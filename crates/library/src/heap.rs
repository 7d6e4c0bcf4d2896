//! Memory management (C17 7.22.3).
//!
//! An allocation fails, with a null pointer, only where every implementation's does: a size that
//! no object can have. One that merely exceeds Cassay's own limit stops the program as
//! unsupported. `realloc` always moves, so that a kept old pointer shows; of size 0 it frees and
//! returns null, as glibc does.

use super::call::*;
use super::{Arg, Host, Lib, LibFn, Stop};
use cassay_lang::types::Ty;
use cassay_memory::{Kind, NULL, ObjectKind, Ptr, object_of, offset_of};

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
    set_errno(lib, host, errno::ENOMEM)?;
    pointer_result(NULL)
}

/// Whether an object of this size cannot exist: the difference of two pointers into it would not
/// fit `ptrdiff_t`.
fn impossible(host: &dyn Host, size: u64) -> bool {
    let width = host
        .types()
        .target
        .width(host.types().target.ptrdiff_t)
        .clamp(1, 64);
    size > u64::MAX >> (65 - width)
}

fn malloc(lib: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let size = word(args, 0)?;
    if impossible(host, size) {
        return no_memory(lib, host);
    }
    pointer_result(heap(host, size)?)
}

fn calloc(lib: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let total = word(args, 0)?.checked_mul(word(args, 1)?);
    let Some(size) = total.filter(|&size| !impossible(host, size)) else {
        return no_memory(lib, host);
    };
    let p = heap(host, size)?;
    host.memory().fill(p, 0, size)?;
    pointer_result(p)
}

/// Objects are aligned to whatever is asked for: their numbers make their addresses.
fn aligned_alloc(lib: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let (align, size) = (word(args, 0)?, word(args, 1)?);
    if !align.is_power_of_two() || align > 1 << 31 {
        set_errno(lib, host, errno::EINVAL)?;
        return pointer_result(NULL);
    }
    aligned(host, align);
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

fn posix_memalign(_: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let (place, align, size) = (word(args, 0)?, word(args, 1)?, word(args, 2)?);
    let least = u64::from(host.types().target.pointer.size);
    if !align.is_power_of_two() || align < least || align > 1 << 31 {
        return int_result(errno::EINVAL.into());
    }
    if impossible(host, size) {
        return int_result(errno::ENOMEM.into());
    }
    aligned(host, align);
    let p = heap(host, size)?;
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
    if impossible(host, size) {
        return no_memory(lib, host);
    }
    if size == 0 {
        release(host, old);
        return pointer_result(NULL);
    }
    let kept = host.memory().size_of(old).map_or(0, u64::from).min(size);
    let new = heap(host, size)?;
    copy(host, new, old, kept)?;
    release(host, old);
    pointer_result(new)
}

fn reallocarray(lib: &mut Lib, host: &mut dyn Host, args: &[Arg]) -> Outcome {
    let Some(size) = word(args, 1)?.checked_mul(word(args, 2)?) else {
        return no_memory(lib, host);
    };
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
