//! What each call does, on its own.

mod common;

use cassay_program::Program;
use cassay_store::{
    Blame, By, Check, Commit, Cost, Decision, Description, Epoch, EventId, Filter, FindingId, Hold,
    Kind, Level, Moment, Outcome, ProgramId, Results, State, Status, Store, StoreError, UnitId,
    VERSION, Work,
};
use common::{LEASE, ask, campaign, check_sums, description, fresh, observation, program, results};
use rusqlite::Connection;
use tempfile::TempDir;

fn store() -> (TempDir, Store) {
    let dir = TempDir::new().expect("temporary directory");
    let store = Store::open(dir.path().join("hunt")).expect("open");
    (dir, store)
}

fn raw(store: &Store) -> Connection {
    Connection::open(store.path()).expect("open with SQLite")
}

fn commit_all(store: &mut Store, results: &Results) -> Commit {
    let campaign = campaign(store);
    let unit = store
        .allocate(&ask(campaign, "w", 1), &fresh("mixed", 5))
        .expect("allocate");
    store
        .commit(unit.id, unit.epoch, results, Moment(2))
        .expect("commit")
}

#[test]
fn the_same_description_is_the_same_campaign() {
    let (dir, mut store) = store();
    let first = campaign(&mut store);
    let other = Description {
        toolchain: "gcc 13".into(),
        ..description()
    };
    let second = store.campaign(&other, Moment(0)).unwrap();
    assert_ne!(first, second);
    drop(store);
    let mut store = Store::open(dir.path().join("hunt")).unwrap();
    assert_eq!(campaign(&mut store), first);
    assert_eq!(
        store.campaigns().unwrap(),
        [(first, description()), (second, other)]
    );
}

#[test]
fn seeds_are_given_out_in_order_and_by_style() {
    let (_dir, mut store) = store();
    let campaign = campaign(&mut store);
    let mut take = |style: &str, count| {
        let unit = store
            .allocate(&ask(campaign, "w", 1), &fresh(style, count))
            .unwrap();
        assert_eq!(unit.epoch, Epoch(1));
        assert_eq!(unit.style, style);
        unit.seeds
    };
    assert_eq!(take("mixed", 10), 100..110);
    assert_eq!(take("mixed", 5), 110..115);
    assert_eq!(take("arith", 7), 100..107);
    assert_eq!(take("mixed", 1), 115..116);
}

#[test]
fn a_lease_that_ran_out_is_given_to_another_and_the_first_is_stale() {
    let (_dir, mut store) = store();
    let campaign = campaign(&mut store);
    let fresh = fresh("mixed", 10);
    let old = store.allocate(&ask(campaign, "a", 0), &fresh).unwrap();
    let late = 60_000;
    let early = store
        .allocate(&ask(campaign, "b", late - 1), &fresh)
        .unwrap();
    assert_ne!(early.id, old.id);
    let again = store.allocate(&ask(campaign, "c", late), &fresh).unwrap();
    assert_eq!((again.id, again.epoch), (old.id, Epoch(2)));
    assert_eq!(again.seeds, old.seeds);

    let now = Moment(late);
    let stale = store.commit(old.id, old.epoch, &results(&old), now);
    assert_eq!(stale.unwrap(), Commit::Stale);
    let beat = store.heartbeat(&old, now, LEASE);
    assert_eq!(beat.unwrap(), Hold::Lost);
    assert_eq!(store.release(&old).unwrap(), Hold::Lost);
    check_sums(&store, campaign, &[]);

    let done = store.commit(again.id, again.epoch, &results(&again), now);
    assert!(matches!(done.unwrap(), Commit::Committed { .. }));
    check_sums(&store, campaign, &[("mixed".into(), again.seeds)]);
}

#[test]
fn a_lease_that_ran_out_unnoticed_still_holds() {
    let (_dir, mut store) = store();
    let campaign = campaign(&mut store);
    let unit = store
        .allocate(&ask(campaign, "a", 0), &fresh("mixed", 10))
        .unwrap();
    let late = Moment(1_000_000);
    let beat = store.heartbeat(&unit, late, LEASE).unwrap();
    assert_eq!(beat, Hold::Held);
    assert_eq!(store.reclaim(&ask(campaign, "b", late.0)).unwrap(), None);
    let done = store.commit(unit.id, unit.epoch, &results(&unit), Moment(9_000_000));
    assert!(matches!(done.unwrap(), Commit::Committed { .. }));
}

