/* cassay 5/loops/700150/size=2500,barrier=none,function.variadic=0,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
struct S1 {
    int m1;
    unsigned int b2 : 4;
};

int q1 = 7;
int q2 = 4;
struct S1 ga1[340][2];
long long ga2[749] = {-1154870873LL, 561LL, 164LL, 0LL, 0LL};
long g3;
int ga4[49][17];

unsigned char h1(unsigned short n1, int n2)
{
    n1 = n2 >> 25;
    return n1 / 0xfffffffffffffc20UL * n2 + (n1 + n2) * 7;
}

long h2(unsigned short n1)
{
    return (~n1 >> (n1 & 31) >> 17) + n1 * 5;
}

unsigned short h3(long n1)
{
    if (n1 + h2(n1 >> 15) >= h1(424, -n1))
        return (n1 & 14) - (n1 & (n1 < -1159046234)) - n1 * 9;
    return ((0xffffffffffffffc6UL & n1) | n1) - n1 * 7;
}

short h4(long *n1, int n2, char n3)
{
    return ~((unsigned int)n3 << 9) - n2 - n3 * 5;
}

int h5(unsigned char n1, unsigned short n2)
{
    return (n1 - n2) * ((n1 - n2) & n1) - (n1 - n2 * 5) * 5;
}

char f6(long *n1, struct S1 n2)
{
    unsigned char x1 = h2(65534);
    unsigned int x2 = 114U;
    unsigned short x3 = 65454;
    int x4 = 0;
    unsigned short x5 = 75;
    unsigned char x6 = 0;
    long *p7 = &g3;
    for (int i8 = 0; i8 <= 748; i8 += 2) {
        x2 -= i8;
        x1 += ga2[i8] | (ga2[i8] + (i8 + ga2[i8]) - (i8 + (x3 - ga2[i8])));
        x3++;
        x4 = (unsigned int)x4 * 33
            + ((unsigned long long)ga2[i8]
                + ((x1 <= x5)
                    * ga4[11][(unsigned int)((i8 && ga4[17][(unsigned int)(4084 && i8) % 17]) || x5)
                        % 17] > x5));
        x5 += ga2[i8] * ((unsigned long)x6 * 54L);
        x2 = ((unsigned int)(-12 ^ (*&g3 || ga2[i8])) << 27) - x2;
        x6 += (unsigned int)i8 * i8 * (x2 | ga2[i8]);
        if (g3 & 1)
            if (-x6 == i8)
                x3 -= (unsigned long long)ga2[i8] * (x4 - i8 >= i8);
        *p7 ^= ga2[i8] * ((unsigned long long)ga2[i8] * i8 * i8 * (i8 + ga2[i8]) * (ga2[i8] + 255));
    }
    n2.m1 += x1 + x2 + x3 - x4 - x5 - x6;
    ++x3;
    return x1 - (n2.b2 - n2.m1 - x3 * 9);
}

long long v1[8] = {-1, 0, -4095, -17179869185L, -127, 1, -8, 1};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q1; i++)
        see(h3(v1[i]));
    for (int i = 0; i < q1; i++)
        see(h4(&g3, v1[i ^ 4], v1[i ^ 4]));
    for (int i = 0; i < q2; i++)
        see(h5(v1[i ^ 1], v1[i ^ 2]));
    for (int i = 0; i < q2; i++)
        see(f6(&g3, ga1[(unsigned int)(ga1[150][0].b2 - ga4[48][7]) % 340][1]));
    see(g3);
    printf("%llx\n", hash);
    return 0;
}
