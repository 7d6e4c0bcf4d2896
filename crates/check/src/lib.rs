//! C's typing rules (C17 6.2 to 6.9): what every expression, declaration and initialiser means.
//!
//! The pass walks each translation unit once, in source order, so that what is complete, declared
//! or defined at a point is exactly what C says. It derives types and identities and writes them
//! into the side tables of [`Checked`]; the tree itself is not changed.
//!
//! What GCC refuses by default is refused here; what it only warns about (conversions between
//! integers and pointers, incompatible pointers, dropped qualifiers, …) is accepted, because the
//! execution judges the accesses themselves. Two constraints are taken more strictly than GCC does: an
//! initialiser may not be longer than its object, and required constants may not overflow.
//!
//! What Cassay does not understand is a problem only where the program uses it: a header may
//! declare a function of an unsupported type.
//!
//! ```
//! use cassay_check::{EntityKind, check};
//! use cassay_source::Source;
//!
//! let parsed = Source::new("a.c", "static int a[] = {1, 2, 3};").parse()?;
//! let checked = check(&parsed.program, &parsed.target).expect("a valid unit");
//! let array = checked.entities.iter().find(|e| matches!(e.kind, EntityKind::Static { .. })).expect("the array");
//! assert_eq!(checked.types.size(array.qty.ty), Some(12));
//! # Ok::<(), cassay_source::Refused>(())
//! ```

mod access;
mod atomic;
mod attributes;
mod builtin;
mod call;
mod compat;
mod constant;
mod decl;
mod expr;
mod fixed;
mod init;
mod inline;
mod jumps;
mod link;
mod missing;
mod operands;
mod operator;
mod record;
mod refused;
mod reserved;
mod result;
mod stmt;
mod types;

pub use call::argument_mismatch;
pub use operands::{lengths, operands, parameter_lengths};
pub use reserved::Reserved;
pub use result::{
    Category, Checked, Entity, EntityId, EntityKind, HeldUnion, InitPlan, InitStep, MemberRef,
    Typed, Vla,
};

use cassay_lang::target::Reading;
use cassay_lang::tree::{DeclId, ExprId, Id, Program, Quals, RecordId, TypeId};
use cassay_lang::types::{QTy, Ty, TyKind, Types};
use cassay_lang::{Problem, Span, Symbol, Target};
use rustc_hash::{FxHashMap, FxHashSet};
use std::fmt::Display;
use std::sync::Arc;

type Res<T> = Result<T, Problem>;

/// Checks a program and derives everything that lowering needs to know.
pub fn check(program: &Program, target: &Arc<Target>) -> Result<Checked, Problem> {
    let mut checker = Checker::new(program, target);
    for unit in 0..program.units.len() {
        checker.unit(unit)?;
    }
    checker.finish()?;
    Ok(checker.out)
}

struct Checker<'p> {
    p: &'p Program,
    out: Checked,
    /// Index of the unit being checked.
    unit: u32,
    /// What this unit knows of an entity; parallel to [`Checked::entities`].
    views: Vec<View>,
    /// Entities with external linkage.
    externals: FxHashMap<Symbol, EntityId>,
    /// Names with internal linkage in this unit.
    internals: FxHashMap<Symbol, EntityId>,
    /// Functions with internal linkage that their unit does not define.
    lacking: FxHashSet<EntityId>,
    /// Declarations at the file scope of a unit that say something about linking, by their name.
    linking: FxHashMap<(u32, Symbol), Vec<DeclId>>,
    /// Objects of this unit with tentative definitions.
    tentative: Vec<EntityId>,
    /// Values and types of enumerators.
    enumerators: FxHashMap<DeclId, (i128, Ty)>,
    /// Type names of this unit at file scope.
    typedefs: FxHashMap<Symbol, DeclId>,
    /// Alignments that typedefs ask for.
    typedef_aligns: FxHashMap<DeclId, u32>,
    /// Unions that a typedef makes transparent.
    transparent: FxHashSet<RecordId>,
    /// Declarations that Cassay does not understand: a problem once they are used.
    poisoned: FxHashMap<DeclId, Problem>,
    /// Objects and functions with linkage of which some declaration is beyond Cassay.
    poisoned_names: FxHashMap<Symbol, Problem>,
    poisoned_records: FxHashMap<RecordId, Problem>,
    records: Vec<RecordState>,
    /// How deeply each type node nests, to keep recursion over types bounded.
    type_depths: Vec<u16>,
    type_level: u32,
    /// The operand of the `&` whose operand is being checked.
    addressed: Option<ExprId>,
    /// The type of the parameter that is being resolved.
    parameter_type: Option<TypeId>,
    /// How deeply [`Checker::expr`] has recursed.
    depth: u32,
    /// How many expressions with side effects it has met.
    effects: u64,
    /// How many operands of `sizeof` are around the expression at hand.
    in_sizeof: u32,
    /// Why the last constant expression has no value although it is constant.
    fault: Option<(Span, &'static str)>,
    function: Option<FunctionState>,
    /// Inline definitions, of all units.
    inlines: Vec<inline::Inline>,
}

