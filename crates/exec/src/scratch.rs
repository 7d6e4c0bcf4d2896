//! Directories that vanish: one root per process, on memory where there is some, and one
//! directory below it per piece of work.
//!
//! A root's name carries the number and the start time of the process that made it, and the
//! namespace in which they mean something (containers may share memory directories). A process
//! that was killed could not remove its own; the next one to start recognises it by that name (no
//! such process, or another one that has got the same number since) and removes it. Names of other
//! shapes, and roots of other users or namespaces, are left alone.

use std::fs::{self, DirBuilder};
use std::io;
use std::os::unix::fs::{DirBuilderExt, MetadataExt};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use nix::sys::statvfs::statvfs;

use crate::kit::KitCell;
use crate::process::ExecError;

const PREFIX: &str = "cassay-scratch-";
/// A place with less free space than this is passed over.
const LEAST_FREE: u64 = 64 << 20;

/// What the names of this namespace's roots start with.
fn prefix() -> String {
    let link = fs::read_link("/proc/self/ns/pid").unwrap_or_default();
    let number: String = link
        .to_string_lossy()
        .chars()
        .filter(char::is_ascii_digit)
        .collect();
    format!("{PREFIX}{number}-")
}

/// Every directory of one process. Clones are the same root; the last one removes it.
#[derive(Clone, Debug)]
pub struct Root {
    inner: Arc<Owned>,
}

#[derive(Debug)]
struct Owned {
    path: PathBuf,
    next: AtomicU64,
    kit: Arc<KitCell>,
}

impl Root {
    /// In the best place there is; removes what dead processes left there.
    pub fn new() -> Result<Root, ExecError> {
        let places = places();
        for place in &places {
            sweep(place);
        }
        let mut last = None;
        for place in &places {
            if free_in(place).is_ok_and(|free| free >= LEAST_FREE) {
                match Root::below(place) {
                    Ok(root) => return Ok(root),
                    Err(error) => last = Some(error),
                }
            }
        }
        Err(last.unwrap_or_else(|| ExecError::File {
            what: "no place with enough free space for scratch directories, such as",
            path: std::env::temp_dir(),
            error: io::ErrorKind::StorageFull.into(),
        }))
    }

    /// Below a directory of the caller's choice.
    pub fn below(place: &Path) -> Result<Root, ExecError> {
        // Several roots of one process are told apart by this.
        static COUNT: AtomicU64 = AtomicU64::new(0);
        let pid = std::process::id();
        let start = start_time(pid).unwrap_or(0);
        let place = fs::canonicalize(place).map_err(ExecError::file("cannot find", place))?;
        loop {
            let count = COUNT.fetch_add(1, Ordering::Relaxed);
            let path = place.join(format!("{}{pid}-{start}-{count}", prefix()));
            match DirBuilder::new().mode(0o700).create(&path) {
                Ok(()) => {
                    let next = AtomicU64::new(0);
                    let kit = Arc::default();
                    let inner = Arc::new(Owned { path, next, kit });
                    return Ok(Root { inner });
                }
                Err(e) if e.kind() == io::ErrorKind::AlreadyExists => {}
                Err(e) => return Err(ExecError::file("cannot make", path)(e)),
            }
        }
    }

    pub fn path(&self) -> &Path {
        &self.inner.path
    }

    pub(crate) fn kit(&self) -> Arc<KitCell> {
        self.inner.kit.clone()
    }

    /// A new, empty directory.
    pub fn dir(&self) -> Result<Scratch, ExecError> {
        let number = self.inner.next.fetch_add(1, Ordering::Relaxed);
        let path = self.inner.path.join(number.to_string());
        DirBuilder::new()
            .mode(0o700)
            .create(&path)
            .map_err(ExecError::file("cannot make", &path))?;
        Ok(Scratch {
            path,
            _root: self.clone(),
        })
    }

    /// Bytes free where the root is.
    pub fn free(&self) -> Result<u64, ExecError> {
        free_in(self.path()).map_err(ExecError::file("cannot look at", self.path()))
    }
}

impl Drop for Owned {
    fn drop(&mut self) {
        remove(&self.path);
    }
}

/// One directory, removed with all that is in it when dropped.
#[derive(Debug)]
pub struct Scratch {
    path: PathBuf,
    _root: Root,
}

impl Scratch {
    pub fn path(&self) -> &Path {
        &self.path
    }

    pub fn write(&self, name: &str, bytes: impl AsRef<[u8]>) -> Result<PathBuf, ExecError> {
        let path = self.path.join(name);
        fs::write(&path, bytes).map_err(ExecError::file("cannot write", &path))?;
        Ok(path)
    }

    /// Removes what is inside, so that the directory can serve again.
    pub fn wipe(&self) -> Result<(), ExecError> {
        make_removable(&self.path);
        let entries =
            fs::read_dir(&self.path).map_err(ExecError::file("cannot read", &self.path))?;
        for entry in entries.flatten() {
            let path = entry.path();
            if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
                remove(&path);
            } else {
                fs::remove_file(&path).map_err(ExecError::file("cannot remove", &path))?;
            }
        }
        Ok(())
    }

    /// Bytes taken by the files inside.
    pub fn size(&self) -> u64 {
        size_of_dir(&self.path, u64::MAX)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        remove(&self.path);
    }
}

