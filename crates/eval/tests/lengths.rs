//! What stands in the length of an array is code like any other: its compound literals end with their
//! block, jumps in it are known, and what it changes, its function changes.

use cassay_eval::{Kind, Options, Verdict};
use cassay_source::Source;

/// The kind that a program is stopped for; `None` for a good end.
fn kind(text: &str) -> Option<Kind> {
    let checked = Source::new("test.c", text)
        .check()
        .unwrap_or_else(|refused| panic!("{refused}: {text}"));
    let options = Options {
        both_orders: true,
        ..Options::default()
    };
    match checked.run(&options).verdict {
        Verdict::Exit(0) => None,
        Verdict::Undefined(report) | Verdict::Unspecified(report) => Some(report.kind),
        verdict => panic!("{verdict:?}: {text}"),
    }
}

#[test]
fn literals_end_with_their_block() {
    let text = |inner: &str| {
        format!(
            "int main(void) {{ int *p = 0, n = 4, used = 0; \
             {{ {inner} used = p[0] == 4; }} return !used || *p == 4; }}"
        )
    };
    for inner in [
        "int x = (p = (int[]){n})[0];",
        "int a[(p = (int[]){n})[0]];",
        "typedef int t[(p = (int[]){n})[0]];",
        "(void)sizeof(int[(p = (int[]){n})[0]]);",
    ] {
        assert_eq!(kind(&text(inner)), Some(Kind::LifetimeEnded), "{inner}");
    }
}

#[test]
fn jumps_in_lengths_are_known() {
    let text = |first: &str| {
        format!(
            "int main(void) {{ int c = 1; int a[({{ int k; {first} if (c) goto out; k = 1; out: k + 2; }})]; \
             return sizeof a != 4 * sizeof(int); }}"
        )
    };
    assert_eq!(kind(&text("")), Some(Kind::IndeterminateValue));
    assert_eq!(kind(&text("k = 2;")), None);
}

#[test]
fn a_length_changes_what_its_function_changes() {
    let text = |inner: &str| {
        format!(
            "int printf(const char *, ...); static int g = 1; \
             static int f(void) {{ {inner} return 1; }} \
             int main(void) {{ int r = f() + g; printf(\"%d\\n\", r); return 0; }}"
        )
    };
    for inner in ["int x = ++g;", "int a[++g];", "typedef int t[++g];"] {
        assert_eq!(kind(&text(inner)), Some(Kind::EvaluationOrder), "{inner}");
    }
    assert_eq!(kind(&text("int a[g];")), None);
}
