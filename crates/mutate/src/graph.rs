//! Which functions can call which, and what their attributes forbid.
//!
//! Code that is put into a function must respect what GNU C was told about it, even where C itself
//! would not mind:
//!
//! - `always_inline`: gcc refuses calls that it cannot inline, so none may lead back into the function
//!   itself. New code calls no such function at all.
//! - `pure`, `const`: callers may leave out or move stores that the function is said not to see. So what
//!   runs inside, or inside anything it calls, must not look at more than its own variables, whatever
//!   the profile knows of others.
//! - `naked`, `target`, `error` and the like: functions that cannot be called from just anywhere.
//!
//! A call through a pointer may reach every function that is named outside of a call: the graph errs
//! towards more calls.

use crate::scan::scan_stmt;
use crate::seed::Seed;
use cassay_lang::tree::*;
use rustc_hash::{FxHashMap, FxHashSet};

/// What is known of the functions of a seed, by their index in [`Seed::functions`].
#[derive(Default, Debug)]
pub struct Graph {
    /// Index by entity.
    known: FxHashMap<u32, usize>,
    /// Calls that may happen, in order.
    calls: Vec<Vec<usize>>,
    always_inline: FxHashSet<u32>,
    /// Reached from a function that is said to see or change nothing.
    closed: Vec<bool>,
    /// Calls must not be added, to anything.
    uncallable: bool,
}

/// Attributes after which a call cannot be put just anywhere.
const FORBIDDING: [&str; 8] = [
    "naked",
    "target",
    "target_clones",
    "error",
    "warning",
    "interrupt",
    "ifunc",
    "returns_twice",
];

impl Graph {
    pub fn new(seed: &Seed) -> Graph {
        let mut graph = Graph {
            uncallable: forbids(seed),
            ..Graph::default()
        };
        for (i, f) in seed.functions.iter().enumerate() {
            if let Some(entity) = entity(seed, f.decl) {
                graph.known.insert(entity, i);
            }
        }
        let mut closed: Vec<usize> = Vec::new();
        for (i, decl) in seed.program.decls.iter().enumerate() {
            if !matches!(decl.kind, DeclKind::Function { .. }) || decl.attrs.is_none() {
                continue;
            }
            let attrs = seed.program.attributes(decl.attrs);
            let Some(entity) = entity(seed, DeclId::from_index(i)) else {
                continue;
            };
            if attrs.always_inline {
                graph.always_inline.insert(entity);
            }
            if attrs.pure_ || attrs.const_ {
                closed.extend(graph.known.get(&entity));
            }
        }
        graph.calls = graph.find_calls(seed);
        graph.closed = vec![false; seed.functions.len()];
        while let Some(f) = closed.pop() {
            if let Some(slot) = graph.closed.get_mut(f)
                && !std::mem::replace(slot, true)
            {
                closed.extend(graph.calls.get(f).into_iter().flatten());
            }
        }
        graph
    }

    fn find_calls(&self, seed: &Seed) -> Vec<Vec<usize>> {
        // Functions whose name stands anywhere but in front of arguments.
        let mut pointed: FxHashSet<usize> = FxHashSet::default();
        let mut callees: FxHashSet<ExprId> = FxHashSet::default();
        for expr in &seed.program.exprs {
            if let ExprKind::Call(f, _) = expr.kind
                && let ExprKind::Name(d) = seed.program[f].kind
                && self.index(seed, d).is_some()
            {
                callees.insert(f);
            }
        }
        for (i, expr) in seed.program.exprs.iter().enumerate() {
            if let ExprKind::Name(d) = expr.kind
                && let Some(f) = self.index(seed, d)
                && !callees.contains(&ExprId::from_index(i))
            {
                pointed.insert(f);
            }
        }
        let mut pointed: Vec<usize> = pointed.into_iter().collect();
        pointed.sort_unstable();
        let mut calls = Vec::new();
        for f in &seed.functions {
            let scan = scan_stmt(&seed.program, f.body);
            let mut list: Vec<usize> = scan
                .names
                .iter()
                .filter_map(|&(_, d)| self.index(seed, d))
                .collect();
            // A library function may call what it was given.
            let indirect = scan.odd || scan.callees.iter().any(|e| !callees.contains(e));
            if indirect {
                list.extend(&pointed);
            }
            list.sort_unstable();
            list.dedup();
            calls.push(list);
        }
        calls
    }

