//! Directives (C17 6.10): conditionals, `#line`, `#error`; definitions and inclusion
//! have files of their own, and so have pragmas. `#warning` and `#ident` are ignored.

use super::include::Guard;
use super::{Condition, Preprocessor, Result};
use crate::lex::{Kind, PpToken, SPACE};
use crate::token::Punct;
use cassay_lang::{Problem, Symbol};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Directive {
    Define,
    Undef,
    Include,
    IncludeNext,
    Import,
    If,
    Ifdef,
    Ifndef,
    Elif,
    Elifdef,
    Elifndef,
    Else,
    Endif,
    Line,
    Error,
    Pragma,
    Ignored,
}

fn directive(name: &str) -> Option<Directive> {
    Some(match name {
        "define" => Directive::Define,
        "undef" => Directive::Undef,
        "include" => Directive::Include,
        "include_next" => Directive::IncludeNext,
        "import" => Directive::Import,
        "if" => Directive::If,
        "ifdef" => Directive::Ifdef,
        "ifndef" => Directive::Ifndef,
        "elif" => Directive::Elif,
        "elifdef" => Directive::Elifdef,
        "elifndef" => Directive::Elifndef,
        "else" => Directive::Else,
        "endif" => Directive::Endif,
        "line" => Directive::Line,
        "error" => Directive::Error,
        "pragma" => Directive::Pragma,
        "warning" | "ident" | "sccs" | "assert" | "unassert" => Directive::Ignored,
        _ => return None,
    })
}

