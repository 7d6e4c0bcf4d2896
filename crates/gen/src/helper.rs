//! Functions of one to five lines, mostly on narrow types, for operands, conditions and steps.
//!
//! Most reports of wrong code have some: inlining them puts conversions where nobody would write
//! them, and not inlining them keeps values from being known. Some are drawn between the other
//! functions. Others are made for a loop that is being written, which is counted, tested or bounded by
//! calls of them; they go in front of the loop's function.

use crate::course::Step;
use crate::expr::Value;
use crate::function::Outline;
use crate::knobs::Knob;
use crate::pointer::Facts;
use crate::special::MANY;
use crate::state::{Footprint, Function, State, VarId};
use crate::types::{Shape, Signature, Ty, max, promote, unsigned};
use cassay_lang::tree::*;

/// What a function for loops does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Small {
    /// `a < b`
    Test(IntKind, BinaryOp),
    /// `a + 3`
    Step(IntKind, Step),
    /// `*p += 3`
    StepThrough(IntKind, Step),
    /// Brings a value into a range.
    Bound(IntKind, u64, u64),
}

/// Operators in a helper's expression, at most.
const OPERATORS: u64 = 5;

impl State {
    /// How many helpers there shall be in front of a function of so many bytes.
    pub fn helper_count(&mut self, bytes: u64) -> u64 {
        let most = self.k.get(Knob::Helpers) as u64;
        let count = self.c.below(most + 1);
        // They take about 80 bytes each, and are no more than half of a program.
        count.min(bytes / 160)
    }

    /// A type for what a helper takes or gives.
    pub fn helper_kind(&mut self) -> IntKind {
        if self.c.chance(600) {
            self.narrow_kind()
        } else {
            self.any_kind()
        }
    }

    /// Writes a function of a few lines.
    pub fn helper(&mut self) -> DeclId {
        self.c.enter("helper");
        self.full = Default::default();
        self.body = Default::default();
        self.locals.clear();
        if self.c.chance(200)
            && let Some(decl) = self.special_helper()
        {
            self.c.leave();
            return decl;
        }
        let mut outline = Outline::new();
        // More than there are registers for, sometimes.
        let count = match self.c.chance(60) {
            true => MANY as u64 + self.c.below(4),
            false => 1 + self.c.below(3).min(self.c.below(4)),
        };
        let pointers = self.k.get(Knob::Pointers) > 0;
        for _ in 0..count {
            if pointers
                && self.c.chance(120)
                && let Some((ty, facts)) = self.draw_param_pointer()
                && !facts.null
            {
                outline.add(ty, facts);
                continue;
            }
            let kind = self.helper_kind();
            let ty = self.types.int(kind);
            outline.add(ty, Facts::default());
        }
        let kind = self.helper_kind();
        outline.signature.result = Some(self.types.int(kind));
        let writing = self.begin_function("h", &outline, 4000);
        let decl = writing.decl;
        self.body.quiet = self.c.chance(800);
        self.body.closed = self.body.quiet && self.c.chance(700) && !self.takes_pointer(&outline);
        let mut out = Vec::new();
        self.helper_body(&mut out);
        self.helpers.push(self.functions.len() + self.aside.len());
        self.end_function(writing, outline, &out);
        self.c.leave();
        decl
    }

    fn takes_pointer(&self, outline: &Outline) -> bool {
        let mut params = outline.signature.params.iter();
        params.any(|&ty| matches!(self.types.shape(ty), Shape::Pointer(..)))
    }

    fn helper_body(&mut self, out: &mut Vec<StmtId>) {
        match self.c.below(10) {
            0 | 1 => {
                // One of two values.
                self.offer_params();
                let cond = self.helper_condition();
                self.note_steps(2);
                self.body.indent += 1;
                let first = self.helper_return();
                self.body.indent -= 1;
                self.bytes += 5;
                out.push(self.statement(StmtKind::If(cond, first, None)));
            }
            2 | 3 => {
                // A variable on the way, of another type.
                let middle = self.helper_kind();
                let value = self.helper_value();
                let init = self.p.push_init(Init::Expr(value));
                let ty = self.types.int(middle);
                let scope = crate::state::Scope::Local;
                let (none, storage) = (Quals::NONE, Storage::None);
                let (id, decl) = self.declare(ty, none, scope, false, storage, Some(init));
                self.note_steps(2);
                out.push(self.statement(StmtKind::Decl(decl)));
                self.locals.push(id);
                if self.c.chance(500) {
                    let stmt = self.assignment();
                    out.push(stmt);
                }
            }
            4 if !self.body.quiet => {
                let stmt = self.assignment();
                out.push(stmt);
            }
            5 => {
                // A parameter that is changed.
                let param = self.locals[0];
                if matches!(self.types.shape(self.var(param).ty), Shape::Int(k) if k != IntKind::Bool)
                    && self.var(param).quals.is_empty()
                {
                    let op = self.joining();
                    let value = self.helper_value();
                    let place = self.name_of(param);
                    self.note_steps(2);
                    let e = self.assign(Some(op), place, value);
                    out.push(self.effect_stmt(e));
                }
            }
            _ => {}
        }
        let stmt = self.helper_return();
        out.push(stmt);
    }

