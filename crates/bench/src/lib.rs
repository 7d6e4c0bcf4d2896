//! The one path through Cassay that every robustness test takes, inside this process: the fuzz
//! target and the replay of its corpus. `cassay-bench` itself drives the program from outside.

use cassay_lang::target::Target;
use cassay_parse::load::parse_files;
use cassay_parse::preprocess::{Loader, Options};

/// A file system with nothing in it: `#include` finds Cassay's own headers only.
struct NoFiles;

impl Loader for NoFiles {
    fn load(&mut self, _path: &str) -> Result<Option<Vec<u8>>, String> {
        Ok(None)
    }
}

/// Takes any bytes as a C program as far as they go. Returns for every input, soon; what the
/// answer is does not matter here, so there is none.
pub fn swallow(text: &[u8]) {
    let files = [("fuzz.c".to_string(), text.to_vec())];
    let options = Options {
        include_dirs: Vec::new(),
        defines: Vec::new(),
        target: &Target::X86_64_LINUX,
    };
    match parse_files(&files, &options, &mut NoFiles) {
        Ok(parsed) => drop(parsed),
        // Problems are shown to people: their text must come out too.
        Err((problem, _sources)) => drop(problem.to_string()),
    }
}
