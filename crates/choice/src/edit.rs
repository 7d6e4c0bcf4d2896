//! Changes to a stream, for mutation and reduction. Each leaves a well-formed stream whatever its
//! arguments are, and says whether it did anything: it does nothing where a draw or span that is
//! named does not exist.
//!
//! What a change means for the program is decided when the stream is replayed. Repeating spans can
//! double a stream each time; who does so in a loop must look at [`Stream::len`].

use crate::stream::{Draw, Piece, Stream};
use std::ops::Range;

/// A part of a stream that can be put in elsewhere: the positions of its spans are counted from its
/// first draw, and their depths from its outermost span.
struct Cutting {
    draws: Vec<Draw>,
    pieces: Vec<Piece>,
}

impl Stream {
    /// Gives draw `i` another value, which is taken modulo the number of its values.
    pub fn set(&mut self, i: usize, value: u64) -> bool {
        match self.draws.get_mut(i) {
            Some(draw) => {
                *draw = Draw::new(draw.max(), value);
                true
            }
            None => false,
        }
    }

    /// Drops all draws from position `len` on; spans end there at the latest, and those that would
    /// begin there or later go too.
    pub fn truncate(&mut self, len: usize) -> bool {
        if len >= self.draws.len() {
            return false;
        }
        self.draws.truncate(len);
        self.pieces.retain(|piece| piece.start < len);
        self.close();
        true
    }

    /// Takes out span `k` with everything in it.
    pub fn remove_span(&mut self, k: usize) -> bool {
        self.close();
        let Some((inner, draws)) = self.extent(k) else {
            return false;
        };
        let nothing = Cutting {
            draws: Vec::new(),
            pieces: Vec::new(),
        };
        self.splice(k, inner, draws, nothing);
        true
    }

    /// Puts a second copy of span `k`, with everything in it, behind the first.
    pub fn duplicate_span(&mut self, k: usize) -> bool {
        self.close();
        let Some((inner, draws)) = self.extent(k) else {
            return false;
        };
        let copy = self.cut(inner.clone(), draws.clone());
        self.splice(k, inner.end..inner.end, draws.end..draws.end, copy);
        true
    }

    /// Puts a copy of span `j` of another stream, with everything in it, in the place of span `k`.
    pub fn replace_span(&mut self, k: usize, donor: &Stream, j: usize) -> bool {
        self.close();
        let (Some((inner, draws)), Some((theirs, drawn))) = (self.extent(k), donor.extent(j))
        else {
            return false;
        };
        let mut copy = donor.cut(theirs, drawn);
        for piece in &mut copy.pieces {
            let name = donor.names.get(piece.name).cloned().unwrap_or_default();
            piece.name = self.intern(name);
        }
        self.splice(k, inner, draws, copy);
        true
    }

    /// The numbers of the spans, and the positions of the draws, that span `k` consists of.
    fn extent(&self, k: usize) -> Option<(Range<usize>, Range<usize>)> {
        let outer = self.span(k)?;
        let inner = self.pieces.get(k + 1..)?;
        let count = inner.iter().take_while(|p| p.depth > outer.depth).count();
        Some((k..k + 1 + count, outer.draws()))
    }

    /// A copy of a span. Both ranges must be of one [`Stream::extent`].
    fn cut(&self, pieces: Range<usize>, draws: Range<usize>) -> Cutting {
        let base = self.pieces.get(pieces.start).map_or(0, |piece| piece.depth);
        let pieces = self.pieces.get(pieces).unwrap_or_default();
        let end = draws.end;
        Cutting {
            pieces: pieces
                .iter()
                .map(|piece| Piece {
                    start: piece.start - draws.start,
                    // Open spans of a stream that is still being recorded end with it.
                    end: piece.end.min(end) - draws.start,
                    depth: piece.depth - base,
                    name: piece.name,
                })
                .collect(),
            draws: self.draws.get(draws).unwrap_or_default().to_vec(),
        }
    }

    /// Puts `new`, as a sibling of span `k`, in the place of some spans and draws, which must be the
    /// whole of span `k` or the empty place right behind it.
    fn splice(&mut self, k: usize, pieces: Range<usize>, draws: Range<usize>, new: Cutting) {
        let moved = |at: usize| at - draws.len() + new.draws.len();
        let Some(base) = self.pieces.get(k).map(|piece| piece.depth) else {
            return;
        };
        // Spans that follow lie behind the place. Of those before, only the ones around span `k`
        // are touched; they are told from others by their depth, as positions cannot tell where
        // spans are empty.
        for piece in &mut self.pieces[pieces.end..] {
            piece.start = moved(piece.start);
            piece.end = moved(piece.end);
        }
        let mut depth = base;
        for piece in self.pieces[..k].iter_mut().rev() {
            if piece.depth < depth {
                depth = piece.depth;
                piece.end = moved(piece.end);
            }
        }
        let at = draws.start;
        self.pieces.splice(
            pieces,
            new.pieces.into_iter().map(|piece| Piece {
                start: at + piece.start,
                end: at + piece.end,
                depth: base + piece.depth,
                name: piece.name,
            }),
        );
        self.draws.splice(draws, new.draws);
    }
}
