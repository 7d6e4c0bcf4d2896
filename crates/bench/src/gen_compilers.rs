//! What gcc and clang make of a program whose output is known.
//!
//! Unoptimised and sanitized code judge *us*: whatever they object to is taken for a fault of the
//! program until somebody shows otherwise. Optimised code is what the programs are for: where only
//! it differs, that is a finding, a bug of the compiler or of ours. A compiler that crashes is a
//! finding at every level; one that runs out of time says nothing.

use std::collections::BTreeMap;
use std::ffi::OsString;

use anyhow::{Context, Result};

use crate::child::{self, End, Ended, Limits};
use crate::gen_program::difference;
use crate::scratch::Scratch;

/// Sanitized code for a large program takes compilers long.
const COMPILE: Limits = Limits {
    output: 64 << 20,
    ..Limits::seconds(300)
};
const RUN: Limits = Limits::seconds(20);

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Compiler {
    Gcc,
    Clang,
}

impl Compiler {
    pub const BOTH: [Compiler; 2] = [Compiler::Gcc, Compiler::Clang];

    pub fn name(self) -> &'static str {
        match self {
            Compiler::Gcc => "gcc",
            Compiler::Clang => "clang",
        }
    }

    /// Keeps a warning to its one line.
    fn terse(self) -> &'static str {
        match self {
            Compiler::Gcc => "-fno-diagnostics-show-caret",
            Compiler::Clang => "-fno-caret-diagnostics",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Code {
    /// -O0, with warnings.
    Plain,
    /// -O0 with the address and undefined-behaviour sanitizers.
    Sanitized,
    Optimised(&'static str),
    /// No code at all: whether the program is accepted.
    Syntax,
}

impl Code {
    pub fn name(self) -> &'static str {
        match self {
            Code::Plain => "-O0",
            Code::Sanitized => "sanitized",
            Code::Optimised(level) => level,
            Code::Syntax => "-fsyntax-only",
        }
    }

    fn options(self) -> &'static [&'static str] {
        match self {
            Code::Plain => &["-O0", "-Wall"],
            // A program goes on after a report, so that there may be several.
            Code::Sanitized => &["-O0", "-w", "-fsanitize=undefined,address"],
            Code::Optimised(_) => &["-w"],
            Code::Syntax => &["-w", "-fsyntax-only"],
        }
    }
}

pub const LEVELS: [&str; 4] = ["-O1", "-O2", "-O3", "-Os"];

/// What a program has to answer for.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fault {
    NoProgram,
    SizeOff,
    /// Its text, parsed and run again, does not mean what its tree means.
    Text,
    Rejected(Compiler, Code),
    WrongOutput(Compiler),
    Sanitizer(Compiler),
    /// A warning that is not inherent in random code.
    Warning(Compiler),
    FindingOutput(Compiler, Code),
    FindingCrash(Compiler, Code),
}

impl Fault {
    pub fn label(&self) -> String {
        let of = |compiler: &Compiler, code: &Code| format!("{} {}", compiler.name(), code.name());
        match self {
            Fault::NoProgram => "no program".into(),
            Fault::SizeOff => "size off".into(),
            Fault::Text => "text and tree differ".into(),
            Fault::Rejected(compiler, code) => format!("rejected by {}", of(compiler, code)),
            Fault::WrongOutput(compiler) => format!("other output, {} -O0", compiler.name()),
            Fault::Sanitizer(compiler) => format!("sanitizer report, {}", compiler.name()),
            Fault::Warning(compiler) => format!("warning to heed, {}", compiler.name()),
            Fault::FindingOutput(compiler, code) => {
                format!("FINDING, other output, {}", of(compiler, code))
            }
            Fault::FindingCrash(compiler, code) => {
                format!("FINDING, compiler crash, {}", of(compiler, code))
            }
        }
    }

    pub fn is_finding(&self) -> bool {
        matches!(self, Fault::FindingOutput(..) | Fault::FindingCrash(..))
    }
}

