struct Empty { };
struct S { int a : 3, : 0, b : 5; unsigned c : 1; int d; };
union U { int i; float f; struct { char lo, hi; }; };
struct List { struct List *next; int value; };
struct Anonymous { int tag; union { int i; struct { short a, b; } parts; double d; }; };
struct Flex { int n; char data[]; };
struct Zero { int n; char data[0]; };
struct __attribute__((packed)) Packed { char c; int i; } packed1;
struct Packed2 { char c; int i; } __attribute__((packed, aligned(4))) packed2;
struct Fields { char c __attribute__((aligned(8))); _Alignas(16) int i; int j __attribute__((packed)); };
struct Nested { struct Inner { int x; struct { int y; } unnamed_type; } inner; enum Kind { K1, K2 = 5, K3, } kind; };
struct Inner reused; enum Kind kind_reused = K3;
struct Assert { int a; _Static_assert(sizeof(int) == 4, "int"); _Static_assert(1); int b; };
struct A { struct B *b; }; struct B { struct A a; };
struct Members { int (*callback)(struct Members *, int); int array[K2], *pointer; };
enum __attribute__((packed)) Small { SMALL1 __attribute__((unused)) = 1, SMALL2 };
enum Cycle { C1 = 1, C2 = C1 + 1, C3 = C2 << C1 };
typedef struct { int x; } Point; typedef enum { RED, GREEN } Colour; typedef union { int i; } Un;
struct { int a; } anonymous_variable, *anonymous_pointer;
int scopes(void)
{
    struct S { char other; };
    struct S s = { 1 };
    struct Fwd;
    struct Fwd *p = 0;
    struct Fwd { int v; } f = { 2 };
    p = &f;
    { struct S; struct S *q = 0; struct S { long l; }; (void)sizeof(*q); }
    if (sizeof(struct S { int in_condition[4]; }) == 16) s.other = 3;
    else if (sizeof(struct S { int i[9]; }) == 36) s.other = 4;
    else s.other = (struct Local { int l; }){ 5 }.l;
    for (struct { int i, j; } it = { 0, 1 }; it.i < 3; it.i++) s.other += it.j;
    switch (sizeof(enum { IN_SWITCH = 3 })) { case IN_SWITCH: break; default: ; }
    do s.other++; while (sizeof(struct Do { int i; }) < s.other);
    return p->v + s.other;
}
int self(struct Proto *p, struct Proto { int z; } *q) { struct Proto *r = q; return r->z; }
struct Proto { char different; };
struct Proto different;
int in_cast = (int)sizeof(struct InCast { int a; struct InCast2 { int b; } c; }), after = sizeof(struct InCast2);
struct NoName { struct Tagged { int t; }; int u; };
struct Const { const struct { int a; }; volatile union { int b; }; };
