//! A failure tried again by the script that people get: in the sandbox, and without any shortcut of ours.
//!
//! The script compiles and runs a few times; then the program that it left is run more often, which costs hardly anything.
//! Each time the environment is another one, so that the stack begins elsewhere and has something else on it, and the kernel
//! lays out memory as it likes. What a program reads without having written it differs then, and so does what comes of
//! it: a failure that depends on it has a rate, and is marked with it.

use std::time::Duration;

use cassay_exec::{End, ExecError, Job, Limits, Ran, Root, Worker};
use cassay_program::{Commands, Expected, File, Program};
use cassay_store::{Kind, Rate};
use cassay_trial::{Bounds, Failure, PROGRAM, Seen, environment};

use crate::finding::exported;
use crate::script::{About, LIMIT, SCRIPT};

/// How often the script is run for what shows when the compiler runs, for what shows when the program does, and for programs
/// that do not end.
const COMPILER: u32 = 5;
const SCRIPTS: u32 = 3;
const HANGS: u32 = 2;
/// How often a program is run.
const RUNS: u32 = 20;

/// A failure, and how to see it.
pub struct Case<'a> {
    pub kind: Kind,
    /// Whether the compiler writes to `/tmp` whatever it is told.
    pub uses_tmp: bool,
    pub commands: &'a Commands,
    /// The program, with what it must do.
    pub program: &'a Program,
    pub bounds: Bounds,
}

/// What came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tried {
    pub rate: Rate,
    /// It goes wrong in another way from run to run.
    pub unstable: bool,
    /// What the script wrote the last time.
    pub said: Vec<u8>,
    pub cpu: Duration,
}

impl Case<'_> {
    /// Tries it.
    pub fn tries(&self, root: &Root, worker: &mut Worker) -> Result<Tried, ExecError> {
        let scratch = root.dir()?;
        for (name, bytes) in self.files() {
            scratch.write(&name, bytes)?;
        }
        let mut tried = Tried {
            rate: Rate { shown: 0, tried: 0 },
            unstable: false,
            said: Vec::new(),
            cpu: Duration::ZERO,
        };
        let scripts = match self.kind {
            Kind::CompilerCrash | Kind::RejectsValid => COMPILER,
            Kind::RunHang | Kind::CompilerHang => HANGS,
            Kind::WrongOutput | Kind::WrongExit | Kind::RunCrash | Kind::FalseReport => SCRIPTS,
        };
        for turn in 0..scripts {
            let ran = worker.run(&self.script_job(scratch.path().to_path_buf(), turn))?;
            tried.cpu += ran.cpu();
            tried.rate.tried += 1;
            tried.rate.shown += u32::from(self.shows(&ran));
            tried.said = [ran.stdout.bytes, ran.stderr.bytes].concat();
        }
        let out = scratch.path().join(PROGRAM);
        let hangs = matches!(self.kind, Kind::RunHang | Kind::CompilerHang);
        if !self.kind.is_seen_in_runs() || hangs || !out.is_file() {
            return Ok(tried);
        }
        let Some((program, args)) = self.commands.run.split_first() else {
            return Ok(tried);
        };
        let mut failures = Vec::new();
        for turn in tried.rate.tried..RUNS {
            let mut job = Job::program(program, scratch.path())
                .args(args)
                .limits(self.bounds.program);
            if self.commands.reads {
                job.stdin.clone_from(&self.program.input.stdin);
            }
            job.env.extend(environment(turn));
            let ran = worker.run(&job)?;
            tried.cpu += ran.cpu();
            tried.rate.tried += 1;
            let seen = Seen::of_run(&ran, &out);
            if let Some(failure) = Failure::of(&seen, self.expected()) {
                tried.rate.shown += 1;
                failures.push(failure);
            }
        }
        tried.unstable = Failure::of_all(&failures) == Some(Failure::Unstable);
        Ok(tried)
    }

    fn expected(&self) -> Option<&Expected> {
        self.program.expected.as_ref()
    }

    fn files(&self) -> Vec<File> {
        let output = self.expected().map(|expected| expected.output.clone());
        let mut files = exported(self.program, &output.unwrap_or_default());
        let about = About {
            title: "",
            kind: self.kind,
            commands: self.commands,
            expected: self.expected(),
            rate: None,
        };
        files.push((SCRIPT.to_string(), about.script()));
        files
    }

    fn script_job(&self, dir: std::path::PathBuf, turn: u32) -> Job {
        let Bounds { compiler, program } = self.bounds;
        let seconds = program.cpu.as_secs().max(1);
        let mut job = Job {
            uses_tmp: self.uses_tmp,
            ..Job::program("/bin/sh", dir).args([SCRIPT])
        };
        // The script knows its name only.
        let first = self.commands.compile.first();
        job.args
            .extend(first.and_then(|words| words.first()).map(Into::into));
        job.env.push((LIMIT.into(), seconds.to_string().into()));
        job.env.extend(environment(turn));
        job.limits(Limits {
            cpu: compiler.cpu.saturating_add(program.cpu),
            wall: compiler.wall.saturating_add(program.wall),
            ..compiler
        })
    }

    /// Whether a script says that the failure shows. One that runs into a limit shows what does not end.
    fn shows(&self, ran: &Ran) -> bool {
        match ran.end {
            End::Exited(1) => true,
            End::TimedOut | End::CpuLimit => {
                matches!(self.kind, Kind::RunHang | Kind::CompilerHang)
            }
            _ => false,
        }
    }
}
