//! The exact semantics of C: check, lower to bytecode, execute.
//!
//! [`compile`] takes a program tree, [`Compiled::run`] executes it and says what it means: its
//! output and exit status, or the place and rule where it has no meaning. Every verdict is data;
//! nothing here touches the file system, the clock or a process.
//!
//! Deep trees recurse deeply: call [`with_stack`] around compiling and running, or have `cassay-source` do
//! all of it.
//!
//! ```
//! use cassay_eval::{Options, Verdict, compile};
//! use cassay_source::Source;
//!
//! let source = Source::new("main.c", "int main(void) { int i = 2147483647; return i + 1; }");
//! let parsed = source.parse()?;
//! let compiled = compile(&parsed.program, &parsed.target).expect("a valid program");
//! let outcome = compiled.run(&parsed.program, &Options::default());
//! assert!(matches!(outcome.verdict, Verdict::Undefined(report) if report.kind.code() == "signed-overflow"));
//! # Ok::<(), cassay_source::Refused>(())
//! ```

#![warn(missing_docs)]

mod code;
mod effective;
mod explore;
mod fold;
mod lower;
mod machine;
mod order;
mod padding;
pub mod profile;
mod readings;
pub mod repair;
mod report;
mod restrict;
mod stack;
mod value;
mod verdict;

use cassay_check::Reserved;
use cassay_lang::target::Reading;
use cassay_lang::tree::{ExprId, Program};
use cassay_lang::types::{QTy, Types};
use cassay_lang::{Problem, Span, Target};
pub use cassay_library::Stdin;
use cassay_memory::Choice;
pub use cassay_memory::{Class, Kind, KindSet, Open};
use code::Site;
pub use machine::Limits;
use machine::Machine;
use machine::strands::{Policy, Strands};
use order::Operands;
use profile::Wanted;
pub use readings::preprocessed_otherwise;
use repair::table::Table;
use repair::watch::{Plain, Watch};
use rustc_hash::{FxHashMap, FxHashSet};
pub use stack::{spawn_with_stack, with_stack};
use std::sync::Arc;
pub use verdict::{Note, Outcome, Report, Verdict};

/// A program ready to run, any number of times.
pub struct Compiled {
    module: code::Module,
    types: Types,
    /// The types of declared objects, to tell their padding.
    decl_types: Vec<Option<QTy>>,
    /// The largest alignment of a declared object.
    alignment: u64,
    /// Where compilers may read the text otherwise.
    readings: Vec<(Reading, Span)>,
    /// What objects must be aligned to, by declaration.
    alignments: Vec<u32>,
    /// Definitions of names that are the library's.
    reserved: Vec<Reserved>,
    /// What a profile is made of.
    table: Option<profile::table::Table>,
    /// Some functions have no code, because they are beyond Cassay.
    partial: bool,
}

/// The outcome of a run, once it is known what comes of it in another order of evaluation.
fn in_other_order(first: Outcome, second: &Outcome, span: Span) -> Outcome {
    if second.verdict == first.verdict && second.output == first.output {
        return first;
    }
    let report = report::depends(Kind::EvaluationOrder, span, &first, second);
    Outcome {
        verdict: Verdict::Unspecified(report),
        ..first
    }
}

/// What a run is given. By default kinds are tolerated that are so [by the letter only](Kind::LETTER).
#[derive(Clone, Debug)]
pub struct Options {
    /// What the run may take.
    pub limits: Limits,
    /// Kinds that are counted instead of being fatal; see [`Kind::tolerable`].
    pub tolerate: KindSet,
    /// `argv`, the program's name first.
    pub args: Vec<Vec<u8>>,
    /// Standard input.
    pub stdin: Stdin,
    /// Run once more with all operands in the other order, whether they conflict or not, and compare.
    pub both_orders: bool,
    /// Run again so many times with all choices that were met decided at random, and compare. The first `n` of
    /// these runs are the same whatever the number.
    pub adversaries: u32,
    /// The program is for an implementation without a library (5.1.2.1): most of the library's names are its own.
    pub freestanding: bool,
    /// Names of the library's that are the program's own, as compilers are told by `-fno-builtin-NAME`.
    pub own_names: Vec<String>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            limits: Limits::default(),
            tolerate: KindSet::from(Kind::LETTER),
            args: Vec::new(),
            stdin: Stdin::default(),
            both_orders: false,
            adversaries: 0,
            freestanding: false,
            own_names: Vec::new(),
        }
    }
}

