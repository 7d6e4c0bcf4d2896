//! Text to preprocessing tokens: translation phases 2 and 3 (C17 5.1.1.2, 6.4).
//!
//! Line splices are removed before lexing, with a table that maps positions back, so that the
//! scanner itself never meets one. Trigraphs are not replaced (as in GCC's default mode). Raw
//! string literals, a GNU extension, are reported as unsupported.

use crate::token::{Punct, spell, spelled_bytes};
use cassay_lang::{Interner, Problem, Span, Symbol};
use std::sync::Arc;

/// A preprocessing token, or one of the marks that macro expansion needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A name or a keyword: the preprocessor does not tell them apart.
    Ident(Symbol),
    /// A preprocessing number (6.4.8), as it is spelled.
    Number(Symbol),
    /// A character constant, prefix and quotes included.
    Char(Symbol),
    /// A string literal, prefix and quotes included.
    Str(Symbol),
    /// A punctuator.
    Punct(Punct),
    /// `<name>`; only where a header name is expected.
    Header(Symbol),
    /// A byte that starts no token, or a literal without its closing quote.
    Other(Symbol),
    /// The end of a directive's line.
    Eol,
    /// The end of the file.
    Eof,
    /// The empty operand of `##` (6.10.3.3p2).
    Placemarker,
    /// The end of a token list that is expanded on its own.
    End,
}

/// White space comes before the token.
pub const SPACE: u8 = 1;
/// First token of its line.
pub const BOL: u8 = 2;
/// Spelled as a digraph.
pub const DIGRAPH: u8 = 4;
/// Came out of a macro expansion.
pub const EXPANDED: u8 = 8;
/// White space follows, although the next token may not know.
pub const SPACE_AFTER: u8 = 16;

/// A preprocessing token, and where it comes from.
#[derive(Clone, Copy, Debug)]
pub struct PpToken {
    /// Which token it is, with its spelling.
    pub kind: Kind,
    /// Where the token is spelled.
    pub lo: u32,
    /// The position behind its last byte.
    pub hi: u32,
    /// The macros that may not expand it, see `hideset`.
    pub hideset: u32,
    /// For a token of a macro's body: position of the invocation in the file. 0: its own.
    pub site: u32,
    /// 1 + the symbol of the macro that spelled it or took it as an argument.
    pub from: u32,
    /// What is known of it besides, as bits.
    pub flags: u8,
}

impl PpToken {
    /// A token of a text, with no flag set.
    pub fn new(kind: Kind, lo: u32, hi: u32) -> Self {
        PpToken {
            kind,
            lo,
            hi,
            hideset: 0,
            site: 0,
            from: 0,
            flags: 0,
        }
    }

    /// Whether it is this punctuator.
    pub fn is(&self, punct: Punct) -> bool {
        self.kind == Kind::Punct(punct)
    }

    /// Whether a flag is set.
    pub fn has(&self, flag: u8) -> bool {
        self.flags & flag != 0
    }

    /// Where it is spelled, whatever macro it went through.
    pub fn spelling(&self) -> Span {
        Span {
            lo: self.lo,
            hi: self.hi,
            expansion: 0,
        }
    }

    /// Appends the token's text as it was written.
    pub fn write(&self, names: &Interner, out: &mut Vec<u8>) {
        match self.kind {
            Kind::Ident(s) => out.extend_from_slice(names.name(s).as_bytes()),
            Kind::Number(s) | Kind::Char(s) | Kind::Str(s) | Kind::Header(s) | Kind::Other(s) => {
                out.extend(spelled_bytes(names.name(s)));
            }
            Kind::Punct(p) => {
                let text = if self.has(DIGRAPH) {
                    digraph_text(p)
                } else {
                    p.text()
                };
                out.extend_from_slice(text.as_bytes());
            }
            Kind::Eol | Kind::Eof | Kind::Placemarker | Kind::End => {}
        }
    }
}

fn digraph_text(punct: Punct) -> &'static str {
    match punct {
        Punct::LBracket => "<:",
        Punct::RBracket => ":>",
        Punct::LBrace => "<%",
        Punct::RBrace => "%>",
        Punct::Hash => "%:",
        Punct::HashHash => "%:%:",
        other => other.text(),
    }
}

