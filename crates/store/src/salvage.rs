//! Saves what can be read of a damaged store, into a new one.
//!
//! Findings are what cannot be had again, with their programs, examples, reductions, examinations, and what people
//! decided about them; so are suspects and the log of events. They keep their numbers. What they refer to must be there and whole
//! (a program has its hash), or they are counted as lost, by name. Figures of units are not saved: a hunt that goes
//! on in the new store begins with its first seed, and recognises what it finds again.
//!
//! The new store is sound by `fsck`. The damaged one is only read, and not by SQLite (`salvage/pages.rs`).

mod pages;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::types::Value;
use rusqlite::{Connection, Transaction, params_from_iter};

use crate::error::{Fault, StoreError};
use crate::kind::{Kind, Level, Stage, State, Status, Step};
use crate::model::FindingId;
use crate::open::Store;
use crate::program::{hash, restore};
use crate::triage::restate;
use pages::{Image, images};

/// What came of saving.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Salvaged {
    /// The new store.
    pub path: PathBuf,
    pub findings: u64,
    pub occurrences: u64,
    pub reductions: u64,
    pub suspects: u64,
    /// What could be read of in part only, and so is not in the new store.
    pub lost: Vec<String>,
}

/// Columns of a table, and whether each may be NULL.
struct Table {
    name: &'static str,
    columns: Vec<Column>,
}

struct Column {
    name: String,
    kind: String,
    required: bool,
    /// The row's number, which a record holds as NULL.
    is_number: bool,
}

/// Rows by their numbers.
type Rows = BTreeMap<i64, Vec<Value>>;

/// Tables that are saved, in the order in which they refer to each other, with the columns that say which of two
/// versions of a row is the newer.
const TABLES: [(&str, &[&str]); 10] = [
    ("campaign", &[]),
    ("subject", &[]),
    ("program", &[]),
    ("finding", &["occurrences", "last_seen"]),
    ("occurrence", &["times", "last_seen"]),
    ("reduction", &["epoch", "ended"]),
    ("examination", &["epoch", "ended"]),
    ("change", &["undone"]),
    ("suspect", &[]),
    ("event", &[]),
];

impl Table {
    fn new(conn: &Connection, name: &'static str) -> Result<Table, Fault> {
        let sql = format!("SELECT name, type, \"notnull\", pk FROM pragma_table_info('{name}')");
        let mut query = conn.prepare(&sql)?;
        let columns = query.query_map([], |row| {
            let is_number = row.get::<_, i64>(3)? > 0;
            Ok(Column {
                name: row.get(0)?,
                kind: row.get(1)?,
                required: row.get(2)?,
                is_number,
            })
        })?;
        let columns = columns.collect::<Result<_, _>>()?;
        Ok(Table { name, columns })
    }

    fn at(&self, name: &str) -> usize {
        let found = self.columns.iter().position(|column| column.name == name);
        found.unwrap_or(usize::MAX)
    }

    /// Whether a record could be a row of this table. Columns that were added later may be missing.
    fn fits(&self, values: &[Value]) -> bool {
        let of = |column: &Column, value: &Value| match value {
            Value::Null => !column.required || column.is_number,
            Value::Integer(_) => column.kind == "INTEGER" && !column.is_number,
            Value::Text(_) => column.kind == "TEXT",
            Value::Blob(_) => column.kind == "BLOB",
            Value::Real(_) => false,
        };
        let later = self.columns.get(values.len()..).unwrap_or_default();
        values.len() > 2
            && values.len() <= self.columns.len()
            && self.columns.iter().zip(values).all(|(c, v)| of(c, v))
            && later.iter().all(|column| !column.required)
    }

    fn insert(&self, conn: &Connection, id: i64, values: &[Value]) -> Result<(), Fault> {
        let names = self
            .columns
            .iter()
            .zip(values)
            .map(|(c, _)| c.name.as_str());
        let names: Vec<&str> = names.collect();
        let holes: Vec<String> = (1..=values.len()).map(|at| format!("?{at}")).collect();
        let sql = format!(
            "INSERT INTO {} ({}) VALUES ({})",
            self.name,
            names.join(", "),
            holes.join(", ")
        );
        let values = self.columns.iter().zip(values).map(|(column, value)| {
            if column.is_number {
                Value::Integer(id)
            } else {
                value.clone()
            }
        });
        conn.prepare_cached(&sql)?
            .execute(params_from_iter(values))?;
        Ok(())
    }
}

