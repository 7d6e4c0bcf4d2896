/* cassay 5/graph/700535/size=2500,barrier=none,function.variadic=0,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
int q1 = 4;
int q2 = 7;
int q3 = 5;
volatile unsigned short g1 = 8192;

short h1(unsigned short n1, unsigned short n2, short n3)
{
    return ((n1 & -(n1 < n1)) | (n1 & ~-(n1 < n1))) + (n2 + n1 * 3) * 5;
}

unsigned short h2(volatile unsigned short *n1, short n2, short n3)
{
    return h1(n3, n2, 1);
}

static unsigned short h3(unsigned short n1, long n2, short n3)
{
    char x1 = 256 & ((n1 | n1) + n2);
    return (n2 >= n3) ^ (x1 + n1 * 11 + n2) * 13;
}

short h4(char n1)
{
    if ((n1 ? n1 : n1) == n1)
        return (n1 <= -227) + n1 * 11;
    return (n1 < !n1) + n1 * 5;
}

char h5(int n1, unsigned char n2, int n3)
{
    unsigned int x1 = n3 + (((unsigned int)n2 << 19) ? n3 : n1);
    return ((n1 | x1) ? n3 ^ 12 : (n1 >= 1) - 40) ^ ((x1 ^ n2 * 5) - n1) * 5;
}

unsigned int f6(short n1)
{
    unsigned short x1 = n1;
    long t2 = 41;
L2:
    n1 = (h1(t2, t2 != -679, (t2 != 9U) < t2) - (t2 | -2147483647) - x1) ^ n1;
    x1 = x1 * 9 ^ t2;
L3:
    n1 = (((unsigned long)t2 > (unsigned long)t2 ? (unsigned long)t2 - (unsigned long)t2 : 0) ^ x1)
        + n1;
    x1 = x1 * 3 - t2;
    if (--t2 <= 0)
        goto L1;
    switch (x1 >> 3 & 1) {
    case 0:
        goto L4;
    case 1:
        goto L2;
    }
L4:
    n1 -= (t2 > -657) <= !t2;
    x1 = x1 * 3 ^ h1(~(t2 >> 30), t2 >> 3, n1 > x1);
    if (--t2 <= 0)
        goto L1;
    if (x1 % 3 == 1)
        goto L4;
    goto L5;
L5:
    n1 -= x1 != 0 ? x1 % x1 : x1;
    x1 = x1 * 9 ^ x1;
    if (--t2 <= 0)
        goto L1;
    if (x1 % 6 != 4)
        goto L3;
L1:
    n1 = x1 - n1;
    n1 -= x1 + t2;
    return (t2 & -9) - (x1 - n1 * 5);
}

long long v1[8] = {6, -2147483647 - 1, 257, 0, 1, 0, -1, 3};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q1; i++)
        see(h1(v1[i], v1[i ^ 1], v1[i ^ 2]));
    for (int i = 0; i < q2; i++)
        see(h2(&g1, v1[i ^ 3], v1[i ^ 6]));
    for (int i = 0; i < q3; i++)
        see(h3(v1[i ^ 6], v1[i ^ 2], v1[i]));
    for (int i = 0; i < q3; i++)
        see(h4(v1[i ^ 3]));
    for (int i = 0; i < q1; i++)
        see(h5(v1[i ^ 1], v1[i ^ 1], g1 & 632));
    for (int i = 0; i < q3; i++)
        see(f6(v1[i ^ 6]));
    printf("%llx\n", hash);
    return 0;
}
