//! `cassay findings` on stores that no hunt has made: what people decide, and what another store gets to know of it.

use std::path::Path;
use std::time::Duration;

use cassay_program::{Commands, Program};
use cassay_store::{
    Ask, Description, FindingId, Fresh, Kind, Moment, Observation, Reduced, Results, Store, Subject,
};
use cassay_testkit::{TestDir, text};
use serde_json::Value;

fn cassay(args: &[&str]) -> std::process::Output {
    cassay_testkit::Program(env!("CARGO_BIN_EXE_cassay")).run(args)
}

fn findings(store: &str, args: &[&str]) -> std::process::Output {
    cassay(&[&["findings", "--store", store][..], args].concat())
}

/// What `cassay findings` prints, if it does what it was asked to.
fn done(store: &str, args: &[&str]) -> String {
    let output = findings(store, args);
    let said = text(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{args:?}: {said}");
    text(&output.stdout)
}

/// Its bugs: their numbers, those of their parts, and their status.
fn bugs(store: &str) -> Vec<(u64, Vec<u64>, String)> {
    let lines = text(&findings(store, &["--json"]).stdout);
    let number = |value: &Value| value.as_u64().unwrap();
    let bug = |line: &str| {
        let bug: Value = serde_json::from_str(line).unwrap();
        let parts = bug["parts"].as_array().unwrap().iter().map(number);
        let status = bug["status"].as_str().unwrap().to_string();
        (number(&bug["id"]), parts.collect(), status)
    };
    lines.lines().map(bug).collect()
}

/// A store with a finding for each pass.
fn store(dir: &str, passes: &[&str]) {
    let mut store = Store::open(Path::new(dir)).unwrap();
    let description = Description {
        configuration: dir.to_string(),
        generator: "1".into(),
        toolchain: "gcc".into(),
        first_seed: 0,
    };
    let now = Moment(1);
    let campaign = store.campaign(&description, now).unwrap();
    let ask = Ask {
        campaign,
        worker: "w".into(),
        lease: Duration::from_secs(60),
        now,
        attempts: 3,
    };
    let fresh = Fresh {
        source: "gen".into(),
        style: "mixed".into(),
        count: 1,
    };
    let unit = store.allocate(&ask, &fresh).unwrap();
    let seen = |number: usize| Observation {
        signature: format!("signature {dir} {number}"),
        kind: Kind::WrongOutput,
        title: "gcc -O2: wrong output".into(),
        case: format!("case {number}"),
        subject: Subject {
            compiler: "gcc".into(),
            flags: "-O2".into(),
        },
        expected: b"1\n".to_vec(),
        actual: b"2\n".to_vec(),
        commands: Commands::parse("gcc -O2 -o program main.c\n./program"),
        program: Some(Program::single("main.c", format!("int x{number};"))),
        flaky: false,
        rate: None,
        origin: None,
        identity: None,
    };
    let results = Results {
        observations: (0..passes.len()).map(seen).collect(),
        ..Results::default()
    };
    let _ = store.commit(unit.id, unit.epoch, &results, now).unwrap();
    for (id, pass) in (1..).zip(passes) {
        let id = FindingId(id);
        let identity = format!("wrong code · gcc · pass {pass}");
        store
            .put_blame(id, &identity, Some(pass), "{}", now)
            .unwrap();
        let small = Program::single("main.c", format!("int small{};", id.0));
        let about = reduced(id);
        store.put_reduced(id, &small, Some(&about), now).unwrap();
        store.put_shape(id, &about.case, "call", now).unwrap();
    }
}

fn reduced(id: FindingId) -> Reduced {
    Reduced {
        complete: true,
        case: format!("case {}", id.0 - 1),
        tokens_before: 9,
        tokens: 3,
        failure: "wrong exit status".into(),
        commands: Commands::parse("gcc -O2 -o program main.c\n./program"),
        expected: None,
        actual: Vec::new(),
        origin: None,
        notes: Vec::new(),
        rate: None,
    }
}

/// What people decided is not decided again where it is imported: two that look different and are one, and two that look
/// alike and are none.
#[test]
fn what_people_decided_is_imported() {
    let place = TestDir::new("decided");
    let (from, into) = (place.path("from"), place.path("into"));
    let passes = ["tree-pre", "tree-vrp", "tree-dom", "tree-fre", "tree-fre"];
    store(&from, &passes);
    done(&from, &["status", "1", "duplicate", "--of", "2"]);
    done(
        &from,
        &["status", "3", "reported", "--link", "https://bugs/3"],
    );
    done(&from, &["merge", "4", "5"]);
    done(&from, &["undo", "5"]);
    store(&into, &["tree-ccp"]);
    let said = done(&into, &["import", &from]);
    assert_eq!(said, "5 findings imported, 4 bugs of them are new here\n");
    let now = bugs(&into);
    let of = |number: usize| (now[number].0, now[number].1.as_slice(), &*now[number].2);
    assert_eq!(now.len(), 5, "{now:?}");
    assert_eq!(of(1), (3, &[2][..], "new"));
    assert_eq!(of(2), (4, &[][..], "reported"));
    assert_eq!((of(3).0, of(4).0), (5, 6));
    let again = done(&into, &["import", &from]);
    assert_eq!(again, "0 findings imported, 0 bugs of them are new here\n");
    assert_eq!(cassay(&["fsck", "--store", &into]).status.code(), Some(0));
}

#[test]
fn what_makes_no_sense_is_said_plainly() {
    let place = TestDir::new("no-sense");
    let of = place.path("store");
    store(&of, &["tree-pre", "tree-vrp"]);
    for (args, said) in [
        (&["undo", "1"][..], "finding 1 was neither merged nor split"),
        (&["merge", "2", "2"], "both are finding 2 already"),
        (&["merge", "2", "7"], "there is no finding 7"),
        (
            &["show", "7"],
            "there is no finding 7; `cassay findings` lists them",
        ),
    ] {
        let output = findings(&of, args);
        assert_eq!(output.status.code(), Some(125), "{args:?}");
        assert_eq!(text(&output.stderr), format!("cassay: {said}\n"));
    }
}
