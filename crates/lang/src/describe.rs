//! Types as people write them, for messages.
//!
//! The text is C's type name (C17 6.7.7), typedefs resolved. What C cannot write is put in words: the
//! type of a wide bit-field, a record without a tag. A huge type ends in an ellipsis.

use crate::Symbol;
use crate::tree::{Program, Quals, RecordKind};
use crate::types::{FnSig, Len, QTy, Ty, TyKind, Types};

/// Types named in one message. Types share their parts, so that a short program can declare one
/// whose text is exponentially long.
const BUDGET: u32 = 64;

/// The type's name. The program knows the tags.
pub fn describe(types: &Types, program: &Program, ty: Ty) -> String {
    let mut speller = Speller {
        types,
        program,
        left: BUDGET,
    };
    speller.spell(QTy::plain(ty), String::new())
}

struct Speller<'a> {
    types: &'a Types,
    program: &'a Program,
    left: u32,
}

impl Speller<'_> {
    /// Writes a type around a declarator, inside out as C does.
    fn spell(&mut self, qty: QTy, inner: String) -> String {
        let base = if let Some(left) = self.left.checked_sub(1) {
            self.left = left;
            match self.types.kind(qty.ty) {
                TyKind::Pointer(to) => {
                    let pointer = self.pointer(qty.quals, to, &inner);
                    return self.spell(to, pointer);
                }
                TyKind::Array(elem, len) => {
                    let len = match len {
                        Len::Fixed(n) => n.to_string(),
                        Len::Incomplete => String::new(),
                        Len::Variable(_) => "*".to_owned(),
                    };
                    return self.spell(elem, format!("{inner}[{len}]"));
                }
                TyKind::Function(f) => {
                    let sig = self.types.sig(f);
                    let params = self.params(sig);
                    return self.spell(sig.ret, format!("{inner}({params})"));
                }
                TyKind::Void => "void".to_owned(),
                TyKind::Int(kind) => kind.name().to_owned(),
                TyKind::Bits { width, signed } => {
                    let sign = if signed { "signed" } else { "unsigned" };
                    format!("{sign} bit-field of {width} bits")
                }
                TyKind::Float(kind) => kind.name().to_owned(),
                TyKind::Record(id) => {
                    let record = &self.program[id];
                    let keyword = match record.kind {
                        RecordKind::Struct => "struct",
                        RecordKind::Union => "union",
                    };
                    format!("{keyword} {}", self.tag(record.tag))
                }
                TyKind::Enum(id) => format!("enum {}", self.tag(self.program[id].tag)),
                TyKind::VaList => "va_list".to_owned(),
            }
        } else {
            "…".to_owned()
        };
        let mut text = String::new();
        for word in qty.quals.words() {
            text.push_str(word);
            text.push(' ');
        }
        text.push_str(&base);
        if !inner.is_empty() {
            text.push(' ');
            text.push_str(&inner);
        }
        text
    }

    /// The declarator of a pointer, in parentheses where brackets or parameters follow.
    fn pointer(&self, quals: Quals, to: QTy, inner: &str) -> String {
        let mut words: Vec<&str> = quals.words().collect();
        if !inner.is_empty() {
            words.push(inner);
        }
        let pointer = format!("*{}", words.join(" "));
        match self.types.kind(to.ty) {
            TyKind::Array(..) | TyKind::Function(_) => format!("({pointer})"),
            _ => pointer,
        }
    }

    fn params(&mut self, sig: &FnSig) -> String {
        if !sig.prototype {
            return String::new();
        }
        let mut items = Vec::new();
        for &param in sig.params.iter() {
            let exhausted = self.left == 0;
            items.push(self.spell(param, String::new()));
            if exhausted {
                break;
            }
        }
        if sig.variadic {
            items.push("...".to_owned());
        }
        if items.is_empty() {
            items.push("void".to_owned());
        }
        items.join(", ")
    }

    fn tag(&self, tag: Option<Symbol>) -> &str {
        tag.map_or("(unnamed)", |tag| self.program.name(tag))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::RecordKind::Union;
    use crate::tree::{Record, RecordId};
    use crate::types::Promises;
    use crate::{Span, Target};

    fn function(types: &mut Types, ret: Ty, params: &[Ty]) -> Ty {
        types.function(FnSig {
            ret: QTy::plain(ret),
            params: params.iter().map(|&p| QTy::plain(p)).collect(),
            variadic: false,
            prototype: true,
            promises: Promises::default(),
        })
    }

    fn union(program: &mut Program, tag: Option<&str>) -> RecordId {
        let tag = tag.map(|tag| program.intern(tag));
        program.push_record(Record {
            kind: Union,
            tag,
            fields: None,
            attrs: None,
            span: Span::NONE,
        })
    }

    #[test]
    fn declarators() {
        let mut types = Types::new(Target::x86_64_linux());
        let mut program = Program::new();
        let tagged = types.intern(TyKind::Record(union(&mut program, Some("u"))));
        let untagged = types.intern(TyKind::Record(union(&mut program, None)));
        let text = |types: &Types, ty| describe(types, &program, ty);

        let row = types.array(QTy::plain(Ty::INT), Len::Fixed(3));
        let to_row = types.pointer(QTy::plain(row));
        assert_eq!(text(&types, row), "int [3]");
        assert_eq!(text(&types, to_row), "int (*)[3]");
        let fixed = types.pointer(QTy::plain(Ty::CHAR_PTR).with(Quals::CONST));
        assert_eq!(text(&types, fixed), "char *const *");
        let read_only = types.pointer(QTy::plain(tagged).with(Quals::CONST));
        assert_eq!(text(&types, read_only), "const union u *");
        assert_eq!(text(&types, untagged), "union (unnamed)");
        let plain = function(&mut types, Ty::VOID, &[]);
        let handler = types.pointer(QTy::plain(plain));
        let setter = function(&mut types, handler, &[Ty::INT, handler]);
        assert_eq!(text(&types, setter), "void (*(int, void (*)(void)))(void)");
    }

    #[test]
    fn huge_types_end() {
        let mut types = Types::new(Target::x86_64_linux());
        let mut ty = Ty::INT;
        for _ in 0..100 {
            let wide = function(&mut types, Ty::VOID, &[ty; 100]);
            ty = types.pointer(QTy::plain(wide));
        }
        assert!(describe(&types, &Program::new(), ty).len() < 2000);
    }
}
