//! Member: a local variable becomes a member of a local struct.
//!
//! `int x = 5;` turns into `struct { int x; } s = { 5 };`, and every `x` into `s.x`. Compilers treat
//! such structs differently long before they take them apart again. Other mutations of the variant
//! must not name the variable; they are told so.

use crate::mutation::{Context, Mutation, Site, Where};
use crate::seed::Seed;
use crate::text::{Edit, Mutated};
use crate::tokens::Kind;
use cassay_choice::Choices;
use cassay_lang::tree::*;
use cassay_lang::types::TyKind;

pub struct Member;

impl Mutation for Member {
    fn name(&self) -> &'static str {
        "member"
    }

    fn doc(&self) -> &'static str {
        "a local variable made a member of a struct"
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
        let simple = simple(seed, decl)?;
        let name = seed.decl_name(decl);
        let record = cx.fresh("s");
        let mut edits = vec![
            Edit::insert(simple.start, "struct { "),
            Edit::replace(simple.name, format!("{name}; }} {record}")),
        ];
        if let Some(init) = simple.init {
            edits.push(Edit::wrap(init, "{ ", " }"));
        }
        edits.extend(
            uses(seed, decl)?
                .into_iter()
                .map(|range| Edit::replace(range, format!("{record}.{name}"))),
        );
        let facts = vec![format!("every use of {name} is renamed")];
        let what = format!("{name} made a member of a struct");
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

/// The parts of `specifiers name = initialiser;`
pub struct Simple {
    pub start: u32,
    pub name: (u32, u32),
    pub init: Option<(u32, u32)>,
}

/// A declaration of one variable of arithmetic type without a storage class, its parts found in the
/// text. `None` for all others.
pub fn simple(seed: &Seed, decl: DeclId) -> Option<Simple> {
    let DeclKind::Var {
        storage: Storage::None,
        init,
        ty,
    } = seed.program[decl].kind
    else {
        return None;
    };
    let qty = seed.checked.decl_types.get(decl.index()).copied()??;
    let arithmetic = matches!(
        seed.checked.types.kind(qty.ty),
        TyKind::Int(_) | TyKind::Float(_)
    );
    let named = !matches!(seed.program[ty].kind, TypeKind::Auto);
    let hidden = seed.hidden.has(seed.decl_name(decl));
    if !arithmetic || !named || hidden || seed.program[decl].attrs.is_some() {
        return None;
    }
    let (lo, hi) = seed.offset(seed.program[decl].span)?;
    if seed.slice((lo, hi)) != seed.decl_name(decl) {
        return None;
    }
    let list = seed.tokens.list();
    let at = list.binary_search_by_key(&lo, |t| t.lo).ok()?;
    // Back over the specifiers.
    let mut first = at;
    while let Some(token) = first.checked_sub(1).and_then(|i| list.get(i)) {
        match token.kind {
            Kind::Word => first -= 1,
            Kind::Punct(b';' | b'{' | b'}') => break,
            _ => return None,
        }
    }
    let start = list.get(first)?.lo;
    if first == at || seed.tokens.has_directive((start, hi)) {
        return None;
    }
    let mut after = list.get(at + 1..)?.iter();
    let init = match (after.next()?.kind, init) {
        (Kind::Punct(b';'), None) => None,
        (Kind::Punct(b'='), Some(init)) => {
            let Init::Expr(e) = seed.program[init] else {
                return None;
            };
            let range = seed.expr(e)?.range?;
            // The initialiser must be all there is.
            match seed.tokens.after(range.1)?.kind {
                Kind::Punct(b';') => Some(range),
                _ => return None,
            }
        }
        _ => return None,
    };
    Some(Simple {
        start,
        name: (lo, hi),
        init,
    })
}

/// Every mention of a variable, or `None` if one lies in a macro.
pub fn uses(seed: &Seed, decl: DeclId) -> Option<Vec<(u32, u32)>> {
    let name = seed.decl_name(decl);
    let mut list = Vec::new();
    for expr in &seed.program.exprs {
        if matches!(expr.kind, ExprKind::Name(d) if d == decl) {
            let range = seed.offset(expr.span)?;
            if seed.slice(range) != name {
                return None;
            }
            list.push(range);
        }
    }
    list.sort_unstable();
    list.dedup();
    Some(list)
}