/// Checks and lowers a program.
pub fn compile(program: &Program, target: &Arc<Target>) -> Result<Compiled, Problem> {
    compile_with(program, target, None, None, Operands::Forward, None)
}

/// The same for [`Compiled::repair`]. The code is slower, and counts other steps.
pub fn compile_repairable(program: &Program, target: &Arc<Target>) -> Result<Compiled, Problem> {
    compile_with(
        program,
        target,
        Some(Table::new(program)),
        None,
        Operands::Forward,
        None,
    )
}

/// The same for [`Compiled::profile`].
pub fn compile_profiled(
    program: &Program,
    target: &Arc<Target>,
    wanted: &Wanted,
) -> Result<Compiled, Problem> {
    let table = profile::table::Table::new(program, wanted);
    let operands = Operands::Forward;
    compile_with(program, target, None, Some(table), operands, None)
}

fn compile_with(
    program: &Program,
    target: &Arc<Target>,
    repair: Option<Table>,
    profile: Option<profile::table::Table>,
    operands: Operands,
    joins: Option<FxHashSet<ExprId>>,
) -> Result<Compiled, Problem> {
    let checked = cassay_check::check(program, target)?;
    // The generator writes no unsequenced conflicts, and the plain run that confirms a repaired program checks for them.
    let order = if repair.is_some() {
        order::Order::default()
    } else {
        order::Order::new(program, &checked, &checked.types)
    };
    let order = match &joins {
        Some(joins) => order.only(joins),
        None => order,
    };
    let decl_types = checked.decl_types.clone();
    let alignment = checked.alignment(program, &checked.types);
    let alignments = checked.alignments();
    let watched = repair.is_none() && joins.is_none();
    let table = profile.clone();
    let readings = checked.readings.clone();
    let reserved = checked.reserved.clone();
    let partial = !checked.refused.is_empty();
    let (mut module, types) =
        lower::lower(program, target, checked, repair, profile, order, operands)?;
    if !watched {
        module.suspicions = effective::Suspicions::default();
    }
    Ok(Compiled {
        module,
        types,
        readings,
        reserved,
        table,
        decl_types,
        alignment: alignment.into(),
        alignments,
        partial,
    })
}

impl Compiled {
    /// What the program was compiled for.
    pub fn target(&self) -> &Arc<Target> {
        &self.types.target
    }

    /// Whether the program defines functions that are beyond Cassay. It may do without them; whether they are valid is
    /// not known.
    pub fn is_partial(&self) -> bool {
        self.partial
    }

    /// Runs the program. Where it met what C leaves open, it is run again with another choice, to find out
    /// whether that reaches the output.
    pub fn run(&self, program: &Program, options: &Options) -> Outcome {
        if let Some(report) = self.reserved(program, options) {
            return report;
        }
        let outcome = self.run_as_read(program, options);
        self.in_other_readings(program, options, outcome)
    }

    /// What a run came to, with what is not noted while programs run as fast as they can, found by another run: who
    /// freed an object that is used afterwards.
    pub fn explain(&self, program: &Program, options: &Options, outcome: Outcome) -> Outcome {
        let Verdict::Undefined(known) = &outcome.verdict else {
            return outcome;
        };
        if !matches!(
            known.kind,
            Kind::LifetimeEnded | Kind::DanglingPointer | Kind::InvalidFree
        ) {
            return outcome;
        }
        let code = &self.module.code;
        let mut machine = Machine::new(self, program, Choice::default(), options, code, Plain);
        machine.freed = Some(FxHashMap::default());
        let again = Run::of(&mut machine, program, options).outcome;
        match again.verdict {
            Verdict::Undefined(report)
                if (report.kind, report.span) == (known.kind, known.span) =>
            {
                Outcome {
                    verdict: Verdict::Undefined(report),
                    ..outcome
                }
            }
            // It was another run that found it, with other choices.
            _ => outcome,
        }
    }

