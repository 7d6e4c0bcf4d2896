//! `cassay findings`: what a hunt found, to look at, to repeat, to hand on.

use crate::reduce::{accused, command_of};
use crate::terminal::write_text;
use crate::triage;
use anyhow::{Context, Result, bail};
use cassay_exec::compiler::Way;
use cassay_exec::{Root, Worker};
use cassay_hunt::finding::{self, Rerun, Whole};
use cassay_program::{Commands, Program, shown};
use cassay_store::{Filter, FindingId, Kind, Store};
use cassay_triage::Budget;
use cassay_trial::{Bounds, Failure, Laid};
use clap::Subcommand;
use serde_json::json;
use std::fmt::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

const EXIT_CODES: &str = "\
Exit codes:
  0    no findings; `blame`: a pass is named; `rerun`: it did not happen again, or not with the reduced program
  100  findings; `rerun`: it happened again, at least once of the tries
  101  `suspects`: there are some
  102  `blame`: no pass can be named; what is known is shown
  125  Cassay could not work: no such store or finding";

#[derive(clap::Args)]
#[command(after_help = EXIT_CODES)]
pub struct Args {
    /// The store of a hunt
    #[arg(long, value_name = "DIR", default_value = "cassay-hunt", global = true)]
    store: PathBuf,
    #[command(subcommand)]
    what: Option<What>,
}

#[derive(Subcommand)]
enum What {
    /// All findings, one per line
    List {
        /// Print one JSON object per line
        #[arg(long)]
        json: bool,
        /// Only this kind: wrong-output, compiler-crash, …
        #[arg(long, value_name = "KIND")]
        kind: Option<String>,
    },
    /// Everything about one finding, its reduced program first
    Show {
        id: i64,
        /// Print one JSON object
        #[arg(long)]
        json: bool,
        /// Show this one of its examples, counted from the smallest
        #[arg(long, value_name = "N", default_value_t = 1)]
        example: usize,
    },
    /// Write a finding to a folder, with a script that needs no Cassay
    Export {
        id: i64,
        /// Write this one of its examples, counted from the smallest
        #[arg(long, value_name = "N", default_value_t = 1)]
        example: usize,
        /// A new or empty directory
        #[arg(short, long, value_name = "DIR")]
        output: PathBuf,
    },
    /// Try a finding's program again by its script, many times, and its reduced one
    Rerun {
        id: i64,
        /// Run this one of its examples, counted from the smallest
        #[arg(long, value_name = "N", default_value_t = 1)]
        example: usize,
    },
    /// Find the pass of the compiler that a finding belongs to, and the flags that hide it
    Blame {
        id: i64,
        /// Blame this one of its examples, counted from the smallest; the first one by its reduced program
        #[arg(long, value_name = "N", default_value_t = 1)]
        example: usize,
        /// Compilations that it may take
        #[arg(long, default_value_t = Budget::default().compilations, value_name = "N")]
        compilations: u64,
        /// Print one JSON object
        #[arg(long)]
        json: bool,
    },
    /// Programs on which unrelated compilers agree against Cassay
    Suspects,
    /// What each style of programs cost and came to, to compare them
    Styles {
        /// Print one JSON object per line
        #[arg(long)]
        json: bool,
    },
}

pub fn run(args: Args) -> Result<ExitCode> {
    let store = Store::open_to_read(&args.store)?;
    match args.what.unwrap_or(What::List {
        json: false,
        kind: None,
    }) {
        What::List { json, kind } => list(&store, json, kind.as_deref()),
        What::Show { id, json, example } => show(&store, id, example, json),
        What::Export {
            id,
            example,
            output,
        } => {
            let whole = get(&store, id, example)?;
            finding::export(&output, &whole)
                .with_context(|| format!("cannot write to `{}`", output.display()))?;
            say!("{}", output.join("repro.sh").display());
            Ok(ExitCode::SUCCESS)
        }
        What::Rerun { id, example } => rerun(&store, id, example),
        What::Blame {
            id,
            example,
            compilations,
            json,
        } => blame(&get(&store, id, example)?, compilations, json),
        What::Suspects => suspects(&store),
        What::Styles { json } => styles(&store, json),
    }
}

