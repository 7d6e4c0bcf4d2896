//! Containment: as much as the kernel allows here, found out by trying.
//!
//! Three walls, independent of each other, besides the limits that always hold:
//!
//! - *namespaces* (user, process, mount, network, IPC), entered once by a helper, so that they cost
//!   a job nothing: no network, a read-only file system but for the scratch root, no sight of other
//!   processes, and one call that kills every process of a job, however well it hid;
//! - *Landlock*, per job: no writes outside the job's own directory, no signals out;
//! - *seccomp*, per untrusted program: no sockets, tracing, mounts, lasting IPC objects, see
//!   [`crate::seccomp`].
//!
//! Containers and hardened systems lack some of them; any one of the last two keeps most promises,
//! and [`describe`] says which are kept. Reading is not restricted: compilers need it, and what a
//! program has read it can show to nobody.
//!
//! Inside, the user has one number and no privileges. For an ordinary user it is the own one, for
//! root another (so that nothing is gained by `exec`). Files that root may read only by privilege,
//! such as another user's private ones, cannot be read there.

use std::ffi::CString;
use std::fs;
use std::io;
use std::os::unix::ffi::OsStrExt;
use std::path::Path;
use std::sync::OnceLock;

use landlock::{
    ABI, Access, AccessFs, AccessNet, CompatLevel, Compatible, LandlockStatus, PathBeneath, PathFd,
    Ruleset, RulesetAttr, RulesetCreatedAttr, Scope,
};
use nix::mount::{MsFlags, mount};
use nix::sched::{CloneFlags, unshare};
use nix::sys::prctl;

use crate::process::{ExecError, Jail, Job, Limits};
use crate::seccomp;
use crate::sys::{self, Fork, Reap, SingleThreaded, Status};

/// Which walls to try. All of them, but for tests and for compilers that need a network (a licence
/// server, a remote machine).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wish {
    pub namespaces: bool,
    pub landlock: bool,
    pub seccomp: bool,
}

impl Default for Wish {
    fn default() -> Wish {
        Wish {
            namespaces: true,
            landlock: true,
            seccomp: true,
        }
    }
}

/// The walls that stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tier {
    /// User, process, mount, network and IPC namespaces.
    pub namespaces: bool,
    /// `/proc` shows the namespace's processes only.
    pub own_proc: bool,
    /// All mounts but the scratch root are read-only.
    pub read_only: bool,
    /// The version of Landlock in use, zero for none.
    pub landlock: u32,
    pub seccomp: bool,
}

/// How good a [`Tier`] is, in one word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Strength {
    /// Limits only: hostile programs can write files and open connections.
    Limits,
    /// Some promises are kept by one wall, some not at all.
    Partial,
    /// Writes, network, signals and left-over processes are all contained.
    Full,
}

impl Tier {
    pub fn writes_contained(&self) -> bool {
        self.read_only || self.landlock > 0
    }

    pub fn network_denied(&self) -> bool {
        self.namespaces || self.seccomp
    }

    pub fn others_protected(&self) -> bool {
        self.namespaces || self.seccomp || self.landlock >= 6
    }

    pub fn strength(&self) -> Strength {
        match (
            self.writes_contained(),
            self.network_denied(),
            self.others_protected(),
        ) {
            (true, true, true) => Strength::Full,
            (false, false, false) => Strength::Limits,
            _ => Strength::Partial,
        }
    }
}

/// The tier in force here: asks a helper, once.
pub fn tier() -> Result<Tier, ExecError> {
    static TIER: OnceLock<Tier> = OnceLock::new();
    if let Some(tier) = TIER.get() {
        return Ok(*tier);
    }
    let root = crate::scratch::Root::new()?;
    let tier = crate::Worker::start(&root)?.tier();
    Ok(*TIER.get_or_init(|| tier))
}

