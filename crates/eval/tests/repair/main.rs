//! Execute and repair, end to end: a program is run with scripted answers, and must then do what
//! the same program does under the plain machine once the answers are written into its text.

mod arithmetic;
mod instructions;
mod probes;
mod runs;

use cassay_eval::repair::{
    Arith, ArithOp, Fault, Hook, IndexFault, IndexFix, Mode, Repaired, arith,
};
use cassay_eval::{Compiled, Kind, Options, Outcome, Verdict, compile, compile_repairable};
use cassay_lang::Target;
use cassay_lang::tree::{ExprId, ExprKind, Id, IntKind, Program, StmtId, StmtKind};
use cassay_source::Source;
use std::sync::Arc;

fn target() -> Arc<Target> {
    Target::x86_64_linux()
}

fn parse(text: &str) -> Program {
    let text = format!("int printf(const char *, ...);\n{text}");
    match Source::new("test.c", text).parse() {
        Ok(parsed) => parsed.program,
        Err(refused) => panic!("{refused}"),
    }
}

fn plain(text: &str) -> Outcome {
    let program = parse(text);
    let compiled = compile(&program, &target()).unwrap();
    compiled.run(&program, &Options::default())
}

/// Answers in order; where they run out, the hook gives up (or leaves things as they are).
#[derive(Default)]
struct Script {
    arithmetic: Vec<Arith>,
    indexes: Vec<IndexFix>,
    conditions: Vec<bool>,
    switches: Vec<u64>,
    nonzero: bool,
    faults: Vec<Fault>,
    index_faults: Vec<IndexFault>,
    /// Values of conditions and switches when they were asked for.
    asked: Vec<i64>,
    labels: Vec<(i64, i64)>,
    zeros: Vec<bool>,
}

fn next<T: Copy>(answers: &mut Vec<T>) -> Option<T> {
    (!answers.is_empty()).then(|| answers.remove(0))
}

impl Hook for Script {
    fn arithmetic(&mut self, fault: &Fault) -> Option<Arith> {
        self.faults.push(*fault);
        next(&mut self.arithmetic)
    }

    fn index(&mut self, fault: &IndexFault) -> Option<IndexFix> {
        self.index_faults.push(*fault);
        next(&mut self.indexes)
    }

    fn condition(&mut self, _: ExprId, value: bool) -> bool {
        self.asked.push(value.into());
        next(&mut self.conditions).unwrap_or(false)
    }

    fn switch(&mut self, _: StmtId, value: i64, labels: &[(i64, i64)]) -> u64 {
        self.asked.push(value);
        self.labels = labels.to_vec();
        next(&mut self.switches).unwrap_or(0)
    }

    fn nonzero(&mut self, _: ExprId, first: bool) -> bool {
        self.zeros.push(first);
        self.nonzero
    }
}

struct Done {
    program: Program,
    compiled: Compiled,
    repaired: Repaired,
    script: Script,
}

fn repair(text: &str, mut script: Script) -> Done {
    let program = parse(text);
    let compiled = compile_repairable(&program, &target()).unwrap();
    let repaired = compiled.repair(&program, &Options::default(), &mut script);
    Done {
        program,
        compiled,
        repaired,
        script,
    }
}

/// The program with `broken` in place of `@` and these answers does what it does with `fixed`.
#[track_caller]
fn same(text: &str, broken: &str, fixed: &str, script: Script) -> Done {
    let done = repair(&text.replace('@', broken), script);
    let expected = plain(&text.replace('@', fixed));
    assert_eq!(expected.verdict, Verdict::Exit(0), "the rewritten program");
    let outcome = &done.repaired.outcome;
    assert_eq!(outcome.verdict, expected.verdict);
    assert_eq!(
        String::from_utf8_lossy(&outcome.output),
        String::from_utf8_lossy(&expected.output)
    );
    assert!(!expected.output.is_empty());
    assert!(done.script.arithmetic.is_empty(), "answers not asked for");
    assert!(done.script.indexes.is_empty(), "answers not asked for");
    done
}

fn ariths(answers: &[Arith]) -> Script {
    Script {
        arithmetic: answers.to_vec(),
        ..Script::default()
    }
}

fn indexes(answers: &[IndexFix]) -> Script {
    Script {
        indexes: answers.to_vec(),
        ..Script::default()
    }
}

fn mode(op: ArithOp, mode: Mode) -> Arith {
    Arith {
        mode,
        ..Arith::plain(op)
    }
}

fn left(op: ArithOp, inner: ArithOp, constant: i128) -> Arith {
    Arith {
        left: Some((inner, constant)),
        ..Arith::plain(op)
    }
}

fn right(op: ArithOp, inner: ArithOp, constant: i128) -> Arith {
    Arith {
        right: Some((inner, constant)),
        ..Arith::plain(op)
    }
}

const INT_MAX: i128 = i32::MAX as i128;
