//! Macro expansion (C17 6.10.3.1 to 6.10.3.4), after Prosser's algorithm: a stack of pending
//! tokens stands for the rest of the source, an expansion pushes its result back onto it, and each
//! token carries its hide set. Where the standard leaves a choice, the result is GCC's.

use super::macros::{Item, Macro, MacroKind, Op};
use super::{MAX_DEPTH, MAX_WORK, Preprocessor, Result};
use crate::lex::{
    EXPANDED, Kind, Lexer, PpToken, SPACE, SPACE_AFTER, Text, intern_spelling, is_word,
};
use crate::token::Punct;
use cassay_lang::{Problem, Symbol};
use std::ops::Range;

/// The arguments of an invocation.
struct Args {
    /// All arguments as written, one behind the other.
    tokens: Vec<PpToken>,
    ranges: Vec<Range<usize>>,
    /// All arguments after their own expansion.
    expanded_tokens: Vec<PpToken>,
    expanded: Vec<Range<usize>>,
    /// Index of the variable argument, if the macro has one.
    variadic: Option<usize>,
    /// The call gave nothing at all for it, which removes the comma of `, ## __VA_ARGS__`.
    absent: bool,
}

impl Args {
    fn raw(&self, n: u32) -> &[PpToken] {
        self.ranges
            .get(n as usize)
            .and_then(|r| self.tokens.get(r.clone()))
            .unwrap_or(&[])
    }

    fn expanded(&self, n: u32) -> &[PpToken] {
        let range = self.expanded.get(n as usize);
        range
            .and_then(|r| self.expanded_tokens.get(r.clone()))
            .unwrap_or(&[])
    }

    /// Does `__VA_OPT__` keep its contents?
    fn has_variable(&self) -> bool {
        self.variadic
            .is_some_and(|n| !self.expanded(n as u32).is_empty())
    }
}

/// What the tokens of one expansion have in common.
#[derive(Clone, Copy)]
struct Stamp {
    site: u32,
    from: u32,
}

impl Stamp {
    fn body(self, token: PpToken) -> PpToken {
        PpToken {
            site: self.site,
            from: self.from,
            flags: token.flags | EXPANDED,
            ..token
        }
    }

    fn argument(self, token: PpToken) -> PpToken {
        let from = if token.from == 0 {
            self.from
        } else {
            token.from
        };
        PpToken {
            from,
            flags: token.flags | EXPANDED,
            ..token
        }
    }
}

