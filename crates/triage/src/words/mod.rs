//! What a compiled program does wrong, in words that an experiment bears out.
//!
//! The program is changed in one place by one of a few kinds of edits, each of which is what a known sort of bug does: a
//! store is left out, a loop runs once less, a comparison is turned round, a narrow value is widened without its sign
//! ([`edits`]). Each changed program is run by the semantics. Where it does exactly what the compiled program did, the edit
//! explains the failure.
//!
//! Words are said only if all edits that explain it are of one kind, and all of them could be tried. A program that shows
//! little is explained by many edits: about one that merely returns 1 nothing is said, as a rule. So it errs to the side of
//! silence. What is said is a description of what the program does, not of what the compiler thought: two bugs may look
//! the same from here.

mod edits;

use std::sync::Arc;

use cassay_eval::{Limits, Options, Stdin, Verdict, with_stack};
use cassay_lang::print::print_expr;
use cassay_lang::tree::{BinaryOp, ExprKind, Program};
use cassay_lang::{SourceMap, Target};
use cassay_program::{Expected, Input};
use serde::{Deserialize, Serialize};

use edits::{Edit, edits};

/// Edits that are tried at most. A reduced program has a few dozen.
const MOST: usize = 2_000;
/// Steps of all runs together, at most.
pub(crate) const STEPS: u64 = 300_000_000;
/// Places that are named.
const SITES: usize = 3;

/// What a compiled program does wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Words {
    /// The sort of error.
    pub what: What,
    /// A few words for a title: `store to array element dropped`.
    pub short: String,
    /// Where: one place, or several of which each explains it.
    pub sites: Vec<Site>,
    /// The edit at such a place, to be read behind "if": `the store is left out`.
    pub edit: String,
    /// What C says about it: the clause of C17.
    pub clause: String,
    /// How many edits were tried.
    pub tried: usize,
    /// The expression whose value was printed as well, where the program alone shows too little.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub printed: Option<String>,
}

/// A place in the program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Site {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: u32,
    /// The expression.
    pub text: String,
}

/// Sorts of errors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// A store does not happen.
    StoreDropped,
    /// A call does not happen.
    CallDropped,
    /// A loop runs once less.
    RoundLess,
    /// A loop runs once more.
    RoundMore,
    /// A loop does not run.
    LoopSkipped,
    /// A comparison or a condition has the other value.
    Inverted,
    /// A comparison of signed values is done as if they were unsigned, or the other way round.
    ComparedOtherwise,
    /// A conversion to a narrower type does not happen.
    CastOmitted,
    /// A narrow value is widened with zeros in place of its sign, or the other way round.
    Extension,
    /// A right shift brings in zeros in place of the sign, or the other way round.
    Shift,
    /// A division of signed values is done as if they were unsigned, or the other way round.
    DividedOtherwise,
    /// A result loses its upper half.
    Truncated,
}

impl What {
    /// The edit, behind "if", of a place that is called `it`.
    fn edit(self) -> &'static str {
        match self {
            What::StoreDropped => "the store is left out",
            What::CallDropped => "the call is left out",
            What::RoundLess => "the loop runs one time less",
            What::RoundMore => "the loop runs one time more",
            What::LoopSkipped => "the loop does not run",
            What::Inverted => "its value is inverted",
            What::ComparedOtherwise => "the operands are compared with the other signedness",
            What::CastOmitted => "the conversion is left out",
            What::Extension => "the value is extended with the other signedness",
            What::Shift => "the value is shifted with the other signedness",
            What::DividedOtherwise => "the operands are divided with the other signedness",
            What::Truncated => "the result loses its upper half",
        }
    }

    /// What C says about it; `op`: the operator at the place.
    fn clause(self, op: Option<BinaryOp>) -> &'static str {
        match self {
            What::StoreDropped => "6.5.16p3",
            What::CallDropped => "6.5.2.2",
            What::RoundLess | What::RoundMore | What::LoopSkipped => "6.8.5p4",
            What::Inverted => match op {
                Some(BinaryOp::Eq | BinaryOp::Ne) => "6.5.9p3",
                Some(_) => "6.5.8p6",
                None => "6.8.4.1p2",
            },
            What::ComparedOtherwise => "6.5.8p3, 6.3.1.8p1",
            What::CastOmitted => "6.5.4p5, 6.3.1.3",
            What::Extension => "6.3.1.3p1",
            What::Shift => "6.5.7p5",
            What::DividedOtherwise => "6.5.5p6, 6.3.1.8p1",
            What::Truncated => "6.3.1.8p1",
        }
    }

    /// A few words where places differ in the rest.
    fn short(self) -> &'static str {
        match self {
            What::StoreDropped => "store dropped",
            What::CallDropped => "call dropped",
            What::RoundLess => "loop runs one time too few",
            What::RoundMore => "loop runs one time too many",
            What::LoopSkipped => "loop skipped",
            What::Inverted => "value of comparison inverted",
            What::ComparedOtherwise => "comparison with wrong signedness",
            What::CastOmitted => "narrowing conversion omitted",
            What::Extension => "value extended with wrong signedness",
            What::Shift => "right shift with wrong signedness",
            What::DividedOtherwise => "division with wrong signedness",
            What::Truncated => "result truncated",
        }
    }
}

