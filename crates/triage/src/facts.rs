//! All that a report says, as one value: what was tried and what came of it, and nothing that a format decides.
//!
//! Texts in it are for readers elsewhere: whoever fills it in has cleaned them of places of the finder's machine
//! ([`cassay_program::places`]), but for what the compiled program printed. A fact that nobody looked for is absent, and a
//! report does not mention it; none is ever made up.

use cassay_trial::{Complaint, Failure};
use serde::{Deserialize, Serialize};

use crate::blame::Blame;
use crate::peek::Value;
use crate::unevaluated::Unevaluated;
use crate::versions::Row;
use crate::words::Words;

/// All that a report says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Facts {
    /// What goes wrong.
    pub failure: Failure,
    /// The compiler that is accused.
    pub compiler: Who,
    /// The flags that show it.
    pub flags: Vec<String>,
    /// The program: translation units, then headers.
    pub files: Vec<Text>,
    /// Its arguments.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<String>,
    /// What it reads.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub input: String,
    /// How large it is, and was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub size: Option<Size>,
    /// The commands that show the failure, as a shell takes them.
    pub commands: Vec<String>,
    /// What the program must do; `None` where that is not known.
    pub expected: Option<Did>,
    /// What came instead: what the compiled program did, or what the compiler said.
    pub actual: Did,
    /// How often it was tried and how often it showed, where it does not show each time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rate: Option<Tries>,
    /// What the semantics says of the program.
    pub meaning: Meaning,
    /// What the compiled program does wrong, where an experiment shows it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub words: Option<Words>,
    /// The first operation that goes wrong, in words, where those do not say it and no pass is named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub culprit: Option<String>,
    /// Values that the program decides by and that are wrong in the compiled program, where they were printed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub values: Vec<Value>,
    /// Operands that a sanitizer reports something of, although they are not evaluated.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unevaluated: Vec<Unevaluated>,
    /// What the program has that is worth naming, the rarest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub constructs: Vec<String>,
    /// Who else was tried.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub table: Vec<Row>,
    /// Whom to blame.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub blame: Option<Blame>,
    /// Flags that promise less to the compiler, and whether it shows with them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub toggles: Vec<Toggle>,
    /// What compilers warn of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub warnings: Option<Warnings>,
    /// What sanitizers say of the program.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sanitizers: Vec<Sanitized>,
    /// The name and the version of the tool that says so.
    pub tool: String,
    /// Whether it found the program as well, by chance.
    pub fuzzed: bool,
}

/// A compiler as a report names it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Who {
    /// What it is called on a command line, without its directory.
    pub name: String,
    /// Its family's name: `gcc`, `clang`, …
    pub family: String,
    /// Its version as numbers.
    pub numbers: Vec<u32>,
    /// The machine that it compiles for, as it names it.
    pub target: String,
    /// The question about itself that it answered: `gcc -v`.
    pub asked: String,
    /// Its answer.
    pub about: String,
}

/// A file of the program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Text {
    /// Its name.
    pub name: String,
    /// What is in it.
    pub text: String,
}

/// Tokens of a program that was reduced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Size {
    /// Now.
    pub tokens: u64,
    /// As it was found.
    pub before: u64,
}

/// What a program did, or must do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Did {
    /// How it ended.
    pub end: End,
    /// What it printed; of a compiler that failed, what it said.
    pub output: String,
}

/// How a program ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum End {
    /// With this exit status.
    Exit(i32),
    /// By `abort` or a trap, as it must.
    Abort,
    /// By this signal.
    Signal(String),
    /// Not within the time that it was given.
    Never,
    /// There was none to run: the compiler failed.
    NoProgram,
}

impl End {
    /// As a fragment: `exit status 3`.
    pub fn text(&self) -> String {
        match self {
            End::Exit(status) => format!("exit status {status}"),
            End::Abort => "abort".to_string(),
            End::Signal(name) => format!("killed by {name}"),
            End::Never => "it does not end".to_string(),
            End::NoProgram => "no program was made".to_string(),
        }
    }
}

/// How often something was tried, and how often it showed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tries {
    /// It showed so often.
    pub shown: u32,
    /// Of so many times.
    pub tried: u32,
}

/// What the semantics says of the program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Meaning {
    /// It is defined, also in other orders of evaluation and with other choices of the implementation.
    Defined,
    /// It cannot say, for this reason.
    Unknown(String),
}

/// A flag that promises less to the compiler.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Toggle {
    /// The flag.
    pub flag: String,
    /// Whether the failure shows with it; `None` where something else came of it.
    pub shows: Option<bool>,
}

/// What a compiler warns of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Warnings {
    /// The compiler and its flags.
    pub by: String,
    /// Its warnings, a line each.
    pub lines: Vec<String>,
}

/// What a sanitizer says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sanitized {
    /// The compiler and the flags that it was built in with.
    pub by: String,
    /// Its report; `None`: it is silent, and the program does what it must.
    pub report: Option<String>,
}

impl Facts {
    /// Why a compiler refuses the program: as it says it, where that is known, without the place in front.
    pub(crate) fn refused(&self, complaint: &Complaint) -> Option<String> {
        let mut lines = self.actual.output.lines().map(str::trim);
        let line = lines.find(|line| Complaint::new(line) == *complaint)?;
        let behind = ["error: ", "Error: ", "): "].into_iter();
        let said = behind
            .filter_map(|mark| line.split_once(mark))
            .map(|(_, said)| said)
            .next();
        Some(said.unwrap_or(line).to_string())
    }

    /// What a sanitizer reports: as it says it, where that is known, and not as such reports are compared.
    pub(crate) fn reported(&self, compared: &str) -> String {
        cassay_exec::sanitizer::in_full(&self.actual.output)
            .filter(|full| cassay_exec::messages::general(full) == compared)
            .unwrap_or_else(|| compared.replace('#', "N"))
    }

    /// The row of the accused in the table.
    pub fn own_row(&self) -> Option<&Row> {
        self.table
            .iter()
            .find(|row| row.compiler == self.compiler.name)
    }

    /// The accused as people say it: `gcc 12.2.0`.
    pub fn accused(&self) -> String {
        let numbers: Vec<String> = self.compiler.numbers.iter().map(u32::to_string).collect();
        match (self.compiler.family.as_str(), numbers.is_empty()) {
            ("generic", _) | (_, true) => self.compiler.name.clone(),
            (family, false) => format!("{family} {}", numbers.join(".")),
        }
    }
}
