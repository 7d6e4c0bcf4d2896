//! GNU C builtins that behave as functions: bit counting, checked arithmetic, hints and traps.
//!
//! Left to the checker and the machine: builtins that look at types or expressions, `alloca`, and
//! the atomic ones.

use super::call::*;
use super::{Arg, Host, Lib, LibFn, Stop};
use cassay_lang::tree::IntKind;
use cassay_lang::types::{IntShape, Ty};
use cassay_memory::{Kind, Ptr, offset_of};

/// Looks up a name without its `__builtin_`.
pub(super) fn find(name: &str) -> Option<LibFn> {
    Some(match name {
        "add_overflow" => |_, host, args| generic(host, args, Op::Add),
        "add_overflow_p" => |_, host, args| predicate(host, args, Op::Add),
        "assume" => assume,
        "assume_aligned" => assume_aligned,
        "bitreverse8" => |_, _, args| Ok([u64::from((word(args, 0)? as u8).reverse_bits()), 0]),
        "bitreverse16" => |_, _, args| Ok([u64::from((word(args, 0)? as u16).reverse_bits()), 0]),
        "bitreverse32" => |_, _, args| Ok([u64::from((word(args, 0)? as u32).reverse_bits()), 0]),
        "bitreverse64" => |_, _, args| Ok([word(args, 0)?.reverse_bits(), 0]),
        "bswap16" => |_, _, args| Ok([u64::from((word(args, 0)? as u16).swap_bytes()), 0]),
        "bswap32" => |_, _, args| Ok([u64::from((word(args, 0)? as u32).swap_bytes()), 0]),
        "bswap64" => |_, _, args| Ok([word(args, 0)?.swap_bytes(), 0]),
        "bswap128" => bswap128,
        "clrsb" => |_, host, args| clrsb(host, args, IntKind::Int),
        "clrsbl" => |_, host, args| clrsb(host, args, IntKind::Long),
        "clrsbll" => |_, host, args| clrsb(host, args, IntKind::LongLong),
        "clz" => |_, host, args| clz(host, args, IntKind::UInt),
        "clzl" => |_, host, args| clz(host, args, IntKind::ULong),
        "clzll" => |_, host, args| clz(host, args, IntKind::ULongLong),
        "clzs" => |_, host, args| clz(host, args, IntKind::UShort),
        "ctz" | "ctzl" | "ctzll" | "ctzs" => ctz,
        "debugtrap" | "trap" => trap,
        "expect" | "expect_with_probability" | "unpredictable" => first,
        "extract_return_addr" | "frame_address" | "return_address" => addresses,
        "mul_overflow" => |_, host, args| generic(host, args, Op::Mul),
        "mul_overflow_p" => |_, host, args| predicate(host, args, Op::Mul),
        "parity" | "parityl" | "parityll" => {
            |_, _, args| int_result(i64::from(word(args, 0)?.count_ones() & 1))
        }
        "popcount" | "popcountl" | "popcountll" => {
            |_, _, args| int_result(word(args, 0)?.count_ones().into())
        }
        "prefetch" => |_, _, _| NOTHING,
        "sadd_overflow" => |_, host, args| fixed(host, args, Op::Add, IntKind::Int),
        "saddl_overflow" => |_, host, args| fixed(host, args, Op::Add, IntKind::Long),
        "saddll_overflow" => |_, host, args| fixed(host, args, Op::Add, IntKind::LongLong),
        "smul_overflow" => |_, host, args| fixed(host, args, Op::Mul, IntKind::Int),
        "smull_overflow" => |_, host, args| fixed(host, args, Op::Mul, IntKind::Long),
        "smulll_overflow" => |_, host, args| fixed(host, args, Op::Mul, IntKind::LongLong),
        "ssub_overflow" => |_, host, args| fixed(host, args, Op::Sub, IntKind::Int),
        "ssubl_overflow" => |_, host, args| fixed(host, args, Op::Sub, IntKind::Long),
        "ssubll_overflow" => |_, host, args| fixed(host, args, Op::Sub, IntKind::LongLong),
        "sub_overflow" => |_, host, args| generic(host, args, Op::Sub),
        "sub_overflow_p" => |_, host, args| predicate(host, args, Op::Sub),
        "uadd_overflow" => |_, host, args| fixed(host, args, Op::Add, IntKind::UInt),
        "uaddl_overflow" => |_, host, args| fixed(host, args, Op::Add, IntKind::ULong),
        "uaddll_overflow" => |_, host, args| fixed(host, args, Op::Add, IntKind::ULongLong),
        "umul_overflow" => |_, host, args| fixed(host, args, Op::Mul, IntKind::UInt),
        "umull_overflow" => |_, host, args| fixed(host, args, Op::Mul, IntKind::ULong),
        "umulll_overflow" => |_, host, args| fixed(host, args, Op::Mul, IntKind::ULongLong),
        "unreachable" => unreachable,
        "usub_overflow" => |_, host, args| fixed(host, args, Op::Sub, IntKind::UInt),
        "usubl_overflow" => |_, host, args| fixed(host, args, Op::Sub, IntKind::ULong),
        "usubll_overflow" => |_, host, args| fixed(host, args, Op::Sub, IntKind::ULongLong),
        _ => return None,
    })
}

