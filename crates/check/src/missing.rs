//! What a program uses and does not define (6.9p3, p5).
//!
//! A function or object with external linkage that is used in an expression has a definition somewhere in the program, be
//! the expression evaluated or not: a linker refuses what has none. One with internal linkage has it in its own file,
//! whoever names it. Definitions that Cassay cannot see are those of the
//! library. It models a part of it; which names the rest has is a list, that of glibc 2.36 (`glibc.txt`: what `libc` and
//! `libm` export, and of names that belong to the implementation those that its headers use).

use super::inline::Named;
use super::reserved::is_standard;
use super::{Checker, EntityId, EntityKind, Res};
use cassay_lang::Problem;
use rustc_hash::FxHashSet;
use std::sync::LazyLock;

static GLIBC: LazyLock<FxHashSet<&str>> =
    LazyLock::new(|| include_str!("glibc.txt").split_whitespace().collect());

/// What later versions of glibc's headers call.
const LATER: &str = "__isoc23_";

/// What GNU C compiles itself, and no library has.
const COMPILED: &str = "alloca";

fn is_in_library(name: &str) -> bool {
    is_standard(name) || name == COMPILED || name.starts_with(LATER) || GLIBC.contains(name)
}

impl Checker<'_> {
    /// At the end of a unit: the functions with internal linkage that it does not define.
    pub(super) fn note_lacking(&mut self) {
        let lacks = |id: &&EntityId| {
            let kind = &self.out.entity(**id).kind;
            matches!(kind, EntityKind::Function { def: None, .. })
                && !self.out.refused.contains_key(id)
        };
        let lacking: Vec<EntityId> = self.internals.values().filter(lacks).copied().collect();
        self.lacking.extend(lacking);
    }

    /// What has no definition, and with external linkage no place in the library.
    pub(super) fn missing(&self) -> FxHashSet<EntityId> {
        let mut missing = self.lacking.clone();
        for (&name, &id) in &self.externals {
            let entity = self.out.entity(id);
            let defined = match entity.kind {
                EntityKind::Function { def, .. } => def.is_some(),
                EntityKind::Static { defined, .. } => defined,
                EntityKind::Local { .. } => true,
            };
            let elsewhere = self.out.refused.contains_key(&id) || self.views[id.0 as usize].builtin;
            if defined || elsewhere {
                continue;
            }
            let name = self.out.assembler.get(&id).copied().unwrap_or(name);
            let weak = || (0..self.p.units.len() as u32).any(|unit| self.is_weak(id, unit));
            if !is_in_library(self.p.name(name)) && !weak() {
                missing.insert(id);
            }
        }
        missing
    }

    /// Fails where something is named that is missing. Functions that are beyond Cassay may do that: they stop a program
    /// where it calls them.
    pub(super) fn is_linked(&self, name: &Named, missing: &FxHashSet<EntityId>) -> Res<()> {
        let beyond = |f: EntityId| self.out.refused.contains_key(&f);
        if !missing.contains(&name.of) || name.from.is_some_and(beyond) {
            return Ok(());
        }
        let text = self.symbol(self.out.entity(name.of).name);
        if self.lacking.contains(&name.of) {
            let message =
                format!("'{text}' is static, used and nowhere defined in its file (6.9p3)");
            return Err(Problem::invalid(self.span(name.expr), message));
        }
        let message = format!(
            "'{text}' is used and nowhere defined, neither in the program nor in the library that Cassay knows (6.9p5)"
        );
        Err(Problem::unsupported(self.span(name.expr), message))
    }
}
