//! Findings after the hunt: told to people, reproduced, and written to a folder that needs no Cassay.

use std::fmt::Write as _;
use std::fs;
use std::io;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use cassay_exec::find::identify;
use cassay_exec::{
    Compile, Compiler, End, ExecError, Family, Job, Limits, Root, Run, Worker, classify,
    classify_run,
};
use cassay_store::{Example, Finding, FindingBrief, Kind, Program};

use crate::attempt::{PROGRAM, complaint};
use crate::judge::general;
use crate::source::words;

/// The two lines of a finding's commands.
fn lines(finding: &Finding) -> (&str, &str) {
    finding
        .commands
        .split_once('\n')
        .unwrap_or((&finding.commands, ""))
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
    }
}

/// What a repetition of a finding showed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rerun {
    pub reproduced: bool,
    pub what: String,
    pub output: Vec<u8>,
}

/// Compiles and runs a finding's program once more, in scratch and under limits.
pub fn rerun(
    finding: &Finding,
    program: &Program,
    root: &Root,
    worker: &mut Worker,
) -> Result<Rerun, ExecError> {
    let scratch = root.dir()?;
    for (name, text) in &program.files {
        // Names come from a file that somebody may have sent.
        let name = Path::new(name).file_name().unwrap_or_default();
        scratch.write(&name.to_string_lossy(), text)?;
    }
    let (compile, run) = lines(finding);
    let failed = |what: String| Rerun {
        reproduced: false,
        what,
        output: Vec::new(),
    };
    let Ok(mut line) = words(compile) else {
        return Ok(failed(format!("its command cannot be read: {compile}")));
    };
    let cc = line.remove(0);
    let name = &finding.brief.subject.compiler;
    let compiler = identify(name, &cc, worker, scratch.path())?
        .unwrap_or_else(|| Compiler::new(name, &cc, Family::Generic));
    let job = Job {
        uses_tmp: compiler.uses_tmp,
        ..Job::compiler(&cc, scratch.path())
            .args(line)
            .limits(Limits::COMPILER.times(3))
    };
    let ran = worker.run(&job)?;
    let kind = finding.brief.kind;
    let mut output = ran.stderr.bytes.clone();
    let (seen, what) = match classify(&compiler, &ran) {
        // Another crash, or another complaint, is not this finding.
        Compile::Crash { signature } => {
            let same = finding.brief.signature.ends_with(&signature);
            (same.then_some(Kind::CompilerCrash), signature)
        }
        Compile::Rejects { message } => {
            let message = complaint(message, &ran);
            let same = finding.brief.signature.ends_with(&general(&message));
            (same.then_some(Kind::RejectsValid), message)
        }
        Compile::Hang => (
            Some(Kind::CompilerHang),
            "the compiler does not end".to_string(),
        ),
        Compile::Resource => (None, "the compiler ran into a limit".to_string()),
        Compile::Missing { why } => (None, why),
        Compile::Ok => {
            let Ok(mut line) = words(run) else {
                return Ok(failed("there is no command to run the program".to_string()));
            };
            let first = line.remove(0);
            let own = format!("./{PROGRAM}");
            let absolute = scratch.path().join(PROGRAM);
            let place = |word: String| {
                if word == own {
                    absolute.clone().into_os_string()
                } else {
                    word.into()
                }
            };
            let job = Job::program(place(first), scratch.path())
                .args(line.into_iter().map(place))
                .limits(Limits::PROGRAM.times(3));
            let ran = worker.run(&job)?;
            output.clone_from(&ran.stdout.bytes);
            judge(&ran.end, &classify_run(&ran), finding)
        }
    };
    Ok(Rerun {
        reproduced: seen == Some(kind),
        what,
        output,
    })
}

fn judge(end: &End, run: &Run, finding: &Finding) -> (Option<Kind>, String) {
    match run {
        Run::Ok { output, .. } if *output != finding.expected => {
            (Some(Kind::WrongOutput), "other output".to_string())
        }
        Run::Ok { status: 0, .. } => (None, "the expected output".to_string()),
        Run::Ok { status, .. } => (Some(Kind::WrongExit), format!("exit status {status}")),
        Run::Crash(_) => (Some(Kind::RunCrash), run.to_string()),
        Run::Hang => (Some(Kind::RunHang), run.to_string()),
        Run::Resource | Run::Missing { .. } => (None, format!("{end:?}")),
    }
}

/// A line that shows the bug to anybody who has the compiler.
fn script(finding: &Finding) -> String {
    let (compile, run) = lines(finding);
    let shown = match finding.brief.kind {
        Kind::CompilerCrash | Kind::RejectsValid => compile.to_string(),
        Kind::CompilerHang => format!("timeout 120 {compile}"),
        Kind::WrongOutput => format!("{compile} && {run} | diff expected.txt -"),
        Kind::WrongExit | Kind::RunCrash => {
            format!("{compile} && {{ {run}; echo \"exit status $?, expected 0\"; }}")
        }
        Kind::RunHang => format!("{compile} && timeout 60 {run}"),
    };
    format!("#!/bin/sh\ncd \"$(dirname \"$0\")\" && {shown}\n")
}

/// Everything about a finding, as text.
pub fn describe(finding: &Finding, toolchain: &str) -> String {
    let brief = &finding.brief;
    let version = toolchain
        .lines()
        .find(|line| line.split(':').next() == Some(&brief.subject.compiler))
        .unwrap_or_default();
    let mut text = String::new();
    let flaky = if brief.flaky { " (flaky)" } else { "" };
    // Writing to a string cannot fail.
    let _ = writeln!(text, "{}{flaky}", brief.title);
    let _ = writeln!(text);
    let _ = writeln!(text, "kind         {}", brief.kind);
    let _ = writeln!(text, "compiler     {version}");
    let _ = writeln!(text, "signature    {}", brief.signature);
    let _ = writeln!(text, "case         {}", finding.case);
    let _ = writeln!(text, "status       {}", brief.status);
    let _ = writeln!(text, "occurrences  {}", brief.occurrences);
    let _ = writeln!(text, "program      {}", finding.program);
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
    let shown = String::from_utf8_lossy(bytes);
    for line in shown.lines().take(LINES) {
        let _ = writeln!(text, "    {line}");
    }
    if shown.lines().count() > LINES {
        let _ = writeln!(text, "    …");
    }
}

/// Writes a finding to a new or empty folder: the program, what it should print and what came
/// instead, a description, and `repro.sh`.
pub fn export(
    dir: &Path,
    finding: &Finding,
    program: &Program,
    toolchain: &str,
) -> io::Result<Vec<PathBuf>> {
    fs::create_dir_all(dir)?;
    if fs::read_dir(dir)?.next().is_some() {
        return Err(io::Error::new(
            io::ErrorKind::AlreadyExists,
            "the directory is not empty",
        ));
    }
    let mut files: Vec<(String, Vec<u8>)> = Vec::new();
    for (name, text) in &program.files {
        let name = Path::new(name).file_name().unwrap_or_default();
        files.push((name.to_string_lossy().into_owned(), text.clone()));
    }
    files.push(("expected.txt".into(), finding.expected.clone()));
    files.push(("actual.txt".into(), finding.actual.clone()));
    files.push(("finding.txt".into(), describe(finding, toolchain).into()));
    files.push(("repro.sh".into(), script(finding).into()));
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
