//! The reduction itself: passes over the tree until none of them finds anything, each by delta
//! debugging over its list of edits.
//!
//! **Invariant:** every program that is accepted is smaller than the one before ([`Measure`]), so
//! the reduction ends; and each pass has a budget, so no pass can hold up the others. What is
//! accepted depends on the program, the passes and the answers only, never on time or threads: a
//! session that was interrupted goes through the same candidates again, and finds the answers that
//! it has already paid for.

use crate::ask::{AskError, text};
use crate::dd::{self, Effort};
use crate::edit::{Edit, apply};
use crate::lab::{Counts, Key, Lab, Outcome};
use crate::measure::Measure;
use crate::passes::{self, Pass};
use cassay_lang::print::print_unit;
use cassay_lang::tree::Program;
use cassay_program::File;

/// Edits that belong together, and how much would go with them.
#[derive(Clone, Debug)]
pub struct Item {
    pub edits: Vec<Edit>,
    pub weight: u32,
}

impl Item {
    pub fn new(edit: Edit) -> Item {
        Item {
            edits: vec![edit],
            weight: 1,
        }
    }

    #[must_use]
    pub fn weighing(mut self, weight: u32) -> Item {
        self.weight = weight;
        self
    }
}

/// Where a reduction stands; what a person is shown.
#[derive(Clone, Debug)]
pub struct Progress<'a> {
    pub pass: &'static str,
    pub round: u32,
    pub measure: &'a Measure,
    pub counts: &'a Counts,
}

/// A client that follows a reduction, and may end it.
pub trait Observer {
    /// Between candidates: false ends the reduction.
    fn go_on(&mut self, _: &Progress<'_>) -> bool {
        true
    }
    /// A candidate was tried for the first time.
    fn answered(&mut self, _: Key, _: Outcome) {}
    /// The best program so far.
    fn improved(&mut self, _: &[File], _: &Measure) -> Result<(), AskError> {
        Ok(())
    }
}

/// Why a reduction ended early. The result so far stands.
#[derive(Debug)]
pub enum Interrupted {
    Told,
    Broken(AskError),
}

impl From<AskError> for Interrupted {
    fn from(error: AskError) -> Interrupted {
        match error {
            AskError::Stopped => Interrupted::Told,
            error => Interrupted::Broken(error),
        }
    }
}

/// Candidates per pass and level, at most.
const BUDGET: usize = 4_000;
/// Rounds over all passes, at most. Each makes the program smaller; hardly one needs ten.
const ROUNDS: u32 = 40;
/// A program of more tokens is large.
const LARGE: usize = 1_000;
/// What is less than this part of a large program is not tried by itself.
const COARSEST: u64 = 32;

pub struct Engine<'a> {
    pub lab: Lab<'a>,
    observer: &'a mut dyn Observer,
    program: Program,
    files: Vec<File>,
    measure: Measure,
    round: u32,
    /// Only large steps are made.
    coarse: bool,
}

/// The text of every unit.
pub fn print(program: &Program) -> Vec<File> {
    let units = program.units.iter().enumerate();
    units
        .map(|(at, unit)| (unit.name.clone(), print_unit(program, at).into_bytes()))
        .collect()
}

pub fn measure(files: &[File]) -> Measure {
    Measure::of(files.iter().map(text))
}

