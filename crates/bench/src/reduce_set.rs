//! The failing programs that reduction is measured on: `reduce/cases.txt` beside this crate's sources,
//! read, and the programs it names, made.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::child::{self, Limits};
use crate::scratch::Scratch;
use crate::tools;

const MAKE: Limits = Limits::seconds(120);

/// Where a program comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
enum CaseText {
    File(String),
    Generated {
        style: String,
        seed: String,
        bytes: String,
    },
    Csmith(Vec<String>),
}

/// How a compiler fails.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// The compiled program does something else than it should.
    Wrong,
    /// The compiler dies of a signal, or its driver gives up without a word.
    Killed,
    /// The compiler stops with an error and these words.
    Says(String),
}

#[derive(Clone, Debug)]
pub struct Case {
    pub name: String,
    source: CaseText,
    /// The command that compiles, with flags; mock-buggy compilers by their whole path.
    pub compiler: Vec<String>,
    pub failure: Failure,
}

/// The directory of the set.
fn home() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("reduce")
}

/// All cases, or those whose name holds `only`.
pub fn cases(only: Option<&str>) -> Result<Vec<Case>> {
    let path = home().join("cases.txt");
    let text = fs::read_to_string(&path)
        .with_context(|| format!("cannot read the benchmark set {}", path.display()))?;
    let mocks = home().join("../../../tests/reduce/mock");
    let mut all = parse(&text, &mocks).with_context(|| format!("in {}", path.display()))?;
    all.retain(|case| only.is_none_or(|only| case.name.contains(only)));
    if all.is_empty() {
        bail!("no case of {} has this name", path.display());
    }
    Ok(all)
}

fn parse(text: &str, mocks: &Path) -> Result<Vec<Case>> {
    let mut all = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        let case = case(line, mocks).with_context(|| format!("line {number}"))?;
        all.push(case);
    }
    Ok(all)
}

fn case(line: &str, mocks: &Path) -> Result<Case> {
    let cells: Vec<&str> = line.split('|').map(str::trim).collect();
    let [name, program, compiler, failure] = cells[..] else {
        bail!("not four cells: name | program | compiler | failure");
    };
    let words: Vec<&str> = program.split_whitespace().collect();
    let source = match words[..] {
        ["file", file] => CaseText::File(file.to_string()),
        ["gen", style, seed, bytes] => CaseText::Generated {
            style: style.to_string(),
            seed: seed.to_string(),
            bytes: bytes.to_string(),
        },
        ["csmith", ref options @ ..] => {
            CaseText::Csmith(options.iter().map(|word| word.to_string()).collect())
        }
        _ => bail!("unknown program `{program}`: file, gen or csmith"),
    };
    let mut compiler: Vec<String> = compiler.split_whitespace().map(String::from).collect();
    if let Some(first) = compiler.first_mut()
        && let Some(mock) = first.strip_prefix("mock/")
    {
        let path = fs::canonicalize(mocks.join(mock))
            .with_context(|| format!("there is no mock-buggy compiler `{mock}`"))?;
        *first = path.to_string_lossy().into_owned();
    }
    let failure = match failure {
        "wrong" => Failure::Wrong,
        "killed" => Failure::Killed,
        words => Failure::Says(words.to_string()),
    };
    Ok(Case {
        name: name.to_string(),
        source,
        compiler,
        failure,
    })
}

impl Case {
    /// The text of the program.
    pub fn program(&self, scratch: &Scratch, cassay: &Path) -> Result<Vec<u8>> {
        match &self.source {
            CaseText::File(name) => {
                let path = home().join("programs").join(name);
                fs::read(&path).with_context(|| format!("cannot read {}", path.display()))
            }
            CaseText::Generated { style, seed, bytes } => {
                let options = ["gen", "--style", style, "--seed", seed, "--size", bytes];
                let options = options.iter().copied().chain(["--barrier", "none"]);
                output(scratch, cassay.as_os_str(), options)
            }
            CaseText::Csmith(options) => {
                let text = output(scratch, "csmith", options)
                    .context("cannot use csmith: `make setup` installs it")?;
                let file = scratch.write("csmith.c", text)?;
                let arguments: [OsString; 5] = [
                    "-E".into(),
                    "-P".into(),
                    tools::include_option(&home().join("csmith")),
                    tools::include_option(&tools::csmith_include()?),
                    file.into(),
                ];
                output(scratch, "gcc", arguments)
            }
        }
    }
}

fn output<P, I, A>(scratch: &Scratch, program: P, arguments: I) -> Result<Vec<u8>>
where
    P: AsRef<std::ffi::OsStr>,
    I: IntoIterator<Item = A>,
    A: AsRef<std::ffi::OsStr>,
{
    let name = program.as_ref().to_string_lossy().into_owned();
    let ended = child::run(scratch, program, arguments, MAKE)?;
    if !ended.succeeded() {
        bail!("{name}: {}", ended.complaint());
    }
    Ok(ended.stdout)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The set itself is sound: names are unique, files and mock-buggy compilers exist.
    #[test]
    fn the_set_can_be_read() {
        let all = cases(None).unwrap();
        assert!(all.len() >= 20, "{} cases", all.len());
        for (at, case) in all.iter().enumerate() {
            assert!(all[..at].iter().all(|other| other.name != case.name));
            if let CaseText::File(name) = &case.source {
                assert!(home().join("programs").join(name).is_file(), "{name}");
            }
        }
    }

    #[test]
    fn lines_that_are_no_cases() {
        let mocks = home().join("../../../tests/reduce/mock");
        for line in [
            "a | file x.c | gcc",
            "a | text x | gcc | wrong",
            "a | file x.c | mock/none.sh | wrong",
        ] {
            assert!(parse(line, &mocks).is_err(), "{line}");
        }
        let text = "# said\n\nb | csmith --seed 1 | mock/shift.sh -O2 | in f\n";
        let all = parse(text, &mocks).unwrap();
        assert_eq!(all[0].failure, Failure::Says("in f".into()));
        assert!(all[0].compiler[0].ends_with("/tests/reduce/mock/shift.sh"));
    }
}
