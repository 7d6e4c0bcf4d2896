//! Which findings are one bug: where an occurrence belongs by what was found out about it, which findings are parts of
//! others, and which are known beforehand.
//!
//! The comparison itself is `triage`'s; what the store holds is compared with it here. Only what is surely the same is
//! put together, and only what is surely different is taken apart; what is unclear stays where it is until more is known.

use cassay_files::OnDisk;
use cassay_program::Program;
use cassay_source::Source;
use cassay_store::{
    By, Decision, Examined, FindingId, Identified, Moment, Place, Stage, Status, Store, StoreError,
};
use cassay_triage::identity::{Likeness, by_identity, compare, names_pass};
use cassay_triage::known::{KnownBugs, Traits};
use cassay_triage::shape;

/// The shape of a reduced program, with the operation that goes wrong where that is known; `None` where it cannot be parsed.
#[must_use]
pub fn shape_of(program: &Program, culprit: Option<&str>) -> Option<String> {
    let parsed = Source::of(program).parse_with(&mut OnDisk).ok()?;
    let shape = Some(shape::shape(&parsed.program)).filter(|shape| !shape.is_empty());
    shape.map(|shape| shape::blaming(shape, culprit))
}

fn find(all: &[Identified], id: FindingId) -> Option<&Identified> {
    all.iter().find(|one| one.id == id)
}

/// The finding that stands for one.
fn root(all: &[Identified], id: FindingId) -> Option<&Identified> {
    let mut at = find(all, id)?;
    for _ in 0..all.len() {
        match at.part_of.and_then(|above| find(all, above)) {
            Some(above) => at = above,
            None => break,
        }
    }
    Some(at)
}

/// Where an occurrence of a finding belongs.
#[must_use]
pub fn place(all: &[Identified], of: FindingId, stage: Stage, examined: &Examined) -> Place {
    let (Some(identity), Some(own)) = (examined.identity.as_deref(), find(all, of)) else {
        return Place::Stays;
    };
    // A part of which nothing is known yet was taken for what it is a part of.
    let whole = root(all, of).unwrap_or(own);
    let known = own.identity.as_deref().or(whole.identity.as_deref());
    let own_shape = own.shape.as_deref().or(whole.shape.as_deref());
    let like: &dyn Fn(&str, Option<&str>) -> Likeness = match stage {
        Stage::Blame if !names_pass(identity) => return Place::Unknown,
        Stage::Blame => &|other, _| by_identity(other, identity),
        Stage::Shape => {
            &|other, shape| compare((other, shape), (identity, examined.shape.as_deref()))
        }
    };
    let Some(known) = known else {
        return Place::Stays;
    };
    match (like(known, own_shape), stage) {
        (Likeness::Same, _) | (Likeness::Unclear, Stage::Shape) => return Place::Stays,
        (Likeness::Unclear, Stage::Blame) => return Place::Unknown,
        (Likeness::Different, _) => {}
    }
    let is_same = |other: &&Identified| {
        let same = |known| like(known, other.shape.as_deref()) == Likeness::Same;
        other.id != of && other.identity.as_deref().is_some_and(same)
    };
    let mut here = all.iter().filter(|other| other.campaign == own.campaign);
    match here.find(is_same).or_else(|| all.iter().find(is_same)) {
        Some(other) => Place::Belongs(other.id),
        None => Place::Leaves,
    }
}

/// What became of findings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Settled {
    /// One is the same bug as another.
    Joined { part: FindingId, whole: FindingId },
    /// One was taken for the same bug as another, and is none.
    Apart { part: FindingId, whole: FindingId },
}

