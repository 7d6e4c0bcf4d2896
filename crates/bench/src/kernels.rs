//! The cost of exactness on programs that only compute: processor time and memory of `cassay run`
//! against gcc's unoptimised code for the same source.

use std::ffi::OsString;
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use clap::Args;
use serde_json::json;

use crate::child::{self, Ended, Limits};
use crate::common::Common;
use crate::pool::Progress;
use crate::scratch::Scratch;
use crate::table::{Table, geometric_mean, ratio, size, time, times};
use crate::tools;

#[derive(Args)]
pub struct Options {
    /// Runs of each; the fastest counts
    #[arg(long, default_value_t = 3, value_name = "N")]
    repeat: u32,
    /// Only these kernels
    #[arg(long, value_name = "NAME", num_args = 1..)]
    only: Vec<String>,
    /// Run this one kernel at 1, 2, 4 and 8 times its size instead: the time must grow in step
    #[arg(long, value_name = "NAME", num_args = 0..=1, default_missing_value = "sieve")]
    scale: Option<String>,
}

/// The bar for the geometric mean of the time ratios, and the aim beyond it.
const TIME_BAR: f64 = 25.0;
const TIME_AIM: f64 = 12.0;

const LIMITS: Limits = Limits::seconds(300);

struct Kernel {
    name: &'static str,
    source: &'static str,
}

macro_rules! kernels {
    ($($name:literal),* $(,)?) => {
        const KERNELS: &[Kernel] = &[$(Kernel {
            name: $name,
            source: include_str!(concat!("../kernels/", $name, ".c")),
        }),*];
    };
}

kernels![
    "bytecode",
    "crc32",
    "hash_table",
    "life",
    "linked_list",
    "lz",
    "matmul_double",
    "matmul_int",
    "mix64",
    "nbody",
    "quicksort",
    "recursion",
    "sha256",
    "sieve",
];

/// The kernels' texts, as material for other tests.
pub fn sources() -> impl Iterator<Item = &'static str> {
    KERNELS.iter().map(|k| k.source)
}

impl Kernel {
    /// The size written in the source: the value of its `#define N`.
    fn size(&self) -> Result<u64> {
        self.source
            .lines()
            .find_map(|line| line.strip_prefix("#define N ")?.trim().parse().ok())
            .with_context(|| format!("kernel {} defines no N", self.name))
    }
}

fn named(name: &str) -> Result<&'static Kernel> {
    KERNELS.iter().find(|k| k.name == name).with_context(|| {
        let names: Vec<&str> = KERNELS.iter().map(|k| k.name).collect();
        format!(
            "there is no kernel {name:?}; there are {}",
            names.join(", ")
        )
    })
}

/// The best of several runs: the one the rest of the machine disturbed least.
struct Cost {
    cpu: Duration,
    peak_bytes: u64,
}

impl Cost {
    fn least(best: Option<Cost>, ended: &Ended) -> Option<Cost> {
        let (cpu, peak_bytes) = (ended.cpu, ended.peak_bytes);
        Some(match best {
            None => Cost { cpu, peak_bytes },
            Some(b) => Cost {
                cpu: b.cpu.min(cpu),
                peak_bytes: b.peak_bytes.min(peak_bytes),
            },
        })
    }
}

enum Outcome {
    Measured {
        gcc: Cost,
        cassay: Cost,
    },
    /// Cassay's answer is not gcc's, or is none: its time would mean nothing.
    Failed(String),
}

struct Measured {
    name: String,
    n: u64,
    outcome: Outcome,
}

fn measure(kernel: &Kernel, n: u64, repeat: u32, cassay: &Path) -> Result<Measured> {
    let scratch = Scratch::new()?;
    let file = scratch.write(&format!("{}.c", kernel.name), kernel.source)?;
    let program = scratch.file(kernel.name);
    let define = format!("N={n}");
    let mut options: Vec<OsString> = vec!["-std=c11".into(), "-O0".into(), "-D".into()];
    options.push(define.clone().into());
    let compiled = tools::compile(&scratch, "gcc", &options, &file, &program)?;
    if !compiled.succeeded() {
        bail!(
            "gcc does not compile kernel {}: {}",
            kernel.name,
            compiled.complaint()
        );
    }
    let arguments: Vec<OsString> = vec![
        "run".into(),
        "--max-steps".into(),
        "1000000000000".into(),
        "-D".into(),
        define.into(),
        file.clone().into(),
    ];
    let (mut gcc, mut ours) = (None, None);
    for _ in 0..repeat.max(1) {
        // One after the other, so that a slow spell of the machine meets both.
        let theirs = child::run::<_, [&str; 0], _>(&scratch, &program, [], LIMITS)?;
        if !theirs.succeeded() {
            bail!(
                "kernel {} fails under gcc: {}",
                kernel.name,
                theirs.complaint()
            );
        }
        let mine = child::run(&scratch, cassay, &arguments, LIMITS)?;
        if mine.end != theirs.end || mine.stdout != theirs.stdout {
            let why = match mine.end == theirs.end {
                true => "another output".to_string(),
                false => mine.complaint(),
            };
            return Ok(Measured {
                name: kernel.name.into(),
                n,
                outcome: Outcome::Failed(why),
            });
        }
        gcc = Cost::least(gcc, &theirs);
        ours = Cost::least(ours, &mine);
    }
    let (gcc, cassay) = gcc.zip(ours).context("no run was made")?;
    Ok(Measured {
        name: kernel.name.into(),
        n,
        outcome: Outcome::Measured { gcc, cassay },
    })
}

