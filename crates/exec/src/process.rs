//! One process and how it ended: what a caller asks for, and what it gets back.
//!
//! A [`Job`] is data: nothing here starts anything. [`crate::Worker`] sends it to its helper
//! process, which runs it under its limits and answers with a [`Ran`]. The two are apart so that a
//! time-out, a limit or a killed tree is a fact reported by the one who did the killing, and never
//! a guess from a signal number.

use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

/// How far a process is trusted, and so what the sandbox lets it do besides computing. Limits hold for both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Jail {
    /// Trusted to be a compiler: reads what it likes, writes only below its directory.
    Compiler,
    /// Not trusted at all (generated, foreign): as a compiler, and no network, no tracing, no
    /// mounting, no signals to others, no new namespaces; no children unless the limit allows them.
    Program,
}

/// What happens when a stream has reached its limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Over {
    /// The rest is read and thrown away: a compiler's warnings must not change its verdict.
    Drop,
    /// The process is killed, and ends as [`End::OutputLimit`].
    Kill,
}

/// What a job may use. Limits of the kernel's (processor time, file size) hold for each
/// process; elapsed time, output and memory for all of them together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Processor time. Fractions of a second hold for the first process; for its children, and for one
    /// that takes care of signals, it is rounded up.
    pub cpu: Duration,
    /// Elapsed time; at the end of it everything is killed.
    pub wall: Duration,
    /// Bytes of memory that all processes may hold together. What counts is what they really use, which is watched:
    /// sanitizers map terabytes and use little of it.
    pub memory: Option<u64>,
    pub stack: u64,
    /// Bytes of one file. Four times as much below the directory ends the job as well.
    pub file_size: u64,
    /// Bytes kept of each of standard output and standard error.
    pub output: usize,
    pub over: Over,
    /// Processes alive at the same time, the first one included.
    pub processes: u32,
}

impl Limits {
    /// Wide enough for a compiler and a large program.
    pub const COMPILER: Limits = Limits {
        cpu: Duration::from_secs(30),
        wall: Duration::from_secs(90),
        memory: Some(4 << 30),
        stack: 8 << 20,
        file_size: 256 << 20,
        output: 1 << 20,
        over: Over::Drop,
        processes: 64,
    };

    /// Enough for a generated program, which computes, prints a little and stops.
    pub const PROGRAM: Limits = Limits {
        cpu: Duration::from_secs(5),
        wall: Duration::from_secs(15),
        memory: Some(1 << 30),
        // What a program needs depends on its compiler and the level; that it is too much is nobody's fault.
        stack: 512 << 20,
        file_size: 16 << 20,
        output: 1 << 20,
        over: Over::Kill,
        processes: 1,
    };

    /// The same with `factor` times the time and memory: how doubtful outcomes are confirmed.
    #[must_use]
    pub fn times(self, factor: u32) -> Limits {
        Limits {
            cpu: self.cpu.saturating_mul(factor),
            wall: self.wall.saturating_mul(factor),
            memory: self.memory.map(|m| m.saturating_mul(u64::from(factor))),
            ..self
        }
    }
}

/// One command to run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Job {
    /// A path, or a name looked up on this process's `PATH`.
    pub program: OsString,
    pub args: Vec<OsString>,
    /// The whole environment, nothing is inherited.
    pub env: Vec<(OsString, OsString)>,
    /// Where it runs, and (below it) the only place where it may write.
    pub dir: PathBuf,
    pub stdin: Vec<u8>,
    pub limits: Limits,
    pub jail: Jail,
    /// Its temporary files are in `/tmp` whatever `TMPDIR` says, so it gets one of its own there
    /// (with namespaces), or may write to everybody's.
    pub uses_tmp: bool,
    /// A directory that it may write to besides its own. What it writes to `/tmp` goes there as well, and nobody
    /// else sees it, while what is in `/tmp` can be read (with namespaces; otherwise as with `uses_tmp`).
    pub private: Option<PathBuf>,
}

impl Job {
    /// A compiler's command: clean environment, temporary files below `dir`.
    pub fn compiler(program: impl Into<OsString>, dir: impl Into<PathBuf>) -> Job {
        Job::new(program.into(), dir.into(), Limits::COMPILER, Jail::Compiler)
    }

    /// A program that is not trusted.
    pub fn program(program: impl Into<OsString>, dir: impl Into<PathBuf>) -> Job {
        let mut job = Job::new(program.into(), dir.into(), Limits::PROGRAM, Jail::Program);
        // It could not work where processes may not be traced.
        job.env
            .push(("ASAN_OPTIONS".into(), "detect_leaks=0".into()));
        job
    }

