//! Runs one job to its end, in the helper process.
//!
//! One loop waits for everything that can happen: output, the end of a child, the deadline, the
//! next look at the whole tree, and the worker's death. Whatever ends the job, all of its
//! processes are killed and reaped before the answer goes out, so nothing of one job can be seen
//! or paid for by the next.

use std::ffi::CString;
use std::fs::File;
use std::io::{self, Read, Write};
use std::os::fd::{AsFd, OwnedFd};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::net::UnixStream;
use std::time::{Duration, Instant};

use nix::errno::Errno;
use nix::fcntl::{FcntlArg, OFlag, fcntl, open};
use nix::poll::{PollFd, PollFlags, PollTimeout, poll};
use nix::sys::prctl;
use nix::sys::resource::{Resource, getrlimit, rlim_t, setrlimit};
use nix::sys::signal::Signal;
use nix::sys::signalfd::SignalFd;
use nix::sys::stat::Mode;
use nix::unistd::{chdir, dup2_stderr, dup2_stdin, dup2_stdout, execvpe, pipe2, setsid};

use crate::jail::{self, Tier};
use crate::process::{End, Jail, Job, Limits, Output, Over, Ran};
use crate::scratch::size_of_dir;
use crate::sys::{self, Fork, Reap, Reaped, SingleThreaded, Status};
use crate::tree::{self, Kill};

/// The first look at the tree: fork bombs are quick.
const FIRST_LOOK: Duration = Duration::from_millis(20);
/// Between two looks.
const LOOK: Duration = Duration::from_millis(100);
/// Between two looks at a job that has taken a part of its memory already.
const CLOSE_LOOK: Duration = Duration::from_millis(10);
/// The part of its memory that makes looks more frequent.
const PART: u64 = 8;
/// Where a look has to read about every process of the machine, so many go by that see the first process only.
const BETWEEN_FULL_LOOKS: u32 = 3;

/// Room for threads where the kernel counts them as processes.
const THREADS: u64 = 64;

/// Why there is no answer to a job.
#[derive(Debug)]
pub enum Trouble {
    /// The worker is gone: everything is killed, and so should we be.
    WorkerGone,
    Failed(String),
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Trouble {
        Trouble::Failed(error.to_string())
    }
}

impl From<Errno> for Trouble {
    fn from(error: Errno) -> Trouble {
        Trouble::Failed(error.to_string())
    }
}

/// What a helper needs to run jobs.
pub struct Runner {
    pub one: SingleThreaded,
    pub tier: Tier,
    pub kill: Kill,
    /// Tells of children that ended, and of a wish to terminate.
    pub signals: SignalFd,
    /// Whether the kernel counts this helper's processes apart from the user's others.
    pub counts_processes: bool,
}

impl Runner {
    pub fn run(&self, job: &Job, worker: &UnixStream) -> Result<Ran, Trouble> {
        let (out_read, out_write) = pipe2(OFlag::O_CLOEXEC)?;
        let (err_read, err_write) = pipe2(OFlag::O_CLOEXEC)?;
        let (failure_read, failure_write) = pipe2(OFlag::O_CLOEXEC)?;
        let (stdin, feed) = if job.stdin.is_empty() {
            (
                open(
                    "/dev/null",
                    OFlag::O_RDONLY | OFlag::O_CLOEXEC,
                    Mode::empty(),
                )?,
                None,
            )
        } else {
            let (read, write) = pipe2(OFlag::O_CLOEXEC)?;
            set_nonblocking(&write)?;
            (read, Some(File::from(write)))
        };
        let start = Instant::now();
        let leader = match sys::fork(&self.one)? {
            Fork::Child => {
                let why = self.become_job(job, &stdin, &out_write, &err_write);
                let _ = File::from(failure_write).write_all(why.as_bytes());
                sys::exit_now(127)
            }
            Fork::Parent(pid) => pid,
        };
        drop((stdin, out_write, err_write, failure_write));
        let mut watch = Watch {
            runner: self,
            job,
            leader,
            status: None,
            wall: Duration::ZERO,
            start,
            stdout: Stream::new(out_read, job.limits.output)?,
            stderr: Stream::new(err_read, job.limits.output)?,
            feed,
            fed: 0,
            user: Duration::ZERO,
            sys: Duration::ZERO,
            max_rss: 0,
            leader_cpu: Duration::ZERO,
        };
        let stopped = watch.until_it_ends(worker);
        // However that went, nothing may stay.
        watch.clear()?;
        let stopped = stopped?;
        let mut why = String::new();
        // The child has closed its end, by `exec` or by its death.
        File::from(failure_read).read_to_string(&mut why)?;
        Ok(watch.into_ran(stopped, why))
    }

