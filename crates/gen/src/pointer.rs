//! Pointers to objects: what they may hold, their declarations, and assignments to them.
//!
//! Pointers are valid by construction. Only variables that are `addressed` from the start have their
//! address taken, and a pointer never outlives what it points to (6.2.4p2): one with static storage
//! holds addresses of static objects, a local one those of static objects and of variables declared
//! before it; what is stored through a pointer to a pointer is the address of a static object. The
//! type pointed to is exactly that of the object, at least as qualified, so that no cast is needed
//! and accesses obey 6.5p7. Pointers that may be null are dereferenced behind a check alone.
//!
//! Left out: pointers inside records, to `void`, and to one past an array's end other than in the
//! loops of [`crate::walk`].

use crate::knobs::Knob;
use crate::place::{Lvalue, Want};
use crate::state::{Scope, State, Var, VarId};
use crate::types::{Shape, Ty};
use cassay_lang::tree::*;
use rustc_hash::FxHashMap;

/// What is known of a pointer beyond its type: of a variable, or of what a function takes.
#[derive(Clone, Default, Debug)]
pub struct Facts {
    /// Elements that there are from where it points to on; 0 like 1.
    pub span: u32,
    /// The array of one dimension that it always points into.
    pub base: Option<VarId>,
    /// It may be null.
    pub null: bool,
    /// For a pointer to functions: what it may hold, in [`State::functions`].
    pub callees: Vec<usize>,
}

impl Facts {
    /// Whether any pointer of the type that is not null will do.
    pub fn modest(&self) -> bool {
        self.span <= 1 && self.base.is_none() && self.callees.is_empty()
    }
}

/// What the generator knows about pointers.
#[derive(Default)]
pub struct Pointers {
    facts: FxHashMap<u32, Facts>,
    /// Global variables whose address may be taken.
    targets: Vec<VarId>,
    /// The same by the types of what is in them.
    by_type: FxHashMap<Ty, Vec<VarId>>,
}

/// How long what a pointer points to must live.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Life {
    /// To the end of the program.
    Static,
    /// As long as the variable at this position of [`State::locals`].
    Before(usize),
    /// During a call from here.
    Call,
}

/// What a pointer shall point to.
#[derive(Clone, Copy, Debug)]
struct Target {
    to: Ty,
    quals: Quals,
    span: u32,
}

/// An object in a variable.
struct Part {
    e: ExprId,
    quals: Quals,
    span: u32,
}

// What may be pointed to.
impl State {
    pub fn facts(&self, id: VarId) -> Facts {
        self.pointers.facts.get(&id.0).cloned().unwrap_or_default()
    }

    pub fn set_facts(&mut self, id: VarId, facts: Facts) {
        self.vars[id.0 as usize].nullable = facts.null;
        self.pointers.facts.insert(id.0, facts);
    }

    /// Elements that a pointer variable certainly has in front of it.
    pub fn span(&self, id: VarId) -> u32 {
        let facts = self.pointers.facts.get(&id.0);
        facts.map_or(1, |facts| facts.span.max(1))
    }

    /// Makes a new global variable known to pointers.
    pub fn new_target(&mut self, id: VarId) {
        let var = *self.var(id);
        if !var.addressed {
            return;
        }
        self.pointers.targets.push(id);
        for ty in self.pointees(var.ty) {
            self.pointers.by_type.entry(ty).or_default().push(id);
        }
    }

    /// The types of all objects in one that pointers may point to; of arrays those of integers.
    fn pointees(&self, ty: Ty) -> Vec<Ty> {
        fn collect(s: &State, ty: Ty, out: &mut Vec<Ty>) {
            match s.types.shape(ty) {
                Shape::Array(elem, _) => {
                    let integers = matches!(s.types.shape(elem), Shape::Int(_));
                    if integers && !out.contains(&ty) {
                        out.push(ty);
                    }
                    collect(s, elem, out);
                }
                Shape::Function(_) => {}
                _ if out.contains(&ty) => {}
                shape => {
                    out.push(ty);
                    if let Shape::Record(r) = shape {
                        for member in s.addressable_members(r) {
                            collect(s, member.ty, out);
                        }
                    }
                }
            }
        }
        let mut out = Vec::new();
        collect(self, ty, &mut out);
        out
    }

