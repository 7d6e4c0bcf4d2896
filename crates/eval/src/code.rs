//! The bytecode: typed register code, monomorphic by width, signedness and check. The instructions are in `code/op.rs`.
//!
//! A register holds 64 bits. Integers are kept extended to 64 bits by their own signedness, so that
//! conversion to a wider type of the same sign is free; `float` and `double` are their bits;
//! `__int128` and `long double` take two registers; pointers are [`cassay_memory::Ptr`]. Registers
//! are numbered from the start of the function's frame: parameters first, which the caller has
//! put in place at the end of its own frame; results are returned in registers 0 and 1.
//!
//! Backward jumps and calls pay `cost` steps, the number of instructions since the place jumped to:
//! the step budget costs nothing elsewhere.

mod effect;
mod op;

pub(crate) use effect::{Arithmetic, Effect, Touched, UP_TO_64, Where};
pub use op::Op;
pub(crate) use op::{UNSAID, Use};

use crate::effective::View;
use crate::restrict::{Force, Owner};
use cassay_lang::tree::{DeclId, ExprId, StmtId};
use cassay_lang::types::Ty;

pub type R = u16;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FloatOp {
    Add,
    Sub,
    Mul,
    Div,
    Neg,
    Lt,
    Le,
    Eq,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WideOp {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    Shl,
    Shr,
    And,
    Or,
    Xor,
    Neg,
    Not,
    Lt,
    Le,
    Eq,
}

/// Classification of floating values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    Nan,
    Inf,
    InfSign,
    Finite,
    Normal,
    Signbit,
    Signalling,
}

/// How a scalar is represented in registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rep {
    /// An integer of at most 64 bits.
    Int {
        width: u8,
        signed: bool,
    },
    Wide {
        signed: bool,
    },
    F32,
    F64,
    F80,
    Ptr,
}

impl Rep {
    pub fn is_wide(self) -> bool {
        matches!(self, Rep::Wide { .. } | Rep::F80)
    }

    pub fn regs(self) -> u16 {
        if self.is_wide() { 2 } else { 1 }
    }
}

/// A scalar that the short forms do not fit: a member of a packed record, or of a type that the
/// target orders, aligns or represents in another way.
#[derive(Clone, Copy, Debug)]
pub struct Access {
    pub off: u32,
    pub bytes: u8,
    /// 1 where the scalar may lie anywhere.
    pub align: u32,
    pub rep: Rep,
}

/// A bit-field: `bytes` bytes at `off`, the value `shift` bits up.
#[derive(Clone, Copy, Debug)]
pub struct BitAccess {
    pub off: u32,
    pub bytes: u8,
    pub shift: u8,
    pub width: u8,
    pub signed: bool,
}

/// Parts of two objects, counted in bits from pointers to them: first and how many.
#[derive(Clone, Copy, Debug)]
pub struct Overlap {
    pub to: (u64, u32),
    pub from: (u64, u32),
    /// Their types are compatible.
    pub alike: bool,
}

/// An automatic object.
#[derive(Clone, Copy, Debug)]
pub struct LocalInfo {
    pub origin: cassay_memory::Origin,
    pub size: u32,
    pub is_const: bool,
    pub temporary: bool,
    /// Index into [`Module::watches`].
    pub watch: Option<u32>,
}

/// Why an object is watched.
#[derive(Clone, Debug)]
pub struct WatchInfo {
    pub union: bool,
    pub consts: std::sync::Arc<[(u32, u32)]>,
}

/// Classes of scalar types as objects of a union: types of one class may read each other's values.
/// Class 0 is character types, which may access anything.
pub const CLASSES: [&str; 11] = [
    "any",
    "_Bool",
    "short",
    "int",
    "long",
    "long long",
    "__int128",
    "float",
    "double",
    "long double",
    "pointer",
];

/// Set where the lvalue names a member of a union: punning that way is defined (6.5.2.3p3).
pub const VIA_UNION: u8 = 0x80;

/// Added to the class of an access to a volatile object.
pub const VOLATILE: u8 = 0x40;

pub fn class_name(class: u8) -> &'static str {
    CLASSES
        .get(usize::from(class & !(VIA_UNION | VOLATILE)))
        .copied()
        .unwrap_or("any")
}

/// Where a jump table leads.
#[derive(Clone, Debug, Default)]
pub struct SwitchTable {
    /// Sorted, disjoint, inclusive ranges, as register values.
    pub ranges: Vec<(i64, i64, u32)>,
    pub signed: bool,
    /// Targets of the values `dense_low ..`, when the cases are dense.
    pub dense: Vec<u32>,
    pub dense_low: i64,
    pub default: u32,
}

