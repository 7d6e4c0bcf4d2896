//! Loops, all with a bound on their trips that is certain.
//!
//! The bound comes from a counter that only the loop writes, and that follows a
//! [`Course`](crate::course::Course); from a mask on a number of trips that the program computes; or
//! from a value that shrinks. Conditions that depend on data can only end a loop earlier. Loops over
//! arrays are in [`crate::nest`].

use crate::counter::Held;
use crate::course::{Course, Range, Step};
use crate::knobs::Knob;
use crate::loose::Pace;
use crate::state::{State, VarId};
use crate::types::{promote, unsigned};
use cassay_lang::tree::*;

/// A loop being written.
pub struct Loop {
    /// Visible variables before it.
    visible: usize,
    outer_trips: u64,
    /// Declarations in front of it.
    front: Vec<StmtId>,
    /// What counts it, where that is no variable of its own.
    held: Option<Held>,
}

impl State {
    /// Iterations for a loop here whose body has about so many bytes, within the function's budget.
    pub fn trips(&mut self, bytes: u64) -> u64 {
        let most = self.k.get(Knob::Trips) as u64;
        // Most loops are short, whatever the longest: few long ones take all the steps there are.
        let most = if self.c.chance(500) {
            most.min(24)
        } else {
            most >> self.c.below(u64::from(most.max(1).ilog2()) / 2 + 1)
        };
        // Compilers leave nothing of loops of few trips.
        let wish = most / 3 + self.c.below(most - most / 3 + 1);
        // A body of that size must still be affordable, and something be left for what follows.
        let left = self.body.budget.saturating_sub(self.body.cost) / self.body.trips.max(1);
        // Bodies cost less than their bytes: branches, early ends. What they call and loops in them cost more.
        let most = left * 2 / bytes.max(40);
        // Often just as many as an array has elements.
        if self.c.chance(350)
            && let Some(n) = self.visible_length()
        {
            return most.min(n.into());
        }
        wish.min(most)
    }

    /// The length of a visible array.
    fn visible_length(&mut self) -> Option<u32> {
        for _ in 0..3 {
            let (locals, globals) = (self.locals.len() as u64, self.globals.len() as u64);
            if locals + globals == 0 {
                return None;
            }
            let at = self.c.below(locals + globals);
            let id = match self.locals.get(at as usize) {
                Some(&id) => id,
                None => self.globals[(at - locals) as usize],
            };
            let mut ty = self.var(id).ty;
            while let crate::types::Shape::Array(elem, n) = self.types.shape(ty) {
                if n > 1 && self.c.chance(600) {
                    return Some(n);
                }
                ty = elem;
            }
        }
        None
    }

    /// Bytes of a loop's body where so many are left.
    pub fn loop_share(&mut self, bytes: u64) -> u64 {
        if std::mem::take(&mut self.body.wide) && self.c.chance(800) {
            return 24 + bytes / 2 + self.c.below(bytes / 3 + 1);
        }
        // Only short ones can run thousands of times.
        if self.c.chance(150) {
            return 24 + self.c.below(40);
        }
        24 + self.c.below((bytes * 3 / 4).clamp(24, 1500))
    }

    fn begin_loop(&mut self) -> Loop {
        Loop {
            visible: self.locals.len(),
            outer_trips: self.body.trips,
            front: Vec::new(),
            held: None,
        }
    }

    /// The same, perhaps with a counter in memory.
    fn begin_counted_loop(&mut self) -> Loop {
        let mut l = self.begin_loop();
        if self.happens(Knob::Counters) {
            l.held = self.memory_counter(Some(&mut l.front));
        }
        l
    }

    /// The loop with what stands in front of it: in the current block where that may have
    /// declarations, otherwise in one of its own.
    fn end_loop(&mut self, l: Loop, stmt: StmtId, out: &mut Vec<StmtId>) -> StmtId {
        self.body.trips = l.outer_trips;
        if let Some(held) = &l.held {
            self.release(held);
        }
        if l.front.is_empty() {
            self.locals.truncate(l.visible);
            return stmt;
        }
        if self.body.flat {
            return self.flat_block(l.front, l.visible, vec![stmt]);
        }
        out.extend(l.front);
        self.note_counters(l.visible);
        stmt
    }

