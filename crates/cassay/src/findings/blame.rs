//! Whom to blame for a finding.

use crate::reduce::{accused, command_of};
use crate::triage;
use anyhow::{Result, bail};
use cassay_exec::compiler::Way;
use cassay_exec::{Root, Worker};
use cassay_hunt::finding::Whole;
use cassay_program::{Program, shown};
use cassay_triage::Budget;
use cassay_trial::{Bounds, Failure, Laid};
use serde_json::json;
use std::process::ExitCode;

pub(super) fn blame(whole: &Whole, compilations: u64, json: bool) -> Result<ExitCode> {
    let finding = &whole.finding;
    let (program, commands) = match (&whole.reduced, whole.about()) {
        (Some(program), Some(about)) => {
            let program = Program {
                expected: about.expected.clone(),
                ..program.clone()
            };
            (program, &about.commands)
        }
        _ => {
            let expected = whole.program.expecting(finding.expected.clone());
            let program = Program {
                expected: finding.brief.kind.is_seen_in_runs().then_some(expected),
                ..whole.program.clone()
            };
            (program, &finding.commands)
        }
    };
    let root = Root::new()?;
    let mut worker = Worker::start(&root)?;
    let scratch = root.dir()?;
    let (cc, units) = command_of(&commands.compile, &program);
    if cc.is_empty() {
        bail!("finding {} has no command that compiles", finding.brief.id);
    }
    let mut accused = accused(cc, &mut worker, scratch.path())?;
    accused.units = units;
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
    let name = accused.name();
    let blame = triage::blamed(&program, accused, failure, budget, &root, &mut worker)?;
    match json {
        true => say!(
            "{}",
            json!({"id": finding.brief.id.0, "compiler": name, "blame": blame})
        ),
        false => say!(
            "{}:\n{}",
            shown::line(&name),
            triage::told(&blame).trim_end()
        ),
    }
    Ok(ExitCode::from(if blame.guilt.pass().is_some() {
        0
    } else {
        102
    }))
}
