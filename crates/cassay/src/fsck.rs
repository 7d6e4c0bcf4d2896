//! `cassay fsck`: the proof that a store has lost nothing and counted nothing twice.

use anyhow::Result;
use cassay_store::Store;
use std::path::PathBuf;
use std::process::ExitCode;

const EXIT_CODES: &str = "\
Exit codes:
  0    everything adds up
  1    something does not
  125  Cassay could not work: no such store";

#[derive(clap::Args)]
#[command(after_help = EXIT_CODES)]
pub struct Args {
    /// The store to check
    #[arg(value_name = "DIR", default_value = "cassay-hunt")]
    store: PathBuf,
}

pub fn run(args: Args) -> Result<ExitCode> {
    let store = Store::open_existing(&args.store)?;
    let problems = store.fsck()?;
    for problem in &problems {
        say!("{problem}");
    }
    for (campaign, description) in store.campaigns()? {
        let summary = store.summary(campaign)?;
        let seeds = summary.seeds;
        say!(
            "campaign {campaign} ({}): {} seeds allocated = {} done + {} leased + {} waiting + {} \
             failed; {} units, {} programs, {} findings, {} suspect",
            description.generator,
            seeds.allocated,
            seeds.done,
            seeds.leased,
            seeds.waiting,
            seeds.failed,
            summary.units,
            summary.counters.programs,
            summary.findings.values().sum::<u64>(),
            summary.suspects,
        );
    }
    if problems.is_empty() {
        say!("{} is clean", store.path().display());
        return Ok(ExitCode::SUCCESS);
    }
    say!("{} problems", problems.len());
    Ok(ExitCode::from(1))
}
