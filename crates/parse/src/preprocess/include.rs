//! Which file an `#include` means, and the stack of files being read (C17 6.10.2).
//!
//! `"x"` is searched in the including file's directory, then in the include directories, then
//! among the built-in headers; `<x>` skips the first step. The system's own headers are never
//! looked at unless the caller names their directory.

use super::{Preprocessor, Result};
use crate::headers;
use crate::lex::{Kind, Lexer, PpToken, SPACE, Text};
use crate::token::{Punct, spelled_bytes};
use cassay_lang::{Problem, Span, Symbol};
use std::sync::Arc;

const MAX_INCLUDES: usize = 200;
/// Headers of POSIX, BSD and GNU that programs include and Cassay does not have: the text is
/// C, but not C that can be run here.
const NOT_PROVIDED: &[&str] = &[
    "argp.h",
    "ndbm.h",
    "obstack.h",
    "stropts.h",
    "sys/epoll.h",
    "sys/queue.h",
    "trace.h",
    "ucontext.h",
];

/// All files together, each inclusion counted, may have this many bytes.
const MAX_BYTES: u64 = 1 << 28;

/// A file or built-in header, read once.
#[derive(Debug)]
pub(super) struct File {
    pub path: String,
    raw: Arc<[u8]>,
    builtin: bool,
    /// Set when it is first entered.
    text: Option<Text>,
    /// The macro that makes a second inclusion empty.
    guard: Option<Symbol>,
    pub once: bool,
}

/// A file being read.
#[derive(Debug)]
pub(super) struct Frame {
    pub lexer: Lexer,
    pub file: usize,
    /// Which include directory it was found in, for `#include_next`.
    directory: Option<usize>,
    /// What `#line` adds to line numbers, and the file name it gave.
    pub line_shift: i64,
    pub presumed: Option<Symbol>,
    /// Conditionals that were open when the file was entered.
    pub base: usize,
    pub guard: Guard,
}

/// Is the whole file inside one `#ifndef NAME … #endif`?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Guard {
    /// No guard was looked for yet, or there is none.
    None,
    Open(Symbol),
    /// Closed when the lexer had handed out this many tokens.
    Closed(Symbol, u32),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Form {
    Quoted,
    Angled,
    Next,
}

/// Whether a text has characters of two or four bytes, as its byte order mark or its zeros tell.
fn is_wide(text: &[u8]) -> bool {
    match text {
        [0xff, 0xfe, ..] | [0xfe, 0xff, ..] | [0, 0, 0xfe, 0xff, ..] => true,
        [a, 0, b, 0, ..] | [0, a, 0, b, ..] => a.is_ascii() && b.is_ascii() && (*a, *b) != (0, 0),
        _ => false,
    }
}

/// A file, and the include directory it was found in.
pub(super) type Found = (usize, Option<usize>);

impl Frame {
    pub fn empty() -> Frame {
        let text = Text::new(&Arc::from([]), 0);
        Frame {
            lexer: Lexer::new(text),
            file: usize::MAX,
            directory: None,
            line_shift: 0,
            presumed: None,
            base: 0,
            guard: Guard::None,
        }
    }
}

