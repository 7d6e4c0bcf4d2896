//! Which of a variant's mutations a failure needs (Hermes, 5.4): before a variant is reduced, mutations are
//! left out of it as long as it fails in the same way. If it fails without any, the failure is its
//! seed's, and is said to be.
//!
//! The variant is derived again from its description, which gives the mutations as edits; any subset of
//! them is a variant. Each subset is run by the semantics before a compiler sees it.

use std::time::Instant;

use cassay_exec::{ExecError, Worker as Helper};
use cassay_store::{Finding, Must, Program};

use crate::judge::Expected;
use crate::look::{self, Shown};
use crate::reducing::Room;
use crate::source::{Made, Shape, meaning};
use crate::variants::{self, Origin, in_words};

/// A variant with the mutations that it needs.
pub(crate) struct Minimal {
    pub program: Program,
    /// As the finding's, with these mutations only.
    pub origin: String,
    /// For people.
    pub note: String,
}

/// Why there is no minimal set.
pub(crate) enum Halt {
    /// Time is over, or somebody wants to stop.
    Over,
    Exec(ExecError),
}

impl From<ExecError> for Halt {
    fn from(error: ExecError) -> Halt {
        match error {
            ExecError::Stopped => Halt::Over,
            error => Halt::Exec(error),
        }
    }
}

/// The smallest set of mutations with which a finding's variant fails; `None` where the finding is no
/// variant, or cannot be derived again.
pub(crate) fn minimise(
    room: &Room<'_>,
    finding: &Finding,
    program: &Program,
    deadline: Option<Instant>,
    helper: &mut Helper,
) -> Result<Option<Minimal>, Halt> {
    let origin = finding.origin.as_deref().and_then(Origin::read);
    let (Some(origin), [(name, text)]) = (origin, &program.files[..]) else {
        return Ok(None);
    };
    let source = &room.plan.source;
    let scratch = room.root.dir()?;
    let made = source.make(&origin.style, origin.seed, Shape::OneFile, helper, &scratch)?;
    let Made::Test(seed) = made else {
        return Ok(None);
    };
    let recipe = room.plan.recipe();
    let Ok((family, _)) = variants::family(&seed, origin.seed, recipe) else {
        return Ok(None);
    };
    let mut derived = family.variants.iter();
    let Some(variant) = derived.find(|v| v.number == origin.variant) else {
        return Ok(None);
    };
    let tested = recipe.kept(&seed, variant);
    if variant.subset(|at| tested.contains(&at)) != *text {
        return Ok(None);
    }
    let Expected::Known { status, output } = &seed.expected else {
        return Ok(None);
    };
    let must = Must {
        status: Some(*status),
        output: output.clone(),
    };
    let shown = Shown::new(
        &finding.brief.subject.compiler,
        &finding.commands,
        room.root,
        helper,
    )?;
    let with = |text: Vec<u8>| Program {
        files: vec![(name.clone(), text)],
    };
    let failure = |program: &Program, helper: &mut Helper| {
        let look = shown.look(program, room.plan.bounds, room.root, helper)?;
        Ok::<_, ExecError>(look::failure(&look.seen, Some(&must)))
    };
    // What does not fail now is left to the reduction, which says so.
    let Some(wanted) = failure(program, helper)? else {
        return Ok(None);
    };
    // By their numbers in the variant.
    let numbers = |set: &[usize]| -> Vec<usize> {
        let numbers = set.iter().filter_map(|at| tested.get(*at));
        numbers.copied().collect()
    };
    let kept = variants::minimise(tested.len(), |set| {
        // Whoever wants to be alone is let alone.
        drop(room.alone.read());
        if (room.over)() || deadline.is_some_and(|end| Instant::now() >= end) {
            return Err(Halt::Over);
        }
        let set = numbers(set);
        let text = variant.subset(|at| set.contains(&at));
        if meaning(&text, source.include()).as_ref() != Ok(&seed.expected) {
            return Ok(false);
        }
        Ok(failure(&with(text), helper)?.as_ref() == Some(&wanted))
    })?;
    let kept = numbers(&kept);
    let all = tested.len();
    let note = if kept.is_empty() {
        format!("{} fails without any mutation", origin.of)
    } else {
        let are = if kept.len() == 1 { "is" } else { "are" };
        format!("{} of {all} mutations {are} needed", kept.len())
    };
    let words = kept.iter().filter_map(|at| variant.mutations.get(*at));
    let minimal = Origin {
        mutations: words.map(in_words).collect(),
        ..origin
    };
    Ok(Some(Minimal {
        program: with(variant.subset(|at| kept.contains(&at))),
        origin: minimal.text(),
        note,
    }))
}
