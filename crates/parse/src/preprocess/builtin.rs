//! Macros whose value the preprocessor computes (C17 6.10.8, `defined`, `_Pragma`, and what GCC
//! adds). Dates are constant: a program means the same on every day.

use super::macros::{Builtin, MacroKind};
use super::{Preprocessor, Result, TextReading};
use crate::attributes;
use crate::lex::{EXPANDED, Kind, PpToken, SPACE, intern_spelling};
use crate::token::{Punct, spelled_bytes};
use cassay_lang::{Problem, Span, Symbol};

/// Attributes that both GCC and Clang have had for long.
const USUAL: &[&str] = &[
    "alias",
    "aligned",
    "always_inline",
    "cleanup",
    "cold",
    "const",
    "constructor",
    "deprecated",
    "destructor",
    "fallthrough",
    "format",
    "hot",
    "malloc",
    "may_alias",
    "mode",
    "noinline",
    "nonnull",
    "noreturn",
    "packed",
    "pure",
    "returns_nonnull",
    "section",
    "transparent_union",
    "unused",
    "used",
    "vector_size",
    "visibility",
    "warn_unused_result",
    "weak",
];

const FUNCTIONS: &[&str] = &[
    "__builtin_abs",
    "__builtin_add_overflow",
    "__builtin_assume_aligned",
    "__builtin_bswap16",
    "__builtin_bswap32",
    "__builtin_bswap64",
    "__builtin_choose_expr",
    "__builtin_clz",
    "__builtin_clzl",
    "__builtin_clzll",
    "__builtin_constant_p",
    "__builtin_ctz",
    "__builtin_ctzl",
    "__builtin_ctzll",
    "__builtin_expect",
    "__builtin_ffs",
    "__builtin_huge_val",
    "__builtin_inf",
    "__builtin_isfinite",
    "__builtin_isinf",
    "__builtin_isnan",
    "__builtin_memcmp",
    "__builtin_memcpy",
    "__builtin_memmove",
    "__builtin_memset",
    "__builtin_mul_overflow",
    "__builtin_nan",
    "__builtin_offsetof",
    "__builtin_parity",
    "__builtin_popcount",
    "__builtin_popcountl",
    "__builtin_popcountll",
    "__builtin_prefetch",
    "__builtin_strlen",
    "__builtin_sub_overflow",
    "__builtin_trap",
    "__builtin_types_compatible_p",
    "__builtin_unreachable",
    "__builtin_va_arg",
    "__builtin_va_copy",
    "__builtin_va_end",
    "__builtin_va_start",
];

