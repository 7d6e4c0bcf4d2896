typedef float v4 __attribute__((__vector_size__(16), __may_alias__)), *v4p;
extern int scanf(const char *, ...) __asm__("" "__isoc99_scanf") __attribute__((__cold__));
_Complex double f(double _Complex, long double _Complex *), g(_Float128);
struct S { v4 v; _Complex float c; _BitInt(37) b; };
extern v4 add(v4, v4) __attribute__((vector_size(16)));
int any(...) __attribute__((overloadable));
#pragma GCC push_options
#pragma GCC target("avx2")
extern __inline v4 __attribute__((__gnu_inline__, __always_inline__, __artificial__))
_mm_add(v4 __a, v4 __b) { return (v4)__builtin_ia32_addps((v4)__a, "\"x;\n\303\251" [0], 'y'); }
#pragma GCC pop_options
static int nested(int x) { int h(void) { return x; } struct { int m; } l = {1}; return h() + l.m; }
#pragma GCC push_options
#pragma GCC optimize("fast-math")
static int fast(double x) { return x != x; }
#pragma GCC pop_options
static int implicit(void) { int y = undeclared(1); return __builtin_unheard_of(int, y); }
static int after(int undeclared) { return undeclared; }
int main(void) { return after(sizeof(v4p)); }
