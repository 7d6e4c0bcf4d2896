//! Line breaking: texts, groups and possible breaks in, lines of a given width out.
//!
//! This is Oppen's pretty printer (TOPLAS 2(4), 1980) on a finished token stream: since a whole
//! declaration is at hand, the width of every group is a subtraction of prefix sums, and rendering
//! is one linear pass without recursion. One departure: a broken group is indented from the line it
//! starts on, not from the column or the group around it, so that calls nested a dozen deep still
//! fit on the page.

const STEP: usize = 4;
/// Continuation lines start no further right than this, whatever the nesting.
const DEEPEST: usize = 60;
/// Nor do blocks start further right than this, or text would grow with the square of the nesting.
const DEEPEST_BLOCK: usize = 160;
const SPACES: &str = "                                ";

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Token {
    /// The next so many bytes of the text.
    Text(u32),
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

pub(super) struct Layout {
    width: usize,
    tokens: Vec<Token>,
    text: String,
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
            tokens: Vec::with_capacity(256),
            text: String::with_capacity(1024),
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

    /// Adds a text, and a space before it where it would make one token with what precedes.
    pub(super) fn text(&mut self, text: &str) {
        let (Some(&first), Some(&last)) = (text.as_bytes().first(), text.as_bytes().last()) else {
            return;
        };
        let start = self.text.len();
        if matches!(first, b'+' | b'-' | b'&') && first == self.last {
            self.text.push(' ');
        }
        self.text.push_str(text);
        self.last = last;
        self.tokens
            .push(Token::Text((self.text.len() - start) as u32));
    }

    pub(super) fn token(&mut self, token: Token) {
        if matches!(token, Token::Space | Token::SpaceOut | Token::Newline) {
            self.last = b' ';
        }
        self.tokens.push(token);
    }

    /// Renders what was added so far.
    pub(super) fn flush(&mut self) {
        let mut tokens = std::mem::take(&mut self.tokens);
        let mut text = std::mem::take(&mut self.text);
        let mut ends = std::mem::take(&mut self.ends);
        let mut groups = std::mem::take(&mut self.groups);
        ends.find(&tokens);
        groups.clear();
        let mut rest = text.as_str();
        for (i, &token) in tokens.iter().enumerate() {
            match token {
                Token::Text(len) => {
                    let (now, later) = rest.split_at(len as usize);
                    self.write(now);
                    rest = later;
                }
                Token::Space | Token::Cut | Token::SoftCut | Token::SpaceOut | Token::CutOut => {
                    let space = matches!(token, Token::Space | Token::SpaceOut);
                    let out = matches!(token, Token::SpaceOut | Token::CutOut);
                    let group = groups.last().copied();
                    let taken = group.filter(|g| {
                        g.flat_on != Some(self.line) && (g.rows || !self.fits(ends.width(i)))
                    });
                    match taken {
                        Some(group) => {
                            self.newline(if out { group.outer } else { group.indent });
                        }
                        None if space => self.write(" "),
                        None => {}
                    }
                }
                Token::Fill | Token::FillRow | Token::Rows => {
                    let outer = self.line_indent;
                    let step = if token == Token::FillRow { 0 } else { STEP };
                    groups.push(Group {
                        rows: token == Token::Rows,
                        flat_on: self.fits(ends.width(i)).then_some(self.line),
                        outer,
                        indent: (outer + step).min(DEEPEST.max(outer)),
                    });
                }
                Token::Close => {
                    groups.pop();
                }
                Token::Newline => self.newline(self.level()),
                Token::Indent => self.levels.push((self.level() + STEP).min(DEEPEST_BLOCK)),
                Token::Outdent => self.levels.push(self.level().saturating_sub(STEP)),
                Token::Anchor => self.levels.push(self.line_indent),
                Token::Back => {
                    self.levels.pop();
                }
            }
        }
        tokens.clear();
        text.clear();
        (self.tokens, self.text, self.ends, self.groups) = (tokens, text, ends, groups);
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
    /// Flat position of each token.
    starts: Vec<usize>,
    /// Flat position of the break or line end that closes what a break or group must fit.
    ends: Vec<usize>,
    /// While they are sought: of each open group, where its last seen break is, and where it must end.
    open: Vec<(usize, usize)>,
}

impl Ends {
    fn find(&mut self, tokens: &[Token]) {
        let Ends { starts, ends, open } = self;
        starts.clear();
        starts.reserve(tokens.len());
        let mut at = 0;
        for token in tokens {
            starts.push(at);
            at += match token {
                Token::Text(len) => *len as usize,
                Token::Space | Token::SpaceOut => 1,
                _ => 0,
            };
        }
        ends.clear();
        ends.resize(tokens.len(), at);
        open.clear();
        // Right to left. `stop`: the next place where a line may end; each open group remembers
        // where its last seen break is. Text after a group up to `stop` counts as its own, since
        // nothing can part them.
        let mut stop = at;
        let mut newline = at;
        for (i, token) in tokens.iter().enumerate().rev() {
            match token {
                Token::Space | Token::SpaceOut | Token::Cut | Token::CutOut => {
                    let next = open.last_mut().map(|(next, _)| next);
                    ends[i] = next.as_deref().copied().unwrap_or(stop).min(newline);
                    stop = starts[i];
                    if let Some(next) = next {
                        *next = starts[i];
                    }
                }
                Token::SoftCut => {
                    ends[i] = stop.min(newline);
                    stop = starts[i];
                }
                Token::Close => open.push((stop, stop)),
                Token::Fill | Token::FillRow | Token::Rows => {
                    let end = open.pop().map_or(stop, |(_, end)| end);
                    ends[i] = end.min(newline);
                }
                Token::Newline => {
                    stop = starts[i];
                    newline = starts[i];
                }
                _ => {}
            }
        }
    }

    fn width(&self, token: usize) -> usize {
        self.ends[token] - self.starts[token]
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
