//! `cassay fsck`: the proof that a store has lost nothing and counted nothing twice.

use anyhow::Result;
use cassay_store::{State, Store};
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
    #[arg(long, value_name = "DIR", default_value = "cassay-hunt")]
    store: PathBuf,
    /// The same, for short
    #[arg(value_name = "DIR", conflicts_with = "store")]
    dir: Option<PathBuf>,
}

pub fn run(args: Args) -> Result<ExitCode> {
    let store = Store::open_existing(args.dir.unwrap_or(args.store))?;
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
        let [waiting, leased, done, failed] = store.reduction_counts(campaign)?;
        if waiting + leased + done + failed > 0 {
            say!(
                "  findings reduced: {done} done, {leased} leased, {waiting} waiting, {failed} given up"
            );
        }
        let failed = store.leases(campaign)?.into_iter();
        for lease in failed.filter(|lease| lease.state == State::Failed) {
            say!(
                "  unit {} ({} {:?}) was given up: {}",
                lease.unit.id,
                lease.unit.style,
                lease.unit.seeds,
                lease.reason.unwrap_or_default()
            );
        }
    }
    if problems.is_empty() {
        say!("{} is clean", store.path().display());
        return Ok(ExitCode::SUCCESS);
    }
    say!("{} problems", problems.len());
    Ok(ExitCode::from(1))
}
