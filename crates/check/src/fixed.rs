//! Whether an initialiser of static storage can be computed before the program starts (6.6p7-9,
//! 6.7.9p4).
//!
//! Lenient as GCC and Clang are: anything that folds will do, and so will const objects. Refused are calls, side effects,
//! reads of variables and addresses of automatic objects. An address is not known before the program is linked, so no
//! more can be done to one than a linker does: a number is added, and it goes into a pointer or an integer as wide. Two
//! pointers into one object may be subtracted, and asked which is the greater one.
//!
//! What one compiler alone takes for constant is refused, too, and so is whether an address is null or another one: GCC does not
//! know with `-fsanitize=undefined` or `-fno-delete-null-pointer-checks`.

use super::{Checker, EntityKind, Res, Typed};
use cassay_lang::Problem;
use cassay_lang::tree::{
    BinaryOp, Builtin, DeclId, DeclKind, ExprId, ExprKind, Id, Init, InitId, Storage, UnaryOp,
};
use cassay_lang::types::{QTy, Ty, TyKind};

#[derive(Clone, Copy)]
enum Use {
    Value,
    Address,
}

/// Why an initialiser will not do.
enum Why {
    NotConstant,
    /// Only some compilers take it.
    NotEverywhere,
}

/// The sum of addresses that an expression is a part of; a sum may have one. `None`: it may be none at all.
type Sum = Option<u32>;

/// Expressions that are still to be judged.
#[derive(Default)]
struct Walk {
    pending: Vec<(ExprId, Use, Sum)>,
    /// How many addresses each sum has, and whether it is asked if it is null or another address.
    sums: Vec<(u32, bool)>,
}

impl Walk {
    fn value(&mut self, id: ExprId, sum: Sum) {
        self.pending.push((id, Use::Value, sum));
    }

    /// Something that may be an address, and of which no more is asked than a linker or everybody knows.
    fn own_sum(&mut self) -> Sum {
        self.sums.push((0, false));
        Some(self.sums.len() as u32 - 1)
    }

    fn addend(&mut self, id: ExprId) {
        let sum = self.own_sum();
        self.value(id, sum);
    }

    /// Something that is asked whether it is null, or the same as another.
    fn asked(&mut self, id: ExprId) {
        self.sums.push((0, true));
        self.value(id, Some(self.sums.len() as u32 - 1));
    }

    /// An address, in a sum.
    fn address(&mut self, sum: Sum) -> Result<(), Why> {
        let sum = sum.and_then(|sum| self.sums.get_mut(sum as usize));
        let (count, asked) = sum.ok_or(Why::NotConstant)?;
        *count += 1;
        match (*count, *asked) {
            (1, false) => Ok(()),
            (1, true) => Err(Why::NotEverywhere),
            _ => Err(Why::NotConstant),
        }
    }
}

/// Functions of GCC's that Clang does not compute for an initialiser, without the letter for their type.
const GCC_FOLDS: &[&str] = &[
    "abs",
    "labs",
    "llabs",
    "imaxabs",
    "sqrt",
    "cbrt",
    "floor",
    "ceil",
    "trunc",
    "round",
    "rint",
    "nearbyint",
    "fmax",
    "fmin",
    "fdim",
    "fma",
    "fmod",
    "remainder",
    "sin",
    "cos",
    "tan",
    "asin",
    "acos",
    "atan",
    "atan2",
    "sinh",
    "cosh",
    "tanh",
    "asinh",
    "acosh",
    "atanh",
    "exp",
    "exp2",
    "exp10",
    "expm1",
    "log",
    "log2",
    "log10",
    "log1p",
    "pow",
    "hypot",
    "erf",
    "erfc",
    "tgamma",
    "lgamma",
    "logb",
    "ilogb",
    "ldexp",
    "scalbn",
    "scalbln",
    "significand",
    "lround",
    "llround",
    "lrint",
    "llrint",
];

