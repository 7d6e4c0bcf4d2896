//! What a program shows: what its functions return, and the final values of its variables, in one of four forms.
//!
//! Observation is written last, behind functions that are finished and repaired, so that the same
//! case has the same functions and variables whatever it shows. It never changes what it looks at,
//! makes no choices, and never shows an address.
//!
//! - *hash*: one hash over all values, and over global arrays after each call that writes them.
//! - *values*: every value on a line of its own.
//! - *checks*: the program compares the hash of what its functions return, and then every final value, with the known
//!   ones; it prints `OK`, or the number of the first check that failed.
//! - *checkpoints*: the hash after the calls of each function in `main`, with the name of what was called.
//!
//! **Left out:** the number of accesses to volatile objects.

use crate::calls::{Called, Main};
use crate::knobs::Knob;
use crate::state::{State, VarId};
use crate::types::{Shape, Ty, promote};
use cassay_lang::print::print_expr;
use cassay_lang::tree::*;

/// How a program shows what it computed; the values of the knob `observe`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    Hash,
    Values,
    Checks,
    Checkpoints,
    /// For [`Finals`]: the hash of what functions returned, then every value.
    Finals,
}

impl Mode {
    pub fn of(knob: i64) -> Mode {
        match knob {
            1 => Mode::Values,
            2 => Mode::Checks,
            3 => Mode::Checkpoints,
            _ => Mode::Hash,
        }
    }
}

/// What is seen of a variable.
pub enum Observed {
    Value(Leaf),
    /// The same of every element of an array.
    Each {
        counter: DeclId,
        length: u32,
        body: Vec<Observed>,
    },
}

/// An integer to show.
#[derive(Clone, Copy)]
pub struct Leaf {
    pub e: ExprId,
    pub kind: IntKind,
    /// Width if it is a bit-field.
    pub bits: Option<u8>,
}

/// The final values of all that is seen, as the program printed them, in order.
#[derive(Default)]
pub struct Finals {
    /// The hash of what functions returned.
    results: u64,
    texts: Vec<String>,
}

impl Finals {
    /// Reads the output of a program that shows its values.
    pub fn read(output: &[u8]) -> Finals {
        let text = String::from_utf8_lossy(output);
        let mut texts = text
            .lines()
            .filter_map(|line| Some(line.rsplit_once(" = ")?.1.to_string()));
        let results = texts.next().and_then(|text| text.parse().ok());
        Finals {
            results: results.unwrap_or(0),
            texts: texts.collect(),
        }
    }

    fn value(&self, at: usize) -> i128 {
        let text = self.texts.get(at).map_or("0", String::as_str);
        match text.strip_prefix("0x") {
            // A bit pattern.
            Some(hex) => u128::from_str_radix(hex, 16).unwrap_or(0) as i128,
            None => text.parse().unwrap_or(0),
        }
    }
}

const BASIS: u64 = 0xcbf2_9ce4_8422_2325;
const PRIME: u64 = 0x100_0000_01b3;

/// Values that checkpoints may show together, about: more, and calls are left out.
const CHECKPOINT_VALUES: u64 = 2_000_000;

/// The declarations of the functions that show values.
pub struct Helpers {
    printf: DeclId,
    hash: DeclId,
    see: DeclId,
    /// Shows arrays, where there are any.
    bytes: Option<DeclId>,
    /// Show records, by their numbers.
    pub records: Vec<(u32, DeclId)>,
}

impl Helpers {
    fn decls(&self) -> Vec<DeclId> {
        let mut decls = vec![self.printf, self.hash, self.see];
        decls.extend(self.bytes);
        decls.extend(self.records.iter().map(|&(_, decl)| decl));
        decls
    }
}

/// Where what a function returns goes.
#[derive(Clone, Copy)]
enum Sink<'a> {
    Hash(&'a Helpers),
    Print(DeclId),
}

