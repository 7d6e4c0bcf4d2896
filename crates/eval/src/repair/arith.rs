//! Exact integer arithmetic of any width, and what may stand in place of an operation.
//!
//! The rules are C17's: signed results that do not fit are undefined (6.5p5), so are division by
//! zero and quotients that do not fit, and the remainder with them (6.5.5p5, p6), shift counts that
//! are negative or not below the width (6.5.7p3), and left shifts of negative values or past the
//! type's largest (6.5.7p4). What C leaves to the implementation is as on every target there is:
//! two's complement, conversion modulo 2^width, `>>` that keeps the sign.
//!
//! Values are `i128`: sign- or zero-extended by their type. An unsigned value of 128 bits is its
//! bit pattern.

use cassay_memory::Kind;

/// An integer operation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ArithOp {
    /// `a + b`
    Add,
    /// `a - b`
    Sub,
    /// `a * b`
    Mul,
    /// `a / b`
    Div,
    /// `a % b`
    Rem,
    /// `a << b`
    Shl,
    /// `a >> b`
    Shr,
    /// `a & b`
    And,
    /// `a | b`
    Or,
    /// `a ^ b`
    Xor,
    /// `-a`. The second operand of this and the others with one operand means nothing.
    Neg,
    /// `+a`
    Plus,
    /// `~a`
    Not,
}

impl ArithOp {
    /// All operators.
    pub const ALL: [ArithOp; 13] = [
        ArithOp::Add,
        ArithOp::Sub,
        ArithOp::Mul,
        ArithOp::Div,
        ArithOp::Rem,
        ArithOp::Shl,
        ArithOp::Shr,
        ArithOp::And,
        ArithOp::Or,
        ArithOp::Xor,
        ArithOp::Neg,
        ArithOp::Plus,
        ArithOp::Not,
    ];

    /// Whether the operator has no right operand.
    pub fn is_unary(self) -> bool {
        matches!(self, ArithOp::Neg | ArithOp::Plus | ArithOp::Not)
    }

    /// Whether the operands keep types of their own (6.5.7p3).
    pub fn is_shift(self) -> bool {
        matches!(self, ArithOp::Shl | ArithOp::Shr)
    }
}

/// What an operation means where C gives it no meaning.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mode {
    /// As C says; undefined where C says so.
    Strict,
    /// Through the unsigned type of the same width: the result modulo 2^width, converted back.
    /// Shift counts are masked to `width - 1`: `(int)((unsigned)a << (b & 31))`, and
    /// `a >> (b & 31)`; so a shift needs a width that is a power of two. Equal to `Strict` wherever
    /// that is defined. Division and remainder have no such form: never defined.
    Wrap,
    /// `undefined(a, b) ? a : a op b`. Equal to `Strict` wherever that is defined.
    Keep,
}

/// What stands in place of an arithmetic operation on `a` and `b`: `a' op b'`, where `a'` is `a`,
/// or `a` combined with a constant, and likewise `b'`. The inner operations are done in the type of
/// their operand, so the constants are values of that type: for `a` it is the operation's own type,
/// for `b` too, except that of a shift. They are strict, except that in the modes `Wrap` and `Keep`
/// sums, differences and products go through the unsigned type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Arith {
    /// The operator that stands there now.
    pub op: ArithOp,
    /// What is done to the left operand first, with which constant.
    pub left: Option<(ArithOp, i128)>,
    /// What is done to the right operand first, with which constant.
    pub right: Option<(ArithOp, i128)>,
    /// What the operation means where C gives it no meaning.
    pub mode: Mode,
}

impl Arith {
    /// The operation as C has it.
    pub fn plain(op: ArithOp) -> Arith {
        Arith {
            op,
            left: None,
            right: None,
            mode: Mode::Strict,
        }
    }

    /// The value for these operands; `None` where it is undefined. `right` is the width and
    /// signedness of the second operand's type.
    pub fn value(
        &self,
        width: u8,
        signed: bool,
        right: (u8, bool),
        a: i128,
        b: i128,
    ) -> Option<i128> {
        self.outcome(width, signed, right, a, b).ok()
    }

    /// The value, or what is undefined about it.
    pub(crate) fn outcome(
        &self,
        width: u8,
        signed: bool,
        right: (u8, bool),
        a: i128,
        b: i128,
    ) -> Result<i128, Kind> {
        let a = match self.left {
            Some((op, constant)) => self.inner(op, width, signed, a, constant)?,
            None => a,
        };
        let b = match self.right {
            Some((op, constant)) => self.inner(op, right.0, right.1, b, constant)?,
            None => b,
        };
        let result = strict(self.op, width, signed, a, b);
        match (self.mode, result) {
            (Mode::Strict, _) | (_, Ok(_)) => result,
            (Mode::Keep, Err(_)) => Ok(a),
            (Mode::Wrap, Err(kind)) => wrapped(self.op, width, signed, a, b).ok_or(kind),
        }
    }

