//! A stream as bytes, to be kept in files and databases.
//!
//! The first byte is [`VERSION`]; numbers follow, in LEB128 (seven bits per byte, low ones first, as
//! few bytes as possible):
//!
//! ```text
//! stream := version  count draw*  count span*
//! draw   := max  value
//! span   := depth  skip  length  name  in the order of entering
//! name   := 0  count byte*             a new name, in UTF-8
//!         | n                          the nth new name of this stream
//! ```
//!
//! `skip` is how many draws there are between the earliest place where the span could begin (the end
//! of its elder sibling, or the beginning of the span around it) and its beginning.
//!
//! Equal streams have equal bytes, and bytes that are read are written back unchanged: whatever has
//! a shorter or other form is refused. There is no checksum; that is left to what stores the bytes.

use crate::VERSION;
use crate::stream::{Draw, Piece, Stream};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// Why bytes are not a stream.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Malformed {
    /// The position in the bytes where the part that is wrong begins.
    pub at: usize,
    pub fault: Fault,
}

/// What can be wrong with bytes that should be a stream.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The end comes too early.
    Truncated,
    /// Bytes follow the end.
    Trailing,
    /// Another version of Cassay wrote this.
    Version(u8),
    /// A number does not fit 64 bits, or is not written in as few bytes as possible.
    Number,
    /// A draw's value is beyond its bound.
    Value,
    /// A span reaches beyond the stream or the span that it lies in, or is out of order.
    Span,
    /// A name is not UTF-8, is given twice, or refers to none.
    Name,
}

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let at = self.at;
        match self.fault {
            Fault::Truncated => write!(f, "stream of choices ends too early, at byte {at}"),
            Fault::Trailing => write!(f, "stream of choices ends at byte {at}, but more follows"),
            Fault::Version(found) => write!(
                f,
                "stream of choices has version {found}, this cassay reads version {VERSION}"
            ),
            Fault::Number => write!(f, "malformed number at byte {at} of a stream of choices"),
            Fault::Value => write!(
                f,
                "value beyond its bound at byte {at} of a stream of choices"
            ),
            Fault::Span => write!(
                f,
                "span that does not nest at byte {at} of a stream of choices"
            ),
            Fault::Name => write!(f, "bad span name at byte {at} of a stream of choices"),
        }
    }
}

impl std::error::Error for Malformed {}

fn put(out: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        out.push(number as u8 | 0x80);
        number >>= 7;
    }
    out.push(number as u8);
}

