//! What a hunt has done so far, counted where it happens; the screen, plain lines and JSON all read
//! a [`Figures`] taken from here.
//!
//! The figures are those of one run of the hunt. What the campaign did before, in other runs or
//! other processes, is in the store.
//!
//! Processor time is what the kernel says (`rusage`). *Share* is the part of it that was spent inside
//! the compilers under test, with the assembler and linker they call; the rest is the compiled
//! programs, other generators, trials of compilers that test nothing, and ourselves: generating, judging,
//! storing, and starting processes. Reducing findings and examining their occurrences is not testing: its compilers,
//! programs and own time are counted apart, and are no part of the share in either direction.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use cassay_store::{Kind, Outcome, Rate};
use cassay_trial::Attempt;

/// What is known may have one of so many parts of the processor time.
const KNOWN_SHARE: u32 = 100;
/// Less than this gets nowhere.
const LEAST_FOR_KNOWN: Duration = Duration::from_millis(50);

/// Messages kept for the screen.
const MESSAGES: usize = 100;

/// A line for people, once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    pub number: u64,
    pub at: Duration,
    pub text: String,
}

/// How one compiler fared.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Row {
    pub outcomes: BTreeMap<Outcome, u64>,
    /// Why tests were skipped, and how many.
    pub skips: BTreeMap<String, u64>,
    /// Processor time of every compilation, whatever it was for.
    pub cpu: Duration,
}

/// Reasons that are counted apart; what comes later is counted as one.
const REASONS: usize = 20;
/// So many tests, half of them skipped, are worth a warning.
const MANY: u64 = 20;

impl Row {
    #[must_use]
    pub fn count(&self, outcomes: &[Outcome]) -> u64 {
        let counts = outcomes.iter().filter_map(|o| self.outcomes.get(o));
        counts.sum()
    }

    /// All tests.
    #[must_use]
    pub fn tests(&self) -> u64 {
        self.outcomes.values().sum()
    }

    /// How many tests were skipped, of how many, and why, the most frequent reason first; `None`: none were.
    #[must_use]
    pub fn skipped(&self) -> Option<String> {
        let skipped = self.count(&[Outcome::Skipped]);
        if skipped == 0 {
            return None;
        }
        let mut reasons: Vec<(&String, &u64)> = self.skips.iter().collect();
        reasons.sort_by_key(|(reason, count)| (std::cmp::Reverse(**count), *reason));
        let text = match &reasons[..] {
            [(reason, _)] => (*reason).clone(),
            _ => {
                let each = reasons
                    .iter()
                    .map(|(reason, count)| format!("{count} {reason}"));
                each.collect::<Vec<_>>().join("; ")
            }
        };
        let all = self.tests();
        Some(format!("{skipped} of {all} tests skipped: {text}"))
    }
}

/// Outcomes by the columns people want to see.
pub const COLUMNS: &[(&str, &[Outcome])] = &[
    ("ok", &[Outcome::Ok]),
    ("crash", &[Outcome::CompilerCrash]),
    (
        "wrong",
        &[
            Outcome::WrongOutput,
            Outcome::WrongExit,
            Outcome::RunCrash,
            Outcome::RunHang,
        ],
    ),
    ("hang", &[Outcome::CompilerHang]),
    ("rejects", &[Outcome::RejectsValid]),
    ("reports", &[Outcome::FalseReport]),
    ("suspect", &[Outcome::Suspect]),
    ("resource", &[Outcome::Resource]),
    ("skipped", &[Outcome::Skipped]),
];

/// A finding as the screen lists it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    pub id: i64,
    pub kind: Kind,
    pub title: String,
    pub compiler: String,
    /// The sets of flags it was seen with.
    pub flags: BTreeSet<String>,
    pub new: bool,
    pub flaky: bool,
    /// How often it happened when it was tried again.
    pub rate: Option<Rate>,
    /// Seen for the first time with a variant of a program.
    pub variant: bool,
    /// Occurrences in this run.
    pub times: u64,
}

/// A finding that is being reduced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reducing {
    pub finding: i64,
    pub tokens: u64,
    /// What is being tried.
    pub pass: &'static str,
}

/// A finding that was reduced in this run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shrunk {
    pub tokens_before: u64,
    pub tokens: u64,
    /// Nothing more can be taken away; else time was over.
    pub complete: bool,
    pub seconds: f64,
}

/// What the hunt is about to do, for the last line of the screen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Phase {
    #[default]
    Starting,
    Hunting,
    /// No room on a disk: waiting for some.
    Paused(String),
    /// Nothing new is begun, and what is under way is finished.
    Draining(Cause),
    /// What is under way is given up.
    Stopping,
    Done,
}

