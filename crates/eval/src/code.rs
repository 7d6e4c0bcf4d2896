//! The bytecode: typed register code, monomorphic by width, signedness and check.
//!
//! A register holds 64 bits. Integers are kept extended to 64 bits by their own signedness, so that
//! conversion to a wider type of the same sign is free; `float` and `double` are their bits;
//! `__int128` and `long double` take two registers; pointers are [`cassay_memory::Ptr`]. Registers
//! are numbered from the start of the function's frame: parameters first, which the caller has
//! put in place at the end of its own frame; results are returned in registers 0 and 1.
//!
//! Backward jumps and calls pay `cost` steps, the number of instructions since the place jumped to:
//! the step budget costs nothing elsewhere.

use crate::restrict::{Force, Owner};
use cassay_lang::tree::{DeclId, ExprId, StmtId};
use cassay_lang::types::Ty;

pub type R = u16;

/// One instruction. `d` is the destination, `t` a code position, `i` an immediate operand.
#[derive(Clone, Copy, Debug)]
pub enum Op {
    Nop,
    Const {
        d: R,
        v: u64,
    },
    Move {
        d: R,
        s: R,
    },
    Move2 {
        d: R,
        s: R,
    },

    // Arithmetic; the S forms check for overflow.
    AddS32 {
        d: R,
        a: R,
        b: R,
    },
    SubS32 {
        d: R,
        a: R,
        b: R,
    },
    MulS32 {
        d: R,
        a: R,
        b: R,
    },
    AddS64 {
        d: R,
        a: R,
        b: R,
    },
    SubS64 {
        d: R,
        a: R,
        b: R,
    },
    MulS64 {
        d: R,
        a: R,
        b: R,
    },
    AddU32 {
        d: R,
        a: R,
        b: R,
    },
    SubU32 {
        d: R,
        a: R,
        b: R,
    },
    MulU32 {
        d: R,
        a: R,
        b: R,
    },
    AddU64 {
        d: R,
        a: R,
        b: R,
    },
    SubU64 {
        d: R,
        a: R,
        b: R,
    },
    MulU64 {
        d: R,
        a: R,
        b: R,
    },
    AddS32I {
        d: R,
        a: R,
        i: i32,
    },
    MulS32I {
        d: R,
        a: R,
        i: i32,
    },
    AddS64I {
        d: R,
        a: R,
        i: i32,
    },
    MulS64I {
        d: R,
        a: R,
        i: i32,
    },
    AddU32I {
        d: R,
        a: R,
        i: i32,
    },
    MulU32I {
        d: R,
        a: R,
        i: i32,
    },
    AddU64I {
        d: R,
        a: R,
        i: i32,
    },
    MulU64I {
        d: R,
        a: R,
        i: i32,
    },
    DivS32 {
        d: R,
        a: R,
        b: R,
    },
    RemS32 {
        d: R,
        a: R,
        b: R,
    },
    DivS64 {
        d: R,
        a: R,
        b: R,
    },
    RemS64 {
        d: R,
        a: R,
        b: R,
    },
    /// Both unsigned widths: zero-extended operands divide alike.
    DivU {
        d: R,
        a: R,
        b: R,
    },
    RemU {
        d: R,
        a: R,
        b: R,
    },
    ShlS32 {
        d: R,
        a: R,
        b: R,
    },
    ShlS64 {
        d: R,
        a: R,
        b: R,
    },
    ShlU32 {
        d: R,
        a: R,
        b: R,
    },
    ShlU64 {
        d: R,
        a: R,
        b: R,
    },
    /// Right shifts of both widths: the operand is extended by its sign. `width` is for the check.
    ShrS {
        d: R,
        a: R,
        b: R,
        width: u8,
    },
    ShrU {
        d: R,
        a: R,
        b: R,
        width: u8,
    },
    /// Shifts by a constant that was checked before.
    ShlU32I {
        d: R,
        a: R,
        i: u8,
    },
    ShlU64I {
        d: R,
        a: R,
        i: u8,
    },
    ShrSI {
        d: R,
        a: R,
        i: u8,
    },
    ShrUI {
        d: R,
        a: R,
        i: u8,
    },
    And {
        d: R,
        a: R,
        b: R,
    },
    Or {
        d: R,
        a: R,
        b: R,
    },
    Xor {
        d: R,
        a: R,
        b: R,
    },
    AndI {
        d: R,
        a: R,
        i: u64,
    },
    OrI {
        d: R,
        a: R,
        i: u64,
    },
    XorI {
        d: R,
        a: R,
        i: u64,
    },
    NegS32 {
        d: R,
        a: R,
    },
    NegS64 {
        d: R,
        a: R,
    },
    NegU32 {
        d: R,
        a: R,
    },
    NegU64 {
        d: R,
        a: R,
    },
    /// Complement of a sign-extended value, or of 64 bits.
    Not {
        d: R,
        a: R,
    },
    NotU32 {
        d: R,
        a: R,
    },
    /// Arithmetic of odd widths (bit-fields wider than `int`) is done in 64 bits, then cut or checked.
    Cut {
        d: R,
        a: R,
        width: u8,
        signed: bool,
    },
    CheckRange {
        a: R,
        width: u8,
    },