    /// A loop's body, executed so often at most. A tail is there only where `continue` may not
    /// pass by it.
    fn loop_body(&mut self, bytes: u64, trips: u64, head: &[StmtId], tail: &[StmtId]) -> StmtId {
        let outer = self.body.trips;
        let switches = std::mem::take(&mut self.body.switches);
        let no_continue = std::mem::replace(&mut self.body.no_continue, !tail.is_empty());
        self.body.trips = outer.saturating_mul(trips.max(1));
        self.body.loops += 1;
        let body = self.block_with(bytes, head, tail);
        self.body.loops -= 1;
        self.body.no_continue = no_continue;
        self.body.switches = switches;
        self.body.trips = outer;
        body
    }

    pub fn set_below(&mut self, id: VarId, range: Range) {
        self.vars[id.0 as usize].below = range.below();
    }

    pub fn set_init(&mut self, decl: DeclId, e: ExprId) {
        let init = self.p.push_init(Init::Expr(e));
        if let DeclKind::Var { init: slot, .. } = &mut self.p[decl].kind {
            *slot = Some(init);
        }
    }

    /// Declares a variable that only the loop writes.
    pub fn front_decl(
        &mut self,
        l: &mut Vec<StmtId>,
        prefix: &str,
        kind: IntKind,
        init: Option<ExprId>,
    ) -> VarId {
        let (id, decl) = self.counter(prefix, kind, 0);
        if let Some(e) = init {
            self.set_init(decl, e);
        }
        self.note_steps(2);
        let stmt = self.statement(StmtKind::Decl(decl));
        l.push(stmt);
        id
    }

    /// A condition on a counter: it changes from trip to trip.
    pub fn counter_condition(&mut self) -> Option<ExprId> {
        let locals = self.locals.iter().rev().take(8).copied();
        let counters: Vec<VarId> = locals.filter(|&v| self.var(v).below > 2).collect();
        let id = *self.c.pick(&counters)?;
        let below = u64::from(self.var(id).below);
        self.note_read(id);
        self.note_steps(2);
        let name = self.name_of(id);
        Some(match self.c.below(4) {
            0 => {
                let bit = 1 << self.c.below(2);
                let bit = self.number(bit);
                self.binary(BinaryOp::BitAnd, name, bit)
            }
            1 => {
                let n = 2 + self.c.below(5);
                let by = self.number(n);
                let rest = self.binary(BinaryOp::Rem, name, by);
                let which = self.c.below(n);
                let which = self.number(which);
                self.binary(BinaryOp::Eq, rest, which)
            }
            2 => {
                let at = 1 + self.c.below(below - 1);
                let at = self.number(at);
                self.test_expr(name, BinaryOp::Lt, at)
            }
            _ => {
                let at = self.c.below(below);
                let at = self.number(at);
                self.binary(BinaryOp::Ne, name, at)
            }
        })
    }

    /// What a loop's condition may ask besides its counter, executed so often.
    pub fn exit_expr(&mut self, trips: u64) -> ExprId {
        let outer = self.body.trips;
        self.body.trips = outer.saturating_mul(trips + 1);
        self.begin_full();
        let n = self.c.below(4) as u32;
        let value = self.make_expression(n, 3);
        let e = if self.c.chance(600) {
            // Mostly true, so that the loop has a chance.
            let kind = promote(&self.target, value.kind);
            let other = self.constant(kind);
            self.binary(BinaryOp::Ne, value.e, other)
        } else {
            value.e
        };
        self.body.trips = outer;
        e
    }

    /// A loop's condition: the counter's test and, perhaps, one that depends on data.
    fn loop_condition(
        &mut self,
        id: VarId,
        (body, all): (Range, Range),
        trips: u64,
        test: impl FnOnce(&mut State) -> ExprId,
    ) -> ExprId {
        self.note_steps(2 * trips + 2);
        if !self.happens(Knob::LoopExits) || !self.affords(20 * trips) {
            return test(self);
        }
        if self.c.chance(800) {
            let first = test(self);
            // Only reached where the test held.
            self.set_below(id, body);
            let then = self.exit_expr(trips);
            return self.binary(BinaryOp::LogAnd, first, then);
        }
        self.set_below(id, all);
        let first = self.exit_expr(trips);
        let then = test(self);
        self.binary(BinaryOp::LogAnd, first, then)
    }

