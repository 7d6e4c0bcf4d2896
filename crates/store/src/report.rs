//! What units did and what they cost, one by one and by style, to be compared later: does a style find
//! more per second of processor time, has a new version of a compiler become slower, when did a machine
//! become busy.

use std::collections::BTreeMap;

use rusqlite::{Connection, Row};

use crate::commit::COUNTERS;
use crate::error::{Fault, StoreError};
use crate::model::{CampaignId, Counters, StreamReport, Subject, Tally, Unit, UnitId, UnitReport};
use crate::open::Store;
use crate::unit::uint;

/// Counters in the columns from `first` on.
fn counters(row: &Row<'_>, first: usize) -> rusqlite::Result<Counters> {
    let mut values = [0; COUNTERS.len()];
    for (column, value) in (first..).zip(&mut values) {
        *value = uint(row, column)?;
    }
    Ok(Counters::from_values(values))
}

impl Store {
    /// The units of a campaign that are done and come after a given one (`UnitId(0)`: all), at most
    /// `limit`, in the order in which they were opened.
    pub fn unit_reports(
        &self,
        campaign: CampaignId,
        after: UnitId,
        limit: u32,
    ) -> Result<Vec<UnitReport>, StoreError> {
        let sql = format!(
            "SELECT unit.id, unit.epoch, stream.source, stream.style, unit.first_seed, unit.count, \
             unit.worker, unit.begun, unit.ended, result.{} FROM unit \
             JOIN stream ON stream.id = unit.stream JOIN result ON result.unit = unit.id \
             WHERE unit.campaign = ?1 AND unit.id > ?2 ORDER BY unit.id LIMIT ?3",
            COUNTERS.join(", result.")
        );
        self.read(|conn| {
            let mut query = conn.prepare_cached(&sql)?;
            let rows = query.query_map((campaign, after, limit), |row| {
                let first = uint(row, 4)?;
                Ok(UnitReport {
                    unit: Unit {
                        id: row.get(0)?,
                        epoch: row.get(1)?,
                        source: row.get(2)?,
                        style: row.get(3)?,
                        seeds: first..first.saturating_add(uint(row, 5)?),
                    },
                    worker: row.get(6)?,
                    begun: row.get(7)?,
                    ended: row.get(8)?,
                    counters: counters(row, 9)?,
                    tallies: Vec::new(),
                })
            })?;
            let mut reports: Vec<UnitReport> = rows.collect::<Result<_, _>>()?;
            for report in &mut reports {
                report.tallies = tallies(conn, report.unit.id)?;
            }
            Ok(reports)
        })
    }

    /// The same by source and style: sums over all units that are done.
    pub fn stream_reports(&self, campaign: CampaignId) -> Result<Vec<StreamReport>, StoreError> {
        let sums: Vec<String> = COUNTERS
            .iter()
            .map(|c| format!("sum(result.{c})"))
            .collect();
        let sql = format!(
            "SELECT stream.id, stream.source, stream.style, count(*), {} FROM stream \
             JOIN unit ON unit.stream = stream.id JOIN result ON result.unit = unit.id \
             WHERE stream.campaign = ?1 GROUP BY stream.id ORDER BY stream.source, stream.style",
            sums.join(", ")
        );
        self.read(|conn| {
            let mut query = conn.prepare_cached(&sql)?;
            let rows = query.query_map([campaign], |row| {
                let report = StreamReport {
                    source: row.get(1)?,
                    style: row.get(2)?,
                    units: uint(row, 3)?,
                    counters: counters(row, 4)?,
                    outcomes: BTreeMap::new(),
                };
                Ok((row.get(0)?, report))
            })?;
            let mut reports: Vec<(i64, StreamReport)> = rows.collect::<Result<_, _>>()?;
            let mut query = conn.prepare_cached(
                "SELECT t.outcome, sum(t.count) FROM unit \
                 JOIN unit_tally AS t ON t.unit = unit.id WHERE unit.stream = ?1 GROUP BY t.outcome",
            )?;
            for (stream, report) in &mut reports {
                let rows = query.query_map([*stream], |row| Ok((row.get(0)?, uint(row, 1)?)))?;
                report.outcomes = rows.collect::<Result<_, _>>()?;
            }
            Ok(reports.into_iter().map(|(_, report)| report).collect())
        })
    }
}

fn tallies(conn: &Connection, unit: UnitId) -> Result<Vec<Tally>, Fault> {
    let mut query = conn.prepare_cached(
        "SELECT subject.compiler, subject.flags, t.outcome, t.count, t.cpu_us FROM unit_tally AS t \
         JOIN subject ON subject.id = t.subject WHERE t.unit = ?1 ORDER BY 1, 2, 3",
    )?;
    let rows = query.query_map([unit], |row| {
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
}
