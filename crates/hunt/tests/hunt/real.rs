//! Real compilers, with our programs and with another generator's.

use super::common::*;
use serde_json::Value;
use std::fs;

#[test]
fn real_compilers_are_tested_and_everything_adds_up() {
    if !have(&["gcc", "clang"]) {
        return;
    }
    let place = TestDir::new("real");
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
    assert_eq!(summary["tests"], 18);
    assert!(summary["compilations"].as_u64() >= Some(3));
    assert!(summary["runs"].as_u64() >= Some(3));
    let share = summary["compiler_cpu_share"].as_f64().unwrap();
    assert!(share > 0.1 && share <= 1.0, "{share}");
    assert!(summary["seconds"].as_f64() > Some(0.0));
    // A true bug of a real compiler is possible, and is no failure of ours.
    let code = if summary["findings"] == 0 { 0 } else { 100 };
    assert_eq!(output.status.code(), Some(code));
    assert!(fs::read_to_string(&junit).unwrap().contains("<testsuites "));
    let sarif: Value = serde_json::from_str(&fs::read_to_string(&sarif).unwrap()).unwrap();
    assert_eq!(sarif["version"], "2.1.0");
    assert_clean(&store);

    // Once more: the same campaign goes on with other seeds.
    let again = run(&args);
    let messages = text(&again.stdout);
    assert!(messages.contains("resuming campaign 1"), "{messages}");
    let fsck = text(&run(&["fsck", "--store", &store]).stdout);
    assert!(fsck.contains("12 seeds allocated = 12 done"), "{fsck}");
}

#[test]
fn another_generator_s_programs_are_judged_by_meaning_or_by_vote() {
    if !have(&["gcc", "clang"]) {
        return;
    }
    let place = TestDir::new("foreign");
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
        "case \"$*\" in *main.c*) ;; *) exec gcc -w \"$@\";; esac\nsed 's/return \\(.*\\);/return 1 + (\\1);/' main.c > changed.c\nexec gcc -w -o \"$2\" changed.c",
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
