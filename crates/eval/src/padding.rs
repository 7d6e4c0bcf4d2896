//! The bytes of an object that belong to no member (C17 6.2.6.1p6).
//!
//! An initialised automatic object has padding without a value, so that a program whose output
//! depends on it is found. Static objects start with zero bits there (6.7.9p10). Stores to members
//! leave padding as it is, although C lets them change it: programs that clear an object first and
//! then look at all its bytes are common, and their meaning is taken as they mean it. Bits around
//! bit-fields count only where they make a whole byte.

use cassay_lang::target::FloatFormat;
use cassay_lang::tree::{FloatKind, RecordKind};
use cassay_lang::types::{Len, Ty, TyKind, Types};

/// Whether the byte at an offset in an object of this type belongs to none of its members. The bits
/// around bit-fields do not count as padding unless the whole byte is.
pub(crate) fn is_padding(types: &Types, ty: Ty, offset: u64) -> bool {
    let (mut ty, mut offset) = (ty, offset);
    loop {
        match types.kind(ty) {
            TyKind::Array(elem, _) => match types.size(elem.ty) {
                Some(size) if size > 0 => {
                    ty = elem.ty;
                    offset %= size;
                }
                _ => return false,
            },
            TyKind::Record(id) => {
                let Some(layout) = types.record_layout(id) else {
                    return false;
                };
                let mut members = layout.fields.iter().filter(|f| match f.bits {
                    Some(bits) => (bits.start / 8
                        ..(bits.start + u64::from(bits.width)).div_ceil(8))
                        .contains(&offset),
                    None => {
                        let size = types.size(f.ty.ty).unwrap_or(u64::MAX - f.offset);
                        (f.offset..f.offset + size).contains(&offset)
                    }
                });
                match (members.next(), members.next()) {
                    (None, _) => return true,
                    (Some(member), None) if member.bits.is_none() => {
                        ty = member.ty.ty;
                        offset -= member.offset;
                    }
                    // In a union, some member may have given the byte a meaning.
                    _ => return false,
                }
            }
            // The x87's `long double` has a value in 10 of its bytes.
            TyKind::Float(FloatKind::LongDouble) => {
                return types.target.long_double_format == FloatFormat::X87 && offset >= 10;
            }
            _ => return false,
        }
    }
}

/// Whole bytes of padding in an object of this type: offset and length, in order. Those inside of
/// unions are left out, because another member may use them.
pub(crate) fn padding(types: &Types, ty: Ty) -> Vec<(u32, u32)> {
    let mut ranges = Vec::new();
    collect_padding(types, ty, 0, &mut ranges, &mut 0);
    ranges
}

/// Objects with more ranges than this keep their padding as it is.
const MAX_RANGES: usize = 1 << 12;
/// Members of members that are looked at: types without a size can have any number.
const MAX_MEMBERS: u32 = 1 << 17;

fn collect_padding(
    types: &Types,
    ty: Ty,
    at: u64,
    ranges: &mut Vec<(u32, u32)>,
    members: &mut u32,
) {
    *members += 1;
    if *members > MAX_MEMBERS {
        return;
    }
    match types.kind(ty) {
        TyKind::Array(elem, Len::Fixed(n)) => {
            let Some(size) = types.size(elem.ty) else {
                return;
            };
            let before = ranges.len();
            for i in 0..n {
                if ranges.len() > MAX_RANGES || *members > MAX_MEMBERS {
                    return;
                }
                collect_padding(types, elem.ty, at + i * size, ranges, members);
                // Elements without padding are all alike.
                if i == 0 && ranges.len() == before {
                    return;
                }
            }
        }
        TyKind::Record(id) => {
            let Some(layout) = types.record_layout(id) else {
                return;
            };
            let is_union = types
                .record(id)
                .is_some_and(|r| r.kind == RecordKind::Union);
            let mut end = 0;
            let gap = |from: u64, to: u64, ranges: &mut Vec<(u32, u32)>| {
                if let (Ok(from), Ok(n)) = (u32::try_from(at + from), u32::try_from(to - from)) {
                    ranges.push((from, n));
                }
            };
            for f in &layout.fields {
                let (from, to) = match f.bits {
                    Some(bits) => (
                        bits.start / 8,
                        (bits.start + u64::from(bits.width)).div_ceil(8),
                    ),
                    None => (f.offset, f.offset + types.size(f.ty.ty).unwrap_or(0)),
                };
                if from > end && !is_union {
                    gap(end, from, ranges);
                }
                if !is_union && f.bits.is_none() {
                    collect_padding(types, f.ty.ty, at + f.offset, ranges, members);
                }
                end = end.max(to);
            }
            if layout.size > end && !layout.flexible {
                gap(end, layout.size, ranges);
            }
        }
        _ => {}
    }
}
