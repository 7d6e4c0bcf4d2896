//! Statements.

use crate::knobs::Knob;
use crate::place::Want;
use crate::state::{Scope, State, Var};
use crate::types::Shape;
use cassay_lang::tree::*;

/// What kinds of statements there are, with the knobs that weigh them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Form {
    Assign,
    If,
    For,
    While,
    Do,
    Switch,
    Goto,
    Call,
    Block,
    Exit,
    ArrayLoop,
    Copy,
    Pointer,
    Walk,
    Scan,
    Graph,
    Buffer,
    Alias,
    Trap,
}

const FORMS: &[(Form, Knob)] = &[
    (Form::Assign, Knob::Assign),
    (Form::If, Knob::If),
    (Form::For, Knob::For),
    (Form::While, Knob::While),
    (Form::Do, Knob::Do),
    (Form::Switch, Knob::Switch),
    (Form::Goto, Knob::Goto),
    (Form::Call, Knob::CallStmt),
    (Form::Block, Knob::Block),
    (Form::Exit, Knob::Exit),
    (Form::ArrayLoop, Knob::ArrayLoop),
    (Form::Copy, Knob::Copy),
    (Form::Pointer, Knob::PointerStmt),
    (Form::Walk, Knob::Walk),
    (Form::Scan, Knob::Scan),
    (Form::Graph, Knob::Graph),
    (Form::Buffer, Knob::Buffer),
    (Form::Alias, Knob::Alias),
    (Form::Trap, Knob::Trap),
];

/// Statements that are loops, or can be.
const LOOPS: &[Form] = &[
    Form::For,
    Form::While,
    Form::Do,
    Form::ArrayLoop,
    Form::Walk,
    Form::Scan,
    Form::Graph,
];

/// See [`State::idle_more`].
const TAKEN: u32 = 88;

impl State {
    /// Statements of about so many bytes together; at least one.
    pub fn statements(&mut self, bytes: u64, out: &mut Vec<StmtId>) {
        let end = self.bytes + bytes;
        // Twice as much where twice as much shall not run.
        let live = self.k.weight(Knob::Live);
        let chance = self.k.weight(Knob::Dead) * (100 - live) / 20;
        let mut dead = bytes > 150 && !self.body.dead && self.c.chance(chance);
        loop {
            if dead && self.c.chance(400) {
                dead = false;
                self.dead_code(end.saturating_sub(self.bytes) / 3, out);
            }
            self.idle_more(live, end, out);
            let left = end.saturating_sub(self.bytes);
            self.any_statement(left.max(20), out);
            if self.bytes + 12 >= end {
                break;
            }
        }
    }

    /// Branches that are not taken leave about [`TAKEN`] of a hundred statements running; where
    /// fewer shall run, the rest is made up for by dead code.
    fn idle_more(&mut self, live: u32, end: u64, out: &mut Vec<StmtId>) {
        for _ in 0..4 {
            let left = end.saturating_sub(self.bytes);
            let written = self.bytes.saturating_sub(self.body.start);
            let wanted = written * u64::from(TAKEN.saturating_sub(live)) / u64::from(TAKEN);
            let missing = wanted.saturating_sub(self.body.dead_bytes);
            if self.body.dead || left <= 80 || missing == 0 {
                break;
            }
            self.dead_code(missing.clamp(80, left), out);
        }
    }

    pub fn any_statement(&mut self, bytes: u64, out: &mut Vec<StmtId>) {
        self.c.enter("statement");
        self.room = bytes;
        let deep = self.body.nesting >= self.k.get(Knob::Nesting) as u32;
        let mut weights = [0; FORMS.len()];
        for (weight, &(form, knob)) in weights.iter_mut().zip(FORMS) {
            let nests = !matches!(
                form,
                Form::Assign
                    | Form::Call
                    | Form::Exit
                    | Form::Copy
                    | Form::Pointer
                    | Form::Buffer
                    | Form::Alias
                    | Form::Trap
            );
            if !(nests && (deep || bytes < 80)) {
                *weight = self.k.weight(knob);
            }
            let inner = matches!(form, Form::For | Form::While | Form::Do | Form::Switch);
            if inner && (1..3).contains(&self.body.loops) {
                *weight *= self.k.weight(Knob::Inner);
            }
        }
        let form = FORMS[self.c.weighted(&weights)].0;
        let stmt = match self.statement_of(form, bytes, out) {
            Some(stmt) => stmt,
            None => self.assignment(),
        };
        out.push(stmt);
        self.c.leave();
    }

