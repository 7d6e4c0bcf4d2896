//! A worker: takes a unit of seeds, makes each program, has compilers compile it, judges, confirms
//! what would be a finding, and hands back everything the unit yielded.
//!
//! **Doubtful outcomes** (time-outs, limits) are tried again alone on the machine, with three times
//! the limits, before they are judged: what was only slow is then no finding.
//!
//! **Confirmation.** One failure per compiler and kind stands for the others of the same program. It
//! is repeated through the compiler's ordinary driver. What never happens again is dropped (and
//! counted as unconfirmed), what happens again now and then is marked flaky.
//!
//! **Floods.** A finding that was seen often enough needs no more proof and no more programs: its
//! occurrences are counted, not confirmed.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::RwLock;
use std::time::{Duration, Instant};

use cassay_exec::compiler::Way;
use cassay_exec::{ExecError, Root, Scratch, Worker as Helper};
use cassay_store::{
    CampaignId, Counters, Kind, Observation, Outcome, Program, Results, Store, StoreError,
    Subject as Tested, Suspect, Tally, Unit,
};

use crate::attempt::{Attempt, Bench, commands};
use crate::cpu;
use crate::judge::{self, Expected, Judgement, Seen, Trial};
use crate::metrics::Metrics;
use crate::plan::{Plan, Subject};
use crate::source::{Made, Test};

/// How often a failure is tried again.
const REPEATS: u32 = 2;
/// Doubtful outcomes get so many times the limits.
const GRACE: u32 = 3;
/// A finding with so many occurrences is known well enough.
const ENOUGH: u64 = 5;
/// Less room than this in scratch makes what ran into a limit there say nothing.
const LEAST_ROOM: u64 = 32 << 20;

/// Why a unit was not finished.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    #[error(transparent)]
    Exec(#[from] ExecError),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("no room in {0}")]
    NoRoom(PathBuf),
    #[error("told to stop")]
    Stopped,
}

impl Trouble {
    /// Whether waiting helps.
    pub fn is_lack_of_room(&self) -> bool {
        match self {
            Trouble::Exec(error) => error.disk_is_full(),
            Trouble::Store(error) => matches!(error, StoreError::Full { .. }),
            Trouble::NoRoom(_) => true,
            Trouble::Stopped => false,
        }
    }
}

/// What all workers of a hunt share.
pub struct Shared<'a> {
    pub plan: &'a Plan,
    pub campaign: CampaignId,
    pub root: &'a Root,
    pub metrics: &'a Metrics,
    /// Held by many for ordinary work, by one to be alone on the machine.
    pub alone: &'a RwLock<()>,
    /// Asked between programs.
    pub stop_now: &'a (dyn Fn() -> bool + Sync),
}

pub struct Worker<'a> {
    shared: &'a Shared<'a>,
    helper: Helper,
    store: Store,
    /// How often a compiler with its flags hung even alone; those that did so often are believed. What is
    /// believed has the same signature as what was confirmed.
    hangs: BTreeMap<Subject, u64>,
    /// Compilers that could not be run, so that it is said once.
    missing: BTreeSet<usize>,
    /// Flags that the programs need.
    extra: Vec<String>,
    /// What the unit at hand has cost so far, repetitions included.
    spent: Counters,
}

/// The results of a unit while they grow.
#[derive(Default)]
struct Yield {
    counters: Counters,
    tallies: BTreeMap<(Tested, Outcome), (u64, u64)>,
    observations: Vec<Observation>,
    suspects: Vec<Suspect>,
}

/// One program being tested.
struct Trialed<'a> {
    test: &'a Test,
    scratch: &'a Scratch,
    sources: Vec<PathBuf>,
    attempts: Vec<(Subject, Attempt)>,
}

/// A failure that is about to become a finding.
struct Failure {
    kind: Kind,
    subject: Subject,
    seen: Seen,
    words: Vec<u8>,
}

