//! The preprocessor: C17 6.10, with the GNU extensions that programs in the wild use.
//!
//! Tokens are lexed on demand and pass through one loop; names that are no macros, which is almost
//! all of them, go straight to the output. The result keeps, for each token that a macro produced,
//! the position of the outermost invocation and an [`Expansion`] that says where it was spelled.
//!
//! Left out: trigraphs, `#assert`, and GCC's raw strings. All work is bounded: hostile input ends
//! in a [`Problem`], not in a hang.

mod builtin;
mod compilers;
mod condition;
mod directives;
mod expand;
mod hideset;
mod include;
mod macros;
mod pack;
mod pragma;
mod predefined;
mod system;

use crate::lex::{BOL, EXPANDED, Kind, PpToken};
use crate::loader::Loader;
use crate::token::{Punct, Token, TokenKind};
use cassay_lang::{Expansion, Interner, Problem, SourceMap, Span, Symbol, Target};
use hideset::Hidesets;
use include::{File, Frame};
use macros::Macros;
use rustc_hash::FxHashMap;
use std::sync::Arc;

type Result<T> = std::result::Result<T, Problem>;

/// Tokens that macro expansion may move in one translation unit.
const MAX_WORK: u64 = 20_000_000;
/// Tokens of a translation unit, after expansion.
const MAX_TOKENS: usize = 10_000_000;
/// How deeply macro calls may nest in arguments of macro calls.
const MAX_DEPTH: u32 = 400;

/// What the preprocessor is told besides the text.
#[derive(Clone, Debug)]
pub struct Options {
    /// Directories that `#include` searches, in order.
    pub include_dirs: Vec<String>,
    /// Macros with their values, 1 if there is none; a name may carry a parameter list.
    pub defines: Vec<(String, Option<String>)>,
    /// Macros that are none, whichever compiler reads the text.
    pub undefines: Vec<String>,
    /// The target whose macros are predefined.
    pub target: Arc<Target>,
    /// How what implementations read in several ways is read.
    pub reading: TextReading,
}

/// How a preprocessor decides what is not laid down: which line `__LINE__` means in a macro call that goes over several
/// (6.10.8.1p1; GCC takes the one where it begins, Clang the one where it ends), when the program is translated (`__DATE__`,
/// `__TIME__`), and what macros tell about the compiler and its flags.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum TextReading {
    /// GCC, without optimisation, at the beginning of 1970.
    #[default]
    First,
    /// GCC with optimisation, for the machine at hand.
    Optimised,
    /// Clang without optimisation.
    Clang,
    /// Clang with optimisation, at another time.
    Other,
    /// A compiler that is none of the two.
    Plain,
}

impl TextReading {
    /// All of them.
    pub const ALL: [TextReading; 5] = [
        TextReading::First,
        TextReading::Optimised,
        TextReading::Clang,
        TextReading::Other,
        TextReading::Plain,
    ];

    fn index(self) -> usize {
        self as usize
    }

    fn bit(self) -> u8 {
        1 << self.index()
    }
}

/// A translation unit after preprocessing.
#[derive(Clone, Debug)]
pub struct Preprocessed {
    /// Its tokens, the last of them [`TokenKind::Eof`].
    pub tokens: Vec<Token>,
    /// Where [`TextReading`] decided something, first here.
    pub open: Option<Span>,
    others: u8,
}

impl Preprocessed {
    /// Whether the text is another one in this reading.
    pub fn differs(&self, reading: TextReading) -> bool {
        self.others & reading.bit() != 0
    }
}

impl Options {
    /// No directories and no macros but those of the target.
    pub fn new(target: Arc<Target>) -> Options {
        Options {
            include_dirs: Vec::new(),
            defines: Vec::new(),
            undefines: Vec::new(),
            target,
            reading: TextReading::First,
        }
    }

    /// As a compiler's `-D`: `NAME` or `NAME=VALUE`.
    pub fn define(&mut self, macro_: &str) {
        let (name, value) = match macro_.split_once('=') {
            Some((name, value)) => (name, Some(value.to_string())),
            None => (macro_, None),
        };
        self.undefines.retain(|gone| gone != name);
        self.defines.push((name.to_string(), value));
    }

    /// As a compiler's `-U`.
    pub fn undefine(&mut self, name: &str) {
        self.defines.retain(|(defined, _)| defined != name);
        self.undefines.push(name.to_string());
    }

    /// What a compiler's flag says about headers and macros, if it does.
    pub fn flag(&mut self, flag: &str) {
        if let Some(dir) = flag.strip_prefix("-I") {
            self.include_dirs.push(dir.to_string());
        } else if let Some(macro_) = flag.strip_prefix("-D") {
            self.define(macro_);
        } else if let Some(name) = flag.strip_prefix("-U") {
            self.undefine(name);
        }
    }
}

