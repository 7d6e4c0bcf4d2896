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

use crate::intern::Symbol;
use crate::problem::Problem;
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

mod program;
// Below the macro that it uses.
mod written;

pub use program::Program;
pub use written::*;

/// An index into one of the arenas of [`Program`].
pub trait Id: Copy {
    /// The id of the node at an index.
    fn from_index(index: usize) -> Self;
    /// Where the node is in its arena.
    fn index(self) -> usize;
}

ids! {
    /// An expression, an [`Expr`].
    ExprId;
    /// A statement, a [`Stmt`].
    StmtId;
    /// A declaration, a [`Decl`]. Names in expressions are such ids.
    DeclId;
    /// A type as written, a [`Type`]. See [`crate::types`] for what types mean.
    TypeId;
    /// An initialiser, an [`Init`].
    InitId;
    /// A struct or union, a [`Record`]. Two types are the same if their ids are.
    RecordId;
    /// A member, a [`Field`].
    FieldId;
    /// An enumeration, an [`Enum`].
    EnumId;
    /// A label, a [`Label`].
    LabelId;
    /// A string literal, a [`StrLit`].
    StrId;
    /// A set of attributes, an [`Attrs`].
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

impl<T> PartialEq for List<T> {
    fn eq(&self, other: &Self) -> bool {
        (self.start, self.len) == (other.start, other.len)
    }
}
impl<T> Eq for List<T> {}

impl<T> Default for List<T> {
    fn default() -> Self {
        List::EMPTY
    }
}

impl<T> List<T> {
    /// The list of nothing.
    pub const EMPTY: List<T> = List {
        start: 0,
        len: 0,
        of: PhantomData,
    };

    /// How many ids it has.
    pub fn len(self) -> usize {
        self.len as usize
    }

    /// Whether it has none.
    pub fn is_empty(self) -> bool {
        self.len == 0
    }
}

// ---------------------------------------------------------------------------------------------
// Expressions

/// An expression (6.5).
#[derive(Clone, Copy, Debug)]
#[repr(align(16))]
pub struct Expr {
    /// What it is.
    pub kind: ExprKind,
    /// Where it stands.
    pub span: Span,
}

// There are more of them than of anything else, and walks over a program wait for them. A power of two is found by a shift.
const _: () = assert!(size_of::<Expr>() == 32);

/// What an expression is, with its operands.
#[derive(Clone, Copy, Debug)]
pub enum ExprKind {
    /// An integer constant.
    Int(IntLit),
    /// A floating constant as spelled, suffix included.
    Float(Symbol),
    /// A character constant.
    Char(CharLit),
    /// A string literal.
    Str(StrId),
    /// A name, as the declaration it was resolved to.
    Name(DeclId),
    /// An operator with one operand.
    Unary(UnaryOp, ExprId),
    /// An operator with two operands.
    Binary(BinaryOp, ExprId, ExprId),
    /// `None`: plain assignment. Otherwise compound; never a logical operator or a comparison.
    Assign(Option<BinaryOp>, ExprId, ExprId),
    /// GNU: the middle operand may be missing.
    Cond(ExprId, Option<ExprId>, ExprId),
    /// `a, b`
    Comma(ExprId, ExprId),
    /// `(type)a`
    Cast(TypeId, ExprId),
    /// The function, which may be any expression, and the arguments.
    Call(ExprId, List<ExprId>),
    /// `a[b]`
    Index(ExprId, ExprId),
    /// `a.b`
    Member(ExprId, Symbol),
    /// `a->b`
    Arrow(ExprId, Symbol),
    /// `sizeof a`
    SizeofExpr(ExprId),
    /// `sizeof(type)`
    SizeofType(TypeId),
    /// GNU `__alignof__ a`
    AlignofExpr(ExprId),
    /// `_Alignof(type)`
    AlignofType(TypeId),
    /// `(type){ … }`
    CompoundLit(TypeId, InitId),
    /// Controlling expression; the associations are pairs in [`Program::generics`] at
    /// `first .. first + count`.
    Generic {
        /// The expression whose type selects.
        control: ExprId,
        /// The first association.
        first: u32,
        /// How many associations there are.
        count: u32,
    },
    /// GNU `({ … })`; the statement is a block.
    StmtExpr(StmtId),
    /// GNU `&&label`
    LabelAddr(LabelId),
    /// `va_arg(list, type)`
    VaArg(ExprId, TypeId),
    /// `offsetof(type, designators)`; the path is in [`Program::designators`] at `first .. first + count`.
    Offsetof {
        /// The record, or an array of such.
        ty: TypeId,
        /// The first designator.
        first: u32,
        /// How many designators there are.
        count: u32,
    },
    /// `__builtin_types_compatible_p(type, type)`
    TypesCompatible(TypeId, TypeId),
    /// `__builtin_choose_expr`
    Choose(ExprId, ExprId, ExprId),
    /// A call of a builtin that is not an ordinary function (see [`Builtin`]).
    Builtin(Builtin, List<ExprId>),
}

/// An integer constant. Its type follows from value, radix and suffix (6.4.4.1p5). Packed, with that of characters, as it
/// decides how large every expression is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(Rust, packed(4))]
pub struct IntLit {
    /// The value.
    pub value: u64,
    /// How it is written.
    pub radix: Radix,
    /// With a suffix `u`.
    pub unsigned: bool,
    /// With a suffix `l` or `ll`.
    pub size: IntSuffix,
}

/// How the digits of an integer constant are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Radix {
    /// GNU `0b1`
    Binary,
    /// `01`, and `0`
    Octal,
    /// `1`
    Decimal,
    /// `0x1`
    Hex,
}

