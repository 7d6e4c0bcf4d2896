//! Programs that try to do harm, one file each in `hostile/`, behind each combination of walls.
//!
//! Each is bounded by itself, so that a containment that fails harms nothing. For each: it is
//! classified as what it is, and nothing of it is alive when its verdict is there.

mod common;

use std::net::TcpListener;
use std::time::Duration;

use cassay_exec::{End, Job, Limits, Ran, Root, Run, Wish, Worker, classify_run};
use cassay_testkit::have;
use common::{BEST, LIMITS_ONLY, NO_NAMESPACES, alive_below, build, worker};

const SHORT: Limits = Limits {
    wall: Duration::from_millis(1500),
    file_size: 16 << 20,
    ..Limits::PROGRAM
};

const FAMILY: Limits = Limits {
    processes: 30,
    ..SHORT
};

struct Bench {
    root: Root,
    worker: Worker,
    wish: Wish,
}

fn benches() -> Vec<Bench> {
    [BEST, NO_NAMESPACES, LIMITS_ONLY]
        .into_iter()
        .map(|wish| {
            let root = Root::new().unwrap();
            let worker = worker(&root, wish);
            Bench { root, worker, wish }
        })
        .collect()
}

impl Bench {
    fn run(&mut self, name: &str, limits: Limits, args: &[&str], stdin: &[u8]) -> Ran {
        let (program, dir) = build(&mut self.worker, &self.root, "hostile", name);
        let job = Job::program(program, dir.path())
            .args(args)
            .limits(limits)
            .stdin(stdin);
        let ran = self.worker.run(&job).unwrap();
        let left = alive_below(self.root.path());
        assert!(left.is_empty(), "{name}: {left:?} {:?}", self.wish);
        ran
    }
}

/// Behind every combination of walls, the program ends like this.
fn check(name: &str, limits: Limits, expect: impl Fn(&End) -> bool, verdict: &Run) {
    for mut bench in benches() {
        let ran = bench.run(name, limits, &[], &[]);
        assert!(expect(&ran.end), "{name} {:?}: {ran:?}", bench.wish);
        let run = classify_run(&ran);
        assert_eq!(run, *verdict, "{name} {:?}", bench.wish);
    }
}

fn ok(status: i32) -> Run {
    Run::Ok {
        status,
        output: Vec::new(),
    }
}

#[test]
fn sleepers_and_stopped_programs_time_out() {
    if !have(&["gcc"]) {
        return;
    }
    for name in ["ignore_signals", "stop"] {
        check(name, SHORT, |end| *end == End::TimedOut, &Run::Hang);
    }
}

#[test]
fn processor_time_runs_out() {
    if !have(&["gcc"]) {
        return;
    }
    let limits = Limits {
        cpu: Duration::from_secs(1),
        ..Limits::PROGRAM
    };
    check("burn", limits, |end| *end == End::CpuLimit, &Run::Hang);
    let fraction = Limits {
        cpu: Duration::from_millis(100),
        ..Limits::PROGRAM
    };
    for mut bench in benches() {
        let ran = bench.run("burn", fraction, &[], &[]);
        assert_eq!(ran.end, End::CpuLimit, "{:?}", bench.wish);
        assert!(ran.cpu() < Duration::from_secs(1), "{ran:?}");
    }
    // Where time is not counted as we count it, the signal seems to come early.
    check("early", limits, |end| *end == End::CpuLimit, &Run::Hang);
}

#[test]
fn memory_runs_out() {
    if !have(&["gcc"]) {
        return;
    }
    check(
        "memory_hog",
        Limits::PROGRAM,
        |end| *end == End::OutOfMemory,
        &Run::Resource,
    );
    let limits = Limits {
        memory: Some(400 << 20),
        wall: Duration::from_secs(15),
        ..FAMILY
    };
    check(
        "memory_tree",
        limits,
        |end| *end == End::OutOfMemory,
        &Run::Resource,
    );
}

#[test]
fn output_runs_over() {
    if !have(&["gcc"]) {
        return;
    }
    check(
        "endless_output",
        SHORT,
        |end| *end == End::OutputLimit,
        &Run::Resource,
    );
    let mut bench = benches().remove(0);
    let ran = bench.run("endless_output", SHORT, &[], &[]);
    assert_eq!(ran.stdout.bytes.len(), SHORT.output);
    assert!(ran.stdout.cut && !ran.stderr.cut);
    let patient = Limits {
        over: cassay_exec::Over::Drop,
        ..Limits::PROGRAM
    };
    let ran = bench.run("endless_output", patient, &[], &[]);
    assert_eq!(ran.end, End::Exited(0));
    assert!(ran.stdout.cut && ran.stdout.bytes.len() == patient.output);
}

