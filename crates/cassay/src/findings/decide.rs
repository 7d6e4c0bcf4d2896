//! What people decide about findings: their status, and which of them are one bug.

use super::list::{date, status};
use anyhow::{Result, bail};
use cassay_program::shown;
use cassay_store::{By, Change, Decision, FindingId, Moment, Status, Step, Store};
use std::fmt::Write as _;
use std::process::ExitCode;
use std::time::SystemTime;

#[derive(clap::Args)]
pub struct StatusArgs {
    id: i64,
    /// new, confirmed, reported, known, duplicate, fixed, invalid or ignored
    status: Option<String>,
    /// Where it was reported
    #[arg(long, value_name = "URL")]
    link: Option<String>,
    /// What else is to be said; it is kept with its time
    #[arg(long, value_name = "TEXT")]
    note: Option<String>,
    /// Of a duplicate: the finding that it is the same bug as
    #[arg(long, value_name = "ID")]
    of: Option<i64>,
}

pub(super) fn now() -> Moment {
    SystemTime::now().into()
}

pub(super) fn set(store: &mut Store, args: &StatusArgs) -> Result<ExitCode> {
    let id = FindingId(args.id);
    let status = args.status.as_deref().map(status).transpose()?;
    if args.of.is_some() && status != Some(Status::Duplicate) {
        bail!("--of says what a duplicate is a duplicate of");
    }
    if let Some(of) = args.of {
        store.merge(FindingId(of), id, By::Hand, "a duplicate", now())?;
    }
    let decision = Decision {
        status,
        link: args.link.clone(),
        note: args.note.clone(),
    };
    if decision == Decision::default() {
        bail!("nothing was said about finding {id}: a status, --link or --note");
    }
    store.decide(id, &decision, By::Hand, now())?;
    Ok(ExitCode::SUCCESS)
}

pub(super) fn merge(store: &mut Store, whole: i64, parts: &[i64]) -> Result<ExitCode> {
    for part in parts {
        store.merge(
            FindingId(whole),
            FindingId(*part),
            By::Hand,
            "by hand",
            now(),
        )?;
        let bug = store.bug_of(FindingId(whole))?;
        say!(
            "finding {part} is finding {bug} from now on; `cassay findings undo {part}` takes that back"
        );
    }
    Ok(ExitCode::SUCCESS)
}

pub(super) fn split(store: &mut Store, id: i64, example: Option<usize>) -> Result<ExitCode> {
    let new = match example {
        Some(example) => store.split(FindingId(id), example, "by hand", now())?,
        None => {
            store.detach(FindingId(id), By::Hand, "by hand", now())?;
            FindingId(id)
        }
    };
    say!("finding {new} stands for itself; `cassay findings undo {new}` takes that back");
    Ok(ExitCode::SUCCESS)
}

pub(super) fn undo(store: &mut Store, id: i64) -> Result<ExitCode> {
    let change = store.undo(FindingId(id), now())?;
    say!("taken back: {}", told(&change));
    Ok(ExitCode::SUCCESS)
}

/// A line of a history.
fn told(change: &Change) -> String {
    let Change { finding, what, .. } = change;
    let other = change.other.map(|id| id.to_string()).unwrap_or_default();
    let text = shown::line(&change.text);
    let what = match what {
        Step::Merged => format!("finding {finding} is the same bug as finding {other} ({text})"),
        Step::Split => format!("finding {finding} is another bug than finding {other} ({text})"),
        Step::Status => text.to_string(),
        Step::Note => text.to_string(),
        Step::Blamed => format!("blamed: {text}"),
        Step::Rechecked => format!("rechecked: {text}"),
    };
    let who = if change.by_hand { "" } else { ", by itself" };
    let undone = match change.undone {
        Some(at) => format!(", taken back {}", date(at)),
        None => String::new(),
    };
    format!("{}  {what}{who}{undone}", date(change.at))
}

/// Everything that was done to a finding, a line each.
pub(super) fn history(store: &Store, id: FindingId) -> Result<String> {
    let mut text = String::new();
    for change in store.history(id)? {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "    {}", told(&change));
    }
    Ok(text)
}
