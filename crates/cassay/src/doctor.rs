//! `cassay doctor`: what a hunt finds on this machine, and what it lacks.

use anyhow::{Context, Result};
use cassay_exec::{Family, Limits, Root, Tier, Worker, describe};
use cassay_hunt::compilers::{self, CompilersError, Wanted};
use cassay_hunt::plan::{Ability, Candidate};
use cassay_trial::Bounds;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::process::ExitCode;

const EXIT_CODES: &str = "\
Exit codes:
  0    it is shown, whatever is missing
  125  Cassay could not work: unreadable file, a description of a compiler that makes no sense";

#[derive(clap::Args)]
#[command(after_help = EXIT_CODES)]
pub struct Args {
    /// Also look at the compilers described in a TOML file
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// What is limited, by its name.
const LIMITS: [(&str, Limits); 2] = [
    ("compilers", Limits::COMPILER),
    ("programs", Limits::PROGRAM),
];

/// A machine, as a hunt sees it.
struct Machine {
    /// With the way in which each makes programs.
    compilers: Vec<(Candidate, String)>,
    warnings: Vec<String>,
    tier: Tier,
    scratch: PathBuf,
    free: u64,
    processors: usize,
}

pub fn run(args: Args) -> Result<ExitCode> {
    let machine = look(args.config)?;
    match args.json {
        true => say!("{}", machine.object()),
        false => machine.tell(),
    }
    Ok(ExitCode::SUCCESS)
}

fn look(config: Option<PathBuf>) -> Result<Machine> {
    let root = Root::new()?;
    let mut worker = Worker::start(&root)?;
    let described = match config {
        Some(path) => {
            let text = std::fs::read_to_string(&path)
                .with_context(|| format!("cannot read `{}`", path.display()))?;
            crate::settings::read(&text).map_err(|fault| fault.in_file(&path, &text))?;
            Some((path, text))
        }
        None => None,
    };
    let wanted = Wanted {
        target: None,
        commands: Vec::new(),
        described,
        search: true,
    };
    let (candidates, warnings) =
        match compilers::collect(&wanted, &root, &mut worker, Bounds::default()) {
            Ok(found) => (found.candidates, found.warnings),
            Err(CompilersError::None) => (Vec::new(), Vec::new()),
            Err(error) => return Err(error.into()),
        };
    let mut compilers = Vec::new();
    for candidate in candidates {
        let scratch = root.dir()?;
        let (flags, _) = candidate.level(0);
        let compiler = &candidate.compiler;
        let way = compiler.describe_way(&mut worker, flags, scratch.path())?;
        compilers.push((candidate, way));
    }
    Ok(Machine {
        compilers,
        warnings,
        tier: worker.tier(),
        scratch: root.path().to_path_buf(),
        free: root.free()?,
        processors: std::thread::available_parallelism().map_or(1, usize::from),
    })
}

impl Machine {
    fn tell(&self) {
        say!("compilers");
        if self.compilers.is_empty() {
            say!("  none");
        }
        for (candidate, way) in &self.compilers {
            compiler(candidate, way);
        }
        for warning in &self.warnings {
            say!("  warning: {warning}");
        }
        self.lacks();
        say!("\nsandbox");
        for line in describe(&self.tier) {
            say!("  {line}");
        }
        say!("\nscratch");
        say!("  {}", self.scratch.display());
        say!("  {} MiB free", self.free >> 20);
        say!("\nlimits");
        for (name, limits) in LIMITS {
            let memory = limits
                .memory
                .map_or("any".to_string(), |bytes| format!("{} MiB", bytes >> 20));
            say!(
                "  {name:<10} {} s of processor time, {} s elapsed, {memory} of memory",
                limits.cpu.as_secs(),
                limits.wall.as_secs()
            );
        }
        say!("  {} processors", self.processors);
    }

    fn families(&self) -> BTreeSet<&'static str> {
        let families = self.compilers.iter().map(|(c, _)| c.compiler.family.name());
        families.collect()
    }

    /// Families that would be worth having.
    fn missing(&self) -> Vec<&'static str> {
        let there = self.families();
        Family::ALL
            .into_iter()
            .filter(|family| !family.traits().programs.is_empty())
            .map(Family::name)
            .filter(|name| !there.contains(name))
            .collect()
    }

    /// What would be worth having, with the command that installs it on Debian.
    fn lacks(&self) {
        let missing = self.missing();
        if !missing.is_empty() {
            say!(
                "  not there: {}; on Debian: apt-get install {}",
                missing.join(", "),
                missing.join(" ")
            );
        }
        if self.families().len() == 1 {
            say!(
                "  one family only: nothing can show when Cassay itself is wrong; install another"
            );
        }
    }

    fn object(&self) -> Value {
        let compilers = self.compilers.iter().map(|(candidate, way)| {
            let compiler = &candidate.compiler;
            json!({
                "name": compiler.name, "version": compiler.version.text,
                "command": compiler.command, "family": compiler.family.name(),
                "target": compiler.target, "gnu": candidate.ability == Ability::Gnu,
                "levels": compiler.levels, "runner": compiler.runner, "way": way,
            })
        });
        let limits = LIMITS.iter().map(|(name, limits)| {
            let object = json!({
                "cpu_seconds": limits.cpu.as_secs(), "wall_seconds": limits.wall.as_secs(),
                "memory_bytes": limits.memory,
            });
            ((*name).to_string(), object)
        });
        let tier = &self.tier;
        json!({
            "version": crate::VERSION,
            "compilers": compilers.collect::<Vec<_>>(),
            "warnings": self.warnings, "missing": self.missing(),
            "sandbox": {
                "writes_contained": tier.writes_contained(),
                "network_denied": tier.network_denied(),
                "others_protected": tier.others_protected(),
                "namespaces": tier.namespaces, "own_proc": tier.own_proc,
                "read_only": tier.read_only, "landlock": tier.landlock, "seccomp": tier.seccomp,
            },
            "scratch": {"path": self.scratch, "free_bytes": self.free},
            "limits": limits.collect::<serde_json::Map<_, _>>(),
            "processors": self.processors,
        })
    }
}

fn compiler(candidate: &Candidate, way: &str) {
    let compiler = &candidate.compiler;
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
}
