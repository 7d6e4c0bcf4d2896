//! Functions whose bodies are not understood: what nobody calls need not be.
//!
//! Preprocessed texts are full of them, as the headers of x86's intrinsics have a function for each. Such a
//! definition is skipped and kept as text ([`Unread`]); whoever uses the function is refused. `main` and what
//! runs before or after it are used anyway.

use super::{Parser, Res};
use crate::token::{Punct, TokenKind, spelled_bytes};
use cassay_lang::tree::*;
use cassay_lang::{Problem, ProblemKind};
use std::sync::Arc;

/// Where the parser was before it read a body.
#[derive(Clone, Copy)]
pub(super) struct Before {
    /// The opening brace.
    open: usize,
    pending: usize,
    items: usize,
}

impl Parser<'_> {
    pub(super) fn before_body(&self) -> Before {
        Before {
            open: self.pos,
            pending: self.pending.len(),
            items: self.items.len(),
        }
    }

    /// Goes on behind a body that is not understood, if that can be left open. A definition whose head defines a type
    /// is not skipped, as that is a declaration of its own.
    #[cold]
    pub(super) fn leave_unread(
        &mut self,
        decl: DeclId,
        before: Before,
        problem: Box<Problem>,
    ) -> Res<()> {
        let node = self.program[decl];
        let attrs = self.program.attributes(node.attrs);
        let runs = self.program.runs_by_itself(&attrs)
            || node
                .name
                .is_some_and(|name| self.program.name(name) == "main");
        if problem.kind != ProblemKind::Unsupported || runs || before.pending > 0 {
            return Err(problem);
        }
        self.reset();
        for implicit in self.items.drain(before.items..) {
            if let Some(name) = self.program[implicit].name {
                self.scopes.forget(name);
            }
        }
        self.pos = before.open;
        self.skip_group()?;
        if self.program.is_glibc_inline(decl) {
            self.mean_library(decl);
            return Ok(());
        }
        let text = self.with_options(&self.text(self.item, self.pos), before.open);
        self.program.unread.push(Unread {
            decl,
            text: Arc::from(text),
            problem: *problem,
        });
        Ok(())
    }

    /// Whether a definition is glibc's and adds a check of sizes to what the library's function does, as they do for
    /// printf and its like where `_FORTIFY_SOURCE` is defined, which some distributions do with every program.
    pub(super) fn is_fortified(&self, decl: DeclId, before: Before) -> bool {
        let checks = |pos: usize| match self.token_at(pos).kind {
            TokenKind::Ident(symbol) => self.program.name(symbol).ends_with("_chk"),
            _ => false,
        };
        self.program.is_glibc_inline(decl) && (before.open..self.pos).any(checks)
    }

    /// What is meant is the library's function, which does the same.
    pub(super) fn mean_library(&mut self, decl: DeclId) {
        if let DeclKind::Function { inline, .. } = &mut self.program[decl].kind {
            *inline = false;
        }
        self.program[decl].attrs = self.push_attrs(Attrs {
            fortified: true,
            ..Attrs::default()
        });
    }

    /// Forgets whatever was under way: the parser is at file scope, between declarations.
    pub(super) fn reset(&mut self) {
        while self.scopes.depth() > 0 {
            self.scopes.pop();
        }
        self.pending.clear();
        self.function = None;
        self.nesting = 0;
        self.type_generic = 0;
        self.in_prototype = false;
        self.open_records.clear();
        self.exprs.clear();
        self.stmts.clear();
        self.decls.clear();
        self.fields.clear();
        self.asserts.clear();
        self.init_items.clear();
        self.designators.clear();
        self.associations.clear();
        self.chunks.clear();
        self.pointers.clear();
        self.prefixes.clear();
        self.links.clear();
    }

    /// A definition with the pragmas that are in force at a token.
    fn with_options(&self, definition: &str, pos: usize) -> String {
        let mut options = self.pragmas.options.texts(pos).peekable();
        if options.peek().is_none() {
            return definition.to_owned();
        }
        let mut text = String::from("#pragma GCC push_options\n");
        for option in options {
            text.push_str("#pragma ");
            text.push_str(self.program.name(option));
            text.push('\n');
        }
        text.push_str(definition);
        text.push_str("\n#pragma GCC pop_options");
        text
    }

    /// Tokens as text: the same tokens again, whatever stood between them.
    pub(super) fn text(&self, from: usize, to: usize) -> String {
        let mut text = String::new();
        let mut fresh = true;
        for pos in from..to {
            let kind = self.token_at(pos).kind;
            if !fresh {
                text.push(' ');
            }
            match kind {
                TokenKind::Ident(symbol) | TokenKind::Number(symbol) => {
                    text.push_str(self.program.name(symbol));
                }
                TokenKind::Char(symbol) | TokenKind::Str(symbol) => {
                    push_literal(&mut text, self.program.name(symbol));
                }
                TokenKind::Punct(punct) => text.push_str(punct.text()),
                TokenKind::Pack(_)
                | TokenKind::Options(_)
                | TokenKind::Pragma(_)
                | TokenKind::Eof => {}
            }
            let ends = matches!(
                kind,
                TokenKind::Punct(Punct::Semi | Punct::LBrace | Punct::RBrace)
            );
            fresh = ends && pos + 1 < to;
            if fresh {
                text.push('\n');
            }
        }
        text
    }
}

/// A literal as it was written; what is no UTF-8 in it becomes escapes.
fn push_literal(text: &mut String, spelling: &str) {
    let bytes: Vec<u8> = spelled_bytes(spelling).collect();
    match std::str::from_utf8(&bytes) {
        Ok(literal) => text.push_str(literal),
        Err(_) => {
            for byte in bytes {
                match byte {
                    0x80.. => text.push_str(&format!("\\{byte:03o}")),
                    _ => text.push(char::from(byte)),
                }
            }
        }
    }
}
