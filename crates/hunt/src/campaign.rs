//! The hunt itself: worker threads that take units and commit them, and a coordinator that keeps
//! their leases alive, shows the figures, and decides when to stop.
//!
//! **Stopping.** At the first interrupt, at the end of the time, or after enough programs, no new
//! units are begun and the ones at hand are finished. At the second interrupt everything that runs is
//! killed and the units at hand are given back. A hunt that is killed leaves its leases behind; the
//! next one recognises that their process is gone and takes them over at once.
//!
//! **No room on a disk** is waited out: what was to be written is kept and written again. A hunt that is to
//! end meanwhile does not wait: it leaves the units at hand to the next one, and says that it was cut.
//!
//! **Compilers that disappear** are skipped, which is said once; when none is left the hunt ends.
//!
//! **Findings are examined and reduced** between units; see `campaign/examinations.rs` and `campaign/reductions.rs`. At
//! the end of the hunt neither is waited for: what they have so far is kept, and the next hunt goes on with it.
//!
//! **Trouble of our own** (a helper that dies) makes a unit fail, never a compiler. A unit that makes
//! a worker panic is given up with the reason; if nothing works any more, the hunt ends with an error.

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError, RwLock};
use std::thread;
use std::time::{Duration, Instant, SystemTime};

use cassay_exec::{ExecError, Root};
use cassay_store::{
    Ask, Blame, CampaignId, Commit, Cost, ExamTask, Fresh, Level, Moment, Results, Stage, State,
    Store, StoreError, Task, Unit, Work,
};
use cassay_triage::known::KnownBugs;

use nix::sys::statvfs::statvfs;

use crate::cpu;
use crate::finding::flaky;
use crate::metrics::{self, Cause, Metrics, Phase, Queue};
use crate::note::{self, Note};
use crate::plan::Plan;
use crate::show::{Order, Show};
use crate::variants;
use crate::worker::{Shared, Trouble, Worker};

mod examinations;
mod reductions;
mod tellings;

use reductions::{Testing, Turn};

/// A lease outlives any silence of a living hunt by far.
const LEASE: Duration = Duration::from_secs(120);
const HEARTBEAT: Duration = Duration::from_secs(15);
/// How often the store is asked for what the screen shows of it.
const LOOK: Duration = Duration::from_secs(2);
/// How long a unit should take; its number of programs follows.
const UNIT: Duration = Duration::from_secs(1);
const LARGEST_UNIT: u32 = 64;
const TICK: Duration = Duration::from_millis(200);
/// Units whose workers vanished that often are split, and if they are single programs given up: they seem to
/// kill the hunt (panics are caught, but memory or stack can run out). Somebody who kills the hunt while
/// it makes a program looks the same; hence not fewer.
const ATTEMPTS: u32 = 8;
/// Units that may fail one after the other before the hunt itself is taken for broken.
const FAILURES: u32 = 5;
const RETRY: Duration = Duration::from_millis(500);
/// How long a reduction may take to come to an end by itself when the hunt ends.
const HURRY: Duration = Duration::from_secs(1);

/// How long and with how many threads.
#[derive(Clone, Debug)]
pub struct Extent {
    pub store: PathBuf,
    pub jobs: usize,
    pub time: Option<Duration>,
    pub programs: Option<u64>,
    /// How long a finding may be reduced; `None`: not at all.
    pub reduce: Option<Duration>,
    /// How long an occurrence may be looked into; `None`: not at all.
    pub blame: Option<Duration>,
    /// Whether findings are tried with the other compilers of the machine, too.
    pub versions: bool,
    /// Bugs that are known beforehand.
    pub known: KnownBugs,
    /// Whether units that were given up are tried again.
    pub retry: bool,
}