    fn new(program: OsString, dir: PathBuf, limits: Limits, jail: Jail) -> Job {
        let path = std::env::var_os("PATH").unwrap_or_else(|| "/usr/bin:/bin".into());
        let env = vec![
            ("PATH".into(), path),
            ("LANG".into(), "C".into()),
            ("LC_ALL".into(), "C".into()),
            ("TMPDIR".into(), dir.clone().into()),
        ];
        Job {
            program,
            args: Vec::new(),
            env,
            dir,
            stdin: Vec::new(),
            limits,
            jail,
            uses_tmp: false,
            private: None,
        }
    }

    #[must_use]
    pub fn args<A: Into<OsString>>(mut self, args: impl IntoIterator<Item = A>) -> Job {
        self.args.extend(args.into_iter().map(Into::into));
        self
    }

    #[must_use]
    pub fn limits(mut self, limits: Limits) -> Job {
        self.limits = limits;
        self
    }

    #[must_use]
    pub fn stdin(mut self, bytes: impl Into<Vec<u8>>) -> Job {
        self.stdin = bytes.into();
        self
    }
}

/// How a command ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    Exited(i32),
    /// It was ended by a signal that we did not send.
    Signaled(i32),
    /// It ran for longer than its elapsed time, and we killed it.
    TimedOut,
    CpuLimit,
    /// A file, or all files together, grew too large.
    FileLimit,
    /// It wrote more than its limit to a stream, and we killed it.
    OutputLimit,
    /// Its processes together held more memory than the limit, and we killed them. A process that
    /// merely failed to get memory ends in its own way.
    OutOfMemory,
    /// It had more processes than the limit, and we killed them.
    ProcessLimit,
    /// It never ran: not found, not executable, no such directory.
    CannotStart(String),
}

/// One stream of output, as far as it was kept.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Output {
    pub bytes: Vec<u8>,
    /// It wrote more, which was not kept.
    pub cut: bool,
}

impl std::fmt::Debug for Output {
    /// As text, which nearly all output is.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?}{}", self.text(), if self.cut { "…" } else { "" })
    }
}

impl Output {
    pub fn text(&self) -> std::borrow::Cow<'_, str> {
        String::from_utf8_lossy(&self.bytes)
    }
}

/// What became of a [`Job`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ran {
    pub end: End,
    pub stdout: Output,
    pub stderr: Output,
    pub wall: Duration,
    /// Processor time of every process of the job, those killed at its end included.
    pub user: Duration,
    pub sys: Duration,
    /// The largest resident size of any one process, in bytes; never below the helper's own size.
    pub max_rss: u64,
}

impl Ran {
    pub fn succeeded(&self) -> bool {
        self.end == End::Exited(0)
    }

    pub fn cpu(&self) -> Duration {
        self.user + self.sys
    }

    /// A [`Ran`] of something that was not run at all.
    #[cfg(test)]
    pub(crate) fn nothing(end: End) -> Ran {
        Ran {
            end,
            stdout: Output::default(),
            stderr: Output::default(),
            wall: Duration::ZERO,
            user: Duration::ZERO,
            sys: Duration::ZERO,
            max_rss: 0,
        }
    }

    /// This step and the next one as one: costs add up, the later end counts.
    pub(crate) fn then(mut self, next: Ran) -> Ran {
        self.end = next.end;
        for (mine, other) in [
            (&mut self.stdout, next.stdout),
            (&mut self.stderr, next.stderr),
        ] {
            mine.bytes.extend_from_slice(&other.bytes);
            mine.cut |= other.cut;
        }
        self.wall += next.wall;
        self.user += next.user;
        self.sys += next.sys;
        self.max_rss = self.max_rss.max(next.max_rss);
        self
    }
}

/// The harness itself failed. Never a verdict about a compiler or a program.
#[derive(Debug, thiserror::Error)]
pub enum ExecError {
    #[error("cannot start the helper process: {0}")]
    CannotStartHelper(std::io::Error),
    #[error("the helper process says: {0}")]
    Helper(String),
    #[error("the helper process ended during a job (a new one is started for the next)")]
    HelperDied,
    #[error("the helper process did not answer in time (a new one is started for the next job)")]
    HelperStuck,
    #[error("the helper process answered with something unreadable")]
    Garbled,
    #[error("told to stop")]
    Stopped,
    #[error("{what} {path}: {error}")]
    File {
        what: &'static str,
        path: PathBuf,
        error: std::io::Error,
    },
}

impl ExecError {
    pub(crate) fn file(
        what: &'static str,
        path: impl Into<PathBuf>,
    ) -> impl FnOnce(std::io::Error) -> ExecError {
        let path = path.into();
        move |error| ExecError::File { what, path, error }
    }

    /// Whether the disk is full: the caller may free some and try again.
    pub fn disk_is_full(&self) -> bool {
        matches!(self, ExecError::File { error, .. }
            if matches!(error.kind(), std::io::ErrorKind::StorageFull | std::io::ErrorKind::QuotaExceeded))
    }
}
