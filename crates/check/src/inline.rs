//! Inline definitions (6.7.4p7): definitions of a function with external linkage that define it for no other unit.
//!
//! Where all declarations of a unit at file scope say `inline`, and none says `extern`, the definition there is one;
//! with `gnu_inline`, and in GNU C89, an `extern inline` one is. It is an entity of its own, with objects of its own,
//! and what the name means elsewhere stays one function with one address.
//!
//! Whether a call uses the inline definition or the external one is unspecified, for each call anew:
//! [`Target::inlined`](cassay_lang::Target::inlined) says which calls do in this reading of the text. A function that is
//! used and has no external definition cannot be linked; that compilers which inline the call get away with it makes no
//! difference. Calls of those that are `always_inline` are inlined by all compilers.

use super::attributes::inlines_itself;
use super::{Category, Checker, EntityId, EntityKind, Res};
use cassay_lang::target::Reading;
use cassay_lang::tree::{DeclId, DeclKind, ExprId, ExprKind, Id, Storage, UnaryOp};
use cassay_lang::types::Promises;
use cassay_lang::walk::{self, Node, Use};
use cassay_lang::{Problem, Symbol};
use rustc_hash::{FxHashMap, FxHashSet};

/// An inline definition: the function it is about, the entity that is defined, and the unit.
pub(super) struct Inline {
    of: EntityId,
    own: EntityId,
    unit: u32,
    always: bool,
}

/// What the declarations of a name in a unit say together.
#[derive(Clone, Copy)]
struct Said {
    /// All of them say `inline`, and none `extern`.
    plain: bool,
    /// Some say `inline` without `extern`.
    some: bool,
    gnu: bool,
    always: bool,
}

/// A name of a function, or of an object that nothing defines, in an expression that may be evaluated.
pub(super) struct Named {
    pub(super) expr: ExprId,
    pub(super) of: EntityId,
    unit: u32,
    /// The function whose body it stands in; none for an object's initialiser.
    pub(super) from: Option<EntityId>,
    /// It is what a call calls.
    called: bool,
}

