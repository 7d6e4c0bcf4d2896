//! Small programs of a unit, tested together where that is worth it; see [`crate::batch`].

use std::collections::BTreeMap;

use cassay_exec::Scratch;
use cassay_exec::compiler::Way;
use cassay_trial::{Attempt, Seen};

use super::{Trouble, Worker, Workpiece};
use crate::batch::{Member, joined};
use crate::build::Build;
use crate::plan::Subject;
use crate::source::Test;

/// Tests that programs passed together with others: the program by its place in the unit, and whose.
pub(super) type Passed = BTreeMap<(usize, Subject), Attempt>;

impl Worker<'_> {
    /// Tests programs together where that is worth it. What came of a batch that did not do exactly what
    /// it should is forgotten: its programs are not in the result.
    pub(super) fn batches(&mut self, made: &[(u64, Test)]) -> Result<Passed, Trouble> {
        let mut passed = Passed::new();
        if made.len() < 2 {
            return Ok(passed);
        }
        let shared = self.shared;
        let numbered = made.iter().enumerate();
        let members: Vec<Option<Member>> = numbered
            .map(|(at, (_, test))| Member::new(test, at, shared.plan.source.reading()))
            .collect();
        let scratch = shared.root.dir()?;
        for (subject, programs) in self.wanted(made, &members) {
            for batch in shared.plan.batches.split(&programs) {
                self.go_on()?;
                let of = |at: &usize| Some((*at, members.get(*at)?.as_ref()?));
                let batch: Vec<(usize, &Member)> = batch.iter().filter_map(of).collect();
                passed.extend(self.batch(&scratch, subject, &batch)?);
            }
        }
        Ok(passed)
    }

    /// For each compiler and level that takes batches, the programs it could get together: their indices, and their sizes.
    fn wanted(
        &self,
        made: &[(u64, Test)],
        members: &[Option<Member>],
    ) -> BTreeMap<Subject, Vec<(usize, u64)>> {
        let plan = self.shared.plan;
        // Those of one file first: each further file of a batch is a compilation of its own.
        let mut order: Vec<(usize, &(u64, Test))> = made.iter().enumerate().collect();
        order.retain(|(at, _)| members.get(*at).is_some_and(Option::is_some));
        order.sort_by_key(|(_, (_, test))| test.program.units.len());
        let mut wanted: BTreeMap<Subject, Vec<(usize, u64)>> = BTreeMap::new();
        for (at, (seed, test)) in order {
            for subject in plan.subjects(test, *seed) {
                let candidate = plan.candidates.get(subject.compiler);
                if candidate.is_some_and(|c| c.takes_batches()) {
                    let programs = wanted.entry(subject).or_default();
                    programs.push((at, test.program.bytes()));
                }
            }
        }
        wanted
    }

    /// Tests some programs together; nothing follows unless all of them are right.
    fn batch(
        &mut self,
        scratch: &Scratch,
        subject: Subject,
        batch: &[(usize, &Member)],
    ) -> Result<Passed, Trouble> {
        let texts: Vec<&Member> = batch.iter().map(|(_, member)| *member).collect();
        let program = joined(&texts);
        let place = Workpiece::new(scratch, &program, Build::default())?;
        let attempt = self.together(&place, subject, Way::Direct)?;
        let good = match (&attempt.seen, &program.expected) {
            (Seen::Ended { status: 0, output }, Some(expected)) => *output == expected.output,
            _ => false,
        };
        if !good {
            return Ok(Passed::new());
        }
        let parts = batch.iter().map(|(at, member)| {
            let part = part(&attempt, batch.len(), member.output());
            ((*at, subject), part)
        });
        Ok(parts.collect())
    }
}

/// The part of one of several programs that were compiled together and did what they should.
fn part(attempt: &Attempt, programs: usize, output: &[u8]) -> Attempt {
    let programs = u32::try_from(programs).unwrap_or(u32::MAX).max(1);
    let seen = Seen::Ended {
        status: 0,
        output: output.to_vec(),
    };
    Attempt {
        compiler_cpu: attempt.compiler_cpu / programs,
        program_cpu: attempt.program_cpu / programs,
        ..Attempt::free(seen)
    }
}
