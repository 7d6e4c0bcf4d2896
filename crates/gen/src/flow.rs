//! What is computed flows on to what the program shows.
//!
//! A value that is overwritten, or goes out of scope, before anything shows it could be wrong without anybody's notice.
//! So an assignment to a variable whose value nothing has taken up yet keeps the old value in the new one (`x += e`,
//! `x = e ^ x`); so does one in a loop, to a variable from outside of it. Assignments take up other such values now and
//! then; at the end of a block what is left of its own variables goes to one around it, and at the end of a function
//! into the result or a global variable. All this by operations that lose no bit: sums, differences, exclusive or.
//!
//! Some values are lost on purpose, as often as the knob `stores.dead` says: to remove a store that is not dead is a
//! mistake that compilers make. What goes through pointers or into elements of arrays is followed only roughly.

use crate::expr::Value;
use crate::knobs::Knob;
use crate::place::{Lvalue, Root, Want};
use crate::state::{Footprint, Scope, State, VarId};
use crate::types::{Shape, Ty, common, promote};
use cassay_lang::tree::*;

/// Integers of a record that are taken up, at most.
const MEMBERS: usize = 14;

/// Values taken up at the end of a block or function in one statement, at most.
const TOGETHER: usize = 8;

impl State {
    /// Notes that a place got a value that something must take up.
    pub fn note_pending(&mut self, place: &Lvalue) {
        let volatile = place.quals.contains(Quals::VOLATILE);
        let lost = match place.root {
            Root::Var(id) => volatile && !self.is_shy(id),
            Root::Through(..) => volatile,
        };
        if self.body.dead || lost {
            return;
        }
        match place.root {
            Root::Var(id) => {
                self.body.pending.retain(|&(v, _)| v != id);
                self.body.pending.push((id, self.body.nesting));
            }
            Root::Through(_, classes) => self.note_through(classes),
        }
    }

    /// Notes that something may have been written through a pointer to objects of these classes.
    pub fn note_through(&mut self, classes: u32) {
        if self.body.dead || classes == 0 {
            return;
        }
        self.body.taken.clear();
        for at in 0..self.locals.len() {
            let id = self.locals[at];
            let var = self.var(id);
            let reached = var.addressed
                && var.classes & classes != 0
                && var.scope != Scope::Static
                && !var.quals.contains(Quals::CONST)
                && matches!(self.types.shape(var.ty), Shape::Int(_));
            if reached && !self.is_pending(id) {
                self.body.pending.push((id, self.body.nesting));
            }
        }
    }

    /// Notes that a call may have written these: what was taken up of them before is no longer what they have.
    pub fn note_called(&mut self, writes: &Footprint) {
        self.body.taken.subtract(&writes.vars);
        self.note_through(writes.through);
    }

    /// Where a jump leads out of loops and past what follows: what is taken up from here on is not taken up for certain.
    pub fn note_jump(&mut self) {
        for (_, level) in &mut self.body.pending {
            *level = 0;
        }
    }

    /// Notes that what counted a loop, the variables from `visible` on, has a value that something must take up.
    pub fn note_counters(&mut self, visible: usize) {
        for at in visible..self.locals.len() {
            let id = self.locals[at];
            let var = self.var(id);
            let number = matches!(self.types.shape(var.ty), Shape::Int(_)) && var.alias.is_none();
            if number && var.scope == Scope::Local && !self.body.dead && !self.is_pending(id) {
                self.body.pending.push((id, self.body.nesting));
            }
        }
    }

    /// Where a block or an arm ends: what stands in the next one does not always take up what was assigned in it.
    pub fn settle(&mut self) {
        let around = self.body.nesting.saturating_sub(1);
        for (_, level) in &mut self.body.pending {
            *level = around.min(*level);
        }
    }

    pub fn is_pending(&self, id: VarId) -> bool {
        self.body.pending.iter().any(|&(v, _)| v == id)
    }

