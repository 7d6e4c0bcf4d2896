//! Fills in the [`Facts`] of a report: tries whatever a maintainer asks first, and leaves out what could not be tried.
//!
//! What is known already, from a store or another command, is taken as it is. With a budget of no compilations only the
//! failure itself is looked at.

use std::collections::BTreeMap;

use cassay_exec::compiler::Way;
use cassay_exec::signature::signal_name;
use cassay_exec::{Compiler, ExecError, Family, Job, Root, Worker};
use cassay_program::{Expected, Program, places, shown};
use cassay_source::Source;
use cassay_trial::{Accused, Bounds, Failure, Flags, Laid, Seen};

use crate::ask::{Answer, Asker, Budget, Case, Known, Stopped, with};
use crate::blame::{Blame, Guilt, blame, confirm};
use crate::constructs::constructs;
use crate::culprit::{self, culprit};
use crate::facts::{Did, End, Facts, Meaning, Sanitized, Size, Text, Toggle, Tries, Warnings, Who};
use crate::peek::{Peek, Value, peeks};
use crate::unevaluated::{Unevaluated, unevaluated};
use crate::versions::{self, Cell, Row, Shown};
use crate::words::{STEPS, Subject, What, Words, meaning, words};

/// Flags that promise less to a compiler: what it may assume without them is what reports are often wrong about.
const TOGGLES: &[&str] = &["-fwrapv", "-fno-strict-aliasing"];
/// The same of gcc only.
const GCC_TOGGLES: &[&str] = &["-fno-aggressive-loop-optimizations"];
/// A build that says what is undefined.
const SANITIZED: &[&str] = &["-fsanitize=address,undefined", "-fno-sanitize-recover=all"];
/// Compilers of a family that are asked for such a build until one has it.
const SANITIZERS: usize = 12;
/// Looks at a failure that does not show each time, and compilations of what a report says.
const LOOKS: u32 = 20;
/// Lines of an output, and of warnings.
const LINES: usize = 200;
const WARNINGS: usize = 10;
/// The signal of `abort`.
const ABORT: i32 = 6;
/// Lines before the first difference of long outputs.
const BEFORE: usize = 3;

/// What a report is to be about.
pub struct Question<'a> {
    /// The program, with what it must do where that is known.
    pub program: &'a Program,
    /// The same as the semantics knows it, or why it is not decided whether it is defined.
    pub meaning: Result<Subject<'a>, String>,
    /// How the semantics reads the program, for others that are made of it.
    pub source: Source,
    /// Who is accused.
    pub accused: Accused,
    /// Who else is tried.
    pub compilers: &'a [Compiler],
    /// What all of them are told besides their levels.
    pub more: &'a [String],
    /// What looking for the pass may cost; without compilations only the failure itself is looked at.
    pub budget: Budget,
    /// The versions, where they are known already.
    pub table: Option<Vec<Row>>,
    /// The blame, where it is known already.
    pub blame: Option<Blame>,
    /// How often the failure shows, where it does not each time.
    pub rate: Option<Tries>,
    /// How large the program is and was.
    pub size: Option<Size>,
    /// Directories of this machine that may be in what compilers say.
    pub dirs: Vec<String>,
    /// The name and the version of the tool.
    pub tool: String,
    /// Whether it found the program as well.
    pub fuzzed: bool,
}

