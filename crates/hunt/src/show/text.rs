//! Figures as text for people: rates, sizes, times, the table of compilers.

use std::time::Duration;

use crate::metrics::{COLUMNS, Cause, Figures, Phase};

pub fn time(time: Duration) -> String {
    let seconds = time.as_secs();
    match seconds {
        0..=59 => format!("{seconds} s"),
        60..=3599 => format!("{} min {:02} s", seconds / 60, seconds % 60),
        _ => format!("{} h {:02} min", seconds / 3600, seconds / 60 % 60),
    }
}

/// Processor time: short ones are not nothing.
pub fn cpu(cpu: Duration) -> String {
    match cpu.as_secs() {
        0..=9 => format!("{:.1} s", cpu.as_secs_f64()),
        _ => time(cpu),
    }
}

pub fn bytes(bytes: u64) -> String {
    let amount = bytes as f64;
    match bytes {
        0..=999 => format!("{bytes} B"),
        1_000..=999_999 => format!("{:.0} kB", amount / 1e3),
        1_000_000..=999_999_999 => format!("{:.1} MB", amount / 1e6),
        _ => format!("{:.1} GB", amount / 1e9),
    }
}

pub fn rate(rate: f64) -> String {
    if rate < 10.0 {
        format!("{rate:.1}")
    } else {
        format!("{rate:.0}")
    }
}

/// One line with what matters most.
pub fn line(figures: &Figures) -> String {
    let mut line = format!(
        "{}: {} programs ({}/s), {} tests ({}/s), {} compilations ({}/s), {} runs ({}/s), {:.1} % of CPU in compilers, {}",
        time(figures.elapsed),
        figures.programs,
        rate(figures.per_second(figures.programs)),
        figures.tests,
        rate(figures.per_second(figures.tests)),
        figures.compilations,
        rate(figures.per_second(figures.compilations)),
        figures.runs,
        rate(figures.per_second(figures.runs)),
        figures.compiler_cpu_share() * 100.0,
        findings(figures),
    );
    if let Some(reducing) = reducing(figures) {
        line += &format!(", {reducing}");
    }
    if figures.suspects > 0 {
        line += &format!(", {} SUSPECT ORACLE", figures.suspects);
    }
    if figures.mistakes > 0 {
        line += &format!(", {} WRONG MUTATIONS", figures.mistakes);
    }
    if figures.queue.failed > 0 {
        line += &format!(", {} units given up", figures.queue.failed);
    }
    line
}

/// The units of the campaign: those that are not done, what matters most first, and those done in this run.
pub fn queue(figures: &Figures) -> String {
    let queue = figures.queue;
    let text = format!(
        "{} waiting, {} under way, {} done",
        queue.waiting, queue.leased, figures.units
    );
    match queue.failed {
        0 => text,
        failed => format!("{failed} GIVEN UP, {text}"),
    }
}

/// What the store takes, and what is left of the disks.
pub fn disk(figures: &Figures) -> String {
    let mut text = bytes(figures.disk_bytes);
    if let Some(free) = figures.disk_free {
        text += &format!(", {} free", bytes(free));
    }
    if let Some(free) = figures.scratch_free {
        text += &format!(", scratch {}", bytes(free));
    }
    text
}

/// How many findings, and of which kinds.
pub fn findings(figures: &Figures) -> String {
    let count = figures.findings.len();
    if count == 0 {
        return "no findings".to_string();
    }
    let kinds: Vec<String> = figures
        .by_kind()
        .iter()
        .map(|(kind, count)| format!("{count} {kind}"))
        .collect();
    let plural = if count == 1 { "" } else { "s" };
    let mut new = format!("{} new", figures.new_findings());
    if figures.new_by_variants() > 0 {
        new += &format!(", {} of them by variants", figures.new_by_variants());
    }
    format!("{count} finding{plural} ({new}): {}", kinds.join(", "))
}

/// What is being reduced or examined, waits for it, and was; `None`: nothing of all that.
pub fn reducing(figures: &Figures) -> Option<String> {
    let mut parts = Vec::new();
    if let Some(now) = &figures.reducing {
        parts.push(format!(
            "reducing finding {}: {} tokens",
            now.finding, now.tokens
        ));
    } else if let Some(finding) = figures.examining {
        parts.push(format!("examining finding {finding}"));
    }
    if figures.reductions_waiting > 0 {
        parts.push(format!("{} to be reduced", figures.reductions_waiting));
    }
    if !figures.reduced.is_empty() {
        let spent = cpu(figures.all_reducing_cpu());
        parts.push(format!(
            "{} reduced ({spent} of CPU)",
            figures.reduced.len()
        ));
    }
    if figures.examinations_waiting > 0 {
        parts.push(format!("{} to be examined", figures.examinations_waiting));
    }
    if figures.examined > 0 {
        let spent = cpu(figures.all_examining_cpu());
        parts.push(format!("{} examined ({spent} of CPU)", figures.examined));
    }
    (!parts.is_empty()).then(|| parts.join(", "))
}

/// The same for those who know what it is about: what is at hand, how many wait, and how many are done.
pub fn reducing_briefly(figures: &Figures) -> String {
    let mut parts = Vec::new();
    if let Some(now) = &figures.reducing {
        parts.push(format!("finding {}: {} tokens", now.finding, now.tokens));
    } else if let Some(finding) = figures.examining {
        parts.push(format!("examines {finding}"));
    }
    let waiting = figures.reductions_waiting + figures.examinations_waiting;
    if waiting > 0 {
        parts.push(format!("{waiting} more"));
    }
    if !figures.reduced.is_empty() {
        parts.push(format!("{} done", figures.reduced.len()));
    }
    match parts.is_empty() {
        true => "nothing".to_string(),
        false => parts.join(", "),
    }
}

