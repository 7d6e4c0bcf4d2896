//! Do variants mean what their seeds mean?
//!
//! The mutator confirms every variant by the semantics itself; what it had to leave out is counted
//! here, and must be nothing. A sample goes to gcc and clang, unoptimised: they must print what the
//! seed prints. And to their sanitizers, where these are silent about the seed.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result};
use cassay_eval::Verdict;
use cassay_mutate::Options as Mutate;
use clap::Args;
use serde_json::json;

use crate::child::{self, End, Ended, Limits};
use crate::common::Common;
use crate::csmith::Seeds;
use crate::mutate_seed;
use crate::scratch::Scratch;
use crate::table::Table;
use crate::{pool, tools};

#[derive(Args)]
pub struct Options {
    /// Seeds to try, both ends included
    #[arg(long, default_value = "1..200", value_name = "A..B")]
    seeds: Seeds,
    /// Mutate Csmith's programs instead of our own
    #[arg(long)]
    csmith: bool,
    /// Variants of each seed
    #[arg(long, default_value_t = 10, value_name = "N")]
    variants: u32,
    /// Mutations to draw from
    #[arg(
        long,
        value_delimiter = ',',
        default_value = "all",
        value_name = "KIND,…"
    )]
    kind: Vec<String>,
    /// Variants of each seed that go to gcc, clang and their sanitizers
    #[arg(long, default_value_t = 0, value_name = "N")]
    compilers: usize,
    /// Keep what somebody must look at in this directory
    #[arg(long, value_name = "DIR")]
    keep: Option<PathBuf>,
    /// Seeds tried at the same time
    #[arg(long, default_value_t = pool::default_jobs())]
    jobs: usize,
}

const RUN: Limits = Limits::seconds(10);

/// What came of a seed.
#[derive(Default)]
struct Checked {
    left_out: Option<String>,
    variants: usize,
    mutations: BTreeMap<&'static str, usize>,
    compiled: usize,
    sanitized: usize,
    wrong: Vec<String>,
}

pub fn main(common: &Common, options: &Options) -> Result<ExitCode> {
    let include = tools::csmith_include()?;
    let kinds = mutate_seed::kinds(&options.kind)?;
    if let Some(dir) = &options.keep {
        std::fs::create_dir_all(dir).with_context(|| format!("cannot make {}", dir.display()))?;
    }
    let seeds = options.seeds.list();
    let results = pool::map(options.jobs, "mutate-check", &seeds, |&seed| {
        let mutate = Mutate {
            kinds: kinds.clone(),
            variants: options.variants,
            seed,
            ..Mutate::default()
        };
        one(options, &include, seed, &mutate)
    })?;
    let mut left_out: BTreeMap<String, usize> = BTreeMap::new();
    let mut all = Checked::default();
    let mut used = 0;
    for result in results {
        match result.left_out {
            Some(why) => *left_out.entry(why).or_default() += 1,
            None => used += 1,
        }
        all.variants += result.variants;
        all.compiled += result.compiled;
        all.sanitized += result.sanitized;
        for (kind, count) in result.mutations {
            *all.mutations.entry(kind).or_default() += count;
        }
        all.wrong.extend(result.wrong);
    }
    for why in &all.wrong {
        common.say(format!("WRONG  {why}"));
    }
    let mut table = Table::new(&["", "number"]);
    table.row(["seeds", &used.to_string()]);
    table.row(["variants, all confirmed", &all.variants.to_string()]);
    for (kind, count) in &all.mutations {
        table.row([format!("  {kind}"), count.to_string()]);
    }
    table.row(["compared with gcc and clang -O0", &all.compiled.to_string()]);
    table.row(["under sanitizers", &all.sanitized.to_string()]);
    for (why, count) in &left_out {
        table.row([format!("no seed: {why}"), count.to_string()]);
    }
    table.row(["wrong", &all.wrong.len().to_string()]);
    common.say(&table);
    common.write_json(&json!({
        "seeds": used,
        "variants": all.variants,
        "mutations": all.mutations,
        "compiled": all.compiled,
        "sanitized": all.sanitized,
        "left_out": left_out,
        "wrong": all.wrong,
    }))?;
    Ok(ExitCode::from(u8::from(!all.wrong.is_empty())))
}

