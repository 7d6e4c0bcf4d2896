//! Loops in which a pointer walks over an array.
//!
//! The pointer is the loop's own: nothing else writes it, and where it goes past the last element it
//! is not used any more. Arrays walked over are `addressed`, since they are accessed through a
//! pointer.

use crate::knobs::Knob;
use crate::state::{Scope, State, VarId};
use crate::types::{Shape, Ty};
use cassay_lang::tree::*;

/// An array to walk over.
#[derive(Clone, Copy)]
struct Row {
    array: VarId,
    elem: Ty,
    kind: IntKind,
    quals: Quals,
    n: u32,
}

impl State {
    /// A loop over an array by a pointer.
    pub fn walk_statement(&mut self, bytes: u64) -> Option<StmtId> {
        if self.body.closed {
            return None;
        }
        let forms = if self.body.quiet { 2 } else { 5 };
        let form = self.c.below(forms);
        let row = self.row(form >= 2, None)?;
        if !self.affords(u64::from(row.n) * 30 + 20) {
            return None;
        }
        match form {
            0 | 1 => Some(self.walk_for(row, bytes)),
            2 => Some(self.walk_up(row)),
            3 => Some(self.walk_down(row)),
            _ => self.walk_two(row),
        }
    }

    /// An array of one dimension of integers that pointers may point into.
    fn row(&mut self, written: bool, length: Option<u32>) -> Option<Row> {
        for _ in 0..8 {
            let array = self.choose_var()?;
            let var = *self.var(array);
            let fits = var.addressed && !(written && var.quals.contains(Quals::CONST));
            let Shape::Array(elem, n) = self.types.shape(var.ty) else {
                continue;
            };
            let Shape::Int(kind) = self.types.shape(elem) else {
                continue;
            };
            if fits && length.is_none_or(|length| length <= n) {
                return Some(Row {
                    array,
                    elem,
                    kind,
                    quals: var.quals,
                    n,
                });
            }
        }
        None
    }

    /// `a + n`
    fn row_end(&mut self, row: Row, n: u32) -> ExprId {
        let (array, n) = (self.name_of(row.array), self.number(n.into()));
        self.binary(BinaryOp::Add, array, n)
    }

    /// Declares the pointer of a loop.
    fn walker(&mut self, row: Row, start: ExprId) -> (VarId, DeclId) {
        let mut quals = row.quals;
        if self.k.get(Knob::Const) > 0 && self.c.chance(100) {
            quals = quals.union(Quals::CONST);
        }
        self.walker_of(row, quals, start)
    }

    fn walker_of(&mut self, row: Row, quals: Quals, start: ExprId) -> (VarId, DeclId) {
        let ty = self.types.of(Shape::Pointer(row.elem, quals));
        let init = self.p.push_init(Init::Expr(start));
        let none = Quals::NONE;
        let (id, decl) = self.declare(ty, none, Scope::Local, false, Storage::None, Some(init));
        self.vars[id.0 as usize].protected = true;
        (id, decl)
    }

    /// `for (int *p = a; p < a + 8; p++) …`
    fn walk_for(&mut self, row: Row, bytes: u64) -> StmtId {
        let strides: Vec<u32> = (1..=4).filter(|s| row.n.is_multiple_of(*s)).collect();
        let stride = match self.c.chance(800) {
            true => 1,
            false => *self.c.pick(&strides).unwrap_or(&1),
        };
        let trips = u64::from(row.n / stride);
        let start = self.name_of(row.array);
        let (id, decl) = self.walker(row, start);
        let (p, end) = (self.name_of(id), self.row_end(row, row.n));
        let op = if self.c.chance(500) {
            BinaryOp::Lt
        } else {
            BinaryOp::Ne
        };
        let cond = self.binary(op, p, end);
        let p = self.name_of(id);
        let step = match stride {
            1 if self.c.chance(500) => self.unary(UnaryOp::PostInc, p),
            1 => self.unary(UnaryOp::PreInc, p),
            by => {
                let by = self.number(by.into());
                self.assign(Some(BinaryOp::Add), p, by)
            }
        };
        self.note_steps(3 * trips + 3);
        self.bytes += 12;
        let visible = self.locals.len();
        self.locals.push(id);
        let left = self.body.budget.saturating_sub(self.body.cost) / self.body.trips.max(1);
        let affordable = left / trips.max(1);
        let share = self.loop_share(bytes).min(affordable).max(24);
        let outer = self.body.trips;
        let switches = std::mem::take(&mut self.body.switches);
        let no_continue = std::mem::take(&mut self.body.no_continue);
        self.body.trips = outer.saturating_mul(trips.max(1));
        self.body.loops += 1;
        let body = self.inner_block(share);
        self.body.loops -= 1;
        self.body.no_continue = no_continue;
        self.body.switches = switches;
        self.body.trips = outer;
        self.locals.truncate(visible);
        self.statement(StmtKind::For {
            init: ForInit::Decl(decl),
            cond: Some(cond),
            step: Some(step),
            body,
        })
    }

