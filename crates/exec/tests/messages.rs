//! Messages of real compilers without what changes, in `messages.txt`.

use cassay_exec::messages::{complaint, crash, general, without_files};

#[test]
fn messages_lose_what_changes() {
    let text = include_str!("messages.txt");
    let mut lines = text
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with("# "));
    let mut count = 0;
    while let Some(line) = lines.next() {
        let now = match line.split_once(": ") {
            Some(("refusal", said)) => general(&without_files(said)),
            Some(("crash", said)) => crash(said),
            _ => panic!("{line}"),
        };
        assert_eq!(lines.next(), Some(format!(" = {now}").as_str()), "{line}");
        // What is general already stays as it is, so that it can be read back from a store.
        if line.starts_with("refusal") && !now.contains("rror") {
            assert_eq!(general(&now), now);
        }
        count += 1;
    }
    assert!(count > 25, "only {count} messages");
}

#[test]
fn the_line_that_complains_is_taken() {
    assert_eq!(general("note\nmain.c:1: error: 12 bits"), "# bits");
    assert_eq!(general("\n  out of ideas at 77\n"), "out of ideas at #");
    assert_eq!(general(""), "");
}

#[test]
fn what_stands_behind_a_mark_is_the_complaint() {
    let line = "w.c:1: int main(void) { return nowhere; }";
    let all = format!("{line}\n                            ^ undefined variable\n");
    assert_eq!(complaint(line, &all), "error: undefined variable");
    // Who says what is wrong is believed.
    for said in ["a.c:1: error: no", "Error: register type mismatch"] {
        assert_eq!(complaint(said, &all), said);
    }
    assert_eq!(complaint(line, line), line);
}
