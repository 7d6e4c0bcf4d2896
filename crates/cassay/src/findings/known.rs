//! The bugs of a store as a `known.toml`, for the hunts of others and of tomorrow.

use super::list::title;
use crate::terminal::write_text;
use anyhow::Result;
use cassay_store::{Bug, Filter, Status, Store};
use cassay_triage::identity::parts;
use std::fmt::Write as _;
use std::process::ExitCode;

pub(super) fn known(store: &Store) -> Result<ExitCode> {
    let mut text = String::new();
    for bug in store.bugs(&Filter::default())? {
        text += &entry(store, &bug)?.unwrap_or_default();
    }
    write_text(&mut std::io::stdout().lock(), &text)?;
    Ok(ExitCode::SUCCESS)
}

/// A bug as others recognise it; `None`: too little is known of it, or it is none.
fn entry(store: &Store, bug: &Bug) -> Result<Option<String>> {
    let triage = &bug.brief.triage;
    let Some(identity) = &triage.identity else {
        return Ok(None);
    };
    if matches!(bug.brief.status, Status::Invalid | Status::Fixed) {
        return Ok(None);
    }
    let shape = triage.shape.as_deref();
    // A crash or a refusal is known by what the compiler says; all else needs more than a kind.
    if parts(identity).2.is_none() && shape.is_none() {
        return Ok(None);
    }
    let ignored = (bug.brief.status == Status::Ignored).then_some("ignored");
    let name = title(store, &bug.brief)?;
    let mut text = String::from("[[bug]]\n");
    let plain = [
        ("name", Some(name.as_str())),
        ("link", triage.link.as_deref()),
        ("status", ignored),
        ("identity", Some(identity.as_str())),
        ("like", shape.filter(|_| parts(identity).2.is_none())),
    ];
    for (key, value) in plain {
        if let Some(value) = value {
            // A string of JSON is one of TOML. Writing to a string cannot fail.
            let _ = writeln!(text, "{key} = {}", serde_json::to_string(value)?);
        }
    }
    text.push('\n');
    Ok(Some(text))
}
