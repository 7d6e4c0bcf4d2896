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
                + (4 + g2 + (0xffffffffffffffffULL + 268435456)) + 13 * 399 + (3 + g1)))
            - (-3 + 2147483646 + -(1 + (76 - g1 + -g1) + - -g1))));
    g3 = (-386 >> 11 == g1) / 16;
    g1 = 102 * (x1 + x1) + -((g2 % 0xffffffffffffffffULL >> (g1 & 63)) * (x1 + x1 + 5 * g4));
    x1 = ~~(x1 | (0xfffffffffffffff0ULL - x1))
        - (x1
            | ~((x1 ^ g4) | ~~(~x1 >> 10)
                | ((x1 + x1) ^ g2 && (0ULL | 3) ^ ((183ULL | ~x1) + ((g3 + 883ULL) ^ g1)))));
    x1 ^= -2 * (x1 + (g3 + 62914560));
    --x1;
    x1 *= x1;
    return x1;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    g1 = h1(g4 + h1(g3 + (254 + g4), g1), g2);
    f2();
    see(g1);
    see(g2);
    see(g3);
    see(g4);
    printf("%llx\n", hash);
    return 0;
}
