//! Labels and jumps to them.
//!
//! Forward jumps pass over code or leave loops. Backward jumps are bounded by a counter of their own,
//! in a condition that repair leaves alone. No jump passes over a declaration whose variable is
//! visible at its label: the statements that can be jumped over or into are *flat*, their
//! declarations are in blocks of their own. Computed jumps are not standard C and left out.

use crate::course::Range;
use crate::knobs::Knob;
use crate::state::{State, VarId};
use cassay_lang::tree::*;

impl State {
    pub fn goto_statement(&mut self, bytes: u64, out: &mut Vec<StmtId>) -> Option<StmtId> {
        let share = self.share(bytes).max(60);
        if self.happens(Knob::Irreducible) {
            return match self.c.below(4) {
                0 | 1 => self.tangle(share, out),
                2 => self.enter_loop_midway(share, out),
                _ => self.enter_block_midway(share, out),
            };
        }
        match self.c.below(10) {
            0..=3 => self.skip(share, out),
            4..=6 => self.region(share, out),
            _ => self.again(share, out),
        }
    }

    pub fn new_label(&mut self) -> LabelId {
        self.body.labels += 1;
        let name = format!("L{}", self.body.labels);
        let name = self.p.intern(&name);
        self.p.push_label(Label {
            name,
            span: cassay_lang::Span::NONE,
        })
    }

    pub fn labelled_by(&mut self, label: LabelId, stmt: StmtId) -> StmtId {
        self.bytes += 2;
        self.statement(StmtKind::Label(label, stmt))
    }

    pub fn goto_if(&mut self, cond: ExprId, label: LabelId) -> StmtId {
        self.note_steps(2);
        self.body.indent += 1;
        self.bytes += 8;
        let jump = self.statement(StmtKind::Goto(label));
        self.body.indent -= 1;
        self.bytes += 5;
        self.statement(StmtKind::If(cond, jump, None))
    }

    /// The statement that a label at the end of something belongs to.
    pub fn landing(&mut self, label: LabelId) -> StmtId {
        let stmt = self.assignment();
        self.labelled_by(label, stmt)
    }

    /// Puts a statement behind declarations that it needs.
    pub fn behind(
        &mut self,
        front: Vec<StmtId>,
        visible: usize,
        stmt: StmtId,
        out: &mut Vec<StmtId>,
    ) -> StmtId {
        if self.body.flat {
            return self.flat_block(front, visible, vec![stmt]);
        }
        out.extend(front);
        self.note_counters(visible);
        stmt
    }

    /// A block of declarations and what needs them; what they have in the end goes to something around.
    pub fn flat_block(&mut self, front: Vec<StmtId>, visible: usize, stmts: Vec<StmtId>) -> StmtId {
        let mut all = front;
        all.extend(stmts);
        self.note_counters(visible);
        self.body.indent += 1;
        self.end_block(visible, &mut all);
        self.body.indent -= 1;
        self.locals.truncate(visible);
        self.bytes += u64::from(self.body.indent) * 8 + 4;
        self.p.block(&all)
    }

    /// The same for several statements; the last is returned.
    pub fn all_behind(
        &mut self,
        front: Vec<StmtId>,
        visible: usize,
        mut stmts: Vec<StmtId>,
        out: &mut Vec<StmtId>,
    ) -> Option<StmtId> {
        if self.body.flat {
            return Some(self.flat_block(front, visible, stmts));
        }
        let last = stmts.pop();
        out.extend(front);
        out.append(&mut stmts);
        self.note_counters(visible);
        last
    }

    /// `if (…) goto L; …; L: …`
    fn skip(&mut self, share: u64, out: &mut Vec<StmtId>) -> Option<StmtId> {
        let label = self.new_label();
        let cond = self.condition();
        let jump = self.goto_if(cond, label);
        out.push(jump);
        self.flat_statements(share, out);
        Some(self.landing(label))
    }