fn list(store: &Store, json: bool, kind: Option<&str>) -> Result<ExitCode> {
    let kind = match kind {
        Some(name) => match Kind::from_name(name) {
            Some(kind) => Some(kind),
            None => {
                let known: Vec<&str> = Kind::ALL.iter().map(|k| k.name()).collect();
                bail!("there is no kind `{name}`; known: {}", known.join(", "));
            }
        },
        None => None,
    };
    let filter = Filter {
        kind,
        ..Filter::default()
    };
    let findings = store.findings(&filter)?;
    let mut text = String::new();
    for brief in &findings {
        // Writing to a string cannot fail.
        let _ = if json {
            let object = json!({
                "id": brief.id.0, "kind": brief.kind.name(), "title": brief.title,
                "compiler": brief.subject.compiler, "flags": brief.subject.flags,
                "signature": brief.signature, "occurrences": brief.occurrences,
                "flaky": brief.flaky, "rate": finding::rate_json(brief.rate),
                "status": brief.status.name(),
                "first_seen": brief.first_seen.0, "last_seen": brief.last_seen.0,
                "reduced": brief.reduced.map(|shrunk| json!({
                    "tokens_before": shrunk.tokens_before, "tokens": shrunk.tokens,
                    "complete": shrunk.complete,
                })),
            });
            writeln!(text, "{object}")
        } else {
            let flaky = finding::flaky(brief.flaky, brief.rate);
            let size = match brief.reduced {
                Some(shrunk) if shrunk.complete => format!("{} tokens", shrunk.tokens),
                Some(shrunk) => format!("{} tokens…", shrunk.tokens),
                None => "-".to_string(),
            };
            writeln!(
                text,
                "{:>4}  {:<14}  ×{:<5} {size:>12}  {}{flaky}",
                brief.id,
                brief.kind,
                brief.occurrences,
                shown::line(&brief.title)
            )
        };
    }
    if findings.is_empty() && !json {
        text.push_str("no findings\n");
    }
    write_text(&mut std::io::stdout().lock(), &text)?;
    Ok(ExitCode::from(if findings.is_empty() { 0 } else { 100 }))
}

/// A finding as one of its examples shows it, with that example's program.
fn get(store: &Store, id: i64, example: usize) -> Result<Whole> {
    let Some(finding) = store.finding(FindingId(id))? else {
        bail!("there is no finding {id}; `cassay findings` lists them");
    };
    let mut reduction = None;
    let finding = match example {
        // The one that stands for it; with the reduced program, if there is one.
        1 => {
            reduction = store.reduction(finding.brief.id)?;
            finding
        }
        _ => {
            let examples = store.examples(finding.brief.id)?;
            match example.checked_sub(1).and_then(|at| examples.get(at)) {
                Some(example) => finding::shown_by(finding, example),
                None => bail!(
                    "finding {id} has {} examples; --example counts from 1",
                    examples.len()
                ),
            }
        }
    };
    let program = |hash| match store.program(hash)? {
        Some(program) => Ok(program),
        None => bail!("a program of finding {id} is missing; `cassay fsck` says more"),
    };
    let campaigns = store.campaigns()?;
    let campaign = campaigns
        .into_iter()
        .find(|(id, _)| *id == finding.brief.campaign);
    Ok(Whole {
        program: program(finding.program)?,
        reduced: finding.reduced.map(program).transpose()?,
        reduction,
        toolchain: campaign.map(|(_, d)| d.toolchain).unwrap_or_default(),
        finding,
    })
}

fn show(store: &Store, id: i64, example: usize, json: bool) -> Result<ExitCode> {
    const OCCURRENCES: u32 = 20;
    let whole = get(store, id, example)?;
    if json {
        say!("{}", whole.json());
        return Ok(ExitCode::SUCCESS);
    }
    let id = whole.finding.brief.id;
    let mut text = whole.describe();
    text.push_str("\nexamples (--example N shows another):\n");
    for (at, other) in store.examples(id)?.iter().enumerate() {
        let flaky = finding::flaky(other.flaky, other.rate);
        // Writing to a string cannot fail.
        let _ = writeln!(
            text,
            "    {}  {:>8} bytes  {}{flaky}",
            at + 1,
            other.bytes,
            shown::line(&other.title)
        );
    }
    text.push_str("\noccurrences:\n");
    for occurrence in store.occurrences(id, OCCURRENCES)? {
        let _ = writeln!(
            text,
            "    {} with {} {}",
            occurrence.case, occurrence.subject.compiler, occurrence.subject.flags
        );
    }
    text += &finding::files(&whole.program);
    write_text(&mut std::io::stdout().lock(), &text)?;
    Ok(ExitCode::SUCCESS)
}

fn rerun(store: &Store, id: i64, example: usize) -> Result<ExitCode> {
    let whole = get(store, id, example)?;
    let root = Root::new()?;
    let mut worker = Worker::start(&root)?;
    let finding = &whole.finding;
    let mut all = true;
    if let (Some(program), Some(about)) = (&whole.reduced, whole.about()) {
        let rerun = finding::rerun_reduced(finding, about, program, &root, &mut worker)?;
        all &= rerun.rate.shown > 0;
        say!("reduced ({} tokens):", about.tokens);
        tell(&about.commands, &rerun)?;
        say!("\nas it was found:");
    }
    let rerun = finding::rerun(finding, &whole.program, &root, &mut worker)?;
    all &= rerun.rate.shown > 0;
    tell(&finding.commands, &rerun)?;
    Ok(ExitCode::from(if all { 100 } else { 0 }))
}

