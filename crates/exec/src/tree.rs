//! The processes below this one, as `/proc` shows them: how many, how large, and gone when told.
//!
//! In a process namespace of our own this is only bookkeeping: one call kills them all. Without
//! one, the kernel hands every orphan to the sub-reaper that we are, and killing repeats until
//! there is nobody left. A program that forks faster than we look could outrun that; its number of
//! processes is limited, and untrusted programs may not fork at all.

use std::collections::BTreeMap;
use std::fs;
use std::time::{Duration, Instant};

use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;

use crate::sys::{self, Reap, Reaped};

/// What the descendants of this process are together.
#[derive(Clone, Debug, Default)]
pub struct Tree {
    pub pids: Vec<i32>,
    /// Resident bytes, shared pages counted once per process.
    pub resident: u64,
}

/// Everything below this process, by the numbers that `/proc` uses.
pub fn below() -> Tree {
    let Some(own) = fs::read_link("/proc/self")
        .ok()
        .and_then(|link| link.to_str()?.parse::<i32>().ok())
    else {
        return Tree::default();
    };
    let mut children: BTreeMap<i32, Vec<(i32, u64)>> = BTreeMap::new();
    for entry in fs::read_dir("/proc").into_iter().flatten().flatten() {
        let name = entry.file_name();
        let Some(pid) = name.to_str().and_then(|name| name.parse::<i32>().ok()) else {
            continue;
        };
        // Gone in the meantime, if it cannot be read.
        let Ok(stat) = fs::read_to_string(format!("/proc/{pid}/stat")) else {
            continue;
        };
        let Some((parent, pages)) = parent_and_pages(&stat) else {
            continue;
        };
        children.entry(parent).or_default().push((pid, pages));
    }
    let page = page_size();
    let mut tree = Tree::default();
    let mut todo = vec![own];
    while let Some(parent) = todo.pop() {
        for (pid, pages) in children.remove(&parent).unwrap_or_default() {
            tree.pids.push(pid);
            tree.resident += pages.saturating_mul(page);
            todo.push(pid);
        }
    }
    tree
}

/// Resident bytes of one process; 0 where they cannot be told, because it is gone or has another number here.
pub fn resident(pid: i32) -> u64 {
    let statm = fs::read_to_string(format!("/proc/{pid}/statm")).unwrap_or_default();
    let pages = statm
        .split(' ')
        .nth(1)
        .and_then(|pages| pages.parse::<u64>().ok());
    pages.unwrap_or(0).saturating_mul(page_size())
}

fn page_size() -> u64 {
    nix::unistd::sysconf(nix::unistd::SysconfVar::PAGE_SIZE)
        .ok()
        .flatten()
        .and_then(|size| u64::try_from(size).ok())
        .unwrap_or(4096)
}

/// Fields 4 and 24 of a `stat` line. The name before them may hold anything, brackets too.
fn parent_and_pages(stat: &str) -> Option<(i32, u64)> {
    let (_, fields) = stat.rsplit_once(") ")?;
    let mut fields = fields.split(' ');
    let parent = fields.nth(1)?.parse().ok()?;
    let pages = fields.nth(19)?.parse().ok()?;
    Some((parent, pages))
}

/// How this helper gets rid of what a job has left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kill {
    /// We are the first process of a namespace: all others in it at once.
    Namespace,
    /// We are the sub-reaper of everything below.
    Tree,
}

impl Kill {
    /// Sends SIGKILL to everything this helper has started. `group` is that of a job whose leader
    /// is not reaped yet, so that the number cannot be another's.
    pub fn everything(self, group: Option<i32>) {
        match self {
            // In any other process this would reach far too much.
            Kill::Namespace if nix::unistd::getpid().as_raw() == 1 => {
                let _ = kill(Pid::from_raw(-1), Signal::SIGKILL);
            }
            Kill::Namespace => {}
            Kill::Tree => {
                if let Some(group) = group.filter(|group| *group > 1) {
                    let _ = kill(Pid::from_raw(-group), Signal::SIGKILL);
                }
                for pid in below().pids {
                    let _ = kill(Pid::from_raw(pid), Signal::SIGKILL);
                }
            }
        }
    }

    /// Kills and reaps until there are no children; each that goes is shown to `see`. Gives up
    /// after ten seconds: a process may hang in the kernel.
    pub fn until_none_is_left(self, mut see: impl FnMut(Reaped)) -> Result<(), String> {
        let deadline = Instant::now() + Duration::from_secs(10);
        let mut pause = Duration::from_micros(50);
        loop {
            match sys::reap() {
                Ok(Reap::Gone(reaped)) => see(reaped),
                Ok(Reap::NoChildren) => return Ok(()),
                Ok(Reap::Alive) => {
                    if Instant::now() > deadline {
                        return Err("some process cannot be killed".to_string());
                    }
                    self.everything(None);
                    std::thread::sleep(pause);
                    pause = (pause * 2).min(Duration::from_millis(5));
                }
                Err(error) => return Err(format!("cannot wait for a child: {error}")),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_with_brackets_does_not_mislead() {
        let stat = "12 (a) b) (c) S 7 12 12 0 -1 4194304 90 0 0 0 0 0 0 0 20 0 1 0 100 2000 345 1";
        assert_eq!(parent_and_pages(stat), Some((7, 345)));
    }

    #[test]
    fn children_are_found() {
        let mut child = std::process::Command::new("sleep")
            .arg("30")
            .spawn()
            .unwrap();
        let tree = below();
        let pid = i32::try_from(child.id()).unwrap();
        let found = tree.pids.contains(&pid) && resident(pid) > 0;
        child.kill().unwrap();
        child.wait().unwrap();
        assert!(found);
    }
}
