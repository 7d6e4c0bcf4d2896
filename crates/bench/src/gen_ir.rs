//! What optimisers have left to work on: how much of a program is there in clang's intermediate representation at -O2.
//!
//! Programs that a compiler computes by itself say little about its later passes. For each generator the same number of
//! programs is compiled, and binary operators, phis, selects, loops, vector operations and calls are counted, per
//! 1,000 bytes of source (headers of the generators' own do not count) and per 1,000 tokens, so that short names are no
//! advantage; and again with `-fno-unroll-loops`, so that copies of a loop's body are none. For Cassay's programs a
//! second text of the same case that prints every value tells how many of them clang knows already.
//!
//! Cassay's styles are always measured; others by a command that prints a program or leaves C files in its working
//! directory, or as a directory of C files.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use cassay_gen::knobs::Knob;
use cassay_gen::{Case, Style};
use cassay_reduce::measure::Measure;
use clap::Args;
use serde_json::{Value, json};

use crate::child::{self, Limits};
use crate::common::Common;
use crate::csmith::Seeds;
use crate::gen_program;
use crate::ir::{Left, left};
use crate::pool;
use crate::scratch::Scratch;
use crate::table::Table;

#[derive(Args)]
pub struct Options {
    /// Seeds of the programs, both ends included
    #[arg(long, default_value = "1..50", value_name = "A..B")]
    seeds: Seeds,
    /// Styles to measure [default: all]
    #[arg(long, value_delimiter = ',', value_name = "STYLE,…")]
    styles: Vec<String>,
    /// Size of Cassay's programs in bytes
    #[arg(long, default_value_t = 3000, value_name = "BYTES")]
    size: u64,
    /// Set a knob of Cassay's instead of drawing it
    #[arg(long, value_delimiter = ',', value_name = "KNOB=VALUE,…")]
    set: Vec<String>,
    /// Another generator: a command with `{seed}` in it, whose C files or output are the program; or a directory of C
    /// files. Can be given more than once
    #[arg(long, value_name = "COMMAND")]
    against: Vec<String>,
    /// Where headers of such programs are
    #[arg(long, value_name = "DIR")]
    include: Vec<PathBuf>,
    /// The clang whose representation is counted
    #[arg(long, default_value = "clang-16", value_name = "COMMAND")]
    clang: String,
    /// Programs compiled at the same time
    #[arg(long, default_value_t = pool::default_jobs())]
    jobs: usize,
}

const COMPILE: Limits = Limits {
    output: 256 << 20,
    ..Limits::seconds(120)
};
const GENERATE: Limits = Limits::seconds(30);

/// Operators and phis for every 1,000 bytes of mixed programs, at least.
const OPERATORS: f64 = 45.0;
const PHIS: f64 = 10.0;
/// Values known at compile time in programs that are not all static, in percent, at most.
const KNOWN: f64 = 5.0;

/// Where programs come from.
enum Origin {
    Style(Style),
    Command(String),
    Files(Vec<PathBuf>),
}

/// What was counted of some programs.
#[derive(Clone, Copy, Default)]
struct Sum {
    programs: u64,
    bytes: u64,
    tokens: u64,
    unrolled: Left,
    plain: Left,
    /// Values shown by programs that are not all static.
    open: Left,
    left_out: u64,
}

