//! Programs, stored once each: named by the SHA-256 of their files, and compressed.
//!
//! What is hashed and compressed is the *pack* of a program: for each of [`Program::files`], the length of its
//! name, its name, the length of its text, its text; lengths are 8 bytes, little endian. The order counts,
//! because it is the order on a compiler's command line.
//!
//! So a program comes back without its case and its dialect, which are no part of what it is, and of what it
//! must do only with the exit status: the output is stored with whatever was observed.

use std::fmt;
use std::io::{Read, Write};

use cassay_program::Program;
use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;
use rusqlite::types::{FromSql, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use rusqlite::{Connection, OptionalExtension};
use sha2::{Digest, Sha256};

use crate::Store;
use crate::error::{Fault, StoreError};

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

impl ProgramId {
    /// The name of a program.
    #[must_use]
    pub fn of(program: &Program) -> ProgramId {
        ProgramId(hash(&pack(program)))
    }
}

/// How many bytes a program's pack has.
pub(crate) fn packed_bytes(program: &Program) -> u64 {
    let files = program.files();
    files
        .iter()
        .map(|(name, text)| 16 + (name.len() + text.len()) as u64)
        .sum()
}

fn pack(program: &Program) -> Vec<u8> {
    let mut pack = Vec::new();
    for (name, text) in program.files() {
        for part in [name.as_bytes(), &text] {
            pack.extend_from_slice(&(part.len() as u64).to_le_bytes());
            pack.extend_from_slice(part);
        }
    }
    pack
}

fn unpack(mut pack: &[u8]) -> Option<Program> {
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
    Some(Program::import(files))
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
        let pack = pack(program);
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
    unpack(&pack).ok_or_else(|| "its files cannot be told apart".into())
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

#[cfg(test)]
mod tests {
    use super::*;
    use cassay_program::{Expected, Input};

    /// The hashes were computed by another program from the description of packs, and are in many stores.
    #[test]
    fn programs_keep_their_names() {
        let mut program = Program::single("main.c", "int main(void) { return 3; }\n");
        assert_eq!(ProgramId::of(&program).to_string(), SINGLE);
        program.case = "3/whole/7/-".into();
        program.expected = Some(Expected::exit(0, "x"));
        assert_eq!(ProgramId::of(&program).to_string(), SINGLE);
        program.units.push(("b.c".into(), b"int b;\n".to_vec()));
        program
            .headers
            .push(("b.h".into(), b"extern int b;\n".to_vec()));
        program.input = Input {
            args: vec!["-v".into(), "a b".into()],
            stdin: vec![7, 255, 10],
        };
        program.expected = Some(Expected::exit(3, "x"));
        assert_eq!(ProgramId::of(&program).to_string(), WHOLE);
        assert_eq!(packed_bytes(&program), pack(&program).len() as u64);
        // What comes back is the same program, but for what the store keeps elsewhere.
        let again = unpack(&pack(&program)).unwrap();
        assert_eq!(ProgramId::of(&again), ProgramId::of(&program));
        assert_eq!(
            (again.status(), &again.input, &again.headers),
            (3, &program.input, &program.headers)
        );
    }

    const SINGLE: &str = "f4f00fd9b3189477daf0d8c25873b8f340c3b3531aa2b16079a9bc6af152846d";
    const WHOLE: &str = "7cc0a8708242b87ffa4cebcd33f0b4ec7a25063e1201ee34ed2051e68c09288c";
}
