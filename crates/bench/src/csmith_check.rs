//! Exactness on Csmith's programs: wherever gcc's unoptimised code ends, does Cassay say the same?
//!
//! A difference is the worst thing this project can produce, so it is listed first, and alone
//! fails the command. Csmith takes addresses of packed members and puns through pointers to union
//! members, which is undefined but means one thing on the target: such programs are asked about
//! again with those kinds tolerated, and counted in rows of their own. Every other answer is a gap:
//! counted by kind, so that the table says what to work on next.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::Args;
use serde_json::{Value, json};

use crate::child::Limits;
use crate::common::Common;
use crate::csmith::{self, Case, Referee, Reference, Seeds};
use crate::table::{Table, percent};
use crate::verdict::{Answer, ask};
use crate::{pool, tools};

#[derive(Args)]
pub struct Options {
    /// Seeds to try, both ends included
    #[arg(long, default_value = "1..100", value_name = "A..B")]
    seeds: Seeds,
    /// Programs tried at the same time
    #[arg(long, default_value_t = pool::default_jobs())]
    jobs: usize,
    /// Least share of same answers, in percent
    #[arg(long, default_value_t = 97.0, value_name = "PERCENT")]
    min_same: f64,
    /// Steps Cassay may take; more than this is its step-limit verdict. A tenth of it where gcc's
    /// program does not end either
    #[arg(long, default_value_t = 10_000_000_000, value_name = "N")]
    max_steps: u64,
    /// Keep every program that gave a difference or broke Cassay in this directory
    #[arg(long, value_name = "DIR")]
    keep: Option<PathBuf>,
}

const CASSAY: Limits = Limits {
    memory: Some(4 << 30),
    ..Limits::seconds(60)
};

/// Kinds that Csmith's programs have and that mean one thing on the target.
const TOLERABLE: [&str; 4] = [
    "misaligned-access",
    "misaligned-pointer",
    "union-pun",
    "unsequenced-volatile",
];

/// Which line of the table a seed is counted in.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Row {
    Different,
    Broken(String),
    Same,
    /// Undefined by a kind with a fallback meaning; the same with that.
    SameTolerating(String),
    /// Cassay gave another verdict, or none in time, where gcc's program ended.
    Gap(String),
    /// Neither ends: gcc's program ran out of time and Cassay out of steps.
    BothEndless,
    /// gcc's program does not end, and Cassay gave another verdict than step-limit.
    EndlessGap(String),
    NoReference,
}

impl Row {
    fn label(&self) -> String {
        match self {
            Row::Different => "DIFFERENT".to_string(),
            Row::Broken(label) => label.clone(),
            Row::Same => "same".to_string(),
            Row::SameTolerating(kind) => format!("same, {kind} tolerated"),
            Row::Gap(label) => label.clone(),
            Row::BothEndless => "endless, step-limit as it must be".to_string(),
            Row::EndlessGap(label) => format!("endless, {label}"),
            Row::NoReference => "left out".to_string(),
        }
    }

    fn gcc_ended(&self) -> bool {
        match self {
            Row::Different | Row::Broken(_) | Row::Same | Row::SameTolerating(_) | Row::Gap(_) => {
                true
            }
            Row::BothEndless | Row::EndlessGap(_) | Row::NoReference => false,
        }
    }
}

struct Checked {
    seed: u64,
    row: Row,
    detail: String,
}

pub fn main(common: &Common, options: &Options) -> Result<ExitCode> {
    check(common, options, &Setup::default())
}

/// With whom the programs are compared, and as what.
pub struct Setup {
    pub figure: &'static str,
    pub referee: Referee,
    /// Options for Csmith besides its defaults.
    pub csmith: Vec<String>,
    pub target: Option<String>,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            figure: "csmith-check",
            referee: Referee::native(),
            csmith: Vec::new(),
            target: None,
        }
    }
}

