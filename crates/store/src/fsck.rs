//! The proof that nothing was lost or counted twice.
//!
//! Everything a store says in two ways is compared: sums with what they are the sums of, ranges of
//! seeds with their neighbours, programs with their hashes. All checks see the same state of the
//! store, whoever writes meanwhile; nothing is changed or repaired.

use std::fmt;

use rusqlite::{Connection, ErrorCode};

use crate::commit::COUNTERS;
use crate::error::{Fault, StoreError};
use crate::kind::{Kind, Level, Outcome, Stage, State, Status, Step};
use crate::open::Store;
use crate::program::restore;

/// Something that must not be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    pub check: Check,
    pub what: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Check {
    /// The file's own structure, as SQLite sees it.
    Integrity,
    /// Rows that refer to others.
    References,
    /// The names of states, kinds and outcomes are known ones.
    Names,
    /// Every seed allocated is in one unit.
    Seeds,
    /// Units that are done have a result, and others have none.
    Units,
    /// Totals are the sums of their units.
    Counters,
    /// Findings have occurrences.
    Findings,
    /// Findings and their reductions agree.
    Reductions,
    /// Findings, their parts, and the examinations of their occurrences agree.
    Triage,
    /// Programs have their hashes.
    Programs,
}

impl Check {
    /// In a word, for people and for other programs.
    pub fn name(self) -> &'static str {
        match self {
            Check::Integrity => "integrity",
            Check::References => "references",
            Check::Names => "names",
            Check::Seeds => "seeds",
            Check::Units => "units",
            Check::Counters => "counters",
            Check::Findings => "findings",
            Check::Reductions => "reductions",
            Check::Triage => "triage",
            Check::Programs => "programs",
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.check.name(), self.what)
    }
}

type Found = Vec<String>;

impl Store {
    /// Checks the whole store; an empty answer is the proof.
    pub fn fsck(&self) -> Result<Vec<Problem>, StoreError> {
        type Run = fn(&Connection) -> Result<Found, Fault>;
        let checks: [(Check, Run); 10] = [
            (Check::Integrity, integrity),
            (Check::References, references),
            (Check::Names, names),
            (Check::Seeds, seeds),
            (Check::Units, units),
            (Check::Counters, counters),
            (Check::Findings, findings),
            (Check::Reductions, reductions),
            (Check::Triage, triage),
            (Check::Programs, programs),
        ];
        self.read(|conn| {
            let mut problems = Vec::new();
            for (check, run) in checks {
                let found = match run(conn) {
                    Ok(found) => found,
                    Err(fault) => vec![unreadable(fault)?],
                };
                problems.extend(found.into_iter().map(|what| Problem { check, what }));
            }
            Ok(problems)
        })
    }
}

/// A check that could not be made, because what it reads is damaged, is a problem it found. What passes, or is the
/// machine's fault, says nothing about the store.
fn unreadable(fault: Fault) -> Result<String, Fault> {
    match fault {
        Fault::Damaged(what) => Ok(what),
        Fault::Sql(error)
            if !matches!(
                error.sqlite_error_code(),
                Some(
                    ErrorCode::DatabaseBusy
                        | ErrorCode::DatabaseLocked
                        | ErrorCode::DiskFull
                        | ErrorCode::OutOfMemory
                        | ErrorCode::OperationInterrupted
                )
            ) =>
        {
            Ok(error.to_string())
        }
        other => Err(other),
    }
}