#[test]
fn a_repeated_commit_changes_nothing_and_says_the_same() {
    let (_dir, mut store) = store();
    let campaign = campaign(&mut store);
    let unit = store
        .allocate(&ask(campaign, "a", 0), &fresh("mixed", 100))
        .unwrap();
    let mut commit = || {
        store
            .commit(unit.id, unit.epoch, &results(&unit), Moment(5))
            .unwrap()
    };
    let first = commit();
    assert!(matches!(&first, Commit::Committed { new } if new.len() == 7));
    assert_eq!(commit(), first);
    check_sums(&store, campaign, &[("mixed".into(), unit.seeds)]);
}

#[test]
fn released_units_come_first_and_failing_ones_are_given_up() {
    let (_dir, mut store) = store();
    let campaign = campaign(&mut store);
    let fresh = fresh("mixed", 4);
    let mut ask = ask(campaign, "a", 0);
    ask.attempts = 2;
    let first = store.allocate(&ask, &fresh).unwrap();
    let second = store.allocate(&ask, &fresh).unwrap();
    assert_eq!(store.release(&second).unwrap(), Hold::Held);
    let back = store.allocate(&ask, &fresh).unwrap();
    assert_eq!((back.id, back.epoch), (second.id, Epoch(2)));

    // Both are lost once, and given out again; lost twice, they are split, and the seeds tried singly.
    assert_eq!(
        store
            .release_worker(Work::Units, campaign, "a", Blame::Work)
            .unwrap(),
        2
    );
    assert_eq!(store.allocate(&ask, &fresh).unwrap().id, first.id);
    assert_eq!(store.allocate(&ask, &fresh).unwrap().id, second.id);
    ask.now = Moment(10_000_000);
    let mut singles = Vec::new();
    while singles.len() < 8 {
        singles.push(store.reclaim(&ask).unwrap().unwrap());
    }
    assert_eq!(store.reclaim(&ask).unwrap(), None);
    let mut seeds: Vec<_> = singles.iter().map(|unit| unit.seeds.clone()).collect();
    seeds.sort_by_key(|seeds| seeds.start);
    let each = |first: u64| (first..first + 4).map(|seed| seed..seed + 1);
    let all: Vec<_> = each(first.seeds.start)
        .chain(each(second.seeds.start))
        .collect();
    assert_eq!(seeds, all);
    // Whoever had the whole is stale.
    let stale = store.commit(second.id, Epoch(3), &results(&second), ask.now);
    assert_eq!(stale.unwrap(), Commit::Stale);
    check_sums(&store, campaign, &[]);

    // Six are done, two are lost again and again: they are given up, and only they.
    let mut done = Vec::new();
    for unit in &singles[2..] {
        let committed = store.commit(unit.id, unit.epoch, &results(unit), ask.now);
        assert!(matches!(committed, Ok(Commit::Committed { .. })));
        done.push(("mixed".to_string(), unit.seeds.clone()));
    }
    let harmless = store.release_worker(Work::Units, campaign, "a", Blame::Nobody);
    assert_eq!(harmless.unwrap(), 2);
    assert_eq!(
        (0..3).filter_map(|_| store.reclaim(&ask).unwrap()).count(),
        2
    );
    for turn in 0..2 {
        assert_eq!(
            store
                .release_worker(Work::Units, campaign, "a", Blame::Work)
                .unwrap(),
            2
        );
        let expected = if turn == 0 { 2 } else { 0 };
        let again = (0..3).filter_map(|_| store.reclaim(&ask).unwrap()).count();
        assert_eq!(again, expected, "turn {turn}");
    }
    let leases = store.leases(campaign).unwrap();
    assert_eq!(leases.len(), 2);
    for lease in &leases {
        assert_eq!(lease.state, State::Failed);
        assert!(
            lease
                .reason
                .as_deref()
                .is_some_and(|r| r.contains("2 times"))
        );
    }
    let summary = store.summary(campaign).unwrap();
    assert_eq!((summary.seeds.failed, summary.units_failed), (2, 2));
    check_sums(&store, campaign, &done);

    assert_eq!(store.retry_failed(Work::Units, campaign).unwrap(), 2);
    let unit = store.reclaim(&ask).unwrap().unwrap();
    let failed = store.fail(&unit, "the generator failed", &Cost::default(), ask.now);
    assert_eq!(failed.unwrap(), Hold::Held);
    let stale = store.commit(unit.id, unit.epoch, &results(&unit), ask.now);
    assert_eq!(stale.unwrap(), Commit::Stale);
    check_sums(&store, campaign, &done);
}

