/* cassay 4/whole/3/size=1500 */
unsigned int q1 = 27U;
int q2 = 4;
int q3 = 5;
int q4 = 8;
int g1 = 2147483644;

char h1(const int *n1)
{
    if ((*n1 != 23265UL) > g1)
        return (g1 == *n1) - (*n1 != 0xfffffffffffffff0UL);
    return (int)((unsigned int)*n1 * g1);
}

unsigned short h2(unsigned short n1, unsigned short n2)
{
    unsigned short x1;
    return __builtin_sub_overflow(n1, n2, &x1) ? 65524 : x1;
}

char h3(unsigned int n1)
{
    return (5U - n1 && n1 << 29) - n1 * 9;
}

unsigned int f4(void)
{
    long x1 = (unsigned short)(g1 ^ 213UL) | (-(unsigned short)(g1 ^ 213UL) | *&g1 >> 16);
    g1 -= x1, x1 = 19;
    while (x1--) {
        g1 += x1 * 9;
        if (q1 < 27) {
            g1--;
            g1 = x1;
            g1 &= (unsigned long)x1 << ((unsigned long)x1 * g1 & (h3(x1) + x1));
        }
        g1 -= x1 & 0xc122f7cUL;
    }
    g1 ^= x1 ? x1 : x1;
    return 65532 - 0x3e4c4de0d90b0feUL - (x1 - g1);
}

long long v1[8] = {10, -1, -262143, -19, -12, -2, 0, 1};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q2; i++)
        see(h1(&g1));
    for (int i = 0; i < q3; i++)
        see(h2(v1[i ^ 3], v1[i ^ 4]));
    for (int i = 0; i < q4; i++)
        see(h3(v1[i ^ 3]));
    for (int i = 0; i < q4; i++)
        see(f4());
    see(g1);
    printf("%llx\n", hash);
    return 0;
}
