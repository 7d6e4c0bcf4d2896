//! What every library function does first and last: take its arguments, check the pointers among
//! them, count its work, and put results back into memory.
//!
//! Invalid pointers follow C17 7.1.4p1 and, for sizes of zero, 7.24.1p2: a null pointer is invalid
//! even where nothing would be read through it; a pointer just past the end is not.

use super::{Arg, Host, Lib, Stop, Value};
use cassay_lang::target::Endian;
use cassay_lang::tree::IntKind;
use cassay_lang::types::Ty;
use cassay_memory::{Fault, Kind, Memory, ObjectKind, Open, Origin, Ptr, object_of, offset_of};

/// `errno` values, as Linux numbers them.
pub(super) mod errno {
    pub const ENOMEM: i32 = 12;
    pub const EINVAL: i32 = 22;
    pub const EDOM: i32 = 33;
    pub const ERANGE: i32 = 34;
}

/// How a library function ends.
pub(super) type Outcome = Result<Value, Stop>;

pub(super) fn arg(args: &[Arg], i: usize) -> Result<Arg, Stop> {
    args.get(i).copied().ok_or_else(|| {
        let detail = format!(
            "the function needs argument {}, the call has {}",
            i + 1,
            args.len()
        );
        Stop::undefined(Kind::ArgumentMismatch, detail)
    })
}

/// An integer or pointer argument of at most 64 bits.
pub(super) fn word(args: &[Arg], i: usize) -> Result<u64, Stop> {
    arg(args, i).map(|a| a.lo)
}

pub(super) fn signed(args: &[Arg], i: usize) -> Result<i64, Stop> {
    word(args, i).map(|v| v as i64)
}

pub(super) fn int_result(v: i64) -> Outcome {
    Ok([v as u64, 0])
}

pub(super) fn pointer_result(p: Ptr) -> Outcome {
    Ok([p, 0])
}

pub(super) const NOTHING: Outcome = Ok([0, 0]);

/// A pointer as an argument to a function of the program.
pub(super) fn pointer_arg(p: Ptr) -> Arg {
    Arg {
        ty: Ty::VOID_PTR,
        lo: p,
        hi: 0,
    }
}

/// Counts the work of looking at `n` bytes.
pub(super) fn spend(host: &mut dyn Host, n: u64) -> Result<(), Stop> {
    host.spend(n / 16 + 1)
}

/// A fault inside the library: to pass a pointer to nothing, or to too little, is invalid by itself
/// (C17 7.1.4p1).
pub(super) fn fault(f: Fault) -> Stop {
    match f.kind {
        Kind::NullDereference | Kind::InvalidDereference => invalid(f.ptr),
        Kind::OutOfBounds | Kind::ArrayBounds => Stop::Fault(Fault {
            kind: Kind::LibraryArgument,
            ..f
        }),
        _ => f.into(),
    }
}

fn invalid(p: Ptr) -> Stop {
    let detail = match (p, object_of(p)) {
        (0, _) => "a null pointer is passed to a library function",
        (_, 0) => "a pointer to no object is passed to a library function",
        _ => "a pointer to a function is passed where an object is needed",
    };
    Stop::Kind {
        kind: Kind::LibraryArgument,
        detail: detail.into(),
        ptr: Some(p),
    }
}

fn access(host: &mut dyn Host, p: Ptr, n: u64, write: bool) -> Result<(), Stop> {
    let memory = host.memory();
    if object_of(p) == 0 || memory.kind_of(p) == ObjectKind::Function {
        return Err(invalid(p));
    }
    if n == 0 {
        return match memory.size_of(p) {
            Some(size) if offset_of(p) <= size => Ok(()),
            _ => Err(fault(memory.fault(p, 0, write))),
        };
    }
    memory.check(p, n, write).map(|_| ()).map_err(fault)
}

/// Checks a pointer to `n` bytes that will be read, whatever they hold.
pub(super) fn readable(host: &mut dyn Host, p: Ptr, n: u64) -> Result<(), Stop> {
    access(host, p, n, false)
}

/// Checks a pointer to `n` bytes that will be written.
pub(super) fn writable(host: &mut dyn Host, p: Ptr, n: u64) -> Result<(), Stop> {
    access(host, p, n, true)
}

