//! Facts of a profile as checks in the program: `1 / (x == 3 || x == 4);` before the statement, which
//! is undefined if the fact is false. This is what a mutation relies on.

use cassay_eval::profile::{Pointee, Profiled, Scalar, Shape, Value};
use cassay_lang::Span;
use cassay_lang::tree::*;

/// Statements that a block can take the place of: no declarations, and not those that are the value
/// of a statement expression.
pub fn places(program: &Program) -> Vec<StmtId> {
    let mut fixed = vec![false; program.stmts.len()];
    for e in &program.exprs {
        if let ExprKind::StmtExpr(body) = e.kind {
            fixed[body.index()] = true;
            let mut last = Some(body);
            while let Some(id) = last {
                fixed[id.index()] = true;
                last = match program[id].kind {
                    StmtKind::Block(list) => program.items(list).next_back(),
                    StmtKind::Label(_, inner) => Some(inner),
                    _ => None,
                };
            }
        }
    }
    let declares = |id: StmtId| {
        let mut id = id;
        while let StmtKind::Label(_, inner)
        | StmtKind::Case(_, _, inner)
        | StmtKind::Default(inner) = program[id].kind
        {
            id = inner;
        }
        matches!(program[id].kind, StmtKind::Decl(_))
    };
    (0..program.stmts.len())
        .map(StmtId::from_index)
        .filter(|&id| !fixed[id.index()] && !declares(id))
        .collect()
}

/// The program with a check of every fact at every point of the profile, and how many there are.
pub fn guard(program: &Program, profile: &Profiled) -> (Program, u64) {
    let mut guarded = program.clone();
    let mut count = 0;
    for point in &profile.points {
        let mut stmts = Vec::new();
        for scalar in &point.scalars {
            let readable = scalar.values.reliable() && !scalar.quals.contains(Quals::VOLATILE);
            if !readable {
                continue;
            }
            for fact in facts(&mut guarded, scalar) {
                let one = guarded.int(1);
                let check = guarded.binary(BinaryOp::Div, one, fact);
                stmts.push(guarded.stmt(StmtKind::Expr(check)));
                count += 1;
            }
        }
        let inner = guarded[point.stmt];
        stmts.push(guarded.push_stmt(inner));
        let list = guarded.list(&stmts);
        guarded[point.stmt].kind = StmtKind::Block(list);
    }
    // A check reads what such a function may not look at.
    for attrs in &mut guarded.attrs {
        attrs.pure_ = false;
        attrs.const_ = false;
    }
    (guarded, count)
}

fn facts(p: &mut Program, scalar: &Scalar) -> Vec<ExprId> {
    let values = &scalar.values;
    let mut facts = Vec::new();
    if values.complete {
        let equal: Option<Vec<ExprId>> =
            values.seen.iter().map(|v| equals(p, scalar, *v)).collect();
        let either = equal.unwrap_or_default().into_iter();
        facts.extend(either.reduce(|a, b| p.binary(BinaryOp::LogOr, a, b)));
    }
    if let (Some((min, max)), Shape::Int { kind, .. }) = (values.range, scalar.shape) {
        for (op, bound) in [(BinaryOp::Ge, min), (BinaryOp::Le, max)] {
            if let Some(bound) = constant(p, kind, bound) {
                let x = scalar.place.expr(p, Span::NONE);
                facts.push(p.binary(op, x, bound));
            }
        }
        if !matches!(kind, IntKind::Int128 | IntKind::UInt128) {
            for (mask, wanted) in [(values.ones, values.ones), (values.zeros, 0)] {
                let ty = p.ty(TypeKind::Int(IntKind::ULongLong));
                let x = scalar.place.expr(p, Span::NONE);
                let x = p.expr(ExprKind::Cast(ty, x));
                let mask = unsigned(p, mask as u64);
                let bits = p.binary(BinaryOp::BitAnd, x, mask);
                let wanted = unsigned(p, wanted as u64);
                facts.push(p.binary(BinaryOp::Eq, bits, wanted));
            }
        }
    }
    if !values.zero && !matches!(scalar.shape, Shape::Float(_)) {
        let x = scalar.place.expr(p, Span::NONE);
        let zero = p.int(0);
        facts.push(p.binary(BinaryOp::Ne, x, zero));
    }
    facts
}

