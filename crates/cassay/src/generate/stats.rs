//! `cassay gen --stats`: figures about programs, each with its spread over the programs.

use super::NOT_FOUND;
use super::many::{Step, each};
use crate::terminal::write_text;
use anyhow::Result;
use cassay_gen::features::{Feature, Features, OPERATORS, features};
use cassay_gen::knobs::Knob;
use cassay_gen::{Case, Stats};
use cassay_lang::tree::IntKind;
use serde_json::{Map, Value, json};
use std::fmt::Write;
use std::process::ExitCode;
use std::time::Duration;

/// What is kept of a program.
struct Sample {
    stats: Stats,
    asked: f64,
    features: Features,
    took: Duration,
}

/// A figure that every program has.
struct Figure {
    name: &'static str,
    of: fn(&Sample) -> f64,
}

const FIGURES: &[Figure] = &[
    Figure {
        name: "bytes",
        of: |s| s.stats.bytes as f64,
    },
    Figure {
        name: "bytes, % of those asked for",
        of: |s| 100.0 * s.stats.bytes as f64 / s.asked,
    },
    Figure {
        name: "statements",
        of: |s| s.stats.statements as f64,
    },
    Figure {
        name: "statements executed, %",
        of: |s| share(s.stats.executed, s.stats.statements),
    },
    Figure {
        name: "operations executed",
        of: |s| s.stats.operations as f64,
    },
    Figure {
        name: "operations altered, %",
        of: |s| share(s.stats.altered, s.stats.operations),
    },
    Figure {
        name: "subscripts folded",
        of: |s| s.stats.indexes as f64,
    },
    Figure {
        name: "conditions turned",
        of: |s| s.stats.conditions as f64,
    },
    Figure {
        name: "programs thrown away before",
        of: |s| f64::from(s.stats.attempts),
    },
    Figure {
        name: "steps",
        of: |s| s.stats.steps as f64,
    },
    Figure {
        name: "milliseconds",
        of: |s| s.took.as_secs_f64() * 1e3,
    },
];

fn share(part: usize, all: usize) -> f64 {
    if all == 0 {
        0.0
    } else {
        100.0 * part as f64 / all as f64
    }
}

/// A figure over all programs.
struct Spread {
    mean: f64,
    /// Standard deviation.
    deviation: f64,
    min: f64,
    max: f64,
}

impl Spread {
    fn of(values: &[f64]) -> Spread {
        let n = values.len().max(1) as f64;
        let mean = values.iter().sum::<f64>() / n;
        let variance = values.iter().map(|v| (v - mean).powi(2)).sum::<f64>() / n;
        let (min, max) = values
            .iter()
            .fold((f64::INFINITY, f64::NEG_INFINITY), |(lo, hi), &v| {
                (lo.min(v), hi.max(v))
            });
        Spread {
            mean,
            deviation: variance.sqrt(),
            min,
            max,
        }
    }

    fn json(&self) -> Value {
        json!({ "mean": self.mean, "deviation": self.deviation, "min": self.min, "max": self.max })
    }
}

/// The shares in hundredths that each entry of a count has in each program.
fn shares(samples: &[Sample], entries: usize, of: fn(&Features) -> &[u32]) -> Vec<Spread> {
    (0..entries)
        .map(|at| {
            let values: Vec<f64> = samples
                .iter()
                .map(|s| {
                    let counts = of(&s.features);
                    let all: u32 = counts.iter().sum();
                    share(counts[at] as usize, all as usize)
                })
                .collect();
            Spread::of(&values)
        })
        .collect()
}

pub fn run(first: &Case, count: u64, jobs: usize, json: bool) -> Result<ExitCode> {
    let results = each(first, count, jobs, |_, _, made, took| {
        Step::Done(made.map(|generated| {
            let mut features = features(&generated.tree, &generated.frame);
            if generated.stats.executed < generated.stats.statements {
                features.add(Feature::DeadCode);
            }
            Sample {
                stats: generated.stats,
                asked: generated.knobs.get(Knob::Size) as f64,
                features,
                took,
            }
        }))
    });
    let mut samples = Vec::new();
    let mut failed = 0u64;
    for result in results {
        match result {
            Ok(sample) => samples.push(sample),
            Err(error) => {
                complain!("cassay: {error}");
                failed += 1;
            }
        }
    }
    let summary = Summary::new(first, samples, failed);
    let text = if json { summary.json() } else { summary.text() };
    write_text(&mut std::io::stdout().lock(), &text)?;
    Ok(if failed > 0 {
        ExitCode::from(NOT_FOUND)
    } else {
        ExitCode::SUCCESS
    })
}

