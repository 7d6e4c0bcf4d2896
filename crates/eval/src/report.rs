//! From the machine's stop to a report that names source lines.
//!
//! The place is where a person would look for the mistake: a broken promise about arguments is the
//! caller's, what a function does at its end happens at the closing brace.

mod accesses;

use crate::code::{Effect, Op, Site};
use crate::machine::Machine;
use crate::repair::watch::Watch;
use crate::verdict::{Note, Outcome, Report, Verdict};
use cassay_lang::Span;
use cassay_lang::tree::{DeclId, DeclKind, ExprId, ExprKind, Program, UnaryOp};
use cassay_library::Stop;
use cassay_memory::{Class, Fault, Kind, Memory, ObjectKind, Origin, Ptr, object_of, offset_of};

pub(crate) fn span_of(program: &Program, site: Site) -> Span {
    match site {
        Site::None => Span::NONE,
        Site::Expr(e) => program[e].span,
        Site::Stmt(s) => program[s].span,
        Site::Decl(d) => program[d].span,
    }
}

/// What a stopped machine means.
pub(crate) fn verdict<W: Watch>(
    machine: &Machine<'_, W>,
    program: &Program,
    result: Result<i32, Stop>,
) -> Verdict {
    let reporter = Reporter { machine, program };
    match result {
        Ok(status) => Verdict::Exit(status & 0xff),
        Err(Stop::Exit(status)) => Verdict::Exit(status & 0xff),
        Err(Stop::Abort) => Verdict::Abort,
        Err(Stop::StepLimit) => Verdict::StepLimit,
        Err(Stop::Unsupported(message)) => Verdict::Unsupported {
            message,
            span: reporter.place(),
        },
        Err(Stop::Switch) => Verdict::Unsupported {
            message: "internal: no such mode".into(),
            span: reporter.place(),
        },
        Err(Stop::Variable {
            kind: kind @ Kind::Unsequenced,
            decl,
        }) => {
            let name = reporter.name(decl);
            let mut notes = reporter.other_access(Some(decl), false);
            notes.push(Note {
                span: program[decl].span,
                text: format!("{name} is declared here"),
            });
            let detail = format!(
                "another access to {name} is unsequenced, and one of the two is a side effect"
            );
            reporter.report(kind, detail, notes)
        }
        Err(Stop::Variable { kind, decl }) => {
            let name = reporter.name(decl);
            let notes = vec![Note {
                span: program[decl].span,
                text: format!("{name} is declared here without a value"),
            }];
            reporter.report(kind, format!("{name} has no value yet"), notes)
        }
        Err(Stop::Declared { kind, detail, decl }) => classify(Report {
            kind,
            span: program[decl].span,
            detail,
            notes: Vec::new(),
        }),
        Err(Stop::Kind { kind, detail, ptr }) => {
            let mut notes = match kind {
                Kind::Unsequenced | Kind::UnsequencedVolatile => {
                    reporter.other_access(None, kind == Kind::UnsequencedVolatile)
                }
                _ => Vec::new(),
            };
            notes.extend(ptr.into_iter().flat_map(|p| reporter.object_notes(p)));
            reporter.report(kind, detail, notes)
        }
        Err(Stop::Pair { kind, a, b }) => {
            let mut notes = reporter.object_notes(a);
            if object_of(a) != object_of(b) {
                notes.extend(reporter.object_notes(b));
            }
            let (a, b) = (reporter.target(a), reporter.target(b));
            reporter.report(kind, format!("the pointers point to {a} and to {b}"), notes)
        }
        Err(Stop::Fault(fault)) => {
            let kind = reporter.fault_kind(fault);
            let detail = reporter.fault_detail(fault);
            let notes = reporter.object_notes(fault.ptr);
            reporter.report(kind, detail, notes)
        }
    }
}

/// How many of the calls that are open are worth a note.
const CALLS: usize = 4;

/// Where a machine is whose steps have run out.
pub(crate) fn stopped_at<W: Watch>(machine: &Machine<'_, W>, program: &Program) -> Vec<Note> {
    let reporter = Reporter { machine, program };
    let mut notes = vec![Note {
        span: reporter.place(),
        text: "the program was here".into(),
    }];
    notes.retain(|note| !note.span.is_none());
    notes.extend(reporter.places(machine.backtrace(), "called from here"));
    notes
}

