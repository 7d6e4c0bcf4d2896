//! Compilers that are not found by name, described in TOML.
//!
//! ```toml
//! [[compiler]]
//! name = "avr-gcc"
//! family = "gcc"                                  # default: generic
//! command = "avr-gcc {flags} -mmcu=atmega128 -o {out} {sources}"
//! version = "avr-gcc --version"                   # default: as the family does
//! levels = ["-O0", "-O2 -fwrapv"]                 # default: the family's
//! crash = ["(?m)^fatal: (.*)"]                    # besides the family's
//! languages = ["c"]
//! target = "avr"
//! runner = ["simavr", "-m", "atmega128", "{program}"]
//! uses_tmp = true                                 # where it writes to /tmp in spite of TMPDIR
//! ```
//!
//! A command is a list of arguments, or a line that is split at spaces.

use std::path::Path;

use regex::Regex;
use serde::Deserialize;

use crate::compiler::{Compiler, words};
use crate::families::Family;
use crate::find;
use crate::process::{End, ExecError, Job};
use crate::worker::Worker;

/// What is wrong with a description; the message says where and what would be right.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    #[error("{0}")]
    Toml(#[from] toml::de::Error),
    #[error("compiler {name}: the command is empty")]
    NoCommand { name: String },
    #[error("compiler {name}: the command needs {{sources}} (or {{source}}) and {{out}}")]
    NoPlaceholder { name: String },
    #[error("compiler {name}: crash pattern: {error}")]
    Pattern { name: String, error: regex::Error },
    #[error("compiler {0} is described twice")]
    Twice(String),
}

/// A compiler as the file describes it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Description {
    pub name: String,
    #[serde(default = "generic")]
    pub family: Family,
    pub command: Line,
    pub version: Option<Line>,
    pub levels: Option<Vec<Line>>,
    #[serde(default)]
    pub crash: Vec<String>,
    pub languages: Option<Vec<String>>,
    pub target: Option<String>,
    #[serde(default)]
    pub runner: Line,
    pub uses_tmp: Option<bool>,
}

/// The keys of a [`Description`].
pub const KEYS: [&str; 10] = [
    "command",
    "crash",
    "family",
    "languages",
    "levels",
    "name",
    "runner",
    "target",
    "uses_tmp",
    "version",
];

fn generic() -> Family {
    Family::Generic
}

/// Arguments, in either spelling.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub enum Line {
    Text(String),
    List(Vec<String>),
}

impl Default for Line {
    fn default() -> Line {
        Line::List(Vec::new())
    }
}

impl Line {
    fn words(&self) -> Vec<String> {
        match self {
            Line::Text(text) => words(text),
            Line::List(list) => list.clone(),
        }
    }

    /// As the file's reader means its program.
    fn run_from_here(&self) -> Vec<String> {
        let mut words = self.words();
        if let Some(program) = words.first_mut() {
            *program = find::from_here(program);
        }
        words
    }
}

#[derive(Deserialize)]
struct Compilers {
    #[serde(default)]
    compiler: Vec<Description>,
}

/// The compilers described in a file's text. Other tables are other rooms' business.
pub fn read(text: &str) -> Result<Vec<Description>, ConfigError> {
    let read: Compilers = toml::from_str(text)?;
    let mut names: Vec<&str> = Vec::new();
    for description in &read.compiler {
        description.check()?;
        if names.contains(&description.name.as_str()) {
            return Err(ConfigError::Twice(description.name.clone()));
        }
        names.push(&description.name);
    }
    Ok(read.compiler)
}

impl Description {
    fn check(&self) -> Result<Vec<Regex>, ConfigError> {
        let name = || self.name.clone();
        let command = self.command.words();
        if command.first().is_none_or(String::is_empty) {
            return Err(ConfigError::NoCommand { name: name() });
        }
        let has = |hole: &str| command.iter().any(|part| part.contains(hole));
        if !(has("{sources}") || has("{source}")) || !has("{out}") {
            return Err(ConfigError::NoPlaceholder { name: name() });
        }
        self.crash
            .iter()
            .map(|pattern| {
                Regex::new(pattern).map_err(|error| ConfigError::Pattern {
                    name: name(),
                    error,
                })
            })
            .collect()
    }

