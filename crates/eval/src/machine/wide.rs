//! 128-bit integers, `long double`, overflow builtins, floating classification, and switches.

use super::Machine;
use crate::code::{Class, FloatOp, OverflowShape, R, Rep, SwitchTable, WideOp};
use crate::repair::table::Shape;
use crate::repair::watch::Watch;
use crate::repair::{Arith, Mode};
use cassay_library::Stop;
use cassay_memory::{Kind, Ptr};
use cassay_numbers::float::F80;

pub(super) fn f80(op: FloatOp, a: u128, b: u128) -> u128 {
    let (x, y) = (F80::from_bits(a), F80::from_bits(b));
    match op {
        FloatOp::Add => (x + y).bits(),
        FloatOp::Sub => (x - y).bits(),
        FloatOp::Mul => (x * y).bits(),
        FloatOp::Div => (x / y).bits(),
        FloatOp::Neg => (-x).bits(),
        FloatOp::Lt => (x < y).into(),
        FloatOp::Le => (x <= y).into(),
        FloatOp::Eq => (x == y).into(),
    }
}

/// Whether an operation has made a NaN of what was none.
pub(super) fn makes_nan(op: FloatOp, result: u128) -> bool {
    let arithmetic = matches!(
        op,
        FloatOp::Add | FloatOp::Sub | FloatOp::Mul | FloatOp::Div
    );
    arithmetic && F80::from_bits(result).is_nan()
}

pub(super) fn classify(what: Class, v: u128, rep: Rep) -> u64 {
    let (nan, inf, finite, normal, negative) = match rep {
        Rep::F32 => {
            let f = f32::from_bits(v as u32);
            (
                f.is_nan(),
                f.is_infinite(),
                f.is_finite(),
                f.is_normal(),
                f.is_sign_negative(),
            )
        }
        Rep::F80 => {
            let f = F80::from_bits(v);
            (
                f.is_nan(),
                f.is_infinite(),
                f.is_finite(),
                f.is_normal(),
                f.is_negative(),
            )
        }
        _ => {
            let f = f64::from_bits(v as u64);
            (
                f.is_nan(),
                f.is_infinite(),
                f.is_finite(),
                f.is_normal(),
                f.is_sign_negative(),
            )
        }
    };
    match what {
        Class::Nan => nan.into(),
        Class::Inf => inf.into(),
        Class::InfSign => match (inf, negative) {
            (false, _) => 0,
            (true, false) => 1,
            (true, true) => u64::MAX,
        },
        Class::Finite => finite.into(),
        Class::Normal => normal.into(),
        Class::Signbit => negative.into(),
        Class::Signalling => {
            let quiet = match rep {
                Rep::F32 => 22,
                Rep::F80 => 62,
                _ => 51,
            };
            (nan && v >> quiet & 1 == 0).into()
        }
    }
}

impl SwitchTable {
    /// Where a value leads.
    #[inline(always)]
    pub fn target(&self, v: u64) -> u32 {
        if !self.dense.is_empty() {
            let i = (v as i64).wrapping_sub(self.dense_low) as u64;
            return self.dense.get(i as usize).copied().unwrap_or(self.default);
        }
        // Unsigned values beyond the signed range compare by their unsigned order.
        let key = |v: i64| {
            if self.signed {
                v as u64 ^ 1 << 63
            } else {
                v as u64
            }
        };
        let k = key(v as i64);
        let i = self.ranges.partition_point(|&(_, high, _)| key(high) < k);
        match self.ranges.get(i) {
            Some(&(low, _, t)) if key(low) <= k => t,
            _ => self.default,
        }
    }
}