/// What the unit being checked knows of an entity. Other units may have declared it with records
/// of their own, so its type here is not the entity's.
#[derive(Clone, Copy)]
struct View {
    qty: QTy,
    unit: u32,
    /// The unit that defines it.
    defined_in: Option<u32>,
    /// All declarations so far are the compiler's own; the program's replace them.
    builtin: bool,
    /// Its initialiser is being checked.
    begun: bool,
}

#[derive(Clone, Copy, Default)]
struct RecordState {
    /// The definition has been reached.
    begun: bool,
    /// A member is const, so the whole cannot be assigned (6.3.2.1p1).
    has_const: bool,
    depth: u16,
}

/// The function whose body is being checked.
struct FunctionState {
    ret: QTy,
    /// The last of its parameters.
    last: Option<EntityId>,
    /// See [`Checked::nested`] and [`Checked::labelled`].
    nested: bool,
    labelled: bool,
    loops: u32,
    breakable: u32,
    switches: Vec<stmt::Switch>,
    jumps: jumps::Jumps,
}

impl<'p> Checker<'p> {
    fn new(p: &'p Program, target: &Arc<Target>) -> Self {
        let unchecked = Typed {
            qty: QTy::plain(Ty::VOID),
            category: Category::Unchecked,
            effects: false,
            aux: 0,
        };
        Checker {
            p,
            out: Checked {
                types: Types::new(Arc::clone(target)),
                exprs: vec![unchecked; p.exprs.len()],
                decls: vec![None; p.decls.len()],
                decl_types: vec![None; p.decls.len()],
                entities: Vec::with_capacity(p.decls.len()),
                members: Vec::new(),
                constants: Vec::new(),
                vlas: Vec::new(),
                plans: FxHashMap::default(),
                functions: Vec::new(),
                cases: FxHashMap::default(),
                type_nodes: vec![None; p.types.len()],
                main: None,
                readings: Vec::new(),
                reserved: Vec::new(),
                inlined: FxHashMap::default(),
                refused: FxHashMap::default(),
                nested: FxHashSet::default(),
                labelled: FxHashSet::default(),
                self_named: FxHashSet::default(),
                statement_exprs: false,
                restricts: false,
                assembler: FxHashMap::default(),
                fortified: FxHashSet::default(),
            },
            unit: 0,
            views: Vec::with_capacity(p.decls.len()),
            externals: FxHashMap::default(),
            internals: FxHashMap::default(),
            lacking: FxHashSet::default(),
            linking: FxHashMap::default(),
            tentative: Vec::new(),
            enumerators: FxHashMap::default(),
            typedefs: FxHashMap::default(),
            typedef_aligns: FxHashMap::default(),
            transparent: FxHashSet::default(),
            poisoned: FxHashMap::default(),
            poisoned_names: FxHashMap::default(),
            poisoned_records: FxHashMap::default(),
            records: vec![RecordState::default(); p.records.len()],
            type_depths: vec![0; p.types.len()],
            type_level: 0,
            addressed: None,
            parameter_type: None,
            depth: 0,
            effects: 0,
            in_sizeof: 0,
            fault: None,
            function: None,
            inlines: Vec::new(),
        }
    }

