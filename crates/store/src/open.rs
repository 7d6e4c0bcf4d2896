//! Opening a store, and the two ways to work on one: a transaction that reads, and one that writes.

use std::fs;
use std::os::unix::fs::{DirBuilderExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};

use rusqlite::{Connection, OpenFlags, Transaction, TransactionBehavior};

use crate::error::{Fault, StoreError};
use crate::schema;

/// How long a call waits for other writers. A transaction lasts well under a millisecond; one that
/// waits this long meets a process that was stopped in the middle of one.
const PATIENCE: Duration = Duration::from_secs(30);
const RETRY: Duration = Duration::from_millis(20);

/// How many pages of 4 KiB the log grows by before it is copied into the file. A copy costs two waits
/// for the disk, so fewer and longer ones are better; opening after a kill has to read the log once.
const LOG_PAGES: i64 = 4_000;

/// More than this of the log is given back to the disk when it starts again from its beginning.
const LOG_BYTES: i64 = 64 << 20;

/// One connection to a store. Threads that work at the same time open one each.
#[derive(Debug)]
pub struct Store {
    conn: Connection,
    path: PathBuf,
    /// Where it really is, if that is a copy. Dropped after the connection.
    _copy: Option<Copy>,
}

/// A directory for a copy, removed when it is dropped.
#[derive(Debug)]
struct Copy(PathBuf);

impl Copy {
    fn new() -> std::io::Result<Copy> {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        loop {
            let count = COUNT.fetch_add(1, Ordering::Relaxed);
            let name = format!("cassay-copy-{}-{count}", std::process::id());
            let path = std::env::temp_dir().join(name);
            match fs::DirBuilder::new().mode(0o700).create(&path) {
                Ok(()) => return Ok(Copy(path)),
                Err(e) if e.kind() == std::io::ErrorKind::AlreadyExists => {}
                Err(e) => return Err(e),
            }
        }
    }
}

