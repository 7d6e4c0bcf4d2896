//! Random sequences of calls by several workers, against a model of the lease protocol.
//!
//! The model knows what every call must answer, which unit an allocation must give, and what is in
//! the store at the end. Workers die and come back with units that may no longer be theirs.

mod common;

use std::collections::BTreeMap;

use cassay_store::{
    Blame, CampaignId, Commit, Cost, Epoch, Hold, Moment, State, Store, Unit, UnitId, Work,
};
use common::{LEASE, ask, campaign, check_sums, fresh, results};
use proptest::prelude::*;
use tempfile::TempDir;

const STYLES: [&str; 2] = ["mixed", "arith"];
const ATTEMPTS: u32 = 3;

#[derive(Clone, Debug)]
enum Step {
    /// Worker, style, seeds.
    Allocate(usize, usize, u32),
    /// Of the units ever given out, which one; its worker may have lost it.
    Heartbeat(usize),
    Commit(usize),
    Release(usize),
    Fail(usize),
    Gone(usize, Blame),
    Retry,
    Wait(i64),
    /// The process ends and another one opens the store.
    Reopen,
    Check,
}

fn step() -> impl Strategy<Value = Step> {
    let lease = LEASE.as_millis() as i64;
    prop_oneof![
        8 => (0..3usize, 0..STYLES.len(), 1..40u32).prop_map(|(w, s, n)| Step::Allocate(w, s, n)),
        3 => any::<usize>().prop_map(Step::Heartbeat),
        6 => any::<usize>().prop_map(Step::Commit),
        2 => any::<usize>().prop_map(Step::Release),
        1 => any::<usize>().prop_map(Step::Fail),
        1 => (0..3usize, any::<bool>()).prop_map(|(w, guilty)| {
            Step::Gone(w, if guilty { Blame::Work } else { Blame::Nobody })
        }),
        1 => Just(Step::Retry),
        4 => (0..2 * lease).prop_map(Step::Wait),
        1 => Just(Step::Reopen),
        1 => Just(Step::Check),
    ]
}

#[derive(Clone, Debug)]
struct Entry {
    unit: Unit,
    state: State,
    worker: usize,
    expires: i64,
    lost: u32,
}

struct Model {
    dir: TempDir,
    store: Store,
    campaign: CampaignId,
    now: i64,
    units: BTreeMap<UnitId, Entry>,
    /// Everything that was ever given out.
    given: Vec<(UnitId, Epoch)>,
    next: [u64; STYLES.len()],
}

impl Model {
    fn new() -> Self {
        let dir = TempDir::new().unwrap();
        let mut store = Store::open(dir.path()).unwrap();
        let campaign = campaign(&mut store);
        Self {
            dir,
            store,
            campaign,
            now: 0,
            units: BTreeMap::new(),
            given: Vec::new(),
            next: [common::description().first_seed; STYLES.len()],
        }
    }

    fn expires(&self) -> i64 {
        self.now + LEASE.as_millis() as i64
    }

    /// The unit the next allocation gives again; those that were lost too often are split, or fail, on
    /// the way.
    fn reclaimed(&mut self) -> Option<UnitId> {
        loop {
            let next = |state| {
                let mut units: Vec<_> = self.units.values().filter(|e| e.state == state).collect();
                if state == State::Leased {
                    units.retain(|entry| entry.expires <= self.now);
                }
                units.sort_by_key(|entry| (entry.lost, entry.expires, entry.unit.id));
                units.first().map(|entry| entry.unit.id)
            };
            let id = next(State::Waiting).or_else(|| next(State::Leased))?;
            let entry = self.units.get_mut(&id).unwrap();
            entry.lost += u32::from(entry.state == State::Leased);
            if entry.lost < ATTEMPTS {
                return Some(id);
            }
            if entry.unit.seeds.end - entry.unit.seeds.start == 1 {
                entry.state = State::Failed;
                continue;
            }
            entry.state = State::Waiting;
            entry.lost = 0;
            entry.unit.epoch.0 += 1;
            let first = entry.unit.seeds.start;
            let rest = first + 1..entry.unit.seeds.end;
            entry.unit.seeds = first..first + 1;
            let piece = entry.clone();
            for seed in rest {
                let mut piece = piece.clone();
                let (last, _) = self.units.last_key_value().unwrap();
                piece.unit.id = UnitId(last.0 + 1);
                piece.unit.epoch = Epoch(1);
                piece.unit.seeds = seed..seed + 1;
                self.units.insert(piece.unit.id, piece);
            }
        }
    }

