//! A recorded stream: draws one after the other, and the spans over them.
//!
//! **Invariants:** a draw's value is within its bound. Spans are in the order in which they were
//! entered, so that a span's inner spans follow it, and they nest: of two spans, one contains the
//! other or they share no draw. Edits (`edit.rs`) and reading (`bytes.rs`) keep both.

use std::borrow::Cow;

/// One choice: a number from 0 to `max`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Draw {
    max: u64,
    value: u64,
}

impl Draw {
    /// A draw within a bound; a value beyond it is taken modulo the number of values there are.
    #[must_use]
    #[inline]
    pub fn new(max: u64, value: u64) -> Draw {
        let value = if value <= max {
            value
        } else {
            value % (max + 1)
        };
        Draw { max, value }
    }

    /// The largest value that could have been drawn. (Not the number of values: for 64 random bits
    /// that would not fit.)
    #[must_use]
    pub fn max(self) -> u64 {
        self.max
    }

    /// The value drawn.
    #[must_use]
    pub fn value(self) -> u64 {
        self.value
    }
}

/// A named piece of a stream: the draws from `start` up to and without `end`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Span<'a> {
    pub start: usize,
    pub end: usize,
    /// How many spans it lies in.
    pub depth: usize,
    pub name: &'a str,
}

impl Span<'_> {
    /// The positions of its draws.
    #[must_use]
    pub fn draws(&self) -> std::ops::Range<usize> {
        self.start..self.end
    }
}

/// A span as it is kept.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Piece {
    pub start: usize,
    /// `OPEN` as long as it is not left.
    pub end: usize,
    pub depth: usize,
    /// Index into the stream's names.
    pub name: usize,
}

/// Larger than the length of any stream.
const OPEN: usize = usize::MAX;

/// Recorded choices.
#[derive(Clone, Default, Debug)]
pub struct Stream {
    pub(crate) draws: Vec<Draw>,
    pub(crate) pieces: Vec<Piece>,
    /// Each once. Edits may leave names that no span has any more.
    pub(crate) names: Vec<Cow<'static, str>>,
}

/// Equal draws and equal spans; how the names are kept does not matter.
impl PartialEq for Stream {
    fn eq(&self, other: &Stream) -> bool {
        self.draws == other.draws && self.spans().eq(other.spans())
    }
}

impl Eq for Stream {}

impl Stream {
    /// Nothing drawn.
    #[must_use]
    pub const fn new() -> Stream {
        Stream {
            draws: Vec::new(),
            pieces: Vec::new(),
            names: Vec::new(),
        }
    }

    /// The draws, in order.
    #[must_use]
    pub fn draws(&self) -> &[Draw] {
        &self.draws
    }

    /// How many draws there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.draws.len()
    }

    /// Whether nothing was drawn.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.draws.is_empty()
    }

    /// The spans, in the order in which they were entered.
    pub fn spans(&self) -> impl ExactSizeIterator<Item = Span<'_>> {
        self.pieces.iter().map(|piece| self.view(piece))
    }

    /// The span with number `k`, in the order of [`Stream::spans`].
    #[must_use]
    pub fn span(&self, k: usize) -> Option<Span<'_>> {
        self.pieces.get(k).map(|piece| self.view(piece))
    }

    fn view(&self, piece: &Piece) -> Span<'_> {
        Span {
            start: piece.start,
            end: piece.end.min(self.draws.len()),
            depth: piece.depth,
            name: self.names.get(piece.name).map_or("", |name| name),
        }
    }

    pub(crate) fn into_draws(self) -> Vec<Draw> {
        self.draws
    }

    #[inline]
    pub(crate) fn push(&mut self, draw: Draw) {
        self.draws.push(draw);
    }

    /// Begins a span at the end of the stream, and answers with its number.
    pub(crate) fn open_span(&mut self, name: &'static str, depth: usize) -> usize {
        let name = self.intern(Cow::Borrowed(name));
        self.pieces.push(Piece {
            start: self.draws.len(),
            end: OPEN,
            depth,
            name,
        });
        self.pieces.len() - 1
    }

    pub(crate) fn close_span(&mut self, number: usize) {
        let end = self.draws.len();
        if let Some(piece) = self.pieces.get_mut(number) {
            piece.end = end;
        }
    }

    /// Ends all spans that are open.
    pub(crate) fn close(&mut self) {
        let end = self.draws.len();
        for piece in &mut self.pieces {
            piece.end = piece.end.min(end);
        }
    }

    /// The index of a name. Generators have a few dozen names: a search is fast enough.
    pub(crate) fn intern(&mut self, name: Cow<'static, str>) -> usize {
        match self.names.iter().position(|known| *known == name) {
            Some(index) => index,
            None => {
                self.names.push(name);
                self.names.len() - 1
            }
        }
    }
}
