//! Programs as directories: what [`cassay_program::Program::export`] lists, and `case.json`.
//!
//! A directory is written under another name and renamed when it is complete: whatever interrupts
//! this, there are only whole cases.

use super::NOT_FOUND;
use super::many::{Step, each};
use anyhow::{Context, Result, bail};
use cassay_gen::knobs::TABLE;
use cassay_gen::{Case, Generated, VERSION};
use serde_json::{Map, Value, json};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

/// The file that says what is known about a program.
const CASE: &str = "case.json";

/// What is known about a program, for `case.json`. It depends on nothing but the case.
pub fn description(case: &Case, generated: &Generated) -> Map<String, Value> {
    let knobs: Map<String, Value> = TABLE
        .iter()
        .map(|row| {
            let value = generated.knobs.get(row.knob);
            let value = if row.names.is_empty() {
                json!(value)
            } else {
                json!(row.write(value))
            };
            (row.name.to_string(), value)
        })
        .collect();
    let sources = generated.program.sources();
    let names: Vec<&str> = sources.map(|(name, _)| name.as_str()).collect();
    let units: Vec<&str> = generated.program.unit_names().collect();
    let s = &generated.stats;
    let object = json!({
        "case": case.to_string(),
        "version": VERSION,
        "style": generated.style.name(),
        "seed": case.seed,
        "target": case.target.name,
        "knobs": knobs,
        "files": names,
        "compile": format!("cc -std=c11 -o program {}", units.join(" ")),
        "stats": {
            "bytes": s.bytes,
            "attempts": s.attempts + 1,
            "steps": s.steps,
            "statements": s.statements,
            "executed": s.executed,
            "operations": s.operations,
            "altered": s.altered,
            "indexes": s.indexes,
            "conditions": s.conditions,
        },
    });
    match object {
        Value::Object(object) => object,
        _ => Map::new(),
    }
}

/// Complains about a directory that has something in it.
pub fn refuse_full(dir: &Path) -> Result<()> {
    let name = dir.display();
    match std::fs::read_dir(dir) {
        Ok(mut entries) => {
            if entries.next().is_some() {
                bail!("`{name}` is not empty; give the name of a new directory, or empty it first");
            }
            Ok(())
        }
        Err(e) if e.kind() == std::io::ErrorKind::NotFound => Ok(()),
        Err(e) => Err(e).with_context(|| format!("cannot write to the directory `{name}`")),
    }
}

/// Writes a program's directory, which must be empty or missing.
pub fn case(dir: &Path, case: &Case, generated: &Generated) -> Result<()> {
    let failed = || format!("cannot write `{}`", dir.display());
    if dir.is_dir() {
        // It may be a place that cannot be replaced. `case.json` comes last and says that all is
        // there.
        let partial = dir.join(".partial");
        let names = fill(&partial, case, generated).with_context(failed)?;
        for name in names {
            std::fs::rename(partial.join(&name), dir.join(&name)).with_context(failed)?;
        }
        return std::fs::remove_dir(&partial).with_context(failed);
    }
    let parent = dir.parent().unwrap_or(Path::new(""));
    std::fs::create_dir_all(if parent.as_os_str().is_empty() {
        Path::new(".")
    } else {
        parent
    })
    .with_context(failed)?;
    let mut hidden = std::ffi::OsString::from(".partial-");
    hidden.push(dir.file_name().unwrap_or_default());
    let partial = parent.join(hidden);
    fill(&partial, case, generated).with_context(failed)?;
    std::fs::rename(&partial, dir).with_context(failed)
}

/// Writes all files; their names, `case.json` last.
fn fill(dir: &Path, case: &Case, generated: &Generated) -> std::io::Result<Vec<String>> {
    if dir.exists() {
        // Left behind by a run that was interrupted.
        std::fs::remove_dir_all(dir)?;
    }
    std::fs::create_dir(dir)?;
    let json = Value::Object(description(case, generated));
    let mut files = generated.program.export();
    files.push((CASE.to_string(), format!("{json:#}\n").into_bytes()));
    let mut names = Vec::new();
    for (name, text) in files {
        std::fs::write(dir.join(&name), text)?;
        names.push(name);
    }
    Ok(names)
}

/// Writes many programs, each to a directory of its own inside `dir`.
pub fn many(first: &Case, count: u64, jobs: usize, dir: &Path) -> Result<ExitCode> {
    refuse_full(dir)?;
    std::fs::create_dir_all(dir).with_context(|| format!("cannot write `{}`", dir.display()))?;
    let digits = (count - 1).max(1).ilog10() as usize + 1;
    let digits = digits.max(4);
    let started = Instant::now();
    let results = each(first, count, jobs, |number, of, made, _| {
        let generated = match made {
            Ok(generated) => generated,
            Err(error) => return Step::Done(Ok(Err(error.to_string()))),
        };
        let name = format!("{number:0digits$}-{}-{}", generated.style.name(), of.seed);
        let path: PathBuf = dir.join(name);
        match case(&path, of, &generated) {
            Ok(()) => Step::Done(Ok(Ok(generated.stats.bytes))),
            Err(error) => Step::Stop(Err(error)),
        }
    });
    let (mut written, mut bytes, mut missing) = (0u64, 0, 0);
    for result in results {
        match result? {
            Ok(size) => {
                written += 1;
                bytes += size;
            }
            Err(error) => {
                complain!("cassay: {error}");
                missing += 1;
            }
        }
    }
    complain!(
        "{written} programs, {:.1} MB, in {:.1} s: {}",
        bytes as f64 / 1e6,
        started.elapsed().as_secs_f64(),
        dir.display()
    );
    Ok(if missing > 0 {
        ExitCode::from(NOT_FOUND)
    } else {
        ExitCode::SUCCESS
    })
}
