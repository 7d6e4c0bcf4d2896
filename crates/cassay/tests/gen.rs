//! `cassay gen`: what it writes is what it says, every time.
//!
//! `tests/gen/golden/<style>-<seed>.c`, with its output in `.txt`, pins what cases mean: a change of
//! any of them is a change of the generator's version. `CASSAY_BLESS=1` writes them anew.

use cassay_eval::{Options, Verdict};
use cassay_gen::{Case, Generated, Style, generate};
use cassay_lang::print::{Notes, print_decls};
use cassay_lang::same::same;
use cassay_program::Program;
use cassay_source::{Checked, Parsed, Source};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn cassay(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cassay"));
    command.args(args).output().expect("cassay starts")
}

fn stdout(args: &[&str]) -> String {
    let output = cassay(args);
    let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{args:?}: {complaint}");
    String::from_utf8(output.stdout).expect("text")
}

/// The complaint about bad arguments.
fn complaint(args: &[&str]) -> String {
    let output = cassay(args);
    assert_eq!(output.status.code(), Some(125), "{args:?}");
    assert!(output.stdout.is_empty(), "{args:?}");
    String::from_utf8(output.stderr).expect("text")
}

/// An empty place for a test to write to.
fn scratch(name: &str) -> PathBuf {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("gen-{name}"));
    if dir.exists() {
        std::fs::remove_dir_all(&dir).expect("the last run's files can be removed");
    }
    std::fs::create_dir_all(&dir).expect("a directory can be made");
    dir
}

fn path(dir: &Path, name: &str) -> String {
    dir.join(name).to_string_lossy().into_owned()
}

fn made(name: &str) -> Generated {
    let case = Case::parse(name).unwrap_or_else(|e| panic!("{name}: {e}"));
    generate(&case).unwrap_or_else(|e| panic!("{name}: {e}"))
}

fn parsed(program: &Program) -> Parsed {
    Source::of(program).parse().unwrap_or_else(|refused| {
        let texts = program.sources().map(|(_, text)| text.as_slice());
        let text = texts.collect::<Vec<_>>().concat();
        panic!("{refused}\n{}", String::from_utf8_lossy(&text))
    })
}

/// What the text of a program prints, and its exit status.
fn run(program: &Program) -> (String, i32) {
    let text = || String::from_utf8_lossy(&program.units[0].1);
    let checked =
        Checked::new(parsed(program)).unwrap_or_else(|refused| panic!("{refused}\n{}", text()));
    let outcome = checked.run(&Options::default());
    let Verdict::Exit(status) = outcome.verdict else {
        panic!("{:?}\n{}", outcome.verdict, text());
    };
    (
        String::from_utf8_lossy(&outcome.output).into_owned(),
        status,
    )
}

#[test]
fn golden() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/gen/golden");
    let bless = std::env::var_os("CASSAY_BLESS").is_some();
    for style in Style::ALL {
        for seed in 1..=3 {
            let generated = made(&format!(
                "{}/{}/{seed}/size=1500",
                cassay_gen::VERSION,
                style.name()
            ));
            let stem = dir.join(format!("{}-{seed}", style.name()));
            let found = [
                ("c", generated.text().as_bytes().to_vec()),
                ("txt", generated.output().to_vec()),
            ];
            for (extension, bytes) in found {
                let file = stem.with_extension(extension);
                if bless {
                    std::fs::create_dir_all(&dir).expect("the folder can be made");
                    std::fs::write(&file, &bytes).expect("the file can be written");
                }
                let known = std::fs::read(&file).unwrap_or_default();
                assert!(
                    known == bytes,
                    "{} is not what this case gives; if the generator's version changed, CASSAY_BLESS=1 writes it anew\n{}",
                    file.display(),
                    String::from_utf8_lossy(&bytes)
                );
            }
        }
    }
}

#[test]
fn the_text_is_the_program() {
    for style in Style::ALL {
        for seed in 0..8 {
            let name = format!("{}/{}/{seed}/size=1500", cassay_gen::VERSION, style.name());
            let generated = made(&name);
            let read = parsed(&generated.program).program;
            if let Err(difference) = same(&generated.tree, &read) {
                panic!("{name}: {difference}\n{}", generated.text());
            }
            let expected = String::from_utf8_lossy(generated.output()).into_owned();
            assert_eq!(run(&generated.program), (expected, 0), "{name}");
        }
    }
}

#[test]
fn every_form_shows_the_same_program() {
    for seed in 0..6 {
        let mut bodies: Vec<String> = Vec::new();
        for observe in ["hash", "values", "checks", "checkpoints"] {
            for barrier in ["none", "volatile", "extern", "units"] {
                for comments in ["off", "on"] {
                    let name = format!(
                        "{}/whole/{seed}/size=2500,observe={observe},barrier={barrier},comments={comments}",
                        cassay_gen::VERSION
                    );
                    let generated = made(&name);
                    let expected = String::from_utf8_lossy(generated.output()).into_owned();
                    assert_eq!(run(&generated.program), (expected, 0), "{name}");
                    let files = generated.program.sources().count();
                    assert_eq!(files > 2, barrier == "units");
                    bodies.push(body(&generated));
                }
            }
        }
        for other in &bodies[1..] {
            assert_eq!(bodies[0], *other, "seed {seed}");
        }
    }
}