    /// The end of a course: a number, a variable with that value, or one that the program computes
    /// and that is no larger.
    pub fn limit(&mut self, front: &mut Vec<StmtId>, course: &Course) -> ExprId {
        let simple = course.op == BinaryOp::Lt && course.start >= 0 && course.step == Step::Add(1);
        if simple && course.limit > 1 && self.c.chance(120) {
            self.begin_full();
            let any = self.operand();
            let beyond = (course.limit as u64).wrapping_add(1);
            let mask = beyond.checked_next_power_of_two().unwrap_or(0) / 2;
            let e = if mask > 2 && self.c.chance(600) {
                let mask = self.number(mask - 1);
                self.binary(BinaryOp::BitAnd, any.e, mask)
            } else {
                let kind = unsigned(promote(&self.target, any.kind));
                let e = self.cast(kind, any.e);
                let n = self.number(course.limit as u64 + 1);
                self.binary(BinaryOp::Rem, e, n)
            };
            let id = self.front_decl(front, "k", course.kind, Some(e));
            self.set_below(id, Range::new(0, course.limit));
            self.locals.push(id);
            return self.name_of(id);
        }
        if self.c.chance(150) {
            let e = self.bound_literal(course.kind, course.limit);
            let id = self.front_decl(front, "k", course.kind, Some(e));
            if self.c.chance(500) {
                let ty = self.vars[id.0 as usize].ty;
                let tree = self.tree_type(ty, Quals::CONST);
                let decl = self.vars[id.0 as usize].decl;
                if let DeclKind::Var { ty, .. } = &mut self.p[decl].kind {
                    *ty = tree;
                }
                self.bytes += 6;
            }
            self.set_below(id, Range::new(course.limit, course.limit));
            self.locals.push(id);
            return self.name_of(id);
        }
        self.bound(course.kind, course.limit)
    }

    /// `for` in all shapes.
    pub fn for_statement(&mut self, bytes: u64, out: &mut Vec<StmtId>) -> Option<StmtId> {
        let share = self.loop_share(bytes);
        let most = self.trips(share);
        if most == 0 && self.c.chance(900) {
            return None;
        }
        let mut l = self.begin_counted_loop();
        let pace = self.pace(l.held.as_ref(), most, &mut l.front);
        let (course, bound) = (pace.course, pace.bound);
        let (init, id) = self.for_init(&mut l, &pace);
        let companion = if self.c.chance(150) {
            self.companion(course.trips)
        } else {
            None
        };
        let second = companion.map(|other| {
            let e = self.bound_literal(other.kind, other.start);
            let id = self.front_decl(&mut l.front, "j", other.kind, Some(e));
            self.set_below(id, other.all);
            self.locals.push(id);
            (id, other.step)
        });
        self.locals.push(id);
        self.set_below(id, course.body);
        let endless = self.c.chance(80);
        let mut head = Vec::new();
        let cond = if endless {
            // The test is the body's first statement.
            let name = self.name_of(id);
            let test = self.counter_test(name, course.kind, course.op, bound);
            let left = self.unary(UnaryOp::Not, test);
            head.push(self.leave_if(left));
            self.note_steps(3 * course.trips + 3);
            None
        } else {
            let ranges = (course.body, course.all);
            let cond = self.loop_condition(id, ranges, course.trips, |s| {
                let name = s.name_of(id);
                s.counter_test(name, course.kind, course.op, bound)
            });
            Some(cond)
        };
        let mut step = self.pace_step(id, &pace);
        if let Some((other, by)) = second {
            let by = self.step_expr(other, by);
            self.bytes += 2;
            step = self.p.expr(ExprKind::Comma(step, by));
        }
        self.set_below(id, course.body);
        self.bytes += 12;
        head.extend(self.sum_of(id, course.trips));
        let body = self.loop_body(share, course.trips, &head, &[]);
        // Later code sees the value that ended the loop, too.
        self.set_below(id, course.all);
        if matches!(init, ForInit::Decl(_)) {
            self.locals.retain(|&v| v != id);
        }
        let stmt = self.statement(StmtKind::For {
            init,
            cond,
            step: Some(step),
            body,
        });
        Some(self.end_loop(l, stmt, out))
    }