/// Kinds of warnings and how often each was given.
pub type Warnings = BTreeMap<(Compiler, String), usize>;

/// What compilers said about one program.
#[derive(Default)]
pub struct Judged {
    pub faults: Vec<(Fault, String)>,
    pub warnings: Warnings,
    /// Compilers that ran out of time, by what they were to make.
    pub unjudged: Vec<String>,
    /// What clang's sanitizer reported of a program that printed what it should.
    pub reports: Vec<String>,
}

/// Clang gives this warning no name of its own.
const NO_CASE: &str = "(no case for a constant)";

/// Warnings of -Wall that say what random code is: values nobody needs, constants out of range,
/// conditions that are always so, code that a person would have written otherwise; and, in code that
/// never runs (where it runs, the semantics has a say), divisions by zero, indexes out of range and variables without a value.
const INHERENT: &[&str] = &[
    NO_CASE,
    "-Warray-bounds",
    "-Wbitfield-constant-conversion",
    "-Wbool-compare",
    "-Wbool-operation",
    "-Wconstant-conversion",
    "-Wconstant-logical-operand",
    "-Wdiv-by-zero",
    "-Wdivision-by-zero",
    "-Wint-in-bool-context",
    "-Winteger-overflow",
    "-Wmaybe-uninitialized",
    "-Woverflow",
    "-Wparentheses",
    "-Wself-assign",
    "-Wuninitialized",
    "-Wunused-but-set-parameter",
    "-Wunused-but-set-variable",
    "-Wunused-const-variable",
    "-Wunused-function",
    "-Wunused-label",
    "-Wunused-value",
    "-Wunused-variable",
    "-Wxor-used-as-pow",
];

/// Families of the same, each of many members.
const INHERENT_FAMILIES: &[&str] = &["-Wbitwise-", "-Wshift-", "-Wtautological-", "-Wlogical-"];

pub fn is_inherent(kind: &str) -> bool {
    INHERENT.contains(&kind) || INHERENT_FAMILIES.iter().any(|f| kind.starts_with(f))
}

