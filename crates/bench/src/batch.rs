//! Many texts through Cassay in one process, which is started once per batch.
//!
//! A process per text costs more than the text. The harness starts itself again under a hidden
//! first argument; this process swallows one file after another, on a thread with a large stack, and
//! writes a line for each. A panic is caught and named. What cannot be caught ends the process:
//! then the harness tries the batch's files one by one.

use std::ffi::OsString;
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Context, Result};
use cassay_bench::answer;
use cassay_eval::{Limits, Outcome, Verdict};
use cassay_lang::{Problem, ProblemKind};
use cassay_program::File;

use crate::child::{self, Ended};
use crate::mutants::MAX_STEPS;
use crate::scratch::Scratch;

/// The hidden first argument that makes `cassay-bench` act as this process.
pub const ARGUMENT: &str = "__batch";

/// What a line says.
#[derive(Debug, PartialEq, Eq)]
pub struct Line {
    pub label: String,
    pub milliseconds: u128,
}

pub const PANIC: &str = "panic";

/// The files of one directory, by their paths. Nothing else can be included: damaged names must not reach
/// devices.
fn headers(dir: &str) -> Result<Vec<File>> {
    let mut headers = Vec::new();
    if dir.is_empty() {
        return Ok(headers);
    }
    for entry in std::fs::read_dir(dir).with_context(|| format!("cannot list {dir}"))? {
        let name = entry.with_context(|| format!("cannot list {dir}"))?;
        if name.path().is_file() {
            let text = std::fs::read(name.path())
                .with_context(|| format!("cannot read {}", name.path().display()))?;
            headers.push((name.path().to_string_lossy().into_owned(), text));
        }
    }
    Ok(headers)
}

/// Acts as the process for a batch: `INCLUDE-DIRECTORY FILE…`.
pub fn main(arguments: &[OsString]) -> ExitCode {
    let done = cassay_eval::with_stack(|| swallow_all(arguments));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(e) => {
            eprintln!("cassay-bench: {e:#}");
            ExitCode::from(2)
        }
    }
}

fn swallow_all(arguments: &[OsString]) -> Result<()> {
    let [include, files @ ..] = arguments else {
        anyhow::bail!("{ARGUMENT} is for cassay-bench's own use");
    };
    let include = [include.to_string_lossy().into_owned()];
    let headers = headers(&include[0])?;
    let limits = Limits {
        steps: MAX_STEPS,
        ..Limits::default()
    };
    for file in files {
        let text =
            std::fs::read(file).with_context(|| format!("cannot read {}", file.display()))?;
        let start = Instant::now();
        let result = catch_unwind(AssertUnwindSafe(|| {
            answer(&text, limits, &include, &headers)
        }));
        let label = result.as_ref().map_or(PANIC, label);
        let mut out = std::io::stdout().lock();
        writeln!(out, "{label} {}", start.elapsed().as_millis())
            .and_then(|()| out.flush())
            .context("cannot write to standard output")?;
    }
    Ok(())
}

fn label(result: &Result<Outcome, Problem>) -> &'static str {
    match result {
        Err(problem) if problem.kind == ProblemKind::Invalid => "invalid",
        Err(_) => "unsupported",
        Ok(outcome) => match outcome.verdict {
            Verdict::Exit(_) | Verdict::Abort => "ok",
            Verdict::Undefined(_) => "undefined",
            Verdict::Unspecified(_) => "unspecified",
            Verdict::StepLimit => "step-limit",
            Verdict::Unsupported { .. } => "unsupported",
        },
    }
}

/// Has a process of its own swallow these files; also the lines it wrote.
pub fn run(
    scratch: &Scratch,
    include: Option<&Path>,
    files: &[PathBuf],
    limits: child::Limits,
) -> Result<(Ended, Vec<Line>)> {
    let own = std::env::current_exe().context("cannot find the harness's own program file")?;
    let mut arguments: Vec<OsString> = vec![ARGUMENT.into()];
    arguments.push(include.unwrap_or(Path::new("")).into());
    arguments.extend(files.iter().map(OsString::from));
    let ended = child::run(scratch, own, arguments, limits)?;
    let lines = String::from_utf8_lossy(&ended.stdout)
        .lines()
        .map_while(parse)
        .collect();
    Ok((ended, lines))
}

fn parse(line: &str) -> Option<Line> {
    let (label, milliseconds) = line.split_once(' ')?;
    Some(Line {
        label: label.to_string(),
        milliseconds: milliseconds.parse().ok()?,
    })
}
