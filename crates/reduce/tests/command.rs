//! `cassay reduce` from outside: with mock-buggy compilers (`tests/reduce/mock`: gcc with a planted
//! miscompilation, see there), with real ones where they are installed, with scripts, interrupted
//! and resumed. The bounds on sizes are what was reached when the case was added, and some slack.

use cassay_testkit::corpus::shared;
use cassay_testkit::process::with_mounts;
use cassay_testkit::{TestDir, have, skip, text};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn cases() -> PathBuf {
    shared("reduce")
}

fn input(name: &str) -> String {
    cases().join(name).to_str().unwrap().to_string()
}

fn mock(name: &str, flags: &str) -> String {
    format!("{} {flags}", cases().join("mock").join(name).display())
}

fn cassay(args: &[&str]) -> Output {
    cassay_testkit::cassay().run(&[&["reduce"], args].concat())
}

/// Reduces and gives the report; the result is in `out`.
fn reduce(args: &[&str], out: &str) -> Value {
    let output = cassay(&[args, &["--json", "-o", out]].concat());
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

/// The program has a meaning, and says nothing that compilers warn of.
fn assert_good(path: &str) {
    let run = cassay_testkit::cassay().run(&["run", path]);
    let code = run.status.code().unwrap();
    assert!(code < 120, "{}", text(&run.stderr));
}

fn check(name: &str, file: &str, cc: &str, most: u64, failure: &str) {
    if !have(&["gcc"]) {
        return;
    }
    let place = TestDir::new(name);
    let out = place.path("out.c");
    let report = reduce(&[&input(file), "--cc", cc], &out);
    let result = fs::read_to_string(&out).unwrap();
    assert!(
        report["tokens"].as_u64() <= Some(most),
        "{report}\n{result}"
    );
    assert!(report["compilations"].as_u64() <= Some(1500), "{report}");
    let said = report["failure"].as_str().unwrap();
    assert!(said.contains(failure), "{said}");
    assert_eq!(
        report["notes"].as_array().map(Vec::len),
        Some(0),
        "{report}"
    );
    assert_good(&out);
}

#[test]
fn a_planted_shift() {
    check("shift", "whole.c", &mock("shift.sh", "-O2"), 50, "SIGABRT");
}

#[test]
fn a_planted_extension() {
    check(
        "extend",
        "scalar.c",
        &mock("extend.sh", "-O2"),
        50,
        "exit status",
    );
}

#[test]
fn a_planted_crash() {
    let said = "in expand_remainder";
    check("crash", "whole.c", &mock("crash.sh", "-O2"), 60, said);
}

#[test]
fn a_bug_of_chibicc() {
    if !have(&["chibicc"]) {
        return;
    }
    let place = TestDir::new("reduce-chibicc");
    // A bit-field without a name counts as a member when a structure is initialised.
    let program = place.write(
        "in.c",
        "struct S { int a : 3; int : 0; int b; };\n\
         static int unused = 5;\n\
         static struct S s = {1, 2};\n\
         int printf(const char *, ...);\n\
         static int f(int x) { return x + unused; }\n\
         int main(void) { unused = f(2); printf(\"%d\\n\", s.b); return 0; }\n",
    );
    let probe = cassay(&[&program, "--cc", "chibicc", "-o", &place.path("probe.c")]);
    if probe.status.code() == Some(101) {
        skip("this chibicc has no such bug");
        return;
    }
    let out = place.path("out.c");
    let report = reduce(&[&program, "--cc", "chibicc"], &out);
    assert!(report["tokens"].as_u64() <= Some(50), "{report}");
    assert_good(&out);
}

#[test]
fn a_script_decides_and_the_semantics_guards() {
    let place = TestDir::new("reduce-script");
    let script = place.script("test.sh", "#!/bin/sh\ngrep -q 'a / b' in.c\n");
    let program = place.write(
        "in.c",
        "#include <stdio.h>\n#define TWO 2\n\
         int main(void) {\n    int a = 8, b = TWO;\n    for (int i = 0; i < 3; i++) b += i;\n    \
         printf(\"%d\\n\", a / b);\n    return a / b - 1;\n}\n",
    );
    let out = place.path("out.c");
    let report = reduce(&[&program, "--test", &script], &out);
    let result = fs::read_to_string(&out).unwrap();
    // Without a guard `b` would have gone to 0.
    assert!(
        result.contains("a / b") && !result.contains("printf"),
        "{result}"
    );
    assert!(
        report["refused"]["undefined"].as_u64() >= Some(1),
        "{report}"
    );
    assert_good(&out);
}

#[test]
fn what_cannot_be_read_is_reduced_as_text() {
    let place = TestDir::new("reduce-text");
    let script = place.script(
        "test.sh",
        "#!/bin/sh\ngrep -q template in.c && grep -q '[{]x' in.c\n",
    );
    let program = place.write(
        "in.c",
        "template <class T> T f(T a) { return a; }\nint g() {x;}\nint h;\n",
    );
    let out = place.path("out.c");
    let report = reduce(&[&program, "--test", &script], &out);
    assert_eq!(fs::read_to_string(&out).unwrap().trim(), "template {x");
    assert!(
        report["notes"][0].as_str().unwrap().contains("as text"),
        "{report}"
    );
}

/// What fails only as it is written is reduced as text, and has a meaning all the same.
#[test]
fn what_is_reduced_as_text_is_guarded_where_it_can_be_read() {
    let place = TestDir::new("reduce-written");
    let script = place.script("test.sh", "#!/bin/sh\ngrep -q '((7))' in.c\n");
    let program = place.write(
        "in.c",
        "int g = 2;\nint f(int a)\n{\n    return a - 7;\n}\nint main(void)\n{\n    int b = ((7));\n    \
         g = g + 1;\n    return f(b);\n}\n",
    );
    let out = place.path("out.c");
    let report = reduce(&[&program, "--test", &script], &out);
    let result = fs::read_to_string(&out).unwrap();
    assert!(
        result.contains("main") && result.contains("((7))"),
        "{result}"
    );
    assert!(!result.contains("g + 1"), "{result}");
    let note = report["notes"][0].as_str().unwrap();
    assert!(
        note.starts_with("reduced as text: it does not fail"),
        "{note}"
    );
    assert_good(&out);
}

#[test]
fn a_program_that_does_not_fail_is_refused() {
    if !have(&["gcc"]) {
        return;
    }
    let place = TestDir::new("reduce-fine");
    let out = place.path("out.c");
    let program = place.write("in.c", "int main(void) { return 3; }\n");
    let output = cassay(&[&program, "--cc", "gcc -O1", "-o", &out]);
    assert_eq!(output.status.code(), Some(101));
    assert!(
        text(&output.stderr).contains("exit status 3"),
        "{}",
        text(&output.stderr)
    );
    let program = place.write("in.c", "int main(void) { int x; return x; }\n");
    let output = cassay(&[&program, "--cc", "gcc -O1", "-o", &out]);
    assert_eq!(output.status.code(), Some(101));
    assert!(
        text(&output.stderr).contains("--no-guard"),
        "{}",
        text(&output.stderr)
    );
}

#[test]
fn nothing_to_ask_and_nothing_to_read_are_said() {
    let place = TestDir::new("reduce-usage");
    let program = place.write("in.c", "int main(void) { return 0; }\n");
    let says = |args: &[&str], what: &str| {
        let output = cassay(args);
        assert_eq!(output.status.code(), Some(125));
        assert!(
            text(&output.stderr).contains(what),
            "{}",
            text(&output.stderr)
        );
    };
    says(&[&program], "--cc names a compiler");
    says(&[&place.path("none.c"), "--cc", "gcc"], "cannot read");
    says(&[&program, "--cc", "no-such-compiler"], "cannot be run");
    says(&["7", "--store", &place.path("none")], "none");
    says(
        &["0/whole/1/-", "--cc", "gcc"],
        "case of generator version 0",
    );
}

/// Stopped at any point by its time, and begun again with the same command: the same result, and
/// nothing asked twice.
#[test]
fn interrupted_and_resumed_gives_the_same_result() {
    if !have(&["gcc"]) {
        return;
    }
    let place = TestDir::new("reduce-resume");
    let cc = mock("crash.sh", "-O2");
    let program = input("whole.c");
    let whole = place.path("whole.c");
    let report = reduce(&[&program, "--cc", &cc], &whole);
    let out = place.path("out.c");
    let mut candidates = 0;
    for round in 0..100 {
        // A second may be too short for the start alone where much else runs.
        let time = format!("{}s", 1 + round / 8);
        let args = [&program, "--cc", &cc, "--json", "-o", &out, "--time", &time];
        let output = cassay(&args);
        let part: Value = serde_json::from_slice(&output.stdout)
            .unwrap_or_else(|_| panic!("{:?}: {}", output.status.code(), text(&output.stderr)));
        candidates += part["candidates"].as_u64().unwrap();
        match output.status.code() {
            Some(0) => break,
            Some(102) => assert!(Path::new(&out).is_file()),
            code => panic!("{code:?}: {}", text(&output.stderr)),
        }
    }
    assert_eq!(fs::read(&out).unwrap(), fs::read(&whole).unwrap());
    assert_eq!(Some(candidates), report["candidates"].as_u64());
}

/// Killed or told to stop after any number of answers, and begun again: the same result, to the byte.
/// `CASSAY_INTERRUPTS=50` for as many points; they are the same in every run.
#[test]
fn killed_anywhere_and_resumed_gives_the_same_result() {
    if !have(&["gcc"]) {
        return;
    }
    let points = std::env::var("CASSAY_INTERRUPTS").map_or(6, |n| n.parse().unwrap());
    let place = TestDir::new("reduce-killed");
    let (cc, program) = (mock("shift.sh", "-O2"), input("scalar.c"));
    let whole = place.path("whole.c");
    reduce(&[&program, "--cc", &cc], &whole);
    let answers = |out: &str| {
        let log = fs::read(format!("{out}.log")).unwrap_or_default();
        log.iter().filter(|byte| **byte == b'\n').count()
    };
    let all = answers(&whole);
    assert!(all > 50, "{all} answers");
    let out = place.path("out.c");
    let mut state = 1_u64;
    let mut at: Vec<usize> = (0..points)
        .map(|_| {
            state = state
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407);
            (state >> 33) as usize % all
        })
        .collect();
    at.sort_unstable();
    for (turn, &point) in at.iter().enumerate() {
        let mut child = cassay_testkit::cassay()
            .command(&["reduce", &program, "--cc", &cc, "-o", &out])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        while answers(&out) < point && child.try_wait().unwrap().is_none() {
            std::thread::sleep(std::time::Duration::from_millis(2));
        }
        let signal = if turn % 2 == 0 { "-KILL" } else { "-INT" };
        // It may have ended by itself.
        let _ = Command::new("kill")
            .args([signal, &child.id().to_string()])
            .stderr(Stdio::null())
            .status();
        child.wait().unwrap();
    }
    reduce(&[&program, "--cc", &cc], &out);
    assert_eq!(fs::read(&out).unwrap(), fs::read(&whole).unwrap());
}

