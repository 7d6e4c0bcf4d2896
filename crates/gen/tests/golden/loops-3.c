/* cassay 4/loops/3/size=1500 */
int q1 = 49;
int q2 = 4;
static unsigned int ga1[92][2] = {
    {0xfffffde1U, 0xfffffde2U},
    {0xfdf19d98U},
    {0xfffffffaU},
    {0xfffffc55U, 17U},
    {15U, 4U},
    {0xffffff52U, 2U}
};
long ga2[166] = {
    -746L, 8935141660703064064L, 1048574L, -549747425281L, 2L, -744L, -9223372036854775807L, 14L,
    2L, 1L
};
unsigned long long ga3[155];
unsigned int ga4[9][14] = {
    {
        0x2ada3cbU, 0xfffffff6U, 0x20e6267U, 0xffffff13U, 0x400000U, 2U, 0xfffffff9U, 0x7fffc0U,
        0xfffffeb9U, 11U
    }
};

static int f1(unsigned long long n1)
{
    const unsigned int a1[15][11] = {
        {
            0x3966cU, 0xfffffffeU, 0x17e1d3U, 0xfffffffcU, 0U, 0xfff3ffffU, 6U, 0x2af800bU,
            0x7fffffU, 0xfffffffaU
        }
    };
    unsigned int x2 = ga4[5][(-ga4[6][11] - 1) % 14] * a1[4][0] - (a1[11][1] | -126);
    int i3 = 0;
    while (i3 < 155 && ga3[i3] != x2)
        i3++;
    if (q1 == 56) {
        if (a1[1][10] >> 2) {
            if (0xfffffff4U - ((i3 == x2) + a1[9][8]) * ga1[18][((i3 != i3) > i3) & 1])
                return n1;
        }
    }
    x2 -= (n1 & ga4[4][11]) | (i3 ? i3 : 0xffffff3fU);
    return 1 - ga2[i3] - x2;
}

long long v1[8] = {0, -12, -128, 8388545, 1, -1, 1, 8388609};
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
    printf("%llx\n", hash);
    return 0;
}
