//! Idioms: pieces of arithmetic that optimisers recognise and turn into something else.
//!
//! Minimum and maximum, clamping, absolute value, saturation, rotation, single bits, masks, guarded
//! division, bytes swapped by hand, conversions to and fro. Nearly all are defined whatever their
//! operands are; the rest is left to repair.

use crate::expr::Value;
use crate::state::State;
use crate::types::{common, max, min, promote, unsigned};
use cassay_lang::tree::*;

/// Bytes of an operand that is named several times, at most.
const SHORT: u64 = 12;

impl State {
    /// An operand that can be named several times, and is short: compilers compute it once.
    fn plain_operand(&mut self) -> Value {
        for _ in 0..4 {
            let bytes = self.bytes;
            let value = self.make_expression(0, 1);
            let named = crate::place::names_something(&self.p, value.e);
            if value.simple && named && self.bytes - bytes <= SHORT {
                return value;
            }
            self.bytes = bytes;
        }
        self.constant_leaf()
    }

    fn once_more(&mut self, value: Value) -> Value {
        let e = self.copy(value.e);
        Value { e, ..value }
    }

    fn conditional(&mut self, cond: ExprId, a: Value, b: Value) -> Value {
        self.bytes += 6;
        Value {
            e: self.p.expr(ExprKind::Cond(cond, Some(a.e), b.e)),
            kind: common(&self.target, a.kind, b.kind),
            simple: a.simple && b.simple,
        }
    }

    fn joined(&mut self, op: BinaryOp, a: Value, b: Value) -> Value {
        let kind = match op {
            BinaryOp::Shl | BinaryOp::Shr => promote(&self.target, a.kind),
            op if op.is_truth() => IntKind::Int,
            _ => common(&self.target, a.kind, b.kind),
        };
        Value {
            e: self.binary(op, a.e, b.e),
            kind,
            simple: a.simple && b.simple,
        }
    }

    fn converted(&mut self, kind: IntKind, a: Value) -> Value {
        if a.kind == kind {
            return a;
        }
        let e = self.cast(kind, a.e);
        Value { e, kind, ..a }
    }

    fn plain_int(&mut self, value: u64) -> Value {
        Value {
            e: self.number(value),
            kind: IntKind::Int,
            simple: true,
        }
    }

    fn of_kind(&mut self, kind: IntKind, value: i128) -> Value {
        let wide = promote(&self.target, kind);
        Value {
            e: self.literal(wide, value),
            kind: wide,
            simple: true,
        }
    }

    /// One of the idioms; its operands are leaves.
    pub fn idiom(&mut self) -> Value {
        match self.c.below(20) {
            0 | 1 => self.min_max(),
            2 => self.clamp(),
            3 => self.absolute(),
            4 | 5 => self.saturating(),
            6 => self.single_bit(),
            7 | 8 => self.rotation(),
            9 | 10 => self.bit_tests(),
            11 => self.lowest_bit(),
            12 | 13 => self.guarded_division(),
            14 => self.swapped_bytes(),
            15 => self.sign_extension(),
            16 => self.average(),
            17 => self.three_way(),
            18 => self.selection(),
            _ => self.narrow_chain(),
        }
    }

    fn ordering(&mut self) -> BinaryOp {
        const OPS: &[BinaryOp] = &[BinaryOp::Lt, BinaryOp::Gt, BinaryOp::Le, BinaryOp::Ge];
        *self.c.pick(OPS).unwrap_or(&BinaryOp::Lt)
    }

    /// `a < b ? a : b`
    fn min_max(&mut self) -> Value {
        let (a, b) = (self.plain_operand(), self.plain_operand());
        let op = self.ordering();
        let (x, y) = (self.once_more(a), self.once_more(b));
        let cond = self.binary(op, a.e, b.e);
        self.conditional(cond, x, y)
    }

    /// `a < lo ? lo : a > hi ? hi : a`
    fn clamp(&mut self) -> Value {
        let a = self.plain_operand();
        let kind = promote(&self.target, a.kind);
        let (p, q) = (self.constant_value(a.kind), self.constant_value(a.kind));
        let (low, high) = (p.min(q), p.max(q));
        let (least, most) = (self.of_kind(kind, low), self.of_kind(kind, high));
        let (x, y) = (self.once_more(a), self.once_more(a));
        let below = self.binary(BinaryOp::Lt, a.e, least.e);
        let above = self.binary(BinaryOp::Gt, x.e, most.e);
        let (least, most) = (self.once_more(least), self.once_more(most));
        let rest = self.conditional(above, most, y);
        self.conditional(below, least, rest)
    }