#[test]
fn jobs_do_not_change_the_result() {
    if !have(&["gcc"]) {
        return;
    }
    let place = TestDir::new("reduce-jobs");
    let (cc, program) = (mock("crash.sh", "-O2"), input("whole.c"));
    let (one, two) = (place.path("one.c"), place.path("two.c"));
    reduce(&[&program, "--cc", &cc, "--jobs", "1"], &one);
    reduce(&[&program, "--cc", &cc, "--jobs", "2"], &two);
    assert_eq!(fs::read(&one).unwrap(), fs::read(&two).unwrap());
}

/// For a finding everything is known, programs of several units included; the store has the result
/// afterwards.
#[test]
fn a_finding_of_a_hunt() {
    if !have(&["gcc"]) {
        return;
    }
    let place = TestDir::new("reduce-finding");
    let store = place.path("store");
    let cc = mock("shift.sh", "-O1");
    let mut hunt = cassay_testkit::cassay().command(&[
        "hunt",
        "--json",
        "--programs",
        "24",
        "--size",
        "3000",
        "--jobs",
        "1",
    ]);
    hunt.args(["--set", "barrier=units", "--store", &store, "--cc", &cc]);
    let output = hunt.output().unwrap();
    assert_eq!(output.status.code(), Some(100), "{}", text(&output.stderr));
    let out = place.path("out.c");
    let report = reduce(&["1", "--store", &store], &out);
    let result = fs::read_to_string(&out).unwrap();
    assert!(report["tokens"].as_u64() <= Some(60), "{report}\n{result}");
    assert!(report["tokens_before"].as_u64() >= Some(500), "{report}");
    assert_good(&out);
}

