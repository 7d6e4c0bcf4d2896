//! Conversions that are no C, and that compilers let pass with a warning: between pointers to
//! different types, and between pointers and integers (6.5.16.1p1). The semantics lets them pass as
//! well, because programs in the wild have them; a reduction must not introduce them, as they lead
//! to accesses by the wrong type, which the semantics does not see yet.
//!
//! Looked at: assignments, initialisers, arguments, returned values. Left out: operands of
//! comparisons and of `?:`.

use crate::walk::{Node, Walk};
use cassay_eval::check::{Category, Checked, check};
use cassay_lang::Target;
use cassay_lang::tree::*;
use cassay_lang::types::{QTy, Ty, TyKind};

/// How many there are.
pub fn loose(p: &Program, target: &'static Target) -> usize {
    let Ok(checked) = check(p, target) else {
        return 0;
    };
    let strict = Strict {
        p,
        checked: &checked,
    };
    let walk = Walk::new(p);
    let mut count = 0;
    let mut bad = |to: Option<Ty>, from: ExprId| {
        count += usize::from(to.is_some_and(|to| strict.is_loose(to, from)));
    };
    for found in &walk.order {
        match found.node {
            Node::Expr(e) => match p[e].kind {
                ExprKind::Assign(None, place, value) => bad(strict.ty(place), value),
                ExprKind::Call(f, args) => {
                    let sig = strict.ty(f).and_then(|ty| checked.types.callee_sig(ty));
                    for (at, arg) in p.items(args).enumerate() {
                        let param = sig.filter(|sig| sig.prototype);
                        bad(param.and_then(|sig| sig.params.get(at)).map(|q| q.ty), arg);
                    }
                }
                _ => {}
            },
            Node::Decl(decl) => {
                if let DeclKind::Var {
                    init: Some(init), ..
                } = p[decl].kind
                    && let Init::Expr(value) = p[init]
                {
                    let ty = checked.decl_types.get(decl.index()).copied().flatten();
                    bad(ty.map(|q| q.ty), value);
                }
            }
            Node::Init(init) => {
                if let Some(plan) = checked.plans.get(&init) {
                    for step in &plan.steps {
                        bad(Some(step.qty.ty), step.value);
                    }
                }
            }
            Node::Stmt(s) => {
                if let (StmtKind::Return(Some(value)), Some(f)) = (p[s].kind, found.function) {
                    bad(strict.returned(f), value);
                }
            }
            Node::Type(_) | Node::Field(_) => {}
        }
    }
    count
}

struct Strict<'a> {
    p: &'a Program,
    checked: &'a Checked,
}

impl Strict<'_> {
    fn ty(&self, e: ExprId) -> Option<Ty> {
        let typed = self.checked.exprs.get(e.index())?;
        (typed.category != Category::Unchecked).then_some(typed.qty.ty)
    }

    fn returned(&self, function: DeclId) -> Option<Ty> {
        let entity = self
            .checked
            .decls
            .get(function.index())
            .copied()
            .flatten()?;
        let ty = self.checked.entity(entity).qty.ty;
        self.checked.types.callee_sig(ty).map(|sig| sig.ret.ty)
    }

    /// What a value points to, if it is a pointer or becomes one.
    fn target(&self, ty: Ty) -> Option<QTy> {
        match self.checked.types.kind(ty) {
            TyKind::Pointer(to) | TyKind::Array(to, _) => Some(to),
            TyKind::Function(_) => Some(QTy::plain(ty)),
            _ => None,
        }
    }

    fn is_loose(&self, to: Ty, from: ExprId) -> bool {
        let types = &self.checked.types;
        let Some(source) = self.ty(from) else {
            return false;
        };
        let (to_pointer, from_pointer) = (types.is_pointer(to), self.target(source));
        match (to_pointer, from_pointer) {
            (false, None) => false,
            // A pointer where a number is needed; any scalar is a truth value.
            (false, Some(_)) => {
                types.is_arithmetic(to) && types.kind(to) != TyKind::Int(IntKind::Bool)
            }
            (true, None) => types.is_arithmetic(source) && !self.is_null(from),
            (true, Some(from)) => {
                let Some(to) = self.target(to) else {
                    return false;
                };
                let void = |q: QTy| types.kind(q.ty) == TyKind::Void;
                if void(to) || void(from) {
                    return false;
                }
                // A qualifier that is lost is one, too.
                !types.compatible(to.ty, from.ty) || !to.quals.contains(from.quals)
            }
        }
    }

    /// A null pointer constant, as far as programs write them (6.3.2.3p3).
    fn is_null(&self, e: ExprId) -> bool {
        match self.p[e].kind {
            ExprKind::Int(literal) => literal.value == 0,
            ExprKind::Cast(_, inner) => self.is_null(inner),
            ExprKind::Name(_) => self.checked.exprs.get(e.index()).is_some_and(|typed| {
                let value = self.checked.constants.get(typed.aux as usize);
                typed.category == Category::RValue && value == Some(&0)
            }),
            _ => false,
        }
    }
}
