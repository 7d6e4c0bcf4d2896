//! The main file's own tokens: where they begin and end, before any macro is looked at.
//!
//! The tree's positions are those of tokens that survived preprocessing, and leave out parentheses
//! around expressions. Before a text is cut at such a position, this says whether the range is one
//! that a person would take for the whole expression or statement: it begins and ends with tokens of
//! the file, its parentheses match, and none of its ends is made by a macro.
//!
//! Left out: line splices inside tokens and trigraphs; a range with them does not qualify.

use cassay_lang::SourceMap;
use rustc_hash::FxHashSet;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Word,
    Number,
    /// A string or character constant.
    Quoted,
    Punct(u8),
    /// A whole line that begins with `#`, or the mark between two files.
    Directive,
    /// Something that a conditional directive leaves out.
    Skipped,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token {
    pub lo: u32,
    pub hi: u32,
    pub kind: Kind,
}

pub struct Tokens {
    list: Vec<Token>,
    /// Every name that is a macro anywhere in the program's texts.
    macros: FxHashSet<Vec<u8>>,
    /// Macros that are undefined again somewhere: a text with one may mean something else further on.
    unsteady: FxHashSet<Vec<u8>>,
    /// The main file itself undefines macros.
    pub undefines: bool,
}

fn word(b: u8) -> bool {
    b.is_ascii_alphanumeric() || b == b'_' || b == b'$' || b >= 0x80
}

/// Where a quoted text ends that begins at `at`.
fn quoted(text: &[u8], at: usize) -> usize {
    let quote = text.get(at).copied();
    let mut i = at + 1;
    while let Some(&b) = text.get(i) {
        match b {
            b'\\' => i += 1,
            b'\n' => return i,
            _ if Some(b) == quote => return i + 1,
            _ => {}
        }
        i += 1;
    }
    text.len()
}

/// Where a directive's line ends; splices and comments go on.
fn directive(text: &[u8], at: usize) -> usize {
    let mut i = at;
    while let Some(&b) = text.get(i) {
        match b {
            b'\n' => return i,
            b'\\' => i += 2,
            b'/' if text.get(i + 1) == Some(&b'*') => i = comment(text, i),
            _ => i += 1,
        }
    }
    text.len()
}

/// Where the comment ends that begins at `at`.
fn comment(text: &[u8], at: usize) -> usize {
    let rest = text.get(at..).unwrap_or_default();
    if rest.get(1) == Some(&b'/') {
        return at + rest.iter().position(|&b| b == b'\n').unwrap_or(rest.len());
    }
    let inside = rest.get(2..).unwrap_or_default();
    let end = inside.windows(2).position(|w| w == b"*/");
    end.map_or(text.len(), |n| at + n + 4)
}

fn lex(text: &[u8]) -> Vec<Token> {
    let mut list = Vec::new();
    let mut i = 0;
    let mut fresh = true;
    while let Some(&b) = text.get(i) {
        let start = i;
        let kind = match b {
            b'\n' => {
                fresh = true;
                i += 1;
                continue;
            }
            b' ' | b'\t' | b'\r' | 0x0b | 0x0c | b'\\' => {
                i += 1;
                continue;
            }
            b'/' if matches!(text.get(i + 1), Some(b'/' | b'*')) => {
                i = comment(text, i);
                continue;
            }
            0 => {
                i += 1;
                Kind::Directive
            }
            b'#' if fresh => {
                i = directive(text, i);
                Kind::Directive
            }
            b'"' | b'\'' => {
                i = quoted(text, i);
                Kind::Quoted
            }
            b'.' if text.get(i + 1).is_some_and(u8::is_ascii_digit) => {
                i = number(text, i);
                Kind::Number
            }
            _ if b.is_ascii_digit() => {
                i = number(text, i);
                Kind::Number
            }
            _ if word(b) => {
                while text.get(i).is_some_and(|&b| word(b)) {
                    i += 1;
                }
                Kind::Word
            }
            _ => {
                i += 1;
                Kind::Punct(b)
            }
        };
        fresh = false;
        list.push(Token {
            lo: start as u32,
            hi: i as u32,
            kind,
        });
    }
    list
}

fn number(text: &[u8], at: usize) -> usize {
    let mut i = at;
    while let Some(&b) = text.get(i) {
        let sign = matches!(b, b'+' | b'-')
            && matches!(text.get(i.wrapping_sub(1)), Some(b'e' | b'E' | b'p' | b'P'));
        if !(word(b) || b == b'.' || sign && i > at) {
            break;
        }
        i += 1;
    }
    i
}

