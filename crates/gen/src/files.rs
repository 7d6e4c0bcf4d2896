//! The files of a program: one, or a header and several translation units.
//!
//! The tree stays one unit. Where functions go to files of their own, its declarations are dealt
//! out: types and declarations of everything to `case.h`, the functions in runs to `func1.c` and so
//! on, variables and `main` to `main.c`. All names have external linkage then, so it makes no
//! difference to their meaning which file a definition is in.

use crate::barrier::Barrier;
use crate::state::State;
use cassay_lang::print::{Notes, print_decls};
use cassay_lang::tree::*;
use cassay_program::File;

/// Files with functions, at most.
const UNITS: usize = 4;
/// Functions in such a file, at least, as long as there are enough.
const FUNCTIONS: usize = 3;

/// The translation units of the program, `main.c` first, and its headers. `text` is that of all declarations in one unit,
/// where it has been printed before.
pub fn files(
    s: &mut State,
    barrier: Barrier,
    case: &str,
    notes: &Notes,
    text: Option<String>,
) -> (Vec<File>, Vec<File>) {
    let items = match s.p.units.first() {
        Some(unit) => unit.items.clone(),
        None => Vec::new(),
    };
    let title = format!("/* cassay {case} */\n");
    if barrier != Barrier::Units {
        let text = text.unwrap_or_else(|| print_decls(&s.p, &items, notes));
        return (vec![file("main.c", title + &text)], Vec::new());
    }
    let (mut header, mut main) = (Vec::new(), Vec::new());
    let functions: Vec<DeclId> = s.functions.iter().map(|f| f.decl).collect();
    let library: Vec<DeclId> = s.builtins.iter().map(|&(_, decl)| decl).collect();
    let guards: Vec<DeclId> = s.guards.iter().map(|&(_, _, decl)| decl).collect();
    for decl in items {
        match s.p[decl].kind {
            DeclKind::Var { ty, storage, .. } => {
                if storage == Storage::None {
                    let kind = DeclKind::Var {
                        ty,
                        storage: Storage::Extern,
                        init: None,
                    };
                    header.push(declaration(&mut s.p, decl, kind));
                }
                main.push(decl);
            }
            DeclKind::Function {
                ty,
                storage,
                noreturn,
                params,
                body: Some(_),
                ..
            } => {
                let generated = functions.contains(&decl);
                if generated || guards.contains(&decl) {
                    let kind = DeclKind::Function {
                        ty,
                        storage,
                        inline: false,
                        noreturn,
                        params,
                        body: None,
                    };
                    header.push(declaration(&mut s.p, decl, kind));
                }
                if !generated {
                    main.push(decl);
                }
            }
            // What the library has is declared for all units.
            DeclKind::Function { .. } if library.contains(&decl) => header.push(decl),
            DeclKind::Function { .. } => main.push(decl),
            _ => header.push(decl),
        }
    }
    let count = (functions.len() / FUNCTIONS).clamp(1, UNITS);
    let include = format!("{title}#include \"case.h\"\n\n");
    let mut files = vec![("main.c".to_string(), &main[..])];
    for at in 0..count {
        let from = functions.len() * at / count;
        let to = functions.len() * (at + 1) / count;
        files.push((format!("func{}.c", at + 1), &functions[from..to]));
    }
    let units = files
        .into_iter()
        .map(|(name, decls)| file(&name, include.clone() + &print_decls(&s.p, decls, notes)))
        .collect();
    let text = print_decls(&s.p, &header, &Notes::default());
    (units, vec![file("case.h", title + &text)])
}

fn file(name: &str, text: String) -> File {
    (name.to_string(), text.into_bytes())
}

/// A declaration of what another one defines.
fn declaration(p: &mut Program, of: DeclId, kind: DeclKind) -> DeclId {
    let decl = Decl { kind, ..p[of] };
    p.push_decl(decl)
}