/// The suffix of an integer constant that asks for a size.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IntSuffix {
    /// Without one.
    None,
    /// `l`
    Long,
    /// `ll`
    LongLong,
}

/// A character constant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(Rust, packed(4))]
pub struct CharLit {
    /// The value as C defines it: for a plain literal already converted through `char`.
    pub value: i64,
    /// What stands before the quote.
    pub prefix: StrPrefix,
}

/// What stands before the quote of a character constant or string literal: which type its units have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum StrPrefix {
    /// Nothing: `char`.
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
    /// What stands before the quote.
    pub prefix: StrPrefix,
    /// The values of the code units.
    pub units: Arc<[u32]>,
}

closed! {
    /// Operators with one operand (6.5.2.4, 6.5.3).
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
    pub enum UnaryOp {
        /// `+a`
        Plus,
        /// `-a`
        Neg,
        /// `~a`
        BitNot,
        /// `!a`
        Not,
        /// `*a`
        Deref,
        /// `&a`
        AddrOf,
        /// `++a`
        PreInc,
        /// `--a`
        PreDec,
        /// `a++`
        PostInc,
        /// `a--`
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
    /// Operators with two operands (6.5.5 to 6.5.14).
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
    pub enum BinaryOp {
        /// `a * b`
        Mul,
        /// `a / b`
        Div,
        /// `a % b`
        Rem,
        /// `a + b`
        Add,
        /// `a - b`
        Sub,
        /// `a << b`
        Shl,
        /// `a >> b`
        Shr,
        /// `a < b`
        Lt,
        /// `a > b`
        Gt,
        /// `a <= b`
        Le,
        /// `a >= b`
        Ge,
        /// `a == b`
        Eq,
        /// `a != b`
        Ne,
        /// `a & b`
        BitAnd,
        /// `a ^ b`
        BitXor,
        /// `a | b`
        BitOr,
        /// `a && b`
        LogAnd,
        /// `a || b`
        LogOr,
    }
}

impl BinaryOp {
    /// The relational and equality operators (6.5.8, 6.5.9).
    pub const COMPARISONS: &[BinaryOp] = &[
        BinaryOp::Lt,
        BinaryOp::Gt,
        BinaryOp::Le,
        BinaryOp::Ge,
        BinaryOp::Eq,
        BinaryOp::Ne,
    ];

    /// Whether it compares its operands.
    pub fn is_comparison(self) -> bool {
        use BinaryOp::{Eq, Ge, Gt, Le, Lt, Ne};
        matches!(self, Lt | Gt | Le | Ge | Eq | Ne)
    }

    /// Whether its result is an `int` that is 0 or 1: comparisons, `&&` and `||`.
    pub fn is_truth(self) -> bool {
        self.is_comparison() || matches!(self, BinaryOp::LogAnd | BinaryOp::LogOr)
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
    /// The type that it is for.
    pub ty: Option<TypeId>,
    /// What is selected.
    pub value: ExprId,
}

/// Builtins that no function prototype can describe: their type depends on the arguments, or they
/// are known not to evaluate like a call. Everything else with a `__builtin_` name is an ordinary
/// function (`__builtin_memcpy`, `__builtin_popcount`, …), declared with [`Storage::Builtin`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Builtin {
    /// `__builtin_add_overflow(a, b, &r)`
    AddOverflow,
    /// `__builtin_sub_overflow(a, b, &r)`
    SubOverflow,
    /// `__builtin_mul_overflow(a, b, &r)`
    MulOverflow,
    /// `__builtin_add_overflow_p(a, b, (T)0)`
    AddOverflowP,
    /// `__builtin_sub_overflow_p(a, b, (T)0)`
    SubOverflowP,
    /// `__builtin_mul_overflow_p(a, b, (T)0)`
    MulOverflowP,
    /// `__builtin_constant_p(a)`
    ConstantP,
    /// `va_start(list, last)`
    VaStart,
    /// `va_end(list)`
    VaEnd,
    /// `va_copy(to, from)`
    VaCopy,
    /// GNU's math classification macros take any real floating type.
    IsNan,
    /// Whether a value is infinite.
    IsInf,
    /// 1, 0 or -1: infinite, and with which sign.
    IsInfSign,
    /// Whether a value is finite.
    IsFinite,
    /// Whether a value is normal (7.12.3.5).
    IsNormal,
    /// Whether the sign bit is set.
    Signbit,
    /// `a > b` without an exception for NaN (7.12.14); the same holds for those that follow.
    IsGreater,
    /// `a >= b`
    IsGreaterEqual,
    /// `a < b`
    IsLess,
    /// `a <= b`
    IsLessEqual,
    /// `a < b || a > b`
    IsLessGreater,
    /// Whether one of the values is NaN.
    IsUnordered,
    /// `__builtin_classify_type(a)`
    ClassifyType,
    /// `__builtin_object_size(p, type)` / `__builtin_dynamic_object_size`
    ObjectSize,
    /// `__builtin_complex`, atomics, vectors and other builtins that are known by name only.
    Unsupported(Symbol),
}

// ---------------------------------------------------------------------------------------------
// Initialisers

/// An initialiser (6.7.9).
#[derive(Clone, Copy, Debug)]
pub enum Init {
    /// A single expression.
    Expr(ExprId),
    /// Items in [`Program::init_items`] at `first .. first + count`.
    List {
        /// The first item.
        first: u32,
        /// How many items there are.
        count: u32,
        /// Where the braces stand.
        span: Span,
    },
}

/// One entry of a braced initialiser; designators are in [`Program::designators`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InitItem {
    /// The first designator.
    pub first_designator: u32,
    /// How many designators there are; 0: the next member or element.
    pub designator_count: u32,
    /// What it is initialised with.
    pub init: InitId,
}

