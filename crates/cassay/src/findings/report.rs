//! A finding as its compiler's maintainers want to read it, and as a folder to hand on.

use super::list::table;
use super::recheck::shown_program;
use crate::reduce::accused_of;
use crate::report::{self, ReportFormat};
use crate::terminal;
use anyhow::{Context, Result};
use cassay_exec::{Root, Worker};
use cassay_hunt::compilers::fit::fitting;
use cassay_hunt::compilers::installed;
use cassay_hunt::finding::{self, Whole};
use cassay_lang::Target;
use cassay_source::Source;
use cassay_triage::facts::{Size, Tries};
use cassay_triage::gather::Question;
use cassay_triage::{Budget, Facts};
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

pub(super) fn report(
    whole: &Whole,
    format: Option<ReportFormat>,
    compilations: u64,
    json: bool,
) -> Result<ExitCode> {
    if whole.about().is_none() {
        let id = whole.finding.brief.id;
        terminal::complain(&format!(
            "it is not reduced yet: `cassay reduce {id}` does that"
        ));
    }
    let facts = facts_of(whole, compilations)?;
    match json {
        true => say!("{}", serde_json::to_string(&facts)?),
        false => report::write(&facts, format)?,
    }
    Ok(ExitCode::SUCCESS)
}

/// Writes a finding to a folder. Where it does not show any more, there is no report in it.
pub(super) fn export(whole: &Whole, output: &Path, compilations: u64) -> Result<ExitCode> {
    let mut more = Vec::new();
    match facts_of(whole, compilations) {
        Ok(facts) => {
            let end = format!("{}\n", facts.actual.end.text());
            more.push(("actual-status.txt".to_string(), end.into_bytes()));
            more.extend(report::files(&facts));
        }
        Err(why) => terminal::complain(&format!("without a report: {why:#}")),
    }
    finding::export(output, whole, more, &report::dirs())
        .with_context(|| format!("cannot write to `{}`", output.display()))?;
    say!("{}", output.join("repro.sh").display());
    Ok(ExitCode::SUCCESS)
}

/// All that a report says about a finding. What the store does not know is tried now.
fn facts_of(whole: &Whole, compilations: u64) -> Result<Facts> {
    let id = whole.finding.brief.id;
    let program = shown_program(whole);
    let about = whole.about();
    let commands = about.map_or(&whole.finding.commands, |about| &about.commands);
    let root = Root::new()?;
    let mut worker = Worker::start(&root)?;
    let scratch = root.dir()?;
    let accused = accused_of(
        (&whole.finding, &whole.target),
        commands,
        &program,
        &mut worker,
        scratch.path(),
    )?;
    let target = Target::of_compiler(&accused.compiler.target, &accused.flags);
    let compilers = match compilations {
        0 => Vec::new(),
        _ => {
            let all = installed(&target, &mut worker, scratch.path())?;
            fitting(all, Arc::clone(&target), &root, &mut worker)?.0
        }
    };
    let rate = about.map_or(whole.finding.brief.rate, |about| about.rate);
    let source = Source::of(&program).target(target);
    let checked = source.check();
    let meaning = match &checked {
        Ok(checked) => {
            report::decided(checked, &program).map(|()| report::subject(checked, &program.input))
        }
        Err(refused) => Err(refused.to_string()),
    };
    let question = Question {
        program: &program,
        meaning,
        source,
        accused,
        compilers: &compilers,
        more: &[],
        budget: Budget {
            compilations,
            ..Budget::default()
        },
        // The store has the versions of the program that stands for it, but the blame of whatever was examined first:
        // the two commands would be another program's.
        table: about.and_then(|_| table(&whole.finding.brief)),
        blame: None,
        rate: rate.filter(|rate| !rate.is_sure()).map(|rate| Tries {
            shown: rate.shown,
            tried: rate.tried,
        }),
        size: about.map(|about| Size {
            tokens: about.tokens,
            before: about.tokens_before,
        }),
        dirs: report::dirs(),
        tool: report::TOOL.to_string(),
        fuzzed: true,
    };
    report::gathered(question, &root, &mut worker)
        .with_context(|| format!("finding {id} cannot be reported"))
}
