//! Initialisers: of static objects into the image, of others as code.

use super::emit::Val;
use super::order::overrides_nothing;
use super::place::{Lvalue, Place};
use super::{Home, L, Lowerer};
use crate::code::{LocalInfo, Op, R, Rep, WatchInfo};
use crate::effective::Around;
use crate::restrict::{INITIALISES, NOBODY, PARAMETERS, UNSEEN, is_restrict};
use cassay_check::{EntityId, EntityKind, HeldUnion, InitStep};
use cassay_lang::tree::*;
use cassay_lang::types::{QTy, Ty, TyKind};
use cassay_memory::{ObjectKind, Origin, Ptr};

impl Lowerer<'_> {
    /// Initialises a static object: constants go into the image, the rest becomes start-up code.
    pub(super) fn static_init(&mut self, p: Ptr, qty: QTy, init: InitId) -> L<()> {
        self.tables.image.set_writable(p, true);
        let result = self.static_steps(p, qty, init);
        self.tables.image.set_writable(p, false);
        result
    }

    fn static_steps(&mut self, p: Ptr, qty: QTy, init: InitId) -> L<()> {
        let steps = match self.ck.plans.get(&init) {
            Some(plan) => plan.steps.clone(),
            None => match self.program[init] {
                Init::Expr(value) => vec![InitStep {
                    offset: 0,
                    bits: None,
                    qty,
                    value,
                }],
                Init::List { .. } => {
                    return self.problem("internal: an initialiser without a plan");
                }
            },
        };
        for step in steps {
            let mark = self.top();
            self.static_step(p, &step)?;
            self.set_top(mark);
        }
        Ok(())
    }

    fn static_step(&mut self, p: Ptr, step: &InitStep) -> L<()> {
        let ty = step.qty.ty;
        let place = p + if step.bits.is_some() { 0 } else { step.offset };
        if let Some(bytes) = self.string_step(step)? {
            return self
                .tables
                .image
                .write(place, &bytes)
                .map_err(|_| self.too_large());
        }
        if self.is_record(ty) {
            let (v, _) = self.rvalue(step.value, None)?;
            let from = self.reg(v)?;
            let to = self.reg(Val::Imm(place))?;
            let size = self.size(ty)?;
            self.emit(Op::Writable { p: to, on: true });
            self.copy_record(to, from, size, step.value);
            self.emit(Op::Writable { p: to, on: false });
            return Ok(());
        }
        let rep = self.rep(ty);
        let v = self.value_as(step.value, ty, None)?;
        let restricted = self.restricts.any && is_restrict(&self.types, step.qty);
        if let (Val::Imm(v), None, false) = (v, step.bits, rep.is_wide() || restricted) {
            let size = self.size(ty)? as usize;
            let written = if rep == Rep::Ptr {
                self.tables.image.write_pointer(place, v)
            } else {
                let bytes = self.tables.image.scalar(v.into(), size.min(8));
                self.tables.image.write(place, &bytes[..size.min(8)])
            };
            return written.map_err(|_| self.too_large());
        }
        let r = self.reg(Val::Imm(place))?;
        let lv = Lvalue {
            place: Place::Mem { p: r, off: 0 },
            qty: step.qty,
            bits: step.bits,
            unaligned: true,
            via_union: true,
            behind: None,
            force: UNSEEN,
            owner: NOBODY,
            around: Around::default(),
            padded: None,
        };
        self.fits_field(v, step.value, &lv)?;
        self.emit(Op::Writable { p: r, on: true });
        self.store(&lv, v)?;
        self.emit(Op::Writable { p: r, on: false });
        Ok(())
    }

    /// The bytes of an array initialised by a string literal, cut to its length.
    fn string_step(&self, step: &InitStep) -> L<Option<Vec<u8>>> {
        let TyKind::Array(..) = self.types.kind(step.qty.ty) else {
            return Ok(None);
        };
        let mut value = step.value;
        while let ExprKind::Unary(UnaryOp::Extension, a) = self.program[value].kind {
            value = a;
        }
        let ExprKind::Str(id) = self.program[value].kind else {
            return self.problem("an array initialised by something else than a string");
        };
        let size = self.types.size(step.qty.ty).unwrap_or(0) as usize;
        let mut bytes = self.string_bytes(id);
        bytes.resize(size, 0);
        Ok(Some(bytes))
    }

    /// Initialises an object in memory by code.
    pub(super) fn object_init(&mut self, p: R, qty: QTy, init: InitId) -> L<()> {
        let is_const = self.deeply_const(qty) || self.watch(qty.ty).is_some();
        if is_const {
            self.emit(Op::Writable { p, on: true });
        }
        match self.ck.plans.get(&init) {
            Some(plan) => {
                let (steps, held) = (plan.steps.clone(), plan.held.clone());
                let size = self.size(qty.ty)?;
                self.emit(Op::Zero { p, off: 0, size });
                self.forget_padding(p, qty.ty);
                let join = self.begin_list(init, &steps);
                let reverse = self.backwards(join) && overrides_nothing(&steps);
                for at in 0..steps.len() {
                    if at > 0 {
                        self.next_operand(join);
                    }
                    let at = if reverse { steps.len() - 1 - at } else { at };
                    let mark = self.top();
                    if let Some(step) = steps.get(at) {
                        self.object_step(p, step)?;
                    }
                    self.set_top(mark);
                }
                self.end_join(join);
                self.forget_unions(p, &held)?;
            }
            None => match self.program[init] {
                Init::Expr(value) => self.object_step(
                    p,
                    &InitStep {
                        offset: 0,
                        bits: None,
                        qty,
                        value,
                    },
                )?,
                Init::List { .. } => {
                    return self.problem("internal: an initialiser without a plan");
                }
            },
        }
        if is_const {
            self.emit(Op::Writable { p, on: false });
        }
        Ok(())
    }

    /// The same for an object that its own list of initialisers names: when its members get their values is not said, nor
    /// when the others become 0 (6.7.9p23), so none of it has a value until all are evaluated.
    fn apart_init(&mut self, p: R, qty: QTy, init: InitId) -> L<()> {
        let size = self.size(qty.ty)?;
        self.emit(Op::Forget { p, size });
        let (local, off) = self.new_local(Origin::Unnamed(qty.ty), size.into(), false, false)?;
        let from = self.temp()?;
        self.emit(Op::LocalNew {
            d: from,
            local,
            off,
        });
        self.count_temporary();
        let plain = QTy::plain(qty.ty);
        self.object_init(from, plain, init)?;
        let is_const = self.deeply_const(qty) || self.watch(qty.ty).is_some();
        if is_const {
            self.emit(Op::Writable { p, on: true });
        }
        self.out.note.force = self.body.promised.force | INITIALISES;
        self.emit(Op::Copy { to: p, from, size });
        self.out.note.force = UNSEEN;
        self.based_copies(p, from, qty.ty);
        if is_const {
            self.emit(Op::Writable { p, on: false });
        }
        Ok(())
    }

    /// An object was initialised: what its unions have around the members that got values is not promised.
    fn forget_unions(&mut self, p: R, held: &[HeldUnion]) -> L<()> {
        for &HeldUnion { at, member, behind } in held {
            if let Some((off, n)) = behind {
                let fresh = true;
                self.emit(Op::Tail { p, off, n, fresh });
            }
            if let Some(member) = member
                && !crate::padding::padding(&self.types, member).is_empty()
            {
                let mark = self.top();
                let d = self.temp()?;
                self.emit(Op::PtrAddI { d, p, i: at.into() });
                self.forget_padding(d, member);
                self.set_top(mark);
            }
        }
        Ok(())
    }

    /// A value was stored into the whole object, but what its padding has then is not promised.
    pub(super) fn forget_padding(&mut self, p: R, ty: Ty) {
        if let Some(table) = self.padding_table(ty) {
            self.emit(Op::ForgetPadding { p, table });
        }
    }

    /// Whether elements of a flexible array member lie in the structure's own bytes.
    pub(super) fn has_elements(&mut self, ty: Ty) -> bool {
        let table = self.padding_table(ty);
        let padding = table.and_then(|table| self.tables.paddings.get(table as usize));
        padding.is_some_and(|padding| !padding.elements.is_empty())
    }

    /// The padding of a type, if it has any.
    pub(super) fn padding_table(&mut self, ty: Ty) -> Option<u32> {
        if let Some(&known) = self.tables.padding_index.get(&ty) {
            return known;
        }
        let padding = crate::padding::padding(&self.types, ty);
        let table = (!padding.is_empty()).then_some(self.tables.paddings.len() as u32);
        if table.is_some() {
            self.tables.paddings.push(padding);
        }
        self.tables.padding_index.insert(ty, table);
        table
    }

    fn object_step(&mut self, p: R, step: &InitStep) -> L<()> {
        let ty = step.qty.ty;
        let Ok(off) = u32::try_from(step.offset) else {
            return self.problem("an object of more than 4 GiB");
        };
        let off = if step.bits.is_some() { 0 } else { off };
        if let Some(bytes) = self.string_step(step)? {
            // A hidden static copy of exactly the right length is copied over.
            let source = self.allocate(
                bytes.len() as u64,
                ObjectKind::Static,
                false,
                Origin::Unknown,
            )?;
            self.tables
                .image
                .write(source, &bytes)
                .map_err(|_| self.too_large())?;
            let from = self.reg(Val::Imm(source))?;
            let to = self.temp()?;
            self.emit(Op::PtrAddI {
                d: to,
                p,
                i: off.into(),
            });
            self.emit(Op::Copy {
                to,
                from,
                size: bytes.len() as u32,
            });
            return Ok(());
        }
        if self.is_record(ty) {
            let (v, _) = self.rvalue(step.value, None)?;
            let from = self.reg(v)?;
            let to = self.temp()?;
            self.emit(Op::PtrAddI {
                d: to,
                p,
                i: off.into(),
            });
            let size = self.size(ty)?;
            self.copy_record(to, from, size, step.value);
            return Ok(());
        }
        let v = self.kept_value(step.value, ty, None)?;
        let size = self.size(ty)?;
        let lv = Lvalue {
            place: Place::Mem { p, off },
            // A volatile object is initialised as such, whatever its members say.
            qty: step.qty.with(Quals::VOLATILE),
            bits: step.bits,
            unaligned: !off.is_multiple_of(size.clamp(1, 16)),
            via_union: true,
            behind: None,
            force: UNSEEN,
            owner: NOBODY,
            around: Around::default(),
            padded: None,
        };
        self.fits_field(v, step.value, &lv)?;
        self.store(&lv, v)
    }

    /// `(type){…}`: its object, initialised anew.
    pub(super) fn compound_literal(&mut self, e: ExprId, qty: QTy, init: InitId) -> L<Place> {
        if let Some(&p) = self.body.literal_homes.get(&e) {
            self.object_init(p, qty, init)?;
            return Ok(Place::Mem { p, off: 0 });
        }
        // At file scope it is static.
        let size = self.types.size(qty.ty).unwrap_or(0);
        let p = self.allocate(
            size,
            ObjectKind::Static,
            self.deeply_const(qty),
            Origin::Unnamed(qty.ty),
        )?;
        self.tables.image.set_writable(p, true);
        self.tables
            .image
            .fill(p, 0, size)
            .map_err(|_| self.too_large())?;
        self.static_init(p, qty, init)?;
        if let Some(watch) = self.watch(qty.ty) {
            let WatchInfo { union, consts } = self.tables.watches[watch as usize].clone();
            self.tables.image.watch(p, union, consts);
        }
        Ok(Place::Static { p })
    }

    // -- automatic variables ------------------------------------------------------------------

    /// Whether a local needs an object.
    fn in_memory(&self, id: EntityId) -> bool {
        let entity = self.ck.entity(id);
        let scalar = self.types.is_scalar(entity.qty.ty);
        match entity.kind {
            // Accesses to volatile objects are side effects, whose order counts.
            EntityKind::Local { addressed, .. } => addressed || !scalar || entity.qty.is_volatile(),
            _ => false,
        }
    }

    /// A parameter has arrived in register `r`.
    pub(super) fn parameter(&mut self, id: EntityId, r: R, arrived: Ty) -> L<()> {
        let entity = self.ck.entity(id);
        let (qty, decl) = (entity.qty, entity.decl);
        self.out.note.site = crate::code::Site::Decl(decl);
        if matches!(self.types.kind(qty.ty), TyKind::VaList) {
            let size = self.size(qty.ty)?;
            let (local, off) = self.new_local(Origin::Decl(decl), size.into(), false, false)?;
            let p = self.temp()?;
            self.emit(Op::LocalNew { d: p, local, off });
            self.body.open += 1;
            self.emit(Op::VaPass { to: p, from: r });
            self.tables.homes[id.0 as usize] = Home::Object { p };
            return Ok(());
        }
        let converted = self.convert(Val::Reg(r), arrived, qty.ty, None)?;
        let r = self.reg(converted)?;
        if !self.in_memory(id) {
            self.tables.homes[id.0 as usize] = Home::Reg { r, flag: None };
            self.based_variable(r, id, qty);
            return Ok(());
        }
        let size = self.size(qty.ty)?;
        let (local, off) =
            self.new_local(Origin::Decl(decl), size.into(), qty.is_const(), false)?;
        self.tables.locals[local as usize].watch = self.watch(qty.ty);
        let p = self.temp()?;
        self.emit(Op::LocalNew { d: p, local, off });
        self.body.open += 1;
        self.emit(Op::Writable { p, on: true });
        if self.is_record(qty.ty) {
            self.out.note.force = self.body.promised.force | INITIALISES;
            self.emit(Op::Copy {
                to: p,
                from: r,
                size,
            });
            self.out.note.force = UNSEEN;
            self.based_copies(p, r, qty.ty);
        } else {
            let lv = Lvalue {
                place: Place::Mem { p, off: 0 },
                qty,
                bits: None,
                unaligned: false,
                via_union: false,
                behind: None,
                force: UNSEEN,
                owner: PARAMETERS,
                around: Around::default(),
                padded: None,
            };
            self.store(&lv, Val::Reg(r))?;
        }
        self.emit(Op::Writable { p, on: false });
        self.tables.homes[id.0 as usize] = Home::Object { p };
        Ok(())
    }

    /// Places the variables of a block before its statements run: objects live from its entry on.
    pub(super) fn enter_objects(&mut self, list: List<StmtId>) -> L<()> {
        for i in 0..list.len() {
            let s = self.program.item(list, i);
            // A label in front of a declaration does not hide it.
            let mut s = s;
            while let StmtKind::Label(_, body)
            | StmtKind::Case(_, _, body)
            | StmtKind::Default(body) = self.program[s].kind
            {
                s = body;
            }
            if let StmtKind::Decl(d) = self.program[s].kind {
                self.enter_object(d)?;
            }
        }
        Ok(())
    }

    pub(super) fn enter_object(&mut self, d: DeclId) -> L<()> {
        let Some(id) = self.ck.decls.get(d.index()).copied().flatten() else {
            return Ok(());
        };
        let entity = self.ck.entity(id);
        let qty = entity.qty;
        if !matches!(entity.kind, EntityKind::Local { .. })
            || !self.in_memory(id)
            || self.types.is_vla(qty.ty)
        {
            return Ok(());
        }
        self.out.note.site = crate::code::Site::Decl(d);
        if !self.types.is_complete(qty.ty) {
            return self.problem("a variable of incomplete type");
        }
        let size = self.size(qty.ty)?;
        let is_const = self.deeply_const(qty);
        let (local, off) = self.new_local(Origin::Decl(d), size.into(), is_const, false)?;
        self.tables.locals[local as usize].watch = self.watch(qty.ty);
        let p = self.temp()?;
        self.make_object(p, local, off);
        self.tables.homes[id.0 as usize] = Home::Object { p };
        Ok(())
    }

    /// The current block's scope; the last one made may have ended.
    fn scope(&mut self) -> Option<&mut super::Scope> {
        let &current = self.body.path.last()?;
        self.body.scopes.get_mut(current as usize)
    }

    /// Makes an object that lives as long as the current block.
    pub(super) fn make_object(&mut self, d: R, local: u32, off: u32) {
        self.emit(Op::LocalNew { d, local, off });
        self.body.open += 1;
        if let Some(scope) = self.scope() {
            scope.objects.push((d, local, off));
        }
    }

    /// A declaration in a block is reached.
    pub(super) fn local_decl(&mut self, d: DeclId, jumpy: bool) -> L<()> {
        match self.program[d].kind {
            DeclKind::Var { .. } => {}
            DeclKind::Typedef { .. } => {
                if let Some(qty) = self.ck.decl_types.get(d.index()).copied().flatten()
                    && self.types.is_variably_modified(qty.ty)
                {
                    self.evaluate_vlas(qty.ty, false)?;
                }
                return Ok(());
            }
            _ => return Ok(()),
        }
        let Some(id) = self.ck.decls.get(d.index()).copied().flatten() else {
            return Ok(());
        };
        let entity = self.ck.entity(id);
        let qty = entity.qty;
        let EntityKind::Local { init, .. } = entity.kind else {
            return Ok(());
        };
        self.out.note.site = crate::code::Site::Decl(d);
        if self.types.is_variably_modified(qty.ty) {
            self.evaluate_vlas(qty.ty, false)?;
        }
        if self.types.is_vla(qty.ty) {
            let size = self.dynamic_size(qty.ty)?;
            self.tables.locals.push(LocalInfo {
                origin: Origin::Decl(d),
                size: 0,
                is_const: false,
                temporary: false,
                watch: None,
            });
            let p = self.temp()?;
            self.emit(Op::DynNew {
                d: p,
                size,
                local: self.tables.locals.len() as u32 - 1,
            });
            self.body.open += 1;
            self.tables.homes[id.0 as usize] = Home::Object { p };
            return Ok(());
        }
        if let Home::Object { p } = self.tables.homes[id.0 as usize]
            && self.in_memory(id)
        {
            match init {
                Some(init) => {
                    let mark = self.top();
                    match self.ck.self_named.contains(&id) && self.ck.plans.contains_key(&init) {
                        true => self.apart_init(p, qty, init)?,
                        false => self.object_init(p, qty, init)?,
                    }
                    self.set_top(mark);
                }
                // Reached again, the value is indeterminate again (6.2.4p6).
                None if jumpy => {
                    let size = self.size(qty.ty)?;
                    self.emit(Op::Forget { p, size });
                }
                None => {}
            }
            return Ok(());
        }
        self.register_local(d, id, qty, init, jumpy)
    }

    fn register_local(
        &mut self,
        d: DeclId,
        id: EntityId,
        qty: QTy,
        init: Option<InitId>,
        jumpy: bool,
    ) -> L<()> {
        let rep = self.rep(qty.ty);
        let r = self.temp_for(rep)?;
        // It may be read by its own initialiser, before it has a value.
        let flagged = init.is_none() || jumpy || self.ck.self_named.contains(&id);
        let flag = if flagged { Some(self.temp()?) } else { None };
        self.tables.homes[id.0 as usize] = Home::Reg { r, flag };
        if let Some(flag) = flag {
            self.body.assigned.remove(&id.0);
            if let Some(scope) = self.scope() {
                scope.flags.push(flag);
            }
            self.body
                .flag_sets
                .entry(flag)
                .or_default()
                .push(self.out.code.len());
            self.emit(Op::Const { d: flag, v: 0 });
        }
        let Some(init) = init else { return Ok(()) };
        let value = match self.program[init] {
            Init::Expr(e) => Some(e),
            Init::List { .. } => self
                .ck
                .plans
                .get(&init)
                .and_then(|p| p.steps.first().map(|s| s.value)),
        };
        let mark = self.top();
        let hint = (!rep.is_wide()).then_some(r);
        let v = match value {
            Some(e) => self.kept_value(e, qty.ty, hint)?,
            None => Val::Imm(0),
        };
        self.out.note.site = crate::code::Site::Decl(d);
        let v = if rep.is_wide() && matches!(v, Val::Imm(_)) {
            self.convert(v, Ty::INT, qty.ty, None)?
        } else {
            v
        };
        self.mov(r, v, rep);
        self.set_top(mark);
        self.mark_assigned(id.0, flag);
        Ok(())
    }
}
