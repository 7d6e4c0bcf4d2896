//! Types as people write them, for messages.

use super::Checker;
use cassay_lang::tree::{FloatKind, Id, IntKind, Quals, RecordKind};
use cassay_lang::types::{Len, QTy, Ty, TyKind};

/// A message need not spell a type out to its last level.
const DEPTH: u32 = 8;

impl Checker<'_> {
    pub(super) fn describe(&self, ty: Ty) -> String {
        self.spell(QTy::plain(ty), String::new(), DEPTH)
    }

    /// Writes a type around a declarator, inside out as C does.
    fn spell(&self, qty: QTy, inner: String, depth: u32) -> String {
        if depth == 0 {
            return "…".to_owned();
        }
        let base = match self.kind(qty.ty) {
            TyKind::Pointer(to) => {
                let pointer = format!("*{}{inner}", quals(qty.quals));
                let wrap = matches!(self.kind(to.ty), TyKind::Array(..) | TyKind::Function(_));
                let pointer = if wrap {
                    format!("({pointer})")
                } else {
                    pointer
                };
                return self.spell(to, pointer, depth - 1);
            }
            TyKind::Array(elem, len) => {
                let len = match len {
                    Len::Fixed(n) => n.to_string(),
                    Len::Incomplete => String::new(),
                    Len::Variable(_) => "*".to_owned(),
                };
                return self.spell(elem, format!("{inner}[{len}]"), depth - 1);
            }
            TyKind::Function(f) => {
                let sig = self.out.types.sig(f);
                let mut params: Vec<String> = sig
                    .params
                    .iter()
                    .map(|&p| self.spell(p, String::new(), depth - 1))
                    .collect();
                if sig.variadic {
                    params.push("...".to_owned());
                }
                if sig.prototype && params.is_empty() {
                    params.push("void".to_owned());
                }
                return self.spell(
                    sig.ret,
                    format!("{inner}({})", params.join(", ")),
                    depth - 1,
                );
            }
            TyKind::Void => "void".to_owned(),
            TyKind::Int(kind) => int_name(kind).to_owned(),
            TyKind::Bits { width, signed } => {
                format!("{}int:{width}", if signed { "" } else { "unsigned " })
            }
            TyKind::Float(FloatKind::Float) => "float".to_owned(),
            TyKind::Float(FloatKind::Double) => "double".to_owned(),
            TyKind::Float(FloatKind::LongDouble) => "long double".to_owned(),
            TyKind::Record(id) => {
                let record = &self.p[id];
                let keyword = match record.kind {
                    RecordKind::Struct => "struct",
                    RecordKind::Union => "union",
                };
                format!("{keyword} {}", self.symbol(record.tag))
            }
            TyKind::Enum(id) => {
                let tag = self.p.enums.get(id.index()).and_then(|e| e.tag);
                format!("enum {}", self.symbol(tag))
            }
            TyKind::VaList => "va_list".to_owned(),
        };
        let base = format!("{}{base}", quals(qty.quals));
        if inner.is_empty() {
            base
        } else {
            format!("{base} {inner}")
        }
    }
}

fn quals(set: Quals) -> String {
    let mut text = String::new();
    for (bit, name) in [
        (Quals::CONST, "const "),
        (Quals::VOLATILE, "volatile "),
        (Quals::RESTRICT, "restrict "),
        (Quals::ATOMIC, "_Atomic "),
    ] {
        if set.contains(bit) {
            text.push_str(name);
        }
    }
    text
}

fn int_name(kind: IntKind) -> &'static str {
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
