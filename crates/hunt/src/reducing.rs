//! One finding made small, on a worker's thread and within a budget of time.
//!
//! The session is that of `cassay reduce`; what is added here is where its parts come from (the finding, the
//! plan), when it has to end, and a last look: the result is compiled and run by the very commands that
//! people will be shown, and what does not show the failure then is not kept.
//!
//! **A variant** is first rid of the mutations that the failure does not need ([`crate::minimising`]).
//!
//! **It stays with one bug:** where the guilty pass is known, every program that is accepted has it ([`crate::same`]).
//!
//! **It is no mistake of Cassay's:** another compiler that gets the finding's program right gets the reduced one right, too
//! ([`crate::witness`]).
//!
//! **Answers are logged** beside the store (`reducing-ID.log`), so that a hunt that is interrupted or killed
//! goes on where it was. A result that time ended is kept as it is; one that an interrupt ended is kept
//! too, and goes on with the next hunt.
//!
//! **Which findings.** Those that happen each time first; for others a candidate must fail about as often as the finding does
//! ([`Care`]). Programs that hang come last, and compilers that hang are left
//! to people: each of their answers takes as long as the limit, and no budget is worth a dozen of them. What only a vote of compilers calls wrong has no meaning that could guard a reduction
//! against undefined behaviour, so it is left to people.
//!
//! **Its processor time** is the hunt's, but not testing's: it is counted apart.

use std::path::{Path, PathBuf};
use std::sync::{Arc, RwLock};
use std::time::{Duration, Instant};

use cassay_exec::{Canceller, ExecError, Root, Worker as Helper};
use cassay_files::OnDisk;
use cassay_lang::Target;
use cassay_parse::preprocess;
use cassay_program::{Commands, Program};
use cassay_reduce::ask::{self, AskError, Care};
use cassay_reduce::engine::{Observer, Progress};
use cassay_reduce::gate::Guard;
use cassay_reduce::keep::{Keep, log_path};
use cassay_reduce::lab::{Key, Outcome};
use cassay_reduce::measure::Measure;
use cassay_reduce::session::{self, Ended, Question, ReduceError, Request};
use cassay_source::Source;
use cassay_store::{Cost, Finding, FindingId, Kind, Reduced, Then};
use cassay_triage::identity::names_pass;
use cassay_triage::{Blame, culprit};
use cassay_trial::{Accused, Bounds, Failure, Flags, Seen, shortened};

use crate::again::Case;
use crate::cpu;
use crate::look::Shown;
use crate::metrics::{Metrics, Reducing};
use crate::minimising::{Halt, minimise};
use crate::plan::{Candidate, Plan};
use crate::variants::Origin;
use crate::{same, witness};

/// What a reduction needs of the hunt.
pub(crate) struct Room<'a> {
    pub plan: &'a Plan,
    pub root: &'a Root,
    pub metrics: &'a Metrics,
    /// Locked for writing by a worker that confirms a failure and needs the machine for itself.
    pub alone: &'a RwLock<()>,
    /// The store's directory.
    pub dir: &'a Path,
    pub budget: Duration,
    /// Whether the hunt is about to end.
    pub over: &'a (dyn Fn() -> bool + Sync),
    /// Ends it in the middle of a candidate.
    pub stop: &'a Canceller,
}

/// A smaller program.
pub(crate) struct Small {
    pub about: Reduced,
    pub program: Program,
    /// The operation that goes wrong in it, where that is known.
    pub culprit: Option<String>,
    pub then: Then,
}

/// What came of it.
pub(crate) enum Came {
    /// A smaller program that shows the failure.
    Of(Box<Small>),
    /// Stopped before there was anything to keep.
    Nothing,
    /// It cannot be reduced, for this reason.
    Never(String),
    /// The machine was in trouble, which says nothing about the finding.
    Trouble(String),
}

/// Looks at a result that does not fail each time, beyond the first.
const LOOKS: u32 = 20;

/// Where the answers of a reduction are.
fn log(dir: &Path, id: FindingId) -> PathBuf {
    dir.join(format!("{PREFIX}{id}"))
}

const PREFIX: &str = "reducing-";

/// Forgets the answers of a reduction.
pub(crate) fn forget(dir: &Path, id: FindingId) {
    let _ = std::fs::remove_file(log_path(&log(dir, id)));
}

