//! Binary operators, assignment and the conditional operator (6.5.5 to 6.5.16).

use super::expr::rvalue;
use super::{Category, Checker, Res, Typed};
use cassay_lang::Problem;
use cassay_lang::target::Reading;
use cassay_lang::tree::{BinaryOp, ExprId};
use cassay_lang::types::{QTy, Ty, TyKind};

impl Checker<'_> {
    pub(super) fn binary(
        &mut self,
        id: ExprId,
        op: BinaryOp,
        left: ExprId,
        right: ExprId,
    ) -> Res<Typed> {
        let a = self.expr(left)?;
        let b = self.expr(right)?;
        let is_plain = |typed: Typed| {
            typed.qty.ty.is_named_integer() && !matches!(typed.category, Category::BitField { .. })
        };
        if !is_plain(a) || !is_plain(b) {
            self.value(a, left)?;
            self.value(b, right)?;
        }
        let (x, y) = (self.promoted(a), self.promoted(b));
        self.operate(id, op, x, y).map(rvalue)
    }

    /// The result type of an operator on promoted operand types.
    fn operate(&mut self, id: ExprId, op: BinaryOp, x: Ty, y: Ty) -> Res<Ty> {
        let types = &self.out.types;
        if x.is_named_integer() && y.is_named_integer() {
            return Ok(match op {
                BinaryOp::Shl | BinaryOp::Shr => x,
                BinaryOp::LogAnd | BinaryOp::LogOr => Ty::INT,
                op if op.is_comparison() => Ty::INT,
                _ => types.usual(x, y),
            });
        }
        let (int_x, int_y) = (types.is_integer(x), types.is_integer(y));
        let integers = int_x && int_y;
        let arithmetic = integers || (types.is_arithmetic(x) && types.is_arithmetic(y));
        let (to_x, to_y) = (types.pointee(x), types.pointee(y));
        let open = integers
            && !matches!(op, BinaryOp::LogAnd | BinaryOp::LogOr)
            && matches!(types.kind(types.usual(x, y)), TyKind::Bits { .. });
        if open {
            self.reads(Reading::BitFieldType, self.span(id));
        }
        let types = &self.out.types;
        match op {
            BinaryOp::Mul | BinaryOp::Div if arithmetic => Ok(types.usual(x, y)),
            BinaryOp::Rem | BinaryOp::BitAnd | BinaryOp::BitXor | BinaryOp::BitOr if integers => {
                Ok(types.usual(x, y))
            }
            BinaryOp::Shl | BinaryOp::Shr if integers => Ok(x),
            BinaryOp::Add | BinaryOp::Sub if arithmetic => Ok(types.usual(x, y)),
            BinaryOp::Add | BinaryOp::Sub => match (to_x, to_y) {
                (Some(to), None) if int_y => {
                    self.steppable(to, id)?;
                    Ok(x)
                }
                (None, Some(to)) if int_x && op == BinaryOp::Add => {
                    self.steppable(to, id)?;
                    Ok(y)
                }
                (Some(to), Some(other)) if op == BinaryOp::Sub => {
                    if !self.compatible_unqualified(to, other) {
                        return Err(self.bad_operands(id, op, x, y));
                    }
                    self.steppable(to, id)?;
                    Ok(Ty::int(self.out.types.target.ptrdiff_t))
                }
                _ => Err(self.bad_operands(id, op, x, y)),
            },
            op if op.is_comparison()
                && (arithmetic || (to_x.is_some() || int_x) && (to_y.is_some() || int_y)) =>
            {
                Ok(Ty::INT)
            }
            BinaryOp::LogAnd | BinaryOp::LogOr if types.is_scalar(x) && types.is_scalar(y) => {
                Ok(Ty::INT)
            }
            _ => Err(self.bad_operands(id, op, x, y)),
        }
    }

    fn bad_operands(&self, id: ExprId, op: BinaryOp, x: Ty, y: Ty) -> Problem {
        Problem::invalid(
            self.span(id),
            format!(
                "invalid operands to binary {} (have '{}' and '{}')",
                op.text(),
                self.describe(x),
                self.describe(y)
            ),
        )
    }

    /// Pointers to `to` can be moved: its size is known. GNU C moves `void *` by bytes.
    pub(super) fn steppable(&mut self, to: QTy, at: ExprId) -> Res<()> {
        if matches!(self.kind(to.ty), TyKind::Void | TyKind::Function(_)) {
            return Ok(());
        }
        self.require_complete(to.ty, self.span(at), "target of pointer arithmetic")
    }

    pub(super) fn assign(
        &mut self,
        id: ExprId,
        op: Option<BinaryOp>,
        left: ExprId,
        right: ExprId,
    ) -> Res<Typed> {
        let a = self.expr(left)?;
        let b = self.expr(right)?;
        self.modifiable(a, left, "assignment")?;
        let to = a.qty.ty;
        let Some(op) = op else {
            self.assignable(to, b, right, "assigning")?;
            return Ok(stored(a));
        };
        self.value(a, left)?;
        self.value(b, right)?;
        let (x, y) = (self.promoted(a), self.promoted(b));
        let result = self.operate(id, op, x, y)?;
        if self.out.types.is_pointer(result) && !self.out.types.is_pointer(to) {
            let message = "compound assignment of a pointer to an integer is not supported";
            return Err(Problem::unsupported(self.span(id), message));
        }
        Ok(stored(a))
    }

    /// Fails unless a value can be assigned to an object of type `to` (6.5.16.1), with GCC's
    /// leniency between pointers and integers.
    pub(super) fn assignable(&mut self, to: Ty, from: Typed, at: ExprId, doing: &str) -> Res<()> {
        let ty = self.value(from, at)?;
        if ty == to {
            return Ok(());
        }
        let types = &self.out.types;
        let fine = match self.kind(to) {
            TyKind::Float(_) => types.is_arithmetic(ty),
            TyKind::Int(_) | TyKind::Bits { .. } => types.is_scalar(ty),
            TyKind::Enum(_) => types.is_scalar(ty) && types.is_complete(to),
            TyKind::Pointer(_) => types.is_integer(ty) || types.is_pointer(ty),
            TyKind::Record(record) => {
                let attrs = self.p.attributes(self.p[record].attrs);
                if attrs.transparent_union || self.transparent.contains(&record) {
                    let message = "conversion to a transparent union is not supported";
                    return Err(Problem::unsupported(self.span(at), message));
                }
                false
            }
            TyKind::Void | TyKind::Array(..) | TyKind::Function(_) | TyKind::VaList => false,
        };
        if fine {
            return Ok(());
        }
        let message = format!(
            "incompatible types when {doing} to type '{}' from type '{}'",
            self.describe(to),
            self.describe(ty)
        );
        Err(Problem::invalid(self.span(at), message))
    }

    pub(super) fn conditional(
        &mut self,
        id: ExprId,
        cond: ExprId,
        then: Option<ExprId>,
        otherwise: ExprId,
    ) -> Res<Typed> {
        let condition = self.expr(cond)?;
        self.scalar(condition, cond, "condition of '?:'")?;
        let (a, first) = match then {
            Some(then) => (self.expr(then)?, then),
            None => (condition, cond),
        };
        let b = self.expr(otherwise)?;
        let (x, y) = (self.result_of(a, first)?, self.result_of(b, otherwise)?);
        if x == Ty::VOID || y == Ty::VOID {
            return Ok(rvalue(Ty::VOID));
        }
        self.value(a, first)?;
        self.value(b, otherwise)?;
        let types = &self.out.types;
        if types.is_arithmetic(x) && types.is_arithmetic(y) {
            let (x, y) = (self.promoted(a), self.promoted(b));
            return Ok(rvalue(self.out.types.usual(x, y)));
        }
        let ty = match (types.pointee(x), types.pointee(y)) {
            (Some(to), Some(other)) => self.common_pointer((to, first), (other, otherwise)),
            // An integer is a null pointer constant, or GCC warns and converts it.
            (Some(_), None) if types.is_integer(y) => x,
            (None, Some(_)) if types.is_integer(x) => y,
            _ if x == y && matches!(self.kind(x), TyKind::Record(_)) => x,
            _ => {
                let message = format!(
                    "type mismatch in conditional expression (have '{}' and '{}')",
                    self.describe(x),
                    self.describe(y)
                );
                return Err(Problem::invalid(self.span(id), message));
            }
        };
        Ok(rvalue(ty))
    }

    /// The type of a conditional whose operands are pointers (6.5.15p6).
    fn common_pointer(&mut self, a: (QTy, ExprId), b: (QTy, ExprId)) -> Ty {
        let ((to, first), (other, second)) = (a, b);
        let quals = to.quals.union(other.quals);
        if self.compatible_unqualified(to, other) {
            let (x, y) = if self.out.types.compatible(to.ty, other.ty) {
                (to.ty, other.ty)
            } else {
                (self.unqualify(to.ty), self.unqualify(other.ty))
            };
            let composite = self.out.types.composite(x, y);
            let target = self.qualify(QTy::plain(composite), quals);
            return self.out.types.pointer(target);
        }
        if to.ty == Ty::VOID && to.quals.is_empty() && self.is_null_constant(first) {
            return self.out.types.pointer(other);
        }
        if other.ty == Ty::VOID && other.quals.is_empty() && self.is_null_constant(second) {
            return self.out.types.pointer(to);
        }
        let target = QTy {
            ty: Ty::VOID,
            quals,
        };
        self.out.types.pointer(target)
    }
}

/// The result of storing into an lvalue: its unqualified type. As GCC has it, what was stored
/// into a bit-field still promotes by the width of the field.
pub(super) fn stored(left: Typed) -> Typed {
    let category = match left.category {
        Category::BitField { width, .. } => Category::BitField {
            width,
            lvalue: false,
        },
        _ => Category::RValue,
    };
    Typed {
        category,
        ..rvalue(left.qty.ty)
    }
}
