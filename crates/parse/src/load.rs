//! From files to a program: every file is a translation unit, preprocessed and parsed in turn.

use crate::loader::Loader;
use crate::parser::{self, parse_unit};
use crate::preprocess::{Options, Preprocessed, TextReading, preprocess};
use crate::token::Keyword;
use cassay_lang::tree::Program;
use cassay_lang::{Location, Problem, ProblemKind, SourceMap, Span, Target};
use std::fmt;
use std::sync::Arc;

/// A program, the texts its positions point into, and the target it was read for.
#[derive(Clone, Debug)]
pub struct Parsed {
    /// The tree.
    pub program: Program,
    /// The texts, those of headers among them.
    pub sources: SourceMap,
    /// What the choices of the implementation were when macros were expanded and literals got their types.
    pub target: Arc<Target>,
    /// The program as other implementations may preprocess it ([`TextReading`]), where that makes a difference, with the
    /// texts that its own positions point into.
    pub others: Vec<Other>,
    /// Where it makes the first one.
    pub open: Option<Span>,
}

/// A program as another implementation preprocesses its text.
#[derive(Clone, Debug)]
pub struct Other {
    /// Which.
    pub reading: TextReading,
    /// The tree.
    pub program: Program,
    /// The texts.
    pub sources: SourceMap,
}

impl Other {
    /// Whether the text need not be valid to it: most programs are for GCC and Clang.
    pub fn is_optional(reading: TextReading) -> bool {
        reading == TextReading::Plain
    }
}

/// Why a text is no program Cassay can give a meaning to, with the texts read so far, to show the problem in
/// its place. As text it is `file:line:column: message`.
#[derive(Clone, Debug)]
pub struct Refused {
    /// What is wrong.
    pub problem: Problem,
    /// The texts that its position points into.
    pub sources: SourceMap,
}

impl Refused {
    /// The text is fine as one implementation preprocesses it, and not as another does.
    pub fn otherwise(problem: &Problem, sources: SourceMap) -> Refused {
        let message = format!(
            "as another compiler, or a level of optimisation, has the text preprocessed: {}",
            problem.message
        );
        Refused {
            problem: Problem::unsupported(problem.span, message),
            sources,
        }
    }

    /// Where the problem lies, if that is in a text.
    pub fn location(&self) -> Option<Location> {
        self.sources.location(self.problem.span)
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(at) = self.location() {
            write!(f, "{}:{}:{}: ", at.file, at.line, at.column)?;
        }
        self.problem.fmt(f)
    }
}

impl std::error::Error for Refused {}

/// Parses files, each given as name and contents, into one program. It recurses as deeply as the text
/// nests, up to [`crate::parser::MAX_NESTING`].
pub fn parse_files(
    files: &[(String, Vec<u8>)],
    options: &Options,
    loader: &mut dyn Loader,
) -> Result<Parsed, Refused> {
    let mut sources = SourceMap::new();
    let (program, units) = match parse_all(files, options, loader, &mut sources) {
        Ok(parsed) => parsed,
        Err(problem) => return Err(Refused { problem, sources }),
    };
    let mut others = Vec::new();
    for reading in TextReading::ALL {
        if !units.iter().any(|unit| unit.differs(reading)) {
            continue;
        }
        let otherwise = Options {
            reading,
            ..options.clone()
        };
        let mut sources = SourceMap::new();
        match parse_all(files, &otherwise, loader, &mut sources) {
            Ok((program, _)) => others.push(Other {
                reading,
                program,
                sources,
            }),
            Err(_) if Other::is_optional(reading) => {}
            Err(problem) => return Err(Refused::otherwise(&problem, sources)),
        }
    }
    Ok(Parsed {
        program,
        sources,
        target: Arc::clone(&options.target),
        others,
        open: units.iter().find_map(|unit| unit.open),
    })
}

fn parse_all(
    files: &[(String, Vec<u8>)],
    options: &Options,
    loader: &mut dyn Loader,
    sources: &mut SourceMap,
) -> Result<(Program, Vec<Preprocessed>), Problem> {
    let mut program = Program::new();
    let names = Arc::make_mut(&mut program.names);
    Keyword::intern_all(names);
    // All units first: a name that the parser makes up must not occur in any of them.
    let mut units = Vec::with_capacity(files.len());
    for (name, text) in files {
        units.push(preprocess(
            name,
            text.as_slice().into(),
            options,
            loader,
            sources,
            names,
        )?);
    }
    for ((name, _), unit) in files.iter().zip(&units) {
        parse_unit(&mut program, &options.target, name, &unit.tokens)?;
    }
    Ok((program, units))
}

/// All problems of a refused text, of which [`parse_files`] tells the first: for people, who mend everything at once. They are
/// few, each is on a line of its own, and none of them follows from another as far as that can be told. The texts that
/// their positions point into are those of `refused`.
pub fn all_problems(
    files: &[(String, Vec<u8>)],
    options: &Options,
    loader: &mut dyn Loader,
    refused: &Refused,
) -> Vec<Problem> {
    let first = &refused.problem;
    let mut found = vec![first.clone()];
    if first.kind != ProblemKind::Invalid {
        return found;
    }
    // The same texts in the same order have the same positions.
    let mut sources = SourceMap::new();
    let mut program = Program::new();
    let names = Arc::make_mut(&mut program.names);
    Keyword::intern_all(names);
    let mut units = Vec::with_capacity(files.len());
    for (name, text) in files {
        let text = text.as_slice().into();
        match preprocess(name, text, options, loader, &mut sources, names) {
            Ok(unit) => units.push(unit),
            Err(_) => return found,
        }
    }
    let mut all = Vec::new();
    for unit in &units {
        all.extend(parser::problems(
            &mut program,
            &options.target,
            &unit.tokens,
        ));
    }
    // What is wrong where the program is read in another way, or with its types, is told alone.
    if all.first() != Some(first) {
        return found;
    }
    let line = |problem: &Problem| sources.location(problem.span).map(|at| (at.file, at.line));
    for problem in all {
        let same = |known: &Problem| line(known) == line(&problem);
        if found.len() < parser::MOST && !found.iter().any(same) {
            found.push(problem);
        }
    }
    found
}
