//! What cases mean: programs that must not change, and what holds between a program's text, its forms and its output.
//!
//! `golden/<style>-<seed>.c`, with its output in `.txt`, pins what cases mean: a change of
//! any of them is a change of the generator's version. `CASSAY_BLESS=1` writes them anew.

use cassay_eval::{Options, Verdict};
use cassay_gen::{Case, Generated, Style, generate};
use cassay_lang::print::{Notes, print_decls};
use cassay_lang::same::same;
use cassay_program::Program;
use cassay_source::{Checked, Parsed, Source};
use cassay_testkit::golden;
use std::path::Path;

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
fn programs_do_not_change() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    for style in Style::ALL {
        for seed in 1..=3 {
            let name = format!("{}/{}/{seed}/size=1500", cassay_gen::VERSION, style.name());
            let generated = made(&name);
            let stem = dir.join(format!("{}-{seed}", style.name()));
            golden::check(&stem.with_extension("c"), generated.text().as_bytes());
            golden::check(&stem.with_extension("txt"), generated.output());
        }
    }
}

#[test]
fn programs_for_other_targets_do_not_change() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    for (style, target) in [
        ("whole", "avr"),
        ("arith", "s390x-linux"),
        ("loops", "wasm32"),
    ] {
        let name = format!(
            "{}/{style}/1/target={target},size=1500",
            cassay_gen::VERSION
        );
        let generated = made(&name);
        let stem = dir.join(format!("{style}-{target}"));
        golden::check(&stem.with_extension("c"), generated.text().as_bytes());
        golden::check(&stem.with_extension("txt"), generated.output());
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
    program.units[0].1 =
        format!("{start}{}", main.replacen("check(1, ", "check(1, 1 + ", 1)).into();
    let (output, status) = run(&program);
    assert!(output.starts_with("check "), "{output}");
    assert_eq!(status, 1);
}

#[test]
fn comments_say_final_values() {
    let mut found = 0;
    for seed in 3..10 {
        let set = "size=2000,observe=values,comments=on";
        let generated = made(&format!("{}/whole/{seed}/{set}", cassay_gen::VERSION));
        let text = generated.text();
        let output = String::from_utf8_lossy(generated.output()).into_owned();
        for line in output.lines() {
            let (name, value) = line.split_once(" = ").expect("name = value");
            let comment = format!("/* finally {value} */");
            let declared = |line: &&str| {
                let head = line.split(['=', ';']).next().unwrap_or_default();
                !line.starts_with(' ') && head.trim_end().ends_with(&format!(" {name}"))
            };
            if let Some(line) = text.lines().find(declared) {
                assert!(line.ends_with(&comment), "{line}: {value}");
                found += 1;
            }
        }
    }
    assert!(found > 0);
}
