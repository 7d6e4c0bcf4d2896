//! A reduction from beginning to end: what the original does, who is to be asked, all passes, and a
//! last confirmation the way a person would do it.

use crate::ask::{self, Answer, AskError, Candidate, Care, Interesting, Runs};
use crate::base::Base;
use crate::edit::{Edit, apply};
use crate::engine::{Engine, Interrupted, Observer, measure, print};
use crate::finish::{ABORTED, checked, dead, printed, returned, values};
use crate::gate::{Gate, Guard, Refusal};
use crate::lab::{Counts, Key, Lab, Outcome};
use crate::measure::Measure;
use crate::merge::merge;
use crate::oracle::compiler::{Station, agreed, bounds, contrast, simpler};
use crate::oracle::{Accusation, CompilerAsker, ScriptAsker};
use crate::passes::unreferenced::unneeded;
use crate::rename::rename;
use crate::same::Same;
use crate::strict::{Loose, impossible, loose};
use crate::text;
use crate::untag::untag;
use cassay_eval::{Kind, KindSet};
use cassay_exec::Root;
use cassay_exec::compiler::Way;
use cassay_lang::Target;
use cassay_lang::tree::Program;
use cassay_program::{Expected, File, Input};
use cassay_trial::{Accused, Bounds, Failure, Laid, Seen, Unbuilt};
use rustc_hash::FxHashMap;
use std::cell::Cell;
use std::path::PathBuf;
use std::sync::Arc;

/// What makes a program interesting.
#[derive(Clone, Debug)]
pub enum Question {
    Compiler {
        accused: Box<Accused>,
        /// Another compiler, which goes right.
        against: Option<Box<Accused>>,
    },
    Script(PathBuf),
}

impl Question {
    /// What all compilers that are asked are told of the library's names; what a script does is not known.
    fn unbuilt(&self) -> Unbuilt {
        match self {
            Question::Compiler { accused, against } => {
                let all = std::iter::once(accused).chain(against);
                Unbuilt::common(all.map(|accused| Unbuilt::of(accused)))
            }
            Question::Script(_) => Unbuilt::default(),
        }
    }
}

pub struct Request {
    /// The program to reduce, with all its headers and what it is given when it runs.
    pub original: cassay_program::Program,
    /// Its tree, or why it cannot be read.
    pub parsed: Result<Program, String>,
    pub question: Question,
    pub guard: Guard,
    pub tolerate: KindSet,
    pub target: Arc<Target>,
    pub jobs: usize,
    /// How often candidates must fail.
    pub care: Care,
    /// Who can tell of a candidate that fails whether it is the same bug. Not asked where the original is not.
    pub same: Option<Arc<dyn Same>>,
    /// Answers of an earlier session about the same.
    pub known: FxHashMap<Key, Outcome>,
    /// Ends it at once, from another thread, also while a compiler runs.
    pub stop: cassay_exec::Canceller,
}

/// How a reduction ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// No pass finds anything more.
    Complete,
    /// It was told to stop.
    Told,
}

#[derive(Clone, Debug)]
pub struct Reduced {
    /// The result; what it must do, where that is known.
    pub program: cassay_program::Program,
    pub before: Measure,
    pub after: Measure,
    pub counts: Counts,
    pub ended: Ended,
    /// What the program shows; `None`: only the script knows.
    pub failure: Option<Failure>,
    /// How to compile it so; none for a script.
    pub commands: Vec<Vec<String>>,
    /// What a person should know about the result.
    pub notes: Vec<String>,
    /// How often the result fails, and of how many tries; `None` where only a script knows.
    pub rate: Option<(u32, u32)>,
}

impl Reduced {
    /// Whether it fails each time.
    pub fn is_sure(&self) -> bool {
        self.rate.is_none_or(|(shown, tried)| shown >= tried)
    }

    /// What the program shows, in words.
    pub fn shows(&self) -> String {
        match &self.failure {
            Some(failure) => failure.to_string(),
            None => "the script says so".to_string(),
        }
    }
}