impl State {
    /// What is to be seen of a value. `depth` numbers the counters of the loops over arrays.
    pub fn seen(&mut self, e: ExprId, ty: Ty, bits: Option<u8>, depth: u32) -> Vec<Observed> {
        match self.types.shape(ty) {
            Shape::Int(kind) => vec![Observed::Value(Leaf { e, kind, bits })],
            Shape::Array(elem, length) => {
                let int = self.p.int_type();
                let zero = self.p.int(0);
                let init = self.p.push_init(Init::Expr(zero));
                let counter = self.p.decl(
                    Some(&format!("i{depth}")),
                    DeclKind::Var {
                        ty: int,
                        storage: Storage::None,
                        init: Some(init),
                    },
                );
                let index = self.p.use_of(counter);
                let element = self.p.expr(ExprKind::Index(e, index));
                let body = self.seen(element, elem, None, depth + 1);
                if body.is_empty() {
                    return body;
                }
                vec![Observed::Each {
                    counter,
                    length,
                    body,
                }]
            }
            Shape::Record(r) => self.seen_members(e, r, false, depth),
            Shape::Pointer(to, _) => self.seen_behind(e, to, depth),
            Shape::Function(_) => Vec::new(),
        }
    }

    /// What is to be seen of a record, or behind a pointer to one.
    pub fn seen_members(&mut self, e: ExprId, r: u32, behind: bool, depth: u32) -> Vec<Observed> {
        // The members of a union show the same bytes.
        let record = &self.types.records[r as usize];
        let shown = match record.kind {
            RecordKind::Struct => record.open,
            RecordKind::Union => 1,
        };
        let members = record.members[..shown].to_vec();
        let mut out = Vec::new();
        for member in members {
            let base = self.copy(e);
            let e = self.p.expr(match behind {
                true => ExprKind::Arrow(base, member.name),
                false => ExprKind::Member(base, member.name),
            });
            out.extend(self.seen(e, member.ty, member.bits, depth));
        }
        out
    }

    /// What is to be seen of what a pointer points to: of a record its first integer.
    fn seen_behind(&mut self, e: ExprId, to: Ty, depth: u32) -> Vec<Observed> {
        let Shape::Record(r) = self.types.shape(to) else {
            let e = self.p.unary(UnaryOp::Deref, e);
            return self.seen(e, to, None, depth);
        };
        let members = self.types.records[r as usize].accessible().iter();
        let first = members
            .copied()
            .find(|m| matches!(self.types.shape(m.ty), Shape::Int(_)));
        first.map_or_else(Vec::new, |member| {
            let e = self.p.expr(ExprKind::Arrow(e, member.name));
            self.seen(e, member.ty, member.bits, depth)
        })
    }

    /// What is to be seen of a pointer that may be null: whether it is, and what it points to.
    fn seen_nullable(&mut self, decl: DeclId, to: Ty) -> Vec<Observed> {
        let (p, zero) = (self.p.use_of(decl), self.p.int(0));
        let e = self.p.binary(BinaryOp::Ne, p, zero);
        let leaf = |e, kind| {
            Observed::Value(Leaf {
                e,
                kind,
                bits: None,
            })
        };
        let mut out = vec![leaf(e, IntKind::Int)];
        if let Shape::Int(kind) = self.types.shape(to) {
            let (p, again) = (self.p.use_of(decl), self.p.use_of(decl));
            let there = self.p.unary(UnaryOp::Deref, again);
            let zero = self.p.int(0);
            let e = self.p.expr(ExprKind::Cond(p, Some(there), zero));
            out.push(leaf(e, promote(&self.target, kind)));
        }
        out
    }

    /// What is to be seen of every global variable that may change.
    fn seen_globals(&mut self) -> Vec<(VarId, Vec<Observed>)> {
        let globals = self.globals.clone();
        globals
            .into_iter()
            .filter(|&id| self.is_written(id))
            .collect::<Vec<_>>()
            .into_iter()
            .map(|id| {
                let var = *self.var(id);
                if let (true, Shape::Pointer(to, _)) = (var.nullable, self.types.shape(var.ty)) {
                    return (id, self.seen_nullable(var.decl, to));
                }
                let e = self.p.use_of(var.decl);
                (id, self.seen(e, var.ty, None, 1))
            })
            .collect()
    }

