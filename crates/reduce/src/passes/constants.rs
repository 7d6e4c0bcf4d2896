//! Constants: to 0, to 1, written plainly, and cut by half as often as that works.

use crate::base::Base;
use crate::edit::Edit;
use crate::engine::Item;
use crate::walk::Node;
use cassay_lang::tree::*;

/// How far the value is shifted at a level, after those for 0, 1 and plain spelling.
const SHIFTS: &[u32] = &[48, 32, 16, 8, 4, 2, 1];
/// Single bits at the end: one less, an even number.
const LAST: usize = 3 + SHIFTS.len();

pub fn items(base: &Base<'_>, level: usize) -> Option<Vec<Item>> {
    if level > LAST {
        return None;
    }
    let mut items = Vec::new();
    for (e, found) in base.walk.exprs() {
        let edit = match base.p[e].kind {
            ExprKind::Int(literal) => integer(e, literal, level),
            // A string's or a width's parent needs what it has; the gate knows.
            ExprKind::Char(_) | ExprKind::Float(_) => match level {
                0 => Some(Edit::SetInt(e, 0)),
                1 => Some(Edit::SetInt(e, 1)),
                _ => None,
            },
            _ => None,
        };
        // Lengths of arrays have a pass of their own.
        let length = matches!(base.walk.parent(found).map(|f| f.node), Some(Node::Type(_)));
        if !length {
            items.extend(edit.map(Item::new));
        }
    }
    Some(items)
}

fn integer(e: ExprId, literal: IntLit, level: usize) -> Option<Edit> {
    let plain = literal.size == IntSuffix::None && !literal.unsigned;
    let simple = literal.value <= 1 && plain;
    let value = |value: u64| {
        let changed = IntLit {
            value,
            radix: Radix::Decimal,
            ..literal
        };
        Edit::SetExpr(e, ExprKind::Int(changed))
    };
    match level {
        0 if !(simple && literal.value == 0) => Some(Edit::SetInt(e, 0)),
        1 if !simple => Some(Edit::SetInt(e, 1)),
        2 if !plain || literal.radix != Radix::Decimal => {
            Some(Edit::SetInt(e, literal.value.into()))
        }
        LAST if literal.value > 1 => Some(value(literal.value - 1)),
        3.. => {
            let shift = *SHIFTS.get(level - 3)?;
            let cut = literal.value >> shift;
            (cut > 1).then(|| value(cut))
        }
        _ => None,
    }
}
