//! Finds the programs the harness needs, and compiles with them.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::child::{self, Ended, Limits};
use crate::scratch::Scratch;

/// Generous: a compiler that needs more is not what is being measured.
pub const COMPILE: Limits = Limits::seconds(60);

/// The `cassay` program: the one asked for, the one beside this program, or the release build.
pub fn cassay(asked: Option<&Path>) -> Result<PathBuf> {
    if let Some(path) = asked {
        return std::path::absolute(path)
            .ok()
            .filter(|p| p.is_file())
            .with_context(|| format!("there is no file {}", path.display()));
    }
    let beside = std::env::current_exe()
        .ok()
        .map(|own| own.with_file_name("cassay"));
    let release = std::path::absolute("target/release/cassay").ok();
    beside.into_iter().chain(release).find(|p| p.is_file()).context(
        "cannot find cassay: build it with `cargo build --release -p cassay`, or name it with --cassay",
    )
}

/// The directory that holds `csmith.h`, whatever version its name carries.
pub fn csmith_include() -> Result<PathBuf> {
    let root = Path::new("/usr/include");
    let mut found: Vec<PathBuf> = std::fs::read_dir(root)
        .context("cannot list /usr/include")?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| {
            path.file_name()
                .is_some_and(|n| n.to_string_lossy().starts_with("csmith"))
                && path.join("csmith.h").is_file()
        })
        .collect();
    found.sort();
    found
        .pop()
        .context("cannot find csmith.h below /usr/include: `make setup` installs it")
}

/// Compiles one file to `program`; the arguments common to gcc and tcc.
pub fn compile(
    scratch: &Scratch,
    compiler: &str,
    options: &[OsString],
    file: &Path,
    program: &Path,
) -> Result<Ended> {
    let mut arguments = options.to_vec();
    // The mathematical functions: gcc leaves calls to them out where it can, tcc never.
    arguments.extend([file.into(), "-o".into(), program.into(), "-lm".into()]);
    child::run(scratch, compiler, arguments, COMPILE)
        .with_context(|| format!("cannot use {compiler}: `make setup` installs it"))
}

pub fn include_option(directory: &Path) -> OsString {
    let mut option = OsString::from("-I");
    option.push(directory);
    option
}
