//! Hints: what the profile knows, told to the compiler in its own words.
//!
//! `if (!fact) __builtin_unreachable();` lets an optimiser rely on a fact of this input, truthfully;
//! `__builtin_assume` says the same to clang; `__builtin_expect` on conditions that never change
//! steers its layout, both ways. GNU C only:
//! compilers that do not know these builtins refuse such variants.

use crate::code::Dead;
use crate::mutation::{Context, Mutation, Site, Where};
use crate::predicate::synthesise_predicate;
use crate::text::Mutated;
use cassay_choice::Choices;

pub struct Hint;

impl Mutation for Hint {
    fn name(&self) -> &'static str {
        "hint"
    }

    fn doc(&self) -> &'static str {
        "facts told by __builtin_unreachable, __builtin_assume and __builtin_expect"
    }

    fn place(&self) -> Where {
        Where::Live
    }

    fn make(&self, cx: &Context, site: Site, c: &mut Choices) -> Option<Mutated> {
        let Site::Stmt(stmt) = site else { return None };
        let env = cx.env(stmt, |_| true)?;
        let form = c.below(4);
        let p = synthesise_predicate(&env, form == 0, cx.depth.min(1), c)?;
        let mut facts = p.facts;
        facts.push(format!("here, {}", cx.passed(stmt)));
        let text = p.text;
        let (code, what) = match form {
            // The same fact in clang's own words. Directives need lines of their own; and the names of
            // the program stay outside, as nobody else would find them there.
            0 if !cx.seed.flat && c.chance(400) => {
                let fact = cx.fresh("h");
                (
                    format!(
                        "{{\n  int {fact} = {text};\n#ifdef __clang__\n  __builtin_assume({fact});\n#else\n  if (!{fact}) __builtin_unreachable();\n#endif\n}}"
                    ),
                    "a fact for the optimiser before this statement",
                )
            }
            0 => (
                format!("if (!({text})) __builtin_unreachable();"),
                "a fact for the optimiser before this statement",
            ),
            1 => (
                format!("if ({text}) __builtin_unreachable();"),
                "a fact for the optimiser before this statement",
            ),
            _ => {
                let likely = c.below(2);
                let body = Dead::new(cx, stmt)?.block(0, c);
                (
                    format!("if (__builtin_expect(!!({text}), {likely})) {{\n{body}\n}}"),
                    "an always-false condition with an expectation before this statement",
                )
            }
        };
        let edit = cx.before(stmt, &code)?;
        Some(cx.mutated(self.name(), site, vec![edit], what, facts))
    }
}
