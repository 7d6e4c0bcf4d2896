//! Programs, stored once each: named by the SHA-256 of their files, and compressed.
//!
//! What is hashed and compressed is the *pack* of a program: for each file, in the order given, the
//! length of its name, its name, the length of its text, its text; lengths are 8 bytes, little
//! endian. The order counts, because it is the order on a compiler's command line.

use std::fmt;
use std::io::{Read, Write};

use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;
use rusqlite::types::{FromSql, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use rusqlite::{Connection, OptionalExtension};
use sha2::{Digest, Sha256};

use crate::Store;
use crate::error::{Fault, StoreError};

/// The files of a program: names and texts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Program {
    pub files: Vec<(String, Vec<u8>)>,
}

/// The SHA-256 of a program's pack: the same program has the same name in every store.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ProgramId(pub [u8; 32]);

impl fmt::Display for ProgramId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for ProgramId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ProgramId({self})")
    }
}

impl ToSql for ProgramId {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.0.as_slice().into())
    }
}

impl FromSql for ProgramId {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        <[u8; 32]>::column_result(value).map(Self)
    }
}

impl Program {
    /// A program of one file.
    #[must_use]
    pub fn single(name: impl Into<String>, text: impl Into<Vec<u8>>) -> Self {
        Self {
            files: vec![(name.into(), text.into())],
        }
    }

    #[must_use]
    pub fn id(&self) -> ProgramId {
        ProgramId(hash(&self.pack()))
    }

    /// How many bytes it has as [`crate::Known::wants`] counts them: texts, names and their lengths.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        let files = self.files.iter();
        files
            .map(|(name, text)| 16 + (name.len() + text.len()) as u64)
            .sum()
    }

    fn pack(&self) -> Vec<u8> {
        let mut pack = Vec::new();
        for (name, text) in &self.files {
            for part in [name.as_bytes(), text.as_slice()] {
                pack.extend_from_slice(&(part.len() as u64).to_le_bytes());
                pack.extend_from_slice(part);
            }
        }
        pack
    }

    fn unpack(mut pack: &[u8]) -> Option<Self> {
        fn part(pack: &mut &[u8]) -> Option<Vec<u8>> {
            let (length, rest) = pack.split_first_chunk::<8>()?;
            let length = usize::try_from(u64::from_le_bytes(*length)).ok()?;
            let (part, rest) = rest.split_at_checked(length)?;
            *pack = rest;
            Some(part.to_vec())
        }
        let mut files = Vec::new();
        while !pack.is_empty() {
            let name = String::from_utf8(part(&mut pack)?).ok()?;
            files.push((name, part(&mut pack)?));
        }
        Some(Self { files })
    }
}

pub(crate) fn hash(bytes: &[u8]) -> [u8; 32] {
    Sha256::digest(bytes).into()
}

/// A program ready to be stored. Made before a transaction begins, because compression takes longer
/// than all the rest, and other writers wait meanwhile.
pub(crate) struct Packed {
    pub(crate) id: ProgramId,
    size: i64,
    data: Vec<u8>,
}

impl Packed {
    pub(crate) fn new(program: &Program) -> Self {
        let pack = program.pack();
        let mut encoder = ZlibEncoder::new(Vec::new(), Compression::default());
        let data = encoder
            .write_all(&pack)
            .and_then(|()| encoder.finish())
            .expect("writing to memory does not fail");
        Self {
            id: ProgramId(hash(&pack)),
            size: i64::try_from(pack.len()).unwrap_or(i64::MAX),
            data,
        }
    }

    /// Stores the program, unless it is there; returns its row.
    pub(crate) fn put(&self, conn: &Connection) -> Result<i64, Fault> {
        if let Some(row) = row(conn, self.id)? {
            return Ok(row);
        }
        conn.prepare_cached("INSERT INTO program (hash, size, data) VALUES (?1, ?2, ?3)")?
            .execute((self.id, self.size, &self.data))?;
        Ok(conn.last_insert_rowid())
    }
}

fn row(conn: &Connection, id: ProgramId) -> rusqlite::Result<Option<i64>> {
    conn.prepare_cached("SELECT id FROM program WHERE hash = ?1")?
        .query_row([id], |row| row.get(0))
        .optional()
}

/// Undoes [`Packed::new`], and does not trust what it reads: an error says what is wrong.
pub(crate) fn restore(id: &[u8], size: i64, data: &[u8]) -> Result<Program, String> {
    let size = u64::try_from(size).map_err(|_| format!("its size is {size}"))?;
    let mut pack = Vec::new();
    ZlibDecoder::new(data)
        .take(size.saturating_add(1))
        .read_to_end(&mut pack)
        .map_err(|error| format!("it does not decompress: {error}"))?;
    if pack.len() as u64 != size {
        return Err(format!("it decompresses to a size other than {size} bytes"));
    }
    if hash(&pack) != *id {
        return Err("it does not have its hash".into());
    }
    Program::unpack(&pack).ok_or_else(|| "its files cannot be told apart".into())
}

impl Store {
    /// A program by its name.
    pub fn program(&self, id: ProgramId) -> Result<Option<Program>, StoreError> {
        self.read(|conn| {
            let found: Option<(i64, Vec<u8>)> = conn
                .prepare_cached("SELECT size, data FROM program WHERE hash = ?1")?
                .query_row([id], |row| Ok((row.get(0)?, row.get(1)?)))
                .optional()?;
            found
                .map(|(size, data)| {
                    restore(&id.0, size, &data)
                        .map_err(|what| Fault::Damaged(format!("program {id}: {what}")))
                })
                .transpose()
        })
    }
}
