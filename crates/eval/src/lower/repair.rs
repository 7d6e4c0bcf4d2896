//! What makes code repairable: notes for [`crate::repair`], and values that go through probes.
//!
//! Every operation that can be undefined is one instruction, at the site of its expression; so
//! loops test their condition in one place, and operations that take several instructions (widths
//! that the machine does not have, shift counts of 128 bits) become [`Op::Arith`]. All of this does
//! nothing where the code is not to be repairable.

use super::emit::{Label, Val};
use super::{L, Lowerer};
use crate::code::{Op, R, Rep, Site};
use crate::repair::ArithOp;
use crate::repair::table::{Computation, Operand, ProbeKind, Shape};
use cassay_lang::tree::*;
use cassay_lang::types::Ty;

impl Lowerer<'_> {
    pub(super) fn repairable(&self) -> bool {
        self.repair.is_some()
    }

    /// Notes the integer operation at this site, and how it is computed.
    #[inline]
    pub(super) fn note_operation(&mut self, op: ArithOp, ty: Ty, right: Ty) {
        if self.repairable() {
            self.note_repairable(op, ty, right);
        }
    }

    fn note_repairable(&mut self, op: ArithOp, ty: Ty, right: Ty) {
        let kind = self.types.int_kind(ty);
        let (Some(shape), Some(right)) = (self.types.int_shape(ty), self.types.int_shape(right))
        else {
            return;
        };
        let Some(table) = &mut self.repair else {
            return;
        };
        if let Site::Expr(e) = self.out.note.site
            && let Some(entry) = table.shapes.get_mut(e.index())
        {
            *entry = Some(Shape {
                op,
                kind,
                width: shape.width as u8,
                signed: shape.signed,
                right: (right.width as u8, right.signed),
                shared: entry.is_some(),
            });
        }
    }

    /// The operation at this site as one instruction, whatever its types.
    pub(super) fn computation(&mut self, x: Val, y: Val, rep: Rep, hint: Option<R>) -> L<Val> {
        let Site::Expr(site) = self.out.note.site else {
            return self.problem("internal: an operation without an expression");
        };
        let (a, b) = (self.reg(x)?, self.reg(y)?);
        let d = match rep {
            Rep::Wide { .. } => self.alloc(2)?,
            _ => self.dest(hint)?,
        };
        let Some(table) = &mut self.repair else {
            return self.problem("internal: repairs were not asked for");
        };
        let index = table.computations.len() as u32;
        table.computations.push(Computation {
            site,
            d,
            a,
            b: Operand::Reg(b),
        });
        self.emit(Op::Arith { index });
        Ok(Val::Reg(d))
    }

    fn probe(&mut self, kind: ProbeKind, s: R, d: R) {
        if let Some(table) = &mut self.repair {
            let probe = table.probe(kind);
            self.emit(Op::Probe { d, s, probe });
        }
    }

    /// An index of an array of `n`, whose evaluation started at `from`.
    pub(super) fn probe_index(&mut self, x: Val, site: ExprId, n: u32, from: usize) -> L<Val> {
        let in_range = matches!(x, Val::Imm(i) if i < u64::from(n));
        if !self.repairable() || in_range {
            return Ok(x);
        }
        // What was folded can be out of range as well.
        let s = self.reg(x)?;
        let d = self.temp()?;
        let from = from as u32;
        self.probe(ProbeKind::Index { site, n, from }, s, d);
        Ok(Val::Reg(d))
    }

    /// Jumps to `to` when the truth of an `if`'s condition is `sense`.
    pub(super) fn if_branch(&mut self, c: ExprId, sense: bool, to: Label) -> L<()> {
        if !self.repairable() {
            return self.branch(c, sense, to);
        }
        let mark = self.top();
        let v = self.value_as(c, Ty::BOOL, None)?;
        let s = self.reg(v)?;
        let d = self.temp()?;
        self.probe(ProbeKind::Condition { site: c }, s, d);
        self.branch_on(Val::Reg(d), Ty::BOOL, sense, to)?;
        self.set_top(mark);
        Ok(())
    }

    /// The controlling value of a switch.
    pub(super) fn probe_switch(&mut self, a: R, site: StmtId, table: u32, rep: Rep) -> L<R> {
        let Rep::Int { width, signed } = rep else {
            return Ok(a);
        };
        if !self.repairable() {
            return Ok(a);
        }
        let d = self.temp()?;
        let kind = ProbeKind::Switch {
            site,
            table,
            width,
            signed,
        };
        self.probe(kind, a, d);
        Ok(d)
    }

    /// The argument of `__builtin_clz` and its like, in its register.
    pub(super) fn probe_nonzero(&mut self, function: DeclId, slot: R) {
        let Site::Expr(site) = self.out.note.site else {
            return;
        };
        let name = self.program[function].name;
        let name = name.map(|n| self.program.name(n)).unwrap_or_default();
        let bits = name.strip_prefix("__builtin_").unwrap_or_default();
        let takes_no_zero = matches!(
            bits,
            "clz" | "clzl" | "clzll" | "clzs" | "ctz" | "ctzl" | "ctzll" | "ctzs"
        );
        if self.repairable() && takes_no_zero {
            self.probe(ProbeKind::Nonzero { site }, slot, slot);
        }
    }

    /// A statement's code starts here.
    pub(super) fn begin_statement(&mut self, id: StmtId) {
        self.sample_statement(id);
        let at = self.out.code.len() as u32;
        if let Some(table) = &mut self.repair
            && let Some(entry) = table.statements.get_mut(id.index())
        {
            *entry = (at, at);
        }
    }

    /// A statement's code ends here. One without code gets an instruction, to tell whether it was
    /// executed.
    pub(super) fn end_statement(&mut self, id: StmtId) {
        self.leave_statement();
        let at = self.out.code.len() as u32;
        let Some(table) = &mut self.repair else {
            return;
        };
        let Some(entry) = table.statements.get_mut(id.index()) else {
            return;
        };
        let empty = entry.0 == at;
        entry.1 = at + u32::from(empty);
        if empty {
            self.emit(Op::Nop);
        }
    }
}
