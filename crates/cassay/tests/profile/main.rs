//! The value profile: what it says, that looking changes nothing, and that what it says is true.
//!
//! `tests/profile/<name>.c`: `cassay run --profile all` prints `<name>.profile`. With
//! `CASSAY_BLESS=1` these are written anew; they are to be read before they are kept. The whole
//! corpus under `tests/run` and generated programs are profiled as well: the outcome must be the
//! plain one, and checks made from every fact (see [`guard`]) must never fail.

mod guard;

use cassay_eval::profile::{Profiled, Shape, Wanted};
use cassay_eval::{Limits, Options, Outcome, Verdict, compile, compile_profiled, with_stack};
use cassay_gen::{Case, Style, generate};
use cassay_lang::Target;
use cassay_lang::tree::{ExprId, Id, IntKind, Program, StmtId};
use cassay_source::Source;
use cassay_testkit::corpus::{files, files_below, shared};
use cassay_testkit::golden;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;

fn target() -> Arc<Target> {
    Target::x86_64_linux()
}

fn parse(text: &[u8]) -> Option<Program> {
    Some(Source::new("test.c", text).parse().ok()?.program)
}

fn options() -> Options {
    Options {
        limits: Limits {
            steps: 20_000_000,
            ..Limits::default()
        },
        ..Options::default()
    }
}

fn plain(program: &Program) -> Option<Outcome> {
    let compiled = compile(program, &target()).ok()?;
    Some(compiled.run(program, &options()))
}

fn all_points(program: &Program) -> Vec<StmtId> {
    (0..program.stmts.len()).map(Id::from_index).collect()
}

fn profiled(program: &Program, points: &[StmtId], exprs: &[ExprId]) -> Profiled {
    let wanted = Wanted {
        points,
        exprs,
        statements: true,
        ..Wanted::default()
    };
    let compiled = compile_profiled(program, &target(), &wanted).unwrap();
    compiled.profile(program, &options())
}

/// A program of the corpus that ends by itself and reads nothing.
fn runnable(path: &Path) -> Option<(Program, Outcome)> {
    if path.with_extension("in").exists() || path.with_extension("args").exists() {
        return None;
    }
    let program = parse(&std::fs::read(path).unwrap())?;
    let outcome = plain(&program)?;
    Some((program, outcome))
}

fn generated(style: Style, seeds: std::ops::Range<u64>) -> Vec<(String, Program)> {
    seeds
        .map(|seed| {
            let mut case = Case::new(style, seed);
            case.set("size=6000").unwrap();
            (case.to_string(), generate(&case).unwrap().tree)
        })
        .collect()
}

#[test]
fn profiles_read_as_expected() {
    let paths = files(&shared("profile"), "c");
    assert!(paths.len() >= 4, "the cases are gone");
    for path in paths {
        let name = path.file_name().unwrap();
        let ran = Command::new(env!("CARGO_BIN_EXE_cassay"))
            .current_dir(path.parent().unwrap())
            .args(["run", "--profile", "all"])
            .arg(name)
            .output()
            .unwrap();
        golden::check(&path.with_extension("profile"), &ran.stdout);
        assert_eq!(ran.status.code(), Some(0), "{}", path.display());
    }
}

#[test]
fn looking_changes_nothing() {
    with_stack(|| {
        let mut paths = files_below(&shared("run"), "c");
        paths.extend(files_below(&shared("undefined"), "c"));
        let mut count = 0;
        for path in paths {
            let Some((program, outcome)) = runnable(&path) else {
                continue;
            };
            count += 1;
            let points = all_points(&program);
            let seen = profiled(&program, &points, &[]).outcome;
            assert_eq!(seen.verdict, outcome.verdict, "{}", path.display());
            assert_eq!(seen.output, outcome.output, "{}", path.display());
            let exprs: Vec<ExprId> = (0..program.exprs.len()).map(Id::from_index).collect();
            let seen = profiled(&program, &[], &exprs).outcome;
            assert_eq!(seen.verdict, outcome.verdict, "{}", path.display());
            assert_eq!(seen.output, outcome.output, "{}", path.display());
        }
        assert!(count > 300, "only {count} programs could be run");
    });
}

#[test]
fn samples_take_no_steps() {
    with_stack(|| {
        for style in [Style::Whole, Style::Loops] {
            for (name, program) in generated(style, 0..6) {
                let points = all_points(&program);
                let seen = profiled(&program, &points, &[]).outcome;
                assert_eq!(Some(seen), plain(&program), "{name}");
            }
        }
    });
}

/// Every fact of a profile, as a check in the program, at a part of its statements.
fn facts_hold(name: &str, program: &Program, outcome: &Outcome, every: usize, first: usize) -> u64 {
    let points: Vec<StmtId> = guard::places(program)
        .into_iter()
        .skip(first)
        .step_by(every)
        .collect();
    let profile = profiled(program, &points, &[]);
    let (guarded, checks) = guard::guard(program, &profile);
    let after = match compile(&guarded, &target()) {
        Ok(compiled) => compiled.run(
            &guarded,
            &Options {
                limits: Limits::default(),
                ..options()
            },
        ),
        Err(problem) => panic!("{name}: {problem}"),
    };
    assert_eq!(after.verdict, outcome.verdict, "{name}");
    assert_eq!(after.output, outcome.output, "{name}");
    checks
}

