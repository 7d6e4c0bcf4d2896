//! Ways to an integer object: a variable, an element, a member, what a pointer points to.

use crate::expr::Value;
use crate::knobs::Knob;
use crate::state::{State, VarId};
use crate::types::{Shape, Ty};
use cassay_lang::tree::*;

/// An integer lvalue.
#[derive(Clone, Copy, Debug)]
pub struct Lvalue {
    pub e: ExprId,
    pub kind: IntKind,
    /// Width if it is a bit-field.
    pub bits: Option<u8>,
    pub root: Root,
    pub quals: Quals,
    /// Reading it twice is the same as once.
    pub simple: bool,
    /// It can be named twice, to read and to write it.
    pub repeatable: bool,
    /// It shares its bytes with other members of a union.
    pub overlaps: bool,
}

/// What an access touches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Root {
    Var(VarId),
    /// Through a pointer held by a variable: objects of these classes.
    Through(VarId, u32),
}

/// What a place is wanted for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Want {
    Read,
    Write,
}

impl State {
    /// A place in one of the visible variables, if a few tries find one.
    pub fn place(&mut self, want: Want) -> Option<Lvalue> {
        for _ in 0..6 {
            let id = self.choose_var()?;
            if let Some(place) = self.place_in(id, want) {
                return Some(place);
            }
        }
        None
    }

    /// A visible variable: recent locals are likelier than old ones.
    pub fn choose_var(&mut self) -> Option<VarId> {
        let (locals, globals) = (self.locals.len() as u64, self.globals.len() as u64);
        if locals > 0 && (globals == 0 || self.c.chance(750)) {
            let at = self.c.below(locals).max(self.c.below(locals));
            return Some(self.locals[at as usize]);
        }
        if globals == 0 {
            return None;
        }
        // A function prefers the globals near its own place in the program.
        let at = if self.c.chance(600) {
            let window = globals.min(16);
            let start = (self.functions.len() as u64 * 7) % (globals - window + 1);
            start + self.c.below(window)
        } else {
            self.c.below(globals)
        };
        Some(self.globals[at as usize])
    }

    /// A place inside a variable, if it may be accessed that way here.
    pub fn place_in(&mut self, id: VarId, want: Want) -> Option<Lvalue> {
        let var = self.var(id);
        if var.nullable || self.types.is_callable(var.ty) {
            return None;
        }
        let bytes = self.bytes;
        let walked = self.place_at(id, want).and_then(|place| {
            let ty = self.var(id).ty;
            self.walk(place, ty, id, want)
        });
        if walked.is_none() {
            self.bytes = bytes;
        }
        walked
    }

    /// Where the way to a place in a variable starts.
    pub fn place_at(&mut self, id: VarId, want: Want) -> Option<Lvalue> {
        let var = *self.var(id);
        if want == Want::Write && (var.protected || var.quals.contains(Quals::CONST)) {
            return None;
        }
        if self.full.forbidden.meets_var(id, &var) {
            return None;
        }
        let outside = var.scope == crate::state::Scope::Static;
        if outside && (self.body.closed || self.body.quiet && want == Want::Write) {
            return None;
        }
        let mut e = self.name_of(id);
        let scalar = !matches!(self.types.shape(var.ty), Shape::Array(..));
        if var.addressed && scalar && self.happens(Knob::Detours) {
            e = self.detour(e);
        }
        Some(Lvalue {
            e,
            kind: IntKind::Int,
            bits: None,
            root: Root::Var(id),
            quals: var.quals,
            simple: true,
            repeatable: true,
            overlaps: false,
        })
    }

    fn walk(&mut self, mut place: Lvalue, ty: Ty, id: VarId, want: Want) -> Option<Lvalue> {
        let mut ty = ty;
        loop {
            match self.types.shape(ty) {
                Shape::Int(kind) => {
                    place.kind = kind;
                    break;
                }
                Shape::Record(r) => {
                    let count = self.types.records[r as usize].accessible().len() as u64;
                    let at = self.c.below(count) as usize;
                    let member = self.types.records[r as usize].members[at];
                    ty = self.step_into(&mut place, r, &member);
                }
                Shape::Array(..) | Shape::Pointer(..) => ty = self.step(&mut place, ty, id)?,
                Shape::Function(_) => return None,
            }
        }
        self.allowed(&mut place, want).then_some(place)
    }

