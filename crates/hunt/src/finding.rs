//! Findings after the hunt: told to people, reproduced, and written to a folder that needs no Cassay. A
//! finding that was reduced is told by its reduced program first; the program it was found with comes after
//! that.

use std::fmt::Write as _;
use std::fs;
use std::io;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use cassay_exec::{ExecError, Root, Worker};
use cassay_program::{Commands, EXPECTED, Expected, File, Program, shown};
use cassay_store::{Example, Finding, FindingBrief, Kind, Reduced, Reduction, State};
use cassay_trial::{Bounds, Failure, Look, Seen};
use serde_json::{Value, json};

use crate::judge::{kind_of, told};
use crate::look;
use crate::reducing::{shows, tokens};
use crate::variants::Origin;

/// How much more time a program gets when a person repeats a finding than it got in the hunt.
const PATIENCE: u32 = 3;

/// Everything there is about a finding.
#[derive(Clone, Debug)]
pub struct Whole {
    pub finding: Finding,
    pub program: Program,
    pub reduction: Option<Reduction>,
    /// The reduced program.
    pub reduced: Option<Program>,
    /// The compilers of its campaign, a line each.
    pub toolchain: String,
}

/// The finding as one of its examples shows it.
#[must_use]
pub fn shown_by(finding: Finding, example: &Example) -> Finding {
    Finding {
        brief: FindingBrief {
            title: example.title.clone(),
            subject: example.subject.clone(),
            ..finding.brief
        },
        case: example.case.clone(),
        expected: example.expected.clone(),
        actual: example.actual.clone(),
        commands: example.commands.clone(),
        program: example.program,
        // That is one of the first.
        reduced: None,
        origin: example.origin.clone(),
    }
}

/// What a repetition of a finding showed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rerun {
    pub reproduced: bool,
    pub what: String,
    pub output: Vec<u8>,
}

/// Compiles and runs a program once more by commands, in scratch and under limits.
fn look_again(
    finding: &Finding,
    commands: &Commands,
    program: &Program,
    root: &Root,
    worker: &mut Worker,
) -> Result<Look, ExecError> {
    let bounds = Bounds::default().times(PATIENCE);
    let name = &finding.brief.subject.compiler;
    look::look(name, commands, program, bounds, root, worker)
}

/// Compiles and runs a finding's program once more.
pub fn rerun(
    finding: &Finding,
    program: &Program,
    root: &Root,
    worker: &mut Worker,
) -> Result<Rerun, ExecError> {
    let Look { seen, output } = look_again(finding, &finding.commands, program, root, worker)?;
    let expected = program.expecting(finding.expected.clone());
    let failure = Failure::of(&seen, Some(&expected));
    let what = match (&seen, &failure) {
        (Seen::Ended { .. }, Some(Failure::WrongOutput)) => "other output".to_string(),
        (Seen::Ended { .. }, None) => "the expected output".to_string(),
        _ => seen.brief(),
    };
    Ok(Rerun {
        reproduced: failure.is_some_and(|failure| is_of(&failure, finding)),
        what,
        output,
    })
}

/// Whether a failure is the one that a finding is about: another crash, or another complaint, is not.
fn is_of(failure: &Failure, finding: &Finding) -> bool {
    let same = match failure {
        Failure::CompilerCrash(_) | Failure::Rejects(_) => {
            told(&finding.brief.signature).as_ref() == Some(failure)
        }
        _ => true,
    };
    same && kind_of(failure) == finding.brief.kind
}

/// The same with its reduced program.
pub fn rerun_reduced(
    finding: &Finding,
    about: &Reduced,
    program: &Program,
    root: &Root,
    worker: &mut Worker,
) -> Result<Rerun, ExecError> {
    let Look { seen, output } = look_again(finding, &about.commands, program, root, worker)?;
    let failure = Failure::of(&seen, about.expected.as_ref());
    Ok(Rerun {
        reproduced: shows(&seen, about),
        what: failure.map_or_else(|| seen.brief(), |failure| failure.to_string()),
        output,
    })
}

