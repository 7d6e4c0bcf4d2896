//! Reductions: queued with their finding, given out under a lease, stored exactly once.

mod common;

use cassay_program::{Commands, Expected, Program};
use cassay_store::{
    Ask, Blame, CampaignId, Cost, FindingId, Hold, Kind, Moment, Observation, ProgramId, Rate,
    Reduced, Results, Shrunk, State, Store, Task, Then, Work,
};
use common::{ask, campaign, fresh, observation, program};
use tempfile::TempDir;

const COST: Cost = Cost {
    compilations: 10,
    runs: 9,
    cpu_us: 8,
    wall_us: 7,
};

fn store_with(observations: Vec<Observation>) -> (TempDir, Store, CampaignId) {
    let dir = TempDir::new().unwrap();
    let mut store = Store::open(dir.path()).unwrap();
    let campaign = campaign(&mut store);
    let ask = ask(campaign, "w", 0);
    let unit = store.allocate(&ask, &fresh("mixed", 1)).unwrap();
    let results = Results {
        observations,
        ..Results::default()
    };
    let _ = store
        .commit(unit.id, unit.epoch, &results, Moment(1))
        .unwrap();
    (dir, store, campaign)
}

fn reduced(tokens: u64, complete: bool) -> Reduced {
    Reduced {
        complete,
        case: "case".into(),
        tokens_before: 1000,
        tokens,
        failure: "wrong output".into(),
        commands: Commands::parse("gcc -O1 -o program main.c\n./program"),
        expected: Some(Expected {
            status: Some(3),
            output: b"1\n".to_vec(),
            certain: Some(1),
        }),
        actual: b"2\n".to_vec(),
        origin: None,
        notes: vec!["one\nnote".into(), "another".into()],
        rate: Some(Rate {
            shown: 3,
            tried: 20,
        }),
    }
}

fn next(store: &mut Store, ask: &Ask) -> Option<Task> {
    let task = store.allocate_reduction(ask, false).unwrap();
    assert_eq!(store.fsck().unwrap(), []);
    task
}

fn commit(store: &mut Store, task: Task, program: &Program, about: &Reduced, then: Then) -> Hold {
    let hold = store
        .commit_reduction(task, program, about, &COST, then, Moment(5))
        .unwrap();
    assert_eq!(store.fsck().unwrap(), []);
    hold
}

#[test]
fn a_finding_is_reduced_once() {
    let (_dir, mut store, campaign) = store_with(vec![observation("a", "case")]);
    assert_eq!(store.reduction_counts(campaign).unwrap(), [1, 0, 0, 0]);
    let first = next(&mut store, &ask(campaign, "w", 2)).unwrap();
    assert_eq!(first.finding, FindingId(1));
    assert_eq!(next(&mut store, &ask(campaign, "v", 2)), None, "it is out");
    // The lease ran out: another has it now, and the first is stale.
    let later = ask(campaign, "v", 100_000);
    let second = next(&mut store, &later).unwrap();
    let (small, smaller) = (program("small"), program("smaller"));
    let stale = commit(&mut store, first, &small, &reduced(50, true), Then::Done);
    assert_eq!(stale, Hold::Lost);
    assert_eq!(store.finding(FindingId(1)).unwrap().unwrap().reduced, None);
    // Interrupted: the best so far is kept, and somebody goes on.
    let held = commit(
        &mut store,
        second,
        &small,
        &reduced(50, false),
        Then::Waiting,
    );
    assert_eq!(held, Hold::Held);
    let third = next(&mut store, &later).unwrap();
    assert!(third.epoch > second.epoch);
    let held = commit(&mut store, third, &smaller, &reduced(9, true), Then::Done);
    assert_eq!(held, Hold::Held);
    let again = commit(&mut store, third, &small, &reduced(50, true), Then::Done);
    assert_eq!(again, Hold::Lost, "once is enough");
    assert_eq!(next(&mut store, &later), None);
    assert_eq!(store.reduction_counts(campaign).unwrap(), [0, 0, 1, 0]);

    let finding = store.finding(FindingId(1)).unwrap().unwrap();
    assert_eq!(finding.reduced, Some(ProgramId::of(&smaller)));
    assert_eq!(
        finding.brief.reduced,
        Some(Shrunk {
            tokens_before: 1000,
            tokens: 9,
            complete: true
        })
    );
    let reduction = store.reduction(FindingId(1)).unwrap().unwrap();
    assert_eq!(reduction.state, State::Done);
    assert_eq!(
        reduction.cost.compilations, 20,
        "both that ended are counted"
    );
    assert_eq!(reduction.program, Some(ProgramId::of(&smaller)));
    let notes = vec!["one note".to_string(), "another".to_string()];
    let about = Reduced {
        notes,
        ..reduced(9, true)
    };
    assert_eq!(reduction.about, Some(about));
}

