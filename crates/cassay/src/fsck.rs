//! `cassay fsck`: the proof that a store has lost nothing and counted nothing twice.

use anyhow::Result;
use cassay_store::{Problem, State, Store, StoreError};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

const EXIT_CODES: &str = "\
Exit codes:
  0    everything adds up; with --salvage: everything was saved
  1    something does not, or is damaged; with --salvage: something is lost
  125  Cassay could not work: no such store, or it belongs to a newer Cassay

--salvage reads what SQLite cannot any more: findings with their programs, examples and
reductions, what was decided about them, and suspects, with the numbers they have. The damaged
store stays as it is.";

#[derive(clap::Args)]
#[command(after_help = EXIT_CODES)]
pub struct Args {
    /// The store to check
    #[arg(long, value_name = "DIR", default_value = "cassay-hunt")]
    store: PathBuf,
    /// The same, for short
    #[arg(value_name = "DIR", conflicts_with = "store")]
    dir: Option<PathBuf>,
    /// Save all findings that can be read into a new store [default: DIR-salvaged]
    #[arg(long, value_name = "NEW", num_args = 0..=1, require_equals = true)]
    salvage: Option<Option<PathBuf>>,
}

pub fn run(args: Args) -> Result<ExitCode> {
    let dir = args.dir.unwrap_or(args.store);
    if let Some(to) = args.salvage {
        return salvage(&dir, to);
    }
    let checked = Store::open_to_read(&dir).and_then(|store| check(&store));
    let problems = match checked {
        Ok((text, problems)) => {
            for problem in &problems {
                say!("{problem}");
            }
            say!("{text}");
            problems.len()
        }
        Err(error) if error.is_damage() => {
            say!("{error}");
            1
        }
        Err(error) => return Err(error.into()),
    };
    if problems == 0 {
        return Ok(ExitCode::SUCCESS);
    }
    let count = match problems {
        1 => "1 problem".to_string(),
        more => format!("{more} problems"),
    };
    say!("{count}; `cassay fsck --salvage` saves all findings that can be read");
    Ok(ExitCode::from(1))
}

fn salvage(dir: &Path, to: Option<PathBuf>) -> Result<ExitCode> {
    let to = to.unwrap_or_else(|| {
        // Beside it, whatever its name ends with.
        let mut name = dir.components().as_path().as_os_str().to_owned();
        name.push("-salvaged");
        name.into()
    });
    let saved = Store::salvage(dir, &to)?;
    for lost in &saved.lost {
        say!("lost: {lost}");
    }
    say!(
        "saved {} findings with {} occurrences, {} of them reduced, and {} suspects",
        saved.findings,
        saved.occurrences,
        saved.reductions,
        saved.suspects
    );
    say!("`cassay findings --store {}` lists them", to.display());
    Ok(ExitCode::from(u8::from(!saved.lost.is_empty())))
}

/// What the store says about its campaigns, and what is wrong with it.
fn check(store: &Store) -> Result<(String, Vec<Problem>), StoreError> {
    let problems = store.fsck()?;
    let mut lines = Vec::new();
    match campaigns(store, &mut lines) {
        Ok(()) => {}
        // Said by the checks already.
        Err(_) if !problems.is_empty() => {}
        Err(error) => return Err(error),
    }
    if problems.is_empty() {
        lines.push(format!("{} is clean", store.path().display()));
    }
    Ok((lines.join("\n"), problems))
}

fn campaigns(store: &Store, lines: &mut Vec<String>) -> Result<(), StoreError> {
    for (campaign, description) in store.campaigns()? {
        let summary = store.summary(campaign)?;
        let seeds = summary.seeds;
        lines.push(format!(
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
        ));
        let [waiting, leased, done, failed] = store.reduction_counts(campaign)?;
        if [waiting, leased, done, failed] != [0; 4] {
            lines.push(format!(
                "  findings reduced: {done} done, {leased} leased, {waiting} waiting, {failed} given up"
            ));
        }
        let failed = store.leases(campaign)?.into_iter();
        for lease in failed.filter(|lease| lease.state == State::Failed) {
            lines.push(format!(
                "  unit {} ({} {:?}) was given up: {}",
                lease.unit.id,
                lease.unit.style,
                lease.unit.seeds,
                lease.reason.unwrap_or_default()
            ));
        }
    }
    Ok(())
}
