//! `#pragma` and `_Pragma` (C17 6.10.6, 6.10.9): what each pragma means to Cassay.
//!
//! As with attributes, a pragma that neither gcc 12 nor clang up to 19 knows is ignored, as both do. One that a compiler
//! knows is without effect, for a reason that is given, or modelled, or refused by name. Those of OpenMP and OpenACC are
//! ignored unless a compiler is told otherwise (`-fopenmp`, `-fopenacc`), which programs are not meant to need.

use super::{Preprocessor, Result};
use crate::attributes;
use crate::lex::{Kind, Lexer, PpToken, Text};
use crate::token::{OptionsPragma, Place, Punct, TokenKind, spelled_bytes};
use cassay_lang::Problem;

/// What a pragma means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Meaning {
    /// What a program does is the same without it: it is about warnings, about what the optimiser may find worth
    /// while, about where things are kept in object files, or about names that are not to be used.
    Nothing,
    /// This file is read once.
    Once,
    /// Definitions of a macro are kept and restored.
    Macro,
    /// The alignment of members.
    Pack,
    /// The text is not to be compiled.
    Error,
    /// Options of functions are kept and restored.
    Options,
    /// Options of functions, which may or may not change a meaning: the parser refuses the functions.
    Optimize,
    Target,
    /// Switches: without effect if off.
    Switch,
    /// Hints for loops; those that promise independent iterations are refused.
    Loop,
    /// It changes what a program means, and is not modelled.
    Refused,
}

/// By the first words, the longer ones first. `*` is any word.
const TABLE: &[(&[&str], Meaning)] = &[
    (&["once"], Meaning::Once),
    (&["push_macro"], Meaning::Macro),
    (&["pop_macro"], Meaning::Macro),
    (&["pack"], Meaning::Pack),
    (&["message"], Meaning::Nothing),
    (&["mark"], Meaning::Nothing),
    (&["region"], Meaning::Nothing),
    (&["endregion"], Meaning::Nothing),
    (&["unused"], Meaning::Nothing),
    (&["weak"], Meaning::Refused),
    (&["redefine_extname"], Meaning::Refused),
    (&["scalar_storage_order"], Meaning::Refused),
    // Clang's, after Apple, Sun and IBM.
    (&["ms_struct"], Meaning::Switch),
    (&["options"], Meaning::Refused),
    (&["align"], Meaning::Refused),
    (&["export"], Meaning::Refused),
    (&["float_control"], Meaning::Refused),
    (&["fenv_access"], Meaning::Switch),
    (&["fenv_round"], Meaning::Refused),
    (&["unroll"], Meaning::Nothing),
    (&["nounroll"], Meaning::Nothing),
    (&["unroll_and_jam"], Meaning::Nothing),
    (&["nounroll_and_jam"], Meaning::Nothing),
    // Contraction happens where a program says so; it is off otherwise. Cassay does not model <fenv.h>, so that nobody can
    // tell whether its modes are kept, nor complex numbers.
    (&["STDC", "FP_CONTRACT"], Meaning::Switch),
    (&["STDC", "FENV_ACCESS"], Meaning::Nothing),
    (&["STDC", "CX_LIMITED_RANGE"], Meaning::Nothing),
    (&["STDC", "*"], Meaning::Refused),
    (&["GCC", "diagnostic"], Meaning::Nothing),
    (&["GCC", "warning"], Meaning::Nothing),
    (&["GCC", "error"], Meaning::Error),
    (&["GCC", "dependency"], Meaning::Nothing),
    (&["GCC", "pch_preprocess"], Meaning::Nothing),
    (&["GCC", "poison"], Meaning::Nothing),
    (&["GCC", "system_header"], Meaning::Nothing),
    (&["GCC", "visibility"], Meaning::Nothing),
    (&["GCC", "push_options"], Meaning::Options),
    (&["GCC", "pop_options"], Meaning::Options),
    (&["GCC", "reset_options"], Meaning::Options),
    (&["GCC", "unroll"], Meaning::Nothing),
    (&["GCC", "novector"], Meaning::Nothing),
    (&["GCC", "optimize"], Meaning::Optimize),
    (&["GCC", "target"], Meaning::Target),
    // A promise that iterations of a loop do not depend on each other.
    (&["GCC", "ivdep"], Meaning::Refused),
    (&["GCC", "memregs"], Meaning::Refused),
    (&["clang", "diagnostic"], Meaning::Nothing),
    (&["clang", "poison"], Meaning::Nothing),
    (&["clang", "system_header"], Meaning::Nothing),
    (&["clang", "dependency"], Meaning::Nothing),
    (&["clang", "optimize"], Meaning::Nothing),
    (&["clang", "section"], Meaning::Nothing),
    (&["clang", "assume_nonnull"], Meaning::Nothing),
    (&["clang", "arc_cf_code_audited"], Meaning::Nothing),
    (&["clang", "deprecated"], Meaning::Nothing),
    (&["clang", "final"], Meaning::Nothing),
    (&["clang", "restrict_expansion"], Meaning::Nothing),
    (&["clang", "max_tokens_here"], Meaning::Nothing),
    (&["clang", "max_tokens_total"], Meaning::Nothing),
    (&["clang", "unsafe_buffer_usage"], Meaning::Nothing),
    (&["clang", "loop"], Meaning::Loop),
    (&["clang", "attribute"], Meaning::Refused),
    (&["clang", "fp"], Meaning::Refused),
    (&["clang", "*"], Meaning::Refused),
];

