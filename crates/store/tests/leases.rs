//! What holds of leases, for all that is given out under them: units, reductions and examinations.

mod common;

use cassay_store::{
    Ask, Blame, CampaignId, Cost, FindingId, Hold, Moment, Out, Results, Stage, State, Store, Work,
};
use common::{LEASE, ask, campaign, fresh, observation};
use tempfile::TempDir;

const ALL: [Work; 3] = [Work::Units, Work::Reductions, Work::Examinations];

/// A store in which one of each waits.
fn store() -> (TempDir, Store, CampaignId) {
    let dir = TempDir::new().unwrap();
    let mut store = Store::open(dir.path()).unwrap();
    let campaign = campaign(&mut store);
    let of_one = fresh("mixed", 1);
    let unit = store.allocate(&ask(campaign, "w", 0), &of_one).unwrap();
    let results = Results {
        observations: vec![observation("a", "case")],
        ..Results::default()
    };
    let _ = store
        .commit(unit.id, unit.epoch, &results, Moment(1))
        .unwrap();
    let waits = store.allocate(&ask(campaign, "w", 0), &of_one).unwrap();
    assert_eq!(store.release(&waits).unwrap(), Hold::Held);
    (dir, store, campaign)
}

fn next(store: &mut Store, work: Work, ask: &Ask) -> Option<Out> {
    match work {
        Work::Units => store.reclaim(ask).unwrap().as_ref().map(Out::from),
        Work::Reductions => store.allocate_reduction(ask, false).unwrap().map(Out::from),
        Work::Examinations => store
            .allocate_examination(ask, Stage::Blame, false)
            .unwrap()
            .map(Out::from),
    }
}

/// How many rows of each kind were given up, and why.
fn reason(store: &Store, work: Work, campaign: CampaignId) -> Option<String> {
    let failed = |state| state == State::Failed;
    match work {
        Work::Units => {
            let leases = store.leases(campaign).unwrap();
            leases
                .into_iter()
                .find(|lease| failed(lease.state))
                .and_then(|lease| lease.reason)
        }
        Work::Reductions => store
            .reduction(FindingId(1))
            .unwrap()
            .filter(|reduction| failed(reduction.state))
            .and_then(|reduction| reduction.reason),
        // Only how many is known of them.
        Work::Examinations => {
            let counts = store.examination_counts(campaign).unwrap();
            (counts.failed > 0).then(|| "tired".into())
        }
    }
}

#[test]
fn what_is_out_is_nobody_elses_until_its_lease_ran_out_and_somebody_asked() {
    for work in ALL {
        let (_dir, mut store, campaign) = store();
        let old = next(&mut store, work, &ask(campaign, "a", 0)).unwrap();
        let late = i64::try_from(LEASE.as_millis()).unwrap();
        assert_eq!(next(&mut store, work, &ask(campaign, "b", late - 1)), None);
        // It ran out, and nobody asked.
        let held = store.heartbeat(old, Moment(late), LEASE).unwrap();
        assert_eq!(held, Hold::Held, "{work:?}");
        assert_eq!(next(&mut store, work, &ask(campaign, "b", late)), None);
        assert_eq!(store.workers(work, campaign).unwrap(), ["a"]);
        let new = next(&mut store, work, &ask(campaign, "b", 2 * late)).unwrap();
        assert_eq!(store.workers(work, campaign).unwrap(), ["b"]);
        let now = Moment(2 * late);
        let cost = Cost::default();
        assert_eq!(store.heartbeat(old, now, LEASE).unwrap(), Hold::Lost);
        assert_eq!(store.release(old).unwrap(), Hold::Lost);
        assert_eq!(store.fail(old, "late", &cost, now).unwrap(), Hold::Lost);
        assert_eq!(store.release(new).unwrap(), Hold::Held, "{work:?}");
        assert_eq!(store.release(new).unwrap(), Hold::Lost);
        assert_eq!(store.fsck().unwrap(), []);
    }
}

#[test]
fn what_was_given_up_waits_again_when_it_is_asked_for() {
    for work in ALL {
        let (_dir, mut store, campaign) = store();
        let ask = ask(campaign, "a", 0);
        let out = next(&mut store, work, &ask).unwrap();
        let failed = store.fail(out, "tired", &Cost::default(), Moment(1));
        assert_eq!(failed.unwrap(), Hold::Held);
        let why = reason(&store, work, campaign);
        assert_eq!(why.as_deref(), Some("tired"), "{work:?}");
        assert_eq!(next(&mut store, work, &ask), None);
        assert_eq!(store.retry_failed(work, campaign).unwrap(), 1);
        assert_eq!(reason(&store, work, campaign), None);
        assert!(next(&mut store, work, &ask).is_some());
        assert_eq!(store.fsck().unwrap(), []);
    }
}

#[test]
fn what_loses_its_workers_is_given_up() {
    for work in ALL {
        let (_dir, mut store, campaign) = store();
        let ask = Ask {
            attempts: 2,
            ..ask(campaign, "a", 0)
        };
        for blame in [Blame::Nobody, Blame::Nobody, Blame::Work, Blame::Work] {
            assert!(next(&mut store, work, &ask).is_some(), "{work:?}");
            let taken = store.release_worker(work, campaign, "b", blame);
            assert_eq!(taken.unwrap(), 0);
            let taken = store.release_worker(work, campaign, "a", blame);
            assert_eq!(taken.unwrap(), 1);
        }
        assert_eq!(next(&mut store, work, &ask), None);
        assert!(reason(&store, work, campaign).is_some(), "{work:?}");
        assert_eq!(store.fsck().unwrap(), []);
    }
}

#[test]
fn one_kind_leaves_the_others_alone() {
    let (_dir, mut store, campaign) = store();
    let ask = ask(campaign, "a", 0);
    let outs = ALL.map(|work| next(&mut store, work, &ask).unwrap());
    for (work, out) in ALL.into_iter().zip(outs) {
        let taken = store.release_worker(work, campaign, "a", Blame::Nobody);
        assert_eq!(taken.unwrap(), 1);
        assert_eq!(store.release(out).unwrap(), Hold::Lost, "{work:?}");
        assert_eq!(store.workers(work, campaign).unwrap(), [""; 0]);
    }
}
