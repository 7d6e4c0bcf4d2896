//! Does the semantics lie? Every program of the corpus, and small changes of them, against gcc and clang.
//!
//! A program that Cassay calls defined must do what it says, compiled by either compiler at any of four levels. One
//! that both compilers refuse must not be called defined, and one that is called invalid must not be accepted by both.
//! Whatever differs is kept for somebody to look at: it is explained, in the list of explanations, or mended.
//!
//! Programs run without a sandbox, as those of other figures: Cassay has run them before, and they have called nothing
//! that its library lacks.

use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use clap::Args;
use serde::Deserialize;
use serde_json::json;

use crate::audit_answers::{Answers, Did, question};
use crate::audit_change::changed;
use crate::child::{self, Limits};
use crate::common::Common;
use crate::scratch::{Scratch, write_file};
use crate::table::Table;
use crate::verdict::{Answer, ask};
use crate::{pool, tools};
use cassay_bench::mutate::Rng;

#[derive(Args)]
pub struct Options {
    /// Stop after this many minutes; 0: after the unchanged programs
    #[arg(long, default_value_t = 10, value_name = "N")]
    minutes: u64,
    /// The number all changes follow from
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,
    /// Directories of C files [default: tests/run and tests/undefined]
    #[arg(long, value_name = "DIR", num_args = 1..)]
    corpus: Vec<PathBuf>,
    /// Compilers to compare with
    #[arg(
        long,
        default_value = "gcc,clang",
        value_delimiter = ',',
        value_name = "NAME,…"
    )]
    compilers: Vec<String>,
    /// Leave the unchanged programs out
    #[arg(long)]
    only_changed: bool,
    /// Differences that are explained
    #[arg(long, default_value = "tests/audit.toml", value_name = "FILE")]
    explained: PathBuf,
    /// Where programs are kept that show a difference
    #[arg(long, default_value = "target/audit", value_name = "DIR")]
    keep: PathBuf,
    /// Where answers of compilers are noted, and taken from the next time: with the same seed, another build of Cassay is
    /// audited in minutes
    #[arg(long, value_name = "FILE")]
    answers: Option<PathBuf>,
    /// Stop after this many changed programs
    #[arg(long, value_name = "N")]
    programs: Option<u64>,
    /// Programs tried at the same time
    #[arg(long, default_value_t = pool::default_jobs())]
    jobs: usize,
}

const LEVELS: &[&str] = &["-O0", "-O1", "-O2", "-O3"];
/// Enough for a program of the corpus; most changed ones that need more never end.
const MAX_STEPS: u64 = 20_000_000;
const ASK: Limits = Limits {
    memory: Some(4 << 30),
    ..Limits::seconds(20)
};
const RUN: Limits = Limits::seconds(5);
/// Programs between two looks at the clock.
const ROUND: u64 = 64;
/// How often it is said how far it is.
const SAID: Duration = Duration::from_secs(60);

/// Why a difference is none, for differences that look like this. All parts that are given must fit.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Explained {
    /// `wrong`, `accepted` or `refused`.
    difference: String,
    /// A part of Cassay's message, or of what is said of the compilers.
    says: Option<String>,
    /// A part of the program's text.
    has: Option<String>,
    reason: String,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct Explanations {
    #[serde(default)]
    explained: Vec<Explained>,
}

impl Explanations {
    fn read(path: &Path) -> Result<Explanations> {
        let text = std::fs::read_to_string(path)
            .with_context(|| format!("cannot read {}", path.display()))?;
        toml::from_str(&text).with_context(|| format!("in {}", path.display()))
    }

    fn reason(&self, difference: &str, detail: &str, text: &str) -> Option<&str> {
        let part = |wanted: &Option<String>, text: &str| {
            wanted.as_ref().is_none_or(|part| text.contains(part))
        };
        let mut fitting = self
            .explained
            .iter()
            .filter(|e| e.difference == difference && part(&e.says, detail) && part(&e.has, text));
        fitting.next().map(|e| e.reason.as_str())
    }
}

/// What became of one program.
struct Tried {
    /// The row it is counted in.
    row: String,
    changes: Vec<&'static str>,
    difference: Option<Difference>,
}

struct Difference {
    kind: &'static str,
    seed: String,
    detail: String,
    kept: PathBuf,
    reason: Option<String>,
}

struct Room<'a> {
    scratch: &'a Scratch,
    cassay: PathBuf,
    options: &'a Options,
    /// Names and texts.
    corpus: Vec<(String, String)>,
    explanations: Explanations,
    /// The compilers, with their versions.
    compilers: Vec<(String, String)>,
    answers: Answers,
}

