/* cassay 4/loops/3/size=1500 */
struct S1 {
    _Bool m1[2];
    signed char m2[7];
};

struct S2 {
    struct S1 m1;
    int b2 : 8;
};

static unsigned long long ga1[26][11];

static inline signed char h1(short n1)
{
    unsigned int x1 = n1 | -0xffffffffffffffffULL * (n1 % 8);
    return (1 - n1) * n1 >> 9;
}

static unsigned int f2(void)
{
    _Bool x1 = -2;
    x1 = ga1[11][0];
    return ga1[16][1] >> (2048 & 63);
}

static int ga2[6][15];
static int g3 = 2048;
static struct S2 ga4[2][2];

static short h3(signed char n1)
{
    return (124 || n1 | n1) * n1;
}

static void f4(void)
{
    int *volatile a1[2] = {&g3, ga2[2]};
    a1[1] = &g3;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    ga2[5][8] = h1(h3(64));
    f2();
    ga2[5][3] = h3(ga1[23][(unsigned int)!ga1[19][1] % 11] >> 6 >= 0xfffffffffffffffcULL);
    f4();
    for (int i1 = 0; i1 < 26; i1++)
        for (int i2 = 0; i2 < 11; i2++)
            see(ga1[i1][i2]);
    for (int i1 = 0; i1 < 6; i1++)
        for (int i2 = 0; i2 < 15; i2++)
            see(ga2[i1][i2]);
    see(g3);
    for (int i1 = 0; i1 < 2; i1++)
        for (int i2 = 0; i2 < 2; i2++) {
            for (int i3 = 0; i3 < 2; i3++)
                see(ga4[i1][i2].m1.m1[i3]);
            for (int i3 = 0; i3 < 7; i3++)
                see(ga4[i1][i2].m1.m2[i3]);
            see(ga4[i1][i2].b2);
        }
    printf("%llx\n", hash);
    return 0;
}
