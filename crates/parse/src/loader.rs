//! Where `#include` finds its files. This room touches no file, so it asks a [`Loader`].
//!
//! There are three: [`NoFiles`] and [`InMemory`] here, and `OnDisk` in the room `files`, which may read
//! the file system. Whatever a loader says, Cassay's own standard headers are found.

/// The file system, as the caller provides it. A loader can be sent to another thread, because a
/// program may have to be read on one with a larger stack.
pub trait Loader: Send {
    /// The contents of a file; `Ok(None)` if there is no such file. An error is a lowercase fragment that
    /// says why the file cannot be read.
    fn load(&mut self, path: &str) -> Result<Option<Vec<u8>>, String>;
}

/// A file system with nothing in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NoFiles;

impl Loader for NoFiles {
    fn load(&mut self, _: &str) -> Result<Option<Vec<u8>>, String> {
        Ok(None)
    }
}

/// Files in memory, each found by its whole name, and behind them another loader.
///
/// ```
/// use cassay_parse::loader::{InMemory, Loader};
///
/// let files = [("a.h".to_string(), "int a;\n")];
/// let mut loader = InMemory::new(&files);
/// assert_eq!(loader.load("a.h"), Ok(Some(b"int a;\n".to_vec())));
/// assert_eq!(loader.load("b.h"), Ok(None));
/// ```
#[derive(Debug)]
pub struct InMemory<'a, Text, Rest = NoFiles> {
    files: &'a [(String, Text)],
    rest: Rest,
}

impl<'a, Text> InMemory<'a, Text> {
    /// These files and no others.
    pub fn new(files: &'a [(String, Text)]) -> Self {
        InMemory {
            files,
            rest: NoFiles,
        }
    }
}

impl<'a, Text, Rest: Loader> InMemory<'a, Text, Rest> {
    /// These files, and what `rest` finds of all others.
    pub fn before(files: &'a [(String, Text)], rest: Rest) -> Self {
        InMemory { files, rest }
    }
}

impl<Text: AsRef<[u8]> + Sync, Rest: Loader> Loader for InMemory<'_, Text, Rest> {
    fn load(&mut self, path: &str) -> Result<Option<Vec<u8>>, String> {
        match self.files.iter().find(|(name, _)| name == path) {
            Some((_, text)) => Ok(Some(text.as_ref().to_vec())),
            None => self.rest.load(path),
        }
    }
}

impl<L: Loader + ?Sized> Loader for &mut L {
    fn load(&mut self, path: &str) -> Result<Option<Vec<u8>>, String> {
        (**self).load(path)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_in_memory_hide_those_behind_them() {
        let near = [("a.h".to_string(), b"near".to_vec())];
        let far = [
            ("a.h".to_string(), b"far".to_vec()),
            ("b.h".to_string(), b"far".to_vec()),
        ];
        let mut loader = InMemory::before(&near, InMemory::new(&far));
        assert_eq!(loader.load("a.h"), Ok(Some(b"near".to_vec())));
        assert_eq!(loader.load("b.h"), Ok(Some(b"far".to_vec())));
        assert_eq!(loader.load("dir/a.h"), Ok(None));
    }
}
