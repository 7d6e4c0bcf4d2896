//! What stands inside loops over arrays: stencils, reductions, recurrences, gathers and scatters,
//! products of matrices, exchanges, searches, loops unrolled by hand. [`crate::nest`] has the loops.

use crate::expr::Value;
use crate::knobs::Knob;
use crate::nest::{Array, Element, Extent, NestLayout, Sub};
use crate::state::{Scope, State, VarId};
use crate::types::{Shape, common, promote, unsigned};
use cassay_lang::tree::*;

impl State {
    /// A loop, or a nest of loops, over arrays in scope.
    pub fn array_loop(&mut self, _: u64, out: &mut Vec<StmtId>) -> Option<StmtId> {
        let mut arrays = self.arrays();
        let none = !arrays.iter().any(|a| a.writable);
        let fresh = self.k.get(Knob::Arrays) > 0 && self.c.chance(if none { 700 } else { 120 });
        if fresh && !self.body.flat {
            let (array, stmt) = self.fresh_array(out)?;
            if self.c.chance(300) {
                return Some(stmt);
            }
            out.push(stmt);
            arrays.push(array);
        }
        let writable: Vec<Array> = arrays.iter().filter(|a| a.writable).cloned().collect();
        let target = self.c.pick(&writable)?.clone();
        let source = self.c.pick(&arrays)?.clone();
        match self.c.below(20) {
            0..=6 => self.map_nest(target, &arrays),
            7..=10 => self.reduction(source, &arrays, out),
            11 => self.swaps(target),
            12 => self.search(source, out),
            13 | 14 => self.unrolled(target, source),
            15 => self.product(target, &arrays),
            16 | 17 => self.gather(target, source, &arrays),
            _ => self.recurrence(target, &arrays),
        }
    }

    /// An array of this block, given values by a loop.
    fn fresh_array(&mut self, out: &mut Vec<StmtId>) -> Option<(Array, StmtId)> {
        let dims = 1 + self.c.below(self.k.get(Knob::Dimensions).min(3) as u64) as usize;
        let most = (self.k.get(Knob::Elements) as u64).max(2);
        let side = (2..=most).take_while(|n| n.pow(dims as u32) <= most).last();
        let side = side.unwrap_or(2);
        let dims: Vec<u32> = (0..dims)
            .map(|_| 2 + self.c.below(side - 1) as u32)
            .collect();
        let elements: u64 = dims.iter().map(|&n| u64::from(n)).product();
        if !self.affords(elements * 30) {
            return None;
        }
        let kind = self.any_kind();
        let mut ty = self.types.int(kind);
        for &n in dims.iter().rev() {
            ty = self.types.of(Shape::Array(ty, n));
        }
        let storage = Storage::None;
        let (id, decl) = self.declare(ty, Quals::NONE, Scope::Local, false, storage, None);
        let decl = self.statement(StmtKind::Decl(decl));
        out.push(decl);
        let array = Array {
            id,
            kind,
            writable: true,
            dims,
        };
        let levels = array.dims.len();
        let element = Element {
            subs: self.straight(&array, levels),
            array: array.clone(),
        };
        let extents = array.dims.iter().map(|&n| Extent {
            lo: 0,
            hi: i64::from(n) - 1,
            stride: 1,
        });
        let layout = NestLayout {
            elements: vec![element],
            extents: extents.collect(),
            exact: true,
        };
        let stmt = self.nest(&layout, |s, counters| {
            s.offer(&layout, 1, counters);
            let value = s.offered_expression();
            let place = s.element(&layout, 0, counters);
            s.note_steps(4);
            let e = s.assign(None, place.e, value.e);
            vec![s.effect_stmt(e)]
        });
        self.locals.push(id);
        self.note_array(id);
        Some((array, stmt))
    }

    /// Further elements for the right side.
    fn sources(&mut self, elements: &mut Vec<Element>, arrays: &[Array], levels: usize) {
        let count = 1 + self.c.below(3);
        let mut last: Option<Array> = None;
        for _ in 0..count {
            // Often another element of the same array: that makes a stencil.
            let array = match last.take() {
                Some(array) if self.c.chance(600) => array,
                _ => match self.c.pick(arrays) {
                    Some(array) => array.clone(),
                    None => return,
                },
            };
            let subs = self.crooked(&array, levels);
            last = Some(array.clone());
            elements.push(Element { array, subs });
        }
    }

