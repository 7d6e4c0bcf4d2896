//! All that is wrong with a text instead of the first thing: for people, who mend everything at once.
//!
//! A text that has a problem is read once more, and after each problem reading goes on behind the statement or
//! declaration that has it. What was skipped may have declared something, so that whatever the rest says about names
//! that occur there is not believed. Nobody is told more than [`MOST`] problems, and none that may follow from another:
//! it errs on the side of silence. The tree that comes of it is thrown away.
//!
//! Left out: problems of the preprocessor, and those that the checker would find, which sees whole trees only.

use super::{Parser, Res, pragmas};
use crate::token::{Keyword, Punct, Token, TokenKind};
use cassay_lang::tree::Program;
use cassay_lang::{Problem, ProblemKind, Symbol, Target};
use rustc_hash::FxHashSet;

/// Problems after which nobody reads on.
pub const MOST: usize = 10;

/// The problems of one preprocessed translation unit, in the order in which they are found.
pub fn problems(program: &mut Program, target: &Target, tokens: &[Token]) -> Vec<Problem> {
    let (tokens, pragmas) = pragmas::split(tokens);
    let mut parser = Parser::new(program, target, &tokens);
    parser.pragmas = pragmas;
    parser.recovery = Some(Box::default());
    let end = parser.unit();
    let mut found = parser.recovery.take().unwrap_or_default().problems;
    if let Err(problem) = end
        && found.is_empty()
    {
        found.push(*problem);
    }
    found
}

/// What is known about problems so far.
#[derive(Default)]
pub(super) struct Recovery {
    problems: Vec<Problem>,
    /// Names that occur in what was skipped.
    doubtful: FxHashSet<Symbol>,
    /// The token in front of which a semicolon is missing.
    missing: Option<usize>,
    /// The problem at hand may follow from an earlier one.
    silent: bool,
    /// Problems that were known when the declaration at file scope began.
    before_item: usize,
}

/// Where the parser was in front of a statement or declaration in a block.
#[derive(Clone, Copy)]
pub(super) struct Mark {
    pos: usize,
    depth: u32,
    nesting: u32,
    in_prototype: bool,
    loops: u32,
    switch: Option<super::labels::Switch>,
    heights: [usize; 14],
}

