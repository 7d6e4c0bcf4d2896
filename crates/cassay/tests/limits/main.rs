//! Hostile programs, run through the real binary: the deep, the wide, the huge and the endless.
//!
//! Each must end with a verdict, soon and within memory, and never with a panic (101) or a signal. What
//! the verdict is matters less: the codes named are those that make sense, and a limit that is
//! lifted one day may add one.

mod declarations;
mod deep;
mod endless;
mod huge;
mod library;
mod text;
mod wide;

use std::cell::RefCell;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const OK: i32 = 0;
const UNDEFINED: i32 = 120;
const STEPS: i32 = 122;
const UNSUPPORTED: i32 = 123;
const INVALID: i32 = 124;
const USAGE: i32 = 125;

/// Generous: tests share the machine and are built without much optimisation.
const PATIENCE: Duration = Duration::from_secs(20);
const MEMORY: u64 = 2 << 30;
/// Few enough that an endless program ends soon.
const MAX_STEPS: &str = "5000000";

fn file(name: &str) -> PathBuf {
    let dir = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("limits");
    std::fs::create_dir_all(&dir).unwrap();
    dir.join(name)
}

thread_local! {
    static FAILURES: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// Notes a failure: a test goes on to its other programs.
fn fail(text: String) {
    FAILURES.with_borrow_mut(|failures| failures.push(text));
}

fn finish() {
    FAILURES.with_borrow(|failures| assert!(failures.is_empty(), "{}", failures.join("\n")));
}

/// The most memory a process had in use, where the system says so.
fn peak(pid: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let line = status.lines().find(|l| l.starts_with("VmHWM:"))?;
    let kib: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kib << 10)
}

fn check_files(name: &str, arguments: &[&str], codes: &[i32]) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_cassay"))
        .args(["run", "--max-steps", MAX_STEPS])
        .args(arguments)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(std::fs::File::create(file(&format!("{name}.err"))).unwrap())
        .spawn()
        .unwrap();
    let start = Instant::now();
    let mut memory = 0;
    let status = loop {
        memory = peak(child.id()).unwrap_or(0).max(memory);
        if let Some(status) = child.try_wait().unwrap() {
            break status;
        }
        if start.elapsed() > PATIENCE || memory > MEMORY {
            child.kill().unwrap();
            child.wait().unwrap();
            fail(format!(
                "{name}: {:?}, {} MiB",
                start.elapsed(),
                memory >> 20
            ));
            return;
        }
        std::thread::sleep(Duration::from_millis(2));
    };
    let said = std::fs::read(file(&format!("{name}.err"))).unwrap();
    let said = String::from_utf8_lossy(&said);
    let said: String = said
        .lines()
        .next()
        .unwrap_or("")
        .chars()
        .take(300)
        .collect();
    // Shown with `--nocapture`: what each costs.
    println!(
        "{name}: {status}, {} ms, {} MiB: {said}",
        start.elapsed().as_millis(),
        memory >> 20
    );
    let code = status.code();
    if !code.is_some_and(|code| codes.contains(&code)) {
        fail(format!("{name}: {status}, expected {codes:?}: {said}"));
    }
}

fn check(name: &str, source: impl AsRef<[u8]>, codes: &[i32]) {
    let path = file(&format!("{name}.c"));
    std::fs::write(&path, source).unwrap();
    check_files(name, &[path.to_str().unwrap()], codes);
}

/// A program that consists of `main` with this body.
fn body(text: &str) -> String {
    format!(
        "#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\nint x;\nint main(void) {{ {text}\nreturn 0; }}\n"
    )
}

fn nested(open: &str, inside: &str, close: &str, depth: usize) -> String {
    [&open.repeat(depth), inside, &close.repeat(depth)].concat()
}

/// `count` pieces made by `piece`.
fn many(count: usize, piece: impl Fn(usize) -> String) -> String {
    (0..count).map(piece).collect()
}

const DEEP: usize = 100_000;
/// Deep, but not too deep for the parser: what comes after it must bear that too.
const ALLOWED: usize = 450;
const ALLOWED_TYPE: usize = 100;

/// Checks a construct at a depth that every stage must refuse or bear, and at one that the parser lets pass.
fn check_nest(name: &str, make: impl Fn(usize) -> String, shallow: &[i32]) {
    check(name, make(DEEP), &[OK, UNSUPPORTED, INVALID, UNDEFINED]);
    check(&format!("{name}-allowed"), make(ALLOWED), shallow);
}

/// The same for types, whose depth has a limit of its own.
fn check_type(name: &str, make: impl Fn(usize) -> String, shallow: &[i32]) {
    check(name, make(DEEP), &[OK, UNSUPPORTED, INVALID, UNDEFINED]);
    check(
        &format!("{name}-1000"),
        make(1000),
        &[OK, UNSUPPORTED, INVALID, 1],
    );
    check(&format!("{name}-allowed"), make(ALLOWED_TYPE), shallow);
}
