//! The bugs that triage is measured on: `triage/bugs.txt` beside this crate's sources, and compilers that have them.
//!
//! Most of them are planted, so that it is known which bug a failure is. A compiler with one of them is a script in front of
//! a real one; those of clang and gcc are plugins, which are built here if the packages for that are installed. Of real
//! bugs there are programs, of which it is known that one change of their compiler's source makes them right.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use cassay_eval::Verdict;
use cassay_exec::{Compiler, Root, Worker, find};
use cassay_program::{Expected, Program};
use cassay_source::Source;

/// Compilers whose bugs are planted into texts, before or behind them.
pub const NO_PASSES: &str = "no passes";

/// How a bug is planted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum How {
    /// A pass of its own in clang.
    Clang { pass: String },
    /// What is done before a pass of gcc.
    Gcc { change: String, pass: String },
    /// The text is changed by sed.
    Text { sed: String },
    /// The assembly is changed by a script.
    Assembly { script: String },
    /// The compiler gives up.
    Crash { patterns: Vec<String>, says: String },
    /// It is a real one, which programs in the directory of its name show.
    Real { compiler: String },
}

/// One bug.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bug {
    pub name: String,
    /// Its number in the set.
    pub number: u64,
    pub how: How,
    /// Whether rules may be tuned on it.
    pub tuned: bool,
}

impl Bug {
    /// Bugs that may be taken for each other: those of one compiler.
    pub fn pool(&self) -> &str {
        match &self.how {
            How::Clang { .. } => "clang",
            How::Gcc { .. } => "gcc",
            How::Text { .. } | How::Assembly { .. } => NO_PASSES,
            How::Crash { .. } => "crash",
            How::Real { compiler } => compiler,
        }
    }

    /// Whether nobody planted it.
    pub fn is_real(&self) -> bool {
        matches!(self.how, How::Real { .. })
    }

    /// The programs that show a real bug, by their names.
    pub fn programs(&self) -> Result<Vec<Program>> {
        let dir = home().join("real").join(&self.name);
        let mut paths = Vec::new();
        for entry in fs::read_dir(&dir).with_context(|| format!("cannot read {}", dir.display()))? {
            paths.push(entry?.path());
        }
        paths.sort();
        let programs = paths.iter().map(|path| {
            let text = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
            let mut program = Program::single("main.c", text);
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            program.case = format!("{}/{name}", self.name);
            let outcome = Source::of(&program)
                .check()
                .with_context(|| format!("in {}", path.display()))?
                .run(&cassay_eval::Options::default());
            let Verdict::Exit(status) = outcome.verdict else {
                bail!(
                    "{} does not end well: {:?}",
                    path.display(),
                    outcome.verdict
                );
            };
            program.expected = Some(Expected::exit(status & 0xff, outcome.output));
            Ok(program)
        });
        programs.collect()
    }

    /// The guilty pass.
    pub fn pass(&self) -> Option<&str> {
        match &self.how {
            How::Clang { pass } | How::Gcc { pass, .. } => Some(pass),
            How::Text { .. } | How::Assembly { .. } | How::Crash { .. } | How::Real { .. } => None,
        }
    }

    /// The flags that it shows with.
    pub fn flags(&self) -> Vec<String> {
        match self.how {
            How::Clang { .. } | How::Gcc { .. } => vec!["-O2".to_string()],
            How::Assembly { .. } => vec!["-O1".to_string()],
            How::Text { .. } | How::Crash { .. } | How::Real { .. } => Vec::new(),
        }
    }

    fn planted(&self) -> &str {
        match &self.how {
            How::Clang { pass } => pass,
            How::Gcc { change, .. } => change,
            How::Text { .. } | How::Assembly { .. } | How::Crash { .. } | How::Real { .. } => "",
        }
    }
}

/// The directory of the set.
fn home() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("triage")
}

/// All bugs, or those whose name holds one of `only`.
pub fn bugs(only: &[String]) -> Result<Vec<Bug>> {
    let path = home().join("bugs.txt");
    let text = fs::read_to_string(&path)
        .with_context(|| format!("cannot read the benchmark set {}", path.display()))?;
    let mut all = parse(&text).with_context(|| format!("in {}", path.display()))?;
    all.retain(|bug| only.is_empty() || only.iter().any(|only| bug.name.contains(only.as_str())));
    if all.is_empty() {
        bail!("no bug of {} has this name", path.display());
    }
    Ok(all)
}

