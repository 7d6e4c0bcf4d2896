//! `cassay hunt`: tests compilers until interrupted.

use crate::settings::{self, Settings};
use crate::{findings, targets, terminal};
use anyhow::{Context, Result, bail};
use cassay_exec::{Canceller, Root, Settings as Workers, Worker};
use cassay_gen::Style;
use cassay_hunt::batch::Batches;
use cassay_hunt::campaign::{self, Ended, Extent, Interrupts};
use cassay_hunt::compilers::{self, Wanted};
use cassay_hunt::examining;
use cassay_hunt::metrics::{Figures, Metrics};
use cassay_hunt::plan::{Candidate, Plan};
use cassay_hunt::report;
use cassay_hunt::show::{Json, Lines, Screen, Show};
use cassay_hunt::source::{Plain, ProgramSource, Reading};
use cassay_hunt::variants::Mutate;
use cassay_lang::Target;
use cassay_program::Program;
use cassay_store::Store;
use cassay_triage::known::KnownBugs;
use cassay_trial::{Bounds, Unbuilt};
use std::collections::BTreeMap;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

pub const EXIT_CODES: &str = "\
Exit codes:
  0    no findings
  100  findings (`cassay findings` lists them)
  101  no findings, but unrelated compilers agree against Cassay, or a mutation is wrong: a bug of
       Cassay's
  125  Cassay could not work: bad option, no compilers, a compiler that does not compile a trivial
       program or compiles for another target, a generator that makes no C, no program that could
       be tested, unusable store
  130  stopped at once by a second interrupt, by the first one before anything was tested, or told to
       stop while a disk was full; what was being tested will be tested again";

const FINDINGS: u8 = 100;
const SUSPECT: u8 = 101;
const CUT: u8 = 130;

/// Interrupts, for the handler that hears them.
static STOP: Interrupts = Interrupts::new();
/// Ends what compilers and a generator are asked before the hunt: there is nothing yet that would have to be finished.
static SETUP: LazyLock<Canceller> = LazyLock::new(Canceller::new);