// -- hints and traps --------------------------------------------------------------------------

fn first(_: &mut Lib, _: &mut dyn Host, args: &[Arg]) -> Outcome {
    let arg = arg(args, 0)?;
    Ok([arg.lo, arg.hi])
}

fn assume(_: &mut Lib, _: &mut dyn Host, args: &[Arg]) -> Outcome {
    if word(args, 0)? == 0 {
        return Err(Stop::undefined(
            Kind::AssumeViolated,
            "the assumed condition is false",
        ));
    }
    NOTHING
}

fn assume_aligned(_: &mut Lib, _: &mut dyn Host, args: &[Arg]) -> Outcome {
    let (p, align) = (word(args, 0)?, word(args, 1)?);
    let skew = if args.len() > 2 { word(args, 2)? } else { 0 };
    assumed_aligned(p, align, skew)?;
    pointer_result(p)
}

/// Objects start at addresses aligned to anything, so the offset alone decides.
#[cold]
#[inline(never)]
pub fn assumed_aligned(p: Ptr, align: u64, skew: u64) -> Result<(), Stop> {
    let off = u64::from(offset_of(p)).wrapping_sub(skew);
    if align.is_power_of_two() && off & (align - 1) != 0 {
        let detail = format!("the pointer is not aligned to {align} bytes");
        return Err(Stop::Kind {
            kind: Kind::AssumeViolated,
            detail,
            ptr: Some(p),
        });
    }
    Ok(())
}

fn trap(lib: &mut Lib, _: &mut dyn Host, _: &[Arg]) -> Outcome {
    lib.abandon();
    Err(Stop::Abort)
}

fn unreachable(_: &mut Lib, _: &mut dyn Host, _: &[Arg]) -> Outcome {
    Err(Stop::undefined(
        Kind::UnreachableReached,
        "the program says that control never comes here",
    ))
}

fn addresses(_: &mut Lib, _: &mut dyn Host, _: &[Arg]) -> Outcome {
    Err(Stop::Unsupported("return and frame addresses".into()))
}

// -- bits -------------------------------------------------------------------------------------

fn no_bits() -> Stop {
    Stop::undefined(Kind::BuiltinDomain, "the argument is 0")
}

fn clz(host: &mut dyn Host, args: &[Arg], kind: IntKind) -> Outcome {
    let unused = 64 - host.types().target.width(kind).clamp(1, 64);
    match word(args, 0)? << unused {
        0 => Err(no_bits()),
        bits => int_result(bits.leading_zeros().into()),
    }
}

fn ctz(_: &mut Lib, _: &mut dyn Host, args: &[Arg]) -> Outcome {
    match word(args, 0)? {
        0 => Err(no_bits()),
        bits => int_result(bits.trailing_zeros().into()),
    }
}

/// Leading bits that repeat the sign bit.
fn clrsb(host: &mut dyn Host, args: &[Arg], kind: IntKind) -> Outcome {
    let unused = 64 - host.types().target.width(kind).clamp(1, 64);
    let v = signed(args, 0)?;
    int_result(i64::from((v ^ (v >> 63)).leading_zeros()) - i64::from(unused) - 1)
}

fn bswap128(_: &mut Lib, _: &mut dyn Host, args: &[Arg]) -> Outcome {
    let arg = arg(args, 0)?;
    Ok([arg.hi.swap_bytes(), arg.lo.swap_bytes()])
}

// -- checked arithmetic -----------------------------------------------------------------------

#[derive(Clone, Copy)]
enum Op {
    Add,
    Sub,
    Mul,
}

/// A mathematical integer of an operand: its sign and magnitude.
#[derive(Clone, Copy)]
struct Integer {
    negative: bool,
    magnitude: u128,
}