    /// Turns the forked child into the job. Returns only when that failed, with the reason.
    fn become_job(&self, job: &Job, stdin: &OwnedFd, out: &OwnedFd, err: &OwnedFd) -> String {
        let prepared = || -> Result<std::convert::Infallible, String> {
            let at = |what: &'static str| move |e: Errno| format!("{what}: {}", e.desc());
            setsid().map_err(at("cannot start a session"))?;
            prctl::set_pdeathsig(Signal::SIGKILL).map_err(at("cannot bind to the helper"))?;
            sys::default_signals();
            chdir(&job.dir)
                .map_err(|e| format!("cannot enter {}: {}", job.dir.display(), e.desc()))?;
            dup2_stdin(stdin).map_err(at("cannot set standard input"))?;
            dup2_stdout(out).map_err(at("cannot set standard output"))?;
            dup2_stderr(err).map_err(at("cannot set standard error"))?;
            let program = c_string(&job.program)?;
            let mut args = vec![program.clone()];
            for arg in &job.args {
                args.push(c_string(arg)?);
            }
            let mut env = Vec::new();
            for (name, value) in &job.env {
                let mut pair = name.clone();
                pair.push("=");
                pair.push(value);
                env.push(c_string(&pair)?);
            }
            self.limit(&job.limits).map_err(at("cannot set limits"))?;
            jail::confine(self.tier, job)?;
            execvpe(&program, &args, &env)
                .map_err(|e| format!("cannot run {}: {}", job.program.display(), e.desc()))
        };
        match prepared() {
            Err(why) => why,
            Ok(never) => match never {},
        }
    }

    fn limit(&self, limits: &Limits) -> nix::Result<()> {
        let seconds = limits.cpu.as_secs() + u64::from(limits.cpu.subsec_nanos() > 0);
        set_limit(Resource::RLIMIT_CORE, 0, 0)?;
        // The signal first; for a program that ignores it, the kill a second later.
        set_limit(Resource::RLIMIT_CPU, seconds.max(1), seconds.max(1) + 1)?;
        if limits.cpu.subsec_nanos() > 0 {
            // The limit above knows whole seconds only, and stays for a program that ignores this.
            sys::limit_cpu(limits.cpu).map_err(|_| Errno::last())?;
        }
        set_limit(Resource::RLIMIT_FSIZE, limits.file_size, limits.file_size)?;
        set_limit(Resource::RLIMIT_STACK, limits.stack, limits.stack)?;
        set_limit(Resource::RLIMIT_NOFILE, 1024, 1024)?;
        if self.counts_processes {
            // The kernel counts threads as well, and the helper: this only stops a flood between
            // two looks, which count exactly.
            let processes = u64::from(limits.processes) + THREADS;
            set_limit(Resource::RLIMIT_NPROC, processes, processes)?;
        }
        Ok(())
    }
}

/// Never above what this process itself may use.
fn set_limit(resource: Resource, soft: rlim_t, hard: rlim_t) -> nix::Result<()> {
    let (_, most) = getrlimit(resource)?;
    setrlimit(resource, soft.min(most), hard.min(most))
}

fn c_string(text: &std::ffi::OsStr) -> Result<CString, String> {
    CString::new(text.as_bytes())
        .map_err(|_| format!("a zero byte in an argument: {}", text.display()))
}

fn set_nonblocking(fd: &OwnedFd) -> nix::Result<()> {
    fcntl(fd, FcntlArg::F_SETFL(OFlag::O_NONBLOCK))?;
    Ok(())
}

/// One output pipe and what is kept of it.
struct Stream {
    pipe: Option<File>,
    output: Output,
    most: usize,
}

impl Stream {
    fn new(pipe: OwnedFd, most: usize) -> nix::Result<Stream> {
        set_nonblocking(&pipe)?;
        Ok(Stream {
            pipe: Some(pipe.into()),
            output: Output::default(),
            most,
        })
    }

