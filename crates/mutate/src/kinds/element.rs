//! Element: a local variable becomes an element of a local array.
//!
//! `int x = 5;` turns into `int a[3] = { 0, 5 };`, and every `x` into `a[1]`: an object in memory again,
//! with neighbours. As with [`super::member`], other mutations must not name the variable.

use super::member::{simple, uses};
use crate::mutation::{Context, Mutation, Site, Where};
use crate::seed::Seed;
use crate::text::{Edit, Mutated};
use cassay_choice::Choices;
use cassay_lang::tree::*;

pub struct Element;

impl Mutation for Element {
    fn name(&self) -> &'static str {
        "element"
    }

    fn doc(&self) -> &'static str {
        "a local variable made an element of an array"
    }

    fn place(&self) -> Where {
        Where::Declaration
    }

    fn make(&self, cx: &Context, site: Site, c: &mut Choices) -> Option<Mutated> {
        let Site::Stmt(stmt) = site else { return None };
        let seed = cx.seed;
        let StmtKind::Decl(decl) = seed.program[stmt].kind else {
            return None;
        };
        let simple = simple(seed, decl)?;
        let array = cx.fresh("e");
        let size = c.range(1, 5);
        let at = c.range(0, size - 1);
        let name = seed.decl_name(decl);
        let mut edits = vec![Edit::replace(simple.name, format!("{array}[{size}]"))];
        if let Some(init) = simple.init {
            edits.push(Edit::wrap(init, format!("{{ [{at}] = "), " }"));
        }
        let uses = uses(seed, decl)?.into_iter();
        edits.extend(uses.map(|range| Edit::replace(range, format!("{array}[{at}]"))));
        let facts = vec![format!("every use of {name} is renamed")];
        let what = format!("{name} made an element of an array");
        Some(cx.mutated(self.name(), site, edits, what, facts))
    }

    fn renames(&self, seed: &Seed, site: Site) -> Option<DeclId> {
        let Site::Stmt(stmt) = site else { return None };
        match seed.program[stmt].kind {
            StmtKind::Decl(decl) => Some(decl),
            _ => None,
        }
    }
}
