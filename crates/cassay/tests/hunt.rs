//! `cassay hunt` from outside: with real compilers, with compilers that misbehave on purpose, and
//! killed in the middle of things.

use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

/// A directory of the test's own, removed at its end.
struct Place(PathBuf);

impl Place {
    fn new(name: &str) -> Place {
        let dir = std::env::temp_dir().join(format!("cassay-test-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&dir);
        fs::create_dir_all(&dir).unwrap();
        Place(dir)
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_string()
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn cassay(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cassay"));
    command.args(args).stdin(Stdio::null());
    command
}

fn run(args: &[&str]) -> Output {
    cassay(args).output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn objects(output: &Output) -> Vec<Value> {
    let lines = text(&output.stdout);
    lines
        .lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|e| panic!("{e}: {line}")))
        .collect()
}

fn have(programs: &[&str]) -> bool {
    let missing: Vec<&&str> = programs
        .iter()
        .filter(|name| {
            let path = std::env::var_os("PATH").unwrap_or_default();
            !std::env::split_paths(&path).any(|dir| dir.join(name).is_file())
        })
        .collect();
    if !missing.is_empty() {
        eprintln!("left out: {missing:?} missing");
    }
    missing.is_empty()
}

fn assert_clean(store: &str) {
    let fsck = run(&["fsck", store]);
    assert!(fsck.status.success(), "{}", text(&fsck.stdout));
}

#[test]
fn real_compilers_are_tested_and_everything_adds_up() {
    if !have(&["gcc", "clang"]) {
        return;
    }
    let place = Place::new("real");
    let store = place.path("store");
    let junit = place.path("junit.xml");
    let sarif = place.path("findings.sarif");
    let args = [
        "hunt",
        "--json",
        "--programs",
        "6",
        "--size",
        "2000",
        "--jobs",
        "2",
        "--store",
        &store,
        "--cc",
        "gcc -O0",
        "--cc",
        "gcc -O2",
        "--cc",
        "clang -O1",
        "--junit",
        &junit,
        "--sarif",
        &sarif,
    ];
    let output = run(&args);
    let objects = objects(&output);
    let summary = objects.last().expect("no output");
    assert_eq!(summary["event"], "summary", "{}", text(&output.stderr));
    assert_eq!(summary["programs"], 6);
    assert_eq!(summary["suspect_oracle"], 0);
    assert!(summary["compilations"].as_u64() >= Some(18));
    assert!(summary["runs"].as_u64() >= Some(18));
    let share = summary["compiler_cpu_share"].as_f64().unwrap();
    assert!(share > 0.1 && share <= 1.0, "{share}");
    assert!(summary["seconds"].as_f64() > Some(0.0));
    // A true bug of a real compiler is possible, and is no failure of ours.
    let code = if summary["findings"] == 0 { 0 } else { 100 };
    assert_eq!(output.status.code(), Some(code));
    assert!(fs::read_to_string(&junit).unwrap().contains("<testsuites>"));
    let sarif: Value = serde_json::from_str(&fs::read_to_string(&sarif).unwrap()).unwrap();
    assert_eq!(sarif["version"], "2.1.0");
    assert_clean(&store);

    // Once more: the same campaign goes on with other seeds.
    let again = run(&args);
    let messages = text(&again.stdout);
    assert!(messages.contains("resuming campaign 1"), "{messages}");
    let fsck = text(&run(&["fsck", &store]).stdout);
    assert!(fsck.contains("12 seeds allocated = 12 done"), "{fsck}");
}

fn script(place: &Place, name: &str, body: &str) -> String {
    let path = place.path(name);
    fs::write(&path, format!("#!/bin/sh\n{body}\n")).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    path
}

/// Compilers that misbehave, described in a file, beside one that does not.
fn misbehaving(place: &Place) -> String {
    let ice = "echo 'main.c:5:1: internal compiler error: in fold_convert, at fold-const.c:2390' >&2\nexit 4";
    let wrong = "for f; do case $f in *.c) sed 's/%llx/%llx?/' \"$f\" > \"w-$f\"; s=\"$s w-$f\";; *) s=\"$s $f\";; esac; done\nexec gcc -w $s";
    let scripts = [
        ("ice", script(place, "ice", ice)),
        ("wrong", script(place, "wrong", wrong)),
        ("hang", script(place, "hang", "while :; do :; done")),
        (
            "rejects",
            script(
                place,
                "rejects",
                "echo 'main.c:3:7: error: too hard for me' >&2\nexit 1",
            ),
        ),
    ];
    let mut config = "[hunt]\nfind = false\n".to_string();
    for (name, path) in scripts {
        config += &format!(
            "[[compiler]]\nname = \"{name}\"\ncommand = [\"{path}\", \"{{flags}}\", \"-o\", \"{{out}}\", \"{{sources}}\"]\nversion = \"echo 1.2.3\"\nlevels = [\"\"]\n"
        );
    }
    config += "[[compiler]]\nname = \"good\"\nfamily = \"gcc\"\ncommand = \"gcc -w {flags} -o {out} {sources}\"\nlevels = [\"-O1\"]\n";
    let file = place.path("cassay.toml");
    fs::write(&file, config).unwrap();
    file
}

#[test]
fn compilers_that_misbehave_are_found_out() {
    if !have(&["gcc", "sed"]) {
        return;
    }
    let place = Place::new("fakes");
    let store = place.path("store");
    let config = misbehaving(&place);
    let output = run(&[
        "hunt",
        "--json",
        "--programs",
        "3",
        "--size",
        "1500",
        "--jobs",
        "2",
        "--store",
        &store,
        "--config",
        &config,
        "--compiler-limit",
        "1",
        "--set",
        "barrier=none",
    ]);
    let all = objects(&output);
    let summary = all.last().expect("no output");
    assert_eq!(output.status.code(), Some(100), "{summary}");
    assert_eq!(summary["suspect_oracle"], 0, "{summary}");
    assert_eq!(summary["compilers"]["good"]["ok"], 3, "{summary}");
    assert_clean(&store);

    let list = run(&["findings", "--store", &store, "list", "--json"]);
    let found: BTreeMap<String, (String, i64)> = objects(&list)
        .iter()
        .map(|finding| {
            assert_eq!(finding["occurrences"], 3, "{finding}");
            assert_eq!(finding["flaky"], false, "{finding}");
            (
                finding["compiler"].as_str().unwrap().to_string(),
                (
                    finding["kind"].as_str().unwrap().to_string(),
                    finding["id"].as_i64().unwrap(),
                ),
            )
        })
        .collect();
    let kinds: Vec<(&str, &str)> = found
        .iter()
        .map(|(compiler, (kind, _))| (compiler.as_str(), kind.as_str()))
        .collect();
    assert_eq!(
        kinds,
        [
            ("hang", "compiler-hang"),
            ("ice", "compiler-crash"),
            ("rejects", "rejects-valid"),
            ("wrong", "wrong-output"),
        ]
    );

    for name in ["ice", "rejects", "wrong"] {
        let id = found[name].1.to_string();
        let rerun = run(&["findings", "rerun", &id, "--store", &store]);
        assert_eq!(rerun.status.code(), Some(100), "{}", text(&rerun.stdout));
    }
    let id = found["wrong"].1.to_string();
    let shown = text(&run(&["findings", "show", &id, "--store", &store]).stdout);
    assert!(
        shown.contains("int main(void)") && shown.contains("expected:"),
        "{shown}"
    );
    let folder = place.path("exported");
    let export = run(&["findings", "export", &id, "-o", &folder, "--store", &store]);
    assert!(export.status.success(), "{}", text(&export.stderr));
    let repro = Command::new(Path::new(&folder).join("repro.sh"))
        .output()
        .unwrap();
    assert_eq!(repro.status.code(), Some(1), "{repro:?}");
    assert!(text(&repro.stdout).contains('?'), "{repro:?}");
}

#[test]
fn another_generator_s_programs_are_judged_by_meaning_or_by_vote() {
    if !have(&["gcc", "clang"]) {
        return;
    }
    let place = Place::new("foreign");
    let store = place.path("store");
    // Known by our semantics, undefined, and not supported, in turn.
    let body = r#"case $(( $1 % 3 )) in
0) echo 'int printf(const char *, ...); int main(void) { printf("%d\\n", 42); return 3; }' ;;
1) echo 'int main(void) { int z = 0; return 1 / z; }' ;;
2) echo '#include <locale.h>'; echo 'int main(void) { return setlocale(LC_ALL, "C") == 0; }' ;;
esac"#;
    let generator = script(&place, "generator", body);
    let wrong = script(
        &place,
        "wrong",
        "sed 's/return \\(.*\\);/return 1 + (\\1);/' main.c > changed.c\nexec gcc -w -o \"$2\" changed.c",
    );
    let config = place.path("cassay.toml");
    let command = format!("[\"{wrong}\", \"-o\", \"{{out}}\", \"{{sources}}\"]");
    let description = format!(
        "[hunt]\nfind = false\n[[compiler]]\nname = \"wrong\"\ncommand = {command}\nversion = \"echo 1.0\"\n"
    );
    fs::write(&config, description).unwrap();
    let foreign = format!("{generator} {{seed}}");
    let output = run(&[
        "hunt",
        "--json",
        "--programs",
        "6",
        "--jobs",
        "1",
        "--store",
        &store,
        "--cc",
        "gcc -O1",
        "--cc",
        "clang -O1",
        "--config",
        &config,
        "--foreign",
        &foreign,
    ]);
    let all = objects(&output);
    let summary = all.last().expect("no output");
    assert_eq!(summary["programs"], 4, "{summary}");
    assert_eq!(summary["unsupported"], 2, "{summary}");
    assert_eq!(summary["compilers"]["gcc"]["ok"], 4, "{summary}");
    assert_eq!(summary["compilers"]["clang"]["ok"], 4, "{summary}");
    assert_eq!(summary["compilers"]["wrong"]["wrong"], 4, "{summary}");
    assert_clean(&store);
}

