//! The rows of an SQLite file, page by page, however damaged it is.
//!
//! SQLite finds rows by way of trees, and a damaged page takes all with it that is below. But each page of rows says
//! by itself what it holds, as the description of the file format has it: a list of cells, each with its number and
//! a record of typed values, and a chain of further pages where a record is long. So every page is looked at, and
//! every cell that makes sense is taken; whose it is, its shape tells.
//!
//! The log beside the file (`-wal`) holds newer pages. There are up to three readings of the two: with all of the
//! log's whole transactions, with those that have their checksums, and without the log.
//!
//! Nothing that is read here is trusted: every number may be any number.

use std::collections::{BTreeMap, BTreeSet};

use rusqlite::types::Value;

/// A row by its number.
pub(super) type Row = (i64, Vec<Value>);

/// The pages of a store in one reading.
pub(super) struct Image {
    bytes: Vec<u8>,
    page: usize,
    /// Bytes of a page that are in use.
    usable: usize,
}

/// What every file of SQLite's has where nothing else is said.
const USUAL_PAGE: usize = 4096;

fn be16(bytes: &[u8], at: usize) -> Option<usize> {
    let part = bytes.get(at..at.checked_add(2)?)?;
    Some(usize::from(u16::from_be_bytes(part.try_into().ok()?)))
}

fn be32(bytes: &[u8], at: usize) -> Option<u32> {
    let part = bytes.get(at..at.checked_add(4)?)?;
    Some(u32::from_be_bytes(part.try_into().ok()?))
}

/// A number of one to nine bytes, and how many.
fn varint(bytes: &[u8]) -> Option<(u64, usize)> {
    let mut value = 0u64;
    for (at, byte) in bytes.iter().take(9).enumerate() {
        if at == 8 {
            return Some((value << 8 | u64::from(*byte), 9));
        }
        value = value << 7 | u64::from(byte & 0x7f);
        if byte & 0x80 == 0 {
            return Some((value, at + 1));
        }
    }
    None
}

/// The readings of a file and its log, the newest first.
pub(super) fn images(file: &[u8], log: &[u8]) -> Vec<Image> {
    let page = match be16(file, 16) {
        Some(1) => 65536,
        Some(size) if size.is_power_of_two() && size >= 512 => size,
        _ => USUAL_PAGE,
    };
    let usable = page
        - file
            .get(20)
            .map_or(0, |reserved| usize::from(*reserved).min(page / 2));
    let image = |bytes: Vec<u8>| Image {
        bytes,
        page,
        usable,
    };
    let (all, sound) = frames(log, page);
    let mut images = Vec::new();
    if !all.is_empty() {
        images.push(image(with(file, &all, page)));
        if sound > 0 && sound < all.len() {
            images.push(image(with(
                file,
                all.get(..sound).unwrap_or_default(),
                page,
            )));
        }
    }
    images.push(image(file.to_vec()));
    images
}

/// A page of the log, and which one of the file it replaces.
type Frame<'a> = (u32, &'a [u8]);

