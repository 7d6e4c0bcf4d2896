//! Speed of the hunt: tests per second on small programs, and the compilers' share of the processor on
//! large ones.
//!
//! A test is one program compiled with one set of flags, run, and its output compared. The peer is what
//! people write first: a shell loop that calls the stock `gcc`, over the same programs (same style, size,
//! barrier and seeds), made beforehand. The hunt makes its programs itself, judges, and keeps books; several
//! small programs share a compilation. Both take turns,
//! so that whatever slows the machine slows both; of each, the best round counts. The share is made of the
//! hunt's own figures, from what the kernel says each process took. Finding and trying compilers, which a hunt does once,
//! is left out of it: of a few programs it would be most.

use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use clap::Args;
use serde_json::{Value, json};

use crate::child::{self, Limits};
use crate::common::Common;
use crate::scratch::Scratch;
use crate::table::{Table, time, times};

#[derive(Args)]
pub struct Options {
    /// Small programs in a round
    #[arg(long, default_value_t = 200, value_name = "N")]
    programs: u64,
    /// Rounds of small programs, each of the hunt and of the loop
    #[arg(long, default_value_t = 3, value_name = "N")]
    rounds: u64,
    /// Size of the small programs in bytes
    #[arg(long, default_value_t = 2_000, value_name = "BYTES")]
    size: u64,
    /// Large programs; 0 leaves the share out
    #[arg(long, default_value_t = 40, value_name = "N")]
    large: u64,
    /// Size of the large programs in bytes
    #[arg(long, default_value_t = 20_000, value_name = "BYTES")]
    large_size: u64,
    /// The first seed
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,
}

/// Times as many tests per second as the loop.
const SPEED_BAR: f64 = 3.0;
/// Share of the processor inside the compilers.
const SHARE_BAR: f64 = 0.985;
/// A round is minutes at most, on any machine worth measuring on.
const LIMITS: Limits = Limits::seconds(3_600);

