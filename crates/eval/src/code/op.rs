//! The table of instructions: one row each, from which everything that is known of an instruction is derived.
//!
//! A row names the operands with their roles, and says what the instruction does besides computing registers from
//! registers ([`Effect`], as an expression over the operands). From the rows follow the type [`Op`], the registers that an
//! instruction reads and writes, the place it jumps to, and its effect. Whoever asks what an instruction does matches on
//! its effect and names all effects, so that a new row cannot be overlooked: without an effect it does not compile, and
//! with one it is seen by every check that looks at effects. Only the dispatch loop matches on instructions themselves.
//!
//! Roles of operands:
//!
//! | role | meaning |
//! | --- | --- |
//! | `dst`, `dst2` | a register that is written; with the next one, if the value takes two |
//! | `src`, `src2`, `src4` | a register that is read; with the next one, if the value takes two; with the next three |
//! | `both`, `both2` | read and written |
//! | `base` | the register that becomes the callee's first one: arguments and results lie from here on |
//! | `target`, `cost` | the position of an instruction, and the steps that a jump there costs; always in this order |
//! | a type | an immediate value: a constant, or an index into a table of [`super::Module`] |

use super::effect::{
    Effect, UP_TO_64, arith, bits, element, fixed, fixed_element, load, packed, store,
    store_pointer, through, wide,
};
use super::{Class, FloatOp, NotNull, R, Rep, WideOp};
use crate::repair::ArithOp::{Add, Div, Mul, Neg, Rem, Shl, Shr, Sub};
use crate::repair::table::Operand::{Reg, Value};
use crate::restrict::Owner;
use Effect::*;
use cassay_lang::tree::DeclId;
use cassay_lang::types::Ty;

/// The size of an array whose caller has not said it.
pub(crate) const UNSAID: u64 = u64::MAX;

/// How an instruction uses a register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Use {
    Read,
    Write,
    Both,
    /// The register is the first one of a callee.
    Base,
}

/// The type of an operand, by its role. What is no role is a type.
macro_rules! operand {
    (dst) => {
        R
    };
    (dst2) => {
        R
    };
    (src) => {
        R
    };
    (src2) => {
        R
    };
    (src4) => {
        R
    };
    (both) => {
        R
    };
    (both2) => {
        R
    };
    (base) => {
        R
    };
    (target) => {
        u32
    };
    (cost) => {
        u32
    };
    (R) => {
        compile_error!("a register needs a role")
    };
    ($immediate:ident) => {
        $immediate
    };
}

/// Tells `$f` which registers an operand stands for, by its role.
macro_rules! registers {
    ($f:ident, $r:ident, dst) => {
        $f($r, 1, Use::Write)
    };
    ($f:ident, $r:ident, dst2) => {
        $f($r, 2, Use::Write)
    };
    ($f:ident, $r:ident, src) => {
        $f($r, 1, Use::Read)
    };
    ($f:ident, $r:ident, src2) => {
        $f($r, 2, Use::Read)
    };
    ($f:ident, $r:ident, src4) => {
        $f($r, 4, Use::Read)
    };
    ($f:ident, $r:ident, both) => {
        $f($r, 1, Use::Both)
    };
    ($f:ident, $r:ident, both2) => {
        $f($r, 2, Use::Both)
    };
    ($f:ident, $r:ident, base) => {
        $f($r, 1, Use::Base)
    };
    // The rest are no registers. A new role that is forgotten here is no type in `operand!`, either.
    ($f:ident, $r:ident, $other:ident) => {};
}

/// The operands of an instruction that say where it jumps and at which cost, if it has them.
macro_rules! target {
    ($t:ident: target, $cost:ident: cost) => { Some(($t, $cost)) };
    ($t:ident: target $($rest:tt)*) => { compile_error!("a target is followed by its cost, and by nothing else") };
    ($first:ident: $role:ident $(, $($rest:tt)*)?) => { target!($($($rest)*)?) };
    () => { None };
}

