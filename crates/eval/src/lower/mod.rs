//! The checked tree to bytecode.
//!
//! Scalars whose address is never taken live in registers; everything else is an object, made when
//! its block is entered. Temporaries follow a stack discipline and are gone at the end of the full
//! expression. Static objects are laid out and, as far as their initialisers are constants, filled
//! here; the rest is done by start-up code.
//!
//! Operands of unsequenced operators are evaluated left to right, assignments' left sides first.
//!
//! There are three kinds of state: the [`Tables`] of the module, which grow; the [`Emitter`], which writes
//! instructions and turns labels into positions; and the [`Body`] being lowered, which every function has anew.

mod arith;
mod body;
mod builtin;
mod call;
mod condition;
mod convert;
mod emit;
mod excess;
mod expr;
mod init;
mod lengths;
mod order;
mod overlap;
mod padded;
mod place;
mod profile;
mod repair;
mod restrict;
mod scan;
mod stmt;
mod tables;
mod watch;

use crate::code::*;
use crate::effective::Suspicions;
use crate::fold::Fold;
use crate::order::{Operands, Order};
use crate::profile::table::Table as ProfileTable;
use crate::repair::table::Table;
use crate::restrict::any as any_restrict;
use body::{Body, Returns, Scope};
use cassay_check::{Checked, EntityId, EntityKind};
use cassay_lang::target::FloatFormat;
use cassay_lang::tree::*;
use cassay_lang::types::{IntShape, QTy, Ty, TyKind, Types};
use cassay_lang::{Problem, Span, Target};
use cassay_memory::Memory;
use emit::{Emitter, Finished};
use order::Join;
use restrict::{Promised, Restricts};
use rustc_hash::FxHashSet;
use std::sync::Arc;
use tables::{Home, Tables};

pub(super) type L<T> = Result<T, Problem>;

/// Bytes for all static objects. Every run copies them, each byte with its tag.
const MAX_STATICS: u64 = 256 << 20;

struct Lowerer<'a> {
    program: &'a Program,
    target: &'a Target,
    ck: Checked,
    types: Types,
    /// How values of the types are held, of those that there were at the beginning.
    reps: Vec<Rep>,
    /// Which operands are watched, and in which order such are evaluated.
    order: Order,
    operands: Operands,
    /// Expressions of which only the sign matters, once somebody has asked.
    signs: Option<FxHashSet<ExprId>>,
    /// Expressions of which nothing matters but whether they are 0; found when first asked for.
    truths: Option<FxHashSet<ExprId>>,
    /// Records whose bytes may be looked at; found when first asked for.
    viewed: Option<padded::Viewed>,
    tables: Tables,
    out: Emitter,
    /// The function being lowered.
    body: Body,
    restricts: Restricts,
    suspicions: Suspicions,
    /// Notes for repairs, where the code is to be repairable.
    repair: Option<Table>,
    /// Notes for a profile, where one is asked for.
    profile: Option<profile::Profile>,
}

/// Lowers a checked program. The types come back because lowering may add to them.
pub fn lower(
    program: &Program,
    target: &Arc<Target>,
    mut ck: Checked,
    repair: Option<Table>,
    profile: Option<ProfileTable>,
    order: Order,
    operands: Operands,
) -> L<(Module, Types)> {
    let types = std::mem::replace(&mut ck.types, Types::new(Arc::clone(target)));
    let restricts = Restricts::new(any_restrict(program, &ck, &types));
    let alignment = ck.alignment(program, &types);
    let image = Memory::image(MAX_STATICS, target, alignment);
    let numbers = 0..types.count() as u32;
    let reps = numbers.map(|n| find_rep(&types, target, Ty::of_number(n)));
    let mut lowerer = Lowerer {
        program,
        target,
        reps: reps.collect(),
        types,
        order,
        operands,
        signs: None,
        truths: None,
        viewed: None,
        tables: Tables::new(
            image,
            ck.entities.len(),
            ck.functions.len(),
            program.strings.len(),
        ),
        out: Emitter::new(program.exprs.len() * 2),
        body: Body::default(),
        restricts,
        suspicions: Suspicions::default(),
        repair,
        profile: profile.map(profile::Profile::new),
        ck,
    };
    lowerer.place_entities()?;
    for i in 0..lowerer.ck.functions.len() {
        lowerer.function(lowerer.ck.functions[i])?;
    }
    let start = lowerer.start()?;
    Ok(lowerer.finish(start))
}