    // Comparison to 0 or 1.
    Eq {
        d: R,
        a: R,
        b: R,
    },
    Ne {
        d: R,
        a: R,
        b: R,
    },
    LtS {
        d: R,
        a: R,
        b: R,
    },
    LeS {
        d: R,
        a: R,
        b: R,
    },
    LtU {
        d: R,
        a: R,
        b: R,
    },
    LeU {
        d: R,
        a: R,
        b: R,
    },
    EqI {
        d: R,
        a: R,
        i: i64,
    },
    NeI {
        d: R,
        a: R,
        i: i64,
    },
    LtSI {
        d: R,
        a: R,
        i: i64,
    },
    LeSI {
        d: R,
        a: R,
        i: i64,
    },
    GtSI {
        d: R,
        a: R,
        i: i64,
    },
    GeSI {
        d: R,
        a: R,
        i: i64,
    },
    LtUI {
        d: R,
        a: R,
        i: u64,
    },
    LeUI {
        d: R,
        a: R,
        i: u64,
    },
    GtUI {
        d: R,
        a: R,
        i: u64,
    },
    GeUI {
        d: R,
        a: R,
        i: u64,
    },

    // Control.
    Jump {
        t: u32,
        cost: u32,
    },
    BrTrue {
        a: R,
        t: u32,
        cost: u32,
    },
    BrFalse {
        a: R,
        t: u32,
        cost: u32,
    },
    BrEq {
        a: R,
        b: R,
        t: u32,
        cost: u32,
    },
    BrNe {
        a: R,
        b: R,
        t: u32,
        cost: u32,
    },
    BrLtS {
        a: R,
        b: R,
        t: u32,
        cost: u32,
    },
    BrLeS {
        a: R,
        b: R,
        t: u32,
        cost: u32,
    },
    BrLtU {
        a: R,
        b: R,
        t: u32,
        cost: u32,
    },
    BrLeU {
        a: R,
        b: R,
        t: u32,
        cost: u32,
    },
    BrEqI {
        a: R,
        i: i32,
        t: u32,
        cost: u32,
    },
    BrNeI {
        a: R,
        i: i32,
        t: u32,
        cost: u32,
    },
    BrLtSI {
        a: R,
        i: i32,
        t: u32,
        cost: u32,
    },
    BrLeSI {
        a: R,
        i: i32,
        t: u32,
        cost: u32,
    },
    BrGtSI {
        a: R,
        i: i32,
        t: u32,
        cost: u32,
    },
    BrGeSI {
        a: R,
        i: i32,
        t: u32,
        cost: u32,
    },
    // A sum and the branch on it that follows, in one: the end of most loops. The branch keeps its
    // place after it, for those who jump there and for the sites.
    AddU32BrTrue {
        a: R,
        i: i32,
        t: u32,
        cost: u32,
    },
    AddS32BrLtSI {
        a: R,
        i: i16,
        limit: i16,
        t: u32,
        cost: u32,
    },
    AddS32BrLeSI {
        a: R,
        i: i16,
        limit: i16,
        t: u32,
        cost: u32,
    },
    AddS32BrLtS {
        a: R,
        i: i16,
        b: R,
        t: u32,
        cost: u32,
    },
    AddU64BrLtU {
        a: R,
        i: i16,
        b: R,
        t: u32,
        cost: u32,
    },
    Switch {
        a: R,
        table: u32,
    },
    /// GNU `goto *`: the register holds a label's pointer.
    GotoLabel {
        a: R,
        table: u32,
    },
    Call {
        f: u32,
        base: R,
        site: u32,
    },
    CallPtr {
        p: R,
        base: R,
        site: u32,
    },
    CallLib {
        f: u32,
        base: R,
        site: u32,
    },
    Ret,
    /// The end of a function with a result was reached.
    RetNothing,
    /// The end of a `_Noreturn` function was reached.
    RetNoreturn,
    Stop {
        reason: u32,
    },

