//! Compilers that misbehave: each gets the verdict it deserves, and the others are tested all the same.

use super::common::*;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Stdio;

/// A compiler that does this with programs under test, and compiles what it is tried with before.
fn then(place: &TestDir, name: &str, body: &str) -> String {
    let body = format!("case \"$*\" in *main.c*) ;; *) exec gcc -w \"$@\";; esac\n{body}");
    script(place, name, &body)
}

/// Compilers that misbehave, described in a file, beside one that does not.
fn misbehaving(place: &TestDir) -> String {
    let ice = "echo 'main.c:5:1: internal compiler error: in fold_convert, at fold-const.c:2390' >&2\nexit 4";
    let wrong = "for f; do case $f in *.c) sed 's/%llx/%llx?/' \"$f\" > \"w-$f\"; s=\"$s w-$f\";; *) s=\"$s $f\";; esac; done\nexec gcc -w $s";
    let scripts = [
        ("ice", then(place, "ice", ice)),
        ("wrong", script(place, "wrong", wrong)),
        ("hang", then(place, "hang", "while :; do :; done")),
        (
            "rejects",
            then(
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
    let place = TestDir::new("fakes");
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
        // Units of one program each, all of the first seed and so without extensions.
        "--batch",
        "off",
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
    // Who hangs is not asked hundreds of times.
    let id = found["hang"].1.to_string();
    let shown = text(&run(&["findings", "show", &id, "--store", &store]).stdout);
    assert!(
        shown.contains("reduction: not reduced: each question"),
        "{shown}"
    );
    let id = found["wrong"].1.to_string();
    let shown = text(&run(&["findings", "show", &id, "--store", &store]).stdout);
    assert!(
        shown.contains("int main(void)") && shown.contains("expected:"),
        "{shown}"
    );
    // Three programs, the smallest first; each can be looked at and repeated.
    let sizes: Vec<u64> = shown
        .lines()
        .filter_map(|line| line.split_once(" bytes  ")?.0.split_whitespace().last())
        .filter_map(|word| word.parse().ok())
        .collect();
    assert!(sizes.len() == 3 && sizes.is_sorted(), "{shown}");
    let third = ["rerun", &id, "--example", "3", "--store", &store];
    let rerun = cassay(&["findings"]).args(third).output().unwrap();
    assert_eq!(rerun.status.code(), Some(100), "{}", text(&rerun.stdout));
    let none = ["show", &id, "--example", "4", "--store", &store];
    let none = cassay(&["findings"]).args(none).output().unwrap();
    assert_eq!(none.status.code(), Some(125), "{}", text(&none.stdout));
    let styles = objects(&run(&["findings", "styles", "--json", "--store", &store]));
    let wrong = styles
        .iter()
        .filter_map(|s| s["outcomes"]["wrong-output"].as_u64());
    assert_eq!(wrong.sum::<u64>(), 3, "{styles:?}");

    let folder = place.path("exported");
    let export = export(&store, &id, &folder);
    assert!(export.status.success(), "{}", text(&export.stderr));
    let repro = repro(&Path::new(&folder).join("repro.sh"))
        .output()
        .unwrap();
    assert_eq!(repro.status.code(), Some(1), "{repro:?}");
    assert!(text(&repro.stdout).contains('?'), "{repro:?}");
}

/// A description of compilers: names, and programs that are called as `gcc` is.
fn described(place: &TestDir, compilers: &[(&str, &str)]) -> String {
    let mut config = "[hunt]\nfind = false\n".to_string();
    for (name, path) in compilers {
        config += &format!(
            "[[compiler]]\nname = \"{name}\"\ncommand = [\"{path}\", \"-w\", \"{{flags}}\", \"-o\", \"{{out}}\", \"{{sources}}\"]\nversion = \"echo 1.2.3\"\nlevels = [\"-O1\"]\n"
        );
    }
    let file = place.path("cassay.toml");
    fs::write(&file, config).unwrap();
    file
}

#[test]
fn compilers_that_write_without_end_run_into_limits() {
    if !have(&["gcc", "head", "tr"]) {
        return;
    }
    let place = TestDir::new("writers");
    let store = place.path("store");
    let file = then(
        &place,
        "file",
        "exec head -c 3000000000 /dev/zero > \"$PWD/large\"",
    );
    let noise = script(
        &place,
        "noise",
        "head -c 300000000 /dev/zero | tr '\\0' x >&2\nexec gcc \"$@\"",
    );
    let config = described(
        &place,
        &[("file", &file), ("noise", &noise), ("good", "gcc")],
    );
    let output = run(&[
        "hunt",
        "--json",
        "--programs",
        "2",
        "--size",
        "1500",
        "--jobs",
        "1",
        "--store",
        &store,
        "--config",
        &config,
    ]);
    let all = objects(&output);
    let summary = all.last().expect("no output");
    assert_eq!(output.status.code(), Some(0), "{summary}");
    assert_eq!(summary["compilers"]["file"]["resource"], 2, "{summary}");
    assert_eq!(summary["compilers"]["noise"]["ok"], 2, "{summary}");
    assert_eq!(summary["compilers"]["good"]["ok"], 2, "{summary}");
    assert_all_done(&store);
}

#[test]
fn a_compiler_that_disappears_is_missed_and_not_blamed() {
    if !have(&["gcc"]) {
        return;
    }
    let place = TestDir::new("vanishing");
    let store = place.path("store");
    let first = script(&place, "first", "exec gcc \"$@\"");
    let second = script(&place, "second", "exec gcc \"$@\"");
    let config = described(&place, &[("first", &first), ("second", &second)]);
    let told = place.path("told");
    let errors = place.path("errors");
    let mut hunt = cassay(&[
        "hunt", "--json", "--size", "1500", "--jobs", "2", "--store", &store, "--config", &config,
    ])
    .stdout(fs::File::create(&told).unwrap())
    .stderr(fs::File::create(&errors).unwrap())
    .spawn()
    .unwrap();
    let count = |compiler: &str, column: &str| {
        let last = objects_in(&told).into_iter().rev();
        let mut counts = last.filter_map(|o| o["compilers"][compiler][column].as_u64());
        counts.next().unwrap_or(0)
    };
    await_that("both are tested", || {
        count("first", "ok") > 0 && count("second", "ok") > 0
    });
    fs::remove_file(&first).unwrap();
    await_that("its absence is mentioned", || {
        said(&objects_in(&told), "first cannot be run any more")
    });
    let before = count("second", "ok");
    await_that("the other one is tested", || count("second", "ok") > before);
    // Without any compiler there is nothing to do, and no seed is to be wasted on that.
    fs::remove_file(&second).unwrap();
    assert_eq!(hunt.wait().unwrap().code(), Some(125));
    let error = fs::read_to_string(&errors).unwrap();
    assert!(error.contains("no compiler can be run any more"), "{error}");
    assert!(count("first", "skipped") > 0);
    for compiler in ["first", "second"] {
        for column in ["crash", "wrong", "hang", "rejects", "suspect", "resource"] {
            assert_eq!(count(compiler, column), 0, "{compiler} {column}");
        }
    }
    let list = run(&["findings", "--store", &store]);
    assert_eq!(list.status.code(), Some(0), "{}", text(&list.stdout));
    assert_clean(&store);

    // What was at hand is taken up again when they are back.
    script(&place, "first", "exec gcc \"$@\"");
    script(&place, "second", "exec gcc \"$@\"");
    for _ in 0..2 {
        let again = cassay(&[
            "hunt",
            "--json",
            "--size",
            "1500",
            "--jobs",
            "2",
            "--store",
            &store,
            "--config",
            &config,
            "--programs",
            "1",
        ])
        .stdout(Stdio::null())
        .status();
        assert_eq!(again.unwrap().code(), Some(0));
    }
    assert_all_done(&store);
}
