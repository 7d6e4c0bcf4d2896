//! Macro definitions: the table, and how `#define` is read into a form that substitution can run
//! (C17 6.10.3; GNU named variadic parameters; C23's `__VA_OPT__`).

use super::{Preprocessor, Result};
use crate::lex::{BOL, Kind, PpToken, SPACE};
use crate::token::Punct;
use cassay_lang::{Problem, Symbol};

/// One step of a replacement list.
#[derive(Clone, Copy, Debug)]
pub struct Item {
    pub token: PpToken,
    pub op: Op,
    /// `##` follows.
    pub paste: bool,
}

#[derive(Clone, Copy, Debug)]
pub enum Op {
    Token,
    Param(u32),
    /// `# parameter`
    Stringize(u32),
    /// `__VA_OPT__( … )`, whose contents are the `len` items that follow.
    VaOpt {
        len: u32,
        stringize: bool,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MacroKind {
    Object,
    Function { params: u32, variadic: bool },
    Builtin(Builtin),
}

/// Names that expand to something the preprocessor computes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Builtin {
    Line,
    File,
    BaseFile,
    Date,
    Time,
    Timestamp,
    Counter,
    IncludeLevel,
    /// `defined`: an operator inside `#if`, otherwise an identifier.
    Defined,
    /// `_Pragma`
    Pragma,
    HasInclude,
    HasIncludeNext,
    HasAttribute,
    /// `__has_c_attribute`
    HasStandardAttribute,
    HasFunction,
    /// Asks about another compiler's features: always 0.
    HasNothing,
}

pub const BUILTINS: &[(&str, Builtin)] = &[
    ("__LINE__", Builtin::Line),
    ("__FILE__", Builtin::File),
    ("__BASE_FILE__", Builtin::BaseFile),
    ("__DATE__", Builtin::Date),
    ("__TIME__", Builtin::Time),
    ("__TIMESTAMP__", Builtin::Timestamp),
    ("__COUNTER__", Builtin::Counter),
    ("__INCLUDE_LEVEL__", Builtin::IncludeLevel),
    ("defined", Builtin::Defined),
    ("_Pragma", Builtin::Pragma),
    ("__has_include", Builtin::HasInclude),
    ("__has_include_next", Builtin::HasIncludeNext),
    ("__has_attribute", Builtin::HasAttribute),
    ("__has_builtin", Builtin::HasFunction),
    ("__has_feature", Builtin::HasNothing),
    ("__has_extension", Builtin::HasNothing),
    ("__has_c_attribute", Builtin::HasStandardAttribute),
];

#[derive(Clone, Copy, Debug)]
pub struct Macro {
    pub kind: MacroKind,
    /// The replacement list: `items[start .. end]`.
    pub start: u32,
    pub end: u32,
    /// An object-like macro whose items are all plain tokens.
    pub plain: bool,
    /// Compilers have different values of it.
    pub varying: bool,
}

/// Which names are macros. Definitions stay in place after `#undef`: an expansion under way may
/// still use them.
#[derive(Debug, Default)]
pub struct Macros {
    /// By symbol: 1 + index into `list`, 0 for names that are not macros.
    by_symbol: Vec<u32>,
    list: Vec<Macro>,
    pub items: Vec<Item>,
    /// `#pragma push_macro`
    saved: Vec<(Symbol, u32)>,
}

impl Macros {
    pub fn get(&self, name: Symbol) -> Option<Macro> {
        match self.by_symbol.get(name.0 as usize) {
            None | Some(0) => None,
            Some(&n) => self.list.get(n as usize - 1).copied(),
        }
    }

    /// Is the name a macro as `#ifdef` sees it?
    pub fn is_defined(&self, name: Symbol) -> bool {
        self.get(name).is_some_and(|m| {
            !matches!(
                m.kind,
                MacroKind::Builtin(Builtin::Defined | Builtin::Pragma)
            )
        })
    }