    /// Gives `main` its body: these statements, and the end.
    pub fn end_main(&mut self, main: &Main, mut body: Vec<StmtId>) {
        body.splice(0..0, main.start.iter().copied());
        let zero = self.p.int(0);
        body.push(self.p.stmt(StmtKind::Return(Some(zero))));
        let block = self.p.block(&body);
        if let DeclKind::Function { body, .. } = &mut self.p[main.decl].kind {
            *body = Some(block);
        }
    }

    /// Makes `main` show everything. Returns the declarations that go in front of it, and how many
    /// values are shown at run time, about. `finals` are needed for checks.
    pub fn observe(
        &mut self,
        mode: Mode,
        main: &Main,
        finals: Option<&Finals>,
    ) -> (Vec<DeclId>, u64) {
        let seen = self.seen_globals();
        let mut values: u64 = seen.iter().map(|(_, s)| 8 * count(s)).sum();
        for called in &main.calls {
            let arrays = called.arrays.iter();
            let each: u64 = arrays
                .map(|&id| 16 * u64::from(self.types.scalars(self.var(id).ty)))
                .sum();
            values += u64::from(called.rounds) * (64 + each);
        }
        let printf = self.printf();
        let mut body = Vec::new();
        if mode == Mode::Values {
            for called in &main.calls {
                body.push(self.show_call(Sink::Print(printf), called));
            }
            for (_, seen) in &seen {
                self.print_values(printf, seen, None, &mut Vec::new(), &mut body);
            }
            self.end_main(main, body);
            return (vec![printf], values);
        }
        let arrays = main.calls.iter().any(|called| !called.arrays.is_empty());
        let arrays = arrays || seen.iter().any(|&(id, _)| self.is_bytewise(id));
        let mut helpers = self.helpers(printf, arrays);
        let often = self.often_shown(main);
        helpers.records = self.see_records(&helpers, &often);
        let mut head = helpers.decls();
        if mode == Mode::Checkpoints {
            let checkpoint = self.checkpoint(&helpers, &seen);
            head.push(checkpoint);
            let all = values * main.calls.len() as u64;
            let step = all.div_ceil(CHECKPOINT_VALUES).max(1) as usize;
            values += all / step as u64;
            for (at, called) in main.calls.iter().enumerate() {
                body.push(self.show_call(Sink::Hash(&helpers), called));
                if at % step == step - 1 || at + 1 == main.calls.len() {
                    body.push(self.call_checkpoint(checkpoint, called.callee));
                }
            }
            self.end_main(main, body);
            return (head, values);
        }
        for called in &main.calls {
            body.push(self.show_call(Sink::Hash(&helpers), called));
        }
        let hash = self.p.use_of(helpers.hash);
        match mode {
            Mode::Finals => {
                body.push(self.print(printf, "hash = %llu\n", &[hash]));
                for (_, seen) in &seen {
                    self.print_values(printf, seen, None, &mut Vec::new(), &mut body);
                }
            }
            Mode::Checks => head.extend(self.checks(&helpers, &seen, finals, &mut body)),
            Mode::Hash | Mode::Values | Mode::Checkpoints => {
                self.see_globals(&helpers, &seen, &mut body);
                body.push(self.print(printf, "%llx\n", &[hash]));
            }
        }
        self.end_main(main, body);
        (head, values)
    }

