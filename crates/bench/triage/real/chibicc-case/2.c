/* cassay 5/whole/700468/size=2500,barrier=none,function.variadic=0,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
int q1 = 0;
int q2 = 6;
unsigned int q3 = 0U;
int g1;
unsigned int g2;
int *ga3[2] = {&g1, &g1};
static const int g4 = -400;

short h1(unsigned long long n1)
{
    if ((n1 && 0xfffffd72U) <= g4)
        return (n1 & (g2 && n1) & ((unsigned int)n1 << 10 ^ (unsigned int)n1 >> 22)) + n1 * 3;
    return (n1 << 17 << 31) + n1 * 11;
}

short h2(unsigned int n1, unsigned int n2)
{
    return h1(n2 + n1);
}

int h3(short a, short b)
{
    return a >= b;
}

int f3(int n1, int **n2, int n3, unsigned int n4, const int n5)
{
    const short a1[6][2] = {{-32765, 2371}, {5, 775}, {128}};
    int x2 = -n5 | g2;
    unsigned int x3 = 0;
    char x4 = x2;
    unsigned short x5 = 15;
    for (long i6 = 0; i6 < q2; ++i6) {
        if ((a1[i6][1] | 898) >= *ga3[(n1 ? i6 : i6) & 1])
            x3 = (i6 | 907281) - x3;
        x5 += i6 * -126 > 1L ? i6 * -126 : 1L;
        if (~g2 > a1[i6][1])
            x4 += (a1[i6][1] & a1[i6][i6 & 1]) < -772 ? a1[i6][1] & a1[i6][i6 & 1] : -772;
        if ((unsigned int)a1[i6][1] << 25 != a1[i6][1])
            n1 = (unsigned int)n1 * 31 + (int)i6;
        switch ((unsigned long long)x3 ^ 0x74339adc4ULL) {
        case 0x7433475d5ULL:
            if (q1) {
                long x7 = 3L;
                int x8 = 3583;
                for (short i9 = 2; h3(i9, 0); --i9) {
                    x4 += ~g2 > 0xfffffffcU ? ~g2 : 0xfffffffcU;
                    if (a1[i9 * 2 + 1][1] - i9 > g1)
                        x7 += a1[i9 * 2 + 1][1] & (i9 ? i9 : 9 <= i9);
                    n4++;
                    if ((x4 ? i9 : 0xfffffffffffffff9ULL) == i6) {
                        n4 += i9;
                        return 1708412;
                    }
                    x8 = (((unsigned int)i9 & ((unsigned int)i9 - 1)) == 0) < x8
                        ? ((unsigned int)i9 & ((unsigned int)i9 - 1)) == 0 : x8;
                }
            }
            g1 += ((unsigned int)n3 << 24) + x5;
        }
    }
    x2 += x3 + x4 + x5;
    if (q3)
        x2 = h2(0xfffffcc6U, -3 && g2) / q3;
    return ((unsigned int)x5 << (13L & 31)) + (g1 + n1 + x2 + n3 + n4 * 9);
}

long long v1[8] = {-1, 296, -21, 1, 4294966643L, 0, 536870911, 1023};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < 4; i++)
        see(f3(v1[i ^ 1], ga3, v1[i ^ 4], v1[i ^ 2], v1[i ^ 2]));
    see(g1);
    printf("%llx\n", hash);
    return 0;
}
