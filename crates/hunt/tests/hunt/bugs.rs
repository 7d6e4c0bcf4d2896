//! One bug, one finding: compilers with planted bugs, which are changes of the text that they compile.

use super::common::*;
use serde_json::Value;
use std::fs;

/// A compiler that changes its text by sed's command before it compiles it.
fn planted(place: &TestDir, name: &str, change: &str) -> String {
    let compiler = if have(&["tcc"]) { "tcc" } else { "gcc" };
    let body = format!(
        "out=a.out flags= units=\n\
         while [ $# -gt 0 ]; do\n\
         case $1 in\n\
         -o) out=$2; shift ;;\n\
         *.c) sed '{change}' \"$1\" > \"$1.changed.c\"; units=\"$units $1.changed.c\" ;;\n\
         *) flags=\"$flags $1\" ;;\n\
         esac\n\
         shift\n\
         done\n\
         exec {compiler} -w $flags -o \"$out\" $units"
    );
    script(place, name, &body)
}

/// Remainders are quotients; shifts are sums.
const REST: &str = "s| % | / |g";
const SHIFT: &str = "s/ << / + /g";

/// A generator whose programs have a remainder or a shift, in turn, and much else.
fn generator(place: &TestDir) -> String {
    let body = "case $(($1 % 2)) in\n\
                0) what='a % b' ;;\n\
                *) what='a << b' ;;\n\
                esac\n\
                cat <<END\n\
                int printf(const char *, ...);\n\
                int a = $(($1 + 17)), b = 3;\n\
                int f(int x) { for (int i = 0; i < 4; i++) x = x * 5 - i; return x; }\n\
                int main(void) { int c = f(a) & 255; if (c > $1) a = a + 2; \
                printf(\"%d\\\\n\", ($what) + c); return 0; }\n\
                END";
    format!("{} {{seed}}", script(place, "generator.sh", body))
}

fn hunt(store: &str, compiler: &str, more: &[&str]) -> Value {
    let mut args = vec![
        "hunt", "--json", "--batch", "off", "--mutate", "off", "--jobs", "2", "--store", store,
        "--cc", compiler,
    ];
    args.extend(more);
    let output = run(&args);
    let all = objects(&output);
    let summary = all
        .last()
        .unwrap_or_else(|| panic!("{}", text(&output.stderr)));
    assert_clean(store);
    summary.clone()
}

fn bugs(store: &str, more: &[&str]) -> Vec<Value> {
    let mut args = vec!["findings", "--json", "--store", store];
    args.extend(more);
    objects(&run(&args))
}

fn findings(store: &str, args: &[&str]) -> String {
    let output = cassay(&["findings", "--store", store])
        .args(args)
        .output()
        .unwrap();
    assert_eq!(
        output.status.code(),
        Some(0),
        "{args:?}: {}",
        text(&output.stderr)
    );
    text(&output.stdout)
}

#[test]
fn two_bugs_of_a_compiler_are_two_findings() {
    if !have(&["gcc", "sed"]) {
        return;
    }
    let place = TestDir::new("two-bugs");
    let store = place.path("store");
    let both = planted(&place, "both.sh", &format!("{REST}; {SHIFT}"));
    let generator = generator(&place);
    let more = ["--programs", "12", "--foreign", &generator];
    let summary = hunt(&store, &both, &more);
    assert!(
        summary["examining"]["examined"].as_u64() > Some(2),
        "{summary}"
    );
    assert_eq!(summary["examining"]["waiting"], 0, "{summary}");
    let found = bugs(&store, &[]);
    // Each is one of the two, and both were found.
    let one = |change: &str| {
        let alone = planted(&place, "one.sh", change);
        let fails = found.iter().filter(|bug| {
            let id = bug["id"].to_string();
            let folder = place.path(&format!("of-{id}"));
            let _ = fs::remove_dir_all(&folder);
            findings(&store, &["export", &id, "-o", &folder]);
            let repro = std::path::Path::new(&folder).join("repro.sh");
            let ran = repro_with(&repro, &alone);
            ran == Some(1)
        });
        fails.count()
    };
    let (rests, shifts) = (one(REST), one(SHIFT));
    assert!(rests > 0 && shifts > 0, "{rests} and {shifts}: {found:?}");
    assert_eq!(rests + shifts, found.len(), "{found:?}");
    assert_eq!(found.len(), 2, "{found:?}");
}