    /// The loop that calls a function and shows each result.
    fn show_call(&mut self, sink: Sink, called: &Called) -> StmtId {
        let mut inner = Vec::new();
        let name = self.p[called.callee].name;
        let name = name.map_or_else(String::new, |name| format!("{}()", self.p.name(name)));
        match called.result.map(|ty| (ty, self.types.shape(ty))) {
            None => inner.push(self.p.stmt(StmtKind::Expr(called.call))),
            Some((_, Shape::Int(kind))) if !is_wide(kind) => match sink {
                Sink::Hash(helpers) => inner.push(self.call_helper(helpers.see, &[called.call])),
                Sink::Print(printf) => {
                    let leaf = Leaf {
                        e: called.call,
                        kind,
                        bits: None,
                    };
                    self.print_value(printf, leaf, Some(&name), &[], &mut inner);
                }
            },
            Some((ty, _)) => {
                let tree = self.tree_type(ty, Quals::NONE);
                let init = self.p.push_init(Init::Expr(called.call));
                let kind = DeclKind::Var {
                    ty: tree,
                    storage: Storage::None,
                    init: Some(init),
                };
                let result = self.p.decl(Some("r"), kind);
                inner.push(self.p.stmt(StmtKind::Decl(result)));
                let e = self.p.use_of(result);
                let seen = self.seen(e, ty, None, 1);
                match sink {
                    Sink::Hash(helpers) => match self.see_record(helpers, e, ty) {
                        Some(stmt) => inner.push(stmt),
                        None => self.see_all(helpers, &seen, &mut inner),
                    },
                    Sink::Print(printf) => {
                        let (name, counters) = (Some(name.as_str()), &mut Vec::new());
                        self.print_values(printf, &seen, name, counters, &mut inner);
                    }
                }
            }
        }
        if let Sink::Hash(helpers) = sink {
            for &id in &called.arrays {
                inner.extend(self.see_array(helpers, id));
            }
        }
        self.round(called, &inner)
    }

    /// `see_bytes(ga1, sizeof ga1);`
    fn see_array(&mut self, helpers: &Helpers, id: VarId) -> Option<StmtId> {
        let bytes = helpers.bytes?;
        let decl = self.var(id).decl;
        let (array, again) = (self.p.use_of(decl), self.p.use_of(decl));
        let size = self.p.expr(ExprKind::SizeofExpr(again));
        Some(self.call_helper(bytes, &[array, size]))
    }

    fn see_globals(
        &mut self,
        helpers: &Helpers,
        seen: &[(VarId, Vec<Observed>)],
        out: &mut Vec<StmtId>,
    ) {
        for (id, seen) in seen {
            if self.is_bytewise(*id) {
                out.extend(self.see_array(helpers, *id));
                continue;
            }
            let (decl, ty) = (self.var(*id).decl, self.var(*id).ty);
            if self.shown_by_address(*id) {
                let e = self.p.use_of(decl);
                if let Some(stmt) = self.see_record(helpers, e, ty) {
                    out.push(stmt);
                    continue;
                }
            }
            self.see_all(helpers, seen, out);
        }
    }

    // Hashes.

    /// `hash` and `see`: Fowler, Noll and Vo's hash (FNV-1a), by words instead of bytes.
    fn helpers(&mut self, printf: DeclId, arrays: bool) -> Helpers {
        let p = &mut self.p;
        let word = p.ty(TypeKind::Int(IntKind::ULongLong));
        let basis = p.expr(ExprKind::Int(word_literal(BASIS)));
        let init = p.push_init(Init::Expr(basis));
        let hash = p.decl(
            Some("hash"),
            DeclKind::Var {
                ty: word,
                storage: Storage::Static,
                init: Some(init),
            },
        );
        let value = p.param(Some("value"), word);
        let (left, right) = (p.use_of(hash), p.use_of(value));
        let mixed = p.binary(BinaryOp::BitXor, left, right);
        let prime = p.expr(ExprKind::Int(word_literal(PRIME)));
        let product = p.binary(BinaryOp::Mul, mixed, prime);
        let place = p.use_of(hash);
        let e = p.expr(ExprKind::Assign(None, place, product));
        let stmt = p.stmt(StmtKind::Expr(e));
        let body = p.block(&[stmt]);
        let void = p.ty(TypeKind::Void);
        let see = self.define("see", void, &[value], Storage::Static, Some(body));
        let bytes = arrays.then(|| self.see_bytes(see));
        Helpers {
            printf,
            hash,
            see,
            bytes,
            records: Vec::new(),
        }
    }

