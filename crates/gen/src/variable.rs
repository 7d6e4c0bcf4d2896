//! Variables: their types, qualifiers and initialisers.

use crate::knobs::Knob;
use crate::state::{Scope, State, Var, VarId};
use crate::types::{Shape, Ty};
use cassay_lang::tree::*;

impl State {
    /// A type for a variable or member.
    pub fn draw_type(&mut self) -> Ty {
        if self.happens(Knob::Arrays) {
            return self.array_type();
        }
        self.element_type()
    }

    /// A type that is not an array.
    fn element_type(&mut self) -> Ty {
        if self.happens(Knob::Records)
            && let Some(ty) = self.record_type()
        {
            return ty;
        }
        let kind = self.any_kind();
        self.types.int(kind)
    }

    fn array_type(&mut self) -> Ty {
        let dimensions = 1 + self.c.below(self.k.get(Knob::Dimensions) as u64);
        let mut ty = self.element_type();
        let room = self.k.get(Knob::Elements) as u64;
        let mut room = (room / u64::from(self.types.scalars(ty))).max(2);
        for left in (1..=dimensions).rev() {
            // What is left for this dimension if all others got as much.
            let fair = root(room, left);
            let mut n = 1 + self.c.below(fair.max(2));
            // Loops over one element are none.
            if n == 1 && self.c.chance(850) {
                n = fair.clamp(2, 8);
            }
            room = (room / n).max(1);
            ty = self.types.of(Shape::Array(ty, n as u32));
        }
        ty
    }

    /// An initialiser made of constants.
    pub fn constant_init(&mut self, ty: Ty) -> InitId {
        // A constant takes about six bytes.
        let mut room = ((self.room / 6) as u32).clamp(2, 5);
        self.constant_init_within(ty, &mut room)
    }

    /// An initialiser made of constants, for about so many scalars at most.
    pub fn constant_init_within(&mut self, ty: Ty, room: &mut u32) -> InitId {
        match self.types.shape(ty) {
            Shape::Int(kind) => {
                *room = room.saturating_sub(1);
                let e = self.constant(kind);
                self.p.push_init(Init::Expr(e))
            }
            Shape::Array(elem, n) => {
                // Elements without an initialiser are zero.
                let n = if self.c.chance(800) {
                    n
                } else {
                    1 + self.c.below(n.into()) as u32
                };
                let mut items = Vec::new();
                while items.len() < n as usize && (*room > 0 || items.is_empty()) {
                    items.push(self.constant_init_within(elem, room));
                }
                self.bytes += 2 + 2 * items.len() as u64;
                self.p.braces(&items)
            }
            Shape::Record(r) => self.record_init(r, room),
            Shape::Pointer(..) | Shape::Function(_) => {
                *room = room.saturating_sub(1);
                let zero = self.number(0);
                self.p.push_init(Init::Expr(zero))
            }
        }
    }

    /// A name for a variable of a type: its first letter tells what it is.
    fn name_for(&self, ty: Ty, global: bool, number: u32) -> String {
        let letter = match self.types.shape(ty) {
            Shape::Int(_) => "x",
            _ if self.types.is_callable(ty) => match self.types.shape(ty) {
                Shape::Array(..) => "ft",
                _ => "fp",
            },
            Shape::Array(..) => "a",
            Shape::Record(_) => "s",
            Shape::Pointer(..) => "p",
            Shape::Function(_) => "f",
        };
        match (global, letter) {
            (true, "x") => format!("g{number}"),
            (true, letter) => format!("g{letter}{number}"),
            (false, letter) => format!("{letter}{number}"),
        }
    }

