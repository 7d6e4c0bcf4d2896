//! Memory as a whole: arrays copied, moved and set by the library, local arrays of which only a part
//! gets values, and texts that are looked through for their end.
//!
//! Lengths are computed while the program runs, and stay within the arrays whatever the values are.

use crate::expr::Value;
use crate::knobs::Knob;
use crate::nest::{Array, Element, Extent, NestLayout, Sub};
use crate::place::Want;
use crate::pointer::Facts;
use crate::state::{Scope, State, VarId};
use crate::types::Shape;
use cassay_lang::tree::*;

impl State {
    /// A statement about whole arrays, or about parts of them.
    pub fn buffer_statement(&mut self, out: &mut Vec<StmtId>) -> Option<StmtId> {
        // Without loops there are the library's alone.
        let forms = if self.k.get(Knob::For) > 0 { 12 } else { 8 };
        match self.c.below(forms) {
            0..=2 => self.memory_copy(),
            3 | 4 => self.memory_move(),
            5 => self.memory_set(),
            6 | 7 => self.byte_stores(out),
            8..=10 => self.partly_set(out),
            _ => self.text_length(out),
        }
    }

    /// `void *memcpy(void *, const void *, unsigned long);`, declared when it is first used.
    fn memory_function(&mut self, name: &'static str) -> DeclId {
        if let Some(&(_, decl)) = self.builtins.iter().find(|(n, _)| *n == name) {
            return decl;
        }
        let void = self.p.ty(TypeKind::Void);
        let pointer = self.p.ty(TypeKind::Pointer(void));
        let second = if name == "memset" {
            self.p.int_type()
        } else {
            let void = self.p.qualified(TypeKind::Void, Quals::CONST);
            self.p.ty(TypeKind::Pointer(void))
        };
        let size = self.p.ty(TypeKind::Int(self.target.size_t));
        let params = [pointer, second, size].map(|ty| self.p.param(None, ty));
        let params = self.p.list(&params);
        let ty = self.p.ty(TypeKind::Function {
            ret: pointer,
            params: Params::List(params),
            variadic: false,
        });
        let decl = self.p.decl(
            Some(name),
            DeclKind::Function {
                ty,
                storage: Storage::None,
                inline: false,
                noreturn: false,
                params,
                body: None,
            },
        );
        self.builtins.push((name, decl));
        self.bytes += 55;
        decl
    }

    /// An array of one dimension whose bytes are all part of a value.
    fn plain_row(&mut self, written: bool) -> Option<Array> {
        let arrays = self.arrays();
        let mut rows: Vec<Array> = arrays
            .into_iter()
            .filter(|a| {
                let outside = self.var(a.id).scope == Scope::Static;
                a.dims.len() == 1
                    && a.kind != IntKind::Bool
                    && !(written && (!a.writable || outside && self.body.quiet))
                    && !(outside && self.body.closed)
            })
            .collect();
        let at = self.c.below(rows.len().max(1) as u64) as usize;
        (at < rows.len()).then(|| rows.swap_remove(at))
    }

    /// `a`, or `a + 3`
    fn moved_row(&mut self, id: VarId, by: u32) -> ExprId {
        let name = self.name_of(id);
        if by == 0 {
            return name;
        }
        let by = self.number(by.into());
        self.binary(BinaryOp::Add, name, by)
    }

    /// `(x & 7) * sizeof(*a)`: no more than so many elements.
    fn length(&mut self, id: VarId, most: u32) -> ExprId {
        let n = match self.c.chance(800) {
            true => self.value_between(u64::from(most) / 3, most.into()),
            false => self.number(most.into()),
        };
        let name = self.name_of(id);
        let element = self.unary(UnaryOp::Deref, name);
        self.bytes += 8;
        let size = self.p.expr(ExprKind::SizeofExpr(element));
        self.binary(BinaryOp::Mul, n, size)
    }

    fn memory_call(&mut self, name: &'static str, args: &[ExprId]) -> StmtId {
        let decl = self.memory_function(name);
        self.bytes += name.len() as u64 + 6;
        let callee = self.p.use_of(decl);
        let e = self.p.call(callee, args);
        self.effect_stmt(e)
    }

    /// `memcpy(a, b + 1, n * sizeof(*a));`
    fn memory_copy(&mut self) -> Option<StmtId> {
        let to = self.plain_row(true)?;
        let mut from = None;
        for _ in 0..6 {
            let row = self.plain_row(false)?;
            if row.id != to.id && row.kind == to.kind {
                from = Some(row);
                break;
            }
        }
        let from = from?;
        let (n, m) = (to.dims[0], from.dims[0]);
        let (skip, start) = (
            self.c.below(u64::from(n) / 3 + 1) as u32,
            self.c.below(u64::from(m) / 3 + 1) as u32,
        );
        let most = (n - skip).min(m - start);
        if !self.affords(u64::from(most) * 2) {
            return None;
        }
        let size = self.length(to.id, most);
        self.note_write(to.id);
        self.note_read(from.id);
        self.note_steps(8 + u64::from(most));
        let (a, b) = (self.moved_row(to.id, skip), self.moved_row(from.id, start));
        let name = if self.c.chance(700) {
            "memcpy"
        } else {
            "memmove"
        };
        Some(self.memory_call(name, &[a, b, size]))
    }

