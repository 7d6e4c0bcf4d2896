//! What can go wrong with a store, and what a person can do about it.
//!
//! Inside the crate a [`Fault`] knows nothing of files; at its border it becomes a [`StoreError`]
//! that names one. A disk that is full is told apart from a disk that is broken, because the first
//! passes and the second does not. SQLite says `SQLITE_FULL` only for `ENOSPC` on a plain write;
//! quotas, size limits, and a full disk met while its shared memory grows are input/output errors
//! to it. So after such an error a small file is written beside the store, and the system asked.

use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use rusqlite::{ErrorCode, ffi};
use thiserror::Error;

#[derive(Debug, Error)]
pub enum StoreError {
    #[error("cannot use {path}: {source}; choose a directory that can be written")]
    Io { path: PathBuf, source: io::Error },

    #[error("there is no store at {path}; `cassay hunt` makes one")]
    Missing { path: PathBuf },

    #[error(
        "{path} has schema version {found}, and this cassay knows versions up to {known}; \
         use a newer cassay, or another directory"
    )]
    Newer {
        path: PathBuf,
        found: u32,
        known: u32,
    },

    #[error("{path} is not a store of cassay; choose another directory")]
    Foreign { path: PathBuf },

    /// Nothing of what was asked for has happened, all that was stored before is intact, and the
    /// same call can be made again.
    #[error("no room to write {path}; make room on its disk, nothing stored so far is lost")]
    Full { path: PathBuf },

    /// As with [`StoreError::Full`], the same call can be made again.
    #[error("{path} stayed locked by another process; end that process, or try again")]
    Busy { path: PathBuf },

    #[error(
        "{path} is damaged: {what}; `cassay fsck` says more, and `cassay fsck --salvage` saves what can be read"
    )]
    Damaged { path: PathBuf, what: String },

    /// The caller's data make no sense; the store is as it was.
    #[error("cannot be stored: {what}")]
    Invalid { what: String },

    #[error("cannot use {path}: {source}")]
    Sqlite {
        path: PathBuf,
        source: rusqlite::Error,
    },
}

impl StoreError {
    /// Whether something could not be written that reading needs.
    pub(crate) fn is_about_writing(&self) -> bool {
        match self {
            Self::Io { source, .. } => matches!(
                source.kind(),
                ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem
            ),
            Self::Sqlite { source, .. } => matches!(
                source.sqlite_error_code(),
                Some(
                    ErrorCode::ReadOnly
                        | ErrorCode::CannotOpen
                        | ErrorCode::PermissionDenied
                        | ErrorCode::SystemIoFailure
                )
            ),
            _ => false,
        }
    }

    /// Whether it is the store that is at fault, and not whoever asks or the machine.
    #[must_use]
    pub fn is_damage(&self) -> bool {
        matches!(
            self,
            Self::Damaged { .. } | Self::Foreign { .. } | Self::Sqlite { .. }
        )
    }

    /// Whether the same call may succeed later, without anything else being done to the store.
    #[must_use]
    pub fn passes(&self) -> bool {
        matches!(self, Self::Full { .. } | Self::Busy { .. })
    }
}

/// An error that does not know its file yet.
#[derive(Debug)]
pub(crate) enum Fault {
    Sql(rusqlite::Error),
    Invalid(String),
    Damaged(String),
}

impl From<rusqlite::Error> for Fault {
    fn from(error: rusqlite::Error) -> Self {
        Self::Sql(error)
    }
}

impl Fault {
    pub(crate) fn at(self, path: &Path) -> StoreError {
        let path = path.to_path_buf();
        match self {
            Self::Invalid(what) => StoreError::Invalid { what },
            Self::Damaged(what) => StoreError::Damaged { path, what },
            Self::Sql(source) => match (&source, source.sqlite_error_code()) {
                (_, Some(ErrorCode::DiskFull)) => StoreError::Full { path },
                (_, Some(ErrorCode::SystemIoFailure)) if room_is_short(&source, &path) => {
                    StoreError::Full { path }
                }
                (_, Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked)) => {
                    StoreError::Busy { path }
                }
                (_, Some(ErrorCode::DatabaseCorrupt)) => StoreError::Damaged {
                    path,
                    what: source.to_string(),
                },
                (_, Some(ErrorCode::NotADatabase)) => StoreError::Foreign { path },
                (rusqlite::Error::FromSqlConversionFailure(..), _)
                | (rusqlite::Error::InvalidColumnType(..), _)
                | (rusqlite::Error::IntegralValueOutOfRange(..), _) => StoreError::Damaged {
                    path,
                    what: source.to_string(),
                },
                _ => StoreError::Sqlite { path, source },
            },
        }
    }
}

/// Whether an input/output error of SQLite came from a lack of room.
fn room_is_short(error: &rusqlite::Error, path: &Path) -> bool {
    let writing = matches!(
        error.sqlite_extended_error_code(),
        Some(
            ffi::SQLITE_IOERR_WRITE
                | ffi::SQLITE_IOERR_FSYNC
                | ffi::SQLITE_IOERR_DIR_FSYNC
                | ffi::SQLITE_IOERR_TRUNCATE
                | ffi::SQLITE_IOERR_SHMOPEN
                | ffi::SQLITE_IOERR_SHMSIZE
                | ffi::SQLITE_IOERR_SHMMAP
        )
    );
    writing
        && probe(path).is_err_and(|error| {
            matches!(
                error.kind(),
                ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge
            )
        })
}

/// Writes a little to a file of its own, as far from its beginning as the store's files are long,
/// so that a limit on the size of files shows too.
fn probe(path: &Path) -> io::Result<()> {
    let length = |suffix: &str| {
        let mut name = path.as_os_str().to_owned();
        name.push(suffix);
        fs::metadata(name).map_or(0, |data| data.len())
    };
    let mut name = path.as_os_str().to_owned();
    name.push("-probe");
    let result = (|| {
        let mut file = OpenOptions::new()
            .write(true)
            .create(true)
            .truncate(true)
            .open(&name)?;
        file.seek(SeekFrom::Start(length("").max(length("-wal"))))?;
        file.write_all(&[1; 64 * 1024])?;
        file.sync_all()
    })();
    // A file that could not even be created need not be removed.
    let _ = fs::remove_file(&name);
    result
}
