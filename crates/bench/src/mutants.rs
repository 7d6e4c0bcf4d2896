//! Robustness: whatever text it is given, Cassay answers, soon and within its memory.
//!
//! Damaged programs are run through `cassay run`; a panic, a signal, a hang or running out of
//! memory is a bug, and the text that did it is saved. The texts follow from the seed alone.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use clap::Args;
use serde_json::json;

use crate::child::{self, Limits};
use crate::common::Common;
use crate::scratch::{Scratch, write_file};
use crate::table::{Table, percent};
use crate::verdict::{Answer, ask};
use crate::{kernels, pool, tools};
use cassay_bench::mutate::{Rng, collect, mutant, read};

#[derive(Args)]
pub struct Options {
    /// Mutants to try
    #[arg(long, default_value_t = 10_000, value_name = "N")]
    count: u64,
    /// The number all mutants follow from
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,
    /// Directories of C files to damage [default: tests/run, fuzz/corpus, the kernels, a few Csmith programs]
    #[arg(long, value_name = "DIR", num_args = 1..)]
    corpus: Vec<PathBuf>,
    /// Programs tried at the same time
    #[arg(long, default_value_t = pool::default_jobs())]
    jobs: usize,
    /// Where the texts that break Cassay are saved
    #[arg(long, default_value = "target/mutants", value_name = "DIR")]
    save: PathBuf,
}

const CASSAY: Limits = Limits {
    memory: Some(2 << 30),
    ..Limits::seconds(10)
};
const MAX_STEPS: &str = "2000000";
/// Past this mutants only cost time.
const LONGEST: usize = 1 << 19;
const CSMITH_PROGRAMS: u64 = 8;

/// What became of one mutant: the row it is counted in, and the saved text if it broke Cassay.
struct Tried {
    row: String,
    bug: Option<Bug>,
}

struct Bug {
    what: String,
    file: PathBuf,
    message: String,
}

pub fn main(common: &Common, options: &Options) -> Result<ExitCode> {
    let cassay = common.cassay()?;
    let scratch = Scratch::new()?;
    let texts = corpus(&scratch, options)?;
    let include = tools::csmith_include().ok();
    let numbers: Vec<u64> = (0..options.count).collect();
    let tried = pool::map(options.jobs, "mutants", &numbers, |&number| {
        let mut rng = Rng::new(options.seed.wrapping_shl(32) ^ number);
        let text = mutant(&mut rng, &texts, LONGEST);
        let file = scratch.write(&format!("{number}.c"), &text)?;
        let mut arguments = vec!["--max-steps".into(), MAX_STEPS.into()];
        if let Some(include) = &include {
            arguments.extend(["-I".into(), include.clone().into()]);
        }
        let answer = ask(&scratch, &cassay, &arguments, &file, CASSAY)?;
        // What is left goes with the scratch directory.
        let _ = std::fs::remove_file(&file);
        judge(options, number, &text, &answer)
    })?;
    report(common, options, texts.len(), &tried)
}

fn judge(options: &Options, number: u64, text: &[u8], answer: &Answer) -> Result<Tried> {
    let what = match answer {
        // Kinds and messages of refused texts are legion; the verdict is enough here.
        Answer::Other { verdict, .. } => {
            return Ok(Tried {
                row: verdict.clone(),
                bug: None,
            });
        }
        Answer::Ok { .. } => {
            return Ok(Tried {
                row: answer.label(),
                bug: None,
            });
        }
        Answer::TimedOut => "hang",
        Answer::Broken { how, .. } => how.label(),
    };
    std::fs::create_dir_all(&options.save)
        .with_context(|| format!("cannot make {}", options.save.display()))?;
    let file = options
        .save
        .join(format!("{what}-{}-{number}.c", options.seed));
    write_file(&file, text)?;
    let message = answer.message().to_string();
    Ok(Tried {
        row: what.to_uppercase(),
        bug: Some(Bug {
            what: what.to_string(),
            file,
            message,
        }),
    })
}

fn corpus(scratch: &Scratch, options: &Options) -> Result<Vec<Vec<u8>>> {
    let mut texts = Vec::new();
    if !options.corpus.is_empty() {
        for dir in &options.corpus {
            collect(dir, &mut texts)?;
        }
    } else {
        for dir in ["tests/run", "crates/cassay/tests/run", "fuzz/corpus"] {
            if Path::new(dir).is_dir() {
                collect(Path::new(dir), &mut texts)?;
            }
        }
        texts.extend(kernels::sources().map(|s| s.as_bytes().to_vec()));
        for seed in 1..=CSMITH_PROGRAMS {
            let file = scratch.file(&format!("csmith-{seed}.c"));
            let arguments =
                ["-s", &seed.to_string(), "-o", &file.to_string_lossy()].map(String::from);
            // Csmith is one source of texts among several: without it there are fewer.
            match child::run(scratch, "csmith", arguments, Limits::seconds(20)) {
                Ok(ended) if ended.succeeded() => texts.push(read(&file)?),
                Ok(_) => {}
                Err(_) => break,
            }
        }
    }
    if texts.is_empty() {
        bail!("there are no C files to damage");
    }
    Ok(texts)
}

fn report(common: &Common, options: &Options, texts: usize, tried: &[Tried]) -> Result<ExitCode> {
    let bugs: Vec<&Bug> = tried.iter().filter_map(|t| t.bug.as_ref()).collect();
    for bug in &bugs {
        common.say(format!(
            "{}  {}  {}",
            bug.what.to_uppercase(),
            bug.file.display(),
            bug.message
        ));
    }
    let mut rows: BTreeMap<&str, usize> = BTreeMap::new();
    for t in tried {
        *rows.entry(&t.row).or_default() += 1;
    }
    let mut table = Table::new(&["answer", "mutants", "share"]);
    for (row, n) in &rows {
        table.row([
            row.to_string(),
            n.to_string(),
            format!("{:.1} %", percent(*n, tried.len())),
        ]);
    }
    common.say(table);
    common.say(format!(
        "{} mutants of {texts} texts, seed {}: {} broke cassay; the bar is none: {}",
        tried.len(),
        options.seed,
        bugs.len(),
        if bugs.is_empty() { "met" } else { "MISSED" }
    ));
    common.write_json(&json!({
        "figure": "mutants",
        "seed": options.seed,
        "mutants": tried.len(),
        "rows": rows,
        "met": bugs.is_empty(),
        "bugs": bugs.iter().map(|b| json!({
            "what": b.what, "file": b.file, "message": b.message,
        })).collect::<Vec<_>>(),
    }))?;
    Ok(if bugs.is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}
