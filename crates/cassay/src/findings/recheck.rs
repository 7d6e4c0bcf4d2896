//! Which versions and levels of compilers show a finding: again, when a compiler has come or changed.

use super::decide::now;
use super::get;
use super::list::table;
use crate::triage::{self, compilers};
use anyhow::{Context, Result, bail};
use cassay_exec::{Compiler, Family, Root, Worker};
use cassay_hunt::finding::Whole;
use cassay_program::Program;
use cassay_store::{By, Decision, Filter, FindingId, Status, Store};
use cassay_triage::versions::{self, Row, Shown};
use cassay_trial::{Bounds, command_of};
use std::collections::BTreeMap;
use std::process::ExitCode;

#[derive(clap::Args)]
pub struct RecheckArgs {
    /// Findings, by their numbers; all that are not settled where none is given
    ids: Vec<i64>,
    /// A compiler to try, with flags or at all of its levels; again for others. Without it, all of this machine
    #[arg(long, value_name = "COMMAND")]
    cc: Vec<String>,
}

pub(super) fn recheck(store: &mut Store, args: &RecheckArgs) -> Result<ExitCode> {
    let mut ids: Vec<FindingId> = args.ids.iter().copied().map(FindingId).collect();
    if ids.is_empty() {
        let bugs = store.bugs(&Filter::default())?;
        let open = bugs.iter().filter(|bug| !bug.brief.status.is_settled());
        ids = open.map(|bug| bug.brief.id).collect();
    }
    if ids.is_empty() {
        bail!("there are no findings to check");
    }
    let root = Root::new()?;
    let mut worker = Worker::start(&root)?;
    let mut all: BTreeMap<String, Vec<Compiler>> = BTreeMap::new();
    let mut bad = false;
    for id in ids {
        let whole = get(store, id.0, 1)?;
        let target = &whole.target;
        if !all.contains_key(&target.name) {
            let (fit, left_out) = compilers(&args.cc, target, &root, &mut worker)
                .with_context(|| format!("finding {id} is of programs for {}", target.name))?;
            for why in left_out {
                say!("left out: {why}");
            }
            all.insert(target.name.clone(), fit);
        }
        let Some(compilers) = all.get(&target.name) else {
            continue;
        };
        let program = shown_program(&whole);
        let scratch = root.dir()?;
        let bounds = Bounds::default();
        let brief = &whole.finding.brief;
        let earlier = table(brief).unwrap_or_default();
        let flags = flags(&whole, &program);
        let family = family(compilers, &earlier, &brief.subject.compiler);
        let shown = family.clone().zip(flags.clone());
        let shown = shown.map(|(family, flags)| Shown { family, flags });
        let rows = versions::table(
            compilers,
            &program,
            &[],
            shown.as_ref(),
            bounds,
            &scratch,
            &mut worker,
        )?;
        let rows = with_earlier(rows, earlier);
        let told = versions::told(&rows);
        store.put_versions(id, &serde_json::to_string(&rows)?, &told, By::Hand, now())?;
        say!("finding {id}: {told}\n{}", triage::table(&rows).trim_end());
        bad |= rows.iter().any(Row::is_bad);
        if let Some(status) = changed(
            brief.status,
            newest(
                &rows,
                &family.unwrap_or_default(),
                &flags.unwrap_or_default(),
            ),
        ) {
            let note = match status {
                Status::Fixed => "the newest version that was tried is right",
                _ => "back again",
            };
            let decision = Decision {
                status: Some(status),
                note: Some(note.to_string()),
                link: None,
            };
            store.decide(id, &decision, By::Triage, now())?;
            say!("finding {id} is {status}: {note}");
        }
    }
    Ok(ExitCode::from(if bad { 100 } else { 0 }))
}

/// The program that stands for a finding: the reduced one, if there is one, with what it must do.
pub(super) fn shown_program(whole: &Whole) -> Program {
    let finding = &whole.finding;
    match (&whole.reduced, whole.about()) {
        (Some(program), Some(about)) => Program {
            expected: about.expected.clone(),
            ..program.clone()
        },
        _ => {
            let expected = whole.program.expecting(finding.expected.clone());
            Program {
                expected: finding.brief.kind.is_seen_in_runs().then_some(expected),
                ..whole.program.clone()
            }
        }
    }
}