impl Preprocessor<'_> {
    /// The next token of the current line.
    pub(super) fn lex(&mut self) -> PpToken {
        self.current.lexer.next(self.names)
    }

    pub(super) fn rest_of_line(&mut self, out: &mut Vec<PpToken>) {
        loop {
            let token = self.lex();
            if matches!(token.kind, Kind::Eol | Kind::Eof) {
                return;
            }
            out.push(token);
        }
    }

    /// Runs the directive whose `#` was just read.
    pub(super) fn directive(&mut self, hash: PpToken) -> Result<()> {
        self.current.lexer.in_directive = true;
        let name = self.lex();
        let which = match name.kind {
            Kind::Ident(symbol) => match directive(self.names.name(symbol)) {
                Some(which) => which,
                None => {
                    let what = format!("unknown directive '#{}'", self.names.name(symbol));
                    return Err(Problem::invalid(name.spelling(), what));
                }
            },
            // A line marker of an already preprocessed text.
            Kind::Number(_) => {
                self.line(Some(name), name)?;
                self.current.lexer.finish_line();
                return Ok(());
            }
            Kind::Eol => {
                self.current.lexer.finish_line();
                return Ok(());
            }
            _ => {
                return Err(Problem::invalid(
                    name.spelling(),
                    "expected a directive after '#'",
                ));
            }
        };
        match which {
            Directive::Define => self.define()?,
            Directive::Undef => {
                let name = self.lex();
                let symbol = self.macro_name(name)?;
                self.macros.remove(symbol);
                self.settle(symbol);
            }
            Directive::Include => return self.include(hash, false, false),
            Directive::IncludeNext => return self.include(hash, true, false),
            Directive::Import => return self.include(hash, false, true),
            Directive::If | Directive::Ifdef | Directive::Ifndef => {
                return self.open_condition(which, name);
            }
            Directive::Elif | Directive::Elifdef | Directive::Elifndef | Directive::Else => {
                // The group before was taken: everything up to `#endif` is not.
                self.alternative(which, name)?;
                self.current.lexer.finish_line();
                return self.skip_groups();
            }
            Directive::Endif => self.close_condition(name)?,
            Directive::Line => self.line(None, name)?,
            Directive::Error => {
                let mut tokens = self.take_buffer();
                self.rest_of_line(&mut tokens);
                let text = self.joined(&tokens);
                return Err(Problem::invalid(
                    hash.spelling().to(name.spelling()),
                    format!("#error {text}"),
                ));
            }
            Directive::Pragma => {
                let mut tokens = self.take_buffer();
                self.rest_of_line(&mut tokens);
                self.pragma(&tokens, name)?;
                self.give_buffer(tokens);
            }
            Directive::Ignored => {}
        }
        self.current.lexer.finish_line();
        match self.current.lexer.problem.take() {
            Some(problem) => Err(problem),
            None => Ok(()),
        }
    }

    pub(super) fn joined(&self, tokens: &[PpToken]) -> String {
        let mut text = Vec::new();
        for token in tokens {
            if !text.is_empty() && token.has(SPACE) {
                text.push(b' ');
            }
            token.write(self.names, &mut text);
        }
        String::from_utf8_lossy(&text).into_owned()
    }

    fn open_condition(&mut self, which: Directive, name: PpToken) -> Result<()> {
        let first = self.current.lexer.count == 2 && self.conditions.len() == self.current.base;
        let (taken, guard) = self.test(which, name)?;
        if first && let Some(guard) = guard {
            self.current.guard = Guard::Open(guard);
        }
        self.conditions.push(Condition {
            taken,
            seen_else: false,
            span: name.spelling(),
        });
        self.current.lexer.finish_line();
        if taken { Ok(()) } else { self.skip_groups() }
    }

    /// Evaluates the test of a conditional. If it only asks that one macro is not defined, the
    /// macro may be an include guard and is returned too.
    fn test(&mut self, which: Directive, name: PpToken) -> Result<(bool, Option<Symbol>)> {
        match which {
            Directive::If | Directive::Elif => {
                let mut tokens = self.take_buffer();
                self.condition_line(&mut tokens);
                let guard = self.negated_defined(&tokens);
                let value = self.condition(&tokens, name)?;
                self.give_buffer(tokens);
                Ok((value, guard))
            }
            _ => {
                let operand = self.lex();
                let symbol = self.macro_name(operand)?;
                let defined = self.macros.is_defined(symbol);
                self.answerable(symbol, operand)?;
                self.ask_defined(symbol);
                if self.asked {
                    let asks = |there: &mut Self| Ok(there.macros.is_defined(symbol));
                    let others = self.other_answers(defined, asks);
                    self.open_text(name, others);
                }
                let negative = matches!(which, Directive::Ifndef | Directive::Elifndef);
                Ok((defined != negative, negative.then_some(symbol)))
            }
        }
    }

    /// The tokens of an `#if` line; header names are only recognised behind `__has_include`.
    fn condition_line(&mut self, out: &mut Vec<PpToken>) {
        loop {
            let token = self.lex();
            if matches!(token.kind, Kind::Eol | Kind::Eof) {
                return;
            }
            let after_query = token.is(Punct::LParen)
                && matches!(out.last().map(|t| t.kind), Some(Kind::Ident(s))
                    if s == self.known.has_include || s == self.known.has_include_next);
            out.push(token);
            if after_query && let Some(header) = self.current.lexer.header(self.names) {
                out.push(header);
            }
        }
    }

    /// The name in `! defined NAME` and `! defined ( NAME )`.
    fn negated_defined(&self, tokens: &[PpToken]) -> Option<Symbol> {
        let name = match tokens {
            [bang, defined, name] if bang.is(Punct::Bang) && self.is_defined_operator(defined) => {
                name
            }
            [bang, defined, open, name, close]
                if bang.is(Punct::Bang)
                    && self.is_defined_operator(defined)
                    && open.is(Punct::LParen)
                    && close.is(Punct::RParen) =>
            {
                name
            }
            _ => return None,
        };
        match name.kind {
            Kind::Ident(symbol) => Some(symbol),
            _ => None,
        }
    }

    fn is_defined_operator(&self, token: &PpToken) -> bool {
        token.kind == Kind::Ident(self.known.defined)
    }

    /// Checks that `#else` or `#elif` may stand here, and marks it.
    fn alternative(&mut self, which: Directive, name: PpToken) -> Result<()> {
        let base = self.current.base;
        let level = self.conditions.len();
        let Some(open) = self.conditions.last_mut().filter(|_| level > base) else {
            return Err(Problem::invalid(
                name.spelling(),
                "#else or #elif without #if",
            ));
        };
        if open.seen_else {
            return Err(Problem::invalid(
                name.spelling(),
                "#else or #elif after #else",
            ));
        }
        open.seen_else = which == Directive::Else;
        if level == base + 1 {
            self.current.guard = Guard::None;
        }
        Ok(())
    }

    fn close_condition(&mut self, name: PpToken) -> Result<()> {
        if self.conditions.len() <= self.current.base {
            return Err(Problem::invalid(name.spelling(), "#endif without #if"));
        }
        self.conditions.pop();
        if self.conditions.len() == self.current.base {
            self.current.guard = match self.current.guard {
                Guard::Open(symbol) => Guard::Closed(symbol, self.current.lexer.count),
                _ => Guard::None,
            };
        }
        Ok(())
    }

    /// Skips to the group that is to be read, or behind the `#endif`.
    fn skip_groups(&mut self) -> Result<()> {
        let from = self.current.lexer.here().lo;
        let mut nested = 0u32;
        while self.current.lexer.skip_to_directive() {
            self.current.lexer.in_directive = true;
            let name = self.lex();
            let which = match name.kind {
                Kind::Ident(symbol) => directive(self.names.name(symbol)),
                _ => None,
            };
            match which {
                Some(Directive::If | Directive::Ifdef | Directive::Ifndef) => nested += 1,
                Some(Directive::Endif) if nested > 0 => nested -= 1,
                Some(Directive::Endif) => {
                    self.sources.skipped.push((from, name.spelling().lo));
                    self.close_condition(name)?;
                    self.current.lexer.finish_line();
                    return Ok(());
                }
                Some(
                    which @ (Directive::Elif
                    | Directive::Elifdef
                    | Directive::Elifndef
                    | Directive::Else),
                ) if nested == 0 => {
                    self.alternative(which, name)?;
                    let done = self.conditions.last().is_none_or(|c| c.taken);
                    if !done && (which == Directive::Else || self.test(which, name)?.0) {
                        if let Some(open) = self.conditions.last_mut() {
                            open.taken = true;
                        }
                        self.sources.skipped.push((from, name.spelling().lo));
                        self.current.lexer.finish_line();
                        return Ok(());
                    }
                }
                _ => {}
            }
        }
        // The end of the file reports the open conditional.
        Ok(())
    }

    /// `#line` (6.10.4), or a line marker whose number was already read.
    fn line(&mut self, number: Option<PpToken>, at: PpToken) -> Result<()> {
        let mut tokens = self.take_buffer();
        tokens.extend(number);
        self.rest_of_line(&mut tokens);
        let mut line = self.take_buffer();
        self.expand_list(&tokens, &mut line)?;
        let digits = match line.first().map(|t| t.kind) {
            Some(Kind::Number(symbol)) => self.names.name(symbol).parse::<i64>().ok(),
            _ => None,
        };
        let Some(wanted) = digits.filter(|n| (0..=i64::from(u32::MAX)).contains(n)) else {
            return Err(Problem::invalid(at.spelling(), "#line takes a line number"));
        };
        match line.get(1).map(|t| t.kind) {
            None => {}
            Some(Kind::Str(symbol)) => self.current.presumed = Some(symbol),
            Some(_) => {
                return Err(Problem::invalid(
                    at.spelling(),
                    "#line takes a file name as a string",
                ));
            }
        }
        self.current.line_shift = 0;
        let actual = self.line_of(at.lo) as i64;
        self.current.line_shift = wanted - actual - 1;
        self.give_buffer(tokens);
        self.give_buffer(line);
        Ok(())
    }
}