/// Which member or element an initialiser is for (6.7.9p6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Designator {
    /// `.name`
    Field(Symbol),
    /// `[a]`
    Index(ExprId),
    /// GNU `[a ... b]`
    Range(ExprId, ExprId),
}

// ---------------------------------------------------------------------------------------------
// Statements

/// A statement (6.8), or a declaration among statements.
#[derive(Clone, Copy, Debug)]
pub struct Stmt {
    /// What it is.
    pub kind: StmtKind,
    /// Where it stands.
    pub span: Span,
}

/// What a statement is, with its parts.
#[derive(Clone, Copy, Debug)]
pub enum StmtKind {
    /// `;`
    Null,
    /// `a;`
    Expr(ExprId),
    /// A declaration.
    Decl(DeclId),
    /// `{ … }`
    Block(List<StmtId>),
    /// `if (a) b else c`
    If(ExprId, StmtId, Option<StmtId>),
    /// `while (a) b`
    While(ExprId, StmtId),
    /// `do a while (b);`
    Do(StmtId, ExprId),
    /// `for (init; cond; step) body`
    For {
        /// What comes before the first round.
        init: ForInit,
        /// Whether there is another round; without it there always is.
        cond: Option<ExprId>,
        /// What comes after each round.
        step: Option<ExprId>,
        /// What is repeated.
        body: StmtId,
    },
    /// `switch (a) b`
    Switch(ExprId, StmtId),
    /// GNU ranges have a second bound.
    Case(ExprId, Option<ExprId>, StmtId),
    /// `default: a`
    Default(StmtId),
    /// `label: a`
    Label(LabelId, StmtId),
    /// `goto label;`
    Goto(LabelId),
    /// GNU `goto *e;`
    GotoComputed(ExprId),
    /// `break;`
    Break,
    /// `continue;`
    Continue,
    /// `return a;`
    Return(Option<ExprId>),
    /// Inline assembly: known, never executed.
    Asm {
        /// The template is empty, and giving it its operands has no effect: the statement does nothing.
        empty: bool,
    },
}

