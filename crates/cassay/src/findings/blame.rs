//! Whom to blame for a finding; what is found out is kept in the store.

use super::decide::now;
use super::recheck::shown_program;
use crate::reduce::accused_of;
use crate::triage;
use anyhow::{Result, bail};
use cassay_exec::compiler::Way;
use cassay_exec::{Root, Worker};
use cassay_hunt::finding::Whole;
use cassay_store::Store;
use cassay_triage::Budget;
use cassay_triage::identity::{lineage, of_blame};
use cassay_trial::{Bounds, Failure, Laid};
use serde_json::json;
use std::process::ExitCode;

pub(super) fn blame(
    store: &mut Store,
    whole: &Whole,
    compilations: u64,
    json: bool,
) -> Result<ExitCode> {
    let finding = &whole.finding;
    let program = shown_program(whole);
    let commands = whole
        .about()
        .map_or(&finding.commands, |about| &about.commands);
    let root = Root::new()?;
    let mut worker = Worker::start(&root)?;
    let scratch = root.dir()?;
    let accused = accused_of(
        (finding, &whole.target),
        commands,
        &program,
        &mut worker,
        scratch.path(),
    )?;
    let laid = Laid::new(&scratch, &program)?;
    let bounds = Bounds::default();
    let flags = accused.flags_for(laid.sources());
    let attempt = laid.attempt(&mut worker, &accused.compiler, &flags, bounds, Way::Driver)?;
    let Some(failure) = Failure::of(&attempt.seen, program.expected.as_ref()) else {
        bail!(
            "finding {} does not show with {}: {}",
            finding.brief.id,
            accused.name(),
            attempt.seen
        );
    };
    let budget = Budget {
        compilations,
        ..Budget::default()
    };
    let (name, flags) = (accused.name(), accused.flags.clone());
    let family = lineage(accused.compiler.family, &accused.compiler.name).to_string();
    let blame = triage::blamed(&program, accused, failure, budget, &root, &mut worker)?;
    let pass = blame.guilt.pass().map(|pass| pass.name.clone());
    if finding.brief.kind.is_wrong_code() {
        let text = serde_json::to_string(&blame)?;
        let identity = of_blame(&blame, &family);
        store.put_blame(finding.brief.id, &identity, pass.as_deref(), &text, now())?;
    }
    match json {
        true => say!(
            "{}",
            json!({"id": finding.brief.id.0, "compiler": name, "blame": blame})
        ),
        false => say!(
            "{}:\n{}",
            triage::who(&name, &flags, &blame),
            triage::told(&blame).trim_end()
        ),
    }
    Ok(ExitCode::from(if blame.guilt.pass().is_some() {
        0
    } else {
        102
    }))
}