    /// A loop, if the program has any. Returns whether there is one.
    pub fn first_loop(&mut self, bytes: u64, out: &mut Vec<StmtId>) -> bool {
        let mut weights = [0; FORMS.len()];
        for (weight, &(form, knob)) in weights.iter_mut().zip(FORMS) {
            if LOOPS.contains(&form) {
                *weight = self.k.weight(knob);
            }
        }
        if weights.iter().all(|&w| w == 0) {
            return false;
        }
        self.c.enter("statement");
        let mut made = false;
        for _ in 0..6 {
            self.body.wide = true;
            self.room = bytes;
            let form = FORMS[self.c.weighted(&weights)].0;
            if let Some(stmt) = self.statement_of(form, bytes, out) {
                out.push(stmt);
                made = true;
                break;
            }
        }
        self.body.wide = false;
        self.c.leave();
        made
    }

    fn statement_of(&mut self, form: Form, bytes: u64, out: &mut Vec<StmtId>) -> Option<StmtId> {
        match form {
            Form::Assign => Some(self.assignment()),
            Form::If => self.if_statement(bytes),
            Form::For => self.for_statement(bytes, out),
            Form::While => self.while_statement(bytes, out),
            Form::Do => self.do_statement(bytes, out),
            Form::Switch => self.switch_statement(bytes, out),
            Form::Goto => self.goto_statement(bytes, out),
            Form::Call => self.call_statement(),
            Form::Block => self.block_statement(bytes),
            Form::Exit => self.exit_statement(),
            Form::ArrayLoop => self.array_loop(bytes, out),
            Form::Copy => self.copy_statement(),
            Form::Pointer => self.pointer_statement(bytes),
            Form::Walk => self.walk_statement(bytes),
            Form::Scan => self.scan_statement(bytes, out),
            Form::Graph => self.graph_statement(bytes, out),
            Form::Buffer => self.buffer_statement(out),
            Form::Alias => self.alias_statement(out),
            Form::Trap => self.trap_statement(),
        }
    }

    /// `place = expression`, plain or compound.
    pub fn assignment(&mut self) -> StmtId {
        self.begin_full();
        self.choose_effect();
        let place = match self.happens(Knob::Carried) {
            true => self.carried(),
            false => None,
        };
        let place = place.or_else(|| self.place(Want::Write));
        let Some(place) = place.or_else(|| self.some_local()) else {
            let e = self.expression().e;
            let void = self.p.ty(TypeKind::Void);
            self.bytes += 7;
            let e = self.p.expr(ExprKind::Cast(void, e));
            return self.effect_stmt(e);
        };
        self.about_to_write(&place);
        let keeps = self.keeps_old(&place);
        if self.full.effect.is_none() && !keeps && self.c.chance(60) {
            let value = self.modify(place);
            self.note_pending(&place);
            return self.effect_stmt(value.e);
        }
        let taken = self.choose_taken(&place, keeps);
        let value = self.expression();
        let value = self.with_taken(value, taken);
        self.written(&place);
        self.note_pending(&place);
        self.note_steps(2);
        if keeps {
            let e = self.keeping_assignment(&place, value);
            return self.effect_stmt(e);
        }
        let op = self.compound_operator(&place);
        if op.is_some() {
            self.read(&place);
        }
        let e = self.assign(op, place.e, value.e);
        self.effect_stmt(e)
    }

