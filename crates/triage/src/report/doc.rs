//! What a report says, in the order in which it is read: what goes wrong, the program, how to see it, what must come and
//! what comes, who else, which pass, and why the program is not to blame.

use cassay_program::command::{folded, joined};
use cassay_trial::Failure;

use crate::blame::{Blame, Guilt, Why};
use crate::explorer;
use crate::facts::{Did, End, Facts, Meaning, Toggle};
use crate::peek::Value;
use crate::unevaluated::Unevaluated;
use crate::versions::{Mark, Row, since};

/// A part of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Part {
    Text(String),
    /// What is typed or printed.
    Code(String),
    Strong(String),
}

/// A sentence, or several.
pub(super) type Line = Vec<Part>;

/// A block of a report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Block {
    Section(&'static str),
    Text(Line),
    List(Vec<Line>),
    /// A file of the program, with lines that are worth a look.
    File {
        name: String,
        text: String,
        marks: Vec<u32>,
    },
    /// What is typed.
    Commands(Vec<String>),
    /// What came out, under a heading, with the first line that differs.
    Output {
        title: &'static str,
        end: String,
        text: String,
        mark: Option<usize>,
    },
    /// Compilers by levels.
    Table(Vec<Row>),
    /// What only some want to read.
    Long {
        title: String,
        text: String,
    },
    Link {
        text: String,
        url: String,
    },
}

fn text(text: impl Into<String>) -> Part {
    Part::Text(text.into())
}

fn code(text: impl Into<String>) -> Part {
    Part::Code(text.into())
}

/// The whole report but its title.
pub(super) fn blocks(facts: &Facts) -> Vec<Block> {
    let mut all = vec![Block::Text(lead(facts))];
    all.extend(
        what_goes_wrong(facts)
            .or_else(|| first_wrong(facts))
            .map(Block::Text),
    );
    let values = facts.values.iter().map(value);
    let values: Vec<Line> = values
        .chain(facts.unevaluated.iter().map(not_evaluated))
        .collect();
    if !values.is_empty() {
        all.push(Block::List(values));
    }
    if let Some(rate) = facts.rate {
        let often = format!(
            "It does not happen each time: in {} of {} runs, each in another environment.",
            rate.shown, rate.tried
        );
        all.push(Block::Text(vec![text(often)]));
    }
    all.push(Block::Section("Program"));
    for file in &facts.files {
        let sites = facts.words.iter().flat_map(|words| &words.sites);
        let marks = sites
            .filter(|site| site.file == file.name)
            .map(|site| site.line);
        all.push(Block::File {
            name: file.name.clone(),
            text: file.text.clone(),
            marks: marks.collect(),
        });
    }
    if !facts.input.is_empty() {
        all.push(Block::File {
            name: cassay_program::INPUT.to_string(),
            text: facts.input.clone(),
            marks: Vec::new(),
        });
    }
    all.push(Block::Section("How to see it"));
    all.push(Block::Commands(facts.commands.clone()));
    all.extend(outputs(facts));
    all.extend(versions(facts));
    if let Some(blame) = &facts.blame {
        let guilt = guilt(blame);
        if !guilt.is_empty() {
            all.push(Block::Section(match blame.guilt.pass() {
                Some(_) => "Pass",
                None => "Flags",
            }));
            all.extend(guilt);
        }
    }
    all.push(Block::Section("Validity of the program"));
    all.push(Block::List(validity(facts)));
    all.push(Block::Section("Compiler"));
    all.push(Block::Long {
        title: facts.compiler.asked.clone(),
        text: facts.compiler.about.clone(),
    });
    if let Some(url) = explorer::link(facts) {
        let text = "The program on Compiler Explorer".to_string();
        all.push(Block::Link { text, url });
    }
    all.push(Block::Text(vec![text(found(facts))]));
    all
}

