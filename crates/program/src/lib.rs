//! A program under test as one value: its files, what it is given, and what it must do.
//!
//! The generator, the mutator, the hunt, the store and the reducer hand this value on. Nothing here touches
//! a file: [`Program::export`] lists the files that a directory would hold, [`Program::import`] reads such
//! a list again.
//!
//! ```
//! use cassay_program::{Expected, Program};
//!
//! let mut program = Program::single("main.c", "int main(void) { return 3; }\n");
//! program.expected = Some(Expected::exit(3, ""));
//! let files = program.export();
//! let names: Vec<&str> = files.iter().map(|(name, _)| name.as_str()).collect();
//! assert_eq!(names, ["main.c", "status.txt", "expected.txt"]);
//! assert_eq!(Program::import(files), program);
//! ```

#![warn(missing_docs)]

pub mod command;
pub mod places;
pub mod shown;

pub use command::Commands;

use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// One file: its name and its bytes.
pub type File = (String, Vec<u8>);

/// The exported file with the program's arguments, one per line.
pub const ARGS: &str = "args.txt";
/// The exported file with the program's standard input.
pub const INPUT: &str = "input.txt";
/// The exported file with the exit status, written only if that is not 0.
pub const STATUS: &str = "status.txt";
/// The exported file with what the program must print.
pub const EXPECTED: &str = "expected.txt";
/// The exported file with how many bytes of the output are certain, written only if that is not all of them.
pub const CERTAIN: &str = "certain.txt";
/// What [`STATUS`] says of a program that must abort.
const ABORT: &str = "abort";

/// What a program is given when it runs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Input {
    /// The arguments, without the program's name.
    pub args: Vec<String>,
    /// What it reads from standard input.
    pub stdin: Vec<u8>,
}

/// What a program must do, as the semantics says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Expected {
    /// The exit status; `None`: the program ends by `abort` or a trap.
    pub status: Option<i32>,
    /// What it writes to standard output.
    pub output: Vec<u8>,
    /// How many bytes of that are certain, where the rest may be lost: the program ends without flushing its
    /// streams, and C leaves open what happens to their buffers. `None`: all of them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub certain: Option<usize>,
}

impl Expected {
    /// A normal end with this exit status and output.
    pub fn exit(status: i32, output: impl Into<Vec<u8>>) -> Expected {
        Expected {
            status: Some(status),
            output: output.into(),
            certain: None,
        }
    }

    /// The same where no more than so many bytes of the output are certain.
    #[must_use]
    pub fn certain(mut self, bytes: usize) -> Expected {
        self.certain = (bytes < self.output.len()).then_some(bytes);
        self
    }

    /// Whether a program that wrote this did what it must. A stream may be flushed at any time, so that any beginning
    /// of the output will do that has what is certain.
    ///
    /// ```
    /// use cassay_program::Expected;
    ///
    /// let expected = Expected::exit(1, "flushed, lost").certain(7);
    /// assert!(expected.accepts(b"flushed, lost") && expected.accepts(b"flushed"));
    /// assert!(!expected.accepts(b"flush") && !expected.accepts(b"flushed; lost"));
    /// ```
    pub fn accepts(&self, output: &[u8]) -> bool {
        match self.certain {
            None => output == self.output,
            Some(certain) => output.len() >= certain && self.output.starts_with(output),
        }
    }
}

/// Which language a compiler must understand to be given a program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Dialect {
    /// C11 and nothing else.
    C11,
    /// C11 with the GNU extensions that our programs use.
    #[default]
    Gnu,
}

/// A program under test.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Program {
    /// The name that makes the same program again: a generator's case, another generator's command, a file.
    pub case: String,
    /// The translation units, in the order of the command line.
    pub units: Vec<File>,
    /// What the units include and no compiler is given by itself.
    pub headers: Vec<File>,
    /// What the program is given.
    pub input: Input,
    /// What it must do; `None` where the semantics cannot say, and compilers vote.
    pub expected: Option<Expected>,
    /// The language that a compiler must understand to be given it.
    pub dialect: Dialect,
}

impl Program {
    /// A program of one translation unit about which nothing else is known.
    pub fn single(name: impl Into<String>, text: impl Into<Vec<u8>>) -> Program {
        Program {
            units: vec![(name.into(), text.into())],
            ..Program::default()
        }
    }

    /// Units and headers, in this order: everything that is C.
    pub fn sources(&self) -> impl Iterator<Item = &File> {
        self.units.iter().chain(&self.headers)
    }

    /// The names of the translation units, in the order of the command line.
    pub fn unit_names(&self) -> impl Iterator<Item = &str> {
        self.units.iter().map(|(name, _)| name.as_str())
    }

    /// The same program with other translation units; what it is given and what it must do stay.
    pub fn with_units(&self, units: Vec<File>) -> Program {
        Program {
            case: self.case.clone(),
            units,
            headers: self.headers.clone(),
            input: self.input.clone(),
            expected: self.expected.clone(),
            dialect: self.dialect,
        }
    }

    /// The exit status that it must have; 0 where nothing says so.
    pub fn status(&self) -> i32 {
        let status = self.expected.as_ref().and_then(|expected| expected.status);
        status.unwrap_or_default()
    }

    /// What it must do if it must end normally and write this: the exit status, and how much of it is certain, are those
    /// that are known.
    pub fn expecting(&self, output: impl Into<Vec<u8>>) -> Expected {
        let certain = self.expected.as_ref().and_then(|expected| expected.certain);
        Expected {
            certain,
            ..Expected::exit(self.status(), output)
        }
    }

