//! One program, one accused compiler, and the same question again and again: does the failure show with these flags?
//!
//! Always through the driver, as people do it: each set of flags is asked about once, so that nothing is gained by
//! deriving the commands behind it, and what is blamed is what the commands show.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::{Duration, Instant};

use cassay_exec::compiler::Way;
use cassay_exec::{ExecError, Job, Limits, Request, Scratch, Worker};
use cassay_program::{Expected, Program};
use cassay_trial::{Accused, Bounds, Failure, Laid, PROGRAM, Seen, environment, shortened};
use serde::{Deserialize, Serialize};

use crate::bisect::Side;
use crate::blame::Why;

/// Bytes of a compiler's words that are read: it lists each pass for each function.
const WORDS: usize = 64 << 20;

/// What is held against whom.
#[derive(Clone, Debug)]
pub struct Case {
    /// The compiler and the flags that show the failure.
    pub accused: Accused,
    /// What it shows.
    pub failure: Failure,
    /// What the program must do; `None` where only the compiler itself can fail.
    pub expected: Option<Expected>,
    /// Time and memory of each compilation and run.
    pub bounds: Bounds,
    /// How often a program that goes right is run, each time in another environment, before that is believed.
    pub runs: u32,
    /// How often what a search ends with is compiled anew before that is believed.
    pub again: u32,
}

impl Case {
    /// A failure as it is looked into by default.
    pub fn new(accused: Accused, failure: Failure, expected: Option<Expected>) -> Case {
        Case {
            accused,
            failure,
            expected,
            bounds: Bounds::default(),
            runs: 3,
            again: 1,
        }
    }
}

/// How much may be spent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Compilations, those that were remembered not counted.
    pub compilations: u64,
    /// Elapsed time.
    pub time: Duration,
}

impl Default for Budget {
    /// Several times what a usual case takes.
    fn default() -> Budget {
        Budget {
            compilations: 150,
            time: Duration::from_secs(300),
        }
    }
}

/// What one set of flags did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Answer {
    /// The program does what it must, or the compiler compiles it.
    Good,
    /// The failure shows.
    Bad,
    /// Something else goes wrong, which is told.
    Other(String),
    /// A limit of ours, or the machine's: nothing can be said.
    Nothing,
}

impl Answer {
    pub(crate) fn side(&self) -> Side {
        match self {
            Answer::Good => Side::Good,
            Answer::Bad => Side::Bad,
            Answer::Other(_) | Answer::Nothing => Side::Neither,
        }
    }
}

/// Answers by what was asked, so that an interrupted search goes on where it was.
pub type Known = BTreeMap<String, Answer>;

/// Why there is no answer.
#[derive(Debug, thiserror::Error)]
pub enum Stopped {
    /// The budget is used up.
    #[error("the budget is used up")]
    Budget,
    /// Somebody has no more time for it; what was answered so far is kept.
    #[error("told to stop")]
    Told,
    /// A process could not be started, or it was told to stop.
    #[error(transparent)]
    Exec(#[from] ExecError),
}

/// What a compilation came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Made {
    /// The bytes of the program, where there is one.
    program: Option<u64>,
    /// What went wrong.
    pub failure: Option<Failure>,
}

/// What came of asking once more.
pub(crate) struct Again {
    pub answer: Answer,
    pub made: Made,
    /// Whether the compiler made another program of the same text with the same flags.
    pub another: bool,
}

impl Again {
    /// Which side it is on; what has no answer is on the one where it was.
    pub fn side_or(&self, before: Side) -> Side {
        match self.answer.side() {
            Side::Neither => before,
            side => side,
        }
    }
}

/// Asks about one program.
pub struct Asker<'a> {
    worker: &'a mut Worker,
    scratch: &'a Scratch,
    laid: Laid,
    case: Case,
    budget: Budget,
    began: Instant,
    known: Known,
    /// What was made and what it showed, the first time, by what was told to the compiler.
    made: BTreeMap<String, Made>,
    compilations: u64,
    over: Option<&'a dyn Fn() -> bool>,
}

