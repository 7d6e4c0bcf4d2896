//! One bug, one finding: merging, splitting, examinations, what is known across campaigns.

mod common;

use cassay_program::Commands;
use cassay_store::{
    By, CampaignId, Commit, Cost, Decision, ExamTask, Examined, Filter, FindingId, Hold, Kind,
    Moment, Observation, Place, Reduced, Results, Stage, Status, Step, Store, StoreError, Work,
};
use common::{LEASE, ask, campaign, description, fresh, observation, program};
use tempfile::TempDir;

fn found(store: &mut Store, campaign: CampaignId, seen: Vec<Observation>) -> Vec<FindingId> {
    let unit = store
        .allocate(&ask(campaign, "w", 0), &fresh("mixed", 1))
        .unwrap();
    let results = Results {
        observations: seen,
        ..Results::default()
    };
    let committed = store
        .commit(unit.id, unit.epoch, &results, Moment(1))
        .unwrap();
    assert_eq!(store.fsck().unwrap(), []);
    match committed {
        Commit::Committed { new } => new,
        Commit::Stale => panic!("stale"),
    }
}

fn store_with(seen: Vec<Observation>) -> (TempDir, Store, CampaignId) {
    let dir = TempDir::new().unwrap();
    let mut store = Store::open(dir.path()).unwrap();
    let campaign = campaign(&mut store);
    found(&mut store, campaign, seen);
    (dir, store, campaign)
}

fn bugs(store: &Store) -> Vec<(i64, u64)> {
    assert_eq!(store.fsck().unwrap(), []);
    let bugs = store.bugs(&Filter::default()).unwrap();
    bugs.iter()
        .map(|bug| (bug.brief.id.0, bug.occurrences))
        .collect()
}

fn next(store: &mut Store, campaign: CampaignId, stage: Stage) -> Option<ExamTask> {
    store
        .allocate_examination(&ask(campaign, "w", 2), stage, false)
        .unwrap()
}

fn examined(identity: &str, shape: Option<&str>) -> Examined {
    Examined {
        identity: Some(identity.into()),
        shape: shape.map(str::to_string),
        pass: Some("a-pass".into()),
        ..Examined::default()
    }
}

fn commit(store: &mut Store, task: ExamTask, what: &Examined, place: Place) -> FindingId {
    let put = store
        .commit_examination(task, what, place, &Cost::default(), Moment(7))
        .unwrap();
    assert_eq!(store.fsck().unwrap(), []);
    put.expect("held")
}

fn four() -> Vec<Observation> {
    let mut seen: Vec<Observation> = (1..=4)
        .map(|n| observation("a", &format!("case {}", "x".repeat(n))))
        .collect();
    seen.push(observation("b", "case b"));
    seen
}

#[test]
fn findings_are_merged_and_taken_apart_again() {
    let (_dir, mut store, _) = store_with(four());
    assert_eq!(bugs(&store), [(1, 4), (2, 1)]);
    let (one, two) = (FindingId(1), FindingId(2));
    assert!(store.merge(one, two, By::Hand, "alike", Moment(3)).unwrap());
    assert_eq!(bugs(&store), [(1, 5)]);
    assert_eq!(store.bug_of(two).unwrap(), one);
    let again = store.merge(two, one, By::Hand, "", Moment(3));
    assert!(matches!(again, Err(StoreError::Invalid { .. })));
    // Nothing of it was moved, and it is still there by its number.
    assert_eq!(store.finding(two).unwrap().unwrap().brief.occurrences, 1);
    let undone = store.undo(one, Moment(4)).unwrap();
    assert_eq!((undone.what, undone.finding), (Step::Merged, two));
    assert_eq!(bugs(&store), [(1, 4), (2, 1)]);
    // What people decided stays.
    assert!(!store.merge(one, two, By::Triage, "", Moment(5)).unwrap());
    assert_eq!(bugs(&store), [(1, 4), (2, 1)]);
    let nothing = store.undo(one, Moment(6));
    assert!(matches!(nothing, Err(StoreError::Invalid { .. })));
    let history = store.history(two).unwrap();
    assert_eq!(history.len(), 1);
    assert_eq!(
        (history[0].text.as_str(), history[0].undone),
        ("alike", Some(Moment(4)))
    );
}

