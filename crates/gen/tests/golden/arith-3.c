/* cassay 4/arith/3/size=1500 */
static int g1 = -2;
static int g2 = 3;
static volatile int g3 = 12;
static int g4;

static __attribute__((const)) unsigned char h1(unsigned char n1, unsigned short n2)
{
    if (n2 / -2147483647 > 2)
        return (unsigned int)n1 * n1;
    return n2 < 21U * -536870897 && n1;
}

static unsigned char f2(void)
{
    unsigned long long x1 = -(-(65535 + (-(g3 && g1) + (-2147483647 - 1 + g2)))
        + (-(0 + g4
            + (512 - (-166 - (0x80000000ULL - (-57 + (3 + g1)))) + (264 + 14)
                + (4 + (unsigned int)482044 * -2147483647 + -g4) + (g2 - g4) + (-3ULL - ~375ULL)))
            - -(g4 + 1 - ((-g1 >> 1) - (g2 + (g4 > -279 + g4))))));
    g2 *= ~(g1 * g3 && g2)
        + ((~x1 >> 47) * (-327 % 1879048192 + (-13 >> 5) == (x1 < g1 + x1) * x1)
            + (x1 + (x1 && x1)));
    g1 |= (x1 / 1
        | (x1 + 9ULL * - -g1
            + -~(- -((-g1 ^ x1) + (x1 + (-676 + 0xfffffffffffffffdULL))) + (0xfffffffdU >= g2)
                + g1 * x1))) + (g3 + x1 / -32257);
    g2 = (x1 <= 26 >> 7) >> 3;
    g4 += (g1 * g3 >> 9) / 0x1fffc00U;
    return ~((x1 | 619) >> 28 <= g1);
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    g3 = h1(-g2 + g2, g1);
    f2();
    see(g1);
    see(g2);
    see(g3);
    see(g4);
    printf("%llx\n", hash);
    return 0;
}