    fn unit(&mut self, index: usize) -> Res<()> {
        self.unit = index as u32;
        self.internals.clear();
        self.typedefs.clear();
        let p = self.p;
        self.note_linking();
        for &item in &p.units[index].items {
            self.file_decl(item)?;
        }
        self.note_lacking();
        self.end_unit()
    }

    /// Once all units are known: which declarations are nowhere defined, and where the program
    /// starts.
    fn finish(&mut self) -> Res<()> {
        if self.p.units.len() > 1 {
            self.unite_units();
        }
        let main = self
            .p
            .names
            .lookup("main")
            .and_then(|name| self.externals.get(&name))
            .copied();
        self.out.main = main.filter(|&id| {
            matches!(
                self.out.entity(id).kind,
                EntityKind::Function { def: Some(_), .. }
            )
        });
        self.settle_names()
    }

    // -- small words used everywhere ------------------------------------------------------------

    fn kind(&self, ty: Ty) -> TyKind {
        self.out.types.kind(ty)
    }

    /// Notes that compilers may read the text otherwise here.
    fn reads(&mut self, reading: Reading, span: Span) {
        let known = self.out.readings.iter().any(|&(met, _)| met == reading);
        if !known {
            self.out.readings.push((reading, span));
        }
    }

    fn span(&self, expr: ExprId) -> Span {
        self.p[expr].span
    }

    fn constant(&mut self, value: i128) -> u32 {
        self.out.constants.push(value);
        (self.out.constants.len() - 1) as u32
    }

    fn entity_mut(&mut self, id: EntityId) -> &mut Entity {
        &mut self.out.entities[id.0 as usize]
    }

    /// Adds qualifiers. Those of an array are also those of its elements.
    fn qualify(&mut self, qty: QTy, quals: Quals) -> QTy {
        if qty.quals.contains(quals) {
            return qty;
        }
        match self.kind(qty.ty) {
            TyKind::Array(elem, len) => {
                let elem = self.qualify(elem, quals);
                QTy {
                    ty: self.out.types.array(elem, len),
                    quals: elem.quals,
                }
            }
            TyKind::Function(_) => qty,
            _ => qty.with(quals),
        }
    }

    /// Drops the qualifiers, those of array elements included.
    fn unqualify(&mut self, ty: Ty) -> Ty {
        match self.kind(ty) {
            TyKind::Array(elem, len) => {
                let elem = self.unqualify(elem.ty);
                self.out.types.array(QTy::plain(elem), len)
            }
            _ => ty,
        }
    }

    /// Fails unless objects of the type can exist here.
    fn require_complete(&mut self, ty: Ty, span: Span, what: impl Display) -> Res<()> {
        if ty.is_named_integer() || self.out.types.is_complete(ty) {
            return Ok(());
        }
        Err(self.incomplete(ty, span, what))
    }

    fn incomplete(&self, ty: Ty, span: Span, what: impl Display) -> Problem {
        let mut base = ty;
        loop {
            match self.kind(base) {
                TyKind::Array(elem, _) => base = elem.ty,
                TyKind::Record(id) => {
                    if let Some(problem) = self.poisoned_records.get(&id) {
                        return self.used(problem, self.p[id].tag, span);
                    }
                    break;
                }
                _ => break,
            }
        }
        Problem::invalid(
            span,
            format!("{what} has incomplete type '{}'", self.describe(ty)),
        )
    }

    fn describe(&self, ty: Ty) -> String {
        cassay_lang::describe(&self.out.types, self.p, ty)
    }

    fn symbol(&self, name: Option<Symbol>) -> &'p str {
        let p = self.p;
        name.map_or("(unnamed)", |name| p.name(name))
    }

    fn entity_of(&self, decl: DeclId) -> Option<EntityId> {
        self.out.decls[decl.index()]
    }
}