/// Who does what with the program.
fn lead(facts: &Facts) -> Line {
    let mut line = vec![
        Part::Strong(facts.accused()),
        text(match facts.compiler.target.as_str() {
            "" => " ".to_string(),
            target => format!(" ({target}) "),
        }),
    ];
    let with = |line: &mut Line| {
        if !facts.flags.is_empty() {
            line.extend([text(" with "), code(joined(&facts.flags))]);
        }
    };
    match &facts.failure {
        Failure::CompilerCrash(_) => {
            line.push(text("crashes when it compiles the program below"));
            with(&mut line);
            line.push(text("."));
        }
        Failure::CompilerHang => {
            line.push(text("does not end when it compiles the program below"));
            with(&mut line);
            line.push(text("."));
        }
        Failure::Rejects(_) => {
            let valid = match facts.flags.is_empty() {
                true => "rejects the program below, which is valid",
                false => "rejects the program below, which is valid,",
            };
            line.push(text(valid));
            with(&mut line);
            line.push(text("."));
        }
        Failure::FalseReport(what) => {
            line.push(text("builds a sanitizer into the program below"));
            with(&mut line);
            line.extend([
                text(" that reports what the program does not do: "),
                code(facts.reported(what)),
                text("."),
            ]);
        }
        Failure::WrongOutput
        | Failure::WrongExit
        | Failure::ReturnsOne
        | Failure::Unstable
        | Failure::RunCrash(_)
        | Failure::RunHang => {
            line.push(text("miscompiles the program below"));
            with(&mut line);
            if let Some(expected) = &facts.expected {
                line.push(text(": "));
                line.extend(instead(expected, &facts.actual));
            }
            line.push(text("."));
        }
    }
    line
}

/// What the program must do and does, in a line.
fn instead(expected: &Did, actual: &Did) -> Line {
    const SHORT: usize = 60;
    let one = |did: &Did| {
        let line = did.output.trim_end_matches('\n');
        (!line.contains('\n') && line.chars().count() <= SHORT).then(|| line.to_string())
    };
    let same_output = expected.output == actual.output;
    match &actual.end {
        End::Signal(name) => vec![text(format!(
            "it must {}, and is killed by {name}",
            must_end(&expected.end)
        ))],
        End::Never => vec![text(format!(
            "it must {}, and does not end",
            must_end(&expected.end)
        ))],
        _ if same_output => vec![text(format!(
            "it must {}, and ends with {}",
            must_end(&expected.end),
            actual.end.text()
        ))],
        _ => match (one(expected), one(actual)) {
            (Some(must), Some(does)) => {
                let said = |what: String| match what.is_empty() {
                    true => text("nothing"),
                    false => code(what),
                };
                vec![
                    text("it must print "),
                    said(must),
                    text(" and prints "),
                    said(does),
                ]
            }
            _ => vec![text(format!(
                "its output is wrong from line {} on",
                first_difference(&expected.output, &actual.output).map_or(1, |at| at + 1)
            ))],
        },
    }
}

fn must_end(end: &End) -> String {
    match end {
        End::Exit(status) => format!("end with exit status {status}"),
        End::Abort => "abort".to_string(),
        End::Signal(_) | End::Never | End::NoProgram => "end".to_string(),
    }
}

/// The first line in which two texts differ, from 0.
fn first_difference(one: &str, other: &str) -> Option<usize> {
    if one == other {
        return None;
    }
    let same = one.split('\n').zip(other.split('\n'));
    Some(same.take_while(|(a, b)| a == b).count())
}

/// The experiment that shows what goes wrong.
fn what_goes_wrong(facts: &Facts) -> Option<Line> {
    let words = facts.words.as_ref()?;
    let mut line = vec![Part::Strong(format!("What goes wrong: {}.", words.short))];
    match &words.printed {
        Some(printed) => line.extend([
            text(" Made to print "),
            code(printed),
            text(
                " where it stands, the compiled program does exactly what C prescribes for it if ",
            ),
        ]),
        None => line.push(text(
            " The compiled program does exactly what C prescribes for this program if ",
        )),
    }
    let several = facts.files.len() > 1;
    for (at, site) in words.sites.iter().enumerate() {
        if at > 0 {
            line.push(text(", or "));
        }
        let place = match several {
            true => format!(" ({} line {})", site.file, site.line),
            false => format!(" (line {})", site.line),
        };
        line.extend([text("in "), code(&site.text), text(place)]);
    }
    let others = match words.tried {
        0 | 1 => String::new(),
        tried => format!(
            " Of {tried} single changes that were tried, none that says something else explains it."
        ),
    };
    line.push(text(format!(
        " {}.{others} The rule is C17 {}.",
        words.edit, words.clause
    )));
    Some(line)
}

/// The operation that goes wrong first, where nothing else is known.
fn first_wrong(facts: &Facts) -> Option<Line> {
    let culprit = facts.culprit.as_ref()?;
    Some(vec![
        Part::Strong(format!("What goes wrong: {culprit}.")),
        text(
            " The same program was made to note its values: this one is wrong first, and those that it is made of are right.",
        ),
    ])
}

