/* cassay 5/arith/700592/size=2500,barrier=none,function.variadic=0,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
int q1 = 4;
int g1;

unsigned short h1(unsigned char n1, unsigned char n2, unsigned short n3, unsigned char n4,
    signed char n5, unsigned char n6, int n7)
{
    return ((unsigned short)n5 - (unsigned short)n6 > 65535 ? 65535
        : (unsigned short)n5 - (unsigned short)n6 < 0 ? 0 : (unsigned short)n5 - (unsigned short)n6)
        - n3 * 5;
}

int h2(signed char a, signed char b)
{
    return a <= b;
}

void f2(long long n1)
{
    signed char x1 = ((1 | n1) == g1 - +(n1 - 2) % -10)
        - (((n1 ? n1 : n1) ^ (n1 || 64823)) != (n1 | +g1) - ((-155 && n1) - (g1 | n1)));
    unsigned short x2 = 14;
    short x3 = -9;
    unsigned short x4 = 0;
    unsigned int x5 = 64783;
    char x6 = 0;
    for (signed char i7 = 1 - ((x6 | x2) & 1); h2(i7, 28); i7++) {
        x6 = x6 ^ i7;
        if ((n1 ^ i7) > g1) {
            x6 -= i7;
            break;
        }
        if (x6 - i7 > x6)
            x2 -= (unsigned int)i7 - (((char)i7 > i7) < 0xfffffffff7152096ULL);
        x4 = i7 - (i7 - (n1 ^ i7)) - x4;
        x5 += x5 << 6 ^ (i7 ^ ((i7 ? i7 : i7) + (8192 | i7)));
        if ((n1 ^ i7)
            >= h1((unsigned short)((unsigned long)x4 >> 14 ^ (unsigned long)x4 << 50),
                x1 ^ (x4 - 419), i7 % -7581 && x5, (int)(i7 - -30), -128, (g1 <= i7) | i7,
                (x2 >= n1 ? x2 : n1) < i7))
            x3 ^= i7 + x6;
        if ((x5 && x4) <= x2)
            x6 += (int)((unsigned int)x6 << (6 & 31))
                ^ (i7 ^ (((g1 & 65536) != 0 && (g1 & 32) == 0) & ((g1 & 24) == 8)));
        n1 ^= i7 + (x5 + 260U);
        if (g1 & 2)
            x6 = x6 * 9 + ((unsigned int)i7 - (g1 - ~i7));
        g1 ^= (unsigned int)i7
            - ((int)((unsigned int)(i7 - g1)
                - (h1(g1, i7 - (i7 - x6), 0xfff044b1U, 11, 11, 11, i7 - 524288) - (i7 - x2)))
                + (i7 > 0 ? i7 % i7 : i7));
    }
    x1 -= ~x5 - x4;
    g1 ^= ((x2 - x3) ^ x4 ^ x5 ^ x6) - n1 + x1;
}

long long v1[8] = {4, 0, -1, 1, -2147483647 - 1, 2147483646, 256, 1};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q1; i++)
        see(h1(v1[i], v1[i ^ 7], v1[i], v1[i], -31, v1[i ^ 1], v1[i ^ 5]));
    for (int i = 0; i < q1; i++)
        f2(v1[i ^ 7]);
    see(g1);
    printf("%llx\n", hash);
    return 0;
}