/// Forgets the answers of all reductions that are over.
pub(crate) fn sweep(dir: &Path, is_open: impl Fn(FindingId) -> bool) {
    for entry in std::fs::read_dir(dir).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let id = name
            .to_str()
            .and_then(|name| name.strip_prefix(PREFIX)?.strip_suffix(".log"))
            .and_then(|id| id.parse().ok());
        if id.is_some_and(|id| !is_open(FindingId(id))) {
            let _ = std::fs::remove_file(entry.path());
        }
    }
}

/// Reduces a finding; also what it cost.
pub(crate) fn reduce(
    room: &Room<'_>,
    finding: &Finding,
    program: &Program,
    helper: &mut Helper,
) -> (Came, Cost) {
    let started = Instant::now();
    let deadline = started.checked_add(room.budget);
    let mut watch = Watch {
        room,
        finding: finding.brief.id.0,
        deadline,
        keep: None,
        timed_out: false,
        told: Duration::ZERO,
        session: Duration::ZERO,
        begun: cpu::thread(),
        own: Duration::ZERO,
    };
    let jobs_before = helper.jobs_cpu();
    let mut cost = Cost::default();
    let came = session(room, finding, program, helper, &mut watch, &mut cost);
    let looked = helper.jobs_cpu().saturating_sub(jobs_before);
    watch.tell_own();
    let mut figures = room.metrics.update();
    figures.reducing = None;
    figures.reducing_cpu += looked;
    drop(figures);
    let cpu = watch.told + watch.own + looked;
    cost.cpu_us = cpu::micros(cpu);
    cost.wall_us = cpu::micros(started.elapsed());
    (came, cost)
}

fn session(
    room: &Room<'_>,
    finding: &Finding,
    program: &Program,
    helper: &mut Helper,
    watch: &mut Watch<'_>,
    cost: &mut Cost,
) -> Came {
    if finding.brief.kind == Kind::CompilerHang {
        let id = finding.brief.id;
        return Came::Never(format!(
            "each question to a compiler that hangs takes too long; `cassay reduce {id}` asks them"
        ));
    }
    if level_of(room.plan, finding).is_none() {
        let name = &finding.brief.subject.compiler;
        return Came::Never(format!("{name} is not among the compilers of this hunt"));
    }
    room.metrics.update().reducing = Some(Reducing {
        finding: finding.brief.id.0,
        tokens: tokens(program),
        pass: "mutations",
    });
    let outdated = finding.origin.as_deref().and_then(Origin::read);
    let outdated = outdated.and_then(|origin| origin.outdated());
    // The mutations that it needs come first; then there is much less to reduce.
    let minimal = match minimise(room, finding, program, watch.deadline, helper) {
        Ok(minimal) => minimal,
        Err(Halt::Over) if (room.over)() || room.stop.stopped() => return Came::Nothing,
        Err(Halt::Over) => None,
        Err(Halt::Exec(error)) => return Came::Trouble(error.to_string()),
    };
    let original = tokens(program);
    let flags = minimal.as_ref().and_then(|minimal| minimal.flags.clone());
    let program = minimal.as_ref().map_or(program, |minimal| &minimal.program);
    let Some(accused) = accused(room.plan, finding, program, flags) else {
        return Came::Nothing;
    };
    let one = One {
        finding,
        accused,
        program,
        original,
    };
    let came = one.reduced(room, None, helper, watch, cost);
    let mut small = match came {
        Came::Of(small) if small.then == Then::Done => small,
        came => return came,
    };
    // What the semantics alone takes for valid must not be what is reported.
    let other = match one.disagreeing(room, &small, helper) {
        Ok(other) => other,
        Err(ExecError::Stopped) => return Came::Nothing,
        Err(error) => return Came::Trouble(error.to_string()),
    };
    if let Some(other) = other {
        let name = other.name();
        match one.reduced(room, Some(other), helper, watch, cost) {
            Came::Of(again) => small = again,
            came => return came,
        }
        small.about.notes.push(format!(
            "a smaller program was not taken: {name} disagrees with Cassay about it"
        ));
    }
    if let Some(why) = outdated {
        small.about.notes.insert(0, why);
    }
    if let Some(minimal) = minimal {
        small.about.notes.insert(0, minimal.note);
        small.about.origin = Some(minimal.origin);
    }
    Came::Of(small)
}