/// Compiles the files in the scratch directory in all ways and compares what the programs print.
pub fn judge(
    scratch: &Scratch,
    units: &[&str],
    expected: &[u8],
    levels: &[&'static str],
) -> Result<Judged> {
    let mut judged = Judged::default();
    let levels = levels.iter().map(|&level| Code::Optimised(level));
    let codes: Vec<Code> = [Code::Plain, Code::Sanitized]
        .into_iter()
        .chain(levels)
        .collect();
    for compiler in Compiler::BOTH {
        for &code in &codes {
            build(scratch, units, expected, compiler, code, &mut judged)?;
        }
    }
    Ok(judged)
}

/// Whether both compilers accept the files.
pub fn accept(scratch: &Scratch, units: &[&str]) -> Result<Judged> {
    let mut judged = Judged::default();
    for compiler in Compiler::BOTH {
        build(scratch, units, &[], compiler, Code::Syntax, &mut judged)?;
    }
    Ok(judged)
}

fn build(
    scratch: &Scratch,
    units: &[&str],
    expected: &[u8],
    compiler: Compiler,
    code: Code,
    judged: &mut Judged,
) -> Result<()> {
    let mut arguments: Vec<OsString> = vec![
        "-std=c11".into(),
        "-pedantic-errors".into(),
        compiler.terse().into(),
    ];
    arguments.extend(code.options().iter().map(OsString::from));
    if let Code::Optimised(level) = code {
        arguments.push(level.into());
    }
    arguments.extend(units.iter().map(OsString::from));
    arguments.extend(["-o".into(), "program".into()]);
    let compiled = child::run(scratch, compiler.name(), arguments, COMPILE)
        .with_context(|| format!("cannot use {}: `make setup` installs it", compiler.name()))?;
    let text = String::from_utf8_lossy(&compiled.stderr);
    if code == Code::Plain {
        for kind in warnings(&text) {
            *judged.warnings.entry((compiler, kind)).or_default() += 1;
        }
        let heed = text
            .lines()
            .find(|line| kind(line).is_some_and(|k| !is_inherent(k)));
        if let Some(line) = heed {
            let fault = Fault::Warning(compiler);
            judged.faults.push((fault, line.to_string()));
        }
    }
    if !compiled.succeeded() {
        match compiled.end {
            End::TimedOut | End::TooMuchOutput => {
                let what = format!("{} {}", compiler.name(), code.name());
                judged
                    .unjudged
                    .push(format!("{what}: {}", compiled.complaint()));
            }
            _ if crashed(&compiled, &text) => {
                let fault = Fault::FindingCrash(compiler, code);
                judged.faults.push((fault, error_line(&compiled, &text)));
            }
            _ => {
                let fault = Fault::Rejected(compiler, code);
                judged.faults.push((fault, error_line(&compiled, &text)));
            }
        }
        return Ok(());
    }
    if code == Code::Syntax {
        return Ok(());
    }
    let ran = child::run::<_, [&str; 0], _>(scratch, scratch.file("program"), [], RUN)?;
    let right = ran.succeeded() && ran.stdout == expected;
    let detail = || match ran.succeeded() {
        true => difference(expected, &ran.stdout),
        false => ran.complaint(),
    };
    match code {
        Code::Sanitized if !right || !ran.stderr.is_empty() => {
            let detail = match ran.stderr.is_empty() {
                true => detail(),
                false => ran.complaint(),
            };
            judged.faults.push((Fault::Sanitizer(compiler), detail));
            if right && compiler == Compiler::Clang {
                let text = String::from_utf8_lossy(&ran.stderr);
                let reports = text.lines().filter(|line| !line.starts_with("SUMMARY: "));
                judged.reports.extend(reports.map(str::to_string));
            }
        }
        Code::Plain if !right => judged.faults.push((Fault::WrongOutput(compiler), detail())),
        Code::Optimised(_) if !right => {
            let fault = Fault::FindingOutput(compiler, code);
            judged.faults.push((fault, detail()));
        }
        _ => {}
    }
    Ok(())
}

fn crashed(compiled: &Ended, text: &str) -> bool {
    matches!(compiled.end, End::Signal(_))
        || text.contains("internal compiler error")
        || text.contains("PLEASE submit a bug report")
}

/// The line that says what is wrong, among warnings.
fn error_line(compiled: &Ended, text: &str) -> String {
    let line = text.lines().find(|line| line.contains("error:"));
    line.map_or_else(|| compiled.complaint(), str::to_string)
}

fn warnings(text: &str) -> impl Iterator<Item = String> {
    text.lines().filter_map(kind).map(str::to_string)
}

/// The kind of the warning on a line.
fn kind(line: &str) -> Option<&str> {
    if !line.contains(" warning: ") {
        return None;
    }
    match line.rsplit_once('[') {
        Some((_, kind)) if kind.starts_with("-W") => {
            let kind = kind.strip_suffix(']').unwrap_or(kind);
            // `-Wshift-count-overflow=2`: the level is no part of the kind.
            Some(kind.split(['=', ',']).next().unwrap_or(kind))
        }
        _ if line.contains("no case matching constant switch condition") => Some(NO_CASE),
        _ => Some("(without a name)"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_of_warnings() {
        let line = "main.c:3:5: warning: unused variable 'x' [-Wunused-variable]";
        assert_eq!(kind(line), Some("-Wunused-variable"));
        assert_eq!(
            kind("main.c:1:2: warning: shift [-Wshift-overflow=]"),
            Some("-Wshift-overflow")
        );
        assert_eq!(kind("main.c: In function 'f':"), None);
        assert_eq!(kind("a.c:1:1: warning: odd"), Some("(without a name)"));
        let line = "main.c:2:9: warning: no case matching constant switch condition '7'";
        assert_eq!(kind(line), Some(NO_CASE));
        assert!(is_inherent("-Wshift-overflow"));
        assert!(!is_inherent("-Wint-conversion"));
        assert!(!is_inherent("-Wincompatible-pointer-types"));
    }
}
