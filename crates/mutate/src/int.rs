//! C's integers in the small: promotions, the usual conversions, and every operator on known values.
//!
//! Speculative execution (Hermes, §4.3.2) needs the value of an expression for values of its
//! variables that the program has not computed itself, and must know where C gives it none. Types
//! follow 6.3.1.1 and 6.3.1.8 through the program's own table of types; the arithmetic is the one
//! that the semantics repairs by, so that both agree on what is undefined.
//!
//! Values are `i128`, extended by their type; of `unsigned __int128` they are the bit pattern, which
//! is why that type takes no part here.

use cassay_eval::repair::{ArithOp, arith};
use cassay_lang::Target;
use cassay_lang::tree::{BinaryOp, IntKind, UnaryOp};
use cassay_lang::types::{Ty, TyKind, Types};

/// The integer types of a program.
#[derive(Clone, Copy)]
pub struct Ints<'a> {
    pub types: &'a Types,
}

impl<'a> Ints<'a> {
    pub fn target(self) -> &'a Target {
        &self.types.target
    }

    fn kind(self, ty: Ty) -> IntKind {
        match self.types.kind(ty) {
            TyKind::Int(kind) => kind,
            _ => IntKind::Int,
        }
    }

    pub fn promote(self, kind: IntKind) -> IntKind {
        self.kind(self.types.promote(Ty::int(kind)))
    }

    pub fn usual(self, a: IntKind, b: IntKind) -> IntKind {
        self.kind(self.types.usual(Ty::int(a), Ty::int(b)))
    }

    pub fn width(self, kind: IntKind) -> u32 {
        self.target().width(kind)
    }

    pub fn signed(self, kind: IntKind) -> bool {
        self.target().is_signed(kind)
    }

    /// Smallest and largest value; the largest of `unsigned __int128` is cut off.
    pub fn limits(self, kind: IntKind) -> (i128, i128) {
        let width = self.width(kind);
        if self.signed(kind) {
            (-1 << (width - 1), !(-1 << (width - 1)))
        } else if width >= 127 {
            (0, i128::MAX)
        } else {
            (0, (1 << width) - 1)
        }
    }

    /// Conversion (6.3.1.2, 6.3.1.3), modulo 2^width also where the target is signed: that is what
    /// all compilers define.
    pub fn convert(self, to: IntKind, v: i128) -> i128 {
        if to == IntKind::Bool {
            return i128::from(v != 0);
        }
        let spare = 128 - self.width(to);
        if self.signed(to) {
            (v << spare) >> spare
        } else {
            (((v as u128) << spare) >> spare) as i128
        }
    }

    /// The type of `a op b`.
    pub fn binary_type(self, op: BinaryOp, a: IntKind, b: IntKind) -> IntKind {
        match op {
            op if op.is_truth() => IntKind::Int,
            BinaryOp::Shl | BinaryOp::Shr => self.promote(a),
            _ => self.usual(a, b),
        }
    }

    /// The value of `a op b`; `None` where C gives it none.
    pub fn binary(
        self,
        op: BinaryOp,
        (ka, a): (IntKind, i128),
        (kb, b): (IntKind, i128),
    ) -> Option<i128> {
        let kind = self.usual(ka, kb);
        let (x, y) = (self.convert(kind, a), self.convert(kind, b));
        let truth = |t: bool| Some(i128::from(t));
        let op = match op {
            BinaryOp::Lt => return truth(x < y),
            BinaryOp::Gt => return truth(x > y),
            BinaryOp::Le => return truth(x <= y),
            BinaryOp::Ge => return truth(x >= y),
            BinaryOp::Eq => return truth(x == y),
            BinaryOp::Ne => return truth(x != y),
            BinaryOp::LogAnd => return truth(a != 0 && b != 0),
            BinaryOp::LogOr => return truth(a != 0 || b != 0),
            BinaryOp::Mul => ArithOp::Mul,
            BinaryOp::Div => ArithOp::Div,
            BinaryOp::Rem => ArithOp::Rem,
            BinaryOp::Add => ArithOp::Add,
            BinaryOp::Sub => ArithOp::Sub,
            BinaryOp::BitAnd => ArithOp::And,
            BinaryOp::BitXor => ArithOp::Xor,
            BinaryOp::BitOr => ArithOp::Or,
            BinaryOp::Shl | BinaryOp::Shr => {
                let own = self.promote(ka);
                let op = if op == BinaryOp::Shl {
                    ArithOp::Shl
                } else {
                    ArithOp::Shr
                };
                return arith(op, self.width(own) as u8, self.signed(own), a, b);
            }
        };
        arith(op, self.width(kind) as u8, self.signed(kind), x, y)
    }

    /// The type of `op a`.
    pub fn unary_type(self, op: UnaryOp, a: IntKind) -> IntKind {
        match op {
            UnaryOp::Not => IntKind::Int,
            _ => self.promote(a),
        }
    }

    /// The value of `op a`; `None` where C gives it none.
    pub fn unary(self, op: UnaryOp, (ka, a): (IntKind, i128)) -> Option<i128> {
        let kind = self.promote(ka);
        let (width, signed) = (self.width(kind) as u8, self.signed(kind));
        match op {
            UnaryOp::Not => Some(i128::from(a == 0)),
            UnaryOp::Neg => arith(ArithOp::Neg, width, signed, a, 0),
            UnaryOp::BitNot => arith(ArithOp::Not, width, signed, a, 0),
            UnaryOp::Plus => Some(a),
            _ => None,
        }
    }

    /// A value of a type as written in C: an expression of just that type if it is `int` or wider.
    pub fn literal(self, kind: IntKind, v: i128) -> String {
        let suffix = match kind {
            IntKind::UInt => "u",
            IntKind::Long => "L",
            IntKind::ULong => "UL",
            IntKind::LongLong => "LL",
            IntKind::ULongLong => "ULL",
            _ => "",
        };
        match kind {
            IntKind::Int128 | IntKind::UInt128 => wide(kind.name(), v),
            _ if self.signed(kind) && v == self.limits(kind).0 && self.width(kind) >= 32 => {
                format!("(-{}{suffix} - 1)", -(v + 1))
            }
            _ if v < 0 => format!("(-{}{suffix})", -v),
            _ => format!("{v}{suffix}"),
        }
    }
}