#[derive(clap::Args)]
#[command(after_help = EXIT_CODES)]
pub struct Args {
    /// Stop after this time: 90, 90s, 10m, 2h
    #[arg(long, value_parser = duration, value_name = "TIME")]
    time: Option<Duration>,
    /// Stop after this many programs
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    programs: Option<u64>,
    /// A compiler to test, with flags: "gcc -O3"; instead of all that are found
    #[arg(long = "cc", value_name = "COMMAND")]
    commands: Vec<String>,
    /// Read compilers and settings from a TOML file
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    /// Programs to test at the same time [default: one per processor]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..1024))]
    jobs: Option<u64>,
    /// Where everything is kept; a hunt that was there before goes on
    #[arg(long, value_name = "DIR", default_value = "cassay-hunt")]
    store: PathBuf,
    /// Shapes of programs [default: whole, scalar, loops, arith and graph in turn]
    #[arg(long, value_delimiter = ',', value_name = "STYLE,…")]
    style: Vec<String>,
    /// Size of a program in bytes [default: 20000]
    #[arg(long, value_name = "BYTES")]
    size: Option<u64>,
    /// Set a knob of the generator for all programs; `cassay gen --list-knobs` prints them
    #[arg(long, value_delimiter = ',', value_name = "KNOB=VALUE,…")]
    set: Vec<String>,
    /// Test compilers for this target, with programs made for it (`cassay target list`) [default: x86_64-linux]
    #[arg(long, value_name = "TARGET")]
    target: Option<String>,
    /// Programs from another generator's standard output: "csmith --seed {seed}"
    #[arg(long, value_name = "COMMAND", conflicts_with_all = ["style", "set", "size"])]
    foreign: Option<String>,
    /// Variants of the C files in a directory, as far as `cassay run` accepts them; beside x.c there may be x.args,
    /// one argument per line, and x.in, its input
    #[arg(long, value_name = "DIR", conflicts_with_all = ["style", "set", "size", "foreign"])]
    seeds: Option<PathBuf>,
    /// Directories of headers that another generator's programs, or those of --seeds, include
    #[arg(short = 'I', value_name = "DIR")]
    include: Vec<String>,
    /// Variants of each program in a unit of variants, or off [default: 3]
    #[arg(long, value_name = "N|off", value_parser = variants)]
    mutate: Option<u32>,
    /// How many of a hundred units are of variants [default: 10; with --mutate 50, with --seeds 100]
    #[arg(
        long,
        value_name = "PERCENT",
        value_parser = clap::value_parser!(u32).range(0..=100),
        conflicts_with = "seeds"
    )]
    mutate_share: Option<u32>,
    /// Sets of flags that each program is compiled with per compiler; all get their turn
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = levels)]
    levels: usize,
    /// Small programs that gcc and clang get together in one compilation: a number, off, or auto for
    /// about 20 KB; a batch that does not print what it should is repeated one by one
    #[arg(long, value_name = "N|off", default_value = "auto")]
    batch: Batches,
    /// The first seed of a new campaign
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// Seconds of processor time after which a compiler hangs
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(1..100_000))]
    compiler_limit: Option<u64>,
    /// Seconds of processor time after which a program hangs
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(1..100_000))]
    program_limit: Option<u64>,
    /// How long each new finding is reduced, between tests: 2m, 30s; 0 or off: not at all [default: 2m]
    #[arg(long, value_parser = budget, value_name = "TIME|off")]
    reduce: Option<Budget>,
    /// How long each of the first occurrences of a finding is looked into, to tell which bug it is: 1m, 30s; 0 or
    /// off: not at all [default: 1m]
    #[arg(long, value_parser = budget, value_name = "TIME|off")]
    blame: Option<Budget>,
    /// Do not try findings with the other compilers of this machine, to see which versions show them
    #[arg(long)]
    no_versions: bool,
    /// Bugs that are known [default: known.toml in the store, if it is there]
    #[arg(long, value_name = "FILE")]
    known: Option<PathBuf>,
    /// Try units and reductions again that were given up because they kept failing
    #[arg(long)]
    retry_failed: bool,
    /// Print JSON lines; the last is a summary
    #[arg(long)]
    json: bool,
    /// Print plain lines even on a terminal
    #[arg(long, conflicts_with = "json")]
    plain: bool,
    /// Write results as JUnit XML
    #[arg(long, value_name = "FILE")]
    junit: Option<PathBuf>,
    /// Write findings as SARIF
    #[arg(long, value_name = "FILE")]
    sarif: Option<PathBuf>,
}

fn levels(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(0) => Err("each program is compiled with one set of flags at least".into()),
        Ok(count) => Ok(count),
        Err(_) => Err("a number from 1 on".into()),
    }
}

fn variants(text: &str) -> Result<u32, String> {
    match text {
        "off" => Ok(0),
        _ => match text.parse() {
            Ok(count) if count <= MOST_VARIANTS => Ok(count),
            _ => Err(format!("a number up to {MOST_VARIANTS}, or off")),
        },
    }
}

/// More of them say less than other programs.
const MOST_VARIANTS: u32 = 1_000;

/// How variants are mixed in.
fn mutate(args: &Args, settings: &Settings) -> Result<Mutate> {
    let asked = args.mutate.or(settings.mutate);
    let usual = match (&args.seeds, asked) {
        (Some(_), _) => 100,
        (None, Some(_)) => Mutate::SHARE_WHEN_ASKED,
        (None, None) => Mutate::USUAL.share,
    };
    let mutate = Mutate {
        variants: asked.unwrap_or(Mutate::USUAL.variants).min(MOST_VARIANTS),
        share: match args.mutate_share.or(settings.mutate_share) {
            Some(share) if args.seeds.is_none() => share.min(100),
            _ => usual,
        },
    };
    if args.seeds.is_some() && mutate.variants == 0 {
        bail!("--seeds is there for variants: --mutate says how many, from 1");
    }
    Ok(mutate)
}

/// How long a finding is reduced where nobody says otherwise.
const REDUCE: Duration = Duration::from_secs(120);

/// How long a finding is reduced; `None`: not at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget(pub Option<Duration>);

pub fn budget(text: &str) -> Result<Budget, String> {
    let time = match text {
        "off" => None,
        text => Some(duration(text)?).filter(|time| !time.is_zero()),
    };
    Ok(Budget(time))
}

