//! TG, always-true guard (Hermes, §3.2.2): a statement that runs, put under a condition that is
//! always true when it is reached.
//!
//! Labels inside may be jumped to from outside, past the condition: C allows that, and nothing
//! changes. Declarations are not guarded, since their names would be gone behind the guard.

use crate::code::Dead;
use crate::mutation::{Context, Mutation, Site, Where};
use crate::predicate::synthesise_predicate;
use crate::text::Mutated;
use cassay_choice::Choices;

pub struct TrueGuard;

impl Mutation for TrueGuard {
    fn name(&self) -> &'static str {
        "tg"
    }

    fn doc(&self) -> &'static str {
        "a statement that runs, under a condition that is always true"
    }

    fn place(&self) -> Where {
        Where::Live
    }

    fn make(&self, cx: &Context, site: Site, c: &mut Choices) -> Option<Mutated> {
        let Site::Stmt(stmt) = site else { return None };
        let env = cx.env(stmt, |_| true)?;
        let form = c.below(4);
        let p = synthesise_predicate(&env, form != 3, cx.depth, c)?;
        let (before, after) = match form {
            0 | 1 => (format!("if ({}) {{\n  ", p.text), "\n}".to_string()),
            2 => {
                let dead = Dead::new(cx, stmt)?.block(0, c);
                (
                    format!("if ({}) {{\n  ", p.text),
                    format!("\n}} else {{\n{dead}\n}}"),
                )
            }
            _ => {
                let dead = Dead::new(cx, stmt)?.block(0, c);
                (
                    format!("if ({}) {{\n{dead}\n}} else {{\n  ", p.text),
                    "\n}".to_string(),
                )
            }
        };
        let edit = cx.around(stmt, &before, &after)?;
        let mut facts = p.facts;
        facts.push(format!("here, {}", cx.passed(stmt)));
        let what = "an always-true guard around this statement";
        Some(cx.mutated(self.name(), site, vec![edit], what, facts))
    }
}