fn int(values: &[Value], at: usize) -> Option<i64> {
    match values.get(at) {
        Some(Value::Integer(n)) => Some(*n),
        _ => None,
    }
}

fn text(values: &[Value], at: usize) -> &str {
    match values.get(at) {
        Some(Value::Text(text)) => text,
        _ => "",
    }
}

fn set(values: &mut [Value], at: usize, value: Value) {
    if let Some(slot) = values.get_mut(at) {
        *slot = value;
    }
}

impl Store {
    /// Saves what can be read of the store in `from`, into a new one in `to`.
    pub fn salvage(from: impl AsRef<Path>, to: impl AsRef<Path>) -> Result<Salvaged, StoreError> {
        let (from, to) = (from.as_ref(), to.as_ref());
        let path = Store::file(from);
        let io = |path: &Path| {
            let path = path.to_path_buf();
            move |source| StoreError::Io { path, source }
        };
        if !path.try_exists().map_err(io(&path))? {
            return Err(StoreError::Missing { path });
        }
        if Store::file(to).exists() {
            return Err(StoreError::Invalid {
                what: format!("there is a store in {} already", to.display()),
            });
        }
        let file = fs::read(&path).map_err(io(&path))?;
        let mut log = path.clone().into_os_string();
        log.push("-wal");
        // Most stores have none; one that cannot be read is as bad as none.
        let log = fs::read(log).unwrap_or_default();
        let mut store = Store::open(to)?;
        let path = store.path().to_path_buf();
        store.write_durably(|tx| Work::new(tx, &images(&file, &log))?.save(tx, path))
    }
}

/// What can be seen to have been there: the end of a file that was cut, pages that were overwritten, and rows of which a part
/// is missing.
fn lost(tables: &[(Table, Rows)], images: &[Image]) -> Vec<String> {
    let mut lost = Vec::new();
    match images.first().map_or(0, Image::missing) {
        0 => {}
        1 => lost.push("the last page of the file".to_string()),
        pages => lost.push(format!("the last {pages} pages of the file")),
    }
    if images.iter().all(|image| image.rows().next().is_none()) {
        lost.push("everything: the file holds nothing that can be read".to_string());
    }
    // A page that the log has, too, may be whole in one of them.
    let mut damaged = images.first().map(Image::damaged).unwrap_or_default();
    for image in images.iter().skip(1) {
        let others = image.damaged();
        damaged.retain(|page, _| others.contains_key(page));
    }
    lost.extend(damaged.iter().map(|(page, rows)| match rows {
        None => format!("page {page} of the file, whatever it held"),
        Some(1) => format!("page {page} of the file: a row on it cannot be read"),
        Some(rows) => format!("page {page} of the file: {rows} rows on it cannot be read"),
    }));
    let mut torn = BTreeSet::new();
    for (id, values) in images.iter().flat_map(Image::torn) {
        let of = tables
            .iter()
            .find(|(table, rows)| table.fits(&values) && !rows.contains_key(&id));
        torn.extend(of.map(|(table, _)| (table.name, id)));
    }
    lost.extend(
        torn.iter()
            .map(|(table, id)| format!("{table} {id}: a part of it cannot be read")),
    );
    lost
}

/// All rows that were found, by table, and what is missing among them.
struct Work {
    tables: Vec<(Table, Rows)>,
    lost: Vec<String>,
}

impl Work {
    fn new(conn: &Connection, images: &[Image]) -> Result<Work, Fault> {
        let mut tables = Vec::new();
        for (name, _) in TABLES {
            tables.push((Table::new(conn, name)?, Rows::new()));
        }
        for image in images {
            for (id, values) in image.rows() {
                let found = tables.iter_mut().zip(TABLES);
                for ((table, rows), (_, newer)) in found.filter(|((t, _), _)| t.fits(&values)) {
                    let version = |values: &[Value]| -> Vec<Option<i64>> {
                        newer
                            .iter()
                            .map(|name| int(values, table.at(name)))
                            .collect()
                    };
                    let known = rows.get(&id);
                    if known.is_none_or(|known| version(known) < version(&values)) {
                        rows.insert(id, values.clone());
                    }
                }
            }
        }
        let lost = lost(&tables, images);
        Ok(Work { tables, lost })
    }

