//! A program in a directory, compiled and run there.

use std::ffi::OsString;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::Duration;

use cassay_exec::compiler::Way;
use cassay_exec::{Compiler, ExecError, Job, Ran, Request, Scratch, Worker};
use cassay_program::{Commands, Input, Program, is_unit};

use crate::accused::Flags;
use crate::bounds::Bounds;
use crate::commands;
use crate::seen::Seen;

/// The name of the compiled program, also in the commands that people are shown.
pub const PROGRAM: &str = "program";
/// Bytes of a compiler's or program's words that are kept.
const KEPT: usize = 16 << 10;

/// What was seen, and what it cost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// What was seen.
    pub seen: Seen,
    /// Processor time of all compilations.
    pub compiler_cpu: Duration,
    /// Processor time of all runs.
    pub program_cpu: Duration,
    /// What the compiler or the program wrote, for people.
    pub words: Vec<u8>,
    /// How many compilations really took place.
    pub compilations: u64,
    /// How many runs really took place.
    pub runs: u64,
}

impl Attempt {
    /// What was seen, at no cost.
    pub fn free(seen: Seen) -> Attempt {
        Attempt {
            seen,
            compiler_cpu: Duration::ZERO,
            program_cpu: Duration::ZERO,
            words: Vec::new(),
            compilations: 0,
            runs: 0,
        }
    }

    /// Adds the time and the runs of an earlier attempt.
    #[must_use]
    pub fn after(mut self, before: &Attempt) -> Attempt {
        self.compiler_cpu += before.compiler_cpu;
        self.program_cpu += before.program_cpu;
        self.compilations += before.compilations;
        self.runs += before.runs;
        self
    }
}

/// What was seen, and what the compiler or the program wrote: the errors of a compiler that made no program,
/// otherwise the program's output.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Look {
    /// What was seen.
    pub seen: Seen,
    /// The compiler's errors or the program's output.
    pub output: Vec<u8>,
}

/// What came of one compilation.
enum Once {
    Said(Attempt),
    /// The program needs more of the C library than the quick way gives it.
    LacksTheLibrary(Attempt),
}

/// A program in a directory, ready to be compiled and run.
#[derive(Clone, Debug)]
pub struct Laid {
    dir: PathBuf,
    sources: Vec<PathBuf>,
    input: Input,
}

impl Laid {
    /// Puts a program, and nothing else, into a directory.
    pub fn new(scratch: &Scratch, program: &Program) -> Result<Laid, ExecError> {
        Laid::files(scratch, program.sources(), program.input.clone())
    }

    /// Puts files, and nothing else, into a directory; the translation units among them are compiled, in
    /// their order. Files have their names without directories, which may come from somebody else.
    pub fn files<'a, T: AsRef<[u8]> + 'a>(
        scratch: &Scratch,
        files: impl IntoIterator<Item = &'a (String, T)>,
        input: Input,
    ) -> Result<Laid, ExecError> {
        scratch.wipe()?;
        let mut sources = Vec::new();
        for (name, text) in files {
            let name = base(name);
            scratch.write(&name, text)?;
            if is_unit(&name) {
                sources.push(PathBuf::from(name));
            }
        }
        Ok(Laid {
            dir: scratch.path().to_path_buf(),
            sources,
            input,
        })
    }

    /// The translation units, by names relative to the directory.
    pub fn sources(&self) -> &[PathBuf] {
        &self.sources
    }

    /// What the program is given.
    pub fn input(&self) -> &Input {
        &self.input
    }

    /// The commands that show the same to a person.
    pub fn commands(&self, compiler: &Compiler, flags: &Flags) -> Commands {
        commands::commands(compiler, flags, &self.sources, &self.input)
    }

    /// Compiles and runs.
    pub fn attempt(
        &self,
        worker: &mut Worker,
        compiler: &Compiler,
        flags: &Flags,
        bounds: Bounds,
        way: Way,
    ) -> Result<Attempt, ExecError> {
        match self.once(worker, compiler, flags, bounds, way)? {
            Once::Said(attempt) => Ok(attempt),
            Once::LacksTheLibrary(before) => {
                let again = match self.once(worker, compiler, flags, bounds, Way::Steps)? {
                    Once::Said(attempt) => attempt,
                    Once::LacksTheLibrary(_) => Attempt::free(Seen::Skipped {
                        why: "no C library".to_string(),
                    }),
                };
                Ok(again.after(&before))
            }
        }
    }

