//! `reduce-check`: how small, how fast and how faithfully `cassay reduce` reduces the benchmark set,
//! against C-Reduce and C-Vise on the same programs in the same run.
//!
//! Every reducer gets one core and the same limit. Results are judged alike: tokens are counted by one
//! lexer, `cassay run` says whether a program has a meaning, and the script that the peers work with
//! says whether the failure is still there. That script holds gcc's sanitized program to be right,
//! so it is a judge that owes our reducer nothing.

use std::ffi::OsString;
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use cassay_reduce::measure::Measure;
use clap::Args;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::child::{self, Limits, stop_if_interrupted};
use crate::common::Common;
use crate::reduce_peers::{self, FILE, Outcome, Shown};
use crate::reduce_set::{self, Case};
use crate::scratch::Scratch;
use crate::table::{Table, geometric_mean, median, time, times};
use crate::verdict;

/// At most this share of the faster peer's time, in geometric mean.
const TIME_BAR: f64 = 0.1;
/// Compiler runs, at the median.
const RUNS_BAR: f64 = 1500.0;
/// Seconds for programs of about 100 KB, at the median.
const LARGE_BAR: f64 = 60.0;
const LARGE: usize = 90_000;

#[derive(Args)]
pub struct Options {
    /// Only cases whose name holds this
    #[arg(long, value_name = "NAME")]
    only: Option<String>,
    /// Other reducers to compare with: creduce, cvise
    #[arg(long, value_delimiter = ',', value_name = "PEER,…")]
    peers: Vec<String>,
    /// Candidates that cassay tries at the same time
    #[arg(long, value_name = "N", default_value_t = 1)]
    jobs: usize,
    /// Seconds after which a reducer is stopped
    #[arg(long, value_name = "SECONDS", default_value_t = 3600)]
    limit: u64,
    /// Keep all results in this directory, as CASE.REDUCER.c and .json; those it has are not measured
    /// again, so that a long comparison can be interrupted
    #[arg(long, value_name = "DIR")]
    keep: Option<std::path::PathBuf>,
}

/// How we compare with the better peer of each case.
struct Against {
    time: f64,
    time_cases: usize,
    size: Option<f64>,
    size_cases: usize,
    /// The same where the peer's result has a meaning.
    size_valid: Option<f64>,
    size_valid_cases: usize,
}

/// One result, judged.
#[derive(Serialize, Deserialize)]
struct Judged {
    case: String,
    reducer: String,
    bytes_in: usize,
    tokens_in: usize,
    tokens: usize,
    seconds: f64,
    compilations: u64,
    stopped: bool,
    /// The script still finds it interesting.
    fails: bool,
    /// What `cassay run` says about it.
    meaning: String,
    failure: Option<String>,
}

impl Judged {
    fn elapsed(&self) -> Duration {
        Duration::from_secs_f64(self.seconds)
    }

    fn undefined(&self) -> bool {
        self.meaning.starts_with("undefined") || self.meaning.starts_with("unspecified")
    }
}

pub fn main(common: &Common, options: &Options) -> Result<ExitCode> {
    let cassay = common.cassay()?;
    for peer in &options.peers {
        if !["creduce", "cvise"].contains(&peer.as_str()) {
            bail!("unknown peer `{peer}`: creduce or cvise");
        }
    }
    if let Some(dir) = &options.keep {
        std::fs::create_dir_all(dir).with_context(|| format!("cannot make {}", dir.display()))?;
    }
    let mut all: Vec<Judged> = Vec::new();
    let mut left_out = Vec::new();
    for case in reduce_set::cases(options.only.as_deref())? {
        stop_if_interrupted()?;
        match one(common, options, &cassay, &case) {
            Ok(judged) => all.extend(judged),
            Err(error) => {
                stop_if_interrupted()?;
                common.say(format!("{}: left out: {error:#}", case.name));
                left_out.push(case.name);
            }
        }
    }
    report(common, &all, &left_out)
}

