/* cassay 4/graph/1/size=1500 */
struct S1 {
    int m1;
} __attribute__((packed));

int q1 = 6;
int q2 = 8;
volatile unsigned short g1 = 170;
volatile unsigned short *gp2 = &g1;
unsigned long g3 = 170UL;
short g4 = 910;

static __attribute__((const)) unsigned short h1(int n1, ...)
{
    __builtin_va_list v1;
    unsigned long x2 = 0;
    __builtin_va_start(v1, n1);
    for (int i3 = 0; i3 < n1; i3++)
        x2 = x2 * 7 + __builtin_va_arg(v1, int);
    __builtin_va_end(v1);
    return x2;
}

__attribute__((const)) long h2(signed char n1, signed char n2)
{
    if (n2 >> 25 == n2)
        return (n1 / 24 >> ((n2 + n1) & 31)) + n1 * 11;
    return n1 ^ n2;
}

static __attribute__((noinline)) int f3(int n1)
{
    static struct S1 s1 = {385};
    do {
        s1.m1 = s1.m1 + (h2(10, n1 + (*gp2 < n1)) - n1);
    } while (0);
    s1.m1 += n1 + (n1 | h2(98, -2147483647));
    return (-170 & g1) ^ (int)((unsigned int)s1.m1 + n1);
}

long long v1[8] = {1, 386, 0, 15, 3, 1073741823, 8, -1};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q1; i++)
        see(h1(i & 3,
            (int)h2(g3 + g4,
                (h1(2, (int)g3, (int)(__builtin_ffsl(134217728) | 0), (int)(*gp2 ^ (g3 & 255)))
                    ? 1020 : 676) >> 23), (int)((unsigned long)h2(~2 | g3, g4) * g4),
            (int)(g3 + g3)));
    for (int i = 0; i < q2; i++)
        see(f3(v1[i ^ 5]));
    see(g1);
    see(*gp2);
    printf("%llx\n", hash);
    return 0;
}