    /// Where a counter gets its first value: in the loop's head, or in front of it, to be seen
    /// afterwards.
    fn for_init(&mut self, l: &mut Loop, pace: &Pace) -> (ForInit, VarId) {
        let (course, start) = (&pace.course, pace.start);
        if let Some(held) = &l.held {
            let name = self.name_of(held.id);
            self.note_steps(2);
            let e = self.assign(None, name, start);
            return (ForInit::Expr(self.taking_first(held, e)), held.id);
        }
        let outside = self.c.below(10);
        if outside >= 4 {
            let (id, decl) = self.counter("i", course.kind, 0);
            self.set_init(decl, start);
            return (ForInit::Decl(decl), id);
        }
        if outside == 0 {
            let id = self.front_decl(&mut l.front, "i", course.kind, Some(start));
            return (ForInit::None, id);
        }
        let id = self.front_decl(&mut l.front, "i", course.kind, None);
        let name = self.name_of(id);
        let e = self.assign(None, name, start);
        (ForInit::Expr(e), id)
    }

    /// The type of a loop's counter, and the largest value that it can have.
    fn counter_range(&mut self, l: &Loop) -> (IntKind, u64) {
        match &l.held {
            Some(held) => (held.kind, held.most.min(1 << 40) as u64),
            None => {
                let kind = self.counter_kind();
                (
                    kind,
                    crate::types::max(&self.target, kind).min(1 << 40) as u64,
                )
            }
        }
    }

    /// The counter of a loop that gets its first value in front of it.
    fn set_out(&mut self, l: &mut Loop, kind: IntKind, start: ExprId) -> VarId {
        let Some(held) = &l.held else {
            return self.front_decl(&mut l.front, "i", kind, Some(start));
        };
        let name = self.name_of(held.id);
        self.note_steps(2);
        let e = self.assign(None, name, start);
        let e = self.taking_first(held, e);
        let stmt = self.effect_stmt(e);
        l.front.push(stmt);
        held.id
    }

    /// `if (…) break;` that ends a loop for certain.
    fn leave_if(&mut self, cond: ExprId) -> StmtId {
        self.steady.push(cond);
        self.body.indent += 2;
        let leave = self.statement(StmtKind::Break);
        self.bytes += 10;
        self.body.indent -= 1;
        let stmt = self.statement(StmtKind::If(cond, leave, None));
        self.body.indent -= 1;
        stmt
    }

    pub fn while_statement(&mut self, bytes: u64, out: &mut Vec<StmtId>) -> Option<StmtId> {
        let share = self.loop_share(bytes);
        let most = self.trips(share);
        if most == 0 {
            return None;
        }
        match self.c.below(10) {
            0..=3 => self.while_counting(share, most, out),
            4..=6 => self.while_fuel(share, most, out),
            7 => self.while_leaving(share, most, out),
            _ => self.shrinking(share, most, out, false),
        }
    }

    /// `while (i < n) { …; i++; }`
    fn while_counting(&mut self, share: u64, most: u64, out: &mut Vec<StmtId>) -> Option<StmtId> {
        let mut l = self.begin_counted_loop();
        let pace = self.pace(l.held.as_ref(), most, &mut l.front);
        let (course, bound) = (pace.course, pace.bound);
        let id = self.set_out(&mut l, course.kind, pace.start);
        self.locals.push(id);
        let ranges = (course.body, course.all);
        let cond = self.loop_condition(id, ranges, course.trips, |s| {
            let name = s.name_of(id);
            s.counter_test(name, course.kind, course.op, bound)
        });
        self.body.indent += 1;
        let step = self.pace_step(id, &pace);
        let step = self.effect_stmt(step);
        self.body.indent -= 1;
        self.bytes += 8;
        let mut head = self.sum_of(id, course.trips);
        let body = if self.c.chance(300) {
            // Counted first, so that the body sees the next value.
            self.set_below(id, course.all);
            head.push(step);
            self.loop_body(share, course.trips, &head, &[])
        } else {
            self.set_below(id, course.body);
            self.loop_body(share, course.trips, &head, &[step])
        };
        self.set_below(id, course.all);
        let stmt = self.statement(StmtKind::While(cond, body));
        Some(self.end_loop(l, stmt, out))
    }