    /// The outcome of a program that defines a name of the library's: compilers call whichever function they like.
    fn reserved(&self, program: &Program, options: &Options) -> Option<Outcome> {
        if options.tolerate.contains(Kind::ReservedName) {
            return None;
        }
        let mut names = self.reserved.iter();
        let first = names.find(|name| {
            let text = program.name(name.name);
            (name.freestanding || !options.freestanding)
                && !options.own_names.iter().any(|own| own == text)
        })?;
        let name = program.name(first.name);
        let whose = if name.starts_with('_') {
            "the implementation's"
        } else {
            "the library's"
        };
        let mut detail = format!("`{name}` is {whose}");
        if first.declared {
            detail += ", and is declared with another type than its own";
        }
        Some(Outcome::without_a_run(Verdict::Undefined(Report {
            kind: Kind::ReservedName,
            span: first.span,
            detail,
            notes: Vec::new(),
        })))
    }

    fn run_as_read(&self, program: &Program, options: &Options) -> Outcome {
        let first = self.run_once(program, options, Choice::default());
        let choices = self.other_choices(&first, options);
        let ended = matches!(first.outcome.verdict, Verdict::Exit(_) | Verdict::Abort);
        let order = match ended {
            true => first.order.clone(),
            false => Vec::new(),
        };
        let adversaries = self.adversaries(&first, options);
        let (outcome, conflict) = self.judge(program, options, first, &choices);
        let outcome = self.challenge(program, options, outcome, &adversaries);
        if !matches!(outcome.verdict, Verdict::Exit(_) | Verdict::Abort) {
            return outcome;
        }
        let conflicts = Conflicts::of(order, conflict);
        let explored = !conflicts.0.is_empty();
        let outcome = self.in_other_orders(program, options, outcome, conflicts);
        match options.both_orders && !explored {
            true => self.all_reversed(program, options, outcome),
            false => outcome,
        }
    }

    /// The outcome of a program, once the operands that conflict have been evaluated in other orders.
    fn in_other_orders(
        &self,
        program: &Program,
        options: &Options,
        outcome: Outcome,
        conflicts: Conflicts,
    ) -> Outcome {
        for (choice, sites) in conflicts.0 {
            let explorer = explore::Explorer {
                compiled: self,
                program,
                options: options.clone(),
                first: &outcome,
                choice,
            };
            let other = explorer.outcome(&sites);
            if other.verdict != outcome.verdict {
                return other;
            }
        }
        outcome
    }

    /// The outcome, once the program has been run with all operands in another order.
    fn all_reversed(&self, program: &Program, options: &Options, first: Outcome) -> Outcome {
        let operands = Operands::Backward;
        let Ok(reversed) = compile_with(program, &self.types.target, None, None, operands, None)
        else {
            return first;
        };
        let second = reversed.run_once(program, options, Choice::default());
        in_other_order(first, &second.outcome, Span::default())
    }

    /// The choices that a run which ended normally must not depend on, each alone and then all together, and what it is if it
    /// does.
    fn other_choices(&self, first: &Run, options: &Options) -> Vec<(Choice, Dependence)> {
        if !matches!(first.outcome.verdict, Verdict::Exit(_) | Verdict::Abort) {
            return Vec::new();
        }
        let alignment = first.alignment.max(self.alignment);
        let met = first.met.iter().filter(|(open, _)| counts(*open, options));
        let mut all: Vec<(Choice, Dependence)> = Vec::new();
        for &(open, span) in met.clone() {
            let others = Choice::others(open, alignment);
            all.extend(
                others
                    .into_iter()
                    .map(|choice| (choice, (open.kind(), span))),
            );
            if open == Open::Address {
                let steps = first.outcome.steps.max(1);
                let moves = (STEPS_MOVED / steps).min(MOST_MOVES) as u8;
                all.extend(
                    Choice::moves(moves, alignment).map(|choice| (choice, (open.kind(), span))),
                );
            }
        }
        // What none of them shows may depend on several at once.
        let several = met.filter(|(open, _)| open.is_choice());
        if let (Some(&(open, span)), Some(_)) = (several.clone().next(), several.clone().nth(1)) {
            let together = Choice::together(several.map(|(open, _)| *open), alignment);
            all.extend(
                together
                    .into_iter()
                    .map(|choice| (choice, (open.kind(), span))),
            );
        }
        all
    }

    /// Choices that a second run has met and the first one has not, beside the one that it was made for.
    fn further_choices(
        &self,
        first: &Run,
        second: &Run,
        options: &Options,
        (choice, dependence): (Choice, Dependence),
    ) -> Vec<(Choice, Dependence)> {
        let is_new = |open: Open| !first.met.iter().any(|(old, _)| *old == open);
        let alignment = second.alignment.max(self.alignment);
        let met = second.met.iter().map(|(open, _)| *open);
        met.filter(|&open| is_new(open) && counts(open, options))
            .flat_map(|open| choice.and(open, alignment))
            .map(|choice| (choice, dependence))
            .collect()
    }

