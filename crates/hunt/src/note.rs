//! Which program killed the hunt, if one did. A worker notes which program it is making while it does so, in a small file
//! beside the store, which outlives the process.
//!
//! Generating a program and running it by our semantics happens in the hunt's own process, so that a program
//! that exhausts memory or stack takes the hunt with it. Compilers and compiled programs cannot. A hunt
//! that dies at any other moment was killed by somebody, and its unit is not to blame. So only units whose
//! worker left a note behind count as lost.
//!
//! A note that cannot be written (the disk is full) is done without: its unit is then tried once more
//! than it should be.

use std::fs::{self, File};
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};

use cassay_store::UnitId;

/// Always as long, so that writing it again needs no room.
const LENGTH: usize = 64;

const PREFIX: &str = "making-";

pub struct Note {
    path: PathBuf,
    file: Option<File>,
}

fn path(store: &Path, worker: &str) -> PathBuf {
    store.join(format!("{PREFIX}{worker}"))
}

impl Note {
    pub fn new(store: &Path, worker: &str) -> Note {
        let path = path(store, worker);
        let note = Note {
            file: File::create(&path).ok(),
            path,
        };
        note.write("");
        note
    }

    /// From now on the unit is to blame for what happens to the process.
    pub fn begin(&self, unit: UnitId, seed: u64) {
        self.write(&format!("unit {unit}, seed {seed}"));
    }

    pub fn end(&self) {
        self.write("");
    }

    fn write(&self, text: &str) {
        if let Some(file) = &self.file {
            let _ = file.write_all_at(format!("{text:<LENGTH$}").as_bytes(), 0);
        }
    }
}

impl Drop for Note {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.path);
    }
}

/// Takes the note that a dead worker left: which program it was making when it died, if it was.
pub fn left_by(store: &Path, worker: &str) -> Option<String> {
    let path = path(store, worker);
    let text = fs::read_to_string(&path).ok()?;
    let _ = fs::remove_file(&path);
    let text = text.trim();
    (!text.is_empty()).then(|| text.to_string())
}

/// Removes the notes of all workers that are dead and had no unit.
pub fn sweep(store: &Path, is_alive: impl Fn(&str) -> bool) {
    for entry in fs::read_dir(store).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let worker = name.to_str().and_then(|name| name.strip_prefix(PREFIX));
        if worker.is_some_and(|worker| !is_alive(worker)) {
            let _ = fs::remove_file(entry.path());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_tells_what_was_under_way() {
        let dir = std::env::temp_dir().join(format!("cassay-note-{}", std::process::id()));
        fs::create_dir_all(&dir).unwrap();
        let die = |note: Note| std::mem::forget(note);

        let note = Note::new(&dir, "1-2-0");
        note.begin(UnitId(7), 123_456);
        note.begin(UnitId(7), 9);
        die(note);
        assert_eq!(left_by(&dir, "1-2-0").as_deref(), Some("unit 7, seed 9"));
        assert_eq!(left_by(&dir, "1-2-0"), None, "it was taken");

        let note = Note::new(&dir, "1-2-0");
        note.begin(UnitId(7), 9);
        note.end();
        die(note);
        assert_eq!(left_by(&dir, "1-2-0"), None, "nothing was under way");

        die(Note::new(&dir, "1-2-0"));
        die(Note::new(&dir, "1-2-1"));
        sweep(&dir, |worker| worker == "1-2-1");
        assert_eq!(fs::read_dir(&dir).unwrap().count(), 1);

        let note = Note::new(&dir, "1-2-1");
        note.begin(UnitId(7), 9);
        drop(note);
        assert_eq!(fs::read_dir(&dir).unwrap().count(), 0);
        fs::remove_dir_all(&dir).unwrap();
    }
}
