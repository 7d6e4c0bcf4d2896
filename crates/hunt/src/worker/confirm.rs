//! What would be a finding is seen again before it becomes one.
//!
//! One failure per compiler stands for the others of the same program. All sets of flags of that compiler are
//! tried, and the first that fails is tried again as people would: by the script that they get ([`crate::again`]), many times
//! and in different environments. What never happens again is dropped (and counted as unconfirmed), what happens again
//! now and then is marked with its rate. A program that goes wrong in another way from run to run is one failure,
//! whatever it prints.
//!
//! **Floods.** A few failures make most of the noise. A finding that has its examples needs no more proof
//! and no more programs: further occurrences are counted, not confirmed, unless their program is smaller
//! than an example, which happens ever more rarely. What is known or ignored is held to a hundredth of the processor time, together
//! with its examinations.

use std::time::Duration;

use cassay_exec::compiler::Way;
use cassay_program::{Commands, Program};
use cassay_store::{Kind, Known, Observation, Outcome, Rate};
use cassay_triage::identity::{lineage, of_message};
use cassay_trial::{Attempt, Failure, Seen};

use super::judge::{Trialed, actual_bytes, expected_bytes};
use super::{ENOUGH, Trouble, Worker, Yield};
use crate::again::{Case, Tried};
use crate::judge::{self, Fared, Judgement};
use crate::plan::{Candidate, Subject};
use crate::variants::Origin;

/// To confirm a failure takes about as long as so many attempts.
const TRIES: u32 = 10;

/// A failure that is about to become a finding.
struct Charge {
    kind: Kind,
    subject: Subject,
    seen: Seen,
    words: Vec<u8>,
    /// What the attempt took.
    cpu: Duration,
    /// It goes wrong in another way from run to run.
    unstable: bool,
}

impl Charge {
    fn new(kind: Kind, subject: Subject, attempt: &Attempt) -> Charge {
        Charge {
            kind,
            subject,
            seen: attempt.seen.clone(),
            words: attempt.words.clone(),
            cpu: attempt.compiler_cpu + attempt.program_cpu,
            unstable: false,
        }
    }
}