/// Preprocesses one translation unit.
pub fn preprocess(
    name: &str,
    text: Arc<[u8]>,
    options: &Options,
    loader: &mut dyn Loader,
    sources: &mut SourceMap,
    names: &mut Interner,
) -> std::result::Result<Preprocessed, Problem> {
    let capacity = text.len() / 4 + 4096;
    let mut preprocessor = Preprocessor::new(name, options, loader, sources, names);
    preprocessor.register_builtins();
    preprocessor.run(
        "<built-in>",
        predefined::text(&options.target, options.reading)
            .into_bytes()
            .into(),
        true,
    )?;
    preprocessor.note_varying();
    let command_line = command_line(options);
    preprocessor.run("<command line>", command_line.into_bytes().into(), true)?;
    preprocessor.output.reserve(capacity);
    preprocessor.run(name, text, false)?;
    Ok(Preprocessed {
        tokens: preprocessor.output,
        open: preprocessor.open,
        others: preprocessor.others,
    })
}

fn command_line(options: &Options) -> String {
    let mut text = String::new();
    let mut line = |directive: &str, rest: String| {
        // Each is one line, whatever it contains.
        let rest = rest.replace(['\n', '\r'], " ");
        text.push_str(directive);
        text.push_str(rest.trim_end_matches('\\'));
        text.push('\n');
    };
    for (name, value) in &options.defines {
        let value = value.as_deref().unwrap_or("1");
        line("#define ", format!("{name} {value}"));
    }
    for name in &options.undefines {
        line("#undef ", name.clone());
    }
    text
}

/// An open `#if`.
#[derive(Debug)]
struct Condition {
    /// One of its groups was read.
    taken: bool,
    seen_else: bool,
    span: Span,
}

/// Names the preprocessor itself asks for.
#[derive(Debug)]
struct Known {
    va_args: Symbol,
    va_opt: Symbol,
    defined: Symbol,
    has_include: Symbol,
    has_include_next: Symbol,
}

struct Preprocessor<'a> {
    options: &'a Options,
    loader: &'a mut dyn Loader,
    sources: &'a mut SourceMap,
    names: &'a mut Interner,
    known: Known,
    main_name: String,

    files: Vec<File>,
    /// What is at a path; `None`: nothing.
    by_path: FxHashMap<String, Option<usize>>,
    /// The file being read, and those that wait for its end. The first of them is empty.
    current: Frame,
    stack: Vec<Frame>,
    conditions: Vec<Condition>,
    bytes: u64,

    macros: Macros,
    hidesets: Hidesets,
    /// Tokens to be read before the file goes on, last one first.
    pending: Vec<PpToken>,
    /// The next token is preceded by white space that an empty expansion left behind.
    carry_space: bool,
    /// Name of the outermost invocation under way.
    outer: (u32, u32),
    /// Token lists being expanded on their own.
    depth: u32,
    /// Inside an `#if` line, where `defined` is an operator.
    in_condition: bool,
    /// While a macro's arguments are read: the depth of the file in which the invocation began.
    barrier: Option<usize>,
    /// Behind the name of a function-like macro. A directive there means that no call follows; its
    /// `#` is held back until the name has been dealt with.
    at_name: bool,
    held: Option<PpToken>,
    counter: u64,
    work: u64,
    buffers: Vec<Vec<PpToken>>,
    output: Vec<Token>,
    /// Where calls of macros end that stand in the text itself, by where they begin.
    call_ends: FxHashMap<u32, u32>,
    reading: TextReading,
    /// Where the text was read in one of several ways, first here, and the readings in which it is another one.
    open: Option<Span>,
    others: u8,
    /// Macros that compilers have different values of, by their row, unless the program defines them.
    varying: FxHashMap<Symbol, usize>,
    /// What they are in each reading, by row, once somebody asks.
    definitions: Vec<[u32; 5]>,
    /// The condition at hand asks for one of them.
    asked: bool,
}

impl<'a> Preprocessor<'a> {
    fn new(
        name: &str,
        options: &'a Options,
        loader: &'a mut dyn Loader,
        sources: &'a mut SourceMap,
        names: &'a mut Interner,
    ) -> Self {
        let known = Known {
            va_args: names.intern("__VA_ARGS__"),
            va_opt: names.intern("__VA_OPT__"),
            defined: names.intern("defined"),
            has_include: names.intern("__has_include"),
            has_include_next: names.intern("__has_include_next"),
        };
        Preprocessor {
            options,
            loader,
            sources,
            names,
            known,
            main_name: name.to_string(),
            files: Vec::new(),
            by_path: FxHashMap::default(),
            current: Frame::empty(),
            stack: Vec::new(),
            conditions: Vec::new(),
            bytes: 0,
            macros: Macros::default(),
            hidesets: Hidesets::new(),
            pending: Vec::new(),
            carry_space: false,
            outer: (0, 0),
            depth: 0,
            in_condition: false,
            barrier: None,
            at_name: false,
            held: None,
            counter: 0,
            work: 0,
            buffers: Vec::new(),
            output: Vec::new(),
            call_ends: FxHashMap::default(),
            reading: options.reading,
            open: None,
            others: 0,
            varying: FxHashMap::default(),
            definitions: Vec::new(),
            asked: false,
        }
    }

