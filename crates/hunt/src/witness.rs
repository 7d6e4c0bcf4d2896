//! Somebody else who gets a program right.
//!
//! Candidates of a reduction are judged by the semantics alone. Where it takes something for valid that is not, a
//! reduction finds it: what nobody compiles is the smallest program that a compiler refuses. So a gcc or a clang of the
//! hunt, of another family than the accused, that gets the finding's own program right is asked about the reduced one, and
//! where it disagrees, about every step of another reduction.

use std::collections::BTreeMap;

use cassay_exec::compiler::Way;
use cassay_exec::{ExecError, Family, Root, Worker as Helper};
use cassay_program::Program;
use cassay_trial::{Accused, Bounds, Failure, Laid};

use crate::plan::Plan;

/// A compiler of the hunt that gets a program right which another is accused with.
pub(crate) fn find(
    plan: &Plan,
    accused: &Accused,
    program: &Program,
    root: &Root,
    helper: &mut Helper,
) -> Result<Option<Accused>, ExecError> {
    let own = accused.compiler.family;
    let told = |flag: &&String| ["-I", "-D", "-U"].iter().any(|told| flag.starts_with(told));
    for candidate in &plan.candidates {
        let family = candidate.compiler.family;
        if family == own || !matches!(family, Family::Gcc | Family::Clang) {
            continue;
        }
        let other = Accused {
            compiler: candidate.compiler.clone(),
            flags: accused.flags.iter().filter(told).cloned().collect(),
            units: BTreeMap::new(),
        };
        if agrees(&other, program, plan.bounds, root, helper)? {
            return Ok(Some(other));
        }
    }
    Ok(None)
}

/// Whether it compiles a program that does what it must, as far as that is known.
pub(crate) fn agrees(
    other: &Accused,
    program: &Program,
    bounds: Bounds,
    root: &Root,
    helper: &mut Helper,
) -> Result<bool, ExecError> {
    let scratch = root.dir()?;
    let laid = Laid::new(&scratch, program)?;
    let flags = other.flags_for(laid.sources());
    let tried = laid.attempt(helper, &other.compiler, &flags, bounds, Way::Driver)?;
    let is_said = !tried.seen.says_nothing();
    Ok(is_said && Failure::of(&tried.seen, program.expected.as_ref()).is_none())
}
