//! What a compiler did with a program, and which failure that is. A reduction holds on to one
//! failure: the same kind and, where there is one, the same signature.

use crate::ask::Expected;
use cassay_exec::signature::signal_name;
use std::fmt;

/// What one compiler did with a program: as far as it got.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seen {
    Ended {
        status: i32,
        output: Vec<u8>,
    },
    RunCrash(i32),
    RunHang,
    CompilerCrash(String),
    CompilerHang,
    /// It refused; its complaint without names and numbers.
    Rejects(String),
    /// A limit of ours, or something that could not be run.
    Nothing(String),
}

/// What is wrong with that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    WrongOutput,
    WrongExit,
    /// The program looks for the wrong value itself, and returns that it found one: 1, and nothing else.
    ReturnsOne,
    /// The compiled program died of this signal.
    RunCrash(i32),
    RunHang,
    CompilerCrash(String),
    CompilerHang,
    Rejects(String),
}

impl Failure {
    /// The failure that was seen; `None` where all is well or nothing can be said. Without an
    /// expectation only the compiler itself can fail.
    pub fn of(seen: &Seen, expected: Option<&Expected>) -> Option<Failure> {
        match seen {
            Seen::CompilerCrash(signature) => Some(Failure::CompilerCrash(signature.clone())),
            Seen::CompilerHang => Some(Failure::CompilerHang),
            Seen::Rejects(message) => Some(Failure::Rejects(message.clone())),
            Seen::Nothing(_) => None,
            Seen::RunHang => expected.map(|_| Failure::RunHang),
            Seen::RunCrash(signal) => {
                let expected = expected?;
                // SIGABRT, or the trap of `__builtin_trap`.
                let right = expected.status.is_none() && matches!(signal, 4..=6);
                (!right).then_some(Failure::RunCrash(*signal))
            }
            Seen::Ended { status, output } => {
                let expected = expected?;
                if *output != expected.output {
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
            failure => found.as_ref() == Some(failure),
        }
    }

    /// Whether it shows when the program runs, not when it is compiled.
    pub fn is_wrong_code(&self) -> bool {
        matches!(
            self,
            Failure::WrongOutput
                | Failure::WrongExit
                | Failure::ReturnsOne
                | Failure::RunCrash(_)
                | Failure::RunHang
        )
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::WrongOutput => f.write_str("wrong output"),
            Failure::WrongExit | Failure::ReturnsOne => f.write_str("wrong exit status"),
            Failure::RunCrash(signal) => {
                write!(f, "the compiled program dies of {}", signal_name(*signal))
            }
            Failure::RunHang => f.write_str("the compiled program does not end"),
            Failure::CompilerCrash(signature) => write!(f, "the compiler crashes: {signature}"),
            Failure::CompilerHang => f.write_str("the compiler does not end"),
            Failure::Rejects(message) => {
                write!(f, "the compiler refuses a valid program: {message}")
            }
        }
    }
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Seen::Ended { status, output } => {
                let text = String::from_utf8_lossy(output);
                let short: String = text.chars().take(60).collect();
                write!(f, "exit status {status}, output {short:?}")
            }
            Seen::RunCrash(signal) => {
                write!(f, "the compiled program dies of {}", signal_name(*signal))
            }
            Seen::RunHang => f.write_str("the compiled program does not end"),
            Seen::CompilerCrash(signature) => write!(f, "the compiler crashes: {signature}"),
            Seen::CompilerHang => f.write_str("the compiler does not end"),
            Seen::Rejects(message) => write!(f, "the compiler refuses it: {message}"),
            Seen::Nothing(why) => f.write_str(why),
        }
    }
}

/// A compiler's complaint without what changes while a program shrinks: place, numbers, names.
pub fn general(message: &str) -> String {
    let said = match message.split_once("error: ") {
        Some((_, said)) => said,
        None => message,
    };
    // A temporary file of the compiler's or the assembler's has another name each time.
    let said = said
        .split_whitespace()
        .map(|word| match word.rsplit_once('/') {
            Some((dir, _)) if dir.starts_with('/') => "FILE",
            _ => word,
        })
        .collect::<Vec<_>>()
        .join(" ");
    let mut text = String::new();
    let mut chars = said.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            // Whatever is quoted is the program's; an apostrophe after a letter quotes nothing.
            '\'' | '"' | '`' | '‘' if !text.ends_with(char::is_alphanumeric) => {
                let close = match c {
                    '‘' => '’',
                    '`' => '\'',
                    c => c,
                };
                let rest: String = chars.clone().collect();
                match rest.find(close) {
                    Some(_) => {
                        chars.by_ref().find(|c| *c == close);
                        text.push_str("'…'");
                    }
                    None => text.push(c),
                }
            }
            c if c.is_ascii_digit() => {
                while chars.peek().is_some_and(char::is_ascii_alphanumeric) {
                    chars.next();
                }
                text.push('N');
            }
            c => text.push(c),
        }
    }
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn complaints_lose_what_changes() {
        let check = |message: &str, expect: &str| assert_eq!(general(message), expect);
        check("main.c:12: error: 'f12' undeclared", "'…' undeclared");
        check(
            "a.c:1:2: error: size 0x12 of array ‘a’ is wrong",
            "size N of array '…' is wrong",
        );
        check("error: can't do it", "can't do it");
        check(
            "/tmp/cc-UVc:4374: Error: operand type mismatch for `and'",
            "FILE Error: operand type mismatch for '…'",
        );
        check("main.c, line 7: x undefined", "main.c, line N: x undefined");
    }

    #[test]
    fn failures_are_told_apart() {
        let expected = Expected {
            status: Some(0),
            output: b"1\n".to_vec(),
        };
        let ended = |status, output: &str| Seen::Ended {
            status,
            output: output.into(),
        };
        let of = |seen: &Seen| Failure::of(seen, Some(&expected));
        assert_eq!(of(&ended(0, "1\n")), None);
        assert_eq!(of(&ended(0, "2\n")), Some(Failure::WrongOutput));
        assert_eq!(of(&ended(3, "1\n")), Some(Failure::WrongExit));
        assert_eq!(of(&Seen::RunCrash(11)), Some(Failure::RunCrash(11)));
        assert_eq!(of(&Seen::Nothing("limit".into())), None);
        assert_eq!(Failure::of(&ended(0, "2\n"), None), None);
        assert!(Failure::ReturnsOne.shows(&ended(1, "1\n"), Some(&expected)));
        assert!(!Failure::ReturnsOne.shows(&ended(3, "1\n"), Some(&expected)));
        assert!(!Failure::ReturnsOne.shows(&ended(0, "1\n"), Some(&expected)));
        let aborts = Expected {
            status: None,
            ..expected
        };
        assert_eq!(Failure::of(&Seen::RunCrash(6), Some(&aborts)), None);
        assert_eq!(
            Failure::of(&ended(0, "1\n"), Some(&aborts)),
            Some(Failure::WrongExit)
        );
    }
}
