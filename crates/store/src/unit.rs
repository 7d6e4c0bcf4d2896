//! Campaigns, and their units of work: given out under a lease, given back, given up.
//!
//! What leases are is in `lease.rs`.
//!
//! **A unit that kills its workers** must neither be tried for ever nor take innocent seeds with it. One of
//! several seeds whose worker vanished too often is split into units of one seed each, and only such a
//! unit fails.

use rusqlite::{Connection, OptionalExtension, Row};

use crate::error::{Fault, StoreError};
use crate::kind::State;
use crate::lease::{self, Free};
use crate::model::{Ask, CampaignId, Description, Epoch, Fresh, Lease, Moment, Unit, UnitId, Work};
use crate::open::Store;
use crate::program::hash;

impl Description {
    /// Equal for equal descriptions only: lengths keep the parts apart.
    fn identity(&self) -> [u8; 32] {
        let mut bytes = self.first_seed.to_le_bytes().to_vec();
        for part in [&self.configuration, &self.generator, &self.toolchain] {
            bytes.extend_from_slice(&(part.len() as u64).to_le_bytes());
            bytes.extend_from_slice(part.as_bytes());
        }
        hash(&bytes)
    }
}

pub(crate) fn int(value: u64) -> Result<i64, Fault> {
    i64::try_from(value).map_err(|_| Fault::Invalid(format!("{value} is too large a number")))
}

pub(crate) fn uint(row: &Row<'_>, column: usize) -> rusqlite::Result<u64> {
    let value: i64 = row.get(column)?;
    u64::try_from(value).map_err(|_| rusqlite::Error::IntegralValueOutOfRange(column, value))
}

/// The columns [`unit`] reads.
const UNIT: &str = "unit.id, unit.epoch, stream.source, stream.style, unit.first_seed, unit.count";

fn unit(row: &Row<'_>) -> rusqlite::Result<Unit> {
    let first = uint(row, 4)?;
    Ok(Unit {
        id: row.get(0)?,
        epoch: row.get(1)?,
        source: row.get(2)?,
        style: row.get(3)?,
        seeds: first..first.saturating_add(uint(row, 5)?),
    })
}

fn known(conn: &Connection, identity: [u8; 32]) -> rusqlite::Result<Option<CampaignId>> {
    conn.query_row(
        "SELECT id FROM campaign WHERE identity = ?1",
        [identity],
        |row| row.get(0),
    )
    .optional()
}

impl Store {
    /// The campaign of this description, if there is one.
    pub fn known_campaign(
        &self,
        description: &Description,
    ) -> Result<Option<CampaignId>, StoreError> {
        self.read(|conn| Ok(known(conn, description.identity())?))
    }

    /// The campaign of this description: the same one each time.
    pub fn campaign(
        &mut self,
        description: &Description,
        now: Moment,
    ) -> Result<CampaignId, StoreError> {
        let identity = description.identity();
        self.write(|tx| {
            if let Some(id) = known(tx, identity)? {
                return Ok(id);
            }
            tx.execute(
                "INSERT INTO campaign \
                 (identity, configuration, generator, toolchain, first_seed, created) \
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
                (
                    identity,
                    &description.configuration,
                    &description.generator,
                    &description.toolchain,
                    int(description.first_seed)?,
                    now,
                ),
            )?;
            let id = CampaignId(tx.last_insert_rowid());
            tx.execute("INSERT INTO total (campaign) VALUES (?1)", [id])?;
            Ok(id)
        })
    }

    /// A unit of work: one that waits or whose lease ran out, else a new range of seeds.
    pub fn allocate(&mut self, ask: &Ask, fresh: &Fresh) -> Result<Unit, StoreError> {
        self.write(|tx| match reclaim(tx, ask)? {
            Some(unit) => Ok(unit),
            None => open_range(tx, ask, fresh),
        })
    }

    /// A unit that waits or whose lease ran out, if there is one: for a hunt that opens no new seeds.
    pub fn reclaim(&mut self, ask: &Ask) -> Result<Option<Unit>, StoreError> {
        self.write(|tx| reclaim(tx, ask))
    }