    fn of(&mut self, name: &str) -> (&Table, &mut Rows) {
        let found = self.tables.iter_mut().find(|(table, _)| table.name == name);
        let (table, rows) = found.expect("a table of TABLES");
        (table, rows)
    }

    /// The column of a table by its name.
    fn at(&self, table: &str, column: &str) -> usize {
        let found = self.tables.iter().find(|(found, _)| found.name == table);
        found.map_or(usize::MAX, |(table, _)| table.at(column))
    }

    fn ids(&self, name: &str) -> BTreeSet<i64> {
        let found = self.tables.iter().find(|(table, _)| table.name == name);
        found.map_or_else(BTreeSet::new, |(_, rows)| rows.keys().copied().collect())
    }

    /// Keeps rows for which `what` has no complaint.
    fn keep(&mut self, table: &str, what: impl Fn(&[Value]) -> Option<&'static str>) {
        let (_, rows) = self.of(table);
        let mut lost = Vec::new();
        rows.retain(|id, values| match what(values) {
            None => true,
            Some(why) => {
                lost.push(format!("{table} {id}: {why}"));
                false
            }
        });
        self.lost.extend(lost);
    }

    fn save(mut self, tx: &Transaction<'_>, path: PathBuf) -> Result<Salvaged, Fault> {
        self.sort_out();
        let occurrences = self.settle_findings();
        self.settle_reductions();
        self.settle_parts();
        self.settle_examinations();
        self.settle_changes();
        // A finding may be a part of one that was found later.
        tx.pragma_update(None, "defer_foreign_keys", true)?;
        let units = self.campaigns(tx)?;
        let (campaign, unit) = (self.at("suspect", "campaign"), self.at("suspect", "unit"));
        for values in self.of("suspect").1.values_mut() {
            let of = int(values, campaign).and_then(|id| units.get(&id));
            set(
                values,
                unit,
                of.map_or(Value::Null, |id| Value::Integer(*id)),
            );
        }
        let (campaign, first) = (
            self.at("finding", "campaign"),
            self.at("finding", "first_unit"),
        );
        for values in self.of("finding").1.values_mut() {
            let of = int(values, campaign).and_then(|id| units.get(&id));
            set(
                values,
                first,
                of.map_or(Value::Null, |id| Value::Integer(*id)),
            );
        }
        let (campaign, unit) = (
            self.at("occurrence", "campaign"),
            self.at("occurrence", "unit"),
        );
        for values in self.of("occurrence").1.values_mut() {
            let of = int(values, campaign).and_then(|id| units.get(&id));
            set(
                values,
                unit,
                of.map_or(Value::Null, |id| Value::Integer(*id)),
            );
        }
        let mut counts = BTreeMap::new();
        for (table, rows) in &self.tables {
            for (id, values) in rows.iter().filter(|_| table.name != "campaign") {
                table.insert(tx, *id, values)?;
            }
            counts.insert(table.name, rows.len() as u64);
        }
        for id in self.ids("finding") {
            restate(tx, FindingId(id))?;
        }
        let count = |name: &str| counts.get(name).copied().unwrap_or(0);
        Ok(Salvaged {
            path,
            findings: count("finding"),
            occurrences,
            reductions: self.reduced(),
            suspects: count("suspect"),
            lost: self.lost,
        })
    }

    /// How many findings have a reduced program.
    fn reduced(&mut self) -> u64 {
        let at = self.at("finding", "reduced");
        let rows = self.of("finding").1.values();
        rows.filter(|values| int(values, at).is_some()).count() as u64
    }

