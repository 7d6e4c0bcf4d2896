//! What the tests of the hunt share: a place for their files, ways to run Cassay, and looks at what it
//! left behind.

use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

pub use cassay_testkit::process::{await_that, interrupt};
pub use cassay_testkit::{TestDir, have, text};

/// The program. Hunts do not look for other compilers than those they test, which takes seconds.
pub fn cassay(args: &[&str]) -> Command {
    let mut command = cassay_testkit::cassay().command(args);
    if args.first() == Some(&"hunt") {
        command.arg("--no-versions");
    }
    command
}

pub fn run(args: &[&str]) -> Output {
    cassay(args).output().unwrap()
}

/// Exports a finding with a report of what is known, which takes no time.
pub fn export(store: &str, id: &str, folder: &str) -> Output {
    let args = [
        "findings",
        "export",
        id,
        "-o",
        folder,
        "--compilations",
        "0",
    ];
    run(&[&args[..], &["--store", store]].concat())
}

pub fn objects(output: &Output) -> Vec<Value> {
    let lines = text(&output.stdout);
    lines
        .lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|e| panic!("{e}: {line}")))
        .collect()
}

pub fn assert_clean(store: &str) {
    let fsck = run(&["fsck", "--store", store]);
    assert!(fsck.status.success(), "{}", text(&fsck.stdout));
}

pub fn script(place: &TestDir, name: &str, body: &str) -> String {
    place.script(name, &format!("#!/bin/sh\n{body}\n"))
}

/// A size that an environment variable raises.
pub fn size(variable: &str, usual: u64) -> u64 {
    let given = std::env::var(variable).ok();
    given.and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// The objects that a hunt has written to a file so far; its last line may be unfinished.
pub fn objects_in(path: &str) -> Vec<Value> {
    let lines = fs::read_to_string(path).unwrap_or_default();
    let parsed = lines.lines().map(serde_json::from_str);
    parsed.map_while(Result::ok).collect()
}

/// Whether a hunt has said something, by what it has written so far.
pub fn said(objects: &[Value], part: &str) -> bool {
    let mut texts = objects.iter().filter_map(|object| object["text"].as_str());
    texts.any(|text| text.contains(part))
}

/// Processes that a hunt, now gone, has left behind: those that work in its scratch directory, and its
/// helpers.
pub fn left_alive_by(pid: u32) -> Vec<String> {
    let mark = format!("-{pid}-");
    let ours = |path: &str| path.contains("cassay-scratch-") && path.contains(&mark);
    let mut alive = Vec::new();
    for entry in fs::read_dir("/proc").unwrap().flatten() {
        let cwd = fs::read_link(entry.path().join("cwd")).unwrap_or_default();
        let line = fs::read(entry.path().join("cmdline")).unwrap_or_default();
        let mut words = line.split(|byte| *byte == 0);
        let helper = words.next() == Some(b"cassay-helper")
            && words.any(|word| word == pid.to_string().as_bytes());
        if helper || ours(&cwd.to_string_lossy()) {
            let line = text(&line).replace('\0', " ");
            alive.push(format!("{}: {line}", entry.path().display()));
        }
    }
    alive
}

/// Seconds that a job waits which can be recognised from outside by them.
pub const WAIT: &str = "80.125";

/// Whether a job of the hunt with this number waits.
pub fn waits(pid: u32) -> bool {
    let mut alive = left_alive_by(pid).into_iter();
    alive.any(|process| process.contains(WAIT))
}

/// The scratch directories of a process.
pub fn scratch_of(pid: u32) -> Vec<PathBuf> {
    let mut left = Vec::new();
    for place in [PathBuf::from("/dev/shm"), std::env::temp_dir()] {
        for entry in fs::read_dir(place).into_iter().flatten().flatten() {
            let name = entry.file_name().to_string_lossy().into_owned();
            if name.starts_with("cassay-scratch-") && name.contains(&format!("-{pid}-")) {
                left.push(entry.path());
            }
        }
    }
    left
}

/// The line of `fsck` that counts seeds; every one of them must be done.
pub fn assert_all_done(store: &str) -> String {
    assert_clean(store);
    let fsck = text(&run(&["fsck", "--store", store]).stdout);
    assert!(fsck.contains("+ 0 leased + 0 waiting + 0 failed"), "{fsck}");
    fsck
}

/// An exported script, for compilers that it names without their directory: those of a test's own place, where the script is
/// below it, and the mocks.
pub fn repro(script: &Path) -> Command {
    let mut dirs: Vec<PathBuf> = script
        .ancestors()
        .skip(1)
        .take(3)
        .map(PathBuf::from)
        .collect();
    dirs.push(cassay_testkit::corpus::shared("reduce").join("mock"));
    let path = std::env::var_os("PATH").unwrap_or_default();
    dirs.extend(std::env::split_paths(&path));
    let mut command = Command::new(script);
    command.env("PATH", std::env::join_paths(dirs).unwrap());
    command
}