impl Checker<'_> {
    /// `ty`: of the object, or the member, that it becomes the value of; `bits`: whether that is a bit-field.
    pub(super) fn require_fixed(&mut self, value: ExprId, ty: Ty, bits: bool) -> Res<()> {
        // Most are tables of numbers.
        if let ExprKind::Int(_) | ExprKind::Char(_) | ExprKind::Float(_) = self.p[value].kind {
            return Ok(());
        }
        let mut walk = Walk::default();
        let sum = match self.holds_address(ty) && !bits || !self.out.types.is_scalar(ty) {
            true => walk.own_sum(),
            false => None,
        };
        walk.value(value, sum);
        while let Some((id, used, sum)) = walk.pending.pop() {
            match self.fixed_step(id, used, sum, &mut walk) {
                Ok(()) => {}
                Err(Why::NotConstant) => {
                    let message = "initializer element is not constant";
                    return Err(Problem::invalid(self.span(id), message));
                }
                Err(Why::NotEverywhere) => {
                    let message =
                        "an initializer that not all compilers take for constant is not supported";
                    return Err(Problem::unsupported(self.span(id), message));
                }
            }
        }
        Ok(())
    }

    /// Whether a value of this type can be an address.
    fn holds_address(&self, ty: Ty) -> bool {
        let types = &self.out.types;
        let wide = || types.size(ty) == types.size(Ty::VOID_PTR);
        types.is_pointer(ty) || types.is_integer(ty) && ty != Ty::BOOL && wide()
    }

    /// The type of an expression's value, which is a pointer where it is an array or a function.
    fn decayed(&self, id: ExprId) -> Ty {
        let ty = self.out.exprs[id.index()].qty.ty;
        match self.kind(ty) {
            TyKind::Array(..) | TyKind::Function(_) => Ty::VOID_PTR,
            _ => ty,
        }
    }

    /// Judges one node; what it depends on goes to `walk`.
    fn fixed_step(&mut self, id: ExprId, used: Use, sum: Sum, walk: &mut Walk) -> Result<(), Why> {
        let typed = self.out.exprs[id.index()];
        // Arrays and functions are used by their address.
        let used = match self.kind(typed.qty.ty) {
            TyKind::Array(..) | TyKind::Function(_) => Use::Address,
            _ => used,
        };
        let reads = matches!(used, Use::Value);
        match self.p[id].kind {
            ExprKind::Int(_)
            | ExprKind::Float(_)
            | ExprKind::Char(_)
            | ExprKind::AlignofExpr(_)
            | ExprKind::AlignofType(_)
            | ExprKind::Offsetof { .. }
            | ExprKind::TypesCompatible(..) => {}
            ExprKind::Str(_) | ExprKind::LabelAddr(_) => walk.address(sum)?,
            ExprKind::SizeofType(_) | ExprKind::SizeofExpr(_) => {
                if typed.aux == Typed::DYNAMIC {
                    return Err(Why::NotConstant);
                }
            }
            ExprKind::Name(decl) => self.fixed_name(decl, typed, used, sum, walk)?,
            ExprKind::Unary(op, operand) => match op {
                UnaryOp::AddrOf => walk.pending.push((operand, Use::Address, sum)),
                UnaryOp::Extension => walk.pending.push((operand, used, sum)),
                UnaryOp::Plus => walk.value(operand, sum),
                UnaryOp::Not => walk.asked(operand),
                UnaryOp::Deref if reads => {
                    readable(typed.qty)?;
                    walk.addend(operand);
                }
                UnaryOp::Deref => walk.value(operand, sum),
                UnaryOp::PreInc | UnaryOp::PreDec | UnaryOp::PostInc | UnaryOp::PostDec => {
                    return Err(Why::NotConstant);
                }
                _ => walk.value(operand, None),
            },
            ExprKind::Binary(op, left, right) => {
                let pointers = [left, right].map(|id| self.out.types.is_pointer(self.decayed(id)));
                match op {
                    BinaryOp::Add => {
                        let sum = sum.filter(|_| self.holds_address(typed.qty.ty));
                        walk.value(left, sum);
                        walk.value(right, sum);
                    }
                    BinaryOp::Sub if pointers == [true, true] => {
                        walk.addend(left);
                        walk.addend(right);
                    }
                    BinaryOp::Sub => {
                        walk.value(left, sum.filter(|_| self.holds_address(typed.qty.ty)));
                        walk.value(right, None);
                    }
                    BinaryOp::LogAnd | BinaryOp::LogOr => {
                        walk.asked(left);
                        if self.fold_truth(left) != Some(op == BinaryOp::LogOr) {
                            walk.asked(right);
                        }
                    }
                    BinaryOp::Eq | BinaryOp::Ne if pointers.contains(&true) => {
                        walk.asked(left);
                        walk.asked(right);
                    }
                    _ if BinaryOp::COMPARISONS.contains(&op) && pointers == [true, true] => {
                        walk.addend(left);
                        walk.addend(right);
                    }
                    _ => {
                        walk.value(left, None);
                        walk.value(right, None);
                    }
                }
            }
            ExprKind::Cond(cond, then, otherwise) => match self.fold_truth(cond) {
                Some(true) => walk.value(then.unwrap_or(cond), sum),
                Some(false) => walk.value(otherwise, sum),
                None => {
                    walk.asked(cond);
                    for arm in then.into_iter().chain([otherwise]) {
                        match sum {
                            Some(_) => walk.addend(arm),
                            None => walk.value(arm, None),
                        }
                    }
                }
            },
            ExprKind::Comma(..) => return Err(Why::NotConstant),
            ExprKind::Cast(_, operand) => {
                let to = typed.qty.ty;
                if to == Ty::BOOL {
                    walk.asked(operand);
                } else {
                    walk.value(operand, sum.filter(|_| self.holds_address(to)));
                }
            }
            ExprKind::Index(base, index) => {
                let literal = matches!(self.p[base].kind, ExprKind::Str(_));
                let sum = match reads {
                    true if literal => walk.own_sum(),
                    true => return Err(read_part(typed.qty)),
                    false => sum,
                };
                walk.value(base, sum);
                walk.value(index, sum);
            }
            ExprKind::Member(..) | ExprKind::Arrow(..) if reads => {
                return Err(read_part(typed.qty));
            }
            ExprKind::Member(base, _) => walk.pending.push((base, used, sum)),
            ExprKind::Arrow(base, _) => walk.value(base, sum),
            ExprKind::Generic { .. } | ExprKind::Choose(..) => {
                let chosen = ExprId::from_index(typed.aux as usize);
                walk.pending.push((chosen, used, sum));
            }
            ExprKind::CompoundLit(_, init) => {
                if !reads {
                    if self.function.is_some() {
                        return Err(Why::NotConstant);
                    }
                    walk.address(sum)?;
                }
                self.fixed_init(init, walk);
            }
            ExprKind::Call(callee, args) => {
                let p = self.p;
                p.items(args).for_each(|arg| walk.addend(arg));
                self.folds(callee)?;
            }
            ExprKind::Builtin(
                Builtin::ConstantP | Builtin::ClassifyType | Builtin::ObjectSize,
                _,
            ) => {}
            ExprKind::Builtin(
                Builtin::AddOverflowP
                | Builtin::SubOverflowP
                | Builtin::MulOverflowP
                | Builtin::Signbit
                | Builtin::IsGreater
                | Builtin::IsGreaterEqual
                | Builtin::IsLess
                | Builtin::IsLessEqual
                | Builtin::IsLessGreater
                | Builtin::IsUnordered,
                _,
            ) => return Err(Why::NotEverywhere),
            ExprKind::Builtin(_, args) => {
                let p = self.p;
                p.items(args).for_each(|arg| walk.addend(arg));
                if typed.qty.ty == Ty::VOID {
                    return Err(Why::NotConstant);
                }
            }
            ExprKind::Assign(..) | ExprKind::StmtExpr(_) | ExprKind::VaArg(..) => {
                return Err(Why::NotConstant);
            }
        }
        Ok(())
    }

    /// Names of functions and enumerators, of static objects by their address, and of those that are const.
    fn fixed_name(
        &self,
        decl: DeclId,
        typed: Typed,
        used: Use,
        sum: Sum,
        walk: &mut Walk,
    ) -> Result<(), Why> {
        if matches!(self.p[decl].kind, DeclKind::EnumConst { .. }) {
            return Ok(());
        }
        let entity = self.entity_of(decl).ok_or(Why::NotConstant)?;
        match (&self.out.entity(entity).kind, used) {
            (EntityKind::Function { .. }, _) => walk.address(sum),
            (EntityKind::Local { .. }, _) => Err(Why::NotConstant),
            (EntityKind::Static { .. }, Use::Value) => readable(typed.qty),
            // Each thread has its own.
            (EntityKind::Static { .. }, Use::Address) => {
                match self.p.attributes(self.p[decl].attrs).thread_local {
                    true => Err(Why::NotConstant),
                    false => walk.address(sum),
                }
            }
        }
    }

    /// Functions of the compiler itself fold (`__builtin_inf()`).
    fn folds(&self, callee: ExprId) -> Result<(), Why> {
        let ExprKind::Name(decl) = self.p[callee].kind else {
            return Err(Why::NotConstant);
        };
        let DeclKind::Function { storage, .. } = self.p[decl].kind else {
            return Err(Why::NotConstant);
        };
        if storage != Storage::Builtin {
            return Err(Why::NotConstant);
        }
        let name = self.p[decl].name.map_or("", |name| self.p.name(name));
        let name = name.strip_prefix("__builtin_").unwrap_or(name);
        let plain = name.strip_suffix(['f', 'l']).unwrap_or(name);
        match GCC_FOLDS.contains(&name) || GCC_FOLDS.contains(&plain) {
            true => Err(Why::NotEverywhere),
            false => Ok(()),
        }
    }

    fn fold_truth(&mut self, cond: ExprId) -> Option<bool> {
        self.fold_int(cond).map(|value| value != 0)
    }

    /// The expressions of a nested initialiser.
    fn fixed_init(&self, init: InitId, walk: &mut Walk) {
        let p = self.p;
        let mut inits = vec![init];
        while let Some(init) = inits.pop() {
            match p[init] {
                Init::Expr(value) => walk.addend(value),
                Init::List { first, count, .. } => {
                    inits.extend(p.init_list(first, count).iter().map(|item| item.init));
                }
            }
        }
    }
}

/// Whether an object of this type keeps the value that it begins with.
fn readable(qty: QTy) -> Result<(), Why> {
    match qty.is_const() && !qty.is_volatile() {
        true => Ok(()),
        false => Err(Why::NotConstant),
    }
}

/// Why an element or a member is not read: Clang, before version 17, does not even where it is const.
fn read_part(qty: QTy) -> Why {
    match readable(qty) {
        Ok(()) => Why::NotEverywhere,
        Err(why) => why,
    }
}
