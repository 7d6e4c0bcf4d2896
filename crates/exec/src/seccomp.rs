//! The filter on an untrusted program's system calls, written as the kernel wants it.
//!
//! Everything is allowed but what is listed: programs under test use few calls, but a C library
//! may use any harmless one, and a wrong verdict is worse than a loose filter behind other walls.
//! Refused calls fail as they would on a machine without the feature. Written by hand rather than
//! taken from a library because 32-bit programs (`-m32`) have their own table of numbers, and a
//! filter that only knows the native one must kill them.
//!
//! Leaves out: 32-bit programs on other machines than x86 (killed by SIGSYS), and arguments behind
//! pointers, which no filter can see (so `clone3` does not exist here; libraries use `clone`).

use libc::{
    BPF_ABS, BPF_JEQ, BPF_JGE, BPF_JMP, BPF_JSET, BPF_K, BPF_LD, BPF_RET, BPF_W, SECCOMP_RET_ALLOW,
    SECCOMP_RET_ERRNO, SECCOMP_RET_KILL_PROCESS, sock_filter,
};

/// Flags of `clone` that make namespaces, and the one that makes a thread.
const CLONE_NEW: u32 = 0x7e02_0000;
const CLONE_THREAD: u32 = 0x0001_0000;

/// What one program may do.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// Whether it may have children.
    pub children: bool,
    /// The only process it may send signals to; `None` when a namespace sees to that.
    pub signals_only_to: Option<u32>,
}

/// The numbers of one architecture's calls.
struct Table {
    architecture: u32,
    /// Numbers from here on are another table's (x32).
    foreign_from: Option<u32>,
    refused: &'static [u32],
    /// Start a process whatever their arguments.
    forks: &'static [u32],
    clone: u32,
    clone3: u32,
    /// Take the receiver as first argument.
    signals: &'static [u32],
}

macro_rules! numbers {
    ($($name:ident)*) => { &[$(libc::$name as u32),*] };
}

#[cfg(any(
    target_arch = "x86_64",
    target_arch = "aarch64",
    target_arch = "riscv64"
))]
const NATIVE: Table = Table {
    #[cfg(target_arch = "x86_64")]
    architecture: 0xc000_003e,
    #[cfg(target_arch = "aarch64")]
    architecture: 0xc000_00b7,
    #[cfg(target_arch = "riscv64")]
    architecture: 0xc000_00f3,
    #[cfg(target_arch = "x86_64")]
    foreign_from: Some(0x4000_0000),
    #[cfg(not(target_arch = "x86_64"))]
    foreign_from: None,
    refused: numbers![
        // The network, and what could reach it around this filter.
        SYS_socket SYS_connect SYS_bind SYS_io_uring_setup
        // Other processes.
        SYS_ptrace SYS_process_vm_readv SYS_process_vm_writev SYS_kcmp
        SYS_pidfd_open SYS_pidfd_getfd SYS_pidfd_send_signal
        // Mounts and namespaces.
        SYS_mount SYS_umount2 SYS_pivot_root SYS_chroot SYS_setns SYS_unshare SYS_move_mount
        SYS_open_tree SYS_fsopen SYS_fspick SYS_fsconfig SYS_fsmount SYS_mount_setattr
        SYS_open_by_handle_at SYS_quotactl SYS_acct SYS_swapon SYS_swapoff
        // Objects that outlive their process.
        SYS_shmget SYS_semget SYS_msgget SYS_mq_open SYS_keyctl SYS_add_key SYS_request_key
        // The machine.
        SYS_bpf SYS_perf_event_open SYS_userfaultfd SYS_kexec_load SYS_init_module
        SYS_finit_module SYS_delete_module SYS_reboot SYS_settimeofday SYS_clock_settime
        SYS_adjtimex SYS_clock_adjtime SYS_sethostname SYS_setdomainname SYS_syslog SYS_vhangup
    ],
    #[cfg(target_arch = "x86_64")]
    forks: numbers![SYS_fork SYS_vfork],
    #[cfg(not(target_arch = "x86_64"))]
    forks: &[],
    clone: libc::SYS_clone as u32,
    clone3: libc::SYS_clone3 as u32,
    signals: numbers![
        SYS_kill SYS_tkill SYS_tgkill SYS_rt_sigqueueinfo SYS_rt_tgsigqueueinfo
    ],
};

