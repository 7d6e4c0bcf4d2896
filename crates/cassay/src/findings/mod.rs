//! `cassay findings`: what a hunt found, to look at, to repeat, to hand on.

mod blame;
mod decide;
mod import;
mod known;
mod list;
mod recheck;
mod report;
mod rerun;
mod show;
mod styles;
mod suspects;

use crate::report::ReportFormat;
use anyhow::{Result, anyhow, bail};
use cassay_hunt::finding::{self, Whole};
use cassay_store::{FindingId, Store, StoreError};
use cassay_triage::Budget;
use clap::Subcommand;
use std::path::PathBuf;
use std::process::ExitCode;

const EXIT_CODES: &str = "\
Exit codes:
  0    no findings; `blame`: a pass is named; `rerun`: it did not happen again, or not with the reduced program;
       others: it is done
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
    #[command(flatten)]
    list: list::ListArgs,
    #[command(subcommand)]
    what: Option<What>,
}

#[derive(Subcommand)]
enum What {
    /// Bugs, one per line: findings that are the same bug are one
    List(list::ListArgs),
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
        /// Print one JSON object
        #[arg(long)]
        json: bool,
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
    /// Say what became of a finding
    Status(decide::StatusArgs),
    /// Say that findings are the same bug as another
    Merge {
        /// The one that stands for all
        id: i64,
        #[arg(value_name = "ID", required = true)]
        parts: Vec<i64>,
    },
    /// Say that an example of a finding, or a finding that is part of another, is a bug of its own
    Split {
        id: i64,
        /// This one of its examples, counted from the smallest
        #[arg(long, value_name = "N")]
        example: Option<usize>,
    },
    /// Take back the last merging or splitting of a finding
    Undo { id: i64 },
    /// Try findings with all versions of compilers, and mark what is fixed, or back again
    Recheck(recheck::RecheckArgs),
    /// Bring in the findings of another store
    Import {
        #[arg(value_name = "STORE")]
        from: PathBuf,
    },
    /// Print a known.toml with all bugs that can be recognised, for other hunts
    Known,
    /// Programs on which unrelated compilers agree against Cassay
    Suspects {
        /// Print one JSON object per line
        #[arg(long)]
        json: bool,
    },
    /// What each style of programs cost and came to, to compare them
    Styles {
        /// Print one JSON object per line
        #[arg(long)]
        json: bool,
    },
}

pub fn run(args: Args) -> Result<ExitCode> {
    // What makes no sense is the reader's request here, and nothing that a hunt could not store.
    done(args).map_err(|error| match error.downcast() {
        Ok(StoreError::Invalid { what }) => anyhow!(what),
        Ok(error) => error.into(),
        Err(error) => error,
    })
}

fn done(args: Args) -> Result<ExitCode> {
    let mut store = Store::open_to_read(&args.store)?;
    match args.what.unwrap_or(What::List(args.list)) {
        What::List(args) => list::list(&store, &args),
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
        What::Rerun { id, example, json } => rerun::rerun(&store, id, example, json),
        What::Blame {
            id,
            example,
            compilations,
            json,
        } => {
            let whole = get(&store, id, example)?;
            blame::blame(&mut store, &whole, compilations, json)
        }
        What::Status(args) => decide::set(&mut store, &args),
        What::Merge { id, parts } => decide::merge(&mut store, id, &parts),
        What::Split { id, example } => decide::split(&mut store, id, example),
        What::Undo { id } => decide::undo(&mut store, id),
        What::Recheck(args) => recheck::recheck(&mut store, &args),
        What::Import { from } => import::import(&mut store, &from),
        What::Known => known::known(&store),
        What::Suspects { json } => suspects::suspects(&store, json),
        What::Styles { json } => styles::styles(&store, json),
    }
}

/// A finding as one of its examples shows it, with that example's program.
pub(crate) fn get(store: &Store, id: i64, example: usize) -> Result<Whole> {
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
        target: finding::target(store, &finding)?,
        program: program(finding.program)?,
        reduced: finding.reduced.map(program).transpose()?,
        reduction,
        toolchain: campaign.map(|(_, d)| d.toolchain).unwrap_or_default(),
        finding,
    })
}