impl Preprocessor<'_> {
    pub(super) fn add_file(&mut self, path: String, raw: Arc<[u8]>, builtin: bool) -> usize {
        self.files.push(File {
            path,
            raw,
            builtin,
            text: None,
            guard: None,
            once: false,
        });
        self.files.len() - 1
    }

    /// The file at a path, if there is one.
    fn load(&mut self, path: &str, span: Span) -> Result<Option<usize>> {
        if let Some(&known) = self.by_path.get(path) {
            return Ok(known);
        }
        let loaded = self
            .loader
            .load(path)
            .map_err(|e| Problem::invalid(span, format!("cannot read '{path}': {e}")))?;
        let file = loaded.map(|bytes| self.add_file(path.to_string(), bytes.into(), false));
        self.by_path.insert(path.to_string(), file);
        Ok(file)
    }

    /// The headers of our own that were asked for, as `<stdio.h>`.
    pub(super) fn own_headers(&self) -> impl Iterator<Item = &str> {
        let own = self.files.iter().filter(|file| file.builtin);
        own.map(|file| file.path.as_str())
    }

    /// Whether the text at hand is one of our own.
    pub(super) fn is_builtin(&self) -> bool {
        let current = self.files.get(self.current.file);
        current.is_some_and(|file| file.builtin)
    }

    pub(super) fn find(&mut self, name: &str, form: Form, span: Span) -> Result<Option<Found>> {
        if name.starts_with('/') {
            return Ok(self.load(name, span)?.map(|f| (f, None)));
        }
        let options = self.options;
        if form == Form::Quoted
            && let Some(current) = self.files.get(self.current.file)
            && !current.builtin
        {
            let path = match current.path.rfind('/') {
                Some(slash) => format!("{}{name}", &current.path[..=slash]),
                None => name.to_string(),
            };
            if let Some(file) = self.load(&path, span)? {
                return Ok(Some((file, None)));
            }
        }
        let first = match form {
            Form::Next => self.current.directory.map_or(0, |d| d + 1),
            Form::Quoted | Form::Angled => 0,
        };
        for (i, directory) in options.include_dirs.iter().enumerate().skip(first) {
            let slash = if directory.is_empty() || directory.ends_with('/') {
                ""
            } else {
                "/"
            };
            if let Some(file) = self.load(&format!("{directory}{slash}{name}"), span)? {
                return Ok(Some((file, Some(i))));
            }
        }
        let Some(text) = headers::text(name, &options.target) else {
            // A real system has it, so to say that there is none (`__has_include`) would be wrong.
            let what = match headers::is_known(name) {
                true => format!("the header <{name}> for target {}", options.target.name),
                false if NOT_PROVIDED.contains(&name) => format!("the header <{name}>"),
                false => return Ok(None),
            };
            return Err(Problem::unsupported(span, what));
        };
        let path = format!("<{name}>");
        let known = self.by_path.get(&path).copied().flatten();
        let file = known.unwrap_or_else(|| {
            let file = self.add_file(path.clone(), Arc::from(text.as_bytes()), true);
            self.by_path.insert(path, Some(file));
            file
        });
        Ok(Some((file, Some(options.include_dirs.len()))))
    }

    /// Reads a header's name out of the tokens of a directive, expanding macros if it must.
    pub(super) fn header_name(&mut self, tokens: &[PpToken]) -> Result<Option<(Form, String)>> {
        let direct = matches!(
            tokens.first().map(|t| t.kind),
            Some(Kind::Header(_) | Kind::Str(_))
        );
        if direct {
            return Ok(self.spelled_header(tokens));
        }
        let mut expanded = self.take_buffer();
        self.expand_list(tokens, &mut expanded)?;
        let name = self.spelled_header(&expanded);
        self.give_buffer(expanded);
        Ok(name)
    }

    fn spelled_header(&self, tokens: &[PpToken]) -> Option<(Form, String)> {
        let first = tokens.first()?;
        let text = |symbol| -> Vec<u8> { spelled_bytes(self.names.name(symbol)).collect() };
        let (form, bytes) = match first.kind {
            Kind::Header(symbol) => (Form::Angled, text(symbol)),
            Kind::Str(symbol) => (Form::Quoted, text(symbol)),
            Kind::Punct(Punct::Lt) => {
                let mut bytes = Vec::new();
                let close = tokens.iter().position(|t| t.is(Punct::Gt))?;
                for (i, token) in tokens[..=close].iter().enumerate() {
                    if i > 1 && i < close && token.has(SPACE) {
                        bytes.push(b' ');
                    }
                    token.write(self.names, &mut bytes);
                }
                (Form::Angled, bytes)
            }
            _ => return None,
        };
        if form == Form::Quoted && bytes.first() != Some(&b'"') {
            return None;
        }
        let inner = bytes.get(1..bytes.len().checked_sub(1)?)?;
        Some((form, String::from_utf8_lossy(inner).into_owned())).filter(|(_, n)| !n.is_empty())
    }

    /// `#include` and its relatives, from behind the directive's name.
    pub(super) fn include(&mut self, hash: PpToken, next: bool, import: bool) -> Result<()> {
        let mut tokens = self.take_buffer();
        if let Some(token) = self.current.lexer.header(self.names) {
            tokens.push(token);
        }
        self.rest_of_line(&mut tokens);
        self.current.lexer.finish_line();
        let span = Span {
            hi: tokens.last().map_or(hash.hi, |t| t.hi),
            ..hash.spelling()
        };
        let Some((form, name)) = self.header_name(&tokens)? else {
            return Err(Problem::invalid(span, "expected a header name"));
        };
        self.give_buffer(tokens);
        let form = self.next_form(next, form);
        let Some((file, directory)) = self.find(&name, form, span)? else {
            let what = format!("header not found: {name} (add its directory with -I)");
            return Err(Problem::invalid(span, what));
        };
        if import && let Some(f) = self.files.get_mut(file) {
            // Entered now, never again.
            if f.once {
                return Ok(());
            }
            self.enter(file, directory, span)?;
            if let Some(f) = self.files.get_mut(file) {
                f.once = true;
            }
            return Ok(());
        }
        self.enter(file, directory, span)
    }

    /// In the file that is compiled, `#include_next` is `#include`, as GCC and Clang have it.
    pub(super) fn next_form(&self, next: bool, form: Form) -> Form {
        match next && self.stack.len() > 1 {
            true => Form::Next,
            false => form,
        }
    }

    /// Whether a file is one with `#pragma once` that was read by another path. Compilers ask the file system; here it is
    /// one of the same name and text, unless it includes others, which may be different ones in different directories.
    fn is_read(&self, index: usize, span: Span) -> Result<bool> {
        let Some(file) = self.files.get(index).filter(|file| file.text.is_none()) else {
            return Ok(false);
        };
        fn name(path: &str) -> Option<&str> {
            path.rsplit('/').next()
        }
        let twin = self.files.iter().any(|other| {
            other.once && other.raw == file.raw && name(&other.path) == name(&file.path)
        });
        if twin && file.raw.windows(7).any(|word| word == b"include") {
            let what = "whether two files with `#pragma once` and the same text are one";
            return Err(Problem::unsupported(span, what));
        }
        Ok(twin)
    }

    /// Starts reading a file, unless reading it again would yield nothing.
    pub(super) fn enter(
        &mut self,
        index: usize,
        directory: Option<usize>,
        span: Span,
    ) -> Result<()> {
        let again = self.is_read(index, span)?;
        let Some(file) = self.files.get_mut(index) else {
            return Ok(());
        };
        file.once |= again;
        if file.once || file.guard.is_some_and(|g| self.macros.is_defined(g)) {
            return Ok(());
        }
        if self.stack.len() >= MAX_INCLUDES {
            return Err(Problem::unsupported(span, "#include nested too deeply"));
        }
        self.bytes += file.raw.len() as u64 + 256;
        if self.bytes > MAX_BYTES {
            return Err(Problem::unsupported(span, "included files are too large"));
        }
        if is_wide(&file.raw) {
            let what = format!("`{}` is UTF-16 or UTF-32; convert it to UTF-8", file.path);
            return Err(Problem::invalid(span, what));
        }
        let text = match &file.text {
            Some(text) => text.clone(),
            None => {
                let raw = Arc::clone(&file.raw);
                let added = self.sources.add(&file.path, raw, file.builtin);
                let start = added
                    .map(|i| self.sources.file(i).start)
                    .ok_or_else(|| Problem::unsupported(span, "the source text is too large"))?;
                file.text.insert(Text::new(&file.raw, start)).clone()
            }
        };
        let frame = Frame {
            lexer: Lexer::new(text),
            file: index,
            directory,
            line_shift: 0,
            presumed: None,
            base: self.conditions.len(),
            guard: Guard::None,
        };
        let outer = std::mem::replace(&mut self.current, frame);
        self.stack.push(outer);
        Ok(())
    }

    /// The end of the current file. `false`: there is nothing to go back to.
    pub(super) fn leave(&mut self) -> Result<bool> {
        if let Some(problem) = self.current.lexer.problem.take() {
            return Err(problem);
        }
        if self.conditions.len() > self.current.base
            && let Some(open) = self.conditions.last()
        {
            return Err(Problem::invalid(
                open.span,
                "unterminated conditional directive",
            ));
        }
        // Arguments of a macro do not continue behind the end of an included file.
        if self.stack.len() <= 1 || self.barrier == Some(self.stack.len()) {
            return Ok(false);
        }
        if let Guard::Closed(name, count) = self.current.guard
            && self.current.lexer.count == count + 1
            && let Some(file) = self.files.get_mut(self.current.file)
        {
            file.guard = Some(name);
        }
        if let Some(frame) = self.stack.pop() {
            self.current = frame;
        }
        Ok(true)
    }
}
