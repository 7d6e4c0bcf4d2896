//! What is wrong with what was seen. Two failures are the same if their values are equal: the same kind and,
//! where there is one, the same signature. Text is for people; stores keep it, and [`Failure::read`] is the
//! one place where it becomes a value again.

use std::fmt;

use cassay_exec::messages::general;
use cassay_exec::signature::{signal_name, signal_number};
use cassay_program::Expected;
use serde::{Deserialize, Serialize};

use crate::seen::Seen;

/// What a refusal is about, without names, numbers and places.
///
/// Two are equal if they say the same in whatever quotation marks. Also equal are what this version writes
/// and what the first ones wrote for reductions: `N` for `#`, and every quotation as `'…'`.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Complaint(String);

impl Complaint {
    /// Of a compiler's message, or of the text of a complaint.
    pub fn new(message: &str) -> Complaint {
        Complaint(general(message))
    }

    /// What is compared.
    fn essence(&self) -> impl Iterator<Item = char> {
        let words = self
            .0
            .split_whitespace()
            .flat_map(|word| word.chars().chain([' ']));
        words
            .filter(|c| !"'\"`‘’…".contains(*c))
            .map(|c| if c == 'N' { '#' } else { c })
    }
}

impl PartialEq for Complaint {
    fn eq(&self, other: &Complaint) -> bool {
        self.essence().eq(other.essence())
    }
}

impl Eq for Complaint {}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What is wrong with what was seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Failure {
    /// The compiled program printed something else.
    WrongOutput,
    /// It printed what it should, and ended with another exit status.
    WrongExit,
    /// The program looks for the wrong value itself, and returns that it found one: 1, and nothing else.
    ReturnsOne,
    /// The compiled program died of this signal.
    RunCrash(i32),
    /// The compiled program does not end.
    RunHang,
    /// The compiled program goes wrong, and in another way from run to run: wrong, whatever it prints.
    Unstable,
    /// A sanitizer reports what the program does not do.
    FalseReport(String),
    /// The compiler broke, with this signature.
    CompilerCrash(String),
    /// The compiler does not end.
    CompilerHang,
    /// The compiler refuses a valid program.
    Rejects(Complaint),
}

const DIES: &str = "the compiled program dies of ";
const CRASHES: &str = "the compiler crashes: ";
const REPORTS: &str = "a sanitizer reports what the program does not do: ";
const UNSTABLE: &str = "the compiled program goes wrong, in another way from run to run";
const REFUSES: &str = "the compiler refuses a valid program: ";

impl Failure {
    /// The failure that was seen; `None` where all is well or nothing can be said. Without an
    /// expectation only the compiler itself can fail.
    pub fn of(seen: &Seen, expected: Option<&Expected>) -> Option<Failure> {
        match seen {
            Seen::CompilerCrash { signature } => Some(Failure::CompilerCrash(signature.clone())),
            Seen::CompilerHang => Some(Failure::CompilerHang),
            Seen::Rejects { message } => Some(Failure::Rejects(Complaint::new(message))),
            Seen::Resource { .. } | Seen::Skipped { .. } => None,
            Seen::RunHang => expected.map(|_| Failure::RunHang),
            Seen::Reports { what } => expected.map(|_| Failure::FalseReport(what.clone())),
            Seen::RunCrash { signal } => {
                let expected = expected?;
                // SIGABRT, or the trap of `__builtin_trap`.
                let right = expected.status.is_none() && matches!(signal, 4..=6);
                (!right).then_some(Failure::RunCrash(*signal))
            }
            Seen::Ended { status, output } => {
                let expected = expected?;
                if !expected.accepts(output) {
                    Some(Failure::WrongOutput)
                } else if expected.status != Some(*status) {
                    Some(Failure::WrongExit)
                } else {
                    None
                }
            }
        }
    }

    /// Whether it is what was seen.
    pub fn shows(&self, seen: &Seen, expected: Option<&Expected>) -> bool {
        let found = Failure::of(seen, expected);
        match self {
            Failure::ReturnsOne => {
                found == Some(Failure::WrongExit) && matches!(seen, Seen::Ended { status: 1, .. })
            }
            Failure::Unstable => found.is_some_and(|found| found.is_wrong_code()),
            failure => found.as_ref() == Some(failure),
        }
    }

