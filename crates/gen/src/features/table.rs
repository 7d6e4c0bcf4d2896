//! The table of features: what a program can have or not, in words.

macro_rules! features {
    ($($variant:ident $text:literal;)*) => {
        /// Something that a program can have or not.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Feature { $(#[doc = $text] $variant,)* }

        impl Feature {
            /// All features, in the order of the table.
            pub const ALL: &[Feature] = &[$(Feature::$variant,)*];

            /// What the feature is, in words.
            pub fn text(self) -> &'static str {
                match self { $(Feature::$variant => $text,)* }
            }
        }
    };
}

features! {
    Bool "type _Bool";
    Char "type char";
    SChar "type signed char";
    UChar "type unsigned char";
    Short "type short";
    UShort "type unsigned short";
    Int "type int";
    UInt "type unsigned int";
    Long "type long";
    ULong "type unsigned long";
    LongLong "type long long";
    ULongLong "type unsigned long long";
    Int128 "type __int128";
    UInt128 "type unsigned __int128";

    Add "operator +";
    Sub "operator -";
    Mul "operator *";
    Div "operator /";
    Rem "operator %";
    Shl "operator <<";
    Shr "operator >>";
    Relational "operators < > <= >=";
    Equality "operators == !=";
    BitAnd "operator &";
    BitXor "operator ^";
    BitOr "operator |";
    LogAnd "operator &&";
    LogOr "operator ||";
    Cond "operator ?:";
    Comma "operator ,";
    Plus "unary +";
    Neg "unary -";
    BitNot "operator ~";
    Not "operator !";
    Cast "casts";
    Compound "compound assignment";
    Step "++ and --";
    InnerAssign "assignment inside an expression";
    WideShift "shifts by 32 or more";
    WideArithmetic "operators on __int128 variables";

    Globals "global variables";
    Locals "local variables";
    Statics "static local variables";
    Params "parameters";
    Const "const variables";
    Volatile "volatile variables";
    ConstPointee "pointers to const";
    VolatilePointee "pointers to volatile";
    ConstPointer "const pointers";
    VolatilePointer "volatile pointers";
    QualifiedMember "const or volatile members";

    Array1 "arrays of 1 dimension";
    Array2 "arrays of 2 dimensions";
    Array3 "arrays of 3 dimensions";
    Array4 "arrays of 4 dimensions";
    Array5 "arrays of 5 dimensions";
    PointerArrays "arrays of pointers";
    Pointer1 "pointers";
    Pointer2 "pointers to pointers";
    Pointer3 "pointers of 3 and more levels";
    PointerArithmetic "pointer arithmetic";
    PointerComparison "pointer comparison";
    AddressOfGlobal "addresses of global variables";
    AddressOfLocal "addresses of local variables";
    AddressOfElement "addresses of elements and members";

    Structs "structs";
    Unions "unions";
    Nested "records in records";
    Packed "packed structs";
    BitFields "bit-fields";
    ZeroWidth "bit-fields of width 0";
    WideBitFields "bit-fields wider than int";
    RecordCopies "assignment of records";
    RecordParams "records as parameters";
    RecordResults "records as results";
    CompoundLiterals "compound literals";
    Designators "designated initialisers";

    Functions "several functions";
    ManyParams "functions with 6 or more parameters";
    PointerParams "pointers as parameters";
    PointerResults "pointers as results";
    VoidFunctions "functions without a result";
    Calls "calls between functions";
    Recursion "recursion";
    FunctionPointers "pointers to functions";
    FunctionTables "tables of functions";
    FunctionParams "functions as parameters";
    IndirectCalls "calls through pointers";
    Inline "inline functions";
    NoInline "noinline functions";
    AlwaysInline "always_inline functions";
    Pure "pure functions";
    ConstFunctions "const functions";

    If "if";
    Else "if with else";
    For "for";
    While "while";
    Do "do";
    Nest2 "loops in loops";
    Nest3 "loops nested 3 deep";
    Endless "for (;;)";
    CountDown "loops that count down";
    UnsignedCounter "loops with unsigned counters";
    Stride "loops with strides";
    TwoCounters "loops with two counters";
    Break "break out of a loop";
    Continue "continue";
    EarlyReturn "return from inside";
    Blocks "blocks with variables";
    Switch "switch";
    DenseSwitch "switch with dense labels";
    SparseSwitch "switch with sparse labels";
    FallThrough "fall-through";
    DefaultFirst "default in front";
    DefaultInside "default in the middle";
    NoDefault "switch without default";
    SwitchInLoop "switch in a loop";
    GotoForward "goto forward";
    GotoBackward "goto backward";
    GotoIntoLoop "goto into a loop";

    BitCounting "builtins that count bits";
    ByteSwap "builtin bswap";
    Overflow "builtin overflow arithmetic";
    Expect "builtin expect";
    OtherBuiltins "other builtins";
    DeadCode "code that never runs";

    SmallHelpers "small helpers";
    NarrowHelpers "small helpers on narrow types";
    CallInOperand "calls of small helpers in operands";
    CallInLoopCondition "calls in loop conditions";
    CallInLoopStep "calls in loop steps";
    SeveralConstants "a function with several constants";
    GlobalCounter "loop counters that are globals";
    StaticCounter "loop counters that are statics";
    PointedCounter "loop counters behind pointers";
    MemberCounter "loop counters in records or arrays";
    LivingCounter "loop counters alive after the loop";
    NarrowCounter "loop counters of narrow types";
    ComputedStart "loops with computed starts";
    ComputedBound "loops with computed bounds";
    ComputedStride "loops with computed strides";
    ComputedNest "inner loops with computed bounds";
    NarrowAccumulator "accumulators of narrow types";
    SeveralAccumulators "loops with several accumulators";
    SummedCounter "loops that accumulate their counter";
    ConditionalAccumulator "accumulators under conditions";
    ReturnInLoop "return from inside a loop";
    SearchLoop "loops that look for something";
    ChangingCondition "conditions that their loop changes";
    MinMax "minimum or maximum by hand";
    Clamp "clamping or saturation by hand";
    Abs "absolute value by hand";
    OneShifted "1 << n";
    Rotate "rotation by hand";
    MaskCompare "masks compared with constants";
    LowestBit "x & -x, x & (x - 1)";
    GuardedDivision "guarded division";
    SwappedBytes "bytes swapped or joined by hand";
    NarrowChain "chains of narrowing casts";
    ChosenPointer "pointers chosen by a condition";
    PointerToArray "pointers to arrays";
    UnsetArray "local arrays without initialiser";
    RecordSwap "records exchanged";
    RecordChain "records through chains of calls";
    MemoryCalls "memcpy, memmove, memset";
    VariableLength "memcpy and others of variable length";
    TailCalls "tail calls";
    TailSwapped "tail calls with exchanged arguments";
    TailMany "tail calls with 7 or more arguments";
    MutualRecursion "mutual recursion";
    Variadic "variadic functions";
    Graph "graphs of 4 or more labelled blocks";
}
