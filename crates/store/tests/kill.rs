//! Processes that are killed while they commit, and processes that share a store.
//!
//! The test runs its own executable again as the worker. A worker says what it has committed as soon
//! as the store has said so; whatever it said must be in the store after it was killed.

mod common;

use std::collections::BTreeSet;
use std::env;
use std::fs::{self, File};
use std::io::Write;
use std::path::Path;
use std::process::{Child, Command};
use std::sync::Barrier;
use std::thread;
use std::time::Duration;

use cassay_store::{CampaignId, Commit, Moment, State, Store};
use common::{ask, campaign, check_sums, fresh, results};
use tempfile::TempDir;

const DIR: &str = "CASSAY_STORE_TEST_DIR";
const ROUND: &str = "CASSAY_STORE_TEST_ROUND";

/// Does nothing unless started by the tests below.
#[test]
fn worker() {
    let (Ok(dir), Ok(round)) = (env::var(DIR), env::var(ROUND)) else {
        return;
    };
    let mut store = Store::open(dir).unwrap();
    let campaign = campaign(&mut store);
    // A round is longer than a lease: what an earlier worker had can be taken at once.
    let now = round.parse::<i64>().unwrap() * 1_000_000;
    for count in (1..60).cycle() {
        work(&mut store, campaign, now, count);
    }
}

fn work(store: &mut Store, campaign: CampaignId, now: i64, count: u32) {
    let unit = store
        .allocate(&ask(campaign, "w", now), &fresh("mixed", count))
        .unwrap();
    let answer = store
        .commit(unit.id, unit.epoch, &results(&unit), Moment(now))
        .unwrap();
    if matches!(answer, Commit::Committed { .. }) {
        let mut out = std::io::stdout();
        out.write_all(format!("\ncommitted {}\n", unit.id).as_bytes())
            .unwrap();
        out.flush().unwrap();
    }
}

fn errors(temp: &Path) -> String {
    fs::read_to_string(temp.join("errors")).unwrap_or_default()
}

fn start(dir: &Path, round: u64, out: &Path) -> Child {
    let errors = out.with_file_name("errors");
    Command::new(env::current_exe().unwrap())
        .args(["worker", "--exact", "--nocapture", "--test-threads=1"])
        .env(DIR, dir)
        .env(ROUND, round.to_string())
        .stdout(File::create(out).unwrap())
        .stderr(
            File::options()
                .append(true)
                .create(true)
                .open(errors)
                .unwrap(),
        )
        .spawn()
        .unwrap()
}

/// Units a worker said it has committed; the last line may be cut off.
fn said(out: &Path) -> BTreeSet<i64> {
    let text = fs::read_to_string(out).unwrap();
    let whole = text.rfind('\n').map_or("", |end| &text[..end]);
    whole
        .lines()
        .filter_map(|line| line.strip_prefix("committed ")?.parse().ok())
        .collect()
}

#[test]
#[cfg(unix)]
fn killed_workers_lose_nothing() {
    let temp = TempDir::new().unwrap();
    let dir = temp.path().join("hunt");
    let mut state = 0x2545_F491_4F6C_DD1D_u64;
    let mut random = |below: u64| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state % below
    };
    let mut committed = BTreeSet::new();
    for round in 1..=50 {
        let outs = [temp.path().join("a"), temp.path().join("b")];
        let workers = outs.iter().map(|out| start(&dir, round, out));
        for mut worker in workers.collect::<Vec<_>>() {
            thread::sleep(Duration::from_micros(random(40_000)));
            worker.kill().unwrap();
            // An exit code would mean that it had ended by itself, which only an error makes it do.
            assert_eq!(
                worker.wait().unwrap().code(),
                None,
                "{}",
                errors(temp.path())
            );
        }
        for out in &outs {
            for unit in said(out) {
                assert!(committed.insert(unit), "unit {unit} was committed twice");
            }
        }
        if round % 10 == 0 {
            assert_eq!(Store::open(&dir).unwrap().fsck().unwrap(), []);
        }
    }
    assert!(committed.len() > 100, "only {} commits", committed.len());

    let mut store = Store::open(&dir).unwrap();
    let campaign = campaign(&mut store);
    let open: BTreeSet<_> = store
        .leases(campaign)
        .unwrap()
        .iter()
        .map(|l| l.unit.id.0)
        .collect();
    assert!(committed.is_disjoint(&open), "a commit was lost");
    let now = 1_000_000_000;
    while let Some(unit) = store.reclaim(&ask(campaign, "last", now)).unwrap() {
        let answer = store.commit(unit.id, unit.epoch, &results(&unit), Moment(now));
        assert!(matches!(answer.unwrap(), Commit::Committed { .. }));
    }
    let seeds = store.summary(campaign).unwrap().seeds;
    assert_eq!(seeds.done, seeds.allocated);
    let first = common::description().first_seed;
    let units = store.summary(campaign).unwrap().units;
    // All seeds as one range, and the number of units as the store has it.
    assert!(units >= committed.len() as u64);
    check_seeds(&store, campaign, first..first + seeds.done, units);
}

fn check_seeds(store: &Store, campaign: CampaignId, all: std::ops::Range<u64>, units: u64) {
    // The sums do not depend on where units begin and end, only their number does.
    let mut done = vec![("mixed".to_owned(), all.clone())];
    done.resize(units as usize, ("mixed".to_owned(), all.end..all.end));
    check_sums(store, campaign, &done);
}

/// Whoever opens a store while another makes it sees none of it, or all.
#[test]
fn a_store_is_made_once() {
    for round in 0..40 {
        let temp = TempDir::new().unwrap();
        let dir = temp.path();
        let together = &Barrier::new(8);
        let opened: Vec<_> = thread::scope(|scope| {
            let threads: Vec<_> = (0..8)
                .map(|_| {
                    scope.spawn(move || {
                        together.wait();
                        Store::open(dir).map(drop)
                    })
                })
                .collect();
            threads.into_iter().map(|t| t.join().unwrap()).collect()
        });
        assert!(opened.iter().all(Result::is_ok), "{round}: {opened:?}");
    }
}

#[test]
fn threads_share_a_store_from_its_first_moment() {
    let temp = TempDir::new().unwrap();
    let dir = temp.path();
    let together = &Barrier::new(8);
    thread::scope(|scope| {
        for worker in 0..8 {
            scope.spawn(move || {
                together.wait();
                let opened = Store::open(dir);
                together.wait();
                let mut store = opened.unwrap();
                let campaign = campaign(&mut store);
                for turn in 0..100 {
                    let unit = store
                        .allocate(&ask(campaign, &worker.to_string(), 0), &fresh("mixed", 7))
                        .unwrap();
                    if turn % 5 == 4 {
                        let _ = store.release(&unit).unwrap();
                        continue;
                    }
                    let answer = store
                        .commit(unit.id, unit.epoch, &results(&unit), Moment(1))
                        .unwrap();
                    assert!(matches!(answer, Commit::Committed { .. }));
                }
            });
        }
    });
    let mut store = Store::open(dir).unwrap();
    let campaign = campaign(&mut store);
    let leases = store.leases(campaign).unwrap();
    assert!(leases.iter().all(|lease| lease.state == State::Waiting));
    while let Some(unit) = store.reclaim(&ask(campaign, "last", 0)).unwrap() {
        let _ = store
            .commit(unit.id, unit.epoch, &results(&unit), Moment(2))
            .unwrap();
    }
    let summary = store.summary(campaign).unwrap();
    let first = common::description().first_seed;
    check_seeds(
        &store,
        campaign,
        first..first + summary.seeds.allocated,
        summary.units,
    );
}
