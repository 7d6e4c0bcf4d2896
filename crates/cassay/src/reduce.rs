//! `cassay reduce`: a failing program to the few lines that matter.

use crate::hunt::duration;
use crate::report;
use crate::run::c_text;
use crate::targets;
use crate::terminal::{self, write_text};
use anyhow::{Context, Result, bail};
use cassay_eval::{Kind, KindSet};
use cassay_exec::compiler::Way;
use cassay_exec::{Canceller, Compiler, Root, Settings, Worker, find};
use cassay_files::OnDisk;
use cassay_gen::Case;
use cassay_hunt::compilers::fit::Examination;
use cassay_hunt::same::held_to;
use cassay_hunt::source::words;
use cassay_hunt::{bugs, finding, reducing, telling};
use cassay_lang::Target;
use cassay_parse::preprocess;
use cassay_probe::Record;
use cassay_program::command::joined;
use cassay_program::{Commands, Expected, File, Program};
use cassay_reduce::ask::{AskError, Care};
use cassay_reduce::engine::{Observer, Progress};
use cassay_reduce::gate::Guard;
use cassay_reduce::keep::{self, Keep};
use cassay_reduce::lab::{Counts, Key, Outcome};
use cassay_reduce::measure::Measure;
use cassay_reduce::same::Same;
use cassay_reduce::session::{self, Ended, Question, ReduceError, Reduced, Request};
use cassay_source::Source;
use cassay_store::{Finding, FindingId, Store};
use cassay_triage::shape::alike;
use cassay_triage::{self as triage, Blame, gather};
use cassay_trial::{Accused, Bounds, Failure, Laid, command_of};
use serde_json::json;
use std::collections::BTreeMap;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, Instant};

const EXIT_CODES: &str = "\
Exit codes:
  0    reduced as far as it goes
  101  the program is not interesting: it does not fail, or has no meaning to fail by
  102  the time is over; the result so far is written, the same command goes on from there
  125  Cassay could not work: no such finding or file, compiler that cannot be run, output that cannot be
       written
  130  interrupted; as 102

Beside the output there is a log of all answers (OUT.log). The same command finds them again after an
interruption; remove the log to begin anew.";

#[derive(clap::Args)]
#[command(after_help = EXIT_CODES)]
pub struct Args {
    /// The number of a finding, the name of a case, or the C files of a program
    #[arg(value_name = "FINDING|CASE|FILE.c", required = true)]
    what: Vec<String>,
    /// The store of the hunt that has the finding
    #[arg(long, value_name = "DIR", default_value = "cassay-hunt")]
    store: PathBuf,
    /// The compiler to accuse, with its flags: "clang-16 -O2"
    #[arg(long, value_name = "COMMAND")]
    cc: Option<String>,
    /// Another compiler, which must go right: "gcc -O0"
    #[arg(long, value_name = "COMMAND", requires = "cc")]
    against: Option<String>,
    /// What the program is for: a name (`cassay target list`), or a file of your own that ends in .toml [default: what the
    /// compiler compiles for]
    #[arg(long, value_name = "TARGET")]
    target: Option<String>,
    /// A script that ends with status 0 where the program in its directory is interesting
    #[arg(long, value_name = "SCRIPT", conflicts_with_all = ["cc", "against"])]
    test: Option<PathBuf>,
    /// Also try programs without a meaning: for failures that need undefined behaviour
    #[arg(long)]
    no_guard: bool,
    /// Kinds of undefined or unspecified behaviour that may stay
    #[arg(long, value_delimiter = ',', value_name = "KIND,…")]
    tolerate: Vec<String>,
    /// Search this directory for included files
    #[arg(short = 'I', value_name = "DIR")]
    include: Vec<String>,
    /// Whether every step must be the same bug: the same pass of gcc or clang is to blame. Without it, yes for a finding
    /// whose pass is known
    #[arg(long, value_name = "yes|no", num_args = 0..=1, default_missing_value = "yes",
          require_equals = true, conflicts_with = "test")]
    same_bug: Option<SameBug>,
    /// Candidates to try at the same time; the result does not depend on it
    #[arg(long, value_name = "N", default_value_t = 1)]
    jobs: usize,
    /// Stop after this time: 90s, 10m, 2h
    #[arg(long, value_parser = duration, value_name = "TIME")]
    time: Option<Duration>,
    /// Where to write the result
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Print one JSON object about the result
    #[arg(long)]
    json: bool,
}