    /// `static void see_bytes(const void *at, unsigned long size)`: every byte of an array.
    fn see_bytes(&mut self, see: DeclId) -> DeclId {
        let p = &mut self.p;
        let void = p.qualified(TypeKind::Void, Quals::CONST);
        let address = p.ty(TypeKind::Pointer(void));
        let at = p.param(Some("at"), address);
        let size_type = p.ty(TypeKind::Int(self.target.size_t));
        let size = p.param(Some("size"), size_type);
        let byte = p.qualified(TypeKind::Int(IntKind::UChar), Quals::CONST);
        let byte = p.ty(TypeKind::Pointer(byte));
        let from = p.use_of(at);
        let init = p.push_init(Init::Expr(from));
        let pointer = p.decl(
            Some("p"),
            DeclKind::Var {
                ty: byte,
                storage: Storage::None,
                init: Some(init),
            },
        );
        let (left, zero) = (p.use_of(size), p.int(0));
        let cond = p.binary(BinaryOp::Gt, left, zero);
        let left = p.use_of(size);
        let step = p.unary(UnaryOp::PostDec, left);
        let next = p.use_of(pointer);
        let next = p.unary(UnaryOp::PostInc, next);
        let value = p.unary(UnaryOp::Deref, next);
        let callee = p.use_of(see);
        let call = p.call(callee, &[value]);
        let body = p.stmt(StmtKind::Expr(call));
        let all = p.stmt(StmtKind::For {
            init: ForInit::Decl(pointer),
            cond: Some(cond),
            step: Some(step),
            body,
        });
        let body = p.block(&[all]);
        let void = p.ty(TypeKind::Void);
        self.define("see_bytes", void, &[at, size], Storage::Static, Some(body))
    }

    pub fn see_all(&mut self, helpers: &Helpers, seen: &[Observed], out: &mut Vec<StmtId>) {
        for seen in seen {
            match seen {
                Observed::Value(leaf) => {
                    if is_wide(leaf.kind) {
                        let again = self.copy(leaf.e);
                        let bits = self.p.int(64);
                        let high = self.p.binary(BinaryOp::Shr, again, bits);
                        out.push(self.call_helper(helpers.see, &[high]));
                    }
                    let e = self.copy(leaf.e);
                    out.push(self.call_helper(helpers.see, &[e]));
                }
                Observed::Each {
                    counter,
                    length,
                    body,
                } => {
                    let mut inner = Vec::new();
                    self.see_all(helpers, body, &mut inner);
                    out.push(self.each(*counter, *length, &inner));
                }
            }
        }
    }

    /// `for (int i = 0; i < length; i++)` around statements.
    pub fn each(&mut self, counter: DeclId, length: u32, inner: &[StmtId]) -> StmtId {
        let p = &mut self.p;
        let body = match *inner {
            [one] => one,
            _ => p.block(inner),
        };
        let (i, n) = (p.use_of(counter), p.int(length.into()));
        let cond = p.binary(BinaryOp::Lt, i, n);
        let i = p.use_of(counter);
        let step = p.unary(UnaryOp::PostInc, i);
        p.stmt(StmtKind::For {
            init: ForInit::Decl(counter),
            cond: Some(cond),
            step: Some(step),
            body,
        })
    }

    /// `static void checkpoint(const char *name)`: the hash with everything in it so far.
    fn checkpoint(&mut self, helpers: &Helpers, seen: &[(VarId, Vec<Observed>)]) -> DeclId {
        let mut body = Vec::new();
        self.see_globals(helpers, seen, &mut body);
        let ty = self.text_type();
        let name = self.p.param(Some("name"), ty);
        let (text, hash) = (self.p.use_of(name), self.p.use_of(helpers.hash));
        body.push(self.print(helpers.printf, "%s %llx\n", &[text, hash]));
        let body = self.p.block(&body);
        let void = self.p.ty(TypeKind::Void);
        self.define("checkpoint", void, &[name], Storage::Static, Some(body))
    }

