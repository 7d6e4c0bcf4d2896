//! Where programs come from: our own generator, or the standard output of another one.
//!
//! A program is a pure function of its source, style and seed, so that a unit of work can be done
//! again by whoever has its description. Our own programs come with their meaning. Another
//! generator's are parsed and run by our semantics: if that gives them a meaning, compilers are held
//! to it; if it finds them undefined, they are of no use and are dropped; what it does not support is
//! left to a vote among compilers. A refusal of such a program is never a finding: it may need headers,
//! libraries or extensions that the compiler does not have.
//!
//! A folder of C files is there to be mutated: seeds go round its programs, so that each gets variants without
//! end. Beside `x.c` its arguments may be in `x.args`, one per line, and its input in `x.in`. Programs that our
//! semantics gives no meaning are left out from the start.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use cassay_eval::{Limits as Bounds, Options, Stdin, Verdict};
use cassay_exec::compiler::Way;
use cassay_exec::find::from_here;
use cassay_exec::{End, ExecError, Job, Limits, Root, Scratch, Worker};
use cassay_files::OnDisk;
use cassay_gen::knobs::{self, Draw, Knob};
use cassay_gen::{Case, CaseError, Style};
use cassay_lang::Target;
use cassay_parse::preprocess;
use cassay_program::command::{OpenQuote, split};
use cassay_program::{Dialect, Expected, Input, Program};
use cassay_trial::{Bounds as TrialBounds, Laid, Seen, Unbuilt};

use crate::build::Build;
use crate::plan::{Ability, Candidate};
use crate::variants::Origin;

const BARRIERS: &[&str] = &["none", "volatile", "extern", "units"];

/// Another generator may take this long for one program.
const GENERATE: Limits = Limits {
    cpu: Duration::from_secs(20),
    wall: Duration::from_secs(60),
    output: 16 << 20,
    processes: 16,
    ..Limits::PROGRAM
};

/// A program to test compilers with, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Test {
    pub program: Program,
    /// What it was derived from.
    pub origin: Option<Origin>,
    pub build: Build,
    /// Made in place of another for compilers that lack the extensions of that one.
    pub is_twin: bool,
}

impl Test {
    /// A program as it was made.
    pub fn new(program: Program) -> Test {
        Test {
            program,
            origin: None,
            build: Build::default(),
            is_twin: false,
        }
    }

    /// Whether it needs no extension of C11.
    pub fn is_portable(&self) -> bool {
        self.program.dialect == Dialect::C11
    }
}

/// What became of a seed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Made {
    Test(Box<Test>),
    /// There is no program for it, and that is no fault of anybody: the generator gave up, or its
    /// program is not valid.
    Nothing {
        why: String,
    },
    /// The other generator could not be run, or failed.
    Failed {
        why: String,
    },
}

/// Programs without extensions, for compilers that lack some.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Plain {
    /// All compilers have all of them.
    Never,
    /// Every second program does without extensions. Of the others there is one more each, their twin, for the
    /// compilers that lack what these settings of knobs leave out.
    Beside { without: Vec<String> },
    /// Nobody has all of them.
    Only { without: Vec<String> },
}

impl Plain {
    /// What these compilers need.
    pub fn of(candidates: &[Candidate]) -> Plain {
        let mut without: Vec<String> = Vec::new();
        let mut plain = 0;
        for candidate in candidates {
            if let Ability::Plain { without: lacks } = &candidate.ability {
                plain += 1;
                without.extend(lacks.iter().cloned());
            }
        }
        without.sort();
        without.dedup();
        match plain {
            0 => Plain::Never,
            some if some < candidates.len() => Plain::Beside { without },
            _ => Plain::Only { without },
        }
    }
}

