//! Does many independent pieces of work on a few threads, with a progress line for people.
//!
//! Results come back in the order of the work, whatever order it was done in.

use std::io::{IsTerminal, Write};
use std::num::NonZeroUsize;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use anyhow::{Context, Result, anyhow};

pub fn default_jobs() -> usize {
    std::thread::available_parallelism().map_or(1, NonZeroUsize::get)
}

/// A line on standard error that is rewritten in place; silent when nobody watches.
pub struct Progress {
    what: &'static str,
    total: usize,
    done: AtomicUsize,
    shown: bool,
}

impl Progress {
    pub fn new(what: &'static str, total: usize) -> Progress {
        Progress {
            what,
            total,
            done: AtomicUsize::new(0),
            shown: std::io::stderr().is_terminal(),
        }
    }

    pub fn step(&self) {
        let done = self.done.fetch_add(1, Ordering::Relaxed) + 1;
        if self.shown {
            // Progress is a courtesy: a closed standard error is no reason to stop.
            let _ = write!(
                std::io::stderr(),
                "\r\x1b[K{}: {done} of {}",
                self.what,
                self.total
            );
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.shown {
            let _ = write!(std::io::stderr(), "\r\x1b[K");
        }
    }
}

/// Calls `work` with every item. The first error stops the rest and is returned.
pub fn map<I, T, F>(jobs: usize, what: &'static str, items: &[I], work: F) -> Result<Vec<T>>
where
    I: Sync,
    T: Send,
    F: Fn(&I) -> Result<T> + Sync,
{
    let progress = Progress::new(what, items.len());
    let next = AtomicUsize::new(0);
    let stop = AtomicBool::new(false);
    let results: Mutex<Vec<(usize, Result<T>)>> = Mutex::new(Vec::with_capacity(items.len()));
    std::thread::scope(|scope| {
        for _ in 0..jobs.max(1).min(items.len().max(1)) {
            scope.spawn(|| {
                while !stop.load(Ordering::SeqCst) {
                    let i = next.fetch_add(1, Ordering::SeqCst);
                    let Some(item) = items.get(i) else { break };
                    let result = work(item);
                    if result.is_err() {
                        stop.store(true, Ordering::SeqCst);
                    }
                    progress.step();
                    if let Ok(mut results) = results.lock() {
                        results.push((i, result));
                    }
                }
            });
        }
    });
    drop(progress);
    let mut results = results
        .into_inner()
        .map_err(|_| anyhow!("a worker thread failed"))?;
    results.sort_by_key(|(i, _)| *i);
    results
        .into_iter()
        .map(|(i, result)| result.with_context(|| format!("at item {}", i + 1)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_keep_the_order_of_the_work() {
        let items: Vec<u32> = (0..100).collect();
        let doubled = map(4, "test", &items, |i| Ok(i * 2)).unwrap();
        assert_eq!(doubled, (0..100).map(|i| i * 2).collect::<Vec<_>>());
        let failed = map(4, "test", &items, |i| {
            anyhow::ensure!(*i < 50, "too large");
            Ok(*i)
        });
        assert!(failed.is_err());
    }
}
