//! Names as small integers. One interner serves a whole program, so that equal names are equal
//! numbers across translation units, and a tree can be cloned without touching a string.

use rustc_hash::FxHashMap;
use std::sync::Arc;

/// An interned identifier.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Symbol(pub u32);

/// The table behind [`Symbol`]. Symbols are numbered in the order of their first appearance, which
/// keeps everything derived from them deterministic.
#[derive(Clone, Debug, Default)]
pub struct Interner {
    map: FxHashMap<Arc<str>, Symbol>,
    names: Vec<Arc<str>>,
}

impl Interner {
    /// No names yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// The symbol of a name; equal names have equal symbols.
    pub fn intern(&mut self, name: &str) -> Symbol {
        if let Some(&symbol) = self.map.get(name) {
            return symbol;
        }
        let symbol = Symbol(self.names.len() as u32);
        let name: Arc<str> = name.into();
        self.names.push(Arc::clone(&name));
        self.map.insert(name, symbol);
        symbol
    }

    /// The symbol of a name that was interned before.
    pub fn lookup(&self, name: &str) -> Option<Symbol> {
        self.map.get(name).copied()
    }

    /// The name of a symbol of this interner.
    pub fn name(&self, symbol: Symbol) -> &str {
        &self.names[symbol.0 as usize]
    }

    /// How many names there are.
    pub fn len(&self) -> usize {
        self.names.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.names.is_empty()
    }
}
