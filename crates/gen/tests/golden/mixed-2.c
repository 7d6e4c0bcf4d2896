/* cassay 4/mixed/2/size=1500 */
__extension__ typedef unsigned __int128 u128;

struct S1 {
    int m1[2];
    unsigned int m2;
};

static int g1 = -485;
static int ga2[85] = {
    -484, -13, -130, 1728241, 9, 426, 16, -369, 2147483644, 18610, 7, 579, -6326, -2147483646, 300,
    -94, 54, -4, -1051131900, 48760, -8, -16, -370, -222, 864, 304, 2147483647, 38, 517, 414, -5,
    680, -799, -143, 262144, 1661206774, -2147483647 - 1, -267386881, -563, -1, 1, -19304, 1636,
    508, -6, -5, -919, -13, 14, -16, -16776705, -2147483647, -1, 15, -6, 14, 935, -15
};
static struct S1 gs3;

static unsigned char h1(int n1, ...)
{
    __builtin_va_list v1;
    unsigned long x2 = 0;
    __builtin_va_start(v1, n1);
    for (int i3 = 0; i3 < n1; i3++)
        x2 = x2 * 3 | __builtin_va_arg(v1, unsigned int);
    __builtin_va_end(v1);
    return x2;
}

static u128 f2(void)
{
    long x1 = - -g1;
    long x2 = 12;
    const long x3 = (char)((ga2[0] ^ x2) >> 10) ^ ga2[60];
    x2 = - -(gs3.m1[1] * gs3.m1[1]);
    return x2;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    gs3.m1[0] = h1(3, (unsigned int)65359, (unsigned int)(gs3.m1[0] <= ga2[84]),
        (unsigned int)(unsigned int)(g1 ^ 252));
    gs3.m2 = f2();
    see(g1);
    for (int i1 = 0; i1 < 85; i1++)
        see(ga2[i1]);
    for (int i1 = 0; i1 < 2; i1++)
        see(gs3.m1[i1]);
    see(gs3.m2);
    printf("%llx\n", hash);
    return 0;
}