/// The file with pages of the log in their places.
fn with(file: &[u8], frames: &[Frame<'_>], page: usize) -> Vec<u8> {
    let mut bytes = file.to_vec();
    // No log is as long as a file with this page would have to be.
    let most = file.len() / page + frames.len();
    for (number, data) in frames {
        let Some(at) = (*number as usize).checked_sub(1).filter(|at| *at <= most) else {
            continue;
        };
        let end = (at + 1) * page;
        if bytes.len() < end {
            bytes.resize(end, 0);
        }
        if let Some(place) = bytes.get_mut(at * page..end) {
            place.copy_from_slice(data);
        }
    }
    bytes
}

/// The frames of all whole transactions, and how many of them have their checksums.
fn frames(log: &[u8], page: usize) -> (Vec<Frame<'_>>, usize) {
    const HEADER: usize = 32;
    const FRAME: usize = 24;
    let none = (Vec::new(), 0);
    let (Some(head), Some(magic)) = (log.get(..HEADER), be32(log, 0)) else {
        return none;
    };
    let mut sums = checksum(head.get(..24).unwrap_or_default(), magic, (0, 0));
    let mut intact = Some(sums) == be32(log, 24).zip(be32(log, 28));
    let mut found = Vec::new();
    let (mut whole, mut sound) = (0, 0);
    let mut rest = log.get(HEADER..).unwrap_or_default();
    while let Some((frame, behind)) = rest.split_at_checked(FRAME + page) {
        rest = behind;
        let (before, data) = frame.split_at(FRAME);
        if before.get(8..16) != head.get(16..24) {
            // Of an earlier round of the log.
            break;
        }
        sums = checksum(before.get(..8).unwrap_or_default(), magic, sums);
        sums = checksum(data, magic, sums);
        intact &= Some(sums) == be32(before, 16).zip(be32(before, 20));
        found.push((be32(before, 0).unwrap_or(0), data));
        if be32(before, 4).is_some_and(|size| size > 0) {
            whole = found.len();
            if intact {
                sound = whole;
            }
        }
    }
    found.truncate(whole);
    (found, sound)
}

/// The log's running checksum over a multiple of eight bytes.
fn checksum(bytes: &[u8], magic: u32, (mut a, mut b): (u32, u32)) -> (u32, u32) {
    let word = |part: &[u8]| {
        let part = part.try_into().unwrap_or_default();
        match magic & 1 {
            0 => u32::from_le_bytes(part),
            _ => u32::from_be_bytes(part),
        }
    };
    for pair in bytes.chunks_exact(8) {
        let (first, second) = pair.split_at(4);
        a = a.wrapping_add(word(first)).wrapping_add(b);
        b = b.wrapping_add(word(second)).wrapping_add(a);
    }
    (a, b)
}

impl Image {
    fn page(&self, number: usize) -> Option<&[u8]> {
        let start = number.checked_sub(1)?.checked_mul(self.page)?;
        self.bytes.get(start..start.checked_add(self.page)?)
    }

    /// Pages that the file says it has, and has not.
    pub(super) fn missing(&self) -> usize {
        let said = be32(&self.bytes, 28).unwrap_or(0) as usize;
        said.saturating_sub(self.bytes.len() / self.page)
    }

    /// What can be seen to be damaged, page by page: a page that is of no kind, or how many rows on it make no sense. Pages
    /// that hold the rest of a long row, and those that are free, say nothing of themselves.
    pub(super) fn damaged(&self) -> BTreeMap<usize, Option<usize>> {
        let silent = self.silent();
        let count = self.bytes.len() / self.page;
        let seen = (1..=count).filter(|number| !silent.contains(number));
        let damage = seen.filter_map(|number| match self.kind(number) {
            None => Some((number, None)),
            Some(Kind::Rows) => {
                let lost = self.senseless(number);
                (lost > 0).then_some((number, Some(lost)))
            }
            Some(_) => None,
        });
        damage.collect()
    }

    /// How many rows a page says it has, and has not.
    fn senseless(&self, number: usize) -> usize {
        let said = self
            .page(number)
            .and_then(|page| be16(page, head(number) + 3));
        let cells = self.cells_of(number);
        let good = cells
            .iter()
            .filter(|cell| !cell.whole || record(&cell.data).is_some());
        said.unwrap_or(0).saturating_sub(good.count())
    }

    fn kind(&self, number: usize) -> Option<Kind> {
        match self.page(number)?.get(head(number))? {
            2 => Some(Kind::Index { inner: true }),
            5 => Some(Kind::Tree),
            10 => Some(Kind::Index { inner: false }),
            13 => Some(Kind::Rows),
            _ => None,
        }
    }

    /// Pages that are free, and those to which a long row or a long entry of an index goes on.
    fn silent(&self) -> BTreeSet<usize> {
        let count = self.bytes.len() / self.page;
        let mut silent = BTreeSet::new();
        // SQLite uses none that holds this byte.
        silent.insert((1 << 30) / self.page + 1);
        let mut trunk = be32(&self.bytes, 32).unwrap_or(0) as usize;
        while let Some(page) = self.page(trunk)
            && silent.insert(trunk)
        {
            let free = be32(page, 4).unwrap_or(0) as usize;
            let free = (0..free.min(self.page / 4)).filter_map(|at| be32(page, 8 + 4 * at));
            silent.extend(free.map(|number| number as usize));
            trunk = be32(page, 0).unwrap_or(0) as usize;
        }
        for number in 1..=count {
            let (Some(page), Some(kind)) = (self.page(number), self.kind(number)) else {
                continue;
            };
            let (skipped, most) = match kind {
                Kind::Tree => continue,
                Kind::Rows => (0, self.usable - 35),
                Kind::Index { inner } => {
                    (4 * usize::from(inner), (self.usable - 12) * 64 / 255 - 23)
                }
            };
            // In pages of trees, the numbers of cells stand four bytes later.
            let first = head(number) + 8 + skipped;
            let cells = be16(page, head(number) + 3).unwrap_or(0);
            for at in (0..cells.min(self.page / 2)).filter_map(|at| be16(page, first + 2 * at)) {
                let next = self.next_of(page, at + skipped, kind, most);
                self.chain(next.unwrap_or(0), &mut silent);
            }
        }
        silent
    }

    /// Where a cell goes on, if it is too long for its page.
    fn next_of(&self, page: &[u8], at: usize, kind: Kind, most: usize) -> Option<u32> {
        let cell = page.get(at..self.usable)?;
        let (length, mut behind) = varint(cell)?;
        if matches!(kind, Kind::Rows) {
            behind += varint(cell.get(behind..)?)?.1;
        }
        let length = usize::try_from(length)
            .ok()
            .filter(|length| *length > most)?;
        let least = (self.usable - 12) * 32 / 255 - 23;
        let local = least + (length - least) % (self.usable - 4);
        let local = if local <= most { local } else { least };
        be32(cell, behind + local)
    }

    fn chain(&self, next: u32, seen: &mut BTreeSet<usize>) {
        let mut next = next as usize;
        while let Some(page) = self.page(next)
            && seen.insert(next)
        {
            next = be32(page, 0).unwrap_or(0) as usize;
        }
    }

    /// All rows of all pages that make sense, in the order of the pages.
    pub(super) fn rows(&self) -> impl Iterator<Item = Row> + '_ {
        let cells = self.cells().filter(|cell| cell.whole);
        cells.filter_map(|cell| Some((cell.id, record(&cell.data)?)))
    }

    /// Rows of which the end is missing, with values that have no more than their types.
    pub(super) fn torn(&self) -> impl Iterator<Item = Row> + '_ {
        let cells = self.cells().filter(|cell| !cell.whole);
        cells.filter_map(|cell| Some((cell.id, types(&cell.data)?)))
    }

    fn cells(&self) -> impl Iterator<Item = Cell> + '_ {
        let count = self.bytes.len() / self.page;
        (1..=count).flat_map(|number| self.cells_of(number))
    }

    fn cells_of(&self, number: usize) -> Vec<Cell> {
        let Some(page) = self.page(number) else {
            return Vec::new();
        };
        let head = head(number);
        let most = (self.page - head - 8) / 2;
        let cells = be16(page, head + 3).unwrap_or(0).min(most);
        (0..cells)
            .filter_map(|at| self.cell(page, be16(page, head + 8 + 2 * at)?))
            .collect()
    }

    fn cell(&self, page: &[u8], at: usize) -> Option<Cell> {
        let cell = page.get(at..self.usable)?;
        let (length, first) = varint(cell)?;
        let (id, second) = varint(cell.get(first..)?)?;
        let id = id.cast_signed();
        let length = usize::try_from(length).ok()?;
        // A record is shorter than the file that it is in.
        let pages = self.bytes.len() / self.page;
        if length / self.page > pages.saturating_add(self.missing()) {
            return None;
        }
        let payload = cell.get(first + second..)?;
        let (most, least) = (self.usable - 35, (self.usable - 12) * 32 / 255 - 23);
        if length <= most {
            let data = payload.get(..length)?.to_vec();
            return Some(Cell {
                id,
                data,
                whole: true,
            });
        }
        let local = least + (length - least) % (self.usable - 4);
        let local = if local <= most { local } else { least };
        let mut data = payload.get(..local)?.to_vec();
        let next = be32(payload, local)?;
        let whole = self.follow(next, length, &mut data).is_some();
        Some(Cell { id, data, whole })
    }

    /// The rest of a long record, from page to page.
    fn follow(&self, mut next: u32, length: usize, data: &mut Vec<u8>) -> Option<()> {
        let mut left = self.bytes.len() / self.page;
        while data.len() < length {
            // A damaged chain may go round.
            left = left.checked_sub(1)?;
            let page = self.page(next as usize)?;
            let part = page.get(4..self.usable)?;
            let part = part.get(..part.len().min(length - data.len()))?;
            data.extend_from_slice(part);
            next = be32(page, 0)?;
        }
        Some(())
    }
}