    /// The compiler itself, asked for its version. One that does not answer is an error's text.
    pub fn compiler(
        &self,
        worker: &mut Worker,
        dir: &Path,
    ) -> Result<Result<Compiler, String>, ExecError> {
        let crash = match self.check() {
            Ok(crash) => crash,
            Err(error) => return Ok(Err(error.to_string())),
        };
        let command = self.command.run_from_here();
        let program = command.first().cloned().unwrap_or_default();
        let mut compiler = Compiler::new(&self.name, &program, self.family);
        compiler.command = command;
        compiler.crash.extend(crash);
        if let Some(levels) = &self.levels {
            compiler.levels = levels.iter().map(Line::words).collect();
        }
        if let Some(languages) = &self.languages {
            compiler.languages.clone_from(languages);
        }
        compiler.uses_tmp = self.uses_tmp.unwrap_or(compiler.uses_tmp);
        compiler.runner = self.runner.run_from_here();
        compiler.target = self.target.clone().unwrap_or_default();

        let mut line = match &self.version {
            Some(line) => line.run_from_here(),
            None => {
                let mut line = vec![program.clone()];
                line.extend(self.family.traits().version.iter().map(ToString::to_string));
                line
            }
        }
        .into_iter();
        let asked = line.next().unwrap_or_default();
        let ran = worker.run(&Job::compiler(&asked, dir).args(line))?;
        match ran.end {
            End::CannotStart(why) => return Ok(Err(format!("compiler {}: {why}", self.name))),
            // Many complain and fail, and have said their version all the same.
            _ => {
                let answer = format!("{}{}", ran.stdout.text(), ran.stderr.text());
                compiler.version = find::version(&answer, &program);
            }
        }
        Ok(Ok(compiler))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_description() {
        let text = r#"
            [hunt]
            jobs = 3
            [[compiler]]
            name = "avr"
            family = "gcc"
            command = "avr-gcc {flags} -o {out} {sources}"
            levels = ["-O0", ["-O2", "-DX=a b"]]
            crash = ["(?m)^boom: (.*)"]
            target = "avr"
            runner = ["simavr", "{program}"]
        "#;
        let read = read(text).unwrap();
        let [avr] = read.as_slice() else {
            panic!("{read:?}")
        };
        assert_eq!(avr.family, Family::Gcc);
        assert_eq!(avr.runner.words(), ["simavr", "{program}"]);
        let levels: Vec<_> = avr.levels.iter().flatten().map(Line::words).collect();
        assert_eq!(levels, [vec!["-O0"], vec!["-O2", "-DX=a b"]]);
    }

    /// What is said about a key that is not known lists all that are.
    #[test]
    fn the_list_of_keys_is_whole() {
        let told = read("[[compiler]]\nnosuch = 1\n").unwrap_err().to_string();
        for key in KEYS {
            assert!(told.contains(&format!("`{key}`")), "{key}: {told}");
        }
        assert_eq!(told.matches('`').count(), 2 * (KEYS.len() + 1), "{told}");
    }

    #[test]
    fn mistakes_are_named() {
        let complain = |line: &str| {
            read(&format!("[[compiler]]\nname = \"x\"\n{line}\n"))
                .unwrap_err()
                .to_string()
        };
        assert!(complain("command = \"\"").contains("command is empty"));
        assert!(complain("command = \"cc {sources}\"").contains("{out}"));
        assert!(complain("comand = \"cc\"").contains("comand"));
        assert!(complain("family = \"msvc\"\ncommand = \"x\"").contains("msvc"));
        let bad = "command = \"cc {sources} {out}\"\ncrash = [\"(\"]";
        assert!(complain(bad).contains("crash pattern"));
        let one = "[[compiler]]\nname = \"x\"\ncommand = \"c {source} {out}\"\n";
        assert!(read(&format!("{one}{one}")).is_err());
    }
}
