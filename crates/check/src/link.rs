//! Which declarations mean the same object or function (6.2.2), and when that is an error.
//!
//! Names with external linkage are one entity in all units; a name with internal linkage is an
//! entity of its unit. Definitions are counted as GCC and a linker do (no common symbols, unless asked for): an object defined in
//! two units is defined too often, unless all but one are weak. Inline definitions are apart from them (`inline.rs`).

use super::refused::assembler_problem;
use super::{Checker, Entity, EntityId, EntityKind, Res, View};
use cassay_lang::tree::{Attrs, DeclId, Id, Quals, Storage};
use cassay_lang::types::{Len, QTy, Ty, TyKind};
use cassay_lang::{Problem, Span, Symbol};

impl Checker<'_> {
    pub(super) fn new_entity(
        &mut self,
        decl: DeclId,
        qty: QTy,
        kind: EntityKind,
        align: u32,
    ) -> EntityId {
        let id = EntityId(self.out.entities.len() as u32);
        let name = self.p[decl].name;
        self.out.entities.push(Entity {
            name,
            qty,
            decl,
            kind,
            align,
        });
        self.views.push(View {
            qty,
            unit: self.unit,
            defined_in: None,
            builtin: false,
            begun: false,
        });
        self.out.decls[decl.index()] = Some(id);
        id
    }

    pub(super) fn view(&mut self, id: EntityId) -> &mut View {
        &mut self.views[id.0 as usize]
    }

    /// The entity that a declaration with linkage declares; `kind` and `align` are what it starts
    /// as if this is its first declaration.
    pub(super) fn link(
        &mut self,
        decl: DeclId,
        qty: QTy,
        storage: Storage,
        kind: EntityKind,
        align: u32,
    ) -> Res<EntityId> {
        let node = self.p[decl];
        let Some(name) = node.name else {
            return Err(Problem::invalid(node.span, "declaration without a name"));
        };
        let internal = self.internals.get(&name).copied();
        let external = self.externals.get(&name).copied();
        let is_static = storage == Storage::Static;
        let existing = match (internal, external) {
            (Some(id), _) => {
                let object = matches!(kind, EntityKind::Static { .. });
                if object && !matches!(storage, Storage::Static | Storage::Extern) {
                    return Err(self.linkage_changed(name, node.span, "non-static", "static"));
                }
                Some(id)
            }
            (None, Some(id)) if is_static => {
                let view = self.views[id.0 as usize];
                if view.unit == self.unit && !view.builtin {
                    return Err(self.linkage_changed(name, node.span, "static", "non-static"));
                }
                None
            }
            (None, external) => external,
        };
        let id = match existing {
            Some(id) => {
                self.redeclare(id, decl, qty, &kind, storage == Storage::Builtin)?;
                let known = self.out.entity(id).align;
                let defined = self.views[id.0 as usize].defined_in.is_some();
                let asked = align > self.out.types.align(qty.ty);
                if asked && align > known && (defined || self.tentative.contains(&id)) {
                    let message = "an alignment that is asked for behind the definition";
                    return Err(Problem::unsupported(node.span, message));
                }
                let entity = self.entity_mut(id);
                entity.align = entity.align.max(align);
                self.out.decls[decl.index()] = Some(id);
                id
            }
            None => {
                let id = self.new_entity(decl, qty, kind, align);
                self.view(id).builtin = storage == Storage::Builtin;
                if is_static {
                    self.internals.insert(name, id);
                } else {
                    self.externals.insert(name, id);
                }
                id
            }
        };
        if node.attrs.is_some() {
            self.assembler_name(id, decl)?;
            if self.p.attributes(node.attrs).fortified {
                self.out.fortified.insert(id);
            }
            let internal = self.internals.get(&name) == Some(&id);
            self.linked_attributes(id, decl, internal)?;
        }
        Ok(id)
    }

    fn linkage_changed(&self, name: Symbol, span: Span, now: &str, before: &str) -> Problem {
        let name = self.p.name(name);
        Problem::invalid(
            span,
            format!("{now} declaration of '{name}' follows {before} declaration"),
        )
    }

    fn redeclare(
        &mut self,
        id: EntityId,
        decl: DeclId,
        qty: QTy,
        kind: &EntityKind,
        builtin: bool,
    ) -> Res<()> {
        let node = self.p[decl];
        let view = self.views[id.0 as usize];
        let entity_qty = self.out.entity(id).qty;
        let name = self.symbol(node.name);
        let same_sort = matches!(self.out.entity(id).kind, EntityKind::Function { .. })
            == matches!(kind, EntityKind::Function { .. });
        // The compiler's own declarations and the program's never conflict; the program's win.
        if builtin && !view.builtin && view.unit == self.unit {
            return Ok(());
        }
        if view.builtin && !builtin {
            let new_kind = kind.clone();
            let unit = self.unit;
            let entity = self.entity_mut(id);
            entity.qty = qty;
            entity.decl = decl;
            entity.kind = new_kind;
            let view = self.view(id);
            *view = View {
                qty,
                unit,
                builtin: false,
                ..*view
            };
            return Ok(());
        }
        if !same_sort {
            let message = format!("'{name}' redeclared as a different kind of symbol");
            return Err(Problem::invalid(node.span, message));
        }
        let thread = |decl: DeclId| self.p.attributes(self.p[decl].attrs).thread_local;
        if view.unit == self.unit && thread(self.out.entity(id).decl) != thread(decl) {
            let message = format!("'{name}' is redeclared with and without _Thread_local");
            return Err(Problem::invalid(node.span, message));
        }
        self.merge_attributes(id, decl, kind)?;
        let unit = self.unit;
        if view.unit == unit {
            if !self.out.types.compatible_q(view.qty, qty) {
                return Err(self.conflict(node.span, name, view.qty.ty, qty.ty));
            }
            let ty = self.out.types.composite(view.qty.ty, qty.ty);
            self.view(id).qty.ty = ty;
        } else {
            if !builtin && !self.compatible_across(entity_qty, qty) {
                return Err(self.conflict(node.span, name, entity_qty.ty, qty.ty));
            }
            let view = self.view(id);
            view.qty = qty;
            view.unit = unit;
        }
        // The entity keeps the types of its first unit, and learns what it did not know.
        let seen = self.view(id).qty;
        let learned = if self.out.types.compatible_q(entity_qty, seen) {
            self.out.types.composite(entity_qty.ty, seen.ty)
        } else if self.is_incomplete_array(entity_qty.ty) {
            seen.ty
        } else {
            entity_qty.ty
        };
        self.entity_mut(id).qty.ty = learned;
        Ok(())
    }

    /// What another declaration of a function says about it as well.
    fn merge_attributes(&mut self, id: EntityId, decl: DeclId, kind: &EntityKind) -> Res<()> {
        let EntityKind::Function {
            promises: more,
            constructor: before_main,
            destructor: after_main,
            ..
        } = kind
        else {
            return Ok(());
        };
        let span = self.p[decl].span;
        let EntityKind::Function {
            promises,
            constructor,
            destructor,
            ..
        } = &mut self.entity_mut(id).kind
        else {
            return Ok(());
        };
        let differ = |a: Option<u16>, b: Option<u16>| a.is_some() && b.is_some() && a != b;
        let clash = differ(*constructor, *before_main) || differ(*destructor, *after_main);
        match promises.and(*more).filter(|_| !clash) {
            Some(all) => *promises = all,
            None => {
                let message = "attributes that differ between declarations are not supported";
                return Err(Problem::unsupported(span, message));
            }
        }
        *constructor = constructor.or(*before_main);
        *destructor = destructor.or(*after_main);
        Ok(())
    }

    fn is_incomplete_array(&self, ty: Ty) -> bool {
        matches!(self.kind(ty), TyKind::Array(_, Len::Incomplete))
    }

    /// Notes that this declaration defines the entity: its type is the one of this unit.
    pub(super) fn define(&mut self, id: EntityId, decl: DeclId) -> Res<()> {
        let unit = self.unit;
        let view = self.views[id.0 as usize];
        let span = self.p[decl].span;
        let name = self.symbol(self.p[decl].name);
        if self.out.assembler.contains_key(&id) {
            return Err(assembler_problem(span));
        }
        match view.defined_in {
            Some(other) if other == unit => {
                return Err(Problem::invalid(span, format!("redefinition of '{name}'")));
            }
            Some(other) if self.is_weak(id, other) => self.replaceable(id, span)?,
            Some(other) if self.is_common(id, other) => {}
            Some(_) => {
                return Err(Problem::invalid(
                    span,
                    format!("multiple definition of '{name}'"),
                ));
            }
            None => {}
        }
        let view = self.view(id);
        view.defined_in = Some(unit);
        let qty = view.qty;
        let align = self.out.types.align(qty.ty);
        let entity = self.entity_mut(id);
        entity.qty = qty;
        entity.decl = decl;
        entity.align = entity.align.max(align);
        self.note_reserved(id, decl);
        Ok(())
    }

    /// Whether the definition of this unit is a tentative one that goes together with those of other units.
    fn is_common(&self, id: EntityId, unit: u32) -> bool {
        let kind = &self.out.entity(id).kind;
        let tentative = matches!(kind, EntityKind::Static { init: None, .. });
        tentative && self.makes_common(id, unit)
    }

    /// Whether tentative definitions of this unit are common symbols.
    fn makes_common(&self, id: EntityId, unit: u32) -> bool {
        let says = |name| self.says(id, unit, |attrs| self.has_checked(attrs, name));
        says("common") || self.out.types.target.common && !says("nocommon")
    }

    pub(super) fn is_weak(&self, id: EntityId, unit: u32) -> bool {
        self.says(id, unit, |attrs| attrs.weak)
    }

    /// Notes the declarations of this unit that say something about linking.
    pub(super) fn note_linking(&mut self) {
        for &item in &self.p.units[self.unit as usize].items {
            let node = self.p[item];
            if let (Some(name), true) = (node.name, node.attrs.is_some()) {
                let attrs = self.p.attributes(node.attrs);
                if attrs.weak || attrs.checked.is_some() {
                    let told = self.linking.entry((self.unit, name)).or_default();
                    told.push(item);
                }
            }
        }
    }

    /// Whether any declaration at the file scope of a unit says something about what has linkage.
    fn says(&self, id: EntityId, unit: u32, what: impl Fn(&Attrs) -> bool) -> bool {
        let name = self.out.entity(id).name;
        let told = name.and_then(|name| self.linking.get(&(unit, name)));
        told.is_some_and(|told| {
            let mut told = told.iter();
            told.any(|&decl| what(&self.p.attributes(self.p[decl].attrs)))
        })
    }

    /// Whether a definition is weak and there is another one in an earlier unit: that one counts, be it weak or not. A weak
    /// one that came first gives way to one that is not.
    pub(super) fn gives_way(&self, id: EntityId) -> bool {
        let view = self.views[id.0 as usize];
        let elsewhere = view.defined_in.is_some_and(|unit| unit != self.unit);
        elsewhere && self.is_weak(id, self.unit)
    }

    /// Fails where the definition so far is that of a constant: GCC uses the value that it sees, and Clang the zero of
    /// one without an initialiser, though another definition takes its place.
    pub(super) fn replaceable(&self, id: EntityId, span: Span) -> Res<()> {
        let entity = self.out.entity(id);
        let is_object = matches!(entity.kind, EntityKind::Static { .. });
        match is_object && self.is_constant(entity.qty) {
            true => Err(self.replaced_constant(id, span)),
            false => Ok(()),
        }
    }

    /// Whether objects of a type cannot be assigned, or their elements.
    pub(super) fn is_constant(&self, mut qty: QTy) -> bool {
        while let TyKind::Array(elem, _) = self.kind(qty.ty) {
            qty = elem.with(qty.quals);
        }
        qty.quals.contains(Quals::CONST)
    }

    pub(super) fn replaced_constant(&self, id: EntityId, span: Span) -> Problem {
        let name = self.symbol(self.out.entity(id).name);
        let message = format!(
            "the constant '{name}' has two definitions, one of them weak: which value is read is not determined"
        );
        Problem::unsupported(span, message)
    }

    /// Tentative definitions become definitions (6.9.2p2).
    pub(super) fn end_unit(&mut self) -> Res<()> {
        for id in std::mem::take(&mut self.tentative) {
            let view = self.views[id.0 as usize];
            let decl = self.out.entity(id).decl;
            let elsewhere = view.defined_in.is_some() && self.makes_common(id, self.unit);
            let node = self.p[decl];
            let dropped = self.gives_way(id);
            if dropped && self.is_constant(view.qty) {
                return Err(self.replaced_constant(id, node.span));
            }
            if view.defined_in == Some(self.unit) || elsewhere || dropped {
                continue;
            }
            if let TyKind::Array(elem, Len::Incomplete) = self.kind(view.qty.ty) {
                let ty = self.out.types.array(elem, Len::Fixed(1));
                self.view(id).qty.ty = ty;
            }
            let ty = self.views[id.0 as usize].qty.ty;
            let name = self.symbol(node.name);
            self.require_complete(ty, node.span, format_args!("storage of '{name}'"))?;
            self.define(id, decl)?;
            if let EntityKind::Static { defined, .. } = &mut self.entity_mut(id).kind {
                *defined = true;
            }
        }
        self.aliases_exist()
    }
}
