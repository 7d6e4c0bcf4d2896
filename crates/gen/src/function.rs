//! Functions and calls.
//!
//! Calls are acyclic but for functions that call themselves: their first parameter bounds how deep,
//! and callers pass a small constant for it. A function's attributes are true of it: `const` of one
//! that reads and writes nothing but its own variables, `pure` of one that writes nothing else; both
//! without anything volatile. All functions end.

use crate::expr::Value;
use crate::knobs::Knob;
use crate::pointer::{Facts, Life};
use crate::state::{Body, Function, Scope, State, Var, VarId};
use crate::types::{Shape, Signature, Ty};
use cassay_lang::Symbol;
use cassay_lang::tree::*;

/// What callers of a recursive function pass stays below this.
pub const DEPTH: u64 = 4;

/// What a function takes and gives, and how often it calls itself.
pub struct Outline {
    pub signature: Signature,
    pub params: Vec<Facts>,
    /// Calls of itself in its body.
    pub recursion: u32,
    /// Executions of the body for one call, at most.
    pub factor: u64,
}

/// A function that is being written.
pub struct Writing {
    pub decl: DeclId,
    name_len: u64,
    /// [`State::bytes`] where it began.
    start: u64,
    first_var: usize,
    /// Functions that there were before.
    visible: usize,
}

impl Outline {
    pub fn new() -> Outline {
        Outline {
            signature: Signature {
                result: None,
                params: Vec::new(),
            },
            params: Vec::new(),
            recursion: 0,
            factor: 1,
        }
    }

    pub fn add(&mut self, ty: Ty, facts: Facts) {
        self.signature.params.push(ty);
        self.params.push(facts);
    }
}

impl State {
    /// A function to call in an expression: one with side effects for others to avoid, or one
    /// without any.
    pub fn choose_function(&mut self, effects: bool) -> Option<usize> {
        for _ in 0..4 {
            let f = self.choose_any_function()?;
            let integer = self.gives_integer(f);
            let function = &self.functions[f];
            let fits = if effects {
                !function.writes.is_empty()
            } else {
                function.writes.is_empty() && !function.reads.meets(&self.full.forbidden)
            };
            if integer && fits {
                return Some(f);
            }
        }
        None
    }

    /// Whether a call gives an integer, be it a member of what it returns or what that points to.
    pub fn gives_integer(&self, f: usize) -> bool {
        let signature = self.functions[f].signature as usize;
        let Some(ty) = self.types.signatures[signature].result else {
            return false;
        };
        match self.types.shape(ty) {
            Shape::Int(_) => true,
            Shape::Record(r) => !self.plain_members(r).is_empty(),
            Shape::Pointer(to, quals) => {
                matches!(self.types.shape(to), Shape::Int(_))
                    && !quals.contains(Quals::VOLATILE)
                    && !self.full.forbidden.meets_class(self.types.classes(to))
            }
            Shape::Array(..) | Shape::Function(_) => false,
        }
    }

    /// The members of a returned record that are read straight from it.
    fn plain_members(&self, record: u32) -> Vec<(Symbol, IntKind)> {
        let members = self.types.records[record as usize].accessible().iter();
        members
            .filter(|m| m.bits.is_none() && !m.quals.contains(Quals::VOLATILE))
            .filter_map(|m| match self.types.shape(m.ty) {
                Shape::Int(kind) => Some((m.name, kind)),
                _ => None,
            })
            .collect()
    }

    /// The integer that a call gives.
    pub fn call_value(&mut self, f: usize) -> Value {
        let value = self.call(f);
        let signature = self.functions[f].signature as usize;
        let result = self.types.signatures[signature].result;
        match result.map(|ty| self.types.shape(ty)) {
            Some(Shape::Record(r)) => {
                let members = self.plain_members(r);
                let Some(&(name, kind)) = self.c.pick(&members) else {
                    return value;
                };
                self.bytes += 3;
                let e = self.p.expr(ExprKind::Member(value.e, name));
                Value { e, kind, ..value }
            }
            Some(Shape::Pointer(to, _)) => {
                let Shape::Int(kind) = self.types.shape(to) else {
                    return value;
                };
                let classes = self.types.classes(to);
                self.body.reads.through |= classes;
                self.full.touched |= classes;
                let e = self.unary(UnaryOp::Deref, value.e);
                Value { e, kind, ..value }
            }
            _ => value,
        }
    }

