//! Every way a program's meaning can be lost, as one table.
//!
//! C17 scatters undefined behaviour over its clauses and collects it, without numbers, in Annex
//! J.2; the numbers here count that list in C11, the numbering other tools and papers cite. A row
//! says what a person needs to know when Cassay stops at a line: the clause, one sentence, the
//! smallest program that does it and its nearest defined neighbour.
//!
//! Rows whose fallback meaning is set are those every compiler is known to give one and the same meaning
//! under some flag; only they may be tolerated.

/// Whether the standard gives no meaning at all, or several to choose from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Class {
    /// The standard imposes no requirements from here on.
    Undefined,
    /// The program is valid, but what it shows depends on a choice left to the compiler.
    Unspecified,
}

macro_rules! kinds {
    ($($variant:ident {
        code: $code:literal,
        class: $class:ident,
        clause: $clause:literal,
        annex_j: $annex:expr,
        summary: $summary:literal,
        tolerable: $tolerable:expr,
        bad: $bad:literal,
        good: $good:literal $(,)?
    })*) => {
        /// One way to lose a program's meaning. See the module's documentation.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
        #[repr(u8)]
        pub enum Kind {
            $(#[doc = $summary] $variant,)*
        }

        impl Kind {
            /// Every kind, in the order of the table.
            pub const ALL: &'static [Kind] = &[$(Kind::$variant),*];
        }

        const ROWS: &[Row] = &[$(Row {
            code: $code,
            class: Class::$class,
            clause: $clause,
            annex_j: $annex,
            summary: $summary,
            tolerable: $tolerable,
            bad: $bad,
            good: $good,
        }),*];
    };
}

struct Row {
    code: &'static str,
    class: Class,
    clause: &'static str,
    annex_j: Option<u16>,
    summary: &'static str,
    tolerable: Option<&'static str>,
    bad: &'static str,
    good: &'static str,
}

impl Kind {
    fn row(self) -> &'static Row {
        // One row per variant, by construction of the macro.
        &ROWS[self as usize]
    }

    /// The name in reports, on the command line and in the test corpus.
    pub fn code(self) -> &'static str {
        self.row().code
    }

    pub fn class(self) -> Class {
        self.row().class
    }

    /// The C17 clause and paragraph, or the extension's name where no standard speaks.
    pub fn clause(self) -> &'static str {
        self.row().clause
    }

    /// The clause with the standard it is of.
    pub fn reference(self) -> String {
        let clause = self.clause();
        match clause.starts_with(|c: char| c.is_ascii_digit()) {
            true => format!("C17 {clause}"),
            false => clause.to_string(),
        }
    }

    /// The item of Annex J.2, counted in C11.
    pub fn annex_j(self) -> Option<u16> {
        self.row().annex_j
    }

    /// What went wrong, in one sentence fragment.
    pub fn summary(self) -> &'static str {
        self.row().summary
    }

    /// The meaning the operation gets when a person asks to tolerate it; `None` if there is no
    /// meaning that compilers agree on.
    pub fn tolerable(self) -> Option<&'static str> {
        self.row().tolerable
    }

    /// Undefined by the letter, and no compiler makes anything of it: other people's programs are full
    /// of these, and stay good for tests. `cassay run` reports them.
    pub const LETTER: &[Kind] = &[
        Kind::UnsequencedVolatile,
        Kind::RestrictAssigned,
        Kind::VaStartParameter,
    ];

    /// Defined by the letter, and gcc and clang take it for undefined: nothing that compilers are tested with may
    /// have it. `cassay run` reports it, in these words.
    pub const STRICTER: &[Kind] = &[Kind::InitialSequence, Kind::CharacterMember];

    /// A complete program that runs into this kind.
    pub fn bad_example(self) -> &'static str {
        self.row().bad
    }

    /// Nearly the same program, on the defined side of the line.
    pub fn good_example(self) -> &'static str {
        self.row().good
    }

    pub fn by_code(code: &str) -> Option<Kind> {
        Kind::ALL.iter().copied().find(|kind| kind.code() == code)
    }
}

impl std::fmt::Display for Kind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.code())
    }
}