    /// `memmove(a + 1, a, n * sizeof(*a));`
    fn memory_move(&mut self) -> Option<StmtId> {
        let row = self.plain_row(true)?;
        let n = row.dims[0];
        if n < 2 || !self.affords(u64::from(n) * 2) {
            return None;
        }
        let by = 1 + self.c.below(u64::from(n - 1).min(4)) as u32;
        let (to, from) = match self.c.chance(500) {
            true => (by, 0),
            false => (0, by),
        };
        let size = self.length(row.id, n - by);
        self.note_write(row.id);
        self.note_read(row.id);
        self.note_steps(8 + u64::from(n));
        let (a, b) = (self.moved_row(row.id, to), self.moved_row(row.id, from));
        Some(self.memory_call("memmove", &[a, b, size]))
    }

    /// `memset(a, x, n * sizeof(*a));`
    fn memory_set(&mut self) -> Option<StmtId> {
        let row = self.plain_row(true)?;
        let n = row.dims[0];
        if !self.affords(u64::from(n) * 2) {
            return None;
        }
        let skip = self.c.below(u64::from(n) / 3 + 1) as u32;
        let size = self.length(row.id, n - skip);
        self.begin_full();
        let value = match self.c.below(3) {
            0 => self.number(0),
            1 => {
                let byte = self.c.below(256);
                self.number(byte)
            }
            _ => self.operand().e,
        };
        self.note_write(row.id);
        self.note_steps(8 + u64::from(n));
        let a = self.moved_row(row.id, skip);
        Some(self.memory_call("memset", &[a, value, size]))
    }

    /// `a[0] = x; a[1] = x >> 8; …`: neighbours that could be stored at once.
    fn byte_stores(&mut self, out: &mut Vec<StmtId>) -> Option<StmtId> {
        if self.body.flat {
            return None;
        }
        let row = self.plain_row(true)?;
        let width = u64::from(self.target.width(row.kind));
        let n = u64::from(row.dims[0]);
        if n < 2 || width > 16 {
            return None;
        }
        let count = n
            .min([2, 4, 4, 8][self.c.below(4) as usize])
            .min(64 / width);
        let first = self.c.below(n - count + 1);
        self.begin_full();
        let value = self.operand();
        let kind = if count * width > 32 {
            IntKind::ULong
        } else {
            IntKind::UInt
        };
        let e = self.cast(kind, value.e);
        let id = self.front_decl(out, "u", kind, Some(e));
        self.locals.push(id);
        self.note_write(row.id);
        let turned = self.c.chance(400);
        for at in 0..count {
            let place = self.name_of(row.id);
            let index = self.number(first + at);
            self.bytes += 2;
            let place = self.p.expr(ExprKind::Index(place, index));
            let by = width * if turned { count - 1 - at } else { at };
            let mut e = self.name_of(id);
            if by > 0 {
                let by = self.number(by);
                e = self.binary(BinaryOp::Shr, e, by);
            }
            self.note_steps(3);
            let e = self.assign(None, place, e);
            let stmt = self.effect_stmt(e);
            out.push(stmt);
        }
        out.pop()
    }

    /// A local array of which a part gets values from a loop; a pointer leads to that part alone.
    fn partly_set(&mut self, out: &mut Vec<StmtId>) -> Option<StmtId> {
        if self.body.flat || self.body.closed || self.k.get(Knob::Pointers) == 0 {
            return None;
        }
        let n = 4 + self.c.below(20.min(self.k.get(Knob::Elements) as u64 + 4)) as u32;
        if !self.affords(u64::from(n) * 30) {
            return None;
        }
        let kind = match self.happens(Knob::Narrow) {
            true => self.narrow_kind(),
            false => self.any_kind(),
        };
        let elem = self.types.int(kind);
        let ty = self.types.of(Shape::Array(elem, n));
        let (none, storage) = (Quals::NONE, Storage::None);
        let (id, decl) = self.declare(ty, none, Scope::Local, false, storage, None);
        let stmt = self.statement(StmtKind::Decl(decl));
        out.push(stmt);
        let first = self.c.below(u64::from(n) / 3 + 1) as u32;
        let span = 2 + self.c.below(u64::from(n - first) - 1) as u32;
        let array = Array {
            id,
            kind,
            dims: vec![n],
            writable: true,
        };
        let layout = NestLayout {
            elements: vec![Element {
                array,
                subs: vec![Sub::Level {
                    level: 0,
                    by: 1,
                    plus: 0,
                }],
            }],
            extents: vec![Extent {
                lo: first.into(),
                hi: i64::from(first + span) - 1,
                stride: 1,
            }],
            exact: true,
        };
        let stmt = self.nest(&layout, |s, counters| {
            s.offer(&layout, 1, counters);
            let value = s.offered_expression();
            let place = s.element(&layout, 0, counters);
            s.note_steps(4);
            let e = s.assign(None, place.e, value.e);
            vec![s.effect_stmt(e)]
        });
        out.push(stmt);
        let start = self.moved_row(id, first);
        let ty = self.types.of(Shape::Pointer(elem, Quals::NONE));
        let init = self.p.push_init(Init::Expr(start));
        let (p, decl) = self.declare(ty, none, Scope::Local, false, storage, Some(init));
        self.set_facts(
            p,
            Facts {
                span,
                ..Facts::default()
            },
        );
        self.note_steps(2);
        let stmt = self.statement(StmtKind::Decl(decl));
        out.push(stmt);
        self.locals.push(p);
        self.note_row(p);
        // Something is read of it.
        self.begin_full();
        let read = self.place_in(p, Want::Read)?;
        self.read(&read);
        let value = self.value_of(&read);
        let place = self.taker()?;
        Some(self.taken_by(&place, value))
    }

