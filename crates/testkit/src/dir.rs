//! A directory of a test's own.

use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use tempfile::TempDir;

/// An empty directory, removed at the test's end.
pub struct TestDir(TempDir);

#[allow(
    clippy::new_without_default,
    reason = "a place is named after its test"
)]
impl TestDir {
    /// A new one; `name` shows in its path.
    pub fn new(name: &str) -> TestDir {
        let dir = tempfile::Builder::new()
            .prefix(&format!("cassay-test-{name}-"))
            .tempdir();
        TestDir(dir.expect("a directory for a test can be made"))
    }

    /// The directory.
    pub fn dir(&self) -> &Path {
        self.0.path()
    }

    /// The path of a file in it, as an argument.
    pub fn path(&self, name: &str) -> String {
        let path = self.dir().join(name);
        path.to_str().expect("a path that is text").to_string()
    }

    /// Writes a file; its path.
    pub fn write(&self, name: &str, text: impl AsRef<[u8]>) -> String {
        let path = self.path(name);
        std::fs::write(&path, text).unwrap_or_else(|error| panic!("{path}: {error}"));
        path
    }

    /// Writes a file that can be run; its path.
    pub fn script(&self, name: &str, text: &str) -> String {
        let path = self.write(name, text);
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755))
            .unwrap_or_else(|error| panic!("{path}: {error}"));
        path
    }
}