#[test]
fn what_is_flaky_waits_unless_its_rate_is_known_and_what_hangs_comes_last() {
    let hang = Observation {
        kind: Kind::RunHang,
        ..observation("hang", "case 1")
    };
    let flaky = Observation {
        flaky: true,
        ..observation("flaky", "case 2")
    };
    let (_dir, mut store, campaign) = store_with(vec![hang, flaky, observation("plain", "case 3")]);
    assert_eq!(store.reduction_counts(campaign).unwrap(), [2, 0, 0, 0]);
    let ask = ask(campaign, "w", 2);
    let order: Vec<i64> = std::iter::from_fn(|| next(&mut store, &ask))
        .map(|task| task.finding.0)
        .collect();
    assert_eq!(order, [3, 1]);
    store.set_flaky(FindingId(2), false).unwrap();
    assert_eq!(next(&mut store, &ask).unwrap().finding, FindingId(2));
}

#[test]
fn workers_that_die_leave_it_to_others_but_not_for_ever() {
    let (_dir, mut store, campaign) = store_with(vec![observation("a", "case")]);
    let ask = Ask {
        attempts: 3,
        ..ask(campaign, "w", 2)
    };
    for _ in 0..3 {
        next(&mut store, &ask).unwrap();
        let taken = store.release_worker(Work::Reductions, campaign, "w", Blame::Work);
        assert_eq!(taken.unwrap(), 1);
    }
    assert_eq!(next(&mut store, &ask), None);
    assert_eq!(store.reduction_counts(campaign).unwrap(), [0, 0, 0, 1]);
    let reduction = store.reduction(FindingId(1)).unwrap().unwrap();
    assert!(reduction.reason.unwrap().contains("3 times"));
    assert_eq!(store.retry_failed(Work::Reductions, campaign).unwrap(), 1);
    let task = next(&mut store, &ask).unwrap();
    // Given back, it is not lost; given up, it is over.
    assert_eq!(store.release(task).unwrap(), Hold::Held);
    let task = next(&mut store, &ask).unwrap();
    let renewed = store.heartbeat(task, Moment(3), common::LEASE);
    assert_eq!(renewed.unwrap(), Hold::Held);
    let failed = store.fail(task, "it does not fail", &COST, Moment(4));
    assert_eq!(failed.unwrap(), Hold::Held);
    assert_eq!(next(&mut store, &ask), None);
}

#[test]
fn a_result_by_hand_ends_the_reduction_of_others() {
    let (_dir, mut store, campaign) = store_with(vec![observation("a", "case")]);
    let task = next(&mut store, &ask(campaign, "w", 2)).unwrap();
    let by_hand = program("by hand");
    store
        .put_reduced(FindingId(1), &by_hand, None, Moment(3))
        .unwrap();
    let late = commit(
        &mut store,
        task,
        &program("b"),
        &reduced(5, true),
        Then::Done,
    );
    assert_eq!(late, Hold::Lost);
    let reduction = store.reduction(FindingId(1)).unwrap().unwrap();
    assert_eq!(
        (reduction.state, reduction.program, reduction.about),
        (State::Done, Some(ProgramId::of(&by_hand)), None)
    );
    assert_eq!(next(&mut store, &ask(campaign, "w", 9)), None);
}
