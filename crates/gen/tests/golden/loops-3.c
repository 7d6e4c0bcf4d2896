/* cassay 4/loops/3/size=1500 */
static int ga1[35][5];
static signed char ga2[11][12];

static char h1(_Bool n1)
{
    return (0ULL - n1 && ga1[17][0]) * n1;
}

static int h2(int a, int b)
{
    return a < b;
}

static unsigned long long f2(void)
{
    short x1 = 0
        >> (ga2[(unsigned int)ga2[(unsigned int)(ga2[8][6]
            || ga2[7][(unsigned int)(ga1[9][4] >> (1 & 31)) % 12]) % 11][10] % 11][9] & 31);
    int i2 = 0;
    while (h2(i2, 21)) {
        ga2[(unsigned int)(int)((unsigned int)ga1[i2 + 7][0] * x1) % 11][4] = i2;
        i2++;
    }
    if (i2 >= 23) {
        switch ((unsigned int)i2 % 14) {
        case 9:
            break;
        default:
            ga2[(unsigned int)i2 % 11][4] = (unsigned int)i2 * i2 - -9223372036854775807L;
            break;
        case 8: {
            ga1[i2][4] = -ga2[4][0];
        }
            break;
        }
    }
    ga1[i2 + 3][(unsigned int)(ga1[1][0] - -70) % 5] = ga2[(unsigned int)i2 % 11][2] * 523ULL;
    return h1(ga1[i2][4]);
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    ga1[33][1] = h1(ga1[21][2]);
    h2(ga1[18][0], -4);
    f2();
    for (int i1 = 0; i1 < 35; i1++)
        for (int i2 = 0; i2 < 5; i2++)
            see(ga1[i1][i2]);
    for (int i1 = 0; i1 < 11; i1++)
        for (int i2 = 0; i2 < 12; i2++)
            see(ga2[i1][i2]);
    printf("%llx\n", hash);
    return 0;
}