impl Lowerer<'_> {
    fn span(&self) -> Span {
        match self.out.note.site {
            Site::None => Span::NONE,
            Site::Expr(e) => self.program[e].span,
            Site::Stmt(s) => self.program[s].span,
            Site::Decl(d) => self.program[d].span,
        }
    }

    /// Const, or an array of const elements.
    fn deeply_const(&self, qty: QTy) -> bool {
        match self.types.kind(qty.ty) {
            TyKind::Array(elem, _) => qty.is_const() || self.deeply_const(elem),
            _ => qty.is_const(),
        }
    }

    /// From here on another function is lowered.
    fn begin_function(&mut self) {
        self.out.begin();
        let last = std::mem::take(&mut self.body);
        self.body = Body::new(Promised::new(self.restricts.nothing()), last);
        self.begin_names();
    }

    fn function(&mut self, id: EntityId) -> L<()> {
        let entity = self.ck.entity(id);
        let (fn_qty, name) = (entity.qty, entity.name);
        let EntityKind::Function {
            def: Some(def),
            ref params,
            promises,
            ..
        } = entity.kind
        else {
            return Ok(());
        };
        let params = params.clone();
        let DeclKind::Function {
            body: Some(body), ..
        } = self.program[def].kind
        else {
            return Ok(());
        };
        let noreturn = promises.noreturn;
        let name = name
            .map(|n| self.program.name(n).to_string())
            .unwrap_or_default();
        self.begin_function();
        self.out.note.site = Site::Decl(def);
        let TyKind::Function(f) = self.types.kind(fn_qty.ty) else {
            return self.problem("not a function");
        };
        let sig = self.types.sig(f).clone();
        self.body.returns = Returns {
            qty: sig.ret,
            record: self.is_record(sig.ret.ty),
            value: sig.ret.ty != Ty::VOID,
            promises,
            alignment: None,
            malloc: promises.malloc.then_some(id),
        };
        // Hidden pointer to the result object.
        if self.body.returns.record {
            self.alloc(1)?;
        }
        // Without a prototype, arguments arrive promoted (6.5.2.2p6).
        let mut arrivals = Vec::new();
        for &p in &params {
            let declared = self.ck.entity(p).qty.ty;
            let ty = if sig.prototype {
                declared
            } else {
                self.types.default_promote(declared)
            };
            let rep = self.rep(ty);
            arrivals.push((p, self.temp_for(rep)?, ty));
        }
        // The argument that `alloc_align` names is kept: the parameter may change.
        let named = usize::from(promises.alloc_align).wrapping_sub(1);
        if let Some(&(_, _, ty)) = arrivals.get(named)
            && matches!(self.rep(ty), Rep::Int { .. })
        {
            self.body.returns.alignment = Some(self.alloc(1)?);
        }
        let param_types = params.iter().map(|&p| self.ck.entity(p).qty.ty).collect();
        // Registers 0 and 1 carry the result back.
        self.out.take_below(self.top().max(2));
        self.prepare_body(body)?;
        self.make_stamps(id)?;
        self.begin_restricts(&params);
        for (i, (p, r, ty)) in arrivals.into_iter().enumerate() {
            if promises.nonnull >> i.min(63) & 1 != 0 && self.types.is_pointer(ty) {
                self.out.note.site = Site::Decl(self.ck.entity(p).decl);
                let of = NotNull::Parameter;
                self.emit(Op::NonNull { a: r, of });
            }
            if let Some(d) = self.body.returns.alignment.filter(|_| i == named) {
                self.emit(Op::Move { d, s: r });
            }
            if !sig.prototype {
                self.representable(p, r, ty)?;
            }
            self.parameter(p, r, ty)?;
        }
        self.enter_names(def);
        self.body.path.push(self.body.scopes.len() as u32);
        self.body.scopes.push(Scope::default());
        let sent = self.take_sizes(&params)?;
        let join = match params.len() {
            0 | 1 => Join::default(),
            _ => self.begin_lengths(),
        };
        for i in 0..params.len() {
            if i > 0 {
                self.next_operand(join);
            }
            let at = match self.backwards(join) {
                true => params.len() - 1 - i,
                false => i,
            };
            self.parameter_vlas(params[at])?;
        }
        self.end_join(join);
        self.compare_sizes(sent)?;
        self.statement(body)?;
        if self.body.reachable {
            self.out.note.site = Site::Decl(def);
            let is_main = name == "main" && self.body.returns.value;
            if noreturn {
                self.emit(Op::RetNoreturn);
            } else if is_main {
                self.emit(Op::Const { d: 0, v: 0 });
                self.emit(Op::Ret);
            } else if self.body.returns.value {
                self.emit(Op::RetNothing);
            } else {
                self.emit(Op::Ret);
            }
        }
        self.finish_jumps()?;
        self.drop_unused_flags();
        let finished = self.end_function();
        self.find_folds(finished.entry as usize);
        self.tables.functions.push(Function {
            name,
            decl: def,
            ty: fn_qty.ty,
            entry: finished.entry,
            cost: 4 + finished.length / 16,
            registers: finished.registers + 4,
            stack: self.body.stack,
            param_types,
            variadic: sig.variadic,
            constant: promises.const_,
        });
        Ok(())
    }

    /// Marks loops of the function that begins at `entry` that can be done at once.
    fn find_folds(&mut self, entry: usize) {
        // It does nothing else.
        const LONGEST: usize = 24;
        let end = self.out.code.len();
        if end - entry > LONGEST || self.repairable() || self.profile.is_some() {
            return;
        }
        for top in entry..end {
            if let Op::Move { d, s } = self.out.code[top]
                && let Some(fold) = Fold::at(&self.out.code, &self.tables.functions, top)
            {
                self.tables.folds.push(fold);
                let fold = self.tables.folds.len() as u32 - 1;
                self.out.code[top] = Op::MoveFold { d, s, fold };
            }
        }
    }

    /// Start-up code: static initialisers that are not plain constants.
    fn start(&mut self) -> L<Finished> {
        self.begin_function();
        self.body.is_start = true;
        for i in 0..self.ck.entities.len() {
            let entity = &self.ck.entities[i];
            if let EntityKind::Static {
                init: Some(init),
                defined: true,
            } = entity.kind
                && let Home::Static { p } = self.tables.homes[i]
            {
                let (qty, decl) = (entity.qty, entity.decl);
                self.out.note.site = Site::Decl(decl);
                self.static_init(p, qty, init)?;
                self.set_top(0);
            }
        }
        self.emit(Op::Ret);
        self.finish_jumps()?;
        Ok(self.end_function())
    }

    fn finish(self, start: Finished) -> (Module, Types) {
        let main = self
            .ck
            .main
            .and_then(|m| match self.tables.homes[m.0 as usize] {
                Home::Function { index } => Some(index),
                _ => None,
            });
        let main_params = self.ck.main.map_or(0, |m| match &self.ck.entity(m).kind {
            EntityKind::Function { params, .. } => params.len(),
            _ => 0,
        });
        let (constructors, destructors) = self.around_main();
        let asks_name = self.asks_name();
        let module = Module {
            code: self.out.code,
            notes: self.out.notes,
            forces: self.restricts.sets,
            restrict_members: self.restricts.members,
            suspicions: self.suspicions,
            loops: self.out.loops,
            folds: self.tables.folds,
            most_registers: self
                .tables
                .functions
                .iter()
                .map(|f| f.registers)
                .max()
                .unwrap_or(0) as usize,
            start_registers: start.registers as usize,
            watches: self.tables.watches,
            functions: self.tables.functions,
            library: self.tables.library,
            calls: self.tables.calls,
            switches: self.out.switches,
            labels: self.out.label_tables,
            accesses: self.tables.accesses,
            bits: self.tables.bits,
            overlaps: self.tables.overlaps,
            locals: self.tables.locals,
            reasons: self.tables.reasons,
            shapes: self.tables.shapes,
            paddings: self.tables.paddings,
            image: self.tables.image,
            start: start.entry,
            main,
            main_params,
            asks_name,
            constructors,
            destructors,
            streams: self.tables.streams,
            repair: self.repair.map_or_else(Table::default, |mut table| {
                table.typed = self.ck.exprs;
                table
            }),
            profile: self
                .profile
                .map(profile::Profile::finish)
                .unwrap_or_default(),
        };
        (module, self.types)
    }

    /// Whether `main` does anything with the vector of arguments but look at those behind the first, by their numbers.
    fn asks_name(&self) -> bool {
        let main = self.ck.main.map(|main| &self.ck.entity(main).kind);
        let Some(EntityKind::Function { params, .. }) = main else {
            return false;
        };
        let Some(vector) = params.get(1).map(|&id| self.ck.entity(id).decl) else {
            return false;
        };
        let exprs = &self.program.exprs;
        let named = |kind: ExprKind| matches!(kind, ExprKind::Name(decl) if decl == vector);
        let others = |kind: ExprKind| match kind {
            ExprKind::Index(a, at) if named(self.program[a].kind) => {
                matches!(self.program[at].kind, ExprKind::Int(lit) if lit.value != 0)
            }
            _ => false,
        };
        let all = exprs.iter().filter(|e| named(e.kind)).count();
        all > exprs.iter().filter(|e| others(e.kind)).count()
    }

    /// Functions that run before `main` and after it, by priority and then as they are defined, the latter in the
    /// opposite order; so do gcc's and clang's programs.
    fn around_main(&self) -> (Vec<u32>, Vec<u32>) {
        let by_priority = |priority: fn(&EntityKind) -> Option<u16>| {
            let defined = self.ck.functions.iter().enumerate();
            let mut found: Vec<(u16, u32)> = defined
                .filter_map(|(i, &id)| Some((priority(&self.ck.entity(id).kind)?, i as u32)))
                .collect();
            found.sort_unstable();
            found.into_iter().map(|(_, index)| index)
        };
        let before = by_priority(|kind| match kind {
            EntityKind::Function { constructor, .. } => *constructor,
            _ => None,
        });
        let after = by_priority(|kind| match kind {
            EntityKind::Function { destructor, .. } => *destructor,
            _ => None,
        });
        (before.collect(), after.rev().collect())
    }

    /// Stops the program when this is reached.
    /// Without a prototype, an argument may have the signed type and the parameter the unsigned one, or the other way
    /// round, if both can have its value (6.5.2.2p6). In a register it is extended as the caller's type says.
    fn representable(&mut self, id: EntityId, r: R, ty: Ty) -> L<()> {
        let Rep::Int { width, signed } = self.rep(ty) else {
            return Ok(());
        };
        if width >= 64 {
            return Ok(());
        }
        self.out.note.site = Site::Decl(self.ck.entity(id).decl);
        let mark = self.top();
        let (d, fits) = (self.temp()?, self.label());
        self.emit(Op::Cut {
            d,
            a: r,
            width,
            signed,
        });
        self.emit(Op::BrEq {
            a: d,
            b: r,
            t: fits.0,
            cost: 0,
        });
        let why =
            "the argument has the other signedness, and a value that the parameter cannot have";
        let kind = cassay_memory::Kind::ArgumentMismatch;
        self.stop(StopReason::Undefined(kind, why.into()));
        self.bind(fits);
        self.set_top(mark);
        Ok(())
    }

    fn stop(&mut self, reason: StopReason) {
        self.tables.reasons.push(reason);
        let reason = self.tables.reasons.len() as u32 - 1;
        self.emit(Op::Stop { reason });
    }

    #[inline]
    fn rep(&self, ty: Ty) -> Rep {
        match self.reps.get(ty.number() as usize) {
            Some(&rep) => rep,
            None => find_rep(&self.types, self.target, ty),
        }
    }

    /// Stops where a `long double` has a format that Cassay does not compute in.
    fn refuse_long_double(&mut self, ty: Ty) {
        let format = self.target.long_double_format;
        if ty == Ty::LDOUBLE && matches!(format, FloatFormat::Quad | FloatFormat::DoubleDouble) {
            let reason = "values of type `long double` on this target";
            self.stop(StopReason::Unsupported(reason.into()));
        }
    }

    fn is_record(&self, ty: Ty) -> bool {
        matches!(self.types.kind(ty), TyKind::Record(_))
    }
}

/// How values of a type are held in registers.
fn find_rep(types: &Types, target: &Target, ty: Ty) -> Rep {
    match (types.int_shape(ty), types.kind(ty)) {
        (Some(IntShape { width, signed }), _) if width <= 64 => Rep::Int {
            width: width as u8,
            signed,
        },
        (_, TyKind::Float(kind)) => match target.computes_as(kind) {
            FloatKind::Float => Rep::F32,
            FloatKind::Double => Rep::F64,
            FloatKind::LongDouble => Rep::F80,
        },
        (Some(IntShape { signed, .. }), _) => Rep::Wide { signed },
        (None, _) => Rep::Ptr,
    }
}
