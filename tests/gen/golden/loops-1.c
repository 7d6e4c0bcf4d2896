/* cassay 1/loops/1/size=1500 */
static unsigned char ga1[6][7][7] = {
    {
        {253, 241, 13, 253, 93, 227, 1},
        {121, 254, 254, 227, 163, 3, 120},
        {33, 242, 25, 63, 124, 48, 254},
        {9, 93, 253, 13, 74, 12, 252},
        {216, 0, 64, 161, 29, 8, 92},
        {3, 252, 105, 210, 2, 224, 11},
        {9, 47, 64}
    }
};

static unsigned long f1(int n1, unsigned char n2, unsigned int n3)
{
    signed char a1[17][11] = {
        {88, -3, 127, -3, 5, 50, 106, -4, 10, -12, 15},
        {117, 11, -88, 123, -13, 124, -46, -11, -79, -116, -90},
        {4, 2, -5, -13, 124, 11, -4, -74, -39, 34, 15},
        {40, -125, -122, -119, 79, 121, 9, 35, 124, 87, 1},
        {124}
    };
    ga1[0][(unsigned int)(ga1[1][2][5]
        + (ga1[3][(unsigned int)(a1[(unsigned int)(ga1[5][3][4] - a1[11][3]) % 17][10] + a1[7][8])
            % 7][3] >> 18)) % 7][4] = ~(ga1[0][4][(unsigned int)ga1[2][0][0] % 7] >= 1293);
    return 92U;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    f1(-10L, 9223372036854775806LL, 179UL);
    for (int i1 = 0; i1 < 6; i1++)
        for (int i2 = 0; i2 < 7; i2++)
            for (int i3 = 0; i3 < 7; i3++)
                see(ga1[i1][i2][i3]);
    printf("%llx\n", hash);
    return 0;
}
