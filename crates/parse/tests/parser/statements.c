int f(int x), g;
int all(int x, int y)
{
    if (x) y = 1; else if (y) x = 1; else { x = 2; }
    if (x) if (y) x = 1; else x = 2;
    if (x) { if (y) x = 1; } else x = 2;
    while (x--) if (x == 3) continue; else break;
    do x++; while (x < 3);
    for (;;) break;
    for (x = 0; x < 3; x++) ;
    for (int i = 0; i < 3; i++) { int i = 4; y += i; }
    for (int i = 0, *p = &i; *p < 3; ++*p) { continue; }
    switch (x) { case 1: case 2: y = 1; __attribute__((fallthrough)); case 3 ... 5: ; int z; z = 1; default: break; }
    switch (x) default: y = 2;
    switch (x) case 1: while (y) { case 2: y--; }
    {
        int x = 3;
        { ; { } }
        (void)x;
    }
    goto end;
    __asm__ volatile ("" ::: "memory");
    asm("" : : "r"(x));
    if (0) asm("nop");
again: __attribute__((unused))
    x++;
    if (x < 10) goto again;
end:
    return x + y;
}
void computed(int n)
{
    static void *table[] = { &&one, &&two };
    goto *table[n];
one: n++;
two: ;
    (void)n;
}
int local_labels(int n)
{
    int a = ({ __label__ out; if (n) goto out; n = 1; out: n; });
    int b = ({ __label__ out, in; if (n) goto out; in: n = 2; out: n++; if (n < 5) goto in; n; });
out:
    if (a > b) goto out;
    return a;
}
void before_declarations(int n)
{
here: int a = n;
    switch (n) { case 1: int b = a; (void)b; default: }
    if (a) goto here;
last:
}
int switch_in_loop(int n)
{
    for (;;) { switch (n) { case 1: continue; case 2: break; default: return 1; } n = ({ if (n) break; 3; }); }
    return 0;
}
int local_functions(void)
{
    int f(int), (*p)(int) = f; extern int g; static int s = 1; register int r = 2; auto int t = 3;
    typedef int Local; extern int f(int x); extern int g;
    _Static_assert(sizeof(Local) == 4, "local"); _Static_assert(1);
    return p(g) + s + r + t;
}
void unlabelled_shadow(int x) { if (x) int_name: x = 1; goto int_name; }
