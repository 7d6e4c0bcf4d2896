//! What registers hold with more digits than a type has (FLT_EVAL_METHOD 2, 5.2.4.2.2p9): when a compiler rounds is its own
//! choice, so code for such targets asks whether it makes a difference, and stops where it does.
//!
//! Left out: what the compiler itself computes, which it rounds.

use super::{L, Lowerer};
use crate::code::{Class, FloatOp, Op, R, Rep, StopReason};
use cassay_lang::tree::BinaryOp;

impl Lowerer<'_> {
    /// The operands as the target's registers hold them, where those have more precision.
    pub(super) fn excess_operands(&mut self, a: R, b: R, from: Rep) -> L<Option<(R, R)>> {
        if !self.target.excess_precision {
            return Ok(None);
        }
        let to = Rep::F80;
        let (x, y) = (self.alloc(2)?, self.alloc(2)?);
        self.emit(Op::Convert {
            d: x,
            s: a,
            from,
            to,
        });
        self.emit(Op::Convert {
            d: y,
            s: b,
            from,
            to,
        });
        Ok(Some((x, y)))
    }

    /// A result that has more digits in such a register than in its type depends on when the
    /// compiler stores it (5.2.4.2.2p9); where it has not, nothing does.
    pub(super) fn refuse_excess(
        &mut self,
        op: BinaryOp,
        kept: Option<(R, R)>,
        d: R,
        from: Rep,
    ) -> L<()> {
        let Some((a, b)) = kept else {
            return Ok(());
        };
        let op = match op {
            BinaryOp::Add => FloatOp::Add,
            BinaryOp::Sub => FloatOp::Sub,
            BinaryOp::Mul => FloatOp::Mul,
            _ => FloatOp::Div,
        };
        let exact = self.alloc(2)?;
        self.emit(Op::F80 { op, d: exact, a, b });
        self.refuse_unlike(exact, d, from)
    }

    /// An integer becomes a floating number, which such a register holds with more digits than the type has.
    pub(super) fn refuse_inexact(&mut self, s: R, integer: Rep, d: R, to: Rep) -> L<()> {
        let Rep::Int { width, .. } = integer else {
            return Ok(());
        };
        let digits = match to {
            Rep::F32 => 24,
            Rep::F64 => 53,
            _ => return Ok(()),
        };
        if !self.target.excess_precision || width <= digits {
            return Ok(());
        }
        let exact = self.alloc(2)?;
        self.emit(Op::Convert {
            d: exact,
            s,
            from: integer,
            to: Rep::F80,
        });
        self.refuse_unlike(exact, d, to)
    }

    /// A signalling NaN that such a register has held is quiet, and compilers copy some values by way of one.
    pub(super) fn refuse_signalling(&mut self, a: R, rep: Rep) -> L<()> {
        if !self.target.excess_precision || !matches!(rep, Rep::F32 | Rep::F64) {
            return Ok(());
        }
        let d = self.temp()?;
        self.emit(Op::Classify {
            what: Class::Signalling,
            d,
            a,
            rep,
        });
        self.emit(Op::XorI { d, a: d, i: 1 });
        let on = self.label();
        self.emit(Op::BrTrue {
            a: d,
            t: on.0,
            cost: 0,
        });
        let reason = "a signalling NaN, which the target's registers make a quiet one";
        self.stop(StopReason::Unsupported(reason.into()));
        self.bind(on);
        Ok(())
    }

    /// Stops where a number has more digits than the one it is rounded to.
    fn refuse_unlike(&mut self, exact: R, d: R, from: Rep) -> L<()> {
        let (rounded, test) = (self.alloc(2)?, self.temp()?);
        self.emit(Op::Convert {
            d: rounded,
            s: d,
            from,
            to: Rep::F80,
        });
        let (op, same) = (FloatOp::Eq, self.temp()?);
        self.emit(Op::F80 {
            op,
            d: same,
            a: exact,
            b: rounded,
        });
        // A NaN is no more precise than another.
        self.emit(Op::F80 {
            op,
            d: test,
            a: exact,
            b: exact,
        });
        self.emit(Op::XorI {
            d: test,
            a: test,
            i: 1,
        });
        self.emit(Op::Or {
            d: test,
            a: test,
            b: same,
        });
        let on = self.label();
        self.emit(Op::BrTrue {
            a: test,
            t: on.0,
            cost: 0,
        });
        let reason = "floating arithmetic that the target may do in more precision";
        self.stop(StopReason::Unsupported(reason.into()));
        self.bind(on);
        Ok(())
    }
}
