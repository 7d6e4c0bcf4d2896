//! Verdicts on what compilers write, one log per file in `logs/`, expectation beside.
//!
//! `from: recorded` is a log of a real failure, made on purpose; `from: written` follows the
//! compiler's sources and public reports, for failures that nobody can make at will.
//! `CASSAY_BLESS=1` writes the expectations anew; read the difference before keeping it.

use std::path::Path;
use std::time::Duration;

use cassay_exec::{Compile, Compiler, End, Family, Output, Ran, classify};
use cassay_testkit::corpus::files;
use cassay_testkit::golden;

fn ran(end: &str, stderr: Vec<u8>) -> Ran {
    let end = match end.split_once(' ') {
        Some(("exit", status)) => End::Exited(status.parse().unwrap()),
        Some(("signal", number)) => End::Signaled(number.parse().unwrap()),
        _ => panic!("{end}"),
    };
    Ran {
        end,
        stdout: Output::default(),
        stderr: Output {
            bytes: stderr,
            cut: false,
        },
        wall: Duration::ZERO,
        user: Duration::ZERO,
        sys: Duration::ZERO,
        max_rss: 0,
    }
}

fn say(verdict: &Compile) -> String {
    match verdict {
        Compile::Ok => "ok".to_string(),
        Compile::Crash { signature } => format!("crash: {signature}"),
        Compile::Rejects { message } => format!("rejects: {message}"),
        Compile::Hang => "hang".to_string(),
        Compile::Resource => "resource".to_string(),
        Compile::Missing { why } => format!("missing: {why}"),
    }
}

#[test]
fn logs_are_understood() {
    let logs = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/logs");
    let mut complaints = Vec::new();
    let mut count = 0;
    for family in Family::ALL {
        let compiler = Compiler::new(family.name(), family.name(), family);
        for path in files(&logs.join(family.name()), "txt") {
            count += 1;
            let beside = path.with_extension("expect");
            let expect = std::fs::read_to_string(&beside).unwrap();
            let field = |name: &str| {
                expect
                    .lines()
                    .find_map(|line| line.strip_prefix(name))
                    .unwrap()
            };
            let (from, end) = (field("from: "), field("end: "));
            let verdict = classify(&compiler, &ran(end, std::fs::read(&path).unwrap()));
            let now = format!("from: {from}\nend: {end}\nverdict: {}\n", say(&verdict));
            complaints.extend(golden::compare(&beside, now.as_bytes()).err());
        }
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
    assert!(count > 35, "only {count} logs found");
}

#[test]
fn a_driver_and_what_is_behind_it_tell_of_the_same_crash() {
    let logs = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/logs");
    let verdict = |name: &str| {
        let text = std::fs::read_to_string(logs.join(name)).unwrap();
        text.lines()
            .find_map(|line| line.strip_prefix("verdict: ").map(String::from))
    };
    for (driver, direct) in [
        (
            "gcc/driver-tells-of-segv.expect",
            "gcc/cc1-silent-segv.expect",
        ),
        (
            "clang/driver-illegal-instruction.expect",
            "clang/direct-illegal-instruction.expect",
        ),
    ] {
        assert_eq!(verdict(driver), verdict(direct), "{driver}");
    }
}