/// A program that a planted bug makes print the wrong value, among others.
const SHIFTS: &str = "int printf(const char *, ...);\nint zero(void) { return 0; }\n\
    int main(void) {\n    int a = -8, b = 3;\n    for (int i = 0; i < 3; i++) b += zero() + i;\n    \
    printf(\"%d %d\\n\", a >> 1, b);\n    return 0;\n}\n";

#[test]
fn another_compiler_must_go_right() {
    if !have(&["gcc"]) {
        return;
    }
    let place = TestDir::new("reduce-against");
    let program = place.write("in.c", SHIFTS);
    let cc = mock("shift.sh", "-O0");
    let out = place.path("out.c");
    let report = reduce(&[&program, "--cc", &cc, "--against", "gcc -O0"], &out);
    assert!(report["tokens"].as_u64() <= Some(40), "{report}");
    // Each interesting program was compiled by both.
    let least =
        report["interesting"].as_u64().unwrap() + report["candidates"].as_u64().unwrap() / 2;
    assert!(report["compilations"].as_u64() >= Some(least), "{report}");
    assert_good(&out);
    let output = cassay(&[&program, "--cc", &cc, "--against", &cc, "-o", &out]);
    assert_eq!(output.status.code(), Some(101));
    let said = text(&output.stderr);
    assert!(said.contains("does not go right either"), "{said}");
}

