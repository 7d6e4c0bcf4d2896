/* cassay 4/whole/3/size=1500 */
struct S1 {
    volatile unsigned short m1;
    unsigned int m2;
    unsigned long m3[1];
    unsigned long m4[2];
} __attribute__((packed));

struct S2 {
    unsigned long m1;
    struct S1 m2;
};

static char g1 = 2;
static struct S2 gs2 = {3UL, {6, 0xfffffff3U}};

static unsigned short h1(char n1)
{
    if ((!g1) != n1)
        return n1 % 0xfffffffffffffff6UL - n1;
    return gs2.m1 - ((n1 - n1) | n1);
}

unsigned short h2(int n1, ...)
{
    __builtin_va_list v1;
    unsigned long x2 = 0;
    __builtin_va_start(v1, n1);
    for (int i3 = 0; i3 < n1; i3++)
        x2 = x2 * 5 ^ __builtin_va_arg(v1, int);
    __builtin_va_end(v1);
    return x2;
}

int f3(void)
{
    gs2 = (struct S2){g1, {g1, 0x39633dU, {1UL}, {2UL, 1UL}}};
    return (gs2.m1 | gs2.m2.m4[0]) * gs2.m2.m3[0] * gs2.m1;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    h1(g1 | gs2.m2.m4[0]);
    gs2.m1 = h2(3, (int)-g1, (int)(gs2.m1 + g1), (int)g1);
    g1 = f3();
    see(g1);
    see(gs2.m1);
    see(gs2.m2.m1);
    see(gs2.m2.m2);
    for (int i1 = 0; i1 < 1; i1++)
        see(gs2.m2.m3[i1]);
    for (int i1 = 0; i1 < 2; i1++)
        see(gs2.m2.m4[i1]);
    printf("%llx\n", hash);
    return 0;
}
