//! How a scalar is named: a declaration and a path into it.

use cassay_lang::Span;
use cassay_lang::Symbol;
use cassay_lang::tree::*;
use std::sync::Arc;

/// One step into a record or an array.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Step {
    /// `.name`; members of unnamed members take one step, as in C.
    Member(Symbol),
    /// An element of an array.
    Index(u64),
}

/// A scalar object: `s.f[2].b` is the declaration of `s` and three steps.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ScalarPath {
    /// The declaration of the object.
    pub decl: DeclId,
    /// The way from the whole object to the part.
    pub path: Arc<[Step]>,
}

impl ScalarPath {
    /// As written in C.
    pub fn text(&self, program: &Program) -> String {
        let name = program[self.decl].name;
        let mut text = name.map_or("?", |n| program.name(n)).to_string();
        for step in self.path.iter() {
            match *step {
                Step::Member(name) => {
                    text.push('.');
                    text.push_str(program.name(name));
                }
                Step::Index(i) => text.push_str(&format!("[{i}]")),
            }
        }
        text
    }

    /// An expression that designates it.
    pub fn expr(&self, program: &mut Program, span: Span) -> ExprId {
        let mut push = |kind| program.push_expr(Expr { kind, span });
        let mut e = push(ExprKind::Name(self.decl));
        for step in self.path.iter() {
            e = match *step {
                Step::Member(name) => push(ExprKind::Member(e, name)),
                Step::Index(i) => {
                    let index = push(ExprKind::Int(IntLit {
                        value: i,
                        radix: Radix::Decimal,
                        unsigned: false,
                        size: IntSuffix::None,
                    }));
                    push(ExprKind::Index(e, index))
                }
            };
        }
        e
    }
}