/// Whoever reads the result wants to see a wrong value, not what a crash makes of it.
#[test]
fn what_is_left_is_written_as_people_write() {
    let place = TestDir::new("reduce-written");
    let file = place.write(
        "main.c",
        "struct s { int x : 3; int y; };\nstruct s v[2][2];\nstruct s *at(int i) { return &v[i][0]; }\n\
         int main(void) { for (int i = 0; i < 2; i++) at(i)->x = i; return v[0][0].x; }\n",
    );
    let script = place.script("test.sh", "grep -q ': 3' main.c && grep -q '[.]' main.c\n");
    let out = place.path("out.c");
    reduce(&[&file, "--test", &script], &out);
    assert_good(&out);
    assert_eq!(
        fs::read_to_string(&out).unwrap(),
        "struct {\n    int m1 : 3;\n} a;\n\nint main(void)\n{\n    a.m1;\n}\n"
    );
}

#[test]
fn a_crash_becomes_a_check() {
    if !have(&["gcc"]) {
        return;
    }
    let place = TestDir::new("reduce-crash-check");
    let cc = mock("shift.sh", "-O0");
    let check = |text: &str, without: &str| {
        let program = place.write("in.c", text);
        let out = place.path("out.c");
        let report = reduce(&[&program, "--cc", &cc], &out);
        assert_eq!(report["failure"], "wrong exit status");
        let result = fs::read_to_string(&out).unwrap();
        let clean = result.contains("return ") && !result.contains(without);
        assert!(clean, "{result}");
        assert!(report["tokens"].as_u64() <= Some(30), "{result}");
        assert_good(&out);
    };
    // Where it should never come.
    check(
        "int a[2], v = -8;\nint main(void) { while (v >> 1 != -4) a[1 << 28] = 1; return 0; }\n",
        "[",
    );
    // The same, where all it does is to print something else.
    check(
        "int printf(const char *, ...);\nint v = -8, w = 3;\n\
         int main(void) { if (v >> 1 > 0) w = 4; printf(\"%d\\n\", w); return 0; }\n",
        "w",
    );
    // What is wrong before it divides by zero.
    check(
        "int v = -8;\nint main(void) { v = 8 / ((v >> 1) - 0x7ffffffc); return 0; }\n",
        "/",
    );
}

