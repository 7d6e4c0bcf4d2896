//! The one transaction that takes in what a unit yielded.
//!
//! The fence comes first: the unit is marked done if, and only if, it is out under the epoch the
//! worker has. Whatever follows is then written exactly once, or the whole transaction is undone.

use rusqlite::{Connection, OptionalExtension};

use crate::error::{Fault, StoreError};
use crate::kind::{Level, State, Status, Step};
use crate::model::{
    CampaignId, Commit, Counters, Epoch, FindingId, Hold, Moment, Observation, Out, Results,
    Subject, Suspect, Tally, UnitId, Work,
};
use crate::open::Store;
use crate::program::Packed;
use crate::unit::int;
use crate::{examination, lease, reduction, triage};

/// How many examples a finding shows.
pub const EXAMPLES: u32 = 5;

/// The examples of finding `?1`, the best first: the one that its reduced program was made of, so that all that is
/// shown of a finding is about one program; then those that happen each time, and of them the smallest.
/// Programs are never deleted; what is no longer among the best is merely not shown.
pub(crate) const BEST: &str = "FROM occurrence AS o JOIN program AS p ON p.id = o.program \
    WHERE o.finding = ?1 AND o.commands IS NOT NULL \
    ORDER BY o.case_name IS NOT (SELECT r.case_name FROM reduction AS r WHERE r.finding = ?1), \
    o.flaky, p.size, o.id";

/// Has the best example of finding `?1` stand for it; the last parts of an `UPDATE`.
pub(crate) fn shown_by_best() -> String {
    format!(
        "(title, subject, case_name, expected, actual, commands, program, origin, rate, kind) = \
         (SELECT o.title, o.subject, o.case_name, o.expected, o.actual, o.commands, o.program, \
         o.origin, o.rate, ifnull(o.kind, finding.kind) {BEST} LIMIT 1)"
    )
}

/// The columns of [`Counters`], in the order of [`Counters::values`].
pub(crate) const COUNTERS: [&str; 9] = [
    "programs",
    "bytes",
    "unsupported",
    "compilations",
    "runs",
    "compiler_us",
    "program_us",
    "own_us",
    "wall_us",
];

impl Counters {
    pub(crate) fn values(&self) -> [u64; 9] {
        // Without `..`, so that a new counter cannot be forgotten here.
        let Self {
            programs,
            bytes,
            unsupported,
            compilations,
            runs,
            compiler_us,
            program_us,
            own_us,
            wall_us,
        } = *self;
        [
            programs,
            bytes,
            unsupported,
            compilations,
            runs,
            compiler_us,
            program_us,
            own_us,
            wall_us,
        ]
    }

    pub(crate) fn from_values(values: [u64; 9]) -> Self {
        let [
            programs,
            bytes,
            unsupported,
            compilations,
            runs,
            compiler_us,
            program_us,
            own_us,
            wall_us,
        ] = values;
        Self {
            programs,
            bytes,
            unsupported,
            compilations,
            runs,
            compiler_us,
            program_us,
            own_us,
            wall_us,
        }
    }
}

/// What is the same for all rows a commit writes.
struct At<'a> {
    conn: &'a Connection,
    campaign: CampaignId,
    unit: UnitId,
    now: Moment,
}

