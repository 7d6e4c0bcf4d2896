//! Findings that the hunt reduces by itself, with mock-buggy compilers (`tests/reduce/mock`: gcc with a
//! planted error, or wrappers around those).

use super::common::*;
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};

fn mock(name: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/reduce/mock");
    fs::canonicalize(root.join(name))
        .unwrap()
        .display()
        .to_string()
}

const HAVE: &[&str] = &["gcc", "grep", "sed"];

fn args<'a>(store: &'a str, compiler: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    let mut args = vec![
        "hunt", "--json", "--size", "2500", "--style", "whole", "--batch", "off", "--store", store,
        "--cc", compiler,
    ];
    args.extend(more);
    args
}

fn findings(store: &str) -> Vec<Value> {
    objects(&run(&["findings", "list", "--json", "--store", store]))
}

fn show(store: &str, id: &str) -> String {
    text(&run(&["findings", "show", id, "--store", store]).stdout)
}

fn show_json(store: &str, id: &str) -> Value {
    let output = run(&["findings", "show", id, "--json", "--store", store]);
    objects(&output).pop().expect("no object")
}

fn script_fails(path: PathBuf) {
    // The compiler that failed, one that does not have the bug, and one that is not there.
    for (compiler, expect) in [(None, 1), (Some("gcc"), 0), (Some("no-such-compiler"), 125)] {
        let ran = repro(&path).args(compiler).output().unwrap();
        let said = text(&ran.stdout) + &text(&ran.stderr);
        assert_eq!(
            ran.status.code(),
            Some(expect),
            "{} {compiler:?}: {said}",
            path.display()
        );
    }
    // Where the compiler is, is of no use to others.
    let script = fs::read_to_string(&path).unwrap();
    let machine = cassay_testkit::corpus::shared("reduce");
    assert!(!script.contains(&*machine.to_string_lossy()), "{script}");
}

/// Everything that belongs to reductions is gone from the store's directory.
fn assert_no_logs(store: &str) {
    for entry in fs::read_dir(store).unwrap().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        assert!(name.starts_with("hunt.db"), "{name} is left in the store");
    }
}

#[test]
fn findings_are_reduced_and_shown_so() {
    if !have(HAVE) {
        return;
    }
    let place = TestDir::new("reduced");
    let store = place.path("store");
    let crash = format!("{} -O2", mock("crash.sh"));
    let wrong = format!("{} -O1", mock("shift.sh"));
    let more = ["--programs", "8", "--jobs", "2", "--cc", &wrong];
    let output = run(&args(&store, &crash, &more));
    let all = objects(&output);
    let summary = all.last().expect("no output");
    assert_eq!(output.status.code(), Some(100), "{summary}");
    let found = summary["new_findings"].as_u64().unwrap();
    assert!(found >= 2, "{summary}");
    assert_eq!(summary["reducing"]["complete"], found, "{all:?}");
    assert_eq!(summary["reducing"]["waiting"], 0, "{summary}");
    assert!(
        summary["cpu_seconds"]["reducing"].as_f64() > Some(0.0),
        "{summary}"
    );
    // The compilers' column counts tests, not what reductions did.
    assert!(summary["tests"].as_u64() <= Some(16), "{summary}");
    let events = all.iter().filter(|object| object["event"] == "reduced");
    assert_eq!(events.count() as u64, found, "{all:?}");
    assert!(said(&all, "finding 1 reduced: "), "{all:?}");
    assert_clean(&store);
    assert_no_logs(&store);

    for finding in findings(&store) {
        let id = finding["id"].to_string();
        let reduced = &finding["reduced"];
        assert_eq!(reduced["complete"], true, "{finding}");
        let (before, after) = (&reduced["tokens_before"], &reduced["tokens"]);
        assert!(
            after.as_u64().unwrap() * 5 < before.as_u64().unwrap(),
            "{finding}"
        );
        let shown = show(&store, &id);
        let first = shown
            .find(&format!("reduced: {after} tokens of {before}"))
            .unwrap_or_else(|| panic!("{shown}"));
        let rest = shown.find("\nkind ").unwrap_or_else(|| panic!("{shown}"));
        assert!(first < rest, "{shown}");
        // What it does, as JSON, is what its program is for.
        let whole = show_json(&store, &id);
        let file = &whole["reduced"]["files"][0];
        let source = place.path("main.c");
        fs::write(&source, file["text"].as_str().unwrap()).unwrap();
        let meaning = run(&["run", &source]);
        if let Some(status) = whole["reduced"]["expected"]["status"].as_i64() {
            assert_eq!(meaning.status.code(), i32::try_from(status).ok(), "{whole}");
        }
        let rerun = run(&["findings", "rerun", &id, "--store", &store]);
        let told = text(&rerun.stdout);
        assert_eq!(rerun.status.code(), Some(100), "{told}");
        assert_eq!(told.matches("\nreproduced: ").count(), 2, "{told}");
        let folder = place.path(&format!("exported-{id}"));
        let export = export(&store, &id, &folder);
        assert!(export.status.success(), "{}", text(&export.stderr));
        script_fails(Path::new(&folder).join("repro.sh"));
        script_fails(Path::new(&folder).join("original/repro.sh"));
    }
}