/// Interns the text of a literal without an allocation where it is plain ASCII.
pub fn intern_spelling(names: &mut Interner, bytes: &[u8]) -> Symbol {
    match std::str::from_utf8(bytes) {
        Ok(text) if text.is_ascii() => names.intern(text),
        _ => names.intern(&spell(bytes)),
    }
}

/// A text after phase 2: line splices removed.
#[derive(Clone, Debug)]
pub struct Text {
    /// The text with line splices taken out.
    pub bytes: Arc<[u8]>,
    /// Bytes from offset `.0` on lie `.1` further on in the file. Sorted; starts with `(0, _)`
    /// unless nothing was removed.
    splices: Arc<[(u32, u32)]>,
    /// Position of the file's first byte.
    start: u32,
}

impl Text {
    /// Takes the line splices (5.1.1.2p1) out of a text that begins at position `start`.
    pub fn new(raw: &Arc<[u8]>, start: u32) -> Text {
        let mut splices = Vec::new();
        let mut clean = Vec::new();
        let mut from = 0;
        let mut i = 0;
        if raw.starts_with(b"\xef\xbb\xbf") {
            (from, i) = (3, 3);
            splices.push((0, 3));
        }
        while let Some(step) = raw[i..].iter().position(|&b| b == b'\\') {
            i += step;
            let blanks = raw[i + 1..]
                .iter()
                .take_while(|&&b| matches!(b, b' ' | b'\t' | b'\r'));
            let end = i + 1 + blanks.count();
            if raw.get(end) == Some(&b'\n') {
                if splices.is_empty() {
                    splices.push((0, 0));
                    clean.reserve(raw.len());
                }
                clean.extend_from_slice(&raw[from..i]);
                from = end + 1;
                splices.push((clean.len() as u32, (from - clean.len()) as u32));
            }
            i += 1;
            i = i.max(from);
        }
        if splices.is_empty() {
            return Text {
                bytes: Arc::clone(raw),
                splices: Arc::new([]),
                start,
            };
        }
        clean.extend_from_slice(&raw[from..]);
        Text {
            bytes: clean.into(),
            splices: splices.into(),
            start,
        }
    }
}

const IDENT: u8 = 1;
const DIGIT: u8 = 2;
const BLANK: u8 = 4;
/// Ends the fast path of an identifier: a byte of a UTF-8 sequence, or a backslash.
const EXTENDED: u8 = 8;

static CLASS: [u8; 256] = {
    let mut table = [0; 256];
    let mut b = 0;
    while b < 256 {
        table[b] = match b as u8 {
            b'a'..=b'z' | b'A'..=b'Z' | b'_' | b'$' => IDENT,
            b'0'..=b'9' => DIGIT,
            b' ' | b'\t' | 0x0b | 0x0c | b'\r' => BLANK,
            0x80..=0xff | b'\\' => EXTENDED,
            _ => 0,
        };
        b += 1;
    }
    table
};

fn class(byte: u8) -> u8 {
    CLASS[byte as usize]
}

/// Is this byte a letter, digit, underscore or dollar sign?
pub fn is_word(byte: u8) -> bool {
    class(byte) & (IDENT | DIGIT) != 0
}

/// A cursor over one text.
#[derive(Debug)]
pub struct Lexer {
    text: Text,
    pos: usize,
    splice: usize,
    bol: bool,
    /// Inside a directive the end of the line is a token.
    pub in_directive: bool,
    /// Tokens handed out so far; include guards are recognised by it.
    pub count: u32,
    /// Why the lexer gave up; it then reports the end of the file.
    pub problem: Option<Problem>,
}

impl Lexer {
    /// A lexer at the beginning of a text.
    pub fn new(text: Text) -> Lexer {
        Lexer {
            text,
            pos: 0,
            splice: 0,
            bol: true,
            in_directive: false,
            count: 0,
            problem: None,
        }
    }

    fn at(&self, pos: usize) -> u8 {
        self.text.bytes.get(pos).copied().unwrap_or(0)
    }

    fn ended(&self) -> bool {
        self.pos >= self.text.bytes.len()
    }