#[test]
fn findings_are_one_per_signature() {
    let (_dir, mut store) = store();
    let mut second = observation("ice in fold", "1/mixed/2");
    second.subject.flags = "-O3".into();
    second.program = None;
    let mut other = observation("hang", "1/mixed/2");
    other.kind = Kind::CompilerHang;
    let seen = Results {
        observations: vec![
            observation("ice in fold", "1/mixed/1"),
            second,
            other.clone(),
            other,
        ],
        ..Results::default()
    };
    let Commit::Committed { new } = commit_all(&mut store, &seen) else {
        panic!("stale")
    };
    let campaign = campaign(&mut store);
    assert_eq!(new.len(), 2);
    let known = store.known(campaign, "ice in fold").unwrap().unwrap();
    assert_eq!((known.id, known.occurrences), (new[0], 2));
    assert!(
        known.wants(&program(&"x".repeat(100_000))),
        "there is one example so far"
    );
    assert_eq!(store.known(campaign, "nothing").unwrap(), None);

    let finding = store.finding(new[0]).unwrap().unwrap();
    assert_eq!(finding.brief.occurrences, 2);
    assert_eq!(finding.actual, b"2\n\xff");
    assert_eq!(finding.program, ProgramId::of(&program("1/mixed/1")));
    assert_eq!(
        store.program(finding.program).unwrap(),
        Some(program("1/mixed/1"))
    );
    let occurrences = store.occurrences(new[0], 10).unwrap();
    assert_eq!(occurrences.len(), 2);
    assert_eq!(occurrences[1].subject.flags, "-O3");
    assert_eq!(occurrences[1].program, None);
    assert_eq!(store.occurrences(new[1], 10).unwrap()[0].times, 2);
    assert_eq!(store.occurrences(new[0], 1).unwrap().len(), 1);
    assert_eq!(store.finding(FindingId(99)).unwrap(), None);

    let list = |filter: Filter| -> Vec<FindingId> {
        let found = store.findings(&filter).unwrap();
        found.into_iter().map(|brief| brief.id).collect()
    };
    let all = Filter::default;
    assert_eq!(list(all()), new);
    let kind = Some(Kind::CompilerHang);
    assert_eq!(list(Filter { kind, ..all() }), new[1..]);
    let limit = Some(1);
    assert_eq!(list(Filter { limit, ..all() }), new[..1]);
    let flaky = Some(true);
    assert_eq!(list(Filter { flaky, ..all() }), []);
    let since = Some(Moment(3));
    assert_eq!(list(Filter { since, ..all() }), []);
    let everything = Filter {
        campaign: Some(campaign),
        kind,
        status: Some(Status::New),
        compiler: Some("gcc-12".into()),
        pass: None,
        flaky: Some(false),
        since: Some(Moment(2)),
        limit: Some(7),
    };
    assert_eq!(list(everything), new[1..]);
    assert_eq!(store.fsck().unwrap(), []);
}

#[test]
fn a_failure_stays_with_its_first_finding() {
    let (_dir, mut store) = store();
    let seen = Results {
        observations: vec![observation("a", "case"), observation("b", "case")],
        ..Results::default()
    };
    let answer = commit_all(&mut store, &seen);
    assert_eq!(
        answer,
        Commit::Committed {
            new: vec![FindingId(1)]
        }
    );
    let campaign = campaign(&mut store);
    let events = store.events(campaign, EventId(0), 10).unwrap();
    assert_eq!(events.len(), 1);
    assert!(events[0].text.contains("seen again as b"));
    assert_eq!(store.fsck().unwrap(), []);
}