/// The same for 32-bit x86, whose numbers no library has on a 64-bit machine. In the order of
/// the native table; `socketcall` and `ipc` are the old ways to the network and to System V.
#[cfg(target_arch = "x86_64")]
const COMPATIBLE: Table = Table {
    architecture: 0x4000_0003,
    foreign_from: None,
    refused: &[
        102, 359, 362, 361, 425, // socketcall, socket, connect, bind, io_uring_setup
        26, 347, 348, 349, 434, 438, 424, // ptrace … pidfd_send_signal
        21, 22, 52, 217, 61, 346, 310, 429, // mount, umount, umount2 … move_mount
        428, 430, 433, 431, 432, 442, // open_tree … mount_setattr
        342, 131, 51, 87, 115, // open_by_handle_at … swapoff
        117, 395, 393, 399, 277, 288, 286, 287, // ipc, shmget … request_key
        357, 336, 374, 283, 128, // bpf … init_module
        350, 129, 88, 79, 25, 264,
        404, // finit_module … settimeofday, stime, clock_settime (2)
        124, 343, 405, 74, 121, 103, 111, // adjtimex, clock_adjtime (2) … vhangup
    ],
    forks: &[2, 190],
    clone: 120,
    clone3: 435,
    signals: &[37, 238, 270, 178, 335],
};

#[cfg(target_arch = "x86_64")]
const TABLES: &[&Table] = &[&NATIVE, &COMPATIBLE];
#[cfg(any(target_arch = "aarch64", target_arch = "riscv64"))]
const TABLES: &[&Table] = &[&NATIVE];
#[cfg(not(any(
    target_arch = "x86_64",
    target_arch = "aarch64",
    target_arch = "riscv64"
)))]
const TABLES: &[&Table] = &[];

/// The filter, or `None` where this machine's calls are not known.
pub fn filter(rules: Rules) -> Option<Vec<sock_filter>> {
    if TABLES.is_empty() {
        return None;
    }
    const ARCHITECTURE: u32 = 4;
    let mut program = Vec::new();
    for table in TABLES {
        let block = block(table, rules);
        program.push(load(ARCHITECTURE));
        // Another architecture: over the whole block.
        program.push(jump(BPF_JEQ, table.architecture, 0, block.len()));
        program.extend(block);
    }
    program.push(give(SECCOMP_RET_KILL_PROCESS));
    Some(program)
}

/// The calls of one architecture. Every way through it ends in a `return`.
fn block(table: &Table, rules: Rules) -> Vec<sock_filter> {
    const NUMBER: u32 = 0;
    let mut code = vec![load(NUMBER)];
    let mut refuse = |kind: u32, number: u32, error: i32| {
        code.push(jump(kind, number, 0, 1));
        code.push(fail(error));
    };
    if let Some(first) = table.foreign_from {
        refuse(BPF_JGE, first, libc::ENOSYS);
    }
    refuse(BPF_JEQ, table.clone3, libc::ENOSYS);
    for number in table.refused {
        refuse(BPF_JEQ, *number, libc::EPERM);
    }
    if !rules.children {
        for number in table.forks {
            refuse(BPF_JEQ, *number, libc::EAGAIN);
        }
    }
    let mut clone = vec![
        load(argument(0)),
        jump(BPF_JSET, CLONE_NEW, 0, 1),
        fail(libc::EPERM),
    ];
    if !rules.children {
        clone.push(jump(BPF_JSET, CLONE_THREAD, 1, 0));
        clone.push(fail(libc::EAGAIN));
    }
    clone.push(give(SECCOMP_RET_ALLOW));
    code.push(jump(BPF_JEQ, table.clone, 0, clone.len()));
    code.extend(clone);
    if let Some(pid) = rules.signals_only_to {
        for number in table.signals {
            let signal = [
                load(argument(0)),
                jump(BPF_JEQ, pid, 3, 0),
                // Its own group, by either name.
                jump(BPF_JEQ, 0, 2, 0),
                jump(BPF_JEQ, pid.wrapping_neg(), 1, 0),
                fail(libc::EPERM),
                give(SECCOMP_RET_ALLOW),
            ];
            code.push(jump(BPF_JEQ, *number, 0, signal.len()));
            code.extend(signal);
        }
    }
    code.push(give(SECCOMP_RET_ALLOW));
    code
}

