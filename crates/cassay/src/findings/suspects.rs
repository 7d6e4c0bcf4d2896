//! Programs on which unrelated compilers agree against Cassay.

use anyhow::Result;
use cassay_program::shown;
use cassay_store::Store;
use serde_json::json;
use std::process::ExitCode;

pub(super) fn suspects(store: &Store, as_json: bool) -> Result<ExitCode> {
    let mut any = false;
    for (campaign, _) in store.campaigns()? {
        for suspect in store.suspects(campaign)? {
            any = true;
            if as_json {
                let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
                let object = json!({
                    "campaign": campaign.0, "case": suspect.case, "detail": suspect.detail,
                    "expected": text(&suspect.expected), "actual": text(&suspect.actual),
                    "commands": suspect.commands, "seen": suspect.seen.0,
                });
                say!("{object}");
                continue;
            }
            say!("{}\n    {}", suspect.case, shown::line(&suspect.detail));
            say!("    expected \"{}\"", quoted(&suspect.expected));
            say!("    they say \"{}\"", quoted(&suspect.actual));
        }
    }
    if !any && !as_json {
        say!("none: no unrelated compilers agree against Cassay");
    }
    Ok(ExitCode::from(if any { 101 } else { 0 }))
}

/// An output in one line.
fn quoted(output: &[u8]) -> String {
    shown::line(&shown::bytes(output))
}
