//! What the library does to memory, for who looks at every access.

use super::{Memory, Ptr};
use cassay_lang::types::Ty;
use std::sync::Mutex;

/// Something that happened to so many bytes.
#[derive(Clone, Copy, Debug)]
pub struct Logged {
    pub p: Ptr,
    pub at: usize,
    pub size: usize,
    pub deed: Deed,
}

/// What can happen to bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    Read,
    Write,
    /// An object begins to live there.
    Make,
    /// An allocated object there ceases to live.
    End,
    /// They are copied, from here.
    Copy(Ptr),
    /// They were read, or written, as an object of this type.
    Seen {
        ty: Ty,
        write: bool,
    },
}

impl Memory {
    /// The library has accessed the bytes at a pointer as an object of this type (6.5p6).
    pub fn log_type(&self, p: Ptr, size: usize, ty: Ty, write: bool) {
        self.log(p, self.base_of(p), size, Deed::Seen { ty, write });
    }

    #[inline]
    pub(super) fn log(&self, p: Ptr, at: usize, size: usize, deed: Deed) {
        if let Some(log) = &self.log {
            note(log, Logged { p, at, size, deed });
        }
    }
}

#[cold]
#[inline(never)]
fn note(log: &Mutex<Vec<Logged>>, logged: Logged) {
    if let Ok(mut log) = log.lock() {
        log.push(logged);
    }
}
