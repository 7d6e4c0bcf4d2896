//! Folders of cases, and tests that report one result per case.
//!
//! A test target with `harness = false` makes a [`Trial`] of each case and hands them to [`main`]. It then answers to
//! `cargo test` and nextest as any other: names are filters, `--list` lists, a failure names its file.
//! `CASSAY_CASE=text` limits cases to those whose names contain the text, in tests that look at many as well.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

pub use libtest_mimic::Trial;
use libtest_mimic::{Arguments, Failed};

/// Cases that [`each`] looks at together.
const WORKERS: usize = 2;

/// A folder of the corpus that all crates share, below `tests` at the root.
pub fn shared(folder: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../tests")
        .join(folder)
}

/// What is in a folder, sorted; nothing if there is none.
pub fn entries(folder: &Path) -> Vec<PathBuf> {
    let Ok(read) = std::fs::read_dir(folder) else {
        return Vec::new();
    };
    let mut paths: Vec<PathBuf> = read.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    paths
}

/// The files in a folder that end so, sorted. There must be some: a corpus that is gone would pass every test.
#[track_caller]
pub fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut files = entries(folder);
    files.retain(|path| path.extension().is_some_and(|e| e == extension));
    assert!(
        !files.is_empty(),
        "{}: no .{extension} files",
        folder.display()
    );
    files
}

/// Those in a folder and the folders below, in the same order.
#[track_caller]
pub fn files_below(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut work = vec![folder.to_path_buf()];
    while let Some(at) = work.pop() {
        if at.is_dir() {
            work.extend(entries(&at).into_iter().rev());
        } else if at.extension().is_some_and(|e| e == extension) {
            found.push(at);
        }
    }
    assert!(
        !found.is_empty(),
        "{}: no .{extension} files",
        folder.display()
    );
    found
}

/// The files in a folder and the folders below with their contents, by their paths from it.
pub fn contents(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut found = BTreeMap::new();
    let mut work = vec![folder.to_path_buf()];
    while let Some(at) = work.pop() {
        if at.is_dir() {
            work.extend(entries(&at));
        } else {
            let name = at.strip_prefix(folder).unwrap_or(&at).display().to_string();
            let bytes = std::fs::read(&at).unwrap_or_else(|error| panic!("{name}: {error}"));
            found.insert(name, bytes);
        }
    }
    found
}

/// Whether a case is asked for by its name.
pub fn wanted(name: &str) -> bool {
    std::env::var("CASSAY_CASE").map_or(true, |text| name.contains(&text))
}

/// A test of its own that fails with what it returns, or with a panic.
pub fn trial(
    name: impl Into<String>,
    check: impl FnOnce() -> Result<(), String> + Send + 'static,
) -> Trial {
    Trial::test(name, move || check().map_err(Failed::from))
}

/// A test of its own that fails with a panic.
pub fn test(name: impl Into<String>, check: fn()) -> Trial {
    trial(name, move || {
        check();
        Ok(())
    })
}

/// Runs those trials that the command line asks for.
pub fn main(trials: Vec<Trial>) -> ExitCode {
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

/// Looks at every case and fails with all complaints, not only the first: for tests that want something of all
/// cases together.
pub fn each<T: Sync>(
    cases: &[T],
    name: impl Fn(&T) -> String,
    check: impl Fn(&T) -> Result<(), String> + Sync,
) {
    let next = AtomicUsize::new(0);
    let failures = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..WORKERS {
            scope.spawn(|| {
                while let Some((at, case)) = {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    cases.get(at).map(|case| (at, case))
                } {
                    if let Err(why) = check(case)
                        && let Ok(mut failures) = failures.lock()
                    {
                        failures.push((at, why));
                    }
                }
            });
        }
    });
    let mut failures = failures.into_inner().unwrap_or_default();
    failures.sort();
    let mut report = String::new();
    for (at, why) in &failures {
        report += &format!("--- {}\n{}\n", name(&cases[*at]), why.trim_end());
    }
    assert!(
        failures.is_empty(),
        "\n{report}\n{} of {} cases failed",
        failures.len(),
        cases.len()
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folders_are_read_in_order() {
        let place = crate::TestDir::new("corpus");
        std::fs::create_dir(place.dir().join("below")).unwrap();
        for name in ["b.c", "a.c", "a.out", "below/c.c"] {
            place.write(name, name);
        }
        let names = |paths: Vec<PathBuf>| -> Vec<String> {
            let name = |path: &PathBuf| path.strip_prefix(place.dir()).map(Path::to_path_buf);
            paths
                .iter()
                .map(|path| name(path).unwrap().display().to_string())
                .collect()
        };
        assert_eq!(names(files(place.dir(), "c")), ["a.c", "b.c"]);
        let below = files_below(place.dir(), "c");
        assert_eq!(names(below), ["a.c", "b.c", "below/c.c"]);
        assert_eq!(contents(place.dir())["below/c.c"], b"below/c.c");
    }

    #[test]
    #[should_panic(expected = "--- 2\nodd sum")]
    fn all_complaints_are_shown() {
        each(&[1, 2, 3], i32::to_string, |n| {
            if *n == 2 {
                return Err("odd sum".to_string());
            }
            Ok(())
        });
    }
}
