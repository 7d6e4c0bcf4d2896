//! Structs and unions as values: initialisers, compound literals, and copies of whole records.
//!
//! A record with a volatile member is accessed as a whole like a volatile object; one with a const
//! member is not assigned to. How unions are kept valid is told in [`record`](crate::record).

use crate::knobs::Knob;
use crate::place::{Lvalue, Root, Want};
use crate::record::SCALARS;
use crate::state::{State, VarId};
use crate::types::{self, Member, Shape, Ty};
use cassay_lang::Span;
use cassay_lang::tree::*;

/// Where the values of an initialiser come from.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Filling {
    Constants,
    Expressions,
}

// Values
impl State {
    /// An initialiser made of constants, for so many scalars at most.
    pub fn record_init(&mut self, record: u32, room: &mut u32) -> InitId {
        self.braced(record, Filling::Constants, room)
    }

    fn braced(&mut self, record: u32, source: Filling, room: &mut u32) -> InitId {
        let record = &self.types.records[record as usize];
        let union = record.kind == RecordKind::Union;
        let mut members: Vec<Member> = record.accessible().to_vec();
        let mut designated = self.happens(Knob::Designators);
        if union {
            // Of a union's members one is initialised.
            let at = match designated {
                true => self.c.below(members.len() as u64) as usize,
                false => 0,
            };
            members = vec![members[at]];
            designated |= at > 0;
        } else if designated {
            self.c.shuffle(&mut members);
        }
        let keep = if self.c.chance(800) {
            members.len()
        } else {
            1 + self.c.below(members.len() as u64) as usize
        };
        let mut items = Vec::new();
        for member in &members[..keep] {
            if *room == 0 && !items.is_empty() {
                break;
            }
            let init = self.member_init(member, source, room);
            let first_designator = self.p.designators.len() as u32;
            if designated {
                self.p.designators.push(Designator::Field(member.name));
                self.bytes += 6;
            }
            items.push(InitItem {
                first_designator,
                designator_count: designated.into(),
                init,
            });
            self.bytes += 2;
        }
        let first = self.p.init_items.len() as u32;
        let count = items.len() as u32;
        self.p.init_items.extend(items);
        self.p.push_init(Init::List {
            first,
            count,
            span: Span::NONE,
        })
    }

    fn member_init(&mut self, member: &Member, source: Filling, room: &mut u32) -> InitId {
        match self.types.shape(member.ty) {
            Shape::Record(r) => self.braced(r, source, room),
            Shape::Int(kind) => {
                *room = room.saturating_sub(1);
                let e = match source {
                    Filling::Expressions if self.c.chance(600) => self.operand().e,
                    _ => self.constant_of_width(kind, member.bits),
                };
                self.p.push_init(Init::Expr(e))
            }
            _ => self.constant_init_within(member.ty, room),
        }
    }

    /// A constant that a bit-field can hold.
    fn constant_of_width(&mut self, kind: IntKind, bits: Option<u8>) -> ExprId {
        let value = self.constant_value(kind);
        let value = match bits {
            Some(bits) if kind != IntKind::Bool => {
                let shift = 128 - u32::from(bits);
                if self.target.is_signed(kind) {
                    value << shift >> shift
                } else {
                    ((value as u128) << shift >> shift) as i128
                }
            }
            _ => value,
        };
        self.literal(types::promote(&self.target, kind), value)
    }

    /// A value of a record type: something visible or, also if there is nothing, a compound literal.
    pub fn record_value(&mut self, record: u32) -> Option<ExprId> {
        let read = self.record_read(record);
        Some(read.unwrap_or_else(|| self.record_literal(record)))
    }

    /// Something visible of a record type, but for the share that compound literals have.
    fn record_read(&mut self, record: u32) -> Option<ExprId> {
        if self.happens(Knob::Literals) {
            return None;
        }
        let (place, _) = self.record_place(Want::Read, Some(record))?;
        self.read(&place);
        Some(place.e)
    }

    /// `(struct S){…}`
    fn record_literal(&mut self, record: u32) -> ExprId {
        let ty = self.types.of(Shape::Record(record));
        let tree = self.tree_type(ty, Quals::NONE);
        self.full.depth += 1;
        let init = self.braced(record, Filling::Expressions, &mut 12);
        self.full.depth -= 1;
        self.bytes += 12;
        self.note_record_steps(record);
        self.p.expr(ExprKind::CompoundLit(tree, init))
    }

    /// The initialiser of a local record: a value, or braces.
    pub fn local_record_init(&mut self, record: u32) -> InitId {
        self.note_record_steps(record);
        if self.c.chance(300)
            && let Some((place, _)) = self.record_place(Want::Read, Some(record))
        {
            self.read(&place);
            return self.p.push_init(Init::Expr(place.e));
        }
        self.braced(record, Filling::Expressions, &mut SCALARS.clone())
    }

