/* cassay 4/loops/1/size=1500 */
static long long g1;
static unsigned int ga2[1135] = {
    0xffffffffU, 222U, 223U, 0xffffff21U, 0xfffffffdU, 2U, 0xfffffffcU, 429U, 0xfffffff5U,
    0xfffffc29U, 1U, 2U, 0x4d96685U, 0x60000U, 0xffffefa1U, 0xfffa0000U, 681U, 8U, 0xfe0fffffU
};

static unsigned char h1(unsigned char n1, char n2)
{
    if (n1 + n2 < n1)
        return (int)n2 + 813U;
    return n1 % 0xfffff80fU;
}

static long h2(unsigned char n1)
{
    return n1 + (long)(n1 ^ n1);
}

unsigned long f3(unsigned int n1)
{
    unsigned long a1[1323] = {
        0xfffffffffffffffdUL, 0xfffffffffffffffeUL, 429UL, 901UL, 0x17cdcfcea1c0655UL, 0x40000UL,
        0xffffffffffffffffUL, 0x405bd71a07dbUL, 0x14f377UL, 0UL, 280UL, 0x1e98699d5UL, 13976UL,
        0x400000UL, 3UL, 0xfffffffffffffff0UL, 854UL, 0xfffffffffffffa95UL, 430UL
    };
    n1 = ga2[(a1[401] - g1) % 1135];
    return -14L | ((g1 | g1) ^ a1[ga2[149]]);
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    h1(__builtin_expect(-71, 1), g1);
    h2(h1((unsigned long)g1 + g1, 128));
    ga2[875] = f3(ga2[290] + h2(254));
    see(g1);
    for (int i1 = 0; i1 < 1135; i1++)
        see(ga2[i1]);
    printf("%llx\n", hash);
    return 0;
}