/// The names that `#define` lines of a text define, and where.
pub fn definitions(text: &[u8]) -> impl Iterator<Item = (&[u8], usize)> {
    let mut end = 0;
    text.split(|&b| b == b'\n').filter_map(move |line| {
        end += line.len() + 1;
        let rest = line.trim_ascii_start().strip_prefix(b"#")?;
        let rest = rest.trim_ascii_start().strip_prefix(b"define")?;
        let rest = rest.trim_ascii_start();
        let length = rest.iter().position(|&b| !word(b)).unwrap_or(rest.len());
        Some((rest.get(..length)?, end - 1 - rest.len()))
    })
}

fn defined(text: &[u8], names: &mut FxHashSet<Vec<u8>>) {
    names.extend(definitions(text).map(|(name, _)| name.to_vec()));
}

/// The names that `#undef` lines and pragmas of a text change later on.
fn undefined(text: &[u8], names: &mut FxHashSet<Vec<u8>>) {
    for line in text.split(|&b| b == b'\n') {
        let Some(rest) = line.trim_ascii_start().strip_prefix(b"#") else {
            continue;
        };
        let rest = rest.trim_ascii_start();
        let rest = match rest.strip_prefix(b"undef") {
            Some(rest) => rest.trim_ascii_start(),
            None if rest.windows(5).any(|w| w == b"macro") && rest.starts_with(b"pragma") => {
                let quote = rest.iter().position(|&b| b == b'"').unwrap_or(rest.len());
                rest.get(quote + 1..).unwrap_or_default()
            }
            None => continue,
        };
        let end = rest.iter().position(|&b| !word(b)).unwrap_or(rest.len());
        names.insert(rest.get(..end).unwrap_or_default().to_vec());
    }
}

/// Macros that no text defines.
const BUILT_IN: [&str; 8] = [
    "__LINE__",
    "__FILE__",
    "__DATE__",
    "__TIME__",
    "__COUNTER__",
    "__INCLUDE_LEVEL__",
    "__BASE_FILE__",
    "_Pragma",
];

impl Tokens {
    /// The tokens of a text, which is among the sources, and has parts that are left out.
    pub fn new(text: &[u8], sources: &SourceMap, skipped: &[(u32, u32)]) -> Tokens {
        let mut macros = FxHashSet::default();
        for file in sources.files() {
            defined(&file.text, &mut macros);
        }
        macros.extend(BUILT_IN.iter().map(|name| name.as_bytes().to_vec()));
        let mut unsteady = FxHashSet::default();
        for file in sources.files() {
            undefined(&file.text, &mut unsteady);
        }
        let mut own = FxHashSet::default();
        undefined(text, &mut own);
        let mut list = lex(text);
        for (lo, hi) in skipped {
            let from = list.partition_point(|t| t.lo < *lo);
            let inside = list.iter_mut().skip(from).take_while(|t| t.hi <= *hi);
            for token in inside.filter(|t| t.kind != Kind::Directive) {
                token.kind = Kind::Skipped;
            }
        }
        // What is defined behind the first function's beginning means nothing before.
        let body = list.windows(2).find(|w| {
            w.first().is_some_and(|t| t.kind == Kind::Punct(b')'))
                && w.last().is_some_and(|t| t.kind == Kind::Punct(b'{'))
        });
        let body = body
            .and_then(|w| w.first())
            .map_or(text.len(), |t| t.lo as usize);
        defined(text.get(body..).unwrap_or_default(), &mut unsteady);
        Tokens {
            list,
            macros,
            unsteady,
            undefines: !own.is_empty(),
        }
    }

    pub fn list(&self) -> &[Token] {
        &self.list
    }

    /// The number of the token that begins at this offset.
    fn at(&self, lo: u32) -> Option<usize> {
        self.list.binary_search_by_key(&lo, |t| t.lo).ok()
    }

    /// The number of the token that ends at this offset.
    fn ending(&self, hi: u32) -> Option<usize> {
        self.list.binary_search_by_key(&hi, |t| t.hi).ok()
    }

    fn is_macro(&self, text: &[u8], token: Token) -> bool {
        token.kind == Kind::Word
            && self.macros.contains(
                text.get(token.lo as usize..token.hi as usize)
                    .unwrap_or_default(),
            )
    }

