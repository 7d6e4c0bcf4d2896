//! From the machine's stop to a report that names source lines.

use crate::code::Site;
use crate::kind::{Class, Kind};
use crate::library::Stop;
use crate::machine::Machine;
use crate::memory::{ObjectKind, Origin, Ptr, object_of};
use crate::verdict::{Note, Outcome, Report, Verdict};
use cassay_lang::Span;
use cassay_lang::tree::{DeclId, Program};

pub(crate) fn span_of(program: &Program, site: Site) -> Span {
    match site {
        Site::None => Span::NONE,
        Site::Expr(e) => program[e].span,
        Site::Stmt(s) => program[s].span,
        Site::Decl(d) => program[d].span,
    }
}

pub(crate) fn verdict(
    machine: &Machine<'_>,
    program: &Program,
    result: Result<i32, Stop>,
) -> Verdict {
    let span = span_of(program, machine.site());
    match result {
        Ok(status) => Verdict::Exit(status & 0xff),
        Err(Stop::Exit(status)) => Verdict::Exit(status & 0xff),
        Err(Stop::Abort) => Verdict::Abort,
        Err(Stop::StepLimit) => Verdict::StepLimit,
        Err(Stop::Unsupported(message)) => Verdict::Unsupported { message, span },
        Err(Stop::Variable { kind, decl }) => {
            let name = program[decl]
                .name
                .map(|n| program.name(n))
                .unwrap_or("variable");
            let notes = vec![Note {
                span: program[decl].span,
                text: format!("`{name}` is declared here without a value"),
            }];
            let detail = format!("`{name}` has no value yet");
            classify(
                kind,
                Report {
                    kind,
                    span,
                    detail,
                    notes: with_callers(machine, program, notes),
                },
            )
        }
        Err(Stop::Kind { kind, detail, ptr }) => {
            let mut notes = Vec::new();
            if let Some(p) = ptr {
                object_notes(machine, program, p, &mut notes);
            }
            classify(
                kind,
                Report {
                    kind,
                    span,
                    detail,
                    notes: with_callers(machine, program, notes),
                },
            )
        }
    }
}

fn classify(kind: Kind, report: Report) -> Verdict {
    match kind.class() {
        Class::Undefined => Verdict::Undefined(report),
        Class::Unspecified => Verdict::Unspecified(report),
    }
}

fn decl_name(program: &Program, decl: DeclId) -> String {
    match program[decl].name {
        Some(name) => format!("`{}`", program.name(name)),
        None => "the object".into(),
    }
}

fn object_notes(machine: &Machine<'_>, program: &Program, p: Ptr, notes: &mut Vec<Note>) {
    if object_of(p) == 0 {
        return;
    }
    let memory = &machine.memory;
    let size = memory.extent(p);
    match memory.origin(p) {
        Origin::Decl(decl) => notes.push(Note {
            span: program[decl].span,
            text: format!(
                "{} ({size} bytes) is declared here",
                decl_name(program, decl)
            ),
        }),
        Origin::Point(point) => {
            let what = match memory.kind_of(p) {
                ObjectKind::Heap => "allocated",
                _ => "made",
            };
            notes.push(Note {
                span: span_of(program, machine.site_at(point)),
                text: format!("the object ({size} bytes) was {what} here"),
            });
        }
        Origin::Unknown => {}
    }
    if let Some(point) = memory.ended_at(p) {
        notes.push(Note {
            span: span_of(program, machine.site_at(point)),
            text: "its lifetime ended here".into(),
        });
    }
}

fn with_callers(machine: &Machine<'_>, program: &Program, mut notes: Vec<Note>) -> Vec<Note> {
    const SHOWN: usize = 4;
    for site in machine.backtrace().take(SHOWN) {
        let span = span_of(program, site);
        if !span.is_none() {
            notes.push(Note {
                span,
                text: "called from here".into(),
            });
        }
    }
    notes
}

pub(crate) fn address_dependent(first: &Outcome, second: &Outcome) -> Report {
    let differs = first
        .output
        .iter()
        .zip(&second.output)
        .position(|(a, b)| a != b)
        .unwrap_or(first.output.len().min(second.output.len()));
    let line = first.output[..differs.min(first.output.len())]
        .iter()
        .filter(|&&b| b == b'\n')
        .count()
        + 1;
    Report {
        kind: Kind::AddressDependent,
        span: Span::NONE,
        detail: format!("with other addresses, the output differs from line {line} on"),
        notes: Vec::new(),
    }
}