fn parse(text: &str) -> Result<Vec<Bug>> {
    let lines = text
        .lines()
        .filter(|line| !line.trim().is_empty() && !line.starts_with('#'));
    let mut all = Vec::new();
    for (number, line) in (1..).zip(lines) {
        let cells: Vec<&str> = line.splitn(3, '|').map(str::trim).collect();
        let &[name, how, what] = &cells[..] else {
            bail!("`{line}` is not `name | how | what`");
        };
        let split = |at: &str| {
            let parts = what.split_once(at);
            parts.with_context(|| format!("`{line}` lacks what is behind `{at}`"))
        };
        let how = match how {
            "clang" => How::Clang { pass: what.into() },
            "gcc" => {
                let (change, pass) = split(" ")?;
                let (change, pass) = (change.to_string(), pass.to_string());
                How::Gcc { change, pass }
            }
            "text" => How::Text { sed: what.into() },
            "assembly" => How::Assembly {
                script: what.into(),
            },
            "crash" => {
                let (patterns, says) = split("  ")?;
                How::Crash {
                    patterns: patterns.split(',').map(str::to_string).collect(),
                    says: says.trim().to_string(),
                }
            }
            "real" => How::Real {
                compiler: what.into(),
            },
            other => bail!("`{other}` is no way to have a bug"),
        };
        let name = name.to_string();
        let tuned = number % 2 == 1 && !matches!(how, How::Real { .. });
        all.push(Bug {
            name,
            number,
            how,
            tuned,
        });
    }
    Ok(all)
}

/// Compilers with planted bugs, in a directory that vanishes.
pub struct Compilers {
    root: Root,
    clang: Result<PathBuf, String>,
    gcc: Result<PathBuf, String>,
}

const CLANG: &str = "clang-14";
const GCC: &str = "gcc-12";

impl Compilers {
    /// Builds what can be built.
    pub fn new(root: &Root) -> Compilers {
        Compilers {
            clang: plugin(root, "planted.cpp", &llvm_flags()),
            gcc: plugin(root, "planted-gcc.cc", &gcc_flags()),
            root: root.clone(),
        }
    }

    /// A compiler with the bugs of one place and no others; `Err` says what is missing.
    pub fn with(&self, bugs: &[&Bug], worker: &mut Worker) -> Result<Result<Compiler, String>> {
        let Some(first) = bugs.first() else {
            bail!("a compiler without bugs is not planted");
        };
        let names: Vec<&str> = bugs.iter().map(|bug| bug.name.as_str()).collect();
        let planted: Vec<&str> = bugs.iter().map(|bug| bug.planted()).collect();
        let planted = planted.join(",");
        let (kind, text) = match &first.how {
            How::Clang { .. } => match &self.clang {
                Ok(so) => (
                    "clang",
                    format!(
                        "CASSAY_PLANTED={planted} exec {CLANG} -fpass-plugin={} \"$@\"",
                        so.display()
                    ),
                ),
                Err(why) => return Ok(Err(why.clone())),
            },
            How::Gcc { .. } => match &self.gcc {
                Ok(so) => (
                    "gcc",
                    format!(
                        "CASSAY_PLANTED={planted} exec {GCC} -fplugin={} \"$@\"",
                        so.display()
                    ),
                ),
                Err(why) => return Ok(Err(why.clone())),
            },
            How::Text { sed } => ("planted", text_script(sed)),
            How::Assembly { script } => {
                let mock = home().join("../../../tests/reduce/mock").join(script);
                ("planted", format!("exec sh {} \"$@\"", mock.display()))
            }
            How::Crash { patterns, says } => ("gcc", crash_script(patterns, says)),
            How::Real { compiler } => {
                let dir = self.root.dir()?;
                let found = find::compiler(compiler, compiler, worker, dir.path());
                return Ok(found.map_err(|why| why.to_string()));
            }
        };
        let name = format!("{kind}-{}", names.join("+"));
        let path = self.root.path().join(&name);
        fs::write(&path, format!("#!/bin/sh\n{text}\n"))?;
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755))?;
        let dir = self.root.dir()?;
        let found = find::compiler(&name, &path.to_string_lossy(), worker, dir.path())?;
        Ok(Ok(found))
    }

    /// The compiler without the bug that is planted into its text, which must go right.
    pub fn sound(&self, bug: &Bug, worker: &mut Worker) -> Result<Option<Compiler>> {
        match bug.how {
            How::Text { .. } => {
                let dir = self.root.dir()?;
                Ok(Some(find::compiler("tcc", "tcc", worker, dir.path())?))
            }
            How::Clang { .. }
            | How::Gcc { .. }
            | How::Assembly { .. }
            | How::Crash { .. }
            | How::Real { .. } => Ok(None),
        }
    }
}