/// Another generator's command that makes no sense.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SourceError {
    #[error("`{0}` does not say where the seed goes; write {{seed}} in its place")]
    NoSeed(String),
    #[error("`{0}` has a quotation mark without its partner")]
    Quote(String),
    #[error("the command is empty")]
    Empty,
    #[error(transparent)]
    Case(#[from] CaseError),
    #[error("cannot read `{path}`: {why}")]
    Folder { path: String, why: String },
    #[error("no program in `{dir}` can be mutated: {why}")]
    NoPrograms { dir: String, why: String },
    #[error("the generator `{command}` makes no C program: {why}")]
    Barren { command: String, why: String },
}

/// Programs of another generator that are looked at before it is given up.
const TRIES: u64 = 5;

fn barren(command: &str, why: String) -> SourceError {
    SourceError::Barren {
        command: command.to_string(),
        why,
    }
}

/// How programs are read: as by the compilers that get them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Reading {
    /// What they are for, where it is not what is usual.
    pub target: Option<Arc<Target>>,
    /// Directories of the headers that programs include.
    pub include: Vec<String>,
    /// What all compilers are told to take for a program's own.
    pub unbuilt: Unbuilt,
}

impl Reading {
    /// What programs are for.
    pub fn target(&self) -> Arc<Target> {
        self.target.clone().unwrap_or_else(Target::x86_64_linux)
    }

