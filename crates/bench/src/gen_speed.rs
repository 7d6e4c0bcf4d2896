//! Speed of the generator on one core: with repair, confirmation, expected output and printing.
//!
//! Csmith is measured in the same run, program about program, so that whatever slows the machine
//! slows both. Times are processor time; Csmith's include starting its process, a few milliseconds
//! of a few hundred. The growth with size is measured after that, without Csmith. All programs are made on one thread, as
//! `cassay gen` and the hunt make them.

use std::process::ExitCode;
use std::time::Duration;

use anyhow::Result;
use clap::Args;
use serde_json::json;

use crate::child;
use crate::common::Common;
use crate::gen_program::{self, Made, Wanted};
use crate::table::{Table, time, times};

#[derive(Args)]
pub struct Options {
    #[command(flatten)]
    wanted: Wanted,
    /// Size of the programs in bytes
    #[arg(long, default_value_t = 80_000, value_name = "BYTES")]
    size: u64,
    /// Processor time for each of the generators, and for the growth
    #[arg(long, default_value_t = 20, value_name = "N")]
    seconds: u64,
}

/// Millions of bytes a second, and the aim beyond it.
const BAR: f64 = 5.0;
const AIM: f64 = 10.0;
/// Times as fast as Csmith.
const CSMITH_BAR: f64 = 22.0;
/// The longest a program may take.
const SLOWEST: Duration = Duration::from_secs(2);
/// Each ten times the one before.
const SIZES: [u64; 4] = [1_000, 10_000, 100_000, 1_000_000];
/// Time per byte may grow by this from one size to the next before it counts as growing.
const GROWTH: f64 = 1.3;
/// Programs of a size, at least.
const LEAST: u64 = 3;

/// Programs of one generator and what they took.
#[derive(Clone, Copy, Default)]
struct Tally {
    programs: u64,
    failed: u64,
    bytes: u64,
    cpu: Duration,
    worst: Duration,
}

impl Tally {
    /// A failure costs its time too.
    fn add(&mut self, bytes: Option<u64>, cpu: Duration) {
        match bytes {
            Some(bytes) => {
                self.programs += 1;
                self.bytes += bytes;
            }
            None => self.failed += 1,
        }
        self.cpu += cpu;
        self.worst = self.worst.max(cpu);
    }

    fn megabytes_per_second(&self) -> f64 {
        self.bytes as f64 / 1e6 / self.cpu.as_secs_f64().max(1e-9)
    }

    fn nanoseconds_per_byte(&self) -> f64 {
        self.cpu.as_secs_f64() * 1e9 / (self.bytes as f64).max(1.0)
    }

    fn mean(&self) -> Duration {
        self.cpu / u32::try_from(self.programs).unwrap_or(u32::MAX).max(1)
    }

    fn mean_bytes(&self) -> u64 {
        self.bytes / self.programs.max(1)
    }

    fn json(&self) -> serde_json::Value {
        json!({
            "programs": self.programs,
            "failed": self.failed,
            "bytes": self.bytes,
            "cpu_seconds": self.cpu.as_secs_f64(),
            "worst_seconds": self.worst.as_secs_f64(),
            "megabytes_per_second": self.megabytes_per_second(),
        })
    }
}

pub fn main(common: &Common, options: &Options) -> Result<ExitCode> {
    cassay_eval::with_stack(|| compare(common, options))
}

fn compare(common: &Common, options: &Options) -> Result<ExitCode> {
    let enough = Duration::from_secs(options.seconds.max(1));
    let (mut ours, mut theirs) = (Tally::default(), Tally::default());
    let (mut seed, mut csmith_seed) = (0, 0);
    // Once, unmeasured: the first program pays for what all of them use.
    one(options, 0, options.size, &mut Tally::default())?;
    while ours.cpu < enough || theirs.cpu < enough {
        if ours.cpu <= theirs.cpu {
            seed += 1;
            one(options, seed, options.size, &mut ours)?;
        } else {
            csmith_seed += 1;
            match gen_program::csmith(csmith_seed)? {
                Ok(program) => theirs.add(Some(program.bytes), program.cpu),
                // Csmith's own time-outs are not held against it.
                Err(_) => theirs.failed += 1,
            }
        }
    }
    let mut growth = Vec::new();
    for size in SIZES {
        let mut tally = Tally::default();
        let share = enough / SIZES.len() as u32;
        while tally.cpu < share || tally.programs + tally.failed < LEAST {
            seed += 1;
            one(options, seed, size, &mut tally)?;
        }
        growth.push((size, tally));
    }
    report(common, options, &ours, &theirs, &growth)
}

