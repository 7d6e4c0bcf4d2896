//! Code for operands that are not sequenced; see [`crate::order`].

use super::{L, Lowerer};
use crate::code::{Op, R, Site};
use crate::order::Operands;
use cassay_check::{EntityId, InitStep};
use cassay_lang::tree::*;
use rustc_hash::FxHashSet;

/// What is to be done about pending writes at the next access.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Pend {
    /// None may be to the same place, since this mark.
    check: Option<R>,
    /// It is one itself.
    push: bool,
}

/// A join that is being written, if the operands are watched: up to where registers were used before it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Join(Option<R>);

impl Join {
    pub(super) fn is_watched(self) -> bool {
        self.0.is_some()
    }
}

impl Lowerer<'_> {
    fn here(&self) -> Option<ExprId> {
        match self.out.note.site {
            Site::Expr(e) => Some(e),
            _ => None,
        }
    }

    /// Begins a join, if the operands of the expression at hand are watched.
    pub(super) fn begin_join(&mut self) -> Join {
        self.begin(self.is_watched(), false)
    }

    fn begin(&mut self, watched: bool, list: bool) -> Join {
        if !watched {
            return Join(None);
        }
        self.body.joins += 1;
        self.emit(Op::SeqBegin { list });
        Join(Some(self.out.begin_peak()))
    }

    /// Whether operands of the expression at hand may have effects on each other.
    pub(super) fn is_watched(&self) -> bool {
        self.here().is_some_and(|e| self.order.join(e))
    }

    /// The same for the items of an initialiser list. Where one overrides another, they are not.
    pub(super) fn begin_list(&mut self, init: InitId, steps: &[InitStep]) -> Join {
        self.begin(self.order.list(init) && overrides_nothing(steps), true)
    }

    /// The same for the lengths of a declarator.
    pub(super) fn begin_lengths(&mut self) -> Join {
        self.begin(self.order.lengths(), false)
    }

    pub(super) fn next_operand(&mut self, join: Join) {
        if join.is_watched() {
            self.emit(Op::SeqNext);
            // Strands have registers of their own.
            if self.operands == Operands::Strands {
                self.out.keep_peak();
            }
        }
    }

    pub(super) fn end_join(&mut self, join: Join) {
        if let Join(Some(peak)) = join {
            self.body.joins -= 1;
            self.emit(Op::SeqEnd);
            if self.operands == Operands::Strands {
                self.out.keep_peak();
            }
            self.out.end_peak(peak);
        }
    }

    /// Whether operands are evaluated from right to left.
    pub(super) fn backwards(&self, join: Join) -> bool {
        match self.operands {
            Operands::Forward | Operands::Strands => false,
            Operands::BackwardInConflict => join.is_watched(),
            Operands::Backward => true,
        }
    }

    /// Whether operands of this join are strands.
    pub(super) fn are_strands(&self, join: Join) -> bool {
        self.operands == Operands::Strands && join.is_watched()
    }

    /// Whether what is being written is part of a strand.
    pub(super) fn in_strand(&self) -> bool {
        self.operands == Operands::Strands && self.body.joins > 0
    }

    /// From the next event on, nothing happens outside of the strand, or (`up`) of the join whose operand it is.
    pub(super) fn hold(&mut self, up: bool) {
        if self.in_strand() {
            self.emit(Op::SeqHold { on: true, up });
        }
    }

    pub(super) fn release(&mut self) {
        if self.in_strand() {
            let up = false;
            self.emit(Op::SeqHold { on: false, up });
        }
    }

    /// Two operands of the expression at hand, in any order.
    pub(super) fn both<A, B>(
        &mut self,
        first: impl FnOnce(&mut Self) -> L<A>,
        second: impl FnOnce(&mut Self) -> L<B>,
    ) -> L<(A, B)> {
        let join = self.begin_join();
        let both = if self.backwards(join) {
            let b = second(self)?;
            self.next_operand(join);
            (first(self)?, b)
        } else {
            let a = first(self)?;
            self.next_operand(join);
            (a, second(self)?)
        };
        self.end_join(join);
        Ok(both)
    }

    /// An access to a variable that has no address.
    pub(super) fn touch_variable(&mut self, entity: u32, r: R, write: bool) {
        let decl = self.ck.entities[entity as usize].decl;
        if self.body.joins > 0
            && self.order.variable(entity)
            && let Some(&s) = self.body.stamps.get(&entity)
        {
            self.emit(Op::SeqVar { s, decl, write });
        }
        let Pend { check, push } = std::mem::take(&mut self.body.pend);
        if let Some(mark) = check {
            self.emit(Op::PendCheckVar { r, mark, decl });
        }
        if push {
            self.emit(Op::PendPushVar { r });
        }
    }

    /// Before the instruction that makes the access.
    pub(super) fn emit_pend(&mut self) {
        let Pend { check, push } = std::mem::take(&mut self.body.pend);
        if let Some(mark) = check {
            self.emit(Op::PendCheck { mark });
        }
        if push {
            self.emit(Op::PendPush);
        }
    }

    /// A mark, if the access that `e` makes must not meet pending writes of its operands.
    pub(super) fn settling(&mut self, e: ExprId) -> L<Option<R>> {
        if !self.order.settles(e) {
            return Ok(None);
        }
        let d = self.temp()?;
        self.emit(Op::PendMark { d });
        Ok(Some(d))
    }

    /// The next access is the one that `e` makes.
    pub(super) fn next_access(&mut self, e: ExprId, check: Option<R>, write: bool) {
        self.body.pend = Pend {
            check,
            push: write && self.order.is_pending(e),
        };
    }

    /// After that access: what was pending before it is settled, unless somebody around it asks, too.
    pub(super) fn settled(&mut self, e: ExprId, mark: Option<R>) {
        if let Some(mark) = mark.filter(|_| !self.order.is_pending(e)) {
            self.emit(Op::PendCut { mark });
        }
    }

    /// A mark for a sequence point inside `e`, if somebody around it needs to know.
    pub(super) fn point_mark(&mut self, e: ExprId) -> L<Option<R>> {
        if !self.order.is_pending(e) {
            return Ok(None);
        }
        let d = self.temp()?;
        self.emit(Op::PendMark { d });
        Ok(Some(d))
    }

    pub(super) fn sequence_point(&mut self, mark: Option<R>) {
        if let Some(mark) = mark {
            self.emit(Op::PendCut { mark });
        }
    }

    /// Registers for the stamps of a function's variables.
    pub(super) fn make_stamps(&mut self, function: EntityId) -> L<()> {
        if self.order.is_empty() {
            return Ok(());
        }
        self.body.levels = self.ck.statement_exprs;
        let watched = self.order.variables_of(function);
        for entity in watched {
            let ty = self.ck.entities[entity as usize].qty.ty;
            if !self.types.is_scalar(ty) {
                continue;
            }
            let s = self.alloc(2)?;
            self.emit(Op::Const { d: s, v: 0 });
            self.emit(Op::Const { d: s + 1, v: 0 });
            self.body.stamps.insert(entity, s);
        }
        Ok(())
    }
}

/// Whether every item has a place of its own.
pub(super) fn overrides_nothing(steps: &[InitStep]) -> bool {
    let all = steps.iter().map(|s| (s.offset, s.bits.map(|b| b.start)));
    all.collect::<FxHashSet<_>>().len() == steps.len()
}
