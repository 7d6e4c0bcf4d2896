/* cassay 1/scalar/1/size=1500 */
struct S1 {
    long long m1;
    unsigned int m2[2];
    _Bool m3;
};

static long g1 = 7L;
static unsigned int g2 = 3U;
static unsigned int g3 = 0xfffffc27U;
static long long g4 = 16LL;
static int g5 = 846;

static int f1(signed char n1)
{
    volatile struct S1 s1 = {n1 % 0xffffff70U, {1401U, 0xf590b62U}};
    unsigned int x2 = (unsigned int)(((g3 ? g3 : 0xfffffd1fU) * 0xfffffffeU >> (2U / 91U & 31))
        - ((unsigned int)((s1.m1 - -g4) / -4LL) - (g3 >> 24)));
    if (s1.m1 % -134LL) {
        x2 = 0U - x2;
        g1 = g2 ^ g4;
        g3 = 113;
        s1 = (struct S1){g4, {0xffffff7bU, 0xfffffffbU}, ~(x2 - g3)};
    } else {
        __builtin_sub_overflow(x2, x2 >> 26, &g5);
        g5 = (unsigned long long)g4 * x2 && g2;
    }
    return (x2 >> 12) % 1;
}

static unsigned int *gp6 = &g3;
static long long g7 = 15756671594LL;

struct S1 f2(void)
{
    unsigned int x1 = 0xfffffffaU * ~(*gp6 ? !g2 : g2) & g2 * 0x3c468448UL;
    ++x1;
    x1 -= (long long)(((x1
        ^ (-((7L % 11L - 4962U) & -1193235436096739666L) & 0xfffc497aU % 4355606377L)) | 951L)
        % 50UL);
    return (struct S1){g5, {0xfffffd16U, 453U}, 1};
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    g7 = f1(g2);
    f2();
    see(g1);
    see(g2);
    see(g3);
    see(g4);
    see(g5);
    see(*gp6);
    see(g7);
    printf("%llx\n", hash);
    return 0;
}
