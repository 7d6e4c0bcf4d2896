//! A stack that is large enough. Reading, checking, lowering and running recurse as deeply as the program
//! nests; the parser bounds that, and [`STACK`] suffices for everything it accepts.
//!
//! A thread knows whether it has such a stack. So functions call [`with_stack`] themselves wherever they may
//! be entered from outside: the outermost call starts a thread, those below it cost a look at a flag.
//! A client that runs thousands of programs calls it once around all of them.
//!
//! Such a client also makes and drops the same large tables again and again, and a system that takes the memory back and
//! gives it out anew, zeroed page by page, takes a tenth of its time. See [`keep_memory`].

use std::cell::Cell;
use std::hint::black_box;
use std::io;
use std::sync::Once;
use std::thread::{Builder, Scope, ScopedJoinHandle, scope};

/// Bytes of stack that suffice for every tree the parser accepts. Only those that are used cost memory.
const STACK: usize = 512 << 20;

/// A block of this size is dropped once; then memory up to it, and free memory up to twice as much, is kept.
const KEPT: usize = 16 << 20;

thread_local! {
    /// Whether this thread was started with [`STACK`].
    static DEEP: Cell<bool> = const { Cell::new(false) };
}

/// Runs `f` on a stack that suffices for every tree the parser accepts: on the current thread if that has
/// one, otherwise on a new thread. A panic of `f` is the caller's.
///
/// ```
/// let here = cassay_eval::with_stack(|| std::thread::current().id());
/// let nested = cassay_eval::with_stack(|| {
///     let outer = std::thread::current().id();
///     outer == cassay_eval::with_stack(|| std::thread::current().id())
/// });
/// assert!(here != std::thread::current().id() && nested);
/// ```
pub fn with_stack<T: Send>(f: impl FnOnce() -> T + Send) -> T {
    if DEEP.get() {
        return f();
    }
    scope(|scope| match spawn_with_stack(Builder::new(), scope, f) {
        Ok(thread) => match thread.join() {
            Ok(value) => value,
            Err(panic) => std::panic::resume_unwind(panic),
        },
        Err(error) => {
            std::panic::resume_unwind(Box::new(format!("cannot start a thread: {error}")))
        }
    })
}

/// Starts a thread with such a stack, for callers that want several at once.
pub fn spawn_with_stack<'scope, 'env, T: Send + 'scope>(
    builder: Builder,
    scope: &'scope Scope<'scope, 'env>,
    f: impl FnOnce() -> T + Send + 'scope,
) -> io::Result<ScopedJoinHandle<'scope, T>> {
    keep_memory();
    builder.stack_size(STACK).spawn_scoped(scope, || {
        DEEP.set(true);
        f()
    })
}

/// Has the allocator keep what is dropped for what comes next. glibc takes the size of a large block that is dropped for
/// what the program will need again (`M_MMAP_THRESHOLD` in mallopt(3)), and this block is larger than the tables of any
/// usual program. With other allocators it has no effect.
fn keep_memory() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| drop(black_box(Vec::<u8>::with_capacity(KEPT))));
}
