//! Occurrences are examined between units, before they are taken for the bug that their finding is; one at a time, and
//! in turn with reductions. First whom to blame, which is cheap; where no pass can be named, the occurrence is reduced for
//! its shape, as long as that brings new ones.
//!
//! **Known bugs** (and parts of them) are examined as well, for another bug may look the same, but with no more than a
//! hundredth of the hunt's processor time, and not before there is some left ([`Figures::left_for_known`]). What that is not
//! enough for goes on when there is more.
//!
//! [`Figures::left_for_known`]: crate::metrics::Figures::left_for_known

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use cassay_exec::Canceller;
use cassay_store::{
    Blame, Cost, ExamTask, Examined, FindingId, Hold, Level, Place, Stage, State, Store,
    StoreError, Then, Work,
};

use super::reductions::{Testing, Turn};
use super::{Hunt, HuntError, lock, log, now, panic_text};
use crate::bugs::{self, Settled};
use crate::examining::Looked;
use crate::finding::shown_by;
use crate::metrics::{Listed, Shrunk};
use crate::reducing::{self, Came, Room};
use crate::worker::{Trouble, Worker};

/// How long others wait after the machine was in trouble.
const PAUSE: Duration = Duration::from_secs(10);

/// How long an examination may take.
#[derive(Clone, Copy)]
struct Time {
    /// Then it is over.
    budget: Duration,
    /// Then it is interrupted: no processor time is longer than the time that passes.
    end: Option<Instant>,
}

/// Takes over what dead hunts were examining, and learns shapes that older versions did not know.
pub(super) fn adopt(
    store: &mut Store,
    campaign: cassay_store::CampaignId,
    retry: bool,
) -> Result<(), StoreError> {
    for worker in store.workers(Work::Examinations, campaign)? {
        if !super::is_alive(&worker) {
            store.release_worker(Work::Examinations, campaign, &worker, Blame::Work)?;
        }
    }
    if retry {
        store.retry_failed(Work::Examinations, campaign)?;
    }
    let shapeless = store.identified()?.into_iter();
    for one in shapeless.filter(|one| one.reduced && one.shape.is_none()) {
        learn_shape(store, one.id, None)?;
    }
    Ok(())
}

/// Stores the shape of a finding's reduced program, if it has one, with the operation that goes wrong in it.
pub(super) fn learn_shape(
    store: &mut Store,
    id: FindingId,
    culprit: Option<&str>,
) -> Result<(), StoreError> {
    let Some(reduction) = store.reduction(id)? else {
        return Ok(());
    };
    let (Some(hash), Some(about)) = (reduction.program, reduction.about) else {
        return Ok(());
    };
    if reduction.state != State::Done {
        return Ok(());
    }
    let program = store.program(hash)?;
    let shape = program.and_then(|program| bugs::shape_of(&program, culprit));
    match shape {
        Some(shape) => store.put_shape(id, &about.case, &shape, now()),
        None => Ok(()),
    }
}

