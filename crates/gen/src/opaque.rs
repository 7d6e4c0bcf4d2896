//! Values that the generator knows and compilers do not.
//!
//! A variable with external linkage that is not `const` may have been set by another unit before `main` runs, so
//! compilers cannot rely on its initialiser; the program never writes it, so the generator can. Bounds, strides and
//! arguments, and the conditions in front of code that never runs, are made of them. Where the knob `opaque` is 0 nothing
//! is unknown, and a literal stands in its place; likewise in functions that shall read nothing but their own variables.

use crate::expr::Value;
use crate::knobs::Knob;
use crate::state::{Scope, State, Var, VarId};
use crate::types::{Shape, Ty, promote};
use cassay_lang::tree::*;

/// The variables with such values.
#[derive(Default)]
pub struct Unknowns {
    numbers: Vec<(IntKind, i128, VarId)>,
    nulls: Vec<(Ty, VarId)>,
    /// All of them, in the order of their declarations.
    pub decls: Vec<DeclId>,
    /// Bytes of the declarations.
    pub bytes: u64,
}

/// Of the variables for numbers, so many are looked through for one to use again.
const RECENT: usize = 40;

impl State {
    /// Whether there can be a value here that compilers do not know.
    pub fn has_unknowns(&self) -> bool {
        self.k.get(Knob::Opaque) > 0 && !self.body.closed
    }

    /// A value of a kind, as an expression whose value compilers do not know if that can be.
    pub fn unknown(&mut self, kind: IntKind, value: i128) -> Value {
        if !self.has_unknowns() {
            let kind = promote(&self.target, kind);
            let e = self.literal(kind, value);
            return Value {
                e,
                kind,
                simple: true,
            };
        }
        let known = self.unknowns.numbers.iter().rev().take(RECENT);
        let known = known
            .copied()
            .find(|&(k, v, _)| k == kind && v == value)
            .map(|(.., id)| id);
        let id = known.unwrap_or_else(|| self.new_unknown(kind, value));
        self.note_read(id);
        Value {
            e: self.name_of(id),
            kind,
            simple: true,
        }
    }

    /// The end of a loop whose counter is of a kind: often a number that compilers do not know.
    pub fn bound(&mut self, kind: IntKind, value: i128) -> ExprId {
        if (1..=5000).contains(&value) && self.has_unknowns() && self.c.chance(750) {
            return self.unknown(IntKind::Int, value).e;
        }
        self.bound_literal(kind, value)
    }

    /// A null pointer that compilers do not know to be one; none where nothing can be unknown.
    pub fn unknown_null(&mut self, to: Ty) -> Option<VarId> {
        if !self.has_unknowns() {
            return None;
        }
        let known = self.unknowns.nulls.iter().find(|&&(ty, _)| ty == to);
        let id = match known {
            Some(&(_, id)) => id,
            None => {
                let ty = self.types.of(Shape::Pointer(to, Quals::NONE));
                let id = self.declare_unknown("qp", ty, None);
                self.unknowns.nulls.push((to, id));
                id
            }
        };
        self.note_read(id);
        Some(id)
    }

    fn new_unknown(&mut self, kind: IntKind, value: i128) -> VarId {
        let bytes = self.bytes;
        let e = self.literal(promote(&self.target, kind), value);
        let init = self.p.push_init(Init::Expr(e));
        self.unknowns.bytes += self.bytes - bytes + 3;
        self.bytes = bytes;
        let ty = self.types.int(kind);
        let id = self.declare_unknown("q", ty, Some(init));
        self.unknowns.numbers.push((kind, value, id));
        id
    }

    fn declare_unknown(&mut self, prefix: &str, ty: Ty, init: Option<InitId>) -> VarId {
        let name = format!("{prefix}{}", self.unknowns.decls.len() + 1);
        let tree = self.tree_type(ty, Quals::NONE);
        let decl = self.p.decl(
            Some(&name),
            DeclKind::Var {
                ty: tree,
                storage: Storage::None,
                init,
            },
        );
        self.unknowns.decls.push(decl);
        self.unknowns.bytes += name.len() as u64 + 6;
        self.add_var(Var {
            decl,
            ty,
            quals: Quals::NONE,
            scope: Scope::Static,
            protected: true,
            addressed: false,
            classes: 0,
            below: 0,
            nullable: false,
            alias: None,
            name_len: name.len() as u32,
        })
    }
}
