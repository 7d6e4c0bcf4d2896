//! `cassay gen`: what it writes is what it says, every time. What cases mean is pinned beside the generator's own
//! tests; here it is the command.

use cassay_testkit::corpus::contents;
use cassay_testkit::{Program, TestDir};
use serde_json::Value;
use std::path::Path;

const CASSAY: Program = Program(env!("CARGO_BIN_EXE_cassay"));

fn stdout(args: &[&str]) -> String {
    CASSAY.stdout(args)
}

/// The complaint about bad arguments.
fn complaint(args: &[&str]) -> String {
    CASSAY.complaint(args, 125)
}

#[test]
fn a_name_is_all_it_takes() {
    let args = ["gen", "--style", "mixed", "--seed", "5", "--size", "1200"];
    let more = ["--set", "stmt.switch=20,comments=on", "--observe", "checks"];
    let text = stdout(&[&args[..], &more[..]].concat());
    let name = text
        .strip_prefix("/* cassay ")
        .and_then(|rest| rest.split(" */").next())
        .expect("the name heads the program");
    assert_eq!(stdout(&["gen", "--case", name]), text);
}

#[test]
fn configuration_comes_from_a_file() {
    let place = TestDir::new("gen-config");
    let config = place.path("gen.toml");
    let text = "style = \"scalar\"\nseed = 9\n[knobs]\nsize = 900\nop.div = 0\n";
    std::fs::write(&config, text).expect("written");
    let args = [
        "--style",
        "scalar",
        "--seed",
        "9",
        "--set",
        "size=900,op.div=0",
    ];
    assert_eq!(
        stdout(&["gen", "--config", &config]),
        stdout(&[&["gen"], &args[..]].concat())
    );
    // Options win.
    assert_eq!(
        stdout(&["gen", "--config", &config, "--seed", "4"]),
        stdout(&[
            "gen",
            "--style",
            "scalar",
            "--seed",
            "4",
            "--set",
            "size=900,op.div=0"
        ])
    );
    std::fs::write(&config, "seed = 1\n[knobs]\nop.dvi = 0\n").expect("written");
    let complaint = complaint(&["gen", "--config", &config]);
    assert!(complaint.contains("gen.toml:3: "), "{complaint}");
    assert!(complaint.contains("did you mean `op.div`?"), "{complaint}");
}

#[test]
fn directories_are_whole_and_do_not_depend_on_workers() {
    let place = TestDir::new("gen-count");
    let mut trees = Vec::new();
    for jobs in ["1", "4"] {
        let to = place.path(jobs);
        let args = [
            "gen", "--seed", "11", "--size", "900", "--style", "mixed", "--count", "6",
        ];
        stdout(
            &[
                &args[..],
                &["--jobs", jobs, "--barrier", "units", "-o", &to],
            ]
            .concat(),
        );
        trees.push(contents(Path::new(&to)));
        assert!(complaint(&["gen", "--size", "900", "-o", &to]).contains("is not empty"));
    }
    assert!(trees[0] == trees[1]);
    let folders: std::collections::BTreeSet<&str> = trees[0]
        .keys()
        .filter_map(|name| name.split('/').next())
        .collect();
    assert_eq!(folders.len(), 6);
    for (number, folder) in folders.into_iter().enumerate() {
        assert!(folder.starts_with(&format!("{number:04}-")), "{folder}");
        let at = place.dir().join("1").join(folder);
        let json = std::fs::read(at.join("case.json")).expect("case.json");
        let json: Value = serde_json::from_slice(&json).expect("JSON");
        assert_eq!(json["seed"], 11 + number);
        let units: Vec<String> = json["files"]
            .as_array()
            .expect("files")
            .iter()
            .filter_map(Value::as_str)
            .filter(|name| name.ends_with(".c"))
            .map(|name| at.join(name).to_string_lossy().into_owned())
            .collect();
        assert!(units.len() > 1);
        let mut args = vec!["run"];
        args.extend(units.iter().map(String::as_str));
        let expected = std::fs::read_to_string(at.join("expected.txt")).expect("expected.txt");
        assert_eq!(stdout(&args), expected);
        // The same program again, alone, by its name.
        let name = json["case"].as_str().expect("case");
        let again = place.path(&format!("again{number}"));
        stdout(&["gen", "--case", name, "-o", &again]);
        assert!(contents(&at) == contents(Path::new(&again)));
    }
}

#[test]
fn the_table_of_knobs_is_complete() {
    let text = stdout(&["gen", "--list-knobs"]);
    let json: Value =
        serde_json::from_str(&stdout(&["gen", "--list-knobs", "--json"])).expect("JSON");
    let rows = json["knobs"].as_array().expect("knobs");
    assert_eq!(rows.len(), cassay_gen::knobs::TABLE.len());
    for row in cassay_gen::knobs::TABLE {
        let shown = |line: &str| line.split_whitespace().next() == Some(row.name);
        assert!(text.lines().any(shown), "{}", row.name);
    }
    assert!(text.lines().all(|line| line.len() <= 100), "{text}");
}

#[test]
fn figures_have_their_spread() {
    let args = [
        "gen", "--seed", "1", "--size", "1500", "--count", "5", "--stats",
    ];
    let text = stdout(&args);
    assert!(text.starts_with("5 programs of style whole"), "{text}");
    let json: Value =
        serde_json::from_str(&stdout(&[&args[..], &["--json"]].concat())).expect("JSON");
    assert_eq!(json["programs"], 5);
    let bytes = &json["figures"]["bytes"];
    assert!(bytes["min"].as_f64() <= bytes["mean"].as_f64());
    assert!(bytes["mean"].as_f64() <= bytes["max"].as_f64());
    assert_eq!(json["features"]["global variables"], 5);
}

#[test]
fn complaints_say_what_to_do() {
    for (args, advice) in [
        (
            &["gen", "--set", "stmt.swich=3"][..],
            "did you mean `stmt.switch`?",
        ),
        (&["gen", "--set", "size=3"], "400 to "),
        (&["gen", "--set", "size"], "knob=value"),
        (&["gen", "--size", "4G"], "400 to "),
        (&["gen", "--style", "strange"], "known styles: whole,"),
        (
            &["gen", "--target", "pdp11"],
            "known: x86_64-linux, i686-linux",
        ),
        (&["gen", "--count", "3"], "-o DIR"),
        (
            &["gen", "--seed", "1", "--size", "900", "--barrier", "units"],
            "-o DIR",
        ),
        (&["gen", "--case", "what"], "version/style/seed/overrides"),
        (&["gen", "--case", "0/whole/1/-"], "version"),
        (
            &["gen", "--config", "not-there.toml"],
            "cannot read `not-there.toml`",
        ),
    ] {
        let said = complaint(args);
        assert!(said.contains(advice), "{args:?}: {said}");
    }
    let place = TestDir::new("gen-file");
    let file = place.write("file", "");
    let said = complaint(&["gen", "--size", "900", "-o", &file]);
    assert!(said.contains("cannot write"), "{said}");
}
