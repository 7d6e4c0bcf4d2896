//! Loops over arrays: what vectorisers and other loop passes look for.
//!
//! A nest is planned before it is written: which elements of which arrays its statements use, as
//! subscripts in the counters of its levels. The bounds of the levels follow from these, so that no
//! subscript needs a repair. Then come the loops, in any order and direction. What stands in the
//! innermost one is in [`crate::pattern`].

use crate::counter::Held;
use crate::expr::Value;
use crate::knobs::Knob;
use crate::state::{State, VarId};
use crate::types::{Shape, common, max, promote, unsigned};
use cassay_lang::tree::*;

/// An array of integers in scope.
#[derive(Clone, Debug)]
pub struct Array {
    pub id: VarId,
    pub kind: IntKind,
    pub dims: Vec<u32>,
    pub writable: bool,
}

/// A subscript.
#[derive(Clone, Copy, Debug)]
pub enum Sub {
    /// The counter of a level, multiplied and moved.
    Level {
        level: usize,
        by: i64,
        plus: i64,
    },
    /// From the other end of the dimension.
    Reverse {
        level: usize,
    },
    Fixed(u32),
    /// The value of another element of the layout, folded into range.
    Gather {
        element: usize,
    },
}

/// An element of an array.
#[derive(Clone, Debug)]
pub struct Element {
    pub array: Array,
    pub subs: Vec<Sub>,
}

/// What a level's counter goes through: `lo..=hi` in steps.
#[derive(Clone, Copy, Debug)]
pub struct Extent {
    pub lo: i64,
    pub hi: i64,
    pub stride: i64,
}

impl Extent {
    pub fn trips(self) -> u64 {
        if self.hi < self.lo {
            return 0;
        }
        ((self.hi - self.lo) / self.stride + 1) as u64
    }
}

/// What counts a level.
enum Counter {
    Own(VarId, DeclId, IntKind),
    Held(Held),
}

impl Counter {
    fn id(&self) -> VarId {
        match self {
            Counter::Own(id, ..) => *id,
            Counter::Held(held) => held.id,
        }
    }

    fn kind(&self) -> IntKind {
        match self {
            Counter::Own(_, _, kind) => *kind,
            Counter::Held(held) => held.kind,
        }
    }
}

/// The first and the last value of a level's counter where they are computed; both are inside of its extent.
#[derive(Default)]
struct Head {
    first: Option<ExprId>,
    last: Option<ExprId>,
}

pub struct NestLayout {
    pub elements: Vec<Element>,
    pub extents: Vec<Extent>,
    /// Every value of every level counts: an array gets its first values.
    pub exact: bool,
}

/// Offsets of stencils.
const OFFSETS: &[i64] = &[-1, 1, 0, -2, 2, 3];

impl State {
    pub fn array_of(&self, id: VarId) -> Option<Array> {
        let var = self.var(id);
        if var.quals.contains(Quals::VOLATILE) || var.protected {
            return None;
        }
        let (mut ty, mut dims) = (var.ty, Vec::new());
        loop {
            match self.types.shape(ty) {
                Shape::Array(elem, n) => {
                    dims.push(n);
                    ty = elem;
                }
                Shape::Int(kind) if dims.iter().any(|&n| n > 1) => {
                    return Some(Array {
                        id,
                        kind,
                        dims,
                        writable: !var.quals.contains(Quals::CONST),
                    });
                }
                _ => return None,
            }
        }
    }

    /// Some of the arrays in scope.
    pub fn arrays(&mut self) -> Vec<Array> {
        let locals = self.locals.iter().rev().take(24);
        let mut ids: Vec<VarId> = locals.copied().collect();
        let globals = self.globals.len() as u64;
        if globals > 0 {
            let start = self.c.below(globals);
            ids.extend((0..globals.min(32)).map(|i| {
                let at = (start + i) % globals;
                self.globals[at as usize]
            }));
        }
        ids.into_iter().filter_map(|id| self.array_of(id)).collect()
    }

    // Plans.

    /// How many levels a nest over an array gets.
    pub fn levels(&mut self, dims: usize) -> usize {
        let most = dims.min(self.k.get(Knob::LoopDepth) as usize);
        if self.c.chance(750) {
            most
        } else {
            1 + self.c.below(most as u64) as usize
        }
    }

