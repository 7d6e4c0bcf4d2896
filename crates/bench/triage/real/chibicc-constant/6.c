/* cassay 5/whole/700375/size=2500,barrier=none,function.variadic=0,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
int q1 = 12;
int q2 = 75;
int q3 = 7;
int q4 = 8;
int q5 = 4;
static int g1 = -14;

static char h1(unsigned long n1, short n2)
{
    return (unsigned long)(n2 - 0x32c625d4895ac1a9UL) - n2 * 13;
}

unsigned long f2(short n1)
{
    int a1[13] = {-7139, -2147483646, 2147483645, 8380416, -119426149};
    unsigned int x2 = a1[12];
    long x3 = 177L;
    short x4 = 2;
    int *p5 = &g1;
    for (unsigned short i6 = 0; i6 < q1; i6++) {
        x4 += i6;
        x4 += i6 - a1[i6] < 87380271 ? i6 - a1[i6] : 87380271;
        n1 = (int)((unsigned int)n1 - (i6 + a1[i6] > 20927028 ? i6 + a1[i6] : 20927028));
        if ((i6 || -128) <= a1[i6])
            x2++;
        if ((a1[i6] < x2) & a1[i6])
            x3 -= g1 - i6 > 16 ? g1 - i6 : 16;
        if (g1 & 8)
            n1 = n1 * 33 + (int)((unsigned int)a1[i6] + ((a1[i6] | *(a1 + 5)) >> 5));
        *p5 ^= i6;
    }
    g1 = g1 - (x2 - x3 - x4);
    n1 -= g1 & (268435456 & x4);
    return (x3 | x4) + (g1 - n1);
}

unsigned long g2 = 0xff80000000000UL;

static char h3(long long n1, short n2, char n3)
{
    return (n3 >> 14 | n3) - n3 * 9;
}

long f4(long n1, char n2, long n3)
{
    n3 = !g1 >> 20;
    return (n2 >> 3) + (n3 - n1);
}

int g3 = 133693440;

static _Bool h5(short n1)
{
    return (n1 >> 2) - n1 * 5;
}

static _Bool f6(unsigned long n1, _Bool n2, char n3, _Bool n4, char n5, long n6)
{
    if (!(q2 > 77)) {
        n3 = n4;
        n3 += *&g2 / 0xfffffffffffffffcUL;
    } else
        n5 += (n3 & g2) + *&n2 - n6;
    n3 += 0xfffffffffffffca7UL + n6;
    return ((-546 | n4 >> 31) + (n3 + n1 + n2 - n5 + n6)) & 1;
}

long long v1[8] = {-1, 178, -2147483647 - 1, -2147483647 - 1, 0, -4, 1, -13};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q3; i++)
        see(h1(v1[i ^ 3], v1[i ^ 4]));
    for (int i = 0; i < q4; i++)
        see(f2(v1[i ^ 5]));
    for (int i = 0; i < q5; i++)
        see(h3(1LL, v1[i ^ 5], v1[i ^ 2]));
    for (int i = 0; i < q4; i++)
        see(f4(v1[i ^ 2], v1[i ^ 5], v1[i ^ 6]));
    for (int i = 0; i < q4; i++)
        see(h5(v1[i ^ 7]));
    for (int i = 0; i < q5; i++)
        see(f6(v1[i ^ 3], v1[i ^ 2], -119, v1[i ^ 1], v1[i ^ 3], v1[i ^ 7]));
    see(g1);
    printf("%llx\n", hash);
    return 0;
}