/// A program whose meaning is known.
#[derive(Clone, Copy)]
pub struct Subject<'a> {
    /// The tree.
    pub program: &'a Program,
    /// Its texts.
    pub sources: &'a SourceMap,
    /// What it is compiled for.
    pub target: &'a Arc<Target>,
    /// What it is given.
    pub input: &'a Input,
}

impl Subject<'_> {
    pub(crate) fn options(&self, steps: u64) -> Options {
        let mut args = vec![b"program".to_vec()];
        args.extend(self.input.args.iter().map(|arg| arg.as_bytes().to_vec()));
        let stdin = self.input.stdin.clone();
        Options {
            limits: Limits {
                steps,
                memory: 256 << 20,
                output: 4 << 20,
                ..Limits::default()
            },
            args,
            stdin: Stdin::new(move || stdin),
            both_orders: false,
            adversaries: 0,
            ..Options::default()
        }
    }

    /// What a program does, and the steps that it took; `None` where it has no meaning.
    fn run(&self, program: &Program, steps: u64) -> (Option<Expected>, u64) {
        let Ok(compiled) = cassay_eval::compile(program, self.target) else {
            return (None, 0);
        };
        let outcome = compiled.run(program, &self.options(steps));
        let status = match outcome.verdict {
            Verdict::Exit(status) => Some(status & 0xff),
            Verdict::Abort => None,
            Verdict::Undefined(_)
            | Verdict::Unspecified(_)
            | Verdict::StepLimit
            | Verdict::Unsupported { .. } => return (None, outcome.steps),
        };
        let did = Expected {
            status,
            output: outcome.output,
            certain: None,
        };
        (Some(did.certain(outcome.certain)), outcome.steps)
    }

    fn site(&self, edit: &Edit) -> Option<Site> {
        let place = self.sources.location(self.program[edit.at].span)?;
        Some(Site {
            file: place.file.to_string(),
            line: place.line,
            text: print_expr(self.program, edit.at),
        })
    }
}

/// What a program must do; `None` where it has no meaning, or takes too long.
pub(crate) fn meaning(subject: &Subject<'_>) -> Option<Expected> {
    with_stack(|| subject.run(subject.program, STEPS).0)
}

/// What the compiled program does wrong, if an experiment shows it. `status`: its exit status, `None` if it aborted.
pub fn words(subject: &Subject<'_>, status: Option<i32>, output: &[u8]) -> Option<Words> {
    with_stack(|| explain(subject, status, output))
}

fn explain(subject: &Subject<'_>, status: Option<i32>, output: &[u8]) -> Option<Words> {
    let is_it = |did: &Expected| did.status == status && did.accepts(output);
    let (right, steps) = subject.run(subject.program, STEPS);
    if is_it(&right?) {
        return None;
    }
    let all = edits(subject.program, subject.target);
    if all.len() > MOST {
        return None;
    }
    let each = steps.saturating_mul(4).saturating_add(100_000);
    let mut left = STEPS;
    let mut explain = Vec::new();
    for edit in &all {
        let (did, steps) = subject.run(&edit.apply(subject.program), each);
        if did.is_some_and(|did| is_it(&did)) {
            explain.push(edit);
        }
        left = left.checked_sub(steps)?;
    }
    said(subject, &explain, all.len())
}

/// The words for the edits that explain it.
fn said(subject: &Subject<'_>, explain: &[&Edit], tried: usize) -> Option<Words> {
    let first = explain.first()?;
    let what = match explain.iter().all(|edit| edit.what == first.what) {
        true => first.what,
        // They say of one comparison that it has the other value, and differ in the reason.
        false => {
            let is = |what| explain.iter().any(|edit| edit.what == what);
            let turned = |edit: &&Edit| {
                edit.at == first.at
                    && matches!(
                        edit.what,
                        What::Inverted | What::LoopSkipped | What::ComparedOtherwise
                    )
            };
            match explain.iter().all(turned) {
                true if is(What::LoopSkipped) => What::LoopSkipped,
                true => What::Inverted,
                false => return None,
            }
        }
    };
    let of_it: Vec<&&Edit> = explain.iter().filter(|edit| edit.what == what).collect();
    let mut shorts: Vec<&str> = of_it.iter().map(|edit| edit.short.as_str()).collect();
    shorts.sort_unstable();
    shorts.dedup();
    let short = match shorts.as_slice() {
        [one] => (*one).to_string(),
        _ => what.short().to_string(),
    };
    let mut sites = Vec::new();
    for edit in of_it {
        let site = subject.site(edit)?;
        if !sites.contains(&site) && sites.len() < SITES {
            sites.push(site);
        }
    }
    let op = match subject.program[first.at].kind {
        ExprKind::Binary(op, ..) => Some(op),
        _ => None,
    };
    Some(Words {
        what,
        short,
        sites,
        edit: what.edit().to_string(),
        clause: what.clause(op).to_string(),
        tried,
        printed: None,
    })
}
