//! Processes as tests see them: a program of ours with its arguments, one that must end in time, and ones that are
//! waited for, interrupted, or must be gone.

use std::io::{Read, Write};
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::sync::OnceLock;
use std::thread;
use std::time::{Duration, Instant};

/// Far more than anything takes on a busy machine; what is not there by then never comes.
const PATIENCE: Duration = Duration::from_secs(120);

/// A program of ours: `Program(env!("CARGO_BIN_EXE_cassay"))`, or [`cassay`].
#[derive(Clone, Copy)]
pub struct Program(pub &'static str);

impl Program {
    /// A command that reads nothing.
    pub fn command(self, args: &[&str]) -> Command {
        let mut command = Command::new(self.0);
        command.args(args).stdin(Stdio::null());
        command
    }

    /// Runs it to its end.
    pub fn run(self, args: &[&str]) -> Output {
        let output = self.command(args).output();
        output.unwrap_or_else(|error| panic!("{}: {error}", self.0))
    }

    /// What it prints when all is well.
    #[track_caller]
    pub fn stdout(self, args: &[&str]) -> String {
        let output = self.run(args);
        let complaint = crate::text(&output.stderr);
        assert!(output.status.success(), "{args:?}: {complaint}");
        String::from_utf8(output.stdout).expect("text")
    }

    /// What it says when it refuses, which must come with this exit code and nothing on standard output.
    #[track_caller]
    pub fn complaint(self, args: &[&str], code: i32) -> String {
        let output = self.run(args);
        assert_eq!(output.status.code(), Some(code), "{args:?}");
        assert!(output.stdout.is_empty(), "{args:?}");
        String::from_utf8(output.stderr).expect("text")
    }
}

/// The command line, for end-to-end tests of other crates than its own: what `CASSAY_PROGRAM` names, or what cargo
/// builds now, as the tests themselves were built. (`CARGO_BIN_EXE_…` exists in the package of a program only.)
pub fn cassay() -> Program {
    static BUILT: OnceLock<&str> = OnceLock::new();
    Program(BUILT.get_or_init(|| {
        let given = std::env::var("CASSAY_PROGRAM").ok();
        Box::leak(given.unwrap_or_else(build).into_boxed_str())
    }))
}

/// Builds the command line beside the running test, and says where it is.
fn build() -> String {
    // A test is at target/<profile>/deps/<name>.
    let test = std::env::current_exe().expect("a test has a file");
    let profile = test.ancestors().nth(2).expect("below a profile");
    let release = profile.ends_with("release");
    let built = Command::new(std::env::var("CARGO").as_deref().unwrap_or("cargo"))
        .args(["build", "--quiet", "--package", "cassay", "--target-dir"])
        .arg(profile.parent().expect("below a target directory"))
        .args(release.then_some("--release"))
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .status();
    assert!(
        built.is_ok_and(|status| status.success()),
        "cassay cannot be built"
    );
    profile.join("cassay").to_string_lossy().into_owned()
}

/// How a process ended, and what it wrote.
pub struct Ran {
    /// All of its standard output.
    pub stdout: Vec<u8>,
    /// All of its standard error.
    pub stderr: Vec<u8>,
    /// `None` when a signal ended it.
    pub exit: Option<i32>,
}

/// Runs a command with this input. Nothing if it had to be ended because the limit was over.
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

fn drain(pipe: Option<impl Read + Send + 'static>) -> thread::JoinHandle<Vec<u8>> {
    thread::spawn(move || {
        let mut bytes = Vec::new();
        if let Some(mut pipe) = pipe {
            _ = pipe.read_to_end(&mut bytes);
        }
        bytes
    })
}

/// Waits for something to be so.
#[track_caller]
pub fn await_that(what: &str, mut so: impl FnMut() -> bool) {
    let deadline = Instant::now() + PATIENCE;
    while !so() {
        assert!(Instant::now() < deadline, "waited in vain: {what}");
        thread::sleep(Duration::from_millis(50));
    }
}

/// Sends what Ctrl-C sends.
pub fn interrupt(pid: u32) {
    let sent = Command::new("kill")
        .args(["-INT", &pid.to_string()])
        .status();
    assert!(sent.is_ok_and(|status| status.success()), "{pid}");
}

/// Runs a shell command in a namespace of its own, in which it may mount disks of a few kilobytes. It must exit with
/// [`NO_MOUNT`] where it cannot. Nothing, and a note that the test is skipped, where the kernel does not allow it.
pub fn with_mounts(command: &str, dir: &Path, environment: &[(&str, &str)]) -> Option<Output> {
    let output = Command::new("unshare")
        .args(["-Urm", "sh", "-c", command])
        .current_dir(dir)
        .envs(environment.iter().copied())
        .stdin(Stdio::null())
        .output();
    let refused = match &output {
        Err(_) => true,
        Ok(output) => {
            output.status.code() == Some(NO_MOUNT)
                || crate::text(&output.stderr).contains("unshare:")
        }
    };
    if refused {
        crate::skip("no disk can be mounted in a namespace here");
        return None;
    }
    output.ok()
}

/// The exit code by which a command of [`with_mounts`] says that it could not mount.
pub const NO_MOUNT: i32 = 77;