    /// `a < 0 ? -a : a`, through the unsigned type or not.
    fn absolute(&mut self) -> Value {
        let a = self.plain_operand();
        let mut kind = promote(&self.target, a.kind);
        let mut a = a;
        if !self.target.is_signed(kind) {
            kind = if self.target.width(kind) > self.target.width(IntKind::Int) {
                IntKind::Long
            } else {
                IntKind::Int
            };
            a = self.converted(kind, a);
        }
        let (x, y) = (self.once_more(a), self.once_more(a));
        let zero = self.number(0);
        let op = if self.c.chance(500) {
            BinaryOp::Lt
        } else {
            BinaryOp::Le
        };
        let cond = self.binary(op, a.e, zero);
        let (x, y) = if self.c.chance(600) {
            let kind = unsigned(kind);
            (self.converted(kind, x), self.converted(kind, y))
        } else {
            (x, y)
        };
        let negative = Value {
            e: self.unary(UnaryOp::Neg, x.e),
            kind: promote(&self.target, x.kind),
            ..x
        };
        self.conditional(cond, negative, y)
    }

    /// Sums and differences that stop at a limit.
    fn saturating(&mut self) -> Value {
        let (a, b) = (self.plain_operand(), self.plain_operand());
        let kind = unsigned(common(&self.target, a.kind, b.kind));
        if self.c.chance(400) {
            // In a wider type, for a narrow one.
            let narrow = self.narrow_kind();
            let (most, least) = (max(&self.target, narrow), min(&self.target, narrow));
            let (a, b) = (self.converted(narrow, a), self.converted(narrow, b));
            let op = if self.c.chance(600) {
                BinaryOp::Add
            } else {
                BinaryOp::Sub
            };
            let sum = self.joined(op, a, b);
            let (x, y) = (self.once_more(sum), self.once_more(sum));
            let (least, most) = (self.of_kind(narrow, least), self.of_kind(narrow, most));
            let above = self.binary(BinaryOp::Gt, sum.e, most.e);
            let below = self.binary(BinaryOp::Lt, x.e, least.e);
            let (least, most) = (self.once_more(least), self.once_more(most));
            let rest = self.conditional(below, least, y);
            return self.conditional(above, most, rest);
        }
        let (a, b) = (self.converted(kind, a), self.converted(kind, b));
        let (x, y) = (self.once_more(a), self.once_more(b));
        if self.c.chance(500) {
            // a - b, no less than zero
            let cond = self.binary(BinaryOp::Gt, a.e, b.e);
            let difference = self.joined(BinaryOp::Sub, x, y);
            let zero = self.plain_int(0);
            return self.conditional(cond, difference, zero);
        }
        let sum = self.joined(BinaryOp::Add, a, b);
        let again = self.once_more(sum);
        let cond = self.binary(BinaryOp::Lt, sum.e, x.e);
        let most = self.of_kind(kind, max(&self.target, kind));
        self.conditional(cond, most, again)
    }

    /// A value below a width, as the count of a shift.
    fn shift_count(&mut self, width: u32) -> Value {
        let n = self.plain_operand();
        let mask = self.plain_int(u64::from(width) - 1);
        self.joined(BinaryOp::BitAnd, n, mask)
    }

    fn unsigned_one(&mut self) -> Value {
        match self.c.below(3) {
            0 => self.of_kind(IntKind::ULong, 1),
            _ => self.of_kind(IntKind::UInt, 1),
        }
    }

