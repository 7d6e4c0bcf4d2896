//! The title of a report: what behaves how, made of the kind of failure, the versions, the levels, the blame and the
//! program, and of nothing that would have to be explained first.
//!
//! gcc's reporters put the versions in front (`[12/13 regression]`), LLVM's the part of the compiler; everybody wants the
//! level and the behaviour.

use cassay_trial::Failure;

use crate::facts::Facts;
use crate::flags::LEVELS;
use crate::versions::{Row, since};

/// The signal of `abort`.
const ABORT: i32 = 6;
/// How a signature ends where the compiler said nothing.
const SILENT: &str = "without a word";
/// A title is shown in lists.
const LONGEST: usize = 160;

/// Whose manners a title follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// Versions that have the regression come first.
    Gcc,
    /// The part of the compiler comes first.
    Llvm,
    /// The compiler comes first, for those who read about several.
    Any,
}

/// The title.
pub fn title(facts: &Facts, manner: Manner) -> String {
    let mut title = match manner {
        Manner::Gcc => regression(facts).map_or(String::new(), |of| format!("[{of} regression] ")),
        Manner::Llvm => part(facts).map_or(String::new(), |part| format!("[{part}] ")),
        Manner::Any => format!("{}: ", facts.accused()),
    };
    title += &body(facts, manner);
    if let (Manner::Llvm | Manner::Any, Some(of)) = (manner, first_bad(facts)) {
        title += &format!(" (regression in {of})");
    }
    match title.char_indices().nth(LONGEST) {
        Some((at, _)) => format!("{}…", title.get(..at).unwrap_or_default()),
        None => title,
    }
}

/// What goes wrong where.
fn body(facts: &Facts, manner: Manner) -> String {
    let at = at(facts);
    match &facts.failure {
        // A program that aborts has found out by itself.
        Failure::WrongOutput
        | Failure::WrongExit
        | Failure::ReturnsOne
        | Failure::Unstable
        | Failure::RunCrash(ABORT) => format!("wrong code{at}{}", behaviour(facts, manner)),
        Failure::RunCrash(signal) => {
            let name = cassay_exec::signature::signal_name(*signal);
            format!(
                "wrong code ({name} at run time){at}{}",
                behaviour(facts, manner)
            )
        }
        Failure::RunHang => format!(
            "wrong code (program does not terminate){at}{}",
            behaviour(facts, manner)
        ),
        Failure::FalseReport(what) => {
            let what = facts.reported(what);
            format!("false positive of a sanitizer{at}: {what}")
        }
        Failure::CompilerCrash(signature) => {
            let word = match manner {
                Manner::Gcc => "ICE",
                Manner::Llvm | Manner::Any => "compiler crash",
            };
            match crash(signature) {
                // What the program has says more than that nothing was said.
                said if said.ends_with(SILENT) => {
                    format!("{word}{at}{}: no message", having(facts))
                }
                said => format!("{word}{at}: {said}"),
            }
        }
        Failure::CompilerHang => format!("compiler does not terminate{at}{}", having(facts)),
        Failure::Rejects(complaint) => {
            let said = complaint.to_string();
            // What was quoted is left out of it, so that the program must say what it is about.
            let mut quoted = said.clone();
            for empty in ["''", "`'"] {
                quoted = quoted.replace(empty, "'…'");
            }
            let about = match quoted != said {
                true => having(facts),
                false => String::new(),
            };
            let said = facts.refused(complaint).unwrap_or(quoted);
            format!("rejects valid code{at}{about}: {said}")
        }
    }
}

/// What the compiled program does wrong; where that is not known, what is special about it and the pass.
fn behaviour(facts: &Facts, manner: Manner) -> String {
    let words = facts.words.as_ref().map(|words| &words.short);
    if let Some(words) = words.or(facts.culprit.as_ref()) {
        return format!(": {words}");
    }
    // It is in front otherwise.
    let pass = match manner {
        Manner::Llvm => None,
        Manner::Gcc | Manner::Any => part(facts),
    };
    let pass = pass.map_or(String::new(), |pass| format!(" ({pass})"));
    format!("{}{pass}", having(facts))
}

