//! What a program defines at file scope, where it is in the text, and what must stay together.

use crate::hidden::is_assembly;
use crate::scan::{Scan, scan_init, scan_stmt};
use crate::seed::{Range, Seed};
use crate::tokens::Kind;
use cassay_check::EntityKind;
use cassay_lang::tree::*;
use cassay_lang::types::{Len, TyKind};
use rustc_hash::{FxHashMap, FxHashSet};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Owner {
    /// Defined in the main file's text.
    Main,
    /// A header, which every unit includes.
    Foreign,
}

/// Something defined at file scope.
#[derive(Clone, Debug)]
pub struct Node {
    pub entity: u32,
    pub owner: Owner,
    /// The declaration it is in, semicolon or body included; the first if there are several.
    pub item: Range,
    /// A function's body.
    pub body: Option<Range>,
    /// ` = …` of an object, and of the others in its declaration.
    pub inits: Vec<Range>,
    /// What makes a declaration of it external: a text to put in.
    pub external: Vec<(u32, u32, String)>,
    pub is_static: bool,
    /// No type is defined in its declaration.
    pub plain: bool,
    /// It keeps its linkage, and everything that names it is in the same unit.
    pub bound: bool,
    mentions: Vec<u32>,
}

pub struct Items {
    pub nodes: Vec<Node>,
    pub main: Option<usize>,
    /// Definitions may be moved: nothing between them changes what they mean.
    pub may_move: bool,
    by_entity: FxHashMap<u32, usize>,
    /// What is renamed, by entity.
    renamed: FxHashSet<u32>,
    /// `static` and `inline` to take away.
    words: Vec<Range>,
}

/// A declaration at file scope and the parts of it that matter.
struct Item {
    range: Range,
    /// Its specifiers have this word.
    statics: Vec<Range>,
    inlines: Vec<Range>,
}

fn entity(seed: &Seed, decl: DeclId) -> Option<u32> {
    Some(seed.checked.decls.get(decl.index()).copied().flatten()?.0)
}

/// Whether a declaration says `static`.
fn is_static(seed: &Seed, decl: DeclId) -> bool {
    matches!(
        seed.program[decl].kind,
        DeclKind::Var {
            storage: Storage::Static,
            ..
        } | DeclKind::Function {
            storage: Storage::Static,
            ..
        }
    )
}

impl Items {
    pub fn new(seed: &Seed) -> Option<Items> {
        if seed.flat || refused(seed) {
            return None;
        }
        let list = item_list(seed)?;
        let mut items = Items {
            nodes: Vec::new(),
            main: None,
            may_move: !seed.tokens.undefines && !has_pragma(seed),
            by_entity: FxHashMap::default(),
            renamed: FxHashSet::default(),
            words: Vec::new(),
        };
        items.find_nodes(seed, &list)?;
        items.find_mentions(seed, &list)?;
        items.bind(seed)?;
        items.join_items()?;
        items.release(seed, &list);
        Some(items)
    }