#[test]
fn an_example_is_split_off_and_put_back() {
    let (_dir, mut store, _) = store_with(four());
    let one = FindingId(1);
    let case = store.examples(one).unwrap()[1].case.clone();
    let new = store.split(one, 2, "another bug", Moment(3)).unwrap();
    assert_eq!(bugs(&store), [(1, 3), (2, 1), (3, 1)]);
    assert_eq!(store.finding(new).unwrap().unwrap().case, case);
    assert!(store.examples(one).unwrap().iter().all(|e| e.case != case));
    store.undo(new, Moment(4)).unwrap();
    assert_eq!(bugs(&store), [(1, 4), (2, 1)]);
    // A finding keeps its last example.
    for (finding, example) in [(2, 1), (1, 9), (1, 0), (7, 1)] {
        let none = store.split(FindingId(finding), example, "", Moment(5));
        assert!(
            matches!(none, Err(StoreError::Invalid { .. })),
            "{finding} {example}"
        );
    }
}

#[test]
fn a_reduced_program_goes_with_its_occurrence() {
    let (_dir, mut store, campaign) = store_with(four());
    let one = FindingId(1);
    let case = store.examples(one).unwrap()[0].case.clone();
    let about = reduced_to(&case, 7);
    store
        .put_reduced(one, &program("small"), Some(&about), Moment(2))
        .unwrap();
    assert_eq!(store.reduction_counts(campaign).unwrap(), [1, 0, 1, 0]);
    let new = store.split(one, 1, "", Moment(3)).unwrap();
    assert_eq!(store.reduction(new).unwrap().unwrap().about, Some(about));
    assert_eq!(store.reduction(one).unwrap().unwrap().about, None);
    assert_eq!(store.reduction_counts(campaign).unwrap(), [2, 0, 1, 0]);
    assert_eq!(store.fsck().unwrap(), []);
}

#[test]
fn what_another_campaign_found_is_not_new() {
    let (_dir, mut store, _) = store_with(four());
    let mut other = description();
    other.configuration = "another".into();
    let later = store.campaign(&other, Moment(5)).unwrap();
    let mut crash = observation("crash of gcc 12", "case c");
    crash.identity = Some("crash · gcc · says x".into());
    let mut newer = observation("crash of gcc 13", "case d");
    newer.identity = crash.identity.clone();
    let seen = vec![observation("a", "case e"), crash, newer];
    assert_eq!(found(&mut store, later, seen), [FindingId(4)]);
    assert_eq!(bugs(&store), [(1, 5), (2, 1), (4, 2)]);
    // It is not reduced again.
    assert_eq!(store.reduction_counts(later).unwrap()[0], 1);
    let of_later = Filter {
        campaign: Some(later),
        ..Filter::default()
    };
    let ids: Vec<i64> = store
        .bugs(&of_later)
        .unwrap()
        .iter()
        .map(|bug| bug.brief.id.0)
        .collect();
    assert_eq!(ids, [1, 4]);
}

#[test]
fn occurrences_that_do_not_fit_leave() {
    let (_dir, mut store, campaign) = store_with(four());
    let first = next(&mut store, campaign, Stage::Blame).unwrap();
    assert_eq!(first.finding, FindingId(1));
    assert_eq!(
        commit(&mut store, first, &examined("k1", None), Place::Stays),
        FindingId(1)
    );
    // Of each finding the first comes first.
    let other = next(&mut store, campaign, Stage::Blame).unwrap();
    assert_eq!(other.finding, FindingId(2));
    commit(&mut store, other, &examined("k2", None), Place::Stays);
    let second = next(&mut store, campaign, Stage::Blame).unwrap();
    let new = commit(&mut store, second, &examined("k3", None), Place::Leaves);
    assert_eq!(new, FindingId(3));
    let third = next(&mut store, campaign, Stage::Blame).unwrap();
    assert_eq!(
        commit(
            &mut store,
            third,
            &examined("k3", None),
            Place::Belongs(new)
        ),
        new
    );
    let fourth = next(&mut store, campaign, Stage::Blame).unwrap();
    // The last example cannot leave.
    commit(&mut store, fourth, &examined("k1", None), Place::Stays);
    assert_eq!(bugs(&store), [(1, 2), (2, 1), (3, 2)]);
    let known = store.identified().unwrap();
    let identities: Vec<&str> = known.iter().filter_map(|f| f.identity.as_deref()).collect();
    assert_eq!(identities, ["k1", "k2", "k3"]);
    let counts = store.examination_counts(campaign).unwrap();
    assert_eq!((counts.to_blame, counts.done), (0, 5));
    let pass = Filter {
        pass: Some("a-pa".into()),
        ..Filter::default()
    };
    assert_eq!(store.bugs(&pass).unwrap().len(), 3);
}