fn having(facts: &Facts) -> String {
    match facts.constructs.is_empty() {
        true => String::new(),
        false => format!(" with {}", facts.constructs.join(" and ")),
    }
}

/// What a compiler said when it broke, without its family; where that is no more than a signal, the function as well.
fn crash(signature: &str) -> String {
    let mut parts = signature.split(" | ").skip(1);
    let mut said = parts.next().unwrap_or(signature).to_string();
    let (passes, frames): (Vec<&str>, Vec<&str>) = parts.partition(|part| part.contains("pass: "));
    let frame = frames.first().and_then(|all| all.split(" < ").next());
    if let Some(frame) = frame.filter(|_| said.starts_with("SIG")) {
        said = format!("{said} in {frame}");
    }
    match passes.first() {
        Some(pass) => format!("{said}, during {pass}"),
        None => said,
    }
}

/// The guilty pass by the name that people use.
fn part(facts: &Facts) -> Option<String> {
    let pass = facts.blame.as_ref()?.guilt.pass()?;
    let name = pass.name.strip_suffix("Pass").unwrap_or(&pass.name);
    Some(name.to_string())
}

/// With which levels or flags it shows.
fn at(facts: &Facts) -> String {
    let bad = match facts.own_row() {
        Some(row) => levels(row),
        None => Vec::new(),
    };
    let of_flags: Vec<usize> = facts.flags.iter().filter_map(|flag| level(flag)).collect();
    let only_level = of_flags.len() == facts.flags.len();
    match (facts.flags.is_empty(), only_level) {
        (true, _) => String::new(),
        (false, false) => format!(" with {}", facts.flags.join(" ")),
        (false, true) => match of_flags.last() {
            Some(own) if bad.contains(own) => format!(" at {}", together(&bad, facts)),
            _ => format!(" at {}", facts.flags.join(" ")),
        },
    }
}

fn level(flag: &str) -> Option<usize> {
    LEVELS.iter().position(|level| *level == flag)
}

/// The plain levels at which a compiler fails.
fn levels(row: &Row) -> Vec<usize> {
    let bad = row.cells.iter().filter(|cell| cell.mark.is_bad());
    let mut all: Vec<usize> = bad
        .filter_map(|cell| match cell.flags.as_slice() {
            [flag] => level(flag),
            _ => None,
        })
        .collect();
    all.sort_unstable();
    all
}

/// Several levels in words; `and above` leaves out `-Os`, which is beside the others.
fn together(bad: &[usize], facts: &Facts) -> String {
    let name = |at: usize| LEVELS.get(at).copied().unwrap_or_default();
    let up = |at: &&usize| name(**at) != "-Os";
    let line: Vec<usize> = bad.iter().filter(up).copied().collect();
    let tried = facts.own_row().map_or(Vec::new(), |row| {
        let cells = row.cells.iter();
        cells
            .filter_map(|cell| match cell.flags.as_slice() {
                [flag] => level(flag),
                _ => None,
            })
            .filter(|at| name(*at) != "-Os")
            .collect()
    });
    match line.first() {
        Some(first)
            if line.len() > 1 && tried.iter().all(|at| (at >= first) == line.contains(at)) =>
        {
            let above = format!("{} and above", name(*first));
            // Beside the others, but the level of the commands.
            match facts.flags.iter().any(|flag| flag == "-Os") {
                true => format!("-Os, {above}"),
                false => above,
            }
        }
        _ => {
            let names: Vec<&str> = bad.iter().map(|at| name(*at)).collect();
            names.join(", ")
        }
    }
}

fn first_bad(facts: &Facts) -> Option<String> {
    let all = since(&facts.table);
    let own = all
        .into_iter()
        .find(|since| since.family == facts.compiler.family)?;
    own.regression.then_some(own.first_bad)
}

/// The versions that have it, where an older one does not.
fn regression(facts: &Facts) -> Option<String> {
    first_bad(facts)?;
    let own = facts
        .table
        .iter()
        .filter(|row| row.family == facts.compiler.family);
    let mut versions: Vec<String> = own.filter(|row| row.is_bad()).map(Row::short).collect();
    versions.dedup();
    Some(versions.join("/"))
}