    /// A node for everything defined.
    fn find_nodes(&mut self, seed: &Seed, list: &[Item]) -> Option<()> {
        let decls = seed
            .program
            .units
            .iter()
            .flat_map(|u| u.items.iter().copied());
        // A definition may leave the word to a declaration before it (6.2.2p5).
        let statics: FxHashSet<u32> = decls
            .clone()
            .filter(|&decl| is_static(seed, decl))
            .filter_map(|decl| entity(seed, decl))
            .collect();
        for decl in decls {
            let node = seed.program[decl];
            let Some(e) = entity(seed, decl) else {
                continue;
            };
            let id = cassay_check::EntityId(e);
            let is_static = statics.contains(&e);
            let defines = match node.kind {
                DeclKind::Function { body, .. } => body.is_some(),
                DeclKind::Var { storage, init, .. } => storage != Storage::Extern || init.is_some(),
                _ => continue,
            };
            if !defines && !self.by_entity.contains_key(&e) {
                continue;
            }
            let is_function = matches!(seed.checked.entity(id).kind, EntityKind::Function { .. });
            let own = seed
                .offset(node.span)
                .filter(|&r| seed.slice(r) == seed.decl_name(decl));
            let Some(name) = own else {
                // In a header, or made by a macro: each unit has its own, so it must be static.
                let builtin = seed
                    .sources
                    .file_at(node.span.lo)
                    .is_some_and(|f| f.builtin);
                if !defines || builtin {
                    continue;
                }
                if !is_static {
                    return None;
                }
                self.add(Node {
                    entity: e,
                    owner: Owner::Foreign,
                    item: (0, 0),
                    body: None,
                    inits: Vec::new(),
                    external: Vec::new(),
                    is_static,
                    plain: true,
                    bound: false,
                    mentions: Vec::new(),
                });
                continue;
            };
            let at = list.partition_point(|i| i.range.1 <= name.0);
            let item = list.get(at).filter(|i| i.range.0 <= name.0)?;
            let mut new = Node {
                entity: e,
                owner: Owner::Main,
                item: item.range,
                body: None,
                inits: Vec::new(),
                external: Vec::new(),
                is_static,
                plain: true,
                bound: false,
                mentions: Vec::new(),
            };
            match node.kind {
                DeclKind::Function {
                    body: Some(body), ..
                } => {
                    let range = seed.offset(seed.program[body].span)?;
                    let brace = seed.slice(range).starts_with('{');
                    if !brace || !seed.tokens.balanced(&seed.text, range) || item.range.1 != range.1
                    {
                        return None;
                    }
                    new.body = Some(range);
                    new.plain = !seed.slice((item.range.0, range.0)).contains('{');
                    if seed.decl_name(decl) == "main" {
                        self.main = Some(self.nodes.len());
                    }
                }
                DeclKind::Var { init, storage, .. } => {
                    if let Some(init) = init {
                        new.inits.push(initialiser(seed, init)?);
                    }
                    new.external = match item.statics.first() {
                        Some(&(lo, hi)) => vec![(lo, hi, "extern".to_string())],
                        None if storage == Storage::Extern => Vec::new(),
                        None => vec![(item.range.0, item.range.0, "extern ".to_string())],
                    };
                }
                _ => {}
            }
            let is_declaration = is_function && new.body.is_none();
            if !is_declaration {
                self.add(new);
            }
        }
        Some(())
    }

    fn add(&mut self, node: Node) {
        if let Some(&old) = self.by_entity.get(&node.entity) {
            // Tentative definitions, and the real one: all of them are cut.
            if let Some(old) = self.nodes.get_mut(old) {
                old.inits.extend(node.inits);
                old.external.extend(node.external);
                old.is_static |= node.is_static;
                // More than one declaration cannot be taken away as a whole.
                old.bound |= old.item != node.item && old.is_static;
            }
            return;
        }
        self.by_entity.insert(node.entity, self.nodes.len());
        self.nodes.push(node);
    }

    /// What is named where. `None` if something is named outside of functions and initialisers that
    /// must not be.
    fn find_mentions(&mut self, seed: &Seed, list: &[Item]) -> Option<()> {
        let mut placed: FxHashSet<ExprId> = FxHashSet::default();
        let decls = seed
            .program
            .units
            .iter()
            .flat_map(|u| u.items.iter().copied());
        for decl in decls {
            let scan = match seed.program[decl].kind {
                DeclKind::Function {
                    body: Some(body), ..
                } => scan_stmt(&seed.program, body),
                DeclKind::Var {
                    init: Some(init), ..
                } => scan_init(&seed.program, init),
                _ => continue,
            };
            let Some(&n) = entity(seed, decl).and_then(|e| self.by_entity.get(&e)) else {
                continue;
            };
            self.note(seed, n, &scan, &mut placed);
        }
        // The rest by where it stands: in lengths of arrays, in types.
        for (i, expr) in seed.program.exprs.iter().enumerate() {
            let ExprKind::Name(d) = expr.kind else {
                continue;
            };
            let Some(&named) = entity(seed, d).and_then(|e| self.by_entity.get(&e)) else {
                continue;
            };
            if placed.contains(&ExprId::from_index(i)) {
                continue;
            }
            let at = seed.offset(expr.span).map(|r| r.0);
            let item = at.and_then(|at| {
                let i = list.partition_point(|i| i.range.1 <= at);
                list.get(i).filter(|i| i.range.0 <= at)
            });
            let holder = item.and_then(|item| {
                self.nodes
                    .iter()
                    .position(|n| n.item == item.range && n.body.is_some())
            });
            match holder {
                Some(holder) => {
                    let e = self.nodes.get(named)?.entity;
                    self.nodes.get_mut(holder)?.mentions.push(e);
                }
                // It belongs to no item: all units have it, so what it names must be visible in all.
                None => self.nodes.get_mut(named)?.mentions.push(u32::MAX),
            }
        }
        Some(())
    }

