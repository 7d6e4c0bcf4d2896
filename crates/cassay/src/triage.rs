//! `cassay triage`: any C program as a maintainer looks at it: is it valid, what must it do, who gets it wrong, since
//! when, and which pass.

use crate::hunt::{Budget as Budgeted, budget};
use crate::reduce::{accused, split};
use crate::render::{self, Style};
use crate::report::{self, ReportFormat};
use crate::run::{c_text, read_all};
use crate::smaller::{self, Small};
use crate::targets;
use crate::terminal::write_text;
use crate::told::Told;
use anyhow::{Context, Result, bail};
use cassay_eval::{Limits, Options, Stdin, Verdict};
use cassay_exec::{Compiler, ExecError, Root, Worker};
use cassay_files::OnDisk;
use cassay_hunt::compilers::fit::fitting;
use cassay_hunt::compilers::installed;
use cassay_hunt::finding;
use cassay_lang::{ProblemKind, Target};
use cassay_program::command::{folded, joined};
use cassay_program::{Expected, Input, Program, shown};
use cassay_source::{Checked, Refused, Source};
use cassay_triage::facts::Size;
use cassay_triage::versions::{self, Cell, Mark, Row};
use cassay_triage::{Blame, Budget, Case, Guilt, gather};
use cassay_trial::{Accused, Bounds, Failure};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

const EXIT_CODES: &str = "\
Exit codes:
  0    no compiler gets it wrong
  100  some compiler does
  120  the program has undefined behaviour: compilers owe it nothing
  121  its output depends on unspecified behaviour
  123  what it must do is not known: it needs something that Cassay does not support, or too many steps
  124  the text is not a valid C program
  125  Cassay could not work: bad option, unreadable file, no compiler
Where the program has no meaning that is known, a compiler that crashes is shown all the same.";

#[derive(clap::Args)]
#[command(after_help = EXIT_CODES)]
pub struct Args {
    /// The C files of one program, also preprocessed ones; headers end in .h
    #[arg(value_name = "FILE.c", required = true)]
    files: Vec<String>,
    /// A compiler to try, with flags or at all of its levels: "gcc-12", "clang-16 -O2 -fwrapv". Again for others;
    /// without it, all of this machine
    #[arg(long, value_name = "COMMAND")]
    cc: Vec<String>,
    /// What the program is for: a name (`cassay target list`), or a file of your own that ends in .toml
    #[arg(long, value_name = "TARGET", default_value = "x86_64-linux")]
    target: String,
    #[command(flatten)]
    told: Told,
    /// What the program reads from standard input
    #[arg(long, value_name = "FILE")]
    input: Option<PathBuf>,
    /// Steps of the program by the semantics, at most
    #[arg(long, default_value_t = Limits::default().steps, value_name = "N")]
    max_steps: u64,
    /// Compilations that looking for a pass may take, for each family of compilers; 0 does not look
    #[arg(long, default_value_t = Budget::default().compilations, value_name = "N")]
    compilations: u64,
    /// How long it is made smaller, for each family of compilers: 30s, 5m; 0 or off: not at all
    #[arg(long, value_parser = budget, default_value = "30s", value_name = "TIME|off")]
    reduce: Budgeted,
    /// A store whose findings it may be one of
    #[arg(long, value_name = "DIR")]
    store: Option<PathBuf>,
    /// A file of known bugs that it may be one of
    #[arg(long, value_name = "FILE")]
    known: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    /// Write a report about a compiler that fails, as its maintainers want it
    #[arg(long, value_enum, value_name = "FORMAT", conflicts_with = "json")]
    format: Option<ReportFormat>,
    /// Arguments of the program
    #[arg(last = true, value_name = "ARGS")]
    args: Vec<String>,
}

/// What the semantics says.
struct Meaning {
    verdict: &'static str,
    /// What is to be read, where there is more to say.
    text: String,
    expected: Option<Expected>,
    code: u8,
    /// For other programs: where, and by which rule.
    place: Value,
}

