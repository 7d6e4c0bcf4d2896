//! Scopes (C17 6.2.1) of ordinary identifiers and tags (6.2.3).
//!
//! A name is a small number, so the visible declaration of each name is one slot of a vector;
//! entering a declaration writes the slot and logs what it hid, leaving a scope plays the log
//! back. Looking a name up costs one load.

use cassay_lang::Symbol;
use cassay_lang::tree::{DeclId, EnumId, RecordId};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tag {
    Record(RecordId),
    Enum(EnumId),
}

#[derive(Clone, Copy, Default)]
pub struct NameSlot {
    pub decl: Option<DeclId>,
    pub depth: u32,
    pub is_typedef: bool,
}

#[derive(Clone, Copy, Default)]
pub struct TagSlot {
    pub tag: Option<Tag>,
    pub depth: u32,
}

/// One thing a scope declared: used to log what was hidden, and to carry the declarations of a
/// parameter list over into the function's body.
#[derive(Clone, Copy)]
pub enum Saved {
    Name(Symbol, NameSlot),
    Tag(Symbol, TagSlot),
}

pub struct Scopes {
    names: Vec<NameSlot>,
    tags: Vec<TagSlot>,
    hidden: Vec<Saved>,
    /// The height of `hidden` where each scope inside the file scope began.
    marks: Vec<usize>,
}

impl Scopes {
    pub fn new(symbols: usize) -> Self {
        Scopes {
            names: vec![NameSlot::default(); symbols],
            tags: vec![TagSlot::default(); symbols],
            hidden: Vec::new(),
            marks: Vec::new(),
        }
    }

    /// 0 at file scope.
    pub fn depth(&self) -> u32 {
        self.marks.len() as u32
    }

    pub fn push(&mut self) {
        self.marks.push(self.hidden.len());
    }

    pub fn pop(&mut self) {
        let mark = self.marks.pop().unwrap_or(0);
        while self.hidden.len() > mark {
            match self.hidden.pop() {
                Some(Saved::Name(symbol, slot)) => self.names[symbol.0 as usize] = slot,
                Some(Saved::Tag(symbol, slot)) => self.tags[symbol.0 as usize] = slot,
                None => {}
            }
        }
    }

    /// Leaves a scope and keeps what it declared.
    pub fn pop_into(&mut self, declared: &mut Vec<Saved>) {
        let mark = self.marks.last().copied().unwrap_or(0);
        for entry in &self.hidden[mark..] {
            declared.push(match *entry {
                Saved::Name(symbol, _) => Saved::Name(symbol, self.names[symbol.0 as usize]),
                Saved::Tag(symbol, _) => Saved::Tag(symbol, self.tags[symbol.0 as usize]),
            });
        }
        self.pop();
    }

    /// Declares in the current scope what [`Scopes::pop_into`] kept.
    pub fn redeclare(&mut self, declared: &[Saved]) {
        for entry in declared {
            match *entry {
                Saved::Name(symbol, slot) => {
                    if let Some(decl) = slot.decl {
                        self.bind(symbol, decl, slot.is_typedef);
                    }
                }
                Saved::Tag(symbol, slot) => {
                    if let Some(tag) = slot.tag {
                        self.bind_tag(symbol, tag);
                    }
                }
            }
        }
    }

    pub fn lookup(&self, symbol: Symbol) -> NameSlot {
        self.names
            .get(symbol.0 as usize)
            .copied()
            .unwrap_or_default()
    }

    /// The declaration of a name in the current scope itself.
    pub fn lookup_here(&self, symbol: Symbol) -> Option<DeclId> {
        let slot = self.lookup(symbol);
        slot.decl.filter(|_| slot.depth == self.depth())
    }

    /// The declaration of a name at file scope, hidden or not.
    pub fn lookup_global(&self, symbol: Symbol) -> Option<DeclId> {
        let outermost = self.hidden.iter().find_map(|saved| match saved {
            Saved::Name(name, slot) if *name == symbol => Some(*slot),
            _ => None,
        });
        let slot = outermost.unwrap_or_else(|| self.lookup(symbol));
        slot.decl.filter(|_| slot.depth == 0)
    }

    pub fn bind(&mut self, symbol: Symbol, decl: DeclId, is_typedef: bool) {
        let depth = self.depth();
        let index = symbol.0 as usize;
        if index >= self.names.len() {
            self.names.resize(index + 1, NameSlot::default());
        }
        let slot = &mut self.names[index];
        if slot.depth != depth {
            self.hidden.push(Saved::Name(symbol, *slot));
        }
        *slot = NameSlot {
            decl: Some(decl),
            depth,
            is_typedef,
        };
    }

    /// Declares a name that nothing declares at file scope, from wherever we are.
    pub fn bind_global(&mut self, symbol: Symbol, decl: DeclId, is_typedef: bool) {
        let index = symbol.0 as usize;
        if index >= self.names.len() {
            self.names.resize(index + 1, NameSlot::default());
        }
        self.names[index] = NameSlot {
            decl: Some(decl),
            depth: 0,
            is_typedef,
        };
    }

    /// Takes back a declaration that [`Scopes::bind_global`] made.
    pub fn forget(&mut self, symbol: Symbol) {
        if let Some(slot) = self.names.get_mut(symbol.0 as usize) {
            *slot = NameSlot::default();
        }
    }

    pub fn lookup_tag(&self, symbol: Symbol) -> Option<Tag> {
        self.tags.get(symbol.0 as usize).and_then(|slot| slot.tag)
    }

    /// The tag's meaning in the current scope itself.
    pub fn lookup_tag_here(&self, symbol: Symbol) -> Option<Tag> {
        let slot = self
            .tags
            .get(symbol.0 as usize)
            .copied()
            .unwrap_or_default();
        slot.tag.filter(|_| slot.depth == self.depth())
    }

    pub fn bind_tag(&mut self, symbol: Symbol, tag: Tag) {
        let depth = self.depth();
        let index = symbol.0 as usize;
        if index >= self.tags.len() {
            self.tags.resize(index + 1, TagSlot::default());
        }
        let slot = &mut self.tags[index];
        if slot.depth != depth {
            self.hidden.push(Saved::Tag(symbol, *slot));
        }
        *slot = TagSlot {
            tag: Some(tag),
            depth,
        };
    }
}