    // Memory through a pointer register, `off` bytes on.
    LdS8 {
        d: R,
        p: R,
        off: u32,
    },
    LdU8 {
        d: R,
        p: R,
        off: u32,
    },
    LdS16 {
        d: R,
        p: R,
        off: u32,
    },
    LdU16 {
        d: R,
        p: R,
        off: u32,
    },
    LdS32 {
        d: R,
        p: R,
        off: u32,
    },
    LdU32 {
        d: R,
        p: R,
        off: u32,
    },
    Ld64 {
        d: R,
        p: R,
        off: u32,
    },
    LdPtr {
        d: R,
        p: R,
        off: u32,
    },
    St8 {
        p: R,
        s: R,
        off: u32,
    },
    St16 {
        p: R,
        s: R,
        off: u32,
    },
    St32 {
        p: R,
        s: R,
        off: u32,
    },
    St64 {
        p: R,
        s: R,
        off: u32,
    },
    StPtr {
        p: R,
        s: R,
        off: u32,
    },
    // An element of an array of `n` elements that starts `off` bytes after the pointer.
    LdXS8 {
        d: R,
        p: R,
        x: R,
        n: u32,
        off: u32,
    },
    LdXU8 {
        d: R,
        p: R,
        x: R,
        n: u32,
        off: u32,
    },
    LdXS16 {
        d: R,
        p: R,
        x: R,
        n: u32,
        off: u32,
    },
    LdXU16 {
        d: R,
        p: R,
        x: R,
        n: u32,
        off: u32,
    },
    LdXS32 {
        d: R,
        p: R,
        x: R,
        n: u32,
        off: u32,
    },
    LdXU32 {
        d: R,
        p: R,
        x: R,
        n: u32,
        off: u32,
    },
    LdX64 {
        d: R,
        p: R,
        x: R,
        n: u32,
        off: u32,
    },
    LdXPtr {
        d: R,
        p: R,
        x: R,
        n: u32,
        off: u32,
    },
    StX8 {
        s: R,
        p: R,
        x: R,
        n: u32,
        off: u32,
    },
    StX16 {
        s: R,
        p: R,
        x: R,
        n: u32,
        off: u32,
    },
    StX32 {
        s: R,
        p: R,
        x: R,
        n: u32,
        off: u32,
    },
    StX64 {
        s: R,
        p: R,
        x: R,
        n: u32,
        off: u32,
    },
    StXPtr {
        s: R,
        p: R,
        x: R,
        n: u32,
        off: u32,
    },
    // `p[x]` for a pointer.
    LdPS8 {
        d: R,
        p: R,
        x: R,
    },
    LdPU8 {
        d: R,
        p: R,
        x: R,
    },
    LdPS16 {
        d: R,
        p: R,
        x: R,
    },
    LdPU16 {
        d: R,
        p: R,
        x: R,
    },
    LdPS32 {
        d: R,
        p: R,
        x: R,
    },
    LdPU32 {
        d: R,
        p: R,
        x: R,
    },
    LdP64 {
        d: R,
        p: R,
        x: R,
    },
    LdPPtr {
        d: R,
        p: R,
        x: R,
    },
    StP8 {
        s: R,
        p: R,
        x: R,
    },
    StP16 {
        s: R,
        p: R,
        x: R,
    },
    StP32 {
        s: R,
        p: R,
        x: R,
    },
    StP64 {
        s: R,
        p: R,
        x: R,
    },
    StPPtr {
        s: R,
        p: R,
        x: R,
    },
    // Static objects: `at` is their place in the byte vectors.
    LdGS8 {
        d: R,
        at: u32,
    },
    LdGU8 {
        d: R,
        at: u32,
    },
    LdGS16 {
        d: R,
        at: u32,
    },
    LdGU16 {
        d: R,
        at: u32,
    },
    LdGS32 {
        d: R,
        at: u32,
    },
    LdGU32 {
        d: R,
        at: u32,
    },
    LdG64 {
        d: R,
        at: u32,
    },
    LdGPtr {
        d: R,
        at: u32,
    },
    StG8 {
        s: R,
        at: u32,
    },
    StG16 {
        s: R,
        at: u32,
    },
    StG32 {
        s: R,
        at: u32,
    },
    StG64 {
        s: R,
        at: u32,
    },
    StGPtr {
        s: R,
        at: u32,
    },
    // Elements of static arrays.
    LdGXS8 {
        d: R,
        x: R,
        n: u32,
        at: u32,
    },
    LdGXU8 {
        d: R,
        x: R,
        n: u32,
        at: u32,
    },
    LdGXS16 {
        d: R,
        x: R,
        n: u32,
        at: u32,
    },
    LdGXU16 {
        d: R,
        x: R,
        n: u32,
        at: u32,
    },
    LdGXS32 {
        d: R,
        x: R,
        n: u32,
        at: u32,
    },
    LdGXU32 {
        d: R,
        x: R,
        n: u32,
        at: u32,
    },
    LdGX64 {
        d: R,
        x: R,
        n: u32,
        at: u32,
    },
    LdGXPtr {
        d: R,
        x: R,
        n: u32,
        at: u32,
    },
    StGX8 {
        s: R,
        x: R,
        n: u32,
        at: u32,
    },
    StGX16 {
        s: R,
        x: R,
        n: u32,
        at: u32,
    },
    StGX32 {
        s: R,
        x: R,
        n: u32,
        at: u32,
    },
    StGX64 {
        s: R,
        x: R,
        n: u32,
        at: u32,
    },
    StGXPtr {
        s: R,
        x: R,
        n: u32,
        at: u32,
    },
    /// 16-byte integers and `long double` (10 bytes count).
    Ld128 {
        d: R,
        p: R,
        off: u32,
    },
    St128 {
        p: R,
        s: R,
        off: u32,
    },
    LdF80 {
        d: R,
        p: R,
        off: u32,
    },
    StF80 {
        p: R,
        s: R,
        off: u32,
    },
    /// Any other scalar; the table of accesses says how.
    LdPacked {
        d: R,
        p: R,
        access: u32,
    },
    StPacked {
        p: R,
        s: R,
        access: u32,
    },
    LdBits {
        d: R,
        p: R,
        field: u32,
    },
    StBits {
        p: R,
        s: R,
        field: u32,
    },
    /// A record of so many bytes must be there.
    Whole {
        p: R,
        size: u32,
    },
    /// Copies one byte with what is known of it (`*d = *s` for character types).
    CopyByte {
        to: R,
        from: R,
        d: R,
        signed: bool,
    },
    /// Struct assignment.
    Copy {
        to: R,
        from: R,
        size: u32,
    },
    Zero {
        p: R,
        off: u32,
        size: u32,
    },
    /// `n` bytes at `p + off` are behind the member of a union that was stored to.
    Tail {
        p: R,
        off: u32,
        n: u32,
    },
    /// The result of `memcmp` or the like may be any number of its sign.
    Magnitude {
        d: R,
    },
    /// A structure is read as a whole.
    Read {
        p: R,
        size: u32,
    },
    /// A function that is declared `pure` or `const`, and may be something else, is called next: with another choice, it is
    /// called once more before that, or not again.
    Repeat {
        f: u32,
        base: R,
        site: u32,
    },
    /// A block begins for which restrict-qualified pointers make promises; `block`: how deep it is in its function.
    Promise {
        owner: Owner,
        block: u16,
    },
    /// A restrict-qualified variable without an address was set to `d`, which is based on it from now on.
    Based {
        d: R,
        owner: Owner,
        variable: u32,
        constant: bool,
    },
    /// A structure was copied: restrict-qualified pointers in it, at offsets that are one of
    /// [`Module::restrict_members`], are based on those they are copies of, and on themselves.
    BasedCopies {
        to: R,
        from: R,
        table: u32,
    },
    /// The same for what was read from place `p`, or is about to be stored there.
    BasedAt {
        d: R,
        p: R,
        owner: Owner,
        constant: bool,
        store: bool,
    },
    /// Makes the padding of a new object indeterminate.
    ForgetPadding {
        p: R,
        table: u32,
    },
    /// `nonnull` parameters (`result`: the result of a `returns_nonnull` function) are not null.
    NonNull {
        a: R,
        result: bool,
    },
    /// The result of an `assume_aligned` function.
    Aligned {
        a: R,
        align: u32,
    },
    /// `_Bool` loads must hold 0 or 1.
    CheckBool {
        a: R,
    },

