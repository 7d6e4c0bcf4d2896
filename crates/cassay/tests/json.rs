//! What `doctor`, `fsck` and `findings` print for other programs, with the exit codes that they have for people. The
//! fields are described in `docs/json.md`, which has every one that is printed.

use cassay_testkit::process::Program;
use cassay_testkit::{TestDir, corpus, have, text};
use serde_json::Value;

const CASSAY: Program = Program(env!("CARGO_BIN_EXE_cassay"));

/// The objects that a command prints, one per line.
#[track_caller]
fn objects(args: &[&str], code: i32) -> Vec<Value> {
    let output = CASSAY.run(args);
    let said = text(&output.stdout);
    assert_eq!(output.status.code(), Some(code), "{args:?}: {said}");
    let object = |line| serde_json::from_str(line).unwrap_or_else(|e| panic!("{e}: {line}"));
    said.lines().map(object).collect()
}

/// The one object of a command that prints one.
#[track_caller]
fn object(args: &[&str], code: i32) -> Value {
    let mut all = objects(args, code);
    assert_eq!(all.len(), 1, "{args:?}");
    all.remove(0)
}

/// Every field is described: its name stands in the document.
#[track_caller]
fn described(value: &Value) {
    let path = corpus::shared("../docs/json.md");
    let document = std::fs::read_to_string(path).unwrap();
    let mut work = vec![value];
    while let Some(value) = work.pop() {
        match value {
            Value::Object(fields) => {
                for (name, value) in fields {
                    let shown = format!("`{name}`");
                    assert!(document.contains(&shown), "docs/json.md has no {shown}");
                    work.push(value);
                }
            }
            Value::Array(values) => work.extend(values),
            _ => {}
        }
    }
}

#[test]
fn doctor_tells_programs_what_it_tells_people() {
    if !have(&["gcc"]) {
        return;
    }
    let machine = object(&["doctor", "--json"], 0);
    described(&machine);
    let compilers = machine["compilers"].as_array().unwrap();
    let gcc = compilers.iter().find(|c| c["family"] == "gcc").unwrap();
    assert_eq!(gcc["gnu"], true);
    assert!(
        gcc["levels"]
            .as_array()
            .is_some_and(|levels| levels.len() > 1)
    );
    assert!(machine["sandbox"]["landlock"].is_u64());
    assert!(machine["limits"]["programs"]["cpu_seconds"].as_u64() > Some(0));
    assert!(machine["processors"].as_u64() > Some(0));
}

#[test]
fn a_store_is_told_to_programs() {
    if !have(&["gcc"]) {
        return;
    }
    let dir = TestDir::new("json");
    let store = dir.path("store");
    let mock = corpus::shared("reduce/mock/crash.sh");
    let mock = mock.to_str().unwrap();
    let sarif = dir.path("findings.sarif");
    let args = [
        "hunt",
        "--json",
        "--programs",
        "6",
        "--size",
        "1500",
        "--style",
        "loops",
        "--mutate",
        "off",
    ];
    let more = [
        "--cc", mock, "--store", &store, "--reduce", "off", "--sarif", &sarif,
    ];
    let output = CASSAY.run(&[&args[..], &more[..]].concat());
    assert_eq!(output.status.code(), Some(100), "{}", text(&output.stdout));

    let clean = object(&["fsck", "--json", &store], 0);
    described(&clean);
    assert_eq!(clean["clean"], true);
    let campaign = &clean["campaigns"][0];
    assert_eq!(campaign["seeds"]["allocated"], 6);
    assert_eq!(campaign["programs"], 6);
    assert!(campaign["findings"].as_u64() > Some(0));

    let all = objects(&["findings", "--json", "--store", &store], 100);
    described(&all[0]);
    let id = all[0]["id"].to_string();
    described(&object(
        &["findings", "show", &id, "--json", "--store", &store],
        0,
    ));
    let again = object(
        &["findings", "rerun", &id, "--json", "--store", &store],
        100,
    );
    described(&again);
    assert_eq!(again["reproduced"], true);
    assert_eq!(
        again["found"]["rate"]["shown"],
        again["found"]["rate"]["tried"]
    );
    assert!(objects(&["findings", "suspects", "--json", "--store", &store], 0).is_empty());

    // Each result of SARIF is at a place whose text is there.
    let report: Value = serde_json::from_str(&std::fs::read_to_string(&sarif).unwrap()).unwrap();
    let run = &report["runs"][0];
    for result in run["results"].as_array().unwrap() {
        let place = &result["locations"][0]["physicalLocation"];
        let index = place["artifactLocation"]["index"].as_u64().unwrap() as usize;
        let file = &run["artifacts"][index];
        assert_eq!(file["location"]["uri"], place["artifactLocation"]["uri"]);
        let lines = file["contents"]["text"].as_str().unwrap().lines().count();
        assert!(lines > 5);
        assert_eq!(place["region"]["endLine"].as_u64(), Some(lines as u64));
    }

    let salvaged = dir.path("salvaged");
    let salvage = format!("--salvage={salvaged}");
    let saved = object(&["fsck", "--json", &salvage, &store], 0);
    described(&saved);
    assert_eq!(saved["findings"].as_u64(), Some(all.len() as u64));

    // A store that is damaged says so, with the exit code that it has for people.
    for entry in std::fs::read_dir(&salvaged).unwrap().flatten() {
        std::fs::write(entry.path(), "no store").unwrap();
    }
    let damaged = object(&["fsck", "--json", &salvaged], 1);
    described(&damaged);
    assert_eq!(damaged["clean"], false);
    assert!(!damaged["problems"].as_array().unwrap().is_empty());
}