fn classify(report: Report) -> Verdict {
    match report.kind.class() {
        Class::Undefined => Verdict::Undefined(report),
        Class::Unspecified => Verdict::Unspecified(report),
    }
}

struct Reporter<'a, W: Watch> {
    machine: &'a Machine<'a, W>,
    program: &'a Program,
}

impl<W: Watch> Reporter<'_, W> {
    fn memory(&self) -> &Memory {
        &self.machine.memory
    }

    /// What the instruction does at which the machine is.
    fn effect(&self) -> Option<Effect> {
        self.machine.op().map(Op::effect)
    }

    /// Where the machine is.
    fn place(&self) -> Span {
        let site = self.machine.site();
        let span = span_of(self.program, site);
        let returns = matches!(self.effect(), Some(Effect::Return));
        match site {
            Site::Decl(d) if returns => self.closing_brace(d).unwrap_or(span),
            _ => span,
        }
    }

    fn closing_brace(&self, function: DeclId) -> Option<Span> {
        let DeclKind::Function {
            body: Some(body), ..
        } = self.program[function].kind
        else {
            return None;
        };
        let mut span = self.program[body].span;
        span.lo = span.hi.checked_sub(1)?;
        Some(span)
    }

    fn report(&self, kind: Kind, detail: String, mut notes: Vec<Note>) -> Verdict {
        let mut span = self.place();
        let mut callers = self.machine.backtrace();
        // What a parameter asks for is the caller's business.
        let argument = matches!(self.effect(), Some(Effect::CheckArgument));
        if argument && let Some(call) = callers.next() {
            notes.insert(
                0,
                Note {
                    span,
                    text: "the parameter is declared here".into(),
                },
            );
            span = span_of(self.program, call);
        }
        notes.extend(self.places(callers, "called from here"));
        classify(Report {
            kind,
            span,
            detail,
            notes,
        })
    }

    /// The innermost calls as notes.
    fn places(&self, calls: impl Iterator<Item = Site>, text: &str) -> Vec<Note> {
        let spans = calls.take(CALLS).map(|site| span_of(self.program, site));
        let seen = spans.filter(|span| !span.is_none());
        seen.map(|span| Note {
            span,
            text: text.into(),
        })
        .collect()
    }

    /// The other access, where two are not sequenced.
    fn other_access(&self, of: Option<DeclId>, reads: bool) -> Vec<Note> {
        let Site::Expr(at) = self.machine.site() else {
            return Vec::new();
        };
        let join = self.machine.conflict();
        let other = accesses::other(self.program, at, of, join, reads);
        let note = other.map(|other| Note {
            span: self.program[other.expr].span,
            text: match other.exact {
                true => "the other access is here".into(),
                false => "the other access is in what is evaluated here".into(),
            },
        });
        note.into_iter().collect()
    }

    fn name(&self, decl: DeclId) -> String {
        match self.program[decl].name {
            Some(name) => format!("`{}`", self.program.name(name)),
            None => "the object".into(),
        }
    }

    /// What an object is called.
    fn object(&self, p: Ptr) -> String {
        let memory = self.memory();
        let p = memory.outer(p);
        match (memory.origin(p), memory.kind_of(p)) {
            (Origin::Decl(decl), _) => self.name(decl),
            (_, ObjectKind::Heap) => format!("an allocated object of {}", bytes(memory.extent(p))),
            (_, ObjectKind::StringLiteral) => {
                format!("a string literal of {}", bytes(memory.extent(p)))
            }
            (_, ObjectKind::Temporary) => "a temporary object".into(),
            _ => format!("an object of {}", bytes(memory.extent(p))),
        }
    }

    /// What a pointer points to.
    fn target(&self, p: Ptr) -> String {
        match object_of(p) {
            0 if p == 0 => "nothing (null)".into(),
            0 => format!("nothing ({p:#x})"),
            _ => self.object(p),
        }
    }

    /// A byte that has no value may be padding.
    fn fault_kind(&self, fault: Fault) -> Kind {
        match fault.kind {
            Kind::IndeterminateValue if self.machine.is_padding(fault.ptr) => Kind::PaddingValue,
            Kind::IndeterminateValue if self.is_unspecified(fault.ptr) => Kind::UnspecifiedValue,
            kind => kind,
        }
    }

    /// Whether what is read without a value is an integer, whose type has no trap representations, of an object
    /// whose address is taken: 6.3.2.1p2 is about others only, so its value is an unspecified one (3.19.2). What
    /// the library reads must have a value all the same.
    fn is_unspecified(&self, p: Ptr) -> bool {
        let memory = self.memory();
        let p = memory.outer(p);
        let automatic = memory.kind_of(p) == ObjectKind::Local;
        let addressed = match memory.origin(p) {
            Origin::Decl(decl) if automatic => self.is_addressed(decl),
            _ => true,
        };
        addressed && self.machine.reads_integer()
    }

    /// Whether the address of a variable is taken, or it has an array that becomes a pointer.
    fn is_addressed(&self, decl: DeclId) -> bool {
        let program = self.program;
        let root = |e: ExprId| {
            let mut e = e;
            loop {
                e = match program[e].kind {
                    ExprKind::Member(a, _) | ExprKind::Unary(UnaryOp::Extension, a) => a,
                    ExprKind::Name(decl) => return Some(decl),
                    _ => return None,
                }
            }
        };
        // A parameter has been given a value, which may have parts without one.
        matches!(program[decl].kind, DeclKind::Param { .. })
            || self.machine.has_array(decl)
            || program.exprs.iter().any(|e| match e.kind {
                ExprKind::Unary(UnaryOp::AddrOf, a) => root(a) == Some(decl),
                _ => false,
            })
    }

    fn fault_detail(&self, fault: Fault) -> String {
        let Fault { kind, ptr, size } = fault;
        let memory = self.memory();
        let offset = offset_of(ptr);
        let accessed = format!("{size} byte{} at offset {offset}", plural(size));
        let object = self.object(ptr);
        match kind {
            Kind::NullDereference => "the pointer is null".into(),
            Kind::InvalidDereference => match self.machine.function_name(ptr) {
                Some(name) => format!("the pointer points to the function `{name}`"),
                None => format!("no object is at address {ptr:#x}"),
            },
            Kind::ArrayBounds | Kind::LibraryArgument if memory.is_inner(ptr) => {
                let low = memory.low(ptr);
                let array = bytes(memory.extent(ptr) - low);
                let offset = i64::from(offset) - i64::from(low);
                let accessed = format!("{size} byte{} at offset {offset}", plural(size));
                format!("{accessed} of an array of {array}, in {object}")
            }
            Kind::OutOfBounds | Kind::LibraryArgument => {
                format!("{accessed} of an object of {}", bytes(memory.extent(ptr)))
            }
            Kind::LifetimeEnded if memory.kind_of(ptr) == ObjectKind::Heap => {
                format!("{accessed} of {object} that has been freed")
            }
            Kind::LifetimeEnded => format!("{accessed} of {object}, which is gone"),
            Kind::DanglingPointer => format!("the pointer points to {object}, which is gone"),
            Kind::IndeterminateValue if self.fault_kind(fault) == Kind::PaddingValue => {
                format!("byte {offset} of {object} is padding")
            }
            Kind::IndeterminateValue if self.fault_kind(fault) == Kind::UnspecifiedValue => {
                format!(
                    "byte {offset} of {object} has no value yet; it may be copied, and any use may see another value"
                )
            }
            Kind::IndeterminateValue => format!("byte {offset} of {object} has no value yet"),
            Kind::StringLiteralWrite | Kind::ConstWrite | Kind::TemporaryWrite => {
                format!("{accessed} of {object}")
            }
            _ => String::new(),
        }
    }

    fn object_notes(&self, p: Ptr) -> Vec<Note> {
        let mut notes = Vec::new();
        if object_of(p) == 0 {
            return notes;
        }
        let (machine, program, memory) = (self.machine, self.program, self.memory());
        let p = memory.outer(p);
        let size = bytes(memory.extent(p));
        match memory.origin(p) {
            Origin::Decl(decl) => notes.push(Note {
                span: program[decl].span,
                text: format!("{} ({size}) is declared here", self.name(decl)),
            }),
            Origin::Point(point) => {
                let what = match memory.kind_of(p) {
                    ObjectKind::Heap => "allocated",
                    _ => "made",
                };
                notes.push(Note {
                    span: span_of(program, machine.site_at(point)),
                    text: format!("the object ({size}) was {what} here"),
                });
            }
            Origin::Unnamed(_) | Origin::Unknown => {}
        }
        if let Some(point) = memory.ended_at(p) {
            let freed = memory.kind_of(p) == ObjectKind::Heap;
            notes.push(Note {
                span: span_of(program, machine.site_at(point)),
                text: match freed {
                    true => "it was freed here".into(),
                    false => "its lifetime ended here".into(),
                },
            });
            let calls = machine.freed.as_ref();
            let calls = calls.and_then(|freed| freed.get(&object_of(p)));
            let calls = calls.into_iter().flatten().copied();
            notes.extend(self.places(calls, "by a function that was called from here"));
        }
        notes
    }
}

