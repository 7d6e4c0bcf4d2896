//! What an instruction does besides computing registers from registers, as one closed set.
//!
//! The checks that look at every access ([`crate::machine`]'s order, restrict and effective types), the search for endless
//! loops, repairs and reports ask for the effect and match on all of them. What an instruction loads or stores is part of
//! its effect; there is no other list of loads and stores.

use super::{R, WideOp};
use crate::repair::ArithOp;
use crate::repair::table::Operand;

#[derive(Clone, Copy, Debug)]
pub(crate) enum Effect {
    /// None. It may stop the program, if what it computes is undefined.
    Compute,
    /// The same for an integer operation that can be undefined, and that may be repaired.
    Arithmetic(Arithmetic),
    /// None; it stops the program where something does not hold.
    Check,
    /// The same for what a parameter asks for: what does not hold is the caller's business.
    CheckArgument,
    /// It may go on elsewhere in the function.
    Branch,
    /// A function of the program is called.
    Call,
    /// A function is called that may be one of the library.
    CallOut,
    Return,
    /// The program stops.
    Halt,
    /// A scalar is loaded or stored.
    Access(Touched),
    /// The result of an overflow builtin is stored to where `p` points, unless the shape says that none is.
    BuiltinStore {
        p: R,
        shape: u32,
    },
    /// Bytes are copied, with what is known of them.
    Copy {
        to: R,
        from: R,
        size: u32,
    },
    /// Bytes are read as a whole, by what comes later.
    Read {
        p: R,
        size: u32,
    },
    /// A `va_list` is modified, another one read.
    List {
        to: R,
        from: Option<R>,
    },
    /// Objects begin, end, or get their first or lose their last value; nothing that the program itself accesses.
    Object,
    /// Bookkeeping of operands that are not sequenced.
    Order,
    /// Bookkeeping of what pointers are based on.
    Promise,
    /// The client that watches the run is told of it; the program is not affected.
    Hook,
}

/// An integer operation that can be undefined.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Arithmetic {
    pub op: ArithOp,
    /// The width of the operation in bits, or [`UP_TO_64`].
    pub width: u8,
    pub d: R,
    pub a: R,
    pub b: Operand,
}

/// The instruction serves all widths up to 64 bits.
pub(crate) const UP_TO_64: u8 = 0;

/// Where an instruction accesses memory.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Where {
    Pointer {
        p: R,
        off: u32,
    },
    /// Element `x`, of the size of the access.
    Element {
        p: R,
        x: R,
        off: u32,
    },
    Static {
        at: u32,
    },
    StaticElement {
        at: u32,
        x: R,
    },
    /// A bit-field, by its number in [`super::Module::bits`].
    Bits {
        p: R,
        field: u32,
    },
    /// A scalar of any representation, by its number in [`super::Module::accesses`].
    Packed {
        p: R,
        access: u32,
    },
}

/// A scalar that an instruction loads or stores.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Touched {
    pub place: Where,
    /// How many bytes are accessed; 0 where a table of the module says it.
    pub size: u32,
    pub write: bool,
    /// The register that is stored, if its value may be a pointer.
    pub pointer: Option<R>,
}

impl Effect {
    /// Whether the program accesses memory here, where a pending write may be met.
    pub(crate) fn accesses(self) -> bool {
        match self {
            Effect::Access(_)
            | Effect::BuiltinStore { .. }
            | Effect::Copy { .. }
            | Effect::Read { .. }
            | Effect::List { .. } => true,
            Effect::Compute
            | Effect::Arithmetic(_)
            | Effect::Check
            | Effect::CheckArgument
            | Effect::Branch
            | Effect::Call
            | Effect::CallOut
            | Effect::Return
            | Effect::Halt
            | Effect::Object
            | Effect::Order
            | Effect::Promise
            | Effect::Hook => false,
        }
    }
}

// What the rows of the table are written with.

pub(super) fn arith(op: ArithOp, width: u8, d: R, a: R, b: Operand) -> Effect {
    Effect::Arithmetic(Arithmetic { op, width, d, a, b })
}

/// An operation in 128 bits.
pub(super) fn wide(op: WideOp, d: R, a: R, b: R) -> Effect {
    let op = match op {
        WideOp::Add => ArithOp::Add,
        WideOp::Sub => ArithOp::Sub,
        WideOp::Mul => ArithOp::Mul,
        WideOp::Div => ArithOp::Div,
        WideOp::Rem => ArithOp::Rem,
        WideOp::Shl => ArithOp::Shl,
        WideOp::Shr => ArithOp::Shr,
        WideOp::Neg => ArithOp::Neg,
        // Never undefined.
        WideOp::And | WideOp::Or | WideOp::Xor | WideOp::Not => return Effect::Compute,
        WideOp::Lt | WideOp::Le | WideOp::Eq => return Effect::Compute,
    };
    arith(op, 128, d, a, Operand::Reg(b))
}

#[inline(always)]
fn access(place: Where, size: u32, write: bool, pointer: Option<R>) -> Effect {
    Effect::Access(Touched {
        place,
        size,
        write,
        pointer,
    })
}

#[inline(always)]
pub(super) fn load(place: Where, size: u32) -> Effect {
    access(place, size, false, None)
}

#[inline(always)]
pub(super) fn store(place: Where, size: u32) -> Effect {
    access(place, size, true, None)
}

#[inline(always)]
pub(super) fn store_pointer(place: Where, size: u32, s: R) -> Effect {
    access(place, size, true, Some(s))
}

#[inline(always)]
pub(super) fn through(p: R, off: u32) -> Where {
    Where::Pointer { p, off }
}

#[inline(always)]
pub(super) fn element(p: R, x: R, off: u32) -> Where {
    Where::Element { p, x, off }
}

#[inline(always)]
pub(super) fn fixed(at: u32) -> Where {
    Where::Static { at }
}

#[inline(always)]
pub(super) fn fixed_element(at: u32, x: R) -> Where {
    Where::StaticElement { at, x }
}

#[inline(always)]
pub(super) fn bits(p: R, field: u32) -> Where {
    Where::Bits { p, field }
}

#[inline(always)]
pub(super) fn packed(p: R, access: u32) -> Where {
    Where::Packed { p, access }
}
