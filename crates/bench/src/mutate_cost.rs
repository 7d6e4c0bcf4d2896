//! What a variant costs: processor time per variant of Csmith's programs of a given length, profile
//! and confirmation included, beside what it costs to compile it.

use std::ffi::OsString;
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Result;
use cassay_mutate::Options as Mutate;
use clap::Args;
use serde_json::json;

use crate::common::Common;
use crate::csmith::Seeds;
use crate::mutate_seed::{self, Input};
use crate::scratch::Scratch;
use crate::table::{Table, median};
use crate::{child, pool, tools};

#[derive(Args)]
pub struct Options {
    /// Seeds of Csmith's to look at, both ends included
    #[arg(long, default_value = "1..100", value_name = "A..B")]
    seeds: Seeds,
    /// Variants of each
    #[arg(long, default_value_t = 10, value_name = "N")]
    variants: u32,
    /// Programs of fewer lines are passed over
    #[arg(long, default_value_t = 1000, value_name = "N")]
    least_lines: usize,
    /// Programs of more lines are passed over
    #[arg(long, default_value_t = 2000, value_name = "N")]
    most_lines: usize,
    /// Most milliseconds per variant at the median
    #[arg(long, default_value_t = 30.0, value_name = "MS")]
    bar: f64,
}

/// Milliseconds.
struct Cost {
    variant: f64,
    gcc_o0: f64,
    gcc_o2: f64,
}

pub fn main(common: &Common, options: &Options) -> Result<ExitCode> {
    let include = tools::csmith_include()?;
    let found = pool::map(1, "mutate-cost", &options.seeds.list(), |&seed| {
        one(options, &include, seed)
    })?;
    let costs: Vec<Cost> = found.into_iter().flatten().collect();
    let of = |part: fn(&Cost) -> f64| median(costs.iter().map(part).collect());
    let (variant, gcc_o0, gcc_o2) = (of(|c| c.variant), of(|c| c.gcc_o0), of(|c| c.gcc_o2));
    let mut table = Table::new(&["processor time", "median"]);
    table.row(["programs".to_string(), costs.len().to_string()]);
    table.row(["a variant".to_string(), format!("{variant:.1} ms")]);
    table.row(["gcc -O0 of it".to_string(), format!("{gcc_o0:.1} ms")]);
    table.row(["gcc -O2 of it".to_string(), format!("{gcc_o2:.1} ms")]);
    common.say(&table);
    common.write_json(&json!({
        "programs": costs.len(),
        "variant_ms": variant,
        "gcc_o0_ms": gcc_o0,
        "gcc_o2_ms": gcc_o2,
    }))?;
    let met = !costs.is_empty() && variant <= options.bar;
    Ok(ExitCode::from(u8::from(!met)))
}

fn one(options: &Options, include: &Path, seed: u64) -> Result<Option<Cost>> {
    child::stop_if_interrupted()?;
    let Ok(text) = mutate_seed::program(true, seed)? else {
        return Ok(None);
    };
    let lines = text.iter().filter(|&&b| b == b'\n').count();
    if !(options.least_lines..=options.most_lines).contains(&lines) {
        return Ok(None);
    }
    let mutate = Mutate {
        variants: options.variants,
        seed,
        ..Mutate::default()
    };
    let Ok((family, cpu)) = mutate_seed::variants(include, &text, &Input::default(), &mutate)
    else {
        return Ok(None);
    };
    let Some(variant) = family.variants.first() else {
        return Ok(None);
    };
    let scratch = Scratch::new()?;
    let file = scratch.write("variant.c", &variant.text)?;
    let compile = |level: &str| -> Result<f64> {
        let flags: [OsString; 4] = [
            level.into(),
            "-w".into(),
            "-c".into(),
            tools::include_option(include),
        ];
        let object = scratch.file("variant.o");
        Ok(ms(
            tools::compile(&scratch, "gcc", &flags, &file, &object)?.cpu
        ))
    };
    Ok(Some(Cost {
        variant: ms(cpu) / f64::from(options.variants.max(1)),
        gcc_o0: compile("-O0")?,
        gcc_o2: compile("-O2")?,
    }))
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}
