/* cassay 5/arith/710258/size=2500,barrier=none,function.variadic=0,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
int q1 = 9;
int q2 = 5;
int q3 = 4;
long long g1 = -17LL;
long g2;

static unsigned long rem_unsigned_long(unsigned long a, unsigned long b)
{
    return b == 0 ? a : a % b;
}

static long h1(unsigned char n1)
{
    return ((unsigned int)(n1 && 808U) << ((unsigned int)(1 != n1) << 17 & 31)) - n1 * 7;
}

static int h2(signed char n1)
{
    return !(n1 != 0 ? n1 / n1 : n1) / (n1 | 1) + n1 * 5;
}

static signed char h3(signed char a)
{
    return a + 1;
}

void f3(unsigned short n1, long n2, unsigned short n3, unsigned long n4, char n5)
{
    long long x1 = ((n3 > 0 ? g1 / n3 : g1)
        - (((unsigned int)~~((int)-65094334 + ((-1338 & 1UL << (n4 & 63)) != 0)) << 7)
            - (rem_unsigned_long((-678146407 >= (n2 % 67108736 ^ 3U))
                + ~+(~n4 - (n2 - (-2147483647 - 1))), (n4 >> (g1 & 63) & 1) % 62) << (-16 & 63))))
        << 14;
    int x2 = (~(x1 - ((unsigned long long)g1 << 18))
        ^ (((unsigned long)g1 >> (n3 & 63) | (unsigned long)g1 << ((n3 & 63) ^ 63)) ^ !n5)) << 22;
    unsigned short x3 = 0;
    unsigned short x4 = x1;
    unsigned int x5 = 0xfffffff9U;
    for (signed char i6 = 1 - (1768 & 1); i6 <= 10; i6 = h3(i6)) {
        n3 += i6;
        x4 ^= n5;
        x3 += (long)i6 < 697L ? (long)i6 : 697L;
        x5 -= (unsigned int)i6 - -226;
    }
    x2 -= x3 ^ x4 ^ x5;
    unsigned char x7 = 81;
    unsigned char x8 = 174;
    unsigned short x9 = x5;
    unsigned short x10 = 2296;
    for (long i11 = 0; i11 < q1; i11++) {
        if ((x3 - 64572) & x3)
            break;
        x7 = x7 * 5 + (i11 + ((unsigned long)(i11 ^ x10) << (x4 & 63) << 3));
        x10 ^= i11 ^ i11;
        x9 += i11 + i11 < 305L ? i11 + i11 : 305L;
        if ((!i11) & x9)
            x8 ^= i11 ^ (x10 + ((i11 >= -67108353) == (unsigned long)i11 << 50));
        x3 ^= i11;
    }
    x5 = x5 ^ ((x7 ^ x8) - x9 + x10);
    g2 ^= x1 ^ n3 ^ x2 ^ x3 ^ x5;
}

long long v1[8] = {-7, -1, 67108736, 0, 1, 2097151, -9, -227};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < 5; i++)
        see(h1(v1[i]));
    for (int i = 0; i < q2; i++)
        see(h2(v1[i ^ 4]));
    for (int i = 0; i < q3; i++)
        f3(v1[i ^ 5], v1[i ^ 3], v1[i ^ 7], v1[i ^ 6], v1[i ^ 6]);
    see(g2);
    printf("%llx\n", hash);
    return 0;
}
