//! The one way from the text of a C program to its verdict: [`Source`] → [`Checked`] → [`Outcome`].
//!
//! ```
//! use cassay_eval::{Options, Verdict};
//! use cassay_source::Source;
//!
//! let source = Source::new("main.c", "int main(void) { return 6 * 7; }");
//! let outcome = source.check()?.run(&Options::default());
//! assert_eq!(outcome.verdict, Verdict::Exit(42));
//! # Ok::<(), cassay_source::Refused>(())
//! ```
//!
//! Nothing here touches a file: what a program includes is among its headers, or comes through the
//! [`Loader`] of the caller. Programs may nest deeply; each step takes the stack it needs
//! ([`with_stack`]), which costs a thread unless the caller has such a stack already.

#![warn(missing_docs)]

use cassay_eval::{Compiled, Options, Outcome, Verdict, preprocessed_otherwise, with_stack};
use cassay_lang::tree::Program;
use cassay_lang::{Problem, SourceMap, Span, Target};
use cassay_parse::load::{Other, all_problems, parse_files};
pub use cassay_parse::load::{Parsed, Refused};
use cassay_parse::loader::{InMemory, Loader, NoFiles};
use cassay_parse::preprocess;
use cassay_program as program;
use cassay_program::File;
use std::sync::Arc;

/// A program as text, and what the preprocessor is told.
#[derive(Clone, Debug)]
pub struct Source {
    /// The translation units, in order.
    pub units: Vec<File>,
    /// What units can include, found by the whole name and before any other file.
    pub headers: Vec<File>,
    /// Directories, macros, and the target.
    pub preprocess: preprocess::Options,
}

impl Source {
    /// A program of one file, for x86-64 Linux.
    pub fn new(name: impl Into<String>, text: impl Into<Vec<u8>>) -> Source {
        Source::of_units(vec![(name.into(), text.into())])
    }

    /// A program of several translation units.
    pub fn of_units(units: Vec<File>) -> Source {
        Source {
            units,
            headers: Vec::new(),
            preprocess: preprocess::Options::new(Target::x86_64_linux()),
        }
    }

    /// The files of a directory: those that end in `.c` are the translation units, and each can be included.
    ///
    /// ```
    /// # use cassay_source::Source;
    /// let header = ("seven.h".to_string(), "enum { SEVEN = 7 };\n");
    /// let main = ("main.c".to_string(), "#include \"seven.h\"\nint main(void) { return SEVEN; }\n");
    /// assert!(Source::of_files(&[header, main]).check().is_ok());
    /// ```
    pub fn of_files(files: &[(String, impl AsRef<[u8]>)]) -> Source {
        let owned =
            |(name, text): &(String, _)| (name.clone(), AsRef::<[u8]>::as_ref(text).to_vec());
        let units = files.iter().filter(|(name, _)| name.ends_with(".c"));
        Source {
            headers: files.iter().map(owned).collect(),
            ..Source::of_units(units.map(owned).collect())
        }
    }

    /// A program under test, for x86-64 Linux.
    pub fn of(program: &program::Program) -> Source {
        Source {
            headers: program.headers.clone(),
            ..Source::of_units(program.units.clone())
        }
    }

    /// The same with another header.
    #[must_use]
    pub fn header(mut self, name: impl Into<String>, text: impl Into<Vec<u8>>) -> Source {
        self.headers.push((name.into(), text.into()));
        self
    }

    /// The same for another target.
    #[must_use]
    pub fn target(mut self, target: Arc<Target>) -> Source {
        self.preprocess.target = target;
        self
    }

    /// The same with everything else that the preprocessor is told.
    #[must_use]
    pub fn preprocess(mut self, options: preprocess::Options) -> Source {
        self.preprocess = options;
        self
    }

    /// Reads the text. No file is included but the program's headers and the standard ones.
    pub fn parse(&self) -> Result<Parsed, Refused> {
        self.parse_with(&mut NoFiles)
    }

    /// Reads the text; `loader` finds what is not among the program's headers.
    pub fn parse_with(&self, loader: &mut dyn Loader) -> Result<Parsed, Refused> {
        with_stack(|| {
            let mut loader = InMemory::before(&self.headers, loader);
            parse_files(&self.units, &self.preprocess, &mut loader)
        })
    }

    /// All problems of a text that was refused, the first of which is the one it was refused for.
    pub fn problems_with(&self, loader: &mut dyn Loader, refused: &Refused) -> Vec<Problem> {
        with_stack(|| {
            let mut loader = InMemory::before(&self.headers, loader);
            all_problems(&self.units, &self.preprocess, &mut loader, refused)
        })
    }

    /// Reads the text and checks that it is a program. No file is included but the program's headers and the
    /// standard ones.
    pub fn check(&self) -> Result<Checked, Refused> {
        self.check_with(&mut NoFiles)
    }

    /// Reads the text and checks that it is a program; `loader` finds what is not among its headers.
    pub fn check_with(&self, loader: &mut dyn Loader) -> Result<Checked, Refused> {
        with_stack(|| Checked::new(self.parse_with(loader)?))
    }
}