#[derive(Debug, thiserror::Error)]
pub enum HuntError {
    #[error(transparent)]
    Exec(#[from] ExecError),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("cannot start a thread: {0}")]
    Thread(std::io::Error),
    #[error("no compiler can be run any more; `cassay doctor` says which ones there are")]
    NoCompilers,
    #[error("the generator makes no programs any more: {0}")]
    NoPrograms(String),
    #[error("{FAILURES} units of work failed one after the other, the last with: {0}")]
    Broken(String),
}

impl From<Trouble> for HuntError {
    fn from(trouble: Trouble) -> HuntError {
        match trouble {
            Trouble::Exec(error) => HuntError::Exec(error),
            Trouble::Store(error) => HuntError::Store(error),
            Trouble::NoCompilers => HuntError::NoCompilers,
            Trouble::NoPrograms(why) => HuntError::NoPrograms(why),
            Trouble::NoRoom(_) | Trouble::Stopped => HuntError::Broken(trouble.to_string()),
        }
    }
}

/// Interrupts so far; shared with whoever hears them.
#[derive(Debug, Default)]
pub struct Interrupts {
    asked: AtomicU32,
}

impl Interrupts {
    pub const fn new() -> Interrupts {
        Interrupts {
            asked: AtomicU32::new(0),
        }
    }

    pub fn ask(&self) {
        self.asked.fetch_add(1, Ordering::Relaxed);
    }

    pub fn drain(&self) -> bool {
        self.asked.load(Ordering::Relaxed) >= 1
    }

    pub fn now(&self) -> bool {
        self.asked.load(Ordering::Relaxed) >= 2
    }
}

/// How a hunt ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    Finished,
    /// Stopped in the middle of things: at once, or while there was no room to write them down.
    Cut,
}

/// What the threads share besides what units need.
struct Hunt<'a> {
    shared: Shared<'a>,
    extent: &'a Extent,
    stop: &'a Interrupts,
    deadline: Option<Instant>,
    /// Programs that may still be begun.
    left: AtomicU64,
    turn: AtomicUsize,
    /// Microseconds that a program takes a worker, smoothed.
    pace: AtomicU64,
    seats: Vec<Mutex<Seat>>,
    turn_to_reduce: Mutex<Turn>,
    /// The last that was done for findings was to look for somebody to blame.
    blamed: AtomicBool,
    running: AtomicUsize,
    failures: AtomicU32,
    /// Units were left unfinished for want of room.
    cut: AtomicBool,
    broken: Mutex<Option<HuntError>>,
}