/// Why there are no facts.
#[derive(Debug, thiserror::Error)]
pub enum GatherError {
    /// The failure does not show.
    #[error("{who} does not show a failure: {seen}")]
    NotShown {
        /// The compiler with its flags.
        who: String,
        /// What it did.
        seen: String,
    },
    /// A process could not be started, or it was told to stop.
    #[error(transparent)]
    Exec(#[from] ExecError),
}

/// Gathers the facts. `tell` hears what is being done.
pub fn facts(
    mut question: Question<'_>,
    root: &Root,
    worker: &mut Worker,
    tell: &mut dyn FnMut(&str),
) -> Result<Facts, GatherError> {
    let mut gather = Gather { root, worker };
    let program = question.program;
    tell("looking at the failure");
    let (mut failure, mut seen, mut said) = gather.look(program, &question.accused)?;
    let tries = question.budget.compilations > 0;
    let mut table = match question.table.take() {
        Some(table) => table,
        None if tries => {
            let all = with_accused(question.compilers, &question.accused);
            tell(&format!(
                "trying {} compilers at all of their levels",
                all.len()
            ));
            let scratch = root.dir()?;
            let bounds = Bounds::default();
            let shown = Shown::of(&question.accused);
            versions::table(
                &all,
                program,
                question.more,
                shown.as_ref(),
                bounds,
                &scratch,
                gather.worker,
            )?
        }
        None => Vec::new(),
    };
    let blame = match question.blame.take() {
        Some(mut blame) => {
            if tries && failure.is_wrong_code() {
                let (accused, expected) = (question.accused.clone(), program.expected.clone());
                let case = Case {
                    again: LOOKS,
                    ..Case::new(accused, failure.clone(), expected)
                };
                let scratch = root.dir()?;
                let (worker, budget) = (&mut *gather.worker, question.budget);
                let mut asker = Asker::new(worker, &scratch, program, case, budget, Known::new())?;
                match confirm(&mut asker, &mut blame) {
                    Ok(()) | Err(Stopped::Budget | Stopped::Told) => {}
                    Err(Stopped::Exec(error)) => return Err(error.into()),
                }
            }
            Some(blame)
        }
        None if tries => {
            tell("looking for the pass");
            let (accused, expected) = (question.accused.clone(), program.expected.clone());
            let case = Case::new(accused, failure.clone(), expected);
            Some(blamed(program, case, question.budget, root, gather.worker)?)
        }
        None => None,
    };
    if let Some(blame) = &blame
        && question.accused.units.is_empty()
        && blame.shows != question.accused.flags
    {
        // The fewest flags that show it are those that are reported.
        let fewer = Accused {
            flags: blame.shows.clone(),
            ..question.accused.clone()
        };
        if let Ok(found) = gather.look(program, &fewer) {
            (failure, seen, said) = found;
            question.accused = fewer;
        }
    }
    // What one compilation shows is not said where the next one may show something else.
    let wavers = blame.as_ref().is_some_and(|blame| blame.guilt.wavers());
    let accused = &question.accused;
    // The commands are in the table.
    let own = |row: &&mut Row| row.compiler == accused.compiler.name;
    if let Some(row) = table.iter_mut().find(own)
        && accused.units.is_empty()
        && !row.cells.iter().any(|cell| cell.flags == accused.flags)
    {
        let (flags, expected) = (accused.flags.clone(), program.expected.as_ref());
        row.cells.push(Cell::of(flags, &seen, expected));
    }
    let mut facts = Facts {
        compiler: gather.who(&accused.compiler)?,
        flags: accused.flags.clone(),
        files: files(program),
        args: program.input.args.clone(),
        input: shown::bytes(&program.input.stdin),
        size: question.size,
        commands: commands(program, accused, &failure, root)?,
        expected: program.expected.as_ref().map(must),
        actual: did(&seen, &said),
        rate: question.rate,
        meaning: match &question.meaning {
            Ok(_) => Meaning::Defined,
            Err(why) => Meaning::Unknown(why.clone()),
        },
        words: None,
        culprit: None,
        values: Vec::new(),
        unevaluated: Vec::new(),
        constructs: Vec::new(),
        table,
        blame,
        toggles: Vec::new(),
        warnings: None,
        sanitizers: Vec::new(),
        tool: question.tool.clone(),
        fuzzed: question.fuzzed,
        failure,
    };
    if let Ok(subject) = &question.meaning {
        facts.constructs = constructs(subject.program, subject.sources);
        tell("trying what explains it");
        facts.words = explained(subject, &facts.failure, &seen, &said);
        if tries && !wavers && facts.failure.is_wrong_code() {
            let about = (program, &question.source, &question.accused);
            let tells = tells(program.expected.as_ref(), &seen);
            (facts.words, facts.values) =
                gather.closer(subject, about, facts.words.take(), tells)?;
            let pass = facts.blame.as_ref().and_then(|blame| blame.guilt.pass());
            if facts.words.is_none() && pass.is_none() {
                let found = culprit(program, accused, &root.dir()?, gather.worker)?;
                facts.culprit = found.as_deref().map(culprit::words);
            }
        }
    }
    if let (Ok(subject), Failure::FalseReport(_)) = (&question.meaning, &facts.failure) {
        facts.unevaluated = not_evaluated(subject, &said);
    }
    if let (Some(expected), Seen::Ended { output, .. }) = (&program.expected, &seen) {
        let (must, does) = windows(&expected.output, output);
        if let Some(expected) = &mut facts.expected {
            expected.output = must;
        }
        facts.actual.output = does;
    }
    if tries {
        tell("trying flags, warnings and sanitizers");
        if !wavers {
            facts.toggles = gather.toggles(program, accused, &facts.failure)?;
        }
        facts.warnings = gather.warnings(program, &question, &facts.failure)?;
        if question.meaning.is_ok() {
            facts.sanitizers = gather.sanitizers(program, question.compilers, &facts.table)?;
        }
    }
    clean(&mut facts, &question.dirs);
    Ok(facts)
}

/// What goes wrong with a program, in words, where an experiment shows it; `None` also where nothing goes wrong.
pub fn wording(
    subject: &Subject<'_>,
    about: (&Program, &Source, &Accused),
    root: &Root,
    worker: &mut Worker,
) -> Result<Option<Words>, ExecError> {
    let mut gather = Gather { root, worker };
    let (program, _, accused) = about;
    let (failure, seen, said) = match gather.look(program, accused) {
        Ok(found) => found,
        Err(GatherError::NotShown { .. }) => return Ok(None),
        Err(GatherError::Exec(error)) => return Err(error),
    };
    if !failure.is_wrong_code() {
        return Ok(None);
    }
    let words = explained(subject, &failure, &seen, &said);
    let tells = tells(about.0.expected.as_ref(), &seen);
    Ok(gather.closer(subject, about, words, tells)?.0)
}

/// Looks for whom to blame.
pub fn blamed(
    program: &Program,
    case: Case,
    budget: Budget,
    root: &Root,
    worker: &mut Worker,
) -> Result<Blame, ExecError> {
    let scratch = root.dir()?;
    let case = Case {
        again: LOOKS,
        ..case
    };
    let mut asker = Asker::new(worker, &scratch, program, case, budget, Known::new())?;
    match blame(&mut asker) {
        Ok(blame) => Ok(blame),
        Err(Stopped::Exec(error)) => Err(error),
        // It keeps what it has when its budget ends, and nobody tells it to stop.
        Err(Stopped::Budget | Stopped::Told) => Err(ExecError::Stopped),
    }
}

/// All compilers, and the accused with the flags that are held against it.
fn with_accused(compilers: &[Compiler], accused: &Accused) -> Vec<Compiler> {
    let mut all = compilers.to_vec();
    let own = match all
        .iter()
        .position(|other| other.name == accused.compiler.name)
    {
        Some(at) => at,
        None => {
            all.push(accused.compiler.clone());
            all.sort_by(|a, b| {
                (a.family, &a.version.numbers, &a.name).cmp(&(
                    b.family,
                    &b.version.numbers,
                    &b.name,
                ))
            });
            let same = |other: &Compiler| other.name == accused.compiler.name;
            all.iter().position(same).unwrap_or_default()
        }
    };
    if let Some(own) = all.get_mut(own)
        && !own.levels.contains(&accused.flags)
    {
        own.levels.push(accused.flags.clone());
    }
    all
}

struct Gather<'a> {
    root: &'a Root,
    worker: &'a mut Worker,
}

