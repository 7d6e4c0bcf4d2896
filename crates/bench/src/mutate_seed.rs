//! Seeds for the mutator's figures: programs of Csmith's or of our own generator, and their variants.

use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use cassay_gen::{Case, Style, generate};
use cassay_lang::Target;
use cassay_mutate::{ALL, Error, Family, Mutation, Options, Setting, by_name, derive};
use cassay_parse::preprocess::{self, Loader};
use nix::time::{ClockId, clock_gettime};

use crate::gen_program;

/// Steps a seed may take: variants of endless programs say nothing.
const STEPS: u64 = 50_000_000;

/// The file system, for what seeds include.
struct Files;

impl Loader for Files {
    fn load(&mut self, path: &str) -> Result<Option<Vec<u8>>, String> {
        Ok(std::fs::read(path).ok())
    }
}

/// The text of a seed's program; otherwise why there is none.
pub fn program(csmith: bool, seed: u64) -> Result<Result<Vec<u8>, String>> {
    if csmith {
        return Ok(match gen_program::csmith(seed)? {
            Ok(made) => Ok(std::fs::read(&made.file).context("cannot read Csmith's program")?),
            Err(why) => Err(format!("csmith: {why}")),
        });
    }
    let case = Case::new(Style::Mixed, seed);
    Ok(match cassay_eval::with_stack(|| generate(&case)) {
        Ok(made) => match made.files.into_iter().next() {
            Some((_, text)) => Ok(text.into_bytes()),
            None => Err("no file".into()),
        },
        Err(error) => Err(error.to_string()),
    })
}

/// The mutations with these names; `all` is all of them.
pub fn kinds(names: &[String]) -> Result<Vec<&'static dyn Mutation>> {
    if names == ["all"] {
        return Ok(ALL.to_vec());
    }
    let mut kinds = Vec::new();
    for name in names {
        match by_name(name) {
            Some(kind) => kinds.push(kind),
            None => bail!("there is no mutation `{name}`"),
        }
    }
    Ok(kinds)
}

/// Variants, and the processor time they took; otherwise why the program is no seed.
pub fn variants(
    include: &Path,
    text: &[u8],
    options: &Options,
) -> Result<(Family, Duration), String> {
    let preprocess = preprocess::Options {
        include_dirs: vec![include.to_string_lossy().into_owned()],
        defines: Vec::new(),
        target: &Target::X86_64_LINUX,
    };
    let mut run = cassay_eval::Options {
        args: vec![b"program".to_vec()],
        ..cassay_eval::Options::default()
    };
    run.limits.steps = STEPS;
    let setting = Setting {
        preprocess: &preprocess,
        run: &run,
    };
    let (family, cpu) = cassay_eval::with_stack(|| {
        let before = thread_time();
        let family = derive("seed.c", text, &setting, &mut Files, options);
        (family, thread_time().saturating_sub(before))
    });
    match family {
        Ok(family) => Ok((family, cpu)),
        Err(Error::Problem(problem, _)) => Err(problem.to_string()),
        Err(Error::Verdict(outcome, _)) => Err(match outcome.verdict {
            cassay_eval::Verdict::Undefined(r) | cassay_eval::Verdict::Unspecified(r) => {
                r.kind.code().to_string()
            }
            cassay_eval::Verdict::StepLimit => "step limit".to_string(),
            other => format!("{other:?}"),
        }),
    }
}

/// Processor time of the calling thread; zero where the system does not say.
fn thread_time() -> Duration {
    clock_gettime(ClockId::CLOCK_THREAD_CPUTIME_ID).map_or(Duration::ZERO, Duration::from)
}

/// Keeps a program that somebody must look at.
pub fn keep(dir: Option<&PathBuf>, name: &str, text: &[u8]) -> Result<()> {
    match dir {
        Some(dir) => crate::scratch::write_file(&dir.join(name), text),
        None => Ok(()),
    }
}
