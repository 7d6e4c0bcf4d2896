//! What generators draw from, in one of three ways: straight from a seed; from a seed, recorded;
//! from a recorded stream, recorded again.
//!
//! There is one primitive, a number from 0 to a bound; everything else is made of it, and each call
//! draws the same number of times whatever its arguments and its outcome (one, and `len - 1` for a
//! shuffle). So the choices after a call stay in place when a weight or a probability changes.
//! Where outcomes differ in simplicity the number 0 stands for the simplest (`false`, the first
//! item, the order as it was), which is what reduction pushes towards.
//!
//! Nothing here fails: nonsensical arguments have a documented meaning, so that a generator cannot
//! be led into a panic by an edited stream.

use crate::rng::Rng;
use crate::stream::{Draw, Stream};

/// A source of choices. See the crate's documentation.
#[derive(Clone, Debug)]
pub struct Choices {
    rng: Rng,
    /// Only where choices are recorded or replayed, and behind a box, so that the fast case is one
    /// look at a pointer.
    tape: Option<Box<Tape>>,
}

/// What recording and replaying need.
#[derive(Clone, Debug, Default)]
struct Tape {
    /// Where draws come from as long as they last.
    replayed: Vec<Draw>,
    record: Stream,
    /// The spans that are entered and not left, by their numbers in the record.
    open: Vec<usize>,
}

impl Tape {
    #[cold]
    #[inline(never)]
    fn draw(&mut self, rng: &mut Rng, max: u64) -> u64 {
        // Drawn in any case: where the stream ends, the seed goes on as if it had been used from
        // the start, and the beginning of a recorded stream with its seed is as good as the whole.
        let fresh = rng.up_to(max);
        let value = match self.replayed.get(self.record.len()) {
            Some(old) => Draw::new(max, old.value()).value(),
            None => fresh,
        };
        self.record.push(Draw::new(max, value));
        value
    }
}

impl Choices {
    /// Choices out of a seed that are not recorded: the fastest.
    #[must_use]
    pub fn seeded(seed: u64) -> Choices {
        Choices {
            rng: Rng::new(seed),
            tape: None,
        }
    }

    /// The same choices as [`Choices::seeded`] has, recorded.
    #[must_use]
    pub fn recording(seed: u64) -> Choices {
        Choices::replay(Stream::default(), seed)
    }

    /// Choices out of a stream. A recorded value is used modulo the bound that is asked for, so that
    /// any stream leads to a valid program, however it was edited; where the stream ends, the seed
    /// takes over. What is drawn is recorded anew, with the bounds and spans of this time.
    #[must_use]
    pub fn replay(stream: Stream, seed: u64) -> Choices {
        Choices {
            rng: Rng::new(seed),
            tape: Some(Box::new(Tape {
                replayed: stream.into_draws(),
                ..Tape::default()
            })),
        }
    }

    /// Independent choices for a named part. They come from the seed and the name only: neither what
    /// was drawn so far nor a replayed stream has a say. They are recorded, in a stream of their own,
    /// if these are.
    #[must_use]
    pub fn fork(&self, label: &str) -> Choices {
        Choices {
            rng: self.rng.fork(label),
            tape: self.tape.is_some().then(Box::default),
        }
    }

    /// The seed that these choices began with. With it, the stream of a fork can be replayed.
    #[must_use]
    pub fn seed(&self) -> u64 {
        self.rng.seed()
    }

    /// The one primitive: from 0 to `max`, which is included.
    #[inline]
    fn draw(&mut self, max: u64) -> u64 {
        match &mut self.tape {
            None => self.rng.up_to(max),
            Some(tape) => tape.draw(&mut self.rng, max),
        }
    }

    /// A number below `n`, all equally likely; an `n` of 0 counts as 1.
    #[inline]
    pub fn below(&mut self, n: u64) -> u64 {
        self.draw(n.saturating_sub(1))
    }

    /// A number from `lo` to `hi`, both included. If there is none, `lo`.
    #[inline]
    pub fn range(&mut self, lo: i64, hi: i64) -> i64 {
        // The distance of any two `i64` fits `u64`, and wrapping arithmetic finds it.
        let distance = hi.max(lo).wrapping_sub(lo) as u64;
        lo.wrapping_add(self.draw(distance) as i64)
    }

    /// True in `per_mille` of 1000 cases; always from 1000 on.
    #[inline]
    pub fn chance(&mut self, per_mille: u32) -> bool {
        self.draw(999) >= 1000 - u64::from(per_mille.min(1000))
    }

    /// An index into `weights`, each as likely as its share of the sum. A weight of 0 is never
    /// chosen, unless there is nothing else: then the answer is 0.
    #[inline]
    pub fn weighted(&mut self, weights: &[u32]) -> usize {
        let total: u64 = weights.iter().map(|&weight| u64::from(weight)).sum();
        let mut left = self.below(total);
        for (index, &weight) in weights.iter().enumerate() {
            match left.checked_sub(u64::from(weight)) {
                Some(rest) => left = rest,
                None => return index,
            }
        }
        0
    }

    /// One of the items, all equally likely; of none, `None`.
    #[inline]
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        let index = self.below(items.len() as u64);
        items.get(index as usize)
    }

    /// Puts the items into an order, all orders equally likely (Fisher and Yates).
    #[inline]
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let back = self.draw(last as u64) as usize;
            items.swap(last, last - back);
        }
    }

    /// A number of `n` bits, each 0 or 1 alike; an `n` above 64 counts as 64.
    #[inline]
    pub fn bits(&mut self, n: u32) -> u64 {
        self.draw(u64::MAX.checked_shr(64 - n.min(64)).unwrap_or(0))
    }

    /// Begins a named piece of the stream, such as a statement: what mutation and reduction remove,
    /// repeat and exchange as a whole. Pieces nest. Draws nothing.
    #[inline]
    pub fn enter(&mut self, what: &'static str) {
        if let Some(tape) = &mut self.tape {
            let number = tape.record.open_span(what, tape.open.len());
            tape.open.push(number);
        }
    }

    /// Ends the piece that was entered last. If there is none, nothing happens.
    #[inline]
    pub fn leave(&mut self) {
        if let Some(tape) = &mut self.tape
            && let Some(number) = tape.open.pop()
        {
            tape.record.close_span(number);
        }
    }

    /// What was drawn so far; empty if it is not recorded. Pieces that are not left yet reach to the
    /// end.
    #[must_use]
    pub fn stream(&self) -> &Stream {
        static NOTHING: Stream = Stream::new();
        match &self.tape {
            None => &NOTHING,
            Some(tape) => &tape.record,
        }
    }

    /// What was drawn; empty if it was not recorded. Pieces that were not left end at the end.
    #[must_use]
    pub fn into_stream(self) -> Stream {
        let mut stream = self.tape.map(|tape| tape.record).unwrap_or_default();
        stream.close();
        stream
    }
}
