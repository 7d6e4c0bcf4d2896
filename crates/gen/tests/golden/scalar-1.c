/* cassay 4/scalar/1/size=1500 */
int q1 = 0;
int q2 = 8;
signed char g1;
unsigned int g2 = 9U;

unsigned int f1(int n1)
{
    signed char x1 = (unsigned long)((n1 & g1) % -31);
    volatile unsigned long a2[52] = {
        810UL, 0xfffffffffffffca5UL, 0x6d616e6a85UL, 6UL, 0x12df19dbUL
    };
    volatile unsigned int x3 = - -(g2 * -a2[22] ^ x1 >> (x1 % 43 & 31));
    unsigned int x4 = (int)((((unsigned int)g2 & 127U) ^ 64) - 64)
        ^ ((g2 & 268435456) != 268435456) * (g1 % ((x1 ^ 60573900342LL) | 1));
    if (!(((g2 > x1) - (g2 < x1)) & q1))
        x3 -= g1 >> 6 ^ __builtin_parity(-n1);
    else
        a2[12] = n1 != 0 ? x4 % n1 : x4;
    if (949LL & q1) {
        x3 = (x4 & 0xff930476U) % 14U;
        x3 = !((-72 && a2[28]) - (x4 - -11L) % 9U);
    }
    unsigned int *p5 = (a2[13] - __builtin_ffs(g1) / 27) ? &g2 : &g2;
    *p5 -= __builtin_bswap32(~~(x4 != 0 ? x4 / x4 : x4)
        ? __builtin_ffsll(~~(x4 != 0 ? x4 / x4 : x4) * n1) : ~x1);
    *p5 -= -((x1 && g1) - -100) | (x4 != 0 ? g1 % x4 : g1);
    x1 = x1 - (((-g1 - (a2[12] - 313265160)) ? g1 : 0) - ((g1 & 3U) - n1) - x4);
    return (-(a2[24] % -12) - x4) >> 19 ^ ((x3 ^ x1 * 3) - n1) * 11;
}

long long v1[8] = {0, -1, 0, 134217728, -10, 1, 17, -20};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q2; i++)
        see(f1(v1[i ^ 2]));
    see(g2);
    printf("%llx\n", hash);
    return 0;
}