    /// Takes what is there. At most one buffer full, so that a flood does not keep the loop from
    /// looking at the clock. `false` when there is nothing more for now, or ever.
    fn read(&mut self) -> bool {
        let Some(pipe) = &mut self.pipe else {
            return false;
        };
        // Most jobs say nothing, and after a fork every page of a larger buffer would have to be copied.
        let mut buffer = [0; 1 << 12];
        match pipe.read(&mut buffer) {
            Ok(0) => {
                self.pipe = None;
                false
            }
            Ok(n) => {
                let room = self.most.saturating_sub(self.output.bytes.len());
                let kept = buffer.get(..n.min(room)).unwrap_or_default();
                self.output.bytes.extend_from_slice(kept);
                self.output.cut |= n > room;
                true
            }
            Err(e) if e.kind() == io::ErrorKind::Interrupted => true,
            Err(e) if e.kind() == io::ErrorKind::WouldBlock => false,
            Err(_) => {
                self.pipe = None;
                false
            }
        }
    }
}

/// A job under way.
struct Watch<'a> {
    runner: &'a Runner,
    job: &'a Job,
    leader: i32,
    /// How the leader ended, once it has.
    status: Option<Status>,
    start: Instant,
    wall: Duration,
    stdout: Stream,
    stderr: Stream,
    /// Standard input, as long as there is more to write to it.
    feed: Option<File>,
    fed: usize,
    user: Duration,
    sys: Duration,
    max_rss: u64,
    leader_cpu: Duration,
}

