//! From files to a program: every file is a translation unit, preprocessed and parsed in turn.

use crate::parser::parse_unit;
use crate::preprocess::{Loader, Options, preprocess};
use crate::token::Keyword;
use cassay_lang::tree::Program;
use cassay_lang::{Problem, SourceMap};
use std::sync::Arc;

/// A program and the texts its positions point into.
#[derive(Debug)]
pub struct Parsed {
    pub program: Program,
    pub sources: SourceMap,
}

/// Parses files, each given as name and contents, into one program. A problem comes with the texts
/// read so far, to show it in place.
pub fn parse_files(
    files: &[(String, Vec<u8>)],
    options: &Options,
    loader: &mut dyn Loader,
) -> Result<Parsed, (Problem, SourceMap)> {
    let mut sources = SourceMap::new();
    match parse_all(files, options, loader, &mut sources) {
        Ok(program) => Ok(Parsed { program, sources }),
        Err(problem) => Err((problem, sources)),
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
        parse_unit(&mut program, options.target, name, tokens)?;
    }
    Ok(program)
}