impl<W: Watch> Machine<'_, W> {
    pub(super) fn wide_op(
        &mut self,
        op: WideOp,
        a: u128,
        b: u128,
        signed: bool,
    ) -> Result<u128, Stop> {
        let (x, y) = (a as i128, b as i128);
        let checked = |r: Option<i128>, sign: &str| {
            r.map(|v| v as u128)
                .ok_or_else(|| format!("{x} {sign} {y} does not fit in 128 bits"))
        };
        let result = match op {
            WideOp::Add if signed => checked(x.checked_add(y), "+"),
            WideOp::Sub if signed => checked(x.checked_sub(y), "-"),
            WideOp::Mul if signed => checked(x.checked_mul(y), "*"),
            WideOp::Neg if signed => checked(x.checked_neg(), "negated,"),
            WideOp::Add => Ok(a.wrapping_add(b)),
            WideOp::Sub => Ok(a.wrapping_sub(b)),
            WideOp::Mul => Ok(a.wrapping_mul(b)),
            WideOp::Neg => Ok(a.wrapping_neg()),
            WideOp::Div | WideOp::Rem => return wide_divide(op, a, b, signed),
            WideOp::Shl | WideOp::Shr => return self.wide_shift(op, a, b as u64, signed),
            WideOp::And => Ok(a & b),
            WideOp::Or => Ok(a | b),
            WideOp::Xor => Ok(a ^ b),
            WideOp::Not => Ok(!a),
            WideOp::Lt => Ok(u128::from(if signed { x < y } else { a < b })),
            WideOp::Le => Ok(u128::from(if signed { x <= y } else { a <= b })),
            WideOp::Eq => Ok(u128::from(a == b)),
        };
        match result {
            Ok(v) => Ok(v),
            Err(why) => {
                self.trap(Kind::SignedOverflow, || why)?;
                Ok(match op {
                    WideOp::Add => a.wrapping_add(b),
                    WideOp::Sub => a.wrapping_sub(b),
                    WideOp::Mul => a.wrapping_mul(b),
                    _ => a.wrapping_neg(),
                })
            }
        }
    }

    fn wide_shift(&mut self, op: WideOp, a: u128, count: u64, signed: bool) -> Result<u128, Stop> {
        if count >= 128 {
            return Err(Stop::undefined(
                Kind::ShiftCount,
                format!("count {} for a type of 128 bits", count as i64),
            ));
        }
        let count = count as u32;
        Ok(match op {
            WideOp::Shr if signed => ((a as i128) >> count) as u128,
            WideOp::Shr => a >> count,
            _ => {
                let (x, r) = (a as i128, a << count);
                if signed && (x < 0 || (r as i128) < 0 || (r as i128) >> count != x) {
                    self.trap(Kind::ShiftOverflow, || format!("{x} << {count}"))?;
                }
                r
            }
        })
    }

    /// An operation that may have been repaired: destination, value, and whether that is a wide one.
    #[cold]
    #[inline(never)]
    pub(super) fn compute(
        &mut self,
        index: u32,
        registers: &[u64],
    ) -> Result<(R, i128, bool), Stop> {
        let module = self.module;
        let found = self.watch.computation(module, index);
        let Some((computation, arith, shape)) = found.and_then(|(computation, arith)| {
            Some((computation, arith, module.repair.shape(computation.site)?))
        }) else {
            return Err(Stop::Unsupported("internal: an unknown operation".into()));
        };
        let Shape {
            width,
            signed,
            right,
            ..
        } = shape;
        let (a, b) = computation.operands(&shape, registers);
        let v = match arith.outcome(width, signed, right, a, b) {
            Ok(v) => v,
            Err(kind) => {
                self.trap(kind, || match arith.op.is_unary() {
                    true => format!("{a} negated, in {width} bits"),
                    false => format!("on {a} and {b}, in {width} bits"),
                })?;
                let wrapping = Arith {
                    mode: Mode::Wrap,
                    ..arith
                };
                wrapping.value(width, signed, right, a, b).unwrap_or(a)
            }
        };
        Ok((computation.d, v, width > 64))
    }

    /// `__builtin_add_overflow` and its like: exact arithmetic, then cut to the result's type.
    pub(super) fn overflow(
        &mut self,
        op: WideOp,
        a: u128,
        b: u128,
        result: Ptr,
        shape: OverflowShape,
    ) -> Result<u64, Stop> {
        let exact = |v: u128, signed: bool| Exact {
            negative: signed && (v as i128) < 0,
            magnitude: if signed {
                (v as i128).unsigned_abs()
            } else {
                v
            },
        };
        let (x, y) = (exact(a, shape.a_signed), exact(b, shape.b_signed));
        let (value, mut overflow) = match op {
            WideOp::Add => x.add(y),
            WideOp::Sub => x.add(Exact {
                negative: !y.negative,
                ..y
            }),
            _ => x.multiply(y),
        };
        let bits = if value.negative {
            value.magnitude.wrapping_neg()
        } else {
            value.magnitude
        };
        let width = u32::from(shape.width);
        let cut = if width >= 128 {
            bits
        } else {
            bits & ((1u128 << width) - 1)
        };
        let back = if shape.signed && width < 128 {
            ((cut << (128 - width)) as i128 >> (128 - width)) as u128
        } else {
            cut
        };
        let back = Exact {
            negative: shape.signed && (back as i128) < 0,
            magnitude: if shape.signed {
                (back as i128).unsigned_abs()
            } else {
                back
            },
        };
        overflow |= back.magnitude != value.magnitude
            || (back.negative != value.negative && value.magnitude != 0);
        if shape.store > 0 {
            let n = usize::from(shape.store);
            let bytes = self.memory.scalar(cut, n);
            self.memory.write(result, &bytes[..n])?;
        }
        Ok(overflow.into())
    }
}

/// A number of up to 129 bits: sign and magnitude.
#[derive(Clone, Copy)]
struct Exact {
    negative: bool,
    magnitude: u128,
}

impl Exact {
    /// The sum, and whether even its magnitude was too large.
    fn add(self, other: Exact) -> (Exact, bool) {
        if self.negative == other.negative {
            let (magnitude, over) = self.magnitude.overflowing_add(other.magnitude);
            return (
                Exact {
                    negative: self.negative,
                    magnitude,
                },
                over,
            );
        }
        let (big, small) = if self.magnitude >= other.magnitude {
            (self, other)
        } else {
            (other, self)
        };
        (
            Exact {
                negative: big.negative,
                magnitude: big.magnitude - small.magnitude,
            },
            false,
        )
    }

    fn multiply(self, other: Exact) -> (Exact, bool) {
        let (magnitude, over) = self.magnitude.overflowing_mul(other.magnitude);
        (
            Exact {
                negative: self.negative != other.negative,
                magnitude,
            },
            over,
        )
    }
}

fn wide_divide(op: WideOp, a: u128, b: u128, signed: bool) -> Result<u128, Stop> {
    let (x, y) = (a as i128, b as i128);
    if b == 0 {
        let shown = if signed { x.to_string() } else { a.to_string() };
        return Err(Stop::undefined(
            Kind::DivisionByZero,
            format!("{shown} divided by 0"),
        ));
    }
    Ok(match (op, signed) {
        (WideOp::Div, false) => a / b,
        (_, false) => a % b,
        (WideOp::Div, true) => x.checked_div(y).ok_or_else(|| min_by_minus_one(x))? as u128,
        (_, true) => x.checked_rem(y).ok_or_else(|| min_by_minus_one(x))? as u128,
    })
}

fn min_by_minus_one(x: i128) -> Stop {
    Stop::undefined(Kind::DivisionOverflow, format!("{x} divided by -1"))
}
