//! Running a program of the corpus under a time limit, and comparing what it did with what it must.

use std::process::Command;
use std::time::Duration;

use cassay_testkit::golden::difference;
use cassay_testkit::process::{Ran, run_within};

use crate::corpus::Case;

const LIMIT: Duration = Duration::from_secs(30);

pub fn run(command: Command, stdin: Vec<u8>) -> Result<Ran, String> {
    let ran = run_within(command, stdin, LIMIT)?;
    ran.ok_or_else(|| format!("still running after {} s", LIMIT.as_secs()))
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
