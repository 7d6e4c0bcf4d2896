//! Which of a variant's mutations a failure needs (Hermes, 5.4): before a variant is reduced, mutations are
//! left out of it as long as it fails in the same way. If it fails without any, the failure is its
//! seed's, and is said to be.
//!
//! The variant is derived again from its description, which gives the mutations as edits; any subset of
//! them is a variant. Each subset is run by the semantics before a compiler sees it.
//!
//! **A variant in several files** is tried in one first, with each level that its files have. Where that does
//! not fail, subsets are split anew, which may cut them otherwise: what then fails in the same way is kept.
//!
//! **A chain** is followed backwards: where a failure needs nothing of the last round, the round before is
//! looked at. Where it does, what earlier rounds put in stays, and is left to the reduction.

use std::path::PathBuf;
use std::time::Instant;

use cassay_exec::{ExecError, Worker as Helper};
use cassay_mutate::Variant;
use cassay_program::{Expected, Program};
use cassay_store::Finding;
use cassay_trial::{Failure, Flags, commands};

use crate::build::Build;
use crate::look::Shown;
use crate::reducing::{Room, level_of};
use crate::source::{Made, Test, meaning};
use crate::variants::{self, Manner, Origin, divide, in_earlier_words, in_words};

/// A variant with the mutations that it needs.
pub(crate) struct Minimal {
    pub program: Program,
    /// As the finding's, with these mutations only.
    pub origin: String,
    /// How it is compiled, where that is not as in the finding.
    pub flags: Option<Flags>,
    /// What was found out, in words for people.
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

/// The program of a finding's seed.
struct Search<'a> {
    room: &'a Room<'a>,
    seed: Test,
    origin: Origin,
    must: Expected,
}

impl Search<'_> {
    /// The finding's variant after so many rounds.
    fn variant(&self, manner: Manner) -> Option<Variant> {
        let (seed, recipe) = (self.origin.seed, self.room.plan.recipe());
        let (family, _) = variants::family(&self.seed, seed, manner, recipe).ok()?;
        let mut derived = family.variants.into_iter();
        derived.find(|variant| variant.number == self.origin.variant)
    }

    /// A variant with some of its mutations as the program under test; `None` where it cannot be split.
    fn program(&self, variant: &Variant, set: &[usize], split: bool) -> Option<Program> {
        let keep = |at: usize| set.contains(&at);
        let units = match split {
            false => variant.subset_files(keep),
            true => {
                let Origin {
                    seed,
                    variant: number,
                    ..
                } = self.origin;
                let text = variant.subset(keep);
                let recipe = self.room.plan.recipe();
                divide(&self.seed, &text, seed, number, recipe)?.files()
            }
        };
        Some(variant.program_of(&self.seed.program, units))
    }

    fn is_sound(&self, program: &Program) -> bool {
        let reading = self.room.plan.source.reading();
        meaning(program, reading).as_ref() == Ok(&self.seed.program.expected)
    }

    /// What a program does instead of what it should.
    fn failure(
        &self,
        shown: &Shown,
        program: &Program,
        helper: &mut Helper,
    ) -> Result<Option<Failure>, ExecError> {
        let look = shown.look(program, self.room.plan.bounds, self.room.root, helper)?;
        Ok(Failure::of(&look.seen, Some(&self.must)))
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
    let Some(origin) = finding.origin.as_deref().and_then(Origin::read) else {
        return Ok(None);
    };
    if origin.outdated().is_some() {
        return Ok(None);
    }
    let source = &room.plan.source;
    let scratch = room.root.dir()?;
    let made = source.make(&origin.style, origin.seed, helper, &scratch)?;
    let is_seed = |made: &Made| matches!(made, Made::Test(test) if test.program.case == origin.of);
    let twin = || source.twin(&origin.style, origin.seed);
    let Some(Made::Test(seed)) = Some(made).filter(is_seed).or_else(twin) else {
        return Ok(None);
    };
    let Some(must) = seed.program.expected.clone() else {
        return Ok(None);
    };
    let search = Search {
        room,
        must,
        seed: *seed,
        origin,
    };
    let mut manner = search.origin.manner();
    let Some(mut variant) = search.variant(manner) else {
        return Ok(None);
    };
    // The numbers of the mutations that are tested, and the files.
    let (recipe, number) = (room.plan.recipe(), search.origin.seed);
    let of = variants::tested(&search.seed, number, &variant, recipe);
    let (mut tested, units) = (of.kept, of.units);
    if program.units != units {
        return Ok(None);
    }
    let compiler = &finding.brief.subject.compiler;
    let mut shown = Shown::new(compiler, finding.commands.clone(), room.root, helper)?;
    // What does not fail now is left to the reduction, which says so.
    let Some(wanted) = search.failure(&shown, program, helper)? else {
        return Ok(None);
    };
    let mut flags = None;
    if manner.split
        && let Some(whole) = in_one_file(&search, finding, &variant, &tested, &wanted, helper)?
    {
        (flags, shown) = (Some(whole.0), whole.1);
        manner.split = false;
    }
    let mut all = search.origin.mutations.len();
    let kept = loop {
        let kept = variants::minimise(tested.len(), |set| {
            // Waits while another worker confirms a failure and needs the machine for itself.
            drop(room.alone.read());
            if (room.over)() || deadline.is_some_and(|end| Instant::now() >= end) {
                return Err(Halt::Over);
            }
            let set = numbers(set, &tested);
            let Some(program) = search.program(&variant, &set, manner.split) else {
                return Ok(false);
            };
            let sound = search.is_sound(&program);
            Ok(sound && search.failure(&shown, &program, helper)?.as_ref() == Some(&wanted))
        })?;
        let kept = numbers(&kept, &tested);
        // The round before made the text that nothing of this one is needed for.
        let before = Manner {
            chain: manner.chain - manner.chain.min(1),
            split: false,
        };
        if !kept.is_empty() || before.chain == 0 {
            break kept;
        }
        match search.variant(before) {
            Some(earlier) if earlier.text == variant.base => {
                manner.chain = before.chain;
                variant = earlier;
                tested = (0..variant.mutations.len()).collect();
            }
            _ => break kept,
        }
    };
    all = all.max(kept.len());
    let earlier = &variant.earlier;
    let mut note = if !kept.is_empty() {
        let are = if kept.len() == 1 { "is" } else { "are" };
        let stay = match earlier.len() {
            0 => String::new(),
            n => format!(", and {n} of earlier rounds were left in"),
        };
        format!("{} of {all} mutations {are} needed{stay}", kept.len())
    } else if earlier.is_empty() {
        format!("{} fails without any mutation", search.origin.of)
    } else {
        format!("{} of {all} mutations were left in", earlier.len())
    };
    if search.origin.split.is_some() {
        note += match manner.split {
            true => "; it fails in several files only",
            false => "; it fails in one file, too",
        };
    }
    let Some(program) = search.program(&variant, &kept, manner.split) else {
        return Ok(None);
    };
    let words = kept.iter().filter_map(|at| variant.mutations.get(*at));
    let words = earlier
        .iter()
        .map(in_earlier_words)
        .chain(words.map(in_words));
    let origin = search.origin.clone();
    let minimal = Origin {
        mutations: words.collect(),
        chain: manner.chain,
        split: origin.split.clone().filter(|_| manner.split),
        build: match flags {
            None => origin.build.clone(),
            Some(_) => Build::default(),
        },
        ..origin
    };
    Ok(Some(Minimal {
        program,
        origin: minimal.text(),
        flags,
        note,
    }))
}

