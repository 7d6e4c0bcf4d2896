//! Struct and union types.
//!
//! Programs read members, never bytes, so padding does not matter. A union is accessed in one of three
//! ways. If each of its members fills it completely and takes any bits for a value (*dense* types:
//! no padding, no `_Bool`), all members are read and written in any order, which reinterprets the
//! bytes (6.5.2.3, footnote 95). If its members are structs that begin alike, that common part is
//! accessed through any of them (6.5.2.3p6). Of any other union the first member alone is accessed.
//! Members of unions have no qualifiers, because one object would have them and another not.
//!
//! Layouts are not computed here: dense types are dense by the way they are made.

use crate::knobs::Knob;
use crate::state::State;
use crate::types::{Member, RecordInfo, Shape, Ty};
use cassay_lang::tree::*;
use cassay_lang::{Span, Symbol};

/// Scalars in a record, at most.
pub const SCALARS: u32 = 48;

/// A record that is being put together.
struct Draft {
    kind: RecordKind,
    packed: bool,
    members: Vec<Member>,
    fields: Vec<FieldId>,
    inside: Quals,
    scalars: u32,
}

impl Draft {
    fn new(kind: RecordKind) -> Draft {
        Draft {
            kind,
            packed: false,
            members: Vec::new(),
            fields: Vec::new(),
            inside: Quals::NONE,
            scalars: 0,
        }
    }
}

impl State {
    /// A record type, new or used before.
    pub fn record_type(&mut self) -> Option<Ty> {
        // Small programs have small records.
        let scalars = 8 + self.k.get(Knob::Size) as u32 / 250;
        self.record_within(scalars.min(SCALARS), 3)
    }

    /// A record type with so many scalars and levels of new records at most.
    fn record_within(&mut self, scalars: u32, levels: u32) -> Option<Ty> {
        let count = self.types.records.len() as u64;
        let new = levels > 0 && scalars >= 4 && self.more_records(1);
        if new && (count == 0 || self.c.chance(900 / (1 + count as u32 / 3))) {
            return Some(self.new_record(scalars, levels - 1));
        }
        let last = count.checked_sub(1)?;
        for _ in 0..3 {
            let at = last - self.c.below(count.min(24));
            if self.types.records[at as usize].scalars <= scalars {
                return Some(self.types.of(Shape::Record(at as u32)));
            }
        }
        None
    }

    /// Whether a program of this size may have so many more record types.
    fn more_records(&self, n: usize) -> bool {
        self.types.records.len() + n <= 2 + self.k.get(Knob::Size) as usize / 1200
    }

    fn new_record(&mut self, scalars: u32, levels: u32) -> Ty {
        self.c.enter("record");
        let union = self.happens(Knob::Unions);
        let r = if union && self.happens(Knob::Puns) {
            if self.c.chance(250) && self.more_records(4) {
                self.kindred_union()
            } else {
                self.dense_union()
            }
        } else if union {
            self.new_union(scalars, levels)
        } else {
            self.new_struct(scalars, levels)
        };
        self.c.leave();
        self.types.of(Shape::Record(r))
    }

    fn new_struct(&mut self, scalars: u32, levels: u32) -> u32 {
        let mut draft = Draft::new(RecordKind::Struct);
        draft.packed = self.happens(Knob::Packed);
        let wanted = 1 + self.c.below(self.k.get(Knob::Members) as u64) as usize;
        while draft.members.len() < wanted && draft.scalars < scalars {
            if self.happens(Knob::BitFields) {
                self.bit_field(&mut draft);
            } else {
                let room = scalars - draft.scalars;
                let ty = self.member_type(room, levels);
                let quals = self.member_quals();
                self.member(&mut draft, ty, quals);
            }
        }
        let open = draft.members.len();
        self.finish(draft, open, None)
    }