#[test]
fn an_examination_is_committed_once() {
    let (_dir, mut store, campaign) = store_with(vec![observation("a", "case")]);
    let first = next(&mut store, campaign, Stage::Blame).unwrap();
    assert_eq!(next(&mut store, campaign, Stage::Blame), None, "it is out");
    let late = ask(campaign, "v", 2 + LEASE.as_millis() as i64);
    let second = store
        .allocate_examination(&late, Stage::Blame, false)
        .unwrap()
        .unwrap();
    let what = examined("k", None);
    let stale = store.commit_examination(first, &what, Place::Stays, &Cost::default(), Moment(9));
    assert_eq!(stale.unwrap(), None);
    let held = store.interrupt_examination(second, Some("{}")).unwrap();
    assert_eq!(held, Hold::Held);
    let third = next(&mut store, campaign, Stage::Blame).unwrap();
    let (example, answers) = store.examined_example(third).unwrap().unwrap();
    assert_eq!(
        (example.case.as_str(), answers.as_deref()),
        ("case", Some("{}"))
    );
    assert_eq!(
        store
            .fail(third, "why", &Cost::default(), Moment(9))
            .unwrap(),
        Hold::Held
    );
    assert_eq!(store.retry_failed(Work::Examinations, campaign).unwrap(), 1);
    assert_eq!(store.fsck().unwrap(), []);
    // Nobody waits for what is known.
    let known = Decision {
        status: Some(Status::Known),
        ..Decision::default()
    };
    store
        .decide(FindingId(1), &known, By::Hand, Moment(9))
        .unwrap();
    assert_eq!(next(&mut store, campaign, Stage::Blame), None);
    assert_eq!(store.reduction_counts(campaign).unwrap()[0], 0);
    let asked = store.allocate_examination(&ask(campaign, "w", 9), Stage::Blame, true);
    assert!(asked.unwrap().unwrap().settled);
}

/// A finding may turn out to be a known bug, which costs next to nothing: whom to blame comes first.
#[test]
fn a_finding_is_looked_into_before_it_is_reduced() {
    let (_dir, mut store, campaign) = store_with(vec![observation("a", "case")]);
    let by = ask(campaign, "w", 2);
    assert_eq!(store.allocate_reduction(&by, true).unwrap(), None);
    let signature = &observation("a", "case").signature;
    let settled = |store: &Store| {
        let known = store.known(campaign, signature).unwrap();
        known.unwrap().settled
    };
    assert!(!settled(&store));
    let task = next(&mut store, campaign, Stage::Blame).unwrap();
    assert_eq!(store.allocate_reduction(&by, true).unwrap(), None);
    commit(&mut store, task, &examined("k", None), Place::Stays);
    let reduced = store.allocate_reduction(&by, true).unwrap();
    assert_eq!(reduced.map(|task| task.finding), Some(FindingId(1)));
    // Where nobody looks, nobody waits; a part of what is known is settled.
    found(&mut store, campaign, vec![observation("c", "case c")]);
    let reduced = store.allocate_reduction(&by, false).unwrap();
    assert_eq!(reduced.map(|task| task.finding), Some(FindingId(2)));
    let known = Decision {
        status: Some(Status::Known),
        ..Decision::default()
    };
    let whole = FindingId(2);
    store.decide(whole, &known, By::Hand, Moment(9)).unwrap();
    store
        .merge(whole, FindingId(1), By::Hand, "", Moment(9))
        .unwrap();
    assert!(settled(&store));
}

#[test]
fn shapes_are_looked_for_until_none_is_new() {
    let seen = (0..14)
        .map(|n| observation("a", &format!("case {n:02}")))
        .collect();
    let (_dir, mut store, campaign) = store_with(seen);
    while let Some(task) = next(&mut store, campaign, Stage::Blame) {
        commit(&mut store, task, &examined("no pass", None), Place::Unknown);
    }
    assert_eq!(
        next(&mut store, campaign, Stage::Shape),
        None,
        "it is not reduced yet"
    );
    let small = program("small");
    store
        .put_reduced(FindingId(1), &small, None, Moment(3))
        .unwrap();
    store
        .put_shape(FindingId(1), "case 00", "s0", Moment(3))
        .unwrap();
    let counts = store.examination_counts(campaign).unwrap();
    assert_eq!((counts.to_reduce, counts.done), (13, 1));
    let stay = [Place::Stays; 5];
    let places = [
        &[Place::Stays, Place::Leaves],
        &stay[..4],
        &[Place::Belongs(FindingId(2))],
        &stay,
    ];
    let places = places.concat();
    for (at, place) in places.into_iter().enumerate() {
        let task = next(&mut store, campaign, Stage::Shape).expect("one waits");
        commit(
            &mut store,
            task,
            &examined("no pass", Some(&format!("s{at}"))),
            place,
        );
    }
    assert_eq!(next(&mut store, campaign, Stage::Shape), None);
    assert_eq!(bugs(&store), [(1, 12), (2, 2)]);
    assert_eq!(store.examination_counts(campaign).unwrap().to_reduce, 1);
}

