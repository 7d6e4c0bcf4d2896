//! Campaigns as screens show them: sums, tallies, and the log of events.

use std::collections::BTreeMap;
use std::fs;

use rusqlite::{Connection, OptionalExtension};

use crate::commit::COUNTERS;
use crate::error::{Fault, StoreError};
use crate::kind::{Kind, Level, State};
use crate::model::{
    CampaignId, Counters, Description, Event, EventId, Moment, Seeds, Subject, Summary, Tally,
};
use crate::open::Store;
use crate::unit::uint;

impl Store {
    /// All campaigns of the store, in the order in which they began.
    pub fn campaigns(&self) -> Result<Vec<(CampaignId, Description)>, StoreError> {
        self.read(|conn| {
            let mut query = conn.prepare_cached(
                "SELECT id, configuration, generator, toolchain, first_seed FROM campaign \
                 ORDER BY id",
            )?;
            let rows = query.query_map([], |row| {
                Ok((
                    row.get(0)?,
                    Description {
                        configuration: row.get(1)?,
                        generator: row.get(2)?,
                        toolchain: row.get(3)?,
                        first_seed: uint(row, 4)?,
                    },
                ))
            })?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }

    /// What a screen shows. Costs the same after a month as after a minute, but for the number of
    /// findings.
    pub fn summary(&self, campaign: CampaignId) -> Result<Summary, StoreError> {
        let disk_bytes = ["", "-wal", "-shm"]
            .iter()
            .filter_map(|suffix| {
                let mut name = self.path().as_os_str().to_owned();
                name.push(suffix);
                Some(fs::metadata(name).ok()?.len())
            })
            .sum();
        self.read(|conn| {
            let (units, done, counters) = totals(conn, campaign)?;
            let (flaky, occurrences, last_new) = conn
                .prepare_cached(
                    "SELECT ifnull(sum(flaky), 0), ifnull(sum(occurrences), 0), max(first_seen) \
                     FROM finding WHERE campaign = ?1",
                )?
                .query_row([campaign], |row| {
                    Ok((uint(row, 0)?, uint(row, 1)?, row.get(2)?))
                })?;
            let (open, seeds) = seeds(conn, campaign, done)?;
            let [units_leased, units_waiting, units_failed] = open;
            Ok(Summary {
                counters,
                units,
                units_leased,
                units_waiting,
                units_failed,
                seeds,
                findings: by_kind(conn, campaign)?,
                flaky,
                occurrences,
                suspects: conn
                    .prepare_cached("SELECT count(*) FROM suspect WHERE campaign = ?1")?
                    .query_row([campaign], |row| uint(row, 0))?,
                created: conn
                    .prepare_cached("SELECT created FROM campaign WHERE id = ?1")?
                    .query_row([campaign], |row| row.get(0))?,
                last_new,
                disk_bytes,
            })
        })
    }

    /// How programs fared, by compiler, flags and outcome.
    pub fn tallies(&self, campaign: CampaignId) -> Result<Vec<Tally>, StoreError> {
        self.read(|conn| {
            let mut query = conn.prepare_cached(
                "SELECT subject.compiler, subject.flags, tally.outcome, tally.count, tally.cpu_us \
                 FROM tally JOIN subject ON subject.id = tally.subject \
                 WHERE tally.campaign = ?1 ORDER BY 1, 2, 3",
            )?;
            let rows = query.query_map([campaign], |row| {
                Ok(Tally {
                    subject: Subject {
                        compiler: row.get(0)?,
                        flags: row.get(1)?,
                    },
                    outcome: row.get(2)?,
                    count: uint(row, 3)?,
                    cpu_us: uint(row, 4)?,
                })
            })?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }

    /// Writes a line into the log.
    pub fn log(
        &mut self,
        campaign: Option<CampaignId>,
        at: Moment,
        level: Level,
        text: &str,
    ) -> Result<EventId, StoreError> {
        self.write(|tx| {
            tx.prepare_cached(
                "INSERT INTO event (campaign, at, level, text) VALUES (?1, ?2, ?3, ?4)",
            )?
            .execute((campaign, at, level, text))?;
            Ok(EventId(tx.last_insert_rowid()))
        })
    }

    /// The events after a given one (`EventId(0)`: all), at most `limit`, oldest first. Those that
    /// belong to no campaign belong to all.
    pub fn events(
        &self,
        campaign: CampaignId,
        after: EventId,
        limit: u32,
    ) -> Result<Vec<Event>, StoreError> {
        self.read(|conn| {
            let mut query = conn.prepare_cached(
                "SELECT id, campaign, at, level, text FROM event \
                 WHERE id > ?2 AND (campaign = ?1 OR campaign IS NULL) ORDER BY id LIMIT ?3",
            )?;
            let rows = query.query_map((campaign, after, limit), |row| {
                Ok(Event {
                    id: row.get(0)?,
                    campaign: row.get(1)?,
                    at: row.get(2)?,
                    level: row.get(3)?,
                    text: row.get(4)?,
                })
            })?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }
}

/// Units and seeds that are done, and the counters.
fn totals(conn: &Connection, campaign: CampaignId) -> Result<(u64, u64, Counters), Fault> {
    let sql = format!(
        "SELECT units, seeds, {} FROM total WHERE campaign = ?1",
        COUNTERS.join(", ")
    );
    conn.prepare_cached(&sql)?
        .query_row([campaign], |row| {
            let mut values = [0; COUNTERS.len()];
            for (column, value) in (2..).zip(&mut values) {
                *value = uint(row, column)?;
            }
            Ok((uint(row, 0)?, uint(row, 1)?, Counters::from_values(values)))
        })
        .optional()?
        .ok_or_else(|| Fault::Invalid(format!("there is no campaign {campaign}")))
}

/// Units that are leased, waiting and failed, and where all seeds are.
fn seeds(conn: &Connection, campaign: CampaignId, done: u64) -> Result<([u64; 3], Seeds), Fault> {
    let allocated = conn
        .prepare_cached(
            "SELECT ifnull(sum(stream.next_seed - campaign.first_seed), 0) \
             FROM stream JOIN campaign ON campaign.id = stream.campaign WHERE campaign.id = ?1",
        )?
        .query_row([campaign], |row| uint(row, 0))?;
    let mut seeds = Seeds {
        allocated,
        done,
        ..Seeds::default()
    };
    let mut query = conn.prepare_cached(
        "SELECT state, sum(count), count(*) FROM unit WHERE campaign = ?1 AND state <> 'done' GROUP BY state",
    )?;
    let mut rows = query.query([campaign])?;
    let [mut leased, mut waiting, mut failed] = [0; 3];
    while let Some(row) = rows.next()? {
        let (sum, units) = (uint(row, 1)?, uint(row, 2)?);
        match row.get(0)? {
            State::Leased => (seeds.leased, leased) = (sum, units),
            State::Waiting => (seeds.waiting, waiting) = (sum, units),
            State::Failed => (seeds.failed, failed) = (sum, units),
            State::Done => {}
        }
    }
    Ok(([leased, waiting, failed], seeds))
}

fn by_kind(conn: &Connection, campaign: CampaignId) -> Result<BTreeMap<Kind, u64>, Fault> {
    let mut query = conn
        .prepare_cached("SELECT kind, count(*) FROM finding WHERE campaign = ?1 GROUP BY kind")?;
    let rows = query.query_map([campaign], |row| Ok((row.get(0)?, uint(row, 1)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}
