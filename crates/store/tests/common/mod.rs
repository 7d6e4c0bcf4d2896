//! What the tests of the store share: a campaign, and units whose results are known beforehand.

#![allow(dead_code, reason = "each test file uses its part")]

use std::ops::Range;
use std::time::Duration;

use cassay_program::{Commands, Program};
use cassay_store::{
    Ask, CampaignId, Counters, Description, Fresh, Kind, Moment, Observation, Outcome, Results,
    Store, Subject, Suspect, Tally, Unit,
};

pub const LEASE: Duration = Duration::from_secs(60);

pub fn description() -> Description {
    Description {
        configuration: r#"{"cc":["gcc -O2"]}"#.into(),
        generator: "1".into(),
        toolchain: "gcc 12".into(),
        first_seed: 100,
    }
}

pub fn campaign(store: &mut Store) -> CampaignId {
    store.campaign(&description(), Moment(0)).expect("campaign")
}

pub fn ask(campaign: CampaignId, worker: &str, now: i64) -> Ask {
    Ask {
        campaign,
        worker: worker.into(),
        lease: LEASE,
        now: Moment(now),
        attempts: 1_000,
    }
}

pub fn fresh(style: &str, count: u32) -> Fresh {
    Fresh {
        source: "gen".into(),
        style: style.into(),
        count,
    }
}

pub fn subject(flags: &str) -> Subject {
    Subject {
        compiler: "gcc-12".into(),
        flags: flags.into(),
    }
}

pub fn program(text: &str) -> Program {
    Program::single("case.c", text)
}

pub fn observation(signature: &str, case: &str) -> Observation {
    Observation {
        signature: signature.into(),
        kind: Kind::WrongOutput,
        title: format!("wrong output, {signature}"),
        case: case.into(),
        subject: subject("-O2"),
        expected: b"1\n".to_vec(),
        actual: b"2\n\xff".to_vec(),
        commands: Commands::parse("gcc -O2 case.c\n./a.out"),
        program: Some(program(case)),
        flaky: false,
        rate: None,
        origin: None,
        identity: None,
    }
}

pub fn suspect(case: &str) -> Suspect {
    Suspect {
        case: case.into(),
        detail: "gcc and clang agree".into(),
        expected: b"1".to_vec(),
        actual: b"2".to_vec(),
        commands: "gcc case.c".into(),
        program: program(case),
    }
}

fn fails(seed: u64) -> bool {
    seed % 10 == 3
}

fn is_suspect(seed: u64) -> bool {
    seed % 50 == 7
}

/// What a unit yields: a function of its description.
pub fn results(unit: &Unit) -> Results {
    let case = |seed: u64| format!("1/{}/{seed}", unit.style);
    let count = unit.seeds.end - unit.seeds.start;
    let failed = unit.seeds.clone().filter(|&seed| fails(seed)).count() as u64;
    let tally = |flags: &str, outcome, count| Tally {
        subject: subject(flags),
        outcome,
        count,
        cpu_us: 10 * count,
    };
    Results {
        counters: Counters {
            programs: count,
            bytes: unit.seeds.clone().sum(),
            compilations: 2 * count,
            runs: 2 * count,
            compiler_us: 20 * count,
            ..Counters::default()
        },
        tallies: vec![
            tally("-O0", Outcome::Ok, count),
            tally("-O2", Outcome::Ok, count - failed),
            tally("-O2", Outcome::WrongOutput, failed),
        ],
        observations: unit
            .seeds
            .clone()
            .filter(|&seed| fails(seed))
            .map(|seed| observation(&format!("wrong {}", seed / 10 % 7), &case(seed)))
            .collect(),
        suspects: unit
            .seeds
            .clone()
            .filter(|&seed| is_suspect(seed))
            .map(|seed| suspect(&case(seed)))
            .collect(),
        statistics: None,
    }
}

/// Checks that the store holds exactly the results of all units that are done, and is sound.
pub fn check_sums(store: &Store, campaign: CampaignId, done: &[(String, Range<u64>)]) {
    assert_eq!(store.fsck().expect("fsck"), []);
    let summary = store.summary(campaign).expect("summary");
    let seeds = summary.seeds;
    assert_eq!(
        seeds.allocated,
        seeds.done + seeds.leased + seeds.waiting + seeds.failed
    );
    let all = || done.iter().flat_map(|(_, seeds)| seeds.clone());
    assert_eq!(summary.units, done.len() as u64);
    assert_eq!(seeds.done, all().count() as u64);
    assert_eq!(summary.counters.programs, seeds.done);
    assert_eq!(summary.counters.bytes, all().sum::<u64>());
    let failed = all().filter(|&seed| fails(seed)).count() as u64;
    assert_eq!(summary.occurrences, failed);
    assert_eq!(
        summary.suspects,
        all().filter(|&seed| is_suspect(seed)).count() as u64
    );
    let tallies = store.tallies(campaign).expect("tallies");
    let wrong: u64 = tallies
        .iter()
        .filter(|tally| tally.outcome == Outcome::WrongOutput)
        .map(|tally| tally.count)
        .sum();
    assert_eq!(wrong, failed);
}