/// A program that another compiler refuses is no result, whatever the semantics says: here one that refuses remainders where
/// there is no loop.
#[test]
fn reduced_programs_go_right_elsewhere() {
    if !have(&["gcc", "sed", "grep"]) {
        return;
    }
    let place = TestDir::new("witness");
    let store = place.path("store");
    let rest = planted(&place, "rest.sh", REST);
    let body = "for word in \"$@\"; do case $word in\n\
                *.c) if grep -q ' % ' \"$word\" && ! grep -q 'for (' \"$word\"; then\n\
                echo \"$word:1:1: error: no loop\" >&2; exit 1; fi ;;\n\
                esac; done\n\
                exec gcc \"$@\"";
    let wary = script(&place, "gcc-wary", body);
    let generator = generator(&place);
    let reduced = |more: &[&str], store: &str| {
        let mut all = vec!["--programs", "2", "--levels", "1", "--reduce", "20s"];
        all.extend(["--foreign", &generator]);
        all.extend(more);
        hunt(store, &rest, &all);
        let found = bugs(store, &[]);
        assert_eq!(found.len(), 1, "{found:?}");
        let folder = format!("{store}-export");
        findings(store, &["export", "1", "-o", &folder]);
        fs::read_to_string(std::path::Path::new(&folder).join("main.c")).unwrap()
    };
    assert!(!reduced(&[], &store).contains("for ("));
    let held = reduced(&["--cc", &wary], &place.path("held"));
    assert!(held.contains("for (") && held.contains(" % "), "{held}");
    let shown = findings(&place.path("held"), &["show", "1"]);
    assert!(shown.contains("disagrees with Cassay"), "{shown}");
}

fn repro_with(script: &std::path::Path, compiler: &str) -> Option<i32> {
    repro(script).arg(compiler).output().unwrap().status.code()
}

/// A clang that goes wrong once one pass has run on `main`: one pass for remainders, another for the rest.
const CLANG: &str = r#"k=-1; given=
for a; do shift; case $a in -opt-bisect-limit=*) k=${a#*=}; given=1;; -mllvm) ;; *) set -- "$@" "$a";; esac; done
case "$*" in *--version*|*-dumpmachine*|*-###*) exec clang "$@";; esac
pass=SimplifyCFGPass
for a; do case $a in *.c) grep -q ' % ' $a && pass=InstCombinePass; grep -q BUG $a || exec clang "$@";; esac; done
list=$(clang "$@" -mllvm -opt-bisect-limit=-1 2>&1 >/dev/null)
at=$(echo "$list" | sed -n "s/^BISECT: running pass (\\([0-9]*\\)) $pass on main\$/\\1/p" | sed -n 1p)
bug=0
if [ -n "$at" ] && { [ $k -lt 0 ] || [ $k -ge $at ]; }; then bug=1; fi
if [ -n "$given" ]; then set -- "$@" -mllvm -opt-bisect-limit=$k; fi
exec clang "$@" -DBUG=$bug"#;

