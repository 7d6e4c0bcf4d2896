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

const CASSAY: Limits = Limits {
    memory: Some(4 << 30),
    ..Limits::seconds(20)
};

/// What an answer is worth. Only a wrong one is worse than none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mark {
    Right,
    Wrong,
    Unsupported,
    /// Cassay finds the program itself in breach of the standard.
    Refused,
    Broken,
}

impl Mark {
    const ALL: [Mark; 5] = [
        Mark::Right,
        Mark::Wrong,
        Mark::Unsupported,
        Mark::Refused,
        Mark::Broken,
    ];

    fn label(self) -> &'static str {
        match self {
            Mark::Right => "right",
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

fn mark(answer: &Answer, expected: &str) -> (Mark, String) {
    let explained = || match answer.message() {
        "" => answer.label(),
        message => format!("{}: {message}", answer.label()),
    };
    match answer {
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
        let (mark, detail) = mark(&answer, &String::from_utf8_lossy(&expected));
        let name = file
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        Ok(Marked { name, mark, detail })
    })?;

    let count = |mark: Mark| results.iter().filter(|r| r.mark == mark).count();
    for wanted in [Mark::Wrong, Mark::Broken, Mark::Refused, Mark::Unsupported] {
        for r in results.iter().filter(|r| r.mark == wanted) {
            common.say(format!("{:<11}  {}  {}", r.mark.label(), r.name, r.detail));
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
    let share = percent(count(Mark::Right), results.len());
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
        let other = |verdict: &str| Answer::Other {
            verdict: verdict.into(),
            kind: String::new(),
            message: String::new(),
        };
        assert_eq!(mark(&ok("a", 0), "a").0, Mark::Right);
        assert_eq!(mark(&ok("b", 0), "a").0, Mark::Wrong);
        assert_eq!(mark(&ok("a", 1), "a").0, Mark::Wrong);
        assert_eq!(mark(&other("unsupported"), "a").0, Mark::Unsupported);
        assert_eq!(mark(&other("undefined"), "a").0, Mark::Refused);
        assert_eq!(mark(&Answer::TimedOut, "a").0, Mark::Broken);
    }
}