/// The first part of the head of a `for`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ForInit {
    /// Nothing.
    None,
    /// An expression.
    Expr(ExprId),
    /// The declaration of a variable.
    Decl(DeclId),
}

/// A label of a function. Labels belong to the function whose body holds them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Label {
    /// Its name.
    pub name: Symbol,
    /// Where it is defined.
    pub span: Span,
}

// ---------------------------------------------------------------------------------------------
// Declarations

/// A declaration of one thing (6.7, 6.9).
#[derive(Clone, Copy, Debug)]
pub struct Decl {
    /// What is declared.
    pub kind: DeclKind,
    /// `None` for tags' declarations, static assertions and unnamed parameters.
    pub name: Option<Symbol>,
    /// Where it stands.
    pub span: Span,
    /// Its attributes, if there are any that mean something.
    pub attrs: Option<AttrsId>,
}

/// What a declaration declares.
#[derive(Clone, Copy, Debug)]
pub enum DeclKind {
    /// An object.
    Var {
        /// Its type.
        ty: TypeId,
        /// Its storage class.
        storage: Storage,
        /// Its initialiser.
        init: Option<InitId>,
    },
    /// A declaration or, with a body, a definition. `ty` is a function type (possibly through a
    /// typedef or typeof, then without a body); the parameters' declarations are in `params`: for a definition these are
    /// the ones in scope in the body, for a K&R definition with the types of the declaration list.
    Function {
        /// Its type.
        ty: TypeId,
        /// Its storage class.
        storage: Storage,
        /// Declared `inline`.
        inline: bool,
        /// Declared `_Noreturn`.
        noreturn: bool,
        /// Its parameters, each a [`DeclKind::Param`].
        params: List<DeclId>,
        /// Its body, a block.
        body: Option<StmtId>,
    },
    /// A parameter of a function.
    Param {
        /// Its type as written, before arrays and functions become pointers (6.7.6.3p7, p8).
        ty: TypeId,
        /// Declared `register`.
        register: bool,
    },
    /// `typedef`
    Typedef {
        /// The type that is given a name.
        ty: TypeId,
    },
    /// An enumerator.
    EnumConst {
        /// The enumeration that it belongs to.
        of: EnumId,
        /// Its value, if one is written.
        value: Option<ExprId>,
    },
    /// `struct S { … };` where `define`, otherwise `struct S;`.
    Record {
        /// The struct or union.
        record: RecordId,
        /// Whether its members are listed here.
        define: bool,
    },
    /// `enum E { … };` where `define`, otherwise `enum E;`.
    Enum {
        /// The enumeration.
        of: EnumId,
        /// Whether its enumerators are listed here.
        define: bool,
    },
    /// `_Static_assert(cond, message);`
    StaticAssert {
        /// What must not be 0.
        cond: ExprId,
        /// What is said if it is.
        message: Option<StrId>,
    },
}

