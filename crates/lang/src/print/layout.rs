//! Line breaking: texts, groups and possible breaks in, lines of a given width out.
//!
//! This is Oppen's pretty printer (TOPLAS 2(4), 1980) on a finished stretch of tokens: since all that
//! stands before a line break outside of groups is at hand, the width of every group is a subtraction of
//! positions, and rendering is one linear pass without recursion. A stretch that fits on its line, as nearly
//! all do, is written as it is. One departure: a broken group is indented from the line it
//! starts on, not from the column or the group around it, so that calls nested a dozen deep still
//! fit on the page.

use crate::tree::BinaryOp;

const STEP: usize = 4;
/// Continuation lines start no further right than this, whatever the nesting.
const DEEPEST: usize = 60;
/// Nor do blocks start further right than this, or text would grow with the square of the nesting.
const DEEPEST_BLOCK: usize = 160;
const SPACES: &str = "                                ";

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Token {
    /// A space, or a line break.
    Space,
    /// Nothing, or a line break.
    Cut,
    /// Nothing, or a line break if not even the text up to the next possible break fits.
    SoftCut,
    /// Nothing, or a line break that returns to the indentation outside the group.
    CutOut,
    /// A space, or such a line break.
    SpaceOut,
    /// A group of which only the breaks that must are taken.
    Fill,
    /// Likewise, in a row of its own, so without further indentation.
    FillRow,
    /// A group of which all breaks are taken, or none.
    Rows,
    Close,
    Newline,
    Indent,
    Outdent,
    /// Takes the current line's indentation as the base of what follows.
    Anchor,
    /// Ends `Indent`, `Outdent` or `Anchor`.
    Back,
}

#[derive(Clone, Copy)]
struct Group {
    rows: bool,
    /// The line on which the group was found to fit; it is flat on this line only, since a
    /// statement expression inside may start others.
    flat_on: Option<usize>,
    outer: usize,
    indent: usize,
}

/// A token that is no text, and how much of the pending text stands before it.
type Mark = (Token, usize);

pub(super) struct Layout {
    width: usize,
    /// What is not rendered yet, on one line: every `Space` is in it, every other break is nothing.
    text: String,
    /// The tokens that are no text, in order.
    marks: Vec<Mark>,
    /// Groups that are open behind the last mark.
    depth: usize,
    /// Among them are line breaks, and changes of the indentation.
    has_newlines: bool,
    has_levels: bool,
    /// The last byte that was written, when nothing but text can follow it on its line.
    last: u8,
    out: String,
    column: usize,
    line: usize,
    /// Indentation of the current line.
    line_indent: usize,
    /// The line has no text yet.
    fresh: bool,
    levels: Vec<usize>,
    /// Kept for their memory.
    ends: Ends,
    groups: Vec<Group>,
}

impl Layout {
    pub(super) fn new(width: usize) -> Self {
        Layout {
            width,
            text: String::with_capacity(256),
            marks: Vec::with_capacity(64),
            depth: 0,
            has_newlines: false,
            has_levels: false,
            last: b' ',
            out: String::with_capacity(1024),
            column: 0,
            line: 0,
            line_indent: 0,
            fresh: true,
            levels: vec![0],
            ends: Ends::default(),
            groups: Vec::new(),
        }
    }

    /// Expects so many bytes of text.
    pub(super) fn reserve(&mut self, bytes: usize) {
        self.out.reserve(bytes);
    }

    /// Adds a text, and a space before it where it would make one token with what precedes.
    #[inline]
    pub(super) fn text(&mut self, text: &str) {
        let (Some(&first), Some(&last)) = (text.as_bytes().first(), text.as_bytes().last()) else {
            return;
        };
        if matches!(first, b'+' | b'-' | b'&') && first == self.last {
            self.text.push(' ');
        }
        self.text.push_str(text);
        self.last = last;
    }

    /// Adds a binary operator: a possible line break, and a space behind.
    pub(super) fn operator(&mut self, op: BinaryOp) {
        self.marks.push((Token::Space, self.text.len()));
        self.text.push(' ');
        self.text.push_str(op.text());
        self.text.push(' ');
        self.last = b' ';
    }