/// A call: what the caller passes and expects.
#[derive(Clone, Debug)]
pub struct CallSite {
    /// The callee's type as the caller sees it, for calls through pointers and mismatched declarations.
    pub fn_ty: Ty,
    /// Types of the arguments as passed, with their registers counted from the call's base.
    pub args: Box<[(Ty, R)]>,
    /// How many of them are named parameters.
    pub named: u32,
    /// The result is used.
    pub used: bool,
    /// The result is a record: register 0 of the call is a pointer to it.
    pub record: bool,
}

#[derive(Clone, Debug)]
pub struct Function {
    pub name: String,
    pub decl: DeclId,
    pub ty: Ty,
    pub entry: u32,
    /// Steps that a call is charged for code that no backward jump pays for.
    pub cost: u32,
    pub registers: u32,
    /// Bytes of stack for objects.
    pub stack: u32,
    /// The parameters as declared.
    pub param_types: Vec<Ty>,
    pub variadic: bool,
    /// It is declared `const`: its result depends on nothing but its arguments.
    pub constant: bool,
}

/// A library function the program uses.
#[derive(Clone)]
pub struct LibraryFunction {
    pub name: String,
    pub run: cassay_library::LibFn,
    /// As it is declared; unknown where declarations of different types mean it.
    pub ty: Option<Ty>,
    /// It may call functions of the program.
    pub calls_back: bool,
    pub given: cassay_library::Given,
}

/// A loop statement's instructions.
#[derive(Clone, Copy, Debug)]
pub struct Loop {
    pub from: u32,
    pub to: u32,
    /// Its condition, if that is no constant.
    pub condition: Option<ExprId>,
}

/// Which source construct an instruction belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Site {
    None,
    Expr(ExprId),
    Stmt(StmtId),
    Decl(DeclId),
}

/// Why a [`Op::Stop`] stops.
#[derive(Clone, Debug)]
pub enum StopReason {
    Unsupported(String),
    Undefined(cassay_memory::Kind, String),
}

/// Which pointer it is that must not be null.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotNull {
    /// A parameter, as the function finds it.
    Parameter,
    /// An argument, as the caller passes it.
    Argument,
    /// What a function returns.
    Result,
}

/// What is known of an instruction besides what it does.
#[derive(Clone, Copy, Debug)]
pub struct Note {
    /// What of the program's text it belongs to.
    pub site: Site,
    /// For effective types: how an access looks at its object.
    pub view: View,
    /// Which promises of restrict-qualified variables are in force, as one of the module's `forces`.
    pub force: Force,
    /// What a load or store accesses, see [`CLASSES`].
    pub class: u8,
}

/// A lowered program.
pub struct Module {
    pub code: Vec<Op>,
    /// By instruction.
    pub notes: Vec<Note>,
    /// Sets of promises, see [`Note::force`].
    pub forces: Vec<Box<[Owner]>>,
    /// Offsets of restrict-qualified pointers in structures that are copied.
    pub restrict_members: Vec<Box<[u32]>>,
    pub suspicions: crate::effective::Suspicions,
    pub loops: Vec<Loop>,
    /// For [`Op::MoveFold`].
    pub folds: Vec<crate::fold::Fold>,
    /// Registers of the function that has most of them.
    pub most_registers: usize,
    /// Those of the code at [`Module::start`].
    pub start_registers: usize,
    /// Objects that are watched, by [`LocalInfo::watch`].
    pub watches: Vec<WatchInfo>,
    pub functions: Vec<Function>,
    pub library: Vec<LibraryFunction>,
    pub calls: Vec<CallSite>,
    pub switches: Vec<SwitchTable>,
    pub labels: Vec<Vec<(cassay_memory::Ptr, u32)>>,
    pub accesses: Vec<Access>,
    pub bits: Vec<BitAccess>,
    pub overlaps: Vec<Overlap>,
    pub locals: Vec<LocalInfo>,
    pub reasons: Vec<StopReason>,
    pub shapes: Vec<OverflowShape>,
    /// Padding of objects as ranges of bytes: offset and length.
    pub paddings: Vec<crate::padding::Padding>,
    /// Static objects, initialised as far as constants go.
    pub image: cassay_memory::Memory,
    /// Code that initialises the rest, then ends.
    pub start: u32,
    pub main: Option<u32>,
    pub main_params: usize,
    /// `main` may look at the program's name.
    pub asks_name: bool,
    /// Functions that run before `main`, and those that run after the handlers of `atexit`, in this order.
    pub constructors: Vec<u32>,
    pub destructors: Vec<u32>,
    /// Objects behind `stdin`, `stdout`, `stderr`.
    pub streams: [cassay_memory::Ptr; 3],
    pub(crate) repair: crate::repair::table::Table,
    pub(crate) profile: crate::profile::table::Table,
}

/// Result type of an overflow builtin; `store`: bytes to write, 0 for the `_p` forms.
#[derive(Clone, Copy, Debug)]
pub struct OverflowShape {
    pub a_signed: bool,
    pub b_signed: bool,
    pub width: u8,
    pub signed: bool,
    pub store: u8,
}