/// A table with the rows of an earlier one for compilers that were not tried now, in the order of families and versions.
fn with_earlier(rows: Vec<Row>, earlier: Vec<Row>) -> Vec<Row> {
    let tried = |row: &Row| rows.iter().any(|other| other.compiler == row.compiler);
    let mut all: Vec<Row> = earlier.into_iter().filter(|row| !tried(row)).collect();
    all.extend(rows);
    all.sort_by(|a, b| {
        (&a.family, &a.numbers, &a.compiler).cmp(&(&b.family, &b.numbers, &b.compiler))
    });
    all
}

/// Whether the newest version of a compiler's family that says something is right; `None`: nobody says anything.
fn newest(rows: &[Row], family: &str, flags: &[String]) -> Option<bool> {
    let known = versions::telling(rows, family, flags);
    known.last().map(|(_, is_right)| *is_right)
}

/// The family of a finding's compiler, which may not be among those that are tried.
fn family(compilers: &[Compiler], earlier: &[Row], name: &str) -> Option<String> {
    let now = compilers.iter().find(|compiler| compiler.name == name);
    let before = || earlier.iter().find(|row| row.compiler == name);
    now.map(versions::family_of)
        .or_else(|| before().map(|row| row.family.clone()))
}

/// The flags that show a finding, unless its files have some of their own.
fn flags(whole: &Whole, program: &Program) -> Option<Vec<String>> {
    let Some(about) = whole.about().filter(|_| whole.reduced.is_some()) else {
        let own = &whole.finding.brief.subject.flags;
        return Some(own.split_whitespace().map(str::to_string).collect());
    };
    let (command, units) = command_of(&about.commands.compile, program);
    let of_families = || Family::ALL.into_iter().map(|family| family.traits().always);
    let always = |flag: &String| of_families().any(|flags| flags.contains(&flag.as_str()));
    let own = command.into_iter().skip(1).filter(|flag| !always(flag));
    units.is_empty().then(|| own.collect())
}

/// The status that a finding has now, if it is another one.
fn changed(status: Status, newest_is_good: Option<bool>) -> Option<Status> {
    match (status, newest_is_good?) {
        (Status::New | Status::Confirmed | Status::Reported | Status::Known, true) => {
            Some(Status::Fixed)
        }
        (Status::Fixed, false) => Some(Status::New),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cassay_triage::versions::{Cell, Mark};

    fn row(version: u32, mark: Mark) -> Row {
        Row {
            compiler: format!("gcc-{version}"),
            family: "gcc".into(),
            version: String::new(),
            numbers: vec![version],
            cells: vec![Cell {
                flags: Vec::new(),
                mark,
                saw: String::new(),
                failure: None,
            }],
        }
    }

    #[test]
    fn fixed_and_back_again() {
        let before = vec![row(11, Mark::Wrong), row(13, Mark::Wrong)];
        let rows = with_earlier(vec![row(12, Mark::Ok), row(13, Mark::Ok)], before);
        let marks: Vec<Mark> = rows.iter().map(|row| row.cells[0].mark).collect();
        assert_eq!(marks, [Mark::Wrong, Mark::Ok, Mark::Ok]);
        assert_eq!(newest(&rows, "gcc", &[]), Some(true));
        assert_eq!(changed(Status::New, Some(true)), Some(Status::Fixed));
        assert_eq!(changed(Status::Fixed, Some(false)), Some(Status::New));
        assert_eq!(changed(Status::Ignored, Some(true)), None);
        assert_eq!(changed(Status::New, newest(&rows, "clang", &[])), None);
    }

    #[test]
    fn what_was_not_tried_as_it_shows_is_not_fixed() {
        let rows = [row(12, Mark::Ok), row(13, Mark::Ok)];
        let flags = ["-fsanitize=undefined".to_string()];
        assert_eq!(newest(&rows, "gcc", &flags), None);
        let changed = changed(Status::New, newest(&rows, "gcc", &flags));
        assert_eq!(changed, None);
    }
}
