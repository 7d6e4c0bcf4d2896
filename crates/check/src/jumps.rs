//! Which jumps enter the scope of a variably modified identifier (6.8.4.2p2, 6.8.6.1p1) or a statement expression.
//!
//! Both are constraints: the length of the array would never have been evaluated, and the value of the expression
//! never asked for. The scopes that may not be entered form a tree; a jump is fine if the scope of its label is the
//! jump's own or lies around it. Where a computed `goto` leads is not known, and GCC does not ask either.

use super::{Checker, Res};
use cassay_lang::tree::LabelId;
use cassay_lang::{Problem, Span};
use rustc_hash::FxHashMap;

/// A scope that may not be jumped into; 0 is the function's body.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Scope(u32);

/// The scopes, labels and jumps of a function.
#[derive(Default)]
pub(super) struct Jumps {
    /// The scope around each, by number from 1 on.
    around: Vec<Scope>,
    here: Scope,
    labels: FxHashMap<LabelId, Scope>,
    gotos: Vec<(LabelId, Scope, Span)>,
}

impl Jumps {
    pub(super) fn here(&self) -> Scope {
        self.here
    }

    /// A scope begins; it lasts until [`Jumps::leave`].
    pub(super) fn enter(&mut self) {
        self.around.push(self.here);
        self.here = Scope(self.around.len() as u32);
    }

    /// Scopes that have begun since this one was `here` end.
    pub(super) fn leave(&mut self, to: Scope) {
        self.here = to;
    }

    pub(super) fn label(&mut self, label: LabelId) {
        self.labels.insert(label, self.here);
    }

    pub(super) fn goto(&mut self, label: LabelId, span: Span) {
        self.gotos.push((label, self.here, span));
    }

    /// Whether `inner` is `outer`, or lies in it.
    fn within(&self, inner: Scope, outer: Scope) -> bool {
        let mut scope = inner;
        while scope.0 > outer.0 {
            scope = self.around[scope.0 as usize - 1];
        }
        scope == outer
    }

    /// The first jump that leads into a scope.
    fn first_wrong(&self) -> Option<Span> {
        let wrong = |&&(label, from, _): &&(LabelId, Scope, Span)| {
            let to = self.labels.get(&label).copied().unwrap_or_default();
            !self.within(from, to)
        };
        self.gotos.iter().find(wrong).map(|&(_, _, span)| span)
    }
}

impl Checker<'_> {
    pub(super) fn jumps(&mut self) -> Option<&mut Jumps> {
        self.function.as_mut().map(|function| &mut function.jumps)
    }

    /// At the end of a function.
    pub(super) fn check_jumps(&self) -> Res<()> {
        let wrong = self.function.as_ref().and_then(|f| f.jumps.first_wrong());
        wrong.map_or(Ok(()), |span| Err(jumps_into(span)))
    }
}

pub(super) fn jumps_into(span: Span) -> Problem {
    let message = "jump into the scope of a variably modified type, or into a statement expression";
    Problem::invalid(span, message)
}