    /// What a compiler and a run need, as files: sources, then where they say something [`ARGS`], [`INPUT`],
    /// [`STATUS`] and [`CERTAIN`]. Their order and their bytes are what the store names a program by.
    pub fn files(&self) -> Vec<(&str, Cow<'_, [u8]>)> {
        let sources = self.sources();
        let mut files: Vec<(&str, Cow<'_, [u8]>)> = sources
            .map(|(name, text)| (name.as_str(), text.into()))
            .collect();
        if !self.input.args.is_empty() {
            let args = self.input.args.iter();
            let lines: String = args.map(|arg| format!("{arg}\n")).collect();
            files.push((ARGS, lines.into_bytes().into()));
        }
        if !self.input.stdin.is_empty() {
            files.push((INPUT, self.input.stdin.as_slice().into()));
        }
        match self.expected.as_ref().map(|expected| expected.status) {
            None | Some(Some(0)) => {}
            Some(None) => files.push((STATUS, format!("{ABORT}\n").into_bytes().into())),
            Some(Some(status)) => files.push((STATUS, format!("{status}\n").into_bytes().into())),
        }
        if let Some(bytes) = self.expected.as_ref().and_then(|expected| expected.certain) {
            files.push((CERTAIN, format!("{bytes}\n").into_bytes().into()));
        }
        files
    }

    /// Bytes of all [`Program::files`].
    pub fn bytes(&self) -> u64 {
        let files = self.files();
        files.iter().map(|(_, text)| text.len() as u64).sum()
    }

    /// The files of a directory from which people and scripts can run the program: [`Program::files`], and
    /// [`EXPECTED`] where it is known what the program must do.
    pub fn export(&self) -> Vec<File> {
        let files = self.files().into_iter();
        let mut files: Vec<File> = files
            .map(|(name, text)| (name.to_string(), text.into_owned()))
            .collect();
        if let Some(expected) = &self.expected {
            files.push((EXPECTED.to_string(), expected.output.clone()));
        }
        files
    }

    /// The program of such files. Its case and its dialect are not among them. With [`STATUS`] or [`EXPECTED`]
    /// it is known what the program must do; the one that is missing says 0, or no output.
    pub fn import(files: Vec<File>) -> Program {
        let mut program = Program::default();
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        let (mut status, mut output, mut certain) = (None, None, None);
        for (name, bytes) in files {
            match name.as_str() {
                ARGS => program.input.args = text(&bytes).lines().map(String::from).collect(),
                INPUT => program.input.stdin = bytes,
                STATUS => {
                    status = Some(match text(&bytes).trim() {
                        ABORT => None,
                        number => Some(number.parse().unwrap_or_default()),
                    });
                }
                EXPECTED => output = Some(bytes),
                CERTAIN => certain = text(&bytes).trim().parse().ok(),
                _ if is_unit(&name) => program.units.push((name, bytes)),
                _ => program.headers.push((name, bytes)),
            }
        }
        if status.is_some() || output.is_some() || certain.is_some() {
            program.expected = Some(Expected {
                status: status.unwrap_or(Some(0)),
                output: output.unwrap_or_default(),
                certain,
            });
        }
        program
    }
}

/// Whether a compiler is given a file of this name as a translation unit.
pub fn is_unit(name: &str) -> bool {
    [".c", ".i"].iter().any(|end| name.ends_with(end))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn given() -> Program {
        let mut program = Program::single("main.c", "int main(void) { return 3; }");
        program.headers.push(("a.h".into(), b"int a;".to_vec()));
        program.input = Input {
            args: vec!["-v".into(), "a b".into(), String::new(), "<".into()],
            stdin: b"1 2\n".to_vec(),
        };
        program
    }

    #[test]
    fn what_is_exported_is_imported() {
        let mut program = given();
        assert_eq!(Program::import(program.export()), program);
        for status in [Some(0), Some(3), None] {
            program.expected = Some(Expected {
                status,
                output: b"x".to_vec(),
                certain: None,
            });
            assert_eq!(Program::import(program.export()), program);
            program.expected = program.expected.map(|expected| expected.certain(0));
            assert_eq!(Program::import(program.export()), program);
        }
        let plain = Program::single("main.i", "");
        assert_eq!(Program::import(plain.export()), plain);
    }

    #[test]
    fn files_are_those_that_say_something() {
        let mut program = given();
        program.expected = Some(Expected::exit(3, "x"));
        let files = program.files();
        let names: Vec<&str> = files.iter().map(|(name, _)| *name).collect();
        assert_eq!(names, ["main.c", "a.h", ARGS, INPUT, STATUS]);
        assert_eq!(&*files[2].1, b"-v\na b\n\n<\n");
        assert_eq!(&*files[4].1, b"3\n");
        assert_eq!(program.bytes(), 28 + 6 + 10 + 4 + 2);
        let mut silent = Program::single("main.c", "");
        silent.expected = Some(Expected::exit(0, "x"));
        assert_eq!((silent.files().len(), silent.export().len()), (1, 2));
        assert_eq!((silent.status(), program.status()), (0, 3));
    }

    #[test]
    fn a_program_keeps_the_rest_with_other_units() {
        let program = given();
        let other = program.with_units(vec![("b.c".into(), Vec::new())]);
        assert_eq!(other.unit_names().collect::<Vec<_>>(), ["b.c"]);
        assert_eq!(
            (&other.headers, &other.input),
            (&program.headers, &program.input)
        );
    }
}
