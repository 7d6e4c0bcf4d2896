//! What a reduction keeps on disk: the best program so far, and a log of all answers.
//!
//! The log is a line of text per candidate, `hash answer`, behind a first line that says what was
//! asked: the original program and the question. A session that finds a log of the same question
//! takes its answers for its own; as the search is a function of the answers, it then goes where the
//! earlier session was, and on from there. A line that was cut by a kill is ignored. Programs are
//! written beside their place and renamed, so that there is always a whole one.

use crate::ask::AskError;
use crate::gate::Refusal;
use crate::lab::{Key, Outcome};
use cassay_program::File;
use rustc_hash::FxHashMap;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

const VERSION: &str = "cassay-reduce 1";

pub struct Keep {
    log: fs::File,
    out: PathBuf,
    /// Answers of an earlier session.
    pub known: FxHashMap<Key, Outcome>,
}

impl Keep {
    /// Opens the log that belongs to an output; one about another question is begun anew.
    pub fn open(out: &Path, question: &str) -> io::Result<Keep> {
        let path = log_path(out);
        let title = format!("{VERSION} {question}");
        let (known, length) = answers(&fs::read(&path).unwrap_or_default(), &title);
        let mut log = fs::OpenOptions::new()
            .create(true)
            .write(true)
            .truncate(false)
            .open(&path)?;
        log.set_len(length)?;
        io::Seek::seek(&mut log, io::SeekFrom::End(0))?;
        if length == 0 {
            writeln!(log, "{title}")?;
        }
        Ok(Keep {
            log,
            out: out.to_path_buf(),
            known,
        })
    }

    pub fn answered(&mut self, key: Key, outcome: Outcome) -> io::Result<()> {
        // One call, so that other lines cannot come in between.
        self.log
            .write_all(format!("{:032x} {}\n", key.0, letter(outcome)).as_bytes())
    }

    /// Writes the best program so far; the names of its files.
    pub fn improved(&self, files: &[File]) -> Result<Vec<PathBuf>, AskError> {
        write(&self.out, files).map_err(|error| {
            let out = self.out.display();
            AskError::new(format!(
                "cannot write {out}: {error}; once it can be written, the same command goes on \
                     from here"
            ))
        })
    }
}

/// The answers in a log that begins with this title, and how long it is up to the end of its last line that is whole. Lines
/// that are no answers are left out.
pub fn answers(log: &[u8], title: &str) -> (FxHashMap<Key, Outcome>, u64) {
    let (mut known, mut length) = (FxHashMap::default(), 0);
    for line in log.split_inclusive(|&byte| byte == b'\n') {
        let Some(text) = line.strip_suffix(b"\n") else {
            break;
        };
        if length == 0 && text != title.as_bytes() {
            break;
        }
        length += line.len() as u64;
        known.extend(std::str::from_utf8(text).ok().and_then(entry));
    }
    (known, length)
}

/// Beside the output.
pub fn log_path(out: &Path) -> PathBuf {
    let mut name = out.as_os_str().to_os_string();
    name.push(".log");
    PathBuf::from(name)
}

/// Where a file of a program goes.
fn place(out: &Path, name: &str, alone: bool) -> PathBuf {
    if alone {
        return out.to_path_buf();
    }
    let base = Path::new(name).file_name().unwrap_or_default();
    let stem = out.file_stem().unwrap_or_default().to_string_lossy();
    out.with_file_name(format!("{stem}.{}", base.to_string_lossy()))
}

fn beside(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_os_string();
    name.push(".tmp");
    PathBuf::from(name)
}

/// Every path that a reduction of a program may write to.
pub fn places<'p>(out: &Path, files: impl Iterator<Item = &'p File>) -> Vec<PathBuf> {
    let mut all = vec![out.to_path_buf()];
    all.extend(files.map(|(name, _)| place(out, name, false)));
    let written: Vec<PathBuf> = all.iter().map(|path| beside(path)).collect();
    all.extend(written);
    all.push(log_path(out));
    all
}