/// Whether a reduction is held to the guilty pass.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum SameBug {
    /// Looks for the pass first, where it is not known
    Yes,
    No,
}

/// A program to reduce, and what is known about it.
struct Input {
    program: Program,
    /// The command that shows the failure, if it is known.
    cc: Option<Vec<String>>,
    /// Flags of single files, in place of that command's.
    units: BTreeMap<String, Vec<String>>,
    /// Where its own headers are.
    dir: Option<PathBuf>,
    output: PathBuf,
    /// Also what its programs are for.
    finding: Option<(Finding, Arc<Target>)>,
    /// Whom it is blamed on, where that is known.
    blame: Option<Blame>,
    /// How often candidates must fail.
    care: Care,
}

pub fn run(args: Args) -> Result<ExitCode> {
    let started = Instant::now();
    let input = input(&args)?;
    let out = args.output.clone().unwrap_or_else(|| input.output.clone());
    refuse_own_input(&out, &input)?;
    let root = Root::new()?;
    let stop = Canceller::new();
    let timer = args
        .time
        .and_then(|time| started.checked_add(time))
        .map(|end| Timer::start(end, stop.clone()));
    let told = stop.clone();
    ctrlc::set_handler(move || told.now()).context("cannot listen for interrupts")?;
    let mut worker = Worker::with(Settings {
        stop: stop.clone(),
        ..Settings::new(&root)
    })?;
    let scratch = root.dir()?;
    let mut accused =
        |words: Vec<String>| accused(words, &mut worker, scratch.path()).map(Box::new);
    let question = match (&args.test, &args.cc, &input.cc) {
        (Some(script), _, _) => Question::Script(
            std::fs::canonicalize(script)
                .with_context(|| format!("cannot find the script `{}`", script.display()))?,
        ),
        (None, Some(command), _) => {
            let mut named = |command: &str| accused(split(command)?);
            let accused = named(command)?;
            let against = args.against.as_deref().map(named).transpose()?;
            let record = Record::new(target(&args, Some(&accused))?);
            let examination = Examination {
                record: &record,
                root: &root,
                bounds: Bounds::default(),
            };
            for who in std::iter::once(&accused).chain(&against) {
                examine(&args, &examination, who, &mut Worker::start(&root)?)?;
            }
            Question::Compiler { accused, against }
        }
        (None, None, Some(command)) => {
            let mut accused = accused(command.clone())?;
            if let Some((finding, target)) = &input.finding {
                as_hunted(&mut accused.compiler, (finding, target));
            }
            let always = accused.compiler.family.traits().always;
            accused.units.clone_from(&input.units);
            for flags in accused.units.values_mut() {
                flags.retain(|word| !always.contains(&word.as_str()));
            }
            Question::Compiler {
                accused,
                against: None,
            }
        }
        (None, None, None) => {
            bail!(
                "what is wrong with the program? --cc names a compiler to accuse, --test a script that decides"
            )
        }
    };
    drop(scratch);
    let mut request = request(&args, &input, question, stop)?;
    let target = Arc::clone(&request.target);
    request.same = same(&args, &input, &request, &root, &mut worker)?;
    drop(worker);
    let mut screen = Screen::new(&args, &out, &request)?;
    screen.begun = timer.as_ref().map(|timer| Arc::clone(&timer.begun));
    let request = Request {
        known: std::mem::take(&mut screen.keep.known),
        ..request
    };
    let reduced = session::reduce(request, &root, &mut screen);
    screen.clear();
    let timed_out = timer.is_some_and(Timer::end);
    match reduced {
        Ok(reduced) => {
            let complete = reduced.ended == Ended::Complete;
            if let Some((finding, _)) = input.finding.as_ref().filter(|_| complete) {
                remember(&args, finding.brief.id, (&reduced, &target), &root)?;
            }
            show(&args, &reduced, &screen, timed_out)
        }
        Err(error @ (ReduceError::NotInteresting(_) | ReduceError::NoMeaning(_))) => {
            complain!("cassay: {error}");
            if let (Some(script), ReduceError::NotInteresting(_)) = (&args.test, &error) {
                complain!("{}", by_hand(script, &input));
            }
            Ok(ExitCode::from(101))
        }
        Err(ReduceError::Ask(AskError::Stopped)) => {
            complain!("cassay: interrupted before anything was reduced");
            Ok(ExitCode::from(130))
        }
        Err(ReduceError::Ask(error)) => Err(error.into()),
    }
}

