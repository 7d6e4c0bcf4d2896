//! Several translation units as one: their declarations one after the other, each text once.
//!
//! What units share through a header comes out as equal text, so equal declarations are dropped. Two
//! different things of the same name make a text that is no program; then the units stay apart.

use cassay_lang::print::{Notes, print_decls};
use cassay_lang::tree::{DeclKind, Program};
use cassay_program::File;
use rustc_hash::FxHashSet;

/// The merged program under the name of its first unit.
pub fn merge(p: &Program) -> Option<Vec<File>> {
    let first = p.units.first().filter(|_| p.units.len() > 1)?;
    let notes = Notes::default();
    let mut seen: FxHashSet<String> = FxHashSet::default();
    let (mut declared, mut defined) = (String::new(), String::new());
    for &item in p.units.iter().flat_map(|unit| &unit.items) {
        let text = print_decls(p, &[item], &notes);
        if !seen.insert(text.clone()) {
            continue;
        }
        // Functions need what other units declare further on.
        let function = matches!(p[item].kind, DeclKind::Function { body: Some(_), .. });
        if function {
            &mut defined
        } else {
            &mut declared
        }
        .push_str(&text);
    }
    Some(vec![(
        first.name.clone(),
        (declared + &defined).into_bytes(),
    )])
}
