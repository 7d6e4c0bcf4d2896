#include <stdarg.h>
#include <stdio.h>
typedef int Twice; typedef int Twice;
int k(a, b) char a; float b; { return a + b; }
int kr(char, float, int); int kr(a, b, c) char a; float b; char c; { return a + b + c; }
int nop(); int nop() { return 0; } static int fwd(int); int proto(int[5], int(void), const int);
int proto(int *a, int (*f)(void), int c) { return a[0] + f() + c; }
static inline int sq(int x) { return x * x; } extern int ext; int uses(void) { extern int ext; return ext; }
int vla(int n, int m[n][n + 1], int (*q)[n]) { return sizeof(m[0]) + m[1][2] + q[0][1]; }
int star(int n, int a[*], int b[][*]); int star(int n, int a[n], int b[][n]) { return a[0] + b[0][0]; }
int sum(int n, ...) { va_list ap, aq; va_start(ap, n); va_copy(aq, ap); int s = va_arg(ap, int);
  s += (int)va_arg(aq, double); va_end(ap); va_end(aq); return s; }
int vsum(int n, va_list ap) { va_list own; va_list *p = &own; va_copy(own, ap); n = va_arg(*p, int) + va_arg(ap, int); va_end(own); return n; }
int pass(int n, ...) { va_list ap; va_start(ap, n); int r = vsum(n, ap) + vprintf("x", ap); va_end(ap); return r; }
void noret(void) __attribute__((noreturn)); _Noreturn void noret2(void);
int (*table[])(int) = { sq, &sq, fwd, *sq, 0 }; typedef int Fn(int); Fn byname; int (*ret_fn(int x))(int) { return byname; }
static int fwd(int x) { return x; } int byname(int x) { return x; }
void v(void) { return (void)0; } int tent; int tent; extern int tent; int tent = 5; static int st; static int st; extern int st;
extern int late[]; int first(void) { return late[0]; } int late[4]; _Static_assert(sizeof late == 16, "");
int statics(void) { static int a[] = { 1, 2, 3 }; static int *p = &a[1], *q = a + 2; static const int c = 3; static int d = c;
  static void *labels[] = { &&one, &&two }; static long diff = &&two - &&one; goto *labels[0];
one: two: return sizeof a + *p + *q + d + diff; }
int stmts(int x, unsigned char c) {
  for (int i = 0, j = 1; i < x; i++, j--) { if (i == 3) continue; if (j) break; }
  do x--; while (x > 0); while (x) x = 0;
  switch (c) { case 1 ... 5: x = 1; break; case 'a': case 300: x = 2; default:; }
  switch (x) { int z; case -1: z = 1; return z; case (int)0x80000000u: break; }
  int y = ({ int t = x; t + 1; }); ({ ; }); __auto_type z = y + 1L; _Static_assert(sizeof z == 8, "");
  int n = x + 1; int arr[n][n + 1]; typedef int T[n]; T t; sizeof(arr); sizeof(T); sizeof t; typeof(arr) arr2;
  int (*pv)[n + 1] = arr; pv++; arr2[0][0] = arr[1][1]; goto end; end:
  y = x ?: 3; __extension__ y++; y = __builtin_expect(y, 1); y = __builtin_popcount(y); bool_fn: (void)0; if (x) goto bool_fn;
  int r; if (__builtin_add_overflow(x, 1, &r)) return 1; long double q = 1.0L; if (__builtin_isnan(q)) y = 1;
  (void)__func__; (void)sizeof(__func__); int implicit = not_declared_anywhere(1, 2.0);
  x ? (void)0 : v(); x ? v() : 1; return y + __builtin_constant_p(x) + implicit;
}
int cl(void) { int *p = (int[]){ 1, 2, 3 }; struct S { int a; } *s = &(struct S){ 5 }; return p[0] + s->a + (int){ 3 } + sizeof((char[]){ "abc" }); }
int *file_cl = (int[]){ 1, 2 }; struct X { int *p; } xs[] = { { &tent }, { .p = &late[2] }, { (int *)1000 } };
char *strs[] = { "a", "b" + 1, &"xyz"[1] }; double inf = __builtin_inf(); unsigned long addr = (unsigned long)&tent;
const int cst = 4; int from_const = cst * 2; int cond = 1 ? 2 : 3; float fl = 1 / 3.0; int neg = -(5 > 3);
int ext; int not_declared_anywhere(int a, double b) { return a + (int)b; }
int main(void) { return k(1, 2) + nop(1, 2) + uses(); }
