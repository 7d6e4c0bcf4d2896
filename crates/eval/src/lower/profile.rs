//! What makes code profiled: samples at statements and values, and the names in scope there.
//!
//! A sample takes no step, and nothing else that is written for it does: so the profiled program
//! pays the same steps as the plain one. Flags that only samples look at are kept for them, also
//! free of charge. All of this does nothing where no profile is asked for.

use super::emit::Val;
use super::{Home, Lowerer};
use crate::code::{Op, R};
use crate::profile::table::*;
use crate::profile::{Shape, Step};
use cassay_check::{EntityId, EntityKind};
use cassay_lang::Symbol;
use cassay_lang::layout::FieldLayout;
use cassay_lang::target::{Endian, FloatFormat};
use cassay_lang::tree::*;
use cassay_lang::types::{Len, QTy, Ty, TyKind};
use cassay_memory::object_of;
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;

/// What is known of names while a profiled program is lowered.
pub(super) struct Profile {
    table: Table,
    /// Variables of file scope: those declared before the function being written.
    globals: Vec<(Symbol, DeclId)>,
    global_of: FxHashMap<Symbol, usize>,
    /// The unit that they are of, and how many of its items have been looked at.
    unit: usize,
    items: usize,
    /// Unit and position of each function's definition.
    homes: FxHashMap<DeclId, (usize, usize)>,
    own: Own,
}

/// The same of the function being written.
#[derive(Default)]
struct Own {
    /// Everything declared in the blocks around, variables and names that hide them.
    locals: Vec<(Symbol, DeclId)>,
    /// How many of them there were when each block around was entered.
    blocks: Vec<usize>,
    /// The scope with exactly these names, if it was needed yet.
    scope: Option<u32>,
    /// Statements around, innermost last.
    around: Vec<StmtId>,
    /// Positions of the function's instructions that take no step.
    free: Vec<usize>,
    /// Flags that samples look at.
    flags: FxHashSet<R>,
}

impl Profile {
    pub(super) fn new(table: Table) -> Profile {
        Profile {
            table,
            globals: Vec::new(),
            global_of: FxHashMap::default(),
            unit: usize::MAX,
            items: 0,
            homes: FxHashMap::default(),
            own: Own::default(),
        }
    }

    pub(super) fn finish(self) -> Table {
        self.table
    }
}

/// Where the instructions are that take no step, as they move together.
pub(super) struct Free {
    /// Positions before, ascending.
    from: Vec<usize>,
    next: usize,
    /// Positions after.
    to: Vec<usize>,
}

impl Free {
    pub(super) fn is_empty(&self) -> bool {
        self.from.is_empty()
    }

    /// The instruction at `from` goes to `to`.
    pub(super) fn keep(&mut self, from: usize, to: usize) {
        if self.from.get(self.next) == Some(&from) {
            self.next += 1;
            self.to.push(to);
        }
    }

    /// How many there are from one position to another, the last included.
    pub(super) fn between(&self, first: usize, last: usize) -> u32 {
        if self.to.is_empty() {
            return 0;
        }
        let before = self.to.partition_point(|&at| at < first);
        let until = self.to.partition_point(|&at| at <= last);
        (until - before) as u32
    }
}

