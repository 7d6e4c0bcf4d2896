//! Everything about one finding, for people or as JSON.

use super::get;
use crate::terminal::write_text;
use anyhow::Result;
use cassay_hunt::finding;
use cassay_program::shown;
use cassay_store::Store;
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