    /// `b[i] = f(a[i - 1], a[i], c[i])`, perhaps under a condition.
    fn map_nest(&mut self, target: Array, arrays: &[Array]) -> Option<StmtId> {
        let levels = self.levels(target.dims.len());
        let subs = if self.c.chance(800) {
            self.straight(&target, levels)
        } else {
            self.crooked(&target, levels)
        };
        let mut elements = vec![Element {
            array: target,
            subs,
        }];
        self.sources(&mut elements, arrays, levels);
        let layout = self.layout(elements, levels, 40)?;
        Some(self.nest(&layout, |s, counters| {
            let mut out = Vec::new();
            let times = if s.c.chance(200) { 2 } else { 1 };
            for _ in 0..times {
                let conditional = s.c.chance(250);
                let cond = conditional.then(|| {
                    s.offer(&layout, 0, counters);
                    s.note_steps(2);
                    s.offered_condition()
                });
                s.offer(&layout, 1, counters);
                let value = match s.full.offers.first() {
                    Some(&first) if s.c.chance(150) => {
                        let e = s.copy(first.e);
                        Value { e, ..first }
                    }
                    _ => s.offered_expression(),
                };
                let stmt = s.store(&layout, 0, counters, value);
                out.push(match cond {
                    Some(cond) => {
                        s.bytes += 5;
                        s.statement(StmtKind::If(cond, stmt, None))
                    }
                    None => stmt,
                });
            }
            if s.c.chance(120) {
                let stmt = s.assignment();
                out.push(stmt);
            }
            out
        }))
    }

    /// A comparison of what is offered.
    pub fn offered_condition(&mut self) -> ExprId {
        const OPS: &[BinaryOp] = &[
            BinaryOp::Lt,
            BinaryOp::Gt,
            BinaryOp::Le,
            BinaryOp::Ne,
            BinaryOp::Eq,
            BinaryOp::BitAnd,
        ];
        let op = *self.c.pick(OPS).unwrap_or(&BinaryOp::Lt);
        let a = self.make_expression(1, 2);
        let b = self.make_expression(0, 1);
        self.binary(op, a.e, b.e)
    }

    /// A visible integer variable to accumulate in, or a new one.
    fn accumulator(&mut self, out: &mut Vec<StmtId>) -> Option<(VarId, bool)> {
        if self.body.flat || self.c.chance(600) {
            for _ in 0..8 {
                let (locals, globals) = (self.locals.len() as u64, self.globals.len() as u64);
                let at = self.c.below((locals + globals).max(1));
                let id = match self.locals.get(at as usize) {
                    Some(&id) => id,
                    None => *self.globals.get((at - locals) as usize)?,
                };
                let var = self.var(id);
                let integer = matches!(
                    self.types.shape(var.ty),
                    Shape::Int(kind) if kind != IntKind::Bool
                );
                let quals = Quals::VOLATILE.union(Quals::CONST);
                if integer && !var.protected && var.quals.without(quals) == var.quals {
                    return Some((id, false));
                }
            }
            return None;
        }
        let kind = match self.happens(Knob::Narrow) {
            true => self.narrow_kind(),
            false => self.any_kind(),
        };
        let kind = match kind {
            IntKind::Bool => IntKind::Int,
            kind if self.c.chance(500) => unsigned(kind),
            kind => kind,
        };
        let start = if self.c.chance(700) {
            let start = self.c.below(2);
            self.number(start)
        } else {
            self.constant(kind)
        };
        let ty = self.types.int(kind);
        let init = self.p.push_init(Init::Expr(start));
        let (scope, storage) = (Scope::Local, Storage::None);
        let (id, decl) = self.declare(ty, Quals::NONE, scope, false, storage, Some(init));
        self.locals.push(id);
        let stmt = self.statement(StmtKind::Decl(decl));
        out.push(stmt);
        Some((id, true))
    }

    /// Sums, extremes, counts, dot products.
    fn reduction(
        &mut self,
        source: Array,
        arrays: &[Array],
        out: &mut Vec<StmtId>,
    ) -> Option<StmtId> {
        let levels = self.levels(source.dims.len());
        let subs = self.crooked(&source, levels);
        let mut elements = vec![Element {
            array: source,
            subs,
        }];
        if self.c.chance(500) {
            self.sources(&mut elements, arrays, levels);
        }
        let layout = self.layout(elements, levels, 30)?;
        let (acc, fresh) = self.accumulator(out)?;
        self.body.busy.insert(acc);
        // Nothing in the nest may count by it.
        let protected = std::mem::replace(&mut self.vars[acc.0 as usize].protected, true);
        let stmt = self.nest(&layout, |s, counters| {
            vec![s.reduce(&layout, acc, fresh, counters)]
        });
        self.vars[acc.0 as usize].protected = protected;
        if !fresh {
            return Some(stmt);
        }
        // What was accumulated goes somewhere.
        out.push(stmt);
        self.begin_full();
        self.avoid(acc);
        let place = self.taker()?;
        let value = self.scalar_value(acc);
        self.body.pending.retain(|&(id, _)| id != acc);
        Some(self.taken_by(&place, value))
    }

