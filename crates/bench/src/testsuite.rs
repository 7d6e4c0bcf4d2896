//! c-testsuite: small programs, each about one feature of C, with their expected output beside them.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use clap::Args;
use serde_json::json;

use crate::child::Limits;
use crate::common::Common;
use crate::pool;
use crate::scratch::Scratch;
use crate::table::{Table, percent};
use crate::verdict::{Answer, ask};

#[derive(Args)]
pub struct Options {
    /// The directory with NNNNN.c and NNNNN.c.expected: tests/single-exec of c-testsuite
    dir: PathBuf,
    /// Programs tried at the same time
    #[arg(long, default_value_t = pool::default_jobs())]
    jobs: usize,
}

/// The bar: least share of right answers, in percent.
const BAR: f64 = 95.0;

/// Programs that the standard gives no meaning, with what is wrong about them; docs/validation.md says why. To say so is
/// the right answer.
const UNDEFINED: [(&str, &str); 11] = [
    ("00025.c", "reserved-name"),
    ("00032.c", "pointer-arithmetic"),
    ("00103.c", "effective-type"),
    ("00141.c", "indeterminate-value"),
    ("00144.c", "indeterminate-value"),
    ("00178.c", "format-mismatch"),
    ("00179.c", "format-mismatch"),
    ("00184.c", "format-mismatch"),
    ("00200.c", "shift-overflow"),
    ("00204.c", "va-list-state"),
    ("00217.c", "effective-type"),
];

const CASSAY: Limits = Limits {
    memory: Some(4 << 30),
    ..Limits::seconds(20)
};

/// What an answer is worth. Only a wrong one is worse than none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mark {
    Right,
    Wrong,
    /// The program is undefined, and Cassay says so.
    Undefined,
    Unsupported,
    /// Cassay finds the program itself in breach of the standard, and nobody has confirmed that.
    Refused,
    Broken,
}

impl Mark {
    const ALL: [Mark; 6] = [
        Mark::Right,
        Mark::Undefined,
        Mark::Wrong,
        Mark::Unsupported,
        Mark::Refused,
        Mark::Broken,
    ];

    fn label(self) -> &'static str {
        match self {
            Mark::Right => "right",
            Mark::Undefined => "undefined, rightly",
            Mark::Wrong => "WRONG",
            Mark::Unsupported => "unsupported",
            Mark::Refused => "undefined",
            Mark::Broken => "BROKEN",
        }
    }
}

struct Marked {
    name: String,
    mark: Mark,
    detail: String,
}

fn mark(name: &str, answer: &Answer, expected: &str) -> (Mark, String) {
    let undefined = UNDEFINED.iter().find(|(program, _)| *program == name);
    let explained = || match answer.message() {
        "" => answer.label(),
        message => format!("{}: {message}", answer.label()),
    };
    match answer {
        Answer::Other { kind, .. } if undefined.is_some_and(|(_, known)| known == kind) => {
            (Mark::Undefined, explained())
        }
        Answer::Ok {
            output, exit: 0, ..
        } if output == expected => (Mark::Right, String::new()),
        Answer::Ok { exit: 0, .. } => (Mark::Wrong, "another output".to_string()),
        Answer::Ok { exit, .. } => (Mark::Wrong, format!("exit status {exit}")),
        Answer::Other { verdict, .. } => match verdict.as_str() {
            "unsupported" | "step-limit" => (Mark::Unsupported, explained()),
            _ => (Mark::Refused, explained()),
        },
        Answer::TimedOut | Answer::Broken { .. } => (Mark::Broken, explained()),
    }
}

fn programs(dir: &Path) -> Result<Vec<PathBuf>> {
    let entries =
        std::fs::read_dir(dir).with_context(|| format!("cannot list {}", dir.display()))?;
    let mut files: Vec<PathBuf> = entries
        .map(|e| Ok(e?.path()))
        .collect::<std::io::Result<Vec<_>>>()
        .with_context(|| format!("cannot list {}", dir.display()))?
        .into_iter()
        .filter(|p| p.extension().is_some_and(|e| e == "c") && expected_file(p).is_file())
        .collect();
    files.sort();
    if files.is_empty() {
        bail!("{} holds no NNNNN.c with NNNNN.c.expected", dir.display());
    }
    Ok(files)
}