    /// Notes that something was written into a local array.
    pub fn note_array(&mut self, id: VarId) {
        let var = self.var(id);
        let local = var.scope != Scope::Static && var.alias.is_none();
        if local
            && matches!(self.types.shape(var.ty), Shape::Array(..))
            && !self.body.dead
            && !self.is_pending(id)
        {
            self.body.pending.push((id, self.body.nesting));
        }
    }

    /// Notes that a pointer leads to values that something must take up.
    pub fn note_row(&mut self, id: VarId) {
        if !self.body.dead {
            self.body.pending.push((id, self.body.nesting));
        }
    }

    /// Notes that a new variable has a value that something must take up.
    pub fn note_new(&mut self, id: VarId) {
        let ty = self.var(id).ty;
        let quals = self.var(id).quals;
        let number = matches!(self.types.shape(ty), Shape::Int(_) | Shape::Record(_));
        let volatile = quals.contains(Quals::VOLATILE) && self.body.quiet;
        if number && !self.body.dead && !volatile {
            self.body.pending.push((id, self.body.nesting));
        }
    }

    /// Whether an assignment to a place shall keep the old value.
    pub fn keeps_old(&mut self, place: &Lvalue) -> bool {
        if self.body.dead || !place.repeatable {
            return false;
        }
        if place.quals.contains(Quals::VOLATILE) {
            let plain = place.bits.is_none() && place.kind != IntKind::Bool;
            let kept = match place.root {
                Root::Var(id) => self.is_pending(id) || self.var(id).scope == Scope::Static,
                Root::Through(..) => true,
            };
            return plain && kept && !self.happens(Knob::DeadStores);
        }
        let kept = match place.root {
            Root::Var(id) => {
                let again = self.body.tangled > 0;
                let outside = again || self.born[id.0 as usize] < self.body.loops;
                // Earlier calls may have left something in static variables.
                let is_static = self.var(id).scope == Scope::Static;
                let before = is_static && (self.body.loops > 0 || !self.body.taken.contains(id));
                let array = matches!(self.types.shape(self.var(id).ty), Shape::Array(..));
                (outside || before || self.is_pending(id)) && (!array || self.c.chance(950))
            }
            Root::Through(..) => true,
        };
        kept && !self.happens(Knob::DeadStores)
    }

    /// An operator that loses nothing of its operands.
    pub fn keeping_operator(&mut self) -> BinaryOp {
        const OPS: &[(BinaryOp, Knob)] = &[
            (BinaryOp::BitXor, Knob::Xor),
            (BinaryOp::Add, Knob::Add),
            (BinaryOp::Sub, Knob::Sub),
        ];
        let weights: Vec<u32> = OPS.iter().map(|&(_, knob)| self.k.weight(knob)).collect();
        if weights.iter().all(|&w| w == 0) {
            return BinaryOp::BitXor;
        }
        OPS[self.c.weighted(&weights)].0
    }

    /// Two values as one that has what is in both.
    pub fn both(&mut self, a: Value, b: Value) -> Value {
        let op = self.keeping_operator();
        Value {
            e: self.binary(op, a.e, b.e),
            kind: common(&self.target, a.kind, b.kind),
            simple: a.simple && b.simple,
        }
    }

    /// `place op= value`, or the same as a plain assignment: the old value is in the new one.
    pub fn keeping_assignment(&mut self, place: &Lvalue, value: Value) -> ExprId {
        self.read(place);
        let plain = place.bits.is_none() && place.kind != IntKind::Bool;
        // What is volatile is named once.
        if plain && (place.quals.contains(Quals::VOLATILE) || self.c.chance(600)) {
            let op = self.keeping_operator();
            return self.assign(Some(op), place.e, value.e);
        }
        let again = self.copy(place.e);
        let old = self.value_of(&Lvalue { e: again, ..*place });
        let new = if place.kind == IntKind::Bool {
            // All but the last bit would be lost.
            let one = self.number(1);
            let bit = self.binary(BinaryOp::BitAnd, value.e, one);
            self.binary(BinaryOp::BitXor, old.e, bit)
        } else if self.c.chance(500) {
            self.both(value, old).e
        } else {
            self.both(old, value).e
        };
        self.assign(None, place.e, new)
    }

