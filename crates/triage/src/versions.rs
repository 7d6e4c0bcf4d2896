//! Who else fails: compilers and levels as a table, and since when.

use cassay_exec::compiler::Way;
use cassay_exec::{Compiler, ExecError, Family, Scratch, Worker};
use cassay_program::{Expected, Program};
use cassay_trial::{Bounds, Failure, Flags, Laid, Seen};
use serde::{Deserialize, Serialize};

/// What one compiler did at one level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Mark {
    /// The program does what it must.
    Ok,
    /// It is compiled; what it must do is not known, so that nothing it does is right or wrong.
    Builds,
    /// It does something else.
    Wrong,
    /// The compiler broke, or did not end.
    Crash,
    /// The compiler refuses the program.
    Refuses,
    /// A sanitizer reports what the program does not do.
    Reports,
    /// Nothing can be said.
    Unknown,
}

impl Mark {
    /// Of what was seen.
    pub fn of(seen: &Seen, expected: Option<&Expected>) -> Mark {
        if seen.says_nothing() {
            return Mark::Unknown;
        }
        match Failure::of(seen, expected) {
            None if expected.is_none() => Mark::Builds,
            None => Mark::Ok,
            Some(Failure::CompilerCrash(_) | Failure::CompilerHang) => Mark::Crash,
            Some(Failure::Rejects(_)) => Mark::Refuses,
            Some(Failure::FalseReport(_)) => Mark::Reports,
            Some(_) => Mark::Wrong,
        }
    }

    /// The word in tables.
    pub fn name(self) -> &'static str {
        match self {
            Mark::Ok => "ok",
            Mark::Builds => "builds",
            Mark::Wrong => "WRONG",
            Mark::Crash => "CRASH",
            Mark::Refuses => "refuses",
            Mark::Reports => "REPORTS",
            Mark::Unknown => "?",
        }
    }

    /// Whether the compiler is at fault with a program that has a meaning. A refusal may be for an extension that it does
    /// not have.
    pub fn is_bad(self) -> bool {
        matches!(self, Mark::Wrong | Mark::Crash | Mark::Reports)
    }

    /// Whether all that is asked for is there.
    pub fn is_good(self) -> bool {
        matches!(self, Mark::Ok | Mark::Builds)
    }
}

/// One compiler at one level.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cell {
    /// The flags.
    pub flags: Vec<String>,
    /// What came of it.
    pub mark: Mark,
    /// The failure in words, and what was seen.
    pub saw: String,
    /// The failure, where there is one.
    pub failure: Option<Failure>,
}

impl Cell {
    /// Of what was seen with some flags.
    pub fn of(flags: Vec<String>, seen: &Seen, expected: Option<&Expected>) -> Cell {
        Cell {
            flags,
            mark: Mark::of(seen, expected),
            saw: seen.brief(),
            failure: Failure::of(seen, expected),
        }
    }
}

/// One compiler at all of its levels.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Row {
    /// Its name.
    pub compiler: String,
    /// The family's name.
    pub family: String,
    /// What it calls itself.
    pub version: String,
    /// The same as numbers, to put versions in order.
    pub numbers: Vec<u32>,
    /// By level.
    pub cells: Vec<Cell>,
}

impl Row {
    /// Whether it fails at some level.
    pub fn is_bad(&self) -> bool {
        self.cells.iter().any(|cell| cell.mark.is_bad())
    }

    /// Whether all that is known is right, and something is.
    pub fn is_good(&self) -> bool {
        !self.is_bad() && self.cells.iter().any(|cell| cell.mark.is_good())
    }

    /// The version as people say it: `13`, for tcc `0.9.27`.
    pub fn short(&self) -> String {
        match self.numbers.as_slice() {
            [] => self.compiler.clone(),
            [0, ..] => self
                .numbers
                .iter()
                .map(u32::to_string)
                .collect::<Vec<_>>()
                .join("."),
            [major, ..] => major.to_string(),
        }
    }
}

/// What the versions of one family say together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Since {
    /// The family's name.
    pub family: String,
    /// The first version that fails, among those that were tried.
    pub first_bad: String,
    /// Whether an earlier one was tried and is right: a regression.
    pub regression: bool,
    /// The first version from which on all are right.
    pub fixed: Option<String>,
}

impl Since {
    /// In words: `since gcc 12 (regression), fixed in 14`.
    pub fn text(&self) -> String {
        let mut text = match self.regression {
            true => format!("{}: regression in {}", self.family, self.first_bad),
            false => format!(
                "{}: in {}, the oldest that was tried",
                self.family, self.first_bad
            ),
        };
        match &self.fixed {
            Some(version) => text.push_str(&format!(", right in {version}")),
            None => text.push_str(", and still in the newest that was tried"),
        }
        text
    }
}

