//! Attribute: a function is told what is true of it, in GNU C's words.
//!
//! Some attributes are true of every function: `noinline`, `cold`, `hot`, `used`. Others are promises,
//! and are made only where they hold:
//!
//! - `nonnull (n)`: the parameter was not null in any call (the profile where the body begins);
//! - `returns_nonnull`: every `return` names an object, a function or a string;
//! - `pure`: no effects but its value, and nothing volatile; it may read objects of others;
//! - `const`: neither that. What it calls must be so, too.
//!
//! `pure` and `const` are concluded from the text alone, for all calls whatever their arguments. Once
//! they are there, callers may skip or move calls and stores: other mutations of the variant must not
//! add what looks outside, and are told so ([`Mutation::closes`]).

use crate::mutation::{Context, Mutation, Site, Where};
use crate::scan::scan_stmt;
use crate::seed::Seed;
use crate::text::{Edit, Mutated};
use crate::tokens::Kind;
use cassay_choice::Choices;
use cassay_eval::profile::Shape;
use cassay_lang::tree::*;
use cassay_lang::types::TyKind;

pub struct Attribute;

impl Mutation for Attribute {
    fn name(&self) -> &'static str {
        "attribute"
    }

    fn doc(&self) -> &'static str {
        "a function given attributes that are true of it"
    }

    fn place(&self) -> Where {
        Where::Function
    }

    fn make(&self, cx: &Context, site: Site, c: &mut Choices) -> Option<Mutated> {
        let Site::Stmt(first) = site else { return None };
        let seed = cx.seed;
        let index = seed.stmt(first)?.function;
        let function = seed.functions.get(index)?;
        let DeclKind::Function { inline, .. } = seed.program[function.decl].kind else {
            return None;
        };
        // What somebody wrote is left as it is.
        if has_attributes(seed, function.decl) || seed.decl_name(function.decl) == "main" {
            return None;
        }
        let always = "it is true of every function";
        let mut list: Vec<(String, String)> = Vec::new();
        let mut add = |text: &str, why: &str| list.push((text.to_string(), why.to_string()));
        if !inline {
            add("noinline", always);
        }
        for word in ["cold", "hot", "used"] {
            add(word, always);
        }
        let value = !matches!(seed.checked.types.kind(function.ret?.ty), TyKind::Void);
        let purity = purity(seed, index);
        if value && purity == Purity::Const {
            let why = "its value depends on its arguments only, and it has no effects";
            add("const", why);
            add("const", why);
        }
        if value && purity != Purity::None {
            let why = "it has no effects but its value";
            add("pure", why);
            add("pure", why);
        }
        if returns_objects(seed, function.body) {
            let why = "it returns addresses of objects only";
            add("returns_nonnull", why);
            add("returns_nonnull", why);
        }
        for (n, name) in never_null(cx, first, function.decl) {
            let why = format!("{name} is not null in any call");
            add(&format!("nonnull ({n})"), &why);
        }
        let (text, why) = c.pick(&list)?.clone();
        // Around the first letter of the definition: what others put before it stays before this.
        let start = function.start?;
        let attribute = format!("__attribute__ (({text})) ");
        let edit = Edit::wrap((start, start + 1), attribute, "");
        let what = format!(
            "{} given the attribute {text}",
            seed.decl_name(function.decl)
        );
        Some(cx.mutated(self.name(), site, vec![edit], what, vec![why]))
    }

    fn closes(&self, seed: &Seed, site: Site, made: &Mutated) -> Option<usize> {
        let Site::Stmt(first) = site else { return None };
        let promised = made.what.ends_with(" const") || made.what.ends_with(" pure");
        promised.then(|| seed.stmt(first).map(|info| info.function))?
    }
}

/// Whether some declaration of a function has attributes. The tree does not keep all of them (`cold` and
/// `hot` mean nothing to it, and exclude each other), so the text is asked, too.
fn has_attributes(seed: &Seed, function: DeclId) -> bool {
    let entity = |d: DeclId| seed.checked.decls.get(d.index()).copied().flatten();
    let own = entity(function);
    seed.program.decls.iter().enumerate().any(|(i, decl)| {
        own.is_some()
            && entity(DeclId::from_index(i)) == own
            && (decl.attrs.is_some() || writes_attributes(seed, decl))
    })
}

/// Whether the text of a declaration, up to its body or its end, has an attribute.
fn writes_attributes(seed: &Seed, decl: &Decl) -> bool {
    let Some((lo, hi)) = seed.offset(decl.span) else {
        return false;
    };
    let start = seed.tokens.item_start(lo).unwrap_or(lo);
    let list = seed.tokens.list();
    let behind = list.iter().skip(list.partition_point(|t| t.lo < hi));
    let end = behind
        .take_while(|t| !matches!(t.kind, Kind::Punct(b';' | b'{')))
        .last()
        .map_or(hi, |t| t.hi);
    seed.slice((start, end)).contains("__attribute")
}

