//! Expressions that are defined for all values their variables have (Hermes, Algorithm 3).
//!
//! Built bottom up: some variables and constants, then an operator on one or two of them, until one
//! expression is left. Each operator is tried on every combination of its operands' values, in C's
//! types; one that is undefined for any of them is not taken. Combinations that never occur together
//! are tried too, so what is found is more than enough.
//!
//! A variable with too many values to follow takes part through its low bits: `x & 7` has eight.

use crate::env::{Env, Leaf, MOST};
use crate::int::Ints;
use cassay_choice::Choices;
use cassay_lang::tree::{BinaryOp, IntKind, UnaryOp};

/// An expression with all values it can have. The text binds tightly: it can be an operand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Made {
    pub text: String,
    pub kind: IntKind,
    pub set: Vec<i128>,
    /// What it relies on.
    pub facts: Vec<String>,
}

const BINARY: [BinaryOp; 18] = [
    BinaryOp::Add,
    BinaryOp::Sub,
    BinaryOp::Mul,
    BinaryOp::Div,
    BinaryOp::Rem,
    BinaryOp::Shl,
    BinaryOp::Shr,
    BinaryOp::BitAnd,
    BinaryOp::BitXor,
    BinaryOp::BitOr,
    BinaryOp::Lt,
    BinaryOp::Gt,
    BinaryOp::Le,
    BinaryOp::Ge,
    BinaryOp::Eq,
    BinaryOp::Ne,
    BinaryOp::LogAnd,
    BinaryOp::LogOr,
];

/// Arithmetic is worth more than comparisons, which forget nearly everything.
const WEIGHTS: [u32; 18] = [6, 6, 4, 3, 3, 3, 3, 4, 5, 4, 1, 1, 1, 1, 1, 1, 1, 1];

const UNARY: [UnaryOp; 3] = [UnaryOp::Neg, UnaryOp::BitNot, UnaryOp::Not];

/// Types worth casting to.
pub const CASTS: &[IntKind] = IntKind::between(IntKind::SChar, IntKind::LongLong);

fn primary(text: &str) -> bool {
    text.bytes()
        .all(|b| b.is_ascii_alphanumeric() || b"_.[]".contains(&b))
        || text.starts_with('(') && closes_at_end(text)
}

/// Whether the first parenthesis is closed by the last character.
fn closes_at_end(text: &str) -> bool {
    let mut depth = 0i32;
    for (i, b) in text.bytes().enumerate() {
        match b {
            b'(' => depth += 1,
            b')' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return i + 1 == text.len();
        }
    }
    false
}

/// The text as an operand.
pub fn operand(text: &str) -> String {
    if primary(text) {
        text.to_string()
    } else {
        format!("({text})")
    }
}

/// A constant that is interesting for its type.
pub fn constant(ints: Ints, kind: IntKind, c: &mut Choices) -> i128 {
    let (min, max) = ints.limits(kind);
    let max = max.min(i128::from(i64::MAX));
    let min = min.max(i128::from(i64::MIN));
    match c.below(8) {
        0 => 0,
        1 => 1,
        2 if min < 0 => -1,
        3 => max,
        4 => min,
        5 => 1i128 << c.below(u64::from(ints.width(kind).clamp(2, 63)) - 1),
        6 => i128::from(c.bits(16)).min(max),
        _ => i128::from(c.range(0, 15)).min(max),
    }
}

fn dedup(mut values: Vec<i128>) -> Vec<i128> {
    values.sort_unstable();
    values.dedup();
    values
}

pub fn made_of(ints: Ints, leaf: &Leaf, c: &mut Choices) -> Option<Made> {
    let facts = vec![leaf.fact()];
    if let Some(set) = &leaf.set {
        return Some(Made {
            text: operand(&leaf.text),
            kind: leaf.kind,
            set: set.clone(),
            facts,
        });
    }
    let kind = ints.promote(leaf.kind);
    let mask = (1i128 << c.range(1, 3)) - 1;
    // What the known bits exclude need not be followed.
    let fits = |v: &i128| {
        let low = mask as u128;
        (*v as u128 & leaf.zeros & low) == 0 && (!(*v as u128) & leaf.ones & low) == 0
    };
    let set: Vec<i128> = (0..=mask).filter(fits).collect();
    (!set.is_empty()).then(|| Made {
        text: format!("({} & {})", operand(&leaf.text), ints.literal(kind, mask)),
        kind,
        set,
        facts,
    })
}

pub fn literal(ints: Ints, kind: IntKind, v: i128) -> Made {
    let kind = ints.promote(kind);
    Made {
        text: ints.literal(kind, v),
        kind,
        set: vec![v],
        facts: Vec::new(),
    }
}

/// `a op b`, if it is defined for all values.
pub fn binary(ints: Ints, op: BinaryOp, a: &Made, b: &Made) -> Option<Made> {
    if a.set.len() * b.set.len() > 16 * MOST {
        return None;
    }
    let mut set = Vec::new();
    for &x in &a.set {
        for &y in &b.set {
            set.push(ints.binary(op, (a.kind, x), (b.kind, y))?);
        }
    }
    let set = dedup(set);
    let facts = a.facts.iter().chain(&b.facts).cloned().collect();
    (set.len() <= MOST).then(|| Made {
        text: format!("({} {} {})", a.text, op.text(), b.text),
        kind: ints.binary_type(op, a.kind, b.kind),
        set,
        facts,
    })
}

