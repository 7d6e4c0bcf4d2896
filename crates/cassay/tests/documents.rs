//! Every command that the documents show is run, and what they say it prints is compared.
//!
//! A block of a document is marked with its language. `console` has commands behind `$ ` with what they print below, `sh`
//! has commands alone. Commands of a document are run one after the other in a directory that has `examples`, as if at
//! the top of the repository, with the compilers gcc, clang and tcc. In what they print, a line `…` stands for any lines, and
//! `…` in a line for any text; where nothing is shown, nothing is compared. What cannot be run here is in [`NOT_RUN`], and
//! how commands end that do not end with 0 or 100 in [`ENDS`].

use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use cassay_testkit::process::run_within;
use cassay_testkit::{TestDir, corpus, golden, have, skip, text};

/// Beginnings of commands that cannot be run in a test, and why.
const NOT_RUN: &[(&str, &str)] = &[
    (
        "make ",
        "installs packages, builds and tests everything; `make test` is what runs this",
    ),
    ("CASSAY_", "the same, with settings"),
    (
        "cargo ",
        "builds; that cargo installs a program that works is tried by hand",
    ),
    (
        "podman ",
        "pulls images from a network; `tests/ci.rs` checks the Containerfile",
    ),
    (
        "cassay-bench ",
        "takes minutes to hours, and needs a release build",
    ),
    ("target/release/cassay-bench ", "the same"),
    ("cassay hunt\n", "goes on until it is interrupted"),
    (
        "cassay findings export 7 -o bug && git bisect",
        "needs the history of a compiler",
    ),
    (
        "cassay findings merge 3 7",
        "needs two findings that are one bug; `tests/hunt/bugs.rs` has them",
    ),
    ("cassay findings split 3", "the same"),
    ("cassay findings undo 3", "the same"),
    ("cassay findings import ../other-store", "the same"),
];

/// Beginnings of commands that end otherwise than with 0, or with 100 for findings.
const ENDS: &[(&str, i32)] = &[
    ("cassay run examples/overflow.c", 120),
    ("cassay triage examples/overflow.c", 120),
    // tcc does not tell its passes.
    ("cassay findings blame 1", 102),
    // gcc gets it right, so that it is not interesting.
    ("cassay reduce 6/whole/11/-", 101),
    // A target file can say what differs.
    ("cassay target probe", 1),
];

/// How many programs a hunt tests that is to take a time: as many on every machine, and twice as many as it takes to find a
/// bug of tcc, whatever units its workers have begun with.
const PROGRAMS: &str = "--programs 100";

/// Far more than any of them takes.
const LIMIT: Duration = Duration::from_secs(300);

