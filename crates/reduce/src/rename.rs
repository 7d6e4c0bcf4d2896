//! Short names: `a`, `b`, … for variables, `f1`, … for functions, `S1`, … for tags, `m1`, … for
//! members, in the order of the text. Names of the library and `main` stay.

use crate::walk::{Node, Walk};
use cassay_lang::Symbol;
use cassay_lang::tree::*;
use rustc_hash::{FxHashMap, FxHashSet};

/// The program with all its own names changed; the same name stays the same name.
pub fn rename(p: &Program) -> Program {
    let mut q = p.clone();
    let walk = Walk::new(p);
    let mut names = Names::new(p, &walk);
    let mut functions: FxHashSet<Symbol> = FxHashSet::default();
    let mut own: FxHashSet<Symbol> = FxHashSet::default();
    for &item in p.units.iter().flat_map(|unit| &unit.items) {
        if let (DeclKind::Function { body: Some(_), .. }, Some(name)) = (p[item].kind, p[item].name)
        {
            functions.insert(name);
        }
        if let (DeclKind::Var { storage, .. }, Some(name)) = (p[item].kind, p[item].name)
            && storage != Storage::Extern
        {
            own.insert(name);
        }
    }
    for found in &walk.order {
        match found.node {
            Node::Decl(decl) => {
                let Some(name) = p[decl].name else { continue };
                let sort = match p[decl].kind {
                    DeclKind::Function { .. } if functions.contains(&name) => Sort::Function,
                    // Defined nowhere here: the library's.
                    DeclKind::Function { .. } => continue,
                    DeclKind::Var {
                        storage: Storage::Extern,
                        ..
                    } if !own.contains(&name) => continue,
                    DeclKind::Typedef { .. } => Sort::Type,
                    _ => Sort::Variable,
                };
                if p.name(name) == "main" {
                    continue;
                }
                let to = names.of(&mut q, sort, name);
                q[decl].name = Some(to);
            }
            Node::Field(field) => {
                if let Some(name) = p[field].name {
                    q[field].name = Some(names.of(&mut q, Sort::Member, name));
                }
            }
            _ => {}
        }
    }
    for at in 0..q.records.len() {
        let id = RecordId::from_index(at);
        if let Some(tag) = p[id].tag {
            q[id].tag = Some(names.of(&mut q, Sort::Tag, tag));
        }
    }
    for at in 0..q.enums.len() {
        let id = EnumId::from_index(at);
        if let Some(tag) = p[id].tag {
            q[id].tag = Some(names.of(&mut q, Sort::Tag, tag));
        }
    }
    for at in 0..q.exprs.len() {
        let id = ExprId::from_index(at);
        q[id].kind = match q[id].kind {
            ExprKind::Member(e, name) => ExprKind::Member(e, names.of(&mut q, Sort::Member, name)),
            ExprKind::Arrow(e, name) => ExprKind::Arrow(e, names.of(&mut q, Sort::Member, name)),
            kind => kind,
        };
    }
    for at in 0..q.designators.len() {
        if let Designator::Field(name) = q.designators[at] {
            q.designators[at] = Designator::Field(names.of(&mut q, Sort::Member, name));
        }
    }
    for at in 0..q.labels.len() {
        let id = LabelId::from_index(at);
        let name = p[id].name;
        q[id].name = names.of(&mut q, Sort::Label, name);
    }
    q
}

/// Name spaces (6.2.3); functions and variables share one and are only spelled differently.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Sort {
    Variable,
    Function,
    Type,
    Tag,
    Member,
    Label,
}

struct Names {
    given: FxHashMap<(Sort, Symbol), Symbol>,
    next: FxHashMap<Sort, usize>,
    /// What stays.
    taken: FxHashSet<String>,
}

impl Names {
    fn new(p: &Program, walk: &Walk) -> Names {
        let kept = walk.decls().filter_map(|(decl, _)| match p[decl].kind {
            DeclKind::Function { .. } | DeclKind::Var { .. } => p[decl].name,
            _ => None,
        });
        Names {
            given: FxHashMap::default(),
            next: FxHashMap::default(),
            taken: kept
                .map(|name| p.name(name).to_string())
                .filter(|name| name.len() > 3)
                .collect(),
        }
    }

    fn of(&mut self, p: &mut Program, sort: Sort, name: Symbol) -> Symbol {
        if let Some(known) = self.given.get(&(sort, name)) {
            return *known;
        }
        let text = loop {
            let next = self.next.entry(sort).or_default();
            *next += 1;
            let text = spell(sort, *next);
            if !self.taken.contains(&text) && !is_keyword(&text) {
                break text;
            }
        };
        let symbol = p.intern(&text);
        self.given.insert((sort, name), symbol);
        symbol
    }
}

fn spell(sort: Sort, number: usize) -> String {
    match sort {
        Sort::Variable => {
            let mut text = String::new();
            let mut rest = number;
            while rest > 0 {
                rest -= 1;
                text.insert(0, (b'a' + (rest % 26) as u8) as char);
                rest /= 26;
            }
            text
        }
        Sort::Function => format!("f{number}"),
        Sort::Type => format!("T{number}"),
        Sort::Tag => format!("S{number}"),
        Sort::Member => format!("m{number}"),
        Sort::Label => format!("l{number}"),
    }
}

/// Whether it is one of the keywords of two or three small letters.
fn is_keyword(text: &str) -> bool {
    matches!(text, "do" | "if" | "for" | "int" | "asm")
}