fn plural(n: u64) -> &'static str {
    if n == 1 { "" } else { "s" }
}

fn bytes(n: u32) -> String {
    format!("{n} byte{}", plural(n.into()))
}

/// The line of an output that has this byte, quoted; a part of it if it is long.
fn line_at(output: &[u8], at: usize) -> String {
    const MOST: usize = 40;
    let at = at.min(output.len());
    let start = output[..at].iter().rposition(|&b| b == b'\n');
    let start = start.map_or(0, |newline| newline + 1);
    if start == output.len() {
        return "nothing".into();
    }
    let start = start.max(at.saturating_sub(MOST / 2));
    let line = output[start..].split(|&b| b == b'\n').next();
    let line = String::from_utf8_lossy(line.unwrap_or_default());
    let text: String = line.escape_debug().take(MOST).collect();
    format!("`{text}`")
}

/// How a run ended, in a sentence about the program.
fn end(outcome: &Outcome) -> String {
    match &outcome.verdict {
        Verdict::Exit(status) => format!("ends with exit status {status}"),
        Verdict::Abort => "aborts".into(),
        Verdict::Undefined(report) | Verdict::Unspecified(report) => {
            format!("runs into {}", report.kind.code())
        }
        Verdict::StepLimit => "takes too many steps".into(),
        Verdict::Unsupported { message, .. } => format!("stops ({message})"),
    }
}