    // Pointers.
    /// `d = p + x * size`, inside the object or one past its end.
    PtrAdd {
        d: R,
        p: R,
        x: R,
        size: u32,
    },
    PtrSub {
        d: R,
        p: R,
        x: R,
        size: u32,
    },
    /// `d = p + i` bytes inside the object, `i` a constant.
    PtrAddI {
        d: R,
        p: R,
        i: i64,
    },
    /// `d = p + off`: a member; `p` must point to an object at least this large.
    PtrMember {
        d: R,
        p: R,
        off: u32,
        size: u32,
    },
    /// `d = &p[x]` in an array of `n` elements; `n` itself is one past the end.
    PtrIndex {
        d: R,
        p: R,
        x: R,
        n: u32,
        size: u32,
    },
    /// The array of `size` bytes that the pointer points to is as far as it may go.
    Inner {
        d: R,
        p: R,
        size: u32,
    },
    /// The same for an array of variable length.
    InnerBy {
        d: R,
        p: R,
        size: R,
    },
    /// From now on the object is.
    Outer {
        d: R,
        p: R,
    },
    PtrDiff {
        d: R,
        a: R,
        b: R,
        size: u32,
    },
    PtrEq {
        d: R,
        a: R,
        b: R,
    },
    PtrNe {
        d: R,
        a: R,
        b: R,
    },
    PtrLt {
        d: R,
        a: R,
        b: R,
    },
    PtrLe {
        d: R,
        a: R,
        b: R,
    },
    /// The pointer's value is used: it must not dangle.
    PtrUse {
        a: R,
    },
    PtrAlign {
        a: R,
        align: u32,
    },
    PtrToInt {
        d: R,
        a: R,
        width: u8,
        signed: bool,
    },
    IntToPtr {
        d: R,
        a: R,
    },
    /// `[static n]`: at least `bytes` bytes from here.
    CheckExtent {
        a: R,
        bytes: R,
    },