    /// `while (i-- > 0 && …)`
    fn while_fuel(&mut self, share: u64, most: u64, out: &mut Vec<StmtId>) -> Option<StmtId> {
        let mut l = self.begin_counted_loop();
        let (kind, largest) = self.counter_range(&l);
        let trips = most.min(largest - 1);
        let n = i128::from(trips);
        let (start, body) = match self.c.below(3) {
            0 | 1 => (n, Range::new(0, n - 1)),
            _ => (n + 1, Range::new(1, n)),
        };
        let all = Range::new(-1, n + 1);
        let first = self.bound_literal(kind, start);
        let id = self.set_out(&mut l, kind, first);
        self.locals.push(id);
        let cond = self.loop_condition(id, (body, all), trips, |s| {
            let name = s.name_of(id);
            if start > n {
                return s.unary(UnaryOp::PreDec, name);
            }
            let e = s.unary(UnaryOp::PostDec, name);
            if s.c.chance(500) {
                let zero = s.number(0);
                return s.binary(BinaryOp::Gt, e, zero);
            }
            e
        });
        self.set_below(id, body);
        self.bytes += 8;
        let head = self.sum_of(id, trips);
        let body = self.loop_body(share, trips, &head, &[]);
        self.set_below(id, all);
        let stmt = self.statement(StmtKind::While(cond, body));
        Some(self.end_loop(l, stmt, out))
    }

    /// `for (;;)` or `while (1)`, left from inside.
    fn while_leaving(&mut self, share: u64, trips: u64, out: &mut Vec<StmtId>) -> Option<StmtId> {
        let mut l = self.begin_loop();
        let kind = match self.counter_kind() {
            IntKind::SChar | IntKind::UChar | IntKind::Char => IntKind::UInt,
            kind => kind,
        };
        let zero = self.number(0);
        let id = self.front_decl(&mut l.front, "i", kind, Some(zero));
        self.locals.push(id);
        let n = i128::from(trips);
        self.note_steps(3 * trips + 3);
        let name = self.name_of(id);
        let count = self.unary(UnaryOp::PreInc, name);
        let limit = self.number(trips);
        let mut cond = self.binary(BinaryOp::Gt, count, limit);
        self.set_below(id, Range::new(0, n + 1));
        if self.happens(Knob::LoopExits) && self.affords(20 * trips) {
            let data = self.exit_expr(trips);
            let data = self.unary(UnaryOp::Not, data);
            cond = self.binary(BinaryOp::LogOr, cond, data);
        }
        let leave = self.leave_if(cond);
        self.bytes += 8;
        let body = if self.c.chance(500) {
            self.loop_body(share, trips, &[leave], &[])
        } else {
            self.loop_body(share, trips + 1, &[], &[leave])
        };
        let stmt = if self.c.chance(500) {
            let one = self.number(1);
            StmtKind::While(one, body)
        } else {
            StmtKind::For {
                init: ForInit::None,
                cond: None,
                step: None,
                body,
            }
        };
        let stmt = self.statement(stmt);
        Some(self.end_loop(l, stmt, out))
    }

    /// Loops on a value that each trip makes smaller: `while (u) { …; u >>= 1; }`
    fn shrinking(
        &mut self,
        share: u64,
        most: u64,
        out: &mut Vec<StmtId>,
        at_end: bool,
    ) -> Option<StmtId> {
        let kind = match self.any_kind() {
            IntKind::Bool => IntKind::UInt,
            kind => unsigned(kind),
        };
        let width = self.target.width(kind);
        let form = self.c.below(4);
        let by = 1 + self.c.below(5);
        // How many bits a trip takes, at least.
        let taken = match form {
            0 | 1 => by as u32,
            2 => (by + 1).ilog2(),
            _ => 1,
        };
        let bits = if u64::from(width.div_ceil(taken)) <= most {
            width
        } else {
            // So few bits that there are no more trips.
            (most as u32).saturating_mul(taken).min(width)
        };
        let trips = u64::from(bits.div_ceil(taken));
        let mut l = self.begin_loop();
        self.begin_full();
        let mut e = self.expression().e;
        if bits < width {
            let mask = self.number(1u64.checked_shl(bits).map_or(u64::MAX >> 1, |b| b - 1));
            e = self.binary(BinaryOp::BitAnd, e, mask);
        }
        let id = self.front_decl(&mut l.front, "u", kind, Some(e));
        self.locals.push(id);
        self.note_steps(4 * trips + 2);
        self.body.indent += 1;
        let shown = self.take_each(id, trips);
        let name = self.name_of(id);
        let step = match form {
            0 | 1 => {
                let by = self.number(by);
                self.assign(Some(BinaryOp::Shr), name, by)
            }
            2 => {
                let by = self.number(by + 1);
                self.assign(Some(BinaryOp::Div), name, by)
            }
            _ => {
                // The lowest bit that is set.
                let old = self.name_of(id);
                let one = self.number(1);
                let less = self.binary(BinaryOp::Sub, old, one);
                self.assign(Some(BinaryOp::BitAnd), name, less)
            }
        };
        self.bytes += 12;
        if at_end {
            self.body.indent -= 1;
            let body = self.loop_body(share, trips + 1, &shown, &[]);
            let stmt = self.statement(StmtKind::Do(body, step));
            return Some(self.end_loop(l, stmt, out));
        }
        let step = self.effect_stmt(step);
        self.body.indent -= 1;
        let name = self.name_of(id);
        let cond = if self.c.chance(500) {
            name
        } else {
            let zero = self.number(0);
            let op = if self.c.chance(500) {
                BinaryOp::Gt
            } else {
                BinaryOp::Ne
            };
            self.binary(op, name, zero)
        };
        let body = if self.c.chance(300) {
            let mut head = shown;
            head.push(step);
            self.loop_body(share, trips, &head, &[])
        } else {
            self.loop_body(share, trips, &shown, &[step])
        };
        let stmt = self.statement(StmtKind::While(cond, body));
        Some(self.end_loop(l, stmt, out))
    }

