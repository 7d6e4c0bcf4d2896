//! `cassay fsck`: the proof that a store has lost nothing and counted nothing twice.

use anyhow::Result;
use cassay_store::{CampaignId, Lease, Problem, State, Store, StoreError, Summary};
use serde_json::{Value, json};
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
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// What a store says about one of its campaigns.
struct Campaign {
    id: CampaignId,
    generator: String,
    summary: Summary,
    /// Findings whose reduction waits, is under way, is done, was given up.
    reductions: [u64; 4],
    given_up: Vec<Lease>,
}

pub fn run(args: Args) -> Result<ExitCode> {
    let dir = args.dir.unwrap_or(args.store);
    if let Some(to) = args.salvage {
        return salvage(&dir, to, args.json);
    }
    let checked = Store::open_to_read(&dir).and_then(|store| check(&store));
    let (campaigns, problems) = match checked {
        Ok((campaigns, problems)) => (campaigns, problems),
        // It cannot even be opened.
        Err(error) if error.is_damage() => {
            let what = error.to_string();
            let check = cassay_store::Check::Integrity;
            (Vec::new(), vec![Problem { check, what }])
        }
        Err(error) => return Err(error.into()),
    };
    if args.json {
        say!("{}", object(&dir, &campaigns, &problems));
    } else {
        tell(&dir, &campaigns, &problems);
    }
    Ok(ExitCode::from(u8::from(!problems.is_empty())))
}

fn tell(dir: &Path, campaigns: &[Campaign], problems: &[Problem]) {
    for problem in problems {
        say!("{problem}");
    }
    for campaign in campaigns {
        campaign.tell();
    }
    match problems.len() {
        0 => say!("{} is clean", dir.display()),
        count => {
            let count = match count {
                1 => "1 problem".to_string(),
                more => format!("{more} problems"),
            };
            say!("{count}; `cassay fsck --salvage` saves all findings that can be read");
        }
    }
}

fn object(dir: &Path, campaigns: &[Campaign], problems: &[Problem]) -> Value {
    let problems: Vec<Value> = problems
        .iter()
        .map(|problem| json!({"check": problem.check.name(), "what": problem.what}))
        .collect();
    let campaigns: Vec<Value> = campaigns.iter().map(Campaign::object).collect();
    json!({
        "store": dir, "clean": problems.is_empty(), "problems": problems,
        "campaigns": campaigns,
    })
}

fn salvage(dir: &Path, to: Option<PathBuf>, as_json: bool) -> Result<ExitCode> {
    let to = to.unwrap_or_else(|| {
        // Beside it, whatever its name ends with.
        let mut name = dir.components().as_path().as_os_str().to_owned();
        name.push("-salvaged");
        name.into()
    });
    let saved = Store::salvage(dir, &to)?;
    let code = ExitCode::from(u8::from(!saved.lost.is_empty()));
    if as_json {
        let object = json!({
            "store": to, "findings": saved.findings, "occurrences": saved.occurrences,
            "reductions": saved.reductions, "suspects": saved.suspects, "lost": saved.lost,
        });
        say!("{object}");
        return Ok(code);
    }
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
    Ok(code)
}

/// What the store says about its campaigns, and what is wrong with it.
fn check(store: &Store) -> Result<(Vec<Campaign>, Vec<Problem>), StoreError> {
    let problems = store.fsck()?;
    let campaigns = match campaigns(store) {
        Ok(campaigns) => campaigns,
        // Said by the checks already.
        Err(_) if !problems.is_empty() => Vec::new(),
        Err(error) => return Err(error),
    };
    Ok((campaigns, problems))
}

fn campaigns(store: &Store) -> Result<Vec<Campaign>, StoreError> {
    let mut campaigns = Vec::new();
    for (id, description) in store.campaigns()? {
        let leases = store.leases(id)?.into_iter();
        campaigns.push(Campaign {
            id,
            generator: description.generator,
            summary: store.summary(id)?,
            reductions: store.reduction_counts(id)?,
            given_up: leases
                .filter(|lease| lease.state == State::Failed)
                .collect(),
        });
    }
    Ok(campaigns)
}

impl Campaign {
    fn findings(&self) -> u64 {
        self.summary.findings.values().sum()
    }

    fn tell(&self) {
        let seeds = self.summary.seeds;
        say!(
            "campaign {} ({}): {} seeds allocated = {} done + {} leased + {} waiting + {} failed; \
             {} units, {} programs, {} findings, {} suspect",
            self.id,
            self.generator,
            seeds.allocated,
            seeds.done,
            seeds.leased,
            seeds.waiting,
            seeds.failed,
            self.summary.units,
            self.summary.counters.programs,
            self.findings(),
            self.summary.suspects,
        );
        let [waiting, leased, done, failed] = self.reductions;
        if self.reductions != [0; 4] {
            say!(
                "  findings reduced: {done} done, {leased} leased, {waiting} waiting, {failed} given up"
            );
        }
        for lease in &self.given_up {
            say!(
                "  unit {} ({} {:?}) was given up: {}",
                lease.unit.id,
                lease.unit.style,
                lease.unit.seeds,
                lease.reason.as_deref().unwrap_or_default()
            );
        }
    }

    fn object(&self) -> Value {
        let seeds = self.summary.seeds;
        let [waiting, leased, done, failed] = self.reductions;
        let given_up = self.given_up.iter().map(|lease| {
            json!({
                "unit": lease.unit.id.0, "style": lease.unit.style, "reason": lease.reason,
                "first_seed": lease.unit.seeds.start, "seeds": lease.unit.seeds.end - lease.unit.seeds.start,
            })
        });
        json!({
            "id": self.id.0, "generator": self.generator,
            "seeds": {
                "allocated": seeds.allocated, "done": seeds.done, "leased": seeds.leased,
                "waiting": seeds.waiting, "failed": seeds.failed,
            },
            "units": self.summary.units, "programs": self.summary.counters.programs,
            "findings": self.findings(), "suspects": self.summary.suspects,
            "reductions": {"done": done, "leased": leased, "waiting": waiting, "failed": failed},
            "given_up": given_up.collect::<Vec<_>>(),
        })
    }
}