    /// Subscripts that follow the levels; dimensions beyond them are fixed.
    pub fn straight(&mut self, array: &Array, levels: usize) -> Vec<Sub> {
        let dims = array.dims.len();
        (0..dims)
            .map(|d| {
                if d < levels {
                    Sub::Level {
                        level: d,
                        by: 1,
                        plus: 0,
                    }
                } else {
                    Sub::Fixed(self.c.below(array.dims[d].into()) as u32)
                }
            })
            .collect()
    }

    /// An element near the straight one: moved, reversed, transposed, strided.
    pub fn crooked(&mut self, array: &Array, levels: usize) -> Vec<Sub> {
        let mut subs = self.straight(array, levels);
        let shuffled = subs.len() > 1 && self.c.chance(200);
        if shuffled {
            self.c.shuffle(&mut subs);
            for (sub, &n) in subs.iter_mut().zip(&array.dims) {
                if let Sub::Fixed(at) = sub {
                    *at %= n;
                }
            }
        }
        for (sub, &n) in subs.iter_mut().zip(&array.dims) {
            let Sub::Level { level, by, plus } = sub else {
                continue;
            };
            match self.c.below(12) {
                0..=4 if n > 3 => *plus = *self.c.pick(OFFSETS).unwrap_or(&1),
                5 => *sub = Sub::Reverse { level: *level },
                6 if n > 5 => {
                    *by = 2 + self.c.below(2) as i64;
                    *plus = self.c.below(2) as i64;
                }
                _ => {}
            }
        }
        subs
    }

    /// The bounds that all subscripts allow, within the budget of steps.
    pub fn layout(
        &mut self,
        elements: Vec<Element>,
        levels: usize,
        cost: u64,
    ) -> Option<NestLayout> {
        let mut extents = vec![
            Extent {
                lo: 0,
                hi: 5,
                stride: 1,
            };
            levels
        ];
        let mut used = vec![false; levels];
        for element in &elements {
            for (sub, &n) in element.subs.iter().zip(&element.array.dims) {
                let n = i64::from(n);
                let (level, lo, hi) = match *sub {
                    Sub::Level { level, by, plus } => {
                        // 0 <= by * i + plus < n
                        let lo = ((-plus).max(0) + by - 1) / by;
                        (level, lo, (n - 1 - plus).div_euclid(by))
                    }
                    Sub::Reverse { level } => (level, 0, n - 1),
                    Sub::Fixed(_) | Sub::Gather { .. } => continue,
                };
                let extent = &mut extents[level];
                extent.hi = if used[level] { extent.hi.min(hi) } else { hi };
                extent.lo = extent.lo.max(lo);
                used[level] = true;
            }
        }
        for extent in &mut extents {
            if extent.hi < extent.lo {
                return None;
            }
            if self.c.chance(100) {
                extent.stride = 2 + self.c.below(3) as i64;
            }
            if extent.hi > extent.lo + 2 && self.c.chance(100) {
                extent.hi -= 1;
            }
        }
        // Too many trips for the budget: fewer of the longest level.
        loop {
            let trips = extents
                .iter()
                .fold(1u64, |n, e| n.saturating_mul(e.trips()));
            if self.affords(trips.saturating_mul(cost)) {
                break;
            }
            let longest = extents.iter_mut().max_by_key(|e| e.trips())?;
            if longest.trips() < 4 {
                return None;
            }
            longest.hi = longest.lo + (longest.hi - longest.lo) / 2;
        }
        Some(NestLayout {
            elements,
            extents,
            exact: false,
        })
    }

    // The loops.

