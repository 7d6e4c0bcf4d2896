//! Csmith programs and what gcc makes of them, shared by the speed and the exactness figures.

use std::ffi::OsString;
use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

use anyhow::{Context, Result, bail};

use crate::child::{self, End, Limits};
use crate::scratch::Scratch;
use crate::tools;

/// Csmith now and then loses itself; a seed that takes this long is left out.
const GENERATE: Limits = Limits::seconds(20);

/// A program that gcc's unoptimised code does not finish in this time counts as endless.
pub const REFERENCE: Limits = Limits::seconds(5);

/// The same under an emulator.
const EMULATED: Limits = Limits::seconds(20);

/// `A..B`, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seeds {
    first: u64,
    last: u64,
}

impl Seeds {
    pub fn list(self) -> Vec<u64> {
        (self.first..=self.last).collect()
    }
}

impl FromStr for Seeds {
    type Err = String;

    fn from_str(s: &str) -> Result<Seeds, String> {
        let (first, last) = s.split_once("..").unwrap_or((s, s));
        match (first.parse(), last.trim_start_matches('=').parse()) {
            (Ok(first), Ok(last)) if first <= last => Ok(Seeds { first, last }),
            _ => Err(format!("{s:?} is not a range of seeds such as 1..100")),
        }
    }
}

impl fmt::Display for Seeds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}..{}", self.first, self.last)
    }
}

/// What unoptimised code shows.
#[derive(Clone, Debug)]
pub enum Reference {
    Ended {
        output: Vec<u8>,
        exit: i32,
        compile: Duration,
        run: Duration,
    },
    Endless,
    /// Nothing to compare with, and why.
    Missing(String),
}

/// A program and its reference, in a directory of its own that goes with it: Csmith keeps a file
/// beside its output that two of them must not share, and many seeds must not fill the disk.
pub struct Case {
    pub scratch: Scratch,
    pub file: PathBuf,
    pub program: PathBuf,
    pub reference: Reference,
}

/// The compiler whose answer counts as the reference: its command, and the one that its programs are run by,
/// such as an emulator.
#[derive(Clone, Debug)]
pub struct Referee {
    pub compiler: Vec<String>,
    pub runner: Vec<String>,
    /// Macros that programs are compiled with.
    pub defines: Vec<String>,
}

impl Referee {
    pub fn native() -> Referee {
        Referee {
            compiler: vec!["gcc".into()],
            runner: Vec::new(),
            defines: Vec::new(),
        }
    }
}

/// Generates the program of a seed with Csmith's default options and runs gcc's -O0 code for it.
pub fn prepare(include: &Path, seed: u64) -> Result<Case> {
    prepare_for(include, seed, &Referee::native(), &[])
}

/// The same with another compiler, and more options for Csmith.
pub fn prepare_for(
    include: &Path,
    seed: u64,
    referee: &Referee,
    csmith: &[String],
) -> Result<Case> {
    let scratch = Scratch::new()?;
    let file = scratch.file(&format!("seed-{seed}.c"));
    let program = scratch.file(&format!("seed-{seed}"));
    let mut case = Case {
        scratch,
        file,
        program,
        reference: Reference::Missing(String::new()),
    };
    let mut arguments: Vec<OsString> = vec![
        "-s".into(),
        seed.to_string().into(),
        "-o".into(),
        case.file.clone().into(),
    ];
    arguments.extend(csmith.iter().map(Into::into));
    let generated = child::run(&case.scratch, "csmith", &arguments, GENERATE)
        .context("cannot use csmith: `make setup` installs it")?;
    if !generated.succeeded() || !case.file.is_file() {
        case.reference = Reference::Missing(format!("csmith: {}", generated.complaint()));
        return Ok(case);
    }
    let [compiler, own @ ..] = referee.compiler.as_slice() else {
        bail!("no compiler is named");
    };
    let mut options: Vec<OsString> = own.iter().map(Into::into).collect();
    options.extend(["-O0".into(), "-w".into(), tools::include_option(include)]);
    options.extend(referee.defines.iter().map(|d| format!("-D{d}").into()));
    let compiled = tools::compile(&case.scratch, compiler, &options, &case.file, &case.program)?;
    if !compiled.succeeded() {
        case.reference = Reference::Missing(format!("gcc: {}", compiled.complaint()));
        return Ok(case);
    }
    let ran = match referee.runner.as_slice() {
        [] => child::run::<_, [&str; 0], _>(&case.scratch, &case.program, [], REFERENCE)?,
        [runner, own @ ..] => {
            let mut words: Vec<OsString> = own.iter().map(Into::into).collect();
            words.push(case.program.clone().into());
            child::run(&case.scratch, runner, &words, EMULATED)?
        }
    };
    case.reference = match ran.end {
        End::Exit(exit) => Reference::Ended {
            output: ran.stdout,
            exit,
            compile: compiled.cpu,
            run: ran.cpu,
        },
        End::TimedOut => Reference::Endless,
        End::Signal(_) | End::TooMuchOutput => {
            Reference::Missing(format!("gcc's program: {}", ran.complaint()))
        }
    };
    Ok(case)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds() {
        assert_eq!("3..5".parse::<Seeds>().unwrap().list(), [3, 4, 5]);
        assert_eq!("7".parse::<Seeds>().unwrap().list(), [7]);
        assert!("5..3".parse::<Seeds>().is_err());
        assert!("x".parse::<Seeds>().is_err());
    }
}
