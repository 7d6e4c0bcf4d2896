//! What a finished process says about a compiler, or about a program that one has made.
//!
//! The order of the questions matters. What we did ourselves (time, output, memory) comes first
//! and is never taken for the compiler's doing. Then what the operating system did: a `cc1` killed
//! for want of memory makes its driver speak of an internal error. Only then may it be a crash;
//! and what is left, a diagnostic on a program known to be valid, is a rejection.
//!
//! Hangs and resource outcomes are doubtful by nature: callers confirm them alone, with three
//! times the limits. Cannot be told apart: a compiler that does not check for want of memory and
//! faults (chibicc) from one that faults anyway; the same confirmation shows it.

use std::path::Path;
use std::sync::OnceLock;

use regex::RegexSet;

use crate::compiler::Compiler;
use crate::families::{INCOMPLETE, OUT_OF_TIME, RESOURCE};
use crate::messages::{first_error, without_files};
use crate::process::{End, Ran};
use crate::signature::{signal_name, signature};

/// What became of a compilation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Compile {
    Ok,
    /// The compiler broke.
    Crash {
        signature: String,
    },
    /// It refused the program; its first error.
    Rejects {
        message: String,
    },
    Hang,
    /// It ran into a limit other than time.
    Resource,
    /// It could not be run, which says nothing about it.
    Missing {
        why: String,
    },
}

/// What became of a run of a compiled program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Run {
    Ok {
        status: i32,
        output: Vec<u8>,
    },
    /// It was ended by this signal.
    Crash(i32),
    Hang,
    Resource,
    Missing {
        why: String,
    },
}

pub fn classify(compiler: &Compiler, ran: &Ran) -> Compile {
    let text = ran.stderr.text();
    let signal = match &ran.end {
        End::TimedOut | End::CpuLimit | End::Signaled(libc::SIGXCPU) => return Compile::Hang,
        End::FileLimit
        | End::OutputLimit
        | End::OutOfMemory
        | End::ProcessLimit
        | End::Signaled(libc::SIGXFSZ) => return Compile::Resource,
        End::CannotStart(why) => return Compile::Missing { why: why.clone() },
        End::Exited(0) => return Compile::Ok,
        // Killed from outside, by the kernel for want of memory or by a person: not the compiler's doing.
        End::Signaled(libc::SIGKILL | libc::SIGTERM | libc::SIGINT | libc::SIGHUP) => {
            return Compile::Resource;
        }
        End::Exited(_) => None,
        End::Signaled(signal) => Some(*signal),
    };
    if matches(&text, OUT_OF_TIME, &TIME) {
        return Compile::Hang;
    }
    if matches(&text, RESOURCE, &LACK) {
        return Compile::Resource;
    }
    if matches(&text, INCOMPLETE, &PARTS) {
        return Compile::Missing {
            why: first_error(&text),
        };
    }
    // A script that goes while its shell begins to read it.
    let program = Path::new(compiler.program());
    if program.is_absolute() && !program.exists() {
        return Compile::Missing {
            why: format!("{} is gone", program.display()),
        };
    }
    let said = compiler
        .crash
        .iter()
        .find_map(|pattern| pattern.captures(&text))
        .map(|found| found.get(1).map(|m| m.as_str().to_string()));
    let by_status = match ran.end {
        End::Exited(status) => compiler.family.traits().crash_status == Some(status),
        _ => true,
    };
    // chibicc's driver hides that the compiler behind it died; and no rejection is silent.
    let silent = text.trim().is_empty();
    if said.is_none() && !by_status && !silent {
        return Compile::Rejects {
            message: without_files(&first_error(&text)),
        };
    }
    Compile::Crash {
        signature: signature(compiler.family, &text, said.flatten().as_deref(), signal),
    }
}

pub fn classify_run(ran: &Ran) -> Run {
    match &ran.end {
        End::Exited(status) => Run::Ok {
            status: *status,
            output: ran.stdout.bytes.clone(),
        },
        End::TimedOut | End::CpuLimit => Run::Hang,
        End::FileLimit | End::OutputLimit | End::OutOfMemory | End::ProcessLimit => Run::Resource,
        // Not ours, and no program that computes sends it to itself.
        End::Signaled(libc::SIGKILL) => Run::Resource,
        End::Signaled(signal) => Run::Crash(*signal),
        End::CannotStart(why) => Run::Missing { why: why.clone() },
    }
}

impl std::fmt::Display for Run {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Run::Ok { status, .. } => write!(f, "exit status {status}"),
            Run::Crash(signal) => f.write_str(&signal_name(*signal)),
            Run::Hang => f.write_str("time limit"),
            Run::Resource => f.write_str("resource limit"),
            Run::Missing { why } => f.write_str(why),
        }
    }
}

static TIME: OnceLock<Option<RegexSet>> = OnceLock::new();
static PARTS: OnceLock<Option<RegexSet>> = OnceLock::new();
static LACK: OnceLock<Option<RegexSet>> = OnceLock::new();

fn matches(text: &str, patterns: &[&str], cell: &'static OnceLock<Option<RegexSet>>) -> bool {
    // The patterns are constants, and a test tries each.
    cell.get_or_init(|| RegexSet::new(patterns).ok())
        .as_ref()
        .is_some_and(|set| set.is_match(text))
}