impl Store {
    /// Stores everything a unit yielded, if the unit is still out under this epoch.
    pub fn commit(
        &mut self,
        unit: UnitId,
        epoch: Epoch,
        results: &Results,
        now: Moment,
    ) -> Result<Commit, StoreError> {
        let programs: Vec<_> = results
            .observations
            .iter()
            .map(|seen| seen.program.as_ref().map(Packed::new))
            .collect();
        let suspects: Vec<_> = results
            .suspects
            .iter()
            .map(|suspect| Packed::new(&suspect.program))
            .collect();
        self.write(|tx| {
            let out = Out {
                work: Work::Units,
                row: unit.0,
                epoch,
            };
            if lease::end(tx, out, State::Done, None, Some(now))? == Hold::Lost {
                return refused(tx, unit, epoch);
            }
            let (campaign, seeds) = tx
                .prepare_cached("SELECT campaign, count FROM unit WHERE id = ?1")?
                .query_row([unit], |row| Ok((row.get(0)?, row.get(1)?)))?;
            let at = At {
                conn: tx,
                campaign,
                unit,
                now,
            };
            at.counters(&results.counters, seeds, results.statistics.as_deref())?;
            for tally in &results.tallies {
                at.tally(tally)?;
            }
            let mut new = Vec::new();
            for (seen, program) in results.observations.iter().zip(&programs) {
                new.extend(at.observation(seen, program.as_ref())?);
            }
            for (suspect, program) in results.suspects.iter().zip(&suspects) {
                at.suspect(suspect, program)?;
            }
            Ok(Commit::Committed { new })
        })
    }
}

