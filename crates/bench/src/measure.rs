//! The small process between the harness and the program it measures.
//!
//! `getrusage(RUSAGE_CHILDREN)` adds up everything a process has ever waited for, and its peak
//! memory is a maximum over all of them. Measured in a process that has exactly one child, both
//! figures are that child's own (and its descendants', which is what a compiler driver needs), and
//! several measurements can run side by side. So the harness starts itself again under a hidden
//! first argument; this process sets the limits, starts the program, waits, and writes one line
//! to its standard input, which the harness made the writing end of a pipe. The program itself
//! reads from nothing and writes straight into the harness's pipes.
//!
//! The peak memory of a very small program is overstated: the kernel counts this process's own
//! pages (about 3 MiB) up to the moment the program replaces them.

use std::io;
use std::os::fd::AsFd;
use std::os::unix::process::ExitStatusExt;
use std::process::{Command, ExitCode, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use nix::sys::resource::{Resource, UsageWho, getrlimit, getrusage, setrlimit};
use nix::sys::time::TimeVal;

/// The hidden first argument that makes `cassay-bench` act as this process.
pub const ARGUMENT: &str = "__measure";

/// How a measured program ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    Exit(i32),
    Signal(i32),
}

/// What the line on the pipe says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Report {
    Ended {
        end: End,
        cpu: Duration,
        peak_bytes: u64,
    },
    NotStarted(String),
}

impl Report {
    fn to_line(&self) -> String {
        match self {
            Report::Ended {
                end,
                cpu,
                peak_bytes,
            } => {
                let (how, number) = match end {
                    End::Exit(code) => ("exit", code),
                    End::Signal(signal) => ("signal", signal),
                };
                format!("{how} {number} {} {peak_bytes}\n", cpu.as_micros())
            }
            Report::NotStarted(why) => format!("not-started {}\n", why.replace('\n', " ")),
        }
    }

    /// Reads the line back; `None` when the measuring process was killed before it could write.
    pub fn from_line(line: &str) -> Option<Report> {
        let line = line.strip_suffix('\n')?;
        if let Some(why) = line.strip_prefix("not-started ") {
            return Some(Report::NotStarted(why.to_string()));
        }
        let mut words = line.split(' ');
        let how = words.next()?;
        let number = words.next()?.parse().ok()?;
        let end = match how {
            "exit" => End::Exit(number),
            "signal" => End::Signal(number),
            _ => return None,
        };
        let cpu = Duration::from_micros(words.next()?.parse().ok()?);
        let peak_bytes = words.next()?.parse().ok()?;
        Some(Report::Ended {
            end,
            cpu,
            peak_bytes,
        })
    }
}

/// Acts as the measuring process: `CPU-SECONDS MEMORY-BYTES PROGRAM ARGUMENT…`, 0 for no limit.
pub fn main(arguments: &[std::ffi::OsString]) -> ExitCode {
    let report = measure(arguments).unwrap_or_else(|e| Report::NotStarted(format!("{e:#}")));
    match write_all(&report.to_line()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(_) => ExitCode::FAILURE,
    }
}

fn write_all(line: &str) -> io::Result<()> {
    let stdin = io::stdin();
    let mut rest = line.as_bytes();
    while !rest.is_empty() {
        let written = nix::unistd::write(stdin.as_fd(), rest)?;
        rest = rest.get(written..).unwrap_or_default();
    }
    Ok(())
}

fn measure(arguments: &[std::ffi::OsString]) -> Result<Report> {
    let [cpu_seconds, memory, program, rest @ ..] = arguments else {
        bail!("{ARGUMENT} is for cassay-bench's own use");
    };
    let number = |s: &std::ffi::OsString| {
        s.to_str()
            .and_then(|s| s.parse::<u64>().ok())
            .context("a limit is not a number")
    };
    limit(Resource::RLIMIT_CORE, 0, 0)?;
    let seconds = number(cpu_seconds)?;
    if seconds != 0 {
        // A second between the two limits: the first is a signal that names its cause.
        limit(Resource::RLIMIT_CPU, seconds, seconds.saturating_add(1))?;
    }
    let bytes = number(memory)?;
    if bytes != 0 {
        limit(Resource::RLIMIT_AS, bytes, bytes)?;
    }
    let status = Command::new(program)
        .args(rest)
        .stdin(Stdio::null())
        .status()
        .with_context(|| format!("cannot start {}", program.display()))?;
    let usage = getrusage(UsageWho::RUSAGE_CHILDREN)?;
    let end = match (status.code(), status.signal()) {
        (Some(code), _) => End::Exit(code),
        (None, Some(signal)) => End::Signal(signal),
        (None, None) => bail!("the program neither exited nor was killed"),
    };
    Ok(Report::Ended {
        end,
        cpu: duration(usage.user_time()) + duration(usage.system_time()),
        peak_bytes: u64::try_from(usage.max_rss())
            .unwrap_or(0)
            .saturating_mul(1024),
    })
}

/// Sets the limits, or leaves lower ones that were already there.
fn limit(resource: Resource, soft: u64, hard: u64) -> Result<()> {
    let (_, most) = getrlimit(resource)?;
    setrlimit(resource, soft.min(most), hard.min(most))
        .with_context(|| format!("cannot set {resource:?}"))
}

fn duration(time: TimeVal) -> Duration {
    let seconds = u64::try_from(time.tv_sec()).unwrap_or(0);
    let micros = u64::try_from(time.tv_usec()).unwrap_or(0);
    Duration::from_secs(seconds) + Duration::from_micros(micros)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reports_survive_the_pipe() {
        for report in [
            Report::Ended {
                end: End::Exit(3),
                cpu: Duration::from_micros(1_234_567),
                peak_bytes: 8192,
            },
            Report::Ended {
                end: End::Signal(11),
                cpu: Duration::ZERO,
                peak_bytes: 0,
            },
            Report::NotStarted("cannot start x: no such file".into()),
        ] {
            assert_eq!(Report::from_line(&report.to_line()), Some(report));
        }
        assert_eq!(Report::from_line(""), None);
        assert_eq!(Report::from_line("exit 0 12"), None);
    }
}