#[test]
fn passes_tell_bugs_apart() {
    if !have(&["clang", "sed", "grep"]) {
        return;
    }
    let place = TestDir::new("passes");
    let store = place.path("store");
    script(&place, "clang-planted", CLANG);
    let compiler = format!("{} -O1", place.path("clang-planted"));
    let body = "what='a % b'; [ $(($1 % 2)) = 0 ] || what='a + b'\n\
                cat <<END\n\
                #ifndef BUG\n#define BUG 0\n#endif\n\
                int printf(const char *, ...);\n\
                volatile int bug = BUG;\n\
                int a = $(($1 + 17)), b = 3;\n\
                int main(void) { for (int i = 0; i < 9; i++) a += i ^ b; \
                printf(\"%d\\\\n\", ($what) + bug); return 0; }\n\
                END";
    let generator = format!("{} {{seed}}", script(&place, "generator.sh", body));
    let more = [
        "--programs",
        "6",
        "--foreign",
        &generator,
        "--reduce",
        "off",
    ];
    let summary = hunt(&store, &compiler, &more);
    assert_eq!(summary["examining"]["examined"], 6, "{summary}");
    assert_eq!(summary["examining"]["apart"], 1, "{summary}");
    let found = bugs(&store, &[]);
    let mut passes: Vec<&str> = found
        .iter()
        .filter_map(|bug| bug["pass"].as_str())
        .collect();
    passes.sort();
    assert_eq!(passes, ["InstCombinePass", "SimplifyCFGPass"], "{found:?}");
    for bug in &found {
        assert_eq!(
            (&bug["occurrences"], &bug["examined"]),
            (&3.into(), &3.into()),
            "{bug}"
        );
    }
    assert_eq!(bugs(&store, &["--pass", "InstCombine"]).len(), 1);
    let shown = findings(&store, &["show", &found[0]["id"].to_string()]);
    assert!(shown.contains("-opt-bisect-limit="), "{shown}");
}

#[test]
fn other_settings_do_not_make_an_old_bug_new() {
    if !have(&["gcc", "sed"]) {
        return;
    }
    let place = TestDir::new("old-bug");
    let store = place.path("store");
    let rest = planted(&place, "rest.sh", REST);
    let more = |size| {
        [
            "--programs",
            "12",
            "--reduce",
            "off",
            "--style",
            "arith",
            "--size",
            size,
        ]
    };
    let summary = hunt(&store, &rest, &more("1500"));
    assert_eq!(summary["new_findings"], 1, "{summary}");
    let summary = hunt(&store, &rest, &more("1600"));
    assert!(summary["findings"].as_u64() >= Some(1), "{summary}");
    assert_eq!(summary["new_findings"], 0, "{summary}");
    let found = bugs(&store, &[]);
    assert_eq!(found.len(), 1, "{found:?}");
    assert_eq!(found[0]["parts"], serde_json::json!([2]), "{found:?}");
    assert_eq!(bugs(&store, &["--campaign", "2"]).len(), 1);
    assert_eq!(bugs(&store, &["--status", "known"]).len(), 0);

    // What people say about it.
    findings(&store, &["split", "2"]);
    assert_eq!(bugs(&store, &[]).len(), 2);
    findings(&store, &["merge", "2", "1"]);
    assert_eq!(bugs(&store, &[])[0]["id"], 2);
    findings(&store, &["undo", "1"]);
    findings(&store, &["undo", "2"]);
    assert_eq!(bugs(&store, &[]), found);
    findings(
        &store,
        &[
            "status",
            "1",
            "reported",
            "--link",
            "https://bugs/1",
            "--note",
            "sent",
        ],
    );
    let bug = &bugs(&store, &["--status", "reported"])[0];
    assert_eq!(bug["link"], "https://bugs/1");
    let shown = findings(&store, &["show", "1"]);
    assert!(shown.contains("new to reported: sent"), "{shown}");
    let example = findings(&store, &["split", "1", "--example", "2"]);
    assert!(example.contains("finding 3 stands for itself"), "{example}");
    findings(&store, &["undo", "3"]);
    assert_eq!(bugs(&store, &[]).len(), 1);
    assert_clean(&store);

    // Another store gets to know it.
    let other = place.path("other");
    hunt(&other, &rest, &more("1700"));
    let before = bugs(&other, &[]).len();
    let said = findings(&other, &["import", &store]);
    assert!(said.contains("0 bugs of them are new here"), "{said}");
    assert_eq!(bugs(&other, &[]).len(), before);
    let again = findings(&other, &["import", &store]);
    assert!(again.contains("0 findings imported"), "{again}");
    assert_clean(&other);

    // The bug is gone, and comes back.
    let again = |change: &str, code: i32| {
        planted(&place, "rest.sh", change);
        let output = run(&["findings", "recheck", "1", "--cc", &rest, "--store", &store]);
        assert_eq!(output.status.code(), Some(code), "{}", text(&output.stderr));
        text(&output.stdout)
    };
    assert!(again("", 0).contains("finding 1 is fixed"));
    assert_eq!(bugs(&store, &["--status", "fixed"]).len(), 1);
    assert!(again(REST, 100).contains("finding 1 is new: back again"));
}

