//! Profiles of expressions and statements, and the limits of what is kept. What points say is tested
//! by `crates/cassay/tests/profile`.

use cassay_eval::profile::{Bounds, ExprProfile, Pointee, Profiled, Shape, Value, Values, Wanted};
use cassay_eval::{Options, compile, compile_profiled};
use cassay_lang::Target;
use cassay_lang::tree::*;
use cassay_source::Source;
use std::sync::Arc;

fn target() -> Arc<Target> {
    Target::x86_64_linux()
}

fn parse(text: &str) -> Program {
    match Source::new("test.c", text).parse() {
        Ok(parsed) => parsed.program,
        Err(refused) => panic!("{refused}"),
    }
}

/// Profiles all of a program's expressions and statements; the outcome must be the plain one.
fn profile(program: &Program) -> Profiled {
    let exprs: Vec<ExprId> = (0..program.exprs.len()).map(Id::from_index).collect();
    let wanted = Wanted {
        exprs: &exprs,
        statements: true,
        ..Wanted::default()
    };
    let options = Options::default();
    let compiled = compile_profiled(program, &target(), &wanted).unwrap();
    let profiled = compiled.profile(program, &options);
    let plain = compile(program, &target()).unwrap().run(program, &options);
    assert_eq!(profiled.outcome.verdict, plain.verdict);
    assert_eq!(profiled.outcome.output, plain.output);
    profiled
}

/// The profile of the only expression of this kind.
fn only(text: &str, is: impl Fn(&ExprKind) -> bool) -> ExprProfile {
    let program = parse(text);
    let profiled = profile(&program);
    let mut found = (0..program.exprs.len()).filter(|&i| is(&program.exprs[i].kind));
    let first = found.next().expect("no such expression");
    assert_eq!(found.next(), None, "several such expressions");
    profiled.exprs[first].clone()
}

fn ints(values: &Values) -> Vec<i128> {
    assert!(values.complete && values.reliable(), "{values:?}");
    let int = |v: &Value| match v {
        Value::Int(v) => *v,
        other => panic!("{other:?}"),
    };
    values.seen.iter().map(int).collect()
}

#[track_caller]
fn check(text: &str, is: impl Fn(&ExprKind) -> bool, evaluated: u64, values: &[i128]) {
    let profile = only(text, is);
    assert_eq!(profile.evaluated, evaluated);
    assert_eq!(ints(&profile.values), values);
}

fn binary(op: BinaryOp) -> impl Fn(&ExprKind) -> bool {
    move |kind| matches!(kind, ExprKind::Binary(o, ..) if *o == op)
}

#[test]
fn operators_are_seen_with_their_values() {
    let loops =
        "int main(void) { int s = 0; for (int i = 0; i < 3; i++) s = i * 5; return s - s; }";
    check(loops, binary(BinaryOp::Mul), 3, &[0, 5, 10]);
    // The condition of a loop is written twice, and is a jump.
    check(loops, binary(BinaryOp::Lt), 4, &[1, 0]);
    check(
        loops,
        |k| matches!(k, ExprKind::Unary(UnaryOp::PostInc, _)),
        3,
        &[0, 1, 2],
    );
    check(loops, |k| matches!(k, ExprKind::Assign(..)), 3, &[0, 5, 10]);
}

#[test]
fn operands_that_are_skipped_are_not_evaluated() {
    let text = "int f(int a) { return a && a - 1 || a / 2; }
                int main(void) { return f(0) + f(1) + f(2) + f(5) - 2; }";
    check(text, binary(BinaryOp::LogAnd), 4, &[0, 1]);
    check(text, binary(BinaryOp::LogOr), 4, &[0, 1]);
    check(text, binary(BinaryOp::Div), 2, &[0]);
}

#[test]
fn what_is_not_read_has_no_value() {
    // The left side of an assignment, and the operand of `&`.
    let text = "int x; int main(void) { int *p = &x; *p = 3; return x - 3; }";
    let profile = only(text, |k| matches!(k, ExprKind::Unary(UnaryOp::Deref, _)));
    assert_eq!((profile.evaluated, profile.values.seen.len()), (0, 0));
    // A call for its effect is counted; a function that returns nothing may be called so.
    let text = "int f(int x) { if (x) return 1; } int main(void) { f(0); return 0; }";
    let profile = only(text, |k| matches!(k, ExprKind::Call(..)));
    assert_eq!((profile.evaluated, profile.shape), (1, None));
}

