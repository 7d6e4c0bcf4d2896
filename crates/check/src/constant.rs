//! Constant expressions (6.6), computed exactly in the type each operator has.
//!
//! Works on checked expressions. As GCC folds, floating arithmetic under a cast and addresses
//! counted from a null pointer (the hand-written `offsetof`) are constant too. Left shifts wrap as
//! GCC's do; other overflow, division by zero and shifts too far have no value.
//!
//! An unsigned value of 128 bits is kept as its bits.

use super::{Category, Checker, Res, Typed};
use cassay_lang::target::FloatFormat;
use cassay_lang::tree::{
    BinaryOp, Builtin, DeclKind, ExprId, ExprKind, FloatKind, Id, IntKind, UnaryOp,
};
use cassay_lang::types::{IntShape, Ty, TyKind};
use cassay_lang::walk::operands;
use cassay_lang::{Problem, Span};
use cassay_numbers::float::{self, F80};
use std::cmp::Ordering;

#[derive(Clone, Copy)]
pub(super) enum Value {
    Int(i128),
    /// `float` and `double`.
    Double(f64),
    Long(F80),
}

impl Value {
    fn is_true(self) -> bool {
        match self {
            Value::Int(v) => v != 0,
            Value::Double(v) => v != 0.0,
            Value::Long(v) => !v.is_zero(),
        }
    }
}

