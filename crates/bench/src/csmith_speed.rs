//! Time from source to answer on Csmith's programs: Cassay against the fastest compiler there is.
//!
//! A program counts when gcc, tcc and Cassay all end and agree; what is left out is listed, so that
//! a fast refusal cannot pass for speed. Processor time of all processes, compiling included.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Result;
use clap::Args;
use serde_json::json;

use crate::child::{self, Limits};
use crate::common::Common;
use crate::csmith::{self, REFERENCE, Reference, Seeds};
use crate::pool::Progress;
use crate::table::{Table, median, ratio, time, times};
use crate::tools;

#[derive(Args)]
pub struct Options {
    /// Seeds to try, both ends included
    #[arg(long, default_value = "1..100", value_name = "A..B")]
    seeds: Seeds,
}

/// The bar for total time against tcc, and the aim beyond it.
const BAR: f64 = 3.0;
const AIM: f64 = 1.5;

const CASSAY: Limits = Limits::seconds(60);

struct Timed {
    seed: u64,
    gcc: [Duration; 2],
    tcc: [Duration; 2],
    cassay: Duration,
}

fn measure(include: &Path, cassay: &Path, seed: u64) -> Result<Result<Timed, String>> {
    let case = csmith::prepare(include, seed)?;
    let (output, exit, gcc) = match &case.reference {
        Reference::Ended {
            output,
            exit,
            compile,
            run,
        } => (output, *exit, [*compile, *run]),
        Reference::Endless => return Ok(Err("endless".into())),
        Reference::Missing(why) => return Ok(Err(why.clone())),
    };
    let right =
        |ended: &child::Ended| ended.end == child::End::Exit(exit) && ended.stdout == *output;

    let option = ["-w".into(), tools::include_option(include)];
    let compiled = tools::compile(&case.scratch, "tcc", &option, &case.file, &case.program)?;
    if !compiled.succeeded() {
        return Ok(Err("tcc does not compile it".into()));
    }
    let ran = child::run::<_, [&str; 0], _>(&case.scratch, &case.program, [], REFERENCE)?;
    if !right(&ran) {
        return Ok(Err("tcc's program does not agree with gcc's".into()));
    }

    let arguments: [OsString; 4] = [
        "run".into(),
        "-I".into(),
        include.into(),
        case.file.clone().into(),
    ];
    let mine = child::run(&case.scratch, cassay, arguments, CASSAY)?;
    if !right(&mine) {
        return Ok(Err("cassay does not agree with gcc's program".into()));
    }
    Ok(Ok(Timed {
        seed,
        gcc,
        tcc: [compiled.cpu, ran.cpu],
        cassay: mine.cpu,
    }))
}

pub fn main(common: &Common, options: &Options) -> Result<ExitCode> {
    let cassay = common.cassay()?;
    let include = tools::csmith_include()?;
    let seeds = options.seeds.list();
    let progress = Progress::new("csmith-speed", seeds.len());
    let mut timed = Vec::new();
    let mut left_out: BTreeMap<String, Vec<u64>> = BTreeMap::new();
    for seed in seeds {
        match measure(&include, &cassay, seed)? {
            Ok(t) => timed.push(t),
            Err(why) => left_out.entry(why).or_default().push(seed),
        }
        progress.step();
    }
    drop(progress);

    let total = |part: fn(&Timed) -> Duration| timed.iter().map(part).sum::<Duration>();
    let tcc = total(|t| t.tcc[0] + t.tcc[1]);
    let gcc = total(|t| t.gcc[0] + t.gcc[1]);
    let ours = total(|t| t.cassay);
    let mut table = Table::new(&["on all programs", "compile", "run", "total", "against tcc"]);
    table.row([
        "tcc".to_string(),
        time(total(|t| t.tcc[0])),
        time(total(|t| t.tcc[1])),
        time(tcc),
        times(1.0),
    ]);
    table.row([
        "gcc -O0".to_string(),
        time(total(|t| t.gcc[0])),
        time(total(|t| t.gcc[1])),
        time(gcc),
        times(ratio(gcc, tcc)),
    ]);
    table.row([
        "cassay".into(),
        "-".into(),
        "-".into(),
        time(ours),
        times(ratio(ours, tcc)),
    ]);
    common.say(table);
    for (why, seeds) in &left_out {
        let list: Vec<String> = seeds.iter().map(u64::to_string).collect();
        common.say(format!(
            "left out, {why}: {} (seeds {})",
            seeds.len(),
            list.join(" ")
        ));
    }
    let overall = ratio(ours, tcc);
    let each = timed.iter().map(|t| ratio(t.cassay, t.tcc[0] + t.tcc[1]));
    let middle = median(each.collect());
    let met = !timed.is_empty() && overall <= BAR;
    common.say(format!(
        "{} programs: {} tcc's time in total, {} for the median program; the bar is {BAR} x (aim {AIM} x): {}",
        timed.len(),
        times(overall),
        times(middle),
        if met { "met" } else { "MISSED" }
    ));
    common.write_json(&json!({
        "figure": "csmith-speed",
        "seeds": options.seeds.to_string(),
        "programs": timed.len(),
        "tcc_seconds": tcc.as_secs_f64(),
        "gcc_seconds": gcc.as_secs_f64(),
        "cassay_seconds": ours.as_secs_f64(),
        "ratio_to_tcc": overall,
        "ratio_to_gcc": ratio(ours, gcc),
        "median_ratio_to_tcc": middle,
        "met": met,
        "left_out": left_out,
        "each": timed.iter().map(|t| json!({
            "seed": t.seed,
            "tcc_seconds": (t.tcc[0] + t.tcc[1]).as_secs_f64(),
            "gcc_seconds": (t.gcc[0] + t.gcc[1]).as_secs_f64(),
            "cassay_seconds": t.cassay.as_secs_f64(),
        })).collect::<Vec<_>>(),
    }))?;
    Ok(if timed.is_empty() {
        ExitCode::FAILURE
    } else {
        ExitCode::SUCCESS
    })
}
