//! Every operation on every pair of operands, at widths where that can be done, against plain
//! mathematics. The wider widths are compared with the machine's own instructions in
//! `tests/repair`.

use super::*;

fn range(width: u8, signed: bool) -> std::ops::Range<i128> {
    if signed {
        -(1 << (width - 1))..1 << (width - 1)
    } else {
        0..1 << width
    }
}

/// All of them: operations, signs, operands. Shift counts go beyond what the type holds.
fn every(width: u8, mut check: impl FnMut(ArithOp, bool, i128, i128)) {
    for op in ArithOp::ALL {
        for signed in [false, true] {
            for a in range(width, signed) {
                let right = if op.is_shift() {
                    -(i128::from(width) + 2)..2 * i128::from(width) + 2
                } else {
                    range(width, signed)
                };
                for b in right {
                    check(op, signed, a, b);
                }
            }
        }
    }
}

/// The result as a number, before it must fit; `None` where there is none.
fn exact(op: ArithOp, width: u8, signed: bool, a: i128, b: i128) -> Option<i128> {
    let count_fits = 0 <= b && b < i128::from(width);
    let bits = |v: i128| v.rem_euclid(1 << width);
    let bitwise = |v: i128| {
        if signed && v >= 1 << (width - 1) {
            v - (1 << width)
        } else {
            v
        }
    };
    match op {
        ArithOp::Add => Some(a + b),
        ArithOp::Sub => Some(a - b),
        ArithOp::Mul => Some(a * b),
        ArithOp::Div => (b != 0).then(|| a / b),
        ArithOp::Rem => {
            let fits = b != 0 && range(width, signed).contains(&(a / b));
            fits.then(|| a - a / b * b)
        }
        ArithOp::Shl => (count_fits && a >= 0).then(|| a * (1 << b)),
        ArithOp::Shr => count_fits.then(|| a.div_euclid(1 << b)),
        ArithOp::And => Some(bitwise(bits(a) & bits(b))),
        ArithOp::Or => Some(bitwise(bits(a) | bits(b))),
        ArithOp::Xor => Some(bitwise(bits(a) ^ bits(b))),
        ArithOp::Neg => Some(-a),
        ArithOp::Plus => Some(a),
        ArithOp::Not => Some(if signed { -a - 1 } else { (1 << width) - 1 - a }),
    }
}

#[test]
fn as_mathematics_has_it() {
    for width in [1, 2, 3, 4, 7, 8] {
        every(width, |op, signed, a, b| {
            let expected = exact(op, width, signed, a, b).and_then(|v| {
                if signed {
                    Some(v).filter(|v| range(width, signed).contains(v))
                } else {
                    Some(v.rem_euclid(1 << width))
                }
            });
            let found = arith(op, width, signed, a, b);
            assert_eq!(
                found, expected,
                "{op:?} {a} {b}, {width} bits, signed: {signed}"
            );
        });
    }
}

#[test]
fn modes_agree_with_c_and_are_always_defined() {
    for width in [4, 8] {
        every(width, |op, signed, a, b| {
            let value = |mode: Mode| {
                let arith = Arith {
                    mode,
                    ..Arith::plain(op)
                };
                arith.value(width, signed, (32, true), a, b)
            };
            let strict = value(Mode::Strict);
            assert_eq!(strict, arith(op, width, signed, a, b));
            assert_eq!(value(Mode::Keep), strict.or(Some(a)));
            let divides = matches!(op, ArithOp::Div | ArithOp::Rem);
            let wrap = value(Mode::Wrap);
            match strict {
                Some(_) => assert_eq!(wrap, strict),
                None if divides => assert_eq!(wrap, None),
                None => {
                    // The same through the unsigned type, the count masked.
                    let b = if op.is_shift() {
                        b.rem_euclid(width.into())
                    } else {
                        b
                    };
                    let expected = match op {
                        ArithOp::Shr => a.div_euclid(1 << b),
                        ArithOp::Shl => a * (1 << b),
                        op => exact(op, width, signed, a, b).unwrap(),
                    };
                    let low = expected.rem_euclid(1 << width);
                    let back = if signed && low >= 1 << (width - 1) {
                        low - (1 << width)
                    } else {
                        low
                    };
                    assert_eq!(wrap, Some(back), "{op:?} {a} {b} {width} {signed}");
                }
            }
        });
    }
}

#[test]
fn inner_operations_are_as_strict_as_the_mode() {
    let with = |left, right, mode| Arith {
        left,
        right,
        mode,
        ..Arith::plain(ArithOp::Add)
    };
    let value = |arith: Arith, a, b| arith.value(8, true, (8, true), a, b);
    let half = Some((ArithOp::Shr, 1));
    assert_eq!(value(with(half, half, Mode::Strict), 127, 127), Some(126));
    assert_eq!(
        value(with(Some((ArithOp::And, 15)), None, Mode::Strict), 127, 1),
        Some(16)
    );
    // Sums go through the unsigned type where the outer operation is not strict either.
    let more = Some((ArithOp::Add, 1));
    for (mode, sum) in [
        (Mode::Strict, None),
        (Mode::Wrap, Some(-128)),
        (Mode::Keep, Some(-128)),
    ] {
        assert_eq!(value(with(more, None, mode), 127, 0), sum);
        assert_eq!(value(with(None, more, mode), 0, 127), sum);
    }
    // What is kept is the changed operand.
    assert_eq!(
        value(with(Some((ArithOp::Sub, 1)), None, Mode::Keep), 127, 2),
        Some(126)
    );
    // A shift's right operand has its own type.
    let shift = Arith {
        right: Some((ArithOp::And, 7)),
        ..Arith::plain(ArithOp::Shr)
    };
    assert_eq!(shift.value(8, false, (128, true), 255, -1), Some(1));
}

#[test]
fn the_widest() {
    let max = u128::MAX as i128;
    assert_eq!(arith(ArithOp::Add, 128, true, i128::MAX, 1), None);
    assert_eq!(arith(ArithOp::Div, 128, true, i128::MIN, -1), None);
    assert_eq!(arith(ArithOp::Rem, 128, true, i128::MIN, -1), None);
    assert_eq!(arith(ArithOp::Neg, 128, true, i128::MIN, 0), None);
    assert_eq!(arith(ArithOp::Add, 128, false, max, 1), Some(0));
    assert_eq!(arith(ArithOp::Mul, 128, false, max, max), Some(1));
    assert_eq!(arith(ArithOp::Div, 128, false, max, 2), Some(i128::MAX));
    assert_eq!(arith(ArithOp::Shr, 128, false, max, 127), Some(1));
    assert_eq!(arith(ArithOp::Shl, 128, true, 1, 126), Some(1 << 126));
    assert_eq!(arith(ArithOp::Shl, 128, true, 1, 127), None);
    assert_eq!(arith(ArithOp::Mul, 100, true, 1 << 60, 1 << 60), None);
    assert_eq!(
        arith(ArithOp::Mul, 64, false, u64::MAX.into(), u64::MAX.into()),
        Some(1)
    );
}