impl Gather<'_> {
    /// The failure, what was seen, and what the compiler or the program wrote.
    fn look(
        &mut self,
        program: &Program,
        accused: &Accused,
    ) -> Result<(Failure, Seen, Vec<u8>), GatherError> {
        let scratch = self.root.dir()?;
        let laid = Laid::new(&scratch, program)?;
        let bounds = Bounds::default();
        let flags = accused.flags_for(laid.sources());
        let compiler = &accused.compiler;
        let expected = program.expected.as_ref();
        let first = laid.attempt(self.worker, compiler, &flags, bounds, Way::Driver)?;
        let mut seen = first.seen;
        for turn in 1..LOOKS {
            let ran = matches!(seen, Seen::Ended { .. });
            if Failure::of(&seen, expected).is_some() || !ran {
                break;
            }
            (seen, _) = laid.again(self.worker, compiler, bounds, turn)?;
        }
        match Failure::of(&seen, expected) {
            Some(failure) => Ok((failure, seen, first.words)),
            None => Err(GatherError::NotShown {
                who: accused.name(),
                seen: seen.to_string(),
            }),
        }
    }

    /// What goes wrong, looked at more closely.
    fn closer(
        &mut self,
        subject: &Subject<'_>,
        about: (&Program, &Source, &Accused),
        words: Option<Words>,
        tells: bool,
    ) -> Result<(Option<Words>, Vec<Value>), ExecError> {
        let mut found = Vec::new();
        let values = self.peeks(subject, about, &mut found)?;
        // What the program alone shows may be too little.
        let words = words.filter(|words| words.what != What::Inverted || tells);
        let words = borne_out(words.into_iter().chain(found), &values);
        Ok((words, values))
    }

    /// Looks at the values that the program decides by, and for explanations of what they show.
    fn peeks(
        &mut self,
        subject: &Subject<'_>,
        about: (&Program, &Source, &Accused),
        found: &mut Vec<Words>,
    ) -> Result<Vec<Value>, ExecError> {
        let (program, source, accused) = about;
        let mut values = Vec::new();
        for peek in peeks(subject, program) {
            let source = Source {
                units: peek.program.units.clone(),
                ..source.clone()
            };
            let Ok(parsed) = source.parse() else {
                continue;
            };
            let subject = Subject {
                program: &parsed.program,
                sources: &parsed.sources,
                ..*subject
            };
            let Some(must) = meaning(&subject) else {
                continue;
            };
            let scratch = self.root.dir()?;
            let laid = Laid::new(&scratch, &peek.program)?;
            let flags = accused.flags_for(laid.sources());
            let bounds = Bounds::default();
            let tried =
                laid.attempt(self.worker, &accused.compiler, &flags, bounds, Way::Driver)?;
            let Seen::Ended { status, output } = tried.seen else {
                continue;
            };
            if must.status == Some(status) && must.accepts(&output) {
                continue;
            }
            values.extend(peek.value(&must.output, &output));
            if let Some(new) = words(&subject, Some(status), &output)
                && !new.sites.iter().any(|site| Peek::is_in(&site.text))
            {
                let printed = Some(peek.text().to_string());
                found.push(Words { printed, ..new });
            }
        }
        Ok(values)
    }

    /// What a compiler says about itself.
    fn who(&mut self, compiler: &Compiler) -> Result<Who, ExecError> {
        let args: &[&str] = match compiler.family {
            Family::Gcc => &["-v"],
            family => match family.traits().version {
                [] => &["--version"],
                args => args,
            },
        };
        let scratch = self.root.dir()?;
        let job = Job::compiler(compiler.program(), scratch.path()).args(args.iter().copied());
        let ran = self.worker.run(&job)?;
        let about = format!("{}{}", ran.stdout.text(), ran.stderr.text());
        let name = places::name(compiler.program());
        Ok(Who {
            asked: format!("{name} {}", args.join(" ")),
            name: compiler.name.clone(),
            family: compiler.family.name().to_string(),
            numbers: compiler.version.numbers.clone(),
            target: compiler.target.clone(),
            about: shown::safe(about.trim_end()).into_owned(),
        })
    }

    /// Whether the failure shows with flags that promise less.
    fn toggles(
        &mut self,
        program: &Program,
        accused: &Accused,
        failure: &Failure,
    ) -> Result<Vec<Toggle>, ExecError> {
        let flags = match accused.compiler.family {
            Family::Gcc => [TOGGLES, GCC_TOGGLES].concat(),
            Family::Clang => TOGGLES.to_vec(),
            Family::Tcc | Family::Pcc | Family::Chibicc | Family::Generic => return Ok(Vec::new()),
        };
        if !failure.is_wrong_code() {
            return Ok(Vec::new());
        }
        let mut all = Vec::new();
        for flag in flags {
            let other = with(accused, &[flag.to_string()]);
            let heard = self.hear(program, accused, &other, failure)?;
            all.push(Toggle {
                flag: flag.to_string(),
                shows: match heard.0 {
                    Answer::Bad => Some(true),
                    Answer::Good => Some(false),
                    Answer::Other(_) | Answer::Nothing => None,
                },
            });
        }
        Ok(all)
    }

    /// Whether the failure shows with other flags, and what the compiler wrote.
    fn hear(
        &mut self,
        program: &Program,
        accused: &Accused,
        other: &Accused,
        failure: &Failure,
    ) -> Result<(Answer, String), ExecError> {
        let scratch = self.root.dir()?;
        let case = Case::new(accused.clone(), failure.clone(), program.expected.clone());
        let budget = Budget::default();
        let mut asker = Asker::new(self.worker, &scratch, program, case, budget, Known::new())?;
        match asker.hear(other) {
            Ok(heard) => Ok(heard),
            Err(Stopped::Budget | Stopped::Told) => Ok((Answer::Nothing, String::new())),
            Err(Stopped::Exec(error)) => Err(error),
        }
    }

    /// What the accused warns of; where it has no such warnings, another compiler.
    fn warnings(
        &mut self,
        program: &Program,
        question: &Question<'_>,
        failure: &Failure,
    ) -> Result<Option<Warnings>, ExecError> {
        let warns = |family: Family| matches!(family, Family::Gcc | Family::Clang);
        let accused = &question.accused;
        // What breaks may have had no time to warn.
        let breaks = matches!(
            failure,
            Failure::CompilerCrash(_) | Failure::CompilerHang | Failure::Rejects(_)
        );
        let by = if warns(accused.compiler.family) && !breaks {
            accused.clone()
        } else {
            let own = &accused.compiler.name;
            let mut others = question.compilers.iter().rev();
            let Some(other) = others.find(|other| warns(other.family) && other.name != *own) else {
                return Ok(None);
            };
            Accused {
                compiler: other.clone(),
                flags: Vec::new(),
                units: BTreeMap::new(),
            }
        };
        let warned = with(&by, &["-Wall".to_string(), "-Wextra".to_string()]);
        let (_, words) = self.hear(program, &by, &warned, failure)?;
        let lines = words.lines().filter(|line| line.contains("warning: "));
        Ok(Some(Warnings {
            by: warned.name(),
            lines: lines.take(WARNINGS).map(shown::line).collect(),
        }))
    }

    /// What sanitizers say, of the newest gcc and the newest clang that have them.
    fn sanitizers(
        &mut self,
        program: &Program,
        compilers: &[Compiler],
        table: &[Row],
    ) -> Result<Vec<Sanitized>, ExecError> {
        let mut all = Vec::new();
        for family in [Family::Gcc, Family::Clang] {
            let own = compilers
                .iter()
                .rev()
                .filter(|other| other.family == family);
            for compiler in own.take(SANITIZERS) {
                // What a compiler does wrong must not be reported as the program's fault.
                let own = |row: &&Row| row.compiler == compiler.name;
                let level = match table.iter().find(own) {
                    Some(row) if row.is_bad() => "-O0",
                    _ => "-O1",
                };
                let flags = [&[level], SANITIZED].concat();
                let flags: Vec<String> = flags.iter().map(ToString::to_string).collect();
                let mut compiler = compiler.clone();
                compiler.sanitize(&flags);
                let scratch = self.root.dir()?;
                let laid = Laid::new(&scratch, program)?;
                let of = Flags::of_all(flags.clone());
                let bounds = Bounds::default();
                let tried = laid.attempt(self.worker, &compiler, &of, bounds, Way::Driver)?;
                let report = match tried.seen {
                    Seen::Reports { what } => Some(what),
                    Seen::Ended { .. } => None,
                    // There is no such build, or it says nothing for other reasons.
                    _ => continue,
                };
                let by = format!("{} {}", compiler.name, flags.join(" "));
                all.push(Sanitized { by, report });
                break;
            }
        }
        Ok(all)
    }
}

