//! Split (Proteus: Le, Sun, Su 2015): one program in several translation units.
//!
//! Every unit is the whole text with parts cut out. A function that lives elsewhere keeps its
//! declaration and loses its body; an object that lives elsewhere becomes `extern` and loses its
//! initialiser. What was static gets external linkage and a new name, since any name may be taken by
//! the library. So types, macros and includes stay as they were, and all units agree on them
//! (6.2.7p1). In its own unit a function's definition may move behind all others: its declaration
//! stays where it was.
//!
//! Some things must stay together with everything that names them: what macros name (it cannot be
//! renamed), objects of headers and the functions that use them (every unit would have its own),
//! functions that must be inlined, and arrays without a written length. They keep their linkage.
//! Where even that is not enough, a program is not split: definitions with external linkage in
//! headers or made by macros, functions in the old style, `inline` without `static`, assembly.
//!
//! How units are compiled is for whoever compiles them; [`Unit::level`] and [`Split::lto`] propose
//! something. To the semantics several files are one program, and every split is run before it leaves.

mod items;

use crate::seed::Seed;
use cassay_choice::Choices;
use cassay_program::File;
use items::{Items, Node, Owner};
use std::fmt::Write as _;

/// A file of a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unit {
    pub name: String,
    pub text: Vec<u8>,
    /// The optimisation level to compile it with: 0 to 3.
    pub level: u8,
}

/// A program in several files.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Split {
    pub units: Vec<Unit>,
    /// Whether to optimise when linking.
    pub lto: bool,
    /// What went where, for people.
    pub what: String,
}

impl Split {
    /// The units as files.
    pub fn files(&self) -> Vec<File> {
        let units = self.units.iter();
        units
            .map(|unit| (unit.name.clone(), unit.text.clone()))
            .collect()
    }

    /// How to compile it, for people.
    pub fn proposal(&self) -> String {
        let units = self.units.iter();
        let levels: Vec<String> = units
            .map(|unit| format!("{} with -O{}", unit.name, unit.level))
            .collect();
        let linked = if self.lto { ", linked with -flto" } else { "" };
        format!("to be compiled {}{linked}", levels.join(", "))
    }
}

/// Units at most.
const MOST: u64 = 4;

/// A part of the text and what takes its place.
type Cut = (u32, u32, String);

/// Deals a program out to two to four units; `None` if it cannot be, or there is nothing to deal.
pub fn split(seed: &Seed, c: &mut Choices) -> Option<Split> {
    // What a function that is not understood refers to is not known.
    if !seed.is_one_file() || seed.checked.refused.len() + seed.program.unread.len() > 0 {
        return None;
    }
    let items = Items::new(seed)?;
    let groups = items.groups();
    if groups.len() < 2 {
        return None;
    }
    let count = (2 + c.below(MOST - 1)).min(groups.len() as u64) as usize;
    let mut home = vec![0usize; items.nodes.len()];
    // `main` is in the first unit, and none is empty.
    let mut others: Vec<&Vec<usize>> = Vec::new();
    for group in &groups {
        if !group.iter().any(|&n| Some(n) == items.main) {
            others.push(group);
        }
    }
    c.shuffle(&mut others);
    for (i, group) in others.iter().enumerate() {
        let unit = match i + 1 < count {
            true => i + 1,
            false => c.below(count as u64) as usize,
        };
        for &n in *group {
            *home.get_mut(n)? = unit;
        }
    }
    let shared: Vec<Cut> = items.renamings(seed);
    let may_move = items.may_move;
    let mut units = Vec::new();
    let mut what = String::new();
    for unit in 0..count {
        let mut cuts = shared.clone();
        let mut moved: Vec<(u32, u32)> = Vec::new();
        for (n, node) in items.nodes.iter().enumerate() {
            let here = home.get(n) == Some(&unit);
            match (node.owner, here) {
                (Owner::Foreign, _) | (Owner::Main, true) if node.body.is_none() => {}
                (Owner::Main, true) => {
                    if may_move && c.chance(300) && !node.bound && node.plain {
                        moved.push(node.item);
                    }
                }
                (Owner::Main, false) => cuts.extend(away(node)),
                (Owner::Foreign, _) => {}
            }
        }
        let mut kept = cuts.clone();
        for &(lo, hi) in &moved {
            // The declaration stays behind.
            let body = items.body_of(lo, hi)?;
            kept.push((body.0, body.1, ";".to_string()));
        }
        let mut text = spliced(&seed.text, (0, seed.text.len() as u32), kept);
        c.shuffle(&mut moved);
        for &range in &moved {
            text.push(b'\n');
            text.extend(spliced(&seed.text, range, cuts.clone()));
            text.push(b'\n');
        }
        let name = format!("{}.c", char::from(b'a' + unit as u8));
        let level = c.below(4) as u8;
        let list = items.names(seed, |n| home.get(n) == Some(&unit));
        let _ = write!(
            what,
            "{}{name} has {list}",
            if unit > 0 { "; " } else { "" }
        );
        units.push(Unit { name, text, level });
    }
    let lto = c.chance(400);
    Some(Split { units, lto, what })
}

/// What becomes of a definition in a unit that is not its own.
fn away(node: &Node) -> Vec<Cut> {
    let mut cuts = Vec::new();
    match node.body {
        Some((lo, hi)) => cuts.push((lo, hi, ";".to_string())),
        None if node.bound && node.is_static => {
            cuts.push((node.item.0, node.item.1, String::new()))
        }
        None => {
            for &(lo, hi) in &node.inits {
                cuts.push((lo, hi, String::new()));
            }
            cuts.extend(node.external.clone());
        }
    }
    cuts
}

/// A range of a text with parts replaced. Where parts overlap, the one that begins first counts; of
/// those that begin together the longest, and one with a text before one without.
fn spliced(text: &[u8], (from, to): (u32, u32), mut cuts: Vec<Cut>) -> Vec<u8> {
    use std::cmp::Reverse;
    cuts.sort_by(|a, b| {
        (a.0, Reverse(a.1), Reverse(&a.2)).cmp(&(b.0, Reverse(b.1), Reverse(&b.2)))
    });
    cuts.dedup();
    let mut out = Vec::new();
    let mut at = from;
    for (lo, hi, with) in cuts {
        if lo < at || hi > to {
            continue;
        }
        out.extend_from_slice(text.get(at as usize..lo as usize).unwrap_or_default());
        out.extend_from_slice(with.as_bytes());
        at = hi;
    }
    out.extend_from_slice(text.get(at as usize..to as usize).unwrap_or_default());
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_replaced_once() {
        let cut = |lo, hi, text: &str| (lo, hi, text.to_string());
        let cuts = vec![
            cut(0, 6, ""),
            cut(0, 6, "extern"),
            cut(11, 12, "m_x"),
            cut(13, 15, ""),
            cut(13, 15, ""),
        ];
        let out = spliced(b"static int x =1; y", (0, 18), cuts);
        assert_eq!(String::from_utf8_lossy(&out), "extern int m_x ; y");
        let twice = vec![cut(0, 0, "extern "), cut(0, 0, "extern ")];
        assert_eq!(spliced(b"int x;", (0, 6), twice), b"extern int x;");
    }
}
