//! `cassay target probe`: a compiler is asked every question of [`super::questions`], Cassay answers
//! the same for a target, and what differs is told; a target file for the compiler comes out of it.

use super::questions::{self, Answer, Question};
use super::{file, find};
use anyhow::{Context, Result, bail};
use cassay_eval::{KindSet, Limits, Options, Stdin};
use cassay_exec::{End, Job, Root, Worker};
use cassay_lang::Target;
use cassay_lang::choices::Value;
use cassay_lang::target::{BitfieldLayout, FloatFormat, Scalar};
use cassay_lang::tree::IntKind;
use cassay_source::Source;
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

type Answers = Vec<Option<Answer>>;

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
    let left = differences(&measured, &questions, &theirs);
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

/// Asks all questions at once, and in smaller and smaller parts where that fails.
fn ask_all(
    questions: &[Question],
    ask: &mut dyn FnMut(&str) -> Result<Option<Vec<u8>>>,
) -> Result<Answers> {
    let mut out: Answers = vec![None; questions.len()];
    let everything = 0..questions.len();
    let mut parts = vec![everything];
    while let Some(part) = parts.pop() {
        let numbered: Vec<(usize, &Question)> = part.clone().map(|n| (n, &questions[n])).collect();
        match ask(&questions::text(&numbered))? {
            Some(object) => {
                let found = questions::answers(&object, questions.len());
                for n in part {
                    if let Some(slot) = out.get_mut(n) {
                        *slot = found.get(n).cloned().flatten();
                    }
                }
            }
            None if part.len() > 1 => {
                let middle = part.start + part.len() / 2;
                parts.extend([part.start..middle, middle..part.end]);
            }
            None => {}
        }
    }
    Ok(out)
}

fn compiler_answers(command: &str, questions: &[Question]) -> Result<Answers> {
    let mut words = command.split_whitespace();
    let Some(program) = words.next() else {
        bail!("--cc names no command");
    };
    let words: Vec<&str> = words.collect();
    let root = Root::new()?;
    let mut worker = Worker::start(&root)?;
    let dir = root.dir()?;
    let mut said = String::new();
    let answers = ask_all(questions, &mut |text| {
        dir.wipe()?;
        dir.write("probe.c", text)?;
        let job = Job::compiler(program, dir.path())
            .args(&words)
            .args(["-c", "-o", "probe.o", "probe.c"]);
        let ran = worker.run(&job)?;
        if ran.end != End::Exited(0) {
            said = String::from_utf8_lossy(&ran.stderr.bytes).into_owned();
            return Ok(None);
        }
        let path = dir.path().join("probe.o");
        let object = std::fs::read(path).context("the compiler wrote no object file")?;
        Ok(Some(object))
    })?;
    if answers.iter().all(Option::is_none) {
        let first = said.lines().next().unwrap_or("it printed nothing");
        bail!("`{command}` answers no question: {first}");
    }
    Ok(answers)
}

/// What Cassay answers for a target.
fn own_answers(target: &Arc<Target>, questions: &[Question]) -> Result<Answers> {
    ask_all(questions, &mut |text| {
        let Ok(checked) = Source::new("probe.c", text)
            .target(Arc::clone(target))
            .check()
        else {
            return Ok(None);
        };
        let options = Options {
            limits: Limits::default(),
            tolerate: KindSet::EMPTY,
            both_orders: false,
            adversaries: 0,
            freestanding: false,
            args: vec![b"probe".to_vec()],
            stdin: Stdin::default(),
        };
        let outcome = checked.run(&options);
        // Padding is among the bytes looked at: its value in the first run, zero, is meant.
        let usable = matches!(
            outcome.verdict,
            cassay_eval::Verdict::Exit(0) | cassay_eval::Verdict::Unspecified(_)
        );
        Ok(usable.then(|| bytes(&outcome.output)))
    })
}

/// Bytes from lines of hexadecimal digits.
fn bytes(text: &[u8]) -> Vec<u8> {
    let digit = |c: u8| char::from(c).to_digit(16).unwrap_or(0) as u8;
    text.split(|&c| c == b'\n')
        .flat_map(|line| line.chunks_exact(2))
        .map(|pair| digit(pair[0]) << 4 | digit(pair[1]))
        .collect()
}