fn one(common: &Common, options: &Options, cassay: &Path, case: &Case) -> Result<Vec<Judged>> {
    let scratch = Scratch::new()?;
    let text = case.program(&scratch, cassay)?;
    let betray = reduce_peers::betraying(&text)?;
    if !reduce_peers::is_interesting(case, &betray, Shown::Any, &text)? {
        bail!("it does not fail here (another version of the compiler, or not installed)");
    }
    let limit = Duration::from_secs(options.limit);
    let kept = |reducer: &str, end: &str| {
        let dir = options.keep.as_ref()?;
        Some(dir.join(format!("{}.{reducer}.{end}", case.name)))
    };
    let judge = |reducer: &str, outcome: Outcome, failure: Option<String>| -> Result<Judged> {
        if let Some(path) = kept(reducer, "c") {
            crate::scratch::write_file(&path, &outcome.text)?;
        }
        let file = scratch.write("result.c", &outcome.text)?;
        let answer = verdict::ask(&scratch, cassay, &[], &file, Limits::seconds(30))?;
        let judged = Judged {
            case: case.name.clone(),
            reducer: reducer.to_string(),
            bytes_in: text.len(),
            tokens_in: tokens(&text),
            tokens: tokens(&outcome.text),
            seconds: outcome.elapsed.as_secs_f64(),
            compilations: outcome.compilations,
            stopped: outcome.stopped,
            // Warnings guide the search of the peers; a result in code that never runs may have them.
            fails: reduce_peers::is_interesting(
                case,
                &["no such warning"],
                Shown::Any,
                &outcome.text,
            )?,
            meaning: answer.label(),
            failure,
        };
        common.say(format!(
            "{}, {reducer}: {} tokens of {}, {}, {} compilations",
            judged.case,
            judged.tokens,
            judged.tokens_in,
            time(judged.elapsed()),
            judged.compilations
        ));
        if let Some(path) = kept(reducer, "json") {
            crate::scratch::write_file(&path, serde_json::to_vec_pretty(&judged)?)?;
        }
        Ok(judged)
    };
    let mut all = Vec::new();
    for reducer in ["cassay"]
        .into_iter()
        .chain(options.peers.iter().map(String::as_str))
    {
        let earlier = kept(reducer, "json").and_then(|path| std::fs::read(path).ok());
        if let Some(earlier) = earlier {
            let judged = serde_json::from_slice(&earlier);
            all.push(judged.with_context(|| format!("the kept result of {}", case.name))?);
            continue;
        }
        let (outcome, failure) = if reducer == "cassay" {
            ours(options, cassay, case, &text, limit)?
        } else {
            let shown = reduce_peers::shown(case, &betray, &text)?;
            let outcome = reduce_peers::run(reducer, case, &betray, shown, &text, limit)?;
            (outcome, None)
        };
        all.push(judge(reducer, outcome, failure)?);
    }
    Ok(all)
}

fn tokens(text: &[u8]) -> usize {
    let text = String::from_utf8_lossy(text);
    Measure::of([text.as_ref()]).tokens
}

/// `cassay reduce`, as a user would call it.
fn ours(
    options: &Options,
    cassay: &Path,
    case: &Case,
    text: &[u8],
    limit: Duration,
) -> Result<(Outcome, Option<String>)> {
    let scratch = Scratch::new()?;
    scratch.write(FILE, text)?;
    let out = scratch.file("out.c");
    let jobs = options.jobs.to_string();
    let seconds = format!("{}s", limit.as_secs().max(1));
    let command = case.compiler.join(" ");
    let mut arguments: Vec<OsString> = Vec::new();
    for word in ["reduce", FILE, "--json", "--cc", &command] {
        arguments.push(word.into());
    }
    for word in ["--jobs", &jobs, "--time", &seconds] {
        arguments.push(word.into());
    }
    arguments.extend(["-o".into(), out.clone().into()]);
    let started = Instant::now();
    let limits = Limits::seconds(limit.as_secs() + 60);
    let ended = child::run(&scratch, cassay, arguments, limits)?;
    let elapsed = started.elapsed();
    let said = String::from_utf8_lossy(&ended.stdout);
    let report: Value = serde_json::from_str(said.trim())
        .with_context(|| format!("cassay reduce: {}", ended.complaint()))?;
    let outcome = Outcome {
        text: std::fs::read(&out).with_context(|| format!("cannot read {}", out.display()))?,
        elapsed,
        compilations: report["compilations"].as_u64().unwrap_or(0),
        stopped: report["ended"] != "complete",
    };
    Ok((outcome, report["failure"].as_str().map(String::from)))
}

