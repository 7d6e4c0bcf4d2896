//! Which findings are one bug, and what people decided about them.
//!
//! A finding is a row for each campaign and signature. One that is the same bug as another, of whatever campaign, is a
//! *part* of it: a reference, and nothing is moved, so that merging is undone by taking the reference away. What stands
//! for itself is a *bug* ([`Store::bugs`]), with all its parts, theirs included. An occurrence that does not belong to
//! its finding is moved to a finding of its own; that is undone by making the new one a part of the old.
//!
//! **What people decided stays:** a finding that was merged or split by hand, or for which that was undone, is not merged
//! by triage any more.

use rusqlite::{Connection, OptionalExtension};

use crate::commit::{BEST, shown_by_best};
use crate::error::{Fault, StoreError};
use crate::finding::one;
use crate::kind::{SETTLED, Status, Step};
use crate::model::{Bug, CampaignId, Change, Filter, FindingBrief, FindingId, Identified, Moment};
use crate::open::Store;
use crate::reduction;

/// Who does it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    Hand,
    Triage,
}

/// What people decided about a finding.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Decision {
    /// `None`: as it was.
    pub status: Option<Status>,
    /// Where it was reported; `None`: as it was.
    pub link: Option<String>,
    pub note: Option<String>,
}

impl Store {
    /// The bugs that findings are, in the order in which they were found. A filter holds for a bug if it holds for one of
    /// its findings; the status is that of the one that stands for all.
    pub fn bugs(&self, filter: &Filter) -> Result<Vec<Bug>, StoreError> {
        let all = self.findings(&Filter::default())?;
        let wanted: Vec<FindingId> = {
            let any_status = Filter {
                status: None,
                since: None,
                limit: None,
                ..filter.clone()
            };
            self.findings(&any_status)?.iter().map(|f| f.id).collect()
        };
        let root = |brief: &FindingBrief| {
            let mut at = brief;
            // Bounded, should a damaged store go round in circles.
            for _ in 0..all.len() {
                let above = at.triage.part_of;
                match above.and_then(|id| all.iter().find(|other| other.id == id)) {
                    Some(above) => at = above,
                    None => break,
                }
            }
            at.id
        };
        let mut bugs: Vec<Bug> = Vec::new();
        let roots = all.iter().filter(|brief| brief.triage.part_of.is_none());
        for brief in roots {
            bugs.push(Bug {
                occurrences: 0,
                first_seen: brief.first_seen,
                last_seen: brief.last_seen,
                brief: brief.clone(),
                parts: Vec::new(),
            });
        }
        let mut shown: Vec<FindingId> = Vec::new();
        for brief in &all {
            let of = root(brief);
            if wanted.contains(&brief.id) {
                shown.push(of);
            }
            let Some(bug) = bugs.iter_mut().find(|bug| bug.brief.id == of) else {
                continue;
            };
            bug.occurrences += brief.occurrences;
            bug.first_seen = bug.first_seen.min(brief.first_seen);
            bug.last_seen = bug.last_seen.max(brief.last_seen);
            if brief.id != of {
                bug.parts.push(brief.clone());
            }
        }
        bugs.retain(|bug| {
            shown.contains(&bug.brief.id)
                && filter
                    .status
                    .is_none_or(|status| bug.brief.status == status)
                && filter.since.is_none_or(|since| bug.first_seen >= since)
        });
        bugs.truncate(filter.limit.map_or(usize::MAX, |limit| limit as usize));
        Ok(bugs)
    }

    /// The finding that stands for the bug which a finding is.
    pub fn bug_of(&self, id: FindingId) -> Result<FindingId, StoreError> {
        self.read(|conn| root(conn, id))
    }

    /// Makes `part` a part of `whole`, which stands for both from then on. By triage, nothing is done if people decided
    /// otherwise; returns whether it was.
    pub fn merge(
        &mut self,
        whole: FindingId,
        part: FindingId,
        by: By,
        why: &str,
        now: Moment,
    ) -> Result<bool, StoreError> {
        self.write_durably(|tx| {
            let (whole, part) = (root(tx, whole)?, root(tx, part)?);
            if whole == part {
                return match by {
                    By::Hand => Err(Fault::Invalid(format!("both are finding {whole} already"))),
                    By::Triage => Ok(false),
                };
            }
            if by == By::Triage && decided(tx, part)? {
                return Ok(false);
            }
            join(tx, whole, part)?;
            note(tx, Step::Merged, part, Some(whole), by, why, now)?;
            Ok(true)
        })
    }