/// A set of what is tested, by its numbers in the variant.
fn numbers(set: &[usize], tested: &[usize]) -> Vec<usize> {
    let numbers = set.iter().filter_map(|at| tested.get(*at));
    numbers.copied().collect()
}

/// The flags with which a variant that was split fails in one file, too, and the commands.
fn in_one_file(
    search: &Search<'_>,
    finding: &Finding,
    variant: &Variant,
    tested: &[usize],
    wanted: &Failure,
    helper: &mut Helper,
) -> Result<Option<(Flags, Shown)>, Halt> {
    let plan = search.room.plan;
    let Some((candidate, level)) = level_of(plan, finding) else {
        return Ok(None);
    };
    let Some(program) = search.program(variant, tested, false) else {
        return Ok(None);
    };
    let sources: Vec<PathBuf> = program.unit_names().map(PathBuf::from).collect();
    let extra = plan.source.flags();
    let split = candidate.flags(level, &search.origin.build, &extra);
    let plain = candidate.flags(level, &Build::default(), &extra);
    let lto = candidate.compiler.family.traits().lto;
    let mut sets: Vec<Vec<String>> = vec![plain.all];
    for mut set in split.each {
        set.retain(|flag| lto != Some(flag.as_str()));
        if !sets.contains(&set) {
            sets.push(set);
        }
    }
    for all in sets {
        let flags = Flags::of_all(all);
        let commands = commands(&candidate.compiler, &flags, &sources, &program.input);
        let compiler = &finding.brief.subject.compiler;
        let shown = Shown::new(compiler, commands, search.room.root, helper)?;
        if search.failure(&shown, &program, helper)?.as_ref() == Some(wanted) {
            return Ok(Some((flags, shown)));
        }
    }
    Ok(None)
}