/// Writes a program of one file under the name of the output; of several, each with its own name
/// behind that.
pub fn write(out: &Path, files: &[File]) -> io::Result<Vec<PathBuf>> {
    let mut written = Vec::new();
    for (name, text) in files {
        let path = place(out, name, files.len() == 1);
        let beside = beside(&path);
        if let Err(error) = fs::write(&beside, text).and_then(|()| fs::rename(&beside, &path)) {
            // Half a file is of no use, and may be what fills the disk.
            let _ = fs::remove_file(&beside);
            return Err(error);
        }
        written.push(path);
    }
    Ok(written)
}

const LETTERS: &[(char, Outcome)] = &[
    ('+', Outcome::Interesting),
    ('-', Outcome::Boring),
    ('i', Outcome::Refused(Refusal::Invalid)),
    ('u', Outcome::Refused(Refusal::Undefined)),
    ('d', Outcome::Refused(Refusal::Unspecified)),
    ('s', Outcome::Refused(Refusal::Steps)),
    ('x', Outcome::Refused(Refusal::Unsupported)),
    ('?', Outcome::Unresolved),
];

fn letter(outcome: Outcome) -> char {
    let found = LETTERS.iter().find(|(_, other)| *other == outcome);
    found.map_or('?', |(letter, _)| *letter)
}

fn entry(line: &str) -> Option<(Key, Outcome)> {
    let (key, letter) = line.split_once(' ')?;
    let key = u128::from_str_radix(key, 16)
        .ok()
        .filter(|_| key.len() == 32)?;
    let found = LETTERS.iter().find(|(l, _)| letter.chars().eq([*l]));
    found.map(|(_, outcome)| (Key(key), *outcome))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_survive_and_torn_lines_do_not() {
        let dir = std::env::temp_dir().join(format!("cassay-keep-{}", std::process::id()));
        fs::create_dir_all(&dir).unwrap();
        let out = dir.join("out.c");
        let (yes, no) = (Key(7), Key(u128::MAX));
        let mut keep = Keep::open(&out, "question").unwrap();
        keep.answered(yes, Outcome::Interesting).unwrap();
        keep.answered(no, Outcome::Refused(Refusal::Undefined))
            .unwrap();
        drop(keep);
        let torn = format!("{}{:032x}", fs::read_to_string(log_path(&out)).unwrap(), 9);
        fs::write(log_path(&out), torn).unwrap();
        let mut keep = Keep::open(&out, "question").unwrap();
        assert_eq!(keep.known.len(), 2);
        assert_eq!(keep.known[&no], Outcome::Refused(Refusal::Undefined));
        keep.answered(Key(3), Outcome::Boring).unwrap();
        drop(keep);
        assert_eq!(Keep::open(&out, "question").unwrap().known.len(), 3);
        assert!(Keep::open(&out, "another").unwrap().known.is_empty());
        let files = [("a.c".to_string(), b"int a;\n".to_vec())];
        assert_eq!(write(&out, &files).unwrap(), std::slice::from_ref(&out));
        let _ = fs::remove_dir_all(dir);
    }

    #[test]
    fn damaged_lines_take_no_others_with_them() {
        let line = |n: u8, letter: char| format!("{n:032x} {letter}\n").into_bytes();
        let title = b"title\n".to_vec();
        let log = [title.clone(), line(1, '+'), b"\xff\xfe 7\n".to_vec()].concat();
        let log = [log, line(2, '-'), b"+ +\n".to_vec(), line(3, '+')].concat();
        let (known, length) = answers(&log, "title");
        assert_eq!((known.len(), length), (3, log.len() as u64));
        assert_eq!(known[&Key(2)], Outcome::Boring);
        let torn = &log[..log.len() - 1];
        assert_eq!(answers(torn, "title").0.len(), 2);
        assert_eq!(answers(&log, "another"), (FxHashMap::default(), 0));
        assert_eq!(answers(b"", "title").1, 0);
        assert_eq!(answers(b"title", "title").1, 0);
        assert_eq!(answers(b"\n\n", "title").1, 0);
    }

    #[test]
    fn every_outcome_has_its_letter() {
        for (letter_, outcome) in LETTERS {
            assert_eq!(letter(*outcome), *letter_);
            assert_eq!(
                entry(&format!("{:032x} {letter_}", 1)),
                Some((Key(1), *outcome))
            );
        }
        assert_eq!(entry("1 +"), None);
    }
}
