// ERROR: conflicting types for 'x'
int x; long x;
// ERROR: conflicting types for 'f'
int f(int); int f(long);
// ERROR: conflicting types for 'f'
int f(void); void f(void) {}
// ERROR: conflicting types for 'x'
extern int x; const int x;
// ERROR: conflicting types for 'a'
int a[3]; int a[4];
// ERROR: redefinition of 'x'
int x = 1; int x = 2;
// ERROR: redefinition of 'f'
int f(void) { return 1; } int f(void) { return 2; }
// ERROR: static declaration of 'x' follows non-static
int x; static int x;
// ERROR: non-static declaration of 'x' follows static
static int x; int x;
// ERROR: declared void
void x;
// ERROR: has type void
void f(int a, void b) {}
// ERROR: incomplete type
struct S x;
// ERROR: incomplete type
void f(void) { struct S x; }
// ERROR: incomplete type
void f(struct S s) {}
// ERROR: incomplete type
struct S f(void) {}
// ERROR: incomplete type
struct S { struct S s; };
// ERROR: incomplete type
void f(void) { int a[]; }
// ERROR: size of array is negative
int a[-1];
// ERROR: size of array is negative
int a[sizeof(int) == 4 ? -1 : 1];
// ERROR: non-integer type
int a[1.5];
// ERROR: too large
char a[0x7fffffffffffffff][2];
// ERROR: variably modified 'a' at file scope
int n; int a[n];
// ERROR: storage size of 'a' is not constant
void f(int n) { static int a[n]; }
// ERROR: variable-sized object
void f(int n) { int a[n] = { 1 }; }
// ERROR: array of functions
int a[3](void);
// ERROR: function returning an array
typedef int A[3]; A f(void);
// ERROR: array of voids
void a[3];
// ERROR: exceeds its type
struct S { int a : 33; };
// ERROR: exceeds its type
struct S { _Bool a : 2; };
// ERROR: negative width
struct S { int a : -1; };
// ERROR: zero width
struct S { int a : 0; };
// ERROR: invalid type
struct S { float a : 3; };
// ERROR: not an integer constant
int n; struct S { int a : n; };
// ERROR: duplicate member 'a'
struct S { int a; char a; };
// ERROR: duplicate member 'a'
struct S { int a; struct { char a; }; };
// ERROR: declared as a function
struct S { int f(void); };
// ERROR: not at end of struct
struct S { int n; int a[]; int b; };
// ERROR: no named members
struct S { int a[]; };
// ERROR: in union
union U { int n; int a[]; };
// ERROR: static assertion failed: "no"
_Static_assert(0, "no");
// ERROR: not an integer constant
int n; _Static_assert(n, "");
// ERROR: not an integer constant
int n; enum { A = n };
// ERROR: division by zero
enum { A = 1 / 0 };
// ERROR: integer overflow
enum { A = 2147483647 + 1 };
// ERROR: power of 2
_Alignas(3) int x;
// ERROR: both extern and initializer
void f(void) { extern int x = 1; }
// ERROR: duplicate case
void f(int x) { switch (x) { case 1: case 1: ; } }
// ERROR: duplicate case
void f(int x) { switch (x) { case 1 ... 5: case 3: ; } }
// ERROR: duplicate case
void f(unsigned x) { switch (x) { case -1: case 0xffffffff: ; } }
// ERROR: not an integer constant
void f(int x) { switch (x) { case x: ; } }
// ERROR: switch quantity
void f(float x) { switch (x) { case 1: ; } }
// ERROR: scalar is required
struct S { int a; } s; void f(void) { while (s) ; }
// ERROR: conflicting types for 'T'
typedef int T; typedef long T;
// ERROR: does not match its prototype
int f(int); int f(a, b) int a, b; { return a; }
// ERROR: do not match its prototype
int f(float); int f(a) int *a; { return 0; }
// ERROR: '[*]' not allowed
int f(int n, int a[*]) { return 0; }
