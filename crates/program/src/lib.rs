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
//! let names: Vec<String> = program.export().into_iter().map(|(name, _)| name).collect();
//! assert_eq!(names, ["main.c", "status.txt"]);
//! ```

#![warn(missing_docs)]

pub mod command;

pub use command::Commands;

use serde::{Deserialize, Serialize};

/// One file: its name and its bytes.
pub type File = (String, Vec<u8>);

/// The exported file with the program's arguments, one per line.
pub const ARGS: &str = "args.txt";
/// The exported file with the program's standard input.
pub const INPUT: &str = "input.txt";
/// The exported file with the exit status, written only if that is not 0.
pub const STATUS: &str = "status.txt";

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
}

impl Expected {
    /// A normal end with this exit status and output.
    pub fn exit(status: i32, output: impl Into<Vec<u8>>) -> Expected {
        Expected {
            status: Some(status),
            output: output.into(),
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
    /// Who can be asked to compile it.
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

    /// The files of a directory from which people and scripts can run the program: sources, and where they
    /// say something [`ARGS`], [`INPUT`] and [`STATUS`].
    pub fn export(&self) -> Vec<File> {
        let mut files: Vec<File> = self.sources().cloned().collect();
        if !self.input.args.is_empty() {
            let lines: String = self
                .input
                .args
                .iter()
                .map(|arg| format!("{arg}\n"))
                .collect();
            files.push((ARGS.to_string(), lines.into_bytes()));
        }
        if !self.input.stdin.is_empty() {
            files.push((INPUT.to_string(), self.input.stdin.clone()));
        }
        let status = self.expected.as_ref().and_then(|expected| expected.status);
        if let Some(status) = status.filter(|status| *status != 0) {
            files.push((STATUS.to_string(), format!("{status}\n").into_bytes()));
        }
        files
    }

    /// The program of such files. Its case is not among them, nor is its output: [`STATUS`] is returned
    /// beside it, 0 where there is no such file.
    pub fn import(files: Vec<File>) -> (Program, i32) {
        let mut program = Program::default();
        let mut status = 0;
        for (name, bytes) in files {
            let text = || String::from_utf8_lossy(&bytes).into_owned();
            match name.as_str() {
                ARGS => program.input.args = text().lines().map(String::from).collect(),
                INPUT => program.input.stdin = bytes,
                STATUS => status = text().trim().parse().unwrap_or_default(),
                _ if is_unit(&name) => program.units.push((name, bytes)),
                _ => program.headers.push((name, bytes)),
            }
        }
        (program, status)
    }
}

/// Whether a compiler is given a file of this name as a translation unit.
pub fn is_unit(name: &str) -> bool {
    [".c", ".i"].iter().any(|end| name.ends_with(end))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_exported_is_imported() {
        let mut program = Program::single("main.c", "int main(void) { return 3; }");
        program.headers.push(("a.h".into(), b"int a;".to_vec()));
        program.input = Input {
            args: vec!["-v".into(), "a b".into(), String::new(), "<".into()],
            stdin: b"1 2\n".to_vec(),
        };
        assert_eq!(Program::import(program.export()), (program.clone(), 0));
        program.expected = Some(Expected::exit(3, "x"));
        let (again, status) = Program::import(program.export());
        assert_eq!(status, 3);
        program.expected = None;
        assert_eq!(again, program);
    }
}