    /// Leaves out what cannot be whole.
    fn sort_out(&mut self) {
        let (name, size, data) = (
            self.at("program", "hash"),
            self.at("program", "size"),
            self.at("program", "data"),
        );
        self.keep("program", |values| {
            match (values.get(name), values.get(data)) {
                (Some(Value::Blob(name)), Some(Value::Blob(data))) => {
                    let size = int(values, size).unwrap_or(-1);
                    restore(name, size, data)
                        .is_err()
                        .then_some("it is damaged")
                }
                _ => Some("it is damaged"),
            }
        });
        let level = self.at("event", "level");
        self.keep("event", |values| {
            let known = Level::from_name(text(values, level)).is_some();
            (!known).then_some("its level is damaged")
        });
        // An event may belong to no campaign.
        let (campaign, known) = (self.at("event", "campaign"), self.ids("campaign"));
        for values in self.of("event").1.values_mut() {
            if int(values, campaign).is_some_and(|id| !known.contains(&id)) {
                set(values, campaign, Value::Null);
            }
        }
        let (kind, status, subject) = (
            self.at("finding", "kind"),
            self.at("finding", "status"),
            self.at("finding", "subject"),
        );
        let subjects = self.ids("subject");
        self.keep("finding", |values| {
            if Kind::from_name(text(values, kind)).is_none() {
                return Some("its kind is damaged");
            }
            if Status::from_name(text(values, status)).is_none() {
                return Some("its status is damaged");
            }
            let known = int(values, subject).is_some_and(|id| subjects.contains(&id));
            (!known).then_some("its compiler cannot be read")
        });
        // An occurrence without a kind has that of its finding.
        let kind = self.at("occurrence", "kind");
        for values in self.of("occurrence").1.values_mut() {
            if Kind::from_name(text(values, kind)).is_none() {
                set(values, kind, Value::Null);
            }
        }
        let programs = self.ids("program");
        let program = self.at("suspect", "program");
        self.keep("suspect", |values| {
            let known = int(values, program).is_some_and(|id| programs.contains(&id));
            (!known).then_some("its program cannot be read")
        });
    }

    /// Findings and their occurrences agree, and every finding has an example with its program. Returns how many
    /// occurrences there are.
    fn settle_findings(&mut self) -> u64 {
        let (programs, subjects, findings) = (
            self.ids("program"),
            self.ids("subject"),
            self.ids("finding"),
        );
        let column = |work: &Work, name: &str| work.at("occurrence", name);
        let (finding, subject, program, flaky) = (
            column(self, "finding"),
            column(self, "subject"),
            column(self, "program"),
            column(self, "flaky"),
        );
        let (campaign, case) = (column(self, "campaign"), column(self, "case_name"));
        let shown: Vec<(usize, usize)> = SHOWN
            .iter()
            .map(|name| (column(self, name), self.at("finding", name)))
            .collect();
        let columns = self.of("occurrence").0.columns.len();
        let finding_column = |work: &Work, name: &str| work.at("finding", name);
        let (f_campaign, f_case, f_subject, f_program) = (
            finding_column(self, "campaign"),
            finding_column(self, "case_name"),
            finding_column(self, "subject"),
            finding_column(self, "program"),
        );
        let (f_flaky, f_first, f_last, f_reduced) = (
            finding_column(self, "flaky"),
            finding_column(self, "first_seen"),
            finding_column(self, "last_seen"),
            finding_column(self, "reduced"),
        );
        let (first, last, times) = (
            column(self, "first_seen"),
            column(self, "last_seen"),
            column(self, "times"),
        );
        let rows = std::mem::take(self.of("finding").1);
        let occurrences = self.of("occurrence").1;
        let mut taken = BTreeSet::new();
        occurrences.retain(|_, values| {
            values.resize(columns, Value::Null);
            let refers = |at: usize, ids: &BTreeSet<i64>| {
                int(values, at).is_some_and(|id| ids.contains(&id))
            };
            let of = int(values, finding).and_then(|id| rows.get(&id));
            let key = (
                int(values, campaign),
                text(values, case).to_string(),
                int(values, subject),
            );
            let sound = refers(finding, &findings)
                && refers(subject, &subjects)
                && of.is_some_and(|row| int(row, f_campaign) == key.0)
                && matches!(int(values, flaky), Some(0 | 1))
                && int(values, times).is_some_and(|times| times > 0)
                && taken.insert(key);
            if sound && !refers(program, &programs) {
                // Without its program it is no example.
                set(values, program, Value::Null);
                for (at, _) in &shown {
                    set(values, *at, Value::Null);
                }
            }
            sound
        });
        let mut next = occurrences.keys().next_back().map_or(1, |id| id + 1);
        let mut kept = Rows::new();
        let mut lost = Vec::new();
        for (id, mut row) in rows {
            let key = (
                int(&row, f_campaign),
                text(&row, f_case).to_string(),
                int(&row, f_subject),
            );
            let has_program = int(&row, f_program).is_some_and(|id| programs.contains(&id));
            let own = occurrences.values_mut().find(|values| {
                int(values, finding) == Some(id)
                    && (
                        int(values, campaign),
                        text(values, case),
                        int(values, subject),
                    ) == (key.0, key.1.as_str(), key.2)
            });
            let example = |values: &mut Vec<Value>| {
                set(values, program, row[f_program].clone());
                for (at, from) in &shown {
                    let value = row.get(*from).cloned().unwrap_or(Value::Null);
                    set(values, *at, value);
                }
            };
            match own {
                // The finding itself says what its example does.
                Some(values) if has_program => example(values),
                Some(_) => {}
                None if has_program && !taken.contains(&key) => {
                    let mut values = vec![Value::Null; columns];
                    example(&mut values);
                    set(&mut values, finding, Value::Integer(id));
                    for (at, from) in [
                        (campaign, f_campaign),
                        (case, f_case),
                        (subject, f_subject),
                        (flaky, f_flaky),
                        (first, f_first),
                        (last, f_last),
                    ] {
                        set(
                            &mut values,
                            at,
                            row.get(from).cloned().unwrap_or(Value::Null),
                        );
                    }
                    set(&mut values, times, Value::Integer(1));
                    taken.insert(key);
                    occurrences.insert(next, values);
                    next += 1;
                }
                None => {}
            }
            let examples = occurrences
                .values()
                .filter(|values| int(values, finding) == Some(id));
            let best = examples.filter_map(|values| int(values, program)).next();
            let Some(best) = best else {
                lost.push(format!("finding {id}: its program cannot be read"));
                occurrences.retain(|_, values| int(values, finding) != Some(id));
                continue;
            };
            set(&mut row, f_program, Value::Integer(best));
            if int(&row, f_reduced).is_some_and(|id| !programs.contains(&id)) {
                lost.push(format!("finding {id}: its reduced program cannot be read"));
                set(&mut row, f_reduced, Value::Null);
            }
            kept.insert(id, row);
        }
        let count = occurrences.len() as u64;
        *self.of("finding").1 = kept;
        self.lost.extend(lost);
        count
    }