impl Preprocessor<'_> {
    pub(super) fn expand_builtin(
        &mut self,
        at: PpToken,
        name: Symbol,
        builtin: Builtin,
    ) -> Result<bool> {
        self.charge(1)?;
        let kind = match builtin {
            Builtin::Line => {
                let line = self.current_line(at);
                self.number_kind(line)
            }
            Builtin::File => Kind::Str(self.presumed_file()),
            Builtin::BaseFile => {
                let main = self.main_name.clone();
                Kind::Str(self.quoted(main.as_bytes()))
            }
            Builtin::Date => self.clock(at, ["\"Jan  1 1970\"", "\"Dec 28 2049\""]),
            Builtin::Time => self.clock(at, ["\"00:00:00\"", "\"23:58:47\""]),
            Builtin::Timestamp => {
                let other = "\"Tue Dec 28 23:58:47 2049\"";
                self.clock(at, ["\"Thu Jan  1 00:00:00 1970\"", other])
            }
            Builtin::Counter => {
                self.counter += 1;
                self.number_kind(self.counter - 1)
            }
            Builtin::IncludeLevel => self.number_kind((self.stack.len() as u64).saturating_sub(1)),
            Builtin::Defined => {
                if !self.in_condition {
                    return Ok(false);
                }
                let value = self.defined(at)?;
                self.number_kind(u64::from(value))
            }
            Builtin::Pragma => {
                if self.depth > 0 {
                    // An argument: the operator runs when the result is read again.
                    return Ok(false);
                }
                self.pragma_operator(at)?;
                return Ok(true);
            }
            Builtin::HasInclude | Builtin::HasIncludeNext => {
                if !self.in_condition {
                    let what = "'__has_include' outside of a preprocessing directive";
                    return Err(Problem::invalid(self.span(at), what));
                }
                let found = self.has_include(at, builtin == Builtin::HasIncludeNext)?;
                self.number_kind(u64::from(found))
            }
            Builtin::HasAttribute
            | Builtin::HasStandardAttribute
            | Builtin::HasFunction
            | Builtin::HasNothing => {
                let (prefix, symbol) = self.feature_name(at)?;
                let text = self.names.name(symbol);
                let prefix = prefix.map(|prefix| attributes::bare(self.names.name(prefix)));
                let row = attributes::find(text);
                let gnu = row.is_some_and(|row| row.gcc);
                // Of builtin functions and features, nobody has a list of all that Clang knows. Attributes that one of the two
                // knows have a row; which of GCC's Clang lacks is not in it.
                let (answer, clang) = match (builtin, prefix) {
                    (Builtin::HasStandardAttribute, None) => {
                        let answer = attributes::standard(text).map_or(0, |row| row.1);
                        (answer, answer)
                    }
                    (Builtin::HasStandardAttribute, Some("gnu"))
                    | (Builtin::HasAttribute, None | Some("gnu")) => {
                        let usual = USUAL.contains(&attributes::bare(text));
                        let other = if usual { gnu } else { row.is_some() && !gnu };
                        (u32::from(gnu), u32::from(other))
                    }
                    (Builtin::HasFunction, _) => (u32::from(FUNCTIONS.contains(&text)), 1),
                    _ => (0, 1),
                };
                let answer = self.has(at, answer, clang);
                self.number_kind(answer.into())
            }
        };
        let flags = (at.flags & SPACE) | EXPANDED;
        self.pending.push(PpToken {
            kind,
            from: name.0 + 1,
            flags,
            ..at
        });
        Ok(true)
    }

    fn number_kind(&mut self, value: u64) -> Kind {
        Kind::Number(self.names.intern(&value.to_string()))
    }

    /// `__LINE__`. In a macro it is the line of the outermost call, which GCC takes where the call begins and Clang
    /// where it ends.
    fn current_line(&mut self, at: PpToken) -> u64 {
        if at.site == 0 {
            return self.line_of(at.lo);
        }
        let begins = self.line_of(at.site);
        let ends = match self.call_ends.get(&at.site) {
            Some(&end) => self.line_of(end),
            None => begins,
        };
        let clang = [TextReading::Clang, TextReading::Other];
        let here = clang.contains(&self.reading);
        if begins != ends {
            let others = TextReading::ALL
                .iter()
                .filter(|r| clang.contains(r) != here);
            let others = others.fold(0, |bits, reading| bits | reading.bit());
            self.open_text(at, others);
        }
        if here { ends } else { begins }
    }

    /// A date or time: nobody knows when the program will be translated.
    fn clock(&mut self, at: PpToken, [first, other]: [&str; 2]) -> Kind {
        self.open_text(at, TextReading::Other.bit());
        Kind::Str(self.names.intern(match self.reading {
            TextReading::Other => other,
            _ => first,
        }))
    }

    /// The text is another one in other readings. What our own headers ask for is nobody else's.
    pub(super) fn open_text(&mut self, at: PpToken, others: u8) {
        if others == 0 || self.is_builtin() {
            return;
        }
        self.others |= others;
        if self.open.is_none() {
            self.open = Some(self.span(at));
        }
    }

    /// The line of a position, as `#line` may have changed it.
    pub(super) fn line_of(&self, position: u32) -> u64 {
        let span = Span {
            lo: position,
            hi: position + 1,
            expansion: 0,
        };
        let line = self.sources.location(span).map_or(0, |l| i64::from(l.line));
        line.saturating_add(self.current.line_shift).max(0) as u64
    }

    fn presumed_file(&mut self) -> Symbol {
        if let Some(name) = self.current.presumed {
            return name;
        }
        let path = self
            .files
            .get(self.current.file)
            .map(|f| f.path.clone())
            .unwrap_or_default();
        self.quoted(path.as_bytes())
    }

    /// A string literal that spells these bytes.
    fn quoted(&mut self, bytes: &[u8]) -> Symbol {
        let mut text = vec![b'"'];
        for &b in bytes {
            if matches!(b, b'"' | b'\\') {
                text.push(b'\\');
            }
            text.push(b);
        }
        text.push(b'"');
        intern_spelling(self.names, &text)
    }

    fn defined(&mut self, at: PpToken) -> Result<bool> {
        let mut token = self.next_raw()?;
        let parenthesis = token.is(Punct::LParen);
        if parenthesis {
            token = self.next_raw()?;
        }
        let Kind::Ident(name) = token.kind else {
            return Err(Problem::invalid(self.span(at), "'defined' without a name"));
        };
        if parenthesis && !self.next_raw()?.is(Punct::RParen) {
            return Err(Problem::invalid(
                self.span(at),
                "missing ')' after 'defined'",
            ));
        }
        self.answerable(name, token)?;
        self.ask_defined(name);
        Ok(self.macros.is_defined(name))
    }

    /// `(name)` or `(prefix::name)`
    fn feature_name(&mut self, at: PpToken) -> Result<(Option<Symbol>, Symbol)> {
        let malformed = Problem::invalid(self.span(at), "expected a name in parentheses");
        if !self.next_raw()?.is(Punct::LParen) {
            return Err(malformed);
        }
        let (mut prefix, mut name) = (None, None);
        loop {
            match self.next_raw()?.kind {
                Kind::Ident(symbol) => (prefix, name) = (name, Some(symbol)),
                Kind::Punct(Punct::Colon) => {}
                Kind::Punct(Punct::RParen) => {
                    return name.map(|name| (prefix, name)).ok_or(malformed);
                }
                _ => return Err(malformed),
            }
        }
    }

    fn has_include(&mut self, at: PpToken, next: bool) -> Result<bool> {
        let malformed = Problem::invalid(self.span(at), "'__has_include' without a header name");
        if !self.next_raw()?.is(Punct::LParen) {
            return Err(malformed);
        }
        let mut tokens = self.take_buffer();
        let mut depth = 0;
        loop {
            let token = self.next_raw()?;
            match token.kind {
                Kind::Punct(Punct::LParen) => depth += 1,
                Kind::Punct(Punct::RParen) if depth == 0 => break,
                Kind::Punct(Punct::RParen) => depth -= 1,
                Kind::Eof | Kind::End => return Err(malformed),
                _ => {}
            }
            tokens.push(token);
        }
        let Some((form, name)) = self.header_name(&tokens)? else {
            return Err(malformed);
        };
        self.give_buffer(tokens);
        let form = self.next_form(next, form);
        Ok(self.find(&name, form, at.spelling())?.is_some())
    }

    /// `_Pragma ( string-literal )` (6.10.9)
    fn pragma_operator(&mut self, at: PpToken) -> Result<()> {
        // Not at depth 0, so that `_Pragma` inside its own operand is not run.
        self.depth += 1;
        let open = self.next_expanded()?;
        let operand = self.next_expanded()?;
        let close = self.next_expanded()?;
        self.depth -= 1;
        let (true, Kind::Str(literal), true) = (
            open.is(Punct::LParen),
            operand.kind,
            close.is(Punct::RParen),
        ) else {
            let what = "'_Pragma' takes a string literal in parentheses";
            return Err(Problem::invalid(self.span(at), what));
        };
        let spelled: Vec<u8> = spelled_bytes(self.names.name(literal)).collect();
        let start = spelled.iter().position(|&b| b == b'"').map_or(0, |i| i + 1);
        let inner = spelled
            .get(start..spelled.len().saturating_sub(1))
            .unwrap_or(&[]);
        let mut text = Vec::with_capacity(inner.len());
        let mut bytes = inner.iter().copied().peekable();
        while let Some(b) = bytes.next() {
            match (b, bytes.peek()) {
                (b'\\', Some(&escaped @ (b'"' | b'\\'))) => {
                    text.push(escaped);
                    bytes.next();
                }
                _ => text.push(b),
            }
        }
        self.pragma_text(&text, at)
    }

    pub(super) fn register_builtins(&mut self) {
        for &(name, builtin) in super::macros::BUILTINS {
            let symbol = self.names.intern(name);
            let definition = super::macros::Macro {
                kind: MacroKind::Builtin(builtin),
                start: 0,
                end: 0,
                plain: false,
                varying: false,
            };
            self.macros.insert(symbol, definition);
        }
    }
}
