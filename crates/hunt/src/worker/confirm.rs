//! What would be a finding is seen again before it becomes one.
//!
//! One failure per compiler stands for the others of the same program. All sets of flags of that compiler are
//! tried, and the first that fails is repeated through the compiler's ordinary driver. What never happens again
//! is dropped (and counted as unconfirmed), what happens again now and then is marked flaky.
//!
//! **Floods.** A few failures make most of the noise. A finding that has its examples needs no more proof
//! and no more programs: further occurrences are counted, not confirmed, unless their program is smaller
//! than an example, which happens ever more rarely.

use cassay_exec::compiler::Way;
use cassay_program::Commands;
use cassay_store::{Kind, Observation, Outcome};
use cassay_trial::{Attempt, Seen};

use super::judge::{Trialed, actual_bytes, expected_bytes};
use super::{ENOUGH, Trouble, Worker, Yield};
use crate::judge::{self, Fared, Judgement};
use crate::plan::{Candidate, Subject};
use crate::variants::Origin;

/// How often a failure is tried again.
const REPEATS: u32 = 2;

/// A failure that is about to become a finding.
struct Charge {
    kind: Kind,
    subject: Subject,
    seen: Seen,
    words: Vec<u8>,
}

impl Charge {
    fn new(kind: Kind, subject: Subject, attempt: &Attempt) -> Charge {
        Charge {
            kind,
            subject,
            seen: attempt.seen.clone(),
            words: attempt.words.clone(),
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
        let signature = judge::signature(charge.kind, name, &version, &charge.seen, &vector);
        let program = &trialed.test.program;
        let known = self.store.known(self.shared.campaign, &signature)?;
        let well_known = known.is_some_and(|known| !known.wants(program));
        let repeated = if well_known {
            REPEATS
        } else {
            self.repeat(trialed, &charge, judgement)?
        };
        if repeated == 0 {
            take_back(judgement, at);
            self.shared.metrics.update().unconfirmed += 1;
            let (case, seen) = (&program.case, charge.seen.brief());
            let text = format!("not confirmed: {case} with {name} {version}: {seen}");
            self.shared.metrics.tell(text);
            return Ok(());
        }
        yielded.observations.push(Observation {
            signature,
            kind: charge.kind,
            title: title(candidate, trialed, &charge),
            case: program.case.clone(),
            expected: expected_bytes(judgement),
            actual: actual_bytes(&charge.seen, &charge.words),
            commands: self.commands(trialed, charge.subject),
            program: (!well_known).then(|| program.clone()),
            flaky: repeated < REPEATS,
            origin: trialed.test.origin.as_ref().map(Origin::text),
            subject: self.tested(charge.subject),
        });
        Ok(())
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
            Kind::CompilerCrash | Kind::RejectsValid => return Ok(Vec::new()),
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

    /// How often a failure happens again through the ordinary driver.
    fn repeat(
        &mut self,
        trialed: &Trialed<'_>,
        charge: &Charge,
        judgement: &Judgement,
    ) -> Result<u32, Trouble> {
        // These were confirmed that way already, and at length.
        if matches!(charge.kind, Kind::CompilerHang | Kind::RunHang) {
            return Ok(REPEATS);
        }
        let mut repeated = 0;
        for _ in 0..REPEATS {
            let again = self.together(&trialed.place, charge.subject, Way::Driver)?;
            let same = match (&charge.seen, &again.seen) {
                (Seen::CompilerCrash { .. }, Seen::CompilerCrash { .. })
                | (Seen::Rejects { .. }, Seen::Rejects { .. }) => true,
                _ => {
                    let outcome = self.outcome(judgement, charge.subject, again.seen.clone());
                    outcome == Outcome::from(charge.kind)
                }
            };
            repeated += u32::from(same);
        }
        Ok(repeated)
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
    format!("{name}{flags}: {kind}{vote}: {}", charge.seen.brief())
}
