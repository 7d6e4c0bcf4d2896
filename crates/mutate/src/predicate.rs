//! Predicates with a given truth value (Hermes, Algorithm 2): negations, conjunctions and
//! disjunctions down to a depth, and atoms that compare what is in scope.
//!
//! Every operand is evaluated without effect and is defined for all values its variables have, so it
//! does not matter that `&&` may skip it. Atoms come from all that a profile knows: sets of values,
//! ranges, known bits, null or non-null pointers and what they point to, floating-point values.

use crate::env::{Env, Leaf};
use crate::expression::{Made, constant, literal, made_of, operand, synthesise};
use cassay_choice::Choices;
use cassay_eval::profile::{Pointee, Scalar, Shape, Value};
use cassay_lang::tree::{BinaryOp, FloatKind, IntKind};

/// A condition, its text without outer parentheses, and the facts it relies on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Predicate {
    pub text: String,
    pub facts: Vec<String>,
}

/// A predicate that is always `expected` at the point. `None` if nothing can be read there.
pub fn synthesise_predicate(
    env: &Env,
    expected: bool,
    depth: u32,
    c: &mut Choices,
) -> Option<Predicate> {
    if depth == 0 {
        return atom(env, expected, c);
    }
    match c.weighted(&[2, 3, 3, 2]) {
        0 => {
            let p = synthesise_predicate(env, !expected, depth - 1, c)?;
            Some(Predicate {
                text: format!("!({})", p.text),
                facts: p.facts,
            })
        }
        1 => {
            let (left, right) = match expected {
                true => (true, true),
                false if c.chance(500) => (true, false),
                false => (false, c.chance(500)),
            };
            both(env, "&&", left, right, depth, c)
        }
        2 => {
            let (left, right) = match expected {
                false => (false, false),
                true if c.chance(500) => (false, true),
                true => (true, c.chance(500)),
            };
            both(env, "||", left, right, depth, c)
        }
        _ => atom(env, expected, c),
    }
}

fn both(
    env: &Env,
    op: &str,
    left: bool,
    right: bool,
    depth: u32,
    c: &mut Choices,
) -> Option<Predicate> {
    let a = synthesise_predicate(env, left, depth - 1, c)?;
    let b = synthesise_predicate(env, right, depth - 1, c)?;
    let mut facts = a.facts;
    facts.extend(b.facts);
    Some(Predicate {
        text: format!("({}) {op} ({})", a.text, b.text),
        facts,
    })
}

/// An atom over one variable, two variables, or a small expression.
fn atom(env: &Env, expected: bool, c: &mut Choices) -> Option<Predicate> {
    for _ in 0..12 {
        let found = match c.weighted(&[4, 4, 3, 2, 2]) {
            0 => env
                .pick_int(c)
                .and_then(|leaf| against_constant(env, &leaf, expected, c)),
            1 => {
                let (a, b) = (env.pick_int(c)?, env.pick_int(c)?);
                two_variables(env, &a, &b, expected, c)
            }
            2 => synthesise(env, 3, c).and_then(|made| of_expression(env, &made, expected, c)),
            3 => env
                .pick_int(c)
                .and_then(|leaf| of_bits(env, &leaf, expected, c)),
            _ => env.pick(c).and_then(|s| of_other(env, s, expected)),
        };
        if found.is_some() {
            return found;
        }
    }
    // Something can always be said of an integer.
    let leaf = env.pick_int(c)?;
    against_constant(env, &leaf, expected, c)
}

/// `v op constant`, both in the promoted type of `v`.
fn against_constant(env: &Env, leaf: &Leaf, expected: bool, c: &mut Choices) -> Option<Predicate> {
    let ints = env.ints();
    let kind = ints.promote(leaf.kind);
    let (lo, hi) = leaf.range;
    let (min, max) = ints.limits(kind);
    let small = i128::from(i64::MIN)..=i128::from(i64::MAX);
    let wide = i128::from(u64::MAX);
    let nearby = match c.below(6) {
        0 => lo,
        1 => hi,
        2 => lo.saturating_sub(1),
        3 => hi.saturating_add(1),
        4 => leaf
            .set
            .as_ref()
            .and_then(|s| c.pick(s).copied())
            .unwrap_or(hi),
        _ => constant(ints, kind, c),
    };
    for value in [nearby, hi, lo, constant(ints, kind, c)] {
        let printable = small.contains(&value) || (0..=wide).contains(&value) && max > wide / 2;
        if value < min || value > max || !printable {
            continue;
        }
        let start = c.below(6) as usize;
        for i in 0..6 {
            let op = BinaryOp::COMPARISONS[(start + i) % 6];
            if truth(op, leaf, value) == Some(expected) {
                let text = format!(
                    "{} {} {}",
                    operand(&leaf.text),
                    op.text(),
                    ints.literal(kind, value)
                );
                return Some(Predicate {
                    text,
                    facts: vec![leaf.fact()],
                });
            }
        }
    }
    None
}

