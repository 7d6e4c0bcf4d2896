//! A compiler that is accused: it compiles the candidate, the candidate runs, and what is seen must
//! be the failure that the original shows.
//!
//! **Slipping.** A smaller program may fail for another reason. Crashes and refusals are held to
//! their signature. Wrong code has none, so where the original goes right with another set of flags
//! of the same compiler (the *contrast*, the next lower level of optimisation that does) or with
//! another compiler, every accepted candidate must go right there as well. Where more is known of the
//! failure ([`crate::same`]), that must hold of it, too.

use crate::ask::{Answer, AskError, Candidate, Care, Interesting, Runs};
use crate::finish::fewer_flags;
use crate::same::{Same, Suspect};
use cassay_exec::compiler::Way;
use cassay_exec::{Canceller, Compiler, Limits, Root, Scratch, Settings, Worker};
use cassay_program::{Expected, File, Input};
use cassay_trial::{Accused, Bounds, Failure, Laid, Seen};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

/// The same compiler with simpler flags, the simplest first. Files with flags of their own first get
/// the same, then simpler ones; a flag that is not about the level goes everywhere at once.
pub fn simpler(accused: &Accused) -> Vec<Accused> {
    let with = |flags: &[String]| Accused {
        flags: flags.to_vec(),
        ..accused.clone()
    };
    if accused.units.is_empty() {
        let sets = fewer_flags(&accused.flags);
        return sets.iter().map(|flags| with(flags)).collect();
    }
    let mut sets: Vec<Accused> = Vec::new();
    for flags in accused.units.values() {
        sets.push(Accused {
            units: BTreeMap::new(),
            ..with(flags)
        });
    }
    for flag in accused.flags.iter().filter(|flag| !flag.starts_with("-O")) {
        let mut fewer = accused.clone();
        for flags in std::iter::once(&mut fewer.flags).chain(fewer.units.values_mut()) {
            flags.retain(|other| other != flag);
        }
        sets.push(fewer);
    }
    for (unit, flags) in &accused.units {
        let lower = fewer_flags(flags).into_iter();
        for lower in lower.filter(|lower| lower.len() == flags.len()) {
            let mut simpler = accused.clone();
            simpler.units.insert(unit.clone(), lower);
            sets.push(simpler);
        }
    }
    sets
}

/// What candidates may take. They are hardly larger than the original, and hundreds of them will hang when
/// some compilers get them wrong, so time is measured out by the failure at hand.
pub fn bounds(accused: &Compiler, failure: &Failure, steps: u64) -> Bounds {
    // A native step takes less than 5 ns; nobody knows what it takes under an emulator.
    let native = Duration::from_millis(250) + Duration::from_nanos(steps.saturating_mul(10));
    let run = match accused.runner.is_empty() {
        true => native,
        false => native * 10,
    };
    let compile = match failure {
        Failure::CompilerHang => Duration::from_secs(10),
        _ => Limits::COMPILER.cpu,
    };
    Bounds {
        compiler: Limits {
            cpu: compile,
            wall: compile * 3,
            ..Limits::COMPILER
        },
        program: Limits {
            cpu: run,
            wall: Duration::from_secs(5) + run * 5,
            ..Limits::PROGRAM
        },
    }
}

/// What is held against whom.
#[derive(Clone, Debug)]
pub struct Accusation {
    pub accused: Accused,
    pub failure: Failure,
    /// Another compiler, which must go right with every interesting program.
    pub witness: Option<Accused>,
    pub bounds: Bounds,
    /// What programs are given.
    pub input: Input,
    /// How often candidates must fail.
    pub care: Care,
    /// Who can tell whether it is still the same bug.
    pub same: Option<Arc<dyn Same>>,
}

/// One worker that compiles and runs.
pub struct Station {
    worker: Worker,
    scratch: Scratch,
    pub runs: Runs,
    input: Input,
}