pub fn run(args: Args) -> Result<ExitCode> {
    let mut program = program(&args)?;
    let target = targets::find(&args.target)?;
    let source = source(&args, &program, &target);
    let read = cassay_eval::with_stack(|| source.parse_with(&mut OnDisk).and_then(Checked::new));
    let meaning = meaning(&args, &program, &read);
    program.expected.clone_from(&meaning.expected);
    let root = Root::new()?;
    let mut worker = Worker::start(&root)?;
    let more = flags(&args, &program);
    let (compilers, left_out) = compilers(&args.cc, &target, &root, &mut worker)?;
    let scratch = root.dir()?;
    let bounds = Bounds::default();
    let rows = versions::table(
        &compilers,
        &program,
        &more,
        None,
        bounds,
        &scratch,
        &mut worker,
    )?;
    let bad = rows.iter().any(Row::is_bad);
    let code = match meaning.code {
        0 if bad => 100,
        code => code,
    };
    let budget = Budget {
        compilations: args.compilations,
        ..Budget::default()
    };
    let suspects = suspects(&compilers, &rows);
    if let Some(format) = args.format {
        let Some((accused, failure)) = reported(&suspects, format) else {
            bail!("no compiler gets it wrong, so that there is nothing to report");
        };
        let small = match (args.reduce.0, meaning.verdict) {
            (Some(time), "defined") => {
                let accused = &accused;
                smaller(&program, accused, failure, time, budget, &root, &mut worker)?
            }
            _ => None,
        };
        let size = small.as_ref().map(|small| Size {
            tokens: small.tokens as u64,
            before: small.before as u64,
        });
        // The reduced program has a table of its own.
        let (program, source, read, table) = match small {
            None => (program, source, read, Some(rows)),
            Some(small) => {
                let source = Source::of(&small.program).target(Arc::clone(&target));
                let read = cassay_eval::with_stack(|| source.check());
                (small.program, source, read, None)
            }
        };
        let question = gather::Question {
            program: &program,
            meaning: match (&read, meaning.verdict) {
                (Ok(checked), "defined") => Ok(report::subject(checked, &program.input)),
                (_, verdict) => Err(format!("the semantics says {verdict}")),
            },
            source,
            accused,
            compilers: &compilers,
            more: &more,
            budget,
            table,
            blame: None,
            rate: None,
            size,
            dirs: report::dirs(),
            tool: report::TOOL.to_string(),
            fuzzed: false,
        };
        let facts = report::gathered(question, &root, &mut worker)?;
        report::write(&facts, Some(format))?;
        return Ok(ExitCode::from(code));
    }
    let mut blames = Vec::new();
    if args.compilations > 0 {
        for (compiler, flags, failure) in suspects {
            let accused = accused_of(compiler, flags);
            let about = failure.clone();
            let blame = blamed(&program, accused.clone(), about, budget, &root, &mut worker)?;
            let small = match (args.reduce.0, meaning.verdict) {
                (Some(time), "defined") => {
                    smaller::reduced(&program, &accused, Some(&blame), time, &root)
                }
                _ => None,
            };
            let subject = smaller::Subject {
                accused: &accused,
                failure: &failure,
                blame: &blame,
                shape: small.as_ref().and_then(|small| small.shape.as_deref()),
            };
            let mut known = match &args.store {
                Some(store) => subject.findings(store)?,
                None => Vec::new(),
            };
            if let Some(path) = &args.known {
                known.extend(subject.known(path)?);
            }
            let asked = args.store.is_some() || args.known.is_some();
            blames.push(Found {
                name: accused.name(),
                flags: accused.flags,
                blame,
                small,
                known: asked.then_some(known),
            });
        }
    }
    if args.json {
        let since = versions::since(&rows);
        let blames: Vec<Value> = blames.iter().map(Found::json).collect();
        let expected = meaning.expected.as_ref().map(
            |must| json!({"status": must.status, "output": String::from_utf8_lossy(&must.output)}),
        );
        say!(
            "{}",
            json!({
                "verdict": meaning.verdict, "where": meaning.place, "expected": expected,
                "table": rows, "since": since, "blames": blames, "left_out": left_out,
            })
        );
        return Ok(ExitCode::from(code));
    }
    let mut text = meaning.text;
    text.push('\n');
    if meaning.expected.is_none() {
        text +=
            "what it must do is not known, so that only crashes and refusals of compilers count:\n";
    }
    text += &table(&rows);
    for since in versions::since(&rows) {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{}", since.text());
    }
    for found in &blames {
        text += &found.text();
    }
    for why in &left_out {
        let _ = writeln!(text, "left out: {}", shown::line(why));
    }
    write_text(&mut std::io::stdout().lock(), &text)?;
    Ok(ExitCode::from(code))
}

