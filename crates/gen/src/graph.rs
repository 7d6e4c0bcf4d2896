//! Graphs: blocks of code with jumps between them in any direction, by `goto` and `switch`.
//!
//! Loops have several entries here, and leave for each other's middle. Whatever jumps backward first
//! takes one from the *fuel*, a counter that nothing else writes, and goes to the end when there is
//! none left. Where the jumps go depends on a variable that every block changes.

use crate::course::Range;
use crate::state::{Scope, State, VarId};
use cassay_lang::tree::*;

/// What is known of a graph while it is written.
struct Graph {
    labels: Vec<LabelId>,
    /// Whether something jumps to a block.
    used: Vec<bool>,
    end: LabelId,
    end_used: bool,
    fuel: VarId,
    /// What the jumps depend on.
    state: VarId,
}

impl State {
    /// Blocks of about so many bytes together.
    pub fn graph_statement(&mut self, bytes: u64, out: &mut Vec<StmtId>) -> Option<StmtId> {
        let share = self.share(bytes).clamp(240, 2400);
        if bytes < 240 {
            return None;
        }
        let count = 3 + self.c.below((share / 90).clamp(1, 6)) as usize;
        let left = self.body.budget.saturating_sub(self.body.cost) / self.body.trips.max(1);
        let fuel = (24 + self.c.below(90)).min(left / share);
        if fuel < 4 {
            return None;
        }
        let visible = self.locals.len();
        let mut front = Vec::new();
        let state = self.graph_state(&mut front);
        let kinds = [IntKind::Int, IntKind::Int, IntKind::SChar, IntKind::Long];
        let kind = *self.c.pick(&kinds)?;
        let first = self.number(fuel);
        let id = self.front_decl(&mut front, "t", kind, Some(first));
        self.set_below(id, Range::new(-1, fuel.into()));
        self.locals.push(id);
        let end = self.new_label();
        let mut g = Graph {
            labels: (0..count).map(|_| self.new_label()).collect(),
            used: vec![false; count],
            end,
            end_used: false,
            fuel: id,
            state,
        };
        let outer = self.body.trips;
        self.body.trips = outer.saturating_mul(fuel + 1);
        self.body.tangled += 1;
        let mut blocks: Vec<Vec<StmtId>> = Vec::new();
        let mut reached = true;
        let mut lost = Vec::new();
        for at in 0..count {
            if !reached && !g.used[at] {
                lost.push(at);
            }
            let mut block = Vec::new();
            self.flat_statements(share / (2 * count as u64), &mut block);
            block.push(self.graph_turn(&g));
            reached = self.graph_jump(&mut g, at, &mut block);
            blocks.push(block);
        }
        self.body.tangled -= 1;
        self.body.trips = outer;
        // Blocks that nothing led to so far are entered from the start, as are some others.
        let mut stmts = Vec::new();
        if self.c.chance(500) {
            lost.push(self.c.below(count as u64) as usize);
        }
        for at in lost {
            if at > 0 && (!g.used[at] || self.c.chance(500)) {
                let cond = self.graph_condition(&g);
                stmts.push(self.goto_if(cond, g.labels[at]));
                g.used[at] = true;
            }
        }
        let wrapped = self.c.chance(300).then(|| {
            let from = self.c.below(count as u64) as usize;
            (from, from + self.c.below((count - from) as u64) as usize)
        });
        let mut inner = Vec::new();
        for (at, mut block) in blocks.into_iter().enumerate() {
            if g.used[at] {
                block[0] = self.labelled_by(g.labels[at], block[0]);
            }
            match wrapped {
                Some((from, to)) if (from..=to).contains(&at) => {
                    inner.append(&mut block);
                    if at == to {
                        let body = std::mem::take(&mut inner);
                        stmts.push(self.graph_loop(&g, &body));
                    }
                }
                _ => stmts.append(&mut block),
            }
        }
        let last = self.graph_end(&g);
        stmts.push(match g.end_used {
            true => self.labelled_by(g.end, last),
            false => last,
        });
        self.all_behind(front, visible, stmts, out)
    }

    /// `unsigned int s1 = …;`
    fn graph_state(&mut self, front: &mut Vec<StmtId>) -> VarId {
        self.begin_full();
        let value = self.operand().e;
        let kinds = [
            IntKind::UInt,
            IntKind::UInt,
            IntKind::UShort,
            IntKind::ULong,
        ];
        let kind = *self.c.pick(&kinds).unwrap_or(&IntKind::UInt);
        let ty = self.types.int(kind);
        let init = self.p.push_init(Init::Expr(value));
        let (scope, storage) = (Scope::Local, Storage::None);
        let (id, decl) = self.declare(ty, Quals::NONE, scope, false, storage, Some(init));
        self.note_steps(2);
        let stmt = self.statement(StmtKind::Decl(decl));
        front.push(stmt);
        self.locals.push(id);
        // Nothing else changes it: it would lose what it has seen.
        self.vars[id.0 as usize].protected = true;
        id
    }

    /// `s1 = s1 * 5 + …;`
    fn graph_turn(&mut self, g: &Graph) -> StmtId {
        self.begin_full();
        self.note_steps(4);
        let by = [3, 5, 7, 9][self.c.below(4) as usize];
        let (old, by) = (self.name_of(g.state), self.number(by));
        // A narrow one computes in `int`, and stays small enough.
        let product = self.binary(BinaryOp::Mul, old, by);
        let value = self.make_expression(0, 1);
        let op = if self.c.chance(700) {
            BinaryOp::BitXor
        } else {
            self.gathering()
        };
        let e = self.binary(op, product, value.e);
        let place = self.name_of(g.state);
        let e = self.assign(None, place, e);
        self.effect_stmt(e)
    }

