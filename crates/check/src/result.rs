//! What checking a program yields: the type of every expression, every object and function by
//! identity, and every initialiser flattened. Lowering reads nothing else besides the tree.

use super::Reserved;
use cassay_lang::layout::BitRange;
use cassay_lang::target::Reading;
use cassay_lang::tree::{DeclId, ExprId, Id, InitId, Program, RecordId, StmtId};
use cassay_lang::types::{Promises, QTy, Ty, Types};
use cassay_lang::{Problem, Span, Symbol};
use rustc_hash::{FxHashMap, FxHashSet};

/// An object or function of the program: all declarations of it are one entity.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct EntityId(pub u32);

#[derive(Clone, Debug)]
pub struct Checked {
    pub types: Types,
    /// By expression index. Expressions that are never evaluated and never asked for their type
    /// (unselected generic associations) keep [`Category::Unchecked`].
    pub exprs: Vec<Typed>,
    /// By declaration index: variables, parameters and functions.
    pub decls: Vec<Option<EntityId>>,
    /// By declaration index: the meaning of the declared type (variables, parameters, typedefs).
    pub decl_types: Vec<Option<QTy>>,
    pub entities: Vec<Entity>,
    /// Members accessed, see [`Typed::aux`].
    pub members: Vec<MemberRef>,
    /// Values of constants, see [`Typed::aux`].
    pub constants: Vec<i128>,
    /// Length expressions of variable length arrays, by the number in `Len::Variable`. A length is
    /// evaluated when its declaration (or the type name's expression) is reached.
    pub vlas: Vec<Vla>,
    /// Initialisers of aggregates: braced lists, and string literals for arrays.
    pub plans: FxHashMap<InitId, InitPlan>,
    /// Functions defined, in order of definition.
    pub functions: Vec<EntityId>,
    /// Case labels' values (low, high) by the case statement's index, converted to the promoted
    /// type of the controlling expression.
    pub cases: FxHashMap<u32, (i128, i128)>,
    /// Types named in casts, compound literals, `va_arg`: by type-node index.
    pub type_nodes: Vec<Option<QTy>>,
    pub main: Option<EntityId>,
    /// Where compilers may read the text otherwise, and the program may show it: each reading once, first here.
    pub readings: Vec<(Reading, Span)>,
    /// Definitions with external linkage of names that are the library's.
    pub reserved: Vec<Reserved>,
    /// Names of functions that stand for an inline definition.
    pub inlined: FxHashMap<ExprId, EntityId>,
    /// Functions that are defined and beyond Cassay, with the reason: they have no definition here.
    pub refused: FxHashMap<EntityId, Problem>,
    /// Bodies of functions that have compound literals or statement expressions, or expressions that are not all checked.
    pub nested: FxHashSet<StmtId>,
    /// There are statement expressions, and expressions whose types are restrict-qualified.
    pub statement_exprs: bool,
    pub restricts: bool,
    /// Variables that their own initialisers name.
    pub self_named: FxHashSet<EntityId>,
    /// Bodies of functions that have labels, those of a `switch` included.
    pub labelled: FxHashSet<StmtId>,
    /// What declarations stand for by their assembler names, where it is not their own name.
    pub assembler: FxHashMap<EntityId, Symbol>,
    /// Functions of the library's that glibc's headers define with checks of sizes.
    pub fortified: FxHashSet<EntityId>,
}

/// The type of an expression as written, before decay, promotion or conversion.
#[derive(Clone, Copy, Debug)]
pub struct Typed {
    pub qty: QTy,
    pub category: Category,
    /// There may be a side effect in it, be it evaluated or not: an assignment, a call, a compound literal, an access to a
    /// volatile object. What of a selection is not chosen may be anything, too.
    pub effects: bool,
    /// What it stands for depends on the expression:
    /// `Member`/`Arrow`: index into [`Checked::members`];
    /// `SizeofExpr`/`SizeofType`/`Alignof…`/`Offsetof`/`TypesCompatible`/`ConstantP`/`ClassifyType`/`ObjectSize` and
    /// names of enumerators: index into [`Checked::constants`], or [`Typed::DYNAMIC`] where the
    /// size depends on a variable length array (the operand's type says which);
    /// `Generic`/`Choose`: the index of the selected expression;
    /// `VaStart`: 1 where its parameter is not one that it may name (7.16.1.4p4);
    /// otherwise 0.
    pub aux: u32,
}

