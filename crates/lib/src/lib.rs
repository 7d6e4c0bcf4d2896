//! Cassay for other Rust projects: what a C program means, exactly; programs out of random choices; and
//! variants of programs that mean the same.
//!
//! # Run a text
//!
//! ```
//! use cassay::{Options, Source, Verdict};
//!
//! let source = Source::new("main.c", "#include <stdio.h>\nint main(void) { puts(\"hello\"); }");
//! let outcome = source.check()?.run(&Options::default());
//! assert_eq!(outcome.verdict, Verdict::Exit(0));
//! assert_eq!(outcome.output, b"hello\n");
//! # Ok::<(), cassay::Refused>(())
//! ```
//!
//! A [`Source`] is text, a [`Checked`] is a valid program, an [`Outcome`] is what one run of it showed. Where a
//! program has no meaning, the verdict says which rule it broke, and where:
//!
//! ```
//! use cassay::{Options, Source, Verdict};
//!
//! let checked = Source::new("main.c", "int main(void) {\n  int a[2];\n  return a[2]; }").check()?;
//! let Verdict::Undefined(report) = checked.run(&Options::default()).verdict else { panic!() };
//! let place = checked.sources.location(report.span).expect("a place");
//! assert_eq!((report.kind.code(), place.line), ("array-bounds", 3));
//! # Ok::<(), cassay::Refused>(())
//! ```
//!
//! # Check a text
//!
//! A text that is no program, or not one that Cassay understands, is [`Refused`] with its place:
//!
//! ```
//! # use cassay::Source;
//! let refused = Source::new("main.c", "int main(void) { return x; }").check().err().expect("no x");
//! assert!(refused.to_string().starts_with("main.c:1:25: "));
//! ```
//!
//! Included files come from the source's own headers, and from a [`Loader`] if one is given:
//! [`NoFiles`], [`InMemory`] or [`OnDisk`].
//!
//! # Generate and mutate
//!
//! ```
//! use cassay::{Case, Mutations, Options, Source, Style, generate, mutate};
//!
//! let mut case = Case::new(Style::Arith, 7);
//! case.set("size=1500")?;
//! let made = generate(&case)?;
//! let source = Source::of(&made.program);
//! let wanted = Mutations { variants: 2, ..Mutations::default() };
//! let family = mutate(&source, &Options::default(), &wanted)?;
//! assert_eq!(family.variants.len(), 2);
//! assert_eq!(family.outcome.output, made.output());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Threads
//!
//! C programs may nest deeply, so that every function here may need more stack than a thread usually has. Each
//! takes it by starting a thread. Who runs thousands of programs calls [`with_stack`] once around all of
//! them; then no further thread is started.

#![warn(missing_docs)]

pub use cassay_eval::{
    Class, Kind, Limits, Note, Options, Outcome, Report, Stdin, Verdict, with_stack,
};
pub use cassay_files::OnDisk;
pub use cassay_gen::{Case, CaseError, Error as GenerateError, Generated, Style, generate};
pub use cassay_lang::{Location, Problem, ProblemKind, SourceMap, Span, Target};
pub use cassay_mutate::{Error as MutateError, Family, Options as Mutations, Variant};
pub use cassay_parse::loader::{InMemory, Loader, NoFiles};
pub use cassay_program::{Dialect, Expected, File, Input, Program};
pub use cassay_source::{Checked, Refused, Source};

use cassay_mutate::{Setting, derive_files};

/// Derives variants of a program: other texts that do on its input what it does. Each is run before it is
/// handed out. `run` is what the program and its variants are given; `wanted` says how many variants there
/// are to be, and of which mutations.
pub fn mutate(source: &Source, run: &Options, wanted: &Mutations) -> Result<Family, MutateError> {
    mutate_with(source, run, wanted, &mut NoFiles)
}

/// The same; `loader` finds what is not among the program's headers.
pub fn mutate_with(
    source: &Source,
    run: &Options,
    wanted: &Mutations,
    loader: &mut dyn Loader,
) -> Result<Family, MutateError> {
    let setting = Setting {
        preprocess: &source.preprocess,
        run,
    };
    let mut loader = InMemory::before(&source.headers, loader);
    derive_files(&source.units, &setting, &mut loader, wanted)
}
