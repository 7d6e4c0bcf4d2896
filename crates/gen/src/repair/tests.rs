//! The table of repairs, proven: exhaustively at 4 and 8 bits, by samples at full width.

use super::Policy;
use crate::knobs::{Knob, Knobs};
use crate::style::Style;
use cassay_choice::{Choices, Rng};
use cassay_eval::Kind;
use cassay_eval::repair::{Arith, ArithOp, Fault, Hook, arith};
use cassay_lang::tree::{BinaryOp, ExprId, Program};
use rustc_hash::FxHashMap;

/// Those that can be undefined.
fn ops() -> impl Iterator<Item = ArithOp> {
    use ArithOp::{And, Not, Or, Plus, Xor};
    let always = [And, Or, Xor, Plus, Not];
    ArithOp::ALL
        .into_iter()
        .filter(move |op| !always.contains(op))
}

/// A program with one operation, and that operation's expression.
fn program() -> (Program, ExprId) {
    let mut p = Program::new();
    let (a, b) = (p.int(1), p.int(2));
    let e = p.binary(BinaryOp::Add, a, b);
    (p, e)
}

/// All ways to weigh the rows of the table: one row alone, and all of them.
fn policies(p: &Program) -> Vec<Policy<'_>> {
    let rows = [Knob::Flip, Knob::Insert, Knob::Wrap, Knob::Guard];
    let mut settings: Vec<Vec<(Knob, i64)>> = rows
        .iter()
        .map(|&on| rows.iter().map(|&k| (k, i64::from(k == on))).collect())
        .collect();
    settings.push(rows.iter().map(|&k| (k, 10)).collect());
    settings
        .iter()
        .map(|set| {
            let c = Choices::seeded(1);
            let k = Knobs::draw(Style::Whole, &c, set);
            Policy::new(p, c, &k, FxHashMap::default(), 0)
        })
        .collect()
}

fn values(width: u8, signed: bool) -> std::ops::Range<i128> {
    if signed {
        -(1 << (width - 1))..1 << (width - 1)
    } else {
        0..1 << width
    }
}

/// Asks every policy about one undefined operation: what it gives must be defined, on first
/// execution and later; and what it gives later must agree with what stood there for all operands.
fn ask(policies: &mut [Policy], fault: Fault, operands: &[(i128, i128)]) {
    for policy in policies {
        let first = policy.arithmetic(&Fault {
            first: true,
            ..fault
        });
        let Some(first) = first else {
            panic!("no repair for {fault:?}");
        };
        let value = |a: &Arith, x, y| a.value(fault.width, fault.signed, fault.right, x, y);
        assert!(
            value(&first, fault.a, fault.b).is_some(),
            "{fault:?} {first:?}"
        );
        // Whatever stands there now can become undefined later, for other operands.
        for now in [fault.now, first] {
            for &(a, b) in operands {
                if value(&now, a, b).is_some() {
                    continue;
                }
                let later = Fault {
                    now,
                    a,
                    b,
                    first: false,
                    ..fault
                };
                let Some(fixed) = policy.arithmetic(&later) else {
                    panic!("no later repair for {later:?}");
                };
                assert!(value(&fixed, a, b).is_some(), "{later:?} {fixed:?}");
                for &(x, y) in operands {
                    if let Some(was) = value(&now, x, y) {
                        assert_eq!(
                            value(&fixed, x, y),
                            Some(was),
                            "{later:?} {fixed:?} {x} {y}"
                        );
                    }
                }
                break;
            }
        }
    }
}

/// All undefined operands of a width; for one in `every` of them also what happens later.
fn exhaustive(width: u8, every: usize) {
    let (p, site) = program();
    let mut policies = policies(&p);
    for op in ops() {
        for signed in [true, false] {
            let pairs = || {
                values(width, signed).flat_map(move |a| values(width, signed).map(move |b| (a, b)))
            };
            let all: Vec<(i128, i128)> = pairs().collect();
            for (at, &(a, b)) in all.iter().enumerate() {
                if arith(op, width, signed, a, b).is_some() {
                    continue;
                }
                let later = if at % every == 0 { &all[..] } else { &[] };
                let fault = Fault {
                    site,
                    kind: Kind::SignedOverflow,
                    now: Arith::plain(op),
                    width,
                    signed,
                    a,
                    b,
                    right: (width, signed),
                    first: true,
                };
                ask(&mut policies, fault, later);
            }
        }
    }
}

#[test]
fn every_operator_at_4_bits() {
    exhaustive(4, 1);
}

#[test]
fn every_operator_at_8_bits() {
    exhaustive(8, 1021);
}

#[test]
fn every_operator_at_full_width() {
    let (p, site) = program();
    let mut policies = policies(&p);
    let mut rng = Rng::new(7);
    for width in [32u8, 64, 128] {
        for op in ops() {
            for signed in [true, false] {
                let mut value = |width: u8, signed: bool| {
                    let bits = u128::from(rng.next()) << 64 | u128::from(rng.next());
                    // Often near a limit, often small.
                    let bits = match rng.below(4) {
                        0 => bits,
                        1 => bits >> (rng.below(128) as u32),
                        2 => !(bits >> (64 + rng.below(64) as u32)),
                        _ => (1u128 << (width - 1))
                            .wrapping_add(rng.below(5) as u128)
                            .wrapping_sub(2),
                    };
                    let spare = 128 - u32::from(width);
                    if signed {
                        (bits << spare) as i128 >> spare
                    } else {
                        (bits << spare >> spare) as i128
                    }
                };
                for _ in 0..400 {
                    let right = if matches!(op, ArithOp::Shl | ArithOp::Shr) {
                        (64, true)
                    } else {
                        (width, signed)
                    };
                    let (a, b) = (value(width, signed), value(right.0, right.1));
                    if arith(op, width, signed, a, b).is_some() {
                        continue;
                    }
                    let fault = Fault {
                        site,
                        kind: Kind::SignedOverflow,
                        now: Arith::plain(op),
                        width,
                        signed,
                        a,
                        b,
                        right,
                        first: true,
                    };
                    let others: Vec<(i128, i128)> = (0..40)
                        .map(|_| (value(width, signed), value(right.0, right.1)))
                        .collect();
                    ask(&mut policies, fault, &others);
                }
            }
        }
    }
}
