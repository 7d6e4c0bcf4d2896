//! Findings that wait to be reduced, are being reduced, or have been.
//!
//! They are given out under leases (`lease.rs`). A result is stored in one transaction with the finding it belongs to,
//! so that `finding.reduced` and what is said about it never disagree. Unlike a unit, a reduction can
//! be stored and yet wait: what was interrupted keeps its best program so far, and goes on later.
//!
//! **Nothing good is lost.** A reduced program is replaced only by one that is not larger, and goes where the occurrence
//! goes that it was made of. A finding is shown by that occurrence, so that all that is said about it is about one program.
//!
//! Findings that did not happen each time are not given out: a reduction asks hundreds of times, and
//! would follow chance. They wait until they are seen to happen each time. Nor are those that are settled: known,
//! ignored, or parts of a bug that another finding stands for. Where occurrences are looked into, a finding waits for the
//! first of them: it may turn out to be one of these.

use cassay_program::{Expected, Program};
use rusqlite::{Connection, OptionalExtension, Row};

use crate::error::{Fault, StoreError};
use crate::finding::commands;
use crate::kind::{SETTLED, State};
use crate::lease::{self, Free};
use crate::model::{
    Ask, CampaignId, Cost, FindingId, Hold, Moment, Reduced, Reduction, Task, Work,
};
use crate::open::Store;
use crate::program::Packed;
use crate::triage::restate;
use crate::unit::{int, uint};

/// What becomes of a reduction whose result is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Then {
    /// It is over.
    Done,
    /// It is given out again, and goes on where it was.
    Waiting,
}

impl Store {
    /// A finding of the campaign to reduce, if one waits or its lease ran out. What hangs comes last: each
    /// answer takes as long as others' hundred. `looked`: only findings of which an occurrence was looked into, or has not
    /// to be; it may be one that is known.
    pub fn allocate_reduction(
        &mut self,
        ask: &Ask,
        looked: bool,
    ) -> Result<Option<Task>, StoreError> {
        // Mostly nothing waits, and looking does not hold up writers.
        if self.read(|conn| Ok(next(conn, ask, looked)?))?.is_none() {
            return Ok(None);
        }
        self.write(|tx| {
            while let Some(free) = next(tx, ask, looked)? {
                if let Some(epoch) = lease::give(tx, Work::Reductions, &free, ask)? {
                    let finding = FindingId(free.row);
                    return Ok(Some(Task { finding, epoch }));
                }
            }
            Ok(None)
        })
    }

    /// Stores the reduced program of a finding, in place of an earlier one that is not smaller, if its reduction is still
    /// out under this epoch.
    pub fn commit_reduction(
        &mut self,
        task: Task,
        program: &Program,
        reduced: &Reduced,
        cost: &Cost,
        then: Then,
        now: Moment,
    ) -> Result<Hold, StoreError> {
        let packed = Packed::new(program);
        self.write_durably(|tx| {
            let state = match then {
                Then::Done => State::Done,
                Then::Waiting => State::Waiting,
            };
            let hold = lease::end(tx, task.into(), state, None, Some(now))?;
            if hold == Hold::Held {
                lease::add_cost(tx, task.into(), cost)?;
                if !has_better(tx, task.finding, Some(reduced))? {
                    put(tx, task.finding, &packed, Some(reduced))?;
                }
            }
            Ok(hold)
        })
    }

    /// Stores a reduced program that did not come out of the queue, in place of an earlier one that is not smaller;
    /// returns whether there was none that is. Whoever reduces the finding at the moment is stale.
    pub fn put_reduced(
        &mut self,
        id: FindingId,
        program: &Program,
        reduced: Option<&Reduced>,
        now: Moment,
    ) -> Result<bool, StoreError> {
        let packed = Packed::new(program);
        self.write_durably(|tx| {
            if has_better(tx, id, reduced)? {
                return Ok(false);
            }
            let changed = tx.execute(
                "UPDATE reduction SET state = 'done', epoch = epoch + 1, ended = ?2, reason = NULL \
                 WHERE finding = ?1",
                (id, now),
            )?;
            match changed {
                0 => Err(Fault::Invalid(format!("there is no finding {id}"))),
                _ => put(tx, id, &packed, reduced).map(|()| true),
            }
        })
    }

    /// What became of the reduction of a finding.
    pub fn reduction(&self, id: FindingId) -> Result<Option<Reduction>, StoreError> {
        self.read(|conn| {
            Ok(conn
                .prepare_cached(
                    "SELECT r.state, r.reason, r.compilations, r.runs, r.cpu_us, r.wall_us, \
                     program.hash, r.complete, r.case_name, r.tokens_before, r.tokens, r.failure, \
                     r.commands, r.expected, r.status, r.actual, r.origin, r.notes, r.rate, r.certain \
                     FROM reduction AS r JOIN finding ON finding.id = r.finding \
                     LEFT JOIN program ON program.id = finding.reduced WHERE r.finding = ?1",
                )?
                .query_row([id], reduction)
                .optional()?)
        })
    }

