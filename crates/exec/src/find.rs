//! The compilers of this machine: every name on `PATH`, and in the directory that `make compilers` fills, that a family
//! goes by, each compiler once.
//!
//! One compiler has many names (`cc`, `gcc`, `gcc-12`, `x86_64-linux-gnu-gcc-12`), see [`same`]. The most
//! telling one is kept.

use std::fs::File;
use std::io::Read;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use regex::Regex;

use crate::compiler::{Compiler, Version};
use crate::families::Family;
use crate::process::{End, ExecError, Job};
use crate::worker::Worker;

/// The compilers of this machine, sorted by family and version. `dir` is a directory to run them in.
pub fn find(worker: &mut Worker, dir: &Path) -> Result<Vec<Compiler>, ExecError> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let more = more_compilers().map(|dir| dir.join("bin"));
    find_in(std::env::split_paths(&path).chain(more), worker, dir)
}

/// Where `make compilers` puts those that no package of the system holds: `CASSAY_COMPILERS`, or `cassay/compilers` among
/// the user's data.
fn more_compilers() -> Option<PathBuf> {
    let set = |name| std::env::var_os(name).filter(|value| !value.is_empty());
    if let Some(dir) = set("CASSAY_COMPILERS") {
        return Some(dir.into());
    }
    let data = match set("XDG_DATA_HOME") {
        Some(data) => PathBuf::from(data),
        None => PathBuf::from(set("HOME")?).join(".local/share"),
    };
    Some(data.join("cassay/compilers"))
}

pub fn find_in(
    path: impl IntoIterator<Item = PathBuf>,
    worker: &mut Worker,
    dir: &Path,
) -> Result<Vec<Compiler>, ExecError> {
    identified(candidates(path, is_compiler_name), worker, dir)
}

/// Compilers for another machine, by names that begin with what they call it (`s390x-linux-gnu-gcc-12`), where `wanted`
/// accepts that.
pub fn find_cross(
    wanted: impl Fn(&str) -> bool,
    worker: &mut Worker,
    dir: &Path,
) -> Result<Vec<Compiler>, ExecError> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let is_wanted = |name: &str| {
        let (machine, base) = machine(name);
        machine.is_some_and(&wanted) && is_compiler_name(base)
    };
    identified(
        candidates(std::env::split_paths(&path), is_wanted),
        worker,
        dir,
    )
}

fn identified(
    candidates: Vec<(String, PathBuf)>,
    worker: &mut Worker,
    dir: &Path,
) -> Result<Vec<Compiler>, ExecError> {
    let mut compilers: Vec<Compiler> = Vec::new();
    for (name, file) in candidates {
        let Some(program) = file.to_str() else {
            continue;
        };
        let Some(compiler) = identify(&name, program, worker, dir)? else {
            continue;
        };
        match compilers.iter_mut().find(|other| same(other, &compiler)) {
            Some(other) if telling(&compiler.name) > telling(&other.name) => *other = compiler,
            Some(_) => {}
            None => compilers.push(compiler),
        }
    }
    compilers.sort_by(|a, b| {
        (a.family, &a.version.numbers, &a.name).cmp(&(b.family, &b.version.numbers, &b.name))
    });
    Ok(compilers)
}

/// Whether two names are one compiler's: the same file, of the same version. A wrapper such as ccache is
/// one file for many, and two builds of one version are two files.
pub fn same(a: &Compiler, b: &Compiler) -> bool {
    // Some begin with the name that they were called by.
    let version = |c: &Compiler| {
        let text = &c.version.text;
        text.strip_prefix(&c.name).unwrap_or(text).to_string()
    };
    let file = |c: &Compiler| real_file(c.program());
    a.family == b.family && version(a) == version(b) && file(a).is_some() && file(a) == file(b)
}

/// A program as whoever named it means it: jobs run elsewhere than where a path was typed. Links are left, as some
/// programs go by the name that they are called by.
pub fn from_here(program: &str) -> String {
    let relative = program.contains('/') && !program.starts_with('/');
    let absolute = relative
        .then(|| std::path::absolute(program).ok())
        .flatten();
    absolute.map_or(program.into(), |path| path.to_string_lossy().into_owned())
}

/// Whether a program is a script: what a compiler is to do may then depend on more than its driver says.
pub(crate) fn is_script(program: &str) -> bool {
    let mut start = [0; 2];
    real_file(program)
        .and_then(|file| File::open(file).ok())
        .is_some_and(|mut file| file.read_exact(&mut start).is_ok() && start == *b"#!")
}

/// The file behind a program's name, as a shell finds it.
fn real_file(program: &str) -> Option<PathBuf> {
    if program.contains('/') {
        return std::fs::canonicalize(program).ok();
    }
    let path = std::env::var_os("PATH")?;
    let found = std::env::split_paths(&path)
        .map(|dir| dir.join(program))
        .find(|file| is_executable(file))?;
    std::fs::canonicalize(found).ok()
}

