//! `cassay run`: a C program's output, or where and why it has none.

use crate::explain;
use crate::profile::{self, Lines};
use crate::render::{self, Style};
use crate::targets;
use crate::terminal::{self, write_raw, write_rendered, write_text};
use crate::told::Told;
use anyhow::{Context, Result, bail};
use cassay_eval::profile::Wanted;
use cassay_eval::{Kind, KindSet, Limits, Options, Outcome, Report, Stdin, Verdict};
use cassay_files::OnDisk;
use cassay_lang::{Problem, ProblemKind, SourceMap, Span};
use cassay_source::{Checked, Source};
use serde_json::{Map, Value, json};
use std::io::Read;
use std::process::ExitCode;
use std::sync::{Arc, Mutex, mpsc};
use std::time::{Duration, Instant};

#[derive(clap::Args)]
pub struct Args {
    /// C source files of one program; `-` is standard input
    #[arg(value_name = "FILE.c", required_unless_present = "explain")]
    files: Vec<String>,
    #[command(flatten)]
    told: Told,
    /// Data model and ABI to predict: a name (`cassay target list`), or a file of your own that ends
    /// in .toml
    #[arg(long, default_value = "x86_64-linux", value_name = "TARGET")]
    target: String,
    /// Stop after this many steps
    #[arg(long, default_value_t = Limits::default().steps, value_name = "N")]
    max_steps: u64,
    /// Memory for the program's objects, in MiB
    #[arg(long, default_value_t = Limits::default().memory >> 20, value_name = "MIB")]
    max_memory: u64,
    /// Count these kinds and go on with their fallback meaning
    #[arg(long, value_delimiter = ',', value_name = "KIND,…")]
    tolerate: Vec<String>,
    /// Run the program a second time with all operands from right to left, and compare. Conflicts
    /// between operands are found without this
    #[arg(long)]
    both_orders: bool,
    /// Run the program again so many times, each time with everything that C leaves to the implementation, and the
    /// program met, decided at random. The same number gives the same runs
    #[arg(long, default_value_t = 0, value_name = "N")]
    adversary: u32,
    /// The program is for an implementation without a library, as with `-ffreestanding` or `-fno-builtin`: it may
    /// define functions with the library's names, but for memcpy, memmove, memset and memcmp
    #[arg(long)]
    freestanding: bool,
    /// Tentative definitions of one name in several files are one object, as with `-fcommon`
    #[arg(long)]
    common: bool,
    /// `inline` means what it does in GNU C89, as with `-fgnu89-inline` and `-std=gnu89`
    #[arg(long)]
    gnu89_inline: bool,
    /// Print one JSON object instead of the program's output
    #[arg(long)]
    json: bool,
    /// Print, instead of the program's output, the values that all variables in scope have just
    /// before the statements on these lines: `all`, or lines such as 12,20-30. With --json the
    /// profile is a key of the object
    #[arg(long, value_name = "POINTS")]
    profile: Option<String>,
    /// Say what a kind means; without KIND, list all kinds
    #[arg(long, num_args = 0..=1, default_missing_value = "", value_name = "KIND")]
    explain: Option<String>,
    /// Arguments of the program
    #[arg(last = true, value_name = "ARGS")]
    args: Vec<String>,
}

fn kind(code: &str) -> Result<Kind> {
    match Kind::by_code(code) {
        Some(kind) => Ok(kind),
        None => bail!("there is no kind `{code}`; `cassay run --explain` lists them all"),
    }
}