/// Checks that a pointer is valid, though perhaps nothing is accessed through it.
pub(super) fn valid(host: &mut dyn Host, p: Ptr) -> Result<(), Stop> {
    access(host, p, 0, false)
}

/// One initialised byte.
pub(super) fn byte(host: &mut dyn Host, p: Ptr) -> Result<u8, Stop> {
    host.memory().byte(p).map_err(fault)
}

/// The length of the string at `p`, looking at no more than `max` bytes.
pub(super) fn length(host: &mut dyn Host, p: Ptr, max: Option<u64>) -> Result<u64, Stop> {
    valid(host, p)?;
    let n = host.memory().string_len(p, max).map_err(fault)?;
    spend(host, n)?;
    with_end(host, p, n, max)?;
    Ok(n)
}

/// The string at `p` without its terminating zero, looking at no more than `max` bytes.
pub(super) fn string(host: &mut dyn Host, p: Ptr, max: Option<u64>) -> Result<Vec<u8>, Stop> {
    valid(host, p)?;
    let bytes = host.memory().string(p, max).map_err(fault)?;
    spend(host, bytes.len() as u64)?;
    with_end(host, p, bytes.len() as u64, max)?;
    Ok(bytes)
}

/// A string was read, with its terminating zero unless `max` came first.
fn with_end(host: &mut dyn Host, p: Ptr, n: u64, max: Option<u64>) -> Result<(), Stop> {
    let end = u64::from(max.is_none_or(|max| n < max));
    host.text(p, n + end)
}

/// `n` initialised bytes.
pub(super) fn read(host: &mut dyn Host, p: Ptr, n: u64) -> Result<Vec<u8>, Stop> {
    readable(host, p, n)?;
    spend(host, n)?;
    host.memory().read(p, n).map_err(fault)
}

pub(super) fn write(host: &mut dyn Host, p: Ptr, bytes: &[u8]) -> Result<(), Stop> {
    writable(host, p, bytes.len() as u64)?;
    spend(host, bytes.len() as u64)?;
    host.memory().write(p, bytes).map_err(fault)
}

/// Copies bytes with what is known of them; both ranges must be valid, even if `n` is 0.
pub(super) fn copy(host: &mut dyn Host, to: Ptr, from: Ptr, n: u64) -> Result<(), Stop> {
    writable(host, to, n)?;
    readable(host, from, n)?;
    spend(host, n)?;
    if matches!(n, 4 | 8)
        && let Ok(bytes) = host.memory().bytes(from, n).map(<[u8]>::to_vec)
    {
        host.memory().meet_nan(&bytes);
    }
    host.memory().copy(to, from, n).map_err(fault)
}

/// Stores a scalar as an lvalue of this type does.
pub(super) fn store(host: &mut dyn Host, p: Ptr, bits: u128, ty: Ty) -> Result<(), Stop> {
    let size = host.types().size(ty).unwrap_or(0) as u32;
    store_bytes(host, p, bits, size)?;
    host.accessed(p, ty, true);
    Ok(())
}

/// Writes the low `size` bytes of a scalar in the target's byte order.
pub(super) fn store_bytes(host: &mut dyn Host, p: Ptr, bits: u128, size: u32) -> Result<(), Stop> {
    let size = (size as usize).min(16);
    let endian = host.types().target.endian;
    match endian {
        Endian::Little => write(host, p, bits.to_le_bytes().get(..size).unwrap_or_default()),
        Endian::Big => write(
            host,
            p,
            bits.to_be_bytes().get(16 - size..).unwrap_or_default(),
        ),
    }
}

/// Reads a scalar as an lvalue of this type does, its bits as an unsigned number.
pub(super) fn load(host: &mut dyn Host, p: Ptr, ty: Ty) -> Result<u128, Stop> {
    let size = host.types().size(ty).unwrap_or(0) as u32;
    host.accessed(p, ty, false);
    let bytes = read(host, p, size.min(16).into())?;
    let join = |sum: u128, &b: &u8| sum << 8 | u128::from(b);
    Ok(match host.types().target.endian {
        Endian::Little => bytes.iter().rev().fold(0, join),
        Endian::Big => bytes.iter().fold(0, join),
    })
}

