//! Hostile programs at the hunt's level: another generator that emits fork bombs, memory hogs and the like.
//!
//! Each program is bounded in count and time by itself, so that a containment that fails harms nothing.
//! That it held is seen from outside: nobody calls the listener, nobody signals the victim, no file
//! appears, nothing is alive afterwards. And whatever the programs do, no compiler is blamed for it.

use super::common::*;
use std::fs;
use std::net::TcpListener;
use std::process::{Child, Command, Stdio};

/// What a program does comes to one of these, whichever compiler compiled it.
#[derive(Clone, Copy, PartialEq)]
enum Comes {
    /// It is refused what it wants, or gets it and does not use it, says so, and ends: as good a program as any.
    Ok,
    /// It is ended for what it used.
    Resource,
    /// Refused, or where that is not possible counted and ended.
    Either,
    /// Compilers agree on a crash or a hang, and nobody knows what would be right.
    Skipped,
}

const PROGRAMS: [(&str, Comes); 11] = [
    ("fork_bomb", Comes::Either),
    ("sleeping_child", Comes::Either),
    ("memory_hog", Comes::Ok),
    ("endless_output", Comes::Resource),
    ("write_outside", Comes::Ok),
    ("huge_file", Comes::Resource),
    ("signal_others", Comes::Ok),
    ("signal_itself", Comes::Skipped),
    ("kill_group", Comes::Resource),
    ("connect", Comes::Ok),
    ("close_streams", Comes::Ok),
];

/// Takes a while to be seen through, so that few will do.
const SLOW: (&str, Comes) = ("stop", Comes::Skipped);
const SLOW_EVERY: u64 = 50;

fn program(seed: u64) -> (&'static str, Comes) {
    if seed % SLOW_EVERY == SLOW_EVERY - 1 {
        SLOW
    } else {
        PROGRAMS[(seed % PROGRAMS.len() as u64) as usize]
    }
}

/// A process that notes when it is signalled.
struct Victim(Child);

impl Drop for Victim {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn hostile_programs_are_contained_and_nobody_is_blamed() {
    if !have(&["gcc", "tcc"]) {
        return;
    }
    let doctor = text(&run(&["doctor"]).stdout);
    let count = size("CASSAY_HOSTILE", 60);
    let place = TestDir::new("hostile");
    let store = place.path("store");
    let target = place.path("target");
    fs::create_dir(&target).unwrap();
    fs::write(format!("{target}/old"), "as it was").unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    listener.set_nonblocking(true).unwrap();
    let hit = place.path("hit");
    let ready = place.path("ready");
    let victim = Command::new("sh")
        .args([
            "-c",
            "trap 'echo hit >> \"$1\"' USR1; echo > \"$2\"; while sleep 0.2; do :; done",
        ])
        .args(["victim", &hit, &ready])
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    let victim = Victim(victim);
    await_that("the victim listens", || fs::exists(&ready).unwrap());

    let sources = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/hunt/hostile");
    let mut body = format!(
        "echo \"#define SEED $1\"\necho '#define PORT {}'\necho '#define VICTIM {}'\necho '#define TARGET \"{target}\"'\n",
        listener.local_addr().unwrap().port(),
        victim.0.id(),
    );
    body += &format!(
        "if [ $(( $1 % {SLOW_EVERY} )) = {} ]; then exec cat {sources}/{}.c; fi\ncase $(( $1 % {} )) in\n",
        SLOW_EVERY - 1,
        SLOW.0,
        PROGRAMS.len()
    );
    for (at, (name, _)) in PROGRAMS.iter().enumerate() {
        body += &format!("{at}) cat {sources}/{name}.c ;;\n");
    }
    let generator = script(&place, "generator", &(body + "esac"));
    let hunt = cassay(&[
        "hunt",
        "--json",
        "--programs",
        &count.to_string(),
        "--jobs",
        "2",
        "--store",
        &store,
        "--cc",
        "gcc -O1",
        "--cc",
        "tcc",
        "--program-limit",
        "1",
        // As many programs as seeds.
        "--mutate",
        "off",
        "--foreign",
        &format!("{generator} {{seed}}"),
    ])
    .stdout(Stdio::piped())
    .spawn()
    .unwrap();
    let pid = hunt.id();
    let output = hunt.wait_with_output().unwrap();

    let all = objects(&output);
    let summary = all.last().expect("no output");
    assert_eq!(summary["programs"], count, "{summary}");
    assert_eq!(summary["findings"], 0, "{summary}");
    assert_eq!(summary["suspect_oracle"], 0, "{summary}");
    assert_eq!(output.status.code(), Some(0), "{summary}");
    let expected = |comes: Comes| (0..count).filter(|seed| program(*seed).1 == comes).count();
    let either = expected(Comes::Either);
    for compiler in ["gcc", "tcc"] {
        let row = &summary["compilers"][compiler];
        let column = |name: &str| row[name].as_u64().unwrap() as usize;
        for (name, comes) in [("ok", Comes::Ok), ("resource", Comes::Resource)] {
            let least = expected(comes);
            let seen = column(name);
            assert!(
                (least..=least + either).contains(&seen),
                "{name}: {summary}\n{doctor}"
            );
        }
        assert_eq!(column("skipped"), expected(Comes::Skipped), "{summary}");
        for name in ["crash", "wrong", "hang", "rejects", "suspect"] {
            assert_eq!(column(name), 0, "{name}: {summary}");
        }
    }
    assert_all_done(&store);

    assert!(listener.accept().is_err(), "somebody called");
    assert!(!fs::exists(&hit).unwrap(), "somebody was signalled");
    assert_eq!(fs::read_dir(&target).unwrap().count(), 1);
    assert_eq!(fs::read(format!("{target}/old")).unwrap(), b"as it was");
    assert!(left_alive_by(pid).is_empty(), "{:?}", left_alive_by(pid));
    assert!(scratch_of(pid).is_empty());
    eprintln!("{count} hostile programs: {}", summary["compilers"]);
}
