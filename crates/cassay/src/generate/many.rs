//! Many programs at the same time, with progress.
//!
//! Programs are independent of each other. Workers take the next number; results come back in the
//! order of the numbers, whoever made them.

use crate::terminal;
use cassay_gen::{Case, Error, Generated};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// The case of a number: seeds from the first case's on.
pub fn numbered(first: &Case, number: u64) -> Case {
    Case {
        seed: first.seed.wrapping_add(number),
        ..first.clone()
    }
}

/// What a worker did with a case.
pub enum Step<T> {
    Done(T),
    /// This result ends the whole job: the other threads stop.
    Stop(T),
}

/// Makes programs and hands each, with the time it took, to `use_one`.
pub fn each<T: Send>(
    first: &Case,
    count: u64,
    jobs: usize,
    use_one: impl Fn(u64, &Case, Result<Generated, Error>, Duration) -> Step<T> + Sync,
) -> Vec<T> {
    let next = AtomicU64::new(0);
    let stop = AtomicBool::new(false);
    let results: Mutex<Vec<(u64, T)>> = Mutex::new(Vec::new());
    let progress = Progress::new(count);
    let work = || {
        while !stop.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                break;
            }
            let case = numbered(first, number);
            let started = Instant::now();
            let made = cassay_gen::generate(&case);
            let took = started.elapsed();
            let bytes = made.as_ref().map_or(0, |g| g.stats.bytes as u64);
            let result = match use_one(number, &case, made, took) {
                Step::Done(result) => result,
                Step::Stop(result) => {
                    stop.store(true, Ordering::Relaxed);
                    result
                }
            };
            if let Ok(mut results) = results.lock() {
                results.push((number, result));
            }
            progress.made(bytes);
        }
    };
    let jobs = (jobs as u64).min(count).max(1);
    std::thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(|| cassay_eval::with_stack(work));
        }
    });
    progress.end();
    let mut results = results.into_inner().unwrap_or_default();
    results.sort_by_key(|&(number, _)| number);
    results.into_iter().map(|(_, result)| result).collect()
}

/// A line that tells a person at a terminal how far it is.
struct Progress {
    count: u64,
    started: Instant,
    terminal: bool,
    state: Mutex<State>,
}

struct State {
    made: u64,
    bytes: u64,
    shown: Option<Instant>,
}

impl Progress {
    fn new(count: u64) -> Progress {
        Progress {
            count,
            started: Instant::now(),
            terminal: terminal::shows_progress(),
            state: Mutex::new(State {
                made: 0,
                bytes: 0,
                shown: None,
            }),
        }
    }

    fn made(&self, bytes: u64) {
        let Ok(mut state) = self.state.lock() else {
            return;
        };
        state.made += 1;
        state.bytes += bytes;
        let since = state.shown.unwrap_or(self.started).elapsed();
        if self.terminal && since > Duration::from_millis(100) {
            let seconds = self.started.elapsed().as_secs_f64();
            let megabytes = state.bytes as f64 / 1e6;
            terminal::progress(&format!(
                "{} of {} programs, {megabytes:.1} MB, {:.1} MB/s",
                state.made,
                self.count,
                megabytes / seconds
            ));
            state.shown = Some(Instant::now());
        }
    }

    fn end(&self) {
        let shown = self.state.lock().is_ok_and(|state| state.shown.is_some());
        if shown {
            terminal::clear_progress();
        }
    }
}
