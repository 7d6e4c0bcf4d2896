//! Where the members of structs and unions lie (6.7.2.1, and the target's ABI).
//!
//! System V rules: a bit-field goes into the next bits unless it would then cross a boundary of
//! its declared type (never with `packed`); a zero width moves on to such a boundary; bit-fields
//! give the record the alignment of their type only when they have a name, or on Arm.
//!
//! Microsoft rules ([`BitfieldLayout::Microsoft`], as GCC follows them): see [`Run`]. Where the
//! declared type has no part in it ([`BitfieldLayout::Continuous`]), bit-fields simply follow each
//! other.
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
    /// Its name; `None` for unnamed members.
    pub name: Option<Symbol>,
    /// Its type.
    pub ty: QTy,
    /// Size in bytes; 0 for a flexible array member.
    pub size: u64,
    /// Alignment of the type itself: what an access to the member expects.
    pub natural: u32,
    /// Natural alignment, or the one asked for with `_Alignas`/`aligned` if larger.
    pub align: u32,
    /// An alignment asked for explicitly survives `packed`.
    pub explicit_align: Option<u32>,
    /// The width of a bit-field.
    pub bits: Option<u32>,
    /// Whether it may lie at any byte.
    pub packed: bool,
}

/// Where the members of a struct or union lie.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordLayout {
    /// Bytes, padding included.
    pub size: u64,
    /// What its address is a multiple of.
    pub align: u32,
    /// Members in order, unnamed bit-fields left out, unnamed records kept.
    pub fields: Vec<FieldLayout>,
    /// The last member is a flexible array.
    pub flexible: bool,
    /// Some member is [unaligned](FieldLayout::unaligned).
    pub packed: bool,
}

/// Where a member lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FieldLayout {
    /// Its name; `None` for unnamed members.
    pub name: Option<Symbol>,
    /// Its type.
    pub ty: QTy,
    /// Byte offset; for a bit-field the byte its lowest-addressed bit lies in.
    pub offset: u64,
    /// The bits of a bit-field.
    pub bits: Option<BitRange>,
    /// The alignment it was placed with: what GNU `__alignof__` says of it.
    pub align: u32,
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
    /// How many bits there are.
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

/// Bit-fields of Microsoft's layout that follow each other and whose types have the same size share
/// units of that type. A unit is used up as a whole when something else follows.
#[derive(Clone, Copy, Default)]
struct Run {
    /// Size of the type of the bit-field right before, in bits; 0 if there was none, or of width 0.
    unit: u64,
    /// Bits left in its unit.
    left: u64,
}

impl Run {
    /// Where a bit-field of a type of `unit` bits, aligned to `align` bits, begins if the one before
    /// ended at `bit`.
    fn place(&mut self, bit: u64, width: u64, unit: u64, align: u64) -> Option<u64> {
        if self.unit == unit && self.left >= width {
            self.left -= width;
            return Some(bit);
        }
        let start = round_up(bit.checked_add(self.left)?, align)?;
        *self = Run {
            unit,
            left: unit.saturating_sub(width),
        };
        Some(start)
    }

    /// The end of the unit: something else follows.
    fn close(&mut self, bit: u64) -> Option<u64> {
        let end = bit.checked_add(self.left)?;
        *self = Run::default();
        Some(end)
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
    let microsoft = target.bitfields == BitfieldLayout::Microsoft;
    let continuous = target.bitfields == BitfieldLayout::Continuous;
    let mut run = Run::default();
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
        let natural = member.align;
        let field_align = if member_packed {
            member.explicit_align.unwrap_or(1)
        } else {
            natural
        }
        .min(limit);
        if kind == RecordKind::Union {
            bit = 0;
            run = Run::default();
        }
        match member.bits {
            Some(0) if microsoft => {
                // Only behind a bit-field does it mean anything.
                if run.unit != 0 {
                    bit = round_up(run.close(bit)?, u64::from(field_align) * 8)?;
                    align = align.max(natural.min(limit));
                }
            }
            Some(0) if continuous => {
                let own = target.max_align.min(limit);
                bit = round_up(bit, u64::from(own) * 8)?;
                align = align.max(own);
            }
            Some(0) => {
                bit = round_up(bit, u64::from(natural) * 8)?;
                if target.unnamed_bitfields_align {
                    align = align.max(natural.min(limit));
                }
            }
            Some(width) if microsoft => {
                let unit = member.size * 8;
                bit = run.place(bit, width.into(), unit, u64::from(field_align) * 8)?;
                align = align.max(field_align);
                if member.name.is_some() {
                    fields.push(FieldLayout {
                        name: member.name,
                        ty: member.ty,
                        offset: bit / 8,
                        bits: Some(BitRange { start: bit, width }),
                        align: 1,
                        unaligned: false,
                    });
                    expected.push(1);
                }
                bit = bit.checked_add(u64::from(width))?;
            }
            Some(width) => {
                let unit = member.size * 8;
                let boundary = u64::from(natural) * 8;
                if let Some(explicit) = member.explicit_align {
                    bit = round_up(bit, u64::from(explicit.min(limit)) * 8)?;
                }
                let may_cross = member_packed || pack.is_some() || continuous;
                if !may_cross && bit % boundary + u64::from(width) > unit {
                    bit = round_up(bit, boundary)?;
                }
                if member.name.is_some() {
                    fields.push(FieldLayout {
                        name: member.name,
                        ty: member.ty,
                        offset: bit / 8,
                        bits: Some(BitRange { start: bit, width }),
                        align: 1,
                        unaligned: false,
                    });
                    expected.push(1);
                }
                if continuous {
                    let mut own = member.explicit_align.unwrap_or(1);
                    // One that is a whole aligned integer counts as such.
                    let whole = (width / 8).min(target.max_align);
                    if matches!(width, 8 | 16 | 32 | 64)
                        && !member_packed
                        && bit.is_multiple_of(u64::from(whole) * 8)
                    {
                        own = own.max(whole);
                    }
                    align = align.max(own.min(limit));
                } else if member.name.is_some() || target.unnamed_bitfields_align {
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
                bit = round_up(run.close(bit)?, u64::from(field_align) * 8)?;
                fields.push(FieldLayout {
                    name: member.name,
                    ty: member.ty,
                    offset: bit / 8,
                    bits: None,
                    align: field_align,
                    unaligned: false,
                });
                expected.push(member.natural);
                align = align.max(field_align);
                bit = bit.checked_add(member.size.checked_mul(8)?)?;
                flexible |= index + 1 == members.len() && member.size == 0;
            }
        }
        size_bits = size_bits.max(bit);
    }
    if kind == RecordKind::Struct {
        size_bits = size_bits.max(run.close(bit)?);
    }
    let align = align.max(min_align.unwrap_or(1));
    let size = round_up(size_bits.div_ceil(8), align.into())?;
    for (field, expected) in fields.iter_mut().zip(expected) {
        field.unaligned = align < expected || !field.offset.is_multiple_of(u64::from(expected));
    }
    let packed = fields.iter().any(|field| field.unaligned);
    (size <= target.max_object().min(i64::MAX as u64 / 8)).then_some(RecordLayout {
        size,
        align,
        fields,
        flexible,
        packed,
    })
}