#[derive(Debug, thiserror::Error)]
pub enum ReduceError {
    #[error("the program is not interesting: {0}")]
    NotInteresting(String),
    #[error(
        "the program has no meaning to hold a compiler to ({0}); --no-guard reduces it all the same"
    )]
    NoMeaning(&'static str),
    #[error(transparent)]
    Ask(#[from] AskError),
}

/// Looks at the result.
const LOOKS: u32 = 20;

/// Whether a program was run at all.
fn seen_in_runs(seen: &Seen) -> bool {
    match seen {
        Seen::Ended { .. } | Seen::RunCrash { .. } | Seen::Reports { .. } => true,
        Seen::RunHang
        | Seen::CompilerCrash { .. }
        | Seen::CompilerHang
        | Seen::Rejects { .. }
        | Seen::Resource { .. }
        | Seen::Skipped { .. } => false,
    }
}

/// Checks in place of a crash that are tried, at most.
const CHECKS: usize = 100;

/// Steps of the original, at most.
const STEPS: u64 = 2_000_000_000;

/// The sources of a program, with what is no text in them replaced.
fn cleaned(program: &cassay_program::Program) -> Vec<File> {
    let sources = program.sources();
    sources
        .map(|(name, bytes)| (name.clone(), clean(bytes)))
        .collect()
}

fn clean(bytes: &[u8]) -> Vec<u8> {
    String::from_utf8_lossy(bytes).into_owned().into_bytes()
}

/// Names what a log of answers is about.
pub fn title(request: &Request) -> String {
    let files = cleaned(&request.original);
    let who = |accused: &Accused| {
        let version = &accused.compiler.version.text;
        format!("{} ({version})", accused.name())
    };
    let question = match &request.question {
        Question::Compiler {
            accused,
            against: None,
        } => who(accused),
        Question::Compiler {
            accused,
            against: Some(other),
        } => format!("{} against {}", who(accused), who(other)),
        Question::Script(path) => path.display().to_string(),
    };
    let guard = match request.guard {
        Guard::Meaning => "guarded",
        Guard::Parse | Guard::Nothing => "unguarded",
    };
    let mut line = format!("{:032x} {guard} {question}", Key::of(&files, 0).0);
    if request.care != Care::USUAL {
        let Care { need, of, .. } = request.care;
        line.push_str(&format!(" failing {need} times of {of}"));
    }
    if let Some(same) = &request.same {
        line.push_str(&format!(" because of {}", same.name()));
    }
    let input = &request.original.input;
    if *input != Input::default() {
        let given = [(input.args.join("\n"), clean(&input.stdin))];
        line.push_str(&format!(" given {:032x}", Key::of(&given, 0).0));
    }
    line.replace(['\n', '\r'], " ")
}

/// Reduces. Recursion over deep trees needs the large stack that this makes for itself.
pub fn reduce(
    request: Request,
    root: &Root,
    observer: &mut (dyn Observer + Send),
) -> Result<Reduced, ReduceError> {
    cassay_eval::with_stack(|| {
        let again = (request.care == Care::USUAL).then(|| request.with(Care::GREAT));
        let reduced = Session::new(request, root)?.run(observer)?;
        match again {
            // It slid to a program that fails by accident.
            Some(again) if !reduced.is_sure() && reduced.ended == Ended::Complete => {
                let careful = Session::new(again, root)?.run(observer)?;
                let better = careful.is_sure() || share(&careful) >= share(&reduced);
                Ok(if better { careful } else { reduced })
            }
            _ => Ok(reduced),
        }
    })
}

/// How often a result fails, as a part of 1.
fn share(reduced: &Reduced) -> f64 {
    let rate = |(shown, tried): (u32, u32)| f64::from(shown) / f64::from(tried.max(1));
    reduced.rate.map_or(1.0, rate)
}

impl Request {
    /// The same with other care, from the beginning.
    fn with(&self, care: Care) -> Request {
        Request {
            original: self.original.clone(),
            parsed: self.parsed.clone(),
            question: self.question.clone(),
            guard: self.guard,
            tolerate: self.tolerate,
            target: Arc::clone(&self.target),
            jobs: self.jobs,
            care,
            same: self.same.clone(),
            known: FxHashMap::default(),
            stop: self.stop.clone(),
        }
    }
}

/// Leaves out files that have nothing left in them, all of them or one by one.
fn drop_empty(engine: &mut Engine<'_>) -> Result<(), Interrupted> {
    let is_empty = |file: &File| ask::text(file).trim().is_empty();
    let all: Vec<File> = engine.files().to_vec();
    let full: Vec<File> = all.iter().filter(|file| !is_empty(file)).cloned().collect();
    if full.is_empty() || full.len() == all.len() || engine.try_files("units", full)? {
        return Ok(());
    }
    for (name, _) in all.iter().filter(|file| is_empty(file)) {
        let files = engine.files().iter().filter(|file| file.0 != *name);
        let fewer: Vec<File> = files.cloned().collect();
        engine.try_files("units", fewer)?;
    }
    Ok(())
}

/// Operations that no run could do, where the original had them, made ones that a run could.
fn possible(engine: &mut Engine<'_>) -> Result<(), Interrupted> {
    let operands = impossible(engine.program(), &engine.lab.gate.target);
    if !operands.is_empty() {
        let edits: Vec<Edit> = operands.iter().map(|e| Edit::SetInt(*e, 1)).collect();
        let program = apply(engine.program(), &edits);
        engine.try_files("constants", print(&program))?;
    }
    Ok(())
}

struct Session<'r> {
    request: Request,
    root: &'r Root,
    station: Station,
    notes: Vec<String>,
    gate: Gate,
    /// What was run outside the lab and the station: single questions.
    single: Cell<Runs>,
}