fn one(options: &Options, seed: u64, size: u64, tally: &mut Tally) -> Result<()> {
    child::stop_if_interrupted()?;
    let case = options.wanted.case(seed, Some(size))?;
    let Made { result, cpu } = gen_program::make(&case, |generated| generated.stats.bytes as u64);
    tally.add(result.ok(), cpu);
    Ok(())
}

fn report(
    common: &Common,
    options: &Options,
    ours: &Tally,
    theirs: &Tally,
    growth: &[(u64, Tally)],
) -> Result<ExitCode> {
    let mut table = Table::new(&[
        "one core",
        "programs",
        "failed",
        "mean size",
        "mean time",
        "worst",
        "MB/s",
    ]);
    for (name, tally) in [("cassay", ours), ("csmith", theirs)] {
        table.row([
            name.to_string(),
            tally.programs.to_string(),
            tally.failed.to_string(),
            tally.mean_bytes().to_string(),
            time(tally.mean()),
            time(tally.worst),
            format!("{:.2}", tally.megabytes_per_second()),
        ]);
    }
    common.say(table);
    let mut table = Table::new(&[
        "asked",
        "programs",
        "failed",
        "mean size",
        "mean time",
        "worst",
        "MB/s",
        "ns/byte",
        "against a tenth",
    ]);
    let mut before: Option<f64> = None;
    let mut steepest: f64 = 0.0;
    for (size, tally) in growth {
        let cost = tally.nanoseconds_per_byte();
        let step = before.map(|b| cost / b.max(1e-9));
        steepest = steepest.max(step.unwrap_or(0.0));
        table.row([
            size.to_string(),
            tally.programs.to_string(),
            tally.failed.to_string(),
            tally.mean_bytes().to_string(),
            time(tally.mean()),
            time(tally.worst),
            format!("{:.2}", tally.megabytes_per_second()),
            format!("{cost:.0}"),
            step.map_or_else(|| "-".to_string(), times),
        ]);
        before = Some(cost);
    }
    common.say(format!("\n{table}"));

    let speed = ours.megabytes_per_second();
    let against = speed / theirs.megabytes_per_second().max(1e-9);
    let costs = |at: Option<&(u64, Tally)>| at.map_or(0.0, |(_, t)| t.nanoseconds_per_byte());
    let overall = costs(growth.last()) / costs(growth.first()).max(1e-9);
    let all = growth.iter().map(|(_, tally)| tally);
    let all: Vec<&Tally> = std::iter::once(ours).chain(all).collect();
    let worst = all.iter().map(|t| t.worst).max().unwrap_or_default();
    let failed: u64 = all.iter().map(|t| t.failed).sum();
    let said = |met: bool| if met { "met" } else { "MISSED" };
    let (fast, beats) = (speed >= BAR, against >= CSMITH_BAR);
    let (soon, linear) = (worst <= SLOWEST, steepest <= GROWTH);
    common.say(format!(
        "\n{speed:.2} MB/s; the bar is {BAR} (aim {AIM}): {}",
        said(fast)
    ));
    common.say(format!(
        "{} Csmith's speed; the bar is {CSMITH_BAR} x: {}",
        times(against),
        said(beats)
    ));
    common.say(format!(
        "slowest program {}; the bar is {}: {}",
        time(worst),
        time(SLOWEST),
        said(soon)
    ));
    common.say(format!(
        "time per byte of the largest size {} that of the smallest, {} at the steepest tenfold step; \
         the bar is {GROWTH} x a step: {}",
        times(overall),
        times(steepest),
        said(linear)
    ));
    if failed > 0 {
        common.say(format!(
            "{failed} cases gave no program; `gen-check` names them"
        ));
    }
    common.write_json(&json!({
        "figure": "gen-speed",
        "style": options.wanted.style.name(),
        "size": options.size,
        "cassay": ours.json(),
        "csmith": theirs.json(),
        "ratio_to_csmith": against,
        "slowest_seconds": worst.as_secs_f64(),
        "growth": growth.iter().map(|(size, tally)| {
            let mut object = tally.json();
            object["size"] = json!(size);
            object["nanoseconds_per_byte"] = json!(tally.nanoseconds_per_byte());
            object
        }).collect::<Vec<_>>(),
        "time_per_byte_largest_to_smallest": overall,
        "steepest_step": steepest,
        "met": fast && beats && soon && linear && failed == 0,
    }))?;
    Ok(if failed == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}
