//! A directory for temporary files that is removed however its owner is left.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::{Context, Result};

static NEXT: AtomicU64 = AtomicU64::new(0);

pub struct Scratch {
    path: PathBuf,
}

impl Scratch {
    pub fn new() -> Result<Scratch> {
        loop {
            let number = NEXT.fetch_add(1, Ordering::Relaxed);
            let name = format!("cassay-bench-{}-{number}", std::process::id());
            let path = std::path::absolute(std::env::temp_dir().join(name))
                .context("cannot name a temporary directory")?;
            match fs::create_dir(&path) {
                Ok(()) => return Ok(Scratch { path }),
                // Left by a process that was killed and had the same number: take the next name.
                Err(e) if e.kind() == std::io::ErrorKind::AlreadyExists => {}
                Err(e) => {
                    return Err(e).with_context(|| format!("cannot make {}", path.display()));
                }
            }
        }
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    pub fn file(&self, name: &str) -> PathBuf {
        self.path.join(name)
    }

    pub fn write(&self, name: &str, bytes: impl AsRef<[u8]>) -> Result<PathBuf> {
        let path = self.file(name);
        write_file(&path, bytes)?;
        Ok(path)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        if let Err(e) = fs::remove_dir_all(&self.path) {
            eprintln!("cassay-bench: cannot remove {}: {e}", self.path.display());
        }
    }
}

pub fn write_file(path: &Path, bytes: impl AsRef<[u8]>) -> Result<()> {
    fs::write(path, bytes).with_context(|| format!("cannot write {}", path.display()))
}
