/* cassay 6/scalar/1/size=1500 */
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
    unsigned int x4 = (int)(((g2 & 127U) ^ 64) - 64)
        ^ ((g2 & 268435456) != 268435456) * (g1 % ((x1 ^ 60573900342LL) | 1));
    if (!(((g2 > x1) - (g2 < x1)) & q1))
        x3 -= g1 >> 6 ^ __builtin_parity(-n1);
    else
        a2[12] = n1 != 0 ? x4 % n1 : x4;
    x3 = x1;
    if (q1) {
        {
            unsigned int a6[2];
            g1 = a6[g2 & 1];
        }
        x4 = x4 | g1;
        unsigned int *p5 = (_Bool)(x4 - g2) ? &g2 : &g2;
        g2 -= (-14571869 - (g2 ^ g1))
            | __builtin_bswap16((-13127 * (*p5 != 0 ? *p5 % *p5 : *p5)) ? 172 : x1);
        *p5 -= -~((x4 || *p5) & x4 >> x1) - g1;
        x4 = -g2;
    }
    x4 = x4 - (((x1 >> 2) ? g2 : g1) ^ x3);
    x3 = (_Bool)x1 & (signed char)(1U << (x4 & 31) & (unsigned long)x4 * 6L) % 856U;
    return (0xfffffe76U ^ g1) - ((x1 - x4 * 5 - x3 * 15) ^ n1) * 9;
}

long long v1[8] = {1, -2, 63, 19, -1, 0, -1, 1};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q2; i++)
        see(f1(v1[i ^ 7]));
    see(g1);
    see(g2);
    printf("%llx\n", hash);
    return 0;
}