/// The generated variables and functions as text, whatever their linkage.
fn body(generated: &Generated) -> String {
    let items = &generated.tree.units[0].items;
    let own: Vec<_> = items
        .iter()
        .copied()
        .filter(|decl| !generated.frame.contains(decl))
        .collect();
    let text = print_decls(&generated.tree, &own, &Notes::default());
    // Lines break elsewhere when words are missing.
    let words = text.split_whitespace();
    let linkage = ["static", "inline", "__attribute__((always_inline))"];
    let words: Vec<&str> = words.filter(|word| !linkage.contains(word)).collect();
    words.concat()
}

#[test]
fn values_are_readable() {
    let generated = made(&format!(
        "{}/whole/3/size=2000,observe=values",
        cassay_gen::VERSION
    ));
    let output = String::from_utf8_lossy(generated.output()).into_owned();
    assert!(output.lines().count() > 3, "{output}");
    for line in output.lines() {
        let (name, value) = line.split_once(" = ").expect("name = value");
        assert!(!name.is_empty(), "{line}");
        let number = value.parse::<i128>().is_ok() || value.starts_with("0x");
        assert!(number, "{line}");
    }
}

#[test]
fn checks_notice_wrong_values() {
    let name = format!("{}/whole/3/size=2000,observe=checks", cassay_gen::VERSION);
    let generated = made(&name);
    assert_eq!(run(&generated.program), ("OK\n".to_string(), 0));
    let text = generated.text();
    let (start, main) = text.split_at(text.find("int main").expect("main"));
    let mut program = generated.program.clone();
    program.units[0].1 = format!("{start}{}", main.replacen(" != ", " == ", 1)).into();
    let (output, status) = run(&program);
    assert!(output.starts_with("check "), "{output}");
    assert_eq!(status, 1);
}

#[test]
fn comments_say_final_values() {
    let set = "size=2000,observe=values,comments=on";
    let generated = made(&format!("{}/whole/3/{set}", cassay_gen::VERSION));
    let text = generated.text();
    let output = String::from_utf8_lossy(generated.output()).into_owned();
    let mut found = 0;
    for line in output.lines() {
        let (name, value) = line.split_once(" = ").expect("name = value");
        let comment = format!("/* finally {value} */");
        let declared = |line: &&str| {
            let head = line.split(['=', ';']).next().unwrap_or_default();
            line.starts_with("static") && head.trim_end().ends_with(&format!(" {name}"))
        };
        if let Some(line) = text.lines().find(declared) {
            assert!(line.ends_with(&comment), "{line}: {value}");
            found += 1;
        }
    }
    assert!(found > 0, "{text}");
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
    let dir = scratch("config");
    let config = path(&dir, "gen.toml");
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

/// All files of a directory with their contents.
fn contents(dir: &Path) -> Vec<(String, Vec<u8>)> {
    let mut found = Vec::new();
    let mut work = vec![dir.to_path_buf()];
    while let Some(at) = work.pop() {
        for entry in std::fs::read_dir(&at).expect("readable").flatten() {
            if entry.path().is_dir() {
                work.push(entry.path());
            } else {
                let name = entry
                    .path()
                    .strip_prefix(dir)
                    .expect("inside")
                    .display()
                    .to_string();
                found.push((name, std::fs::read(entry.path()).expect("readable")));
            }
        }
    }
    found.sort();
    found
}

#[test]
fn directories_are_whole_and_do_not_depend_on_workers() {
    let dir = scratch("count");
    let mut trees = Vec::new();
    for jobs in ["1", "4"] {
        let to = path(&dir, jobs);
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
        .iter()
        .filter_map(|(name, _)| name.split('/').next())
        .collect();
    assert_eq!(folders.len(), 6);
    for (number, folder) in folders.into_iter().enumerate() {
        assert!(folder.starts_with(&format!("{number:04}-")), "{folder}");
        let at = dir.join("1").join(folder);
        let json = std::fs::read(at.join("case.json")).expect("case.json");
        let json: Value = serde_json::from_slice(&json).expect("JSON");
        assert_eq!(json["seed"], 11 + number);
        let units: Vec<String> = json["files"]
            .as_array()
            .expect("files")
            .iter()
            .filter_map(Value::as_str)
            .filter(|name| name.ends_with(".c"))
            .map(|name| path(&at, name))
            .collect();
        assert!(units.len() > 1);
        let mut args = vec!["run"];
        args.extend(units.iter().map(String::as_str));
        let expected = std::fs::read_to_string(at.join("expected.txt")).expect("expected.txt");
        assert_eq!(stdout(&args), expected);
        // The same program again, alone, by its name.
        let name = json["case"].as_str().expect("case");
        let again = path(&dir, &format!("again{number}"));
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
        (&["gen", "--target", "pdp11"], "known: x86_64-linux"),
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
    let file = path(&scratch("file"), "file");
    std::fs::write(&file, "").expect("written");
    let said = complaint(&["gen", "--size", "900", "-o", &file]);
    assert!(said.contains("cannot write"), "{said}");
}
