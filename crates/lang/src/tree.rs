//! The program tree: C as data, close to its source.
//!
//! What the tree keeps: every expression, statement, declaration and type as written, names
//! resolved to declarations ([`ExprKind::Name`] holds a [`DeclId`], so renaming and moving code
//! cannot capture). What it normalises, so that there is one way to say a thing:
//!
//! - one declarator per declaration (`int a, *b;` is two declarations);
//! - a struct, union or enum is defined by a declaration of its own ([`DeclKind::Record`],
//!   [`DeclKind::Enum`]) in front of the declaration, statement or record that contained the
//!   definition; records without a tag get one, except unnamed members (C11 6.7.2.1p13);
//! - a `for` declares at most one variable; several are moved into a block around the loop;
//! - parentheses are not kept, the printer puts them back where C needs them;
//! - adjacent string literals are one.
//!
//! Implicit conversions are not in the tree.
//!
//! Every node is `Copy` and lives in an arena of [`Program`]; lists live in one pool. Cloning a
//! program copies a handful of vectors. Ids are stable: an edit replaces the node behind an id, or
//! pushes new nodes; nothing is ever moved. Nodes no longer reachable stay behind.

use crate::intern::{Interner, Symbol};
use crate::span::Span;
use std::marker::PhantomData;
use std::num::NonZeroU32;
use std::sync::Arc;

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        pub struct $name(NonZeroU32);

        impl Id for $name {
            fn from_index(index: usize) -> Self {
                // Arenas cannot reach 2^32 - 1 nodes: source positions end before.
                $name(NonZeroU32::new(index as u32 + 1).unwrap_or(NonZeroU32::MAX))
            }
            fn index(self) -> usize {
                self.0.get() as usize - 1
            }
        }
    )*};
}