/// What the coordinator knows of a worker.
#[derive(Default)]
struct Seat {
    unit: Option<Unit>,
    /// What it reduces, and how to end that.
    reduction: Option<(Task, cassay_exec::Canceller)>,
    /// What it examines, and how to end that.
    examination: Option<(ExamTask, cassay_exec::Canceller)>,
    helper: Option<u32>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn now() -> Moment {
    SystemTime::now().into()
}

/// The campaign of a plan: the one that is in the store, also if it was begun before identities had a version, or a
/// new one.
fn campaign_of(store: &mut Store, plan: &Plan) -> Result<CampaignId, StoreError> {
    let description = plan.description();
    if store.known_campaign(&description)?.is_none()
        && let Some(earlier) = plan.unversioned_description()
        && let Some(campaign) = store.known_campaign(&earlier)?
    {
        return Ok(campaign);
    }
    store.campaign(&description, now())
}

/// Hunts until told to stop. What was done is in `metrics` and in the store.
pub fn hunt(
    plan: &Plan,
    extent: &Extent,
    root: &Root,
    metrics: &Metrics,
    stop: &Interrupts,
    show: &mut dyn Show,
) -> Result<Ended, HuntError> {
    let mut store = Store::open(&extent.store)?;
    let campaign = campaign_of(&mut store, plan)?;
    adopt(&mut store, campaign, &extent.store, metrics)?;
    reductions::adopt(&mut store, campaign, &extent.store, extent.retry, metrics)?;
    examinations::adopt(&mut store, campaign, extent.retry)?;
    given_up(&mut store, campaign, extent.retry, metrics)?;
    let begun = store.summary(campaign)?;
    if begun.counters.programs > 0 {
        metrics.tell(format!(
            "resuming campaign {campaign} in {}: {} programs so far, {} findings",
            extent.store.display(),
            begun.counters.programs,
            begun.findings.values().sum::<u64>()
        ));
    } else {
        metrics.tell(format!(
            "new campaign {campaign} in {}",
            extent.store.display()
        ));
    }
    log(&mut store, campaign, Level::Info, "hunt started");
    let alone = RwLock::new(());
    let missing = Mutex::default();
    let barren = AtomicU64::new(0);
    let halt = cassay_exec::Canceller::new();
    let stop_now = || stop.now();
    let jobs = extent.jobs.max(1);
    let hunt = Hunt {
        shared: Shared {
            plan,
            campaign,
            root,
            metrics,
            alone: &alone,
            stop_now: &stop_now,
            missing: &missing,
            barren: &barren,
            halt: &halt,
        },
        extent,
        stop,
        // A time that no clock can show is no limit.
        deadline: extent
            .time
            .and_then(|time| Instant::now().checked_add(time)),
        left: AtomicU64::new(extent.programs.unwrap_or(u64::MAX)),
        turn: AtomicUsize::new(usize::try_from(begun.units).unwrap_or(0)),
        pace: AtomicU64::new(0),
        seats: (0..jobs).map(|_| Mutex::default()).collect(),
        turn_to_reduce: Mutex::default(),
        blamed: AtomicBool::new(false),
        running: AtomicUsize::new(jobs),
        failures: AtomicU32::new(0),
        cut: AtomicBool::new(false),
        broken: Mutex::default(),
    };
    metrics.update().phase = Phase::Hunting;
    thread::scope(|scope| {
        for number in 0..jobs {
            let hunt = &hunt;
            let builder = thread::Builder::new().name(format!("worker {number}"));
            let started = cassay_eval::spawn_with_stack(builder, scope, move || {
                if let Err(error) = hunt.work(number) {
                    hunt.give_up(error);
                }
                hunt.running.fetch_sub(1, Ordering::Relaxed);
            });
            if let Err(error) = started {
                hunt.running.fetch_sub(jobs - number, Ordering::Relaxed);
                hunt.give_up(HuntError::Thread(error));
                break;
            }
        }
        hunt.coordinate(&mut store, show);
    });
    log(&mut store, campaign, Level::Info, "hunt ended");
    hunt.look(&store);
    {
        let mut figures = metrics.update();
        figures.elapsed = metrics.elapsed();
        figures.phase = Phase::Done;
        figures.active = 0;
    }
    show.end(&metrics.figures());
    let broken = lock(&hunt.broken).take();
    match broken {
        Some(error) => Err(error),
        None if stop.now() || hunt.cut.load(Ordering::Relaxed) => Ok(Ended::Cut),
        None => Ok(Ended::Finished),
    }
}

/// Free bytes on the disk of a directory.
fn room(dir: &Path) -> Option<u64> {
    let disk = statvfs(dir).ok()?;
    Some(disk.blocks_available() * disk.fragment_size())
}

/// The log is for people: a line that cannot be written there is no reason to stop.
fn log(store: &mut Store, campaign: CampaignId, level: Level, text: &str) {
    let _ = store.log(Some(campaign), now(), level, text);
}

/// Takes over what dead hunts on this machine had begun.
fn adopt(
    store: &mut Store,
    campaign: CampaignId,
    dir: &Path,
    metrics: &Metrics,
) -> Result<(), StoreError> {
    let mut units = 0;
    for worker in store.workers(Work::Units, campaign)? {
        if is_alive(&worker) {
            continue;
        }
        let blame = match note::left_by(dir, &worker) {
            Some(what) => {
                let text = format!("warning: a hunt died while it made a program ({what})");
                metrics.tell(&text);
                log(store, campaign, Level::Warning, &text);
                Blame::Work
            }
            None => Blame::Nobody,
        };
        units += store.release_worker(Work::Units, campaign, &worker, blame)?;
    }
    note::sweep(dir, is_alive);
    if units > 0 {
        metrics.tell(format!(
            "taking over {units} units from a hunt that was killed"
        ));
    }
    Ok(())
}

/// Says which units were given up, or has them tried again.
fn given_up(
    store: &mut Store,
    campaign: CampaignId,
    retry: bool,
    metrics: &Metrics,
) -> Result<(), StoreError> {
    const SHOWN: usize = 3;
    if retry {
        let units = store.retry_failed(Work::Units, campaign)?;
        if units > 0 {
            metrics.tell(format!("trying {units} units again that were given up"));
        }
        return Ok(());
    }
    let mut failed = store.leases(campaign)?;
    failed.retain(|lease| lease.state == State::Failed);
    if failed.is_empty() {
        return Ok(());
    }
    metrics.tell(format!(
        "warning: {} units of this campaign were given up; --retry-failed tries them again",
        failed.len()
    ));
    for lease in failed.iter().rev().take(SHOWN) {
        let Unit {
            id, style, seeds, ..
        } = &lease.unit;
        let reason = lease.reason.as_deref().unwrap_or_default();
        metrics.tell(format!("unit {id} ({style} {seeds:?}): {reason}"));
    }
    Ok(())
}

/// The name of a worker: the process by its number and start time, so that another process with the
/// same number is not taken for it.
fn worker_name(number: usize) -> String {
    let pid = std::process::id();
    let start = start_time(pid).unwrap_or(0);
    format!("{pid}-{start}-{number}")
}

fn is_alive(worker: &str) -> bool {
    let mut parts = worker.split('-');
    let mut next = || parts.next()?.parse::<u64>().ok();
    match (next(), next()) {
        (Some(pid), Some(start)) => {
            u32::try_from(pid).is_ok_and(|pid| start_time(pid) == Some(start))
        }
        // Not a name of ours: its lease will run out.
        _ => true,
    }
}

/// When a process started, in clock ticks since boot; `None` when there is no such process.
fn start_time(pid: u32) -> Option<u64> {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    // The name in brackets may hold spaces and brackets; field 22 counts from the last one.
    let (_, fields) = stat.rsplit_once(") ")?;
    fields.split(' ').nth(19)?.parse().ok()
}

impl Hunt<'_> {
    /// What a worker asks the store for work with.
    fn ask(&self, name: &str) -> Ask {
        Ask {
            campaign: self.shared.campaign,
            worker: name.to_string(),
            lease: LEASE,
            now: now(),
            attempts: ATTEMPTS,
        }
    }