    /// The function behind a name, if the main file defines it.
    pub fn index(&self, seed: &Seed, decl: DeclId) -> Option<usize> {
        self.known.get(&entity(seed, decl)?).copied()
    }

    pub fn is_always_inline(&self, seed: &Seed, decl: DeclId) -> bool {
        entity(seed, decl).is_some_and(|e| self.always_inline.contains(&e))
    }

    /// Whether what runs in this function must keep to its own variables.
    pub fn is_closed(&self, function: usize) -> bool {
        self.closed.get(function).copied().unwrap_or(true)
    }

    /// Whether code put somewhere may call at all.
    pub fn allows_calls(&self) -> bool {
        !self.uncallable
    }

    /// Whether code put somewhere may call this function.
    pub fn may_call(&self, seed: &Seed, decl: DeclId) -> bool {
        !self.uncallable && !self.is_always_inline(seed, decl)
    }

    /// The functions that a call of this one may lead to, itself included; in order.
    pub fn reached_from(&self, function: usize) -> Vec<usize> {
        let mut seen = vec![false; self.calls.len()];
        let mut stack = vec![function];
        while let Some(f) = stack.pop() {
            if let Some(slot) = seen.get_mut(f)
                && !std::mem::replace(slot, true)
            {
                stack.extend(self.calls.get(f).into_iter().flatten());
            }
        }
        let reached = seen.iter().enumerate();
        reached.filter(|(_, seen)| **seen).map(|(i, _)| i).collect()
    }
}

fn entity(seed: &Seed, decl: DeclId) -> Option<u32> {
    let entity = seed.checked.decls.get(decl.index()).copied().flatten()?;
    Some(entity.0)
}

/// Whether an attribute in the program's own texts forbids calls. The tree does not keep these.
fn forbids(seed: &Seed) -> bool {
    seed.sources
        .files()
        .iter()
        .filter(|f| !f.builtin)
        .any(|f| attributes(&f.text).any(|word| FORBIDDING.contains(&word)))
}

/// The words inside `__attribute__((…))`, without underscores around them.
fn attributes(text: &[u8]) -> impl Iterator<Item = &str> {
    const WORD: &[u8] = b"__attribute";
    let starts = text
        .windows(WORD.len())
        .enumerate()
        .filter_map(|(i, w)| (w == WORD).then_some(i));
    starts.flat_map(|at| {
        let rest = text.get(at..).unwrap_or_default();
        let open = rest.iter().position(|&b| b == b'(').unwrap_or(rest.len());
        let rest = rest.get(open..).unwrap_or_default();
        let mut depth = 0i32;
        let end = rest.iter().position(|&b| {
            depth += i32::from(b == b'(') - i32::from(b == b')');
            depth == 0
        });
        let inside = rest.get(..end.unwrap_or(rest.len())).unwrap_or_default();
        inside
            .split(|&b| !(b.is_ascii_alphanumeric() || b == b'_'))
            .filter_map(|w| std::str::from_utf8(w).ok())
            .map(|w| w.trim_matches('_'))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_attributes_are_found() {
        let text = b"int f(int x) __attribute__((__noinline__, target(\"avx2\"))); int error;";
        let words: Vec<&str> = attributes(text).filter(|w| !w.is_empty()).collect();
        assert_eq!(words, ["noinline", "target", "avx2"]);
        assert_eq!(attributes(b"__attribute").count(), 1);
    }
}