impl Parser<'_> {
    /// Where to go on after a problem; `None` where the first one ends it all.
    pub(super) fn mark(&self) -> Option<Mark> {
        self.recovery.as_ref()?;
        let function = self.function.as_ref();
        Some(Mark {
            pos: self.pos,
            depth: self.scopes.depth(),
            nesting: self.nesting,
            in_prototype: self.in_prototype,
            loops: function.map_or(0, |function| function.loops),
            switch: function.and_then(|function| function.switch),
            heights: [
                self.pending.len(),
                self.open_records.len(),
                self.exprs.len(),
                self.stmts.len(),
                self.decls.len(),
                self.fields.len(),
                self.asserts.len(),
                self.init_items.len(),
                self.designators.len(),
                self.associations.len(),
                self.chunks.len(),
                self.pointers.len(),
                self.prefixes.len(),
                self.links.len(),
            ],
        })
    }

    /// Notes a problem in a block and goes on behind the statement that has it.
    #[cold]
    pub(super) fn recover(&mut self, mark: Option<Mark>, problem: Box<Problem>) -> Res<()> {
        let Some(mark) = mark else {
            return Err(problem);
        };
        let resumes = self.note(mark.pos, problem)?;
        while self.scopes.depth() > mark.depth {
            self.scopes.pop();
        }
        self.nesting = mark.nesting;
        self.in_prototype = mark.in_prototype;
        if let Some(function) = &mut self.function {
            (function.loops, function.switch) = (mark.loops, mark.switch);
        }
        let [
            pending,
            open_records,
            exprs,
            stmts,
            decls,
            fields,
            asserts,
            init_items,
            designators,
            associations,
            chunks,
            pointers,
            prefixes,
            links,
        ] = mark.heights;
        self.pending.truncate(pending);
        self.open_records.truncate(open_records);
        self.exprs.truncate(exprs);
        self.stmts.truncate(stmts);
        self.decls.truncate(decls);
        self.fields.truncate(fields);
        self.asserts.truncate(asserts);
        self.init_items.truncate(init_items);
        self.designators.truncate(designators);
        self.associations.truncate(associations);
        self.chunks.truncate(chunks);
        self.pointers.truncate(pointers);
        self.prefixes.truncate(prefixes);
        self.links.truncate(links);
        // Whatever happened, something of the text is done with.
        if !resumes || self.pos == mark.pos {
            self.skip(mark.pos);
        }
        Ok(())
    }

    /// Notes a problem at file scope, in the declaration that begins at `item`, and goes on behind it.
    #[cold]
    pub(super) fn recover_item(&mut self, problem: Box<Problem>) -> Res<()> {
        // What follows from a problem in the body: a label that was skipped, say.
        let follows = self
            .recovery
            .as_ref()
            .is_some_and(|known| known.problems.len() > known.before_item);
        // Braces do not match any more where statements stand at file scope.
        let pos = self.pos;
        let before = pos.checked_sub(1).map(|pos| self.token_at(pos).kind);
        let mut lost = pos == self.item && self.identifier().is_none();
        if let (true, Some(name)) = (pos == self.item, self.identifier()) {
            self.doubts(name);
        }
        if let Some(known) = &mut self.recovery {
            known.silent |= follows || (lost && !known.problems.is_empty());
            lost |= known.missing == Some(pos) && before == Some(TokenKind::Punct(Punct::RParen));
        }
        if lost {
            self.note(self.item, problem.clone())?;
            return Err(problem);
        }
        let resumes = self.note(self.item, problem)?;
        self.reset();
        if !resumes {
            self.skip(self.item);
        }
        self.pos = self.pos.max(self.item + 1);
        Ok(())
    }

    /// A declaration at file scope begins.
    pub(super) fn begin_item(&mut self) {
        self.item = self.pos;
        if let Some(known) = &mut self.recovery {
            known.before_item = known.problems.len();
        }
    }

    /// Takes down a problem of what begins at `start`. It is an error where there is nothing more to be found; `true` where
    /// reading can go on at once, as if the missing semicolon were there.
    fn note(&mut self, start: usize, problem: Box<Problem>) -> Res<bool> {
        let pos = self.pos;
        let last = self.kind() == TokenKind::Eof;
        let Some(known) = &mut self.recovery else {
            return Err(problem);
        };
        if problem.kind != ProblemKind::Invalid {
            return Err(problem);
        }
        let silent = std::mem::take(&mut known.silent) || (last && !known.problems.is_empty());
        let missing = known.missing.take() == Some(pos);
        if !silent {
            known.problems.push((*problem).clone());
        }
        if last || known.problems.len() >= MOST {
            return Err(problem);
        }
        Ok(missing && !self.is_inside(start) && self.begins_something())
    }

    /// Whether parentheses or braces are open that were not at `start`.
    fn is_inside(&self, start: usize) -> bool {
        let mut open = 0usize;
        for pos in start..self.pos {
            match self.token_at(pos).kind {
                TokenKind::Punct(Punct::LParen | Punct::LBracket | Punct::LBrace) => open += 1,
                TokenKind::Punct(Punct::RParen | Punct::RBracket | Punct::RBrace) => {
                    open = open.saturating_sub(1);
                }
                _ => {}
            }
        }
        open > 0
    }

    /// Whether what comes is the beginning of a statement or declaration, or the end of a block, beyond doubt.
    fn begins_something(&self) -> bool {
        if self.at(Punct::RBrace) || self.starts_declaration(0) {
            return true;
        }
        matches!(
            self.keyword(),
            Some(
                Keyword::Return
                    | Keyword::If
                    | Keyword::For
                    | Keyword::While
                    | Keyword::Do
                    | Keyword::Switch
                    | Keyword::Break
                    | Keyword::Continue
                    | Keyword::Goto
            )
        )
    }

    /// A semicolon is missing in front of the current token.
    pub(super) fn misses_semicolon(&mut self) {
        let pos = self.pos;
        if let Some(known) = &mut self.recovery {
            known.missing = Some(pos);
        }
    }

    /// A name is not declared. Whatever has been skipped may have declared it.
    pub(super) fn doubts(&mut self, name: Symbol) {
        if let Some(known) = &mut self.recovery {
            known.silent |= known.doubtful.contains(&name);
        }
    }

    /// Goes behind the statement or declaration that begins at `start` and has a problem at the current token: behind
    /// its semicolon, or behind the last of its blocks.
    fn skip(&mut self, start: usize) {
        let problem = self.pos;
        self.pos = start;
        let is_for = self.keyword() == Some(Keyword::For);
        let (mut braces, mut parens) = (0usize, 0usize);
        let mut is_body = false;
        loop {
            let kind = self.kind();
            if let TokenKind::Ident(symbol) = kind
                && let Some(known) = &mut self.recovery
            {
                known.doubtful.insert(symbol);
            }
            let behind = self.pos >= problem;
            match kind {
                TokenKind::Eof => return,
                TokenKind::Punct(Punct::LParen | Punct::LBracket) => parens += 1,
                TokenKind::Punct(Punct::RParen | Punct::RBracket) => {
                    parens = parens.saturating_sub(1);
                }
                TokenKind::Punct(Punct::LBrace) => {
                    if braces == 0 {
                        is_body = self.opens_body(parens > 0);
                    }
                    braces += 1;
                }
                TokenKind::Punct(Punct::RBrace) if braces == 0 => return,
                TokenKind::Punct(Punct::RBrace) => {
                    braces -= 1;
                    if braces == 0 && behind && is_body && !self.goes_on() {
                        self.advance();
                        return;
                    }
                }
                // The parts of a loop's head have semicolons between them.
                TokenKind::Punct(Punct::Semi)
                    if behind
                        && braces == 0
                        && (parens == 0 || !is_for)
                        && !self.is_else_next() =>
                {
                    self.advance();
                    return;
                }
                _ => {}
            }
            self.advance();
        }
    }

    /// Whether the brace at hand opens the body of a function or a statement, after which nothing more comes; what
    /// has other braces (structures, initialisers, `do … while`) ends with a semicolon. The parenthesis in front of a body
    /// may be missing.
    fn opens_body(&self, in_parens: bool) -> bool {
        let before = self.pos.checked_sub(1).map(|pos| self.token_at(pos).kind);
        before.is_some_and(|kind| match kind {
            TokenKind::Punct(Punct::RParen) => true,
            TokenKind::Punct(Punct::LParen) => false,
            _ => in_parens || super::keyword_of(kind) == Some(Keyword::Else),
        })
    }

    /// Whether what follows a closing brace shows that the brace was no end.
    fn goes_on(&self) -> bool {
        let punct = matches!(
            self.kind_at(1),
            TokenKind::Punct(Punct::Semi | Punct::Comma | Punct::RParen | Punct::RBracket)
        );
        punct || self.is_else_next()
    }

    fn is_else_next(&self) -> bool {
        super::keyword_of(self.kind_at(1)) == Some(Keyword::Else)
    }
}
