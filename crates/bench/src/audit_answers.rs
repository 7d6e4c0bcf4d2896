//! What compilers have made of the programs of an audit: kept in a file, since they make the same of them the next time,
//! when it is the semantics that has changed.

use std::collections::HashMap;
use std::fs::{File, OpenOptions};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::sync::Mutex;

use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};

use crate::child::{End, Ended};

const SIGILL: i32 = 4;
const SIGTRAP: i32 = 5;
/// The exit status by which `cassay run` says that a program aborts.
const ABORTED: i64 = 134;

/// What a compiled program did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Did {
    /// Its status, as `cassay run` counts it; or why it has none.
    pub status: Result<i64, String>,
    /// What it printed; what is no text is replaced, as in JSON.
    pub printed: String,
    /// How many bytes that were.
    pub bytes: usize,
}

impl Did {
    pub fn of(ran: &Ended) -> Did {
        Did {
            status: match ran.end {
                End::Exit(status) => Ok(status.into()),
                // A trap may be any of these signals, and to `cassay run` it is what `abort` is.
                End::Signal(SIGILL | SIGTRAP) => Ok(ABORTED),
                End::Signal(signal) => Ok(128 + i64::from(signal)),
                End::TimedOut => Err("does not end".to_string()),
                End::TooMuchOutput => Err("prints without end".to_string()),
            },
            printed: String::from_utf8_lossy(&ran.stdout).into_owned(),
            bytes: ran.stdout.len(),
        }
    }
}

/// A compiler's answer: what its program did; nothing where it refuses the text.
pub type Answer = Option<Did>;

/// Names what was asked: a compiler with its version, flags, and a text.
pub fn question(of: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    of.hash(&mut hasher);
    hasher.finish()
}

/// Answers that are known, and where new ones are noted.
#[derive(Default)]
pub struct Answers {
    known: HashMap<u64, Answer>,
    file: Option<Mutex<File>>,
}

impl Answers {
    /// Those of a file, which is made if there is none.
    pub fn open(path: Option<&Path>) -> Result<Answers> {
        let Some(path) = path else {
            return Ok(Answers::default());
        };
        let problem = || format!("cannot open {}", path.display());
        let file = OpenOptions::new()
            .read(true)
            .append(true)
            .create(true)
            .open(path);
        let file = file.with_context(problem)?;
        let mut known = HashMap::new();
        for line in BufReader::new(&file).lines() {
            // The last line may have been cut off.
            if let Ok((question, answer)) = serde_json::from_str(&line.with_context(problem)?) {
                known.insert(question, answer);
            }
        }
        // So that what is added begins a line of its own.
        writeln!(&file).with_context(problem)?;
        Ok(Answers {
            known,
            file: Some(Mutex::new(file)),
        })
    }

    /// The answer to a question: the known one, or the one that is found now.
    pub fn answer(&self, question: u64, ask: impl FnOnce() -> Result<Answer>) -> Result<Answer> {
        if let Some(answer) = self.known.get(&question) {
            return Ok(answer.clone());
        }
        let answer = ask()?;
        if let Some(Ok(mut file)) = self.file.as_ref().map(Mutex::lock) {
            let line = serde_json::to_string(&(question, &answer))?;
            writeln!(file, "{line}").context("cannot note the answers of compilers")?;
        }
        Ok(answer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_asked_for_once() {
        let place = std::env::temp_dir().join(format!("cassay-answers-{}", std::process::id()));
        let did = Did {
            status: Ok(3),
            printed: "a\n\u{fffd}".to_string(),
            bytes: 3,
        };
        let open = || Answers::open(Some(&place)).unwrap();
        let answers = open();
        let (one, two) = (
            question(("cc", "-O0", "text")),
            question(("cc", "-O1", "text")),
        );
        assert_ne!(one, two);
        assert_eq!(
            answers.answer(one, || Ok(Some(did.clone()))).unwrap(),
            Some(did.clone())
        );
        assert_eq!(answers.answer(two, || Ok(None)).unwrap(), None);
        drop(answers);
        // Somebody was stopped while writing.
        let mut file = OpenOptions::new().append(true).open(&place).unwrap();
        write!(file, "[17,").unwrap();
        let (again, nobody) = (open(), || panic!("it is known"));
        assert_eq!(again.answer(one, nobody).unwrap(), Some(did));
        assert_eq!(again.answer(two, nobody).unwrap(), None);
        assert_eq!(again.answer(17, || Ok(None)).unwrap(), None);
        drop(again);
        assert_eq!(open().answer(17, nobody).unwrap(), None);
        std::fs::remove_file(&place).unwrap();
    }
}