/// Why a hunt comes to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// Somebody interrupted it.
    Asked,
    TimeOver,
    /// It cannot go on; the error is told at the end.
    Trouble,
}

/// Units of the campaign that are not done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Queue {
    pub leased: u64,
    /// Given back, or left behind by a hunt that was killed: the next to be done.
    pub waiting: u64,
    /// Given up.
    pub failed: u64,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Figures {
    pub elapsed: Duration,
    pub programs: u64,
    pub bytes: u64,
    /// Seeds that came to no program, and why the first of them did.
    pub unsupported: u64,
    pub no_program: Option<String>,
    /// Programs times compilers and sets of flags that were tried; several can share a compilation.
    pub tests: u64,
    /// Programs among them that are variants of others, and their tests.
    pub variants: u64,
    pub variant_tests: u64,
    /// Mutations that changed what a program does: mistakes of ours, left out of all tests.
    pub mistakes: u64,
    pub compilations: u64,
    pub runs: u64,
    pub compiler_cpu: Duration,
    pub program_cpu: Duration,
    /// Jobs that were neither: other generators, and finding out how compilers work.
    pub other_cpu: Duration,
    /// Our own, with the helpers that start jobs.
    pub own_cpu: Duration,
    /// Compilers and programs that were run to reduce findings, and our own time for that.
    pub reducing_cpu: Duration,
    pub reducing_own: Duration,
    pub reducing: Option<Reducing>,
    /// Findings of the campaign that wait to be reduced.
    pub reductions_waiting: u64,
    /// The finding of which an occurrence is examined.
    pub examining: Option<i64>,
    /// Occurrences that were examined in this run, those of the campaign that wait for it, and findings that were made
    /// of such as did not fit theirs.
    pub examined: u64,
    pub examinations_waiting: u64,
    pub apart: u64,
    /// Compilers and programs that were run to examine occurrences, and our own time for that; and what of it, with
    /// reductions and confirmations, went into bugs that are known.
    pub examining_cpu: Duration,
    pub examining_own: Duration,
    pub known_cpu: Duration,
    /// Searches for somebody to blame that came to an end, and what all of them took.
    pub looks: u64,
    pub looks_cpu: Duration,
    /// The findings that were reduced in this run, by their numbers.
    pub reduced: BTreeMap<i64, Shrunk>,
    pub compilers: BTreeMap<String, Row>,
    /// Distinct findings of this run, by signature.
    pub findings: BTreeMap<String, Listed>,
    pub suspects: u64,
    /// Failures that could not be repeated even once.
    pub unconfirmed: u64,
    pub units: u64,
    pub active: u64,
    /// When a finding was last seen that the campaign did not know.
    pub last_new: Option<Duration>,
    pub phase: Phase,
    pub messages: VecDeque<Message>,
    next_message: u64,
    /// Compilers about which there was a warning that they skip tests.
    warned: BTreeSet<String>,
    /// Programs left to do, where that is limited.
    pub programs_left: Option<u64>,
    pub time_left: Option<Duration>,
    pub queue: Queue,
    /// The size of the store's files.
    pub disk_bytes: u64,
    /// On the disks of the store and of scratch, where that is known.
    pub disk_free: Option<u64>,
    pub scratch_free: Option<u64>,
}

impl Figures {
    #[must_use]
    pub fn per_second(&self, count: u64) -> f64 {
        count as f64 / self.elapsed.as_secs_f64().max(1e-3)
    }

    /// The part of all processor time that was spent inside the compilers under test.
    #[must_use]
    pub fn compiler_cpu_share(&self) -> f64 {
        let all = self.compiler_cpu + self.program_cpu + self.other_cpu + self.own_cpu;
        if all.is_zero() {
            return 0.0;
        }
        self.compiler_cpu.as_secs_f64() / all.as_secs_f64()
    }

    /// All processor time that went into reducing findings.
    #[must_use]
    pub fn all_reducing_cpu(&self) -> Duration {
        self.reducing_cpu + self.reducing_own
    }

    /// All processor time that went into examining occurrences.
    #[must_use]
    pub fn all_examining_cpu(&self) -> Duration {
        self.examining_cpu + self.examining_own
    }

    /// All processor time of the hunt.
    #[must_use]
    pub fn all_cpu(&self) -> Duration {
        let testing = self.compiler_cpu + self.program_cpu + self.other_cpu + self.own_cpu;
        testing + self.all_reducing_cpu() + self.all_examining_cpu()
    }