/// Whether Cassay's peak memory is within 4 times the program's own plus 64 MiB.
fn memory_is_modest(gcc: &Cost, cassay: &Cost) -> bool {
    cassay.peak_bytes <= gcc.peak_bytes.saturating_mul(4).saturating_add(64 << 20)
}

pub fn main(common: &Common, options: &Options) -> Result<ExitCode> {
    let cassay = common.cassay()?;
    let work: Vec<(&Kernel, u64)> = match &options.scale {
        Some(name) => {
            let kernel = named(name)?;
            let n = kernel.size()?;
            [1, 2, 4, 8]
                .iter()
                .map(|factor| (kernel, n * factor))
                .collect()
        }
        None if options.only.is_empty() => KERNELS
            .iter()
            .map(|k| Ok((k, k.size()?)))
            .collect::<Result<_>>()?,
        None => {
            let chosen = options.only.iter().map(|name| named(name));
            chosen
                .map(|k| k.and_then(|k| Ok((k, k.size()?))))
                .collect::<Result<_>>()?
        }
    };
    let progress = Progress::new("kernels", work.len());
    let mut measured = Vec::new();
    for (kernel, n) in work {
        measured.push(measure(kernel, n, options.repeat, &cassay)?);
        progress.step();
    }
    drop(progress);
    report(common, options.scale.is_some(), &measured)
}

fn report(common: &Common, scaling: bool, measured: &[Measured]) -> Result<ExitCode> {
    let mut table = Table::new(&[
        "kernel",
        "N",
        "gcc -O0",
        "cassay",
        "ratio",
        "gcc memory",
        "cassay memory",
        "memory bar",
    ]);
    let mut ratios = Vec::new();
    let mut failures = 0;
    let mut rows = Vec::new();
    for m in measured {
        match &m.outcome {
            Outcome::Failed(why) => {
                failures += 1;
                table.row([m.name.clone(), m.n.to_string(), format!("FAILED: {why}")]);
                rows.push(json!({"kernel": m.name, "n": m.n, "failed": why}));
            }
            Outcome::Measured { gcc, cassay } => {
                let r = ratio(cassay.cpu, gcc.cpu);
                ratios.push(r);
                let modest = memory_is_modest(gcc, cassay);
                table.row([
                    m.name.clone(),
                    m.n.to_string(),
                    time(gcc.cpu),
                    time(cassay.cpu),
                    times(r),
                    size(gcc.peak_bytes),
                    size(cassay.peak_bytes),
                    (if modest { "met" } else { "MISSED" }).to_string(),
                ]);
                rows.push(json!({
                    "kernel": m.name,
                    "n": m.n,
                    "gcc_seconds": gcc.cpu.as_secs_f64(),
                    "cassay_seconds": cassay.cpu.as_secs_f64(),
                    "ratio": r,
                    "gcc_peak_bytes": gcc.peak_bytes,
                    "cassay_peak_bytes": cassay.peak_bytes,
                    "memory_met": modest,
                }));
            }
        }
    }
    common.say(table);
    let mean = geometric_mean(&ratios);
    let met = failures == 0 && mean <= TIME_BAR;
    if scaling {
        let cpu = |m: &Measured| match &m.outcome {
            Outcome::Measured { gcc, cassay } => Some((gcc.cpu, cassay.cpu)),
            Outcome::Failed(_) => None,
        };
        let ends = measured
            .first()
            .and_then(cpu)
            .zip(measured.last().and_then(cpu));
        if let Some(((gcc_1, cassay_1), (gcc_8, cassay_8))) = ends {
            common.say(format!(
                "at 8 times the size cassay takes {} the time, gcc's program {}",
                times(ratio(cassay_8, cassay_1)),
                times(ratio(gcc_8, gcc_1))
            ));
        }
    } else {
        common.say(format!(
            "geometric mean {} over {} kernels, {failures} failed; the bar is {TIME_BAR} x (aim {TIME_AIM} x): {}",
            times(mean),
            ratios.len(),
            if met { "met" } else { "MISSED" }
        ));
    }
    common.write_json(&json!({
        "figure": if scaling { "kernels-scale" } else { "kernels" },
        "kernels": rows,
        "geometric_mean": mean,
        "failed": failures,
        "met": met,
    }))?;
    // Time depends on the machine and decides nothing; a wrong answer does.
    Ok(if failures == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kernel_is_listed_and_sized() {
        let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels");
        let mut files: Vec<String> = std::fs::read_dir(dir)
            .unwrap()
            .map(|e| e.unwrap().file_name().into_string().unwrap())
            .collect();
        files.sort();
        let listed: Vec<String> = KERNELS.iter().map(|k| format!("{}.c", k.name)).collect();
        assert_eq!(files, listed);
        for kernel in KERNELS {
            assert!(kernel.size().unwrap() > 0, "{}", kernel.name);
        }
    }

    #[test]
    fn kernels_need_little_of_the_library() {
        for kernel in KERNELS {
            for line in kernel.source.lines().filter(|l| l.starts_with("#include")) {
                let known = ["<stdio.h>", "<stdlib.h>", "<string.h>", "<stdint.h>"];
                assert!(
                    known.iter().any(|k| line.ends_with(k)),
                    "{}: {line}",
                    kernel.name
                );
            }
        }
    }
}