    fn call_checkpoint(&mut self, checkpoint: DeclId, callee: DeclId) -> StmtId {
        let name = self.p[callee].name;
        let name = name.map_or_else(String::new, |name| self.p.name(name).to_string());
        let text = self.text(&name);
        self.call_helper(checkpoint, &[text])
    }

    // Values.

    /// `printf("a1[%d] = %d\n", i1, a1[i1]);`
    fn print_values(
        &mut self,
        printf: DeclId,
        seen: &[Observed],
        result: Option<&str>,
        counters: &mut Vec<DeclId>,
        out: &mut Vec<StmtId>,
    ) {
        for seen in seen {
            match seen {
                Observed::Value(leaf) => self.print_value(printf, *leaf, result, counters, out),
                Observed::Each {
                    counter,
                    length,
                    body,
                } => {
                    let mut inner = Vec::new();
                    counters.push(*counter);
                    self.print_values(printf, body, result, counters, &mut inner);
                    counters.pop();
                    out.push(self.each(*counter, *length, &inner));
                }
            }
        }
    }

    /// `result` is the name of what a function returned, be it in a variable `r` or the call itself.
    fn print_value(
        &mut self,
        printf: DeclId,
        leaf: Leaf,
        result: Option<&str>,
        counters: &[DeclId],
        out: &mut Vec<StmtId>,
    ) {
        let mut format = match (result, self.p[leaf.e].kind) {
            (Some(name), ExprKind::Call(..)) => name.to_string(),
            (Some(name), _) => print_expr(&self.p, leaf.e).replacen('r', name, 1),
            (None, _) => print_expr(&self.p, leaf.e).replace('%', "%%"),
        };
        let mut args = Vec::new();
        for (depth, &counter) in counters.iter().enumerate() {
            let name = format!("[i{}]", depth + 1);
            if format.contains(&name) {
                format = format.replacen(&name, "[%d]", 1);
                args.push(self.p.use_of(counter));
            }
        }
        if is_wide(leaf.kind) {
            // Two calls: a volatile object may not be read twice in one.
            format.push_str(" = 0x%llx");
            let again = self.copy(leaf.e);
            let bits = self.p.int(64);
            let high = self.p.binary(BinaryOp::Shr, again, bits);
            args.push(self.cast(IntKind::ULongLong, high));
            out.push(self.print(printf, &format, &args));
            let low = self.copy(leaf.e);
            let low = self.cast(IntKind::ULongLong, low);
            out.push(self.print(printf, "%016llx\n", &[low]));
            return;
        }
        let conversion = match promote(&self.target, leaf.kind) {
            IntKind::UInt => "%u",
            IntKind::Long => "%ld",
            IntKind::ULong => "%lu",
            IntKind::LongLong => "%lld",
            IntKind::ULongLong => "%llu",
            _ => "%d",
        };
        format.push_str(" = ");
        format.push_str(conversion);
        format.push('\n');
        let e = self.copy(leaf.e);
        // What a bit-field is promoted to depends on its width and on the compiler.
        args.push(match leaf.bits {
            Some(_) => self.cast(leaf.kind, e),
            None => e,
        });
        out.push(self.print(printf, &format, &args));
    }

    // Checks.

    fn checks(
        &mut self,
        helpers: &Helpers,
        seen: &[(VarId, Vec<Observed>)],
        finals: Option<&Finals>,
        out: &mut Vec<StmtId>,
    ) -> Vec<DeclId> {
        let none = Finals::default();
        let finals = finals.unwrap_or(&none);
        let exit = self.exit();
        let fail = self.fail(helpers.printf, exit);
        let check = self.check(helpers, fail);
        // What functions returned comes first.
        let mut number = 1;
        out.push(self.check_hash(check, number, finals.results));
        let mut at = 0;
        for seen in seen.iter().flat_map(|(_, s)| s) {
            number += 1;
            match seen {
                Observed::Each { .. } => {
                    let hash = finals.hash(std::slice::from_ref(seen), &mut at);
                    self.see_all(helpers, std::slice::from_ref(seen), out);
                    out.push(self.check_hash(check, number, hash));
                }
                Observed::Value(leaf) => {
                    let value = finals.value(at);
                    at += 1;
                    out.push(self.check_value(fail, *leaf, value, number));
                }
            }
        }
        out.push(self.print(helpers.printf, "OK\n", &[]));
        vec![exit, fail, check]
    }

