//! One compiler, one set of flags, one program: compile it, run it, say what was seen.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::Duration;

use cassay_exec::compiler::Way;
use cassay_exec::{
    Compile, ExecError, Job, Ran, Request, Run, Scratch, Worker, classify, classify_run,
};
use cassay_program::Commands;
use cassay_reduce::ask::Input;

use crate::build::{Flags, run_words};
use crate::judge::Seen;
use crate::metrics::Metrics;
use crate::plan::{Bounds, Candidate};

/// The name of the compiled program, also in the commands that people are shown.
pub const PROGRAM: &str = "program";
/// Bytes of a compiler's or program's words that are kept.
const KEPT: usize = 16 << 10;

/// What was seen, and what it cost.
#[derive(Clone, Debug)]
pub struct Attempt {
    pub seen: Seen,
    pub compiler_cpu: Duration,
    pub program_cpu: Duration,
    /// What the compiler or the program wrote, for people.
    pub words: Vec<u8>,
    /// What really took place.
    pub compilations: u64,
    pub runs: u64,
}

impl Attempt {
    /// Together with what it took before.
    pub fn after(mut self, before: &Attempt) -> Attempt {
        self.compiler_cpu += before.compiler_cpu;
        self.program_cpu += before.program_cpu;
        self.compilations += before.compilations;
        self.runs += before.runs;
        self
    }

    /// The part of one of several programs that were compiled together and did what they should.
    pub fn part(&self, programs: usize, output: &[u8]) -> Attempt {
        let programs = u32::try_from(programs).unwrap_or(u32::MAX).max(1);
        Attempt {
            seen: Seen::Ended {
                status: 0,
                output: output.to_vec(),
            },
            compiler_cpu: self.compiler_cpu / programs,
            program_cpu: self.program_cpu / programs,
            words: Vec::new(),
            compilations: 0,
            runs: 0,
        }
    }

    fn skipped(why: &str) -> Attempt {
        Attempt {
            seen: Seen::Skipped {
                why: why.to_string(),
            },
            compiler_cpu: Duration::ZERO,
            program_cpu: Duration::ZERO,
            words: Vec::new(),
            compilations: 0,
            runs: 0,
        }
    }
}

/// What came of a compilation.
enum Once {
    Said(Attempt),
    /// The program needs more of the C library than the quick way gives it.
    LacksTheLibrary(Attempt),
}

/// Everything an attempt needs that stays the same from one to the next.
pub struct Bench<'a> {
    pub scratch: &'a Scratch,
    pub sources: &'a [PathBuf],
    /// What the program is given.
    pub input: &'a Input,
    pub metrics: &'a Metrics,
}

impl Bench<'_> {
    /// Compiles and runs. The sources are in the scratch directory.
    pub fn attempt(
        &self,
        worker: &mut Worker,
        candidate: &Candidate,
        flags: &Flags,
        bounds: Bounds,
        way: Way,
    ) -> Result<Attempt, ExecError> {
        let dir = self.scratch.path();
        let out = dir.join(PROGRAM);
        // A program left from the attempt before must not be taken for this one's.
        match std::fs::remove_file(&out) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
                return Err(ExecError::File {
                    what: "cannot remove",
                    path: out,
                    error,
                });
            }
            _ => {}
        }
        let request = Request {
            flags: &flags.all,
            each: &flags.each,
            sources: self.sources,
            out: &out,
            dir,
            limits: bounds.compiler,
            way,
        };
        match self.once(worker, candidate, &request, bounds)? {
            Once::Said(attempt) => Ok(attempt),
            Once::LacksTheLibrary(before) => {
                let request = Request {
                    way: Way::Steps,
                    ..request
                };
                Ok(match self.once(worker, candidate, &request, bounds)? {
                    Once::Said(attempt) => attempt,
                    Once::LacksTheLibrary(_) => Attempt::skipped("no C library"),
                }
                .after(&before))
            }
        }
    }

    fn once(
        &self,
        worker: &mut Worker,
        candidate: &Candidate,
        request: &Request<'_>,
        bounds: Bounds,
    ) -> Result<Once, ExecError> {
        let compiled = candidate.compiler.compile(worker, request)?;
        self.metrics
            .compiled(&candidate.compiler.name, compiled.cpu());
        let mut attempt = Attempt {
            seen: Seen::CompilerHang,
            compiler_cpu: compiled.cpu(),
            program_cpu: Duration::ZERO,
            words: words(&compiled),
            compilations: 1,
            runs: 0,
        };
        attempt.seen = match classify(&candidate.compiler, &compiled) {
            Compile::Crash { signature } => Seen::CompilerCrash { signature },
            Compile::Rejects { message } => Seen::Rejects {
                message: complaint(message, &compiled),
            },
            Compile::Hang => Seen::CompilerHang,
            Compile::Resource => Seen::Resource {
                what: "compiler".to_string(),
            },
            Compile::Missing { why } => Seen::Skipped { why },
            Compile::Ok if !request.out.is_file() => Seen::Rejects {
                message: "error: it succeeded and made no program".to_string(),
            },
            Compile::Ok => match self.run(worker, candidate, request, bounds, &mut attempt)? {
                Some(seen) => seen,
                None => return Ok(Once::LacksTheLibrary(attempt)),
            },
        };
        Ok(Once::Said(attempt))
    }

    /// `None` when the program must be compiled in the ordinary way.
    fn run(
        &self,
        worker: &mut Worker,
        candidate: &Candidate,
        request: &Request<'_>,
        bounds: Bounds,
        attempt: &mut Attempt,
    ) -> Result<Option<Seen>, ExecError> {
        let (args, dir) = (&self.input.args, self.scratch.path());
        let job = Job {
            stdin: self.input.stdin.clone(),
            ..candidate.compiler.run_job(request.out, args, dir)
        };
        let ran = worker.run(&job.limits(bounds.program))?;
        self.metrics.ran(ran.cpu());
        attempt.program_cpu = ran.cpu();
        attempt.runs = 1;
        if request.way == Way::Direct && candidate.compiler.lacks_the_library(request.flags, &ran) {
            return Ok(None);
        }
        attempt.words = words(&ran);
        Ok(Some(match classify_run(&ran) {
            Run::Ok { status, output } => Seen::Ended { status, output },
            Run::Crash(signal) => Seen::RunCrash { signal },
            Run::Hang => Seen::RunHang,
            Run::Resource => Seen::Resource {
                what: "program".to_string(),
            },
            Run::Missing { why } => Seen::Skipped { why },
        }))
    }
}

