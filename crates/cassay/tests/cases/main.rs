//! The corpus under `tests/`, run through the real binary: tests are data.
//!
//! `tests/run/<area>/<name>.c` must behave as `<name>.out` says (and `.exit`, `.in`, `.args` where
//! present); `tests/run/multi/<name>/*.c` is one program of several translation units.
//! `tests/undefined/<kind>/bad*.c` must stop with exactly that kind at the line marked
//! `// UB: <kind>`; `good*.c` beside them are defined and run like any other case.
//! `tests/refused/<area>/<name>.c` must not be run at all: the message, at the line marked `// refused: <part>`, has
//! that part (for a program that cannot be linked, at any line).
//!
//! Each program is a test of its own with the name of its file: `cargo test -p cassay --test cases run/arith`
//! runs a folder.
//!
//! Expected output never comes from Cassay. `referees/…` compiles a defined case with gcc
//! and clang, plain, optimised and sanitised, and compares; with `CASSAY_BLESS=1` it writes the
//! expectation from gcc, provided all referees agree. `sanitizers_agree` asks the sanitizers of both
//! about every case, undefined ones too. Both are run by `make referees` only. `CASSAY_CASE=text` limits every
//! test to the cases whose name contains the text.

mod corpus;
mod process;
mod referees;
mod sanitizers;

use std::path::PathBuf;
use std::process::{Command, ExitCode};

use cassay_eval::{Class, Kind};
use cassay_testkit::corpus::{Trial, each, test, trial};
use cassay_testkit::process::Ran;
use cassay_testkit::{TestDir, text};

use corpus::{
    Case, MARK, REFUSED, bad_cases, case, defined_cases, marked, marks, refused_cases, stem_of,
    undefined_files,
};
use process::{compare, run};

fn main() -> ExitCode {
    let mut trials: Vec<Trial> = Vec::new();
    for case in defined_cases() {
        let name = case.name.clone();
        trials.push(trial(name, move || compare(&case, &cassay(&case, false)?)));
    }
    for case in bad_cases() {
        trials.push(trial(case.name.clone(), move || {
            undefined_is_reported(&case)
        }));
    }
    for case in refused_cases() {
        trials.push(trial(case.name.clone(), move || is_refused(&case)));
    }
    trials.push(test("examples_of_kinds_behave", examples_of_kinds_behave));
    trials.push(test("corpus_is_tidy", corpus_is_tidy));
    trials.extend(sanitizers::trials());
    trials.extend(referees::trials());
    cassay_testkit::corpus::main(trials)
}

fn cassay(case: &Case, json: bool) -> Result<Ran, String> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cassay"));
    command.arg("run").args(&case.sources);
    if json {
        command.arg("--json");
    }
    let args = case.args();
    if !args.is_empty() {
        command.arg("--").args(args);
    }
    run(command, case.stdin())
}

/// The program is invalid, or does what Cassay does not know, and that is said where it is marked.
fn is_refused(case: &Case) -> Result<(), String> {
    let mut wanted = Vec::new();
    for source in &case.sources {
        let text = std::fs::read_to_string(source).map_err(|e| e.to_string())?;
        let marks = marked(&text, REFUSED);
        wanted.extend(marks.map(|(line, part)| (line, part.to_string())));
    }
    let [(line, part)] = &wanted[..] else {
        return Err(format!("{} lines are marked, not one", wanted.len()));
    };
    let ran = cassay(case, true)?;
    let stderr = text(&ran.stderr);
    let json: serde_json::Value = serde_json::from_slice(&ran.stdout)
        .map_err(|error| format!("no JSON on stdout: {error}\n{stderr}"))?;
    let verdict = json["verdict"].as_str().unwrap_or_default();
    let message = json["message"].as_str().unwrap_or_default();
    let at = json["line"].as_u64();
    let here = at.is_none() || at == Some(*line as u64);
    if matches!(verdict, "invalid" | "unsupported") && message.contains(part.as_str()) && here {
        return Ok(());
    }
    Err(format!(
        "  - refused at line {line}: {part}\n  + {json}\n{stderr}"
    ))
}

