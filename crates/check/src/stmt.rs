//! Statements (6.8). Bodies are walked once; `else if` chains and chains of labels are as long as
//! the text and are walked in a loop.

use super::jumps::{Scope, jumps_into};
use super::{Checker, Res};
use cassay_lang::target::Reading;
use cassay_lang::tree::{ExprId, ForInit, Id, StmtId, StmtKind};
use cassay_lang::types::{Ty, TyKind};
use cassay_lang::{Problem, Span};

/// A `switch` around the statement being checked.
pub(super) struct Switch {
    /// Promoted type of the controlling expression.
    ty: Ty,
    scope: Scope,
    cases: Vec<(i128, i128, Span)>,
    has_default: bool,
}

impl Checker<'_> {
    pub(super) fn stmt(&mut self, id: StmtId) -> Res<()> {
        let mut id = id;
        loop {
            let node = self.p[id];
            match node.kind {
                StmtKind::Null | StmtKind::Asm { .. } => return Ok(()),
                StmtKind::Goto(label) => {
                    if let Some(jumps) = self.jumps() {
                        jumps.goto(label, node.span);
                    }
                    return Ok(());
                }
                StmtKind::Expr(value) => {
                    self.expr(value)?;
                    return Ok(());
                }
                StmtKind::Decl(decl) => return self.block_decl(decl),
                StmtKind::Block(list) => {
                    let p = self.p;
                    let scope = self.scope();
                    for stmt in p.items(list) {
                        self.stmt(stmt)?;
                    }
                    self.leave(scope);
                    return Ok(());
                }
                StmtKind::If(cond, then, otherwise) => {
                    self.condition(cond, "condition of 'if'")?;
                    self.stmt(then)?;
                    match otherwise {
                        Some(otherwise) => id = otherwise,
                        None => return Ok(()),
                    }
                }
                StmtKind::While(cond, body) => {
                    self.condition(cond, "condition of 'while'")?;
                    return self.loop_body(body);
                }
                StmtKind::Do(body, cond) => {
                    self.loop_body(body)?;
                    return self.condition(cond, "condition of 'do'");
                }
                StmtKind::For {
                    init,
                    cond,
                    step,
                    body,
                } => {
                    let scope = self.scope();
                    match init {
                        ForInit::None => {}
                        ForInit::Expr(value) => {
                            self.expr(value)?;
                        }
                        ForInit::Decl(decl) => self.block_decl(decl)?,
                    }
                    if let Some(cond) = cond {
                        self.condition(cond, "condition of 'for'")?;
                    }
                    if let Some(step) = step {
                        self.expr(step)?;
                    }
                    self.loop_body(body)?;
                    self.leave(scope);
                    return Ok(());
                }
                StmtKind::Switch(control, body) => return self.switch(control, body),
                StmtKind::Case(low, high, inner) => {
                    self.note_label();
                    self.case(id, low, high)?;
                    id = inner;
                }
                StmtKind::Default(inner) => {
                    self.note_label();
                    self.reachable_case(node.span)?;
                    let switch = self.function.as_mut().and_then(|f| f.switches.last_mut());
                    match switch {
                        Some(switch) if !switch.has_default => switch.has_default = true,
                        Some(_) => {
                            let message = "multiple default labels in one switch";
                            return Err(Problem::invalid(node.span, message));
                        }
                        None => {
                            let message = "default label not within a switch statement";
                            return Err(Problem::invalid(node.span, message));
                        }
                    }
                    id = inner;
                }
                StmtKind::Label(label, inner) => {
                    self.note_label();
                    if let Some(jumps) = self.jumps() {
                        jumps.label(label);
                    }
                    id = inner;
                }
                StmtKind::GotoComputed(target) => {
                    let typed = self.expr(target)?;
                    let ty = self.value(typed, target)?;
                    if !self.out.types.is_pointer(ty) {
                        let message = "computed goto needs a pointer";
                        return Err(Problem::invalid(node.span, message));
                    }
                    return Ok(());
                }
                StmtKind::Break => {
                    if self.function.as_ref().is_none_or(|f| f.breakable == 0) {
                        let message = "break statement not within loop or switch";
                        return Err(Problem::invalid(node.span, message));
                    }
                    return Ok(());
                }
                StmtKind::Continue => {
                    if self.function.as_ref().is_none_or(|f| f.loops == 0) {
                        let message = "continue statement not within a loop";
                        return Err(Problem::invalid(node.span, message));
                    }
                    return Ok(());
                }
                StmtKind::Return(value) => return self.return_value(value),
            }
        }
    }

    fn note_label(&mut self) {
        if let Some(function) = &mut self.function {
            function.labelled = true;
        }
    }

    fn scope(&self) -> Scope {
        let function = self.function.as_ref();
        function.map_or_else(Scope::default, |f| f.jumps.here())
    }

    fn leave(&mut self, scope: Scope) {
        if let Some(jumps) = self.jumps() {
            jumps.leave(scope);
        }
    }

    /// Fails for a label of a `switch` that would jump past a variably modified declaration.
    fn reachable_case(&self, span: Span) -> Res<()> {
        let switch = self.function.as_ref().and_then(|f| f.switches.last());
        match switch {
            Some(switch) if switch.scope != self.scope() => Err(jumps_into(span)),
            _ => Ok(()),
        }
    }

    fn condition(&mut self, cond: ExprId, what: &str) -> Res<()> {
        let typed = self.expr(cond)?;
        self.scalar(typed, cond, what)
    }

    fn loop_body(&mut self, body: StmtId) -> Res<()> {
        if let Some(function) = &mut self.function {
            function.loops += 1;
            function.breakable += 1;
        }
        self.stmt(body)?;
        if let Some(function) = &mut self.function {
            function.loops -= 1;
            function.breakable -= 1;
        }
        Ok(())
    }

    fn return_value(&mut self, value: Option<ExprId>) -> Res<()> {
        let Some(value) = value else { return Ok(()) };
        let Some(ret) = self.function.as_ref().map(|f| f.ret) else {
            return Ok(());
        };
        let typed = self.expr(value)?;
        // GCC lets a void function return a value, and drops it.
        if ret.ty == Ty::VOID {
            return Ok(());
        }
        self.assignable(ret.ty, typed, value, "returning")
    }

    // -- switch ---------------------------------------------------------------------------------

    fn switch(&mut self, control: ExprId, body: StmtId) -> Res<()> {
        let typed = self.expr(control)?;
        let ty = self.promoted(typed);
        if !self.out.types.is_integer(ty) {
            return Err(Problem::invalid(
                self.span(control),
                "switch quantity is not an integer",
            ));
        }
        if let TyKind::Bits { .. } = self.kind(ty) {
            self.reads(Reading::BitFieldType, self.span(control));
        }
        let scope = self.scope();
        if let Some(function) = &mut self.function {
            function.breakable += 1;
            function.switches.push(Switch {
                ty,
                scope,
                cases: Vec::new(),
                has_default: false,
            });
        }
        self.stmt(body)?;
        let Some(function) = &mut self.function else {
            return Ok(());
        };
        function.breakable -= 1;
        let Some(mut switch) = function.switches.pop() else {
            return Ok(());
        };
        let unsigned_wide = self
            .out
            .types
            .int_shape(ty)
            .is_some_and(|shape| shape.width == 128 && !shape.signed);
        // Values of 128 unsigned bits are kept as bits; any total order finds overlaps of single
        // values, and ranges of them are compared as numbers.
        if unsigned_wide {
            for (low, high, _) in &mut switch.cases {
                *low ^= i128::MIN;
                *high ^= i128::MIN;
            }
        }
        switch.cases.retain(|&(low, high, _)| low <= high);
        switch.cases.sort_by_key(|&(low, _, span)| (low, span.lo));
        for pair in switch.cases.windows(2) {
            let [(_, end, first), (start, _, second)] = pair else {
                continue;
            };
            if start <= end {
                let later = if first.lo > second.lo {
                    *first
                } else {
                    *second
                };
                return Err(Problem::invalid(later, "duplicate case value"));
            }
        }
        Ok(())
    }

    fn case(&mut self, id: StmtId, low: ExprId, high: Option<ExprId>) -> Res<()> {
        let span = self.p[id].span;
        let Some(ty) = self
            .function
            .as_ref()
            .and_then(|f| f.switches.last())
            .map(|s| s.ty)
        else {
            return Err(Problem::invalid(
                span,
                "case label not within a switch statement",
            ));
        };
        self.reachable_case(span)?;
        let from = self.case_value(low, ty)?;
        let to = match high {
            Some(high) => self.case_value(high, ty)?,
            None => from,
        };
        self.out.cases.insert(id.index() as u32, (from, to));
        if let Some(switch) = self.function.as_mut().and_then(|f| f.switches.last_mut()) {
            switch.cases.push((from, to, self.p[low].span));
        }
        Ok(())
    }

    fn case_value(&mut self, value: ExprId, ty: Ty) -> Res<i128> {
        let typed = self.expr(value)?;
        if !self.out.types.is_integer(typed.qty.ty) {
            return Err(Problem::invalid(
                self.span(value),
                "case label is not an integer",
            ));
        }
        let number = self.require_int(value, "case label")?;
        Ok(self.wrap(number, ty))
    }
}
