//! What compilers say about the optimisations they did, counted by kind.
//!
//! Three sources: gcc's counters (`-fdump-statistics-stats`: pass, what, how often), gcc's remarks
//! (`-fopt-info-optimized`) and clang's (`-Rpass=.*`). A kind is what is left of a remark without
//! places, names and numbers. Remarks about optimisations that were missed are left out: a program
//! is not the better for them.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::child::{self, Limits};
use crate::scratch::Scratch;

const COMPILE: Limits = Limits {
    output: 256 << 20,
    ..Limits::seconds(120)
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum RemarkSource {
    GccCounters,
    GccRemarks,
    ClangRemarks,
}

impl RemarkSource {
    pub const ALL: [RemarkSource; 3] = [
        RemarkSource::GccCounters,
        RemarkSource::GccRemarks,
        RemarkSource::ClangRemarks,
    ];

    pub fn name(self) -> &'static str {
        match self {
            RemarkSource::GccCounters => "gcc -O3 counters",
            RemarkSource::GccRemarks => "gcc -O3 remarks",
            RemarkSource::ClangRemarks => "clang -O3 remarks",
        }
    }
}

/// Kinds and how often each was recorded.
pub type Kinds = BTreeMap<(RemarkSource, String), u64>;

/// Compiles translation units with both compilers; otherwise why there is nothing to count.
pub fn record(
    scratch: &Scratch,
    include: Option<&Path>,
    units: &[PathBuf],
) -> Result<Result<Kinds, String>> {
    let mut kinds = Kinds::new();
    for unit in units {
        let with = |own: &[&str]| {
            let mut arguments: Vec<OsString> = ["-O3", "-w", "-c", "-o", "unit.o"]
                .map(OsString::from)
                .to_vec();
            arguments.extend(own.iter().map(OsString::from));
            arguments.extend(include.map(crate::tools::include_option));
            arguments.push(unit.into());
            arguments
        };
        let options = [
            "-fdump-statistics-stats",
            "-fopt-info-optimized=remarks.txt",
        ];
        let compiled = child::run(scratch, "gcc", with(&options), COMPILE)
            .context("cannot use gcc: `make setup` installs it")?;
        if !compiled.succeeded() {
            return Ok(Err(format!("gcc -O3: {}", compiled.complaint())));
        }
        for file in dumps(scratch)? {
            count(&mut kinds, RemarkSource::GccCounters, &file, counter)?;
        }
        let remarks = scratch.file("remarks.txt");
        if remarks.is_file() {
            count(&mut kinds, RemarkSource::GccRemarks, &remarks, gcc_remark)?;
        }
        let options = ["-Rpass=.*", "-fno-caret-diagnostics"];
        let compiled = child::run(scratch, "clang", with(&options), COMPILE)
            .context("cannot use clang: `make setup` installs it")?;
        if !compiled.succeeded() {
            return Ok(Err(format!("clang -O3: {}", compiled.complaint())));
        }
        let text = String::from_utf8_lossy(&compiled.stderr);
        for (kind, times) in text.lines().filter_map(clang_remark) {
            *kinds.entry((RemarkSource::ClangRemarks, kind)).or_default() += times;
        }
    }
    Ok(Ok(kinds))
}

/// gcc numbers the file of its counters by the passes it has.
fn dumps(scratch: &Scratch) -> Result<Vec<PathBuf>> {
    let entries = std::fs::read_dir(scratch.path()).context("cannot list a scratch directory")?;
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    Ok(paths
        .filter(|path| path.extension().is_some_and(|e| e == "statistics"))
        .collect())
}

/// Counts the lines of a file, which goes: the next unit makes its own.
fn count(
    kinds: &mut Kinds,
    source: RemarkSource,
    file: &Path,
    kind: fn(&str) -> Option<(String, u64)>,
) -> Result<()> {
    let bytes = std::fs::read(file).with_context(|| format!("cannot read {}", file.display()))?;
    for (kind, times) in String::from_utf8_lossy(&bytes).lines().filter_map(kind) {
        *kinds.entry((source, kind)).or_default() += times;
    }
    std::fs::remove_file(file).with_context(|| format!("cannot remove {}", file.display()))
}

/// `39 ccp "Statements folded" 37`: the pass, not which of its turns.
fn counter(line: &str) -> Option<(String, u64)> {
    let (place, rest) = line.split_once(" \"")?;
    let (what, times) = rest.rsplit_once("\" ")?;
    let (_, pass) = place.split_once(' ')?;
    Some((
        format!("{pass}: {}", without_numbers(what)),
        times.trim().parse().ok()?,
    ))
}

