//! Verdicts as data: what was expected, what each compiler did, what follows.

use super::*;
use cassay_trial::Part;

/// `name flags = what`, one per line; the lineage is the name up to a `-`. `what` is `out TEXT`,
/// `exit N TEXT`, or the name of something that happened.
fn trials(text: &str) -> Vec<Trial> {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let trials = lines.map(|line| {
        let (who, what) = line.split_once('=').expect("a line needs =");
        let (compiler, flags) = who.trim().split_once(' ').expect("a line needs flags");
        let (what, detail) = what.trim().split_once(' ').unwrap_or((what.trim(), ""));
        let seen = match what {
            "out" => Seen::Ended {
                status: 0,
                output: detail.into(),
            },
            "exit" => {
                let (status, output) = detail.split_once(' ').expect("exit needs a status");
                Seen::Ended {
                    status: status.parse().expect("a number"),
                    output: output.into(),
                }
            }
            "signal" => Seen::RunCrash {
                signal: detail.parse().expect("a number"),
            },
            "endless" => Seen::RunHang,
            "ice" => Seen::CompilerCrash {
                signature: detail.into(),
            },
            "slow" => Seen::CompilerHang,
            "no" => Seen::Rejects {
                message: detail.into(),
            },
            "limit" => Seen::Resource {
                part: Part::Compiler,
            },
            "absent" => Seen::Skipped { why: detail.into() },
            other => panic!("{other}?"),
        };
        Trial {
            lineage: compiler
                .split('-')
                .next()
                .unwrap_or_default()
                .trim()
                .to_string(),
            compiler: compiler.to_string(),
            flags: flags.trim().to_string(),
            seen,
        }
    });
    trials.collect()
}

fn check(expected: Option<&Expected>, text: &str, verdicts: &[&str], doubted: bool) {
    let trials = trials(text);
    let judgement = judge(expected, &trials);
    let names: Vec<&str> = judgement.outcomes.iter().map(|o| o.name()).collect();
    assert_eq!(names, verdicts, "{text}");
    assert_eq!(judgement.doubt.is_some(), doubted, "{text}");
}

fn known(text: &str) -> Expected {
    Expected::exit(0, text)
}

#[test]
fn everyone_is_held_to_the_known_meaning() {
    check(
        Some(&known("7")),
        "gcc -O0 = out 7
         gcc -O2 = out 8
         gcc -O3 = exit 1 7
         clang -O0 = signal 11
         clang -O2 = endless
         tcc -x = ice tccgen
         tcc -y = slow
         pcc -x = no too hard
         pcc -y = limit memory
         pcc -z = absent gone",
        &[
            "ok",
            "wrong-output",
            "wrong-exit",
            "run-crash",
            "run-hang",
            "compiler-crash",
            "compiler-hang",
            "rejects-valid",
            "resource",
            "skipped",
        ],
        false,
    );
}

#[test]
fn one_lineage_may_be_wrong_in_all_its_versions() {
    check(
        Some(&known("7")),
        "gcc-11 -O2 = out 8
         gcc-12 -O2 = out 8
         clang-14 -O2 = out 7",
        &["wrong-output", "wrong-output", "ok"],
        false,
    );
}

#[test]
fn two_lineages_that_differ_from_us_and_each_other_are_both_wrong() {
    check(
        Some(&known("7")),
        "gcc -O2 = out 8
         clang -O2 = out 9",
        &["wrong-output", "wrong-output"],
        false,
    );
}

#[test]
fn two_lineages_that_agree_against_us_show_a_bug_of_ours() {
    check(
        Some(&known("7")),
        "gcc -O2 = out 8
         clang -O2 = out 8
         tcc -x = out 9
         pcc -x = ice here
         gcc -O0 = out 7",
        &["suspect", "suspect", "suspect", "compiler-crash", "ok"],
        true,
    );
    let crashes = "gcc -O2 = signal 11\nclang -O0 = signal 11\ntcc -x = out 7";
    check(
        Some(&known("7")),
        crashes,
        &["suspect", "suspect", "ok"],
        true,
    );
    let hangs = "gcc -O2 = endless\ntcc -O0 = endless";
    check(Some(&known("7")), hangs, &["suspect", "suspect"], true);
}

#[test]
fn two_lineages_are_outvoted_by_two_that_are_right_each_time() {
    let outvoted = "pcc -O2 = endless\nchibicc -x = endless\ngcc -O2 = out 7\nclang -O2 = out 7";
    check(
        Some(&known("7")),
        outvoted,
        &["run-hang", "run-hang", "ok", "ok"],
        false,
    );
    let torn = format!("{outvoted}\nclang -O3 = endless");
    check(
        Some(&known("7")),
        &torn,
        &["suspect", "suspect", "ok", "ok", "suspect"],
        true,
    );
}

#[test]
fn a_program_nobody_takes_is_not_valid() {
    let all = "gcc -O2 = no a\nclang -O2 = no b";
    check(Some(&known("7")), all, &["suspect", "suspect"], true);
    let some = "gcc -O2 = no a\nclang -O2 = no b\ntcc -x = out 7";
    check(
        Some(&known("7")),
        some,
        &["rejects-valid", "rejects-valid", "ok"],
        false,
    );
}

