//! Stores of older versions: opened by this one, they have all they had, and what is new.

mod common;

use cassay_store::{Filter, FindingId, Store, UnitId, VERSION};
use rusqlite::Connection;
use tempfile::TempDir;

/// Version 1, as it was, with a campaign of one unit and a finding with two occurrences.
const FIRST: &str = include_str!("../src/schema/1.sql");
const CONTENT: &str = "
    PRAGMA application_id = 1130460019;
    PRAGMA user_version = 1;
    INSERT INTO campaign VALUES (1, x'00', '{}', '1', 'gcc 12', 0, 5);
    INSERT INTO total VALUES (1, 1, 4, 4, 100, 0, 8, 8, 1, 2, 3, 4);
    INSERT INTO stream VALUES (1, 1, 'gen', 'mixed', 4);
    INSERT INTO unit VALUES (1, 1, 1, 0, 4, 'done', 1, 0, 'w', 9, 5, 7, NULL);
    INSERT INTO result VALUES (1, 4, 100, 0, 8, 8, 1, 2, 3, 4, NULL);
    INSERT INTO subject VALUES (1, 'gcc-12', '-O2');
    INSERT INTO unit_tally VALUES (1, 1, 'ok', 2, 10), (1, 1, 'wrong-output', 2, 10);
    INSERT INTO tally VALUES (1, 1, 'ok', 2, 10), (1, 1, 'wrong-output', 2, 10);
    INSERT INTO finding VALUES
        (1, 1, 'sig', 'wrong-output', 'title', 'confirmed', 0, 1, 'case 1', x'31', x'32', 'gcc', 1,
         NULL, 1, 7, 7, 2);
    INSERT INTO occurrence VALUES
        (1, 1, 1, 'case 1', 1, 1, 1, 0, 7, 7, 1),
        (2, 1, 1, 'case 2', 1, 1, NULL, 0, 7, 7, 1);
";

#[test]
fn a_store_of_version_1_becomes_current() {
    let dir = TempDir::new().unwrap();
    // Its program, as this version writes it, which has not changed.
    let stored = {
        let elsewhere = TempDir::new().unwrap();
        let mut store = Store::open(elsewhere.path()).unwrap();
        let campaign = common::campaign(&mut store);
        let ask = common::ask(campaign, "w", 0);
        let unit = store.allocate(&ask, &common::fresh("mixed", 10)).unwrap();
        let results = common::results(&unit);
        assert!(!results.observations.is_empty());
        let _ = store
            .commit(unit.id, unit.epoch, &results, ask.now)
            .unwrap();
        let conn = Connection::open(store.path()).unwrap();
        conn.query_row("SELECT hash, size, data FROM program", [], |row| {
            Ok((
                row.get::<_, Vec<u8>>(0)?,
                row.get::<_, i64>(1)?,
                row.get::<_, Vec<u8>>(2)?,
            ))
        })
        .unwrap()
    };
    let old = Connection::open(dir.path().join("hunt.db")).unwrap();
    old.execute_batch("PRAGMA foreign_keys = off").unwrap();
    old.execute_batch(FIRST).unwrap();
    old.execute_batch(CONTENT).unwrap();
    old.execute("INSERT INTO program VALUES (1, ?1, ?2, ?3)", stored)
        .unwrap();
    drop(old);

    for _ in 0..2 {
        let store = Store::open(dir.path()).unwrap();
        assert_eq!(store.fsck().unwrap(), []);
        let conn = Connection::open(store.path()).unwrap();
        let version: u32 = conn
            .pragma_query_value(None, "user_version", |row| row.get(0))
            .unwrap();
        assert_eq!(version, VERSION);
        let finding = store.finding(FindingId(1)).unwrap().unwrap();
        assert_eq!(
            (finding.case.as_str(), finding.brief.occurrences),
            ("case 1", 2)
        );
        let examples = store.examples(FindingId(1)).unwrap();
        assert_eq!(examples.len(), 1);
        assert_eq!(examples[0].case, "case 1");
        assert_eq!(examples[0].program, finding.program);
        assert_eq!(
            (examples[0].actual.as_slice(), examples[0].commands.lines()),
            (&b"2"[..], vec!["gcc".to_string()])
        );
        let campaign = store.campaigns().unwrap()[0].0;
        // What was found before can be reduced now.
        assert_eq!(store.reduction_counts(campaign).unwrap(), [1, 0, 0, 0]);
        // And what has a program, examined.
        let counts = store.examination_counts(campaign).unwrap();
        assert_eq!((counts.to_blame, counts.done), (1, 0));
        let bugs = store.bugs(&Filter::default()).unwrap();
        assert_eq!((bugs.len(), bugs[0].examined()), (1, 0));
        let reports = store.unit_reports(campaign, UnitId(0), 5).unwrap();
        assert_eq!((reports[0].begun, reports[0].counters.programs), (None, 4));
    }
}

/// A finding that got an occurrence of another kind says the kind of what it is shown by.
#[test]
fn what_moved_before_version_6_gets_its_kind() {
    let dir = TempDir::new().unwrap();
    {
        let mut store = Store::open(dir.path()).unwrap();
        let campaign = common::campaign(&mut store);
        let ask = common::ask(campaign, "w", 0);
        let unit = store.allocate(&ask, &common::fresh("mixed", 10)).unwrap();
        let mut seen = common::observation("a", "case");
        seen.title = "tcc -O2: wrong-exit: status 3".into();
        let results = cassay_store::Results {
            observations: vec![seen],
            ..Default::default()
        };
        let _ = store
            .commit(unit.id, unit.epoch, &results, ask.now)
            .unwrap();
        let conn = Connection::open(store.path()).unwrap();
        conn.execute_batch(
            "UPDATE finding SET kind = 'run-crash'; ALTER TABLE occurrence DROP COLUMN kind; \
             PRAGMA user_version = 5",
        )
        .unwrap();
    }
    let store = Store::open(dir.path()).unwrap();
    let finding = store.finding(FindingId(1)).unwrap().unwrap();
    assert_eq!(finding.brief.kind, cassay_store::Kind::WrongExit);
    assert_eq!(store.fsck().unwrap(), []);
}
