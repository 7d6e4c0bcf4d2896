//! What a unit costs, for people to look at: `cargo test --release --test speed -- --ignored --nocapture`.

mod common;

use std::time::Instant;

use cassay_store::{Moment, Outcome, Results, Store, Subject, Tally};
use common::{ask, campaign, fresh};
use tempfile::TempDir;

#[test]
#[ignore = "prints figures and checks nothing"]
fn figures() {
    let dir = TempDir::new().unwrap();
    let mut store = Store::open(dir.path()).unwrap();
    let campaign = campaign(&mut store);
    // Seven compilers with four sets of flags.
    let tallies = (0..28).map(|n| Tally {
        subject: Subject {
            compiler: format!("compiler {}", n / 4),
            flags: format!("-O{}", n % 4),
        },
        outcome: Outcome::Ok,
        count: 100,
        cpu_us: 1_000_000,
    });
    let results = Results {
        tallies: tallies.collect(),
        ..Results::default()
    };
    let units = 10_000;
    let (mut slowest, start) = (0, Instant::now());
    for now in 0..units {
        let one = Instant::now();
        let unit = store
            .allocate(&ask(campaign, "w", now), &fresh("mixed", 100))
            .unwrap();
        let _ = store
            .commit(unit.id, unit.epoch, &results, Moment(now))
            .unwrap();
        slowest = slowest.max(one.elapsed().as_micros());
    }
    let mean = start.elapsed().as_micros() / units as u128;
    println!("allocate and commit: mean {mean} us, slowest {slowest} us");
    let start = Instant::now();
    let summary = store.summary(campaign).unwrap();
    println!("summary: {} us", start.elapsed().as_micros());
    let start = Instant::now();
    assert_eq!(store.fsck().unwrap(), []);
    println!("fsck: {} us", start.elapsed().as_micros());
    let bytes = summary.disk_bytes / units as u64;
    println!("disk: {bytes} bytes for each unit of 28 tallies");
}