/// A finding that looks like an old one is taken for it, until somebody has looked into it: then it is another bug, and counts
/// as new.
#[test]
fn what_looks_like_an_old_bug_and_is_another_is_new() {
    if !have(&["gcc", "sed"]) {
        return;
    }
    let place = TestDir::new("after-all");
    let store = place.path("store");
    let generator = generator(&place);
    // It looks the same from outside.
    let planted = |change: &str| planted(&place, "same.sh", &format!("{change:<12}"));
    let compiler = planted(REST);
    let more = ["--programs", "12", "--foreign", &generator];
    let summary = hunt(&store, &compiler, &more);
    assert_eq!(summary["new_findings"], 1, "{summary}");
    planted(SHIFT);
    let other = place.path("other.sh");
    fs::copy(place.path("generator.sh"), &other).unwrap();
    let other = format!("{other} {{seed}}");
    let more = ["--programs", "12", "--foreign", &other];
    let summary = hunt(&store, &compiler, &more);
    assert_eq!(summary["new_findings"], 1, "{summary}");
    assert_eq!(bugs(&store, &[]).len(), 2);
    let shown = findings(&store, &["show", "2"]);
    let taken = shown.find("finding 2 is the same bug as finding 1 (it looks the same), by itself");
    let apart =
        shown.find("finding 2 is another bug than finding 1 (it is another bug), by itself");
    assert!(taken.is_some() && taken < apart, "{shown}");
}

#[test]
fn known_bugs_are_not_new() {
    if !have(&["gcc", "grep"]) {
        return;
    }
    let place = TestDir::new("known-bug");
    let store = place.path("store");
    let crash = cassay_testkit::corpus::shared("reduce").join("mock/crash.sh");
    let crash = crash.to_string_lossy();
    let known = place.path("known.toml");
    let bug =
        "[[bug]]\nname = \"PR 1\"\nkind = \"compiler crash\"\nmessage = \"expand_remainder\"\n";
    fs::write(&known, bug).unwrap();
    let more = [
        "--programs",
        "8",
        "--known",
        &known,
        "--style",
        "whole",
        "--size",
        "2500",
    ];
    let summary = hunt(&store, &crash, &more);
    assert_eq!(summary["findings"], 1, "{summary}");
    assert_eq!(summary["new_findings"], 0, "{summary}");
    assert_eq!(summary["reducing"]["reduced"], 0, "{summary}");
    let found = bugs(&store, &["--status", "known"]);
    assert_eq!(found.len(), 1, "{found:?}");
    let shown = findings(&store, &["show", "1"]);
    assert!(shown.contains("new to known: PR 1, by itself"), "{shown}");
    // What one store knows, another hunt can be told.
    fs::write(&known, findings(&store, &["known"])).unwrap();
    let other = place.path("other");
    let summary = hunt(&other, &crash, &more);
    assert_eq!(
        (&summary["findings"], &summary["new_findings"]),
        (&1.into(), &0.into())
    );
    fs::write(&known, "[[bug]]\nname = \"all\"\n").unwrap();
    let output = run(&["hunt", "--known", &known, "--store", &store, "--cc", &crash]);
    assert_eq!(output.status.code(), Some(125));
    let said = text(&output.stderr);
    assert!(said.contains("would be every bug"), "{said}");
}

