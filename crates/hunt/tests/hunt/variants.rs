//! Variants of programs in the hunt: of our own, and of a folder's.

use super::common::*;
use serde_json::Value;
use std::fs;

const HAVE: &[&str] = &["gcc", "grep"];

fn hunt(store: &str, compiler: &str, more: &[&str]) -> Vec<Value> {
    let mut command = cassay(&[
        "hunt", "--json", "--batch", "off", "--jobs", "2", "--store", store, "--cc", compiler,
    ]);
    let output = command.args(more).output().unwrap();
    let all = objects(&output);
    let last = all
        .last()
        .unwrap_or_else(|| panic!("{}", text(&output.stderr)));
    assert_eq!(last["event"], "summary", "{}", text(&output.stderr));
    assert_clean(store);
    all
}

fn show(store: &str, id: &str) -> (String, Value) {
    let json = run(&["findings", "show", id, "--json", "--store", store]);
    let words = text(&run(&["findings", "show", id, "--store", store]).stdout);
    (words, objects(&json).pop().expect("no object"))
}

/// A compiler that breaks on what mutations put in: their names have a prefix of their own.
fn dislikes_mutants(place: &TestDir) -> String {
    let body = "for a; do case $a in *.c) if grep -q '\\bm_[0-9]' \"$a\"; then\n\
        echo \"$a:1:1: internal compiler error: in mutant, at mutant.c:7\" >&2; exit 4; fi;; esac; done\n\
        exec gcc -w \"$@\"";
    let path = script(place, "dislikes", body);
    let config = place.path("cassay.toml");
    let text = format!(
        "[hunt]\nfind = false\n[[compiler]]\nname = \"dislikes\"\ncommand = [\"{path}\", \"{{flags}}\", \"-o\", \"{{out}}\", \"{{sources}}\"]\nversion = \"echo 1.0\"\nlevels = [\"-O1\"]\n"
    );
    fs::write(&config, text).unwrap();
    config
}

#[test]
fn variants_are_tested_beside_programs() {
    if !have(HAVE) {
        return;
    }
    let place = TestDir::new("beside");
    let store = place.path("store");
    let more = ["--size", "2000", "--programs", "16", "--mutate", "2"];
    let all = hunt(&store, "gcc -O1", &more);
    let summary = all.last().unwrap();
    assert_eq!(summary["suspect_oracle"], 0, "{summary}");
    assert_eq!(summary["variants"]["wrong_mutations"], 0, "{all:?}");
    let count = |part: &str, what: &str| summary[part][what].as_u64().unwrap();
    assert!(count("variants", "programs") > 0, "{summary}");
    assert!(count("seeds", "programs") > 0, "{summary}");
    for what in ["programs", "tests"] {
        let sum = count("seeds", what) + count("variants", what);
        assert_eq!(summary[what], sum, "{summary}");
    }
    let styles = objects(&run(&["findings", "styles", "--json", "--store", &store]));
    let sources: Vec<&str> = styles.iter().filter_map(|s| s["source"].as_str()).collect();
    assert!(sources.contains(&"variants of cassay"), "{sources:?}");
    assert!(sources.contains(&"cassay"), "{sources:?}");
    let off = ["--size", "2000", "--programs", "8", "--mutate", "off"];
    let all = hunt(&place.path("off"), "gcc -O1", &off);
    assert_eq!(all.last().unwrap()["variants"]["programs"], 0);
}

#[test]
fn a_finding_in_a_variant_names_the_mutations_that_it_needs() {
    if !have(HAVE) {
        return;
    }
    let place = TestDir::new("mutants");
    let store = place.path("store");
    let config = dislikes_mutants(&place);
    let output = run(&[
        "hunt",
        "--json",
        "--config",
        &config,
        "--store",
        &store,
        "--size",
        "2000",
        "--programs",
        "6",
        "--mutate",
        "3",
        "--mutate-share",
        "100",
    ]);
    let all = objects(&output);
    let summary = all.last().expect("no output");
    assert_eq!(output.status.code(), Some(100), "{summary}");
    assert_eq!(summary["variants"]["new_findings"], 1, "{summary}");
    assert_eq!(summary["seeds"]["new_findings"], 0, "{summary}");
    assert_clean(&store);
    let (words, whole) = show(&store, "1");
    let case = whole["case"].as_str().unwrap();
    assert!(case.starts_with("variant "), "{case}");
    let mutations = whole["origin"]["mutations"].as_array().unwrap();
    assert!(
        words.contains(&format!("{case}: {} mutation", mutations.len())),
        "{words}"
    );
    let reduced = &whole["reduced"];
    assert_eq!(reduced["complete"], true, "{whole}");
    let needed = reduced["origin"]["mutations"].as_array().unwrap();
    assert_eq!(needed.len(), 1, "{reduced}");
    assert!(reduced["tokens"].as_u64() < Some(60), "{reduced}");
    assert!(words.contains(" mutations is needed"), "{words}");
    // A smaller example may have been found since; then it says which one was reduced.
    let made_of = reduced["case"].as_str().unwrap();
    if made_of == case {
        assert!(mutations.contains(&needed[0]), "{whole}");
    } else {
        assert!(words.contains(&format!("made of: {made_of}")), "{words}");
    }
}

