//! Robustness: whatever text it is given, Cassay answers, soon and within its memory.
//!
//! Damaged programs are run as `cassay run` would, many in one process; a panic, a signal, a hang
//! or running out of memory is a bug, and the text that did it is saved. The texts follow from the
//! seed alone.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use clap::Args;
use serde_json::json;

use crate::batch::{self, Line};
use crate::child::{self, End, Limits};
use crate::common::Common;
use crate::scratch::Scratch;
use crate::table::{Table, percent};
use crate::verdict::{Answer, Broken, ask};
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
    /// Directories of C files to damage [default: tests, fuzz/corpus, fuzz/regressions, the kernels, a few Csmith programs]
    #[arg(long, value_name = "DIR", num_args = 1..)]
    corpus: Vec<PathBuf>,
    /// Programs tried at the same time
    #[arg(long, default_value_t = pool::default_jobs())]
    jobs: usize,
    /// Ask the cassay program about each mutant, in a process of its own (much slower)
    #[arg(long)]
    each: bool,
    /// Where the texts that break Cassay are saved
    #[arg(long, default_value = "target/mutants", value_name = "DIR")]
    save: PathBuf,
}

/// What one mutant may use.
const LIMITS: Limits = Limits {
    memory: Some(2 << 30),
    ..Limits::seconds(SECONDS)
};
const SECONDS: u64 = 10;
/// A batch may use what ten mutants may: one that takes long is tried again alone.
const BATCH_LIMITS: Limits = Limits {
    memory: Some(2 << 30),
    ..Limits::seconds(10 * SECONDS)
};
const BATCH: usize = 100;
pub const MAX_STEPS: u64 = 2_000_000;
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
    let scratch = Scratch::new()?;
    let texts = corpus(&scratch, options)?;
    let include = tools::csmith_include().ok();
    let room = Room {
        scratch: &scratch,
        include: include.as_deref(),
        options,
        texts: &texts,
    };
    let numbers: Vec<u64> = (0..options.count).collect();
    let tried = if options.each {
        let cassay = common.cassay()?;
        pool::map(options.jobs, "mutants", &numbers, |&number| {
            room.ask(&cassay, number)
        })?
    } else {
        let batches: Vec<&[u64]> = numbers.chunks(BATCH).collect();
        let tried = pool::map(options.jobs, "batches of mutants", &batches, |numbers| {
            room.swallow(numbers)
        })?;
        tried.into_iter().flatten().collect()
    };
    report(common, options, texts.len(), &tried)
}

/// What all mutants share.
struct Room<'a> {
    scratch: &'a Scratch,
    include: Option<&'a Path>,
    options: &'a Options,
    texts: &'a [Vec<u8>],
}

impl Room<'_> {
    fn write(&self, number: u64) -> Result<PathBuf> {
        let mut rng = Rng::new(self.options.seed.wrapping_shl(32) ^ number);
        let text = mutant(&mut rng, self.texts, LONGEST);
        self.scratch.write(&format!("{number}.c"), &text)
    }

    /// One mutant, by the program that users run.
    fn ask(&self, cassay: &Path, number: u64) -> Result<Tried> {
        let file = self.write(number)?;
        let mut arguments = vec!["--max-steps".into(), MAX_STEPS.to_string().into()];
        if let Some(include) = self.include {
            arguments.extend(["-I".into(), include.into()]);
        }
        let answer = ask(self.scratch, cassay, &arguments, &file, LIMITS)?;
        let what = match &answer {
            // Kinds and messages of refused texts are legion; the verdict is enough here.
            Answer::Other { verdict, .. } => return self.fine(&file, verdict),
            Answer::Ok { .. } => return self.fine(&file, &answer.label()),
            Answer::TimedOut => "hang",
            Answer::Broken { how, .. } => how.label(),
        };
        self.bug(&file, number, what, answer.message())
    }

    /// Many mutants, in one process if all goes well.
    fn swallow(&self, numbers: &[u64]) -> Result<Vec<Tried>> {
        let files = numbers
            .iter()
            .map(|&n| self.write(n))
            .collect::<Result<Vec<PathBuf>>>()?;
        let (ended, lines) = batch::run(self.scratch, self.include, &files, BATCH_LIMITS)?;
        let soon = |line: &Line| line.milliseconds < u128::from(SECONDS) * 1000;
        if ended.succeeded()
            && lines.len() == files.len()
            && lines.iter().all(|l| l.label != batch::PANIC && soon(l))
        {
            let pairs = files.iter().zip(&lines);
            return pairs
                .map(|(file, line)| self.fine(file, &line.label))
                .collect();
        }
        let pairs = files.iter().zip(numbers);
        pairs.map(|(file, &n)| self.swallow_one(file, n)).collect()
    }

    fn swallow_one(&self, file: &Path, number: u64) -> Result<Tried> {
        let files = [file.to_path_buf()];
        let (ended, lines) = batch::run(self.scratch, self.include, &files, LIMITS)?;
        let stderr = String::from_utf8_lossy(&ended.stderr);
        let what = match (ended.end, lines.first()) {
            (_, Some(line)) if line.label == batch::PANIC => "panic",
            (End::Exit(0), Some(line)) => return self.fine(file, &line.label),
            (End::TimedOut, _) => "hang",
            _ if stderr.contains("memory allocation of") => Broken::OutOfMemory.label(),
            (End::Signal(_), _) => Broken::Signal.label(),
            _ => Broken::NoVerdict.label(),
        };
        self.bug(file, number, what, &ended.complaint())
    }

    fn fine(&self, file: &Path, row: &str) -> Result<Tried> {
        // What is left goes with the scratch directory.
        let _ = std::fs::remove_file(file);
        Ok(Tried {
            row: row.to_string(),
            bug: None,
        })
    }

    fn bug(&self, file: &Path, number: u64, what: &str, message: &str) -> Result<Tried> {
        let Options { save, seed, .. } = self.options;
        std::fs::create_dir_all(save).with_context(|| format!("cannot make {}", save.display()))?;
        let kept = save.join(format!("{what}-{seed}-{number}.c"));
        std::fs::copy(file, &kept).with_context(|| format!("cannot write {}", kept.display()))?;
        Ok(Tried {
            row: what.to_uppercase(),
            bug: Some(Bug {
                what: what.to_string(),
                file: kept,
                message: message.to_string(),
            }),
        })
    }
}

fn corpus(scratch: &Scratch, options: &Options) -> Result<Vec<Vec<u8>>> {
    let mut texts = Vec::new();
    if !options.corpus.is_empty() {
        for dir in &options.corpus {
            collect(dir, &mut texts)?;
        }
    } else {
        for dir in ["tests", "fuzz/corpus", "fuzz/regressions"] {
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