kinds! {
    // Integers and floats.
    SignedOverflow {
        code: "signed-overflow",
        class: Undefined,
        clause: "6.5p5",
        annex_j: Some(36),
        summary: "the result of signed arithmetic does not fit its type",
        tolerable: Some("the result wraps around, as under -fwrapv"),
        bad: r#"int main(void) {
    int max = 2147483647;
    return max + 1 < 0;
}
"#,
        good: r#"int main(void) {
    int max = 2147483647;
    return (int)(max + 1u < 0u);
}
"#,
    }
    DivisionByZero {
        code: "division-by-zero",
        class: Undefined,
        clause: "6.5.5p5",
        annex_j: Some(45),
        summary: "the right operand of / or % on integers is zero",
        tolerable: None,
        bad: r#"int main(void) {
    int zero = 0;
    return 7 % zero;
}
"#,
        good: r#"int main(void) {
    int zero = 0;
    return zero != 0 && 7 % zero;
}
"#,
    }
    DivisionOverflow {
        code: "division-overflow",
        class: Undefined,
        clause: "6.5.5p6",
        annex_j: Some(36),
        summary: "the smallest value of a signed type is divided by -1, and the quotient does not fit",
        tolerable: None,
        bad: r#"int main(void) {
    int min = -2147483647 - 1, minus_one = -1;
    return min % minus_one;
}
"#,
        good: r#"int main(void) {
    int min = -2147483647, minus_one = -1;
    return min % minus_one;
}
"#,
    }
    ShiftCount {
        code: "shift-count",
        class: Undefined,
        clause: "6.5.7p3",
        annex_j: Some(51),
        summary: "the shift count is negative or not less than the width of the promoted left operand",
        tolerable: None,
        bad: r#"int main(void) {
    unsigned one = 1, count = 32;
    return (one << count) != 0;
}
"#,
        good: r#"int main(void) {
    unsigned one = 1, count = 31;
    return (one << count) == 0;
}
"#,
    }
    ShiftOverflow {
        code: "shift-overflow",
        class: Undefined,
        clause: "6.5.7p4",
        annex_j: Some(52),
        summary: "a signed left shift has a negative left operand or a result that does not fit",
        tolerable: Some("the shift is done on the unsigned type and converted back"),
        bad: r#"int main(void) {
    int one = 1;
    return (one << 31) > 0;
}
"#,
        good: r#"int main(void) {
    int one = 1;
    return (one << 30) < 0;
}
"#,
    }
    FloatToIntRange {
        code: "float-to-int-range",
        class: Undefined,
        clause: "6.3.1.4p1",
        annex_j: Some(17),
        summary: "a floating value converted to an integer type does not fit it after truncation",
        tolerable: None,
        bad: r#"int main(void) {
    double big = 2147483648.0;
    return (int)big != 0;
}
"#,
        good: r#"int main(void) {
    double big = 2147483647.5;
    return (int)big == 0;
}
"#,
    }
    FloatDemotionRange {
        code: "float-demotion-range",
        class: Undefined,
        clause: "6.3.1.5p1",
        annex_j: Some(18),
        summary: "a finite value converted to a narrower floating type is beyond that type's range",
        tolerable: Some("the result is infinity"),
        bad: r#"int main(void) {
    double big = 1e39;
    return (float)big > 0;
}
"#,
        good: r#"int main(void) {
    double big = 1e38;
    return (float)big < 0;
}
"#,
    }
    AbsOverflow {
        code: "abs-overflow",
        class: Undefined,
        clause: "7.22.6.1p2",
        annex_j: Some(119),
        summary: "the result of abs, labs, llabs, div, ldiv or lldiv does not fit its type",
        tolerable: None,
        bad: r#"#include <limits.h>
#include <stdlib.h>
int main(void) {
    int min = INT_MIN;
    return abs(min) > 0;
}
"#,
        good: r#"#include <limits.h>
#include <stdlib.h>
int main(void) {
    int min = INT_MIN;
    return abs(min + 1) < 0;
}
"#,
    }

    // Lifetime and initialisation.
    LifetimeEnded {
        code: "lifetime-ended",
        class: Undefined,
        clause: "6.2.4p2",
        annex_j: Some(9),
        summary: "an object is accessed after its lifetime has ended",
        tolerable: None,
        bad: r#"int main(void) {
    int *p;
    { int inner = 3; p = &inner; }
    return *p;
}
"#,
        good: r#"int main(void) {
    int *p;
    { static int inner = 0; p = &inner; }
    return *p;
}
"#,
    }
    DanglingPointer {
        code: "dangling-pointer",
        class: Undefined,
        clause: "6.2.4p2",
        annex_j: Some(10),
        summary: "the value of a pointer is used after the object it points to has ended",
        tolerable: None,
        bad: r#"#include <stdlib.h>
int main(void) {
    char *p = malloc(4), *q = p;
    free(p);
    return p != q;
}
"#,
        good: r#"#include <stdlib.h>
int main(void) {
    char *p = malloc(4), *q = p;
    int differ = p != q;
    free(p);
    return differ;
}
"#,
    }
    IndeterminateValue {
        code: "indeterminate-value",
        class: Undefined,
        clause: "6.3.2.1p2",
        annex_j: Some(11),
        summary: "an object is read before it has been given a value",
        tolerable: None,
        bad: r#"int main(void) {
    int x;
    return x;
}
"#,
        good: r#"int main(void) {
    static int x;
    return x;
}
"#,
    }
    InvalidBool {
        code: "invalid-bool",
        class: Undefined,
        clause: "6.2.6.1p5",
        annex_j: Some(12),
        summary: "the bytes of a _Bool are read while they hold neither 0 nor 1",
        tolerable: None,
        bad: r#"int main(void) {
    _Bool b = 0;
    *(unsigned char *)&b = 2;
    return b;
}
"#,
        good: r#"int main(void) {
    _Bool b = 0;
    b = 2;
    return b - 1;
}
"#,
    }

    // Pointers and arrays.
    NullDereference {
        code: "null-dereference",
        class: Undefined,
        clause: "6.5.3.2p4",
        annex_j: Some(43),
        summary: "a null pointer is dereferenced",
        tolerable: None,
        bad: r#"int main(void) {
    int *p = 0;
    return *p;
}
"#,
        good: r#"int main(void) {
    int *p = 0;
    return &*p != 0;
}
"#,
    }
    InvalidDereference {
        code: "invalid-dereference",
        class: Undefined,
        clause: "6.5.3.2p4",
        annex_j: Some(43),
        summary: "a pointer that points to no object is dereferenced",
        tolerable: None,
        bad: r#"int main(void) {
    char *p = (char *)16;
    return *p;
}
"#,
        good: r#"#include <stdint.h>
int main(void) {
    char c = 0, *p = (char *)(uintptr_t)&c;
    return *p;
}
"#,
    }
    OutOfBounds {
        code: "out-of-bounds",
        class: Undefined,
        clause: "6.5.6p8",
        annex_j: Some(47),
        summary: "an access reaches beyond the object the pointer points into",
        tolerable: None,
        bad: r#"int main(void) {
    int a[4] = {0}, *end = a + 4;
    return *end;
}
"#,
        good: r#"int main(void) {
    int a[4] = {0}, *end = a + 4;
    return end[-1];
}
"#,
    }
    PointerArithmetic {
        code: "pointer-arithmetic",
        class: Undefined,
        clause: "6.5.6p8",
        annex_j: Some(46),
        summary: "pointer arithmetic leaves the object: neither into it nor just past its end",
        tolerable: None,
        bad: r#"int main(void) {
    int a[4] = {0}, *p = a + 5;
    return p == 0;
}
"#,
        good: r#"int main(void) {
    int a[4] = {0}, *p = a + 4;
    return p == 0;
}
"#,
    }
    ArrayBounds {
        code: "array-bounds",
        class: Undefined,
        clause: "6.5.6p8",
        annex_j: Some(49),
        summary: "an index or a pointer leaves an inner array, even though the whole object goes on",
        tolerable: None,
        bad: r#"int main(void) {
    int a[4][5] = {{0}}, i = 7;
    return a[1][i];
}
"#,
        good: r#"int main(void) {
    int a[4][5] = {{0}}, i = 7;
    return a[1 + i / 5][i % 5];
}
"#,
    }
    PointerSubtraction {
        code: "pointer-subtraction",
        class: Undefined,
        clause: "6.5.6p9",
        annex_j: Some(48),
        summary: "two pointers into different arrays are subtracted",
        tolerable: None,
        bad: r#"int main(void) {
    int a[2] = {0}, b[2] = {0};
    return a - b == 0;
}
"#,
        good: r#"int main(void) {
    int a[2] = {0};
    return (a + 2) - a == 0;
}
"#,
    }
    PointerComparison {
        code: "pointer-comparison",
        class: Undefined,
        clause: "6.5.8p5",
        annex_j: Some(53),
        summary: "two pointers into different objects are compared with a relational operator",
        tolerable: None,
        bad: r#"int main(void) {
    int a = 0, b = 0;
    return &a < &b;
}
"#,
        good: r#"int main(void) {
    int a = 0, b = 0;
    return &a == &b;
}
"#,
    }
    PointerToIntRange {
        code: "pointer-to-int-range",
        class: Undefined,
        clause: "6.3.2.3p6",
        annex_j: Some(24),
        summary: "a pointer is converted to an integer type that its address does not fit",
        tolerable: Some("the upper bits are lost"),
        bad: r#"int main(void) {
    int x = 0;
    return (int)&x == 0;
}
"#,
        good: r#"#include <stdint.h>
