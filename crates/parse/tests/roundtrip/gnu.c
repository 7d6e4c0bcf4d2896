/* GNU extensions. */
int a, b, *p;
int f(int);
typedef __int128 wide;
typedef unsigned __int128 unsigned_wide;

int statement_expressions(int n)
{
    int x = ({ int y = n; y + 1; });
    x = ({ a; }) + ({ b; });
    f(({ int inner = 1; if (inner) inner++; inner; }));
    x += ({ ({ n; }) + 1; });
    if (({ x > 1; }) && n)
        x--;
    return ({ struct { int q; } s = {x}; s.q; });
}

int elvis(void)
{
    a = b ?: 1;
    a = b ?: a ?: 2;
    a = (b ?: a) ?: 2;
    return a ?: (b = 1);
}

int typeofs(int n)
{
    __typeof__(n) x = n;
    typeof(int *) y = &x;
    __typeof__(x + 1) const z = 1;
    __typeof__(int (*)(int)) g = f;
    __typeof__(f) *h = f;
    __auto_type w = *y + z;
    return w + g(1) + h(2) + __alignof__(x) + __alignof__(int) + _Alignof(char);
}

void *labels(int n)
{
    static void *const table[] = {&&one, &&two, &&three};
    goto *table[n];
one:
    a = 1;
two:
    a = 2;
three:;
    void *next = n > 3 ? &&one : &&two;
    if (n > 1000)
        goto *next;
    goto *(n ? next : &&three);
    return next;
}

int builtins(int n)
{
    int r;
    a = __builtin_add_overflow(a, b, &r) | __builtin_sub_overflow(a, b, &r) | __builtin_mul_overflow(a, b, &r);
    a = __builtin_constant_p(n) ? 1 : __builtin_expect(n, 0);
    a = __builtin_types_compatible_p(int, const int) + __builtin_types_compatible_p(int[3], int *);
    a = __builtin_choose_expr(1, a, "x");
    a = __builtin_popcount(n) + __builtin_clzll(1) + __builtin_isnan(1.0) + __builtin_signbit(-1.0);
    __builtin_memcpy(&a, &b, sizeof a);
    if (n)
        __builtin_unreachable();
    return __builtin_offsetof(struct { int a; int b[4]; }, b[2]) + r;
}

int generic(int n)
{
    return _Generic(n, int: 1, char *: 2, default: 3) + _Generic((n, 1), default: f)(2)
           + _Generic(&n, const int *: 1, int *: a = 2, int (*)(int): 4);
}

wide wides(wide x, unsigned_wide y)
{
    return x * (wide)y + (unsigned __int128)1;
}

int misc(int n)
{
    __asm__("");
    __asm__ volatile("" : : : "memory");
    int __attribute__((aligned(8))) local = 0b1011 + 0x1F;
    a = __extension__ n + 1;
    a = __extension__ (n + 1);
    struct empty { } e;
    (void)e;
    (void)(struct { int x; }){};
    int empty_braces[3] = {};
    switch (n) {
    case 1 ... 5:
        return empty_braces[0] + local;
    }
    int a1 = -__extension__ 3, a2 = -(-3), a3 = &a == &b;
    return a1 + a2 + a3;
}