/// What an experiment shows about a program that was run.
fn explained(subject: &Subject<'_>, failure: &Failure, seen: &Seen, said: &[u8]) -> Option<Words> {
    // What differs from run to run is explained by nothing.
    if !failure.is_wrong_code() || matches!(failure, Failure::Unstable) {
        return None;
    }
    match seen {
        Seen::Ended { status, output } => words(subject, Some(*status), output),
        // It found out by itself that something is wrong.
        Seen::RunCrash { signal: ABORT } if said.is_empty() => words(subject, None, b""),
        _ => None,
    }
}

/// The operands that a sanitizer's reports are about, where none of them is evaluated.
fn not_evaluated(subject: &Subject<'_>, said: &[u8]) -> Vec<Unevaluated> {
    let said = String::from_utf8_lossy(said);
    let reports = said
        .lines()
        .filter(|line| line.contains(": runtime error: "));
    let reports: Vec<&str> = reports.collect();
    let options = subject.options(STEPS);
    let (program, sources, target) = (subject.program, subject.sources, subject.target);
    let found =
        cassay_eval::with_stack(|| unevaluated(program, sources, target, &options, &reports));
    found.map_or(Vec::new(), |(all, _)| all)
}

fn files(program: &Program) -> Vec<Text> {
    let files = program.sources().map(|(name, text)| Text {
        name: places::name(name),
        text: String::from_utf8_lossy(text).into_owned(),
    });
    files.collect()
}

