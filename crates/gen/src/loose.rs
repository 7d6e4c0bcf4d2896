//! Loops whose start, bound or stride is computed while the program runs.
//!
//! Whatever the values are, a start and a bound stay within limits that are drawn first, and a stride
//! is at least one; so the trips are bounded, and the values that the body sees are known. The bound is
//! computed anew for every trip: what it is made of may change on the way.

use crate::counter::Held;
use crate::course::{Course, Range, Step};
use crate::expr::Value;
use crate::knobs::Knob;
use crate::state::State;
use crate::types::{max, promote, unsigned};
use cassay_lang::tree::*;

/// How a loop's counter goes, in expressions.
pub struct Pace {
    /// What is known of its values and trips.
    pub course: Course,
    pub start: ExprId,
    pub bound: ExprId,
    /// What is added to the counter, or taken from it, where it is no number.
    pub stride: Option<ExprId>,
}

impl State {
    /// A value from 0 to `most`, whatever its operands are.
    pub fn value_up_to(&mut self, most: u64) -> Value {
        self.begin_full();
        self.full.depth += 1;
        let any = self.operand();
        self.full.depth -= 1;
        let wide = promote(&self.target, any.kind);
        if most >= 255 && self.c.chance(150) {
            let e = self.cast(IntKind::UChar, any.e);
            return Value {
                e,
                kind: IntKind::UChar,
                ..any
            };
        }
        if (most + 1).is_power_of_two() || self.c.chance(500) {
            // The largest row of ones that is not above.
            let mask = self.number(u64::MAX >> (63 - (most + 1).ilog2()) >> 1);
            let e = self.binary(BinaryOp::BitAnd, any.e, mask);
            return Value {
                e,
                kind: wide,
                ..any
            };
        }
        let kind = unsigned(wide);
        let e = match kind == wide {
            true => any.e,
            false => self.cast(kind, any.e),
        };
        let n = self.number(most + 1);
        let e = self.binary(BinaryOp::Rem, e, n);
        Value { e, kind, ..any }
    }

    /// The same as a value of a signed type, so that comparisons with negative values mean what they say.
    fn signed_up_to(&mut self, most: u64) -> Value {
        let value = self.value_up_to(most);
        let wide = promote(&self.target, value.kind);
        if self.target.is_signed(wide) {
            return value;
        }
        let kind = IntKind::Int;
        let e = self.cast(kind, value.e);
        Value { e, kind, ..value }
    }

    /// A value from `least` to `most`: near one of them, or any.
    pub fn value_between(&mut self, least: u64, most: u64) -> ExprId {
        let room = most - least;
        if room == 0 {
            return self.number(least);
        }
        let near = room.min(1 << self.c.below(4));
        match self.c.below(10) {
            0..=4 => {
                let value = self.signed_up_to(near);
                let most = self.number(most);
                self.binary(BinaryOp::Sub, most, value.e)
            }
            5..=7 if least > 0 => {
                let value = self.signed_up_to(near);
                let least = self.number(least);
                self.binary(BinaryOp::Add, value.e, least)
            }
            _ if least == 0 => self.signed_up_to(room).e,
            _ => {
                let value = self.signed_up_to(room);
                let least = self.number(least);
                self.binary(BinaryOp::Add, least, value.e)
            }
        }
    }

    /// How a loop's counter goes: a course with its numbers, or one that is computed.
    pub fn pace(&mut self, held: Option<&Held>, trips: u64, front: &mut Vec<StmtId>) -> Pace {
        if trips > 1
            && self.happens(Knob::Loose)
            && self.affords(trips * 12)
            && let Some(pace) = self.loose_pace(held, trips)
        {
            return pace;
        }
        let course = match held {
            Some(held) => self.course_within(held, trips),
            None => self.course(trips),
        };
        let bound = self.limit(front, &course);
        let start = self.bound_literal(course.kind, course.start);
        Pace {
            course,
            start,
            bound,
            stride: None,
        }
    }

    fn loose_pace(&mut self, held: Option<&Held>, trips: u64) -> Option<Pace> {
        let (kind, largest) = match held {
            Some(held) => (held.kind, held.most),
            None => {
                let kind = self.counter_kind();
                (kind, max(&self.target, kind))
            }
        };
        // Strides go up to this.
        let wide = match self.c.chance(350) {
            true => 2 + self.c.below(3),
            false => 1,
        };
        let most = trips.min((largest.min(1 << 30) as u64).checked_sub(wide)?);
        if most < 2 {
            return None;
        }
        let n = i128::from(most);
        let down = self.c.chance(300);
        let far = match self.c.below(10) {
            0..=2 => self.number(most),
            _ if self.happens(Knob::LoopCalls) => self.bound_call(most / 2, most),
            _ => self.value_between(most / 2, most),
        };
        let near = match self.c.chance(450) {
            true => self.number(0),
            false => self.value_between(0, most / 3),
        };
        // A counter without a sign must not pass by zero.
        let wide = if down && !self.target.is_signed(kind) {
            1
        } else {
            wide
        };
        let stride = (wide > 1).then(|| {
            let value = self.signed_up_to(wide - 1);
            let one = self.number(1);
            self.binary(BinaryOp::Add, value.e, one)
        });
        let beyond = i128::from(wide) - 1;
        let (start, bound, step, op, body, all) = match down {
            true => (
                far,
                near,
                -1,
                BinaryOp::Gt,
                Range::new(1, n),
                Range::new(-beyond, n),
            ),
            false => (
                near,
                far,
                1,
                BinaryOp::Lt,
                Range::new(0, n - 1),
                Range::new(0, n + beyond),
            ),
        };
        self.note_steps(8 * most);
        Some(Pace {
            course: Course {
                kind,
                start: 0,
                step: Step::Add(step),
                op,
                limit: n,
                trips: most,
                body,
                all,
            },
            start,
            bound,
            stride,
        })
    }

    /// What moves a counter on.
    pub fn pace_step(&mut self, id: crate::state::VarId, pace: &Pace) -> ExprId {
        match pace.stride {
            None => self.counter_step(id, pace.course.step),
            Some(stride) => {
                let op = match pace.course.step {
                    Step::Add(by) if by < 0 => BinaryOp::Sub,
                    _ => BinaryOp::Add,
                };
                let name = self.name_of(id);
                self.assign(Some(op), name, stride)
            }
        }
    }
}
