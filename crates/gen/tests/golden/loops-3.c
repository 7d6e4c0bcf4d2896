/* cassay 3/loops/3/size=1500 */
static unsigned int g1;
static unsigned int ga2[359];
static volatile unsigned int *gp3 = &g1;
static unsigned int *ga4[3] = {&g1, &g1, &g1};
static short ga5[19][16];

static _Bool f1(unsigned int n1)
{
    unsigned int a1[17][13] = {
        {7U, 0xfff31639U, 0xfffffff4U, 0xfffffff3U, 2U, 0xffffffffU, 0xffffeaa9U, 14U, 8U},
        {
            0x7ff000U, 14U, 0x4000000U, 13U, 0x4000000U, 21U, 0xfffffff4U, 0xfffffffcU, 0xfffffff8U,
            0xffffffffU, 0x14ad36U, 0xfffffffcU, 0xfffffff7U
        },
        {
            0xfffffff2U, 2U, 9959U, 3U, 3U, 0x44288e0U, 590U, 389U, 0x1bf2b658U, 15U, 10U,
            0xfffffefaU, 0xfffffde6U
        }
    };
    a1[13][n1 * 57 * g1 % 13] = 630U;
    return a1[5][7] | a1[9][2];
}

static _Bool g6 = 1;

static int f2(void)
{
    volatile signed char x1 = ga2[130] && -1;
    unsigned int a2[4] = {16U, 11U, 13U, 0xfffffffdU};
    a2[2] += a2[1];
    return 2;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    f1(*ga4[1] >> 19);
    ga5[12][9] = f2();
    see(g1);
    for (int i1 = 0; i1 < 359; i1++)
        see(ga2[i1]);
    see(*gp3);
    for (int i1 = 0; i1 < 3; i1++)
        see(*ga4[i1]);
    for (int i1 = 0; i1 < 19; i1++)
        for (int i2 = 0; i2 < 16; i2++)
            see(ga5[i1][i2]);
    see(g6);
    printf("%llx\n", hash);
    return 0;
}