impl<'a> Worker<'a> {
    pub fn new(shared: &'a Shared<'a>, store: Store) -> Result<Worker<'a>, ExecError> {
        Ok(Worker {
            shared,
            helper: Helper::start(shared.root)?,
            store,
            hangs: BTreeMap::new(),
            missing: BTreeSet::new(),
            extra: shared.plan.source.flags(),
            spent: Counters::default(),
        })
    }

    pub fn store(&mut self) -> &mut Store {
        &mut self.store
    }

    pub fn helper(&self) -> &Helper {
        &self.helper
    }

    /// Does a unit from beginning to end; nothing is stored.
    pub fn unit(&mut self, unit: &Unit) -> Result<Results, Trouble> {
        let started = Instant::now();
        let own = cpu::thread();
        let mut yielded = Yield::default();
        self.spent = Counters::default();
        for seed in unit.seeds.clone() {
            if (self.shared.stop_now)() {
                return Err(Trouble::Stopped);
            }
            self.program(&unit.style, seed, &mut yielded)?;
        }
        yielded.counters.compilations = self.spent.compilations;
        yielded.counters.runs = self.spent.runs;
        yielded.counters.compiler_us = self.spent.compiler_us;
        yielded.counters.program_us = self.spent.program_us;
        yielded.counters.own_us = micros(cpu::thread().saturating_sub(own));
        yielded.counters.wall_us = micros(started.elapsed());
        let tallies = yielded.tallies.into_iter();
        Ok(Results {
            counters: yielded.counters,
            tallies: tallies
                .map(|((subject, outcome), (count, cpu_us))| Tally {
                    subject,
                    outcome,
                    count,
                    cpu_us,
                })
                .collect(),
            observations: yielded.observations,
            suspects: yielded.suspects,
            statistics: None,
        })
    }

    fn program(&mut self, style: &str, seed: u64, yielded: &mut Yield) -> Result<(), Trouble> {
        let shared = self.shared;
        let scratch = shared.root.dir()?;
        let source = &shared.plan.source;
        let made = source.make(style, seed, &mut self.helper, &scratch)?;
        let test = match made {
            Made::Test(test) => test,
            Made::Nothing { why } => {
                yielded.counters.unsupported += 1;
                let mut figures = shared.metrics.update();
                figures.unsupported += 1;
                // The first says what is wrong with a generator; a thousand say nothing more.
                let first = figures.unsupported == 1;
                drop(figures);
                if first {
                    shared.metrics.tell(format!("no program: {why}"));
                }
                return Ok(());
            }
        };
        scratch.wipe()?;
        for (name, text) in &test.files {
            scratch.write(name, text)?;
        }
        let mut trialed = Trialed {
            sources: test.units().map(PathBuf::from).collect(),
            test: &test,
            scratch: &scratch,
            attempts: Vec::new(),
        };
        for subject in shared.plan.subjects(&test, seed) {
            if (shared.stop_now)() {
                return Err(Trouble::Stopped);
            }
            let attempt = self.try_out(&trialed, subject)?;
            trialed.attempts.push((subject, attempt));
        }
        if test.expected == Expected::Vote {
            yielded.counters.unsupported += 1;
        }
        self.verdicts(&trialed, yielded)?;
        yielded.counters.programs += 1;
        yielded.counters.bytes += test.bytes();
        let mut figures = shared.metrics.update();
        figures.programs += 1;
        figures.bytes += test.bytes();
        Ok(())
    }

    /// One attempt the quick way; doubtful ones once more, alone and with more time.
    fn try_out(&mut self, trialed: &Trialed<'_>, subject: Subject) -> Result<Attempt, Trouble> {
        let bounds = self.shared.plan.bounds;
        let attempt = {
            let _together = self.shared.alone.read();
            self.attempt(trialed, subject, Way::Direct, bounds)?
        };
        let doubtful = matches!(
            attempt.seen,
            Seen::RunHang | Seen::CompilerHang | Seen::Resource { .. }
        );
        if let Seen::Skipped { why } = &attempt.seen
            && self.missing.insert(subject.compiler)
        {
            let name = self.tested(subject).compiler;
            let text = format!("warning: {name} cannot be run any more: {why}");
            self.shared.metrics.tell(text);
        }
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
            self.attempt(trialed, subject, Way::Driver, bounds.times(GRACE))?
        };
        if matches!(again.seen, Seen::CompilerHang) {
            *self.hangs.entry(subject).or_default() += 1;
        }
        Ok(Attempt {
            compiler_cpu: attempt.compiler_cpu + again.compiler_cpu,
            program_cpu: attempt.program_cpu + again.program_cpu,
            ..again
        })
    }

    fn attempt(
        &mut self,
        trialed: &Trialed<'_>,
        subject: Subject,
        way: Way,
        bounds: crate::plan::Bounds,
    ) -> Result<Attempt, Trouble> {
        let Some(candidate) = self.shared.plan.candidates.get(subject.compiler) else {
            return Err(Trouble::Stopped);
        };
        let bench = Bench {
            scratch: trialed.scratch,
            sources: &trialed.sources,
            extra: &self.extra,
            metrics: self.shared.metrics,
        };
        let (flags, _) = candidate.level(subject.level);
        let attempt = bench.attempt(&mut self.helper, candidate, flags, bounds, way)?;
        self.spent.compilations += 1;
        self.spent.runs += u64::from(attempt.ran);
        self.spent.compiler_us += micros(attempt.compiler_cpu);
        self.spent.program_us += micros(attempt.program_cpu);
        Ok(attempt)
    }

    /// Judges one program, confirms, and adds everything to the unit's results.
    fn verdicts(&mut self, trialed: &Trialed<'_>, yielded: &mut Yield) -> Result<(), Trouble> {
        let trials: Vec<Trial> = trialed
            .attempts
            .iter()
            .map(|(subject, attempt)| {
                let seen = match &attempt.seen {
                    // What another generator's programs need (headers, libraries, extensions) is not
                    // known, so a refusal says nothing.
                    Seen::Rejects { message } if self.shared.plan.source.is_foreign() => {
                        Seen::Skipped {
                            why: message.clone(),
                        }
                    }
                    seen => seen.clone(),
                };
                self.trial(*subject, seen)
            })
            .collect();
        let mut judgement = judge::judge(&trialed.test.expected, &trials);
        if judgement.doubt.is_some() {
            self.suspect(trialed, &judgement, yielded);
        }
        for (kind, at) in failures(&judgement, &trialed.attempts) {
            self.failure(trialed, kind, &at, &mut judgement, yielded)?;
        }
        for ((subject, attempt), outcome) in trialed.attempts.iter().zip(&judgement.outcomes) {
            let tested = self.tested(*subject);
            let us = micros(attempt.compiler_cpu);
            let tally = yielded
                .tallies
                .entry((tested.clone(), *outcome))
                .or_default();
            *tally = (tally.0 + 1, tally.1 + us);
            let metrics = self.shared.metrics;
            metrics.outcome(&tested.compiler, *outcome, attempt.compiler_cpu);
        }
        Ok(())
    }

    fn trial(&self, subject: Subject, seen: Seen) -> Trial {
        let tested = self.tested(subject);
        let candidate = self.shared.plan.candidates.get(subject.compiler);
        Trial {
            lineage: candidate.map(|c| c.lineage()).unwrap_or_default(),
            compiler: tested.compiler,
            flags: tested.flags,
            seen,
        }
    }

    fn tested(&self, subject: Subject) -> Tested {
        match self.shared.plan.candidates.get(subject.compiler) {
            Some(candidate) => Tested {
                compiler: candidate.compiler.name.clone(),
                flags: candidate.level(subject.level).1,
            },
            None => Tested {
                compiler: String::new(),
                flags: String::new(),
            },
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
            describe(&doubt.seen)
        );
        let test = trialed.test;
        let shared = self.shared;
        shared.metrics.update().suspects += 1;
        shared
            .metrics
            .tell(format!("SUSPECT ORACLE: {}: {detail}", test.case));
        let commands: Vec<String> = trialed
            .attempts
            .iter()
            .zip(&judgement.outcomes)
            .filter(|(_, outcome)| **outcome == Outcome::Suspect)
            .map(|((subject, _), _)| self.commands(trialed, *subject))
            .collect();
        yielded.suspects.push(Suspect {
            case: test.case.clone(),
            detail,
            expected: expected_bytes(judgement),
            actual: actual_bytes(&doubt.seen, &[]),
            commands: commands.join("\n"),
            program: program(test),
        });
    }

    fn commands(&self, trialed: &Trialed<'_>, subject: Subject) -> String {
        let Some(candidate) = self.shared.plan.candidates.get(subject.compiler) else {
            return String::new();
        };
        let (flags, _) = candidate.level(subject.level);
        let flags: Vec<String> = flags.iter().chain(&self.extra).cloned().collect();
        commands(candidate, &flags, &trialed.sources)
    }

    /// Confirms a failure and stores it, or takes it back.
    fn failure(
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
        let failure = Failure {
            kind,
            subject: *subject,
            seen: attempt.seen.clone(),
            words: attempt.words.clone(),
        };
        let vector = self.vector(trialed, &failure, judgement)?;
        let Some(candidate) = self.shared.plan.candidates.get(failure.subject.compiler) else {
            return Ok(());
        };
        let name = candidate.compiler.name.clone();
        let version = candidate.version();
        let signature = judge::signature(kind, &name, &version, &failure.seen, &vector);
        let known = self.store.known(self.shared.campaign, &signature)?;
        let well_known = known.is_some_and(|(_, occurrences)| occurrences >= ENOUGH);
        let repeated = if well_known {
            REPEATS
        } else {
            self.repeat(trialed, &failure, judgement)?
        };
        if repeated == 0 {
            for at in at {
                if let Some(outcome) = judgement.outcomes.get_mut(*at) {
                    *outcome = Outcome::Resource;
                }
            }
            self.shared.metrics.update().unconfirmed += 1;
            let text = format!(
                "not confirmed: {} with {name} {version}: {}",
                trialed.test.case,
                describe(&failure.seen)
            );
            self.shared.metrics.tell(text);
            return Ok(());
        }
        let tested = self.tested(failure.subject);
        let vote = match trialed.test.expected {
            Expected::Vote => " (by vote)",
            Expected::Known { .. } => "",
        };
        let what = describe(&failure.seen);
        let flags = if tested.flags.is_empty() {
            String::new()
        } else {
            format!(" {}", tested.flags)
        };
        yielded.observations.push(Observation {
            signature,
            kind,
            title: format!("{name}{flags}: {kind}{vote}: {what}"),
            case: trialed.test.case.clone(),
            expected: expected_bytes(judgement),
            actual: actual_bytes(&failure.seen, &failure.words),
            commands: self.commands(trialed, failure.subject),
            program: (!well_known).then(|| program(trialed.test)),
            flaky: repeated < REPEATS,
            subject: tested,
        });
        Ok(())
    }

    /// How all sets of flags of the failing compiler fare, where that is part of the signature.
    fn vector(
        &mut self,
        trialed: &Trialed<'_>,
        failure: &Failure,
        judgement: &Judgement,
    ) -> Result<Vec<(String, Outcome)>, Trouble> {
        let compiler = failure.subject.compiler;
        match failure.kind {
            Kind::CompilerCrash | Kind::RejectsValid => return Ok(Vec::new()),
            // Waiting for every other level to hang as well would take minutes.
            Kind::CompilerHang => {
                let tested = self.tested(failure.subject);
                return Ok(vec![(tested.flags, Outcome::CompilerHang)]);
            }
            Kind::WrongOutput | Kind::WrongExit | Kind::RunCrash | Kind::RunHang => {}
        }
        let levels = match self.shared.plan.candidates.get(compiler) {
            Some(candidate) => candidate.compiler.levels.len().max(1),
            None => 0,
        };
        let mut vector = Vec::new();
        for level in 0..levels {
            let subject = Subject { compiler, level };
            let tried = trialed.attempts.iter().position(|(s, _)| *s == subject);
            let outcome = match tried.and_then(|at| judgement.outcomes.get(at)) {
                Some(outcome) => *outcome,
                None => {
                    let attempt = self.try_out(trialed, subject)?;
                    self.outcome(judgement, subject, attempt.seen)
                }
            };
            vector.push((self.tested(subject).flags, outcome));
        }
        Ok(vector)
    }

    /// What an attempt that was not among the trials amounts to.
    fn outcome(&self, judgement: &Judgement, subject: Subject, seen: Seen) -> Outcome {
        let expected = match &judgement.held_to {
            Some((status, output)) => Expected::Known {
                status: *status,
                output: output.clone(),
            },
            None => Expected::Vote,
        };
        let alone = judge::judge(&expected, &[self.trial(subject, seen)]);
        alone.outcomes.first().copied().unwrap_or(Outcome::Skipped)
    }

    /// How often a failure happens again through the ordinary driver.
    fn repeat(
        &mut self,
        trialed: &Trialed<'_>,
        failure: &Failure,
        judgement: &Judgement,
    ) -> Result<u32, Trouble> {
        // These were confirmed that way already, and at length.
        if matches!(failure.kind, Kind::CompilerHang | Kind::RunHang) {
            return Ok(REPEATS);
        }
        let bounds = self.shared.plan.bounds;
        let mut repeated = 0;
        for _ in 0..REPEATS {
            let again = {
                let _together = self.shared.alone.read();
                self.attempt(trialed, failure.subject, Way::Driver, bounds)?
            };
            let same = match (&failure.seen, &again.seen) {
                (Seen::CompilerCrash { .. }, Seen::CompilerCrash { .. })
                | (Seen::Rejects { .. }, Seen::Rejects { .. }) => true,
                _ => {
                    let outcome = self.outcome(judgement, failure.subject, again.seen.clone());
                    outcome == Outcome::from(failure.kind)
                }
            };
            repeated += u32::from(same);
        }
        Ok(repeated)
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
            (_, Kind::CompilerHang) => (2, String::new()),
            (_, Kind::RejectsValid) => (3, String::new()),
            _ => (0, String::new()),
        };
        let group = groups.entry((subject.compiler, class, text));
        group.or_insert((kind, Vec::new())).1.push(at);
    }
    groups.into_values().collect()
}