    // Objects.
    LocalNew {
        d: R,
        local: u32,
        off: u32,
    },
    /// Ends the automatic objects of this frame beyond the first `keep`.
    EndTo {
        keep: u32,
    },
    Forget {
        p: R,
        size: u32,
    },
    /// An object of `size` (register) bytes: a variable length array, or `alloca`.
    DynNew {
        d: R,
        size: R,
        local: u32,
    },
    /// The length of a variable array: positive, and times `size` still an object's.
    VlaSize {
        d: R,
        n: R,
        size: R,
    },
    Writable {
        p: R,
        on: bool,
    },
    CheckInit {
        flag: R,
        decl: DeclId,
    },

    // Floating point.
    AddF64 {
        d: R,
        a: R,
        b: R,
    },
    SubF64 {
        d: R,
        a: R,
        b: R,
    },
    MulF64 {
        d: R,
        a: R,
        b: R,
    },
    DivF64 {
        d: R,
        a: R,
        b: R,
    },
    LtF64 {
        d: R,
        a: R,
        b: R,
    },
    LeF64 {
        d: R,
        a: R,
        b: R,
    },
    EqF64 {
        d: R,
        a: R,
        b: R,
    },
    NegF64 {
        d: R,
        a: R,
    },
    AddF32 {
        d: R,
        a: R,
        b: R,
    },
    SubF32 {
        d: R,
        a: R,
        b: R,
    },
    MulF32 {
        d: R,
        a: R,
        b: R,
    },
    DivF32 {
        d: R,
        a: R,
        b: R,
    },
    LtF32 {
        d: R,
        a: R,
        b: R,
    },
    LeF32 {
        d: R,
        a: R,
        b: R,
    },
    EqF32 {
        d: R,
        a: R,
        b: R,
    },
    NegF32 {
        d: R,
        a: R,
    },
    F80 {
        op: FloatOp,
        d: R,
        a: R,
        b: R,
    },
    Wide {
        op: WideOp,
        d: R,
        a: R,
        b: R,
        signed: bool,
    },
    Convert {
        d: R,
        s: R,
        from: Rep,
        to: Rep,
    },
    /// `__builtin_{add,sub,mul}_overflow`: operands are two-register integers; the result goes to
    /// the object `p` points to (or nowhere), `d` says whether it did not fit.
    Overflow {
        op: WideOp,
        d: R,
        a: R,
        p: R,
        shape: u32,
    },
    Classify {
        what: Class,
        d: R,
        a: R,
        rep: Rep,
    },

