//! Runs one program under limits and says how it ended, what it wrote, and what it cost.
//!
//! Every program gets a process group of its own, which is killed as a whole when the program
//! ends or its time is up, so nothing it started outlives it. The time limit is on processor time
//! (a loaded machine must not change a verdict), with a far larger limit on elapsed time for
//! programs that sleep. Single-threaded per call: output is collected with `poll`.
//!
//! It is not `exec`, which runs programs under limits as well, for three reasons. What is measured here is `cassay`
//! as users start it: `exec` clears the environment and puts jobs behind walls (namespaces, Landlock, a limit on
//! processes), which costs time and changes what a `cassay hunt`, which builds such walls itself, can do. Peak memory is a
//! figure that is compared, and `exec` never reports less than the size of its helper. And `hunt-speed` and the
//! checks of the reducer measure `exec` itself; a harness on the same code would share its faults and hide its cost.

use std::ffi::{OsStr, OsString};
use std::io::{self, Read};
use std::os::fd::AsFd;
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use nix::poll::{PollFd, PollFlags, PollTimeout, poll};
use nix::sys::signal::{Signal, killpg};
use nix::sys::wait::{Id, WaitPidFlag, WaitStatus, waitid};
use nix::unistd::Pid;

use crate::measure::{self, Report};
use crate::scratch::Scratch;

static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// Makes an interrupt (or a request to terminate) end the current runs with an error instead of
/// ending this process at once: scratch directories are then removed on the way out.
pub fn catch_interrupts() -> Result<()> {
    ctrlc::set_handler(|| INTERRUPTED.store(true, Ordering::SeqCst))
        .context("cannot install the interrupt handler")
}

/// An error once an interrupt came, for work that starts no programs.
pub fn stop_if_interrupted() -> Result<()> {
    if INTERRUPTED.load(Ordering::SeqCst) {
        bail!("interrupted");
    }
    Ok(())
}

/// What a program may use before it is stopped.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    pub cpu_seconds: u64,
    /// Address space, in bytes; `None` for as much as there is.
    pub memory: Option<u64>,
    /// Bytes kept of each of standard output and standard error.
    pub output: usize,
}

impl Limits {
    pub const fn seconds(cpu_seconds: u64) -> Limits {
        Limits {
            cpu_seconds,
            memory: None,
            output: 16 << 20,
        }
    }

    fn elapsed(&self) -> Duration {
        Duration::from_secs(self.cpu_seconds.saturating_mul(6).saturating_add(5))
    }
}

/// How a program ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    Exit(i32),
    Signal(i32),
    TimedOut,
    /// It wrote more than the limit, and was stopped.
    TooMuchOutput,
}

#[derive(Clone, Debug)]
pub struct Ended {
    pub end: End,
    pub stdout: Vec<u8>,
    pub stderr: Vec<u8>,
    /// Processor time, user and system, of the program and what it waited for; zero when stopped.
    pub cpu: Duration,
    /// Peak resident memory in bytes; zero when stopped.
    pub peak_bytes: u64,
}

impl Ended {
    pub fn succeeded(&self) -> bool {
        self.end == End::Exit(0)
    }

    /// The first line of standard error, for messages.
    pub fn complaint(&self) -> String {
        let text = String::from_utf8_lossy(&self.stderr);
        let line = text
            .lines()
            .find(|l| !l.trim().is_empty())
            .unwrap_or("")
            .trim();
        match self.end {
            End::Exit(code) if line.is_empty() => format!("exit status {code}"),
            End::Exit(_) => line.to_string(),
            End::Signal(number) => match Signal::try_from(number) {
                Ok(signal) => format!("{signal} {line}").trim_end().to_string(),
                Err(_) => format!("signal {number} {line}").trim_end().to_string(),
            },
            End::TimedOut => "time limit".to_string(),
            End::TooMuchOutput => "too much output".to_string(),
        }
    }
}

