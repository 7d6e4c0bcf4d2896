/* cassay 4/mixed/1/size=1500 */
__extension__ typedef __int128 i128;
static long long g1 = 1125899906842624LL;

long long h1(long long a)
{
    return (unsigned long long)a + 3;
}

static unsigned long long f1(void)
{
    unsigned long long x1 = (((i128)4096LL < g1) <= g1) != g1;
    unsigned int a2[25][35] = {
        {
            3U, 7U, 7U, 4U, 4095U, 1U, 0xfffffffdU, 3U, 14U, 0xe0000000U, 7U, 0x80000000U,
            0xfffffffcU, 2U, 2U, 3U, 0xfffffbcaU, 0xfffffffeU, 0x80000000U, 0xffffffffU,
            0x1c000000U, 0x1fe000U, 0xfffffffeU, 491U, 0xfffffffdU, 0xfffffdf2U, 0x3fc0000U, 3U,
            0x2000000U, 0xfffffd48U, 1U, 0xffffffffU, 1U, 0xffffffffU
        }
    };
    for (g1 = 0; g1 < 33; g1 = h1(g1)) {
        a2[18][g1] = a2[15][g1] | 4U;
        a2[18][g1 + 1] = a2[15][g1 + 1] | 4U;
        a2[18][g1 + 2] = a2[15][g1 + 2] | 4U;
    }
    unsigned int *p3 = (1533UL | 0xfe000007ffffffffUL) < g1 ? a2[6] : a2[11] + 7;
    *p3 = ((unsigned int)0 << 24) - 0xfffffffff800001fULL;
    *p3 = a2[17][13] >= (-126 > 16);
    *p3 -= *p3;
    return (void)(a2[21][8] & *p3 & *p3), g1;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    g1 = h1(2031616 - 847);
    f1();
    see(g1);
    printf("%llx\n", hash);
    return 0;
}
