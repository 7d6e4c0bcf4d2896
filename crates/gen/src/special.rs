//! Helpers of special shapes: records by value, checked arithmetic, two functions that call each
//! other, and functions with any number of arguments.

use crate::expr::Value;
use crate::function::Outline;
use crate::knobs::Knob;
use crate::place::Want;
use crate::pointer::Facts;
use crate::state::{Function, Scope, State};
use crate::types::{Shape, Ty};
use cassay_lang::tree::*;

/// Parameters of which some are passed in memory.
pub const MANY: usize = 7;
/// Arguments behind the `...` of every call.
const MORE: usize = 3;

impl State {
    /// A helper that is no function of a few integers, if the program has what it needs.
    pub fn special_helper(&mut self) -> Option<DeclId> {
        match self.c.below(4) {
            0 => self.record_helper(),
            1 => self.checked_helper(),
            2 if self.k.get(Knob::Recursion) > 0 => Some(self.mutual_helpers()),
            _ if self.happens(Knob::Variadic) => Some(self.variadic_helper()),
            _ => None,
        }
    }

    /// `static struct S h1(struct S n1, int n2) { n1.m1 = …; return n1; }`
    fn record_helper(&mut self) -> Option<DeclId> {
        let plain: Vec<u32> = (0..self.types.records.len() as u32)
            .filter(|&r| self.types.records[r as usize].inside.is_empty())
            .collect();
        let &r = self.c.pick(&plain)?;
        let ty = self.types.of(Shape::Record(r));
        let mut outline = Outline::new();
        outline.add(ty, Facts::default());
        let kind = self.helper_kind();
        let int = self.types.int(kind);
        outline.add(int, Facts::default());
        outline.signature.result = Some(ty);
        let writing = self.begin_function("h", &outline, 4000);
        let decl = writing.decl;
        self.body.quiet = true;
        self.body.closed = self.c.chance(700);
        let mut out = Vec::new();
        let record = self.locals[0];
        for _ in 0..1 + self.c.below(2) {
            self.begin_full();
            let Some(place) = self.place_in(record, Want::Write) else {
                break;
            };
            self.about_to_write(&place);
            let n = 1 + self.c.below(3) as u32;
            let value = self.make_expression(n, 3);
            self.note_steps(3);
            let e = self.assign(None, place.e, value.e);
            out.push(self.effect_stmt(e));
        }
        let name = self.name_of(record);
        self.bytes += 7;
        out.push(self.statement(StmtKind::Return(Some(name))));
        self.note_steps(4);
        self.helpers.push(self.functions.len() + self.aside.len());
        self.end_function(writing, outline, &out);
        Some(decl)
    }

    /// A call of a helper that gives such a record, if there is one that may be called here.
    pub fn record_call(&mut self, record: u32) -> Option<ExprId> {
        let ty = self.types.of(Shape::Record(record));
        let known = self.helpers.iter().rev().take(12).copied();
        let fitting: Vec<usize> = known
            .filter(|&f| {
                let function = &self.functions[f];
                let result = self.types.signatures[function.signature as usize].result;
                result == Some(ty)
                    && function.writes.is_empty()
                    && !function.reads.meets(&self.full.forbidden)
                    && (!self.body.closed || function.reads.is_empty())
                    && self.affords(function.cost)
            })
            .collect();
        let &f = self.c.pick(&fitting)?;
        Some(self.call(f).e)
    }

    /// `int x; return __builtin_add_overflow(n1, n2, &x) ? 7 : x;`
    fn checked_helper(&mut self) -> Option<DeclId> {
        if self.k.get(Knob::Builtins) == 0 {
            return None;
        }
        let kind = match self.helper_kind() {
            IntKind::Bool | IntKind::Int128 | IntKind::UInt128 => IntKind::Int,
            kind => kind,
        };
        let ty = self.types.int(kind);
        let mut outline = Outline::new();
        outline.add(ty, Facts::default());
        outline.add(ty, Facts::default());
        outline.signature.result = Some(ty);
        let writing = self.begin_function("h", &outline, 4000);
        let decl = writing.decl;
        (self.body.quiet, self.body.closed) = (true, true);
        let (none, storage) = (Quals::NONE, Storage::None);
        let (id, local) = self.declare(ty, none, Scope::Local, false, storage, None);
        let mut out = vec![self.statement(StmtKind::Decl(local))];
        let builtins = [
            Builtin::AddOverflow,
            Builtin::SubOverflow,
            Builtin::MulOverflow,
        ];
        let builtin = *self.c.pick(&builtins)?;
        let (a, b) = (self.name_of(self.locals[0]), self.name_of(self.locals[1]));
        let name = self.name_of(id);
        let address = self.unary(UnaryOp::AddrOf, name);
        let args = self.p.list(&[a, b, address]);
        let call = self.p.expr(ExprKind::Builtin(builtin, args));
        self.bytes += 40;
        self.note_steps(12);
        let other = self.constant(kind);
        let name = self.name_of(id);
        let value = self.p.expr(ExprKind::Cond(call, Some(other), name));
        out.push(self.statement(StmtKind::Return(Some(value))));
        self.helpers.push(self.functions.len() + self.aside.len());
        self.end_function(writing, outline, &out);
        Some(decl)
    }

