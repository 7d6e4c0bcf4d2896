//! A reduction held to the pass that is to blame for the original, so that it cannot slip from one bug to another.

use std::sync::Arc;
use std::time::Duration;

use cassay_exec::{ExecError, Scratch, Worker};
use cassay_reduce::same::{Same, Suspect};
use cassay_triage::same::SamePass;
use cassay_triage::{Asker, Blame, Budget, Case, Stopped};

/// What one answer may cost.
const BUDGET: Budget = Budget {
    compilations: 40,
    time: Duration::from_secs(60),
};
/// How often a program that goes right is run before that is believed.
const RUNS: u32 = 3;

#[derive(Debug)]
struct Held(SamePass);

/// What a reduction is held to by a blame; `None` where no pass is named.
#[must_use]
pub fn held_to(blame: &Blame) -> Option<Arc<dyn Same>> {
    SamePass::of(blame).map(|pass| -> Arc<dyn Same> { Arc::new(Held(pass)) })
}

impl Same for Held {
    fn name(&self) -> String {
        format!("the pass {} with {}", self.0.name(), self.flags().join(" "))
    }

    fn flags(&self) -> &[String] {
        self.0.flags()
    }

    fn is_same(
        &self,
        suspect: Suspect<'_>,
        worker: &mut Worker,
        scratch: &Scratch,
    ) -> Result<(bool, u64), ExecError> {
        let case = Case {
            accused: suspect.accused.clone(),
            failure: suspect.failure.clone(),
            expected: suspect.expected.cloned(),
            bounds: suspect.bounds,
            runs: RUNS,
            again: 0,
        };
        let mut asker = Asker::laid(worker, scratch, suspect.laid, case, BUDGET);
        let answer = match self.0.is_guilty(&mut asker) {
            Ok(answer) => answer,
            // What cannot be said in so many compilations is not taken for the same.
            Err(Stopped::Budget | Stopped::Told) => false,
            Err(Stopped::Exec(error)) => return Err(error),
        };
        Ok((answer, asker.compilations()))
    }
}
