//! Variants in several files, with levels of their own: found, told, repeated, written out and reduced.

use super::common::*;
use serde_json::Value;
use std::fs;

const HAVE: &[&str] = &["gcc"];

fn shown(store: &str, id: &str) -> (String, Value) {
    let json = run(&["findings", "show", id, "--json", "--store", store]);
    let words = text(&run(&["findings", "show", id, "--store", store]).stdout);
    (words, objects(&json).pop().expect("no object"))
}

/// A gcc that breaks when it compiles the second file by itself.
#[test]
fn a_finding_in_several_files_with_several_levels() {
    if !have(HAVE) {
        return;
    }
    let place = TestDir::new("apart");
    let store = place.path("store");
    let body = "case \" $* \" in *' -c '*' b.c '*)\n\
        echo 'b.c:1:1: internal compiler error: in apart, at apart.c:7' >&2; exit 4;; esac\n\
        exec gcc -w \"$@\"";
    let compiler = script(&place, "gcc-apart", body);
    // As `--cc` once for each level.
    let mut command = cassay(&["hunt", "--json", "--batch", "off", "--jobs", "2"]);
    for level in ["-O0", "-O1", "-O2"] {
        command.args(["--cc", &format!("{compiler} {level}")]);
    }
    let output = command
        .args(["--store", &store, "--size", "2500", "--programs", "20"])
        .args(["--mutate", "3", "--mutate-share", "100"])
        .output()
        .unwrap();
    let all = objects(&output);
    let summary = all.last().expect("no output");
    assert_eq!(summary["suspect_oracle"], 0, "{summary}");
    assert_eq!(summary["variants"]["wrong_mutations"], 0, "{all:?}");
    assert_eq!(output.status.code(), Some(100), "{summary}");
    assert_clean(&store);
    let (words, whole) = shown(&store, "1");
    assert!(words.contains("in several files: a.c has "), "{words}");
    assert!(
        whole["title"].as_str().unwrap().contains(" and -O"),
        "{words}"
    );
    let commands = whole["commands"].as_array().unwrap();
    assert!(commands.len() >= 4, "one per file, a link, a run: {words}");
    assert!(commands[0].as_str().unwrap().contains(" -c -o a.o a.c"));
    let reduced = &whole["reduced"];
    assert_eq!(reduced["complete"], true, "{whole}");
    assert!(words.contains("it fails in several files only"), "{words}");
    let files = reduced["files"].as_array().unwrap();
    let names: Vec<&str> = files.iter().filter_map(|f| f["name"].as_str()).collect();
    // A third only where the first two have the same level, and so would not be compiled apart.
    assert!(names.starts_with(&["a.c", "b.c"]), "{reduced}");
    assert!(names.len() <= 3, "{reduced}");
    let rerun = run(&["findings", "rerun", "1", "--store", &store]);
    let told = text(&rerun.stdout);
    assert_eq!(told.matches("\nreproduced: ").count(), 2, "{told}");
    let folder = place.path("exported");
    let export = export(&store, "1", &folder);
    assert!(export.status.success(), "{}", text(&export.stderr));
    for script in ["repro.sh", "original/repro.sh"] {
        let ran = repro(format!("{folder}/{script}").as_ref())
            .output()
            .unwrap();
        assert_eq!(
            ran.status.code(),
            Some(1),
            "{script}: {}",
            text(&ran.stderr)
        );
    }
    // By hand it comes to the same.
    let out = place.path("by-hand.c");
    let by_hand = run(&["reduce", "1", "--store", &store, "-o", &out]);
    assert_eq!(by_hand.status.code(), Some(0), "{}", text(&by_hand.stderr));
    assert!(text(&by_hand.stdout).contains("in apart, at apart.c"));
}

/// A gcc that gets wrong what is read: a program of a folder with its arguments and its input.
#[test]
fn programs_have_their_arguments_and_input_everywhere() {
    if !have(HAVE) {
        return;
    }
    let place = TestDir::new("input");
    let store = place.path("store");
    let folder = place.path("programs");
    fs::create_dir(&folder).unwrap();
    let write = |name: &str, text: &str| fs::write(format!("{folder}/{name}"), text).unwrap();
    write(
        "reads.c",
        "int getchar(void); int puts(const char *);\nint main(int argc, char **argv) {\n    \
         int c = getchar();\n    if (argc == 3 && argv[2][1] == ' ') {\n        \
         if (c == '7') {\n            puts(\"seven\");\n        }\n    }\n    return 3;\n}\n",
    );
    write("reads.args", "-v\na b\n");
    write("reads.in", "7\n");
    write("strange.c", "int main(void) { return 0; }\n");
    fs::write(format!("{folder}/strange.args"), b"\xff\n").unwrap();
    let body = "case $* in *-###*) exit 1;; esac\n\
        for a; do shift; case $a in *.c) sed 's/getchar()/(getchar() ^ 1)/' \"$a\" > wrong-\"$a\";\n\
        a=wrong-\"$a\";; esac; set -- \"$@\" \"$a\"; done\nexec gcc -w \"$@\"";
    let compiler = script(&place, "gcc-reads", body);
    let compiler = format!("{compiler} -O1");
    let output = run(&[
        "hunt",
        "--json",
        "--jobs",
        "2",
        "--store",
        &store,
        "--cc",
        &compiler,
        "--seeds",
        &folder,
        "--programs",
        "8",
    ]);
    let all = objects(&output);
    let summary = all.last().expect("no output");
    assert!(
        said(&all, "strange.c is left out: its arguments"),
        "{all:?}"
    );
    assert_eq!(summary["seeds"]["programs"], 1, "{summary}");
    assert_eq!(output.status.code(), Some(100), "{summary}");
    assert_clean(&store);
    let (words, whole) = shown(&store, "1");
    assert_eq!(whole["kind"], "wrong-output", "{words}");
    assert_eq!(whole["expected"], "seven\n", "{words}");
    let line = "./program -v 'a b' < input.txt";
    let last = |commands: &Value| commands.as_array().unwrap().last().unwrap().clone();
    assert_eq!(last(&whole["commands"]), line, "{words}");
    let reduced = &whole["reduced"];
    assert_eq!(reduced["complete"], true, "{whole}");
    assert_eq!(last(&reduced["commands"]), line, "{words}");
    let rerun = run(&["findings", "rerun", "1", "--store", &store]);
    let told = text(&rerun.stdout);
    assert_eq!(told.matches("\nreproduced: ").count(), 2, "{told}");
    let folder = place.path("exported");
    let export = export(&store, "1", &folder);
    assert!(export.status.success(), "{}", text(&export.stderr));
    let status = fs::read_to_string(format!("{folder}/original/status.txt"));
    assert_eq!(status.unwrap(), "3\n");
    for dir in [folder.clone(), format!("{folder}/original")] {
        assert_eq!(fs::read(format!("{dir}/input.txt")).unwrap(), b"7\n");
        let ran = repro(format!("{dir}/repro.sh").as_ref()).output().unwrap();
        let shown = text(&ran.stdout);
        assert!(
            !ran.status.success() || shown.contains("exit status"),
            "{dir}: {shown}"
        );
    }
    let out = place.path("by-hand.c");
    let by_hand = run(&["reduce", "1", "--store", &store, "-o", &out]);
    assert_eq!(by_hand.status.code(), Some(0), "{}", text(&by_hand.stderr));
}