/// Compares a finding with all others, of all campaigns; of those that are the same bug, the younger becomes a part of the
/// older. Returns what became of it, in this order.
pub fn settle(store: &mut Store, id: FindingId, now: Moment) -> Result<Vec<Settled>, StoreError> {
    let all = store.identified()?;
    let Some(own) = find(&all, id) else {
        return Ok(Vec::new());
    };
    let Some(identity) = own.identity.as_deref() else {
        return Ok(Vec::new());
    };
    let with = |other: &Identified| match other.identity.as_deref() {
        None => Likeness::Unclear,
        Some(known) => {
            let mine = (identity, own.shape.as_deref());
            match compare((known, other.shape.as_deref()), mine) {
                // Where there are no shapes to wait for, the pass decides.
                Likeness::Unclear if own.reduced && other.reduced && names_pass(identity) => {
                    by_identity(known, identity)
                }
                likeness => likeness,
            }
        }
    };
    let mut came = Vec::new();
    if own.part_of.is_some() {
        let Some(whole) = root(&all, id) else {
            return Ok(Vec::new());
        };
        let why = "it is another bug";
        if with(whole) != Likeness::Different || !store.detach(id, By::Triage, why, now)? {
            return Ok(Vec::new());
        }
        came.push(Settled::Apart {
            part: id,
            whole: whole.id,
        });
    }
    let mut others = all
        .iter()
        .filter(|other| other.part_of.is_none() && other.id != id);
    let Some(other) = others.find(|other| with(other) == Likeness::Same) else {
        return Ok(came);
    };
    let (whole, part) = (id.min(other.id), id.max(other.id));
    if store.merge(whole, part, By::Triage, "the same bug", now)? {
        came.push(Settled::Joined { part, whole });
    }
    Ok(came)
}

