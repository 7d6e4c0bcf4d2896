typedef struct Node { struct Node *next; int v; } Node;
struct Anon { int a; union { int b; struct { short c, d; }; float f; }; int : 4; unsigned e : 3; int last[]; };
_Static_assert(__builtin_offsetof(struct Anon, d) == 6 && __builtin_offsetof(struct Anon, f) == 4, "");
_Static_assert(__builtin_offsetof(struct Anon, last) == 12 && sizeof(struct Anon) == 12, "");
_Static_assert(__builtin_offsetof(struct Anon, last[3]) == 24, "");
struct Nest { int x; struct Anon2 { char c; long l; } in[3]; }; _Static_assert(sizeof(struct Anon2) == 16, "");
_Static_assert(__builtin_offsetof(struct Nest, in[2].l) == 48, "");
struct __attribute__((packed)) Pk { char c; int i; long l; }; _Static_assert(sizeof(struct Pk) == 13, "");
struct Al { char c; _Alignas(16) char d; }; _Static_assert(sizeof(struct Al) == 32 && _Alignof(struct Al) == 16, "");
typedef int Int16 __attribute__((aligned(16))); struct Ta { char c; Int16 i; };
_Static_assert(sizeof(struct Ta) == 32 && _Alignof(Int16) == 16 && sizeof(Int16) == 4, "");
_Alignas(64) int aligned_var; _Static_assert(_Alignof(aligned_var) == 64, "");
struct Empty {}; _Static_assert(sizeof(struct Empty) == 0, "");
union Un { char c[5]; int i; }; _Static_assert(sizeof(union Un) == 8, "");
struct Later; struct Later *later; struct Later { int q; };
struct Bits { int a : 3; int : 0; int b : 3; }; _Static_assert(sizeof(struct Bits) == 8, "");
static struct Flex { int n; char t[]; } flex = { 3, "abc" }; _Static_assert(sizeof flex == 4, "");
struct Node ret(void) { struct Node none = {0}; return none; }
int main(void) {
  struct Anon a = { 1, .c = 2, .e = 3 }; Node n = { .v = 4 }, n2 = n, *p = &n;
  n = n2; n = ret(); n = (struct Node){ p, 1 }; n = *p->next; n = (0, n); n = a.a ? n : n2;
  struct Later l = { 1 }; struct Shadow { int x; } s = { 1 }; { struct Shadow { char c; } t; (void)sizeof t; }
  struct { int u; } un1 = { 1 }; int arr[ret().v ? 3 : 4]; (void)arr;
  return a.b + n.v + ret().v + l.q + s.x + un1.u + (a.d = 5) + p->next->v + flex.t[0] + later->q + ((Node){ 0, 7 }).v;
}
