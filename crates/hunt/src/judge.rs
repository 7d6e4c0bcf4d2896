//! From what compilers did with one program to a verdict on each of them. Pure: no process, no clock.
//!
//! Where the program's meaning is known, every compiler is held to it. If compilers of two lineages
//! that share no code go wrong in the same way, the odds are that the meaning is wrong, not they: the
//! program is *suspect*, nothing about its output is held against anyone, and it is shown as a bug of
//! ours. Unless as many other lineages get it right with everything that was tried: then these outvote them, and two poor
//! compilers that both never end, say, are two findings. Where the meaning is not known (another generator's program that our semantics does not
//! support), compilers vote: what two lineages agree on, and more than on anything else, is taken for
//! the meaning; without such a majority nobody is judged.
//!
//! A lineage is a family of compilers. Two different generic compilers count as two, so a description
//! of a wrapper around gcc should say `family = "gcc"`; if it does not, a bug of gcc looks suspect,
//! which errs on the side of no false finding.
//!
//! The *signature* decides which failures are the same finding. The guilty pass is not known here, so for
//! wrong code and for hangs it is kind, compiler, version, and how each of the compiler's sets of flags
//! fared, with the signal where a program died: what fails at every level differs from what fails at
//! `-O3` alone. For crashes and refusals it is what the compiler said.

use std::collections::{BTreeMap, BTreeSet};

use cassay_exec::signature::signal_name;
use cassay_program::Expected;
use cassay_store::{Kind, Outcome};
use cassay_trial::{Complaint, Failure, Seen};

/// One compiler, one set of flags, one program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trial {
    pub compiler: String,
    pub lineage: String,
    pub flags: String,
    pub seen: Seen,
}

/// Verdicts in the order of the trials, and why the expectation is in doubt if it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    pub outcomes: Vec<Outcome>,
    pub doubt: Option<Doubt>,
    /// What the program was held to: the known meaning, or the one that was voted for.
    pub held_to: Option<Expected>,
}

/// Compilers of unrelated lineages agree against us.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Doubt {
    pub compilers: Vec<String>,
    /// What they agree on.
    pub seen: Seen,
}

/// Judges all trials of one program. Without an expectation, compilers vote.
#[must_use]
pub fn judge(expected: Option<&Expected>, trials: &[Trial]) -> Judgement {
    let held_to = match expected {
        Some(expected) => Some(expected.clone()),
        None => vote(trials),
    };
    let mut outcomes: Vec<Outcome> = trials
        .iter()
        .map(|trial| outcome(&trial.seen, held_to.as_ref()))
        .collect();
    let doubt = expected.and_then(|_| doubt(trials, &outcomes));
    if let Some(doubt) = &doubt {
        let about_text = matches!(doubt.seen, Seen::Rejects { .. });
        for outcome in &mut outcomes {
            let touched = match outcome {
                Outcome::RejectsValid => about_text,
                Outcome::FalseReport => true,
                Outcome::WrongOutput
                | Outcome::WrongExit
                | Outcome::RunCrash
                | Outcome::RunHang => true,
                _ => false,
            };
            if touched {
                *outcome = Outcome::Suspect;
            }
        }
    }
    if expected.is_none() && accepting(trials).len() < 2 {
        // One compiler that takes a program of unknown validity does not convict the others.
        for outcome in &mut outcomes {
            if *outcome == Outcome::RejectsValid {
                *outcome = Outcome::Skipped;
            }
        }
    }
    Judgement {
        outcomes,
        doubt,
        held_to,
    }
}

fn outcome(seen: &Seen, held_to: Option<&Expected>) -> Outcome {
    match seen {
        Seen::Resource { .. } => Outcome::Resource,
        Seen::Skipped { .. } => Outcome::Skipped,
        Seen::Ended { .. } | Seen::RunCrash { .. } | Seen::RunHang | Seen::Reports { .. }
            if held_to.is_none() =>
        {
            Outcome::Skipped
        }
        seen => match Failure::of(seen, held_to) {
            Some(failure) => kind_of(&failure).into(),
            None => Outcome::Ok,
        },
    }
}