/// Marks a finding that is new as known, if it is; returns by what name.
pub fn mark_known(
    store: &mut Store,
    known: &KnownBugs,
    id: FindingId,
    version: &str,
    now: Moment,
) -> Result<Option<String>, StoreError> {
    if known.is_empty() {
        return Ok(None);
    }
    let Some(finding) = store.finding(id)? else {
        return Ok(None);
    };
    let brief = &finding.brief;
    let traits = Traits {
        compiler: &brief.subject.compiler,
        version,
        identity: brief.triage.identity.as_deref(),
        pass: brief.triage.pass.as_deref(),
        shape: brief.triage.shape.as_deref(),
    };
    let Some(bug) = known.find(&traits).filter(|_| brief.status == Status::New) else {
        return Ok(None);
    };
    let decision = Decision {
        status: Some(match bug.ignored {
            true => Status::Ignored,
            false => Status::Known,
        }),
        link: bug.link.clone(),
        note: Some(bug.name.clone()),
    };
    store.decide(id, &decision, By::Triage, now)?;
    Ok(Some(bug.name.clone()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use cassay_program::Commands;
    use cassay_store::{CampaignId, Kind, Observation};

    fn finding(id: i64, campaign: i64, identity: &str, shape: Option<&str>) -> Identified {
        Identified {
            id: FindingId(id),
            campaign: CampaignId(campaign),
            part_of: None,
            identity: Some(identity.into()),
            shape: shape.map(str::to_string),
            pass: None,
            status: Status::New,
            reduced: shape.is_some(),
        }
    }

    fn examined(identity: &str, shape: Option<&str>) -> Examined {
        Examined {
            identity: Some(identity.into()),
            shape: shape.map(str::to_string),
            ..Examined::default()
        }
    }

    const FRE: &str = "wrong code · gcc · pass tree-fre";
    const VRP: &str = "wrong code · gcc · pass tree-vrp";
    const NONE: &str = "wrong code · gcc · no pass";

    #[test]
    fn by_pass() {
        let all = [
            finding(1, 1, FRE, None),
            finding(2, 2, VRP, None),
            finding(3, 1, NONE, None),
        ];
        let of = |id, identity| place(&all, FindingId(id), Stage::Blame, &examined(identity, None));
        assert_eq!(of(1, FRE), Place::Stays);
        assert_eq!(of(1, VRP), Place::Belongs(FindingId(2)));
        assert_eq!(of(1, "wrong code · gcc · pass tree-dse"), Place::Leaves);
        assert_eq!(of(1, NONE), Place::Unknown);
        assert_eq!(
            of(3, FRE),
            Place::Unknown,
            "it may be the pass that was not found"
        );
    }

    #[test]
    fn by_shape() {
        let all = [
            finding(1, 1, NONE, Some("cast narrow(&&)")),
            finding(2, 2, NONE, Some("returns record")),
            finding(3, 1, NONE, None),
        ];
        let of = |id, shape| {
            place(
                &all,
                FindingId(id),
                Stage::Shape,
                &examined(NONE, Some(shape)),
            )
        };
        assert_eq!(of(1, "cast narrow(&&); if"), Place::Stays);
        assert_eq!(of(1, "returns record; call"), Place::Belongs(FindingId(2)));
        assert_eq!(of(1, "volatile"), Place::Leaves);
        assert_eq!(of(3, "volatile"), Place::Stays, "it is the first");
    }

    fn seen(signature: &str, case: &str) -> Observation {
        Observation {
            signature: signature.into(),
            kind: Kind::WrongOutput,
            title: String::new(),
            case: case.into(),
            subject: cassay_store::Subject {
                compiler: "gcc".into(),
                flags: String::new(),
            },
            expected: Vec::new(),
            actual: Vec::new(),
            commands: Commands::parse("gcc main.c\n./a.out"),
            program: Some(Program::single("main.c", case)),
            flaky: false,
            rate: None,
            origin: None,
            identity: None,
        }
    }

    /// The same bug in two versions is one finding, also if it was first taken for another.
    #[test]
    fn findings_are_settled() {
        let dir = std::env::temp_dir().join(format!("cassay-bugs-{}", std::process::id()));
        let mut store = Store::open(&dir).unwrap();
        let description = cassay_store::Description {
            configuration: String::new(),
            generator: String::new(),
            toolchain: String::new(),
            first_seed: 0,
        };
        let now = Moment(1);
        let campaign = store.campaign(&description, now).unwrap();
        let ask = cassay_store::Ask {
            campaign,
            worker: "w".into(),
            lease: std::time::Duration::from_secs(9),
            now,
            attempts: 9,
        };
        let fresh = cassay_store::Fresh {
            source: "gen".into(),
            style: "mixed".into(),
            count: 1,
        };
        let unit = store.allocate(&ask, &fresh).unwrap();
        let results = cassay_store::Results {
            observations: vec![
                seen("gcc 11", "a"),
                seen("gcc 12", "b"),
                seen("gcc 13", "c"),
            ],
            ..Default::default()
        };
        let _ = store.commit(unit.id, unit.epoch, &results, now).unwrap();
        let [one, two, three] = [1, 2, 3].map(FindingId);
        store
            .merge(one, three, By::Triage, "it looks the same", now)
            .unwrap();
        for (id, identity) in [(one, FRE), (two, FRE), (three, VRP)] {
            store.put_blame(id, identity, None, "{}", now).unwrap();
        }
        // As long as their shapes may come, they are waited for.
        assert_eq!(settle(&mut store, two, now).unwrap(), []);
        let apart = Settled::Apart {
            part: three,
            whole: one,
        };
        assert_eq!(settle(&mut store, three, now).unwrap(), [apart]);
        for id in [one, two] {
            let small = Program::single("main.c", "int x;");
            store.put_reduced(id, &small, None, now).unwrap();
        }
        let joined = Settled::Joined {
            part: two,
            whole: one,
        };
        // Whichever of the two is looked at.
        assert_eq!(settle(&mut store, one, now).unwrap(), [joined]);
        assert_eq!(settle(&mut store, two, now).unwrap(), []);
        let known = KnownBugs::read("[[bug]]\nname = 'x'\nmessage = 'y'").unwrap();
        assert_eq!(mark_known(&mut store, &known, one, "", now).unwrap(), None);
        assert_eq!(store.fsck().unwrap(), []);
        drop(store);
        std::fs::remove_dir_all(&dir).unwrap();
    }
}