/// What a line of a script does with a program of this kind of failure.
fn shown(kind: Kind, commands: &Commands, status: &str) -> String {
    let run = commands.run_line();
    let all = |before: &str| {
        let lines = commands.compile_lines().into_iter();
        let lines = lines.map(|line| format!("{before}{line}"));
        lines.collect::<Vec<String>>().join(" && ")
    };
    let compile = all("");
    match kind {
        Kind::CompilerCrash | Kind::RejectsValid => compile,
        Kind::CompilerHang => all("timeout 120 "),
        Kind::WrongOutput => format!("{compile} && {run} | diff {EXPECTED} -"),
        Kind::WrongExit | Kind::RunCrash => {
            format!("{compile} && {{ {run}; echo \"exit status $?, expected {status}\"; }}")
        }
        Kind::RunHang => format!("{compile} && timeout 60 {run}"),
    }
}

fn script(shown: &str) -> Vec<u8> {
    format!("#!/bin/sh\ncd \"$(dirname \"$0\")\" && {shown}\n").into_bytes()
}

/// A script for the reduced program. What it shows may be another kind of wrong code than the original: it
/// may check a value instead of printing it.
fn reduced_script(kind: Kind, about: &Reduced) -> Vec<u8> {
    let status = match &about.expected {
        Some(Expected {
            status: Some(status),
            ..
        }) => status.to_string(),
        Some(_) => "an abort".to_string(),
        None => "0".to_string(),
    };
    let kind = match kind {
        Kind::WrongOutput | Kind::WrongExit | Kind::RunCrash => {
            let prints = about
                .expected
                .as_ref()
                .is_some_and(|m| !m.output.is_empty());
            if prints && Failure::read(&about.failure) == Some(Failure::WrongOutput) {
                Kind::WrongOutput
            } else {
                Kind::WrongExit
            }
        }
        kind => kind,
    };
    script(&shown(kind, &about.commands, &status))
}

/// Whose variant a program is and how, if it is one.
fn origin(text: Option<&str>) -> String {
    match text.and_then(Origin::read) {
        Some(origin) => format!("\n{}", origin.describe()),
        None => String::new(),
    }
}

fn origin_json(text: Option<&str>) -> Option<Value> {
    text.and_then(|text| serde_json::from_str(text).ok())
}

/// What a program must do, in a line or several.
fn must(expected: &Expected) -> String {
    let end = match expected.status {
        Some(0) => "end with exit status 0".to_string(),
        Some(status) => format!("end with exit status {status}"),
        None => "abort".to_string(),
    };
    if expected.output.is_empty() {
        format!("{end}, and print nothing")
    } else {
        format!("{end}, and print the expected output")
    }
}

impl Whole {
    /// Tokens before and after the reduction.
    fn sizes(&self, reduced: &Program) -> (u64, u64) {
        match self.about() {
            Some(about) => (about.tokens_before, about.tokens),
            None => (tokens(&self.program), tokens(reduced)),
        }
    }

    /// What is known of the reduced program.
    pub fn about(&self) -> Option<&Reduced> {
        self.reduction.as_ref()?.about.as_ref()
    }

    /// Why there is no reduced program, or not the last.
    fn reduction_state(&self) -> Option<String> {
        let id = self.finding.brief.id;
        let reduction = self.reduction.as_ref()?;
        let begun = self.reduced.is_some();
        match reduction.state {
            State::Failed => Some(format!(
                "not reduced: {}",
                reduction.reason.as_deref().unwrap_or_default()
            )),
            State::Leased => Some("being reduced".to_string()),
            State::Waiting if begun => Some(format!(
                "interrupted; the next hunt goes on with it, or `cassay reduce {id}`"
            )),
            State::Waiting if self.finding.brief.flaky => {
                Some("not reduced: it does not happen each time".to_string())
            }
            State::Waiting => Some(format!(
                "not reduced yet; the next hunt does it, or `cassay reduce {id}`"
            )),
            State::Done => match self.about() {
                Some(about) if !about.complete => Some(format!(
                    "its time was over; `cassay reduce {id}` takes as long as it needs"
                )),
                _ => None,
            },
        }
    }