impl<'a> Engine<'a> {
    /// Starts from a program that is known to be interesting as printed.
    pub fn new(lab: Lab<'a>, observer: &'a mut dyn Observer, program: Program) -> Engine<'a> {
        let files = print(&program);
        Engine {
            measure: measure(&files),
            lab,
            observer,
            program,
            files,
            round: 0,
            coarse: false,
        }
    }

    pub fn files(&self) -> &[File] {
        &self.files
    }

    pub fn program(&self) -> &Program {
        &self.program
    }

    pub fn measure(&self) -> &Measure {
        &self.measure
    }

    pub fn width(&self) -> usize {
        self.lab.width()
    }

    /// All passes until nothing changes.
    pub fn run(&mut self) -> Result<(), Interrupted> {
        self.large_steps()?;
        while self.round < ROUNDS {
            let before = self.measure.clone();
            for pass in passes::ALL {
                self.pass(pass)?;
            }
            self.round += 1;
            if self.measure == before {
                break;
            }
        }
        Ok(())
    }

    /// As long as a program is large, compiling it is what costs, and small steps cost as much as
    /// large ones: they wait.
    fn large_steps(&mut self) -> Result<(), Interrupted> {
        while self.measure.tokens > LARGE {
            let before = self.measure.tokens;
            self.coarse = true;
            let mut result = Ok(());
            for pass in passes::ALL.iter().filter(|pass| pass.large) {
                result = self.pass(pass);
                if result.is_err() {
                    break;
                }
            }
            self.coarse = false;
            result?;
            // Worth another go only if it took away a quarter.
            if self.measure.tokens > before / 4 * 3 {
                break;
            }
        }
        Ok(())
    }

    pub fn pass(&mut self, pass: &Pass) -> Result<(), Interrupted> {
        for level in 0.. {
            let Some(items) = passes::items(pass, &self.program, &self.lab.gate, level) else {
                break;
            };
            self.minimise(pass, &items)?;
        }
        Ok(())
    }

    fn minimise(&mut self, pass: &Pass, items: &[Item]) -> Result<(), Interrupted> {
        if items.is_empty() {
            return Ok(());
        }
        let weights: Vec<u32> = items.iter().map(|item| item.weight).collect();
        let mut finest = pass.finest;
        if self.coarse {
            let all: u64 = weights.iter().map(|&weight| u64::from(weight)).sum();
            let pieces = all * COARSEST / (self.measure.tokens as u64).max(1);
            if pieces == 0 {
                return Ok(());
            }
            let pieces = usize::try_from(pieces).unwrap_or(usize::MAX);
            finest = Some(finest.map_or(pieces, |finest| finest.min(pieces)));
        }
        let effort = Effort {
            batch: self.lab.width(),
            // Later on little is left to find, and little of it together.
            parts: if self.round == 0 {
                1
            } else {
                items.len().div_ceil(8).max(1)
            },
            finest,
            budget: BUDGET,
        };
        let base = self.program.clone();
        let mut attempt = Attempt {
            engine: self,
            pass: pass.name,
            base: &base,
            items,
            best: None,
        };
        let result = dd::descend(&weights, effort, &mut attempt);
        // Also after a stop: what was accepted counts.
        if let Some(best) = attempt.best.take() {
            self.program = self.lab.gate.parse(&self.files).unwrap_or(best);
        }
        result.map(|_| ())
    }

    /// Tries one program by itself; takes it if it is interesting, whatever its size. For steps that
    /// make a program better to read.
    pub fn try_files(&mut self, pass: &'static str, files: Vec<File>) -> Result<bool, Interrupted> {
        if !self.asked_to_go_on(pass) {
            return Err(Interrupted::Told);
        }
        let Ok(program) = self.lab.gate.parse(&files) else {
            return Ok(false);
        };
        let candidates = [files];
        let outcomes = {
            let observer = &mut *self.observer;
            self.lab.try_all(&candidates, &mut |key, outcome| {
                observer.answered(key, outcome)
            })?
        };
        if outcomes.first() != Some(&Outcome::Interesting) {
            return Ok(false);
        }
        let [files] = candidates;
        self.program = program;
        self.accept(files)?;
        Ok(true)
    }

    fn accept(&mut self, files: Vec<File>) -> Result<(), AskError> {
        self.measure = measure(&files);
        self.files = files;
        self.observer.improved(&self.files, &self.measure)
    }

    fn asked_to_go_on(&mut self, pass: &'static str) -> bool {
        self.observer.go_on(&Progress {
            pass,
            round: self.round,
            measure: &self.measure,
            counts: &self.lab.counts,
        })
    }
}

/// One list of edits being worked on.
struct Attempt<'e, 'a, 'i> {
    engine: &'e mut Engine<'a>,
    pass: &'static str,
    base: &'i Program,
    items: &'i [Item],
    /// The last tree that was accepted.
    best: Option<Program>,
}

impl dd::Trial<Interrupted> for Attempt<'_, '_, '_> {
    fn first(&mut self, sets: &[Vec<usize>]) -> Result<Option<usize>, Interrupted> {
        if !self.engine.asked_to_go_on(self.pass) {
            return Err(Interrupted::Told);
        }
        let mut at = Vec::new();
        let mut programs = Vec::new();
        let mut candidates = Vec::new();
        for (index, set) in sets.iter().enumerate() {
            let edits = set.iter().filter_map(|&item| self.items.get(item));
            let edits: Vec<&Edit> = edits.flat_map(|item| &item.edits).collect();
            let program = apply(self.base, edits);
            let files = print(&program);
            // A step that makes nothing smaller is none.
            if measure(&files) < self.engine.measure {
                at.push(index);
                programs.push(program);
                candidates.push(files);
            }
        }
        let engine = &mut *self.engine;
        let observer = &mut *engine.observer;
        let outcomes = engine.lab.try_all(&candidates, &mut |key, outcome| {
            observer.answered(key, outcome)
        })?;
        let Some(first) = outcomes.iter().position(|o| *o == Outcome::Interesting) else {
            return Ok(None);
        };
        engine.accept(candidates.swap_remove(first))?;
        self.best = Some(programs.swap_remove(first));
        Ok(at.get(first).copied())
    }
}
