/* cassay 4/loops/1/size=1500 */
int q1 = 104;
int q2 = 8;
long long g1;
unsigned int g2 = 1U;
unsigned int g3 = 826U;
volatile long ga4[1028] = {
    -2168L, -11L, -983L, -9223372036854775807L, -9223372036854775806L, 174711585182198381L, 121L,
    -242L, -2305843004918726657L, -827L
};

static unsigned char h1(unsigned int n1, unsigned char n2)
{
    return ((unsigned int)n2 | -63 | n1) - n1 * 3;
}

static unsigned long h2(unsigned long a)
{
    return a + 1;
}

signed char h3(unsigned char a)
{
    return a < 99 ? 99 : a > 100 ? 100 : a;
}

static long f2(void)
{
    unsigned int *a1[2] = {&g3, &g3};
    unsigned int a2[104];
    for (unsigned long i3 = 0; i3 < q1; i3 = h2(i3))
        a2[i3] = i3 | (unsigned long)((i3 ? i3 : i3) / (i3 | 1) % 599L);
    for (long i4 = 0; i4 <= h3(g1 << 38); i4 = i4 + 4) {
        a2[i4] = a2[i4] * 0U;
        a2[i4 + 1] = a2[i4 + 1] * 0U;
        a2[i4 + 2] = a2[i4 + 2] * 0U;
        a2[i4 + 3] = a2[i4 + 3] * 0U;
    }
    a2[35] -= 11 + *a1[1] - (g1 - *a1[1]);
    unsigned int x5 = 0;
    for (int i6 = 0; i6 < 104; i6++)
        x5 ^= a2[i6];
    return h1(g2, 0xfffffffaU) ^ x5;
}

long long v1[8] = {0, 4, -1, -14, 1, 13, 1, -9223372036854775807L};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q2; i++)
        see(f2());
    printf("%llx\n", hash);
    return 0;
}