    /// One failure for several that a program showed one after the other: itself, if it is the same each time.
    pub fn of_all(failures: &[Failure]) -> Option<Failure> {
        let first = failures.first()?;
        let same = failures.iter().all(|other| other == first);
        let wrong = failures.iter().all(Failure::is_wrong_code);
        Some(match same || !wrong {
            true => first.clone(),
            false => Failure::Unstable,
        })
    }

    /// Whether it shows when the program runs, so that the program can be run again without compiling it.
    pub fn is_seen_in_runs(&self) -> bool {
        self.is_wrong_code() || matches!(self, Failure::FalseReport(_))
    }

    /// Whether the compiled program does something else than it must.
    pub fn is_wrong_code(&self) -> bool {
        match self {
            Failure::WrongOutput
            | Failure::WrongExit
            | Failure::ReturnsOne
            | Failure::RunCrash(_)
            | Failure::RunHang
            | Failure::Unstable => true,
            Failure::CompilerCrash(_)
            | Failure::CompilerHang
            | Failure::Rejects(_)
            | Failure::FalseReport(_) => false,
        }
    }

    /// Understands the text of a failure, also of earlier versions; `None` where it is none. A program that
    /// [returns 1](Failure::ReturnsOne) has the text of any other wrong exit status.
    pub fn read(text: &str) -> Option<Failure> {
        if let Some(signal) = text.strip_prefix(DIES) {
            return signal_number(signal).map(Failure::RunCrash);
        }
        if let Some(signature) = text.strip_prefix(CRASHES) {
            return Some(Failure::CompilerCrash(signature.to_string()));
        }
        if let Some(what) = text.strip_prefix(REPORTS) {
            return Some(Failure::FalseReport(what.to_string()));
        }
        if let Some(message) = text.strip_prefix(REFUSES) {
            return Some(Failure::Rejects(Complaint::new(message)));
        }
        let plain = [
            Failure::WrongOutput,
            Failure::WrongExit,
            Failure::RunHang,
            Failure::CompilerHang,
            Failure::Unstable,
        ];
        plain
            .into_iter()
            .find(|failure| failure.to_string() == text)
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::WrongOutput => f.write_str("wrong output"),
            Failure::WrongExit | Failure::ReturnsOne => f.write_str("wrong exit status"),
            Failure::RunCrash(signal) => write!(f, "{DIES}{}", signal_name(*signal)),
            Failure::RunHang => f.write_str("the compiled program does not end"),
            Failure::Unstable => f.write_str(UNSTABLE),
            Failure::FalseReport(what) => write!(f, "{REPORTS}{what}"),
            Failure::CompilerCrash(signature) => write!(f, "{CRASHES}{signature}"),
            Failure::CompilerHang => f.write_str("the compiler does not end"),
            Failure::Rejects(complaint) => write!(f, "{REFUSES}{complaint}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seen::Part;

    fn rejects(message: &str) -> Failure {
        Failure::Rejects(Complaint::new(message))
    }

    #[test]
    fn failures_are_told_apart() {
        let expected = Expected::exit(0, "1\n");
        let ended = |status, output: &str| Seen::Ended {
            status,
            output: output.into(),
        };
        let of = |seen: &Seen| Failure::of(seen, Some(&expected));
        assert_eq!(of(&ended(0, "1\n")), None);
        assert_eq!(of(&ended(0, "2\n")), Some(Failure::WrongOutput));
        assert_eq!(of(&ended(3, "1\n")), Some(Failure::WrongExit));
        let dies = Seen::RunCrash { signal: 11 };
        assert_eq!(of(&dies), Some(Failure::RunCrash(11)));
        let part = Part::Compiler;
        assert_eq!(of(&Seen::Resource { part }), None);
        assert_eq!(Failure::of(&ended(0, "2\n"), None), None);
        assert!(Failure::ReturnsOne.shows(&ended(1, "1\n"), Some(&expected)));
        assert!(!Failure::ReturnsOne.shows(&ended(3, "1\n"), Some(&expected)));
        assert!(!Failure::ReturnsOne.shows(&ended(0, "1\n"), Some(&expected)));
        let aborts = Expected {
            certain: None,
            status: None,
            ..expected
        };
        let aborted = Seen::RunCrash { signal: 6 };
        assert_eq!(Failure::of(&aborted, Some(&aborts)), None);
        assert_eq!(
            Failure::of(&ended(0, "1\n"), Some(&aborts)),
            Some(Failure::WrongExit)
        );
    }

    #[test]
    fn what_goes_wrong_in_several_ways_is_one_failure() {
        let (wrong, dies) = (Failure::WrongOutput, Failure::RunCrash(11));
        assert_eq!(Failure::of_all(&[]), None);
        let same = [wrong.clone(), wrong.clone()];
        assert_eq!(Failure::of_all(&same), Some(wrong.clone()));
        assert_eq!(Failure::of_all(&[wrong, dies]), Some(Failure::Unstable));
        let expected = Expected::exit(0, "1\n");
        let shows = |seen: Seen| Failure::Unstable.shows(&seen, Some(&expected));
        let ended = |output: &str| Seen::Ended {
            status: 0,
            output: output.into(),
        };
        assert!(
            shows(Seen::RunCrash { signal: 11 }) && shows(ended("2\n")) && shows(Seen::RunHang)
        );
        assert!(!shows(ended("1\n")) && !shows(Seen::CompilerHang));
    }

    /// What was not flushed at an abnormal end may be missing, and so may a part of it.
    #[test]
    fn output_that_is_not_certain_may_be_missing() {
        let expected = Expected::exit(3, "1\n2\n").certain(2);
        let of = |output: &str| {
            let seen = Seen::Ended {
                status: 3,
                output: output.into(),
            };
            Failure::of(&seen, Some(&expected))
        };
        for right in ["1\n2\n", "1\n", "1\n2"] {
            assert_eq!(of(right), None, "{right}");
        }
        for wrong in ["", "1", "1\n3", "1\n2\n\n"] {
            assert_eq!(of(wrong), Some(Failure::WrongOutput), "{wrong}");
        }
    }

    #[test]
    fn failures_are_read_back() {
        let all = [
            Failure::WrongOutput,
            Failure::WrongExit,
            Failure::RunCrash(11),
            Failure::RunCrash(40),
            Failure::RunHang,
            Failure::Unstable,
            Failure::FalseReport("AddressSanitizer: heap-use-after-free".into()),
            Failure::CompilerCrash("gcc | in f, at a.c".into()),
            Failure::CompilerHang,
            rejects("a.c:1: error: size 0x12 of 'f' isn't right"),
        ];
        for failure in all {
            assert_eq!(Failure::read(&failure.to_string()), Some(failure));
        }
        let text = Failure::ReturnsOne.to_string();
        assert_eq!(Failure::read(&text), Some(Failure::WrongExit));
        assert_eq!(Failure::read("the script says so"), None);
    }

    /// Numbers are `#` wherever a refusal is told. Stores of earlier versions have `N` in what they say of
    /// reductions, and are understood.
    #[test]
    fn numbers_have_one_sign() {
        let now = rejects("main.c:3: error: type `long' of ‘x’ has 12 bits at 0x1f");
        assert_eq!(
            now.to_string(),
            "the compiler refuses a valid program: type `' of ‘’ has # bits at #"
        );
        let then = "the compiler refuses a valid program: type '…' of '…' has N bits at N";
        assert_eq!(Failure::read(then), Some(now));
    }

    /// The `Error:` of assemblers is no part of what they say, as the `error:` of compilers is none.
    #[test]
    fn errors_with_a_capital_are_errors() {
        let now = rejects("/tmp/cc-UVc:4374: Error: operand type mismatch for `and'");
        assert_eq!(
            now.to_string(),
            "the compiler refuses a valid program: operand type mismatch for `'"
        );
        let then = "the compiler refuses a valid program: Error: operand type mismatch for '…'";
        assert_eq!(Failure::read(then), Some(now));
    }
}
