//! Natural numbers of any size, with just what exact conversion between binary and decimal needs.

use std::cmp::Ordering;

/// Little-endian 64-bit limbs, no zero limb at the top; zero has none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Natural {
    limbs: Vec<u64>,
}

/// The largest power of ten in a limb, and its exponent.
pub(crate) const CHUNK: u64 = 10_000_000_000_000_000_000;
pub(crate) const CHUNK_DIGITS: usize = 19;

impl Natural {
    pub fn from_u64(value: u64) -> Natural {
        let mut n = Natural { limbs: vec![value] };
        n.trim();
        n
    }

    /// The value of decimal digits given as numbers 0 to 9.
    pub fn from_digits(digits: &[u8]) -> Natural {
        let mut n = Natural::default();
        for chunk in digits.chunks(CHUNK_DIGITS) {
            let value = chunk.iter().fold(0u64, |v, &d| v * 10 + u64::from(d));
            n.multiply_add(10u64.pow(chunk.len() as u32), value);
        }
        n
    }

    pub fn is_zero(&self) -> bool {
        self.limbs.is_empty()
    }

    pub fn bit_len(&self) -> u64 {
        match self.limbs.last() {
            None => 0,
            Some(top) => self.limbs.len() as u64 * 64 - u64::from(top.leading_zeros()),
        }
    }

    fn trim(&mut self) {
        while self.limbs.last() == Some(&0) {
            self.limbs.pop();
        }
    }

    /// `self = self * factor + addend`.
    pub fn multiply_add(&mut self, factor: u64, addend: u64) {
        let mut carry = addend;
        for limb in &mut self.limbs {
            let wide = u128::from(*limb) * u128::from(factor) + u128::from(carry);
            *limb = wide as u64;
            carry = (wide >> 64) as u64;
        }
        if carry != 0 {
            self.limbs.push(carry);
        }
        self.trim();
    }

    pub fn multiply_pow10(&mut self, mut power: u64) {
        while power >= CHUNK_DIGITS as u64 {
            self.multiply_add(CHUNK, 0);
            power -= CHUNK_DIGITS as u64;
        }
        self.multiply_add(10u64.pow(power as u32), 0);
    }

    /// Divides by `divisor` in place and returns the remainder.
    pub fn divide(&mut self, divisor: u64) -> u64 {
        let mut rest = 0u64;
        for limb in self.limbs.iter_mut().rev() {
            let wide = u128::from(rest) << 64 | u128::from(*limb);
            *limb = (wide / u128::from(divisor)) as u64;
            rest = (wide % u128::from(divisor)) as u64;
        }
        self.trim();
        rest
    }

    pub fn shift_left(&mut self, bits: u64) {
        if self.is_zero() {
            return;
        }
        let low = bits % 64;
        if low != 0 {
            self.multiply_add(1 << low, 0);
        }
        let zeros = (bits / 64) as usize;
        self.limbs.splice(0..0, std::iter::repeat_n(0, zeros));
    }

    fn subtract(&mut self, other: &Natural) {
        let mut borrow = false;
        for (i, limb) in self.limbs.iter_mut().enumerate() {
            let (d, b1) = limb.overflowing_sub(other.limbs.get(i).copied().unwrap_or(0));
            let (d, b2) = d.overflowing_sub(u64::from(borrow));
            *limb = d;
            borrow = b1 || b2;
        }
        self.trim();
    }

    /// `self / divisor` for a quotient of at most 128 bits, and whether a remainder is left.
    pub fn small_quotient(mut self, divisor: &Natural) -> (u128, bool) {
        // Long division by bits: the quotient is short, so this is linear in the operands.
        let places = (self.bit_len() + 1).saturating_sub(divisor.bit_len());
        let mut step = divisor.clone();
        step.shift_left(places);
        let mut quotient = 0u128;
        for _ in 0..=places {
            quotient <<= 1;
            if self.cmp(&step) != Ordering::Less {
                self.subtract(&step);
                quotient |= 1;
            }
            step.halve();
        }
        (quotient, !self.is_zero())
    }

    fn halve(&mut self) {
        let mut carry = 0;
        for limb in self.limbs.iter_mut().rev() {
            let low = *limb << 63;
            *limb = *limb >> 1 | carry;
            carry = low;
        }
        self.trim();
    }

    /// The top 128 bits at most, the exponent of the last of them, and whether ones lie below.
    pub fn top_bits(&self) -> (u128, u64, bool) {
        let skipped = self.limbs.len().saturating_sub(3);
        let (low, window) = self.limbs.split_at(skipped);
        let mut sticky = low.iter().any(|&limb| limb != 0);
        let mut exp = skipped as u64 * 64;
        match *window {
            [] => (0, 0, false),
            [a] => (u128::from(a), exp, sticky),
            [a, b] => (u128::from(b) << 64 | u128::from(a), exp, sticky),
            [a, b, c, ..] => {
                let drop = 64 - c.leading_zeros();
                exp += u64::from(drop);
                let high = u128::from(c) << 64 | u128::from(b);
                let value = if drop == 64 {
                    sticky |= a != 0;
                    high
                } else {
                    sticky |= a << (64 - drop) != 0;
                    high << (64 - drop) | u128::from(a >> drop)
                };
                (value, exp, sticky)
            }
        }
    }

    /// The integer part of `self / 2^bits`, which must fit a limb; `self` keeps the rest.
    pub fn take_above(&mut self, bits: u64) -> u64 {
        let index = (bits / 64) as usize;
        let shift = bits % 64;
        let Some(&first) = self.limbs.get(index) else {
            return 0;
        };
        let next = self.limbs.get(index + 1).copied().unwrap_or(0);
        let taken = if shift == 0 {
            first
        } else {
            first >> shift | next << (64 - shift)
        };
        self.limbs.truncate(index + 1);
        if let Some(limb) = self.limbs.last_mut() {
            *limb &= (1u64 << shift) - 1;
        }
        self.trim();
        taken
    }

    /// Divides by 2^64 as long as that is exact and `bits` allows; returns what is left of `bits`.
    pub fn strip_limbs(&mut self, bits: u64) -> u64 {
        let zeros = self.limbs.iter().take_while(|&&limb| limb == 0).count();
        let count = zeros.min((bits / 64) as usize);
        self.limbs.drain(..count);
        bits - count as u64 * 64
    }

    fn cmp(&self, other: &Natural) -> Ordering {
        self.limbs
            .len()
            .cmp(&other.limbs.len())
            .then_with(|| self.limbs.iter().rev().cmp(other.limbs.iter().rev()))
    }
}