/// Nothing is known about such a program but what another compiler makes of it.
#[test]
fn without_a_guard_the_other_compiler_says_what_is_right() {
    if !have(&["gcc"]) {
        return;
    }
    let place = TestDir::new("reduce-no-guard");
    let undefined = SHIFTS.replace("b = 3", "b = 2147483647");
    let program = place.write("in.c", &undefined);
    let (cc, out) = (mock("shift.sh", "-O0"), place.path("out.c"));
    let output = cassay(&[&program, "--cc", &cc, "--no-guard", "-o", &out]);
    assert_eq!(output.status.code(), Some(101));
    assert!(text(&output.stderr).contains("--against"));
    let args = [&program, "--cc", &cc, "--no-guard", "--against", "gcc -O0"];
    let report = reduce(&args, &out);
    assert!(report["tokens"].as_u64() <= Some(40), "{report}");
    assert_eq!(report["failure"], "wrong output");
    assert_eq!(report["notes"].as_array().map(Vec::len), Some(0));
}

#[test]
fn a_crash_on_a_program_without_a_meaning() {
    if !have(&["gcc"]) {
        return;
    }
    let place = TestDir::new("reduce-no-meaning");
    let program = place.write(
        "in.c",
        "int main(void) {\n    int x, y = 7;\n    while (x) x = x << 3 % y;\n    return y;\n}\n",
    );
    let (cc, out) = (mock("crash.sh", "-O2"), place.path("out.c"));
    let report = reduce(&[&program, "--cc", &cc, "--no-guard"], &out);
    assert!(report["tokens"].as_u64() <= Some(20), "{report}");
}

/// What may stay is what was named, and nothing else.
#[test]
fn a_kind_that_is_tolerated_may_stay() {
    let place = TestDir::new("reduce-tolerate");
    let script = place.script(
        "test.sh",
        "#!/bin/sh\ngrep -q 'x + 1' in.c && grep -q '/ y' in.c\n",
    );
    let program = place.write(
        "in.c",
        "int main(void) {\n    int x = 2147483647, y = 2;\n    x = x + 1;\n    return x / y != 0;\n}\n",
    );
    let out = place.path("out.c");
    let args = [&program, "--test", &script, "--tolerate", "signed-overflow"];
    let output = cassay(&[&args[..3], &["-o", &out]].concat());
    assert_eq!(output.status.code(), Some(101));
    let report = reduce(&args, &out);
    // With `y` 0 it would be smaller.
    assert!(
        report["refused"]["undefined"].as_u64() >= Some(1),
        "{report}"
    );
    let run = cassay_testkit::cassay().run(&["run", "--tolerate", "signed-overflow", &out]);
    assert!(run.status.code() < Some(120), "{}", text(&run.stderr));
    let output = cassay(&[&program, "--test", &script, "--tolerate", "no-such-kind"]);
    assert_eq!(output.status.code(), Some(125));
    assert!(text(&output.stderr).contains("no-such-kind"));
}

#[test]
fn a_case_is_made_again_by_its_name() {
    if !have(&["gcc"]) {
        return;
    }
    let place = TestDir::new("reduce-case");
    let case = format!("{}/whole/3/size=1500", cassay_gen::VERSION);
    let script = place.script("test.sh", "#!/bin/sh\ngrep -q ' ^ ' main.c\n");
    let out = place.path("out.c");
    let report = reduce(&[&case, "--test", &script], &out);
    assert!(report["tokens_before"].as_u64() >= Some(200), "{report}");
    assert!(report["tokens"].as_u64() <= Some(30), "{report}");
    assert_good(&out);
    let output = cassay(&[&case]);
    assert_eq!(output.status.code(), Some(125));
    assert!(text(&output.stderr).contains("what fails"));
}