    /// A variable whose value an assignment to a place takes up, now and then. The rest of its value keeps away from that
    /// variable and, where the old value is kept, from the place: they could cancel out.
    pub fn choose_taken(&mut self, place: &Lvalue, keeps: bool) -> Option<VarId> {
        let own = match place.root {
            Root::Var(id) => Some(id),
            Root::Through(..) => None,
        };
        if let (Some(id), true) = (own, keeps) {
            self.avoid(id);
        }
        // What is volatile is not taken up itself.
        if self.body.dead || place.quals.contains(Quals::VOLATILE) || !self.c.chance(500) {
            return None;
        }
        let id = match self.c.below(10) {
            0..=2 => self.choose_static(own),
            _ => self.choose_pending(own),
        }?;
        self.avoid(id);
        Some(id)
    }

    pub fn avoid(&mut self, id: VarId) {
        let var = *self.var(id);
        self.full.forbidden.add_var(id, &var);
    }

    /// A value together with that of the variable that was chosen.
    pub fn with_taken(&mut self, value: Value, taken: Option<VarId>) -> Value {
        let Some(id) = taken else { return value };
        let other = self.scalar_value(id);
        self.both(value, other)
    }

    fn choose_pending(&mut self, own: Option<VarId>) -> Option<VarId> {
        let &(id, level) = self.body.pending.iter().rev().take(12).find(|&&(id, _)| {
            Some(id) != own
                && matches!(self.types.shape(self.var(id).ty), Shape::Int(_))
                && self.may_read(id)
        })?;
        // Where this is not executed whenever that was, something else must take it up, too.
        if self.body.nesting <= level && self.body.tangled == 0 {
            self.body.pending.retain(|&(v, _)| v != id);
        }
        Some(id)
    }

    /// A static variable, which may be overwritten when its value from before is taken up.
    fn choose_static(&mut self, own: Option<VarId>) -> Option<VarId> {
        let id = self.choose_var()?;
        let var = self.var(id);
        let fits = var.scope == Scope::Static
            && Some(id) != own
            && !var.protected
            && !var.quals.contains(Quals::CONST)
            && matches!(self.types.shape(var.ty), Shape::Int(_))
            && self.body.nesting == 0
            && self.body.tangled == 0
            && self.may_read(id);
        if !fits {
            return None;
        }
        self.body.pending.retain(|&(v, _)| v != id);
        self.body.taken.insert(id);
        Some(id)
    }

    fn may_read(&self, id: VarId) -> bool {
        let var = self.var(id);
        let visible = var.scope == Scope::Static || self.locals.contains(&id);
        visible
            && !(self.body.closed && var.scope == Scope::Static)
            && !self.full.forbidden.meets_var(id, var)
            && (!var.quals.contains(Quals::VOLATILE) || self.may_read_volatile(id))
    }

    /// A volatile object is accessed once in an expression.
    fn may_read_volatile(&self, id: VarId) -> bool {
        let var = self.var(id);
        let reached = var.addressed && self.full.touched & var.classes != 0;
        self.is_shy(id) && !reached && !self.full.volatiles.contains(&Root::Var(id))
    }

    /// Whether a variable, if it is volatile, can be taken up.
    fn is_shy(&self, id: VarId) -> bool {
        let var = self.var(id);
        !self.body.quiet
            && var.scope == Scope::Local
            && matches!(self.types.shape(var.ty), Shape::Int(_))
    }