    fn give_up(&self, error: HuntError) {
        lock(&self.broken).get_or_insert(error);
        // The others finish what they have.
        if !self.stop.drain() {
            self.stop.ask();
        }
    }

    fn over(&self) -> bool {
        self.stop.drain() || self.deadline.is_some_and(|end| Instant::now() >= end)
    }

    /// A worker thread.
    fn work(&self, number: usize) -> Result<(), HuntError> {
        let store = Store::open(&self.extent.store)?;
        let name = worker_name(number);
        let note = Note::new(&self.extent.store, &name);
        let mut worker = match Worker::new(&self.shared, store, note) {
            Ok(worker) => worker,
            Err(Trouble::Stopped) => return Ok(()),
            Err(trouble) => return Err(trouble.into()),
        };
        self.sit_down(number, &worker, None);
        while !self.over() {
            if self.look_into(&mut worker, number, &name, Testing::GoesOn)? {
                continue;
            }
            let Some(unit) = self.next_unit(&mut worker, &name)? else {
                break;
            };
            self.sit_down(number, &worker, Some(&unit));
            let done = self.unit(&mut worker, &unit)?;
            self.sit_down(number, &worker, None);
            if !done {
                return Ok(());
            }
        }
        while !self.over() && self.look_into(&mut worker, number, &name, Testing::IsDone)? {}
        Ok(())
    }