/// Where the low half of an argument is; these machines are little-endian.
const fn argument(number: u32) -> u32 {
    16 + 8 * number
}

fn load(offset: u32) -> sock_filter {
    statement(BPF_LD | BPF_W | BPF_ABS, offset)
}

fn give(verdict: u32) -> sock_filter {
    statement(BPF_RET | BPF_K, verdict)
}

fn fail(error: i32) -> sock_filter {
    give(SECCOMP_RET_ERRNO | error.cast_unsigned())
}

/// Compares and goes over so many instructions. A distance that does not fit (which the test below
/// rules out) makes a program that the kernel refuses.
fn jump(kind: u32, value: u32, if_so: u8, if_not: usize) -> sock_filter {
    sock_filter {
        jt: if_so,
        jf: u8::try_from(if_not).unwrap_or(u8::MAX),
        ..statement(BPF_JMP | kind | BPF_K, value)
    }
}

fn statement(code: u32, k: u32) -> sock_filter {
    sock_filter {
        code: u16::try_from(code).unwrap_or(u16::MAX),
        jt: 0,
        jf: 0,
        k,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the filter says of a call: an interpreter of the few instructions used here.
    fn verdict(rules: Rules, architecture: u32, number: u32, argument: u32) -> u32 {
        let program = filter(rules).unwrap();
        let (mut at, mut value) = (0, 0);
        loop {
            let step = program[at];
            at += 1;
            let k = step.k;
            let test = match u32::from(step.code) & 0xf7 {
                0x20 => {
                    value = match k {
                        0 => number,
                        4 => architecture,
                        16 => argument,
                        _ => panic!("load of {k}"),
                    };
                    continue;
                }
                0x06 => return k,
                code if code & 7 == 5 => match u32::from(step.code) & 0xf0 {
                    0x10 => value == k,
                    0x30 => value >= k,
                    0x40 => value & k != 0,
                    other => panic!("jump {other}"),
                },
                other => panic!("instruction {other}"),
            };
            at += usize::from(if test { step.jt } else { step.jf });
        }
    }

    const EPERM: u32 = SECCOMP_RET_ERRNO | 1;
    const EAGAIN: u32 = SECCOMP_RET_ERRNO | 11;
    const ENOSYS: u32 = SECCOMP_RET_ERRNO | 38;

    #[test]
    fn each_architecture_has_its_table() {
        let rules = Rules {
            children: false,
            signals_only_to: Some(77),
        };
        for table in TABLES {
            assert!(block(table, rules).len() < 256);
            let say = |number, argument| verdict(rules, table.architecture, number, argument);
            for number in table.refused {
                assert_eq!(say(*number, 0), EPERM, "{number}");
            }
            for number in table.forks {
                assert_eq!(say(*number, 0), EAGAIN, "{number}");
            }
            assert_eq!(say(table.clone3, 0), ENOSYS);
            assert_eq!(say(table.clone, 17), EAGAIN);
            assert_eq!(say(table.clone, CLONE_THREAD), SECCOMP_RET_ALLOW);
            assert_eq!(say(table.clone, CLONE_THREAD | 0x1000_0000), EPERM);
            for number in table.signals {
                for own in [77, 0, 77u32.wrapping_neg()] {
                    assert_eq!(say(*number, own), SECCOMP_RET_ALLOW);
                }
                for other in [1, 78, u32::MAX] {
                    assert_eq!(say(*number, other), EPERM);
                }
            }
        }
        assert_eq!(verdict(rules, 1, 0, 0), SECCOMP_RET_KILL_PROCESS);
    }

    #[test]
    fn children_are_allowed_when_asked_for() {
        let rules = Rules {
            children: true,
            signals_only_to: None,
        };
        for table in TABLES {
            let say = |number, argument| verdict(rules, table.architecture, number, argument);
            for number in table.forks.iter().chain(table.signals) {
                assert_eq!(say(*number, 1), SECCOMP_RET_ALLOW);
            }
            assert_eq!(say(table.clone, 17), SECCOMP_RET_ALLOW);
            assert_eq!(say(table.clone, 0x4000_0000), EPERM);
        }
    }
}
