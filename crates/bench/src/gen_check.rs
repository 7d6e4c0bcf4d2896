//! The generator's programs: are they what they claim to be?
//!
//! Each one is confirmed while it is made; its text is parsed and run once more, since the text is
//! what a compiler gets, and its size compared with what was asked for. A sample, evenly spread over
//! the seeds, goes to gcc and clang. Whatever is not as it must be fails the command: a program of
//! ours that a compiler rejects or prints something else for would accuse that compiler wrongly.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use cassay_gen::knobs::Knob;
use cassay_gen::{Case, Generated};
use cassay_lang::Target;
use clap::Args;
use serde_json::{Value, json};

use crate::child;
use crate::common::Common;
use crate::csmith::Seeds;
use crate::gen_compilers::{self, Compiler, Fault, LEVELS, Warnings, is_inherent};
use crate::gen_program::{self, Made, Wanted};
use crate::pool;
use crate::scratch::{Scratch, write_file};
use crate::table::{Table, time};
use crate::unevaluated;

#[derive(Args)]
pub struct Options {
    /// Seeds to try, both ends included
    #[arg(long, default_value = "1..100", value_name = "A..B")]
    seeds: Seeds,
    #[command(flatten)]
    wanted: Wanted,
    /// Size of the programs in bytes [default: the knob's]
    #[arg(long, value_name = "BYTES")]
    size: Option<u64>,
    /// How many of the programs, evenly spread, to give to gcc and clang
    #[arg(long, default_value_t = 100, value_name = "N")]
    compilers: usize,
    /// Give the sample to -O1, -O2, -O3 and -Os as well: differences there are findings
    #[arg(long)]
    levels: bool,
    /// Let gcc and clang check the syntax of all other programs
    #[arg(long)]
    accept: bool,
    /// Programs tried at the same time
    #[arg(long, default_value_t = pool::default_jobs())]
    jobs: usize,
    /// Keep every program that something is wrong with in this directory
    #[arg(long, value_name = "DIR")]
    keep: Option<PathBuf>,
}

/// How far a program may be from the size asked for, in percent.
const SIZE_OFF: u64 = 20;
/// The longest a program may take to make.
const SLOWEST: Duration = Duration::from_secs(2);
/// Faults listed for people; all of them are in the JSON.
const LISTED: usize = 30;

struct Checked {
    case: String,
    faults: Vec<(Fault, String)>,
    warnings: Warnings,
    unjudged: Vec<String>,
    sampled: bool,
    /// Clang's sanitizer reported something that is not evaluated.
    unevaluated: bool,
    bytes: u64,
    retries: u32,
    cpu: Duration,
}

pub fn main(common: &Common, options: &Options) -> Result<ExitCode> {
    let seeds = options.seeds.list();
    let sample = options.compilers.min(seeds.len());
    let first = options.wanted.case(0, options.size)?;
    ensure!(
        sample == 0 || first.target == Target::x86_64_linux(),
        "gcc and clang compile for {}, the programs are for {}: use --compilers 0",
        Target::x86_64_linux().name,
        first.target.name
    );
    if let Some(dir) = &options.keep {
        std::fs::create_dir_all(dir).with_context(|| format!("cannot make {}", dir.display()))?;
    }
    let work: Vec<(u64, bool)> = seeds
        .iter()
        .enumerate()
        .map(|(i, &seed)| {
            (
                seed,
                i * sample / seeds.len() != (i + 1) * sample / seeds.len(),
            )
        })
        .collect();
    let checked = pool::map(options.jobs, "gen-check", &work, |&(seed, sampled)| {
        check(options, &options.wanted.case(seed, options.size)?, sampled)
    })?;
    report(common, options, &checked)
}

fn check(options: &Options, case: &Case, sampled: bool) -> Result<Checked> {
    child::stop_if_interrupted()?;
    let Made { result, cpu } = gen_program::make(case, |generated| generated);
    let mut checked = Checked {
        case: case.to_string(),
        faults: Vec::new(),
        warnings: Warnings::new(),
        unjudged: Vec::new(),
        sampled: false,
        unevaluated: false,
        bytes: 0,
        retries: 0,
        cpu,
    };
    let generated = match result {
        Ok(generated) => {
            if let Err(why) = gen_program::check_text(case, &generated) {
                checked.faults.push((Fault::Text, why));
            }
            Some(generated)
        }
        Err(why) => {
            checked.faults.push((Fault::NoProgram, why));
            None
        }
    };
    if let Some(generated) = &generated {
        checked.bytes = generated.stats.bytes as u64;
        checked.retries = generated.stats.attempts;
        let asked = generated.knobs.get(Knob::Size) as u64;
        if checked.bytes.abs_diff(asked) * 100 > asked * SIZE_OFF {
            let detail = format!("{} bytes, asked for {asked}", checked.bytes);
            checked.faults.push((Fault::SizeOff, detail));
        }
        if sampled || options.accept {
            compile(options, generated, sampled, &mut checked)?;
        }
    }
    if let (Some(dir), false) = (&options.keep, checked.faults.is_empty()) {
        keep(dir, &checked, generated.as_ref())?;
    }
    Ok(checked)
}

