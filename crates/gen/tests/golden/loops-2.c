/* cassay 4/loops/2/size=1500 */
static char g1 = 12;

static int h1(unsigned int a, unsigned int b)
{
    return a != b;
}

static void f1(_Bool n1, int n2)
{
    unsigned int x1 = n2 + (g1 + g1);
    signed char a2[5][4] = {
        {-125, -128, 14, -127},
        {-128, -126, 2, -32},
        {-84, 8, 16, -17},
        {-3, 3, 91, 127},
        {8, -127, -9, -128}
    };
    unsigned short x3 = -9223372036854775807L;
    unsigned short x4 = 65533;
    unsigned long x5 = g1;
    for (x1 = 0; h1(x1, 5); x1++)
        for (signed char i6 = 2; i6 >= 0; i6--) {
            if ((unsigned char)x4 > x1)
                return;
            x4 &= (unsigned int)(i6 & a2[x1][i6]) << 6;
            x5 += (unsigned int)a2[x1][i6] << 16 << 25;
            x3 = x3 * 3
                + (a2[x1][i6]
                    | ~~((x1 != 0 ? a2[x1][i6] / x1 : a2[x1][i6])
                        - (((unsigned short)a2[x1][i6] + (unsigned short)x1 > 65535 ? 65535
                            : (unsigned short)a2[x1][i6] + (unsigned short)x1 < 0 ? 0
                            : (unsigned short)a2[x1][i6] + (unsigned short)x1) | a2[x1][i6])));
        }
    x4 = x3 - x4 + x5;
    g1 -= g1 << 3 > (x5 ^ 0xfffffffdU);
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    g1 = h1(g1, h1(g1, g1));
    f1(0xfffffffffffffffcUL + (4 + 32764), 69);
    see(g1);
    printf("%llx\n", hash);
    return 0;
}