    /// Where in the position space the byte at `pos` lies. Queries go forward only.
    fn position(&mut self, pos: usize) -> u32 {
        let splices = &self.text.splices;
        if splices.is_empty() {
            return self.text.start + pos as u32;
        }
        while splices
            .get(self.splice + 1)
            .is_some_and(|s| s.0 as usize <= pos)
        {
            self.splice += 1;
        }
        let shift = splices.get(self.splice).map_or(0, |s| s.1);
        self.text.start + pos as u32 + shift
    }

    /// The position of the next byte.
    pub fn here(&mut self) -> Span {
        let lo = self.position(self.pos);
        Span {
            lo,
            hi: lo + 1,
            expansion: 0,
        }
    }

    /// Skips blanks and comments, and line ends unless in a directive. Returns token flags.
    fn skip_blank(&mut self) -> u8 {
        let mut flags = if self.bol { BOL } else { 0 };
        loop {
            let b = self.at(self.pos);
            if class(b) == BLANK {
                flags |= SPACE;
                self.pos += 1;
            } else if b == b'\n' {
                if self.in_directive {
                    return flags;
                }
                flags |= SPACE | BOL;
                self.pos += 1;
            } else if b == b'/' {
                match self.at(self.pos + 1) {
                    b'/' => self.skip_to_newline(),
                    b'*' => self.skip_comment(),
                    _ => return flags,
                }
                flags |= SPACE;
            } else if b == 0 && !self.ended() {
                self.pos += 1;
            } else {
                return flags;
            }
        }
    }

    fn skip_to_newline(&mut self) {
        let rest = self.text.bytes.get(self.pos..).unwrap_or(&[]);
        self.pos += rest.iter().position(|&b| b == b'\n').unwrap_or(rest.len());
    }

    fn skip_comment(&mut self) {
        let lo = self.position(self.pos);
        let mut i = self.pos + 2;
        let bytes = &self.text.bytes;
        loop {
            match bytes
                .get(i..)
                .and_then(|rest| rest.iter().position(|&b| b == b'*'))
            {
                Some(step) => i += step + 1,
                None => {
                    self.pos = bytes.len();
                    let span = Span {
                        lo,
                        hi: lo + 2,
                        expansion: 0,
                    };
                    self.problem
                        .get_or_insert(Problem::invalid(span, "unterminated comment"));
                    return;
                }
            }
            if bytes.get(i) == Some(&b'/') {
                self.pos = i + 1;
                return;
            }
        }
    }

    /// Skips what is left of a line, as it must be read in a skipped group: comments and literals
    /// are recognised, nothing else.
    pub fn skip_line(&mut self) {
        while !self.ended() {
            match self.at(self.pos) {
                b'\n' => return,
                quote @ (b'"' | b'\'') => {
                    self.pos += 1;
                    self.skip_quoted(quote);
                }
                b'/' if self.at(self.pos + 1) == b'*' => self.skip_comment(),
                b'/' if self.at(self.pos + 1) == b'/' => self.skip_to_newline(),
                _ => self.pos += 1,
            }
        }
    }

    /// Leaves the cursor behind the `#` of the next directive. `false` at the end of the text.
    pub fn skip_to_directive(&mut self) -> bool {
        self.in_directive = false;
        loop {
            self.skip_line();
            self.skip_blank();
            if self.ended() {
                return false;
            }
            let digraph = self.at(self.pos) == b'%' && self.at(self.pos + 1) == b':';
            if self.at(self.pos) == b'#' || digraph {
                self.pos += 1 + usize::from(digraph);
                self.bol = false;
                return true;
            }
        }
    }

    /// Ends a directive.
    pub fn finish_line(&mut self) {
        self.skip_line();
        self.in_directive = false;
    }

    /// From behind the opening quote to behind the closing one. `false`: the line ended first.
    fn skip_quoted(&mut self, quote: u8) -> bool {
        while !self.ended() {
            match self.at(self.pos) {
                b'\n' => return false,
                b'\\' if !matches!(self.at(self.pos + 1), b'\n') => self.pos += 2,
                b => {
                    self.pos += 1;
                    if b == quote {
                        return true;
                    }
                }
            }
        }
        self.pos = self.text.bytes.len();
        false
    }