/// Processes that work in a scratch directory of the process `pid`.
fn alive_in_scratch_of(pid: u32) -> Vec<String> {
    let mark = format!("-{pid}-");
    let ours = |path: &str| path.contains("cassay-scratch-") && path.contains(&mark);
    let mut alive = Vec::new();
    for entry in fs::read_dir("/proc").unwrap().flatten() {
        let cwd = fs::read_link(entry.path().join("cwd"));
        if cwd.is_ok_and(|cwd| ours(&cwd.to_string_lossy())) {
            alive.push(entry.path().display().to_string());
        }
    }
    alive
}

fn scratch_of(pid: u32) -> Vec<PathBuf> {
    let mut left = Vec::new();
    for place in [PathBuf::from("/dev/shm"), std::env::temp_dir()] {
        for entry in fs::read_dir(place).into_iter().flatten().flatten() {
            let name = entry.file_name().to_string_lossy().into_owned();
            if name.starts_with("cassay-scratch-") && name.contains(&format!("-{pid}-")) {
                left.push(entry.path());
            }
        }
    }
    left
}

#[test]
fn a_hunt_that_is_killed_loses_nothing_and_leaves_nothing() {
    if !have(&["gcc"]) {
        return;
    }
    let times: u64 = std::env::var("CASSAY_KILLS")
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(20);
    let place = Place::new("killed");
    let store = place.path("store");
    let args = [
        "hunt", "--json", "--size", "2000", "--jobs", "2", "--store", &store, "--cc", "gcc -O1",
    ];
    let mut pids = Vec::new();
    for turn in 0..times {
        let mut hunt = cassay(&args)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        // Spread over starting, working and committing.
        std::thread::sleep(Duration::from_millis(50 + turn * 7919 % 1700));
        hunt.kill().unwrap();
        hunt.wait().unwrap();
        pids.push(hunt.id());
        let deadline = Instant::now() + Duration::from_secs(10);
        while !alive_in_scratch_of(hunt.id()).is_empty() {
            assert!(
                Instant::now() < deadline,
                "{:?}",
                alive_in_scratch_of(hunt.id())
            );
            std::thread::sleep(Duration::from_millis(50));
        }
    }
    // Each of the two workers can have left one unit; every run finishes at least one of them.
    let mut last = args.to_vec();
    last.extend(["--programs", "1"]);
    for _ in 0..3 {
        let output = run(&last);
        let all = objects(&output);
        assert_eq!(all.last().expect("no output")["event"], "summary");
    }
    assert_clean(&store);
    let fsck = text(&run(&["fsck", &store]).stdout);
    assert!(fsck.contains("+ 0 leased + 0 waiting + 0 failed"), "{fsck}");
    eprintln!("{fsck}");
    for pid in pids {
        assert!(scratch_of(pid).is_empty(), "{:?}", scratch_of(pid));
    }
}