    // Variable arguments.
    VaStart {
        p: R,
    },
    VaEnd {
        p: R,
    },
    VaCopy {
        to: R,
        from: R,
    },
    /// A list arrives as a parameter.
    VaPass {
        to: R,
        from: R,
    },
    VaArg {
        d: R,
        p: R,
        ty: Ty,
    },
    /// The same for records: `d` becomes a pointer to the argument.
    VaArgRecord {
        d: R,
        p: R,
        ty: Ty,
    },

    // Operands that are not sequenced; see [`crate::order`].
    SeqBegin {
        /// Items of an initialiser list, which are indeterminately sequenced (6.7.9p23).
        list: bool,
    },
    SeqNext,
    SeqEnd,
    /// Jumps come here: so many joins of the call are open.
    SeqLevel {
        joins: u32,
    },
    /// An access to a variable whose stamps are in registers `s` and `s + 1`.
    SeqVar {
        s: R,
        decl: DeclId,
        write: bool,
    },
    /// Notes how many writes are pending.
    PendMark {
        d: R,
    },
    /// A sequence point: what was pending since the mark is done.
    PendCut {
        mark: R,
    },
    /// The write of the next instruction is pending after it.
    PendPush,
    /// No write to what the next instruction accesses may be pending since the mark.
    PendCheck {
        mark: R,
    },
    /// The same for variables in registers.
    PendPushVar {
        r: R,
    },
    PendCheckVar {
        r: R,
        mark: R,
        decl: DeclId,
    },

    // Repairable code only; see [`crate::repair`].
    /// An operation that is looked up and computed exactly.
    Arith {
        index: u32,
    },
    /// `d = s`, unless a repair says otherwise.
    Probe {
        d: R,
        s: R,
        probe: u32,
    },

    /// Profiled code only; see [`crate::profile`]. Takes no step.
    Sample {
        index: u32,
    },
}

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