fn compile(
    options: &Options,
    generated: &Generated,
    sampled: bool,
    checked: &mut Checked,
) -> Result<()> {
    let scratch = Scratch::new()?;
    gen_program::write(scratch.path(), generated)?;
    let units: Vec<&str> = generated.program.unit_names().collect();
    let levels = if options.levels { &LEVELS[..] } else { &[] };
    let judged = if sampled {
        gen_compilers::judge(&scratch, &units, generated.output(), levels)?
    } else {
        gen_compilers::accept(&scratch, &units)?
    };
    checked.sampled = sampled;
    checked.faults.extend(judged.faults);
    let clang = Fault::Sanitizer(Compiler::Clang);
    if !judged.reports.is_empty() && unevaluated::explains(generated, &judged.reports) {
        checked.faults.retain(|(fault, _)| *fault != clang);
        checked.unevaluated = true;
    }
    checked.warnings = judged.warnings;
    checked.unjudged = judged.unjudged;
    Ok(())
}

/// A directory with the program and why it was kept.
fn keep(dir: &Path, checked: &Checked, generated: Option<&Generated>) -> Result<()> {
    let name: String = checked
        .case
        .chars()
        .map(|c| if c == '/' { '_' } else { c })
        .take(200)
        .collect();
    let dir = dir.join(name);
    std::fs::create_dir_all(&dir).with_context(|| format!("cannot make {}", dir.display()))?;
    if let Some(generated) = generated {
        gen_program::write(&dir, generated)?;
    }
    let mut why = format!("{}\n", checked.case);
    for (fault, detail) in &checked.faults {
        why.push_str(&format!("{}: {detail}\n", fault.label()));
    }
    write_file(&dir.join("why.txt"), why)
}

/// How often each fault occurs.
type Faults<'a> = BTreeMap<&'a Fault, usize>;

fn count(faults: &Faults, test: fn(&Fault) -> bool) -> usize {
    let counts = faults.iter().filter(|(fault, _)| test(fault));
    counts.map(|(_, n)| n).sum()
}

/// Says the first faults one by one, and what was not judged; all faults are counted.
fn list<'a>(common: &Common, checked: &'a [Checked]) -> Faults<'a> {
    let mut faults = Faults::new();
    let mut listed = 0;
    for c in checked {
        for (fault, detail) in &c.faults {
            *faults.entry(fault).or_default() += 1;
            if listed < LISTED {
                common.say(format!("{}  {}: {detail}", fault.label(), c.case));
            }
            listed += 1;
        }
    }
    if listed > LISTED {
        common.say(format!("… and {} more; --json has all", listed - LISTED));
    }
    for c in checked {
        for what in &c.unjudged {
            common.say(format!("not judged  {}: {what}", c.case));
        }
    }
    faults
}

/// What was found, by what it was found in.
fn fault_table(options: &Options, checked: &[Checked], faults: &Faults) -> Table {
    let failed = count(faults, |f| *f == Fault::NoProgram);
    let generated = checked.len() - failed;
    let sampled = checked.iter().filter(|c| c.sampled).count();
    let mut table = Table::new(&["what", "programs", "of"]);
    let mut row = |what: &str, n: usize, of: usize| {
        table.row([what.to_string(), n.to_string(), of.to_string()]);
    };
    row("generated, defined and ending", generated, checked.len());
    row("no program", failed, checked.len());
    row(
        "size off by over 20 %",
        count(faults, |f| *f == Fault::SizeOff),
        generated,
    );
    row(
        "text and tree differ",
        count(faults, |f| *f == Fault::Text),
        generated,
    );
    for compiler in Compiler::BOTH {
        let name = compiler.name();
        let by = |test: &dyn Fn(&Fault) -> bool| -> usize {
            let with = checked
                .iter()
                .filter(|c| c.faults.iter().any(|(f, _)| test(f)));
            with.count()
        };
        let rejected = by(&|f| matches!(f, Fault::Rejected(c, _) if *c == compiler));
        let offered = if options.accept {
            checked.len()
        } else {
            sampled
        };
        row(&format!("rejected by {name}"), rejected, offered);
        let wrong = by(&|f| *f == Fault::WrongOutput(compiler));
        row(&format!("other output, {name} -O0"), wrong, sampled);
        let reports = by(&|f| *f == Fault::Sanitizer(compiler));
        row(&format!("sanitizer reports, {name}"), reports, sampled);
        let heed = by(&|f| *f == Fault::Warning(compiler));
        row(&format!("warnings to heed, {name}"), heed, sampled);
        let found = by(&|f| match f {
            Fault::FindingOutput(c, _) | Fault::FindingCrash(c, _) => *c == compiler,
            _ => false,
        });
        row(&format!("findings, {name}"), found, sampled);
    }
    table
}