/// Whoever reduces a finding again gets the program that stands for it, and a smaller one is never lost.
#[test]
fn reducing_again_loses_nothing() {
    if !have(&["gcc", "sed"]) {
        return;
    }
    let place = TestDir::new("reduced-again");
    let store = place.path("store");
    let both = planted(&place, "both.sh", &format!("{REST}; {SHIFT}"));
    let generator = generator(&place);
    hunt(&store, &both, &["--programs", "8", "--foreign", &generator]);
    let before = bugs(&store, &[]);
    assert_eq!(before.len(), 2, "{before:?}");
    for bug in &before {
        let id = bug["id"].to_string();
        // One line, one story: words or constructs, and nothing that a program printed.
        let line = text(&run(&["findings", "--store", &store]).stdout);
        assert!(!line.contains("prints \""), "{line}");
        let shown = || -> Value {
            let args = ["findings", "show", &id, "--json", "--store", &store];
            objects(&run(&args)).remove(0)
        };
        let one = shown();
        assert_eq!(one["case"], one["reduced"]["case"], "{one}");
        let out = place.path(&format!("again-{id}.c"));
        let again = run(&["reduce", &id, "--store", &store, "-o", &out]);
        assert_eq!(again.status.code(), Some(0), "{}", text(&again.stderr));
        let two = shown();
        let tokens = |whole: &Value| whole["reduced"]["tokens"].as_u64();
        assert!(tokens(&two) <= tokens(&one), "{one}\n{two}");
        assert_eq!(
            one["triage"]["shape"], two["triage"]["shape"],
            "{one}\n{two}"
        );
        // A script that is content with anything does not take its place either.
        let test = script(&place, "any.sh", "exit 0");
        let out = place.path(&format!("any-{id}.c"));
        let any = run(&[
            "reduce", &id, "--store", &store, "-o", &out, "--test", &test,
        ]);
        assert_eq!(any.status.code(), Some(0), "{}", text(&any.stderr));
        let said = text(&any.stderr);
        assert!(said.contains("keeps its"), "{said}");
        assert_eq!(shown()["reduced"]["files"], two["reduced"]["files"]);
    }
    assert_clean(&store);
}

/// A clang that takes `^` for `|` once one pass has run on `main`: one pass in texts with a remainder, another in all others.
const TWO_PASSES: &str = r#"k=-1; given= file=
for a; do shift; case $a in -opt-bisect-limit=*) k=${a#*=}; given=1;; -mllvm) ;; *) set -- "$@" "$a";; esac; done
case "$*" in *--version*|*-dumpmachine*|*-###*) exec clang "$@";; esac
for a; do case $a in *.c) file=$a;; esac; done
[ -n "$file" ] || exec clang "$@"
pass=SimplifyCFGPass; grep -q ' % ' "$file" && pass=InstCombinePass
list=$(clang "$@" -mllvm -opt-bisect-limit=-1 2>&1 >/dev/null)
at=$(echo "$list" | sed -n "s/^BISECT: running pass (\\([0-9]*\\)) $pass on main\$/\\1/p" | sed -n 1p)
if [ -n "$at" ] && { [ $k -lt 0 ] || [ $k -ge $at ]; }; then
sed 's/ ^ / | /' "$file" > "$file.x.c"; for a; do shift; [ "$a" = "$file" ] && a=$file.x.c; set -- "$@" "$a"; done; fi
if [ -n "$given" ]; then set -- "$@" -mllvm -opt-bisect-limit=$k; fi
exec clang "$@""#;

#[test]
fn a_reduction_stays_with_its_pass() {
    if !have(&["clang", "sed", "grep"]) {
        return;
    }
    let place = TestDir::new("same-pass");
    script(&place, "clang-two", TWO_PASSES);
    let compiler = format!("{} -O1", place.path("clang-two"));
    let program = "int printf(const char *, ...);\n\
                   int a = 5;\n\
                   int main(void) { printf(\"%d %d\\n\", a ^ 1, a % 3); return 0; }\n";
    let file = place.path("main.c");
    fs::write(&file, program).unwrap();
    let reduced = |name: &str, same: &str| {
        let out = place.path(name);
        let args = ["reduce", &file, "--cc", &compiler, "-o", &out, same];
        let output = run(&args);
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
        (fs::read_to_string(&out).unwrap(), text(&output.stderr))
    };
    let (slipped, _) = reduced("any.c", "--same-bug=no");
    assert!(!slipped.contains('%'), "{slipped}");
    let (same, said) = reduced("same.c", "--same-bug");
    assert!(said.contains("InstCombinePass"), "{said}");
    assert!(same.contains(" % ") && same.contains(" ^ "), "{same}");
}

