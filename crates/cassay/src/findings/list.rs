//! Bugs, one per line: findings that are the same bug are one.

use crate::terminal::write_text;
use anyhow::{Result, bail};
use cassay_hunt::finding;
use cassay_program::{Program, shown};
use cassay_source::Source;
use cassay_store::{Bug, CampaignId, Filter, FindingBrief, Kind, Moment, Status, Store};
use cassay_triage::versions::{self, Row};
use cassay_triage::{culprit, shape};
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::process::ExitCode;

#[derive(clap::Args, Default)]
pub struct ListArgs {
    /// Print one JSON object per line
    #[arg(long)]
    json: bool,
    /// Only this kind: wrong-output, compiler-crash, …
    #[arg(long, value_name = "KIND")]
    kind: Option<String>,
    /// Only findings of this compiler
    #[arg(long, value_name = "NAME")]
    compiler: Option<String>,
    /// Only those whose guilty pass has this in its name
    #[arg(long, value_name = "PASS")]
    pass: Option<String>,
    /// Only this status: new, reported, known, …
    #[arg(long, value_name = "STATUS")]
    status: Option<String>,
    /// Only what this campaign found
    #[arg(long, value_name = "N")]
    campaign: Option<i64>,
}

/// The value of a name, or an error that lists all names.
pub(super) fn named<T: Copy>(
    what: &str,
    name: &str,
    found: Option<T>,
    all: impl Iterator<Item = &'static str>,
) -> Result<T> {
    match found {
        Some(value) => Ok(value),
        None => {
            let known: Vec<&str> = all.collect();
            bail!("there is no {what} `{name}`; known: {}", known.join(", "))
        }
    }
}

pub(super) fn status(name: &str) -> Result<Status> {
    let all = Status::ALL.iter().map(|status| status.name());
    named("status", name, Status::from_name(name), all)
}

pub(super) fn list(store: &Store, args: &ListArgs) -> Result<ExitCode> {
    let kind = |name: &String| {
        let all = Kind::ALL.iter().map(|kind| kind.name());
        named("kind", name, Kind::from_name(name), all)
    };
    let filter = Filter {
        kind: args.kind.as_ref().map(kind).transpose()?,
        status: args.status.as_deref().map(status).transpose()?,
        compiler: args.compiler.clone(),
        pass: args.pass.clone(),
        campaign: args.campaign.map(CampaignId),
        ..Filter::default()
    };
    let bugs = store.bugs(&filter)?;
    let mut text = String::new();
    for bug in &bugs {
        // Writing to a string cannot fail.
        let _ = match args.json {
            true => writeln!(text, "{}", object(bug)),
            false => writeln!(text, "{}", line(bug, &title(store, &bug.brief)?)),
        };
    }
    if bugs.is_empty() && !args.json {
        text.push_str("no findings\n");
    }
    write_text(&mut std::io::stdout().lock(), &text)?;
    Ok(ExitCode::from(if bugs.is_empty() { 0 } else { 100 }))
}

/// What goes wrong: in words where they are known, else the kind and what the program has that is worth naming. What a
/// program printed says nothing to anybody.
pub(super) fn title(store: &Store, brief: &FindingBrief) -> Result<String> {
    if !brief.kind.is_wrong_code() {
        return Ok(brief.title.clone());
    }
    let subject = &brief.subject;
    let who = match subject.flags.is_empty() {
        true => subject.compiler.clone(),
        false => format!("{} {}", subject.compiler, subject.flags),
    };
    if let Some(words) = &brief.triage.words {
        return Ok(format!("{who}: {words}"));
    }
    let shape = brief.triage.shape.as_deref();
    if let Some(culprit) = shape.and_then(|shape| shape::parted(shape).0) {
        return Ok(format!("{who}: {}", culprit::words(culprit)));
    }
    let does = match brief.kind {
        Kind::RunCrash => "crash of the compiled program",
        Kind::RunHang => "compiled program does not end",
        Kind::WrongExit => "wrong exit status",
        _ => "wrong output",
    };
    let constructs = match store.reduction(brief.id)?.and_then(|found| found.program) {
        Some(reduced) => store.program(reduced)?.map(|program| constructs(&program)),
        None => None,
    };
    Ok(match constructs.as_deref() {
        None => format!("{who}: {does}, not reduced yet"),
        Some([]) => match shape.map(telling_nodes) {
            Some(nodes) if !nodes.is_empty() => format!("{who}: {does} with {nodes}"),
            _ => format!("{who}: {does}"),
        },
        Some(some) => format!("{who}: {does} with {}", some.join(" and ")),
    })
}

