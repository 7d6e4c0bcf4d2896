//! One occurrence of a finding looked into: whom to blame for it, on a worker's thread and within a budget.
//!
//! It is blamed as it was found, without being reduced first, which costs some twenty compilations. What was answered
//! until it was interrupted is kept with the occurrence, and the next hunt goes on from there.
//!
//! **Its processor time** is counted apart from testing, as that of reductions is.

use std::time::{Duration, Instant};

use cassay_exec::compiler::Way;
use cassay_exec::{ExecError, Worker as Helper};
use cassay_program::Program;
use cassay_store::{Cost, Examined, Finding};
use cassay_triage::identity::{lineage, of_blame};
use cassay_triage::{Asker, Blame, Budget, Case, Guilt, Known, Stopped, Why, blame};
use cassay_trial::{Failure, Laid};

use crate::cpu;
use crate::reducing::{Room, accused};

/// What came of it.
pub(crate) enum Looked {
    Of(Box<Examined>),
    /// Stopped before it was over; the answers so far.
    Interrupted(Option<String>),
    /// It cannot be examined, for this reason.
    Never(String),
    /// The machine was in trouble, which says nothing about the occurrence.
    Trouble(String),
}

/// How often a program that goes right is run before that is believed.
const RUNS: u32 = 3;

/// Looks for whom to blame; also what it cost. `finding` is shown by the occurrence.
pub(crate) fn examine(
    room: &Room<'_>,
    finding: &Finding,
    program: &Program,
    answers: Option<&str>,
    helper: &mut Helper,
) -> (Looked, Cost) {
    let started = Instant::now();
    let (jobs, thread) = (helper.jobs_cpu(), cpu::thread());
    let mut cost = Cost::default();
    let looked = match look(room, finding, program, answers, helper, &mut cost) {
        Ok(looked) => looked,
        Err(ExecError::Stopped) => Looked::Interrupted(None),
        Err(error) => Looked::Trouble(error.to_string()),
    };
    let jobs = helper.jobs_cpu().saturating_sub(jobs);
    let own = cpu::thread().saturating_sub(thread);
    {
        let mut figures = room.metrics.update();
        figures.examining_cpu += jobs;
        figures.examining_own += own;
        figures.looks_cpu += jobs + own;
        figures.looks += u64::from(!matches!(looked, Looked::Interrupted(_)));
    }
    cost.cpu_us = cpu::micros(jobs + own);
    cost.wall_us = cpu::micros(started.elapsed());
    (looked, cost)
}

fn look(
    room: &Room<'_>,
    finding: &Finding,
    program: &Program,
    answers: Option<&str>,
    helper: &mut Helper,
    cost: &mut Cost,
) -> Result<Looked, ExecError> {
    let expected = program.expecting(finding.expected.clone());
    let program = Program {
        expected: Some(expected.clone()),
        ..program.clone()
    };
    let Some(accused) = accused(room.plan, finding, &program, None) else {
        let name = &finding.brief.subject.compiler;
        return Ok(Looked::Never(format!(
            "{name} is not among the compilers of this hunt"
        )));
    };
    let scratch = room.root.dir()?;
    let laid = Laid::new(&scratch, &program)?;
    let bounds = room.plan.bounds;
    let flags = accused.flags_for(laid.sources());
    let attempt = laid.attempt(helper, &accused.compiler, &flags, bounds, Way::Driver)?;
    cost.compilations += attempt.compilations;
    let Some(failure) = Failure::of(&attempt.seen, Some(&expected)) else {
        return Ok(Looked::Never(format!(
            "it did not show when it was looked into: {}",
            attempt.seen.brief()
        )));
    };
    let family = accused.compiler.family;
    let name = accused.compiler.name.clone();
    let case = Case {
        accused,
        failure,
        expected: Some(expected),
        bounds,
        runs: RUNS,
        again: 1,
    };
    let budget = Budget {
        time: room.budget,
        ..Budget::default()
    };
    let known: Known = answers
        .and_then(|text| serde_json::from_str(text).ok())
        .unwrap_or_default();
    let over = || {
        // Waits while a worker needs the machine for itself. The lock guards no data, so that its poison does not matter.
        drop(room.alone.read());
        (room.over)() || room.stop.stopped()
    };
    let mut asker = Asker::new(helper, &scratch, &program, case, budget, known)?.until(&over);
    let found = blame(&mut asker);
    cost.compilations += asker.compilations();
    match found {
        Ok(blame) => Ok(judged(&blame, lineage(family, &name))),
        Err(Stopped::Told | Stopped::Budget | Stopped::Exec(ExecError::Stopped)) => {
            let answers = serde_json::to_string(asker.known()).ok();
            Ok(Looked::Interrupted(answers))
        }
        Err(Stopped::Exec(error)) => Err(error),
    }
}

fn judged(blame: &Blame, lineage: &str) -> Looked {
    if let Guilt::Unresolved(unresolved) = &blame.guilt
        && unresolved.why == Why::NotShown
    {
        return Looked::Never("it did not show when it was looked into".to_string());
    }
    Looked::Of(Box::new(Examined {
        identity: Some(of_blame(blame, lineage)),
        pass: blame.guilt.pass().map(|pass| pass.name.clone()),
        blame: serde_json::to_string(blame).ok(),
        ..Examined::default()
    }))
}

/// How long an occurrence is looked into where nobody says otherwise.
pub const USUAL: Duration = Duration::from_secs(60);