pub fn duration(text: &str) -> Result<Duration, String> {
    let (digits, unit) = match text.char_indices().last() {
        Some((at, 's')) => (&text[..at], 1),
        Some((at, 'm')) => (&text[..at], 60),
        Some((at, 'h')) => (&text[..at], 3600),
        Some((at, 'd')) => (&text[..at], 86400),
        _ => (text, 1),
    };
    let number: u64 = digits
        .parse()
        .map_err(|_| "a time is a number with s, m, h or d behind it".to_string())?;
    Ok(Duration::from_secs(number.saturating_mul(unit)))
}

/// Directories of headers that are well known.
fn known_include(command: &str) -> Vec<String> {
    if !command.starts_with("csmith") {
        return Vec::new();
    }
    let Ok(entries) = std::fs::read_dir("/usr/include") else {
        return Vec::new();
    };
    let mut dirs: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    dirs.retain(|dir| dir.join("csmith.h").is_file());
    dirs.sort();
    let found = dirs.iter().map(|dir| dir.to_string_lossy().into_owned());
    found.collect()
}

pub fn run(args: Args) -> Result<ExitCode> {
    try_reports(&args)?;
    let file = match &args.config {
        Some(path) => Some((
            path.clone(),
            std::fs::read_to_string(path)
                .with_context(|| format!("cannot read `{}`", path.display()))?,
        )),
        None => None,
    };
    let settings = match &file {
        Some((path, text)) => settings::read(text).map_err(|fault| fault.in_file(path, text))?,
        None => Settings::default(),
    };
    if let Some(jobs) = settings.jobs.filter(|jobs| !(1..1024).contains(jobs)) {
        bail!("[hunt] jobs = {jobs}: a number from 1 to 1023");
    }
    // What is asked for makes sense before compilers are asked anything, which takes a while where there are many.
    let styles = styles(&args, &settings)?;
    let known = known(&args)?;
    let mutate = mutate(&args, &settings)?;
    let asked = match args.seeds {
        None => Some(source(&args, &settings, &[], &Metrics::default())?),
        Some(_) => None,
    };
    // Before threads are started, which then inherit nothing half done.
    ctrlc::set_handler(|| {
        STOP.ask();
        SETUP.now();
    })
    .context("cannot listen for interrupts")?;
    let root = Root::new()?;
    let bounds = bounds(&args);
    let wanted = Wanted {
        commands: args.commands.clone(),
        described: file,
        search: settings.find.unwrap_or(true),
        target: target(&args, &settings)?,
    };
    let metrics = Metrics::default();
    let set_up = || -> Result<(Vec<Candidate>, ProgramSource)> {
        let mut worker = Worker::with(Workers {
            stop: SETUP.clone(),
            ..Workers::new(&root)
        })?;
        if let Some(asked) = asked {
            asked.runs(args.seed, &root, &mut worker)??;
        }
        let found = compilers::collect(&wanted, &root, &mut worker, bounds)?;
        for warning in &found.warnings {
            metrics.tell(format!("warning: {warning}"));
        }
        let names: Vec<String> = found
            .candidates
            .iter()
            .map(|c| format!("{} ({})", c.compiler.name, c.version()))
            .collect();
        metrics.tell(format!("testing {}", names.join(", ")));
        let source = source(&args, &settings, &found.candidates, &metrics)?;
        source.check(args.seed, &found.candidates, bounds, &root, &mut worker)??;
        Ok((found.candidates, source))
    };
    let (candidates, source) = match set_up() {
        Err(_) if SETUP.stopped() => {
            complain!("cassay: stopped before anything was tested");
            return Ok(ExitCode::from(CUT));
        }
        set_up => set_up?,
    };
    let plan = Plan {
        source,
        styles,
        candidates,
        levels_per_program: args.levels,
        batches: args.batch,
        mutate,
        bounds,
        first_seed: args.seed,
    };
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    let extent = Extent {
        jobs: args
            .jobs
            .map(|jobs| jobs as usize)
            .or(settings.jobs)
            .unwrap_or(processors),
        store: args.store.clone(),
        time: args.time,
        programs: args.programs,
        reduce: within("reduce", args.reduce, settings.reduce.as_deref(), REDUCE)?,
        blame: within(
            "blame",
            args.blame,
            settings.blame.as_deref(),
            examining::USUAL,
        )?,
        versions: !args.no_versions,
        known,
        retry: args.retry_failed,
    };
    let stdout = std::io::stdout();
    let mut show: Box<dyn Show> = if args.json {
        Box::new(Json::new(stdout))
    } else if stdout.is_terminal() && terminal::is_capable() && !args.plain {
        Box::new(
            Screen::start(&args.store, terminal::output_colours())
                .context("cannot use the terminal; try --plain")?,
        )
    } else {
        Box::new(Lines::new(stdout))
    };
    let ended = campaign::hunt(&plan, &extent, &root, &metrics, &STOP, show.as_mut());
    // The terminal first, so that an error can be read.
    drop(show);
    let ended = ended?;
    let figures = metrics.figures();
    if !args.json && !figures.findings.is_empty() {
        say!(
            "\n`cassay findings --store {}` lists what was found",
            args.store.display()
        );
    }
    write_reports(&args, &figures)?;
    if let (0, Ended::Finished, Some(why)) = (figures.tests, &ended, &figures.no_program) {
        bail!("nothing was tested: no program for the seeds so far, the first because {why}");
    }
    Ok(ExitCode::from(match ended {
        Ended::Cut => CUT,
        Ended::Finished if !figures.findings.is_empty() => FINDINGS,
        Ended::Finished if figures.suspects + figures.mistakes > 0 => SUSPECT,
        Ended::Finished => 0,
    }))
}