/// A value that was printed where it stands.
fn value(value: &Value) -> Line {
    vec![
        code(&value.text),
        text(format!(
            " (line {}), printed where it stands, must be ",
            value.line
        )),
        code(&value.must),
        text(" and is "),
        code(&value.is),
        text("."),
    ]
}

fn not_evaluated(operand: &Unevaluated) -> Line {
    vec![
        code(&operand.text),
        text(format!(
            " (line {}), which the report is about, is not evaluated (C17 {}).",
            operand.line, operand.clause
        )),
    ]
}

fn outputs(facts: &Facts) -> Vec<Block> {
    let actual = &facts.actual;
    let Some(expected) = &facts.expected else {
        return vec![Block::Output {
            title: "Actual",
            end: actual.end.text(),
            text: actual.output.clone(),
            mark: None,
        }];
    };
    let runs = facts.failure.is_seen_in_runs();
    let differs = |own: &str, other: &str| {
        let at = first_difference(own, other)?;
        (runs && own.lines().count() > 1).then_some(at)
    };
    vec![
        Block::Output {
            title: "Expected",
            end: match runs {
                true => expected.end.text(),
                false => format!("it compiles; {} when it runs", expected.end.text()),
            },
            text: expected.output.clone(),
            mark: differs(&expected.output, &actual.output),
        },
        Block::Output {
            title: "Actual",
            end: actual.end.text(),
            text: actual.output.clone(),
            mark: differs(&actual.output, &expected.output),
        },
    ]
}

fn versions(facts: &Facts) -> Vec<Block> {
    if facts.table.is_empty() {
        return Vec::new();
    }
    let mut all = vec![
        Block::Section("Versions"),
        Block::Table(facts.table.clone()),
    ];
    let mut lines: Vec<Line> = Vec::new();
    for since in since(&facts.table) {
        let of_family = facts.table.iter().filter(|row| row.family == since.family);
        // Where there is one version only, the table says it all.
        if of_family.count() > 1 {
            lines.push(vec![text(format!("{}.", since.text()))]);
        }
    }
    if !lines.is_empty() {
        all.push(Block::List(lines));
    }
    all
}

/// The sets of flags that a table has columns for, in the order in which they come.
pub(super) fn columns(rows: &[Row]) -> Vec<Vec<String>> {
    let mut all: Vec<Vec<String>> = Vec::new();
    for cell in rows.iter().flat_map(|row| &row.cells) {
        if !all.contains(&cell.flags) {
            all.push(cell.flags.clone());
        }
    }
    all
}

/// A set of flags as the head of a column.
pub(super) fn named(flags: &[String]) -> String {
    match flags.is_empty() {
        true => "no flags".to_string(),
        false => flags.join(" "),
    }
}

/// What came of a set of flags.
pub(super) fn mark(row: &Row, flags: &[String]) -> Option<Mark> {
    let cell = row.cells.iter().find(|cell| cell.flags == flags)?;
    Some(cell.mark)
}

/// The version of a compiler as numbers, or as it says it.
pub(super) fn version(row: &Row) -> String {
    let numbers: Vec<String> = row.numbers.iter().map(u32::to_string).collect();
    match numbers.is_empty() {
        true => row.version.clone(),
        false => numbers.join("."),
    }
}

