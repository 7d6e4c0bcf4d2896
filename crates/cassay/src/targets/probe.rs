//! `cassay target probe`: a compiler is asked about its target, Cassay answers the same for a target, and what
//! differs is told; a target file for the compiler comes out of it.

use super::{file, find};
use anyhow::{Context, Result, bail};
use cassay_exec::{Root, Worker};
use cassay_probe::{Answers, Asked, Record, ask, measure, nearest, questions};
use std::process::ExitCode;
use std::sync::Arc;

pub const EXIT_CODES: &str = "\
Exit codes:
  0    the compiler and the target agree
  1    they differ; a target file (-o) says what Cassay needs to know
  2    they differ in something that no target file can say
  125  the compiler could not be asked";

#[derive(clap::Args)]
pub struct Args {
    /// The compiler's command, with options; `-c -o FILE FILE.c` is added
    #[arg(long, value_name = "COMMAND")]
    cc: String,
    /// Compare with this target instead of the one that is nearest
    #[arg(long, value_name = "TARGET")]
    target: Option<String>,
    /// Write the target that the compiler has to a file
    #[arg(short = 'o', value_name = "FILE.toml")]
    output: Option<String>,
    /// Print all differences, not only the first 20
    #[arg(long)]
    all: bool,
}

pub fn run(args: &Args) -> Result<ExitCode> {
    let questions = questions::all();
    let theirs = compiler_answers(&args.cc, &questions)?;
    let asked = theirs.iter().flatten().count();
    let base = match &args.target {
        Some(name) => find(name)?,
        None => nearest(&questions, &theirs),
    };
    let measured = measure(&base, &questions, &theirs);
    say!(
        "{asked} of {} questions answered by `{}`; compared with {}",
        questions.len(),
        args.cc,
        base.name
    );
    let mut fields = 0;
    for (ours, theirs) in base.choices().iter().zip(measured.choices()) {
        if ours.value != theirs.value && ours.key != "name" && ours.key != "about" {
            say!(
                "  {}: {} with the compiler, {} in the target ({})",
                ours.key,
                theirs.value,
                ours.value,
                ours.words
            );
            fields += 1;
        }
    }
    let measured = Arc::new(measured);
    let left = Record::new(Arc::clone(&measured)).differences(&theirs);
    let shown = if args.all { left.len() } else { 20 };
    for line in left.iter().take(shown) {
        say!("  beyond any target file: {line}");
    }
    if left.len() > shown {
        say!("  and {} more (--all)", left.len() - shown);
    }
    if let Some(path) = &args.output {
        std::fs::write(path, file::write(&measured))
            .with_context(|| format!("cannot write `{path}`"))?;
        say!("written to {path}");
    }
    let code = match (fields, left.len()) {
        (0, 0) => {
            say!("no difference");
            0
        }
        (_, 0) => 1,
        _ => 2,
    };
    Ok(ExitCode::from(code))
}

fn compiler_answers(command: &str, questions: &[questions::Question]) -> Result<Answers> {
    let words: Vec<String> = command.split_whitespace().map(String::from).collect();
    if words.is_empty() {
        bail!("--cc names no command");
    }
    let root = Root::new()?;
    let mut worker = Worker::start(&root)?;
    match ask::objects(&words, questions, &mut worker, &root.dir()?)? {
        Asked::Answered(answers) => Ok(answers),
        Asked::Silent(said) => {
            let first = said.lines().next().unwrap_or("it printed nothing");
            bail!("`{command}` answers no question: {first}");
        }
    }
}
