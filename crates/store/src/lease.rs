//! Leases: how units, reductions and examinations are given out, kept, given back and given up.
//!
//! A row is *leased* to a worker, *waiting* for one, *done* or *failed*. Its epoch counts how often it was given out.
//! Every change that a worker asks for names the epoch it got, and is refused if the row was given out again since, or is
//! not out at all. A lease that ran out is not taken away by the clock: it can be renewed, or its result committed, until
//! somebody else has asked for work and got the row.
//!
//! What is given out next, and what comes of it, differs, and is said where each kind of work is (`unit.rs`,
//! `reduction.rs`, `examination.rs`). The columns that leases need have the same names in all three tables.

use std::time::Duration;

use rusqlite::Connection;
use rusqlite::types::ToSql;

use crate::error::{Fault, StoreError};
use crate::kind::State;
use crate::model::{
    Ask, Blame, CampaignId, Cost, Epoch, ExamTask, Hold, Moment, Out, Task, Unit, Work,
};
use crate::open::Store;
use crate::unit::int;

impl Work {
    /// Its table, and the column that names a row of it.
    fn table(self) -> (&'static str, &'static str) {
        match self {
            Self::Units => ("unit", "id"),
            Self::Reductions => ("reduction", "finding"),
            Self::Examinations => ("examination", "occurrence"),
        }
    }

    /// Why it is given up after its workers vanished so often.
    fn unheard(self, lost: i64) -> String {
        let who = match self {
            Self::Units => {
                return format!(
                    "its worker was not heard of again, {lost} times: it seems to kill it"
                );
            }
            Self::Reductions => "reduced",
            Self::Examinations => "examined",
        };
        format!("whoever {who} it was not heard of again, {lost} times")
    }
}

impl From<&Unit> for Out {
    fn from(unit: &Unit) -> Self {
        Self {
            work: Work::Units,
            row: unit.id.0,
            epoch: unit.epoch,
        }
    }
}

impl From<Task> for Out {
    fn from(task: Task) -> Self {
        Self {
            work: Work::Reductions,
            row: task.finding.0,
            epoch: task.epoch,
        }
    }
}

impl From<ExamTask> for Out {
    fn from(task: ExamTask) -> Self {
        Self {
            work: Work::Examinations,
            row: task.occurrence,
            epoch: task.epoch,
        }
    }
}

impl Store {
    /// Renews a lease, to last until `now + lease`.
    pub fn heartbeat(
        &mut self,
        out: impl Into<Out>,
        now: Moment,
        lease: Duration,
    ) -> Result<Hold, StoreError> {
        let out = out.into();
        self.write(|tx| change(tx, out, "expires = ?3", &[&now.after(lease)]))
    }

    /// Gives work back undone, to whoever asks next.
    pub fn release(&mut self, out: impl Into<Out>) -> Result<Hold, StoreError> {
        let out = out.into();
        self.write(|tx| put_back(tx, out))
    }

    /// Gives work up: it is not given out again unless [`Store::retry_failed`] says so. What it cost so far is noted, but
    /// for units, whose cost is a part of their results.
    pub fn fail(
        &mut self,
        out: impl Into<Out>,
        reason: &str,
        cost: &Cost,
        now: Moment,
    ) -> Result<Hold, StoreError> {
        let out = out.into();
        self.write(|tx| {
            let hold = end(tx, out, State::Failed, Some(reason), Some(now))?;
            if hold == Hold::Held && out.work != Work::Units {
                add_cost(tx, out, cost)?;
            }
            if hold == Hold::Held && out.work == Work::Examinations {
                tx.execute(
                    "UPDATE examination SET answers = NULL WHERE occurrence = ?1",
                    [out.row],
                )?;
            }
            Ok(hold)
        })
    }

    /// Takes all work of a kind from a worker that is known to be gone, without waiting for its leases to run out; returns
    /// how much. If the work is to blame for that it counts as lost, as if the leases had run out.
    pub fn release_worker(
        &mut self,
        work: Work,
        campaign: CampaignId,
        worker: &str,
        blame: Blame,
    ) -> Result<u64, StoreError> {
        let (table, _) = work.table();
        self.write(|tx| {
            let changed = tx.execute(
                &format!(
                    "UPDATE {table} SET state = 'waiting', lost = lost + ?3 \
                     WHERE campaign = ?1 AND state <> 'done' AND state = 'leased' AND worker = ?2"
                ),
                (campaign, worker, i64::from(blame == Blame::Work)),
            )?;
            Ok(changed as u64)
        })
    }