    fn note(&mut self, seed: &Seed, n: usize, scan: &Scan, placed: &mut FxHashSet<ExprId>) {
        for &(expr, d) in &scan.names {
            placed.insert(expr);
            if let Some(e) = entity(seed, d)
                && let Some(node) = self.nodes.get_mut(n)
            {
                node.mentions.push(e);
            }
        }
        // A function of a header with an object of its own.
        if scan.statics
            && let Some(node) = self.nodes.get_mut(n)
        {
            node.bound |= node.owner == Owner::Foreign;
        }
    }

    /// Finds what must stay together with its users.
    fn bind(&mut self, seed: &Seed) -> Option<()> {
        let loose = self.unnameable(seed);
        for node in &mut self.nodes {
            let id = cassay_check::EntityId(node.entity);
            let kind = &seed.checked.entity(id).kind;
            let is_object = !matches!(kind, EntityKind::Function { .. });
            node.bound |= match node.owner {
                Owner::Foreign => is_object,
                Owner::Main => node.is_static && loose.contains(&node.entity),
            };
        }
        for (i, decl) in seed.program.decls.iter().enumerate() {
            let Some(e) = entity(seed, DeclId::from_index(i)) else {
                continue;
            };
            let Some(node) = self.by_entity.get(&e).and_then(|&n| self.nodes.get_mut(n)) else {
                continue;
            };
            let attrs = seed.program.attributes(decl.attrs);
            let unsized_array = match decl.kind {
                DeclKind::Var { ty, .. } => {
                    let qty = seed.checked.decl_types.get(i).copied().flatten();
                    let incomplete = qty.is_some_and(|q| {
                        matches!(
                            seed.checked.types.kind(q.ty),
                            TyKind::Array(_, Len::Incomplete)
                        )
                    });
                    incomplete
                        || matches!(
                            seed.program[ty].kind,
                            TypeKind::Array {
                                len: ArrayLen::None,
                                ..
                            } | TypeKind::Typedef(_)
                        ) && has_open_array(seed, ty)
                }
                _ => false,
            };
            node.bound |= attrs.always_inline || unsized_array;
            if attrs.constructor.is_some()
                || attrs.destructor.is_some()
                || attrs.weak
                || attrs.unsupported.is_some()
            {
                return None;
            }
        }
        // Functions of headers that reach a bound object are bound, too.
        loop {
            let bound: FxHashSet<u32> = self
                .nodes
                .iter()
                .filter(|n| n.bound)
                .map(|n| n.entity)
                .collect();
            let mut more = false;
            for node in &mut self.nodes {
                if node.owner == Owner::Foreign && !node.bound {
                    node.bound = node.mentions.iter().any(|e| bound.contains(e));
                    more |= node.bound;
                }
            }
            if !more {
                break;
            }
        }
        for node in &self.nodes {
            // What every unit has must not name what only one has.
            let names_own = node.mentions.iter().any(|e| {
                let named = self.by_entity.get(e).and_then(|&n| self.nodes.get(n));
                named.is_some_and(|n| n.owner == Owner::Main)
            });
            let everywhere = node.bound && node.mentions.contains(&u32::MAX);
            if node.owner == Owner::Foreign && names_own || everywhere {
                return None;
            }
            // Taken away as a whole elsewhere, so it must be alone in its declaration.
            let taken = node.bound && node.is_static && node.body.is_none();
            if taken && node.owner == Owner::Main && !alone(seed, node.item) {
                return None;
            }
        }
        Some(())
    }

