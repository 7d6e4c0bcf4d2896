//! What there is to say about a finding once it has a reduced program: what goes wrong, in words, and which versions of
//! all compilers on the machine show it. Lists and reports read it from the store.
//!
//! What cannot be found out is left out; nothing depends on it.

use std::collections::BTreeMap;
use std::sync::Arc;

use cassay_exec::{Compiler, ExecError, Root, Worker as Helper, find};
use cassay_lang::Target;
use cassay_program::Program;
use cassay_source::Source;
use cassay_store::Reduced;
use cassay_triage::versions::{self, Row, Shown};
use cassay_triage::{Subject, gather};
use cassay_trial::{Accused, Bounds, command_of};

use crate::compilers::installed;
use crate::plan::Plan;

/// A table as stores keep it.
pub fn stored(rows: &[Row]) -> String {
    // It is made of text and numbers, which can be written.
    serde_json::to_string(rows).unwrap_or_default()
}

/// The compilers of a hunt.
pub fn tested(plan: &Plan) -> Vec<Compiler> {
    let own = plan.candidates.iter();
    own.map(|candidate| candidate.compiler.clone()).collect()
}

/// Whether what a compiler calls its target is this one.
fn says(named: &str, target: &Arc<Target>) -> bool {
    let known = Target::of_compiler(named, &[]);
    // What is not known is taken for the usual one.
    let usual = known == Target::x86_64_linux();
    known == *target && (!usual || named.starts_with("x86_64") && named.contains("linux"))
}

/// The compilers of a hunt, and all others of the machine that compile for the programs' target; versions in their order.
pub fn compilers(
    plan: &Plan,
    root: &Root,
    helper: &mut Helper,
) -> Result<Vec<Compiler>, ExecError> {
    let scratch = root.dir()?;
    let mut all = tested(plan);
    let is_tested = |other: &Compiler| all.iter().any(|own| find::same(own, other));
    let target = plan.source.reading().target();
    let mut more = installed(&target, helper, scratch.path())?;
    // That they are for the programs' target is believed: to ask each takes as long as everything else.
    more.retain(|other| !is_tested(other) && says(&other.target, &target));
    all.extend(more);
    all.sort_by(|a, b| {
        (a.family, &a.version.numbers, &a.name).cmp(&(b.family, &b.version.numbers, &b.name))
    });
    Ok(all)
}

/// A reduced program with all compilers, at all levels, and with the flags that show its failure.
pub fn versions(
    compiler: &Compiler,
    about: &Reduced,
    program: &Program,
    others: &[Compiler],
    root: &Root,
    helper: &mut Helper,
) -> Result<Vec<Row>, ExecError> {
    let program = Program {
        expected: about.expected.clone(),
        ..program.clone()
    };
    let shown = Shown::of(&accused(compiler, about, &program));
    let (scratch, bounds) = (root.dir()?, Bounds::default());
    versions::table(
        others,
        &program,
        &[],
        shown.as_ref(),
        bounds,
        &scratch,
        helper,
    )
}

/// What goes wrong with a reduced program, where an experiment shows it.
pub fn words(
    compiler: &Compiler,
    about: &Reduced,
    program: &Program,
    root: &Root,
    helper: &mut Helper,
) -> Result<Option<String>, ExecError> {
    let program = &Program {
        expected: about.expected.clone(),
        ..program.clone()
    };
    let accused = accused(compiler, about, program);
    let target = Target::of_compiler(&compiler.target, &accused.flags);
    let source = Source::of(program).target(Arc::clone(&target));
    let Ok(parsed) = source.parse() else {
        return Ok(None);
    };
    let subject = Subject {
        program: &parsed.program,
        sources: &parsed.sources,
        target: &target,
        input: &program.input,
    };
    let found = gather::wording(&subject, (program, &source, &accused), root, helper)?;
    Ok(found.map(|words| words.short))
}

/// The compiler of a reduced program, with the flags that people are shown.
fn accused(compiler: &Compiler, about: &Reduced, program: &Program) -> Accused {
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
    Accused {
        compiler: compiler.clone(),
        flags: own(command.into_iter().skip(1).collect()),
        units,
    }
}