/// Sets of kinds that can be gone through: `ALL` has each, in the order of their numbers.
macro_rules! closed {
    ($($(#[$attr:meta])* pub enum $name:ident {$($(#[$doc:meta])* $variant:ident,)*})*) => {$(
        $(#[$attr])*
        pub enum $name {
            $($(#[$doc])* $variant,)*
        }

        impl $name {
            /// Each of them, in the order of their numbers.
            pub const ALL: &'static [$name] = &[$($name::$variant,)*];
        }
    )*};
}

/// An index into one of the arenas of [`Program`].
pub trait Id: Copy {
    fn from_index(index: usize) -> Self;
    fn index(self) -> usize;
}

ids! {
    ExprId;
    StmtId;
    DeclId;
    /// A type as written. See [`crate::types`] for what types mean.
    TypeId;
    InitId;
    RecordId;
    FieldId;
    EnumId;
    LabelId;
    StrId;
    AttrsId;
}

/// A list of ids in [`Program::pool`]. To change a list, make a new one.
#[derive(Debug)]
pub struct List<T> {
    start: u32,
    len: u32,
    of: PhantomData<T>,
}

impl<T> Clone for List<T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for List<T> {}

impl<T> List<T> {
    pub const EMPTY: List<T> = List {
        start: 0,
        len: 0,
        of: PhantomData,
    };

    pub fn len(self) -> usize {
        self.len as usize
    }

    pub fn is_empty(self) -> bool {
        self.len == 0
    }
}

// ---------------------------------------------------------------------------------------------
// Expressions

#[derive(Clone, Copy, Debug)]
pub struct Expr {
    pub kind: ExprKind,
    pub span: Span,
}

#[derive(Clone, Copy, Debug)]
pub enum ExprKind {
    Int(IntLit),
    /// A floating constant as spelled, suffix included.
    Float(Symbol),
    Char(CharLit),
    Str(StrId),
    Name(DeclId),
    Unary(UnaryOp, ExprId),
    Binary(BinaryOp, ExprId, ExprId),
    /// `None`: plain assignment. Otherwise compound; never a logical operator or a comparison.
    Assign(Option<BinaryOp>, ExprId, ExprId),
    /// GNU: the middle operand may be missing.
    Cond(ExprId, Option<ExprId>, ExprId),
    Comma(ExprId, ExprId),
    Cast(TypeId, ExprId),
    Call(ExprId, List<ExprId>),
    Index(ExprId, ExprId),
    /// `a.b`
    Member(ExprId, Symbol),
    /// `a->b`
    Arrow(ExprId, Symbol),
    SizeofExpr(ExprId),
    SizeofType(TypeId),
    AlignofExpr(ExprId),
    AlignofType(TypeId),
    CompoundLit(TypeId, InitId),
    /// Controlling expression; the associations are pairs in [`Program::generics`] at
    /// `first .. first + count`.
    Generic {
        control: ExprId,
        first: u32,
        count: u32,
    },
    /// GNU `({ … })`; the statement is a block.
    StmtExpr(StmtId),
    /// GNU `&&label`
    LabelAddr(LabelId),
    VaArg(ExprId, TypeId),
    /// `offsetof(type, designators)`; the path is in [`Program::designators`] at `first .. first + count`.
    Offsetof {
        ty: TypeId,
        first: u32,
        count: u32,
    },
    TypesCompatible(TypeId, TypeId),
    /// `__builtin_choose_expr`
    Choose(ExprId, ExprId, ExprId),
    /// A call of a builtin that is not an ordinary function (see [`Builtin`]).
    Builtin(Builtin, List<ExprId>),
}

/// An integer constant. Its type follows from value, radix and suffix (6.4.4.1p5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IntLit {
    pub value: u64,
    pub radix: Radix,
    pub unsigned: bool,
    pub size: IntSuffix,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Radix {
    Binary,
    Octal,
    Decimal,
    Hex,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IntSuffix {
    None,
    Long,
    LongLong,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CharLit {
    /// The value as C defines it: for a plain literal already converted through `char`.
    pub value: i64,
    pub prefix: StrPrefix,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum StrPrefix {
    None,
    /// `L`
    Wide,
    /// `u8`
    Utf8,
    /// `u`
    Utf16,
    /// `U`
    Utf32,
}

/// A string literal: code units without the terminating zero.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StrLit {
    pub prefix: StrPrefix,
    pub units: Arc<[u32]>,
}

closed! {
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
    pub enum UnaryOp {
        Plus,
        Neg,
        BitNot,
        Not,
        Deref,
        AddrOf,
        PreInc,
        PreDec,
        PostInc,
        PostDec,
        /// GNU `__extension__`; no meaning.
        Extension,
    }
}

impl UnaryOp {
    /// `++` and `--`, on either side.
    pub fn is_step(self) -> bool {
        matches!(
            self,
            UnaryOp::PreInc | UnaryOp::PreDec | UnaryOp::PostInc | UnaryOp::PostDec
        )
    }
}

closed! {
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
    pub enum BinaryOp {
        Mul,
        Div,
        Rem,
        Add,
        Sub,
        Shl,
        Shr,
        Lt,
        Gt,
        Le,
        Ge,
        Eq,
        Ne,
        BitAnd,
        BitXor,
        BitOr,
        LogAnd,
        LogOr,
    }
}

impl BinaryOp {
    /// Whether its result is an `int` that is 0 or 1: comparisons, `&&` and `||`.
    pub fn is_truth(self) -> bool {
        matches!(
            self,
            BinaryOp::Lt
                | BinaryOp::Gt
                | BinaryOp::Le
                | BinaryOp::Ge
                | BinaryOp::Eq
                | BinaryOp::Ne
                | BinaryOp::LogAnd
                | BinaryOp::LogOr
        )
    }

    /// As written between its operands.
    pub fn text(self) -> &'static str {
        match self {
            BinaryOp::Mul => "*",
            BinaryOp::Div => "/",
            BinaryOp::Rem => "%",
            BinaryOp::Add => "+",
            BinaryOp::Sub => "-",
            BinaryOp::Shl => "<<",
            BinaryOp::Shr => ">>",
            BinaryOp::Lt => "<",
            BinaryOp::Gt => ">",
            BinaryOp::Le => "<=",
            BinaryOp::Ge => ">=",
            BinaryOp::Eq => "==",
            BinaryOp::Ne => "!=",
            BinaryOp::BitAnd => "&",
            BinaryOp::BitXor => "^",
            BinaryOp::BitOr => "|",
            BinaryOp::LogAnd => "&&",
            BinaryOp::LogOr => "||",
        }
    }
}

/// One association of a generic selection; `ty` is `None` for `default`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Association {
    pub ty: Option<TypeId>,
    pub value: ExprId,
}

/// Builtins that no function prototype can describe: their type depends on the arguments, or they
/// are known not to evaluate like a call. Everything else with a `__builtin_` name is an ordinary
/// function (`__builtin_memcpy`, `__builtin_popcount`, …), declared with [`Storage::Builtin`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Builtin {
    /// `__builtin_add_overflow(a, b, &r)`
    AddOverflow,
    SubOverflow,
    MulOverflow,
    /// `__builtin_add_overflow_p(a, b, (T)0)`
    AddOverflowP,
    SubOverflowP,
    MulOverflowP,
    ConstantP,
    VaStart,
    VaEnd,
    VaCopy,
    /// GNU's math classification macros take any real floating type.
    IsNan,
    IsInf,
    IsInfSign,
    IsFinite,
    IsNormal,
    Signbit,
    IsGreater,
    IsGreaterEqual,
    IsLess,
    IsLessEqual,
    IsLessGreater,
    IsUnordered,
    ClassifyType,
    /// `__builtin_object_size(p, type)` / `__builtin_dynamic_object_size`
    ObjectSize,
    /// `__builtin_complex`, atomics, vectors and other builtins that are known by name only.
    Unsupported(Symbol),
}

// ---------------------------------------------------------------------------------------------
// Initialisers

#[derive(Clone, Copy, Debug)]
pub enum Init {
    Expr(ExprId),
    /// Items in [`Program::init_items`] at `first .. first + count`.
    List {
        first: u32,
        count: u32,
        span: Span,
    },
}

/// One entry of a braced initialiser; designators are in [`Program::designators`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InitItem {
    pub first_designator: u32,
    pub designator_count: u32,
    pub init: InitId,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Designator {
    Field(Symbol),
    Index(ExprId),
    /// GNU `[a ... b]`
    Range(ExprId, ExprId),
}

// ---------------------------------------------------------------------------------------------
// Statements

#[derive(Clone, Copy, Debug)]
pub struct Stmt {
    pub kind: StmtKind,
    pub span: Span,
}

#[derive(Clone, Copy, Debug)]
pub enum StmtKind {
    Null,
    Expr(ExprId),
    Decl(DeclId),
    Block(List<StmtId>),
    If(ExprId, StmtId, Option<StmtId>),
    While(ExprId, StmtId),
    Do(StmtId, ExprId),
    For {
        init: ForInit,
        cond: Option<ExprId>,
        step: Option<ExprId>,
        body: StmtId,
    },
    Switch(ExprId, StmtId),
    /// GNU ranges have a second bound.
    Case(ExprId, Option<ExprId>, StmtId),
    Default(StmtId),
    Label(LabelId, StmtId),
    Goto(LabelId),
    /// GNU `goto *e;`
    GotoComputed(ExprId),
    Break,
    Continue,
    Return(Option<ExprId>),
    /// Inline assembly: known, never executed. The empty template with no operands is a no-op.
    Asm {
        empty: bool,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ForInit {
    None,
    Expr(ExprId),
    Decl(DeclId),
}

/// A label of a function. Labels belong to the function whose body holds them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Label {
    pub name: Symbol,
    pub span: Span,
}

// ---------------------------------------------------------------------------------------------
// Declarations

#[derive(Clone, Copy, Debug)]
pub struct Decl {
    pub kind: DeclKind,
    /// `None` for tags' declarations, static assertions and unnamed parameters.
    pub name: Option<Symbol>,
    pub span: Span,
    pub attrs: Option<AttrsId>,
}

#[derive(Clone, Copy, Debug)]
pub enum DeclKind {
    Var {
        ty: TypeId,
        storage: Storage,
        init: Option<InitId>,
    },
    /// A declaration or, with a body, a definition. `ty` is a function type (possibly through a
    /// typedef or typeof, then without a body); the parameters' declarations are in `params`: for a definition these are
    /// the ones in scope in the body, for a K&R definition with the types of the declaration list.
    Function {
        ty: TypeId,
        storage: Storage,
        inline: bool,
        noreturn: bool,
        params: List<DeclId>,
        body: Option<StmtId>,
    },
    Param {
        ty: TypeId,
        register: bool,
    },
    Typedef {
        ty: TypeId,
    },
    EnumConst {
        of: EnumId,
        value: Option<ExprId>,
    },
    /// `struct S { … };` where `define`, otherwise `struct S;`.
    Record {
        record: RecordId,
        define: bool,
    },
    Enum {
        of: EnumId,
        define: bool,
    },
    StaticAssert {
        cond: ExprId,
        message: Option<StrId>,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Storage {
    /// None written.
    None,
    Static,
    Extern,
    Register,
    Auto,
    /// Declared by the compiler itself; never printed.
    Builtin,
}

/// A struct or union type. Several declarations may name the same record.
#[derive(Clone, Copy, Debug)]
pub struct Record {
    pub kind: RecordKind,
    /// `None` only for an unnamed member's record, which is printed in place.
    pub tag: Option<Symbol>,
    /// `None` while incomplete.
    pub fields: Option<List<FieldId>>,
    pub attrs: Option<AttrsId>,
    pub span: Span,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum RecordKind {
    Struct,
    Union,
}

#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// `None` for unnamed bit-fields and unnamed struct or union members.
    pub name: Option<Symbol>,
    pub ty: TypeId,
    pub bits: Option<ExprId>,
    pub attrs: Option<AttrsId>,
    pub span: Span,
}

#[derive(Clone, Copy, Debug)]
pub struct Enum {
    pub tag: Option<Symbol>,
    /// The enumerators, each a [`DeclKind::EnumConst`]; `None` while incomplete.
    pub constants: Option<List<DeclId>>,
    pub attrs: Option<AttrsId>,
    pub span: Span,
}

/// Attributes that mean something to Cassay; the rest are read and dropped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Attrs {
    pub packed: bool,
    /// The limit that `#pragma pack` sets for the members' alignment: 1, 2, 4, 8 or 16. Only
    /// records have one.
    pub pack: Option<u8>,
    /// `aligned(n)`, `_Alignas(n)` or `_Alignas(type)`.
    pub aligned: Option<Aligned>,
    pub noinline: bool,
    pub always_inline: bool,
    pub pure_: bool,
    pub const_: bool,
    pub noreturn: bool,
    pub unused: bool,
    pub used: bool,
    pub weak: bool,
    pub thread_local: bool,
    pub constructor: bool,
    pub destructor: bool,
    pub transparent_union: bool,
    /// `nonnull`: one bit per parameter that may not be null, the first one lowest; all bits where
    /// every pointer is meant. Parameters beyond the 16th are not recorded.
    pub nonnull: u16,
    pub returns_nonnull: bool,
    /// `assume_aligned(n)`: what the function returns is a multiple of `n`, a power of 2 up to 4,096 that is
    /// written as a plain number. 0 without.
    pub assume_aligned: u16,
    /// `cleanup(f)`, `alias("x")`, `vector_size(n)`, `mode(x)`, `scalar_storage_order`,…: attributes that change meaning and are not supported.
    pub unsupported: Option<Symbol>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aligned {
    /// `aligned` without an argument: the target's largest useful alignment.
    Max,
    Expr(ExprId),
    Type(TypeId),
}

// ---------------------------------------------------------------------------------------------
// Types as written

#[derive(Clone, Copy, Debug)]
pub struct Type {
    pub kind: TypeKind,
    pub quals: Quals,
    pub span: Span,
}

#[derive(Clone, Copy, Debug)]
pub enum TypeKind {
    Void,
    Int(IntKind),
    Float(FloatKind),
    Pointer(TypeId),
    Array {
        elem: TypeId,
        len: ArrayLen,
        param: ArrayParam,
    },
    Function {
        ret: TypeId,
        params: Params,
        variadic: bool,
    },
    Record(RecordId),
    Enum(EnumId),
    /// A typedef name.
    Typedef(DeclId),
    TypeofExpr(ExprId),
    TypeofType(TypeId),
    /// `__builtin_va_list`
    VaList,
    /// `__auto_type`
    Auto,
    /// `_Complex`, vectors, `_BitInt`, decimal floats: read, not understood.
    Unsupported(Symbol),
}

closed! {
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, PartialOrd, Ord)]
    pub enum IntKind {
        Bool,
        Char,
        SChar,
        UChar,
        Short,
        UShort,
        Int,
        UInt,
        Long,
        ULong,
        LongLong,
        ULongLong,
        Int128,
        UInt128,
    }
}

impl IntKind {
    /// The standard types and `char`, without `_Bool` (6.2.5p4 to p6).
    pub const STANDARD: &'static [IntKind] = IntKind::between(IntKind::Char, IntKind::ULongLong);

    /// Those from one to another, in the order of their numbers.
    pub const fn between(first: IntKind, last: IntKind) -> &'static [IntKind] {
        let (until, _) = IntKind::ALL.split_at(last as usize + 1);
        until.split_at(first as usize).1
    }

    /// The type's shortest spelling in C.
    pub fn name(self) -> &'static str {
        match self {
            IntKind::Bool => "_Bool",
            IntKind::Char => "char",
            IntKind::SChar => "signed char",
            IntKind::UChar => "unsigned char",
            IntKind::Short => "short",
            IntKind::UShort => "unsigned short",
            IntKind::Int => "int",
            IntKind::UInt => "unsigned int",
            IntKind::Long => "long",
            IntKind::ULong => "unsigned long",
            IntKind::LongLong => "long long",
            IntKind::ULongLong => "unsigned long long",
            IntKind::Int128 => "__int128",
            IntKind::UInt128 => "unsigned __int128",
        }
    }
}

closed! {
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, PartialOrd, Ord)]
    pub enum FloatKind {
        Float,
        Double,
        LongDouble,
    }
}