pub fn run(args: Args) -> Result<ExitCode> {
    if let Some(code) = &args.explain {
        let text = if code.is_empty() {
            explain::list()
        } else {
            explain::one(kind(code)?)
        };
        write_text(&mut std::io::stdout(), &text)?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut target = targets::find(&args.target)?;
    let record = Arc::make_mut(&mut target);
    record.common |= args.common;
    record.gnu89_inline |= args.gnu89_inline;
    let mut tolerate = KindSet::EMPTY;
    for code in &args.tolerate {
        let kind = kind(code)?;
        if kind.tolerable().is_none() {
            bail!(
                "`{code}` has no fallback meaning, it cannot be tolerated; `cassay run --explain` marks those that can with *"
            );
        }
        tolerate.insert(kind);
    }
    let lines = args.profile.as_deref().map(Lines::parse).transpose()?;
    let mut files = Vec::new();
    for name in &args.files {
        let text = if name == "-" {
            let text = read_all(std::io::stdin().lock(), "standard input")?;
            c_text(text, "standard input")?
        } else {
            let file =
                std::fs::File::open(name).with_context(|| format!("cannot read `{name}`"))?;
            c_text(read_all(file, &format!("`{name}`"))?, &format!("`{name}`"))?
        };
        files.push((name.clone(), text));
    }
    let options = args.told.preprocess(target);
    let mut argv = vec![args.files[0].trim_end_matches(".c").as_bytes().to_vec()];
    argv.extend(args.args.iter().map(|a| a.as_bytes().to_vec()));
    let trouble = Arc::default();
    let run_options = Options {
        limits: Limits {
            steps: args.max_steps,
            memory: args.max_memory.saturating_mul(1 << 20),
            ..Limits::default()
        },
        tolerate,
        args: argv,
        stdin: standard_input(&args.files, &trouble),
        both_orders: args.both_orders,
        adversaries: args.adversary,
        freestanding: args.freestanding,
        own_names: Vec::new(),
    };
    let progress = Progress::start();
    let source = Source::of_units(files).preprocess(options);
    // One thread for all of it.
    let (result, sources) = cassay_eval::with_stack(|| {
        let parsed = match source.parse_with(&mut OnDisk) {
            Ok(parsed) => parsed,
            Err(refused) => {
                let problems = source.problems_with(&mut OnDisk, &refused);
                return (Ok(Err(problems)), refused.sources);
            }
        };
        let Some(lines) = &lines else {
            return match Checked::new(parsed) {
                Ok(checked) => {
                    let outcome = checked.run(&run_options);
                    let ran = Ran {
                        outcome: checked.explain(&run_options, outcome),
                        profile: None,
                    };
                    (Ok(Ok(ran)), checked.sources)
                }
                Err(refused) => (Ok(Err(vec![refused.problem])), refused.sources),
            };
        };
        let (program, sources) = (parsed.program, parsed.sources);
        let points = lines.points(&program, &sources, &source.units);
        let result = points.map(|points| {
            let wanted = Wanted {
                points: &points,
                ..Wanted::default()
            };
            let compiled = cassay_eval::compile_profiled(&program, &parsed.target, &wanted)
                .map_err(|problem| vec![problem])?;
            let profiled = compiled.profile(&program, &run_options);
            let profile = if args.json {
                Profile::Json(profile::json(&profiled, &program, &sources))
            } else {
                Profile::Text(profile::text(&profiled, &program, &sources, &parsed.target))
            };
            Ok(Ran {
                outcome: profiled.outcome,
                profile: Some(profile),
            })
        });
        (result, sources)
    });
    progress.end();
    let result = result?;
    if let Some(error) = trouble.lock().ok().and_then(|mut slot| slot.take()) {
        return Err(error);
    }
    if args.json {
        print_json(&result, &sources)
    } else {
        print_text(&result, &sources)
    }
}

/// What came of a program.
struct Ran {
    outcome: Outcome,
    profile: Option<Profile>,
}

enum Profile {
    Text(String),
    Json(Value),
}

/// Tells a person at a terminal that a long run goes on: a program's output appears at its end,
/// when its meaning is known.
struct Progress {
    end: Option<mpsc::Sender<()>>,
    thread: Option<std::thread::JoinHandle<()>>,
}

impl Progress {
    fn start() -> Progress {
        if !terminal::shows_progress() {
            return Progress {
                end: None,
                thread: None,
            };
        }
        let (end, ended) = mpsc::channel::<()>();
        let thread = std::thread::spawn(move || {
            let started = Instant::now();
            let mut shown = false;
            while let Err(mpsc::RecvTimeoutError::Timeout) =
                ended.recv_timeout(Duration::from_secs(1))
            {
                terminal::progress(&format!("running, {} s …", started.elapsed().as_secs()));
                shown = true;
            }
            if shown {
                terminal::clear_progress();
            }
        });
        Progress {
            end: Some(end),
            thread: Some(thread),
        }
    }

    fn end(mut self) {
        drop(self.end.take());
        if let Some(thread) = self.thread.take() {
            // It only writes to the terminal; there is nothing to learn from how it ended.
            let _ = thread.join();
        }
    }
}

/// Reads to the end. What has none, like a device, is refused before it fills memory.
pub fn read_all(from: impl Read, what: &str) -> Result<Vec<u8>> {
    const MOST: u64 = 256 << 20;
    let mut text = Vec::new();
    from.take(MOST + 1)
        .read_to_end(&mut text)
        .with_context(|| format!("cannot read {what}"))?;
    if text.len() as u64 > MOST {
        bail!("{what} is larger than {} MiB", MOST >> 20);
    }
    Ok(text)
}

/// What is to be a C text, if it is a text at all.
pub fn c_text(bytes: Vec<u8>, what: &str) -> Result<Vec<u8>> {
    let wide = matches!(
        bytes[..],
        [0xff, 0xfe, ..]
            | [0xfe, 0xff, ..]
            | [1..=0x7f, 0, 1..=0x7f, 0, ..]
            | [0, 1..=0x7f, 0, 1..=0x7f, ..]
    );
    if wide {
        bail!("{what} is UTF-16 or UTF-32; convert it to UTF-8");
    }
    if let Some(at) = bytes.iter().position(|byte| *byte == 0) {
        bail!("{what} is no C text: it has a zero byte at offset {at}, as compiled programs have");
    }
    Ok(bytes)
}

/// The program's input: what is piped in or typed, unless the program itself came that way. What
/// goes wrong is kept for after the run.
pub fn standard_input(files: &[String], trouble: &Arc<Mutex<Option<anyhow::Error>>>) -> Stdin {
    if files.iter().any(|f| f == "-") {
        return Stdin::default();
    }
    let trouble = Arc::clone(trouble);
    Stdin::new(move || {
        read_all(std::io::stdin().lock(), "standard input").unwrap_or_else(|error| {
            if let Ok(mut slot) = trouble.lock() {
                *slot = Some(error);
            }
            Vec::new()
        })
    })
}

fn print_text(result: &Result<Ran, Vec<Problem>>, sources: &SourceMap) -> Result<ExitCode> {
    let style = Style::for_errors();
    let (text, code) = match result {
        Err(problems) => {
            let each = problems.iter().map(|p| render::problem(p, sources, style));
            let text = each.collect::<Vec<_>>().join("\n");
            (text, if is_invalid(problems) { 124 } else { 123 })
        }
        Ok(Ran { outcome, profile }) => {
            if let Some(Profile::Text(text)) = profile {
                write_text(&mut std::io::stdout().lock(), text)?;
            } else {
                write_raw(&mut std::io::stdout().lock(), &outcome.output)?;
                write_raw(&mut std::io::stderr().lock(), &outcome.error_output)?;
            }
            let (mut text, code) = match &outcome.verdict {
                Verdict::Exit(status) => (String::new(), *status as u8),
                Verdict::Abort => ("the program aborted\n".to_string(), 134),
                Verdict::Undefined(r) => (render::report(r, "undefined", sources, style), 120),
                Verdict::Unspecified(r) => (render::report(r, "unspecified", sources, style), 121),
                Verdict::StepLimit => {
                    let at = &outcome.stopped_at;
                    (render::stopped(outcome.steps, at, sources, style), 122)
                }
                Verdict::Unsupported { message, span } => (
                    render::message("unsupported", message, *span, sources, style),
                    123,
                ),
            };
            let lost = outcome.output.len() - outcome.certain;
            if lost > 0 && matches!(outcome.verdict, Verdict::Exit(_) | Verdict::Abort) {
                text.push_str(&format!(
                    "the last {lost} bytes of the output may be missing: they are not flushed when the program ends\n"
                ));
            }
            for (kind, count) in &outcome.tolerated {
                text.push_str(&format!("tolerated: {} ({count} times)\n", kind.code()));
            }
            (text, code)
        }
    };
    write_rendered(&text)?;
    Ok(ExitCode::from(code))
}

/// Whether the text is no C, by its first problem.
fn is_invalid(problems: &[Problem]) -> bool {
    let first = problems.first();
    first.is_some_and(|problem| problem.kind == ProblemKind::Invalid)
}

fn place(object: &mut Map<String, Value>, sources: &SourceMap, span: Span) {
    let location = sources.location(span);
    object.insert(
        "file".into(),
        location
            .as_ref()
            .map_or(Value::Null, |l| json!(l.file.as_ref())),
    );
    object.insert(
        "line".into(),
        location.as_ref().map_or(Value::Null, |l| json!(l.line)),
    );
    object.insert(
        "column".into(),
        location.as_ref().map_or(Value::Null, |l| json!(l.column)),
    );
    if let Some(expansion) = render::expansion::of(sources, span) {
        let mut used = Map::new();
        used.insert("name".into(), json!(expansion.name));
        place(&mut used, sources, expansion.span);
        object.insert("macro".into(), Value::Object(used));
    }
}

/// Places with what is to be said about them.
fn places<'a>(
    sources: &SourceMap,
    notes: impl Iterator<Item = (&'a str, Span)>,
    name: &str,
) -> Value {
    let notes = notes.map(|(text, span)| {
        let mut note = Map::new();
        note.insert(name.into(), json!(text));
        place(&mut note, sources, span);
        Value::Object(note)
    });
    Value::Array(notes.collect())
}

fn print_json(result: &Result<Ran, Vec<Problem>>, sources: &SourceMap) -> Result<ExitCode> {
    let mut object = Map::new();
    let nothing = Outcome::without_a_run(Verdict::StepLimit);
    let outcome = result.as_ref().map_or(&nothing, |ran| &ran.outcome);
    let (verdict, exit, report, message, span): (
        &str,
        Option<i32>,
        Option<&Report>,
        Option<&str>,
        Span,
    ) = match result {
        Err(problems) => {
            let verdict = match is_invalid(problems) {
                true => "invalid",
                false => "unsupported",
            };
            let first = problems.first();
            let message = first.map(|problem| problem.message.as_str());
            let span = first.map_or(Span::NONE, |problem| problem.span);
            (verdict, None, None, message, span)
        }
        Ok(ran) => match &ran.outcome.verdict {
            Verdict::Exit(status) => ("ok", Some(*status), None, None, Span::NONE),
            Verdict::Abort => ("ok", Some(134), None, Some("aborted"), Span::NONE),
            Verdict::Undefined(r) => ("undefined", None, Some(r), None, r.span),
            Verdict::Unspecified(r) => ("unspecified", None, Some(r), None, r.span),
            Verdict::StepLimit => {
                let at = ran.outcome.stopped_at.first();
                let span = at.map_or(Span::NONE, |note| note.span);
                ("step-limit", None, None, None, span)
            }
            Verdict::Unsupported { message, span } => {
                ("unsupported", None, None, Some(message), *span)
            }
        },
    };
    object.insert("verdict".into(), json!(verdict));
    object.insert(
        "kind".into(),
        report.map_or(Value::Null, |r| json!(r.kind.code())),
    );
    place(&mut object, sources, span);
    let detail = report.map(|r| r.detail.as_str()).or(message);
    object.insert("message".into(), detail.map_or(Value::Null, |m| json!(m)));
    if let Some(r) = report {
        object.insert("clause".into(), json!(r.kind.clause()));
    }
    let notes = match report {
        Some(report) => &report.notes,
        None => &outcome.stopped_at,
    };
    if report.is_some() || !notes.is_empty() {
        let notes = notes.iter().map(|note| (note.text.as_str(), note.span));
        object.insert("notes".into(), places(sources, notes, "text"));
    }
    if let Err(problems) = result {
        let each = problems.iter();
        let each = each.map(|problem| (problem.message.as_str(), problem.span));
        object.insert("problems".into(), places(sources, each, "message"));
    }
    object.insert("exit".into(), exit.map_or(Value::Null, |e| json!(e)));
    object.insert(
        "output".into(),
        json!(String::from_utf8_lossy(&outcome.output)),
    );
    if outcome.certain < outcome.output.len() {
        object.insert("certain".into(), json!(outcome.certain));
    }
    object.insert(
        "stderr".into(),
        json!(String::from_utf8_lossy(&outcome.error_output)),
    );
    object.insert("steps".into(), json!(outcome.steps));
    let met: Vec<&str> = outcome.met.iter().map(|open| open.name()).collect();
    object.insert("choices".into(), json!(met));
    let tolerated: Map<String, Value> = outcome
        .tolerated
        .iter()
        .map(|(k, n)| (k.code().to_string(), json!(n)))
        .collect();
    object.insert("tolerated".into(), Value::Object(tolerated));
    if let Ok(Ran {
        profile: Some(Profile::Json(profile)),
        ..
    }) = result
    {
        object.insert("profile".into(), profile.clone());
    }
    let line = format!("{}\n", Value::Object(object));
    write_text(&mut std::io::stdout().lock(), &line)?;
    Ok(ExitCode::SUCCESS)
}