    /// `1 << n`, `x >> n & 1`, `x & 1 << n`
    fn single_bit(&mut self) -> Value {
        let one = self.unsigned_one();
        let width = self.target.width(one.kind);
        let n = self.shift_count(width);
        match self.c.below(4) {
            0 => self.joined(BinaryOp::Shl, one, n),
            1 => {
                let x = self.plain_operand();
                let bit = self.joined(BinaryOp::Shl, one, n);
                let op = *self
                    .c
                    .pick(&[BinaryOp::BitAnd, BinaryOp::BitOr, BinaryOp::BitXor])
                    .unwrap_or(&BinaryOp::BitAnd);
                self.joined(op, x, bit)
            }
            2 => {
                let x = self.plain_operand();
                let bit = self.joined(BinaryOp::Shl, one, n);
                let e = self.joined(BinaryOp::BitAnd, x, bit);
                let zero = self.plain_int(0);
                self.joined(BinaryOp::Ne, e, zero)
            }
            _ => {
                let x = self.plain_operand();
                let kind = promote(&self.target, x.kind);
                let n = self.shift_count(self.target.width(kind));
                let moved = self.joined(BinaryOp::Shr, x, n);
                let one = self.plain_int(1);
                self.joined(BinaryOp::BitAnd, moved, one)
            }
        }
    }

    /// `x << n | x >> (-n & 31)`, `x << 5 | x >> 27`, also of narrow types.
    fn rotation(&mut self) -> Value {
        use IntKind::{UChar, UInt, ULong, UShort};
        let kind = *self
            .c
            .pick(&[UInt, UInt, ULong, UChar, UShort])
            .unwrap_or(&UInt);
        let width = self.target.width(kind);
        let x = self.plain_operand();
        let x = self.converted(kind, x);
        let y = self.once_more(x);
        let joining = *self
            .c
            .pick(&[
                BinaryOp::BitOr,
                BinaryOp::BitOr,
                BinaryOp::Add,
                BinaryOp::BitXor,
            ])
            .unwrap_or(&BinaryOp::BitOr);
        let (one, other) = if self.c.chance(500) {
            let n = 1 + self.c.below(u64::from(width) - 1);
            (self.plain_int(n), self.plain_int(u64::from(width) - n))
        } else {
            let n = self.shift_count(width);
            let again = self.once_more(n);
            // The other count is the rest of the width, or its negative in range.
            let rest = if self.c.chance(500) {
                let negative = Value {
                    e: self.unary(UnaryOp::Neg, again.e),
                    kind: promote(&self.target, again.kind),
                    ..again
                };
                let mask = self.plain_int(u64::from(width) - 1);
                self.joined(BinaryOp::BitAnd, negative, mask)
            } else {
                let mask = self.plain_int(u64::from(width) - 1);
                self.joined(BinaryOp::BitXor, again, mask)
            };
            (n, rest)
        };
        let (left, right) = match self.c.chance(500) {
            true => (BinaryOp::Shl, BinaryOp::Shr),
            false => (BinaryOp::Shr, BinaryOp::Shl),
        };
        let a = self.joined(left, x, one);
        let b = self.joined(right, y, other);
        let e = self.joined(joining, a, b);
        if self.c.chance(600) {
            return self.converted(kind, e);
        }
        e
    }

    /// `(x & 12) == 4 && !(x & 64)`
    fn bit_tests(&mut self) -> Value {
        let x = self.plain_operand();
        let kind = promote(&self.target, x.kind);
        let count = 1 + self.c.below(3);
        let mut all: Option<Value> = None;
        for _ in 0..count {
            let x = self.once_more(x);
            let width = u64::from(self.target.width(kind)).min(31);
            let shift = self.c.below(width);
            let mask = (1 + self.c.below(7)) << shift & 0x7fff_ffff;
            let wanted = self.c.below(8) << shift & mask;
            let m = self.plain_int(mask.max(1));
            let masked = self.joined(BinaryOp::BitAnd, x, m);
            let test = if self.c.chance(650) {
                let wanted = self.plain_int(wanted);
                let op = if self.c.chance(600) {
                    BinaryOp::Eq
                } else {
                    BinaryOp::Ne
                };
                self.joined(op, masked, wanted)
            } else {
                let zero = self.plain_int(0);
                self.joined(BinaryOp::Ne, masked, zero)
            };
            all = Some(match all {
                None => test,
                Some(before) => {
                    let op = *self
                        .c
                        .pick(&[BinaryOp::LogAnd, BinaryOp::LogOr, BinaryOp::BitAnd])
                        .unwrap_or(&BinaryOp::LogAnd);
                    self.joined(op, before, test)
                }
            });
        }
        all.unwrap_or(x)
    }

