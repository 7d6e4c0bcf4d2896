//! Reports and the words in them, as folders of cases.
//!
//! `reports/NAME.json`: facts, and beside them the report in each format. `words/NAME.c`: a program, in `NAME.actual` what a
//! compiler's program did, and in `NAME.words` what is said about it. `peeks/NAME.c`: a program, and in `NAME.peeks` those that
//! print the values that it decides by, each with what it must print. `CASSAY_BLESS=1` writes what is expected.

use std::path::Path;
use std::process::ExitCode;

use cassay_lang::Target;
use cassay_program::{Input, Program};
use cassay_source::Source;
use cassay_testkit::{corpus, golden};
use cassay_triage::culprit::{Grain, traced};
use cassay_triage::peek::peeks;
use cassay_triage::{Facts, Format, Subject, report, words};

fn folder(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests")
        .join(name)
}

fn extension(format: Format) -> &'static str {
    match format {
        Format::Gcc => "gcc.txt",
        Format::Llvm => "llvm.md",
        Format::Markdown => "md",
        Format::Html => "html",
    }
}

fn reported(case: &Path) -> Result<(), String> {
    let text = std::fs::read_to_string(case).map_err(|error| error.to_string())?;
    let facts: Facts = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    // What is read is what was written.
    let again = serde_json::to_string(&facts).map_err(|error| error.to_string())?;
    let again: Facts = serde_json::from_str(&again).map_err(|error| error.to_string())?;
    assert_eq!(facts, again);
    for format in Format::ALL {
        let said = report(&facts, format);
        golden::compare(&case.with_extension(extension(format)), said.as_bytes())?;
    }
    Ok(())
}

fn explained(case: &Path) -> Result<(), String> {
    let read = |path: &Path| std::fs::read_to_string(path).map_err(|error| error.to_string());
    let text = read(case)?;
    let actual = read(&case.with_extension("actual"))?;
    let (end, output) = actual
        .split_once('\n')
        .ok_or("no line that says how it ended")?;
    let status = match end.strip_prefix("exit ") {
        Some(status) => Some(status.parse::<i32>().map_err(|error| error.to_string())?),
        None => None,
    };
    let name = case.file_name().unwrap_or_default().to_string_lossy();
    let parsed = Source::new(name, text)
        .parse()
        .map_err(|refused| refused.to_string())?;
    let subject = Subject {
        program: &parsed.program,
        sources: &parsed.sources,
        target: &Target::x86_64_linux(),
        input: &Input::default(),
    };
    let said = match words(&subject, status, output.as_bytes()) {
        Some(words) => {
            let mut said = format!("{}\n", words.short);
            for site in &words.sites {
                said += &format!(
                    "{}:{}: {}: {}\n",
                    site.file, site.line, site.text, words.edit
                );
            }
            said
        }
        None => "nothing is said\n".to_string(),
    };
    golden::compare(&case.with_extension("words"), said.as_bytes())
}

fn peeked(case: &Path) -> Result<(), String> {
    let text = std::fs::read(case).map_err(|error| error.to_string())?;
    let program = Program::single("main.c", text);
    let parse = |program: &Program| {
        let parsed = Source::of(program).parse();
        parsed.map_err(|refused| refused.to_string())
    };
    let parsed = parse(&program)?;
    let subject = Subject {
        program: &parsed.program,
        sources: &parsed.sources,
        target: &Target::x86_64_linux(),
        input: &Input::default(),
    };
    let mut said = String::new();
    for peek in peeks(&subject, &program) {
        let checked = Source::of(&peek.program).check();
        let checked = checked.map_err(|refused| refused.to_string())?;
        let outcome = checked.run(&cassay_eval::Options::default());
        let Some((_, text)) = peek.program.units.first() else {
            return Err("no file".to_string());
        };
        said += &format!(
            "---- {}\n{}---- {:?}\n{}",
            peek.text(),
            String::from_utf8_lossy(text),
            outcome.verdict,
            String::from_utf8_lossy(&outcome.output)
        );
    }
    golden::compare(&case.with_extension("peeks"), said.as_bytes())
}

/// The program that notes its values, and what it must print.
fn noted(case: &Path) -> Result<(), String> {
    let text = std::fs::read(case).map_err(|error| error.to_string())?;
    let program = Program::single("main.c", text);
    let mut said = String::new();
    for grain in [Grain::All, Grain::Whole] {
        let Some(traced) = traced(&program, &Target::x86_64_linux(), grain) else {
            said += "nothing is noted\n";
            continue;
        };
        let texts = traced.program.units.iter();
        let texts: Vec<String> = texts
            .map(|(_, text)| String::from_utf8_lossy(text).into_owned())
            .collect();
        let must = traced.program.expected.map(|must| must.output);
        let must = must.unwrap_or_default();
        said += &format!("{}----\n{}", texts.join(""), String::from_utf8_lossy(&must));
    }
    golden::compare(&case.with_extension("noted"), said.as_bytes())
}

fn main() -> ExitCode {
    let mut tests = Vec::new();
    let mut add =
        |kind: &str, files: Vec<std::path::PathBuf>, check: fn(&Path) -> Result<(), String>| {
            for file in files {
                let stem = file
                    .file_stem()
                    .unwrap_or_default()
                    .to_string_lossy()
                    .into_owned();
                tests.push(corpus::trial(format!("{kind}::{stem}"), move || {
                    check(&file)
                }));
            }
        };
    add(
        "report",
        corpus::files(&folder("reports"), "json"),
        reported,
    );
    add("peeks", corpus::files(&folder("peeks"), "c"), peeked);
    add("culprits", corpus::files(&folder("culprits"), "c"), noted);
    add("words", corpus::files(&folder("words"), "c"), explained);
    corpus::main(tests)
}
