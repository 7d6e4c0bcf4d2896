/* cassay 1/whole/3/size=1500 */
static unsigned int ga1[83] = {
    324U, 13U, 0xfffffc29U, 23554U, 4095U, 21662U, 0xffffff3eU, 0xfffffff7U, 0xfffffff8U, 12U, 3U,
    2250U, 242U, 0xfffffff3U, 6U, 0xfffffff4U, 0xfffffff1U, 13U, 0xfffffff8U, 0U, 0xfffffff3U,
    22673U, 0x731a2cU, 0x1fffff80U, 1U, 803U, 0U, 0xffffff97U, 64U, 0xfffffd75U, 3U, 7U,
    0xffffff78U, 15U, 0x1fffff80U, 0xfffffc23U, 1U, 0xfffffff5U
};

int f1(unsigned long n1)
{
    static long a1[7][8] = {
        {
            -967L, 2735404702780681843L, -274877906944L, -9223372036854775807L, 14L,
            13201932346003978L, -494L, 517718328522021L
        },
        {
            -9223372036854775806L, -13L, -9007199254740993L, 9223372036854775805L, 604L,
            -9223372036854775805L, 1L, 218L
        },
        {4L, -9L, -5L, -660L, 4060166366445L, 1660407192474480L, 7L, -1972277406000264451L},
        {
            9223372036854775805L, -1L, -387L, 9223372036854775805L, 34902897112121344L, -10L, -806L,
            227513318859398L
        },
        {1086970L, 193L, -4611686018426863617L, 1L, 6253103807066837180L, 83312L}
    };
    n1 = (a1[0][5] > 0xfffffffffffffcdeUL) & ga1[1];
    return n1;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    ga1[33] = f1(ga1[14]);
    for (int i1 = 0; i1 < 83; i1++)
        see(ga1[i1]);
    printf("%llx\n", hash);
    return 0;
}