/// How to ask the script without Cassay.
fn by_hand(script: &Path, input: &Input) -> String {
    let script = std::fs::canonicalize(script).unwrap_or_else(|_| script.into());
    let script = joined(&[script.to_string_lossy().into_owned()]);
    let run = format!("(cd \"$d\" && {script}; echo \"exit status $?\")");
    if input.dir.is_none() {
        return format!(
            "to ask it by hand, in a directory with the program's files:\n    {script}"
        );
    }
    let names: Vec<String> = input
        .program
        .sources()
        .map(|(name, _)| name.clone())
        .collect();
    let names = joined(&names);
    format!("to ask it by hand:\n    d=$(mktemp -d) && cp {names} \"$d\" && {run}")
}

pub fn split(command: &str) -> Result<Vec<String>> {
    words(command).with_context(|| format!("in `{command}`"))
}

fn input(args: &Args) -> Result<Input> {
    if let [what] = &args.what[..] {
        if let Ok(id) = what.parse::<i64>() {
            return finding(args, id);
        }
        let named = what.starts_with(|c: char| c.is_ascii_digit());
        if named && what.matches('/').count() >= 3 && !Path::new(what).exists() {
            return case(args, what);
        }
    }
    let mut program = Program::default();
    for name in &args.what {
        let text = std::fs::read(name).with_context(|| format!("cannot read `{name}`"))?;
        let text = c_text(text, &format!("`{name}`"))?;
        // Whatever its name is: a script may know what to do with it.
        match name.ends_with(".h") {
            true => program.headers.push((name.clone(), text)),
            false => program.units.push((name.clone(), text)),
        }
    }
    let first = Path::new(&args.what[0]);
    let dir = std::fs::canonicalize(first)
        .ok()
        .and_then(|path| path.parent().map(Path::to_path_buf));
    Ok(Input {
        program,
        cc: None,
        units: BTreeMap::new(),
        dir,
        output: first.with_extension("reduced.c"),
        finding: None,
        blame: None,
        care: Care::USUAL,
    })
}

fn finding(args: &Args, id: i64) -> Result<Input> {
    let store = Store::open_existing(&args.store)?;
    let Some(finding) = store.finding(FindingId(id))? else {
        bail!("there is no finding {id}; `cassay findings` lists them");
    };
    let Some(program) = store.program(finding.program)? else {
        bail!("the program of finding {id} is missing; `cassay fsck` says more");
    };
    let (cc, units) = command_of(&finding.commands.compile, &program);
    let target = finding::target(&store, &finding)?;
    Ok(Input {
        program,
        cc: Some(cc),
        units,
        dir: None,
        output: format!("finding-{id}.reduced.c").into(),
        blame: reducing::blamed(&finding),
        care: match finding.brief.rate {
            Some(rate) if finding.brief.flaky => Care::of_rate(rate.shown, rate.tried),
            _ => Care::USUAL,
        },
        finding: Some((finding, target)),
    })
}

fn case(args: &Args, name: &str) -> Result<Input> {
    let case = Case::parse(name).with_context(|| format!("there is no file `{name}`"))?;
    if args.cc.is_none() && args.test.is_none() {
        bail!("a case does not say what fails: --cc names a compiler to accuse");
    }
    let generated = cassay_gen::generate(&case)?;
    Ok(Input {
        program: generated.program,
        cc: None,
        units: BTreeMap::new(),
        dir: None,
        output: format!("{}-{}.reduced.c", case.style.name(), case.seed).into(),
        finding: None,
        blame: None,
        care: Care::USUAL,
    })
}