    /// `x & -x`, `x & (x - 1)`, `(x & (x - 1)) == 0`
    fn lowest_bit(&mut self) -> Value {
        let x = self.plain_operand();
        let kind = unsigned(promote(&self.target, x.kind));
        let x = self.converted(kind, x);
        let y = self.once_more(x);
        if self.c.chance(500) {
            let negative = Value {
                e: self.unary(UnaryOp::Neg, y.e),
                ..y
            };
            return self.joined(BinaryOp::BitAnd, x, negative);
        }
        let one = self.plain_int(1);
        let less = self.joined(BinaryOp::Sub, y, one);
        let e = self.joined(BinaryOp::BitAnd, x, less);
        if self.c.chance(500) {
            return e;
        }
        let zero = self.plain_int(0);
        self.joined(BinaryOp::Eq, e, zero)
    }

    /// `b ? a / b : c`
    fn guarded_division(&mut self) -> Value {
        let (a, b) = (self.plain_operand(), self.plain_operand());
        let again = self.once_more(b);
        let zero = self.plain_int(0);
        let op = match self.c.below(3) {
            0 if self.target.is_signed(promote(&self.target, b.kind)) => BinaryOp::Gt,
            _ => BinaryOp::Ne,
        };
        let cond = self.binary(op, b.e, zero.e);
        let op = if self.c.chance(500) {
            BinaryOp::Div
        } else {
            BinaryOp::Rem
        };
        let other = self.once_more(a);
        let quotient = self.joined(op, a, again);
        self.conditional(cond, quotient, other)
    }

    /// `x >> 8 | x << 8`, and four bytes of it.
    fn swapped_bytes(&mut self) -> Value {
        if self.c.chance(300)
            && let Some(value) = self.bytes_of_array()
        {
            return value;
        }
        let x = self.plain_operand();
        if self.c.chance(350) {
            let x = self.converted(IntKind::UShort, x);
            let y = self.once_more(x);
            let (n, m) = (self.plain_int(8), self.plain_int(8));
            let high = self.joined(BinaryOp::Shl, x, n);
            let low = self.joined(BinaryOp::Shr, y, m);
            let e = self.joined(BinaryOp::BitOr, high, low);
            return self.converted(IntKind::UShort, e);
        }
        let x = self.converted(IntKind::UInt, x);
        // Most often all four bytes; sometimes in another order.
        let mut order = [3u64, 2, 1, 0];
        if self.c.chance(250) {
            self.c.shuffle(&mut order);
        }
        let mut all: Option<Value> = None;
        for (from, &to) in order.iter().enumerate() {
            let from = from as u64;
            let mut byte = self.once_more(x);
            let distance = 8 * from.abs_diff(to);
            if distance > 0 {
                let op = if to > from {
                    BinaryOp::Shl
                } else {
                    BinaryOp::Shr
                };
                let by = self.plain_int(distance);
                byte = self.joined(op, byte, by);
            }
            let whole = to == 3 && from == 0 || to == 0 && from == 3;
            if !whole {
                let mask = self.of_kind(IntKind::UInt, 0xff << (8 * to));
                byte = self.joined(BinaryOp::BitAnd, byte, mask);
            }
            all = Some(match all {
                None => byte,
                Some(before) => self.joined(BinaryOp::BitOr, before, byte),
            });
        }
        all.unwrap_or(x)
    }

    /// `a[0] | a[1] << 8 | a[2] << 16`, from either end.
    fn bytes_of_array(&mut self) -> Option<Value> {
        let arrays = self.arrays();
        let outside = self.body.closed;
        let fitting: Vec<_> = arrays
            .into_iter()
            .filter(|a| {
                let var = self.var(a.id);
                let hidden = outside && var.scope == crate::state::Scope::Static;
                let bytes = self.target.width(a.kind) == 8 && a.kind != IntKind::Bool;
                bytes && a.dims.len() == 1 && !hidden && !self.full.forbidden.meets_var(a.id, var)
            })
            .collect();
        let array = self.c.pick(&fitting)?;
        let (id, n) = (array.id, u64::from(array.dims[0]));
        let count = if n >= 4 && self.c.chance(600) { 4 } else { 2 };
        let first = self.c.below(n - count + 1);
        let turned = self.c.chance(500);
        self.note_read(id);
        let mut all: Option<Value> = None;
        for at in 0..count {
            let (name, index) = (self.name_of(id), self.number(first + at));
            self.bytes += 2;
            let e = self.p.expr(ExprKind::Index(name, index));
            let byte = Value {
                e,
                kind: IntKind::UChar,
                simple: true,
            };
            let byte = self.converted(IntKind::UChar, byte);
            let mut byte = self.converted(IntKind::UInt, byte);
            let by = 8 * if turned { count - 1 - at } else { at };
            if by > 0 {
                let by = self.plain_int(by);
                byte = self.joined(BinaryOp::Shl, byte, by);
            }
            all = Some(match all {
                None => byte,
                Some(before) => self.joined(BinaryOp::BitOr, before, byte),
            });
        }
        all
    }

