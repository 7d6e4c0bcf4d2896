/* cassay 1/loops/1/size=1500 */
static int ga1[55][3];
static unsigned long ga2[33][12];
static int ga3[13][13];
static unsigned int ga4[47][7] = {
    {0U, 109U, 0x7fffffffU, 0x2f7b1U, 0x7e000000U, 0x4fe00fU, 0xb5c4a2c7U},
    {0xffffff6bU, 3U, 713U, 5U, 1U, 0xfffffffeU, 1024U},
    {0xfffffffdU, 0xfffffff4U, 0xfffffffcU, 893U, 165U, 405U, 712U},
    {883U, 0xfffffffeU, 0xfffffffbU, 0xffffffffU, 0xea5379a6U, 0xfffffffdU, 318U},
    {6U, 17221U, 4U, 0xffffff97U, 0xfffffff8U, 7U, 0xffffff1aU},
    {9U, 32U, 2U, 0xfffffffcU, 15U, 0U, 464U},
    {33U, 0x779e5U, 9U, 353U, 82U, 14U, 5U},
    {0xffffff15U, 2U, 0xfffffffeU, 0xffffffffU, 0x7a1b5U, 2U, 0xfffffffdU},
    {0x76b09eU, 3U, 0x7ffffffeU}
};

static void f1(int n1)
{
    ga3[(unsigned int)(n1 * (n1 % 446)) % 13][1] |= (int)ga2[27][10] % (n1 | 1);
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    f1(ga2[3][(0x12b005U % 0xfffffffffffffff4UL
        - ga2[(unsigned int)ga1[17][2] % 33][ga4[25][5] % 12]) % 12] != 119);
    for (int i1 = 0; i1 < 55; i1++)
        for (int i2 = 0; i2 < 3; i2++)
            see(ga1[i1][i2]);
    for (int i1 = 0; i1 < 33; i1++)
        for (int i2 = 0; i2 < 12; i2++)
            see(ga2[i1][i2]);
    for (int i1 = 0; i1 < 13; i1++)
        for (int i2 = 0; i2 < 13; i2++)
            see(ga3[i1][i2]);
    for (int i1 = 0; i1 < 47; i1++)
        for (int i2 = 0; i2 < 7; i2++)
            see(ga4[i1][i2]);
    printf("%llx\n", hash);
    return 0;
}
