//! The plain data that go into a store and come out of it.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use cassay_program::{Commands, Expected, Program};
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};

use crate::kind::{Kind, Level, Outcome, Stage, State, Status, Step};
use crate::program::{ProgramId, packed_bytes};

macro_rules! numbers {
    ($($(#[$about:meta])* $id:ident;)*) => {$(
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $id(pub i64);

        impl fmt::Display for $id {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl ToSql for $id {
            fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
                Ok(self.0.into())
            }
        }

        impl FromSql for $id {
            fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
                value.as_i64().map(Self)
            }
        }
    )*};
}

numbers! {
    CampaignId;
    UnitId;
    /// The number people know a finding by; unique in a store.
    FindingId;
    EventId;
    /// How often a unit had been given out when a worker got it. Whoever has an older one is stale.
    Epoch;
    /// Milliseconds since the Unix epoch.
    Moment;
}

impl Moment {
    /// The moment so much later, or the last one there is: a lease may be meant to last for ever.
    #[must_use]
    pub fn after(self, time: Duration) -> Self {
        let millis = i64::try_from(time.as_millis()).unwrap_or(i64::MAX);
        Self(self.0.saturating_add(millis))
    }
}

impl From<SystemTime> for Moment {
    fn from(time: SystemTime) -> Self {
        match time.duration_since(UNIX_EPOCH) {
            Ok(since) => Self(0).after(since),
            Err(before) => {
                let millis = i64::try_from(before.duration().as_millis()).unwrap_or(i64::MAX);
                Self(-millis)
            }
        }
    }
}

/// What makes a campaign the one it is. The same description is the same campaign.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Description {
    /// JSON, as the caller writes it; the store compares its bytes.
    pub configuration: String,
    pub generator: String,
    /// A fingerprint of all compilers under test.
    pub toolchain: String,
    /// Where the seeds of every source and style begin.
    pub first_seed: u64,
}

/// A range of seeds to open when no unit is waiting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fresh {
    /// What makes programs out of seeds: the own generator, or the command of another.
    pub source: String,
    pub style: String,
    pub count: u32,
}

/// A worker's request for a lease on a unit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ask {
    pub campaign: CampaignId,
    /// Names the worker for people, and for [`crate::Store::release_worker`].
    pub worker: String,
    pub lease: Duration,
    pub now: Moment,
    /// A unit whose worker vanished this many times probably kills its workers. One of several seeds is
    /// then split into single ones, and one of a single seed has failed.
    pub attempts: u32,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unit {
    pub id: UnitId,
    pub epoch: Epoch,
    pub source: String,
    pub style: String,
    pub seeds: Range<u64>,
}

/// A unit that is out, or was given up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lease {
    pub unit: Unit,
    pub state: State,
    pub worker: String,
    pub expires: Moment,
    /// Why it failed.
    pub reason: Option<String>,
}

/// What is given out under leases.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Work {
    Units,
    Reductions,
    Examinations,
}

/// Work as a worker has it: a row, and the epoch under which it was given out. A [`Unit`], a [`Task`] and an [`ExamTask`]
/// are one each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Out {
    pub(crate) work: Work,
    pub(crate) row: i64,
    pub(crate) epoch: Epoch,
}

/// Why a worker is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blame {
    /// It seems that its work killed it.
    Work,
    /// The process was killed from outside, or the machine went down: the work is not to blame.
    Nobody,
}

/// Whether work is still the worker's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use]
pub enum Hold {
    Held,
    Lost,
}

/// How often a failure showed when it was tried again, as `repro.sh` tries it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    pub shown: u32,
    pub tried: u32,
}

impl Rate {
    /// It showed each time.
    #[must_use]
    pub fn is_sure(self) -> bool {
        self.shown >= self.tried
    }

    /// The same as a part of 1.
    #[must_use]
    pub fn share(self) -> f64 {
        f64::from(self.shown) / f64::from(self.tried.max(1))
    }
}

/// `3 of 20`.
impl fmt::Display for Rate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} of {}", self.shown, self.tried)
    }
}

impl ToSql for Rate {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.to_string().into())
    }
}

