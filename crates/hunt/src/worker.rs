//! A worker: takes a unit of seeds, makes each program, has compilers compile it, judges, confirms
//! what would be a finding, and hands back everything the unit yielded.
//!
//! - `make`: programs of seeds, and variants of them, which are tested as programs of their own.
//! - `batch`: small programs that go to large compilers together first.
//! - `judge`: a program with everybody whose turn it is; doubtful outcomes once more, alone on the machine.
//! - `confirm`: failures seen again, through the compiler's ordinary driver, before they become findings.

mod batch;
mod confirm;
mod judge;
mod make;

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::atomic::AtomicU64;
use std::sync::{Mutex, RwLock};
use std::time::{Duration, Instant};

use cassay_exec::compiler::Way;
use cassay_exec::{Canceller, ExecError, Root, Scratch, Settings, Worker as Helper};
use cassay_program::Program;
use cassay_store::{
    CampaignId, Cost, Counters, Finding, Observation, Outcome, Results, Store, StoreError,
    Subject as Tested, Suspect, Tally, Unit,
};
use cassay_trial::{Attempt, Bounds, Laid};

use crate::build::Build;
use crate::cpu;
use crate::examining::{self, Looked};
use crate::judge::Fared;
use crate::metrics::Metrics;
use crate::note::Note;
use crate::plan::{Plan, Subject};
use crate::reducing::{self, Came, Room};
use crate::variants;

/// A compiler that hung so often with the same flags, even alone, is believed to hang.
const ENOUGH: u64 = 5;

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
    #[error("the generator makes no programs any more: {0}")]
    NoPrograms(String),
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
    /// Whether it is a lack of room, so that waiting helps.
    pub fn is_lack_of_room(&self) -> bool {
        match self {
            Trouble::Exec(error) => error.disk_is_full(),
            Trouble::Store(error) => matches!(error, StoreError::Full { .. }),
            Trouble::NoRoom(_) => true,
            Trouble::Stopped | Trouble::NoCompilers | Trouble::NoPrograms(_) => false,
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
    /// How often another generator failed since it last made a program.
    pub barren: &'a AtomicU64,
    /// Ends what runs at the moment.
    pub halt: &'a Canceller,
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
struct Workpiece {
    laid: Laid,
    build: Build,
}

impl Workpiece {
    /// Wipes the directory and writes the program's sources.
    fn new(scratch: &Scratch, program: &Program, build: Build) -> Result<Workpiece, ExecError> {
        let laid = Laid::new(scratch, program)?;
        Ok(Workpiece { laid, build })
    }
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

    /// Looks into an occurrence of a finding; nothing is stored.
    pub(crate) fn examine(
        &mut self,
        room: &Room<'_>,
        finding: &Finding,
        program: &Program,
        answers: Option<&str>,
    ) -> (Looked, Cost) {
        let looked = examining::examine(room, finding, program, answers, &mut self.helper);
        // Counted there, and not as anything of testing's.
        self.told = self.helper.jobs_cpu();
        looked
    }

    /// Finds out what there is to say about a finding; nothing is stored.
    pub(crate) fn tell<T>(
        &mut self,
        metrics: &Metrics,
        look: impl FnOnce(&mut Helper) -> Result<T, ExecError>,
    ) -> Result<T, ExecError> {
        let (jobs, own) = (self.helper.jobs_cpu(), cpu::thread());
        let told = look(&mut self.helper);
        let mut figures = metrics.update();
        figures.examining_cpu += self.helper.jobs_cpu().saturating_sub(jobs);
        figures.examining_own += cpu::thread().saturating_sub(own);
        // Counted there, and not as anything of testing's.
        self.told = self.helper.jobs_cpu();
        told
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
        yielded.counters.own_us = cpu::micros(cpu::thread().saturating_sub(own));
        yielded.counters.wall_us = cpu::micros(started.elapsed());
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

    fn go_on(&self) -> Result<(), Trouble> {
        if (self.shared.stop_now)() {
            return Err(Trouble::Stopped);
        }
        Ok(())
    }

    /// An attempt beside others.
    fn together(
        &mut self,
        place: &Workpiece,
        subject: Subject,
        way: Way,
    ) -> Result<Attempt, Trouble> {
        let _together = self.shared.alone.read();
        self.attempt(place, subject, way, self.shared.plan.bounds)
    }

    fn attempt(
        &mut self,
        place: &Workpiece,
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
        self.spent.compiler_us += cpu::micros(attempt.compiler_cpu);
        self.spent.program_us += cpu::micros(attempt.program_cpu);
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
}
