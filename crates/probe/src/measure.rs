//! What answers say: the target that they describe, and how they differ from what Cassay answers for a target.

use crate::ask::{self, Answers};
use crate::questions::{self, Answer, Matter, Question};
use cassay_eval::{KindSet, Limits, Options, Stdin};
use cassay_lang::Target;
use cassay_lang::choices::Value;
use cassay_lang::target::{BitfieldLayout, FloatFormat, Scalar};
use cassay_lang::tree::IntKind;
use cassay_source::Source;
use std::convert::Infallible;
use std::fmt;
use std::sync::Arc;

/// A question that a compiler answers otherwise than Cassay does for a target.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The question.
    pub key: String,
    /// The compiler's answer.
    pub theirs: Answer,
    /// Cassay's.
    pub ours: Answer,
    /// What it is about.
    pub matter: Matter,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Difference {
            key, theirs, ours, ..
        } = self;
        write!(f, "{key}: {theirs} with the compiler, {ours} here")
    }
}

/// A target, and what Cassay answers for it.
#[derive(Clone, Debug)]
pub struct Record {
    target: Arc<Target>,
    questions: Vec<Question>,
    answers: Answers,
}

impl Record {
    /// Answers all questions for a target.
    pub fn new(target: Arc<Target>) -> Record {
        let questions = questions::all();
        let answers = own_answers(&target, &questions);
        Record {
            target,
            questions,
            answers,
        }
    }

    /// Whose answers they are.
    pub fn target(&self) -> &Target {
        &self.target
    }

    /// What was asked.
    pub fn questions(&self) -> &[Question] {
        &self.questions
    }

    /// Where a compiler answers otherwise. Questions that Cassay does not answer, for want of a format, say so in
    /// programs too.
    pub fn differences(&self, theirs: &Answers) -> Vec<Difference> {
        compared(&self.questions, &self.answers, theirs)
    }
}

fn compared(questions: &[Question], ours: &Answers, theirs: &Answers) -> Vec<Difference> {
    let mut out = Vec::new();
    for ((question, ours), theirs) in questions.iter().zip(ours).zip(theirs) {
        let (Some(ours), Some(theirs)) = (ours, theirs) else {
            continue;
        };
        if ours != theirs && question.key != "preferred_align" {
            out.push(Difference {
                key: question.key.clone(),
                theirs: theirs.clone(),
                ours: ours.clone(),
                matter: question.matter,
            });
        }
    }
    out
}

/// What Cassay answers for a target.
fn own_answers(target: &Arc<Target>, questions: &[Question]) -> Answers {
    let answers = ask::all(questions, |numbered| {
        let text = questions::text(numbered);
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
            own_names: Vec::new(),
            args: vec![b"probe".to_vec()],
            stdin: Stdin::default(),
        };
        let outcome = checked.run(&options);
        // Padding is among the bytes looked at: its value in the first run, zero, is meant.
        let usable = matches!(
            outcome.verdict,
            cassay_eval::Verdict::Exit(0) | cassay_eval::Verdict::Unspecified(_)
        );
        Ok::<_, Infallible>(usable.then(|| bytes(&outcome.output)))
    });
    match answers {
        Ok(answers) => answers,
        Err(never) => match never {},
    }
}

/// Bytes from lines of hexadecimal digits.
fn bytes(text: &[u8]) -> Vec<u8> {
    let digit = |c: u8| char::from(c).to_digit(16).unwrap_or(0) as u8;
    text.split(|&c| c == b'\n')
        .flat_map(|line| line.chunks_exact(2))
        .filter_map(|pair| match pair {
            [high, low] => Some(digit(*high) << 4 | digit(*low)),
            _ => None,
        })
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
pub fn measure(base: &Target, questions: &[Question], theirs: &Answers) -> Target {
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
        let ours = own_answers(&Arc::new(candidate.clone()), questions);
        let wrong = compared(questions, &ours, theirs).len();
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
pub fn nearest(questions: &[Question], theirs: &Answers) -> Arc<Target> {
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