    /// A union of which the first member is accessed.
    fn new_union(&mut self, scalars: u32, levels: u32) -> u32 {
        let mut draft = Draft::new(RecordKind::Union);
        let wanted = 1 + self.c.below(self.k.get(Knob::Members) as u64).min(5);
        for _ in 0..wanted {
            if self.happens(Knob::BitFields) {
                let before = draft.members.len();
                while draft.members.len() == before {
                    self.bit_field(&mut draft);
                }
                continue;
            }
            let mut ty = self.member_type(scalars, levels);
            if let Some(r) = self.types.element_record(ty)
                && !self.types.records[r as usize].inside.is_empty()
            {
                let kind = self.any_kind();
                ty = self.types.int(kind);
            }
            self.member(&mut draft, ty, Quals::NONE);
        }
        self.finish(draft, 1, None)
    }

    /// A union of dense members of one size.
    fn dense_union(&mut self) -> u32 {
        let kind = self.dense_kind(16);
        let size = self.size_of(kind) << self.c.below(3);
        let size = size.min(if self.k.get(Knob::Size) < 3000 { 8 } else { 32 });
        let wanted = 2 + self.c.below(self.k.get(Knob::Members) as u64).min(4) as usize;
        let mut types: Vec<Ty> = Vec::new();
        for _ in 0..wanted {
            let ty = self.dense_type(size);
            if !types.contains(&ty) {
                types.push(ty);
            }
        }
        let mut draft = Draft::new(RecordKind::Union);
        for ty in types {
            self.member(&mut draft, ty, Quals::NONE);
        }
        let open = draft.members.len();
        self.finish(draft, open, Some(size))
    }

    /// A union of structs with a common initial sequence.
    fn kindred_union(&mut self) -> u32 {
        let common = 1 + self.c.below(3) as usize;
        let head: Vec<(IntKind, Option<u32>)> = (0..common)
            .map(|_| {
                if self.happens(Knob::BitFields) {
                    let kind = self.bit_field_kind(false);
                    let bits = self.bit_field_width(kind);
                    (kind, Some(bits))
                } else {
                    (self.any_kind(), None)
                }
            })
            .collect();
        let wanted = 2 + self.c.below(2) as usize;
        let structs: Vec<u32> = (0..wanted).map(|_| self.kindred_struct(&head)).collect();
        let mut draft = Draft::new(RecordKind::Union);
        for r in structs {
            let ty = self.types.of(Shape::Record(r));
            self.member(&mut draft, ty, Quals::NONE);
        }
        self.finish(draft, wanted, None)
    }

    /// A struct that begins with these members; others are not accessed.
    fn kindred_struct(&mut self, head: &[(IntKind, Option<u32>)]) -> u32 {
        let mut draft = Draft::new(RecordKind::Struct);
        for &(kind, bits) in head {
            match bits {
                Some(bits) => self.bits(&mut draft, kind, bits, Quals::NONE),
                None => {
                    let ty = self.types.int(kind);
                    self.member(&mut draft, ty, Quals::NONE);
                }
            }
        }
        for _ in 0..self.c.below(3) {
            let kind = self.any_kind();
            let ty = self.types.int(kind);
            self.member(&mut draft, ty, Quals::NONE);
        }
        self.finish(draft, head.len(), None)
    }

    /// An integer kind other than `_Bool`, of a size that divides `size`.
    fn dense_kind(&mut self, size: u32) -> IntKind {
        for _ in 0..8 {
            let kind = self.any_kind();
            if kind != IntKind::Bool && size.is_multiple_of(self.size_of(kind)) {
                return kind;
            }
        }
        match size {
            _ if size.is_multiple_of(4) => IntKind::UInt,
            _ if size.is_multiple_of(2) => IntKind::Short,
            _ => IntKind::UChar,
        }
    }

    fn size_of(&self, kind: IntKind) -> u32 {
        self.target.width(kind) / 8
    }

    /// A dense type of this size: an integer, an array, a struct.
    fn dense_type(&mut self, size: u32) -> Ty {
        match self.c.below(4) {
            0 if size > 1 && self.more_records(2) => {
                let r = self.dense_struct(size);
                self.types.of(Shape::Record(r))
            }
            1 => {
                let records = self.types.records.iter().enumerate();
                let fitting: Vec<u32> = records
                    .filter(|(_, r)| r.dense.is_some_and(|own| size.is_multiple_of(own)))
                    .map(|(i, _)| i as u32)
                    .collect();
                let Some(&r) = self.c.pick(&fitting) else {
                    return self.dense_scalars(size);
                };
                let own = self.types.records[r as usize].dense.unwrap_or(size);
                let ty = self.types.of(Shape::Record(r));
                self.repeated(ty, size / own)
            }
            _ => self.dense_scalars(size),
        }
    }