/// What the hunt does next.
pub fn next(figures: &Figures) -> String {
    match &figures.phase {
        Phase::Starting => "starting".to_string(),
        Phase::Hunting => {
            let mut until = Vec::new();
            if let Some(left) = figures.time_left {
                until.push(format!("{} left", time(left)));
            }
            if let Some(left) = figures.programs_left {
                until.push(format!("{left} programs left"));
            }
            if let Some(now) = &figures.reducing
                && figures.programs_left == Some(0)
            {
                let text = format!("reducing finding {}: {} tokens", now.finding, now.tokens);
                return format!("all programs are tested, {text}");
            }
            if until.is_empty() {
                "hunting until interrupted".to_string()
            } else {
                format!("hunting, {}", until.join(", "))
            }
        }
        Phase::Paused(why) => format!("PAUSED: {why}"),
        Phase::Draining(cause) => {
            let (why, how) = match cause {
                Cause::Asked => ("", "Ctrl-C again stops"),
                Cause::TimeOver => ("time is over: ", "Ctrl-C twice stops"),
                Cause::Trouble => ("in trouble: ", "Ctrl-C stops"),
            };
            format!("{why}finishing what is under way; {how} at once")
        }
        Phase::Stopping => "stopping at once: what was under way is given back".to_string(),
        Phase::Done => "done".to_string(),
    }
}

/// The columns of the table that have anything in them, `ok` always.
pub fn columns(figures: &Figures) -> Vec<usize> {
    let used = |at: &usize| {
        *at == 0
            || COLUMNS.get(*at).is_some_and(|(_, outcomes)| {
                figures.compilers.values().any(|r| r.count(outcomes) > 0)
            })
    };
    (0..COLUMNS.len()).filter(used).collect()
}

/// A row per compiler: its name, its counts by column, its processor time.
pub fn rows(figures: &Figures, columns: &[usize]) -> Vec<Vec<String>> {
    let rows = figures.compilers.iter().map(|(name, row)| {
        let mut cells = vec![name.clone()];
        let outcomes = columns.iter().filter_map(|at| COLUMNS.get(*at));
        cells.extend(outcomes.map(|(_, outcomes)| row.count(outcomes).to_string()));
        cells.push(cpu(row.cpu));
        cells
    });
    rows.collect()
}

/// How many seeds came to no program, and why the first one did.
pub fn no_program(figures: &Figures) -> Option<String> {
    let why = figures.no_program.as_ref()?;
    let seeds = match figures.unsupported {
        1 => "1 seed".to_string(),
        count => format!("{count} seeds"),
    };
    Some(format!("no program for {seeds}, the first because {why}"))
}

/// Which compilers skipped tests, and why, a line each.
pub fn skips(figures: &Figures) -> Vec<String> {
    let rows = figures.compilers.iter();
    rows.filter_map(|(name, row)| Some(format!("{name}: {}", row.skipped()?)))
        .collect()
}

/// The names above [`rows`].
pub fn heads(columns: &[usize]) -> Vec<String> {
    let mut heads = vec!["compiler".to_string()];
    let names = columns.iter().filter_map(|at| COLUMNS.get(*at));
    heads.extend(names.map(|(name, _)| (*name).to_string()));
    heads.push("CPU".to_string());
    heads
}

/// The table as lines: names to the left, numbers to the right.
pub fn table(figures: &Figures) -> String {
    let columns = columns(figures);
    let mut all = vec![heads(&columns)];
    all.extend(rows(figures, &columns));
    let width = |at: usize| {
        let cells = all.iter().filter_map(|cells| cells.get(at));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns.len() + 2).map(width).collect();
    let mut text = String::new();
    for cells in &all {
        let cells = cells.iter().zip(&widths).enumerate();
        let line: Vec<String> = cells
            .map(|(at, (cell, width))| match at {
                0 => format!("{cell:<width$}"),
                _ => format!("{cell:>width$}"),
            })
            .collect();
        text += "  ";
        text += line.join("  ").trim_end();
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::metrics::Metrics;
    use cassay_store::Outcome;

    #[test]
    fn numbers_are_short() {
        assert_eq!(time(Duration::from_secs(59)), "59 s");
        assert_eq!(time(Duration::from_secs(61)), "1 min 01 s");
        assert_eq!(time(Duration::from_secs(7260)), "2 h 01 min");
        assert_eq!(bytes(999), "999 B");
        assert_eq!(bytes(1_500_000), "1.5 MB");
        assert_eq!(rate(3.25), "3.2");
        assert_eq!(rate(120.4), "120");
    }

    #[test]
    fn the_table_shows_what_happened_only() {
        let metrics = Metrics::default();
        metrics.outcome("gcc", Outcome::Ok, false);
        metrics.outcome("gcc", Outcome::Ok, false);
        metrics.outcome("clang-14", Outcome::RunCrash, false);
        for _ in 0..5 {
            metrics.cost("gcc", 3000, 0);
        }
        metrics.cost("clang-14", 420, 0);
        assert_eq!(
            table(&metrics.figures()),
            "  compiler  ok  wrong    CPU\n  clang-14   0      1  0.4 s\n  gcc        2      0   15 s\n"
        );
    }
}