#[test]
fn a_new_finding_needs_its_program() {
    let (_dir, mut store) = store();
    let campaign = campaign(&mut store);
    let unit = store
        .allocate(&ask(campaign, "w", 1), &fresh("mixed", 5))
        .unwrap();
    let mut seen = observation("a", "case");
    seen.program = None;
    let mut results = results(&unit);
    results.observations.push(seen);
    let refused = store.commit(unit.id, unit.epoch, &results, Moment(2));
    assert!(matches!(refused, Err(StoreError::Invalid { .. })));
    // Nothing of it was stored, and the unit is still the worker's.
    check_sums(&store, campaign, &[]);
    let beat = store.heartbeat(&unit, Moment(3), LEASE);
    assert_eq!(beat.unwrap(), Hold::Held);
}

#[test]
fn a_flaky_finding_becomes_solid() {
    let (_dir, mut store) = store();
    let mut flaky = observation("a", "case 1");
    flaky.flaky = true;
    let seen = |observations| Results {
        observations,
        ..Results::default()
    };
    let _ = commit_all(&mut store, &seen(vec![flaky.clone()]));
    let found = |store: &Store| store.finding(FindingId(1)).unwrap().unwrap();
    assert!(found(&store).brief.flaky);
    let _ = commit_all(&mut store, &seen(vec![observation("a", "case 2")]));
    assert!(!found(&store).brief.flaky);
    assert_eq!(found(&store).case, "case 2");
    flaky.case = "case 3".into();
    let _ = commit_all(&mut store, &seen(vec![flaky]));
    assert!(!found(&store).brief.flaky);
    assert_eq!(store.fsck().unwrap(), []);
}

#[test]
fn the_smallest_examples_are_shown_and_the_first_stands_for_the_finding() {
    let (_dir, mut store) = store();
    let example = |case: &str, size: usize, flaky: bool| {
        let mut seen = observation("a", case);
        seen.program = Some(program(&"x".repeat(size)));
        seen.title = format!("{size} bytes");
        seen.flaky = flaky;
        seen
    };
    let commit = |store: &mut Store, observations| {
        let results = Results {
            observations,
            ..Results::default()
        };
        let _ = commit_all(store, &results);
        assert_eq!(store.fsck().unwrap(), []);
    };
    let sizes = |store: &Store| -> Vec<String> {
        let examples = store.examples(FindingId(1)).unwrap();
        examples.into_iter().map(|example| example.title).collect()
    };
    let first = vec![
        example("1", 500, false),
        example("2", 900, false),
        example("3", 10, true),
    ];
    commit(&mut store, first);
    assert_eq!(sizes(&store), ["500 bytes", "900 bytes", "10 bytes"]);
    let more = [700, 300, 800, 600]
        .map(|size| example(&size.to_string(), size, false))
        .to_vec();
    commit(&mut store, more);
    let shown = ["300", "500", "600", "700", "800"].map(|size| format!("{size} bytes"));
    assert_eq!(sizes(&store), shown);
    let finding = store.finding(FindingId(1)).unwrap().unwrap();
    assert_eq!(
        (finding.case.as_str(), finding.brief.occurrences),
        ("300", 7)
    );
    assert_eq!(finding.brief.title, "300 bytes");
    assert_eq!(finding.program, ProgramId::of(&program(&"x".repeat(300))));

    let campaign = campaign(&mut store);
    let known = store.known(campaign, "a").unwrap().unwrap();
    let of = |size: usize| program(&"x".repeat(size));
    assert_eq!(
        known.worst_example,
        Some(16 + 6 + 800),
        "with its name and lengths"
    );
    assert!(known.is_due && known.wants(&of(800)), "it is examined");
    let known = cassay_store::Known {
        is_due: false,
        ..known
    };
    assert!(known.wants(&of(799)) && !known.wants(&of(800)));
    // One that is only counted changes nothing of this.
    let mut counted = example("8", 1, false);
    counted.program = None;
    commit(&mut store, vec![counted]);
    assert_eq!(sizes(&store), shown);
    let finding = store.finding(FindingId(1)).unwrap().unwrap();
    assert_eq!(
        (finding.case.as_str(), finding.brief.occurrences),
        ("300", 8)
    );
}

