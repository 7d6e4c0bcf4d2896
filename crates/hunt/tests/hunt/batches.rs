//! Small programs that are compiled together: nothing about the verdicts may change by it.

use super::common::*;
use serde_json::Value;

/// The summary of a hunt with one compiler, and the signatures of what it found.
fn hunt(store: &str, compiler: &str, batch: &str) -> (Value, Vec<String>) {
    let output = run(&[
        "hunt",
        "--json",
        "--programs",
        "16",
        "--size",
        "1500",
        "--style",
        "whole",
        "--jobs",
        "1",
        "--batch",
        batch,
        "--reduce",
        "off",
        "--mutate",
        "off",
        "--store",
        store,
        "--cc",
        compiler,
    ]);
    let mut all = objects(&output);
    let summary = all.pop().expect("no output");
    assert_eq!(summary["event"], "summary", "{}", text(&output.stderr));
    let found = all.iter().filter(|object| object["event"] == "finding");
    let mut signatures: Vec<String> = found
        .map(|object| object["signature"].to_string())
        .collect();
    signatures.sort();
    assert_clean(store);
    (summary, signatures)
}

#[test]
fn programs_that_are_compiled_together_are_tested_all_the_same() {
    if !have(&["gcc"]) {
        return;
    }
    let place = TestDir::new("batches");
    let (alone, _) = hunt(&place.path("alone"), "gcc -O1", "off");
    let (together, _) = hunt(&place.path("together"), "gcc -O1", "8");
    for summary in [&alone, &together] {
        assert_eq!(summary["programs"], 16, "{summary}");
        assert_eq!(summary["tests"], 16, "{summary}");
    }
    assert_eq!(
        alone["compilers"]["gcc"]["ok"],
        together["compilers"]["gcc"]["ok"]
    );
    assert!(alone["compilations"].as_u64() >= Some(16), "{alone}");
    if together["compilers"]["gcc"]["ok"] == 16 {
        assert_eq!(together["compilations"], 2, "{together}");
        assert_eq!(together["runs"], 2, "{together}");
    }
}

/// A gcc, driver and compiler proper, that makes wrong code of programs with a `while`.
fn wrong_gcc(place: &TestDir) -> String {
    let change = "for a; do shift\n\
        case $a in *.c) if grep -q 'while (' \"$a\"; then\n\
        sed 's/0xcbf29ce484222325/0xcbf29ce484222326/' \"$a\" > \"w-${a##*/}\"; a=w-${a##*/}; fi;; esac\n\
        set -- \"$@\" \"$a\"; done\n";
    let cc1 = script(
        place,
        "cc1",
        &format!("{change}exec \"$(gcc -print-prog-name=cc1)\" \"$@\""),
    );
    let show = format!(
        "for a; do case $a in '-###') gcc \"$@\" 2>&1 | sed 's#^ *\"*[^ ]*/cc1\"* # \"{cc1}\" #' >&2; exit;; \
         -E) exec gcc \"$@\";; esac; done\n"
    );
    script(
        place,
        "gcc-wrong",
        &format!("{show}{change}exec gcc \"$@\""),
    )
}

#[test]
fn a_batch_loses_no_finding_and_makes_none() {
    if !have(&["gcc", "sed", "grep"]) {
        return;
    }
    let place = TestDir::new("wrong-batches");
    let compiler = format!("{} -O1", wrong_gcc(&place));
    let (alone, findings) = hunt(&place.path("alone"), &compiler, "off");
    let (together, same) = hunt(&place.path("together"), &compiler, "4");
    assert_eq!(findings, same);
    let row = |summary: &Value| {
        let mut row = summary["compilers"]["gcc-wrong"].clone();
        row["cpu_seconds"] = Value::Null;
        row
    };
    assert_eq!(row(&alone), row(&together), "{alone}\n{together}");
    assert!(row(&alone)["wrong"].as_u64() > Some(0), "{alone}");
    assert!(row(&alone)["ok"].as_u64() > Some(0), "{alone}");
}