impl FloatKind {
    /// The type's spelling in C.
    pub fn name(self) -> &'static str {
        match self {
            FloatKind::Float => "float",
            FloatKind::Double => "double",
            FloatKind::LongDouble => "long double",
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ArrayLen {
    /// `[]`
    None,
    Expr(ExprId),
    /// `[*]`
    Star,
}

/// What may stand inside the outermost brackets of an array parameter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ArrayParam {
    pub is_static: bool,
    pub quals: Quals,
}

#[derive(Clone, Copy, Debug)]
pub enum Params {
    /// `()`: no prototype.
    Unspecified,
    /// `(void)` is the empty list. Each is a [`DeclKind::Param`].
    List(List<DeclId>),
}

/// Type qualifiers as a set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Default, PartialOrd, Ord)]
pub struct Quals(pub u8);

impl Quals {
    pub const NONE: Quals = Quals(0);
    pub const CONST: Quals = Quals(1);
    pub const VOLATILE: Quals = Quals(2);
    pub const RESTRICT: Quals = Quals(4);
    pub const ATOMIC: Quals = Quals(8);

    pub fn contains(self, other: Quals) -> bool {
        self.0 & other.0 == other.0
    }

    pub fn union(self, other: Quals) -> Quals {
        Quals(self.0 | other.0)
    }