/// The pass and the commands that show it, or what else is known.
fn guilt(blame: &Blame) -> Vec<Block> {
    let mut all = Vec::new();
    match &blame.guilt {
        Guilt::Pass(pass) => {
            let mut line = vec![text("It begins to show with "), code(&pass.name)];
            if let Some(function) = &pass.function {
                let run = format!(", run {} of it on ", pass.ordinal);
                line.extend([text(run), code(function)]);
            }
            if let Some(unit) = &pass.unit {
                line.extend([text(" of "), code(unit)]);
            }
            // Leaving out the pass alone was not enough, or cannot be asked for.
            let others = match (pass.alone, pass.later_runs) {
                (true, _) => "",
                (_, true) => " and without its later runs",
                (_, false) => " and none of those behind it",
            };
            line.push(text(format!(
                " (pass {} of {}). With it{others}, the failure shows",
                pass.index, pass.of
            )));
            line.push(text(match &pass.otherwise {
                Some(what) => format!(" in another way ({what}):"),
                None => ":".to_string(),
            }));
            all.push(Block::Text(line));
            all.push(Block::Commands(broken(&pass.shows)));
            let without = match pass.alone {
                true => "Without this pass alone, it does not:",
                false => "Without it, and the same otherwise, it does not:",
            };
            all.push(Block::Text(vec![text(without)]));
            all.push(Block::Commands(broken(&pass.hides)));
        }
        // Those who wrote it know.
        Guilt::Unresolved(unresolved) if unresolved.why == Why::NoPasses => {}
        Guilt::Unresolved(unresolved) => {
            let mut said = format!("No pass can be named: {}", unresolved.why.text());
            for known in &unresolved.known {
                said.push_str(&format!("; {known}"));
            }
            said.push('.');
            all.push(Block::Text(vec![text(said)]));
        }
    }
    let mut list = Vec::new();
    if let Some(counter) = &blame.counter {
        let flag = |value: usize| code(format!("-fdbg-cnt={}:{value}", counter.name));
        list.push(vec![
            text("Debug counter: it shows from "),
            flag(counter.value),
            text(" on, not with "),
            flag(counter.value.saturating_sub(1)),
            text("."),
        ]);
    }
    if let Some(hiding) = blame.hiding.as_ref().filter(|flags| !flags.is_empty()) {
        list.push(vec![text("Hidden by "), code(joined(hiding)), text(".")]);
    }
    if let Some(hides) = &blame.hides {
        let said = |flags: &[String]| match flags.is_empty() {
            true => text("no flags"),
            false => code(joined(flags)),
        };
        list.push(vec![
            text("The fewest flags that show it: "),
            said(&blame.shows),
            text("; the nearest that do not: "),
            said(hides),
            text("."),
        ]);
    }
    if !list.is_empty() {
        all.push(Block::List(list));
    }
    all
}

fn broken(commands: &[Vec<String>]) -> Vec<String> {
    commands.iter().flat_map(|words| folded(words)).collect()
}

fn validity(facts: &Facts) -> Vec<Line> {
    let mut all = Vec::new();
    match &facts.meaning {
        Meaning::Defined => {
            all.push(vec![text(format!(
                "An executable semantics of C ({}) ran it: no undefined behaviour, and the same result in other \
                 orders of evaluation and with other choices that C leaves to the implementation. The expected \
                 result is that of this run.",
                facts.tool
            ))]);
        }
        Meaning::Unknown(why) => {
            all.push(vec![text(format!(
                "Whether it is defined was not decided: {why}."
            ))]);
        }
    }
    let (silent, loud): (Vec<_>, Vec<_>) = facts
        .sanitizers
        .iter()
        .partition(|sanitizer| sanitizer.report.is_none());
    if !silent.is_empty() {
        let mut line = vec![text("Sanitizers are silent: ")];
        for (at, sanitizer) in silent.iter().enumerate() {
            if at > 0 {
                line.push(text(", "));
            }
            line.push(code(&sanitizer.by));
        }
        line.push(text("."));
        all.push(line);
    }
    for sanitizer in loud {
        let report = sanitizer.report.as_deref().unwrap_or_default();
        all.push(vec![
            code(&sanitizer.by),
            text(": "),
            text(report),
            text("."),
        ]);
    }
    if let Some(warnings) = &facts.warnings {
        let mut line = vec![code(&warnings.by)];
        match warnings.lines.is_empty() {
            true => line.push(text(" gives no warning.")),
            false => {
                line.push(text(" warns: "));
                for (at, warning) in warnings.lines.iter().enumerate() {
                    if at > 0 {
                        line.push(text("; "));
                    }
                    line.push(code(warning));
                }
                line.push(text("."));
            }
        }
        all.push(line);
    }
    if !facts.toggles.is_empty() {
        let mut line = vec![text("With flags that promise the compiler less: ")];
        for (at, Toggle { flag, shows }) in facts.toggles.iter().enumerate() {
            if at > 0 {
                line.push(text(", "));
            }
            line.push(code(flag));
            line.push(text(match shows {
                Some(true) => " still fails",
                Some(false) => " does not fail",
                None => " does something else",
            }));
        }
        line.push(text("."));
        all.push(line);
    }
    all
}

fn found(facts: &Facts) -> String {
    let mut said = match facts.fuzzed {
        true => format!("Found by a fuzzer, {}", facts.tool),
        false => format!("Looked into with {}", facts.tool),
    };
    match facts.size {
        Some(size) if size.tokens < size.before => said.push_str(&format!(
            ", and reduced by it from {} to {} tokens.",
            size.before, size.tokens
        )),
        _ => said.push('.'),
    }
    said
}