    /// Writes the loops of a layout around statements that are made with the counters visible.
    pub fn nest(
        &mut self,
        layout: &NestLayout,
        statements: impl FnOnce(&mut State, &[VarId]) -> Vec<StmtId>,
    ) -> StmtId {
        let visible = self.locals.len();
        let levels = layout.extents.len();
        let outer_trips = self.body.trips;
        let mut counters = Vec::with_capacity(levels);
        let mut own = Vec::with_capacity(levels);
        for element in &layout.elements {
            self.body.busy.insert(element.array.id);
        }
        for extent in &layout.extents {
            if let Some(held) = self.nest_counter(*extent) {
                own.push(held.id);
                counters.push(Counter::Held(held));
                continue;
            }
            let kind = match self.counter_kind() {
                IntKind::Int128 | IntKind::UInt128 => IntKind::Long,
                // It must have room for the value behind the last one.
                kind if max(&self.target, kind) < i128::from(extent.hi + extent.stride) => {
                    IntKind::Int
                }
                kind => kind,
            };
            let (id, decl) = self.counter("i", kind, (extent.hi + 1) as u32);
            counters.push(Counter::Own(id, decl, kind));
            own.push(id);
            self.body.trips = self.body.trips.saturating_mul(extent.trips().max(1));
        }
        // Only now: what is taken up in front of one must not need another.
        self.locals.extend(own);
        self.body.busy.clear();
        self.note_steps(3);
        self.body.indent += levels as u32;
        self.body.nesting += 1;
        self.body.loops += 1;
        let switches = std::mem::take(&mut self.body.switches);
        let no_continue = std::mem::take(&mut self.body.no_continue);
        let flat = std::mem::take(&mut self.body.flat);
        let ids: Vec<VarId> = counters.iter().map(Counter::id).collect();
        let mut inner = match self.c.pick(&ids) {
            Some(&id) if self.c.chance(800) && self.happens(Knob::Sums) => self.take_each(id, 1),
            _ => Vec::new(),
        };
        inner.extend(statements(self, &ids));
        // What was offered or repeated is in scope no longer.
        self.full.offers.clear();
        self.full.seen.clear();
        self.body.flat = flat;
        self.body.no_continue = no_continue;
        self.body.switches = switches;
        self.body.loops -= 1;
        self.settle();
        self.body.nesting -= 1;
        let mut stmt = match inner[..] {
            [one] if !matches!(self.p[one].kind, StmtKind::Decl(_)) => one,
            _ => self.p.block(&inner),
        };
        // Which level is outermost is a choice of its own.
        let mut order: Vec<usize> = (0..levels).collect();
        if self.c.chance(250) {
            self.c.shuffle(&mut order);
        }
        // Only what is visible in front of the nest may stand in its heads, and a counter has any value there.
        self.body.trips = outer_trips;
        self.locals.truncate(visible);
        for id in &ids {
            self.vars[id.0 as usize].below = 0;
        }
        for (at, &level) in order.iter().enumerate().rev() {
            self.body.indent -= 1;
            let extent = layout.extents[level];
            let mut around = order[..at].iter().map(|&l| (ids[l], layout.extents[l]));
            let head = match layout.exact {
                true => Head::default(),
                false => self.draw_head(extent, around.next_back()),
            };
            stmt = self.level(&counters[level], extent, head, stmt);
        }
        for counter in &counters {
            if let Counter::Held(held) = counter {
                self.release(held);
            }
        }
        stmt
    }

    /// A counter in memory for a level of a nest.
    fn nest_counter(&mut self, extent: Extent) -> Option<Held> {
        if !self.happens(Knob::Counters) {
            return None;
        }
        let held = self.memory_counter(None)?;
        if held.most < i128::from(extent.hi + extent.stride) {
            self.release(&held);
            return None;
        }
        self.vars[held.id.0 as usize].below = (extent.hi + 1) as u32;
        self.body.trips = self.body.trips.saturating_mul(extent.trips().max(1));
        Some(held)
    }

    /// What of a level's head is computed. The loop around it may bound it, too.
    fn draw_head(&mut self, extent: Extent, around: Option<(VarId, Extent)>) -> Head {
        let mut head = Head::default();
        let room = extent.hi - extent.lo;
        if room < 2 || extent.hi > 1 << 20 || !self.happens(Knob::Loose) || self.body.dead {
            return head;
        }
        let (lo, hi) = (extent.lo as u64, extent.hi as u64);
        if let Some((outer, other)) = around
            && self.c.chance(400)
        {
            // Triangles.
            if other.hi <= extent.hi && other.lo >= extent.lo {
                if self.c.chance(500) {
                    head.first = Some(self.name_of(outer));
                } else {
                    head.last = Some(self.name_of(outer));
                }
                return head;
            }
        }
        self.note_steps(8 * extent.trips());
        let near = room.min(3) as u64;
        if self.c.chance(400) {
            head.first = Some(self.value_between(lo, lo + near / 2));
        }
        if head.first.is_none() || self.c.chance(500) {
            let middle = hi - near / 2;
            head.last = Some(match self.happens(Knob::LoopCalls) {
                true => self.bound_call(middle, hi),
                false => self.value_between(middle, hi),
            });
        }
        head
    }

