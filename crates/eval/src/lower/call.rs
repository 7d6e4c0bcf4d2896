//! Calls. The arguments are evaluated left to right into the registers where the callee expects
//! its parameters: at the end of the caller's frame.

use super::emit::Val;
use super::order::Join;
use super::{Home, L, Lowerer};
use crate::code::{CallSite, NotNull, Op, R, Rep, Site, StopReason};
use crate::order::Operands;
use crate::restrict::UNSEEN;
use cassay_check::{Category, EntityId, EntityKind, argument_mismatch};
use cassay_lang::tree::*;
use cassay_lang::types::{FnSig, Promises, Ty, TyKind};
use cassay_library::Given;
use cassay_memory::{Kind, Origin};
use rustc_hash::FxHashSet;

impl Lowerer<'_> {
    pub(super) fn call(&mut self, e: ExprId, f: ExprId, args: List<ExprId>, used: bool) -> L<Val> {
        let old = self.at(Site::Expr(e));
        let result = self.call_inner(f, args, used);
        self.out.note.site = old;
        result
    }

    /// The function called by name, if it is.
    fn direct(&self, f: ExprId) -> Option<(Home, DeclId)> {
        let (entity, decl) = self.named(f)?;
        Some((self.tables.homes[entity.0 as usize], decl))
    }

    fn named(&self, f: ExprId) -> Option<(EntityId, DeclId)> {
        let mut f = f;
        loop {
            match self.program[f].kind {
                ExprKind::Unary(UnaryOp::Extension, a) => f = a,
                ExprKind::Name(decl) if self.ck.typed(f).category == Category::Function => {
                    return Some((self.ck.function_named(f, decl)?, decl));
                }
                _ => return None,
            }
        }
    }

    fn call_inner(&mut self, f: ExprId, args: List<ExprId>, used: bool) -> L<Val> {
        let direct = self.direct(f);
        let fn_ty = {
            let q = self.ck.typed(f).qty;
            match self.types.kind(q.ty) {
                TyKind::Pointer(to) => to.ty,
                _ => q.ty,
            }
        };
        let Some(sig) = self.types.callee_sig(fn_ty).cloned() else {
            return self.problem("internal: a call of what is no function");
        };
        if let Some((Home::Library { .. } | Home::Missing, decl)) = direct
            && let Some(v) = self.special_call(decl, args)?
        {
            return Ok(v);
        }
        if let Some((Home::Library { .. }, decl)) = direct {
            self.suspect_copy(decl, args);
        }
        let join = self.begin_join();
        let point = match self.out.note.site {
            Site::Expr(e) => self.point_mark(e)?,
            _ => None,
        };
        let call = Call {
            f,
            args,
            sig: &sig,
            direct,
            join,
        };
        let (target, early) = if self.are_strands(join) {
            self.arguments_apart(&call)?
        } else if self.backwards(join) {
            self.arguments_first(&call)?
        } else {
            (self.callee(f, direct)?, Vec::new())
        };
        let ret = sig.ret.ty;
        let record = self.is_record(ret);
        let result_object = match record {
            true => Some(self.result_object(ret)?),
            false => None,
        };
        let base = self.top();
        if let Some(d) = result_object {
            let r = self.temp()?;
            self.emit(Op::Move { d: r, s: d });
        }
        let passed = self.pass_arguments(&call, &target, &early, base)?;
        let named = if sig.prototype {
            sig.params.len() as u32
        } else {
            args.len() as u32
        };
        self.unprototyped(&target, &sig, &passed);
        let promises = self.promised(direct, &sig);
        self.check_call(promises, direct.is_some(), &passed, base);
        self.tables.calls.push(CallSite {
            fn_ty,
            args: passed.into_boxed_slice(),
            named,
            used: used && ret != Ty::VOID,
            record,
        });
        let site = self.tables.calls.len() as u32 - 1;
        if !self.are_strands(join) {
            self.end_join(join);
        }
        self.sequence_point(point);
        if !matches!(target, Callee::Known(Home::Library { .. })) {
            self.send_sizes(args)?;
        }
        self.set_top(base);
        // Room for the result, and for the callee's first registers.
        let result = self.alloc(2)?;
        self.set_top(base);
        if let Callee::Known(Home::Function { index: f }) = target
            && self.may_have_effects(call.f)
            && self.operands != Operands::Strands
            && !record
            && !sig.variadic
        {
            self.emit(Op::Repeat { f, base, site });
        }
        self.out.note.force = self.body.promised.force;
        self.enter(target, base, site);
        match self.given(direct) {
            Given::Sign if used && !self.only_sign() => self.emit(Op::Magnitude { d: result }),
            Given::Truth
                if used
                    && let Site::Expr(e) = self.out.note.site
                    && !self.only_truth(e) =>
            {
                self.emit(Op::Nonzero { d: result });
            }
            _ => {}
        }
        self.out.note.force = UNSEEN;
        if promises.noreturn && direct.is_none() {
            self.emit(Op::Returned);
        } else if self.types.is_pointer(ret) && promises != Promises::default() {
            let own = self.body.returns.alignment.take();
            self.check_result(result, promises);
            self.body.returns.alignment = own;
        }
        if let Some(p) = result_object {
            self.emit(Op::Writable { p, on: false });
            return Ok(Val::Reg(p));
        }
        if ret == Ty::VOID {
            return Ok(Val::Void);
        }
        self.set_top(base + self.rep(ret).regs());
        Ok(Val::Reg(result))
    }

    /// In the other order arguments are evaluated before they are put in place: what is called, and the registers
    /// with its arguments.
    fn arguments_first(&mut self, call: &Call) -> L<(Callee, Vec<R>)> {
        let args = call.args;
        let mut early = Vec::new();
        for i in (0..args.len()).rev() {
            let arg = self.program.item(args, i);
            let (ty, variadic) = self.passed_as(call.sig, i, arg);
            if i + 1 < args.len() {
                self.next_operand(call.join);
            }
            early.push(self.top());
            self.argument(arg, ty, variadic || call.join.is_watched())?;
        }
        early.reverse();
        if call.direct.is_none() && !args.is_empty() {
            self.next_operand(call.join);
        }
        Ok((self.callee(call.f, call.direct)?, early))
    }

    /// As strands, what is called and its arguments have registers of their own.
    fn arguments_apart(&mut self, call: &Call) -> L<(Callee, Vec<R>)> {
        let target = self.callee(call.f, call.direct)?;
        let mut early = Vec::new();
        for i in 0..call.args.len() {
            if i > 0 || call.direct.is_none() {
                self.next_operand(call.join);
            }
            let arg = self.program.item(call.args, i);
            let (ty, _) = self.passed_as(call.sig, i, arg);
            early.push(self.top());
            self.argument(arg, ty, true)?;
        }
        // What follows is the call's, and no argument's.
        self.end_join(call.join);
        Ok((target, early))
    }

    /// The object for a structure that is returned.
    fn result_object(&mut self, ret: Ty) -> L<R> {
        let size = self.types.size(ret).unwrap_or(0);
        let (local, off) = self.new_local(Origin::Unnamed(ret), size, false, true)?;
        let d = self.temp()?;
        self.emit(Op::LocalNew { d, local, off });
        self.emit(Op::Writable { p: d, on: true });
        self.count_temporary();
        Ok(d)
    }

    /// Puts the arguments where the function expects them, from `base` on. Those that were evaluated `early` are
    /// only moved there.
    fn pass_arguments(
        &mut self,
        call: &Call,
        target: &Callee,
        early: &[R],
        base: R,
    ) -> L<Vec<(Ty, R)>> {
        let mut passed: Vec<(Ty, R)> = Vec::with_capacity(call.args.len());
        for i in 0..call.args.len() {
            let arg = self.program.item(call.args, i);
            let (ty, variadic) = self.passed_as(call.sig, i, arg);
            let slot = self.top();
            match early.get(i) {
                Some(&s) => {
                    let rep = if self.is_record(ty) {
                        Rep::Ptr
                    } else {
                        self.rep(ty)
                    };
                    let d = self.temp_for(rep)?;
                    self.mov(d, Val::Reg(s), rep);
                }
                None => {
                    if i > 0 || matches!(target, Callee::Pointer(_)) {
                        self.next_operand(call.join);
                    }
                    let copy = variadic || call.join.is_watched() || self.in_strand();
                    self.argument(arg, ty, copy)?;
                }
            }
            // The library looks at its arguments itself, `free` at those freed before.
            if !matches!(target, Callee::Known(Home::Library { .. }))
                && self.types.is_pointer(ty)
                && self.may_dangle(arg)
            {
                self.emit(Op::PtrUse { a: slot });
            }
            if let Some((Home::Library { .. }, decl)) = call.direct {
                self.probe_nonzero(decl, slot);
            }
            passed.push((ty, slot - base));
        }
        Ok(passed)
    }

    /// What is known to be promised about a function whose own code does not look after it: by the type of a pointer to
    /// it, or by declarations of a function of the library.
    fn promised(&self, direct: Option<(Home, DeclId)>, sig: &FnSig) -> Promises {
        match direct {
            None => sig.promises,
            Some((Home::Function { .. }, _)) => Promises::default(),
            Some((_, decl)) => {
                let id = self.ck.decls[decl.index()];
                match id.map(|id| &self.ck.entity(id).kind) {
                    Some(EntityKind::Function { promises, .. }) => *promises,
                    _ => Promises::default(),
                }
            }
        }
    }

    /// Arguments that are promised not to be null, and what cannot be seen from here.
    fn check_call(&mut self, promises: Promises, direct: bool, passed: &[(Ty, R)], base: R) {
        for (i, &(ty, slot)) in passed.iter().enumerate() {
            if promises.nonnull >> i.min(63) & 1 != 0 && self.types.is_pointer(ty) {
                let of = NotNull::Argument;
                self.emit(Op::NonNull { a: base + slot, of });
            }
        }
        let hidden = [
            (promises.pure_, "pure"),
            (promises.const_, "const"),
            (promises.alloc_align != 0, "alloc_align"),
        ];
        if let Some((_, name)) = hidden.iter().find(|(set, _)| *set && !direct) {
            let what = format!("a call through a pointer with attribute '{name}'");
            self.stop(StopReason::Unsupported(what));
        }
    }

    /// What is promised about the result.
    pub(super) fn check_result(&mut self, a: R, promises: Promises) {
        if promises.returns_nonnull {
            let of = NotNull::Result;
            self.emit(Op::NonNull { a, of });
        }
        if promises.aligned > 1 {
            let (align, skew) = (promises.aligned, promises.offset);
            self.emit(Op::Aligned { a, align, skew });
        }
        if let Some(by) = self.body.returns.alignment {
            self.emit(Op::AlignedBy { a, by });
        }
    }

    /// The call itself.
    fn enter(&mut self, target: Callee, base: R, site: u32) {
        match target {
            Callee::Known(Home::Function { index: f }) => self.emit(Op::Call { f, base, site }),
            Callee::Known(Home::Library { index: f }) => self.emit(Op::CallLib { f, base, site }),
            Callee::Known(_) => {}
            Callee::Pointer(p) => self.emit(Op::CallPtr { p, base, site }),
            Callee::Missing(reason) => self.stop(StopReason::Unsupported(reason)),
        }
    }

    /// Whether a function is called that promises to have no effects, and may have some.
    fn may_have_effects(&self, f: ExprId) -> bool {
        let named = self.named(f);
        named.is_some_and(|(id, _)| self.order.may_have_effects(id))
    }

    /// What C says of the result of a function of the library.
    fn given(&self, direct: Option<(Home, DeclId)>) -> Given {
        match direct {
            Some((Home::Library { index }, _)) => self.tables.library[index as usize].given,
            _ => Given::Value,
        }
    }

    /// Whether no more of an expression is looked at than whether it is 0.
    pub(super) fn only_truth(&mut self, e: ExprId) -> bool {
        let program = self.program;
        let truths = self.truths.get_or_insert_with(|| {
            let mut signs = signs(program);
            for expr in &program.exprs {
                // A result may be negative.
                if let ExprKind::Binary(op, a, b) = expr.kind
                    && matches!(
                        op,
                        BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge
                    )
                {
                    signs.remove(&a);
                    signs.remove(&b);
                }
            }
            signs
        });
        truths.contains(&e)
    }

    /// Whether no more than the sign of the call at hand is looked at.
    fn only_sign(&mut self) -> bool {
        let program = self.program;
        let Site::Expr(e) = self.out.note.site else {
            return false;
        };
        let signs = self.signs.get_or_insert_with(|| signs(program));
        signs.contains(&e)
    }

    /// What is called.
    fn callee(&mut self, f: ExprId, direct: Option<(Home, DeclId)>) -> L<Callee> {
        Ok(match direct {
            Some((home @ (Home::Function { .. } | Home::Library { .. }), _)) => Callee::Known(home),
            Some((_, decl)) => {
                let entity = self.named(f).map(|(entity, _)| entity);
                Callee::Missing(self.missing(entity, decl))
            }
            None => {
                let (v, _) = self.rvalue(f, None)?;
                // Kept in a register of its own: arguments may change what it was read from.
                let r = match v {
                    Val::Reg(r) if r + 1 == self.top() => r,
                    v => {
                        let r = self.temp()?;
                        self.mov(r, v, Rep::Ptr);
                        r
                    }
                };
                Callee::Pointer(r)
            }
        })
    }

    /// A copy by the library carries types along.
    fn suspect_copy(&mut self, function: DeclId, args: List<ExprId>) {
        let id = self.ck.decls[function.index()];
        let name = id.and_then(|id| self.ck.entity(id).name);
        let name = name.map(|name| self.program.name(name));
        if matches!(name, Some("memcpy" | "memmove" | "mempcpy")) && args.len() >= 2 {
            let pointer = |l: &mut Self, i| {
                let mut e = l.program.item(args, i);
                while let ExprKind::Cast(_, a) = l.program[e].kind {
                    let ty = l.value_type(a);
                    if !l.types.is_pointer(ty) {
                        break;
                    }
                    e = a;
                }
                l.value_type(e)
            };
            let (to, from) = (pointer(self, 0), pointer(self, 1));
            self.suspicions.copies(&self.types, from, to);
        }
    }

    /// The type in which an argument is passed, and whether no parameter says so.
    fn passed_as(&mut self, sig: &FnSig, i: usize, arg: ExprId) -> (Ty, bool) {
        match sig.params.get(i).filter(|_| sig.prototype) {
            Some(param) => (param.ty, false),
            None => {
                let ty = self.value_type(arg);
                if !sig.prototype && self.types.is_pointer(ty) {
                    self.suspicions.passes_unseen();
                }
                (self.types.default_promote(ty), true)
            }
        }
    }

    /// 6.5.2.2p6 for direct calls without a prototype.
    fn unprototyped(&mut self, target: &Callee, sig: &FnSig, passed: &[(Ty, R)]) {
        let Callee::Known(Home::Function { index }) = *target else {
            return;
        };
        if sig.prototype {
            return;
        }
        let id = self.ck.functions[index as usize];
        let EntityKind::Function { ref params, .. } = self.ck.entity(id).kind else {
            return;
        };
        let params: Vec<Ty> = params.iter().map(|&p| self.ck.entity(p).qty.ty).collect();
        let given = passed.iter().map(|&(ty, _)| ty);
        if let Some(reason) = argument_mismatch(&self.types, self.program, &params, given) {
            self.stop(StopReason::Undefined(Kind::ArgumentMismatch, reason));
        }
    }

    /// Evaluates an argument into the next register. Of a structure, that is a pointer to it: the function makes
    /// the copy, unless one is needed at once (`copy`) because it may change meanwhile.
    fn argument(&mut self, arg: ExprId, ty: Ty, copy: bool) -> L<()> {
        let slot = self.top();
        if self.is_record(ty) {
            let (v, _) = self.rvalue(arg, None)?;
            let v = if copy {
                self.copy_to_temporary(v, ty, arg)?
            } else {
                self.read_record(v, ty, arg)?;
                v
            };
            self.set_top(slot);
            let d = self.temp()?;
            self.mov(d, v, Rep::Ptr);
            return Ok(());
        }
        let rep = self.rep(ty);
        let v = self.value_as(arg, ty, None)?;
        self.set_top(slot);
        let d = self.temp_for(rep)?;
        self.mov(d, v, rep);
        Ok(())
    }

    pub(super) fn copy_to_temporary(&mut self, v: Val, ty: Ty, e: ExprId) -> L<Val> {
        let size = self.size(ty)?;
        let from = self.reg(v)?;
        let (local, off) = self.new_local(Origin::Unnamed(ty), size.into(), false, false)?;
        let d = self.temp()?;
        self.emit(Op::LocalNew { d, local, off });
        let site = match self.in_strand() {
            true => Site::Expr(e),
            false => self.out.note.site,
        };
        let old = self.at(site);
        self.copy_record(d, from, size, e);
        self.out.note.site = old;
        self.count_temporary();
        Ok(Val::Reg(d))
    }

    /// Functions that are no calls: `alloca`.
    fn special_call(&mut self, decl: DeclId, args: List<ExprId>) -> L<Option<Val>> {
        let name = self.program[decl]
            .name
            .map(|n| self.program.name(n))
            .unwrap_or_default();
        let refused = |id| self.ck.refused.contains_key(&id);
        if !matches!(name, "alloca" | "__builtin_alloca")
            || args.len() != 1
            || self.ck.decls[decl.index()].is_some_and(refused)
        {
            return Ok(None);
        }
        let v = self.value_as(self.program.item(args, 0), Ty::ULLONG, None)?;
        let size = self.reg(v)?;
        self.tables.locals.push(crate::code::LocalInfo {
            origin: Origin::Unknown,
            size: 0,
            is_const: false,
            temporary: true,
            watch: None,
        });
        let d = self.temp()?;
        self.emit(Op::DynNew {
            d,
            size,
            local: self.tables.locals.len() as u32 - 1,
        });
        Ok(Some(Val::Reg(d)))
    }
}