    /// Levels of pointers.
    pub fn pointer_depth(&self, ty: Ty) -> u32 {
        match self.types.shape(ty) {
            Shape::Pointer(to, _) => 1 + self.pointer_depth(to),
            Shape::Array(elem, _) => self.pointer_depth(elem),
            Shape::Int(_) | Shape::Record(_) | Shape::Function(_) => 0,
        }
    }

    /// Whether an object of a type with qualifiers has in it what is wanted.
    fn has(&self, ty: Ty, quals: Quals, target: &Target) -> bool {
        match self.types.shape(ty) {
            _ if ty == target.to => target.span <= 1 && self.takes(target, quals),
            Shape::Array(elem, n) if elem == target.to => {
                n >= target.span && self.takes(target, quals)
            }
            Shape::Array(elem, _) => self.has(elem, quals, target),
            Shape::Record(r) => self
                .addressable_members(r)
                .iter()
                .any(|m| self.has(m.ty, quals.union(m.quals), target)),
            Shape::Int(_) | Shape::Pointer(..) | Shape::Function(_) => false,
        }
    }

    /// Whether a pointer to an object with these qualifiers will do. Those of an array are its elements', and no
    /// conversion adds any (6.7.3p9).
    fn takes(&self, target: &Target, quals: Quals) -> bool {
        match self.types.shape(target.to) {
            Shape::Array(..) => target.quals == quals,
            _ => target.quals.contains(quals),
        }
    }

    /// What is wanted inside a variable that has it.
    fn part(&mut self, id: VarId, target: &Target, constant: bool) -> Option<Part> {
        let var = *self.var(id);
        let e = self.name_of(id);
        let (mut ty, mut span) = (var.ty, 1);
        let mut part = Part {
            e,
            quals: var.quals,
            span,
        };
        while ty != target.to {
            match self.types.shape(ty) {
                Shape::Array(elem, n) => {
                    let wanted = if elem == target.to { target.span } else { 1 };
                    let index = if constant || wanted > 1 || self.c.chance(700) {
                        let last = n.checked_sub(wanted.max(1))?;
                        let at = self.c.below(u64::from(last) + 1) as u32;
                        let at = if self.c.chance(300) { 0 } else { at };
                        span = n - at;
                        self.number(at.into())
                    } else {
                        span = 1;
                        self.index(n).0
                    };
                    self.bytes += 2;
                    part.e = self.p.expr(ExprKind::Index(part.e, index));
                    ty = elem;
                }
                Shape::Record(r) => {
                    let mut members = self.addressable_members(r);
                    members.retain(|m| self.has(m.ty, part.quals.union(m.quals), target));
                    let member = *self.c.pick(&members)?;
                    self.bytes += 3;
                    part.e = self.p.expr(ExprKind::Member(part.e, member.name));
                    part.quals = part.quals.union(member.quals);
                    (ty, span) = (member.ty, 1);
                }
                Shape::Int(_) | Shape::Pointer(..) | Shape::Function(_) => return None,
            }
        }
        part.span = span;
        Some(part)
    }

    /// The address of an object.
    fn address(&mut self, e: ExprId) -> ExprId {
        if let ExprKind::Index(array, index) = self.p[e].kind
            && let ExprKind::Int(at) = self.p[index].kind
        {
            if at.value == 0 && self.c.chance(700) {
                return array;
            }
            if at.value != 0 && self.c.chance(400) {
                return self.binary(BinaryOp::Add, array, index);
            }
        }
        self.bytes += 1;
        self.p.unary(UnaryOp::AddrOf, e)
    }

    fn position(&self, id: VarId) -> Option<usize> {
        self.locals.iter().rposition(|&v| v == id)
    }