/// The nodes of a shape that say something, at most two.
fn telling_nodes(shape: &str) -> String {
    let mut nodes: Vec<&str> = shape::nodes(shape).collect();
    nodes.sort_by_key(|node| std::cmp::Reverse(node.len()));
    nodes.truncate(2);
    nodes.join(" and ")
}

/// What a reduced program has that is worth naming.
fn constructs(program: &Program) -> Vec<String> {
    match Source::of(program).parse() {
        Ok(parsed) => cassay_triage::constructs(&parsed.program, &parsed.sources),
        Err(_) => Vec::new(),
    }
}

/// The table of versions and levels of a finding, if it was made.
pub(super) fn table(brief: &FindingBrief) -> Option<Vec<Row>> {
    serde_json::from_str(brief.triage.versions.as_deref()?).ok()
}

fn object(bug: &Bug) -> Value {
    let brief = &bug.brief;
    let triage = &brief.triage;
    let parts: Vec<i64> = bug.parts.iter().map(|part| part.id.0).collect();
    let table = table(brief);
    json!({
        "id": brief.id.0, "kind": brief.kind.name(), "title": brief.title,
        "words": triage.words,
        "culprit": triage.shape.as_deref().and_then(|shape| shape::parted(shape).0),
        "compiler": brief.subject.compiler, "flags": brief.subject.flags,
        "signature": brief.signature, "occurrences": bug.occurrences,
        "examined": bug.examined(), "parts": parts, "campaign": brief.campaign.0,
        "flaky": brief.flaky, "rate": finding::rate_json(brief.rate),
        "status": brief.status.name(), "link": triage.link,
        "first_seen": bug.first_seen.0, "last_seen": bug.last_seen.0,
        "identity": triage.identity, "pass": triage.pass, "shape": triage.shape,
        "since": table.as_deref().map(versions::since), "versions": table,
        "reduced": brief.reduced.map(|shrunk| json!({
            "tokens_before": shrunk.tokens_before, "tokens": shrunk.tokens,
            "complete": shrunk.complete,
        })),
    })
}

fn line(bug: &Bug, title: &str) -> String {
    let brief = &bug.brief;
    let flaky = finding::flaky(brief.flaky, brief.rate);
    let size = match brief.reduced {
        Some(shrunk) if shrunk.complete => format!("{} tokens", shrunk.tokens),
        Some(shrunk) => format!("{} tokens…", shrunk.tokens),
        None => "-".to_string(),
    };
    let mut line = format!(
        "{:>4}  {:<14}  {:<9}  ×{:<5} {size:>12}  {}  {}{flaky}",
        brief.id,
        brief.kind,
        brief.status,
        bug.occurrences,
        date(bug.first_seen),
        shown::line(title)
    );
    for more in known(bug) {
        line += &format!(" · {}", shown::line(&more));
    }
    line
}

/// What else is known of a bug, in a few words each.
fn known(bug: &Bug) -> Vec<String> {
    let triage = &bug.brief.triage;
    let mut all = Vec::new();
    all.extend(triage.pass.as_ref().map(|pass| format!("pass {pass}")));
    if let Some(table) = table(&bug.brief) {
        all.extend(versions::since(&table).iter().map(versions::Since::text));
    }
    if bug.brief.kind.is_wrong_code() && bug.examined() < bug.occurrences {
        let (examined, all_of) = (bug.examined(), bug.occurrences);
        all.push(format!("{examined} of {all_of} examined"));
    }
    if !bug.parts.is_empty() {
        let parts: Vec<String> = bug.parts.iter().map(|part| part.id.to_string()).collect();
        all.push(format!("with {}", parts.join(", ")));
    }
    all.extend(triage.link.clone());
    all
}

/// The day of a moment, in Greenwich.
pub(super) fn date(at: Moment) -> String {
    // Days since 1 March of the year 0, in eras of 400 years, as the Gregorian calendar repeats itself.
    let days = at.0.div_euclid(86_400_000) + 719_468;
    let era = days.div_euclid(146_097);
    let of_era = days.rem_euclid(146_097);
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let shifted = (5 * of_year + 2) / 153;
    let day = of_year - (153 * shifted + 2) / 5 + 1;
    let month = if shifted < 10 {
        shifted + 3
    } else {
        shifted - 9
    };
    let year = year + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_dates() {
        let day = |seconds: i64| date(Moment(seconds * 1000));
        assert_eq!(day(0), "1970-01-01");
        assert_eq!(day(951_782_400), "2000-02-29");
        assert_eq!(day(1_767_225_599), "2025-12-31");
        assert_eq!(day(-1), "1969-12-31");
    }
}
