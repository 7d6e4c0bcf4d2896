//! The helper process: our own program file, started again with a hidden argument.
//!
//! A process with threads can neither fork safely nor be a namespace's first process, and when it
//! is killed it takes nothing along. So each worker has a helper with one thread, which does. It
//! lives as long as its worker: at the end of their socket, or (if it should not notice) by the
//! kernel's signal at its parent's death, it kills everything it ever started.
//!
//! ```text
//!   with namespaces:     worker ── gate ── helper (process 1 inside) ── job
//!   without:             worker ── helper (sub-reaper) ── job
//! ```
//!
//! With namespaces the promise is the kernel's: when the helper ends, for whatever reason, so does
//! everything inside. Without them, a helper that is itself killed by SIGKILL leaves its job's
//! children alive; the job's first process dies with it.

use std::io;
use std::os::fd::AsFd;
use std::os::unix::net::UnixStream;

use nix::errno::Errno;
use nix::sys::prctl;
use nix::sys::signal::{SigSet, Signal};
use nix::sys::signalfd::{SfdFlags, SignalFd};
use nix::sys::wait::waitpid;
use nix::unistd::Pid;

use crate::jail::{self, Tier};
use crate::process::{Job, Ran};
use crate::run::{Runner, Trouble};
use crate::sys::{self, Fork, SingleThreaded};
use crate::tree::Kill;
use crate::wire::{self, Start, Wire};

/// What makes a program a helper; after it comes the number of the worker's process.
pub(crate) const ARGUMENT: &str = "--cassay-exec-helper";

/// To be called first thing in `main`, before any thread is started: returns at once in an
/// ordinary program, and never in one that was started to be a helper.
pub fn main_if_helper() {
    let mut args = std::env::args_os().skip(1);
    if args.next().is_none_or(|first| first != ARGUMENT) {
        return;
    }
    let parent = args
        .next()
        .and_then(|text| text.to_str()?.parse::<i32>().ok());
    let code = match help(parent) {
        Ok(()) => 0,
        // There is nobody to tell but the worker, which sees the socket's end.
        Err(_) => 1,
    };
    std::process::exit(code)
}

fn help(parent: Option<i32>) -> io::Result<()> {
    let one = SingleThreaded::check()?;
    // A signal that can be heard: without namespaces there is work to do at the end.
    prctl::set_pdeathsig(Signal::SIGTERM)?;
    if parent != Some(nix::unistd::getppid().as_raw()) {
        return Err(io::Error::other("the worker is gone already"));
    }
    // What the worker's own parents left open is not for jobs. Kernels without this call have no
    // namespaces of use either; Rust's own files are closed at `exec` anyway.
    let _ = sys::close_on_exec_from(3);
    let mut worker = UnixStream::from(io::stdin().as_fd().try_clone_to_owned()?);
    let null = std::fs::File::open("/dev/null")?;
    nix::unistd::dup2_stdin(&null)?;

    let Some(frame) = wire::receive(&mut worker)? else {
        return Ok(());
    };
    let start = Start::from_frame(&frame).ok_or(io::ErrorKind::InvalidData)?;
    let tier = jail::probe(&one, start.wish, &start.root)?;
    if !tier.namespaces {
        prctl::set_child_subreaper(true)?;
        return serve(one, tier, Kill::Tree, worker);
    }
    jail::enter_namespaces()?;
    match sys::fork(&one)? {
        Fork::Child => {
            prctl::set_pdeathsig(Signal::SIGKILL)?;
            let furnished = jail::furnish(&start.root);
            let tier = Tier {
                own_proc: furnished.own_proc,
                read_only: furnished.read_only,
                ..tier
            };
            serve(one, tier, Kill::Namespace, worker)
        }
        Fork::Parent(inside) => {
            drop(worker);
            // At our death the kernel kills the process inside, and with it all others there.
            prctl::set_pdeathsig(Signal::SIGKILL)?;
            wait_for(inside)
        }
    }
}

fn wait_for(pid: i32) -> io::Result<()> {
    loop {
        match waitpid(Pid::from_raw(pid), None) {
            Err(Errno::EINTR) => {}
            Ok(_) => return Ok(()),
            Err(error) => return Err(error.into()),
        }
    }
}

/// One job after the other, until the worker is gone.
fn serve(one: SingleThreaded, tier: Tier, kill: Kill, mut worker: UnixStream) -> io::Result<()> {
    let mut mask = SigSet::empty();
    mask.add(Signal::SIGCHLD);
    mask.add(Signal::SIGTERM);
    mask.thread_block()?;
    let runner = Runner {
        one,
        tier,
        kill,
        signals: SignalFd::with_flags(&mask, SfdFlags::SFD_NONBLOCK | SfdFlags::SFD_CLOEXEC)?,
        counts_processes: tier.namespaces && counts_processes_per_namespace(),
    };
    let hello: Result<Tier, String> = Ok(tier);
    wire::send(&mut worker, &hello.to_frame())?;
    while let Some(frame) = wire::receive(&mut worker)? {
        let job = Job::from_frame(&frame).ok_or(io::ErrorKind::InvalidData)?;
        let answer: Result<Ran, String> = match runner.run(&job, &worker) {
            Ok(ran) => Ok(ran),
            Err(Trouble::Failed(why)) => Err(why),
            Err(Trouble::WorkerGone) => return Ok(()),
        };
        wire::send(&mut worker, &answer.to_frame())?;
    }
    Ok(())
}

/// Since Linux 5.14 a limit on processes counts those of the user namespace; before, all of the
/// user's on the machine, which is no limit on a job.
fn counts_processes_per_namespace() -> bool {
    let release = std::fs::read_to_string("/proc/sys/kernel/osrelease").unwrap_or_default();
    let mut numbers = release
        .split(|c: char| !c.is_ascii_digit())
        .map_while(|part| part.parse::<u32>().ok());
    (numbers.next(), numbers.next()) >= (Some(5), Some(14))
}