    fn finish(&mut self, kind: Kind, lo: u32, flags: u8) -> PpToken {
        self.bol = false;
        let hi = self.position(self.pos.saturating_sub(1)) + 1;
        PpToken {
            flags,
            ..PpToken::new(kind, lo, hi)
        }
    }

    /// The next token; [`Kind::Eof`] again and again at the end.
    pub fn next(&mut self, names: &mut Interner) -> PpToken {
        self.count += 1;
        let flags = self.skip_blank();
        let start = self.pos;
        let lo = self.position(start);
        let first = self.at(start);
        let kind = match class(first) {
            IDENT => self.word(names),
            DIGIT => self.number(names),
            EXTENDED => {
                if self.extended_char(start, true).is_some() {
                    self.extended_word(names)
                } else {
                    self.stray(names)
                }
            }
            _ => match first {
                b'"' | b'\'' => self.literal(names, start),
                b'.' if self.at(start + 1).is_ascii_digit() => self.number(names),
                b'\n' => {
                    self.bol = true;
                    return PpToken {
                        flags,
                        ..PpToken::new(Kind::Eol, lo, lo + 1)
                    };
                }
                0 => {
                    let kind = if self.in_directive {
                        Kind::Eol
                    } else {
                        Kind::Eof
                    };
                    return PpToken {
                        flags,
                        ..PpToken::new(kind, lo, lo + 1)
                    };
                }
                _ => match self.punctuator(first) {
                    Some((punct, len, digraph)) => {
                        self.pos += len;
                        let flags = if digraph { flags | DIGRAPH } else { flags };
                        return self.finish(Kind::Punct(punct), lo, flags);
                    }
                    None => self.stray(names),
                },
            },
        };
        self.finish(kind, lo, flags)
    }

    /// A header name in angle brackets, if the next token is one (6.4.7).
    pub fn header(&mut self, names: &mut Interner) -> Option<PpToken> {
        let flags = self.skip_blank();
        if self.at(self.pos) != b'<' {
            return None;
        }
        let rest = self.text.bytes.get(self.pos..)?;
        let len = rest.iter().position(|&b| b == b'>' || b == b'\n')?;
        if rest.get(len) != Some(&b'>') {
            return None;
        }
        let symbol = intern_spelling(names, &rest[..=len]);
        let lo = self.position(self.pos);
        self.pos += len + 1;
        self.count += 1;
        Some(self.finish(Kind::Header(symbol), lo, flags))
    }

    fn word(&mut self, names: &mut Interner) -> Kind {
        let start = self.pos;
        let bytes = &self.text.bytes;
        let rest = bytes.get(start..).unwrap_or(&[]);
        let len = rest.iter().position(|&b| !is_word(b)).unwrap_or(rest.len());
        let word = &rest[..len];
        match rest.get(len) {
            Some(b'"') if matches!(word, b"L" | b"u" | b"U" | b"u8") => {
                return self.literal(names, start + len);
            }
            Some(b'\'') if matches!(word, b"L" | b"u" | b"U") => {
                return self.literal(names, start + len);
            }
            Some(b'"') if matches!(word, b"R" | b"LR" | b"uR" | b"UR" | b"u8R") => {
                let span = self.here();
                let problem = Problem::unsupported(span, "raw string literal");
                self.problem.get_or_insert(problem);
                self.pos = self.text.bytes.len();
                return Kind::Eof;
            }
            Some(b'\\' | 0x80..) if self.extended_char(start + len, false).is_some() => {
                return self.extended_word(names);
            }
            _ => {}
        }
        self.pos = start + len;
        Kind::Ident(
            names.intern(std::str::from_utf8(&self.text.bytes[start..start + len]).unwrap_or("")),
        )
    }

    /// An identifier with characters beyond ASCII. Universal character names are interned as the
    /// characters that they name.
    fn extended_word(&mut self, names: &mut Interner) -> Kind {
        let mut word = String::new();
        loop {
            let b = self.at(self.pos);
            if is_word(b) {
                word.push(char::from(b));
                self.pos += 1;
            } else if let Some((c, len)) = self.extended_char(self.pos, word.is_empty()) {
                word.push(c);
                self.pos += len;
            } else {
                return Kind::Ident(names.intern(&word));
            }
        }
    }

