//! Findings of another store, brought into this one: what is the same bug stays one.
//!
//! A finding comes with its examples, its reduced program, its status and what triage knows of it; of its other
//! occurrences only their number is lost. It belongs to a campaign of its own here, which no hunt goes on with.

use super::decide::now;
use anyhow::{Context, Result};
use cassay_hunt::bugs;
use cassay_hunt::identity::Imported;
use cassay_program::Program;
use cassay_store::{
    Ask, By, CampaignId, Decision, Description, Filter, FindingBrief, FindingId, Fresh,
    Observation, Results, Status, Step, Store,
};
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

pub(super) fn import(store: &mut Store, from: &Path) -> Result<ExitCode> {
    let other =
        Store::open_to_read(from).with_context(|| format!("cannot read `{}`", from.display()))?;
    let before = store.bugs(&Filter::default())?.len();
    let mut imported: Vec<(FindingBrief, FindingId)> = Vec::new();
    for (campaign, description) in other.campaigns()? {
        let here = campaign_of(store, &description)?;
        let filter = Filter {
            campaign: Some(campaign),
            ..Filter::default()
        };
        for brief in other.findings(&filter)? {
            let known = store.known(here, &brief.signature)?.is_some();
            if known {
                // It was imported before.
                continue;
            }
            let seen = observations(&other, brief.id)?;
            commit(store, here, seen)?;
            let Some(known) = store.known(here, &brief.signature)? else {
                continue;
            };
            bring(&other, brief.id, store, known.id)?;
            imported.push((brief, known.id));
        }
    }
    for (brief, part) in &imported {
        place(&other, store, brief, *part, &imported)?;
    }
    for (_, id) in &imported {
        bugs::settle(store, *id, now())?;
    }
    let count = imported.len();
    let after = store.bugs(&Filter::default())?.len();
    say!(
        "{count} findings imported, {} bugs of them are new here",
        after.saturating_sub(before)
    );
    Ok(ExitCode::SUCCESS)
}

/// Makes a finding a part of another, as it was in the other store; what people decided there stays decided.
fn place(
    other: &Store,
    store: &mut Store,
    brief: &FindingBrief,
    part: FindingId,
    imported: &[(FindingBrief, FindingId)],
) -> Result<()> {
    let here = |id: FindingId| imported.iter().find(|(other, _)| other.id == id);
    let history = other.history(brief.id)?;
    let mut decisions = history.iter().filter(|change| {
        change.finding == brief.id
            && change.by_hand
            && matches!(change.what, Step::Merged | Step::Split)
    });
    let decided = decisions.next_back();
    if let Some((_, whole)) = brief.triage.part_of.and_then(here) {
        let by = match decided {
            Some(_) if store.bug_of(*whole)? != store.bug_of(part)? => By::Hand,
            _ => By::Triage,
        };
        store.merge(*whole, part, by, "imported as the same bug", now())?;
    } else if let Some((_, whole)) = decided.and_then(|change| here(change.other?)) {
        // It must not be taken for the same bug again.
        if store.bug_of(part)? == part {
            store.merge(*whole, part, By::Triage, "imported", now())?;
        }
        if store.bug_of(part)? != part {
            store.detach(part, By::Hand, "imported as another bug", now())?;
        }
    }
    Ok(())
}

/// The campaign that imported findings belong to.
fn campaign_of(store: &mut Store, description: &Description) -> Result<CampaignId> {
    let imported = Description {
        configuration: serde_json::to_string(&Imported {
            imported: description.configuration.clone(),
        })?,
        ..description.clone()
    };
    Ok(store.campaign(&imported, now())?)
}

/// The examples of a finding, as a unit that found them would have reported them.
fn observations(other: &Store, id: FindingId) -> Result<Vec<Observation>> {
    let Some(finding) = other.finding(id)? else {
        return Ok(Vec::new());
    };
    let mut all = Vec::new();
    for example in other.examples(id)? {
        let Some(program) = other.program(example.program)? else {
            continue;
        };
        all.push(Observation {
            signature: finding.brief.signature.clone(),
            kind: example.kind.unwrap_or(finding.brief.kind),
            title: example.title,
            case: example.case,
            subject: example.subject,
            expected: example.expected,
            actual: example.actual,
            commands: example.commands,
            program: Some(program),
            flaky: example.flaky,
            rate: example.rate,
            origin: example.origin,
            identity: finding
                .brief
                .triage
                .identity
                .clone()
                .filter(|_| !finding.brief.kind.is_wrong_code()),
        });
    }
    Ok(all)
}

fn commit(store: &mut Store, campaign: CampaignId, observations: Vec<Observation>) -> Result<()> {
    let ask = Ask {
        campaign,
        worker: "import".to_string(),
        lease: Duration::from_secs(60),
        now: now(),
        attempts: 1,
    };
    let fresh = Fresh {
        source: "imported".to_string(),
        style: "imported".to_string(),
        count: 1,
    };
    let unit = store.allocate(&ask, &fresh)?;
    let results = Results {
        observations,
        ..Results::default()
    };
    let _ = store.commit(unit.id, unit.epoch, &results, now())?;
    Ok(())
}

/// What is known of a finding, besides its examples.
fn bring(other: &Store, id: FindingId, store: &mut Store, here: FindingId) -> Result<()> {
    let Some(finding) = other.finding(id)? else {
        return Ok(());
    };
    let triage = &finding.brief.triage;
    if let (Some(identity), Some(blame)) = (&triage.identity, &triage.blame) {
        store.put_blame(here, identity, triage.pass.as_deref(), blame, now())?;
    }
    if let Some(versions) = &triage.versions {
        store.put_versions(here, versions, "imported", By::Triage, now())?;
    }
    if let Some(reduction) = other.reduction(id)?
        && let (Some(hash), Some(about)) = (reduction.program, &reduction.about)
        && let Some(program) = other.program(hash)?
    {
        let program = Program {
            expected: None,
            ..program
        };
        if store.put_reduced(here, &program, Some(about), now())? {
            if let Some(shape) = &triage.shape {
                store.put_shape(here, &about.case, shape, now())?;
            }
            if let Some(words) = &triage.words {
                store.put_words(here, words)?;
            }
        }
    }
    let decision = Decision {
        status: (finding.brief.status != Status::New).then_some(finding.brief.status),
        link: triage.link.clone(),
        note: None,
    };
    if decision != Decision::default() {
        store.decide(here, &decision, By::Triage, now())?;
    }
    Ok(())
}