    #[inline]
    pub(super) fn token(&mut self, token: Token) {
        let at = self.text.len();
        match token {
            Token::Space | Token::SpaceOut => {
                self.last = b' ';
                self.text.push(' ');
            }
            Token::Fill | Token::FillRow | Token::Rows => self.depth += 1,
            Token::Close => self.depth = self.depth.saturating_sub(1),
            Token::Newline => {
                self.last = b' ';
                // Nothing before a line break that no group spans depends on what follows it.
                if self.depth == 0 {
                    self.flush();
                    return self.newline(self.level());
                }
                self.has_newlines = true;
            }
            Token::Indent | Token::Outdent | Token::Anchor | Token::Back => self.has_levels = true,
            Token::Cut | Token::SoftCut | Token::CutOut => {}
        }
        self.marks.push((token, at));
    }

    /// Renders what was added so far.
    pub(super) fn flush(&mut self) {
        if self.depth == 0 && !self.has_newlines && self.fits(self.text.len()) {
            self.write_line();
        } else {
            self.break_lines();
        }
        self.text.clear();
        self.marks.clear();
        self.depth = 0;
        self.has_newlines = false;
        self.has_levels = false;
    }

    /// Renders what fits on the line, so that no break is taken.
    fn write_line(&mut self) {
        let text = std::mem::take(&mut self.text);
        if !text.is_empty() {
            self.write(&text);
        }
        self.text = text;
        if self.has_levels {
            for i in 0..self.marks.len() {
                self.set_level(self.marks[i].0);
            }
        }
    }

    /// Renders what may need several lines.
    fn break_lines(&mut self) {
        let marks = std::mem::take(&mut self.marks);
        let text = std::mem::take(&mut self.text);
        let mut ends = std::mem::take(&mut self.ends);
        let mut groups = std::mem::take(&mut self.groups);
        ends.find(&marks, text.len());
        groups.clear();
        let mut done = 0;
        for (i, &(token, at)) in marks.iter().enumerate() {
            if at > done {
                self.write(&text[done..at]);
                done = at;
            }
            match token {
                Token::Space | Token::Cut | Token::SoftCut | Token::SpaceOut | Token::CutOut => {
                    let space = matches!(token, Token::Space | Token::SpaceOut);
                    let out = matches!(token, Token::SpaceOut | Token::CutOut);
                    let group = groups.last().copied();
                    let taken = group.filter(|g: &Group| {
                        g.flat_on != Some(self.line) && (g.rows || !self.fits(ends.width(i, at)))
                    });
                    match taken {
                        Some(group) => {
                            self.newline(if out { group.outer } else { group.indent });
                        }
                        None if space => self.write(" "),
                        None => {}
                    }
                    done += usize::from(space);
                }
                Token::Fill | Token::FillRow | Token::Rows => {
                    let outer = self.line_indent;
                    let step = if token == Token::FillRow { 0 } else { STEP };
                    groups.push(Group {
                        rows: token == Token::Rows,
                        flat_on: self.fits(ends.width(i, at)).then_some(self.line),
                        outer,
                        indent: (outer + step).min(DEEPEST.max(outer)),
                    });
                }
                Token::Close => {
                    groups.pop();
                }
                Token::Newline => self.newline(self.level()),
                Token::Indent | Token::Outdent | Token::Anchor | Token::Back => {
                    self.set_level(token);
                }
            }
        }
        if done < text.len() {
            self.write(&text[done..]);
        }
        (self.marks, self.text, self.ends, self.groups) = (marks, text, ends, groups);
    }

    fn set_level(&mut self, token: Token) {
        match token {
            Token::Indent => self.levels.push((self.level() + STEP).min(DEEPEST_BLOCK)),
            Token::Outdent => self.levels.push(self.level().saturating_sub(STEP)),
            Token::Anchor => self.levels.push(self.line_indent),
            Token::Back => {
                self.levels.pop();
            }
            Token::Space
            | Token::Cut
            | Token::SoftCut
            | Token::CutOut
            | Token::SpaceOut
            | Token::Fill
            | Token::FillRow
            | Token::Rows
            | Token::Close
            | Token::Newline => {}
        }
    }

    pub(super) fn finish(mut self) -> String {
        self.flush();
        self.out
    }