#[test]
fn an_interrupt_drains_and_a_second_one_cuts() {
    if !have(&["gcc", "kill"]) {
        return;
    }
    let place = Place::new("interrupts");
    let store = place.path("store");
    let start = |size: &str| {
        let mut hunt = cassay(&[
            "hunt", "--json", "--jobs", "1", "--store", &store, "--cc", "gcc -O1", "--size", size,
        ])
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
        std::thread::sleep(Duration::from_millis(2500));
        assert!(hunt.try_wait().unwrap().is_none(), "ended by itself");
        hunt
    };
    let interrupt = |pid: u32| {
        let sent = Command::new("kill")
            .args(["-INT", &pid.to_string()])
            .status();
        assert!(sent.unwrap().success());
    };
    let mut hunt = start("2000");
    interrupt(hunt.id());
    assert_eq!(hunt.wait().unwrap().code(), Some(0));
    assert!(scratch_of(hunt.id()).is_empty());

    let mut hunt = start("3000");
    interrupt(hunt.id());
    interrupt(hunt.id());
    std::thread::sleep(Duration::from_millis(300));
    let code = hunt.wait().unwrap().code();
    // It may have been done draining before it heard the second one.
    assert!(matches!(code, Some(0 | 130)), "{code:?}");
    assert!(scratch_of(hunt.id()).is_empty());
    assert_clean(&store);
}

#[test]
fn mistakes_are_named() {
    let cases: [(&[&str], &str); 5] = [
        (
            &["hunt", "--cc", "no-such-compiler-here"],
            "no-such-compiler-here",
        ),
        (&["hunt", "--style", "baroque"], "baroque"),
        (&["hunt", "--foreign", "csmith"], "{seed}"),
        (&["hunt", "--set", "no.such=1"], "no.such"),
        (&["findings", "--store", "no/such/store"], "no/such/store"),
    ];
    for (args, mention) in cases {
        let output = run(args);
        assert_eq!(output.status.code(), Some(125), "{args:?}");
        let error = text(&output.stderr);
        assert!(error.contains(mention), "{args:?}: {error}");
    }
}