/// What is to be reduced, once the original is understood.
struct Start {
    /// `None`: only its text.
    program: Option<Program>,
    files: Vec<File>,
    plan: Option<Arc<Accusation>>,
}

impl<'r> Session<'r> {
    fn new(request: Request, root: &'r Root) -> Result<Session<'r>, ReduceError> {
        let gate = Gate {
            guard: request.guard,
            target: Arc::clone(&request.target),
            tolerate: request.tolerate,
            unbuilt: request.question.unbuilt(),
            steps: STEPS,
            loose: Loose::default(),
            untyped: 0,
            whole: false,
            input: request.original.input.clone(),
        };
        Ok(Session {
            station: Station::new(root, &request.stop, request.original.input.clone())?,
            request,
            root,
            notes: Vec::new(),
            gate,
            single: Cell::default(),
        })
    }

    fn run(mut self, observer: &mut dyn Observer) -> Result<Reduced, ReduceError> {
        let before = Measure::of(self.request.original.sources().map(ask::text));
        let start = self.start()?;
        let mut plan = start.plan;
        let askers = self.askers(plan.as_ref())?;
        let known = std::mem::take(&mut self.request.known);
        let mut lab = Lab::new(self.gate.clone(), askers, known);
        observer.improved(&start.files, &measure(&start.files))?;
        let (files, result, counts) = match start.program {
            Some(program) => {
                let mut engine = Engine::new(lab, observer, program);
                let result = self.tree(&mut engine, &mut plan);
                let files = engine.files().to_vec();
                (files, result, engine.lab.counts.clone())
            }
            None => {
                let mut files = start.files;
                let result = text::reduce(&mut files, &mut lab, observer);
                (files, result, lab.counts.clone())
            }
        };
        let ended = match result {
            Ok(()) => Ended::Complete,
            Err(Interrupted::Told) => Ended::Told,
            Err(Interrupted::Broken(error)) => return Err(error.into()),
        };
        self.end(files, before, counts, ended, plan)
    }

    fn tree<'e>(
        &self,
        engine: &mut Engine<'e>,
        plan: &mut Option<Arc<Accusation>>,
    ) -> Result<(), Interrupted> {
        if let Some(merged) = merge(engine.program()) {
            engine.try_files("units", merged)?;
        }
        engine.run()?;
        self.check_instead(engine, plan)?;
        drop_empty(engine)?;
        possible(engine)?;
        self.return_instead(engine, plan)?;
        let renamed = print(&rename(engine.program()));
        if renamed != engine.files() {
            engine.try_files("names", renamed)?;
        }
        // The last one, because what is parsed again has tags again.
        if let Some(untagged) = untag(engine.program()) {
            engine.try_files("names", print(&untagged))?;
        }
        self.fewer_flags(engine, plan)
    }

