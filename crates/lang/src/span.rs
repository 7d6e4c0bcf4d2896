//! Where a node came from. All files of a program share one position space; a position is an
//! offset into it. A token that a macro produced carries the position of the outermost macro
//! invocation (what a person looks at) and the number of an [`Expansion`], through which the
//! place where it was spelled can be found.

use std::sync::Arc;

/// A range of source text. `lo == hi == 0` means "nowhere": the node was not parsed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Span {
    /// The position of the first byte.
    pub lo: u32,
    /// The position behind the last byte.
    pub hi: u32,
    /// 0 for text written in a file, otherwise 1 + the index of an [`Expansion`].
    pub expansion: u32,
}

impl Span {
    /// Nowhere: what was not parsed.
    pub const NONE: Span = Span {
        lo: 0,
        hi: 0,
        expansion: 0,
    };

    /// Whether it is nowhere.
    pub fn is_none(self) -> bool {
        self.hi == 0
    }

    /// From the start of `self` to the end of `end`, if both lie in the same place.
    pub fn to(self, end: Span) -> Span {
        if self.is_none() {
            return end;
        }
        if end.hi < self.lo {
            return self;
        }
        Span {
            lo: self.lo,
            hi: end.hi.max(self.hi),
            expansion: self.expansion,
        }
    }
}

/// One token-producing step of macro expansion.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Expansion {
    /// The macro.
    pub macro_name: crate::Symbol,
    /// Where the token was spelled: in the macro's body, or as an argument at the call.
    pub spelling: Span,
}

/// A source file, or a built-in header.
#[derive(Clone, Debug)]
pub struct SourceFile {
    /// As it was given, or as `#include` found it.
    pub name: Arc<str>,
    /// Bytes, because C text need not be UTF-8 and string literals must survive exactly.
    pub text: Arc<[u8]>,
    /// Position of the first byte in the shared position space.
    pub start: u32,
    /// Offsets of line starts, relative to `start`.
    lines: Vec<u32>,
    /// Built-in headers are not the user's text.
    pub builtin: bool,
}

/// A position as people write it. Lines and columns count from 1; columns count bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Location {
    /// The name of the file.
    pub file: Arc<str>,
    /// The line.
    pub line: u32,
    /// The column.
    pub column: u32,
}

/// All texts of a program, and what preprocessing made of them.
#[derive(Clone, Debug, Default)]
pub struct SourceMap {
    files: Vec<SourceFile>,
    /// The expansions that spans refer to.
    pub expansions: Vec<Expansion>,
    /// Where a conditional directive left text out: from behind its line up to the name of the directive
    /// that ends it.
    pub skipped: Vec<(u32, u32)>,
}

impl SourceMap {
    /// No texts yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a text and returns its index. Positions start at 1, so that 0 stays "nowhere".
    /// `None` when the position space (4 GiB) is full.
    pub fn add(&mut self, name: &str, text: Arc<[u8]>, builtin: bool) -> Option<usize> {
        let start = self
            .files
            .last()
            .map_or(1, |f| f.start as u64 + f.text.len() as u64 + 1);
        let end = start + text.len() as u64 + 1;
        if end > u64::from(u32::MAX) {
            return None;
        }
        let mut lines = vec![0];
        lines.extend(
            text.iter()
                .enumerate()
                .filter(|&(_, &b)| b == b'\n')
                .map(|(i, _)| i as u32 + 1),
        );
        self.files.push(SourceFile {
            name: name.into(),
            text,
            start: start as u32,
            lines,
            builtin,
        });
        Some(self.files.len() - 1)
    }

    /// A text by its index.
    pub fn file(&self, index: usize) -> &SourceFile {
        &self.files[index]
    }

    /// All texts in the order in which they were read.
    pub fn files(&self) -> &[SourceFile] {
        &self.files
    }

    /// The file that holds a position.
    pub fn file_at(&self, pos: u32) -> Option<&SourceFile> {
        let i = self.files.partition_point(|f| f.start <= pos);
        let file = self.files.get(i.checked_sub(1)?)?;
        (pos - file.start <= file.text.len() as u32).then_some(file)
    }

    /// The place where a span begins, if it is in a text.
    pub fn location(&self, span: Span) -> Option<Location> {
        if span.is_none() {
            return None;
        }
        let file = self.file_at(span.lo)?;
        let offset = span.lo - file.start;
        let line = file.lines.partition_point(|&l| l <= offset);
        let column = offset - file.lines[line - 1] + 1;
        Some(Location {
            file: Arc::clone(&file.name),
            line: line as u32,
            column,
        })
    }

    /// The text of the line a span starts in, without its line break.
    pub fn line_text(&self, span: Span) -> Option<std::borrow::Cow<'_, str>> {
        let file = self.file_at(span.lo)?;
        let offset = span.lo.checked_sub(file.start)?;
        let line = file.lines.partition_point(|&l| l <= offset);
        let start = file.lines[line - 1] as usize;
        let line = file.text[start..].split(|&b| b == b'\n').next()?;
        Some(String::from_utf8_lossy(
            line.strip_suffix(b"\r").unwrap_or(line),
        ))
    }

    /// The expansion a span came out of, if a macro produced it.
    pub fn expansion(&self, span: Span) -> Option<&Expansion> {
        self.expansions
            .get((span.expansion as usize).checked_sub(1)?)
    }
}