    pub fn scalar_value(&mut self, id: VarId) -> Value {
        let kind = match self.types.shape(self.var(id).ty) {
            Shape::Int(kind) => kind,
            _ => IntKind::Int,
        };
        self.note_read(id);
        self.note_steps(2);
        let volatile = self.var(id).quals.contains(Quals::VOLATILE);
        if volatile {
            self.full.volatiles.push(Root::Var(id));
            // Nothing else of the expression may lead to it.
            if self.var(id).addressed {
                self.full.forbidden.through |= self.var(id).classes;
            }
        }
        Value {
            e: self.name_of(id),
            kind,
            simple: !volatile,
        }
    }

    /// The values of some variables as one: integers, and integers in records.
    pub fn together(&mut self, ids: &[VarId]) -> Option<Value> {
        let mut all: Option<Value> = None;
        for &id in ids {
            if !self.may_read(id) {
                continue;
            }
            let mut values = Vec::new();
            match self.types.shape(self.var(id).ty) {
                Shape::Int(_) => values.push(self.scalar_value(id)),
                Shape::Record(_) => self.members_of(id, &mut values),
                Shape::Array(elem, _) if matches!(self.types.shape(elem), Shape::Record(_)) => {
                    self.members_of(id, &mut values);
                }
                _ => {}
            }
            for value in values {
                all = Some(match all {
                    Some(all) => {
                        let value = self.weighed(value);
                        self.both(all, value)
                    }
                    None => value,
                });
            }
        }
        all
    }

    /// A value, or some odd multiple of it: what was copied from one variable to another must not cancel out.
    pub fn weighed(&mut self, value: Value) -> Value {
        let kind = promote(&self.target, value.kind);
        // A wide one with a sign would overflow.
        let overflows = kind == value.kind && self.target.is_signed(kind);
        let often = if overflows { 60 } else { 850 };
        if self.k.get(Knob::Mul) == 0 || !self.c.chance(often) {
            return value;
        }
        let factor = 3 + 2 * self.c.below(7);
        let factor = self.number(factor);
        Value {
            e: self.binary(BinaryOp::Mul, value.e, factor),
            kind,
            ..value
        }
    }

    /// The integers in a record, some of them.
    fn members_of(&mut self, id: VarId, out: &mut Vec<Value>) {
        let e = self.name_of(id);
        let var = *self.var(id);
        self.note_read(id);
        let mut work = vec![(e, var.ty, None)];
        while let Some((e, ty, bits)) = work.pop() {
            if out.len() == MEMBERS {
                break;
            }
            match self.types.shape(ty) {
                Shape::Int(kind) => {
                    let place = Lvalue {
                        e,
                        kind,
                        bits,
                        root: Root::Var(id),
                        quals: var.quals,
                        simple: true,
                        repeatable: true,
                        overlaps: false,
                    };
                    let value = self.value_of(&place);
                    out.push(value);
                }
                Shape::Record(r) => {
                    let record = &self.types.records[r as usize];
                    // Members of a union share their bytes.
                    let most = match record.kind {
                        RecordKind::Union => 1,
                        RecordKind::Struct => MEMBERS,
                    };
                    let members: Vec<_> = record.accessible().iter().take(most).copied().collect();
                    for member in members {
                        if member.quals.contains(Quals::VOLATILE) {
                            continue;
                        }
                        let base = self.copy(e);
                        self.bytes += 3;
                        let e = self.p.expr(ExprKind::Member(base, member.name));
                        work.push((e, member.ty, member.bits));
                    }
                }
                Shape::Array(elem, n) if n <= 4 => {
                    for at in 0..n {
                        let base = self.copy(e);
                        let at = self.number(at.into());
                        self.bytes += 2;
                        let e = self.p.expr(ExprKind::Index(base, at));
                        work.push((e, elem, None));
                    }
                }
                Shape::Array(..) | Shape::Pointer(..) | Shape::Function(_) => {}
            }
        }
    }

