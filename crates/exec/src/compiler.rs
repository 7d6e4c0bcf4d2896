//! A compiler as data, and how to have it compile something.
//!
//! Three ways lead to a program. The *driver* is what people type; every finding is confirmed that
//! way. The *steps* are the commands behind the driver, derived once per set of flags (`steps.rs`).
//! The *direct* way links without the C library (`quick.rs`), which matters for small programs. Where one
//! cannot be derived, the one before is taken.
//!
//! Sources with flags of their own are compiled apart, each by a command of the driver's, and then
//! linked by another: a driver gives all sources of one command the same level.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use regex::Regex;

use crate::families::Family;
use crate::kit::NOT_SUPPORTED;
use crate::process::{ExecError, Job, Limits, Ran};
use crate::quick::Quick;
use crate::steps::{self, Steps};
use crate::worker::Worker;

/// What a compiler calls itself.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Version {
    /// The first line of its answer.
    pub text: String,
    pub numbers: Vec<u32>,
}

/// One compiler. Cheap to clone; clones share what was derived.
#[derive(Clone, Debug)]
pub struct Compiler {
    /// Short and unique among those found: `gcc-12`.
    pub name: String,
    /// The command with `{flags}`, `{sources}` and `{out}` as arguments of their own, or `{out}`
    /// and `{source}` within one. The first is the program.
    pub command: Vec<String>,
    pub family: Family,
    pub version: Version,
    /// The machine it compiles for, as it names it.
    pub target: String,
    pub languages: Vec<String>,
    /// Sets of flags worth testing.
    pub levels: Vec<Vec<String>>,
    /// How it says that it broke; the family's patterns first, then the user's.
    pub crash: Vec<Regex>,
    /// What runs its programs, with `{program}`; empty when this machine does.
    pub runner: Vec<String>,
    /// See [`Job::uses_tmp`].
    pub uses_tmp: bool,
    derived: Arc<Mutex<Derived>>,
}

/// What is known of the commands behind the driver, by flags; `None` where there is no direct way.
type Derived = BTreeMap<Vec<String>, Option<Arc<Known>>>;
/// The commands behind a driver, and what of them can be quicker.
type Known = (Steps, Option<Quick>);

/// Which way to compile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    Driver,
    /// The driver's own commands, where they are known: the same program, byte for byte.
    Steps,
    /// The quickest that is known to make a program that does the same: the driver's commands, without
    /// the C library where the program can do without.
    Direct,
}

/// One compilation.
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    pub flags: &'a [String],
    /// Flags of the sources one by one, in place of `flags`, which are the link's then; empty where all have
    /// the same. Those of sources beyond its end are `flags`.
    pub each: &'a [Vec<String>],
    pub sources: &'a [PathBuf],
    pub out: &'a Path,
    /// Where it runs and may write.
    pub dir: &'a Path,
    pub limits: Limits,
    pub way: Way,
}

impl Compiler {
    /// A compiler of a family, with the family's usual command, levels and patterns.
    pub fn new(name: impl Into<String>, program: impl Into<String>, family: Family) -> Compiler {
        let traits = family.traits();
        let mut command = vec![program.into()];
        command.extend(traits.always.iter().map(ToString::to_string));
        command.extend(["{flags}", "-o", "{out}", "{sources}"].map(String::from));
        Compiler {
            name: name.into(),
            command,
            family,
            version: Version::default(),
            target: String::new(),
            languages: vec!["c".to_string()],
            levels: traits.levels.iter().map(|flags| words(flags)).collect(),
            // The patterns are constants, and a test tries each.
            crash: traits
                .crash
                .iter()
                .filter_map(|pattern| Regex::new(pattern).ok())
                .collect(),
            runner: Vec::new(),
            uses_tmp: traits.uses_tmp,
            derived: Arc::default(),
        }
    }

    pub fn program(&self) -> &str {
        self.command.first().map_or("", String::as_str)
    }

    /// Prepares it for flags that build sanitizers into programs. The leak detector is left out: a program that does not
    /// free its memory is as good as any, and the detector cannot work where processes may not be traced.
    pub fn sanitize(&mut self, flags: &[String]) {
        let leaks = flags
            .iter()
            .any(|flag| flag.starts_with("-fsanitize=") && flag.contains("address"));
        if leaks && self.runner.is_empty() {
            self.runner = words("env ASAN_OPTIONS=detect_leaks=0");
        }
    }

