//! Findings as people use them: lists, details, and what was decided about them.

use cassay_program::Commands;
use rusqlite::types::Value;
use rusqlite::{OptionalExtension, Row, params_from_iter};

use crate::commit::{BEST, EXAMPLES};
use crate::error::{Fault, StoreError};
use crate::examination::is_due;
use crate::kind::{IN_PASSING, Kind};
use crate::model::{
    CampaignId, Example, Filter, Finding, FindingBrief, FindingId, Known, Occurrence, Shrunk,
    Subject, SuspectSeen, Triage,
};
use crate::open::Store;
use crate::unit::uint;

/// The columns [`brief`] reads, and where they are.
const BRIEF: &str = "finding.id, finding.campaign, finding.signature, finding.kind, finding.title, \
    subject.compiler, subject.flags, finding.status, finding.flaky, finding.first_seen, \
    finding.last_seen, finding.occurrences, reduction.tokens_before, reduction.tokens, \
    reduction.complete, finding.rate, finding.part_of, finding.identity, finding.shape, \
    finding.pass, finding.blame, finding.versions, finding.words, finding.link, \
    (SELECT count(*) FROM occurrence AS o JOIN examination AS e ON e.occurrence = o.id \
    WHERE o.finding = finding.id AND e.state = 'done')";
const FROM: &str = "FROM finding JOIN subject ON subject.id = finding.subject \
    LEFT JOIN reduction ON reduction.finding = finding.id";

/// Commands, which are stored as the text that people are shown.
pub(crate) fn commands(row: &Row<'_>, column: usize) -> rusqlite::Result<Commands> {
    let text: String = row.get(column)?;
    Ok(Commands::parse(&text))
}

fn brief(row: &Row<'_>) -> rusqlite::Result<FindingBrief> {
    let complete: Option<bool> = row.get(14)?;
    let reduced = match complete {
        None => None,
        Some(complete) => Some(Shrunk {
            tokens_before: uint(row, 12)?,
            tokens: uint(row, 13)?,
            complete,
        }),
    };
    Ok(FindingBrief {
        id: row.get(0)?,
        campaign: row.get(1)?,
        signature: row.get(2)?,
        kind: row.get(3)?,
        title: row.get(4)?,
        subject: Subject {
            compiler: row.get(5)?,
            flags: row.get(6)?,
        },
        status: row.get(7)?,
        flaky: row.get(8)?,
        rate: row.get(15)?,
        first_seen: row.get(9)?,
        last_seen: row.get(10)?,
        occurrences: uint(row, 11)?,
        reduced,
        triage: Triage {
            part_of: row.get(16)?,
            identity: row.get(17)?,
            shape: row.get(18)?,
            pass: row.get(19)?,
            blame: row.get(20)?,
            versions: row.get(21)?,
            words: row.get(22)?,
            link: row.get(23)?,
            examined: uint(row, 24)?,
        },
    })
}

impl Store {
    /// What is known of a finding, if it is: a worker that meets it again can save itself some of the
    /// work.
    pub fn known(
        &self,
        campaign: CampaignId,
        signature: &str,
    ) -> Result<Option<Known>, StoreError> {
        self.read(|conn| {
            let sql = format!(
                "SELECT f.id, f.occurrences, {IN_PASSING}, f.kind FROM finding AS f \
                 WHERE f.campaign = ?1 AND f.signature = ?2"
            );
            let known: Option<(FindingId, u64, bool, Kind)> = conn
                .prepare_cached(&sql)?
                .query_row((campaign, signature), |row| {
                    Ok((row.get(0)?, uint(row, 1)?, row.get(2)?, row.get(3)?))
                })
                .optional()?;
            let Some((id, occurrences, settled, kind)) = known else {
                return Ok(None);
            };
            let sql = format!("SELECT p.size {BEST} LIMIT 1 OFFSET ?2");
            let worst_example = conn
                .prepare_cached(&sql)?
                .query_row((id, EXAMPLES - 1), |row| uint(row, 0))
                .optional()?;
            Ok(Some(Known {
                id,
                occurrences,
                worst_example,
                is_due: kind.is_wrong_code() && is_due(occurrences),
                settled,
            }))
        })
    }