    /// Two functions that call each other, the first parameter counting down.
    fn mutual_helpers(&mut self) -> DeclId {
        let start = self.bytes;
        let kind = match self.helper_kind() {
            IntKind::Bool => IntKind::Int,
            kind => kind,
        };
        let other = self.helper_kind();
        let (first, second) = (self.types.int(kind), self.types.int(other));
        let result = self.helper_kind();
        let result = self.types.int(result);
        let outline = || {
            let mut outline = Outline::new();
            outline.add(first, Facts::default());
            outline.add(second, Facts::default());
            outline.signature.result = Some(result);
            (outline.recursion, outline.factor) = (1, 8);
            outline
        };
        // The second one is declared in front of the first.
        let number = self.function_number() + 1;
        let name = format!("h{number}");
        let params = [first, second].map(|ty| {
            let ty = self.tree_type(ty, Quals::NONE);
            self.p.param(None, ty)
        });
        let params = self.p.list(&params);
        let prototype = self.declare_function(&name, &outline().signature, params);
        self.ahead.push(prototype);
        let one = self.mutual_helper(outline(), prototype);
        self.ahead.push(one);
        self.bytes = start;
        // Nobody else calls the first one from the second: it would not end.
        let at = self.functions.len() - 1;
        let cost = std::mem::replace(&mut self.functions[at].cost, u64::MAX);
        let two = self.mutual_helper(outline(), one);
        self.functions[at].cost = cost;
        // Both declarations have the same linkage. With an external one, clang wants no inline function that calls a static one,
        // though C does where another declaration is not inline (6.7.4p3, p7).
        if let DeclKind::Function { storage: same, .. } = self.p[prototype].kind
            && let DeclKind::Function {
                storage, inline, ..
            } = &mut self.p[two].kind
        {
            *storage = same;
            *inline &= same == Storage::Static;
        }
        two
    }

    fn mutual_helper(&mut self, outline: Outline, partner: DeclId) -> DeclId {
        let writing = self.begin_function("h", &outline, 8000);
        let decl = writing.decl;
        (self.body.quiet, self.body.closed) = (true, true);
        let mut out = vec![self.base_case()];
        self.begin_full();
        let bound = self.name_of(self.locals[0]);
        let one = self.number(1);
        let less = self.binary(BinaryOp::Sub, bound, one);
        let n = 1 + self.c.below(2) as u32;
        let arg = self.make_expression(n, 2);
        let callee = self.p.use_of(partner);
        self.bytes += 8;
        let call = self.p.call(callee, &[less, arg.e]);
        self.body.calls = true;
        self.note_steps(12);
        // Often nothing is left to do behind the call.
        let value = if self.c.chance(500) {
            call
        } else {
            let own = self.make_expression(1, 2);
            let op = self.joining();
            self.binary(op, call, own.e)
        };
        out.push(self.statement(StmtKind::Return(Some(value))));
        self.end_function(writing, outline, &out);
        decl
    }

