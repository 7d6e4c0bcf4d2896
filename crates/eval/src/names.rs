//! Types as people write them, for messages.

use cassay_lang::tree::{FloatKind, IntKind, Quals, RecordKind};
use cassay_lang::types::{Len, QTy, Ty, TyKind, Types};

pub fn int_name(kind: IntKind) -> &'static str {
    match kind {
        IntKind::Bool => "_Bool",
        IntKind::Char => "char",
        IntKind::SChar => "signed char",
        IntKind::UChar => "unsigned char",
        IntKind::Short => "short",
        IntKind::UShort => "unsigned short",
        IntKind::Int => "int",
        IntKind::UInt => "unsigned int",
        IntKind::Long => "long",
        IntKind::ULong => "unsigned long",
        IntKind::LongLong => "long long",
        IntKind::ULongLong => "unsigned long long",
        IntKind::Int128 => "__int128",
        IntKind::UInt128 => "unsigned __int128",
    }
}

fn quals(q: Quals) -> String {
    let mut text = String::new();
    for (bit, name) in [
        (Quals::CONST, "const "),
        (Quals::VOLATILE, "volatile "),
        (Quals::RESTRICT, "restrict "),
    ] {
        if q.contains(bit) {
            text.push_str(name);
        }
    }
    text
}

fn qualified(types: &Types, q: QTy, depth: u32) -> String {
    format!("{}{}", quals(q.quals), name(types, q.ty, depth))
}

/// The type, with records named only by their kind.
pub fn type_name(types: &Types, ty: Ty) -> String {
    name(types, ty, 0)
}

fn name(types: &Types, ty: Ty, depth: u32) -> String {
    if depth > 8 {
        return "…".into();
    }
    match types.kind(ty) {
        TyKind::Void => "void".into(),
        TyKind::Int(kind) => int_name(kind).into(),
        TyKind::Bits { width, signed } => {
            format!(
                "{} bit-field of {width} bits",
                if signed { "signed" } else { "unsigned" }
            )
        }
        TyKind::Float(FloatKind::Float) => "float".into(),
        TyKind::Float(FloatKind::Double) => "double".into(),
        TyKind::Float(FloatKind::LongDouble) => "long double".into(),
        TyKind::Pointer(to) => format!("{} *", qualified(types, to, depth + 1)),
        TyKind::Array(elem, Len::Fixed(n)) => {
            format!("{} [{n}]", qualified(types, elem, depth + 1))
        }
        TyKind::Array(elem, _) => format!("{} []", qualified(types, elem, depth + 1)),
        TyKind::Function(_) => "a function".into(),
        TyKind::Record(id) => match types.record(id).map(|r| r.kind) {
            Some(RecordKind::Union) => "a union".into(),
            _ => "a struct".into(),
        },
        TyKind::Enum(_) => "an enum".into(),
        TyKind::VaList => "va_list".into(),
    }
}
