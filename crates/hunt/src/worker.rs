//! A worker: takes a unit of seeds, makes each program, has compilers compile it, judges, confirms
//! what would be a finding, and hands back everything the unit yielded.
//!
//! **Doubtful outcomes** (time-outs, limits) are tried again alone on the machine, with three times
//! the limits, before they are judged: what was only slow is then no finding.
//!
//! **Confirmation.** One failure per compiler stands for the others of the same program. All sets of flags
//! of that compiler are tried, and the first that fails is repeated through the compiler's ordinary
//! driver. What never happens again is dropped (and counted as unconfirmed), what happens again now and
//! then is marked flaky.
//!
//! **Floods.** A few failures make most of the noise. A finding that has its examples needs no more proof
//! and no more programs: further occurrences are counted, not confirmed, unless their program is smaller
//! than an example, which happens ever more rarely.
//!
//! **Variants** of programs are tested as programs of their own; see [`crate::variants`].
//!
//! **Batches.** Small programs go to large compilers together first; see [`crate::batch`].

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError, RwLock};
use std::time::{Duration, Instant, SystemTime};

use cassay_exec::compiler::Way;
use cassay_exec::{ExecError, Root, Scratch, Settings, Stop, Worker as Helper};
use cassay_program::Commands;
use cassay_store::{
    CampaignId, Cost, Counters, Finding, Kind, Level, Observation, Outcome, Program, Results,
    Store, StoreError, Subject as Tested, Suspect, Tally, Unit,
};
use cassay_trial::{Attempt, Bounds, Laid, Seen};
use serde_json::json;

use crate::batch::{Member, joined};
use crate::build::{Build, given};
use crate::cpu;
use crate::judge::{self, Fared, Judgement, Trial};
use crate::metrics::Metrics;
use crate::note::Note;
use crate::plan::{Plan, Subject};
use crate::reducing::{self, Came, Room};
use crate::source::{Made, Test};
use crate::variants::{self, Mistake};

/// How often a failure is tried again.
const REPEATS: u32 = 2;
/// Doubtful outcomes get so many times the limits.
const GRACE: u32 = 3;
/// A compiler that hung so often with the same flags, even alone, is believed to hang.
const ENOUGH: u64 = 5;
/// Less room than this in scratch makes what ran into a limit there say nothing.
const LEAST_ROOM: u64 = 32 << 20;

/// Why a unit was not finished.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    #[error(transparent)]
    Exec(ExecError),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("no room in {0}")]
    NoRoom(PathBuf),
    #[error("told to stop")]
    Stopped,
    #[error("no compiler can be run any more")]
    NoCompilers,
}

impl From<ExecError> for Trouble {
    fn from(error: ExecError) -> Trouble {
        match error {
            ExecError::Stopped => Trouble::Stopped,
            error => Trouble::Exec(error),
        }
    }
}