pub fn main(common: &Common, options: &Options) -> Result<ExitCode> {
    let scratch = Scratch::new()?;
    let room = Room {
        scratch: &scratch,
        cassay: common.cassay()?,
        options,
        corpus: corpus(options)?,
        explanations: Explanations::read(&options.explained)?,
        compilers: versions(&scratch, &options.compilers)?,
        answers: Answers::open(options.answers.as_deref())?,
    };
    let begin = Instant::now();
    let time = Duration::from_secs(options.minutes * 60);
    let plain = room.corpus.len() as u64;
    let mut tried = Vec::new();
    if !options.only_changed {
        let all: Vec<u64> = (0..plain).collect();
        tried = pool::map(options.jobs, "programs", &all, |&n| room.unchanged(n))?;
    }
    let mut next = 0;
    let mut said = begin.elapsed();
    let last = options.programs.unwrap_or(u64::MAX);
    while begin.elapsed() < time && next < last {
        if begin.elapsed() >= said + SAID {
            said = begin.elapsed();
            let found = tried
                .iter()
                .filter(|t: &&Tried| t.difference.is_some())
                .count();
            let minutes = said.as_secs() / 60;
            // Progress is a courtesy: a closed standard error is no reason to stop.
            let _ = writeln!(
                std::io::stderr(),
                "{minutes} min: {} programs, {found} differences",
                tried.len()
            );
        }
        let round: Vec<u64> = (next..last.min(next + ROUND)).collect();
        next += ROUND;
        tried.extend(pool::map(options.jobs, "changed programs", &round, |&n| {
            room.changed(n)
        })?);
    }
    report(common, options, begin.elapsed(), &tried)
}

/// Runs a program with the stack that a hunt gives it.
const WITH_STACK: &str = "ulimit -s 524288 2>/dev/null; exec \"$0\"";

/// What compilers say of themselves: another version gives other answers.
fn versions(scratch: &Scratch, compilers: &[String]) -> Result<Vec<(String, String)>> {
    let version = |compiler: &String| {
        let ran = child::run(scratch, compiler, ["--version"], tools::COMPILE)?;
        let said = String::from_utf8_lossy(&ran.stdout).into_owned();
        Ok((compiler.clone(), said))
    };
    compilers.iter().map(version).collect()
}

/// The programs of one file that need neither arguments nor input.
fn corpus(options: &Options) -> Result<Vec<(String, String)>> {
    let default = [PathBuf::from("tests/run"), PathBuf::from("tests/undefined")];
    let folders = match options.corpus.is_empty() {
        true => &default[..],
        false => &options.corpus[..],
    };
    let mut found = Vec::new();
    for folder in folders {
        for path in cassay_bench::mutate::files(folder)? {
            // A folder inside an area is one program of several files.
            let unit = path
                .ancestors()
                .any(|above| above.file_name().is_some_and(|name| name == "multi"));
            let given = ["in", "args"].map(|end| path.with_extension(end).exists());
            if unit || given.contains(&true) {
                continue;
            }
            let bytes = cassay_bench::mutate::read(&path)?;
            if let Ok(text) = String::from_utf8(bytes) {
                found.push((path.display().to_string(), text));
            }
        }
    }
    if found.is_empty() {
        bail!("there are no C files to audit");
    }
    Ok(found)
}