    /// The operator of a compound assignment, or none. Bit-fields are left alone (compilers disagree
    /// about the type in which wide ones compute), and so are operators that need their right
    /// operand in a range.
    fn compound_operator(&mut self, place: &crate::place::Lvalue) -> Option<BinaryOp> {
        let plain = place.bits.is_none() && place.kind != IntKind::Bool && place.repeatable;
        if !plain || !self.c.chance(350) {
            return None;
        }
        const OPS: &[(BinaryOp, Knob)] = &[
            (BinaryOp::Add, Knob::Add),
            (BinaryOp::Sub, Knob::Sub),
            (BinaryOp::Mul, Knob::Mul),
            (BinaryOp::BitAnd, Knob::And),
            (BinaryOp::BitOr, Knob::Or),
            (BinaryOp::BitXor, Knob::Xor),
            (BinaryOp::Div, Knob::Div),
            (BinaryOp::Rem, Knob::Rem),
            (BinaryOp::Shl, Knob::Shl),
            (BinaryOp::Shr, Knob::Shr),
        ];
        let mut weights = [0; OPS.len()];
        for (at, (weight, &(_, knob))) in weights.iter_mut().zip(OPS).enumerate() {
            *weight = self.k.weight(knob);
            if at == 2 {
                *weight /= 4;
            }
            if at >= 6 {
                *weight /= 12;
            }
        }
        if weights.iter().all(|&w| w == 0) {
            return None;
        }
        Some(OPS[self.c.weighted(&weights)].0)
    }

    /// A condition: a full expression of its own.
    pub fn condition(&mut self) -> ExprId {
        self.begin_full();
        if self.body.loops > 0
            && self.c.chance(200)
            && let Some(cond) = self.counter_condition()
        {
            return cond;
        }
        // Only whether it is zero counts.
        self.full.lossy = 1;
        let n = 1 + self.c.below(4) as u32;
        self.make_expression(n, 4).e
    }

    /// A block of statements with, perhaps, variables of its own.
    pub fn inner_block(&mut self, bytes: u64) -> StmtId {
        self.block_with(bytes, &[], &[])
    }

    /// The same between given statements.
    pub fn block_with(&mut self, bytes: u64, head: &[StmtId], tail: &[StmtId]) -> StmtId {
        let visible = self.locals.len();
        let flat = std::mem::take(&mut self.body.flat);
        let mut out = head.to_vec();
        self.body.nesting += 1;
        self.body.indent += 1;
        if bytes > 150 && self.c.chance(250) {
            let n = 1 + self.c.below(2);
            for _ in 0..n {
                let stmt = self.local();
                out.push(stmt);
            }
        }
        self.statements(bytes, &mut out);
        self.end_block(visible, &mut out);
        out.extend_from_slice(tail);
        self.settle();
        self.body.nesting -= 1;
        self.body.indent -= 1;
        self.body.flat = flat;
        self.locals.truncate(visible);
        // One statement needs no braces.
        if let [one] = *out
            && matches!(
                self.p[one].kind,
                StmtKind::Expr(_)
                    | StmtKind::Return(_)
                    | StmtKind::Break
                    | StmtKind::Continue
                    | StmtKind::Goto(_)
            )
        {
            return one;
        }
        self.bytes += u64::from(self.body.indent) * 4 + 4;
        self.p.block(&out)
    }

    pub fn share(&mut self, bytes: u64) -> u64 {
        let most = (bytes * 3 / 4).max(24);
        24 + self.c.below(most.min(2000))
    }

    fn if_statement(&mut self, bytes: u64) -> Option<StmtId> {
        let cond = self.condition();
        self.note_steps(2);
        let share = self.share(bytes);
        let both = share > 80 && self.c.chance(400);
        self.bytes += 5;
        let then = self.inner_block(if both { share / 2 } else { share });
        let otherwise = both.then(|| {
            self.bytes += 6;
            self.inner_block(share / 2)
        });
        Some(self.statement(StmtKind::If(cond, then, otherwise)))
    }

    fn block_statement(&mut self, bytes: u64) -> Option<StmtId> {
        let share = self.share(bytes);
        let visible = self.locals.len();
        let flat = std::mem::take(&mut self.body.flat);
        let mut out = Vec::new();
        self.body.nesting += 1;
        self.body.indent += 1;
        let local = self.local();
        out.push(local);
        self.statements(share, &mut out);
        self.end_block(visible, &mut out);
        self.settle();
        self.body.nesting -= 1;
        self.body.indent -= 1;
        self.body.flat = flat;
        self.locals.truncate(visible);
        self.bytes += u64::from(self.body.indent) * 8 + 4;
        Some(self.p.block(&out))
    }

    fn call_statement(&mut self) -> Option<StmtId> {
        self.begin_full();
        let f = self.choose_any_function()?;
        let writes = self.functions[f].writes.clone();
        self.full.forbidden.union(&writes);
        self.call_stmt(f)
    }