    /// One `for` around a statement.
    fn level(&mut self, counter: &Counter, extent: Extent, head: Head, body: StmtId) -> StmtId {
        let Extent { lo, hi, stride } = extent;
        let (id, kind) = (counter.id(), counter.kind());
        let end = lo + (extent.trips() as i64 - 1) * stride;
        let signed = self.target.is_signed(kind);
        let loose = head.first.is_some() || head.last.is_some();
        let form = self.c.below(10);
        let name = self.name_of(id);
        self.bytes += 12;
        let step = |by: i64| crate::course::Step::Add(by.into());
        let (start, cond, step) = match form {
            // Down, with a test that also counts.
            0 if stride == 1 && !loose => {
                let lo = self.number(lo as u64);
                let old = self.unary(UnaryOp::PostDec, name);
                let start = self.number(hi as u64 + 1);
                (start, self.binary(BinaryOp::Gt, old, lo), None)
            }
            1 | 2 if signed || lo >= stride => {
                let least = match head.first {
                    // A value without a sign would turn what it is compared with.
                    Some(first) => self.cast(IntKind::Int, first),
                    None => self.number(lo as u64),
                };
                let cond = self.counter_test(name, kind, BinaryOp::Ge, least);
                let step = self.counter_step(id, step(-stride));
                let start = match head.last {
                    Some(last) => last,
                    None => self.number(end as u64),
                };
                (start, cond, Some(step))
            }
            _ => {
                let (op, limit) = match (head.last, form) {
                    (Some(last), _) => (BinaryOp::Le, last),
                    (None, 3) => (BinaryOp::Le, self.number(hi as u64)),
                    (None, 4) if !loose => (BinaryOp::Ne, self.number((end + stride) as u64)),
                    _ => (BinaryOp::Lt, self.bound(IntKind::Int, i128::from(hi) + 1)),
                };
                let cond = self.counter_test(name, kind, op, limit);
                let step = self.counter_step(id, step(stride));
                let start = match head.first {
                    Some(first) => first,
                    None => self.number(lo as u64),
                };
                (start, cond, Some(step))
            }
        };
        let init = match counter {
            Counter::Own(_, decl, _) => {
                self.set_init(*decl, start);
                ForInit::Decl(*decl)
            }
            Counter::Held(held) => {
                let name = self.name_of(id);
                let e = self.assign(None, name, start);
                ForInit::Expr(self.taking_first(held, e))
            }
        };
        self.statement(StmtKind::For {
            init,
            cond: Some(cond),
            step,
            body,
        })
    }

    // Elements.

    /// An element of the layout as an lvalue, neither noted as read nor as written.
    pub fn element(&mut self, layout: &NestLayout, at: usize, counters: &[VarId]) -> Value {
        let element = &layout.elements[at];
        let array = &element.array;
        let mut e = self.name_of(array.id);
        for (&sub, &n) in element.subs.iter().zip(&array.dims) {
            let index = match sub {
                Sub::Level { level, by, plus } => {
                    let mut index = self.name_of(counters[level]);
                    if by != 1 {
                        let by = self.number(by as u64);
                        index = self.binary(BinaryOp::Mul, index, by);
                    }
                    if plus != 0 {
                        let op = if plus > 0 {
                            BinaryOp::Add
                        } else {
                            BinaryOp::Sub
                        };
                        let plus = self.number(plus.unsigned_abs());
                        index = self.binary(op, index, plus);
                    }
                    index
                }
                Sub::Reverse { level } => {
                    let last = self.number(u64::from(n) - 1);
                    let counter = self.name_of(counters[level]);
                    self.binary(BinaryOp::Sub, last, counter)
                }
                Sub::Fixed(at) => self.number(at.into()),
                Sub::Gather { element } => {
                    let value = self.element(layout, element, counters);
                    self.note_read(layout.elements[element].array.id);
                    self.folded(value, n)
                }
            };
            self.bytes += 2;
            e = self.p.expr(ExprKind::Index(e, index));
        }
        Value {
            e,
            kind: array.kind,
            simple: true,
        }
    }