    /// Starts a full expression whose leaves are mostly the parameters.
    fn offer_params(&mut self) {
        self.begin_full();
        let bytes = self.bytes;
        for at in 0..self.locals.len() {
            let id = self.locals[at];
            if let Shape::Int(kind) = self.types.shape(self.var(id).ty) {
                let e = self.name_of(id);
                self.full.offers.push(Value {
                    e,
                    kind,
                    simple: true,
                });
            }
        }
        self.bytes = bytes;
    }

    fn helper_value(&mut self) -> ExprId {
        self.offer_params();
        let n = 1 + self.c.below(OPERATORS) as u32;
        self.make_expression(n, 3).e
    }

    fn helper_condition(&mut self) -> ExprId {
        let op = *self.c.pick(BinaryOp::COMPARISONS).unwrap_or(&BinaryOp::Lt);
        let a = self.make_expression(1, 2);
        let b = self.make_expression(0, 1);
        self.binary(op, a.e, b.e)
    }

    fn helper_return(&mut self) -> StmtId {
        let tail = match self.happens(Knob::Tails) {
            true => self.tail_call(),
            false => None,
        };
        let value = match tail {
            Some(call) => {
                self.body.lost = true;
                call
            }
            None => {
                let value = self.helper_value();
                self.with_left_over(value)
            }
        };
        self.bytes += 7;
        self.statement(StmtKind::Return(Some(value)))
    }

    /// A helper without side effects that can be called in the expression at hand.
    pub fn choose_helper(&mut self) -> Option<usize> {
        let count = self.helpers.len() as u64;
        for _ in 0..3.min(count) {
            // Those nearby are likelier.
            let at = self.c.below(count).max(self.c.below(count)) as usize;
            let f = self.helpers[at];
            let function = &self.functions[f];
            let quiet = function.writes.is_empty()
                && !function.reads.meets(&self.full.forbidden)
                && (!self.body.closed || function.reads.is_empty());
            if quiet && self.affords(function.cost) && self.gives_integer(f) {
                return Some(f);
            }
        }
        None
    }

    // Functions for loops.

    /// A function that a loop needs: the one that there is, or a new one in front of the function
    /// being written. `body` gets its parameters.
    fn small(
        &mut self,
        which: Small,
        params: &[Ty],
        result: Option<Ty>,
        writes: u32,
        body: impl FnOnce(&mut State, &[DeclId]) -> StmtKind,
    ) -> DeclId {
        if let Some(&(_, decl)) = self.small.iter().find(|(known, _)| *known == which) {
            return decl;
        }
        let bytes = self.bytes;
        let name = format!("h{}", self.function_number());
        let mut decls = Vec::with_capacity(params.len());
        for (&ty, name) in params.iter().zip(["a", "b"]) {
            let tree = self.tree_type(ty, Quals::NONE);
            decls.push(self.p.param(Some(name), tree));
        }
        let kind = body(self, &decls);
        let stmt = self.p.stmt(kind);
        let block = self.p.block(&[stmt]);
        let list = self.p.list(&decls);
        let signature = Signature {
            result,
            params: params.to_vec(),
        };
        let decl = self.declare_function(&name, &signature, list);
        if let DeclKind::Function { body, .. } = &mut self.p[decl].kind {
            *body = Some(block);
        }
        let signature = self.types.signature(signature);
        let through = Footprint {
            through: writes,
            ..Footprint::default()
        };
        self.aside.push(Function {
            decl,
            signature,
            reads: through.clone(),
            writes: through,
            cost: 16,
            recursive: false,
            called: true,
            flow: None,
            name_len: name.len() as u32,
            params: vec![Facts::default(); params.len()],
            pointer: None,
            variadic: None,
        });
        self.small.push((which, decl));
        self.bytes = bytes;
        decl
    }

    fn call_small(&mut self, decl: DeclId, args: &[ExprId]) -> ExprId {
        self.bytes += 4 + 2 * args.len() as u64;
        self.body.calls = true;
        let callee = self.p.use_of(decl);
        self.p.call(callee, args)
    }

