//! Scans: loops with several accumulators, narrow and conditional ones, that are left early, search,
//! or ask for what they change themselves.

use crate::expr::Value;
use crate::knobs::Knob;
use crate::nest::{Array, Element, Extent, NestLayout};
use crate::state::{Scope, State, VarId};
use crate::types::{Shape, promote, unsigned};
use cassay_lang::tree::*;

/// A variable that a loop asks and changes.
#[derive(Clone, Copy)]
struct Flag {
    id: VarId,
    by: Change,
}

/// By what it is changed.
#[derive(Clone, Copy)]
enum Change {
    Name,
    Pointer(VarId),
    Call(usize),
}

impl State {
    /// A loop, or a nest of loops, over arrays or nothing but its counters.
    pub fn scan_statement(&mut self, bytes: u64, out: &mut Vec<StmtId>) -> Option<StmtId> {
        if self.body.flat {
            return None;
        }
        let count = 3 + self.c.below(4) as usize;
        let layout = self.scan_layout(count as u64)?;
        let mut accs = Vec::new();
        let mut fresh = Vec::new();
        for _ in 0..count {
            match self.known_accumulator(&accs) {
                Some(id) => accs.push(id),
                None => {
                    let id = self.fresh_accumulator(out);
                    accs.push(id);
                    fresh.push(id);
                }
            }
        }
        let flag = match !self.body.quiet && self.c.chance(400) {
            true => self.draw_flag(out),
            false => None,
        };
        for &acc in &accs {
            self.body.busy.insert(acc);
        }
        if let Some(flag) = &flag {
            self.body.busy.insert(flag.id);
        }
        let stmt = self.nest(&layout, |s, counters| {
            s.scan_body(&layout, &accs, counters, (bytes, flag))
        });
        for &acc in &accs {
            if !self.is_pending(acc) {
                self.body.pending.push((acc, self.body.nesting));
            }
        }
        if fresh.is_empty() || fresh.len() < accs.len() && self.c.chance(500) {
            return Some(stmt);
        }
        let accs = fresh;
        out.push(stmt);
        // What was accumulated goes somewhere.
        self.begin_full();
        let mut all: Option<Value> = None;
        for &acc in &accs {
            let value = self.variable_value(acc);
            all = Some(match all {
                None => value,
                Some(before) => self.both(before, value),
            });
        }
        let all = all?;
        self.body.pending.retain(|(id, _)| !accs.contains(id));
        self.note_steps(2 + count as u64);
        for &acc in &accs {
            self.avoid(acc);
        }
        match self.taker() {
            Some(place) => Some(self.taken_by(&place, all)),
            None => self.sink(all),
        }
    }

    /// A value that a variable has.
    fn variable_value(&mut self, id: VarId) -> Value {
        self.note_read(id);
        Value {
            kind: self.int_kind(id),
            e: self.name_of(id),
            simple: true,
        }
    }

    /// `int x = value;`, where there is no place for it.
    fn sink(&mut self, value: Value) -> Option<StmtId> {
        let ty = self.types.int(promote(&self.target, value.kind));
        let init = self.p.push_init(Init::Expr(value.e));
        let (scope, storage) = (Scope::Local, Storage::None);
        let (id, decl) = self.declare(ty, Quals::NONE, scope, false, storage, Some(init));
        self.locals.push(id);
        Some(self.statement(StmtKind::Decl(decl)))
    }

    /// A variable that is there to accumulate in, often.
    fn known_accumulator(&mut self, but: &[VarId]) -> Option<VarId> {
        if !self.c.chance(600) {
            return None;
        }
        let count = self.locals.len() as u64;
        let id = match count {
            0 => return None,
            _ => self.locals[self.c.below(count) as usize],
        };
        let var = self.var(id);
        let fits = !var.addressed
            && !var.protected
            && var.alias.is_none()
            && var.quals.is_empty()
            && var.scope != Scope::Static
            && !but.contains(&id)
            && matches!(self.types.shape(var.ty), Shape::Int(kind) if kind != IntKind::Bool);
        fits.then_some(id)
    }

