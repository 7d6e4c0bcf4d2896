//! Declarations (6.7, 6.9): at file scope and in blocks.

use super::init::Duration;
use super::jumps::Jumps;
use super::{Checker, EntityId, EntityKind, FunctionState, Res};
use cassay_lang::tree::{
    ArrayLen, Attrs, DeclId, DeclKind, ExprKind, Id, Init, InitId, List, Params, Quals, StmtId,
    Storage, TypeId, TypeKind,
};
use cassay_lang::types::{Len, Promises, QTy, Ty, TyKind};
use cassay_lang::{Problem, Span};

impl Checker<'_> {
    pub(super) fn file_decl(&mut self, id: DeclId) -> Res<()> {
        match self.p[id].kind {
            DeclKind::Var { ty, storage, init } => {
                let result = self.file_var(id, ty, storage, init);
                if storage == Storage::Extern && init.is_none() {
                    self.tolerate(id, result)
                } else {
                    result
                }
            }
            _ => self.any_decl(id),
        }
    }

    pub(super) fn block_decl(&mut self, id: DeclId) -> Res<()> {
        self.block_declared(id)?;
        let varies = |qty: QTy| self.out.types.is_variably_modified(qty.ty);
        if self.out.decl_types[id.index()].is_some_and(varies)
            && let Some(jumps) = self.jumps()
        {
            jumps.enter();
        }
        Ok(())
    }

    fn block_declared(&mut self, id: DeclId) -> Res<()> {
        match self.p[id].kind {
            DeclKind::Var { ty, storage, init } => self.local_var(id, ty, storage, init),
            DeclKind::Function { body: Some(_), .. } => Err(Problem::unsupported(
                self.p[id].span,
                "nested functions are not supported",
            )),
            _ => self.any_decl(id),
        }
    }

    fn any_decl(&mut self, id: DeclId) -> Res<()> {
        match self.p[id].kind {
            DeclKind::Function { body, .. } => match body {
                Some(body) => self.definition(id, |checker| checker.define_function(id, body)),
                None if self.p.unread(id).is_some() => {
                    self.definition(id, |checker| checker.define_unread(id))
                }
                None => {
                    let result = self.declare_function(id).map(|_| ());
                    self.tolerate(id, result)
                }
            },
            DeclKind::Typedef { .. } => self.typedef(id),
            DeclKind::Record {
                record,
                define: true,
            } => self.define_record(record),
            DeclKind::Enum { of, define: true } => self.define_enum(of),
            DeclKind::StaticAssert { cond, message } => {
                let typed = self.expr(cond)?;
                if !self.out.types.is_integer(typed.qty.ty) {
                    let message = "expression in static assertion is not an integer";
                    return Err(Problem::invalid(self.span(cond), message));
                }
                if self.require_int(cond, "expression in static assertion")? != 0 {
                    return Ok(());
                }
                let text = message.map_or(String::new(), |id| {
                    let units = self.p[id].units.iter();
                    let text: String = units
                        .map(|&unit| char::from_u32(unit).unwrap_or('\u{fffd}'))
                        .collect();
                    format!(": \"{text}\"")
                });
                Err(Problem::invalid(
                    self.p[id].span,
                    format!("static assertion failed{text}"),
                ))
            }
            DeclKind::Record { .. }
            | DeclKind::Enum { .. }
            | DeclKind::Var { .. }
            | DeclKind::Param { .. }
            | DeclKind::EnumConst { .. } => Ok(()),
        }
    }

    pub(super) fn typedef(&mut self, id: DeclId) -> Res<()> {
        let DeclKind::Typedef { ty } = self.p[id].kind else {
            return Ok(());
        };
        let result = self.typedef_meaning(id, ty);
        self.tolerate(id, result)
    }

    fn typedef_meaning(&mut self, id: DeclId, ty: TypeId) -> Res<()> {
        let node = self.p[id];
        let attrs = self.p.attributes(node.attrs);
        self.no_assembler_name(id)?;
        let mut qty = self.resolve(ty)?;
        if attrs.may_alias {
            qty = self.qualify(qty, Quals::MAY_ALIAS);
        }
        let rest = Attrs {
            may_alias: false,
            ..attrs
        };
        let qty = self.attributed(qty, rest, node.span)?;
        if attrs.transparent_union
            && let TyKind::Record(record) = self.kind(qty.ty)
        {
            self.transparent.insert(record);
        }
        if let Some(align) = self.align_of_type(attrs, node.span)? {
            if align < self.type_align(ty, qty) {
                // Types carry no alignment of their own, so accesses could not be judged.
                let message = "typedef that lowers an alignment is not supported";
                return Err(Problem::unsupported(node.span, message));
            }
            self.typedef_aligns.insert(id, align);
        }
        self.out.decl_types[id.index()] = Some(qty);
        self.fitting_attributes(id)?;
        let (None, Some(name)) = (&self.function, node.name) else {
            return Ok(());
        };
        if let Some(earlier) = self.typedefs.insert(name, id)
            && let Some(before) = self.out.decl_types[earlier.index()]
            && !self.out.types.compatible_q(before, qty)
        {
            return Err(self.conflict(node.span, self.p.name(name), before.ty, qty.ty));
        }
        Ok(())
    }

    // -- objects --------------------------------------------------------------------------------

    fn var_type(&mut self, ty: TypeId, init: Option<InitId>) -> Res<QTy> {
        let node = self.p[ty];
        let TypeKind::Auto = node.kind else {
            return self.resolve(ty);
        };
        let Some(Init::Expr(value)) = init.map(|init| self.p[init]) else {
            return Err(Problem::invalid(
                node.span,
                "__auto_type needs a plain initializer",
            ));
        };
        let typed = self.expr(value)?;
        self.no_va_list(typed, value)?;
        if self.is_bitfield(value) {
            return Err(Problem::invalid(
                node.span,
                "__auto_type used with a bit-field initializer",
            ));
        }
        let ty = self.value(typed, value)?;
        // Lengths in a cast are evaluated there, and only there.
        if self.out.types.is_variably_modified(ty)
            && !matches!(self.p[value].kind, ExprKind::Name(_))
        {
            let message = "array lengths in the initialiser of `__auto_type` are not supported";
            return Err(Problem::unsupported(node.span, message));
        }
        Ok(QTy {
            ty,
            quals: node.quals,
        })
    }

    /// Type and alignment of a variable, and whether it is a variable at all: a typedef may hide
    /// that it is a function.
    fn object_type(
        &mut self,
        id: DeclId,
        ty: TypeId,
        init: Option<InitId>,
    ) -> Res<Option<(QTy, u32)>> {
        let node = self.p[id];
        let attrs = self.p.attributes(node.attrs);
        let qty = self.var_type(ty, init)?;
        if let TyKind::Function(_) = self.kind(qty.ty) {
            return Ok(None);
        }
        let qty = self.attributed(qty, attrs, node.span)?;
        if let TyKind::Void = self.kind(qty.ty) {
            let message = format!("variable '{}' declared void", self.symbol(node.name));
            return Err(Problem::invalid(node.span, message));
        }
        self.out.decl_types[id.index()] = Some(qty);
        self.fitting_attributes(id)?;
        let natural = self.known_align(ty, qty)?;
        let asked = self.asked_align(attrs, node.span)?.unwrap_or(natural);
        self.not_below(attrs, asked, natural, node.span)?;
        self.not_lowered(asked, natural, node.span)?;
        Ok(Some((qty, asked)))
    }

    fn file_var(
        &mut self,
        id: DeclId,
        ty: TypeId,
        storage: Storage,
        init: Option<InitId>,
    ) -> Res<()> {
        let node = self.p[id];
        let name = self.symbol(node.name);
        let Some((qty, align)) = self.object_type(id, ty, init)? else {
            return self.declare_function(id).map(|_| ());
        };
        if storage != Storage::Extern {
            self.understood(id, node.span)?;
        }
        if matches!(storage, Storage::Register | Storage::Auto) {
            let message =
                format!("file-scope declaration of '{name}' with a block's storage class");
            return Err(Problem::invalid(node.span, message));
        }
        if self.out.types.is_variably_modified(qty.ty) {
            let message = format!("variably modified '{name}' at file scope");
            return Err(Problem::invalid(node.span, message));
        }
        let entity = self.link(
            id,
            qty,
            storage,
            EntityKind::Static {
                init: None,
                defined: false,
            },
            align,
        )?;
        match init {
            Some(init) => self.static_init(entity, id, init),
            None => {
                if !matches!(storage, Storage::Extern | Storage::Builtin) {
                    self.tentative.push(entity);
                    let has_init = matches!(
                        self.out.entity(entity).kind,
                        EntityKind::Static { init: Some(_), .. }
                    );
                    if !has_init {
                        self.entity_mut(entity).decl = id;
                    }
                }
                self.out.decl_types[id.index()] = Some(self.views[entity.0 as usize].qty);
                Ok(())
            }
        }
    }

    /// Initialises an object of static storage duration, which makes this its definition.
    fn static_init(&mut self, entity: EntityId, id: DeclId, init: InitId) -> Res<()> {
        let node = self.p[id];
        let view = self.views[entity.0 as usize];
        if self.gives_way(entity) {
            return match self.is_constant(view.qty) {
                true => Err(self.replaced_constant(entity, node.span)),
                false => Ok(()),
            };
        }
        if view.defined_in == Some(self.unit) {
            return self.define(entity, id);
        }
        let qty = self.initialise(init, view.qty, Duration::Static, node.span)?;
        let name = self.symbol(node.name);
        self.require_complete(qty.ty, node.span, format_args!("variable '{name}'"))?;
        self.view(entity).qty = qty;
        self.define(entity, id)?;
        self.out.decl_types[id.index()] = Some(qty);
        if let EntityKind::Static {
            init: slot,
            defined,
        } = &mut self.entity_mut(entity).kind
        {
            *slot = Some(init);
            *defined = true;
        }
        Ok(())
    }

    fn local_var(
        &mut self,
        id: DeclId,
        ty: TypeId,
        storage: Storage,
        init: Option<InitId>,
    ) -> Res<()> {
        let node = self.p[id];
        let name = self.symbol(node.name);
        let Some((qty, align)) = self.object_type(id, ty, init)? else {
            return self.declare_function(id).map(|_| ());
        };
        let thread_local = self.p.attributes(node.attrs).thread_local;
        let variably_modified = self.out.types.is_variably_modified(qty.ty);
        if storage == Storage::Extern {
            if init.is_some() {
                let message = format!("'{name}' has both extern and initializer");
                return Err(Problem::invalid(node.span, message));
            }
            if variably_modified {
                let message = format!("object with variably modified type '{name}' has linkage");
                return Err(Problem::invalid(node.span, message));
            }
            let kind = EntityKind::Static {
                init: None,
                defined: false,
            };
            let entity = self.link(id, qty, storage, kind, align)?;
            self.out.decl_types[id.index()] = Some(self.views[entity.0 as usize].qty);
            return Ok(());
        }
        self.no_assembler_name(id)?;
        if storage == Storage::Static || thread_local {
            if self.out.types.is_vla(qty.ty) {
                let message = format!("storage size of '{name}' is not constant");
                return Err(Problem::invalid(node.span, message));
            }
            let kind = EntityKind::Static {
                init: None,
                defined: true,
            };
            let entity = self.new_entity(id, qty, kind, align);
            return match init {
                Some(init) => self.static_init(entity, id, init),
                None => {
                    self.require_complete(qty.ty, node.span, format_args!("storage of '{name}'"))
                }
            };
        }
        let kind = EntityKind::Local {
            init,
            addressed: self.lives_in_memory(qty.ty),
            param: false,
            register: storage == Storage::Register,
        };
        let entity = self.new_entity(id, qty, kind, align);
        let Some(init) = init else {
            return self.require_complete(qty.ty, node.span, format_args!("storage of '{name}'"));
        };
        self.view(entity).begun = true;
        let complete = self.initialise(init, qty, Duration::Automatic, node.span)?;
        self.view(entity).begun = false;
        self.require_complete(complete.ty, node.span, format_args!("variable '{name}'"))?;
        if complete != qty {
            self.view(entity).qty = complete;
            self.entity_mut(entity).qty = complete;
            self.out.decl_types[id.index()] = Some(complete);
        }
        Ok(())
    }

    fn lives_in_memory(&self, ty: Ty) -> bool {
        matches!(
            self.kind(ty),
            TyKind::Array(..) | TyKind::Record(_) | TyKind::VaList
        )
    }

    /// The entity a name refers to. The compiler's own declarations (builtins, `__func__`) are in no list
    /// of the tree, and a parameter may be named by a later parameter's type: both are declared
    /// when first met.
    pub(super) fn entity_named(&mut self, id: DeclId, at: Span) -> Res<EntityId> {
        if let Some(entity) = self.entity_of(id) {
            if !self.poisoned_names.is_empty() {
                self.understood(id, at)?;
            }
            return Ok(entity);
        }
        self.understood(id, at)?;
        match self.p[id].kind {
            DeclKind::Param { .. } => self.param(id),
            DeclKind::Function { .. } => self.declare_function(id),
            DeclKind::Var { ty, storage, init } => {
                if storage == Storage::Static || init.is_some() {
                    self.local_var(id, ty, Storage::Static, init)?;
                } else {
                    self.file_var(id, ty, storage, init)?;
                }
                match self.entity_of(id) {
                    Some(entity) => Ok(entity),
                    None => Err(Problem::invalid(self.p[id].span, "undeclared object")),
                }
            }
            _ => Err(Problem::invalid(
                self.p[id].span,
                "not an object or function",
            )),
        }
    }

    // -- functions ------------------------------------------------------------------------------

    pub(super) fn declare_function(&mut self, id: DeclId) -> Res<EntityId> {
        let node = self.p[id];
        let attrs = self.p.attributes(node.attrs);
        let (ty, storage, noreturn, body) = match node.kind {
            DeclKind::Function {
                ty,
                storage,
                noreturn,
                body,
                ..
            } => (ty, storage, noreturn, body),
            DeclKind::Var { ty, storage, .. } => (ty, storage, false, None),
            _ => return Err(Problem::invalid(node.span, "not a function")),
        };
        if let Some(name) = attrs.unsupported {
            return Err(self.unsupported_attribute(name, node.span));
        }
        let mut qty = self.resolve(ty)?;
        if !matches!(self.kind(qty.ty), TyKind::Function(_)) {
            return Err(Problem::invalid(
                node.span,
                "declared as a function, but has no such type",
            ));
        }
        // 6.7.1p7, 6.9p2.
        let local = self.function.is_some() && storage == Storage::Static && body.is_none();
        if local || matches!(storage, Storage::Register | Storage::Auto) {
            let message = format!(
                "invalid storage class for function '{}'",
                self.symbol(node.name)
            );
            return Err(Problem::invalid(node.span, message));
        }
        let own = Promises {
            noreturn: noreturn || attrs.noreturn,
            ..Promises::of(&attrs)
        };
        let of_type = self.out.types.callee_sig(qty.ty).map(|sig| sig.promises);
        let promises = own.and(of_type.unwrap_or_default());
        let other = attrs.mode.is_some() || attrs.may_alias;
        let Some(promises) = promises.filter(|_| !other) else {
            return Err(Problem::unsupported(
                node.span,
                "these attributes of a function are not supported together",
            ));
        };
        if body.is_some() {
            qty = self.earlier_prototype(id, qty).unwrap_or(qty);
        }
        let kind = EntityKind::Function {
            def: None,
            params: Vec::new(),
            promises,
            constructor: attrs.constructor,
            destructor: attrs.destructor,
        };
        let entity = self.link(id, qty, storage, kind, 1)?;
        self.out.decl_types[id.index()] = Some(self.views[entity.0 as usize].qty);
        self.fitting_attributes(id)?;
        if body.is_none() {
            self.note_declared(entity, id, qty);
        }
        Ok(entity)
    }

    fn define_function(&mut self, id: DeclId, body: StmtId) -> Res<()> {
        let node = self.p[id];
        let DeclKind::Function { ty, params, .. } = node.kind else {
            return Ok(());
        };
        self.understood(id, node.span)?;
        let entity = self.declare_function(id)?;
        let entity = self.defined_by(entity, id)?;
        let replaces = self.views[entity.0 as usize].defined_in.is_some();
        let dropped = self.gives_way(entity);
        if !dropped {
            self.define(entity, id)?;
        }
        let qty = self.views[entity.0 as usize].qty;
        let Some(sig) = self.out.types.callee_sig(qty.ty) else {
            return Ok(());
        };
        let ret = sig.ret;
        let name = self.symbol(node.name);
        if ret.ty != Ty::VOID {
            self.require_complete(ret.ty, node.span, format_args!("return type of '{name}'"))?;
        }
        let params = self.params(params, ty)?;
        let last = params.last().copied();
        self.agrees_with_prototype(id, qty, &params)?;
        if let EntityKind::Function {
            def, params: slot, ..
        } = &mut self.entity_mut(entity).kind
            && !dropped
        {
            *def = Some(id);
            *slot = params;
            self.out.refused.remove(&entity);
            if replaces {
                self.out.functions.retain(|&function| function != entity);
            }
            self.out.functions.push(entity);
        }
        self.function = Some(FunctionState {
            ret,
            last,
            nested: false,
            labelled: false,
            loops: 0,
            breakable: 0,
            switches: Vec::new(),
            jumps: Jumps::default(),
        });
        let result = self.stmt(body).and_then(|()| self.check_jumps());
        let function = self.function.take();
        if function.as_ref().is_some_and(|function| function.labelled) {
            self.out.labelled.insert(body);
        }
        if function.is_some_and(|function| function.nested) {
            self.out.nested.insert(body);
        }
        result
    }

    fn params(&mut self, list: List<DeclId>, ty: TypeId) -> Res<Vec<EntityId>> {
        let p = self.p;
        let list = match p[ty].kind {
            TypeKind::Function {
                params: Params::List(own),
                ..
            } if list.is_empty() => own,
            _ => list,
        };
        let prototype = !matches!(
            p[ty].kind,
            TypeKind::Function {
                params: Params::Unspecified,
                ..
            }
        );
        let mut entities = Vec::with_capacity(list.len());
        for param in p.items(list) {
            let entity = self.param(param)?;
            if !prototype {
                self.no_effect_in_length(param)?;
            }
            let qty = self.out.entity(entity).qty;
            let name = self.symbol(p[param].name);
            if self.has_star(param) {
                let message = "'[*]' not allowed in other than function prototype scope";
                return Err(Problem::invalid(p[param].span, message));
            }
            self.require_complete(qty.ty, p[param].span, format_args!("parameter '{name}'"))?;
            entities.push(entity);
        }
        Ok(entities)
    }

    /// Refuses side effects in the length that a parameter without a prototype has in its outermost brackets: Clang
    /// evaluates it, GCC does not.
    fn no_effect_in_length(&self, param: DeclId) -> Res<()> {
        let len = match self.p.decl_type(param).map(|ty| self.p[ty].kind) {
            Some(TypeKind::Array {
                len: ArrayLen::Expr(len),
                ..
            }) => len,
            _ => return Ok(()),
        };
        if self.out.typed(len).effects {
            let message = "side effects in the length of an array parameter without a prototype are not supported";
            return Err(Problem::unsupported(self.span(len), message));
        }
        Ok(())
    }

    /// Whether a parameter's type has an array of unspecified length, `[*]` (6.7.6.2p4).
    fn has_star(&self, param: DeclId) -> bool {
        let written = self
            .p
            .decl_type(param)
            .and_then(|ty| self.out.type_nodes[ty.index()]);
        let mut next = written.map(|qty| qty.ty);
        while let Some(ty) = next {
            next = match self.kind(ty) {
                TyKind::Array(_, Len::Variable(n)) if self.out.vlas[n as usize].len.is_none() => {
                    return true;
                }
                TyKind::Array(to, _) | TyKind::Pointer(to) => Some(to.ty),
                _ => None,
            };
        }
        false
    }

    /// The prototype that a definition without one takes over: its parameters then need not be
    /// of promoted types, as GCC has it.
    fn earlier_prototype(&self, id: DeclId, own: QTy) -> Option<QTy> {
        let name = self.p[id].name?;
        let entity = self
            .internals
            .get(&name)
            .or_else(|| self.externals.get(&name))?;
        let view = self.views[entity.0 as usize];
        let (types, own) = (&self.out.types, self.out.types.callee_sig(own.ty)?);
        let sig = types.callee_sig(view.qty.ty)?;
        let adopts = view.unit == self.unit
            && !view.builtin
            && !own.prototype
            && sig.prototype
            && !sig.variadic
            && types.compatible(sig.ret.ty, own.ret.ty);
        adopts.then_some(view.qty)
    }

    /// A definition without a prototype must agree with an earlier prototype (6.7.6.3p15).
    fn agrees_with_prototype(&self, id: DeclId, qty: QTy, params: &[EntityId]) -> Res<()> {
        let Some(sig) = self
            .out
            .types
            .callee_sig(qty.ty)
            .filter(|sig| sig.prototype)
        else {
            return Ok(());
        };
        let span = self.p[id].span;
        let name = self.symbol(self.p[id].name);
        if sig.params.len() != params.len() {
            let message = format!("number of parameters of '{name}' does not match its prototype");
            return Err(Problem::invalid(span, message));
        }
        for (declared, &param) in sig.params.iter().zip(params) {
            let own = self.out.entity(param).qty.ty;
            let types = &self.out.types;
            if !types.compatible(declared.ty, own)
                && !types.compatible(declared.ty, types.default_promote(own))
            {
                let message = format!("parameters of '{name}' do not match its prototype");
                return Err(Problem::invalid(span, message));
            }
        }
        Ok(())
    }

    fn param(&mut self, id: DeclId) -> Res<EntityId> {
        if let Some(entity) = self.entity_of(id) {
            return Ok(entity);
        }
        let node = self.p[id];
        let DeclKind::Param { ty, register } = node.kind else {
            return Err(Problem::invalid(node.span, "not a parameter"));
        };
        let qty = self.param_type(id)?;
        let natural = match self.out.type_nodes[ty.index()] {
            Some(written) if written.ty == qty.ty => self.type_align(ty, qty),
            _ => self.out.types.align(qty.ty),
        };
        let addressed = self.lives_in_memory(qty.ty);
        let kind = EntityKind::Local {
            init: None,
            addressed,
            param: true,
            register,
        };
        Ok(self.new_entity(id, qty, kind, natural))
    }
}
