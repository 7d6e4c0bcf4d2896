//! The courses of loop counters: where one starts, how it steps, and when its loop ends.
//!
//! A course is drawn first and then followed to its end, so that its trips and its values are known
//! exactly, whatever its shape: strides, counting down, wrapping around, multiplying, shifting.

use crate::counter::Held;
use crate::knobs::Knob;
use crate::state::State;
use crate::types::{max, min, promote, wrap};
use cassay_lang::Target;
use cassay_lang::tree::*;

/// How a counter goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    Add(i128),
    Mul(i128),
    Div(i128),
    Shl(u32),
    Shr(u32),
}

impl Step {
    /// The operator that does it, and its right operand.
    pub fn operation(self) -> (BinaryOp, u64) {
        match self {
            Step::Add(by) if by < 0 => (BinaryOp::Sub, -by as u64),
            Step::Add(by) => (BinaryOp::Add, by as u64),
            Step::Mul(by) => (BinaryOp::Mul, by as u64),
            Step::Div(by) => (BinaryOp::Div, by as u64),
            Step::Shl(by) => (BinaryOp::Shl, by.into()),
            Step::Shr(by) => (BinaryOp::Shr, by.into()),
        }
    }
}

/// The smallest and the largest of some values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Range {
    pub lo: i128,
    pub hi: i128,
}

impl Range {
    pub fn new(lo: i128, hi: i128) -> Range {
        Range { lo, hi }
    }

    fn add(&mut self, value: i128) {
        self.lo = self.lo.min(value);
        self.hi = self.hi.max(value);
    }