/// What was found out about one compiler that fails.
struct Found {
    name: String,
    flags: Vec<String>,
    blame: Blame,
    small: Option<Small>,
    /// The known bugs that it is; `None`: nobody asked.
    known: Option<Vec<String>>,
}

impl Found {
    fn json(&self) -> Value {
        let reduced = self.small.as_ref().map(|small| {
            let files: Vec<Value> = small
                .program
                .sources()
                .map(|(name, text)| json!({"name": name, "text": String::from_utf8_lossy(text)}))
                .collect();
            json!({
                "tokens_before": small.before, "tokens": small.tokens,
                "complete": small.complete, "shape": small.shape, "files": files,
            })
        });
        json!({
            "compiler": self.name, "blame": self.blame, "reduced": reduced, "known": self.known,
        })
    }

    fn text(&self) -> String {
        let mut text = format!(
            "\nblame for {}:\n",
            who(&self.name, &self.flags, &self.blame)
        );
        text += &told(&self.blame);
        match self.known.as_deref() {
            None => {}
            Some([]) => text.push_str("  none of the known bugs\n"),
            Some(known) => {
                let _ = writeln!(text, "  known: {}", shown::line(&known.join(", ")));
            }
        }
        // Where there was little time, it may have more words than before.
        let small = self.small.as_ref();
        if let Some(small) = small.filter(|small| small.tokens < small.before) {
            let so_far = if small.complete { "" } else { " so far" };
            let (tokens, before) = (small.tokens, small.before);
            let _ = writeln!(text, "  reduced{so_far}: {tokens} tokens of {before}");
            text += &finding::files(&small.program);
        }
        text
    }
}

fn program(args: &Args) -> Result<Program> {
    let mut program = Program::default();
    for name in &args.files {
        let file = std::fs::File::open(name).with_context(|| format!("cannot read `{name}`"))?;
        let what = format!("`{name}`");
        let text = c_text(read_all(file, &what)?, &what)?;
        // Compilers get what is preprocessed as C text: the lines that tell where it is from are no directives then.
        match name.ends_with(".h") {
            true => program.headers.push((name.clone(), text)),
            false => program.units.push((as_unit(name), text)),
        }
    }
    if program.units.is_empty() {
        bail!("there is no file to compile; headers are given beside the files that include them");
    }
    program.input = Input {
        args: args.args.clone(),
        stdin: match &args.input {
            Some(path) => {
                std::fs::read(path).with_context(|| format!("cannot read `{}`", path.display()))?
            }
            None => Vec::new(),
        },
    };
    Ok(program)
}

/// A name that compilers take for C.
fn as_unit(name: &str) -> String {
    match name.ends_with(".c") {
        true => name.to_string(),
        false => format!("{name}.c"),
    }
}

