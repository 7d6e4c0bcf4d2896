//! The last steps, for the person who will read the result: `abort` instead of printing, and the
//! fewest flags. Each is taken only if the program still fails the same way.
//!
//! A program that prints a wrong value becomes one that aborts where the value is wrong. That is
//! another failure of the same bug: the compiler is then held to it instead. (A wrong exit status
//! would serve and be shorter, but some compilers give one for many reasons.) The value is written
//! into the program, which would stand in the way of other steps, so this comes after them; what it
//! makes superfluous goes in further rounds. A program that crashes becomes one that aborts, too:
//! where it should never come, or where a value is wrong that it goes on with.

use crate::ask::Expected;
use crate::base::Base;
use crate::edit::{self, Edit, apply};
use crate::oracle::Failure;
use crate::walk::{Found, Node, Walk};
use cassay_lang::Span;
use cassay_lang::tree::*;

/// How a program fails that notices by itself: SIGABRT.
pub const ABORTED: Failure = Failure::RunCrash(6);

/// A statement that becomes `abort();`, or `if (x != value) abort();`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Check {
    stmt: StmtId,
    wrong: Option<(ExprId, i128)>,
}

/// The one `printf`, as a check of what it prints.
pub fn printed(p: &Program, expected: &Expected) -> Option<Check> {
    let print = only_print(p).filter(|_| expected.status == Some(0))?;
    let value = print.value(&expected.output)?;
    Some(Check {
        stmt: print.stmt,
        wrong: Some((print.arg, value)),
    })
}

/// What never runs.
pub fn dead(base: &Base<'_>) -> Vec<Check> {
    let Some(executed) = base.executed() else {
        return Vec::new();
    };
    let runs = |s: StmtId| executed.get(s.index()).copied().unwrap_or(false);
    let outermost = |found: &&Found| {
        base.walk
            .parent(found)
            .is_some_and(|outer| match outer.node {
                // Its function may be dead as a whole.
                Node::Stmt(block) => runs(block) || is_body(&base.walk, outer),
                _ => false,
            })
    };
    let stmts = base.walk.order.iter().filter(outermost);
    stmts
        .filter_map(|found| match found.node {
            Node::Stmt(stmt) if !runs(stmt) => Some(Check { stmt, wrong: None }),
            _ => None,
        })
        .collect()
}

/// All values that are always the same, the last ones first.
pub fn values(base: &Base<'_>) -> Vec<Check> {
    let p = base.p;
    let literal = |e: ExprId| matches!(p[e].kind, ExprKind::Int(_) | ExprKind::Char(_));
    let exprs = base.walk.exprs().filter(|(e, _)| !literal(*e));
    let (stmts, exprs): (Vec<StmtId>, Vec<ExprId>) = exprs
        .filter_map(|(e, found)| Some((statement(&base.walk, found)?, e)))
        .unzip();
    let observed = base.observed(&exprs).unwrap_or_default();
    let all = stmts.into_iter().zip(exprs).zip(observed).rev();
    all.filter_map(|((stmt, e), value)| {
        let wrong = Some((e, value?));
        Some(Check { stmt, wrong })
    })
    .collect()
}

fn is_body(walk: &Walk, found: &Found) -> bool {
    walk.parent(found)
        .is_some_and(|outer| matches!(outer.node, Node::Decl(_)))
}

/// The statement that an expression is part of.
fn statement(walk: &Walk, found: &Found) -> Option<StmtId> {
    let mut at = walk.parent(found);
    while let Some(found) = at {
        if let Node::Stmt(s) = found.node {
            return Some(s);
        }
        at = walk.parent(found);
    }
    None
}

/// The program with a check, which aborts by the builtin or, for compilers without it, by the library.
pub fn checked(p: &Program, check: Check, builtin: bool) -> Program {
    let mut q = p.clone();
    let ret = q.ty(TypeKind::Void);
    let ty = q.ty(TypeKind::Function {
        ret,
        params: Params::List(List::EMPTY),
        variadic: false,
    });
    let (name, storage) = if builtin {
        ("__builtin_abort", Storage::Builtin)
    } else {
        ("abort", Storage::None)
    };
    let kind = DeclKind::Function {
        ty,
        storage,
        inline: false,
        noreturn: false,
        params: List::EMPTY,
        body: None,
    };
    let abort = q.decl(Some(name), kind);
    if !builtin && let Some(unit) = q.units.first_mut() {
        unit.items.insert(0, abort);
    }
    let callee = q.use_of(abort);
    let call = q.call(callee, &[]);
    let kind = match check.wrong {
        None => StmtKind::Expr(call),
        Some((value, right)) => {
            let wrong = differs(&mut q, value, right);
            let stop = q.stmt(StmtKind::Expr(call));
            StmtKind::If(wrong, stop, None)
        }
    };
    apply(&q, [&Edit::SetStmt(check.stmt, kind)])
}

