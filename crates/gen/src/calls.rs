//! `main`'s calls: every function several times, over values at the limits of types and of branches.
//!
//! Arguments come from tables of small numbers, limits, powers of two and their neighbours, and constants of the
//! functions, which are what their conditions compare with. Compilers cannot see what is in the tables: they have
//! external linkage, unless all of the program is static. Round `i` takes element `i ^ k`, with another `k` for each
//! parameter. Some arguments are constants or variables.

use crate::function::DEPTH;
use crate::knobs::Knob;
use crate::state::{Body, Footprint, State, VarId};
use crate::types::{self, Shape, Ty, wrap};
use cassay_lang::tree::*;

/// `main` before it shows anything.
pub struct Main {
    pub decl: DeclId,
    pub calls: Vec<Called>,
    /// What stands in front of them.
    pub start: Vec<StmtId>,
    /// The tables that arguments come from.
    pub tables: Vec<DeclId>,
}

/// The calls of one function.
pub struct Called {
    pub callee: DeclId,
    pub call: ExprId,
    /// Counts the calls.
    pub counter: DeclId,
    pub rounds: u32,
    /// The number of rounds as a value that compilers do not know, if it is one.
    pub bound: Option<ExprId>,
    pub result: Option<Ty>,
    /// Global arrays that it writes, to be shown after each call.
    pub arrays: Vec<VarId>,
}

/// Functions that share a table.
const SHARE: usize = 12;
/// Elements of a table, a power of two.
const ENTRIES: u32 = 16;
/// The same in small programs.
const FEW: u32 = 8;
/// Scalars of global arrays that are shown after each call of a function, at most.
const SCALARS: u32 = 256;

impl State {
    /// The calls of every function, in a `main` that shows nothing.
    pub fn main(&mut self, budget: u64) -> Main {
        self.locals.clear();
        self.body = Body {
            budget: u64::MAX,
            trips: 1,
            indent: 1,
            ..Default::default()
        };
        let entries = if self.k.get(Knob::Size) < 4500 {
            FEW
        } else {
            ENTRIES
        };
        let (mut calls, mut tables) = (Vec::new(), Vec::new());
        for f in 0..self.functions.len() {
            if self.functions[f].pointer.is_some() {
                continue;
            }
            // Functions of a few lines are mostly called by others.
            let helper = self.helpers.binary_search(&f).is_ok();
            if helper && self.functions[f].called && self.c.chance(900) {
                continue;
            }
            if calls.len() % SHARE == 0 {
                tables.push(self.table(tables.len() + 1, entries));
            }
            if let Some(&table) = tables.last() {
                calls.push(self.called(f, table, entries, budget));
            }
        }
        let mut written = Footprint::default();
        for function in &self.functions {
            written.union(&function.writes);
        }
        self.written = written;
        // From here on only what is defined counts.
        self.functions.retain(|f| f.pointer.is_none());
        let int = self.p.int_type();
        let decl = self.define("main", int, &[], Storage::None, None);
        let main = Main {
            decl,
            calls,
            start: Vec::new(),
            tables,
        };
        let body = main
            .calls
            .iter()
            .map(|called| {
                let call = self.p.stmt(StmtKind::Expr(called.call));
                self.round(called, &[call])
            })
            .collect();
        self.end_main(&main, body);
        main
    }

    /// The loop around calls of a function.
    pub fn round(&mut self, called: &Called, inner: &[StmtId]) -> StmtId {
        let stmt = self.each(called.counter, called.rounds, inner);
        if let StmtKind::For {
            cond: Some(cond), ..
        } = self.p[stmt].kind
            && let ExprKind::Binary(op, i, _) = self.p[cond].kind
            && let Some(bound) = called.bound
        {
            self.p[cond].kind = ExprKind::Binary(op, i, bound);
        }
        stmt
    }

    /// `long long v1[16] = { … };`
    fn table(&mut self, number: usize, entries: u32) -> DeclId {
        let mut values: Vec<i128> = vec![0, 1, -1];
        while values.len() < entries as usize {
            let value = self.boundary();
            values.push(value);
        }
        self.c.shuffle(&mut values);
        let mut items = Vec::new();
        for value in values {
            let kind = match i32::try_from(value) {
                Ok(_) => IntKind::Int,
                Err(_) => IntKind::Long,
            };
            let e = self.literal(kind, value);
            self.bytes += 2;
            items.push(self.p.push_init(Init::Expr(e)));
        }
        self.bytes += 34;
        let init = self.p.braces(&items);
        let opaque = self.k.get(Knob::Opaque) > 0;
        let (storage, quals) = match opaque {
            true => (Storage::None, Quals::NONE),
            false => (Storage::Static, Quals::CONST),
        };
        let elem = self.types.int(IntKind::LongLong);
        let ty = self.types.of(Shape::Array(elem, entries));
        let ty = self.tree_type(ty, quals);
        self.p.decl(
            Some(&format!("v{number}")),
            DeclKind::Var {
                ty,
                storage,
                init: Some(init),
            },
        )
    }