#[test]
fn units_say_what_they_did_and_what_it_cost() {
    let (_dir, mut store) = store();
    let campaign = campaign(&mut store);
    let mut all = Vec::new();
    for (at, style) in [(10, "mixed"), (20, "arith"), (30, "mixed")] {
        let unit = store
            .allocate(&ask(campaign, "w", at), &fresh(style, 20))
            .unwrap();
        let committed = store.commit(unit.id, unit.epoch, &results(&unit), Moment(at + 5));
        assert!(matches!(committed, Ok(Commit::Committed { .. })));
        all.push(unit);
    }
    let reports = store.unit_reports(campaign, UnitId(0), 10).unwrap();
    assert_eq!(reports.len(), 3);
    for (report, unit) in reports.iter().zip(&all) {
        assert_eq!(report.unit, *unit);
        assert_eq!(report.counters, results(unit).counters);
        let lasted = report.begun.map(|begun| report.ended.0 - begun.0);
        assert_eq!(lasted, Some(5));
        let count: u64 = report.tallies.iter().map(|tally| tally.count).sum();
        assert_eq!(count, 40);
    }
    let rest = store.unit_reports(campaign, all[0].id, 1).unwrap();
    assert_eq!(rest[0].unit, all[1]);

    let styles = store.stream_reports(campaign).unwrap();
    let names: Vec<_> = styles.iter().map(|s| (s.style.as_str(), s.units)).collect();
    assert_eq!(names, [("arith", 1), ("mixed", 2)]);
    assert_eq!(styles[1].counters.programs, 40);
    assert_eq!(styles[1].outcomes[&Outcome::Ok], 76);
    assert_eq!(styles[1].outcomes[&Outcome::WrongOutput], 4);
}

#[test]
fn decisions_are_kept() {
    let (dir, mut store) = store();
    let seen = Results {
        observations: vec![observation("a", "case")],
        ..Results::default()
    };
    let _ = commit_all(&mut store, &seen);
    let id = FindingId(1);
    let reduced = Program {
        units: vec![
            ("a.c".into(), b"int f(void);".to_vec()),
            ("b.c".into(), vec![0, 255, 10]),
        ],
        ..Program::default()
    };
    let decide = |store: &mut Store, id, status| {
        let decision = Decision {
            status: Some(status),
            link: Some("https://bugs/1".into()),
            note: Some("a note".into()),
        };
        store.decide(id, &decision, By::Hand, Moment(4))
    };
    decide(&mut store, id, Status::Reported).unwrap();
    store.put_reduced(id, &reduced, None, Moment(9)).unwrap();
    let none = store.put_reduced(FindingId(2), &reduced, None, Moment(9));
    assert!(matches!(none, Err(StoreError::Invalid { .. })));
    store.set_flaky(id, true).unwrap();
    let none = decide(&mut store, FindingId(2), Status::Fixed);
    assert!(matches!(none, Err(StoreError::Invalid { .. })));
    drop(store);
    let store = Store::open_existing(dir.path().join("hunt")).unwrap();
    let finding = store.finding(id).unwrap().unwrap();
    assert_eq!(finding.brief.status, Status::Reported);
    assert_eq!(finding.brief.triage.link.as_deref(), Some("https://bugs/1"));
    let said: Vec<String> = store
        .history(id)
        .unwrap()
        .into_iter()
        .map(|c| c.text)
        .collect();
    assert_eq!(said, ["new to reported: a note", "https://bugs/1"]);
    assert!(finding.brief.flaky);
    assert_eq!(
        store.program(finding.reduced.unwrap()).unwrap(),
        Some(reduced)
    );
    assert_eq!(store.fsck().unwrap(), []);
}

#[test]
fn the_log_is_read_from_where_one_left_off() {
    let (_dir, mut store) = store();
    let campaign = campaign(&mut store);
    let at = Moment(5);
    let first = store
        .log(Some(campaign), at, Level::Info, "started")
        .unwrap();
    let second = store.log(None, at, Level::Error, "disk full").unwrap();
    let events = store.events(campaign, EventId(0), 10).unwrap();
    assert_eq!(events.len(), 2);
    let later = store.events(campaign, first, 10).unwrap();
    assert_eq!(later.len(), 1);
    assert_eq!((later[0].id, later[0].level), (second, Level::Error));
}

