// ERROR: has no member named 'z'
struct S { int x; } s; int f(void) { return s.z; }
// ERROR: not a structure or union
int x; int f(void) { return x.a; }
// ERROR: invalid type argument of '->'
struct S { int x; } s; int f(void) { return s->x; }
// ERROR: incomplete type
struct S *p; int f(void) { return p->x; }
// ERROR: incomplete type
struct S *p; void f(void) { p++; }
// ERROR: incomplete type
struct S *p; void f(void) { *p; }
// ERROR: read-only
const int x; void f(void) { x = 1; }
// ERROR: read-only
const struct S { int a; } s; void f(void) { s.a++; }
// ERROR: read-only
struct S { const int a; } s, t; void f(void) { s = t; }
// ERROR: read-only
void f(const int *p) { *p = 1; }
// ERROR: read-only
typedef int A[3]; const A a; void f(void) { a[0] = 1; }
// ERROR: lvalue required
int x; void f(void) { x + 1 = 2; }
// ERROR: lvalue required
int x; void f(void) { (char)x = 2; }
// ERROR: lvalue required
int x; void f(void) { x++ ++; }
// ERROR: lvalue required
struct S { int a; } g(void); void f(void) { g().a = 1; }
// ERROR: lvalue required
struct S { int a; } g(void); void f(void) { &g().a; }
// ERROR: lvalue required
void g(void); void f(void) { g = 0; }
// ERROR: lvalue required
void f(void) { &5; }
// ERROR: array type
int a[3], b[3]; void f(void) { a = b; }
// ERROR: bit-field
struct S { int a : 3; } s; void f(void) { &s.a; }
// ERROR: bit-field
struct S { int a : 3; } s; void f(void) { sizeof s.a; }
// ERROR: bit-field
struct S { int a : 3; } s; typeof(s.a) t;
// ERROR: register variable 'r'
void f(void) { register int r; &r; }
// ERROR: register variable 'r'
void f(void) { register struct { int a[2]; } r; &r.a[1]; }
// ERROR: not a function
int x; void f(void) { x(); }
// ERROR: too few arguments to function 'g'
int g(int, int); void f(void) { g(1); }
// ERROR: too many arguments to function 'g'
int g(void); void f(void) { g(1); }
// ERROR: too few arguments
int g(int, ...); void f(void) { g(); }
// ERROR: incompatible types when passing
struct S { int a; } s; int g(int); void f(void) { g(s); }
// ERROR: incompatible types when assigning
struct S { int a; } s; struct T { int a; } t; void f(void) { s = t; }
// ERROR: incompatible types when assigning
float x; int *p; void f(void) { x = p; }
// ERROR: incompatible types when assigning
float x; int *p; void f(void) { p = x; }
// ERROR: incompatible types when returning
struct S { int a; } s; int f(void) { return s; }
// ERROR: incompatible types when initializing
struct S { int a; } s; void f(void) { int x = s; }
// ERROR: void value
void g(void); int f(void) { return g(); }
// ERROR: void value
void g(void); int f(void) { return 1 + g(); }
// ERROR: void value
void g(void); int f(void) { if (g()) return 1; return 0; }
// ERROR: void value
void g(void); int h(int); int f(void) { return h(g()); }
// ERROR: invalid operands to binary *
int *p; int f(void) { return p * 2; }
// ERROR: invalid operands to binary +
int *p; void f(void) { p + p; }
// ERROR: invalid operands to binary -
int *p; void f(void) { 1 - p; }
// ERROR: invalid operands to binary -
int *p; char *q; void f(void) { p - q; }
// ERROR: invalid operands to binary %
void f(void) { 1.0 % 2; }
// ERROR: invalid operands to binary <<
void f(void) { 1 << 2.0; }
// ERROR: invalid operands to binary ==
struct S { int a; } s; void f(void) { s == s; }
// ERROR: invalid operands to binary <
int *p; void f(void) { p < 1.0; }
// ERROR: invalid operands to binary &&
struct S { int a; } s; void f(void) { s && 1; }
// ERROR: bit-complement
void f(void) { ~1.0; }
// ERROR: unary minus
int *p; void f(void) { -p; }
// ERROR: scalar is required
struct S { int a; } s; void f(void) { !s; }
// ERROR: unary '*'
int x; void f(void) { *x; }
// ERROR: neither array nor pointer
int x; void f(void) { x[1]; }
// ERROR: not an integer
int *p; void f(void) { p[1.0]; }
// ERROR: type mismatch in conditional
struct S { int a; } s; void f(void) { 1 ? s : 1; }
// ERROR: type mismatch in conditional
int *p; void f(void) { 1 ? p : 1.0; }
// ERROR: cast specifies array type
int *p; void f(void) { (int[3])p; }
// ERROR: cannot convert
int *p; void f(void) { (float)p; }
// ERROR: cannot convert
struct S { int a; } s; void f(void) { (int)s; }
// ERROR: cannot convert
struct S { int a; } s; void f(void) { (struct S)1; }
// ERROR: incomplete type
void f(void) { sizeof(struct S); }
// ERROR: incomplete type
extern int a[]; void f(void) { sizeof a; }
// ERROR: not compatible with any association
void f(void) { _Generic(1, char: 1, float: 2); }
// ERROR: two compatible types
void f(void) { _Generic(1, int: 1, signed: 2); }
// ERROR: not a va_list
void f(int n, ...) { int x; __builtin_va_arg(x, int); }
// ERROR: statement expression outside
int x = ({ 1; });
// ERROR: wrong type argument to increment
struct S { int a; } s; void f(void) { s++; }
// ERROR: third argument of an overflow
void f(void) { __builtin_add_overflow(1, 2, 3); }
