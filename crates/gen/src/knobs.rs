//! The one table of knobs: everything about a program that can be asked for, drawn or pinned.
//!
//! Every program first draws a value for each knob from its style's distribution (swarm testing:
//! Groce et al., ISSTA 2012), then programs are drawn with those values. A knob that is set by the
//! user is not drawn; the others are drawn from streams of their own, so that setting one does not
//! change another.

use crate::style::Style;
use cassay_choice::Choices;

/// How a knob's value is drawn for a program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Draw {
    /// Always this value.
    Fixed(i64),
    /// Uniformly, both bounds included.
    Uniform(i64, i64),
    /// Zero in so many of a hundred programs, otherwise uniformly.
    Often(i64, i64, i64),
    /// Uniform in the number of binary digits: small values are as likely as large ones.
    Log(i64, i64),
}

impl Draw {
    fn draw(self, c: &mut Choices) -> i64 {
        match self {
            Draw::Fixed(v) => v,
            Draw::Uniform(lo, hi) => c.range(lo, hi),
            Draw::Often(zero, lo, hi) => {
                if c.below(100) < zero as u64 {
                    0
                } else {
                    c.range(lo, hi)
                }
            }
            Draw::Log(lo, hi) => {
                let (small, large) = (lo.max(1).ilog2(), hi.max(1).ilog2());
                let digits = c.range(small.into(), large.into()) as u32;
                let v = 1i64 << digits;
                (v + c.below(v as u64) as i64).clamp(lo, hi)
            }
        }
    }

    /// As the table of knobs shows it.
    pub fn text(self) -> String {
        match self {
            Draw::Fixed(v) => v.to_string(),
            Draw::Uniform(lo, hi) => format!("{lo}..{hi}"),
            Draw::Often(zero, lo, hi) => format!("{lo}..{hi}, 0 in {zero} %"),
            Draw::Log(lo, hi) => format!("{lo}..{hi}, mostly small"),
        }
    }
}

/// A row of the table.
pub struct Row {
    /// The knob that the row is about.
    pub knob: Knob,
    /// Its name in cases, files and on the command line.
    pub name: &'static str,
    /// What it does, for people.
    pub doc: &'static str,
    /// The smallest value it may have.
    pub min: i64,
    /// The largest value it may have.
    pub max: i64,
    /// Values that have names, from `min` on.
    pub names: &'static [&'static str],
    /// How it is drawn where it is not set.
    pub draw: Draw,
}

