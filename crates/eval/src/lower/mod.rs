//! The checked tree to bytecode.
//!
//! Scalars whose address is never taken live in registers; everything else is an object, made when
//! its block is entered. Temporaries follow a stack discipline and are gone at the end of the full
//! expression. Static objects are laid out and, as far as their initialisers are constants, filled
//! here; the rest is done by start-up code.
//!
//! Operands of unsequenced operators are evaluated left to right, assignments' left sides first.

mod arith;
mod builtin;
mod call;
mod convert;
mod emit;
mod expr;
mod init;
mod order;
mod place;
mod profile;
mod repair;
mod restrict;
mod scan;
mod stmt;
mod watch;

use crate::code::*;
use crate::effective::{Suspicions, View};
use crate::order::{Operands, Order};
use crate::profile::table::Table as ProfileTable;
use crate::repair::table::Table;
use crate::restrict::{Force, UNSEEN, any as any_restrict};
use cassay_check::{Checked, EntityId, EntityKind, Promises};
use cassay_lang::target::FloatFormat;
use cassay_lang::tree::*;
use cassay_lang::types::{QTy, Ty, TyKind, Types};
use cassay_lang::{Problem, Span, Target};
use cassay_memory::{Memory, ObjectKind, Origin, Ptr};
use emit::Label;
use order::Pend;
use restrict::Restricts;
use rustc_hash::{FxHashMap, FxHashSet};

pub(super) type L<T> = Result<T, Problem>;

/// Bytes for all static objects. Every run copies them, each byte with its tag.
const MAX_STATICS: u64 = 256 << 20;

/// Where a variable or function is.
#[derive(Clone, Copy, Debug)]
enum Home {
    /// Not placed (yet).
    None,
    Reg {
        r: R,
        flag: Option<R>,
    },
    /// An object whose pointer is in a register.
    Object {
        p: R,
    },
    Static {
        p: Ptr,
    },
    Function {
        index: u32,
    },
    Library {
        index: u32,
    },
    /// Declared, nowhere defined.
    Missing,
}

/// A block scope with what a jump into it must set up.
#[derive(Default)]
struct Scope {
    objects: Vec<(R, u32, u32)>,
    flags: Vec<R>,
    /// Static number of live objects outside of it.
    open: u32,
}

/// Where `break` and `continue` lead.
struct Breakable {
    break_to: Label,
    continue_to: Option<Label>,
    scopes: usize,
    /// Variables surely assigned at every `break` so far.
    at_break: Option<FxHashSet<u32>>,
    at_continue: Option<FxHashSet<u32>>,
}

/// A jump whose target's scopes are not known yet.
struct Pending {
    from: Label,
    target: Label,
    /// Scope path of the jump, and the objects alive there.
    path: Vec<u32>,
    open: u32,
}

/// The scopes around a label, and how many objects are alive there.
type LabelPlace = (Vec<u32>, u32);

struct SwitchFrame {
    table: usize,
    ty: Ty,
    path: Vec<u32>,
    has_default: bool,
    /// Variables surely assigned at the head.
    at_head: FxHashSet<u32>,
}