impl Hunt<'_> {
    /// Examines an occurrence, if one waits and nobody else examines or reduces. `false`: there was nothing to do.
    pub(super) fn examine_next(
        &self,
        worker: &mut Worker<'_>,
        number: usize,
        name: &str,
        stage: Stage,
        testing: Testing,
    ) -> Result<bool, HuntError> {
        let budget = match stage {
            Stage::Blame => self.extent.blame,
            Stage::Shape => self.extent.blame.and(self.extent.reduce),
        };
        let Some(budget) = budget else {
            return Ok(false);
        };
        let Some(mut turn) = self.my_turn(testing) else {
            return Ok(false);
        };
        let for_known = self.shared.metrics.update().left_for_known();
        let task = self.patiently(worker, |worker| {
            Ok(worker
                .store()
                .allocate_examination(&self.ask(name), stage, for_known.is_some())?)
        });
        let task = match task {
            Ok(Some(task)) => task,
            Ok(None) | Err(Trouble::Stopped) => return Ok(false),
            Err(trouble) => return Err(trouble.into()),
        };
        let started = Instant::now();
        let stop = Canceller::new();
        self.sit_to_examine(number, Some((task, stop.clone())));
        self.shared.metrics.update().examining = Some(task.finding.0);
        let time = Time {
            budget,
            end: for_known
                .filter(|_| task.settled)
                .and_then(|left| started.checked_add(left)),
        };
        let result = self.examine(worker, task, time, &stop, &mut turn);
        self.sit_to_examine(number, None);
        self.shared.metrics.update().examining = None;
        self.rest(&mut turn, started);
        result.map(|()| true)
    }

    fn sit_to_examine(&self, number: usize, examination: Option<(ExamTask, Canceller)>) {
        if let Some(seat) = self.seats.get(number) {
            lock(seat).examination = examination;
        }
    }

    fn examine(
        &self,
        worker: &mut Worker<'_>,
        task: ExamTask,
        time: Time,
        stop: &Canceller,
        turn: &mut Turn,
    ) -> Result<(), HuntError> {
        let Some(finding) = worker.store().finding(task.finding)? else {
            return Ok(());
        };
        let Some((example, answers)) = worker.store().examined_example(task)? else {
            return Ok(());
        };
        let Some(program) = worker.store().program(example.program)? else {
            return Ok(());
        };
        let finding = shown_by(finding, &example);
        let over = || self.over() || time.end.is_some_and(|end| Instant::now() >= end);
        let room = Room {
            plan: self.shared.plan,
            root: self.shared.root,
            metrics: self.shared.metrics,
            alone: self.shared.alone,
            dir: &self.extent.store,
            budget: time.budget,
            over: &over,
            stop,
        };
        let done = catch_unwind(AssertUnwindSafe(|| match task.stage {
            Stage::Blame => worker.examine(&room, &finding, &program, answers.as_deref()),
            Stage::Shape => {
                let (came, cost) = worker.reduce(&room, &finding, &program);
                (shaped(came), cost)
            }
        }));
        let (looked, cost) = match done {
            Ok(done) => done,
            Err(panic) => (Looked::Never(panic_text(&*panic)), Cost::default()),
        };
        if task.settled {
            let spent = Duration::from_micros(cost.cpu_us);
            self.shared.metrics.update().known_cpu += spent;
        }
        match looked {
            Looked::Of(mut examined) => {
                if task.stage == Stage::Shape {
                    reducing::forget(&self.extent.store, task.finding);
                    keep_blame(worker.store(), task, &mut examined)?;
                }
                self.put_in_place(worker, task, &examined, &cost)?;
            }
            Looked::Interrupted(answers) => {
                // Where not even this can be written, its lease says that its worker is gone as soon as it is.
                let _ = worker
                    .store()
                    .interrupt_examination(task, answers.as_deref());
            }
            Looked::Never(reason) => {
                let failed = self.patiently(worker, |worker| {
                    Ok(worker.store().fail(task, &reason, &cost, now())?)
                });
                match failed {
                    Ok(Hold::Held | Hold::Lost) | Err(Trouble::Stopped) => {}
                    Err(trouble) => return Err(trouble.into()),
                }
            }
            Looked::Trouble(reason) => {
                let text = format!(
                    "an occurrence of finding {} is examined later: {reason}",
                    task.finding
                );
                self.shared.metrics.tell(text);
                let _ = worker.store().release(task);
                turn.pause(PAUSE);
            }
        }
        Ok(())
    }

    /// Puts an occurrence where it belongs, and says so where that is somewhere else.
    fn put_in_place(
        &self,
        worker: &mut Worker<'_>,
        task: ExamTask,
        examined: &Examined,
        cost: &Cost,
    ) -> Result<(), HuntError> {
        let stored = self.patiently(worker, |worker| {
            let store = worker.store();
            let place = bugs::place(&store.identified()?, task.finding, task.stage, examined);
            let put = store.commit_examination(task, examined, place, cost, now())?;
            Ok((place, put))
        });
        let (place, put) = match stored {
            Ok((place, Some(put))) => (place, put),
            Ok((_, None)) | Err(Trouble::Stopped) => return Ok(()),
            Err(trouble) => return Err(trouble.into()),
        };
        self.shared.metrics.update().examined += 1;
        if put != task.finding {
            let text = match place {
                Place::Leaves => {
                    self.list(worker.store(), put, cost)?;
                    format!(
                        "finding {put}: another bug, which looked like finding {}",
                        task.finding
                    )
                }
                _ => format!(
                    "an occurrence of finding {} is one of finding {put}",
                    task.finding
                ),
            };
            self.shared.metrics.tell(&text);
            log(worker.store(), self.shared.campaign, Level::Info, &text);
        }
        for id in [task.finding, put] {
            self.settle(worker.store(), id)?;
            if put == task.finding {
                return Ok(());
            }
        }
        // It was reduced for its shape, and may be new.
        if place == Place::Leaves && task.stage == Stage::Shape {
            self.tell_words(worker, put)?;
        }
        Ok(())
    }

    /// Counts a finding that was made of an occurrence, as one that is new.
    fn list(&self, store: &Store, id: FindingId, cost: &Cost) -> Result<(), StoreError> {
        let Some(finding) = store.finding(id)? else {
            return Ok(());
        };
        let brief = finding.brief;
        let metrics = self.shared.metrics;
        let at = metrics.elapsed();
        let mut figures = metrics.update();
        figures.apart += 1;
        // It may have been reduced for its shape.
        if let Some(shrunk) = brief.reduced {
            let shrunk = Shrunk {
                tokens_before: shrunk.tokens_before,
                tokens: shrunk.tokens,
                complete: shrunk.complete,
                seconds: cost.wall_us as f64 / 1e6,
            };
            figures.reduced.insert(id.0, shrunk);
        }
        figures.last_new = Some(at);
        figures.findings.insert(
            brief.signature,
            Listed {
                id: id.0,
                kind: brief.kind,
                title: brief.title,
                compiler: brief.subject.compiler,
                flags: BTreeSet::from([brief.subject.flags]),
                new: true,
                flaky: brief.flaky,
                rate: brief.rate,
                variant: finding.origin.is_some(),
                times: 1,
            },
        );
        Ok(())
    }

    /// Compares a finding of which more is known now with all others, and with the bugs that are known beforehand.
    pub(super) fn settle(&self, store: &mut Store, id: FindingId) -> Result<(), StoreError> {
        for came in bugs::settle(store, id, now())? {
            let text = match came {
                Settled::Joined { part, whole } => {
                    self.shared.metrics.not_new(part.0, whole.0);
                    format!("finding {part} is the same bug as finding {whole}")
                }
                Settled::Apart { part, whole } => {
                    if let Some(finding) = store.finding(part)? {
                        let signature = &finding.brief.signature;
                        self.shared.metrics.new_after_all(part.0, signature);
                    }
                    format!("finding {part} is another bug than finding {whole}")
                }
            };
            self.shared.metrics.tell(&text);
            log(store, self.shared.campaign, Level::Info, &text);
        }
        self.mark_known(store, id)
    }

    pub(super) fn mark_known(&self, store: &mut Store, id: FindingId) -> Result<(), StoreError> {
        let Some(finding) = store.finding(id)? else {
            return Ok(());
        };
        let name = &finding.brief.subject.compiler;
        let mut candidates = self.shared.plan.candidates.iter();
        let version = candidates
            .find(|candidate| candidate.compiler.name == *name)
            .map(|candidate| candidate.version())
            .unwrap_or_default();
        if let Some(bug) = bugs::mark_known(store, &self.extent.known, id, &version, now())? {
            self.shared.metrics.not_new(id.0, id.0);
            let text = format!("finding {id} is known: {bug}");
            self.shared.metrics.tell(&text);
            log(store, self.shared.campaign, Level::Info, &text);
        }
        Ok(())
    }
}

/// What was found out about blame when the occurrence was examined first.
fn keep_blame(store: &Store, task: ExamTask, examined: &mut Examined) -> Result<(), StoreError> {
    if let Some(before) = store.examined_before(task)? {
        examined.identity = before.identity;
        examined.pass = before.pass;
        examined.blame = before.blame;
    }
    Ok(())
}

/// What a reduction says about an occurrence.
fn shaped(came: Came) -> Looked {
    match came {
        Came::Of(small) if small.then == Then::Done => {
            let small = *small;
            match bugs::shape_of(&small.program, small.culprit.as_deref()) {
                Some(shape) => Looked::Of(Box::new(Examined {
                    shape: Some(shape),
                    reduced: Some((small.program, small.about)),
                    ..Examined::default()
                })),
                None => Looked::Never("its reduced program has no shape".to_string()),
            }
        }
        Came::Of(_) | Came::Nothing => Looked::Interrupted(None),
        Came::Never(reason) => Looked::Never(reason),
        Came::Trouble(reason) => Looked::Trouble(reason),
    }
}
