//! Insert (Athena): code at points that are never passed, freely written, copied from the seed's own
//! statements, or calls of functions that the generator makes.
//!
//! A copied statement keeps its text. Every name in it must mean something at its new place: the
//! same variable if that is in scope there, otherwise one of the same type takes its part.

use crate::code::Dead;
use crate::mutation::{Context, Mutation, Site, Where};
use crate::scan::scan_stmt;
use crate::text::Mutated;
use cassay_choice::Choices;
use cassay_lang::tree::*;
use cassay_lang::types::QTy;
use rustc_hash::FxHashSet;

pub struct Insert;

impl Mutation for Insert {
    fn name(&self) -> &'static str {
        "insert"
    }

    fn doc(&self) -> &'static str {
        "new code, or a copy of other statements, where the program never comes"
    }

    fn place(&self) -> Where {
        Where::Dead
    }

    fn make(&self, cx: &Context, site: Site, c: &mut Choices) -> Option<Mutated> {
        let Site::Stmt(stmt) = site else { return None };
        if cx.point(stmt)?.visits > 0 {
            return None;
        }
        let copied = if c.chance(600) {
            copied(cx, stmt, c)
        } else {
            None
        };
        let mut edits = Vec::new();
        let (code, what) = match copied {
            Some((code, from)) => (code, format!("a copy of line {from} before this statement")),
            None => {
                let (body, grown) = Dead::new(cx, stmt)?.grown_block(cx.depth, c);
                let what = match grown {
                    Some(_) => "free code and functions of the generator's before this statement",
                    None => "free code before this statement",
                };
                edits.extend(grown);
                (format!("{{\n{body}\n}}"), what.to_string())
            }
        };
        edits.push(cx.before(stmt, &code)?);
        let facts = vec!["this point is never reached".to_string()];
        Some(cx.mutated(self.name(), site, edits, what, facts))
    }
}

/// The text of another statement, fitted to this place, and the line it came from.
pub fn copied(cx: &Context, stmt: StmtId, c: &mut Choices) -> Option<(String, u32)> {
    let seed = cx.seed;
    for _ in 0..6 {
        let from = StmtId::from_index(c.below(seed.stmts.len() as u64) as usize);
        if let Some(text) = fitted(cx, stmt, from, c) {
            let line = seed.at(seed.program[from].span).line;
            return Some((text, line));
        }
    }
    None
}

/// Longer statements are not copied: a variant is not to grow without bound.
const LARGEST: usize = 400;
/// Bytes of a text that is worth looking at: nodes are not that short.
const LONGEST: u32 = 8000;

fn fitted(cx: &Context, to: StmtId, from: StmtId, c: &mut Choices) -> Option<String> {
    let seed = cx.seed;
    let source = seed.stmt(from)?;
    let target = seed.stmt(to)?;
    let kind = seed.program[from].kind;
    if matches!(
        kind,
        StmtKind::Decl(_) | StmtKind::Null | StmtKind::Break | StmtKind::Continue
    ) || source.parent.is_none()
    {
        return None;
    }
    let range = source.range?;
    if range.1 - range.0 > LONGEST {
        return None;
    }
    let text = cx.copy(range)?;
    let scan = scan_stmt(&seed.program, from);
    let same = source.function == target.function;
    let function = seed.functions.get(target.function)?;
    let own = seed.functions.get(source.function)?;
    // Names mean something else in another file.
    if own.unit != function.unit {
        return None;
    }
    let jumps = scan
        .targets
        .iter()
        .all(|t| same && function.labels.contains(t) && !function.variable && !target.inside);
    let uncallable = |d: DeclId| {
        let function = matches!(seed.program[d].kind, DeclKind::Function { .. });
        function && !seed.graph.may_call(seed, d)
    };
    let legal = scan.labels.is_empty()
        && !scan.names.iter().any(|&(_, d)| uncallable(d))
        && !scan.cases
        && !scan.odd
        && !scan.statics
        && jumps
        && (!scan.breaks || target.breaks)
        && (!scan.continues || target.continues)
        && (!scan.returns || same && !target.inside)
        && scan.size <= LARGEST;
    if !legal {
        return None;
    }
    let here = target.range?.0;
    let visible = |decl: DeclId| {
        let node = &seed.program[decl];
        let Some(name) = node.name else { return false };
        let at_file = seed.file_decls.contains(&decl)
            || matches!(
                node.kind,
                DeclKind::EnumConst { .. }
                    | DeclKind::Function {
                        storage: Storage::Builtin,
                        ..
                    }
            );
        let first = seed.first_declaration(function.unit, name).unwrap_or(decl);
        let before = match seed.used_at(seed.program[first].span) {
            Some((lo, _)) => lo < here,
            // From a header, or the compiler's own.
            None => true,
        };
        at_file && before && !function.names.contains(&name) && !own.names.contains(&name)
    };
    if !scan.typedefs.iter().all(|&t| visible(t)) {
        return None;
    }
    let point = cx.point(to)?;
    let in_scope: FxHashSet<DeclId> = point.scalars.iter().map(|s| s.place.decl).collect();
    let mut changes: Vec<(u32, u32, String)> = Vec::new();
    for &(expr, decl) in &scan.names {
        if scan.declared.contains(&decl) {
            continue;
        }
        let fine = in_scope.contains(&decl) || visible(decl);
        if fine && !cx.renamed.contains(&decl) {
            continue;
        }
        // Another variable of that type plays its part; always the same one.
        let ty = whole_type(cx, decl)?;
        let (lo, hi) = seed.offset(seed.program[expr].span)?;
        let known = changes
            .iter()
            .find(|(l, h, _)| seed.slice((*l, *h)) == seed.slice((lo, hi)));
        let name = match known {
            Some((_, _, name)) => name.clone(),
            None => {
                // What is done with it may need its address.
                let has_address = |d: DeclId| !seed.is_register(d) || seed.is_register(decl);
                let fits: Vec<DeclId> = in_scope_of(cx, to)
                    .into_iter()
                    .filter(|&d| whole_type(cx, d) == Some(ty) && !cx.renamed.contains(&d))
                    .filter(|&d| has_address(d))
                    .collect();
                let decl = *c.pick(&fits)?;
                // What the statement declares itself would hide it.
                let name = seed.program[decl].name?;
                if scan
                    .declared
                    .iter()
                    .any(|&d| seed.program[d].name == Some(name))
                {
                    return None;
                }
                seed.program.name(name).to_string()
            }
        };
        changes.push((lo, hi, name));
    }
    changes.sort();
    let mut out = String::new();
    let mut at = range.0;
    for (lo, hi, name) in changes {
        if lo < at {
            return None;
        }
        out.push_str(seed.slice((at, lo)));
        out.push_str(&name);
        at = hi;
    }
    if at == range.0 {
        out = text.to_string();
    } else {
        out.push_str(seed.slice((at, range.1)));
    }
    // Its own indentation goes; that of the new place comes.
    let indent = format!("\n{}", seed.indent(range.0));
    Some(out.replace(&indent, "\n"))
}

/// The variables in scope at a point, in order.
fn in_scope_of(cx: &Context, stmt: StmtId) -> Vec<DeclId> {
    let mut list: Vec<DeclId> = Vec::new();
    for scalar in cx.point(stmt).map_or(&[][..], |p| &p.scalars) {
        if list.last() != Some(&scalar.place.decl) {
            list.push(scalar.place.decl);
        }
    }
    list
}

fn whole_type(cx: &Context, decl: DeclId) -> Option<QTy> {
    cx.seed
        .checked
        .decl_types
        .get(decl.index())
        .copied()
        .flatten()
}