    /// Every finding has one reduction. What was under way when the store was damaged waits again.
    fn settle_reductions(&mut self) {
        let (campaign, reduced) = (
            self.at("finding", "campaign"),
            self.at("finding", "reduced"),
        );
        let findings: BTreeMap<i64, (Value, bool)> = self
            .of("finding")
            .1
            .iter()
            .map(|(id, row)| {
                let of = row.get(campaign).cloned().unwrap_or(Value::Null);
                (*id, (of, int(row, reduced).is_some()))
            })
            .collect();
        let (r_campaign, state, complete) = (
            self.at("reduction", "campaign"),
            self.at("reduction", "state"),
            self.at("reduction", "complete"),
        );
        let (table, rows) = self.of("reduction");
        let columns = table.columns.len();
        rows.retain(|id, values| {
            values.resize(columns, Value::Null);
            let Some((of, has_program)) = findings.get(id) else {
                return false;
            };
            let known = State::from_name(text(values, state));
            let described = int(values, complete).is_some();
            values.get(r_campaign) == Some(of)
                && matches!(known, Some(State::Done | State::Failed | State::Waiting))
                && (*has_program || known != Some(State::Done) && !described)
        });
        for (id, (of, has_program)) in findings {
            if rows.contains_key(&id) {
                continue;
            }
            // As one that was never given out; a program of which nothing is known is kept.
            let name = if has_program { "done" } else { "waiting" };
            rows.insert(id, vec![Value::Null, of, Value::Text(name.to_string())]);
        }
    }

    /// What a part leads to was saved, and is not itself.
    fn settle_parts(&mut self) {
        let at = self.at("finding", "part_of");
        let rows = self.of("finding").1;
        let above: BTreeMap<i64, i64> = rows
            .iter()
            .filter_map(|(id, row)| Some((*id, int(row, at)?)))
            .collect();
        let known: BTreeSet<i64> = rows.keys().copied().collect();
        for (id, row) in rows.iter_mut() {
            let (mut next, mut steps) = (above.get(id), 0);
            while let Some(found) = next
                && known.contains(found)
                && steps <= above.len()
            {
                steps += 1;
                next = above.get(found);
            }
            if next.is_some() {
                set(row, at, Value::Null);
            }
        }
    }