/// The storage class of an object or function (6.7.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Storage {
    /// None written.
    None,
    /// `static`
    Static,
    /// `extern`
    Extern,
    /// `register`
    Register,
    /// `auto`
    Auto,
    /// Declared by the compiler itself; never printed.
    Builtin,
}

/// A struct or union type. Several declarations may name the same record.
#[derive(Clone, Copy, Debug)]
pub struct Record {
    /// Struct or union.
    pub kind: RecordKind,
    /// `None` only for an unnamed member's record, which is printed in place.
    pub tag: Option<Symbol>,
    /// `None` while incomplete.
    pub fields: Option<List<FieldId>>,
    /// Its attributes.
    pub attrs: Option<AttrsId>,
    /// Where it is defined or first named.
    pub span: Span,
}

/// How members lie: one behind the other, or all at the beginning.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum RecordKind {
    /// `struct`
    Struct,
    /// `union`
    Union,
}

/// A member of a struct or union.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// `None` for unnamed bit-fields and unnamed struct or union members.
    pub name: Option<Symbol>,
    /// Its type.
    pub ty: TypeId,
    /// The width of a bit-field.
    pub bits: Option<ExprId>,
    /// Its attributes.
    pub attrs: Option<AttrsId>,
    /// Where it stands.
    pub span: Span,
}

/// An enumeration (6.7.2.2).
#[derive(Clone, Copy, Debug)]
pub struct Enum {
    /// Its tag, if it has one.
    pub tag: Option<Symbol>,
    /// The enumerators, each a [`DeclKind::EnumConst`]; `None` while incomplete.
    pub constants: Option<List<DeclId>>,
    /// Its attributes.
    pub attrs: Option<AttrsId>,
    /// Where it is defined or first named.
    pub span: Span,
}