    /// Implementations that decide at random what such a run has met: all of it, then each alone.
    fn adversaries(&self, first: &Run, options: &Options) -> Vec<Adversary> {
        let alignment = first.alignment.max(self.alignment);
        let met = first.met.iter().copied();
        let met: Vec<(Open, Span)> = met
            .filter(|(open, _)| open.is_choice() && !options.tolerate.contains(open.kind()))
            .collect();
        if met.is_empty() {
            return Vec::new();
        }
        let numbers = 1..=u64::from(options.adversaries);
        numbers
            .map(|seed| Adversary {
                all: Choice::adversary(seed, met.iter().map(|m| m.0), alignment),
                alone: met
                    .iter()
                    .map(|&(open, span)| {
                        let choice = Choice::adversary(seed, [open], alignment);
                        (choice, (open.kind(), span))
                    })
                    .collect(),
            })
            .collect()
    }

    /// The outcome, once each adversary has run the program. What a difference depends on is found by runs that
    /// decide one choice at random; where none alone makes a difference, the first that was met is named.
    fn challenge(
        &self,
        program: &Program,
        options: &Options,
        first: Outcome,
        adversaries: &[Adversary],
    ) -> Outcome {
        if !matches!(first.verdict, Verdict::Exit(_) | Verdict::Abort) {
            return first;
        }
        let differs =
            |other: &Outcome| other.verdict != first.verdict || other.output != first.output;
        for adversary in adversaries {
            let all = self.run_once(program, options, adversary.all).outcome;
            if !differs(&all) {
                continue;
            }
            let alone = adversary.alone.iter().find_map(|&(choice, dependence)| {
                let second = self.run_once(program, options, choice).outcome;
                differs(&second).then_some((second, dependence))
            });
            let (second, (kind, span)) = match (alone, adversary.alone.first()) {
                (Some(found), _) => found,
                (None, Some(&(_, dependence))) => (all, dependence),
                (None, None) => continue,
            };
            let report = report::depends(kind, span, &first, &second);
            return Outcome {
                verdict: Verdict::Unspecified(report),
                ..first
            };
        }
        first
    }

    /// The outcome, once the program has been run again with each of the choices, and the first of these with which operands
    /// conflict that do not in the first run.
    fn judge(
        &self,
        program: &Program,
        options: &Options,
        first: Run,
        choices: &[(Choice, Dependence)],
    ) -> (Outcome, Option<Conflict>) {
        let mut conflict = None;
        let mut work: Vec<_> = choices.iter().rev().map(|&one| (one, true)).collect();
        while let Some((one, is_first)) = work.pop() {
            let (choice, (kind, span)) = one;
            let second = self.run_once(program, options, choice);
            if second.ambiguous {
                continue;
            }
            if is_first {
                let further = self.further_choices(&first, &second, options, one);
                work.extend(further.into_iter().map(|one| (one, false)));
            }
            let is_new = |site: &Site| !first.order.contains(site);
            if conflict.is_none() && second.order.iter().any(is_new) {
                conflict = Some((choice, second.order.clone()));
            }
            let second = second.outcome;
            let undefined = kind.class() == Class::Undefined;
            // An allocation that succeeds may need more memory than there is.
            if kind == Kind::AllocationResult
                && !matches!(second.verdict, Verdict::Exit(_) | Verdict::Abort)
            {
                let message = "the program needs more memory than the limit allows".into();
                let outcome = Outcome {
                    verdict: Verdict::Unsupported { message, span },
                    ..first.outcome
                };
                return (outcome, None);
            }
            // Functions that are called twice take twice as long, or need what is not there.
            if undefined
                && matches!(
                    second.verdict,
                    Verdict::StepLimit | Verdict::Unsupported { .. }
                )
            {
                continue;
            }
            if second.verdict != first.outcome.verdict || second.output != first.outcome.output {
                let report = report::depends(kind, span, &first.outcome, &second);
                let verdict = match undefined {
                    true => Verdict::Undefined(report),
                    false => Verdict::Unspecified(report),
                };
                let outcome = Outcome {
                    verdict,
                    ..first.outcome
                };
                return (outcome, None);
            }
        }
        (first.outcome, conflict)
    }