/// What compilers are told besides their levels.
fn flags(args: &Args, program: &Program) -> Vec<String> {
    let told = &args.told;
    let mut flags: Vec<String> = told.define.iter().map(|d| format!("-D{d}")).collect();
    flags.extend(told.undefine.iter().map(|name| format!("-U{name}")));
    let absolute = |dir: &str| std::fs::canonicalize(dir).unwrap_or_else(|_| dir.into());
    flags.extend(
        told.include
            .iter()
            .map(|dir| format!("-I{}", absolute(dir).display())),
    );
    // The program is compiled elsewhere, and finds its headers where they were.
    let own = |(_, text): &(String, Vec<u8>)| {
        let mut lines = text.split(|byte| *byte == b'\n');
        lines.any(|line| {
            line.starts_with(b"#")
                && line.contains(&b'"')
                && line.windows(7).any(|w| w == b"include")
        })
    };
    if program.units.iter().any(own)
        && let Some(dir) = Path::new(&args.files[0]).parent()
    {
        let dir = if dir.as_os_str().is_empty() {
            Path::new(".")
        } else {
            dir
        };
        flags.push(format!("-I{}", absolute(&dir.to_string_lossy()).display()));
    }
    flags
}

/// The program as the semantics reads it.
fn source(args: &Args, program: &Program, target: &Arc<Target>) -> Source {
    Source::of(program).preprocess(args.told.preprocess(Arc::clone(target)))
}

/// Runs the program by the semantics.
fn meaning(args: &Args, program: &Program, read: &Result<Checked, Refused>) -> Meaning {
    let stdin = program.input.stdin.clone();
    let mut argv = vec![b"program".to_vec()];
    argv.extend(
        program
            .input
            .args
            .iter()
            .map(|arg| arg.clone().into_bytes()),
    );
    let options = Options {
        limits: Limits {
            steps: args.max_steps,
            ..Limits::default()
        },
        args: argv,
        stdin: Stdin::new(move || stdin),
        ..Options::default()
    };
    let style = Style::plain();
    cassay_eval::with_stack(|| {
        let checked = match read {
            Ok(checked) => checked,
            Err(refused) => {
                let (verdict, code) = match refused.problem.kind {
                    ProblemKind::Invalid => ("invalid", 124),
                    _ => ("unsupported", 123),
                };
                return Meaning {
                    verdict,
                    text: render::problem(&refused.problem, &refused.sources, style),
                    expected: None,
                    code,
                    place: json!({"line": refused.sources.location(refused.problem.span).map(|l| l.line)}),
                };
            }
        };
        let outcome = checked.run(&options);
        let sources = &checked.sources;
        let unknown = |verdict, text, code| Meaning {
            verdict,
            text,
            expected: None,
            code,
            place: Value::Null,
        };
        let broken = |verdict, report: &cassay_eval::Report, code| {
            let line = sources.location(report.span).map(|place| place.line);
            Meaning {
                place: json!({"kind": report.kind.code(), "clause": report.kind.clause(), "line": line}),
                ..unknown(
                    verdict,
                    render::report(report, verdict, sources, style),
                    code,
                )
            }
        };
        let defined = |status: Option<i32>| {
            let expected = Expected {
                status,
                output: outcome.output.clone(),
                certain: None,
            };
            let expected = expected.certain(outcome.certain);
            Meaning {
                verdict: "defined",
                text: must(&expected),
                expected: Some(expected),
                code: 0,
                place: Value::Null,
            }
        };
        match &outcome.verdict {
            // What a shell sees of it.
            Verdict::Exit(status) => defined(Some(*status & 0xff)),
            Verdict::Abort => defined(None),
            Verdict::Undefined(report) => broken("undefined", report, 120),
            Verdict::Unspecified(report) => broken("unspecified", report, 121),
            Verdict::StepLimit => unknown(
                "step-limit",
                format!(
                    "not known: it takes more than {} steps (--max-steps)\n",
                    args.max_steps
                ),
                123,
            ),
            Verdict::Unsupported { message, span } => {
                let text = render::message("unsupported", message, *span, sources, style);
                unknown("unsupported", text, 123)
            }
        }
    })
}

