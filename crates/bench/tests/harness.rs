//! The harness itself, driven end to end with shell scripts in cassay's place: right, wrong,
//! refusing, panicking, killed and silent ones must each be called by their name.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::process::{Command, Output};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A file that is open for writing in one thread while another starts a process cannot be executed
/// until that process is under way: tests of this file take turns.
static TURN: Mutex<()> = Mutex::new(());

fn turn() -> MutexGuard<'static, ()> {
    TURN.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A directory below cargo's own for temporary files, with a script standing in for cassay and
/// one test program whose expected output is "7".
fn room(name: &str, script: &str) -> PathBuf {
    let dir = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&dir);
    fs::create_dir_all(dir.join("cases")).unwrap();
    let cassay = dir.join("cassay");
    fs::write(&cassay, format!("#!/bin/sh\n{script}\n")).unwrap();
    fs::set_permissions(&cassay, fs::Permissions::from_mode(0o755)).unwrap();
    fs::write(dir.join("cases/00001.c"), "int main(void) { return 0; }\n").unwrap();
    fs::write(dir.join("cases/00001.c.expected"), "7\n").unwrap();
    dir
}

fn bench(dir: &PathBuf, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_cassay-bench"))
        .args(["--cassay", "./cassay"])
        .args(arguments)
        .current_dir(dir)
        .env("TMPDIR", dir)
        .output()
        .unwrap()
}

fn check(name: &str, script: &str, code: i32, says: &str) {
    let _turn = turn();
    let dir = room(name, script);
    let output = bench(&dir, &["c-testsuite", "cases", "--json", "out.json"]);
    let text = String::from_utf8_lossy(&output.stdout);
    assert_eq!(output.status.code(), Some(code), "{text}");
    assert!(text.contains(says), "{text}");
    let json = fs::read_to_string(dir.join("out.json")).unwrap();
    assert!(json.contains("\"figure\": \"c-testsuite\""), "{json}");
}

#[test]
fn right() {
    check(
        "right",
        r#"printf '%s' '{"verdict":"ok","output":"7\n","exit":0}'"#,
        0,
        "100.0 % right",
    );
}

#[test]
fn wrong() {
    check(
        "wrong",
        r#"printf '%s' '{"verdict":"ok","output":"8\n","exit":0}'"#,
        1,
        "WRONG               00001.c",
    );
}

#[test]
fn refusing() {
    let script = r#"echo '{"verdict":"unsupported","message":"a wide string"}'"#;
    check("refusing", script, 1, "unsupported: a wide string");
}

#[test]
fn panicking() {
    check(
        "panicking",
        "echo \"thread 'main' panicked at x\" >&2; exit 101",
        1,
        "broken: panic",
    );
}

#[test]
fn killed() {
    check("killed", "kill -SEGV $$", 1, "broken: signal: SIGSEGV");
}

#[test]
fn silent() {
    check("silent", "exit 0", 1, "broken: no-verdict");
}

/// What cassay leaves running is killed with it, and does not hold the harness up.
#[test]
fn leaving_children() {
    let script = r#"sleep 1000 & printf '%s' '{"verdict":"ok","output":"7\n","exit":0}'"#;
    check("leaving", script, 0, "100.0 % right");
}

#[test]
fn a_missing_cassay_is_an_error_of_its_own() {
    let _turn = turn();
    let dir = room("missing", "");
    fs::remove_file(dir.join("cassay")).unwrap();
    let output = bench(&dir, &["c-testsuite", "cases"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("there is no file ./cassay"));
}

#[test]
fn mutants_that_break_cassay_are_saved() {
    let script = r#"for f; do :; done
        case $f in */3.c) exit 101;; esac
        echo '{"verdict":"invalid"}'"#;
    let _turn = turn();
    let dir = room("mutants", script);
    let output = bench(
        &dir,
        &[
            "mutants", "--each", "--count", "6", "--corpus", "cases", "--save", "saved",
        ],
    );
    let text = String::from_utf8_lossy(&output.stdout);
    assert_eq!(output.status.code(), Some(1), "{text}");
    assert!(text.contains("PANIC  saved/panic-1-3.c"), "{text}");
    assert!(dir.join("saved/panic-1-3.c").is_file());
    // Scratch directories are gone.
    let left = fs::read_dir(&dir).unwrap().filter(|e| {
        e.as_ref()
            .unwrap()
            .file_name()
            .to_string_lossy()
            .starts_with("cassay-bench")
    });
    assert_eq!(left.count(), 0);
}
