//! Findings as reports and as folders to hand on, with mock-buggy compilers (`tests/reduce/mock`).

use super::common::*;
use cassay_testkit::corpus;
use serde_json::Value;
use std::path::Path;

fn mock(name: &str) -> String {
    let mock = corpus::shared("reduce").join("mock").join(name);
    mock.display().to_string()
}

/// Nothing that is exported says where it was found.
fn assert_nowhere(folder: &Path, places: &[String]) {
    for (name, bytes) in corpus::contents(folder) {
        let text = text(&bytes);
        for place in places {
            assert!(
                !text.contains(place.as_str()),
                "{name} names {place}: {text}"
            );
        }
    }
}

#[test]
fn a_finding_is_reported_and_handed_on() {
    if !have(&["gcc", "grep", "sed"]) {
        return;
    }
    let place = TestDir::new("reported");
    let store = place.path("store");
    let (wrong, crash) = (
        format!("{} -O1", mock("extend.sh")),
        format!("{} -O2", mock("crash.sh")),
    );
    let output = run(&[
        "hunt",
        "--json",
        "--size",
        "2500",
        "--style",
        "whole",
        "--batch",
        "off",
        "--programs",
        "6",
        "--jobs",
        "2",
        "--store",
        &store,
        "--cc",
        &wrong,
        "--cc",
        &crash,
    ]);
    assert_eq!(output.status.code(), Some(100), "{}", text(&output.stderr));
    let findings = objects(&run(&["findings", "list", "--json", "--store", &store]));
    let of = |compiler: &str| -> String {
        let mut all = findings
            .iter()
            .filter(|finding| finding["compiler"] == compiler);
        let found = all
            .next()
            .unwrap_or_else(|| panic!("{compiler}: {findings:?}"));
        found["id"].to_string()
    };
    let report = |id: &str, more: &[&str]| {
        let args = [&["findings", "report", id, "--store", &store], more].concat();
        let output = run(&args);
        assert!(output.status.success(), "{}", text(&output.stderr));
        text(&output.stdout)
    };

    // What the semantics and the compiler itself say, without asking anybody else.
    let id = of("extend.sh");
    let told = report(&id, &["--compilations", "0", "--format", "gcc"]);
    assert!(told.starts_with("wrong code"), "{told}");
    assert!(told.contains("\nProgram:\n$ cat main.c\n"), "{told}");
    assert!(told.contains("$ extend.sh "), "{told}");
    assert!(!told.contains("\nVersions:\n"), "{told}");
    // Values are printed, and say what goes wrong; the facts are those of the report.
    let facts: Value =
        serde_json::from_str(&report(&id, &["--compilations", "1", "--json"])).unwrap();
    assert_eq!(facts["meaning"], "defined", "{facts}");
    assert!(facts["table"].as_array().map(Vec::len) > Some(1), "{facts}");
    let own = facts["table"].as_array().into_iter().flatten();
    let own = own.filter(|row| row["compiler"] == "extend.sh").count();
    assert_eq!(own, 1, "{facts}");

    let id = of("crash.sh");
    let told = report(&id, &["--compilations", "0", "--format", "llvm"]);
    assert!(told.starts_with("compiler crash"), "{told}");
    assert!(told.contains("in expand_remainder, at expmed.c"), "{told}");

    let mocks = corpus::shared("reduce").display().to_string();
    let places = [place.path(""), mocks, "cassay-scratch".to_string()];
    for (id, status) in [
        (of("extend.sh"), "exit status "),
        (of("crash.sh"), "no program"),
    ] {
        let folder = place.path(&format!("exported-{id}"));
        let output = export(&store, &id, &folder);
        assert!(output.status.success(), "{}", text(&output.stderr));
        let folder = Path::new(&folder);
        assert_nowhere(folder, &places);
        let files = corpus::contents(folder);
        let said = text(&files["actual-status.txt"]);
        assert!(said.starts_with(status), "{said}");
        for name in [
            "main.c",
            "expected.txt",
            "actual.txt",
            "report.html",
            "report.md",
            "finding.txt",
            "repro.sh",
            "original/main.c",
            "original/repro.sh",
        ] {
            assert!(files.contains_key(name), "{name}: {:?}", files.keys());
        }
        // One that refuses the program does not show that it crashes, or what it would do.
        let refuses = script(
            &place,
            "refuses.sh",
            "case \"$*\" in *main.c*) echo 'main.c:1: error: no' >&2; exit 1;; esac\nexec gcc \"$@\"",
        );
        let all = [(None, 1), (Some("gcc"), 0), (Some(&*refuses), 125)];
        for (compiler, expect) in all {
            let ran = repro(&folder.join("repro.sh"))
                .args(compiler)
                .output()
                .unwrap();
            assert_eq!(ran.status.code(), Some(expect), "{}", text(&ran.stdout));
        }
    }
}