    /// The best examples of a finding, at most [`EXAMPLES`]; the first stands for it.
    pub fn examples(&self, id: FindingId) -> Result<Vec<Example>, StoreError> {
        let sql = format!(
            "SELECT example.*, subject.compiler, subject.flags FROM \
             (SELECT o.title, o.case_name, o.expected, o.actual, o.commands, p.hash, p.size, \
             o.flaky, o.origin, o.subject, o.rate, o.kind {BEST} LIMIT ?2) AS example \
             JOIN subject ON subject.id = example.subject ORDER BY example.case_name \
             IS NOT (SELECT r.case_name FROM reduction AS r WHERE r.finding = ?1), \
             example.flaky, example.size"
        );
        self.read(|conn| {
            let mut query = conn.prepare_cached(&sql)?;
            let rows = query.query_map((id, EXAMPLES), |row| {
                Ok(Example {
                    title: row.get(0)?,
                    case: row.get(1)?,
                    expected: row.get(2)?,
                    actual: row.get(3)?,
                    commands: commands(row, 4)?,
                    program: row.get(5)?,
                    bytes: uint(row, 6)?,
                    flaky: row.get(7)?,
                    origin: row.get(8)?,
                    rate: row.get(10)?,
                    kind: row.get(11)?,
                    subject: Subject {
                        compiler: row.get(12)?,
                        flags: row.get(13)?,
                    },
                })
            })?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }

    /// Findings in the order in which they were found.
    pub fn findings(&self, filter: &Filter) -> Result<Vec<FindingBrief>, StoreError> {
        let name = |text: &str| Value::from(text.to_owned());
        let conditions = [
            ("finding.campaign =", filter.campaign.map(|id| id.0.into())),
            ("finding.kind =", filter.kind.map(|kind| name(kind.name()))),
            (
                "finding.status =",
                filter.status.map(|status| name(status.name())),
            ),
            ("subject.compiler =", filter.compiler.as_deref().map(name)),
            ("0 < instr(finding.pass, ", filter.pass.as_deref().map(name)),
            ("finding.flaky =", filter.flaky.map(Value::from)),
            ("finding.first_seen >=", filter.since.map(|at| at.0.into())),
        ];
        let mut sql = format!("SELECT {BRIEF} {FROM} WHERE 1");
        let mut values = Vec::new();
        for (condition, value) in conditions {
            if let Some(value) = value {
                values.push(value);
                let close = if condition.ends_with(", ") { ")" } else { "" };
                sql += &format!(" AND {condition} ?{}{close}", values.len());
            }
        }
        // A negative limit is none.
        values.push(filter.limit.map_or(-1, i64::from).into());
        sql += &format!(" ORDER BY finding.id LIMIT ?{}", values.len());
        self.read(|conn| {
            let mut query = conn.prepare_cached(&sql)?;
            let rows = query.query_map(params_from_iter(values), brief)?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }

    /// Everything about a finding but its occurrences.
    pub fn finding(&self, id: FindingId) -> Result<Option<Finding>, StoreError> {
        let sql = format!(
            "SELECT {BRIEF}, finding.case_name, finding.expected, finding.actual, \
             finding.commands, program.hash, reduced.hash, finding.origin {FROM} \
             JOIN program ON program.id = finding.program \
             LEFT JOIN program AS reduced ON reduced.id = finding.reduced WHERE finding.id = ?1"
        );
        self.read(|conn| {
            Ok(conn
                .prepare_cached(&sql)?
                .query_row([id], |row| {
                    Ok(Finding {
                        brief: brief(row)?,
                        case: row.get(25)?,
                        expected: row.get(26)?,
                        actual: row.get(27)?,
                        commands: commands(row, 28)?,
                        program: row.get(29)?,
                        reduced: row.get(30)?,
                        origin: row.get(31)?,
                    })
                })
                .optional()?)
        })
    }

    /// The first occurrences of a finding, at most `limit`; a finding can have millions.
    pub fn occurrences(&self, id: FindingId, limit: u32) -> Result<Vec<Occurrence>, StoreError> {
        self.read(|conn| {
            let mut query = conn.prepare_cached(
                "SELECT o.case_name, subject.compiler, subject.flags, o.unit, program.hash, \
                 o.flaky, o.first_seen, o.last_seen, o.times FROM occurrence AS o \
                 JOIN subject ON subject.id = o.subject \
                 LEFT JOIN program ON program.id = o.program \
                 WHERE o.finding = ?1 ORDER BY o.id LIMIT ?2",
            )?;
            let rows = query.query_map((id, limit), |row| {
                Ok(Occurrence {
                    case: row.get(0)?,
                    subject: Subject {
                        compiler: row.get(1)?,
                        flags: row.get(2)?,
                    },
                    unit: row.get(3)?,
                    program: row.get(4)?,
                    flaky: row.get(5)?,
                    first_seen: row.get(6)?,
                    last_seen: row.get(7)?,
                    times: uint(row, 8)?,
                })
            })?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }

    /// Cases in which unrelated compilers agree against our semantics.
    pub fn suspects(&self, campaign: CampaignId) -> Result<Vec<SuspectSeen>, StoreError> {
        self.read(|conn| {
            let mut query = conn.prepare_cached(
                "SELECT s.case_name, s.unit, s.detail, s.expected, s.actual, s.commands, \
                 program.hash, s.seen FROM suspect AS s JOIN program ON program.id = s.program \
                 WHERE s.campaign = ?1 ORDER BY s.id",
            )?;
            let rows = query.query_map([campaign], |row| {
                Ok(SuspectSeen {
                    case: row.get(0)?,
                    unit: row.get(1)?,
                    detail: row.get(2)?,
                    expected: row.get(3)?,
                    actual: row.get(4)?,
                    commands: row.get(5)?,
                    program: row.get(6)?,
                    seen: row.get(7)?,
                })
            })?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }

    pub fn set_flaky(&mut self, id: FindingId, flaky: bool) -> Result<(), StoreError> {
        self.write_durably(|tx| {
            one(
                tx.execute("UPDATE finding SET flaky = ?2 WHERE id = ?1", (id, flaky))?,
                id,
            )
        })
    }
}

pub(crate) fn one(changed: usize, id: FindingId) -> Result<(), Fault> {
    match changed {
        0 => Err(Fault::Invalid(format!("there is no finding {id}"))),
        _ => Ok(()),
    }
}