    fn slot(&mut self, name: Symbol) -> &mut u32 {
        let index = name.0 as usize;
        if index >= self.by_symbol.len() {
            self.by_symbol
                .resize((index + 1).next_power_of_two().max(1024), 0);
        }
        &mut self.by_symbol[index]
    }

    pub fn insert(&mut self, name: Symbol, definition: Macro) {
        self.list.push(definition);
        *self.slot(name) = self.list.len() as u32;
    }

    pub fn remove(&mut self, name: Symbol) {
        *self.slot(name) = 0;
    }

    /// Marks a macro, if there is one.
    pub fn set_varying(&mut self, name: Symbol, varying: bool) {
        let index = *self.slot(name) as usize;
        if let Some(definition) = index.checked_sub(1).and_then(|i| self.list.get_mut(i)) {
            definition.varying = varying;
        }
    }

    /// A definition that no name has yet; 0 stands for none.
    pub fn add(&mut self, definition: Macro) -> u32 {
        self.list.push(definition);
        self.list.len() as u32
    }

    /// Gives a name another definition, and returns the one it had.
    pub fn exchange(&mut self, name: Symbol, definition: u32) -> u32 {
        std::mem::replace(self.slot(name), definition)
    }

    pub fn push(&mut self, name: Symbol) {
        let current = *self.slot(name);
        self.saved.push((name, current));
    }

    pub fn pop(&mut self, name: Symbol) {
        if let Some(i) = self.saved.iter().rposition(|&(n, _)| n == name) {
            let (_, definition) = self.saved.remove(i);
            *self.slot(name) = definition;
        }
    }
}

/// Parameters are looked up one by one.
const MAX_PARAMS: usize = 4096;

/// What `#define` has read of a parameter list.
struct Params {
    names: Vec<Symbol>,
    variadic: bool,
}

impl Preprocessor<'_> {
    /// `#define`, from behind the directive's name.
    pub(super) fn define(&mut self) -> Result<()> {
        let name = self.lex();
        let symbol = self.macro_name(name)?;
        let mut tokens = self.take_buffer();
        let mut token = self.lex();
        let params = if token.is(Punct::LParen) && !token.has(SPACE) {
            let params = self.parameters()?;
            token = self.lex();
            Some(params)
        } else {
            None
        };
        while token.kind != Kind::Eol {
            token.flags &= !BOL;
            if tokens.is_empty() {
                token.flags &= !SPACE;
            }
            tokens.push(token);
            token = self.lex();
        }

        let start = self.macros.items.len();
        self.replacement(&tokens, params.as_ref(), false)?;
        self.give_buffer(tokens);
        let items = &self.macros.items[start..];
        let plain = items.iter().all(|i| matches!(i.op, Op::Token) && !i.paste);
        let kind = match params {
            None => MacroKind::Object,
            Some(p) => MacroKind::Function {
                params: p.names.len() as u32,
                variadic: p.variadic,
            },
        };
        let end = self.macros.items.len() as u32;
        self.macros.insert(
            symbol,
            Macro {
                kind,
                start: start as u32,
                end,
                plain,
                varying: false,
            },
        );
        self.settle(symbol);
        Ok(())
    }

    /// A name that may be defined or undefined.
    pub(super) fn macro_name(&mut self, token: PpToken) -> Result<Symbol> {
        match token.kind {
            Kind::Ident(symbol) if self.names.name(symbol) == "defined" => Err(Problem::invalid(
                token.spelling(),
                "'defined' cannot be a macro name",
            )),
            Kind::Ident(symbol) => Ok(symbol),
            _ => Err(Problem::invalid(token.spelling(), "expected a macro name")),
        }
    }