    /// Does what comes next for findings: blame is cheap and may tell that nothing more is needed, then a finding is made
    /// small, then more of its occurrences are, then it is tried with other compilers. A flood of occurrences to be blamed
    /// does not keep findings from being reduced: they take turns. `false`: there was nothing to do.
    fn look_into(
        &self,
        worker: &mut Worker<'_>,
        number: usize,
        name: &str,
        testing: Testing,
    ) -> Result<bool, HuntError> {
        let blamed = self.blamed.load(Ordering::Relaxed);
        if blamed && self.reduce_next(worker, number, name, testing)? {
            self.blamed.store(false, Ordering::Relaxed);
            return Ok(true);
        }
        if self.examine_next(worker, number, name, Stage::Blame, testing)? {
            self.blamed.store(true, Ordering::Relaxed);
            return Ok(true);
        }
        Ok(self.reduce_next(worker, number, name, testing)?
            || self.examine_next(worker, number, name, Stage::Shape, testing)?
            || self.versions_next(worker, testing)?)
    }

    fn sit_down(&self, number: usize, worker: &Worker<'_>, unit: Option<&Unit>) {
        if let Some(seat) = self.seats.get(number) {
            let mut seat = lock(seat);
            seat.unit = unit.cloned();
            seat.helper = worker.helper().helper_pid();
        }
    }

    /// The next unit, unless enough programs were begun.
    fn next_unit(&self, worker: &mut Worker<'_>, name: &str) -> Result<Option<Unit>, HuntError> {
        let pace = self.pace.load(Ordering::Relaxed);
        let fitting = match pace {
            0 => 1,
            pace => u32::try_from(UNIT.as_micros() as u64 / pace).unwrap_or(LARGEST_UNIT),
        };
        let plan = self.shared.plan;
        let turn = self.turn.fetch_add(1, Ordering::Relaxed);
        let (mutated, at) = plan.mutate.turn(turn);
        let fitting = u64::from(fitting.clamp(1, LARGEST_UNIT));
        // Programs per seed.
        let each = if mutated {
            u64::from(plan.mutate.variants.max(1))
        } else {
            1
        };
        let mut count = if mutated {
            fitting.div_ceil(each)
        } else {
            fitting.next_multiple_of(plan.least_unit().max(1))
        };
        if self.extent.programs.is_some() {
            let take = |left: u64| (left > 0).then(|| left - (count * each).min(left));
            match self
                .left
                .fetch_update(Ordering::Relaxed, Ordering::Relaxed, take)
            {
                Ok(before) => count = count.min(before.div_ceil(each)),
                Err(_) => return Ok(None),
            }
        }
        let styles = &plan.styles;
        let style = styles.get(at % styles.len().max(1));
        let source = plan.source.name();
        let fresh = Fresh {
            source: if mutated {
                variants::source_name(source)
            } else {
                source.to_string()
            },
            style: style.cloned().unwrap_or_default(),
            count: u32::try_from(count).unwrap_or(LARGEST_UNIT),
        };
        let unit = self.patiently(worker, |worker| {
            Ok(worker.store().allocate(&self.ask(name), &fresh)?)
        });
        match unit {
            Ok(unit) => {
                if self.extent.programs.is_some() {
                    // A unit that was waiting has a size of its own.
                    let size = self.programs_of(&unit);
                    let correct = |left: u64| Some((left + count * each).saturating_sub(size));
                    let _ = self
                        .left
                        .fetch_update(Ordering::Relaxed, Ordering::Relaxed, correct);
                }
                Ok(Some(unit))
            }
            Err(Trouble::Stopped) => Ok(None),
            Err(trouble) => Err(trouble.into()),
        }
    }

    /// How many programs a unit is, about.
    fn programs_of(&self, unit: &Unit) -> u64 {
        let each = if variants::is_source(&unit.source) {
            u64::from(self.shared.plan.mutate.variants.max(1))
        } else {
            1
        };
        (unit.seeds.end - unit.seeds.start).saturating_mul(each)
    }