impl Station {
    /// Its jobs end when `stop` says so.
    pub fn new(root: &Root, stop: &Canceller, input: Input) -> Result<Station, AskError> {
        Ok(Station {
            worker: Worker::with(Settings {
                stop: stop.clone(),
                ..Settings::new(root)
            })?,
            scratch: root.dir()?,
            runs: Runs::default(),
            input,
        })
    }

    pub fn worker(&mut self) -> (&mut Worker, &Scratch) {
        (&mut self.worker, &self.scratch)
    }

    /// Puts the files of a program, and nothing else, where compilers find them.
    pub fn lay_out(&self, files: &[File]) -> Result<Laid, AskError> {
        Ok(Laid::files(&self.scratch, files, self.input.clone())?)
    }

    /// Compiles and runs what was laid out.
    pub fn see(
        &mut self,
        accused: &Accused,
        laid: &Laid,
        bounds: Bounds,
        way: Way,
    ) -> Result<Seen, AskError> {
        let flags = accused.flags_for(laid.sources());
        let attempt = laid.attempt(&mut self.worker, &accused.compiler, &flags, bounds, way)?;
        self.runs.compilers += attempt.compilations;
        self.runs.programs += attempt.runs;
        self.runs.cpu += attempt.compiler_cpu + attempt.program_cpu;
        Ok(attempt.seen)
    }
}

impl Station {
    /// Whether a failure shows often enough. What was compiled is run again, and compiled again if the failure is
    /// the compiler's; a limit of ours in the first try is `None`.
    pub fn fails(
        &mut self,
        accused: &Accused,
        laid: &Laid,
        plan: (&Failure, Option<&Expected>),
        bounds: Bounds,
        care: Care,
    ) -> Result<Option<bool>, AskError> {
        let (failure, held_to) = plan;
        let way = match care.as_people_do {
            true => Way::Steps,
            false => Way::Direct,
        };
        let (mut shown, mut tried) = (0, 0);
        let in_runs = failure.is_seen_in_runs() && *failure != Failure::RunHang;
        // A compiler that breaks each time is believed at once, and so is a program that does not end.
        let of = match in_runs || care.need < care.of {
            true => care.of,
            false => 1,
        };
        let need = care.need.min(of);
        while tried < of && shown < need && of - tried >= need - shown {
            let seen = match tried > 0 && in_runs {
                true => self.again(accused, laid, bounds, tried)?,
                false => self.see(accused, laid, bounds, way)?,
            };
            if tried == 0 && seen.says_nothing() {
                return Ok(None);
            }
            tried += 1;
            shown += u32::from(failure.shows(&seen, held_to));
        }
        Ok(Some(shown >= need))
    }

    /// Whether a program that fails does so because of the same bug, as far as anybody can tell.
    pub fn is_same(
        &mut self,
        plan: &Accusation,
        files: &[File],
        expected: Option<&Expected>,
    ) -> Result<bool, AskError> {
        let Some(same) = &plan.same else {
            return Ok(true);
        };
        let suspect = Suspect {
            laid: self.lay_out(files)?,
            accused: &plan.accused,
            failure: &plan.failure,
            expected,
            bounds: plan.bounds,
        };
        let before = self.worker.jobs_cpu();
        let (answer, compilations) = same.is_same(suspect, &mut self.worker, &self.scratch)?;
        self.runs.compilers += compilations;
        self.runs.cpu += self.worker.jobs_cpu().saturating_sub(before);
        Ok(answer)
    }

    /// Runs once more what was compiled last.
    pub fn again(
        &mut self,
        accused: &Accused,
        laid: &Laid,
        bounds: Bounds,
        turn: u32,
    ) -> Result<Seen, AskError> {
        let (seen, cpu) = laid.again(&mut self.worker, &accused.compiler, bounds, turn)?;
        self.runs.programs += 1;
        self.runs.cpu += cpu;
        Ok(seen)
    }
}

/// What a compiler that is taken to be right makes a program do.
pub fn agreed(seen: &Seen) -> Option<Expected> {
    match seen {
        Seen::Ended { status, output } => Some(Expected::exit(*status, output.clone())),
        _ => None,
    }
}

