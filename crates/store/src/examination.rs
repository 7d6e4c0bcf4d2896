//! Occurrences that wait to be examined, are being examined, or have been: whether each belongs to its finding.
//!
//! They are given out under leases (`lease.rs`). An examination has two stages. First somebody looks for whom to blame. Where no pass can be named, the occurrence is reduced for its
//! shape, until several in a row stayed where they were; the rest stays as it is, and is shown as not examined.
//!
//! **Which occurrences.** A program is kept, and examined, for the first twenty occurrences of a finding, and then for
//! about twenty of each doubling ([`is_due`]). What the compiler itself says (crashes, refusals) needs no examination.
//!
//! **What is settled** (known, ignored, or a part of such a bug) waits until the caller asks for it, so that floods of a
//! known bug can be held to a small share. Programs of such a bug that do not end are not looked into: each answer takes as
//! long as others' hundred.

use rusqlite::{Connection, OptionalExtension};

use crate::error::{Fault, StoreError};
use crate::finding::commands;
use crate::kind::{IN_PASSING, Kind, Stage, State, Step};
use crate::lease::{self, Free};
use crate::model::{
    Ask, CampaignId, Cost, ExamTask, Examinations, Examined, Example, FindingId, Hold, Moment,
    Place, Subject, Work,
};
use crate::open::Store;
use crate::program::Packed;
use crate::reduction;
use crate::triage::{By, apart, move_to, note, root};
use crate::unit::uint;

/// Occurrences of a finding that are all examined.
const FIRST: u64 = 20;
/// So many in a row that do not leave, and no more are reduced for their shape.
const DRY: i64 = 5;

/// Whether the next occurrence is to be examined, after so many: the first twenty, and about twenty of each doubling.
pub(crate) fn is_due(occurrences: u64) -> bool {
    let number = occurrences.saturating_add(1);
    let doublings = (number / FIRST).checked_ilog2().unwrap_or(0);
    number <= FIRST || number.is_multiple_of(1 << doublings)
}

/// Whether failures of a kind are examined: those that a program shows when it runs.
fn is_examined(kind: Kind) -> bool {
    kind.is_wrong_code()
}

/// Has an occurrence wait, if its kind is examined.
pub(crate) fn open(
    conn: &Connection,
    campaign: CampaignId,
    occurrence: i64,
    kind: Kind,
) -> Result<(), Fault> {
    if is_examined(kind) {
        conn.prepare_cached(
            "INSERT INTO examination (occurrence, state, campaign, stage) \
             VALUES (?1, 'waiting', ?2, 'blame')",
        )?
        .execute((occurrence, campaign))?;
    }
    Ok(())
}

impl Store {
    /// An occurrence of the campaign to examine, if one waits or its lease ran out. `settled`: also those of findings
    /// that nobody waits for.
    pub fn allocate_examination(
        &mut self,
        ask: &Ask,
        stage: Stage,
        settled: bool,
    ) -> Result<Option<ExamTask>, StoreError> {
        // Mostly nothing waits, and looking does not hold up writers.
        if self.read(|conn| next(conn, ask, stage, settled))?.is_none() {
            return Ok(None);
        }
        self.write(|tx| {
            while let Some(next) = next(tx, ask, stage, settled)? {
                if let Some(epoch) = lease::give(tx, Work::Examinations, &next.free, ask)? {
                    return Ok(Some(ExamTask {
                        occurrence: next.free.row,
                        finding: next.finding,
                        epoch,
                        stage,
                        settled: next.settled,
                    }));
                }
            }
            Ok(None)
        })
    }

    /// The occurrence itself, and the answers of an examination that was interrupted.
    pub fn examined_example(
        &self,
        task: ExamTask,
    ) -> Result<Option<(Example, Option<String>)>, StoreError> {
        self.read(|conn| {
            Ok(conn
                .prepare_cached(
                    "SELECT o.title, o.case_name, o.expected, o.actual, o.commands, p.hash, p.size, \
                     o.flaky, o.origin, o.rate, s.compiler, s.flags, e.answers, o.kind \
                     FROM occurrence AS o JOIN program AS p ON p.id = o.program \
                     JOIN subject AS s ON s.id = o.subject \
                     JOIN examination AS e ON e.occurrence = o.id \
                     WHERE o.id = ?1 AND o.commands IS NOT NULL",
                )?
                .query_row([task.occurrence], |row| {
                    let example = Example {
                        title: row.get(0)?,
                        case: row.get(1)?,
                        expected: row.get(2)?,
                        actual: row.get(3)?,
                        commands: commands(row, 4)?,
                        program: row.get(5)?,
                        bytes: uint(row, 6)?,
                        flaky: row.get(7)?,
                        origin: row.get(8)?,
                        rate: row.get(9)?,
                        kind: row.get(13)?,
                        subject: Subject {
                            compiler: row.get(10)?,
                            flags: row.get(11)?,
                        },
                    };
                    Ok((example, row.get(12)?))
                })
                .optional()?)
        })
    }

