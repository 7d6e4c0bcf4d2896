/* cassay 4/scalar/2/size=1500 */
int q1 = 7;
int q2 = 5;
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
    return ((610 & 13L & -727L) >> (-955L * 3216219841L & 63)) + (g1 + n1);
}

long g2 = 32L;

static long f2(void)
{
    long x1 = g2;
    unsigned long x2 = (1 >> ((x1 - 27L) & 31)) ? g1 : x1 | -1L;
    g1 -= (x2 | g2 || -3L ^ g2)
        - ((x2 & x2) ^ (x2 * ((x2 + x1) & (unsigned long)g2 << 17) ^ x2 >> 36));
    x1 ^= -8 & (2147483645 - g1 - -607);
    return -15 - (x2 - g1 + x1 * 5);
}

long long v1[8] = {9, 1, -2147483647 - 1, -1, 65536, 2147483647, 1, 0};
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
        see(f2());
    see(g1);
    printf("%llx\n", hash);
    return 0;
}