fn report(common: &Common, all: &[Judged], left_out: &[String]) -> Result<ExitCode> {
    let mut table = Table::new(&[
        "case",
        "reducer",
        "bytes in",
        "tokens in",
        "out",
        "elapsed",
        "compilations",
        "fails",
        "meaning",
    ]);
    for judged in all {
        let stopped = if judged.stopped { " (stopped)" } else { "" };
        table.row([
            judged.case.clone(),
            judged.reducer.clone(),
            judged.bytes_in.to_string(),
            judged.tokens_in.to_string(),
            judged.tokens.to_string(),
            format!("{}{stopped}", time(judged.elapsed())),
            judged.compilations.to_string(),
            if judged.fails { "yes" } else { "NO" }.to_string(),
            judged.meaning.clone(),
        ]);
    }
    common.say(table);
    let ours: Vec<&Judged> = all.iter().filter(|j| j.reducer == "cassay").collect();
    let said = |met: bool| if met { "met" } else { "MISSED" };
    let runs = median(ours.iter().map(|j| j.compilations as f64).collect());
    common.say(format!(
        "\n{} cases; {runs:.0} compilations at the median; the bar is {RUNS_BAR}: {}",
        ours.len(),
        said(runs <= RUNS_BAR)
    ));
    let large: Vec<f64> = ours
        .iter()
        .filter(|j| j.bytes_in >= LARGE)
        .map(|j| j.seconds)
        .collect();
    let large_median = (!large.is_empty()).then(|| median(large));
    if let Some(seconds) = large_median {
        common.say(format!(
            "{seconds:.1} s at the median for programs of about 100 KB; the bar is {LARGE_BAR} s: {}",
            said(seconds <= LARGE_BAR)
        ));
    }
    let against = against_peers(all, &ours);
    if let Some(against) = &against {
        common.say(format!(
            "{} of the faster peer's time in geometric mean over {} cases; the bar is {TIME_BAR}: {}",
            times(against.time),
            against.time_cases,
            said(against.time <= TIME_BAR),
        ));
    }
    if let Some(size) = against.as_ref().and_then(|a| a.size) {
        common.say(format!(
            "{} of the smaller peer's tokens in geometric mean over the {} cases that a peer finished; \
             the bar is 1: {}",
            times(size),
            against.as_ref().map_or(0, |a| a.size_cases),
            said(size <= 1.0)
        ));
    }
    if let Some(size) = against.as_ref().and_then(|a| a.size_valid) {
        common.say(format!(
            "{} where the peer's result has a meaning, over {} cases",
            times(size),
            against.as_ref().map_or(0, |a| a.size_valid_cases),
        ));
    }
    let mut reducers: Vec<&str> = all.iter().map(|j| j.reducer.as_str()).collect();
    reducers.sort_unstable();
    reducers.dedup();
    for reducer in &reducers {
        let own = || all.iter().filter(|j| j.reducer == *reducer);
        common.say(format!(
            "{reducer}: {} results without a meaning, {} that do not fail any more",
            own().filter(|j| j.undefined()).count(),
            own().filter(|j| !j.fails).count()
        ));
    }
    let good = ours.iter().all(|j| j.fails && !j.undefined()) && !ours.is_empty();
    common.write_json(&json!({
        "figure": "reduce-check",
        "results": all,
        "left_out": left_out,
        "median_compilations": runs,
        "median_seconds_large": large_median,
        "time_ratio": against.as_ref().map(|a| a.time),
        "token_ratio": against.as_ref().and_then(|a| a.size),
        "token_ratio_with_meaning": against.as_ref().and_then(|a| a.size_valid),
        "good": good,
    }))?;
    Ok(ExitCode::from(u8::from(!good)))
}

/// Our time to the faster peer's and our tokens to the smaller one's, in geometric means. A peer that
/// was stopped would have taken longer, and its result says nothing about how small it gets.
fn against_peers(all: &[Judged], ours: &[&Judged]) -> Option<Against> {
    let mut time_ratios = Vec::new();
    let mut size_ratios = Vec::new();
    let mut valid_ratios = Vec::new();
    for own in ours {
        let peers = || {
            all.iter()
                .filter(|j| j.case == own.case && j.reducer != "cassay")
        };
        if let Some(fastest) = peers().map(|j| j.seconds).min_by(f64::total_cmp) {
            time_ratios.push(own.seconds / fastest.max(1e-3));
        }
        let ended = peers().filter(|j| !j.stopped);
        if let Some(smallest) = ended.map(|j| j.tokens.max(1)).min() {
            size_ratios.push(own.tokens as f64 / smallest as f64);
        }
        let valid = peers().filter(|j| !j.stopped && !j.undefined());
        if let Some(smallest) = valid.map(|j| j.tokens.max(1)).min() {
            valid_ratios.push(own.tokens as f64 / smallest as f64);
        }
    }
    (!time_ratios.is_empty()).then(|| Against {
        time: geometric_mean(&time_ratios),
        time_cases: time_ratios.len(),
        size: (!size_ratios.is_empty()).then(|| geometric_mean(&size_ratios)),
        size_cases: size_ratios.len(),
        size_valid: (!valid_ratios.is_empty()).then(|| geometric_mean(&valid_ratios)),
        size_valid_cases: valid_ratios.len(),
    })
}