impl Checker<'_> {
    /// The value of an integer constant expression that C requires here.
    pub(super) fn require_int(&mut self, id: ExprId, what: &str) -> Res<i128> {
        self.fault = None;
        if let Some(value) = self.fold_int(id) {
            self.only_integers(id, what)?;
            return Ok(value);
        }
        Err(match self.fault {
            Some((span, fault)) => {
                Problem::invalid(span, format!("{fault} in constant expression"))
            }
            None => Problem::invalid(self.span(id), format!("{what} is not an integer constant")),
        })
    }

    /// An integer constant expression has no floating operands but constants that are cast (6.6p6). Of others that have a
    /// value, GCC and Clang take some, each its own.
    pub(super) fn only_integers(&self, id: ExprId, what: &str) -> Res<()> {
        let mut work = vec![id];
        while let Some(id) = work.pop() {
            match self.p[id].kind {
                ExprKind::Cast(_, a) if matches!(self.p[a].kind, ExprKind::Float(_)) => {}
                // What they are given is not evaluated.
                ExprKind::Builtin(Builtin::ConstantP | Builtin::ClassifyType, ..) => {}
                _ if matches!(
                    self.kind(self.out.exprs[id.index()].qty.ty),
                    TyKind::Float(_)
                ) =>
                {
                    let message = format!("{what} with floating arithmetic is not supported");
                    return Err(Problem::unsupported(self.span(id), message));
                }
                _ => operands(self.p, id, |operand| work.push(operand)),
            }
        }
        Ok(())
    }

    /// The value of an integer constant expression, if it is one.
    pub(super) fn fold_int(&mut self, id: ExprId) -> Option<i128> {
        if !self.out.types.is_integer(self.out.exprs[id.index()].qty.ty) {
            return None;
        }
        match self.fold(id)? {
            Value::Int(value) => Some(value),
            Value::Double(_) | Value::Long(_) => None,
        }
    }

    fn fault(&mut self, span: Span, fault: &'static str) -> Option<Value> {
        self.fault.get_or_insert((span, fault));
        None
    }

    /// The value of a checked expression in its own type, if it is constant.
    pub(super) fn fold(&mut self, id: ExprId) -> Option<Value> {
        let mut spine = Vec::new();
        let mut node = id;
        while let ExprKind::Binary(_, left, _) = self.p[node].kind {
            spine.push(node);
            node = left;
        }
        let mut value = self.fold_node(node)?;
        while let Some(node) = spine.pop() {
            if let ExprKind::Binary(op, left, right) = self.p[node].kind {
                value = self.fold_binary(node, op, (left, value), right)?;
            }
        }
        Some(value)
    }

    fn fold_node(&mut self, id: ExprId) -> Option<Value> {
        let typed = self.out.exprs[id.index()];
        let node = self.p[id];
        let stored = |checker: &Self, typed: Typed| {
            checker
                .out
                .constants
                .get(typed.aux as usize)
                .copied()
                .map(Value::Int)
        };
        match node.kind {
            ExprKind::Int(lit) => Some(Value::Int(lit.value.into())),
            ExprKind::Char(lit) => Some(Value::Int(self.wrap(lit.value.into(), typed.qty.ty))),
            ExprKind::Float(spelling) => {
                let literal = float::literal(self.p.name(spelling)).ok()?;
                Some(match self.out.types.target.computes_as(literal.kind) {
                    FloatKind::Float => Value::Double(literal.real.to_f32().value.into()),
                    FloatKind::Double => Value::Double(literal.real.to_f64().value),
                    FloatKind::LongDouble => Value::Long(literal.real.to_f80().value),
                })
            }
            ExprKind::Name(decl) => match self.p[decl].kind {
                DeclKind::EnumConst { .. } => stored(self, typed),
                _ => None,
            },
            ExprKind::SizeofExpr(_)
            | ExprKind::SizeofType(_)
            | ExprKind::AlignofExpr(_)
            | ExprKind::AlignofType(_)
            | ExprKind::Offsetof { .. }
            | ExprKind::TypesCompatible(..)
            | ExprKind::Builtin(
                Builtin::ConstantP | Builtin::ClassifyType | Builtin::ObjectSize,
                _,
            ) => stored(self, typed),
            ExprKind::Builtin(
                builtin @ (Builtin::AddOverflowP | Builtin::SubOverflowP | Builtin::MulOverflowP),
                args,
            ) => {
                let p = self.p;
                let (a, b) = (p.item(args, 0), p.item(args, 1));
                let ty = self.out.exprs[p.item(args, 2).index()].qty.ty;
                let (a, b) = (self.fold_exact(a)?, self.fold_exact(b)?);
                let exact = match builtin {
                    Builtin::AddOverflowP => a.checked_add(b)?,
                    Builtin::SubOverflowP => a.checked_sub(b)?,
                    _ => a.checked_mul(b)?,
                };
                Some(Value::Int((self.wrap(exact, ty) != exact).into()))
            }
            ExprKind::Generic { .. } | ExprKind::Choose(..) => {
                self.fold(ExprId::from_index(typed.aux as usize))
            }
            ExprKind::Unary(op, operand) => self.fold_unary(id, op, operand),
            ExprKind::Cond(cond, then, otherwise) => {
                let condition = self.fold(cond)?;
                let chosen = match (condition.is_true(), then) {
                    (true, Some(then)) => then,
                    (true, None) => cond,
                    (false, _) => otherwise,
                };
                self.fold_as(chosen, typed.qty.ty)
            }
            ExprKind::Cast(_, operand) => self.fold_as(operand, typed.qty.ty),
            ExprKind::Member(..) | ExprKind::Arrow(..) | ExprKind::Index(..) => {
                // An array decays to its address.
                match self.kind(typed.qty.ty) {
                    TyKind::Array(..) => self.fold_place(id).map(Value::Int),
                    _ => None,
                }
            }
            ExprKind::Call(callee, args) => {
                let p = self.p;
                let ExprKind::Name(decl) = p[callee].kind else {
                    return None;
                };
                let name = p[decl].name.map(|name| p.name(name))?;
                if args.is_empty() {
                    return None;
                }
                let first = p.item(args, 0);
                match name {
                    "__builtin_expect" => self.fold_as(first, typed.qty.ty),
                    "__builtin_strlen" => self.literal_length(first).map(Value::Int),
                    _ => self.fold_bits(name, first).map(Value::Int),
                }
            }
            _ => None,
        }
    }

    /// The length of a string literal, as `__builtin_strlen` counts it.
    fn literal_length(&self, id: ExprId) -> Option<i128> {
        let ExprKind::Str(string) = self.p[id].kind else {
            return None;
        };
        let units = &self.p[string].units;
        let end = units.iter().position(|&unit| unit == 0);
        Some(end.unwrap_or(units.len()) as i128)
    }

    /// GNU builtins that count or move the bits of a constant; their names say how wide it is.
    fn fold_bits(&mut self, name: &str, operand: ExprId) -> Option<i128> {
        let name = name.strip_prefix("__builtin_")?;
        let (base, kind) = if let Some(base) = name.strip_suffix("ll") {
            (base, IntKind::ULongLong)
        } else if let Some(base) = name.strip_suffix('l') {
            (base, IntKind::ULong)
        } else {
            (name, IntKind::UInt)
        };
        let kind = match base {
            "bswap16" => IntKind::UShort,
            "bswap32" if self.out.types.target.int.size < 4 => IntKind::ULong,
            "bswap64" => IntKind::ULongLong,
            _ => kind,
        };
        let known = [
            "ctz", "clz", "popcount", "parity", "ffs", "clrsb", "bswap16", "bswap32", "bswap64",
        ];
        if !known.contains(&base) {
            return None;
        }
        let width = self.out.types.target.width(kind);
        let Value::Int(value) = self.fold_as(operand, Ty::int(kind))? else {
            return None;
        };
        let value = value as u64;
        let shown = value << (64 - width);
        let result = match base {
            "ctz" if value != 0 => value.trailing_zeros(),
            "clz" if value != 0 => shown.leading_zeros(),
            "popcount" => value.count_ones(),
            "parity" => value.count_ones() % 2,
            "ffs" if value == 0 => 0,
            "ffs" => value.trailing_zeros() + 1,
            "clrsb" if shown >> 63 != 0 => (!shown).leading_zeros().min(width) - 1,
            "clrsb" => shown.leading_zeros().min(width) - 1,
            "bswap16" | "bswap32" | "bswap64" => {
                let bytes = match base {
                    "bswap16" => 16,
                    "bswap32" => 32,
                    _ => 64,
                };
                return Some(i128::from(value.swap_bytes() >> (64 - bytes)));
            }
            _ => return None,
        };
        Some(result.into())
    }

    /// An integer operand of up to 64 bits, as the number it is.
    fn fold_exact(&mut self, id: ExprId) -> Option<i128> {
        let ty = self.out.exprs[id.index()].qty.ty;
        self.out
            .types
            .int_shape(ty)
            .filter(|shape| shape.width <= 64)?;
        self.fold_int(id)
    }

    fn fold_unary(&mut self, id: ExprId, op: UnaryOp, operand: ExprId) -> Option<Value> {
        let ty = self.out.exprs[id.index()].qty.ty;
        match op {
            UnaryOp::Plus => self.fold_as(operand, ty),
            UnaryOp::Extension => self.fold(operand),
            UnaryOp::Neg => match self.fold_as(operand, ty)? {
                Value::Int(v) => self.arithmetic(id, ty, BinaryOp::Sub, 0, v),
                Value::Double(v) => Some(Value::Double(-v)),
                Value::Long(v) => Some(Value::Long(-v)),
            },
            UnaryOp::BitNot => match self.fold_as(operand, ty)? {
                Value::Int(v) => Some(Value::Int(self.wrap(!v, ty))),
                Value::Double(_) | Value::Long(_) => None,
            },
            UnaryOp::Not => Some(Value::Int((!self.fold(operand)?.is_true()).into())),
            UnaryOp::AddrOf => self.fold_place(operand).map(Value::Int),
            UnaryOp::Deref => match self.kind(ty) {
                TyKind::Array(..) => self.fold(operand),
                _ => None,
            },
            UnaryOp::PreInc | UnaryOp::PreDec | UnaryOp::PostInc | UnaryOp::PostDec => None,
        }
    }

    /// The address of an lvalue that lies at a constant distance from a null pointer.
    fn fold_place(&mut self, id: ExprId) -> Option<i128> {
        let mut offset: i128 = 0;
        let mut node = id;
        loop {
            let typed = self.out.exprs[node.index()];
            match self.p[node].kind {
                ExprKind::Member(base, _) => {
                    offset += i128::from(self.out.members.get(typed.aux as usize)?.offset);
                    node = base;
                }
                ExprKind::Arrow(base, _) => {
                    offset += i128::from(self.out.members.get(typed.aux as usize)?.offset);
                    let Value::Int(base) = self.fold(base)? else {
                        return None;
                    };
                    return base.checked_add(offset);
                }
                ExprKind::Index(base, index) => {
                    let by = self.fold_int(index)?;
                    let size = i128::from(self.out.types.size(typed.qty.ty)?);
                    offset = by.checked_mul(size)?.checked_add(offset)?;
                    let array = self.out.exprs[base.index()].qty.ty;
                    if let TyKind::Array(..) = self.kind(array) {
                        node = base;
                    } else {
                        let Value::Int(base) = self.fold(base)? else {
                            return None;
                        };
                        return base.checked_add(offset);
                    }
                }
                ExprKind::Unary(UnaryOp::Deref, pointer) => {
                    let Value::Int(base) = self.fold(pointer)? else {
                        return None;
                    };
                    return base.checked_add(offset);
                }
                ExprKind::Unary(UnaryOp::Extension, inner) => node = inner,
                _ => return None,
            }
        }
    }

    fn fold_binary(
        &mut self,
        id: ExprId,
        op: BinaryOp,
        (left, value): (ExprId, Value),
        right: ExprId,
    ) -> Option<Value> {
        match (op, value.is_true()) {
            (BinaryOp::LogAnd, false) => return Some(Value::Int(0)),
            (BinaryOp::LogOr, true) => return Some(Value::Int(1)),
            (BinaryOp::LogAnd | BinaryOp::LogOr, _) => {
                return Some(Value::Int(self.fold(right)?.is_true().into()));
            }
            _ => {}
        }
        let ty = self.out.exprs[id.index()].qty.ty;
        if self.out.types.is_pointer(ty) {
            return self.fold_pointer(op, (left, value), right);
        }
        let (x, y) = (self.operand_type(left), self.operand_type(right));
        if self.out.types.is_pointer(x) || self.out.types.is_pointer(y) {
            return None;
        }
        let other = self.fold(right)?;
        if matches!(op, BinaryOp::Shl | BinaryOp::Shr) {
            let value = self.convert(value, x, ty)?;
            let (Value::Int(value), Value::Int(count)) = (value, other) else {
                return None;
            };
            return self.shift(id, ty, op, value, count);
        }
        let common = self.out.types.usual(x, y);
        let a = self.convert(value, x, common)?;
        let b = self.convert(other, y, common)?;
        let order = match (a, b) {
            (Value::Int(a), Value::Int(b)) => Some(self.compare(common, a, b)),
            (Value::Double(a), Value::Double(b)) => a.partial_cmp(&b),
            (Value::Long(a), Value::Long(b)) => a.partial_cmp(&b),
            _ => return None,
        };
        let truth = match op {
            BinaryOp::Lt => order == Some(Ordering::Less),
            BinaryOp::Gt => order == Some(Ordering::Greater),
            BinaryOp::Le => matches!(order, Some(Ordering::Less | Ordering::Equal)),
            BinaryOp::Ge => matches!(order, Some(Ordering::Greater | Ordering::Equal)),
            BinaryOp::Eq => order == Some(Ordering::Equal),
            BinaryOp::Ne => order != Some(Ordering::Equal),
            _ => {
                return match (a, b) {
                    (Value::Int(a), Value::Int(b)) => self.arithmetic(id, common, op, a, b),
                    (Value::Double(a), Value::Double(b)) => {
                        let exact = match op {
                            BinaryOp::Add => a + b,
                            BinaryOp::Sub => a - b,
                            BinaryOp::Mul => a * b,
                            BinaryOp::Div => a / b,
                            _ => return None,
                        };
                        // Two roundings are one: double has more than twice float's digits.
                        let target = &self.out.types.target;
                        let single = match self.kind(common) {
                            TyKind::Float(kind) => target.computes_as(kind) == FloatKind::Float,
                            _ => false,
                        };
                        Some(Value::Double(if single {
                            f64::from(exact as f32)
                        } else {
                            exact
                        }))
                    }
                    (Value::Long(_), Value::Long(_))
                        if matches!(
                            self.out.types.target.long_double_format,
                            FloatFormat::Quad | FloatFormat::DoubleDouble
                        ) =>
                    {
                        None
                    }
                    (Value::Long(a), Value::Long(b)) => Some(Value::Long(match op {
                        BinaryOp::Add => a + b,
                        BinaryOp::Sub => a - b,
                        BinaryOp::Mul => a * b,
                        BinaryOp::Div => a / b,
                        _ => return None,
                    })),
                    _ => None,
                };
            }
        };
        Some(Value::Int(truth.into()))
    }

    /// Arithmetic on addresses counted from a null pointer.
    fn fold_pointer(
        &mut self,
        op: BinaryOp,
        (left, value): (ExprId, Value),
        right: ExprId,
    ) -> Option<Value> {
        let other = self.fold(right)?;
        let (Value::Int(a), Value::Int(b)) = (value, other) else {
            return None;
        };
        let types = &self.out.types;
        let pointee = |id: ExprId| match self.kind(self.out.exprs[id.index()].qty.ty) {
            TyKind::Pointer(to) | TyKind::Array(to, _) => Some(to.ty),
            _ => None,
        };
        let (base, by, to) = match (pointee(left), pointee(right)) {
            (Some(to), None) => (a, b, to),
            (None, Some(to)) => (b, a, to),
            _ => return None,
        };
        let bytes = by.checked_mul(types.size(to)?.into())?;
        match op {
            BinaryOp::Add => base.checked_add(bytes).map(Value::Int),
            BinaryOp::Sub => base.checked_sub(bytes).map(Value::Int),
            _ => None,
        }
    }

    // -- arithmetic in a type -------------------------------------------------------------------

    /// Reduces a number to an integer type (6.3.1.3); other types leave it alone.
    pub(super) fn wrap(&self, value: i128, ty: Ty) -> i128 {
        if ty == Ty::BOOL {
            return (value != 0).into();
        }
        match self.out.types.int_shape(ty) {
            Some(IntShape { width, signed }) if width < 128 => {
                let up = 128 - width;
                if signed {
                    value << up >> up
                } else {
                    ((value as u128) << up >> up) as i128
                }
            }
            _ => value,
        }
    }

    fn compare(&self, ty: Ty, a: i128, b: i128) -> Ordering {
        match self.out.types.int_shape(ty) {
            Some(IntShape {
                width: 128,
                signed: false,
            }) => (a as u128).cmp(&(b as u128)),
            _ => a.cmp(&b),
        }
    }

    fn arithmetic(&mut self, id: ExprId, ty: Ty, op: BinaryOp, a: i128, b: i128) -> Option<Value> {
        let shape = self.out.types.int_shape(ty)?;
        if matches!(op, BinaryOp::Div | BinaryOp::Rem) && b == 0 {
            return self.fault(self.span(id), "division by zero");
        }
        let result = if !shape.signed && shape.width == 128 {
            let (a, b) = (a as u128, b as u128);
            Some(match op {
                BinaryOp::Add => a.wrapping_add(b),
                BinaryOp::Sub => a.wrapping_sub(b),
                BinaryOp::Mul => a.wrapping_mul(b),
                BinaryOp::Div => a / b,
                BinaryOp::Rem => a % b,
                BinaryOp::BitAnd => a & b,
                BinaryOp::BitOr => a | b,
                BinaryOp::BitXor => a ^ b,
                _ => return None,
            } as i128)
        } else if !shape.signed {
            Some(match op {
                BinaryOp::Add => a + b,
                BinaryOp::Sub => a - b,
                BinaryOp::Mul => a.wrapping_mul(b),
                BinaryOp::Div => a / b,
                BinaryOp::Rem => a % b,
                BinaryOp::BitAnd => a & b,
                BinaryOp::BitOr => a | b,
                BinaryOp::BitXor => a ^ b,
                _ => return None,
            })
            .map(|v| self.wrap(v, ty))
        } else {
            match op {
                BinaryOp::Add => a.checked_add(b),
                BinaryOp::Sub => a.checked_sub(b),
                BinaryOp::Mul => a.checked_mul(b),
                BinaryOp::Div => a.checked_div(b),
                // The remainder is undefined where the quotient overflows (6.5.5p6).
                BinaryOp::Rem => match a.checked_div(b) {
                    Some(q) if self.wrap(q, ty) == q => a.checked_rem(b),
                    _ => None,
                },
                BinaryOp::BitAnd => Some(a & b),
                BinaryOp::BitOr => Some(a | b),
                BinaryOp::BitXor => Some(a ^ b),
                _ => return None,
            }
            .filter(|&v| self.wrap(v, ty) == v)
        };
        match result {
            Some(value) => Some(Value::Int(value)),
            None => self.fault(self.span(id), "integer overflow"),
        }
    }

    fn shift(
        &mut self,
        id: ExprId,
        ty: Ty,
        op: BinaryOp,
        value: i128,
        count: i128,
    ) -> Option<Value> {
        let shape = self.out.types.int_shape(ty)?;
        let Some(count) = u32::try_from(count).ok().filter(|&n| n < shape.width) else {
            return self.fault(self.span(id), "shift count out of range");
        };
        Some(Value::Int(match op {
            BinaryOp::Shl => self.wrap(value << count, ty),
            _ if shape.signed => value >> count,
            _ => (value as u128 >> count) as i128,
        }))
    }

    // -- conversions ----------------------------------------------------------------------------

    /// The promoted, decayed type of a checked operand.
    fn operand_type(&mut self, id: ExprId) -> Ty {
        let typed = self.out.exprs[id.index()];
        self.promoted(typed)
    }

    fn fold_as(&mut self, id: ExprId, ty: Ty) -> Option<Value> {
        let value = self.fold(id)?;
        let typed = self.out.exprs[id.index()];
        if let Category::Function = typed.category {
            return None;
        }
        self.convert(value, typed.qty.ty, ty)
    }

    /// Converts a value of type `from` to type `to`; `None` where that is undefined.
    fn convert(&mut self, value: Value, from: Ty, to: Ty) -> Option<Value> {
        let shape = self.out.types.int_shape(to);
        if to == Ty::BOOL {
            return Some(Value::Int(value.is_true().into()));
        }
        let kind = match self.kind(to) {
            TyKind::Float(kind) => TyKind::Float(self.out.types.target.computes_as(kind)),
            kind => kind,
        };
        match (kind, value) {
            (TyKind::Float(kind), Value::Int(v)) => {
                let unsigned = matches!(
                    self.out.types.int_shape(from),
                    Some(IntShape {
                        width: 128,
                        signed: false
                    })
                );
                Some(match (kind, unsigned) {
                    (FloatKind::Float, false) => Value::Double((v as f32).into()),
                    (FloatKind::Float, true) => Value::Double((v as u128 as f32).into()),
                    (FloatKind::Double, false) => Value::Double(v as f64),
                    (FloatKind::Double, true) => Value::Double(v as u128 as f64),
                    (FloatKind::LongDouble, false) => Value::Long(F80::from_i128(v)),
                    (FloatKind::LongDouble, true) => Value::Long(F80::from_u128(v as u128)),
                })
            }
            (TyKind::Float(FloatKind::Float), Value::Double(v)) => {
                Some(Value::Double((v as f32).into()))
            }
            (TyKind::Float(FloatKind::Double), Value::Double(_)) => Some(value),
            (TyKind::Float(FloatKind::LongDouble), Value::Double(v)) => {
                Some(Value::Long(F80::from(v)))
            }
            (TyKind::Float(FloatKind::Float), Value::Long(v)) => {
                Some(Value::Double(v.to_f32().value.into()))
            }
            (TyKind::Float(FloatKind::Double), Value::Long(v)) => {
                Some(Value::Double(v.to_f64().value))
            }
            (TyKind::Float(FloatKind::LongDouble), Value::Long(_)) => Some(value),
            (TyKind::Pointer(_), Value::Int(v)) => {
                let size_t = Ty::int(self.out.types.target.size_t);
                Some(Value::Int(self.wrap(v, size_t)))
            }
            (_, Value::Int(v)) if shape.is_some() => Some(Value::Int(self.wrap(v, to))),
            (_, Value::Double(v)) => {
                let shape = shape?;
                float::f64_to_int(v, shape.width, shape.signed).map(Value::Int)
            }
            (_, Value::Long(v)) => {
                let shape = shape?;
                v.to_int(shape.width, shape.signed).map(Value::Int)
            }
            _ => None,
        }
    }
}