/// Why the fence did not let a commit pass: it had passed before, or the unit is not the worker's.
fn refused(conn: &Connection, unit: UnitId, epoch: Epoch) -> Result<Commit, Fault> {
    let now: Option<(State, Epoch)> = conn
        .prepare_cached("SELECT state, epoch FROM unit WHERE id = ?1")?
        .query_row([unit], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?;
    match now {
        Some((State::Done, by)) if by == epoch => {
            let mut query = conn.prepare_cached(
                "SELECT id FROM finding WHERE first_unit = ?1 AND part_of IS NULL ORDER BY id",
            )?;
            let new = query
                .query_map([unit], |row| row.get(0))?
                .collect::<Result<_, _>>()?;
            Ok(Commit::Committed { new })
        }
        Some(_) => Ok(Commit::Stale),
        None => Err(Fault::Invalid(format!("there is no unit {unit}"))),
    }
}

impl At<'_> {
    fn counters(
        &self,
        counters: &Counters,
        seeds: i64,
        statistics: Option<&str>,
    ) -> Result<(), Fault> {
        let mut values = [0; COUNTERS.len()];
        for (value, counter) in values.iter_mut().zip(counters.values()) {
            *value = int(counter)?;
        }
        let [a, b, c, d, e, f, g, h, i] = values;
        self.conn
            .prepare_cached(
                "INSERT INTO result (unit, programs, bytes, unsupported, compilations, runs, \
                 compiler_us, program_us, own_us, wall_us, statistics) \
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)",
            )?
            .execute((self.unit, a, b, c, d, e, f, g, h, i, statistics))?;
        self.conn
            .prepare_cached(
                "UPDATE total SET units = units + 1, seeds = seeds + ?11, \
                 programs = programs + ?2, bytes = bytes + ?3, unsupported = unsupported + ?4, \
                 compilations = compilations + ?5, runs = runs + ?6, \
                 compiler_us = compiler_us + ?7, program_us = program_us + ?8, \
                 own_us = own_us + ?9, wall_us = wall_us + ?10 WHERE campaign = ?1",
            )?
            .execute((self.campaign, a, b, c, d, e, f, g, h, i, seeds))?;
        Ok(())
    }

    fn tally(&self, tally: &Tally) -> Result<(), Fault> {
        let subject = subject(self.conn, &tally.subject)?;
        let (count, cpu) = (int(tally.count)?, int(tally.cpu_us)?);
        self.conn
            .prepare_cached(
                "INSERT INTO unit_tally (unit, subject, outcome, count, cpu_us) \
                 VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT DO UPDATE \
                 SET count = count + excluded.count, cpu_us = cpu_us + excluded.cpu_us",
            )?
            .execute((self.unit, subject, tally.outcome, count, cpu))?;
        self.conn
            .prepare_cached(
                "INSERT INTO tally (campaign, subject, outcome, count, cpu_us) \
                 VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT DO UPDATE \
                 SET count = count + excluded.count, cpu_us = cpu_us + excluded.cpu_us",
            )?
            .execute((self.campaign, subject, tally.outcome, count, cpu))?;
        Ok(())
    }

    /// Stores a failure; returns its finding if that is new.
    fn observation(
        &self,
        seen: &Observation,
        program: Option<&Packed>,
    ) -> Result<Option<FindingId>, Fault> {
        let subject = subject(self.conn, &seen.subject)?;
        if self.again(seen, subject)? {
            return Ok(None);
        }
        let program = program.map(|packed| packed.put(self.conn)).transpose()?;
        let known: Option<FindingId> = self
            .conn
            .prepare_cached(
                "UPDATE finding SET occurrences = occurrences + 1, \
                 first_seen = min(first_seen, ?3), last_seen = max(last_seen, ?3) \
                 WHERE campaign = ?1 AND signature = ?2 RETURNING id",
            )?
            .query_row((self.campaign, &seen.signature, self.now), |row| row.get(0))
            .optional()?;
        let finding = match known {
            Some(id) => {
                if !seen.flaky {
                    // It was seen to happen each time.
                    self.conn
                        .prepare_cached("UPDATE finding SET flaky = 0 WHERE id = ?1 AND flaky")?
                        .execute([id])?;
                }
                id
            }
            None => self.finding(seen, subject, program)?,
        };
        self.conn
            .prepare_cached(
                "INSERT INTO occurrence (finding, campaign, case_name, subject, unit, program, \
                 flaky, first_seen, last_seen, times) \
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8, 1)",
            )?
            .execute((
                finding,
                self.campaign,
                &seen.case,
                subject,
                self.unit,
                program,
                seen.flaky,
                self.now,
            ))?;
        if program.is_some() {
            let occurrence = self.conn.last_insert_rowid();
            self.example(finding, occurrence, seen)?;
            if seen.identity.is_none() {
                examination::open(self.conn, self.campaign, occurrence, seen.kind)?;
            }
        }
        if known.is_some() {
            return Ok(None);
        }
        let is_part = self.recognise(finding, seen)?;
        Ok((!is_part).then_some(finding))
    }

    /// Makes a finding that was just found a part of one of another campaign, or of another version of the compiler, that
    /// looks or is the same; whether there is one.
    fn recognise(&self, id: FindingId, seen: &Observation) -> Result<bool, Fault> {
        self.conn
            .prepare_cached("UPDATE finding SET identity = ?2 WHERE id = ?1")?
            .execute((id, &seen.identity))?;
        let older: Option<FindingId> = self
            .conn
            .prepare_cached(
                "SELECT id FROM finding WHERE id <> ?1 AND (signature = ?2 OR identity = ?3) \
                 ORDER BY id LIMIT 1",
            )?
            .query_row((id, &seen.signature, &seen.identity), |row| row.get(0))
            .optional()?;
        let Some(older) = older else {
            return Ok(false);
        };
        let whole = triage::root(self.conn, older)?;
        self.conn
            .prepare_cached("UPDATE finding SET part_of = ?2 WHERE id = ?1")?
            .execute((id, whole))?;
        let why = "it looks the same";
        let by = triage::By::Triage;
        triage::note(self.conn, Step::Merged, id, Some(whole), by, why, self.now)?;
        Ok(true)
    }

    /// Counts a failure that is stored already: the same program, compiler and flags. If it looks like
    /// another finding this time, it stays with the first, and the log says so.
    fn again(&self, seen: &Observation, subject: i64) -> Result<bool, Fault> {
        let finding: Option<FindingId> = self
            .conn
            .prepare_cached(
                "UPDATE occurrence SET times = times + 1, first_seen = min(first_seen, ?4), \
                 last_seen = max(last_seen, ?4) \
                 WHERE campaign = ?1 AND case_name = ?2 AND subject = ?3 RETURNING finding",
            )?
            .query_row((self.campaign, &seen.case, subject, self.now), |row| {
                row.get(0)
            })
            .optional()?;
        let Some(finding) = finding else {
            return Ok(false);
        };
        let signature: String = self
            .conn
            .prepare_cached(
                "UPDATE finding SET first_seen = min(first_seen, ?2), \
                 last_seen = max(last_seen, ?2) WHERE id = ?1 RETURNING signature",
            )?
            .query_row((finding, self.now), |row| row.get(0))?;
        if signature != seen.signature {
            let text = format!(
                "{} with {} {} is an occurrence of finding {finding} and was seen again as {}",
                seen.case, seen.subject.compiler, seen.subject.flags, seen.signature
            );
            self.conn.execute(
                "INSERT INTO event (campaign, at, level, text) VALUES (?1, ?2, ?3, ?4)",
                (self.campaign, self.now, Level::Warning, text),
            )?;
        }
        Ok(true)
    }

    fn finding(
        &self,
        seen: &Observation,
        subject: i64,
        program: Option<i64>,
    ) -> Result<FindingId, Fault> {
        let program = program.ok_or_else(|| {
            Fault::Invalid(format!(
                "{} is a new finding and comes without its program",
                seen.signature
            ))
        })?;
        self.conn
            .prepare_cached(
                "INSERT INTO finding (campaign, signature, kind, title, status, flaky, subject, \
                 case_name, expected, actual, commands, program, first_unit, first_seen, \
                 last_seen, occurrences) \
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?14, 1)",
            )?
            .execute((
                self.campaign,
                &seen.signature,
                seen.kind,
                &seen.title,
                Status::New,
                seen.flaky,
                subject,
                &seen.case,
                &seen.expected,
                &seen.actual,
                seen.commands.to_string(),
                program,
                self.unit,
                self.now,
            ))?;
        let id = FindingId(self.conn.last_insert_rowid());
        reduction::open(self.conn, self.campaign, id)?;
        Ok(id)
    }

    /// Makes an occurrence an example, and has the best example stand for the finding.
    fn example(
        &self,
        finding: FindingId,
        occurrence: i64,
        seen: &Observation,
    ) -> Result<(), Fault> {
        self.conn
            .prepare_cached(
                "UPDATE occurrence SET title = ?2, expected = ?3, actual = ?4, commands = ?5, \
                 origin = ?6, rate = ?7, kind = ?8 WHERE id = ?1",
            )?
            .execute((
                occurrence,
                &seen.title,
                &seen.expected,
                &seen.actual,
                seen.commands.to_string(),
                &seen.origin,
                seen.rate,
                seen.kind,
            ))?;
        let sql = format!("UPDATE finding SET {} WHERE id = ?1", shown_by_best());
        self.conn.prepare_cached(&sql)?.execute([finding])?;
        Ok(())
    }

    fn suspect(&self, suspect: &Suspect, program: &Packed) -> Result<(), Fault> {
        let program = program.put(self.conn)?;
        self.conn.execute(
            "INSERT INTO suspect \
             (campaign, unit, case_name, detail, expected, actual, commands, program, seen) \
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9) ON CONFLICT DO NOTHING",
            (
                self.campaign,
                self.unit,
                &suspect.case,
                &suspect.detail,
                &suspect.expected,
                &suspect.actual,
                &suspect.commands,
                program,
                self.now,
            ),
        )?;
        Ok(())
    }
}

/// The row of a compiler with its flags.
fn subject(conn: &Connection, subject: &Subject) -> Result<i64, Fault> {
    let found = conn
        .prepare_cached("SELECT id FROM subject WHERE compiler = ?1 AND flags = ?2")?
        .query_row((&subject.compiler, &subject.flags), |row| row.get(0))
        .optional()?;
    if let Some(row) = found {
        return Ok(row);
    }
    conn.execute(
        "INSERT INTO subject (compiler, flags) VALUES (?1, ?2)",
        (&subject.compiler, &subject.flags),
    )?;
    Ok(conn.last_insert_rowid())
}