/// What a refusal is about. Some compilers (chibicc) repeat the line of the program and only then, below
/// and behind a mark, say what is wrong with it.
pub(crate) fn complaint(message: String, ran: &Ran) -> String {
    if message.contains("error") || message.contains("Error") {
        return message;
    }
    let text = ran.stderr.text();
    let marked = text
        .lines()
        .filter_map(|line| line.trim_start().strip_prefix("^ "))
        .find(|rest| !rest.is_empty());
    marked.map_or(message, |what| format!("error: {what}"))
}

fn words(ran: &Ran) -> Vec<u8> {
    let mut words = ran.stdout.bytes.clone();
    words.extend_from_slice(&ran.stderr.bytes);
    words.truncate(KEPT);
    words
}

/// The driver's commands and the program's, as a person would type them in the program's directory.
pub fn commands(
    candidate: &Candidate,
    flags: &Flags,
    sources: &[PathBuf],
    input: &Input,
) -> Commands {
    let compiler = &candidate.compiler;
    let lines = compiler.driver_lines(&flags.all, &flags.each, sources, Path::new(PROGRAM));
    let words = |line: Vec<OsString>| {
        let words = line.iter().map(|word| word.to_string_lossy().into_owned());
        let mut words: Vec<String> = words.collect();
        if let Some(first) = words.first_mut() {
            *first = short(compiler.program());
        }
        words
    };
    let program = format!("./{PROGRAM}");
    Commands {
        compile: lines.into_iter().map(words).collect(),
        run: run_words(compiler, Path::new(&program), input),
        reads: !input.stdin.is_empty(),
    }
}

/// A program's name without its directory, where a shell finds the same one by it.
pub(crate) fn short(program: &str) -> String {
    let path = Path::new(program);
    let (Some(dir), Some(name)) = (path.parent(), path.file_name()) else {
        return program.to_string();
    };
    let search = std::env::var_os("PATH").unwrap_or_default();
    let first = std::env::split_paths(&search).find(|place| place.join(name).is_file());
    if first.is_some_and(|place| place == dir) {
        name.to_string_lossy().into_owned()
    } else {
        program.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::Ability;
    use cassay_exec::{Compiler, Family};

    #[test]
    fn commands_can_be_typed() {
        let mut compiler = Compiler::new("tcc", "tcc", Family::Tcc);
        compiler.runner = vec!["sim".into(), "{program}".into()];
        let candidate = Candidate {
            compiler,
            ability: Ability::Plain,
            lto: false,
        };
        let flags = Flags {
            all: vec!["-DX=a b".to_string()],
            each: Vec::new(),
        };
        let none = Input::default();
        let main = ["main.c".into()];
        assert_eq!(
            commands(&candidate, &flags, &main, &none).to_string(),
            "tcc '-DX=a b' -o program main.c\nsim ./program"
        );
        let input = Input {
            args: vec!["-v".into(), "a b".into(), String::new(), "<".into()],
            stdin: b"1 2\n".to_vec(),
        };
        assert_eq!(
            commands(&candidate, &flags, &main, &input).run_line(),
            "sim ./program -v 'a b' '' '<' < input.txt"
        );
    }
}
