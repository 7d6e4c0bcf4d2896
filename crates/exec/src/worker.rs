//! Our own side of the helper protocol: starts a helper, sends it jobs, and replaces it when it fails.
//!
//! A worker is used by one thread at a time; a hunt has one per thread. A helper that dies or
//! falls silent is an error of ours ([`ExecError`]), never an outcome of the job.

use std::ffi::OsString;
use std::io;
use std::os::fd::OwnedFd;
use std::os::unix::net::UnixStream;
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, OnceLock, mpsc};
use std::time::{Duration, Instant};

use crate::helper;
use crate::jail::{Tier, Wish};
use crate::kit::{Kit, KitCell};
use crate::process::{ExecError, Job, Ran};
use crate::scratch::Root;
use crate::stop::Canceller;
use crate::wire::{self, Start, Wire};

/// How long a helper may take beyond its job's own time: to kill, reap and answer.
const PATIENCE: Duration = Duration::from_secs(60);

/// How a worker makes its helpers.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Jobs run below this directory.
    pub root: PathBuf,
    pub wish: Wish,
    /// The program that calls [`crate::main_if_helper`]; by default the running one.
    pub helper: OsString,
    /// Ends the worker's jobs from another thread; clones stop several workers together.
    pub stop: Canceller,
    /// What makes compilations quick, shared by all workers of a root.
    pub kit: Arc<KitCell>,
}

impl Settings {
    pub fn new(root: &Root) -> Settings {
        Settings {
            root: root.path().to_path_buf(),
            wish: Wish::default(),
            // Also the right file when it has been replaced on disk since.
            helper: "/proc/self/exe".into(),
            stop: Canceller::new(),
            kit: root.kit(),
        }
    }
}

/// One helper process, and what it takes to start another.
#[derive(Debug)]
pub struct Worker {
    settings: Settings,
    tier: Tier,
    link: Option<Link>,
    jobs_cpu: Duration,
}

impl Worker {
    pub fn start(root: &Root) -> Result<Worker, ExecError> {
        Worker::with(Settings::new(root))
    }

    pub fn with(settings: Settings) -> Result<Worker, ExecError> {
        let opened = Link::open(&settings);
        let (link, tier) = opened.map_err(|error| blamed(error, &settings.stop))?;
        Ok(Worker {
            settings,
            tier,
            link: Some(link),
            jobs_cpu: Duration::ZERO,
        })
    }

    pub fn tier(&self) -> Tier {
        self.tier
    }

    /// What makes compilations quick, shared by all workers of a root.
    pub(crate) fn kit(&mut self, compiler: &str) -> Result<Option<Kit>, ExecError> {
        let place = self.settings.kit.clone();
        let root = self.settings.root.clone();
        place.kit(&root, self, compiler)
    }

    /// The helper's process number, as long as there is one.
    pub fn helper_pid(&self) -> Option<u32> {
        self.link.as_ref().map(|link| link.child.id())
    }

    /// Processor time of all jobs so far.
    pub fn jobs_cpu(&self) -> Duration {
        self.jobs_cpu
    }

    /// Runs a job to its end. Nothing that it started is alive when this returns.
    pub fn run(&mut self, job: &Job) -> Result<Ran, ExecError> {
        let stop = self.settings.stop.clone();
        if stop.stopped() {
            return Err(ExecError::Stopped);
        }
        let link = match self.link.take() {
            Some(link) => Ok(link),
            None => Link::open(&self.settings).map(|(link, _)| link),
        };
        // A link that fails is dropped here, and with it its helper.
        let ran = link.and_then(|mut link| {
            let ran = link.run(job)?;
            self.link = Some(link);
            self.jobs_cpu += ran.cpu();
            Ok(ran)
        });
        ran.map_err(|error| blamed(error, &stop))
    }
}

/// What fails because we were told to stop is no failure of the helper's.
fn blamed(error: ExecError, stop: &Canceller) -> ExecError {
    match stop.stopped() {
        true => ExecError::Stopped,
        false => error,
    }
}

