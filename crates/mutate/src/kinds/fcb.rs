//! FCB, always-false conditional block (Hermes, §3.2.1): a predicate that is false whenever the
//! point is passed, and behind it anything at all, functions of the generator's included.

use crate::code::Dead;
use crate::mutation::{Context, Mutation, Site, Where};
use crate::predicate::synthesise_predicate;
use crate::text::Mutated;
use cassay_choice::Choices;

pub struct FalseBlock;

impl Mutation for FalseBlock {
    fn name(&self) -> &'static str {
        "fcb"
    }

    fn doc(&self) -> &'static str {
        "a block of free code behind a condition that is always false"
    }

    fn place(&self) -> Where {
        Where::Live
    }

    fn make(&self, cx: &Context, site: Site, c: &mut Choices) -> Option<Mutated> {
        let Site::Stmt(stmt) = site else { return None };
        let env = cx.env(stmt, |_| true)?;
        let p = synthesise_predicate(&env, false, cx.depth, c)?;
        let (body, grown) = Dead::new(cx, stmt)?.grown_block(cx.depth, c);
        let (head, name) = match c.below(4) {
            0 => (format!("while ({})", p.text), "while"),
            1 => (format!("for (; {}; )", p.text), "for"),
            _ => (format!("if ({})", p.text), "if"),
        };
        // In a loop of ours, `break` and `continue` leave only that: just as legal.
        let edit = cx.before(stmt, &format!("{head} {{\n{body}\n}}"))?;
        let with = match grown {
            Some(_) => ", with functions of the generator's",
            None => "",
        };
        let what = format!("an always-false `{name}` before this statement{with}");
        let mut facts = p.facts;
        facts.push(format!("here, {}", cx.passed(stmt)));
        let edits = grown.into_iter().chain([edit]).collect();
        Some(cx.mutated(self.name(), site, edits, what, facts))
    }
}