    /// `check(1, 0x…ULL);`
    fn check_hash(&mut self, check: DeclId, number: u64, hash: u64) -> StmtId {
        let n = self.p.int(number);
        let expected = self.p.expr(ExprKind::Int(word_literal(hash)));
        self.call_helper(check, &[n, expected])
    }

    /// `if (g1 != 820UL) fail(1);`
    fn check_value(&mut self, fail: DeclId, leaf: Leaf, value: i128, number: u64) -> StmtId {
        let kind = promote(&self.target, leaf.kind);
        let mut e = self.copy(leaf.e);
        if leaf.bits.is_some() {
            e = self.cast(leaf.kind, e);
        }
        let expected = self.literal(kind, value);
        let wrong = self.p.binary(BinaryOp::Ne, e, expected);
        let number = self.p.int(number);
        let fail = self.call_helper(fail, &[number]);
        self.p.stmt(StmtKind::If(wrong, fail, None))
    }

    /// `void exit(int);`
    fn exit(&mut self) -> DeclId {
        let (int, void) = (self.p.int_type(), self.p.ty(TypeKind::Void));
        let status = self.p.param(None, int);
        self.define("exit", void, &[status], Storage::None, None)
    }

    fn fail(&mut self, printf: DeclId, exit: DeclId) -> DeclId {
        let (int, void) = (self.p.int_type(), self.p.ty(TypeKind::Void));
        let number = self.p.param(Some("number"), int);
        let shown = self.p.use_of(number);
        let print = self.print(printf, "check %d failed\n", &[shown]);
        let one = self.p.int(1);
        let exit = self.call_helper(exit, &[one]);
        let body = self.p.block(&[print, exit]);
        self.define("fail", void, &[number], Storage::Static, Some(body))
    }

    /// `static void check(int number, unsigned long long expected)`: compares the hash and starts a
    /// new one.
    fn check(&mut self, helpers: &Helpers, fail: DeclId) -> DeclId {
        let (int, void) = (self.p.int_type(), self.p.ty(TypeKind::Void));
        let word = self.p.ty(TypeKind::Int(IntKind::ULongLong));
        let number = self.p.param(Some("number"), int);
        let expected = self.p.param(Some("expected"), word);
        let (hash, known) = (self.p.use_of(helpers.hash), self.p.use_of(expected));
        let wrong = self.p.binary(BinaryOp::Ne, hash, known);
        let n = self.p.use_of(number);
        let fail = self.call_helper(fail, &[n]);
        let test = self.p.stmt(StmtKind::If(wrong, fail, None));
        let hash = self.p.use_of(helpers.hash);
        let basis = self.p.expr(ExprKind::Int(word_literal(BASIS)));
        let reset = self.p.expr(ExprKind::Assign(None, hash, basis));
        let reset = self.p.stmt(StmtKind::Expr(reset));
        let body = self.p.block(&[test, reset]);
        let params = [number, expected];
        self.define("check", void, &params, Storage::Static, Some(body))
    }

    // Comments.

    /// The final value of every variable in words, for its declaration.
    pub fn notes(&mut self, finals: &Finals) -> Vec<(DeclId, String)> {
        const LONGEST: usize = 60;
        let mut at = 0;
        let mut notes = Vec::new();
        for (id, seen) in self.seen_globals() {
            let decl = self.var(id).decl;
            let values = count(&seen) as usize;
            let texts = finals.texts.get(at..at + values).unwrap_or_default();
            at += values;
            let mut note = String::from("finally ");
            for (i, text) in texts.iter().enumerate() {
                if note.len() + text.len() > LONGEST {
                    note.push_str(", …");
                    break;
                }
                if i > 0 {
                    note.push_str(", ");
                }
                note.push_str(text);
            }
            if values > 0 {
                notes.push((decl, note));
            }
        }
        notes
    }