    /// A value at which something may change.
    fn boundary(&mut self) -> i128 {
        let value = match self.c.below(100) {
            0..=34 => self.c.range(-20, 20).into(),
            35..=59 => {
                let bits = self.c.below(40);
                let power = 1i128 << bits;
                let near = power + i128::from(self.c.range(-1, 1));
                if self.c.chance(300) { -near } else { near }
            }
            60..=79 => {
                let kind = self.any_kind();
                let near = i128::from(self.c.below(2));
                if self.c.chance(500) {
                    types::max(&self.target, kind) - near
                } else {
                    types::min(&self.target, kind).wrapping_add(near)
                }
            }
            _ => {
                let at = self.c.below(self.constants.len().max(1) as u64) as usize;
                let old = self.constants.get(at).copied().unwrap_or(2);
                old.wrapping_add(self.c.range(-1, 1).into())
            }
        };
        wrap(&self.target, IntKind::LongLong, value)
    }

    fn called(&mut self, f: usize, table: DeclId, entries: u32, budget: u64) -> Called {
        self.begin_full();
        let function = self.functions[f].clone();
        self.functions[f].called = true;
        self.full.forbidden.union(&function.writes);
        let most = (self.k.get(Knob::Rounds) as u64).min(entries.into());
        let wish = if most <= 4 {
            most
        } else {
            4 + self.c.below(most - 3)
        };
        let fair = budget / self.functions.len().max(1) as u64;
        let rounds = wish.min((fair / function.cost.max(1)).max(4)).min(most);
        let int = self.p.int_type();
        let zero = self.p.int(0);
        let init = self.p.push_init(Init::Expr(zero));
        let counter = self.p.decl(
            Some("i"),
            DeclKind::Var {
                ty: int,
                storage: Storage::None,
                init: Some(init),
            },
        );
        let signature = self.types.signatures[function.signature as usize].clone();
        self.full.depth += 1;
        let mut args = Vec::with_capacity(signature.params.len());
        for (at, &ty) in signature.params.iter().enumerate() {
            self.bytes += 2;
            let arg = match self.types.shape(ty) {
                _ if function.recursive && at == 0 => {
                    let (i, mask) = (self.p.use_of(counter), self.number(DEPTH - 1));
                    self.binary(BinaryOp::BitAnd, i, mask)
                }
                // What the result is made of is never a constant.
                Shape::Int(_) if function.flow == Some(at as u32) => {
                    self.entry(table, counter, entries)
                }
                Shape::Int(kind) => match self.c.below(10) {
                    0 => self.constant(kind),
                    1 => self.argument(ty, &function.params[at]),
                    _ => self.entry(table, counter, entries),
                },
                _ => self.argument(ty, &function.params[at]),
            };
            args.push(arg);
        }
        self.more_arguments(&function, &mut args);
        self.full.depth -= 1;
        let callee = self.p.use_of(function.decl);
        let call = self.p.call(callee, &args);
        // `for (int i = 0; i < 12; i++)` and `see(f1());`, each on a line.
        self.bytes += 34 + 18 + u64::from(function.name_len);
        let arrays = self.written_arrays(&function.writes);
        let rounds = rounds.max(1);
        let bound = self
            .c
            .chance(900)
            .then(|| self.unknown(IntKind::Int, rounds.into()).e);
        Called {
            callee: function.decl,
            call,
            counter,
            rounds: rounds as u32,
            bound,
            result: signature.result,
            arrays,
        }
    }

    /// `v1[i ^ 5]`
    fn entry(&mut self, table: DeclId, counter: DeclId, entries: u32) -> ExprId {
        let by = self.c.below(entries.into());
        let mut index = self.p.use_of(counter);
        if by > 0 {
            let by = self.number(by);
            index = self.binary(BinaryOp::BitXor, index, by);
        }
        let table = self.p.use_of(table);
        self.bytes += 5;
        self.p.expr(ExprKind::Index(table, index))
    }

    fn written_arrays(&self, writes: &Footprint) -> Vec<VarId> {
        let mut room = SCALARS;
        let mut arrays = Vec::new();
        for id in writes.vars.iter() {
            let var = self.var(id);
            let scalars = self.types.scalars(var.ty);
            if scalars <= room
                && !var.protected
                && self.is_bytewise(id)
                && self.globals.contains(&id)
            {
                room -= scalars;
                arrays.push(id);
                if arrays.len() == 3 {
                    break;
                }
            }
        }
        arrays
    }

    /// Whether a variable is an array that can be shown byte by byte: every byte is part of a value.
    pub fn is_bytewise(&self, id: VarId) -> bool {
        let var = self.var(id);
        let mut ty = var.ty;
        while let Shape::Array(elem, _) = self.types.shape(ty) {
            ty = elem;
        }
        ty != var.ty
            && matches!(self.types.shape(ty), Shape::Int(_))
            && !var.quals.contains(Quals::VOLATILE)
    }

    /// Whether the program may change a global variable.
    pub fn is_written(&self, id: VarId) -> bool {
        let var = self.var(id);
        let pointer = matches!(self.types.shape(var.ty), Shape::Pointer(..));
        pointer || self.written.meets_var(id, var)
    }
}