    /// What a block leaves in its own variables, those from `visible` on, goes to one around it.
    pub fn end_block(&mut self, visible: usize, out: &mut Vec<StmtId>) {
        if self.body.dead {
            return;
        }
        let own: Vec<VarId> = self.locals[visible..].to_vec();
        self.sum_arrays(&own, out);
        let left: Vec<VarId> = own
            .iter()
            .copied()
            .filter(|&id| self.is_pending(id))
            .collect();
        self.body.pending.retain(|(id, _)| !own.contains(id));
        let last = out.last().copied().filter(|&last| self.is_jump(last));
        let returns = last.is_some_and(|last| matches!(self.p[last].kind, StmtKind::Return(_)));
        if left.is_empty() || returns {
            return;
        }
        self.begin_full();
        // Only what is around may take it.
        let inner = self.locals.split_off(visible);
        let place = self.taker();
        self.locals.extend(inner);
        if let Some(place) = place
            && let Some(value) = self.together(&left[..left.len().min(TOGETHER)])
        {
            let value = self.weighed(value);
            let stmt = self.taken_by(&place, value);
            // In front of what leaves the block.
            out.insert(out.len() - usize::from(last.is_some()), stmt);
        }
    }

    fn is_jump(&self, stmt: StmtId) -> bool {
        matches!(
            self.p[stmt].kind,
            StmtKind::Return(_) | StmtKind::Goto(_) | StmtKind::Break | StmtKind::Continue
        )
    }

    /// A place that can take something up: a local variable, or something else.
    pub fn carrier(&mut self) -> Option<Lvalue> {
        self.carried().or_else(|| self.taker())
    }

    /// A local variable that can stay in a register where loops and branches carry it on.
    pub fn carried(&mut self) -> Option<Lvalue> {
        let count = self.locals.len() as u64;
        for _ in 0..6.min(count) {
            let id = self.locals[self.c.below(count) as usize];
            let var = self.var(id);
            let fits = !var.addressed
                && var.alias.is_none()
                && matches!(self.types.shape(var.ty), Shape::Int(kind) if kind != IntKind::Bool)
                && !var.quals.contains(Quals::VOLATILE);
            if fits && let Some(place) = self.place_in(id, Want::Write) {
                return Some(place);
            }
        }
        None
    }

    /// A place that can take something up without losing what it has.
    pub fn taker(&mut self) -> Option<Lvalue> {
        for _ in 0..8 {
            let bytes = self.bytes;
            let Some(place) = self.place(Want::Write) else {
                break;
            };
            let fits = place.repeatable
                && matches!(place.root, Root::Var(_))
                && !place.quals.contains(Quals::VOLATILE);
            if fits && place.kind != IntKind::Bool {
                return Some(place);
            }
            self.bytes = bytes;
        }
        self.some_local()
    }

    /// The next best local variable that may be written, where chance has found none.
    pub fn some_local(&mut self) -> Option<Lvalue> {
        for at in (0..self.locals.len()).rev() {
            let id = self.locals[at];
            let var = self.var(id);
            let fits = !var.protected
                && var.scope != Scope::Static
                && var.quals.is_empty()
                && matches!(self.types.shape(var.ty), Shape::Int(kind) if kind != IntKind::Bool);
            if fits && let Some(place) = self.place_in(id, Want::Write) {
                return Some(place);
            }
        }
        None
    }

    pub fn taken_by(&mut self, place: &Lvalue, value: Value) -> StmtId {
        let e = self.taken_expr(place, value);
        self.effect_stmt(e)
    }

    pub fn taken_expr(&mut self, place: &Lvalue, value: Value) -> ExprId {
        self.about_to_write(place);
        self.note_steps(3);
        let e = self.keeping_assignment(place, value);
        self.written(place);
        self.note_pending(place);
        e
    }

