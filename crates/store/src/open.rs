//! Opening a store, and the two ways to work on one: a transaction that reads, and one that writes.

use std::fs;
use std::path::{Path, PathBuf};
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
            Ok(true) => Self::connect(dir, OpenFlags::empty()),
            Ok(false) => Err(StoreError::Missing { path }),
            Err(source) => Err(StoreError::Io { path, source }),
        }
    }

    fn file(dir: &Path) -> PathBuf {
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
        Ok(Self { conn, path })
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