#[test]
fn facts_hold_in_generated_programs() {
    with_stack(|| {
        let mut checks = 0;
        for style in [Style::Whole, Style::Scalar, Style::Loops, Style::Arith] {
            for (i, (name, program)) in generated(style, 100..110).into_iter().enumerate() {
                let outcome = plain(&program).unwrap();
                assert!(matches!(outcome.verdict, Verdict::Exit(_)), "{name}");
                checks += facts_hold(&name, &program, &outcome, 4, i % 4);
            }
        }
        assert!(checks > 10_000, "only {checks} checks were made");
    });
}

#[test]
fn facts_hold_in_the_corpus() {
    with_stack(|| {
        let mut paths = files_below(&shared("run"), "c");
        paths.extend(files(&shared("profile"), "c"));
        let mut checks = 0;
        for path in paths {
            let Some((program, outcome)) = runnable(&path) else {
                continue;
            };
            if matches!(outcome.verdict, Verdict::Exit(_)) {
                let name = path.display().to_string();
                checks += facts_hold(&name, &program, &outcome, 1, 0);
            }
        }
        assert!(checks > 3_000, "only {checks} checks were made");
    });
}

#[test]
fn a_wrong_fact_is_noticed() {
    let program = parse(&std::fs::read(shared("profile").join("types.c")).unwrap()).unwrap();
    let points = guard::places(&program);
    let right = profiled(&program, &points, &[]);
    let verdict = |profile: &Profiled| {
        let (guarded, _) = guard::guard(&program, profile);
        plain(&guarded).unwrap().verdict
    };
    assert_eq!(verdict(&right), Verdict::Exit(0));
    let mut noticed = 0;
    for (i, point) in right.points.iter().enumerate() {
        for (j, scalar) in point.scalars.iter().enumerate() {
            let Some((min, max)) = scalar.values.range.filter(|r| r.0 < r.1) else {
                continue;
            };
            // Bit patterns have no simple constants, so they are not checked.
            if matches!(scalar.shape, Shape::Int { kind, .. } if kind == IntKind::UInt128) {
                continue;
            }
            for range in [(min + 1, max), (min, max - 1)] {
                let mut wrong = right.clone();
                wrong.points[i].scalars[j].values.range = Some(range);
                assert!(matches!(verdict(&wrong), Verdict::Undefined(_)));
                noticed += 1;
            }
        }
    }
    assert!(noticed > 20, "{noticed}");
}

fn cassay(args: &[&str]) -> std::process::Output {
    Command::new(env!("CARGO_BIN_EXE_cassay"))
        .current_dir(shared("profile"))
        .args(args)
        .output()
        .unwrap()
}

#[test]
fn lines_can_be_chosen() {
    let some = cassay(&["run", "--profile", "5,7-9", "loop.c"]);
    let text = String::from_utf8(some.stdout).unwrap();
    let lines: Vec<&str> = text
        .lines()
        .filter_map(|l| l.strip_prefix("loop.c:")?.split(':').next())
        .collect();
    assert!(lines.contains(&"5") && lines.contains(&"7"), "{text}");
    assert!(
        lines.iter().all(|l| ["5", "7", "8", "9"].contains(l)),
        "{text}"
    );
    for wrong in ["", "x", "0", "9-3", "1,,2"] {
        let ran = cassay(&["run", "--profile", wrong, "loop.c"]);
        assert_eq!(ran.status.code(), Some(125), "{wrong}");
    }
    let nothing = cassay(&["run", "--profile", "100000", "loop.c"]);
    assert_eq!(nothing.status.code(), Some(125));
    let message = String::from_utf8(nothing.stderr).unwrap();
    assert!(message.contains("line 100000"), "{message}");
}

#[test]
fn json_has_the_profile_beside_the_output() {
    let ran = cassay(&["run", "--profile", "all", "--json", "loop.c"]);
    let value: serde_json::Value = serde_json::from_slice(&ran.stdout).unwrap();
    assert_eq!(value["verdict"], "ok");
    assert_eq!(value["output"], "45\n");
    let points = value["profile"].as_array().unwrap();
    let point = points.iter().find(|p| p["line"] == 7).unwrap();
    assert_eq!(point["visits"], 10);
    let scalar = |name: &str| {
        let scalars = point["scalars"].as_array().unwrap();
        scalars.iter().find(|s| s["name"] == name).unwrap().clone()
    };
    assert_eq!(scalar("i")["max"], 9);
    assert_eq!(scalar("i")["complete"], false);
    assert_eq!(scalar("limit")["values"], serde_json::json!([10]));
}