pub fn check(common: &Common, options: &Options, setup: &Setup) -> Result<ExitCode> {
    let cassay = common.cassay()?;
    let include = tools::csmith_include()?;
    if let Some(dir) = &options.keep {
        std::fs::create_dir_all(dir).with_context(|| format!("cannot make {}", dir.display()))?;
    }
    let results = pool::map(options.jobs, setup.figure, &options.seeds.list(), |&seed| {
        let case = csmith::prepare_for(&include, seed, &setup.referee, &setup.csmith)?;
        let (row, detail) = match &case.reference {
            Reference::Missing(why) => (Row::NoReference, why.clone()),
            Reference::Ended { .. } | Reference::Endless => {
                let steps = match case.reference {
                    Reference::Endless => options.max_steps / 10,
                    _ => options.max_steps,
                };
                let mut arguments = vec![
                    "-I".into(),
                    include.clone().into(),
                    "--max-steps".into(),
                    steps.to_string().into(),
                ];
                if let Some(target) = &setup.target {
                    arguments.extend(["--target".into(), target.into()]);
                }
                for define in &setup.referee.defines {
                    arguments.extend(["-D".into(), define.into()]);
                }
                let answer = ask(&case.scratch, &cassay, &arguments, &case.file, CASSAY)?;
                match &answer {
                    Answer::Other { kind, .. } if TOLERABLE.contains(&kind.as_str()) => {
                        arguments.extend(["--tolerate".into(), TOLERABLE.join(",").into()]);
                        let again = ask(&case.scratch, &cassay, &arguments, &case.file, CASSAY)?;
                        match judge(&case.reference, &again) {
                            (Row::Same, detail) => (Row::SameTolerating(kind.clone()), detail),
                            other => other,
                        }
                    }
                    answer => judge(&case.reference, answer),
                }
            }
        };
        if let (Some(dir), Row::Different | Row::Broken(_)) = (&options.keep, &row) {
            keep(&case, dir)?;
        }
        Ok(Checked { seed, row, detail })
    })?;
    report(common, options, setup.figure, &results)
}

fn keep(case: &Case, dir: &std::path::Path) -> Result<()> {
    let name = case.file.file_name().context("a case has no name")?;
    let to = dir.join(name);
    std::fs::copy(&case.file, &to).with_context(|| format!("cannot write {}", to.display()))?;
    Ok(())
}

fn judge(reference: &Reference, answer: &Answer) -> (Row, String) {
    let label = answer.label();
    let message = answer.message().to_string();
    match (reference, answer) {
        (Reference::Missing(why), _) => (Row::NoReference, why.clone()),
        (_, Answer::Broken { .. }) => (Row::Broken(label), message),
        (
            Reference::Ended { output, exit, .. },
            Answer::Ok {
                output: ours,
                exit: our_exit,
                ..
            },
        ) => {
            let theirs = String::from_utf8_lossy(output);
            if theirs == ours.as_str() && i64::from(*exit) == *our_exit {
                (Row::Same, String::new())
            } else {
                let detail = format!(
                    "gcc {:?} exit {exit}, cassay {:?} exit {our_exit}",
                    last_line(&theirs),
                    last_line(ours)
                );
                (Row::Different, detail)
            }
        }
        (Reference::Ended { .. }, _) => (Row::Gap(label), message),
        // Cassay is slower than gcc's code: if it ends where that does not, one of them is wrong.
        (Reference::Endless, Answer::Ok { output, .. }) => (
            Row::Different,
            format!("gcc's program does not end, cassay {:?}", last_line(output)),
        ),
        (Reference::Endless, Answer::Other { verdict, .. }) if verdict == "step-limit" => {
            (Row::BothEndless, String::new())
        }
        (Reference::Endless, _) => (Row::EndlessGap(label), message),
    }
}

fn last_line(s: &str) -> &str {
    s.lines().next_back().unwrap_or("")
}