fn differs(p: &mut Program, arg: ExprId, value: i128) -> ExprId {
    let kind = edit::int(p, value);
    let right = p.push_expr(Expr {
        kind,
        span: Span::NONE,
    });
    p.binary(BinaryOp::Ne, arg, right)
}

struct Print {
    stmt: StmtId,
    arg: ExprId,
    before: String,
    after: String,
    conversion: char,
}

impl Print {
    /// The number that was printed.
    fn value(&self, output: &[u8]) -> Option<i128> {
        let text = std::str::from_utf8(output).ok()?;
        let number = text.strip_prefix(&self.before)?.strip_suffix(&self.after)?;
        match self.conversion {
            'd' | 'i' | 'u' => number.parse().ok(),
            'x' | 'X' => i128::from_str_radix(number, 16).ok(),
            'o' => i128::from_str_radix(number, 8).ok(),
            _ => None,
        }
    }
}

/// The statement that prints, if it is the only one and prints one number.
fn only_print(p: &Program) -> Option<Print> {
    let walk = Walk::new(p);
    let mut prints = walk.exprs().filter(|(e, _)| match p[*e].kind {
        ExprKind::Call(f, _) => matches!(p[f].kind, ExprKind::Name(decl)
            if p[decl].name.is_some_and(|name| is_printing(p.name(name)))),
        _ => false,
    });
    let (call, _) = prints.next()?;
    if prints.next().is_some() {
        return None;
    }
    let (stmt, _) = walk
        .stmts()
        .find(|(s, _)| matches!(p[*s].kind, StmtKind::Expr(e) if e == call))?;
    let ExprKind::Call(_, args) = p[call].kind else {
        return None;
    };
    if args.len() != 2 {
        return None;
    }
    let ExprKind::Str(format) = p[p.item(args, 0)].kind else {
        return None;
    };
    let units = p[format].units.iter();
    let format: String = units
        .map(|unit| char::from_u32(*unit))
        .collect::<Option<_>>()?;
    let (before, rest) = format.split_once('%')?;
    let rest = rest.trim_start_matches(['l', 'h', 'z', 'j', 't']);
    let conversion = rest.chars().next()?;
    let after = rest.get(conversion.len_utf8()..)?;
    if after.contains('%') {
        return None;
    }
    Some(Print {
        stmt,
        arg: p.item(args, 1),
        before: before.to_string(),
        after: after.to_string(),
        conversion,
    })
}

fn is_printing(name: &str) -> bool {
    let name = name.strip_prefix("__builtin_").unwrap_or(name);
    matches!(
        name,
        "printf" | "puts" | "putchar" | "fprintf" | "putc" | "fputs" | "fputc"
    )
}

/// Simpler sets of flags, the simplest first: without one of them, or with a lower level.
pub fn fewer_flags(flags: &[String]) -> Vec<Vec<String>> {
    let mut sets = Vec::new();
    for at in 0..flags.len() {
        let mut fewer = flags.to_vec();
        fewer.remove(at);
        sets.push(fewer);
    }
    for (at, flag) in flags.iter().enumerate() {
        let lower: &[&str] = match flag.as_str() {
            "-Ofast" => &["-O1", "-O2", "-O3"],
            "-O3" => &["-O1", "-O2"],
            "-O2" | "-Os" | "-Oz" => &["-O1"],
            _ => &[],
        };
        for lower in lower {
            let mut simpler = flags.to_vec();
            if let Some(flag) = simpler.get_mut(at) {
                *flag = (*lower).to_string();
            }
            sets.push(simpler);
        }
    }
    sets
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_become_fewer() {
        let words = |text: &str| text.split(' ').map(String::from).collect::<Vec<_>>();
        let sets = fewer_flags(&words("-O3 -march=native"));
        assert_eq!(
            sets,
            [
                words("-march=native"),
                words("-O3"),
                words("-O1 -march=native"),
                words("-O2 -march=native"),
            ]
        );
        assert_eq!(fewer_flags(&words("-O1")), [Vec::<String>::new()]);
    }
}