    fn dense_scalars(&mut self, size: u32) -> Ty {
        let kind = self.dense_kind(size);
        let ty = self.types.int(kind);
        self.repeated(ty, size / self.size_of(kind))
    }

    fn repeated(&mut self, ty: Ty, n: u32) -> Ty {
        match n {
            1 => ty,
            _ => self.types.of(Shape::Array(ty, n)),
        }
    }

    /// A struct of this size without padding: every member lies at a multiple of its size, and the
    /// whole is a multiple of each.
    fn dense_struct(&mut self, size: u32) -> u32 {
        let mut draft = Draft::new(RecordKind::Struct);
        let int = self.size_of(IntKind::Int);
        let mut at = 0;
        while at < size {
            let whole = size.is_multiple_of(int) && at.is_multiple_of(int);
            if whole && self.happens(Knob::BitFields) {
                self.bit_unit(&mut draft);
                at += int;
                continue;
            }
            // Smaller than the whole, which would be no more than another name for the member.
            let aligned = 1 << (size / 2).max(1).trailing_zeros().min(at.trailing_zeros());
            let kind = self.dense_kind(aligned);
            let own = self.size_of(kind);
            let most = ((size - at) / own).min(4);
            let n = match self.c.chance(200) {
                true => 1 + self.c.below(most.into()) as u32,
                false => 1,
            };
            let ty = self.types.int(kind);
            let ty = self.repeated(ty, n);
            self.member(&mut draft, ty, Quals::NONE);
            at += own * n;
        }
        let open = draft.members.len();
        self.finish(draft, open, Some(size))
    }

    /// Bit-fields that fill an `int`.
    fn bit_unit(&mut self, draft: &mut Draft) {
        let mut left = self.target.width(IntKind::Int);
        while left > 0 {
            let kind = if self.c.chance(500) {
                IntKind::Int
            } else {
                IntKind::UInt
            };
            let bits = if self.c.chance(250) {
                left
            } else {
                1 + self.c.below(left.into()) as u32
            };
            self.bits(draft, kind, bits, Quals::NONE);
            left -= bits;
        }
    }

    /// A type for a member: so many scalars and levels of new records at most.
    fn member_type(&mut self, scalars: u32, levels: u32) -> Ty {
        let array = scalars > 1 && self.happens(Knob::Arrays);
        let most = if array { scalars / 2 } else { scalars };
        let nested = most > 1 && self.happens(Knob::Nested);
        let nested = if nested {
            self.record_within(most, levels)
        } else {
            None
        };
        let mut ty = match nested {
            Some(ty) => ty,
            None => {
                let kind = self.any_kind();
                self.types.int(kind)
            }
        };
        if array {
            let most = (scalars / self.types.scalars(ty)).min(self.k.get(Knob::Elements) as u32);
            let n = 1 + self.c.below(u64::from(most).clamp(1, 8)) as u32;
            ty = self.types.of(Shape::Array(ty, n));
            if most / n > 1 && self.k.get(Knob::Dimensions) > 1 && self.c.chance(200) {
                let n = 1 + self.c.below(u64::from(most / n).min(4)) as u32;
                ty = self.types.of(Shape::Array(ty, n));
            }
        }
        ty
    }

    /// Qualifiers of members are rarer than those of variables: one makes the whole record special.
    fn member_quals(&mut self) -> Quals {
        if self.c.chance(400) {
            self.draw_quals()
        } else {
            Quals::NONE
        }
    }

    fn member(&mut self, draft: &mut Draft, ty: Ty, quals: Quals) {
        let name = format!("m{}", draft.members.len() + 1);
        let name = self.p.intern(&name);
        let tree = self.tree_type(ty, quals);
        draft.fields.push(self.p.push_field(Field {
            name: Some(name),
            ty: tree,
            bits: None,
            attrs: None,
            span: Span::NONE,
        }));
        draft.members.push(Member {
            name,
            ty,
            quals,
            bits: None,
        });
        draft.inside = draft.inside.union(quals);
        if let Some(r) = self.types.element_record(ty) {
            draft.inside = draft.inside.union(self.types.records[r as usize].inside);
        }
        draft.scalars += self.types.scalars(ty);
        self.bytes += 16;
    }