struct Lowerer<'a> {
    program: &'a Program,
    target: &'static Target,
    ck: Checked,
    types: Types,
    code: Vec<Op>,
    sites: Vec<Site>,
    classes: Vec<u8>,
    /// Class of the access being written.
    class: u8,
    views: Vec<View>,
    view: View,
    force: Vec<Force>,
    /// Promises in force for the instruction being written, where they matter.
    force_at: Force,
    restricts: Restricts,
    /// The function has labels that can be jumped to.
    has_labels: bool,
    suspicions: Suspicions,
    loops: Vec<Loop>,
    /// Loops of the function, by the labels at their ends.
    own_loops: Vec<(Label, Label, Option<ExprId>)>,
    watches: Vec<WatchInfo>,
    watch_index: FxHashMap<Ty, Option<u32>>,
    site: Site,
    functions: Vec<Function>,
    library: Vec<LibraryFunction>,
    library_index: FxHashMap<String, Option<u32>>,
    calls: Vec<CallSite>,
    module_switches: Vec<SwitchTable>,
    module_labels: Vec<Vec<(Ptr, u32)>>,
    first_switch: usize,
    first_label_table: usize,
    accesses: Vec<Access>,
    bits: Vec<BitAccess>,
    locals: Vec<LocalInfo>,
    reasons: Vec<StopReason>,
    shapes: Vec<OverflowShape>,
    paddings: Vec<crate::padding::Padding>,
    padding_index: FxHashMap<Ty, Option<u32>>,
    image: Memory,
    homes: Vec<Home>,
    fn_pointers: FxHashMap<u32, Ptr>,
    strings: Vec<Option<Ptr>>,
    streams: [Ptr; 3],
    user_functions: u32,

    // The current function.
    labels: Vec<u32>,
    /// Labels that stand for others.
    aliases: Vec<(Label, Label)>,
    next: R,
    high: u32,
    stack: u32,
    open: u32,
    /// Objects made by the full expression being written; they count in `open`.
    temporaries: u32,
    ret: QTy,
    ret_record: bool,
    returns: bool,
    depth: u32,
    scopes: Vec<Scope>,
    path: Vec<u32>,
    breakables: Vec<Breakable>,
    switches: Vec<SwitchFrame>,
    pending: Vec<Pending>,
    user_labels: FxHashMap<LabelId, (Label, Option<LabelPlace>)>,
    label_pointers: FxHashMap<LabelId, Ptr>,
    label_gotos: Vec<(usize, Vec<u32>)>,
    /// Variables that may be read uninitialised: number by entity, and where their flag is set.
    flag_sets: FxHashMap<R, Vec<usize>>,
    flag_checked: FxHashSet<R>,
    assigned: FxHashSet<u32>,
    reachable: bool,
    jumpy: FxHashSet<StmtId>,
    /// Labels that jumps reach from before or outside: nothing is known of variables there.
    wild_labels: FxHashSet<LabelId>,
    /// Compound literals by the block they live in.
    literals: FxHashMap<StmtId, Vec<ExprId>>,
    literal_homes: FxHashMap<ExprId, R>,
    /// Expressions of which only the sign matters, once somebody has asked.
    signs: Option<FxHashSet<ExprId>>,
    vla_sizes: FxHashMap<u32, R>,
    /// The block can be jumped into.
    in_jumpy: bool,
    noreturn: bool,
    promises: Promises,
    /// Scopes of case labels in inner blocks.
    case_places: FxHashMap<u32, LabelPlace>,
    in_start: bool,
    scan: scan::Scan,
    /// Which operands are watched, and in which order such are evaluated.
    order: Order,
    operands: Operands,
    /// Joins around what is being written.
    joins: u32,
    /// Jumps may leave joins, from statements in expressions: wherever one goes, it says how many are
    /// open there.
    levels: bool,
    /// Stamps of the function's variables that are watched.
    stamps: FxHashMap<u32, R>,
    /// What the next access is for pending writes.
    pend: Pend,
    /// Notes for repairs, where the code is to be repairable.
    repair: Option<Table>,
    /// Notes for a profile, where one is asked for.
    profile: Option<profile::Profile>,
}

/// Lowers a checked program. The types come back because lowering may add to them.
pub fn lower(
    program: &Program,
    target: &'static Target,
    mut ck: Checked,
    repair: Option<Table>,
    profile: Option<ProfileTable>,
    order: Order,
    operands: Operands,
) -> L<(Module, Types)> {
    let types = std::mem::replace(&mut ck.types, Types::new(target));
    let homes = vec![Home::None; ck.entities.len()];
    let restricts = Restricts::new(any_restrict(program, &ck, &types));
    let alignment = ck.alignment(program, &types);
    let mut lowerer = Lowerer {
        program,
        target,
        types,
        code: Vec::with_capacity(program.exprs.len() * 2),
        sites: Vec::with_capacity(program.exprs.len() * 2),
        classes: Vec::with_capacity(program.exprs.len() * 2),
        class: 0,
        views: Vec::with_capacity(program.exprs.len() * 2),
        view: View::default(),
        force: Vec::with_capacity(program.exprs.len() * 2),
        force_at: UNSEEN,
        restricts,
        has_labels: false,
        suspicions: Suspicions::default(),
        loops: Vec::new(),
        own_loops: Vec::new(),
        watches: Vec::new(),
        watch_index: FxHashMap::default(),
        site: Site::None,
        functions: Vec::new(),
        library: Vec::new(),
        library_index: FxHashMap::default(),
        calls: Vec::new(),
        module_switches: Vec::new(),
        module_labels: Vec::new(),
        first_switch: 0,
        first_label_table: 0,
        accesses: Vec::new(),
        bits: Vec::new(),
        locals: Vec::new(),
        reasons: Vec::new(),
        shapes: Vec::new(),
        paddings: Vec::new(),
        padding_index: FxHashMap::default(),
        image: Memory::image(MAX_STATICS, target, alignment),
        homes,
        fn_pointers: FxHashMap::default(),
        strings: vec![None; program.strings.len()],
        streams: [0; 3],
        user_functions: ck.functions.len() as u32,
        labels: Vec::new(),
        aliases: Vec::new(),
        next: 0,
        high: 0,
        stack: 0,
        open: 0,
        temporaries: 0,
        ret: QTy::plain(Ty::VOID),
        ret_record: false,
        returns: false,
        depth: 0,
        scopes: Vec::new(),
        path: Vec::new(),
        breakables: Vec::new(),
        switches: Vec::new(),
        pending: Vec::new(),
        user_labels: FxHashMap::default(),
        label_pointers: FxHashMap::default(),
        label_gotos: Vec::new(),
        flag_sets: FxHashMap::default(),
        flag_checked: FxHashSet::default(),
        assigned: FxHashSet::default(),
        reachable: true,
        jumpy: FxHashSet::default(),
        wild_labels: FxHashSet::default(),
        literals: FxHashMap::default(),
        literal_homes: FxHashMap::default(),
        signs: None,
        vla_sizes: FxHashMap::default(),
        in_jumpy: false,
        noreturn: false,
        promises: Promises::default(),
        case_places: FxHashMap::default(),
        in_start: false,
        scan: scan::Scan::new(program),
        order,
        operands,
        joins: 0,
        levels: false,
        stamps: FxHashMap::default(),
        pend: Pend::default(),
        repair,
        profile: profile.map(profile::Profile::new),
        ck,
    };
    lowerer.note_kinds();
    lowerer.place_entities()?;
    for i in 0..lowerer.ck.functions.len() {
        lowerer.function(lowerer.ck.functions[i])?;
    }
    let start = lowerer.start()?;
    Ok(lowerer.finish(start))
}