/// The rows of a query that finds nothing in a sound store; each row is one text.
fn texts(conn: &Connection, sql: &str) -> Result<Found, Fault> {
    let mut query = conn.prepare(sql)?;
    let rows = query.query_map([], |row| row.get(0))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

fn integrity(conn: &Connection) -> Result<Found, Fault> {
    let mut found = texts(conn, "PRAGMA integrity_check")?;
    found.retain(|line| line != "ok");
    Ok(found)
}

fn references(conn: &Connection) -> Result<Found, Fault> {
    texts(
        conn,
        "SELECT format('row %s of %s refers to no row of %s', ifnull(rowid, '?'), \"table\", parent) \
         FROM pragma_foreign_key_check",
    )
}

fn names(conn: &Connection) -> Result<Found, Fault> {
    let mut found = Vec::new();
    let mut check = |table: &str, column: &str, known: &dyn Fn(&str) -> bool| {
        let sql = format!("SELECT DISTINCT {column} FROM {table} WHERE {column} IS NOT NULL");
        for name in texts(conn, &sql)? {
            if !known(&name) {
                found.push(format!("{table}.{column} has the unknown value {name:?}"));
            }
        }
        Ok::<(), Fault>(())
    };
    check("unit", "state", &|name| State::from_name(name).is_some())?;
    check("reduction", "state", &|name| {
        State::from_name(name).is_some()
    })?;
    check("tally", "outcome", &|name| {
        Outcome::from_name(name).is_some()
    })?;
    check("unit_tally", "outcome", &|name| {
        Outcome::from_name(name).is_some()
    })?;
    check("finding", "kind", &|name| Kind::from_name(name).is_some())?;
    check("occurrence", "kind", &|name| {
        Kind::from_name(name).is_some()
    })?;
    check("finding", "status", &|name| {
        Status::from_name(name).is_some()
    })?;
    check("examination", "state", &|name| {
        State::from_name(name).is_some()
    })?;
    check("examination", "stage", &|name| {
        Stage::from_name(name).is_some()
    })?;
    check("change", "what", &|name| Step::from_name(name).is_some())?;
    check("event", "level", &|name| Level::from_name(name).is_some())?;
    Ok(found)
}

/// Walks the units of each stream in order: each must begin where the one before it ends, and the
/// last must end where the stream says that unused seeds begin. Then every seed allocated is in
/// exactly one unit, and so in exactly one of the states done, leased, waiting and failed.
fn seeds(conn: &Connection) -> Result<Found, Fault> {
    let mut found = Vec::new();
    let mut streams = conn.prepare(
        "SELECT stream.id, stream.campaign, stream.source, stream.style, campaign.first_seed, \
         stream.next_seed FROM stream JOIN campaign ON campaign.id = stream.campaign",
    )?;
    let mut units = conn
        .prepare("SELECT id, first_seed, count FROM unit WHERE stream = ?1 ORDER BY first_seed")?;
    let mut streams = streams.query([])?;
    while let Some(row) = streams.next()? {
        let (id, campaign): (i64, i64) = (row.get(0)?, row.get(1)?);
        let (source, style): (String, String) = (row.get(2)?, row.get(3)?);
        let (mut at, end): (i64, i64) = (row.get(4)?, row.get(5)?);
        let mut complain = |what: String| {
            found.push(format!(
                "campaign {campaign}, source {source}, style {style}: {what}"
            ));
        };
        let mut rows = units.query([id])?;
        while let Some(row) = rows.next()? {
            let (unit, first, count): (i64, i64, i64) = (row.get(0)?, row.get(1)?, row.get(2)?);
            if first > at {
                complain(format!("seeds {at} to {} are in no unit", first - 1));
            } else if first < at {
                complain(format!(
                    "unit {unit} begins at {first}, within the one before"
                ));
            }
            at = first.saturating_add(count);
        }
        if at != end {
            complain(format!(
                "seeds below {end} are allocated, but units end at {at}"
            ));
        }
    }
    found.extend(texts(
        conn,
        "SELECT format('campaign %d: %d seeds of %d units are done, but the total says %d of %d', \
         total.campaign, ifnull(sum(unit.count), 0), count(unit.id), total.seeds, total.units) \
         FROM total LEFT JOIN unit ON unit.campaign = total.campaign AND unit.state = 'done' \
         GROUP BY total.campaign \
         HAVING ifnull(sum(unit.count), 0) <> total.seeds OR count(unit.id) <> total.units",
    )?);
    Ok(found)
}

fn units(conn: &Connection) -> Result<Found, Fault> {
    let mut found = texts(
        conn,
        "SELECT format('unit %d is %s and %s', unit.id, unit.state, \
         iif(result.unit IS NULL, 'has no result', 'has a result')) \
         FROM unit LEFT JOIN result ON result.unit = unit.id \
         WHERE (unit.state = 'done') <> (result.unit IS NOT NULL)",
    )?;
    found.extend(texts(
        conn,
        "SELECT format('unit %d is %s and %s', id, state, \
         iif(ended IS NULL, 'has no end', 'has an end')) \
         FROM unit WHERE (state IN ('done', 'failed')) <> (ended IS NOT NULL)",
    )?);
    found.extend(texts(
        conn,
        "SELECT format('unit %d was given out %d times and lost %d times', id, epoch, lost) \
         FROM unit WHERE epoch < 1 OR lost < 0 OR lost > epoch",
    )?);
    found.extend(texts(
        conn,
        "SELECT format('campaign %d has no totals', campaign.id) \
         FROM campaign LEFT JOIN total ON total.campaign = campaign.id \
         WHERE total.campaign IS NULL",
    )?);
    for table in ["unit_tally", "occurrence", "suspect"] {
        found.extend(texts(
            conn,
            &format!(
                "SELECT DISTINCT format('unit %d is %s and has rows in {table}', unit.id, unit.state) \
                 FROM {table} JOIN unit ON unit.id = {table}.unit WHERE unit.state <> 'done'"
            ),
        )?);
    }
    Ok(found)
}

fn counters(conn: &Connection) -> Result<Found, Fault> {
    let mut found = Vec::new();
    for counter in COUNTERS {
        found.extend(texts(
            conn,
            &format!(
                "SELECT format('campaign %d: {counter} of its units are %d, but the total says %d', \
                 total.campaign, ifnull(sums.sum, 0), total.{counter}) FROM total LEFT JOIN \
                 (SELECT unit.campaign AS campaign, sum(result.{counter}) AS sum FROM result \
                 JOIN unit ON unit.id = result.unit GROUP BY unit.campaign) AS sums \
                 ON sums.campaign = total.campaign WHERE ifnull(sums.sum, 0) <> total.{counter}"
            ),
        )?);
    }
    found.extend(texts(
        conn,
        "SELECT format('campaign %d: tallies of subject %d, outcome %s differ from those of its \
         units by %d, and %d microseconds', campaign, subject, outcome, sum(count), sum(cpu_us)) \
         FROM (SELECT campaign, subject, outcome, count, cpu_us FROM tally UNION ALL \
         SELECT unit.campaign, t.subject, t.outcome, -t.count, -t.cpu_us FROM unit_tally AS t \
         JOIN unit ON unit.id = t.unit) GROUP BY campaign, subject, outcome \
         HAVING sum(count) <> 0 OR sum(cpu_us) <> 0",
    )?);
    Ok(found)
}

fn findings(conn: &Connection) -> Result<Found, Fault> {
    let mut found = texts(
        conn,
        "SELECT format('finding %d has %d occurrences, but says %d', f.id, count(o.id), \
         f.occurrences) FROM finding AS f LEFT JOIN occurrence AS o ON o.finding = f.id \
         GROUP BY f.id HAVING count(o.id) <> f.occurrences OR count(o.id) = 0",
    )?;
    found.extend(texts(
        conn,
        "SELECT format('finding %d stands for no occurrence of its own', f.id) FROM finding AS f \
         WHERE NOT EXISTS (SELECT 1 FROM occurrence AS o WHERE o.finding = f.id \
         AND o.campaign = f.campaign AND o.case_name = f.case_name AND o.subject = f.subject)",
    )?);
    found.extend(texts(
        conn,
        "SELECT format('finding %d does not show its best example', f.id) FROM finding AS f \
         WHERE (f.case_name, f.subject, f.program, f.kind) IS NOT \
         (SELECT o.case_name, o.subject, o.program, ifnull(o.kind, f.kind) FROM occurrence AS o \
         JOIN program AS p ON p.id = o.program WHERE o.finding = f.id AND o.commands IS NOT NULL \
         ORDER BY o.case_name IS NOT (SELECT r.case_name FROM reduction AS r WHERE r.finding = f.id), \
         o.flaky, p.size, o.id LIMIT 1)",
    )?);
    found.extend(texts(
        conn,
        "SELECT format('finding %d was seen outside of its times', f.id) FROM finding AS f \
         JOIN occurrence AS o ON o.finding = f.id GROUP BY f.id \
         HAVING min(o.first_seen) <> f.first_seen OR max(o.last_seen) <> f.last_seen",
    )?);
    Ok(found)
}

/// Every finding has one reduction; what is done has a program, and only what has one is described.
fn reductions(conn: &Connection) -> Result<Found, Fault> {
    let mut found = texts(
        conn,
        "SELECT format('finding %d has no reduction, not even one that waits', f.id) \
         FROM finding AS f LEFT JOIN reduction AS r ON r.finding = f.id WHERE r.finding IS NULL",
    )?;
    found.extend(texts(
        conn,
        "SELECT format('the reduction of finding %d is %s and has %s', f.id, r.state, \
         iif(f.reduced IS NULL, 'no program', 'a program')) \
         FROM finding AS f JOIN reduction AS r ON r.finding = f.id \
         WHERE f.reduced IS NULL AND (r.state = 'done' OR r.complete IS NOT NULL)",
    )?);
    found.extend(texts(
        conn,
        "SELECT format('the reduction of finding %d is half described', finding) FROM reduction \
         WHERE (complete IS NULL) <> (tokens IS NULL) OR (complete IS NULL) <> (commands IS NULL) \
         OR (complete IS NULL) <> (tokens_before IS NULL) OR complete IS NULL AND expected IS NOT NULL",
    )?);
    found.extend(texts(
        conn,
        "SELECT format('the reduction of finding %d is %s, its reason is %s', finding, state, \
         ifnull(reason, 'missing')) FROM reduction \
         WHERE (state = 'failed') <> (reason IS NOT NULL)",
    )?);
    found.extend(texts(
        conn,
        "SELECT format('the reduction of finding %d was given out %d times and lost %d times', \
         finding, epoch, lost) FROM reduction WHERE epoch < 0 OR lost < 0 OR lost > epoch \
         OR state = 'leased' AND epoch < 1",
    )?);
    Ok(found)
}

/// Parts lead to a finding that stands for itself; what is examined is an example of the same campaign; changes name what
/// they were about.
fn triage(conn: &Connection) -> Result<Found, Fault> {
    let mut found = texts(
        conn,
        "WITH RECURSIVE led (id) AS (SELECT id FROM finding WHERE part_of IS NULL UNION \
         SELECT f.id FROM finding AS f JOIN led ON f.part_of = led.id) \
         SELECT format('finding %d is a part of itself', id) FROM finding \
         WHERE id NOT IN (SELECT id FROM led)",
    )?;
    found.extend(texts(
        conn,
        "SELECT format('occurrence %d is examined and has no program, or is of another campaign', o.id) \
         FROM examination AS e JOIN occurrence AS o ON o.id = e.occurrence \
         WHERE o.program IS NULL OR o.commands IS NULL OR o.campaign <> e.campaign",
    )?);
    found.extend(texts(
        conn,
        "SELECT format('the examination of occurrence %d is %s, its reason is %s', occurrence, \
         state, ifnull(reason, 'missing')) FROM examination \
         WHERE (state = 'failed') <> (reason IS NOT NULL)",
    )?);
    found.extend(texts(
        conn,
        "SELECT format('the examination of occurrence %d was given out %d times and lost %d times', \
         occurrence, epoch, lost) FROM examination WHERE epoch < 0 OR lost < 0 OR lost > epoch \
         OR state = 'leased' AND epoch < 1",
    )?);
    found.extend(texts(
        conn,
        "SELECT format('change %d says that finding %d was %s, and not where', id, finding, what) \
         FROM change WHERE what IN ('merged', 'split') AND other IS NULL",
    )?);
    Ok(found)
}

fn programs(conn: &Connection) -> Result<Found, Fault> {
    let mut found = Vec::new();
    let mut query = conn.prepare("SELECT id, hash, size, data FROM program")?;
    let mut rows = query.query([])?;
    while let Some(row) = rows.next()? {
        let (hash, data): (Vec<u8>, Vec<u8>) = (row.get(1)?, row.get(3)?);
        if let Err(what) = restore(&hash, row.get(2)?, &data) {
            found.push(format!("program in row {}: {what}", row.get::<_, i64>(0)?));
        }
    }
    Ok(found)
}