    /// Statements from among which jumps lead behind them, also out of loops.
    fn region(&mut self, share: u64, out: &mut Vec<StmtId>) -> Option<StmtId> {
        let label = self.new_label();
        self.body.targets.push((label, false));
        let start = out.len();
        let flat = std::mem::replace(&mut self.body.flat, true);
        if self.k.get(Knob::For) > 0
            && self.c.chance(500)
            && let Some(stmt) = self.for_statement(share, out)
        {
            out.push(stmt);
        } else {
            self.statements(share, out);
        }
        self.body.flat = flat;
        let used = self.body.targets.pop().is_some_and(|(_, used)| used);
        if !used {
            let cond = self.condition();
            let jump = self.goto_if(cond, label);
            let at = start + self.c.below((out.len() - start) as u64) as usize;
            out.insert(at, jump);
        }
        Some(self.landing(label))
    }

    /// The counter of backward jumps, in front of what they repeat.
    fn jump_counter(&mut self, front: &mut Vec<StmtId>, times: u64) -> VarId {
        let kind = self.counter_kind();
        let zero = self.number(0);
        let id = self.front_decl(front, "t", kind, Some(zero));
        self.set_below(id, Range::new(0, times.into()));
        self.locals.push(id);
        id
    }

    /// `++t < times`, perhaps with a condition on data; repair leaves it alone.
    fn again_cond(&mut self, id: VarId, times: u64) -> ExprId {
        let name = self.name_of(id);
        let count = self.unary(UnaryOp::PreInc, name);
        let limit = self.number(times);
        let mut cond = self.test_expr(count, BinaryOp::Lt, limit);
        if self.c.chance(400) && self.affords(20 * times) {
            let data = self.exit_expr(times);
            cond = self.binary(BinaryOp::LogAnd, cond, data);
        }
        self.note_steps(3 * times);
        self.steady.push(cond);
        cond
    }

    fn times(&mut self, share: u64) -> Option<u64> {
        let times = self.trips(share).min(100);
        (times >= 2).then_some(times)
    }

    /// `L: …; if (++t < n) goto L;`
    fn again(&mut self, share: u64, out: &mut Vec<StmtId>) -> Option<StmtId> {
        let times = self.times(share)?;
        let visible = self.locals.len();
        let mut front = Vec::new();
        let id = self.jump_counter(&mut front, times);
        let label = self.new_label();
        let outer = self.body.trips;
        self.body.trips = outer.saturating_mul(times);
        let mut stmts = Vec::new();
        self.flat_statements(share, &mut stmts);
        self.body.trips = outer;
        stmts[0] = self.labelled_by(label, stmts[0]);
        let cond = self.again_cond(id, times);
        stmts.push(self.goto_if(cond, label));
        self.all_behind(front, visible, stmts, out)
    }

    /// Pieces of code with jumps between them, forward and backward, so that loops have several
    /// entries. All backward jumps share one counter.
    fn tangle(&mut self, share: u64, out: &mut Vec<StmtId>) -> Option<StmtId> {
        let times = self.times(share)?;
        let visible = self.locals.len();
        let mut front = Vec::new();
        let id = self.jump_counter(&mut front, times);
        let count = 2 + self.c.below(3) as usize;
        // Every piece may count, also when it does not jump.
        self.set_below(id, Range::new(0, (times + count as u64).into()));
        let labels: Vec<LabelId> = (0..count).map(|_| self.new_label()).collect();
        let mut used = vec![false; count];
        let mut stmts = Vec::new();
        let entry = 1 + self.c.below(count as u64 - 1) as usize;
        let cond = self.condition();
        stmts.push(self.goto_if(cond, labels[entry]));
        used[entry] = true;
        let outer = self.body.trips;
        self.body.trips = outer.saturating_mul(times);
        let mut starts = Vec::new();
        for at in 0..count {
            starts.push(stmts.len());
            self.flat_statements(share / count as u64, &mut stmts);
            let last = at + 1 == count;
            let to = if last {
                0
            } else {
                self.c.below(count as u64) as usize
            };
            if to == at + 1 {
                continue;
            }
            let cond = if to > at {
                self.condition()
            } else {
                let trips = std::mem::replace(&mut self.body.trips, outer);
                let cond = self.again_cond(id, times);
                self.body.trips = trips;
                cond
            };
            stmts.push(self.goto_if(cond, labels[to]));
            used[to] = true;
        }
        self.body.trips = outer;
        for at in 0..count {
            if used[at] {
                let first = starts[at];
                stmts[first] = self.labelled_by(labels[at], stmts[first]);
            }
        }
        self.all_behind(front, visible, stmts, out)
    }