    fn once(
        &self,
        worker: &mut Worker,
        compiler: &Compiler,
        flags: &Flags,
        bounds: Bounds,
        way: Way,
    ) -> Result<Once, ExecError> {
        let out = self.fresh()?;
        let request = Request {
            flags: &flags.all,
            each: &flags.each,
            sources: &self.sources,
            out: &out,
            dir: &self.dir,
            limits: bounds.compiler,
            way,
        };
        let compiled = compiler.compile(worker, &request)?;
        let made = out.is_file();
        let mut attempt = Attempt {
            compiler_cpu: compiled.cpu(),
            words: words(&compiled),
            compilations: 1,
            // Until it has run.
            ..Attempt::free(Seen::RunHang)
        };
        if let Some(seen) = Seen::of_compilation(compiler, &compiled, made) {
            return Ok(Once::Said(Attempt { seen, ..attempt }));
        }
        let job = Job {
            stdin: self.input.stdin.clone(),
            ..compiler.run_job(&out, &self.input.args, &self.dir)
        };
        let ran = worker.run(&job.limits(bounds.program))?;
        attempt.program_cpu = ran.cpu();
        attempt.runs = 1;
        if way == Way::Direct && compiler.lacks_the_library(&flags.all, &ran) {
            return Ok(Once::LacksTheLibrary(attempt));
        }
        attempt.words = words(&ran);
        attempt.seen = Seen::of_run(&ran, &out);
        Ok(Once::Said(attempt))
    }

    /// Runs once more what the last attempt has made, in another environment; also the processor time.
    pub fn again(
        &self,
        worker: &mut Worker,
        compiler: &Compiler,
        bounds: Bounds,
        turn: u32,
    ) -> Result<(Seen, Duration), ExecError> {
        let out = self.dir.join(PROGRAM);
        let mut job = Job {
            stdin: self.input.stdin.clone(),
            ..compiler.run_job(&out, &self.input.args, &self.dir)
        };
        job.env.extend(environment(turn));
        let ran = worker.run(&job.limits(bounds.program))?;
        Ok((Seen::of_run(&ran, &out), ran.cpu()))
    }

    /// Compiles and runs by commands.
    pub fn look(
        &self,
        worker: &mut Worker,
        compiler: &Compiler,
        commands: &Commands,
        bounds: Bounds,
    ) -> Result<Look, ExecError> {
        let out = self.fresh()?;
        for (at, line) in (1..).zip(&commands.compile) {
            let Some((program, args)) = line.split_first() else {
                continue;
            };
            let job = Job {
                uses_tmp: compiler.uses_tmp,
                ..Job::compiler(program, &self.dir)
                    .args(args)
                    .limits(bounds.compiler)
            };
            let ran = worker.run(&job)?;
            // Only the last one has to make the program.
            let made = at < commands.compile.len() || out.is_file();
            if let Some(seen) = Seen::of_compilation(compiler, &ran, made) {
                let output = ran.stderr.bytes;
                return Ok(Look { seen, output });
            }
        }
        let own = format!("./{PROGRAM}");
        let mut words = commands.run.iter().map(|word| match *word == own {
            true => out.clone().into_os_string(),
            false => word.into(),
        });
        let Some(program) = words.next() else {
            return Ok(Look {
                seen: Seen::Skipped {
                    why: "there is no command to run the program".to_string(),
                },
                output: Vec::new(),
            });
        };
        let job = Job {
            stdin: match commands.reads {
                true => self.input.stdin.clone(),
                false => Vec::new(),
            },
            ..Job::program(program, &self.dir)
                .args(words)
                .limits(bounds.program)
        };
        let ran = worker.run(&job)?;
        Ok(Look {
            seen: Seen::of_run(&ran, &out),
            output: ran.stdout.bytes,
        })
    }

    /// Where the program will be. One left from before must not be taken for it.
    fn fresh(&self) -> Result<PathBuf, ExecError> {
        let out = self.dir.join(PROGRAM);
        match std::fs::remove_file(&out) {
            Err(error) if error.kind() != ErrorKind::NotFound => Err(ExecError::File {
                what: "cannot remove",
                path: out,
                error,
            }),
            _ => Ok(out),
        }
    }
}

/// What is added to the environment of a program that is run again, so that its stack begins elsewhere and what is
/// left on it by the loader differs: nothing for the first turn.
pub fn environment(turn: u32) -> Vec<(OsString, OsString)> {
    let mut more: Vec<(OsString, OsString)> = Vec::new();
    if turn == 0 {
        return more;
    }
    let size = usize::try_from(turn).unwrap_or(0).wrapping_mul(173) % 4001;
    more.push(("CASSAY_TRY".into(), "x".repeat(size).into()));
    if turn % 2 == 1 {
        // The loader looks up all functions before the program begins.
        more.push(("LD_BIND_NOW".into(), "1".into()));
    }
    if turn % 3 == 2 {
        for number in 0..40 {
            more.push((format!("CASSAY_{number}").into(), turn.to_string().into()));
        }
    }
    more
}

/// A file's name without directories.
fn base(name: &str) -> String {
    let base = Path::new(name).file_name();
    base.map_or_else(
        || name.to_string(),
        |base| base.to_string_lossy().into_owned(),
    )
}

fn words(ran: &Ran) -> Vec<u8> {
    let mut words = ran.stdout.bytes.clone();
    words.extend_from_slice(&ran.stderr.bytes);
    words.truncate(KEPT);
    words
}