fn micros(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}

fn program(test: &Test) -> Program {
    Program {
        files: test.files.clone(),
    }
}

fn expected_bytes(judgement: &Judgement) -> Vec<u8> {
    match &judgement.held_to {
        Some((_, output)) => output.clone(),
        None => Vec::new(),
    }
}

/// What came instead: the program's output, or what the compiler said.
fn actual_bytes(seen: &Seen, words: &[u8]) -> Vec<u8> {
    match seen {
        Seen::Ended { output, .. } => output.clone(),
        _ if words.is_empty() => describe(seen).into_bytes(),
        _ => words.to_vec(),
    }
}

/// What was seen, in a few words.
pub fn describe(seen: &Seen) -> String {
    const LONGEST: usize = 120;
    let text = match seen {
        Seen::Ended { status: 0, output } => {
            format!("prints {:?}", String::from_utf8_lossy(output).trim_end())
        }
        Seen::Ended { status, .. } => format!("exit status {status}"),
        Seen::RunCrash { signal } => {
            format!(
                "the program dies of {}",
                cassay_exec::signature::signal_name(*signal)
            )
        }
        Seen::RunHang => "the program does not end".to_string(),
        Seen::CompilerCrash { signature } => signature.clone(),
        Seen::CompilerHang => "the compiler does not end".to_string(),
        Seen::Rejects { message } => message.clone(),
        Seen::Resource { what } => format!("a limit on the {what}"),
        Seen::Skipped { why } => why.clone(),
    };
    match text.char_indices().nth(LONGEST) {
        Some((at, _)) => format!("{}…", text.get(..at).unwrap_or_default()),
        None => text,
    }
}