impl Lowerer<'_> {
    fn span(&self) -> Span {
        match self.site {
            Site::None => Span::NONE,
            Site::Expr(e) => self.program[e].span,
            Site::Stmt(s) => self.program[s].span,
            Site::Decl(d) => self.program[d].span,
        }
    }

    /// Allocates static objects and numbers functions.
    fn place_entities(&mut self) -> L<()> {
        for (i, &f) in self.ck.functions.iter().enumerate() {
            self.homes[f.0 as usize] = Home::Function { index: i as u32 };
        }
        for i in 0..self.ck.entities.len() {
            let entity = &self.ck.entities[i];
            let (qty, decl, name) = (entity.qty, entity.decl, entity.name);
            match entity.kind {
                EntityKind::Static { init, defined } => {
                    if !defined {
                        self.homes[i] = self.library_object(name)?;
                        continue;
                    }
                    self.site = Site::Decl(decl);
                    let plan_ty = init.and_then(|init| self.ck.plans.get(&init)?.ty);
                    let extra = init
                        .and_then(|init| self.ck.plans.get(&init))
                        .map_or(0, |p| p.extra);
                    let size = plan_ty
                        .and_then(|ty| self.types.size(ty))
                        .max(self.types.size(qty.ty))
                        .unwrap_or(0)
                        .saturating_add(extra);
                    let is_const = self.deeply_const(qty);
                    let p =
                        self.allocate(size, ObjectKind::Static, is_const, Origin::Decl(decl))?;
                    self.image.set_writable(p, true);
                    self.image.fill(p, 0, size).map_err(|_| self.too_large())?;
                    self.image.set_writable(p, false);
                    if let Some(watch) = self.watch(qty.ty) {
                        let WatchInfo { union, ref consts } = self.watches[watch as usize];
                        self.image.watch(p, union, consts.clone());
                    }
                    self.homes[i] = Home::Static { p };
                }
                EntityKind::Function { def: None, .. } => {
                    let text = name
                        .map(|n| self.program.name(n).to_string())
                        .unwrap_or_default();
                    self.homes[i] = match self.library_function(&text) {
                        Some(index) => Home::Library { index },
                        None => Home::Missing,
                    };
                }
                EntityKind::Function { .. } | EntityKind::Local { .. } => {}
            }
        }
        Ok(())
    }

    /// Const, or an array of const elements.
    fn deeply_const(&self, qty: QTy) -> bool {
        match self.types.kind(qty.ty) {
            TyKind::Array(elem, _) => qty.is_const() || self.deeply_const(elem),
            _ => qty.is_const(),
        }
    }

    fn too_large(&self) -> Problem {
        Problem::unsupported(
            self.span(),
            "the program's objects need more memory than the limit allows",
        )
    }

    fn allocate(&mut self, size: u64, kind: ObjectKind, is_const: bool, origin: Origin) -> L<Ptr> {
        self.image
            .allocate(size, kind, is_const, origin)
            .map_err(|_| self.too_large())
    }

    fn library_object(&mut self, name: Option<cassay_lang::Symbol>) -> L<Home> {
        let text = name.map(|n| self.program.name(n)).unwrap_or_default();
        let Some(i) = ["stdin", "stdout", "stderr"]
            .iter()
            .position(|&n| n == text)
        else {
            return Ok(Home::Missing);
        };
        let stream = self.allocate(216, ObjectKind::Static, false, Origin::Unknown)?;
        let size = self.target.pointer.size.into();
        let variable = self.allocate(size, ObjectKind::Static, false, Origin::Unknown)?;
        self.image
            .write_pointer(variable, stream)
            .map_err(|_| self.too_large())?;
        self.streams[i] = stream;
        Ok(Home::Static { p: variable })
    }

    fn library_function(&mut self, name: &str) -> Option<u32> {
        if let Some(&known) = self.library_index.get(name) {
            return known;
        }
        let index = cassay_library::lookup(name, self.target).map(|run| {
            let calls_back = cassay_library::calls_back(name);
            self.library.push(LibraryFunction {
                name: name.into(),
                run,
                calls_back,
            });
            self.library.len() as u32 - 1
        });
        self.library_index.insert(name.into(), index);
        index
    }

    /// The pointer to a function.
    fn function_pointer(&mut self, home: Home) -> L<Option<Ptr>> {
        let index = match home {
            Home::Function { index } => index,
            Home::Library { index } => self.user_functions + index,
            _ => return Ok(None),
        };
        if let Some(&p) = self.fn_pointers.get(&index) {
            return Ok(Some(p));
        }
        let p = self.image.function(index).map_err(|_| self.too_large())?;
        self.fn_pointers.insert(index, p);
        Ok(Some(p))
    }

    fn string_pointer(&mut self, id: StrId) -> L<Ptr> {
        if let Some(p) = self.strings[id.index()] {
            return Ok(p);
        }
        let bytes = self.string_bytes(id);
        let p = self.allocate(
            bytes.len() as u64,
            ObjectKind::StringLiteral,
            false,
            Origin::Unknown,
        )?;
        self.image.set_writable(p, true);
        self.image.write(p, &bytes).map_err(|_| self.too_large())?;
        self.image.set_writable(p, false);
        self.strings[id.index()] = Some(p);
        Ok(p)
    }

    /// The bytes of a literal, terminating zero included.
    fn string_bytes(&self, id: StrId) -> Vec<u8> {
        let lit = &self.program[id];
        let width = match lit.prefix {
            StrPrefix::None | StrPrefix::Utf8 => 1,
            StrPrefix::Utf16 => 2,
            StrPrefix::Wide => self.target.int_scalar(self.target.wchar_t).size as usize,
            StrPrefix::Utf32 => 4,
        };
        let units = lit.units.iter().copied().chain([0]);
        units
            .flat_map(|u| self.image.scalar(u.into(), width).into_iter().take(width))
            .collect()
    }

    fn begin_function(&mut self) {
        self.labels.clear();
        self.next = 0;
        self.high = 0;
        self.stack = 0;
        self.open = 0;
        self.temporaries = 0;
        self.scopes.clear();
        self.path.clear();
        self.breakables.clear();
        self.switches.clear();
        self.pending.clear();
        self.user_labels.clear();
        self.label_gotos.clear();
        self.flag_sets.clear();
        self.flag_checked.clear();
        self.assigned.clear();
        self.reachable = true;
        self.literal_homes.clear();
        self.vla_sizes.clear();
        self.in_jumpy = false;
        self.case_places.clear();
        self.begin_names();
    }

    fn function(&mut self, id: EntityId) -> L<()> {
        let entity = self.ck.entity(id);
        let (fn_qty, name) = (entity.qty, entity.name);
        let EntityKind::Function {
            def: Some(def),
            ref params,
            noreturn,
            promises,
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
        let noreturn = noreturn || self.program.attributes(self.program[def].attrs).noreturn;
        let name = name
            .map(|n| self.program.name(n).to_string())
            .unwrap_or_default();
        self.begin_function();
        self.noreturn = noreturn;
        self.promises = promises;
        self.site = Site::Decl(def);
        let TyKind::Function(f) = self.types.kind(fn_qty.ty) else {
            return self.problem("not a function");
        };
        let sig = self.types.sig(f).clone();
        self.ret = sig.ret;
        self.ret_record = matches!(self.types.kind(sig.ret.ty), TyKind::Record(_));
        self.returns = sig.ret.ty != Ty::VOID;
        let start = self.code.len();
        // Hidden pointer to the result object.
        if self.ret_record {
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
        let param_types = params.iter().map(|&p| self.ck.entity(p).qty.ty).collect();
        // Registers 0 and 1 carry the result back.
        self.next = self.next.max(2);
        self.high = self.high.max(2);
        self.prepare_body(body)?;
        self.make_stamps(id)?;
        self.begin_restricts(&params);
        for (i, (p, r, ty)) in arrivals.into_iter().enumerate() {
            if promises.nonnull >> i.min(15) & 1 != 0 && self.types.is_pointer(ty) {
                self.site = Site::Decl(self.ck.entity(p).decl);
                self.emit(Op::NonNull {
                    a: r,
                    result: false,
                });
            }
            self.parameter(p, r, ty)?;
        }
        self.enter_names(def);
        self.path.push(self.scopes.len() as u32);
        self.scopes.push(Scope::default());
        for &p in &params {
            self.parameter_vlas(p)?;
        }
        self.statement(body)?;
        if self.reachable {
            self.site = Site::Decl(def);
            let is_main = name == "main" && self.returns;
            if noreturn {
                self.emit(Op::RetNoreturn);
            } else if is_main {
                self.emit(Op::Const { d: 0, v: 0 });
                self.emit(Op::Ret);
            } else if self.returns {
                self.emit(Op::RetNothing);
            } else {
                self.emit(Op::Ret);
            }
        }
        self.finish_jumps()?;
        self.drop_unused_flags();
        let length = self.resolve(start);
        self.functions.push(Function {
            name,
            decl: def,
            ty: fn_qty.ty,
            entry: start as u32,
            cost: 4 + length / 16,
            registers: self.high + 4,
            stack: self.stack,
            param_types,
            variadic: sig.variadic,
            constant: promises.const_,
        });
        Ok(())
    }

    /// Start-up code: static initialisers that are not plain constants.
    fn start(&mut self) -> L<u32> {
        self.begin_function();
        self.in_start = true;
        let start = self.code.len();
        for i in 0..self.ck.entities.len() {
            let entity = &self.ck.entities[i];
            if let EntityKind::Static {
                init: Some(init),
                defined: true,
            } = entity.kind
                && let Home::Static { p } = self.homes[i]
            {
                let (qty, decl) = (entity.qty, entity.decl);
                self.site = Site::Decl(decl);
                self.static_init(p, qty, init)?;
                self.next = 0;
            }
        }
        self.emit(Op::Ret);
        self.finish_jumps()?;
        self.resolve(start);
        Ok(start as u32)
    }

    fn finish(self, start: u32) -> (Module, Types) {
        let main = self.ck.main.and_then(|m| match self.homes[m.0 as usize] {
            Home::Function { index } => Some(index),
            _ => None,
        });
        let main_params = self.ck.main.map_or(0, |m| match &self.ck.entity(m).kind {
            EntityKind::Function { params, .. } => params.len(),
            _ => 0,
        });
        let module = Module {
            code: self.code,
            sites: self.sites,
            classes: self.classes,
            views: self.views,
            force: self.force,
            forces: self.restricts.sets,
            restrict_members: self.restricts.members,
            suspicions: self.suspicions,
            loops: self.loops,
            most_registers: self
                .functions
                .iter()
                .map(|f| f.registers)
                .max()
                .unwrap_or(0) as usize,
            watches: self.watches,
            functions: self.functions,
            library: self.library,
            calls: self.calls,
            switches: self.module_switches,
            labels: self.module_labels,
            accesses: self.accesses,
            bits: self.bits,
            locals: self.locals,
            reasons: self.reasons,
            shapes: self.shapes,
            paddings: self.paddings,
            image: self.image,
            start,
            main,
            main_params,
            streams: self.streams,
            repair: self.repair.unwrap_or_default(),
            profile: self
                .profile
                .map(profile::Profile::finish)
                .unwrap_or_default(),
        };
        (module, self.types)
    }

    /// Stops the program when this is reached.
    fn stop(&mut self, reason: StopReason) {
        self.reasons.push(reason);
        let reason = self.reasons.len() as u32 - 1;
        self.emit(Op::Stop { reason });
    }

    fn rep(&self, ty: Ty) -> Rep {
        match self.types.kind(ty) {
            TyKind::Float(kind) => match self.target.computes_as(kind) {
                FloatKind::Float => Rep::F32,
                FloatKind::Double => Rep::F64,
                FloatKind::LongDouble => Rep::F80,
            },
            _ => match self.types.int_shape(ty) {
                Some(s) if s.width > 64 => Rep::Wide { signed: s.signed },
                Some(s) => Rep::Int {
                    width: s.width as u8,
                    signed: s.signed,
                },
                None => Rep::Ptr,
            },
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