/// The output of two runs differs, because of something C leaves open.
pub(crate) fn depends(kind: Kind, span: Span, first: &Outcome, second: &Outcome) -> Report {
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
    let (what, whence) = match kind {
        Kind::PaddingValue => ("padding", "padding is first read here"),
        Kind::UnionTail => (
            "bytes behind the members of unions that were stored last",
            "such bytes are first read here",
        ),
        Kind::PointerIdentity => (
            "places of objects",
            "pointers that may be equal are first compared here",
        ),
        Kind::SortOrder => (
            "orders of equal elements",
            "the first such elements are sorted, or found, here",
        ),
        Kind::NanSign => ("signs of NaNs", "the sign of one is first seen here"),
        Kind::ComparisonMagnitude => (
            "results of comparison functions",
            "more than the sign of one is first used here",
        ),
        Kind::MathAccuracy => (
            "last digits of mathematical functions",
            "the first inexact result is computed here",
        ),
        Kind::NonzeroValue => (
            "nonzero results",
            "more of one than that it is not 0 is first used here",
        ),
        Kind::CompilerKnowledge => (
            "knowledge of the compiler",
            "the compiler is first asked here",
        ),
        Kind::AllocationResult => (
            "results of allocations",
            "the first that may succeed or fail is here",
        ),
        Kind::OptionalErrno => (
            "values of `errno`",
            "the first call that may set it, or leave it, is here",
        ),
        Kind::LibraryValue => (
            "values of the library",
            "the first that C leaves open is here",
        ),
        Kind::Environment => (
            "names of the program and other environments",
            "the first that it is told about them is here",
        ),
        Kind::AssumeViolated => (
            "numbers of calls of functions that are declared `pure` or `const`",
            "the first such call is here",
        ),
        Kind::BitFieldType => (
            "types of bit-fields",
            "the first that compilers read in two ways is here",
        ),
        Kind::TranslationChoice => (
            "translations of the text",
            "what compilers read in two ways is here first",
        ),
        Kind::InlineDefinition => (
            "definitions of inline functions",
            "the first call that may use either is here",
        ),
        Kind::EvaluationOrder => (
            "orders of evaluation",
            "these operands have effects on each other",
        ),
        _ => (
            "addresses",
            "an address is first turned into an integer here",
        ),
    };
    let effect = if first.output == second.output {
        format!("the program {} instead of {}", end(second), end(first))
    } else {
        let (one, other) = (
            line_at(&first.output, differs),
            line_at(&second.output, differs),
        );
        format!("the output differs from line {line} on: {one} or {other}")
    };
    Report {
        kind,
        span,
        detail: format!("with other {what}, {effect}; {whence}"),
        notes: Vec::new(),
    }
}