/// Warnings of `-Wall`, and whether they are inherent in what the generator writes.
fn warning_table(warnings: &AllWarnings) -> Table {
    let mut table = Table::new(&["warnings of -Wall", "inherent", "programs", "times"]);
    for ((compiler, kind), (programs, times)) in warnings {
        table.row([
            format!("{} {kind}", compiler.name()),
            if is_inherent(kind) { "yes" } else { "NO" }.to_string(),
            programs.to_string(),
            times.to_string(),
        ]);
    }
    table
}

fn report(common: &Common, options: &Options, checked: &[Checked]) -> Result<ExitCode> {
    let faults = list(common, checked);
    let all: usize = faults.values().sum();
    let generated = checked.len() - count(&faults, |f| *f == Fault::NoProgram);
    let sampled = checked.iter().filter(|c| c.sampled).count();
    let findings = count(&faults, Fault::is_finding);
    let unjudged: usize = checked.iter().map(|c| c.unjudged.len()).sum();
    let bytes: u64 = checked.iter().map(|c| c.bytes).sum();
    let retries: u32 = checked.iter().map(|c| c.retries).sum();
    let slowest = checked.iter().max_by_key(|c| c.cpu);

    common.say(fault_table(options, checked, &faults));
    let warnings = all_warnings(checked);
    if !warnings.is_empty() {
        common.say(format!("\n{}", warning_table(&warnings)));
    }
    let cpu: Duration = checked.iter().map(|c| c.cpu).sum();
    common.say(format!(
        "\nmean size {} bytes, {retries} thrown away on the way, mean time {}, slowest {}{}",
        bytes.checked_div(generated as u64).unwrap_or(0),
        time(cpu / u32::try_from(checked.len()).unwrap_or(u32::MAX).max(1)),
        slowest.map_or_else(String::new, |c| format!("{} ({})", time(c.cpu), c.case)),
        match slowest.is_some_and(|c| c.cpu > SLOWEST) {
            true => format!(", over the bar of {}", time(SLOWEST)),
            false => String::new(),
        }
    ));
    let unevaluated = checked.iter().filter(|c| c.unevaluated).count();
    if unevaluated > 0 {
        common.say(format!(
            "{unevaluated} programs of which clang's sanitizer reports an operand that is not evaluated"
        ));
    }
    let good = faults.is_empty();
    common.say(format!(
        "{} programs of style {}, seeds {}, {sampled} of them compiled: {} faults, {findings} findings, \
         {unjudged} not judged; the bar is none: {}",
        checked.len(),
        options.wanted.style.name(),
        options.seeds,
        all - findings,
        if good { "met" } else { "MISSED" }
    ));
    common.write_json(&json!({
        "figure": "gen-check",
        "seeds": options.seeds.to_string(),
        "style": options.wanted.style.name(),
        "programs": checked.len(),
        "generated": generated,
        "sampled": sampled,
        "faults": faults.iter().map(|(fault, n)| (fault.label(), json!(n)))
            .collect::<serde_json::Map<String, Value>>(),
        "findings": findings,
        "unevaluated_reports": unevaluated,
        "mean_bytes": bytes.checked_div(generated as u64).unwrap_or(0),
        "retries": retries,
        "cpu_seconds": cpu.as_secs_f64(),
        "slowest_seconds": slowest.map(|c| c.cpu.as_secs_f64()),
        "slowest": slowest.map(|c| &c.case),
        "met": good,
        "warnings": warnings.iter().map(|((compiler, kind), (programs, times))| json!({
            "compiler": compiler.name(), "kind": kind, "inherent": is_inherent(kind),
            "programs": programs, "times": times,
        })).collect::<Vec<_>>(),
        "each": checked.iter().flat_map(|c| c.faults.iter().map(|(fault, detail)| json!({
            "case": c.case, "fault": fault.label(), "detail": detail,
        }))).collect::<Vec<_>>(),
        "not_judged": checked.iter().flat_map(|c| c.unjudged.iter().map(|what| json!({
            "case": c.case, "detail": what,
        }))).collect::<Vec<_>>(),
    }))?;
    Ok(if good {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// Warnings by compiler and kind: programs that have them, and how often.
type AllWarnings = BTreeMap<(Compiler, String), (usize, usize)>;

fn all_warnings(checked: &[Checked]) -> AllWarnings {
    let mut all = AllWarnings::new();
    for (key, times) in checked.iter().flat_map(|c| &c.warnings) {
        let entry = all.entry(key.clone()).or_default();
        entry.0 += 1;
        entry.1 += times;
    }
    all
}
