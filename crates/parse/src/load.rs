//! From files to a program: every file is a translation unit, preprocessed and parsed in turn.

use crate::loader::Loader;
use crate::parser::parse_unit;
use crate::preprocess::{Options, TextReading, preprocess};
use crate::token::Keyword;
use cassay_lang::tree::Program;
use cassay_lang::{Location, Problem, SourceMap, Span, Target};
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
    /// The program as another implementation may preprocess it ([`TextReading`]), and where that makes a difference first.
    pub other: Option<(Box<Program>, Span)>,
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
        Ok((program, None)) => Ok(Parsed {
            program,
            sources,
            target: Arc::clone(&options.target),
            other: None,
        }),
        Ok((program, Some(span))) => {
            let otherwise = Options {
                reading: TextReading::Other,
                ..options.clone()
            };
            match parse_all(files, &otherwise, loader, &mut sources) {
                Ok((other, _)) => Ok(Parsed {
                    program,
                    sources,
                    target: Arc::clone(&options.target),
                    other: Some((Box::new(other), span)),
                }),
                Err(problem) => Err(Refused { problem, sources }),
            }
        }
        Err(problem) => Err(Refused { problem, sources }),
    }
}

fn parse_all(
    files: &[(String, Vec<u8>)],
    options: &Options,
    loader: &mut dyn Loader,
    sources: &mut SourceMap,
) -> Result<(Program, Option<Span>), Problem> {
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
    let open = units.iter().find_map(|unit| unit.open);
    Ok((program, open))
}