impl Worker<'_> {
    /// Confirms a failure and stores it, or takes it back. It is that of the attempts `at`.
    pub(super) fn confirm(
        &mut self,
        trialed: &Trialed<'_>,
        kind: Kind,
        at: &[usize],
        judgement: &mut Judgement,
        yielded: &mut Yield,
    ) -> Result<(), Trouble> {
        let Some((subject, attempt)) = at.first().and_then(|at| trialed.attempts.get(*at)) else {
            return Ok(());
        };
        let mut charge = Charge::new(kind, *subject, attempt);
        let vector = self.vector(trialed, &mut charge, judgement)?;
        let Some(candidate) = self.shared.plan.candidates.get(charge.subject.compiler) else {
            return Ok(());
        };
        let (name, version) = (&candidate.compiler.name, candidate.version());
        let mut signature = judge::signature(charge.kind, name, &version, &charge.seen, &vector);
        // Where compilers voted, that is what it must do.
        let program = &Program {
            expected: judgement.held_to.clone(),
            ..trialed.test.program.clone()
        };
        let mut known = self.store.known(self.shared.campaign, &signature)?;
        let mut well_known = known.is_some_and(|known| !self.wants(&known, &charge, program));
        let mut rate = None;
        if !well_known && charge.kind != Kind::CompilerHang {
            let uses_tmp = candidate.compiler.uses_tmp;
            let tried = self.again(trialed, &charge, program, uses_tmp)?;
            rate = Some(tried.rate);
            if tried.unstable {
                charge.kind = Kind::WrongOutput;
                charge.unstable = true;
                signature = judge::unstable_signature(name, &version, &vector);
                known = self.store.known(self.shared.campaign, &signature)?;
                well_known = known.is_some_and(|known| !known.wants(program));
            }
            if known.is_some_and(|known| known.settled) {
                self.shared.metrics.update().known_cpu += tried.cpu;
            }
        }
        if rate.is_some_and(|rate| rate.shown == 0) {
            take_back(judgement, at);
            self.shared.metrics.update().unconfirmed += 1;
            let (case, seen) = (&program.case, charge.seen.brief());
            let text = format!("not confirmed: {case} with {name} {version}: {seen}");
            self.shared.metrics.tell(text);
            return Ok(());
        }
        let told = Failure::of(&charge.seen, judgement.held_to.as_ref());
        let family = lineage(candidate.compiler.family, name);
        yielded.observations.push(Observation {
            identity: told.and_then(|failure| of_message(&failure, family)),
            signature,
            kind: charge.kind,
            title: title(candidate, trialed, &charge),
            case: program.case.clone(),
            expected: expected_bytes(judgement),
            actual: actual_bytes(&charge.seen, &charge.words),
            commands: self.commands(trialed, charge.subject),
            program: (!well_known).then(|| program.clone()),
            flaky: rate.is_some_and(|rate| !rate.is_sure()),
            rate,
            origin: trialed.test.origin.as_ref().map(Origin::text),
            subject: self.tested(charge.subject),
        });
        Ok(())
    }

    /// Whether an occurrence of a finding is confirmed and kept; where nobody waits for it, only if there is time for it and
    /// for an examination.
    fn wants(&self, known: &Known, charge: &Charge, program: &Program) -> bool {
        let affordable = || {
            let takes = charge.cpu * TRIES;
            let left = self.shared.metrics.update().left_for_known();
            charge.kind != Kind::RunHang && left.is_some_and(|left| left >= 2 * takes)
        };
        known.wants(program) && (!known.settled || affordable())
    }

    pub(super) fn commands(&self, trialed: &Trialed<'_>, subject: Subject) -> Commands {
        let Some(candidate) = self.shared.plan.candidates.get(subject.compiler) else {
            return Commands::default();
        };
        let place = &trialed.place;
        let flags = candidate.flags(subject.level, &place.build, &self.extra);
        place.laid.commands(&candidate.compiler, &flags)
    }

    /// How all sets of flags of the failing compiler fare, where that is part of the signature. Among
    /// several that make wrong code the first becomes the failure, so that it does not depend on which of
    /// them it was that the program was tried with.
    fn vector(
        &mut self,
        trialed: &Trialed<'_>,
        charge: &mut Charge,
        judgement: &Judgement,
    ) -> Result<Vec<Fared>, Trouble> {
        let hang = match charge.kind {
            Kind::CompilerCrash | Kind::RejectsValid | Kind::FalseReport => return Ok(Vec::new()),
            Kind::CompilerHang => true,
            Kind::WrongOutput | Kind::WrongExit | Kind::RunCrash | Kind::RunHang => false,
        };
        let compiler = charge.subject.compiler;
        if hang && let Some(vector) = self.believed(charge.subject) {
            return Ok(vector);
        }
        let candidate = self.shared.plan.candidates.get(compiler);
        let levels = candidate.map_or(0, |candidate| candidate.compiler.levels.len().max(1));
        let mut vector = Vec::new();
        let mut first = None;
        for level in 0..levels {
            let subject = Subject { compiler, level };
            let (attempt, outcome) = self.fares(trialed, subject, hang, judgement)?;
            let flags = self.tested(subject).flags;
            vector.push(Fared::new(flags, outcome, &attempt.seen));
            let kind = judge::kind(outcome).filter(|kind| kind.is_wrong_code());
            first = first.or_else(|| Some(Charge::new(kind?, subject, &attempt)));
        }
        if hang {
            self.hung.insert(compiler, vector.clone());
        } else if let Some(first) = first {
            *charge = first;
        }
        Ok(vector)
    }

    /// How the program fares with one set of flags; it is tried with them unless it was before.
    fn fares(
        &mut self,
        trialed: &Trialed<'_>,
        subject: Subject,
        hang: bool,
        judgement: &Judgement,
    ) -> Result<(Attempt, Outcome), Trouble> {
        let mut attempts = trialed.attempts.iter().zip(&judgement.outcomes);
        if let Some(((_, attempt), outcome)) = attempts.find(|((other, _), _)| *other == subject) {
            return Ok((attempt.clone(), *outcome));
        }
        let attempt = if hang {
            // Waiting for each of them at length would take minutes.
            self.together(&trialed.place, subject, Way::Direct)?
        } else {
            self.try_out(&trialed.place, subject)?
        };
        let outcome = self.outcome(judgement, subject, attempt.seen.clone());
        Ok((attempt, outcome))
    }

    /// How a compiler that hung often enough with these flags fared the last time all were tried.
    fn believed(&self, subject: Subject) -> Option<Vec<Fared>> {
        let hangs = self.hangs.get(&subject).copied().unwrap_or(0);
        let vector = self.hung.get(&subject.compiler)?;
        (hangs >= ENOUGH).then(|| vector.clone())
    }

    /// What an attempt that was not among the trials amounts to.
    fn outcome(&self, judgement: &Judgement, subject: Subject, seen: Seen) -> Outcome {
        let held_to = judgement.held_to.as_ref();
        let alone = judge::judge(held_to, &[self.trial(subject, seen)]);
        alone.outcomes.first().copied().unwrap_or(Outcome::Skipped)
    }

    /// Tries a failure again by the script that people get.
    fn again(
        &mut self,
        trialed: &Trialed<'_>,
        charge: &Charge,
        program: &Program,
        uses_tmp: bool,
    ) -> Result<Tried, Trouble> {
        let shared = self.shared;
        let _together = shared.alone.read();
        let case = Case {
            kind: charge.kind,
            uses_tmp,
            commands: &self.commands(trialed, charge.subject),
            program,
            bounds: shared.plan.bounds,
        };
        let mut tried = case.tries(shared.root, &mut self.helper)?;
        if charge.kind == Kind::RunHang && tried.rate.shown == 0 {
            // It was seen to, alone and at length; a script may have had less time than that on a busy machine.
            tried.rate = Rate {
                shown: 1,
                tried: tried.rate.tried + 1,
            };
        }
        // Nearly all of it is the compiler's.
        self.told += tried.cpu;
        shared.metrics.update().compiler_cpu += tried.cpu;
        Ok(tried)
    }
}

/// What never happened again says as little as what ran into a limit.
fn take_back(judgement: &mut Judgement, at: &[usize]) {
    for at in at {
        if let Some(outcome) = judgement.outcomes.get_mut(*at) {
            *outcome = Outcome::Resource;
        }
    }
}

/// A finding in a line.
fn title(candidate: &Candidate, trialed: &Trialed<'_>, charge: &Charge) -> String {
    let vote = match trialed.test.program.expected {
        None => " (by vote)",
        Some(_) => "",
    };
    let flags = match candidate.describe(charge.subject.level, &trialed.place.build) {
        flags if flags.is_empty() => flags,
        flags => format!(" {flags}"),
    };
    let (name, kind) = (&candidate.compiler.name, charge.kind);
    let what = match charge.unstable {
        true => "something else from run to run".to_string(),
        false => charge.seen.brief(),
    };
    format!("{name}{flags}: {kind}{vote}: {what}")
}