/// What is reduced.
struct One<'a> {
    finding: &'a Finding,
    accused: Accused,
    program: &'a Program,
    /// The tokens of the finding's own program.
    original: u64,
}

impl One<'_> {
    /// A compiler that gets the program right, and the reduced one not.
    fn disagreeing(
        &self,
        room: &Room<'_>,
        small: &Small,
        helper: &mut Helper,
    ) -> Result<Option<Accused>, ExecError> {
        let (plan, root) = (room.plan, room.root);
        let Some(other) = witness::find(plan, &self.accused, self.program, root, helper)? else {
            return Ok(None);
        };
        let program = Program {
            expected: small.about.expected.clone(),
            ..small.program.clone()
        };
        let agrees = witness::agrees(&other, &program, plan.bounds, root, helper)?;
        Ok((!agrees).then_some(other))
    }

    /// The program reduced and confirmed; `against`: every step must go right with this one.
    fn reduced(
        &self,
        room: &Room<'_>,
        against: Option<Accused>,
        helper: &mut Helper,
        watch: &mut Watch<'_>,
        cost: &mut Cost,
    ) -> Came {
        let (finding, original) = (self.finding, self.original);
        let mut request = request(self.accused.clone(), self.program, room.stop);
        if let Question::Compiler { against: who, .. } = &mut request.question {
            *who = against.map(Box::new);
        }
        if let Some(rate) = finding.brief.rate.filter(|_| finding.brief.flaky) {
            request.care = Care::of_rate(rate.shown, rate.tried);
        }
        request.same = blamed(finding).and_then(|blame| same::held_to(&blame));
        let target = Arc::clone(&request.target);
        // Without a log it is only slower after an interruption.
        watch.keep = Keep::open(&log(room.dir, finding.brief.id), &session::title(&request)).ok();
        if let Some(keep) = &mut watch.keep {
            request.known = std::mem::take(&mut keep.known);
        }
        watch.session = Duration::ZERO;
        let reduced = match session::reduce(request, room.root, watch) {
            Ok(reduced) => reduced,
            Err(ReduceError::Ask(AskError::Stopped)) => return Came::Nothing,
            Err(ReduceError::Ask(error)) => return Came::Trouble(error.to_string()),
            Err(error @ (ReduceError::NotInteresting(_) | ReduceError::NoMeaning(_))) => {
                return Came::Never(error.to_string());
            }
        };
        let runs = reduced.counts.runs;
        cost.compilations += runs.compilers;
        cost.runs += runs.programs;
        watch.tell_cpu(runs.cpu);
        // Told in the middle of a candidate: nobody has confirmed the result.
        if room.stop.stopped() {
            return Came::Nothing;
        }
        let then = match reduced.ended {
            Ended::Complete => Then::Done,
            Ended::Told if watch.timed_out => Then::Done,
            Ended::Told => Then::Waiting,
        };
        if reduced.after.tokens as u64 > original {
            // As printed it has no macros and so more tokens: nothing is gained yet.
            return match then {
                Then::Done => Came::Never("nothing could be taken away in time".to_string()),
                Then::Waiting => Came::Nothing,
            };
        }
        let (mut about, small) = about(finding, &reduced);
        about.tokens_before = original;
        match confirm(
            finding,
            &mut about,
            (&small, &target),
            room.plan.bounds,
            room.root,
            helper,
        ) {
            Ok(Ok(culprit)) => Came::Of(Box::new(Small {
                about,
                program: small,
                culprit,
                then,
            })),
            Ok(Err(why)) => Came::Never(format!(
                "the result does not show the failure ({}): {why}",
                about.failure
            )),
            Err(ExecError::Stopped) => Came::Nothing,
            Err(error) => Came::Trouble(error.to_string()),
        }
    }
}

/// Whom a finding is blamed on, where that is known.
pub fn blamed(finding: &Finding) -> Option<Blame> {
    serde_json::from_str(finding.brief.triage.blame.as_deref()?).ok()
}

/// The size of a program.
pub(crate) fn tokens(program: &Program) -> u64 {
    Measure::of(program.sources().map(ask::text)).tokens as u64
}