/// A [`Tier`] for people, one fact per line, worst first where something is missing.
pub fn describe(tier: &Tier) -> Vec<String> {
    let mut lines = vec![match tier.strength() {
        Strength::Full => "programs are contained: no writes outside scratch, no network, \
                           nothing left running"
            .to_string(),
        Strength::Partial => "programs are contained in part".to_string(),
        Strength::Limits => {
            "programs run under limits only: do not run what you do not trust".to_string()
        }
    }];
    if !tier.writes_contained() {
        lines.push("writes outside scratch are possible: neither namespaces nor Landlock".into());
    }
    if !tier.network_denied() {
        lines.push("connections are possible: neither namespaces nor seccomp".into());
    }
    lines.push(match (tier.namespaces, tier.read_only, tier.own_proc) {
        (false, ..) => "namespaces: none (a container or a system setting forbids them); \
                        left-over processes are found by a sub-reaper"
            .to_string(),
        (true, read_only, own_proc) => format!(
            "namespaces: user, process, network, IPC, mount{}{}",
            if read_only { " (read-only)" } else { "" },
            if own_proc { ", own /proc" } else { "" }
        ),
    });
    lines.push(match tier.landlock {
        0 => "Landlock: none (Linux 5.13 or later, enabled at boot)".to_string(),
        version => format!("Landlock: version {version}"),
    });
    lines.push(
        if tier.seccomp {
            "seccomp: filter for programs"
        } else {
            "seccomp: none"
        }
        .to_string(),
    );
    lines
}

/// Tries each wall that is wished for in a child of its own, as entering cannot be undone.
pub(crate) fn probe(one: &SingleThreaded, wish: Wish, root: &Path) -> io::Result<Tier> {
    let mut tier = Tier::default();
    if wish.namespaces {
        let bits = in_child(one, || match enter_namespaces() {
            // Mounting `/proc` needs a process inside, which only the next fork makes.
            Ok(()) => match sys::fork(one) {
                Ok(Fork::Child) => {
                    let walls = furnish(root);
                    sys::exit_now(
                        1 | i32::from(walls.own_proc) << 1 | i32::from(walls.read_only) << 2,
                    )
                }
                Ok(Fork::Parent(_)) => wait_for_child().unwrap_or(0),
                Err(_) => 0,
            },
            Err(_) => 0,
        })?;
        tier.namespaces = bits & 1 != 0;
        tier.own_proc = bits & 2 != 0;
        tier.read_only = bits & 4 != 0;
    }
    if wish.landlock {
        let version = in_child(one, || {
            let version = restrict_files(root, None, Jail::Program, false).unwrap_or(0);
            let outside = fs::OpenOptions::new().append(true).open("/proc/self/comm");
            if outside.is_ok() {
                return 0;
            }
            i32::try_from(version).unwrap_or(0)
        })?;
        tier.landlock = version.cast_unsigned();
    }
    if wish.seccomp {
        let held = in_child(one, || {
            let filtered = filter_calls(tier, &Limits::PROGRAM).is_ok();
            let refused = std::net::UdpSocket::bind("127.0.0.1:0")
                .is_err_and(|e| e.raw_os_error() == Some(libc::EPERM));
            i32::from(filtered && refused)
        })?;
        tier.seccomp = held == 1;
    }
    Ok(tier)
}

/// The number (0 to 255) that `work` ends with in a child; 0 when it did not end in peace.
fn in_child(one: &SingleThreaded, work: impl FnOnce() -> i32) -> io::Result<i32> {
    match sys::fork(one)? {
        Fork::Child => sys::exit_now(work()),
        Fork::Parent(_) => wait_for_child(),
    }
}

/// Waits for the only child.
fn wait_for_child() -> io::Result<i32> {
    loop {
        match sys::reap()? {
            Reap::Gone(reaped) => {
                return Ok(match reaped.status {
                    Status::Exited(status) => status,
                    Status::Signaled(_) => 0,
                });
            }
            Reap::Alive => std::thread::sleep(std::time::Duration::from_micros(100)),
            Reap::NoChildren => return Err(io::ErrorKind::NotFound.into()),
        }
    }
}