int main(void) {
    int x = 0;
    return (int)((uintptr_t)&x & 1);
}
"#,
    }
    MisalignedPointer {
        code: "misaligned-pointer",
        class: Undefined,
        clause: "6.3.2.3p7",
        annex_j: Some(25),
        summary: "a pointer is converted to a type whose alignment its address does not meet",
        tolerable: Some("the pointer keeps its address"),
        bad: r#"int main(void) {
    _Alignas(int) char bytes[8] = {0};
    int *p = (int *)(bytes + 1);
    return p == 0;
}
"#,
        good: r#"int main(void) {
    _Alignas(int) char bytes[8] = {0};
    int *p = (int *)(bytes + 4);
    return p == 0;
}
"#,
    }
    MisalignedAccess {
        code: "misaligned-access",
        class: Undefined,
        clause: "6.5.3.2p4",
        annex_j: Some(43),
        summary: "an object is accessed at an address its type's alignment does not allow",
        tolerable: Some("the bytes are accessed where they are"),
        bad: r#"struct __attribute__((packed)) s { char c; int i; };
int main(void) {
    struct s s = {0, 0};
    int *p = &s.i;
    return *p;
}
"#,
        good: r#"struct __attribute__((packed)) s { char c; int i; };
int main(void) {
    struct s s = {0, 0}, *p = &s;
    return p->i;
}
"#,
    }

    // Access rules.
    StringLiteralWrite {
        code: "string-literal-write",
        class: Undefined,
        clause: "6.4.5p7",
        annex_j: Some(33),
        summary: "a string literal is modified",
        tolerable: None,
        bad: r#"int main(void) {
    char *s = "abc";
    s[0] = 'x';
    return 0;
}
"#,
        good: r#"int main(void) {
    char s[] = "abc";
    s[0] = 'x';
    return 0;
}
"#,
    }
    ConstWrite {
        code: "const-write",
        class: Undefined,
        clause: "6.7.3p6",
        annex_j: Some(64),
        summary: "an object defined const is modified",
        tolerable: None,
        bad: r#"int main(void) {
    const int c = 1;
    *(int *)&c = 0;
    return 0;
}
"#,
        good: r#"int main(void) {
    int v = 1;
    const int *c = &v;
    *(int *)c = 0;
    return v;
}
"#,
    }
    OverlappingAssignment {
        code: "overlapping-assignment",
        class: Undefined,
        clause: "6.5.16.1p3",
        annex_j: Some(54),
        summary: "an object is assigned from one that overlaps it, but not exactly and with the same type",
        tolerable: None,
        bad: r#"struct s { int a, b; };
union u { struct s low; struct { int pad; struct s high; } up; };
int main(void) {
    union u u = {.up = {0, {0, 0}}};
    u.low = u.up.high;
    return 0;
}
"#,
        good: r#"struct s { int a, b; };
int main(void) {
    struct s s = {0, 0}, *p = &s;
    s = *p;
    return s.a;
}
"#,
    }
    TemporaryWrite {
        code: "temporary-write",
        class: Undefined,
        clause: "6.2.4p8",
        annex_j: None,
        summary: "an object of temporary lifetime, such as a returned struct, is modified",
        tolerable: None,
        bad: r#"struct s { int a[2]; };
static struct s make(void) { struct s s = {{1, 2}}; return s; }
int main(void) {
    make().a[0] = 5;
    return 0;
}
"#,
        good: r#"struct s { int a[2]; };
static struct s make(void) { struct s s = {{0, 2}}; return s; }
int main(void) {
    return make().a[0];
}
"#,
    }
    UnionPun {
        code: "union-pun",
        class: Undefined,
        clause: "6.5p7",
        annex_j: Some(37),
        summary: "a union's bytes are accessed through a pointer to a member other than the one stored",
        tolerable: Some("the bytes are read as the pointer's type"),
        bad: r#"int main(void) {
    union { unsigned u; float f; } x;
    float *p = &x.f;
    x.u = 0;
    return *p != 0;
}
"#,
        good: r#"int main(void) {
    union { unsigned u; float f; } x;
    x.u = 0;
    return x.f != 0;
}
"#,
    }

    EffectiveType {
        code: "effective-type",
        class: Undefined,
        clause: "6.5p7",
        annex_j: Some(37),
        summary: "an object is accessed through an lvalue of another type",
        tolerable: Some("the bytes are accessed as the lvalue's type, as under -fno-strict-aliasing"),
        bad: r#"int main(void) {
    unsigned x = 0;
    float *f = (float *)&x;
    return *f != 0;
}
"#,
        good: r#"#include <string.h>