/// Pointer parameters, counted from 1, that no call gave null.
fn never_null(cx: &Context, first: StmtId, function: DeclId) -> Vec<(usize, String)> {
    let seed = cx.seed;
    let (Some(point), DeclKind::Function { params, .. }) =
        (cx.point(first), seed.program[function].kind)
    else {
        return Vec::new();
    };
    let mut list = Vec::new();
    for (i, param) in seed.program.items(params).enumerate() {
        let known = point.scalars.iter().find(|s| {
            s.place.decl == param && s.place.path.is_empty() && s.shape == Shape::Pointer
        });
        let fine = known.is_some_and(|s| !s.values.zero && s.values.reliable());
        if fine && point.visits > 0 && !cx.renamed.contains(&param) {
            list.push((i + 1, seed.decl_name(param).to_string()));
        }
    }
    list
}

/// Whether every `return` of a function gives the address of something by its name.
fn returns_objects(seed: &Seed, body: StmtId) -> bool {
    let scan = scan_stmt(&seed.program, body);
    let object = |e: ExprId| match seed.program[e].kind {
        ExprKind::Str(_) => true,
        ExprKind::Unary(UnaryOp::AddrOf, place) => is_part_of_object(seed, place),
        ExprKind::Name(d) => is_array(seed, e) && !seed.is_local(d),
        _ => false,
    };
    let value = |s: StmtId| match seed.program[s].kind {
        StmtKind::Return(Some(e)) => object(e),
        _ => false,
    };
    !scan.returned.is_empty() && scan.returned.iter().all(|&s| value(s))
}

fn is_array(seed: &Seed, expr: ExprId) -> bool {
    let ty = seed.checked.exprs.get(expr.index()).map(|t| t.qty.ty);
    ty.is_some_and(|ty| matches!(seed.checked.types.kind(ty), TyKind::Array(..)))
}

/// Whether a place is a declared object or a part of one, with no pointer followed on the way. The
/// address of a local variable counts for nothing once its function has returned.
fn is_part_of_object(seed: &Seed, mut place: ExprId) -> bool {
    loop {
        place = match seed.program[place].kind {
            ExprKind::Name(d) => return !seed.is_local(d),
            ExprKind::Member(e, _) => e,
            ExprKind::Index(a, _) if is_array(seed, a) => a,
            _ => return false,
        };
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Purity {
    None,
    Pure,
    Const,
}

/// What can be promised of a function and of everything it calls.
fn purity(seed: &Seed, index: usize) -> Purity {
    let reached = seed.graph.reached_from(index);
    let reached = reached.iter().filter_map(|&i| seed.functions.get(i));
    reached
        .map(|f| own_purity(seed, f))
        .min()
        .unwrap_or(Purity::None)
}

fn own_purity(seed: &Seed, function: &crate::seed::Function) -> Purity {
    let scan = scan_stmt(&seed.program, function.body);
    // Calls of functions elsewhere, or through pointers, may do anything.
    let known = |&f: &ExprId| match seed.program[f].kind {
        ExprKind::Name(d) => seed.graph.index(seed, d).is_some(),
        _ => false,
    };
    if scan.strange || scan.statics || !scan.callees.iter().all(known) {
        return Purity::None;
    }
    let own = |d: DeclId| seed.is_local(d);
    if !scan
        .stores
        .iter()
        .all(|&s| stored_in(seed, s).is_some_and(own))
    {
        return Purity::None;
    }
    let mut purity = Purity::Const;
    for &e in &scan.exprs {
        let Some(typed) = seed.checked.exprs.get(e.index()) else {
            return Purity::None;
        };
        if typed.qty.is_volatile() || typed.qty.quals.contains(Quals::ATOMIC) {
            return Purity::None;
        }
        let follows = match seed.program[e].kind {
            ExprKind::Unary(UnaryOp::Deref, _) | ExprKind::Arrow(..) => true,
            ExprKind::Index(a, i) => !is_array(seed, a) && !is_array(seed, i),
            ExprKind::Name(d) => match seed.program[d].kind {
                DeclKind::EnumConst { .. } | DeclKind::Function { .. } => false,
                _ => !own(d),
            },
            // A library's function, or one of the compiler's, is not looked into.
            ExprKind::Builtin(..) | ExprKind::VaArg(..) => return Purity::None,
            _ => false,
        };
        if follows {
            purity = Purity::Pure;
        }
    }
    purity
}

/// The variable that a store surely stays in.
fn stored_in(seed: &Seed, mut place: ExprId) -> Option<DeclId> {
    loop {
        place = match seed.program[place].kind {
            ExprKind::Name(decl) => return Some(decl),
            ExprKind::Member(e, _) => e,
            ExprKind::Index(a, _) if is_array(seed, a) => a,
            _ => return None,
        };
    }
}
