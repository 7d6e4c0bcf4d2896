/* cassay 4/whole/3/size=1500 */
static unsigned long g1 = 0xfffffffffffffffcUL;
static unsigned long ga2[48][1];
static unsigned int ga3[39];

static char h1(unsigned long n1)
{
    if (ga3[(n1 >> 6 ^ n1) % 39] - 0xfffffffffffffffdULL >= n1)
        return (unsigned int)12UL | n1;
    return (~n1 | 127) - ga2[(0xfffff1946d3d7a2bUL | n1) % 48][0];
}

static unsigned long f2(unsigned int n1)
{
    unsigned int a1[30] = {
        0x83bba77eU, 0xfffe265dU, 8192U, 0x40000000U, 0xfffffff9U, 0xfcffffffU, 0U, 0x63a097U, 15U,
        0x1b9f7U, 155U, 0xfffffc24U, 23482U, 583U, 0xfffffc7fU, 0x4000000U, 48U, 0xffff8bd3U,
        0xfffffd6dU, 0xffff8bd2U, 0xfffffffcU, 499U, 8U, 0xfffffffdU, 0x83bba77dU
    };
    ga3[g1 * -g1 % 39] = *(ga3 + 26) * 0xfffffe05U
        + a1[(0xfffffffffffffe66UL + a1[(unsigned int)(65535U * h1(g1 + a1[7]) * 0x20000000U) % 30])
            % 0xffffffffU % 30] * a1[24];
    return a1[25];
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    h1(ga2[0][0]);
    g1 = f2((ga2[3][0] | g1) + g1);
    see(g1);
    for (int i1 = 0; i1 < 48; i1++)
        for (int i2 = 0; i2 < 1; i2++)
            see(ga2[i1][i2]);
    for (int i1 = 0; i1 < 39; i1++)
        see(ga3[i1]);
    printf("%llx\n", hash);
    return 0;
}
