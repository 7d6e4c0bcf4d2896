//! Optimisation barriers: what keeps a compiler from computing a whole program itself.
//!
//! A barrier is put around functions that are finished and repaired, and changes no value: the same
//! case has the same functions with any barrier.

use crate::calls::Main;
use crate::observe::Observed;
use crate::state::State;
use crate::types::{Shape, Ty};
use cassay_lang::tree::*;

/// The values of the knob `barrier`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Barrier {
    /// Everything is static, in one unit.
    None,
    /// The variables' initial values depend on a volatile object.
    Volatile,
    /// Variables and functions have external linkage.
    Extern,
    /// Likewise, and functions are in translation units of their own.
    Units,
}

impl Barrier {
    pub fn of(knob: i64) -> Barrier {
        match knob {
            1 => Barrier::Volatile,
            2 => Barrier::Extern,
            3 => Barrier::Units,
            _ => Barrier::None,
        }
    }
}

impl State {
    /// Puts the barrier up. Returns declarations that `main` needs for it.
    pub fn barrier(&mut self, barrier: Barrier, main: &mut Main) -> Vec<DeclId> {
        match barrier {
            Barrier::None => Vec::new(),
            Barrier::Volatile => vec![self.seeds(main)],
            Barrier::Extern | Barrier::Units => {
                self.externalise(barrier);
                Vec::new()
            }
        }
    }

    /// `static volatile int zero;`, and `g1 ^= zero;` for every variable at the start of `main`.
    fn seeds(&mut self, main: &mut Main) -> DeclId {
        let int = self
            .p
            .qualified(TypeKind::Int(IntKind::Int), Quals::VOLATILE);
        let zero = self.p.decl(
            Some("zero"),
            DeclKind::Var {
                ty: int,
                storage: Storage::Static,
                init: None,
            },
        );
        for at in 0..self.globals.len() {
            let var = *self.var(self.globals[at]);
            if !self.hideable(var.ty, var.quals) {
                continue;
            }
            let e = self.p.use_of(var.decl);
            let seen = self.seen(e, var.ty, None, 1);
            self.hide(zero, &seen, &mut main.start);
        }
        zero
    }

    /// Whether every value in a type can be written: nothing is const, no union changes its member,
    /// and nothing is reached through a pointer.
    fn hideable(&self, ty: Ty, quals: Quals) -> bool {
        let fixed = quals.contains(Quals::CONST) || quals.contains(Quals::VOLATILE);
        !fixed
            && match self.types.shape(ty) {
                Shape::Int(_) => true,
                Shape::Array(elem, _) => self.hideable(elem, Quals::NONE),
                Shape::Record(r) => {
                    let record = &self.types.records[r as usize];
                    record.kind == RecordKind::Struct
                        && record.members.iter().all(|m| self.hideable(m.ty, m.quals))
                }
                Shape::Pointer(..) | Shape::Function(_) => false,
            }
    }

    fn hide(&mut self, zero: DeclId, seen: &[Observed], out: &mut Vec<StmtId>) {
        for seen in seen {
            match seen {
                Observed::Value(leaf) => {
                    let (place, zero) = (self.copy(leaf.e), self.p.use_of(zero));
                    let assign = ExprKind::Assign(Some(BinaryOp::BitXor), place, zero);
                    let e = self.p.expr(assign);
                    out.push(self.p.stmt(StmtKind::Expr(e)));
                }
                Observed::Each {
                    counter,
                    length,
                    body,
                } => {
                    let mut inner = Vec::new();
                    self.hide(zero, body, &mut inner);
                    out.push(self.each(*counter, *length, &inner));
                }
            }
        }
    }

    /// Gives variables and functions external linkage. An inline function keeps what it has where
    /// all its calls are in the same unit; elsewhere it cannot be inline.
    fn externalise(&mut self, barrier: Barrier) {
        let Some(unit) = self.p.units.first() else {
            return;
        };
        let mut items = unit.items.clone();
        items.extend(self.guards.iter().map(|&(_, _, decl)| decl));
        for decl in items {
            let apart = barrier == Barrier::Units;
            match &mut self.p[decl].kind {
                DeclKind::Var { storage, .. } if *storage == Storage::Static => {
                    *storage = Storage::None;
                }
                DeclKind::Function {
                    storage, inline, ..
                } if (apart || !*inline) && matches!(*storage, Storage::Static | Storage::None) => {
                    *storage = Storage::None;
                    *inline = false;
                }
                _ => {}
            }
            if apart && let Some(attrs) = self.p[decl].attrs {
                self.p[attrs].always_inline = false;
            }
        }
    }
}
