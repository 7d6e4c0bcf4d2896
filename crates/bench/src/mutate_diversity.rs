//! Do variants make optimisers do what they do not do for the seeds alone?
//!
//! Seeds and variants of each kind of mutation go to gcc -O3 and clang -O3, and what those record is
//! counted by kind, as in `gen-diversity`. The figure is how many kinds occur for variants and for
//! none of the seeds, each mutation alone and all together.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::ExitCode;

use anyhow::Result;
use cassay_mutate::{ALL, Mutation, Options as Mutate};
use clap::Args;
use serde_json::json;

use crate::common::Common;
use crate::csmith::Seeds;
use crate::gen_remarks::{RemarkSource, record};
use crate::mutate_seed::{self, Input};
use crate::scratch::Scratch;
use crate::table::Table;
use crate::{child, pool, tools};

#[derive(Args)]
pub struct Options {
    /// Seeds of Csmith's, both ends included
    #[arg(long, default_value = "1..50", value_name = "A..B")]
    seeds: Seeds,
    /// Variants of each seed with all mutations
    #[arg(long, default_value_t = 10, value_name = "N")]
    variants: u32,
    /// Variants of each seed with one mutation
    #[arg(long, default_value_t = 2, value_name = "N")]
    alone: u32,
    /// Programs of Csmith's that are larger, in bytes, are passed over
    #[arg(long, default_value_t = 150_000, value_name = "BYTES")]
    largest: usize,
    /// Seeds compiled at the same time
    #[arg(long, default_value_t = pool::default_jobs())]
    jobs: usize,
}

type Recorded = BTreeSet<(RemarkSource, String)>;

pub fn main(common: &Common, options: &Options) -> Result<ExitCode> {
    let include = tools::csmith_include()?;
    let mut rows: Vec<(&str, Vec<&'static dyn Mutation>, u32)> =
        vec![("all", ALL.to_vec(), options.variants)];
    rows.extend(ALL.iter().map(|&m| (m.name(), vec![m], options.alone)));
    let found = pool::map(
        options.jobs,
        "mutate-diversity",
        &options.seeds.list(),
        |&seed| one(options, &include, seed, &rows),
    )?;
    let mut seeds = Recorded::new();
    let mut of_rows = vec![Recorded::new(); rows.len()];
    let mut used = 0;
    for (base, variants) in found.into_iter().flatten() {
        used += 1;
        seeds.extend(base);
        for (all, new) in of_rows.iter_mut().zip(variants) {
            all.extend(new);
        }
    }
    let mut table = Table::new(&["mutations", "gcc counters", "gcc remarks", "clang remarks"]);
    let count = |set: &Recorded, source: RemarkSource| set.iter().filter(|k| k.0 == source).count();
    let cells = |name: String, set: &Recorded| {
        let mut cells = vec![name];
        cells.extend(RemarkSource::ALL.map(|s| count(set, s).to_string()));
        cells
    };
    table.row(cells(format!("{used} seeds alone"), &seeds));
    let mut figures = serde_json::Map::new();
    for ((name, ..), set) in rows.iter().zip(&of_rows) {
        let new: Recorded = set.difference(&seeds).cloned().collect();
        table.row(cells(format!("{name}: new"), &new));
        let list: Vec<String> = new
            .iter()
            .map(|k| format!("{}: {}", k.0.name(), k.1))
            .collect();
        figures.insert((*name).to_string(), json!(list));
    }
    common.say(&table);
    common.write_json(&json!({ "seeds": used, "new": figures }))?;
    Ok(ExitCode::SUCCESS)
}

/// What is recorded for a seed, and for its variants by row; nothing if it cannot be used.
fn one(
    options: &Options,
    include: &Path,
    seed: u64,
    rows: &[(&str, Vec<&'static dyn Mutation>, u32)],
) -> Result<Option<(Recorded, Vec<Recorded>)>> {
    child::stop_if_interrupted()?;
    let Ok(text) = mutate_seed::program(true, seed)? else {
        return Ok(None);
    };
    if text.len() > options.largest {
        return Ok(None);
    }
    let Some(base) = recorded(include, &text)? else {
        return Ok(None);
    };
    let mut sets = Vec::new();
    for (_, kinds, variants) in rows {
        let mutate = Mutate {
            kinds: kinds.clone(),
            variants: *variants,
            seed,
            ..Mutate::default()
        };
        let Ok((family, _)) = mutate_seed::variants(include, &text, &Input::default(), &mutate)
        else {
            return Ok(None);
        };
        let mut set = Recorded::new();
        for variant in &family.variants {
            set.extend(recorded(include, &variant.text)?.unwrap_or_default());
        }
        sets.push(set);
    }
    Ok(Some((base, sets)))
}

fn recorded(include: &Path, text: &[u8]) -> Result<Option<Recorded>> {
    let scratch = Scratch::new()?;
    let file = scratch.write("program.c", text)?;
    let kinds = record(&scratch, Some(include), &[file])?;
    Ok(kinds.ok().map(|kinds| kinds.into_keys().collect()))
}
