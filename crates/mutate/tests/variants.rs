//! Variants of small and of generated programs: each kind alone, all together, and parts of a set.
//!
//! `tests/mutate/golden/<seed>-<kind>.c` pins what the kinds make of the seeds in `tests/mutate`;
//! `CASSAY_BLESS=1` writes them anew.

use cassay_eval::{Verdict, with_stack};
use cassay_gen::{Case, Style, generate};
use cassay_lang::Target;
use cassay_mutate::{ALL, Error, Family, Options, Setting, by_name, derive};
use cassay_parse::load::parse_files;
use cassay_parse::preprocess::{self, Loader};
use std::path::{Path, PathBuf};

struct Nothing;

impl Loader for Nothing {
    fn load(&mut self, _: &str) -> Result<Option<Vec<u8>>, String> {
        Ok(None)
    }
}

fn preprocessing() -> preprocess::Options {
    preprocess::Options {
        include_dirs: Vec::new(),
        defines: Vec::new(),
        target: &Target::X86_64_LINUX,
    }
}

fn running() -> cassay_eval::Options {
    cassay_eval::Options {
        args: vec![b"program".to_vec()],
        ..cassay_eval::Options::default()
    }
}

fn family(name: &str, text: &[u8], options: &Options) -> Result<Family, Error> {
    let (preprocess, run) = (preprocessing(), running());
    let setting = Setting {
        preprocess: &preprocess,
        run: &run,
    };
    with_stack(|| derive(name, text, &setting, &mut Nothing, options))
}

/// Variants of a program, none of them wrong.
fn variants(name: &str, text: &[u8], options: &Options) -> Family {
    let family = family(name, text, options).unwrap_or_else(|e| panic!("{name}: {e}"));
    if let Some(b) = family.blamed.first() {
        let m = &b.mutation;
        panic!("{name}: {}: {}: {} ({:?})", m.at, m.kind, b.why, m.edits);
    }
    family
}

/// What a text shows, by the semantics.
fn output(text: &[u8]) -> Result<(Verdict, Vec<u8>), String> {
    with_stack(|| {
        let files = [("variant.c".to_string(), text.to_vec())];
        let parsed = parse_files(&files, &preprocessing(), &mut Nothing)
            .map_err(|(problem, _)| problem.to_string())?;
        let compiled = cassay_eval::compile(&parsed.program, &Target::X86_64_LINUX)
            .map_err(|problem| problem.to_string())?;
        let outcome = compiled.run(&parsed.program, &running());
        Ok((outcome.verdict, outcome.output))
    })
}

fn seeds() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/mutate")
}