/// The kind of finding that a failure is.
#[must_use]
pub fn kind_of(failure: &Failure) -> Kind {
    match failure {
        // Wrong, whatever it prints.
        Failure::WrongOutput | Failure::Unstable => Kind::WrongOutput,
        Failure::FalseReport(_) => Kind::FalseReport,
        Failure::WrongExit | Failure::ReturnsOne => Kind::WrongExit,
        Failure::RunCrash(_) => Kind::RunCrash,
        Failure::RunHang => Kind::RunHang,
        Failure::CompilerCrash(_) => Kind::CompilerCrash,
        Failure::CompilerHang => Kind::CompilerHang,
        Failure::Rejects(_) => Kind::RejectsValid,
    }
}

/// The lineages that got as far as a program.
fn accepting(trials: &[Trial]) -> BTreeSet<&str> {
    let ran = |seen: &Seen| {
        matches!(
            seen,
            Seen::Ended { .. } | Seen::RunCrash { .. } | Seen::RunHang | Seen::Reports { .. }
        )
    };
    let accepting = trials.iter().filter(|trial| ran(&trial.seen));
    accepting.map(|trial| trial.lineage.as_str()).collect()
}

fn lineages<'t>(trials: &[&'t Trial]) -> BTreeSet<&'t str> {
    trials.iter().map(|t| t.lineage.as_str()).collect()
}

/// The lineages that got the program right, each time.
fn right<'t>(trials: &'t [Trial], outcomes: &[Outcome]) -> BTreeSet<&'t str> {
    let mut right = BTreeSet::new();
    let each = trials.iter().zip(outcomes);
    for (trial, outcome) in each.clone() {
        if *outcome == Outcome::Ok {
            right.insert(trial.lineage.as_str());
        }
    }
    for (trial, outcome) in each {
        if kind(*outcome).is_some() {
            right.remove(trial.lineage.as_str());
        }
    }
    right
}

fn doubt(trials: &[Trial], outcomes: &[Outcome]) -> Option<Doubt> {
    let mut wrong: BTreeMap<&Seen, Vec<&Trial>> = BTreeMap::new();
    let mut rejecting: Vec<&Trial> = Vec::new();
    let mut reporting: Vec<&Trial> = Vec::new();
    for (trial, outcome) in trials.iter().zip(outcomes) {
        match outcome {
            Outcome::WrongOutput | Outcome::WrongExit | Outcome::RunCrash | Outcome::RunHang => {
                wrong.entry(&trial.seen).or_default().push(trial);
            }
            Outcome::RejectsValid => rejecting.push(trial),
            Outcome::FalseReport => reporting.push(trial),
            _ => {}
        }
    }
    let unrelated = |trials: &[&Trial]| lineages(trials).len() >= 2;
    let right = right(trials, outcomes);
    let outvoted = |trials: &[&Trial]| lineages(trials).len() <= right.len();
    let agreed = wrong
        .into_values()
        .find(|trials| unrelated(trials) && !outvoted(trials));
    // Each words its report in its own way: that two find something is agreement enough.
    let agreed = agreed.or_else(|| unrelated(&reporting).then_some(reporting));
    let agreed = agreed.or_else(|| {
        // Each words its refusal in its own way; that nobody takes the program is agreement enough.
        (unrelated(&rejecting) && accepting(trials).is_empty()).then_some(rejecting)
    })?;
    let compilers: BTreeSet<String> = agreed
        .iter()
        .map(|t| format!("{} {}", t.compiler, t.flags).trim_end().to_string())
        .collect();
    Some(Doubt {
        compilers: compilers.into_iter().collect(),
        seen: agreed.first()?.seen.clone(),
    })
}

/// What at least two lineages agree on, and more of them than on anything else.
fn vote(trials: &[Trial]) -> Option<Expected> {
    let mut votes: BTreeMap<(i32, &[u8]), BTreeSet<&str>> = BTreeMap::new();
    for trial in trials {
        if let Seen::Ended { status, output } = &trial.seen {
            votes
                .entry((*status, output))
                .or_default()
                .insert(&trial.lineage);
        }
    }
    let most = votes.values().map(BTreeSet::len).max()?;
    let mut winners = votes.iter().filter(|(_, voters)| voters.len() == most);
    let (&(status, output), _) = winners.next()?;
    (most >= 2 && winners.next().is_none()).then(|| Expected::exit(status, output))
}

