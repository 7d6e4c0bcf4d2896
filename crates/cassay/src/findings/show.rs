//! Everything about one finding, for people or as JSON.

use super::decide::history;
use super::get;
use super::list::table;
use crate::terminal::write_text;
use crate::triage;
use anyhow::Result;
use cassay_hunt::finding::{self, Whole};
use cassay_program::shown;
use cassay_store::{Filter, Store};
use cassay_triage::Blame;
use cassay_triage::versions::{self, Since};
use std::fmt::Write as _;
use std::process::ExitCode;

pub(super) fn show(store: &Store, id: i64, example: usize, json: bool) -> Result<ExitCode> {
    const OCCURRENCES: u32 = 20;
    let whole = get(store, id, example)?;
    if json {
        say!("{}", whole.json());
        return Ok(ExitCode::SUCCESS);
    }
    let id = whole.finding.brief.id;
    let mut text = whole.describe();
    text += &triaged(store, &whole)?;
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

/// What triage knows of a finding.
fn triaged(store: &Store, whole: &Whole) -> Result<String> {
    let brief = &whole.finding.brief;
    let triage = &brief.triage;
    let mut text = String::new();
    // Writing to a string cannot fail.
    let mut say = |name: &str, what: &str| {
        let _ = writeln!(text, "{name:<12} {}", shown::line(what));
    };
    if let Some(whole) = triage.part_of {
        let bug = store.bug_of(brief.id)?;
        say("same bug as", &format!("finding {bug}"));
        if bug != whole {
            say("", &format!("by way of finding {whole}"));
        }
    }
    let bugs = store.bugs(&Filter::default())?;
    if let Some(bug) = bugs.iter().find(|bug| bug.brief.id == brief.id)
        && !bug.parts.is_empty()
    {
        let parts: Vec<String> = bug.parts.iter().map(|part| part.id.to_string()).collect();
        say(
            "with",
            &format!(
                "findings {}: {} occurrences",
                parts.join(", "),
                bug.occurrences
            ),
        );
    }
    if brief.kind.is_wrong_code() {
        let (examined, all) = (triage.examined, brief.occurrences);
        say("examined", &format!("{examined} of {all} occurrences"));
    }
    for (name, what) in [
        ("link", &triage.link),
        ("identity", &triage.identity),
        ("shape", &triage.shape),
    ] {
        if let Some(what) = what {
            say(name, what);
        }
    }
    if let Some(blame) = &triage.blame
        && let Ok(blame) = serde_json::from_str::<Blame>(blame)
    {
        text.push_str("\nblame:\n");
        text += &triage::told(&blame);
    }
    if let Some(rows) = table(brief) {
        text.push_str("\nversions:\n");
        text += &triage::table(&rows);
        for since in versions::since(&rows).iter().map(Since::text) {
            let _ = writeln!(text, "{since}");
        }
    }
    let history = history(store, brief.id)?;
    if !history.is_empty() {
        text.push_str("\nhistory:\n");
        text += &history;
    }
    Ok(text)
}