/// The result belongs to the finding from now on, unless it does not show it, or is another bug than the program that the
/// finding has, or larger.
fn remember(
    args: &Args,
    id: FindingId,
    (reduced, target): (&Reduced, &Arc<Target>),
    root: &Root,
) -> Result<()> {
    let mut store = Store::open_existing(&args.store)?;
    let Some(finding) = store.finding(id)? else {
        bail!("there is no finding {id} any more");
    };
    let (mut about, program) = reducing::about(&finding, reduced);
    let (mut known, mut culprit) = (None, None);
    let mut worker = Worker::start(root)?;
    // What a script is about, only the script knows.
    if args.test.is_none() {
        let bounds = Bounds::default();
        match reducing::confirm(
            &finding,
            &mut about,
            (&program, target),
            bounds,
            root,
            &mut worker,
        )? {
            Ok(found) => (known, culprit) = (Some(&about), found),
            Err(why) => {
                complain!(
                    "cassay: finding {id} does not get the result, which does not show the failure: {why}"
                );
                return Ok(());
            }
        }
    }
    let shape = bugs::shape_of(&program, culprit.as_deref());
    if let (Some(new), Some(old)) = (&shape, &finding.brief.triage.shape)
        && !alike(new, old)
    {
        complain!(
            "cassay: the result seems to be another bug than the reduced program of finding {id}, which keeps its own"
        );
        return Ok(());
    }
    let now = std::time::SystemTime::now().into();
    let cannot = || format!("cannot store the result in `{}`", args.store.display());
    if !store
        .put_reduced(id, &program, known, now)
        .with_context(cannot)?
    {
        complain!("cassay: finding {id} keeps its reduced program, which is smaller");
        return Ok(());
    }
    if let Some(shape) = shape {
        store
            .put_shape(id, &about.case, &shape, now)
            .with_context(cannot)?;
    }
    let (command, _) = command_of(&about.commands.compile, &program);
    if known.is_some() && !command.is_empty() {
        let scratch = root.dir()?;
        let mut who = accused(command, &mut worker, scratch.path())?;
        as_hunted(&mut who.compiler, (&finding, target));
        let words = telling::words(&who.compiler, &about, &program, root, &mut worker)?;
        if let Some(words) = words {
            store.put_words(id, &words).with_context(cannot)?;
        }
    }
    Ok(())
}

/// A compiler by its command.
pub fn accused(mut words: Vec<String>, worker: &mut Worker, dir: &Path) -> Result<Accused> {
    let program = find::from_here(&words.remove(0));
    let mut compiler = match find::named(&program, worker, dir)? {
        Ok(compiler) => compiler,
        Err(why) => bail!("`{program}` cannot be run: {why}"),
    };
    let always = compiler.family.traits().always;
    words.retain(|word| !always.contains(&word.as_str()));
    compiler.sanitize(&words);
    Ok(Accused {
        compiler,
        flags: words,
        units: BTreeMap::new(),
    })
}

/// What the program is for, as somebody said, or as its compiler compiles.
fn target(args: &Args, accused: Option<&Accused>) -> Result<Arc<Target>> {
    Ok(match (&args.target, accused) {
        (Some(name), _) => targets::find(name)?,
        (None, Some(accused)) => Target::of_compiler(&accused.compiler.target, &accused.flags),
        (None, None) => Target::x86_64_linux(),
    })
}

/// The compiler of a finding, as the hunt had it.
pub fn accused_of(
    finding: (&Finding, &Target),
    commands: &Commands,
    program: &Program,
    worker: &mut Worker,
    dir: &Path,
) -> Result<Accused> {
    let (cc, units) = command_of(&commands.compile, program);
    if cc.is_empty() {
        bail!(
            "finding {} has no command that compiles",
            finding.0.brief.id
        );
    }
    let mut accused = accused(cc, worker, dir)?;
    accused.units = units;
    as_hunted(&mut accused.compiler, finding);
    Ok(accused)
}

/// With what runs its programs, and what it was judged by.
fn as_hunted(compiler: &mut Compiler, (finding, target): (&Finding, &Target)) {
    let run = &finding.commands.run;
    let program = run.iter().position(|word| word.ends_with("/program"));
    if let Some(runner) = program.and_then(|at| run.get(..at)) {
        compiler.runner = runner.to_vec();
    }
    if *target != *Target::x86_64_linux() {
        compiler.target.clone_from(&target.name);
    }
}

/// Whether a compiler that somebody named can be accused: it compiles at all, and for the target that the semantics
/// guards programs for.
fn examine(
    args: &Args,
    examination: &Examination<'_>,
    who: &Accused,
    worker: &mut Worker,
) -> Result<()> {
    if let Err(why) = examination.compiles(&who.compiler, &who.flags, worker)? {
        bail!("{why}");
    }
    if !args.no_guard
        && let Err(why) = examination.same_target(&who.compiler, &who.flags, worker)?
    {
        bail!("{why}; --no-guard reduces without a meaning to hold it to");
    }
    Ok(())
}

