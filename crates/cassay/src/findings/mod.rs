//! `cassay findings`: what a hunt found, to look at, to repeat, to hand on.

mod blame;
mod list;
mod report;
mod rerun;
mod show;
mod styles;
mod suspects;

use crate::report::ReportFormat;
use anyhow::{Result, bail};
use cassay_hunt::finding::{self, Whole};
use cassay_store::{FindingId, Store};
use cassay_triage::Budget;
use clap::Subcommand;
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
        /// Compilations that looking for the pass may take, for the report; 0 writes what is known already
        #[arg(long, default_value_t = Budget::default().compilations, value_name = "N")]
        compilations: u64,
    },
    /// Write what the compiler's maintainers want to read
    Report {
        id: i64,
        /// For whom; by default for those of the compiler
        #[arg(long, value_enum, value_name = "FORMAT")]
        format: Option<ReportFormat>,
        /// Report this one of its examples, counted from the smallest; the first one by its reduced program
        #[arg(long, value_name = "N", default_value_t = 1)]
        example: usize,
        /// Compilations that looking for the pass may take; 0 writes what is known already
        #[arg(long, default_value_t = Budget::default().compilations, value_name = "N")]
        compilations: u64,
        /// Print the facts as one JSON object
        #[arg(long, conflicts_with = "format")]
        json: bool,
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
        What::List { json, kind } => list::list(&store, json, kind.as_deref()),
        What::Show { id, json, example } => show::show(&store, id, example, json),
        What::Export {
            id,
            example,
            output,
            compilations,
        } => report::export(&get(&store, id, example)?, &output, compilations),
        What::Report {
            id,
            format,
            example,
            compilations,
            json,
        } => report::report(&get(&store, id, example)?, format, compilations, json),
        What::Rerun { id, example } => rerun::rerun(&store, id, example),
        What::Blame {
            id,
            example,
            compilations,
            json,
        } => blame::blame(&get(&store, id, example)?, compilations, json),
        What::Suspects => suspects::suspects(&store),
        What::Styles { json } => styles::styles(&store, json),
    }
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