impl FromSql for Rate {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        let text = value.as_str()?;
        let numbers = text.split_once(" of ");
        let numbers =
            numbers.and_then(|(shown, tried)| Some((shown.parse().ok()?, tried.parse().ok()?)));
        match numbers {
            Some((shown, tried)) => Ok(Self { shown, tried }),
            None => Err(FromSqlError::Other(format!("{text:?} is no rate").into())),
        }
    }
}

/// What became of a commit.
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use]
pub enum Commit {
    /// Everything is stored; these findings are new. Committing again under the same epoch gives the
    /// same answer and changes nothing, so that a commit whose answer was lost can be repeated.
    Committed { new: Vec<FindingId> },
    /// The unit is someone else's by now; nothing was stored.
    Stale,
}

/// What was done, in numbers that can be added. Times are CPU time unless they say otherwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counters {
    pub programs: u64,
    /// Bytes of program text.
    pub bytes: u64,
    /// Programs whose output could not be predicted.
    pub unsupported: u64,
    pub compilations: u64,
    pub runs: u64,
    /// Microseconds inside the compilers under test.
    pub compiler_us: u64,
    /// Microseconds inside compiled programs.
    pub program_us: u64,
    /// Microseconds of Cassay's own.
    pub own_us: u64,
    /// Microseconds on the wall, summed over workers.
    pub wall_us: u64,
}

/// A compiler with its flags, as one thing under test.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Subject {
    pub compiler: String,
    pub flags: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    pub subject: Subject,
    pub outcome: Outcome,
    pub count: u64,
    /// Microseconds of the compiler.
    pub cpu_us: u64,
}

/// A failure as a worker met it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Observation {
    /// Failures with the same one are the same finding.
    pub signature: String,
    pub kind: Kind,
    pub title: String,
    pub case: String,
    pub subject: Subject,
    pub expected: Vec<u8>,
    pub actual: Vec<u8>,
    /// The commands that show the failure.
    pub commands: Commands,
    /// May be left out of later occurrences of a known finding, to save room; see
    /// [`crate::Store::known`]. With it, the occurrence is an example.
    pub program: Option<Program>,
    /// Did not happen each time.
    pub flaky: bool,
    /// How often it happened when it was tried again; `None` where nobody counted.
    pub rate: Option<Rate>,
    /// What the program was derived from and how, in a form of the caller's; `None`: it was made as it is.
    pub origin: Option<String>,
    /// What makes it one bug, where that needs no examination: what the compiler itself said.
    pub identity: Option<String>,
}

/// Unrelated compilers agree against our semantics.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suspect {
    pub case: String,
    pub detail: String,
    pub expected: Vec<u8>,
    pub actual: Vec<u8>,
    /// For people: the commands of all these compilers, one per line.
    pub commands: String,
    pub program: Program,
}

/// Everything a unit yielded.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Results {
    pub counters: Counters,
    pub tallies: Vec<Tally>,
    pub observations: Vec<Observation>,
    pub suspects: Vec<Suspect>,
    /// Anything else worth comparing later, in a form of the caller's.
    pub statistics: Option<String>,
}

/// A finding as lists show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FindingBrief {
    pub id: FindingId,
    pub campaign: CampaignId,
    pub signature: String,
    pub kind: Kind,
    pub title: String,
    /// The compiler and flags of the occurrence that stands for all.
    pub subject: Subject,
    pub status: Status,
    /// No occurrence so far happened each time it was tried.
    pub flaky: bool,
    /// How often the one that stands for all did; `None` where nobody counted.
    pub rate: Option<Rate>,
    pub first_seen: Moment,
    pub last_seen: Moment,
    pub occurrences: u64,
    pub reduced: Option<Shrunk>,
    pub triage: Triage,
}

/// What triage knows of a finding.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Triage {
    /// The finding that is the same bug; `None`: it stands for itself.
    pub part_of: Option<FindingId>,
    /// What makes it one bug, but for the shape; `None`: nothing of it was examined.
    pub identity: Option<String>,
    /// The shape of its reduced program.
    pub shape: Option<String>,
    /// The guilty pass.
    pub pass: Option<String>,
    /// Whom to blame, in a form of the caller's.
    pub blame: Option<String>,
    /// Versions and levels that fail, in a form of the caller's.
    pub versions: Option<String>,
    /// What goes wrong, in words.
    pub words: Option<String>,
    /// Where it was reported.
    pub link: Option<String>,
    /// How many of its occurrences were examined.
    pub examined: u64,
}

