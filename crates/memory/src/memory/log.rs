//! What the library does to memory, for who looks at every access.

use super::{Memory, Ptr};

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
}

impl Memory {
    pub(super) fn log(&self, p: Ptr, at: usize, size: usize, deed: Deed) {
        if let Some(log) = &self.log
            && let Ok(mut log) = log.lock()
        {
            log.push(Logged { p, at, size, deed });
        }
    }
}
