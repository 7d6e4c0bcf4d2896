//! Failures that do not happen each time: they have a rate, which is shown, and are reduced under it; what is reduced fails
//! as often as its original.

use super::common::*;
use serde_json::Value;
use std::fs;
use std::path::Path;

/// A compiler whose programs look at where their stack is, as programs do that read what nobody wrote: by chance they
/// print something else, or abort. `always`: a condition of the shell's on which they go wrong each time; `wrong` and
/// `aborts`: in how many of 16 cases they do so otherwise.
fn garbage(place: &TestDir, name: &str, always: &str, wrong: u32, aborts: u32) -> String {
    let body = format!(
        r#"case "$*" in *main.c*) ;; *) exec gcc -w "$@" ;; esac
always=0
if {always}; then always=1; fi
cat > garbage.c <<EOF
#include <stdio.h>
#include <stdlib.h>
int cassay_main(void);
int main(void) {{
    int x;
    unsigned long at = (unsigned long)&x >> 4;
    if (at % 16 < {aborts}) abort();
    if ($always || at % 16 < {wrong} + {aborts}) {{
        printf("%lu\n", at);
        return 1;
    }}
    /* The end of what was main gives no 0. */
    cassay_main();
    return 0;
}}
EOF
gcc -w -c -o garbage.o garbage.c && exec gcc -w -Dmain=cassay_main "$@" garbage.o"#
    );
    script(place, name, &body)
}

fn show(store: &str, id: &str) -> Value {
    let output = run(&["findings", "show", id, "--json", "--store", store]);
    serde_json::from_slice(&output.stdout).unwrap()
}

/// How often a script shows its failure, of 20 times.
fn shows(script: &Path) -> usize {
    let status = |_: &u32| repro(script).output().unwrap().status.code();
    let all: Vec<Option<i32>> = (0..20).collect::<Vec<u32>>().iter().map(status).collect();
    assert!(
        all.iter().all(|code| matches!(code, Some(0 | 1))),
        "{all:?}"
    );
    all.iter().filter(|code| **code == Some(1)).count()
}

/// Wrong in five cases of eight, as often in one way as in the other, so that 20 tries see both: found, told with its rate,
/// and reduced under it. Another output or an abort is the same finding.
#[test]
fn what_happens_by_chance_has_its_rate() {
    if !have(&["gcc"]) {
        return;
    }
    let place = TestDir::new("unstable");
    let store = place.path("store");
    let compiler = format!("{} -O1", garbage(&place, "garbage", "false", 5, 5));
    let output = run(&[
        "hunt",
        "--json",
        "--programs",
        "6",
        "--size",
        "800",
        "--set",
        "barrier=none",
        "--mutate",
        "off",
        "--batch",
        "off",
        "--jobs",
        "2",
        "--store",
        &store,
        "--cc",
        &compiler,
    ]);
    let all = objects(&output);
    let summary = all.last().expect("no output");
    assert_eq!(output.status.code(), Some(100), "{summary}");
    let list = objects(&run(&["findings", "list", "--json", "--store", &store]));
    let unstable = |finding: &&Value| {
        finding["signature"]
            .as_str()
            .unwrap()
            .contains("| unstable |")
    };
    assert_eq!(list.iter().filter(unstable).count(), 1, "{list:?}");
    assert_eq!(list.len(), 1, "{list:?}");
    let finding = &list[0];
    assert_eq!(finding["kind"], "wrong-output", "{finding}");
    assert_eq!(finding["flaky"], true, "{finding}");
    let rate = |of: &Value| (of["shown"].as_u64().unwrap(), of["tried"].as_u64().unwrap());
    let (shown, tried) = rate(&finding["rate"]);
    assert!(tried == 20 && shown > 0 && shown < tried, "{finding}");
    // A better example may have come since.
    assert!(said(&all, " of 20 tries): "), "{all:?}");

    let whole = show(&store, "1");
    let (shown, tried) = rate(&whole["reduced"]["rate"]);
    assert!(tried == 20 && shown > 0 && shown < tried, "{whole}");
    let tokens = |key: &str| whole["reduced"][key].as_u64().unwrap();
    assert!(tokens("tokens") * 5 < tokens("tokens_before"), "{whole}");
    let text_of = text(&run(&["findings", "show", "1", "--store", &store]).stdout);
    let told = format!("it happened in {shown} of {tried} tries, each in another environment");
    assert!(text_of.contains(&told), "{text_of}");

    let folder = place.path("exported");
    let export = export(&store, "1", &folder);
    assert!(export.status.success(), "{}", text(&export.stderr));
    let script = Path::new(&folder).join("repro.sh");
    let header = fs::read_to_string(&script).unwrap();
    assert!(
        header.contains(&format!("# When it was tried, {told}.")),
        "{header}"
    );
    let seen = shows(&script);
    assert!(seen > 0 && seen < 20, "{seen}");
    let rerun = run(&["findings", "rerun", "1", "--store", &store]);
    let words = text(&rerun.stdout);
    assert_eq!(rerun.status.code(), Some(100), "{words}");
    assert_eq!(words.matches("reproduced in ").count(), 2, "{words}");
    assert_clean(&store);
}

