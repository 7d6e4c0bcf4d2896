//! What there is to say about a finding once it has a reduced program: what goes wrong, in words, and which versions of
//! all compilers on the machine show it. Lists and reports read it from the store.
//!
//! It is done once, right after the reduction, when the program is small and a table of twenty compilers takes seconds. What
//! cannot be found out is left out; nothing depends on it.

use std::collections::BTreeMap;

use cassay_exec::{Compiler, ExecError, Root, Worker as Helper, find};
use cassay_lang::Target;
use cassay_program::Program;
use cassay_source::Source;
use cassay_store::Reduced;
use cassay_triage::versions::{self, Row, Since};
use cassay_triage::{Subject, gather};
use cassay_trial::{Accused, Bounds, command_of};

use crate::compilers::fit::fitting;
use crate::plan::Plan;

/// What was found out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Told {
    /// What goes wrong, where an experiment shows it.
    pub words: Option<String>,
    /// Compilers and levels.
    pub rows: Vec<Row>,
}

impl Told {
    /// The table as stores keep it.
    pub fn versions(&self) -> String {
        // It is made of text and numbers, which can be written.
        serde_json::to_string(&self.rows).unwrap_or_default()
    }

    /// First bad and first good versions, in words.
    pub fn since(&self) -> String {
        let since: Vec<String> = versions::since(&self.rows)
            .iter()
            .map(Since::text)
            .collect();
        match since.is_empty() {
            true => "no compiler that was tried shows it".to_string(),
            false => since.join("; "),
        }
    }
}

/// The compilers of a hunt.
pub fn tested(plan: &Plan) -> Vec<Compiler> {
    let own = plan.candidates.iter();
    own.map(|candidate| candidate.compiler.clone()).collect()
}

/// The compilers of a hunt, and all others of the machine that compile for the programs' target; versions in their order.
pub fn compilers(
    plan: &Plan,
    root: &Root,
    helper: &mut Helper,
) -> Result<Vec<Compiler>, ExecError> {
    let scratch = root.dir()?;
    let mut all = tested(plan);
    let is_tested = |other: &Compiler| all.iter().any(|own| own.program() == other.program());
    let mut more = find(helper, scratch.path())?;
    more.retain(|other| !is_tested(other));
    all.extend(fitting(more, root, helper)?.0);
    all.sort_by(|a, b| {
        (a.family, &a.version.numbers, &a.name).cmp(&(b.family, &b.version.numbers, &b.name))
    });
    Ok(all)
}

/// Looks at a reduced program. `compiler` is the one that it accuses; all of `others` are tried.
pub fn tell(
    compiler: &Compiler,
    about: &Reduced,
    program: &Program,
    others: &[Compiler],
    root: &Root,
    helper: &mut Helper,
) -> Result<Told, ExecError> {
    let program = Program {
        expected: about.expected.clone(),
        ..program.clone()
    };
    let scratch = root.dir()?;
    let bounds = Bounds::default();
    let rows = versions::table(others, &program, &[], bounds, &scratch, helper)?;
    Ok(Told {
        words: words(compiler, about, &program, root, helper)?,
        rows,
    })
}

fn words(
    compiler: &Compiler,
    about: &Reduced,
    program: &Program,
    root: &Root,
    helper: &mut Helper,
) -> Result<Option<String>, ExecError> {
    let (command, units) = command_of(&about.commands.compile, program);
    let always = compiler.family.traits().always;
    let own = |flags: Vec<String>| -> Vec<String> {
        let flags = flags.into_iter();
        flags
            .filter(|flag| !always.contains(&flag.as_str()))
            .collect()
    };
    let units: BTreeMap<String, Vec<String>> = units
        .into_iter()
        .map(|(name, flags)| (name, own(flags)))
        .collect();
    let accused = Accused {
        compiler: compiler.clone(),
        flags: own(command.into_iter().skip(1).collect()),
        units,
    };
    let source = Source::of(program);
    let Ok(parsed) = source.parse() else {
        return Ok(None);
    };
    let subject = Subject {
        program: &parsed.program,
        sources: &parsed.sources,
        target: &Target::x86_64_linux(),
        input: &program.input,
    };
    let found = gather::wording(&subject, (program, &source, &accused), root, helper)?;
    Ok(found.map(|words| words.short))
}
