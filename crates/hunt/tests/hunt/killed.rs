//! Hunts that are interrupted, or killed at any moment: nothing is lost, nothing counted twice, nothing
//! left behind.

use super::common::*;
use std::fs;
use std::process::Stdio;
use std::time::{Duration, Instant};

#[test]
fn a_hunt_that_is_killed_loses_nothing_and_leaves_nothing() {
    if !have(&["gcc"]) {
        return;
    }
    let times = size("CASSAY_KILLS", 20);
    let place = TestDir::new("killed");
    let store = place.path("store");
    // A program for every seed, so that both can be counted.
    let args = [
        "hunt", "--json", "--size", "2000", "--jobs", "2", "--store", &store, "--cc", "gcc -O1",
        "--mutate", "off",
    ];
    let told = place.path("told");
    let mut pids = Vec::new();
    let mut longest = Duration::ZERO;
    for turn in 0..times {
        let mut hunt = cassay(&args)
            .stdout(fs::File::create(&told).unwrap())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        // Every fourth while it starts, the others while they work and commit, however busy the machine.
        if turn % 4 > 0 {
            await_that("it works", || said(&objects_in(&told), "campaign 1 in"));
        }
        std::thread::sleep(Duration::from_millis(turn * 7919 % 1300));
        hunt.kill().unwrap();
        hunt.wait().unwrap();
        let killed = Instant::now();
        pids.push(hunt.id());
        await_that("everything that it started is gone", || {
            left_alive_by(hunt.id()).is_empty()
        });
        longest = longest.max(killed.elapsed());
        if turn > 0 {
            // Any one of the states a kill can leave must add up, not only the last.
            assert_clean(&store);
        }
    }
    // Each of the two workers can have left one unit; every run finishes at least one of them.
    let mut last = args.to_vec();
    last.extend(["--programs", "1"]);
    let finished = |_: u32| {
        let all = objects(&run(&last));
        assert_eq!(all.last().expect("no output")["event"], "summary");
        let fsck = text(&run(&["fsck", "--store", &store]).stdout);
        fsck.contains("+ 0 leased + 0 waiting")
    };
    // What was split because it was lost several times has as many units as programs.
    assert!((0..100).any(finished), "units are left for ever");
    let fsck = assert_all_done(&store);
    // Our own generator has a program for every seed, so that the two counts are the same.
    let number = |before: &str| {
        let part = fsck.split(before).next().unwrap_or_default();
        let word = part.rsplit([' ', '(']).find(|word| !word.is_empty());
        word.and_then(|word| word.parse::<u64>().ok())
    };
    let seeds = number(" seeds allocated");
    assert!(seeds.is_some() && seeds == number(" programs,"), "{fsck}");
    for entry in fs::read_dir(&store).unwrap().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        assert!(name.starts_with("hunt.db"), "{name} is left in the store");
    }
    for pid in pids {
        assert!(scratch_of(pid).is_empty(), "{:?}", scratch_of(pid));
    }
    eprintln!(
        "killed {times} times; the last orphan was gone after {} ms at most\n{fsck}",
        longest.as_millis()
    );
}

#[test]
fn an_interrupt_drains() {
    if !have(&["gcc", "kill"]) {
        return;
    }
    let place = TestDir::new("interrupts");
    let store = place.path("store");
    let told = place.path("told");
    let mut hunt = cassay(&[
        "hunt", "--json", "--jobs", "1", "--store", &store, "--cc", "gcc -O1", "--size", "2000",
    ])
    .stdout(fs::File::create(&told).unwrap())
    .spawn()
    .unwrap();
    await_that("it hunts", || said(&objects_in(&told), "new campaign"));
    std::thread::sleep(Duration::from_millis(500));
    assert!(hunt.try_wait().unwrap().is_none(), "ended by itself");
    interrupt(hunt.id());
    assert_eq!(hunt.wait().unwrap().code(), Some(0));
    assert!(scratch_of(hunt.id()).is_empty());
    // What was begun was finished.
    assert_all_done(&store);
}

