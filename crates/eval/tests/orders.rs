//! Reports of operands whose order makes a difference: which operands, and which order shows it.

use cassay_eval::{Options, Report, Verdict, compile};
use cassay_source::Source;

fn run(text: &str) -> Verdict {
    let source = Source::new("main.c", text);
    let parsed = source.parse().expect("a program");
    let compiled = compile(&parsed.program, &parsed.target).expect("a valid program");
    compiled.run(&parsed.program, &Options::default()).verdict
}

fn report(text: &str) -> Report {
    match run(text) {
        Verdict::Unspecified(report) => report,
        other => panic!("{other:?}"),
    }
}

const COUNT: &str = "int n; int inc(void) { return ++n; }\n";

#[test]
fn the_order_that_differs_is_shown() {
    let report = report(&format!(
        "{COUNT}int main(void) {{ return inc() + (n + inc()); }}"
    ));
    let note = report.notes.last().expect("a note");
    assert_eq!(
        note.text,
        "it differs when operands are evaluated as `n`, then `inc()` (no. 1), then `inc()` (no. 2)"
    );
}

#[test]
fn of_many_joins_the_one_that_matters_is_named() {
    let main =
        "int main(void) { int r = inc() + inc(); r += inc() * inc() * 0; return r + n * inc(); }";
    let report = report(&format!("{COUNT}{main}"));
    let note = report.notes.last().expect("a note");
    assert_eq!(
        note.text,
        "it differs when operands are evaluated as `inc()`, then `n`"
    );
}

#[test]
fn what_is_undefined_in_another_order_is_said() {
    let report = report(
        "#include <stdlib.h>\n\
         int drop(int *p) { free(p); return 0; }\n\
         int main(void) { int *p = calloc(1, 4); return *p + drop(p); }",
    );
    let said = |note: &cassay_eval::Note| note.text.starts_with("then this is undefined");
    assert!(report.notes.iter().any(said), "{report:?}");
}

#[test]
fn an_order_that_leads_nowhere_is_said_to_show_nothing() {
    // From right to left, nothing ever sets the flag.
    let report = report(
        "int go; volatile int v;\n\
         int set(void) { return go = 1; }\n\
         int wait(void) { while (!go) v++; return 1; }\n\
         int main(void) { return set() - wait(); }",
    );
    assert!(report.detail.contains("is not known"), "{}", report.detail);
}

#[test]
fn many_joins_that_commute_are_no_dependence() {
    let main = "int main(void) { int r = 0; for (int i = 0; i < 500; i++) r += inc() + inc() + inc(); return r % 7; }";
    assert!(matches!(run(&format!("{COUNT}{main}")), Verdict::Exit(_)));
}