    /// The bound that indices from this range stay below; 0 if there are negative ones.
    pub fn below(self) -> u32 {
        if self.lo >= 0 && self.hi < 1 << 30 {
            self.hi as u32 + 1
        } else {
            0
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Course {
    pub kind: IntKind,
    pub start: i128,
    pub step: Step,
    /// The loop goes on while `counter op limit`.
    pub op: BinaryOp,
    pub limit: i128,
    pub trips: u64,
    /// Values that pass the test.
    pub body: Range,
    /// These and the one that does not.
    pub all: Range,
}

impl Course {
    /// `0, 1, …, trips - 1`.
    pub fn simple(kind: IntKind, trips: u64) -> Course {
        let n = i128::from(trips);
        Course {
            kind,
            start: 0,
            step: Step::Add(1),
            op: BinaryOp::Lt,
            limit: n,
            trips,
            body: Range::new(0, (n - 1).max(0)),
            all: Range::new(0, n),
        }
    }

    /// Follows a course to its end. `None`: it has more trips than that, or leaves what is defined.
    pub fn follow(
        target: &Target,
        kind: IntKind,
        start: i128,
        step: Step,
        (op, limit): (BinaryOp, i128),
        most: u64,
    ) -> Option<Course> {
        let range = min(target, kind)..=max(target, kind);
        if !range.contains(&start) || !range.contains(&limit) {
            return None;
        }
        let signed = target.is_signed(kind);
        let wide = promote(target, kind);
        let (mut value, mut trips) = (start, 0);
        let mut body = None;
        let mut all = Range::new(start, start);
        while holds(op, value, limit) {
            trips += 1;
            if trips > most {
                return None;
            }
            body.get_or_insert(all).add(value);
            let next = match step {
                Step::Add(by) => value.checked_add(by)?,
                Step::Mul(by) => value.checked_mul(by)?,
                Step::Div(by) => value.checked_div(by)?,
                Step::Shl(by) => value.checked_mul(1i128.checked_shl(by)?)?,
                Step::Shr(by) => value.checked_shr(by)?,
            };
            // Narrow types compute in `int`, which may not overflow, and wrap when they are stored; other
            // signed ones may not wrap.
            let inside = if signed && wide == kind {
                range.contains(&next)
            } else {
                !target.is_signed(wide) || (min(target, wide)..=max(target, wide)).contains(&next)
            };
            if !inside {
                return None;
            }
            value = wrap(target, kind, next);
            all.add(value);
        }
        Some(Course {
            kind,
            start,
            step,
            op,
            limit,
            trips,
            body: body.unwrap_or(all),
            all,
        })
    }
}

fn holds(op: BinaryOp, a: i128, b: i128) -> bool {
    match op {
        BinaryOp::Lt => a < b,
        BinaryOp::Le => a <= b,
        BinaryOp::Gt => a > b,
        BinaryOp::Ge => a >= b,
        _ => a != b,
    }
}

impl State {
    /// A type for a counter.
    pub fn counter_kind(&mut self) -> IntKind {
        use IntKind::{Bool, Char, Int, Long, SChar, UInt, ULong};
        let narrow = self.happens(Knob::Narrow);
        if !narrow && self.c.chance(500) {
            return *self.c.pick(&[Int, Int, UInt, Long, ULong]).unwrap_or(&Int);
        }
        let drawn = match narrow {
            true => self.narrow_kind(),
            false => self.any_kind(),
        };
        match drawn {
            Bool => Int,
            // Compilers warn about subscripts of type `char`.
            Char => SChar,
            kind => kind,
        }
    }

    /// A course with about so many trips, never more.
    pub fn course(&mut self, trips: u64) -> Course {
        let kind = self.counter_kind();
        let drawn = match self.c.below(20) {
            0..=8 => None,
            9..=14 => self.linear(kind, trips),
            15..=17 => self.wrapping(trips),
            _ => self.geometric(kind, trips),
        };
        drawn.unwrap_or_else(|| {
            let most = max(&self.target, kind).min(1 << 30) as u64;
            Course::simple(kind, trips.min(most))
        })
    }

    /// The same for a counter that is there already.
    pub fn course_within(&mut self, held: &Held, trips: u64) -> Course {
        let drawn = match self.c.below(10) {
            0..=4 => None,
            5..=8 => self.linear(held.kind, trips),
            _ => self.geometric(held.kind, trips),
        };
        let fits = |course: &Course| course.all.hi <= held.most && course.all.lo >= -held.most;
        match drawn {
            Some(course) if fits(&course) => course,
            _ => Course::simple(held.kind, trips.min(held.most.min(1 << 30) as u64)),
        }
    }

    /// Up or down in steps of one size, from anywhere.
    fn linear(&mut self, kind: IntKind, trips: u64) -> Option<Course> {
        let (least, most) = (min(&self.target, kind), max(&self.target, kind));
        let stride: i128 = if self.c.chance(600) {
            1
        } else {
            (1 + self.c.below(9)).into()
        };
        let way = i128::from(trips).checked_mul(stride)?;
        let low: i128 = match self.c.below(10) {
            0..=4 => 0,
            5..=8 => self.c.range(-9, 20).into(),
            // Up to the last value, or from the first.
            _ if self.c.chance(500) => most - way,
            _ => least,
        };
        let low = low.max(least);
        let high = low.checked_add(way)?;
        let slack = i128::from(self.c.below(stride as u64));
        let (start, by, ops) = if self.c.chance(500) {
            let ops = [
                (BinaryOp::Lt, high - slack),
                (BinaryOp::Le, high - slack - 1),
                (BinaryOp::Ne, high),
            ];
            (low, stride, ops)
        } else {
            let ops = [
                (BinaryOp::Gt, low + slack),
                (BinaryOp::Ge, low + slack + 1),
                (BinaryOp::Ne, low),
            ];
            (high, -stride, ops)
        };
        let test = *self.c.pick(&ops)?;
        Course::follow(&self.target, kind, start, Step::Add(by), test, trips)
    }

    /// Unsigned values past zero or past the largest one.
    fn wrapping(&mut self, trips: u64) -> Option<Course> {
        use IntKind::{UChar, UInt, ULong, ULongLong, UShort};
        if self.c.chance(250) {
            return self.narrow_wrapping(trips);
        }
        let kind = *self
            .c
            .pick(&[UInt, UInt, ULong, UChar, UChar, UShort, ULongLong])?;
        let most = max(&self.target, kind);
        let n = i128::from(trips).min(most / 2);
        let (start, by, test) = match self.c.below(3) {
            0 => (n - 1, -1, (BinaryOp::Lt, n)),
            1 => {
                let before = i128::from(self.c.below(n.max(1) as u64));
                (most - before, 1, (BinaryOp::Ne, n - before - 1))
            }
            _ => (most - n + 1, 1, (BinaryOp::Ge, most - n + 1)),
        };
        Course::follow(&self.target, kind, start, Step::Add(by), test, trips)
    }

    /// Narrow signed values past their largest or smallest one: stored, they wrap (6.3.1.3p3).
    fn narrow_wrapping(&mut self, trips: u64) -> Option<Course> {
        let kind = *self.c.pick(&[IntKind::SChar, IntKind::Short])?;
        let (least, most) = (min(&self.target, kind), max(&self.target, kind));
        let n = i128::from(trips).min(most / 2).max(2);
        let before = i128::from(self.c.below(n as u64));
        let (start, by, end) = match self.c.chance(600) {
            true => (most - before, 1, least + n - before - 1),
            false => (least + before, -1, most - n + before + 1),
        };
        let test = (BinaryOp::Ne, end);
        Course::follow(&self.target, kind, start, Step::Add(by), test, trips.max(2))
    }

    /// A course that multiplies, divides or shifts at each step.
    fn geometric(&mut self, kind: IntKind, trips: u64) -> Option<Course> {
        let factor = 2 + i128::from(self.c.below(4));
        let bits = 1 + self.c.below(3) as u32;
        let largest = max(&self.target, kind).min(1 << 40) as u64;
        let digits = 1 + self.c.below(u64::from(largest.ilog2()));
        let far = i128::from(1 + self.c.below(1 << digits)).min(largest.into());
        let near = 1 + i128::from(self.c.below(3));
        let (start, step, test) = match self.c.below(4) {
            0 => (near, Step::Mul(factor), (BinaryOp::Lt, far)),
            1 => (near, Step::Shl(bits), (BinaryOp::Le, far)),
            2 => (far, Step::Div(factor), (BinaryOp::Gt, 0)),
            _ => (far, Step::Shr(bits), (BinaryOp::Ne, 0)),
        };
        Course::follow(&self.target, kind, start, step, test, trips)
    }

    /// A course beside another one, which ends them both: only its values are known.
    pub fn companion(&mut self, trips: u64) -> Option<Course> {
        let kind = self.counter_kind();
        let (least, most) = (min(&self.target, kind), max(&self.target, kind));
        let by = self.c.range(-4, 4);
        let way = i128::from(by).checked_mul(trips.into())?;
        let start: i128 = if self.c.chance(500) {
            self.c.range(-9, 60).into()
        } else {
            (-way).max(0)
        };
        let start = start.clamp(least, most);
        let end = start.checked_add(way)?;
        if by == 0 || !(least..=most).contains(&end) {
            return None;
        }
        let all = Range::new(start.min(end), start.max(end));
        Some(Course {
            kind,
            start,
            step: Step::Add(by.into()),
            op: BinaryOp::Ne,
            limit: end,
            trips,
            body: all,
            all,
        })
    }

    /// `i++`, `i -= 3`, `i = i * 5`…
    pub fn step_expr(&mut self, id: crate::state::VarId, step: Step) -> ExprId {
        if let Step::Add(by @ (1 | -1)) = step {
            let name = self.name_of(id);
            let op = match (by > 0, self.c.chance(700)) {
                (true, true) => UnaryOp::PostInc,
                (true, false) => UnaryOp::PreInc,
                (false, true) => UnaryOp::PostDec,
                (false, false) => UnaryOp::PreDec,
            };
            return self.unary(op, name);
        }
        let (op, by) = step.operation();
        let plain = self.c.chance(200);
        let name = self.name_of(id);
        if plain {
            let old = self.name_of(id);
            let by = self.number(by);
            let next = self.binary(op, old, by);
            return self.assign(None, name, next);
        }
        let by = self.number(by);
        self.assign(Some(op), name, by)
    }

    /// A number as the operand of a comparison with a counter of a kind: without a suffix where
    /// `int` has it.
    pub fn bound_literal(&mut self, kind: IntKind, value: i128) -> ExprId {
        let plain = value <= max(&self.target, IntKind::Int)
            && value > min(&self.target, IntKind::Int)
            && (value >= 0 || self.target.is_signed(kind));
        let kind = if plain { IntKind::Int } else { kind };
        self.literal(promote(&self.target, kind), value)
    }

    /// `i < 10`, or `10 > i`.
    pub fn test_expr(&mut self, counter: ExprId, op: BinaryOp, bound: ExprId) -> ExprId {
        if self.c.chance(900) {
            return self.binary(op, counter, bound);
        }
        let mirrored = match op {
            BinaryOp::Lt => BinaryOp::Gt,
            BinaryOp::Le => BinaryOp::Ge,
            BinaryOp::Gt => BinaryOp::Lt,
            BinaryOp::Ge => BinaryOp::Le,
            op => op,
        };
        self.binary(mirrored, bound, counter)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn follow(kind: IntKind, start: i128, step: Step, test: (BinaryOp, i128)) -> Option<Course> {
        Course::follow(&Target::x86_64_linux(), kind, start, step, test, 1000)
    }

    #[test]
    fn unsigned_counters_wrap() {
        let down = follow(IntKind::UInt, 5, Step::Add(-1), (BinaryOp::Lt, 6)).unwrap();
        assert_eq!((down.trips, down.body), (6, Range::new(0, 5)));
        assert_eq!(down.all.hi, 0xffff_ffff);
        let narrow = follow(IntKind::UChar, 250, Step::Add(2), (BinaryOp::Ne, 4)).unwrap();
        assert_eq!((narrow.trips, narrow.body), (5, Range::new(0, 254)));
    }

    #[test]
    fn signed_counters_do_not() {
        assert_eq!(
            follow(IntKind::Int, 0x7fff_fffe, Step::Add(1), (BinaryOp::Gt, 0)),
            None
        );
        assert_eq!(
            follow(
                IntKind::Long,
                i128::from(i64::MAX),
                Step::Add(1),
                (BinaryOp::Gt, 0)
            ),
            None
        );
    }

    #[test]
    fn narrow_signed_counters_wrap_when_they_are_stored() {
        let up = follow(IntKind::SChar, 100, Step::Add(20), (BinaryOp::Gt, 0)).unwrap();
        assert_eq!((up.trips, up.all), (2, Range::new(-116, 120)));
    }

    #[test]
    fn endless_courses_are_refused() {
        assert_eq!(
            follow(IntKind::UInt, 0, Step::Add(2), (BinaryOp::Ne, 7)),
            None
        );
        assert_eq!(
            follow(IntKind::Int, 0, Step::Mul(3), (BinaryOp::Lt, 7)),
            None
        );
    }

    #[test]
    fn a_loop_that_never_runs() {
        let none = follow(IntKind::Long, 3, Step::Add(1), (BinaryOp::Lt, 3)).unwrap();
        assert_eq!((none.trips, none.all), (0, Range::new(3, 3)));
    }
}
