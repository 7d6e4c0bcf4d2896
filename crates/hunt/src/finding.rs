//! Findings after the hunt: told to people, reproduced, and written to a folder that needs no Cassay. A
//! finding that was reduced is told by its reduced program first; the program it was found with comes after
//! that.

use std::fmt::Write as _;
use std::fs;
use std::io;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use cassay_exec::{ExecError, Root, Worker};
use cassay_lang::Target;
use cassay_program::{Commands, Expected, File, Program, places, shown};
use cassay_store::{
    Example, Finding, FindingBrief, Kind, Rate, Reduced, Reduction, State, Store, StoreError,
};
use cassay_trial::{Bounds, Failure, Look, Seen};
use serde_json::{Value, json};

use crate::again::{Case, Tried};
use crate::identity;
use crate::judge::told;
use crate::look::Shown;
use crate::reducing::tokens;
use crate::script::{About, SCRIPT, often};
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
    /// What its programs are for.
    pub target: Arc<Target>,
}

/// What a finding's programs are for: as the case says, which may be of another campaign, or as the campaign does.
pub fn target(store: &Store, finding: &Finding) -> Result<Arc<Target>, StoreError> {
    if let Ok(case) = cassay_gen::Case::parse(&finding.case) {
        return Ok(case.target);
    }
    let campaigns = store.campaigns()?;
    let own = campaigns
        .iter()
        .find(|(id, _)| *id == finding.brief.campaign);
    Ok(own.map_or_else(Target::x86_64_linux, |(_, of)| {
        identity::target(&of.configuration)
    }))
}