    pub fn without(self, other: Quals) -> Quals {
        Quals(self.0 & !other.0)
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The qualifiers as written. `_Atomic` comes first, so that no parenthesis follows it: that
    /// would make it the type specifier of 6.7.2.4.
    pub fn words(self) -> impl DoubleEndedIterator<Item = &'static str> {
        [
            (Quals::ATOMIC, "_Atomic"),
            (Quals::CONST, "const"),
            (Quals::VOLATILE, "volatile"),
            (Quals::RESTRICT, "restrict"),
        ]
        .into_iter()
        .filter(move |&(qual, _)| self.contains(qual))
        .map(|(_, word)| word)
    }
}

// ---------------------------------------------------------------------------------------------
// The program

/// A translation unit: its declarations at file scope, in order.
#[derive(Clone, Debug)]
pub struct Unit {
    pub name: String,
    pub items: Vec<DeclId>,
}

/// All translation units of a program and the arenas of their nodes.
#[derive(Clone, Debug, Default)]
pub struct Program {
    pub names: Arc<Interner>,
    pub units: Vec<Unit>,
    pub exprs: Vec<Expr>,
    pub stmts: Vec<Stmt>,
    pub decls: Vec<Decl>,
    pub types: Vec<Type>,
    pub inits: Vec<Init>,
    pub records: Vec<Record>,
    pub fields: Vec<Field>,
    pub enums: Vec<Enum>,
    pub labels: Vec<Label>,
    pub strings: Vec<StrLit>,
    pub attrs: Vec<Attrs>,
    pub generics: Vec<Association>,
    pub init_items: Vec<InitItem>,
    pub designators: Vec<Designator>,
    pub pool: Vec<u32>,
    /// GNU's `may_alias` stands somewhere: objects may be accessed as others (6.5p7), nobody notes where.
    pub may_alias: bool,
}

macro_rules! arenas {
    ($($id:ident => $field:ident: $node:ty, $get:ident, $push:ident;)*) => {
        $(
            impl std::ops::Index<$id> for Program {
                type Output = $node;
                fn index(&self, id: $id) -> &$node {
                    &self.$field[id.index()]
                }
            }
            impl std::ops::IndexMut<$id> for Program {
                fn index_mut(&mut self, id: $id) -> &mut $node {
                    &mut self.$field[id.index()]
                }
            }
        )*
        impl Program {
            $(
                pub fn $push(&mut self, node: $node) -> $id {
                    self.$field.push(node);
                    $id::from_index(self.$field.len() - 1)
                }
            )*
        }
    };
}

arenas! {
    ExprId => exprs: Expr, expr, push_expr;
    StmtId => stmts: Stmt, stmt, push_stmt;
    DeclId => decls: Decl, decl, push_decl;
    TypeId => types: Type, ty, push_type;
    InitId => inits: Init, init, push_init;
    RecordId => records: Record, record, push_record;
    FieldId => fields: Field, field, push_field;
    EnumId => enums: Enum, enum_, push_enum;
    LabelId => labels: Label, label, push_label;
    StrId => strings: StrLit, string, push_string;
    AttrsId => attrs: Attrs, attrs, push_attrs;
}

impl Program {
    pub fn new() -> Self {
        Self::default()
    }