#[test]
fn doubt_names_who_agrees_on_what() {
    let trials = trials("gcc-12 -O2 = out 8\nclang -O1 = out 8\nclang -O0 = out 7");
    let doubt = judge(Some(&known("7")), &trials).doubt.expect("doubt");
    assert_eq!(doubt.compilers, ["clang -O1", "gcc-12 -O2"]);
    assert_eq!(
        doubt.seen,
        Seen::Ended {
            status: 0,
            output: b"8".to_vec()
        }
    );
}

#[test]
fn a_vote_needs_two_lineages_and_a_majority() {
    check(
        None,
        "gcc -O0 = out 7
         clang -O0 = out 7
         tcc -x = out 8
         gcc -O2 = signal 8",
        &["ok", "ok", "wrong-output", "run-crash"],
        false,
    );
    check(
        None,
        "gcc-11 -O0 = out 7
         gcc-12 -O0 = out 7
         tcc -x = out 8
         pcc -x = no what",
        &["skipped", "skipped", "skipped", "rejects-valid"],
        false,
    );
    check(
        None,
        "gcc -O0 = out 7
         clang -O0 = out 7
         tcc -x = out 8
         pcc -x = out 8",
        &["skipped", "skipped", "skipped", "skipped"],
        false,
    );
    check(
        None,
        "gcc -O0 = out 7\nclang -O0 = no why\ntcc -x = ice",
        &["skipped", "skipped", "compiler-crash"],
        false,
    );
}

#[test]
fn signatures_keep_what_tells_bugs_apart() {
    let fared = |flags: &str, outcome, signal| Fared {
        flags: flags.to_string(),
        outcome,
        signal,
    };
    let vector = [
        fared("-O0", Outcome::Ok, None),
        fared("-O2", Outcome::WrongOutput, None),
        fared("", Outcome::RunCrash, Some(11)),
    ];
    let ended = Seen::Ended {
        status: 0,
        output: b"8".to_vec(),
    };
    let of = |kind, seen: &Seen, vector: &[Fared]| signature(kind, "gcc", "12.2.0", seen, vector);
    assert_eq!(
        of(Kind::WrongOutput, &ended, &vector),
        "wrong-output | gcc 12.2.0 | -O0: ok, -O2: wrong-output, (none): run-crash SIGSEGV"
    );
    let crash = Seen::CompilerCrash {
        signature: "in expand_expr, at expr.c".into(),
    };
    assert_eq!(
        of(Kind::CompilerCrash, &crash, &vector),
        "compiler-crash | gcc 12.2.0 | in expand_expr, at expr.c"
    );
    // The same failure at other levels, or by another signal, is another bug.
    let everywhere = ["-O0", "-O3"].map(|flags| fared(flags, Outcome::RunCrash, Some(11)));
    let only_there = [fared("-O0", Outcome::Ok, None), everywhere[1].clone()];
    let otherwise = [
        only_there[0].clone(),
        fared("-O3", Outcome::RunCrash, Some(8)),
    ];
    let died = Seen::RunCrash { signal: 11 };
    let all = [everywhere, only_there, otherwise].map(|vector| of(Kind::RunCrash, &died, &vector));
    let distinct: BTreeSet<&String> = all.iter().collect();
    assert_eq!(distinct.len(), 3, "{all:?}");
    // What a program does where the compiler does not hang is no part of the hang.
    let hangs = fared("-O3", Outcome::CompilerHang, None);
    let one = [fared("-O0", Outcome::Ok, None), hangs.clone()];
    let other = [fared("-O0", Outcome::WrongOutput, None), hangs];
    let of = |vector: &[Fared]| of(Kind::CompilerHang, &Seen::CompilerHang, vector);
    assert_eq!(
        of(&one),
        "compiler-hang | gcc 12.2.0 | -O0: ends, -O3: hangs"
    );
    assert_eq!(of(&one), of(&other));
}

#[test]
fn refusals_are_the_same_whatever_names_they_quote() {
    let cases = [
        (
            "main.c:12:5: error: invalid operand 'g12'",
            "invalid operand ''",
        ),
        (
            "note\nmain.c:1: error: type `long' of ‘x’ has 12 bits",
            "type `' of ‘’ has # bits",
        ),
        ("x.s:7: Error: no `and' of 8 bits", "no `' of # bits"),
        ("\n  out of ideas at 77\n", "out of ideas at #"),
        ("", ""),
    ];
    for (message, expected) in cases {
        let message = message.to_string();
        let seen = Seen::Rejects { message };
        let signature = signature(Kind::RejectsValid, "gcc", "12.2.0", &seen, &[]);
        assert_eq!(
            signature,
            format!("rejects-valid | gcc 12.2.0 | {expected}")
        );
        assert_eq!(told(&signature), Failure::of(&seen, None));
    }
    assert_eq!(
        told("compiler-crash | gcc 12.2.0 | gcc | in f, at a.c"),
        Some(Failure::CompilerCrash("gcc | in f, at a.c".into()))
    );
    assert_eq!(told("wrong-output | gcc 12.2.0 | -O0: ok"), None);
}
