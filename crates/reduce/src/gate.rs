//! The gate before any compiler: a candidate's text is parsed, checked and run by the exact
//! semantics, under a budget of steps. Only a valid program passes, and with it what it must print.
//!
//! The text is read, not the tree that it was printed from: what the compiler will see is what is
//! judged, and edits that make no sense need no rules of their own. With [`Guard::Parse`] a program
//! need only be readable, for failures that need an invalid one.

use crate::strict::{Loose, loose};
use cassay_eval::{KindSet, Limits, Options, Stdin, Verdict};
use cassay_lang::tree::{IntKind, Program, Type, TypeKind};
use cassay_lang::{Problem, ProblemKind, Span, Target};
use cassay_program::{Expected, File, Input};
use cassay_source::{Parsed, Source};
use cassay_trial::Unbuilt;
use std::sync::Arc;

/// What a candidate has to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Guard {
    /// Valid, terminating, with an output that depends on nothing.
    Meaning,
    /// Readable.
    Parse,
    /// Anything.
    Nothing,
}

/// Why a candidate was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Refusal {
    /// No C program.
    Invalid,
    Undefined,
    Unspecified,
    /// It does not end within the budget.
    Steps,
    Unsupported,
}

impl Refusal {
    pub fn name(self) -> &'static str {
        match self {
            Refusal::Invalid => "invalid",
            Refusal::Undefined => "undefined",
            Refusal::Unspecified => "unspecified",
            Refusal::Steps => "too long",
            Refusal::Unsupported => "unsupported",
        }
    }
}

#[derive(Clone, Debug)]
pub struct Gate {
    pub guard: Guard,
    pub target: Arc<Target>,
    pub tolerate: KindSet,
    /// What the compilers are told of the library's names.
    pub unbuilt: Unbuilt,
    /// Steps that a candidate may take.
    pub steps: u64,
    /// Things that a reduction must not introduce, at most; see [`crate::strict`].
    pub loose: Loose,
    /// How often a candidate may leave `int` out, as C90 allowed.
    pub untyped: usize,
    /// Every function of a candidate is understood: whether others are valid, nobody here can tell.
    pub whole: bool,
    /// What every candidate is given.
    pub input: Input,
}

impl Gate {
    /// Steps for a program whose original takes `steps`.
    pub fn budget(steps: u64) -> u64 {
        steps.saturating_mul(4).saturating_add(100_000)
    }

    /// Reads the printed files of a program again. They include nothing.
    pub fn parse(&self, files: &[File]) -> Result<Program, Problem> {
        self.read(files).map(|parsed| parsed.program)
    }

    fn read(&self, files: &[File]) -> Result<Parsed, Problem> {
        let source = Source::of_units(files.to_vec());
        let parsed = source.target(Arc::clone(&self.target)).parse();
        parsed.map_err(|refused| refused.problem)
    }

    /// How often a text leaves `int` out. What is printed never does.
    pub fn untyped(&self, files: &[File]) -> usize {
        self.read(files).map_or(0, |parsed| untyped(&parsed))
    }

    pub fn options(&self) -> Options {
        let mut args = vec![b"program".to_vec()];
        args.extend(self.input.args.iter().map(|arg| arg.as_bytes().to_vec()));
        let stdin = self.input.stdin.clone();
        Options {
            limits: Limits {
                steps: self.steps,
                memory: 256 << 20,
                output: 4 << 20,
                ..Limits::default()
            },
            tolerate: self.tolerate,
            args,
            stdin: Stdin::new(move || stdin),
            both_orders: false,
            adversaries: 0,
            freestanding: self.unbuilt.all,
            own_names: self.unbuilt.names.iter().cloned().collect(),
        }
    }

    /// What a candidate must do, or why it is none. Without a guard nothing is expected of it.
    pub fn pass(&self, files: &[File]) -> Result<Option<Expected>, Refusal> {
        if self.guard == Guard::Nothing {
            return Ok(None);
        }
        let parsed = self.read(files).map_err(|problem| refusal(&problem))?;
        if is_implicit(&parsed.program) || untyped(&parsed) > self.untyped {
            return Err(Refusal::Invalid);
        }
        match self.guard {
            Guard::Nothing | Guard::Parse => Ok(None),
            Guard::Meaning => {
                let program = &parsed.program;
                let (expected, _) = self.meaning(program)?;
                if loose(program, &self.target).exceeds(self.loose) {
                    return Err(Refusal::Invalid);
                }
                Ok(Some(expected))
            }
        }
    }

    /// Runs a program by the semantics; with the steps it took.
    pub fn meaning(&self, program: &Program) -> Result<(Expected, u64), Refusal> {
        let compiled =
            cassay_eval::compile(program, &self.target).map_err(|problem| refusal(&problem))?;
        if self.whole && compiled.is_partial() {
            return Err(Refusal::Unsupported);
        }
        let outcome = compiled.run(program, &self.options());
        let status = match outcome.verdict {
            Verdict::Exit(status) => Some(status & 0xff),
            Verdict::Abort => None,
            Verdict::Undefined(_) => return Err(Refusal::Undefined),
            Verdict::Unspecified(_) => return Err(Refusal::Unspecified),
            Verdict::StepLimit => return Err(Refusal::Steps),
            Verdict::Unsupported { .. } => return Err(Refusal::Unsupported),
        };
        let expected = Expected {
            status,
            output: outcome.output,
            certain: None,
        }
        .certain(outcome.certain);
        Ok((expected, outcome.steps))
    }
}