fn reduced_to(case: &str, tokens: u64) -> Reduced {
    Reduced {
        complete: true,
        case: case.into(),
        tokens_before: 100,
        tokens,
        failure: "wrong output".into(),
        commands: Commands::parse("gcc case.c\n./a.out"),
        expected: None,
        actual: Vec::new(),
        origin: None,
        notes: Vec::new(),
        rate: None,
    }
}

/// A smaller example that comes later does not take the place of the one that was reduced.
#[test]
fn a_finding_is_shown_by_what_was_reduced() {
    let (_dir, mut store, campaign) = store_with(vec![observation("a", "case large")]);
    let one = FindingId(1);
    let about = reduced_to("case large", 7);
    let put = |store: &mut Store, about: Option<&Reduced>| {
        let small = program(&format!("of {:?}", about.map(|about| about.tokens)));
        store.put_reduced(one, &small, about, Moment(2)).unwrap()
    };
    assert!(put(&mut store, Some(&about)));
    found(&mut store, campaign, vec![observation("a", "case")]);
    assert_eq!(store.finding(one).unwrap().unwrap().case, "case large");
    let examples = store.examples(one).unwrap();
    let cases: Vec<&str> = examples.iter().map(|e| e.case.as_str()).collect();
    assert_eq!(cases, ["case large", "case"]);
    // What is larger, or of which nothing is known, does not replace it.
    assert!(!put(&mut store, Some(&reduced_to("case", 8))));
    assert!(!put(&mut store, None));
    let reduction = store.reduction(one).unwrap().unwrap();
    assert_eq!(reduction.about, Some(about));
    assert!(put(&mut store, Some(&reduced_to("case", 6))));
    assert_eq!(store.finding(one).unwrap().unwrap().case, "case");
    assert_eq!(store.fsck().unwrap(), []);
}

/// An occurrence keeps its kind and its reduced program wherever it goes, and the finding it goes to says what it says.
#[test]
fn one_line_tells_one_story() {
    let mut crash = observation("b", "case b");
    crash.kind = Kind::RunCrash;
    crash.title = "gcc: run-crash: SIGFPE".into();
    let seen = vec![
        crash,
        observation("a", "case 1"),
        observation("a", "case 2"),
    ];
    let (_dir, mut store, campaign) = store_with(seen);
    let (crashes, wrong) = (FindingId(1), FindingId(2));
    let about = reduced_to("case 1", 7);
    let small = program("small");
    store
        .put_reduced(wrong, &small, Some(&about), Moment(2))
        .unwrap();
    let mut moved = None;
    while let Some(task) = next(&mut store, campaign, Stage::Blame) {
        let (example, _) = store.examined_example(task).unwrap().unwrap();
        let place = match example.case.as_str() {
            "case 1" => Place::Belongs(crashes),
            _ => Place::Stays,
        };
        let put = commit(&mut store, task, &examined("k", None), place);
        if place != Place::Stays {
            moved = Some(put);
        }
    }
    assert_eq!(moved, Some(crashes));
    let finding = store.finding(crashes).unwrap().unwrap();
    assert_eq!(finding.brief.kind, Kind::WrongOutput);
    assert_eq!(finding.case, "case 1");
    assert_eq!(finding.brief.title, "wrong output, a");
    assert_eq!(
        store.reduction(crashes).unwrap().unwrap().about,
        Some(about)
    );
    // The other one has lost it, and is reduced again.
    assert_eq!(store.reduction(wrong).unwrap().unwrap().about, None);
    assert_eq!(store.finding(wrong).unwrap().unwrap().case, "case 2");
    let new = store.split(crashes, 2, "by hand", Moment(9)).unwrap();
    let crash = store.finding(new).unwrap().unwrap();
    assert_eq!(crash.brief.kind, Kind::RunCrash);
    assert_eq!(store.fsck().unwrap(), []);
}

/// What became a part of a bug because one of its occurrences is the same may hold others that are not.
#[test]
fn parts_are_examined_too() {
    let (_dir, mut store, campaign) = store_with(four());
    let (one, two) = (FindingId(1), FindingId(2));
    store
        .merge(two, one, By::Triage, "the same bug", Moment(3))
        .unwrap();
    let mut of_part = 0;
    while let Some(task) = next(&mut store, campaign, Stage::Blame) {
        of_part += usize::from(task.finding == one);
        commit(&mut store, task, &examined("k", None), Place::Stays);
    }
    assert_eq!(of_part, 4);
    // Nobody waits for parts of what is known.
    found(&mut store, campaign, vec![observation("a", "case later")]);
    let known = Decision {
        status: Some(Status::Known),
        ..Decision::default()
    };
    store.decide(two, &known, By::Hand, Moment(9)).unwrap();
    assert_eq!(next(&mut store, campaign, Stage::Blame), None);
}
