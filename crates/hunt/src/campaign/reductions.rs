//! Findings are reduced between units: one at a time in a hunt, however many workers there are, so that
//! testing goes on. A hunt of one worker tests as long as it reduces and looks into findings, by and large: units of slow
//! compilers take minutes, and whoever tested so long may look into many findings at once. When there are no more
//! programs to test, what still waits is reduced to its end.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{MutexGuard, TryLockError};
use std::time::{Duration, Instant};

use cassay_exec::{Canceller, Compiler};
use cassay_store::{
    Blame, CampaignId, Cost, FindingId, Hold, Level, Reduced, State, Store, StoreError, Task, Then,
    Work,
};

use super::{Hunt, HuntError, examinations, lock, log, now, panic_text};
use crate::metrics::{Metrics, Shrunk};
use crate::reducing::{self, Came, Room};
use crate::worker::{Trouble, Worker};

/// How often a reduction may fail for no reason of its own.
const TRIES: u32 = 3;
/// How long the next reduction waits after such a failure.
const PAUSE: Duration = Duration::from_secs(10);

/// How long a hunt of one worker may do nothing but look into findings, when it has tested for long.
const CREDIT: Duration = Duration::from_secs(120);

/// Whose turn it is to reduce; locked while somebody does.
#[derive(Default)]
pub(super) struct Turn {
    /// Not before this, while there is something to test.
    rest: Option<Instant>,
    /// Troubles by finding.
    troubles: BTreeMap<FindingId, u32>,
    /// All compilers that findings are tried with, once somebody needed them.
    pub(super) others: Option<Vec<Compiler>>,
}

impl Turn {
    /// Somebody has looked into findings from some time until now, which testing has to make up for.
    fn spent(&mut self, started: Instant, now: Instant) {
        let earliest = started.checked_sub(CREDIT).unwrap_or(started);
        let from = self.rest.map_or(earliest, |rest| rest.max(earliest));
        let spent = now.saturating_duration_since(started);
        self.rest = from.checked_add(spent.saturating_mul(2));
    }

    /// Nobody has it for some time.
    pub(super) fn pause(&mut self, time: Duration) {
        self.rest = Instant::now().checked_add(time);
    }
}

/// Takes over what dead hunts were reducing, and forgets the answers that nobody needs.
pub(super) fn adopt(
    store: &mut Store,
    campaign: CampaignId,
    dir: &std::path::Path,
    retry: bool,
    metrics: &Metrics,
) -> Result<(), StoreError> {
    for worker in store.workers(Work::Reductions, campaign)? {
        if !super::is_alive(&worker) {
            store.release_worker(Work::Reductions, campaign, &worker, Blame::Work)?;
        }
    }
    if retry {
        let again = store.retry_failed(Work::Reductions, campaign)?;
        if again > 0 {
            metrics.tell(format!("trying to reduce {again} findings again"));
        }
    }
    let is_open = |id| {
        let reduction = store.reduction(id).ok().flatten();
        reduction.is_some_and(|r| matches!(r.state, State::Waiting | State::Leased))
    };
    reducing::sweep(dir, is_open);
    Ok(())
}

/// Whether there is something to test meanwhile.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Testing {
    GoesOn,
    IsDone,
}

