//! Rules of the repository that no compiler checks, as ordinary tests.
//!
//! They read the working tree, not git's list of files, so that they hold in a release archive
//! too. What the lints of `Cargo.toml` check already is checked here once more for files that no
//! crate compiles. That every kind of undefined behaviour has its programs is checked in `cases`.

use std::path::{Path, PathBuf};

/// Longer files must be flat tables: one list of like things, nothing to understand twice.
const LONGEST: usize = 1_000;
const FLAT_TABLES: &[&str] = &[
    // Every kind of undefined behaviour, one row each.
    "crates/memory/src/kind.rs",
    // Every instruction's meaning, one arm each.
    "crates/eval/src/machine/run.rs",
];

/// The one module that talks to the kernel, and the one crate with lints of its own because of it.
const KERNEL: &str = "crates/exec/src/sys.rs";
const OWN_LINTS: &str = "crates/exec/Cargo.toml";

/// Crates that are functions of their input alone.
const PURE: &[&str] = &[
    "program", "lang", "parse", "numbers", "check", "memory", "library", "eval", "source",
    "choice", "gen", "mutate",
];

/// Who may know whom: each room, and the rooms it may depend on.
const ROOMS: &[(&str, &[&str])] = &[
    ("testkit", &[]),
    ("program", &[]),
    ("lang", &[]),
    ("parse", &["lang"]),
    ("numbers", &["lang"]),
    ("check", &["lang", "numbers"]),
    ("memory", &["lang"]),
    ("library", &["lang", "memory", "numbers"]),
    ("eval", &["check", "lang", "library", "memory", "numbers"]),
    ("source", &["eval", "lang", "parse", "program"]),
    ("files", &["parse"]),
    ("choice", &[]),
    ("gen", &["choice", "eval", "lang", "program"]),
    (
        "mutate",
        &[
            "check", "choice", "eval", "gen", "lang", "parse", "program", "source",
        ],
    ),
    ("exec", &[]),
    ("store", &["program"]),
    ("trial", &["exec", "program"]),
    ("probe", &["eval", "exec", "lang", "source"]),
    (
        "reduce",
        &[
            "check", "lang", "program", "eval", "exec", "source", "trial",
        ],
    ),
    (
        "triage",
        &[
            "check", "eval", "exec", "lang", "program", "source", "trial",
        ],
    ),
    (
        "hunt",
        &[
            "choice", "eval", "exec", "files", "gen", "lang", "mutate", "parse", "probe",
            "program", "reduce", "source", "store", "trial", "triage",
        ],
    ),
    (
        "lib",
        &[
            "eval", "files", "gen", "lang", "mutate", "parse", "program", "source",
        ],
    ),
    (
        "cassay",
        &[
            "lang", "parse", "eval", "source", "files", "gen", "mutate", "program", "exec",
            "store", "trial", "probe", "reduce", "triage", "hunt",
        ],
    ),
    (
        "bench",
        &[
            "lang", "choice", "parse", "check", "eval", "source", "files", "gen", "mutate",
            "program", "exec", "store", "trial", "reduce", "triage", "hunt",
        ],
    ),
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A text file of the repository, by its path from the root.
struct File {
    path: String,
    text: String,
}

fn walk(dir: &Path, prefix: &str, files: &mut Vec<File>) {
    let Ok(read) = std::fs::read_dir(dir) else {
        return;
    };
    let mut entries: Vec<_> = read.flatten().collect();
    entries.sort_by_key(std::fs::DirEntry::file_name);
    for entry in entries {
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = format!("{prefix}{name}");
        if entry.path().is_dir() {
            // Build directories, what fuzzing leaves behind, and tools' own directories.
            let ours = !matches!(
                name.as_str(),
                "target" | "corpus" | "artifacts" | "cassay-hunt"
            ) && (!name.starts_with('.') || name == ".ci");
            if ours {
                walk(&entry.path(), &format!("{path}/"), files);
            }
        } else if let Ok(text) = std::fs::read_to_string(entry.path()) {
            files.push(File { path, text });
        }
    }
}

fn files() -> Vec<File> {
    let mut files = Vec::new();
    walk(&root(), "", &mut files);
    assert!(
        files.iter().any(|f| f.path == "Cargo.toml"),
        "not at the root"
    );
    files
}

fn rust_files() -> Vec<File> {
    let mut files = files();
    files.retain(|file| file.path.ends_with(".rs"));
    files
}

/// The lines of a Rust file with their numbers, without line comments.
fn code_lines(file: &File) -> impl Iterator<Item = (usize, &str)> {
    file.text
        .lines()
        .enumerate()
        .map(|(at, line)| (at + 1, line.split("//").next().unwrap_or_default()))
}

fn has_word(line: &str, word: &str) -> bool {
    let part = |c: char| c.is_alphanumeric() || c == '_';
    line.match_indices(word)
        .any(|(at, _)| !line[..at].ends_with(part) && !line[at + word.len()..].starts_with(part))
}

fn none(complaints: Vec<String>) {
    assert!(complaints.is_empty(), "\n{}\n", complaints.join("\n"));
}

#[test]
fn nothing_is_unsafe_or_unfinished() {
    // Spelled in two parts, so that this file does not find itself.
    let words = [concat!("un", "safe")];
    let macros = [
        concat!("dbg", "!"),
        concat!("todo", "!"),
        concat!("unimplemented", "!"),
    ];
    let mut complaints = Vec::new();
    for file in rust_files() {
        for (number, line) in code_lines(&file) {
            let found = words
                .iter()
                .filter(|word| file.path != KERNEL && has_word(line, word))
                .chain(macros.iter().filter(|name| line.contains(*name)));
            for what in found {
                complaints.push(format!("{}:{number}: {what}", file.path));
            }
        }
    }
    none(complaints);
}

#[test]
fn modules_say_why_they_exist() {
    none(
        rust_files()
            .iter()
            .filter(|file| !file.text.starts_with("//! "))
            .map(|file| {
                format!(
                    "{}: does not start with `//! ` and a description",
                    file.path
                )
            })
            .collect(),
    );
}

#[test]
fn files_are_one_idea() {
    let mut complaints = Vec::new();
    for file in rust_files() {
        let lines = file.text.lines().count();
        let table = FLAT_TABLES.contains(&file.path.as_str());
        if lines > LONGEST && !table {
            complaints.push(format!("{}: {lines} lines, at most {LONGEST}", file.path));
        }
        if lines <= LONGEST && table {
            complaints.push(format!("{}: is short, needs no exception", file.path));
        }
    }
    none(complaints);
}

#[test]
fn pure_crates_touch_nothing_outside() {
    let outside = ["fs", "process", "time", "env", "net"];
    let mut complaints = Vec::new();
    for file in rust_files() {
        if !PURE
            .iter()
            .any(|name| file.path.starts_with(&format!("crates/{name}/src/")))
        {
            continue;
        }
        for (number, line) in code_lines(&file) {
            let grouped = line.trim_start().starts_with("use std::{");
            for module in outside {
                if line.contains(&format!("std::{module}")) || grouped && has_word(line, module) {
                    complaints.push(format!("{}:{number}: uses std::{module}", file.path));
                }
            }
        }
    }
    none(complaints);
}

/// The lines of one section of a manifest.
fn section<'a>(manifest: &'a str, name: &str) -> Vec<&'a str> {
    manifest
        .lines()
        .skip_while(|line| *line != format!("[{name}]"))
        .skip(1)
        .take_while(|line| !line.starts_with('['))
        .collect()
}

