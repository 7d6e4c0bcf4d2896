/* cassay 5/graph/700157/size=2500,barrier=none,function.variadic=0,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
int q1 = 11;
int q2 = 0;
int q3 = 3;
int q4 = 2;
int q5 = 7;
int g1;
unsigned long long g2 = 0xfffffffffffffff9ULL;

static short h1(char n1, short n2)
{
    unsigned char x1 = ((unsigned int)n2 << 18) * n1;
    return ((n2 ? g1 : g1) / 4 && n1 - 65536) - (x1 - n2 * 15 - n1) * 11;
}

static unsigned int h2(char n1, short n2, unsigned int n3, unsigned char n4, unsigned int n5,
    int *n6, unsigned char n7, short n8, char n9, const int *n10)
{
    char x1 = !(n8 - n7);
    return h1(n9 - (x1 - n2 * 15 + n3 * 13 - n5 * 11), n8);
}

int h3(unsigned long long a, unsigned long long b)
{
    return a < b;
}

unsigned long long h4(unsigned long long a)
{
    return a + 1;
}

void f3(char n1, int n2, unsigned char n3)
{
    int *volatile p1 = &g1;
    for (unsigned int i2 = 0; i2 < q1; i2++) {
        n3 -= i2 * 5;
        n2 -= ((i2 - -211) >> 30) - n3;
    }
    while (q2) {
        n2 |= *p1 * g1 | (short)n3;
        *p1 = h2(n2, -32766, (int)n2 - 32765ULL, 830 | 73, n3 | n2 && n2, &n2, g1, n1 - g2, -16,
            &n2);
    }
    unsigned long long a3[2][3];
    for (signed char i4 = 0; i4 != 2; ++i4)
        for (n3 -= g2, g2 = 0; h3(g2, q3); g2 = h4(g2)) {
            n2 -= g2 * 5;
            a3[i4][g2] = i4 - (i4 - g2);
        }
    unsigned int x5 = 1;
    for (a3[x5 & 1][0] = a3[x5 & 1][0] - g2, g2 = 0; g2 < q4; g2++) {
        n3 = n3 - g2 * 13;
        if (a3[g2][1] > x5)
            x5 = a3[g2][1];
    }
    n3 += x5;
    for (int i6 = 0; i6 < 2; i6++)
        for (int i7 = 0; i7 < 3; i7++)
            x5 += a3[i6][i7];
    g2 -= n2 - n3 - x5 * 13 - n1 * 9;
}

long long v1[8] = {-9, -1, -64, 1, 0, 7, -17179869183L, -2147483647 - 1};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q5; i++)
        see(h2(v1[i ^ 6], v1[i ^ 1], v1[i ^ 3], v1[i ^ 7], v1[i ^ 1], &g1, v1[i ^ 7], v1[i ^ 2],
            v1[i ^ 4], &g1));
    for (int i = 0; i < 7; i++)
        see(h3(v1[i ^ 2], v1[i]));
    for (int i = 0; i < 6; i++)
        see(h4(v1[i ^ 6]));
    for (int i = 0; i < q5; i++)
        f3(v1[i ^ 2], v1[i], v1[i ^ 2]);
    see(g1);
    see(g2);
    printf("%llx\n", hash);
    return 0;
}
