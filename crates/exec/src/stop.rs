//! Stops jobs at once, from another thread: what a second Ctrl-C is for.
//!
//! A worker waits for its helper's answer, and can do nothing else meanwhile. So it leaves a copy of
//! its socket here; closing that is to the helper what the worker's death is: it kills everything it
//! has started and goes. The worker sees the same end, and its job comes back as
//! [`crate::ExecError::Stopped`], which is no outcome.

use std::net::Shutdown;
use std::os::unix::net::UnixStream;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};

/// A handle on all workers whose [`crate::Settings`] hold a clone of it.
#[derive(Clone, Debug, Default)]
pub struct Canceller {
    inner: Arc<Inner>,
}

#[derive(Debug, Default)]
struct Inner {
    stopped: AtomicBool,
    sockets: Mutex<Vec<Weak<UnixStream>>>,
}

impl Canceller {
    pub fn new() -> Canceller {
        Canceller::default()
    }

    /// Ends every job under way, and refuses every later one. Returns at once; nothing of a job is
    /// alive when its worker has returned.
    pub fn now(&self) {
        self.inner.stopped.store(true, Ordering::SeqCst);
        for socket in self.sockets().iter().filter_map(Weak::upgrade) {
            // Closed already, if this fails.
            let _ = socket.shutdown(Shutdown::Both);
        }
    }

    pub fn stopped(&self) -> bool {
        self.inner.stopped.load(Ordering::SeqCst)
    }

    /// Remembers a helper's socket for as long as the other owner keeps it.
    pub(crate) fn watch(&self, socket: &Arc<UnixStream>) {
        let mut sockets = self.sockets();
        sockets.retain(|other| other.strong_count() > 0);
        sockets.push(Arc::downgrade(socket));
        drop(sockets);
        // Told in between, and so not heard by this one.
        if self.stopped() {
            let _ = socket.shutdown(Shutdown::Both);
        }
    }

    fn sockets(&self) -> std::sync::MutexGuard<'_, Vec<Weak<UnixStream>>> {
        self.inner
            .sockets
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }
}