impl<'a> Asker<'a> {
    /// Puts a program where compilers find it, and is ready to ask about it. `known`: answers about the same case.
    pub fn new(
        worker: &'a mut Worker,
        scratch: &'a Scratch,
        program: &Program,
        case: Case,
        budget: Budget,
        known: Known,
    ) -> Result<Asker<'a>, ExecError> {
        let laid = Laid::new(scratch, program)?;
        Ok(Asker {
            known,
            ..Asker::laid(worker, scratch, laid, case, budget)
        })
    }

    /// The same for a program that was put there already; nothing is known about it.
    pub fn laid(
        worker: &'a mut Worker,
        scratch: &'a Scratch,
        laid: Laid,
        case: Case,
        budget: Budget,
    ) -> Asker<'a> {
        Asker {
            laid,
            worker,
            scratch,
            case,
            budget,
            began: Instant::now(),
            known: Known::new(),
            made: BTreeMap::new(),
            compilations: 0,
            over: None,
        }
    }

    /// Asks no more once this says so.
    pub fn until(self, over: &'a dyn Fn() -> bool) -> Asker<'a> {
        Asker {
            over: Some(over),
            ..self
        }
    }

    /// The case at hand.
    pub fn case(&self) -> &Case {
        &self.case
    }

    /// Why no passes were told of where they usually are.
    pub(crate) fn without_passes(&self) -> Why {
        match self.case.failure.is_seen_in_runs() {
            true => Why::NoPasses,
            false => Why::BeforePasses,
        }
    }

    /// Everything that was answered, for another session.
    pub fn known(&self) -> &Known {
        &self.known
    }

    /// Compilations so far.
    pub fn compilations(&self) -> u64 {
        self.compilations
    }

    /// The translation units.
    pub(crate) fn sources(&self) -> &[std::path::PathBuf] {
        self.laid.sources()
    }

    /// From now on with other flags, which show the failure as well.
    pub(crate) fn accuse(&mut self, accused: Accused) {
        self.case.accused = accused;
    }

    /// The commands that a person types to see what was asked about.
    pub(crate) fn commands(&self, accused: &Accused) -> Vec<Vec<String>> {
        shortened(accused.commands(self.laid.sources()))
    }

    /// Whether the failure shows; asked once for each name.
    pub(crate) fn ask(&mut self, name: &str, accused: &Accused) -> Result<Answer, Stopped> {
        let name = format!("{} {name}", self.case.accused.flags.join(" "));
        if let Some(answer) = self.known.get(&name) {
            return Ok(answer.clone());
        }
        let (answer, _) = self.hear(accused)?;
        self.known.insert(name, answer.clone());
        Ok(answer)
    }

    /// Whether the failure shows, and what the compiler wrote.
    pub(crate) fn hear(&mut self, accused: &Accused) -> Result<(Answer, String), Stopped> {
        let (made, answer, words) = self.make(accused)?;
        self.made.entry(told(accused)).or_insert(made);
        Ok((answer, words))
    }

    /// The same, compiled anew whatever was answered before, and not remembered.
    pub(crate) fn again(&mut self, accused: &Accused) -> Result<Again, Stopped> {
        let (made, answer, _) = self.make(accused)?;
        let first = self.made.entry(told(accused));
        let first = first.or_insert_with(|| made.clone());
        Ok(Again {
            another: first.program != made.program,
            answer,
            made,
        })
    }

    /// What was seen when this was asked first.
    pub(crate) fn first(&self, accused: &Accused) -> Option<&Made> {
        self.made.get(&told(accused))
    }

    fn make(&mut self, accused: &Accused) -> Result<(Made, Answer, String), Stopped> {
        self.spend()?;
        let (mut seen, words) = self.see(accused)?;
        let program = std::fs::read(self.scratch.path().join(PROGRAM)).ok();
        let mut turn = 1;
        // What goes wrong by chance must not be called right by chance.
        while self.answer(&seen) == Answer::Good
            && self.case.failure.is_seen_in_runs()
            && turn < self.case.runs
        {
            (seen, _) = self
                .laid
                .again(self.worker, &accused.compiler, self.case.bounds, turn)?;
            turn += 1;
        }
        let made = Made {
            program: program.map(|bytes| {
                let mut hasher = DefaultHasher::new();
                bytes.hash(&mut hasher);
                hasher.finish()
            }),
            failure: Failure::of(&seen, self.case.expected.as_ref()),
        };
        Ok((made, self.answer(&seen), words))
    }

    /// What a compiler says when it is asked about itself, with these arguments.
    pub(crate) fn about(&mut self, args: &[String]) -> Result<String, Stopped> {
        self.spend()?;
        let job = Job::compiler(self.case.accused.compiler.program(), self.scratch.path());
        let job = job.args(args.iter().map(OsString::from));
        Ok(self.worker.run(&job)?.stdout.text().into_owned())
    }

    fn spend(&mut self) -> Result<(), Stopped> {
        if self.over.is_some_and(|over| over()) {
            return Err(Stopped::Told);
        }
        if self.compilations >= self.budget.compilations || self.began.elapsed() > self.budget.time
        {
            return Err(Stopped::Budget);
        }
        self.compilations += 1;
        Ok(())
    }

    /// Compiles and runs; also what the compiler wrote.
    fn see(&mut self, accused: &Accused) -> Result<(Seen, String), Stopped> {
        let out = self.scratch.path().join(PROGRAM);
        // One left from before must not be taken for it; there need not be one.
        let _ = std::fs::remove_file(&out);
        let flags = accused.flags_for(self.laid.sources());
        let request = Request {
            flags: &flags.all,
            each: &flags.each,
            sources: self.laid.sources(),
            out: &out,
            dir: self.scratch.path(),
            limits: Limits {
                output: WORDS,
                ..self.case.bounds.compiler
            },
            way: Way::Driver,
        };
        let compiled = accused.compiler.compile(self.worker, &request)?;
        let words = compiled.stderr.text().into_owned();
        if let Some(seen) = Seen::of_compilation(&accused.compiler, &compiled, out.is_file()) {
            return Ok((seen, words));
        }
        let input = self.laid.input();
        let mut job = Job {
            stdin: input.stdin.clone(),
            ..accused
                .compiler
                .run_job(&out, &input.args, self.scratch.path())
        };
        job.env.extend(environment(0));
        let ran = self.worker.run(&job.limits(self.case.bounds.program))?;
        Ok((Seen::of_run(&ran, &out), words))
    }

    /// What was seen, as an answer.
    fn answer(&self, seen: &Seen) -> Answer {
        if seen.says_nothing() {
            return Answer::Nothing;
        }
        let failure = &self.case.failure;
        let found = Failure::of(seen, self.case.expected.as_ref());
        match found {
            None => Answer::Good,
            Some(_) if failure.shows(seen, self.case.expected.as_ref()) => Answer::Bad,
            // With other passes, wrong code does something else that is wrong.
            Some(found) if failure.is_wrong_code() && found.is_wrong_code() => Answer::Bad,
            Some(found) => match (failure.is_wrong_code(), found.is_wrong_code()) {
                // The compiler compiles it, which is all that was asked.
                (false, true) if !matches!(failure, Failure::FalseReport(_)) => Answer::Good,
                _ => Answer::Other(found.to_string()),
            },
        }
    }
}

/// All flags as one text.
fn told(accused: &Accused) -> String {
    let units = accused.units.iter();
    let units = units.map(|(name, flags)| format!("{name}: {}", flags.join(" ")));
    let all: Vec<String> = std::iter::once(accused.flags.join(" "))
        .chain(units)
        .collect();
    all.join("\n")
}

/// The same compiler with more flags, for all files.
pub(crate) fn with(accused: &Accused, more: &[String]) -> Accused {
    let mut other = accused.clone();
    for flags in std::iter::once(&mut other.flags).chain(other.units.values_mut()) {
        flags.extend(more.iter().cloned());
    }
    other
}