fn report(
    common: &Common,
    options: &Options,
    figure: &str,
    results: &[Checked],
) -> Result<ExitCode> {
    let mut rows: BTreeMap<Row, Vec<&Checked>> = BTreeMap::new();
    for result in results {
        rows.entry(result.row.clone()).or_default().push(result);
    }
    let ended = results.iter().filter(|r| r.row.gcc_ended()).count();
    let count = |row: &Row| rows.get(row).map_or(0, Vec::len);
    let plain = count(&Row::Same);
    let tolerated = results
        .iter()
        .filter(|r| matches!(r.row, Row::SameTolerating(_)))
        .count();
    let same = plain + tolerated;
    let different = count(&Row::Different);
    let broken = results
        .iter()
        .filter(|r| matches!(r.row, Row::Broken(_)))
        .count();
    let share = percent(same, ended);

    for result in results.iter().filter(|r| r.row == Row::Different) {
        common.say(format!(
            "DIFFERENT  seed {}: {}",
            result.seed, result.detail
        ));
    }
    for result in results.iter().filter(|r| matches!(r.row, Row::Broken(_))) {
        common.say(format!("BROKEN  seed {}: {}", result.seed, result.detail));
    }
    let mut table = Table::new(&["answer", "programs", "share", "seeds"]);
    for (row, members) in &rows {
        let share = match row.gcc_ended() {
            true => format!("{:.1} %", percent(members.len(), ended)),
            false => "-".to_string(),
        };
        let seeds: Vec<String> = match row {
            Row::Same | Row::SameTolerating(_) | Row::BothEndless => Vec::new(),
            _ => members.iter().take(8).map(|r| r.seed.to_string()).collect(),
        };
        let more = if members.len() > 8 && !seeds.is_empty() {
            " …"
        } else {
            ""
        };
        table.row([
            row.label(),
            members.len().to_string(),
            share,
            format!("{}{more}", seeds.join(" ")),
        ]);
    }
    common.say(table);
    let good = different == 0 && broken == 0 && share >= options.min_same;
    common.say(format!(
        "seeds {}: {same} of {ended} programs same ({share:.1} %; {tolerated} of them with tolerated kinds), \
         {different} different, {broken} broke cassay; the bar is {} % and none: {}",
        options.seeds,
        options.min_same,
        if good { "met" } else { "MISSED" }
    ));
    common.write_json(&json!({
        "figure": figure,
        "seeds": options.seeds.to_string(),
        "ended": ended,
        "same": same,
        "same_tolerating": tolerated,
        "different": different,
        "broken": broken,
        "same_percent": share,
        "met": good,
        "rows": rows.iter().map(|(row, members)| (row.label(), json!(members.len())))
            .collect::<serde_json::Map<String, Value>>(),
        "not_same": results.iter().filter(|r| r.row != Row::Same).map(|r| json!({
            "seed": r.seed, "answer": r.row.label(), "detail": r.detail,
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
    use std::time::Duration;

    #[test]
    fn answers_land_in_their_rows() {
        let ended = Reference::Ended {
            output: b"checksum = 1\n".to_vec(),
            exit: 0,
            compile: Duration::ZERO,
            run: Duration::ZERO,
        };
        let ok = |output: &str| Answer::Ok {
            certain: None,
            output: output.into(),
            exit: 0,
        };
        let other = |verdict: &str, kind: &str| Answer::Other {
            verdict: verdict.into(),
            kind: kind.into(),
            message: String::new(),
        };
        let row = |reference: &Reference, answer: Answer| judge(reference, &answer).0;
        assert_eq!(row(&ended, ok("checksum = 1\n")), Row::Same);
        assert_eq!(row(&ended, ok("checksum = 2\n")), Row::Different);
        assert_eq!(
            row(&ended, other("undefined", "k")),
            Row::Gap("undefined: k".into())
        );
        assert_eq!(
            row(&ended, Answer::TimedOut),
            Row::Gap("cassay-timeout".into())
        );
        assert_eq!(
            row(&Reference::Endless, other("step-limit", "")),
            Row::BothEndless
        );
        assert_eq!(row(&Reference::Endless, ok("x")), Row::Different);
        assert_eq!(
            row(&Reference::Endless, other("undefined", "k")),
            Row::EndlessGap("undefined: k".into())
        );
    }
}