/// Bytes taken on disk below a directory; stops counting once `enough` is passed. Links are not
/// followed.
pub(crate) fn size_of_dir(path: &Path, enough: u64) -> u64 {
    let mut total = 0u64;
    let mut dirs = vec![path.to_path_buf()];
    while let Some(dir) = dirs.pop() {
        for entry in fs::read_dir(&dir).into_iter().flatten().flatten() {
            let Ok(meta) = entry.metadata() else {
                continue;
            };
            if meta.is_dir() {
                dirs.push(entry.path());
            }
            total = total.saturating_add(meta.blocks().saturating_mul(512));
            if total > enough {
                return total;
            }
        }
    }
    total
}

/// Where a root may be, best first.
fn places() -> Vec<PathBuf> {
    let mut places = vec![PathBuf::from("/dev/shm")];
    places.extend(
        std::env::var_os("XDG_RUNTIME_DIR")
            .map(PathBuf::from)
            .filter(|path| path.is_absolute()),
    );
    places.push(std::env::temp_dir());
    places.dedup();
    places.retain(|path| path.is_dir());
    places
}

fn free_in(path: &Path) -> io::Result<u64> {
    let stat = statvfs(path)?;
    #[allow(clippy::useless_conversion)]
    let (blocks, size) = (
        u64::from(stat.blocks_available()),
        u64::from(stat.fragment_size()),
    );
    Ok(blocks.saturating_mul(size))
}

/// Removes the roots of dead processes in `place`; those of other users stay.
fn sweep(place: &Path) {
    for entry in fs::read_dir(place).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let Some((pid, start)) = name.to_str().and_then(owner_in_name) else {
            continue;
        };
        let ours = entry
            .metadata()
            .is_ok_and(|meta| meta.is_dir() && meta.uid() == nix::unistd::geteuid().as_raw());
        if ours && start_time(pid) != Some(start) {
            remove(&entry.path());
        }
    }
}

/// Process number and start time from the name of a root.
fn owner_in_name(name: &str) -> Option<(u32, u64)> {
    let mut parts = name.strip_prefix(&prefix())?.split('-');
    let pid = parts.next()?.parse().ok()?;
    let start = parts.next()?.parse().ok()?;
    parts.next()?.parse::<u64>().ok()?;
    parts.next().is_none().then_some((pid, start))
}

/// When a process started, in clock ticks since boot; `None` when there is no such process.
pub(crate) fn start_time(pid: u32) -> Option<u64> {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    // The name in brackets may hold spaces and brackets; field 22 counts from the last one.
    let (_, fields) = stat.rsplit_once(") ")?;
    fields.split(' ').nth(19)?.parse().ok()
}

/// Removes a tree, also one whose directories were made unwritable from inside.
fn remove(path: &Path) {
    if fs::remove_dir_all(path).is_err() {
        make_removable(path);
        // Nothing to be done about the rest; the next start's sweep tries again.
        let _ = fs::remove_dir_all(path);
    }
}

fn make_removable(path: &Path) {
    use std::os::unix::fs::PermissionsExt;
    let mut dirs = vec![path.to_path_buf()];
    while let Some(dir) = dirs.pop() {
        let _ = fs::set_permissions(&dir, fs::Permissions::from_mode(0o700));
        for entry in fs::read_dir(&dir).into_iter().flatten().flatten() {
            if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
                dirs.push(entry.path());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_made_is_removed() {
        let root = Root::below(&std::env::temp_dir()).unwrap();
        let path = root.path().to_path_buf();
        let (one, two) = (root.dir().unwrap(), root.dir().unwrap());
        assert_ne!(one.path(), two.path());
        one.write("file", [1; 10_000]).unwrap();
        assert!(one.size() >= 10_000);
        let locked = one.path().join("locked");
        fs::create_dir_all(locked.join("deeper")).unwrap();
        fs::set_permissions(&locked, std::os::unix::fs::PermissionsExt::from_mode(0o0)).unwrap();
        one.wipe().unwrap();
        assert_eq!(fs::read_dir(one.path()).unwrap().count(), 0);
        let inside = one.path().to_path_buf();
        drop(one);
        assert!(!inside.exists());
        drop(root);
        assert!(path.exists(), "a directory still holds it");
        drop(two);
        assert!(!path.exists());
    }

    #[test]
    fn leftovers_of_the_dead_are_removed_and_nothing_else() {
        let place = Root::below(&std::env::temp_dir()).unwrap();
        let at = |name: &str| {
            let path = place.path().join(name);
            fs::create_dir(&path).unwrap();
            path
        };
        let pid = std::process::id();
        let start = start_time(pid).unwrap();
        // No process has this number: the kernel's largest is below.
        let dead = at(&format!("{}99999999-5-0", prefix()));
        let reused = at(&format!("{}{pid}-{}-0", prefix(), start + 1));
        let alive = at(&format!("{}{pid}-{start}-7", prefix()));
        let foreign = at("cassay-scratch-notes");
        sweep(place.path());
        assert!(!dead.exists() && !reused.exists());
        assert!(alive.exists() && foreign.exists());
    }
}