    /// The statement that takes an element into an accumulator.
    fn reduce(
        &mut self,
        layout: &NestLayout,
        acc: VarId,
        fresh: bool,
        counters: &[VarId],
    ) -> StmtId {
        self.note_write(acc);
        self.note_read(acc);
        self.note_steps(4);
        let form = self.c.below(10);
        self.offer(layout, 0, counters);
        match form {
            0 | 1 if fresh => {
                // The smallest or the largest.
                let op = if self.c.chance(500) {
                    BinaryOp::Lt
                } else {
                    BinaryOp::Gt
                };
                let element = self.element(layout, 0, counters);
                let again = self.copy(element.e);
                let old = self.name_of(acc);
                let cond = self.binary(op, element.e, old);
                if form == 0 {
                    let kept = self.name_of(acc);
                    self.bytes += 6;
                    let e = self.p.expr(ExprKind::Cond(cond, Some(again), kept));
                    let place = self.name_of(acc);
                    let e = self.assign(None, place, e);
                    return self.effect_stmt(e);
                }
                let place = self.name_of(acc);
                let e = self.assign(None, place, again);
                let stmt = self.effect_stmt(e);
                self.bytes += 5;
                self.statement(StmtKind::If(cond, stmt, None))
            }
            2 => {
                // How many are there with some property.
                let cond = self.offered_condition();
                let place = self.name_of(acc);
                let e = self.unary(UnaryOp::PostInc, place);
                let stmt = self.effect_stmt(e);
                self.bytes += 5;
                self.statement(StmtKind::If(cond, stmt, None))
            }
            3 | 4 if layout.elements.len() > 1 => {
                let (a, b) = (
                    self.element(layout, 0, counters),
                    self.element(layout, 1, counters),
                );
                let kind = common(&self.target, a.kind, b.kind);
                let a = if self.target.is_signed(kind) && self.c.chance(600) {
                    self.cast(unsigned(kind), a.e)
                } else {
                    a.e
                };
                let product = self.binary(BinaryOp::Mul, a, b.e);
                let place = self.name_of(acc);
                let e = self.assign(Some(BinaryOp::Add), place, product);
                self.effect_stmt(e)
            }
            _ => {
                let value = self.offered_expression();
                let op = self.gathering();
                let place = self.name_of(acc);
                let e = self.assign(Some(op), place, value.e);
                self.effect_stmt(e)
            }
        }
    }

    /// `a[i] = f(a[i - 1], …)`: every trip needs the one before.
    fn recurrence(&mut self, target: Array, arrays: &[Array]) -> Option<StmtId> {
        let levels = self.levels(target.dims.len());
        let subs = self.straight(&target, levels);
        let mut before = subs.clone();
        let level = self.c.below(levels as u64) as usize;
        if let Some(Sub::Level { plus, .. }) = before.get_mut(level) {
            *plus = *self.c.pick(&[-1, -1, -1, 1, -2, -3])?;
        }
        let mut elements = vec![
            Element {
                array: target.clone(),
                subs,
            },
            Element {
                array: target,
                subs: before,
            },
        ];
        if self.c.chance(500) {
            self.sources(&mut elements, arrays, levels);
        }
        let layout = self.layout(elements, levels, 30)?;
        Some(self.nest(&layout, |s, counters| {
            s.offer(&layout, 1, counters);
            let value = s.offered_expression();
            vec![s.store(&layout, 0, counters, value)]
        }))
    }

    /// An index from another array, on the left or on the right.
    fn gather(&mut self, target: Array, source: Array, arrays: &[Array]) -> Option<StmtId> {
        let indexes: Vec<&Array> = arrays.iter().filter(|a| a.id != target.id).collect();
        let indexes = (*self.c.pick(&indexes)?).clone();
        let scatter = self.c.chance(400);
        let (scattered, levels) = if scatter {
            (target.clone(), self.levels(source.dims.len()))
        } else {
            (source.clone(), self.levels(target.dims.len()))
        };
        let mut subs = self.straight(&scattered, levels);
        let at = self.c.below(subs.len() as u64) as usize;
        subs[at] = Sub::Gather { element: 2 };
        let gathered = Element {
            array: scattered,
            subs,
        };
        let other = if scatter { source } else { target };
        let subs = self.straight(&other, levels);
        let other = Element { array: other, subs };
        let subs = self.straight(&indexes, levels);
        let index = Element {
            array: indexes,
            subs,
        };
        let mut elements = vec![other, gathered, index];
        if scatter {
            elements.swap(0, 1);
        }
        let layout = self.layout(elements, levels, 40)?;
        Some(self.nest(&layout, |s, counters| {
            s.offer(&layout, 1, counters);
            let value = s.offered_expression();
            vec![s.store(&layout, 0, counters, value)]
        }))
    }