    /// A function that can be afforded here.
    pub fn choose_any_function(&mut self) -> Option<usize> {
        let count = self.functions.len() as u64;
        if count == 0 {
            return None;
        }
        let pointer = self.happens(Knob::FunctionPointers);
        let mut at = 0;
        for _ in 0..4 {
            // Recent functions are likelier: call chains get deep.
            at = self.c.below(count).max(self.c.below(count)) as usize;
            if self.functions[at].pointer.is_some() == pointer {
                break;
            }
        }
        let function = &self.functions[at];
        let usable = function.pointer.is_none_or(|id| self.is_visible(id))
            && (!self.body.quiet || function.writes.is_empty())
            && (!self.body.closed || function.reads.is_empty())
            && !function.writes.vars.meets(&self.body.held);
        (usable && self.affords(function.cost)).then_some(at)
    }

    fn is_visible(&self, id: VarId) -> bool {
        // Static pointers to functions are all global.
        self.var(id).scope == Scope::Static || self.locals.contains(&id)
    }

    /// A call with arguments made up here.
    pub fn call(&mut self, f: usize) -> Value {
        self.call_passing(f, &[], None)
    }

    /// A call that passes these variables first, and a value together with one of the arguments.
    pub fn call_passing(
        &mut self,
        f: usize,
        own: &[VarId],
        mut more: Option<(u32, Value)>,
    ) -> Value {
        let signature = self.functions[f].signature as usize;
        let result = self.types.signatures[signature].result;
        let integer = result.is_some_and(|ty| matches!(self.types.shape(ty), Shape::Int(_)));
        let seen = integer && self.full.lossy == 0 && self.full.depth == 0 && !self.body.dead;
        let function = &mut self.functions[f];
        function.called |= seen;
        let function = function.clone();
        self.note_called(&function.writes);
        self.note_steps(function.cost + 4);
        self.body.calls = true;
        self.body.reads.union(&function.reads);
        self.body.writes.union(&function.writes);
        self.full.touched |= function.reads.classes() | function.writes.classes();
        let signature = self.types.signatures[function.signature as usize].clone();
        self.full.depth += 1;
        let callee = match function.pointer {
            Some(id) => self.called_pointer(id),
            None => {
                self.bytes += u64::from(function.name_len);
                self.p.use_of(function.decl)
            }
        };
        let mut args = Vec::with_capacity(signature.params.len());
        for (i, &ty) in signature.params.iter().enumerate() {
            let mut arg = if function.recursive && i == 0 {
                let depth = self.c.below(DEPTH);
                self.number(depth)
            } else if let Some(&id) = own.get(i) {
                self.note_read(id);
                self.name_of(id)
            } else {
                self.argument(ty, &function.params[i])
            };
            if let Some((_, value)) = more.take_if(|(at, _)| *at as usize == i) {
                let op = self.keeping_operator();
                arg = self.binary(op, arg, value.e);
            }
            self.bytes += 2;
            args.push(arg);
        }
        self.more_arguments(&function, &mut args);
        self.full.depth -= 1;
        self.bytes += 2;
        let e = self.p.call(callee, &args);
        let kind = match signature.result.map(|ty| self.types.shape(ty)) {
            Some(Shape::Int(kind)) => kind,
            _ => IntKind::Int,
        };
        Value {
            e,
            kind,
            simple: false,
        }
    }

    /// A value for a parameter.
    pub fn argument(&mut self, ty: Ty, facts: &Facts) -> ExprId {
        let value = match self.types.shape(ty) {
            // The same function with several constants: compilers make copies of it.
            Shape::Int(kind) if self.c.chance(200) => return self.constant(kind),
            Shape::Int(_) => return self.operand().e,
            Shape::Pointer(..) if facts.null && self.c.chance(250) => None,
            Shape::Pointer(..) => self.pointer_value(ty, Life::Call, facts.span),
            Shape::Function(_) => self.callee_value(&facts.callees),
            Shape::Record(r) if self.full.depth < 3 && self.c.chance(300) => {
                let chained = self.record_call(r);
                chained.or_else(|| self.record_value(r))
            }
            Shape::Record(r) => self.record_value(r),
            Shape::Array(..) => None,
        };
        match value {
            Some(e) => e,
            None => self.number(0),
        }
    }