    /// What an earlier stage of an examination found.
    pub fn examined_before(&self, task: ExamTask) -> Result<Option<Examined>, StoreError> {
        self.read(|conn| {
            Ok(conn
                .prepare_cached(
                    "SELECT identity, shape, pass, blame FROM examination WHERE occurrence = ?1",
                )?
                .query_row([task.occurrence], |row| {
                    Ok(Examined {
                        identity: row.get(0)?,
                        shape: row.get(1)?,
                        pass: row.get(2)?,
                        blame: row.get(3)?,
                        reduced: None,
                    })
                })
                .optional()?)
        })
    }

    /// Keeps the answers so far of an examination that is interrupted, and gives it back to whoever asks next.
    pub fn interrupt_examination(
        &mut self,
        task: ExamTask,
        answers: Option<&str>,
    ) -> Result<Hold, StoreError> {
        self.write(|tx| {
            let hold = lease::put_back(tx, task.into())?;
            if hold == Hold::Held {
                tx.execute(
                    "UPDATE examination SET answers = ifnull(?2, answers) WHERE occurrence = ?1",
                    (task.occurrence, answers),
                )?;
            }
            Ok(hold)
        })
    }

    /// Stores what an examination found, and puts the occurrence where it belongs, if it is still out under this
    /// epoch; returns the finding that the occurrence is in then.
    pub fn commit_examination(
        &mut self,
        task: ExamTask,
        examined: &Examined,
        place: Place,
        cost: &Cost,
        now: Moment,
    ) -> Result<Option<FindingId>, StoreError> {
        let packed = examined
            .reduced
            .as_ref()
            .map(|(program, _)| Packed::new(program));
        self.write_durably(|tx| {
            let (state, stage) = match place {
                Place::Unknown => (State::Waiting, Stage::Shape),
                Place::Stays | Place::Belongs(_) | Place::Leaves => (State::Done, task.stage),
            };
            let ended = (state == State::Done).then_some(now);
            if lease::end(tx, task.into(), state, None, ended)? == Hold::Lost {
                return Ok(None);
            }
            tx.execute(
                "UPDATE examination SET stage = ?2, answers = NULL, identity = ?3, \
                 shape = ifnull(?4, shape), pass = ?5, blame = ?6 WHERE occurrence = ?1",
                (
                    task.occurrence,
                    stage,
                    &examined.identity,
                    &examined.shape,
                    &examined.pass,
                    &examined.blame,
                ),
            )?;
            lease::add_cost(tx, task.into(), cost)?;
            // People may have moved it meanwhile.
            let from: FindingId = tx.query_row(
                "SELECT finding FROM occurrence WHERE id = ?1",
                [task.occurrence],
                |row| row.get(0),
            )?;
            if state == State::Waiting {
                // The first to be looked at says what is known of its finding.
                say(tx, from, examined)?;
                return Ok(Some(from));
            }
            let alone = !has_others(tx, from, task.occurrence)?;
            let now_in = match place {
                Place::Unknown | Place::Stays => from,
                // A finding is not without its last example.
                _ if alone => from,
                Place::Belongs(to) if same_campaign(tx, from, to)? => {
                    move_to(tx, task.occurrence, from, to)?;
                    to
                }
                Place::Belongs(to) => {
                    let why = "it is another bug than its finding";
                    let new = apart(tx, from, task.occurrence, By::Triage, why, now)?;
                    let whole = root(tx, to)?;
                    tx.execute(
                        "UPDATE finding SET part_of = ?2 WHERE id = ?1",
                        (new, whole),
                    )?;
                    note(
                        tx,
                        Step::Merged,
                        new,
                        Some(whole),
                        By::Triage,
                        "the same bug",
                        now,
                    )?;
                    new
                }
                Place::Leaves => {
                    let why = "it is another bug than its finding";
                    apart(tx, from, task.occurrence, By::Triage, why, now)?
                }
            };
            if now_in == from || place == Place::Leaves {
                say(tx, now_in, examined)?;
            }
            // What leaves shows that others may have to, wherever it goes.
            let fresh = i64::from(now_in != from);
            tx.execute(
                "UPDATE finding SET dry = iif(?2, 0, ifnull(dry, 0) + ?3) WHERE id = ?1",
                (from, fresh, i64::from(task.stage == Stage::Shape)),
            )?;
            if let (Some(packed), Some((_, about))) = (&packed, &examined.reduced)
                && now_in != from
            {
                let shape = examined.shape.as_deref();
                reduction::put_if_none(tx, now_in, packed, about, shape, now)?;
            }
            Ok(Some(now_in))
        })
    }

