//! What a campaign knows, in one SQLite file that survives whatever happens to its writers.
//!
//! A unit of work is a pure function of its description: a campaign (configuration, generator,
//! toolchain), a source and style of programs, and a range of seeds. So work may be done more than
//! once, and only its *commit* must happen exactly once. [`Store::allocate`] gives out a unit under a
//! lease with an epoch; [`Store::commit`] writes everything the unit yielded in one transaction, and
//! only if the unit is still out under that epoch. A worker that was thought dead and comes back is
//! *stale* and changes nothing. Reductions of findings and examinations of occurrences are given out and stored in the
//! same way ([`Store::allocate_reduction`], [`Store::allocate_examination`]). [`Store::fsck`] proves that nothing was lost or counted twice.
//!
//! **Durability.** The journal is a write-ahead log with `synchronous=NORMAL`. A process that is
//! killed loses nothing that was committed. A power cut may take back the last transactions, always
//! as a suffix, never in part: the store is then as it was a moment before, and the units in question
//! are done again, which their purity allows. What cannot be computed again (what people decided
//! about findings, reduced programs) is synced to disk before the call returns.
//!
//! **Sharing.** Any number of threads and processes on one machine may have the same store open, each
//! with a [`Store`] of its own; writers take turns. A network file system will not do: the log's index
//! is shared memory. Nothing else in a process may open `hunt.db` while a `Store` has it open,
//! because closing any descriptor of a file drops the locks the process has on it (POSIX).
//!
//! **Time** comes from the caller as a [`Moment`]. If a clock jumps, leases end early or late; the
//! fence, not the clock, is what keeps commits single.
//!
//! ```
//! use cassay_store::{Description, Moment, Store};
//!
//! let dir = tempfile::tempdir()?;
//! let mut store = Store::open(dir.path())?;
//! let description = Description {
//!     configuration: "{}".into(),
//!     generator: "gen 3".into(),
//!     toolchain: "gcc 14".into(),
//!     first_seed: 0,
//! };
//! let campaign = store.campaign(&description, Moment(0))?;
//! assert_eq!(store.campaigns()?, [(campaign, description)]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! **Left out:** PostgreSQL, for campaigns on several machines (nothing but this crate speaks SQL, so
//! nothing but this crate will change); deleting anything; a size for which programs of
//! occurrences are thinned out (the caller may leave them out).

mod commit;
mod error;
mod examination;
mod finding;
mod fsck;
mod kind;
mod lease;
mod model;
mod open;
mod program;
mod query;
mod reduction;
mod report;
mod salvage;
mod schema;
mod triage;
mod unit;

pub use commit::EXAMPLES;
pub use error::StoreError;
pub use fsck::{Check, Problem};
pub use kind::{Kind, Level, Outcome, Stage, State, Status, Step};
pub use model::{
    Ask, Blame, Bug, CampaignId, Change, Commit, Cost, Counters, Description, Epoch, Event,
    EventId, ExamTask, Examinations, Examined, Example, Filter, Finding, FindingBrief, FindingId,
    Fresh, Hold, Identified, Known, Lease, Moment, Observation, Occurrence, Out, Place, Rate,
    Reduced, Reduction, Results, Seeds, Shrunk, StreamReport, Subject, Summary, Suspect,
    SuspectSeen, Tally, Task, Triage, Unit, UnitId, UnitReport, Work,
};
pub use open::Store;
pub use program::ProgramId;
pub use reduction::Then;
pub use salvage::Salvaged;
pub use schema::VERSION;
pub use triage::{By, Decision};