fn text_script(sed: &str) -> String {
    format!(
        "out=a.out flags= units=\n\
         while [ $# -gt 0 ]; do\n\
         case $1 in\n\
         -o) out=$2; shift ;;\n\
         *.c) sed '{sed}' \"$1\" > \"$1.changed.c\"; units=\"$units $1.changed.c\" ;;\n\
         *) flags=\"$flags $1\" ;;\n\
         esac\n\
         shift\n\
         done\n\
         exec tcc -w $flags -o \"$out\" $units"
    )
}

fn crash_script(patterns: &[String], says: &str) -> String {
    let mut text = "for word; do case $word in *.c)\n".to_string();
    let all: Vec<String> = patterns
        .iter()
        .map(|pattern| format!("grep -q -e '{pattern}' \"$word\""))
        .collect();
    let first = patterns.first().map_or("", String::as_str);
    let says = says.replace("LINE", "$line");
    text += &format!("if {}; then\n", all.join(" && "));
    text += &format!("line=$(grep -n -e '{first}' \"$word\" | head -n 1 | cut -d: -f1)\n");
    text += &format!("echo \"$word:$line: internal compiler error: {says}\" >&2; exit 4; fi\n");
    text + ";; esac; done\nexec gcc -w \"$@\""
}

fn llvm_flags() -> Result<Vec<String>, String> {
    let asked = Command::new("llvm-config-14").arg("--cxxflags").output();
    let Ok(answer) = asked else {
        return Err("llvm-config-14 is missing (llvm-14-dev)".to_string());
    };
    let words = String::from_utf8_lossy(&answer.stdout).into_owned();
    let words = words.split_whitespace().map(str::to_string);
    let own = |word: &String| !word.starts_with("-std=");
    Ok(words
        .filter(own)
        .chain(["-std=c++17".to_string()])
        .collect())
}

fn gcc_flags() -> Result<Vec<String>, String> {
    let asked = Command::new(GCC).arg("-print-file-name=plugin").output();
    let Ok(answer) = asked else {
        return Err(format!("{GCC} is missing"));
    };
    let place = String::from_utf8_lossy(&answer.stdout).trim().to_string();
    let include = Path::new(&place).join("include");
    match include.join("gcc-plugin.h").is_file() {
        true => Ok(vec![format!("-I{}", include.display())]),
        false => Err(format!(
            "headers for plugins of {GCC} are missing (gcc-12-plugin-dev)"
        )),
    }
}

/// Builds a plugin; an error says what is missing.
fn plugin(
    root: &Root,
    source: &str,
    flags: &Result<Vec<String>, String>,
) -> Result<PathBuf, String> {
    let flags = flags.as_ref().map_err(String::clone)?;
    let out = root.path().join(source).with_extension("so");
    let built = Command::new("g++")
        .args(["-shared", "-fPIC", "-O1", "-w", "-fno-rtti"])
        .args(flags)
        .arg(home().join(source))
        .arg("-o")
        .arg(&out)
        .output();
    match built {
        Ok(answer) if answer.status.success() => Ok(out),
        Ok(answer) => {
            let said = String::from_utf8_lossy(&answer.stderr).into_owned();
            let first = said.lines().find(|line| line.contains("error"));
            Err(format!(
                "{source} cannot be built: {}",
                first.unwrap_or("g++ fails")
            ))
        }
        Err(why) => Err(format!("g++ cannot be run: {why}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_set_is_large_and_its_names_are_different() {
        let all = bugs(&[]).unwrap();
        assert!(all.len() >= 40, "{}", all.len());
        let mut names: Vec<&str> = all.iter().map(|bug| bug.name.as_str()).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), all.len());
        let planted = all.iter().filter(|bug| !bug.is_real());
        let tuned = planted.clone().filter(|bug| bug.tuned).count();
        assert!(tuned.abs_diff(planted.count() / 2) <= 1);
        let crash = all.iter().find(|bug| bug.name == "crash-rest").unwrap();
        let How::Crash { patterns, says } = &crash.how else {
            panic!("{crash:?}");
        };
        assert_eq!(
            (patterns.len(), says.as_str()),
            (2, "in expand_remainder, at expmed.c:LINE")
        );
        assert!(parse("a | b").is_err() && parse("a | b | c").is_err());
    }
}