    pub fn name(&self, symbol: Symbol) -> &str {
        self.names.name(symbol)
    }

    pub fn intern(&mut self, name: &str) -> Symbol {
        Arc::make_mut(&mut self.names).intern(name)
    }

    /// Stores a list.
    pub fn list<T: Id>(&mut self, items: &[T]) -> List<T> {
        let start = self.pool.len() as u32;
        self.pool.extend(items.iter().map(|id| id.index() as u32));
        List {
            start,
            len: items.len() as u32,
            of: PhantomData,
        }
    }

    pub fn items<T: Id>(
        &self,
        list: List<T>,
    ) -> impl DoubleEndedIterator<Item = T> + ExactSizeIterator + '_ {
        let start = list.start as usize;
        self.pool[start..start + list.len()]
            .iter()
            .map(|&i| T::from_index(i as usize))
    }

    pub fn item<T: Id>(&self, list: List<T>, index: usize) -> T {
        debug_assert!(index < list.len());
        T::from_index(self.pool[list.start as usize + index] as usize)
    }

    pub fn associations(&self, first: u32, count: u32) -> &[Association] {
        &self.generics[first as usize..(first + count) as usize]
    }

    pub fn init_list(&self, first: u32, count: u32) -> &[InitItem] {
        &self.init_items[first as usize..(first + count) as usize]
    }

    pub fn designator_list(&self, first: u32, count: u32) -> &[Designator] {
        &self.designators[first as usize..(first + count) as usize]
    }

    /// The attributes of a declaration, record or field.
    pub fn attributes(&self, attrs: Option<AttrsId>) -> Attrs {
        attrs.map_or_else(Attrs::default, |id| self[id])
    }

    /// The declared type of anything that has one.
    pub fn decl_type(&self, decl: DeclId) -> Option<TypeId> {
        match self[decl].kind {
            DeclKind::Var { ty, .. }
            | DeclKind::Function { ty, .. }
            | DeclKind::Param { ty, .. }
            | DeclKind::Typedef { ty } => Some(ty),
            DeclKind::EnumConst { .. }
            | DeclKind::Record { .. }
            | DeclKind::Enum { .. }
            | DeclKind::StaticAssert { .. } => None,
        }
    }
}
