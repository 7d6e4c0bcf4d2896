//! `cassay mutate`: what it writes does what its seed does, and it says why.
//!
//! What each mutation makes is pinned beside the mutator's own tests; here it is the command.

use cassay_testkit::{Program, TestDir};
use serde_json::Value;
use std::path::Path;
use std::process::Output;

const CASSAY: Program = Program(env!("CARGO_BIN_EXE_cassay"));

fn cassay(args: &[&str]) -> Output {
    CASSAY.run(args)
}

fn stdout(args: &[&str]) -> String {
    CASSAY.stdout(args)
}

/// The complaint, with the exit code it must come with.
fn complaint(args: &[&str], code: i32) -> String {
    CASSAY.complaint(args, code)
}

fn path(dir: &Path, name: &str) -> String {
    dir.join(name).to_string_lossy().into_owned()
}

/// A program of the mutator's own tests.
fn seed(name: &str) -> String {
    let programs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../mutate/tests/programs");
    path(&programs, name)
}

#[test]
fn variants_in_a_directory_do_what_the_seed_does() {
    let place = TestDir::new("mutate-directory");
    let out = place.path("out");
    let flow = seed("flow.c");
    let expected = cassay(&["run", &flow]);
    stdout(&[
        "mutate",
        &flow,
        "--variants",
        "3",
        "--points",
        "0.4",
        "-o",
        &out,
    ]);
    for n in 1..=3 {
        let name = |end: &str| path(Path::new(&out), &format!("variant-{n}.{end}"));
        let got = cassay(&["run", &name("c")]);
        assert_eq!(got.stdout, expected.stdout);
        assert_eq!(got.status.code(), expected.status.code());
        let written = std::fs::read(name("expected")).expect("the expected output");
        assert_eq!(written, expected.stdout);
        let why = std::fs::read_to_string(name("txt")).expect("the explanation");
        assert!(
            why.starts_with(&format!("variant {n} of {flow}: ")),
            "{why}"
        );
        assert!(why.contains("flow.c:") && why.contains("because "), "{why}");
    }
}

#[test]
fn one_variant_goes_to_standard_output() {
    let scalars = seed("scalars.c");
    let args = [
        "mutate",
        scalars.as_str(),
        "--kind",
        "fcb,tg",
        "--seed",
        "7",
    ];
    let text = stdout(&args);
    assert_eq!(text, stdout(&args), "the same every time");
    assert!(text.contains("/* keeps its comment */"), "{text}");
    assert_ne!(text, std::fs::read_to_string(&scalars).expect("the seed"));
    let explained = cassay(&[&args[..], &["--explain"]].concat());
    let why = String::from_utf8(explained.stderr).expect("text");
    assert!(why.contains("always-"), "{why}");
}

#[test]
fn json_has_everything() {
    let text = stdout(&["mutate", &seed("flow.c"), "--variants", "2", "--json"]);
    let value: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(value["variants"].as_array().map(Vec::len), Some(2));
    assert_eq!(value["exit"], 0);
    assert_eq!(value["blamed"], Value::Array(Vec::new()));
    let first = &value["variants"][0]["mutations"][0];
    for key in ["kind", "file", "line", "column", "what", "why"] {
        assert!(!first[key].is_null(), "{key}: {first}");
    }
}

#[test]
fn seeds_without_a_meaning_are_refused_as_by_run() {
    let place = TestDir::new("mutate-refused");
    let undefined = place.write(
        "undefined.c",
        "int main(void) { int z = 0; return 1 / z; }\n",
    );
    let text = complaint(&["mutate", &undefined], 120);
    assert!(
        text.contains("division-by-zero") && text.contains("cannot be a seed"),
        "{text}"
    );
    let invalid = place.write("invalid.c", "int main(void) { return y; }\n");
    complaint(&["mutate", &invalid], 124);
    complaint(&["mutate", &place.path("missing.c")], 125);
}

#[test]
fn bad_options_are_explained() {
    let flow = seed("flow.c");
    let text = complaint(&["mutate", &flow, "--kind", "fcb,nothing"], 125);
    assert!(text.contains("`nothing`") && text.contains("tcb"), "{text}");
    let text = complaint(&["mutate", &flow, "--variants", "3"], 125);
    assert!(text.contains("-o DIR"), "{text}");
    complaint(&["mutate", &flow, "--points", "2"], 125);
}

#[test]
fn programs_of_several_files_have_such_variants() {
    let place = TestDir::new("mutate-several");
    let out = place.path("out");
    let (a, b) = (seed("parts/a.c"), seed("parts/b.c"));
    let expected = cassay(&["run", &a, &b]);
    stdout(&["mutate", &a, &b, "--variants", "3", "-o", &out]);
    for n in 1..=3 {
        let file = |name: &str| path(&Path::new(&out).join(format!("variant-{n}")), name);
        let got = cassay(&["run", &file("a.c"), &file("b.c")]);
        assert_eq!(got.stdout, expected.stdout);
        let why = path(Path::new(&out), &format!("variant-{n}.txt"));
        let why = std::fs::read_to_string(why).expect("the explanation");
        assert!(why.contains("a.c:") && why.contains("b.c:"), "{why}");
    }
    let text = stdout(&["mutate", &a, &b, "--variants", "1", "--json"]);
    let value: Value = serde_json::from_str(&text).expect("JSON");
    let files = value["variants"][0]["files"].as_array().expect("files");
    assert_eq!(files.len(), 2);
    assert!(value["variants"][0]["text"].is_null());
    // Without a directory there is no place for two files.
    assert!(complaint(&["mutate", &a, &b], 125).contains("-o DIR"));
    let twice = complaint(&["mutate", &a, &a, "-o", &out], 125);
    assert!(twice.contains("two files are called `a.c`"), "{twice}");
    // Each by itself is what it was.
    let (flow, calls) = (seed("flow.c"), seed("calls.c"));
    let out = place.path("each");
    stdout(&[
        "mutate",
        "--each",
        &flow,
        &calls,
        "--variants",
        "1",
        "-o",
        &out,
    ]);
    for (name, text) in [("flow", &flow), ("calls", &calls)] {
        let variant = path(Path::new(&out), &format!("{name}-variant-1.c"));
        assert_eq!(
            cassay(&["run", &variant]).stdout,
            cassay(&["run", text]).stdout
        );
    }
}

#[test]
fn split_variants_are_directories() {
    let place = TestDir::new("mutate-split");
    let out = place.path("out");
    let units = seed("units.c");
    let expected = cassay(&["run", &units]);
    let args = ["mutate", &units, "--kind", "all,split", "--variants", "2"];
    stdout(&[&args[..], &["-o", &out]].concat());
    for n in 1..=2 {
        let variant = Path::new(&out).join(format!("variant-{n}"));
        let mut files: Vec<String> = std::fs::read_dir(&variant)
            .expect("a directory")
            .map(|f| f.expect("a file").path().to_string_lossy().into_owned())
            .collect();
        files.sort();
        assert!(files.len() > 1, "{files:?}");
        let mut run = vec!["run"];
        run.extend(files.iter().map(String::as_str));
        assert_eq!(cassay(&run).stdout, expected.stdout);
        let why = path(Path::new(&out), &format!("variant-{n}.txt"));
        let why = std::fs::read_to_string(why).expect("the explanation");
        assert!(
            why.contains("a.c with -O") && why.contains(" main"),
            "{why}"
        );
    }
    let why = complaint(&["mutate", &units, "--kind", "split"], 125);
    assert!(why.contains("-o DIR"), "{why}");
}