macro_rules! knobs {
    ($( $(#[doc = $doc:literal])+ $knob:ident $name:literal $min:literal $max:literal $([$($value:literal)*])? = $draw:expr; )*) => {
        /// Everything that can be asked of a program.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        pub enum Knob { $( $(#[doc = $doc])+ $knob, )* }

        /// All knobs, in the order in which they are listed.
        pub const TABLE: &[Row] = &[ $( Row {
            knob: Knob::$knob,
            name: $name,
            doc: concat!($($doc),+),
            min: $min,
            max: $max,
            names: &[$($($value),*)?],
            draw: $draw,
        }, )* ];
    };
}

use Draw::{Fixed, Log, Often, Uniform};

knobs! {
    /// size of the program in bytes of C
    Size "size" 400 8_000_000 = Fixed(20_000);
    /// how the program shows what it computed
    Observe "observe" 0 3 ["hash" "values" "checks" "checkpoints"] = Fixed(0);
    /// what keeps compilers from computing the program themselves
    Barrier "barrier" 0 3 ["none" "volatile" "extern" "units"] = Fixed(0);
    /// global variables and arguments in `main` that compilers cannot know, per thousand; 0: all is static
    Opaque "opaque" 0 1000 = Often(20, 600, 1000);
    /// calls of each function in `main`, over values at the limits of types and of its branches, at most
    Rounds "main.calls" 1 64 = Uniform(6, 16);
    /// comments with the final values of variables
    Comments "comments" 0 1 ["off" "on"] = Fixed(0);
    /// statements that are executed, per hundred
    Live "live" 0 100 = Fixed(80);
    /// steps of the semantics that a program may take, in thousands; small programs take fewer
    Steps "steps" 1 100_000 = Fixed(1500);

    /// bytes of a function
    FunctionBytes "function.bytes" 100 1_000_000 = Log(300, 3500);
    /// parameters of a function, at most
    Params "function.params" 0 12 = Uniform(1, 6);
    /// calls among the leaves of expressions, per thousand
    Calls "calls" 0 500 = Often(15, 10, 120);
    /// functions that call themselves, per thousand
    Recursion "recursion" 0 1000 = Often(50, 20, 150);
    /// calls through pointers among calls, per thousand
    FunctionPointers "function.pointers" 0 1000 = Often(50, 50, 400);
    /// functions that write nothing but their own variables, per thousand
    Quiet "function.quiet" 0 1000 = Often(30, 50, 300);
    /// functions that are inline, per thousand
    Inline "function.inline" 0 1000 = Often(40, 50, 500);
    /// functions with external linkage, per thousand
    Extern "function.extern" 0 1000 = Often(10, 300, 1000);
    /// functions of a few lines in front of each other function, at most
    Helpers "helpers" 0 12 = Often(5, 3, 7);
    /// calls of such functions among the leaves of expressions, per thousand
    HelperCalls "helper.calls" 0 500 = Often(10, 50, 250);
    /// results that are those of a call, the last thing that a function does, per thousand
    Tails "function.tails" 0 1000 = Often(30, 20, 250);
    /// of every hundred helpers about five, those that take any number of arguments, per thousand
    Variadic "function.variadic" 0 1000 = Often(50, 100, 1000);
    /// functions with an attribute (noinline, always_inline, pure, const), per thousand
    Attributes "function.attributes" 0 1000 = Often(30, 50, 500);

    /// global variables for every 1,000 bytes
    Globals "globals" 1 100 = Uniform(1, 4);
    /// local variables at the head of a function
    Locals "locals" 0 50 = Uniform(2, 8);
    /// local variables that are static, per thousand
    Statics "statics" 0 1000 = Often(30, 20, 200);
    /// variables that are arrays, per thousand
    Arrays "arrays" 0 1000 = Often(10, 50, 500);
    /// dimensions of an array, at most
    Dimensions "array.dimensions" 1 5 = Uniform(1, 3);
    /// elements of an array in all its dimensions, at most
    Elements "array.elements" 1 4096 = Log(8, 160);
    /// variables that are structs or unions, per thousand
    Records "records" 0 1000 = Often(15, 50, 300);
    /// members of a record, at most
    Members "record.members" 1 40 = Uniform(2, 9);
    /// records that are unions, per thousand
    Unions "record.unions" 0 1000 = Often(30, 50, 400);
    /// members that are bit-fields, per thousand
    BitFields "record.bitfields" 0 1000 = Often(25, 50, 600);
    /// bit-fields of types other than `_Bool`, `int` and `unsigned int`, per thousand
    OddBitFields "record.oddbitfields" 0 1000 = Often(50, 50, 600);
    /// unions all of whose members are accessed, per thousand
    Puns "record.puns" 0 1000 = Often(30, 200, 1000);
    /// members that are records, per thousand
    Nested "record.nested" 0 1000 = Often(30, 50, 400);
    /// braced initialisers of records with designators, per thousand
    Designators "record.designators" 0 1000 = Often(40, 50, 600);
    /// values of records that are compound literals, per thousand; more where nothing else is at hand
    Literals "record.literals" 0 1000 = Often(40, 50, 500);
    /// structs that are packed, per thousand
    Packed "record.packed" 0 1000 = Often(50, 50, 500);
    /// variables that are pointers, per thousand
    Pointers "pointers" 0 1000 = Often(15, 30, 250);
    /// levels of pointers, at most
    PointerDepth "pointer.depth" 1 5 = Uniform(1, 3);
    /// pointers that point to whole arrays where there are any, per thousand
    ArrayPointers "pointer.arrays" 0 1000 = Often(30, 100, 500);
    /// pointers that may be null, per thousand
    Null "pointer.null" 0 1000 = Often(30, 20, 300);
    /// variables that are const, per thousand
    Const "const" 0 1000 = Often(30, 10, 150);
    /// variables that are volatile, per thousand
    Volatile "volatile" 0 1000 = Often(40, 10, 200);

    /// weight of `_Bool`
    Bool "type.bool" 0 100 = Often(30, 1, 15);
    /// weight of `char`
    Char "type.char" 0 100 = Often(20, 1, 20);
    /// weight of `signed char`
    SChar "type.schar" 0 100 = Often(20, 1, 20);
    /// weight of `unsigned char`
    UChar "type.uchar" 0 100 = Often(20, 1, 30);
    /// weight of `short`
    Short "type.short" 0 100 = Often(20, 1, 30);
    /// weight of `unsigned short`
    UShort "type.ushort" 0 100 = Often(20, 1, 30);
    /// weight of `int`
    Int "type.int" 0 100 = Uniform(5, 100);
    /// weight of `unsigned int`
    UInt "type.uint" 0 100 = Uniform(1, 60);
    /// weight of `long`
    Long "type.long" 0 100 = Often(10, 1, 50);
    /// weight of `unsigned long`
    ULong "type.ulong" 0 100 = Often(10, 1, 50);
    /// weight of `long long`
    LongLong "type.longlong" 0 100 = Often(30, 1, 30);
    /// weight of `unsigned long long`
    ULongLong "type.ulonglong" 0 100 = Often(30, 1, 30);
    /// weight of `__int128`
    Int128 "type.int128" 0 100 = Often(70, 1, 20);
    /// weight of `unsigned __int128`
    UInt128 "type.uint128" 0 100 = Often(70, 1, 20);

    /// operators of an expression, at most
    ExprSize "expr.size" 0 10_000 = Log(3, 24);
    /// depth of an expression, at most
    ExprDepth "expr.depth" 1 10_000 = Uniform(3, 9);
    /// leaves that are constants, per thousand
    Constants "expr.constants" 0 1000 = Uniform(60, 280);
    /// expressions with a side effect inside, per thousand
    Effects "expr.effects" 0 1000 = Often(15, 20, 200);
    /// accesses by a detour (`*&x`, `(&x)[0]`, `*(a + i)`), per thousand
    Detours "expr.detours" 0 1000 = Often(50, 5, 80);
    /// leaves that compare, subtract or check pointers, per thousand
    PointerLeaves "expr.pointers" 0 1000 = Often(25, 5, 60);
    /// weight of `+`
    Add "op.add" 0 100 = Often(5, 1, 100);
    /// weight of `-`
    Sub "op.sub" 0 100 = Often(5, 1, 100);
    /// weight of `*`
    Mul "op.mul" 0 100 = Often(10, 1, 60);
    /// weight of `/`
    Div "op.div" 0 100 = Often(20, 1, 30);
    /// weight of `%`
    Rem "op.rem" 0 100 = Often(20, 1, 30);
    /// weight of `<<`
    Shl "op.shl" 0 100 = Often(15, 1, 50);
    /// weight of `>>`
    Shr "op.shr" 0 100 = Often(15, 1, 50);
    /// weight of `&`
    And "op.and" 0 100 = Often(10, 1, 60);
    /// weight of `|`
    Or "op.or" 0 100 = Often(10, 1, 60);
    /// weight of `^`
    Xor "op.xor" 0 100 = Often(10, 1, 60);
    /// weight of the comparisons together
    Compare "op.compare" 0 100 = Often(10, 1, 50);
    /// weight of `&&` and `||`
    Logical "op.logical" 0 100 = Often(15, 1, 30);
    /// weight of `?:`
    Cond "op.cond" 0 100 = Often(15, 1, 30);
    /// weight of the comma operator
    Comma "op.comma" 0 100 = Often(50, 1, 10);
    /// weight of unary `-`
    Neg "op.neg" 0 100 = Often(15, 1, 30);
    /// weight of `~`
    Not "op.not" 0 100 = Often(15, 1, 30);
    /// weight of `!`
    LogicalNot "op.lnot" 0 100 = Often(20, 1, 20);
    /// weight of unary `+`
    Plus "op.plus" 0 100 = Often(60, 1, 10);
    /// weight of casts
    Cast "op.cast" 0 100 = Often(15, 1, 40);
    /// weight of builtins
    Builtins "op.builtin" 0 100 = Often(45, 1, 15);
    /// weight of idioms: minimum, clamping, rotation, single bits, guarded division and others
    Idioms "op.idiom" 0 100 = Often(15, 2, 40);

    /// expressions whose operators all come from one group, per thousand
    Contexts "policy.contexts" 0 1000 = Often(30, 50, 500);
    /// subtrees with constants as all or half of their leaves, per thousand
    ConstantTrees "policy.constants" 0 1000 = Often(50, 10, 80);
    /// constants that are special (near limits, bit blocks, used before), per thousand
    Special "policy.special" 0 1000 = Often(10, 50, 500);
    /// subexpressions that repeat an earlier one, per thousand
    Reuse "policy.reuse" 0 1000 = Often(30, 10, 100);
    /// of operators whose operands would be the same variable, those that get it twice, per thousand
    Twins "policy.twins" 0 1000 = Often(50, 50, 300);
    /// expressions that prefer one type, per thousand
    Skew "policy.skew" 0 1000 = Often(40, 100, 700);

    /// weight of assignments
    Assign "stmt.assign" 1 100 = Uniform(8, 26);
    /// weight of `if`
    If "stmt.if" 0 100 = Often(5, 45, 100);
    /// weight of `for`
    For "stmt.for" 0 100 = Often(8, 8, 32);
    /// weight of `while`
    While "stmt.while" 0 100 = Often(25, 1, 8);
    /// weight of `do`
    Do "stmt.do" 0 100 = Often(25, 1, 8);
    /// weight of `switch`
    Switch "stmt.switch" 0 100 = Often(15, 4, 20);
    /// weight of labels with jumps to them
    Goto "stmt.goto" 0 100 = Often(50, 1, 6);
    /// weight of calls as statements
    CallStmt "stmt.call" 0 100 = Often(20, 1, 10);
    /// weight of blocks with variables of their own
    Block "stmt.block" 0 100 = Often(40, 1, 5);
    /// weight of `break`, `continue` and `return` under a condition
    Exit "stmt.exit" 0 100 = Often(15, 2, 10);
    /// weight of loops over arrays: stencils, reductions, strides, copies
    ArrayLoop "stmt.arrayloop" 0 100 = Often(25, 2, 12);
    /// weight of assignments of whole records
    Copy "stmt.copy" 0 100 = Often(25, 1, 10);
    /// weight of assignments to pointers, and of checks that they are not null
    PointerStmt "stmt.pointer" 0 100 = Often(20, 1, 10);
    /// weight of loops in which a pointer walks over an array
    Walk "stmt.walk" 0 100 = Often(35, 1, 6);
    /// weight of loops with several accumulators, that search or are left early
    Scan "stmt.scan" 0 100 = Often(6, 35, 80);
    /// weight of blocks with jumps between them in all directions
    Graph "stmt.graph" 0 100 = Often(60, 1, 6);
    /// weight of arrays that are copied, moved, set as a whole or in parts
    Buffer "stmt.buffer" 0 100 = Often(25, 2, 10);
    /// weight of pointers chosen by a condition, with stores and loads by either way
    Alias "stmt.alias" 0 100 = Often(30, 2, 10);
    /// functions that begin with a loop, per thousand
    LoopFirst "function.loops" 0 1000 = Often(8, 500, 1000);
    /// weight of operations that would end the program, behind a condition that is false
    Trap "stmt.trap" 0 100 = Often(30, 1, 4);
    /// assignments that lose what was in a variable before anything showed it, per thousand
    DeadStores "stores.dead" 0 1000 = Often(93, 20, 120);
    /// assignments to local variables whose address is not taken, whatever else there is, per thousand
    Carried "stores.local" 0 1000 = Often(5, 300, 700);
    /// statements inside statements, levels
    Nesting "stmt.nesting" 1 12 = Uniform(2, 5);
    /// iterations of a loop, at most
    Trips "loop.trips" 0 5000 = Log(12, 5000);
    /// loops with a condition that also depends on data, per thousand
    LoopExits "loop.exits" 0 1000 = Often(15, 100, 500);
    /// loops counted by globals, statics, members, elements or behind pointers, per thousand
    Counters "loop.counters" 0 1000 = Often(10, 100, 400);
    /// loops whose start, bound or stride is computed, per thousand
    Loose "loop.loose" 0 1000 = Often(10, 200, 800);
    /// loops that are tested, stepped or bounded by calls of small functions, per thousand
    LoopCalls "loop.calls" 0 1000 = Often(25, 50, 300);
    /// counters and accumulators narrower than `int`, per thousand
    Narrow "loop.narrow" 0 1000 = Often(15, 100, 700);
    /// loops that take their counter into a variable in each trip, per thousand
    Sums "loop.sums" 0 1000 = Often(5, 750, 1000);
    /// how much likelier loops and `switch` are inside of loops
    Inner "loop.inner" 1 10 = Uniform(3, 6);
    /// loops inside each other over one array, at most
    LoopDepth "loop.depth" 1 5 = Uniform(1, 4);
    /// groups of labels of a `switch`, at most
    Arms "switch.arms" 1 64 = Log(2, 24);
    /// groups of labels that run on into the next, per thousand
    FallThrough "switch.fallthrough" 0 1000 = Often(20, 50, 500);
    /// jumps into loops among `goto` and, a tenth of it, `switch`, per thousand
    Irreducible "goto.irreducible" 0 1000 = Often(40, 50, 500);
    /// blocks with code that never runs, per thousand
    Dead "dead" 0 1000 = Often(40, 5, 80);

    /// weight of another operator as a repair
    Flip "repair.flip" 0 100 = Uniform(1, 100);
    /// weight of an inserted constant as a repair
    Insert "repair.insert" 0 100 = Uniform(1, 60);
    /// weight of going through the unsigned type as a repair
    Wrap "repair.wrap" 0 100 = Uniform(1, 40);
    /// weight of a guard as a repair
    Guard "repair.guard" 0 100 = Uniform(1, 30);
}

/// The values of all knobs for one program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Knobs {
    values: Vec<i64>,
}

/// Settings after which every compiler of C11 takes a program: no GNU extensions, nothing that C leaves to
/// the implementation and that only some implement alike.
pub const PORTABLE: &[&str] = &[
    "type.int128=0",
    "type.uint128=0",
    "op.builtin=0",
    "record.packed=0",
    "record.oddbitfields=0",
    "function.attributes=0",
    "function.variadic=0",
];

/// A knob that cannot be set so.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum KnobError {
    /// No knob has this name.
    #[error("no knob is named `{0}`; `cassay gen --list-knobs` prints them all")]
    Unknown(String),
    /// The knob cannot have this value.
    #[error("`{value}` is no value for `{name}`: {expected}")]
    Value {
        /// The knob.
        name: &'static str,
        /// What it was to be.
        value: String,
        /// What it can be.
        expected: String,
    },
}