    /// The range made whole: with the parentheses that its ends lie in, as the tree does not keep
    /// them. `None` if it does not begin and end with tokens of the file, or if its ends are macros.
    pub fn whole(&self, text: &[u8], (lo, hi): (u32, u32)) -> Option<(u32, u32)> {
        let (mut first, mut last) = (self.at(lo)?, self.ending(hi)?);
        let inside = self.list.get(first..=last)?;
        if self.is_macro(text, *inside.first()?) || self.is_macro(text, *inside.last()?) {
            return None;
        }
        let (mut depth, mut lowest) = (0i32, 0i32);
        for token in inside {
            match token.kind {
                Kind::Punct(b'(' | b'[' | b'{') => depth += 1,
                Kind::Punct(b')' | b']' | b'}') => depth -= 1,
                _ => {}
            }
            lowest = lowest.min(depth);
        }
        for _ in 0..-lowest {
            first = first.checked_sub(1)?;
            if self.list.get(first)?.kind != Kind::Punct(b'(') {
                return None;
            }
        }
        for _ in 0..depth - lowest {
            last += 1;
            if self.list.get(last)?.kind != Kind::Punct(b')') {
                return None;
            }
        }
        Some((self.list.get(first)?.lo, self.list.get(last)?.hi))
    }

    /// Where the declaration begins, at file scope, that has something at this offset: behind the
    /// semicolon, brace or directive before it.
    pub fn item_start(&self, offset: u32) -> Option<u32> {
        let mut depth = 0i32;
        let mut start = None;
        let mut fresh = true;
        // The token before this one, and whether the braces around are those of a function: behind
        // those of a type or an initialiser the declaration goes on.
        let mut last = None;
        let mut body = false;
        for token in &self.list {
            if token.lo > offset {
                break;
            }
            match token.kind {
                Kind::Directive => {
                    fresh |= depth == 0;
                    continue;
                }
                Kind::Skipped => continue,
                _ => {}
            }
            // A body begins nothing, even where a directive stands between it and its function's head.
            if fresh && depth == 0 && token.kind != Kind::Punct(b'{') {
                start = Some(token.lo);
                fresh = false;
            }
            match token.kind {
                Kind::Punct(b'{') if depth == 0 => {
                    body = matches!(last, Some(Kind::Punct(b')' | b';')));
                    depth += 1;
                }
                Kind::Punct(b'(' | b'[' | b'{') => depth += 1,
                Kind::Punct(b')' | b']') => depth -= 1,
                Kind::Punct(b'}') => {
                    depth -= 1;
                    fresh = depth == 0 && body;
                }
                Kind::Punct(b';') if depth == 0 => fresh = true,
                _ => {}
            }
            last = Some(token.kind);
        }
        start
    }

    /// Whether every macro in the range means the same throughout the program.
    pub fn is_steady(&self, text: &[u8], (lo, hi): (u32, u32)) -> bool {
        if self.unsteady.is_empty() {
            return true;
        }
        let from = self.list.partition_point(|t| t.lo < lo);
        let inside = self.list.iter().skip(from).take_while(|t| t.lo < hi);
        !inside.filter(|t| t.kind == Kind::Word).any(|t| {
            let word = text.get(t.lo as usize..t.hi as usize);
            self.unsteady.contains(word.unwrap_or_default())
        })
    }

    /// Whether a directive lies in the range.
    pub fn has_directive(&self, (lo, hi): (u32, u32)) -> bool {
        let from = self.list.partition_point(|t| t.lo < lo);
        self.list
            .iter()
            .skip(from)
            .take_while(|t| t.lo < hi)
            .any(|t| t.kind == Kind::Directive)
    }

    /// Whether the conditional directives in the range are complete, so that it can go or come as a
    /// whole; other directives are not wanted in it.
    pub fn balanced(&self, text: &[u8], (lo, hi): (u32, u32)) -> bool {
        let from = self.list.partition_point(|t| t.lo < lo);
        let mut depth = 0;
        for token in self.list.iter().skip(from).take_while(|t| t.lo < hi) {
            if token.kind != Kind::Directive {
                continue;
            }
            let line = text.get(token.lo as usize + 1..token.hi as usize);
            let line = line.unwrap_or_default().trim_ascii_start();
            if line.starts_with(b"if") {
                depth += 1;
            } else if line.starts_with(b"endif") {
                depth -= 1;
            } else if !line.starts_with(b"el") || depth == 0 {
                return false;
            }
            if depth < 0 {
                return false;
            }
        }
        depth == 0
    }

    /// The last token that ends at or before an offset.
    pub fn before(&self, offset: u32) -> Option<Token> {
        let i = self.list.partition_point(|t| t.hi <= offset);
        self.list.get(i.checked_sub(1)?).copied()
    }