    /// Static names that cannot be changed: some mention is made by a macro.
    fn unnameable(&self, seed: &Seed) -> FxHashSet<u32> {
        let mut found = FxHashSet::default();
        let mut check = |e: u32, span: cassay_lang::Span, decl: DeclId| {
            let plain = seed
                .offset(span)
                .is_some_and(|r| seed.slice(r) == seed.decl_name(decl));
            if !plain {
                found.insert(e);
            }
        };
        for expr in &seed.program.exprs {
            if let ExprKind::Name(d) = expr.kind
                && let Some(e) = entity(seed, d)
                && self.by_entity.contains_key(&e)
            {
                check(e, expr.span, d);
            }
        }
        for (i, decl) in seed.program.decls.iter().enumerate() {
            let d = DeclId::from_index(i);
            if let Some(e) = entity(seed, d)
                && self.by_entity.contains_key(&e)
                && matches!(decl.kind, DeclKind::Function { .. } | DeclKind::Var { .. })
            {
                check(e, decl.span, d);
            }
        }
        found
    }

    /// Objects of one declaration share what is done to it.
    fn join_items(&mut self) -> Option<()> {
        let mut by_item: FxHashMap<Range, Vec<usize>> = FxHashMap::default();
        for (i, n) in self.nodes.iter().enumerate() {
            if n.owner == Owner::Main {
                by_item.entry(n.item).or_default().push(i);
            }
        }
        for list in by_item.values() {
            // The first has all cuts: doubled ones are the same.
            let inits: Vec<Range> = list
                .iter()
                .filter_map(|&i| self.nodes.get(i))
                .flat_map(|n| n.inits.clone())
                .collect();
            let bound = list
                .iter()
                .any(|&i| self.nodes.get(i).is_some_and(|n| n.bound));
            for &i in list {
                let node = self.nodes.get_mut(i)?;
                node.inits.clone_from(&inits);
                node.bound |= bound;
            }
        }
        Some(())
    }

    /// Everything static that is not bound gets external linkage; its words go.
    fn release(&mut self, seed: &Seed, list: &[Item]) {
        for node in &self.nodes {
            if node.owner == Owner::Main && node.is_static && !node.bound {
                self.renamed.insert(node.entity);
            }
        }
        for (i, decl) in seed.program.decls.iter().enumerate() {
            let d = DeclId::from_index(i);
            let Some(e) = entity(seed, d) else { continue };
            if !self.renamed.contains(&e) || !seed.file_decls.contains(&d) {
                continue;
            }
            if let Some((lo, _)) = seed.offset(decl.span) {
                let at = list.partition_point(|i| i.range.1 <= lo);
                if let Some(item) = list.get(at) {
                    self.words.extend(&item.statics);
                    self.words.extend(&item.inlines);
                }
            }
        }
        self.words.sort_unstable();
        self.words.dedup();
    }

    /// New names for what was static, and its words gone: the same in all units.
    pub fn renamings(&self, seed: &Seed) -> Vec<(u32, u32, String)> {
        let mut cuts: Vec<(u32, u32, String)> = Vec::new();
        let mut rename = |span: cassay_lang::Span, d: DeclId| {
            if let Some((lo, hi)) = seed.offset(span) {
                cuts.push((lo, hi, format!("{}{}", seed.prefix, seed.decl_name(d))));
            }
        };
        for expr in &seed.program.exprs {
            if let ExprKind::Name(d) = expr.kind
                && entity(seed, d).is_some_and(|e| self.renamed.contains(&e))
            {
                rename(expr.span, d);
            }
        }
        for (i, decl) in seed.program.decls.iter().enumerate() {
            let d = DeclId::from_index(i);
            if entity(seed, d).is_some_and(|e| self.renamed.contains(&e)) {
                rename(decl.span, d);
            }
        }
        cuts.extend(self.words.iter().map(|&(lo, hi)| (lo, hi, String::new())));
        cuts.sort();
        cuts.dedup();
        cuts
    }

