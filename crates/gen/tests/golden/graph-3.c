/* cassay 4/graph/3/size=1500 */
__extension__ typedef __int128 i128;
int q1 = 53;
int q2 = 5;
static unsigned short g1 = 65281;
static unsigned short g2 = 316;
static int g3 = 65280;
static signed char g4 = 16;
static unsigned int g5 = 65280U;

static __attribute__((noinline)) i128 f1(int *n1, int n2, const unsigned short n3)
{
    int a1[4] = {491520, 1053311727, 65282, -1};
    int *p2 = &g3;
    unsigned long long a3[3] = {0xfffffffffffb3ed1ULL, 0xfffffff07fffffffULL, 65281ULL};
    int x4 = ((g2 / 0xfffffff3U) ? a1[2] : g3) != a3[0];
    static int x5 = -959;
    int a6[7] = {-2, -2147483647 - 1, -16, 10, -497};
    unsigned short x7 = 24;
    unsigned short x8 = 0;
    for (unsigned short i9 = 0; i9 < 4; i9++) {
        if ((char)g2 >= x4)
            x8++;
        if (a1[i9] - x5 != i9)
            x7 += a1[i9] + (i9 & a1[i9]);
    }
    x5 -= x7 + x8;
    while (q1 > 63) {
        *p2 = g4 - (((void)a1[2], g2) - *p2);
        a3[2] = __builtin_clrsbl(0xfffffffffffffffcUL) <= g5;
    }
    x4 -= x5 - x7;
    a3[0] = (unsigned int)x8 << 23;
    g3 -= a3[(unsigned int)(a1[3] | x4) % 3] + x8;
    for (int i10 = 0; i10 < 3; i10++)
        x8 += a3[i10];
    return ~x7 + (x5 - x4 - g3 - x8 - n3);
}

long long v1[8] = {5, 2, 8, 24, 65281, 1, 0, -1};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q2; i++) {
        i128 r = f1(&g3, v1[i ^ 3], v1[i ^ 7]);
        see(r >> 64);
        see(r);
    }
    see(g3);
    printf("%llx\n", hash);
    return 0;
}
