//! Identities: a live expression rewritten so that it has the same value and the same type
//! (Donaldson and Lascu's identity functions, with what the profile knows).
//!
//! Three sources. Values at the statement's point: `e + z` with z always zero, `p ? e : junk` with p
//! always true; variables used so must not change between the point and the expression, nor be
//! written by what is unsequenced with it. The expression's own values: `e & 0xff` where no other bit
//! is ever set. Nothing but types: `(int)(unsigned char)e` where the values fit, `e ^ x ^ x`.
//!
//! A cast puts the type back, so that nothing around notices. Bit-fields are left alone, because what
//! they promote to is not their type; so are constants that may be null pointers.

use crate::code::Dead;
use crate::env::{Env, Leaf, leaf_from};
use crate::expression::{CASTS, Made, operand};
use crate::int::Ints;
use crate::mutation::{Context, Mutation, Site, Where};
use crate::predicate::{known_value, synthesise_predicate};
use crate::scan::scan_expr;
use crate::seed::Role;
use crate::text::{Edit, Mutated};
use cassay_check::Category;
use cassay_choice::Choices;
use cassay_lang::tree::*;
use cassay_lang::types::TyKind;
use rustc_hash::FxHashSet;

pub struct Identity;

/// A rewriting: what comes before and behind the expression, and why.
struct Rewriting {
    before: String,
    after: String,
    facts: Vec<String>,
}

impl Mutation for Identity {
    fn name(&self) -> &'static str {
        "identity"
    }

    fn doc(&self) -> &'static str {
        "a live expression rewritten to one of the same value and type"
    }

    fn place(&self) -> Where {
        Where::Expression
    }

    fn make(&self, cx: &Context, site: Site, c: &mut Choices) -> Option<Mutated> {
        let Site::Expr(expr) = site else { return None };
        let info = *cx.seed.expr(expr)?;
        let profile = cx.facts.exprs.get(&expr)?;
        if info.role != Role::Value || profile.evaluated == 0 {
            return None;
        }
        let range = info.range?;
        if is_constant(&cx.seed.program, expr) && profile.values.zero {
            return None;
        }
        let env = environment(cx, expr);
        let (done, name) = match cx.seed.int_type(expr) {
            Some(IntKind::UInt128 | IntKind::Int128) => return None,
            Some(kind) => {
                let ints = Ints {
                    types: &cx.seed.checked.types,
                };
                let known = profile.values.reliable() && !cx.seed.loose.is_loose(cx.seed, expr);
                let leaf = known
                    .then(|| leaf_from(ints, &profile.values, "it".into(), ints.promote(kind)))
                    .flatten();
                let found = (0..6)
                    .find_map(|_| integer(cx, info.stmt, env.as_ref(), kind, leaf.as_ref(), c));
                (found?, kind.name().to_string())
            }
            None => (pointer(cx, expr, env.as_ref()?, c)?, String::new()),
        };
        let (open, close) = match name.is_empty() {
            true => ("(".to_string(), ")".to_string()),
            false => (format!("(({name})("), "))".to_string()),
        };
        let edit = Edit::wrap(
            range,
            format!("{open}{}", done.before),
            format!("{}{close}", done.after),
        );
        let what = "this expression rewritten".to_string();
        Some(cx.mutated(self.name(), site, vec![edit], what, done.facts))
    }
}

/// Whether an expression is made of constants only.
fn is_constant(program: &Program, expr: ExprId) -> bool {
    let scan = scan_expr(program, expr);
    !scan.calls
        && scan
            .names
            .iter()
            .all(|&(_, d)| matches!(program[d].kind, DeclKind::EnumConst { .. }))
}