    /// The reduced program: how small, its text, how to see it, what it must do, what it does instead.
    fn reduced_text(&self) -> String {
        let mut text = String::new();
        let Some(program) = &self.reduced else {
            return text;
        };
        let (before, after) = self.sizes(program);
        // Writing to a string cannot fail.
        let _ = writeln!(text, "reduced: {after} tokens of {before}");
        text += &files(program);
        text.push_str("----\n");
        let Some(about) = self.about() else {
            return text;
        };
        if about.case != self.finding.case {
            // A smaller example may have come since.
            let _ = writeln!(text, "\nmade of: {}", about.case);
        }
        let _ = writeln!(text, "\nshows: {}", shown::line(&about.failure));
        for line in about.commands.lines() {
            let _ = writeln!(text, "    {line}");
        }
        if let Some(expected) = &about.expected {
            let compile = if self.finding.brief.kind.is_wrong_code() {
                ""
            } else {
                "compile, "
            };
            let _ = writeln!(text, "\nit must {compile}{}", must(expected));
            if !expected.output.is_empty() {
                section(&mut text, "expected", &expected.output);
            }
        }
        section(&mut text, "actual", &about.actual);
        for note in &about.notes {
            let _ = writeln!(text, "note: {}", shown::line(note));
        }
        text += &origin(about.origin.as_deref());
        text
    }

    /// Everything about a finding as text, but the program it was found with.
    #[must_use]
    pub fn describe(&self) -> String {
        let mut text = title(&self.finding);
        if self.reduced.is_some() {
            text.push('\n');
            text += &self.reduced_text();
        }
        if let Some(state) = self.reduction_state() {
            let _ = writeln!(text, "\nreduction: {state}");
        }
        text += &describe(&self.finding, &self.toolchain);
        text
    }

    /// The same for other programs.
    #[must_use]
    pub fn json(&self) -> Value {
        let finding = &self.finding;
        let brief = &finding.brief;
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        let sources = |program: &Program| -> Vec<Value> {
            let files = program.files();
            let files = files.iter();
            files
                .map(|(name, bytes)| json!({"name": name, "text": text(bytes)}))
                .collect()
        };
        let reduced = self.reduced.as_ref().map(|program| {
            let (tokens_before, tokens) = self.sizes(program);
            let about = self.about();
            json!({
                "tokens_before": tokens_before, "tokens": tokens,
                "complete": about.map(|a| a.complete),
                "case": about.map(|a| &a.case),
                "failure": about.map(|a| &a.failure),
                "commands": about.map(|a| a.commands.lines()),
                "expected": about.and_then(|a| a.expected.as_ref()).map(|must| json!({
                    "status": must.status, "output": text(&must.output),
                })),
                "actual": about.map(|a| text(&a.actual)),
                "notes": about.map(|a| &a.notes),
                "origin": about.and_then(|a| origin_json(a.origin.as_deref())),
                "files": sources(program),
            })
        });
        let reduction = self.reduction.as_ref().map(|reduction| {
            json!({
                "state": reduction.state.name(), "reason": reduction.reason,
                "compilations": reduction.cost.compilations, "runs": reduction.cost.runs,
                "seconds": reduction.cost.wall_us as f64 / 1e6,
                "cpu_seconds": reduction.cost.cpu_us as f64 / 1e6,
            })
        });
        json!({
            "id": brief.id.0, "kind": brief.kind.name(), "title": brief.title,
            "compiler": brief.subject.compiler, "flags": brief.subject.flags,
            "signature": brief.signature, "occurrences": brief.occurrences,
            "flaky": brief.flaky, "status": brief.status.name(), "case": finding.case,
            "origin": origin_json(finding.origin.as_deref()),
            "reduced": reduced, "reduction": reduction,
            "commands": finding.commands.lines(),
            "expected": text(&finding.expected), "actual": text(&finding.actual),
            "files": sources(&self.program),
        })
    }
}

/// The files of a program, each behind its name, as far as a person reads; `export` writes them as they are.
#[must_use]
pub fn files(program: &Program) -> String {
    const LINES: usize = 5_000;
    let mut text = String::new();
    for (name, bytes) in program.files() {
        let _ = writeln!(text, "\n---- {}", shown::line(name));
        if !bytes.is_empty() {
            let _ = writeln!(text, "{}", shown::excerpt(&bytes, LINES));
        }
    }
    text
}

fn title(finding: &Finding) -> String {
    let flaky = if finding.brief.flaky { " (flaky)" } else { "" };
    format!("{}{flaky}\n", shown::line(&finding.brief.title))
}