    /// The workers that have work of a kind.
    pub fn workers(&self, work: Work, campaign: CampaignId) -> Result<Vec<String>, StoreError> {
        let (table, _) = work.table();
        self.read(|conn| {
            let mut query = conn.prepare_cached(&format!(
                "SELECT DISTINCT worker FROM {table} \
                 WHERE campaign = ?1 AND state <> 'done' AND state = 'leased' ORDER BY worker"
            ))?;
            let rows = query.query_map([campaign], |row| row.get(0))?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }

    /// Lets all failed work of a kind wait for a worker again; returns how much.
    pub fn retry_failed(&mut self, work: Work, campaign: CampaignId) -> Result<u64, StoreError> {
        let (table, _) = work.table();
        self.write(|tx| {
            let changed = tx.execute(
                &format!(
                    "UPDATE {table} SET state = 'waiting', lost = 0, ended = NULL, reason = NULL \
                     WHERE campaign = ?1 AND state <> 'done' AND state = 'failed'"
                ),
                [campaign],
            )?;
            Ok(changed as u64)
        })
    }
}

/// A row that waits, or whose lease ran out.
pub(crate) struct Free {
    pub(crate) row: i64,
    /// How often its worker was not heard of again, this time included.
    lost: i64,
}

impl Free {
    pub(crate) fn new(row: i64, state: State, lost: i64) -> Self {
        let lost = lost + i64::from(state == State::Leased);
        Self { row, lost }
    }

    pub(crate) fn too_often(&self, ask: &Ask) -> bool {
        self.lost >= i64::from(ask.attempts.max(1))
    }
}

/// Gives a row out, or gives it up if its workers vanished too often; `None`: another one is to be looked for.
pub(crate) fn give(
    conn: &Connection,
    work: Work,
    free: &Free,
    ask: &Ask,
) -> Result<Option<Epoch>, Fault> {
    let (table, key) = work.table();
    if free.too_often(ask) {
        let sql = format!(
            "UPDATE {table} SET state = 'failed', lost = ?2, ended = ?3, reason = ?4 WHERE {key} = ?1"
        );
        let reason = work.unheard(free.lost);
        conn.execute(&sql, (free.row, free.lost, ask.now, reason))?;
        return Ok(None);
    }
    let sql = format!(
        "UPDATE {table} SET state = 'leased', epoch = epoch + 1, lost = ?2, worker = ?3, expires = ?4 \
         WHERE {key} = ?1 RETURNING epoch"
    );
    let until = ask.now.after(ask.lease);
    let epoch = conn
        .prepare_cached(&sql)?
        .query_row((free.row, free.lost, &ask.worker, until), |row| row.get(0))?;
    Ok(Some(epoch))
}

/// Ends a lease, if the row is still out under this epoch: the fence before everything that a result changes.
pub(crate) fn end(
    conn: &Connection,
    out: Out,
    state: State,
    reason: Option<&str>,
    ended: Option<Moment>,
) -> Result<Hold, Fault> {
    let set = "(state, ended, reason) = (?3, ?4, ?5)";
    change(conn, out, set, &[&state, &ended, &reason])
}

/// Lets a row wait, if it is still out under this epoch.
pub(crate) fn put_back(conn: &Connection, out: Out) -> Result<Hold, Fault> {
    change(conn, out, "state = ?3", &[&State::Waiting])
}

/// Changes a row that is still out under this epoch; `more` is `?3` and so on.
fn change(conn: &Connection, out: Out, set: &str, more: &[&dyn ToSql]) -> Result<Hold, Fault> {
    let (table, key) = out.work.table();
    let sql =
        format!("UPDATE {table} SET {set} WHERE {key} = ?1 AND epoch = ?2 AND state = 'leased'");
    let values: Vec<&dyn ToSql> = [&out.row as &dyn ToSql, &out.epoch]
        .into_iter()
        .chain(more.iter().copied())
        .collect();
    match conn.prepare_cached(&sql)?.execute(values.as_slice())? {
        0 => Ok(Hold::Lost),
        _ => Ok(Hold::Held),
    }
}

/// Adds to what a reduction or an examination cost.
pub(crate) fn add_cost(conn: &Connection, out: Out, cost: &Cost) -> Result<(), Fault> {
    let (table, key) = out.work.table();
    let sql = format!(
        "UPDATE {table} SET compilations = compilations + ?2, runs = runs + ?3, \
         cpu_us = cpu_us + ?4, wall_us = wall_us + ?5 WHERE {key} = ?1"
    );
    let costs = [cost.compilations, cost.runs, cost.cpu_us, cost.wall_us];
    let [compilations, runs, cpu, wall] = costs.map(int);
    let values = (out.row, compilations?, runs?, cpu?, wall?);
    conn.prepare_cached(&sql)?.execute(values)?;
    Ok(())
}