fn must(expected: &Expected) -> String {
    const LINES: usize = 30;
    let end = match expected.status {
        Some(status) => format!("end with exit status {status}"),
        None => "abort".to_string(),
    };
    let mut text = format!("defined: it must {end}, and print");
    if expected.output.is_empty() {
        text.push_str(" nothing\n");
        return text;
    }
    text.push('\n');
    for line in shown::excerpt(&expected.output, LINES).lines() {
        let _ = writeln!(text, "    {line}");
    }
    text
}

/// Those that are named, or all of this machine, that compile for the target that the program was run for; and why others
/// are left out.
pub fn compilers(
    cc: &[String],
    target: &Arc<Target>,
    root: &Root,
    worker: &mut Worker,
) -> Result<(Vec<Compiler>, Vec<String>)> {
    let scratch = root.dir()?;
    let mut all = Vec::new();
    for command in cc {
        let mut named = accused(split(command)?, worker, scratch.path())?;
        if !named.flags.is_empty() {
            named.compiler.levels = vec![named.flags];
        }
        all.push(named.compiler);
    }
    if cc.is_empty() {
        all = installed(target, worker, scratch.path())?;
    }
    // Since when something fails is told by the order of versions, not by that of options.
    all.sort_by(|a, b| (a.family, &a.version.numbers).cmp(&(b.family, &b.version.numbers)));
    let (fit, left_out) = fitting(all, Arc::clone(target), root, worker)?;
    if fit.is_empty() {
        match left_out.first() {
            Some(why) => bail!("no compiler can be tried: {why}"),
            None => bail!(
                "there is no compiler; --cc names one, `cassay doctor` shows what was looked for"
            ),
        }
    }
    Ok((fit, left_out))
}

/// A compiler, the flags with which it fails, and how.
type Suspect<'a> = (&'a Compiler, Vec<String>, Failure);

/// Whom to look into: of each family the newest version that fails, at the first level that does.
fn suspects<'a>(compilers: &'a [Compiler], rows: &[Row]) -> Vec<Suspect<'a>> {
    let mut families: Vec<&str> = Vec::new();
    let mut all: Vec<Suspect<'a>> = Vec::new();
    for (compiler, row) in compilers.iter().zip(rows).rev() {
        if families.contains(&row.family.as_str()) {
            continue;
        }
        let mut bad = row.cells.iter().filter(|cell| cell.mark.is_bad());
        let found = bad.find_map(|cell| Some((cell.flags.clone(), cell.failure.clone()?)));
        if let Some((flags, failure)) = found {
            families.push(&row.family);
            all.push((compiler, flags, failure));
        }
    }
    all.reverse();
    all
}

/// The program of a report, if it gets smaller while the same pass is to blame.
fn smaller(
    program: &Program,
    accused: &Accused,
    failure: Failure,
    time: Duration,
    budget: Budget,
    root: &Root,
    worker: &mut Worker,
) -> Result<Option<Small>, ExecError> {
    let blame = match budget.compilations {
        0 => None,
        _ => Some(blamed(
            program,
            accused.clone(),
            failure,
            budget,
            root,
            worker,
        )?),
    };
    let small = smaller::reduced(program, accused, blame.as_ref(), time, root);
    Ok(small.filter(|small| small.tokens < small.before))
}

/// Looks for whom to blame.
pub fn blamed(
    program: &Program,
    accused: Accused,
    failure: Failure,
    budget: Budget,
    root: &Root,
    worker: &mut Worker,
) -> Result<Blame, ExecError> {
    let case = Case::new(accused, failure, program.expected.clone());
    gather::blamed(program, case, budget, root, worker)
}

fn accused_of(compiler: &Compiler, flags: Vec<String>) -> Accused {
    Accused {
        compiler: compiler.clone(),
        flags,
        units: BTreeMap::new(),
    }
}