pub fn unary(ints: Ints, op: UnaryOp, a: &Made) -> Option<Made> {
    let sign = match op {
        UnaryOp::Neg => "-",
        UnaryOp::BitNot => "~",
        UnaryOp::Not => "!",
        _ => return None,
    };
    let set: Option<Vec<i128>> = a.set.iter().map(|&v| ints.unary(op, (a.kind, v))).collect();
    Some(Made {
        text: format!("({sign}{})", a.text),
        kind: ints.unary_type(op, a.kind),
        set: dedup(set?),
        facts: a.facts.clone(),
    })
}

/// `(kind)a`
pub fn cast(ints: Ints, kind: IntKind, a: &Made) -> Made {
    Made {
        text: format!("(({}){})", kind.name(), a.text),
        kind,
        set: dedup(a.set.iter().map(|&v| ints.convert(kind, v)).collect()),
        facts: a.facts.clone(),
    }
}

/// An expression over about `size` variables and constants. `None` if nothing can be read.
pub fn synthesise(env: &Env, size: u32, c: &mut Choices) -> Option<Made> {
    let ints = env.ints();
    let mut list: Vec<Made> = Vec::new();
    for _ in 0..1 + c.below(u64::from(size)) {
        if let Some(leaf) = env.pick_int(c) {
            list.extend(made_of(ints, &leaf, c));
        }
    }
    if list.is_empty() {
        return None;
    }
    if list.len() == 1 || c.chance(300) {
        let kind = CASTS[c.below(CASTS.len() as u64) as usize % CASTS.len()];
        let kind = ints.promote(kind);
        list.push(literal(ints, kind, constant(ints, kind, c)));
    }
    let mut single = 0;
    loop {
        let a = list.remove(c.below(list.len() as u64) as usize);
        if list.is_empty() {
            return Some(a);
        }
        // Operators on one operand leave as many; too many in a row would never end.
        if single < 2 && c.chance(300) {
            single += 1;
            let made = if c.chance(400) {
                Some(cast(ints, CASTS[c.below(9) as usize % 9], &a))
            } else {
                unary(ints, UNARY[c.below(3) as usize % 3], &a)
            };
            list.push(made.unwrap_or(a));
            continue;
        }
        single = 0;
        let b = list.remove(c.below(list.len() as u64) as usize);
        let mut weights = WEIGHTS;
        let made = loop {
            let i = c.weighted(&weights);
            let Some(weight) = weights.get_mut(i).filter(|w| **w > 0) else {
                break None;
            };
            *weight = 0;
            if let Some(made) = binary(ints, BINARY[i % 18], &a, &b) {
                break Some(made);
            }
        };
        // Comparisons are always defined; only too many combinations can stop them.
        list.push(made.unwrap_or(a));
    }
}

/// An expression converted to a type of object, as an assignment does (6.5.16.1p2).
pub fn assigned(ints: Ints, kind: IntKind, bits: Option<u8>, a: &Made) -> Vec<i128> {
    let cut = |v: i128| {
        let v = ints.convert(kind, v);
        match bits {
            Some(n) if kind != IntKind::Bool => {
                let spare = 128 - u32::from(n.max(1));
                if ints.signed(kind) {
                    (v << spare) >> spare
                } else {
                    (((v as u128) << spare) >> spare) as i128
                }
            }
            _ => v,
        }
    };
    dedup(a.set.iter().map(|&v| cut(v)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use cassay_lang::Target;
    use cassay_lang::types::Types;

    fn of(kind: IntKind, set: &[i128]) -> Made {
        Made {
            text: "x".into(),
            kind,
            set: set.to_vec(),
            facts: Vec::new(),
        }
    }

    #[test]
    fn operators_are_taken_only_where_all_values_are_defined() {
        let types = Types::new(Target::x86_64_linux());
        let ints = Ints { types: &types };
        let a = of(IntKind::Int, &[1, 2]);
        let b = of(IntKind::Int, &[0, 3]);
        assert_eq!(binary(ints, BinaryOp::Div, &a, &b), None);
        let sum = binary(ints, BinaryOp::Add, &a, &b).unwrap();
        assert_eq!(sum.set, [1, 2, 4, 5]);
        assert_eq!(sum.text, "(x + x)");
        let big = of(IntKind::Int, &[i32::MAX.into()]);
        assert_eq!(binary(ints, BinaryOp::Add, &big, &a), None);
        assert_eq!(
            unary(ints, UnaryOp::Neg, &of(IntKind::Int, &[i32::MIN.into()])),
            None
        );
        assert_eq!(
            cast(ints, IntKind::UChar, &of(IntKind::Int, &[-1])).set,
            [255]
        );
    }

    #[test]
    fn assignments_cut_to_bit_fields() {
        let types = Types::new(Target::x86_64_linux());
        let ints = Ints { types: &types };
        assert_eq!(
            assigned(ints, IntKind::Int, Some(3), &of(IntKind::Int, &[7, 4])),
            [-4, -1]
        );
        assert_eq!(
            assigned(ints, IntKind::UInt, Some(3), &of(IntKind::Int, &[-1])),
            [7]
        );
        assert_eq!(
            assigned(ints, IntKind::Bool, None, &of(IntKind::Int, &[8])),
            [1]
        );
    }

    #[test]
    fn operands_are_parenthesised_where_needed() {
        assert_eq!(operand("a.b[3]"), "a.b[3]");
        assert_eq!(operand("(a) + (b)"), "((a) + (b))");
        assert_eq!(operand("(a + b)"), "(a + b)");
        assert_eq!(operand("(long)x"), "((long)x)");
    }
}
