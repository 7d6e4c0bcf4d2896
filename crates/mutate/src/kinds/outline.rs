//! Outline: a live expression becomes the body of a new function.
//!
//! Integer variables of the function around that it reads become parameters of the same names, so
//! that its text stays as it is; what is at file scope it finds there. It may call functions, but not
//! assign: then its variables are what they were when it was called.

use crate::mutation::{Context, Mutation, Site, Where};
use crate::scan::scan_expr;
use crate::seed::Role;
use crate::text::{Edit, Mutated};
use cassay_choice::Choices;
use cassay_lang::tree::*;
use rustc_hash::FxHashSet;

pub struct Outline;

impl Mutation for Outline {
    fn name(&self) -> &'static str {
        "outline"
    }

    fn doc(&self) -> &'static str {
        "a live expression moved to a function of its own"
    }

    fn place(&self) -> Where {
        Where::Expression
    }

    fn make(&self, cx: &Context, site: Site, c: &mut Choices) -> Option<Mutated> {
        let Site::Expr(expr) = site else { return None };
        let seed = cx.seed;
        let info = *seed.expr(expr)?;
        let kind = seed.int_type(expr)?;
        let profile = cx.facts.exprs.get(&expr)?;
        if info.role != Role::Value || profile.evaluated == 0 {
            return None;
        }
        let function = seed.function_of(info.stmt)?;
        let start = function.start?;
        let scan = scan_expr(&seed.program, expr);
        let plain = !scan.odd
            && scan.stores.is_empty()
            && !scan.statement_expressions
            && scan.targets.is_empty()
            && scan.declared.is_empty();
        if !plain || scan.size < 4 {
            return None;
        }
        let visible = |decl: DeclId| {
            let Some(name) = seed.program[decl].name else {
                return false;
            };
            let first = seed.first_declaration(function.unit, name);
            let first = first.unwrap_or(decl);
            let outside = seed.file_decls.contains(&decl)
                || matches!(
                    seed.program[decl].kind,
                    DeclKind::Function {
                        storage: Storage::Builtin,
                        ..
                    }
                );
            // A macro may define functions, and then be used in front of the function, without a semicolon.
            let before = match seed.used_at(seed.program[first].span) {
                Some((lo, _)) => lo < start,
                None => true,
            };
            outside && before
        };
        if !scan.typedefs.iter().all(|&t| visible(t)) {
            return None;
        }
        let mut params: Vec<(DeclId, IntKind)> = Vec::new();
        let mut seen: FxHashSet<DeclId> = FxHashSet::default();
        let mut names = scan.names;
        names.sort_unstable();
        for (_, decl) in names {
            if !seen.insert(decl) {
                continue;
            }
            // Of a type that the function itself begins with, they come too late.
            let early = seed
                .used_at(seed.program[decl].span)
                .is_none_or(|(lo, _)| lo < start);
            let constant = early && matches!(seed.program[decl].kind, DeclKind::EnumConst { .. });
            if visible(decl) || constant && !function.names.contains(&seed.program[decl].name?) {
                continue;
            }
            let qty = seed.checked.decl_types.get(decl.index()).copied()??;
            let kind = seed.int_kind(qty.ty)?;
            if !seed.is_private(decl) || qty.is_volatile() || cx.renamed.contains(&decl) {
                return None;
            }
            params.push((decl, kind));
        }
        let range = info.range?;
        let text = cx.copy(range)?;
        let name = cx.fresh("f");
        let declared: Vec<String> = params
            .iter()
            .map(|&(decl, kind)| format!("{} {}", kind.name(), seed.decl_name(decl)))
            .collect();
        let given: Vec<&str> = params.iter().map(|&(d, _)| seed.decl_name(d)).collect();
        let declared = match declared.is_empty() {
            true => "void".to_string(),
            false => declared.join(", "),
        };
        let linkage = ["static ", "static ", "", "static inline "];
        let linkage = c.pick(&linkage).copied()?;
        // Given to a function, they are read, which the expression may not do: `sizeof x`, `c && x`.
        let unset = |decl: DeclId| {
            let scalars = cx.point(info.stmt).map_or(&[][..], |point| &point.scalars);
            let mut own = scalars.iter().filter(|s| s.place.decl == decl);
            own.any(|scalar| scalar.values.indeterminate)
        };
        if params.iter().any(|&(decl, _)| unset(decl)) {
            return None;
        }
        let prototype = format!("{linkage}{} {name}({declared})", kind.name());
        let edits = vec![
            Edit::insert(
                start,
                format!("{prototype};\n{prototype}\n{{\n  return {text};\n}}\n"),
            ),
            Edit::replace(range, format!("{name}({})", given.join(", "))),
        ];
        let facts =
            vec!["it assigns nothing, and nothing else can change its variables".to_string()];
        let what = "this expression moved to a new function";
        Some(cx.mutated(self.name(), site, edits, what, facts))
    }
}