    fn fresh_accumulator(&mut self, out: &mut Vec<StmtId>) -> VarId {
        let kind = match self.happens(Knob::Narrow) {
            true => self.narrow_kind(),
            false => self.any_kind(),
        };
        let kind = match kind {
            IntKind::Bool => IntKind::Int,
            kind if self.c.chance(500) => unsigned(kind),
            kind => kind,
        };
        let start = match self.c.below(3) {
            0 => self.number(0),
            1 => {
                self.begin_full();
                self.make_expression(0, 1).e
            }
            _ => self.constant(kind),
        };
        let ty = self.types.int(kind);
        let init = self.p.push_init(Init::Expr(start));
        let (scope, storage) = (Scope::Local, Storage::None);
        let (id, decl) = self.declare(ty, Quals::NONE, scope, false, storage, Some(init));
        self.note_steps(2);
        let stmt = self.statement(StmtKind::Decl(decl));
        out.push(stmt);
        self.locals.push(id);
        id
    }

    fn scan_layout(&mut self, statements: u64) -> Option<NestLayout> {
        let cost = 30 * statements;
        let arrays = self.arrays();
        if let Some(first) = self.c.pick(&arrays).cloned()
            && self.c.chance(800)
        {
            let levels = self.levels(first.dims.len()).min(2);
            let mut elements = Vec::new();
            for at in 0..1 + self.c.below(2) {
                let array: Array = match at {
                    0 => first.clone(),
                    _ => self.c.pick(&arrays)?.clone(),
                };
                let subs = self.crooked(&array, levels);
                elements.push(Element { array, subs });
            }
            return self.layout(elements, levels, cost);
        }
        let levels = 1 + self.c.below(2) as usize;
        let mut layout = self.layout(Vec::new(), levels, cost)?;
        for extent in &mut layout.extents {
            let trips = self.trips(cost).min(if levels > 1 { 12 } else { 200 });
            if trips < 2 {
                return None;
            }
            *extent = Extent {
                lo: 0,
                hi: trips as i64 - 1,
                stride: 1,
            };
        }
        let trips = layout.extents.iter().map(|e| e.trips()).product::<u64>();
        self.affords(trips * cost).then_some(layout)
    }

    fn scan_body(
        &mut self,
        layout: &NestLayout,
        accs: &[VarId],
        counters: &[VarId],
        (bytes, flag): (u64, Option<Flag>),
    ) -> Vec<StmtId> {
        let mut out = Vec::new();
        let mut order = accs.to_vec();
        self.c.shuffle(&mut order);
        let early = self.c.below(2 + order.len() as u64) as usize;
        for (at, &acc) in order.iter().enumerate() {
            if at == early {
                out.extend(self.scan_exit(layout, accs, counters));
            }
            let stmt = self.accumulate(layout, acc, accs, counters);
            out.push(stmt);
        }
        if self.k.get(Knob::Switch) > 0 && bytes > 250 && self.c.chance(250) {
            let stmt = self.switch_statement(200, &mut out);
            out.extend(stmt);
        }
        if let Some(flag) = flag {
            out.extend(self.changing_condition(layout, accs, counters, &flag));
        }
        out
    }

    /// `if (a[i] == x) break;`, perhaps with the place that was found.
    fn scan_exit(
        &mut self,
        layout: &NestLayout,
        accs: &[VarId],
        counters: &[VarId],
    ) -> Option<StmtId> {
        self.body.indent += 1;
        self.body.nesting += 1;
        let exit = self.leave();
        self.body.nesting -= 1;
        self.body.indent -= 1;
        let exit = exit?;
        self.offer(layout, 0, counters);
        self.offer_variable(accs);
        let cond = self.offered_condition();
        self.note_steps(3);
        self.bytes += 5;
        let then = match (self.c.pick(accs), self.c.pick(counters)) {
            (Some(&acc), Some(&counter)) if self.c.chance(300) => {
                let (place, found) = (self.name_of(acc), self.name_of(counter));
                let op = self.c.chance(700).then(|| self.keeping_operator());
                let e = self.assign(op, place, found);
                let keep = self.effect_stmt(e);
                self.bytes += 8;
                self.p.block(&[keep, exit])
            }
            _ => exit,
        };
        Some(self.statement(StmtKind::If(cond, then, None)))
    }