    /// How long what a variable points to must live.
    pub fn life_of(&self, id: VarId) -> Life {
        match self.var(id).scope {
            Scope::Static => Life::Static,
            Scope::Local | Scope::Param => Life::Before(self.position(id).unwrap_or(0)),
        }
    }

    /// Whether a variable, or what it points to, lives long enough.
    fn lives(&self, id: VarId, life: Life) -> bool {
        self.var(id).scope == Scope::Static
            || match life {
                Life::Static => false,
                Life::Before(limit) => self.position(id).is_some_and(|at| at < limit),
                Life::Call => true,
            }
    }
}

// Values.
impl State {
    /// A value for a return.
    pub fn value_of_type(&mut self, ty: Ty) -> Option<ExprId> {
        match self.types.shape(ty) {
            Shape::Record(r) => self.record_value(r),
            Shape::Pointer(..) => self.pointer_value(ty, Life::Static, 1),
            Shape::Int(_) | Shape::Array(..) | Shape::Function(_) => None,
        }
    }

    /// A pointer that is not null.
    pub fn pointer_value(&mut self, ty: Ty, life: Life, span: u32) -> Option<ExprId> {
        let Shape::Pointer(to, quals) = self.types.shape(ty) else {
            return None;
        };
        let target = Target { to, quals, span };
        let order = match self.c.below(10) {
            0..=4 => [0, 1],
            _ => [1, 0],
        };
        for source in order {
            let found = match source {
                0 => self.held_pointer(&target, life),
                _ => self.local_address(&target, life),
            };
            if found.is_some() {
                return found;
            }
        }
        self.global_address(&target, false)
    }

    /// The address of something in a variable of this function.
    fn local_address(&mut self, target: &Target, life: Life) -> Option<ExprId> {
        let count = self.locals.len() as u64;
        for _ in 0..6.min(count) {
            let id = self.locals[self.c.below(count) as usize];
            let var = *self.var(id);
            if var.addressed && self.lives(id, life) && self.has(var.ty, var.quals, target) {
                let part = self.part(id, target, false)?;
                return Some(self.address(part.e));
            }
        }
        None
    }

    /// The address of something in a global variable.
    fn global_address(&mut self, target: &Target, constant: bool) -> Option<ExprId> {
        let known = self.pointers.by_type.get(&target.to)?;
        let count = known.len();
        let start = self.c.below(count as u64) as usize;
        let known = &self.pointers.by_type[&target.to];
        let id = (0..count).map(|i| known[(start + i) % count]).find(|&id| {
            let var = self.var(id);
            self.has(var.ty, var.quals, target)
        })?;
        let part = self.part(id, target, constant)?;
        Some(self.address(part.e))
    }

    /// Whether a pointer to a type without qualifiers always finds something to point to.
    pub fn has_target(&self, to: Ty) -> bool {
        let target = Target {
            to,
            quals: Quals::NONE,
            span: 1,
        };
        let known = self.pointers.by_type.get(&to).into_iter().flatten();
        known.into_iter().any(|&id| {
            let var = self.var(id);
            self.has(var.ty, var.quals, &target)
        })
    }

    /// The value of a pointer that is visible here, or that a visible one points to.
    fn held_pointer(&mut self, target: &Target, life: Life) -> Option<ExprId> {
        for _ in 0..5 {
            let id = self.choose_var()?;
            let var = *self.var(id);
            let leads = self.leads(var.ty, target);
            if !leads || var.nullable || !self.lives(id, life) {
                continue;
            }
            let direct =
                matches!(self.types.shape(var.ty), Shape::Pointer(to, _) if to == target.to);
            if target.span > 1 && !(direct && self.span(id) >= target.span) {
                continue;
            }
            let bytes = self.bytes;
            match self.walk_to_pointer(id, target) {
                Some(place) => {
                    self.read(&place);
                    let room = self.span(id).saturating_sub(target.span.max(1));
                    if direct && room > 0 && self.c.chance(400) {
                        let by = 1 + self.c.below(room.into());
                        let by = self.number(by);
                        return Some(self.binary(BinaryOp::Add, place.e, by));
                    }
                    return Some(place.e);
                }
                None => self.bytes = bytes,
            }
        }
        None
    }