    /// Goes from an array to an element, or from a pointer to what it points to. Returns the type
    /// found there.
    pub fn step(&mut self, place: &mut Lvalue, ty: Ty, id: VarId) -> Option<Ty> {
        match self.types.shape(ty) {
            Shape::Array(elem, n) => {
                let named = matches!(self.p[place.e].kind, ExprKind::Name(_));
                let nested = matches!(self.types.shape(elem), Shape::Array(..));
                if named && !nested && self.happens(Knob::Detours) {
                    let (index, simple) = self.sure_index(n);
                    place.simple &= simple;
                    place.repeatable &= simple;
                    let sum = self.binary(BinaryOp::Add, place.e, index);
                    place.e = self.unary(UnaryOp::Deref, sum);
                    return Some(elem);
                }
                let (index, simple) = self.index(n);
                place.simple &= simple;
                place.repeatable &= simple;
                self.bytes += 2;
                place.e = self.p.expr(ExprKind::Index(place.e, index));
                Some(elem)
            }
            Shape::Pointer(to, quals) => {
                if self.var(id).nullable || self.body.closed {
                    return None;
                }
                let mut classes = self.types.classes(to);
                if self.full.forbidden.meets_class(classes) {
                    return None;
                }
                // What is read on the way counts as well.
                let direct = match place.root {
                    Root::Var(_) => self.types.shape(self.var(id).ty) == Shape::Pointer(to, quals),
                    Root::Through(_, way) => {
                        classes |= way;
                        false
                    }
                };
                // A volatile pointer must be read as often as it is named.
                if place.quals.contains(Quals::VOLATILE) {
                    if self.is_accessed(place.root) {
                        return None;
                    }
                    self.touch(place.root);
                    self.full.volatiles.push(place.root);
                    self.mark_written(place.root);
                    self.forbid_pointee(place);
                    place.repeatable = false;
                    place.simple = false;
                }
                place.root = Root::Through(id, classes);
                place.quals = quals;
                place.e = self.deref(place, id, direct);
                Some(to)
            }
            Shape::Int(_) | Shape::Record(_) | Shape::Function(_) => None,
        }
    }

    /// Whether a place may be accessed here, now that its qualifiers are known.
    pub fn allowed(&mut self, place: &mut Lvalue, want: Want) -> bool {
        if want == Want::Write && place.quals.contains(Quals::CONST) {
            return false;
        }
        let volatile = place.quals.contains(Quals::VOLATILE);
        let through = matches!(place.root, Root::Through(..));
        if self.body.quiet && (volatile || through && want == Want::Write) {
            return false;
        }
        if volatile {
            place.simple = false;
            if self.is_accessed(place.root) {
                return false;
            }
        }
        true
    }

    /// Whether something volatile may have been accessed in this full expression: two accesses without a sequence are
    /// undefined (6.5p2, 5.1.2.3p2). What a pointer points to may be what was accessed by another way.
    fn is_accessed(&self, root: Root) -> bool {
        let reached = match root {
            Root::Through(_, classes) => self.full.touched & classes != 0,
            Root::Var(_) => false,
        };
        reached || self.full.volatiles.contains(&root)
    }

    /// Keeps the value that is about to be assigned to a place from touching what it must not.
    pub fn about_to_write(&mut self, place: &Lvalue) {
        if place.quals.contains(Quals::VOLATILE) {
            self.full.volatiles.push(place.root);
            self.forbid_pointee(place);
        }
        // An object may not be assigned from another one that overlaps it (6.5.16.1p3).
        if place.overlaps {
            self.forbid(place);
        }
    }