fn commands(
    program: &Program,
    accused: &Accused,
    failure: &Failure,
    root: &Root,
) -> Result<Vec<String>, ExecError> {
    let scratch = root.dir()?;
    let laid = Laid::new(&scratch, program)?;
    let flags = accused.flags_for(laid.sources());
    let mut commands = laid.commands(&accused.compiler, &flags);
    commands.compile = accused.commands(laid.sources());
    // Where the compiler fails, there is no program to run.
    if !failure.is_seen_in_runs() {
        commands.run.clear();
    }
    for line in &mut commands.compile {
        if let Some(first) = line.first_mut() {
            *first = places::name(first);
        }
    }
    Ok(commands.lines())
}

fn must(expected: &Expected) -> Did {
    Did {
        end: match expected.status {
            Some(status) => End::Exit(status),
            None => End::Abort,
        },
        output: shown::excerpt(&expected.output, LINES),
    }
}

fn did(seen: &Seen, said: &[u8]) -> Did {
    let (end, output) = match seen {
        Seen::Ended { status, output } => (End::Exit(*status), output.as_slice()),
        Seen::RunCrash { signal } => (End::Signal(signal_name(*signal)), said),
        Seen::RunHang => (End::Never, said),
        // A sanitizer ends the program in its own way.
        Seen::Reports { .. } => (End::Signal("a sanitizer".to_string()), said),
        Seen::CompilerCrash { .. }
        | Seen::CompilerHang
        | Seen::Rejects { .. }
        | Seen::Resource { .. }
        | Seen::Skipped { .. } => (End::NoProgram, said),
    };
    Did {
        end,
        output: shown::excerpt(output, LINES),
    }
}