    /// A condition on what the blocks change.
    fn graph_condition(&mut self, g: &Graph) -> ExprId {
        if self.c.chance(100) {
            return self.condition();
        }
        self.begin_full();
        let name = self.name_of(g.state);
        self.note_steps(2);
        if self.c.chance(600) {
            let bit = 1 << self.c.below(6);
            let bit = self.number(bit);
            return self.binary(BinaryOp::BitAnd, name, bit);
        }
        let n = 2 + self.c.below(5);
        let (by, which) = (self.number(n), self.c.below(n));
        let rest = self.binary(BinaryOp::Rem, name, by);
        let which = self.number(which);
        self.binary(BinaryOp::Eq, rest, which)
    }

    /// A block to jump to, those that nothing leads to first.
    fn graph_target(
        &mut self,
        g: &mut Graph,
        at: usize,
        taken: Option<LabelId>,
    ) -> (LabelId, bool) {
        let count = g.labels.len();
        if self.c.chance(80) {
            g.end_used = true;
            return (g.end, false);
        }
        let fresh: Vec<usize> = (0..count).filter(|&b| !g.used[b] && b != at).collect();
        let to = match self.c.pick(&fresh) {
            Some(&to) if self.c.chance(500) => to,
            _ => self.c.below(count as u64) as usize,
        };
        let to = match taken {
            Some(label) if label == g.labels[to] => (to + 1) % count,
            _ => to,
        };
        g.used[to] = true;
        (g.labels[to], to <= at)
    }

    /// `if (--t1 <= 0) goto L9;`
    fn graph_fuel(&mut self, g: &mut Graph) -> StmtId {
        let name = self.name_of(g.fuel);
        let less = self.unary(UnaryOp::PreDec, name);
        let zero = self.number(0);
        let cond = self.binary(BinaryOp::Le, less, zero);
        self.steady.push(cond);
        g.end_used = true;
        self.goto_if(cond, g.end)
    }

    /// How a block ends. Returns whether the next one may follow.
    fn graph_jump(&mut self, g: &mut Graph, at: usize, block: &mut Vec<StmtId>) -> bool {
        let last = at + 1 == g.labels.len();
        match self.c.below(10) {
            0 if !last => true,
            1..=4 => {
                let (to, back) = self.graph_target(g, at, None);
                if back {
                    let stmt = self.graph_fuel(g);
                    block.push(stmt);
                }
                let cond = self.graph_condition(g);
                block.push(self.goto_if(cond, to));
                true
            }
            5 | 6 => {
                let (to, back) = self.graph_target(g, at, None);
                let (other, again) = self.graph_target(g, at, Some(to));
                if back || again {
                    let stmt = self.graph_fuel(g);
                    block.push(stmt);
                }
                let cond = self.graph_condition(g);
                block.push(self.goto_if(cond, to));
                self.bytes += 8;
                block.push(self.statement(StmtKind::Goto(other)));
                false
            }
            _ => self.graph_switch(g, at, block),
        }
    }

    /// `switch (s1 >> 2 & 3) { case 0: goto L1; … }`
    fn graph_switch(&mut self, g: &mut Graph, at: usize, block: &mut Vec<StmtId>) -> bool {
        let ways = 2 + self.c.below(3);
        let mut targets = Vec::new();
        let mut back = false;
        for _ in 0..ways {
            let (to, backward) = self.graph_target(g, at, targets.last().copied());
            back |= backward;
            targets.push(to);
        }
        if back {
            let stmt = self.graph_fuel(g);
            block.push(stmt);
        }
        let complete = self.c.chance(400);
        let mask = if ways > 2 { 3 } else { 1 };
        let shift = self.c.below(5);
        let (name, by) = (self.name_of(g.state), self.number(shift));
        let moved = self.binary(BinaryOp::Shr, name, by);
        let mask = self.number(mask);
        let value = self.binary(BinaryOp::BitAnd, moved, mask);
        self.note_steps(4);
        self.body.indent += 1;
        let mut cases = Vec::new();
        let count = targets.len();
        for (value, to) in targets.into_iter().enumerate() {
            self.bytes += 16;
            let jump = self.statement(StmtKind::Goto(to));
            if complete && value + 1 == count {
                cases.push(self.statement(StmtKind::Default(jump)));
            } else {
                let label = self.number(value as u64);
                cases.push(self.statement(StmtKind::Case(label, None, jump)));
            }
        }
        self.body.indent -= 1;
        self.bytes += 12;
        let body = self.p.block(&cases);
        block.push(self.statement(StmtKind::Switch(value, body)));
        !complete
    }

    /// Some of the blocks inside of a loop, into which there are jumps from outside.
    fn graph_loop(&mut self, g: &Graph, body: &[StmtId]) -> StmtId {
        let body = self.p.block(body);
        let name = self.name_of(g.fuel);
        let less = self.unary(UnaryOp::PreDec, name);
        let zero = self.number(0);
        let cond = self.binary(BinaryOp::Gt, less, zero);
        self.bytes += 16;
        let kind = if self.c.chance(500) {
            StmtKind::While(cond, body)
        } else {
            StmtKind::Do(body, cond)
        };
        self.statement(kind)
    }

    /// What a graph computed goes somewhere.
    fn graph_end(&mut self, g: &Graph) -> StmtId {
        self.begin_full();
        self.avoid(g.state);
        match self.taker() {
            Some(place) => {
                let value = self.scalar_value(g.state);
                self.taken_by(&place, value)
            }
            None => self.assignment(),
        }
    }
}