impl Watch<'_> {
    /// Until the leader has ended (`None`), or has to be ended, and why.
    fn until_it_ends(&mut self, worker: &UnixStream) -> Result<Option<End>, Trouble> {
        let limits = &self.job.limits;
        let deadline = self.start + limits.wall;
        let mut look = self.start + FIRST_LOOK;
        let mut looks = 0;
        loop {
            if self.status.is_some() {
                return Ok(None);
            }
            let now = Instant::now();
            if now >= deadline {
                return Ok(Some(End::TimedOut));
            }
            if now >= look {
                let cheap = self.runner.tier.own_proc || looks % (BETWEEN_FULL_LOOKS + 1) == 0;
                looks += 1;
                let resident = match cheap {
                    true => match self.look() {
                        Ok(resident) => resident,
                        Err(end) => return Ok(Some(end)),
                    },
                    false => tree::resident(self.leader),
                };
                let memory = limits.memory.unwrap_or(u64::MAX);
                if resident > memory {
                    return Ok(Some(End::OutOfMemory));
                }
                let between = match resident > memory / PART {
                    true => CLOSE_LOOK,
                    false => LOOK,
                };
                look = Instant::now() + between;
            }
            self.wait(worker, deadline.min(look))?;
            if limits.over == Over::Kill && (self.stdout.output.cut || self.stderr.output.cut) {
                return Ok(Some(End::OutputLimit));
            }
        }
    }

    /// What the processes hold together, and whether there are too many of them, or of their files.
    fn look(&self) -> Result<u64, End> {
        let limits = &self.job.limits;
        let tree = tree::below();
        if tree.pids.len() > usize::try_from(limits.processes.max(1)).unwrap_or(usize::MAX) {
            return Err(End::ProcessLimit);
        }
        let most = limits.file_size.saturating_mul(4);
        match size_of_dir(&self.job.dir, most) > most {
            true => Err(End::FileLimit),
            false => Ok(tree.resident),
        }
    }

    /// Waits for the next thing to happen, and deals with it.
    fn wait(&mut self, worker: &UnixStream, until: Instant) -> Result<(), Trouble> {
        #[derive(Clone, Copy)]
        enum What {
            Worker,
            Signals,
            Stdout,
            Stderr,
            Feed,
        }
        let mut ready = Vec::with_capacity(5);
        {
            let mut fds = vec![
                // Only its end can be seen here: it has nothing to say while we work.
                PollFd::new(worker.as_fd(), PollFlags::POLLIN),
                PollFd::new(self.runner.signals.as_fd(), PollFlags::POLLIN),
            ];
            let mut whats = vec![What::Worker, What::Signals];
            for (what, stream) in [(What::Stdout, &self.stdout), (What::Stderr, &self.stderr)] {
                if let Some(pipe) = &stream.pipe {
                    fds.push(PollFd::new(pipe.as_fd(), PollFlags::POLLIN));
                    whats.push(what);
                }
            }
            if let Some(feed) = &self.feed {
                fds.push(PollFd::new(feed.as_fd(), PollFlags::POLLOUT));
                whats.push(What::Feed);
            }
            // Rounded up, or the last millisecond would be spent in a busy loop.
            let left = until.saturating_duration_since(Instant::now()).as_millis() + 1;
            let timeout = PollTimeout::try_from(left).unwrap_or(PollTimeout::MAX);
            match poll(&mut fds, timeout) {
                Ok(_) | Err(Errno::EINTR) => {}
                Err(error) => return Err(error.into()),
            }
            for (fd, what) in fds.iter().zip(whats) {
                if fd.any().unwrap_or(false) {
                    ready.push(what);
                }
            }
        }
        for what in ready {
            match what {
                What::Worker => return Err(Trouble::WorkerGone),
                What::Signals => self.take_signals()?,
                What::Stdout => {
                    self.stdout.read();
                }
                What::Stderr => {
                    self.stderr.read();
                }
                What::Feed => self.feed_more(),
            }
        }
        Ok(())
    }

    fn take_signals(&mut self) -> Result<(), Trouble> {
        while let Some(signal) = self.runner.signals.read_signal()? {
            if signal.ssi_signo == Signal::SIGTERM as u32 {
                return Err(Trouble::WorkerGone);
            }
        }
        while let Reap::Gone(reaped) = sys::reap()? {
            self.saw(reaped);
        }
        Ok(())
    }

    fn saw(&mut self, reaped: Reaped) {
        self.user += reaped.user;
        self.sys += reaped.sys;
        self.max_rss = self.max_rss.max(reaped.max_rss);
        if reaped.pid == self.leader {
            self.status = Some(reaped.status);
            self.leader_cpu = reaped.user + reaped.sys;
            self.wall = self.start.elapsed();
        }
    }

    fn feed_more(&mut self) {
        let rest = self.job.stdin.get(self.fed..).unwrap_or_default();
        let Some(feed) = &mut self.feed else {
            return;
        };
        match feed.write(rest) {
            Ok(n) if n < rest.len() => self.fed += n,
            Err(e)
                if matches!(
                    e.kind(),
                    io::ErrorKind::Interrupted | io::ErrorKind::WouldBlock
                ) => {}
            // All written, or nobody reads: either way, done.
            Ok(_) | Err(_) => self.feed = None,
        }
    }

    /// Kills and reaps all, and takes the output that is still in the pipes.
    fn clear(&mut self) -> Result<(), Trouble> {
        let kill = self.runner.kill;
        let leader = self.status.is_none().then_some(self.leader);
        if leader.is_some() {
            kill.everything(leader);
        }
        let mut last = Vec::new();
        let cleared = kill.until_none_is_left(|reaped| last.push(reaped));
        for reaped in last {
            self.saw(reaped);
        }
        cleared.map_err(Trouble::Failed)?;
        for stream in [&mut self.stdout, &mut self.stderr] {
            // All processes that could write are gone, so that at most a pipe's capacity is left to read.
            while stream.read() {}
        }
        Ok(())
    }

    fn into_ran(self, stopped: Option<End>, failure: String) -> Ran {
        let limits = &self.job.limits;
        let cut = self.stdout.output.cut || self.stderr.output.cut;
        let signaled = |signal: Signal| self.status == Some(Status::Signaled(signal as i32));
        // Signals that only we would send, and programs that send them to themselves.
        let used_up = self.leader_cpu.mul_f64(1.05) + Duration::from_millis(50) >= limits.cpu;
        // The kernel does not count as we do, and virtual machines lose time: it may seem early.
        let much = self.leader_cpu * 2 >= limits.cpu;
        let end = if !failure.is_empty() {
            End::CannotStart(failure)
        } else if let Some(end) = stopped {
            end
        } else if cut && limits.over == Over::Kill {
            End::OutputLimit
        } else if signaled(Signal::SIGXFSZ) {
            End::FileLimit
        } else if much && (signaled(Signal::SIGXCPU) || signaled(Signal::SIGPROF))
            || used_up && signaled(Signal::SIGKILL)
            // A driver ends in its own way when the compiler behind it was out of time.
            || used_up && self.job.jail == Jail::Compiler && self.status != Some(Status::Exited(0))
        {
            End::CpuLimit
        } else {
            match self.status {
                Some(Status::Exited(status)) => End::Exited(status),
                Some(Status::Signaled(signal)) => End::Signaled(signal),
                // `clear` has reaped every child.
                None => End::CannotStart("it was never seen to end".to_string()),
            }
        };
        Ran {
            end,
            stdout: self.stdout.output,
            stderr: self.stderr.output,
            wall: self.wall,
            user: self.user,
            sys: self.sys,
            max_rss: self.max_rss,
        }
    }
}