impl Integer {
    fn of(host: &dyn Host, arg: Arg) -> Result<Integer, Stop> {
        let Some(shape) = host.types().int_shape(arg.ty) else {
            return Err(Stop::Unsupported(
                "checked arithmetic on operands not integers".into(),
            ));
        };
        let bits = match (shape.width > 64, shape.signed) {
            (true, _) => u128::from(arg.hi) << 64 | u128::from(arg.lo),
            (false, true) => i128::from(arg.lo as i64) as u128,
            (false, false) => arg.lo.into(),
        };
        let negative = shape.signed && (bits as i128) < 0;
        let magnitude = if negative { bits.wrapping_neg() } else { bits };
        Ok(Integer {
            negative,
            magnitude,
        })
    }

    fn bits(self) -> u128 {
        if self.negative {
            self.magnitude.wrapping_neg()
        } else {
            self.magnitude
        }
    }

    fn negated(self) -> Integer {
        Integer {
            negative: !self.negative,
            ..self
        }
    }

    /// The exact sum; `None` if its magnitude does not fit 128 bits.
    fn plus(self, other: Integer) -> Option<Integer> {
        if self.negative == other.negative {
            let magnitude = self.magnitude.checked_add(other.magnitude)?;
            return Some(Integer {
                negative: self.negative,
                magnitude,
            });
        }
        let larger = if self.magnitude >= other.magnitude {
            self
        } else {
            other
        };
        let magnitude = self.magnitude.abs_diff(other.magnitude);
        Some(Integer {
            negative: larger.negative,
            magnitude,
        })
    }

    fn fits(self, shape: IntShape) -> bool {
        let width = shape.width.clamp(1, 128);
        match (self.negative && self.magnitude != 0, shape.signed) {
            (true, false) => false,
            (true, true) => self.magnitude <= 1 << (width - 1),
            (false, true) => self.magnitude >> (width - 1) == 0,
            (false, false) => width == 128 || self.magnitude >> width == 0,
        }
    }
}

impl Op {
    /// The result's bits, and whether it does not fit.
    fn apply(self, a: Integer, b: Integer, shape: IntShape) -> (u128, bool) {
        let exact = match self {
            Op::Add => a.plus(b),
            Op::Sub => a.plus(b.negated()),
            Op::Mul => a
                .magnitude
                .checked_mul(b.magnitude)
                .map(|magnitude| Integer {
                    negative: a.negative != b.negative,
                    magnitude,
                }),
        };
        let bits = match self {
            Op::Add => a.bits().wrapping_add(b.bits()),
            Op::Sub => a.bits().wrapping_sub(b.bits()),
            Op::Mul => a.bits().wrapping_mul(b.bits()),
        };
        (bits, !exact.is_some_and(|exact| exact.fits(shape)))
    }
}

fn checked(
    host: &mut dyn Host,
    operands: [Arg; 2],
    op: Op,
    shape: IntShape,
    place: Option<Ptr>,
) -> Outcome {
    let a = Integer::of(host, operands[0])?;
    let b = Integer::of(host, operands[1])?;
    let (bits, overflow) = op.apply(a, b, shape);
    if let Some(place) = place {
        // `_Bool` has one bit in one byte.
        let bits = if shape.width == 1 { bits & 1 } else { bits };
        store_bytes(host, place, bits, shape.width.div_ceil(8))?;
    }
    int_result(overflow.into())
}

fn fixed(host: &mut dyn Host, args: &[Arg], op: Op, kind: IntKind) -> Outcome {
    let target = &host.types().target;
    let shape = IntShape {
        width: target.width(kind),
        signed: target.is_signed(kind),
    };
    let place = word(args, 2)?;
    let operands = [arg(args, 0)?, arg(args, 1)?];
    let result = checked(host, operands, op, shape, Some(place))?;
    host.accessed(place, Ty::int(kind), true);
    Ok(result)
}

/// `__builtin_add_overflow(a, b, &r)`: any integer types.
fn generic(host: &mut dyn Host, args: &[Arg], op: Op) -> Outcome {
    let place = arg(args, 2)?;
    let types = host.types();
    let shape = types
        .pointee(place.ty)
        .and_then(|to| types.int_shape(to.ty));
    let Some(shape) = shape else {
        return Err(Stop::Unsupported(
            "checked arithmetic into an object not an integer".into(),
        ));
    };
    let operands = [arg(args, 0)?, arg(args, 1)?];
    checked(host, operands, op, shape, Some(place.lo))
}

/// `__builtin_add_overflow_p(a, b, (T)0)`.
fn predicate(host: &mut dyn Host, args: &[Arg], op: Op) -> Outcome {
    let Some(shape) = host.types().int_shape(arg(args, 2)?.ty) else {
        return Err(Stop::Unsupported(
            "checked arithmetic in a type not an integer".into(),
        ));
    };
    let operands = [arg(args, 0)?, arg(args, 1)?];
    checked(host, operands, op, shape, None)
}