fn undefined_is_reported(case: &Case) -> Result<(), String> {
    let source = std::fs::read_to_string(&case.sources[0]).map_err(|e| e.to_string())?;
    let marks = marks(&source);
    let (line, kinds) = marks.first().ok_or("no line is marked")?;
    let class = kinds
        .first()
        .and_then(|code| Kind::by_code(code))
        .map(Kind::class);
    let verdict = match class.ok_or("the mark names no kind")? {
        Class::Undefined => "undefined",
        Class::Unspecified => "unspecified",
    };
    let ran = cassay(case, true)?;
    let stderr = text(&ran.stderr);
    let json: serde_json::Value = serde_json::from_slice(&ran.stdout)
        .map_err(|error| format!("no JSON on stdout: {error}\n{stderr}"))?;
    let field = |key: &str| {
        json.get(key)
            .and_then(|value| value.as_str())
            .unwrap_or("nothing")
    };
    let found = json
        .get("line")
        .and_then(serde_json::Value::as_u64)
        .unwrap_or(0);
    let right = field("verdict") == verdict
        && kinds.contains(&field("kind"))
        && usize::try_from(found).is_ok_and(|found| found == *line);
    if right {
        return Ok(());
    }
    Err(format!(
        "  - {verdict} {} at line {line}\n  + {} {} at line {found}\n{stderr}",
        kinds.join("|"),
        field("verdict"),
        field("kind"),
    ))
}

fn examples_of_kinds_behave() {
    let place = TestDir::new("examples");
    let mut cases = Vec::new();
    for kind in Kind::ALL {
        for (side, text) in [("bad", kind.bad_example()), ("good", kind.good_example())] {
            let path = PathBuf::from(place.write(&format!("{side}-{}.c", kind.code()), text));
            cases.extend(case(side, &path, vec![path.clone()]));
        }
    }
    each(
        &cases,
        |case| case.name.clone(),
        |case| {
            let ran = cassay(case, true)?;
            let json: serde_json::Value = serde_json::from_slice(&ran.stdout)
                .map_err(|error| format!("no JSON: {error}\n{}", text(&ran.stderr)))?;
            let (_, code) = case.name.split_once('-').unwrap_or_default();
            let found = json.get("kind").and_then(serde_json::Value::as_str);
            let wanted = case.name.starts_with("bad/").then_some(code);
            let exit = json.get("exit").and_then(serde_json::Value::as_i64);
            if found != wanted || (wanted.is_none() && exit != Some(0)) {
                return Err(format!(
                    "expected {wanted:?}, found {found:?}, exit {exit:?}: {json}"
                ));
            }
            Ok(())
        },
    );
}

fn corpus_is_tidy() {
    let mut complaints = Vec::new();
    for case in defined_cases() {
        if case.read("out").is_none() {
            complaints.push(format!("{}: no `.out`", case.name));
        }
        for source in &case.sources {
            let text = std::fs::read_to_string(source).unwrap_or_default();
            if text.contains(MARK) {
                complaints.push(format!("{}: a defined program with a mark", case.name));
            }
        }
    }
    for case in bad_cases() {
        let text = std::fs::read_to_string(&case.sources[0]).unwrap_or_default();
        let folder = case.name.split('/').nth(1).unwrap_or_default();
        let marks = marks(&text);
        let kinds = marks
            .first()
            .map(|(_, kinds)| kinds.as_slice())
            .unwrap_or_default();
        if marks.len() != 1 || kinds.first() != Some(&folder) {
            complaints.push(format!(
                "{}: not exactly one mark of its own kind",
                case.name
            ));
        }
        if kinds.iter().any(|code| Kind::by_code(code).is_none()) {
            complaints.push(format!("{}: no such kind", case.name));
        }
    }
    let files = undefined_files();
    for (folder, path) in &files {
        if Kind::by_code(folder).is_none() {
            complaints.push(format!("{}: the folder names no kind", path.display()));
        }
    }
    for kind in Kind::ALL {
        for side in ["bad", "good"] {
            let of_side = |(folder, path): &&(String, PathBuf)| {
                folder == kind.code() && stem_of(path).starts_with(side)
            };
            if files.iter().filter(of_side).count() < 2 {
                complaints.push(format!("{}: fewer than two {side} programs", kind.code()));
            }
        }
    }
    assert!(complaints.is_empty(), "\n{}", complaints.join("\n"));
}