/// Stores a pointer as an lvalue of this type does.
pub(super) fn store_pointer(host: &mut dyn Host, p: Ptr, value: Ptr, ty: Ty) -> Result<(), Stop> {
    let size = host.types().target.pointer.size;
    writable(host, p, size.into())?;
    host.memory().write_pointer(p, value).map_err(fault)?;
    host.accessed(p, ty, true);
    Ok(())
}

/// Reads a pointer as an lvalue of this type does.
pub(super) fn load_pointer(host: &mut dyn Host, p: Ptr, ty: Ty) -> Result<Ptr, Stop> {
    let size = host.types().target.pointer.size;
    readable(host, p, size.into())?;
    host.accessed(p, ty, false);
    host.memory().read_pointer(p).map_err(fault)
}

/// Size in bytes of an integer type.
pub(super) fn size(host: &dyn Host, kind: IntKind) -> u32 {
    host.types().target.int_scalar(kind).size
}

/// Whether two ranges share a byte.
fn overlap(memory: &Memory, a: Ptr, n: u64, b: Ptr, m: u64) -> bool {
    let (a, b) = (memory.outer(a), memory.outer(b));
    let (x, y) = (u64::from(offset_of(a)), u64::from(offset_of(b)));
    object_of(a) == object_of(b) && n > 0 && m > 0 && x < y + m && y < x + n
}

/// Refuses to copy between ranges that overlap (C17 7.24.2.1p2 and its siblings).
pub(super) fn apart(host: &mut dyn Host, a: Ptr, n: u64, b: Ptr, m: u64) -> Result<(), Stop> {
    if !overlap(host.memory(), a, n, b, m) {
        return Ok(());
    }
    let (x, y) = (offset_of(a), offset_of(b));
    let detail = format!("{n} bytes are written at offset {x}, {m} read at offset {y}");
    Err(Stop::Kind {
        kind: Kind::MemoryOverlap,
        detail,
        ptr: Some(a),
    })
}

/// Makes an object on the heap.
pub(super) fn heap(host: &mut dyn Host, size: u64) -> Result<Ptr, Stop> {
    // A size beyond the limit is no work, so the work is counted after.
    let origin = Origin::Point(host.point());
    let p = host
        .memory()
        .allocate(size, ObjectKind::Heap, false, origin)?;
    spend(host, size)?;
    Ok(p)
}

/// Makes a string that the program may read but not modify.
pub(super) fn constant(host: &mut dyn Host, text: &str) -> Result<Ptr, Stop> {
    let memory = host.memory();
    let size = text.len() as u64 + 1;
    let origin = Origin::Unnamed(Ty::CHAR);
    let p = memory.allocate(size, ObjectKind::Static, true, origin)?;
    memory.set_writable(p, true);
    memory.write(p, text.as_bytes())?;
    memory.fill(p + text.len() as u64, 0, 1)?;
    memory.set_writable(p, false);
    Ok(p)
}

/// The object behind `errno`.
pub(super) fn errno_object(lib: &mut Lib, host: &mut dyn Host) -> Result<Ptr, Stop> {
    if let Some(p) = lib.errno {
        return Ok(p);
    }
    let size = size(host, IntKind::Int).into();
    let memory = host.memory();
    let origin = Origin::Unnamed(Ty::INT);
    let p = memory.allocate(size, ObjectKind::Static, false, origin)?;
    memory.fill(p, 0, size)?;
    lib.errno = Some(p);
    Ok(p)
}

/// Sets `errno` where C allows that and does not ask for it (7.5p3, 7.12.1).
pub(super) fn set_optional_errno(
    lib: &mut Lib,
    host: &mut dyn Host,
    code: i32,
) -> Result<(), Stop> {
    lib.errno_spared = host.memory().meet(Open::Errno);
    match lib.errno_spared {
        true => Ok(()),
        false => set_errno(lib, host, code),
    }
}

pub(super) fn set_errno(lib: &mut Lib, host: &mut dyn Host, code: i32) -> Result<(), Stop> {
    let p = errno_object(lib, host)?;
    store(host, p, code as u128, Ty::INT)
}
