//! What `cassay run --json` answered, read defensively: the program under measurement is ours and
//! may be broken in any way.
//!
//! The one line of JSON holds `verdict` (`ok`, `undefined`, `unspecified`, `step-limit`,
//! `unsupported`, `invalid`); with `ok` also `output` and `exit`; otherwise `kind` and `message`
//! where there is something to say.

use std::ffi::OsString;
use std::path::Path;

use anyhow::Result;
use serde_json::Value;

use crate::child::{self, End, Ended, Limits};
use crate::scratch::Scratch;

/// An answer, or the reason why there is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The program has a meaning, and this is it.
    Ok {
        output: String,
        /// How much of the output is sure to appear; all of it, unless the program ends abnormally.
        certain: Option<usize>,
        exit: i64,
    },
    /// Any other verdict.
    Other {
        verdict: String,
        kind: String,
        message: String,
    },
    TimedOut,
    /// Cassay itself failed.
    Broken {
        how: Broken,
        message: String,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Broken {
    Panic,
    OutOfMemory,
    Signal,
    NoVerdict,
}

impl Broken {
    pub fn label(self) -> &'static str {
        match self {
            Broken::Panic => "panic",
            Broken::OutOfMemory => "out-of-memory",
            Broken::Signal => "signal",
            Broken::NoVerdict => "no-verdict",
        }
    }
}

impl Answer {
    /// The row of a table that this answer is counted in.
    pub fn label(&self) -> String {
        match self {
            Answer::Ok { .. } => "ok".to_string(),
            Answer::Other { verdict, kind, .. } if kind.is_empty() => verdict.clone(),
            Answer::Other { verdict, kind, .. } => format!("{verdict}: {kind}"),
            Answer::TimedOut => "cassay-timeout".to_string(),
            Answer::Broken { how, .. } => format!("broken: {}", how.label()),
        }
    }

    pub fn message(&self) -> &str {
        match self {
            Answer::Ok { .. } | Answer::TimedOut => "",
            Answer::Other { message, .. } | Answer::Broken { message, .. } => message,
        }
    }
}

/// Asks Cassay about one file; `options` go before the file.
pub fn ask(
    scratch: &Scratch,
    cassay: &Path,
    options: &[OsString],
    file: &Path,
    limits: Limits,
) -> Result<Answer> {
    let mut arguments: Vec<OsString> = vec!["run".into(), "--json".into()];
    arguments.extend_from_slice(options);
    arguments.push(file.into());
    Ok(judge(&child::run(scratch, cassay, arguments, limits)?))
}

fn judge(ended: &Ended) -> Answer {
    let stderr = String::from_utf8_lossy(&ended.stderr);
    let broken = |how| Answer::Broken {
        how,
        message: ended.complaint(),
    };
    // First of all: a panic is a panic even if some thread still managed to print a verdict.
    if stderr.contains("panicked at") || ended.end == End::Exit(101) {
        return broken(Broken::Panic);
    }
    if stderr.contains("memory allocation of") {
        return broken(Broken::OutOfMemory);
    }
    match ended.end {
        // What prints more than is kept of it would go on for long.
        End::TimedOut | End::TooMuchOutput => return Answer::TimedOut,
        End::Signal(_) => return broken(Broken::Signal),
        End::Exit(_) => {}
    }
    match serde_json::from_slice(&ended.stdout)
        .ok()
        .as_ref()
        .and_then(read)
    {
        Some(answer) => answer,
        None => broken(Broken::NoVerdict),
    }
}

fn read(json: &Value) -> Option<Answer> {
    let text = |key: &str| json.get(key).and_then(Value::as_str).map(str::to_string);
    let verdict = text("verdict")?;
    if verdict == "ok" {
        return Some(Answer::Ok {
            output: text("output")?,
            certain: json
                .get("certain")
                .and_then(Value::as_u64)
                .and_then(|n| n.try_into().ok()),
            exit: json.get("exit")?.as_i64()?,
        });
    }
    Some(Answer::Other {
        verdict,
        kind: text("kind").unwrap_or_default(),
        message: text("message").unwrap_or_default(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(end: End, stdout: &str, stderr: &str, label: &str) {
        let ended = Ended {
            end,
            stdout: stdout.into(),
            stderr: stderr.into(),
            cpu: std::time::Duration::ZERO,
            peak_bytes: 0,
        };
        assert_eq!(judge(&ended).label(), label);
    }

    #[test]
    fn answers() {
        check(
            End::Exit(0),
            r#"{"verdict":"ok","output":"x\n","exit":3}"#,
            "",
            "ok",
        );
        check(
            End::Exit(1),
            r#"{"verdict":"undefined","kind":"signed-overflow","message":"m"}"#,
            "",
            "undefined: signed-overflow",
        );
        check(
            End::Exit(1),
            r#"{"verdict":"step-limit"}"#,
            "",
            "step-limit",
        );
        check(
            End::Exit(101),
            "",
            "thread 'main' panicked at x",
            "broken: panic",
        );
        check(
            End::Signal(6),
            "",
            "memory allocation of 9 bytes failed",
            "broken: out-of-memory",
        );
        check(End::Signal(11), "", "", "broken: signal");
        check(End::Exit(0), "not json", "", "broken: no-verdict");
        check(
            End::Exit(0),
            r#"{"verdict":"ok"}"#,
            "",
            "broken: no-verdict",
        );
        check(End::TimedOut, "", "", "cassay-timeout");
    }
}