    /// Whether subscripts and dereferences lead from a type to a pointer to what is wanted.
    fn leads(&self, ty: Ty, target: &Target) -> bool {
        match self.types.shape(ty) {
            Shape::Array(elem, _) => self.leads(elem, target),
            Shape::Pointer(to, quals) => {
                to == target.to && self.takes(target, quals) || self.leads(to, target)
            }
            Shape::Int(_) | Shape::Record(_) | Shape::Function(_) => false,
        }
    }

    fn walk_to_pointer(&mut self, id: VarId, target: &Target) -> Option<Lvalue> {
        let mut place = self.place_at(id, Want::Read)?;
        let mut ty = self.var(id).ty;
        loop {
            if let Shape::Pointer(to, quals) = self.types.shape(ty)
                && to == target.to
                && self.takes(target, quals)
            {
                break;
            }
            ty = self.step(&mut place, ty, id)?;
        }
        self.allowed(&mut place, Want::Read).then_some(place)
    }
}

/// A pointer that was drawn: its type and a first value.
struct Drawn {
    ty: Ty,
    value: ExprId,
    facts: Facts,
}

// Declarations.
impl State {
    /// A pointer type for which a static object exists, and what is certain of that object.
    pub fn draw_param_pointer(&mut self) -> Option<(Ty, Facts)> {
        let bytes = self.bytes;
        let drawn = self.draw_pointer(Life::Static, true);
        self.bytes = bytes;
        let drawn = drawn?;
        let mut facts = drawn.facts;
        facts.base = None;
        Some((drawn.ty, facts))
    }

    /// Draws a pointer by what it points to first.
    fn draw_pointer(&mut self, life: Life, constant: bool) -> Option<Drawn> {
        let deepest = self.k.get(Knob::PointerDepth) as u32;
        for _ in 0..8 {
            let (locals, globals) = (self.locals.len() as u64, self.pointers.targets.len() as u64);
            let local = !constant && locals > 0 && self.c.chance(500);
            let id = if local {
                self.locals[self.c.below(locals) as usize]
            } else if globals > 0 {
                let at = self.c.below(globals).max(self.c.below(globals));
                self.pointers.targets[at as usize]
            } else {
                continue;
            };
            let var = *self.var(id);
            if !var.addressed || !self.lives(id, life) {
                continue;
            }
            let mut pointees = self.pointees(var.ty);
            let plain = self.types.element_record(var.ty).is_none();
            let whole = plain && self.happens(Knob::ArrayPointers);
            pointees.retain(|&ty| {
                let array = matches!(self.types.shape(ty), Shape::Array(..));
                self.pointer_depth(ty) < deepest && array == whole
            });
            // Pointers to pointers are the rarer ones of those to choose from.
            let Some(&to) = self.c.pick(&pointees) else {
                continue;
            };
            let all = Quals::CONST.union(Quals::VOLATILE);
            let target = Target {
                to,
                quals: all,
                span: 1,
            };
            let part = self.part(id, &target, constant)?;
            let mut quals = part.quals.union(self.draw_quals());
            if whole {
                quals = part.quals;
            } else if self.k.get(Knob::Const) > 0 && self.c.chance(120) {
                quals = quals.union(Quals::CONST);
            }
            let row = matches!(self.types.shape(var.ty), Shape::Array(elem, _) if elem == to);
            let mut facts = Facts {
                null: self.happens(Knob::Null),
                ..Facts::default()
            };
            if row && part.span > 0 && !facts.null && self.c.chance(300) {
                facts.base = Some(id);
            } else if part.span > 1 && !facts.null && self.c.chance(600) {
                facts.span = part.span;
            }
            let value = self.address(part.e);
            let ty = self.types.of(Shape::Pointer(to, quals));
            return Some(Drawn { ty, value, facts });
        }
        None
    }