    /// The same for a loop's counter, as often as the knob says: how many trips there were can be seen then.
    fn sum_of(&mut self, id: VarId, trips: u64) -> Vec<StmtId> {
        if !self.happens(Knob::Sums) {
            return Vec::new();
        }
        self.body.indent += 1;
        let stmts = self.take_each(id, trips);
        self.body.indent -= 1;
        stmts
    }

    /// `x += u;`, in every trip of a loop.
    pub fn take_each(&mut self, id: VarId, trips: u64) -> Vec<StmtId> {
        if self.body.dead || self.happens(Knob::DeadStores) {
            return Vec::new();
        }
        self.begin_full();
        self.avoid(id);
        let Some(place) = self.carrier() else {
            return Vec::new();
        };
        self.note_steps(6 * trips);
        let value = self.scalar_value(id);
        let value = self.weighed(value);
        vec![self.taken_by(&place, value)]
    }

    pub fn do_statement(&mut self, bytes: u64, out: &mut Vec<StmtId>) -> Option<StmtId> {
        let share = self.loop_share(bytes);
        let most = self.trips(share).max(1);
        match self.c.below(10) {
            0 | 1 => {
                // Once; `continue` and `break` leave it.
                let body = self.loop_body(share, 1, &[], &[]);
                let zero = self.number(0);
                self.bytes += 12;
                Some(self.statement(StmtKind::Do(body, zero)))
            }
            2..=7 => self.do_counting(share, most, out),
            _ if most > 1 => self.shrinking(share, most - 1, out, true),
            _ => None,
        }
    }

    /// `do { … } while (++i < n && …);`
    fn do_counting(&mut self, share: u64, most: u64, out: &mut Vec<StmtId>) -> Option<StmtId> {
        let mut l = self.begin_counted_loop();
        let (kind, largest) = self.counter_range(&l);
        let trips = most.min(largest - 1);
        let n = i128::from(trips);
        let down = self.c.chance(400);
        let (start, body) = match down {
            true => (n, Range::new(1, n)),
            false => (0, Range::new(0, n - 1)),
        };
        let first = self.bound_literal(kind, start);
        let id = self.set_out(&mut l, kind, first);
        self.locals.push(id);
        self.set_below(id, body);
        self.bytes += 12;
        let head = self.sum_of(id, trips);
        let stmt = self.loop_body(share, trips, &head, &[]);
        let all = Range::new(0, n);
        let cond = self.loop_condition(id, (body, all), trips, |s| {
            let name = s.name_of(id);
            if down {
                return s.unary(UnaryOp::PreDec, name);
            }
            let next = s.unary(UnaryOp::PreInc, name);
            let limit = s.number(trips);
            s.test_expr(next, BinaryOp::Lt, limit)
        });
        self.set_below(id, all);
        let stmt = self.statement(StmtKind::Do(stmt, cond));
        Some(self.end_loop(l, stmt, out))
    }
}
