/* cassay 1/arith/3/size=1500 */
static _Bool g1 = 0;
static int g2 = 3;
static volatile int g3 = 12;
static int g4;

static __attribute__((const)) int f1(unsigned long long n1, unsigned int n2, int n3)
{
    const _Bool x1 = ((1 && 1 * 4U - (1 < 0)) >> (n3 & 31))
        * ((1 == 1 >> 4 || 0) * (4L || (1 ^ -0) / (1 | 1)));
    int x2 = (((x1 * (n2 >= x1) == (n3 ^ n3)) < n3 * 682U) < n3 * x1)
        + (((-2147483645 ^ 536870912) | -1) + 4) * x1
        && -(0
            + ((- -291 || (-847980900746005868L + 15) / 2147483646 | 529609980)
                + (!(7 + 13) - 389 + (1 + 107) + (14 * (42 * (43 * 200)) + -11))))
            <= (-5 * (x1 >> 9) && ~0xfffffffffffffffeULL >> (x1 & 63));
    n3 = ~(-39 ^ ~(x2 | (n1 ^ n2) | (149 ^ (x1 ^ -8) ^ x2))
        ^ (~~(n3 | (x2 ^ 0xfffffffffffffff2ULL ^ x1)) ^ n1))
        ^ ((((0xfffffffffffffc3aULL ^ x2) | 15ULL) ^ x2) | (n1 ^ n1));
    n2 = (unsigned int)((n3 == n3) >> 30)
        * (n3 % 1073709056 * (n3 != n2) - ~((n3 < x2 && n3) >> 30)) >> 2;
    n3 = 2147483646 + n2 + (-(n2 + n3) + (x1 + (0xfffffffffffffffcULL + -n1)));
    x2 ^= ~x2 ^ (x1 ^ x1);
    n2 = 469;
    return 2147483645 * ((unsigned int)7 * (0 >> 8));
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    g2 = f1(g3 + (g4 ^ 0xf81fffffffffffffULL), 1 * g1, g1 + (126 >= g2));
    see(g1);
    see(g2);
    see(g3);
    see(g4);
    printf("%llx\n", hash);
    return 0;
}
