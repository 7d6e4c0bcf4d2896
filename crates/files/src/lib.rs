//! What C programs include, read from disk. Rooms that touch no file take a [`Loader`] instead; this is the
//! one that reads the file system.
//!
//! ```
//! use cassay_files::OnDisk;
//! use cassay_parse::loader::Loader;
//!
//! assert_eq!(OnDisk.load("no/such/file.h"), Ok(None));
//! ```

#![warn(missing_docs)]

use cassay_parse::loader::Loader;
use std::io::ErrorKind;
use std::path::Path;

/// The file system. Only regular files are read: a device may have no end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OnDisk;

impl Loader for OnDisk {
    fn load(&mut self, path: &str) -> Result<Option<Vec<u8>>, String> {
        match std::fs::metadata(path) {
            Ok(data) if !data.is_file() && !data.is_dir() => {
                return Err("it is not a regular file".into());
            }
            _ => {}
        }
        match std::fs::read(path) {
            Ok(text) => Ok(Some(text)),
            Err(e) if matches!(e.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => {
                Ok(None)
            }
            Err(_) if Path::new(path).is_dir() => Ok(None),
            Err(e) => Err(e.to_string()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_regular_files_are_read() {
        let manifest = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml");
        assert!(OnDisk.load(manifest).unwrap().is_some());
        assert_eq!(OnDisk.load(env!("CARGO_MANIFEST_DIR")), Ok(None));
        assert_eq!(OnDisk.load(&format!("{manifest}/x.h")), Ok(None));
        assert!(OnDisk.load("/dev/null").is_err());
    }
}
