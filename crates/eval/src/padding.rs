//! The bytes of an object that belong to no member (C17 6.2.6.1p6).
//!
//! An initialised automatic object has padding without a value, so that a program whose output
//! depends on it is found. Static objects start with zero bits there (6.7.9p10). Stores to members
//! leave padding as it is, although C lets them change it: programs that clear an object first and
//! then look at all its bytes are common, and their meaning is taken as they mean it.

use cassay_lang::layout::RecordLayout;
use cassay_lang::target::{Endian, FloatFormat};
use cassay_lang::tree::{FloatKind, RecordKind};
use cassay_lang::types::{Len, Ty, TyKind, Types};
use std::collections::BTreeMap;

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

/// What of an object is padding.
#[derive(Clone, Debug, Default)]
pub struct Padding {
    /// Whole bytes: offset and length, in order.
    pub bytes: Vec<(u32, u32)>,
    /// Bits around bit-fields: the byte's offset, and which of its bits.
    pub bits: Vec<(u32, u8)>,
    /// Where the structure's own bytes hold elements of its flexible array member: a store to the whole structure may change
    /// them (6.7.2.1p26), one to a member does not.
    pub elements: Vec<(u32, u32)>,
}

impl Padding {
    pub(crate) fn is_empty(&self) -> bool {
        self.bytes.is_empty() && self.bits.is_empty() && self.elements.is_empty()
    }
}

/// The padding in an object of this type. That inside of unions is left out where another member uses it.
pub(crate) fn padding(types: &Types, ty: Ty) -> Padding {
    let mut found = Padding::default();
    collect_padding(types, ty, 0, &mut found, &mut 0);
    found
}

/// The bits around the bit-fields of a structure, in bytes that are not padding as a whole.
fn collect_bits(types: &Types, layout: &RecordLayout, at: u64, found: &mut Vec<(u32, u8)>) {
    let mut used: BTreeMap<u64, u8> = BTreeMap::new();
    for bits in layout.fields.iter().filter_map(|f| f.bits) {
        for bit in bits.start..bits.start + u64::from(bits.width) {
            let within = match types.target.endian {
                Endian::Little => bit % 8,
                Endian::Big => 7 - bit % 8,
            };
            *used.entry(bit / 8).or_insert(0) |= 1 << within;
        }
    }
    for (byte, used) in used {
        if used != 0xff
            && let Ok(byte) = u32::try_from(at + byte)
        {
            found.push((byte, !used));
        }
    }
}

/// Objects with more ranges than this keep their padding as it is.
const MAX_RANGES: usize = 1 << 12;
/// Members of members that are looked at: types without a size can have any number.
const MAX_MEMBERS: u32 = 1 << 17;

fn collect_padding(types: &Types, ty: Ty, at: u64, found: &mut Padding, members: &mut u32) {
    *members += 1;
    if *members > MAX_MEMBERS {
        return;
    }
    match types.kind(ty) {
        TyKind::Array(elem, Len::Fixed(n)) => {
            let Some(size) = types.size(elem.ty) else {
                return;
            };
            let before = (found.bytes.len(), found.bits.len());
            for i in 0..n {
                if found.bytes.len() + found.bits.len() > MAX_RANGES || *members > MAX_MEMBERS {
                    return;
                }
                collect_padding(types, elem.ty, at + i * size, found, members);
                // Elements without padding are all alike.
                if i == 0 && (found.bytes.len(), found.bits.len()) == before {
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
            if !is_union {
                collect_bits(types, layout, at, &mut found.bits);
            }
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
                    gap(end, from, &mut found.bytes);
                }
                if !is_union && f.bits.is_none() {
                    collect_padding(types, f.ty.ty, at + f.offset, found, members);
                }
                end = end.max(to);
            }
            if layout.size > end {
                let ranges = match layout.flexible {
                    true => &mut found.elements,
                    false => &mut found.bytes,
                };
                gap(end, layout.size, ranges);
            }
            if is_union {
                for (off, n) in unused(types, layout, end, members) {
                    gap(off.into(), u64::from(off) + u64::from(n), &mut found.bytes);
                }
            }
        }
        // The x87's `long double` has a value in 10 of its bytes.
        TyKind::Float(FloatKind::LongDouble)
            if types.target.long_double_format == FloatFormat::X87 =>
        {
            let size = types.size(ty).unwrap_or(0);
            if let (Ok(from), Ok(n)) = (u32::try_from(at + 10), u32::try_from(size - 10)) {
                found.bytes.push((from, n));
            }
        }
        _ => {}
    }
}

/// The bytes in front of `end` that are padding in all members of a union.
fn unused(types: &Types, layout: &RecordLayout, end: u64, members: &mut u32) -> Vec<(u32, u32)> {
    let mut all: Option<Vec<(u32, u32)>> = None;
    let end = u32::try_from(end).unwrap_or(0);
    for f in &layout.fields {
        let mut inside = Padding::default();
        let size = match f.bits {
            Some(bits) => (bits.start + u64::from(bits.width)).div_ceil(8),
            None => {
                collect_padding(types, f.ty.ty, 0, &mut inside, members);
                types.size(f.ty.ty).unwrap_or(0)
            }
        };
        inside.bytes.sort_unstable();
        if let Ok(size) = u32::try_from(size)
            && size < end
        {
            inside.bytes.push((size, end - size));
        }
        all = Some(match all {
            None => inside.bytes,
            Some(others) => common(&others, &inside.bytes),
        });
        if all.as_ref().is_some_and(Vec::is_empty) {
            break;
        }
    }
    all.unwrap_or_default()
}

/// What is in ranges of the one list and in such of the other.
fn common(one: &[(u32, u32)], other: &[(u32, u32)]) -> Vec<(u32, u32)> {
    let mut found = Vec::new();
    for &(a, n) in one {
        for &(b, m) in other {
            let (from, to) = (a.max(b), (a + n).min(b + m));
            if from < to {
                found.push((from, to - from));
            }
        }
    }
    found
}
