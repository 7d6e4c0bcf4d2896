//! Running a program under a time limit, running many, and comparing what one printed with what it must.

use std::io::{Read, Write};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use crate::corpus::Case;

const WORKERS: usize = 2;
const LIMIT: Duration = Duration::from_secs(30);

pub struct Ran {
    pub stdout: Vec<u8>,
    pub stderr: Vec<u8>,
    /// `None` when a signal ended it.
    pub exit: Option<i32>,
}

pub fn run(command: Command, stdin: Vec<u8>) -> Result<Ran, String> {
    let ran = run_within(command, stdin, LIMIT)?;
    ran.ok_or_else(|| format!("still running after {} s", LIMIT.as_secs()))
}

/// Nothing if the limit ended it.
pub fn run_within(
    mut command: Command,
    stdin: Vec<u8>,
    limit: Duration,
) -> Result<Option<Ran>, String> {
    command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command
        .spawn()
        .map_err(|error| format!("cannot start: {error}"))?;
    if let Some(mut pipe) = child.stdin.take() {
        // A program that reads nothing may close its end first; that is no failure.
        thread::spawn(move || _ = pipe.write_all(&stdin));
    }
    let stdout = drain(child.stdout.take());
    let stderr = drain(child.stderr.take());
    let start = Instant::now();
    let mut pause = Duration::from_micros(500);
    let status = loop {
        match child.try_wait() {
            Ok(Some(status)) => break status,
            Ok(None) if start.elapsed() > limit => {
                _ = child.kill();
                _ = child.wait();
                return Ok(None);
            }
            Ok(None) => thread::sleep(pause),
            Err(error) => return Err(format!("cannot wait: {error}")),
        }
        pause = (pause * 2).min(Duration::from_millis(20));
    };
    let collect = |reader: thread::JoinHandle<Vec<u8>>| reader.join().unwrap_or_default();
    Ok(Some(Ran {
        stdout: collect(stdout),
        stderr: collect(stderr),
        exit: status.code(),
    }))
}

pub fn drain(pipe: Option<impl Read + Send + 'static>) -> thread::JoinHandle<Vec<u8>> {
    thread::spawn(move || {
        let mut bytes = Vec::new();
        if let Some(mut pipe) = pipe {
            _ = pipe.read_to_end(&mut bytes);
        }
        bytes
    })
}

/// Runs `check` on every case and fails with all complaints, not only the first.
pub fn check_all(cases: &[Case], check: impl Fn(&Case) -> Result<(), String> + Sync) {
    let next = AtomicUsize::new(0);
    let failures = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..WORKERS {
            scope.spawn(|| {
                while let Some((at, case)) = {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    cases.get(at).map(|case| (at, case))
                } {
                    if let Err(why) = check(case)
                        && let Ok(mut failures) = failures.lock()
                    {
                        failures.push((at, why));
                    }
                }
            });
        }
    });
    let mut failures = failures.into_inner().unwrap_or_default();
    failures.sort();
    let mut report = String::new();
    for (at, why) in &failures {
        report += &format!("--- {}\n{}\n", cases[*at].name, why.trim_end());
    }
    assert!(
        failures.is_empty(),
        "\n{report}\n{} of {} cases failed",
        failures.len(),
        cases.len()
    );
}

/// The first differing line with a little context: enough to see, short enough to read.
pub fn difference(expected: &[u8], actual: &[u8]) -> Option<String> {
    if expected == actual {
        return None;
    }
    let expected = String::from_utf8_lossy(expected).into_owned();
    let actual = String::from_utf8_lossy(actual).into_owned();
    let want: Vec<&str> = expected.split('\n').collect();
    let have: Vec<&str> = actual.split('\n').collect();
    let first = want.iter().zip(&have).take_while(|(a, b)| a == b).count();
    let mut text = format!("output differs at line {}:\n", first + 1);
    for line in want.iter().take(first).skip(first.saturating_sub(2)) {
        text += &format!("    {line}\n");
    }
    for line in want.iter().skip(first).take(4) {
        text += &format!("  - {line}\n");
    }
    for line in have.iter().skip(first).take(4) {
        text += &format!("  + {line}\n");
    }
    Some(text)
}

pub fn compare(case: &Case, ran: &Ran) -> Result<(), String> {
    let expected = case.read("out").ok_or("no `.out` beside the source")?;
    let exit = case.exit()?;
    let mut why = String::new();
    if ran.exit != Some(exit) {
        let ended = ran.exit.map_or("ended by a signal".to_owned(), |exit| {
            format!("exited {exit}")
        });
        why += &format!("{ended}, expected {exit}\n");
    }
    why += &difference(&expected, &ran.stdout).unwrap_or_default();
    if why.is_empty() {
        return Ok(());
    }
    let stderr = String::from_utf8_lossy(&ran.stderr);
    for line in stderr.lines().take(12) {
        why += &format!("  ! {line}\n");
    }
    Err(why)
}