/// The kind of finding an outcome is, if it is one.
#[must_use]
pub fn kind(outcome: Outcome) -> Option<Kind> {
    match outcome {
        Outcome::WrongOutput => Some(Kind::WrongOutput),
        Outcome::WrongExit => Some(Kind::WrongExit),
        Outcome::RunCrash => Some(Kind::RunCrash),
        Outcome::RunHang => Some(Kind::RunHang),
        Outcome::CompilerCrash => Some(Kind::CompilerCrash),
        Outcome::CompilerHang => Some(Kind::CompilerHang),
        Outcome::RejectsValid => Some(Kind::RejectsValid),
        Outcome::FalseReport => Some(Kind::FalseReport),
        Outcome::Ok | Outcome::Resource | Outcome::Suspect | Outcome::Skipped => None,
    }
}

/// How a program fared with one set of flags.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fared {
    pub flags: String,
    pub outcome: Outcome,
    /// What the compiled program died of.
    pub signal: Option<i32>,
}

impl Fared {
    #[must_use]
    pub fn new(flags: String, outcome: Outcome, seen: &Seen) -> Fared {
        let signal = match seen {
            Seen::RunCrash { signal } => Some(*signal),
            _ => None,
        };
        Fared {
            flags,
            outcome,
            signal,
        }
    }
}

/// Which failures are the same finding. `vector` has all sets of flags of this compiler, in their
/// order.
#[must_use]
pub fn signature(
    kind: Kind,
    compiler: &str,
    version: &str,
    seen: &Seen,
    vector: &[Fared],
) -> String {
    let head = format!("{kind} | {compiler} {version}");
    match seen {
        Seen::CompilerCrash { signature } => format!("{head} | {signature}"),
        Seen::Reports { what } => format!("{head} | {what}"),
        Seen::Rejects { message } => format!("{head} | {}", Complaint::new(message)),
        _ => format!("{head} | {}", matrix(kind, vector)),
    }
}

/// The same for failures that are others from run to run: what a set of flags does with a program is right or wrong.
#[must_use]
pub fn unstable_signature(compiler: &str, version: &str, vector: &[Fared]) -> String {
    let parts = vector.iter().map(|fared| {
        let right = !kind(fared.outcome).is_some_and(Kind::is_wrong_code);
        let flags = match fared.flags.as_str() {
            "" => "(none)",
            flags => flags,
        };
        format!("{flags}: {}", if right { "right" } else { "wrong" })
    });
    let parts: Vec<String> = parts.collect();
    let kind = Kind::WrongOutput;
    format!(
        "{kind} | {compiler} {version} | unstable | {}",
        parts.join(", ")
    )
}

/// The failure of the compiler itself that a signature is about; `None` where it is about its programs.
#[must_use]
pub fn told(signature: &str) -> Option<Failure> {
    let mut parts = signature.splitn(3, " | ");
    let (kind, _, what) = (parts.next()?, parts.next()?, parts.next()?);
    match Kind::from_name(kind)? {
        Kind::CompilerCrash => Some(Failure::CompilerCrash(what.to_string())),
        Kind::RejectsValid => Some(Failure::Rejects(Complaint::new(what))),
        _ => None,
    }
}

/// How every set of flags fared. For a compiler that hangs only that counts: what becomes of the program
/// where it does not is another matter.
fn matrix(kind: Kind, vector: &[Fared]) -> String {
    let parts = vector.iter().map(|fared| {
        let flags = if fared.flags.is_empty() {
            "(none)"
        } else {
            &fared.flags
        };
        match (kind, fared.outcome, fared.signal) {
            (Kind::CompilerHang, Outcome::CompilerHang, _) => format!("{flags}: hangs"),
            (Kind::CompilerHang, ..) => format!("{flags}: ends"),
            (_, outcome @ Outcome::RunCrash, Some(signal)) => {
                format!("{flags}: {outcome} {}", signal_name(signal))
            }
            (_, outcome, _) => format!("{flags}: {outcome}"),
        }
    });
    parts.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests;
