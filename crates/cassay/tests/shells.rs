//! What other programs make of Cassay's command line: completions in the shells that they are for, manual pages, and the
//! version.

use std::process::{Command, Stdio};

use cassay_testkit::process::Program;
use cassay_testkit::{TestDir, have, text};

const CASSAY: Program = Program(env!("CARGO_BIN_EXE_cassay"));

/// Runs a shell's commands; what they print. They must have no complaints.
#[track_caller]
fn shell(command: &mut Command, dir: &TestDir) -> String {
    let output = command
        .current_dir(dir.dir())
        .env("HOME", dir.dir())
        .env("TERM", "dumb")
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let said = text(&output.stderr);
    assert!(output.status.success() && said.is_empty(), "{said}");
    text(&output.stdout)
}

fn completions(shell: &str) -> String {
    CASSAY.stdout(&["completions", shell])
}

#[test]
fn bash_completes_commands_and_options() {
    if !have(&["bash"]) {
        return;
    }
    let dir = TestDir::new("bash");
    dir.write("cassay", completions("bash"));
    let asked = r#"
        source ./cassay
        COMP_WORDS=(cassay hu); COMP_CWORD=1; _cassay cassay hu cassay; echo "${COMPREPLY[@]}"
        COMP_WORDS=(cassay hunt --sar); COMP_CWORD=2; _cassay cassay --sar hunt; echo "${COMPREPLY[@]}"
        complete -p cassay
    "#;
    let said = shell(
        Command::new("bash").args(["--norc", "--noprofile", "-c", asked]),
        &dir,
    );
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines[..2], ["hunt", "--sarif"], "{said}");
    assert!(lines[2].contains("_cassay"), "{said}");
}

#[test]
fn zsh_loads_completions() {
    if !have(&["zsh"]) {
        return;
    }
    let dir = TestDir::new("zsh");
    dir.write("_cassay", completions("zsh"));
    // What the function says about the command's own words can be asked without a line editor.
    let asked = "fpath=($PWD $fpath); autoload -Uz compinit; compinit -u -d ./dump; print ${_comps[cassay]}; \
                 source ./_cassay; functions _cassay_commands";
    let said = shell(Command::new("zsh").args(["-f", "-c", asked]), &dir);
    assert!(said.starts_with("_cassay\n"), "{said}");
    assert!(said.contains("triage:"), "{said}");
}

#[test]
fn fish_completes_commands_and_options() {
    if !have(&["fish"]) {
        return;
    }
    let dir = TestDir::new("fish");
    dir.write("cassay.fish", completions("fish"));
    let asked = "source ./cassay.fish; complete -C 'cassay hu'; complete -C 'cassay hunt --sar'";
    let said = shell(
        Command::new("fish").args(["--no-config", "-c", asked]),
        &dir,
    );
    let words: Vec<&str> = said
        .lines()
        .filter_map(|line| line.split('\t').next())
        .collect();
    assert_eq!(words, ["hunt", "--sarif"], "{said}");
}

#[test]
fn the_other_shells_get_something() {
    for shell in ["elvish", "powershell"] {
        assert!(completions(shell).contains("--sarif"), "{shell}");
    }
    let said = CASSAY.complaint(&["completions", "csh"], 125);
    assert!(said.contains("possible values: bash"), "{said}");
}

#[test]
fn manual_pages_can_be_read() {
    let dir = TestDir::new("man");
    let pages = dir.path("man1");
    let said = CASSAY.stdout(&["man", &pages]);
    assert!(said.contains(&pages), "{said}");
    let own = std::fs::read_to_string(dir.path("man1/cassay.1")).unwrap();
    assert_eq!(own, CASSAY.stdout(&["man"]));
    assert!(dir.dir().join("man1/cassay-findings-show.1").exists());
    let file = dir.write("file", "");
    let said = CASSAY.complaint(&["man", &file], 125);
    assert!(said.contains("cannot write"), "{said}");
    if !have(&["man"]) {
        return;
    }
    let mut man = Command::new("man");
    man.args(["-l", "-Tutf8", "--warnings", "man1/cassay-hunt.1"])
        .env("MANWIDTH", "100")
        .env("LC_ALL", "C.UTF-8");
    // Bold characters are written twice, with a backspace between.
    let read: Vec<char> = shell(&mut man, &dir).chars().collect();
    let read: String = (0..read.len())
        .filter(|at| read[*at] != '\u{8}' && read.get(at + 1) != Some(&'\u{8}'))
        .map(|at| read[at])
        .collect();
    assert!(
        read.contains("--sarif") && read.contains("Exit codes"),
        "{read}"
    );
}

/// `cassay 0.1.0 (5f9ddf9 2026-11-17)`; without the commit where there is no git.
#[test]
fn the_version_has_the_commit_where_git_knows_it() {
    let said = CASSAY.stdout(&["--version"]);
    let package = concat!("cassay ", env!("CARGO_PKG_VERSION"));
    let rest = said.trim_end().strip_prefix(package).unwrap();
    let (commit, day) = match rest
        .strip_prefix(" (")
        .and_then(|rest| rest.strip_suffix(')'))
        .and_then(|rest| rest.split_once(' '))
    {
        Some(parts) => parts,
        None => {
            assert_eq!(rest, "");
            return;
        }
    };
    assert!(
        commit.len() >= 7 && commit.chars().all(|c| c.is_ascii_hexdigit()),
        "{said}"
    );
    assert!(day.len() == 10 && day.split('-').count() == 3, "{said}");
    // What is made and reported does not depend on the commit.
    let case = CASSAY.stdout(&["gen", "--size", "2000", "--seed", "1"]);
    assert!(!case.contains(commit), "{case}");
}
