#define SAME(e, T) _Static_assert(__builtin_types_compatible_p(typeof(e), T), #e)
struct S { unsigned a : 3; int b : 5; unsigned c : 32; long d : 40; unsigned long e : 40; _Bool f : 1;
           unsigned long g : 64; long h : 32; unsigned long k : 32; unsigned long m : 20; } s, g(void);
const struct S cs;
SAME(+s.a, int); SAME(s.a + 1, int); SAME(+s.b, int); SAME(+s.c, unsigned); SAME(+s.f, int);
SAME(+s.g, unsigned long); SAME(+s.h, int); SAME(+s.k, unsigned); SAME(+s.m, int);
SAME(+(s.a = 1), int); SAME((s.a++) + 0, int); SAME(+(s.c = 1), unsigned); SAME(+(0, s.a), int);
SAME(s.a << 1, int);
SAME(s.e + 1ul, unsigned long); SAME(s.d + 1l, long); SAME(s.e + (__int128)1, __int128);
SAME(s.e == 1, int); SAME(s.a ? s.a : s.b, int); SAME(1.0f + s.e, float);
_Static_assert(sizeof(s.a + 0) == 4, ""); _Static_assert(sizeof(s.e + 1ul) == 8, "");
_Static_assert(_Generic(s.e + 0, int: 1, long: 2, unsigned long: 3, default: 4) == 4, "");
_Static_assert(_Generic(s.e, int: 1, long: 2, unsigned long: 3, default: 4), "");
int main(void) { switch (s.e) { case 1: break; case 2: ; } return g().a + cs.b + -s.e; }
struct S g(void) { return s; }
