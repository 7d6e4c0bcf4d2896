/* cassay 4/scalar/1/size=1500 */
struct S1 {
    signed char m1;
    unsigned long m2[7];
};

static signed char ga1[5][2] = {{0, 1}, {-14, 31}, {-91, 6}, {1, 1}, {-7, -2}};
static signed char *gp2 = ga1[0];
static struct S1 gs3 = {
    24,
    {
        0xfbd45c29a00c26aUL, 0xfffffffffffffff9UL, 6UL, 0xffffffffffffff99UL, 967UL,
        0x48b05633d24e146dUL, 0xfffffffffffffff2UL
    }
};

signed char h1(signed char n1)
{
    return n1 / -14;
}

static __attribute__((noinline)) unsigned short h2(signed char *n1)
{
    return (h1(h1(0x36e75U ? n1 == gp2 : *n1) ^ (unsigned int)h1(~ga1[2][0])) & ga1[4][0]) ^ *n1;
}

signed char h3(signed char n1, signed char n2)
{
    return n2 - n1;
}

static unsigned long f4(unsigned int n1)
{
    signed char x1 = (gp2[1] >> 16) - gs3.m1;
    x1 = n1;
    return gp2[-(h2(&x1) ? h3((unsigned int)h3(5, 696U & x1), (long)*(gp2 + 1) - gp2[n1 & 1]) : x1)
        & 1];
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    gs3.m2[3] = h1(gp2[(unsigned int)ga1[3][0] * -gs3.m1 & 1] >> 17);
    h2(gp2);
    gp2[0] = h3((long long)ga1[4][0xffffffffffffe742UL & ga1[3][0] & 1],
        (gs3.m1 || 338U) % 0xfffffffdU);
    gp2[0] = f4(~gp2[1]);
    for (int i1 = 0; i1 < 5; i1++)
        for (int i2 = 0; i2 < 2; i2++)
            see(ga1[i1][i2]);
    see(*gp2);
    see(gs3.m1);
    for (int i1 = 0; i1 < 7; i1++)
        see(gs3.m2[i1]);
    printf("%llx\n", hash);
    return 0;
}