    /// Reductions of a campaign that wait, are under way, are done, and were given up. Those that are not given out
    /// are not counted as waiting.
    pub fn reduction_counts(&self, campaign: CampaignId) -> Result<[u64; 4], StoreError> {
        self.read(|conn| {
            let mut query = conn.prepare_cached(&format!(
                "SELECT r.state, sum(r.state <> 'waiting' OR NOT {SETTLED} \
                 AND (f.flaky = 0 OR f.rate IS NOT NULL)) FROM reduction AS r \
                 JOIN finding AS f ON f.id = r.finding WHERE r.campaign = ?1 GROUP BY r.state",
            ))?;
            let mut rows = query.query([campaign])?;
            let [mut waiting, mut leased, mut done, mut failed] = [0; 4];
            while let Some(row) = rows.next()? {
                let count = uint(row, 1)?;
                match row.get(0)? {
                    State::Waiting => waiting = count,
                    State::Leased => leased = count,
                    State::Done => done = count,
                    State::Failed => failed = count,
                }
            }
            Ok([waiting, leased, done, failed])
        })
    }
}

/// What would be given out next.
fn next(conn: &Connection, ask: &Ask, looked: bool) -> rusqlite::Result<Option<Free>> {
    conn.prepare_cached(&format!(
        "SELECT r.finding, r.state, r.lost FROM reduction AS r \
         JOIN finding AS f ON f.id = r.finding \
         WHERE r.campaign = ?1 AND r.state <> 'done' AND (f.flaky = 0 OR f.rate IS NOT NULL) \
         AND NOT {SETTLED} AND (NOT ?3 OR f.identity IS NOT NULL OR NOT EXISTS (SELECT 1 \
         FROM occurrence AS o JOIN examination AS e ON e.occurrence = o.id \
         WHERE o.finding = f.id AND o.commands IS NOT NULL AND o.flaky = 0 \
         AND e.stage = 'blame' AND e.state IN ('waiting', 'leased'))) \
         AND (r.state = 'waiting' OR r.state = 'leased' AND r.expires <= ?2) \
         ORDER BY f.kind IN ('compiler-hang', 'run-hang'), f.flaky, r.lost, r.epoch, r.finding LIMIT 1",
    ))?
    .query_row((ask.campaign, ask.now, looked), |row| {
        Ok(Free::new(row.get(0)?, row.get(1)?, row.get(2)?))
    })
    .optional()
}

fn reduction(row: &Row<'_>) -> rusqlite::Result<Reduction> {
    let complete: Option<bool> = row.get(7)?;
    let expected: Option<Vec<u8>> = row.get(13)?;
    let notes: Option<String> = row.get(17)?;
    let about = match complete {
        None => None,
        Some(complete) => Some(Reduced {
            complete,
            case: row.get(8)?,
            tokens_before: uint(row, 9)?,
            tokens: uint(row, 10)?,
            failure: row.get(11)?,
            commands: commands(row, 12)?,
            expected: match expected {
                Some(output) => Some(Expected {
                    status: row.get(14)?,
                    output,
                    certain: match row.get::<_, Option<i64>>(19)? {
                        Some(bytes) => usize::try_from(bytes).ok(),
                        None => None,
                    },
                }),
                None => None,
            },
            actual: row.get(15)?,
            origin: row.get(16)?,
            notes: notes
                .unwrap_or_default()
                .lines()
                .map(str::to_string)
                .collect(),
            rate: row.get(18)?,
        }),
    };
    Ok(Reduction {
        state: row.get(0)?,
        reason: row.get(1)?,
        cost: Cost {
            compilations: uint(row, 2)?,
            runs: uint(row, 3)?,
            cpu_us: uint(row, 4)?,
            wall_us: uint(row, 5)?,
        },
        program: row.get(6)?,
        about,
    })
}

/// The row of a finding that was just found.
pub(crate) fn open(conn: &Connection, campaign: CampaignId, id: FindingId) -> Result<(), Fault> {
    conn.prepare_cached(
        "INSERT INTO reduction (finding, campaign, state) VALUES (?1, ?2, 'waiting')",
    )?
    .execute((id, campaign))?;
    Ok(())
}

/// Gives a reduced program to the finding that its occurrence has gone to, if that has none; the one that it came from
/// waits again.
pub(crate) fn hand_over(
    conn: &Connection,
    from: FindingId,
    to: FindingId,
    case: &str,
) -> Result<(), Fault> {
    let made_of: bool = conn.query_row(
        "SELECT EXISTS (SELECT 1 FROM reduction WHERE finding = ?1 AND case_name = ?2)",
        (from, case),
        |row| row.get(0),
    )?;
    if !made_of {
        return Ok(());
    }
    let taken = conn.execute(
        "UPDATE finding SET (reduced, shape, words, versions) = \
         (SELECT reduced, shape, words, versions FROM finding WHERE id = ?1) \
         WHERE id = ?2 AND reduced IS NULL",
        (from, to),
    )?;
    if taken > 0 {
        give(conn, from, to)?;
    }
    conn.execute(
        "UPDATE finding SET reduced = NULL, shape = NULL, words = NULL, versions = NULL WHERE id = ?1",
        [from],
    )?;
    conn.execute(
        "UPDATE reduction SET state = 'waiting', epoch = epoch + 1, ended = NULL, reason = NULL, \
         complete = NULL, case_name = NULL, tokens_before = NULL, tokens = NULL, failure = NULL, \
         commands = NULL, expected = NULL, status = NULL, actual = NULL, origin = NULL, \
         notes = NULL, rate = NULL, certain = NULL WHERE finding = ?1",
        [from],
    )?;
    Ok(())
}

