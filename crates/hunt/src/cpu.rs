//! Processor time of our own: this process, this thread, and the helpers that start jobs.

use std::time::Duration;

use nix::sys::resource::{UsageWho, getrusage};

fn usage(who: UsageWho) -> Duration {
    let Ok(usage) = getrusage(who) else {
        return Duration::ZERO;
    };
    let times = [usage.user_time(), usage.system_time()];
    times
        .iter()
        .map(|time| {
            let seconds = u64::try_from(time.tv_sec()).unwrap_or(0);
            let micros = u64::try_from(time.tv_usec()).unwrap_or(0);
            Duration::from_secs(seconds) + Duration::from_micros(micros)
        })
        .sum()
}

/// A time as stores have it.
pub fn micros(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}

/// Of this process, all its threads, none of its children.
pub fn process() -> Duration {
    usage(UsageWho::RUSAGE_SELF)
}

pub fn thread() -> Duration {
    usage(UsageWho::RUSAGE_THREAD)
}

/// Of a helper (the process and its children that are helpers too), without its jobs that have
/// ended; a job that runs at the moment may count here until it has. Zero where the kernel does not
/// say.
pub fn helper(pid: u32) -> Duration {
    let children = std::fs::read_to_string(format!("/proc/{pid}/task/{pid}/children"));
    let children = children.unwrap_or_default();
    let inside = children
        .split_whitespace()
        .filter_map(|word| word.parse::<u32>().ok())
        // A job's first process has another name than its helper.
        .filter(|child| name(*child).is_some_and(|n| Some(n) == name(pid)));
    of(pid) + inside.map(of).sum::<Duration>()
}

fn name(pid: u32) -> Option<String> {
    std::fs::read_to_string(format!("/proc/{pid}/comm")).ok()
}

fn of(pid: u32) -> Duration {
    let text = std::fs::read_to_string(format!("/proc/{pid}/schedstat")).unwrap_or_default();
    let nanos = text.split(' ').next().and_then(|word| word.parse().ok());
    Duration::from_nanos(nanos.unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_takes_time() {
        let before = (process(), thread());
        let mut sum = 0u64;
        while thread() < before.1 + Duration::from_millis(5) {
            sum = std::hint::black_box(sum.wrapping_add(1));
        }
        assert!(process() > before.0);
    }
}