    /// A text whose end is looked for: `while (a[i]) i++;`
    fn text_length(&mut self, out: &mut Vec<StmtId>) -> Option<StmtId> {
        if self.body.flat {
            return None;
        }
        let n = 4 + self.c.below(28) as u32;
        if !self.affords(u64::from(n) * 20) {
            return None;
        }
        let kind = match self.narrow_kind() {
            IntKind::Char => IntKind::UChar,
            kind => kind,
        };
        let elem_kind = kind;
        let length = self.value_between(1, u64::from(n) - 1);
        let end = self.front_decl(out, "k", IntKind::Int, Some(length));
        self.vars[end.0 as usize].below = n;
        let elem = self.types.int(kind);
        let ty = self.types.of(Shape::Array(elem, n));
        let (none, storage) = (Quals::NONE, Storage::None);
        let (id, decl) = self.declare(ty, none, Scope::Local, false, storage, None);
        let stmt = self.statement(StmtKind::Decl(decl));
        out.push(stmt);
        let (counter, decl) = self.counter("i", IntKind::Int, n);
        let zero = self.number(0);
        self.set_init(decl, zero);
        let outer = self.enter_loop(n.into());
        self.locals.push(counter);
        self.begin_full();
        let value = self.operand().e;
        self.locals.pop();
        self.note_steps(6);
        let one = self.number(1);
        // Any value but zero: the type has its lowest bit.
        let value = self.binary(BinaryOp::BitOr, value, one);
        let place = self.text_element(id, counter);
        let e = self.assign(None, place, value);
        let fill = self.effect_stmt(e);
        self.leave_loop(outer);
        let (i, k) = (self.name_of(counter), self.name_of(end));
        let cond = self.binary(BinaryOp::Lt, i, k);
        let step = self.step_expr(counter, crate::course::Step::Add(1));
        self.bytes += 12;
        out.push(self.statement(StmtKind::For {
            init: ForInit::Decl(decl),
            cond: Some(cond),
            step: Some(step),
            body: fill,
        }));
        let place = self.text_element(id, end);
        let zero = self.number(0);
        let e = self.assign(None, place, zero);
        out.push(self.effect_stmt(e));
        let zero = self.number(0);
        let kind = self.memory_count_kind();
        let found = self.front_decl(out, "w", kind, Some(zero));
        self.vars[found.0 as usize].below = n;
        self.note_steps(u64::from(n) * 10);
        let cond = self.text_element(id, found);
        self.body.indent += 1;
        self.begin_full();
        let taker = match self.c.chance(700) {
            true => self.carrier(),
            false => None,
        };
        let step = match taker {
            Some(place) => {
                // What is passed by is taken up.
                let (array, index) = (self.name_of(id), self.name_of(found));
                let index = self.unary(UnaryOp::PostInc, index);
                self.bytes += 2;
                let e = self.p.expr(ExprKind::Index(array, index));
                let (kind, simple) = (elem_kind, false);
                self.taken_expr(&place, Value { e, kind, simple })
            }
            None => self.step_expr(found, crate::course::Step::Add(1)),
        };
        let step = self.effect_stmt(step);
        self.body.indent -= 1;
        self.bytes += 8;
        out.push(self.statement(StmtKind::While(cond, step)));
        self.locals.push(found);
        self.begin_full();
        self.avoid(found);
        let place = self.taker()?;
        let value = self.scalar_value(found);
        Some(self.taken_by(&place, value))
    }

    fn memory_count_kind(&mut self) -> IntKind {
        match self.counter_kind() {
            IntKind::Int128 | IntKind::UInt128 => IntKind::ULong,
            kind => kind,
        }
    }

    fn text_element(&mut self, array: VarId, index: VarId) -> ExprId {
        let (array, index) = (self.name_of(array), self.name_of(index));
        self.bytes += 2;
        self.p.expr(ExprKind::Index(array, index))
    }
}
