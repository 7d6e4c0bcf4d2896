//! Words of newer C: a text that has them is not invalid, but of another language.
//!
//! Compilers whose default is C23 preprocess programs in which `bool`, `nullptr` and the like are keywords. What cannot be
//! read is looked at again: where the statement or declaration has such a word, and nothing declares it, that is the reason,
//! and it is named.
//!
//! Such a text is refused even where the program does not use the word: compilers that read C17 refuse it, too.
//!
//! A name that only the headers of the system declare is treated in the same way.
//!
//! Left out: meaning any of it.

use super::Parser;
use crate::token::{Keyword, Punct, TokenKind};
use cassay_lang::tree::*;
use cassay_lang::{Problem, ProblemKind};

/// Words of C23 that C17 has not, or has from a header (C23 6.4.1).
const C23: &[(&str, Option<&str>)] = &[
    ("alignas", Some("stdalign.h")),
    ("alignof", Some("stdalign.h")),
    ("bool", Some("stdbool.h")),
    ("char8_t", None),
    ("constexpr", None),
    ("false", Some("stdbool.h")),
    ("nullptr", None),
    ("nullptr_t", None),
    ("static_assert", Some("assert.h")),
    ("thread_local", Some("threads.h")),
    ("true", Some("stdbool.h")),
    ("typeof_unqual", None),
];

/// Of what comes after it (C2y), with what compilers have of it already.
const LATER: &[&str] = &["_Countof", "_Defer", "countof", "defer"];

/// Names that glibc's and gcc's headers declare or define, with `_GNU_SOURCE` or without, and Cassay's headers do not:
/// macros that are values, types, objects and functions, those of C, POSIX, and whatever else is beside them. Who uses one
/// has most likely included its header.
const SYSTEM: &str = include_str!("system_names.txt");

impl Parser<'_> {
    /// A problem, or the word of newer C that it comes of.
    #[cold]
    pub(super) fn newer(&self, problem: Box<Problem>) -> Box<Problem> {
        if problem.kind != ProblemKind::Invalid || self.recovery.is_some() {
            return problem;
        }
        let ends = |pos| {
            matches!(
                self.token_at(pos).kind,
                TokenKind::Punct(Punct::Semi | Punct::LBrace | Punct::RBrace)
            )
        };
        let mut from = self.pos;
        while from > self.item && !ends(from - 1) {
            from -= 1;
        }
        let found = (from..=self.pos).find_map(|pos| Some((pos, self.newer_word(pos)?)));
        let found = found.or_else(|| {
            let at = (from..=self.pos).find(|&pos| self.token_at(pos).span == problem.span)?;
            Some((at, self.system_name(at)?))
        });
        match found {
            Some((pos, message)) => {
                Box::new(Problem::unsupported(self.token_at(pos).span, message))
            }
            None => problem,
        }
    }

    /// What is to be said of a name that headers of the system declare, and Cassay's do not.
    fn system_name(&self, pos: usize) -> Option<String> {
        let TokenKind::Ident(symbol) = self.token_at(pos).kind else {
            return None;
        };
        let name = self.program.name(symbol);
        let known = SYSTEM.split_ascii_whitespace().any(|known| known == name);
        let none = known && self.scopes.lookup(symbol).decl.is_none();
        none.then(|| format!("`{name}`, which only the system's own headers declare"))
    }

    /// What is to be said of a word of newer C that nothing declares.
    fn newer_word(&self, pos: usize) -> Option<String> {
        let token = self.token_at(pos);
        let TokenKind::Ident(symbol) = token.kind else {
            return None;
        };
        // A call has declared it.
        let implicit = |decl: DeclId| self.program[decl].span == token.span;
        let declared = self.scopes.lookup(symbol).decl;
        if Keyword::of(symbol).is_some() || !declared.is_none_or(implicit) {
            return None;
        }
        let name = self.program.name(symbol);
        if name == "u8" && matches!(self.token_at(pos + 1).kind, TokenKind::Char(_)) {
            return Some("character constant `u8'…'` of C23".to_owned());
        }
        match C23.iter().find(|(word, _)| *word == name) {
            Some((_, Some(header))) => Some(format!("`{name}` without <{header}>, as in C23")),
            Some((_, None)) => Some(format!("`{name}` of C23")),
            None => LATER.contains(&name).then(|| format!("`{name}` of C2y")),
        }
    }
}
