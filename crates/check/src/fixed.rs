//! Whether an initialiser of static storage can be computed before the program starts (6.6p7-9,
//! 6.7.9p4).
//!
//! Lenient as GCC is: anything that folds or is an address plus an offset will do, and so will
//! const objects. Refused are calls, side effects, reads of variables and addresses of automatic
//! objects.

use super::{Checker, EntityKind, Res, Typed};
use cassay_lang::Problem;
use cassay_lang::tree::{
    BinaryOp, Builtin, DeclId, DeclKind, ExprId, ExprKind, Id, Init, InitId, Storage, UnaryOp,
};
use cassay_lang::types::TyKind;

#[derive(Clone, Copy)]
enum Use {
    Value,
    Address,
}

impl Checker<'_> {
    pub(super) fn require_fixed(&mut self, value: ExprId) -> Res<()> {
        // Most are tables of numbers.
        if let ExprKind::Int(_) | ExprKind::Char(_) | ExprKind::Float(_) = self.p[value].kind {
            return Ok(());
        }
        let mut pending = vec![(value, Use::Value)];
        while let Some((id, used)) = pending.pop() {
            if !self.fixed_step(id, used, &mut pending) {
                let message = "initializer element is not constant";
                return Err(Problem::invalid(self.span(id), message));
            }
        }
        Ok(())
    }

    /// Judges one node; what it depends on goes to `pending`.
    fn fixed_step(&mut self, id: ExprId, used: Use, pending: &mut Vec<(ExprId, Use)>) -> bool {
        let typed = self.out.exprs[id.index()];
        // Arrays and functions are used by their address.
        let used = match self.kind(typed.qty.ty) {
            TyKind::Array(..) | TyKind::Function(_) => Use::Address,
            _ => used,
        };
        match self.p[id].kind {
            ExprKind::Int(_)
            | ExprKind::Float(_)
            | ExprKind::Char(_)
            | ExprKind::Str(_)
            | ExprKind::SizeofType(_)
            | ExprKind::AlignofExpr(_)
            | ExprKind::AlignofType(_)
            | ExprKind::LabelAddr(_)
            | ExprKind::Offsetof { .. }
            | ExprKind::TypesCompatible(..) => true,
            ExprKind::SizeofExpr(_) => typed.aux != Typed::DYNAMIC,
            ExprKind::Name(decl) => self.fixed_name(decl, typed, used),
            ExprKind::Unary(op, operand) => {
                let operand_use = match op {
                    UnaryOp::AddrOf => Use::Address,
                    UnaryOp::Extension => used,
                    UnaryOp::PreInc | UnaryOp::PreDec | UnaryOp::PostInc | UnaryOp::PostDec => {
                        return false;
                    }
                    UnaryOp::Deref => {
                        if matches!(used, Use::Value) && !typed.qty.is_const() {
                            return false;
                        }
                        Use::Value
                    }
                    _ => Use::Value,
                };
                pending.push((operand, operand_use));
                true
            }
            ExprKind::Binary(op, left, right) => {
                pending.push((left, Use::Value));
                let decided = match op {
                    BinaryOp::LogAnd => self.fold_truth(left) == Some(false),
                    BinaryOp::LogOr => self.fold_truth(left) == Some(true),
                    _ => false,
                };
                if !decided {
                    pending.push((right, Use::Value));
                }
                true
            }
            ExprKind::Cond(cond, then, otherwise) => {
                match self.fold_truth(cond) {
                    Some(true) => pending.push((then.unwrap_or(cond), Use::Value)),
                    Some(false) => pending.push((otherwise, Use::Value)),
                    None => {
                        pending.push((cond, Use::Value));
                        pending.extend(then.map(|then| (then, Use::Value)));
                        pending.push((otherwise, Use::Value));
                    }
                }
                true
            }
            ExprKind::Comma(left, right) => {
                pending.push((left, Use::Value));
                pending.push((right, Use::Value));
                true
            }
            ExprKind::Cast(_, operand) => {
                pending.push((operand, Use::Value));
                true
            }
            ExprKind::Index(base, index) => {
                let literal = matches!(self.p[base].kind, ExprKind::Str(_));
                if matches!(used, Use::Value) && !typed.qty.is_const() && !literal {
                    return false;
                }
                pending.push((base, Use::Value));
                pending.push((index, Use::Value));
                true
            }
            ExprKind::Member(base, _) => {
                if matches!(used, Use::Value) && !typed.qty.is_const() {
                    let literal = matches!(self.p[base].kind, ExprKind::CompoundLit(..));
                    if !literal {
                        return false;
                    }
                }
                pending.push((base, used));
                true
            }
            ExprKind::Arrow(base, _) => {
                if matches!(used, Use::Value) && !typed.qty.is_const() {
                    return false;
                }
                pending.push((base, Use::Value));
                true
            }
            ExprKind::Generic { .. } | ExprKind::Choose(..) => {
                pending.push((ExprId::from_index(typed.aux as usize), used));
                true
            }
            ExprKind::CompoundLit(_, init) => {
                if matches!(used, Use::Address) && self.function.is_some() {
                    return false;
                }
                self.fixed_init(init, pending);
                true
            }
            ExprKind::Call(callee, args) => {
                let p = self.p;
                pending.extend(p.items(args).map(|arg| (arg, Use::Value)));
                self.folds(callee)
            }
            ExprKind::Builtin(
                Builtin::ConstantP | Builtin::ClassifyType | Builtin::ObjectSize,
                _,
            ) => true,
            ExprKind::Builtin(_, args) => {
                let p = self.p;
                pending.extend(p.items(args).map(|arg| (arg, Use::Value)));
                typed.qty.ty != cassay_lang::types::Ty::VOID
            }
            ExprKind::Assign(..) | ExprKind::StmtExpr(_) | ExprKind::VaArg(..) => false,
        }
    }

    /// Names of functions and enumerators, of static objects by their address, and of those that are const.
    fn fixed_name(&self, decl: DeclId, typed: Typed, used: Use) -> bool {
        if matches!(self.p[decl].kind, DeclKind::EnumConst { .. }) {
            return true;
        }
        let Some(entity) = self.entity_of(decl) else {
            return false;
        };
        match (&self.out.entity(entity).kind, used) {
            (EntityKind::Function { .. }, _) => true,
            (EntityKind::Local { .. }, _) => false,
            (EntityKind::Static { .. }, Use::Address) => true,
            (EntityKind::Static { .. }, Use::Value) => {
                typed.qty.is_const() && !typed.qty.is_volatile()
            }
        }
    }

    /// Functions of the compiler itself fold (`__builtin_inf()`).
    fn folds(&self, callee: ExprId) -> bool {
        let ExprKind::Name(decl) = self.p[callee].kind else {
            return false;
        };
        let builtin = Storage::Builtin;
        matches!(self.p[decl].kind, DeclKind::Function { storage, .. } if storage == builtin)
    }

    fn fold_truth(&mut self, cond: ExprId) -> Option<bool> {
        self.fold_int(cond).map(|value| value != 0)
    }

    /// The expressions of a nested initialiser.
    fn fixed_init(&self, init: InitId, pending: &mut Vec<(ExprId, Use)>) {
        let p = self.p;
        let mut inits = vec![init];
        while let Some(init) = inits.pop() {
            match p[init] {
                Init::Expr(value) => pending.push((value, Use::Value)),
                Init::List { first, count, .. } => {
                    inits.extend(p.init_list(first, count).iter().map(|item| item.init));
                }
            }
        }
    }
}
