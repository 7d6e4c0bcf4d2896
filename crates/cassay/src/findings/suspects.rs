//! Programs on which unrelated compilers agree against Cassay.

use anyhow::Result;
use cassay_program::shown;
use cassay_store::Store;
use std::process::ExitCode;

pub(super) fn suspects(store: &Store) -> Result<ExitCode> {
    let mut any = false;
    for (campaign, _) in store.campaigns()? {
        for suspect in store.suspects(campaign)? {
            any = true;
            say!("{}\n    {}", suspect.case, shown::line(&suspect.detail));
            say!("    expected \"{}\"", quoted(&suspect.expected));
            say!("    they say \"{}\"", quoted(&suspect.actual));
        }
    }
    if !any {
        say!("none: no unrelated compilers agree against Cassay");
    }
    Ok(ExitCode::from(if any { 101 } else { 0 }))
}

/// An output in one line.
fn quoted(output: &[u8]) -> String {
    shown::line(&shown::bytes(output))
}