/// What the command line says, else the file, else what is usual.
fn within(
    name: &str,
    asked: Option<Budget>,
    setting: Option<&str>,
    usual: Duration,
) -> Result<Option<Duration>> {
    match (asked, setting) {
        (Some(Budget(time)), _) => Ok(time),
        (None, Some(text)) => match budget(text) {
            Ok(Budget(time)) => Ok(time),
            Err(why) => bail!("[hunt] {name} = {text:?}: {why}"),
        },
        (None, None) => Ok(Some(usual)),
    }
}

/// Bugs that are known: those of the file that is named, or of the one in the store, which need not be there.
fn known(args: &Args) -> Result<KnownBugs> {
    let path = match &args.known {
        Some(path) => path.clone(),
        None => {
            let path = args.store.join("known.toml");
            if !path.exists() {
                return Ok(KnownBugs::default());
            }
            path
        }
    };
    let text = std::fs::read_to_string(&path)
        .with_context(|| format!("cannot read `{}`", path.display()))?;
    match KnownBugs::read(&text) {
        Ok(known) => Ok(known),
        Err(why) => bail!("`{}`: {why}", path.display()),
    }
}

fn bounds(args: &Args) -> Bounds {
    let mut bounds = Bounds::default();
    // Elapsed time is three times as long: a busy machine is no fault of the compiler.
    if let Some(seconds) = args.compiler_limit {
        bounds.compiler.cpu = Duration::from_secs(seconds);
        bounds.compiler.wall = Duration::from_secs(seconds * 3);
    }
    if let Some(seconds) = args.program_limit {
        bounds.program.cpu = Duration::from_secs(seconds);
        bounds.program.wall = Duration::from_secs(seconds * 3);
    }
    bounds
}

fn source(
    args: &Args,
    settings: &Settings,
    candidates: &[Candidate],
    metrics: &Metrics,
) -> Result<ProgramSource> {
    let target = target(args, settings)?;
    let reading = |include: Vec<String>| Reading {
        target: target.clone(),
        include,
        unbuilt: Unbuilt::common(candidates.iter().flat_map(Candidate::unbuilt)),
    };
    if !args.include.is_empty() && args.foreign.is_none() && args.seeds.is_none() {
        bail!("-I is for programs of --foreign or --seeds; ours need no headers");
    }
    if let Some(dir) = &args.seeds {
        // One thread for all programs of the folder.
        let (source, left_out) =
            cassay_eval::with_stack(|| ProgramSource::folder(dir, reading(args.include.clone())))?;
        for text in left_out {
            metrics.tell(text);
        }
        return Ok(source);
    }
    if let Some(command) = &args.foreign {
        let include = if args.include.is_empty() {
            known_include(command)
        } else {
            args.include.clone()
        };
        return Ok(ProgramSource::foreign(command, reading(include))?);
    }
    let mut set = settings.set.clone();
    set.extend(
        target
            .as_ref()
            .map(|target| format!("target={}", target.name)),
    );
    set.extend(args.set.iter().cloned());
    set.extend(args.size.map(|size| format!("size={size}")));
    Ok(ProgramSource::own(set, Plain::of(candidates))?)
}

