//! The recorded stream of random choices: everything that is random in Cassay is drawn here.
//!
//! A generator asks a [`Choices`] for numbers and knows nothing else that is random. So a program
//! is a function of a seed; or, when its choices were recorded, of a [`Stream`], which can be kept,
//! edited and replayed: a mutated stream is a mutated program, and a shorter stream a smaller one.
//! The idea is Hypothesis' (MacIver and Donaldson, "Test-case reduction via test-case generation",
//! ECOOP 2020): because an edited stream goes through the generator again, no edit can make a
//! program that the generator could not have made.
//!
//! The same seed gives the same choices on every machine. The generator of random numbers, the
//! ranges, the weights and the shuffles are Cassay's own and pinned by tests; all arithmetic is on
//! integers of fixed width. Whatever changes one of them, or the bytes of a stored stream, changes
//! [`VERSION`].
//!
//! ```
//! use cassay_choice::Choices;
//!
//! let mut c = Choices::recording(7);
//! let drawn: Vec<u64> = (0..4).map(|_| c.below(100)).collect();
//! let mut again = Choices::replay(c.into_stream(), 7);
//! assert!(drawn.iter().all(|&n| again.below(100) == n));
//! ```
//!
//! **Left out:** secrecy (the numbers can be predicted), floating-point draws, and any alignment of
//! a replayed stream with its spans: an edit that makes a generator draw more or fewer numbers
//! shifts all choices after it.

mod bytes;
mod choices;
mod edit;
mod rng;
mod stream;

pub use bytes::{Fault, Malformed};
pub use choices::Choices;
pub use rng::Rng;
pub use stream::{Draw, Span, Stream};

/// The version of what a seed means and of how a stream is stored. It is the first byte of a stored
/// stream, and part of what names a program made from a seed.
pub const VERSION: u8 = 1;
