//! Failures of many bugs mixed up in one store, as a hunt would have stored them, and put in place by the hunt's own rules.
//!
//! At first all wrong code of a compiler is one finding, because it looks the same. Then occurrences are examined one by
//! one, in the order in which a hunt does it; what an examination finds out was found out before.

use std::collections::BTreeMap;
use std::time::Duration;

use anyhow::{Context, Result};
use cassay_choice::Choices;
use cassay_hunt::bugs::{place, settle};
use cassay_program::{Commands, Program};
use cassay_store::{
    Ask, CampaignId, Cost, Description, Examined, Filter, FindingId, Fresh, Kind, Moment,
    Observation, Reduced, Results, Stage, Store, Subject, Then,
};

use crate::scratch::Scratch;
use crate::triage_check::Occurrence;
use crate::triage_set::Bug;

/// What came of it, in pairs of occurrences of one pool.
#[derive(Clone, Debug, Default)]
pub struct Pairs {
    /// Pairs that are the same bug, and those of them that are in different findings.
    pub same: usize,
    pub told_apart: usize,
    /// Pairs that are different bugs, and those of them that are in one finding.
    pub different: usize,
    pub merged: usize,
    /// Occurrences that nobody looked into, because several before them brought nothing new.
    pub unexamined: usize,
    /// Pairs of bugs that were got wrong, in words.
    pub wrong: Vec<String>,
}

const NOW: Moment = Moment(1);

/// Mixes occurrences up, and puts them together again.
pub fn mix(all: &[&Occurrence], bugs: &[Bug], seed: u64) -> Result<Pairs> {
    let scratch = Scratch::new()?;
    let mut store = Store::open(scratch.path())?;
    let campaign = store.campaign(
        &Description {
            configuration: String::new(),
            generator: String::new(),
            toolchain: String::new(),
            first_seed: 0,
        },
        NOW,
    )?;
    let ask = Ask {
        campaign,
        worker: "bench".into(),
        lease: Duration::from_secs(3600),
        now: NOW,
        attempts: 9,
    };
    let mut order: Vec<&Occurrence> = all.to_vec();
    Choices::seeded(seed).shuffle(&mut order);
    let observations: Vec<Observation> = order.iter().map(|o| observation(o, bugs)).collect();
    for some in observations.chunks(10) {
        let fresh = Fresh {
            source: "gen".into(),
            style: "mixed".into(),
            count: 1,
        };
        let unit = store.allocate(&ask, &fresh)?;
        let results = Results {
            observations: some.to_vec(),
            ..Results::default()
        };
        let _ = store.commit(unit.id, unit.epoch, &results, NOW)?;
    }
    examine(&mut store, &ask, all)?;
    judge(&store, campaign, all, bugs)
}

fn observation(occurrence: &Occurrence, bugs: &[Bug]) -> Observation {
    let pool = bugs.get(occurrence.bug).map_or("", Bug::pool);
    let told = occurrence.told;
    Observation {
        // What a compiler says is what such failures look like.
        signature: match told {
            true => occurrence.identity.clone(),
            false => format!("wrong code of {pool}"),
        },
        kind: match told {
            true => Kind::CompilerCrash,
            false => Kind::WrongOutput,
        },
        title: occurrence.name.clone(),
        case: occurrence.case.clone(),
        subject: Subject {
            compiler: pool.into(),
            flags: String::new(),
        },
        expected: Vec::new(),
        actual: Vec::new(),
        commands: Commands::parse("cc main.c\n./a.out"),
        program: Some(occurrence.program.clone()),
        flaky: false,
        rate: None,
        origin: None,
        identity: told.then(|| occurrence.identity.clone()),
    }
}

