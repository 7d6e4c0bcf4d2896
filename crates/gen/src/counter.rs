//! Where the counters of loops live: in variables that are there anyway, in globals, statics, members
//! and elements, and behind pointers.
//!
//! Such a counter is *held* while its loop is written: nothing else writes it, and no function that
//! does is called. A place that is no variable of its own is named by an *alias*, which the rest of
//! the generator takes for a variable.

use crate::expr::Value;
use crate::knobs::Knob;
use crate::state::{Scope, State, Var, VarId};
use crate::types::{Shape, max};
use cassay_lang::tree::*;

/// A counter that is no new variable of its loop.
pub struct Held {
    pub id: VarId,
    pub kind: IntKind,
    /// The largest value that it can have.
    pub most: i128,
    /// What must not be written meanwhile.
    root: Option<VarId>,
    /// What takes up the value from before the loop.
    take: Option<ExprId>,
}

impl State {
    /// A counter in memory. What it needs is declared in front of the loop, where there is room for that.
    pub fn memory_counter(&mut self, front: Option<&mut Vec<StmtId>>) -> Option<Held> {
        if let Some(front) = front
            && self.c.chance(400)
        {
            let pointers = self.k.get(Knob::Pointers) > 0;
            if pointers && self.c.chance(650) {
                return Some(self.pointed_counter(front));
            }
            if !self.body.quiet {
                return Some(self.static_counter(front));
            }
        }
        for _ in 0..8 {
            let id = self.choose_var()?;
            if let Some(held) = self.hold(id) {
                return Some(held);
            }
        }
        None
    }

    /// Holds a variable, one of its members or elements.
    fn hold(&mut self, id: VarId) -> Option<Held> {
        let var = *self.var(id);
        let outside = var.scope == Scope::Static;
        let taken = var.protected || self.body.busy.contains(id);
        let free = !(taken || var.addressed || var.alias.is_some());
        if !free || !var.quals.is_empty() || outside && self.body.quiet {
            return None;
        }
        let bytes = self.bytes;
        let name = self.name_of(id);
        let (place, kind, bits) = match self.types.shape(var.ty) {
            Shape::Int(kind) => (None, kind, None),
            Shape::Array(elem, n) => {
                let Shape::Int(kind) = self.types.shape(elem) else {
                    return None;
                };
                let at = self.c.below(n.into());
                let at = self.p.int(at);
                (Some(self.p.expr(ExprKind::Index(name, at))), kind, None)
            }
            Shape::Record(r) => {
                let record = &self.types.records[r as usize];
                if record.kind != RecordKind::Struct {
                    return None;
                }
                let members = record.accessible().to_vec();
                let member = *self.c.pick(&members)?;
                let Shape::Int(kind) = self.types.shape(member.ty) else {
                    return None;
                };
                if !member.quals.is_empty() {
                    return None;
                }
                let e = self.p.expr(ExprKind::Member(name, member.name));
                (Some(e), kind, member.bits)
            }
            _ => return None,
        };
        self.bytes = bytes;
        // Of narrow bit-fields the value is an `int`; wide ones are left out, and those without a sign: they would never
        // be below zero.
        let (kind, most) = match (kind, bits) {
            (IntKind::Bool | IntKind::Char | IntKind::Int128 | IntKind::UInt128, _) => return None,
            (kind, None) => (kind, max(&self.target, kind)),
            (kind, Some(bits @ 4..=31)) if self.target.is_signed(kind) => {
                (IntKind::Int, (1 << (bits - 1)) - 1)
            }
            _ => return None,
        };
        self.vars[id.0 as usize].protected = true;
        let take = match place {
            // Of a local variable only what nothing took up yet.
            None if !outside && !self.is_pending(id) => None,
            place => {
                let e = place.map(|e| self.copy(e));
                self.take_up(id, e, kind)
            }
        };
        if outside {
            self.note_read(id);
            self.note_write(id);
            self.body.held.insert(id);
        }
        let root = Some(id);
        let id = match place {
            None => id,
            Some(e) => self.alias(var.decl, kind, e),
        };
        Some(Held {
            id,
            kind,
            most,
            root,
            take,
        })
    }

