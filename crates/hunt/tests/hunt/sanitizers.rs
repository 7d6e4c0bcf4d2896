//! Compilers whose programs have sanitizers in them: they are tested like others, and a report about a program that is
//! defined is a finding.

use super::common::*;
use serde_json::Value;

fn hunt(store: &str, compiler: &str, more: &[&str]) -> std::process::Output {
    let args = [
        "hunt",
        "--json",
        "--programs",
        "2",
        "--size",
        "800",
        "--mutate",
        "off",
        "--batch",
        "off",
        "--jobs",
        "1",
        "--store",
        store,
        "--cc",
        compiler,
    ];
    cassay(&args).args(more).output().unwrap()
}

#[test]
fn sanitizer_builds_are_tested() {
    let place = TestDir::new("sanitizers");
    for (compiler, sanitizers) in [
        ("gcc", &["address", "undefined", "thread"][..]),
        ("clang", &["address", "undefined", "thread", "memory"]),
    ] {
        if !have(&[compiler]) {
            continue;
        }
        for sanitizer in sanitizers {
            let store = place.path(&format!("{compiler}-{sanitizer}"));
            let command = format!("{compiler} -O1 -fsanitize={sanitizer}");
            let output = hunt(&store, &command, &["--reduce", "off"]);
            let error = text(&output.stderr);
            // Some kernels lay out memory as the thread sanitizer cannot have it; then it is not tested, and not accused.
            if output.status.code() == Some(125) && *sanitizer == "thread" {
                assert!(
                    error.contains("fails on a small program"),
                    "{command}: {error}"
                );
                continue;
            }
            let all = objects(&output);
            let summary = all.last().unwrap_or_else(|| panic!("{command}: {error}"));
            assert_eq!(output.status.code(), Some(0), "{command}: {summary}");
            assert_eq!(
                summary["compilers"][compiler]["ok"], 2,
                "{command}: {summary}"
            );
        }
    }
}

/// A report where there is nothing to report, whether the program goes on after it or not.
#[test]
fn a_report_about_a_defined_program_is_a_finding() {
    if !have(&["gcc"]) {
        return;
    }
    let place = TestDir::new("false-report");
    for (name, sanitizer, bug, what) in [
        (
            "stops",
            "address",
            "char *p = malloc(4); free(p); return p[v];",
            "AddressSanitizer: heap-use-after-free",
        ),
        (
            "goes-on",
            "undefined",
            "return 2147483647 + v + 1;",
            "UndefinedBehaviorSanitizer: signed integer overflow",
        ),
    ] {
        // Every program under test gets a function that is called before it, and reported.
        let body = format!(
            r#"case "$*" in *main.c*) ;; *) exec gcc -w -fsanitize={sanitizer} "$@" ;; esac
cat > bug.c <<EOF
#include <stdlib.h>
static volatile int v;
static int bug(void) {{ {bug} }}
__attribute__((constructor)) static void first(void) {{ v = bug() * 0; }}
EOF
gcc -w -fsanitize={sanitizer} -c -o bug.o bug.c && exec gcc -w -fsanitize={sanitizer} "$@" bug.o"#
        );
        let compiler = format!("{} -O1", script(&place, name, &body));
        let store = place.path(&format!("store-{name}"));
        let output = hunt(&store, &compiler, &["--set", "barrier=none"]);
        let all = objects(&output);
        let summary = all
            .last()
            .unwrap_or_else(|| panic!("{}", text(&output.stderr)));
        assert_eq!(output.status.code(), Some(100), "{summary}");
        assert_eq!(summary["findings_by_kind"]["false-report"], 1, "{summary}");
        assert_eq!(summary["compilers"][name]["reports"], 2, "{summary}");
        let list = objects(&run(&[
            "findings",
            "list",
            "--json",
            "--kind",
            "false-report",
            "--store",
            &store,
        ]));
        let [finding] = &list[..] else {
            panic!("{list:?}");
        };
        assert!(
            finding["title"].as_str().unwrap().contains(what),
            "{finding}"
        );
        assert_eq!(
            finding["rate"]["shown"], finding["rate"]["tried"],
            "{finding}"
        );
        let reduced: &Value = &finding["reduced"];
        assert!(reduced["tokens"].as_u64() < Some(20), "{finding}");
        let rerun = run(&["findings", "rerun", "1", "--store", &store]);
        assert_eq!(rerun.status.code(), Some(100), "{}", text(&rerun.stdout));
        assert_clean(&store);
    }
}