    /// A value for elements, computed so many times.
    fn element_value(&mut self, row: Row, trips: u64, from: Option<ExprId>) -> ExprId {
        self.begin_full();
        let class = 1 << row.kind as u32;
        if row.quals.contains(Quals::VOLATILE) {
            self.full.forbidden.through |= class;
        }
        self.body.writes.through |= class;
        let outer = self.body.trips;
        self.body.trips = outer.saturating_mul(trips.max(1));
        self.note_steps(4);
        let e = match from {
            None => self.expression().e,
            Some(e) => {
                const OPS: &[(BinaryOp, Knob)] = &[
                    (BinaryOp::Add, Knob::Add),
                    (BinaryOp::Sub, Knob::Sub),
                    (BinaryOp::BitAnd, Knob::And),
                    (BinaryOp::BitOr, Knob::Or),
                    (BinaryOp::BitXor, Knob::Xor),
                ];
                let weights: Vec<u32> = OPS.iter().map(|&(_, k)| self.k.weight(k)).collect();
                if self.c.chance(300) || weights.iter().all(|&w| w == 0) {
                    e
                } else {
                    let op = OPS[self.c.weighted(&weights)].0;
                    let other = self.operand().e;
                    self.binary(op, e, other)
                }
            }
        };
        self.body.trips = outer;
        e
    }

    /// A block in which pointers are declared and a loop uses them up.
    fn walk_block(&mut self, decls: &[DeclId], cond: ExprId, e: ExprId) -> StmtId {
        self.body.indent += 1;
        let mut all: Vec<StmtId> = Vec::new();
        for &decl in decls {
            all.push(self.statement(StmtKind::Decl(decl)));
        }
        self.body.indent += 1;
        let body = self.effect_stmt(e);
        self.body.indent -= 1;
        self.bytes += 10;
        all.push(self.statement(StmtKind::While(cond, body)));
        self.body.indent -= 1;
        self.bytes += u64::from(self.body.indent) * 8 + 4;
        self.p.block(&all)
    }

    /// `while (p != a + 8) *p++ = …;`
    fn walk_up(&mut self, row: Row) -> StmtId {
        let start = self.name_of(row.array);
        let (id, decl) = self.walker_of(row, row.quals, start);
        let (p, end) = (self.name_of(id), self.row_end(row, row.n));
        let cond = self.binary(BinaryOp::Ne, p, end);
        let p = self.name_of(id);
        let next = self.unary(UnaryOp::PostInc, p);
        let place = self.unary(UnaryOp::Deref, next);
        let value = self.element_value(row, row.n.into(), None);
        let e = self.assign(None, place, value);
        self.walk_block(&[decl], cond, e)
    }

    /// `while (p > a) *--p = …;`
    fn walk_down(&mut self, row: Row) -> StmtId {
        let start = self.row_end(row, row.n);
        let (id, decl) = self.walker_of(row, row.quals, start);
        let (p, array) = (self.name_of(id), self.name_of(row.array));
        let cond = self.binary(BinaryOp::Gt, p, array);
        let p = self.name_of(id);
        let next = self.unary(UnaryOp::PreDec, p);
        let place = self.unary(UnaryOp::Deref, next);
        let value = self.element_value(row, row.n.into(), None);
        let e = self.assign(None, place, value);
        self.walk_block(&[decl], cond, e)
    }

    /// `while (p != a + 8) *p++ = *q++ + …;`
    fn walk_two(&mut self, row: Row) -> Option<StmtId> {
        let from = self.row(false, Some(row.n))?;
        // Nothing else may touch what is volatile, and it is not known what else is.
        if from.quals.union(row.quals).contains(Quals::VOLATILE) {
            return None;
        }
        let start = self.name_of(row.array);
        let (to_id, to_decl) = self.walker_of(row, row.quals, start);
        let start = self.name_of(from.array);
        let (from_id, from_decl) = self.walker(from, start);
        let (p, end) = (self.name_of(to_id), self.row_end(row, row.n));
        let cond = self.binary(BinaryOp::Ne, p, end);
        let p = self.name_of(to_id);
        let next = self.unary(UnaryOp::PostInc, p);
        let place = self.unary(UnaryOp::Deref, next);
        let q = self.name_of(from_id);
        let next = self.unary(UnaryOp::PostInc, q);
        let read = self.unary(UnaryOp::Deref, next);
        self.body.reads.through |= 1 << from.kind as u32;
        let value = self.element_value(row, row.n.into(), Some(read));
        let e = self.assign(None, place, value);
        Some(self.walk_block(&[to_decl, from_decl], cond, e))
    }
}
