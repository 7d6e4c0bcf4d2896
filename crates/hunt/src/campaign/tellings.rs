//! What there is to say about findings that have a reduced program. What goes wrong, in words, is looked for right after
//! the reduction: it takes a few compilations. Which versions of all compilers show it comes when nothing else waits: to
//! find all compilers of a machine takes longer than most reductions.

use cassay_exec::{Compiler, ExecError, Worker as Helper};
use cassay_program::Program;
use cassay_store::{By, FindingId, Level, Reduced, Store, StoreError};
use cassay_triage::versions;

use super::reductions::Testing;
use super::{Hunt, HuntError, log, now};
use crate::reducing;
use crate::telling;
use crate::worker::Worker;

/// What is told about.
struct Small<'a> {
    compiler: &'a Compiler,
    about: Reduced,
    program: Program,
}

impl Hunt<'_> {
    /// The reduced program of a finding; `None` where there is none, or nobody waits for more about it.
    fn small(&self, store: &Store, id: FindingId) -> Result<Option<Small<'_>>, StoreError> {
        let Some(finding) = store.finding(id)? else {
            return Ok(None);
        };
        let brief = &finding.brief;
        let settled = brief.triage.part_of.is_some() || brief.status.is_settled();
        let tested = reducing::level_of(self.shared.plan, &finding);
        let (Some((candidate, _)), false, Some(_)) = (tested, settled, self.extent.blame) else {
            return Ok(None);
        };
        let Some(reduction) = store.reduction(id)? else {
            return Ok(None);
        };
        let (Some(hash), Some(about)) = (reduction.program, reduction.about) else {
            return Ok(None);
        };
        Ok(store.program(hash)?.map(|program| Small {
            compiler: &candidate.compiler,
            about,
            program,
        }))
    }

    /// Looks for words about a finding that has just got its reduced program.
    pub(super) fn tell_words(
        &self,
        worker: &mut Worker<'_>,
        id: FindingId,
    ) -> Result<(), HuntError> {
        let Some(small) = self.small(worker.store(), id)? else {
            return Ok(());
        };
        let (root, metrics) = (self.shared.root, self.shared.metrics);
        let words = worker.tell(metrics, |helper: &mut Helper| {
            telling::words(small.compiler, &small.about, &small.program, root, helper)
        });
        match words {
            Ok(Some(words)) => worker.store().put_words(id, &words)?,
            // A report looks again.
            Ok(None) | Err(ExecError::Stopped) => {}
            Err(error) => self.not_told(worker.store(), id, &error),
        }
        Ok(())
    }

    /// Tries a finding with all compilers of the machine, if one was not and nobody reduces or examines. `false`: there was
    /// nothing to do.
    pub(super) fn versions_next(
        &self,
        worker: &mut Worker<'_>,
        testing: Testing,
    ) -> Result<bool, HuntError> {
        if !self.extent.versions || self.extent.blame.is_none() || self.over() {
            return Ok(false);
        }
        let Some(mut turn) = self.my_turn(testing) else {
            return Ok(false);
        };
        let Some(id) = worker.store().without_versions(self.shared.campaign)? else {
            return Ok(false);
        };
        let started = std::time::Instant::now();
        let small = self.small(worker.store(), id)?;
        let (plan, root, metrics) = (self.shared.plan, self.shared.root, self.shared.metrics);
        let rows = match &small {
            None => Ok(Vec::new()),
            Some(small) => worker.tell(metrics, |helper: &mut Helper| {
                let others = match turn.others.take() {
                    Some(others) => others,
                    None => telling::compilers(plan, root, helper)?,
                };
                let rows = telling::versions(
                    small.compiler,
                    &small.about,
                    &small.program,
                    &others,
                    root,
                    helper,
                );
                turn.others = Some(others);
                rows
            }),
        };
        let rows = match rows {
            Ok(rows) => rows,
            Err(ExecError::Stopped) => return Ok(false),
            Err(error) => {
                self.not_told(worker.store(), id, &error);
                Vec::new()
            }
        };
        // What could not be tried is stored, too: it is not tried again and again.
        let since = versions::told(&rows);
        let rows = telling::stored(&rows);
        worker
            .store()
            .put_versions(id, &rows, &since, By::Triage, now())?;
        self.rest(&mut turn, started);
        Ok(true)
    }

    fn not_told(&self, store: &mut Store, id: FindingId, error: &ExecError) {
        let text = format!("finding {id}: what there is to say about it is not known: {error}");
        log(store, self.shared.campaign, Level::Warning, &text);
    }
}