    /// The driver's command line, for running and for showing.
    pub fn driver(&self, flags: &[String], sources: &[PathBuf], out: &Path) -> Vec<OsString> {
        let mut line = Vec::new();
        for part in &self.command {
            match part.as_str() {
                // Libraries are looked for in the order given, so they come after the sources.
                "{flags}" => line.extend(
                    flags
                        .iter()
                        .filter(|flag| !is_library(flag))
                        .map(OsString::from),
                ),
                "{sources}" => {
                    line.extend(sources.iter().map(|source| source.clone().into_os_string()));
                    line.extend(
                        flags
                            .iter()
                            .filter(|flag| is_library(flag))
                            .map(OsString::from),
                    );
                }
                "{out}" => line.push(out.as_os_str().to_os_string()),
                text if text.contains("{out}") || text.contains("{source}") => {
                    let source = sources.first().map(|s| s.to_string_lossy());
                    line.push(
                        text.replace("{out}", &out.to_string_lossy())
                            .replace("{source}", &source.unwrap_or_default())
                            .into(),
                    );
                }
                text => line.push(text.into()),
            }
        }
        line
    }

    /// The driver's command lines where sources may have flags of their own ([`Request::each`]): one, or one
    /// for each source and one that links.
    pub fn driver_lines(
        &self,
        flags: &[String],
        each: &[Vec<String>],
        sources: &[PathBuf],
        out: &Path,
    ) -> Vec<Vec<OsString>> {
        let of = |at: usize| each.get(at).map_or(flags, Vec::as_slice);
        let alike = (1..sources.len()).all(|at| of(at) == of(0));
        if alike || !self.compiles_apart() {
            let flags = if sources.is_empty() { flags } else { of(0) };
            return vec![self.driver(flags, sources, out)];
        }
        let mut lines = Vec::new();
        let mut objects = Vec::new();
        for (at, source) in sources.iter().enumerate() {
            let mut flags: Vec<String> =
                of(at).iter().filter(|f| !is_library(f)).cloned().collect();
            flags.push("-c".to_string());
            let object = source.with_extension("o");
            lines.push(self.driver(&flags, std::slice::from_ref(source), &object));
            objects.push(object);
        }
        lines.push(self.driver(flags, &objects, out));
        lines
    }

    /// Whether it can be told to compile without linking: its command is an ordinary one.
    pub fn compiles_apart(&self) -> bool {
        let has = |part: &str| self.command.iter().any(|word| word == part);
        self.family.traits().compiles_apart
            && ["{flags}", "{out}", "{sources}"]
                .iter()
                .all(|part| has(part))
    }

    /// Compiles. Whatever the compiler does is a [`Ran`]; see [`crate::classify()`].
    pub fn compile(&self, worker: &mut Worker, request: &Request) -> Result<Ran, ExecError> {
        let lines = self.driver_lines(request.flags, request.each, request.sources, request.out);
        if request.way != Way::Driver
            && request.each.is_empty()
            && let Some(known) = self.steps(worker, request.flags, request.dir)?
        {
            let (steps, quick) = &*known;
            let ran = match quick {
                Some(quick) if request.way == Way::Direct => quick.run(steps, worker, request)?,
                _ => steps.run(worker, request)?,
            };
            if let Some(ran) = ran {
                return Ok(ran);
            }
        }
        let mut all: Option<Ran> = None;
        let mut left = request.limits;
        for line in lines {
            let mut line = line.into_iter();
            let program = line.next().unwrap_or_default();
            let job = Job {
                uses_tmp: self.uses_tmp,
                ..Job::compiler(program, request.dir).args(line).limits(left)
            };
            if !steps::run_one(worker, &job, &mut all, &mut left.wall)? {
                break;
            }
        }
        match all {
            Some(ran) => Ok(ran),
            // There is always a line.
            None => worker.run(&Job::compiler(self.program(), request.dir)),
        }
    }

    /// Whether a program asked for something that the runtime it was linked with does not have: it has to
    /// be compiled again by [`Way::Steps`]. No other program is linked that way with these flags.
    pub fn lacks_the_library(&self, flags: &[String], ran: &Ran) -> bool {
        if !ran.stderr.bytes.ends_with(NOT_SUPPORTED) {
            return false;
        }
        let derived = self.derived.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(Some(known)) = derived.get(flags) else {
            return false;
        };
        let (_, quick) = &**known;
        if let Some(quick) = quick {
            quick.needs_the_library();
        }
        quick.is_some()
    }

    /// How programs are made with these flags, in a few words; for `cassay doctor`.
    pub fn describe_way(
        &self,
        worker: &mut Worker,
        flags: &[String],
        dir: &Path,
    ) -> Result<String, ExecError> {
        Ok(match self.steps(worker, flags, dir)?.as_deref() {
            None => "through its driver".to_string(),
            Some((_, None)) => "by its steps".to_string(),
            Some((_, Some(quick))) => quick.describe().to_string(),
        })
    }