    // Parts.

    /// `int printf(const char *, ...);`
    fn printf(&mut self) -> DeclId {
        let text = self.text_type();
        let p = &mut self.p;
        let format = p.param(None, text);
        let params = p.list(&[format]);
        let ret = p.int_type();
        let ty = p.ty(TypeKind::Function {
            ret,
            params: Params::List(params),
            variadic: true,
        });
        p.decl(
            Some("printf"),
            DeclKind::Function {
                ty,
                storage: Storage::None,
                inline: false,
                noreturn: false,
                params,
                body: None,
            },
        )
    }

    /// `const char *`
    fn text_type(&mut self) -> TypeId {
        let kind = TypeKind::Int(IntKind::Char);
        let character = self.p.qualified(kind, Quals::CONST);
        self.p.ty(TypeKind::Pointer(character))
    }

    fn text(&mut self, text: &str) -> ExprId {
        let id = self.p.push_string(StrLit {
            prefix: StrPrefix::None,
            units: text.bytes().map(u32::from).collect(),
        });
        self.p.expr(ExprKind::Str(id))
    }

    fn print(&mut self, printf: DeclId, format: &str, args: &[ExprId]) -> StmtId {
        let mut all = vec![self.text(format)];
        all.extend_from_slice(args);
        self.call_helper(printf, &all)
    }

    pub fn call_helper(&mut self, function: DeclId, args: &[ExprId]) -> StmtId {
        let callee = self.p.use_of(function);
        let e = self.p.call(callee, args);
        self.p.stmt(StmtKind::Expr(e))
    }

    /// A function that is not generated.
    pub fn define(
        &mut self,
        name: &str,
        ret: TypeId,
        params: &[DeclId],
        storage: Storage,
        body: Option<StmtId>,
    ) -> DeclId {
        let params = self.p.list(params);
        let ty = self.p.ty(TypeKind::Function {
            ret,
            params: Params::List(params),
            variadic: false,
        });
        self.p.decl(
            Some(name),
            DeclKind::Function {
                ty,
                storage,
                inline: false,
                noreturn: false,
                params,
                body,
            },
        )
    }

    /// Whether the final values must be known before the program can be written.
    pub fn needs_finals(&self) -> bool {
        Mode::of(self.k.get(Knob::Observe)) == Mode::Checks || self.k.get(Knob::Comments) != 0
    }
}

impl Finals {
    /// The hash of the next values, as `see` computes it.
    fn hash(&self, seen: &[Observed], at: &mut usize) -> u64 {
        let mut hash = BASIS;
        self.hash_into(seen, at, &mut hash);
        hash
    }

    fn hash_into(&self, seen: &[Observed], at: &mut usize, hash: &mut u64) {
        for seen in seen {
            match seen {
                Observed::Value(leaf) => {
                    let value = self.value(*at);
                    *at += 1;
                    if is_wide(leaf.kind) {
                        mix(hash, (value >> 64) as u64);
                    }
                    mix(hash, value as u64);
                }
                Observed::Each { length, body, .. } => {
                    for _ in 0..*length {
                        self.hash_into(body, at, hash);
                    }
                }
            }
        }
    }
}

fn mix(hash: &mut u64, value: u64) {
    *hash = (*hash ^ value).wrapping_mul(PRIME);
}

/// The number of values.
fn count(seen: &[Observed]) -> u64 {
    seen.iter()
        .map(|seen| match seen {
            Observed::Value(_) => 1,
            Observed::Each { length, body, .. } => u64::from(*length) * count(body),
        })
        .sum()
}

fn is_wide(kind: IntKind) -> bool {
    matches!(kind, IntKind::Int128 | IntKind::UInt128)
}

fn word_literal(value: u64) -> IntLit {
    IntLit {
        value,
        radix: Radix::Hex,
        unsigned: true,
        size: IntSuffix::LongLong,
    }
}