impl Typed {
    pub const DYNAMIC: u32 = u32::MAX;
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Category {
    Unchecked,
    RValue,
    /// Designates an object.
    LValue,
    /// A bit-field lvalue, or a bit-field of an rvalue struct; promotes by its width.
    BitField {
        width: u8,
        lvalue: bool,
    },
    /// A struct or union rvalue's member (temporary lifetime when it is an array).
    Temporary,
    Function,
}

#[derive(Clone, Copy, Debug)]
pub struct MemberRef {
    /// From the start of the record the member expression is applied to (through unnamed members).
    pub offset: u64,
    /// Bit range counted from the start of that record.
    pub bits: Option<BitRange>,
    /// Declared type, with the qualifiers of the member itself only.
    pub qty: QTy,
    /// The path goes through or ends in a member of a union.
    pub in_union: bool,
    /// The bytes behind a member of a union that belong to other members, counted from its own beginning.
    pub behind: Option<(u64, u64)>,
    /// The member, or an unnamed one on the way to it, may be misaligned for its type (see
    /// [`FieldLayout::unaligned`](cassay_lang::layout::FieldLayout::unaligned)).
    pub unaligned: bool,
    /// See [`FieldLayout::align`](cassay_lang::layout::FieldLayout::align).
    pub align: u32,
    /// The member is a flexible array (or GNU zero-length array) at the end.
    pub flexible: bool,
}

#[derive(Clone, Copy, Debug)]
pub struct Vla {
    /// `None` for `[*]`.
    pub len: Option<ExprId>,
}

#[derive(Clone, Debug)]
pub struct Entity {
    pub name: Option<Symbol>,
    /// Composite type of all declarations; arrays completed by their initialiser.
    pub qty: QTy,
    /// The defining declaration, or the first one.
    pub decl: DeclId,
    pub kind: EntityKind,
    /// Alignment of the object, `_Alignas` included.
    pub align: u32,
}

#[derive(Clone, Debug)]
pub enum EntityKind {
    Function {
        /// The definition; `None` means the library must have it.
        def: Option<DeclId>,
        /// Parameters of the definition.
        params: Vec<EntityId>,
        /// What the attributes of all its declarations promise.
        promises: Promises,
        /// Runs before `main`, and after it, with these priorities.
        constructor: Option<u16>,
        destructor: Option<u16>,
    },
    /// Static storage duration.
    Static {
        init: Option<InitId>,
        /// Only declared `extern`, nowhere defined: the library must have it (`stdin`, …).
        defined: bool,
    },
    /// Automatic storage duration.
    Local {
        init: Option<InitId>,
        /// Its address is taken, or it is an array: it must live in memory.
        addressed: bool,
        param: bool,
        register: bool,
    },
}

/// How to initialise an object of aggregate type, in evaluation order. Everything not named by a
/// step is zero.
#[derive(Clone, Debug, Default)]
pub struct InitPlan {
    pub steps: Vec<InitStep>,
    /// Unions whose members are given values, in order.
    pub held: Vec<HeldUnion>,
    /// Type of the initialised object, array length completed.
    pub ty: Option<Ty>,
    /// Bytes of the object beyond the size of its type: elements that its initialiser gives a flexible array
    /// member (GNU; static storage duration only).
    pub extra: u64,
}

/// A union that is initialised by one of its members.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeldUnion {
    /// From the start of the object.
    pub at: u32,
    /// The member's type, unless it is a bit-field.
    pub member: Option<Ty>,
    /// The bytes behind it that belong to other members, from the start of the object: offset and length.
    pub behind: Option<(u32, u32)>,
}

#[derive(Clone, Copy, Debug)]
pub struct InitStep {
    /// From the start of the object.
    pub offset: u64,
    /// For a bit-field: bit range from the start of the object.
    pub bits: Option<BitRange>,
    /// Type of the member or element initialised. A scalar; a record initialised by an expression
    /// of record type; or an array of character type with `value` a string literal.
    pub qty: QTy,
    /// Steps of a GNU range (`[a ... b] = v`) share one expression, which is evaluated once.
    pub value: ExprId,
}

impl Checked {
    #[inline]
    pub fn typed(&self, expr: ExprId) -> Typed {
        self.exprs[expr.index()]
    }

    /// The function that a name means in an expression, `decl` being what it names.
    #[inline]
    pub fn function_named(&self, expr: ExprId, decl: DeclId) -> Option<EntityId> {
        let inlined = match self.inlined.is_empty() {
            true => None,
            false => self.inlined.get(&expr).copied(),
        };
        inlined.or(self.decls[decl.index()])
    }

    #[inline]
    pub fn entity(&self, id: EntityId) -> &Entity {
        &self.entities[id.0 as usize]
    }

    /// The largest alignment that anything has, be it an object or a type that allocated memory is used as.
    pub fn alignment(&self, program: &Program, types: &Types) -> u32 {
        let records = (0..program.records.len()).map(RecordId::from_index);
        let layouts = records.filter_map(|id| types.record_layout(id));
        let objects = self.entities.iter().map(|e| e.align);
        objects.chain(layouts.map(|l| l.align)).max().unwrap_or(1)
    }

    /// What objects must be aligned to, by declaration; 1 for what is no object.
    pub fn alignments(&self) -> Vec<u32> {
        let align = |id: &Option<EntityId>| id.map_or(1, |id| self.entity(id).align);
        self.decls.iter().map(align).collect()
    }
}