impl Checker<'_> {
    /// The entity that a definition defines: one of its own, if it is an inline definition.
    pub(super) fn defined_by(&mut self, of: EntityId, decl: DeclId) -> Res<EntityId> {
        let Some(said) = self.inline_definition(of, decl) else {
            return Ok(of);
        };
        let view = self.views[of.0 as usize];
        let twice = |d: &Inline| d.of == of && d.unit == self.unit;
        if view.defined_in == Some(self.unit) || self.inlines.iter().any(twice) {
            let name = self.symbol(self.p[decl].name);
            let message = format!("redefinition of '{name}'");
            return Err(Problem::invalid(self.p[decl].span, message));
        }
        let entity = self.out.entity(of);
        let promises = match entity.kind {
            EntityKind::Function { promises, .. } => promises,
            _ => Promises::default(),
        };
        let align = entity.align;
        let kind = EntityKind::Function {
            def: None,
            params: Vec::new(),
            promises,
            constructor: None,
            destructor: None,
        };
        let own = self.new_entity(decl, view.qty, kind, align);
        // The name still means the function that all units share.
        self.out.decls[decl.index()] = Some(of);
        self.inlines.push(Inline {
            of,
            own,
            unit: self.unit,
            always: said.always,
        });
        self.note_reserved(of, decl);
        Ok(own)
    }

    /// The entity that an inline definition defines.
    pub(super) fn inline_entity(&self, decl: DeclId) -> Option<EntityId> {
        let mut own = self.inlines.iter().map(|inline| inline.own);
        own.find(|&own| self.out.entity(own).decl == decl)
    }

    /// What is said about a function whose definition is an inline one.
    fn inline_definition(&self, of: EntityId, decl: DeclId) -> Option<Said> {
        let DeclKind::Function {
            storage,
            inline: true,
            ..
        } = self.p[decl].kind
        else {
            return None;
        };
        let name = self.p[decl].name?;
        if self.externals.get(&name) != Some(&of) {
            return None;
        }
        let said = self.said(name);
        let is_inline = match said.gnu {
            true => storage == Storage::Extern && !said.some,
            false => said.plain,
        };
        is_inline.then_some(said)
    }

    /// What all declarations of this unit say about a function, those that follow as well.
    fn said(&self, name: Symbol) -> Said {
        let mut said = Said {
            plain: true,
            some: false,
            gnu: self.out.types.target.gnu89_inline,
            always: false,
        };
        for &item in &self.p.units[self.unit as usize].items {
            let node = self.p[item];
            if node.name != Some(name) {
                continue;
            }
            let (inline, storage) = match node.kind {
                DeclKind::Function {
                    inline, storage, ..
                } => (inline, storage),
                // A type's name may hide that it is a function.
                DeclKind::Var { storage, .. } => (false, storage),
                _ => continue,
            };
            if storage == Storage::Builtin {
                continue;
            }
            let alone = inline && storage != Storage::Extern;
            said.plain &= alone;
            said.some |= alone;
            let attrs = self.p.attributes(node.attrs);
            said.gnu |= attrs.gnu_inline;
            said.always |= attrs.always_inline;
        }
        said
    }

    /// Once all units are known: which names stand for inline definitions in this reading, and which for nothing.
    pub(super) fn settle_names(&mut self) -> Res<()> {
        let missing = self.missing();
        let mut always = self.always_inlined();
        if self.inlines.is_empty() && missing.is_empty() && always.is_empty() {
            return Ok(());
        }
        // Mostly there are only functions that must be inlined, and none of them calls another one.
        if self.inlines.is_empty() && missing.is_empty() {
            let within = self.names(&missing, |from| from.is_some_and(|f| always.contains(&f)));
            if !within.iter().any(|n| n.called && always.contains(&n.of)) {
                return Ok(());
            }
        }
        let named = self.names(&missing, |_| true);
        let defined: FxHashMap<(EntityId, u32), usize> = self
            .inlines
            .iter()
            .enumerate()
            .map(|(i, d)| ((d.of, d.unit), i))
            .collect();
        let inline = |name: &Named| defined.get(&(name.of, name.unit)).copied();
        let reached = self.reached(&named, inline);
        always.extend(self.inlines.iter().filter(|d| d.always).map(|d| d.own));
        let calls = named.iter().filter(|name| name.called).filter_map(|name| {
            let from = name.from.filter(|from| reached.contains(from))?;
            let to = inline(name).map_or(name.of, |i| self.inlines[i].own);
            let both = always.contains(&from) && always.contains(&to);
            both.then(|| (from, to, self.span(name.expr)))
        });
        inlines_itself(&calls.collect::<Vec<_>>())?;
        let emitted = |name: &Named| {
            name.from.is_none_or(|f| reached.contains(&f)) || self.lacking.contains(&name.of)
        };
        let mut calls = 0;
        let mut first = None;
        let mask = self.out.types.target.inlined;
        for name in named.iter().filter(|name| emitted(name)) {
            let Some(definition) = inline(name) else {
                self.is_linked(name, &missing)?;
                continue;
            };
            let Inline {
                of, own, always, ..
            } = self.inlines[definition];
            let other = if self.is_defined(of) {
                // Pointers to a function are equal in all units.
                if !name.called && !self.is_alone(&named, of, name.unit) {
                    continue;
                }
                calls += 1;
                first.get_or_insert(name.expr);
                mask >> ((calls - 1) % 64) & 1 != 0
            } else if (always && name.called) || self.p.is_glibc_inline(self.out.entity(own).decl) {
                // What glibc's headers define is in the library as well, and does the same there.
                true
            } else {
                return Err(self.unlinkable(name));
            };
            if other {
                self.out.inlined.insert(name.expr, own);
            }
        }
        if let Some(first) = first {
            self.reads(Reading::Inline { calls }, self.span(first));
        }
        Ok(())
    }

    fn unlinkable(&self, name: &Named) -> Problem {
        let text = self.symbol(self.out.entity(name.of).name);
        let message = format!(
            "undefined reference to '{text}': it has an inline definition and no external one (6.7.4p7)"
        );
        Problem::invalid(self.span(name.expr), message)
    }

    /// Whether a function has an external definition, in the program or in the library.
    fn is_defined(&self, of: EntityId) -> bool {
        let entity = self.out.entity(of);
        let reserved = || {
            self.out
                .reserved
                .iter()
                .any(|r| Some(r.name) == entity.name)
        };
        match entity.kind {
            EntityKind::Function { def, .. } => def.is_some() || reserved(),
            _ => false,
        }
    }

    /// Whether pointers to a function are made in this unit only.
    fn is_alone(&self, named: &[Named], of: EntityId, unit: u32) -> bool {
        let mut pointers = named.iter().filter(|n| n.of == of && !n.called);
        pointers.all(|n| n.unit == unit)
    }

    /// Functions that gcc translates without optimisation, of which it leaves out `static inline` ones that nothing names.
    fn reached(
        &self,
        named: &[Named],
        inline: impl Fn(&Named) -> Option<usize>,
    ) -> FxHashSet<EntityId> {
        let own: FxHashSet<EntityId> = self.inlines.iter().map(|d| d.own).collect();
        let mut reached = FxHashSet::default();
        let is_static_inline = |id: EntityId| {
            let entity = self.out.entity(id);
            let inline = matches!(
                self.p[entity.decl].kind,
                DeclKind::Function { inline: true, .. }
            );
            let external = entity.name.and_then(|name| self.externals.get(&name));
            inline && external != Some(&id)
        };
        let mut work: Vec<EntityId> = self.out.functions.clone();
        work.retain(|&id| !own.contains(&id) && !is_static_inline(id));
        let mut by_function: FxHashMap<Option<EntityId>, Vec<EntityId>> = FxHashMap::default();
        for name in named {
            let to = inline(name).map_or(name.of, |i| self.inlines[i].own);
            by_function.entry(name.from).or_default().push(to);
        }
        work.extend(by_function.get(&None).into_iter().flatten());
        while let Some(id) = work.pop() {
            if reached.insert(id) {
                work.extend(by_function.get(&Some(id)).into_iter().flatten());
            }
        }
        reached
    }

    /// The names of functions, and of what is missing, in the order of the text: those in the bodies of some functions,
    /// or, where that is none, in the initialisers of objects.
    fn names(
        &self,
        missing: &FxHashSet<EntityId>,
        wanted: impl Fn(Option<EntityId>) -> bool,
    ) -> Vec<Named> {
        let mut named = Vec::new();
        for unit in 0..self.p.units.len() {
            self.named_in(unit as u32, missing, &wanted, &mut named);
        }
        named
    }

    fn named_in(
        &self,
        unit: u32,
        missing: &FxHashSet<EntityId>,
        wanted: impl Fn(Option<EntityId>) -> bool,
        named: &mut Vec<Named>,
    ) {
        let p = self.p;
        for &item in &p.units[unit as usize].items {
            let from = match p[item].kind {
                DeclKind::Function { body: Some(_), .. } => {
                    let mut inlines = self.inlines.iter();
                    let own = inlines.find(|d| self.out.entity(d.own).decl == item);
                    own.map(|d| d.own).or(self.entity_of(item))
                }
                DeclKind::Var { .. } => None,
                _ => continue,
            };
            if !wanted(from) {
                continue;
            }
            let mut called = FxHashSet::default();
            let mut work = vec![Node::Decl(item)];
            while let Some(node) = work.pop() {
                if let Node::Expr(e) = node {
                    match p[e].kind {
                        ExprKind::Call(f, _) => {
                            called.insert(self.callee_name(f));
                        }
                        ExprKind::Name(decl)
                            if let Some(of) = self.entity_of(decl)
                                && (self.out.typed(e).category == Category::Function
                                    || missing.contains(&of)) =>
                        {
                            named.push(Named {
                                expr: e,
                                of,
                                unit,
                                from,
                                called: called.contains(&e),
                            });
                        }
                        ExprKind::Generic { .. } | ExprKind::Choose(..) => {
                            let chosen = self.out.typed(e).aux as usize;
                            work.push(Node::Expr(ExprId::from_index(chosen)));
                            continue;
                        }
                        _ => {}
                    }
                }
                let start = work.len();
                walk::parts(p, node, |child, used| {
                    if used == Use::Plain {
                        work.push(child);
                    }
                });
                work[start..].reverse();
            }
        }
    }

    fn callee_name(&self, f: ExprId) -> ExprId {
        let mut f = f;
        while let ExprKind::Unary(UnaryOp::Extension, a) = self.p[f].kind {
            f = a;
        }
        f
    }
}