/// New namespaces for this process, and for its children one of processes.
pub(crate) fn enter_namespaces() -> io::Result<()> {
    let (uid, gid) = (nix::unistd::geteuid(), nix::unistd::getegid());
    unshare(
        CloneFlags::CLONE_NEWUSER
            | CloneFlags::CLONE_NEWNS
            | CloneFlags::CLONE_NEWPID
            | CloneFlags::CLONE_NEWNET
            | CloneFlags::CLONE_NEWIPC,
    )?;
    // Number zero would be given every privilege of the namespace at each `exec`.
    let inside = |number: u32| if number == 0 { 1000 } else { number };
    // Kernels before 3.19 have no such file and no such rule.
    let _ = fs::write("/proc/self/setgroups", "deny");
    let map = |id: u32| format!("{} {id} 1", inside(id));
    fs::write("/proc/self/uid_map", map(uid.as_raw()))?;
    fs::write("/proc/self/gid_map", map(gid.as_raw()))?;
    Ok(())
}

/// The walls of a mount namespace.
pub(crate) struct Furnished {
    pub own_proc: bool,
    pub read_only: bool,
}

/// Called by the first process of the namespaces: its own `/proc`, and nothing writable but the
/// scratch root.
pub(crate) fn furnish(root: &Path) -> Furnished {
    let none: Option<&str> = None;
    // Without this, what is mounted here would show outside.
    let private = mount(none, "/", none, MsFlags::MS_REC | MsFlags::MS_PRIVATE, none).is_ok();
    let safe = MsFlags::MS_NOSUID | MsFlags::MS_NODEV | MsFlags::MS_NOEXEC;
    let own_proc = private && mount(Some("proc"), "/proc", Some("proc"), safe, none).is_ok();
    let read_only = private && make_read_only(root).is_ok();
    Furnished {
        own_proc,
        read_only,
    }
}

fn make_read_only(root: &Path) -> io::Result<()> {
    let none: Option<&str> = None;
    mount(Some(root), root, none, MsFlags::MS_BIND, none)?;
    let path = CString::new(root.as_os_str().as_bytes())?;
    sys::set_read_only(c"/", true, true)?;
    sys::set_read_only(&path, false, false)
}

/// Walls that a job's process puts around itself, last thing before `exec`.
pub(crate) fn confine(tier: Tier, job: &Job) -> Result<(), String> {
    if tier.read_only && (job.uses_tmp || job.private.is_some()) {
        let made = match &job.private {
            Some(private) => layered_tmp(&job.dir, private),
            None => own_tmp(&job.dir),
        };
        made.map_err(|e| format!("cannot make a /tmp of its own: {e}"))?;
    }
    prctl::set_no_new_privs().map_err(|e| format!("cannot give up privileges: {e}"))?;
    if tier.landlock > 0 {
        let tmp = job.uses_tmp || job.private.is_some();
        restrict_files(&job.dir, job.private.as_deref(), job.jail, tmp)
            .map_err(|e| format!("cannot restrict files: {e}"))?;
    }
    if tier.seccomp && job.jail == Jail::Program {
        filter_calls(tier, &job.limits).map_err(|e| format!("cannot filter system calls: {e}"))?;
    }
    Ok(())
}

/// The job's directory as its `/tmp`; where it is itself below `/tmp`, that one made writable.
fn own_tmp(dir: &Path) -> io::Result<()> {
    let none: Option<&str> = None;
    let tmp = Path::new("/tmp");
    let what = if dir.starts_with(tmp) { tmp } else { dir };
    unshare(CloneFlags::CLONE_NEWNS)?;
    mount(Some(what), tmp, none, MsFlags::MS_BIND, none)?;
    sys::set_read_only(c"/tmp", false, false)?;
    Ok(())
}

