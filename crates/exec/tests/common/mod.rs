//! What the tests of real processes share: workers with all kinds of walls, and a C compiler.

use std::path::{Path, PathBuf};

use cassay_exec::{Job, Root, Scratch, Settings, Wish, Worker};

pub const BEST: Wish = Wish {
    namespaces: true,
    landlock: true,
    seccomp: true,
};
#[allow(dead_code)]
pub const NO_NAMESPACES: Wish = Wish {
    namespaces: false,
    landlock: true,
    seccomp: true,
};
#[allow(dead_code)]
pub const LIMITS_ONLY: Wish = Wish {
    namespaces: false,
    landlock: false,
    seccomp: false,
};

pub fn worker(root: &Root, wish: Wish) -> Worker {
    let settings = Settings {
        wish,
        helper: env!("CARGO_BIN_EXE_cassay-exec-helper").into(),
        ..Settings::new(root)
    };
    Worker::with(settings).unwrap()
}

/// Compiles one of the C files beside the tests; the program, and the directory it is in.
#[allow(dead_code)]
pub fn build(worker: &mut Worker, root: &Root, folder: &str, name: &str) -> (PathBuf, Scratch) {
    let dir = root.dir().unwrap();
    let source = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests")
        .join(folder)
        .join(format!("{name}.c"));
    let out = dir.path().join(name);
    let job = Job::compiler("gcc", dir.path())
        .args(["-O1", "-pthread", "-w", "-o"])
        .args([&out, &source]);
    let ran = worker.run(&job).unwrap();
    assert!(ran.succeeded(), "{name}: {ran:?}");
    (out, dir)
}

/// Processes whose program is below the directory, as their numbers.
#[allow(dead_code)]
pub fn alive_below(dir: &Path) -> Vec<String> {
    std::fs::read_dir("/proc")
        .unwrap()
        .flatten()
        .filter(|entry| {
            std::fs::read_link(entry.path().join("exe")).is_ok_and(|exe| exe.starts_with(dir))
        })
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect()
}