/// What a question's answer says about the field of the same name.
fn field(target: &Target, key: &str, answer: &Answer) -> Option<Value> {
    let of = |key: &str| target.choices().into_iter().find(|c| c.key == key);
    Some(match (key, answer) {
        ("endian", Answer::Bytes(bytes)) => {
            let big = bytes.first() != Some(&4);
            Value::Text(if big { "big" } else { "little" }.into())
        }
        ("enums", Answer::Number(7)) => Value::Text("unsigned".into()),
        ("enums", Answer::Number(6)) => Value::Text("int".into()),
        ("enums", Answer::Number(_)) => Value::Text("narrowest".into()),
        ("bitfield_promotion", Answer::Number(0)) => Value::Text("own-width".into()),
        ("bitfield_promotion", Answer::Number(_)) => Value::Text("declared-type".into()),
        ("preferred_align", Answer::Number(n)) => {
            let more = *n > i64::from(target.double.align);
            Value::Number(if more { u32::try_from(*n).ok()? } else { 0 })
        }
        (_, Answer::Number(n)) => match of(key)?.value {
            Value::Number(_) => Value::Number(u32::try_from(*n).ok()?),
            Value::Flag(_) => Value::Flag(*n != 0),
            Value::Text(_) => {
                let kind = IntKind::STANDARD.get(usize::try_from(*n).ok()?.checked_sub(1)?)?;
                Value::Text(kind.name().into())
            }
            Value::List(_) => return None,
        },
        (_, Answer::Bytes(_)) => return None,
    })
}

/// The target that the answers describe, in what they leave open like `base`.
fn measure(base: &Target, questions: &[Question], theirs: &Answers) -> Target {
    let mut target = base.clone();
    let answered = || questions.iter().zip(theirs);
    for (question, answer) in answered() {
        if let Some(answer) = answer
            && let Some(value) = field(&target, &question.key, answer)
        {
            // What a field cannot say shows up as a difference later.
            let _ = target.set(&question.key, &value);
        }
    }
    let answer = |key: &str| {
        let found = answered().find(|(q, _)| q.key == key);
        found.and_then(|(_, a)| a.clone())
    };
    if answer("int128.size").is_none() {
        target.int128 = Scalar { size: 0, align: 1 };
    }
    for (name, digits) in [("DBL", "__DBL_MANT_DIG__"), ("LDBL", "__LDBL_MANT_DIG__")] {
        let Some(Answer::Number(digits)) = answer(digits) else {
            continue;
        };
        let small = answer("__LDBL_MIN_EXP__") == Some(Answer::Number(-16382));
        let format = match digits {
            24 => FloatFormat::Single,
            53 => FloatFormat::Double,
            64 if small => FloatFormat::M68k,
            64 => FloatFormat::X87,
            106 => FloatFormat::DoubleDouble,
            113 => FloatFormat::Quad,
            _ => continue,
        };
        if name == "DBL" {
            target.double_format = format;
        } else {
            target.long_double_format = format;
        }
    }
    if target != *base {
        target.name = "probed".into();
        target.about = "written by `cassay target probe`".into();
    }
    lay_out(target, questions, theirs)
}

/// Chooses the rules for bit-fields by which most structs lie as they do.
fn lay_out(target: Target, questions: &[Question], theirs: &Answers) -> Target {
    let mut rules = vec![(target.bitfields, target.unnamed_bitfields_align)];
    for layout in [
        BitfieldLayout::SystemV,
        BitfieldLayout::Continuous,
        BitfieldLayout::Microsoft,
    ] {
        for unnamed in [false, true] {
            if !rules.contains(&(layout, unnamed)) {
                rules.push((layout, unnamed));
            }
        }
    }
    let mut best: Option<(usize, Target)> = None;
    for (bitfields, unnamed_bitfields_align) in rules {
        let candidate = Target {
            bitfields,
            unnamed_bitfields_align,
            ..target.clone()
        };
        let wrong = differences(&Arc::new(candidate.clone()), questions, theirs).len();
        if best.as_ref().is_none_or(|(least, _)| wrong < *least) {
            best = Some((wrong, candidate));
        }
        if wrong == 0 {
            break;
        }
    }
    best.map_or(target, |(_, found)| found)
}

/// The known target that differs in the fewest fields.
fn nearest(questions: &[Question], theirs: &Answers) -> Arc<Target> {
    let distance = |target: &Target| {
        let wrong = questions.iter().zip(theirs).filter(|(q, a)| {
            let Some(value) = a.as_ref().and_then(|a| field(target, &q.key, a)) else {
                return false;
            };
            let choices = target.choices();
            choices.iter().any(|c| c.key == q.key && c.value != value)
        });
        wrong.count()
    };
    let nearest = Target::all().iter().min_by_key(|t| distance(t));
    nearest.map_or_else(Target::x86_64_linux, Arc::clone)
}

/// Questions that Cassay answers for the target otherwise than the compiler does. Those that Cassay
/// does not answer, for want of a format, say so in programs too.
fn differences(target: &Arc<Target>, questions: &[Question], theirs: &Answers) -> Vec<String> {
    let Ok(ours) = own_answers(target, questions) else {
        return vec!["Cassay cannot answer".into()];
    };
    let mut out = Vec::new();
    for ((question, ours), theirs) in questions.iter().zip(&ours).zip(theirs) {
        let (Some(ours), Some(theirs)) = (ours, theirs) else {
            continue;
        };
        if ours != theirs && question.key != "preferred_align" {
            let key = &question.key;
            out.push(format!("{key}: {theirs} with the compiler, {ours} here"));
        }
    }
    out
}