    /// A pointer at file scope, to objects or to functions.
    pub fn global_pointer(&mut self) -> Option<DeclId> {
        let drawn = self.draw_pointer(Life::Static, true)?;
        let (ty, facts, init) = self.pointer_init(drawn, Life::Static, true);
        let quals = self.draw_quals();
        let scope = Scope::Static;
        let (id, decl) = self.declare(ty, quals, scope, true, Storage::Static, Some(init));
        self.new_pointer(id, facts);
        self.globals.push(id);
        self.new_target(id);
        Some(decl)
    }

    pub fn local_pointer(&mut self) -> Option<StmtId> {
        if self.happens(Knob::FunctionPointers)
            && let Some(stmt) = self.local_callable()
        {
            return Some(stmt);
        }
        let is_static = self.happens(Knob::Statics);
        let (life, scope, storage) = if is_static {
            (Life::Static, Scope::Static, Storage::Static)
        } else {
            let life = Life::Before(self.locals.len());
            (life, Scope::Local, Storage::None)
        };
        let drawn = self.draw_pointer(life, is_static)?;
        let (ty, facts, init) = self.pointer_init(drawn, life, is_static);
        let quals = self.draw_quals();
        self.note_steps(2);
        let (id, decl) = self.declare(ty, quals, scope, false, storage, Some(init));
        self.new_pointer(id, facts);
        self.locals.push(id);
        Some(self.statement(StmtKind::Decl(decl)))
    }

    /// The type, the facts and the initialiser of a pointer or an array of pointers.
    fn pointer_init(&mut self, drawn: Drawn, life: Life, constant: bool) -> (Ty, Facts, InitId) {
        let Drawn { ty, value, facts } = drawn;
        if facts.modest() && !facts.null && self.happens(Knob::Arrays) {
            let n = 2 + self.c.below(4) as u32;
            let mut items = vec![self.p.push_init(Init::Expr(value))];
            for _ in 1..n {
                let value = self.initial_value(ty, life, constant);
                let Some(value) = value else { break };
                items.push(self.p.push_init(Init::Expr(value)));
                self.bytes += 2;
            }
            let n = items.len() as u32;
            let ty = self.types.of(Shape::Array(ty, n));
            return (ty, facts, self.p.braces(&items));
        }
        let value = if facts.null && self.c.chance(400) {
            self.p.int(0)
        } else {
            value
        };
        (ty, facts, self.p.push_init(Init::Expr(value)))
    }

    fn initial_value(&mut self, ty: Ty, life: Life, constant: bool) -> Option<ExprId> {
        if !constant {
            return self.pointer_value(ty, life, 1);
        }
        let Shape::Pointer(to, quals) = self.types.shape(ty) else {
            return None;
        };
        let span = 1;
        self.global_address(&Target { to, quals, span }, true)
    }

    fn new_pointer(&mut self, id: VarId, facts: Facts) {
        // What is known of it must not change behind its back.
        let modest = facts.modest() && !facts.null;
        let room = self.pointer_depth(self.var(id).ty) < self.k.get(Knob::PointerDepth) as u32;
        let addressed = modest && room && self.c.chance(600);
        self.vars[id.0 as usize].addressed = addressed;
        self.set_facts(id, facts);
    }
}

// Statements.
impl State {
    /// An assignment to a pointer, or code behind a check that one is not null.
    pub fn pointer_statement(&mut self, bytes: u64) -> Option<StmtId> {
        for _ in 0..8 {
            self.begin_full();
            let id = self.choose_var()?;
            let var = *self.var(id);
            let made = match self.types.shape(var.ty) {
                _ if var.protected || var.quals.contains(Quals::CONST) => None,
                Shape::Int(_) | Shape::Record(_) => None,
                _ if self.types.is_callable(var.ty) => self.assign_callable(id),
                Shape::Pointer(..) if var.nullable && self.c.chance(500) => {
                    self.null_check(id, bytes)
                }
                _ if self.pointer_depth(var.ty) > 0 => self.assign_pointer(id, &var),
                _ => None,
            };
            if made.is_some() {
                return made;
            }
        }
        None
    }

