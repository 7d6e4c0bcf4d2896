//! What the commands that write reports share: formats by name, progress, the program as the semantics knows it.

use crate::terminal;
use anyhow::Result;
use cassay_exec::{Family, Root, Worker};
use cassay_program::{Expected, Input, Program};
use cassay_source::Checked;
use cassay_triage::gather::{self, GatherError, Question};
use cassay_triage::{Facts, Format, Subject};
use clap::ValueEnum;

/// Who says so, in reports.
pub const TOOL: &str = concat!("Cassay ", env!("CARGO_PKG_VERSION"));

/// How a report is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ReportFormat {
    /// Plain text for gcc's Bugzilla: first the summary, then the description
    Gcc,
    /// Markdown for LLVM's issues: first the title, then the text
    Llvm,
    /// Markdown for everybody else
    Markdown,
    /// A page that needs nothing else
    Html,
}

impl ReportFormat {
    fn format(self) -> Format {
        match self {
            ReportFormat::Gcc => Format::Gcc,
            ReportFormat::Llvm => Format::Llvm,
            ReportFormat::Markdown => Format::Markdown,
            ReportFormat::Html => Format::Html,
        }
    }

    /// Whether it is what the maintainers of a family want, and nobody else.
    pub fn is_of(self, family: Family) -> bool {
        match self {
            ReportFormat::Gcc => family == Family::Gcc,
            ReportFormat::Llvm => family == Family::Clang,
            ReportFormat::Markdown | ReportFormat::Html => false,
        }
    }
}

/// A program as the semantics knows it.
pub fn subject<'a>(checked: &'a Checked, input: &'a Input) -> Subject<'a> {
    Subject {
        program: &checked.program,
        sources: &checked.sources,
        target: checked.target(),
        input,
    }
}

/// Directories of this machine that a compiler may name.
pub fn dirs() -> Vec<String> {
    let home = std::env::var_os("HOME").map(std::path::PathBuf::from);
    let here = std::env::current_dir().ok();
    let dirs = home.into_iter().chain(here);
    dirs.map(|dir| dir.to_string_lossy().into_owned()).collect()
}

/// Gathers facts, and shows what it does where somebody watches.
pub fn gathered(
    question: Question<'_>,
    root: &Root,
    worker: &mut Worker,
) -> Result<Facts, GatherError> {
    let watched = terminal::shows_progress();
    let mut tell = |what: &str| {
        if watched {
            terminal::progress(what);
        }
    };
    let facts = gather::facts(question, root, worker, &mut tell);
    if watched {
        terminal::clear_progress();
    }
    facts
}

/// Writes a report; without a format, in the one that the compiler's maintainers want.
pub fn write(facts: &Facts, format: Option<ReportFormat>) -> Result<()> {
    let format = format.map_or_else(
        || Format::of_family(&facts.compiler.family),
        ReportFormat::format,
    );
    let report = cassay_triage::report(facts, format);
    terminal::write_text(&mut std::io::stdout().lock(), &report)
}

/// The reports that an exported finding has, as files: in the format of the compiler's maintainers, and for people.
pub fn files(facts: &Facts) -> Vec<cassay_program::File> {
    let mut formats = vec![Format::of_family(&facts.compiler.family), Format::Html];
    formats.dedup();
    let file = |format: Format| {
        let text = cassay_triage::report(facts, format);
        (format.file().to_string(), text.into_bytes())
    };
    formats.into_iter().map(file).collect()
}

/// Whether the semantics says that a program does what is expected of it, or why that is not known.
pub fn decided(checked: &Checked, program: &Program) -> Result<(), String> {
    let does = expected(checked, program)?;
    match &program.expected {
        Some(expected) if expected.status != does.status || !expected.accepts(&does.output) => {
            Err("the semantics does not agree with what is expected of it".to_string())
        }
        _ => Ok(()),
    }
}

/// What the semantics says that a program does, or why that is not known.
pub fn expected(checked: &Checked, program: &Program) -> Result<Expected, String> {
    let stdin = program.input.stdin.clone();
    let mut args = vec![b"program".to_vec()];
    args.extend(program.input.args.iter().map(|arg| arg.as_bytes().to_vec()));
    let options = cassay_eval::Options {
        args,
        stdin: cassay_eval::Stdin::new(move || stdin),
        ..cassay_eval::Options::default()
    };
    let outcome = checked.run(&options);
    let status = match outcome.verdict {
        cassay_eval::Verdict::Exit(status) => Some(status & 0xff),
        cassay_eval::Verdict::Abort => None,
        cassay_eval::Verdict::Undefined(report) | cassay_eval::Verdict::Unspecified(report) => {
            return Err(format!("{} ({})", report.kind.code(), report.kind.clause()));
        }
        cassay_eval::Verdict::StepLimit => return Err("it takes too many steps".to_string()),
        cassay_eval::Verdict::Unsupported { message, .. } => return Err(message),
    };
    let does = Expected {
        status,
        output: outcome.output,
        certain: None,
    };
    Ok(does.certain(outcome.certain))
}