/// The families that fail, each with its rows that say something, and whether these are of several versions.
fn failing(rows: &[Row]) -> Vec<(&str, Vec<&Row>, bool)> {
    let mut families: Vec<&str> = Vec::new();
    for row in rows.iter().filter(|row| row.is_bad()) {
        if !families.contains(&row.family.as_str()) {
            families.push(&row.family);
        }
    }
    let with_rows = |family| {
        let own = rows.iter().filter(|row| row.family == family);
        let known: Vec<&Row> = own.filter(|row| row.is_bad() || row.is_good()).collect();
        let several = known.iter().any(|row| row.numbers != known[0].numbers);
        (family, known, several)
    };
    families.into_iter().map(with_rows).collect()
}

/// First bad and first good version of each family that fails, and of which several versions were tried. Rows of one family must be in the order of their versions.
pub fn since(rows: &[Row]) -> Vec<Since> {
    let mut all = Vec::new();
    for (family, own, several) in failing(rows) {
        // Of one version alone it cannot be said since when.
        let Some(first) = own.iter().position(|row| row.is_bad()).filter(|_| several) else {
            continue;
        };
        let last = own.iter().rposition(|row| row.is_bad()).unwrap_or(first);
        all.push(Since {
            family: family.to_string(),
            first_bad: own[first].short(),
            regression: first > 0,
            fixed: own.get(last + 1).map(|row| row.short()),
        });
    }
    all
}

/// Who shows it, and since when, in words.
pub fn told(rows: &[Row]) -> String {
    let mut told: Vec<String> = since(rows).iter().map(Since::text).collect();
    let failing = failing(rows);
    let alone = failing.iter().filter(|(_, _, several)| !several);
    told.extend(alone.map(|(family, ..)| format!("{family}: in the one version that was tried")));
    match told.is_empty() {
        true => "no compiler that was tried shows it".to_string(),
        false => told.join("; "),
    }
}

/// Tries a program with every compiler at each of its levels.
pub fn table(
    compilers: &[Compiler],
    program: &Program,
    more: &[String],
    bounds: Bounds,
    scratch: &Scratch,
    worker: &mut Worker,
) -> Result<Vec<Row>, ExecError> {
    let laid = Laid::new(scratch, program)?;
    let expected = program.expected.as_ref();
    let mut rows = Vec::new();
    for compiler in compilers {
        let mut cells = Vec::new();
        for level in &compiler.levels {
            let flags = [level.as_slice(), more].concat();
            let of = Flags::of_all(flags.clone());
            let attempt = laid.attempt(worker, compiler, &of, bounds, Way::Steps)?;
            cells.push(Cell::of(flags, &attempt.seen, expected));
        }
        rows.push(Row {
            compiler: compiler.name.clone(),
            family: match compiler.family {
                Family::Generic => compiler.name.clone(),
                family => family.name().to_string(),
            },
            version: compiler.version.text.clone(),
            numbers: compiler.version.numbers.clone(),
            cells,
        });
    }
    Ok(rows)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(family: &str, version: u32, mark: Mark) -> Row {
        Row {
            compiler: format!("{family}-{version}"),
            family: family.into(),
            version: String::new(),
            numbers: vec![version, 1],
            cells: vec![Cell {
                flags: vec!["-O2".into()],
                mark,
                saw: String::new(),
                failure: None,
            }],
        }
    }

    fn of(marks: &[Mark]) -> Vec<String> {
        let rows: Vec<Row> = (11..)
            .zip(marks)
            .map(|(n, mark)| row("gcc", n, *mark))
            .collect();
        since(&rows).iter().map(Since::text).collect()
    }

    /// What a program does that has no meaning is neither right nor wrong.
    #[test]
    fn without_a_meaning_it_only_builds() {
        let died = Seen::RunCrash { signal: 11 };
        let expected = Expected::exit(0, "");
        assert_eq!(Mark::of(&died, None), Mark::Builds);
        assert_eq!(Mark::of(&died, Some(&expected)), Mark::Wrong);
        assert_eq!(
            of(&[Mark::Builds, Mark::Crash]),
            ["gcc: regression in 12, and still in the newest that was tried"]
        );
    }

    #[test]
    fn who_shows_it() {
        assert_eq!(
            told(&[row("gcc", 11, Mark::Ok)]),
            "no compiler that was tried shows it"
        );
        let rows = [
            row("gcc", 11, Mark::Ok),
            row("gcc", 12, Mark::Wrong),
            row("pcc", 1, Mark::Wrong),
        ];
        assert_eq!(
            told(&rows),
            "gcc: regression in 12, and still in the newest that was tried; pcc: in the one version that was tried"
        );
    }

    #[test]
    fn first_bad_and_first_good() {
        use Mark::{Ok, Refuses, Unknown, Wrong};
        assert!(of(&[Ok, Ok]).is_empty());
        assert_eq!(
            of(&[Ok, Wrong, Wrong, Ok]),
            ["gcc: regression in 12, right in 14"]
        );
        // One version alone, and one that says nothing.
        assert!(of(&[Refuses, Wrong]).is_empty());
        assert_eq!(
            of(&[Refuses, Wrong, Wrong]),
            ["gcc: in 12, the oldest that was tried, and still in the newest that was tried"]
        );
        assert_eq!(
            of(&[Ok, Unknown, Wrong, Ok, Wrong, Ok]),
            ["gcc: regression in 13, right in 16"]
        );
    }
}