impl Trouble {
    /// Whether waiting helps.
    pub fn is_lack_of_room(&self) -> bool {
        match self {
            Trouble::Exec(error) => error.disk_is_full(),
            Trouble::Store(error) => matches!(error, StoreError::Full { .. }),
            Trouble::NoRoom(_) => true,
            Trouble::Stopped | Trouble::NoCompilers => false,
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
    /// Compilers that could not be run when they were last tried.
    pub missing: &'a Mutex<BTreeSet<usize>>,
    /// Ends what runs at the moment.
    pub halt: &'a Stop,
}

pub struct Worker<'a> {
    shared: &'a Shared<'a>,
    helper: Helper,
    store: Store,
    note: Note,
    /// How often a compiler with its flags hung even alone; those that did so often are believed. What is
    /// believed has the same signature as what was confirmed.
    hangs: BTreeMap<Subject, u64>,
    /// How the sets of flags of a compiler that hung fared the last time all were tried.
    hung: BTreeMap<usize, Vec<Fared>>,
    /// Flags that the programs need.
    extra: Vec<String>,
    /// What the unit at hand has cost so far, repetitions included.
    spent: Counters,
    /// Processor time of the helper's jobs that the figures know of.
    told: Duration,
}

/// Tests that programs passed together with others: the program by its place in the unit, and whose.
type Passed = BTreeMap<(usize, Subject), Attempt>;

/// The results of a unit while they grow.
#[derive(Default)]
struct Yield {
    counters: Counters,
    tallies: BTreeMap<(Tested, Outcome), (u64, u64)>,
    observations: Vec<Observation>,
    suspects: Vec<Suspect>,
    statistics: Option<String>,
}

/// A program in a directory, and how it is built.
struct Place {
    laid: Laid,
    build: Build,
}

impl Place {
    /// Wipes the directory and writes the files; the translation units among them are compiled.
    fn new(
        scratch: &Scratch,
        files: &[(String, Vec<u8>)],
        build: Build,
    ) -> Result<Place, ExecError> {
        let laid = Laid::files(scratch, files, given(files))?;
        Ok(Place { laid, build })
    }
}

/// One program being tested.
struct Trialed<'a> {
    test: &'a Test,
    place: Place,
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
    pub(crate) fn new(
        shared: &'a Shared<'a>,
        store: Store,
        note: Note,
    ) -> Result<Worker<'a>, Trouble> {
        let settings = Settings {
            stop: shared.halt.clone(),
            ..Settings::new(shared.root)
        };
        Ok(Worker {
            shared,
            helper: Helper::with(settings)?,
            store,
            note,
            hangs: BTreeMap::new(),
            hung: BTreeMap::new(),
            extra: shared.plan.source.flags(),
            spent: Counters::default(),
            told: Duration::ZERO,
        })
    }

    pub fn store(&mut self) -> &mut Store {
        &mut self.store
    }

    pub fn helper(&self) -> &Helper {
        &self.helper
    }

    /// Reduces a finding; nothing is stored.
    pub(crate) fn reduce(
        &mut self,
        room: &Room<'_>,
        finding: &Finding,
        program: &Program,
    ) -> (Came, Cost) {
        let came = reducing::reduce(room, finding, program, &mut self.helper);
        // Counted there, and not as anything of testing's.
        self.told = self.helper.jobs_cpu();
        came
    }

    /// Does a unit from beginning to end; nothing is stored.
    pub fn unit(&mut self, unit: &Unit) -> Result<Results, Trouble> {
        let started = Instant::now();
        let own = cpu::thread();
        let mut yielded = Yield::default();
        self.spent = Counters::default();
        if variants::is_source(&unit.source) {
            self.variants(unit, &mut yielded)?;
        } else {
            self.programs(unit, &mut yielded)?;
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
            statistics: yielded.statistics,
        })
    }

    /// The programs of the seeds as they are.
    fn programs(&mut self, unit: &Unit, yielded: &mut Yield) -> Result<(), Trouble> {
        let seeds: Vec<u64> = unit.seeds.clone().collect();
        // What may be tested together is made together.
        let together = match self.shared.plan.least_unit() {
            1 => 1,
            _ => seeds.len().max(1),
        };
        for seeds in seeds.chunks(together) {
            let mut made = Vec::with_capacity(seeds.len());
            for seed in seeds {
                self.go_on()?;
                let test = self.make(unit, *seed, yielded)?;
                made.extend(test.map(|test| (*seed, test)));
            }
            let mut passed = self.batches(&made)?;
            for (at, (seed, test)) in made.iter().enumerate() {
                self.go_on()?;
                let rest = passed.split_off(&(at + 1, Subject::FIRST));
                self.program(*seed, test, passed, yielded)?;
                passed = rest;
            }
        }
        Ok(())
    }

    /// Variants of the programs of the seeds.
    fn variants(&mut self, unit: &Unit, yielded: &mut Yield) -> Result<(), Trouble> {
        let plan = self.shared.plan;
        let (mut tested, mut wrong) = (0, 0);
        for seed in unit.seeds.clone() {
            self.go_on()?;
            let Some(test) = self.make(unit, seed, yielded)? else {
                continue;
            };
            if plan.source.tests_itself(seed, plan.first_seed) {
                self.program(seed, &test, Passed::new(), yielded)?;
            }
            self.note.begin(unit.id, seed);
            let derived = variants::derive(&test, &unit.style, seed, plan.recipe());
            self.note.end();
            let derived = match derived {
                Ok(derived) => derived,
                Err(why) => {
                    self.no_program(format!("no variants of {}: {why}", test.case), yielded);
                    continue;
                }
            };
            for mistake in derived.mistakes {
                wrong += 1;
                self.mistake(mistake, &test, yielded);
            }
            for (number, variant) in (1..).zip(&derived.tests) {
                self.go_on()?;
                tested += 1;
                // Each meets other sets of flags.
                let turn = seed.wrapping_mul(64).wrapping_add(number);
                self.program(turn, variant, Passed::new(), yielded)?;
            }
        }
        let statistics = json!({"variants": tested, "wrong_mutations": wrong});
        yielded.statistics = Some(statistics.to_string());
        Ok(())
    }

    /// A mutation of ours that is wrong: stored apart, and said aloud.
    fn mistake(&self, mistake: Mistake, seed: &Test, yielded: &mut Yield) {
        let metrics = self.shared.metrics;
        metrics.update().mistakes += 1;
        metrics.tell(format!(
            "WRONG MUTATION: {}: {}",
            mistake.case, mistake.what
        ));
        yielded.suspects.push(Suspect {
            case: mistake.case,
            detail: mistake.what,
            expected: mistake.output,
            actual: Vec::new(),
            commands: String::new(),
            program: program(seed),
        });
    }

    fn go_on(&self) -> Result<(), Trouble> {
        if (self.shared.stop_now)() {
            return Err(Trouble::Stopped);
        }
        Ok(())
    }

    /// The program of a seed, if there is one.
    fn make(
        &mut self,
        unit: &Unit,
        seed: u64,
        yielded: &mut Yield,
    ) -> Result<Option<Test>, Trouble> {
        let shared = self.shared;
        let scratch = shared.root.dir()?;
        let source = &shared.plan.source;
        self.note.begin(unit.id, seed);
        let made = source.make(&unit.style, seed, &mut self.helper, &scratch);
        self.note.end();
        self.account();
        match made? {
            Made::Test(test) => Ok(Some(test)),
            Made::Nothing { why } => {
                self.no_program(format!("no program: {why}"), yielded);
                Ok(None)
            }
        }
    }

    fn no_program(&self, why: String, yielded: &mut Yield) {
        yielded.counters.unsupported += 1;
        let mut figures = self.shared.metrics.update();
        figures.unsupported += 1;
        // The first says what is wrong with a generator; a thousand say nothing more.
        let first = figures.unsupported == 1;
        drop(figures);
        if first {
            self.shared.metrics.tell(why);
        }
    }

    /// Tests programs together where that is worth it. What came of a batch that did not do exactly what
    /// it should is forgotten: its programs are not in the result.
    fn batches(&mut self, made: &[(u64, Test)]) -> Result<Passed, Trouble> {
        let mut passed = Passed::new();
        if made.len() < 2 {
            return Ok(passed);
        }
        let shared = self.shared;
        let plan = shared.plan;
        let numbered = made.iter().enumerate();
        let members: Vec<Option<Member>> = numbered
            .map(|(at, (_, test))| Member::new(test, at))
            .collect();
        // Those of one file first: each further file of a batch is a compilation of its own.
        let mut order: Vec<(usize, &(u64, Test))> = made.iter().enumerate().collect();
        order.sort_by_key(|(_, (_, test))| test.units().count());
        let mut wanted: BTreeMap<Subject, Vec<(usize, u64)>> = BTreeMap::new();
        for (at, (seed, test)) in order {
            for subject in plan.subjects(test, *seed) {
                let candidate = plan.candidates.get(subject.compiler);
                if candidate.is_some_and(|c| c.takes_batches())
                    && members.get(at).is_some_and(Option::is_some)
                {
                    let programs = wanted.entry(subject).or_default();
                    programs.push((at, test.bytes()));
                }
            }
        }
        let scratch = shared.root.dir()?;
        for (subject, programs) in wanted {
            for batch in plan.batches.split(&programs) {
                self.go_on()?;
                let of = |at: &usize| Some((*at, members.get(*at)?.as_ref()?));
                let batch: Vec<(usize, &Member)> = batch.iter().filter_map(of).collect();
                let texts: Vec<&Member> = batch.iter().map(|(_, member)| *member).collect();
                let (files, expected) = joined(&texts);
                let place = Place::new(&scratch, &files, Build::default())?;
                let attempt = {
                    let _together = shared.alone.read();
                    self.attempt(&place, subject, Way::Direct, plan.bounds)?
                };
                let good = matches!(
                    &attempt.seen,
                    Seen::Ended { status: 0, output } if *output == expected
                );
                if !good {
                    continue;
                }
                for (at, member) in &batch {
                    let part = part(&attempt, batch.len(), member.output());
                    passed.insert((*at, subject), part);
                }
            }
        }
        Ok(passed)
    }

    /// Tests one program with everybody who has not had it in a batch.
    fn program(
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
            place: Place::new(&scratch, &test.files, test.build.clone())?,
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
        if test.expected.is_none() {
            yielded.counters.unsupported += 1;
        }
        self.verdicts(&trialed, yielded)?;
        yielded.counters.programs += 1;
        yielded.counters.bytes += test.bytes();
        let mut figures = shared.metrics.update();
        figures.programs += 1;
        figures.variants += u64::from(test.origin.is_some());
        figures.bytes += test.bytes();
        Ok(())
    }

    /// One attempt the quick way; doubtful ones once more, alone and with more time.
    fn try_out(&mut self, place: &Place, subject: Subject) -> Result<Attempt, Trouble> {
        let bounds = self.shared.plan.bounds;
        let attempt = {
            let _together = self.shared.alone.read();
            self.attempt(place, subject, Way::Direct, bounds)?
        };
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
            self.attempt(place, subject, Way::Driver, bounds.times(GRACE))?
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

    fn attempt(
        &mut self,
        place: &Place,
        subject: Subject,
        way: Way,
        bounds: Bounds,
    ) -> Result<Attempt, Trouble> {
        let Some(candidate) = self.shared.plan.candidates.get(subject.compiler) else {
            return Err(Trouble::Stopped);
        };
        let flags = candidate.flags(subject.level, &place.build, &self.extra);
        let compiler = &candidate.compiler;
        let attempt = place
            .laid
            .attempt(&mut self.helper, compiler, &flags, bounds, way)?;
        self.shared.metrics.attempted(&compiler.name, &attempt);
        self.spent.compilations += attempt.compilations;
        self.spent.runs += attempt.runs;
        self.spent.compiler_us += micros(attempt.compiler_cpu);
        self.spent.program_us += micros(attempt.program_cpu);
        self.told += attempt.compiler_cpu + attempt.program_cpu;
        self.account();
        Ok(attempt)
    }

    /// Tells the figures of jobs that were neither a compilation nor a program under test: another
    /// generator's, and what it takes to find out how a compiler works.
    fn account(&mut self) {
        let all = self.helper.jobs_cpu();
        self.shared.metrics.update().other_cpu += all.saturating_sub(self.told);
        self.told = all;
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
        let mut judgement = judge::judge(trialed.test.expected.as_ref(), &trials);
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
            let variant = trialed.test.origin.is_some();
            metrics.outcome(&tested.compiler, *outcome, variant);
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
            doubt.seen.brief()
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
            .map(|((subject, _), _)| self.commands(trialed, *subject).to_string())
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

    fn commands(&self, trialed: &Trialed<'_>, subject: Subject) -> Commands {
        let Some(candidate) = self.shared.plan.candidates.get(subject.compiler) else {
            return Commands::default();
        };
        let place = &trialed.place;
        let flags = candidate.flags(subject.level, &place.build, &self.extra);
        place.laid.commands(&candidate.compiler, &flags)
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
        let mut failure = Failure {
            kind,
            subject: *subject,
            seen: attempt.seen.clone(),
            words: attempt.words.clone(),
        };
        let vector = self.vector(trialed, &mut failure, judgement)?;
        let kind = failure.kind;
        let Some(candidate) = self.shared.plan.candidates.get(failure.subject.compiler) else {
            return Ok(());
        };
        let name = candidate.compiler.name.clone();
        let version = candidate.version();
        let signature = judge::signature(kind, &name, &version, &failure.seen, &vector);
        let program = program(trialed.test);
        let known = self.store.known(self.shared.campaign, &signature)?;
        let well_known = known.is_some_and(|known| !known.wants(program.bytes()));
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
                failure.seen.brief()
            );
            self.shared.metrics.tell(text);
            return Ok(());
        }
        let tested = self.tested(failure.subject);
        let vote = match trialed.test.expected {
            None => " (by vote)",
            Some(_) => "",
        };
        let what = failure.seen.brief();
        let flags = match candidate.describe(failure.subject.level, &trialed.place.build) {
            flags if flags.is_empty() => flags,
            flags => format!(" {flags}"),
        };
        yielded.observations.push(Observation {
            signature,
            kind,
            title: format!("{name}{flags}: {kind}{vote}: {what}"),
            case: trialed.test.case.clone(),
            expected: expected_bytes(judgement),
            actual: actual_bytes(&failure.seen, &failure.words),
            commands: self.commands(trialed, failure.subject),
            program: (!well_known).then_some(program),
            flaky: repeated < REPEATS,
            origin: trialed.test.origin.clone(),
            subject: tested,
        });
        Ok(())
    }

    /// How all sets of flags of the failing compiler fare, where that is part of the signature. Among
    /// several that make wrong code the first becomes the failure, so that it does not depend on which of
    /// them it was that the program was tried with.
    fn vector(
        &mut self,
        trialed: &Trialed<'_>,
        failure: &mut Failure,
        judgement: &Judgement,
    ) -> Result<Vec<Fared>, Trouble> {
        let hang = match failure.kind {
            Kind::CompilerCrash | Kind::RejectsValid => return Ok(Vec::new()),
            Kind::CompilerHang => true,
            Kind::WrongOutput | Kind::WrongExit | Kind::RunCrash | Kind::RunHang => false,
        };
        let compiler = failure.subject.compiler;
        if hang && let Some(vector) = self.believed(failure.subject) {
            return Ok(vector);
        }
        let levels = match self.shared.plan.candidates.get(compiler) {
            Some(candidate) => candidate.compiler.levels.len().max(1),
            None => 0,
        };
        let mut vector = Vec::new();
        let mut first = None;
        for level in 0..levels {
            let subject = Subject { compiler, level };
            let mut attempts = trialed.attempts.iter().zip(&judgement.outcomes);
            let tried = attempts.find(|((other, _), _)| *other == subject);
            let (attempt, outcome) = match tried {
                Some(((_, attempt), outcome)) => (attempt.clone(), *outcome),
                None => {
                    let attempt = if hang {
                        // Waiting for each of them at length would take minutes.
                        let _together = self.shared.alone.read();
                        self.attempt(
                            &trialed.place,
                            subject,
                            Way::Direct,
                            self.shared.plan.bounds,
                        )?
                    } else {
                        self.try_out(&trialed.place, subject)?
                    };
                    let outcome = self.outcome(judgement, subject, attempt.seen.clone());
                    (attempt, outcome)
                }
            };
            let flags = self.tested(subject).flags;
            vector.push(Fared::new(flags, outcome, &attempt.seen));
            let kind = judge::kind(outcome).filter(|kind| kind.is_wrong_code());
            if let Some(kind) = kind
                && first.is_none()
            {
                first = Some(Failure {
                    kind,
                    subject,
                    seen: attempt.seen,
                    words: attempt.words,
                });
            }
        }
        if hang {
            self.hung.insert(compiler, vector.clone());
        } else if let Some(first) = first {
            *failure = first;
        }
        Ok(vector)
    }

    /// How a compiler that hung often enough with these flags fared the last time all were tried.
    fn believed(&self, subject: Subject) -> Option<Vec<Fared>> {
        let hangs = self.hangs.get(&subject).copied().unwrap_or(0);
        let vector = self.hung.get(&subject.compiler)?;
        (hangs >= ENOUGH).then(|| vector.clone())
    }

    /// What an attempt that was not among the trials amounts to.
    fn outcome(&self, judgement: &Judgement, subject: Subject, seen: Seen) -> Outcome {
        let alone = judge::judge(judgement.held_to.as_ref(), &[self.trial(subject, seen)]);
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
                self.attempt(&trialed.place, failure.subject, Way::Driver, bounds)?
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

/// The part of one of several programs that were compiled together and did what they should.
fn part(attempt: &Attempt, programs: usize, output: &[u8]) -> Attempt {
    let programs = u32::try_from(programs).unwrap_or(u32::MAX).max(1);
    let seen = Seen::Ended {
        status: 0,
        output: output.to_vec(),
    };
    Attempt {
        compiler_cpu: attempt.compiler_cpu / programs,
        program_cpu: attempt.program_cpu / programs,
        ..Attempt::free(seen)
    }
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
    let held_to = judgement.held_to.as_ref();
    held_to
        .map(|expected| expected.output.clone())
        .unwrap_or_default()
}

/// What came instead: the program's output, or what the compiler said.
fn actual_bytes(seen: &Seen, words: &[u8]) -> Vec<u8> {
    match seen {
        Seen::Ended { output, .. } => output.clone(),
        _ if words.is_empty() => seen.brief().into_bytes(),
        _ => words.to_vec(),
    }
}