    /// The first token at or after an offset.
    pub fn after(&self, offset: u32) -> Option<Token> {
        let i = self.list.partition_point(|t| t.lo < offset);
        self.list.get(i).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn whole(text: &str, part: &str) -> Option<String> {
        let mut sources = SourceMap::new();
        sources.add("t.c", b"#define M 1\n"[..].into(), false);
        let tokens = Tokens::new(text.as_bytes(), &sources, &[]);
        let lo = text.find(part).unwrap() as u32;
        let range = tokens.whole(text.as_bytes(), (lo, lo + part.len() as u32))?;
        Some(text[range.0 as usize..range.1 as usize].to_string())
    }

    #[test]
    fn parentheses_are_found_again() {
        assert_eq!(whole("x = (a+b)*c;", "a+b)*c").as_deref(), Some("(a+b)*c"));
        assert_eq!(
            whole("x = (a)*( b );", "a)*( b").as_deref(),
            Some("(a)*( b )")
        );
        assert_eq!(whole("f(a, (b)(c))", "b)(c)").as_deref(), Some("(b)(c)"));
        assert_eq!(whole("x = a[(b)+1];", "b)+1").as_deref(), Some("(b)+1"));
        assert_eq!(
            whole("x = ')' + (b);", "')' + (b").as_deref(),
            Some("')' + (b)")
        );
    }

    #[test]
    fn ends_are_tokens_and_no_macros() {
        assert_eq!(whole("x = ab+c;", "b+c"), None);
        assert_eq!(whole("x = M+c;", "M+c"), None);
        assert_eq!(whole("x = c+M;", "c+M"), None);
        assert_eq!(whole("x = c+M+d;", "c+M+d").as_deref(), Some("c+M+d"));
        assert_eq!(
            whole("x = c /* ( */ + d;", "c /* ( */ + d").as_deref(),
            Some("c /* ( */ + d")
        );
    }

    #[test]
    fn macros_that_go_are_noticed() {
        let text = "#define A 1\nint x = A + B;\n #undef A\nint f() { }\n#define D D E\n";
        let mut sources = SourceMap::new();
        sources.add("t.c", text.as_bytes().into(), false);
        sources.add(
            "t.h",
            b"#undef C\n#pragma push_macro(\"B\")\n"[..].into(),
            false,
        );
        let tokens = Tokens::new(text.as_bytes(), &sources, &[]);
        let steady = |part: &str| {
            let lo = text.find(part).unwrap() as u32;
            tokens.is_steady(text.as_bytes(), (lo, lo + part.len() as u32))
        };
        assert!(tokens.undefines);
        assert!(steady("int x"));
        assert!(!steady("A + "));
        assert!(!steady("B"));
    }

    #[test]
    fn what_is_left_out_is_no_beginning() {
        let text = "#ifdef C\nextern \"C\" {\n#endif\nint f(void) { return 1; }\n";
        let sources = SourceMap::new();
        let end = text.find("endif").unwrap() as u32;
        let tokens = Tokens::new(text.as_bytes(), &sources, &[(8, end)]);
        let start = tokens.item_start(text.find("return").unwrap() as u32);
        assert_eq!(start, text.find("int f").map(|at| at as u32));
        let skipped = tokens.list().iter().filter(|t| t.kind == Kind::Skipped);
        assert_eq!(skipped.count(), 3);

        let text =
            "int f(void)\n#if 0\nint f(int x)\n#endif\n{ return 1; } int g(void) { return 2; }";
        let part = |part: &str| text.find(part).unwrap() as u32;
        let skipped = [(part("\nint f(int"), part("endif"))];
        let tokens = Tokens::new(text.as_bytes(), &sources, &skipped);
        assert_eq!(tokens.item_start(part("return 1")), Some(0));
        assert_eq!(tokens.item_start(part("return 2")), Some(part("int g")));
    }

    #[test]
    fn items_begin_behind_what_ends_before() {
        let text = "int a;\n#define X {\nstatic int f(int x) { return x; }\nint g(void) { ; }\nenum e { A, B } h(void) { return A; } struct s { int m; } t;";
        let tokens = Tokens::new(text.as_bytes(), &SourceMap::new(), &[]);
        let at = |part: &str| tokens.item_start(text.find(part).unwrap() as u32).unwrap() as usize;
        assert!(text[at("f(int")..].starts_with("static int f"));
        assert!(text[at("g(void")..].starts_with("int g"));
        assert!(text[at("return")..].starts_with("static int f"));
        assert!(text[at("h(void")..].starts_with("enum e"));
        assert!(text[at("} t;")..].starts_with("struct s"));
    }
}