#[test]
fn files_grow_too_large() {
    if !have(&["gcc"]) {
        return;
    }
    check(
        "huge_file",
        SHORT,
        |end| *end == End::FileLimit,
        &Run::Resource,
    );
    let limits = Limits {
        wall: Duration::from_secs(8),
        ..SHORT
    };
    check(
        "many_files",
        limits,
        |end| *end == End::FileLimit,
        &Run::Resource,
    );
}

#[test]
fn children_are_counted_or_refused() {
    if !have(&["gcc"]) {
        return;
    }
    for mut bench in benches() {
        let refused = bench.wish.seccomp;
        let ran = bench.run("fork_bomb", SHORT, &[], &[]);
        if refused {
            assert_eq!(ran.stdout.text(), "0\n", "{ran:?}");
            assert_eq!(ran.end, End::Exited(0));
        } else {
            assert_eq!(classify_run(&ran), Run::Resource, "{ran:?}");
        }
        // Where the kernel counts, the thirty-first is refused and the program sleeps on.
        let ran = bench.run("fork_bomb", FAMILY, &[], &[]);
        assert!(
            matches!(ran.end, End::ProcessLimit | End::TimedOut),
            "{ran:?}"
        );
    }
}

#[test]
fn nothing_is_left_behind() {
    if !have(&["gcc"]) {
        return;
    }
    check(
        "grandchildren",
        FAMILY,
        |end| *end == End::Exited(0),
        &ok(0),
    );
    check("comet", FAMILY, |end| *end == End::Exited(0), &ok(0));
    check("close_stdio", SHORT, |end| *end == End::Exited(7), &ok(7));
    check(
        "kill_group",
        SHORT,
        |end| *end == End::Signaled(9),
        &Run::Resource,
    );
}

#[test]
fn signals_are_what_they_are() {
    if !have(&["gcc"]) {
        return;
    }
    check(
        "abort",
        SHORT,
        |end| *end == End::Signaled(6),
        &Run::Crash(6),
    );
    check(
        "fault",
        SHORT,
        |end| *end == End::Signaled(11),
        &Run::Crash(11),
    );
    check(
        "fake_limit",
        SHORT,
        |end| *end == End::Signaled(24),
        &Run::Crash(24),
    );
}

#[test]
fn honest_programs_work() {
    if !have(&["gcc"]) {
        return;
    }
    check("threads", SHORT, |end| *end == End::Exited(5), &ok(5));
    let input: Vec<u8> = (0..900_000u32).map(|i| (i % 251) as u8).collect();
    let sum = input.iter().fold(0u32, |sum, b| {
        sum.wrapping_mul(31).wrapping_add((*b).into())
    });
    for mut bench in benches() {
        let ran = bench.run("echo", Limits::PROGRAM, &[], &input);
        assert_eq!(ran.end, End::Exited((sum % 100) as i32));
        assert!(ran.stdout.bytes == input);
        assert!(ran.max_rss > 0 && ran.wall > Duration::ZERO);
    }
}

#[test]
fn files_outside_stay_as_they_are() {
    if !have(&["gcc"]) {
        return;
    }
    for mut bench in benches() {
        if !bench.worker.tier().writes_contained() {
            continue;
        }
        // Inside the root, but not the program's own directory; and outside of it.
        let (sibling, elsewhere) = (
            bench.root.dir().unwrap(),
            Root::below(&std::env::temp_dir()),
        );
        let elsewhere = elsewhere.unwrap().dir().unwrap();
        let mut places = vec![&elsewhere];
        if bench.worker.tier().landlock > 0 {
            places.push(&sibling);
        }
        for place in places {
            let old = place.write("old", "as it was").unwrap();
            let path = place.path().to_str().unwrap();
            let ran = bench.run("write_outside", SHORT, &[path], &[]);
            assert_eq!(ran.end, End::Exited(0), "{:?} {ran:?}", bench.wish);
            assert_eq!(std::fs::read(old).unwrap(), b"as it was");
            assert_eq!(std::fs::read_dir(place.path()).unwrap().count(), 1);
        }
    }
}

#[test]
fn nobody_is_called() {
    if !have(&["gcc"]) {
        return;
    }
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    listener.set_nonblocking(true).unwrap();
    let port = listener.local_addr().unwrap().port().to_string();
    for mut bench in benches() {
        if !bench.worker.tier().network_denied() {
            continue;
        }
        let ran = bench.run("connect", SHORT, &[&port], &[]);
        assert_eq!(ran.end, End::Exited(0), "{:?} {ran:?}", bench.wish);
        assert!(listener.accept().is_err());
    }
}

#[test]
fn others_get_no_signals() {
    if !have(&["gcc"]) {
        return;
    }
    let own = std::process::id().to_string();
    for mut bench in benches() {
        if !bench.worker.tier().others_protected() {
            continue;
        }
        let ran = bench.run("signal_outside", SHORT, &[&own], &[]);
        assert_eq!(ran.end, End::Exited(0), "{:?} {ran:?}", bench.wish);
    }
}