    /// A variable at file scope. Returns its declaration.
    pub fn global_variable(&mut self) -> DeclId {
        self.full = Default::default();
        if self.happens(Knob::Pointers) {
            let callable = self.happens(Knob::FunctionPointers);
            let made = if callable {
                self.global_callable()
            } else {
                self.global_pointer()
            };
            if let Some(decl) = made {
                return decl;
            }
        }
        let ty = self.draw_type();
        let quals = self.draw_quals();
        let addressed = self.addressed();
        // Large arrays are better filled by loops than by lists.
        let initialised = if self.types.scalars(ty) > 24 {
            350
        } else {
            800
        };
        let initialised = self.c.chance(initialised);
        let init = initialised.then(|| self.constant_init(ty));
        let (id, decl) = self.declare(ty, quals, Scope::Static, true, Storage::Static, init);
        self.vars[id.0 as usize].addressed = addressed;
        self.globals.push(id);
        self.new_target(id);
        decl
    }

    /// Whether a new variable's address may be taken.
    pub fn addressed(&mut self) -> bool {
        let pointers = self.k.weight(Knob::Pointers);
        pointers > 0 && self.c.chance((300 + pointers).min(700))
    }

    /// A new variable of the current block, with an initialiser.
    pub fn local_variable(&mut self) -> StmtId {
        self.begin_full();
        if self.happens(Knob::Pointers)
            && let Some(stmt) = self.local_pointer()
        {
            return stmt;
        }
        let ty = self.draw_type();
        let quals = self.draw_quals();
        let addressed = self.addressed();
        let is_static = self.happens(Knob::Statics);
        let init = match self.types.shape(ty) {
            Shape::Int(_) if !is_static => {
                let e = self.expression().e;
                self.note_steps(2);
                self.p.push_init(Init::Expr(e))
            }
            Shape::Record(r) if !is_static => self.local_record_init(r),
            _ => {
                if !is_static {
                    self.note_steps(u64::from(self.types.scalars(ty)) / 2);
                }
                self.constant_init(ty)
            }
        };
        let (scope, storage) = if is_static {
            (Scope::Static, Storage::Static)
        } else {
            (Scope::Local, Storage::None)
        };
        let (id, decl) = self.declare(ty, quals, scope, false, storage, Some(init));
        self.vars[id.0 as usize].addressed = addressed;
        self.locals.push(id);
        self.statement(StmtKind::Decl(decl))
    }

    /// Declares a variable; the caller makes it visible.
    pub fn declare(
        &mut self,
        ty: Ty,
        quals: Quals,
        scope: Scope,
        global: bool,
        storage: Storage,
        init: Option<InitId>,
    ) -> (VarId, DeclId) {
        let number = if global {
            self.globals.len() as u32 + 1
        } else {
            self.body.locals += 1;
            self.body.locals
        };
        let name = self.name_for(ty, global, number);
        let tree = self.tree_type(ty, quals);
        // What has external linkage may have been set elsewhere when `main` begins.
        // Of arrays and records much is never written, and would be known.
        let opaque = self.k.weight(Knob::Opaque);
        let share = match self.types.shape(ty) {
            Shape::Array(..) | Shape::Record(_) if opaque > 0 => 970,
            _ => opaque,
        };
        let storage = match storage {
            Storage::Static if global && !quals.contains(Quals::CONST) && self.c.chance(share) => {
                Storage::None
            }
            storage => storage,
        };
        let decl = self.p.decl(
            Some(&name),
            DeclKind::Var {
                ty: tree,
                storage,
                init,
            },
        );
        let word = if storage == Storage::Static { 7 } else { 0 };
        self.bytes += name.len() as u64 + 14 + word;
        let classes = self.types.classes(ty);
        let id = self.add_var(Var {
            decl,
            ty,
            quals,
            scope,
            protected: false,
            addressed: false,
            classes,
            below: 0,
            nullable: false,
            name_len: name.len() as u32,
            alias: None,
        });
        if !global && storage == Storage::None && init.is_some() {
            self.note_new(id);
        }
        (id, decl)
    }
}

/// The largest number whose `n`th power is not above `value`.
fn root(value: u64, n: u64) -> u64 {
    let mut r = 1;
    while (0..n)
        .try_fold(1u64, |p, _| p.checked_mul(r + 1))
        .is_some_and(|p| p <= value)
    {
        r += 1;
    }
    r
}