impl Preprocessor<'_> {
    /// Counts work, so that no input can keep the preprocessor busy for ever.
    pub(super) fn charge(&mut self, amount: usize) -> Result<()> {
        self.work += amount as u64;
        if self.work > MAX_WORK {
            return Err(Problem::unsupported(
                self.invocation(),
                "macro expansion is too large",
            ));
        }
        Ok(())
    }

    fn hide_too_large<T>(
        &self,
        result: std::result::Result<T, super::hideset::TooLarge>,
    ) -> Result<T> {
        result.map_err(|_| {
            Problem::unsupported(self.invocation(), "macro expansion nests too deeply")
        })
    }

    /// The next token without expansion.
    pub(super) fn next_raw(&mut self) -> Result<PpToken> {
        let mut token = match self.pending.pop() {
            Some(token) => token,
            None => self.next_file_token()?,
        };
        if self.carry_space {
            token.flags |= SPACE;
            self.carry_space = false;
        }
        if token.has(SPACE_AFTER) {
            token.flags &= !SPACE_AFTER;
            self.carry_space = true;
        }
        Ok(token)
    }

    /// The next token after expansion.
    pub(super) fn next_expanded(&mut self) -> Result<PpToken> {
        loop {
            let token = self.next_raw()?;
            if let Kind::Ident(name) = token.kind
                && let Some(definition) = self.macros.get(name)
                && self.expand(token, name, definition)?
            {
                continue;
            }
            return Ok(token);
        }
    }

    /// Expands a list of tokens on its own, as if it were the whole source.
    pub(super) fn expand_list(&mut self, tokens: &[PpToken], out: &mut Vec<PpToken>) -> Result<()> {
        let alive = tokens
            .iter()
            .any(|t| matches!(t.kind, Kind::Ident(name) if self.macros.get(name).is_some()));
        if !alive {
            out.extend_from_slice(tokens);
            return Ok(());
        }
        if self.depth >= MAX_DEPTH {
            return Err(Problem::unsupported(
                self.invocation(),
                "macro arguments nest too deeply",
            ));
        }
        self.depth += 1;
        self.pending.push(PpToken::new(Kind::End, 0, 0));
        self.pending.extend(tokens.iter().rev());
        loop {
            let token = self.next_expanded()?;
            if token.kind == Kind::End {
                break;
            }
            out.push(token);
        }
        self.depth -= 1;
        Ok(())
    }

    /// Replaces a macro name, if this is an invocation. `false`: the token stays as it is.
    fn expand(&mut self, token: PpToken, name: Symbol, definition: Macro) -> Result<bool> {
        if self.hidesets.contains(token.hideset, name) {
            return Ok(false);
        }
        if self.depth == 0 && !token.has(EXPANDED) {
            self.outer = (token.lo, token.hi);
        }
        let site = if token.site == 0 {
            token.lo
        } else {
            token.site
        };
        let stamp = Stamp {
            site,
            from: name.0 + 1,
        };
        match definition.kind {
            MacroKind::Builtin(builtin) => return self.expand_builtin(token, name, builtin),
            MacroKind::Object => {
                if definition.varying {
                    self.use_varying(token, name);
                }
                let hideset = self.hidesets.add(token.hideset, name);
                let hideset = self.hide_too_large(hideset)?;
                self.charge((definition.end - definition.start) as usize + 1)?;
                if definition.plain {
                    let items =
                        &self.macros.items[definition.start as usize..definition.end as usize];
                    for item in items.iter().rev() {
                        self.pending.push(PpToken {
                            hideset,
                            ..stamp.body(item.token)
                        });
                    }
                    self.lead(token, !items.is_empty());
                } else {
                    let args = Args {
                        tokens: Vec::new(),
                        ranges: Vec::new(),
                        expanded_tokens: Vec::new(),
                        expanded: Vec::new(),
                        variadic: None,
                        absent: false,
                    };
                    self.replace(token, definition, stamp, hideset, &args)?;
                }
            }
            MacroKind::Function { params, variadic } => {
                let barrier = self.barrier.replace(self.stack.len());
                self.at_name = true;
                let open = self.next_raw()?;
                self.at_name = false;
                if !open.is(Punct::LParen) {
                    // The end of a file, or the directive that looked like it, comes again.
                    if open.kind != Kind::Eof {
                        self.pending.push(open);
                    }
                    self.barrier = barrier;
                    return Ok(false);
                }
                let (mut args, close) = self.arguments(token, name, params as usize, variadic)?;
                self.barrier = barrier;
                if token.site == 0 {
                    self.call_ends.insert(token.lo, close.lo);
                }
                let common = self.hidesets.intersection(token.hideset, close.hideset);
                let common = self.hide_too_large(common)?;
                let hideset = self.hidesets.add(common, name);
                let hideset = self.hide_too_large(hideset)?;
                self.expand_arguments(&mut args, definition)?;
                self.replace(token, definition, stamp, hideset, &args)?;
                self.give_buffer(args.tokens);
                self.give_buffer(args.expanded_tokens);
            }
        }
        Ok(true)
    }

    /// The first token of an expansion is spaced like the name it replaces; an empty expansion
    /// leaves its space to whatever follows.
    fn lead(&mut self, name: PpToken, any: bool) {
        let space = name.flags & SPACE;
        match self.pending.last_mut() {
            Some(first) if any => first.flags = (first.flags & !SPACE) | space,
            _ => self.carry_space |= space != 0,
        }
    }

    /// Reads arguments up to the closing parenthesis, which is returned too.
    fn arguments(
        &mut self,
        at: PpToken,
        name: Symbol,
        params: usize,
        variadic: bool,
    ) -> Result<(Args, PpToken)> {
        let mut tokens = self.take_buffer();
        let mut ranges = Vec::with_capacity(params);
        let mut start = 0;
        let mut depth = 0u32;
        let close = loop {
            let token = self.next_raw()?;
            match token.kind {
                Kind::Punct(Punct::LParen) => depth += 1,
                Kind::Punct(Punct::RParen) if depth == 0 => break token,
                Kind::Punct(Punct::RParen) => depth -= 1,
                Kind::Punct(Punct::Comma)
                    if depth == 0 && !(variadic && ranges.len() + 1 >= params) =>
                {
                    ranges.push(start..tokens.len());
                    start = tokens.len();
                    continue;
                }
                Kind::Eof | Kind::End => {
                    let what = format!(
                        "unterminated argument list invoking macro '{}'",
                        self.names.name(name)
                    );
                    return Err(Problem::invalid(self.span(at), what));
                }
                _ => {}
            }
            tokens.push(token);
        };
        self.charge(tokens.len() + 1)?;
        ranges.push(start..tokens.len());
        if params == 0 && ranges.len() == 1 && tokens.is_empty() {
            ranges.clear();
        }
        let mut absent = variadic && params == 1 && tokens.is_empty();
        if variadic && ranges.len() + 1 == params {
            ranges.push(tokens.len()..tokens.len());
            absent = true;
        }
        if ranges.len() != params {
            let what = format!(
                "macro '{}' passed {} arguments, but takes {}{}",
                self.names.name(name),
                ranges.len(),
                if variadic { "at least " } else { "" },
                params - usize::from(variadic)
            );
            return Err(Problem::invalid(self.span(at), what));
        }
        let args = Args {
            tokens,
            ranges,
            expanded_tokens: self.take_buffer(),
            expanded: Vec::new(),
            variadic: variadic.then(|| params - 1),
            absent,
        };
        Ok((args, close))
    }

    /// Expands the arguments that the replacement list uses outside of `#` and `##` (6.10.3.1).
    fn expand_arguments(&mut self, args: &mut Args, definition: Macro) -> Result<()> {
        let mut wanted = vec![false; args.ranges.len()];
        let mut glued = false;
        for item in &self.macros.items[definition.start as usize..definition.end as usize] {
            let n = match item.op {
                Op::Param(n) if !glued && !item.paste => Some(n as usize),
                Op::VaOpt { .. } => args.variadic,
                _ => None,
            };
            if let Some(flag) = n.and_then(|n| wanted.get_mut(n)) {
                *flag = true;
            }
            glued = item.paste;
        }
        for (n, wanted) in wanted.into_iter().enumerate() {
            let start = args.expanded_tokens.len();
            if wanted && let Some(raw) = args.tokens.get(args.ranges[n].clone()) {
                self.expand_list(raw, &mut args.expanded_tokens)?;
            }
            args.expanded.push(start..args.expanded_tokens.len());
        }
        Ok(())
    }

    /// Substitutes and hands the result back to the source.
    fn replace(
        &mut self,
        name: PpToken,
        definition: Macro,
        stamp: Stamp,
        hideset: u32,
        args: &Args,
    ) -> Result<()> {
        let mut out = self.take_buffer();
        let body = definition.start as usize..definition.end as usize;
        self.substitute(body, stamp, args, &mut out)?;
        out.retain(|t| t.kind != Kind::Placemarker);
        self.charge(out.len() + 1)?;
        for token in out.iter().rev() {
            let hideset = if token.hideset == 0 {
                hideset
            } else {
                let union = self.hidesets.union(token.hideset, hideset);
                self.hide_too_large(union)?
            };
            self.pending.push(PpToken { hideset, ..*token });
        }
        self.lead(name, !out.is_empty());
        self.give_buffer(out);
        Ok(())
    }

    fn substitute(
        &mut self,
        body: Range<usize>,
        stamp: Stamp,
        args: &Args,
        out: &mut Vec<PpToken>,
    ) -> Result<()> {
        let mut glue = false;
        let mut carry = 0;
        let mut previous: Option<Item> = None;
        let mut i = body.start;
        while i < body.end {
            let item = self.macros.items[i];
            i += 1;
            let mut before = out.len();
            match item.op {
                Op::Token => out.push(stamp.body(item.token)),
                Op::Param(n) => {
                    let comma = previous
                        .is_some_and(|p| matches!(p.op, Op::Token) && p.token.is(Punct::Comma));
                    let given = if glue || item.paste {
                        args.raw(n)
                    } else {
                        args.expanded(n)
                    };
                    if glue && comma && args.variadic == Some(n as usize) {
                        // GNU: `, ## __VA_ARGS__` pastes nothing, it drops the comma.
                        glue = false;
                        if args.absent {
                            out.pop();
                            before = out.len();
                        }
                    }
                    out.extend(given.iter().map(|&t| stamp.argument(t)));
                }
                Op::Stringize(n) => {
                    let text = self.stringize(item.token, args.raw(n))?;
                    out.push(stamp.body(text));
                }
                Op::VaOpt { len, stringize } => {
                    let end = i + len as usize;
                    if args.has_variable() {
                        self.substitute(i..end, stamp, args, out)?;
                    }
                    i = end;
                    if stringize {
                        let text = self.stringize(item.token, out.get(before..).unwrap_or(&[]))?;
                        out.truncate(before);
                        out.push(stamp.body(text));
                    }
                }
            }
            if out.len() == before && (glue || item.paste) {
                out.push(stamp.body(PpToken {
                    kind: Kind::Placemarker,
                    ..item.token
                }));
            }
            let space = (item.token.flags & SPACE) | carry;
            match out.get_mut(before) {
                Some(first) => {
                    first.flags = (first.flags & !SPACE) | space;
                    carry = 0;
                }
                None => carry = space,
            }
            if glue && before > 0 && before < out.len() {
                let right = out.remove(before);
                out[before - 1] = self.paste(out[before - 1], right)?;
            }
            glue = item.paste;
            previous = Some(item);
            self.charge(out.len() - before.min(out.len()))?;
        }
        if carry != 0
            && let Some(last) = out.last_mut()
        {
            last.flags |= SPACE_AFTER;
        }
        Ok(())
    }

    /// `#` (6.10.3.2)
    fn stringize(&mut self, at: PpToken, tokens: &[PpToken]) -> Result<PpToken> {
        let mut text = vec![b'"'];
        let mut spelled = Vec::new();
        let mut space = false;
        for token in tokens {
            if text.len() > 1 && (space || token.has(SPACE)) {
                text.push(b' ');
            }
            space = token.has(SPACE_AFTER);
            if matches!(token.kind, Kind::Str(_) | Kind::Char(_)) {
                spelled.clear();
                token.write(self.names, &mut spelled);
                for &b in &spelled {
                    if matches!(b, b'"' | b'\\') {
                        text.push(b'\\');
                    }
                    text.push(b);
                }
            } else {
                token.write(self.names, &mut text);
            }
        }
        // A lone backslash at the end would escape the closing quote.
        if text.iter().rev().take_while(|&&b| b == b'\\').count() % 2 == 1 {
            text.pop();
        }
        text.push(b'"');
        self.charge(text.len() / 8)?;
        let kind = Kind::Str(intern_spelling(self.names, &text));
        Ok(PpToken {
            kind,
            hideset: 0,
            ..at
        })
    }

    /// `##` (6.10.3.3)
    fn paste(&mut self, left: PpToken, right: PpToken) -> Result<PpToken> {
        if right.kind == Kind::Placemarker {
            return Ok(left);
        }
        let flags = (left.flags & !SPACE_AFTER) | (right.flags & SPACE_AFTER);
        if left.kind == Kind::Placemarker {
            return Ok(PpToken {
                flags: flags & !SPACE | left.flags & SPACE,
                ..right
            });
        }
        let common = self.hidesets.intersection(left.hideset, right.hideset);
        let hideset = self.hide_too_large(common)?;
        let mut text = Vec::with_capacity(32);
        left.write(self.names, &mut text);
        let seam = text.len();
        right.write(self.names, &mut text);
        self.charge(text.len() / 8)?;
        let word = text[seam..].iter().all(|&b| is_word(b));
        let kind = match left.kind {
            Kind::Ident(_) if word => {
                let name = String::from_utf8_lossy(&text);
                Kind::Ident(self.names.intern(&name))
            }
            Kind::Number(_) if word => Kind::Number(intern_spelling(self.names, &text)),
            _ => {
                let mut lexer = Lexer::new(Text::new(&text.as_slice().into(), 0));
                lexer.in_directive = true;
                let token = lexer.next(self.names);
                let whole = token.hi as usize == text.len() && lexer.problem.is_none();
                let valid = !matches!(token.kind, Kind::Other(_) | Kind::Eol | Kind::Eof);
                if !(whole && valid && lexer.next(self.names).kind == Kind::Eol) {
                    let what = format!(
                        "pasting '{}' and '{}' does not give a valid preprocessing token",
                        String::from_utf8_lossy(&text[..seam]),
                        String::from_utf8_lossy(&text[seam..])
                    );
                    return Err(Problem::invalid(self.span(left), what));
                }
                token.kind
            }
        };
        Ok(PpToken {
            kind,
            flags,
            hideset,
            ..left
        })
    }
}