    /// Has a part stand for itself again. By triage, nothing is done if people decided otherwise; returns whether it was.
    pub fn detach(
        &mut self,
        part: FindingId,
        by: By,
        why: &str,
        now: Moment,
    ) -> Result<bool, StoreError> {
        self.write_durably(|tx| {
            if by == By::Triage && decided(tx, part)? {
                return Ok(false);
            }
            let Some(whole) = part_of(tx, part)? else {
                return Err(Fault::Invalid(format!(
                    "finding {part} is no part of another; --example N splits off one of its examples"
                )));
            };
            tx.execute("UPDATE finding SET part_of = NULL WHERE id = ?1", [part])?;
            note(tx, Step::Split, part, Some(whole), by, why, now)?;
            Ok(true)
        })
    }

    /// Makes a finding of its own out of an example of another, counted from the best; returns its number.
    pub fn split(
        &mut self,
        id: FindingId,
        example: usize,
        why: &str,
        now: Moment,
    ) -> Result<FindingId, StoreError> {
        self.write_durably(|tx| {
            let sql = format!("SELECT o.id {BEST} LIMIT 1 OFFSET ?2");
            let at = i64::try_from(example)
                .ok()
                .and_then(|n| n.checked_sub(1))
                .filter(|n| *n >= 0);
            let found: Option<i64> = match at {
                Some(at) => tx
                    .prepare_cached(&sql)?
                    .query_row((id, at), |row| row.get(0))
                    .optional()?,
                None => None,
            };
            let Some(occurrence) = found else {
                return Err(Fault::Invalid(format!(
                    "finding {id} has no example {example}; `cassay findings show {id}` lists them"
                )));
            };
            apart(tx, id, occurrence, By::Hand, why, now)
        })
    }

    /// Takes back the last merging or splitting of a finding by hand or by triage; says what it was.
    pub fn undo(&mut self, id: FindingId, now: Moment) -> Result<Change, StoreError> {
        self.write_durably(|tx| {
            let sql = format!(
                "{CHANGE} WHERE (finding = ?1 OR other = ?1) AND undone IS NULL \
                 AND what IN ('merged', 'split') ORDER BY id DESC LIMIT 1"
            );
            let last: Option<Change> = tx
                .prepare_cached(&sql)?
                .query_row([id], change)
                .optional()?;
            let Some(last) = last else {
                return Err(Fault::Invalid(format!(
                    "finding {id} was neither merged nor split"
                )));
            };
            match (last.what, last.other) {
                (Step::Merged, _) => {
                    let sql = "UPDATE finding SET part_of = NULL WHERE id = ?1";
                    tx.execute(sql, [last.finding])?;
                }
                (Step::Split, Some(whole)) => {
                    let whole = root(tx, whole)?;
                    if whole == last.finding {
                        return Err(Fault::Invalid(format!(
                            "finding {whole} has become a part of finding {}; undo that first",
                            last.finding
                        )));
                    }
                    join(tx, whole, last.finding)?;
                }
                _ => return Err(Fault::Damaged("a change without its finding".into())),
            }
            tx.execute(
                "UPDATE change SET undone = ?2, by_hand = 1 WHERE id = ?1",
                (last.id, now),
            )?;
            Ok(last)
        })
    }

    /// Notes what people decided.
    pub fn decide(
        &mut self,
        id: FindingId,
        decision: &Decision,
        by: By,
        now: Moment,
    ) -> Result<(), StoreError> {
        self.write_durably(|tx| {
            if let Some(status) = decision.status {
                let before: Option<Status> = tx
                    .query_row("SELECT status FROM finding WHERE id = ?1", [id], |r| {
                        r.get(0)
                    })
                    .optional()?;
                let changed =
                    tx.execute("UPDATE finding SET status = ?2 WHERE id = ?1", (id, status))?;
                one(changed, id)?;
                let from = before.map_or("", Status::name);
                let text = match &decision.note {
                    Some(note) => format!("{from} to {status}: {note}"),
                    None => format!("{from} to {status}"),
                };
                note(tx, Step::Status, id, None, by, &text, now)?;
            } else if let Some(text) = &decision.note {
                note(tx, Step::Note, id, None, by, text, now)?;
            }
            if let Some(link) = &decision.link {
                let changed =
                    tx.execute("UPDATE finding SET link = ?2 WHERE id = ?1", (id, link))?;
                one(changed, id)?;
                note(tx, Step::Note, id, None, by, link, now)?;
            }
            Ok(())
        })
    }

    /// Stores whom to blame for a finding, in a form of the caller's.
    pub fn put_blame(
        &mut self,
        id: FindingId,
        identity: &str,
        pass: Option<&str>,
        blame: &str,
        now: Moment,
    ) -> Result<(), StoreError> {
        self.write_durably(|tx| {
            let changed = tx.execute(
                "UPDATE finding SET identity = ?2, pass = ?3, blame = ?4 WHERE id = ?1",
                (id, identity, pass, blame),
            )?;
            one(changed, id)?;
            note(
                tx,
                Step::Blamed,
                id,
                None,
                By::Hand,
                pass.unwrap_or("unresolved"),
                now,
            )
        })
    }