    /// Writes a function of about so many bytes, and makes it callable.
    pub fn function(&mut self, bytes: u64, budget: u64) -> DeclId {
        self.c.enter("function");
        let start = self.bytes;
        self.full = Default::default();
        self.body = Body {
            budget,
            ..Body::default()
        };
        let outline = self.draw_outline();
        let writing = self.begin_function("f", &outline, budget);
        let decl = writing.decl;
        let integer = outline
            .signature
            .result
            .is_some_and(|ty| matches!(self.types.shape(ty), Shape::Int(_)));
        self.body.quiet = integer && self.happens(Knob::Quiet);
        self.body.closed = self.body.quiet && self.c.chance(400);
        let mut out = Vec::new();
        if outline.recursion > 0 {
            out.push(self.base_case());
        }
        let locals = self.c.below(self.k.get(Knob::Locals) as u64 + 1);
        for _ in 0..locals {
            if self.bytes - start > bytes / 3 {
                break;
            }
            let stmt = self.local();
            out.push(stmt);
        }
        let left = bytes.saturating_sub(self.bytes - start + 40);
        // Where most functions shall have loops, the program has one from the start.
        let loops = self.k.get(Knob::LoopFirst);
        let owed = loops >= 500 && !self.looped;
        if owed || left > 120 && self.happens(Knob::LoopFirst) {
            self.looped |= self.first_loop((left * 3 / 4).max(160), &mut out);
        }
        let left = bytes.saturating_sub(self.bytes - start + 40);
        let parts = u64::from(outline.recursion) + 1;
        self.statements(left / parts, &mut out);
        for _ in 0..outline.recursion {
            let stmt = self.recursive_call(decl, &outline, writing.name_len);
            out.push(stmt);
            self.statements(left / parts, &mut out);
        }
        self.flow_out(&mut out);
        if self.body.result.is_some() {
            let stmt = self.return_statement();
            out.push(stmt);
        }
        self.end_function(writing, outline, &out);
        self.c.leave();
        decl
    }

    /// A number for the name of a function.
    pub fn function_number(&self) -> usize {
        let defined = self.functions.iter().filter(|f| f.pointer.is_none());
        1 + defined.count() + self.aside.len()
    }

    /// Starts a function; its parameters are visible from here on.
    pub fn begin_function(&mut self, prefix: &str, outline: &Outline, budget: u64) -> Writing {
        let (start, first_var) = (self.bytes, self.vars.len());
        let visible = self.functions.len();
        self.full = Default::default();
        self.locals.clear();
        self.body = Body {
            budget: budget / outline.factor,
            trips: 1,
            indent: 1,
            start: self.bytes,
            result: outline.signature.result,
            ..Body::default()
        };
        let name = format!("{prefix}{}", self.function_number());
        let params = self.parameters(outline);
        let list = self.p.list(&params);
        let decl = self.declare_function(&name, &outline.signature, list);
        Writing {
            decl,
            name_len: name.len() as u64,
            start,
            first_var,
            visible,
        }
    }

    /// Ends a function with the statements of its body, and makes it callable.
    pub fn end_function(&mut self, writing: Writing, outline: Outline, out: &[StmtId]) {
        let Writing {
            decl,
            name_len,
            start,
            first_var,
            visible,
        } = writing;
        let block = self.p.block(out);
        if let DeclKind::Function { body, .. } = &mut self.p[decl].kind {
            *body = Some(block);
        }
        self.bytes += 24;
        self.functions.truncate(visible);
        for function in std::mem::take(&mut self.aside) {
            self.helpers.push(self.functions.len());
            self.ahead.push(function.decl);
            self.functions.push(function);
        }
        let body = std::mem::take(&mut self.body);
        let flow = match body.flow {
            Some(id) if !body.lost => id.0.checked_sub(first_var as u32),
            _ => None,
        };
        let flow = flow.filter(|&at| (at as usize) < outline.params.len());
        self.dress(decl, &outline, &body, first_var, self.bytes - start);
        let signature = self.types.signature(outline.signature);
        self.functions.push(Function {
            decl,
            signature,
            reads: body.reads,
            writes: body.writes,
            cost: body.cost.saturating_mul(outline.factor) + 8,
            recursive: outline.recursion > 0,
            called: false,
            flow,
            name_len: name_len as u32,
            params: outline.params,
            pointer: None,
            variadic: None,
        });
        self.locals.clear();
    }

