//! The last steps, for the person who will read the result: `abort` instead of printing, and the
//! fewest flags. Each is taken only if the program still fails the same way.
//!
//! A program that prints a wrong value becomes one that aborts where the value is wrong. That is
//! another failure of the same bug: the compiler is then held to it instead. (A wrong exit status
//! would lead astray, as some compilers give one for many reasons: it takes the place of the abort when nothing else
//! is left to do, and must be the one that says so.) The value is written
//! into the program, which would stand in the way of other steps, so this comes after them; what it
//! makes superfluous goes in further rounds. A program that crashes becomes one that aborts, too:
//! where it should never come, or where a value is wrong that it goes on with.

use crate::base::Base;
use crate::edit::{self, Edit, apply};
use crate::walk::{Found, Node, Walk};
use cassay_lang::Span;
use cassay_lang::tree::*;
use cassay_program::Expected;
use cassay_trial::Failure;

/// How a program fails that notices by itself: SIGABRT.
pub const ABORTED: Failure = Failure::RunCrash(6);

/// A statement that becomes `abort();`, or `if (x != value) abort();`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Check {
    stmt: StmtId,
    wrong: Option<(ExprId, i128)>,
}

/// The one `printf`, as a check of what it prints: of each number that is no constant.
pub fn printed(p: &Program, expected: &Expected) -> Vec<Check> {
    let print = only_print(p).filter(|_| expected.status == Some(0));
    let Some((print, values)) = print.and_then(|print| {
        let values = print.values(&expected.output)?;
        Some((print, values))
    }) else {
        return Vec::new();
    };
    let all = print.args.iter().zip(values);
    all.filter(|(arg, _)| !matches!(p[**arg].kind, ExprKind::Int(_)))
        .map(|(&arg, value)| Check {
            stmt: print.stmt,
            wrong: Some((arg, value)),
        })
        .collect()
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

/// `return x != value;` for `if (x != value) abort();` at the end of `main`, without a declaration of `abort` that
/// nobody needs then.
pub fn returned(p: &Program) -> Option<Program> {
    let items = p.units.iter().flat_map(|unit| &unit.items);
    let is = |decl: DeclId, name: &str| p[decl].name.is_some_and(|symbol| p.name(symbol) == name);
    let body = items
        .filter(|decl| is(**decl, "main"))
        .find_map(|&decl| match p[decl].kind {
            DeclKind::Function { body, .. } => body,
            _ => None,
        })?;
    let StmtKind::Block(list) = p[body].kind else {
        return None;
    };
    let stmt = p.items(list).last()?;
    let StmtKind::If(wrong, then, None) = p[stmt].kind else {
        return None;
    };
    let StmtKind::Expr(call) = p[then].kind else {
        return None;
    };
    let ExprKind::Call(callee, _) = p[call].kind else {
        return None;
    };
    let ExprKind::Name(abort) = p[callee].kind else {
        return None;
    };
    if !is(abort, "abort") && !is(abort, "__builtin_abort") {
        return None;
    }
    let mut q = p.clone();
    let is_truth = match p[wrong].kind {
        ExprKind::Binary(op, ..) => op.is_truth(),
        ExprKind::Unary(UnaryOp::Not, _) => true,
        _ => false,
    };
    let value = match is_truth {
        true => wrong,
        false => differs(&mut q, wrong, 0),
    };
    let walk = Walk::new(p);
    let named = walk
        .exprs()
        .filter(|(e, _)| matches!(p[*e].kind, ExprKind::Name(decl) if is(decl, "abort")));
    if named.count() == 1 {
        for unit in &mut q.units {
            unit.items.retain(|item| !is(*item, "abort"));
        }
    }
    Some(apply(
        &q,
        [&Edit::SetStmt(stmt, StmtKind::Return(Some(value)))],
    ))
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
    format: String,
    args: Vec<ExprId>,
}

impl Print {
    /// The numbers that were printed.
    fn values(&self, output: &[u8]) -> Option<Vec<i128>> {
        let mut rest = std::str::from_utf8(output).ok()?;
        let mut pieces = self.format.split('%');
        rest = rest.strip_prefix(pieces.next()?)?;
        let mut values = Vec::new();
        for piece in pieces {
            let piece = piece.trim_start_matches(['l', 'h', 'z', 'j', 't']);
            let conversion = piece.chars().next()?;
            let radix = match conversion {
                'd' | 'i' | 'u' => 10,
                'x' | 'X' => 16,
                'o' => 8,
                _ => return None,
            };
            let is_part = |(at, c): &(usize, char)| c.is_digit(radix) || *at == 0 && *c == '-';
            let len = rest.char_indices().take_while(is_part).count();
            values.push(i128::from_str_radix(rest.get(..len)?, radix).ok()?);
            rest = rest.get(len..)?.strip_prefix(piece.get(1..)?)?;
        }
        rest.is_empty().then_some(values)
    }
}

/// The statement that prints, if it is the only one and prints numbers.
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
    if args.is_empty() {
        return None;
    }
    let ExprKind::Str(format) = p[p.item(args, 0)].kind else {
        return None;
    };
    let units = p[format].units.iter();
    let format: String = units
        .map(|unit| char::from_u32(*unit))
        .collect::<Option<_>>()?;
    let args = p.items(args).skip(1).collect();
    Some(Print { stmt, format, args })
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
    fn numbers_are_read_as_they_were_printed() {
        let values = |format: &str, output: &str| {
            let print = Print {
                stmt: StmtId::from_index(0),
                format: format.into(),
                args: Vec::new(),
            };
            print.values(output.as_bytes())
        };
        assert_eq!(values("%d\n", "-12\n"), Some(vec![-12]));
        let two = values("checksum = %lx %d\n", "checksum = ff01 0\n");
        assert_eq!(two, Some(vec![0xff01, 0]));
        for (format, output) in [("%s\n", "1\n"), ("%d", "1\n"), ("%d%%", "1%"), ("%d,", ",")] {
            assert_eq!(values(format, output), None, "{format}");
        }
    }

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