    /// All units that are not done: who has them, and why the failed ones failed.
    pub fn leases(&self, campaign: CampaignId) -> Result<Vec<Lease>, StoreError> {
        self.read(|conn| {
            let sql = format!(
                "SELECT {UNIT}, unit.state, unit.worker, unit.expires, unit.reason \
                 FROM unit JOIN stream ON stream.id = unit.stream \
                 WHERE unit.campaign = ?1 AND unit.state <> 'done' ORDER BY unit.id"
            );
            let mut query = conn.prepare_cached(&sql)?;
            let rows = query.query_map([campaign], |row| {
                Ok(Lease {
                    unit: unit(row)?,
                    state: row.get(6)?,
                    worker: row.get(7)?,
                    expires: row.get(8)?,
                    reason: row.get(9)?,
                })
            })?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }
}

fn reclaim(conn: &Connection, ask: &Ask) -> Result<Option<Unit>, Fault> {
    loop {
        // Waiting ones first: they were given back, so there is no doubt about them.
        // Among them those first that were lost least: a bad one shall not hold up the others.
        let sql = "SELECT id, state, lost, count FROM unit \
                   WHERE campaign = ?1 AND state <> 'done' AND state = ?2 AND expires <= ?3 \
                   ORDER BY lost, expires, id LIMIT 1";
        let mut query = conn.prepare_cached(sql)?;
        let mut next = |state: State, until: Moment| {
            query
                .query_row((ask.campaign, state, until), |row| {
                    Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?))
                })
                .optional()
        };
        let found: Option<(UnitId, State, i64, i64)> = match next(State::Waiting, Moment(i64::MAX))?
        {
            None => next(State::Leased, ask.now)?,
            waiting => waiting,
        };
        let Some((id, state, lost, count)) = found else {
            return Ok(None);
        };
        let free = Free::new(id.0, state, lost);
        if count > 1 && free.too_often(ask) {
            split(conn, id)?;
            continue;
        }
        if lease::give(conn, Work::Units, &free, ask)?.is_none() {
            continue;
        }
        conn.prepare_cached("UPDATE unit SET begun = ?2 WHERE id = ?1")?
            .execute((id, ask.now))?;
        let sql = format!(
            "SELECT {UNIT} FROM unit JOIN stream ON stream.id = unit.stream WHERE unit.id = ?1"
        );
        return Ok(Some(conn.prepare_cached(&sql)?.query_row([id], unit)?));
    }
}

/// Makes a unit of several seeds into units of one, all of which wait. The first keeps the row; the epoch
/// goes up, so that whoever may still have the whole is stale.
fn split(conn: &Connection, id: UnitId) -> Result<(), Fault> {
    conn.execute(
        "WITH RECURSIVE \
         piece (seed, last) AS ( \
             SELECT first_seed + 1, first_seed + count - 1 FROM unit WHERE id = ?1 \
             UNION ALL SELECT seed + 1, last FROM piece WHERE seed < last) \
         INSERT INTO unit \
         (stream, campaign, first_seed, count, state, epoch, worker, expires, created) \
         SELECT stream, campaign, piece.seed, 1, 'waiting', 1, worker, expires, created \
         FROM piece, unit WHERE unit.id = ?1",
        [id],
    )?;
    conn.execute(
        "UPDATE unit SET count = 1, state = 'waiting', epoch = epoch + 1, lost = 0 WHERE id = ?1",
        [id],
    )?;
    Ok(())
}

fn open_range(conn: &Connection, ask: &Ask, fresh: &Fresh) -> Result<Unit, Fault> {
    if fresh.count == 0 {
        return Err(Fault::Invalid("a unit of no seeds".into()));
    }
    let (stream, first) = stream(conn, ask.campaign, fresh)?;
    let end = first
        .checked_add(i64::from(fresh.count))
        .ok_or_else(|| Fault::Invalid(format!("all seeds of style {} are used up", fresh.style)))?;
    conn.prepare_cached("UPDATE stream SET next_seed = ?2 WHERE id = ?1")?
        .execute((stream, end))?;
    conn.prepare_cached(
        "INSERT INTO unit \
         (stream, campaign, first_seed, count, state, epoch, worker, expires, created, begun) \
         VALUES (?1, ?2, ?3, ?4, 'leased', 1, ?5, ?6, ?7, ?7)",
    )?
    .execute((
        stream,
        ask.campaign,
        first,
        fresh.count,
        &ask.worker,
        ask.now.after(ask.lease),
        ask.now,
    ))?;
    Ok(Unit {
        id: UnitId(conn.last_insert_rowid()),
        epoch: Epoch(1),
        source: fresh.source.clone(),
        style: fresh.style.clone(),
        seeds: first.unsigned_abs()..end.unsigned_abs(),
    })
}

/// The row of a source and style, and its next seed.
fn stream(conn: &Connection, campaign: CampaignId, fresh: &Fresh) -> Result<(i64, i64), Fault> {
    let mut query = conn.prepare_cached(
        "SELECT id, next_seed FROM stream WHERE campaign = ?1 AND source = ?2 AND style = ?3",
    )?;
    let mut find = || {
        query
            .query_row((campaign, &fresh.source, &fresh.style), |row| {
                Ok((row.get(0)?, row.get(1)?))
            })
            .optional()
    };
    if let Some(found) = find()? {
        return Ok(found);
    }
    conn.execute(
        "INSERT INTO stream (campaign, source, style, next_seed) \
         SELECT id, ?2, ?3, first_seed FROM campaign WHERE id = ?1",
        (campaign, &fresh.source, &fresh.style),
    )?;
    find()?.ok_or_else(|| Fault::Invalid(format!("there is no campaign {campaign}")))
}
