//! Expectations in files, and the one protocol by which they are written.
//!
//! A test compares what it found with a file. `CASSAY_BLESS=1` has it write the file instead, and the difference is
//! to be read before it is kept. What a C program *means* is never blessed in this way: there, only referees
//! write expectations (`tests/run`, `tests/undefined`, `tests/targets`), and the tests that do so ask
//! [`blessing`] themselves.

use std::path::Path;

/// Whether expectations are to be written anew.
pub fn blessing() -> bool {
    std::env::var_os("CASSAY_BLESS").is_some()
}

/// Compares with a file, or writes it if told to. An error says where they differ, and how to keep what was found.
pub fn compare(file: &Path, found: &[u8]) -> Result<(), String> {
    let name = file.display();
    if blessing() {
        let folder = file.parent().unwrap_or(Path::new(""));
        return std::fs::create_dir_all(folder)
            .and_then(|()| std::fs::write(file, found))
            .map_err(|error| format!("{name}: {error}"));
    }
    let advice = "CASSAY_BLESS=1 writes it anew";
    let expected = std::fs::read(file).map_err(|error| format!("{name}: {error}; {advice}"))?;
    match difference(&expected, found) {
        None => Ok(()),
        Some(why) => Err(format!("{name}: {why}{advice}")),
    }
}

/// Compares with a file, and fails if they differ; see [`compare`].
#[track_caller]
pub fn check(file: &Path, found: &[u8]) {
    if let Err(why) = compare(file, found) {
        panic!("{why}");
    }
}

/// The first differing line with a little context: enough to see, short enough to read.
pub fn difference(expected: &[u8], actual: &[u8]) -> Option<String> {
    if expected == actual {
        return None;
    }
    let expected = crate::text(expected);
    let actual = crate::text(actual);
    let want: Vec<&str> = expected.split('\n').collect();
    let have: Vec<&str> = actual.split('\n').collect();
    let first = want.iter().zip(&have).take_while(|(a, b)| a == b).count();
    let mut text = format!("output differs at line {}:\n", first + 1);
    for line in want.iter().take(first).skip(first.saturating_sub(2)) {
        text += &format!("    {line}\n");
    }
    for line in want.iter().skip(first).take(4) {
        text += &format!("  - {line}\n");
    }
    for line in have.iter().skip(first).take(4) {
        text += &format!("  + {line}\n");
    }
    Some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_difference_is_shown_with_what_comes_before() {
        let why = difference(b"a\nb\nc\nd\n", b"a\nb\nc\nx\n").unwrap();
        assert_eq!(
            why,
            "output differs at line 4:\n    b\n    c\n  - d\n  - \n  + x\n  + \n"
        );
        assert_eq!(difference(b"a", b"a"), None);
        // Bytes that are no text differ, too.
        assert!(difference(b"\xff", b"\xfe").is_some());
    }

    #[test]
    fn a_missing_expectation_is_no_empty_one() {
        let place = crate::TestDir::new("golden");
        let file = place.dir().join("none.txt");
        assert!(compare(&file, b"").is_err() || blessing());
    }
}
