//! Which compilers are under test: found on `PATH`, asked for on the command line, or described in a
//! file; each tried with two small programs before it is believed.
//!
//! The first holds a compiler to C11 and to the target that Cassay predicts. One that was found and
//! fails it is left out: all its results would be noise. One that somebody asked for is tested all
//! the same. The second decides whether it gets programs with GNU extensions. Compilers that may optimise when
//! they link are tried with that, too.

use std::path::{Path, PathBuf};

use cassay_exec::compiler::Way;
use cassay_exec::config::{self, ConfigError};
use cassay_exec::{Compiler, ExecError, Root, Worker, find};
use cassay_program::Input;
use cassay_trial::{Bounds, Laid, Seen};

use crate::build::Build;
use crate::plan::{Ability, Candidate};
use crate::source::{SourceError, words};

const PLAIN: (&str, &str) = (include_str!("compilers/plain.c"), "4 8 8 32\n8 4 1 -4 1\n");
const GNU: (&str, &str) = (
    include_str!("compilers/gnu.c"),
    "f0000000000 -34\n10 480 1 1\n4 0 4 56 5\nf0000000 23\n",
);

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
}

/// What was found, and what a person should know about it.
#[derive(Debug, Default)]
pub struct Found {
    pub candidates: Vec<Candidate>,
    pub warnings: Vec<String>,
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
    for compiler in asked {
        let (ability, failure) = match probe(&compiler, root, worker, bounds)? {
            Ok(ability) => (ability, None),
            Err(why) => (Ability::Plain, Some(why)),
        };
        let lto = failure.is_none() && links_late(&compiler, root, worker, bounds)?;
        if let Some(why) = failure {
            let name = &compiler.name;
            found
                .warnings
                .push(format!("{name} fails on a small program: {why}"));
        }
        found.candidates.push(Candidate {
            compiler,
            ability,
            lto,
        });
    }
    if wanted.commands.is_empty() && wanted.search {
        for compiler in find(worker, dir.path())? {
            let described = found
                .candidates
                .iter()
                .any(|c| c.compiler.name == compiler.name);
            if described {
                continue;
            }
            match probe(&compiler, root, worker, bounds)? {
                Ok(ability) => {
                    let lto = links_late(&compiler, root, worker, bounds)?;
                    found.candidates.push(Candidate {
                        compiler,
                        ability,
                        lto,
                    });
                }
                Err(why) => {
                    let text = format!("{} is left out: {why}", compiler.name);
                    found.warnings.push(text);
                }
            }
        }
    }
    if found.candidates.is_empty() {
        return Err(CompilersError::None);
    }
    Ok(found)
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
    let program = words.remove(0);
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

/// What a compiler can do, or how it fails at the least.
fn probe(
    compiler: &Compiler,
    root: &Root,
    worker: &mut Worker,
    bounds: Bounds,
) -> Result<Result<Ability, String>, ExecError> {
    let mut passes = |(text, expected): (&str, &str)| {
        let files = [("main.c", text)];
        trial(compiler, &files, expected, false, root, worker, bounds)
    };
    if let Err(why) = passes(PLAIN)? {
        return Ok(Err(why));
    }
    Ok(Ok(match passes(GNU)? {
        Ok(()) => Ability::Gnu,
        Err(_) => Ability::Plain,
    }))
}

/// Whether it optimises when it links. That takes a linker that loads the compiler's plugin, which is not
/// everywhere where the compiler is.
fn links_late(
    compiler: &Compiler,
    root: &Root,
    worker: &mut Worker,
    bounds: Bounds,
) -> Result<bool, ExecError> {
    if compiler.family.traits().lto.is_none() {
        return Ok(false);
    }
    let files = [
        (
            "a.c",
            "int printf(const char *, ...); int twice(int);\n\
             int main(void) { printf(\"%d\\n\", twice(21)); return 0; }\n",
        ),
        ("b.c", "int twice(int x) { return x * 2; }\n"),
    ];
    Ok(trial(compiler, &files, "42\n", true, root, worker, bounds)?.is_ok())
}

/// Whether a program prints what it should, compiled with the first of the compiler's sets of flags; otherwise
/// what came instead.
fn trial(
    compiler: &Compiler,
    files: &[(&str, &str)],
    expected: &str,
    lto: bool,
    root: &Root,
    worker: &mut Worker,
    bounds: Bounds,
) -> Result<Result<(), String>, ExecError> {
    let candidate = Candidate {
        compiler: compiler.clone(),
        ability: Ability::Plain,
        lto,
    };
    let scratch = root.dir()?;
    let named = |(name, text): &(&str, &str)| (name.to_string(), text.to_string());
    let files: Vec<(String, String)> = files.iter().map(named).collect();
    let laid = Laid::files(&scratch, &files, Input::default())?;
    let build = Build {
        lto,
        turns: Vec::new(),
    };
    let flags = candidate.flags(0, &build, &[]);
    let attempt = laid.attempt(worker, compiler, &flags, bounds, Way::Driver)?;
    Ok(match attempt.seen {
        Seen::Ended { status: 0, output } if output == expected.as_bytes() => Ok(()),
        seen => Err(seen.brief()),
    })
}
