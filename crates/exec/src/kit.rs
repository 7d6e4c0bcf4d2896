//! What Cassay brings along to be quick: a small C file, compiled once per scratch root.
//!
//! `kit/runtime.c` is linked into programs in place of the C library. It is compiled by an ordinary compiler
//! of the machine's (`cc`, `gcc`, `clang`), and by the one under test only where there is no other. Where
//! nothing compiles it, or on other machines than x86-64, there is no kit, and everything goes the ordinary
//! way.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use crate::process::{ExecError, Job};
use crate::worker::Worker;

const RUNTIME: &str = include_str!("kit/runtime.c");

/// What a program says on standard error when [`RUNTIME`] cannot do what it asks for.
pub const NOT_SUPPORTED: &[u8] = b"cassay-runtime: not supported\n";

/// The files of a kit.
#[derive(Clone, Debug)]
pub(crate) struct Kit {
    pub runtime: PathBuf,
}

/// A root's kit, as soon as somebody needs it.
#[derive(Debug, Default)]
pub struct KitCell {
    made: Mutex<Option<Option<Kit>>>,
}

impl KitCell {
    /// The kit; made at the first call, while others wait. `compiler` is the last to be tried.
    pub(crate) fn kit(
        &self,
        root: &Path,
        worker: &mut Worker,
        compiler: &str,
    ) -> Result<Option<Kit>, ExecError> {
        let mut made = self.made.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(kit) = made.as_ref() {
            return Ok(kit.clone());
        }
        let kit = make(root, worker, compiler)?;
        *made = Some(kit.clone());
        Ok(kit)
    }
}

fn make(root: &Path, worker: &mut Worker, compiler: &str) -> Result<Option<Kit>, ExecError> {
    if !cfg!(all(target_arch = "x86_64", target_os = "linux")) {
        return Ok(None);
    }
    let dir = root.join("kit");
    fs::create_dir_all(&dir).map_err(ExecError::file("cannot make", &dir))?;
    let source = dir.join("runtime.c");
    fs::write(&source, RUNTIME).map_err(ExecError::file("cannot write", &source))?;
    for compiler in ["cc", "gcc", "clang", compiler] {
        // Without what compilers do to programs that have a C library, and what would be in the way.
        let runtime = Job::compiler(compiler, &dir).args([
            "-O1",
            "-w",
            "-ffreestanding",
            "-fno-builtin",
            "-fno-stack-protector",
            "-fno-pie",
            "-fno-asynchronous-unwind-tables",
            "-fcf-protection=none",
            "-c",
            "runtime.c",
            "-o",
            "runtime.o",
        ]);
        if worker.run(&runtime)?.succeeded() {
            return Ok(Some(Kit {
                runtime: dir.join("runtime.o"),
            }));
        }
    }
    Ok(None)
}