impl Room<'_> {
    fn unchanged(&self, number: u64) -> Result<Tried> {
        let (name, text) = &self.corpus[number as usize];
        self.audit(&format!("p{number}"), name, text, Vec::new())
    }

    fn changed(&self, number: u64) -> Result<Tried> {
        let mut rng = Rng::new(self.options.seed.wrapping_shl(32) ^ number);
        let (name, text) = &self.corpus[rng.below(self.corpus.len())];
        match changed(text, &mut rng) {
            Some((text, changes)) => self.audit(&format!("c{number}"), name, &text, changes),
            None => Ok(Tried {
                row: "nothing to change".to_string(),
                changes: Vec::new(),
                difference: None,
            }),
        }
    }

    /// Asks everybody about a program; `id` names its files.
    fn audit(&self, id: &str, seed: &str, text: &str, changes: Vec<&'static str>) -> Result<Tried> {
        child::stop_if_interrupted()?;
        let file = self.scratch.write(&format!("{id}.c"), text)?;
        let steps = ["--max-steps".into(), MAX_STEPS.to_string().into()];
        let answer = ask(self.scratch, &self.cassay, &steps, &file, ASK)?;
        let found = match &answer {
            Answer::Ok { .. } => self.compare(id, text, &file, &answer)?,
            Answer::Other {
                verdict, message, ..
            } if verdict == "invalid" => self.accepted_by_all(id, text, &file, message)?,
            Answer::Other { .. } | Answer::TimedOut => None,
            Answer::Broken { message, .. } => Some(("broken", message.clone())),
        };
        let difference = match found {
            Some((kind, detail)) => Some(self.keep(id, seed, text, kind, detail, &changes)?),
            None => None,
        };
        // What is left goes with the scratch directory.
        let _ = std::fs::remove_file(&file);
        let row = match &answer {
            Answer::Other { verdict, .. } => verdict.clone(),
            _ => answer.label(),
        };
        Ok(Tried {
            row,
            changes,
            difference,
        })
    }

    /// Compiles a program; nothing if the compiler refuses it.
    fn compile(
        &self,
        id: &str,
        text: &str,
        file: &Path,
        compiler: &str,
        level: &str,
        warnings: &str,
    ) -> Result<Option<PathBuf>> {
        // Attributes in brackets are of C23.
        let standard = if text.contains("[[") {
            "-std=gnu2x"
        } else {
            "-std=gnu17"
        };
        let flags = [level, warnings, standard, "-ffp-contract=off"].map(OsString::from);
        let program = self.scratch.file(&format!("{id}-{compiler}{level}"));
        let compiled = tools::compile(self.scratch, compiler, &flags, file, &program)?;
        Ok(compiled.succeeded().then_some(program))
    }

    /// A program with a meaning: what a compiler makes of it must do the same.
    fn compare(
        &self,
        id: &str,
        text: &str,
        file: &Path,
        answer: &Answer,
    ) -> Result<Option<(&'static str, String)>> {
        let compilers = &self.compilers;
        let mut refusing = Vec::new();
        let mut wrong = Vec::new();
        for (compiler, version) in compilers {
            for level in LEVELS {
                let of = question((compiler, version, level, text));
                let did = self.answers.answer(of, || {
                    let Some(program) = self.compile(id, text, file, compiler, level, "-w")? else {
                        return Ok(None);
                    };
                    let line = [
                        OsStr::new("-c"),
                        OsStr::new(WITH_STACK),
                        program.as_os_str(),
                    ];
                    let ran = child::run(self.scratch, Path::new("/bin/sh"), line, RUN)?;
                    let _ = std::fs::remove_file(&program);
                    Ok(Some(Did::of(&ran)))
                })?;
                let Some(did) = did else {
                    refusing.push(compiler.as_str());
                    break;
                };
                if let Some(how) = differs(answer, &did) {
                    wrong.push(format!("{compiler} {level} {how}"));
                }
            }
        }
        if !wrong.is_empty() {
            return Ok(Some(("wrong", wrong.join("; "))));
        }
        let all = refusing.len() == compilers.len();
        Ok(all.then(|| ("accepted", "all compilers refuse it".to_string())))
    }

    /// A program without a meaning, as we say: not all compilers may take it.
    fn accepted_by_all(
        &self,
        id: &str,
        text: &str,
        file: &Path,
        message: &str,
    ) -> Result<Option<(&'static str, String)>> {
        for (compiler, _) in &self.compilers {
            // Where a constraint is broken compilers need not refuse, but must say so.
            match self.compile(id, text, file, compiler, "-O0", "-pedantic-errors")? {
                Some(program) => _ = std::fs::remove_file(program),
                None => return Ok(None),
            }
        }
        Ok(Some(("refused", message.to_string())))
    }

    fn keep(
        &self,
        id: &str,
        seed: &str,
        text: &str,
        kind: &'static str,
        detail: String,
        changes: &[&str],
    ) -> Result<Difference> {
        let reason = self.explanations.reason(kind, &detail, text);
        let reason = reason.map(str::to_string);
        let Options { keep, seed: of, .. } = self.options;
        let kept = keep.join(format!("{kind}-{of}-{id}.c"));
        if reason.is_none() {
            std::fs::create_dir_all(keep)
                .with_context(|| format!("cannot make {}", keep.display()))?;
            let note = format!("// {seed}: {}\n// {detail}\n", changes.join(", "));
            write_file(&kept, note + text)?;
        }
        Ok(Difference {
            kind,
            seed: seed.to_string(),
            detail,
            kept,
            reason,
        })
    }
}