/// A bug: the finding that stands for it, and those that are parts of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bug {
    pub brief: FindingBrief,
    pub parts: Vec<FindingBrief>,
    /// Of all of them.
    pub occurrences: u64,
    pub first_seen: Moment,
    pub last_seen: Moment,
}

impl Bug {
    /// How many occurrences were examined.
    #[must_use]
    pub fn examined(&self) -> u64 {
        let parts = self.parts.iter().map(|part| part.triage.examined);
        self.brief.triage.examined + parts.sum::<u64>()
    }
}

/// A finding by what makes it one bug.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Identified {
    pub id: FindingId,
    pub campaign: CampaignId,
    pub part_of: Option<FindingId>,
    pub identity: Option<String>,
    pub shape: Option<String>,
    pub pass: Option<String>,
    pub status: Status,
    /// Its reduction is over, with or without a program.
    pub reduced: bool,
}

/// A line of a finding's history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    pub id: i64,
    pub at: Moment,
    pub what: Step,
    pub finding: FindingId,
    /// What it became a part of, or was taken out of.
    pub other: Option<FindingId>,
    /// By people, not by triage.
    pub by_hand: bool,
    pub text: String,
    /// When it was taken back.
    pub undone: Option<Moment>,
}

/// An occurrence that a worker has to examine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExamTask {
    pub occurrence: i64,
    /// The finding that it is in.
    pub finding: FindingId,
    pub epoch: Epoch,
    pub stage: Stage,
    /// The finding is known, ignored, or a part of another.
    pub settled: bool,
}

/// What an examination found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Examined {
    pub identity: Option<String>,
    pub shape: Option<String>,
    pub pass: Option<String>,
    /// In a form of the caller's.
    pub blame: Option<String>,
    /// The reduced program, where it was reduced for its shape.
    pub reduced: Option<(Program, Reduced)>,
}

/// Where an occurrence belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// To the finding that it is in.
    Stays,
    /// To this one.
    Belongs(FindingId),
    /// To none that is known: it becomes a finding of its own.
    Leaves,
    /// No pass can be named: its shape is to be looked at.
    Unknown,
}

/// How far the examination of a campaign's findings is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Examinations {
    pub to_blame: u64,
    /// Those that will be reduced for their shape, as long as there are new ones.
    pub to_reduce: u64,
    pub done: u64,
    pub failed: u64,
}

/// How far a finding was reduced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shrunk {
    pub tokens_before: u64,
    pub tokens: u64,
    /// Nothing more can be taken away; else time was over.
    pub complete: bool,
}

/// A finding that a worker has to reduce.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Task {
    pub finding: FindingId,
    pub epoch: Epoch,
}

/// What there is to know about a reduced program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reduced {
    /// Nothing more can be taken away; else time was over.
    pub complete: bool,
    /// The case that was reduced.
    pub case: String,
    pub tokens_before: u64,
    pub tokens: u64,
    /// What it shows, in words.
    pub failure: String,
    /// The commands that show the failure.
    pub commands: Commands,
    pub expected: Option<Expected>,
    /// What came instead.
    pub actual: Vec<u8>,
    /// As [`Observation::origin`], of what was reduced last.
    pub origin: Option<String>,
    /// What a person should know about it.
    pub notes: Vec<String>,
    /// How often it shows the failure; `None` where nobody counted.
    pub rate: Option<Rate>,
}

/// What a reduction cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cost {
    pub compilations: u64,
    pub runs: u64,
    pub cpu_us: u64,
    pub wall_us: u64,
}

/// Where the reduction of a finding stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reduction {
    pub state: State,
    /// Why it failed.
    pub reason: Option<String>,
    pub cost: Cost,
    pub program: Option<ProgramId>,
    /// About the program; `None` without one, or where nothing is known of it.
    pub about: Option<Reduced>,
}