    /// Reads one text to its end; its tokens become the output.
    fn run(&mut self, name: &str, text: Arc<[u8]>, builtin: bool) -> Result<()> {
        self.stack.clear();
        self.current = Frame::empty();
        self.output.clear();
        let file = self.add_file(name.to_string(), text, builtin);
        self.enter(file, None, Span::NONE)?;
        loop {
            if self.pending.is_empty() && !self.carry_space && self.held.is_none() {
                self.copy_plain()?;
            }
            let token = self.next_expanded()?;
            self.emit(token)?;
            if token.kind == Kind::Eof {
                return Ok(());
            }
        }
    }

    /// Copies tokens from the file to the output as long as nothing has to be done about them. The
    /// one that stops it is left to be read next.
    fn copy_plain(&mut self) -> Result<()> {
        loop {
            let token = self.current.lexer.next(self.names);
            let kind = match token.kind {
                Kind::Ident(name) if self.macros.get(name).is_none() => TokenKind::Ident(name),
                Kind::Punct(punct) if punct != Punct::Hash => TokenKind::Punct(punct),
                Kind::Number(symbol) => TokenKind::Number(self.unseparated(symbol)),
                Kind::Punct(Punct::Hash) if token.has(BOL) => {
                    self.directive(token)?;
                    continue;
                }
                // The lexer reports the end of a file again.
                Kind::Eof => return Ok(()),
                _ => {
                    self.pending.push(token);
                    return Ok(());
                }
            };
            if self.output.len() >= MAX_TOKENS {
                let what = "the program is too large";
                return Err(Problem::unsupported(token.spelling(), what));
            }
            self.output.push(Token {
                kind,
                span: token.spelling(),
            });
        }
    }

    /// A number without C23's digit separators.
    fn unseparated(&mut self, symbol: Symbol) -> Symbol {
        let text = self.names.name(symbol);
        if !text.contains('\'') {
            return symbol;
        }
        let plain = text.replace('\'', "");
        self.names.intern(&plain)
    }

    fn emit(&mut self, token: PpToken) -> Result<()> {
        let kind = match token.kind {
            Kind::Ident(symbol) => TokenKind::Ident(symbol),
            Kind::Number(symbol) => TokenKind::Number(self.unseparated(symbol)),
            Kind::Char(symbol) => TokenKind::Char(symbol),
            Kind::Str(symbol) => TokenKind::Str(symbol),
            Kind::Punct(punct) => TokenKind::Punct(punct),
            Kind::Eof => TokenKind::Eof,
            Kind::Other(symbol) => {
                let text = self.names.name(symbol);
                let what = match text.chars().find(|c| matches!(c, '"' | '\'')) {
                    Some(quote) => format!("missing terminating {quote} character"),
                    None => format!("stray '{}' in program", text.escape_default()),
                };
                return Err(Problem::invalid(self.span(token), what));
            }
            Kind::Header(_) | Kind::Eol | Kind::Placemarker | Kind::End => return Ok(()),
        };
        let mut span = self.span(token);
        if token.has(EXPANDED) {
            let macro_name = Symbol(token.from.saturating_sub(1));
            self.sources.expansions.push(Expansion {
                macro_name,
                spelling: token.spelling(),
            });
            span.expansion = self.sources.expansions.len() as u32;
        }
        if self.output.len() >= MAX_TOKENS {
            return Err(Problem::unsupported(span, "the program is too large"));
        }
        self.output.push(Token { kind, span });
        Ok(())
    }

    /// The next token of the files, directives carried out.
    fn next_file_token(&mut self) -> Result<PpToken> {
        loop {
            let token = match self.held.take() {
                Some(hash) => hash,
                None => self.current.lexer.next(self.names),
            };
            match token.kind {
                Kind::Punct(Punct::Hash) if token.has(BOL) => {
                    if self.at_name {
                        self.held = Some(token);
                        return Ok(PpToken {
                            kind: Kind::Eof,
                            ..token
                        });
                    }
                    self.directive(token)?;
                }
                Kind::Eof => {
                    if !self.leave()? {
                        return Ok(token);
                    }
                }
                _ => return Ok(token),
            }
        }
    }

    /// Where a person looks for a token: the outermost invocation, if a macro made it.
    fn span(&self, token: PpToken) -> Span {
        if token.has(EXPANDED) {
            self.invocation()
        } else {
            token.spelling()
        }
    }

    fn invocation(&self) -> Span {
        Span {
            lo: self.outer.0,
            hi: self.outer.1,
            expansion: 0,
        }
    }

    /// An empty list; lists are used again, as most expansions need some.
    fn take_buffer(&mut self) -> Vec<PpToken> {
        self.buffers.pop().unwrap_or_default()
    }

    fn give_buffer(&mut self, mut buffer: Vec<PpToken>) {
        buffer.clear();
        self.buffers.push(buffer);
    }
}