/// What is different in what a compiled program did.
fn differs(answer: &Answer, did: &Did) -> Option<String> {
    let Answer::Ok {
        output,
        certain,
        exit,
    } = answer
    else {
        return None;
    };
    match &did.status {
        Err(why) => return Some(why.clone()),
        Ok(status) if *status != *exit & 0xff => {
            return Some(format!("exits with {status}, not {exit}"));
        }
        Ok(_) => {}
    }
    // Output that is not written out when a program ends abnormally may be missing.
    let cut = certain.is_some_and(|certain| did.bytes >= certain);
    if did.printed == *output || cut && output.starts_with(&did.printed) {
        return None;
    }
    Some("prints something else".to_string())
}

fn report(common: &Common, options: &Options, time: Duration, tried: &[Tried]) -> Result<ExitCode> {
    let differences: Vec<&Difference> =
        tried.iter().filter_map(|t| t.difference.as_ref()).collect();
    let (explained, unexplained): (Vec<&Difference>, Vec<&Difference>) =
        differences.iter().partition(|d| d.reason.is_some());
    for d in &unexplained {
        common.say(format!(
            "{}  {}  {}: {}",
            d.kind.to_uppercase(),
            d.kept.display(),
            d.seed,
            d.detail
        ));
    }
    let mut rows: BTreeMap<&str, usize> = BTreeMap::new();
    let mut changes: BTreeMap<&str, usize> = BTreeMap::new();
    for t in tried {
        *rows.entry(&t.row).or_default() += 1;
        for change in &t.changes {
            *changes.entry(change).or_default() += 1;
        }
    }
    let mut reasons: BTreeMap<&str, usize> = BTreeMap::new();
    for reason in explained.iter().filter_map(|d| d.reason.as_deref()) {
        *reasons.entry(reason).or_default() += 1;
    }
    let mut table = Table::new(&["", "programs"]);
    for (row, n) in &rows {
        table.row([row.to_string(), n.to_string()]);
    }
    for (change, n) in &changes {
        table.row([format!("  changed: {change}"), n.to_string()]);
    }
    for (reason, n) in &reasons {
        table.row([format!("  explained: {reason}"), n.to_string()]);
    }
    common.say(table);
    common.say(format!(
        "{} programs in {} s, seed {}: {} differences explained, {} unexplained; the bar is none: {}",
        tried.len(),
        time.as_secs(),
        options.seed,
        explained.len(),
        unexplained.len(),
        if unexplained.is_empty() { "met" } else { "MISSED" }
    ));
    common.write_json(&json!({
        "figure": "audit",
        "seed": options.seed,
        "seconds": time.as_secs_f64(),
        "programs": tried.len(),
        "rows": rows,
        "changes": changes,
        "explained": reasons,
        "met": unexplained.is_empty(),
        "unexplained": unexplained.iter().map(|d| json!({
            "difference": d.kind, "seed": d.seed, "detail": d.detail, "file": d.kept,
        })).collect::<Vec<_>>(),
    }))?;
    Ok(match unexplained.is_empty() {
        true => ExitCode::SUCCESS,
        false => ExitCode::FAILURE,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::child::{End, Ended};

    #[test]
    fn explanations_fit_by_all_their_parts() {
        let text = "[[explained]]\ndifference = \"refused\"\nsays = \"of C23\"\nhas = \"[[\"\nreason = \"r\"\n";
        let explanations: Explanations = toml::from_str(text).unwrap();
        let reason = |kind, detail, text| explanations.reason(kind, detail, text);
        assert_eq!(reason("refused", "is of C23", "a [[b]]"), Some("r"));
        assert_eq!(reason("refused", "is of C23", "a"), None);
        assert_eq!(reason("refused", "is", "a [[b]]"), None);
        assert_eq!(reason("wrong", "is of C23", "a [[b]]"), None);
    }

    #[test]
    fn what_may_be_missing_may_be_missing() {
        let ran = |end, stdout: &str| {
            Did::of(&Ended {
                end,
                stdout: stdout.into(),
                stderr: Vec::new(),
                cpu: Duration::ZERO,
                peak_bytes: 0,
            })
        };
        let ok = |certain, exit| Answer::Ok {
            output: "ab".to_string(),
            certain,
            exit,
        };
        assert_eq!(differs(&ok(None, 3), &ran(End::Exit(3), "ab")), None);
        assert!(differs(&ok(None, 3), &ran(End::Exit(3), "a")).is_some());
        assert!(differs(&ok(None, 3), &ran(End::Exit(4), "ab")).is_some());
        assert_eq!(differs(&ok(Some(1), 134), &ran(End::Signal(6), "a")), None);
        assert!(differs(&ok(Some(1), 134), &ran(End::Signal(6), "")).is_some());
    }
}
