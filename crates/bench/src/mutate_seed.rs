//! Seeds for the mutator's figures: programs of Csmith's, of our own generator or of a folder, and their
//! variants.

use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use cassay_files::OnDisk;
use cassay_gen::{Case, Style, generate};
use cassay_lang::Target;
use cassay_mutate::{ALL, Error, Family, Options, Setting, by_name, derive};
use cassay_parse::preprocess;
use nix::time::{ClockId, clock_gettime};

use crate::gen_program;

/// Steps a seed may take: variants of endless programs say nothing.
const STEPS: u64 = 50_000_000;

/// What a program is given when it runs.
#[derive(Clone, Default)]
pub struct Input {
    pub args: Vec<String>,
    pub stdin: Vec<u8>,
}

/// A seed by what it is made of.
pub enum Origin {
    Csmith(u64),
    Own(u64),
    File(PathBuf),
}

impl Origin {
    /// For messages and names of files.
    pub fn label(&self) -> String {
        match self {
            Origin::Csmith(seed) | Origin::Own(seed) => format!("seed-{seed}"),
            Origin::File(path) => path
                .file_stem()
                .map_or_else(String::new, |s| s.to_string_lossy().into_owned()),
        }
    }

    /// What its variants are drawn from.
    pub fn number(&self) -> u64 {
        match self {
            Origin::Csmith(seed) | Origin::Own(seed) => *seed,
            Origin::File(_) => 1,
        }
    }

    /// The program and its input; otherwise why there is none. Beside `x.c` its arguments may be in
    /// `x.args`, one per line, and its input in `x.in`.
    pub fn load(&self) -> Result<Result<(Vec<u8>, Input), String>> {
        let path = match self {
            Origin::Csmith(seed) => return Ok(program(true, *seed)?.map(|t| (t, Input::default()))),
            Origin::Own(seed) => return Ok(program(false, *seed)?.map(|t| (t, Input::default()))),
            Origin::File(path) => path,
        };
        let read = |path: &Path| {
            std::fs::read(path).with_context(|| format!("cannot read {}", path.display()))
        };
        let mut input = Input::default();
        let (args, stdin) = (path.with_extension("args"), path.with_extension("in"));
        if args.is_file() {
            let text = String::from_utf8_lossy(&read(&args)?).into_owned();
            input.args = text.lines().map(str::to_string).collect();
        }
        if stdin.is_file() {
            input.stdin = read(&stdin)?;
        }
        Ok(Ok((read(path)?, input)))
    }
}

/// The C files of a folder, in order.
pub fn folder(dir: &Path) -> Result<Vec<Origin>> {
    let entries =
        std::fs::read_dir(dir).with_context(|| format!("cannot list {}", dir.display()))?;
    let mut files = Vec::new();
    for entry in entries {
        let path = entry.context("cannot list a folder")?.path();
        if path.extension().is_some_and(|e| e == "c") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files.into_iter().map(Origin::File).collect())
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
    Ok(match generate(&case) {
        Ok(made) => match made.program.units.into_iter().next() {
            Some((_, text)) => Ok(text),
            None => Err("no file".into()),
        },
        Err(error) => Err(error.to_string()),
    })
}

/// Sets the mutations with these names; `all` is all of them but `split`.
pub fn draw_from(options: &mut Options, names: &[String]) -> Result<()> {
    options.kinds = Vec::new();
    for name in names {
        match (name.as_str(), by_name(name)) {
            ("all", _) => options.kinds = ALL.to_vec(),
            ("split", _) => options.split = true,
            (_, Some(kind)) => options.kinds.push(kind),
            (_, None) => bail!("there is no mutation `{name}`"),
        }
    }
    Ok(())
}

/// Variants, and the processor time they took; otherwise why the program is no seed.
pub fn variants(
    include: &Path,
    text: &[u8],
    input: &Input,
    options: &Options,
) -> Result<(Family, Duration), String> {
    let preprocess = preprocess::Options {
        include_dirs: vec![include.to_string_lossy().into_owned()],
        ..preprocess::Options::new(Target::x86_64_linux())
    };
    let mut args = vec![b"program".to_vec()];
    args.extend(input.args.iter().map(|a| a.as_bytes().to_vec()));
    let stdin = input.stdin.clone();
    let mut run = cassay_eval::Options {
        args,
        stdin: cassay_eval::Stdin::new(move || stdin),
        ..cassay_eval::Options::default()
    };
    run.limits.steps = STEPS;
    let setting = Setting {
        preprocess: &preprocess,
        run: &run,
    };
    let (family, cpu) = cassay_eval::with_stack(|| {
        let before = thread_time();
        let family = derive("seed.c", text, &setting, &mut OnDisk, options);
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
