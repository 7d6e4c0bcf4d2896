//! What `cassay triage` adds to the blame: how small the program gets, and whether it is one of the bugs that are known.

use crate::report;
use crate::terminal::complain;
use anyhow::{Context, Result};
use cassay_exec::{Canceller, Root, Worker};
use cassay_hunt::same::held_to;
use cassay_hunt::{bugs, reducing};
use cassay_program::Program;
use cassay_reduce::engine::{Observer, Progress};
use cassay_reduce::session;
use cassay_source::Source;
use cassay_store::Store;
use cassay_triage::Blame;
use cassay_triage::culprit::culprit;
use cassay_triage::identity::{Likeness, compare, lineage, of_blame, of_message};
use cassay_triage::known::{KnownBugs, Traits};
use cassay_trial::{Accused, Failure};
use std::path::Path;
use std::time::{Duration, Instant};

/// A program made small.
pub struct Small {
    pub program: Program,
    pub tokens: usize,
    pub before: usize,
    /// Whether it took as long as it wanted.
    pub complete: bool,
    pub shape: Option<String>,
}

struct Until(Instant);

impl Observer for Until {
    fn go_on(&mut self, _: &Progress<'_>) -> bool {
        Instant::now() < self.0
    }
}

/// Makes a program small that is defined and that a compiler gets wrong; what is known of the blame is held to. `None` where
/// that is not possible, for which the reason is told.
pub fn reduced(
    program: &Program,
    accused: &Accused,
    blame: Option<&Blame>,
    time: Duration,
    root: &Root,
) -> Option<Small> {
    let mut request = reducing::request(accused.clone(), program, &Canceller::new());
    request.same = blame.and_then(held_to);
    let mut until = Until(Instant::now() + time);
    match session::reduce(request, root, &mut until) {
        // What is told of the program is told of the small one as well.
        Ok(reduced) if !is_defined(&reduced.program) => {
            complain("it cannot be reduced: what is left of it is not defined any more");
            None
        }
        Ok(reduced) => Some(Small {
            shape: {
                // Where a pass is known, that is what counts.
                let known = blame.is_some_and(|blame| blame.guilt.pass().is_some());
                let culprit = (!known).then(|| guilty(&reduced.program, accused, root));
                bugs::shape_of(&reduced.program, culprit.flatten().as_deref())
            },
            tokens: reduced.after.tokens,
            before: reduced.before.tokens,
            complete: reduced.ended == session::Ended::Complete,
            program: reduced.program,
        }),
        Err(error) => {
            complain(&format!("it cannot be reduced: {error}"));
            None
        }
    }
}

fn is_defined(program: &Program) -> bool {
    cassay_eval::with_stack(|| {
        let checked = Source::of(program).check();
        checked.is_ok_and(|checked| report::expected(&checked, program).is_ok())
    })
}

/// The operation that goes wrong, where that can be told.
fn guilty(program: &Program, accused: &Accused, root: &Root) -> Option<String> {
    let mut worker = Worker::start(root).ok()?;
    let scratch = root.dir().ok()?;
    culprit(program, accused, &scratch, &mut worker).ok()?
}

/// What the failure of a compiler is, to be compared with what is known.
pub struct Subject<'a> {
    pub accused: &'a Accused,
    pub failure: &'a Failure,
    pub blame: &'a Blame,
    pub shape: Option<&'a str>,
}

impl Subject<'_> {
    fn identity(&self) -> String {
        let compiler = &self.accused.compiler;
        let lineage = lineage(compiler.family, &compiler.name);
        of_message(self.failure, lineage).unwrap_or_else(|| of_blame(self.blame, lineage))
    }

    /// The bugs of a store that it is.
    pub fn findings(&self, store: &Path) -> Result<Vec<String>> {
        let store = Store::open_existing(store)?;
        let identity = self.identity();
        let mine = (identity.as_str(), self.shape);
        let mut all = Vec::new();
        for one in store.identified()? {
            let Some(known) = one.identity.as_deref().filter(|_| one.part_of.is_none()) else {
                continue;
            };
            if compare((known, one.shape.as_deref()), mine) == Likeness::Same {
                all.push(format!("finding {} ({})", one.id, one.status));
            }
        }
        Ok(all)
    }

    /// The bug of a file that it is.
    pub fn known(&self, path: &Path) -> Result<Option<String>> {
        let text = std::fs::read_to_string(path)
            .with_context(|| format!("cannot read `{}`", path.display()))?;
        let known = KnownBugs::read(&text)
            .map_err(|why| anyhow::anyhow!("in `{}`: {why}", path.display()))?;
        let identity = self.identity();
        let compiler = &self.accused.compiler;
        let traits = Traits {
            compiler: &compiler.name,
            version: &compiler.version.text,
            identity: Some(&identity),
            pass: self.blame.guilt.pass().map(|pass| pass.name.as_str()),
            shape: self.shape,
        };
        Ok(known.find(&traits).map(|bug| bug.name.clone()))
    }
}