/// The facts of the statement's point that hold where the expression is evaluated. `None` if it is
/// not evaluated right after the point.
fn environment<'a>(cx: &Context<'a>, expr: ExprId) -> Option<Env<'a>> {
    let seed = cx.seed;
    let info = seed.expr(expr)?;
    let root = info.root;
    let prompt = match seed.program[info.stmt].kind {
        StmtKind::Expr(e)
        | StmtKind::Return(Some(e))
        | StmtKind::If(e, ..)
        | StmtKind::Switch(e, _) => e == root,
        StmtKind::Decl(decl) => match seed.program[decl].kind {
            DeclKind::Var {
                init: Some(init), ..
            } => matches!(seed.program[init], Init::Expr(e) if e == root),
            _ => false,
        },
        _ => false,
    };
    if !prompt {
        return None;
    }
    let scan = scan_expr(&seed.program, root);
    if scan.statement_expressions {
        return None;
    }
    // The store of an assignment that is the whole expression comes last (6.5.16p3).
    let last = match seed.program[root].kind {
        ExprKind::Assign(_, target, _) if expr != root => Some(target),
        _ => None,
    };
    let mut unknown = scan.calls;
    let mut written: FxHashSet<DeclId> = FxHashSet::default();
    for &store in scan.stores.iter().filter(|&&s| Some(s) != last) {
        match stored(seed, store) {
            Some(decl) => {
                written.insert(decl);
            }
            None => unknown = true,
        }
    }
    // In its own initialiser a variable is in scope and has no value.
    let own = match seed.program[info.stmt].kind {
        StmtKind::Decl(decl) => seed.program[decl].name,
        _ => None,
    };
    let keep = |decl: DeclId| {
        !written.contains(&decl)
            && (!unknown || seed.is_private(decl))
            && (own.is_none() || seed.program[decl].name != own)
    };
    let env = cx.env(info.stmt, keep)?;
    (!env.is_empty()).then_some(env)
}

/// The variable that a store surely stays in.
fn stored(seed: &crate::seed::Seed, mut place: ExprId) -> Option<DeclId> {
    loop {
        place = match seed.program[place].kind {
            ExprKind::Name(decl) => return Some(decl),
            ExprKind::Member(e, _) => e,
            ExprKind::Index(a, _) => {
                let ty = seed.checked.exprs.get(a.index())?.qty.ty;
                match seed.checked.types.kind(ty) {
                    TyKind::Array(..) => a,
                    _ => return None,
                }
            }
            _ => return None,
        };
    }
}

fn wrap(before: impl Into<String>, after: impl Into<String>, facts: Vec<String>) -> Rewriting {
    Rewriting {
        before: before.into(),
        after: after.into(),
        facts,
    }
}

fn infix(op: &str, right: &Made) -> Rewriting {
    wrap("(", format!(") {op} {}", right.text), right.facts.clone())
}

/// A rewriting of an integer expression of type `kind`; `own` is what is known of its values.
fn integer(
    cx: &Context,
    stmt: StmtId,
    env: Option<&Env>,
    kind: IntKind,
    own: Option<&Leaf>,
    c: &mut Choices,
) -> Option<Rewriting> {
    let ints = Ints {
        types: &cx.seed.checked.types,
    };
    match c.below(if env.is_some() { 10 } else { 4 }) {
        0 => casts(ints, kind, own, c),
        1 | 2 => by_value(ints, kind, own?, c),
        3 => twice(ints, kind, own?, c),
        4 | 5 => {
            let zero = known_value(env?, 0, c)?;
            let ops = ["+", "-", "^", "|", ">>"];
            Some(infix(c.pick(&ops).copied()?, &zero))
        }
        6 => {
            let one = known_value(env?, 1, c)?;
            let ops = ["*", "/"];
            Some(infix(c.pick(&ops).copied()?, &one))
        }
        7 => {
            let leaf = env?.pick_int(c)?;
            // Sums with a wider type would be made in that, and may overflow.
            if matches!(leaf.kind, IntKind::Int128 | IntKind::UInt128) {
                return None;
            }
            let x = operand(&leaf.text);
            let facts = vec![format!("{} can be read here", leaf.text)];
            // Wide enough for both.
            let wide = match ints.width(IntKind::ULong) {
                64.. => IntKind::ULong,
                _ => IntKind::ULongLong,
            };
            let start = format!("((({})(", wide.name());
            Some(match c.below(3) {
                0 => wrap("((", format!(") ^ {x}) ^ {x}"), facts),
                1 => wrap(start, format!(")) + {x}) - {x}"), facts),
                _ => wrap(start, format!(")) - {x}) + {x}"), facts),
            })
        }
        _ => {
            let truth = c.chance(500);
            let p = synthesise_predicate(env?, truth, cx.depth.min(1), c)?;
            let junk = Dead::new(cx, stmt)?.expr(2, c);
            let junk = operand(&junk);
            Some(match truth {
                true => wrap(format!("({}) ? (", p.text), format!(") : {junk}"), p.facts),
                false => wrap(format!("({}) ? {junk} : (", p.text), ")", p.facts),
            })
        }
    }
}