#[test]
fn pointers_and_floats_are_seen() {
    let text = "int a[3]; int main(void) { int *p = a; p = p + 2; return *p; }";
    let sum = only(text, binary(BinaryOp::Add));
    assert_eq!(sum.shape, Some(Shape::Pointer));
    assert!(matches!(
        sum.values.constant(),
        Some(Value::Pointer(Pointee::Object { offset: 8, .. }))
    ));
    let text = "int main(void) { double d = 3; d = d / 2; return d != 1.5; }";
    let half = only(text, binary(BinaryOp::Div));
    let bits = u128::from(1.5f64.to_bits());
    assert_eq!(half.values.constant(), Some(Value::Float(bits)));
}

#[test]
fn statements_are_counted() {
    let text = "int main(void) {
        int n = 0;
        while (n < 5) { n++; if (n == 3) goto out; else if (n == 9) n = 1; }
        n = 7;
        out: switch (n) { n = 8; case 3: n = 2; { case 4: n = 0; } break; default: n = 5; }
        return n;
    }";
    let program = parse(text);
    let profiled = profile(&program);
    let assigned = |value: u64| {
        let is = |s: &Stmt| match s.kind {
            StmtKind::Expr(e) => match program[e].kind {
                ExprKind::Assign(None, _, v) => {
                    matches!(program[v].kind, ExprKind::Int(lit) if lit.value == value)
                }
                _ => false,
            },
            _ => false,
        };
        let found = program.stmts.iter().position(is).unwrap();
        let id = StmtId::from_index(found);
        (profiled.reached[found], profiled.ran(id))
    };
    assert_eq!(assigned(1), (0, false));
    assert_eq!(assigned(7), (0, false));
    assert_eq!(assigned(8), (0, false));
    assert_eq!(assigned(2), (1, true));
    assert_eq!(assigned(0), (1, true));
    assert_eq!(assigned(5), (0, false));
    for (i, stmt) in program.stmts.iter().enumerate() {
        let (reached, ran) = (profiled.reached[i], profiled.executed[i]);
        match stmt.kind {
            // The label is jumped to: nothing falls into it, but it runs.
            StmtKind::Label(..) => assert_eq!((reached, ran), (0, true)),
            StmtKind::Goto(_) => assert_eq!((reached, ran), (1, true)),
            StmtKind::While(..) | StmtKind::Return(_) => assert_eq!((reached, ran), (1, true)),
            StmtKind::Default(_) => assert!(!ran),
            _ => {}
        }
    }
}

#[test]
fn bounds_limit_what_is_kept_but_not_what_is_true() {
    let text = "int a[9]; struct { int m[2][2], n; } s; int last;
                int main(void) { for (int i = 0; i < 6; i++) last = i; return 0; }";
    let program = parse(text);
    let is = |s: &Stmt| match s.kind {
        StmtKind::Expr(e) => matches!(program[e].kind, ExprKind::Assign(..)),
        _ => false,
    };
    let point = StmtId::from_index(program.stmts.iter().position(is).unwrap());
    let profile = |bounds: Bounds| {
        let wanted = Wanted {
            points: &[point, point],
            bounds,
            ..Wanted::default()
        };
        let compiled = compile_profiled(&program, &target(), &wanted).unwrap();
        let profiled = compiled.profile(&program, &Options::default());
        assert_eq!(profiled.points[0], profiled.points[1]);
        profiled.points[0].clone()
    };
    let names = |bounds: Bounds| -> Vec<String> {
        let scalars = profile(bounds).scalars;
        scalars.iter().map(|s| s.place.text(&program)).collect()
    };
    let bounds = Bounds {
        values: 2,
        elements: 3,
        scalars: 100,
    };
    assert_eq!(
        names(bounds),
        [
            "i",
            "a[0]",
            "a[1]",
            "a[2]",
            "s.m[0][0]",
            "s.m[0][1]",
            "s.m[1][0]",
            "s.n",
            "last"
        ]
    );
    let point = profile(bounds);
    let i = &point.scalars[0].values;
    assert_eq!((point.visits, i.seen.len(), i.complete), (6, 2, false));
    assert_eq!((i.range, i.zero), (Some((0, 5)), true));
    // What does not fit is left out as a whole.
    let few = Bounds {
        scalars: 5,
        ..bounds
    };
    assert_eq!(names(few), ["i", "a[0]", "a[1]", "a[2]", "last"]);
}