    /// How much may go into bugs that are known, at once: half of what is left of their hundredth, as the last step may
    /// take as long again. `None`: too little for what examinations have taken so far.
    #[must_use]
    pub fn left_for_known(&self) -> Option<Duration> {
        let left = (self.all_cpu() / KNOWN_SHARE).saturating_sub(self.known_cpu) / 2;
        let looks = u32::try_from(self.looks.max(1)).unwrap_or(u32::MAX);
        let usual = self.looks_cpu / looks;
        (left >= usual.max(LEAST_FOR_KNOWN)).then_some(left)
    }

    #[must_use]
    pub fn new_findings(&self) -> usize {
        self.findings.values().filter(|seen| seen.new).count()
    }

    /// New findings that were first seen with a variant.
    #[must_use]
    pub fn new_by_variants(&self) -> usize {
        let new = self.findings.values().filter(|seen| seen.new);
        new.filter(|seen| seen.variant).count()
    }

    #[must_use]
    pub fn by_kind(&self) -> BTreeMap<Kind, u64> {
        let mut kinds = BTreeMap::new();
        for seen in self.findings.values() {
            *kinds.entry(seen.kind).or_default() += 1;
        }
        kinds
    }
}

/// The registry. Cheap enough to be told of every process.
#[derive(Debug)]
pub struct Metrics {
    started: Instant,
    figures: Mutex<Figures>,
}

impl Default for Metrics {
    fn default() -> Metrics {
        Metrics {
            started: Instant::now(),
            figures: Mutex::default(),
        }
    }
}

impl Metrics {
    #[must_use]
    pub fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }

    /// The figures to change. Counters stay usable when a thread that held them panicked.
    pub fn update(&self) -> MutexGuard<'_, Figures> {
        self.figures.lock().unwrap_or_else(PoisonError::into_inner)
    }

    #[must_use]
    pub fn figures(&self) -> Figures {
        let mut figures = self.update().clone();
        if figures.phase != Phase::Done {
            figures.elapsed = self.elapsed();
        }
        figures
    }

    pub fn tell(&self, text: impl Into<String>) {
        let at = self.elapsed();
        let mut figures = self.update();
        let number = figures.next_message;
        figures.next_message += 1;
        figures.messages.push_back(Message {
            number,
            at,
            text: text.into(),
        });
        if figures.messages.len() > MESSAGES {
            figures.messages.pop_front();
        }
    }

    /// A finding that was taken for one that is known is another bug after all.
    pub fn new_after_all(&self, id: i64, signature: &str) {
        let at = self.elapsed();
        let mut figures = self.update();
        if let Some(listed) = figures.findings.get_mut(signature) {
            listed.id = id;
            listed.new = true;
            figures.last_new = Some(at);
        }
    }

    /// A finding turned out to be known, as itself or as a part of another.
    pub fn not_new(&self, id: i64, whole: i64) {
        let mut figures = self.update();
        for seen in figures.findings.values_mut().filter(|seen| seen.id == id) {
            seen.new = false;
            seen.id = whole;
        }
    }

    /// Counts what an attempt cost.
    pub fn attempted(&self, compiler: &str, attempt: &Attempt) {
        let mut figures = self.update();
        figures.compilations += attempt.compilations;
        figures.compiler_cpu += attempt.compiler_cpu;
        figures.runs += attempt.runs;
        figures.program_cpu += attempt.program_cpu;
        let row = figures.compilers.entry(compiler.to_string()).or_default();
        row.cpu += attempt.compiler_cpu;
    }

    /// Counts a test.
    pub fn outcome(&self, compiler: &str, outcome: Outcome, variant: bool) {
        let mut figures = self.update();
        figures.tests += 1;
        figures.variant_tests += u64::from(variant);
        let row = figures.compilers.entry(compiler.to_string()).or_default();
        *row.outcomes.entry(outcome).or_default() += 1;
    }

    /// Counts why a test was skipped, which was counted before. A compiler that skips every second test is said aloud,
    /// once: it looks healthy, and is hardly tested.
    pub fn skipped(&self, compiler: &str, reason: &str) {
        let mut figures = self.update();
        let row = figures.compilers.entry(compiler.to_string()).or_default();
        let reason = match row.skips.contains_key(reason) || row.skips.len() < REASONS {
            true => reason,
            false => "for other reasons",
        };
        *row.skips.entry(reason.to_string()).or_default() += 1;
        let (skipped, all) = (row.count(&[Outcome::Skipped]), row.tests());
        if all < MANY || skipped * 2 < all {
            return;
        }
        let Some(what) = row.skipped() else {
            return;
        };
        if figures.warned.insert(compiler.to_string()) {
            drop(figures);
            self.tell(format!("warning: {compiler}: {what}"));
        }
    }
}

