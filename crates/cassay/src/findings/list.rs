//! All findings, one per line.

use crate::terminal::write_text;
use anyhow::{Result, bail};
use cassay_hunt::finding;
use cassay_program::shown;
use cassay_store::{Filter, Kind, Store};
use serde_json::json;
use std::fmt::Write as _;
use std::process::ExitCode;

pub(super) fn list(store: &Store, json: bool, kind: Option<&str>) -> Result<ExitCode> {
    let kind = match kind {
        Some(name) => match Kind::from_name(name) {
            Some(kind) => Some(kind),
            None => {
                let known: Vec<&str> = Kind::ALL.iter().map(|k| k.name()).collect();
                bail!("there is no kind `{name}`; known: {}", known.join(", "));
            }
        },
        None => None,
    };
    let filter = Filter {
        kind,
        ..Filter::default()
    };
    let findings = store.findings(&filter)?;
    let mut text = String::new();
    for brief in &findings {
        // Writing to a string cannot fail.
        let _ = if json {
            let object = json!({
                "id": brief.id.0, "kind": brief.kind.name(), "title": brief.title,
                "compiler": brief.subject.compiler, "flags": brief.subject.flags,
                "signature": brief.signature, "occurrences": brief.occurrences,
                "flaky": brief.flaky, "rate": finding::rate_json(brief.rate),
                "status": brief.status.name(),
                "first_seen": brief.first_seen.0, "last_seen": brief.last_seen.0,
                "reduced": brief.reduced.map(|shrunk| json!({
                    "tokens_before": shrunk.tokens_before, "tokens": shrunk.tokens,
                    "complete": shrunk.complete,
                })),
            });
            writeln!(text, "{object}")
        } else {
            let flaky = finding::flaky(brief.flaky, brief.rate);
            let size = match brief.reduced {
                Some(shrunk) if shrunk.complete => format!("{} tokens", shrunk.tokens),
                Some(shrunk) => format!("{} tokens…", shrunk.tokens),
                None => "-".to_string(),
            };
            writeln!(
                text,
                "{:>4}  {:<14}  ×{:<5} {size:>12}  {}{flaky}",
                brief.id,
                brief.kind,
                brief.occurrences,
                shown::line(&brief.title)
            )
        };
    }
    if findings.is_empty() && !json {
        text.push_str("no findings\n");
    }
    write_text(&mut std::io::stdout().lock(), &text)?;
    Ok(ExitCode::from(if findings.is_empty() { 0 } else { 100 }))
}
