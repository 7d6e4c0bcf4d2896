//! The programs under `tests/`, found and named.

use std::path::{Path, PathBuf};

use cassay_eval::Kind;
use cassay_testkit::corpus::{entries, shared, wanted};

pub const MARK: &str = "// UB: ";
/// What marks the line of a program that cannot be run; behind it, a part of the message.
pub const REFUSED: &str = "// refused: ";

/// A program with one expected behaviour. `stem` is the path its `.out` and friends are beside.
#[derive(Clone)]
pub struct Case {
    pub name: String,
    pub sources: Vec<PathBuf>,
    pub stem: PathBuf,
}

impl Case {
    pub fn beside(&self, extension: &str) -> PathBuf {
        let mut path = self.stem.clone().into_os_string();
        path.push(".");
        path.push(extension);
        PathBuf::from(path)
    }

    pub fn read(&self, extension: &str) -> Option<Vec<u8>> {
        std::fs::read(self.beside(extension)).ok()
    }

    pub fn stdin(&self) -> Vec<u8> {
        self.read("in").unwrap_or_default()
    }

    /// One argument per line.
    pub fn args(&self) -> Vec<String> {
        let text = self.read("args").unwrap_or_default();
        String::from_utf8_lossy(&text)
            .lines()
            .map(str::to_owned)
            .collect()
    }

    pub fn exit(&self) -> Result<i32, String> {
        let Some(text) = self.read("exit") else {
            return Ok(0);
        };
        let text = String::from_utf8_lossy(&text);
        text.trim()
            .parse()
            .map_err(|_| format!("`.exit` holds {text:?}, not a number"))
    }
}

pub fn is_c(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "c")
}

pub fn stem_of(path: &Path) -> String {
    path.file_stem()
        .map(|stem| stem.to_string_lossy().into_owned())
        .unwrap_or_default()
}

pub fn case(area: &str, path: &Path, sources: Vec<PathBuf>) -> Option<Case> {
    let name = format!("{area}/{}", stem_of(path));
    wanted(&name).then(|| Case {
        name,
        sources,
        stem: path.with_extension(""),
    })
}

/// The programs in the areas of a folder; a folder there is one program of several translation units.
fn cases_below(folder: &str) -> Vec<Case> {
    let mut cases = Vec::new();
    for area_dir in entries(&shared(folder)) {
        let area = format!("{folder}/{}", stem_of(&area_dir));
        for path in entries(&area_dir) {
            if path.is_dir() {
                let units = entries(&path)
                    .into_iter()
                    .filter(|unit| is_c(unit))
                    .collect();
                cases.extend(case(&area, &path, units));
            } else if is_c(&path) {
                cases.extend(case(&area, &path, vec![path.clone()]));
            }
        }
    }
    cases
}

pub fn defined_cases() -> Vec<Case> {
    let mut cases = cases_below("run");
    for (kind, path) in undefined_files() {
        if stem_of(&path).starts_with("good") {
            cases.extend(case(
                &format!("undefined/{kind}"),
                &path,
                vec![path.clone()],
            ));
        }
    }
    cases
}

pub fn bad_cases() -> Vec<Case> {
    undefined_files()
        .into_iter()
        .filter(|(_, path)| stem_of(path).starts_with("bad"))
        .filter_map(|(kind, path)| case(&format!("undefined/{kind}"), &path, vec![path.clone()]))
        .collect()
}

/// Programs that are not valid, or not supported; each is one file, or a folder with the files of one.
pub fn refused_cases() -> Vec<Case> {
    cases_below("refused")
}

/// The kind of a bad program, by its folder; nothing for a defined one.
pub fn kind_of(case: &Case) -> Option<Kind> {
    let (_, rest) = case.name.split_once("undefined/")?;
    let (folder, name) = rest.split_once('/')?;
    name.starts_with("bad")
        .then(|| Kind::by_code(folder))
        .flatten()
}

pub fn undefined_files() -> Vec<(String, PathBuf)> {
    let mut files = Vec::new();
    for dir in entries(&shared("undefined")) {
        for path in entries(&dir).into_iter().filter(|path| is_c(path)) {
            files.push((stem_of(&dir), path));
        }
    }
    files
}

/// The marked line and kind of a bad program. `a|b` allows either, where C itself names both.
pub fn marks(source: &str) -> Vec<(usize, Vec<&str>)> {
    let kinds = marked(source, MARK);
    kinds
        .map(|(line, kinds)| (line, kinds.split('|').collect()))
        .collect()
}

/// The lines that carry a mark, counted from 1, and what is behind it.
pub fn marked<'a>(source: &'a str, mark: &str) -> impl Iterator<Item = (usize, &'a str)> {
    let lines = source.lines().enumerate();
    lines.filter_map(move |(at, line)| Some((at + 1, line.split_once(mark)?.1.trim())))
}