    /// Stores which versions and levels show a finding, in a form of the caller's.
    pub fn put_versions(
        &mut self,
        id: FindingId,
        versions: &str,
        told: &str,
        by: By,
        now: Moment,
    ) -> Result<(), StoreError> {
        self.write_durably(|tx| {
            let sql = "UPDATE finding SET versions = ?2 WHERE id = ?1";
            one(tx.execute(sql, (id, versions))?, id)?;
            note(tx, Step::Rechecked, id, None, by, told, now)
        })
    }

    /// A finding of a campaign whose reduced program was not tried with other versions yet, and that somebody waits for.
    pub fn without_versions(&self, campaign: CampaignId) -> Result<Option<FindingId>, StoreError> {
        self.read(|conn| {
            let sql = format!(
                "SELECT f.id FROM finding AS f JOIN reduction AS r ON r.finding = f.id \
                 WHERE f.campaign = ?1 AND r.state = 'done' AND r.tokens IS NOT NULL \
                 AND f.versions IS NULL AND NOT {SETTLED} ORDER BY f.id LIMIT 1"
            );
            let found = conn
                .prepare_cached(&sql)?
                .query_row([campaign], |row| row.get(0));
            Ok(found.optional()?)
        })
    }

    /// Stores the shape of a finding's reduced program. The occurrence that it was made of is examined by that, where no
    /// pass could be named.
    pub fn put_shape(
        &mut self,
        id: FindingId,
        case: &str,
        shape: &str,
        now: Moment,
    ) -> Result<(), StoreError> {
        self.write(|tx| {
            let sql = "UPDATE finding SET shape = ?2 WHERE id = ?1";
            one(tx.execute(sql, (id, shape))?, id)?;
            tx.execute(
                "UPDATE examination SET state = 'done', epoch = epoch + 1, ended = ?4, shape = ?3 \
                 WHERE stage = 'shape' AND state = 'waiting' AND occurrence IN \
                 (SELECT id FROM occurrence WHERE finding = ?1 AND case_name = ?2)",
                (id, case, shape, now),
            )?;
            Ok(())
        })
    }

    /// Stores what goes wrong, in words.
    pub fn put_words(&mut self, id: FindingId, words: &str) -> Result<(), StoreError> {
        self.write(|tx| {
            let sql = "UPDATE finding SET words = ?2 WHERE id = ?1";
            one(tx.execute(sql, (id, words))?, id)
        })
    }