/// The truth of `leaf op value` if it is always the same.
fn truth(op: BinaryOp, leaf: &Leaf, value: i128) -> Option<bool> {
    let holds = |v: i128| match op {
        BinaryOp::Lt => v < value,
        BinaryOp::Gt => v > value,
        BinaryOp::Le => v <= value,
        BinaryOp::Ge => v >= value,
        BinaryOp::Eq => v == value,
        _ => v != value,
    };
    if let Some(set) = &leaf.set {
        return same(set.iter().map(|&v| holds(v)));
    }
    let (lo, hi) = leaf.range;
    match op {
        BinaryOp::Eq | BinaryOp::Ne => (value < lo || value > hi).then_some(op == BinaryOp::Ne),
        // Monotone: the ends decide.
        _ => same([holds(lo), holds(hi)].into_iter()),
    }
}

fn same(mut truths: impl Iterator<Item = bool>) -> Option<bool> {
    let first = truths.next()?;
    truths.all(|t| t == first).then_some(first)
}

/// `a op b` under the usual conversions, for all pairs of values.
fn two_variables(
    env: &Env,
    a: &Leaf,
    b: &Leaf,
    expected: bool,
    c: &mut Choices,
) -> Option<Predicate> {
    let ints = env.ints();
    let start = c.below(6) as usize;
    for i in 0..6 {
        let op = BinaryOp::COMPARISONS[(start + i) % 6];
        let known = match (&a.set, &b.set) {
            (Some(xs), Some(ys)) if xs.len() * ys.len() <= 256 => {
                let mut truths = Vec::new();
                for &x in xs {
                    for &y in ys {
                        truths.push(ints.binary(op, (a.kind, x), (b.kind, y))? != 0);
                    }
                }
                same(truths.into_iter())
            }
            // Ranges that do not meet, where no conversion changes a value.
            _ => {
                let kind = ints.usual(a.kind, b.kind);
                let (min, max) = ints.limits(kind);
                let inside = [a.range.0, a.range.1, b.range.0, b.range.1]
                    .iter()
                    .all(|v| (min..=max).contains(v));
                let below = a.range.1 < b.range.0;
                let above = a.range.0 > b.range.1;
                if !inside || !(below || above) {
                    return None;
                }
                Some(match op {
                    BinaryOp::Lt | BinaryOp::Le => below,
                    BinaryOp::Gt | BinaryOp::Ge => above,
                    BinaryOp::Eq => false,
                    _ => true,
                })
            }
        };
        if known == Some(expected) {
            let text = format!("{} {} {}", operand(&a.text), op.text(), operand(&b.text));
            return Some(Predicate {
                text,
                facts: vec![a.fact(), b.fact()],
            });
        }
    }
    None
}

/// `e op constant` for an expression made for the purpose.
fn of_expression(env: &Env, made: &Made, expected: bool, c: &mut Choices) -> Option<Predicate> {
    let leaf = Leaf::of_set(made.text.clone(), made.kind, made.set.clone());
    let p = against_constant(env, &leaf, expected, c)?;
    Some(Predicate {
        text: p.text,
        facts: made.facts.clone(),
    })
}

/// `(v & mask) == bits`, from the bits that never change.
fn of_bits(env: &Env, leaf: &Leaf, expected: bool, c: &mut Choices) -> Option<Predicate> {
    let ints = env.ints();
    let kind = ints.promote(leaf.kind);
    // The sign stays out: the mask is to be positive in every type.
    let below = ints.width(leaf.kind).saturating_sub(1).min(62);
    let known = (leaf.zeros | leaf.ones) & ((1u128 << below) - 1);
    let mask = known & u128::from(c.bits(below));
    let mask = if mask == 0 { known } else { mask };
    if mask == 0 {
        return None;
    }
    let bits = leaf.ones & mask;
    let (op, bits) = match (expected, c.below(2)) {
        (true, 0) => ("==", bits),
        (true, _) => ("!=", bits ^ (mask & mask.wrapping_neg())),
        (false, 0) => ("!=", bits),
        (false, _) => ("==", bits ^ (mask & mask.wrapping_neg())),
    };
    let text = format!(
        "({} & {}) {op} {}",
        operand(&leaf.text),
        ints.literal(kind, mask as i128),
        ints.literal(kind, bits as i128)
    );
    let fact = format!("{} has the bits {bits:#x} of {mask:#x}", leaf.text);
    let fact = if expected == (op == "==") {
        fact
    } else {
        leaf.fact()
    };
    Some(Predicate {
        text,
        facts: vec![fact],
    })
}