/// A compiler that does nothing but wait, with a command that can be recognised from outside.
fn waiting(place: &TestDir, when: &str) -> String {
    let body = format!("if {when}; then exec sleep {WAIT}; fi\nexec gcc \"$@\"",);
    let waiting = script(place, "waiting", &body);
    let config = place.path("cassay.toml");
    let text = format!(
        "[hunt]\nfind = false\n[[compiler]]\nname = \"waiting\"\ncommand = [\"{waiting}\", \"-w\", \"{{flags}}\", \"-o\", \"{{out}}\", \"{{sources}}\"]\nversion = \"echo 1.0\"\nlevels = [\"-O1\"]\n"
    );
    fs::write(&config, text).unwrap();
    config
}

#[test]
fn a_second_interrupt_stops_what_runs_at_once() {
    if !have(&["gcc", "kill", "sleep", "grep"]) {
        return;
    }
    let place = TestDir::new("cut");
    let store = place.path("store");
    // Small programs to try it out do not make it wait.
    let config = waiting(&place, "grep -q 'cassay [0-9]' main.c");
    let args = [
        "hunt", "--json", "--jobs", "2", "--store", &store, "--config", &config, "--size", "2000",
    ];
    let mut hunt = cassay(&args).stdout(Stdio::null()).spawn().unwrap();
    await_that("a compiler waits", || waits(hunt.id()));
    interrupt(hunt.id());
    std::thread::sleep(Duration::from_millis(500));
    assert!(hunt.try_wait().unwrap().is_none(), "the first one drains");
    interrupt(hunt.id());
    let told = Instant::now();
    assert_eq!(hunt.wait().unwrap().code(), Some(130));
    eprintln!("stopped after {} ms", told.elapsed().as_millis());
    assert!(left_alive_by(hunt.id()).is_empty());
    assert!(scratch_of(hunt.id()).is_empty());
    let fsck = text(&run(&["fsck", "--store", &store]).stdout);
    assert!(fsck.contains("= 0 done + 0 leased + "), "{fsck}");
    assert_clean(&store);
}

#[test]
fn a_seed_that_kills_every_hunt_is_given_up_and_the_others_are_not() {
    if !have(&["gcc", "sleep"]) {
        return;
    }
    let place = TestDir::new("killer");
    let store = place.path("store");
    // The generator takes its time for seed 2, and then we play the killer.
    let body = format!(
        "if [ $1 = 2 ]; then exec sleep {WAIT}; fi\necho \"int main(void) {{ return $1; }}\""
    );
    let generator = format!("{} {{seed}}", script(&place, "generator", &body));
    let hunt = |more: &[&str]| {
        let mut command = cassay(&[
            "hunt",
            "--json",
            "--jobs",
            "1",
            "--store",
            &store,
            "--cc",
            "gcc -O1",
            "--foreign",
            &generator,
            "--mutate",
            "off",
        ]);
        command
            .args(more)
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        command
    };
    let failed = || {
        let fsck = text(&run(&["fsck", "--store", &store]).stdout);
        fsck.contains("+ 0 leased + 0 waiting + 1 failed")
            .then_some(fsck)
    };
    let mut kills = 0;
    loop {
        // Enough to come to it, and to get past it once it is out of the way.
        let mut hunt = hunt(&["--programs", "4"]).spawn().unwrap();
        let mut ended = None;
        await_that("it waits or ends", || {
            ended = hunt.try_wait().unwrap();
            ended.is_some() || waits(hunt.id())
        });
        if ended.is_some() {
            if failed().is_some() {
                break;
            }
            continue;
        }
        kills += 1;
        assert!(kills < 30, "it is tried for ever");
        hunt.kill().unwrap();
        hunt.wait().unwrap();
    }
    assert!(kills >= 3, "given up after {kills} attempts");
    let fsck = failed().unwrap();
    assert!(fsck.contains("(foreign 2..3) was given up"), "{fsck}");
    assert_clean(&store);
    // It is mentioned from then on, and can be tried again.
    let more = ["--programs", "1"];
    let output = hunt(&more).stdout(Stdio::piped()).output().unwrap();
    let all = objects(&output);
    assert!(
        said(&all, "1 units of this campaign were given up"),
        "{all:?}"
    );
    assert_eq!(all.last().unwrap()["queue"]["failed"], 1, "{all:?}");
    let mut again = hunt(&["--retry-failed"]).spawn().unwrap();
    await_that("it is tried again", || waits(again.id()));
    again.kill().unwrap();
    again.wait().unwrap();
    eprintln!("given up after {kills} kills\n{fsck}");
}