    /// The same for the preprocessor.
    pub(crate) fn preprocess(&self) -> preprocess::Options {
        preprocess::Options {
            include_dirs: self.include.clone(),
            ..preprocess::Options::new(self.target())
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub enum ProgramSource {
    Own {
        /// Knobs to set, as `knob=value`, and the target.
        set: Vec<String>,
        /// Programs without extensions, for compilers that lack some.
        plain: Plain,
        /// They need nothing but their target.
        reading: Reading,
    },
    Foreign {
        command: String,
        reading: Reading,
    },
    Folder {
        dir: String,
        reading: Reading,
        /// At least one, each named by its file.
        programs: Vec<Program>,
    },
}

/// The arguments in a file, one per line, as far as a process can be given them.
pub fn arguments(text: Vec<u8>) -> Result<Vec<String>, &'static str> {
    /// The longest one on Linux.
    const LONGEST: usize = 128 << 10;
    /// There is room for more, but not on every machine, and the environment takes some of it.
    const ALL: usize = 1 << 20;
    let Ok(text) = String::from_utf8(text) else {
        return Err("its arguments are not UTF-8");
    };
    if text.contains('\0') {
        return Err("its arguments have a zero byte");
    }
    // Each of them takes a pointer, too.
    let size = |args: &[String]| args.iter().map(|arg| arg.len() + 9).sum::<usize>();
    let args: Vec<String> = text.lines().map(String::from).collect();
    match args.iter().any(|arg| arg.len() >= LONGEST) || size(&args) > ALL {
        true => Err("its arguments are too long for a process"),
        false => Ok(args),
    }
}

impl ProgramSource {
    pub fn own(set: Vec<String>, plain: Plain) -> Result<ProgramSource, SourceError> {
        let mut case = Case::new(Style::Whole, 0);
        for text in &set {
            case.set(text)?;
        }
        let target = (case.target != Target::x86_64_linux()).then_some(case.target);
        let reading = Reading {
            target,
            ..Reading::default()
        };
        Ok(ProgramSource::Own {
            set,
            plain,
            reading,
        })
    }

    /// Whether another generator can be run at all; what it prints may be anything.
    pub fn runs(
        &self,
        first: u64,
        root: &Root,
        worker: &mut Worker,
    ) -> Result<Result<(), SourceError>, ExecError> {
        let ProgramSource::Foreign { command, .. } = self else {
            return Ok(Ok(()));
        };
        let mut reason = String::new();
        for seed in first..first.saturating_add(TRIES) {
            match self.make("", seed, worker, &root.dir()?)? {
                Made::Nothing { .. } | Made::Test(_) => return Ok(Ok(())),
                Made::Failed { why } if reason.is_empty() => reason = why,
                Made::Failed { .. } => {}
            }
        }
        Ok(Err(barren(command, reason)))
    }

    /// Whether another generator makes programs: one of a few must be C, to our semantics or to a compiler.
    pub fn check(
        &self,
        first: u64,
        candidates: &[Candidate],
        bounds: TrialBounds,
        root: &Root,
        worker: &mut Worker,
    ) -> Result<Result<(), SourceError>, ExecError> {
        let ProgramSource::Foreign { command, .. } = self else {
            return Ok(Ok(()));
        };
        let mut reason = String::new();
        for seed in first..first.saturating_add(TRIES) {
            let scratch = root.dir()?;
            let why = match self.make("", seed, worker, &scratch)? {
                Made::Nothing { .. } => return Ok(Ok(())),
                Made::Test(test) if test.program.expected.is_some() => return Ok(Ok(())),
                Made::Test(test) => {
                    let laid = Laid::new(&scratch, &test.program)?;
                    let mut refusal = String::new();
                    for candidate in candidates {
                        let flags = candidate.flags(0, &test.build, &self.flags());
                        let compiler = &candidate.compiler;
                        let way = Way::Driver;
                        match laid.attempt(worker, compiler, &flags, bounds, way)?.seen {
                            Seen::Rejects { message } => {
                                refusal = format!("no compiler accepts what it prints: {message}");
                            }
                            _ => return Ok(Ok(())),
                        }
                    }
                    refusal
                }
                Made::Failed { why } => why,
            };
            if reason.is_empty() {
                reason = why;
            }
        }
        Ok(Err(barren(command, reason)))
    }

    pub fn foreign(command: &str, reading: Reading) -> Result<ProgramSource, SourceError> {
        if !command.contains("{seed}") {
            return Err(SourceError::NoSeed(command.to_string()));
        }
        words(command)?;
        Ok(ProgramSource::Foreign {
            command: command.to_string(),
            reading,
        })
    }

    /// The C files of a folder, and what is to be said about those that are left out.
    pub fn folder(
        dir: &Path,
        mut reading: Reading,
    ) -> Result<(ProgramSource, Vec<String>), SourceError> {
        let trouble = |path: &Path, error: std::io::Error| SourceError::Folder {
            path: path.display().to_string(),
            why: error.to_string(),
        };
        // Compilers run elsewhere.
        let dir = dir.canonicalize().map_err(|e| trouble(dir, e))?;
        reading.include.insert(0, dir.display().to_string());
        let mut paths = Vec::new();
        for entry in std::fs::read_dir(&dir).map_err(|e| trouble(&dir, e))? {
            paths.push(entry.map_err(|e| trouble(&dir, e))?.path());
        }
        paths.retain(|path| path.extension().is_some_and(|end| end == "c") && path.is_file());
        paths.sort();
        let (mut programs, mut left_out) = (Vec::new(), Vec::new());
        for path in paths {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let text = std::fs::read(&path).map_err(|e| trouble(&path, e))?;
            let mut program = foreign_program(name.clone().into_owned(), text);
            let (args, stdin) = (path.with_extension("args"), path.with_extension("in"));
            if args.is_file() {
                let text = std::fs::read(&args).map_err(|e| trouble(&args, e))?;
                match arguments(text) {
                    Ok(args) => program.input.args = args,
                    Err(why) => {
                        left_out.push(format!("{name} is left out: {why}"));
                        continue;
                    }
                }
            }
            if stdin.is_file() {
                program.input.stdin = std::fs::read(&stdin).map_err(|e| trouble(&stdin, e))?;
            }
            match understand(&program, &reading) {
                Meaning::Known(expected) => {
                    program.expected = Some(expected);
                    programs.push(program);
                }
                Meaning::Unknown(why) | Meaning::None(why) => {
                    left_out.push(format!("{name} is left out: {why}"));
                }
            }
        }
        let dir = dir.display().to_string();
        if programs.is_empty() {
            // The first says what the others are likely to say.
            let why = match left_out.into_iter().next() {
                Some(first) => format!("`cassay run` accepts none of its C files ({first})"),
                None => "it has no C files".to_string(),
            };
            return Err(SourceError::NoPrograms { dir, why });
        }
        let source = ProgramSource::Folder {
            dir,
            reading,
            programs,
        };
        Ok((source, left_out))
    }

    /// As the store knows it.
    pub fn name(&self) -> &str {
        match self {
            ProgramSource::Own { .. } => "cassay",
            ProgramSource::Foreign { command, .. } => command,
            ProgramSource::Folder { dir, .. } => dir,
        }
    }

    /// Whether the programs are not of our generator.
    pub fn is_foreign(&self) -> bool {
        match self {
            ProgramSource::Own { .. } => false,
            ProgramSource::Foreign { .. } | ProgramSource::Folder { .. } => true,
        }
    }

    /// How its programs are read.
    pub fn reading(&self) -> &Reading {
        match self {
            ProgramSource::Own { reading, .. }
            | ProgramSource::Foreign { reading, .. }
            | ProgramSource::Folder { reading, .. } => reading,
        }
    }

    /// Whether a unit of variants also tests the program of a seed as it is: where no other unit does, and
    /// once.
    pub fn tests_itself(&self, seed: u64, first: u64) -> bool {
        match self {
            ProgramSource::Own { .. } | ProgramSource::Foreign { .. } => false,
            ProgramSource::Folder { programs, .. } => {
                seed.saturating_sub(first) < programs.len() as u64
            }
        }
    }

    /// Bytes of a program, about; `None` where only the other generator knows.
    pub fn size(&self) -> Option<u64> {
        let ProgramSource::Own { set, .. } = self else {
            return None;
        };
        let mut case = Case::new(Style::Whole, 0);
        for text in set {
            case.set(text).ok()?;
        }
        let set = case.set.iter().find(|(knob, _)| *knob == Knob::Size);
        let size = match (set, knobs::find("size").ok()?.draw) {
            (Some((_, size)), _) => *size,
            (None, Draw::Fixed(size)) => size,
            // Drawn anew for each program.
            (None, _) => return None,
        };
        u64::try_from(size).ok()
    }

    /// Flags that every compiler needs for these programs: directories of headers, and the
    /// mathematical library, which our own programs do without.
    pub fn flags(&self) -> Vec<String> {
        match self {
            ProgramSource::Own { .. } => Vec::new(),
            ProgramSource::Foreign { reading, .. } | ProgramSource::Folder { reading, .. } => {
                let include = reading.include.iter();
                let mut flags: Vec<String> = include.map(|dir| format!("-I{dir}")).collect();
                flags.push("-lm".to_string());
                flags
            }
        }
    }

    /// The program that compilers get which lack the extensions of the seed's own.
    pub fn twin(&self, style: &str, seed: u64) -> Option<Made> {
        match self {
            ProgramSource::Own { set, plain, .. } => twin(style, seed, set, plain),
            ProgramSource::Foreign { .. } | ProgramSource::Folder { .. } => None,
        }
    }

    /// Makes the program of a seed. `scratch` is empty before and may hold anything afterwards.
    pub fn make(
        &self,
        style: &str,
        seed: u64,
        worker: &mut Worker,
        scratch: &Scratch,
    ) -> Result<Made, ExecError> {
        match self {
            ProgramSource::Own { set, plain, .. } => Ok(own(style, seed, set, plain)),
            ProgramSource::Foreign { command, reading } => {
                foreign(command, reading, seed, worker, scratch)
            }
            ProgramSource::Folder { programs, .. } => {
                let at = seed % (programs.len() as u64).max(1);
                let program = usize::try_from(at).ok().and_then(|at| programs.get(at));
                Ok(match program {
                    Some(program) => Made::Test(Box::new(Test::new(program.clone()))),
                    None => nothing("the folder is empty".to_string()),
                })
            }
        }
    }
}

/// What a program does without.
enum Without<'a> {
    Nothing,
    /// All extensions, unless somebody asks for them.
    Portable,
    /// These, whatever else is asked for.
    These(&'a [String]),
}

/// The case of a seed: all that is turned is turned by the seed.
fn case(style: &str, seed: u64, set: &[String], without: &Without<'_>) -> Result<Case, CaseError> {
    let style = Style::by_name(style).ok_or_else(|| CaseError::Style(style.to_string()))?;
    let mut case = Case::new(style, seed);
    if let Without::Portable = without {
        for text in knobs::PORTABLE {
            case.set(text)?;
        }
    }
    let at = (seed / 2) as usize % BARRIERS.len();
    if let Some(barrier) = BARRIERS.get(at).filter(|name| **name != "none") {
        case.set(&format!("barrier={barrier}"))?;
    }
    for text in set {
        case.set(text)?;
    }
    if let Without::These(settings) = without {
        for text in *settings {
            case.set(text)?;
        }
    }
    Ok(case)
}

/// Whether somebody asks for an extension that portable programs do without.
fn asks_for_extensions(set: &[String]) -> bool {
    let knob = |text: &str| text.split('=').next().map(str::trim).map(String::from);
    set.iter().any(|asked| {
        let mut portable = knobs::PORTABLE.iter();
        portable.any(|text| knob(text) == knob(asked) && text != asked)
    })
}

/// The program of a seed that all compilers get which can.
pub(crate) fn own(style: &str, seed: u64, set: &[String], plain: &Plain) -> Made {
    let (without, dialect) = match plain {
        Plain::Only { without } => (Without::These(without), Dialect::C11),
        Plain::Beside { .. } if seed.is_multiple_of(2) => match asks_for_extensions(set) {
            true => (Without::Portable, Dialect::Gnu),
            false => (Without::Portable, Dialect::C11),
        },
        Plain::Beside { .. } | Plain::Never => (Without::Nothing, Dialect::Gnu),
    };
    made(style, seed, set, &without, dialect)
}

/// The program of a seed for compilers that do not get the other one.
fn twin(style: &str, seed: u64, set: &[String], plain: &Plain) -> Option<Made> {
    let Plain::Beside { without } = plain else {
        return None;
    };
    if seed.is_multiple_of(2) && !asks_for_extensions(set) {
        return None;
    }
    let mut made = made(style, seed, set, &Without::These(without), Dialect::C11);
    if let Made::Test(test) = &mut made {
        test.is_twin = true;
    }
    Some(made)
}

fn made(style: &str, seed: u64, set: &[String], without: &Without<'_>, dialect: Dialect) -> Made {
    let case = match case(style, seed, set, without) {
        Ok(case) => case,
        Err(error) => return nothing(error.to_string()),
    };
    match cassay_gen::generate(&case) {
        Ok(generated) => Made::Test(Box::new(Test::new(Program {
            dialect,
            ..generated.program
        }))),
        Err(error) => nothing(error.to_string()),
    }
}

fn nothing(why: String) -> Made {
    Made::Nothing { why }
}

/// The first line of what somebody said.
fn said(text: &str) -> String {
    match text.lines().find(|line| !line.trim().is_empty()) {
        Some(line) => line.trim().to_string(),
        None => "and it says nothing".to_string(),
    }
}

fn foreign(
    command: &str,
    reading: &Reading,
    seed: u64,
    worker: &mut Worker,
    scratch: &Scratch,
) -> Result<Made, ExecError> {
    let command = command.replace("{seed}", &seed.to_string());
    let words = words(&command).unwrap_or_default();
    let Some((program, args)) = words.split_first() else {
        return Ok(nothing(SourceError::Empty.to_string()));
    };
    let job = Job::program(from_here(program), scratch.path())
        .args(args)
        .limits(GENERATE);
    let ran = worker.run(&job)?;
    if !ran.succeeded() {
        let why = match ran.end {
            End::CannotStart(why) => why,
            End::Exited(status) => format!("exit status {status}, {}", said(&ran.stderr.text())),
            end => format!("{end:?}, {}", said(&ran.stderr.text())),
        };
        let why = format!("`{command}` made no program: {why}");
        return Ok(Made::Failed { why });
    }
    if ran.stdout.bytes.trim_ascii().is_empty() {
        let why = format!("`{command}` printed nothing");
        return Ok(Made::Failed { why });
    }
    let mut program = foreign_program(command, ran.stdout.bytes);
    Ok(match meaning(&program, reading) {
        Ok(expected) => {
            program.expected = expected;
            Made::Test(Box::new(Test::new(program)))
        }
        Err(why) => nothing(format!("`{}`: {why}", program.case)),
    })
}

/// A program that our generator did not make. Every compiler gets it, and a refusal is not held against any.
fn foreign_program(case: String, text: Vec<u8>) -> Program {
    Program {
        case,
        dialect: Dialect::C11,
        ..Program::single("main.c", text)
    }
}

/// What a run of a program of unknown origin may take.
fn limits() -> Bounds {
    Bounds {
        steps: 100_000_000,
        memory: 256 << 20,
        output: 1 << 20,
        ..Bounds::default()
    }
}

/// How such a program is run.
pub(crate) fn running(input: &Input, unbuilt: &Unbuilt) -> Options {
    let mut args = vec![b"main".to_vec()];
    args.extend(input.args.iter().map(|arg| arg.as_bytes().to_vec()));
    let stdin = input.stdin.clone();
    Options {
        limits: limits(),
        args,
        stdin: Stdin::new(move || stdin),
        freestanding: unbuilt.all,
        own_names: unbuilt.names.iter().cloned().collect(),
        ..Options::default()
    }
}

/// What there is to say about a program of unknown origin.
enum Meaning {
    Known(Expected),
    /// We cannot tell; others may.
    Unknown(String),
    /// The program has no meaning, for this reason.
    None(String),
}

/// What a program of unknown origin must do, `None` where compilers vote; an error says why it must do nothing in
/// particular.
pub(crate) fn meaning(program: &Program, reading: &Reading) -> Result<Option<Expected>, String> {
    match understand(program, reading) {
        Meaning::Known(expected) => Ok(Some(expected)),
        // Compilers may know better, so they vote.
        Meaning::Unknown(_) => Ok(None),
        Meaning::None(why) => Err(why),
    }
}

fn understand(program: &Program, reading: &Reading) -> Meaning {
    let source = cassay_source::Source::of(program).preprocess(reading.preprocess());
    let checked = match source.check_with(&mut OnDisk) {
        Ok(checked) => checked,
        Err(refused) => return Meaning::Unknown(refused.problem.to_string()),
    };
    if checked.is_partial() {
        // A compiler may be right to refuse it.
        return Meaning::Unknown("it defines functions that are not supported".to_string());
    }
    let outcome = checked.run(&running(&program.input, &reading.unbuilt));
    match outcome.verdict {
        Verdict::Exit(status) => {
            let expected = Expected::exit(status & 0xff, outcome.output);
            Meaning::Known(expected.certain(outcome.certain))
        }
        Verdict::Unsupported { message, .. } => Meaning::Unknown(format!("unsupported: {message}")),
        Verdict::Undefined(report) => Meaning::None(format!("undefined: {}", report.kind.code())),
        Verdict::Unspecified(report) => {
            Meaning::None(format!("unspecified: {}", report.kind.code()))
        }
        Verdict::Abort => Meaning::None("it aborts".to_string()),
        Verdict::StepLimit => Meaning::None("it does not end in time".to_string()),
    }
}

/// The words of a command of somebody's, of which there must be some.
pub fn words(command: &str) -> Result<Vec<String>, SourceError> {
    match split(command) {
        Err(OpenQuote) => Err(SourceError::Quote(command.to_string())),
        Ok(words) if words.is_empty() => Err(SourceError::Empty),
        Ok(words) => Ok(words),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cassay_gen::VERSION;

    #[test]
    fn a_command_has_words() {
        assert_eq!(words("gcc  '-D X'").unwrap(), ["gcc", "-D X"]);
        assert_eq!(words(" "), Err(SourceError::Empty));
        assert!(matches!(words("a 'b"), Err(SourceError::Quote(_))));
    }

    #[test]
    fn arguments_are_what_a_process_can_be_given() {
        let given = |text: &[u8]| arguments(text.to_vec());
        assert_eq!(given(b"a b\r\n\n\xc3\xa4").unwrap(), ["a b", "", "\u{e4}"]);
        assert_eq!(given(b""), Ok(Vec::new()));
        assert_eq!(given(b"\xff"), Err("its arguments are not UTF-8"));
        assert_eq!(given(b"a\0b\n"), Err("its arguments have a zero byte"));
        let long = "its arguments are too long for a process";
        assert_eq!(given(&[b'a'; 128 << 10]), Err(long));
        assert_eq!(given(&b"a\n".repeat(200_000)), Err(long));
        assert!(given(&b"a\n".repeat(1000)).is_ok());
    }

    #[test]
    fn a_foreign_command_needs_its_seed() {
        assert!(ProgramSource::foreign("csmith --seed {seed}", Reading::default()).is_ok());
        assert!(matches!(
            ProgramSource::foreign("csmith", Reading::default()),
            Err(SourceError::NoSeed(_))
        ));
    }

    #[test]
    fn seeds_turn_barriers_and_portability() {
        let name = |seed: u64| {
            let without = match seed % 2 {
                0 => Without::Portable,
                _ => Without::Nothing,
            };
            case("loops", seed, &[], &without).unwrap().to_string()
        };
        assert!(name(0).contains("type.int128=0"));
        assert_eq!(name(1), format!("{VERSION}/loops/1/-"));
        assert_eq!(name(3), format!("{VERSION}/loops/3/barrier=volatile"));
        assert!(name(6).contains("barrier=units"));
        let set = ["barrier=none".to_string()];
        let set = case("loops", 3, &set, &Without::Nothing).unwrap();
        assert_eq!(set.to_string(), format!("{VERSION}/loops/3/barrier=none"));
    }

    /// Programs that all compilers get stay what they are; the others have a twin.
    #[test]
    fn compilers_that_lack_extensions_get_programs_of_their_own() {
        let without = vec!["type.int128=0".to_string(), "op.builtin=0".to_string()];
        let beside = Plain::Beside {
            without: without.clone(),
        };
        let set = vec!["size=800".to_string()];
        let test = |made: Made| match made {
            Made::Test(test) => *test,
            other => panic!("{other:?}"),
        };
        let even = test(own("loops", 0, &set, &beside));
        assert!(even.is_portable() && !even.is_twin);
        assert_eq!(twin("loops", 0, &set, &beside), None);
        let odd = test(own("loops", 1, &set, &beside));
        assert_eq!(odd, test(own("loops", 1, &set, &Plain::Never)));
        assert!(!odd.is_portable());
        let other = test(twin("loops", 1, &set, &beside).unwrap());
        assert!(other.is_portable() && other.is_twin);
        assert!(
            other.program.case.contains("op.builtin=0"),
            "{}",
            other.program.case
        );
        let only = test(own("loops", 1, &set, &Plain::Only { without }));
        assert_eq!(only.program, other.program);
        // Who asks for an extension gets it, and nobody is given it who lacks it.
        let asked = vec!["size=800".to_string(), "op.builtin=30".to_string()];
        assert!(!test(own("loops", 0, &asked, &beside)).is_portable());
        let other = test(twin("loops", 0, &asked, &beside).unwrap());
        assert!(
            other.program.case.contains("op.builtin=0"),
            "{}",
            other.program.case
        );
    }

    #[test]
    fn foreign_programs_get_a_meaning_or_a_vote_or_nothing() {
        let known = |text: &str| meaning(&Program::single("main.c", text), &Reading::default());
        assert_eq!(
            known("int puts(const char *); int main(void) { puts(\"x\"); return 300; }"),
            Ok(Some(Expected::exit(44, "x\n")))
        );
        assert_eq!(known("this is not C"), Ok(None));
        let undefined = "int main(void) { int z = 0; return 1 / z; }";
        assert!(known(undefined).is_err());
    }
}