fn request(args: &Args, input: &Input, mut question: Question, stop: Canceller) -> Result<Request> {
    let target = match &question {
        Question::Compiler { accused, .. } => target(args, Some(accused))?,
        Question::Script(_) => target(args, None)?,
    };
    let mut tolerate = KindSet::EMPTY;
    for code in &args.tolerate {
        match Kind::by_code(code) {
            Some(kind) => tolerate.insert(kind),
            None => bail!("there is no kind `{code}`; `cassay run --explain` lists them all"),
        }
    }
    // What the compiler is told about headers and macros holds for us, too.
    let mut preprocess = preprocess::Options::new(target.clone());
    preprocess.include_dirs = args.include.clone();
    if let Question::Compiler { accused, against } = &mut question {
        for flag in &accused.flags {
            preprocess.flag(flag);
        }
        // The original is compiled elsewhere, and finds its headers where they were.
        let own = input.dir.iter().map(|dir| format!("-I{}", dir.display()));
        let given = args.include.iter().map(|dir| format!("-I{dir}"));
        let includes = input.program.sources().any(|(_, text)| has_include(text));
        if includes {
            let extra: Vec<String> = given.chain(own).collect();
            for who in std::iter::once(accused).chain(against) {
                who.flags.extend(extra.iter().cloned());
            }
        }
    }
    let program = &input.program;
    let source = Source {
        units: program.units.clone(),
        // Files that are compiled may be included all the same.
        headers: program.sources().cloned().collect(),
        preprocess,
    };
    let parsed = match source.parse_with(&mut OnDisk) {
        Ok(parsed) => Ok(parsed.program),
        Err(refused) => Err(refused.problem.to_string()),
    };
    Ok(Request {
        original: program.clone(),
        parsed,
        question,
        guard: if args.no_guard {
            Guard::Parse
        } else {
            Guard::Meaning
        },
        tolerate,
        target,
        jobs: args.jobs.clamp(1, 256),
        care: input.care,
        same: None,
        known: Default::default(),
        stop,
    })
}

/// What every step is held to: the pass that is to blame. It is looked for only if somebody wants it.
fn same(
    args: &Args,
    input: &Input,
    request: &Request,
    root: &Root,
    worker: &mut Worker,
) -> Result<Option<Arc<dyn Same>>> {
    let Question::Compiler { accused, .. } = &request.question else {
        return Ok(None);
    };
    match (args.same_bug, &input.blame) {
        (Some(SameBug::No), _) | (None, None) => Ok(None),
        // The store's compiler may not be the one that is accused now.
        (_, Some(blame)) if args.cc.is_none() => Ok(held_to(blame)),
        (None, Some(_)) => Ok(None),
        (Some(SameBug::Yes), _) => {
            let expected = match &request.parsed {
                Ok(_) => input
                    .program
                    .expected
                    .clone()
                    .or_else(|| meaning(&input.program, &request.target)),
                Err(_) => None,
            };
            let Some(blame) = blamed(&input.program, expected, accused, root, worker)? else {
                complain!(
                    "cassay: no pass is known to be guilty, so that nothing holds the result to it"
                );
                return Ok(None);
            };
            complain!("every step is held to the pass {}", blame.0);
            Ok(held_to(&blame.1))
        }
    }
}

/// What a program must do.
fn meaning(program: &Program, target: &Arc<Target>) -> Option<Expected> {
    let source = Source::of(program).target(Arc::clone(target));
    let checked = source.check().ok()?;
    report::expected(&checked, program).ok()
}

/// The pass that is to blame, if there is one.
fn blamed(
    program: &Program,
    expected: Option<Expected>,
    accused: &Accused,
    root: &Root,
    worker: &mut Worker,
) -> Result<Option<(String, Blame)>> {
    let program = Program {
        expected: expected.clone(),
        ..program.clone()
    };
    let scratch = root.dir()?;
    let laid = Laid::new(&scratch, &program)?;
    let flags = accused.flags_for(laid.sources());
    let bounds = Bounds::default();
    let tried = laid.attempt(worker, &accused.compiler, &flags, bounds, Way::Driver)?;
    let Some(failure) = Failure::of(&tried.seen, expected.as_ref()) else {
        return Ok(None);
    };
    let case = triage::Case::new(accused.clone(), failure, expected);
    let blame = gather::blamed(&program, case, triage::Budget::default(), root, worker)?;
    let name = blame.guilt.pass().map(|pass| pass.name.clone());
    Ok(name.map(|name| (name, blame)))
}

fn has_include(text: &[u8]) -> bool {
    text.split(|b| *b == b'\n')
        .any(|line| line.trim_ascii_start().starts_with(b"#"))
}

