/* cassay 4/scalar/2/size=1500 */
int q1 = 5;
int q2 = 8;
long g1;

static int f1(const int n1)
{
    {
        unsigned long a1[47][2] = {
            {0x4000000000000000UL, 16UL},
            {0x3dde53209809138dUL, 125UL},
            {49UL, 817UL},
            {0x63624c6UL, 1UL},
            {87UL, 0xbf13fdc0UL}
        };
        g1 = g1
            - (a1[44][(a1[(unsigned int)(a1[(unsigned int)(a1[14][1] != -a1[7][0]) % 47][0] ^ n1
                || a1[(unsigned int)((a1[14][1] != -a1[7][0]) - 88) % 47][1])
                % 47][(unsigned int)(a1[32][(a1[2][1] <= a1[15][1]) & 1] - n1) % 2] * 0xffffffffU
                ^ n1) & 1] - a1[22][1]);
    }
    return ((189 ^ -2) | (unsigned long)1L)
        - (-110 - (-203 ? 1532L : 0x134218eU) >= 622L - 11L) * -8 - (g1 ^ n1);
}

int g2 = 244;

static __attribute__((noinline)) void f2(long n1, int n2)
{
    int x1 = (unsigned long)(-16384 ? n1 : n2) * -((g2 - (g2 | n2)) & (n1 & n2));
    n1 = -8 & ((int)65090 - (-2 - -607) - -26);
    x1 -= 0xfffffffffffffd4fULL;
    g1 ^= n1 - x1;
}

long long v1[8] = {5, -6, 1, 0, -9223372036854775807L - 1, -1, -1, 1};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q1; i++)
        see(f1(v1[i]));
    for (int i = 0; i < q2; i++)
        f2(v1[i ^ 2], 16384);
    see(g1);
    printf("%llx\n", hash);
    return 0;
}