/// `sh -c LOOP sh DIRECTORY`: prints how many tests there were and how many went wrong.
const LOOP: &str = r#"
tests=0 wrong=0
for dir in "$1"/*/; do
    for level in -O0 -O2; do
        gcc $level -o program "$dir"*.c 2>/dev/null
        ./program >output
        cmp -s output "$dir"expected.txt || wrong=$((wrong + 1))
        tests=$((tests + 1))
    done
done
echo $tests $wrong
"#;

/// One round of one side.
#[derive(Clone, Copy)]
struct Round {
    tests: u64,
    elapsed: Duration,
    cpu: Duration,
}

impl Round {
    fn per_second(&self) -> f64 {
        self.tests as f64 / self.elapsed.as_secs_f64().max(1e-9)
    }

    fn cpu_per_test(&self) -> Duration {
        self.cpu / u32::try_from(self.tests).unwrap_or(u32::MAX).max(1)
    }

    fn json(&self) -> Value {
        json!({
            "tests": self.tests,
            "seconds": self.elapsed.as_secs_f64(),
            "cpu_seconds": self.cpu.as_secs_f64(),
            "tests_per_second": self.per_second(),
        })
    }
}

pub fn main(common: &Common, options: &Options) -> Result<ExitCode> {
    let cassay = common.cassay()?;
    let (mut hunts, mut loops) = (Vec::new(), Vec::new());
    let mut wrong = 0;
    for round in 0..options.rounds.max(1) {
        let seed = options.seed + round * options.programs;
        hunts.push(hunt_round(&cassay, options, seed)?);
        let (one, bad) = loop_round(&cassay, options, seed)?;
        loops.push(one);
        wrong += bad;
    }
    let share = match options.large {
        0 => None,
        programs => Some(share(&cassay, options, programs)?),
    };
    report(common, options, &hunts, &loops, wrong, share)
}

/// Tests small programs as a hunt.
fn hunt_round(cassay: &Path, options: &Options, seed: u64) -> Result<Round> {
    let commands = ["gcc -O0", "gcc -O2"];
    // A hunt turns through the barriers; `cassay gen` makes programs without.
    let barrier = ["--set", "barrier=none"];
    let (programs, size) = (options.programs, options.size);
    let (summary, cpu) = hunt(cassay, &commands, &barrier, programs, size, seed)?;
    let number = |name: &str| summary.get(name).and_then(Value::as_f64);
    let seconds = number("seconds").context("the hunt's summary has no seconds")?;
    let tests = summary
        .get("tests")
        .and_then(Value::as_u64)
        .context("the hunt's summary has no tests")?;
    Ok(Round {
        tests,
        elapsed: Duration::from_secs_f64(seconds.max(0.0)),
        cpu,
    })
}

/// The last line of a hunt, and the processor time of all of it.
fn hunt(
    cassay: &Path,
    commands: &[&str],
    more: &[&str],
    programs: u64,
    size: u64,
    seed: u64,
) -> Result<(Value, Duration)> {
    let scratch = Scratch::new()?;
    let mut arguments: Vec<String> = ["hunt", "--json", "--jobs", "1", "--style", "whole"]
        .map(String::from)
        .to_vec();
    for (name, value) in [("--programs", programs), ("--size", size), ("--seed", seed)] {
        arguments.extend([name.to_string(), value.to_string()]);
    }
    for command in commands {
        arguments.extend(["--cc".to_string(), (*command).to_string()]);
    }
    arguments.extend(more.iter().map(ToString::to_string));
    // What is measured is testing, of the same programs as the shell's.
    arguments.extend(["--reduce", "off", "--mutate", "off"].map(String::from));
    arguments.push("--store".to_string());
    arguments.push(scratch.file("store").display().to_string());
    let ended = child::run(&scratch, cassay, arguments, LIMITS)?;
    let text = String::from_utf8_lossy(&ended.stdout);
    let summary = text
        .lines()
        .rev()
        .filter_map(|line| serde_json::from_str::<Value>(line).ok())
        .find(|value| value.get("compiler_cpu_share").is_some());
    match summary {
        Some(summary) => Ok((summary, ended.cpu)),
        None => bail!("`cassay hunt` gave no summary: {}", ended.complaint()),
    }
}

/// Tests the same programs as a shell does; also how many it found wrong.
fn loop_round(cassay: &Path, options: &Options, seed: u64) -> Result<(Round, u64)> {
    let scratch = Scratch::new()?;
    let programs = scratch.file("programs");
    let mut arguments: Vec<String> = ["gen", "--style", "whole"].map(String::from).to_vec();
    for (name, value) in [
        ("--count", options.programs),
        ("--size", options.size),
        ("--seed", seed),
    ] {
        arguments.extend([name.to_string(), value.to_string()]);
    }
    arguments.extend(["-o".to_string(), programs.display().to_string()]);
    let made = child::run(&scratch, cassay, arguments, LIMITS)?;
    if !made.succeeded() {
        bail!("`cassay gen` failed: {}", made.complaint());
    }
    let start = Instant::now();
    let directory = programs.display().to_string();
    let ended = child::run(&scratch, "sh", ["-c", LOOP, "sh", &directory], LIMITS)?;
    let elapsed = start.elapsed();
    let text = String::from_utf8_lossy(&ended.stdout);
    let mut numbers = text.split_whitespace().map(str::parse::<u64>);
    let (Some(Ok(tests)), Some(Ok(wrong))) = (numbers.next(), numbers.next()) else {
        bail!("the shell loop failed: {}", ended.complaint());
    };
    let cpu = ended.cpu;
    Ok((
        Round {
            tests,
            elapsed,
            cpu,
        },
        wrong,
    ))
}

/// The compilers' share of the processor on large programs.
fn share(cassay: &Path, options: &Options, programs: u64) -> Result<f64> {
    let commands = [
        "gcc -O0",
        "gcc -O1",
        "gcc -O2",
        "gcc -O3",
        "clang -O0",
        "clang -O1",
        "clang -O2",
        "clang -O3",
    ];
    let size = options.large_size;
    let (summary, _) = hunt(cassay, &commands, &[], programs, size, options.seed)?;
    let time = |name: &str| {
        let times = summary.get("cpu_seconds").and_then(|times| times.get(name));
        let time = times.and_then(Value::as_f64);
        time.with_context(|| format!("the hunt's summary has no processor time of {name}"))
    };
    let (compilers, rest) = (time("compilers")?, time("programs")? + time("own")?);
    Ok(compilers / (compilers + rest).max(1e-9))
}

fn report(
    common: &Common,
    options: &Options,
    hunts: &[Round],
    loops: &[Round],
    wrong: u64,
    share: Option<f64>,
) -> Result<ExitCode> {
    let best = |rounds: &[Round]| {
        rounds
            .iter()
            .copied()
            .max_by(|a, b| a.per_second().total_cmp(&b.per_second()))
            .context("there was no round")
    };
    let (hunt, shell) = (best(hunts)?, best(loops)?);
    let mut table = Table::new(&[
        "best round",
        "tests",
        "elapsed",
        "tests/s",
        "processor time a test",
    ]);
    for (name, round) in [("cassay hunt", hunt), ("shell loop over gcc", shell)] {
        table.row([
            name.to_string(),
            round.tests.to_string(),
            time(round.elapsed),
            format!("{:.1}", round.per_second()),
            time(round.cpu_per_test()),
        ]);
    }
    common.say(table);
    let ratio = hunt.per_second() / shell.per_second().max(1e-9);
    let cpu_ratio =
        shell.cpu_per_test().as_secs_f64() / hunt.cpu_per_test().as_secs_f64().max(1e-9);
    let fast = ratio >= SPEED_BAR;
    let said = |met: bool| if met { "met" } else { "MISSED" };
    common.say(format!(
        "\n{} the tests per second of a shell loop on programs of {} bytes, gcc -O0 and -O2 ({} by processor \
         time); the bar is {SPEED_BAR} x: {}",
        times(ratio),
        options.size,
        times(cpu_ratio),
        said(fast)
    ));
    let busy = share.is_none_or(|share| share >= SHARE_BAR);
    if let Some(share) = share {
        common.say(format!(
            "{:.1} % of the processor inside the compilers on programs of {} bytes; the bar is {:.1} %: {}",
            share * 100.0,
            options.large_size,
            SHARE_BAR * 100.0,
            said(busy)
        ));
    }
    if wrong > 0 {
        common.say(format!(
            "{wrong} tests of the shell loop gave another output than expected: a bug of gcc's or of ours"
        ));
    }
    let all = |rounds: &[Round]| rounds.iter().map(Round::json).collect::<Vec<_>>();
    common.write_json(&json!({
        "figure": "hunt-speed",
        "size": options.size,
        "hunt": all(hunts),
        "loop": all(loops),
        "ratio": ratio,
        "cpu_ratio": cpu_ratio,
        "large_size": options.large_size,
        "compiler_cpu_share": share,
        "wrong": wrong,
        "met": fast && busy,
    }))?;
    Ok(if wrong == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}