/// A call being written.
struct Call<'s> {
    /// What is called, and by which name, if by one.
    f: ExprId,
    direct: Option<(Home, DeclId)>,
    args: List<ExprId>,
    sig: &'s FnSig,
    /// Its operands are watched.
    join: Join,
}

enum Callee {
    Known(Home),
    Pointer(R),
    Missing(String),
}

/// Expressions of which only the sign matters, or whether they are 0.
fn signs(program: &Program) -> FxHashSet<ExprId> {
    let is_zero = |e: ExprId| matches!(program[e].kind, ExprKind::Int(v) if v.value == 0);
    let mut found = FxHashSet::default();
    for expr in &program.exprs {
        match expr.kind {
            ExprKind::Unary(UnaryOp::Not, a) | ExprKind::Cond(a, _, _) => {
                found.insert(a);
            }
            ExprKind::Binary(BinaryOp::LogAnd | BinaryOp::LogOr, a, b) => found.extend([a, b]),
            ExprKind::Binary(
                BinaryOp::Eq
                | BinaryOp::Ne
                | BinaryOp::Lt
                | BinaryOp::Le
                | BinaryOp::Gt
                | BinaryOp::Ge,
                a,
                b,
            ) => {
                found.extend(is_zero(b).then_some(a));
                found.extend(is_zero(a).then_some(b));
            }
            _ => {}
        }
    }
    for stmt in &program.stmts {
        match stmt.kind {
            StmtKind::If(e, ..) | StmtKind::While(e, _) | StmtKind::Do(_, e) => {
                found.insert(e);
            }
            StmtKind::For { cond, .. } => found.extend(cond),
            _ => {}
        }
    }
    found
}