    /// Whether programs are made without the driver for these flags.
    pub fn has_direct_way(
        &self,
        worker: &mut Worker,
        flags: &[String],
        dir: &Path,
    ) -> Result<bool, ExecError> {
        Ok(self.steps(worker, flags, dir)?.is_some())
    }

    /// The commands behind the driver for these flags; derived at the first call.
    fn steps(
        &self,
        worker: &mut Worker,
        flags: &[String],
        dir: &Path,
    ) -> Result<Option<Arc<Known>>, ExecError> {
        let Some(driver) = self.family.traits().driver else {
            return Ok(None);
        };
        // Two threads may derive the same at the same time, which does no harm.
        if let Some(known) = self
            .derived
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .get(flags)
        {
            return Ok(known.clone());
        }
        let steps = steps::derive(self, driver, worker, flags, dir)?.map(Arc::new);
        self.derived
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .insert(flags.to_vec(), steps.clone());
        Ok(steps)
    }

    /// The job that runs a program this compiler has made, with these arguments.
    pub fn run_job(&self, program: &Path, args: &[String], dir: &Path) -> Job {
        let whole = || {
            let program = program.as_os_str().to_os_string();
            std::iter::once(program).chain(args.iter().map(OsString::from))
        };
        let mut line: Vec<OsString> = Vec::new();
        for part in &self.runner {
            match part.as_str() {
                "{program}" => line.extend(whole()),
                text => line.push(text.into()),
            }
        }
        if !self.runner.iter().any(|part| part == "{program}") {
            line.extend(whole());
        }
        let mut line = line.into_iter();
        Job::program(line.next().unwrap_or_default(), dir).args(line)
    }
}

fn is_library(flag: &str) -> bool {
    flag.starts_with("-l")
}

/// A line of flags as words.
pub(crate) fn words(line: &str) -> Vec<String> {
    line.split_whitespace().map(String::from).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn templates_are_filled_in() {
        let mut cc = Compiler::new("x", "/bin/x", Family::Tcc);
        let fill = |cc: &Compiler| {
            cc.driver(
                &words("-O2 -lm"),
                &["a.c".into(), "b c.c".into()],
                Path::new("out"),
            )
        };
        let line = ["/bin/x", "-O2", "-o", "out", "a.c", "b c.c", "-lm"];
        assert_eq!(fill(&cc), line.map(OsString::from));
        cc.command = words("zcc {flags} --out={out} {source}");
        let line = ["zcc", "-O2", "--out=out", "a.c"];
        assert_eq!(fill(&cc), line.map(OsString::from));
    }

    #[test]
    fn runners_get_the_program() {
        let mut cc = Compiler::new("x", "x", Family::Generic);
        let given = words("-v x");
        let job = |cc: &Compiler| cc.run_job(Path::new("/s/p"), &given, Path::new("/s"));
        assert_eq!(job(&cc).program, "/s/p");
        assert_eq!(job(&cc).args, ["-v", "x"]);
        cc.runner = words("qemu -cpu max");
        assert_eq!(job(&cc).args, ["-cpu", "max", "/s/p", "-v", "x"]);
        cc.runner = words("sim {program} --end");
        assert_eq!(job(&cc).args, ["/s/p", "-v", "x", "--end"]);
    }

    #[test]
    fn sources_with_flags_of_their_own_are_compiled_apart() {
        let mut cc = Compiler::new("x", "x", Family::Gcc);
        cc.command = words("x {flags} -o {out} {sources}");
        let lines = |cc: &Compiler, each: &[Vec<String>]| -> Vec<String> {
            let sources = ["a.c".into(), "b.c".into()];
            let lines = cc.driver_lines(&words("-O2 -lm"), each, &sources, Path::new("out"));
            let text = |line: &Vec<OsString>| line.join(&OsString::from(" "));
            let lines = lines.iter().map(text);
            lines
                .map(|line| line.to_string_lossy().into_owned())
                .collect()
        };
        let one = ["x -O2 -o out a.c b.c -lm"];
        assert_eq!(lines(&cc, &[]), one);
        assert_eq!(lines(&cc, &[words("-O2 -lm"), words("-O2 -lm")]), one);
        let each = [words("-O2 -lm"), words("-O0 -lm")];
        let apart = [
            "x -O2 -c -o a.o a.c",
            "x -O0 -c -o b.o b.c",
            "x -O2 -o out a.o b.o -lm",
        ];
        assert_eq!(lines(&cc, &each), apart);
        // Not everybody can be told to.
        cc.command = words("x {flags} --out={out} {sources}");
        assert_eq!(lines(&cc, &each), ["x -O2 --out=out a.c b.c -lm"]);
    }
}