fn seed(name: &str) -> Vec<u8> {
    let path = seeds().join(name);
    std::fs::read(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// Texts of generated programs.
fn generated(seeds: std::ops::Range<u64>) -> Vec<(String, Vec<u8>)> {
    let styles = [Style::Whole, Style::Scalar, Style::Loops, Style::Arith];
    let mut programs = Vec::new();
    for number in seeds {
        let style = styles[number as usize % styles.len()];
        let mut case = Case::new(style, number);
        case.set("size=6000").expect("a size can be set");
        let made = with_stack(|| generate(&case)).unwrap_or_else(|e| panic!("{e}"));
        if let [(_, text)] = &made.files[..] {
            programs.push((format!("{style:?}-{number}"), text.clone().into_bytes()));
        }
    }
    assert!(!programs.is_empty());
    programs
}

#[test]
fn golden_variants() {
    let mut done = 0;
    for name in ["scalars", "flow"] {
        let text = seed(&format!("{name}.c"));
        for kind in ALL {
            let options = Options {
                kinds: vec![*kind],
                variants: 1,
                points: 300,
                depth: 1,
                ..Options::default()
            };
            let family = variants(&format!("{name}.c"), &text, &options);
            let variant = &family.variants[0];
            if variant.mutations.is_empty() {
                continue;
            }
            done += 1;
            let path = seeds().join(format!("golden/{name}-{}.c", kind.name()));
            if std::env::var_os("CASSAY_BLESS").is_some() {
                std::fs::write(&path, &variant.text).expect("the golden file can be written");
            }
            let golden = std::fs::read(&path)
                .unwrap_or_else(|e| panic!("{}: {e}; CASSAY_BLESS=1 writes it", path.display()));
            assert_eq!(
                String::from_utf8_lossy(&variant.text),
                String::from_utf8_lossy(&golden),
                "{}",
                path.display()
            );
        }
    }
    let files = std::fs::read_dir(seeds().join("golden")).expect("golden files");
    assert_eq!(files.count(), done, "golden files and variants");
}

#[test]
fn every_kind_finds_something() {
    let texts = [seed("scalars.c"), seed("flow.c")];
    for kind in ALL {
        let options = Options {
            kinds: vec![*kind],
            points: 500,
            ..Options::default()
        };
        let found = texts.iter().any(|text| {
            let family = variants("seed.c", text, &options);
            family.variants.iter().any(|v| !v.mutations.is_empty())
        });
        assert!(found, "{} does nothing", kind.name());
        assert_eq!(by_name(kind.name()).map(|k| k.name()), Some(kind.name()));
    }
}

#[test]
fn generated_programs_keep_their_meaning() {
    for (name, text) in generated(1..9) {
        for kind in ALL {
            let options = Options {
                kinds: vec![*kind],
                variants: 2,
                ..Options::default()
            };
            variants(&name, &text, &options);
        }
        let options = Options {
            variants: 4,
            points: 250,
            chain: 2,
            ..Options::default()
        };
        let family = variants(&name, &text, &options);
        for v in &family.variants {
            let shown = output(&v.text).unwrap_or_else(|e| panic!("{name}: {e}"));
            assert_eq!(shown.0, family.outcome.verdict, "{name}");
            assert_eq!(shown.1, family.outcome.output, "{name}");
        }
    }
}

#[test]
fn any_part_of_a_set_is_a_variant() {
    for name in ["scalars.c", "flow.c"] {
        let text = seed(name);
        let options = Options {
            variants: 6,
            points: 400,
            ..Options::default()
        };
        let family = variants(name, &text, &options);
        let expected = (
            family.outcome.verdict.clone(),
            family.outcome.output.clone(),
        );
        for v in &family.variants {
            let count = v.mutations.len();
            assert!(count > 3, "{name}: {count} mutations");
            let mut parts: Vec<Vec<u8>> = (0..count).map(|n| v.subset(|i| i == n)).collect();
            parts.extend((2..5).map(|n| v.subset(|i| i % n == 0)));
            parts.push(v.subset(|i| i >= count / 2));
            for part in parts {
                let shown = output(&part);
                assert_eq!(
                    shown.as_ref(),
                    Ok(&expected),
                    "{}",
                    String::from_utf8_lossy(&part)
                );
            }
            assert_eq!(v.subset(|_| false), text);
            assert_eq!(v.subset(|_| true), v.text);
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_bytes() {
    let text = seed("flow.c");
    let few = Options {
        variants: 2,
        ..Options::default()
    };
    let many = Options {
        variants: 5,
        ..Options::default()
    };
    let (a, b) = (
        variants("flow.c", &text, &few),
        variants("flow.c", &text, &many),
    );
    for (x, y) in a.variants.iter().zip(&b.variants) {
        assert_eq!(x.text, y.text, "how many are made must not matter");
    }
    let other = Options {
        seed: 2,
        ..few.clone()
    };
    let c = variants("flow.c", &text, &other);
    assert_ne!(a.variants[0].text, c.variants[0].text);
}

#[test]
fn lines_keep_their_numbers_where_they_show() {
    let text = b"#include <stdio.h>\nint x = 3;\nint main(void)\n{\n  x++;\n  x *= 2;\n  printf(\"%d %d\\n\", __LINE__, x);\n  return 0;\n}\n";
    let options = Options {
        points: 1000,
        ..Options::default()
    };
    let family = variants("line.c", text, &options);
    let lines = |t: &[u8]| t.iter().filter(|&&b| b == b'\n').count();
    for v in &family.variants {
        assert!(!v.mutations.is_empty());
        assert_eq!(lines(&v.text), lines(text));
    }
}

#[test]
fn programs_without_a_meaning_are_no_seeds() {
    let undefined = b"int main(void) { int x; return x / 0; }";
    let options = Options::default();
    let error = family("u.c", undefined, &options).expect_err("undefined");
    assert!(
        matches!(error, Error::Verdict(outcome, _) if matches!(outcome.verdict, Verdict::Undefined(_)))
    );
    let error = family("u.c", b"int main(void) { return y; }", &options).expect_err("invalid");
    assert!(matches!(error, Error::Problem(..)));
}

#[test]
fn macros_are_left_alone() {
    // Everything that could be changed is made by macros.
    let text = b"#define BODY { int a = 1; a += 2; return a - 3; }\nint main(void) BODY\n";
    let options = Options {
        points: 1000,
        variants: 3,
        ..Options::default()
    };
    for v in variants("macro.c", text, &options).variants {
        assert_eq!(v.text, text);
    }
}