/// A clang that takes `^` for `|` once a pass has run on `main`, and from -O2 on, whatever has run, `%` for `/`.
const ONE_MORE_AT_O2: &str = r#"k=-1; given= file=
for a; do shift; case $a in -opt-bisect-limit=*) k=${a#*=}; given=1;; -mllvm) ;; *) set -- "$@" "$a";; esac; done
case "$*" in *--version*|*-dumpmachine*|*-###*) exec clang "$@";; esac
for a; do case $a in *.c) file=$a;; esac; done
[ -n "$file" ] || exec clang "$@"
change=
case " $* " in *' -O2 '*) change='s@ % @ / @';; esac
list=$(clang "$@" -mllvm -opt-bisect-limit=-1 2>&1 >/dev/null)
at=$(echo "$list" | sed -n 's/^BISECT: running pass (\([0-9]*\)) InstCombinePass on main$/\1/p' | sed -n 1p)
if [ -n "$at" ] && { [ $k -lt 0 ] || [ $k -ge $at ]; }; then change="$change;s/ ^ / | /"; fi
sed "$change" "$file" > "$file.x.c"; for a; do shift; [ "$a" = "$file" ] && a=$file.x.c; set -- "$@" "$a"; done
if [ -n "$given" ]; then set -- "$@" -mllvm -opt-bisect-limit=$k; fi
exec clang "$@""#;

/// The pass is blamed at -O1. At -O2 another bug shows in the same program, and nobody could tell which one is left.
#[test]
fn a_reduction_has_the_flags_of_the_blame() {
    if !have(&["clang", "sed"]) {
        return;
    }
    let place = TestDir::new("same-flags");
    script(&place, "clang-two", ONE_MORE_AT_O2);
    let compiler = format!("{} -O2", place.path("clang-two"));
    let program = "int printf(const char *, ...);\n\
                   int a = 5;\n\
                   int main(void) { printf(\"%d %d\\n\", a % 3, a ^ 1); return 0; }\n";
    let (file, out) = (place.path("main.c"), place.path("same.c"));
    fs::write(&file, program).unwrap();
    let output = run(&["reduce", &file, "--cc", &compiler, "-o", &out, "--same-bug"]);
    let (said, same) = (text(&output.stderr), fs::read_to_string(&out).unwrap());
    assert!(said.contains("InstCombinePass"), "{said}");
    assert!(!said.contains("could not be checked"), "{said}");
    assert!(same.contains(" ^ ") && !same.contains('%'), "{same}");
}

/// Findings are tried with the other compilers of the machine when nothing else waits.
#[test]
fn versions_are_tried_in_the_hunt() {
    if !have(&["gcc", "sed"]) {
        return;
    }
    let place = TestDir::new("versions");
    let store = place.path("store");
    let rest = planted(&place, "rest.sh", REST);
    let generator = generator(&place);
    let args = [
        "hunt",
        "--json",
        "--batch",
        "off",
        "--mutate",
        "off",
        "--jobs",
        "2",
        "--store",
        &store,
        "--cc",
        &rest,
        "--programs",
        "4",
        "--foreign",
        &generator,
    ];
    let output = cassay_testkit::cassay().command(&args).output().unwrap();
    assert_eq!(output.status.code(), Some(100), "{}", text(&output.stderr));
    let bug = &bugs(&store, &[])[0];
    let rows = bug["versions"].as_array().expect("a table");
    let bad = |name: &str| {
        let is = |row: &&Value| {
            row["compiler"]
                .as_str()
                .is_some_and(|own| own.starts_with(name))
        };
        let row = rows.iter().find(is);
        let cells = row.and_then(|row| row["cells"].as_array());
        let cells = cells.unwrap_or_else(|| panic!("no {name} among {rows:?}"));
        cells.iter().any(|cell| cell["mark"] == "wrong")
    };
    assert!(bad("rest.sh") && !bad("gcc"), "{bug}");
    assert_clean(&store);
}