/// The next lower level of optimisation with which the program goes right; where files have levels of their
/// own, all get the same.
pub fn contrast(
    station: &mut Station,
    accused: &Accused,
    laid: &Laid,
    expected: &Expected,
) -> Result<Option<Accused>, AskError> {
    const LEVELS: &[&str] = &["-O0", "-O1", "-Os", "-O2", "-O3"];
    let level_of = |flag: &String| LEVELS.iter().position(|level| level == flag);
    let Some((at, mut level)) = accused
        .flags
        .iter()
        .enumerate()
        .rev()
        .find_map(|(at, flag)| Some((at, level_of(flag)?)))
    else {
        return Ok(None);
    };
    // Any level may be right for a program whose files have several.
    if !accused.units.is_empty() {
        level = LEVELS.len();
    }
    for lower in LEVELS.iter().take(level).rev() {
        let mut other = accused.clone();
        other.units.clear();
        if let Some(flag) = other.flags.get_mut(at) {
            *flag = (*lower).to_string();
        }
        let seen = station.see(&other, laid, Bounds::default(), Way::Direct)?;
        if Failure::of(&seen, Some(expected)).is_none() && agreed(&seen).is_some() {
            return Ok(Some(other));
        }
    }
    Ok(None)
}

pub struct CompilerAsker {
    station: Station,
    plan: Arc<Accusation>,
}

impl CompilerAsker {
    pub fn new(
        root: &Root,
        stop: &Canceller,
        plan: Arc<Accusation>,
    ) -> Result<CompilerAsker, AskError> {
        Ok(CompilerAsker {
            station: Station::new(root, stop, plan.input.clone())?,
            plan,
        })
    }

    fn ask(&mut self, files: &[File], expected: Option<&Expected>) -> Result<Answer, AskError> {
        let plan = Arc::clone(&self.plan);
        let laid = self.station.lay_out(files)?;
        let station = &mut self.station;
        let see = |station: &mut Station, who: &Accused| {
            station.see(who, &laid, plan.bounds, Way::Direct)
        };
        // Without a meaning, the witness says what the program does.
        let mut told = None;
        if expected.is_none()
            && plan.failure.is_wrong_code()
            && let Some(witness) = &plan.witness
        {
            told = agreed(&see(station, witness)?);
            if told.is_none() {
                return Ok(Answer::No);
            }
        }
        let held_to = expected.or(told.as_ref());
        let failure = (&plan.failure, held_to);
        match station.fails(&plan.accused, &laid, failure, plan.bounds, plan.care)? {
            None => return Ok(Answer::Unresolved),
            Some(false) => return Ok(Answer::No),
            Some(true) => {}
        }
        if let (Some(witness), Some(_)) = (&plan.witness, expected) {
            let seen = see(station, witness)?;
            if agreed(&seen).is_none() || Failure::of(&seen, expected).is_some() {
                return Ok(Answer::No);
            }
        }
        match station.is_same(&plan, files, held_to)? {
            true => Ok(Answer::Yes),
            false => Ok(Answer::No),
        }
    }
}

impl Interesting for CompilerAsker {
    fn test(&mut self, candidate: &Candidate<'_>) -> Result<Answer, AskError> {
        self.ask(candidate.files, candidate.expected)
    }

    fn runs(&self) -> Runs {
        self.station.runs
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cassay_exec::Family;

    #[test]
    fn flags_become_simpler() {
        let words = |text: &str| text.split(' ').map(String::from).collect::<Vec<_>>();
        let mut gcc = Accused {
            compiler: Compiler::new("gcc", "gcc", Family::Gcc),
            flags: words("-O2 -flto"),
            units: BTreeMap::new(),
        };
        gcc.units.insert("b.c".into(), words("-O3 -flto"));
        let simpler: Vec<String> = simpler(&gcc).iter().map(Accused::name).collect();
        assert_eq!(
            simpler,
            [
                "gcc -O3 -flto",
                "gcc -O2, b.c -O3",
                "gcc -O2 -flto, b.c -O1 -flto",
                "gcc -O2 -flto, b.c -O2 -flto",
            ]
        );
    }
}
