//! Constants, by YARPGen's policies (OOPSLA 2020, section 3.3): small ones, ones near the limits of
//! types, blocks of bits, and earlier ones, their negations, complements and neighbours.

use crate::knobs::Knob;
use crate::state::State;
use crate::types::{self, wrap};
use cassay_lang::tree::*;

impl State {
    /// A value of a kind.
    pub fn constant_value(&mut self, kind: IntKind) -> i128 {
        let value = if self.happens(Knob::Special) {
            self.special(kind)
        } else {
            match self.c.below(3) {
                0 => self.c.range(-16, 16).into(),
                1 => self.c.range(-1000, 1000).into(),
                _ => {
                    let bits = 1 + self.c.below(self.target.width(kind).min(64).into()) as u32;
                    let v = i128::from(self.c.bits(bits));
                    if self.c.chance(300) { -v } else { v }
                }
            }
        };
        let value = wrap(&self.target, kind, value);
        if self.constants.len() < 64 {
            self.constants.push(value);
        } else if self.c.chance(250) {
            let at = self.c.below(64) as usize;
            self.constants[at] = value;
        }
        value
    }

    fn special(&mut self, kind: IntKind) -> i128 {
        let width = self.target.width(kind);
        match self.c.below(6) {
            0 => types::max(&self.target, kind) - i128::from(self.c.below(4)),
            1 => types::min(&self.target, kind).wrapping_add(self.c.below(4).into()),
            2 => {
                // A block of ones, or everything but one.
                let from = self.c.below(width.into()) as u32;
                let ones = 1 + self.c.below(u64::from(width - from)) as u32;
                let block = (u128::MAX >> (128 - ones) << from) as i128;
                if self.c.chance(300) { !block } else { block }
            }
            3 => 1i128 << self.c.below(width.min(126).into()),
            _ => {
                let at = self.c.below(self.constants.len().max(1) as u64) as usize;
                let old = self.constants.get(at).copied().unwrap_or(1);
                match self.c.below(5) {
                    0 => old.wrapping_neg(),
                    1 => !old,
                    2 => old.wrapping_add(1),
                    3 => old.wrapping_sub(1),
                    _ => old,
                }
            }
        }
    }

    /// A constant of some kind as an expression; its type is the kind's promoted type.
    pub fn constant(&mut self, kind: IntKind) -> ExprId {
        let value = self.constant_value(kind);
        self.literal(types::promote(&self.target, kind), value)
    }

    /// An expression of a kind (`int` or above) with this value, which the kind must have.
    pub fn literal(&mut self, kind: IntKind, value: i128) -> ExprId {
        let value = wrap(&self.target, kind, value);
        if matches!(kind, IntKind::Int128 | IntKind::UInt128) {
            return self.wide_literal(kind, value);
        }
        if value < 0 {
            if value == types::min(&self.target, kind) {
                // The smallest value has no literal: its magnitude does not fit.
                let largest = self.magnitude(kind, types::max(&self.target, kind) as u64);
                let negative = self.unary(UnaryOp::Neg, largest);
                let one = self.number(1);
                return self.binary(BinaryOp::Sub, negative, one);
            }
            let magnitude = self.magnitude(kind, -value as u64);
            return self.unary(UnaryOp::Neg, magnitude);
        }
        self.magnitude(kind, value as u64)
    }

    fn magnitude(&mut self, kind: IntKind, value: u64) -> ExprId {
        let unsigned = !self.target.is_signed(kind);
        let size = match kind {
            IntKind::Long | IntKind::ULong => IntSuffix::Long,
            IntKind::LongLong | IntKind::ULongLong => IntSuffix::LongLong,
            _ => IntSuffix::None,
        };
        // Hexadecimal reads better for large unsigned numbers.
        let radix = if unsigned && value > 0xffff {
            Radix::Hex
        } else {
            Radix::Decimal
        };
        let digits = match radix {
            Radix::Hex => value.ilog2() / 4 + 3,
            _ => value.max(1).ilog10() + 1,
        };
        self.bytes += u64::from(digits) + u64::from(unsigned) + size as u64;
        self.p.expr(ExprKind::Int(IntLit {
            value,
            radix,
            unsigned,
            size,
        }))
    }

    /// `(i128)high << 64 | low`, or shorter where the value is in the range of 64 bits.
    fn wide_literal(&mut self, kind: IntKind, value: i128) -> ExprId {
        if let Ok(value) = i64::try_from(value) {
            let literal = self.literal(IntKind::LongLong, value.into());
            return self.cast(kind, literal);
        }
        let high = self.literal(IntKind::ULongLong, (value as u128 >> 64) as i128);
        let high = self.cast(IntKind::UInt128, high);
        let count = self.number(64);
        let high = self.binary(BinaryOp::Shl, high, count);
        let low = self.literal(IntKind::ULongLong, (value as u128 as u64).into());
        let both = self.binary(BinaryOp::BitOr, high, low);
        if kind == IntKind::UInt128 {
            both
        } else {
            self.cast(kind, both)
        }
    }
}