    /// An index into `n` elements, and whether evaluating it again gives the same. Some are left to
    /// repair.
    pub fn index(&mut self, n: u32) -> (ExprId, bool) {
        self.index_folded(n, 900)
    }

    /// An index that stays in its range whatever the values are.
    pub fn sure_index(&mut self, n: u32) -> (ExprId, bool) {
        self.index_folded(n, 1000)
    }

    fn index_folded(&mut self, n: u32, folded: u32) -> (ExprId, bool) {
        if n == 1 {
            return (self.number(0), true);
        }
        if n > 1 && self.c.chance(600) {
            // A counter that stays inside.
            let counters = self.locals.iter().rev().take(12).copied();
            let fitting: Vec<VarId> = counters
                .filter(|&v| {
                    let var = self.var(v);
                    var.below > 0 && var.below <= n
                })
                .collect();
            if let Some(&id) = self.c.pick(&fitting) {
                self.note_read(id);
                let (e, below) = (self.name_of(id), self.var(id).below);
                let room = n - below;
                if room > 0 && self.c.chance(400) {
                    let offset = 1 + self.c.below(room.into());
                    let offset = self.number(offset);
                    return (self.binary(BinaryOp::Add, e, offset), true);
                }
                if self.c.chance(150) {
                    let last = self.number(u64::from(n) - 1);
                    return (self.binary(BinaryOp::Sub, last, e), true);
                }
                let kind = match self.types.shape(self.var(id).ty) {
                    Shape::Int(kind) => kind,
                    _ => IntKind::Int,
                };
                return (self.subscript(e, kind), true);
            }
        }
        if self.c.chance(700) || self.full.depth > 2 {
            let at = self.c.below(n.into());
            return (self.number(at), true);
        }
        // Anything, mostly folded into range.
        self.full.depth += 1;
        let any = self.operand();
        self.full.depth -= 1;
        if !names_something(&self.p, any.e) {
            // Compilers reject constants out of range, and repair does not see them.
            let at = self.c.below(n.into());
            return (self.number(at), true);
        }
        let any_kind = any.kind;
        if self.c.chance(folded) {
            let unsigned = !self
                .target
                .is_signed(crate::types::promote(&self.target, any_kind));
            if n.is_power_of_two() {
                let mask = self.number(u64::from(n) - 1);
                return (self.binary(BinaryOp::BitAnd, any.e, mask), any.simple);
            }
            let e = if unsigned {
                any.e
            } else {
                let kind = crate::types::unsigned(crate::types::promote(&self.target, any_kind));
                self.cast(kind, any.e)
            };
            let n = self.number(n.into());
            return (self.binary(BinaryOp::Rem, e, n), any.simple);
        }
        (self.subscript(any.e, any.kind), any.simple)
    }

    /// Compilers warn about subscripts of type `char`, whose sign is up to them.
    fn subscript(&mut self, e: ExprId, kind: IntKind) -> ExprId {
        match kind {
            IntKind::Char => self.cast(IntKind::Int, e),
            _ => e,
        }
    }

    /// Marks a place as read here.
    pub fn read(&mut self, place: &Lvalue) {
        match place.root {
            Root::Var(id) => self.note_read(id),
            Root::Through(id, classes) => {
                self.note_read(id);
                self.body.reads.through |= classes;
            }
        }
        self.touch(place.root);
        if place.quals.contains(Quals::VOLATILE) {
            self.full.volatiles.push(place.root);
            self.mark_written(place.root);
            self.forbid_pointee(place);
        }
    }

    /// Notes what an access touches of what pointers can reach.
    fn touch(&mut self, root: Root) {
        self.full.touched |= match root {
            Root::Var(id) if self.var(id).addressed => self.var(id).classes,
            Root::Var(_) => 0,
            Root::Through(_, classes) => classes,
        };
    }

    /// Keeps the rest of the full expression away from what a pointer to something volatile points
    /// to.
    fn forbid_pointee(&mut self, place: &Lvalue) {
        if let Root::Through(_, classes) = place.root {
            self.full.forbidden.through |= classes;
        }
    }