    /// What must be in one unit, together; in order.
    pub fn groups(&self) -> Vec<Vec<usize>> {
        let mut root: Vec<usize> = (0..self.nodes.len()).collect();
        fn find(root: &mut [usize], mut i: usize) -> usize {
            while let Some(&up) = root.get(i)
                && up != i
            {
                let over = root.get(up).copied().unwrap_or(up);
                if let Some(slot) = root.get_mut(i) {
                    *slot = over;
                }
                i = over;
            }
            i
        }
        let mut join = |a: usize, b: usize| {
            let (a, b) = (find(&mut root, a), find(&mut root, b));
            if let Some(slot) = root.get_mut(a.max(b)) {
                *slot = a.min(b);
            }
        };
        let mut by_item: FxHashMap<Range, usize> = FxHashMap::default();
        for (i, node) in self.nodes.iter().enumerate() {
            for e in &node.mentions {
                if let Some(&named) = self.by_entity.get(e)
                    && self.nodes.get(named).is_some_and(|n| n.bound)
                {
                    join(i, named);
                }
            }
            if node.owner == Owner::Main {
                join(i, *by_item.entry(node.item).or_insert(i));
            }
        }
        let mut groups: Vec<Vec<usize>> = vec![Vec::new(); self.nodes.len()];
        for i in 0..self.nodes.len() {
            let r = find(&mut root, i);
            if let Some(group) = groups.get_mut(r) {
                group.push(i);
            }
        }
        // Headers alone are nobody's.
        groups.retain(|g| {
            g.iter()
                .any(|&n| self.nodes.get(n).is_some_and(|n| n.owner == Owner::Main))
        });
        groups
    }

    pub fn body_of(&self, lo: u32, hi: u32) -> Option<Range> {
        self.nodes.iter().find(|n| n.item == (lo, hi))?.body
    }

    /// The names of some nodes, for people.
    pub fn names(&self, seed: &Seed, keep: impl Fn(usize) -> bool) -> String {
        let mut list: Vec<&str> = Vec::new();
        for (i, node) in self.nodes.iter().enumerate() {
            let name = seed
                .checked
                .entity(cassay_check::EntityId(node.entity))
                .name;
            if node.owner == Owner::Main && keep(i) {
                list.extend(name.map(|n| seed.program.name(n)));
            }
        }
        list.join(", ")
    }
}

/// What rules out a split at once.
fn refused(seed: &Seed) -> bool {
    let old_style = seed.functions.iter().any(|f| {
        let DeclKind::Function { params, .. } = seed.program[f.decl].kind else {
            return true;
        };
        let sig = entity(seed, f.decl).and_then(|e| {
            let ty = seed.checked.entity(cassay_check::EntityId(e)).qty.ty;
            seed.checked.types.callee_sig(ty)
        });
        !params.is_empty() && !sig.is_some_and(|s| s.prototype)
    });
    let assembly = seed
        .tokens
        .list()
        .iter()
        .any(|t| t.kind == Kind::Word && is_assembly(seed.slice((t.lo, t.hi))));
    // What is static gets another name, but not in text that only other compilers see.
    let hidden =
        (seed.file_decls.iter()).any(|&d| is_static(seed, d) && seed.hidden.has(seed.decl_name(d)));
    old_style
        || assembly
        || hidden
        || seed.hidden.outside
        || seed.functions.iter().any(|f| f.inline_external)
}

fn has_pragma(seed: &Seed) -> bool {
    seed.tokens.list().iter().any(|t| {
        t.kind == Kind::Directive && seed.slice((t.lo, t.hi)).contains("pragma")
            || t.kind == Kind::Word && seed.slice((t.lo, t.hi)) == "_Pragma"
    })
}