/// The finding as one of its examples shows it.
#[must_use]
pub fn shown_by(finding: Finding, example: &Example) -> Finding {
    Finding {
        brief: FindingBrief {
            title: example.title.clone(),
            kind: example.kind.unwrap_or(finding.brief.kind),
            subject: example.subject.clone(),
            rate: example.rate,
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
    /// How often it happened again.
    pub rate: Rate,
    pub what: String,
    pub output: Vec<u8>,
}

/// Compiles and runs a program again by its script, in scratch and under limits, and once by its commands to say what it
/// does.
fn again(
    finding: &Finding,
    commands: &Commands,
    program: &Program,
    root: &Root,
    worker: &mut Worker,
) -> Result<(Look, Tried), ExecError> {
    let bounds = Bounds::default().times(PATIENCE);
    let shown = Shown::new(
        &finding.brief.subject.compiler,
        commands.clone(),
        root,
        worker,
    )?;
    let look = shown.look(program, bounds, root, worker)?;
    let case = Case {
        kind: finding.brief.kind,
        uses_tmp: shown.uses_tmp(),
        commands,
        program,
        bounds,
    };
    Ok((look, case.tries(root, worker)?))
}

/// Compiles and runs a finding's program again.
pub fn rerun(
    finding: &Finding,
    program: &Program,
    root: &Root,
    worker: &mut Worker,
) -> Result<Rerun, ExecError> {
    let expected = program.expecting(finding.expected.clone());
    let program = Program {
        expected: Some(expected.clone()),
        ..program.clone()
    };
    let (Look { seen, output }, mut tried) =
        again(finding, &finding.commands, &program, root, worker)?;
    let failure = Failure::of(&seen, Some(&expected));
    let what = match (&seen, &failure) {
        (Seen::Ended { .. }, Some(Failure::WrongOutput)) => "other output".to_string(),
        (Seen::Ended { .. }, None) => "the expected output".to_string(),
        _ => seen.brief(),
    };
    // Another crash, or another complaint, is not the one that it is about.
    if failure.is_some_and(|failure| !is_of(&failure, finding)) {
        tried.rate.shown = 0;
    }
    Ok(Rerun {
        rate: tried.rate,
        what,
        output,
    })
}

/// Whether a failure of the compiler itself is the one that a finding is about.
fn is_of(failure: &Failure, finding: &Finding) -> bool {
    match failure {
        Failure::CompilerCrash(_) | Failure::Rejects(_) => {
            told(&finding.brief.signature).as_ref() == Some(failure)
        }
        _ => true,
    }
}

/// The same with its reduced program.
pub fn rerun_reduced(
    finding: &Finding,
    about: &Reduced,
    program: &Program,
    root: &Root,
    worker: &mut Worker,
) -> Result<Rerun, ExecError> {
    let program = Program {
        expected: about.expected.clone(),
        ..program.clone()
    };
    let (Look { seen, output }, tried) = again(finding, &about.commands, &program, root, worker)?;
    let failure = Failure::of(&seen, about.expected.as_ref());
    Ok(Rerun {
        rate: tried.rate,
        what: failure.map_or_else(|| seen.brief(), |failure| failure.to_string()),
        output,
    })
}

/// The script of a finding's program.
fn script_of(finding: &Finding, program: &Program) -> Vec<u8> {
    let expected = program.expecting(finding.expected.clone());
    let about = About {
        title: &finding.brief.title,
        kind: finding.brief.kind,
        commands: &finding.commands,
        expected: Some(&expected),
        rate: finding.brief.rate,
    };
    about.script()
}

/// The script of its reduced program.
fn reduced_script(finding: &Finding, about: &Reduced) -> Vec<u8> {
    let about = About {
        title: &finding.brief.title,
        kind: finding.brief.kind,
        commands: &about.commands,
        expected: about.expected.as_ref(),
        rate: about.rate,
    };
    about.script()
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

    /// Why nobody waits for more about it.
    fn settled(&self) -> Option<String> {
        let brief = &self.finding.brief;
        match brief.triage.part_of {
            Some(whole) => Some(format!("it is the same bug as finding {whole}")),
            None if brief.status.is_settled() => Some(format!("it is {}", brief.status)),
            None => None,
        }
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
            State::Waiting if self.settled().is_some() => {
                Some(format!("not reduced: {}", self.settled()?))
            }
            State::Waiting if begun => Some(format!(
                "interrupted; the next hunt goes on with it, or `cassay reduce {id}`"
            )),
            State::Waiting if self.finding.brief.flaky && self.finding.brief.rate.is_none() => {
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
        if let Some(rate) = about.rate {
            let _ = writeln!(text, "when it was tried, {}", often(rate));
        }
        for line in about.commands.lines() {
            let _ = writeln!(text, "    {line}");
        }
        if let Some(expected) = &about.expected {
            let compile = if self.finding.brief.kind.is_seen_in_runs() {
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
                "rate": rate_json(about.and_then(|a| a.rate)),
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
            "flaky": brief.flaky, "rate": rate_json(brief.rate),
            "status": brief.status.name(), "case": finding.case,
            "origin": origin_json(finding.origin.as_deref()),
            "reduced": reduced, "reduction": reduction,
            "commands": finding.commands.lines(),
            "expected": text(&finding.expected), "actual": text(&finding.actual),
            "files": sources(&self.program),
            "triage": triage_json(brief),
        })
    }
}

/// What triage knows of a finding, for other programs.
fn triage_json(brief: &FindingBrief) -> Value {
    let triage = &brief.triage;
    let value = |text: &Option<String>| -> Value {
        let text = text.as_deref();
        text.and_then(|text| serde_json::from_str(text).ok())
            .unwrap_or_default()
    };
    json!({
        "part_of": triage.part_of.map(|id| id.0), "identity": triage.identity,
        "pass": triage.pass, "shape": triage.shape, "words": triage.words,
        "link": triage.link, "examined": triage.examined,
        "blame": value(&triage.blame), "versions": value(&triage.versions),
    })
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

/// What is said behind the title of a finding that does not happen each time.
#[must_use]
pub fn flaky(flaky: bool, rate: Option<Rate>) -> String {
    match rate {
        _ if !flaky => String::new(),
        Some(rate) => format!(" (in {rate} tries)"),
        None => " (flaky)".to_string(),
    }
}

/// A rate for other programs.
#[must_use]
pub fn rate_json(rate: Option<Rate>) -> Value {
    match rate {
        Some(rate) => json!({"shown": rate.shown, "tried": rate.tried}),
        None => Value::Null,
    }
}

fn title(finding: &Finding) -> String {
    let brief = &finding.brief;
    let flaky = flaky(brief.flaky, brief.rate);
    format!("{}{flaky}\n", shown::line(&brief.title))
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
    if let Some(rate) = brief.rate {
        let _ = writeln!(text, "tried again  {}", often(rate));
    }
    let _ = writeln!(text, "program      {}", finding.program);
    text += &origin(finding.origin.as_deref());
    let _ = writeln!(text, "\ncommands:");
    for line in finding.commands.lines() {
        let _ = writeln!(text, "    {line}");
    }
    let about_output = matches!(
        brief.kind,
        Kind::WrongOutput | Kind::WrongExit | Kind::RunCrash | Kind::RunHang | Kind::FalseReport
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
/// instead, a description, `repro.sh`, and what else there is about it. Where there is a reduced program it is the one, and
/// the original is in `original` below it, in the same way. No path of this machine is in it (`dirs`: those that are hard
/// to tell, see [`places`]), unless a compiled program printed it.
pub fn export(
    dir: &Path,
    whole: &Whole,
    more: Vec<File>,
    dirs: &[String],
) -> io::Result<Vec<PathBuf>> {
    fs::create_dir_all(dir)?;
    if fs::read_dir(dir)?.next().is_some() {
        return Err(io::Error::new(
            io::ErrorKind::AlreadyExists,
            "the directory is not empty",
        ));
    }
    let finding = &whole.finding;
    let clean = |text: &str| places::clean(text, dirs).into_bytes();
    // What a program printed is evidence; what a compiler said is for people.
    let actual = |bytes: &[u8]| match finding.brief.kind.is_wrong_code() {
        true => bytes.to_vec(),
        false => clean(&String::from_utf8_lossy(bytes)),
    };
    let script = |bytes: Vec<u8>| clean(&String::from_utf8_lossy(&bytes));
    let mut written = write(dir, more)?;
    let mut original = dir.to_path_buf();
    if let (Some(program), Some(about)) = (&whole.reduced, whole.about()) {
        let expected = about.expected.as_ref();
        let output = expected.map_or(&[][..], |expected| &expected.output);
        let mut files = exported(program, output);
        files.push(("actual.txt".into(), actual(&about.actual)));
        files.push(("finding.txt".into(), clean(&whole.describe())));
        files.push((SCRIPT.into(), script(reduced_script(finding, about))));
        written.extend(write(dir, files)?);
        original.push("original");
        fs::create_dir_all(&original)?;
    }
    let program = &whole.program;
    let mut files = exported(program, &finding.expected);
    files.push(("actual.txt".into(), actual(&finding.actual)));
    let text = title(finding) + &describe(finding, &whole.toolchain);
    files.push(("finding.txt".into(), clean(&text)));
    files.push((SCRIPT.into(), script(script_of(finding, program))));
    written.extend(write(&original, files)?);
    Ok(written)
}

/// A program as it is exported, by names that stay in their directory. What it prints was stored beside it, and is
/// empty where nobody knows.
pub(crate) fn exported(program: &Program, output: &[u8]) -> Vec<File> {
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
        if name == SCRIPT {
            fs::set_permissions(&path, fs::Permissions::from_mode(0o755))?;
        }
        written.push(path);
    }
    Ok(written)
}
