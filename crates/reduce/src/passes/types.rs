//! Types: typedefs resolved, everything to `int` where that works, qualifiers dropped, results of functions
//! to `void`.

use crate::base::Base;
use crate::edit::Edit;
use crate::engine::Item;
use crate::walk::{Found, Node};
use cassay_lang::tree::*;

const LEVELS: usize = 5;

pub fn items(base: &Base<'_>, level: usize) -> Option<Vec<Item>> {
    if level >= LEVELS {
        return None;
    }
    let p = base.p;
    let mut items = Vec::new();
    for (ty, found) in base.walk.types() {
        // How the library is declared is not ours to change.
        if base.in_library(found) {
            continue;
        }
        let Type { kind, quals, .. } = p[ty];
        let int = TypeKind::Int(IntKind::Int);
        let edit = match (level, kind) {
            (0, TypeKind::Typedef(decl)) => p.decl_type(decl).map(|to| Edit::PutType(ty, to)),
            (1, _) if !quals.is_empty() => Some(Edit::SetType(ty, kind, Quals::NONE)),
            (2, TypeKind::Int(IntKind::Int)) => None,
            (2, TypeKind::Int(_) | TypeKind::Float(_) | TypeKind::Enum(_)) => {
                Some(Edit::SetType(ty, int, quals))
            }
            (3, TypeKind::Int(kind)) => {
                signed(kind).map(|to| Edit::SetType(ty, TypeKind::Int(to), quals))
            }
            (3, TypeKind::Float(FloatKind::LongDouble)) => {
                Some(Edit::SetType(ty, TypeKind::Float(FloatKind::Double), quals))
            }
            (4, TypeKind::Pointer(_) | TypeKind::Record(_)) if is_result(base, ty, found) => {
                Some(Edit::SetType(ty, TypeKind::Void, Quals::NONE))
            }
            _ => None,
        };
        items.extend(edit.map(Item::new));
    }
    Some(items)
}

/// Whether a type is what a function returns.
fn is_result(base: &Base<'_>, ty: TypeId, found: &Found) -> bool {
    base.walk
        .parent(found)
        .is_some_and(|outer| match outer.node {
            Node::Type(outer) => {
                matches!(base.p[outer].kind, TypeKind::Function { ret, .. } if ret == ty)
            }
            _ => false,
        })
}

/// A type with fewer words of the same width, or one that is better known.
fn signed(kind: IntKind) -> Option<IntKind> {
    match kind {
        IntKind::SChar | IntKind::UChar => Some(IntKind::Char),
        IntKind::UShort => Some(IntKind::Short),
        IntKind::ULong | IntKind::LongLong | IntKind::Int128 => Some(IntKind::Long),
        IntKind::ULongLong => Some(IntKind::ULong),
        IntKind::UInt128 => Some(IntKind::Int128),
        IntKind::Bool
        | IntKind::Char
        | IntKind::Short
        | IntKind::Int
        | IntKind::UInt
        | IntKind::Long => None,
    }
}