    /// `c[i][j] += a[i][k] * b[k][j]`
    fn product(&mut self, target: Array, arrays: &[Array]) -> Option<StmtId> {
        if self.k.get(Knob::LoopDepth) < 3 || target.dims.len() != 2 {
            return self.map_nest(target, arrays);
        }
        let flat: Vec<Array> = arrays
            .iter()
            .filter(|a| a.dims.len() == 2)
            .cloned()
            .collect();
        let a = self.c.pick(&flat)?.clone();
        let b = self.c.pick(&flat)?.clone();
        let at = |level: usize| Sub::Level {
            level,
            by: 1,
            plus: 0,
        };
        let of = |array: Array, x, y| Element {
            array,
            subs: vec![at(x), at(y)],
        };
        let kind = common(&self.target, a.kind, b.kind);
        let elements = vec![of(target, 0, 1), of(a, 0, 2), of(b, 2, 1)];
        let layout = self.layout(elements, 3, 15)?;
        Some(self.nest(&layout, |s, counters| {
            s.begin_full();
            for at in 0..3 {
                s.note_read(layout.elements[at].array.id);
            }
            s.note_write(layout.elements[0].array.id);
            s.note_steps(8);
            let a = s.element(&layout, 1, counters);
            let a = if s.target.is_signed(kind) && s.c.chance(700) {
                s.cast(unsigned(kind), a.e)
            } else {
                a.e
            };
            let b = s.element(&layout, 2, counters);
            let product = s.binary(BinaryOp::Mul, a, b.e);
            let c = s.element(&layout, 0, counters);
            let op = (c.kind != IntKind::Bool).then_some(BinaryOp::Add);
            let e = s.assign(op, c.e, product);
            vec![s.effect_stmt(e)]
        }))
    }

    /// `a[i] = a[i] op c; a[i + 1] = a[i + 1] op c; …` in steps of so many.
    fn unrolled(&mut self, target: Array, source: Array) -> Option<StmtId> {
        let times = 2 + self.c.below(3) as i64;
        let one = |plus| Sub::Level {
            level: 0,
            by: 1,
            plus,
        };
        // Along the last dimension, the one that lies together in memory.
        let along = |s: &mut State, array: &Array, plus| {
            let mut subs: Vec<Sub> = array
                .dims
                .iter()
                .map(|&n| Sub::Fixed(s.c.below(n.into()) as u32))
                .collect();
            if let Some(last) = subs.last_mut() {
                *last = one(plus);
            }
            subs
        };
        let (left, right) = (along(self, &target, 0), along(self, &source, 0));
        let mut elements = Vec::new();
        for k in 0..times {
            for (array, subs) in [(&target, &left), (&source, &right)] {
                let mut subs = subs.clone();
                if let Some(last) = subs.last_mut() {
                    *last = one(k);
                }
                elements.push(Element {
                    array: array.clone(),
                    subs,
                });
            }
        }
        let mut layout = self.layout(elements, 1, 15 * times as u64)?;
        if self.c.chance(800) {
            layout.extents[0].stride = times;
        }
        let op = self.joining();
        let kind = source.kind;
        let same = self.c.chance(700);
        let keeps = self.c.chance(600);
        let constant = self.constant_value(kind);
        Some(self.nest(&layout, |s, counters| {
            let mut out = Vec::new();
            for k in 0..times as usize {
                s.begin_full();
                s.note_read(source.id);
                s.note_read(target.id);
                s.note_write(target.id);
                s.note_steps(6);
                let mut value = s.element(&layout, 2 * k + 1, counters);
                let wide = promote(&s.target, kind);
                if s.target.is_signed(wide) && same {
                    value.e = s.cast(unsigned(wide), value.e);
                    value.kind = unsigned(wide);
                }
                let other = if same {
                    s.literal(wide, constant)
                } else {
                    s.constant(kind)
                };
                let e = s.binary(op, value.e, other);
                let place = s.element(&layout, 2 * k, counters);
                let kept = keeps && place.kind != IntKind::Bool;
                let e = s.assign(kept.then_some(BinaryOp::BitXor), place.e, e);
                out.push(s.effect_stmt(e));
            }
            out
        }))
    }