/// A program that fails each time does not become one that fails by chance.
#[test]
fn a_reduction_does_not_slide_to_what_happens_by_chance() {
    if !have(&["gcc", "grep"]) {
        return;
    }
    let place = TestDir::new("sliding");
    let store = place.path("store");
    let loops = "grep -q 'for (' main.c && grep -q '+=' main.c";
    let compiler = format!("{} -O1", garbage(&place, "garbage", loops, 4, 0));
    let source = place.path("main.c");
    let text_of = "int printf(const char *, ...);\n\
        int a[4] = {1, 2, 3, 4}, b = 7, c;\n\
        static int twice(int x) { return x * 2; }\n\
        int main(void)\n{\n    int s = 0;\n    for (int i = 0; i < 4; i++)\n        s += twice(a[i]);\n\
        c = s - b;\n    if (c > 3)\n        printf(\"%d\\n\", c);\n    printf(\"%d %d\\n\", s, b);\n    return 0;\n}\n";
    fs::write(&source, text_of).unwrap();
    let out = place.path("small.c");
    let args = [
        "reduce", &source, "--cc", &compiler, "--json", "-o", &out, "--store", &store,
    ];
    let output = run(&args);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let reduced: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(
        reduced["rate"]["shown"], reduced["rate"]["tried"],
        "{reduced}"
    );
    let small = fs::read_to_string(&out).unwrap();
    assert!(small.contains("for (") && small.contains("+="), "{small}");
}

/// The script of what happens each time says so, and shows it each time.
#[test]
fn scripts_show_what_happens_each_time() {
    if !have(&["gcc"]) {
        return;
    }
    let place = TestDir::new("sure");
    let store = place.path("store");
    let compiler = format!("{} -O1", garbage(&place, "garbage", "true", 0, 0));
    let output = run(&[
        "hunt",
        "--json",
        "--programs",
        "2",
        "--size",
        "800",
        "--set",
        "barrier=none",
        "--mutate",
        "off",
        "--batch",
        "off",
        "--jobs",
        "1",
        "--store",
        &store,
        "--cc",
        &compiler,
    ]);
    assert_eq!(output.status.code(), Some(100), "{}", text(&output.stderr));
    let whole = show(&store, "1");
    assert_eq!(whole["flaky"], false, "{whole}");
    assert_eq!(whole["rate"]["shown"], 20, "{whole}");
    assert_eq!(whole["reduced"]["rate"]["shown"], 20, "{whole}");
    let folder = place.path("exported");
    let export = export(&store, "1", &folder);
    assert!(export.status.success(), "{}", text(&export.stderr));
    for script in ["repro.sh", "original/repro.sh"] {
        let script = Path::new(&folder).join(script);
        let header = fs::read_to_string(&script).unwrap();
        assert!(
            header.contains("it happened each time (20 of 20 tries)"),
            "{header}"
        );
        assert_eq!(shows(&script), 20);
    }
}