impl Hunt<'_> {
    /// Reduces a finding, if one waits and nobody else reduces. `false`: there was nothing to do.
    pub(super) fn reduce_next(
        &self,
        worker: &mut Worker<'_>,
        number: usize,
        name: &str,
        testing: Testing,
    ) -> Result<bool, HuntError> {
        let Some(budget) = self.extent.reduce else {
            return Ok(false);
        };
        let Some(mut turn) = self.my_turn(testing) else {
            return Ok(false);
        };
        let looked = self.extent.blame.is_some();
        let task = self.patiently(worker, |worker| {
            Ok(worker.store().allocate_reduction(&self.ask(name), looked)?)
        });
        let task = match task {
            Ok(Some(task)) => task,
            Ok(None) | Err(Trouble::Stopped) => return Ok(false),
            Err(trouble) => return Err(trouble.into()),
        };
        let started = Instant::now();
        let stop = Canceller::new();
        self.sit_at(number, Some((task, stop.clone())));
        let result = self.reduce(worker, task, budget, &stop, &mut turn);
        self.sit_at(number, None);
        self.shared.metrics.update().reducing = None;
        self.rest(&mut turn, started);
        result.map(|()| true)
    }

    /// A hunt of one worker tests as long as it does something else.
    pub(super) fn rest(&self, turn: &mut Turn, started: Instant) {
        if self.seats.len() == 1 {
            turn.spent(started, Instant::now());
        }
    }

    pub(super) fn my_turn(&self, testing: Testing) -> Option<MutexGuard<'_, Turn>> {
        let turn = match self.turn_to_reduce.try_lock() {
            Ok(turn) => turn,
            Err(TryLockError::Poisoned(turn)) => turn.into_inner(),
            Err(TryLockError::WouldBlock) => return None,
        };
        let rests = testing == Testing::GoesOn && turn.rest.is_some_and(|r| Instant::now() < r);
        (!rests).then_some(turn)
    }

    fn sit_at(&self, number: usize, reduction: Option<(Task, Canceller)>) {
        if let Some(seat) = self.seats.get(number) {
            lock(seat).reduction = reduction;
        }
    }

    fn reduce(
        &self,
        worker: &mut Worker<'_>,
        task: Task,
        budget: Duration,
        stop: &Canceller,
        turn: &mut Turn,
    ) -> Result<(), HuntError> {
        let Some(finding) = worker.store().finding(task.finding)? else {
            return Ok(());
        };
        let Some(program) = worker.store().program(finding.program)? else {
            return Ok(());
        };
        let over = || self.over();
        let room = Room {
            plan: self.shared.plan,
            root: self.shared.root,
            metrics: self.shared.metrics,
            alone: self.shared.alone,
            dir: &self.extent.store,
            budget,
            over: &over,
            stop,
        };
        let done = catch_unwind(AssertUnwindSafe(|| {
            worker.reduce(&room, &finding, &program)
        }));
        let (came, cost) = match done {
            Ok(done) => done,
            Err(panic) => (Came::Never(panic_text(&*panic)), Cost::default()),
        };
        match came {
            Came::Of(small) => {
                let (about, program, then) = (&small.about, &small.program, small.then);
                let stored = self.patiently(worker, |worker| {
                    let store = worker.store();
                    Ok(store.commit_reduction(task, program, about, &cost, then, now())?)
                });
                match stored {
                    Ok(Hold::Held) => {
                        self.say_reduced(worker, task, about, then, &cost);
                        if then == Then::Done {
                            let culprit = small.culprit.as_deref();
                            examinations::learn_shape(worker.store(), task.finding, culprit)?;
                            self.settle(worker.store(), task.finding)?;
                            self.tell_words(worker, task.finding)?;
                        }
                    }
                    Ok(Hold::Lost) => {}
                    // The answers are in the log: the next hunt is soon where this one was.
                    Err(Trouble::Stopped) => return Ok(()),
                    Err(trouble) => return Err(trouble.into()),
                }
            }
            Came::Nothing => self.later(worker, task),
            Came::Never(reason) => self.never(worker, task, &reason, &cost)?,
            Came::Trouble(reason) => {
                let troubles = turn.troubles.entry(task.finding).or_default();
                *troubles += 1;
                if *troubles >= TRIES {
                    self.never(worker, task, &reason, &cost)?;
                } else {
                    self.later(worker, task);
                    turn.pause(PAUSE);
                }
            }
        }
        Ok(())
    }

    /// Where not even this can be written, its lease says that its worker is gone as soon as it is.
    fn later(&self, worker: &mut Worker<'_>, task: Task) {
        let _ = worker.store().release(task);
    }

    fn never(
        &self,
        worker: &mut Worker<'_>,
        task: Task,
        reason: &str,
        cost: &Cost,
    ) -> Result<(), HuntError> {
        let failed = self.patiently(worker, |worker| {
            Ok(worker.store().fail(task, reason, cost, now())?)
        });
        match failed {
            Ok(Hold::Held) => {
                reducing::forget(&self.extent.store, task.finding);
                let text = format!("finding {} is not reduced: {reason}", task.finding);
                self.shared.metrics.tell(&text);
                log(worker.store(), self.shared.campaign, Level::Warning, &text);
                Ok(())
            }
            Ok(Hold::Lost) | Err(Trouble::Stopped) => Ok(()),
            Err(trouble) => Err(trouble.into()),
        }
    }

    fn say_reduced(
        &self,
        worker: &mut Worker<'_>,
        task: Task,
        about: &Reduced,
        then: Then,
        cost: &Cost,
    ) {
        let id = task.finding;
        if then == Then::Done {
            reducing::forget(&self.extent.store, id);
        }
        let so_far = match (about.complete, then) {
            (true, _) => "",
            (false, Then::Done) => ", when its time was over",
            (false, Then::Waiting) => " so far; the next hunt goes on with it",
        };
        let seconds = cost.wall_us as f64 / 1e6;
        let text = format!(
            "finding {id} reduced: {} tokens of {} in {seconds:.1} s{so_far}",
            about.tokens, about.tokens_before
        );
        let metrics = self.shared.metrics;
        let shrunk = Shrunk {
            tokens_before: about.tokens_before,
            tokens: about.tokens,
            complete: about.complete,
            seconds,
        };
        metrics.update().reduced.insert(id.0, shrunk);
        metrics.tell(&text);
        log(worker.store(), self.shared.campaign, Level::Info, &text);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_has_tested_for_long_may_look_into_many_findings() {
        let begin = Instant::now() + Duration::from_secs(3600);
        let at = |seconds: u64| begin + Duration::from_secs(seconds);
        let mut turn = Turn::default();
        let mut now = 0;
        let may = |turn: &Turn, now: u64| turn.rest.is_none_or(|rest| at(now) >= rest);
        while may(&turn, now) && now < 1000 {
            turn.spent(at(now), at(now + 2));
            now += 2;
        }
        // All of the credit, and then as much as was tested.
        assert_eq!(now, CREDIT.as_secs() + 2);
        assert!(!may(&turn, now + 1) && may(&turn, now + 2));
        now += 30;
        let mut looks = 0;
        while may(&turn, now) && now < 1000 {
            turn.spent(at(now), at(now + 2));
            (now, looks) = (now + 2, looks + 1);
        }
        assert_eq!(looks, 15);
    }
}
