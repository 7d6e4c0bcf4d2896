//! What compilers write, without what changes from program to program, from run to run or from build to
//! build. Two messages that are equal here are taken for the same one. All of Cassay's rules for that are in
//! this module, and `tests/messages.txt` and `tests/logs` hold them to real messages.
//!
//! There are two kinds, and both are parts of signatures in stores, so that neither may change without need.
//! The text of a *crash* ([`crash`]) keeps the names in it: they are the compiler's own functions, files and
//! assertions. Numbers become `N`. The text of a *refusal* ([`general`]) loses whatever is quoted, because
//! that is the program's; numbers become `#`.
//!
//! Both err towards merging.

use std::sync::OnceLock;

use regex::Regex;

use crate::families::{COMPLAINS, Family};

/// Characters kept of the text of a crash.
const LONGEST: usize = 200;

pub(crate) fn regex(
    cell: &'static OnceLock<Option<Regex>>,
    pattern: &str,
) -> Option<&'static Regex> {
    cell.get_or_init(|| Regex::new(pattern).ok()).as_ref()
}

/// A text after all changes, in their order. The patterns are constants, and tests try each.
fn changed(text: &str, changes: &[(&'static OnceLock<Option<Regex>>, &str, &str)]) -> String {
    let mut text = text.trim().to_string();
    for (cell, pattern, with) in changes {
        if let Some(regex) = regex(cell, pattern) {
            text = regex.replace_all(&text, *with).into_owned();
        }
    }
    text
}

/// What a compiler says of its own failure, without numbers, addresses and directories.
pub fn crash(said: &str) -> String {
    static HEX: OnceLock<Option<Regex>> = OnceLock::new();
    static PLACE: OnceLock<Option<Regex>> = OnceLock::new();
    static DIRECTORY: OnceLock<Option<Regex>> = OnceLock::new();
    static NUMBER: OnceLock<Option<Regex>> = OnceLock::new();
    static SPACE: OnceLock<Option<Regex>> = OnceLock::new();
    let text = changed(
        said,
        &[
            (&HEX, r"\b0x[0-9a-fA-F]+\b", "N"),
            // Line and column behind a file's name.
            (
                &PLACE,
                r"(\.(?:c|cc|cpp|h|hpp|def|inc|md|y|pd)):\d+(?::\d+)?",
                "$1",
            ),
            (&DIRECTORY, r"(?:\.{0,2}/)(?:[\w.+~-]+/)+", ""),
            // Not those inside names such as `i32` or `_S_1`.
            (&NUMBER, r"\b\d+\b", "N"),
            (&SPACE, r"\s+", " "),
        ],
    );
    text.chars().take(LONGEST).collect()
}

/// A refusal without the names of temporary files, which are new each time: what stands in front of the
/// message is dropped, any other absolute path has no name. The program's own files are named relatively
/// and stay.
pub fn without_files(line: &str) -> String {
    static FRONT: OnceLock<Option<Regex>> = OnceLock::new();
    static PATH: OnceLock<Option<Regex>> = OnceLock::new();
    changed(
        line,
        &[
            // `/tmp/ccX1.s:12: Error: …`, `/usr/bin/ld: /tmp/ccX1.o: …`
            (&FRONT, r"^(?:(?:/[\w.+~-]+)+(?::\d+)*:\s*)+", ""),
            // Not the `/` of a division, nor what follows a relative path.
            (
                &PATH,
                r#"(^|[\s'`"‘(])(?:/[\w.+~-]+){2,}(?::\d+)*"#,
                "${1}FILE",
            ),
        ],
    )
}

/// The first line that complains, or the first line.
pub(crate) fn first_error(text: &str) -> String {
    let complains = |line: &str| {
        let mut marks = COMPLAINS
            .iter()
            .copied()
            .chain(Family::all_of(|t| t.complains));
        marks.any(|mark| line.contains(mark))
    };
    let lines = || text.lines().map(str::trim).filter(|line| !line.is_empty());
    lines()
        .filter(|line| !line.contains("warning: "))
        .find(|line| complains(line))
        .or_else(|| lines().next())
        .unwrap_or_default()
        .to_string()
}

/// What a refusal is about: `message`, which is the first error, unless everything that was written (`all`)
/// has something better. Some compilers (chibicc) repeat the line of the program and only then, below and
/// behind a mark, say what is wrong with it.
pub fn complaint(message: &str, all: &str) -> String {
    if message.contains("error") || message.contains("Error") {
        return message.to_string();
    }
    let marked = all
        .lines()
        .filter_map(|line| line.trim_start().strip_prefix("^ "))
        .find(|rest| !rest.is_empty());
    marked.map_or_else(|| message.to_string(), |what| format!("error: {what}"))
}

/// A refusal without what differs from program to program: the place in front of it, quoted names, and
/// numbers, also those in generated names (a letter or two and a number).
pub fn general(message: &str) -> String {
    let line = message
        .lines()
        .find(|line| line.contains("error") || line.contains("Error"))
        .or_else(|| message.lines().find(|line| !line.trim().is_empty()))
        .unwrap_or_default();
    // Assemblers begin with a capital.
    let behind = |word| line.split_once(word).map(|(_, rest)| rest);
    let text = behind("error: ")
        .or_else(|| behind("Error: "))
        .unwrap_or(line);
    let mut out = String::new();
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        let rest = chars.as_str();
        let close = match c {
            // An apostrophe quotes nothing.
            '\'' if out.ends_with(char::is_alphanumeric) => None,
            '\'' | '`' => Some('\''),
            '"' => Some('"'),
            '‘' => Some('’'),
            _ => None,
        };
        if let Some((close, (_, rest))) =
            close.and_then(|close| Some((close, rest.split_once(close)?)))
        {
            out.extend([c, close]);
            chars = rest.chars();
        } else if c.is_ascii_digit() {
            if !out.ends_with('#') {
                out.push('#');
            }
            chars = behind_number(c, rest).chars();
        } else {
            out.push(c);
        }
    }
    out.trim().to_string()
}

/// What follows a number that begins with this digit.
fn behind_number(first: char, rest: &str) -> &str {
    let hexadecimal = |c: char| c.is_ascii_hexdigit();
    match rest.strip_prefix(['x', 'X']) {
        Some(digits) if first == '0' && digits.starts_with(hexadecimal) => {
            digits.trim_start_matches(hexadecimal)
        }
        _ => rest.trim_start_matches(|c: char| c.is_ascii_digit()),
    }
}