/// Attributes that mean something to Cassay; the rest are read and dropped, or refused by name. Which is which says
/// the parser's table of attributes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Attrs {
    /// `packed`: members lie without padding.
    pub packed: bool,
    /// The limit that `#pragma pack` sets for the members' alignment: 1, 2, 4, 8 or 16. Only
    /// records have one.
    pub pack: Option<u8>,
    /// `aligned(n)`, `_Alignas(n)` or `_Alignas(type)`.
    pub aligned: Option<Aligned>,
    /// `_Alignas` stands among the specifiers: it may not ask for less than the type's alignment (6.7.5p4).
    pub alignas: bool,
    /// `aligned` stands behind a star: to GCC it is the pointer that is aligned, and not what is declared.
    pub aligned_pointer: bool,
    /// Further alignments that are asked for: the strictest counts (6.7.5p6). Only those that are no
    /// plain numbers, of which the largest is kept.
    pub more_aligned: List<ExprId>,
    /// `mode(m)`: the type is another one of this size.
    pub mode: Option<Mode>,
    /// `gnu_inline`: `extern inline` defines nothing for other translation units, `inline` alone does.
    pub gnu_inline: bool,
    /// `noinline`: the function is not to be inlined.
    pub noinline: bool,
    /// `always_inline`: the function is to be inlined.
    pub always_inline: bool,
    /// `pure`: the result depends on the arguments and on memory alone, and nothing is written.
    pub pure_: bool,
    /// `const`: the result depends on the arguments alone.
    pub const_: bool,
    /// `noreturn`: the function does not return.
    pub noreturn: bool,
    /// `unused`: no warning is wanted.
    pub unused: bool,
    /// `used`: to be emitted although nothing refers to it.
    pub used: bool,
    /// `weak`: another definition may take its place.
    pub weak: bool,
    /// `_Thread_local`: an object per thread.
    pub thread_local: bool,
    /// `constructor(priority)`: runs before `main`, the lower ones first; 65535 without a number.
    pub constructor: Option<u16>,
    /// `destructor(priority)`: runs after `main`, the lower ones last.
    pub destructor: Option<u16>,
    /// `may_alias`, of a typedef or a record: objects may be accessed as this whatever they are.
    pub may_alias: bool,
    /// `transparent_union`: arguments may have the type of any member.
    pub transparent_union: bool,
    /// `nonnull`: one bit per parameter that may not be null, the first one lowest; all bits where
    /// every pointer is meant. The 63rd parameter is the last that can be told.
    pub nonnull: u64,
    /// `returns_nonnull`: the result is no null pointer.
    pub returns_nonnull: bool,
    /// `assume_aligned(n)`: what the function returns is a multiple of `n`, a power of 2. 0 without.
    pub assume_aligned: u32,
    /// `assume_aligned(n, m)`: … `m` behind a multiple of `n`.
    pub assume_offset: u32,
    /// `alloc_align(i)`: what the function returns is a multiple of its `i`th argument. 0 without.
    pub alloc_align: u8,
    /// `malloc`: what the function returns is a new object that nothing else points to.
    pub malloc: bool,
    /// glibc's headers define it with checks of sizes: it is the library's function, but for what these add. It is not
    /// printed.
    pub fortified: bool,
    /// The assembler name, `asm("name")` behind a declarator: what the declaration stands for when the program is linked.
    pub assembler: Option<Symbol>,
    /// Attributes that change nothing, but that compilers refuse in some places, as they are written: `section ( "s" )`,
    /// `format ( printf , 1 , 2 )`, `cold`; and `common`, `nocommon`, which are about linking.
    pub checked: Option<Symbol>,
    /// Attributes that change the meaning and are not supported, as they are written: `cleanup ( f )`, `alias`,
    /// `vector_size ( 16 )`,….
    pub unsupported: Option<Symbol>,
}

/// Machine modes that are integer or floating types, by GCC's names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// 8 bits.
    QI,
    /// 16 bits.
    HI,
    /// 32 bits.
    SI,
    /// 64 bits.
    DI,
    /// 128 bits.
    TI,
    /// `float`
    SF,
    /// `double`
    DF,
}

impl Mode {
    /// How it is written.
    pub fn name(self) -> &'static str {
        match self {
            Mode::QI => "QI",
            Mode::HI => "HI",
            Mode::SI => "SI",
            Mode::DI => "DI",
            Mode::TI => "TI",
            Mode::SF => "SF",
            Mode::DF => "DF",
        }
    }

    /// Its width in bits, and whether it is an integer.
    pub fn shape(self) -> (u32, bool) {
        match self {
            Mode::QI => (8, true),
            Mode::HI => (16, true),
            Mode::SI => (32, true),
            Mode::DI => (64, true),
            Mode::TI => (128, true),
            Mode::SF => (32, false),
            Mode::DF => (64, false),
        }
    }
}

/// What an alignment is asked for with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aligned {
    /// `aligned` without an argument: the target's largest useful alignment.
    Max,
    /// A number of bytes.
    Expr(ExprId),
    /// The alignment of this type.
    Type(TypeId),
}

/// The definition of a function whose body is not understood. Its declaration is one without a body; using it is the
/// problem.
#[derive(Clone, Debug)]
pub struct Unread {
    /// The function.
    pub decl: DeclId,
    /// The whole definition as text, with the pragmas that it needs.
    pub text: Arc<str>,
    /// Why it is not understood.
    pub problem: Problem,
}

/// A translation unit: its declarations at file scope, in order.
#[derive(Clone, Debug)]
pub struct Unit {
    /// The name of its file.
    pub name: String,
    /// Its declarations at file scope, in order.
    pub items: Vec<DeclId>,
}