fn blame(whole: &Whole, compilations: u64, json: bool) -> Result<ExitCode> {
    let finding = &whole.finding;
    let (program, commands) = match (&whole.reduced, whole.about()) {
        (Some(program), Some(about)) => {
            let program = Program {
                expected: about.expected.clone(),
                ..program.clone()
            };
            (program, &about.commands)
        }
        _ => {
            let expected = whole.program.expecting(finding.expected.clone());
            let program = Program {
                expected: finding.brief.kind.is_seen_in_runs().then_some(expected),
                ..whole.program.clone()
            };
            (program, &finding.commands)
        }
    };
    let root = Root::new()?;
    let mut worker = Worker::start(&root)?;
    let scratch = root.dir()?;
    let (cc, units) = command_of(&commands.compile, &program);
    if cc.is_empty() {
        bail!("finding {} has no command that compiles", finding.brief.id);
    }
    let mut accused = accused(cc, &mut worker, scratch.path())?;
    accused.units = units;
    let laid = Laid::new(&scratch, &program)?;
    let bounds = Bounds::default();
    let flags = accused.flags_for(laid.sources());
    let attempt = laid.attempt(&mut worker, &accused.compiler, &flags, bounds, Way::Driver)?;
    let Some(failure) = Failure::of(&attempt.seen, program.expected.as_ref()) else {
        bail!(
            "finding {} does not show with {}: {}",
            finding.brief.id,
            accused.name(),
            attempt.seen
        );
    };
    let budget = Budget {
        compilations,
        ..Budget::default()
    };
    let name = accused.name();
    let blame = triage::blamed(&program, accused, failure, budget, &root, &mut worker)?;
    match json {
        true => say!(
            "{}",
            json!({"id": finding.brief.id.0, "compiler": name, "blame": blame})
        ),
        false => say!(
            "{}:\n{}",
            shown::line(&name),
            triage::told(&blame).trim_end()
        ),
    }
    Ok(ExitCode::from(if blame.guilt.pass().is_some() {
        0
    } else {
        102
    }))
}

/// Lines of a program's or a compiler's output that are shown.
const OUTPUT_LINES: usize = 200;

fn tell(commands: &Commands, rerun: &Rerun) -> Result<()> {
    say!("{commands}");
    match rerun.rate {
        rate if rate.shown == 0 => say!("NOT reproduced in {} tries: {}", rate.tried, rerun.what),
        rate if rate.is_sure() => say!("reproduced: {} ({rate} tries)", rerun.what),
        rate => say!("reproduced in {rate} tries: {}", rerun.what),
    }
    if !rerun.output.is_empty() {
        say!("{}", shown::excerpt(&rerun.output, OUTPUT_LINES));
    }
    Ok(())
}

fn suspects(store: &Store) -> Result<ExitCode> {
    let mut any = false;
    for (campaign, _) in store.campaigns()? {
        for suspect in store.suspects(campaign)? {
            any = true;
            say!("{}\n    {}", suspect.case, shown::line(&suspect.detail));
            say!("    expected \"{}\"", quoted(&suspect.expected));
            say!("    they say \"{}\"", quoted(&suspect.actual));
        }
    }
    if !any {
        say!("none: no unrelated compilers agree against Cassay");
    }
    Ok(ExitCode::from(if any { 101 } else { 0 }))
}

/// An output in one line.
fn quoted(output: &[u8]) -> String {
    shown::line(&shown::bytes(output))
}

fn styles(store: &Store, json: bool) -> Result<ExitCode> {
    let seconds = |us: u64| us as f64 / 1e6;
    for (campaign, _) in store.campaigns()? {
        for style in store.stream_reports(campaign)? {
            let counters = style.counters;
            let cpu = counters.compiler_us + counters.program_us + counters.own_us;
            let outcomes = style.outcomes.iter();
            if json {
                let outcomes: serde_json::Map<_, _> = outcomes
                    .map(|(outcome, count)| (outcome.name().to_string(), (*count).into()))
                    .collect();
                let object = json!({
                    "campaign": campaign.0, "source": style.source, "style": style.style,
                    "units": style.units, "programs": counters.programs, "bytes": counters.bytes,
                    "compilations": counters.compilations, "runs": counters.runs,
                    "seconds": seconds(counters.wall_us), "cpu_seconds": seconds(cpu),
                    "compiler_cpu_seconds": seconds(counters.compiler_us), "outcomes": outcomes,
                });
                say!("{object}");
                continue;
            }
            let outcomes: Vec<String> = outcomes
                .map(|(outcome, count)| format!("{count} {outcome}"))
                .collect();
            say!(
                "campaign {campaign}, {} {}: {} units, {} programs, {:.0} s, {:.0} s of CPU \
                 ({:.1} % in compilers): {}",
                style.source,
                style.style,
                style.units,
                counters.programs,
                seconds(counters.wall_us),
                seconds(cpu),
                100.0 * counters.compiler_us as f64 / cpu.max(1) as f64,
                outcomes.join(", ")
            );
        }
    }
    Ok(ExitCode::SUCCESS)
}