/// A value of 128 bits: C has no constants of that size.
fn wide(name: &str, v: i128) -> String {
    match i64::try_from(v) {
        Ok(small) if small > i64::MIN => format!("(({name}){small}LL)"),
        _ if v < 0 => format!("(-{} - 1)", wide(name, !v)),
        _ => format!("((({name}){}LL << 64) | {}ULL)", v >> 64, v as u64),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(op: BinaryOp, a: (IntKind, i128), b: (IntKind, i128), expected: Option<i128>) {
        let types = Types::new(Target::x86_64_linux());
        let ints = Ints { types: &types };
        assert_eq!(ints.binary(op, a, b), expected, "{a:?} {op:?} {b:?}");
    }

    #[test]
    fn conversions_are_those_of_c() {
        use IntKind::*;
        // The paper's example: the type of one operand decides what -1 means.
        check(BinaryOp::Add, (Int, 0), (Short, -1), Some(-1));
        check(BinaryOp::Add, (UInt, 0), (Short, -1), Some(4_294_967_295));
        check(BinaryOp::Lt, (Int, -1), (UInt, 1), Some(0));
        check(BinaryOp::Lt, (Long, -1), (UInt, 1), Some(1));
        check(BinaryOp::Add, (UChar, 255), (UChar, 1), Some(256));
        check(BinaryOp::Add, (Int, i128::from(i32::MAX)), (Int, 1), None);
        check(BinaryOp::Add, (UInt, u32::MAX.into()), (Int, 1), Some(0));
        check(BinaryOp::Div, (Int, i32::MIN.into()), (Int, -1), None);
        check(BinaryOp::Shl, (Char, 1), (Long, 31), None);
        check(BinaryOp::Shl, (Char, 1), (Long, 30), Some(1 << 30));
        check(BinaryOp::Shr, (UInt, 8), (Int, 32), None);
        check(BinaryOp::Rem, (ULong, u64::MAX.into()), (Int, 10), Some(5));
    }

    #[test]
    fn literals_have_their_type_and_value() {
        let types = Types::new(Target::x86_64_linux());
        let ints = Ints { types: &types };
        assert_eq!(
            ints.literal(IntKind::Int, i32::MIN.into()),
            "(-2147483647 - 1)"
        );
        assert_eq!(ints.literal(IntKind::Long, -5), "(-5L)");
        assert_eq!(ints.literal(IntKind::ULongLong, 7), "7ULL");
        assert_eq!(
            ints.literal(IntKind::LongLong, i64::MIN.into()),
            "(-9223372036854775807LL - 1)"
        );
        assert_eq!(ints.literal(IntKind::Int128, -7), "((__int128)-7LL)");
        assert_eq!(
            ints.literal(IntKind::Int128, (5 << 64) + 3),
            "(((__int128)5LL << 64) | 3ULL)"
        );
        assert_eq!(
            ints.literal(IntKind::Int128, i128::from(i64::MIN)),
            "(-((__int128)9223372036854775807LL) - 1)"
        );
    }
}