    fn assign_pointer(&mut self, id: VarId, var: &Var) -> Option<StmtId> {
        let facts = self.facts(id);
        let mut place = self.place_at(id, Want::Write)?;
        let (mut ty, mut life) = (var.ty, self.life_of(id));
        let mut direct = true;
        loop {
            match self.types.shape(ty) {
                Shape::Array(..) => {}
                Shape::Pointer(to, _) if !var.nullable && self.pointer_depth(to) > 0 => {
                    if self.c.chance(500) {
                        break;
                    }
                    // It is not known which pointer is written here, so what it gets must live to the program's end.
                    life = Life::Static;
                }
                Shape::Pointer(..) => break,
                _ => return None,
            }
            direct = false;
            ty = self.step(&mut place, ty, id)?;
        }
        if !self.allowed(&mut place, Want::Write) {
            return None;
        }
        self.about_to_write(&place);
        let value = match facts.base {
            Some(base) if direct => self.moved_pointer(id, base)?,
            _ if facts.null && self.c.chance(250) => self.number(0),
            _ => {
                let span = if direct { facts.span } else { 1 };
                self.result_pointer(ty, span)
                    .or_else(|| self.pointer_value(ty, life, span))?
            }
        };
        if let (ExprKind::Name(a), ExprKind::Name(b)) = (self.p[place.e].kind, self.p[value].kind)
            && a == b
        {
            return None;
        }
        self.written(&place);
        self.note_steps(3);
        let e = self.assign(None, place.e, value);
        Some(self.effect_stmt(e))
    }

    /// `int *p = … ? &x : &a[3];`, and stores and loads by either way.
    pub fn alias_statement(&mut self, out: &mut Vec<StmtId>) -> Option<StmtId> {
        if self.body.flat || self.body.quiet {
            return None;
        }
        let life = Life::Before(self.locals.len());
        let drawn = self.draw_pointer(life, false)?;
        let Shape::Pointer(to, quals) = self.types.shape(drawn.ty) else {
            return None;
        };
        let scalar = matches!(self.types.shape(to), Shape::Int(kind) if kind != IntKind::Bool);
        if !scalar || !quals.is_empty() {
            return None;
        }
        let other = self.pointer_value(drawn.ty, life, 1)?;
        let cond = self.condition();
        self.bytes += 6;
        let value = self.p.expr(ExprKind::Cond(cond, Some(drawn.value), other));
        let init = self.p.push_init(Init::Expr(value));
        let (none, storage) = (Quals::NONE, Storage::None);
        let (id, decl) = self.declare(drawn.ty, none, Scope::Local, false, storage, Some(init));
        self.set_facts(id, Facts::default());
        self.note_steps(4);
        let stmt = self.statement(StmtKind::Decl(decl));
        out.push(stmt);
        self.locals.push(id);
        // What it may point to is written by its name and read behind the pointer, or the other way round.
        let direct = self.p[drawn.value].kind;
        for through in [self.c.chance(500), true] {
            self.begin_full();
            let place = match direct {
                ExprKind::Unary(UnaryOp::AddrOf, e)
                    if !through && matches!(self.p[e].kind, ExprKind::Name(_)) =>
                {
                    self.copy(e)
                }
                _ => {
                    let p = self.name_of(id);
                    self.unary(UnaryOp::Deref, p)
                }
            };
            self.note_read(id);
            self.body.writes.through |= self.types.classes(to);
            // Mostly what was there is kept, and does not cancel out.
            let op = self.c.chance(900).then(|| self.keeping_operator());
            if op.is_some() && self.c.chance(700) {
                self.full.forbidden.through |= self.types.classes(to);
            }
            let value = self.expression();
            self.note_steps(3);
            let e = self.assign(op, place, value.e);
            self.note_through(self.types.classes(to));
            let stmt = self.effect_stmt(e);
            out.push(stmt);
        }
        Some(self.assignment())
    }

