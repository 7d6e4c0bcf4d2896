//! Where candidates are tried: first remembered, then judged by the gate, then shown to whoever can
//! say whether they are interesting; several at once, one per thread.
//!
//! An answer is a function of the candidate's text. So each text is tried once, answers of an
//! earlier session serve as well as new ones, and trying candidates that will not be needed costs
//! time and changes nothing.

use crate::ask::{Answer, AskError, Candidate, Interesting, Runs};
use crate::gate::{Gate, Refusal};
use cassay_program::File;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

/// What became of a candidate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    Interesting,
    Boring,
    Unresolved,
    Refused(Refusal),
}

/// Names a candidate and what was asked about it: the 128-bit FNV-1a hash of the question's number and
/// of all files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Key(pub u128);

impl Key {
    pub fn of(files: &[File], question: u8) -> Key {
        const PRIME: u128 = 0x0000_0000_0100_0000_0000_0000_0000_013b;
        let mut hash: u128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d;
        hash = (hash ^ u128::from(question)).wrapping_mul(PRIME);
        for (name, text) in files {
            // No byte of a text is 0xff: it ends the parts.
            let bytes = name
                .bytes()
                .chain([0xff])
                .chain(text.iter().copied())
                .chain([0xff]);
            for byte in bytes {
                hash = (hash ^ u128::from(byte)).wrapping_mul(PRIME);
            }
        }
        Key(hash)
    }
}

/// What was done, in numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Candidates that were not tried before.
    pub candidates: u64,
    pub remembered: u64,
    /// Candidates that the gate refused, by the reason.
    pub refused: BTreeMap<Refusal, u64>,
    pub interesting: u64,
    pub unresolved: u64,
    pub runs: Runs,
}

impl Counts {
    pub fn all_refused(&self) -> u64 {
        self.refused.values().sum()
    }
}

pub struct Lab<'a> {
    pub gate: Gate,
    askers: Vec<Box<dyn Interesting + 'a>>,
    known: FxHashMap<Key, Outcome>,
    pub counts: Counts,
    /// Changes with the askers: they ask something else then.
    question: u8,
    /// What askers that are gone have run.
    past: Runs,
}

impl<'a> Lab<'a> {
    /// One thread per asker; there is at least one.
    pub fn new(
        gate: Gate,
        askers: Vec<Box<dyn Interesting + 'a>>,
        known: FxHashMap<Key, Outcome>,
    ) -> Lab<'a> {
        Lab {
            gate,
            askers,
            known,
            counts: Counts::default(),
            question: 0,
            past: Runs::default(),
        }
    }

    /// From now on others are asked, and about something else.
    pub fn ask(&mut self, askers: Vec<Box<dyn Interesting + 'a>>, question: u8) {
        self.past = self.counts.runs;
        self.askers = askers;
        self.question = question;
    }

    /// How many candidates are tried at the same time.
    pub fn width(&self) -> usize {
        self.askers.len().max(1)
    }

    /// Tries candidates; new answers are also given to `note`, in the order of the candidates.
    pub fn try_all(
        &mut self,
        candidates: &[Vec<File>],
        note: &mut dyn FnMut(Key, Outcome),
    ) -> Result<Vec<Outcome>, AskError> {
        let keys: Vec<Key> = candidates
            .iter()
            .map(|files| Key::of(files, self.question))
            .collect();
        let mut fresh: Vec<usize> = Vec::new();
        for (at, key) in keys.iter().enumerate() {
            let twice = fresh.iter().any(|other| keys[*other] == *key);
            if !twice && !self.known.contains_key(key) {
                fresh.push(at);
            }
        }
        self.counts.remembered += (candidates.len() - fresh.len()) as u64;
        for some in fresh.chunks(self.width()) {
            let outcomes = self.fresh(candidates, some);
            self.counts.runs = self
                .askers
                .iter()
                .fold(self.past, |sum, asker| sum + asker.runs());
            for (&at, outcome) in some.iter().zip(outcomes) {
                let outcome = outcome?;
                self.count(outcome);
                self.known.insert(keys[at], outcome);
                note(keys[at], outcome);
            }
        }
        let missing = || AskError::new("a candidate was not tried");
        keys.iter()
            .map(|key| self.known.get(key).copied().ok_or_else(missing))
            .collect()
    }

    fn count(&mut self, outcome: Outcome) {
        self.counts.candidates += 1;
        match outcome {
            Outcome::Interesting => self.counts.interesting += 1,
            Outcome::Boring => {}
            Outcome::Unresolved => self.counts.unresolved += 1,
            Outcome::Refused(why) => *self.counts.refused.entry(why).or_default() += 1,
        }
    }

    /// At most one candidate per asker.
    fn fresh(
        &mut self,
        candidates: &[Vec<File>],
        some: &[usize],
    ) -> Vec<Result<Outcome, AskError>> {
        let gate = &self.gate;
        let mut pairs = self
            .askers
            .iter_mut()
            .zip(some)
            .map(|(asker, &at)| (asker.as_mut(), candidates[at].as_slice()));
        if some.len() == 1 {
            return pairs
                .map(|(asker, files)| one(gate, asker, files))
                .collect();
        }
        std::thread::scope(|scope| {
            let threads: Vec<_> = pairs
                .by_ref()
                .map(|(asker, files)| {
                    let builder = std::thread::Builder::new();
                    cassay_eval::spawn_with_stack(builder, scope, move || one(gate, asker, files))
                })
                .collect();
            threads
                .into_iter()
                .map(|thread| match thread {
                    Ok(thread) => match thread.join() {
                        Ok(outcome) => outcome,
                        Err(panic) => std::panic::resume_unwind(panic),
                    },
                    Err(error) => Err(AskError::new(format!("cannot start a thread: {error}"))),
                })
                .collect()
        })
    }
}

fn one(gate: &Gate, asker: &mut dyn Interesting, files: &[File]) -> Result<Outcome, AskError> {
    let expected = match gate.pass(files) {
        Ok(expected) => expected,
        Err(refusal) => return Ok(Outcome::Refused(refusal)),
    };
    let candidate = Candidate {
        files,
        expected: expected.as_ref(),
    };
    Ok(match asker.test(&candidate)? {
        Answer::Yes => Outcome::Interesting,
        Answer::No => Outcome::Boring,
        Answer::Unresolved => Outcome::Unresolved,
    })
}