    fn inner(&self, op: ArithOp, width: u8, signed: bool, a: i128, b: i128) -> Result<i128, Kind> {
        let result = strict(op, width, signed, a, b);
        match (self.mode, op) {
            (Mode::Wrap | Mode::Keep, ArithOp::Add | ArithOp::Sub | ArithOp::Mul) => {
                result.or_else(|kind| wrapped(op, width, signed, a, b).ok_or(kind))
            }
            _ => result,
        }
    }
}

/// The operation in a type of `width` bits, 1 to 128; `None` where C17 leaves it undefined.
pub fn arith(op: ArithOp, width: u8, signed: bool, a: i128, b: i128) -> Option<i128> {
    strict(op, width, signed, a, b).ok()
}

/// The value that a type of this width and signedness has for these bits.
fn cut(bits: u128, width: u8, signed: bool) -> i128 {
    let spare = 128 - u32::from(width.clamp(1, 128));
    if signed {
        (bits << spare) as i128 >> spare
    } else {
        (bits << spare >> spare) as i128
    }
}

fn strict(op: ArithOp, width: u8, signed: bool, a: i128, b: i128) -> Result<i128, Kind> {
    let width = width.clamp(1, 128);
    let (x, y) = (a as u128, b as u128);
    let fits = |exact: Option<i128>, kind: Kind| {
        exact
            .filter(|&v| cut(v as u128, width, true) == v)
            .ok_or(kind)
    };
    match op {
        ArithOp::Add if signed => fits(a.checked_add(b), Kind::SignedOverflow),
        ArithOp::Sub if signed => fits(a.checked_sub(b), Kind::SignedOverflow),
        ArithOp::Mul if signed => fits(a.checked_mul(b), Kind::SignedOverflow),
        ArithOp::Neg if signed => fits(a.checked_neg(), Kind::SignedOverflow),
        ArithOp::Add | ArithOp::Sub | ArithOp::Mul | ArithOp::Neg => {
            Ok(cut(modular(op, x, y), width, signed))
        }
        ArithOp::Div | ArithOp::Rem if b == 0 => Err(Kind::DivisionByZero),
        ArithOp::Div if signed => fits(a.checked_div(b), Kind::DivisionOverflow),
        ArithOp::Rem if signed => {
            fits(a.checked_div(b), Kind::DivisionOverflow)?;
            Ok(a % b)
        }
        ArithOp::Div => Ok((x / y) as i128),
        ArithOp::Rem => Ok((x % y) as i128),
        ArithOp::Shl | ArithOp::Shr => {
            // A count above `i128` is negative here, and too large either way.
            let count = u8::try_from(b).ok().filter(|&count| count < width);
            let count = count.ok_or(Kind::ShiftCount)?;
            match (op, signed) {
                (ArithOp::Shl, true) => {
                    let shifted = cut(x << count, width, true);
                    if a < 0 || shifted < 0 || shifted >> count != a {
                        return Err(Kind::ShiftOverflow);
                    }
                    Ok(shifted)
                }
                (ArithOp::Shl, false) => Ok(cut(x << count, width, false)),
                (_, true) => Ok(a >> count),
                (_, false) => Ok((x >> count) as i128),
            }
        }
        ArithOp::And => Ok(a & b),
        ArithOp::Or => Ok(a | b),
        ArithOp::Xor => Ok(a ^ b),
        ArithOp::Plus => Ok(a),
        ArithOp::Not => Ok(cut(!x, width, signed)),
    }
}

fn modular(op: ArithOp, x: u128, y: u128) -> u128 {
    match op {
        ArithOp::Add => x.wrapping_add(y),
        ArithOp::Sub => x.wrapping_sub(y),
        ArithOp::Mul => x.wrapping_mul(y),
        _ => x.wrapping_neg(),
    }
}

/// [`Mode::Wrap`] of what is not defined otherwise.
fn wrapped(op: ArithOp, width: u8, signed: bool, a: i128, b: i128) -> Option<i128> {
    let (x, y) = (a as u128, b as u128);
    let count = || {
        width
            .is_power_of_two()
            .then(|| (y & (u128::from(width) - 1)) as u32)
    };
    match op {
        ArithOp::Add | ArithOp::Sub | ArithOp::Mul | ArithOp::Neg => {
            Some(cut(modular(op, x, y), width, signed))
        }
        ArithOp::Shl => Some(cut(x << count()?, width, signed)),
        ArithOp::Shr if signed => Some(a >> count()?),
        ArithOp::Shr => Some((x >> count()?) as i128),
        _ => None,
    }
}

#[cfg(test)]
mod tests;