    /// What a loop's body changes, to be given back.
    pub fn enter_loop(&mut self, trips: u64) -> (u64, u32, bool) {
        let outer = (
            self.body.trips,
            std::mem::take(&mut self.body.switches),
            std::mem::take(&mut self.body.no_continue),
        );
        self.body.trips = outer.0.saturating_mul(trips.max(1));
        self.body.loops += 1;
        self.body.nesting += 1;
        self.body.indent += 1;
        outer
    }

    pub fn leave_loop(&mut self, outer: (u64, u32, bool)) {
        (self.body.trips, self.body.switches, self.body.no_continue) = outer;
        self.body.loops -= 1;
        self.settle();
        self.body.nesting -= 1;
        self.body.indent -= 1;
    }

    /// `if (…) goto L; while (++t < n) { …; L: …; }`
    fn enter_loop_midway(&mut self, share: u64, out: &mut Vec<StmtId>) -> Option<StmtId> {
        let times = self.times(share)?;
        let visible = self.locals.len();
        let mut front = Vec::new();
        let id = self.jump_counter(&mut front, times);
        let label = self.new_label();
        let cond = self.condition();
        let jump = self.goto_if(cond, label);
        front.push(jump);
        let outer = self.enter_loop(times + 1);
        let mut body = Vec::new();
        self.flat_statements(share / 2, &mut body);
        let mut inner = Vec::new();
        self.flat_statements(share / 2, &mut inner);
        inner[0] = self.labelled_by(label, inner[0]);
        body.extend(inner);
        self.leave_loop(outer);
        let cond = self.again_cond(id, times);
        let body = self.p.block(&body);
        self.bytes += u64::from(self.body.indent) * 4 + 12;
        let kind = if self.c.chance(600) {
            StmtKind::While(cond, body)
        } else if self.c.chance(500) {
            StmtKind::Do(body, cond)
        } else {
            StmtKind::For {
                init: ForInit::None,
                cond: Some(cond),
                step: None,
                body,
            }
        };
        let stmt = self.statement(kind);
        Some(self.behind(front, visible, stmt, out))
    }

    /// `if (…) goto L; …; if (…) { …; L: …; }`
    fn enter_block_midway(&mut self, share: u64, out: &mut Vec<StmtId>) -> Option<StmtId> {
        let label = self.new_label();
        let cond = self.condition();
        let jump = self.goto_if(cond, label);
        out.push(jump);
        self.flat_statements(share / 3, out);
        let cond = self.condition();
        self.note_steps(2);
        self.body.nesting += 1;
        self.body.indent += 1;
        let mut block = Vec::new();
        if self.c.chance(700) {
            self.flat_statements(share / 3, &mut block);
        }
        let mut inner = Vec::new();
        self.flat_statements(share / 3, &mut inner);
        inner[0] = self.labelled_by(label, inner[0]);
        block.extend(inner);
        self.settle();
        self.body.nesting -= 1;
        self.body.indent -= 1;
        self.bytes += u64::from(self.body.indent) * 4 + 8;
        let block = self.p.block(&block);
        let other = self.c.chance(300).then(|| {
            self.bytes += 6;
            self.inner_block(share / 4)
        });
        Some(self.statement(StmtKind::If(cond, block, other)))
    }
}