    /// A character beyond ASCII that may stand in an identifier, and its length in the text.
    fn extended_char(&self, pos: usize, initial: bool) -> Option<(char, usize)> {
        let rest = self.text.bytes.get(pos..)?;
        let (c, len) = match *rest.first()? {
            b'\\' => {
                let digits = match rest.get(1)? {
                    b'u' => 4,
                    b'U' => 8,
                    _ => return None,
                };
                let hex = std::str::from_utf8(rest.get(2..2 + digits)?).ok()?;
                if !hex.bytes().all(|b| b.is_ascii_hexdigit()) {
                    return None;
                }
                (
                    char::from_u32(u32::from_str_radix(hex, 16).ok()?)?,
                    2 + digits,
                )
            }
            0x80.. => {
                let head = rest.get(..4).unwrap_or(rest);
                let text = match std::str::from_utf8(head) {
                    Ok(text) => text,
                    Err(e) => std::str::from_utf8(&head[..e.valid_up_to()]).ok()?,
                };
                let c = text.chars().next()?;
                (c, c.len_utf8())
            }
            _ => return None,
        };
        let code = c as u32;
        let inside = |ranges: &[(u32, u32)]| ranges.iter().any(|&(a, b)| (a..=b).contains(&code));
        (inside(IDENT_RANGES) && !(initial && inside(NOT_INITIAL))).then_some((c, len))
    }

    /// A preprocessing number (6.4.8), with C23's digit separators: in C17 no number is followed by a character constant.
    fn number(&mut self, names: &mut Interner) -> Kind {
        let start = self.pos;
        self.pos += 1;
        loop {
            let b = self.at(self.pos);
            if is_word(b) || b == b'.' {
                let exponent = matches!(b, b'e' | b'E' | b'p' | b'P');
                let sign = exponent && matches!(self.at(self.pos + 1), b'+' | b'-');
                self.pos += if sign { 2 } else { 1 };
            } else if b == b'\'' && is_word(self.at(self.pos + 1)) {
                self.pos += 2;
            } else if class(b) == EXTENDED
                && let Some((_, len)) = self.extended_char(self.pos, false)
            {
                self.pos += len;
            } else {
                break;
            }
        }
        Kind::Number(intern_spelling(names, &self.text.bytes[start..self.pos]))
    }

    /// A character constant or string literal whose quote is at `quote`.
    fn literal(&mut self, names: &mut Interner, quote: usize) -> Kind {
        let start = self.pos;
        let mark = self.at(quote);
        self.pos = quote + 1;
        let closed = self.skip_quoted(mark);
        let symbol = intern_spelling(names, &self.text.bytes[start..self.pos]);
        match (closed, mark) {
            (false, _) => Kind::Other(symbol),
            (true, b'"') => Kind::Str(symbol),
            (true, _) => Kind::Char(symbol),
        }
    }

    fn stray(&mut self, names: &mut Interner) -> Kind {
        self.pos += 1;
        Kind::Other(intern_spelling(
            names,
            &self.text.bytes[self.pos - 1..self.pos],
        ))
    }