/// Two outputs as far as people read; of long ones what is around the first difference.
fn windows(must: &[u8], does: &[u8]) -> (String, String) {
    let (must, does) = (shown::bytes(must), shown::bytes(does));
    let long = |text: &str| text.lines().count() > LINES;
    if !long(&must) && !long(&does) {
        return (must, does);
    }
    let same = must.lines().zip(does.lines());
    let first = same
        .take_while(|(a, b)| a == b)
        .count()
        .saturating_sub(BEFORE);
    let cut = |text: &str| {
        let rest: Vec<&str> = text.lines().skip(first).collect();
        let rest = shown::excerpt(rest.join("\n").as_bytes(), LINES);
        match first {
            0 => rest,
            _ => format!("… {first} lines that are the same\n{rest}"),
        }
    };
    (cut(&must), cut(&does))
}

/// Takes this machine's places out of all that compilers said and were told.
fn clean(facts: &mut Facts, dirs: &[String]) {
    let text = |text: &mut String| *text = places::clean(text, dirs);
    let command = |words: &mut Vec<String>| *words = places::command(words, dirs);
    for flag in &mut facts.flags {
        text(flag);
    }
    for line in &mut facts.commands {
        text(line);
    }
    text(&mut facts.compiler.about);
    text(&mut facts.compiler.asked);
    text(&mut facts.compiler.name);
    if !facts.failure.is_wrong_code() {
        text(&mut facts.actual.output);
    }
    for row in &mut facts.table {
        text(&mut row.compiler);
        text(&mut row.family);
        text(&mut row.version);
        for cell in &mut row.cells {
            text(&mut cell.saw);
            for flag in &mut cell.flags {
                text(flag);
            }
        }
    }
    if let Some(blame) = &mut facts.blame {
        let flags = [&mut blame.shows].into_iter().chain(&mut blame.hides);
        for flag in flags.chain(&mut blame.hiding).flatten() {
            text(flag);
        }
        match &mut blame.guilt {
            Guilt::Pass(pass) => {
                for words in pass.shows.iter_mut().chain(&mut pass.hides) {
                    command(words);
                }
            }
            Guilt::Unresolved(unresolved) => unresolved.known.iter_mut().for_each(text),
        }
    }
    let sites = facts.words.iter_mut().flat_map(|words| &mut words.sites);
    for file in sites.map(|site| &mut site.file) {
        *file = places::name(file);
    }
    for value in &mut facts.values {
        value.file = places::name(&value.file);
    }
    if let Some(warnings) = &mut facts.warnings {
        text(&mut warnings.by);
        warnings.lines.iter_mut().for_each(text);
    }
    for sanitizer in &mut facts.sanitizers {
        text(&mut sanitizer.by);
        if let Some(report) = &mut sanitizer.report {
            text(report);
        }
    }
}