/// What is known about a reduced program, for another finding. Whoever reduces that at the moment is stale.
fn give(conn: &Connection, from: FindingId, to: FindingId) -> Result<(), Fault> {
    conn.execute(
        "UPDATE reduction SET epoch = epoch + 1, (state, ended, reason, complete, case_name, tokens_before, tokens, \
         failure, commands, expected, status, actual, origin, notes, rate, certain) = \
         (SELECT iif(r.state = 'leased', 'waiting', r.state), r.ended, r.reason, r.complete, \
         r.case_name, r.tokens_before, r.tokens, r.failure, r.commands, r.expected, r.status, \
         r.actual, r.origin, r.notes, r.rate, r.certain FROM reduction AS r WHERE r.finding = ?1) \
         WHERE finding = ?2",
        (from, to),
    )?;
    Ok(())
}

/// Whether a finding has a reduced program that must not be replaced: one that is smaller, or one that is known to fail
/// where nothing is known of the other.
fn has_better(conn: &Connection, id: FindingId, new: Option<&Reduced>) -> Result<bool, Fault> {
    let tokens = new.map(|new| int(new.tokens)).transpose()?;
    let sql = "SELECT EXISTS (SELECT 1 FROM reduction AS r JOIN finding AS f ON f.id = r.finding \
               WHERE r.finding = ?1 AND f.reduced IS NOT NULL AND r.tokens IS NOT NULL \
               AND (?2 IS NULL OR r.tokens < ?2))";
    Ok(conn
        .prepare_cached(sql)?
        .query_row((id, tokens), |row| row.get(0))?)
}

/// Stores a reduced program that was made on the way, and its shape, for a finding that has none and is not being reduced.
pub(crate) fn put_if_none(
    conn: &Connection,
    id: FindingId,
    packed: &Packed,
    reduced: &Reduced,
    shape: Option<&str>,
    now: Moment,
) -> Result<(), Fault> {
    let changed = conn.execute(
        "UPDATE reduction SET state = 'done', epoch = epoch + 1, ended = ?2, reason = NULL \
         WHERE finding = ?1 AND state = 'waiting' \
         AND (SELECT reduced FROM finding WHERE id = ?1) IS NULL",
        (id, now),
    )?;
    match changed {
        0 => Ok(()),
        _ => {
            put(conn, id, packed, Some(reduced))?;
            let sql = "UPDATE finding SET shape = ?2 WHERE id = ?1";
            conn.execute(sql, (id, shape))?;
            Ok(())
        }
    }
}

/// The program, and all that is known about it; what was known of another program is not. The finding is shown by the
/// occurrence that it was made of.
fn put(
    conn: &Connection,
    id: FindingId,
    packed: &Packed,
    reduced: Option<&Reduced>,
) -> Result<(), Fault> {
    let program = packed.put(conn)?;
    conn.execute(
        "UPDATE finding SET reduced = ?2, shape = NULL, words = NULL WHERE id = ?1",
        (id, program),
    )?;
    let number = |of: fn(&Reduced) -> u64| reduced.map(|r| int(of(r))).transpose();
    let must = reduced.and_then(|r| r.expected.as_ref());
    conn.execute(
        "UPDATE reduction SET complete = ?2, case_name = ?3, tokens_before = ?4, tokens = ?5, \
         failure = ?6, commands = ?7, expected = ?8, status = ?9, actual = ?10, origin = ?11, \
         notes = ?12, rate = ?13, certain = ?14 WHERE finding = ?1",
        (
            id,
            reduced.map(|r| r.complete),
            reduced.map(|r| &r.case),
            number(|r| r.tokens_before)?,
            number(|r| r.tokens)?,
            reduced.map(|r| &r.failure),
            reduced.map(|r| r.commands.to_string()),
            must.map(|must| &must.output),
            must.and_then(|must| must.status),
            reduced.map(|r| &r.actual),
            reduced.and_then(|r| r.origin.as_ref()),
            // A line each, so a note has none of its own.
            reduced.map(|r| {
                let notes = r.notes.iter().map(|note| note.replace('\n', " "));
                notes.collect::<Vec<String>>().join("\n")
            }),
            reduced.and_then(|r| r.rate),
            must.and_then(|must| i64::try_from(must.certain?).ok()),
        ),
    )?;
    restate(conn, id)
}