    /// A check of the wrong value instead of its print, or of a crash that it leads to.
    fn check_instead<'e>(
        &self,
        engine: &mut Engine<'e>,
        plan: &mut Option<Arc<Accusation>>,
    ) -> Result<(), Interrupted> {
        let Some(old) = plan.clone() else {
            return Ok(());
        };
        let Ok(Some(expected)) = engine.lab.gate.pass(engine.files()) else {
            return Ok(());
        };
        let base = Base::new(engine.program(), &engine.lab.gate);
        let mut checks = match old.failure {
            Failure::WrongOutput => dead(&base),
            Failure::RunCrash(_) if old.failure != ABORTED => [dead(&base), values(&base)].concat(),
            _ => Vec::new(),
        };
        checks.truncate(CHECKS);
        if old.failure == Failure::WrongOutput {
            checks.extend(printed(engine.program(), &expected));
        }
        if checks.is_empty() {
            return Ok(());
        }
        let new = Arc::new(Accusation {
            failure: ABORTED,
            ..(*old).clone()
        });
        engine.lab.ask(self.askers(Some(&new))?, 1);
        let program = engine.program().clone();
        for builtin in [true, false] {
            for check in &checks {
                let files = print(&checked(&program, *check, builtin));
                if engine.try_files("check", files)? {
                    *plan = Some(new);
                    return engine.run();
                }
            }
        }
        engine.lab.ask(self.askers(Some(&old))?, 0);
        Ok(())
    }

    /// A result that says so instead of an abort at the end of `main`.
    fn return_instead<'e>(
        &self,
        engine: &mut Engine<'e>,
        plan: &mut Option<Arc<Accusation>>,
    ) -> Result<(), Interrupted> {
        let Some(old) = plan.clone().filter(|plan| plan.failure == ABORTED) else {
            return Ok(());
        };
        let Some(returned) = returned(engine.program()) else {
            return Ok(());
        };
        let new = Arc::new(Accusation {
            failure: Failure::ReturnsOne,
            ..(*old).clone()
        });
        engine.lab.ask(self.askers(Some(&new))?, 2);
        if engine.try_files("check", print(&returned))? {
            *plan = Some(new);
        } else {
            engine.lab.ask(self.askers(Some(&old))?, 1);
        }
        Ok(())
    }

    fn fewer_flags<'e>(
        &self,
        engine: &mut Engine<'e>,
        plan: &mut Option<Arc<Accusation>>,
    ) -> Result<(), Interrupted> {
        let Ok(expected) = engine.lab.gate.pass(engine.files()) else {
            return Ok(());
        };
        // Each success begins anew with one flag less or a lower level, so this ends.
        'again: while let Some(old) = plan.clone() {
            for accused in simpler(&old.accused) {
                let new = Arc::new(Accusation {
                    accused,
                    ..(*old).clone()
                });
                let candidate = Candidate {
                    files: engine.files(),
                    expected: expected.as_ref(),
                };
                if self.ask_once(&candidate, Some(&new))? {
                    *plan = Some(new);
                    continue 'again;
                }
            }
            break;
        }
        Ok(())
    }

    fn askers(
        &self,
        plan: Option<&Arc<Accusation>>,
    ) -> Result<Vec<Box<dyn Interesting>>, AskError> {
        (0..self.request.jobs.max(1))
            .map(|_| self.asker(plan))
            .collect()
    }

    fn asker(&self, plan: Option<&Arc<Accusation>>) -> Result<Box<dyn Interesting>, AskError> {
        let stop = &self.request.stop;
        Ok(match (&self.request.question, plan) {
            (Question::Compiler { .. }, Some(plan)) => {
                Box::new(CompilerAsker::new(self.root, stop, Arc::clone(plan))?)
            }
            (Question::Script(path), _) => {
                Box::new(ScriptAsker::new(self.root, stop, path.clone())?)
            }
            (Question::Compiler { .. }, None) => {
                return Err(AskError::new("no failure to look for"));
            }
        })
    }

    /// Looks at the original as it is, then as it will be printed.
    fn start(&mut self) -> Result<Start, ReduceError> {
        let original = cleaned(&self.request.original);
        let parsed = std::mem::replace(&mut self.request.parsed, Err(String::new()));
        let program = match parsed {
            Ok(program) => program,
            Err(why) => {
                return self.only_text(original, None, &format!("it cannot be read: {why}"));
            }
        };
        let mut meaning = None;
        if self.gate.guard == Guard::Meaning {
            let mut known = self.gate.meaning(&program);
            if known == Err(Refusal::Undefined) {
                // Only where the original needs it: results are to be free of it.
                let asked = self.gate.tolerate;
                self.gate.tolerate = asked.union(KindSet::from(Kind::LETTER));
                known = self.gate.meaning(&program);
                match known {
                    Ok(_) => self.notes.push(format!(
                        "the original has {}, which is tolerated",
                        Kind::LETTER
                            .iter()
                            .map(|k| k.code())
                            .collect::<Vec<_>>()
                            .join(", ")
                    )),
                    Err(_) => self.gate.tolerate = asked,
                }
            }
            match known {
                Ok((expected, steps)) => {
                    self.gate.steps = Gate::budget(steps);
                    self.gate.loose = loose(&program, &self.gate.target);
                    meaning = Some(expected);
                }
                Err(Refusal::Unsupported) => {
                    self.gate.guard = Guard::Parse;
                    self.notes.push(
                        "the program needs something the semantics does not support: nothing guards \
                         against undefined behaviour"
                            .into(),
                    );
                }
                Err(refusal) => return Err(ReduceError::NoMeaning(refusal.name())),
            }
        }
        let plan = self.plan(&original, meaning.as_ref())?;
        let partial = meaning.is_some() && self.is_partial(&program);
        self.gate.whole = true;
        if partial && let Some(start) = self.without_unneeded(&program, meaning.as_ref(), &plan)? {
            return Ok(start);
        }
        if partial {
            self.gate.whole = false;
            if plan
                .as_ref()
                .is_some_and(|plan| matches!(plan.failure, Failure::Rejects(_)))
            {
                let why = "it defines functions that are not understood, and a compiler may be right to refuse them";
                return self.only_text(original, None, why);
            }
        }
        let printed = print(&program);
        let again = self.gate.parse(&printed);
        let same = match &again {
            Ok(_) => self.is_interesting(&printed, meaning.as_ref(), plan.as_ref())?,
            Err(_) => false,
        };
        match again {
            Ok(program) if same => Ok(Start {
                program: Some(program),
                files: printed,
                plan,
            }),
            _ => self.only_text(
                original,
                meaning.as_ref(),
                "it does not fail any more once it is parsed and printed",
            ),
        }
    }

    /// Whether the program defines functions that are not understood.
    fn is_partial(&self, program: &Program) -> bool {
        let compiled = cassay_eval::compile(program, &self.gate.target);
        compiled.is_ok_and(|compiled| compiled.is_partial())
    }

    /// The program without what nothing leads to, if it is understood as a whole and still interesting: preprocessed texts
    /// are nearly all headers.
    fn without_unneeded(
        &mut self,
        program: &Program,
        meaning: Option<&Expected>,
        plan: &Option<Arc<Accusation>>,
    ) -> Result<Option<Start>, ReduceError> {
        let base = Base::new(program, &self.gate);
        let edits = unneeded(&base);
        let printed = print(&apply(program, &edits));
        let Ok(program) = self.gate.parse(&printed) else {
            return Ok(None);
        };
        let passes = self.gate.guard != Guard::Meaning || self.gate.meaning(&program).is_ok();
        if !passes || !self.is_interesting(&printed, meaning, plan.as_ref())? {
            return Ok(None);
        }
        Ok(Some(Start {
            program: Some(program),
            files: printed,
            plan: plan.clone(),
        }))
    }

    fn only_text(
        &mut self,
        files: Vec<File>,
        meaning: Option<&Expected>,
        why: &str,
    ) -> Result<Start, ReduceError> {
        // The guard reads texts, whoever made them.
        self.gate.untyped = self.gate.untyped(&files);
        let guarded = meaning.filter(|_| self.gate.pass(&files).is_ok());
        self.notes.push(match guarded {
            Some(_) => format!("reduced as text: {why}"),
            None => format!("reduced as text, without a guard against undefined behaviour: {why}"),
        });
        if guarded.is_none() {
            self.gate.guard = Guard::Nothing;
        }
        let plan = self.plan(&files, guarded).map_err(|error| match error {
            ReduceError::NotInteresting(said) => {
                ReduceError::NotInteresting(format!("{why}; as text: {said}"))
            }
            error => error,
        })?;
        Ok(Start {
            program: None,
            files,
            plan,
        })
    }

    /// The failure of the original, who goes right with it, and what candidates are held to.
    fn plan(
        &mut self,
        files: &[File],
        expected: Option<&Expected>,
    ) -> Result<Option<Arc<Accusation>>, ReduceError> {
        let Question::Compiler { accused, against } = self.request.question.clone() else {
            let mut asker = self.asker(None)?;
            let answer = asker.test(&Candidate { files, expected });
            self.single.set(self.single.get() + asker.runs());
            if answer? != Answer::Yes {
                let mut why = "the script says no".to_string();
                if let Some(told) = asker.told() {
                    why = format!("{why}; {told}");
                }
                return Err(ReduceError::NotInteresting(why));
            }
            return Ok(None);
        };
        if let Some(same) = self.request.same.clone() {
            let mut blamed = (*accused).clone();
            if blamed.units.is_empty() {
                blamed.flags = same.flags().to_vec();
                // Where headers are depends on where the program is.
                let places = accused.flags.iter().filter(|flag| flag.starts_with("-I"));
                blamed.flags.extend(places.cloned());
                blamed.flags.dedup();
            }
            // A finding may be shown by another program than the one that was looked into.
            let mut all = vec![blamed, (*accused).clone()];
            all.dedup_by(|one, other| one.flags == other.flags);
            for who in all {
                let (mut plan, held_to) = match self.charge(who, against.clone(), files, expected) {
                    Ok(charge) => charge,
                    Err(ReduceError::NotInteresting(_)) => continue,
                    Err(error) => return Err(error),
                };
                plan.same = Some(Arc::clone(&same));
                if self.station.is_same(&plan, files, held_to.as_ref())? {
                    return Ok(Some(Arc::new(plan)));
                }
            }
            self.notes.push(format!(
                "that it is the same bug could not be checked: {} is not to blame for the original",
                same.name()
            ));
            self.request.same = None;
        }
        let (plan, _) = self.charge(*accused, against, files, expected)?;
        Ok(Some(Arc::new(plan)))
    }

    /// The failure of the original when a compiler is accused, and who goes right with it; also what it must do.
    fn charge(
        &mut self,
        accused: Accused,
        against: Option<Box<Accused>>,
        files: &[File],
        expected: Option<&Expected>,
    ) -> Result<(Accusation, Option<Expected>), ReduceError> {
        let laid = self.station.lay_out(files)?;
        let mut seen = self.see(&accused, &laid)?;
        let mut all = vec![seen.clone()];
        // What does not fail each time may not fail now.
        if self.request.care.need < self.request.care.of {
            for turn in 1..self.request.care.of * 2 {
                all.push(
                    match matches!(seen, Seen::CompilerCrash { .. } | Seen::Rejects { .. }) {
                        true => break,
                        false if seen_in_runs(&seen) => {
                            let bounds = Bounds::default();
                            self.station.again(&accused, &laid, bounds, turn)?
                        }
                        false => self.see(&accused, &laid)?,
                    },
                );
            }
        }
        let mut witness = None;
        let mut held_to = expected.cloned();
        if let Some(other) = against {
            let right = self.see(&other, &laid)?;
            held_to = held_to.or_else(|| agreed(&right));
            let fails = Failure::of(&right, held_to.as_ref());
            if fails.is_some() || agreed(&right).is_none() {
                let why = format!("{} does not go right either: {right}", other.name());
                return Err(ReduceError::NotInteresting(why));
            }
            witness = Some(*other);
        }
        let failures = all
            .iter()
            .filter_map(|seen| Failure::of(seen, held_to.as_ref()));
        let failures: Vec<Failure> = failures.collect();
        if let Some(failing) = all
            .into_iter()
            .find(|s| Failure::of(s, held_to.as_ref()).is_some())
        {
            seen = failing;
        }
        let Some(failure) = Failure::of_all(&failures) else {
            let mut why = format!("with {}: {seen}", accused.name());
            if held_to.is_none() && agreed(&seen).is_some() {
                why.push_str(
                    "; nothing says whether that is right (--against names a compiler that is)",
                );
            }
            return Err(ReduceError::NotInteresting(why));
        };
        if let Some(expected) = expected
            && witness.is_none()
            && failure.is_wrong_code()
            // What goes wrong by chance goes right by chance.
            && self.request.care.need == self.request.care.of
        {
            witness = contrast(&mut self.station, &accused, &laid, expected)?;
        }
        let bounds = bounds(&accused.compiler, &failure, self.gate.steps);
        let plan = Accusation {
            accused,
            failure,
            witness,
            bounds,
            input: self.request.original.input.clone(),
            care: self.request.care,
            same: None,
        };
        Ok((plan, held_to))
    }

    fn is_interesting(
        &self,
        files: &[File],
        expected: Option<&Expected>,
        plan: Option<&Arc<Accusation>>,
    ) -> Result<bool, AskError> {
        self.ask_once(&Candidate { files, expected }, plan)
    }

    fn ask_once(
        &self,
        candidate: &Candidate<'_>,
        plan: Option<&Arc<Accusation>>,
    ) -> Result<bool, AskError> {
        let mut asker = self.asker(plan)?;
        let answer = asker.test(candidate);
        self.single.set(self.single.get() + asker.runs());
        Ok(answer? == Answer::Yes)
    }

    /// What a compiler does with a program, through its driver, as a person would have it.
    fn see(&mut self, who: &Accused, laid: &Laid) -> Result<Seen, AskError> {
        self.station.see(who, laid, Bounds::default(), Way::Driver)
    }

    /// As a person would do it, several times: how often the failure shows, of how many tries, and what was seen last. Who
    /// is told to stop is in such a hurry that nothing more is tried.
    fn confirmed(
        &mut self,
        plan: &Accusation,
        laid: &Laid,
        expected: Option<&Expected>,
    ) -> Result<Option<(u32, u32, String)>, AskError> {
        // Without a meaning, the witness says what the program does.
        let mut held_to = expected.cloned();
        if let (None, Some(witness)) = (&held_to, &plan.witness) {
            match self.see(witness, laid) {
                Ok(seen) => held_to = agreed(&seen),
                Err(AskError::Stopped) => return Ok(None),
                Err(error) => return Err(error),
            }
        }
        let mut seen = match self.see(&plan.accused, laid) {
            Ok(seen) => seen,
            Err(AskError::Stopped) => return Ok(None),
            Err(error) => return Err(error),
        };
        let is = |seen: &Seen| plan.failure.shows(seen, held_to.as_ref());
        let (mut shown, mut tried) = (u32::from(is(&seen)), 1);
        if seen_in_runs(&seen) && plan.failure.is_seen_in_runs() && plan.failure != Failure::RunHang
        {
            for turn in 1..LOOKS {
                let again = self.station.again(&plan.accused, laid, plan.bounds, turn);
                match again {
                    Ok(again) => {
                        shown += u32::from(is(&again));
                        seen = again;
                    }
                    Err(AskError::Stopped) => return Ok(None),
                    Err(error) => return Err(error),
                }
                tried += 1;
            }
        }
        Ok(Some((shown, tried, seen.to_string())))
    }

    fn end(
        mut self,
        files: Vec<File>,
        before: Measure,
        mut counts: Counts,
        ended: Ended,
        plan: Option<Arc<Accusation>>,
    ) -> Result<Reduced, ReduceError> {
        let expected = self.gate.pass(&files).ok().flatten();
        let laid = self.station.lay_out(&files)?;
        let mut commands = Vec::new();
        let mut rate = None;
        if let Some(plan) = &plan {
            if let Some((shown, tried, seen)) = self.confirmed(plan, &laid, expected.as_ref())? {
                rate = Some((shown, tried));
                self.notes.extend(match shown {
                    0 => Some(format!(
                        "through the compiler's driver the result does not show the failure: {seen}"
                    )),
                    _ if shown < tried => Some(format!(
                        "through the compiler's driver the result shows the failure in {shown} of {tried} runs"
                    )),
                    _ => None,
                });
            }
            commands = plan.accused.commands(laid.sources());
        }
        counts.runs = counts.runs + self.station.runs + self.single.get();
        let after = measure(&files);
        let mut program = self.request.original;
        let is_header = |file: &File| program.headers.iter().any(|(name, _)| *name == file.0);
        let (headers, units) = files.into_iter().partition(is_header);
        (program.units, program.headers, program.expected) = (units, headers, expected);
        Ok(Reduced {
            program,
            after,
            before,
            counts,
            ended,
            failure: plan.map(|plan| plan.failure.clone()),
            commands,
            notes: self.notes,
            rate,
        })
    }
}