/// A command in a document, and what it prints if that is shown.
struct Step {
    line: usize,
    command: String,
    shown: Vec<String>,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The commands of a document, and complaints about blocks that do not say what they are.
fn steps(document: &str) -> (Vec<Step>, Vec<String>) {
    let (mut steps, mut complaints): (Vec<Step>, Vec<String>) = Default::default();
    let mut language: Option<&str> = None;
    let mut unfinished = false;
    for (at, line) in document.lines().enumerate() {
        let number = at + 1;
        if let Some(rest) = line.strip_prefix("```") {
            language = match language {
                Some(_) => None,
                None if rest.is_empty() => {
                    complaints.push(format!("line {number}: a block without a language"));
                    Some("")
                }
                None => Some(rest),
            };
            continue;
        }
        let command = match language {
            Some("console") => line.strip_prefix("$ "),
            Some("sh") => Some(line).filter(|line| !line.is_empty()),
            _ => continue,
        };
        match (unfinished, command, steps.last_mut()) {
            (true, _, Some(step)) => step.command += &format!("\n{line}"),
            (_, Some(command), _) => steps.push(Step {
                line: number,
                command: command.to_string(),
                shown: Vec::new(),
            }),
            (_, None, Some(step)) => step.shown.push(line.to_string()),
            (_, None, None) => complaints.push(format!("line {number}: no command before it")),
        }
        unfinished = steps
            .last()
            .is_some_and(|step| step.command.ends_with('\\'))
            && line.ends_with('\\');
    }
    (steps, complaints)
}

/// Whether a line is as it is shown.
fn is_like(shown: &str, line: &str) -> bool {
    let mut rest = line;
    let parts: Vec<&str> = shown.split('…').collect();
    let Some((first, others)) = parts.split_first() else {
        return line.is_empty();
    };
    let Some(after) = rest.strip_prefix(first) else {
        return false;
    };
    rest = after;
    for (at, part) in others.iter().enumerate() {
        if at + 1 == others.len() {
            return rest.ends_with(part);
        }
        match rest.find(part) {
            Some(found) => rest = &rest[found + part.len()..],
            None => return false,
        }
    }
    rest.is_empty()
}

/// Whether lines are as they are shown.
fn are_like(shown: &[String], lines: &[&str]) -> bool {
    // Whether the lines from each place on are like what is shown from the current one on.
    let mut from: Vec<bool> = (0..=lines.len()).map(|at| at == lines.len()).collect();
    for shown in shown.iter().rev() {
        let mut now = vec![false; lines.len() + 1];
        for at in (0..=lines.len()).rev() {
            now[at] = match shown == "…" {
                true => from[at] || at < lines.len() && now[at + 1],
                false => at < lines.len() && is_like(shown, lines[at]) && from[at + 1],
            };
        }
        from = now;
    }
    from[0]
}

fn trimmed(lines: &str) -> Vec<&str> {
    let lines: Vec<&str> = lines.trim_end().lines().map(str::trim_end).collect();
    lines
}

/// Whether what a command printed is what the document shows.
fn compare(step: &Step, output: &str) -> Result<(), String> {
    let shown = step.shown.join("\n");
    let shown = match shown.starts_with('{') {
        // One line, which is broken into several to be read.
        true => step.shown.iter().map(|line| line.trim()).collect(),
        false => shown,
    };
    let shown: Vec<String> = trimmed(&shown).iter().map(ToString::to_string).collect();
    if shown.is_empty() || are_like(&shown, &trimmed(output)) {
        return Ok(());
    }
    let difference = golden::difference(shown.join("\n").as_bytes(), output.as_bytes());
    Err(difference.unwrap_or_default())
}

/// The command as it is run here.
fn here(command: &str) -> String {
    let mut words: Vec<&str> = command.split(' ').collect();
    if let Some(at) = words.iter().position(|word| *word == "--time") {
        words.splice(at..(at + 2).min(words.len()), [PROGRAMS]);
    }
    words.join(" ")
}

fn run(step: &Step, dir: &TestDir) -> Result<(), String> {
    let mut command = Command::new("bash");
    command
        .args(["-c", &format!("exec 2>&1\n{}", here(&step.command))])
        .current_dir(dir.dir())
        .env("PATH", dir.dir().join("bin"))
        .env("HOME", dir.dir());
    let Some(ran) = run_within(command, Vec::new(), LIMIT)? else {
        return Err("does not end".to_string());
    };
    let output = text(&ran.stdout);
    let ends = ENDS
        .iter()
        .find(|(start, _)| step.command.starts_with(start));
    let as_it_should = match (ends, ran.exit) {
        (Some((_, status)), exit) => exit == Some(*status),
        (None, exit) => matches!(exit, Some(0 | 100)),
    };
    if !as_it_should {
        return Err(format!("ends with {:?}:\n{output}", ran.exit));
    }
    compare(step, &output)
}

/// A directory with `examples` and with a `bin` that has this Cassay and all programs of the machine but for other
/// compilers: what a document shows does not depend on how many there are, and nor does the time that it takes.
fn place(name: &str) -> TestDir {
    let dir = TestDir::new(name);
    let bin = dir.dir().join("bin");
    std::fs::create_dir(&bin).unwrap();
    symlink(env!("CARGO_BIN_EXE_cassay"), bin.join("cassay")).unwrap();
    let compiler = |name: &str| {
        let prefixes = [
            "gcc-",
            "clang-",
            "pcc",
            "chibicc",
            "zig-clang",
            "cc",
            "c99",
            "c89",
            "icx",
            "slimcc",
        ];
        prefixes.iter().any(|prefix| name.starts_with(prefix))
    };
    let path = std::env::var_os("PATH").unwrap_or_default();
    for from in std::env::split_paths(&path) {
        for entry in corpus::entries(&from) {
            let Some(name) = entry.file_name() else {
                continue;
            };
            let to = bin.join(name);
            if !compiler(&name.to_string_lossy()) && !to.exists() {
                // What is on PATH twice is there already.
                let _ = symlink(&entry, to);
            }
        }
    }
    let examples = dir.dir().join("examples");
    std::fs::create_dir(&examples).unwrap();
    for file in corpus::entries(&root().join("examples")) {
        std::fs::copy(&file, examples.join(file.file_name().unwrap())).unwrap();
    }
    dir
}

/// README.md, CONTRIBUTING.md and what is in docs, by their paths.
fn documents() -> Vec<PathBuf> {
    let mut all = vec![root().join("README.md"), root().join("CONTRIBUTING.md")];
    all.extend(corpus::files(&root().join("docs"), "md"));
    all
}

fn name(document: &Path) -> String {
    document.file_name().unwrap().to_string_lossy().into_owned()
}

fn not_run(command: &str) -> bool {
    let line = format!("{command}\n");
    NOT_RUN.iter().any(|(start, _)| line.starts_with(start))
}

#[test]
fn commands_in_documents_work() {
    if !have(&["gcc", "clang", "tcc", "csmith", "bash"]) {
        return;
    }
    let tcc = Command::new("tcc").arg("-v").output().unwrap();
    if !text(&tcc.stdout).contains(" 0.9.27 ") {
        skip("the documents show bugs of tcc 0.9.27, and another one is here");
        return;
    }
    corpus::each(
        &documents(),
        |document| name(document),
        |document| {
            let content = std::fs::read_to_string(document).map_err(|e| e.to_string())?;
            let (steps, mut complaints) = steps(&content);
            let steps: Vec<&Step> = steps.iter().filter(|s| !not_run(&s.command)).collect();
            let dir = (!steps.is_empty()).then(|| place("documents"));
            for step in steps {
                let Some(dir) = &dir else { continue };
                if let Err(why) = run(step, dir) {
                    complaints.push(format!("line {}: {}\n{why}", step.line, step.command));
                }
            }
            match complaints.is_empty() {
                true => Ok(()),
                false => Err(complaints.join("\n")),
            }
        },
    );
}

#[test]
fn exceptions_are_needed() {
    let mut all = String::new();
    for document in documents() {
        let (steps, _) = steps(&std::fs::read_to_string(document).unwrap());
        for step in steps {
            all += &format!("\n{}\n", step.command);
        }
    }
    let starts = NOT_RUN.iter().map(|(start, _)| *start);
    for start in starts.chain(ENDS.iter().map(|(start, _)| *start)) {
        assert!(
            all.contains(&format!("\n{start}")),
            "no document has {start:?}"
        );
    }
}

#[test]
fn a_document_that_is_wrong_is_found() {
    let step = |shown: &str| Step {
        line: 1,
        command: String::new(),
        shown: shown.lines().map(String::from).collect(),
    };
    let like = |shown: &str, output: &str| compare(&step(shown), output).is_ok();
    assert!(like("", "anything"));
    assert!(like("a\nb", "a\nb\n"));
    assert!(!like("a\nb", "a\nc\n") && !like("a", "a\nb\n") && !like("a\nb", "a\n"));
    assert!(like("a\n…\nz", "a\nz\n") && like("a\n…\nz", "a\nb\nc\nz\n"));
    assert!(!like("a\n…\nz", "a\nb\n") && !like("…\nz", "z\na"));
    assert!(like("took … s, … of 3", "took 1.5 s, 2 of 3") && !like("took … s", "took 1.5 h"));
    assert!(like("{\"a\":1,\n \"b\":2}", "{\"a\":1,\"b\":2}\n"));
    let (found, complaints) =
        steps("```\nx\n```\n```console\n$ a \\\n  b\nc\n$ d\n```\n```c\n$ no\n```\n");
    assert_eq!(complaints, ["line 1: a block without a language"]);
    let found: Vec<(&str, usize)> = found
        .iter()
        .map(|step| (step.command.as_str(), step.shown.len()))
        .collect();
    assert_eq!(found, [("a \\\n  b", 1), ("d", 0)]);
    assert_eq!(
        here("cassay hunt --time 1m --plain"),
        format!("cassay hunt {PROGRAMS} --plain")
    );
}
