//! Disks that are full: an error of its own, no damage, and the same call succeeds later.

mod common;

use std::env;
use std::fs;
use std::path::Path;
use std::process::Command;

use cassay_store::{CampaignId, Commit, Moment, Results, Store, StoreError, Unit};
use common::{ask, campaign, fresh, observation};
use tempfile::TempDir;

const DIR: &str = "CASSAY_STORE_TEST_FULL";

/// Findings of a unit that take about 20 KB of disk: texts that do not compress.
fn bulky(unit: &Unit) -> Results {
    let mut state = unit.seeds.start.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    let bytes: Vec<u8> = (0..20_000)
        .map(|_| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            state as u8
        })
        .collect();
    let case = format!("case {}", unit.seeds.start);
    let mut seen = observation(&case, &case);
    seen.program = Some(cassay_program::Program::single("case.c", bytes));
    let mut results = common::results(unit);
    results.observations = vec![seen];
    results.suspects = Vec::new();
    results
}

/// Works until there is no room; gives the call that failed, if it was a commit.
fn fill(store: &mut Store, campaign: CampaignId) -> (StoreError, Option<Unit>, u64) {
    for commits in 0..10_000 {
        let unit = match store.allocate(&ask(campaign, "w", 0), &fresh("mixed", 3)) {
            Ok(unit) => unit,
            Err(error) => return (error, None, commits),
        };
        match store.commit(unit.id, unit.epoch, &bulky(&unit), Moment(1)) {
            Ok(answer) => assert!(matches!(answer, Commit::Committed { .. })),
            Err(error) => return (error, Some(unit), commits),
        }
    }
    panic!("there was always room")
}

fn assert_full(error: &StoreError) {
    assert!(matches!(error, StoreError::Full { .. }), "{error:?}");
    assert!(error.passes());
}

/// After room was made: what failed is repeated, and the sums are right.
fn finish(store: &mut Store, campaign: CampaignId, failed: Option<Unit>, commits: u64) {
    let unit = failed.unwrap_or_else(|| {
        store
            .allocate(&ask(campaign, "w", 0), &fresh("mixed", 3))
            .unwrap()
    });
    let answer = store
        .commit(unit.id, unit.epoch, &bulky(&unit), Moment(2))
        .unwrap();
    assert!(matches!(answer, Commit::Committed { .. }));
    assert_eq!(store.fsck().unwrap(), []);
    let summary = store.summary(campaign).unwrap();
    assert_eq!(summary.units, commits + 1);
    assert_eq!(summary.seeds.done, 3 * (commits + 1));
    assert_eq!(summary.occurrences, commits + 1);
}

#[test]
fn a_limit_is_kept() {
    let dir = TempDir::new().unwrap();
    let mut store = Store::open(dir.path()).unwrap();
    let campaign = campaign(&mut store);
    store.limit(1_000_000).unwrap();
    let (error, failed, commits) = fill(&mut store, campaign);
    assert_full(&error);
    assert!(commits > 10);
    assert_eq!(store.fsck().unwrap(), []);
    // Again without room: again the same.
    let (error, again, none) = fill(&mut store, campaign);
    assert_full(&error);
    assert_eq!(none, 0);
    let size = fs::metadata(store.path()).unwrap().len();
    assert!(size <= 1_000_000, "{size}");
    store.limit(u64::MAX).unwrap();
    // The second attempt may have opened a unit of its own.
    if let Some(unit) = again.filter(|unit| failed.as_ref() != Some(unit)) {
        let _ = store.release(&unit).unwrap();
    }
    finish(&mut store, campaign, failed, commits);
}

/// Does nothing unless started by the tests below, in a place with little room.
#[test]
fn worker() {
    let Ok(dir) = env::var(DIR) else {
        return;
    };
    let dir = Path::new(&dir);
    let ballast = dir.join("ballast");
    fs::write(&ballast, vec![1; 200_000]).unwrap();
    let mut store = Store::open(dir.join("hunt")).unwrap();
    let campaign = campaign(&mut store);
    let (error, failed, commits) = fill(&mut store, campaign);
    assert_full(&error);
    assert_eq!(store.fsck().unwrap(), []);
    println!("\nfull after {commits} commits, failed unit: {failed:?}");
    if env::var_os("CASSAY_STORE_TEST_ROOM").is_some() {
        fs::remove_file(&ballast).unwrap();
        finish(&mut store, campaign, failed, commits);
        println!("\nfinished");
    }
}

/// Runs the worker by a shell, after the commands given.
fn shell(before: &str, dir: &Path) -> Command {
    let mut command = Command::new("sh");
    command
        .arg("-c")
        .arg(format!(
            "{before} exec \"$0\" worker --exact --nocapture --test-threads=1"
        ))
        .arg(env::current_exe().unwrap())
        .env(DIR, dir);
    command
}

#[test]
#[cfg(unix)]
fn files_that_may_not_grow() {
    let temp = TempDir::new().unwrap();
    // 1,000 blocks of 512 bytes; writing more shall be an error and not a signal.
    let output = shell("trap '' XFSZ; ulimit -f 1000;", temp.path())
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(
        output.status.success(),
        "{text}\n{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let commits = text
        .split("full after ")
        .nth(1)
        .and_then(|rest| rest.split(' ').next()?.parse().ok())
        .expect("the number of commits");
    let mut store = Store::open(temp.path().join("hunt")).unwrap();
    assert_eq!(store.fsck().unwrap(), []);
    let campaign = campaign(&mut store);
    let left = store.reclaim(&ask(campaign, "w", 1_000_000)).unwrap();
    finish(&mut store, campaign, left, commits);
}

/// A file system with two megabytes of room, in a namespace of its own. Where that is not allowed, the
/// test says so.
#[test]
#[cfg(target_os = "linux")]
fn a_small_disk_fills_up_and_is_cleared() {
    let temp = TempDir::new().unwrap();
    let mount = format!("mount -t tmpfs -o size=2m tmpfs {}", temp.path().display());
    let allowed = Command::new("unshare")
        .args(["-rm", "sh", "-c", &mount])
        .output()
        .is_ok_and(|output| output.status.success());
    if !allowed {
        cassay_testkit::skip("namespaces or tmpfs are not allowed here");
        return;
    }
    let inner = shell(&format!("{mount} &&"), temp.path());
    let mut command = Command::new("unshare");
    command.arg("-rm").arg("sh").args(inner.get_args());
    let output = command
        .env(DIR, temp.path())
        .env("CASSAY_STORE_TEST_ROOM", "1")
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(
        output.status.success() && text.contains("finished"),
        "{text}\n{}",
        String::from_utf8_lossy(&output.stderr)
    );
}