    /// Does a unit and commits it. `false`: stop working.
    fn unit(&self, worker: &mut Worker<'_>, unit: &Unit) -> Result<bool, HuntError> {
        let started = Instant::now();
        let done = catch_unwind(AssertUnwindSafe(|| {
            self.patiently(worker, |worker| worker.unit(unit))
        }));
        let reason = match done {
            Ok(Ok(results)) => {
                self.failures.store(0, Ordering::Relaxed);
                self.keep_pace(started.elapsed(), self.programs_of(unit));
                return self.commit(worker, unit, &results);
            }
            Ok(Err(Trouble::Stopped)) => {
                give_back(worker, unit);
                return Ok(false);
            }
            Ok(Err(Trouble::NoCompilers)) => {
                give_back(worker, unit);
                return Err(HuntError::NoCompilers);
            }
            Ok(Err(Trouble::NoPrograms(why))) => {
                give_back(worker, unit);
                return Err(HuntError::NoPrograms(why));
            }
            Ok(Err(trouble)) => {
                if self.stop.now() {
                    give_back(worker, unit);
                    return Ok(false);
                }
                trouble.to_string()
            }
            Err(panic) => panic_text(&*panic),
        };
        let text = format!(
            "unit {} ({} {:?}) failed: {reason}",
            unit.id, unit.style, unit.seeds
        );
        self.shared.metrics.tell(&text);
        log(worker.store(), self.shared.campaign, Level::Error, &text);
        let _ = worker
            .store()
            .fail(unit, &reason, &Cost::default(), now())?;
        if self.failures.fetch_add(1, Ordering::Relaxed) + 1 >= FAILURES {
            return Err(HuntError::Broken(reason));
        }
        Ok(true)
    }

