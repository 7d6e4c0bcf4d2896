//! Hunts of compilers for other targets than this machine, under an emulator.

use super::common::*;
use std::fs;

const CROSS: &[&str] = &["s390x-linux-gnu-gcc", "qemu-s390x-static"];

fn summary(output: &std::process::Output) -> serde_json::Value {
    let all = objects(output);
    let summary = all.iter().rev().find(|one| one["event"] == "summary");
    summary.expect("no summary").clone()
}

/// What compiles for the target is found by its name, gets programs of its own, and goes right with them and with their
/// variants.
#[test]
fn compilers_of_a_target_are_found_and_go_right() {
    if !have(CROSS) {
        return;
    }
    let place = TestDir::new("target-found");
    let store = place.path("store");
    let output = run(&[
        "hunt",
        "--json",
        "--target",
        "s390x-linux",
        "--programs",
        "10",
        "--size",
        "2500",
        "--mutate",
        "2",
        "--mutate-share",
        "40",
        "--jobs",
        "2",
        "--seed",
        "1",
        "--store",
        &store,
    ]);
    let said = text(&output.stdout) + &text(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{said}");
    let summary = summary(&output);
    let of = &summary["compilers"]["s390x-linux-gnu-gcc"];
    assert!(of["ok"].as_u64() >= Some(20), "{summary}");
    assert_eq!(summary["findings"], 0, "{summary}");
    assert_eq!(summary["suspect_oracle"], 0, "{summary}");
    assert_clean(&store);
}

/// A description of a compiler that takes `^` for `|` where it optimises.
fn wrong(place: &TestDir) -> String {
    let compiler = script(
        place,
        "cross.sh",
        "case \" $* \" in *' -O2 '*) ;; *) exec s390x-linux-gnu-gcc -static \"$@\";; esac\n\
         mkdir -p changed\n\
         for arg do\n\
           case $arg in\n\
             *.c) sed 's/ ^ / | /' \"$arg\" > \"changed/${arg##*/}\"; arg=changed/${arg##*/};;\n\
           esac\n\
           set -- \"$@\" \"$arg\"; shift\n\
         done\n\
         exec s390x-linux-gnu-gcc -static \"$@\"",
    );
    let config = place.path("cassay.toml");
    let described = format!(
        "[hunt]\nfind = false\ntarget = \"s390x-linux\"\n[[compiler]]\nname = \"cross\"\nfamily = \"gcc\"\n\
         command = [\"{compiler}\", \"{{flags}}\", \"-o\", \"{{out}}\", \"{{sources}}\"]\n\
         target = \"s390x-linux\"\nrunner = [\"qemu-s390x-static\"]\nlevels = [\"-O0\", \"-O2\"]\n"
    );
    fs::write(&config, described).unwrap();
    config
}

/// A bug on a big-endian machine is found, reduced by the meaning that programs have there, and reported by compilers for
/// it only.
#[test]
fn a_bug_of_another_target() {
    if !have(CROSS) || !have(&["sed"]) {
        return;
    }
    let place = TestDir::new("target-bug");
    let config = wrong(&place);
    let store = place.path("store");
    let output = run(&[
        "hunt",
        "--json",
        "--config",
        &config,
        "--programs",
        "3",
        "--size",
        "1500",
        "--style",
        "scalar",
        "--set",
        "op.xor=60,barrier=none",
        "--batch",
        "off",
        "--mutate",
        "off",
        "--blame",
        "off",
        "--seed",
        "1",
        "--jobs",
        "2",
        "--store",
        &store,
    ]);
    let said = text(&output.stdout) + &text(&output.stderr);
    assert_eq!(output.status.code(), Some(100), "{said}");
    let shown = text(&run(&["findings", "show", "1", "--store", &store]).stdout);
    assert!(shown.contains("target=s390x-linux"), "{shown}");
    assert!(shown.contains("qemu-s390x-static ./program"), "{shown}");
    assert!(shown.contains("reduced:") && shown.contains('^'), "{shown}");
    let report = run(&["findings", "report", "1", "--store", &store]);
    let report = text(&report.stdout);
    assert!(report.contains("s390x-linux-gnu-gcc"), "{report}");
    // What compiles for this machine has nothing to say.
    assert!(
        !report.contains("| gcc-") && !report.contains("| tcc"),
        "{report}"
    );
    let folder = place.path("export");
    assert!(export(&store, "1", &folder).status.success());
    let repro_sh = place.dir().join("export/repro.sh");
    let right = script(
        &place,
        "right.sh",
        "exec s390x-linux-gnu-gcc -static \"$@\"",
    );
    for (other, expect) in [(None, 1), (Some(&right), 0)] {
        let ran = repro(&repro_sh).args(other).output().unwrap();
        let said = text(&ran.stdout) + &text(&ran.stderr);
        assert_eq!(ran.status.code(), Some(expect), "{other:?}: {said}");
    }
}

/// Who asks for what cannot be done is told what can.
#[test]
fn targets_that_cannot_be_hunted() {
    let place = TestDir::new("target-refused");
    let store = place.path("store");
    let refused = |args: &[&str]| {
        let output = run(&[&["hunt", "--store", &store][..], args].concat());
        assert_eq!(output.status.code(), Some(125));
        text(&output.stderr)
    };
    let said = refused(&["--target", "s390-linux"]);
    assert!(said.contains("did you mean `s390x-linux`?"), "{said}");
    let own = place.path("own.toml");
    fs::write(&own, "name = \"own\"\nbase = \"avr\"\n").unwrap();
    let said = refused(&["--target", &own]);
    assert!(said.contains("cassay gen --target"), "{said}");
    if !have(&["s390x-linux-gnu-gcc"]) {
        return;
    }
    let said = refused(&["--cc", "s390x-linux-gnu-gcc"]);
    assert!(said.contains("--target s390x-linux"), "{said}");
}

/// What programs of other people's are for, their names do not say: the campaign does.
#[test]
fn seeds_for_another_target() {
    if !have(CROSS) || !have(&["sed"]) {
        return;
    }
    let place = TestDir::new("target-seeds");
    let config = wrong(&place);
    let seeds = place.path("seeds");
    fs::create_dir(&seeds).unwrap();
    let text = "#include <stdio.h>\nstatic volatile int a = 5, b = 1;\nint main(void)\n{\n    printf(\"%d\\n\", a ^ b);\n    return 0;\n}\n";
    fs::write(format!("{seeds}/one.c"), text).unwrap();
    let store = place.path("store");
    let output = run(&[
        "hunt",
        "--json",
        "--config",
        &config,
        "--seeds",
        &seeds,
        "--programs",
        "2",
        "--mutate",
        "1",
        "--reduce",
        "off",
        "--blame",
        "off",
        "--batch",
        "off",
        "--jobs",
        "1",
        "--store",
        &store,
    ]);
    let said = text_of(&output);
    assert_eq!(output.status.code(), Some(100), "{said}");
    let rechecked = run(&["findings", "recheck", "1", "--store", &store]);
    let said = text_of(&rechecked);
    assert!(said.contains("s390x-linux-gnu-gcc"), "{said}");
    assert!(!said.contains("gcc-12 "), "{said}");
}

fn text_of(output: &std::process::Output) -> String {
    text(&output.stdout) + &text(&output.stderr)
}
