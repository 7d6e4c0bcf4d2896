/* cassay 4/loops/3/size=1500 */
static short g1 = -32767;
static short *gp2 = &g1;
static int g3 = 8;

static int h1(signed char a, signed char b)
{
    return a < b;
}

static signed char h2(signed char a)
{
    return a + 1;
}

static int f1(short n1)
{
    signed char i1 = 0;
    signed char *p2 = &i1;
    *p2 = 11;
    while ((*p2)--) {
        if (!((unsigned int)((unsigned int)*p2 + (unsigned int)g3 < (unsigned int)*p2 ? 0xffffffffU
            : (unsigned int)*p2 + (unsigned int)g3) % 49 > 50)) {
            n1 &= (unsigned int)i1;
        } else {
            (void)(i1 | -7);
        }
        gp2 = &g1;
    }
    *gp2 = 0xfffffff8U;
    unsigned char x3 = 0;
    short x4 = x3;
    for (unsigned int i5 = 0; i5 < 25; ++i5) {
        x3 -= i5 + ((i5 && i5) - i5);
        if ((i5 != i5) <= x4)
            return i1 > x3;
        if ((x4 - g3) & i5)
            x4 += i5 * x3;
    }
    x3 = (unsigned int)x3 * x4;
    g3 >>= g1;
    unsigned int a6[12];
    for (signed char i7 = 4; h1(i7, 8); i7 = h2(i7))
        a6[i7] = i7 & i7;
    unsigned int *p8 = a6 + 4;
    g3 = *(p8 + ((int)(0xfffffcc3U - *gp2) & 3));
    return 6L - (-123 && x4 != p8[1]);
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    h1(*gp2, g3 - (*gp2 - g1));
    g3 = h2(*gp2 | g1);
    f1(-2147483647 - 1);
    see(g1);
    see(*gp2);
    see(g3);
    printf("%llx\n", hash);
    return 0;
}