    fn offer_variable(&mut self, accs: &[VarId]) {
        if let Some(&id) = self.c.pick(accs) {
            let bytes = self.bytes;
            let value = self.variable_value(id);
            self.full.offers.push(value);
            self.bytes = bytes;
        }
    }

    /// A statement that takes something into an accumulator.
    fn accumulate(
        &mut self,
        layout: &NestLayout,
        acc: VarId,
        accs: &[VarId],
        counters: &[VarId],
    ) -> StmtId {
        let kind = self.int_kind(acc);
        let wide = promote(&self.target, kind);
        self.note_steps(5);
        let conditional = self.c.chance(300).then(|| {
            self.offer(layout, 0, counters);
            self.offer_variable(accs);
            self.offered_condition()
        });
        self.offer(layout, 0, counters);
        // What it has already must not cancel out.
        self.avoid(acc);
        if self.c.chance(300) {
            let others: Vec<VarId> = accs.iter().copied().filter(|&id| id != acc).collect();
            self.offer_variable(&others);
        }
        let form = self.c.below(10);
        let value = match form {
            // It is there twice.
            0 | 1 => self.make_expression(1, 2),
            _ => self.offered_within(5),
        };
        let place = self.name_of(acc);
        let old = |s: &mut State| match s.target.is_signed(wide) && wide == kind {
            // A wide one would overflow.
            true => {
                let e = s.name_of(acc);
                s.cast(unsigned(wide), e)
            }
            false => s.name_of(acc),
        };
        let e = match form {
            // Extremes forget what they had; some only look at a limit.
            0 | 1 if value.simple && self.c.chance(920) => {
                let op = [BinaryOp::Lt, BinaryOp::Gt][form as usize];
                let limit = self.constant(value.kind);
                let (again, kept) = (self.copy(value.e), self.copy(limit));
                let cond = self.binary(op, value.e, limit);
                self.bytes += 6;
                let e = self.p.expr(ExprKind::Cond(cond, Some(again), kept));
                let op = self.keeping_operator();
                self.assign(Some(op), place, e)
            }
            0 | 1 if value.simple => {
                let op = [BinaryOp::Lt, BinaryOp::Gt][form as usize];
                let again = self.copy(value.e);
                let (left, kept) = (self.name_of(acc), self.name_of(acc));
                let cond = self.binary(op, value.e, left);
                self.bytes += 6;
                let e = self.p.expr(ExprKind::Cond(cond, Some(again), kept));
                self.assign(None, place, e)
            }
            2 => self.unary(UnaryOp::PostInc, place),
            3 => {
                let by = [3, 5, 7, 9, 31, 33][self.c.below(6) as usize];
                let (left, by) = (old(self), self.number(by));
                let product = self.binary(BinaryOp::Mul, left, by);
                let e = self.binary(BinaryOp::Add, product, value.e);
                self.assign(None, place, e)
            }
            4 => {
                let by = 1 + self.c.below(7);
                let (left, by) = (old(self), self.number(by));
                let moved = self.binary(BinaryOp::Shl, left, by);
                let e = self.binary(BinaryOp::BitXor, moved, value.e);
                // Without the old value all of it would soon be shifted out.
                let op = self.c.chance(850).then_some(BinaryOp::Add);
                self.assign(op, place, e)
            }
            5 => {
                let left = old(self);
                let e = self.binary(BinaryOp::Sub, value.e, left);
                self.assign(None, place, e)
            }
            _ => {
                let op = self.gathering();
                self.assign(Some(op), place, value.e)
            }
        };
        let stmt = self.effect_stmt(e);
        match conditional {
            Some(cond) => {
                self.bytes += 5;
                self.statement(StmtKind::If(cond, stmt, None))
            }
            None => stmt,
        }
    }

