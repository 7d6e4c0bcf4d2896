typedef int T;
typedef struct S { T T; } S;
typedef T (F)(T);
typedef int I, *P, A[3];
F g;
T (x);
int (y);
static T z = sizeof(T);
int h(T), k(T (T)), m(int (T));
int n(int (*)(T), register T T);
struct Bits { unsigned T : 3; const T : 2; T t : 1; T : 0; };

int shadow(T T)
{
    return T * T;
}

int locals(void)
{
    T T = 1;
    { typedef char T; T c = 1; (void)c; }
    return (T) + T;
}

int loops(void)
{
    for (T T = 0; T < 3; T++) { int I = T; (void)I; }
    T a = (T)-1;
    P p = &a;
    return *p + sizeof(A) + (T)+a;
}

int redeclare(void)
{
    unsigned T;
    T = 2;
    enum { P = 3 };
    return P * T;
}

int labels(void)
{
    goto T;
T:
    ;
    T v = 0;
    return v;
}

void void_typedef(void)
{
    typedef void V;
    int f(V);
    V *q = 0;
    (void)q;
}
__extension__ typedef long long LL;
LL ll = (LL)1 << 40;
typedef T T2, T3(void), *T4[2];
T3 *fp; T4 ap;
const T ct = 1; T const tc = 2;
