//! Where the members of structs and unions lie (6.7.2.1, and the target's ABI).
//!
//! System V rules: a bit-field goes into the next bits unless it would then cross a boundary of
//! its declared type (never with `packed`); a zero width moves on to such a boundary; bit-fields
//! give the record the alignment of their type only when they have a name.
//!
//! `packed` is the attribute, of the record or of a member: no padding before members that do not
//! ask for an alignment. `#pragma pack(n)` is another thing: no member is aligned to more than `n`,
//! asked for or not, and bit-fields never move to avoid a boundary, however large `n` is. Zero
//! widths obey neither. Where both apply, a bit-field still gives the record the smaller of `n` and
//! its type's alignment. GCC and Clang agree on all this but for bit-fields that ask for an
//! alignment of their own, more than `n` or less than their type's; those lie as with GCC.

use crate::intern::Symbol;
use crate::target::{BitfieldLayout, Endian, Target};
use crate::tree::RecordKind;
use crate::types::QTy;

/// What the layout needs to know of a member.
#[derive(Clone, Copy, Debug)]
pub struct Member {
    pub name: Option<Symbol>,
    pub ty: QTy,
    /// Size in bytes; 0 for a flexible array member.
    pub size: u64,
    /// Alignment of the type itself: what an access to the member expects.
    pub natural: u32,
    /// Natural alignment, or the one asked for with `_Alignas`/`aligned` if larger.
    pub align: u32,
    /// An alignment asked for explicitly survives `packed`.
    pub explicit_align: Option<u32>,
    pub bits: Option<u32>,
    pub packed: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordLayout {
    pub size: u64,
    pub align: u32,
    /// Members in order, unnamed bit-fields left out, unnamed records kept.
    pub fields: Vec<FieldLayout>,
    /// The last member is a flexible array.
    pub flexible: bool,
    /// Some member is [unaligned](FieldLayout::unaligned).
    pub packed: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FieldLayout {
    pub name: Option<Symbol>,
    pub ty: QTy,
    /// Byte offset; for a bit-field the byte its lowest-addressed bit lies in.
    pub offset: u64,
    pub bits: Option<BitRange>,
    /// The member may lie where its type's alignment does not allow an object: because of its
    /// offset, or because the record itself may lie anywhere. Never set for a bit-field, which has
    /// no address.
    pub unaligned: bool,
}

/// The bits of a bit-field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BitRange {
    /// Position of the field's first bit, counted from the start of the record: on a little-endian
    /// target from the least significant bit of byte 0 on, on a big-endian one from the most
    /// significant.
    pub start: u64,
    pub width: u32,
}

impl BitRange {
    /// First byte and number of bytes touched.
    pub fn bytes(self) -> (u64, u64) {
        let first = self.start / 8;
        let last = (self.start + u64::from(self.width) - 1) / 8;
        (first, last - first + 1)
    }

    /// How far the field's value is shifted up inside the integer made of [`BitRange::bytes`] in the
    /// target's byte order.
    pub fn shift(self, endian: Endian) -> u32 {
        let (first, count) = self.bytes();
        let skip = (self.start - first * 8) as u32;
        match endian {
            Endian::Little => skip,
            Endian::Big => count as u32 * 8 - skip - self.width,
        }
    }
}

fn round_up(value: u64, align: u64) -> Option<u64> {
    value.checked_add(align - 1).map(|v| v / align * align)
}

/// Lays out a record. `packed` is the attribute, `pack` the limit of `#pragma pack`. `None` when it
/// grows beyond what 63 bits can address.
pub fn layout(
    target: &Target,
    kind: RecordKind,
    members: &[Member],
    packed: bool,
    pack: Option<u32>,
    min_align: Option<u32>,
) -> Option<RecordLayout> {
    let BitfieldLayout::SystemV = target.bitfields;
    let limit = pack.unwrap_or(u32::MAX);
    // `bit` is the next free bit of a struct; unions start every member at 0.
    let mut bit: u64 = 0;
    let mut size_bits: u64 = 0;
    let mut align: u32 = 1;
    let mut fields: Vec<FieldLayout> = Vec::with_capacity(members.len());
    // What an access to each of the fields expects.
    let mut expected: Vec<u32> = Vec::with_capacity(members.len());
    let mut flexible = false;
    for (index, member) in members.iter().enumerate() {
        let member_packed = packed || member.packed;
        let natural = match target.max_field_align {
            Some(max) if member.explicit_align.is_none() => member.align.min(max),
            _ => member.align,
        };
        let field_align = if member_packed {
            member.explicit_align.unwrap_or(1)
        } else {
            natural
        }
        .min(limit);
        if kind == RecordKind::Union {
            bit = 0;
        }
        match member.bits {
            Some(0) => {
                bit = round_up(bit, u64::from(natural) * 8)?;
            }
            Some(width) => {
                let unit = member.size * 8;
                let boundary = u64::from(natural) * 8;
                if let Some(explicit) = member.explicit_align {
                    bit = round_up(bit, u64::from(explicit.min(limit)) * 8)?;
                }
                let may_cross = member_packed || pack.is_some();
                if !may_cross && bit % boundary + u64::from(width) > unit {
                    bit = round_up(bit, boundary)?;
                }
                if member.name.is_some() {
                    fields.push(FieldLayout {
                        name: member.name,
                        ty: member.ty,
                        offset: bit / 8,
                        bits: Some(BitRange { start: bit, width }),
                        unaligned: false,
                    });
                    expected.push(1);
                    let own = if pack.is_some() {
                        natural.min(limit)
                    } else {
                        field_align
                    };
                    align = align.max(own);
                }
                bit = bit.checked_add(u64::from(width))?;
            }
            None => {
                bit = round_up(bit, u64::from(field_align) * 8)?;
                fields.push(FieldLayout {
                    name: member.name,
                    ty: member.ty,
                    offset: bit / 8,
                    bits: None,
                    unaligned: false,
                });
                expected.push(
                    member
                        .natural
                        .min(target.max_field_align.unwrap_or(u32::MAX)),
                );
                align = align.max(field_align);
                bit = bit.checked_add(member.size.checked_mul(8)?)?;
                flexible |= index + 1 == members.len() && member.size == 0;
            }
        }
        size_bits = size_bits.max(bit);
    }
    let align = align.max(min_align.unwrap_or(1));
    let size = round_up(size_bits.div_ceil(8), align.into())?;
    for (field, expected) in fields.iter_mut().zip(expected) {
        field.unaligned = align < expected || !field.offset.is_multiple_of(u64::from(expected));
    }
    let packed = fields.iter().any(|field| field.unaligned);
    (size <= i64::MAX as u64 / 8).then_some(RecordLayout {
        size,
        align,
        fields,
        flexible,
        packed,
    })
}