    /// A global variable that a loop both asks and changes, with what changes it.
    fn draw_flag(&mut self, out: &mut Vec<StmtId>) -> Option<Flag> {
        let id = self.writable_global()?;
        let var = *self.var(id);
        // A function that writes it, if there is one nearby.
        let count = self.functions.len();
        let writer = (0..count).rev().take(12).find(|&f| {
            let function = &self.functions[f];
            function.pointer.is_none() && function.writes.vars.contains(id) && function.cost < 400
        });
        if let Some(f) = writer
            && self.c.chance(500)
        {
            let by = Change::Call(f);
            return Some(Flag { id, by });
        }
        if !var.addressed || self.c.chance(300) {
            let by = Change::Name;
            return Some(Flag { id, by });
        }
        let name = self.name_of(id);
        let address = self.unary(UnaryOp::AddrOf, name);
        let ty = self.types.of(Shape::Pointer(var.ty, Quals::NONE));
        let init = self.p.push_init(Init::Expr(address));
        let (none, storage) = (Quals::NONE, Storage::None);
        let (p, decl) = self.declare(ty, none, Scope::Local, false, storage, Some(init));
        self.note_steps(2);
        let stmt = self.statement(StmtKind::Decl(decl));
        out.push(stmt);
        let by = Change::Pointer(p);
        Some(Flag { id, by })
    }

    /// `if (g & 4) x += …; g ^= …;`: the condition looks as if the loop did not change it.
    fn changing_condition(
        &mut self,
        layout: &NestLayout,
        accs: &[VarId],
        counters: &[VarId],
        flag: &Flag,
    ) -> Vec<StmtId> {
        let mut out = Vec::new();
        let Some(&acc) = self.c.pick(accs) else {
            return out;
        };
        self.note_read(flag.id);
        self.note_write(flag.id);
        self.note_steps(6);
        let bit = 1 << self.c.below(6);
        let (name, bit) = (self.name_of(flag.id), self.number(bit));
        let cond = self.binary(BinaryOp::BitAnd, name, bit);
        let stmt = self.accumulate(layout, acc, accs, counters);
        self.bytes += 5;
        out.push(self.statement(StmtKind::If(cond, stmt, None)));
        if let Change::Call(f) = flag.by {
            let free = !self.functions[f].writes.vars.meets(&self.body.held);
            if free && self.affords(self.functions[f].cost) {
                self.begin_full();
                let writes = self.functions[f].writes.clone();
                self.full.forbidden.union(&writes);
                let signature = self.functions[f].signature as usize;
                let e = if self.types.signatures[signature].result.is_none() {
                    self.call(f).e
                } else if self.gives_integer(f) {
                    // A result is accumulated, too.
                    let value = self.call_value(f);
                    let op = self.keeping_operator();
                    let place = self.name_of(acc);
                    self.assign(Some(op), place, value.e)
                } else {
                    return out;
                };
                out.push(self.effect_stmt(e));
            }
            return out;
        }
        self.offer(layout, 0, counters);
        let value = self.offered_expression();
        let place = match flag.by {
            Change::Pointer(p) => {
                let p = self.name_of(p);
                self.unary(UnaryOp::Deref, p)
            }
            _ => self.name_of(flag.id),
        };
        let e = self.assign(Some(BinaryOp::BitXor), place, value.e);
        out.push(self.effect_stmt(e));
        out
    }

    /// A global integer that may be written here.
    pub fn writable_global(&mut self) -> Option<VarId> {
        let count = self.globals.len() as u64;
        for _ in 0..8.min(count) {
            let id = self.globals[self.c.below(count) as usize];
            let var = self.var(id);
            let integer = matches!(self.types.shape(var.ty), Shape::Int(k) if k != IntKind::Bool);
            if integer && !var.protected && var.quals.is_empty() {
                return Some(id);
            }
        }
        None
    }
}