    /// What is to be taken up where a function ends: assigned values, and variables that pointers reach.
    pub fn left_over(&self) -> Vec<VarId> {
        let mut ids: Vec<VarId> = self.body.pending.iter().map(|&(id, _)| id).collect();
        for &id in &self.locals {
            let var = self.var(id);
            let reached =
                var.addressed && var.scope != Scope::Static && !var.quals.contains(Quals::CONST);
            if reached && !ids.contains(&id) {
                ids.push(id);
            }
        }
        ids.retain(|&id| self.may_read(id));
        ids
    }

    /// A result that depends on no parameter could be a constant. All results take the same one, so that callers know.
    fn add_param(&mut self, left: &mut Vec<VarId>) {
        if self.body.flow.is_none() {
            let locals = self.locals.iter().copied().take(12);
            let params: Vec<VarId> = locals
                .filter(|&id| {
                    let var = self.var(id);
                    var.scope == Scope::Param
                        && matches!(self.types.shape(var.ty), Shape::Int(kind) if kind != IntKind::Bool)
                })
                .collect();
            self.body.flow = self.c.pick(&params).copied();
        }
        match self.body.flow {
            Some(id) if left.contains(&id) => {}
            Some(id) if self.may_read(id) => left.push(id),
            _ => self.body.lost = true,
        }
    }

    /// The value of a `return`, with what is left over in it.
    pub fn returned(&mut self, result: IntKind) -> ExprId {
        if self.body.dead || self.happens(Knob::DeadStores) {
            self.body.lost |= !self.body.dead;
            return self.expression().e;
        }
        let mut left = self.left_over();
        let most = if self.body.nesting > 0 {
            2 * TOGETHER
        } else {
            3 * TOGETHER
        };
        left.drain(..left.len().saturating_sub(most));
        self.add_param(&mut left);
        let Some(other) = self.together(&left) else {
            return self.expression().e;
        };
        for &id in &left {
            self.avoid(id);
        }
        let value = self.expression();
        // What the value computes from the same must not cancel out.
        let other = self.weighed(other);
        let all = self.both(value, other);
        if result == IntKind::Bool {
            let one = self.number(1);
            return self.binary(BinaryOp::BitAnd, all.e, one);
        }
        all.e
    }

    /// A value that is returned, with what is left over in it.
    pub fn with_left_over(&mut self, e: ExprId) -> ExprId {
        let mut left = self.left_over();
        left.truncate(5);
        self.add_param(&mut left);
        let Some(other) = self.together(&left) else {
            return e;
        };
        // The value may have the same variables in it, which must not cancel out.
        let factor = 3 + 2 * self.c.below(6);
        let factor = self.number(factor);
        let other = self.binary(BinaryOp::Mul, other.e, factor);
        let op = self.keeping_operator();
        self.binary(op, e, other)
    }

    /// The end of a function, in front of its last `return`: local arrays are summed up, and where there is no integer
    /// to return, what is left over goes to global variables.
    pub fn flow_out(&mut self, out: &mut Vec<StmtId>) {
        let locals = self.locals.clone();
        self.sum_arrays(&locals, out);
        let integer = self
            .body
            .result
            .is_some_and(|ty| matches!(self.types.shape(ty), Shape::Int(_)));
        if integer || self.body.quiet || self.globals.is_empty() {
            return;
        }
        self.begin_full();
        let left = self.left_over();
        for some in left.chunks(TOGETHER) {
            self.begin_full();
            let global = self.writable_global();
            let mut place = global.and_then(|id| self.place_in(id, Want::Write));
            if place.is_none() {
                let locals = std::mem::take(&mut self.locals);
                place = self.taker();
                self.locals = locals;
            }
            let Some(place) = place else { return };
            let ids: Vec<VarId> = some
                .iter()
                .copied()
                .filter(|&id| place.root != Root::Var(id))
                .collect();
            if let Some(value) = self.together(&ids) {
                let value = self.weighed(value);
                out.push(self.taken_by(&place, value));
            }
        }
    }