pub fn main(common: &Common, options: &Options) -> Result<ExitCode> {
    let mut origins = Vec::new();
    for style in Style::ALL {
        if options.styles.is_empty() || options.styles.iter().any(|name| name == style.name()) {
            origins.push((style.name().to_string(), Origin::Style(*style)));
        }
    }
    for text in &options.against {
        origins.push((text.clone(), origin(text)?));
    }
    let mut table = Table::new(&[
        "per 1,000 bytes",
        "programs",
        "bytes",
        "operators",
        "phis",
        "selects",
        "loops",
        "vectors",
        "calls",
        "known %",
    ]);
    let mut tokens = Table::new(&[
        "per 1,000 tokens",
        "operators",
        "phis",
        "selects",
        "loops",
        "vectors",
        "calls",
    ]);
    let mut figures = Vec::new();
    let mut met = None;
    for (name, origin) in &origins {
        let sum = measure(options, origin)?;
        for (suffix, left) in [("", sum.unrolled), (", not unrolled", sum.plain)] {
            let mut row = vec![
                format!("{name}{suffix}"),
                sum.programs.to_string(),
                sum.bytes.to_string(),
            ];
            row.extend(cells(&left, sum.bytes));
            row.push(match sum.open.shown {
                0 => "-".to_string(),
                shown => format!("{:.1}", 100.0 * sum.open.known as f64 / shown as f64),
            });
            table.row(row);
            let mut row = vec![format!("{name}{suffix}")];
            row.extend(cells(&left, sum.tokens));
            tokens.row(row);
        }
        if matches!(origin, Origin::Style(Style::Mixed)) {
            let per = |n: u64| n as f64 * 1000.0 / sum.bytes.max(1) as f64;
            let known = 100.0 * sum.open.known as f64 / sum.open.shown.max(1) as f64;
            met = Some(
                per(sum.unrolled.operators) >= OPERATORS
                    && per(sum.unrolled.phis) >= PHIS
                    && known <= KNOWN,
            );
        }
        figures.push(figure(name, &sum));
    }
    common.say(table);
    common.say(format!("\n{tokens}"));
    if let Some(met) = met {
        common.say(format!(
            "\nthe bar for mixed programs is {OPERATORS} operators and {PHIS} phis per 1,000 bytes, and at most {KNOWN} % \
             of the values known where not everything is static: {}",
            if met { "met" } else { "MISSED" }
        ));
    }
    common.write_json(&json!({
        "figure": "gen-ir",
        "clang": options.clang,
        "size": options.size,
        "generators": figures,
        "met": met,
    }))?;
    Ok(ExitCode::SUCCESS)
}

fn origin(text: &str) -> Result<Origin> {
    if text.contains("{seed}") {
        return Ok(Origin::Command(text.to_string()));
    }
    let dir = Path::new(text);
    if !dir.is_dir() {
        bail!("`{text}` is neither a command with {{seed}} in it nor a directory");
    }
    let dir = dir.canonicalize()?;
    let files = c_files(&dir)?;
    if files.is_empty() {
        bail!("there are no C files in {}", dir.display());
    }
    Ok(Origin::Files(files))
}

fn c_files(dir: &Path) -> Result<Vec<PathBuf>> {
    let entries =
        std::fs::read_dir(dir).with_context(|| format!("cannot list {}", dir.display()))?;
    let mut files: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|end| end == "c"))
        .collect();
    files.sort();
    Ok(files)
}

fn cells(left: &Left, of: u64) -> impl Iterator<Item = String> {
    let of = of.max(1) as f64;
    [
        left.operators,
        left.phis,
        left.selects,
        left.loops,
        left.vectors,
        left.calls,
    ]
    .into_iter()
    .map(move |n| {
        let per = n as f64 * 1000.0 / of;
        if per < 10.0 {
            format!("{per:.2}")
        } else {
            format!("{per:.1}")
        }
    })
}

fn figure(name: &str, sum: &Sum) -> Value {
    let counts = |left: &Left| {
        json!({
            "instructions": left.instructions,
            "operators": left.operators,
            "phis": left.phis,
            "selects": left.selects,
            "loops": left.loops,
            "vectors": left.vectors,
            "calls": left.calls,
        })
    };
    json!({
        "generator": name,
        "programs": sum.programs,
        "left_out": sum.left_out,
        "bytes": sum.bytes,
        "tokens": sum.tokens,
        "unrolled": counts(&sum.unrolled),
        "not_unrolled": counts(&sum.plain),
        "values_shown": sum.open.shown,
        "values_known": sum.open.known,
    })
}

fn measure(options: &Options, origin: &Origin) -> Result<Sum> {
    let all = match origin {
        Origin::Files(files) => pool::map(options.jobs, "gen-ir", files, |file| {
            let scratch = Scratch::new()?;
            one(options, &scratch, std::slice::from_ref(file))
        })?,
        Origin::Command(command) => {
            pool::map(options.jobs, "gen-ir", &options.seeds.list(), |&seed| {
                let command = command.replace("{seed}", &seed.to_string());
                foreign(options, &command)
            })?
        }
        Origin::Style(style) => {
            pool::map(options.jobs, "gen-ir", &options.seeds.list(), |&seed| {
                own(options, *style, seed)
            })?
        }
    };
    let mut sum = Sum::default();
    for one in all {
        sum.programs += one.programs;
        sum.bytes += one.bytes;
        sum.tokens += one.tokens;
        sum.unrolled += one.unrolled;
        sum.plain += one.plain;
        sum.open += one.open;
        sum.left_out += one.left_out;
    }
    Ok(sum)
}

