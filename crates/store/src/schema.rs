//! The schema's versions, and the way from any older one to the current.
//!
//! The version is SQLite's `user_version`; migration *n* leads from version *n* − 1 to *n* and is a
//! file of SQL. All that are missing run in one transaction, so a store is never between versions,
//! and of two processes that open an old store at the same time one migrates and the other waits.
//! `application_id` tells our files from other people's.
//!
//! A new name in one of the enums of `kind.rs` is a new version too, although no table changes: an
//! older Cassay could not read it.

use std::path::Path;

use rusqlite::{Connection, TransactionBehavior};

use crate::error::{Fault, StoreError};

const MIGRATIONS: &[&str] = &[
    include_str!("schema/1.sql"),
    include_str!("schema/2.sql"),
    include_str!("schema/3.sql"),
    include_str!("schema/4.sql"),
    include_str!("schema/5.sql"),
    include_str!("schema/6.sql"),
];

/// The version this Cassay reads and writes.
pub const VERSION: u32 = MIGRATIONS.len() as u32;

/// `Cass` in ASCII.
const APPLICATION: i64 = 0x4361_7373;

enum Found {
    /// Nothing is in the file yet.
    Empty,
    /// Something is, and not ours.
    Foreign,
    Version(i64),
}

/// What is in the file, all of it at one moment: somebody else may be making the store right now.
fn look(conn: &Connection) -> Result<Found, Fault> {
    if conn.is_autocommit() {
        let moment = conn.unchecked_transaction()?;
        return look_inside(&moment);
    }
    look_inside(conn)
}

fn look_inside(conn: &Connection) -> Result<Found, Fault> {
    let version: i64 = conn.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let application: i64 = conn.pragma_query_value(None, "application_id", |row| row.get(0))?;
    if application == APPLICATION {
        return Ok(Found::Version(version));
    }
    let objects: i64 = conn.query_row("SELECT count(*) FROM sqlite_schema", [], |r| r.get(0))?;
    Ok(if version == 0 && application == 0 && objects == 0 {
        Found::Empty
    } else {
        Found::Foreign
    })
}

/// How many migrations the store has had.
fn version(conn: &Connection, path: &Path) -> Result<u32, StoreError> {
    match look(conn).map_err(|fault| fault.at(path))? {
        Found::Empty => Ok(0),
        Found::Foreign => Err(StoreError::Foreign { path: path.into() }),
        Found::Version(found) => match u32::try_from(found) {
            Ok(version @ 1..=VERSION) => Ok(version),
            Ok(newer) if newer > VERSION => Err(StoreError::Newer {
                path: path.into(),
                found: newer,
                known: VERSION,
            }),
            _ => Err(StoreError::Damaged {
                path: path.into(),
                what: format!("its schema version is {found}"),
            }),
        },
    }
}

/// Whether a store can be read without being changed first.
pub(crate) fn is_current(conn: &Connection, path: &Path) -> Result<bool, StoreError> {
    Ok(version(conn, path)? == VERSION)
}

/// Refuses stores this Cassay must not touch.
pub(crate) fn check(conn: &Connection, path: &Path) -> Result<(), StoreError> {
    version(conn, path).map(drop)
}

/// Brings the store to the current version.
pub(crate) fn migrate(conn: &mut Connection, path: &Path) -> Result<(), StoreError> {
    // Most stores are current, and opening one should not have to wait for a writer.
    if version(conn, path)? == VERSION {
        return Ok(());
    }
    let at = |error: rusqlite::Error| Fault::from(error).at(path);
    let tx = conn
        .transaction_with_behavior(TransactionBehavior::Immediate)
        .map_err(at)?;
    let from = version(&tx, path)?;
    for step in MIGRATIONS.iter().skip(from as usize) {
        tx.execute_batch(step).map_err(at)?;
    }
    tx.pragma_update(None, "application_id", APPLICATION)
        .map_err(at)?;
    tx.pragma_update(None, "user_version", VERSION)
        .map_err(at)?;
    tx.commit().map_err(at)
}
