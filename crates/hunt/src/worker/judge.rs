//! One program, tested with everybody whose turn it is, and judged.
//!
//! **Doubtful outcomes** (time-outs, limits) are tried again alone on the machine, with three times
//! the limits, before they are judged: what was only slow is then no finding.

use std::collections::BTreeMap;
use std::sync::PoisonError;
use std::time::SystemTime;

use cassay_exec::compiler::Way;
use cassay_exec::messages::general;
use cassay_store::{Kind, Level, Outcome, Suspect};
use cassay_trial::{Attempt, Seen};

use super::batch::Passed;
use super::{ENOUGH, Trouble, Worker, Workpiece, Yield};
use crate::cpu::micros;
use crate::judge::{self, Judgement, Trial};
use crate::plan::Subject;
use crate::source::Test;

/// Doubtful outcomes get so many times the limits.
const GRACE: u32 = 3;
/// Less room than this in scratch makes what ran into a limit there say nothing.
const LEAST_ROOM: u64 = 32 << 20;

/// One program being tested.
pub(super) struct Trialed<'a> {
    pub test: &'a Test,
    pub place: Workpiece,
    pub attempts: Vec<(Subject, Attempt)>,
}

impl Worker<'_> {
    /// Tests one program with everybody who has not had it in a batch.
    pub(super) fn program(
        &mut self,
        seed: u64,
        test: &Test,
        passed: Passed,
        yielded: &mut Yield,
    ) -> Result<(), Trouble> {
        let shared = self.shared;
        let scratch = shared.root.dir()?;
        let mut passed: BTreeMap<Subject, Attempt> = passed
            .into_iter()
            .map(|((_, subject), attempt)| (subject, attempt))
            .collect();
        let mut trialed = Trialed {
            test,
            place: Workpiece::new(&scratch, &test.program, test.build.clone())?,
            attempts: Vec::new(),
        };
        for subject in shared.plan.subjects(test, seed) {
            let attempt = match passed.remove(&subject) {
                Some(attempt) => attempt,
                None => {
                    self.go_on()?;
                    self.try_out(&trialed.place, subject)?
                }
            };
            trialed.attempts.push((subject, attempt));
        }
        if test.program.expected.is_none() {
            yielded.counters.unsupported += 1;
        }
        self.verdicts(&trialed, yielded)?;
        yielded.counters.programs += 1;
        yielded.counters.bytes += test.program.bytes();
        let mut figures = shared.metrics.update();
        figures.programs += 1;
        figures.variants += u64::from(test.origin.is_some());
        figures.bytes += test.program.bytes();
        Ok(())
    }

    /// One attempt the quick way; doubtful ones once more, alone and with more time.
    pub(super) fn try_out(
        &mut self,
        place: &Workpiece,
        subject: Subject,
    ) -> Result<Attempt, Trouble> {
        let attempt = self.together(place, subject, Way::Direct)?;
        let doubtful = matches!(
            attempt.seen,
            Seen::RunHang | Seen::CompilerHang | Seen::Resource { .. }
        );
        self.miss(subject, &attempt.seen)?;
        if !doubtful {
            return Ok(attempt);
        }
        if matches!(attempt.seen, Seen::Resource { .. })
            && self.shared.root.free().is_ok_and(|free| free < LEAST_ROOM)
        {
            return Err(Trouble::NoRoom(self.shared.root.path().to_path_buf()));
        }
        let hangs = self.hangs.entry(subject).or_default();
        if matches!(attempt.seen, Seen::CompilerHang) && *hangs >= ENOUGH {
            return Ok(attempt);
        }
        let again = {
            let _alone = self.shared.alone.write();
            let bounds = self.shared.plan.bounds.times(GRACE);
            self.attempt(place, subject, Way::Driver, bounds)?
        };
        if matches!(again.seen, Seen::CompilerHang) {
            *self.hangs.entry(subject).or_default() += 1;
        }
        Ok(again.after(&attempt))
    }

    /// Notes that a compiler is gone, or back, and says so once.
    fn miss(&mut self, subject: Subject, seen: &Seen) -> Result<(), Trouble> {
        let shared = self.shared;
        let mut missing = shared
            .missing
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        let news = match seen {
            Seen::Skipped { why } => missing
                .insert(subject.compiler)
                .then(|| format!("cannot be run any more: {why}")),
            _ => missing
                .remove(&subject.compiler)
                .then(|| "can be run again".to_string()),
        };
        let none_left = missing.len() >= shared.plan.candidates.len();
        drop(missing);
        if let Some(news) = news {
            let text = format!("warning: {} {news}", self.tested(subject).compiler);
            shared.metrics.tell(&text);
            // The log is for people: a line that cannot be written there is no reason to stop.
            let now = SystemTime::now().into();
            let _ = self
                .store
                .log(Some(shared.campaign), now, Level::Warning, &text);
        }
        if none_left {
            return Err(Trouble::NoCompilers);
        }
        Ok(())
    }

    /// Judges one program, confirms, and adds everything to the unit's results.
    fn verdicts(&mut self, trialed: &Trialed<'_>, yielded: &mut Yield) -> Result<(), Trouble> {
        let foreign = self.shared.plan.source.is_foreign();
        let trials = trialed.attempts.iter().map(|(subject, attempt)| {
            let seen = match &attempt.seen {
                // What another generator's programs need (headers, libraries, extensions) is not
                // known, so a refusal says nothing.
                Seen::Rejects { message } if foreign => Seen::Skipped {
                    why: message.clone(),
                },
                seen => seen.clone(),
            };
            self.trial(*subject, seen)
        });
        let trials: Vec<Trial> = trials.collect();
        let mut judgement = judge::judge(trialed.test.program.expected.as_ref(), &trials);
        if judgement.doubt.is_some() {
            self.suspect(trialed, &judgement, yielded);
        }
        for (kind, at) in failures(&judgement, &trialed.attempts) {
            self.confirm(trialed, kind, &at, &mut judgement, yielded)?;
        }
        self.count(trialed, &judgement, yielded);
        Ok(())
    }

    /// Counts who fared how, for the results and for the figures.
    fn count(&self, trialed: &Trialed<'_>, judgement: &Judgement, yielded: &mut Yield) {
        let metrics = self.shared.metrics;
        let variant = trialed.test.origin.is_some();
        for ((subject, attempt), outcome) in trialed.attempts.iter().zip(&judgement.outcomes) {
            let tested = self.tested(*subject);
            let us = micros(attempt.compiler_cpu);
            let tally = yielded
                .tallies
                .entry((tested.clone(), *outcome))
                .or_default();
            *tally = (tally.0 + 1, tally.1 + us);
            metrics.outcome(&tested.compiler, *outcome, variant);
            if *outcome == Outcome::Skipped {
                metrics.skipped(&tested.compiler, &skip_reason(&attempt.seen));
            }
        }
    }

    pub(super) fn trial(&self, subject: Subject, seen: Seen) -> Trial {
        let tested = self.tested(subject);
        let candidate = self.shared.plan.candidates.get(subject.compiler);
        Trial {
            lineage: candidate.map(|c| c.lineage()).unwrap_or_default(),
            compiler: tested.compiler,
            flags: tested.flags,
            seen,
        }
    }

    /// A bug of ours: stored apart, and said aloud.
    fn suspect(&self, trialed: &Trialed<'_>, judgement: &Judgement, yielded: &mut Yield) {
        let Some(doubt) = &judgement.doubt else {
            return;
        };
        let detail = format!(
            "{} agree against Cassay: {}",
            doubt.compilers.join(", "),
            doubt.seen.brief()
        );
        let test = trialed.test;
        let shared = self.shared;
        shared.metrics.update().suspects += 1;
        shared
            .metrics
            .tell(format!("SUSPECT ORACLE: {}: {detail}", test.program.case));
        let commands: Vec<String> = trialed
            .attempts
            .iter()
            .zip(&judgement.outcomes)
            .filter(|(_, outcome)| **outcome == Outcome::Suspect)
            .map(|((subject, _), _)| self.commands(trialed, *subject).to_string())
            .collect();
        yielded.suspects.push(Suspect {
            case: test.program.case.clone(),
            detail,
            expected: expected_bytes(judgement),
            actual: actual_bytes(&doubt.seen, &[]),
            commands: commands.join("\n"),
            program: test.program.clone(),
        });
    }
}

