//! What sanitizers say in the programs that they are built into.
//!
//! A program that is defined gives them nothing to report, so a report about one is wrong; whether it is defined is not
//! known here. Reports about what is defined, and only asked for because it is rarely meant (unsigned arithmetic that
//! wraps, implicit conversions that change a value), say nothing. Where a sanitizer itself has no room, or does
//! not work on this machine, nothing is known of the program.
//!
//! A program may write what it likes to its standard error: a text counts only if the program's file has the
//! sanitizer's functions in it.

use std::path::Path;
use std::sync::OnceLock;

use regex::Regex;

use crate::messages::general;
use crate::process::Ran;

/// What a sanitizer said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Report {
    /// Which one, and what; without what differs from run to run.
    Of(String),
    /// It could not work, or ran out of something.
    Trouble,
}

/// Names in the file of a program that has a sanitizer.
const FUNCTIONS: &[&str] = &["__asan_", "__msan_", "__tsan_", "__ubsan_", "__hwasan_"];

/// `==7==ERROR: AddressSanitizer: stack-buffer-overflow on address 0x…`; the thread sanitizer has no number in front.
const REPORT: &str = r"(?m)^(?:==\d+==)?(?:ERROR|WARNING|FATAL): ((?:Address|Memory|Thread|HWAddress|Leak)Sanitizer): ([^\n]*)";
/// `main.c:3:5: runtime error: …`
const RUNTIME: &str = r"(?m)^[^\n]*:\d+:\d+: runtime error: ([^\n]*)";
/// A sanitizer that is broken or has no room.
const TROUBLE: &str = r"(?m)(?:Sanitizer CHECK failed|Sanitizer: CHECK failed|Sanitizer failed to allocate|unexpected memory mapping|Shadow memory range|ReserveShadowMemoryRange|failed to intercept|stack-overflow on address|out-of-memory|allocation-size-too-big|LeakSanitizer has encountered|Sanitizer can not mmap|reexec)";

fn pattern(cell: &'static OnceLock<Option<Regex>>, text: &str) -> Option<&'static Regex> {
    // The patterns are constants, and a test tries each.
    cell.get_or_init(|| Regex::new(text).ok()).as_ref()
}

static REPORTS: OnceLock<Option<Regex>> = OnceLock::new();
static RUNTIMES: OnceLock<Option<Regex>> = OnceLock::new();
static TROUBLES: OnceLock<Option<Regex>> = OnceLock::new();

/// What a sanitizer in a program says; `program` is the program's file. `None`: nothing.
pub fn report(ran: &Ran, program: &Path) -> Option<Report> {
    if ran.stderr.bytes.is_empty() {
        return None;
    }
    let found = said(&ran.stderr.text())?;
    let file = std::fs::read(program).ok()?;
    let has = |name: &&str| {
        let name = name.as_bytes();
        file.windows(name.len()).any(|part| part == name)
    };
    FUNCTIONS.iter().any(has).then_some(found)
}

/// What a text says, whoever wrote it.
fn said(text: &str) -> Option<Report> {
    if !text.contains("Sanitizer") && !text.contains("runtime error: ") {
        return None;
    }
    match pattern(&TROUBLES, TROUBLE)?.is_match(text) {
        true => Some(Report::Trouble),
        false => Some(Report::Of(general(&in_full(text)?))),
    }
}

/// The report in a text, with all its numbers.
pub fn in_full(text: &str) -> Option<String> {
    if let Some(found) = pattern(&REPORTS, REPORT)?.captures(text) {
        let part = |at: usize| found.get(at).map_or("", |part| part.as_str());
        // The kind is the first word, or all of it up to a place in brackets.
        let what = part(2);
        let what = what.split(" on ").next().unwrap_or(what);
        let what = what.split(" (pid").next().unwrap_or(what).trim();
        return Some(format!("{}: {what}", part(1)));
    }
    let runtime = pattern(&RUNTIMES, RUNTIME)?;
    let mut errors = runtime.captures_iter(text).filter_map(|found| found.get(1));
    let what = errors.find(|error| !is_about_defined(error.as_str()))?;
    Some(format!("UndefinedBehaviorSanitizer: {}", what.as_str()))
}

/// Whether a report is about something that C defines.
fn is_about_defined(error: &str) -> bool {
    let unsigned = error.starts_with("unsigned integer overflow")
        || error.starts_with("implicit conversion")
        || error.contains("in type 'unsigned")
        || error.contains("in type 'uint")
        || error.contains("in type 'size_t");
    let arithmetic = ["overflow", "shift", "negation", "implicit conversion"];
    unsigned && arithmetic.iter().any(|word| error.contains(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> Option<Report> {
        said(text)
    }

    #[test]
    fn reports_are_read() {
        let is = |text: &str, what: &str| assert_eq!(of(text), Some(Report::Of(what.into())));
        is(
            "=================================================================\n==7==ERROR: AddressSanitizer: stack-buffer-overflow on address 0x7ffc01 at pc 0x55\n",
            "AddressSanitizer: stack-buffer-overflow",
        );
        is(
            "==9==WARNING: MemorySanitizer: use-of-uninitialized-value\n    #0 0x49 in main\n",
            "MemorySanitizer: use-of-uninitialized-value",
        );
        is(
            "WARNING: ThreadSanitizer: data race (pid=12)\n",
            "ThreadSanitizer: data race",
        );
        let one = of(
            "main.c:3:9: runtime error: signed integer overflow: 5 + 7 cannot be represented in type 'int'\n",
        );
        let other = of(
            "a.c:10:1: runtime error: signed integer overflow: 1 + 2 cannot be represented in type 'int'\n",
        );
        assert!(
            matches!(&one, Some(Report::Of(what)) if what.contains("signed integer overflow")),
            "{one:?}"
        );
        assert_eq!(one, other);
    }

    #[test]
    fn what_is_no_report_is_none() {
        for text in [
            "",
            "all is well\n",
            "a.c:1:2: runtime error: unsigned integer overflow: 4294967295 + 1 cannot be represented in type 'unsigned int'\n",
            "a.c:1:2: runtime error: left shift of 3 by 31 places cannot be represented in type 'unsigned int'\n",
            "a.c:1:2: runtime error: implicit conversion from type 'int' of value -1 changed the value\n",
        ] {
            assert_eq!(of(text), None, "{text}");
        }
        for text in [
            "FATAL: ThreadSanitizer: unexpected memory mapping 0x1-0x2\n",
            "==5==ERROR: AddressSanitizer failed to allocate 0xdfff0001000 bytes\n",
            "==5==ERROR: AddressSanitizer: stack-overflow on address 0x7ff\n",
        ] {
            assert_eq!(of(text), Some(Report::Trouble), "{text}");
        }
    }
}
