//! If chain: a `switch` whose cases are found by comparisons and jumps.
//!
//! `case` labels become labels of the function, and in front of the body a chain of
//! `if (v == 3) goto …;` does what the switch did. The body stays in a switch of its own with one
//! `default`, so that `break` means what it meant. Values are converted as C converts them (6.8.4.2p5).

use crate::int::Ints;
use crate::mutation::{Context, Mutation, Site, Where};
use crate::scan::scan_expr;
use crate::seed::Range;
use crate::text::{Edit, Mutated};
use crate::tokens::Kind;
use cassay_choice::Choices;
use cassay_lang::tree::*;
use cassay_lang::walk::{self, Next, Node};
use std::fmt::Write as _;

pub struct IfChain;

/// Longer switches stay.
const MOST: usize = 100;

impl Mutation for IfChain {
    fn name(&self) -> &'static str {
        "ifchain"
    }

    fn doc(&self) -> &'static str {
        "a switch turned into comparisons and jumps"
    }

    fn place(&self) -> Where {
        Where::Switch
    }

    fn make(&self, cx: &Context, site: Site, _: &mut Choices) -> Option<Mutated> {
        let Site::Stmt(stmt) = site else { return None };
        let seed = cx.seed;
        let info = *seed.stmt(stmt)?;
        let StmtKind::Switch(value, body) = seed.program[stmt].kind else {
            return None;
        };
        let function = seed.function_of(stmt)?;
        if info.last || info.inside || function.variable {
            return None;
        }
        let scan = scan_expr(&seed.program, value);
        if scan.statement_expressions || scan.names.iter().any(|(_, d)| cx.renamed.contains(d)) {
            return None;
        }
        let ints = Ints {
            types: &seed.checked.types,
        };
        let kind = ints.promote(seed.int_type(value)?);
        let range = info.range?;
        let inside = seed.stmt(body)?.range?;
        let text = cx.copy(seed.expr(value)?.range?)?;
        if seed.tokens.has_directive((range.0, inside.0)) || inside.0 <= range.0 {
            return None;
        }
        let v = cx.fresh("v");
        let mut edits = Vec::new();
        let mut chain = String::new();
        let mut default = None;
        for (i, case) in cases(&seed.program, body)?.into_iter().enumerate() {
            let label = cx.fresh(&format!("l{i}"));
            match seed.program[case].kind {
                StmtKind::Default(_) => default = Some(label.clone()),
                _ => {
                    let &(low, high) = seed.checked.cases.get(&(case.index() as u32))?;
                    let (a, b) = (ints.literal(kind, low), ints.literal(kind, high));
                    if low == high {
                        let _ = write!(chain, " if ({v} == {a}) goto {label};");
                    } else {
                        let _ = write!(chain, " if ({v} >= {a} && {v} <= {b}) goto {label};");
                    }
                }
            }
            edits.push(Edit::replace(prefix(cx, case)?, format!("{label}:")));
        }
        let end = cx.fresh("end");
        let otherwise = default.as_deref().unwrap_or(&end);
        let head = format!(
            "{{ {} {v} = ({text}); switch (0) {{ default:{chain} goto {otherwise}; ",
            kind.name()
        );
        edits.push(Edit::replace((range.0, inside.0), head));
        edits.push(Edit::wrap(inside, "", format!(" {end}: ; }} }}")));
        let facts = vec!["both forms go to the same statement for every value".to_string()];
        let what = "this switch turned into comparisons and jumps";
        Some(cx.mutated(self.name(), site, edits, what, facts))
    }
}

/// The labels of a switch, not those of switches inside. `None` if there are too many.
fn cases(program: &Program, body: StmtId) -> Option<Vec<StmtId>> {
    let mut found = Vec::new();
    let end = walk::visit(program, Node::Stmt(body), |node| match node {
        Node::Stmt(stmt) => match program[stmt].kind {
            // Its labels are its own.
            StmtKind::Switch(..) => Next::Past,
            StmtKind::Case(..) | StmtKind::Default(_) => {
                found.push(stmt);
                match found.len() > MOST {
                    true => Next::Stop,
                    false => Next::Below,
                }
            }
            _ => Next::Below,
        },
        // No label of a switch may lie in a statement expression inside of it.
        _ => Next::Past,
    });
    end.is_continue().then_some(found)
}

/// `case …:` or `default:`, colon included.
fn prefix(cx: &Context, case: StmtId) -> Option<Range> {
    let seed = cx.seed;
    let (lo, hi) = seed.offset(seed.program[case].span)?;
    let from = match seed.program[case].kind {
        StmtKind::Case(low, high, _) => {
            let last = high.unwrap_or(low);
            let span = seed.program[last].span;
            seed.offset(span)?.1
        }
        _ => lo + "default".len() as u32,
    };
    let word = seed.slice((lo, from));
    if !(word.starts_with("case") || word == "default") || from > hi {
        return None;
    }
    // Behind the value there are only parentheses that the tree does not keep.
    let list = seed.tokens.list();
    let at = list.partition_point(|t| t.lo < from);
    for token in list.get(at..)? {
        match token.kind {
            Kind::Punct(b')') => {}
            Kind::Punct(b':') => return Some((lo, token.hi)),
            _ => return None,
        }
    }
    None
}
