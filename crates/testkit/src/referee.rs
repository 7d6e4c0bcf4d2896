//! Programs that tests compare with, and what happens where they are missing.
//!
//! A test without its referee has shown nothing, and must not look like one that passed. It says `skipped: …` on
//! standard error, past the capture of the test harness, and in the file that `CASSAY_SKIPPED` names, which `make
//! test` shows at the end: nextest keeps the output of tests that pass to itself. Under continuous integration
//! (`CI` is set) a missing referee that `make setup` installs is a failure, unless
//! `CASSAY_ALLOW_MISSING=name,name` names it; `.ci/have` follows the same rule.

use std::io::Write;

/// What `make setup` installs. Other programs may be missing anywhere.
const INSTALLED: &[&str] = &[
    "gcc",
    "clang",
    "llvm-symbolizer",
    "tcc",
    "csmith",
    "s390x-linux-gnu-gcc",
    "i686-linux-gnu-gcc",
    "avr-gcc",
    "qemu-s390x-static",
    "qemu-i386-static",
    "zsh",
    "fish",
    "man",
];

/// Whether all these programs are on `PATH`. If not, the test says that it is skipped, or fails where that must not
/// be.
#[must_use]
#[track_caller]
pub fn have(programs: &[&str]) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let there = |name: &str| std::env::split_paths(&path).any(|dir| dir.join(name).is_file());
    let missing: Vec<&str> = programs.iter().copied().filter(|p| !there(p)).collect();
    let ci = std::env::var("CI").unwrap_or_default();
    let allowed = std::env::var("CASSAY_ALLOW_MISSING").unwrap_or_default();
    match judge(&missing, &ci, &allowed) {
        Judgement::Present => true,
        Judgement::Skip(why) => {
            skip(&why);
            false
        }
        Judgement::Fail(why) => panic!("{why}"),
    }
}

/// Says that the current test, or a part of it, is skipped. For what the machine does not offer and nobody can
/// install; programs are asked for with [`have`].
pub fn skip(why: &str) {
    let thread = std::thread::current();
    let test = thread.name().unwrap_or("a test");
    let line = format!("skipped: {test}: {why}\n");
    // Not by a macro: the harness would keep it.
    let _ = std::io::stderr().write_all(line.as_bytes());
    if let Some(file) = std::env::var_os("CASSAY_SKIPPED") {
        // Several tests append at the same time; one write of a short line stays whole.
        let opened = std::fs::OpenOptions::new()
            .append(true)
            .create(true)
            .open(file);
        let _ = opened.and_then(|mut file| file.write_all(line.as_bytes()));
    }
}

#[derive(Debug, PartialEq, Eq)]
enum Judgement {
    Present,
    Skip(String),
    Fail(String),
}

fn judge(missing: &[&str], ci: &str, allowed: &str) -> Judgement {
    if missing.is_empty() {
        return Judgement::Present;
    }
    let installed = |name: &&&str| INSTALLED.contains(*name);
    let may_be = |name: &str| allowed.split(',').any(|other| other == name);
    let strict = !matches!(ci, "" | "false");
    let guilty: Vec<&str> = missing
        .iter()
        .filter(installed)
        .copied()
        .filter(|name| strict && !may_be(name))
        .collect();
    if !guilty.is_empty() {
        return Judgement::Fail(format!(
            "missing: {}; make setup installs it, or CASSAY_ALLOW_MISSING={} lets tests be skipped",
            guilty.join(", "),
            guilty.join(",")
        ));
    }
    let advice = if missing.iter().any(|name| INSTALLED.contains(name)) {
        "; make setup installs it"
    } else {
        ""
    };
    Judgement::Skip(format!("{} missing{advice}", missing.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_is_a_skip_and_under_ci_a_failure() {
        let skipped = |judgement: Judgement| matches!(judgement, Judgement::Skip(_));
        let failed = |judgement: Judgement| matches!(judgement, Judgement::Fail(_));
        assert_eq!(judge(&[], "true", ""), Judgement::Present);
        assert!(skipped(judge(&["gcc"], "", "")));
        assert!(skipped(judge(&["gcc"], "false", "")));
        assert!(failed(judge(&["gcc"], "true", "")));
        assert!(failed(judge(&["gcc"], "true", "clang,tcc")));
        assert!(skipped(judge(&["gcc", "tcc"], "true", "tcc,gcc")));
        assert!(failed(judge(&["gcc", "tcc"], "true", "tcc")));
        // No package has it, so that it may be missing anywhere.
        assert!(skipped(judge(&["chibicc"], "true", "")));
    }
}
