//! A finding tried again by its script.

use super::get;
use anyhow::Result;
use cassay_exec::{Root, Worker};
use cassay_hunt::finding::{self, Rerun};
use cassay_program::{Commands, shown};
use cassay_store::Store;
use std::process::ExitCode;

pub(super) fn rerun(store: &Store, id: i64, example: usize) -> Result<ExitCode> {
    let whole = get(store, id, example)?;
    let root = Root::new()?;
    let mut worker = Worker::start(&root)?;
    let finding = &whole.finding;
    let mut all = true;
    if let (Some(program), Some(about)) = (&whole.reduced, whole.about()) {
        let rerun = finding::rerun_reduced(finding, about, program, &root, &mut worker)?;
        all &= rerun.rate.shown > 0;
        say!("reduced ({} tokens):", about.tokens);
        tell(&about.commands, &rerun)?;
        say!("\nas it was found:");
    }
    let rerun = finding::rerun(finding, &whole.program, &root, &mut worker)?;
    all &= rerun.rate.shown > 0;
    tell(&finding.commands, &rerun)?;
    Ok(ExitCode::from(if all { 100 } else { 0 }))
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