/// All examinations and reductions, in the hunt's order: blame, then a reduction, then shapes.
fn examine(store: &mut Store, ask: &Ask, all: &[&Occurrence]) -> Result<()> {
    let by_case: BTreeMap<&str, &Occurrence> =
        all.iter().map(|one| (one.case.as_str(), *one)).collect();
    let of = |case: &str| by_case.get(case).copied().context("an unknown occurrence");
    loop {
        let stage = [Stage::Blame, Stage::Shape];
        if let Some(task) = store.allocate_examination(ask, stage[0], false)? {
            let (example, _) = store.examined_example(task)?.context("no example")?;
            let found = of(&example.case)?;
            let examined = Examined {
                identity: Some(found.identity.clone()),
                pass: found.pass.clone(),
                ..Examined::default()
            };
            put(store, task, &examined)?;
        } else if let Some(task) = store.allocate_reduction(ask, false)? {
            let finding = store.finding(task.finding)?.context("no finding")?;
            let found = of(&finding.case)?;
            let Some(small) = small(found) else {
                let _ = store.fail(task, "not needed", &Cost::default(), NOW)?;
                continue;
            };
            let about = reduced(found);
            let cost = Cost::default();
            let _ = store.commit_reduction(task, &small, &about, &cost, Then::Done, NOW)?;
            if let Some(shape) = &found.shape {
                store.put_shape(task.finding, &found.case, shape, NOW)?;
            }
            settle(store, task.finding, NOW)?;
        } else if let Some(task) = store.allocate_examination(ask, stage[1], false)? {
            let (example, _) = store.examined_example(task)?.context("no example")?;
            let found = of(&example.case)?;
            let examined = Examined {
                identity: Some(found.identity.clone()),
                shape: found.shape.clone(),
                reduced: small(found).map(|small| (small, reduced(found))),
                ..Examined::default()
            };
            put(store, task, &examined)?;
        } else {
            return Ok(());
        }
    }
}

fn put(store: &mut Store, task: cassay_store::ExamTask, examined: &Examined) -> Result<()> {
    let place = place(&store.identified()?, task.finding, task.stage, examined);
    let put = store.commit_examination(task, examined, place, &Cost::default(), NOW)?;
    for id in [Some(task.finding), put.filter(|put| *put != task.finding)]
        .into_iter()
        .flatten()
    {
        settle(store, id, NOW)?;
    }
    Ok(())
}

/// The reduced program.
fn small(found: &Occurrence) -> Option<Program> {
    let text = found.reduced.as_deref()?;
    Some(Program::single("main.c", text))
}

fn reduced(found: &Occurrence) -> Reduced {
    Reduced {
        complete: true,
        case: found.case.clone(),
        tokens_before: 2,
        tokens: 1,
        failure: "wrong output".to_string(),
        commands: Commands::parse("cc main.c\n./a.out"),
        expected: None,
        actual: Vec::new(),
        origin: None,
        notes: Vec::new(),
        rate: None,
    }
}

/// Which pairs are in one finding, against the truth.
fn judge(store: &Store, campaign: CampaignId, all: &[&Occurrence], bugs: &[Bug]) -> Result<Pairs> {
    let mut home: BTreeMap<String, FindingId> = BTreeMap::new();
    for bug in store.bugs(&Filter::default())? {
        let ids = std::iter::once(bug.brief.id).chain(bug.parts.iter().map(|part| part.id));
        for id in ids {
            for occurrence in store.occurrences(id, u32::MAX)? {
                home.insert(occurrence.case, bug.brief.id);
            }
        }
    }
    let left = store.examination_counts(campaign)?;
    let mut pairs = Pairs {
        unexamined: usize::try_from(left.to_blame + left.to_reduce).unwrap_or(usize::MAX),
        ..Pairs::default()
    };
    let mut wrong: BTreeMap<String, usize> = BTreeMap::new();
    for (at, one) in all.iter().enumerate() {
        for other in &all[at + 1..] {
            let (a, b) = (&bugs[one.bug], &bugs[other.bug]);
            if a.pool() != b.pool() {
                continue;
            }
            let together = home.get(&one.case) == home.get(&other.case);
            match (one.bug == other.bug, together) {
                (true, true) => pairs.same += 1,
                (true, false) => {
                    pairs.same += 1;
                    pairs.told_apart += 1;
                    *wrong.entry(format!("told apart: {}", a.name)).or_default() += 1;
                }
                (false, false) => pairs.different += 1,
                (false, true) => {
                    pairs.different += 1;
                    pairs.merged += 1;
                    let names = format!("merged: {} and {}", a.name, b.name);
                    *wrong.entry(names).or_default() += 1;
                }
            }
        }
    }
    pairs.wrong = wrong
        .iter()
        .map(|(what, times)| format!("{what}, {times} pairs"))
        .collect();
    Ok(pairs)
}