/// A program that is not counted.
fn left_out() -> Sum {
    Sum {
        left_out: 1,
        ..Sum::default()
    }
}

fn own(options: &Options, style: Style, seed: u64) -> Result<Sum> {
    child::stop_if_interrupted()?;
    let case = |more: &[String]| -> Result<Case> {
        let mut case = Case::new(style, seed);
        case.set(&format!("size={}", options.size))?;
        for text in options.set.iter().chain(more) {
            case.set(text)?;
        }
        Ok(case)
    };
    let scratch = Scratch::new()?;
    let plain = case(&[])?;
    let generated = match gen_program::make(&plain, |generated| generated).result {
        Ok(generated) => generated,
        Err(why) => bail!("{plain}: {why}"),
    };
    gen_program::write(scratch.path(), &generated)?;
    let units: Vec<PathBuf> = generated.program.unit_names().map(PathBuf::from).collect();
    let mut sum = one(options, &scratch, &units)?;
    let text: u64 = generated
        .program
        .sources()
        .map(|(_, t)| t.len() as u64)
        .sum();
    sum.bytes = text;
    if !all_static(&generated) {
        let values = case(&["observe=values".to_string()])?;
        if let Ok(generated) = gen_program::make(&values, |generated| generated).result {
            gen_program::write(scratch.path(), &generated)?;
            sum.open = compile(options, &scratch, &units, &[])?.unwrap_or_default();
        }
    }
    Ok(sum)
}

/// Whether a program shall have nothing that compilers cannot know.
fn all_static(generated: &cassay_gen::Generated) -> bool {
    generated.knobs.get(Knob::Barrier) == 0 && generated.knobs.get(Knob::Opaque) == 0
}

fn foreign(options: &Options, command: &str) -> Result<Sum> {
    let scratch = Scratch::new()?;
    let made = child::run(&scratch, "sh", ["-c", command], GENERATE)?;
    if !made.succeeded() {
        return Ok(left_out());
    }
    let files = c_files(scratch.path())?;
    if !files.is_empty() {
        return one(options, &scratch, &files);
    }
    let file = scratch.write("main.c", &made.stdout)?;
    one(options, &scratch, &[file])
}

/// Compiles the files of a program both ways.
fn one(options: &Options, scratch: &Scratch, files: &[PathBuf]) -> Result<Sum> {
    let mut sum = Sum {
        programs: 1,
        ..Sum::default()
    };
    for file in files {
        // Names of our own programs are relative to their directory.
        let path = scratch.path().join(file);
        let text =
            std::fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
        sum.bytes += text.len() as u64;
        sum.tokens += Measure::of([String::from_utf8_lossy(&text).as_ref()]).tokens as u64;
    }
    let unrolled = compile(options, scratch, files, &[])?;
    let plain = compile(options, scratch, files, &["-fno-unroll-loops"])?;
    let (Some(unrolled), Some(plain)) = (unrolled, plain) else {
        return Ok(left_out());
    };
    sum.unrolled = unrolled;
    sum.plain = plain;
    Ok(sum)
}

/// What is left of some files; `None` where clang does not compile one in time.
fn compile(
    options: &Options,
    scratch: &Scratch,
    files: &[PathBuf],
    more: &[&str],
) -> Result<Option<Left>> {
    let mut all = Left::default();
    for file in files {
        let mut arguments: Vec<OsString> = ["-O2", "-w", "-S", "-emit-llvm", "-o", "-"]
            .map(OsString::from)
            .to_vec();
        arguments.extend(more.iter().map(OsString::from));
        for dir in &options.include {
            arguments.push(crate::tools::include_option(dir));
        }
        arguments.push(file.into());
        let compiled = child::run(scratch, &options.clang, arguments, COMPILE)
            .with_context(|| format!("cannot use {}", options.clang))?;
        if !compiled.succeeded() {
            return Ok(None);
        }
        all += left(&String::from_utf8_lossy(&compiled.stdout));
    }
    Ok(Some(all))
}
