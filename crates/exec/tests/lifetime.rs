//! Who outlives whom: nothing outlives the worker, and a worker outlives its helper.

mod common;

use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use cassay_exec::{Canceller, End, ExecError, Job, Limits, Root, Settings, Wish, Worker};
use cassay_testkit::have;
use common::{BEST, LIMITS_ONLY, NO_NAMESPACES, alive_below, build, worker};
use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;

const LONG: Limits = Limits {
    wall: Duration::from_secs(25),
    processes: 50,
    ..Limits::PROGRAM
};

fn kill_now(pid: u32) {
    kill(Pid::from_raw(pid.cast_signed()), Signal::SIGKILL).unwrap();
}

/// Waits until it holds; a generous limit, as machines are busy.
fn soon(what: &str, mut holds: impl FnMut() -> bool) {
    let deadline = Instant::now() + Duration::from_secs(10);
    while !holds() {
        assert!(Instant::now() < deadline, "{what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn what_cannot_start_says_why() {
    let root = Root::new().unwrap();
    let mut worker = worker(&root, BEST);
    let dir = root.dir().unwrap();
    let text = dir.write("text", "no program").unwrap();
    let strange = [
        Job::compiler("/no/such/compiler", dir.path()),
        Job::compiler("no-such-compiler", dir.path()),
        Job::compiler(text, dir.path()),
        Job::compiler("/bin/true", dir.path().join("nowhere")),
    ];
    for job in strange {
        let ran = worker.run(&job).unwrap();
        let End::CannotStart(why) = &ran.end else {
            panic!("{ran:?}");
        };
        assert!(why.starts_with("cannot "), "{why}");
    }
    let fine = worker.run(&Job::compiler("true", dir.path())).unwrap();
    assert_eq!(fine.end, End::Exited(0));
}

#[test]
fn a_helper_that_dies_is_no_verdict_and_is_replaced() {
    if !have(&["gcc"]) {
        return;
    }
    for wish in [BEST, NO_NAMESPACES, LIMITS_ONLY] {
        let root = Root::new().unwrap();
        let mut worker = worker(&root, wish);
        let (program, dir) = build(&mut worker, &root, "hostile", "ignore_signals");
        let helper = worker.helper_pid().unwrap();
        let path = root.path().to_path_buf();
        let killer = std::thread::spawn(move || {
            soon("the job runs", || !alive_below(&path).is_empty());
            kill_now(helper);
        });
        let job = Job::program(program, dir.path()).limits(LONG);
        let died = worker.run(&job);
        killer.join().unwrap();
        assert!(matches!(died, Err(ExecError::HelperDied)), "{died:?}");
        soon("the job is gone", || alive_below(root.path()).is_empty());
        let next = worker.run(&Job::program("true", dir.path())).unwrap();
        assert_eq!(next.end, End::Exited(0));
        assert_ne!(worker.helper_pid(), Some(helper));
    }
}

#[test]
fn a_worker_may_move_between_threads() {
    if !have(&["gcc"]) {
        return;
    }
    let root = Root::new().unwrap();
    let made_elsewhere = {
        let root = root.clone();
        std::thread::spawn(move || worker(&root, BEST))
    };
    let mut worker = made_elsewhere.join().unwrap();
    let dir = root.dir().unwrap();
    for _ in 0..3 {
        let ran = worker.run(&Job::program("true", dir.path())).unwrap();
        assert_eq!(ran.end, End::Exited(0));
    }
}

#[test]
fn a_worker_takes_its_helper_along() {
    let root = Root::new().unwrap();
    let worker = worker(&root, BEST);
    let helper = worker.helper_pid().unwrap();
    assert!(Path::new(&format!("/proc/{helper}")).exists());
    drop(worker);
    assert!(!Path::new(&format!("/proc/{helper}")).exists());
}

/// Started by the test below, as a process of its own: runs a job that leaves sleepers in sessions
/// of their own, and one that never ends.
#[test]
#[ignore = "is the victim of another test"]
fn victim() {
    if !have(&["gcc"]) {
        return;
    }
    let wish = match std::env::var("CASSAY_VICTIM").as_deref() {
        Ok("best") => BEST,
        Ok("no namespaces") => NO_NAMESPACES,
        _ => return,
    };
    // A place with the parent's choice of name: the parent looks below it afterwards.
    let place = std::env::var_os("CASSAY_PLACE").unwrap();
    let root = Root::below(Path::new(&place)).unwrap();
    let mut worker = worker(&root, wish);
    let (program, dir) = build(&mut worker, &root, "hostile", "fork_bomb");
    let _ = worker.run(&Job::program(program, dir.path()).limits(Limits {
        processes: 250,
        ..LONG
    }));
}

fn kill_a_victim(name: &str, wish: Wish) {
    let place = Root::new().unwrap();
    let dir = place.dir().unwrap();
    let mut victim = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "victim", "--ignored"])
        .env("CASSAY_VICTIM", name)
        .env("CASSAY_PLACE", dir.path())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .process_group(0)
        .spawn()
        .unwrap();
    soon("the victim's job runs", || {
        alive_below(dir.path()).len() > 10
    });
    victim.kill().unwrap();
    victim.wait().unwrap();
    soon(&format!("{wish:?}: all are gone"), || {
        alive_below(dir.path()).is_empty()
    });
}

#[test]
fn nothing_outlives_a_killed_worker() {
    kill_a_victim("best", BEST);
    kill_a_victim("no namespaces", NO_NAMESPACES);
}

#[test]
fn a_job_is_stopped_from_another_thread() {
    if !have(&["gcc"]) {
        return;
    }
    for wish in [BEST, NO_NAMESPACES, LIMITS_ONLY] {
        let root = Root::new().unwrap();
        let stop = Canceller::new();
        let start = || {
            Worker::with(Settings {
                wish,
                helper: env!("CARGO_BIN_EXE_cassay-exec-helper").into(),
                stop: stop.clone(),
                ..Settings::new(&root)
            })
        };
        let mut workers: Vec<Worker> = (0..2).map(|_| start().unwrap()).collect();
        let (sleeper, dir) = build(&mut workers[0], &root, "hostile", "grandchildren");
        let script = format!("{}; exec sleep 25", sleeper.display());
        let job = Job::program("/bin/sh", dir.path())
            .args(["-c", &script])
            .limits(LONG);
        std::thread::scope(|scope| {
            let running: Vec<_> = workers
                .iter_mut()
                .map(|worker| scope.spawn(|| worker.run(&job)))
                .collect();
            soon("the sleepers are there", || {
                alive_below(root.path()).len() >= 6
            });
            stop.now();
            for one in running {
                let ran = one.join().unwrap();
                assert!(matches!(ran, Err(ExecError::Stopped)), "{ran:?}");
            }
        });
        soon("nothing is left", || alive_below(root.path()).is_empty());
        let ran = workers[0].run(&job);
        assert!(matches!(ran, Err(ExecError::Stopped)), "{ran:?}");
        let late = start().map(|_| "started");
        assert!(matches!(late, Err(ExecError::Stopped)), "{late:?}");
    }
}