/// Which failures stand for which others: wrong code is one per compiler, crashes and refusals are
/// one per compiler and text. Each with the numbers of its attempts.
fn failures(judgement: &Judgement, attempts: &[(Subject, Attempt)]) -> Vec<(Kind, Vec<usize>)> {
    let mut groups: BTreeMap<(usize, u8, String), (Kind, Vec<usize>)> = BTreeMap::new();
    for (at, ((subject, attempt), outcome)) in attempts.iter().zip(&judgement.outcomes).enumerate()
    {
        let Some(kind) = judge::kind(*outcome) else {
            continue;
        };
        let (class, text) = match (&attempt.seen, kind) {
            (Seen::CompilerCrash { signature }, _) => (1, signature.clone()),
            (Seen::Reports { what }, _) => (4, what.clone()),
            (_, Kind::CompilerHang) => (2, String::new()),
            (_, Kind::RejectsValid) => (3, String::new()),
            _ => (0, String::new()),
        };
        let group = groups.entry((subject.compiler, class, text));
        group.or_insert((kind, Vec::new())).1.push(at);
    }
    groups.into_values().collect()
}

/// Why what was seen says nothing about the compiler.
fn skip_reason(seen: &Seen) -> String {
    match seen {
        Seen::Skipped { why } => format!("because it cannot be run: {why}"),
        Seen::Rejects { message } => format!("refused by the compiler: {}", general(message)),
        _ => "because nobody knows what the program must do".to_string(),
    }
}

pub(super) fn expected_bytes(judgement: &Judgement) -> Vec<u8> {
    let held_to = judgement.held_to.as_ref();
    held_to
        .map(|expected| expected.output.clone())
        .unwrap_or_default()
}

/// What came instead: the program's output, or what the compiler said.
pub(super) fn actual_bytes(seen: &Seen, words: &[u8]) -> Vec<u8> {
    match seen {
        Seen::Ended { output, .. } => output.clone(),
        _ if words.is_empty() => seen.brief().into_bytes(),
        _ => words.to_vec(),
    }
}
