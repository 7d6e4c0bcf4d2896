//! Prune (Orion): statements that never ran give way to `;`.
//!
//! Labels are kept: the statement behind one goes, a statement with one deep inside stays, and so
//! does one with a `case` of a switch around it. A jump to a label may also be what another mutation
//! put in, so that nothing may be concluded from how often it is used.

use crate::mutation::{Context, Mutation, Site, Where};
use crate::scan::scan_stmt;
use crate::text::{Edit, Mutated};
use cassay_choice::Choices;
use cassay_lang::tree::StmtKind;

pub struct Prune;

impl Mutation for Prune {
    fn name(&self) -> &'static str {
        "prune"
    }

    fn doc(&self) -> &'static str {
        "a statement that never runs, removed"
    }

    fn place(&self) -> Where {
        Where::Dead
    }

    fn make(&self, cx: &Context, site: Site, _: &mut Choices) -> Option<Mutated> {
        let Site::Stmt(stmt) = site else { return None };
        let seed = cx.seed;
        let info = seed.stmt(stmt)?;
        let kind = seed.program[stmt].kind;
        let labelled = matches!(
            kind,
            StmtKind::Label(..) | StmtKind::Case(..) | StmtKind::Default(_) | StmtKind::Null
        );
        if labelled || info.last || cx.facts.ran(stmt) {
            return None;
        }
        let scan = scan_stmt(&seed.program, stmt);
        let kept = scan.cases || !scan.labels.is_empty();
        let range = info.range?;
        if kept || seed.tokens.has_directive(range) {
            return None;
        }
        let edit = Edit::replace(range, ";");
        let what = "this statement removed";
        Some(cx.mutated(
            self.name(),
            site,
            vec![edit],
            what,
            vec!["it never runs".into()],
        ))
    }
}