/// What there is to say about a result, and its program; what it does instead of what it must is not known
/// yet. What it must do is said about it, and so no part of the program that is stored.
pub fn about(finding: &Finding, reduced: &session::Reduced) -> (Reduced, Program) {
    let mut program = reduced.program.clone();
    let expected = program.expected.take();
    let about = Reduced {
        complete: reduced.ended == Ended::Complete,
        case: finding.case.clone(),
        tokens_before: reduced.before.tokens as u64,
        tokens: reduced.after.tokens as u64,
        failure: reduced.shows(),
        commands: Commands {
            compile: shortened(reduced.commands.clone()),
            ..finding.commands.clone()
        },
        expected,
        actual: Vec::new(),
        origin: None,
        notes: reduced.notes.clone(),
        rate: None,
    };
    (about, program)
}

/// The compiler of a finding and the number of its set of flags, as the plan has them; a set that the plan does
/// not have is taken for the first.
pub(crate) fn level_of<'a>(plan: &'a Plan, finding: &Finding) -> Option<(&'a Candidate, usize)> {
    let subject = &finding.brief.subject;
    let mut candidates = plan.candidates.iter();
    let candidate = candidates.find(|c| c.compiler.name == subject.compiler)?;
    let mut levels = candidate.compiler.levels.iter();
    let level = levels.position(|flags| flags.join(" ") == subject.flags);
    Some((candidate, level.unwrap_or_default()))
}

/// The compiler of a finding with its flags, or with others if they are given.
pub(crate) fn accused(
    plan: &Plan,
    finding: &Finding,
    program: &Program,
    flags: Option<Flags>,
) -> Option<Accused> {
    let (candidate, level) = level_of(plan, finding)?;
    let flags = flags.unwrap_or_else(|| {
        let origin = finding.origin.as_deref().and_then(Origin::read);
        let build = origin.map(|origin| origin.build).unwrap_or_default();
        candidate.flags(level, &build, &plan.source.flags())
    });
    let names = program.unit_names().map(String::from);
    Some(Accused {
        compiler: candidate.compiler.clone(),
        flags: flags.all,
        units: names.zip(flags.each).collect(),
    })
}

/// A reduction of a program that a compiler gets wrong, guarded by its meaning.
pub fn request(accused: Accused, program: &Program, stop: &Canceller) -> Request {
    let target = Target::of_compiler(&accused.compiler.target, &accused.flags);
    // What the compiler is told about headers and macros holds for us, too.
    let mut options = preprocess::Options::new(target.clone());
    for flag in &accused.flags {
        options.flag(flag);
    }
    let source = Source::of(program).preprocess(options);
    let parsed = match source.parse_with(&mut OnDisk) {
        Ok(parsed) => Ok(parsed.program),
        Err(refused) => Err(refused.problem.to_string()),
    };
    Request {
        original: program.clone(),
        parsed,
        question: Question::Compiler {
            accused: Box::new(accused),
            against: None,
        },
        guard: Guard::Meaning,
        tolerate: cassay_eval::KindSet::EMPTY,
        target,
        jobs: 1,
        care: Care::USUAL,
        same: None,
        known: Default::default(),
        stop: stop.clone(),
    }
}