fn expected_file(program: &Path) -> PathBuf {
    let mut name = OsString::from(program);
    name.push(".expected");
    PathBuf::from(name)
}

pub fn main(common: &Common, options: &Options) -> Result<ExitCode> {
    let cassay = common.cassay()?;
    // Absolute: cassay runs in a scratch directory.
    let dir = std::path::absolute(&options.dir)
        .with_context(|| format!("cannot find {}", options.dir.display()))?;
    let files = programs(&dir)?;
    let results = pool::map(options.jobs, "c-testsuite", &files, |file| {
        let path = expected_file(file);
        let expected =
            std::fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
        let scratch = Scratch::new()?;
        let answer = ask(&scratch, &cassay, &[], file, CASSAY)?;
        let name = file
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        let (mark, detail) = mark(&name, &answer, &String::from_utf8_lossy(&expected));
        Ok(Marked { name, mark, detail })
    })?;

    let count = |mark: Mark| results.iter().filter(|r| r.mark == mark).count();
    let told = Mark::ALL.into_iter().filter(|&mark| mark != Mark::Right);
    for wanted in told {
        for r in results.iter().filter(|r| r.mark == wanted) {
            common.say(format!("{:<18}  {}  {}", r.mark.label(), r.name, r.detail));
        }
    }
    let mut table = Table::new(&["answer", "programs", "share"]);
    for mark in Mark::ALL {
        let n = count(mark);
        table.row([
            mark.label().to_string(),
            n.to_string(),
            format!("{:.1} %", percent(n, results.len())),
        ]);
    }
    common.say(table);
    let answered = count(Mark::Right) + count(Mark::Undefined);
    let share = percent(answered, results.len());
    let good = count(Mark::Wrong) == 0 && share >= BAR;
    common.say(format!(
        "{} programs, {share:.1} % right, {} wrong; the bar is {BAR} % and none: {}",
        results.len(),
        count(Mark::Wrong),
        if good { "met" } else { "MISSED" }
    ));
    common.write_json(&json!({
        "figure": "c-testsuite",
        "programs": results.len(),
        "right": count(Mark::Right),
        "rightly_undefined": count(Mark::Undefined),
        "wrong": count(Mark::Wrong),
        "unsupported": count(Mark::Unsupported),
        "undefined": count(Mark::Refused),
        "broken": count(Mark::Broken),
        "right_percent": share,
        "met": good,
        "not_right": results.iter().filter(|r| r.mark != Mark::Right).map(|r| json!({
            "program": r.name, "answer": r.mark.label(), "detail": r.detail,
        })).collect::<Vec<_>>(),
    }))?;
    Ok(if good {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks() {
        let ok = |output: &str, exit| Answer::Ok {
            certain: None,
            output: output.into(),
            exit,
        };
        let undefined = |kind: &str| Answer::Other {
            verdict: "undefined".into(),
            kind: kind.into(),
            message: String::new(),
        };
        let other = |verdict: &str| Answer::Other {
            verdict: verdict.into(),
            kind: String::new(),
            message: String::new(),
        };
        let mark = |answer: &Answer, expected: &str| mark("00001.c", answer, expected);
        assert_eq!(mark(&ok("a", 0), "a").0, Mark::Right);
        assert_eq!(mark(&ok("b", 0), "a").0, Mark::Wrong);
        assert_eq!(mark(&ok("a", 1), "a").0, Mark::Wrong);
        assert_eq!(mark(&other("unsupported"), "a").0, Mark::Unsupported);
        assert_eq!(mark(&other("undefined"), "a").0, Mark::Refused);
        assert_eq!(mark(&undefined("shift-overflow"), "a").0, Mark::Refused);
        assert_eq!(mark(&Answer::TimedOut, "a").0, Mark::Broken);
        let shifts = |answer: &Answer| super::mark("00200.c", answer, "a").0;
        assert_eq!(shifts(&undefined("shift-overflow")), Mark::Undefined);
        assert_eq!(shifts(&undefined("null-dereference")), Mark::Refused);
        assert_eq!(shifts(&ok("b", 0)), Mark::Wrong);
    }
}