int main(void) {
    unsigned x = 0;
    float f;
    memcpy(&f, &x, sizeof f);
    return f != 0;
}
"#,
    }
    RecordPun {
        code: "record-pun",
        class: Undefined,
        clause: "6.5.2.3p4, 6.5p7",
        annex_j: Some(37),
        summary: "a member is accessed as one of a structure or union that is not there",
        tolerable: Some("the member is accessed, as under -fno-strict-aliasing"),
        bad: r#"struct head { int type; };
struct text { int type; char s[4]; };
struct text t = {3, ""};
int main(void) {
    struct head *h = (struct head *)&t;
    return h->type - 3;
}
"#,
        good: r#"struct head { int type; };
struct text { struct head head; char s[4]; };
struct text t = {{3}, ""};
int main(void) {
    struct head *h = (struct head *)&t;
    return h->type - 3;
}
"#,
    }
    InitialSequence {
        code: "initial-sequence",
        class: Undefined,
        clause: "6.5.2.3p6",
        annex_j: None,
        summary: "undefined to compilers: a common initial sequence is read through a pointer to another member",
        tolerable: Some("the member is read, as the letter of 6.5.2.3p6 says where the union is visible"),
        bad: r#"struct a { int n; };
struct b { int n; };
union both { struct a a; struct b b; };
static int set(struct a *a, struct b *b) {
    a->n = 1;
    b->n = 2;
    return a->n;
}
int main(void) {
    union both u;
    return set(&u.a, &u.b) - 2;
}
"#,
        good: r#"struct a { int n; };
struct b { int n; };
union both { struct a a; struct b b; };
static int set(union both *a, union both *b) {
    a->a.n = 1;
    b->b.n = 2;
    return a->a.n;
}
int main(void) {
    union both u;
    return set(&u, &u) - 2;
}
"#,
    }
    CharacterMember {
        code: "character-member",
        class: Undefined,
        clause: "6.5p6",
        annex_j: None,
        summary: "undefined to compilers: memory stored as a member of character type is read as something else",
        tolerable: Some("the bytes are read, as the letter of 6.5p6 says, which gives them no effective type"),
        bad: r#"#include <stdlib.h>
struct arena { long used; char data[8]; };
static int set(int *p, struct arena *arena) {
    *p = 1;
    arena->data[0] = 2;
    return *p;
}
int main(void) {
    struct arena *arena = malloc(sizeof *arena);
    return arena ? set((int *)arena->data, arena) & 1 : 0;
}
"#,
        good: r#"#include <stdlib.h>
struct arena { long used; char data[8]; };
static int set(int *p, char *data) {
    *p = 1;
    data[0] = 2;
    return *p;
}
int main(void) {
    struct arena *arena = malloc(sizeof *arena);
    return arena ? set((int *)arena->data, arena->data) & 1 : 0;
}
"#,
    }
    VolatileAccess {
        code: "volatile-access",
        class: Undefined,
        clause: "6.7.3p6",
        annex_j: Some(65),
        summary: "an object that is declared volatile is accessed through an lvalue that is not",
        tolerable: Some("the access is made"),
        bad: r#"volatile int v;
int main(void) {
    int *p = (int *)&v;
    return *p;
}
"#,
        good: r#"volatile int v;
int main(void) {
    volatile int *p = (volatile int *)(int *)&v;
    return *p;
}
"#,
    }

    RestrictBroken {
        code: "restrict-broken",
        class: Undefined,
        clause: "6.7.3.1p4",
        annex_j: Some(68),
        summary: "an object is modified and accessed both through a restrict-qualified pointer and otherwise",
        tolerable: Some("the pointers may point to the same object"),
        bad: r#"static int set(int *restrict p, int *restrict q) {
    *p = 1;
    *q = 2;
    return *p;
}
int main(void) {
    int x;
    return set(&x, &x);
}
"#,
        good: r#"static int same(const int *restrict p, const int *restrict q) {
    return *p == *q;
}
int main(void) {
    int x = 1;
    return same(&x, &x) - 1;
}
"#,
    }
    RestrictAssigned {
        code: "restrict-assigned",
        class: Undefined,
        clause: "6.7.3.1p4",
        annex_j: Some(69),
        summary: "an object is modified through a restrict-qualified pointer set to one of the same block, or of one inside",
        tolerable: Some("pointers may be assigned to each other"),
        bad: r#"int main(void) {
    int x = 0;
    int *restrict p = &x;
    int *restrict q = p;
    *q = 1;
    return x - 1;
}
"#,
        good: r#"int main(void) {
    int x = 0;
    int *restrict p = &x;
    {
        int *restrict q = p;
        *q = 1;
    }
    return *p - 1;
}
"#,
    }

    // Functions and control.
    CallTypeMismatch {
        code: "call-type-mismatch",
        class: Undefined,
        clause: "6.5.2.2p9",
        annex_j: Some(41),
        summary: "a function is called through a type that is not compatible with its own",
        tolerable: None,
        bad: r#"static int twice(int x) { return 2 * x; }
int main(void) {
    long (*f)(long) = (long (*)(long))twice;
    return (int)f(0);
}
"#,
        good: r#"static int twice(int x) { return 2 * x; }
int main(void) {
    long (*f)(long) = (long (*)(long))twice;
    return ((int (*)(int))f)(0);
}
"#,
    }
    ArgumentMismatch {
        code: "argument-mismatch",
        class: Undefined,
        clause: "6.5.2.2p6",
        annex_j: Some(38),
        summary: "a call without a prototype passes the wrong number or types of arguments",
        tolerable: None,
        bad: r#"static int twice();
int main(void) { return twice(); }
static int twice(x) int x; { return 2 * x; }
"#,
        good: r#"static int twice();
int main(void) { return twice(0); }
static int twice(x) int x; { return 2 * x; }
"#,
    }
    InvalidCall {
        code: "invalid-call",
        class: Undefined,
        clause: "6.5.3.2p4",
        annex_j: Some(43),
        summary: "a call goes through a pointer that points to no function",
        tolerable: None,
        bad: r#"int main(void) {
    int (*f)(void) = 0;
    return f();
}
"#,
        good: r#"static int zero(void) { return 0; }