/// The result must not take the place of the program, which may be the only copy.
fn refuse_own_input(out: &Path, input: &Input) -> Result<()> {
    let identity = |path: &Path| {
        let data = std::fs::metadata(path).ok()?;
        Some((data.dev(), data.ino()))
    };
    for path in keep::places(out, input.program.sources()) {
        let Some(place) = identity(&path) else {
            continue;
        };
        for (name, _) in input.program.sources() {
            if input.dir.is_some() && identity(Path::new(name)) == Some(place) {
                bail!(
                    "the result would take the place of the program `{name}`; -o names another file for it"
                );
            }
        }
    }
    Ok(())
}

/// Ends a reduction when its time is over, also in the middle of a compilation.
struct Timer {
    over: Arc<AtomicBool>,
    /// The original was looked at, and there is a result that can be written.
    begun: Arc<AtomicBool>,
    end: mpsc::Sender<()>,
}

/// What the semantics has begun cannot be ended from outside; after so long, people are told.
const SILENCE: Duration = Duration::from_millis(900);

impl Timer {
    fn start(deadline: Instant, stop: Canceller) -> Timer {
        let (end, ended) = mpsc::channel::<()>();
        let over = Arc::new(AtomicBool::new(false));
        let begun = Arc::new(AtomicBool::new(false));
        let (told, ready) = (Arc::clone(&over), Arc::clone(&begun));
        std::thread::spawn(move || {
            let waiting = |time| ended.recv_timeout(time) == Err(RecvTimeoutError::Timeout);
            if !waiting(deadline.saturating_duration_since(Instant::now())) {
                return;
            }
            told.store(true, Ordering::SeqCst);
            if !ready.load(Ordering::SeqCst) {
                complain!("the time is over; waiting for the first look at the original program");
            }
            while !ready.load(Ordering::SeqCst) {
                if !waiting(Duration::from_millis(20)) {
                    return;
                }
            }
            stop.now();
            if waiting(SILENCE) {
                complain!(
                    "the time is over; waiting for the semantics, which has a candidate under way"
                );
            }
        });
        Timer { over, begun, end }
    }

    /// Whether the time was over.
    fn end(self) -> bool {
        drop(self.end);
        self.over.load(Ordering::SeqCst)
    }
}

/// Progress for people, the result so far on disk, and when to stop.
struct Screen {
    keep: Keep,
    started: Instant,
    terminal: bool,
    quiet: bool,
    shown: Option<Instant>,
    written: Vec<PathBuf>,
    trouble: Option<String>,
    /// Told when there is a first result.
    begun: Option<Arc<AtomicBool>>,
    stop: Canceller,
}

impl Screen {
    fn new(args: &Args, out: &Path, request: &Request) -> Result<Screen> {
        let started = Instant::now();
        let keep = Keep::open(out, &session::title(request))
            .with_context(|| format!("cannot write beside `{}`", out.display()))?;
        if !keep.known.is_empty() && !args.json {
            complain!("going on: {} answers are known", keep.known.len());
        }
        Ok(Screen {
            keep,
            started,
            terminal: terminal::shows_progress(),
            quiet: args.json,
            shown: None,
            written: Vec::new(),
            trouble: None,
            begun: None,
            stop: request.stop.clone(),
        })
    }

    fn clear(&self) {
        if self.terminal && self.shown.is_some() {
            terminal::clear_progress();
        }
    }
}

/// How often a line is shown.
const ON_TERMINAL: Duration = Duration::from_millis(200);
const PLAIN: Duration = Duration::from_secs(5);

impl Observer for Screen {
    fn go_on(&mut self, progress: &Progress<'_>) -> bool {
        let now = Instant::now();
        let pause = if self.terminal { ON_TERMINAL } else { PLAIN };
        let since = self.shown.unwrap_or(self.started);
        if !self.quiet && now.duration_since(since) >= pause {
            let line = line(progress, now.duration_since(self.started));
            if self.terminal {
                terminal::progress(&line);
            } else {
                complain!("{line}");
            }
            self.shown = Some(now);
        }
        !self.stop.stopped()
    }

    fn answered(&mut self, key: Key, outcome: Outcome) {
        if let Err(error) = self.keep.answered(key, outcome) {
            // The result is not in danger; only a later session would have to ask again.
            self.trouble = Some(format!("the log of answers cannot be written: {error}"));
        }
    }