    /// Marks a place as written here.
    pub fn written(&mut self, place: &Lvalue) {
        if let Root::Through(id, _) = place.root {
            self.note_read(id);
        }
        self.touch(place.root);
        self.mark_written(place.root);
    }

    /// `*&x` or `(&x)[0]`
    fn detour(&mut self, e: ExprId) -> ExprId {
        let address = self.unary(UnaryOp::AddrOf, e);
        if self.c.chance(600) {
            return self.unary(UnaryOp::Deref, address);
        }
        let zero = self.number(0);
        self.bytes += 4;
        self.p.expr(ExprKind::Index(address, zero))
    }

    /// What a pointer points to, as an expression: `*p`, or `p[i]` where there are more elements.
    fn deref(&mut self, place: &mut Lvalue, id: VarId, direct: bool) -> ExprId {
        let span = if direct { self.span(id) } else { 1 };
        self.bytes += 2;
        if span == 1 {
            return self.p.unary(UnaryOp::Deref, place.e);
        }
        let (index, simple) = self.sure_index(span);
        place.simple &= simple;
        place.repeatable &= simple;
        if self.c.chance(200) {
            let sum = self.binary(BinaryOp::Add, place.e, index);
            return self.p.unary(UnaryOp::Deref, sum);
        }
        self.p.expr(ExprKind::Index(place.e, index))
    }

    fn mark_written(&mut self, root: Root) {
        match root {
            Root::Var(id) => self.note_write(id),
            Root::Through(_, classes) => self.body.writes.through |= classes,
        }
    }

    /// Forbids the rest of the full expression to touch a place that is written inside it.
    pub fn forbid(&mut self, place: &Lvalue) {
        match place.root {
            Root::Var(id) => {
                let var = *self.var(id);
                self.full.forbidden.add_var(id, &var);
            }
            Root::Through(_, classes) => self.full.forbidden.through |= classes,
        }
    }

    /// The value of a place as an operand. A bit-field has the type that holds its values (6.3.1.1p2);
    /// one wider than `int` is converted, since compilers disagree about the type it computes in.
    pub fn value_of(&mut self, place: &Lvalue) -> Value {
        let int = self.target.width(IntKind::Int);
        let mut value = Value {
            e: place.e,
            kind: place.kind,
            simple: place.simple,
        };
        match place.bits.map(u32::from) {
            Some(bits) if bits > int => value.e = self.cast(place.kind, place.e),
            Some(bits) if bits == int && !self.target.is_signed(place.kind) => {
                value.kind = IntKind::UInt;
            }
            Some(_) => value.kind = IntKind::Int,
            None => {}
        }
        value
    }

    /// Whether a knob's share of variables gets a qualifier.
    pub fn draw_quals(&mut self) -> Quals {
        let mut quals = Quals::NONE;
        if self.happens(Knob::Volatile) {
            quals = quals.union(Quals::VOLATILE);
        }
        if self.happens(Knob::Const) {
            quals = quals.union(Quals::CONST);
        }
        quals
    }
}

/// Whether an expression's value depends on a variable.
pub fn names_something(p: &Program, e: ExprId) -> bool {
    match p[e].kind {
        ExprKind::Name(_) | ExprKind::Call(..) | ExprKind::Index(..) | ExprKind::Arrow(..) => true,
        ExprKind::Unary(_, a) | ExprKind::Cast(_, a) | ExprKind::Member(a, _) => {
            names_something(p, a)
        }
        // What a comma drops decides nothing.
        ExprKind::Comma(_, b) => names_something(p, b),
        ExprKind::Binary(_, a, b) | ExprKind::Assign(_, a, b) => {
            names_something(p, a) || names_something(p, b)
        }
        ExprKind::Cond(a, b, c) => {
            names_something(p, a)
                || b.is_some_and(|b| names_something(p, b))
                || names_something(p, c)
        }
        _ => false,
    }
}