struct Summary {
    style: &'static str,
    seed: u64,
    programs: usize,
    failed: u64,
    /// Speed of one worker, not of all together.
    megabytes_per_second: f64,
    figures: Vec<Spread>,
    features: Vec<usize>,
    operators: Vec<Spread>,
    kinds: Vec<Spread>,
}

impl Summary {
    fn new(first: &Case, samples: Vec<Sample>, failed: u64) -> Summary {
        let bytes: usize = samples.iter().map(|s| s.stats.bytes).sum();
        let seconds: f64 = samples.iter().map(|s| s.took.as_secs_f64()).sum();
        let figures = FIGURES.iter().map(|figure| {
            let values: Vec<f64> = samples.iter().map(figure.of).collect();
            Spread::of(&values)
        });
        let features = Feature::ALL
            .iter()
            .map(|&f| samples.iter().filter(|s| s.features.has(f)).count());
        Summary {
            style: first.style.name(),
            seed: first.seed,
            programs: samples.len(),
            failed,
            megabytes_per_second: bytes as f64 / 1e6 / seconds.max(1e-9),
            figures: figures.collect(),
            features: features.collect(),
            operators: shares(&samples, OPERATORS.len(), |f| &f.operators),
            kinds: shares(&samples, IntKind::ALL.len(), |f| &f.kinds),
        }
    }

    fn text(&self) -> String {
        let mut out = String::new();
        let _ = writeln!(
            out,
            "{} programs of style {}, seeds from {} on; {} cases without a program\n{:.1} MB/s each worker\n",
            self.programs, self.style, self.seed, self.failed, self.megabytes_per_second
        );
        if self.programs == 0 {
            return out;
        }
        let names = FIGURES.iter().map(|f| f.name);
        spreads(&mut out, "of a program", names.zip(&self.figures));
        let all = self.programs as f64;
        let _ = writeln!(out, "\n{:36} {:>9} {:>8}", "feature", "programs", "%");
        for (feature, &n) in Feature::ALL.iter().zip(&self.features) {
            let percent = 100.0 * n as f64 / all;
            let _ = writeln!(out, "{:36} {n:9} {percent:8.1}", feature.text());
        }
        out.push('\n');
        let names = OPERATORS.iter().copied();
        spreads(
            &mut out,
            "% of a program's operators",
            names.zip(&self.operators),
        );
        out.push('\n');
        let names = IntKind::ALL.iter().map(|kind| kind.name());
        spreads(
            &mut out,
            "% of a program's declared types",
            names.zip(&self.kinds),
        );
        out
    }

    fn json(&self) -> String {
        fn object<'a>(rows: impl Iterator<Item = (&'a str, &'a Spread)>) -> Value {
            let rows = rows.map(|(name, spread)| (name.to_string(), spread.json()));
            Value::Object(rows.collect::<Map<_, _>>())
        }
        let features: Map<String, Value> = Feature::ALL
            .iter()
            .zip(&self.features)
            .map(|(feature, &n)| (feature.text().to_string(), json!(n)))
            .collect();
        let value = json!({
            "style": self.style,
            "seed": self.seed,
            "programs": self.programs,
            "failed": self.failed,
            "megabytes_per_second": self.megabytes_per_second,
            "figures": object(FIGURES.iter().map(|f| f.name).zip(&self.figures)),
            "features": features,
            "operators": object(OPERATORS.iter().copied().zip(&self.operators)),
            "types": object(IntKind::ALL.iter().map(|kind| kind.name()).zip(&self.kinds)),
        });
        format!("{value}\n")
    }
}

fn spreads<'a>(out: &mut String, title: &str, rows: impl Iterator<Item = (&'a str, &'a Spread)>) {
    let _ = writeln!(
        out,
        "{title:36} {:>9} {:>8} {:>9} {:>9}",
        "mean", "sd", "min", "max"
    );
    for (name, s) in rows {
        let _ = writeln!(
            out,
            "{name:36} {:9.1} {:8.1} {:9.1} {:9.1}",
            s.mean, s.deviation, s.min, s.max
        );
    }
}
