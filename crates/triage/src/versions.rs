//! Who else fails: compilers and levels as a table, and since when.

use cassay_exec::compiler::Way;
use cassay_exec::{Compiler, ExecError, Family, Scratch, Worker};
use cassay_program::{Expected, Program};
use cassay_trial::{Accused, Bounds, Failure, Flags, Laid, Seen};
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
    /// It refuses what it takes with less optimisation.
    Rejects,
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
            Mark::Rejects => "REFUSES",
            Mark::Reports => "REPORTS",
            Mark::Unknown => "?",
        }
    }

    /// Whether the compiler is at fault with a program that has a meaning. A refusal at all levels may be for an extension
    /// that it does not have.
    pub fn is_bad(self) -> bool {
        matches!(
            self,
            Mark::Wrong | Mark::Crash | Mark::Rejects | Mark::Reports
        )
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

/// The rows of a family that say something, and whether each is right. A version is right only if it was tried with flags
/// with which the family fails: those that another version fails with, or that a finding is known to need.
pub fn telling<'a>(rows: &'a [Row], family: &str, needed: &[String]) -> Vec<(&'a Row, bool)> {
    let own = || rows.iter().filter(|row| row.family == family);
    let bad = own().flat_map(|row| row.cells.iter().filter(|cell| cell.mark.is_bad()));
    let mut fails: Vec<&[String]> = bad.map(|cell| cell.flags.as_slice()).collect();
    if !needed.is_empty() {
        fails.push(needed);
    }
    let right = |row: &&Row| {
        let mut good = row.cells.iter().filter(|cell| cell.mark.is_good());
        good.any(|cell| fails.is_empty() || fails.contains(&cell.flags.as_slice()))
    };
    own()
        .filter(|row| row.is_bad() || right(row))
        .map(|row| (row, !row.is_bad()))
        .collect()
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
        let known = telling(rows, family, &[]).into_iter();
        let known: Vec<&Row> = known.map(|(row, _)| row).collect();
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

/// The flags that show a failure, and the family of the compiler that has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The family's name.
    pub family: String,
    /// The flags.
    pub flags: Vec<String>,
}

impl Shown {
    /// Of an accused compiler; `None` where single files have flags of their own.
    pub fn of(accused: &Accused) -> Option<Shown> {
        accused.units.is_empty().then(|| Shown {
            family: family_of(&accused.compiler),
            flags: accused.flags.clone(),
        })
    }
}

/// Tries a program with every compiler at each of its levels, and those of a family with the flags that show the failure.
pub fn table(
    compilers: &[Compiler],
    program: &Program,
    more: &[String],
    shown: Option<&Shown>,
    bounds: Bounds,
    scratch: &Scratch,
    worker: &mut Worker,
) -> Result<Vec<Row>, ExecError> {
    let laid = Laid::new(scratch, program)?;
    let expected = program.expected.as_ref();
    let mut rows = Vec::new();
    for compiler in compilers {
        let mut cells = Vec::new();
        let family = family_of(compiler);
        let levels = compiler.levels.iter();
        let mut all: Vec<Vec<String>> = levels
            .map(|level| [level.as_slice(), more].concat())
            .collect();
        if let Some(shown) = shown.filter(|shown| shown.family == family)
            && !all.contains(&shown.flags)
        {
            all.push(shown.flags.clone());
        }
        for flags in all {
            let of = Flags::of_all(flags.clone());
            let attempt = laid.attempt(worker, compiler, &of, bounds, Way::Steps)?;
            cells.push(Cell::of(flags, &attempt.seen, expected));
        }
        accuse(&mut cells);
        rows.push(Row {
            compiler: compiler.name.clone(),
            family,
            version: compiler.version.text.clone(),
            numbers: compiler.version.numbers.clone(),
            cells,
        });
    }
    Ok(rows)
}

/// What stands for the family in a table: what is of none is one of its own.
pub fn family_of(compiler: &Compiler) -> String {
    match compiler.family {
        Family::Generic => compiler.name.clone(),
        family => family.name().to_string(),
    }
}

/// Who takes a program at one level has what it needs, and has no reason to refuse it at a later one. (The other way round
/// there are reasons: calls that only optimisation removes.)
fn accuse(cells: &mut [Cell]) {
    let taken = cells.iter().position(|cell| cell.mark.is_good());
    let later = cells.iter_mut().skip(taken.unwrap_or(usize::MAX));
    for cell in later.filter(|cell| cell.mark == Mark::Refuses) {
        cell.mark = Mark::Rejects;
    }
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
    fn what_is_taken_with_less_optimisation_must_not_be_refused() {
        use Mark::{Builds, Crash, Ok, Refuses, Rejects, Unknown};
        let of = |marks: &[Mark]| {
            let cells = marks
                .iter()
                .map(|mark| row("gcc", 12, *mark).cells.remove(0));
            let mut cells: Vec<Cell> = cells.collect();
            accuse(&mut cells);
            cells.iter().map(|cell| cell.mark).collect::<Vec<_>>()
        };
        assert_eq!(of(&[Ok, Refuses, Ok]), [Ok, Rejects, Ok]);
        assert_eq!(of(&[Builds, Refuses]), [Builds, Rejects]);
        for fine in [
            [Refuses, Refuses, Refuses],
            [Refuses, Ok, Ok],
            [Unknown, Crash, Refuses],
        ] {
            assert_eq!(of(&fine), fine);
        }
    }

    /// Sanitizers, and flags besides the level: who was tried without them says nothing.
    #[test]
    fn who_was_not_tried_with_the_flags_is_not_right() {
        let of = |version: u32, cells: &[(&str, Mark)]| {
            let one = row("clang", version, Mark::Ok);
            let cell = |(flags, mark): &(&str, Mark)| Cell {
                flags: flags.split(' ').map(str::to_string).collect(),
                mark: *mark,
                ..one.cells[0].clone()
            };
            Row {
                cells: cells.iter().map(cell).collect(),
                ..one.clone()
            }
        };
        let plain = |version| of(version, &[("-O0", Mark::Ok), ("-O1", Mark::Ok)]);
        let bad = of(14, &[("-O1 -fsanitize=undefined", Mark::Crash)]);
        let rows = [plain(13), bad.clone(), plain(15)];
        assert!(since(&rows).is_empty());
        assert_eq!(told(&rows), "clang: in the one version that was tried");
        let tried = |version, mark| {
            let both = [("-O0", Mark::Ok), ("-O1 -fsanitize=undefined", mark)];
            of(version, &both)
        };
        let rows = [
            tried(13, Mark::Crash),
            bad,
            tried(15, Mark::Unknown),
            tried(16, Mark::Ok),
        ];
        let all: Vec<String> = since(&rows).iter().map(Since::text).collect();
        assert_eq!(
            all,
            ["clang: in 13, the oldest that was tried, right in 16"]
        );
        // Nobody fails any more, and one was not tried with what it takes.
        let rows = [tried(16, Mark::Ok), tried(17, Mark::Unknown)];
        let needed = ["-O1".to_string(), "-fsanitize=undefined".to_string()];
        let right: Vec<u32> = telling(&rows, "clang", &needed)
            .iter()
            .map(|(row, _)| row.numbers[0])
            .collect();
        assert_eq!(right, [16]);
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