    /// The test of a counter: `i < n`, or a call that says so.
    pub fn counter_test(
        &mut self,
        counter: ExprId,
        kind: IntKind,
        op: BinaryOp,
        bound: ExprId,
    ) -> ExprId {
        if self.k.get(Knob::Helpers) == 0 || !self.happens(Knob::LoopCalls) {
            return self.test_expr(counter, op, bound);
        }
        let ty = self.types.int(kind);
        let int = self.types.int(IntKind::Int);
        let decl = self.small(
            Small::Test(kind, op),
            &[ty, ty],
            Some(int),
            0,
            |s, params| {
                let (a, b) = (s.p.use_of(params[0]), s.p.use_of(params[1]));
                StmtKind::Return(Some(s.p.binary(op, a, b)))
            },
        );
        self.note_steps(6);
        self.call_small(decl, &[counter, bound])
    }

    /// What moves a counter on: an operator, or a call that does it.
    pub fn counter_step(&mut self, id: VarId, step: Step) -> ExprId {
        if self.k.get(Knob::Helpers) == 0 || !self.happens(Knob::LoopCalls) {
            return self.step_expr(id, step);
        }
        let kind = self.int_kind(id);
        let (op, by) = step.operation();
        let var = *self.var(id);
        let ty = self.types.int(kind);
        let bytes = self.bytes;
        let name = self.name_of(id);
        self.bytes = bytes;
        // A parameter in a register has no address.
        let own = var.alias.is_none() && self.names_object(name);
        if own && self.has_target(ty) && self.c.chance(350) {
            let pointer = self.types.of(Shape::Pointer(ty, Quals::NONE));
            let which = Small::StepThrough(kind, step);
            let decl = self.small(which, &[pointer], None, 1 << kind as u32, |s, params| {
                let (p, q) = (s.p.use_of(params[0]), s.p.use_of(params[0]));
                let (place, old) = (s.p.unary(UnaryOp::Deref, p), s.p.unary(UnaryOp::Deref, q));
                let next = s.certain(kind, op, old, by);
                StmtKind::Expr(s.p.expr(ExprKind::Assign(None, place, next)))
            });
            let name = self.name_of(id);
            let address = self.unary(UnaryOp::AddrOf, name);
            return self.call_small(decl, &[address]);
        }
        let decl = self.small(Small::Step(kind, step), &[ty], Some(ty), 0, |s, params| {
            let a = s.p.use_of(params[0]);
            StmtKind::Return(Some(s.certain(kind, op, a, by)))
        });
        let old = self.name_of(id);
        let next = self.call_small(decl, &[old]);
        let place = self.name_of(id);
        self.assign(None, place, next)
    }

    /// An operation that is defined for all values: others call the function, too, and what repair would make
    /// of it could count a loop the wrong way.
    fn certain(&mut self, kind: IntKind, op: BinaryOp, a: ExprId, by: u64) -> ExprId {
        let by = self.p.int(by);
        let wide = promote(&self.target, kind) == kind;
        let can_overflow = matches!(
            op,
            BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Shl
        );
        let through = match op {
            BinaryOp::Shl => self.target.is_signed(kind),
            _ => wide && can_overflow && self.target.is_signed(kind),
        };
        if !through {
            return self.p.binary(op, a, by);
        }
        let unsigned = unsigned(promote(&self.target, kind));
        let a = self.cast(unsigned, a);
        self.p.binary(op, a, by)
    }

    /// A call that gives a value from `least` to `most`.
    pub fn bound_call(&mut self, least: u64, most: u64) -> ExprId {
        if self.k.get(Knob::Helpers) == 0 {
            return self.value_between(least, most);
        }
        let kind = self.helper_kind();
        let mut result = self.narrow_kind();
        if max(&self.target, result) < most.into() {
            result = IntKind::Int;
        }
        let (taken, given) = (self.types.int(kind), self.types.int(result));
        let form = self.c.below(2);
        let near = (most - least).min(3);
        let which = Small::Bound(kind, least, most);
        let decl = self.small(which, &[taken], Some(given), 0, |s, params| {
            let mut a = || s.p.use_of(params[0]);
            let (first, second) = (a(), a());
            let (least, most) = (s.p.int(least), s.p.int(most));
            let value = if form == 0 && near == 3 {
                let mask = s.p.int(near);
                let less = s.p.binary(BinaryOp::BitAnd, first, mask);
                s.p.binary(BinaryOp::Sub, most, less)
            } else {
                // Clamped.
                let third = s.p.use_of(params[0]);
                let low = s.p.binary(BinaryOp::Lt, first, least);
                let high = s.p.binary(BinaryOp::Gt, second, most);
                let (low_value, high_value) = (s.copy(least), s.copy(most));
                let rest = s.p.expr(ExprKind::Cond(high, Some(high_value), third));
                s.p.expr(ExprKind::Cond(low, Some(low_value), rest))
            };
            StmtKind::Return(Some(value))
        });
        self.begin_full();
        self.full.depth += 1;
        let arg = self.operand().e;
        self.full.depth -= 1;
        self.call_small(decl, &[arg])
    }
}