impl Drop for Copy {
    fn drop(&mut self) {
        // What cannot be removed stays where temporary files are.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Whether nothing is in a file, or there is none.
fn is_empty(path: &Path) -> bool {
    fs::metadata(path).map_or(true, |data| data.len() == 0)
}

/// The name of a file beside the store.
fn named(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

/// A copy of a file that may not be written may not be written either.
fn writable(path: &Path) -> std::io::Result<()> {
    fs::set_permissions(path, fs::Permissions::from_mode(0o600))
}

/// A connection that writes nothing, not even locks; to a file that nobody changes.
fn immutable(path: &Path) -> Option<Connection> {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"/-_.~".contains(&byte);
    let escaped: String = path
        .as_os_str()
        .as_encoded_bytes()
        .iter()
        .map(|byte| match plain(*byte) {
            true => char::from(*byte).to_string(),
            false => format!("%{byte:02x}"),
        })
        .collect();
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY
        | OpenFlags::SQLITE_OPEN_NO_MUTEX
        | OpenFlags::SQLITE_OPEN_URI;
    Connection::open_with_flags(format!("file:{escaped}?immutable=1"), flags).ok()
}

impl Store {
    /// Opens the store in a directory, and makes both if they do not exist.
    pub fn open(dir: impl AsRef<Path>) -> Result<Self, StoreError> {
        let dir = dir.as_ref();
        fs::create_dir_all(dir).map_err(|source| StoreError::Io {
            path: dir.into(),
            source,
        })?;
        Self::connect(dir, OpenFlags::SQLITE_OPEN_CREATE)
    }

    /// Opens the store in a directory, if there is one.
    pub fn open_existing(dir: impl AsRef<Path>) -> Result<Self, StoreError> {
        let dir = dir.as_ref();
        let path = Self::file(dir);
        match path.try_exists() {
            Ok(true) if is_empty(&path) => Err(StoreError::Damaged {
                path,
                what: "it is empty".into(),
            }),
            Ok(true) => Self::connect(dir, OpenFlags::empty()),
            Ok(false) => Err(StoreError::Missing { path }),
            Err(source) => Err(StoreError::Io { path, source }),
        }
    }

    /// Opens the store in a directory for looking at it, also where nothing can be written: on a disk that is
    /// mounted read-only, or in somebody else's directory.
    pub fn open_to_read(dir: impl AsRef<Path>) -> Result<Self, StoreError> {
        let dir = dir.as_ref();
        match Self::open_existing(dir) {
            Err(error) if error.is_about_writing() => {}
            other => return other,
        }
        Self::open_unwritable(dir)
    }

    /// A store that cannot be written is read where it is if that needs nothing: it has the current version, and
    /// all of it is in its file. Otherwise a copy of it is read, which vanishes with the `Store`.
    pub(crate) fn open_unwritable(dir: &Path) -> Result<Self, StoreError> {
        let path = Self::file(dir);
        let log = named(&path, "-wal");
        if is_empty(&log)
            && let Some(conn) = immutable(&path)
            && schema::is_current(&conn, &path)?
        {
            return Ok(Self {
                conn,
                path,
                _copy: None,
            });
        }
        let io = |source| StoreError::Io {
            path: path.clone(),
            source,
        };
        let copy = Copy::new().map_err(io)?;
        let place = Self::file(&copy.0);
        fs::copy(&path, &place).map_err(io)?;
        if !is_empty(&log) {
            fs::copy(&log, named(&place, "-wal")).map_err(io)?;
        }
        writable(&place).map_err(io)?;
        Ok(Self {
            _copy: Some(copy),
            path,
            ..Self::connect(&Self::dir_of(&place), OpenFlags::empty())?
        })
    }

    fn dir_of(file: &Path) -> PathBuf {
        file.parent().map_or_else(PathBuf::new, Path::to_path_buf)
    }

    pub(crate) fn file(dir: &Path) -> PathBuf {
        dir.join("hunt.db")
    }

    fn connect(dir: &Path, create: OpenFlags) -> Result<Self, StoreError> {
        let path = Self::file(dir);
        // A `Store` is not shared between threads, so SQLite need not lock for each call.
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX | create;
        let at = |error: rusqlite::Error| Fault::from(error).at(&path);
        let mut conn = Connection::open_with_flags(&path, flags).map_err(at)?;
        conn.busy_timeout(PATIENCE).map_err(at)?;
        conn.set_prepared_statement_cache_capacity(64);
        // Refuse what is not ours before anything is changed in it.
        schema::check(&conn, &path)?;
        enter_log_mode(&conn).map_err(at)?;
        for (name, value) in [("synchronous", "NORMAL"), ("temp_store", "MEMORY")] {
            conn.pragma_update(None, name, value).map_err(at)?;
        }
        conn.pragma_update(None, "foreign_keys", true).map_err(at)?;
        for (name, value) in [
            ("wal_autocheckpoint", LOG_PAGES),
            ("journal_size_limit", LOG_BYTES),
        ] {
            conn.pragma_update_and_check(None, name, value, |_| Ok(()))
                .map_err(at)?;
        }
        schema::migrate(&mut conn, &path)?;
        Ok(Self {
            conn,
            path,
            _copy: None,
        })
    }

    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Lets the store grow to about so many bytes (beside its log) and no further; beyond that,
    /// writing gives [`StoreError::Full`]. Holds for this `Store` alone.
    pub fn limit(&mut self, bytes: u64) -> Result<(), StoreError> {
        let run = || {
            let page: i64 = self
                .conn
                .pragma_query_value(None, "page_size", |r| r.get(0))?;
            let pages = i64::try_from(bytes).unwrap_or(i64::MAX) / page.max(1);
            let pages = pages.clamp(1, i64::from(u32::MAX - 1));
            self.conn
                .pragma_update_and_check(None, "max_page_count", pages, |_| Ok(()))
        };
        run().map_err(|error| Fault::from(error).at(&self.path))
    }

    /// Runs a transaction that changes the store, wholly or not at all.
    pub(crate) fn write<T>(
        &mut self,
        work: impl FnOnce(&Transaction<'_>) -> Result<T, Fault>,
    ) -> Result<T, StoreError> {
        let conn = &mut self.conn;
        // Immediate: a transaction that read before it asks to write could be refused for good.
        let run = || {
            let tx = conn.transaction_with_behavior(TransactionBehavior::Immediate)?;
            let value = work(&tx)?;
            tx.commit()?;
            Ok(value)
        };
        run().map_err(|fault: Fault| fault.at(&self.path))
    }

    /// The same, on disk before it returns: for what could not be computed again.
    pub(crate) fn write_durably<T>(
        &mut self,
        work: impl FnOnce(&Transaction<'_>) -> Result<T, Fault>,
    ) -> Result<T, StoreError> {
        self.synchronous("FULL")?;
        let result = self.write(work);
        self.synchronous("NORMAL")?;
        result
    }

    fn synchronous(&self, mode: &str) -> Result<(), StoreError> {
        self.conn
            .pragma_update(None, "synchronous", mode)
            .map_err(|error| Fault::from(error).at(&self.path))
    }

    /// Runs queries that all see the same state of the store.
    pub(crate) fn read<T>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, Fault>,
    ) -> Result<T, StoreError> {
        let run = || {
            let tx = self.conn.unchecked_transaction()?;
            work(&tx)
        };
        run().map_err(|fault: Fault| fault.at(&self.path))
    }
}

/// Switches to the write-ahead log, which a store keeps from then on. The switch needs the file for
/// itself, and SQLite does not always wait for that.
fn enter_log_mode(conn: &Connection) -> rusqlite::Result<()> {
    let start = Instant::now();
    loop {
        let mode = conn
            .pragma_update_and_check(None, "journal_mode", "WAL", |row| row.get::<_, String>(0));
        match mode {
            Err(error)
                if start.elapsed() < PATIENCE
                    && error.sqlite_error_code() == Some(rusqlite::ErrorCode::DatabaseBusy) =>
            {
                sleep(RETRY);
            }
            other => return other.map(drop),
        }
    }
}