/// Names with a version say most, those that name no compiler least; of two alike the shorter.
fn telling(name: &str) -> (bool, bool, std::cmp::Reverse<usize>) {
    (
        name.contains('-'),
        name != "cc",
        std::cmp::Reverse(name.len()),
    )
}

/// Programs on `PATH` whose names say that they may be compilers, in the order a shell finds them.
fn candidates(
    path: impl IntoIterator<Item = PathBuf>,
    is_wanted: impl Fn(&str) -> bool,
) -> Vec<(String, PathBuf)> {
    let mut seen: Vec<(String, PathBuf)> = Vec::new();
    for dir in path {
        let Ok(entries) = std::fs::read_dir(&dir) else {
            continue;
        };
        let mut here: Vec<(String, PathBuf)> = entries
            .flatten()
            .filter_map(|entry| {
                let name = entry.file_name().into_string().ok()?;
                let file = entry.path();
                (is_wanted(&name) && is_executable(&file)).then_some((name, file))
            })
            .collect();
        here.sort();
        for (name, file) in here {
            if !seen.iter().any(|(other, _)| *other == name) {
                seen.push((name, file));
            }
        }
    }
    seen
}

fn is_executable(file: &Path) -> bool {
    std::fs::metadata(file)
        .is_ok_and(|meta| meta.is_file() && meta.permissions().mode() & 0o111 != 0)
}

fn is_compiler_name(name: &str) -> bool {
    let versioned = |rest: &str| {
        rest.is_empty()
            || rest.strip_prefix('-').is_some_and(|number| {
                !number.is_empty() && number.chars().all(|c| c.is_ascii_digit() || c == '.')
            })
    };
    name == "cc"
        || Family::ALL
            .into_iter()
            .flat_map(|family| family.traits().programs)
            .any(|base| name.strip_prefix(base).is_some_and(versioned))
}

/// A compiler's name without the machine that it compiles for, and that: `s390x-linux-gnu-gcc-12`.
fn machine(name: &str) -> (Option<&str>, &str) {
    let starts = name.match_indices('-').find(|(at, _)| {
        let base = name.get(at + 1..).unwrap_or_default();
        // Whose `cc` is behind a dash, nobody knows.
        *at > 0 && base != "cc" && is_compiler_name(base)
    });
    match starts {
        Some((at, _)) => (name.get(..at), name.get(at + 1..).unwrap_or_default()),
        None => (None, name),
    }
}

/// A compiler by the program that somebody named; an error says why that cannot be run.
pub fn named(
    program: &str,
    worker: &mut Worker,
    dir: &Path,
) -> Result<Result<Compiler, String>, ExecError> {
    let job = Job::compiler(program, dir).args(["--version"]);
    if let End::CannotStart(why) = worker.run(&job)?.end {
        return Ok(Err(why));
    }
    let name = Path::new(program).file_name();
    let name = name.map_or(program.into(), |name| name.to_string_lossy());
    Ok(Ok(compiler(&name, program, worker, dir)?))
}

/// A compiler by its name and its program: one that we know, or a generic one.
pub fn compiler(
    name: &str,
    program: &str,
    worker: &mut Worker,
    dir: &Path,
) -> Result<Compiler, ExecError> {
    let identified = identify(name, program, worker, dir)?;
    Ok(identified.unwrap_or_else(|| Compiler::new(name, program, Family::Generic)))
}

/// Asks a program what it is; `None` when it is no compiler that we know.
pub fn identify(
    name: &str,
    program: &str,
    worker: &mut Worker,
    dir: &Path,
) -> Result<Option<Compiler>, ExecError> {
    let (_, base_name) = machine(name);
    for family in Family::ALL {
        let traits = family.traits();
        let named = traits
            .programs
            .iter()
            .any(|base| base_name.starts_with(base));
        if !named && base_name != "cc" || traits.programs.is_empty() {
            continue;
        }
        let Some(answer) = ask(program, traits.version, worker, dir)? else {
            continue;
        };
        let recognised = Regex::new(traits.recognised_by).is_ok_and(|r| r.is_match(&answer));
        let known = recognised || named && traits.known_by_name;
        if !known {
            continue;
        }
        let mut compiler = Compiler::new(name, program, family);
        compiler.version = version(&answer, program);
        compiler.target = target(family, program, &answer, worker, dir)?;
        compiler.runner = emulator(&compiler.target);
        return Ok(Some(compiler));
    }
    Ok(None)
}

fn ask(
    program: &str,
    args: &[&str],
    worker: &mut Worker,
    dir: &Path,
) -> Result<Option<String>, ExecError> {
    let ran = worker.run(&Job::compiler(program, dir).args(args.iter().copied()))?;
    // Some fail because there is nothing to compile, after having said what they are.
    Ok(matches!(ran.end, crate::process::End::Exited(_))
        .then(|| format!("{}{}", ran.stdout.text(), ran.stderr.text())))
}