/// Where a page begins to say what it is: the first one begins with the header of the file.
fn head(number: usize) -> usize {
    if number == 1 { 100 } else { 0 }
}

/// What a page holds.
#[derive(Clone, Copy)]
enum Kind {
    Rows,
    /// Which page has which rows.
    Tree,
    Index {
        inner: bool,
    },
}

/// A row's number and its record, as far as that can be found.
struct Cell {
    id: i64,
    data: Vec<u8>,
    whole: bool,
}

/// What a record's head says about its values.
fn types(data: &[u8]) -> Option<Vec<Value>> {
    let (length, mut at) = varint(data)?;
    let header = data.get(..usize::try_from(length).ok()?)?;
    let mut values = Vec::new();
    while at < header.len() {
        let (kind, size) = varint(header.get(at..)?)?;
        at += size;
        values.push(match kind {
            0 => Value::Null,
            1..=6 | 8 | 9 => Value::Integer(0),
            7 => Value::Real(0.0),
            10 | 11 => return None,
            even if even % 2 == 0 => Value::Blob(Vec::new()),
            _ => Value::Text(String::new()),
        });
    }
    Some(values)
}

/// The values of a record, which must fill it.
fn record(data: &[u8]) -> Option<Vec<Value>> {
    let (length, mut at) = varint(data)?;
    let length = usize::try_from(length).ok()?;
    let header = data.get(..length)?;
    let mut body = data.get(length..)?;
    let mut values = Vec::new();
    while at < header.len() {
        let (kind, size) = varint(header.get(at..)?)?;
        at += size;
        let size = match kind {
            0 | 8 | 9 => 0,
            1..=4 => kind,
            5 => 6,
            6 | 7 => 8,
            10 | 11 => return None,
            long => (long - 12) / 2,
        };
        let (part, rest) = body.split_at_checked(usize::try_from(size).ok()?)?;
        body = rest;
        values.push(match kind {
            0 => Value::Null,
            8 => Value::Integer(0),
            9 => Value::Integer(1),
            1..=6 => Value::Integer(integer(part)),
            7 => Value::Real(f64::from_be_bytes(part.try_into().ok()?)),
            even if even % 2 == 0 => Value::Blob(part.to_vec()),
            _ => Value::Text(String::from_utf8(part.to_vec()).ok()?),
        });
    }
    (at == header.len() && body.is_empty()).then_some(values)
}

/// A signed number of up to eight bytes, highest first.
fn integer(bytes: &[u8]) -> i64 {
    let sign = bytes.first().is_some_and(|byte| byte & 0x80 != 0);
    bytes.iter().fold(-i64::from(sign), |value, byte| {
        value << 8 | i64::from(*byte)
    })
}
