//! `cassay triage` from outside: with compilers of this machine, and with bugs planted in front of them.

use cassay_testkit::{TestDir, have, skip, text};
use serde_json::Value;

fn cassay() -> cassay_testkit::Program {
    cassay_testkit::Program(env!("CARGO_BIN_EXE_cassay"))
}

const PROGRAM: &str = "#include <stdio.h>
#ifndef BUG
#define BUG 0
#endif
volatile int bug = BUG;
int f(int n) { int s = 0; for (int i = 0; i < n; i++) s += i ^ n; return s; }
int main(int argc, char **argv) {
  printf(\"%d %s %d\\n\", f(5) + bug, argv[argc - 1], getchar());
  return 3;
}
";

/// Three versions of one family, of which only the middle one has a bug: in a pass.
fn versions(place: &TestDir) -> [String; 3] {
    let version = |number: u32, bug: &str| {
        let body = format!(
            "#!/bin/sh\ncase \"$*\" in --version) echo 'gcc (test) {number}.1.0'; echo 'Free Software Foundation'; exit 0;; \
             -v) echo \"COLLECT_GCC=$0\" >&2; echo 'gcc version {number}.1.0' >&2; exit 0;; esac\n\
             bug=0\n{bug}\nexec gcc \"$@\" -DBUG=$bug\n"
        );
        place.script(&format!("gcc-{number}"), &body)
    };
    let planted = "case \" $* \" in *' -O2 '*|*' -O3 '*) bug=1;; esac\n\
                   case \" $* \" in *' -fdisable-tree-pre '*|*' -fno-tree-pre '*) bug=0;; esac";
    [version(91, ""), version(92, planted), version(93, "")]
}

/// Who is wrong, since when, and by which pass; the program gets its arguments and its input.
#[test]
fn a_planted_bug_has_its_versions_and_its_pass() {
    if !have(&["gcc"]) {
        return;
    }
    let place = TestDir::new("triage");
    let file = place.write("main.c", PROGRAM);
    let input = place.write("given", "A");
    let [old, bad, new] = versions(&place);
    let args = [
        "triage", &file, "--cc", &old, "--cc", &bad, "--cc", &new, "--input", &input,
    ];
    let behind = ["--", "x", "last"];
    let output = cassay().run(&[&args[..], &behind].concat());
    let told = text(&output.stdout);
    assert_eq!(
        output.status.code(),
        Some(100),
        "{told}{}",
        text(&output.stderr)
    );
    for part in [
        "defined: it must end with exit status 3, and print\n    23 last 65\n",
        "gcc-92            -O0 ok       -O1 ok       -O2 WRONG    -O3 WRONG    -Os ok\n",
        "gcc: regression in 92, right in 93\n",
        "  pass: tree-pre (pass ",
        " -O2 -fdisable-tree-pre -o program main.c\n",
        "  hidden by: -fno-tree-pre\n",
        "  shows with: -O2\n  not with: -Os\n",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
    let output = cassay().run(&[&args[..], &["--json", "--compilations", "0"], &behind].concat());
    let whole: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(whole["verdict"], "defined", "{whole}");
    assert_eq!(whole["expected"]["status"], 3, "{whole}");
    assert_eq!(whole["table"][1]["cells"][2]["mark"], "wrong", "{whole}");
    assert_eq!(whole["since"][0]["first_bad"], "92", "{whole}");
    assert_eq!(whole["blames"].as_array().map(Vec::len), Some(0), "{whole}");
}

/// A store that the planted bug drops, as a maintainer is told of it.
#[test]
fn a_report_says_what_goes_wrong() {
    if !have(&["gcc"]) {
        return;
    }
    const STORES: &str = "#include <stdio.h>
#ifndef BUG
#define BUG 0
#endif
short a[4] = {7, 8, 9, 10}, calls;
void store(unsigned char i) {
  calls++;
#if BUG == 0
  a[i] = 5;
#else
  (void)i;
#endif
}
int main(void) {
  store(2);
  for (int k = 0; k < 4; k++)
    printf(\"%d\\n\", a[k]);
  return calls;
}
";
    let place = TestDir::new("triage-report");
    let file = place.write("main.c", STORES);
    let [old, bad, new] = versions(&place);
    let report = |format: &str| {
        let args = [
            "triage", &file, "--cc", &old, "--cc", &bad, "--cc", &new, "--format", format,
        ];
        let output = cassay().run(&args);
        let told = text(&output.stdout);
        assert_eq!(
            output.status.code(),
            Some(100),
            "{told}{}",
            text(&output.stderr)
        );
        // Nothing of where it was found.
        assert!(!told.contains(&place.path("")), "{told}");
        told
    };
    let told = report("gcc");
    let title = "[92 regression] wrong code at -O2 and above: \
                 store to array element dropped when index is unsigned char\n";
    assert!(told.starts_with(title), "{told}");
    for part in [
        "$ gcc-92 -O2 -o program main.c\n$ ./program\n",
        "\nExpected (exit status 1):\n7\n8\n5\n10\n",
        "\nActual (exit status 1):\n7\n8\n9\n10\n",
        "gcc-92    92.1.0   ok   ok   WRONG  WRONG  ok\n",
        "- gcc: regression in 92, right in 93.\n",
        "It begins to show with `tree-pre` (pass ",
        "$ gcc-92 -O2 -fdisable-tree-pre -o program main.c\n",
        "- Hidden by `-fno-tree-pre`.\n",
        "`-fwrapv` still fails",
        "`gcc-92 -O2 -Wall -Wextra` gives no warning.",
        "$ gcc-92 -v\nCOLLECT_GCC=/path/to/gcc-92\ngcc version 92.1.0\n",
        "Looked into with Cassay ",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
    let told = told.replace('\n', " ");
    let explained = "if in `a[i] = 5` (line 9) the store is left out.";
    assert!(told.contains(explained), "{told}");
    let told = report("html");
    assert!(told.starts_with("<!DOCTYPE html>"), "{told}");
    assert!(told.contains("<td class=\"bad\">WRONG</td>"), "{told}");
    // What nobody gets wrong has no report.
    let output = cassay().run(&["triage", &file, "--cc", &old, "--format", "gcc"]);
    assert_eq!(output.status.code(), Some(125), "{}", text(&output.stdout));
}

/// tcc 0.9.27 widens a converted value as if it had not been converted. The program shows one bit; the value that it decides
/// by says more.
#[test]
fn a_bug_of_tcc_is_described_by_a_value() {
    if !have(&["tcc"]) {
        return;
    }
    let place = TestDir::new("triage-tcc");
    let program = "int main(void) {\n  char a = -2;\n  return (unsigned short)a != 65534;\n}\n";
    let file = place.write("main.c", program);
    let output = cassay().run(&["triage", &file, "--cc", "tcc", "--format", "markdown"]);
    let told = text(&output.stdout);
    if output.status.code() == Some(125) {
        skip("this tcc does not have the bug");
        return;
    }
    assert_eq!(output.status.code(), Some(100), "{told}");
    for part in [
        ": wrong code: unsigned short sign-extended instead of zero-extended\n",
        "- `(unsigned short)a` (line 3), printed where it stands, must be `65534` and is `-2`.\n",
        "**Expected**: exit status 0, no output\n\n**Actual**: exit status 1, no output\n",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
}

/// What a compiler takes at one level it must not refuse at a later one; what it refuses at all may be an extension that it
/// does not have.
#[test]
fn a_refusal_with_more_optimisation_is_a_fault() {
    if !have(&["gcc"]) {
        return;
    }
    let place = TestDir::new("triage-refused");
    let file = place.write("main.c", "int main(void) { return 0; }\n");
    let tried = |name: &str, when: &str| {
        let body = format!(
            "#!/bin/sh\ncase \"$*\" in --version) echo 'gcc (test) 91.1.0'; echo 'Free Software Foundation'; exit 0;; \
             -v) echo \"COLLECT_GCC=$0\" >&2; echo 'gcc version 91.1.0' >&2; exit 0;; esac\n\
             case \" $* \" in {when} echo 'main.c:1:5: error: no mains today' >&2; exit 1;; esac\nexec gcc \"$@\"\n"
        );
        let compiler = place.script(name, &body);
        let output = cassay().run(&["triage", &file, "--cc", &compiler, "--reduce", "off"]);
        (output.status.code(), text(&output.stdout))
    };
    let (code, told) = tried("gcc-91", "*' -O2 '*'main.c'*)");
    assert_eq!(code, Some(100), "{told}");
    for part in [
        "-O0 ok       -O1 ok       -O2 REFUSES  -O3 ok       -Os ok\n",
        "  shows with: -O2\n",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
    let (code, told) = tried("gcc-92", "*'main.c'*)");
    assert_eq!(code, Some(0), "{told}");
    assert!(told.contains("-O1 refuses"), "{told}");
}

/// A compiler that breaks may have had no time to warn of anything: another one is asked, and named.
#[test]
fn warnings_of_what_breaks_are_another_compilers() {
    if !have(&["gcc"]) {
        return;
    }
    let place = TestDir::new("triage-breaks");
    let program = "int main(void) {\n  int left;\n  int right = 7;\n  return right - 7;\n}\n";
    let file = place.write("main.c", program);
    let body = "#!/bin/sh\ncase \"$*\" in --version) echo 'gcc (test) 91.1.0'; echo 'Free Software Foundation'; exit 0;; \
                -v) echo \"COLLECT_GCC=$0\" >&2; echo 'gcc version 91.1.0' >&2; exit 0;; esac\n\
                case \"$*\" in *main.c*) echo 'main.c:3:7: internal compiler error: in expand_seven, at expr.cc:7' >&2; exit 4;; esac\n\
                exec gcc \"$@\"\n";
    let breaks = place.script("gcc-91", body);
    let args = ["triage", &file, "--cc", &breaks, "--cc", "gcc"];
    let more = ["--reduce", "off", "--format", "markdown"];
    let output = cassay().run(&[&args[..], &more].concat());
    let told = text(&output.stdout);
    let said = text(&output.stderr);
    assert_eq!(output.status.code(), Some(100), "{told}{said}");
    let warned = "- `gcc -Wall -Wextra` warns: `main.c:2:7: warning: unused variable";
    assert!(told.contains(warned), "{told}");
    assert!(!told.contains("`gcc-91 -O0 -Wall"), "{told}");
}

/// Compilers owe nothing to a program without a meaning.
#[test]
fn a_program_without_a_meaning_accuses_nobody() {
    if !have(&["gcc"]) {
        return;
    }
    let place = TestDir::new("triage-undefined");
    let tried = |text: &str| {
        let file = place.write("main.c", text);
        let output = cassay().run(&["triage", &file, "--cc", "gcc -O2"]);
        (output.status.code(), cassay_testkit::text(&output.stdout))
    };
    let (code, told) = tried("int main(void) { int x = 2147483647; x++; return x != 0; }\n");
    assert_eq!(code, Some(120), "{told}");
    assert!(
        told.contains("signed-overflow") && told.contains("C17 6.5p5"),
        "{told}"
    );
    assert!(told.contains("only crashes and refusals"), "{told}");
    assert!(!told.contains("WRONG") && !told.contains("blame"), "{told}");
    let (code, told) = tried("int main(void) { return 0 }\n");
    assert_eq!(code, Some(124), "{told}");
    let (code, told) = tried("int main(void) { return 0; }\n");
    assert_eq!(code, Some(0), "{told}");
}