#[test]
fn rooms_depend_in_one_direction() {
    let mut complaints = Vec::new();
    let files = files();
    let manifests = files.iter().filter_map(|f| {
        Some((
            f.path
                .strip_prefix("crates/")?
                .strip_suffix("/Cargo.toml")?,
            f,
        ))
    });
    for (room, manifest) in manifests {
        let lints = if manifest.path == OWN_LINTS {
            let denied = concat!("un", "safe_code = \"deny\"");
            section(&manifest.text, "lints.rust").contains(&denied)
        } else {
            section(&manifest.text, "lints").contains(&"workspace = true")
        };
        if !lints {
            complaints.push(format!(
                "{}: does not take the workspace's lints",
                manifest.path
            ));
        }
        let Some((_, allowed)) = ROOMS.iter().find(|(name, _)| *name == room) else {
            complaints.push(format!(
                "{}: a room that ROOMS does not know",
                manifest.path
            ));
            continue;
        };
        for line in section(&manifest.text, "dependencies") {
            let other = line
                .strip_prefix("cassay-")
                .and_then(|rest| rest.split(['.', ' ', '=']).next());
            if let Some(other) = other.filter(|other| !allowed.contains(other)) {
                complaints.push(format!("{}: may not depend on {other}", manifest.path));
            }
        }
    }
    none(complaints);
}

#[test]
fn no_machine_shows() {
    // In two parts again. A home directory, or where one machine gets its packages from.
    let homes = [
        concat!("/ho", "me/"),
        concat!("/Us", "ers/"),
        concat!("/ro", "ot/"),
    ];
    let registries = [
        concat!("spar", "se+"),
        concat!("[source", "."),
        concat!("replace-", "with"),
        concat!("index-", "url"),
    ];
    let mut complaints = Vec::new();
    for file in files() {
        for (at, line) in file.text.lines().enumerate() {
            for what in homes.iter().chain(&registries) {
                if line.contains(what) {
                    complaints.push(format!("{}:{}: {what}", file.path, at + 1));
                }
            }
            let public = "source = \"registry+https://github.com/rust-lang/crates.io-index\"";
            if file.path.ends_with("Cargo.lock") && line.starts_with("source = ") && line != public
            {
                complaints.push(format!("{}:{}: {line}", file.path, at + 1));
            }
        }
    }
    none(complaints);
}

/// Targets of the links and images of a Markdown text, programs in it left out.
fn links(text: &str) -> impl Iterator<Item = &str> {
    text.split("```").step_by(2).flat_map(|prose| {
        let inline = prose
            .split("](")
            .skip(1)
            .filter_map(|rest| rest.split([')', ' ']).next());
        let images = prose
            .split(" src=\"")
            .skip(1)
            .filter_map(|rest| rest.split('"').next());
        inline.chain(images)
    })
}

#[test]
fn links_in_documents_lead_somewhere() {
    let mut complaints = Vec::new();
    for file in files().iter().filter(|file| file.path.ends_with(".md")) {
        let folder = root()
            .join(&file.path)
            .parent()
            .map(Path::to_path_buf)
            .unwrap_or_default();
        for link in links(&file.text) {
            let path = link.split('#').next().unwrap_or_default();
            if !link.contains("://") && !path.is_empty() && !folder.join(path).exists() {
                complaints.push(format!("{}: {link} is not there", file.path));
            }
        }
    }
    none(complaints);
}
