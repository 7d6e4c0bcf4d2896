//! GNU builtins that no prototype describes.

use super::expr::rvalue;
use super::{Category, Checker, EntityKind, Res, Typed};
use cassay_lang::Problem;
use cassay_lang::tree::{Builtin, DeclKind, ExprId, ExprKind, Id, List, Quals, RecordKind};
use cassay_lang::types::{Ty, TyKind};

impl Checker<'_> {
    pub(super) fn builtin(
        &mut self,
        id: ExprId,
        builtin: Builtin,
        args: List<ExprId>,
    ) -> Res<Typed> {
        let p = self.p;
        let args: Vec<ExprId> = p.items(args).collect();
        match builtin {
            Builtin::AddOverflow | Builtin::SubOverflow | Builtin::MulOverflow => {
                let [a, b, result] = self.exactly(id, &args)?;
                self.integer_argument(a)?;
                self.integer_argument(b)?;
                let typed = self.expr(result)?;
                let ty = self.value(typed, result)?;
                let to = self.out.types.pointee(ty);
                let fine = to.is_some_and(|to| {
                    self.out.types.is_integer(to.ty)
                        && !to.quals.contains(Quals::CONST)
                        && !to.is_atomic()
                        && to.ty != Ty::BOOL
                        && !matches!(self.kind(to.ty), TyKind::Enum(_))
                });
                if !fine {
                    let message =
                        "third argument of an overflow builtin must be a pointer to an integer";
                    return Err(Problem::invalid(self.span(result), message));
                }
                Ok(rvalue(Ty::BOOL))
            }
            Builtin::AddOverflowP | Builtin::SubOverflowP | Builtin::MulOverflowP => {
                for arg in self.exactly::<3>(id, &args)? {
                    self.integer_argument(arg)?;
                }
                Ok(rvalue(Ty::BOOL))
            }
            Builtin::ConstantP => {
                let [arg] = self.exactly(id, &args)?;
                self.expr(arg)?;
                let constant = matches!(p[arg].kind, ExprKind::Str(_)) || self.fold(arg).is_some();
                Ok(self.constant_of(Ty::INT, constant.into()))
            }
            Builtin::VaStart => {
                // C23 makes the second argument optional; it is never evaluated.
                let Some(&list) = args.first() else {
                    return Err(self.wrong_count(id));
                };
                self.va_list_operand(list)?;
                for &arg in args.iter().skip(1) {
                    self.expr(arg)?;
                }
                let is_right = args.get(1).is_none_or(|&named| self.can_start(named));
                Ok(Typed {
                    aux: u32::from(!is_right),
                    ..rvalue(Ty::VOID)
                })
            }
            Builtin::VaEnd => {
                let [list] = self.exactly(id, &args)?;
                self.va_list_operand(list)?;
                Ok(rvalue(Ty::VOID))
            }
            Builtin::VaCopy => {
                let [to, from] = self.exactly(id, &args)?;
                self.va_list_operand(to)?;
                self.va_list_operand(from)?;
                Ok(rvalue(Ty::VOID))
            }
            Builtin::IsNan
            | Builtin::IsInf
            | Builtin::IsInfSign
            | Builtin::IsFinite
            | Builtin::IsNormal
            | Builtin::Signbit => {
                let [arg] = self.exactly(id, &args)?;
                let typed = self.expr(arg)?;
                if !matches!(self.kind(typed.qty.ty), TyKind::Float(_)) {
                    let message = "non-floating-point argument in classification builtin";
                    return Err(Problem::invalid(self.span(arg), message));
                }
                Ok(rvalue(Ty::INT))
            }
            Builtin::IsGreater
            | Builtin::IsGreaterEqual
            | Builtin::IsLess
            | Builtin::IsLessEqual
            | Builtin::IsLessGreater
            | Builtin::IsUnordered => {
                let mut floats = 0;
                for arg in self.exactly::<2>(id, &args)? {
                    let typed = self.expr(arg)?;
                    if !self.out.types.is_arithmetic(typed.qty.ty) {
                        let message = "non-floating-point argument in comparison builtin";
                        return Err(Problem::invalid(self.span(arg), message));
                    }
                    floats += u32::from(matches!(self.kind(typed.qty.ty), TyKind::Float(_)));
                }
                if floats == 0 {
                    let message = "non-floating-point arguments in comparison builtin";
                    return Err(Problem::invalid(self.span(id), message));
                }
                Ok(rvalue(Ty::INT))
            }
            Builtin::ClassifyType => {
                let [arg] = self.exactly(id, &args)?;
                let typed = self.expr(arg)?;
                let ty = self.value(typed, arg)?;
                if ty == Ty::BOOL {
                    let message = "'__builtin_classify_type' of a _Bool is not supported: it is promoted by GCC, \
                                   and a class of its own to Clang";
                    return Err(Problem::unsupported(self.span(id), message));
                }
                // The numbers are those of GCC's typeclass.h, after argument promotion.
                let class = match self.kind(ty) {
                    TyKind::Int(_) | TyKind::Bits { .. } | TyKind::Enum(_) => 1,
                    TyKind::Pointer(_) | TyKind::VaList => 5,
                    TyKind::Float(_) => 8,
                    TyKind::Record(record) => match p[record].kind {
                        RecordKind::Struct => 12,
                        RecordKind::Union => 13,
                    },
                    TyKind::Void | TyKind::Array(..) | TyKind::Function(_) => 0,
                };
                Ok(self.constant_of(Ty::INT, class))
            }
            Builtin::ObjectSize => {
                let [object, mode] = self.exactly(id, &args)?;
                let typed = self.expr(object)?;
                self.value(typed, object)?;
                self.expr(mode)?;
                let mode = self.require_int(mode, "second argument of __builtin_object_size")?;
                let ty = Ty::int(self.out.types.target.size_t);
                let unknown = self.wrap(-1, ty);
                match mode {
                    0 | 1 => Ok(self.constant_of(ty, unknown)),
                    2 | 3 => Ok(self.constant_of(ty, 0)),
                    _ => {
                        let message =
                            "second argument of __builtin_object_size must be 0, 1, 2 or 3";
                        Err(Problem::invalid(self.span(id), message))
                    }
                }
            }
            Builtin::Unsupported(_) => {
                for arg in args {
                    self.expr(arg)?;
                }
                Ok(rvalue(Ty::INT))
            }
        }
    }

    fn exactly<const N: usize>(&self, id: ExprId, args: &[ExprId]) -> Res<[ExprId; N]> {
        <[ExprId; N]>::try_from(args).map_err(|_| self.wrong_count(id))
    }

    fn wrong_count(&self, id: ExprId) -> Problem {
        Problem::invalid(self.span(id), "wrong number of arguments to builtin")
    }

    fn integer_argument(&mut self, arg: ExprId) -> Res<()> {
        let typed = self.expr(arg)?;
        if self.out.types.is_integer(typed.qty.ty) {
            return Ok(());
        }
        Err(Problem::invalid(
            self.span(arg),
            "argument of an overflow builtin is not an integer",
        ))
    }

    /// Whether `va_start` may name this parameter (7.16.1.4p4). What is no name is C23, where nothing is asked of it.
    fn can_start(&self, named: ExprId) -> bool {
        let ExprKind::Name(decl) = self.p[named].kind else {
            return true;
        };
        let last = self.function.as_ref().and_then(|f| f.last);
        let is_last = last.is_some() && last == self.out.decls[decl.index()];
        let DeclKind::Param { ty, register } = self.p[decl].kind else {
            return false;
        };
        let written = self.out.type_nodes[ty.index()].map(|written| written.ty);
        let adjusted = written
            .is_some_and(|ty| matches!(self.kind(ty), TyKind::Array(..) | TyKind::Function(_)));
        let own = self.out.exprs[named.index()].qty.ty;
        let types = &self.out.types;
        is_last && !register && !adjusted && types.compatible(types.default_promote(own), own)
    }

    /// Whether an expression names a parameter of type `va_list`. Where `va_list` is an array, as on x86-64, the
    /// parameter is a pointer (6.7.6.3p7), which Cassay's own `va_list` is not.
    pub(super) fn is_va_list_parameter(&self, id: ExprId) -> bool {
        let ExprKind::Name(decl) = self.p[id].kind else {
            return false;
        };
        self.out.types.target.va_list_array
            && matches!(self.p[decl].kind, DeclKind::Param { .. })
            && self.out.exprs[id.index()].qty.ty == Ty::VA_LIST
    }

    /// Refuses a parameter of type `va_list` where its type matters, or its address is taken.
    pub(super) fn no_va_list_parameter(&self, id: ExprId) -> Res<()> {
        if self.is_va_list_parameter(id) {
            let message = "address or type of a parameter of type va_list is not supported";
            return Err(Problem::unsupported(self.span(id), message));
        }
        Ok(())
    }

    /// Refuses the value of a `va_list`: where it is an array, that is a pointer to its element (6.3.2.1p3).
    pub(super) fn no_va_list(&self, typed: Typed, at: ExprId) -> Res<()> {
        if typed.qty.ty == Ty::VA_LIST && self.out.types.target.va_list_array {
            let message = "the value of a va_list is not supported";
            return Err(Problem::unsupported(self.span(at), message));
        }
        Ok(())
    }

    /// The `va_list` operand of `va_arg` and friends.
    pub(super) fn va_list_operand(&mut self, list: ExprId) -> Res<()> {
        let typed = self.expr(list)?;
        // Where a list is an array, as on x86-64, compilers take the address of what is no lvalue here.
        if typed.qty.ty == Ty::VA_LIST && typed.category != Category::LValue {
            let message = "a va_list that is not a variable, member or element is not supported";
            return Err(Problem::unsupported(self.span(list), message));
        }
        if typed.qty.ty != Ty::VA_LIST {
            let message = format!(
                "argument is not a va_list (have '{}')",
                self.describe(typed.qty.ty)
            );
            return Err(Problem::invalid(self.span(list), message));
        }
        if let ExprKind::Name(decl) = self.p[list].kind
            && let Some(entity) = self.entity_of(decl)
            && let EntityKind::Local { addressed, .. } = &mut self.entity_mut(entity).kind
        {
            *addressed = true;
        }
        Ok(())
    }
}
