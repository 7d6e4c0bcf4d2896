//! From files to a program: every file is a translation unit, preprocessed and parsed in turn.

use crate::loader::Loader;
use crate::parser::parse_unit;
use crate::preprocess::{Options, preprocess};
use crate::token::Keyword;
use cassay_lang::tree::Program;
use cassay_lang::{Location, Problem, SourceMap, Target};
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
    match parse_all(files, options, loader, &mut sources) {
        Ok(program) => Ok(Parsed {
            program,
            sources,
            target: Arc::clone(&options.target),
        }),
        Err(problem) => Err(Refused { problem, sources }),
    }
}

fn parse_all(
    files: &[(String, Vec<u8>)],
    options: &Options,
    loader: &mut dyn Loader,
    sources: &mut SourceMap,
) -> Result<Program, Problem> {
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
    for ((name, _), tokens) in files.iter().zip(&units) {
        parse_unit(&mut program, &options.target, name, tokens)?;
    }
    Ok(program)
}
