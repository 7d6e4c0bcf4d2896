//! Pointers to functions: variables, tables and parameters that hold one of some functions.
//!
//! What a pointer to functions may hold is fixed when it is declared: functions of its signature that
//! exist by then and take no more than their parameters' types say. So calls stay acyclic, and a call
//! through it has the effects and the cost of all of them together. It stands in
//! [`State::functions`] like a function, and is called like one.

use crate::knobs::Knob;
use crate::pointer::Facts;
use crate::state::{Footprint, Function, Scope, State, VarId};
use crate::types::{Shape, Ty};
use cassay_lang::tree::*;

/// Functions that one pointer may hold, at most.
const MOST: usize = 8;

impl State {
    /// Functions with one signature that a pointer could hold, none dearer than that.
    pub fn draw_callees(&mut self, dearest: u64) -> Option<(u32, Vec<usize>)> {
        let suits = |f: &Function| {
            f.pointer.is_none()
                && f.variadic.is_none()
                && !f.recursive
                && f.cost <= dearest
                && f.params.iter().all(Facts::modest)
        };
        let count = self.functions.len() as u64;
        for _ in 0..4 {
            if count == 0 {
                break;
            }
            let at = self.c.below(count) as usize;
            let first = &self.functions[at];
            if !suits(first) {
                continue;
            }
            let signature = first.signature;
            let mut callees: Vec<usize> = (0..self.functions.len())
                .filter(|&f| {
                    let function = &self.functions[f];
                    function.signature == signature && suits(function)
                })
                .collect();
            if callees.len() > MOST {
                self.c.shuffle(&mut callees);
                callees.truncate(MOST);
                callees.sort_unstable();
            }
            return Some((signature, callees));
        }
        None
    }

    /// Makes a pointer to functions callable.
    pub fn new_callable(&mut self, id: VarId, signature: u32, callees: Vec<usize>) {
        let var = *self.var(id);
        let mut reads = Footprint::default();
        let mut writes = Footprint::default();
        let mut cost = 0;
        for &f in &callees {
            let function = &self.functions[f];
            reads.union(&function.reads);
            writes.union(&function.writes);
            cost = cost.max(function.cost);
        }
        if var.scope == Scope::Static {
            reads.add_var(id, &var);
        }
        let params = vec![Facts::default(); self.types.signatures[signature as usize].params.len()];
        self.set_facts(
            id,
            Facts {
                callees,
                ..Facts::default()
            },
        );
        self.functions.push(Function {
            decl: var.decl,
            signature,
            reads,
            writes,
            cost: cost + 4,
            recursive: false,
            called: true,
            flow: None,
            name_len: var.name_len,
            params,
            pointer: Some(id),
            variadic: None,
        });
    }

    /// One of the functions, as a value.
    pub fn callee_value(&mut self, callees: &[usize]) -> Option<ExprId> {
        let &f = self.c.pick(callees)?;
        let (decl, len) = (self.functions[f].decl, self.functions[f].name_len);
        self.bytes += u64::from(len);
        let e = self.p.use_of(decl);
        if self.c.chance(150) {
            return Some(self.unary(UnaryOp::AddrOf, e));
        }
        Some(e)
    }

    /// The type and initialiser of a pointer to functions, or of a table of them.
    fn callable_init(&mut self, signature: u32, callees: &[usize]) -> Option<(Ty, InitId)> {
        let one = self.types.of(Shape::Function(signature));
        let params = self.types.signatures[signature as usize].params.len() as u64;
        self.bytes += 8 + 8 * params;
        if self.c.chance(500) {
            let n = 2 + self.c.below(5) as u32;
            let mut items = Vec::new();
            for _ in 0..n {
                let e = self.callee_value(callees)?;
                items.push(self.p.push_init(Init::Expr(e)));
                self.bytes += 2;
            }
            let ty = self.types.of(Shape::Array(one, n));
            return Some((ty, self.p.braces(&items)));
        }
        let e = self.callee_value(callees)?;
        Some((one, self.p.push_init(Init::Expr(e))))
    }

    fn callable_quals(&mut self) -> Quals {
        if self.k.get(Knob::Const) > 0 && self.c.chance(200) {
            Quals::CONST
        } else {
            Quals::NONE
        }
    }

    /// `static long (*gf1)(int) = f3;` or a table.
    pub fn global_callable(&mut self) -> Option<DeclId> {
        let dearest = self.k.get(Knob::Steps) as u64 * 20;
        let (signature, callees) = self.draw_callees(dearest)?;
        let (ty, init) = self.callable_init(signature, &callees)?;
        let quals = self.callable_quals();
        let scope = Scope::Static;
        let (id, decl) = self.declare(ty, quals, scope, true, Storage::Static, Some(init));
        self.globals.push(id);
        self.new_callable(id, signature, callees);
        Some(decl)
    }

    pub fn local_callable(&mut self) -> Option<StmtId> {
        let left = self.body.budget.saturating_sub(self.body.cost);
        let (signature, callees) = self.draw_callees(left / 4)?;
        let (ty, init) = self.callable_init(signature, &callees)?;
        let quals = self.callable_quals();
        let (id, decl) = self.declare(ty, quals, Scope::Local, false, Storage::None, Some(init));
        self.note_steps(3);
        self.locals.push(id);
        self.new_callable(id, signature, callees);
        Some(self.statement(StmtKind::Decl(decl)))
    }

    /// Another function for a pointer, or for an entry of a table.
    pub fn assign_callable(&mut self, id: VarId) -> Option<StmtId> {
        if self.body.quiet && self.var(id).scope == Scope::Static {
            return None;
        }
        let facts = self.facts(id);
        let mut e = self.name_of(id);
        if let Shape::Array(_, n) = self.types.shape(self.var(id).ty) {
            let (index, _) = self.index(n);
            self.bytes += 2;
            e = self.p.expr(ExprKind::Index(e, index));
        }
        let value = self.callee_value(&facts.callees)?;
        self.note_write(id);
        self.note_steps(3);
        let e = self.assign(None, e, value);
        Some(self.effect_stmt(e))
    }

    /// What stands in front of the arguments in a call through a pointer.
    pub fn called_pointer(&mut self, id: VarId) -> ExprId {
        self.note_read(id);
        let mut e = self.name_of(id);
        if let Shape::Array(_, n) = self.types.shape(self.var(id).ty) {
            let (index, _) = self.index(n);
            self.bytes += 2;
            e = self.p.expr(ExprKind::Index(e, index));
        }
        if self.c.chance(200) {
            return self.unary(UnaryOp::Deref, e);
        }
        e
    }
}
