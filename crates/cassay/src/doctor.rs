//! `cassay doctor`: what a hunt finds on this machine, and what it lacks.

use anyhow::{Context, Result};
use cassay_exec::{Family, Limits, Root, Worker, describe};
use cassay_hunt::compilers::{self, CompilersError, Wanted};
use cassay_hunt::plan::{Ability, Candidate};
use cassay_trial::Bounds;
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(clap::Args)]
pub struct Args {
    /// Also look at the compilers described in a TOML file
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
}

pub fn run(args: Args) -> Result<ExitCode> {
    let root = Root::new()?;
    let mut worker = Worker::start(&root)?;
    let described = match args.config {
        Some(path) => {
            let text = std::fs::read_to_string(&path)
                .with_context(|| format!("cannot read `{}`", path.display()))?;
            crate::settings::read(&text).map_err(|fault| fault.in_file(&path, &text))?;
            Some((path, text))
        }
        None => None,
    };
    let wanted = Wanted {
        commands: Vec::new(),
        described,
        search: true,
    };
    say!("compilers");
    match compilers::collect(&wanted, &root, &mut worker, Bounds::default()) {
        Ok(found) => {
            for candidate in &found.candidates {
                compiler(candidate, &root, &mut worker)?;
            }
            for warning in &found.warnings {
                say!("  warning: {warning}");
            }
            let families: Vec<&str> = found
                .candidates
                .iter()
                .map(|c| c.compiler.family.name())
                .collect();
            missing(&families);
        }
        Err(CompilersError::None) => {
            say!("  none");
            missing(&[]);
        }
        Err(error) => return Err(error.into()),
    }
    say!("\nsandbox");
    for line in describe(&worker.tier()) {
        say!("  {line}");
    }
    say!("\nscratch");
    say!("  {}", root.path().display());
    say!("  {} MiB free", root.free()? >> 20);
    say!("\nlimits");
    for (name, limits) in [
        ("compilers", Limits::COMPILER),
        ("programs", Limits::PROGRAM),
    ] {
        let memory = limits
            .memory
            .map_or("any".to_string(), |bytes| format!("{} MiB", bytes >> 20));
        say!(
            "  {name:<10} {} s of processor time, {} s elapsed, {memory} of memory",
            limits.cpu.as_secs(),
            limits.wall.as_secs()
        );
    }
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    say!("  {processors} processors");
    Ok(ExitCode::SUCCESS)
}

fn compiler(candidate: &Candidate, root: &Root, worker: &mut Worker) -> Result<()> {
    let compiler = &candidate.compiler;
    let scratch = root.dir()?;
    let (flags, _) = candidate.level(0);
    let way = compiler.describe_way(worker, flags, scratch.path())?;
    say!("  {:<12} {}", compiler.name, compiler.version.text);
    say!(
        "  {:<12} {}, family {}, target {}, {}",
        "",
        compiler.program(),
        compiler.family.name(),
        compiler.target,
        match candidate.ability {
            Ability::Gnu => "GNU C",
            Ability::Plain { .. } => "plain C11",
        }
    );
    say!("  {:<12} programs are made {way}", "");
    let levels: Vec<String> = compiler
        .levels
        .iter()
        .map(|flags| match flags.join(" ") {
            none if none.is_empty() => "(no flags)".to_string(),
            flags => flags,
        })
        .collect();
    say!("  {:<12} tested with {}", "", levels.join(", "));
    let patterns: Vec<&str> = compiler.crash.iter().map(|r| r.as_str()).collect();
    say!(
        "  {:<12} a crash is a signal{}{}",
        "",
        match compiler.family.traits().crash_status {
            Some(status) => format!(", exit status {status}"),
            None => String::new(),
        },
        match patterns.len() {
            0 => String::new(),
            count => format!(", or one of {count} messages"),
        }
    );
    if !compiler.runner.is_empty() {
        say!("  {:<12} programs run by {}", "", compiler.runner.join(" "));
    }
    Ok(())
}

/// What would be worth having, with the command that installs it on Debian.
fn missing(families: &[&str]) {
    let missing: Vec<&str> = Family::ALL
        .into_iter()
        .filter(|family| !family.traits().programs.is_empty())
        .map(Family::name)
        .filter(|name| !families.contains(name))
        .collect();
    if !missing.is_empty() {
        say!(
            "  not there: {}; on Debian: apt-get install {}",
            missing.join(", "),
            missing.join(" ")
        );
    }
    let independent = families
        .iter()
        .collect::<std::collections::BTreeSet<_>>()
        .len();
    if independent == 1 {
        say!("  one family only: nothing can show when Cassay itself is wrong; install another");
    }
}