    /// `(x ^ 128) - 128`, `(int)(x << 24) >> 24`
    fn sign_extension(&mut self) -> Value {
        let x = self.plain_operand();
        let bits = 1 + self.c.below(30);
        if self.c.chance(500) {
            let x = self.converted(IntKind::UInt, x);
            let mask = self.of_kind(IntKind::UInt, (1 << (bits + 1)) - 1);
            let low = self.joined(BinaryOp::BitAnd, x, mask);
            let (a, b) = (self.plain_int(1 << bits), self.plain_int(1 << bits));
            let turned = self.joined(BinaryOp::BitXor, low, a);
            let e = self.joined(BinaryOp::Sub, turned, b);
            return self.converted(IntKind::Int, e);
        }
        let x = self.converted(IntKind::UInt, x);
        let (n, m) = (self.plain_int(bits), self.plain_int(bits));
        let high = self.joined(BinaryOp::Shl, x, n);
        let high = self.converted(IntKind::Int, high);
        self.joined(BinaryOp::Shr, high, m)
    }

    /// `(a & b) + ((a ^ b) >> 1)`, `(unsigned long)a * b >> 32`
    fn average(&mut self) -> Value {
        let (a, b) = (self.plain_operand(), self.plain_operand());
        let kind = IntKind::UInt;
        let (a, b) = (self.converted(kind, a), self.converted(kind, b));
        if self.c.chance(400) {
            let a = self.converted(IntKind::ULong, a);
            let product = self.joined(BinaryOp::Mul, a, b);
            let by = self.plain_int(32);
            return self.joined(BinaryOp::Shr, product, by);
        }
        let (x, y) = (self.once_more(a), self.once_more(b));
        let both = self.joined(BinaryOp::BitAnd, a, b);
        let one = self.joined(BinaryOp::BitXor, x, y);
        let by = self.plain_int(1);
        let half = self.joined(BinaryOp::Shr, one, by);
        self.joined(BinaryOp::Add, both, half)
    }

    /// `(a > b) - (a < b)`
    fn three_way(&mut self) -> Value {
        let (a, b) = (self.plain_operand(), self.plain_operand());
        let (x, y) = (self.once_more(a), self.once_more(b));
        let greater = self.joined(BinaryOp::Gt, a, b);
        let less = self.joined(BinaryOp::Lt, x, y);
        self.joined(BinaryOp::Sub, greater, less)
    }

    /// `(a & -(c != 0)) | (b & ~-(c != 0))`
    fn selection(&mut self) -> Value {
        let (a, b) = (self.plain_operand(), self.plain_operand());
        let op = self.ordering();
        let (x, y) = (self.once_more(a), self.once_more(b));
        let truth = self.joined(op, x, y);
        let mask = Value {
            e: self.unary(UnaryOp::Neg, truth.e),
            ..truth
        };
        let again = self.once_more(mask);
        let rest = Value {
            e: self.unary(UnaryOp::BitNot, again.e),
            ..again
        };
        let a = self.joined(BinaryOp::BitAnd, a, mask);
        let b = self.joined(BinaryOp::BitAnd, b, rest);
        self.joined(BinaryOp::BitOr, a, b)
    }

    /// `(short)((signed char)a + b)`
    fn narrow_chain(&mut self) -> Value {
        let mut value = self.plain_operand();
        for _ in 0..2 + self.c.below(2) {
            let kind = self.narrow_kind();
            value = self.converted(kind, value);
            if self.c.chance(600) {
                let other = self.plain_operand();
                let op = *self
                    .c
                    .pick(&[
                        BinaryOp::Add,
                        BinaryOp::Sub,
                        BinaryOp::BitXor,
                        BinaryOp::Mul,
                    ])
                    .unwrap_or(&BinaryOp::Add);
                value = self.joined(op, value, other);
            }
        }
        let kind = self.narrow_kind();
        self.converted(kind, value)
    }
}