/// Those without effect that GCC's grammar has.
const GRAMMATICAL: &[&str] = &["diagnostic", "visibility", "unroll"];

impl Preprocessor<'_> {
    /// Runs a pragma that `_Pragma` spelled.
    pub(super) fn pragma_text(&mut self, text: &[u8], at: PpToken) -> Result<()> {
        let mut lexer = Lexer::new(Text::new(&text.into(), 0));
        lexer.in_directive = true;
        let mut tokens = self.take_buffer();
        loop {
            let token = lexer.next(self.names);
            if matches!(token.kind, Kind::Eol | Kind::Eof) {
                break;
            }
            tokens.push(PpToken {
                lo: at.lo,
                hi: at.hi,
                ..token
            });
        }
        self.pragma(&tokens, at)?;
        self.give_buffer(tokens);
        Ok(())
    }

    pub(super) fn pragma(&mut self, tokens: &[PpToken], at: PpToken) -> Result<()> {
        let span = self.span(at);
        let word = |i: usize| match tokens.get(i).map(|t| t.kind) {
            Some(Kind::Ident(symbol)) => self.names.name(symbol),
            _ => "",
        };
        let fits = |row: &&(&[&str], Meaning)| {
            let mut words = row.0.iter().enumerate();
            words.all(|(i, &expected)| expected == "*" || expected == word(i))
        };
        let Some(&(words, meaning)) = TABLE.iter().find(fits) else {
            return Ok(());
        };
        let rest = tokens.get(words.len()..).unwrap_or(&[]);
        let (first, second) = (word(0).to_owned(), word(1).to_owned());
        let harmless = match meaning {
            Meaning::Nothing => true,
            Meaning::Refused => false,
            Meaning::Switch => !rest.iter().any(|t| self.is_word(t, &["ON", "on"])),
            Meaning::Loop => !rest.iter().any(|t| self.is_word(t, &["assume_safety"])),
            Meaning::Options => {
                let pragma = match second.as_str() {
                    "push_options" => OptionsPragma::Push,
                    "pop_options" => OptionsPragma::Pop,
                    _ => OptionsPragma::Reset,
                };
                self.hand_on(TokenKind::Options(pragma), span)?;
                true
            }
            Meaning::Optimize | Meaning::Target => {
                let harmless = match meaning {
                    Meaning::Optimize => attributes::optimizes_only,
                    _ => attributes::targets_only,
                };
                let refused = !self.only(rest, harmless);
                let text = self.joined(tokens);
                let text = self.names.intern(&text);
                let pragma = OptionsPragma::Set { text, refused };
                self.hand_on(TokenKind::Options(pragma), span)?;
                true
            }
            Meaning::Once => {
                if let Some(file) = self.files.get_mut(self.current.file) {
                    file.once = true;
                }
                true
            }
            Meaning::Macro => {
                if let Some(Kind::Str(literal)) = tokens.get(2).map(|t| t.kind) {
                    let text: Vec<u8> = spelled_bytes(self.names.name(literal)).collect();
                    let name = String::from_utf8_lossy(&text).trim_matches('"').to_string();
                    let symbol = self.names.intern(&name);
                    if first == "push_macro" {
                        self.macros.push(symbol);
                    } else {
                        self.macros.pop(symbol);
                    }
                }
                true
            }
            Meaning::Pack => {
                self.pack(rest, span)?;
                true
            }
            Meaning::Error => {
                let text = self.joined(rest);
                return Err(Problem::invalid(span, format!("#pragma GCC error {text}")));
            }
        };
        if harmless {
            let place = match (first.as_str(), meaning) {
                ("STDC", _) => Place::Beginning,
                // GCC runs the others itself when it preprocesses a text, and does not know Clang's.
                ("message", Meaning::Nothing) => Place::Between,
                ("GCC", Meaning::Nothing) if GRAMMATICAL.contains(&second.as_str()) => {
                    Place::Between
                }
                _ => return Ok(()),
            };
            return self.hand_on(TokenKind::Pragma(place), span);
        }
        let name = match words {
            [_] => first,
            _ => format!("{first} {second}"),
        };
        Err(Problem::unsupported(span, format!("#pragma {name}")))
    }

    fn is_word(&self, token: &PpToken, words: &[&str]) -> bool {
        matches!(token.kind, Kind::Ident(symbol) if words.contains(&self.names.name(symbol)))
    }

    /// Whether operands are options that all leave the meaning alone.
    fn only(&self, operands: &[PpToken], harmless: fn(&str) -> bool) -> bool {
        operands.iter().all(|token| match token.kind {
            Kind::Str(literal) => {
                let bytes = spelled_bytes(self.names.name(literal));
                let text: String = bytes.map(char::from).collect();
                text.trim_matches('"').split(',').all(harmless)
            }
            Kind::Number(number) => harmless(self.names.name(number)),
            Kind::Punct(Punct::LParen | Punct::RParen | Punct::Comma) => true,
            _ => false,
        })
    }
}