#[test]
fn names_are_read_as_they_are_written() {
    for &kind in Kind::ALL {
        assert_eq!(Kind::from_name(kind.name()), Some(kind));
        assert_eq!(cassay_store::Outcome::from(kind).name(), kind.name());
    }
    assert_eq!(Status::from_name("no"), None);
    assert_eq!(format!("{:>6}", Status::New), "   new");
}

#[test]
fn what_makes_no_sense_is_refused() {
    let (_dir, mut store) = store();
    let campaign = campaign(&mut store);
    let invalid = |result: Result<(), StoreError>| {
        assert!(
            matches!(result, Err(StoreError::Invalid { .. })),
            "{result:?}"
        );
    };
    let ask = ask(campaign, "w", 0);
    invalid(store.allocate(&ask, &fresh("mixed", 0)).map(drop));
    let mut nowhere = ask.clone();
    nowhere.campaign.0 = 77;
    invalid(store.allocate(&nowhere, &fresh("mixed", 1)).map(drop));
    invalid(store.summary(nowhere.campaign).map(drop));
    invalid(
        store
            .commit(UnitId(7), Epoch(1), &Results::default(), Moment(0))
            .map(drop),
    );
    let mut far = description();
    far.first_seed = u64::MAX;
    invalid(store.campaign(&far, Moment(0)).map(drop));
    far.first_seed = i64::MAX as u64 - 2;
    let far = store.campaign(&far, Moment(0)).unwrap();
    invalid(
        store
            .allocate(&common::ask(far, "w", 0), &fresh("mixed", 10))
            .map(drop),
    );
    assert_eq!(store.fsck().unwrap(), []);
}

#[test]
fn stores_that_are_not_ours_are_left_alone() {
    let dir = TempDir::new().unwrap();
    let missing = Store::open_existing(dir.path());
    assert!(matches!(missing, Err(StoreError::Missing { .. })));
    let file = dir.path().join("hunt.db");

    std::fs::write(
        &file,
        "this is a text, and no database at all, ".repeat(100),
    )
    .unwrap();
    let text = Store::open(dir.path());
    assert!(matches!(text, Err(StoreError::Foreign { .. })), "{text:?}");
    std::fs::remove_file(&file).unwrap();

    let conn = Connection::open(&file).unwrap();
    conn.execute_batch("CREATE TABLE t (x); PRAGMA user_version = 1")
        .unwrap();
    drop(conn);
    let before = std::fs::read(&file).unwrap();
    let foreign = Store::open(dir.path());
    assert!(matches!(foreign, Err(StoreError::Foreign { .. })));
    assert_eq!(std::fs::read(&file).unwrap(), before);

    let blocked = Store::open(file.join("sub"));
    assert!(matches!(blocked, Err(StoreError::Io { .. })));
}

#[test]
fn a_newer_store_is_refused_with_advice() {
    let (dir, store) = store();
    raw(&store)
        .pragma_update(None, "user_version", VERSION + 1)
        .unwrap();
    drop(store);
    let error = Store::open(dir.path().join("hunt")).unwrap_err();
    assert!(matches!(error, StoreError::Newer { found, .. } if found == VERSION + 1));
    assert!(!error.passes());
    let text = error.to_string();
    assert!(
        text.contains("hunt.db") && text.contains("newer cassay"),
        "{text}"
    );
}