impl Stream {
    /// The stream as bytes.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut out = Vec::with_capacity(16 + 3 * self.draws.len() + 4 * self.pieces.len());
        out.push(VERSION);
        put(&mut out, self.draws.len() as u64);
        for draw in &self.draws {
            put(&mut out, draw.max());
            put(&mut out, draw.value());
        }
        put(&mut out, self.pieces.len() as u64);
        let mut codes = BTreeMap::new();
        let mut nest = Nest::default();
        for span in self.spans() {
            put(&mut out, span.depth as u64);
            put(&mut out, (span.start - nest.earliest(span.depth)) as u64);
            nest.enter(span.depth, span.start, span.end);
            put(&mut out, span.draws().len() as u64);
            let next = codes.len() as u64 + 1;
            if let Some(code) = codes.get(span.name) {
                put(&mut out, *code);
            } else {
                codes.insert(span.name, next);
                put(&mut out, 0);
                put(&mut out, span.name.len() as u64);
                out.extend_from_slice(span.name.as_bytes());
            }
        }
        out
    }

    /// The stream that bytes say.
    pub fn from_bytes(bytes: &[u8]) -> Result<Stream, Malformed> {
        let mut reader = Reader { bytes, at: 0 };
        let version = reader.byte()?;
        if version != VERSION {
            return Err(Malformed {
                at: 0,
                fault: Fault::Version(version),
            });
        }
        let mut stream = Stream::new();
        let count = reader.count(2)?;
        stream.draws.reserve_exact(count);
        for _ in 0..count {
            stream.draws.push(reader.draw()?);
        }
        reader.spans(&mut stream)?;
        if reader.at < bytes.len() {
            return Err(reader.fault(Fault::Trailing));
        }
        Ok(stream)
    }
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn fault(&self, fault: Fault) -> Malformed {
        Malformed { at: self.at, fault }
    }

    fn byte(&mut self) -> Result<u8, Malformed> {
        let byte = self.bytes.get(self.at).copied();
        let byte = byte.ok_or_else(|| self.fault(Fault::Truncated))?;
        self.at += 1;
        Ok(byte)
    }

    fn number(&mut self) -> Result<u64, Malformed> {
        let at = self.at;
        let bad = Malformed {
            at,
            fault: Fault::Number,
        };
        let mut number = 0;
        for shift in (0..64).step_by(7) {
            let byte = self.byte()?;
            let low = u64::from(byte & 0x7f);
            if (low << shift) >> shift != low {
                return Err(bad);
            }
            number |= low << shift;
            if byte < 0x80 {
                // A last byte of 0 could have been left out.
                return if byte == 0 && shift > 0 {
                    Err(bad)
                } else {
                    Ok(number)
                };
            }
        }
        Err(bad)
    }

    /// How many things follow, each at least `size` bytes long: what cannot be there need not be
    /// made room for.
    fn count(&mut self, size: usize) -> Result<usize, Malformed> {
        let count = self.number()?;
        usize::try_from(count)
            .ok()
            .filter(|&count| count <= (self.bytes.len() - self.at) / size)
            .ok_or(Malformed {
                at: self.bytes.len(),
                fault: Fault::Truncated,
            })
    }

    fn draw(&mut self) -> Result<Draw, Malformed> {
        let at = self.at;
        let (max, value) = (self.number()?, self.number()?);
        if value > max {
            return Err(Malformed {
                at,
                fault: Fault::Value,
            });
        }
        Ok(Draw::new(max, value))
    }

    fn spans(&mut self, stream: &mut Stream) -> Result<(), Malformed> {
        let count = self.count(4)?;
        stream.pieces.reserve_exact(count);
        let mut nest = Nest::default();
        let mut known = BTreeSet::new();
        for _ in 0..count {
            let bad = self.fault(Fault::Span);
            let mut index = || usize::try_from(self.number()?).map_err(|_| bad);
            let (depth, skip, length) = (index()?, index()?, index()?);
            if depth > nest.0.len() {
                return Err(bad);
            }
            let start = nest.earliest(depth).checked_add(skip).ok_or(bad)?;
            let end = start.checked_add(length).ok_or(bad)?;
            if end > nest.latest(depth).unwrap_or(stream.draws.len()) {
                return Err(bad);
            }
            nest.enter(depth, start, end);
            let name = self.name(&mut stream.names, &mut known)?;
            stream.pieces.push(Piece {
                start,
                end,
                depth,
                name,
            });
        }
        Ok(())
    }

    /// The index of a name, which is added to the names if it is new.
    fn name(
        &mut self,
        names: &mut Vec<Cow<'static, str>>,
        known: &mut BTreeSet<String>,
    ) -> Result<usize, Malformed> {
        let bad = self.fault(Fault::Name);
        let code = self.number()?;
        if code > 0 {
            return usize::try_from(code - 1)
                .ok()
                .filter(|&index| index < names.len())
                .ok_or(bad);
        }
        let length = self.count(1)?;
        let text = self.bytes.get(self.at..self.at + length);
        let text = text.ok_or_else(|| self.fault(Fault::Truncated))?;
        let name = std::str::from_utf8(text).map_err(|_| bad)?;
        if !known.insert(name.to_owned()) {
            return Err(bad);
        }
        self.at += length;
        names.push(Cow::Owned(name.to_owned()));
        Ok(names.len() - 1)
    }
}

/// The last span at each depth, with the spans around it: its beginning and end. Where a span may
/// lie follows from them.
#[derive(Default)]
struct Nest(Vec<(usize, usize)>);

impl Nest {
    /// Where the next span of this depth can begin.
    fn earliest(&self, depth: usize) -> usize {
        match (self.0.get(depth), depth.checked_sub(1)) {
            (Some(sibling), _) => sibling.1,
            (None, Some(outer)) => self.0.get(outer).map_or(0, |around| around.0),
            (None, None) => 0,
        }
    }

    /// Where it must have ended; anywhere if no span is around it.
    fn latest(&self, depth: usize) -> Option<usize> {
        let around = self.0.get(depth.checked_sub(1)?)?;
        Some(around.1)
    }

    fn enter(&mut self, depth: usize, start: usize, end: usize) {
        self.0.truncate(depth);
        self.0.push((start, end));
    }
}