    /// `static long h1(int n1, ...)`: takes the first of its arguments together, as many as it is told.
    fn variadic_helper(&mut self) -> DeclId {
        let kinds = [IntKind::Int, IntKind::UInt, IntKind::Long, IntKind::ULong];
        let kind = *self.c.pick(&kinds).unwrap_or(&IntKind::Int);
        let int = self.types.int(IntKind::Int);
        let mut outline = Outline::new();
        outline.add(int, Facts::default());
        let result = self.helper_kind();
        outline.signature.result = Some(self.types.int(result));
        outline.recursion = 1;
        let writing = self.begin_function("h", &outline, 4000);
        let decl = writing.decl;
        (self.body.quiet, self.body.closed) = (true, true);
        if let DeclKind::Function { ty, .. } = self.p[decl].kind
            && let TypeKind::Function { variadic, .. } = &mut self.p[ty].kind
        {
            *variadic = true;
        }
        // `va_start` must not be given a parameter in a register (7.16.1.4p4).
        let last = self.var(self.locals[0]).decl;
        if let DeclKind::Param { register, .. } = &mut self.p[last].kind {
            *register = false;
        }
        let list = self.p.ty(TypeKind::VaList);
        self.body.locals += 1;
        let list = self.p.var(&format!("v{}", self.body.locals), list);
        let mut out = vec![self.statement(StmtKind::Decl(list))];
        let zero = self.number(0);
        let sum = self.front_decl(&mut out, "x", IntKind::ULong, Some(zero));
        let last = self.name_of(self.locals[0]);
        let v = self.p.use_of(list);
        let args = self.p.list(&[v, last]);
        let e = self.p.expr(ExprKind::Builtin(Builtin::VaStart, args));
        out.push(self.effect_stmt(e));
        let (id, counter) = self.counter("i", IntKind::Int, 0);
        let zero = self.number(0);
        self.set_init(counter, zero);
        let (i, n) = (self.name_of(id), self.name_of(self.locals[0]));
        let cond = self.binary(BinaryOp::Lt, i, n);
        let i = self.name_of(id);
        let step = self.unary(UnaryOp::PostInc, i);
        let (old, by) = (self.name_of(sum), 3 + 2 * self.c.below(4));
        let by = self.number(by);
        let old = self.binary(BinaryOp::Mul, old, by);
        let v = self.p.use_of(list);
        let ty = self.types.int(kind);
        let ty = self.tree_type(ty, Quals::NONE);
        let next = self.p.expr(ExprKind::VaArg(v, ty));
        let op = self.gathering();
        let e = self.binary(op, old, next);
        let place = self.name_of(sum);
        let e = self.assign(None, place, e);
        let body = self.effect_stmt(e);
        out.push(self.statement(StmtKind::For {
            init: ForInit::Decl(counter),
            cond: Some(cond),
            step: Some(step),
            body,
        }));
        let v = self.p.use_of(list);
        let args = self.p.list(&[v]);
        let e = self.p.expr(ExprKind::Builtin(Builtin::VaEnd, args));
        out.push(self.effect_stmt(e));
        let value = self.name_of(sum);
        out.push(self.statement(StmtKind::Return(Some(value))));
        self.bytes += 160;
        self.note_steps(60);
        self.helpers.push(self.functions.len() + self.aside.len());
        self.end_function(writing, outline, &out);
        if let Some(function) = self.functions.last_mut() {
            function.variadic = Some(kind);
        }
        decl
    }

    /// What a call passes for the `...` of a function.
    pub fn more_arguments(&mut self, function: &Function, args: &mut Vec<ExprId>) {
        let Some(kind) = function.variadic else {
            return;
        };
        for _ in 0..MORE {
            let value: Value = self.operand();
            self.bytes += 2;
            args.push(self.cast(kind, value.e));
        }
    }

    /// `return h3(n2, n1);`: the last thing that a function does.
    pub fn tail_call(&mut self) -> Option<ExprId> {
        self.begin_full();
        let mut f = self.choose_helper()?;
        if self.c.chance(250) {
            // One whose arguments do not fit into registers.
            let known = self.helpers.iter().rev().take(24).copied();
            let many = known.into_iter().find(|&f| {
                let function = &self.functions[f];
                let own = &function.reads;
                function.params.len() >= MANY
                    && function.writes.is_empty()
                    && (!self.body.closed || own.is_empty())
                    && self.affords(function.cost)
            });
            f = many.unwrap_or(f);
        }
        let function = &self.functions[f];
        if function.recursive {
            return None;
        }
        let params = self.types.signatures[function.signature as usize]
            .params
            .clone();
        let integer = |&ty: &Ty| matches!(self.types.shape(ty), Shape::Int(_));
        if !params.iter().all(integer) {
            return None;
        }
        // The own parameters, the other way round.
        let own = self.locals.iter().rev().copied();
        let own = own.filter(|&id| {
            let var = self.var(id);
            var.scope == Scope::Param && matches!(self.types.shape(var.ty), Shape::Int(_))
        });
        let own: Vec<_> = own.take(params.len()).collect();
        // What is left over goes along, by the argument that the result is made of.
        let mut left = self.left_over();
        left.truncate(10);
        left.retain(|id| !own.contains(id));
        let flow = self.functions[f].flow;
        let more = match flow {
            None if !left.is_empty() => return None,
            None => None,
            Some(at) => self.together(&left).map(|value| (at, value)),
        };
        Some(self.call_passing(f, &own, more).e)
    }
}