    /// Another place in the array that a pointer points into.
    fn moved_pointer(&mut self, id: VarId, base: VarId) -> Option<ExprId> {
        let Shape::Array(_, n) = self.types.shape(self.var(base).ty) else {
            return None;
        };
        if self.c.chance(500) {
            let array = self.name_of(base);
            let (index, _) = self.index(n);
            self.bytes += 2;
            let element = self.p.expr(ExprKind::Index(array, index));
            return Some(self.address(element));
        }
        // From where it is now, around the end.
        let var = *self.var(id);
        if var.quals.contains(Quals::VOLATILE) {
            return None;
        }
        self.note_read(id);
        let (p, array) = (self.name_of(id), self.name_of(base));
        let at = self.binary(BinaryOp::Sub, p, array);
        let by = 1 + self.c.below(n.into());
        let by = self.number(by);
        let at = self.binary(BinaryOp::Add, at, by);
        let n = self.number(n.into());
        let at = self.binary(BinaryOp::Rem, at, n);
        let array = self.name_of(base);
        Some(self.binary(BinaryOp::Add, array, at))
    }

    /// What a function that returns such pointers gives.
    fn result_pointer(&mut self, ty: Ty, span: u32) -> Option<ExprId> {
        if span > 1 || !self.c.chance(300) {
            return None;
        }
        let Shape::Pointer(to, quals) = self.types.shape(ty) else {
            return None;
        };
        for _ in 0..3 {
            let f = self.choose_any_function()?;
            let signature = self.functions[f].signature as usize;
            let result = self.types.signatures[signature].result?;
            if let Shape::Pointer(t, q) = self.types.shape(result)
                && t == to
                && self.takes(&Target { to, quals, span }, q)
            {
                let writes = self.functions[f].writes.clone();
                self.full.forbidden.union(&writes);
                return Some(self.call(f).e);
            }
        }
        None
    }

    /// `if (p) { … }` with `*p` inside. Nothing else can change a local pointer whose address is
    /// not taken.
    fn null_check(&mut self, id: VarId, bytes: u64) -> Option<StmtId> {
        let var = *self.var(id);
        let deep = self.body.nesting >= self.k.get(Knob::Nesting) as u32;
        if deep || bytes < 80 || var.scope == Scope::Static || self.body.flat {
            return None;
        }
        let volatile = var.quals.contains(Quals::VOLATILE);
        if volatile {
            return None;
        }
        let p = self.name_of(id);
        let cond = match self.c.below(3) {
            0 => {
                let zero = self.number(0);
                self.binary(BinaryOp::Ne, p, zero)
            }
            _ => p,
        };
        self.steady.push(cond);
        self.note_steps(2);
        self.bytes += 5;
        let share = 24 + self.c.below((bytes * 3 / 4).clamp(24, 1000));
        let slot = id.0 as usize;
        let (protected, nullable) = (var.protected, var.nullable);
        (self.vars[slot].protected, self.vars[slot].nullable) = (true, false);
        let then = self.inner_block(share);
        (self.vars[slot].protected, self.vars[slot].nullable) = (protected, nullable);
        Some(self.statement(StmtKind::If(cond, then, None)))
    }
}

// Expressions.
impl State {
    /// An integer out of pointers: comparisons, differences, checked dereferences.
    pub fn pointer_leaf(&mut self) -> Option<crate::expr::Value> {
        for _ in 0..4 {
            let id = self.choose_var()?;
            let var = *self.var(id);
            let usable = !self.full.forbidden.meets_var(id, &var)
                && !var.quals.contains(Quals::VOLATILE)
                && matches!(self.types.shape(var.ty), Shape::Pointer(..));
            if !usable {
                continue;
            }
            let base = self.facts(id).base;
            let made = match base {
                _ if var.nullable => self.null_leaf(id, &var),
                Some(base) => self.distance(id, base),
                None => self.same_pointer(id, &var),
            };
            if made.is_some() {
                return made;
            }
        }
        None
    }