    pub fn declare_function(
        &mut self,
        name: &str,
        signature: &Signature,
        params: List<DeclId>,
    ) -> DeclId {
        let ret = match signature.result {
            Some(ty) => self.tree_type(ty, Quals::NONE),
            None => self.p.ty(TypeKind::Void),
        };
        let ty = self.p.ty(TypeKind::Function {
            ret,
            params: Params::List(params),
            variadic: false,
        });
        let storage = if self.happens(Knob::Extern) {
            Storage::None
        } else {
            Storage::Static
        };
        self.p.decl(
            Some(name),
            DeclKind::Function {
                ty,
                storage,
                inline: false,
                noreturn: false,
                params,
                body: None,
            },
        )
    }

    /// The parameters of the function about to be written.
    fn parameters(&mut self, outline: &Outline) -> Vec<DeclId> {
        let mut decls = Vec::new();
        for (i, (&ty, facts)) in outline
            .signature
            .params
            .iter()
            .zip(&outline.params)
            .enumerate()
        {
            let name = format!("n{}", i + 1);
            let bound = outline.recursion > 0 && i == 0;
            let quals = if self.k.get(Knob::Const) > 0 && self.c.chance(40) {
                Quals::CONST
            } else {
                Quals::NONE
            };
            let addressed = !bound
                && facts.modest()
                && !facts.null
                && !self.types.is_callable(ty)
                && self.pointer_depth(ty) < self.k.get(Knob::PointerDepth) as u32
                && self.addressed();
            let tree = self.tree_type(ty, quals);
            let decl = self.p.param(Some(&name), tree);
            // An array inside a record would lose its address with it (6.3.2.1p3).
            let scalar = matches!(self.types.shape(ty), Shape::Int(_) | Shape::Pointer(..));
            if !addressed
                && scalar
                && self.k.get(Knob::Attributes) > 0
                && self.c.chance(20)
                && let DeclKind::Param { register, .. } = &mut self.p[decl].kind
            {
                *register = true;
                self.bytes += 9;
            }
            let classes = self.types.classes(ty);
            self.bytes += 12;
            let id = self.add_var(Var {
                decl,
                ty,
                quals,
                scope: Scope::Param,
                protected: bound,
                addressed,
                classes,
                below: if bound { DEPTH as u32 } else { 0 },
                nullable: facts.null,
                name_len: name.len() as u32,
                alias: None,
            });
            self.locals.push(id);
            match self.types.shape(ty) {
                Shape::Function(signature) => {
                    self.bytes += 12;
                    self.new_callable(id, signature, facts.callees.clone());
                }
                Shape::Pointer(..) => self.set_facts(id, facts.clone()),
                _ => {}
            }
            decls.push(decl);
        }
        decls
    }

    /// What the function about to be written takes and gives.
    fn draw_outline(&mut self) -> Outline {
        // Functions of one signature can be exchanged.
        if self.k.get(Knob::FunctionPointers) > 0
            && self.k.get(Knob::Pointers) > 0
            && self.c.chance(300)
            && let Some((signature, _)) = self.draw_callees(u64::MAX)
        {
            let signature = self.types.signatures[signature as usize].clone();
            let params = vec![Facts::default(); signature.params.len()];
            return Outline {
                signature,
                params,
                recursion: 0,
                factor: 1,
            };
        }
        let mut outline = Outline::new();
        let most = self.k.get(Knob::Params) as u64;
        // Without parameters a function does the same whenever it is called, but for what it reads.
        let count = match most {
            0 => 0,
            _ if self.c.chance(80) => 0,
            _ => 1 + self.c.below(most),
        };
        if count > 0 && self.happens(Knob::Recursion) {
            let twice = self.c.chance(200);
            (outline.recursion, outline.factor) = if twice { (2, 15) } else { (1, 4) };
            let kind = match self.any_kind() {
                IntKind::Bool => IntKind::Int,
                kind => kind,
            };
            let ty = self.types.int(kind);
            outline.add(ty, Facts::default());
        }
        while (outline.params.len() as u64) < count {
            let (ty, facts) = self.draw_param();
            outline.add(ty, facts);
        }
        // What a function computes must go somewhere: to its result, or to a global variable.
        let integer = outline.recursion > 0 || self.writable_global().is_none();
        outline.signature.result = if integer || !self.c.chance(120) {
            Some(self.draw_result(integer))
        } else {
            None
        };
        outline
    }

