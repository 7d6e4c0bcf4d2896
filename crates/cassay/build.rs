//! Which commit is built, for `--version`.
//!
//! Git is asked if it is there and if this file belongs to a repository of its: a release archive has none, and one that
//! is unpacked inside somebody else's repository is not of that. Then the version says nothing more. Nothing but
//! `--version` looks at this: what a case means is the generator's version, and a report names the package's.

use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let commit = commit().map_or(String::new(), |commit| format!(" ({commit})"));
    println!("cargo::rustc-env=CASSAY_COMMIT={commit}");
}

/// The commit and its day, `5f9ddf9 2026-11-17`. Changes that are not committed do not show.
fn commit() -> Option<String> {
    git(&["ls-files", "--error-unmatch", "Cargo.toml"])?;
    // What changes when another commit is checked out or made: HEAD, its log, the branch that it names, or the file that
    // all branches are packed into.
    let branch = git(&["symbolic-ref", "--quiet", "HEAD"]);
    let files = ["HEAD", "logs/HEAD", "packed-refs"];
    for name in files.into_iter().chain(branch.as_deref()) {
        if let Some(path) = git(&["rev-parse", "--git-path", name])
            && Path::new(&path).exists()
        {
            println!("cargo::rerun-if-changed={path}");
        }
    }
    let shown = "--format=%h %cd";
    git(&["log", "-1", "--abbrev=7", "--date=short", shown])
}

/// What a command of git's prints, if it is there and has no complaints.
fn git(args: &[&str]) -> Option<String> {
    let output = Command::new("git").args(args).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    let text = text.trim();
    (output.status.success() && !text.is_empty()).then(|| text.to_string())
}
