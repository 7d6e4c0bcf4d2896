#define SAME(e, T) _Static_assert(__builtin_types_compatible_p(typeof(e), T), #e)
#define TARGET(e, T) _Static_assert(_Generic((e), T: 1, default: 0), #e)
typedef int F(int); typedef int A3[3]; typedef const A3 CA3;
int i, *p, a[10], m[2][3]; const int ci, *cp, ca[4]; volatile int *vp; void *v; const void *cv;
char *s; F f, *fp; F *ft[2]; int (*pa)[3]; CA3 x; struct S { int a[3]; const int b; int *p; } st, *ps;
const struct S cs; struct Inc; struct Inc *inc; union U { int a; float f; } u;
TARGET(&i, int *); TARGET(&ci, const int *); TARGET(a, int *); TARGET(ca, const int *);
TARGET(&a, int (*)[10]); TARGET(m, int (*)[3]); TARGET(m[0], int *); TARGET(&m[0], int (*)[3]);
TARGET(x, const int *); TARGET(&x, const int (*)[3]); TARGET(f, F *); TARGET(&f, F *); TARGET(*f, F *);
TARGET(**fp, F *); TARGET(cs.a, const int *); TARGET(&cs.a, const int (*)[3]); TARGET(&cs.p, int *const *);
TARGET(&st.b, const int *); TARGET(&ps->a[1], int *); TARGET(&*cv, const void *);
TARGET(p + 1, int *); TARGET(1 + ca, const int *); TARGET(p - 1, int *); SAME(p - a, long); SAME(cp - p, long);
TARGET(v + 1, void *); TARGET(f + 1, F *); SAME(p == 0, int); SAME(p < p, int); SAME(!p, int); SAME(p && v, int);
TARGET(i ? p : cp, const int *); TARGET(i ? p : v, void *); TARGET(i ? p : cv, const void *);
TARGET(i ? cp : v, const void *); TARGET(i ? p : 0, int *); TARGET(i ? (void *)0 : p, int *);
TARGET(i ? (void *)1 : p, void *); TARGET(i ? cp : vp, const volatile int *); TARGET(i ? a : p, int *);
TARGET(i ? f : 0, F *); TARGET(i ? "a" : "bc", char *); TARGET(p ?: cp, const int *); TARGET(i ? pa : m, int (*)[3]);
TARGET(1 ? p : (1 - 1), int *); SAME(*p, int); SAME(a[1], int); SAME(1[a], int); SAME(m[1], int[3]);
SAME(p = 0, int *); SAME(p++, int *); SAME(p += 2, int *); SAME(f(1), int); SAME(fp(1), int); SAME((*fp)(1), int);
SAME(ft[0](1), int); SAME((i, a), int *); SAME(i ? st : cs, struct S); SAME(&st == ps, int); SAME(*pa, int[3]);
SAME(typeof(a), int[10]); int *q = &a[3]; long d = (long)&i;
_Static_assert(sizeof(a) == 40 && sizeof(m) == 24 && sizeof(m[0]) == 12 && sizeof(x) == 12, "");
_Static_assert(sizeof(void) == 1 && sizeof(f) == 1 && sizeof(*v) == 1 && sizeof(p) == 8, "");
_Static_assert(sizeof(A3) == 12 && _Alignof(A3) == 4 && sizeof(struct S) == 24, "");
_Static_assert(sizeof(struct { char c[sizeof(m)]; }) == 24, "");
_Static_assert(!__builtin_types_compatible_p(int *, const int *), "");
_Static_assert(__builtin_types_compatible_p(const int, int), "");
_Static_assert(__builtin_types_compatible_p(int[], int[5]), "");
_Static_assert(__builtin_types_compatible_p(int(), int(int)), "");
_Static_assert(!__builtin_types_compatible_p(int(), int(char)), "");
_Static_assert((unsigned long)&((struct S *)0)->p == 16, "");
int array_of[(unsigned long)&((struct S *)0)->b];
_Static_assert(sizeof(array_of) == 48, "");
int main(void) { const int *k = p; p = k; i = (int)p; p = i; vp = p; fp = v; return i < p; }