/// Through another type and back: one that is as wide, or one that holds all values.
fn casts(ints: Ints, kind: IntKind, own: Option<&Leaf>, c: &mut Choices) -> Option<Rewriting> {
    let via = CASTS[c.below(9) as usize % 9];
    let (min, max) = ints.limits(via);
    let fits = own.is_some_and(|leaf| leaf.range.0 >= min && leaf.range.1 <= max);
    if via == kind || kind == IntKind::Bool {
        return None;
    }
    if ints.width(via) >= ints.width(kind) {
        let facts = vec![format!("{} is as wide as {}", via.name(), kind.name())];
        return Some(wrap(format!("({})(", via.name()), ")", facts));
    }
    let facts = vec![own?.fact(), format!("{} holds that", via.name())];
    fits.then(|| wrap(format!("({})(", via.name()), ")", facts))
}

/// From its own values: masks, remainders, truth.
fn by_value(ints: Ints, kind: IntKind, own: &Leaf, c: &mut Choices) -> Option<Rewriting> {
    let promoted = ints.promote(kind);
    let (lo, hi) = own.range;
    let most = ints.limits(promoted).1.min(i128::from(i64::MAX));
    let facts = vec![own.fact()];
    let say = |v: i128| ints.literal(promoted, v);
    match c.below(5) {
        0 if lo >= 0 && hi < most => {
            let over = i128::from(c.bits(6)).min(most - hi - 1);
            Some(wrap("(", format!(") % {}", say(hi + 1 + over)), facts))
        }
        1 if lo >= 0 && hi <= most => {
            let bits = 128 - hi.leading_zeros();
            let mask = ((1i128 << bits.min(62)) - 1).max(hi).min(most);
            ((hi & mask) == hi && mask & (mask + 1) == 0)
                .then(|| wrap("(", format!(") & {}", say(mask)), facts))
        }
        2 if lo >= 0 && hi <= 1 => Some(match c.below(2) {
            0 => wrap("!!(", ")", facts),
            _ => wrap("(", ") != 0", facts),
        }),
        3 => {
            let below = ints.width(promoted).saturating_sub(1).min(62);
            let ones = own.ones & ((1u128 << below) - 1);
            (ones != 0).then(|| {
                let bits = say(ones as i128);
                wrap("(", format!(") | {bits}"), facts)
            })
        }
        4 if lo == hi && lo >= 0 && lo <= most => {
            // A constant to us, not to a compiler.
            Some(wrap("(", format!(") & {}", say(lo)), facts))
        }
        _ => None,
    }
}

/// Two operations that undo each other.
fn twice(ints: Ints, kind: IntKind, own: &Leaf, c: &mut Choices) -> Option<Rewriting> {
    let promoted = ints.promote(kind);
    let (lo, hi) = own.range;
    let (min, max) = ints.limits(promoted);
    let room = (max - hi).min(i128::from(i32::MAX));
    match c.below(4) {
        0 => Some(wrap("~(~(", "))", vec!["two complements".into()])),
        1 if lo > min => Some(wrap("-(-(", "))", vec![own.fact()])),
        2 if room > 0 => {
            let n = i128::from(c.bits(16)).min(room);
            let n = ints.literal(promoted, n);
            Some(wrap("((", format!(") + {n}) - {n}"), vec![own.fact()]))
        }
        3 if lo >= 0 && hi <= max >> 3 => {
            let n = c.range(1, 3);
            Some(wrap("((", format!(") << {n}) >> {n}"), vec![own.fact()]))
        }
        _ => None,
    }
}

/// `p ? e : 0` for a pointer.
fn pointer(cx: &Context, expr: ExprId, env: &Env, c: &mut Choices) -> Option<Rewriting> {
    let typed = cx.seed.checked.exprs.get(expr.index())?;
    let plain = matches!(typed.category, Category::RValue | Category::LValue);
    if !plain || !cx.seed.checked.types.is_pointer(typed.qty.ty) {
        return None;
    }
    // A null pointer constant is more than a pointer.
    if is_constant(&cx.seed.program, expr) {
        return None;
    }
    let truth = c.chance(500);
    let p = synthesise_predicate(env, truth, cx.depth.min(1), c)?;
    Some(match truth {
        true => wrap(format!("({}) ? (", p.text), ") : 0", p.facts),
        false => wrap(format!("({}) ? 0 : (", p.text), ")", p.facts),
    })
}