    fn improved(&mut self, files: &[File], _: &Measure) -> Result<(), AskError> {
        let written = self.keep.improved(files)?;
        // A program that has become one file leaves no parts behind.
        for old in self.written.iter().filter(|old| !written.contains(old)) {
            let _ = std::fs::remove_file(old);
        }
        self.written = written;
        if let Some(begun) = &self.begun {
            begun.store(true, Ordering::SeqCst);
        }
        Ok(())
    }
}

fn line(progress: &Progress<'_>, elapsed: Duration) -> String {
    let counts = progress.counts;
    let rate = counts.candidates as f64 / elapsed.as_secs_f64().max(0.001);
    format!(
        "{} tokens, {} candidates ({rate:.0}/s, {} refused by the semantics), {} compilations, {}",
        progress.measure.tokens,
        counts.candidates,
        percent(counts),
        counts.runs.compilers,
        progress.pass
    )
}

fn percent(counts: &Counts) -> String {
    let all = counts.candidates.max(1);
    format!("{} %", counts.all_refused() * 100 / all)
}

/// The commands that show the failure, with the result where it was written.
fn commands(reduced: &Reduced, written: &[String]) -> Vec<String> {
    let mut commands = reduced.commands.clone();
    let sources: Vec<_> = reduced.program.sources().collect();
    if let ([(name, _)], [out]) = (&sources[..], written)
        && let Some(last) = commands.last_mut().and_then(|words| words.last_mut())
    {
        let plain = |c: char| c.is_ascii_alphanumeric() || "-_./+".contains(c);
        let name = Path::new(name).file_name().unwrap_or_default();
        if name == last.as_str() && out.chars().all(plain) {
            last.clone_from(out);
        }
    }
    commands.iter().map(|words| joined(words)).collect()
}

fn show(args: &Args, reduced: &Reduced, screen: &Screen, timed_out: bool) -> Result<ExitCode> {
    let seconds = screen.started.elapsed().as_secs_f64();
    let counts = &reduced.counts;
    let files: Vec<String> = screen
        .written
        .iter()
        .map(|path| path.display().to_string())
        .collect();
    let notes: Vec<&String> = reduced.notes.iter().chain(&screen.trouble).collect();
    let commands = commands(reduced, &files);
    let command = (!commands.is_empty()).then(|| commands.join("\n"));
    let (code, ended) = match reduced.ended {
        Ended::Complete => (0, "complete"),
        Ended::Told if timed_out => (102, "time is over"),
        Ended::Told => (130, "interrupted"),
    };
    if args.json {
        let refused: serde_json::Map<String, serde_json::Value> = counts
            .refused
            .iter()
            .map(|(why, count)| (why.name().to_string(), json!(count)))
            .collect();
        let object = json!({
            "files": files, "failure": reduced.shows(), "command": command,
            "ended": ended, "tokens_before": reduced.before.tokens,
            "tokens": reduced.after.tokens, "bytes_before": reduced.before.bytes,
            "bytes": reduced.after.bytes, "candidates": counts.candidates,
            "remembered": counts.remembered, "refused": refused,
            "interesting": counts.interesting, "unresolved": counts.unresolved,
            "compilations": counts.runs.compilers, "runs": counts.runs.programs,
            "seconds": seconds, "notes": notes,
            "rate": reduced.rate.map(|(shown, tried)| json!({"shown": shown, "tried": tried})),
            "expected": reduced.program.expected.as_ref().map(|expected| json!({
                "status": expected.status,
                "output": String::from_utf8_lossy(&expected.output),
            })),
        });
        say!("{object}");
        return Ok(ExitCode::from(code));
    }
    let mut text = format!(
        "{} tokens of {}, in {seconds:.1} s\n\
         {} candidates, {} refused by the semantics, {} compilations\n\
         {}\n",
        reduced.after.tokens,
        reduced.before.tokens,
        counts.candidates,
        percent(counts),
        counts.runs.compilers,
        reduced.shows()
    );
    for command in commands {
        text.push_str(&format!("    {command}\n"));
    }
    for note in notes {
        text.push_str(&format!("note: {note}\n"));
    }
    if reduced.ended == Ended::Told {
        text.push_str(&format!("{ended}: the same command goes on from here\n"));
    }
    for file in &files {
        text.push_str(&format!("{file}\n"));
    }
    write_text(&mut std::io::stdout().lock(), &text)?;
    Ok(ExitCode::from(code))
}