/// An automatic object.
#[derive(Clone, Copy, Debug)]
pub struct LocalInfo {
    pub decl: Option<DeclId>,
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
    /// It may call functions of the program.
    pub calls_back: bool,
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

/// A lowered program.
pub struct Module {
    pub code: Vec<Op>,
    pub sites: Vec<Site>,
    /// By instruction: what a load or store accesses, see [`CLASSES`].
    pub classes: Vec<u8>,
    /// For effective types: how each access looks at its object.
    pub views: Vec<crate::effective::View>,
    /// By instruction: which promises of restrict-qualified variables are in force, as one of `forces`.
    pub force: Vec<Force>,
    pub forces: Vec<Box<[Owner]>>,
    /// Offsets of restrict-qualified pointers in structures that are copied.
    pub restrict_members: Vec<Box<[u32]>>,
    pub suspicions: crate::effective::Suspicions,
    pub loops: Vec<Loop>,
    /// Registers of the function that has most of them.
    pub most_registers: usize,
    /// Objects that are watched, by [`LocalInfo::watch`].
    pub watches: Vec<WatchInfo>,
    pub functions: Vec<Function>,
    pub library: Vec<LibraryFunction>,
    pub calls: Vec<CallSite>,
    pub switches: Vec<SwitchTable>,
    pub labels: Vec<Vec<(cassay_memory::Ptr, u32)>>,
    pub accesses: Vec<Access>,
    pub bits: Vec<BitAccess>,
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

/// Where an instruction accesses memory.
#[derive(Clone, Copy, Debug)]
pub enum Where {
    Pointer {
        p: R,
        off: u32,
    },
    /// Element `x`, of the size of the access.
    Element {
        p: R,
        x: R,
        off: u32,
    },
    Static {
        at: u32,
    },
    StaticElement {
        at: u32,
        x: R,
    },
    /// A bit-field, by its number.
    Bits {
        p: R,
        field: u32,
    },
}

/// An access that an instruction makes.
#[derive(Clone, Copy, Debug)]
pub struct Touched {
    pub place: Where,
    pub size: u32,
    pub write: bool,
}

impl Op {
    /// The register whose value this instruction stores, if that may be a pointer.
    pub fn stored_pointer(self) -> Option<R> {
        match self {
            Op::StPtr { s, .. }
            | Op::StXPtr { s, .. }
            | Op::StPPtr { s, .. }
            | Op::StGPtr { s, .. }
            | Op::StGXPtr { s, .. }
            | Op::StPacked { s, .. } => Some(s),
            _ => None,
        }
    }