    fn int_value(&mut self, e: ExprId) -> crate::expr::Value {
        crate::expr::Value {
            e,
            kind: IntKind::Int,
            simple: true,
        }
    }

    /// `p ? *p : 7`, `p && *p < 7`, `p != 0`
    fn null_leaf(&mut self, id: VarId, var: &Var) -> Option<crate::expr::Value> {
        self.note_read(id);
        let Shape::Pointer(to, _) = self.types.shape(var.ty) else {
            return None;
        };
        let kind = match self.types.shape(to) {
            Shape::Int(kind) if self.c.chance(800) => kind,
            _ => {
                let p = self.name_of(id);
                let e = match self.c.below(3) {
                    0 => self.unary(UnaryOp::Not, p),
                    at => {
                        let op = [BinaryOp::Eq, BinaryOp::Ne][at as usize - 1];
                        let zero = self.number(0);
                        self.binary(op, p, zero)
                    }
                };
                return Some(self.int_value(e));
            }
        };
        let p = self.name_of(id);
        let slot = id.0 as usize;
        self.vars[slot].nullable = false;
        let place = self.place_in(id, Want::Read);
        self.vars[slot].nullable = true;
        let place = place?;
        self.read(&place);
        let (e, kind) = if self.c.chance(600) {
            let other = self.constant(kind);
            self.bytes += 6;
            let e = self.p.expr(ExprKind::Cond(p, Some(place.e), other));
            (e, crate::types::promote(&self.target, kind))
        } else {
            let limit = self.constant(kind);
            let test = self.binary(BinaryOp::Gt, place.e, limit);
            (self.binary(BinaryOp::LogAnd, p, test), IntKind::Int)
        };
        Some(crate::expr::Value {
            e,
            kind,
            simple: place.simple,
        })
    }

    /// `p - a`, `p < a + 3`
    fn distance(&mut self, id: VarId, base: VarId) -> Option<crate::expr::Value> {
        let Shape::Array(_, n) = self.types.shape(self.var(base).ty) else {
            return None;
        };
        self.note_read(id);
        let (p, array) = (self.name_of(id), self.name_of(base));
        if self.c.chance(400) {
            let e = self.binary(BinaryOp::Sub, p, array);
            return Some(crate::expr::Value {
                e,
                kind: self.target.ptrdiff_t,
                simple: true,
            });
        }
        const OPS: &[BinaryOp] = &[
            BinaryOp::Lt,
            BinaryOp::Le,
            BinaryOp::Gt,
            BinaryOp::Ge,
            BinaryOp::Eq,
            BinaryOp::Ne,
        ];
        let op = *self.c.pick(OPS).unwrap_or(&BinaryOp::Lt);
        let at = self.c.below(n.into());
        let at = self.number(at);
        let limit = if self.c.chance(500) {
            self.binary(BinaryOp::Add, array, at)
        } else {
            self.bytes += 3;
            let element = self.p.expr(ExprKind::Index(array, at));
            self.p.unary(UnaryOp::AddrOf, element)
        };
        let e = self.binary(op, p, limit);
        Some(self.int_value(e))
    }

    /// `p == q`, `p != &x`
    fn same_pointer(&mut self, id: VarId, var: &Var) -> Option<crate::expr::Value> {
        let bytes = self.bytes;
        let p = self.name_of(id);
        let other = self.pointer_value(var.ty, Life::Call, 1);
        let decl = var.decl;
        let other = match other {
            Some(e) if !matches!(self.p[e].kind, ExprKind::Name(d) if d == decl) => e,
            _ => {
                self.bytes = bytes;
                return None;
            }
        };
        self.note_read(id);
        let op = [BinaryOp::Eq, BinaryOp::Ne][self.c.below(2) as usize];
        let e = self.binary(op, p, other);
        Some(crate::expr::Value {
            simple: false,
            ..self.int_value(e)
        })
    }
}