/// Pointers and floating-point values.
fn of_other(env: &Env, scalar: &Scalar, expected: bool) -> Option<Predicate> {
    let text = scalar.place.text(&env.seed.program);
    if env.is_changed(&text) {
        return None;
    }
    match scalar.shape {
        Shape::Int { .. } => None,
        Shape::Pointer => of_pointer(env, scalar, &text, expected),
        Shape::Float(kind) => of_float(scalar, kind, &text, expected),
    }
}

fn of_pointer(env: &Env, scalar: &Scalar, text: &str, expected: bool) -> Option<Predicate> {
    let values = &scalar.values;
    let null = matches!(values.constant(), Some(Value::Pointer(Pointee::Null)));
    if null || !values.zero {
        let op = if null == expected { "==" } else { "!=" };
        let fact = match null {
            true => format!("{text} is null"),
            false => format!("{text} is not null"),
        };
        // Where it points is more than that it points somewhere.
        if let Some(Value::Pointer(Pointee::Object { decl, offset })) = values.constant()
            && env.may_name(decl)
            && !env.seed.is_private(decl)
        {
            let op = if expected { "==" } else { "!=" };
            let name = env.seed.decl_name(decl);
            let place = match offset {
                0 => format!("(const volatile char *)&{name}"),
                n => format!("(const volatile char *)&{name} + {n}"),
            };
            return Some(Predicate {
                text: format!("(const volatile char *){text} {op} {place}"),
                facts: vec![format!("{text} points {offset} bytes into {name}")],
            });
        }
        return Some(Predicate {
            text: format!("{text} {op} 0"),
            facts: vec![fact],
        });
    }
    None
}

/// The value of the bits, where a `double` holds it.
fn float(kind: FloatKind, bits: u128) -> Option<f64> {
    match kind {
        FloatKind::Float => Some(f64::from(f32::from_bits(bits as u32))),
        FloatKind::Double => Some(f64::from_bits(bits as u64)),
        FloatKind::LongDouble => None,
    }
}

/// A comparison with an integer that `float` represents, too.
fn of_float(scalar: &Scalar, kind: FloatKind, text: &str, expected: bool) -> Option<Predicate> {
    if !scalar.values.complete {
        return None;
    }
    let values: Option<Vec<f64>> = scalar
        .values
        .seen
        .iter()
        .map(|v| match v {
            Value::Float(bits) => float(kind, *bits),
            _ => None,
        })
        .collect();
    let values = values?;
    let bound = 1_000_000.0;
    if values.iter().any(|v| !v.is_finite() || v.abs() > bound) {
        return None;
    }
    let highest = values.iter().fold(-bound, |a, &b| a.max(b)).ceil() as i64;
    let lowest = values.iter().fold(bound, |a, &b| a.min(b)).floor() as i64;
    let (op, constant) = match expected {
        true => ("<=", highest),
        false => ("<", lowest),
    };
    Some(Predicate {
        text: format!("{text} {op} {constant}"),
        facts: vec![format!("{text} is between {lowest} and {highest}")],
    })
}

/// An integer that is always zero at the point, or always one: `!(…)` of what is known, or a
/// difference.
pub fn known_value(env: &Env, value: i128, c: &mut Choices) -> Option<Made> {
    let ints = env.ints();
    for _ in 0..8 {
        let made = match c.below(3) {
            0 => synthesise(env, 2, c),
            _ => env.pick_int(c).and_then(|leaf| made_of(ints, &leaf, c)),
        };
        let Some(made) = made else { continue };
        if let [only] = made.set[..] {
            if only == value {
                return Some(made);
            }
            // `made ^ only` is zero in any type that holds the value.
            let same = literal(ints, made.kind, only);
            let op = match (value, c.below(3)) {
                (0, 0) => BinaryOp::Sub,
                (0, 1) => BinaryOp::BitXor,
                (0, _) => BinaryOp::Ne,
                _ => BinaryOp::Eq,
            };
            if let Some(found) = crate::expression::binary(ints, op, &made, &same)
                && found.set == [value]
            {
                return Some(found);
            }
        }
    }
    let p = synthesise_predicate(env, value != 0, 0, c)?;
    (value == 0 || value == 1).then(|| Made {
        text: format!("({})", p.text),
        kind: IntKind::Int,
        set: vec![value],
        facts: p.facts,
    })
}