/// Runs a program to its end or its limits. An error means that the harness itself could not do
/// its work (or was interrupted); whatever the program does is an [`Ended`]. Files that it makes
/// without being asked (Csmith and some test programs do) land in the scratch directory.
pub fn run<P, I, A>(scratch: &Scratch, program: P, arguments: I, limits: Limits) -> Result<Ended>
where
    P: AsRef<OsStr>,
    I: IntoIterator<Item = A>,
    A: AsRef<OsStr>,
{
    let own = std::env::current_exe().context("cannot find the harness's own program file")?;
    let (mut report_reader, report_writer) = io::pipe().context("cannot make a pipe")?;
    let mut command = Command::new(own);
    command
        .arg(measure::ARGUMENT)
        .arg(limits.cpu_seconds.to_string())
        .arg(limits.memory.unwrap_or(0).to_string())
        .arg(program.as_ref())
        .args(arguments.into_iter().map(|a| OsString::from(a.as_ref())))
        .stdin(report_writer)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .current_dir(scratch.path())
        .process_group(0);
    let child = command
        .spawn()
        .context("cannot start the measuring process")?;
    // The command holds the pipe's writing end; the reader sees the end of file only without it.
    drop(command);

    let mut group = Group { child };
    let mut stdout = Stream::new(group.child.stdout.take());
    let mut stderr = Stream::new(group.child.stderr.take());
    let deadline = Instant::now() + limits.elapsed();
    let stopped = loop {
        if INTERRUPTED.load(Ordering::SeqCst) {
            bail!("interrupted");
        }
        if group.has_ended()? {
            break None;
        }
        if Instant::now() >= deadline {
            break Some(End::TimedOut);
        }
        if stdout.len() > limits.output || stderr.len() > limits.output {
            break Some(End::TooMuchOutput);
        }
        collect(&mut stdout, &mut stderr, 50)?;
    };
    group.end()?;
    while collect(&mut stdout, &mut stderr, 0)?
        && stdout.len() <= limits.output
        && stderr.len() <= limits.output
    {}

    let mut ended = Ended {
        end: End::TimedOut,
        stdout: stdout.bytes,
        stderr: stderr.bytes,
        cpu: Duration::ZERO,
        peak_bytes: 0,
    };
    if let Some(end) = stopped {
        ended.end = end;
        return Ok(ended);
    }
    let mut line = String::new();
    report_reader
        .read_to_string(&mut line)
        .context("cannot read the measurement")?;
    match Report::from_line(&line) {
        None => bail!("the measuring process was killed from outside"),
        Some(Report::NotStarted(why)) => bail!("{why}"),
        Some(Report::Ended {
            end,
            cpu,
            peak_bytes,
        }) => {
            ended.cpu = cpu;
            ended.peak_bytes = peak_bytes;
            let out_of_time = cpu.as_secs_f64() >= limits.cpu_seconds as f64 * 0.99;
            ended.end = match end {
                measure::End::Exit(code) => End::Exit(code),
                measure::End::Signal(number) if number == Signal::SIGXCPU as i32 => End::TimedOut,
                measure::End::Signal(number) if number == Signal::SIGKILL as i32 && out_of_time => {
                    End::TimedOut
                }
                measure::End::Signal(number) => End::Signal(number),
            };
            if ended.stdout.len() > limits.output || ended.stderr.len() > limits.output {
                ended.end = End::TooMuchOutput;
            }
            Ok(ended)
        }
    }
}

/// The process group of one run; killed and waited for however the run is left.
struct Group {
    child: Child,
}

impl Group {
    fn pid(&self) -> Result<Pid> {
        Ok(Pid::from_raw(
            i32::try_from(self.child.id()).context("process id out of range")?,
        ))
    }

    /// Whether the leader has ended. It stays unreaped, so that its number cannot be taken by
    /// another group before [`Group::end`] kills what is left of this one.
    fn has_ended(&self) -> Result<bool> {
        let flags = WaitPidFlag::WEXITED | WaitPidFlag::WNOHANG | WaitPidFlag::WNOWAIT;
        let status = waitid(Id::Pid(self.pid()?), flags).context("cannot wait for a child")?;
        Ok(status != WaitStatus::StillAlive)
    }

    fn end(&mut self) -> Result<()> {
        // The group may be gone already: that is the wish, not an error.
        let _ = killpg(self.pid()?, Signal::SIGKILL);
        self.child.wait().context("cannot wait for a child")?;
        Ok(())
    }
}

impl Drop for Group {
    fn drop(&mut self) {
        if let Ok(None) = self.child.try_wait() {
            let _ = self.end();
        }
    }
}

/// One output pipe and what has been read from it.
struct Stream<R> {
    pipe: Option<R>,
    bytes: Vec<u8>,
}

impl<R: Read + AsFd> Stream<R> {
    fn new(pipe: Option<R>) -> Self {
        Stream {
            pipe,
            bytes: Vec::new(),
        }
    }

    fn len(&self) -> usize {
        self.bytes.len()
    }

    /// One read, which does not wait because `poll` said that there is something.
    fn read(&mut self) -> Result<()> {
        let Some(pipe) = &mut self.pipe else {
            return Ok(());
        };
        let mut buffer = [0; 1 << 16];
        match pipe.read(&mut buffer) {
            Ok(0) => self.pipe = None,
            Ok(n) => self
                .bytes
                .extend_from_slice(buffer.get(..n).unwrap_or_default()),
            Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
            Err(e) => return Err(e).context("cannot read a child's output"),
        }
        Ok(())
    }
}

/// Waits at most so long for output and takes it; `false` when there was none to take.
fn collect<A, B>(a: &mut Stream<A>, b: &mut Stream<B>, milliseconds: u8) -> Result<bool>
where
    A: Read + AsFd,
    B: Read + AsFd,
{
    let (a_ready, b_ready) = {
        let mut fds = Vec::with_capacity(2);
        fds.extend(
            a.pipe
                .as_ref()
                .map(|p| PollFd::new(p.as_fd(), PollFlags::POLLIN)),
        );
        fds.extend(
            b.pipe
                .as_ref()
                .map(|p| PollFd::new(p.as_fd(), PollFlags::POLLIN)),
        );
        if fds.is_empty() {
            // Both ends are closed: the leader is about to end, or has chosen silence.
            if milliseconds > 0 {
                sleep(Duration::from_millis(1));
            }
            return Ok(false);
        }
        match poll(&mut fds, PollTimeout::from(milliseconds)) {
            Ok(_) | Err(nix::errno::Errno::EINTR) => {}
            Err(e) => return Err(e).context("cannot wait for output"),
        }
        let mut ready = fds.iter().map(|fd| fd.any().unwrap_or(false));
        let a_ready = a.pipe.is_some() && ready.next().unwrap_or(false);
        let b_ready = b.pipe.is_some() && ready.next().unwrap_or(false);
        (a_ready, b_ready)
    };
    if a_ready {
        a.read()?;
    }
    if b_ready {
        b.read()?;
    }
    Ok(a_ready || b_ready)
}
