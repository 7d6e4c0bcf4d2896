//! What one compiler with one set of flags did with a program.

use std::fmt;
use std::path::Path;

use cassay_exec::messages::{complaint, general};
use cassay_exec::sanitizer::{Report, report};
use cassay_exec::signature::signal_name;
use cassay_exec::{Compile, Compiler, Ran, Run, classify, classify_run};
use serde::{Deserialize, Serialize};

/// Which part of a trial ran into a limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Part {
    /// The compilation.
    Compiler,
    /// The run of the compiled program.
    Program,
}

/// What one compiler with one set of flags did with a program: as far as it got.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Seen {
    /// The compiled program ended by itself.
    Ended {
        /// Its exit status.
        status: i32,
        /// Its standard output.
        output: Vec<u8>,
    },
    /// The compiled program died of a signal.
    RunCrash {
        /// The signal's number.
        signal: i32,
    },
    /// The compiled program did not end in time.
    RunHang,
    /// A sanitizer in the compiled program reported something.
    Reports {
        /// Which sanitizer, and what, without what differs from run to run.
        what: String,
    },
    /// The compiler broke.
    CompilerCrash {
        /// What tells this crash from others, see [`cassay_exec::signature`].
        signature: String,
    },
    /// The compiler did not end in time.
    CompilerHang,
    /// The compiler refused the program, or made none.
    Rejects {
        /// Its first error.
        message: String,
    },
    /// A limit of ours, or the machine's, but time.
    Resource {
        /// Whether the compiler or the program ran into it.
        part: Part,
    },
    /// Not tried, or something could not be started at all.
    Skipped {
        /// The reason.
        why: String,
    },
}

impl Seen {
    /// What a compilation shows that does not lead to a program; `None` where the program is to be run.
    /// `made`: whether there is one.
    pub fn of_compilation(compiler: &Compiler, ran: &Ran, made: bool) -> Option<Seen> {
        Some(match classify(compiler, ran) {
            Compile::Ok if made => return None,
            Compile::Ok => Seen::Rejects {
                message: "error: it succeeded and made no program".to_string(),
            },
            Compile::Crash { signature } => Seen::CompilerCrash { signature },
            Compile::Rejects { message } => Seen::Rejects {
                message: complaint(&message, &ran.stderr.text()),
            },
            Compile::Hang => Seen::CompilerHang,
            Compile::Resource => Seen::Resource {
                part: Part::Compiler,
            },
            Compile::Missing { why } => Seen::Skipped { why },
        })
    }

    /// What a run of a compiled program shows; `program` is its file.
    pub fn of_run(ran: &Ran, program: &Path) -> Seen {
        match report(ran, program) {
            Some(Report::Of(what)) => return Seen::Reports { what },
            Some(Report::Trouble) => {
                return Seen::Resource {
                    part: Part::Program,
                };
            }
            None => {}
        }
        match classify_run(ran) {
            Run::Ok { status, output } => Seen::Ended { status, output },
            Run::Crash(signal) => Seen::RunCrash { signal },
            Run::Hang => Seen::RunHang,
            Run::Resource => Seen::Resource {
                part: Part::Program,
            },
            Run::Missing { why } => Seen::Skipped { why },
        }
    }

    /// Whether it says nothing about the compiler or its program: a limit, or nobody to ask.
    pub fn says_nothing(&self) -> bool {
        matches!(self, Seen::Resource { .. } | Seen::Skipped { .. })
    }

    /// A few words, for a title that says already which kind of failure it is.
    pub fn brief(&self) -> String {
        const LONGEST: usize = 120;
        let text = match self {
            Seen::Ended { status: 0, output } => {
                format!("prints {:?}", String::from_utf8_lossy(output).trim_end())
            }
            Seen::Ended { status, .. } => format!("exit status {status}"),
            Seen::RunCrash { signal } => format!("the program dies of {}", signal_name(*signal)),
            Seen::RunHang => "the program does not end".to_string(),
            Seen::Reports { what } => what.clone(),
            Seen::CompilerCrash { signature } => signature.clone(),
            Seen::CompilerHang => "the compiler does not end".to_string(),
            Seen::Rejects { message } => message.clone(),
            Seen::Resource {
                part: Part::Compiler,
            } => "a limit on the compiler".to_string(),
            Seen::Resource {
                part: Part::Program,
            } => "a limit on the program".to_string(),
            Seen::Skipped { why } => why.clone(),
        };
        match text.char_indices().nth(LONGEST) {
            Some((at, _)) => format!("{}…", text.get(..at).unwrap_or_default()),
            None => text,
        }
    }
}

/// A sentence that stands alone.
impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Seen::Ended { status, output } => {
                let text = String::from_utf8_lossy(output);
                let short: String = text.chars().take(60).collect();
                write!(f, "exit status {status}, output {short:?}")
            }
            Seen::RunCrash { signal } => {
                write!(f, "the compiled program dies of {}", signal_name(*signal))
            }
            Seen::RunHang => f.write_str("the compiled program does not end"),
            Seen::Reports { what } => write!(f, "a sanitizer reports: {what}"),
            Seen::CompilerCrash { signature } => write!(f, "the compiler crashes: {signature}"),
            Seen::CompilerHang => f.write_str("the compiler does not end"),
            Seen::Rejects { message } => {
                write!(f, "the compiler refuses it: {}", general(message))
            }
            Seen::Resource {
                part: Part::Compiler,
            } => f.write_str("the compiler ran into a limit"),
            Seen::Resource {
                part: Part::Program,
            } => f.write_str("the compiled program ran into a limit"),
            Seen::Skipped { why } => f.write_str(why),
        }
    }
}