    /// How far the examination of a campaign's findings is.
    pub fn examination_counts(&self, campaign: CampaignId) -> Result<Examinations, StoreError> {
        self.read(|conn| {
            let mut query = conn.prepare_cached(
                "SELECT state, stage, count(*) FROM examination WHERE campaign = ?1 GROUP BY 1, 2",
            )?;
            let mut rows = query.query([campaign])?;
            let mut counts = Examinations::default();
            while let Some(row) = rows.next()? {
                let count = uint(row, 2)?;
                match (row.get(0)?, row.get(1)?) {
                    (State::Waiting | State::Leased, Stage::Blame) => counts.to_blame += count,
                    (State::Waiting | State::Leased, Stage::Shape) => counts.to_reduce += count,
                    (State::Done, _) => counts.done += count,
                    (State::Failed, _) => counts.failed += count,
                }
            }
            Ok(counts)
        })
    }
}

struct Next {
    free: Free,
    finding: FindingId,
    settled: bool,
}

/// What would be given out next. Those that are the first of their finding come first.
fn next(conn: &Connection, ask: &Ask, stage: Stage, settled: bool) -> Result<Option<Next>, Fault> {
    let sql = format!(
        "SELECT e.occurrence, e.state, e.lost, o.finding, {IN_PASSING} FROM examination AS e \
         JOIN occurrence AS o ON o.id = e.occurrence JOIN finding AS f ON f.id = o.finding \
         JOIN reduction AS r ON r.finding = f.id \
         WHERE e.campaign = ?1 AND e.stage = ?2 AND e.state <> 'done' AND o.flaky = 0 \
         AND (e.state = 'waiting' OR e.state = 'leased' AND e.expires <= ?3) \
         AND (?4 AND f.kind <> 'run-hang' OR NOT {IN_PASSING}) AND (?2 = 'blame' OR ifnull(f.dry, 0) < {DRY} \
         AND (f.part_of IS NOT NULL OR r.state IN ('done', 'failed'))) \
         ORDER BY {IN_PASSING}, e.lost, f.kind = 'run-hang', (SELECT count(*) FROM occurrence AS x \
         WHERE x.finding = o.finding AND x.id < o.id AND x.commands IS NOT NULL), e.occurrence LIMIT 1"
    );
    let found = conn
        .prepare_cached(&sql)?
        .query_row((ask.campaign, stage, ask.now, settled), |row| {
            Ok(Next {
                free: Free::new(row.get(0)?, row.get(1)?, row.get(2)?),
                finding: row.get(3)?,
                settled: row.get(4)?,
            })
        })
        .optional()?;
    Ok(found)
}

fn has_others(conn: &Connection, finding: FindingId, occurrence: i64) -> Result<bool, Fault> {
    Ok(conn
        .prepare_cached(
            "SELECT EXISTS (SELECT 1 FROM occurrence \
             WHERE finding = ?1 AND id <> ?2 AND commands IS NOT NULL)",
        )?
        .query_row((finding, occurrence), |row| row.get(0))?)
}

fn same_campaign(conn: &Connection, a: FindingId, b: FindingId) -> Result<bool, Fault> {
    Ok(conn
        .prepare_cached("SELECT count(DISTINCT campaign) = 1 FROM finding WHERE id IN (?1, ?2)")?
        .query_row((a, b), |row| row.get(0))?)
}

/// What an examination found is what is known of its finding, where nothing was.
fn say(conn: &Connection, id: FindingId, examined: &Examined) -> Result<(), Fault> {
    conn.prepare_cached(
        "UPDATE finding SET identity = ifnull(identity, ?2), pass = ifnull(pass, ?3), \
         blame = ifnull(blame, ?4), shape = ifnull(shape, ?5) WHERE id = ?1",
    )?
    .execute((
        id,
        &examined.identity,
        &examined.pass,
        &examined.blame,
        &examined.shape,
    ))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::is_due;

    #[test]
    fn the_sample_falls() {
        let due = |from: u64, to: u64| (from..to).filter(|n| is_due(*n)).count();
        assert_eq!(due(0, 20), 20);
        assert!((19..=21).contains(&due(160, 320)), "{}", due(160, 320));
        assert!(due(0, 1_000_000) < 400);
    }
}
