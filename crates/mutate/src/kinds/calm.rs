//! Calm: a volatile variable that nobody else can look at is not volatile any more.
//!
//! Accesses of volatile objects are observable (5.1.2.3p6), but what a program prints does not depend
//! on them: the abstract machine reads what was stored last either way. That holds where nothing else
//! changes or watches the object: no pointer to it, no signals, no jumps across functions, no threads.
//! All declarations of the variable change together.

use crate::mutation::{Context, Mutation, Site, Where};
use crate::seed::{Range, Role, Seed};
use crate::text::{Edit, Mutated};
use crate::tokens::Kind;
use cassay_choice::Choices;
use cassay_lang::tree::*;
use cassay_lang::types::TyKind;

pub struct Calm;

/// Words of programs in which something else may watch a variable.
const WATCHERS: [&str; 8] = [
    "signal",
    "sigaction",
    "setjmp",
    "sigsetjmp",
    "longjmp",
    "thrd_create",
    "pthread_create",
    "fork",
];

impl Mutation for Calm {
    fn name(&self) -> &'static str {
        "calm"
    }

    fn doc(&self) -> &'static str {
        "a volatile variable that nothing points to, made an ordinary one"
    }

    fn place(&self) -> Where {
        Where::Variable
    }

    fn make(&self, cx: &Context, site: Site, _: &mut Choices) -> Option<Mutated> {
        let Site::Decl(decl) = site else { return None };
        let seed = cx.seed;
        if !is_site(seed, decl) || is_watched(seed) {
            return None;
        }
        let entity = |d: DeclId| seed.checked.decls.get(d.index()).copied().flatten();
        let own = entity(decl)?;
        let mut edits = Vec::new();
        for i in 0..seed.program.decls.len() {
            let d = DeclId::from_index(i);
            if entity(d) == Some(own) {
                edits.push(Edit::replace(word(seed, d)?, ""));
            }
        }
        for (i, expr) in seed.program.exprs.iter().enumerate() {
            match expr.kind {
                ExprKind::Name(d) if entity(d) == Some(own) => {
                    // Not noted: where its type may be asked for.
                    let info = seed.expr(ExprId::from_index(i))?;
                    if info.role == Role::Callee {
                        return None;
                    }
                }
                ExprKind::Unary(UnaryOp::AddrOf, e) => {
                    if matches!(seed.program[e].kind, ExprKind::Name(d) if entity(d) == Some(own)) {
                        return None;
                    }
                }
                _ => {}
            }
        }
        let name = seed.decl_name(decl);
        let facts = vec![format!(
            "nothing points to {name}, and nothing else watches it"
        )];
        let what = format!("{name} is not volatile any more");
        Some(cx.mutated(self.name(), site, edits, what, facts))
    }
}

/// Whether a declaration is of a volatile variable of arithmetic type.
pub fn is_site(seed: &Seed, decl: DeclId) -> bool {
    let qty = seed.checked.decl_types.get(decl.index()).copied().flatten();
    let fits = qty.is_some_and(|q| {
        q.is_volatile()
            && !q.quals.contains(Quals::ATOMIC)
            && matches!(
                seed.checked.types.kind(q.ty),
                TyKind::Int(_) | TyKind::Float(_)
            )
    });
    fits && matches!(seed.program[decl].kind, DeclKind::Var { .. })
        && seed.program[decl].attrs.is_none()
        && seed.offset(seed.program[decl].span).is_some()
}

/// The word `volatile` of a declaration of one variable, whose specifiers are all words.
fn word(seed: &Seed, decl: DeclId) -> Option<Range> {
    let (lo, hi) = seed.offset(seed.program[decl].span)?;
    if seed.slice((lo, hi)) != seed.decl_name(decl) {
        return None;
    }
    let list = seed.tokens.list();
    let at = list.binary_search_by_key(&lo, |t| t.lo).ok()?;
    if !matches!(list.get(at + 1)?.kind, Kind::Punct(b';' | b'=')) {
        return None;
    }
    // The initialiser of several declarators would go on behind a comma.
    let mut depth = 0;
    for token in list.get(at + 1..)? {
        match token.kind {
            Kind::Punct(b'(' | b'[' | b'{') => depth += 1,
            Kind::Punct(b')' | b']' | b'}') => depth -= 1,
            Kind::Punct(b',') if depth == 0 => return None,
            Kind::Punct(b';') if depth == 0 => break,
            _ => {}
        }
        if depth < 0 {
            return None;
        }
    }
    let mut found = None;
    let mut first = at;
    while let Some(token) = first.checked_sub(1).and_then(|i| list.get(i)) {
        match token.kind {
            Kind::Word => {
                if seed.slice((token.lo, token.hi)) == "volatile" && found.replace(*token).is_some()
                {
                    return None;
                }
            }
            Kind::Punct(b';' | b'{' | b'}') | Kind::Directive => break,
            _ => return None,
        }
        first -= 1;
    }
    found.map(|t| (t.lo, t.hi))
}

fn is_watched(seed: &Seed) -> bool {
    seed.tokens
        .list()
        .iter()
        .any(|t| t.kind == Kind::Word && WATCHERS.contains(&seed.slice((t.lo, t.hi))))
}
