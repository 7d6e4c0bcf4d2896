/* cassay 6/loops/2/size=1500 */
static unsigned long ga1[3];
static unsigned int ga2[10] = {0xfffffff9U, 12U, 57U, 13U, 15U};

unsigned char h1(unsigned char n1, signed char n2)
{
    if ((n2 & ga2[4]) == n2)
        return ((n2 - ((n2 > n1) - (n2 < n1))) >> 9) - n2 * 13;
    return n1 % 1 / ((n2 - n1) | 1) - n2 * 5;
}

unsigned long f2(signed char n1)
{
    unsigned short x1 = 0;
    unsigned int x2 = 0;
    unsigned char x3 = 16;
    signed char x4 = 0;
    signed char x5 = ga2[5];
    for (short i6 = 0; i6 < 3; i6++) {
        if ((ga1[i6] ^ x3) <= x4)
            x2 = x2 * 33 + (ga1[i6] - (i6 + ga1[i6] + ga2[i6 + 3]));
        if (x4 + ga1[i6] >= i6)
            continue;
        x1 = x1 * 31
            + (ga1[i6]
                | ((ga2[6] | ga2[i6 + 6]) < (ga1[i6] >= x5)
                    && ga2[(unsigned int)!(i6 >= ga1[2]) % 10]));
        x4 += x4 << 1 ^ (ga1[i6] + (ga1[i6] << 37));
        x5 = x5 * 3 + (ga1[i6] ^ ((unsigned long)i6 + !i6 / 0xfffffffffffffffaUL));
        x3 -= (long)i6 || !i6;
        n1 -= 6L - i6 > 0L ? 6L - i6 : 0L;
    }
    x5 -= (ga2[n1 > (ga1[1] > x2)] && x4)
        < ga1[(unsigned int)h1(ga1[(unsigned int)((!ga2[1]) < 65520) % 3] == (x4 <= 249L), 1) % 3];
    return h1(n1, 126 ^ (x1 + x2 - x3 + x4 - x5));
}

static const long long v1[8] = {3, 126, 10, 1, 0, -1, 2, -4194304};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < 8; i++)
        see(f2(v1[i ^ 3]));
    printf("%llx\n", hash);
    return 0;
}
