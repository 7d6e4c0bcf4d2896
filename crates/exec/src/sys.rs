//! The only unsafe code of the workspace: calls of the kernel that no safe wrapper offers.
//!
//! Each function is a safe one: whatever its caller passes, it breaks no rule of Rust. Forking is
//! the delicate one: a child of a process with threads may hold another thread's locks, so
//! [`fork`] asks for a [`SingleThreaded`], which only a process without threads can get.
#![allow(unsafe_code)]

use std::ffi::CStr;
use std::io;
use std::marker::PhantomData;
use std::time::Duration;

/// Proof that this process has one thread. Code that holds it must not start any.
pub struct SingleThreaded {
    _not_send: PhantomData<*const ()>,
}

impl SingleThreaded {
    pub fn check() -> io::Result<SingleThreaded> {
        if std::fs::read_dir("/proc/self/task")?.count() != 1 {
            return Err(io::Error::other("the helper process has threads"));
        }
        Ok(SingleThreaded {
            _not_send: PhantomData,
        })
    }
}

pub enum Fork {
    Parent(i32),
    Child,
}

pub fn fork(_: &SingleThreaded) -> io::Result<Fork> {
    // SAFETY: there is one thread, so the child is a full copy in which nothing is half done.
    match unsafe { libc::fork() } {
        -1 => Err(io::Error::last_os_error()),
        0 => Ok(Fork::Child),
        pid => Ok(Fork::Parent(pid)),
    }
}

/// Ends a forked child without running anything that belongs to its parent.
pub fn exit_now(status: i32) -> ! {
    // SAFETY: takes no pointers and does not return.
    unsafe { libc::_exit(status) }
}

/// A child that has ended and is now gone.
#[derive(Clone, Copy, Debug)]
pub struct Reaped {
    pub pid: i32,
    pub status: Status,
    pub user: Duration,
    pub sys: Duration,
    /// The largest resident memory, in bytes.
    pub max_rss: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    Exited(i32),
    Signaled(i32),
}

#[derive(Clone, Copy, Debug)]
pub enum Reap {
    Gone(Reaped),
    /// There are children, and none of them has ended.
    Alive,
    NoChildren,
}

/// Reaps one child that has ended.
pub fn reap() -> io::Result<Reap> {
    let mut status = 0;
    // SAFETY: `rusage` is plain numbers, for which all zeros is a value.
    let mut usage: libc::rusage = unsafe { std::mem::zeroed() };
    loop {
        // SAFETY: both pointers lead to live variables of the right type.
        let pid = unsafe { libc::wait4(-1, &mut status, libc::WNOHANG, &mut usage) };
        if pid > 0 {
            let status = if libc::WIFSIGNALED(status) {
                Status::Signaled(libc::WTERMSIG(status))
            } else {
                Status::Exited(libc::WEXITSTATUS(status))
            };
            return Ok(Reap::Gone(Reaped {
                pid,
                status,
                user: duration(usage.ru_utime),
                sys: duration(usage.ru_stime),
                max_rss: u64::try_from(usage.ru_maxrss).unwrap_or(0) * 1024,
            }));
        }
        if pid == 0 {
            return Ok(Reap::Alive);
        }
        let error = io::Error::last_os_error();
        match error.raw_os_error() {
            Some(libc::EINTR) => {}
            Some(libc::ECHILD) => return Ok(Reap::NoChildren),
            _ => return Err(error),
        }
    }
}

fn duration(time: libc::timeval) -> Duration {
    let seconds = u64::try_from(time.tv_sec).unwrap_or(0);
    let micros = u64::try_from(time.tv_usec).unwrap_or(0);
    Duration::from_secs(seconds) + Duration::from_micros(micros)
}

/// Every signal does what it does by default, and none is blocked.
pub fn default_signals() {
    for signal in 1..=64 {
        // SAFETY: SIG_DFL is no handler, so nothing of ours can be called; numbers that cannot be
        // changed are refused by the kernel.
        unsafe { libc::signal(signal, libc::SIG_DFL) };
    }
    // SAFETY: an empty set is a valid set, and the old one is not asked for.
    unsafe {
        let mut none: libc::sigset_t = std::mem::zeroed();
        libc::sigemptyset(&mut none);
        libc::sigprocmask(libc::SIG_SETMASK, &none, std::ptr::null_mut());
    }
}

/// Sends this process `SIGPROF` when it has used so much processor time, also after an `exec`.
/// Children are not counted, and have no such limit.
pub fn limit_cpu(time: Duration) -> io::Result<()> {
    let timer = libc::itimerval {
        it_interval: libc::timeval {
            tv_sec: 0,
            tv_usec: 0,
        },
        it_value: libc::timeval {
            tv_sec: time.as_secs().try_into().unwrap_or(libc::time_t::MAX),
            tv_usec: time.subsec_micros().into(),
        },
    };
    // SAFETY: the new value lives until the call returns, and the old one is not asked for.
    let result = unsafe { libc::setitimer(libc::ITIMER_PROF, &timer, std::ptr::null_mut()) };
    check(result.into())
}

/// Files from `first` on are closed at the next `exec`, whoever opened them.
pub fn close_on_exec_from(first: u32) -> io::Result<()> {
    // SAFETY: marks file descriptors, closes none; takes no pointers.
    let result = unsafe {
        libc::syscall(
            libc::SYS_close_range,
            first,
            u32::MAX,
            libc::CLOSE_RANGE_CLOEXEC,
        )
    };
    check(result)
}

/// Makes a mount, and with `below` every mount below it, read-only or writable.
pub fn set_read_only(path: &CStr, read_only: bool, below: bool) -> io::Result<()> {
    const RDONLY: u64 = 1;
    const RECURSIVE: libc::c_uint = 0x8000;
    #[repr(C)]
    struct Attributes {
        set: u64,
        clear: u64,
        propagation: u64,
        user_namespace: u64,
    }
    let attributes = Attributes {
        set: if read_only { RDONLY } else { 0 },
        clear: if read_only { 0 } else { RDONLY },
        propagation: 0,
        user_namespace: 0,
    };
    // SAFETY: the path is a C string, the structure is the kernel's `mount_attr` and its size is
    // passed; both live until the call returns.
    let result = unsafe {
        libc::syscall(
            libc::SYS_mount_setattr,
            libc::AT_FDCWD,
            path.as_ptr(),
            if below { RECURSIVE } else { 0 },
            std::ptr::from_ref(&attributes),
            size_of::<Attributes>(),
        )
    };
    check(result)
}

/// Puts a filter on this process's system calls, for good. Needs `no_new_privs`.
pub fn filter_calls(program: &[libc::sock_filter]) -> io::Result<()> {
    let Ok(len) = u16::try_from(program.len()) else {
        return Err(io::Error::from(io::ErrorKind::InvalidInput));
    };
    let program = libc::sock_fprog {
        len,
        filter: program.as_ptr().cast_mut(),
    };
    // SAFETY: the kernel copies `len` instructions that `program` does hold, and writes nothing.
    let result = unsafe {
        libc::prctl(
            libc::PR_SET_SECCOMP,
            libc::SECCOMP_MODE_FILTER,
            std::ptr::from_ref(&program),
        )
    };
    check(result.into())
}

fn check(result: libc::c_long) -> io::Result<()> {
    if result == 0 {
        Ok(())
    } else {
        Err(io::Error::last_os_error())
    }
}