#[cfg(test)]
impl Metrics {
    /// Counts an attempt that took so many milliseconds of the compiler's time and of the program's; what
    /// took none has not run.
    pub(crate) fn cost(&self, compiler: &str, compiler_ms: u64, program_ms: u64) {
        let attempt = Attempt {
            compiler_cpu: Duration::from_millis(compiler_ms),
            program_cpu: Duration::from_millis(program_ms),
            compilations: 1,
            runs: u64::from(program_ms > 0),
            ..Attempt::free(cassay_trial::Seen::RunHang)
        };
        self.attempted(compiler, &attempt);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_share_is_of_all_processor_time() {
        let metrics = Metrics::default();
        assert_eq!(metrics.figures().compiler_cpu_share(), 0.0);
        metrics.cost("gcc", 6000, 1000);
        metrics.update().own_cpu = Duration::from_millis(600);
        metrics.update().other_cpu = Duration::from_millis(400);
        assert_eq!(metrics.figures().compiler_cpu_share(), 0.75);
        // Reducing is not testing.
        metrics.update().reducing_cpu = Duration::from_secs(100);
        assert_eq!(metrics.figures().compiler_cpu_share(), 0.75);
    }

    #[test]
    fn what_is_known_has_a_hundredth_and_nothing_in_advance() {
        let metrics = Metrics::default();
        let left = |spent: u64, known: u64| {
            metrics.update().compiler_cpu = Duration::from_secs(spent);
            metrics.update().known_cpu = Duration::from_millis(known);
            metrics.figures().left_for_known()
        };
        assert_eq!(left(0, 0), None);
        assert_eq!(left(9, 0), None);
        assert_eq!(left(10, 0), Some(Duration::from_millis(50)));
        assert_eq!(left(10, 1), None);
        assert_eq!(left(100, 0), Some(Duration::from_millis(500)));
        assert_eq!(left(100, 2000), None, "more than its share");
        assert_eq!(left(300, 2000), Some(Duration::from_millis(500)));
        // As much as others have taken, so that it comes to something.
        metrics.update().looks = 3;
        metrics.update().looks_cpu = Duration::from_secs(3);
        assert_eq!(left(199, 0), None);
        assert_eq!(left(200, 0), Some(Duration::from_secs(1)));
    }

    #[test]
    fn what_is_taken_apart_is_new() {
        let metrics = Metrics::default();
        let listed = Listed {
            id: 8,
            kind: Kind::WrongOutput,
            title: String::new(),
            compiler: "tcc".into(),
            flags: BTreeSet::new(),
            new: true,
            flaky: false,
            rate: None,
            variant: false,
            times: 1,
        };
        metrics.update().findings.insert("a".into(), listed);
        metrics.not_new(8, 2);
        assert_eq!(metrics.figures().new_findings(), 0);
        metrics.new_after_all(8, "a");
        assert_eq!(metrics.figures().new_findings(), 1);
        assert_eq!(metrics.figures().findings["a"].id, 8);
    }

    #[test]
    fn every_outcome_has_a_column() {
        for outcome in Outcome::ALL {
            let columns = COLUMNS.iter().filter(|(_, of)| of.contains(outcome));
            assert_eq!(columns.count(), 1, "{outcome}");
        }
    }

    #[test]
    fn skipped_tests_have_reasons() {
        let metrics = Metrics::default();
        let skip = |reason: &str| {
            metrics.outcome("clang", Outcome::Skipped, false);
            metrics.skipped("clang", reason);
        };
        metrics.outcome("clang", Outcome::Ok, false);
        for _ in 0..18 {
            skip("refused");
        }
        assert!(metrics.figures().messages.is_empty());
        skip("nobody knows");
        skip("refused");
        let what = "20 of 21 tests skipped: 19 refused; 1 nobody knows";
        assert_eq!(
            metrics.figures().compilers["clang"].skipped().as_deref(),
            Some(what)
        );
        let told: Vec<String> = metrics
            .figures()
            .messages
            .into_iter()
            .map(|m| m.text)
            .collect();
        assert_eq!(told.len(), 1, "{told:?}");
        for number in 0..100 {
            skip(&number.to_string());
        }
        assert!(metrics.figures().compilers["clang"].skips.len() <= REASONS + 1);
    }

    #[test]
    fn old_messages_make_room() {
        let metrics = Metrics::default();
        for number in 0..150 {
            metrics.tell(number.to_string());
        }
        let messages = metrics.figures().messages;
        assert_eq!(messages.len(), MESSAGES);
        assert_eq!(messages.back().map(|m| m.number), Some(149));
    }
}