/// Whether what a program did differs in more than a bit from what it must do. Any comparison that has the other value
/// explains a bit, if only by chance.
fn tells(must: Option<&Expected>, seen: &Seen) -> bool {
    let (Some(must), Seen::Ended { output, .. }) = (must, seen) else {
        return false;
    };
    let differ = must.output.iter().zip(output).filter(|(a, b)| a != b);
    must.output.len() != output.len() || differ.count() > 1
}

/// The first explanation that the values bear out. That a comparison has the other value explains every program that ends
/// in one; where a value that is compared is wrong already, that is what goes wrong, and not the comparison.
fn borne_out(all: impl Iterator<Item = Words>, values: &[Value]) -> Option<Words> {
    let mut all = all.filter(|words| words.what != What::Inverted || values.is_empty());
    all.next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_comparison_of_wrong_values_is_not_to_blame() {
        let words = |what| Words {
            what,
            short: String::new(),
            sites: Vec::new(),
            edit: String::new(),
            clause: String::new(),
            tried: 1,
            printed: None,
        };
        let what = |all: &[What], values: &[Value]| {
            let all = all.iter().map(|what| words(*what));
            borne_out(all, values).map(|words| words.what)
        };
        let wrong = [Value {
            file: "main.c".to_string(),
            line: 1,
            text: "c".to_string(),
            must: "0".to_string(),
            is: "-1922852056".to_string(),
        }];
        use What::{Inverted, StoreDropped};
        let ended = |output: &str| Seen::Ended {
            status: 1,
            output: output.into(),
        };
        let must = Expected::exit(0, "0\n");
        assert!(!tells(Some(&must), &ended("0\n")) && !tells(Some(&must), &ended("1\n")));
        assert!(tells(Some(&must), &ended("12\n")));
        assert_eq!(what(&[Inverted], &[]), Some(Inverted));
        assert_eq!(what(&[Inverted], &wrong), None);
        assert_eq!(
            what(&[Inverted, Inverted, StoreDropped], &wrong),
            Some(StoreDropped)
        );
    }
}
