//! Macros that the system's own headers define and Cassay's do not: whether one is defined cannot be answered here.
//!
//! A program may look for `__GLIBC__` or `NAME_MAX` once it has included a header of the C library, and be another one
//! where there is none. Such a condition is refused, where the program asks for it after a header that may define it.
//!
//! Left out: the names of the intrinsics' functions, which gcc defines as macros where it does not optimise.

use super::{Preprocessor, Result};
use crate::lex::PpToken;
use cassay_lang::{Problem, Symbol};
use rustc_hash::FxHashMap;
use std::sync::LazyLock;

/// Groups of such macros, as glibc and gcc have them, with `_GNU_SOURCE` or without: the headers that define all of them, and
/// below these, behind spaces, the macros.
const GROUPS: &str = include_str!("system_macros.txt");

/// The lines of headers that a name stands under.
static HEADERS: LazyLock<FxHashMap<&str, Vec<&str>>> = LazyLock::new(|| {
    let mut known = FxHashMap::default();
    let mut headers: Vec<&str> = Vec::new();
    let mut named = true;
    for line in GROUPS.lines() {
        if line.starts_with('<') {
            if std::mem::take(&mut named) {
                headers.clear();
            }
            headers.push(line);
            continue;
        }
        named = true;
        for name in line.split_ascii_whitespace() {
            known.insert(name, headers.clone());
        }
    }
    known
});

impl Preprocessor<'_> {
    /// Refuses the question whether a name is a macro where a header that was included may define it.
    pub(super) fn answerable(&self, name: Symbol, at: PpToken) -> Result<()> {
        if self.is_builtin() || self.macros.is_defined(name) {
            return Ok(());
        }
        let text = self.names.name(name);
        let Some(lines) = HEADERS.get(text) else {
            return Ok(());
        };
        let defines = |header: &&str| lines.iter().any(|line| line.contains(header));
        match self.own_headers().find(defines) {
            Some(header) => {
                let what =
                    format!("whether `{text}` is a macro, as the system's own {header} has it");
                Err(Problem::unsupported(self.span(at), what))
            }
            None => Ok(()),
        }
    }
}