/// The row of a knob by its name.
pub fn find(name: &str) -> Result<&'static Row, KnobError> {
    let row = TABLE.iter().find(|row| row.name == name);
    row.ok_or_else(|| KnobError::Unknown(name.to_string()))
}

impl Row {
    /// Reads a value as a user writes it: a number or a name.
    pub fn read(&self, value: &str) -> Result<i64, KnobError> {
        if let Some(at) = self.names.iter().position(|&name| name == value) {
            return Ok(self.min + at as i64);
        }
        let number = if self.names.is_empty() {
            value.parse().ok()
        } else {
            None
        };
        number
            .filter(|v| (self.min..=self.max).contains(v))
            .ok_or_else(|| KnobError::Value {
                name: self.name,
                value: value.to_string(),
                expected: self.range(),
            })
    }

    /// The values it can have, for people.
    pub fn range(&self) -> String {
        if self.names.is_empty() {
            format!("{} to {}", self.min, self.max)
        } else {
            self.names.join(", ")
        }
    }

    /// A value as a user would write it.
    pub fn write(&self, value: i64) -> String {
        match self.names.get((value - self.min) as usize) {
            Some(name) => (*name).to_string(),
            None => value.to_string(),
        }
    }
}

impl Knobs {
    /// Draws all knobs for a program.
    pub fn draw(style: Style, c: &Choices, set: &[(Knob, i64)]) -> Knobs {
        let values = TABLE
            .iter()
            .map(|row| {
                let drawn = style.draw(row).draw(&mut c.fork(row.name));
                let set = set.iter().rev().find(|(knob, _)| *knob == row.knob);
                set.map_or(drawn, |&(_, value)| value)
                    .clamp(row.min, row.max)
            })
            .collect();
        Knobs { values }
    }

    /// The value of a knob.
    #[inline]
    pub fn get(&self, knob: Knob) -> i64 {
        self.values[knob as usize]
    }

    /// As a weight or a probability.
    #[inline]
    pub fn weight(&self, knob: Knob) -> u32 {
        self.get(knob) as u32
    }
}