/// A valid program, ready to run any number of times.
pub struct Checked {
    /// The tree.
    pub program: Program,
    /// The texts that positions point into, to show what a verdict says.
    pub sources: SourceMap,
    compiled: Compiled,
    /// The program as other implementations may preprocess it.
    others: Vec<(Program, Compiled)>,
    /// Where the text is read in one of several ways, first here.
    open: Span,
}

impl Checked {
    /// What the program is for.
    pub fn target(&self) -> &Arc<Target> {
        self.compiled.target()
    }

    /// Checks a program that has been read.
    pub fn new(parsed: Parsed) -> Result<Checked, Refused> {
        let Parsed {
            program,
            sources,
            target,
            others,
            open,
        } = parsed;
        let compile = |program: &Program| with_stack(|| cassay_eval::compile(program, &target));
        let compiled = match compile(&program) {
            Ok(compiled) => compiled,
            Err(problem) => return Err(Refused { problem, sources }),
        };
        let mut as_others = Vec::with_capacity(others.len());
        for other in others {
            match compile(&other.program) {
                Ok(compiled) => as_others.push((other.program, compiled)),
                Err(_) if Other::is_optional(other.reading) => {}
                Err(problem) => return Err(Refused::otherwise(&problem, other.sources)),
            }
        }
        Ok(Checked {
            program,
            sources,
            compiled,
            others: as_others,
            open: open.unwrap_or(Span::NONE),
        })
    }

    /// Whether the program defines functions that are beyond Cassay. A run that does without them has a meaning; whether
    /// the whole text is valid C is not known.
    pub fn is_partial(&self) -> bool {
        self.compiled.is_partial()
    }

    /// What a run came to, with more about how it came to that, found by another run ([`Compiled::explain`]).
    pub fn explain(&self, options: &Options, outcome: Outcome) -> Outcome {
        with_stack(|| self.compiled.explain(&self.program, options, outcome))
    }

    /// Runs the program: what it prints and how it ends, or where and why it has no meaning.
    pub fn run(&self, options: &Options) -> Outcome {
        with_stack(|| {
            let mut outcome = self.compiled.run(&self.program, options);
            for (program, compiled) in &self.others {
                if !matches!(outcome.verdict, Verdict::Exit(_) | Verdict::Abort) {
                    break;
                }
                let other = compiled.run(program, options);
                outcome = preprocessed_otherwise(outcome, &other, self.open);
            }
            outcome
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cassay_eval::Verdict;

    fn status(source: &Source) -> Verdict {
        let checked = source.check().unwrap_or_else(|refused| panic!("{refused}"));
        checked.run(&Options::default()).verdict
    }

    #[test]
    fn units_headers_and_macros() {
        let mut source = Source::of_units(vec![
            (
                "a.c".into(),
                b"#include \"f.h\"\nint main(void) { return f() + N; }".to_vec(),
            ),
            (
                "b.c".into(),
                b"#include \"f.h\"\nint f(void) { return 2; }".to_vec(),
            ),
        ]);
        assert!(source.check().is_err());
        source = source.header("f.h", "int f(void);");
        source.preprocess.define("N=5");
        assert_eq!(status(&source), Verdict::Exit(7));
    }

    #[test]
    fn macros_that_compilers_differ_in_can_be_settled() {
        let text = "#ifdef __OPTIMIZE__\nint main(void) { return 1; }\n#else\nint main(void) { return 2; }\n#endif\n";
        let source = Source::new("a.c", text);
        assert!(matches!(status(&source), Verdict::Unspecified(_)));
        for (flag, expected) in [("-U__OPTIMIZE__", 2), ("-D__OPTIMIZE__=1", 1)] {
            let mut source = source.clone();
            source.preprocess.flag(flag);
            assert_eq!(status(&source), Verdict::Exit(expected), "{flag}");
        }
        // The later one counts.
        let mut source = source.clone();
        source.preprocess.flag("-U__OPTIMIZE__");
        source.preprocess.flag("-D__OPTIMIZE__");
        assert_eq!(status(&source), Verdict::Exit(1));
    }

    #[test]
    fn a_refusal_names_its_place() {
        let parse = Source::new("a.c", "int main(void) {\n  return 0 }").check();
        let check = Source::new("a.c", "int main(void) {\n  return &0; }").check();
        for refused in [parse.err(), check.err()] {
            let text = refused
                .map(|refused| refused.to_string())
                .unwrap_or_default();
            assert!(text.starts_with("a.c:2:"), "{text}");
        }
    }

    /// As deep as the parser allows, from a thread with the usual stack.
    #[test]
    fn deep_programs_need_no_care() {
        let depth = 450;
        let text = format!(
            "int main(void) {{ return {}1{} == 451; }}",
            "(1 + ".repeat(depth),
            ")".repeat(depth)
        );
        assert_eq!(status(&Source::new("deep.c", text)), Verdict::Exit(1));
    }
}
