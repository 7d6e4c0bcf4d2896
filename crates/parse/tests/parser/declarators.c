int a, *b, **c, d[2], *e[3], (*f)[4], (*g)(int), *(*h)(int, char *), (*(*i)(void))[5];
int (*(*j[2])(int (*)(int), ...))(void);
int (*k(int x))(int y);
void (*signal_like(int, void (*)(int)))(int);
const int *const volatile l = 0;
char *const *restrict *m;
int n(int a, int b[a], int c[static 3], int d[const], int e[restrict static 2], int f[*]);
int o();
int p(int, ...);
int (*k(int x))(int y) { (void)x; return 0; }
int vla(int n, int a[n][n + 1]) { int b[n]; return sizeof b + sizeof a[0]; }
int q(void), r(void);
unsigned long int long s; long unsigned t; signed u; short int signed v; char signed w;
long double x; double long y; _Bool z; unsigned __int128 i128; __int128 s128;
__uint128_t u128; __int128_t i128b;
int kr(a, b, c) int a; char *b, c; { return a + *b + c; }
int kr0() { return 0; }
static inline int si(void) { return 1; }
inline static _Noreturn void nr(void) { for (;;) ; }
_Thread_local int tl; static __thread int tl2; extern _Thread_local int tl3;
_Alignas(16) int al; _Alignas(double) char al2; int _Alignas(8) _Alignas(32) al3;
_Atomic int at; _Atomic(int) at2; _Atomic(int *) *at3; int *_Atomic at4;
typeof(int) to; __typeof__(a) to2; typeof(int *) to3, to4; typeof(&a) const to5 = &a;
typeof(vla) to6;
int zero[0]; int empty_struct_use(struct { } e);
;
;
int implicit_array[] = { 1, 2, 3 };
__auto_type at5 = 1.5;
struct Fwd; struct Fwd *fwd; enum E { E1 } e1; enum E e2;
extern int extern_array[];
int only_declared(int (a)(int), int (b), int ((*c)), int (*)(int), int (int), int *(*));
char (*ptr_to_str)[4] = &"abc";