/// The first line that holds a version, and its numbers. A compiler without one is told apart by
/// the size of its file.
pub(crate) fn version(answer: &str, program: &str) -> Version {
    // The last on the line: distributions put their package's version in brackets before it.
    if let Ok(dotted) = Regex::new(r"\b\d+(?:\.\d+)+")
        && let Some((line, text)) = answer
            .lines()
            .find_map(|line| Some((line, dotted.find_iter(line).last()?.as_str())))
    {
        return Version {
            text: line.trim().to_string(),
            numbers: text.split('.').filter_map(|n| n.parse().ok()).collect(),
        };
    }
    let size = real_file(program).and_then(|file| std::fs::metadata(file).ok());
    let size = size.map_or(0, |meta| meta.len());
    Version {
        text: format!("no version, {size} bytes"),
        numbers: Vec::new(),
    }
}

fn target(
    family: Family,
    program: &str,
    answer: &str,
    worker: &mut Worker,
    dir: &Path,
) -> Result<String, ExecError> {
    if let Some(args) = family.traits().target
        && let Some(answer) = ask(program, args, worker, dir)?
        && let Some(line) = answer.lines().next().filter(|line| !line.contains(' '))
    {
        return Ok(line.to_string());
    }
    let named = family
        .traits()
        .target_in_version
        .and_then(|(pattern, behind)| {
            let found = Regex::new(pattern).ok()?.captures(answer)?;
            Some(format!("{}{behind}", found.get(1)?.as_str()))
        });
    Ok(named.unwrap_or_else(|| format!("{}-linux", std::env::consts::ARCH)))
}

/// What runs the programs of a compiler for another machine: an emulator of Linux programs that is on `PATH`, with the
/// libraries where Debian's cross compilers have them. Nothing where this machine does, or where there is none.
fn emulator(target: &str) -> Vec<String> {
    let (arch, rest) = target.split_once('-').unwrap_or((target, ""));
    let own = std::env::consts::ARCH;
    if arch == own
        || own == "x86_64" && matches!(arch, "i386" | "i486" | "i586" | "i686")
        || !rest.contains("linux")
    {
        return Vec::new();
    }
    let name = match arch {
        "powerpc64le" | "ppc64le" => "ppc64le",
        "powerpc" => "ppc",
        "mips64el" | "mips64" | "mipsel" | "mips" => arch,
        _ if arch.starts_with("armeb") => "armeb",
        _ if arch.starts_with("arm") => "arm",
        _ => arch,
    };
    let path = std::env::var_os("PATH").unwrap_or_default();
    let names = [format!("qemu-{name}"), format!("qemu-{name}-static")];
    let found = std::env::split_paths(&path)
        .flat_map(|dir| names.iter().map(move |name| dir.join(name)))
        .find(|file| is_executable(file));
    let Some(found) = found.as_deref().and_then(Path::to_str) else {
        return Vec::new();
    };
    let libraries = format!("/usr/{target}");
    match Path::new(&libraries).is_dir() {
        true => vec![found.into(), "-L".into(), libraries],
        false => vec![found.into()],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_compilers() {
        for name in ["cc", "gcc", "gcc-12", "clang-14", "tcc", "pcc", "chibicc"] {
            assert!(is_compiler_name(name), "{name}");
        }
        for name in [
            "gcc-ar-12",
            "gcc-ar",
            "clang++",
            "clang-format-14",
            "cccp",
            "gccgo-12",
        ] {
            assert!(!is_compiler_name(name), "{name}");
        }
        assert_eq!(machine("gcc-12"), (None, "gcc-12"));
        assert_eq!(machine("odd-cc"), (None, "odd-cc"));
        assert_eq!(machine("avr-gcc"), (Some("avr"), "gcc"));
        let cross = "s390x-linux-gnu-gcc-12";
        assert_eq!(machine(cross), (Some("s390x-linux-gnu"), "gcc-12"));
        assert!(telling("gcc-12") > telling("gcc"));
        assert!(telling("gcc") > telling("cc"));
    }

    #[test]
    fn versions() {
        let numbers = |answer| version(answer, "").numbers;
        assert_eq!(
            numbers("gcc-12 (Debian 12.2.0-14+deb12u1) 12.2.0\nCopyright (C) 2022"),
            [12, 2, 0]
        );
        assert_eq!(
            numbers("gcc (GCC) 15.0.1 20250101 (experimental)"),
            [15, 0, 1]
        );
        assert_eq!(numbers("Debian clang version 14.0.6"), [14, 0, 6]);
        assert_eq!(numbers("tcc version 0.9.27 (x86_64 Linux)"), [0, 9, 27]);
        assert_eq!(
            numbers("Portable C Compiler 1.2.0.DEVEL 20220331 for amd64-pc-linux-gnu"),
            [1, 2, 0]
        );
        assert!(numbers("chibicc: no input files").is_empty());
    }
}