    /// The longest punctuator here: which, how long, and whether it is a digraph (6.4.6).
    fn punctuator(&self, first: u8) -> Option<(Punct, usize, bool)> {
        use Punct::*;
        let second = self.at(self.pos + 1);
        let third = || self.at(self.pos + 2);
        let plain = |punct| Some((punct, 1, false));
        let pair = |punct| Some((punct, 2, false));
        let triple = |punct| Some((punct, 3, false));
        let digraph = |punct| Some((punct, 2, true));
        match (first, second) {
            (b'(', _) => plain(LParen),
            (b')', _) => plain(RParen),
            (b',', _) => plain(Comma),
            (b';', _) => plain(Semi),
            (b'[', _) => plain(LBracket),
            (b']', _) => plain(RBracket),
            (b'{', _) => plain(LBrace),
            (b'}', _) => plain(RBrace),
            (b'.', b'.') if third() == b'.' => triple(Ellipsis),
            (b'.', _) => plain(Dot),
            (b'-', b'>') => pair(Arrow),
            (b'-', b'-') => pair(MinusMinus),
            (b'-', b'=') => pair(MinusEq),
            (b'-', _) => plain(Minus),
            (b'+', b'+') => pair(PlusPlus),
            (b'+', b'=') => pair(PlusEq),
            (b'+', _) => plain(Plus),
            (b'&', b'&') => pair(AmpAmp),
            (b'&', b'=') => pair(AmpEq),
            (b'&', _) => plain(Amp),
            (b'*', b'=') => pair(StarEq),
            (b'*', _) => plain(Star),
            (b'~', _) => plain(Tilde),
            (b'!', b'=') => pair(Ne),
            (b'!', _) => plain(Bang),
            (b'/', b'=') => pair(SlashEq),
            (b'/', _) => plain(Slash),
            (b'%', b'=') => pair(PercentEq),
            (b'%', b'>') => digraph(RBrace),
            (b'%', b':') if third() == b'%' && self.at(self.pos + 3) == b':' => {
                Some((HashHash, 4, true))
            }
            (b'%', b':') => digraph(Hash),
            (b'%', _) => plain(Percent),
            (b'<', b'<') if third() == b'=' => triple(ShlEq),
            (b'<', b'<') => pair(Shl),
            (b'<', b'=') => pair(Le),
            (b'<', b':') => digraph(LBracket),
            (b'<', b'%') => digraph(LBrace),
            (b'<', _) => plain(Lt),
            (b'>', b'>') if third() == b'=' => triple(ShrEq),
            (b'>', b'>') => pair(Shr),
            (b'>', b'=') => pair(Ge),
            (b'>', _) => plain(Gt),
            (b'=', b'=') => pair(EqEq),
            (b'=', _) => plain(Eq),
            (b'^', b'=') => pair(CaretEq),
            (b'^', _) => plain(Caret),
            (b'|', b'|') => pair(PipePipe),
            (b'|', b'=') => pair(PipeEq),
            (b'|', _) => plain(Pipe),
            (b'?', _) => plain(Question),
            (b':', b'>') => digraph(RBracket),
            (b':', _) => plain(Colon),
            (b'#', b'#') => pair(HashHash),
            (b'#', _) => plain(Hash),
            _ => None,
        }
    }
}

/// C11 D.1.
const IDENT_RANGES: &[(u32, u32)] = &[
    (0xa8, 0xa8),
    (0xaa, 0xaa),
    (0xad, 0xad),
    (0xaf, 0xaf),
    (0xb2, 0xb5),
    (0xb7, 0xba),
    (0xbc, 0xbe),
    (0xc0, 0xd6),
    (0xd8, 0xf6),
    (0xf8, 0x167f),
    (0x1681, 0x180d),
    (0x180f, 0x1fff),
    (0x200b, 0x200d),
    (0x202a, 0x202e),
    (0x203f, 0x2040),
    (0x2054, 0x2054),
    (0x2060, 0x218f),
    (0x2460, 0x24ff),
    (0x2776, 0x2793),
    (0x2c00, 0x2dff),
    (0x2e80, 0x2fff),
    (0x3004, 0x3007),
    (0x3021, 0x302f),
    (0x3031, 0xd7ff),
    (0xf900, 0xfd3d),
    (0xfd40, 0xfdcf),
    (0xfdf0, 0xfe44),
    (0xfe47, 0xfffd),
    (0x10000, 0x1fffd),
    (0x20000, 0x2fffd),
    (0x30000, 0x3fffd),
    (0x40000, 0x4fffd),
    (0x50000, 0x5fffd),
    (0x60000, 0x6fffd),
    (0x70000, 0x7fffd),
    (0x80000, 0x8fffd),
    (0x90000, 0x9fffd),
    (0xa0000, 0xafffd),
    (0xb0000, 0xbfffd),
    (0xc0000, 0xcfffd),
    (0xd0000, 0xdfffd),
    (0xe0000, 0xefffd),
];

/// C11 D.2.
const NOT_INITIAL: &[(u32, u32)] = &[
    (0x300, 0x36f),
    (0x1dc0, 0x1dff),
    (0x20d0, 0x20ff),
    (0xfe20, 0xfe2f),
];
