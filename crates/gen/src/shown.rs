//! Functions that show records.
//!
//! A record that is shown in several places (results of calls, global variables) is shown by one function, so that
//! `main` stays small beside what is tested.

use crate::calls::Main;
use crate::observe::Helpers;
use crate::state::{State, VarId};
use crate::types::{Shape, Ty};
use cassay_lang::tree::*;

impl State {
    /// The records that more than one place shows, by number.
    pub fn often_shown(&self, main: &Main) -> Vec<u32> {
        let mut uses = vec![0u32; self.types.records.len()];
        let mut note = |ty: Ty| {
            if let Shape::Record(r) = self.types.shape(ty) {
                uses[r as usize] += 1;
            }
        };
        for called in &main.calls {
            called.result.into_iter().for_each(&mut note);
        }
        for &id in &self.globals {
            if self.is_written(id) && self.shown_by_address(id) {
                note(self.var(id).ty);
            }
        }
        let often = uses.iter().zip(0..).filter(|&(&uses, _)| uses > 1);
        often.map(|(_, record)| record).collect()
    }

    /// Whether the address of a global record can be handed on to be shown.
    pub fn shown_by_address(&self, id: VarId) -> bool {
        !self.var(id).quals.contains(Quals::VOLATILE)
    }

    /// `static void see_S1(const struct S1 *r)`, for each of these records.
    pub fn see_records(&mut self, helpers: &Helpers, records: &[u32]) -> Vec<(u32, DeclId)> {
        let mut out = Vec::new();
        for &record in records {
            let ty = self.types.of(Shape::Record(record));
            let tree = self.tree_type(ty, Quals::CONST);
            let pointer = self.p.ty(TypeKind::Pointer(tree));
            let param = self.p.param(Some("r"), pointer);
            let e = self.p.use_of(param);
            let seen = self.seen_members(e, record, true, 1);
            let mut body = Vec::new();
            self.see_all(helpers, &seen, &mut body);
            let body = self.p.block(&body);
            let void = self.p.ty(TypeKind::Void);
            let id = self.types.records[record as usize].id;
            let name = self.p[id].tag;
            let name = name.map_or_else(String::new, |name| self.p.name(name).to_string());
            let name = format!("see_{name}");
            let decl = self.define(&name, void, &[param], Storage::Static, Some(body));
            out.push((record, decl));
        }
        out
    }

    /// `see_S1(&x);`, where a function shows records of this type.
    pub fn see_record(&mut self, helpers: &Helpers, e: ExprId, ty: Ty) -> Option<StmtId> {
        let Shape::Record(record) = self.types.shape(ty) else {
            return None;
        };
        let known = helpers.records.iter().find(|&&(r, _)| r == record);
        let &(_, function) = known?;
        let address = self.p.unary(UnaryOp::AddrOf, e);
        Some(self.call_helper(function, &[address]))
    }
}
