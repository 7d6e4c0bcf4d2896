//! Opaque: a live expression that depends on an object whose value only we know.
//!
//! A new variable at file scope, with external linkage or volatile, is zero and stays zero; no
//! compiler may assume so. The expression gets it added, or is chosen by it. The variable is nobody
//! else's, so that reading it conflicts with nothing.

use crate::mutation::{Context, Mutation, Site, Where};
use crate::scan::scan_expr;
use crate::seed::Role;
use crate::text::{Edit, Mutated};
use cassay_choice::Choices;
use cassay_lang::tree::IntKind;

pub struct Opaque;

impl Mutation for Opaque {
    fn name(&self) -> &'static str {
        "opaque"
    }

    fn doc(&self) -> &'static str {
        "a live expression made to depend on a zero that compilers cannot know"
    }

    fn place(&self) -> Where {
        Where::Expression
    }

    fn make(&self, cx: &Context, site: Site, c: &mut Choices) -> Option<Mutated> {
        let Site::Expr(expr) = site else { return None };
        let seed = cx.seed;
        let info = *seed.expr(expr)?;
        let profile = cx.facts.exprs.get(&expr)?;
        let kind = seed.int_type(expr)?;
        if info.role != Role::Value || matches!(kind, IntKind::Int128 | IntKind::UInt128) {
            return None;
        }
        // Zero made of constants may be a null pointer.
        let scan = scan_expr(&seed.program, expr);
        if scan.names.is_empty() && !scan.calls && profile.values.zero {
            return None;
        }
        // What is said to see nothing outside must not.
        if cx.is_closed(info.stmt) {
            return None;
        }
        let start = seed.function_of(info.stmt)?.start?;
        let name = cx.fresh("z");
        let own = [
            "int",
            "unsigned long",
            "static volatile int",
            "volatile short",
            "unsigned char",
        ];
        let own = c.pick(&own).copied()?;
        let (before, after) = match c.below(5) {
            0 => ("(".to_string(), format!(") + {name}")),
            1 => ("(".to_string(), format!(") ^ {name}")),
            2 => ("(".to_string(), format!(") - {name}")),
            3 => (format!("{name} ? 7 : ("), ")".to_string()),
            _ => (format!("!{name} ? ("), ") : 5".to_string()),
        };
        let edits = vec![
            Edit::insert(start, format!("{own} {name};\n")),
            Edit::wrap(
                info.range?,
                format!("(({})({before}", kind.name()),
                format!("{after}))"),
            ),
        ];
        let facts = vec![format!("nothing writes {name}, so it is zero")];
        let what = "this expression made to depend on a new variable";
        Some(cx.mutated(self.name(), site, edits, what, facts))
    }
}