fn one(options: &Options, include: &Path, seed: u64, mutate: &Mutate) -> Result<Checked> {
    child::stop_if_interrupted()?;
    let mut checked = Checked::default();
    let text = match mutate_seed::program(options.csmith, seed)? {
        Ok(text) => text,
        Err(why) => {
            checked.left_out = Some(why);
            return Ok(checked);
        }
    };
    let family = match mutate_seed::variants(include, &text, mutate) {
        Ok((family, _)) => family,
        Err(why) => {
            checked.left_out = Some(why);
            return Ok(checked);
        }
    };
    checked.variants = family.variants.len();
    for m in family.variants.iter().flat_map(|v| &v.mutations) {
        *checked.mutations.entry(m.kind).or_default() += 1;
    }
    for b in &family.blamed {
        let m = &b.mutation;
        checked.wrong.push(format!(
            "seed {seed} variant {}: {} at {}: {}",
            b.variant, m.kind, m.at, b.why
        ));
        mutate_seed::keep(options.keep.as_ref(), &format!("seed-{seed}.c"), &text)?;
    }
    if options.compilers == 0 {
        return Ok(checked);
    }
    let Verdict::Exit(exit) = family.outcome.verdict else {
        return Ok(checked);
    };
    let scratch = Scratch::new()?;
    let silent = sanitized(&scratch, include, &text)?;
    for variant in family.variants.iter().take(options.compilers) {
        let mut faults = Vec::new();
        for compiler in ["gcc", "clang"] {
            let ran = built(&scratch, include, compiler, &["-O0"], &variant.text)?;
            match ran {
                Err(why) => faults.push(format!("{compiler} refuses it: {why}")),
                Ok(ran) => {
                    if ran.end != End::Exit(exit & 0xff) || ran.stdout != family.outcome.output {
                        faults.push(format!("{compiler} -O0 prints something else"));
                    }
                }
            }
        }
        checked.compiled += 1;
        if silent == Some(true) {
            checked.sanitized += 1;
            if sanitized(&scratch, include, &variant.text)? == Some(false) {
                faults.push("a sanitizer objects".into());
            }
        }
        for why in faults {
            checked
                .wrong
                .push(format!("seed {seed} variant {}: {why}", variant.number));
            let name = format!("seed-{seed}-variant-{}.c", variant.number);
            mutate_seed::keep(options.keep.as_ref(), &name, &variant.text)?;
        }
    }
    Ok(checked)
}

/// Compiles and runs a program; otherwise the compiler's complaint.
fn built(
    scratch: &Scratch,
    include: &Path,
    compiler: &str,
    flags: &[&str],
    text: &[u8],
) -> Result<Result<Ended, String>> {
    let file = scratch.write("program.c", text)?;
    let program = scratch.file("program");
    let mut options: Vec<OsString> = flags.iter().map(OsString::from).collect();
    options.extend(["-w".into(), tools::include_option(include)]);
    let compiled = tools::compile(scratch, compiler, &options, &file, &program)?;
    if !compiled.succeeded() {
        return Ok(Err(compiled.complaint()));
    }
    Ok(Ok(child::run::<_, [&str; 0], _>(
        scratch,
        &program,
        [],
        RUN,
    )?))
}

/// Whether the sanitizers have nothing to say; `None` if that cannot be found out.
fn sanitized(scratch: &Scratch, include: &Path, text: &[u8]) -> Result<Option<bool>> {
    let flags = ["-O0", "-fsanitize=undefined,address"];
    Ok(match built(scratch, include, "clang", &flags, text)? {
        Err(_) => None,
        Ok(ran) => match ran.end {
            End::Exit(_) | End::Signal(_) => Some(ran.stderr.is_empty()),
            End::TimedOut | End::TooMuchOutput => None,
        },
    })
}
