//! A finding tried again by its script.

use super::get;
use anyhow::Result;
use cassay_exec::{Root, Worker};
use cassay_hunt::finding::{self, Rerun};
use cassay_program::{Commands, shown};
use cassay_store::Store;
use serde_json::{Value, json};
use std::process::ExitCode;

pub(super) fn rerun(store: &Store, id: i64, example: usize, as_json: bool) -> Result<ExitCode> {
    let whole = get(store, id, example)?;
    let root = Root::new()?;
    let mut worker = Worker::start(&root)?;
    let finding = &whole.finding;
    let mut all = true;
    let mut reduced = Value::Null;
    if let (Some(program), Some(about)) = (&whole.reduced, whole.about()) {
        let rerun = finding::rerun_reduced(finding, about, program, &root, &mut worker)?;
        all &= rerun.rate.shown > 0;
        if as_json {
            reduced = object(&about.commands, &rerun);
        } else {
            say!("reduced ({} tokens):", about.tokens);
            tell(&about.commands, &rerun)?;
            say!("\nas it was found:");
        }
    }
    let rerun = finding::rerun(finding, &whole.program, &root, &mut worker)?;
    all &= rerun.rate.shown > 0;
    match as_json {
        true => {
            let found = object(&finding.commands, &rerun);
            say!(
                "{}",
                json!({"id": id, "reproduced": all, "reduced": reduced, "found": found})
            );
        }
        false => tell(&finding.commands, &rerun)?,
    }
    Ok(ExitCode::from(if all { 100 } else { 0 }))
}

fn object(commands: &Commands, rerun: &Rerun) -> Value {
    json!({
        "commands": commands.to_string(), "what": rerun.what,
        "rate": finding::rate_json(Some(rerun.rate)),
        "output": String::from_utf8_lossy(&rerun.output),
    })
}

/// Lines of a program's or a compiler's output that are shown.
const OUTPUT_LINES: usize = 200;

fn tell(commands: &Commands, rerun: &Rerun) -> Result<()> {
    say!("{commands}");
    match rerun.rate {
        rate if rate.shown == 0 => say!("NOT reproduced in {} tries: {}", rate.tried, rerun.what),
        rate if rate.is_sure() => say!("reproduced: {} ({rate} tries)", rerun.what),
        rate => say!("reproduced in {rate} tries: {}", rerun.what),
    }
    if !rerun.output.is_empty() {
        say!("{}", shown::excerpt(&rerun.output, OUTPUT_LINES));
    }
    Ok(())
}
