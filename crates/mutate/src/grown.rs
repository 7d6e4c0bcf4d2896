//! Code of the generator's own, for places that never run.
//!
//! A small generated program is taken without its `main`: its types, variables and functions get names
//! that nobody else has, internal linkage, and a place before the function that holds the dead point; dead
//! code then calls one of the functions. So compilers meet loops, structures, recursion and calls that
//! the seed knows nothing of, in code that they cannot know to be dead.
//!
//! Every name in it changes, those of members and labels too: any of them may be a macro of the seed's. It
//! keeps to C11 and calls no library, so that it fits every seed and every compiler.

use cassay_check::check;
use cassay_choice::Choices;
use cassay_gen::knobs::PORTABLE;
use cassay_gen::{Case, ChoicesFrom, Generated, Style, generate_from};
use cassay_lang::print::{Notes, print_decls};
use cassay_lang::tree::*;
use cassay_lang::types::TyKind;
use cassay_lang::{Interner, Symbol, Target};
use rustc_hash::FxHashSet;
use std::sync::Arc;

/// Beside [`PORTABLE`]: one file, with nothing between functions and what they compute.
const PLAIN: &[&str] = &["barrier=none", "observe=hash", "comments=off"];

/// What a parameter is given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Argument {
    /// Any expression of arithmetic type.
    Number,
    /// A null pointer.
    Null,
}

/// A function that can be called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Callee {
    pub name: String,
    pub arguments: Vec<Argument>,
    /// Its result is a number.
    pub number: bool,
}

/// Declarations for file scope, and the functions among them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Grown {
    pub text: String,
    pub callees: Vec<Callee>,
}

/// Grows some code whose names all begin so; `None` where there is nothing to call in it.
pub fn grow(prefix: &str, target: &Arc<Target>, c: &mut Choices) -> Option<Grown> {
    let styles = [Style::Whole, Style::Scalar, Style::Loops, Style::Arith];
    let mut case = Case::new(*c.pick(&styles)?, c.bits(32));
    case.target = Arc::clone(target);
    for knob in PORTABLE.iter().chain(PLAIN) {
        case.set(knob).ok()?;
    }
    case.set(&format!("size={}", c.range(600, 2000))).ok()?;
    // One attempt, as its size does not matter.
    let made = generate_from(&case, ChoicesFrom::Recorded).ok()?;
    grown(made, prefix, &case.target)
}

fn grown(made: Generated, prefix: &str, target: &Arc<Target>) -> Option<Grown> {
    let frame: FxHashSet<DeclId> = made.frame.into_iter().collect();
    let mut p = made.tree;
    let items = p.units.first()?.items.clone();
    let items: Vec<DeclId> = items.into_iter().filter(|d| !frame.contains(d)).collect();
    if let Some(unit) = p.units.first_mut() {
        unit.items.clone_from(&items);
    }
    if !stands_alone(&p, &items) {
        return None;
    }
    for &item in &items {
        hide(&mut p[item].kind);
    }
    rename(&mut p, prefix)?;
    let checked = check(&p, target).ok()?;
    let mut callees = Vec::new();
    for &item in &items {
        let DeclKind::Function { body: Some(_), .. } = p[item].kind else {
            continue;
        };
        let entity = checked.decls.get(item.index()).copied().flatten()?;
        let sig = checked.types.callee_sig(checked.entity(entity).qty.ty)?;
        let argument = |ty| match checked.types.kind(ty) {
            TyKind::Int(_) | TyKind::Enum(_) | TyKind::Float(_) => Some(Argument::Number),
            TyKind::Pointer(_) => Some(Argument::Null),
            _ => None,
        };
        let arguments: Option<Vec<Argument>> = sig.params.iter().map(|p| argument(p.ty)).collect();
        if let (Some(arguments), false, Some(name)) = (arguments, sig.variadic, p[item].name) {
            callees.push(Callee {
                name: p.name(name).to_string(),
                arguments,
                number: checked.types.is_arithmetic(sig.ret.ty),
            });
        }
    }
    (!callees.is_empty()).then(|| Grown {
        text: print_decls(&p, &items, &Notes::default()),
        callees,
    })
}

/// Whether functions that are declared are defined, too: there is no library.
fn stands_alone(p: &Program, items: &[DeclId]) -> bool {
    let functions = |defined: bool| {
        let functions = items.iter().filter(move |item| {
            matches!(p[**item].kind, DeclKind::Function { body, .. } if body.is_some() == defined)
        });
        functions.filter_map(|item| p[*item].name)
    };
    let defined: FxHashSet<Symbol> = functions(true).collect();
    functions(false).all(|name| defined.contains(&name))
}

/// Gives a declaration at file scope internal linkage.
fn hide(kind: &mut DeclKind) {
    match kind {
        DeclKind::Var { storage, .. } | DeclKind::Function { storage, .. }
            if matches!(storage, Storage::None | Storage::Extern) =>
        {
            *storage = Storage::Static;
        }
        _ => {}
    }
}

/// Puts a prefix before every name but those of the compiler's own functions.
fn rename(p: &mut Program, prefix: &str) -> Option<()> {
    let builtin = |decl: &&Decl| {
        matches!(
            decl.kind,
            DeclKind::Function {
                storage: Storage::Builtin,
                ..
            }
        )
    };
    let fixed: FxHashSet<Symbol> = p
        .decls
        .iter()
        .filter(builtin)
        .filter_map(|d| d.name)
        .collect();
    let mut names = Interner::new();
    for number in 0..p.names.len() {
        let symbol = Symbol(number as u32);
        let old = p.names.name(symbol);
        match fixed.contains(&symbol) {
            true => names.intern(old),
            false => names.intern(&format!("{prefix}{old}")),
        };
    }
    // As long as no two became one, all symbols mean what they meant.
    let apart = names.len() == p.names.len();
    p.names = Arc::new(names);
    apart.then_some(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use cassay_source::Source;

    #[test]
    fn all_of_it_is_its_own() {
        let mut seen = 0;
        for (number, target) in (0..60).zip(Target::all().iter().cycle()) {
            let mut c = Choices::seeded(number);
            let Some(grown) = grow("m_7k", target, &mut c) else {
                continue;
            };
            seen += 1;
            let text = &grown.text;
            for word in text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_')) {
                let own = word.starts_with("m_7k");
                let number = word.starts_with(|c: char| c.is_ascii_digit());
                // Keywords, and nothing else.
                let keyword = word.chars().all(|c| c.is_ascii_lowercase()) || word == "_Bool";
                assert!(
                    own || number || keyword || word.is_empty(),
                    "{word} in:\n{text}"
                );
            }
            for extension in ["__builtin", "__attribute", "__int128", "({", "printf"] {
                assert!(!text.contains(extension), "{extension} in:\n{text}");
            }
            let call = &grown.callees[grown.callees.len() - 1];
            let arguments: Vec<&str> = call.arguments.iter().map(|_| "0").collect();
            let main = format!(
                "{text}\nint main(void) {{ if (0) {}({}); return 0; }}\n",
                call.name,
                arguments.join(", ")
            );
            let source = Source::new("x.c", main.as_str());
            let refused = source.target(Arc::clone(target)).check().err();
            assert!(refused.is_none(), "{refused:?}:\n{main}");
        }
        assert!(seen > 40, "{seen}");
    }
}