    /// A call whose result, if it has one, a variable takes. The function's writes are forbidden already.
    pub fn call_stmt(&mut self, f: usize) -> Option<StmtId> {
        let signature = self.functions[f].signature as usize;
        if self.types.signatures[signature].result.is_none() {
            let call = self.call(f);
            return Some(self.effect_stmt(call.e));
        }
        if !self.gives_integer(f) {
            return None;
        }
        let place = self.place(Want::Write)?;
        self.about_to_write(&place);
        let keeps = self.keeps_old(&place);
        let value = self.call_value(f);
        self.written(&place);
        self.note_pending(&place);
        let e = if keeps {
            self.keeping_assignment(&place, value)
        } else {
            self.assign(None, place.e, value.e)
        };
        Some(self.effect_stmt(e))
    }

    /// `if (…) break;` and its like.
    fn exit_statement(&mut self) -> Option<StmtId> {
        self.body.indent += 1;
        let exit = self.leave();
        self.body.indent -= 1;
        let exit = exit?;
        let cond = self.condition();
        self.note_steps(2);
        self.bytes += 5;
        Some(self.statement(StmtKind::If(cond, exit, None)))
    }

    /// A jump away from here that cannot undo the bound of a loop: `break` out of a loop or
    /// `switch`, `continue`, `return`, or `goto` a label further on.
    pub fn leave(&mut self) -> Option<StmtId> {
        let can_break = self.body.loops > 0 || self.body.switches > 0;
        let can_continue = self.body.loops > 0 && !self.body.no_continue;
        match self.c.below(12) {
            0..=4 if can_break => {
                self.note_jump();
                self.bytes += 5;
                Some(self.statement(StmtKind::Break))
            }
            5..=7 if can_continue => {
                self.note_jump();
                self.bytes += 8;
                Some(self.statement(StmtKind::Continue))
            }
            8..=10 if !self.body.targets.is_empty() => {
                let at = self.c.below(self.body.targets.len() as u64) as usize;
                self.body.targets[at].1 = true;
                self.note_jump();
                let label = self.body.targets[at].0;
                self.bytes += 8;
                Some(self.statement(StmtKind::Goto(label)))
            }
            11 if self.body.nesting > 0 && self.may_return() => Some(self.return_statement()),
            _ => None,
        }
    }

    /// Whether a `return` in the middle of the function loses nothing.
    fn may_return(&self) -> bool {
        let integer = self
            .body
            .result
            .is_some_and(|ty| matches!(self.types.shape(ty), Shape::Int(_)));
        integer || self.body.dead || self.left_over().is_empty()
    }

    pub fn return_statement(&mut self) -> StmtId {
        let value = match self.body.result {
            None => None,
            Some(ty) => {
                self.begin_full();
                match self.types.shape(ty) {
                    Shape::Int(kind) => {
                        let tail = match self.happens(Knob::Tails) {
                            true => self.tail_call(),
                            false => None,
                        };
                        self.body.lost |= tail.is_some();
                        Some(tail.unwrap_or_else(|| self.returned(kind)))
                    }
                    _ => self.value_of_type(ty),
                }
            }
        };
        self.bytes += 7;
        self.statement(StmtKind::Return(value))
    }

    /// A new variable of the current block.
    pub fn local(&mut self) -> StmtId {
        self.local_variable()
    }

    /// A counter of a loop: visible, never written but by the loop.
    pub fn counter(
        &mut self,
        prefix: &str,
        kind: IntKind,
        below: u32,
    ) -> (crate::state::VarId, DeclId) {
        let ty = self.types.int(kind);
        let tree = self.tree_type(ty, Quals::NONE);
        self.body.locals += 1;
        let name = format!("{prefix}{}", self.body.locals);
        let decl = self.p.var(&name, tree);
        self.bytes += kind.name().len() as u64 + name.len() as u64 + 4;
        let id = self.add_var(Var {
            decl,
            ty,
            quals: Quals::NONE,
            scope: Scope::Local,
            protected: true,
            addressed: false,
            classes: 0,
            below,
            nullable: false,
            name_len: name.len() as u32,
            alias: None,
        });
        (id, decl)
    }
}