    /// What was done to a finding, the oldest first.
    pub fn history(&self, id: FindingId) -> Result<Vec<Change>, StoreError> {
        self.read(|conn| {
            let sql = format!("{CHANGE} WHERE finding = ?1 OR other = ?1 ORDER BY id");
            let mut query = conn.prepare_cached(&sql)?;
            let rows = query.query_map([id], change)?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }

    /// All findings by what makes them one bug, the oldest first.
    pub fn identified(&self) -> Result<Vec<Identified>, StoreError> {
        self.read(|conn| {
            let mut query = conn.prepare_cached(
                "SELECT f.id, f.campaign, f.part_of, f.identity, f.shape, f.pass, f.status, \
                 r.state IN ('done', 'failed') FROM finding AS f \
                 JOIN reduction AS r ON r.finding = f.id ORDER BY f.id",
            )?;
            let rows = query.query_map([], |row| {
                Ok(Identified {
                    id: row.get(0)?,
                    campaign: row.get(1)?,
                    part_of: row.get(2)?,
                    identity: row.get(3)?,
                    shape: row.get(4)?,
                    pass: row.get(5)?,
                    status: row.get(6)?,
                    reduced: row.get(7)?,
                })
            })?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }
}

const CHANGE: &str = "SELECT id, at, what, finding, other, by_hand, text, undone FROM change";

fn change(row: &rusqlite::Row<'_>) -> rusqlite::Result<Change> {
    Ok(Change {
        id: row.get(0)?,
        at: row.get(1)?,
        what: row.get(2)?,
        finding: row.get(3)?,
        other: row.get(4)?,
        by_hand: row.get(5)?,
        text: row.get(6)?,
        undone: row.get(7)?,
    })
}

/// A line of the history.
pub(crate) fn note(
    conn: &Connection,
    what: Step,
    finding: FindingId,
    other: Option<FindingId>,
    by: By,
    text: &str,
    now: Moment,
) -> Result<(), Fault> {
    conn.prepare_cached(
        "INSERT INTO change (at, what, finding, other, by_hand, text) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )?
    .execute((now, what, finding, other, by == By::Hand, text))?;
    Ok(())
}

fn part_of(conn: &Connection, id: FindingId) -> Result<Option<FindingId>, Fault> {
    let found: Option<Option<FindingId>> = conn
        .prepare_cached("SELECT part_of FROM finding WHERE id = ?1")?
        .query_row([id], |row| row.get(0))
        .optional()?;
    found.ok_or_else(|| Fault::Invalid(format!("there is no finding {id}")))
}

/// The finding that stands for one.
pub(crate) fn root(conn: &Connection, id: FindingId) -> Result<FindingId, Fault> {
    let (mut at, mut steps) = (id, 0);
    while let Some(above) = part_of(conn, at)? {
        steps += 1;
        if steps > 10_000 {
            return Err(Fault::Damaged(format!("finding {id} is a part of itself")));
        }
        at = above;
    }
    Ok(at)
}

fn join(conn: &Connection, whole: FindingId, part: FindingId) -> Result<(), Fault> {
    conn.execute(
        "UPDATE finding SET part_of = ?2 WHERE id = ?1",
        (part, whole),
    )?;
    Ok(())
}

/// Whether people have a say in what a finding is a part of.
fn decided(conn: &Connection, id: FindingId) -> Result<bool, Fault> {
    let sql = "SELECT EXISTS (SELECT 1 FROM change WHERE finding = ?1 AND by_hand \
               AND what IN ('merged', 'split'))";
    Ok(conn
        .prepare_cached(sql)?
        .query_row([id], |row| row.get(0))?)
}

/// Moves an occurrence out of its finding into a new one, with its reduced program if that was made of it.
pub(crate) fn apart(
    conn: &Connection,
    from: FindingId,
    occurrence: i64,
    by: By,
    why: &str,
    now: Moment,
) -> Result<FindingId, Fault> {
    let others: bool = conn
        .prepare_cached(
            "SELECT EXISTS (SELECT 1 FROM occurrence \
             WHERE finding = ?1 AND id <> ?2 AND commands IS NOT NULL)",
        )?
        .query_row((from, occurrence), |row| row.get(0))?;
    if !others {
        return Err(Fault::Invalid(format!(
            "finding {from} has no other example, and cannot be without one"
        )));
    }
    let count: i64 = conn.query_row("SELECT max(id) FROM finding", [], |row| row.get(0))?;
    conn.prepare_cached(
        "INSERT INTO finding (campaign, signature, kind, title, status, flaky, subject, case_name, \
         expected, actual, commands, program, first_unit, first_seen, last_seen, occurrences, \
         origin, rate) SELECT f.campaign, f.signature || ' | apart ' || ?3, ifnull(o.kind, f.kind), o.title, 'new', \
         o.flaky, o.subject, o.case_name, o.expected, o.actual, o.commands, o.program, o.unit, \
         o.first_seen, o.last_seen, 1, o.origin, o.rate FROM occurrence AS o \
         JOIN finding AS f ON f.id = o.finding WHERE o.id = ?2 AND f.id = ?1",
    )?
    .execute((from, occurrence, count + 1))?;
    let new = FindingId(conn.last_insert_rowid());
    let sql = "SELECT campaign FROM finding WHERE id = ?1";
    let campaign = conn.query_row(sql, [new], |row| row.get(0))?;
    reduction::open(conn, campaign, new)?;
    move_to(conn, occurrence, from, new)?;
    note(conn, Step::Split, new, Some(from), by, why, now)?;
    Ok(new)
}

/// Moves an occurrence between findings of a campaign, both of which have others or have just been made, with its kind, and
/// with the reduced program if that was made of it.
pub(crate) fn move_to(
    conn: &Connection,
    occurrence: i64,
    from: FindingId,
    to: FindingId,
) -> Result<(), Fault> {
    let case: String = conn
        .prepare_cached(
            "UPDATE occurrence SET finding = ?2, \
             kind = ifnull(kind, (SELECT kind FROM finding WHERE id = ?3)) \
             WHERE id = ?1 RETURNING case_name",
        )?
        .query_row((occurrence, to, from), |row| row.get(0))?;
    reduction::hand_over(conn, from, to, &case)?;
    restate(conn, from)?;
    restate(conn, to)
}

/// Has a finding say what its occurrences say.
pub(crate) fn restate(conn: &Connection, id: FindingId) -> Result<(), Fault> {
    let sql = format!(
        "UPDATE finding SET {}, (occurrences, first_seen, last_seen) = \
         (SELECT count(*), min(first_seen), max(last_seen) FROM occurrence WHERE finding = ?1), \
         flaky = (SELECT min(flaky) FROM occurrence WHERE finding = ?1) WHERE id = ?1",
        shown_by_best()
    );
    conn.prepare_cached(&sql)?.execute([id])?;
    Ok(())
}
