/* cassay 3/loops/1/size=1500 */
static unsigned int ga1[21][7][8];
static const signed char ga2[1473] = {
    -48, 123, -10, 21, 1, 47, 48, 8, -72, -6, -126, -9, 47, 12, 8, -1, -48, 25, -22, -1, -16, 102,
    2, -127, -127, 3, 12, -128, -7, 13, 15, 14, -40, -4, 96, -3, 3, -4, 53, 106, 112, 105, 50
};

static int f1(void)
{
    ga1[16][2][ga1[(unsigned int)(56U + ga2[1275] + ga2[40]) % 21][1][0] & 7] = ga2[ga1[10][0][1]
        % 1473] + -47
        + (ga1[18][1][4]
            + (ga2[(unsigned int)ga2[(ga2[ga1[7][6][5] % 1473]
                - ga1[(unsigned int)ga2[555] % 21][5][7]) % 1473] % 1473] - (ga2[439] + ga2[613]))
            + __builtin_popcountl(ga2[255]));
    return ga1[13][4][(ga1[16][2][7] ^ 6UL) & 7]
        | ga1[(242 | ga1[1][ga1[9][2][4] % 7][7]) % 21][3][0]
        | ((-58 + (ga2[(ga1[4][6][(ga2[464] | 64) & 7] | (0xffffffffffcc7d4aUL ^ 12)) % 1473] + 3U))
            ^ ga2[323]) | (ga1[~ga1[7][3][7] % 21][0][2] | (ga2[609] ^ ga2[1313]));
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    f1();
    for (int i1 = 0; i1 < 21; i1++)
        for (int i2 = 0; i2 < 7; i2++)
            for (int i3 = 0; i3 < 8; i3++)
                see(ga1[i1][i2][i3]);
    for (int i1 = 0; i1 < 1473; i1++)
        see(ga2[i1]);
    printf("%llx\n", hash);
    return 0;
}