macro_rules! instructions {
    ($(
        $(#[$doc:meta])*
        $name:ident $({ $($operand:ident: $role:ident),* })? => $effect:expr;
    )*) => {
        /// One instruction. `d` is the destination, `t` a code position, `i` an immediate operand.
        #[derive(Clone, Copy, Debug)]
        pub enum Op {
            $($(#[$doc])* $name $({ $($operand: operand!($role)),* })?,)*
        }

        impl Op {
            /// What it does besides computing registers from registers.
            #[allow(unused_variables, reason = "an effect needs some of the operands")]
            #[inline]
            pub(crate) fn effect(self) -> Effect {
                match self {
                    $(Op::$name { $($($operand),*)? } => $effect,)*
                }
            }

            /// Calls `f` with the registers that it names: the first one, how many there may be, and how they are used.
            #[allow(unused_variables, reason = "operands that are no registers")]
            pub(crate) fn registers(self, mut f: impl FnMut(R, u16, Use)) {
                match self {
                    $(Op::$name { $($($operand),*)? } => { $($(registers!(f, $operand, $role);)*)? })*
                }
            }

            /// Where it jumps to, if that is part of the instruction, and the steps that the jump costs.
            #[allow(unused_variables, reason = "operands that are neither")]
            pub(crate) fn target(&mut self) -> Option<(&mut u32, &mut u32)> {
                match self {
                    $(Op::$name { $($($operand),*)? } => target!($($($operand: $role),*)?),)*
                }
            }
        }
    };
}

/// The dispatch loop copies instructions by value.
const _: () = assert!(size_of::<Op>() == 16);

instructions! {
    Nop                                                          => Compute;
    Const { d: dst, v: u64 }                                     => Compute;
    Move { d: dst, s: src }                                      => Compute;
    Move2 { d: dst2, s: src2 }                                   => Compute;
    /// A `Move`, at the top of a loop of which nearly all rounds may be done at once, see [`crate::fold`].
    MoveFold { d: dst, s: src, fold: u32 }                       => Compute;

    // Arithmetic; the S forms check for overflow.
    AddS32 { d: dst, a: src, b: src }                            => arith(Add, 32, d, a, Reg(b));
    SubS32 { d: dst, a: src, b: src }                            => arith(Sub, 32, d, a, Reg(b));
    MulS32 { d: dst, a: src, b: src }                            => arith(Mul, 32, d, a, Reg(b));
    AddS64 { d: dst, a: src, b: src }                            => arith(Add, 64, d, a, Reg(b));
    SubS64 { d: dst, a: src, b: src }                            => arith(Sub, 64, d, a, Reg(b));
    MulS64 { d: dst, a: src, b: src }                            => arith(Mul, 64, d, a, Reg(b));
    AddU32 { d: dst, a: src, b: src }                            => Compute;
    SubU32 { d: dst, a: src, b: src }                            => Compute;
    MulU32 { d: dst, a: src, b: src }                            => Compute;
    AddU64 { d: dst, a: src, b: src }                            => Compute;
    SubU64 { d: dst, a: src, b: src }                            => Compute;
    MulU64 { d: dst, a: src, b: src }                            => Compute;
    AddS32I { d: dst, a: src, i: i32 }                           => arith(Add, 32, d, a, Value(i.into()));
    MulS32I { d: dst, a: src, i: i32 }                           => arith(Mul, 32, d, a, Value(i.into()));
    AddS64I { d: dst, a: src, i: i32 }                           => arith(Add, 64, d, a, Value(i.into()));
    MulS64I { d: dst, a: src, i: i32 }                           => arith(Mul, 64, d, a, Value(i.into()));
    AddU32I { d: dst, a: src, i: i32 }                           => Compute;
    MulU32I { d: dst, a: src, i: i32 }                           => Compute;
    AddU64I { d: dst, a: src, i: i32 }                           => Compute;
    MulU64I { d: dst, a: src, i: i32 }                           => Compute;
    DivS32 { d: dst, a: src, b: src }                            => arith(Div, 32, d, a, Reg(b));
    RemS32 { d: dst, a: src, b: src }                            => arith(Rem, 32, d, a, Reg(b));
    DivS64 { d: dst, a: src, b: src }                            => arith(Div, 64, d, a, Reg(b));
    RemS64 { d: dst, a: src, b: src }                            => arith(Rem, 64, d, a, Reg(b));
    /// Both unsigned widths: zero-extended operands divide alike.
    DivU { d: dst, a: src, b: src }                              => arith(Div, UP_TO_64, d, a, Reg(b));
    RemU { d: dst, a: src, b: src }                              => arith(Rem, UP_TO_64, d, a, Reg(b));
    ShlS32 { d: dst, a: src, b: src }                            => arith(Shl, 32, d, a, Reg(b));
    ShlS64 { d: dst, a: src, b: src }                            => arith(Shl, 64, d, a, Reg(b));
    ShlU32 { d: dst, a: src, b: src }                            => arith(Shl, 32, d, a, Reg(b));
    ShlU64 { d: dst, a: src, b: src }                            => arith(Shl, 64, d, a, Reg(b));
    /// Right shifts of both widths: the operand is extended by its sign. `width` is for the check.
    ShrS { d: dst, a: src, b: src, width: u8 }                   => arith(Shr, width, d, a, Reg(b));
    ShrU { d: dst, a: src, b: src, width: u8 }                   => arith(Shr, width, d, a, Reg(b));
    /// Shifts by a constant that was checked before.
    ShlU32I { d: dst, a: src, i: u8 }                            => Compute;
    ShlU64I { d: dst, a: src, i: u8 }                            => Compute;
    ShrSI { d: dst, a: src, i: u8 }                              => Compute;
    ShrUI { d: dst, a: src, i: u8 }                              => Compute;
    And { d: dst, a: src, b: src }                               => Compute;
    Or { d: dst, a: src, b: src }                                => Compute;
    Xor { d: dst, a: src, b: src }                               => Compute;
    AndI { d: dst, a: src, i: u64 }                              => Compute;
    OrI { d: dst, a: src, i: u64 }                               => Compute;
    XorI { d: dst, a: src, i: u64 }                              => Compute;
    NegS32 { d: dst, a: src }                                    => arith(Neg, 32, d, a, Value(0));
    NegS64 { d: dst, a: src }                                    => arith(Neg, 64, d, a, Value(0));
    NegU32 { d: dst, a: src }                                    => Compute;
    NegU64 { d: dst, a: src }                                    => Compute;
    /// Complement of a sign-extended value, or of 64 bits.
    Not { d: dst, a: src }                                       => Compute;
    NotU32 { d: dst, a: src }                                    => Compute;
    /// Arithmetic of odd widths (bit-fields wider than `int`) is done in 64 bits, then cut or checked.
    Cut { d: dst, a: src, width: u8, signed: bool }              => Compute;
    CheckRange { a: src, width: u8 }                             => Check;

    // Comparison to 0 or 1.
    Eq { d: dst, a: src, b: src }                                => Compute;
    Ne { d: dst, a: src, b: src }                                => Compute;
    LtS { d: dst, a: src, b: src }                               => Compute;
    LeS { d: dst, a: src, b: src }                               => Compute;
    LtU { d: dst, a: src, b: src }                               => Compute;
    LeU { d: dst, a: src, b: src }                               => Compute;
    EqI { d: dst, a: src, i: i64 }                               => Compute;
    NeI { d: dst, a: src, i: i64 }                               => Compute;
    LtSI { d: dst, a: src, i: i64 }                              => Compute;
    LeSI { d: dst, a: src, i: i64 }                              => Compute;
    GtSI { d: dst, a: src, i: i64 }                              => Compute;
    GeSI { d: dst, a: src, i: i64 }                              => Compute;
    LtUI { d: dst, a: src, i: u64 }                              => Compute;
    LeUI { d: dst, a: src, i: u64 }                              => Compute;
    GtUI { d: dst, a: src, i: u64 }                              => Compute;
    GeUI { d: dst, a: src, i: u64 }                              => Compute;

    // Control.
    Jump { t: target, cost: cost }                               => Branch;
    BrTrue { a: src, t: target, cost: cost }                     => Branch;
    BrFalse { a: src, t: target, cost: cost }                    => Branch;
    BrEq { a: src, b: src, t: target, cost: cost }               => Branch;
    BrNe { a: src, b: src, t: target, cost: cost }               => Branch;
    BrLtS { a: src, b: src, t: target, cost: cost }              => Branch;
    BrLeS { a: src, b: src, t: target, cost: cost }              => Branch;
    BrLtU { a: src, b: src, t: target, cost: cost }              => Branch;
    BrLeU { a: src, b: src, t: target, cost: cost }              => Branch;
    BrEqI { a: src, i: i32, t: target, cost: cost }              => Branch;
    BrNeI { a: src, i: i32, t: target, cost: cost }              => Branch;
    BrLtSI { a: src, i: i32, t: target, cost: cost }             => Branch;
    BrLeSI { a: src, i: i32, t: target, cost: cost }             => Branch;
    BrGtSI { a: src, i: i32, t: target, cost: cost }             => Branch;
    BrGeSI { a: src, i: i32, t: target, cost: cost }             => Branch;
    // A sum and the branch on it that follows, in one: the end of most loops. The branch keeps its
    // place after it, for those who jump there and for the sites.
    AddU32BrTrue { a: both, i: i32, t: target, cost: cost }      => Branch;
    AddS32BrLtSI { a: both, i: i16, limit: i16, t: target, cost: cost } => Branch;
    AddS32BrLeSI { a: both, i: i16, limit: i16, t: target, cost: cost } => Branch;
    AddS32BrLtS { a: both, i: i16, b: src, t: target, cost: cost } => Branch;
    AddU64BrLtU { a: both, i: i16, b: src, t: target, cost: cost } => Branch;
    Switch { a: src, table: u32 }                                => Branch;
    /// GNU `goto *`: the register holds a label's pointer.
    GotoLabel { a: src, table: u32 }                             => Branch;
    Call { f: u32, base: base, site: u32 }                       => Call;
    CallPtr { p: src, base: base, site: u32 }                    => CallOut;
    CallLib { f: u32, base: base, site: u32 }                    => CallOut;
    Ret                                                          => Return;
    /// The end of a function with a result was reached.
    RetNothing                                                   => Return;
    /// The end of a `_Noreturn` function was reached.
    RetNoreturn                                                  => Return;
    Stop { reason: u32 }                                         => Halt;

    // Memory through a pointer register, `off` bytes on.
    LdS8 { d: dst, p: src, off: u32 }                            => load(through(p, off), 1);
    LdU8 { d: dst, p: src, off: u32 }                            => load(through(p, off), 1);
    LdS16 { d: dst, p: src, off: u32 }                           => load(through(p, off), 2);
    LdU16 { d: dst, p: src, off: u32 }                           => load(through(p, off), 2);
    LdS32 { d: dst, p: src, off: u32 }                           => load(through(p, off), 4);
    LdU32 { d: dst, p: src, off: u32 }                           => load(through(p, off), 4);
    Ld64 { d: dst, p: src, off: u32 }                            => load(through(p, off), 8);
    LdPtr { d: dst, p: src, off: u32 }                           => load(through(p, off), 8);
    St8 { p: src, s: src, off: u32 }                             => store(through(p, off), 1);
    St16 { p: src, s: src, off: u32 }                            => store(through(p, off), 2);
    St32 { p: src, s: src, off: u32 }                            => store(through(p, off), 4);
    St64 { p: src, s: src, off: u32 }                            => store(through(p, off), 8);
    StPtr { p: src, s: src, off: u32 }                           => store_pointer(through(p, off), 8, s);
    // An element of an array of `n` elements that starts `off` bytes after the pointer.
    LdXS8 { d: dst, p: src, x: src, n: u32, off: u32 }           => load(element(p, x, off), 1);
    LdXU8 { d: dst, p: src, x: src, n: u32, off: u32 }           => load(element(p, x, off), 1);
    LdXS16 { d: dst, p: src, x: src, n: u32, off: u32 }          => load(element(p, x, off), 2);
    LdXU16 { d: dst, p: src, x: src, n: u32, off: u32 }          => load(element(p, x, off), 2);
    LdXS32 { d: dst, p: src, x: src, n: u32, off: u32 }          => load(element(p, x, off), 4);
    LdXU32 { d: dst, p: src, x: src, n: u32, off: u32 }          => load(element(p, x, off), 4);
    LdX64 { d: dst, p: src, x: src, n: u32, off: u32 }           => load(element(p, x, off), 8);
    LdXPtr { d: dst, p: src, x: src, n: u32, off: u32 }          => load(element(p, x, off), 8);
    StX8 { s: src, p: src, x: src, n: u32, off: u32 }            => store(element(p, x, off), 1);
    StX16 { s: src, p: src, x: src, n: u32, off: u32 }           => store(element(p, x, off), 2);
    StX32 { s: src, p: src, x: src, n: u32, off: u32 }           => store(element(p, x, off), 4);
    StX64 { s: src, p: src, x: src, n: u32, off: u32 }           => store(element(p, x, off), 8);
    StXPtr { s: src, p: src, x: src, n: u32, off: u32 }          => store_pointer(element(p, x, off), 8, s);
    // `p[x]` for a pointer.
    LdPS8 { d: dst, p: src, x: src }                             => load(element(p, x, 0), 1);
    LdPU8 { d: dst, p: src, x: src }                             => load(element(p, x, 0), 1);
    LdPS16 { d: dst, p: src, x: src }                            => load(element(p, x, 0), 2);
    LdPU16 { d: dst, p: src, x: src }                            => load(element(p, x, 0), 2);
    LdPS32 { d: dst, p: src, x: src }                            => load(element(p, x, 0), 4);
    LdPU32 { d: dst, p: src, x: src }                            => load(element(p, x, 0), 4);
    LdP64 { d: dst, p: src, x: src }                             => load(element(p, x, 0), 8);
    LdPPtr { d: dst, p: src, x: src }                            => load(element(p, x, 0), 8);
    StP8 { s: src, p: src, x: src }                              => store(element(p, x, 0), 1);
    StP16 { s: src, p: src, x: src }                             => store(element(p, x, 0), 2);
    StP32 { s: src, p: src, x: src }                             => store(element(p, x, 0), 4);
    StP64 { s: src, p: src, x: src }                             => store(element(p, x, 0), 8);
    StPPtr { s: src, p: src, x: src }                            => store_pointer(element(p, x, 0), 8, s);
    // Static objects: `at` is their place in the byte vectors.
    LdGS8 { d: dst, at: u32 }                                    => load(fixed(at), 1);
    LdGU8 { d: dst, at: u32 }                                    => load(fixed(at), 1);
    LdGS16 { d: dst, at: u32 }                                   => load(fixed(at), 2);
    LdGU16 { d: dst, at: u32 }                                   => load(fixed(at), 2);
    LdGS32 { d: dst, at: u32 }                                   => load(fixed(at), 4);
    LdGU32 { d: dst, at: u32 }                                   => load(fixed(at), 4);
    LdG64 { d: dst, at: u32 }                                    => load(fixed(at), 8);
    LdGPtr { d: dst, at: u32 }                                   => load(fixed(at), 8);
    StG8 { s: src, at: u32 }                                     => store(fixed(at), 1);
    StG16 { s: src, at: u32 }                                    => store(fixed(at), 2);
    StG32 { s: src, at: u32 }                                    => store(fixed(at), 4);
    StG64 { s: src, at: u32 }                                    => store(fixed(at), 8);
    StGPtr { s: src, at: u32 }                                   => store_pointer(fixed(at), 8, s);
    // Elements of static arrays.
    LdGXS8 { d: dst, x: src, n: u32, at: u32 }                   => load(fixed_element(at, x), 1);
    LdGXU8 { d: dst, x: src, n: u32, at: u32 }                   => load(fixed_element(at, x), 1);
    LdGXS16 { d: dst, x: src, n: u32, at: u32 }                  => load(fixed_element(at, x), 2);
    LdGXU16 { d: dst, x: src, n: u32, at: u32 }                  => load(fixed_element(at, x), 2);
    LdGXS32 { d: dst, x: src, n: u32, at: u32 }                  => load(fixed_element(at, x), 4);
    LdGXU32 { d: dst, x: src, n: u32, at: u32 }                  => load(fixed_element(at, x), 4);
    LdGX64 { d: dst, x: src, n: u32, at: u32 }                   => load(fixed_element(at, x), 8);
    LdGXPtr { d: dst, x: src, n: u32, at: u32 }                  => load(fixed_element(at, x), 8);
    StGX8 { s: src, x: src, n: u32, at: u32 }                    => store(fixed_element(at, x), 1);
    StGX16 { s: src, x: src, n: u32, at: u32 }                   => store(fixed_element(at, x), 2);
    StGX32 { s: src, x: src, n: u32, at: u32 }                   => store(fixed_element(at, x), 4);
    StGX64 { s: src, x: src, n: u32, at: u32 }                   => store(fixed_element(at, x), 8);
    StGXPtr { s: src, x: src, n: u32, at: u32 }                  => store_pointer(fixed_element(at, x), 8, s);
    /// 16-byte integers and `long double` (10 bytes count).
    Ld128 { d: dst2, p: src, off: u32 }                          => load(through(p, off), 16);
    St128 { p: src, s: src2, off: u32 }                          => store(through(p, off), 16);
    LdF80 { d: dst2, p: src, off: u32 }                          => load(through(p, off), 10);
    StF80 { p: src, s: src2, off: u32 }                          => store(through(p, off), 10);
    /// Any other scalar; the table of accesses says how.
    LdPacked { d: dst2, p: src, access: u32 }                    => load(packed(p, access), 0);
    StPacked { p: src, s: src2, access: u32 }                    => store_pointer(packed(p, access), 0, s);
    LdBits { d: dst, p: src, field: u32 }                        => load(bits(p, field), 0);
    StBits { p: src, s: src, field: u32 }                        => store(bits(p, field), 0);
    /// A record of so many bytes must be there.
    Whole { p: src, size: u32 }                                  => Check;
    /// Copies one byte with what is known of it (`*d = *s` for character types).
    CopyByte { to: src, from: src, d: dst, signed: bool, used: bool } => Copy { to, from, size: 1 };
    /// Struct assignment.
    Copy { to: src, from: src, size: u32 }                       => Copy { to, from, size };
    Zero { p: src, off: u32, size: u32 }                         => Object;
    /// `n` bytes at `p + off` are behind the member of a union that was stored to; `fresh`: by an initialiser.
    Tail { p: src, off: u32, n: u32, fresh: bool }               => Object;
    /// The result of `memcmp` or the like may be any number of its sign.
    Magnitude { d: both }                                        => Compute;
    /// The result of `isalpha`, `isnan` or the like may be any number but 0, if it is not 0.
    Nonzero { d: both }                                          => Compute;
    /// `__builtin_constant_p` of what is no constant expression: whether the compiler knows it.
    Knows { d: dst }                                             => Compute;
    /// `__builtin_object_size`, whose result is in `d` if the compiler does not know: it may know what is left of the
    /// object, or, with `part`, of the array in it.
    ObjectSize { d: both, p: src, part: bool }                   => Compute;
    /// A structure is read as a whole.
    Read { p: src, size: u32 }                                   => Read { p, size };
    /// A function that is declared `pure` or `const`, and may be something else, is called next: with another choice, it is
    /// called once more before that, or not again.
    Repeat { f: u32, base: base, site: u32 }                     => CallOut;
    /// A block begins for which restrict-qualified pointers make promises; `block`: how deep it is in its function.
    Promise { owner: Owner, block: u16 }                         => Promise;
    /// A restrict-qualified variable without an address was set to `d`, which is based on it from now on.
    Based { d: both, owner: Owner, variable: u32, constant: bool } => Promise;
    /// A structure was copied: restrict-qualified pointers in it, at offsets that are one of
    /// [`super::Module::restrict_members`], are based on those they are copies of, and on themselves.
    BasedCopies { to: src, from: src, table: u32 }               => Promise;
    /// The same for what was read from place `p`, or is about to be stored there.
    BasedAt { d: both, p: src, owner: Owner, constant: bool, store: bool } => Promise;
    /// Makes the padding of a new object indeterminate.
    ForgetPadding { p: src, table: u32 }                         => Object;
    /// A member was stored to; the record that it is in begins `back` bytes before `p`, and its padding may have any
    /// value now.
    PadAgain { p: src, back: u32, table: u32 }                   => Object;
    /// `nonnull` parameters are not null, nor are arguments for them and results of `returns_nonnull` functions.
    NonNull { a: src, of: NotNull }                             => if of == NotNull::Parameter { CheckArgument } else { Check };
    /// The result of an `assume_aligned` function: `skew` past a multiple of `align`.
    Aligned { a: src, align: u32, skew: u32 }                    => Check;
    /// The result of an `alloc_align` function: a multiple of what it was called with.
    AlignedBy { a: src, by: src }                                => Check;
    /// A floating value became an integer for a bit-field of this width.
    FitsField { a: src, width: u8, signed: bool }                => Check;
    /// The sizes in bytes of two array types that must be compatible (6.7.6.2p6).
    SameSize { a: src, b: src }                                  => Check;
    /// A call follows; nothing is known of the arrays that its arguments point to.
    NewSizes                                                     => Check;
    /// The size of such an array in bytes.
    SendSize { a: src, at: u32 }                                 => Check;
    /// What the caller said, or [`UNSAID`].
    TakeSize { d: dst, at: u32 }                                 => Compute;
    /// The size that the caller said, if it did, and that of the parameter's type.
    SizeAsSent { a: src, b: src }                                => CheckArgument;
    /// What is about to be stored at `to` was read at `from`; the table says what of it.
    Overlap { to: src, from: src, shape: u32 }                   => Check;
    /// The result of a `malloc` function: a null pointer or an allocated object.
    NewObject { a: src }                                         => Check;
    /// A function that promises not to return has returned to a call through a pointer, or of the library.
    Returned                                                     => Check;
    /// `_Bool` loads must hold 0 or 1.
    CheckBool { a: src }                                         => Check;

    // Pointers.
    /// `d = p + x * size`, inside the object or one past its end.
    PtrAdd { d: dst, p: src, x: src, size: u32 }                 => Compute;
    PtrSub { d: dst, p: src, x: src, size: u32 }                 => Compute;
    /// `d = p + i` bytes inside the object, `i` a constant.
    PtrAddI { d: dst, p: src, i: i64 }                           => Compute;
    /// `d = p + off`: a member; `p` must point to an object at least this large.
    PtrMember { d: dst, p: src, off: u32, size: u32 }            => Compute;
    /// `d = &p[x]` in an array of `n` elements; `n` itself is one past the end.
    PtrIndex { d: dst, p: src, x: src, n: u32, size: u32 }       => Compute;
    /// The array of `size` bytes that the pointer points to is as far as it may go.
    Inner { d: dst, p: src, size: u32 }                          => Compute;
    /// The same for an array of variable length.
    InnerBy { d: dst, p: src, size: src }                        => Compute;
    /// From now on the object is.
    Outer { d: dst, p: src }                                     => Compute;
    PtrDiff { d: dst, a: src, b: src, size: u32 }                => Compute;
    PtrEq { d: dst, a: src, b: src }                             => Compute;
    PtrNe { d: dst, a: src, b: src }                             => Compute;
    PtrLt { d: dst, a: src, b: src }                             => Compute;
    PtrLe { d: dst, a: src, b: src }                             => Compute;
    /// The pointer's value is used: it must not dangle.
    PtrUse { a: src }                                            => Check;
    PtrAlign { a: src, align: u32 }                              => Check;
    PtrToInt { d: dst, a: src, width: u8, signed: bool }         => Compute;
    IntToPtr { d: dst, a: src }                                  => Compute;
    /// `[static n]`: at least `bytes` bytes from here.
    CheckExtent { a: src, bytes: src }                           => CheckArgument;

    // Objects.
    LocalNew { d: dst, local: u32, off: u32 }                    => Object;
    /// Ends the automatic objects of this frame beyond the first `keep`.
    EndTo { keep: u32 }                                          => Object;
    Forget { p: src, size: u32 }                                 => Object;
    /// An object of `size` (register) bytes: a variable length array, or `alloca`.
    DynNew { d: dst, size: src, local: u32 }                     => Object;
    /// The length of a variable array: positive, and times `size` still an object's.
    VlaSize { d: dst, n: src, size: src }                        => Compute;
    Writable { p: src, on: bool }                                => Object;
    CheckInit { flag: src, decl: DeclId }                        => Check;

    // Floating point.
    AddF64 { d: dst, a: src, b: src }                            => Compute;
    SubF64 { d: dst, a: src, b: src }                            => Compute;
    MulF64 { d: dst, a: src, b: src }                            => Compute;
    DivF64 { d: dst, a: src, b: src }                            => Compute;
    LtF64 { d: dst, a: src, b: src }                             => Compute;
    LeF64 { d: dst, a: src, b: src }                             => Compute;
    EqF64 { d: dst, a: src, b: src }                             => Compute;
    NegF64 { d: dst, a: src }                                    => Compute;
    AddF32 { d: dst, a: src, b: src }                            => Compute;
    SubF32 { d: dst, a: src, b: src }                            => Compute;
    MulF32 { d: dst, a: src, b: src }                            => Compute;
    DivF32 { d: dst, a: src, b: src }                            => Compute;
    LtF32 { d: dst, a: src, b: src }                             => Compute;
    LeF32 { d: dst, a: src, b: src }                             => Compute;
    EqF32 { d: dst, a: src, b: src }                             => Compute;
    NegF32 { d: dst, a: src }                                    => Compute;
    F80 { op: FloatOp, d: dst2, a: src2, b: src2 }               => Compute;
    Wide { op: WideOp, d: dst2, a: src2, b: src2, signed: bool } => wide(op, d, a, b);
    Convert { d: dst2, s: src2, from: Rep, to: Rep }             => Compute;
    /// `__builtin_{add,sub,mul}_overflow`: operands are two-register integers; the result goes to
    /// the object `p` points to (or nowhere), `d` says whether it did not fit.
    Overflow { op: WideOp, d: dst, a: src4, p: src, shape: u32 } => BuiltinStore { p, shape };
    Classify { what: Class, d: dst, a: src2, rep: Rep }          => Compute;

    // Variable arguments.
    VaStart { p: src, named: bool }                              => List { to: p, from: None };
    VaEnd { p: src }                                             => List { to: p, from: None };
    VaCopy { to: src, from: src }                                => List { to, from: Some(from) };
    /// A list arrives as a parameter.
    VaPass { to: src, from: src }                                => List { to, from: Some(from) };
    VaArg { d: dst2, p: src, ty: Ty }                            => List { to: p, from: None };
    /// The same for records: `d` becomes a pointer to the argument.
    VaArgRecord { d: dst, p: src, ty: Ty }                       => List { to: p, from: None };

    // Operands that are not sequenced; see [`crate::order`].
    /// `list`: of the items of an initialiser list, which are indeterminately sequenced (6.7.9p23).
    SeqBegin { list: bool }                                      => Order;
    SeqNext                                                      => Order;
    SeqEnd                                                       => Order;
    /// Jumps come here: so many joins of the call are open.
    SeqLevel { joins: u32 }                                      => Order;
    /// From here on, or no longer, nothing happens outside of this operand, or (`up`) of its join.
    SeqHold { on: bool, up: bool }                               => Order;
    /// An access to a variable whose stamps are in registers `s` and `s + 1`.
    SeqVar { s: both2, decl: DeclId, write: bool }               => Order;
    /// Notes how many writes are pending.
    PendMark { d: dst }                                          => Order;
    /// A sequence point: what was pending since the mark is done.
    PendCut { mark: src }                                        => Order;
    /// The write of the next instruction is pending after it.
    PendPush                                                     => Order;
    /// No write to what the next instruction accesses may be pending since the mark.
    PendCheck { mark: src }                                      => Order;
    /// The same for variables in registers.
    PendPushVar { r: src }                                       => Order;
    PendCheckVar { r: src, mark: src, decl: DeclId }             => Order;

    // Repairable code only; see [`crate::repair`].
    /// An operation that is looked up and computed exactly.
    Arith { index: u32 }                                         => Compute;
    /// `d = s`, unless a repair says otherwise.
    Probe { d: dst, s: src, probe: u32 }                         => Hook;

    /// Profiled code only; see [`crate::profile`]. Takes no step.
    Sample { index: u32 }                                        => Hook;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::code::{Touched, Where};

    fn registers(op: Op) -> Vec<(R, u16, Use)> {
        let mut all = Vec::new();
        op.registers(|r, n, usage| all.push((r, n, usage)));
        all
    }

    #[test]
    fn registers_follow_from_roles() {
        let sum = Op::AddS32 { d: 1, a: 2, b: 3 };
        let used = [(1, 1, Use::Write), (2, 1, Use::Read), (3, 1, Use::Read)];
        assert_eq!(registers(sum), used);
        // Immediate operands, positions and costs are no registers.
        let end = Op::AddU32BrTrue {
            a: 4,
            i: 7,
            t: 8,
            cost: 9,
        };
        assert_eq!(registers(end), [(4, 1, Use::Both)]);
        assert_eq!(registers(Op::Ret), []);
        let call = Op::Call {
            f: 1,
            base: 5,
            site: 2,
        };
        assert_eq!(registers(call), [(5, 1, Use::Base)]);
        let pair = Op::Move2 { d: 6, s: 8 };
        assert_eq!(registers(pair), [(6, 2, Use::Write), (8, 2, Use::Read)]);
    }

    #[test]
    fn jumps_can_be_sent_elsewhere() {
        let mut op = Op::BrEqI {
            a: 1,
            i: 2,
            t: 3,
            cost: 0,
        };
        let (t, cost) = op.target().expect("a branch has a target");
        (*t, *cost) = (30, 7);
        assert!(matches!(
            op,
            Op::BrEqI {
                a: 1,
                i: 2,
                t: 30,
                cost: 7
            }
        ));
        assert!(Op::Nop.target().is_none());
        assert!(Op::Switch { a: 1, table: 2 }.target().is_none());
    }

    #[test]
    fn accesses_are_part_of_the_effect() {
        let stored = |op: Op| match op.effect() {
            Effect::Access(Touched { write, pointer, .. }) => (write, pointer),
            other => panic!("{op:?}: {other:?}"),
        };
        assert_eq!(stored(Op::LdGPtr { d: 1, at: 64 }), (false, None));
        assert_eq!(stored(Op::StG32 { s: 1, at: 64 }), (true, None));
        assert_eq!(stored(Op::StGPtr { s: 1, at: 64 }), (true, Some(1)));
        let packed = Op::StPacked {
            p: 1,
            s: 2,
            access: 3,
        };
        assert_eq!(stored(packed), (true, Some(2)));
        let Effect::Access(Touched { place, size, .. }) = (Op::LdXU16 {
            d: 1,
            p: 2,
            x: 3,
            n: 10,
            off: 4,
        })
        .effect() else {
            panic!("an element is accessed");
        };
        assert!(matches!(place, Where::Element { p: 2, x: 3, off: 4 }));
        assert_eq!(size, 2);
    }
}