    fn parameters(&mut self) -> Result<Params> {
        let mut params = Params {
            names: Vec::new(),
            variadic: false,
        };
        loop {
            let token = self.lex();
            let bad = |what: &str| Err(Problem::invalid(token.spelling(), what.to_string()));
            match token.kind {
                Kind::Punct(Punct::RParen) if params.names.is_empty() => return Ok(params),
                Kind::Punct(Punct::Ellipsis) => {
                    params.names.push(self.known.va_args);
                    params.variadic = true;
                }
                Kind::Ident(symbol) if params.names.contains(&symbol) => {
                    return bad("duplicate macro parameter");
                }
                Kind::Ident(symbol) => params.names.push(symbol),
                _ => return bad("expected a parameter name in macro parameter list"),
            }
            if params.names.len() > MAX_PARAMS {
                let what = "macro with too many parameters";
                return Err(Problem::unsupported(token.spelling(), what));
            }
            let mut after = self.lex();
            if after.is(Punct::Ellipsis) && !params.variadic {
                params.variadic = true;
                after = self.lex();
            }
            match after.kind {
                Kind::Punct(Punct::RParen) => return Ok(params),
                Kind::Punct(Punct::Comma) if !params.variadic => {}
                _ => {
                    let what = "expected ',' or ')' in macro parameter list";
                    return Err(Problem::invalid(after.spelling(), what));
                }
            }
        }
    }

    /// Appends the items of a replacement list, or of the contents of `__VA_OPT__`.
    fn replacement(
        &mut self,
        tokens: &[PpToken],
        params: Option<&Params>,
        in_va_opt: bool,
    ) -> Result<()> {
        let param = |token: &PpToken| match (token.kind, params) {
            (Kind::Ident(symbol), Some(p)) => {
                p.names.iter().position(|&n| n == symbol).map(|i| i as u32)
            }
            _ => None,
        };
        let va_opt = self.known.va_opt;
        let opens_va_opt = |token: &PpToken| {
            token.kind == Kind::Ident(va_opt) && params.is_some_and(|p| p.variadic)
        };
        // The last item of this level, for `##`.
        let mut last: Option<usize> = None;
        let mut i = 0;
        while let Some(&token) = tokens.get(i) {
            i += 1;
            if token.is(Punct::HashHash) {
                let Some(last) = last.filter(|_| i < tokens.len()) else {
                    let what = "'##' cannot appear at either end of a macro expansion";
                    return Err(Problem::invalid(token.spelling(), what));
                };
                self.macros.items[last].paste = true;
                continue;
            }
            let here = self.macros.items.len();
            let mut head = token;
            let mut stringize = false;
            if token.is(Punct::Hash) && params.is_some() {
                match tokens.get(i) {
                    Some(next) if param(next).is_some() || opens_va_opt(next) => {
                        head = PpToken {
                            flags: token.flags,
                            ..*next
                        };
                        stringize = true;
                        i += 1;
                    }
                    _ => {
                        let what = "'#' is not followed by a macro parameter";
                        return Err(Problem::invalid(token.spelling(), what));
                    }
                }
            }
            let op = match param(&head) {
                Some(n) if stringize => Op::Stringize(n),
                Some(n) => Op::Param(n),
                None => Op::Token,
            };
            self.macros.items.push(Item {
                token: head,
                op,
                paste: false,
            });
            if opens_va_opt(&head) {
                let close = closing(tokens, i).filter(|_| !in_va_opt).ok_or_else(|| {
                    Problem::invalid(head.spelling(), "malformed or nested '__VA_OPT__'")
                })?;
                self.replacement(&tokens[i + 1..close], params, true)?;
                let len = (self.macros.items.len() - here - 1) as u32;
                self.macros.items[here].op = Op::VaOpt { len, stringize };
                i = close + 1;
            }
            last = Some(here);
        }
        Ok(())
    }
}

/// The index of the parenthesis that closes the one at `open`.
fn closing(tokens: &[PpToken], open: usize) -> Option<usize> {
    if !tokens.get(open)?.is(Punct::LParen) {
        return None;
    }
    let mut depth = 0usize;
    for (i, token) in tokens.iter().enumerate().skip(open) {
        match token.kind {
            Kind::Punct(Punct::LParen) => depth += 1,
            Kind::Punct(Punct::RParen) => {
                depth -= 1;
                if depth == 0 {
                    return Some(i);
                }
            }
            _ => {}
        }
    }
    None
}