    fn fits(&self, width: usize) -> bool {
        // Lines that start far right may be longer, so that there is room for their text.
        let limit = self
            .width
            .saturating_add(self.line_indent.saturating_sub(DEEPEST));
        self.column + width <= limit
    }

    fn level(&self) -> usize {
        self.levels.last().copied().unwrap_or(0)
    }

    fn newline(&mut self, indent: usize) {
        if !self.out.is_empty() {
            self.out.push('\n');
            self.line += 1;
        }
        self.line_indent = indent;
        self.column = indent;
        self.fresh = true;
    }

    fn write(&mut self, text: &str) {
        if self.fresh {
            // Indentation is written with the first text, so that empty lines are empty.
            let mut left = self.line_indent;
            while left > 0 {
                let some = left.min(SPACES.len());
                self.out.push_str(&SPACES[..some]);
                left -= some;
            }
            self.fresh = false;
        }
        self.out.push_str(text);
        self.column += if text.is_ascii() {
            text.len()
        } else {
            text.chars().count()
        };
    }
}

/// For each break and group, the position up to which it must fit.
#[derive(Default)]
struct Ends {
    /// By mark: flat position of the break or line end that closes what a break or group must fit.
    ends: Vec<usize>,
    /// While they are sought: of each open group, where its last seen break is, and where it must end.
    open: Vec<(usize, usize)>,
}

impl Ends {
    fn find(&mut self, marks: &[Mark], length: usize) {
        let Ends { ends, open } = self;
        ends.clear();
        ends.resize(marks.len(), length);
        open.clear();
        // Right to left. `stop`: the next place where a line may end; each open group remembers
        // where its last seen break is. Text after a group up to `stop` counts as its own, since
        // nothing can part them.
        let mut stop = length;
        let mut newline = length;
        for (&(token, at), end) in marks.iter().zip(ends).rev() {
            match token {
                Token::Space | Token::SpaceOut | Token::Cut | Token::CutOut => {
                    let next = open.last_mut().map(|(next, _)| next);
                    *end = next.as_deref().copied().unwrap_or(stop).min(newline);
                    stop = at;
                    if let Some(next) = next {
                        *next = at;
                    }
                }
                Token::SoftCut => {
                    *end = stop.min(newline);
                    stop = at;
                }
                Token::Close => open.push((stop, stop)),
                Token::Fill | Token::FillRow | Token::Rows => {
                    let own = open.pop().map_or(stop, |(_, own)| own);
                    *end = own.min(newline);
                }
                Token::Newline => {
                    stop = at;
                    newline = at;
                }
                Token::Indent | Token::Outdent | Token::Anchor | Token::Back => {}
            }
        }
    }

    fn width(&self, mark: usize, at: usize) -> usize {
        self.ends[mark] - at
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(layout: &mut Layout, style: Token, items: usize) {
        layout.text("f(");
        layout.token(style);
        for i in 0..items {
            if i > 0 {
                layout.text(",");
                layout.token(Token::Space);
            }
            layout.text("item");
        }
        layout.token(Token::Close);
        layout.text(");");
    }

    #[test]
    fn fills_lines() {
        let mut layout = Layout::new(16);
        list(&mut layout, Token::Fill, 5);
        assert_eq!(
            layout.finish(),
            "f(item, item,\n    item, item,\n    item);"
        );
    }

    #[test]
    fn keeps_what_fits() {
        let mut layout = Layout::new(16);
        list(&mut layout, Token::Fill, 2);
        assert_eq!(layout.finish(), "f(item, item);");
    }

    #[test]
    fn counts_the_text_after_a_group() {
        let mut layout = Layout::new(13);
        list(&mut layout, Token::Fill, 2);
        assert_eq!(layout.finish(), "f(item,\n    item);");
    }

    #[test]
    fn rows_break_together() {
        let mut layout = Layout::new(16);
        list(&mut layout, Token::Rows, 3);
        assert_eq!(layout.finish(), "f(item,\n    item,\n    item);");
    }

    #[test]
    fn never_glues() {
        let mut layout = Layout::new(16);
        for text in ["-", "-", "x", " ", "&", "&&", "l"] {
            layout.text(text);
        }
        assert_eq!(layout.finish(), "- -x & &&l");
    }
}