    /// The scalar that this instruction loads or stores.
    pub fn touched(self) -> Option<Touched> {
        let (place, size, write) = match self {
            Op::LdS8 { p, off, .. } | Op::LdU8 { p, off, .. } => {
                (Where::Pointer { p, off }, 1, false)
            }
            Op::LdS16 { p, off, .. } | Op::LdU16 { p, off, .. } => {
                (Where::Pointer { p, off }, 2, false)
            }
            Op::LdS32 { p, off, .. } | Op::LdU32 { p, off, .. } => {
                (Where::Pointer { p, off }, 4, false)
            }
            Op::Ld64 { p, off, .. } | Op::LdPtr { p, off, .. } => {
                (Where::Pointer { p, off }, 8, false)
            }
            Op::St8 { p, off, .. } => (Where::Pointer { p, off }, 1, true),
            Op::St16 { p, off, .. } => (Where::Pointer { p, off }, 2, true),
            Op::St32 { p, off, .. } => (Where::Pointer { p, off }, 4, true),
            Op::St64 { p, off, .. } | Op::StPtr { p, off, .. } => {
                (Where::Pointer { p, off }, 8, true)
            }
            Op::LdXS8 { p, x, off, .. } | Op::LdXU8 { p, x, off, .. } => {
                (Where::Element { p, x, off }, 1, false)
            }
            Op::LdXS16 { p, x, off, .. } | Op::LdXU16 { p, x, off, .. } => {
                (Where::Element { p, x, off }, 2, false)
            }
            Op::LdXS32 { p, x, off, .. } | Op::LdXU32 { p, x, off, .. } => {
                (Where::Element { p, x, off }, 4, false)
            }
            Op::LdX64 { p, x, off, .. } | Op::LdXPtr { p, x, off, .. } => {
                (Where::Element { p, x, off }, 8, false)
            }
            Op::StX8 { p, x, off, .. } => (Where::Element { p, x, off }, 1, true),
            Op::StX16 { p, x, off, .. } => (Where::Element { p, x, off }, 2, true),
            Op::StX32 { p, x, off, .. } => (Where::Element { p, x, off }, 4, true),
            Op::StX64 { p, x, off, .. } | Op::StXPtr { p, x, off, .. } => {
                (Where::Element { p, x, off }, 8, true)
            }
            Op::LdPS8 { p, x, .. } | Op::LdPU8 { p, x, .. } => {
                (Where::Element { p, x, off: 0 }, 1, false)
            }
            Op::LdPS16 { p, x, .. } | Op::LdPU16 { p, x, .. } => {
                (Where::Element { p, x, off: 0 }, 2, false)
            }
            Op::LdPS32 { p, x, .. } | Op::LdPU32 { p, x, .. } => {
                (Where::Element { p, x, off: 0 }, 4, false)
            }
            Op::LdP64 { p, x, .. } | Op::LdPPtr { p, x, .. } => {
                (Where::Element { p, x, off: 0 }, 8, false)
            }
            Op::StP8 { p, x, .. } => (Where::Element { p, x, off: 0 }, 1, true),
            Op::StP16 { p, x, .. } => (Where::Element { p, x, off: 0 }, 2, true),
            Op::StP32 { p, x, .. } => (Where::Element { p, x, off: 0 }, 4, true),
            Op::StP64 { p, x, .. } | Op::StPPtr { p, x, .. } => {
                (Where::Element { p, x, off: 0 }, 8, true)
            }
            Op::LdGS8 { at, .. } | Op::LdGU8 { at, .. } => (Where::Static { at }, 1, false),
            Op::LdGS16 { at, .. } | Op::LdGU16 { at, .. } => (Where::Static { at }, 2, false),
            Op::LdGS32 { at, .. } | Op::LdGU32 { at, .. } => (Where::Static { at }, 4, false),
            Op::LdG64 { at, .. } | Op::LdGPtr { at, .. } => (Where::Static { at }, 8, false),
            Op::StG8 { at, .. } => (Where::Static { at }, 1, true),
            Op::StG16 { at, .. } => (Where::Static { at }, 2, true),
            Op::StG32 { at, .. } => (Where::Static { at }, 4, true),
            Op::StG64 { at, .. } | Op::StGPtr { at, .. } => (Where::Static { at }, 8, true),
            Op::LdGXS8 { at, x, .. } | Op::LdGXU8 { at, x, .. } => {
                (Where::StaticElement { at, x }, 1, false)
            }
            Op::LdGXS16 { at, x, .. } | Op::LdGXU16 { at, x, .. } => {
                (Where::StaticElement { at, x }, 2, false)
            }
            Op::LdGXS32 { at, x, .. } | Op::LdGXU32 { at, x, .. } => {
                (Where::StaticElement { at, x }, 4, false)
            }
            Op::LdGX64 { at, x, .. } | Op::LdGXPtr { at, x, .. } => {
                (Where::StaticElement { at, x }, 8, false)
            }
            Op::StGX8 { at, x, .. } => (Where::StaticElement { at, x }, 1, true),
            Op::StGX16 { at, x, .. } => (Where::StaticElement { at, x }, 2, true),
            Op::StGX32 { at, x, .. } => (Where::StaticElement { at, x }, 4, true),
            Op::StGX64 { at, x, .. } | Op::StGXPtr { at, x, .. } => {
                (Where::StaticElement { at, x }, 8, true)
            }
            Op::Ld128 { p, off, .. } => (Where::Pointer { p, off }, 16, false),
            Op::St128 { p, off, .. } => (Where::Pointer { p, off }, 16, true),
            Op::LdF80 { p, off, .. } => (Where::Pointer { p, off }, 10, false),
            Op::StF80 { p, off, .. } => (Where::Pointer { p, off }, 10, true),
            Op::LdBits { p, field, .. } => (Where::Bits { p, field }, 0, false),
            Op::StBits { p, field, .. } => (Where::Bits { p, field }, 0, true),
            _ => return None,
        };
        Some(Touched { place, size, write })
    }
}