    /// A value as an index below `n`.
    pub fn folded(&mut self, value: Value, n: u32) -> ExprId {
        if n.is_power_of_two() {
            let mask = self.number(u64::from(n) - 1);
            return self.binary(BinaryOp::BitAnd, value.e, mask);
        }
        let kind = unsigned(promote(&self.target, value.kind));
        let e = self.cast(kind, value.e);
        let n = self.number(n.into());
        self.binary(BinaryOp::Rem, e, n)
    }

    /// Starts a full expression whose leaves are, by preference, the layout's elements from `from` on
    /// and the counters.
    pub fn offer(&mut self, layout: &NestLayout, from: usize, counters: &[VarId]) {
        self.begin_full();
        let bytes = self.bytes;
        for at in from..layout.elements.len() {
            let value = self.element(layout, at, counters);
            self.note_read(layout.elements[at].array.id);
            self.full.offers.push(value);
        }
        if let Some(&id) = self.c.pick(counters) {
            let kind = self.int_kind(id);
            let e = self.name_of(id);
            self.full.offers.push(Value {
                e,
                kind,
                simple: true,
            });
        }
        // Offers themselves are not printed.
        self.bytes = bytes;
    }

    pub fn int_kind(&self, id: VarId) -> IntKind {
        match self.types.shape(self.var(id).ty) {
            Shape::Int(kind) => kind,
            _ => IntKind::Int,
        }
    }

    /// A value made of what is offered.
    pub fn offered_expression(&mut self) -> Value {
        self.offered_within(12)
    }

    /// The same with so many operators at most.
    pub fn offered_within(&mut self, most: i64) -> Value {
        let most = self.k.get(Knob::ExprSize).clamp(0, most) as u64;
        let n = self.c.below(most + 1) as u32;
        let d = (self.k.get(Knob::ExprDepth) as u32).min(5);
        let value = self.make_expression(n, d);
        let Some(&first) = self.full.offers.first() else {
            return value;
        };
        if self.c.chance(400) {
            return value;
        }
        let e = self.copy(first.e);
        self.combine(Value { e, ..first }, value)
    }

    /// Two values joined by an operator.
    pub fn combine(&mut self, mut a: Value, b: Value) -> Value {
        let op = self.joining();
        let kind = common(&self.target, a.kind, b.kind);
        let overflows = matches!(op, BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul);
        if overflows && self.target.is_signed(kind) && self.c.chance(500) {
            let kind = unsigned(kind);
            let e = self.cast(kind, a.e);
            a = Value { e, kind, ..a };
        }
        Value {
            e: self.binary(op, a.e, b.e),
            kind: common(&self.target, a.kind, b.kind),
            simple: a.simple && b.simple,
        }
    }

    /// An operator that is fit for reductions.
    pub fn joining(&mut self) -> BinaryOp {
        const OPS: &[(BinaryOp, Knob)] = &[
            (BinaryOp::Add, Knob::Add),
            (BinaryOp::BitXor, Knob::Xor),
            (BinaryOp::Sub, Knob::Sub),
            (BinaryOp::BitOr, Knob::Or),
            (BinaryOp::BitAnd, Knob::And),
            (BinaryOp::Mul, Knob::Mul),
        ];
        let mut weights = [0; OPS.len()];
        for (weight, &(_, knob)) in weights.iter_mut().zip(OPS) {
            *weight = self.k.weight(knob);
        }
        if weights.iter().all(|&w| w == 0) {
            return BinaryOp::BitXor;
        }
        OPS[self.c.weighted(&weights)].0
    }

    /// The same for what is accumulated: mostly one that loses nothing.
    pub fn gathering(&mut self) -> BinaryOp {
        match self.c.chance(850) {
            true => self.keeping_operator(),
            false => self.joining(),
        }
    }

    /// `element = value` or, for plain integers, `element op= value`.
    pub fn store(
        &mut self,
        layout: &NestLayout,
        at: usize,
        counters: &[VarId],
        value: Value,
    ) -> StmtId {
        let id = layout.elements[at].array.id;
        let place = self.element(layout, at, counters);
        self.note_write(id);
        let gathers = layout.elements[at]
            .subs
            .iter()
            .any(|s| matches!(s, Sub::Gather { .. }));
        let plain = place.kind != IntKind::Bool && !gathers;
        let op = if plain && self.c.chance(780) {
            self.note_read(id);
            Some(self.gathering())
        } else {
            None
        };
        self.note_steps(4);
        let e = self.assign(op, place.e, value.e);
        self.effect_stmt(e)
    }
}