/// Compiles and runs a reduced program by its commands and many times by its script, and notes how often it fails and what
/// came instead of what should; an error says why it is not kept: it never shows the failure, or not each time though
/// the finding's own program does. What comes back is the operation that goes wrong, where it is not known which pass
/// of the compiler does.
pub fn confirm(
    finding: &Finding,
    about: &mut Reduced,
    (program, target): (&Program, &Arc<Target>),
    bounds: Bounds,
    root: &Root,
    helper: &mut Helper,
) -> Result<Result<Option<String>, String>, ExecError> {
    let name = &finding.brief.subject.compiler;
    let shown = Shown::new(name, about.commands.clone(), root, helper)?;
    let wanted = Failure::read(&about.failure);
    let expected = about.expected.clone();
    let is = |seen: &Seen| {
        wanted
            .as_ref()
            .is_some_and(|f| f.shows(seen, expected.as_ref()))
    };
    let mut look = shown.look(program, bounds, root, helper)?;
    // What does not happen each time may not happen now.
    for _ in 0..LOOKS {
        if is(&look.seen) || !finding.brief.flaky {
            break;
        }
        look = shown.look(program, bounds, root, helper)?;
    }
    if !is(&look.seen) {
        return Ok(Err(format!(
            "when it is tried once more: {}",
            look.seen.brief()
        )));
    }
    if finding.brief.kind != Kind::CompilerHang {
        let case = Case {
            kind: finding.brief.kind,
            uses_tmp: shown.uses_tmp(),
            commands: &about.commands,
            program: &Program {
                expected: about.expected.clone(),
                ..program.clone()
            },
            bounds,
        };
        let rate = case.tries(root, helper)?.rate;
        if rate.shown == 0 {
            return Ok(Err("when its script is run".to_string()));
        }
        if !rate.is_sure() && !finding.brief.flaky {
            return Ok(Err(format!(
                "it happens in {rate} tries, and in its original each time"
            )));
        }
        about.rate = Some(rate);
    }
    about.actual = match &look.seen {
        Seen::Ended { .. } => look.output,
        _ if look.output.is_empty() => look.seen.brief().into_bytes(),
        _ => look.output,
    };
    // How it ended belongs to what came, where that is wrong.
    if let (Seen::Ended { status, .. }, Some(must)) = (&look.seen, &about.expected)
        && Some(*status) != must.status
    {
        about
            .actual
            .extend_from_slice(format!("exit status {status}\n").as_bytes());
    }
    let identity = finding.brief.triage.identity.as_deref();
    let blamed = identity.is_some_and(names_pass);
    if blamed || !wanted.is_some_and(|failure| failure.is_wrong_code()) {
        return Ok(Ok(None));
    }
    let culprit = culprit::found(program, target, |program| {
        let look = shown.look(program, bounds, root, helper)?;
        Ok::<Seen, ExecError>(look.seen)
    })?;
    Ok(Ok(culprit))
}

/// Keeps the time, the log and the figures.
struct Watch<'a> {
    room: &'a Room<'a>,
    finding: i64,
    deadline: Option<Instant>,
    keep: Option<Keep>,
    timed_out: bool,
    /// Processor time that the figures know of: of its jobs, those of the session at hand, and of its thread, which had
    /// spent so much before.
    told: Duration,
    session: Duration,
    own: Duration,
    begun: Duration,
}

impl Watch<'_> {
    /// `jobs`: of the session at hand, which begins with none.
    fn tell_cpu(&mut self, jobs: Duration) {
        let more = jobs.saturating_sub(self.session);
        self.room.metrics.update().reducing_cpu += more;
        self.told += more;
        self.session += more;
    }

    /// All is done on the worker's thread: that has the stack which sessions need.
    fn tell_own(&mut self) {
        let own = cpu::thread().saturating_sub(self.begun).max(self.own);
        self.room.metrics.update().reducing_own += own - self.own;
        self.own = own;
    }
}

impl Observer for Watch<'_> {
    fn go_on(&mut self, progress: &Progress<'_>) -> bool {
        // Waits while a worker needs the machine for itself. The lock guards no data, so that its poison does not matter.
        drop(self.room.alone.read());
        self.tell_cpu(progress.counts.runs.cpu);
        self.tell_own();
        self.room.metrics.update().reducing = Some(Reducing {
            finding: self.finding,
            tokens: progress.measure.tokens as u64,
            pass: progress.pass,
        });
        self.timed_out = self.deadline.is_some_and(|end| Instant::now() >= end);
        !self.timed_out && !(self.room.over)() && !self.room.stop.stopped()
    }

    fn answered(&mut self, key: Key, outcome: Outcome) {
        if let Some(keep) = &mut self.keep
            && keep.answered(key, outcome).is_err()
        {
            // What is missing there, a later session asks again.
            self.keep = None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logs_of_reductions_that_are_over_are_swept() {
        let dir = std::env::temp_dir().join(format!("cassay-reducing-{}", std::process::id()));
        std::fs::create_dir_all(&dir).unwrap();
        for name in [
            "reducing-1.log",
            "reducing-2.log",
            "reducing-x.log",
            "hunt.db",
        ] {
            std::fs::write(dir.join(name), "").unwrap();
        }
        sweep(&dir, |id| id == FindingId(2));
        let mut left: Vec<String> = std::fs::read_dir(&dir)
            .unwrap()
            .flatten()
            .map(|entry| entry.file_name().to_string_lossy().into_owned())
            .collect();
        left.sort();
        assert_eq!(left, ["hunt.db", "reducing-2.log", "reducing-x.log"]);
        forget(&dir, FindingId(2));
        assert!(!dir.join("reducing-2.log").exists());
        std::fs::remove_dir_all(&dir).unwrap();
    }
}