#[derive(Debug)]
struct Link {
    /// `None` only while being dropped.
    socket: Option<Arc<UnixStream>>,
    child: Child,
}

impl Link {
    fn open(settings: &Settings) -> Result<(Link, Tier), ExecError> {
        let cannot = ExecError::CannotStartHelper;
        let (near, far) = UnixStream::pair().map_err(cannot)?;
        let child = spawn(settings, far).map_err(cannot)?;
        let near = Arc::new(near);
        settings.stop.watch(&near);
        let mut link = Link {
            socket: Some(near),
            child,
        };
        let start = Start {
            wish: settings.wish,
            root: settings.root.clone(),
        };
        let hello: Result<Tier, String> = link.ask(&start.to_frame(), PATIENCE)?;
        let tier = hello.map_err(ExecError::Helper)?;
        Ok((link, tier))
    }

    fn run(&mut self, job: &Job) -> Result<Ran, ExecError> {
        let time = job.limits.wall.saturating_add(PATIENCE);
        let answer: Result<Ran, String> = self.ask(&job.to_frame(), time)?;
        answer.map_err(ExecError::Helper)
    }

    fn ask<T: Wire>(&mut self, frame: &[u8], time: Duration) -> Result<T, ExecError> {
        let mut socket = self.socket.as_deref().ok_or(ExecError::HelperDied)?;
        socket
            .set_read_timeout(Some(time))
            .map_err(|_| ExecError::HelperDied)?;
        wire::send(&mut socket, frame).map_err(|_| ExecError::HelperDied)?;
        match wire::receive(&mut socket) {
            Ok(Some(answer)) => T::from_frame(&answer).ok_or(ExecError::Garbled),
            Ok(None) => Err(ExecError::HelperDied),
            Err(e) => Err(match e.kind() {
                io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut => ExecError::HelperStuck,
                io::ErrorKind::InvalidData => ExecError::Garbled,
                _ => ExecError::HelperDied,
            }),
        }
    }
}

impl Drop for Link {
    fn drop(&mut self) {
        // The socket's end tells the helper to kill what it has and to go.
        if let Some(socket) = self.socket.take() {
            let _ = socket.shutdown(std::net::Shutdown::Both);
        }
        let deadline = Instant::now() + Duration::from_secs(5);
        while let Ok(None) = self.child.try_wait() {
            if Instant::now() > deadline {
                // Already gone, or about to be: that is the wish.
                let _ = self.child.kill();
                let _ = self.child.wait();
                return;
            }
            std::thread::sleep(Duration::from_micros(500));
        }
    }
}

/// A helper to be started, and where to send it.
type Request = (Command, mpsc::Sender<io::Result<Child>>);

/// Starts a helper from a thread that lives as long as the process: the kernel tells a child of
/// its parent's death when the *thread* that started it ends, and workers move and end earlier.
fn spawn(settings: &Settings, socket: UnixStream) -> io::Result<Child> {
    static SPAWNER: OnceLock<mpsc::Sender<Request>> = OnceLock::new();
    let spawner = SPAWNER.get_or_init(|| {
        let (sender, requests) = mpsc::channel::<Request>();
        std::thread::spawn(move || {
            for (mut command, answer) in requests {
                // A worker that no longer waits has closed its socket: the helper goes as well.
                let _ = answer.send(command.spawn());
            }
        });
        sender
    });
    let mut command = Command::new(&settings.helper);
    command
        .arg0("cassay-helper")
        .arg(helper::ARGUMENT)
        .arg(std::process::id().to_string())
        .stdin(OwnedFd::from(socket))
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        // Interrupts from the terminal are for the hunt, which decides what becomes of jobs.
        .process_group(0);
    let (sender, answer) = mpsc::channel();
    let gone = || io::Error::other("the thread that starts helpers is gone");
    spawner.send((command, sender)).map_err(|_| gone())?;
    answer.recv().map_err(|_| gone())?
}