    /// `x += g1`: what a variable, or a place in it, has before it counts a loop.
    fn take_up(&mut self, id: VarId, place: Option<ExprId>, kind: IntKind) -> Option<ExprId> {
        if self.body.dead || self.happens(Knob::DeadStores) {
            return None;
        }
        self.begin_full();
        self.avoid(id);
        let taker = self.taker()?;
        self.note_read(id);
        let e = match place {
            Some(e) => e,
            None => self.name_of(id),
        };
        let simple = true;
        let e = self.taken_expr(&taker, Value { e, kind, simple });
        self.body.pending.retain(|&(v, _)| v != id);
        Some(e)
    }

    /// `x += g1, g1 = 0`: the first value of a counter, behind what takes up the one from before.
    pub fn taking_first(&mut self, held: &Held, e: ExprId) -> ExprId {
        let Some(take) = held.take else { return e };
        self.bytes += 2;
        self.p.expr(ExprKind::Comma(take, e))
    }

    /// A name for a place that only its loop writes.
    fn alias(&mut self, decl: DeclId, kind: IntKind, e: ExprId) -> VarId {
        let ty = self.types.int(kind);
        self.add_var(Var {
            decl,
            ty,
            quals: Quals::NONE,
            scope: Scope::Local,
            protected: true,
            addressed: false,
            classes: 0,
            below: 0,
            nullable: false,
            name_len: 4,
            alias: Some(e),
        })
    }

    /// Gives a counter back when its loop is finished.
    pub fn release(&mut self, held: &Held) {
        if let Some(at) = self.locals.iter().rposition(|&v| v == held.id) {
            // A variable that was there before stays visible.
            let twice = self.locals[..at].contains(&held.id);
            if twice || self.var(held.id).alias.is_some() || self.globals.contains(&held.id) {
                self.locals.remove(at);
            }
        }
        if let Some(root) = held.root {
            let var = &mut self.vars[root.0 as usize];
            var.protected = false;
            var.below = 0;
            let local = var.scope != Scope::Static;
            self.body.held.remove(root);
            if local && !self.body.dead && !self.is_pending(root) {
                self.body.pending.push((root, self.body.nesting));
            }
        }
    }

    /// `static short i1;`
    fn static_counter(&mut self, front: &mut Vec<StmtId>) -> Held {
        let kind = self.memory_kind();
        let id = self.front_decl(front, "i", kind, None);
        let var = &mut self.vars[id.0 as usize];
        var.scope = Scope::Static;
        if let DeclKind::Var { storage, .. } = &mut self.p[var.decl].kind {
            *storage = Storage::Static;
        }
        self.bytes += 7;
        self.note_write(id);
        Held {
            id,
            kind,
            most: max(&self.target, kind),
            root: None,
            take: None,
        }
    }

    /// `int i1 = 0, i2 = 0; int *p3 = … ? &i1 : &i2;`, counted by `*p3`; or one of them only.
    fn pointed_counter(&mut self, front: &mut Vec<StmtId>) -> Held {
        let kind = self.memory_kind();
        let two = self.c.chance(500);
        let cond = two.then(|| self.condition());
        let mut addresses = Vec::new();
        for _ in 0..if two { 2 } else { 1 } {
            // The loop's bound is computed before the pointer has set its counter, and may read it by its name.
            let zero = self.number(0);
            let id = self.front_decl(front, "i", kind, Some(zero));
            self.locals.push(id);
            let name = self.name_of(id);
            addresses.push(self.unary(UnaryOp::AddrOf, name));
        }
        let mut e = addresses[0];
        if let (Some(cond), Some(&other)) = (cond, addresses.get(1)) {
            self.bytes += 6;
            e = self.p.expr(ExprKind::Cond(cond, Some(e), other));
        }
        let to = self.types.int(kind);
        let ty = self.types.of(Shape::Pointer(to, Quals::NONE));
        let init = self.p.push_init(Init::Expr(e));
        let none = Quals::NONE;
        let (p, decl) = self.declare(ty, none, Scope::Local, false, Storage::None, Some(init));
        self.note_steps(3);
        let stmt = self.statement(StmtKind::Decl(decl));
        front.push(stmt);
        let bytes = self.bytes;
        let name = self.name_of(p);
        let place = self.unary(UnaryOp::Deref, name);
        self.bytes = bytes;
        let id = self.alias(decl, kind, place);
        Held {
            id,
            kind,
            most: max(&self.target, kind),
            root: None,
            take: None,
        }
    }

    fn memory_kind(&mut self) -> IntKind {
        match self.counter_kind() {
            IntKind::Int128 | IntKind::UInt128 => IntKind::Long,
            kind => kind,
        }
    }
}
