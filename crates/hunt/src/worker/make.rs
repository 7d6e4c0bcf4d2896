//! Where a worker's programs come from: made of the seeds of a unit, or derived from such programs. What the
//! generator cannot make is counted, and a mutation that is wrong is told as a bug of ours.

use std::sync::atomic::Ordering;

use cassay_store::{Suspect, Unit};
use serde_json::json;

use super::batch::Passed;
use super::{Trouble, Worker, Yield};
use crate::plan::Subject;
use crate::source::{Made, Test};
use crate::variants::{self, Mistake};

/// So many failures of a generator one after the other, and it is taken for broken.
const BARREN: u64 = 50;

/// What became of the variants of a unit.
#[derive(Default)]
struct Counts {
    tested: u64,
    wrong: u64,
}

impl Worker<'_> {
    /// The programs of the seeds as they are.
    pub(super) fn programs(&mut self, unit: &Unit, yielded: &mut Yield) -> Result<(), Trouble> {
        let seeds: Vec<u64> = unit.seeds.clone().collect();
        // What may be tested together is made together.
        let together = match self.shared.plan.least_unit() {
            1 => 1,
            _ => seeds.len().max(1),
        };
        for seeds in seeds.chunks(together) {
            let mut made = Vec::with_capacity(seeds.len());
            for seed in seeds {
                self.go_on()?;
                let tests = self.make(unit, *seed, yielded)?;
                made.extend(tests.into_iter().map(|test| (*seed, test)));
            }
            let mut passed = self.batches(&made)?;
            for (at, (seed, test)) in made.iter().enumerate() {
                self.go_on()?;
                let rest = passed.split_off(&(at + 1, Subject::FIRST));
                self.program(*seed, test, passed, yielded)?;
                passed = rest;
            }
        }
        Ok(())
    }

    /// Variants of the programs of the seeds.
    pub(super) fn variants(&mut self, unit: &Unit, yielded: &mut Yield) -> Result<(), Trouble> {
        let mut counts = Counts::default();
        for seed in unit.seeds.clone() {
            self.go_on()?;
            for test in self.make(unit, seed, yielded)? {
                self.variants_of(unit, seed, &test, &mut counts, yielded)?;
            }
        }
        let statistics = json!({"variants": counts.tested, "wrong_mutations": counts.wrong});
        yielded.statistics = Some(statistics.to_string());
        Ok(())
    }

    /// Variants of one program.
    fn variants_of(
        &mut self,
        unit: &Unit,
        seed: u64,
        test: &Test,
        counts: &mut Counts,
        yielded: &mut Yield,
    ) -> Result<(), Trouble> {
        let plan = self.shared.plan;
        if plan.source.tests_itself(seed, plan.first_seed) {
            self.program(seed, test, Passed::new(), yielded)?;
        }
        self.note.begin(unit.id, seed);
        let derived = variants::derive(test, &unit.style, seed, plan.recipe());
        self.note.end();
        let derived = match derived {
            Ok(derived) => derived,
            Err(why) => {
                let why = format!("no variants of {}: {why}", test.program.case);
                self.no_program(&why, yielded);
                return Ok(());
            }
        };
        for mistake in derived.mistakes {
            counts.wrong += 1;
            self.mistake(mistake, test, yielded);
        }
        for (number, variant) in (1..).zip(&derived.tests) {
            self.go_on()?;
            counts.tested += 1;
            // Each meets other sets of flags.
            let turn = seed.wrapping_mul(64).wrapping_add(number);
            self.program(turn, variant, Passed::new(), yielded)?;
        }
        Ok(())
    }

    /// A mutation of ours that is wrong: stored apart, and said aloud.
    fn mistake(&self, mistake: Mistake, seed: &Test, yielded: &mut Yield) {
        let metrics = self.shared.metrics;
        metrics.update().mistakes += 1;
        metrics.tell(format!(
            "WRONG MUTATION: {}: {}",
            mistake.case, mistake.what
        ));
        yielded.suspects.push(Suspect {
            case: mistake.case,
            detail: mistake.what,
            expected: mistake.output,
            actual: Vec::new(),
            commands: String::new(),
            program: seed.program.clone(),
        });
    }

    /// The program of a seed, if there is one, and its twin.
    fn make(&mut self, unit: &Unit, seed: u64, yielded: &mut Yield) -> Result<Vec<Test>, Trouble> {
        let shared = self.shared;
        let scratch = shared.root.dir()?;
        let source = &shared.plan.source;
        self.note.begin(unit.id, seed);
        let made = source.make(&unit.style, seed, &mut self.helper, &scratch);
        let twin = source.twin(&unit.style, seed);
        self.note.end();
        self.account();
        let mut tests = Vec::new();
        for made in std::iter::once(made?).chain(twin) {
            match made {
                Made::Test(test) => tests.push(*test),
                Made::Nothing { why } => self.no_program(&why, yielded),
                Made::Failed { why } => {
                    self.no_program(&why, yielded);
                    if shared.barren.fetch_add(1, Ordering::Relaxed) + 1 >= BARREN {
                        return Err(Trouble::NoPrograms(why));
                    }
                    return Ok(tests);
                }
            }
        }
        shared.barren.store(0, Ordering::Relaxed);
        Ok(tests)
    }

    fn no_program(&self, why: &str, yielded: &mut Yield) {
        yielded.counters.unsupported += 1;
        let mut figures = self.shared.metrics.update();
        figures.unsupported += 1;
        // The first says what is wrong with a generator; a thousand say nothing more.
        let first = figures.no_program.is_none();
        figures.no_program.get_or_insert_with(|| why.to_string());
        drop(figures);
        if first {
            self.shared.metrics.tell(format!("no program: {why}"));
        }
    }
}