    fn note_record_steps(&mut self, record: u32) {
        let scalars = self.types.records[record as usize].scalars;
        self.note_steps(2 + u64::from(scalars) / 2);
    }
}

// Places
impl State {
    /// A visible object that is a record, perhaps a certain one, if a few tries find one.
    pub fn record_place(&mut self, want: Want, wanted: Option<u32>) -> Option<(Lvalue, u32)> {
        // Few variables have records in them: trying any would mostly find none. Far globals are
        // left out, so that large programs do not look through thousands.
        let near = self.globals.iter().rev().take(64);
        let candidates: Vec<VarId> = self
            .locals
            .iter()
            .chain(near)
            .copied()
            .filter(|&id| self.reaches_record(id, wanted))
            .collect();
        for _ in 0..3 {
            let id = *self.c.pick(&candidates)?;
            if let Some(found) = self.record_in(id, want, wanted) {
                return Some(found);
            }
        }
        None
    }

    fn reaches_record(&self, id: VarId, wanted: Option<u32>) -> bool {
        let var = self.var(id);
        let reach = match self.types.shape(var.ty) {
            Shape::Pointer(to, _) if !var.nullable => to,
            _ => var.ty,
        };
        self.types.holds(reach, wanted)
    }

    fn record_in(&mut self, id: VarId, want: Want, wanted: Option<u32>) -> Option<(Lvalue, u32)> {
        let (ty, bytes) = (self.var(id).ty, self.bytes);
        let found = self
            .place_at(id, want)
            .and_then(|place| self.walk_to_record(place, ty, id, want, wanted));
        if found.is_none() {
            self.bytes = bytes;
        }
        found
    }

    fn walk_to_record(
        &mut self,
        mut place: Lvalue,
        mut ty: Ty,
        id: VarId,
        want: Want,
        wanted: Option<u32>,
    ) -> Option<(Lvalue, u32)> {
        let writes = want == Want::Write;
        let found = loop {
            match self.types.shape(ty) {
                Shape::Array(..) | Shape::Pointer(..) => {
                    ty = self.step(&mut place, ty, id)?;
                }
                Shape::Record(r) => {
                    let record = &self.types.records[r as usize];
                    let fits = wanted.is_none_or(|w| w == r)
                        && !(writes && record.inside.contains(Quals::CONST));
                    let deeper: Vec<Member> = record
                        .accessible()
                        .iter()
                        .filter(|m| self.types.holds(m.ty, wanted))
                        .copied()
                        .collect();
                    if fits && (deeper.is_empty() || self.c.chance(700)) {
                        break r;
                    }
                    let member = *self.c.pick(&deeper)?;
                    ty = self.step_into(&mut place, r, &member);
                }
                Shape::Int(_) | Shape::Function(_) => return None,
            }
        };
        // What is volatile inside is accessed with the whole.
        let inside = self.types.records[found as usize].inside;
        if inside.contains(Quals::VOLATILE) {
            place.quals = place.quals.union(Quals::VOLATILE);
        }
        self.allowed(&mut place, want).then_some((place, found))
    }

    /// The members whose address may be taken.
    pub fn addressable_members(&self, record: u32) -> Vec<Member> {
        let record = &self.types.records[record as usize];
        let members = record.accessible().iter();
        members
            .filter(|m| record.is_addressable(m))
            .copied()
            .collect()
    }

    /// Goes from a record to one of its members. Returns the member's type.
    pub fn step_into(&mut self, place: &mut Lvalue, record: u32, member: &Member) -> Ty {
        let record = &self.types.records[record as usize];
        place.overlaps |= record.kind == RecordKind::Union && record.open > 1;
        place.quals = place.quals.union(member.quals);
        place.bits = member.bits;
        place.e = match self.p[place.e].kind {
            ExprKind::Unary(UnaryOp::Deref, pointer) => {
                self.p.expr(ExprKind::Arrow(pointer, member.name))
            }
            _ => self.p.expr(ExprKind::Member(place.e, member.name)),
        };
        self.bytes += 3;
        member.ty
    }