impl Lowerer<'_> {
    // -- steps --------------------------------------------------------------------------------

    fn emit_free(&mut self, op: Op) {
        let at = self.out.code.len();
        if let Some(profile) = &mut self.profile {
            profile.own.free.push(at);
            self.emit(op);
        }
    }

    fn emit_sample(&mut self, sample: Sample) {
        let Some(profile) = &mut self.profile else {
            return;
        };
        let index = profile.table.samples.len() as u32;
        profile.table.samples.push(sample);
        self.emit_free(Op::Sample { index });
    }

    /// A `goto` right below an `if` has been written as a jump of its own only to be looked at.
    pub(super) fn spare_jump(&mut self, then: StmtId) {
        let at = self.out.code.len().wrapping_sub(1);
        if let Some(profile) = &mut self.profile
            && matches!(self.program[then].kind, StmtKind::Goto(_))
            && matches!(self.out.code.get(at), Some(Op::Jump { .. }))
        {
            profile.own.free.push(at);
        }
    }

    /// The instructions of the function that take no step.
    pub(super) fn free_positions(&mut self) -> Free {
        let mut from = match &mut self.profile {
            Some(profile) => std::mem::take(&mut profile.own.free),
            None => Vec::new(),
        };
        from.sort_unstable();
        Free {
            from,
            next: 0,
            to: Vec::new(),
        }
    }

    /// Whether the setting of a flag at this place, which the program itself does not need, is kept
    /// for a sample.
    pub(super) fn keeps_flag(&mut self, flag: R, at: usize) -> bool {
        match &mut self.profile {
            Some(profile) if profile.own.flags.contains(&flag) => {
                profile.own.free.push(at);
                true
            }
            _ => false,
        }
    }

    // -- names --------------------------------------------------------------------------------

    /// A function begins, without any names yet.
    pub(super) fn begin_names(&mut self) {
        if let Some(profile) = &mut self.profile {
            profile.own = Own::default();
        }
    }

    /// Enters the scope of a function: names declared before it, then its parameters.
    pub(super) fn enter_names(&mut self, def: DeclId) {
        let program = self.program;
        let Some(profile) = &mut self.profile else {
            return;
        };
        if profile.homes.is_empty() {
            for (u, unit) in program.units.iter().enumerate() {
                for (i, &item) in unit.items.iter().enumerate() {
                    profile.homes.insert(item, (u, i));
                }
            }
        }
        let Some(&(unit, position)) = profile.homes.get(&def) else {
            return;
        };
        if profile.unit != unit || profile.items > position {
            (profile.unit, profile.items) = (unit, 0);
            profile.globals.clear();
            profile.global_of.clear();
        }
        let items = &program.units[unit].items;
        while profile.items < position {
            let item = items[profile.items];
            profile.items += 1;
            if let (DeclKind::Var { .. }, Some(name)) = (program[item].kind, program[item].name) {
                // The last declaration of an object counts.
                match profile.global_of.get(&name) {
                    Some(&at) => profile.globals[at].1 = item,
                    None => {
                        profile.global_of.insert(name, profile.globals.len());
                        profile.globals.push((name, item));
                    }
                }
            }
        }
        if let DeclKind::Function { params, .. } = program[def].kind {
            for p in program.items(params) {
                self.declare_name(p);
            }
        }
    }

    pub(super) fn open_names(&mut self) {
        if let Some(profile) = &mut self.profile {
            profile.own.blocks.push(profile.own.locals.len());
        }
    }

    pub(super) fn close_names(&mut self) {
        if let Some(profile) = &mut self.profile
            && let Some(count) = profile.own.blocks.pop()
            && count < profile.own.locals.len()
        {
            profile.own.locals.truncate(count);
            profile.own.scope = None;
        }
    }

    /// A declaration in a block has been passed.
    pub(super) fn declare_name(&mut self, d: DeclId) {
        let program = self.program;
        let Some(profile) = &mut self.profile else {
            return;
        };
        let mut add = |d: DeclId| {
            if let Some(name) = program[d].name {
                profile.own.locals.push((name, d));
                profile.own.scope = None;
            }
        };
        match program[d].kind {
            DeclKind::Enum { of, define: true } => {
                for constant in program[of].constants.iter().flat_map(|&l| program.items(l)) {
                    add(constant);
                }
            }
            DeclKind::Record { .. } | DeclKind::Enum { .. } | DeclKind::StaticAssert { .. } => {}
            _ => add(d),
        }
    }

    /// The variables that can be named, in order of declaration, those of file scope last.
    fn names(&self) -> Vec<DeclId> {
        let Some(profile) = &self.profile else {
            return Vec::new();
        };
        let mut hidden = FxHashSet::default();
        let mut names: Vec<DeclId> = Vec::new();
        for &(name, d) in profile.own.locals.iter().rev() {
            if hidden.insert(name) {
                names.push(d);
            }
        }
        names.reverse();
        let globals = profile.globals.iter();
        names.extend(globals.filter(|g| !hidden.contains(&g.0)).map(|g| g.1));
        names
    }

    /// The number of the scope here.
    fn scope_number(&mut self) -> u32 {
        if let Some(scope) = self.profile.as_ref().and_then(|p| p.own.scope) {
            return scope;
        }
        let mut scope = Scope::default();
        for decl in self.names() {
            let home = self.ck.decls.get(decl.index()).copied().flatten();
            match home.map(|id| self.tables.homes[id.0 as usize]) {
                Some(Home::Static { p }) => scope.statics.push((object_of(p), decl)),
                Some(Home::Object { p }) => scope.locals.push((p, decl)),
                _ => {}
            }
        }
        scope.statics.sort_unstable();
        let Some(profile) = &mut self.profile else {
            return 0;
        };
        let number = profile.table.scopes.len() as u32;
        profile.table.scopes.push(scope);
        profile.own.scope = Some(number);
        number
    }

    // -- points -------------------------------------------------------------------------------

    /// Whether something is asked about this statement.
    pub(super) fn samples_statement(&self, id: StmtId) -> bool {
        let table = self.profile.as_ref().map(|p| &p.table);
        table.is_some_and(|t| t.statements || t.point(id).is_some())
    }

    /// A statement begins.
    pub(super) fn sample_statement(&mut self, id: StmtId) {
        let Some(profile) = &mut self.profile else {
            return;
        };
        if let Some(parent) = profile.table.parents.get_mut(id.index()) {
            *parent = profile.own.around.last().copied();
        }
        profile.own.around.push(id);
        match profile.table.point(id) {
            Some(point) => {
                let items = self.point_items();
                let scope = self.scope_number();
                self.emit_sample(Sample::Point {
                    point,
                    stmt: id,
                    scope,
                    items,
                });
            }
            None if profile.table.statements => self.emit_sample(Sample::Statement(id)),
            None => {}
        }
    }

    pub(super) fn leave_statement(&mut self) {
        if let Some(profile) = &mut self.profile {
            profile.own.around.pop();
        }
    }

    fn point_items(&mut self) -> Box<[Item]> {
        let bound = self.profile.as_ref().map_or(0, |p| p.table.bounds.scalars);
        let mut room = bound as usize;
        let mut items = Vec::new();
        for decl in self.names() {
            if room == 0 {
                break;
            }
            let Some(id) = self.ck.decls.get(decl.index()).copied().flatten() else {
                continue;
            };
            let Some(item) = self.item(decl, id) else {
                continue;
            };
            let count = item.layout.leaves.len();
            if count > 0 && count <= room {
                room -= count;
                items.push(item);
            }
        }
        items.into()
    }

    fn item(&mut self, decl: DeclId, id: EntityId) -> Option<Item> {
        let entity = self.ck.entity(id);
        let (qty, defined_at) = (entity.qty, entity.decl);
        if let EntityKind::Static { defined: false, .. } = entity.kind {
            return None;
        }
        // What no expression can read has no value that anybody could use.
        let is_array = matches!(self.types.kind(qty.ty), TyKind::Array(..));
        let in_register = matches!(entity.kind, EntityKind::Local { register: true, .. });
        if is_array && in_register || self.need_atomic(qty).is_err() {
            return None;
        }
        let home = match self.tables.homes[id.0 as usize] {
            Home::Reg { r, flag } => {
                let flag = flag.filter(|_| !self.body.assigned.contains(&id.0));
                if let (Some(flag), Some(profile)) = (flag, &mut self.profile) {
                    profile.own.flags.insert(flag);
                }
                ItemHome::Reg { r, flag }
            }
            Home::Object { p } => ItemHome::Object { p },
            Home::Static { p } => ItemHome::Static {
                p,
                at: self.tables.image.base_of(p) as u32,
            },
            _ => return None,
        };
        // The members may be declared later than here, as the object is.
        if decl != defined_at && self.has_record(qty.ty) {
            return None;
        }
        Some(Item {
            decl,
            home,
            quals: qty.quals,
            layout: self.layout(qty.ty),
        })
    }

    fn has_record(&self, ty: Ty) -> bool {
        let mut ty = ty;
        while let TyKind::Array(elem, _) = self.types.kind(ty) {
            ty = elem.ty;
        }
        self.is_record(ty)
    }

    // -- layouts ------------------------------------------------------------------------------

    fn layout(&mut self, ty: Ty) -> Arc<Layout> {
        let Some(profile) = &self.profile else {
            return Arc::default();
        };
        let bounds = profile.table.bounds;
        let known = profile.table.layout_of.get(&ty);
        if let Some(known) = known.and_then(|&i| profile.table.layouts.get(i as usize)) {
            return known.clone();
        }
        let mut leaves = Leaves {
            list: Vec::new(),
            path: Vec::new(),
            most: bounds.scalars as usize,
            elements: bounds.elements as usize,
            visited: 0,
        };
        self.collect(QTy::plain(ty), 0, None, &mut leaves);
        let layout = Arc::new(finish_layout(leaves.list));
        if let Some(profile) = &mut self.profile {
            let number = profile.table.layouts.len() as u32;
            profile.table.layouts.push(layout.clone());
            profile.table.layout_of.insert(ty, number);
        }
        layout
    }

    /// Adds the scalars of an object of this type that lies at `off`.
    fn collect(&self, qty: QTy, off: u64, union: Option<UnionMember>, to: &mut Leaves) {
        to.visited += 1;
        if to.full() {
            return;
        }
        match self.types.kind(qty.ty) {
            // In a union, which of its scalars was stored last cannot be told.
            TyKind::Array(..) | TyKind::Record(_) if union.is_some() => {}
            TyKind::Array(elem, Len::Fixed(n)) => {
                let Some(size) = self.types.size(elem.ty) else {
                    return;
                };
                let elem = elem.with(qty.quals);
                let outer = to.most;
                to.most = outer.min(to.list.len().saturating_add(to.elements));
                // Arrays in arrays share the limit of the outermost.
                let elements = std::mem::replace(&mut to.elements, usize::MAX);
                for i in 0..n {
                    if to.full() {
                        break;
                    }
                    to.path.push(Step::Index(i));
                    self.collect(elem, off + i * size, union, to);
                    to.path.pop();
                }
                to.elements = elements;
                to.most = outer;
            }
            TyKind::Record(id) => {
                let Some(record) = self.types.record(id) else {
                    return;
                };
                let Some(layout) = &record.layout else {
                    return;
                };
                for field in &layout.fields {
                    let member = match record.kind {
                        RecordKind::Struct => union,
                        RecordKind::Union if layout.fields.len() == 1 => union,
                        RecordKind::Union => match self.union_member(&layout.fields, field) {
                            Some(member) => Some(member),
                            None => continue,
                        },
                    };
                    if let Some(name) = field.name {
                        to.path.push(Step::Member(name));
                    }
                    let inner = QTy {
                        ty: field.ty.ty,
                        quals: field.ty.quals.union(qty.quals),
                    };
                    match field.bits {
                        Some(bits) => {
                            let (first, bytes) = bits.bytes();
                            let shift = bits.shift(self.target.endian);
                            let load = self.types.int_shape(inner.ty).map(|s| Load::Bits {
                                bytes: bytes as u8,
                                shift: shift as u8,
                                width: bits.width as u8,
                                signed: s.signed,
                            });
                            if let Some(load) = load {
                                self.leaf(inner, off + first, load, member, to);
                            }
                        }
                        None => self.collect(inner, off + field.offset, member, to),
                    }
                    if field.name.is_some() {
                        to.path.pop();
                    }
                }
            }
            _ => {
                if let Some((_, load)) = self.scalar_shape(qty.ty) {
                    self.leaf(qty, off, load, union, to);
                }
            }
        }
    }

    fn leaf(&self, qty: QTy, off: u64, load: Load, union: Option<UnionMember>, to: &mut Leaves) {
        let (Ok(off), Some((mut shape, _))) = (u32::try_from(off), self.scalar_shape(qty.ty))
        else {
            return;
        };
        if let (Load::Bits { width, .. }, Shape::Int { bits, .. }) = (load, &mut shape) {
            *bits = Some(width);
        }
        to.list.push(Leaf {
            path: to.path.as_slice().into(),
            shape,
            quals: qty.quals,
            off,
            load,
            union,
        });
    }

    /// When a member of a union has the value last stored. Stores to bit-fields and characters leave
    /// no trace, so theirs cannot be told, and where there are any, no trace means nothing.
    fn union_member(&self, fields: &[FieldLayout], field: &FieldLayout) -> Option<UnionMember> {
        let traceless = |f: &FieldLayout| {
            let mut ty = f.ty.ty;
            while let TyKind::Array(elem, _) = self.types.kind(ty) {
                ty = elem.ty;
            }
            f.bits.is_some() || self.is_record(ty) || self.class_of(ty, false) == 0
        };
        let class = self.class_of(field.ty.ty, false);
        (field.bits.is_none() && class != 0).then(|| UnionMember {
            class,
            or_none: !fields.iter().any(traceless),
        })
    }

    fn scalar_shape(&self, ty: Ty) -> Option<(Shape, Load)> {
        let size = self.types.size(ty).unwrap_or(0) as u8;
        Some(match self.types.kind(ty) {
            TyKind::Float(kind) => {
                let bytes = match (size, self.target.long_double_format, self.target.endian) {
                    (..=8, ..) => size,
                    (_, FloatFormat::X87, Endian::Little) => 10,
                    _ => return None,
                };
                (Shape::Float(kind), Load::Float { bytes })
            }
            TyKind::Pointer(_) => (Shape::Pointer, Load::Pointer { bytes: size }),
            TyKind::Bits { width, signed } => {
                let kind = if signed {
                    IntKind::LongLong
                } else {
                    IntKind::ULongLong
                };
                let load = Load::Bits {
                    bytes: 8,
                    shift: 0,
                    width,
                    signed,
                };
                let bits = Some(width);
                (Shape::Int { kind, bits }, load)
            }
            TyKind::Int(_) | TyKind::Enum(_) => {
                let kind = match self.types.kind(ty) {
                    TyKind::Int(kind) => kind,
                    TyKind::Enum(id) => self.types.enum_int(id),
                    _ => return None,
                };
                let load = match kind {
                    IntKind::Bool => Load::Bool,
                    _ => Load::Int {
                        bytes: size,
                        signed: self.target.is_signed(kind),
                    },
                };
                (Shape::Int { kind, bits: None }, load)
            }
            _ => return None,
        })
    }

    // -- values -------------------------------------------------------------------------------

    /// Whether something is asked about this expression.
    pub(super) fn samples(&self, e: ExprId) -> bool {
        let table = self.profile.as_ref().map(|p| &p.table);
        table.is_some_and(|t| t.expr(e).is_some())
    }

    /// The expression has been evaluated, but not to a value.
    pub(super) fn sample_evaluation(&mut self, e: ExprId) {
        self.sample_value(e, Val::Void, Ty::VOID);
    }

    /// The expression has been evaluated.
    pub(super) fn sample_value(&mut self, e: ExprId, v: Val, ty: Ty) {
        let Some(expr) = self.profile.as_ref().and_then(|p| p.table.expr(e)) else {
            return;
        };
        let source = match v {
            Val::Void => None,
            Val::Imm(v) => Some(SampleOperand::Imm(v)),
            Val::Reg(r) => Some(SampleOperand::Reg(r)),
        };
        let value = source
            .zip(self.scalar_shape(ty))
            .map(|(source, (shape, load))| (source, shape, load));
        let scope = match value {
            Some((_, Shape::Pointer, _)) => self.scope_number(),
            _ => u32::MAX,
        };
        self.emit_sample(Sample::Expr { expr, scope, value });
    }
}

/// Scalars while they are being collected.
struct Leaves {
    list: Vec<Leaf>,
    path: Vec<Step>,
    /// How many may be in the list.
    most: usize,
    /// How many more an array may add.
    elements: usize,
    /// Types looked at: those without a size can have any number of members.
    visited: u32,
}

impl Leaves {
    fn full(&self) -> bool {
        self.list.len() >= self.most || self.visited > 1 << 17
    }
}

fn finish_layout(leaves: Vec<Leaf>) -> Layout {
    let restless = |leaf: &Leaf| leaf.union.is_some() || matches!(leaf.load, Load::Pointer { .. });
    let end = |l: &Leaf| l.off.saturating_add(l.load.bytes().into());
    let start = leaves.iter().map(|l| l.off).min().unwrap_or(0);
    let end = leaves.iter().map(end).max().unwrap_or(0);
    let numbered = leaves.iter().enumerate();
    let restless = numbered.filter(|(_, l)| restless(l)).map(|(i, _)| i as u32);
    Layout {
        restless: restless.collect(),
        start,
        end,
        leaves,
    }
}