/// Whom a report is about: the first that fails, of those whose maintainers want this format if there are any.
fn reported(suspects: &[Suspect<'_>], format: ReportFormat) -> Option<(Accused, Failure)> {
    let wants = |(compiler, ..): &&Suspect<'_>| format.is_of(compiler.family);
    let found = suspects.iter().find(wants).or(suspects.first());
    found.map(|(compiler, flags, how)| (accused_of(compiler, flags.clone()), how.clone()))
}

/// Who was blamed with which flags, and the fewest that show it, which is what commands have.
pub fn who(name: &str, flags: &[String], blame: &Blame) -> String {
    let name = shown::line(name);
    match blame.shows.as_slice() {
        fewest if fewest == flags => name,
        [] => format!("{name}, which shows it without flags already"),
        fewest => format!("{name}, which shows it with {} already", joined(fewest)),
    }
}

/// What was found, for people.
pub fn told(blame: &Blame) -> String {
    let mut text = String::new();
    // Writing to a string cannot fail.
    let command = |title: &str, lines: &[Vec<String>]| {
        let mut all = format!("  {title}:\n");
        for line in lines.iter().flat_map(|line| folded(line)) {
            let _ = writeln!(all, "    {}", shown::line(&line));
        }
        all
    };
    match &blame.guilt {
        Guilt::Pass(pass) => {
            let _ = writeln!(text, "  pass: {}", shown::line(&pass.to_string()));
            let otherwise = pass.otherwise.as_ref();
            let shows =
                otherwise.map_or(String::new(), |what| format!(", in another way ({what})"));
            let (with, without) = match (pass.alone, pass.later_runs) {
                (true, _) => ("with it", "without it alone"),
                (_, true) => ("without its later runs", "without it as well"),
                (_, false) => ("with it and none of those behind it", "without it as well"),
            };
            text += &command(&format!("{with} it shows{shows}"), &pass.shows);
            text += &command(&format!("{without} it does not"), &pass.hides);
        }
        Guilt::Unresolved(unresolved) => {
            let _ = writeln!(text, "  pass: unresolved: {}", unresolved.why.text());
            for known in &unresolved.known {
                let _ = writeln!(text, "    {}", shown::line(known));
            }
        }
    }
    if let Some(counter) = &blame.counter {
        let (name, value) = (&counter.name, counter.value);
        let _ = writeln!(
            text,
            "  counter: from -fdbg-cnt={name}:{value} on, not with {}",
            value - 1
        );
    }
    if let Some(hiding) = &blame.hiding {
        let _ = writeln!(text, "  hidden by: {}", joined(hiding));
    }
    let flags = |flags: &[String]| match flags.is_empty() {
        true => "no flags".to_string(),
        false => joined(flags),
    };
    let _ = writeln!(text, "  shows with: {}", flags(&blame.shows));
    if let Some(hides) = &blame.hides {
        let _ = writeln!(text, "  not with: {}", flags(hides));
    }
    let _ = match blame.compilations {
        1 => writeln!(text, "  it took one compilation"),
        many => writeln!(text, "  it took {many} compilations"),
    };
    text
}

/// Compilers by levels.
pub fn table(rows: &[Row]) -> String {
    let mut text = String::new();
    for row in rows {
        let _ = write!(text, "{:<16}", shown::line(&row.compiler));
        for cell in &row.cells {
            let flags: Vec<&str> = cell.flags.iter().map(String::as_str).collect();
            let level = flags.iter().find(|flag| flag.starts_with("-O"));
            let level = level.map_or(String::new(), |level| format!("{level} "));
            let _ = write!(text, "  {level}{:<7}", cell.mark.name());
        }
        text.truncate(text.trim_end().len());
        text.push('\n');
    }
    for row in rows {
        // A refusal is no fault, and has its reason as well.
        let says = |cell: &&Cell| cell.mark.is_bad() || cell.mark == Mark::Refuses && !row.is_bad();
        if let Some(cell) = row.cells.iter().find(says) {
            let flags = cell.flags.iter().map(String::as_str);
            let who: Vec<&str> = std::iter::once(row.compiler.as_str())
                .chain(flags)
                .collect();
            let _ = writeln!(text, "{}: {}", who.join(" "), shown::line(&cell.saw));
        }
    }
    text
}