    /// Examinations of examples that were saved; what was under way waits again.
    fn settle_examinations(&mut self) {
        let column = |work: &Work, name: &str| work.at("occurrence", name);
        let (campaign, program, shown) = (
            column(self, "campaign"),
            column(self, "program"),
            column(self, "commands"),
        );
        let examples: BTreeMap<i64, Option<i64>> = self
            .of("occurrence")
            .1
            .iter()
            .filter(|(_, row)| int(row, program).is_some() && !text(row, shown).is_empty())
            .map(|(id, row)| (*id, int(row, campaign)))
            .collect();
        let at = |work: &Work, name: &str| work.at("examination", name);
        let (of, state, stage, reason) = (
            at(self, "campaign"),
            at(self, "state"),
            at(self, "stage"),
            at(self, "reason"),
        );
        let (table, rows) = self.of("examination");
        let columns = table.columns.len();
        rows.retain(|id, values| {
            values.resize(columns, Value::Null);
            let known = State::from_name(text(values, state));
            if known == Some(State::Leased) {
                set(values, state, Value::Text(State::Waiting.name().into()));
            }
            examples
                .get(id)
                .is_some_and(|of_it| *of_it == int(values, of))
                && known.is_some_and(|state| {
                    (state == State::Failed) != text(values, reason).is_empty()
                })
                && Stage::from_name(text(values, stage)).is_some()
        });
    }

    /// Changes of findings that were saved.
    fn settle_changes(&mut self) {
        let findings = self.ids("finding");
        let at = |work: &Work, name: &str| work.at("change", name);
        let (finding, other, what, by_hand) = (
            at(self, "finding"),
            at(self, "other"),
            at(self, "what"),
            at(self, "by_hand"),
        );
        let (table, rows) = self.of("change");
        let columns = table.columns.len();
        rows.retain(|_, values| {
            values.resize(columns, Value::Null);
            let step = Step::from_name(text(values, what));
            let whole = int(values, other);
            int(values, finding).is_some_and(|id| findings.contains(&id))
                && whole.is_none_or(|id| findings.contains(&id))
                && matches!(int(values, by_hand), Some(0 | 1))
                && step.is_some_and(|step| {
                    whole.is_some() || !matches!(step, Step::Merged | Step::Split)
                })
        });
    }

    /// Campaigns, with one unit each to which all belongs that was saved; their units.
    fn campaigns(&mut self, tx: &Transaction<'_>) -> Result<BTreeMap<i64, i64>, Fault> {
        let mut wanted = BTreeSet::new();
        for table in ["finding", "suspect"] {
            let at = self.at(table, "campaign");
            wanted.extend(self.of(table).1.values().filter_map(|row| int(row, at)));
        }
        let first = self.at("campaign", "first_seed");
        let (table, rows) = self.of("campaign");
        // Only what can have been a campaign.
        rows.retain(|_, values| int(values, first).is_some_and(|seed| seed >= 0));
        for id in wanted {
            let lost = || Value::Text("lost".into());
            rows.entry(id).or_insert_with(|| {
                let identity = hash(format!("lost campaign {id}").as_bytes()).to_vec();
                let (zero, name) = (Value::Integer(0), Value::Blob(identity));
                vec![
                    Value::Null,
                    name,
                    Value::Text("{}".into()),
                    lost(),
                    lost(),
                    zero.clone(),
                    zero,
                ]
            });
        }
        let mut units = BTreeMap::new();
        for (id, values) in rows.iter() {
            table.insert(tx, *id, values)?;
            let seed = int(values, first).unwrap_or(0);
            tx.execute(
                "INSERT INTO total (campaign, units, seeds) VALUES (?1, 1, 1)",
                [id],
            )?;
            tx.execute(
                "INSERT INTO stream (campaign, source, style, next_seed) \
                 VALUES (?1, 'salvaged', 'salvaged', ?2)",
                (id, seed.saturating_add(1)),
            )?;
            tx.execute(
                "INSERT INTO unit (stream, campaign, first_seed, count, state, epoch, worker, \
                 expires, created, ended) VALUES (?1, ?2, ?3, 1, 'done', 1, 'salvage', 0, 0, 0)",
                (tx.last_insert_rowid(), id, seed),
            )?;
            let unit = tx.last_insert_rowid();
            tx.execute(
                "INSERT INTO result (unit, programs, bytes, unsupported, compilations, runs, \
                 compiler_us, program_us, own_us, wall_us) VALUES (?1, 0, 0, 0, 0, 0, 0, 0, 0, 0)",
                [unit],
            )?;
            units.insert(*id, unit);
        }
        Ok(units)
    }
}

/// What an example shows, in an occurrence and in its finding.
const SHOWN: [&str; 6] = ["title", "expected", "actual", "commands", "origin", "rate"];
