// ERROR: excess elements
int a[2] = { 1, 2, 3 };
// ERROR: excess elements
struct S { int a; } s = { 1, 2 };
// ERROR: excess elements
int x = { 1, 2 };
// ERROR: excess elements
union U { int a, b; } u = { 1, 2 };
// ERROR: excess elements
int a[2][2] = { { 1, 2, 3 } };
// ERROR: too long
char a[2] = "abc";
// ERROR: exceeds array bounds
int a[2] = { [2] = 1 };
// ERROR: exceeds array bounds
int a[2] = { [-1] = 1 };
// ERROR: has no member named 'b'
struct S { int a; } s = { .b = 1 };
// ERROR: not in record
int a[2] = { .b = 1 };
// ERROR: non-array
struct S { int a; } s = { [0] = 1 };
// ERROR: empty index range
int a[5] = { [3 ... 1] = 1 };
// ERROR: invalid initializer
int a[3] = 5;
// ERROR: another character type
int a[3] = "ab";
// ERROR: another character type
char a[3] = L"ab";
// ERROR: incompatible types when initializing
struct S { int a; } s = 5;
// ERROR: incompatible types when initializing
struct S { float a; } s = { "x" };
// ERROR: not constant
int f(void); int x = f();
// ERROR: not constant
int y; int x = y;
// ERROR: not constant
int y; int x[] = { 1, y };
// ERROR: not constant
int y; int x = (y = 1);
// ERROR: not constant
void f(int y) { static int x = y; }
// ERROR: not constant
void f(int y) { static int *x = &y; }
// ERROR: not constant
int *p; int x = *p;
// ERROR: not constant
struct S { int a; } s; int x = s.a;
// ERROR: non-static initialization of a flexible array member
struct S { int n; int a[]; }; void f(void) { struct S s = { 1, { 2 } }; }
// ERROR: nested context
struct S { int n; int a[]; }; struct T { struct S s; } t = { { 1, { 2 } } };
// ERROR: __auto_type
void f(void) { __auto_type x; }