int main(void) {
    int (*f)(void) = 0;
    f = zero;
    return f();
}
"#,
    }
    NoreturnReturned {
        code: "noreturn-returned",
        class: Undefined,
        clause: "6.7.4p8",
        annex_j: Some(71),
        summary: "a function declared _Noreturn returns to its caller",
        tolerable: None,
        bad: r#"#include <stdlib.h>
_Noreturn static void stop(int code) { if (code) exit(code); }
int main(void) { stop(0); }
"#,
        good: r#"#include <stdlib.h>
_Noreturn static void stop(int code) { exit(code); }
int main(void) { stop(0); }
"#,
    }
    VlaSize {
        code: "vla-size",
        class: Undefined,
        clause: "6.7.6.2p5",
        annex_j: Some(75),
        summary: "the size of a variable length array is not greater than zero",
        tolerable: None,
        bad: r#"int main(void) {
    int n = 0;
    int a[n];
    return sizeof a != 0;
}
"#,
        good: r#"int main(void) {
    int n = 1;
    int a[n];
    return sizeof a == 0;
}
"#,
    }
    ArraySizeMismatch {
        code: "array-size-mismatch",
        class: Undefined,
        clause: "6.7.6.2p6",
        annex_j: Some(76),
        summary: "array types that must be compatible have different sizes when they are used",
        tolerable: None,
        bad: r#"int main(void) {
    int n = 3, m = 4;
    int a[2][n], (*p)[m] = a;
    return p == 0;
}
"#,
        good: r#"int main(void) {
    int n = 3, m = 3;
    int a[2][n], (*p)[m] = a;
    return p == 0;
}
"#,
    }
    StaticArrayParameter {
        code: "static-array-parameter",
        class: Undefined,
        clause: "6.7.6.3p7",
        annex_j: Some(77),
        summary: "an argument points to fewer elements than the parameter's [static n] promises",
        tolerable: None,
        bad: r#"static int first(int a[static 4]) { return a[0]; }
int main(void) {
    int three[3] = {0}, *p = three;
    return first(p);
}
"#,
        good: r#"static int first(int a[static 4]) { return a[0]; }
int main(void) {
    int four[4] = {0}, *p = four;
    return first(p);
}
"#,
    }
    MissingReturnValue {
        code: "missing-return-value",
        class: Undefined,
        clause: "6.9.1p12",
        annex_j: Some(88),
        summary: "the caller uses the value of a function that ended without returning one",
        tolerable: None,
        bad: r#"static int sign(int x) { if (x > 0) return 1; }
int main(void) {
    int zero = 0;
    return sign(zero);
}
"#,
        good: r#"static int sign(int x) { if (x > 0) return 1; }
int main(void) {
    int zero = 0;
    sign(zero);
    return 0;
}
"#,
    }
    UnreachableReached {
        code: "unreachable-reached",
        class: Undefined,
        clause: "GNU C __builtin_unreachable",
        annex_j: None,
        summary: "control reaches __builtin_unreachable()",
        tolerable: None,
        bad: r#"int main(void) {
    int x = 2;
    if (x > 1) __builtin_unreachable();
    return 0;
}
"#,
        good: r#"int main(void) {
    int x = 1;
    if (x > 1) __builtin_unreachable();
    return 0;
}
"#,
    }
    BuiltinDomain {
        code: "builtin-domain",
        class: Undefined,
        clause: "GNU C __builtin_clz",
        annex_j: None,
        summary: "a builtin is given an argument it has no result for, such as __builtin_clz(0)",
        tolerable: None,
        bad: r#"int main(void) {
    unsigned x = 0;
    return __builtin_ctz(x) != 0;
}
"#,
        good: r#"int main(void) {
    unsigned x = 0;
    return __builtin_ctz(x | 1u);
}
"#,
    }
    AssumeViolated {
        code: "assume-violated",
        class: Undefined,
        clause: "GNU C attribute",
        annex_j: None,
        summary: "the program breaks a promise it made: __builtin_assume, nonnull, pure, assume_aligned…",
        tolerable: None,
        bad: r#"__attribute__((nonnull)) static int is_null(int *p) { return p == 0; }
int main(void) {
    int *p = 0;
    return is_null(p);
}
"#,
        good: r#"__attribute__((nonnull)) static int is_null(int *p) { return p == 0; }
int main(void) {
    int x = 0, *p = &x;
    return is_null(p);
}
"#,
    }
    MainArgument {
        code: "main-argument",
        class: Undefined,
        clause: "5.1.2.2.1p1",
        annex_j: Some(4),
        summary: "main returns no int, or takes parameters the environment does not pass",
        tolerable: None,
        bad: r#"int main(int argc, int *argv) {
    (void)argv;
    return argc - 1;
}
"#,
        good: r#"int main(int argc, char *argv[]) {
    (void)argv;
    return argc - 1;
}
"#,
    }

    // Library.
    ReservedName {
        code: "reserved-name",
        class: Undefined,
        clause: "7.1.3p2",
        annex_j: Some(106),
        summary: "the program defines a name that is the library's, or declares it with another type",
        tolerable: Some("the program's own definition is used, as with -fno-builtin"),
        bad: r#"int abs(int x) { return x < 0 ? 77 : x; }
int main(void) {
    volatile int x = -3;
    return abs(x) != 77;
}
"#,
        good: r#"static int abs(int x) { return x < 0 ? 77 : x; }
int main(void) {
    volatile int x = -3;
    return abs(x) != 77;
}
"#,
    }
    MemoryOverlap {
        code: "memory-overlap",
        class: Undefined,
        clause: "7.24.2.1p2",
        annex_j: Some(100),
        summary: "a library function copies between objects that overlap",
        tolerable: None,
        bad: r#"#include <string.h>
int main(void) {
    char s[8] = "abcdef";
    memcpy(s + 1, s, 3);
    return 0;
}
"#,
        good: r#"#include <string.h>
int main(void) {
    char s[8] = "abcdef";
    memmove(s + 1, s, 3);
    return 0;
}
"#,
    }
    LibraryArgument {
        code: "library-argument",
        class: Undefined,
        clause: "7.1.4p1",
        annex_j: Some(109),
        summary: "a library function is given an invalid pointer, size, or unterminated string",
        tolerable: None,
        bad: r#"#include <string.h>
int main(void) {
    char s[3] = "abc";
    return strlen(s) != 3;
}
"#,
        good: r#"#include <string.h>
int main(void) {
    char s[4] = "abc";
    return strlen(s) != 3;
}
"#,
    }
    CtypeRange {
        code: "ctype-range",
        class: Undefined,
        clause: "7.4p1",
        annex_j: Some(113),
        summary: "a <ctype.h> function is given a value that is neither EOF nor an unsigned char",
        tolerable: None,
        bad: r#"#include <ctype.h>
int main(void) {
    signed char c = -3;
    return isdigit(c);
}
"#,
        good: r#"#include <ctype.h>
int main(void) {
    signed char c = -3;
    return isdigit((unsigned char)c);
}
"#,
    }
    VaArgType {
        code: "va-arg-type",
        class: Undefined,
        clause: "7.16.1.1p2",
        annex_j: Some(141),
        summary: "va_arg names a type that is not compatible with the promoted argument's",
        tolerable: None,
        bad: r#"#include <stdarg.h>
static int first(int n, ...) {
    va_list ap;
    va_start(ap, n);
    long v = va_arg(ap, long);
    va_end(ap);
    return (int)v;
}
int main(void) { return first(1, 0); }
"#,
        good: r#"#include <stdarg.h>
static int first(int n, ...) {
    va_list ap;
    va_start(ap, n);
    long v = va_arg(ap, long);
    va_end(ap);
    return (int)v;
}
int main(void) { return first(1, 0L); }
"#,
    }
    VaArgExhausted {
        code: "va-arg-exhausted",
        class: Undefined,
        clause: "7.16.1.1p2",
        annex_j: Some(141),
        summary: "va_arg is used when no argument is left",
        tolerable: None,
        bad: r#"#include <stdarg.h>
static int sum(int n, ...) {
    va_list ap;
    int s = 0;
    va_start(ap, n);
    while (n-- > 0) s += va_arg(ap, int);
    va_end(ap);
    return s;
}
int main(void) { return sum(2, 0); }
"#,
        good: r#"#include <stdarg.h>
static int sum(int n, ...) {
    va_list ap;
    int s = 0;
    va_start(ap, n);
    while (n-- > 0) s += va_arg(ap, int);
    va_end(ap);
    return s;
}
int main(void) { return sum(2, 0, 0); }
"#,
    }
    VaListState {
        code: "va-list-state",
        class: Undefined,
        clause: "7.16.1p1",
        annex_j: Some(139),
        summary: "a va_list is used before va_start or after va_end, or its function returns without va_end",
        tolerable: None,
        bad: r#"#include <stdarg.h>
static int first(int n, ...) {
    va_list ap;
    va_start(ap, n);
    va_end(ap);
    return va_arg(ap, int);
}
int main(void) { return first(1, 0); }
"#,
        good: r#"#include <stdarg.h>
static int first(int n, ...) {
    va_list ap;
    va_start(ap, n);
    int v = va_arg(ap, int);
    va_end(ap);
    return v;
}
int main(void) { return first(1, 0); }
"#,
    }
    VaStartParameter {
        code: "va-start-parameter",
        class: Undefined,
        clause: "7.16.1.4p4",
        annex_j: Some(143),
        summary: "va_start names a parameter that is not the last one, or of a kind that it must not have",
        tolerable: Some("the list begins with the first argument that has no parameter"),
        bad: r#"#include <stdarg.h>
static int first(register int n, ...) {
    va_list ap;
    va_start(ap, n);
    int v = va_arg(ap, int);
    va_end(ap);
    return v;
}
int main(void) { return first(1, 0); }
"#,
        good: r#"#include <stdarg.h>
static int first(int n, ...) {
    va_list ap;
    va_start(ap, n);
    int v = va_arg(ap, int);
    va_end(ap);
    return v;
}
int main(void) { return first(1, 0); }
"#,
    }
    FormatMismatch {
        code: "format-mismatch",
        class: Undefined,
        clause: "7.21.6.1p9",
        annex_j: Some(153),
        summary: "an argument's promoted type is not the one its conversion specification asks for",
        tolerable: None,
        bad: r#"#include <stdio.h>
int main(void) {
    long n = 5;
    printf("%d\n", n);
    return 0;
}
"#,
        good: r#"#include <stdio.h>
int main(void) {
    long n = 5;
    printf("%ld\n", n);
    return 0;
}
"#,
    }
    FormatInvalid {
        code: "format-invalid",
        class: Undefined,
        clause: "7.21.6.1p9",
        annex_j: Some(162),
        summary: "a format holds a conversion specification the standard does not define",
        tolerable: None,
        bad: r#"#include <stdio.h>
int main(void) {
    printf("%hs\n", "abc");
    return 0;
}
"#,
        good: r#"#include <stdio.h>
int main(void) {
    printf("%hd\n", 5);
    return 0;
}
"#,
    }
    FormatExhausted {
        code: "format-exhausted",
        class: Undefined,
        clause: "7.21.6.1p2",
        annex_j: Some(153),
        summary: "a format asks for more arguments than there are",
        tolerable: None,
        bad: r#"#include <stdio.h>
int main(void) {
    printf("%d %d\n", 1);
    return 0;
}
"#,
        good: r#"#include <stdio.h>
int main(void) {
    printf("%d %%d\n", 1);
    return 0;
}
"#,
    }
    InvalidFree {
        code: "invalid-free",
        class: Undefined,
        clause: "7.22.3.3p2",
        annex_j: Some(179),
        summary: "free or realloc is given a pointer that no allocation returned, or one already freed",
        tolerable: None,
        bad: r#"#include <stdlib.h>
int main(void) {
    char *p = malloc(8);
    if (p) free(p + 1);
    return 0;
}
"#,
        good: r#"#include <stdlib.h>
int main(void) {
    char *p = malloc(8), *q = p + 1;
    if (p) free(q - 1);
    return 0;
}
"#,
    }

    EndlessLoop {
        code: "endless-loop",
        class: Undefined,
        clause: "6.8.5p6",
        annex_j: None,
        summary: "a loop without side effects never ends, though its condition is no constant",
        tolerable: None,
        bad: r#"int main(void) {
    unsigned i = 1;
    while (i)
        i = -i;
    return 0;
}
"#,
        good: r#"int main(void) {
    unsigned i = 1;
    while (i)
        i *= 2;
    return 0;
}
"#,
    }
    Unsequenced {
        code: "unsequenced",
        class: Undefined,
        clause: "6.5p2",
        annex_j: Some(35),
        summary: "a side effect on an object is unsequenced relative to another access to it",
        tolerable: None,
        bad: r#"int main(void) {
    int i = 0;
    i = i++ + 1;
    return i;
}
"#,
        good: r#"int main(void) {
    int i = 0;
    i = i + 1;
    return (i++, i) - 2;
}
"#,
    }

    UnsequencedVolatile {
        code: "unsequenced-volatile",
        class: Undefined,
        clause: "6.5p2, 5.1.2.3p2",
        annex_j: Some(35),
        summary: "two reads of a volatile object, which are side effects, are unsequenced",
        tolerable: Some("the reads happen in some order"),
        bad: r#"volatile int v = 1;
int main(void) {
    return v + v;
}
"#,
        good: r#"volatile int v = 1, w = 2;
int main(void) {
    int x = v;
    return x + v - w;
}
"#,
    }

    // Unspecified: the program is valid, but its output is not determined by the standard.
    EvaluationOrder {
        code: "evaluation-order",
        class: Unspecified,
        clause: "6.5.2.2p10",
        annex_j: None,
        summary: "the output depends on the order in which operands are evaluated",
        tolerable: None,
        bad: r#"int n;
int f(void) { return n = 1; }
int g(void) { return n * 2; }
int main(void) {
    return f() + g();
}
"#,
        good: r#"int n;
int f(void) { n++; return 1; }
int g(void) { n++; return 2; }
int main(void) {
    return f() + g() - 3;
}
"#,
    }
    AddressDependent {
        code: "address-dependent",
        class: Unspecified,
        clause: "6.3.2.3p6",
        annex_j: None,
        summary: "the output depends on where the implementation placed an object",
        tolerable: None,
        bad: r#"#include <stdint.h>
int main(void) {
    int x = 0;
    return (int)((uintptr_t)&x >> 4 & 1);
}
"#,
        good: r#"#include <stdint.h>
int main(void) {
    int x = 0;
    return *(int *)(uintptr_t)&x;
}
"#,
    }
    PaddingValue {
        code: "padding-value",
        class: Unspecified,
        clause: "6.2.6.1p6",
        annex_j: None,
        summary: "the output depends on the padding bytes of a structure",
        tolerable: None,
        bad: r#"struct s { char c; int i; };
int main(void) {
    struct s s = {1, 2};
    s.c = 3;
    return ((unsigned char *)&s)[1] != 0;
}
"#,
        good: r#"struct s { char c; int i; };
int main(void) {
    struct s s = {1, 2};
    s.c = 0;
    return ((unsigned char *)&s)[0] != 0;
}
"#,
    }
    UnspecifiedValue {
        code: "unspecified-value",
        class: Unspecified,
        clause: "3.19.2, 6.7.9p10",
        annex_j: None,
        summary: "an integer without a value is used, of an object that is allocated or whose address is taken",
        tolerable: None,
        bad: r#"static void set(int *p, int really) { if (really) *p = 0; }
int main(void) {
    int x;
    set(&x, 0);
    return x - x;
}
"#,
        good: r#"struct s { int a, b; };
static void set(struct s *p) { p->a = 0; }
int main(void) {
    struct s s, copy;
    set(&s);
    copy = s;
    return copy.a;
}
"#,
    }
    UnionTail {
        code: "union-tail",
        class: Unspecified,
        clause: "6.2.6.1p7",
        annex_j: None,
        summary: "the output depends on bytes of a union behind the member that was stored last",
        tolerable: Some("the bytes keep their values"),
        bad: r#"union u { int i; short s; };
int main(void) {
    union u u;
    u.i = 0;
    u.s = 1;
    return u.i != 1;
}
"#,
        good: r#"union u { int i; short s; };
int main(void) {
    union u u;
    u.i = 0;
    u.s = 1;
    return u.s != 1;
}
"#,
    }
    PointerIdentity {
        code: "pointer-identity",
        class: Unspecified,
        clause: "6.4.5p7, 6.5.9p6",
        annex_j: None,
        summary: "the output depends on whether literals are one object, or objects lie side by side",
        tolerable: None,
        bad: r#"int main(void) {
    const char *a = "abc", *b = "abc";
    return a == b;
}
"#,
        good: r#"int main(void) {
    const char *a = "abc", *b = a;
    return a != b;
}
"#,
    }
    ComparisonMagnitude {
        code: "comparison-magnitude",
        class: Unspecified,
        clause: "7.24.4",
        annex_j: None,
        summary: "the output depends on how large the result of memcmp, strcmp or the like is",
        tolerable: None,
        bad: r#"#include <string.h>
int main(void) {
    return strcmp("b", "a") - 1;
}
"#,
        good: r#"#include <string.h>
int main(void) {
    return strcmp("b", "a") < 0;
}
"#,
    }
    BitFieldType {
        code: "bit-field-type",
        class: Unspecified,
        clause: "6.3.1.1p2, 6.7.2.1p5",
        annex_j: None,
        summary: "the output depends on the type of a bit-field that is wider than int",
        tolerable: None,
        bad: r#"struct S {
    unsigned long long b : 40;
};
int main(void) {
    struct S s = {0xffffffffff};
    return s.b + 1 == 0;
}
"#,
        good: r#"struct S {
    unsigned long long b : 40;
};
int main(void) {
    struct S s = {0xffffffffff};
    return s.b + 1ull == 0;
}
"#,
    }
    TranslationChoice {
        code: "translation-choice",
        class: Unspecified,
        clause: "6.4.4.1p6, 6.10.8",
        annex_j: None,
        summary: "the output depends on who translates the text, and when: __clang__, a huge constant's type, the date",
        tolerable: None,
        bad: r#"int main(void) {
    return sizeof(9223372036854775808) == 8;
}
"#,
        good: r#"int main(void) {
    long long x = -9223372036854775808;
    return x != -9223372036854775807 - 1;
}
"#,
    }
    InlineDefinition {
        code: "inline-definition",
        class: Unspecified,
        clause: "6.7.4p7",
        annex_j: None,
        summary: "the output depends on whether calls use an inline definition or the external one",
        tolerable: None,
        bad: r#"__attribute__((gnu_inline)) extern inline int f(void) { return 1; }
int main(void) { return f(); }
int f(void) { return 2; }
"#,
        good: r#"__attribute__((gnu_inline)) extern inline int f(void) { return 1; }
int main(void) { return f() - 1; }
int f(void) { return 1; }
"#,
    }
    SortOrder {
        code: "sort-order",
        class: Unspecified,
        clause: "7.22.5.1p4, 7.22.5.2p4",
        annex_j: None,
        summary: "the output depends on the order in which qsort or bsearch takes elements that compare equal",
        tolerable: Some("equal elements keep their order, and the middle one is found"),
        bad: r#"#include <stdlib.h>
static int tens(const void *a, const void *b) { return *(const int *)a / 10 - *(const int *)b / 10; }
int main(void) {
    int a[] = {12, 11};
    qsort(a, 2, sizeof *a, tens);
    return a[0] != 12;
}
"#,
        good: r#"#include <stdlib.h>
static int ones(const void *a, const void *b) { return *(const int *)a % 10 - *(const int *)b % 10; }
int main(void) {
    int a[] = {12, 11};
    qsort(a, 2, sizeof *a, ones);
    return a[0] != 11;
}
"#,
    }
    NanSign {
        code: "nan-sign",
        class: Unspecified,
        clause: "5.2.4.2.2p4",
        annex_j: None,
        summary: "the output depends on the sign of a NaN that an operation made",
        tolerable: Some("the sign is the one that the processor makes"),
        bad: r#"#include <stdio.h>
int main(void) {
    double zero = 0;
    printf("%f\n", zero / zero);
    return 0;
}
"#,
        good: r#"#include <math.h>
#include <stdio.h>
int main(void) {
    double zero = 0;
    printf("%d\n", isnan(zero / zero) != 0);
    return 0;
}
"#,
    }
    MathAccuracy {
        code: "math-accuracy",
        class: Unspecified,
        clause: "5.2.4.2.2p6",
        annex_j: None,
        summary: "the output depends on the last digit of a function of <math.h>",
        tolerable: Some("the functions give what Cassay's own code for them gives"),
        bad: r#"#include <math.h>
#include <stdio.h>
int main(void) {
    printf("%.17g\n", sin(0.7));
    return 0;
}
"#,
        good: r#"#include <math.h>
#include <stdio.h>
int main(void) {
    printf("%.6f %.17g\n", sin(0.7), sqrt(2));
    return 0;
}
"#,
    }
    NonzeroValue {
        code: "nonzero-value",
        class: Unspecified,
        clause: "7.4.1p1",
        annex_j: None,
        summary: "the output depends on which nonzero value a function like isalpha, or a macro like isnan, gives",
        tolerable: Some("the value is 1"),
        bad: r#"#include <ctype.h>
#include <stdio.h>
int main(void) {
    printf("%d\n", isalpha('a'));
    return 0;
}
"#,
        good: r#"#include <ctype.h>
#include <stdio.h>
int main(void) {
    printf("%d\n", isalpha('a') != 0);
    return 0;
}
"#,
    }
    CompilerKnowledge {
        code: "compiler-knowledge",
        class: Unspecified,
        clause: "GNU C",
        annex_j: None,
        summary: "the output depends on what the compiler knows, by __builtin_constant_p or __builtin_object_size",
        tolerable: Some("the compiler knows nothing but constant expressions"),
        bad: r#"#include <stdio.h>
int main(void) {
    int i = 3;
    printf("%d\n", __builtin_constant_p(i));
    return 0;
}
"#,
        good: r#"#include <stdio.h>
int main(void) {
    int i = 3;
    printf("%d\n", __builtin_constant_p(i) ? i + i : 2 * i);
    return 0;
}
"#,
    }
    AllocationResult {
        code: "allocation-result",
        class: Unspecified,
        clause: "7.22.3p1",
        annex_j: None,
        summary: "the output depends on whether memory of no bytes, or a huge amount of it, is allocated",
        tolerable: Some("malloc(0) allocates, realloc(p, 0) frees, and what exceeds the limit is not allocated"),
        bad: r#"#include <stdio.h>
#include <stdlib.h>
int main(void) {
    char *p = malloc(0);
    printf("%d\n", p != NULL);
    free(p);
    return 0;
}
"#,
        good: r#"#include <stdio.h>
#include <stdlib.h>
int main(void) {
    char *p = malloc(0);
    free(p);
    printf("done\n");
    return 0;
}
"#,
    }
    OptionalErrno {
        code: "optional-errno",
        class: Unspecified,
        clause: "7.5p3",
        annex_j: None,
        summary: "the output depends on errno where a function may set it or not",
        tolerable: Some("mathematical errors set it, and functions that succeed leave it alone"),
        bad: r#"#include <errno.h>
#include <stdio.h>
int main(void) {
    errno = 0;
    printf("hello\n");
    printf("%d\n", errno);
    return 0;
}
"#,
        good: r#"#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
int main(void) {
    errno = 0;
    strtol("99999999999999999999", NULL, 10);
    printf("%d\n", errno == ERANGE);
    return 0;
}
"#,
    }
    LibraryValue {
        code: "library-value",
        class: Unspecified,
        clause: "7.21.7.9p3",
        annex_j: None,
        summary: "the output depends on a value that the C library chooses: a result of puts, a text of strerror",
        tolerable: Some("the value is glibc's"),
        bad: r#"#include <stdio.h>
int main(void) {
    int n = puts("hello");
    printf("%d\n", n);
    return 0;
}
"#,
        good: r#"#include <stdio.h>
int main(void) {
    int n = puts("hello");
    printf("%d\n", n >= 0);
    return 0;
}
"#,
    }
    Environment {
        code: "environment",
        class: Unspecified,
        clause: "5.1.2.2.1p2, 7.22.4.6p2",
        annex_j: None,
        summary: "the output depends on where the program runs: on its name, or on the environment",
        tolerable: Some("the name is that of the first file, and the environment is empty"),
        bad: r#"#include <stdio.h>
int main(int argc, char **argv) {
    if (argc > 0)
        puts(argv[0]);
    return 0;
}
"#,
        good: r#"#include <stdio.h>
int main(int argc, char **argv) {
    if (argc > 1)
        puts(argv[1]);
    return 0;
}
"#,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn table_is_tidy() {
        assert_eq!(ROWS.len(), Kind::ALL.len());
        for (at, &kind) in Kind::ALL.iter().enumerate() {
            let code = kind.code();
            assert_eq!(kind as usize, at);
            assert_eq!(Kind::by_code(code), Some(kind), "{code} is not unique");
            assert!(
                code.bytes().all(|b| b.is_ascii_lowercase() || b == b'-'),
                "{code}: lowercase words joined by dashes"
            );
            // The code is the variant's name, so that one can be found from the other.
            let name: String = code
                .split('-')
                .map(|word| word[..1].to_uppercase() + &word[1..])
                .collect();
            assert_eq!(format!("{kind:?}"), name);
            assert!(!kind.clause().is_empty(), "{code}: no clause");
            let summary = kind.summary();
            assert!(
                summary.len() > 20 && summary.len() <= 110,
                "{code}: summary length"
            );
            assert!(!summary.ends_with('.'), "{code}: a summary is a fragment");
            for example in [kind.bad_example(), kind.good_example()] {
                assert!(
                    example.contains("int main("),
                    "{code}: not a complete program"
                );
                assert!(
                    example.ends_with("}\n"),
                    "{code}: example does not end in a line"
                );
            }
            assert_ne!(kind.bad_example(), kind.good_example(), "{code}");
            assert!(
                kind.tolerable().is_none_or(|meaning| !meaning.is_empty()),
                "{code}"
            );
            assert!(
                kind.class() == Class::Undefined || kind.annex_j().is_none(),
                "{code}: annex J.2 lists undefined behaviour only"
            );
        }
        assert_eq!(Kind::by_code("no-such-kind"), None);
    }
}
