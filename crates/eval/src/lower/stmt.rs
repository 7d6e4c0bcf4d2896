//! Statements, jumps between scopes, and which variables surely have a value.
//!
//! A jump may leave and enter blocks. Leaving ends objects down to a count known at compile time;
//! entering makes the objects of the entered blocks. Where a jump enters blocks, a piece of code
//! at the function's end does it on the way.

use super::body::{Breakable, Pending, Scope, SwitchFrame};
use super::emit::{Label, Val};
use super::{L, Lowerer};
use crate::code::{Effect, Op, Rep, Site, StopReason, SwitchTable};
use cassay_lang::tree::*;
use cassay_lang::types::Ty;
use cassay_lang::walk::is_constant;
use cassay_memory::{ObjectKind, Origin, Ptr};
use rustc_hash::FxHashSet;

impl Lowerer<'_> {
    pub(super) fn statement(&mut self, id: StmtId) -> L<()> {
        self.deeper()?;
        let old = self.at(Site::Stmt(id));
        self.begin_statement(id);
        let result = match self.is_implicit_block(id) {
            true => self.implicit_block(id),
            false => self.statement_inner(id),
        };
        self.end_statement(id);
        self.out.note.site = old;
        self.body.depth -= 1;
        result
    }

    /// Whether compound literals live in the block that a statement is without braces (6.8.4p3, 6.8.5p5).
    fn is_implicit_block(&self, id: StmtId) -> bool {
        self.body.literals.contains_key(&id)
            && !matches!(
                self.program[id].kind,
                StmtKind::Block(_) | StmtKind::For { .. }
            )
    }

    fn implicit_block(&mut self, id: StmtId) -> L<()> {
        let mark = self.top();
        self.begin_scope();
        self.enter_literals(id)?;
        self.statement_inner(id)?;
        self.end_scope();
        self.set_top(mark);
        Ok(())
    }

    /// A full expression for its effects: temporaries end with it.
    fn full_effect(&mut self, e: ExprId) -> L<()> {
        self.effect(e)?;
        self.end_temporaries();
        Ok(())
    }

    fn end_temporaries(&mut self) {
        let made = std::mem::take(&mut self.body.temporaries);
        if made > 0 {
            self.body.open -= made;
            self.emit(Op::EndTo {
                keep: self.body.open,
            });
        }
    }

    /// A temporary was made. It counts among the live objects, even if this way to it is not taken:
    /// there may be fewer objects alive than counted, never more.
    pub(super) fn count_temporary(&mut self) {
        self.body.open += 1;
        self.body.temporaries += 1;
    }

    fn statement_inner(&mut self, id: StmtId) -> L<()> {
        match self.program[id].kind {
            StmtKind::Null => Ok(()),
            StmtKind::Expr(e) => self.full_effect(e),
            StmtKind::Decl(d) => {
                let jumpy = self.body.path.last().is_some() && self.body.in_jumpy;
                self.local_decl(d, jumpy)?;
                self.begin_restrict(d, jumpy);
                self.end_temporaries();
                self.declare_name(d);
                Ok(())
            }
            StmtKind::Block(list) => self.block(id, list, None),
            StmtKind::If(..) => self.if_chain(id),
            StmtKind::While(c, body) => self.while_loop(c, body),
            StmtKind::Do(body, c) => self.do_loop(body, c),
            StmtKind::For {
                init,
                cond,
                step,
                body,
            } => self.for_loop(id, init, cond, step, body),
            StmtKind::Switch(c, body) => self.switch(id, c, body),
            StmtKind::Case(_, _, body) => self.case(Some(id), body),
            StmtKind::Default(body) => self.case(None, body),
            StmtKind::Label(label, body) => {
                self.place_label(label);
                self.statement(body)
            }
            StmtKind::Goto(label) => {
                let l = self.user_label(label);
                self.jump_to(l);
                self.leave();
                Ok(())
            }
            StmtKind::GotoComputed(e) => {
                let (v, _) = self.rvalue(e, None)?;
                let a = self.reg(v)?;
                self.out.label_tables.push(Vec::new());
                let table = self.out.label_tables.len() - 1;
                self.emit(Op::GotoLabel {
                    a,
                    table: table as u32,
                });
                self.body.label_gotos.push((table, self.body.path.clone()));
                self.leave();
                Ok(())
            }
            StmtKind::Break => {
                let assigned = self.body.assigned.clone();
                let open = self.body.open;
                let reachable = self.body.reachable;
                let Some(b) = self.body.breakables.last_mut() else {
                    return self.problem("break outside a loop");
                };
                if reachable {
                    meet(&mut b.at_break, &assigned);
                }
                let (to, scopes) = (b.break_to, b.scopes);
                self.leave_scopes(scopes, open);
                self.jump(to);
                self.leave();
                Ok(())
            }
            StmtKind::Continue => {
                let assigned = self.body.assigned.clone();
                let open = self.body.open;
                let reachable = self.body.reachable;
                let Some(b) = self
                    .body
                    .breakables
                    .iter_mut()
                    .rev()
                    .find(|b| b.continue_to.is_some())
                else {
                    return self.problem("continue outside a loop");
                };
                if reachable {
                    meet(&mut b.at_continue, &assigned);
                }
                let (to, scopes) = (b.continue_to, b.scopes);
                self.leave_scopes(scopes, open);
                if let Some(to) = to {
                    self.jump(to);
                }
                self.leave();
                Ok(())
            }
            StmtKind::Return(e) => self.return_(e),
            StmtKind::Asm { empty: true } => Ok(()),
            StmtKind::Asm { empty: false } => {
                self.stop(StopReason::Unsupported(
                    "inline assembly is not supported".into(),
                ));
                Ok(())
            }
        }
    }

    /// What follows is not reached by falling into it.
    fn leave(&mut self) {
        self.body.reachable = false;
    }

    fn arrive(&mut self) {
        self.body.reachable = true;
    }

    /// A label: jumps from anywhere may come here, so nothing is surely assigned.
    fn arrive_from_anywhere(&mut self) {
        self.body.assigned.clear();
        self.arrive();
    }

    /// Objects of scopes beyond `scopes` end.
    fn leave_scopes(&mut self, scopes: usize, open: u32) {
        let keep = self
            .body
            .path
            .get(scopes)
            .map(|&s| self.body.scopes[s as usize].open);
        if let Some(keep) = keep
            && keep < open
        {
            self.emit(Op::EndTo { keep });
        }
    }

    fn begin_scope(&mut self) {
        self.open_names();
        self.body.path.push(self.body.scopes.len() as u32);
        self.body.scopes.push(Scope {
            open: self.body.open,
            ..Scope::default()
        });
    }

    fn end_scope(&mut self) {
        self.close_names();
        if let Some(s) = self.body.path.pop() {
            let open = self.body.scopes[s as usize].open;
            if self.body.open > open && self.body.reachable {
                self.emit(Op::EndTo { keep: open });
            }
            self.body.open = open;
        }
    }

    /// A block. With `value`, the value of its last expression goes there.
    fn block(&mut self, id: StmtId, list: List<StmtId>, value: Option<(u16, Ty)>) -> L<()> {
        let mark = self.top();
        let outer_jumpy = self.body.in_jumpy;
        let promises = self.body.promised.mark();
        self.body.in_jumpy = self.body.jumpy.contains(&id);
        self.begin_scope();
        self.enter_literals(id)?;
        self.enter_objects(list)?;
        let count = list.len();
        for i in 0..count {
            let mut s = self.program.item(list, i);
            let mut labels = Vec::new();
            // The value may stand behind labels.
            while value.is_some()
                && i + 1 == count
                && let StmtKind::Label(label, body) = self.program[s].kind
            {
                self.begin_statement(s);
                labels.push(s);
                self.place_label(label);
                s = body;
            }
            match (value, self.program[s].kind) {
                (Some((d, ty)), StmtKind::Expr(e)) if i + 1 == count => {
                    self.begin_statement(s);
                    let rep = self.rep(ty);
                    let inner = self.top();
                    let v = self.value_as(e, ty, None)?;
                    if self.is_record(ty) {
                        // The object may end with the block: its value is copied out.
                        let size = self.size(ty)?;
                        let from = self.reg(v)?;
                        self.copy_record(d, from, size, e);
                    } else {
                        self.mov(d, v, rep);
                    }
                    self.set_top(inner);
                    self.end_statement(s);
                }
                _ => self.statement(s)?,
            }
            for &label in labels.iter().rev() {
                self.end_statement(label);
            }
        }
        self.end_scope();
        self.end_promises(promises);
        self.body.in_jumpy = outer_jumpy;
        self.set_top(mark);
        Ok(())
    }

    /// GNU `({ … })`.
    pub(super) fn statement_expr(&mut self, body: StmtId, ty: Ty) -> L<Val> {
        let StmtKind::Block(list) = self.program[body].kind else {
            return self.problem("internal: a statement expression without a block");
        };
        let temporaries = std::mem::take(&mut self.body.temporaries);
        let reachable = self.body.reachable;
        self.hold(false);
        self.begin_statement(body);
        let result = if ty == Ty::VOID {
            self.block(body, list, None)?;
            Val::Void
        } else if self.is_record(ty) {
            let size = self.size(ty)?;
            let (local, off) = self.new_local(Origin::Unnamed(ty), size.into(), false, false)?;
            let d = self.temp()?;
            self.emit(Op::LocalNew { d, local, off });
            self.body.open += 1;
            self.block(body, list, Some((d, ty)))?;
            Val::Reg(d)
        } else {
            let rep = self.rep(ty);
            let d = self.temp_for(rep)?;
            self.block(body, list, Some((d, ty)))?;
            Val::Reg(d)
        };
        self.end_statement(body);
        self.release();
        // Those of the block have ended with it.
        self.body.temporaries = temporaries + u32::from(self.is_record(ty));
        // What follows in the expression counts as reached: it may be on another way.
        self.body.reachable = reachable;
        Ok(result)
    }

    /// Jumps to `to` when the truth of `c` is `sense`. Temporaries end on both ways: an object left
    /// behind would shift those made later, and the wrong ones would end.
    fn condition(&mut self, c: ExprId, sense: bool, to: Label) -> L<()> {
        let old = self.at(Site::Expr(c));
        let taken = self.label();
        self.branch(c, sense, taken)?;
        self.settle(taken, to);
        self.out.note.site = old;
        Ok(())
    }

    /// The same for an `if`.
    fn if_condition(&mut self, c: ExprId, sense: bool, to: Label) -> L<()> {
        let taken = self.label();
        self.if_branch(c, sense, taken)?;
        self.settle(taken, to);
        Ok(())
    }

    /// Ends the temporaries of a condition where it fell through, and on the way from `taken` to `to`.
    fn settle(&mut self, taken: Label, to: Label) {
        if self.body.temporaries == 0 {
            self.out.alias(taken, to);
            return;
        }
        self.end_temporaries();
        let keep = self.body.open;
        let other = self.label();
        self.jump(other);
        self.bind(taken);
        self.emit(Op::EndTo { keep });
        self.jump(to);
        self.bind(other);
    }

    /// `if … else if … else …` without recursion along the chain.
    fn if_chain(&mut self, id: StmtId) -> L<()> {
        let end = self.label();
        let mut at_end: Option<FxHashSet<u32>> = None;
        let mut end_reached = false;
        let first = id;
        let mut id = id;
        let mut inner = Vec::new();
        loop {
            let StmtKind::If(c, then, other) = self.program[id].kind else {
                self.statement(id)?;
                break;
            };
            if id != first && self.is_implicit_block(id) {
                self.statement(id)?;
                break;
            }
            self.out.note.site = Site::Stmt(id);
            if id != first {
                self.begin_statement(id);
                inner.push(id);
            }
            // As a statement of its own, the jump can be told to be executed.
            if !self.repairable()
                && !self.samples_statement(then)
                && let (StmtKind::Goto(label), None) = (self.program[then].kind, other)
            {
                let target = self.user_label(label);
                let from = self.label();
                self.body.pending.push(Pending {
                    from,
                    target,
                    path: self.body.path.clone(),
                    open: self.body.open,
                });
                self.if_condition(c, true, from)?;
                break;
            }
            let next = self.label();
            let start = self.out.code.len();
            self.if_condition(c, false, next)?;
            let last = self.out.code.get(start..).and_then(<[Op]>::last);
            let branches = last.is_some_and(|op| matches!(op.effect(), Effect::Branch));
            let before = self.body.assigned.clone();
            let reachable = self.body.reachable;
            self.statement(then)?;
            // Where the condition is constant, it is the only jump.
            if other.is_none() && branches {
                self.spare_jump(then);
            }
            if self.body.reachable {
                meet(&mut at_end, &self.body.assigned);
                end_reached = true;
                if other.is_some() {
                    self.jump(end);
                }
            }
            self.bind(next);
            self.body.assigned = before;
            self.body.reachable = reachable;
            match other {
                Some(other) => id = other,
                None => break,
            }
        }
        for &id in inner.iter().rev() {
            self.end_statement(id);
        }
        if self.body.reachable {
            meet(&mut at_end, &self.body.assigned);
        }
        self.bind(end);
        self.body.reachable |= end_reached;
        if let Some(assigned) = at_end {
            self.body.assigned = assigned;
        }
        Ok(())
    }

    fn begin_loop(&mut self, continue_to: Label, break_to: Label) {
        self.body.breakables.push(Breakable {
            break_to,
            continue_to: Some(continue_to),
            scopes: self.body.path.len(),
            at_break: None,
            at_continue: None,
        });
    }

    /// A loop begins here.
    fn note_loop(&mut self, end: Label, condition: Option<ExprId>) {
        let from = self.label();
        self.bind(from);
        let condition = condition.filter(|c| !is_constant(self.program, *c));
        self.out.note_loop(from, end, condition);
    }

    /// What is assigned behind a loop's body: reached by its end or by `continue`. `None`: neither.
    fn assigned_after_body(&mut self) -> Option<FxHashSet<u32>> {
        let mut assigned = self.body.reachable.then(|| self.body.assigned.clone());
        let continued = self.body.breakables.last_mut();
        if let Some(at) = continued.and_then(|b| b.at_continue.take()) {
            meet(&mut assigned, &at);
        }
        assigned
    }

    /// After a loop: reached by its condition (`exit`) or by `break`.
    fn end_loop(&mut self, exit: Option<FxHashSet<u32>>) {
        let Some(b) = self.body.breakables.pop() else {
            return;
        };
        self.bind(b.break_to);
        let mut assigned = exit;
        if let Some(at_break) = b.at_break {
            meet(&mut assigned, &at_break);
        }
        self.body.reachable = assigned.is_some();
        if let Some(assigned) = assigned {
            self.body.assigned = assigned;
        }
    }

    fn never_ends(&self, c: ExprId) -> bool {
        matches!(self.program[c].kind, ExprKind::Int(lit) if lit.value != 0)
    }

    fn while_loop(&mut self, c: ExprId, body: StmtId) -> L<()> {
        let (top, test, end) = (self.label(), self.label(), self.label());
        self.begin_loop(test, end);
        let once = self.repairable() || self.has_statements(c);
        if once {
            self.bind(test);
        }
        // The test stands at the end; it is also done once before the loop.
        self.note_loop(end, Some(c));
        let exit = if self.never_ends(c) {
            None
        } else {
            self.condition(c, false, end)?;
            Some(self.body.assigned.clone())
        };
        let entry = self.body.assigned.clone();
        self.bind(top);
        self.statement(body)?;
        if once {
            self.jump(test);
            self.end_loop(exit);
            return Ok(());
        }
        self.bind(test);
        self.arrive();
        self.body.assigned = entry;
        if exit.is_some() {
            self.condition(c, true, top)?;
        } else {
            self.jump(top);
        }
        self.end_loop(exit);
        Ok(())
    }

    fn do_loop(&mut self, body: StmtId, c: ExprId) -> L<()> {
        let (top, test, end) = (self.label(), self.label(), self.label());
        self.begin_loop(test, end);
        self.note_loop(end, Some(c));
        self.bind(top);
        self.statement(body)?;
        self.bind(test);
        let assigned = self.assigned_after_body();
        let exit = match assigned {
            Some(assigned) => {
                self.body.assigned = assigned;
                self.arrive();
                self.condition(c, true, top)?;
                (!self.never_ends(c)).then(|| self.body.assigned.clone())
            }
            None => None,
        };
        self.end_loop(exit);
        Ok(())
    }

    fn for_loop(
        &mut self,
        id: StmtId,
        init: ForInit,
        cond: Option<ExprId>,
        step: Option<ExprId>,
        body: StmtId,
    ) -> L<()> {
        let mark = self.top();
        let outer_jumpy = self.body.in_jumpy;
        let promises = self.body.promised.mark();
        self.body.in_jumpy = self.body.jumpy.contains(&id);
        self.begin_scope();
        self.enter_literals(id)?;
        match init {
            ForInit::None => {}
            ForInit::Expr(e) => self.full_effect(e)?,
            ForInit::Decl(d) => {
                self.enter_object(d)?;
                self.local_decl(d, self.body.in_jumpy)?;
                self.begin_restrict(d, self.body.in_jumpy);
                self.end_temporaries();
                self.declare_name(d);
            }
        }
        self.out.note.site = Site::Stmt(id);
        let (again, top) = (self.label(), self.label());
        let (next, end) = (self.label(), self.label());
        self.begin_loop(next, end);
        self.note_loop(end, cond);
        self.bind(again);
        let exit = match cond {
            Some(c) if !self.never_ends(c) => {
                self.condition(c, false, end)?;
                Some(self.body.assigned.clone())
            }
            _ => None,
        };
        let entry = self.body.assigned.clone();
        self.bind(top);
        self.statement(body)?;
        self.bind(next);
        let assigned = self.assigned_after_body();
        self.arrive();
        self.body.assigned = assigned.unwrap_or(entry);
        if let Some(step) = step {
            self.full_effect(step)?;
        }
        match (cond, &exit) {
            _ if self.repairable() => self.jump(again),
            (Some(c), Some(_)) if self.has_statements(c) => self.jump(again),
            (Some(c), Some(_)) => self.condition(c, true, top)?,
            _ => self.jump(top),
        }
        self.end_loop(exit);
        self.end_scope();
        self.end_promises(promises);
        self.body.in_jumpy = outer_jumpy;
        self.set_top(mark);
        Ok(())
    }

    // -- switch -------------------------------------------------------------------------------

    fn switch(&mut self, id: StmtId, c: ExprId, body: StmtId) -> L<()> {
        let mark = self.top();
        let ty = self.value_type(c);
        let ty = self.types.promote(ty);
        let v = self.value_as(c, ty, None)?;
        let a = self.reg(v)?;
        self.end_temporaries();
        let rep = self.rep(ty);
        if rep.is_wide() {
            return self.problem("switch on a 128-bit value");
        }
        let end = self.label();
        let signed = matches!(rep, Rep::Int { signed: true, .. });
        self.out.switches.push(SwitchTable {
            signed,
            default: end.0,
            ..SwitchTable::default()
        });
        let table = self.out.switches.len() - 1;
        let a = self.probe_switch(a, id, table as u32, rep)?;
        self.emit(Op::Switch {
            a,
            table: table as u32,
        });
        self.set_top(mark);
        self.body.breakables.push(Breakable {
            break_to: end,
            continue_to: None,
            scopes: self.body.path.len(),
            at_break: None,
            at_continue: None,
        });
        let at_head = self.body.assigned.clone();
        self.body.switches.push(SwitchFrame {
            table,
            ty,
            path: self.body.path.clone(),
            has_default: false,
            at_head: at_head.clone(),
        });
        self.leave();
        self.statement(body)?;
        let has_default = self.body.switches.pop().is_some_and(|s| s.has_default);
        let mut exit = self.body.reachable.then(|| self.body.assigned.clone());
        if !has_default {
            meet(&mut exit, &at_head);
        }
        self.end_loop(exit);
        densify(&mut self.out.switches[table]);
        Ok(())
    }

    fn case(&mut self, case: Option<StmtId>, body: StmtId) -> L<()> {
        // Chains of cases are followed without recursion.
        let (mut case, mut body) = (case, body);
        let mut inner = Vec::new();
        loop {
            self.case_label(case)?;
            let (next, b) = match self.program[body].kind {
                StmtKind::Case(_, _, b) => (Some(body), b),
                StmtKind::Default(b) => (None, b),
                _ => break,
            };
            self.begin_statement(body);
            inner.push(body);
            (case, body) = (next, b);
        }
        self.statement(body)?;
        for &id in inner.iter().rev() {
            self.end_statement(id);
        }
        Ok(())
    }

    fn case_label(&mut self, case: Option<StmtId>) -> L<()> {
        let here = self.label();
        let Some(switch) = self.body.switches.last_mut() else {
            return self.problem("case outside a switch");
        };
        let (table, ty, path) = (switch.table, switch.ty, switch.path.clone());
        if case.is_none() {
            switch.has_default = true;
        }
        let at_head = switch.at_head.clone();
        let fell = self.body.reachable.then(|| self.body.assigned.clone());
        let mut assigned = Some(at_head);
        if let Some(fell) = fell {
            meet(&mut assigned, &fell);
        }
        self.body.assigned = assigned.unwrap_or_default();
        self.arrive();
        // Where the case lies in an inner block, the way there makes its objects.
        let target = if path == self.body.path {
            here
        } else {
            let from = self.label();
            let place = (self.body.path.clone(), self.body.open);
            self.body.pending.push(Pending {
                from,
                target: here,
                path,
                open: u32::MAX,
            });
            self.body.case_places.insert(here.0, place);
            from
        };
        self.bind(here);
        match case {
            None => self.out.switches[table].default = target.0,
            Some(id) => {
                let Some(&(low, high)) = self.ck.cases.get(&(id.index() as u32)) else {
                    return self.problem("internal: a case without a value");
                };
                let _ = ty;
                if low <= high {
                    self.out.switches[table]
                        .ranges
                        .push((low as i64, high as i64, target.0));
                }
            }
        }
        Ok(())
    }

    // -- goto ---------------------------------------------------------------------------------

    fn user_label(&mut self, label: LabelId) -> Label {
        if let Some(&(l, _)) = self.body.user_labels.get(&label) {
            return l;
        }
        let l = self.label();
        self.body.user_labels.insert(label, (l, None));
        l
    }

    fn place_label(&mut self, label: LabelId) {
        let l = self.user_label(label);
        self.bind(l);
        let place = (self.body.path.clone(), self.body.open);
        if let Some(entry) = self.body.user_labels.get_mut(&label) {
            entry.1 = Some(place);
        }
        if self.body.wild_labels.contains(&label) || !self.body.reachable {
            self.arrive_from_anywhere();
        }
        // Otherwise jumps come only from further on in this block, where no less is assigned.
    }

    fn jump_to(&mut self, target: Label) {
        let from = self.label();
        self.jump(from);
        self.body.pending.push(Pending {
            from,
            target,
            path: self.body.path.clone(),
            open: self.body.open,
        });
    }

    pub(super) fn label_pointer(&mut self, label: LabelId) -> L<Ptr> {
        if let Some(&p) = self.tables.label_pointers.get(&label) {
            return Ok(p);
        }
        let p = self.allocate(0, ObjectKind::Label, false, Origin::Unknown)?;
        self.tables.label_pointers.insert(label, p);
        Ok(p)
    }

    /// Writes the ways between scopes of all jumps of the function.
    pub(super) fn finish_jumps(&mut self) -> L<()> {
        // These ways lead to labels, which say themselves how many joins are open.
        self.body.levels = false;
        // A computed goto can reach every label: static initialisers, too, may take their addresses.
        let gotos = std::mem::take(&mut self.body.label_gotos);
        let mut labels: Vec<LabelId> = Vec::new();
        if !gotos.is_empty() {
            labels.extend(
                self.body
                    .user_labels
                    .iter()
                    .filter(|(_, (_, place))| place.is_some())
                    .map(|(&l, _)| l),
            );
            labels.sort_unstable();
        }
        for (table, path) in gotos {
            for &label in &labels {
                let target = self.user_label(label);
                let from = self.label();
                self.body.pending.push(Pending {
                    from,
                    target,
                    path: path.clone(),
                    open: u32::MAX,
                });
                let p = self.label_pointer(label)?;
                self.out.label_tables[table].push((p, from.0));
            }
        }
        let places: rustc_hash::FxHashMap<u32, (Vec<u32>, u32)> = self
            .body
            .user_labels
            .values()
            .filter_map(|(l, place)| Some((l.0, place.clone()?)))
            .chain(std::mem::take(&mut self.body.case_places))
            .collect();
        for jump in std::mem::take(&mut self.body.pending) {
            let Some((to_path, to_open)) = places.get(&jump.target.0) else {
                // A static initialiser takes the address of a label it cannot jump to.
                if self.body.is_start {
                    continue;
                }
                return self.problem("goto to a label that is not there");
            };
            let common = jump
                .path
                .iter()
                .zip(to_path)
                .take_while(|(a, b)| a == b)
                .count();
            // Where nothing begins and nothing ends, the jump goes straight there.
            if common == to_path.len() && jump.open == *to_open {
                self.out.bind_with(jump.from, jump.target);
                continue;
            }
            self.bind(jump.from);
            let entered = &to_path[common..];
            // Objects of blocks left end; those of the common block stay.
            let keep = match entered.first() {
                Some(&s) => self.body.scopes[s as usize].open,
                None => *to_open,
            };
            self.emit(Op::EndTo { keep });
            let entered: Vec<u32> = entered.to_vec();
            for s in entered {
                for i in 0..self.body.scopes[s as usize].objects.len() {
                    let (d, local, off) = self.body.scopes[s as usize].objects[i];
                    self.emit(Op::LocalNew { d, local, off });
                }
                for i in 0..self.body.scopes[s as usize].flags.len() {
                    let d = self.body.scopes[s as usize].flags[i];
                    self.body
                        .flag_sets
                        .entry(d)
                        .or_default()
                        .push(self.out.code.len());
                    self.emit(Op::Const { d, v: 0 });
                }
            }
            self.jump(jump.target);
        }
        Ok(())
    }

    /// Flags nobody asks for need not be set.
    pub(super) fn drop_unused_flags(&mut self) {
        for (flag, places) in std::mem::take(&mut self.body.flag_sets) {
            if self.body.flag_checked.contains(&flag) {
                continue;
            }
            for at in places {
                if !self.keeps_flag(flag, at) {
                    self.out.code[at] = Op::Nop;
                }
            }
        }
    }

    fn return_(&mut self, e: Option<ExprId>) -> L<()> {
        let noreturn = self.body.returns.promises.noreturn;
        if let Some(e) = e {
            let ty = self.body.returns.qty.ty;
            if ty == Ty::VOID {
                self.effect(e)?;
            } else if self.body.returns.record {
                let (v, _) = self.rvalue(e, None)?;
                let from = self.reg(v)?;
                let size = self.size(ty)?;
                self.copy_record(0, from, size, e);
            } else {
                let rep = self.rep(ty);
                let v = self.kept_value(e, ty, None)?;
                self.mov(0, v, rep);
                if rep == Rep::Ptr {
                    self.check_result(0, self.body.returns.promises);
                    self.based_result();
                }
            }
        }
        self.emit(if noreturn {
            Op::RetNoreturn
        } else if e.is_none() && self.body.returns.value {
            Op::RetNothing
        } else {
            Op::Ret
        });
        self.body.open -= std::mem::take(&mut self.body.temporaries);
        self.leave();
        Ok(())
    }
}

/// Variables assigned on all ways.
fn meet(at: &mut Option<FxHashSet<u32>>, assigned: &FxHashSet<u32>) {
    match at {
        Some(set) => set.retain(|x| assigned.contains(x)),
        None => *at = Some(assigned.clone()),
    }
}

/// Sorts the cases and, where they are dense, makes a table of them.
fn densify(table: &mut SwitchTable) {
    let signed = table.signed;
    let key = |v: i64| if signed { v as u64 ^ 1 << 63 } else { v as u64 };
    table.ranges.sort_by_key(|r| key(r.0));
    let (Some(first), Some(last)) = (table.ranges.first(), table.ranges.last()) else {
        return;
    };
    let span = (last.1).wrapping_sub(first.0) as u64;
    if span >= 4096 || span > table.ranges.len() as u64 * 8 + 16 {
        return;
    }
    table.dense_low = first.0;
    table.dense = vec![table.default; span as usize + 1];
    for &(low, high, t) in &table.ranges {
        for v in low..=high {
            table.dense[v.wrapping_sub(table.dense_low) as usize] = t;
        }
    }
}
