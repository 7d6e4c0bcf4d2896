//! Volatile: a local variable that nothing points to becomes volatile.
//!
//! Its accesses then must all happen, in order. Two of them in one expression would be unsequenced
//! side effects (5.1.2.3p2, 6.5p2), so that variables which some expression mentions twice stay.

use super::member::{simple, uses};
use crate::mutation::{Context, Mutation, Site, Where};
use crate::text::{Edit, Mutated};
use cassay_choice::Choices;
use cassay_lang::tree::*;
use rustc_hash::FxHashSet;

pub struct Volatile;

impl Mutation for Volatile {
    fn name(&self) -> &'static str {
        "volatile"
    }

    fn doc(&self) -> &'static str {
        "a local variable made volatile"
    }

    fn place(&self) -> Where {
        Where::Declaration
    }

    fn make(&self, cx: &Context, site: Site, _: &mut Choices) -> Option<Mutated> {
        let Site::Stmt(stmt) = site else { return None };
        let seed = cx.seed;
        let StmtKind::Decl(decl) = seed.program[stmt].kind else {
            return None;
        };
        // Accesses are effects, which a pure function must not have.
        if !seed.is_private(decl) || cx.is_closed(stmt) {
            return None;
        }
        let simple = simple(seed, decl)?;
        uses(seed, decl)?;
        let mut roots: FxHashSet<ExprId> = FxHashSet::default();
        for (i, expr) in seed.program.exprs.iter().enumerate() {
            if matches!(expr.kind, ExprKind::Name(d) if d == decl) {
                // Not noted: in an operand that is not evaluated, or depends on types.
                let info = seed.expr(ExprId::from_index(i))?;
                if !roots.insert(info.root) {
                    return None;
                }
            }
        }
        let edits = vec![Edit::insert(simple.start, "volatile ")];
        let facts = vec!["nothing points to it, and no expression mentions it twice".to_string()];
        let what = format!("{} made volatile", seed.decl_name(decl));
        Some(cx.mutated(self.name(), site, edits, what, facts))
    }

    fn renames(&self, seed: &crate::seed::Seed, site: Site) -> Option<DeclId> {
        // Not another name, but accesses that inserted code must not add to.
        let Site::Stmt(stmt) = site else { return None };
        match seed.program[stmt].kind {
            StmtKind::Decl(decl) => Some(decl),
            _ => None,
        }
    }
}