/// `a.c:3:5: optimized: loop vectorized using 16 byte vectors`
fn gcc_remark(line: &str) -> Option<(String, u64)> {
    let (_, text) = line.split_once("optimized:")?;
    // What follows these is an expression of the program.
    let ends = ["condition:", "same value to", "common stores to"];
    let end = ends
        .iter()
        .find_map(|end| Some(text.find(end)? + end.len()));
    let text = end.and_then(|end| text.get(..end)).unwrap_or(text);
    Some((without_names(text), 1))
}

/// `a.c:3:5: remark: hoisting load [-Rpass=licm]`
fn clang_remark(line: &str) -> Option<(String, u64)> {
    let (_, text) = line.split_once(" remark: ")?;
    let (text, pass) = text.rsplit_once(" [-Rpass=")?;
    let text = match text.split_once(" at callsite") {
        Some((before, _)) => before,
        None => text,
    };
    let pass = pass.trim_end_matches(']');
    Some((format!("{pass}: {}", without_names(text)), 1))
}

fn without_numbers(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        if !c.is_ascii_digit() {
            out.push(c);
        } else if !out.ends_with('N') {
            out.push('N');
        }
    }
    out
}

/// Quoted words and words that only a program has become `_`, numbers `N`.
fn without_names(text: &str) -> String {
    let mut words = Vec::new();
    for (i, part) in text.split('\'').enumerate() {
        if i % 2 == 1 {
            words.push("_".to_string());
            continue;
        }
        words.extend(part.split_whitespace().map(word));
    }
    words.join(" ")
}

/// A word, with punctuation around and inside it.
fn word(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let inside = |c: char| c.is_alphanumeric() || matches!(c, '_' | '.' | '/');
        let end = rest.find(|c| !inside(c)).unwrap_or(rest.len());
        if end == 0 {
            let next = first.len_utf8();
            let after = rest.get(next..).unwrap_or_default();
            let sign =
                matches!(first, '-' | '+') && after.starts_with(|c: char| c.is_ascii_digit());
            // A type is a name, however many stars it has.
            let star = first == '*' && out.ends_with('_');
            if !sign && !star {
                out.push(first);
            }
            rest = after;
            continue;
        }
        let piece = rest.get(..end).unwrap_or_default();
        rest = rest.get(end..).unwrap_or_default();
        let bare = piece.trim_end_matches('.');
        if bare.starts_with(|c: char| c.is_ascii_digit()) {
            out.push('N');
        } else if bare == "main"
            || bare.contains(|c: char| c.is_ascii_digit() || matches!(c, '_' | '/' | '.'))
        {
            out.push('_');
        } else {
            out.push_str(bare);
        }
        out.push_str(piece.get(bare.len()..).unwrap_or_default());
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(kind: fn(&str) -> Option<(String, u64)>, line: &str, expected: &str, times: u64) {
        assert_eq!(kind(line), Some((expected.to_string(), times)));
    }

    #[test]
    fn counters() {
        check(
            counter,
            r#"39 ccp "Statements folded" 37"#,
            "ccp: Statements folded",
            37,
        );
        check(
            counter,
            r#"44 fre "RPO num lattice == 12" 2"#,
            "fre: RPO num lattice == N",
            2,
        );
        assert_eq!(counter(""), None);
    }

    #[test]
    fn remarks_of_gcc() {
        check(
            gcc_remark,
            "a.c:1:2: optimized: loop vectorized using 16 byte vectors",
            "loop vectorized using N byte vectors",
            1,
        );
        check(
            gcc_remark,
            "a.c:1:2: optimized:  Inlined f.part.0/3 into main/2 which now has time 7.25 and size 5, net change of -7.",
            "Inlined _ into _ which now has time N and size N, net change of N.",
            1,
        );
        check(
            gcc_remark,
            "a.c:1:2: optimized: Unswitching loop on condition: if (x_3 != 0)",
            "Unswitching loop on condition:",
            1,
        );
        assert_eq!(gcc_remark("a.c:1:2: note: nothing"), None);
    }

    #[test]
    fn remarks_of_clang() {
        check(
            clang_remark,
            "a.c:1:2: remark: 'f' inlined into 'g' with (cost=-5, threshold=225) at callsite g:1:2; [-Rpass=inline]",
            "inline: _ inlined into _ with (cost=N, threshold=N)",
            1,
        );
        check(
            clang_remark,
            "a.c:1:2: remark: hoisting load [-Rpass=licm]",
            "licm: hoisting load",
            1,
        );
        check(
            clang_remark,
            "a.c:1:2: remark: load of type i32** eliminated [-Rpass=gvn]",
            "gvn: load of type _ eliminated",
            1,
        );
        check(
            clang_remark,
            "a.c:1:2: remark: Transformed loop-strided store in main function into a call to llvm.memset.p0i8.i64() intrinsic [-Rpass=loop-idiom]",
            "loop-idiom: Transformed loop-strided store in _ function into a call to _() intrinsic",
            1,
        );
        assert_eq!(clang_remark("In file included from a.c:10:"), None);
    }
}
