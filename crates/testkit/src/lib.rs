//! What the tests of all crates share: expectations in files and how they are blessed, folders of cases with a result
//! per file, referees and what happens without them, places to write to, and processes that are watched from outside.
//!
//! Only ever a dev-dependency. It knows nothing of C and of no other crate here, so that every crate's tests can
//! use it.
//!
//! ```
//! use cassay_testkit::{TestDir, golden};
//!
//! let place = TestDir::new("doc");
//! let file = place.write("expected.txt", "1\n2\n");
//! assert!(golden::compare(file.as_ref(), b"1\n2\n").is_ok());
//! let why = golden::compare(file.as_ref(), b"1\n3\n").unwrap_err();
//! assert!(why.contains("differs at line 2"));
//! ```

#![warn(missing_docs)]

pub mod corpus;
mod dir;
pub mod golden;
pub mod process;
mod referee;

pub use dir::TestDir;
pub use process::{Program, cassay};
pub use referee::{have, skip};

/// Bytes as text, for messages.
pub fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}