/// Whether the text calls a function that it does not declare, as C90 had it. The parser then adds a
/// declaration before that of the function it is in: declarations are not in the order of the text.
fn is_implicit(program: &Program) -> bool {
    program.units.iter().any(|unit| {
        let starts = unit.items.iter().map(|item| program[*item].span);
        !starts.is_sorted_by(|a, b| *a != Span::NONE && a.lo <= b.lo)
    })
}

fn untyped(parsed: &Parsed) -> usize {
    let left_out = |ty: &&Type| {
        let said = parsed.sources.file_at(ty.span.lo).and_then(|file| {
            let (from, to) = (ty.span.lo - file.start, ty.span.hi - file.start);
            file.text.get(from as usize..to as usize)
        });
        let says = |word: &[u8]| {
            said.is_some_and(|text| text.windows(word.len()).any(|part| part == word))
        };
        matches!(ty.kind, TypeKind::Int(IntKind::Int))
            && !ty.span.is_none()
            && !says(b"int")
            && !says(b"signed")
    };
    parsed.program.types.iter().filter(left_out).count()
}

fn refusal(problem: &Problem) -> Refusal {
    match problem.kind {
        ProblemKind::Invalid => Refusal::Invalid,
        ProblemKind::Unsupported => Refusal::Unsupported,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pass(text: &str) -> Result<Option<Expected>, Refusal> {
        gate().pass(&[("a.c".into(), text.into())])
    }

    fn gate() -> Gate {
        Gate {
            guard: Guard::Meaning,
            target: Target::x86_64_linux(),
            tolerate: KindSet::EMPTY,
            unbuilt: Unbuilt::default(),
            steps: 100_000,
            loose: Loose::default(),
            untyped: 0,
            whole: true,
            input: Input {
                args: vec!["x".into()],
                stdin: b"7".to_vec(),
            },
        }
    }

    #[test]
    fn the_librarys_names_are_free_where_compilers_are_told() {
        let text = "int abs(int x) { return x + 1; }\nint main(void) { return abs(1); }\n";
        let told = |flags: &[&str]| {
            let flags: Vec<String> = flags.iter().map(ToString::to_string).collect();
            let gate = Gate {
                unbuilt: Unbuilt::of_flags(&flags),
                ..gate()
            };
            gate.pass(&[("a.c".into(), text.into())])
        };
        assert_eq!(told(&["-O2"]), Err(Refusal::Undefined));
        assert_eq!(told(&["-fno-builtin-puts"]), Err(Refusal::Undefined));
        for flag in ["-fno-builtin", "-ffreestanding", "-fno-builtin-abs"] {
            assert_eq!(told(&[flag]).unwrap().unwrap().status, Some(2), "{flag}");
        }
    }

    #[test]
    fn only_programs_with_a_meaning_pass() {
        let text = "struct S { int m; } s; static int f(void);\n\
                    int main(void) { return f() + s.m; }\nint f(void) { return 7; }\n";
        assert_eq!(pass(text).unwrap().unwrap().status, Some(7));
        let refused = |text: &str, why| assert_eq!(pass(text), Err(why), "{text}");
        refused("int main(void) { return x; }", Refusal::Invalid);
        refused(
            "int main(void) { int z = 0; return 1 / z; }",
            Refusal::Undefined,
        );
        refused("int main(void) { for (;;) ; }", Refusal::Steps);
    }

    #[test]
    fn programs_have_their_arguments_and_input() {
        let text = "int getchar(void);\n\
                    int main(int n, char **v) { return n * 100 + (v[1][0] == 'x') * 10 + getchar() - '0'; }\n";
        assert_eq!(pass(text).unwrap().unwrap().status, Some(217));
    }

    #[test]
    fn what_compilers_only_warn_of_does_not_pass() {
        for text in [
            "int main(void) { return puts(\"x\") < 0; }",
            "int main(void) { if (0) f(1); return 0; }",
            "char c; int main(void) { int *p = &c; return p == 0; }",
            "int main(void) { int *p = 5; return p == 0; }",
            "int f(int *p) { return p == 0; } long x; int main(void) { return f(&x); }",
            "const int c; int *p = &c; int main(void) { return 0; }",
            "int a[2]; int main(void) { long x; x = a; return 0; }",
            "struct S { } a; int main(void) { return 0; }",
            "struct S { int : 3; } a; int main(void) { return 0; }",
            "int a; int main(void) { if (a) a = 1 % 0; return 0; }",
            "int a; int main(void) { if (a) a /= 0; return 0; }",
            "int a; int main(void) { return a ? 1u << 32 : 0; }",
            "int a; int main(void) { return a ? a >> -1 : 0; }",
            "v; int main(void) { return v; }",
            "static v; int main(void) { return v; }",
            "main(void) { return 0; }",
            "int f(a) { return a; } int main(void) { return f(0); }",
        ] {
            assert_eq!(pass(text), Err(Refusal::Invalid), "{text}");
        }
        for text in [
            "int puts(const char *); int main(void) { return puts(\"x\") < 0; }",
            "char c; int main(void) { void *p = &c; int *q = 0; _Bool b = p; return q != 0; }",
            "int f(const int *p) { return *p; } int x; int main(void) { return f(&x); }",
            "struct S { struct { int a; }; }; struct S s; int main(void) { return s.a; }",
            "int f(a) int a; { return a; } unsigned u; signed s; int main(void) { return f(u); }",
            "#define T int\ntypedef int I; I i; int main(void) { return (unsigned)i + sizeof(int[2]) - 8; }",
            "char a; int main(void) { if (a) { a <<= 9; a = 1L << 63; } return 0; }",
            "__extension__ __int128 a; int main(void) { return a ? a >> 99 : 0; }",
        ] {
            assert!(pass(text).is_ok(), "{text}");
        }
    }
}