/// Each line breaks one promise, and is found by the check of that promise.
#[test]
fn fsck_finds_what_was_tampered_with() {
    let cases: &[(&str, Check)] = &[
        ("DELETE FROM unit WHERE id = 2", Check::Seeds),
        (
            "UPDATE unit SET count = count + 1 WHERE id = 1",
            Check::Seeds,
        ),
        (
            "UPDATE unit SET count = count - 1 WHERE id = 1",
            Check::Seeds,
        ),
        ("UPDATE stream SET next_seed = next_seed + 1", Check::Seeds),
        ("UPDATE total SET seeds = seeds - 1", Check::Seeds),
        (
            "UPDATE unit SET state = 'leased', ended = NULL WHERE id = 1",
            Check::Units,
        ),
        ("DELETE FROM result WHERE unit = 1", Check::Units),
        ("UPDATE unit SET ended = 4 WHERE id = 3", Check::Units),
        ("DELETE FROM total", Check::Units),
        ("UPDATE total SET runs = runs + 1", Check::Counters),
        (
            "UPDATE result SET own_us = 1 WHERE unit = 1",
            Check::Counters,
        ),
        (
            "UPDATE tally SET count = count - 1 WHERE outcome = 'ok'",
            Check::Counters,
        ),
        ("DELETE FROM unit_tally WHERE unit = 1", Check::Counters),
        ("DELETE FROM occurrence WHERE finding = 1", Check::Findings),
        ("UPDATE finding SET occurrences = 0", Check::Findings),
        ("UPDATE finding SET last_seen = 0", Check::Findings),
        ("UPDATE finding SET case_name = 'another'", Check::Findings),
        ("DELETE FROM reduction WHERE finding = 1", Check::Reductions),
        ("UPDATE reduction SET state = 'done'", Check::Reductions),
        ("UPDATE reduction SET tokens = 3", Check::Reductions),
        ("UPDATE reduction SET lost = 1", Check::Reductions),
        (
            "UPDATE reduction SET state = 'failed' WHERE finding = 1",
            Check::Reductions,
        ),
        ("UPDATE finding SET part_of = id", Check::Triage),
        ("UPDATE examination SET lost = 1", Check::Triage),
        ("UPDATE examination SET campaign = 7", Check::Triage),
        (
            "UPDATE examination SET reason = 'none' WHERE occurrence = 1",
            Check::Triage,
        ),
        (
            "INSERT INTO change (at, what, finding, by_hand, text) VALUES (1, 'merged', 1, 1, '')",
            Check::Triage,
        ),
        (
            "INSERT INTO change (at, what, finding, by_hand, text) VALUES (1, 'lost', 1, 1, '')",
            Check::Names,
        ),
        (
            "UPDATE program SET data = zeroblob(20) WHERE id = 1",
            Check::Programs,
        ),
        ("UPDATE program SET size = size - 1", Check::Programs),
        (
            "UPDATE program SET hash = zeroblob(32) WHERE id = 1",
            Check::Programs,
        ),
        ("DELETE FROM program WHERE id = 1", Check::References),
        (
            "UPDATE finding SET kind = 'bad luck' WHERE id = 1",
            Check::Names,
        ),
        ("UPDATE event SET level = 'shouting'", Check::Names),
    ];
    for (sql, check) in cases {
        let (_dir, mut store) = store();
        let campaign = campaign(&mut store);
        for worker in ["a", "b", "c"] {
            let unit = store
                .allocate(&ask(campaign, worker, 0), &fresh("mixed", 50))
                .unwrap();
            if worker != "c" {
                let _ = store
                    .commit(unit.id, unit.epoch, &results(&unit), Moment(1))
                    .unwrap();
            }
        }
        store.log(None, Moment(0), Level::Info, "hello").unwrap();
        assert_eq!(store.fsck().unwrap(), []);
        let conn = raw(&store);
        conn.pragma_update(None, "foreign_keys", false).unwrap();
        conn.execute_batch(sql).unwrap();
        let found = store.fsck().unwrap();
        assert!(found.iter().any(|p| p.check == *check), "{sql}: {found:?}");
    }
}

#[test]
fn fsck_finds_a_damaged_file() {
    let (dir, mut store) = store();
    let campaign = campaign(&mut store);
    for _ in 0..160 {
        let unit = store
            .allocate(&ask(campaign, "w", 0), &fresh("mixed", 50))
            .unwrap();
        let _ = store
            .commit(unit.id, unit.epoch, &results(&unit), Moment(1))
            .unwrap();
    }
    let file = store.path().to_path_buf();
    drop(store);
    let mut bytes = std::fs::read(&file).unwrap();
    // Past the schema, in the middle of the data.
    let middle = bytes.len() / 2;
    bytes[middle..middle + 20_000].fill(0x5a);
    std::fs::write(&file, bytes).unwrap();
    let store = Store::open(dir.path().join("hunt")).unwrap();
    let found = store.fsck().unwrap();
    assert!(
        found.iter().any(|p| p.check == Check::Integrity),
        "{found:?}"
    );
}