    /// Puts loops that sum up what is in local arrays, and in parts of arrays that a pointer leads to.
    fn sum_arrays(&mut self, ids: &[VarId], out: &mut Vec<StmtId>) {
        for &id in ids {
            let ended = out.last().is_some_and(|&last| self.is_jump(last));
            if ended || !self.is_pending(id) {
                continue;
            }
            let ty = self.var(id).ty;
            if self.summable(ty) {
                self.sum_up(id, out);
            } else if let Shape::Pointer(to, _) = self.types.shape(ty)
                && let Shape::Int(kind) = self.types.shape(to)
            {
                let n = self.span(id);
                out.extend(self.sum_row(id, kind, n));
            }
        }
    }

    fn summable(&self, ty: Ty) -> bool {
        match self.types.shape(ty) {
            Shape::Array(elem, _) => {
                matches!(self.types.shape(elem), Shape::Int(_)) || self.summable(elem)
            }
            _ => false,
        }
    }

    /// The same for what a pointer leads to.
    fn sum_row(&mut self, id: VarId, kind: IntKind, n: u32) -> Option<StmtId> {
        if self.body.dead || !self.affords(8 * u64::from(n)) {
            return None;
        }
        self.begin_full();
        let place = self.carrier()?;
        self.note_steps(6 * u64::from(n));
        self.note_read(id);
        let (counter, decl) = self.counter("i", IntKind::Int, 0);
        let zero = self.number(0);
        self.set_init(decl, zero);
        let (row, index) = (self.name_of(id), self.name_of(counter));
        self.bytes += 30;
        let e = self.p.expr(ExprKind::Index(row, index));
        let simple = true;
        let stmt = self.taken_by(&place, Value { e, kind, simple });
        Some(self.each(decl, n, &[stmt]))
    }

    /// `for (int i = 0; i < n; i++) x ^= a[i];`
    fn sum_up(&mut self, id: VarId, out: &mut Vec<StmtId>) {
        let scalars = u64::from(self.types.scalars(self.var(id).ty));
        if !self.affords(6 * scalars) || self.var(id).quals.contains(Quals::VOLATILE) {
            return;
        }
        self.begin_full();
        let sum = self.locals.iter().rev().copied().find(|&v| {
            let var = self.var(v);
            matches!(self.types.shape(var.ty), Shape::Int(kind) if kind != IntKind::Bool)
                && !var.protected
                && !var.quals.contains(Quals::CONST)
                && !var.quals.contains(Quals::VOLATILE)
        });
        let sum = sum.unwrap_or_else(|| {
            let zero = self.number(0);
            let init = self.p.push_init(Init::Expr(zero));
            let (ty, none) = (self.types.int(IntKind::UInt), Quals::NONE);
            let (id, decl) = self.declare(ty, none, Scope::Local, false, Storage::None, Some(init));
            self.locals.push(id);
            let stmt = self.statement(StmtKind::Decl(decl));
            out.push(stmt);
            id
        });
        self.note_steps(6 * scalars);
        let mut e = self.name_of(id);
        let mut ty = self.var(id).ty;
        let mut heads = Vec::new();
        let mut index_range = Vec::new();
        while let Shape::Array(elem, n) = self.types.shape(ty) {
            let (counter, decl) = self.counter("i", IntKind::Int, 0);
            let zero = self.number(0);
            self.set_init(decl, zero);
            let index = self.name_of(counter);
            self.bytes += 30;
            e = self.p.expr(ExprKind::Index(e, index));
            heads.push(decl);
            index_range.push(n);
            ty = elem;
        }
        let place = self.name_of(sum);
        let op = self.keeping_operator();
        let add = self.assign(Some(op), place, e);
        let mut stmt = self.effect_stmt(add);
        for (&decl, &n) in heads.iter().zip(&index_range).rev() {
            stmt = self.each(decl, n, &[stmt]);
        }
        out.push(stmt);
        self.body.pending.retain(|&(v, _)| v != id && v != sum);
        self.body.pending.push((sum, self.body.nesting));
    }
}