    fn keep_pace(&self, time: Duration, programs: u64) {
        let per = cpu::micros(time) / programs.max(1);
        let smooth = |pace: u64| Some(if pace == 0 { per } else { (pace * 7 + per) / 8 }.max(1));
        let _ = self
            .pace
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, smooth);
    }

    fn commit(
        &self,
        worker: &mut Worker<'_>,
        unit: &Unit,
        results: &Results,
    ) -> Result<bool, HuntError> {
        let committed = self.patiently(worker, |worker| {
            Ok(worker.store().commit(unit.id, unit.epoch, results, now())?)
        });
        let new = match committed {
            Ok(Commit::Committed { new }) => new,
            Ok(Commit::Stale) => {
                let text = format!("unit {} was done by somebody else meanwhile", unit.id);
                self.shared.metrics.tell(text);
                return Ok(true);
            }
            Err(Trouble::Stopped) => return Ok(false),
            Err(trouble) => return Err(trouble.into()),
        };
        self.shared.metrics.update().units += 1;
        for seen in &results.observations {
            let known = worker
                .store()
                .known(self.shared.campaign, &seen.signature)?;
            let Some(known) = known else {
                continue;
            };
            let is_new = new.contains(&known.id);
            let bug = worker.store().bug_of(known.id)?;
            self.found(worker.store(), seen, bug.0, is_new);
            if is_new {
                self.mark_known(worker.store(), known.id)?;
            }
        }
        Ok(true)
    }

    /// Counts an occurrence, and announces a finding that is new.
    fn found(&self, store: &mut Store, seen: &cassay_store::Observation, id: i64, new: bool) {
        let metrics = self.shared.metrics;
        let at = metrics.elapsed();
        let mut figures = metrics.update();
        let entry = figures
            .findings
            .entry(seen.signature.clone())
            .or_insert_with(|| metrics::Listed {
                id,
                kind: seen.kind,
                title: seen.title.clone(),
                compiler: seen.subject.compiler.clone(),
                flags: BTreeSet::new(),
                new,
                flaky: seen.flaky,
                rate: seen.rate,
                variant: seen.origin.is_some(),
                times: 0,
            });
        entry.times += 1;
        entry.flags.insert(seen.subject.flags.clone());
        let first = entry.times == 1;
        if new && first {
            figures.last_new = Some(at);
        }
        drop(figures);
        if new && first {
            let flaky = flaky(seen.flaky, seen.rate);
            let text = format!("finding {id}{flaky}: {}", seen.title);
            metrics.tell(&text);
            log(store, self.shared.campaign, Level::Info, &text);
        }
    }

    /// Does something that needs room on a disk, however long that takes to appear.
    fn patiently<'w, T>(
        &self,
        worker: &mut Worker<'w>,
        mut work: impl FnMut(&mut Worker<'w>) -> Result<T, Trouble>,
    ) -> Result<T, Trouble> {
        let mut told = false;
        loop {
            let trouble = match work(worker) {
                Err(trouble) if trouble.is_lack_of_room() => trouble,
                result => {
                    if told {
                        self.shared.metrics.tell("there is room again, going on");
                        self.shared.metrics.update().phase = Phase::Hunting;
                    }
                    return result;
                }
            };
            if !told {
                told = true;
                self.shared.metrics.tell(format!("paused: {trouble}"));
            }
            self.shared.metrics.update().phase = Phase::Paused(trouble.to_string());
            // The end cannot wait for somebody to tidy up.
            if self.over() {
                self.cut.store(true, Ordering::Relaxed);
                return Err(Trouble::Stopped);
            }
            thread::sleep(RETRY);
        }
    }

    /// The coordinator: everything that goes by the clock.
    fn coordinate(&self, store: &mut Store, show: &mut dyn Show) {
        let metrics = self.shared.metrics;
        let mut heartbeat = Instant::now() + HEARTBEAT;
        let mut look = Instant::now();
        let mut cut = false;
        let mut ending: Option<Instant> = None;
        let mut helpers = Helpers::default();
        while self.running.load(Ordering::Relaxed) > 0 {
            thread::sleep(TICK);
            self.refresh(&mut helpers);
            if show.tick(&metrics.figures()) == Order::Stop {
                self.stop.ask();
            }
            if self.stop.now() && !cut {
                cut = true;
                metrics.tell("stopping at once");
                metrics.update().phase = Phase::Stopping;
                self.shared.halt.now();
            }
            if self.over() {
                let since = *ending.get_or_insert_with(Instant::now);
                if cut || since.elapsed() >= HURRY {
                    self.stop_reductions();
                }
            }
            if Instant::now() >= heartbeat {
                heartbeat = Instant::now() + HEARTBEAT;
                self.heartbeat(store);
            }
            if Instant::now() >= look {
                look = Instant::now() + LOOK;
                self.look(store);
            }
        }
        self.refresh(&mut helpers);
    }

    /// Ends reductions in the middle of a candidate: whoever wants to stop does not wait for a compiler.
    fn stop_reductions(&self) {
        for seat in &self.seats {
            let seat = lock(seat);
            let reduction = seat.reduction.as_ref().map(|(_, stop)| stop.clone());
            let examination = seat.examination.as_ref().map(|(_, stop)| stop.clone());
            drop(seat);
            for stop in reduction.into_iter().chain(examination) {
                stop.now();
            }
        }
    }

    fn refresh(&self, helpers: &mut Helpers) {
        let mut busy = 0;
        for (seat, spent) in self.seats.iter().zip(helpers.spent_by(self.seats.len())) {
            let (unit, helper) = {
                let seat = lock(seat);
                let looks = seat.reduction.is_some() || seat.examination.is_some();
                (seat.unit.is_some() || looks, seat.helper)
            };
            busy += u64::from(unit);
            if let Some(pid) = helper {
                *spent = cpu::helper(pid).max(*spent);
            }
        }
        let own = cpu::process() + helpers.sum();
        let mut figures = self.shared.metrics.update();
        figures.own_cpu = own.saturating_sub(figures.reducing_own + figures.examining_own);
        figures.active = busy;
        figures.time_left = self
            .deadline
            .map(|end| end.saturating_duration_since(Instant::now()));
        figures.programs_left = self
            .extent
            .programs
            .map(|all| all.saturating_sub(figures.programs));
        let first = figures.phase == Phase::Hunting;
        if (first || matches!(figures.phase, Phase::Draining(_))) && self.over() {
            figures.phase = Phase::Draining(self.cause());
            drop(figures);
            if first && busy > 0 {
                self.shared.metrics.tell(format!(
                    "no new programs; waiting for {busy} workers that finish what they began"
                ));
            }
        }
    }

    /// Why the hunt is over, once it is.
    fn cause(&self) -> Cause {
        match self.stop.drain() {
            false => Cause::TimeOver,
            true if lock(&self.broken).is_some() => Cause::Trouble,
            true => Cause::Asked,
        }
    }

    /// Renews all leases. One that is lost shows when its unit is committed.
    fn heartbeat(&self, store: &mut Store) {
        for seat in &self.seats {
            let (unit, task, examined) = {
                let seat = lock(seat);
                let task = seat.reduction.as_ref().map(|(task, _)| *task);
                let examined = seat.examination.as_ref().map(|(task, _)| *task);
                (seat.unit.clone(), task, examined)
            };
            if let Some(unit) = unit {
                let _ = store.heartbeat(&unit, now(), LEASE);
            }
            if let Some(task) = task {
                let _ = store.heartbeat(task, now(), LEASE);
            }
            if let Some(task) = examined {
                let _ = store.heartbeat(task, now(), LEASE);
            }
        }
    }

    /// What the screen shows of the store and its disks. Old figures are better than none.
    fn look(&self, store: &Store) {
        let free = room(&self.extent.store);
        let scratch = self.shared.root.free().ok();
        let Ok(summary) = store.summary(self.shared.campaign) else {
            return;
        };
        let Ok([waiting, ..]) = store.reduction_counts(self.shared.campaign) else {
            return;
        };
        let Ok(examinations) = store.examination_counts(self.shared.campaign) else {
            return;
        };
        let mut figures = self.shared.metrics.update();
        figures.examinations_waiting = match self.extent.blame {
            Some(_) => examinations.to_blame,
            None => 0,
        };
        figures.disk_bytes = summary.disk_bytes;
        figures.disk_free = free;
        figures.scratch_free = scratch;
        figures.reductions_waiting = waiting;
        figures.queue = Queue {
            leased: summary.units_leased,
            waiting: summary.units_waiting,
            failed: summary.units_failed,
        };
    }
}