#[test]
fn without_a_budget_findings_wait_for_a_hunt_that_has_one() {
    if !have(HAVE) {
        return;
    }
    let place = TestDir::new("unreduced");
    let store = place.path("store");
    let crash = format!("{} -O2", mock("crash.sh"));
    let output = run(&args(&store, &crash, &["--programs", "2", "--reduce", "0"]));
    let all = objects(&output);
    let summary = all.last().expect("no output");
    assert_eq!(summary["reducing"]["reduced"], 0, "{summary}");
    assert_eq!(summary["reducing"]["waiting"], 1, "{summary}");
    assert_eq!(summary["cpu_seconds"]["reducing"], 0.0, "{summary}");
    assert_eq!(findings(&store)[0]["reduced"], Value::Null);
    let shown = show(&store, "1");
    assert!(shown.contains("reduction: not reduced yet"), "{shown}");
    let fsck = text(&run(&["fsck", "--store", &store]).stdout);
    assert!(fsck.contains("0 done, 0 leased, 1 waiting"), "{fsck}");

    // The setting of a file, then a hunt that has the time.
    let config = place.path("cassay.toml");
    fs::write(&config, "[hunt]\nreduce = \"off\"\n").unwrap();
    let off = ["--programs", "1", "--config", &config];
    let output = run(&args(&store, &crash, &off));
    assert_eq!(objects(&output).last().unwrap()["reducing"]["reduced"], 0);
    let output = run(&args(&store, &crash, &["--programs", "1"]));
    assert_eq!(objects(&output).last().unwrap()["reducing"]["reduced"], 1);
    assert_eq!(findings(&store)[0]["reduced"]["complete"], true);
    assert_clean(&store);
    assert_no_logs(&store);
}

/// A compiler that fails as another does, and takes its time for that.
fn slow(place: &TestDir, seconds: &str) -> String {
    let body = format!(
        "case \" $* \" in *\" --version \"*) ;; *) sleep {seconds};; esac\nexec {} \"$@\"",
        mock("crash.sh")
    );
    format!("{} -O2", script(place, "slow.sh", &body))
}

#[test]
fn what_is_reduced_in_part_says_so() {
    if !have(HAVE) {
        return;
    }
    let place = TestDir::new("partly");
    let store = place.path("store");
    let compiler = slow(&place, "0.4");
    let more = ["--programs", "1", "--reduce", "4s"];
    let output = run(&args(&store, &compiler, &more));
    let all = objects(&output);
    assert!(said(&all, "when its time was over"), "{all:?}");
    let reduced = findings(&store)[0]["reduced"].clone();
    assert_eq!(reduced["complete"], false, "{reduced}");
    let shown = show(&store, "1");
    assert!(shown.contains("reduction: its time was over"), "{shown}");
    let rerun = run(&["findings", "rerun", "1", "--store", &store]);
    assert_eq!(rerun.status.code(), Some(100), "{}", text(&rerun.stdout));
    assert_clean(&store);
    assert_no_logs(&store);
}

