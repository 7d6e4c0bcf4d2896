//! One program of a generator, with what it cost: Cassay's, made inside this process, and Csmith's.
//!
//! Cassay's is asked for as `cassay gen` does it, on a thread with a large stack; the time is the
//! processor time of that thread, so other work on the machine does not count. A panic is a result
//! like any other: it must be counted, not end the harness.

use std::ffi::OsString;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result};
use cassay_eval::Verdict;
use cassay_gen::{Case, Generated, Style};
use cassay_source::Source;
use clap::Args;
use nix::time::{ClockId, clock_gettime};

use crate::child::{self, Limits};
use crate::scratch::{Scratch, write_file};
use std::sync::Arc;

/// Csmith now and then loses itself; a seed that takes this long is left out.
const CSMITH: Limits = Limits::seconds(20);

/// Which programs of Cassay's are wanted.
#[derive(Args)]
pub struct Wanted {
    /// Style of the programs
    #[arg(long, default_value = "whole", value_parser = style)]
    pub style: Style,
    /// Set a knob instead of drawing it
    #[arg(long, value_delimiter = ',', value_name = "KNOB=VALUE,…")]
    set: Vec<String>,
}

impl Wanted {
    /// The case of a seed; of the default size if none is given.
    pub fn case(&self, seed: u64, size: Option<u64>) -> Result<Case> {
        let mut case = Case::new(self.style, seed);
        let size = size.map(|bytes| format!("size={bytes}"));
        for text in self.set.iter().chain(&size) {
            case.set(text)?;
        }
        Ok(case)
    }
}

fn style(name: &str) -> Result<Style, String> {
    Style::by_name(name).ok_or_else(|| {
        let known: Vec<&str> = Style::ALL.iter().map(|s| s.name()).collect();
        format!("known styles: {}", known.join(", "))
    })
}

/// What became of an attempt, and the processor time it took.
pub struct Made<T> {
    /// Otherwise why there is none, on one line.
    pub result: Result<T, String>,
    pub cpu: Duration,
}

/// Makes the program of a case and hands it to `take`. Both count as time, and so does throwing away
/// what `take` leaves.
pub fn make<T: Send>(case: &Case, take: impl FnOnce(Generated) -> T + Send) -> Made<T> {
    let (mut cpu, mut result) = (Duration::ZERO, Err(String::new()));
    let caught = caught(|| {
        let start = thread_time();
        let made = cassay_gen::generate(case).map(take);
        cpu = thread_time().saturating_sub(start);
        result = made.map_err(|error| first_line(&error.to_string()));
    });
    Made {
        result: caught.and(result),
        cpu,
    }
}

/// Does something with a large stack; a panic is an error.
fn caught<T: Send>(f: impl FnOnce() -> T + Send) -> Result<T, String> {
    let result = cassay_eval::with_stack(|| {
        catch_unwind(AssertUnwindSafe(f)).map_err(|panic| {
            let text = panic.downcast_ref::<String>().map(String::as_str);
            let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
            text.unwrap_or_default().to_string()
        })
    });
    result.map_err(|text| first_line(&format!("panic: {text}")))
}

/// Zero where the clock cannot be read, which no Linux has.
fn thread_time() -> Duration {
    clock_gettime(ClockId::CLOCK_THREAD_CPUTIME_ID).map_or(Duration::ZERO, Duration::from)
}

/// Failures can carry a whole program.
fn first_line(text: &str) -> String {
    text.lines()
        .next()
        .unwrap_or_default()
        .chars()
        .take(300)
        .collect()
}

/// Whether a program's text means what its tree was confirmed to mean; otherwise what it means.
pub fn check_text(case: &Case, generated: &Generated) -> Result<(), String> {
    caught(|| run_text(case, generated))?
}

/// Limits that such a program must keep.
pub fn run_options(generated: &Generated) -> cassay_eval::Options {
    let mut options = cassay_eval::Options::default();
    options.limits.steps = generated.stats.steps.saturating_mul(2) + 100_000;
    options
}

fn run_text(case: &Case, generated: &Generated) -> Result<(), String> {
    let source = Source::of(&generated.program).target(Arc::clone(&case.target));
    let checked = source
        .check()
        .map_err(|refused| first_line(&format!("{:?}", refused.problem)))?;
    let outcome = checked.run(&run_options(generated));
    match outcome.verdict {
        Verdict::Exit(0) if outcome.output == generated.output() => Ok(()),
        Verdict::Exit(0) => Err(difference(generated.output(), &outcome.output)),
        verdict => Err(first_line(&format!("{verdict:?}"))),
    }
}

/// The first line that differs, for people.
pub fn difference(expected: &[u8], got: &[u8]) -> String {
    let (expected, got) = (
        String::from_utf8_lossy(expected),
        String::from_utf8_lossy(got),
    );
    let (mut ours, mut theirs) = (expected.lines(), got.lines());
    let mut number = 0;
    loop {
        number += 1;
        match (ours.next(), theirs.next()) {
            (None, None) => return "only the ends of lines differ".to_string(),
            (a, b) if a == b => {}
            (a, b) => {
                let show = |line: Option<&str>| line.map_or("nothing".to_string(), first_line);
                return format!("line {number}: expected {}, got {}", show(a), show(b));
            }
        }
    }
}

/// Writes the files of a program and what it must print.
pub fn write(dir: &Path, generated: &Generated) -> Result<()> {
    for (name, text) in generated.program.export() {
        write_file(&dir.join(name), text)?;
    }
    Ok(())
}

/// A program of Csmith's; its directory goes with it.
pub struct Csmith {
    pub scratch: Scratch,
    pub file: PathBuf,
    pub bytes: u64,
    pub cpu: Duration,
}

/// Csmith's program of a seed, with its default options; otherwise why there is none.
pub fn csmith(seed: u64) -> Result<Result<Csmith, String>> {
    let scratch = Scratch::new()?;
    let file = scratch.file("csmith.c");
    let arguments: [OsString; 4] = [
        "-s".into(),
        seed.to_string().into(),
        "-o".into(),
        file.clone().into(),
    ];
    let ended = child::run(&scratch, "csmith", arguments, CSMITH)
        .context("cannot use csmith: `make setup` installs it")?;
    if !ended.succeeded() || !file.is_file() {
        return Ok(Err(ended.complaint()));
    }
    let bytes = std::fs::metadata(&file).context("cannot read Csmith's program")?;
    Ok(Ok(Csmith {
        scratch,
        bytes: bytes.len(),
        file,
        cpu: ended.cpu,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_name_the_line() {
        assert_eq!(
            difference(b"a\nb\n", b"a\nc\n"),
            "line 2: expected b, got c"
        );
        assert_eq!(
            difference(b"a\n", b"a\nb\n"),
            "line 2: expected nothing, got b"
        );
        assert_eq!(difference(b"a\n", b"a"), "only the ends of lines differ");
    }
}