    fn draw_param(&mut self) -> (Ty, Facts) {
        if self.happens(Knob::Pointers) {
            if self.happens(Knob::FunctionPointers)
                && let Some((signature, callees)) = self.draw_callees(self.body.budget / 10)
            {
                let ty = self.types.of(Shape::Function(signature));
                let facts = Facts {
                    callees,
                    ..Facts::default()
                };
                return (ty, facts);
            }
            if let Some(drawn) = self.draw_param_pointer() {
                return drawn;
            }
        }
        let ty = match self.draw_known_record() {
            Some(ty) => ty,
            None => {
                let kind = self.any_kind();
                self.types.int(kind)
            }
        };
        (ty, Facts::default())
    }

    /// One of the records that there are, as often as records are wanted.
    fn draw_known_record(&mut self) -> Option<Ty> {
        let count = self.types.records.len() as u64;
        if count == 0 || !self.happens(Knob::Records) {
            return None;
        }
        let at = self.c.below(count) as u32;
        Some(self.types.of(Shape::Record(at)))
    }

    fn draw_result(&mut self, integer: bool) -> Ty {
        if !integer {
            if self.happens(Knob::Pointers)
                && let Some((ty, _)) = self.draw_param_pointer()
            {
                return ty;
            }
            if let Some(ty) = self.draw_known_record() {
                return ty;
            }
        }
        let kind = self.any_kind();
        self.types.int(kind)
    }

    /// `if (n1 <= 0) return …;`
    pub fn base_case(&mut self) -> StmtId {
        let bound = self.locals[0];
        let kind = match self.types.shape(self.var(bound).ty) {
            Shape::Int(kind) => kind,
            _ => IntKind::Int,
        };
        let n = self.name_of(bound);
        let limit = self.c.below(2);
        let op = match (self.target.is_signed(kind), limit) {
            (_, 1) => BinaryOp::Lt,
            (true, _) => BinaryOp::Le,
            (false, _) => BinaryOp::Eq,
        };
        let limit = self.number(limit);
        let cond = self.binary(op, n, limit);
        self.steady.push(cond);
        self.note_steps(2);
        self.body.indent += 1;
        let exit = self.return_statement();
        self.body.indent -= 1;
        self.bytes += 5;
        self.statement(StmtKind::If(cond, exit, None))
    }

    /// `int x = f(n1 - 1, …);` Nothing else is in the full expression, so that it does not matter
    /// what all the function reads and writes.
    fn recursive_call(&mut self, decl: DeclId, outline: &Outline, len: u64) -> StmtId {
        self.begin_full();
        self.full.depth += 1;
        let mut args = Vec::new();
        for (i, (&ty, facts)) in outline
            .signature
            .params
            .iter()
            .zip(&outline.params)
            .enumerate()
        {
            let arg = if i == 0 {
                let n = self.name_of(self.locals[0]);
                let one = self.number(1);
                self.binary(BinaryOp::Sub, n, one)
            } else {
                self.argument(ty, facts)
            };
            self.bytes += 2;
            args.push(arg);
        }
        self.full.depth -= 1;
        let callee = self.p.use_of(decl);
        let call = self.p.call(callee, &args);
        self.bytes += len + 2;
        self.note_steps(6);
        let ty = match outline.signature.result {
            Some(ty) => ty,
            None => self.types.int(IntKind::Int),
        };
        let init = self.p.push_init(Init::Expr(call));
        let none = Quals::NONE;
        let (id, decl) = self.declare(ty, none, Scope::Local, false, Storage::None, Some(init));
        self.locals.push(id);
        self.statement(StmtKind::Decl(decl))
    }