    /// Exchanges: a reversal in place, or a step of a sort.
    fn swaps(&mut self, target: Array) -> Option<StmtId> {
        let levels = self.levels(target.dims.len());
        let mut subs = self.straight(&target, levels);
        let mut other = subs.clone();
        let level = self.c.below(levels as u64) as usize;
        let reversal = self.c.chance(500);
        other[level] = if reversal {
            Sub::Reverse { level }
        } else {
            Sub::Level {
                level,
                by: 1,
                plus: 1,
            }
        };
        if self.c.chance(100) {
            std::mem::swap(&mut subs, &mut other);
        }
        let kind = target.kind;
        let id = target.id;
        let elements = vec![
            Element {
                array: target.clone(),
                subs,
            },
            Element {
                array: target,
                subs: other,
            },
        ];
        let mut layout = self.layout(elements, levels, 30)?;
        let extent = &mut layout.extents[level];
        if reversal && extent.hi > extent.lo {
            extent.hi = (extent.lo + extent.hi) / 2;
        }
        Some(self.nest(&layout, |s, counters| {
            s.begin_full();
            s.note_read(id);
            s.note_write(id);
            s.note_steps(8);
            let a = s.element(&layout, 0, counters);
            let ty = s.types.int(kind);
            let init = s.p.push_init(Init::Expr(a.e));
            let (scope, storage) = (Scope::Local, Storage::None);
            let (saved, decl) = s.declare(ty, Quals::NONE, scope, false, storage, Some(init));
            let first = s.statement(StmtKind::Decl(decl));
            let (a, b) = (
                s.element(&layout, 0, counters),
                s.element(&layout, 1, counters),
            );
            let e = s.assign(None, a.e, b.e);
            let second = s.effect_stmt(e);
            let b = s.element(&layout, 1, counters);
            let saved = s.name_of(saved);
            let e = s.assign(None, b.e, saved);
            let third = s.effect_stmt(e);
            let all = [first, second, third];
            if reversal {
                return all.to_vec();
            }
            let (a, b) = (
                s.element(&layout, 0, counters),
                s.element(&layout, 1, counters),
            );
            let cond = s.binary(BinaryOp::Gt, a.e, b.e);
            let block = s.p.block(&all);
            s.bytes += 12;
            vec![s.statement(StmtKind::If(cond, block, None))]
        }))
    }

    /// `while (i < n && a[i] != x) i++;`
    fn search(&mut self, source: Array, out: &mut Vec<StmtId>) -> Option<StmtId> {
        if self.body.flat {
            return None;
        }
        let level = self.c.below(source.dims.len() as u64) as usize;
        let n = source.dims[level];
        if !self.affords(u64::from(n) * 12) {
            return None;
        }
        let zero = self.number(0);
        let id = self.front_decl(out, "i", IntKind::Int, Some(zero));
        self.vars[id.0 as usize].below = n + 1;
        let subs = (0..source.dims.len())
            .map(|d| {
                if d == level {
                    Sub::Level {
                        level: 0,
                        by: 1,
                        plus: 0,
                    }
                } else {
                    Sub::Fixed(self.c.below(source.dims[d].into()) as u32)
                }
            })
            .collect();
        let layout = NestLayout {
            elements: vec![Element {
                array: source,
                subs,
            }],
            extents: Vec::new(),
            exact: true,
        };
        self.note_steps(u64::from(n) * 8);
        let outer = self.body.trips;
        let name = self.name_of(id);
        let limit = self.number(n.into());
        let inside = self.binary(BinaryOp::Lt, name, limit);
        self.begin_full();
        self.note_read(layout.elements[0].array.id);
        let element = self.element(&layout, 0, &[id]);
        let op = *self.c.pick(&[BinaryOp::Ne, BinaryOp::Gt, BinaryOp::Le])?;
        self.body.trips = self.body.trips.saturating_mul(n.into());
        let sought = self.make_expression(0, 1);
        self.body.trips = outer;
        let differs = self.binary(op, element.e, sought.e);
        let cond = self.binary(BinaryOp::LogAnd, inside, differs);
        let step = self.step_expr(id, crate::course::Step::Add(1));
        self.body.indent += 1;
        let step = self.effect_stmt(step);
        self.body.indent -= 1;
        self.bytes += 8;
        self.locals.push(id);
        self.note_counters(self.locals.len() - 1);
        Some(self.statement(StmtKind::While(cond, step)))
    }
}
