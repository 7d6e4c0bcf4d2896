//! Replays the fuzz target's corpus and every text that once broke Cassay, without a fuzzer.

use std::fs;
use std::path::{Path, PathBuf};

fn files(below: &Path) -> Vec<PathBuf> {
    let mut open = vec![below.to_path_buf()];
    let mut files = Vec::new();
    while let Some(dir) = open.pop() {
        for entry in fs::read_dir(&dir).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                open.push(path);
            } else {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}

#[test]
fn every_text_is_swallowed() {
    let fuzz = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz");
    let count = cassay_eval::with_stack(|| {
        let mut count = 0;
        for dir in ["seeds", "regressions"] {
            for file in files(&fuzz.join(dir)) {
                // The last name is the culprit.
                eprintln!("{}", file.display());
                let _ = cassay_bench::swallow(&fs::read(&file).unwrap());
                count += 1;
            }
        }
        count
    });
    assert!(count > 0, "the corpus is gone");
}