/// Leaves a unit to the next hunt. Where not even that can be written, its lease says that its worker is
/// gone as soon as it is.
fn give_back(worker: &mut Worker<'_>, unit: &Unit) {
    let _ = worker.store().release(unit);
}

/// Processor time of each seat's helper.
#[derive(Default)]
struct Helpers {
    spent: Vec<Duration>,
}

impl Helpers {
    fn spent_by(&mut self, seats: usize) -> &mut [Duration] {
        self.spent.resize(seats, Duration::ZERO);
        &mut self.spent
    }

    fn sum(&self) -> Duration {
        self.spent.iter().sum()
    }
}

fn panic_text(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic
        .downcast_ref::<&str>()
        .map(|text| (*text).to_string())
        .or_else(|| panic.downcast_ref::<String>().cloned());
    format!("panic: {}", text.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_living_process_is_recognised() {
        let name = worker_name(3);
        assert!(is_alive(&name));
        let pid = std::process::id();
        assert!(!is_alive(&format!("{pid}-1-0")));
        assert!(!is_alive("99999999-5-0"));
        assert!(is_alive("somebody else"));
    }

    #[test]
    fn two_interrupts_stop_at_once() {
        let stop = Interrupts::new();
        assert!(!stop.drain());
        stop.ask();
        assert!(stop.drain() && !stop.now());
        stop.ask();
        assert!(stop.now());
    }

    /// A campaign that was begun before identities had a version goes on; one that is new has its version.
    #[test]
    fn an_older_campaign_goes_on() {
        let dir = std::env::temp_dir().join(format!("cassay-campaign-{}", std::process::id()));
        let mut store = Store::open(&dir).unwrap();
        let mut plan = crate::plan::tests::plan();
        let earlier = plan.unversioned_description().unwrap();
        let older = store.campaign(&earlier, now()).unwrap();
        assert_eq!(campaign_of(&mut store, &plan).unwrap(), older);
        plan.levels_per_program += 1;
        let newer = campaign_of(&mut store, &plan).unwrap();
        assert_ne!(newer, older);
        assert_eq!(campaign_of(&mut store, &plan).unwrap(), newer);
        let known = store.known_campaign(&plan.description()).unwrap();
        assert_eq!(known, Some(newer));
        drop(store);
        std::fs::remove_dir_all(&dir).unwrap();
    }
}