    fn allocate(&mut self, worker: usize, style: usize, count: u32) {
        let mut ask = ask(self.campaign, &worker.to_string(), self.now);
        ask.attempts = ATTEMPTS;
        let expected = self.reclaimed();
        let unit = self
            .store
            .allocate(&ask, &fresh(STYLES[style], count))
            .unwrap();
        let lost = match expected.map(|id| &self.units[&id]) {
            Some(entry) => {
                let mut again = entry.unit.clone();
                again.epoch.0 += 1;
                assert_eq!(unit, again);
                entry.lost
            }
            None => {
                let end = self.next[style] + u64::from(count);
                assert_eq!(unit.seeds, self.next[style]..end);
                assert_eq!(unit.epoch, Epoch(1));
                assert!(!self.units.contains_key(&unit.id));
                self.next[style] = end;
                0
            }
        };
        self.given.push((unit.id, unit.epoch));
        let entry = Entry {
            state: State::Leased,
            worker,
            expires: self.expires(),
            lost,
            unit,
        };
        self.units.insert(entry.unit.id, entry);
    }

    /// A unit that was given out at some time, and whether it still is, under the same epoch.
    fn pick(&self, which: usize) -> Option<(Unit, bool)> {
        let &(id, epoch) = self.given.get(which.checked_rem(self.given.len())?)?;
        let entry = &self.units[&id];
        let held = entry.unit.epoch == epoch && entry.state == State::Leased;
        let mut unit = entry.unit.clone();
        // Seeds as they are now: whoever has another epoch is refused whatever it brings.
        unit.epoch = epoch;
        Some((unit, held))
    }

    /// Takes a step on a unit that must succeed if, and only if, the unit is held.
    fn on_unit(
        &mut self,
        which: usize,
        call: impl Fn(&mut Store, &Unit, Moment) -> Hold,
        effect: impl Fn(&mut Entry, i64),
    ) {
        let Some((unit, held)) = self.pick(which) else {
            return;
        };
        let answer = call(&mut self.store, &unit, Moment(self.now));
        assert_eq!(answer, if held { Hold::Held } else { Hold::Lost });
        if held {
            let expires = self.expires();
            effect(self.units.get_mut(&unit.id).unwrap(), expires);
        }
    }

    fn commit(&mut self, which: usize) {
        let Some((unit, held)) = self.pick(which) else {
            return;
        };
        let entry = &self.units[&unit.id];
        let repeated = entry.state == State::Done && entry.unit.epoch == unit.epoch;
        let answer = self
            .store
            .commit(unit.id, unit.epoch, &results(&unit), Moment(self.now))
            .unwrap();
        let committed = matches!(answer, Commit::Committed { .. });
        assert_eq!(committed, held || repeated);
        if held {
            self.units.get_mut(&unit.id).unwrap().state = State::Done;
        }
    }

    fn take(&mut self, step: &Step) {
        match *step {
            Step::Allocate(worker, style, count) => self.allocate(worker, style, count),
            Step::Heartbeat(which) => self.on_unit(
                which,
                |store, unit, now| store.heartbeat(unit, now, LEASE).unwrap(),
                |entry, expires| entry.expires = expires,
            ),
            Step::Commit(which) => self.commit(which),
            Step::Release(which) => self.on_unit(
                which,
                |store, unit, _| store.release(unit).unwrap(),
                |entry, _| entry.state = State::Waiting,
            ),
            Step::Fail(which) => self.on_unit(
                which,
                |store, unit, now| store.fail(unit, "tired", &Cost::default(), now).unwrap(),
                |entry, _| entry.state = State::Failed,
            ),
            Step::Gone(worker, blame) => {
                let mut lost = 0;
                for entry in self.units.values_mut() {
                    if entry.state == State::Leased && entry.worker == worker {
                        entry.state = State::Waiting;
                        entry.lost += u32::from(blame == Blame::Work);
                        lost += 1;
                    }
                }
                let answer = self.store.release_worker(
                    Work::Units,
                    self.campaign,
                    &worker.to_string(),
                    blame,
                );
                assert_eq!(answer.unwrap(), lost);
            }
            Step::Retry => {
                let mut again = 0;
                for entry in self.units.values_mut() {
                    if entry.state == State::Failed {
                        entry.state = State::Waiting;
                        entry.lost = 0;
                        again += 1;
                    }
                }
                assert_eq!(
                    self.store.retry_failed(Work::Units, self.campaign).unwrap(),
                    again
                );
            }
            Step::Wait(millis) => self.now += millis,
            Step::Reopen => self.store = Store::open(self.dir.path()).unwrap(),
            Step::Check => self.check(),
        }
    }

    fn check(&self) {
        let done: Vec<_> = self
            .units
            .values()
            .filter(|entry| entry.state == State::Done)
            .map(|entry| (entry.unit.style.clone(), entry.unit.seeds.clone()))
            .collect();
        check_sums(&self.store, self.campaign, &done);
        let open: Vec<_> = self
            .units
            .values()
            .filter(|entry| entry.state != State::Done)
            .map(|entry| (entry.unit.clone(), entry.state))
            .collect();
        let leases = self.store.leases(self.campaign).unwrap();
        let leases: Vec<_> = leases.into_iter().map(|l| (l.unit, l.state)).collect();
        assert_eq!(leases, open);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_unit_is_committed_at_most_once(steps in prop::collection::vec(step(), 1..80)) {
        let mut model = Model::new();
        for step in &steps {
            model.take(step);
        }
        model.check();
    }
}