/// What is known of the program that it was found with.
fn describe(finding: &Finding, toolchain: &str) -> String {
    let brief = &finding.brief;
    let version = toolchain
        .lines()
        .find(|line| line.split(':').next() == Some(&brief.subject.compiler))
        .unwrap_or_default();
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = writeln!(text);
    let _ = writeln!(text, "kind         {}", brief.kind);
    let _ = writeln!(text, "compiler     {}", shown::line(version));
    let _ = writeln!(text, "signature    {}", shown::line(&brief.signature));
    let _ = writeln!(text, "case         {}", finding.case);
    let _ = writeln!(text, "status       {}", brief.status);
    let _ = writeln!(text, "occurrences  {}", brief.occurrences);
    let _ = writeln!(text, "program      {}", finding.program);
    text += &origin(finding.origin.as_deref());
    let _ = writeln!(text, "\ncommands:");
    for line in finding.commands.lines() {
        let _ = writeln!(text, "    {line}");
    }
    let about_output = matches!(
        brief.kind,
        Kind::WrongOutput | Kind::WrongExit | Kind::RunCrash | Kind::RunHang
    );
    if about_output {
        section(&mut text, "expected", &finding.expected);
    }
    section(&mut text, "actual", &finding.actual);
    text
}

fn section(text: &mut String, name: &str, bytes: &[u8]) {
    const LINES: usize = 30;
    let _ = writeln!(text, "\n{name}:");
    if !bytes.is_empty() {
        for line in shown::excerpt(bytes, LINES).lines() {
            let _ = writeln!(text, "    {line}");
        }
    }
}

/// Writes a finding to a new or empty folder: the program, what it should print and what came
/// instead, a description, and `repro.sh`. Where there is a reduced program it is the one, and the original
/// is in `original` below it, in the same way.
pub fn export(dir: &Path, whole: &Whole) -> io::Result<Vec<PathBuf>> {
    fs::create_dir_all(dir)?;
    if fs::read_dir(dir)?.next().is_some() {
        return Err(io::Error::new(
            io::ErrorKind::AlreadyExists,
            "the directory is not empty",
        ));
    }
    let finding = &whole.finding;
    let kind = finding.brief.kind;
    let mut written = Vec::new();
    let mut original = dir.to_path_buf();
    if let (Some(program), Some(about)) = (&whole.reduced, whole.about()) {
        let expected = about.expected.as_ref();
        let output = expected.map_or(&[][..], |expected| &expected.output);
        let mut files = exported(program, output);
        files.push(("actual.txt".into(), about.actual.clone()));
        files.push(("finding.txt".into(), whole.describe().into()));
        files.push(("repro.sh".into(), reduced_script(kind, about)));
        written.extend(write(dir, files)?);
        original.push("original");
        fs::create_dir_all(&original)?;
    }
    let program = &whole.program;
    let mut files = exported(program, &finding.expected);
    files.push(("actual.txt".into(), finding.actual.clone()));
    let text = title(finding) + &describe(finding, &whole.toolchain);
    files.push(("finding.txt".into(), text.into()));
    let status = program.status();
    files.push((
        "repro.sh".into(),
        script(&shown(kind, &finding.commands, &status.to_string())),
    ));
    written.extend(write(&original, files)?);
    Ok(written)
}

/// A program as it is exported, by names that stay in their directory. What it prints was stored beside it, and is
/// empty where nobody knows.
fn exported(program: &Program, output: &[u8]) -> Vec<File> {
    let program = Program {
        expected: Some(program.expecting(output)),
        ..program.clone()
    };
    let files = program.export().into_iter().map(|(name, text)| {
        let name = Path::new(&name).file_name().unwrap_or_default();
        (name.to_string_lossy().into_owned(), text)
    });
    files.collect()
}

fn write(dir: &Path, files: Vec<File>) -> io::Result<Vec<PathBuf>> {
    let mut written = Vec::new();
    for (name, text) in files {
        let path = dir.join(&name);
        fs::write(&path, text)?;
        if name == "repro.sh" {
            fs::set_permissions(&path, fs::Permissions::from_mode(0o755))?;
        }
        written.push(path);
    }
    Ok(written)
}