    /// `inline` and attributes, those that are true of the function.
    fn dress(
        &mut self,
        decl: DeclId,
        outline: &Outline,
        body: &Body,
        first_var: usize,
        bytes: u64,
    ) {
        let mut attrs = Attrs::default();
        let is_static = matches!(
            self.p[decl].kind,
            DeclKind::Function {
                storage: Storage::Static,
                ..
            }
        );
        let mut make_inline = is_static && self.happens(Knob::Inline);
        if self.happens(Knob::Attributes) {
            let quiet = outline.signature.result.is_some()
                && body.writes.is_empty()
                && !self.vars[first_var..]
                    .iter()
                    .any(|var| self.is_volatile(var));
            let closed = quiet && body.reads.is_empty();
            // Chains of functions that must be inlined grow fast.
            let small = is_static && outline.recursion == 0 && !body.calls && bytes < 600;
            match self.c.below(4) {
                0 | 1 if closed => attrs.const_ = true,
                0..=2 if quiet => attrs.pure_ = true,
                2 | 3 if small => {
                    attrs.always_inline = true;
                    make_inline = true;
                }
                _ => {
                    attrs.noinline = true;
                    make_inline = false;
                }
            }
            self.bytes += 26;
            let attrs = self.p.push_attrs(attrs);
            self.p[decl].attrs = Some(attrs);
        }
        if make_inline {
            self.bytes += 7;
            if let DeclKind::Function { inline, .. } = &mut self.p[decl].kind {
                *inline = true;
            }
        }
    }

    /// Whether anything about a variable is volatile.
    fn is_volatile(&self, var: &Var) -> bool {
        let mut ty = var.ty;
        let mut quals = var.quals;
        loop {
            match self.types.shape(ty) {
                Shape::Int(_) | Shape::Function(_) => break,
                Shape::Array(elem, _) => ty = elem,
                Shape::Pointer(to, q) => {
                    quals = quals.union(q);
                    ty = to;
                }
                Shape::Record(r) => {
                    quals = quals.union(self.types.records[r as usize].inside);
                    break;
                }
            }
        }
        quals.contains(Quals::VOLATILE)
    }

    /// The declaration of a builtin function, made when it is first used.
    pub fn builtin_decl(&mut self, name: &'static str, params: &[IntKind], ret: IntKind) -> DeclId {
        if let Some(&(_, decl)) = self.builtins.iter().find(|(n, _)| *n == name) {
            return decl;
        }
        let ret = self.p.ty(TypeKind::Int(ret));
        let params: Vec<DeclId> = params
            .iter()
            .map(|&kind| {
                let ty = self.p.ty(TypeKind::Int(kind));
                self.p.param(None, ty)
            })
            .collect();
        let params = self.p.list(&params);
        let ty = self.p.ty(TypeKind::Function {
            ret,
            params: Params::List(params),
            variadic: false,
        });
        let decl = self.p.decl(
            Some(name),
            DeclKind::Function {
                ty,
                storage: Storage::Builtin,
                inline: false,
                noreturn: false,
                params,
                body: None,
            },
        );
        self.builtins.push((name, decl));
        decl
    }

    /// `a / b` or `a % b` by a function that gives `a` where that is undefined.
    pub fn guard_call(&mut self, op: BinaryOp, a: ExprId, b: ExprId, kind: IntKind) -> ExprId {
        let known = self.guards.iter().find(|g| g.0 == op && g.1 == kind);
        let decl = match known {
            Some(&(_, _, decl)) => decl,
            None => {
                let decl = self.guard_function(op, kind);
                self.guards.push((op, kind, decl));
                decl
            }
        };
        let callee = self.p.use_of(decl);
        self.p.call(callee, &[a, b])
    }

    fn guard_function(&mut self, op: BinaryOp, kind: IntKind) -> DeclId {
        let ty = self.types.int(kind);
        let tree = self.tree_type(ty, Quals::NONE);
        let a = self.p.param(Some("a"), tree);
        let b = self.p.param(Some("b"), tree);
        let (left, right) = (self.p.use_of(a), self.p.use_of(b));
        let value = crate::repair::guard(self, op, left, right, kind);
        let stmt = self.p.stmt(StmtKind::Return(Some(value)));
        let body = self.p.block(&[stmt]);
        let params = self.p.list(&[a, b]);
        let ty = self.p.ty(TypeKind::Function {
            ret: tree,
            params: Params::List(params),
            variadic: false,
        });
        let verb = if op == BinaryOp::Div { "div" } else { "rem" };
        let name = format!("{verb}_{}", kind.name().replace("__", "").replace(' ', "_"));
        self.p.decl(
            Some(&name),
            DeclKind::Function {
                ty,
                storage: Storage::Static,
                inline: false,
                noreturn: false,
                params,
                body: Some(body),
            },
        )
    }
}