fn unsigned(p: &mut Program, value: u64) -> ExprId {
    p.expr(ExprKind::Int(IntLit {
        value,
        radix: Radix::Hex,
        unsigned: true,
        size: IntSuffix::LongLong,
    }))
}

/// A constant that compares with values of this type as the number would; `None` if it has no simple
/// form.
fn constant(p: &mut Program, kind: IntKind, value: i128) -> Option<ExprId> {
    if let (Ok(value), IntKind::ULong | IntKind::ULongLong) = (u64::try_from(value), kind) {
        return Some(unsigned(p, value));
    }
    if kind == IntKind::UInt128 && value < 0 {
        return None;
    }
    let value = i64::try_from(value).ok()?;
    let digits = p.expr(ExprKind::Int(IntLit {
        value: value.unsigned_abs().min(i64::MAX as u64),
        radix: Radix::Decimal,
        unsigned: false,
        size: IntSuffix::LongLong,
    }));
    if value >= 0 {
        return Some(digits);
    }
    let negative = p.unary(UnaryOp::Neg, digits);
    if value > i64::MIN {
        return Some(negative);
    }
    let one = p.int(1);
    Some(p.binary(BinaryOp::Sub, negative, one))
}

fn equals(p: &mut Program, scalar: &Scalar, value: Value) -> Option<ExprId> {
    let x = scalar.place.expr(p, Span::NONE);
    let y = match (value, scalar.shape) {
        (Value::Int(v), Shape::Int { kind, .. }) => constant(p, kind, v)?,
        (Value::Float(bits), Shape::Float(FloatKind::Double)) => {
            float(p, f64::from_bits(bits as u64), "")?
        }
        (Value::Float(bits), Shape::Float(FloatKind::Float)) => {
            float(p, f32::from_bits(bits as u32).into(), "f")?
        }
        (Value::Pointer(Pointee::Null), _) => p.int(0),
        (Value::Pointer(Pointee::Object { decl, offset }), _) => {
            let object = p.use_of(decl);
            let address = p.unary(UnaryOp::AddrOf, object);
            let start = to_char(p, address);
            let offset = p.int(offset.into());
            let target = p.binary(BinaryOp::Add, start, offset);
            let x = to_char(p, x);
            return Some(p.binary(BinaryOp::Eq, x, target));
        }
        _ => return None,
    };
    Some(p.binary(BinaryOp::Eq, x, y))
}

fn to_char(p: &mut Program, e: ExprId) -> ExprId {
    let char = p.qualified(
        TypeKind::Int(IntKind::Char),
        Quals::CONST.union(Quals::VOLATILE),
    );
    let pointer = p.ty(TypeKind::Pointer(char));
    p.expr(ExprKind::Cast(pointer, e))
}

/// A finite number in hexadecimal, exactly.
fn float(p: &mut Program, value: f64, suffix: &str) -> Option<ExprId> {
    if !value.is_finite() {
        return None;
    }
    let bits = value.abs().to_bits();
    let (fraction, exponent) = (bits & ((1 << 52) - 1), (bits >> 52) as i32);
    let (mantissa, exponent) = match exponent {
        0 => (fraction, -1074),
        e => (fraction | 1 << 52, e - 1075),
    };
    let text = p.intern(&format!("0x{mantissa:x}p{exponent}{suffix}"));
    let number = p.expr(ExprKind::Float(text));
    Some(if value.is_sign_negative() {
        p.unary(UnaryOp::Neg, number)
    } else {
        number
    })
}