    /// A bit-field of any width, sometimes without a name.
    fn bit_field(&mut self, draft: &mut Draft) {
        let kind = self.bit_field_kind(draft.packed);
        if self.c.chance(120) {
            let bits = match self.c.chance(400) {
                true => 0,
                false => self.bit_field_width(kind),
            };
            self.bits_field(draft, None, kind, bits, Quals::NONE);
            return;
        }
        let bits = self.bit_field_width(kind);
        let quals = match draft.kind {
            RecordKind::Struct => self.member_quals(),
            RecordKind::Union => Quals::NONE,
        };
        self.bits(draft, kind, bits, quals);
    }

    fn bit_field_width(&mut self, kind: IntKind) -> u32 {
        let most = match kind {
            IntKind::Bool => 1,
            kind => self.target.width(kind),
        };
        let bits = 1 + self.c.below(most.into()) as u32;
        // Wide ones are interesting, but most are narrow.
        if self.c.chance(500) {
            bits.min(1 + self.c.below(12) as u32)
        } else {
            bits
        }
    }

    fn bit_field_kind(&mut self, packed: bool) -> IntKind {
        if self.happens(Knob::OddBitFields) {
            let kind = self.any_kind();
            let wide = matches!(kind, IntKind::Int128 | IntKind::UInt128);
            // GCC notes that the layout of packed `char` fields changed once.
            let small = self.target.width(kind) == 8;
            if !(wide || small && packed) {
                return kind;
            }
        }
        match self.c.below(10) {
            0 if self.k.get(Knob::Bool) > 0 => IntKind::Bool,
            0..=4 => IntKind::Int,
            _ => IntKind::UInt,
        }
    }

    fn bits(&mut self, draft: &mut Draft, kind: IntKind, bits: u32, quals: Quals) {
        let name = format!("b{}", draft.members.len() + 1);
        let name = self.p.intern(&name);
        let ty = self.types.int(kind);
        self.bits_field(draft, Some(name), kind, bits, quals);
        draft.members.push(Member {
            name,
            ty,
            quals,
            bits: Some(bits as u8),
        });
        draft.inside = draft.inside.union(quals);
        draft.scalars += 1;
    }

    fn bits_field(
        &mut self,
        draft: &mut Draft,
        name: Option<Symbol>,
        kind: IntKind,
        bits: u32,
        quals: Quals,
    ) {
        let ty = self.types.int(kind);
        let ty = self.tree_type(ty, quals);
        let bits = Some(self.number(bits.into()));
        draft.fields.push(self.p.push_field(Field {
            name,
            ty,
            bits,
            attrs: None,
            span: Span::NONE,
        }));
        self.bytes += 20;
    }

    /// Records are numbered when they are complete, so that those inside come first.
    fn finish(&mut self, draft: Draft, open: usize, dense: Option<u32>) -> u32 {
        let r = self.types.records.len() as u32;
        let letter = match draft.kind {
            RecordKind::Struct => 'S',
            RecordKind::Union => 'U',
        };
        let tag = self.p.intern(&format!("{letter}{}", r + 1));
        let attrs = draft.packed.then(|| {
            self.bytes += 23;
            self.p.push_attrs(Attrs {
                packed: true,
                ..Attrs::default()
            })
        });
        let fields = self.p.list(&draft.fields);
        let id = self.p.push_record(Record {
            kind: draft.kind,
            tag: Some(tag),
            fields: Some(fields),
            attrs,
            span: Span::NONE,
        });
        let decl = self.p.decl(
            None,
            DeclKind::Record {
                record: id,
                define: true,
            },
        );
        self.bytes += 17;
        self.types.records.push(RecordInfo {
            id,
            kind: draft.kind,
            packed: draft.packed,
            members: draft.members,
            decl,
            open,
            dense,
            inside: draft.inside,
            scalars: draft.scalars.max(1),
        });
        r
    }
}