/// What programs are made for, where it is not what is usual.
fn target(args: &Args, settings: &Settings) -> Result<Option<Arc<Target>>> {
    let Some(name) = args.target.as_ref().or(settings.target.as_ref()) else {
        return Ok(None);
    };
    let target = targets::find(name)?;
    if Target::by_name(&target.name).as_ref() != Some(&target) {
        bail!(
            "`{name}`: hunts are for targets that `cassay target list` shows; `cassay gen --target {name}` makes programs for others"
        );
    }
    Ok((target != Target::x86_64_linux()).then_some(target))
}

fn styles(args: &Args, settings: &Settings) -> Result<Vec<String>> {
    if args.foreign.is_some() {
        return Ok(vec!["foreign".to_string()]);
    }
    if args.seeds.is_some() {
        return Ok(vec!["seeds".to_string()]);
    }
    let asked = if args.style.is_empty() {
        &settings.style
    } else {
        &args.style
    };
    if asked.is_empty() {
        let all = Style::ALL.iter().filter(|style| **style != Style::Mixed);
        return Ok(all.map(|style| style.name().to_string()).collect());
    }
    for name in asked {
        if Style::by_name(name).is_none() {
            let known: Vec<&str> = Style::ALL.iter().map(|s| s.name()).collect();
            bail!("no style is named `{name}`; known: {}", known.join(", "));
        }
    }
    Ok(asked.clone())
}

/// Whether reports can be written, before hours are spent on what goes into them.
fn try_reports(args: &Args) -> Result<()> {
    for path in [&args.junit, &args.sarif].into_iter().flatten() {
        let existed = path.exists();
        let mut options = std::fs::OpenOptions::new();
        let tried = options.create(true).append(true).open(path);
        tried.with_context(|| {
            format!("cannot write `{}`; nothing was tested yet", path.display())
        })?;
        if !existed {
            // It was made to see that it can be.
            let _ = std::fs::remove_file(path);
        }
    }
    if args.junit.is_some() && args.junit == args.sarif {
        bail!("--junit and --sarif name the same file");
    }
    Ok(())
}

/// The programs that show findings, the reduced ones where there are such.
fn programs(store: &Path, figures: &Figures) -> Result<BTreeMap<i64, Program>> {
    let mut programs = BTreeMap::new();
    if figures.findings.is_empty() {
        return Ok(programs);
    }
    let store = Store::open_to_read(store)?;
    for seen in figures.findings.values() {
        let whole = findings::get(&store, seen.id, 1)?;
        programs.insert(seen.id, whole.reduced.unwrap_or(whole.program));
    }
    Ok(programs)
}

fn write_reports(args: &Args, figures: &Figures) -> Result<()> {
    let write = |path: &Path, text: String| {
        std::fs::write(path, text).with_context(|| format!("cannot write `{}`", path.display()))
    };
    if let Some(path) = &args.junit {
        write(path, report::junit(figures))?;
    }
    if let Some(path) = &args.sarif {
        let programs = programs(&args.store, figures)?;
        write(path, format!("{:#}\n", report::sarif(figures, &programs)))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_have_units() {
        assert_eq!(duration("90"), Ok(Duration::from_secs(90)));
        assert_eq!(duration("10m"), Ok(Duration::from_secs(600)));
        assert_eq!(duration("2h"), Ok(Duration::from_secs(7200)));
        assert_eq!(budget("2m"), Ok(Budget(Some(Duration::from_secs(120)))));
        assert_eq!(budget("0"), Ok(Budget(None)));
        assert_eq!(budget("off"), Ok(Budget(None)));
        assert!(budget("never").is_err());
        assert!(duration("soon").is_err());
        assert!(duration("").is_err());
    }
}