/// A layer over `/tmp` that takes what is written there, in the directory `private`. Where the kernel has no such
/// layers, `/tmp` is an empty directory of the job's own, if nothing of the job is there.
fn layered_tmp(dir: &Path, private: &Path) -> io::Result<()> {
    let tmp = Path::new("/tmp");
    let (over, work) = (private.join("over"), private.join("work"));
    for layer in [&over, &work] {
        fs::create_dir_all(layer)?;
    }
    // A layer does not show what is mounted below.
    let mounts = fs::read_to_string("/proc/self/mountinfo").unwrap_or_default();
    let mut mounts = mounts.lines().filter_map(|line| line.split(' ').nth(4));
    if mounts.any(|place| place.starts_with("/tmp/")) {
        return writable_tmp();
    }
    let inside = dir.starts_with(tmp) || private.starts_with(tmp);
    // A path with these characters would be read as several.
    let plain = |path: &Path| {
        !path
            .as_os_str()
            .as_bytes()
            .iter()
            .any(|b| b",:\\".contains(b))
    };
    if inside || !plain(private) {
        return own_tmp(dir);
    }
    let options = format!(
        "lowerdir=/tmp,upperdir={},workdir={},userxattr",
        over.display(),
        work.display()
    );
    let none: Option<&str> = None;
    unshare(CloneFlags::CLONE_NEWNS)?;
    let safe = MsFlags::MS_NOSUID | MsFlags::MS_NODEV;
    if mount(
        Some("overlay"),
        tmp,
        Some("overlay"),
        safe,
        Some(options.as_str()),
    )
    .is_ok()
    {
        return Ok(());
    }
    mount(Some(&over), tmp, none, MsFlags::MS_BIND, none)?;
    sys::set_read_only(c"/tmp", false, false)
}

/// Everybody's `/tmp`, with all that is mounted below it, made writable.
fn writable_tmp() -> io::Result<()> {
    let (tmp, none): (_, Option<&str>) = (Path::new("/tmp"), None);
    unshare(CloneFlags::CLONE_NEWNS)?;
    mount(
        Some(tmp),
        tmp,
        none,
        MsFlags::MS_BIND | MsFlags::MS_REC,
        none,
    )?;
    sys::set_read_only(c"/tmp", false, false)
}

fn filter_calls(tier: Tier, limits: &Limits) -> io::Result<()> {
    prctl::set_no_new_privs()?;
    let own = std::process::id();
    let rules = seccomp::Rules {
        children: limits.processes > 1,
        signals_only_to: (!tier.namespaces).then_some(own),
    };
    let filter = seccomp::filter(rules).ok_or(io::ErrorKind::Unsupported)?;
    sys::filter_calls(&filter)
}

/// No writes but below `dir` and `private`, to `/tmp` if asked for, and to harmless devices. The version in force, zero for none.
fn restrict_files(
    dir: &Path,
    private: Option<&Path>,
    jail: Jail,
    tmp: bool,
) -> Result<u32, landlock::RulesetError> {
    // Rights of newer versions are dropped where the kernel does not know them.
    const NEWEST: ABI = ABI::V6;
    let writes = AccessFs::from_write(NEWEST) & !AccessFs::IoctlDev;
    let mut rules = Ruleset::default()
        .set_compatibility(CompatLevel::BestEffort)
        .handle_access(writes)?
        .scope(Scope::from_all(NEWEST))?;
    if jail == Jail::Program {
        rules = rules.handle_access(AccessNet::from_all(NEWEST))?;
    }
    let mut rules = rules.create()?;
    for place in [Some(dir), private, tmp.then_some(Path::new("/tmp"))] {
        if let Some(Ok(fd)) = place.map(PathFd::new) {
            rules = rules.add_rule(PathBeneath::new(fd, writes))?;
        }
    }
    for device in ["/dev/null", "/dev/zero", "/dev/full"] {
        if let Ok(fd) = PathFd::new(device) {
            rules = rules.add_rule(PathBeneath::new(
                fd,
                AccessFs::WriteFile | AccessFs::Truncate,
            ))?;
        }
    }
    let status = rules.restrict_self()?;
    Ok(match status.landlock {
        LandlockStatus::Available { effective_abi, .. } => effective_abi as u32,
        _ => 0,
    })
}