fn start(arguments: &[&str], told: &str) -> Child {
    cassay(arguments)
        .stdout(fs::File::create(told).unwrap())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

/// A run that is left alone. Its own programs may be right or wrong.
fn finish(arguments: &[&str]) {
    let output = run(arguments);
    let code = output.status.code();
    assert!(matches!(code, Some(0 | 100)), "{}", text(&output.stderr));
}

/// Answers that a reduction has logged so far.
fn answers(store: &str) -> usize {
    let log = fs::read_to_string(Path::new(store).join("reducing-1.log"));
    log.unwrap_or_default().lines().count()
}

#[test]
fn a_reduction_that_is_killed_is_taken_up_again() {
    if !have(HAVE) {
        return;
    }
    let place = TestDir::new("killed-reduction");
    // In one go, to compare with.
    let store = place.path("whole");
    let compiler = slow(&place, "0.02");
    // One worker, so that nobody finds a smaller example meanwhile.
    let more = ["--programs", "1", "--jobs", "1"];
    let output = run(&args(&store, &compiler, &more));
    assert_eq!(output.status.code(), Some(100), "{}", text(&output.stderr));
    let whole = show_json(&store, "1");
    let log = findings(&store)[0]["reduced"].clone();
    assert_eq!(log["complete"], true, "{log}");

    let store = place.path("killed");
    let arguments = args(&store, &compiler, &more);
    let told = place.path("told");
    let mut pids = Vec::new();
    for turn in 1..=4 {
        let mut hunt = start(&arguments, &told);
        let before = answers(&store);
        let mut ended = false;
        await_that("some answers more", || {
            ended = hunt.try_wait().unwrap().is_some();
            ended || answers(&store) > before + 7 * turn
        });
        assert!(!ended, "it was over before turn {turn}");
        hunt.kill().unwrap();
        hunt.wait().unwrap();
        pids.push(hunt.id());
        await_that("everything that it started is gone", || {
            left_alive_by(hunt.id()).is_empty()
        });
        assert_clean(&store);
    }
    finish(&arguments);
    let again = show_json(&store, "1");
    assert_eq!(again["reduced"], whole["reduced"]);
    let fsck = assert_all_done(&store);
    assert!(fsck.contains("1 done, 0 leased, 0 waiting"), "{fsck}");
    assert_no_logs(&store);
    for pid in pids {
        assert!(scratch_of(pid).is_empty(), "{:?}", scratch_of(pid));
    }
}

#[test]
fn an_interrupt_does_not_wait_for_a_reduction() {
    if !have(HAVE) || !have(&["kill", "sleep"]) {
        return;
    }
    let place = TestDir::new("interrupted-reduction");
    let store = place.path("store");
    let told = place.path("told");
    // From some moment on, it takes longer than anybody waits.
    let flag = place.path("flag");
    let body = format!(
        "if [ -e {flag} ]; then exec sleep {WAIT}; fi\nexec {} \"$@\"",
        mock("crash.sh")
    );
    let compiler = format!("{} -O2", script(&place, "stuck.sh", &body));
    let arguments = args(&store, &compiler, &["--programs", "1", "--jobs", "1"]);
    let mut hunt = start(&arguments, &told);
    await_that("it reduces", || answers(&store) > 3);
    fs::write(&flag, "").unwrap();
    await_that("the compiler is stuck", || waits(hunt.id()));
    interrupt(hunt.id());
    assert_eq!(hunt.wait().unwrap().code(), Some(100));
    assert!(left_alive_by(hunt.id()).is_empty());
    assert!(scratch_of(hunt.id()).is_empty());
    // Nobody confirmed what there was, so it is not called reduced; the next hunt goes on.
    assert_eq!(findings(&store)[0]["reduced"], Value::Null);
    assert_all_done(&store);
    let fsck = text(&run(&["fsck", "--store", &store]).stdout);
    assert!(fsck.contains("0 done, 0 leased, 1 waiting"), "{fsck}");
    fs::remove_file(&flag).unwrap();
    let known = answers(&store);
    assert!(known > 3, "the answers are kept");
    finish(&arguments);
    assert_eq!(findings(&store)[0]["reduced"]["complete"], true);
    assert_no_logs(&store);
}
