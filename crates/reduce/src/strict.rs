//! What a reduction must not introduce, though the semantics lets it pass: things that a maintainer
//! would take for the program's fault.
//!
//! - Conversions that are no C, and that compilers let pass with a warning: between pointers to
//!   different types, and between pointers and integers (6.5.16.1p1). Looked at are assignments,
//!   initialisers, arguments, returned values; not operands of comparisons and of `?:`.
//! - Structures and unions without members, which are no ISO C (6.7.2.1p8).
//! - Operations that no run could do, in code that never runs: division by the constant 0, shifts
//!   by a constant that is negative or too large.

use crate::walk::{Node, Walk};
use cassay_check::{Category, Checked, check};
use cassay_lang::Target;
use cassay_lang::tree::*;
use cassay_lang::types::{QTy, Ty, TyKind};
use std::sync::Arc;

/// How many there are, of each sort.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Loose {
    conversions: usize,
    empty: usize,
    impossible: usize,
}

impl Loose {
    /// Whether there are more of one sort.
    pub fn exceeds(self, other: Loose) -> bool {
        self.conversions > other.conversions
            || self.empty > other.empty
            || self.impossible > other.impossible
    }
}

pub fn loose(p: &Program, target: &Arc<Target>) -> Loose {
    let Ok(checked) = check(p, target) else {
        return Loose::default();
    };
    let strict = Strict {
        p,
        checked: &checked,
    };
    let walk = Walk::new(p);
    let empty = p.records.iter().filter(|record| {
        let fields = record.fields.map(|fields| p.items(fields));
        fields.is_some_and(|mut all| all.all(|f| p[f].name.is_none() && p[f].bits.is_some()))
    });
    let mut conversions = 0;
    let mut bad = |to: Option<Ty>, from: ExprId| {
        conversions += usize::from(to.is_some_and(|to| strict.is_loose(to, from)));
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
    Loose {
        conversions,
        empty: empty.count(),
        impossible: strict.impossible(&walk, target).count(),
    }
}

/// The operands that make operations impossible.
pub fn impossible(p: &Program, target: &Arc<Target>) -> Vec<ExprId> {
    match check(p, target) {
        Ok(checked) => Strict {
            p,
            checked: &checked,
        }
        .impossible(&Walk::new(p), target)
        .collect(),
        Err(_) => Vec::new(),
    }
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

    fn impossible(&self, walk: &Walk, target: &Target) -> impl Iterator<Item = ExprId> {
        walk.exprs().filter_map(|(e, _)| match self.p[e].kind {
            ExprKind::Binary(op, _, right) | ExprKind::Assign(Some(op), _, right) => {
                self.is_impossible(e, op, right, target).then_some(right)
            }
            _ => None,
        })
    }

    fn is_impossible(&self, e: ExprId, op: BinaryOp, right: ExprId, target: &Target) -> bool {
        match (op, self.p[right].kind) {
            (BinaryOp::Div | BinaryOp::Rem, ExprKind::Int(right)) => right.value == 0,
            (BinaryOp::Shl | BinaryOp::Shr, ExprKind::Int(right)) => {
                let width = match self.ty(e).map(|ty| self.checked.types.kind(ty)) {
                    Some(TyKind::Int(kind)) => target.width(kind),
                    _ => return false,
                };
                // Small types are promoted.
                right.value >= u64::from(width.max(target.width(IntKind::Int)))
            }
            (BinaryOp::Shl | BinaryOp::Shr, ExprKind::Unary(UnaryOp::Neg, right)) => {
                matches!(self.p[right].kind, ExprKind::Int(right) if right.value != 0)
            }
            _ => false,
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