/// Whether a type is an array that only its initialiser gives a length.
fn has_open_array(seed: &Seed, mut ty: TypeId) -> bool {
    for _ in 0..64 {
        match seed.program[ty].kind {
            TypeKind::Array { len, .. } => return len == ArrayLen::None,
            TypeKind::Typedef(decl) => match seed.program[decl].kind {
                DeclKind::Typedef { ty: to } => ty = to,
                _ => return false,
            },
            _ => return false,
        }
    }
    true
}

/// ` = …` with its sign.
fn initialiser(seed: &Seed, init: InitId) -> Option<Range> {
    let span = match seed.program[init] {
        Init::Expr(e) => seed.program[e].span,
        Init::List { span, .. } => span,
    };
    let mut range = seed.tokens.whole(&seed.text, seed.offset(span)?)?;
    let mut before = seed.tokens.before(range.0)?;
    let mut behind = seed.tokens.after(range.1)?;
    // The tree does not keep parentheses.
    while before.kind == Kind::Punct(b'(') && behind.kind == Kind::Punct(b')') {
        range = (before.lo, behind.hi);
        before = seed.tokens.before(range.0)?;
        behind = seed.tokens.after(range.1)?;
    }
    let fits = before.kind == Kind::Punct(b'=')
        && matches!(behind.kind, Kind::Punct(b',' | b';'))
        && seed.tokens.balanced(&seed.text, (before.lo, range.1));
    fits.then_some((before.lo, range.1))
}

/// Whether a declaration declares one object and no type.
fn alone(seed: &Seed, (lo, hi): Range) -> bool {
    let list = seed.tokens.list();
    let from = list.partition_point(|t| t.lo < lo);
    let mut depth = 0;
    for token in list.iter().skip(from).take_while(|t| t.lo < hi) {
        match token.kind {
            Kind::Punct(b'=') if depth == 0 => break,
            Kind::Punct(b'{') => return false,
            Kind::Punct(b'(' | b'[') => depth += 1,
            Kind::Punct(b')' | b']') => depth -= 1,
            Kind::Punct(b',') if depth == 0 => return false,
            _ => {}
        }
    }
    let declared = seed.file_decls.iter().filter(|&&d| {
        seed.offset(seed.program[d].span)
            .is_some_and(|r| r.0 >= lo && r.1 <= hi)
    });
    seed.tokens.balanced(&seed.text, (lo, hi)) && declared.count() == 1
}

/// The declarations of the main file, in order.
fn item_list(seed: &Seed) -> Option<Vec<Item>> {
    let mut ends: FxHashSet<u32> = FxHashSet::default();
    for f in &seed.functions {
        ends.insert(seed.offset(seed.program[f.body].span)?.1);
    }
    let mut list = Vec::new();
    let mut depth = 0i32;
    let mut item: Option<Item> = None;
    for token in seed.tokens.list() {
        if matches!(token.kind, Kind::Directive | Kind::Skipped) {
            continue;
        }
        let now = item.get_or_insert_with(|| Item {
            range: (token.lo, token.lo),
            statics: Vec::new(),
            inlines: Vec::new(),
        });
        let mut done = false;
        match token.kind {
            Kind::Punct(b'(' | b'[' | b'{') => depth += 1,
            Kind::Punct(b')' | b']') => depth -= 1,
            Kind::Punct(b'}') => {
                depth -= 1;
                done = depth == 0 && ends.contains(&token.hi);
            }
            Kind::Punct(b';') => done = depth == 0,
            Kind::Word if depth == 0 => match seed.slice((token.lo, token.hi)) {
                "static" => now.statics.push((token.lo, token.hi)),
                "inline" | "__inline" | "__inline__" => now.inlines.push((token.lo, token.hi)),
                _ => {}
            },
            _ => {}
        }
        if depth < 0 {
            return None;
        }
        if done {
            now.range.1 = token.hi;
            list.extend(item.take());
        }
    }
    (depth == 0 && item.is_none()).then_some(list)
}