#[test]
fn a_failure_of_the_program_itself_is_said_to_be_one() {
    if !have(HAVE) {
        return;
    }
    let place = TestDir::new("not-mutants");
    let store = place.path("store");
    // Whatever has a loop, mutated or not.
    let body = "for a; do case $a in trial.c) ;; *.c) if grep -q 'main(void)' \"$a\" && grep -q 'for (' \"$a\"; then\n\
        echo \"$a:1:1: internal compiler error: in loops, at loops.c:7\" >&2; exit 4; fi;; esac; done\n\
        exec gcc -w \"$@\"";
    let path = script(&place, "loops", body);
    let compiler = format!("{path} -O1");
    let more = [
        "--style",
        "loops",
        "--size",
        "2000",
        "--programs",
        "2",
        "--mutate",
        "2",
        "--mutate-share",
        "100",
    ];
    let all = hunt(&store, &compiler, &more);
    assert_eq!(
        all.last().unwrap()["variants"]["new_findings"],
        1,
        "{all:?}"
    );
    let (words, whole) = show(&store, "1");
    assert_eq!(
        whole["reduced"]["origin"]["mutations"],
        Value::Array(vec![])
    );
    assert!(words.contains("fails without any mutation"), "{words}");
}

#[test]
fn programs_of_a_folder_are_mutated() {
    if !have(HAVE) {
        return;
    }
    let place = TestDir::new("folder");
    let store = place.path("store");
    let folder = place.path("programs");
    fs::create_dir(&folder).unwrap();
    let write = |name: &str, text: &str| fs::write(format!("{folder}/{name}"), text).unwrap();
    write(
        "good.c",
        "#include <stdio.h>\n#include \"own.h\"\nstatic int f(int a) {\n    int s = 0;\n    \
         for (int i = 0; i < a; i++) {\n        s += i * FACTOR;\n    }\n    return s;\n}\n\
         int main(void) {\n    int x = f(9);\n    printf(\"%d\\n\", x);\n    return 3;\n}\n",
    );
    write("own.h", "#define FACTOR 5\n");
    write(
        "undefined.c",
        "int main(void) { int z = 0; return 1 / z; }\n",
    );
    write("text.c", "This is not C.\n");
    let more = ["--seeds", &folder, "--programs", "9"];
    let all = hunt(&store, "gcc -O1", &more);
    assert!(
        said(&all, "undefined.c is left out: undefined: "),
        "{all:?}"
    );
    assert!(said(&all, "text.c is left out: "), "{all:?}");
    let summary = all.last().unwrap();
    assert_eq!(summary["seeds"]["programs"], 1, "itself, once: {summary}");
    assert!(
        summary["variants"]["programs"].as_u64() >= Some(6),
        "{summary}"
    );
    assert_eq!(summary["findings"], 0, "{summary}");
    assert_eq!(
        summary["compilers"]["gcc"]["ok"], summary["tests"],
        "{summary}"
    );

    let config = dislikes_mutants(&place);
    let other = place.path("other");
    let output = run(&[
        "hunt",
        "--json",
        "--config",
        &config,
        "--store",
        &other,
        "--seeds",
        &folder,
        "--programs",
        "6",
    ]);
    assert_eq!(output.status.code(), Some(100), "{}", text(&output.stderr));
    assert_clean(&other);
    let (_, whole) = show(&other, "1");
    assert!(
        whole["case"].as_str().unwrap().ends_with(" of good.c"),
        "{whole}"
    );
    assert_eq!(whole["reduced"]["complete"], true, "{whole}");

    fs::remove_file(format!("{folder}/good.c")).unwrap();
    let none = run(&["hunt", "--seeds", &folder, "--store", &store, "--cc", "gcc"]);
    assert_eq!(none.status.code(), Some(125));
    assert!(
        text(&none.stderr).contains("can be mutated"),
        "{}",
        text(&none.stderr)
    );
}

#[test]
fn compilers_without_builtins_get_programs_with_functions_of_the_library() {
    if !have(HAVE) {
        return;
    }
    let place = TestDir::new("unbuilt");
    let folder = place.path("programs");
    fs::create_dir(&folder).unwrap();
    let program = "int printf(const char *, ...);\nint abs(int a) { return a + 1; }\n\
         int main(void) {\n    printf(\"%d\\n\", abs(4));\n    return 0;\n}\n";
    fs::write(format!("{folder}/own.c"), program).unwrap();
    let more = ["--seeds", &folder, "--programs", "4"];
    for flag in ["-fno-builtin", "-ffreestanding", "-fno-builtin-abs"] {
        let all = hunt(&place.path(flag), &format!("gcc -O2 {flag}"), &more);
        let summary = all.last().unwrap();
        assert_eq!(summary["findings"], 0, "{flag}: {summary}");
        assert!(summary["tests"].as_u64() >= Some(4), "{flag}: {summary}");
    }
    let store = place.path("store");
    let one_is_not_told = [
        "hunt",
        "--seeds",
        &folder,
        "--store",
        &store,
        "--cc",
        "gcc -O2 -fno-builtin",
        "--cc",
        "gcc -O1",
    ];
    let none = run(&one_is_not_told);
    assert_eq!(none.status.code(), Some(125));
    assert!(
        text(&none.stderr).contains("undefined: reserved-name"),
        "{}",
        text(&none.stderr)
    );
}
