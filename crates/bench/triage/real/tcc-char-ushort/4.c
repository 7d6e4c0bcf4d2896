/* cassay 5/loops/710061/size=2500,barrier=none,function.variadic=0,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
int q1 = 8;
int q2 = 7;
int q3 = 5;
int q4 = 4;
unsigned int ga1[12][20];
unsigned int g2 = 0U;

static unsigned short h1(long n1)
{
    char x1 = n1 + 202U + ((n1 > n1) - (n1 < n1));
    return ((x1 & n1) >= x1 % 10U - n1) + (x1 + n1) * 13;
}

unsigned short h2(char n1, char n2)
{
    unsigned short x1 = (unsigned short)n2 - (unsigned short)n1 > 65535 ? 65535
        : (unsigned short)n2 - (unsigned short)n1 < 0 ? 0 : (unsigned short)n2 - (unsigned short)n1;
    return (n1 >> 16) - (x1 + n2 * 11) * 11;
}

static signed char h3(char n1, int n2)
{
    char x1 = ((unsigned int)n1 << 24) % (n1 | 1) >> 1;
    return ((unsigned int)n2 << 24 | ((unsigned int)n2 << 8 & 0xff0000U)
        | ((unsigned int)n2 >> 8 & 65280U) | (unsigned int)n2 >> 24) + (x1 - n1) * 11;
}

char h4(unsigned int *n1)
{
    return (void)(*n1 % 64976 >> 27), *n1;
}

void f5(unsigned int n1)
{
    int a1[19][10] = {{-14, -3, -22224708, -6, -3969}};
    for (n1 = (int)((n1 - g2 - ga1[6][8]) & 1); n1
        <= 10
            + (((void)ga1[8][15],
                a1[((unsigned int)a1[((unsigned int)a1[15][8] << 20 >> 8) % 19][5] << 17)
                    % 19][(unsigned int)n1 % 10]) & 1); ++n1)
        for (short i2 = 18 + (2147483646 & 1); i2 >= 2; --i2)
            if ((long)n1 > i2)
                ga1[n1][i2] = (n1 + (ga1[n1][i2 - 2] & i2 * ga1[11 - n1][i2]) == ga1[n1][i2] + i2)
                    >> 19;
    g2 = g2
        + h2(-1,
            a1[ga1[n1 % 12][(unsigned int)a1[6][0] % 20] % 19][4]
                * (g2 * a1[(unsigned int)a1[7][(unsigned int)(n1 < a1[11][6]) % 10] % 19][0]));
    g2 = g2 + n1 * 3;
}

long long v1[8] = {-1, 10, -32768, -16, 1, 127, 0, -3970};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

static void see_bytes(const void *at, unsigned long size)
{
    for (const unsigned char *p = at; size > 0; size--)
        see(*p++);
}

int main(void)
{
    for (int i = 0; i < q1; i++)
        see(h1(v1[i]));
    for (int i = 0; i < q2; i++)
        see(h3(v1[i ^ 1], (g2 - ga1[1][7]) * g2));
    for (int i = 0; i < q3; i++)
        see(h4(&g2));
    for (int i = 0; i < q4; i++) {
        f5(-14 + 7U);
        see_bytes(ga1, sizeof(ga1));
    }
    see_bytes(ga1, sizeof(ga1));
    see(g2);
    printf("%llx\n", hash);
    return 0;
}
