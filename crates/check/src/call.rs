//! Function calls (6.5.2.2): the callee's type, the number of arguments and whether each can be
//! assigned to its parameter. Argument conversions belong to lowering.

use super::expr::rvalue;
use super::{Checker, Res, Typed};
use cassay_lang::tree::{ExprId, ExprKind, List, Program};
use cassay_lang::types::{Ty, TyKind, Types};
use cassay_lang::{Problem, describe};

impl Checker<'_> {
    pub(super) fn call(&mut self, id: ExprId, callee: ExprId, args: List<ExprId>) -> Res<Typed> {
        let span = self.span(id);
        let target = self.expr(callee)?;
        let fn_ty = match self.kind(target.qty.ty) {
            TyKind::Function(f) => Some(f),
            TyKind::Pointer(to) => match self.kind(to.ty) {
                TyKind::Function(f) => Some(f),
                _ => None,
            },
            _ => None,
        };
        let Some(fn_ty) = fn_ty else {
            let message = "called object is not a function or function pointer";
            return Err(Problem::invalid(span, message));
        };
        let sig = self.out.types.sig(fn_ty);
        let (ret, prototype, variadic) = (sig.ret.ty, sig.prototype, sig.variadic);
        let expected = sig.params.len();
        if prototype && args.len() != expected && !(variadic && args.len() > expected) {
            let amount = if args.len() < expected { "few" } else { "many" };
            let name = match self.p[callee].kind {
                ExprKind::Name(decl) => format!("function '{}'", self.symbol(self.p[decl].name)),
                _ => "function".to_owned(),
            };
            return Err(Problem::invalid(
                span,
                format!("too {amount} arguments to {name}"),
            ));
        }
        let p = self.p;
        let assumes = matches!(p[callee].kind, ExprKind::Name(decl)
            if p[decl].name.is_some_and(|name| p.name(name) == "__builtin_assume"));
        for (index, arg) in p.items(args).enumerate() {
            let typed = self.expr(arg)?;
            if assumes && !self.is_effect_free(arg) {
                let message = "__builtin_assume of an expression with an effect, which is not evaluated, is not supported";
                return Err(Problem::unsupported(self.span(arg), message));
            }
            match self.out.types.sig(fn_ty).params.get(index).copied() {
                Some(param) if prototype => {
                    self.require_complete(param.ty, self.span(arg), "parameter")?;
                    self.assignable(param.ty, typed, arg, "passing")?;
                }
                _ => {
                    self.value(typed, arg)?;
                }
            }
        }
        if ret != Ty::VOID {
            self.require_complete(ret, span, "result of call")?;
        }
        Ok(rvalue(ret))
    }
}

/// Why arguments passed without a prototype do not fit the parameters of the definition (6.5.2.2p6), if they do not.
pub fn argument_mismatch(
    types: &Types,
    program: &Program,
    params: &[Ty],
    given: impl ExactSizeIterator<Item = Ty>,
) -> Option<String> {
    if params.len() != given.len() {
        return Some(format!(
            "{} parameters, {} arguments",
            params.len(),
            given.len()
        ));
    }
    for (i, (&param, arg)) in params.iter().zip(given).enumerate() {
        let expected = types.default_promote(param);
        let interchangeable = match (types.int_shape(expected), types.int_shape(arg)) {
            (Some(a), Some(b)) => a.width == b.width,
            _ => types.is_pointer(expected) && types.is_pointer(arg),
        };
        if !interchangeable && !types.compatible(expected, arg) {
            let name = |ty| describe(types, program, ty);
            return Some(format!(
                "argument {} has type {}, the parameter {}",
                i + 1,
                name(arg),
                name(param)
            ));
        }
    }
    None
}
