//! Which compilers are under test: found on `PATH`, asked for on the command line, or described in a
//! file; each examined before it is believed ([`fit`]).
//!
//! One that was found and is not fit is left out, and that is said. One that somebody asked for must be fit: a
//! hunt without it would not be what was asked for, and with it, it would accuse the compiler of what is the fault of
//! its setup.

pub mod fit;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use cassay_exec::config::{self, ConfigError};
use cassay_exec::{Compiler, ExecError, Root, Worker, find};
use cassay_lang::Target;
use cassay_probe::Record;
use cassay_trial::Bounds;

use crate::plan::Candidate;
use crate::source::{SourceError, words};
use fit::Examination;

#[derive(Debug, thiserror::Error)]
pub enum CompilersError {
    #[error(transparent)]
    Exec(#[from] ExecError),
    #[error("in `{command}`: {error}")]
    Command { command: String, error: SourceError },
    #[error("`{command}` cannot be run: {why}")]
    CannotRun { command: String, why: String },
    #[error("{path}: {error}")]
    Config { path: PathBuf, error: ConfigError },
    #[error("{0}")]
    Description(String),
    #[error("{name} cannot be tested: {why}")]
    Unfit { name: String, why: String },
    #[error(
        "no compilers were found; `make setup` installs gcc, clang and tcc on Debian, and --cc names others"
    )]
    None,
}

/// What to look for.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    /// `gcc -O3`: a command with flags; if there are any, `PATH` is not searched.
    pub commands: Vec<String>,
    /// The text of a file with `[[compiler]]` tables, and its name.
    pub described: Option<(PathBuf, String)>,
    /// Whether `PATH` is searched when no command is given.
    pub search: bool,
    /// What programs are made for, where it is not what is usual.
    pub target: Option<Arc<Target>>,
}

/// What was found, and what a person should know about it.
#[derive(Debug, Default)]
pub struct Found {
    pub candidates: Vec<Candidate>,
    pub warnings: Vec<String>,
}

impl Found {
    fn take(&mut self, fit: fit::Fit) {
        self.warnings.extend(fit.remarks);
        self.candidates.push(fit.candidate);
    }
}

/// Finds compilers and tries them.
pub fn collect(
    wanted: &Wanted,
    root: &Root,
    worker: &mut Worker,
    bounds: Bounds,
) -> Result<Found, CompilersError> {
    let dir = root.dir()?;
    let mut found = Found::default();
    let mut asked = Vec::new();
    for command in &wanted.commands {
        ask(command, worker, dir.path(), &mut asked)?;
    }
    if let Some((path, text)) = &wanted.described {
        let descriptions = config::read(text).map_err(|error| CompilersError::Config {
            path: path.clone(),
            error,
        })?;
        for description in descriptions {
            let compiler = description.compiler(worker, dir.path())?;
            asked.push(compiler.map_err(CompilersError::Description)?);
        }
    }
    let target = wanted.target.clone();
    let record = Record::new(target.unwrap_or_else(Target::x86_64_linux));
    let examination = Examination {
        record: &record,
        root,
        bounds,
    };
    for compiler in asked {
        let name = compiler.name.clone();
        match examination.examine(compiler, worker)? {
            Ok(fit) => found.take(fit),
            Err(why) => return Err(CompilersError::Unfit { name, why }),
        }
    }
    if wanted.commands.is_empty() && wanted.search {
        for compiler in installed(record.target(), worker, dir.path())? {
            let described = found
                .candidates
                .iter()
                .any(|c| c.compiler.name == compiler.name);
            if described {
                continue;
            }
            let name = compiler.name.clone();
            match examination.examine(compiler, worker)? {
                Ok(fit) => found.take(fit),
                Err(why) => found.warnings.push(format!("{name} is left out: {why}")),
            }
        }
    }
    if found.candidates.is_empty() {
        return Err(CompilersError::None);
    }
    Ok(found)
}

/// The compilers of this machine that say that they compile for a target.
pub fn installed(
    target: &Target,
    worker: &mut Worker,
    dir: &Path,
) -> Result<Vec<Compiler>, ExecError> {
    if *target == *Target::x86_64_linux() {
        return find(worker, dir);
    }
    let of = |machine: &str| *Target::of_compiler(machine, &[]) == *target;
    find::find_cross(of, worker, dir)
}

/// A compiler by its command. The same program with other flags is another level of the same one.
fn ask(
    command: &str,
    worker: &mut Worker,
    dir: &Path,
    asked: &mut Vec<Compiler>,
) -> Result<(), CompilersError> {
    let mut words = words(command).map_err(|error| CompilersError::Command {
        command: command.to_string(),
        error,
    })?;
    let program = find::from_here(&words.remove(0));
    let known = asked.iter_mut().find(|c| c.program() == program);
    if let Some(compiler) = known {
        if !compiler.levels.contains(&words) {
            compiler.levels.push(words);
        }
        return Ok(());
    }
    let named = find::named(&program, worker, dir)?;
    let mut compiler = named.map_err(|why| CompilersError::CannotRun {
        command: command.to_string(),
        why,
    })?;
    // Another name of one that is there already.
    if let Some(known) = asked.iter_mut().find(|c| find::same(c, &compiler)) {
        if !words.is_empty() && !known.levels.contains(&words) {
            known.levels.push(words);
        }
        return Ok(());
    }
    // Without flags, the family's own levels.
    if !words.is_empty() {
        compiler.levels = vec![words];
    }
    let taken = asked.iter().filter(|c| c.name == compiler.name).count();
    if taken > 0 {
        compiler.name = program;
    }
    asked.push(compiler);
    Ok(())
}