    /// `s1 = s2;` and its relatives.
    pub fn copy_statement(&mut self) -> Option<StmtId> {
        if self.types.records.is_empty() {
            return None;
        }
        self.begin_full();
        if !self.body.flat
            && self.c.chance(350)
            && let Some(stmt) = self.swap_records()
        {
            return Some(stmt);
        }
        self.begin_full();
        if self.c.chance(300)
            && let Some((f, r)) = self.record_function()
        {
            let writes = self.functions[f].writes.clone();
            self.full.forbidden.union(&writes);
            if let Some((place, _)) = self.record_place(Want::Write, Some(r)) {
                return self.copy_from(place, r, |s| Some(s.call(f).e));
            }
            self.begin_full();
        }
        let (place, r) = self.record_place(Want::Write, None)?;
        let target = place.e;
        if self.c.chance(350) {
            // Through a function, or a chain of them.
            self.about_to_write(&place);
            if let Some(value) = self.record_call(r) {
                self.written(&place);
                self.note_record_steps(r);
                let e = self.assign(None, place.e, value);
                let e = self.taking_record(&place, e);
                return Some(self.effect_stmt(e));
            }
        }
        self.copy_from(place, r, |s| match s.record_read(r) {
            Some(e) if !same_place(&s.p, e, target) => Some(e),
            _ if s.k.get(Knob::Literals) > 0 => Some(s.record_literal(r)),
            _ => None,
        })
    }

    /// `{ struct S t = s1; s1 = s2; s2 = t; }`
    fn swap_records(&mut self) -> Option<StmtId> {
        let (one, r) = self.record_place(Want::Write, None)?;
        let (other, _) = self.record_place(Want::Write, Some(r))?;
        let plain = |place: &Lvalue| {
            place.simple && place.repeatable && !place.quals.contains(Quals::VOLATILE)
        };
        if !plain(&one) || !plain(&other) || same_place(&self.p, one.e, other.e) {
            return None;
        }
        // A part of a union may overlap the other.
        if one.overlaps || other.overlaps {
            return None;
        }
        for place in [&one, &other] {
            self.read(place);
            self.written(place);
        }
        self.body.indent += 1;
        let ty = self.types.of(Shape::Record(r));
        let init = self.p.push_init(Init::Expr(one.e));
        let (none, scope) = (Quals::NONE, crate::state::Scope::Local);
        let (saved, decl) = self.declare(ty, none, scope, false, Storage::None, Some(init));
        let first = self.statement(StmtKind::Decl(decl));
        let (a, b) = (self.copy(one.e), self.copy(other.e));
        let e = self.assign(None, a, b);
        let second = self.effect_stmt(e);
        let saved = self.name_of(saved);
        let e = self.assign(None, other.e, saved);
        let third = self.effect_stmt(e);
        self.body.indent -= 1;
        for _ in 0..3 {
            self.note_record_steps(r);
        }
        self.bytes += u64::from(self.body.indent) * 8 + 4;
        Some(self.p.block(&[first, second, third]))
    }

    fn copy_from(
        &mut self,
        place: Lvalue,
        record: u32,
        value: impl FnOnce(&mut State) -> Option<ExprId>,
    ) -> Option<StmtId> {
        self.about_to_write(&place);
        let value = value(self)?;
        self.written(&place);
        self.note_record_steps(record);
        let e = self.assign(None, place.e, value);
        let e = self.taking_record(&place, e);
        Some(self.effect_stmt(e))
    }

    /// `x += s1.m1, s1 = s2`: an assignment to a record, behind what takes up the values from before.
    fn taking_record(&mut self, place: &Lvalue, e: ExprId) -> ExprId {
        let Root::Var(id) = place.root else { return e };
        let loses = self.keeps_old(place);
        let value = match loses {
            true => self.together(&[id]),
            false => None,
        };
        self.note_pending(place);
        let Some(value) = value else { return e };
        self.avoid(id);
        let Some(taker) = self.taker() else { return e };
        let take = self.taken_expr(&taker, value);
        self.bytes += 2;
        self.p.expr(ExprKind::Comma(take, e))
    }

    /// A function that returns a record.
    fn record_function(&mut self) -> Option<(usize, u32)> {
        for _ in 0..4 {
            let f = self.choose_any_function()?;
            let signature = self.functions[f].signature as usize;
            let result = self.types.signatures[signature].result;
            if let Some(Shape::Record(r)) = result.map(|ty| self.types.shape(ty)) {
                return Some((f, r));
            }
        }
        None
    }
}

/// Whether two expressions are the same chain of names, members and constant subscripts.
pub fn same_place(p: &Program, a: ExprId, b: ExprId) -> bool {
    match (p[a].kind, p[b].kind) {
        (ExprKind::Name(a), ExprKind::Name(b)) => a == b,
        (ExprKind::Int(a), ExprKind::Int(b)) => a == b,
        (ExprKind::Member(a, m), ExprKind::Member(b, n))
        | (ExprKind::Arrow(a, m), ExprKind::Arrow(b, n)) => m == n && same_place(p, a, b),
        (ExprKind::Index(a, i), ExprKind::Index(b, j)) => {
            same_place(p, a, b) && same_place(p, i, j)
        }
        (ExprKind::Unary(UnaryOp::Deref, a), ExprKind::Unary(UnaryOp::Deref, b)) => {
            same_place(p, a, b)
        }
        _ => false,
    }
}