/// On a terminal there is one line, which is written over and gone at the end.
#[test]
fn progress_on_a_terminal() {
    if !have(&["script"]) {
        return;
    }
    let place = TestDir::new("reduce-terminal");
    let test = place.script("test.sh", "#!/bin/sh\nsleep 0.02\ngrep -q 'a >> 1' in.c\n");
    let program = place.write("in.c", SHIFTS);
    let command = format!(
        "{} reduce {program} --test {test} -o {}",
        cassay_testkit::cassay().0,
        place.path("out.c")
    );
    let output = Command::new("script")
        .args(["-qec", &command, "/dev/null"])
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let shown = text(&output.stdout);
    assert_eq!(output.status.code(), Some(0), "{shown}");
    let lines: Vec<&str> = shown.split("\r\x1b[K").collect();
    assert!(lines.len() >= 3, "{shown:?}");
    assert!(
        lines[1].contains("tokens") && lines[1].contains("refused by the semantics"),
        "{shown:?}"
    );
    assert!(
        lines.iter().rev().skip(1).all(|line| !line.contains('\n')),
        "{shown:?}"
    );
    assert!(
        lines[lines.len() - 1].contains("the script says so"),
        "{shown:?}"
    );
}

/// Ctrl-C while a compiler is busy: it ends at once, keeps what it has, and goes on from there.
#[test]
fn an_interrupt_does_not_wait_for_a_compiler() {
    let place = TestDir::new("reduce-interrupt");
    // Nobody else sleeps for just as long.
    let nap = format!("300.{}", std::process::id());
    let quick = place.path("quick");
    let script = place.script(
        "test.sh",
        &format!(
            "#!/bin/sh\ngrep -q zero in.c || [ -e {quick} ] || sleep {nap}\n\
             grep -q 'a >> 1' in.c\n"
        ),
    );
    let program = place.write("in.c", SHIFTS);
    let out = place.path("out.c");
    let args = [program.as_str(), "--test", &script, "-o", &out];
    let mut child = cassay_testkit::cassay()
        .command(&[&["reduce"], &args[..]].concat())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    while !is_running("sleep", &nap) {
        assert!(child.try_wait().unwrap().is_none(), "it ended by itself");
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    let told = Command::new("kill")
        .args(["-INT", &child.id().to_string()])
        .status();
    assert!(told.unwrap().success());
    assert_eq!(child.wait().unwrap().code(), Some(130));
    assert!(!is_running("sleep", &nap), "the script lives on");
    let so_far = fs::read_to_string(&out).unwrap();
    assert!(so_far.contains("a >> 1"), "{so_far}");
    fs::write(quick, "").unwrap();
    let report = reduce(&args[..3], &out);
    assert!(report["tokens"].as_u64() <= Some(20), "{report}");
}

/// Whether a process with this name and this argument exists.
fn is_running(name: &str, argument: &str) -> bool {
    let line = format!("{name}\0{argument}\0");
    fs::read_dir("/proc")
        .unwrap()
        .flatten()
        .any(|entry| fs::read(entry.path().join("cmdline")).is_ok_and(|own| own == line.as_bytes()))
}

#[test]
fn an_output_that_cannot_be_written() {
    let place = TestDir::new("reduce-unwritable");
    let program = place.write("in.c", SHIFTS);
    let script = place.script("test.sh", "#!/bin/sh\ngrep -q 'a >> 1' in.c\n");
    let output = cassay(&[
        &program,
        "--test",
        &script,
        "-o",
        &place.path("no/such/out.c"),
    ]);
    assert_eq!(output.status.code(), Some(125));
    let said = text(&output.stderr);
    assert!(said.contains("no/such/out.c"), "{said}");
    // A disk with room for the log, and then no more.
    fs::create_dir(place.path("disk")).unwrap();
    let fill = "mount -t tmpfs -o size=16k none disk || exit 77\n\
                dd if=/dev/zero of=disk/fill bs=4096 count=3 2>/dev/null\n\
                \"$CASSAY\" reduce in.c --test ./test.sh -o disk/out.c; status=$?\n\
                ls disk; rm disk/fill\n\
                \"$CASSAY\" reduce in.c --test ./test.sh -o disk/out.c >&2 || exit 1\n\
                exit $status\n";
    let environment = [("CASSAY", cassay_testkit::cassay().0)];
    let Some(output) = with_mounts(fill, place.dir(), &environment) else {
        return;
    };
    let said = text(&output.stderr);
    assert_eq!(output.status.code(), Some(125), "{said}");
    assert!(said.contains("cannot write disk/out.c"), "{said}");
    assert!(
        !text(&output.stdout).contains(".tmp"),
        "{}",
        text(&output.stdout)
    );
}