/// What a worker needs to know about a finding that it meets again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    pub id: FindingId,
    pub occurrences: u64,
    /// Bytes of the program that would have to make room for a better example; `None` while there are
    /// fewer than [`crate::EXAMPLES`].
    pub worst_example: Option<u64>,
    /// The next occurrence is to be examined, for which its program is needed.
    pub is_due: bool,
    /// Nobody waits for more about it, or about what it is a part of.
    pub settled: bool,
}

impl Known {
    /// Whether a program would be kept as an example.
    #[must_use]
    pub fn wants(&self, program: &Program) -> bool {
        let bytes = packed_bytes(program);
        self.is_due || self.worst_example.is_none_or(|worst| bytes < worst)
    }
}

/// An occurrence of a finding with its program: enough to look at it and to see it happen again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    pub title: String,
    pub case: String,
    pub subject: Subject,
    pub expected: Vec<u8>,
    pub actual: Vec<u8>,
    pub commands: Commands,
    pub program: ProgramId,
    /// `None`: the kind of its finding.
    pub kind: Option<Kind>,
    /// Bytes of its program, before compression.
    pub bytes: u64,
    pub flaky: bool,
    /// As [`Observation::rate`].
    pub rate: Option<Rate>,
    pub origin: Option<String>,
}

/// What a unit did and what it cost, to be compared with others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnitReport {
    pub unit: Unit,
    pub worker: String,
    /// When it was given out for the last time, if that was noted.
    pub begun: Option<Moment>,
    pub ended: Moment,
    pub counters: Counters,
    /// How often each outcome was seen, by compiler and flags.
    pub tallies: Vec<Tally>,
}

/// Units of one source and style together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StreamReport {
    pub source: String,
    pub style: String,
    pub units: u64,
    pub counters: Counters,
    pub outcomes: BTreeMap<Outcome, u64>,
}

/// Everything about a finding but its occurrences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    pub brief: FindingBrief,
    pub case: String,
    pub expected: Vec<u8>,
    pub actual: Vec<u8>,
    pub commands: Commands,
    pub program: ProgramId,
    pub reduced: Option<ProgramId>,
    pub origin: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Occurrence {
    pub case: String,
    pub subject: Subject,
    pub unit: UnitId,
    pub program: Option<ProgramId>,
    pub flaky: bool,
    pub first_seen: Moment,
    pub last_seen: Moment,
    pub times: u64,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SuspectSeen {
    pub case: String,
    pub unit: UnitId,
    pub detail: String,
    pub expected: Vec<u8>,
    pub actual: Vec<u8>,
    pub commands: String,
    pub program: ProgramId,
    pub seen: Moment,
}

/// Which findings a list shall hold; the default is all of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    pub campaign: Option<CampaignId>,
    pub kind: Option<Kind>,
    pub status: Option<Status>,
    /// The compiler of the occurrence that stands for all.
    pub compiler: Option<String>,
    /// The guilty pass has this in its name.
    pub pass: Option<String>,
    pub flaky: Option<bool>,
    /// Seen for the first time at this moment or later.
    pub since: Option<Moment>,
    /// At most so many, the oldest ones.
    pub limit: Option<u32>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    pub id: EventId,
    pub campaign: Option<CampaignId>,
    pub at: Moment,
    pub level: Level,
    pub text: String,
}

/// Where a campaign's seeds are. `allocated` is the sum of the others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seeds {
    pub allocated: u64,
    pub done: u64,
    pub leased: u64,
    pub waiting: u64,
    pub failed: u64,
}

/// What a screen shows of a campaign.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    pub counters: Counters,
    /// Units that are done.
    pub units: u64,
    pub units_leased: u64,
    pub units_waiting: u64,
    pub units_failed: u64,
    pub seeds: Seeds,
    pub findings: BTreeMap<Kind, u64>,
    /// How many of the findings are flaky.
    pub flaky: u64,
    pub occurrences: u64,
    pub suspects: u64,
    pub created: Moment,
    /// When a finding was last seen for the first time.
    pub last_new: Option<Moment>,
    /// The size of the store's files, all campaigns together.
    pub disk_bytes: u64,
}