    fn run_once(&self, program: &Program, options: &Options, choice: Choice) -> Run {
        let code = &self.module.code;
        let mut machine = Machine::new(self, program, choice, options, code, Plain);
        Run::of(&mut machine, program, options)
    }

    /// The same with operands as strands.
    fn run_strands(
        &self,
        program: &Program,
        options: &Options,
        choice: Choice,
        policy: Policy,
    ) -> (Run, Strands) {
        let code = &self.module.code;
        let mut machine = Machine::new(self, program, choice, options, code, Plain);
        machine.strands.policy = policy;
        let run = Run::of(&mut machine, program, options);
        (run, machine.strands)
    }
}

/// In how many runs objects are moved, at most, and how long these may take in all.
const MOST_MOVES: u64 = 240;
const STEPS_MOVED: u64 = 20_000_000;

/// Whether a program must not depend on a choice.
fn counts(open: Open, options: &Options) -> bool {
    !open.is_target() && !options.tolerate.contains(open.kind())
}

/// Where operands conflict, in runs that decide what C leaves open in one way.
type Conflict = (Choice, Vec<Site>);

/// Those that other orders are tried for.
struct Conflicts(Vec<Conflict>);

impl Conflicts {
    /// Those of the first run, and of another.
    fn of(order: Vec<Site>, other: Option<Conflict>) -> Conflicts {
        let first = (!order.is_empty()).then_some((Choice::default(), order));
        Conflicts(first.into_iter().chain(other).collect())
    }
}

/// What an outcome depends on, first here.
type Dependence = (Kind, Span);

/// An implementation that decides choices at random.
struct Adversary {
    /// All of them.
    all: Choice,
    /// Each of them alone.
    alone: Vec<(Choice, Dependence)>,
}

/// An execution, and what it says about the choices it was given.
struct Run {
    outcome: Outcome,
    /// What C leaves open was met, first here.
    met: Vec<(Open, Span)>,
    /// Where operands that conflict were evaluated in one of several orders.
    order: Vec<Site>,
    alignment: u64,
    /// It says nothing: an integer became a pointer that may be one of two.
    ambiguous: bool,
}

impl Run {
    fn of<W: Watch>(machine: &mut Machine<'_, W>, program: &Program, options: &Options) -> Run {
        let mut result = machine.run_program(&options.args);
        if machine.memory.out_of_addresses() {
            let what = "more objects than the target's pointers have addresses";
            result = Err(cassay_library::Stop::Unsupported(what.into()));
        }
        let span = |point: Option<u32>| {
            point.map_or(Span::NONE, |at| {
                report::span_of(program, machine.site_at(at))
            })
        };
        let met = machine.memory.met().all();
        let met: Vec<(Open, Span)> = met
            .map(|open| match machine.met_at[open as usize] {
                // What is told before the first instruction is told to `main`.
                None => (
                    open,
                    machine
                        .main_decl()
                        .map_or(Span::NONE, |main| program[main].span),
                ),
                at => (open, span(at)),
            })
            .collect();
        let order = machine.order_at.iter();
        let order = order.map(|&at| machine.site_at(at)).collect();
        for kind in met.iter().map(|(open, _)| open.kind()) {
            if options.tolerate.contains(kind) {
                machine.tolerated[kind as usize] += 1;
            }
        }
        let alignment = machine.memory.alignment;
        let ambiguous = machine.memory.is_ambiguous();
        let certain = machine.lib.certain();
        let verdict = report::verdict(machine, program, result);
        let stopped_at = match verdict {
            Verdict::StepLimit => report::stopped_at(machine, program),
            _ => Vec::new(),
        };
        let tolerated = Kind::ALL
            .iter()
            .map(|&k| (k, machine.tolerated[k as usize]))
            .filter(|&(_, n)| n > 0)
            .collect();
        machine.end();
        let outcome = Outcome {
            verdict,
            steps: machine.steps(),
            output: std::mem::take(&mut machine.lib.output),
            error_output: std::mem::take(&mut machine.lib.error_output),
            certain,
            stopped_at,
            met: met.iter().map(|&(open, _)| open).collect(),
            tolerated,
        };
        Run {
            outcome,
            met,
            order,
            alignment,
            ambiguous,
        }
    }
}
